# SPDX-FileCopyrightText: Headroom contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler settings shared by all targets, and the function that declares a room.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release)
endif()

# With base_dir and without hash_dir, builds of several presets and checkouts share what they compiled. The sloppiness
# is what ccache asks for with precompiled headers.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

# One interface target carries the warnings and string rules, so that no room can forget them.
add_library(headroom_settings INTERFACE)
target_compile_definitions(headroom_settings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_DISABLE_DEPRECATED_UP_TO=0x060800
    HEADROOM_VERSION="${PROJECT_VERSION}")
if(MSVC)
    target_compile_options(headroom_settings INTERFACE /W4 /utf-8 /permissive-)
else()
    target_compile_options(headroom_settings INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor
        -Woverloaded-virtual -Wimplicit-fallthrough)
endif()
if(HEADROOM_WERROR)
    target_compile_options(headroom_settings INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()
if(HEADROOM_SANITIZE)
    add_compile_options(-fsanitize=${HEADROOM_SANITIZE} -fno-omit-frame-pointer)
    if(HEADROOM_SANITIZE MATCHES "undefined")
        add_compile_options(-fno-sanitize-recover=undefined)
    endif()
    add_link_options(-fsanitize=${HEADROOM_SANITIZE})
endif()
if(HEADROOM_TIDY)
    find_program(CLANG_TIDY_PROGRAM clang-tidy REQUIRED)
endif()

# The headers that nearly every file includes, compiled once for all of app/ and tests/ and once for ui/: Qt's and the
# standard library's headers are most of the work of compiling a file.
set(HEADROOM_PRECOMPILED
    <QByteArray> <QByteArrayView> <QCoreApplication> <QHash> <QMap> <QString> <QStringList> <QVariant>
    <algorithm> <expected> <functional> <memory> <optional> <utility> <vector>)
function(headroom_precompile target)
    if(HEADROOM_TIDY OR NOT HEADROOM_PRECOMPILE)
        return()
    endif()
    if(target STREQUAL "headroom_base")
        target_precompile_headers(${target} PRIVATE ${HEADROOM_PRECOMPILED})
    else()
        target_precompile_headers(${target} REUSE_FROM headroom_base)
    endif()
endfunction()

# headroom_room(NAME [SOURCES file…] [SEES room…] [PUBLIC_LIBS lib…] [PRIVATE_LIBS lib…] [FOLDER name] [HEADERS file…])
#
# Declares a room of the house as the static library headroom_NAME. SEES lists the rooms below that it may
# include from. Headers are included as "<room>/file.h"; each room's include path holds forwarding headers for
# that room alone, so an include from a room that is not in SEES (or below one that is) fails to compile.
# FOLDER and HEADERS serve the one folder that holds two rooms: ui/shell, whose case model lies below the pages
# and whose window lies above them. By default the folder is the name and all its headers are offered.
function(headroom_room name)
    cmake_parse_arguments(ROOM "" "FOLDER" "SOURCES;SEES;PUBLIC_LIBS;PRIVATE_LIBS;HEADERS" ${ARGN})
    if(ROOM_SOURCES)
        add_library(headroom_${name} STATIC ${ROOM_SOURCES})
        set(scope PUBLIC)
    else()
        add_library(headroom_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    string(REPLACE "_" "/" folder ${name})
    if(ROOM_FOLDER)
        set(folder ${ROOM_FOLDER})
    endif()
    set(include_root ${CMAKE_BINARY_DIR}/include/${name})
    set(headers ${ROOM_HEADERS})
    if(NOT headers)
        file(GLOB headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    endif()
    foreach(header IN LISTS headers)
        file(CONFIGURE OUTPUT ${include_root}/${folder}/${header}
             CONTENT "#pragma once\n#include \"${CMAKE_CURRENT_SOURCE_DIR}/${header}\"\n" @ONLY)
    endforeach()
    target_include_directories(headroom_${name} ${scope} ${include_root})
    target_link_libraries(headroom_${name} ${scope} headroom_settings ${ROOM_PUBLIC_LIBS})
    foreach(room IN LISTS ROOM_SEES)
        target_link_libraries(headroom_${name} ${scope} headroom_${room})
    endforeach()
    if(ROOM_PRIVATE_LIBS)
        target_link_libraries(headroom_${name} PRIVATE ${ROOM_PRIVATE_LIBS})
    endif()
    if(ROOM_SOURCES)
        headroom_precompile(headroom_${name})
    endif()
    if(HEADROOM_TIDY)
        set_target_properties(headroom_${name} PROPERTIES CXX_CLANG_TIDY "${CLANG_TIDY_PROGRAM};--quiet")
    endif()
endfunction()
