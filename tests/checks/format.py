#!/usr/bin/env python3
"""Fails on C++ or QML that is not as the formatter writes it; with --fix writes it so.

usage: format.py [--fix] cpp CLANG_FORMAT | qml QMLFORMAT"""
import concurrent.futures
import difflib
import pathlib
import subprocess
import sys

SUFFIXES = {"cpp": (".h", ".cpp"), "qml": (".qml",)}
TOGETHER = 50  # starting the tool takes longer than what it does to a file


def formatted(tool: str, *paths: pathlib.Path) -> str:
    text = subprocess.run([tool, *paths], check=True, capture_output=True, encoding="utf-8").stdout
    # The qmlformat of Qt 6.4 drops a pragma's value.
    return text.replace("pragma ComponentBehavior\n", "pragma ComponentBehavior: Bound\n")


def to_be_formatted(tool: str, paths: list[pathlib.Path]) -> list[tuple[pathlib.Path, str, str]]:
    """Each with what it is and what it should be. Only where something is wrong it matters which of them it is."""
    actual = [path.read_text(encoding="utf-8") for path in paths]
    if "".join(actual) == formatted(tool, *paths):
        return []
    rows = [(path, text, formatted(tool, path)) for path, text in zip(paths, actual)]
    return [row for row in rows if row[1] != row[2]]


def main(arguments: list[str]) -> int:
    fix = "--fix" in arguments
    kind, tool = [a for a in arguments if a != "--fix"]
    files = sorted(p for top in ("src", "qml", "tests") for p in pathlib.Path(top).rglob("*")
                   if p.suffix in SUFFIXES[kind])
    batches = [files[i:i + TOGETHER] for i in range(0, len(files), TOGETHER)]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        wrong = [row for rows in pool.map(lambda batch: to_be_formatted(tool, batch), batches) for row in rows]
    for path, actual, wanted in wrong:
        if fix:
            path.write_text(wanted, encoding="utf-8")
        else:
            sys.stdout.writelines(difflib.unified_diff(
                actual.splitlines(True), wanted.splitlines(True), str(path), "as ./dev format writes it", n=1))
    print(f"{len(files)} {kind} files looked at, {len(wrong)} {'rewritten' if fix else 'to be formatted'}")
    return 1 if wrong and not fix else 0


sys.exit(main(sys.argv[1:]))
