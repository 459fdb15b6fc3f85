# flipside_add_qml_module(flipside_score Score QML_DIR score SOURCES … QML_FILES … IMPORTS … LIBS …): the static library flipside_score with the
# QML module Flipside.Score, made of the C++ beside the caller and of qml/score. ALONE names sources that batches of files cannot hold:
# each has translated texts of its own behind one name.
function(flipside_add_qml_module target name)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "QML_DIR" "SOURCES;QML_FILES;IMPORTS;LIBS;ALONE")
    list(TRANSFORM arg_IMPORTS PREPEND Flipside.)
    list(TRANSFORM arg_QML_FILES PREPEND ${CMAKE_SOURCE_DIR}/qml/${arg_QML_DIR}/)
    foreach(file ${arg_QML_FILES})
        get_filename_component(alias ${file} NAME)
        set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${alias})
    endforeach()
    # While a page is being worked on, reading it as it stands is quicker than compiling the files that hold its byte code.
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        set(as_it_stands NO_CACHEGEN)
    endif()

    qt_add_library(${target} STATIC)
    set_target_properties(${target} PROPERTIES AUTOMOC ON UNITY_BUILD ${FLIPSIDE_BATCHES})
    set_source_files_properties(${arg_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    qt_add_qml_module(${target}
        URI Flipside.${name}
        VERSION 1.0
        RESOURCE_PREFIX /qt/qml
        ${as_it_stands}
        DEPENDENCIES QtQuick QtQuick.Layouts QtQuick.Templates QtQml.Models ${arg_IMPORTS}
        SOURCES ${arg_SOURCES}
        QML_FILES ${arg_QML_FILES})
    # Byte code only: what 6.4 makes of bindings as C++ is slow to compile, sometimes wrong, and starts no faster.
    set_target_properties(${target} PROPERTIES QT_QMLCACHEGEN_ARGUMENTS "--only-bytecode")
    # The generated registration names our headers without their folder.
    target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/src PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${target} PUBLIC ${arg_LIBS} PRIVATE flipside_warnings)
    target_precompile_headers(${target} REUSE_FROM flipside_headers)
endfunction()
