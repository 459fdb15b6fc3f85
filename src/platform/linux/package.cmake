# The Debian package, made by CPack: ./dev package.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME flipside)
set(CPACK_PACKAGE_VENDOR "The Flipside authors")
set(CPACK_PACKAGE_CONTACT "The Flipside authors <flipside@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee, score and rules for real cards with two sides")
set(CPACK_PACKAGE_DESCRIPTION
"Flipside lies on the table beside the cards. It says whether a play was legal
and why, settles challenges, keeps the score of both sides and remembers every
match. It knows the rules in English, Spanish, French, German and Portuguese.
.
It is an unofficial companion for people who play with their own cards of the
UNO FLIP family; the maker of the game has nothing to do with it.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/package)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc) # "games" is for what lies in /usr/games
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Libraries are found in the programs. QML modules and plugins are loaded by name at run time, so they are named
# here; tests/platform/package.py holds the list against what the QML files import.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    libqt6sql6-sqlite
    qml6-module-qtqml
    qml6-module-qtqml-models
    qml6-module-qtqml-workerscript
    qml6-module-qtquick
    qml6-module-qtquick-layouts
    qml6-module-qtquick-shapes
    qml6-module-qtquick-templates
    qml6-module-qtquick-window)
# Spoken calls, sounds and Wayland: without them the app works, and says what is missing where somebody asks for it.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    qml6-module-qttexttospeech
    qt6-speech-speechd-plugin
    speech-dispatcher
    "pipewire-bin | pulseaudio-utils | alsa-utils"
    qt6-wayland)
list(JOIN CPACK_DEBIAN_PACKAGE_DEPENDS ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
list(JOIN CPACK_DEBIAN_PACKAGE_RECOMMENDS ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS)
install(TARGETS flipside flipside-cli)
include(CPack)
