#!/usr/bin/env python3
"""Fails on an include or QML import that goes the wrong way, on Qt in the rules and on SQL outside the store."""
import pathlib
import re
import sys

# Each room under src/ and the rooms it may use besides itself. Who is not named here may be used by nobody. The places of the
# app are rooms of their own, of which none uses another but those that are there for all.
ROOMS = {
    "rules": [],
    "notation": ["rules"],
    "store": ["rules", "notation"],
    "rulebook": ["rules"],
    "words": ["rules", "notation", "rulebook"],
    "platform": [],
    "ui": ["rules", "platform"],
    "cli": ["rules", "notation", "store", "rulebook", "words"],
}
BELOW = ["rules", "notation", "store", "rulebook", "words", "platform", "ui"]
PLACES = ["home", "newmatch", "table", "roundend", "score", "history", "players", "rulebook", "settings"]
ROOMS["app/shell"] = BELOW
ROOMS["app/match"] = [*BELOW, "app/shell"]
for place in PLACES:
    ROOMS[f"app/{place}"] = [*BELOW, "app/shell", "app/match"]
# The QML modules, by their folder under qml/, and those that each may import besides itself.
MODULES = {"controls": [], "shell": ["controls"], "match": ["controls", "shell"]}
for place in PLACES:
    MODULES[place] = ["controls", "shell", "match"]
# What a room must not include, besides other rooms: pattern and reason.
QT = r"Q[A-Z]\w*(/.*)?|qt?\w*\.h"
SQL = r"(QtSql/)?QSql\w*|sqlite3.*\.h"
UI = r"(QtGui|QtQml|QtQuick\w*|QtWidgets)/.*|QGui\w*|QQml\w*|QQuick\w*|QWidget|QApplication"
IMPURE = r"chrono|ctime|time\.h|random|cstdlib|stdlib\.h|cstdio|stdio\.h|[io]?f?stream|filesystem|thread|unistd\.h|sys/.*"
FORBIDDEN = {
    "rules": [(QT, "no Qt in the rules"), (IMPURE, "no clock, I/O or randomness in the rules")],
    "notation": [(QT, "notation is plain C++")],
    **{room: [(UI, "no interface below app")] for room in ("store", "rulebook", "words", "cli")},
}
SQL_STATEMENT = re.compile(r'"[^"]*\b(SELECT .+ FROM|INSERT (OR \w+ )?INTO|UPDATE .+ SET|DELETE FROM|PRAGMA \w)')
IMPORT = re.compile(r'^\s*import\s+(?:Flipside\.(\w+)|"([^"]+)")|"(qrc:[^"]+)"')
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def room_of(path: pathlib.PurePath) -> str:
    return "/".join(path.parts[:2] if path.parts[0] == "app" else path.parts[:1])


def faults(path: pathlib.Path, room: str):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if room != "store" and SQL_STATEMENT.search(line):
            yield number, "SQL belongs into src/store"
        match = INCLUDE.match(line)
        if not match:
            continue
        name = match[1] or match[2]
        other = room_of(pathlib.PurePath(name))
        if name.startswith("."):
            yield number, f'"{name}": include other rooms as "room/file.h"'
        elif "/" in name and other in ROOMS and other not in [room, *ROOMS[room]]:
            yield number, f"{room} may not use {other}"
        if room != "store" and re.fullmatch(SQL, name):
            yield number, f"<{name}>: SQL belongs into src/store"
        for pattern, reason in FORBIDDEN.get(room, []):
            if re.fullmatch(pattern, name):
                yield number, f"<{name}>: {reason}"


def qml_faults(path: pathlib.Path, module: str):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = IMPORT.search(line)
        if not match:
            continue
        if match[2] or match[3]:
            yield number, f'"{match[2] or match[3]}": import modules, and open pages through the Navigator'
        elif match[1].lower() not in [module, *MODULES[module]]:
            yield number, f"{module} may not import Flipside.{match[1]}"


def main() -> int:
    bad = 0
    files = sorted(p for p in pathlib.Path("src").rglob("*") if p.suffix in (".h", ".cpp"))
    for path in files:
        room = room_of(path.relative_to("src"))
        if room not in ROOMS:
            print(f"{path}:1: src/{room} is not among those listed; name it in tests/checks/includes.py")
            bad += 1
            continue
        for number, what in faults(path, room):
            print(f"{path}:{number}: {what}")
            bad += 1
    pages = sorted(pathlib.Path("qml").rglob("*.qml"))
    for path in pages:
        module = path.relative_to("qml").parts[0]
        if module not in MODULES:
            print(f"{path}:1: qml/{module} is not among those listed; name it in tests/checks/includes.py")
            bad += 1
            continue
        for number, what in qml_faults(path, module):
            print(f"{path}:{number}: {what}")
            bad += 1
    files += pages
    print(f"{len(files)} files looked at, {bad} wrong")
    return 1 if bad or not files else 0


sys.exit(main())
