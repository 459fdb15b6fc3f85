# Where Qt's Android and iOS kits look for manifest, plist and icons. Neither kit has been tried with it yet.
function(flipside_for_phones target)
    if(ANDROID)
        set_target_properties(${target} PROPERTIES
            QT_ANDROID_PACKAGE_SOURCE_DIR ${CMAKE_SOURCE_DIR}/src/platform/android
            QT_ANDROID_VERSION_NAME ${PROJECT_VERSION}
            QT_ANDROID_VERSION_CODE 1)
    elseif(IOS)
        set(icons ${CMAKE_SOURCE_DIR}/src/platform/ios/Assets.xcassets)
        target_sources(${target} PRIVATE ${icons})
        set_source_files_properties(${icons} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
        set_target_properties(${target} PROPERTIES
            MACOSX_BUNDLE ON
            MACOSX_BUNDLE_INFO_PLIST ${CMAKE_SOURCE_DIR}/src/platform/ios/Info.plist
            MACOSX_BUNDLE_GUI_IDENTIFIER org.flipside-companion.flipside
            MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
            MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
            XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon)
    endif()
endfunction()
