# flipside_add_art(flipside_ui): the drawings in qml/art become artdata.h. Read out by this file as a script of its own, so that a
# changed drawing is all it takes to draw it anew.
if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(FLIPSIDE_ART_SCRIPT ${CMAKE_CURRENT_LIST_FILE})
    function(flipside_add_art target)
        set(art ${CMAKE_SOURCE_DIR}/qml/art)
        set(header ${CMAKE_CURRENT_BINARY_DIR}/art/artdata.h)
        file(GLOB_RECURSE drawings CONFIGURE_DEPENDS ${art}/*.svg)
        add_custom_command(OUTPUT ${header}
            COMMAND ${CMAKE_COMMAND} -DART=${art} -DHEADER=${header} -P ${FLIPSIDE_ART_SCRIPT}
            DEPENDS ${drawings} ${FLIPSIDE_ART_SCRIPT}
            COMMENT "Reading the drawings of qml/art" VERBATIM)
        target_sources(${target} PRIVATE ${header})
        set_source_files_properties(${header} PROPERTIES SKIP_AUTOGEN ON)
        target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/art)
    endfunction()
    return()
endif()

cmake_minimum_required(VERSION 3.25)

# Only what the pen can draw: a designer's program may write more.
macro(refuse what)
    message(FATAL_ERROR "qml/art/${name}.svg: ${what}. qml/art/README.md says what a drawing may hold.")
endmacro()

# What a tag says of itself, or else what the whole drawing says, or else what SVG does.
macro(read_attribute variable tag attribute otherwise)
    if("${tag}" MATCHES "[ \t\r\n]${attribute}=\"([^\"]*)\"")
        set(${variable} "${CMAKE_MATCH_1}")
    else()
        set(${variable} "${otherwise}")
    endif()
endmacro()

macro(require variable pattern what)
    if(NOT "${${variable}}" MATCHES "^(${pattern})$")
        refuse("${what}, not \"${${variable}}\"")
    endif()
endmacro()

set(number "[0-9]+(\\.[0-9]+)?")
set(color "none|currentColor|#[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]")
set(paths "")
set(drawings "")
set(count 0)
file(GLOB_RECURSE files RELATIVE ${ART} ${ART}/*.svg)
list(SORT files COMPARE STRING)
foreach(file ${files})
    string(REGEX REPLACE "\\.svg$" "" name ${file})
    file(READ ${ART}/${file} text)
    string(REGEX REPLACE "<!--[^>]*-->" "" text "${text}")
    string(REGEX MATCHALL "<[^>]+>" tags "${text}")
    set(first ${count})
    foreach(tag IN LISTS tags)
        if(tag MATCHES "^<(\\?xml|/|title|desc)")
            continue()
        endif()
        if(tag MATCHES "[ \t\r\n](style|transform)=")
            refuse("without ${CMAKE_MATCH_1}=, please: colours and widths are attributes, and paths lie where they are drawn")
        endif()
        if(tag MATCHES "^<svg[ \t\r\n>]")
            read_attribute(box "${tag}" viewBox "")
            require(box "0 0 ${number} ${number}" "viewBox is 0 0 and a size")
            string(REGEX REPLACE "^0 0 " "" box "${box}")
            string(REPLACE " " ", " box "${box}")
            read_attribute(all_fill "${tag}" fill "#000000")
            read_attribute(all_stroke "${tag}" stroke none)
            read_attribute(all_width "${tag}" stroke-width 1)
        elseif(tag MATCHES "^<path[ \t\r\n/>]")
            read_attribute(data "${tag}" d "")
            string(REGEX REPLACE "[ \t\r\n]+" " " data "${data}")
            require(data "M[-MLHVCZ0-9., ]+" "a path is written with absolute M, L, H, V, C and Z")
            read_attribute(fill "${tag}" fill ${all_fill})
            require(fill "${color}" "fill is none, currentColor or #RRGGBB")
            read_attribute(stroke "${tag}" stroke ${all_stroke})
            require(stroke "${color}" "stroke is none, currentColor or #RRGGBB")
            read_attribute(width "${tag}" stroke-width ${all_width})
            require(width "${number}" "stroke-width is a number")
            read_attribute(class "${tag}" class "")
            require(class "|detail" "the only class is detail")
            set(detail false)
            if(class)
                set(detail true)
            endif()
            string(APPEND paths "    {\"${data}\", \"${fill}\", \"${stroke}\", ${width}, ${detail}},\n")
            math(EXPR count "${count} + 1")
        else()
            refuse("only paths, please, not ${tag}")
        endif()
    endforeach()
    math(EXPR length "${count} - ${first}")
    if(length EQUAL 0)
        refuse("there is no path in it")
    endif()
    string(APPEND drawings "    {\"${name}\", ${box}, std::span<const Path>(kPaths + ${first}, ${length})},\n")
endforeach()

file(WRITE ${HEADER} "// Made of qml/art by src/ui/art.cmake.
#pragma once

#include \"ui/art.h\"

namespace app::art {

inline constexpr Path kPaths[] = {
${paths}};

inline constexpr Drawing kDrawings[] = {
${drawings}};

} // namespace app::art
")
