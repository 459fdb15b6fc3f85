#!/usr/bin/env python3
"""Fails on a translation with other placeholders than its source or a wrong number of plural forms.

Also on a plural of the sources without its English forms: without them people would read "3 card(s)".
usage: translations.py LUPDATE"""
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
PLURAL_FORMS = 2  # in all of them
ZERO_IS_SINGULAR = ("fr",)
PLACEHOLDER = re.compile(r"%(?:L?\d{1,2}|L?n)")
COUNT = ("%n", "%Ln")


def placeholders(text: str, without_count: bool) -> collections.Counter:
    found = PLACEHOLDER.findall(text)
    return collections.Counter(p for p in found if not (without_count and p in COUNT))


def faults_of(message: ET.Element, language: str):
    source = message.findtext("source")
    translation = message.find("translation")
    if translation.get("type") == "unfinished":
        return
    if message.get("numerus") != "yes":
        if placeholders(source, False) != placeholders(translation.text or "", False):
            yield f"placeholders differ: {translation.text!r}"
        return
    forms = [form.text or "" for form in translation.findall("numerusform")]
    if len(forms) != PLURAL_FORMS:
        yield f"{len(forms)} plural forms instead of {PLURAL_FORMS}"
    for index, form in enumerate(forms):
        exactly_one = index == 0 and language not in ZERO_IS_SINGULAR  # "one card" needs no number
        if placeholders(source, exactly_one) != placeholders(form, exactly_one):
            yield f"placeholders differ in plural form {index + 1}: {form!r}"


def check(path: pathlib.Path):
    root = ET.parse(path).getroot()
    language = path.stem.removeprefix("flipside_")
    if root.get("language") != LANGUAGES.get(language):
        yield f"{path}: language is {root.get('language')!r}, not {LANGUAGES.get(language)!r}"
    for context in root.iter("context"):
        for message in context.iter("message"):
            for fault in faults_of(message, language):
                yield f"{path}: {context.findtext('name')}: {message.findtext('source')!r}: {fault}"


def english_plurals_missing(lupdate: str):
    with tempfile.TemporaryDirectory() as folder:
        fresh = shutil.copy("i18n/flipside_en.ts", folder)
        sources = [folder for folder in ("src", "qml") if pathlib.Path(folder).is_dir()]
        subprocess.run([lupdate, "-silent", "-no-obsolete", "-pluralonly", "-disable-heuristic", "similartext",
                        *sources, "-ts", fresh], check=True)
        for context in ET.parse(fresh).getroot().iter("context"):
            for message in context.iter("message"):
                if message.find("translation").get("type") == "unfinished":
                    yield (f"i18n/flipside_en.ts: {context.findtext('name')}: {message.findtext('source')!r}: no English "
                           "plural forms; ./dev translations, then fill them in")


def main() -> int:
    files = sorted(pathlib.Path("i18n").glob("flipside_*.ts"))
    faults = [fault for path in files for fault in check(path)]
    missing = LANGUAGES.keys() - {path.stem.removeprefix("flipside_") for path in files}
    faults += [f"i18n/flipside_{language}.ts is missing" for language in sorted(missing)]
    faults += english_plurals_missing(sys.argv[1])
    print("\n".join(faults + [f"{len(files)} languages looked at, {len(faults)} faults"]))
    return 1 if faults else 0


sys.exit(main())
