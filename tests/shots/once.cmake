# cmake -DPROGRAM=… -DROOM=… -DSTAMP=… -P once.cmake
# Measures a room, unless this very program has done so before with the same Qt and found nothing: pages, words and fonts are
# all in it.
file(SHA256 "${PROGRAM}" now)
string(APPEND now " ${QT}")
if(EXISTS "${STAMP}")
    file(READ "${STAMP}" before)
    if(before STREQUAL now)
        message(STATUS "The same program found nothing here before.")
        return()
    endif()
    file(REMOVE "${STAMP}")
endif()
execute_process(COMMAND "${PROGRAM}" "${ROOM}" RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "Not everything fits in the room '${ROOM}'.")
endif()
file(WRITE "${STAMP}" "${now}")
