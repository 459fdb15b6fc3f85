#!/usr/bin/env python3
"""Fails on an include that goes the wrong way through the house, on Qt in the rules and on SQL outside the store."""
import pathlib
import re
import sys

# Each room under src/ and the rooms it may use besides itself. Who is not named here may be used by nobody.
ROOMS = {
    "rules": [],
    "notation": ["rules"],
    "store": ["rules", "notation"],
    "rulebook": ["rules"],
    "words": ["rules", "notation", "rulebook"],
    "platform": [],
    "app": ["rules", "notation", "store", "rulebook", "words", "platform"],
    "cli": ["rules", "notation", "store", "rulebook", "words"],
}
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
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def faults(path: pathlib.Path, room: str):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if room != "store" and SQL_STATEMENT.search(line):
            yield number, "SQL belongs into src/store"
        match = INCLUDE.match(line)
        if not match:
            continue
        name = match[1] or match[2]
        other = name.split("/")[0]
        if name.startswith("."):
            yield number, f'"{name}": include other rooms as "room/file.h"'
        elif "/" in name and other in ROOMS and other not in [room, *ROOMS[room]]:
            yield number, f"{room} may not use {other}"
        if room != "store" and re.fullmatch(SQL, name):
            yield number, f"<{name}>: SQL belongs into src/store"
        for pattern, reason in FORBIDDEN.get(room, []):
            if re.fullmatch(pattern, name):
                yield number, f"<{name}>: {reason}"


def main() -> int:
    bad = 0
    files = sorted(p for p in pathlib.Path("src").rglob("*") if p.suffix in (".h", ".cpp"))
    for path in files:
        room = path.parts[1]
        if room not in ROOMS:
            print(f"{path}:1: src/{room} is no room of the house; name it in tests/checks/includes.py")
            bad += 1
            continue
        for number, what in faults(path, room):
            print(f"{path}:{number}: {what}")
            bad += 1
    print(f"{len(files)} files looked at, {bad} wrong")
    return 1 if bad or not files else 0


sys.exit(main())
