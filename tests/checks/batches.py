#!/usr/bin/env python3
"""Sources for clang-tidy and clazy, in batches: those of a folder that are compiled alike, eight in one file. Reading Qt's headers
is most of what these tools do, so a batch costs little more than a single source. The build file beside them has Ninja read a batch
again only when something that it includes has changed since it was found clean."""
import collections
import json
import pathlib
import re
import sys

SIZE = 8
# Each test is a program: in a batch they do without their main().
TESTS = "#include <QTest>\n" + "".join(
    f"#undef QTEST{kind}_MAIN\n#define QTEST{kind}_MAIN(test)\n" for kind in ("", "_GUILESS", "_APPLESS"))

# Names that two sources may both have in their unnamed namespaces: those do not go into one batch.
NAMES = re.compile(r"^(?:struct|class|enum class) (\w+)|^\w[^=(\n]* [&*]*(\w+)\(|^(?:inline )?const(?:expr)? .*?(k[A-Z]\w*)", re.M)

# What they find goes to standard output; how many warnings they hid in Qt, to standard error.
# Of clazy: a constant QStringLiteral allocates nothing; that match() of our models hides a search of Qt's is meant.
RULES = """rule tidy
  command = touch $out.begun && $flags -M -MF $out.d -MT $out $in && $
    { clang-tidy --quiet -p . $in 2> $out.err || { cat $out.err; false; }; } && touch -r $out.begun $out
  description = clang-tidy $in
  depfile = $out.d
  deps = gcc
rule clazy
  command = touch $out.begun && $flags -M -MF $out.d -MT $out $in && $
    CLAZY_IGNORE_DIRS='/usr/.*|.*/build/.*' clazy-standalone -p . --checks=level1,no-non-pod-global-static --extra-arg=-Werror $
    --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-overloaded-virtual $in && touch -r $out.begun $out
  description = clazy $in
  depfile = $out.d
  deps = gcc
"""


def names_of(source):
    return {name for names in NAMES.findall(source.read_text()) for name in names if name}


def batched(sources):
    batches = [] # sources, and all their names
    for source in sources:
        names = names_of(source)
        batch = next((each for each in batches if len(each[0]) < SIZE and not each[1] & names), None)
        if not batch:
            batches.append(batch := ([], set()))
        batch[0].append(source)
        batch[1].update(names)
    return [batch for batch, _ in batches]


def write(path, text): # leaves alone what would stay the same: Ninja goes by times
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def main(build):
    root = pathlib.Path.cwd()
    folder = build.resolve() / "batches"
    folder.mkdir(exist_ok=True)
    alike, known = {}, set()
    for command in json.loads((build / "compile_commands.json").read_text()):
        source = pathlib.Path(command["file"])
        ours = source.is_relative_to(root / "src") or source.is_relative_to(root / "tests")
        if ours and source not in known: # some belong to several programs
            known.add(source)
            flags = re.sub(r" -o \S+ -c \S+", "", command["command"])
            alike.setdefault((source.parent, flags), []).append(source)
    commands, rows, count = [], [RULES], collections.Counter()
    for (place, flags), sources in alike.items():
        for part in batched(sources):
            count[place] += 1
            name = f"{'_'.join(place.relative_to(root).parts)}_{count[place]}"
            batch = folder / f"{name}.cpp"
            tests = any(source.name.startswith("tst_") for source in part)
            write(batch, (TESTS if tests else "") + "".join(f'#include "{each}" // NOLINT\n' for each in part))
            commands.append({"directory": str(build.resolve()), "file": str(batch), "command": f"{flags} -I{place} -c {batch}"})
            rows += [f"build {name}.tidy: tidy {name}.cpp | {root}/.clang-tidy\n  flags = {flags} -I{place}\n",
                     f"build {name}.clazy: clazy {name}.cpp\n  flags = {flags} -I{place}\n"]
    for old in set(folder.glob("*.cpp")) - {pathlib.Path(command["file"]) for command in commands}:
        old.unlink() # of sources that are gone
    write(folder / "compile_commands.json", json.dumps(commands))
    write(folder / "build.ninja", "".join(rows))


main(pathlib.Path(sys.argv[1]))
