#!/usr/bin/env python3
"""Fails on a translation with other placeholders than its source, a wrong number of plural forms or a foreign mark.

Also on a text still marked as unfinished, and on a plural of the sources without its English forms: without them people
would read "3 card(s)". With --complete besides on whatever of the sources is not translated yet, or reads as in English
without a reason in translations-same.txt.
usage: translations.py LUPDATE [--complete]"""
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

# Each file's language as Qt counts plurals in it: plain "pt" would be Brazil's, where nothing is a singular.
LANGUAGES = {"de": "de", "en": "en", "es": "es", "es_ES": "es_ES", "fr": "fr", "pt": "pt_PT"}
COMPLETE = ("de", "es", "fr", "pt")  # en holds plurals only, es_ES what differs from es
PLURAL_FORMS = 2  # in all of them
ZERO_IS_SINGULAR = ("fr",)
QUOTES = {"de": "„“", "en": "“”", "es": "“”", "es_ES": "“”", "fr": "«»", "pt": "«»"}
FOREIGN_TO_ALL = ("'", '"', "...")
BREAKABLE = re.compile(r" [;:!?»]|« ")  # in French these spaces must not break
PLACEHOLDER = re.compile(r"%(?:L?\d{1,2}|L?n)")
COUNT = ("%n", "%Ln")

Message = collections.namedtuple("Message", "context source plural finished forms")


def messages(path: pathlib.Path):
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            plural = message.get("numerus") == "yes"
            forms = translation.findall("numerusform") if plural else [translation]
            yield Message(context.findtext("name"), message.findtext("source"), plural,
                          translation.get("type") != "unfinished", [form.text or "" for form in forms])


def placeholders(text: str, without_count: bool) -> collections.Counter:
    found = PLACEHOLDER.findall(text)
    return collections.Counter(p for p in found if not (without_count and p in COUNT))


def faults_of(message: Message, language: str):
    if message.plural and len(message.forms) != PLURAL_FORMS:
        yield f"{len(message.forms)} plural forms instead of {PLURAL_FORMS}"
    for index, form in enumerate(message.forms):
        # "one card" needs no number
        exactly_one = message.plural and index == 0 and language not in ZERO_IS_SINGULAR
        if placeholders(message.source, exactly_one) != placeholders(form, exactly_one):
            yield f"placeholders differ: {form!r}"
        foreign = set("„“”«»") - set(QUOTES[language]) | set(FOREIGN_TO_ALL)
        for mark in sorted(foreign):
            if mark in form:
                yield f"{mark} is not written in this language: {form!r}"
        if language == "fr" and BREAKABLE.search(form):
            yield f"a space that may break: {form!r}"


def check(path: pathlib.Path):
    language = path.stem.removeprefix("flipside_")
    if (named := ET.parse(path).getroot().get("language")) != LANGUAGES.get(language):
        yield f"{path}: language is {named!r}, not {LANGUAGES.get(language)!r}"
        return
    for message in messages(path):
        faults = faults_of(message, language) if message.finished else ["translated, but marked as unfinished"]
        if message.finished or any(message.forms):
            for fault in faults:
                yield f"{path}: {message.context}: {message.source!r}: {fault}"


def updated(lupdate: str, path: pathlib.Path, *options: str):
    """What the file would hold once the sources were taken in."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = shutil.copy(path, folder)
        subprocess.run([lupdate, "-silent", "-no-obsolete", "-disable-heuristic", "similartext", *options,
                        "src", "qml", "-ts", fresh], check=True, stderr=subprocess.DEVNULL)
        return list(messages(fresh))


def english_plurals_missing(lupdate: str):
    path = pathlib.Path("i18n/flipside_en.ts")
    for message in updated(lupdate, path, "-pluralonly"):
        if not message.finished:
            yield (f"{path}: {message.context}: {message.source!r}: no English plural forms; ./dev translations, "
                   "then fill them in")


def allowed_same() -> dict:
    lines = pathlib.Path(__file__).with_name("translations-same.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return {(language, source): reason for languages, source, reason in rows for language in languages.split()}


def reads_as_source(message: Message) -> bool:
    words = re.search(r"[^\W\d_]", PLACEHOLDER.sub("", message.source))
    return bool(words) and not {message.source, message.source.replace("(s)", "")}.isdisjoint(message.forms)


def incomplete(lupdate: str):
    allowed = allowed_same()
    used = set()
    for language in COMPLETE:
        path = pathlib.Path(f"i18n/flipside_{language}.ts")
        for message in updated(lupdate, path):
            if not message.finished:
                yield f"{path}: {message.context}: {message.source!r}: not translated"
        for message in messages(path):
            if message.finished and reads_as_source(message):
                used.add((language, message.source))
                if (language, message.source) not in allowed:
                    yield f"{path}: {message.context}: {message.source!r}: reads as in English"
    for language, source in sorted(allowed.keys() - used):
        yield f"translations-same.txt: {source!r} in {language} needs no leave"


def main() -> int:
    lupdate = sys.argv[1]
    files = sorted(pathlib.Path("i18n").glob("flipside_*.ts"))
    faults = [fault for path in files for fault in check(path)]
    missing = LANGUAGES.keys() - {path.stem.removeprefix("flipside_") for path in files}
    faults += [f"i18n/flipside_{language}.ts is missing" for language in sorted(missing)]
    faults += english_plurals_missing(lupdate)
    if "--complete" in sys.argv[2:]:
        faults += incomplete(lupdate)
    print("\n".join(faults + [f"{len(files)} languages looked at, {len(faults)} faults"]))
    return 1 if faults else 0


sys.exit(main())
