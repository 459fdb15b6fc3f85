#!/usr/bin/env python3
"""Installs into an empty folder and looks at what arrives there, as a desktop would. Usage: package.py CMAKE BUILD"""
import gzip
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

CMAKE, BUILD = sys.argv[1], pathlib.Path(sys.argv[2])
SHARE = "share/"
FILES = {
    "bin/flipside",
    "bin/flipside-cli",
    SHARE + "applications/flipside.desktop",
    SHARE + "bash-completion/completions/flipside",
    SHARE + "bash-completion/completions/flipside-cli",
    SHARE + "fish/vendor_completions.d/flipside.fish",
    SHARE + "fish/vendor_completions.d/flipside-cli.fish",
    SHARE + "zsh/vendor-completions/_flipside",
    SHARE + "doc/flipside/changelog.gz",
    SHARE + "doc/flipside/copyright",
    SHARE + "icons/hicolor/scalable/apps/flipside.svg",
    SHARE + "lintian/overrides/flipside",
    SHARE + "man/man1/flipside.1.gz",
    SHARE + "man/man1/flipside-cli.1.gz",
    SHARE + "man/man5/flipside-notation.5.gz",
    SHARE + "metainfo/org.flipside_companion.Flipside.metainfo.xml",
    SHARE + "mime/packages/flipside.xml",
    *(f"{SHARE}icons/hicolor/{size}x{size}/apps/flipside.png" for size in (16, 24, 32, 48, 64, 128, 256)),
}
# The Debian package behind each QML import, and those behind these packages that they do not name themselves.
MODULES = {
    "QtQml": ["qml6-module-qtqml"],
    "QtQml.Models": ["qml6-module-qtqml-models"],
    "QtQuick.Layouts": ["qml6-module-qtquick-layouts"],
    "QtQuick": ["qml6-module-qtquick", "qml6-module-qtqml", "qml6-module-qtqml-models",
                "qml6-module-qtqml-workerscript", "qml6-module-qtquick-window"],
    "QtQuick.Layouts": ["qml6-module-qtquick-layouts"],
    "QtQuick.Shapes": ["qml6-module-qtquick-shapes"],
    "QtQuick.Templates": ["qml6-module-qtquick-templates"],
    "QtTextToSpeech": ["qml6-module-qttexttospeech"],
}


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def installed(root):
    found = {str(path.relative_to(root)) for path in root.rglob("*") if not path.is_dir()}
    yield from (f"{name} is not installed" for name in FILES - found)
    yield from (f"{name} is installed and should not be" for name in found - FILES)


# Tools that are not there are somebody else's business: ./dev test installs them.
def complaints(tool, *arguments, **options):
    if shutil.which(tool):
        result = run(tool, *arguments, **options)
        said = (result.stdout if result.returncode else "") + result.stderr
        if result.returncode or result.stderr.strip():
            yield f"{tool}: {said.strip()}"


# Flipside has no page of its own that it could name.
def appstream(metainfo):
    if shutil.which("appstreamcli"):
        said = run("appstreamcli", "validate", "--no-net", metainfo).stdout.splitlines()
        yield from (f"appstreamcli: {line}" for line in said if line[:2] in ("E:", "W:") and "url-homepage-missing" not in line)


def validators(root):
    share = root / "share"
    yield from complaints("desktop-file-validate", share / "applications/flipside.desktop")
    metainfo = share / "metainfo/org.flipside_companion.Flipside.metainfo.xml"
    yield from appstream(metainfo)
    for page in (share / "man").rglob("*.gz"):
        yield from complaints("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page,
                              env={**os.environ, "MANROFFSEQ": ""})
    for file in (metainfo, share / "mime/packages/flipside.xml", share / "icons/hicolor/scalable/apps/flipside.svg"):
        xml.etree.ElementTree.parse(file)
    yield from complaints("update-mime-database", share / "mime", env={**os.environ, "XDG_DATA_HOME": str(share)})
    globs = share / "mime/globs"
    if globs.exists() and "text/x-flipside-record:*.flip" not in globs.read_text():
        yield "*.flip is of no known type"


def options_of(*command):
    return set(re.findall(r"--[a-z][a-z-]*", run(*command, "--help").stdout))


def plain(page):
    return gzip.open(page, "rt", encoding="utf-8").read().replace("\\-", "-")


def manual(root):
    cli, page = root / "bin/flipside-cli", plain(root / "share/man/man1/flipside-cli.1.gz")
    commands = set(re.findall(r"^  ([a-z]+)  ", run(cli, "--help").stdout, re.M))
    told = set(re.findall(r"^\.SS ([a-z]+)", page, re.M))
    yield from (f"flipside-cli.1 says nothing of “{name}”" for name in commands - told)
    yield from (f"flipside-cli.1 speaks of “{name}”, which is not there" for name in told - commands)
    options = set().union(*(options_of(cli, name) for name in commands)) | {"--version"}
    yield from (f"flipside-cli.1 says nothing of {name}" for name in options - set(re.findall(r"--[a-z-]+", page)))
    page = plain(root / "share/man/man1/flipside.1.gz")
    told = set(re.findall(r"--[a-z-]+", page))
    options = options_of(root / "bin/flipside")
    yield from (f"flipside.1 and --help differ about {name}" for name in options ^ told)


def notation(root):
    """What the reader takes, the page tells: events, words of the header, table rulings and their values."""
    page = plain(root / "share/man/man5/flipside-notation.5.gz")
    reader = pathlib.Path("src/notation/eventreader.cpp").read_text(encoding="utf-8")
    words = set(re.findall(r'^    {"([a-z]+)", ', reader, re.M))
    words |= {"edition", "players", "scoring", "rule", "note", "flip2019", "flip2020", "mini56", "collect", "tally"}
    rulings = pathlib.Path("src/rules/rulings.h").read_text(encoding="utf-8")
    for name, values in re.findall(r'\.name = "([a-z-]+)".*?\.choiceNames = {([^}]*)}', rulings, re.S):
        words |= {name, *re.findall(r'"([a-z-]+)"', values)}
    told = set(re.findall(r"[a-z][a-z0-9-]*", re.sub(r"\\f[A-Z]", " ", page)))
    yield from (f"flipside-notation.5 says nothing of “{word}”" for word in sorted(words - told))


BASH = """source "$1"; COMP_WORDS=($2); [[ $2 == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); compopt() { :; }
    name=_${COMP_WORDS[0]//-/_}; $name "${COMP_WORDS[0]}" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
    echo "${COMPREPLY[@]}" """
# As zsh's own completion calls it, with its two ways out put in their place.
ZSH = """source "$1"; words=(${=2}); [[ $2 == *' ' ]] && words+=(''); CURRENT=$#words
    compadd() { print -rl -- ${(M)found:#${words[CURRENT]}*} }; _files() { print -rl -- ${words[CURRENT]}*(N) }; _flipside"""
FISH = 'source $argv[1]; complete -C "$argv[2]" | string replace -r "\t.*" "" | string trim -r -c /'
FILES_OF = {"bash": "bash-completion/completions/flipside-cli", "zsh": "zsh/vendor-completions/_flipside",
            "fish": "fish/vendor_completions.d/flipside-cli.fish"}
SHELLS = {"bash": ("bash", "-c", BASH, "bash"), "zsh": ("zsh", "-f", "-c", ZSH, "zsh"), "fish": ("fish", "-N", "-c", FISH)}


def complete(root, line, shell="bash"):
    path = {**os.environ, "PATH": f"{root}/bin:{os.environ['PATH']}", "HOME": str(root.parent)}
    return run(*SHELLS[shell], root / "share" / FILES_OF[shell], line, env=path, cwd=root).stdout.split()


def completion(root):
    for shell in (name for name in SHELLS if shutil.which(name)):
        for line, wanted in {
            "flipside-cli ref": ["referee"],
            "flipside-cli --database x.db ref": ["referee"],
            "flipside-cli rules --ed": ["--edition"],
            "flipside-cli rules --edition mini": ["mini56"],
            "flipside-cli referee --lang es": ["es", "es-ES"],
            "flipside-cli referee b": ["bin"],
            "flipside --data": ["--database"],
            "flipside s": ["share"],
        }.items():
            found = complete(root, line, shell)
            if found != wanted:
                yield f"“{line}” is completed by {shell} to {found}, not {wanted}"


def languages(root):
    """What speaks to people before the app does, or beside it, is in every language of the app."""
    told = re.search(r"--lang .*?: ([^.]*)\.", run(root / "bin/flipside", "--help").stdout, re.S)
    codes = re.findall(r"[\w-]+", told[1])
    if complete(root, "flipside --lang ") != codes:
        yield f"“flipside --lang” is completed to {complete(root, 'flipside --lang ')}, not {codes}"
    for page in ("flipside.1.gz", "flipside-cli.1.gz"):
        if f"{', '.join(codes[:-1])} or {codes[-1]}" not in plain(root / "share/man/man1" / page):
            yield f"{page} does not name the languages {codes}"
    for file, forms in {
        "applications/flipside.desktop": ("GenericName[{}]=", "Comment[{}]=", "Keywords[{}]="),
        "metainfo/org.flipside_companion.Flipside.metainfo.xml": ('<summary xml:lang="{}">',),
        "mime/packages/flipside.xml": ('<comment xml:lang="{}">',),
    }.items():
        text = (root / "share" / file).read_text(encoding="utf-8")
        for wanted in (form.format(code) for form in forms for code in codes if code != "en" and "-" not in code):
            if wanted not in text:
                yield f"{file} has no {wanted}"


def dependencies(_):
    config = (BUILD / "CPackConfig.cmake").read_text()
    named = re.search(r'set\(CPACK_DEBIAN_PACKAGE_DEPENDS "(.*)"\)', config)[1].split(", ")
    named += re.search(r'set\(CPACK_DEBIAN_PACKAGE_RECOMMENDS "(.*)"\)', config)[1].split(", ")
    imports = set()
    for file in pathlib.Path("qml").rglob("*.qml"):
        imports |= set(re.findall(r"^import ([A-Z][\w.]*)", file.read_text(encoding="utf-8"), re.M))
    for name in sorted(name for name in imports if not name.startswith("Flipside")):
        for package in MODULES.get(name, [f"the package of {name} (name it in {__file__})"]):
            if package not in named:
                yield f"the package does not depend on {package}, which QML imports"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder, "usr")
        result = run(CMAKE, "--install", str(BUILD), "--prefix", str(root))
        if result.returncode:
            print(result.stderr)
            return 1
        checks = (installed, dependencies, manual, notation, completion, languages, validators)
        faults = [fault for check in checks for fault in check(root)]
    for fault in faults:
        print(fault)
    print(f"{len(FILES)} files installed, {len(faults)} things wrong")
    return 1 if faults else 0


sys.exit(main())
