#!/usr/bin/env python3
"""Fails on what hides in the view: lines of QML that are too long to be read, and values without a type."""
import pathlib
import re
import sys

LONGEST = 120
# Texts are written in one piece, so that they are translated in one piece.
TEXT = re.compile(r"qsTr(anslate)?\(")
UNTYPED = [
    (re.compile(r"Q_PROPERTY\(QVariant(List|Map)\b"), "has no type: use a model, or a list of values"),
    (re.compile(r"^\s*(?!required property var modelData\b)(\w+ )*property var\b"), "has no type: name it"),
]


def faults(path: pathlib.Path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".qml" and len(line) > LONGEST and not TEXT.search(line):
            yield number, f"{len(line)} characters; {LONGEST} can be read at once"
        for pattern, what in UNTYPED:
            if pattern.search(line):
                yield number, what


def main() -> int:
    bad = 0
    files = [*pathlib.Path("qml").rglob("*.qml"), *pathlib.Path("src/app").rglob("*.h"), *pathlib.Path("src/ui").rglob("*.h")]
    for path in sorted(files):
        for number, what in faults(path):
            print(f"{path}:{number}: {what}")
            bad += 1
    print(f"{len(files)} files looked at, {bad} wrong")
    return 1 if bad or not files else 0


sys.exit(main())
