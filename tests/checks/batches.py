#!/usr/bin/env python3
"""Sources for clang-tidy and clazy, in batches: those of a folder that are compiled alike, eight in one file. Reading Qt's headers
is most of what these tools do, so a batch costs little more than a single source."""
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


def main(build):
    root = pathlib.Path.cwd()
    folder = build.resolve() / "batches"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.cpp"): # of sources that have come or gone since
        old.unlink()
    alike, known = {}, set()
    for command in json.loads((build / "compile_commands.json").read_text()):
        source = pathlib.Path(command["file"])
        ours = source.is_relative_to(root / "src") or source.is_relative_to(root / "tests")
        if ours and source not in known: # some belong to several programs
            known.add(source)
            flags = re.sub(r" -o \S+ -c \S+", "", command["command"])
            alike.setdefault((source.parent, flags), []).append(source)
    commands = []
    for (place, flags), sources in alike.items():
        for part in batched(sources):
            batch = folder / f"{'_'.join(place.relative_to(root).parts)}_{len(commands)}.cpp"
            tests = any(source.name.startswith("tst_") for source in part)
            batch.write_text((TESTS if tests else "") + "".join(f'#include "{each}" // NOLINT\n' for each in part))
            commands.append({"directory": str(build.resolve()), "file": str(batch), "command": f"{flags} -I{place} -c {batch}"})
    (folder / "compile_commands.json").write_text(json.dumps(commands))


main(pathlib.Path(sys.argv[1]))
