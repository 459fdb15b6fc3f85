# Puts the desktop's files in their places. No scripts: dpkg's triggers tell menus, icons and file types.
include(GNUInstallDirs)
set(here ${CMAKE_CURRENT_SOURCE_DIR}/linux)
set(made ${CMAKE_CURRENT_BINARY_DIR}/linux)

install(FILES ${here}/flipside.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${here}/org.flipside_companion.Flipside.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${here}/flipside.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)

set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${CMAKE_SOURCE_DIR}/qml/art/brand/logo.svg DESTINATION ${icons}/scalable/apps RENAME flipside.svg)
foreach(size 16 24 32 48 64 128 256)
    install(FILES ${here}/icons/flipside-${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME flipside.png)
endforeach()

# One file knows both programs; bash looks it up by the name of the one that is typed.
foreach(program flipside flipside-cli)
    install(FILES ${here}/completion.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${program})
endforeach()

install(FILES ${here}/completion.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _flipside)
foreach(program flipside flipside-cli)
    install(FILES ${here}/completion.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME ${program}.fish)
endforeach()

# Man pages are compressed, without a time stamp so that the same sources give the same package.
find_program(FLIPSIDE_GZIP gzip)
foreach(page flipside.1 flipside-cli.1 flipside-notation.5)
    configure_file(${here}/${page}.in ${made}/${page} @ONLY)
    if(FLIPSIDE_GZIP)
        add_custom_command(OUTPUT ${made}/${page}.gz DEPENDS ${made}/${page} VERBATIM
            COMMAND ${FLIPSIDE_GZIP} -9nkf ${made}/${page})
        set(made_page ${made}/${page}.gz)
    else()
        set(made_page ${made}/${page})
    endif()
    list(APPEND pages ${made_page})
    string(REGEX MATCH "[0-9]$" section ${page})
    install(FILES ${made_page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section})
endforeach()
add_custom_target(flipside_man ALL DEPENDS ${pages})

# What a Debian package has besides.
if(FLIPSIDE_GZIP)
    configure_file(${here}/changelog ${made}/changelog COPYONLY)
    add_custom_command(OUTPUT ${made}/changelog.gz DEPENDS ${made}/changelog VERBATIM
        COMMAND ${FLIPSIDE_GZIP} -9nkf ${made}/changelog)
    add_custom_target(flipside_changelog ALL DEPENDS ${made}/changelog.gz)
    add_dependencies(flipside_man flipside_changelog)
    install(FILES ${made}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/flipside)
endif()
install(FILES ${here}/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME flipside)

# The licences in the form that Debian reads: every line indented, an empty one is a dot.
function(flipside_indented variable file)
    file(READ ${file} text)
    string(REGEX REPLACE "\n+$" "" text "${text}")
    string(REPLACE "\n" "\n " text " ${text}")
    string(REGEX REPLACE "\n +\n" "\n .\n" text "${text}")
    set(${variable} "${text}" PARENT_SCOPE)
endfunction()
flipside_indented(EXPAT ${CMAKE_SOURCE_DIR}/LICENSE)
flipside_indented(OFL ${CMAKE_SOURCE_DIR}/qml/fonts/OFL.txt)
configure_file(${here}/copyright.in ${made}/copyright @ONLY)
install(FILES ${made}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/flipside)
