#!/usr/bin/env python3
"""Fails on C++ or QML that is not as the formatter writes it; with --fix writes it so.

usage: format.py [--fix] cpp CLANG_FORMAT | qml QMLFORMAT"""
import concurrent.futures
import difflib
import pathlib
import subprocess
import sys

SUFFIXES = {"cpp": (".h", ".cpp"), "qml": (".qml",)}


def formatted(tool: str, path: pathlib.Path) -> str:
    text = subprocess.run([tool, path], check=True, capture_output=True, encoding="utf-8").stdout
    # The qmlformat of Qt 6.4 drops a pragma's value.
    return text.replace("pragma ComponentBehavior\n", "pragma ComponentBehavior: Bound\n")


def main(arguments: list[str]) -> int:
    fix = "--fix" in arguments
    kind, tool = [a for a in arguments if a != "--fix"]
    files = sorted(p for top in ("src", "qml", "tests") for p in pathlib.Path(top).rglob("*")
                   if p.suffix in SUFFIXES[kind])
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for path, wanted in zip(files, pool.map(lambda p: formatted(tool, p), files)):
            actual = path.read_text(encoding="utf-8")
            if actual == wanted:
                continue
            wrong += 1
            if fix:
                path.write_text(wanted, encoding="utf-8")
            else:
                sys.stdout.writelines(difflib.unified_diff(
                    actual.splitlines(True), wanted.splitlines(True), str(path), "as ./dev format writes it", n=1))
    print(f"{len(files)} {kind} files looked at, {wrong} {'rewritten' if fix else 'to be formatted'}")
    return 1 if wrong and not fix else 0


sys.exit(main(sys.argv[1:]))
