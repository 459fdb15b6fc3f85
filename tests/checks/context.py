#!/usr/bin/env python3
"""Fails where C++ reaches for Context::current() that could take what it uses as an argument.

It may stand in the default constructor of a QML type, which hands it on to one with arguments, and in create() of a QML singleton."""
import pathlib
import re
import sys

DEFINITION = re.compile(r"^[A-Za-z].*\(", re.MULTILINE)
DEFAULT_CONSTRUCTOR = re.compile(r"(\w+)::\1\([^()]*\)\s*:\s*\1\(")
CREATE = re.compile(r"\w+ \*\w+::create\(")


def faults(text: str):
    for use in re.finditer(r"Context::current\(\)", text):
        begins = [match.start() for match in DEFINITION.finditer(text, 0, use.start())]
        before = text[begins[-1] if begins else 0:use.start()]
        delegates = DEFAULT_CONSTRUCTOR.match(before) and "\n{" not in before
        if not delegates and not CREATE.match(before):
            yield text.count("\n", 0, use.start()) + 1


def main() -> int:
    bad = 0
    files = sorted(path for path in pathlib.Path("src").rglob("*.cpp"))
    for path in files:
        for line in faults(path.read_text(encoding="utf-8")):
            print(f"{path}:{line}: take what is used of the context as a constructor argument")
            bad += 1
    print(f"{len(files)} files looked at, {bad} wrong")
    return 1 if bad or not files else 0


sys.exit(main())
