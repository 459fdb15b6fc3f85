#!/usr/bin/env python3
"""Fails on a text that says what i18n/TERMS.md tells not to say, or that names a rule in a sentence without quotation marks.

Read are the rule texts, as people see them: with the names filled in, and Spain's Spanish with what it takes from
Spanish; and the texts of the .ts files, but for what people type. TERMS.md's names of cards, colors and sides must be
those of names.txt.
usage: terms.py"""
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

TERMS = pathlib.Path("i18n/TERMS.md")
RULES = pathlib.Path("i18n/rulebook")
LANGUAGES = ("en", "de", "fr", "es", "es_ES", "pt")
BASE = {"es_ES": "es"}  # a region holds only what differs
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "es": "“”", "es_ES": "“”", "pt": "«»"}
TYPED = ("calls",)  # contexts of words that people type

LINK = re.compile(r"\{rule:([^}]*)\}")
LINKS_BEFORE = r"(?:\{rule:[^}]*\}, )*$"  # "Read on: {rule:a}, {rule:b}."
LINKS_AFTER = r"[.)\n{]|, \{rule:|$"
CHOICE = re.compile(r"^choice: (\S+) = .*$", re.MULTILINE)
ENTRY = re.compile(r"^## (\S+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
UNSEEN = re.compile(r"^(keywords|from|editions):.*$", re.MULTILINE)


def tables():
    """Each row of TERMS.md as a dictionary by its column's heading."""
    heads = None
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            heads = None
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heads is None:
            heads = cells
        elif set(line) - set("|- "):
            if len(cells) != len(heads):
                sys.exit(f"{TERMS}: {len(cells)} cells instead of {len(heads)}: {line}")
            yield dict(zip(heads, cells))


def unsaid() -> list:
    """(language, pattern, term), from "de: liegende Farbe, einerlei; fr: …"."""
    found = []
    for row in tables():
        for part in filter(None, row.get("Do not say", "").split("; ")):
            language, colon, terms = part.partition(": ")
            if not colon or language not in LANGUAGES:
                sys.exit(f"{TERMS}: {part!r} does not begin with a language")
            for term in terms.split(", "):
                ending = r"\w*" if term.endswith("*") else ""
                pattern = re.compile(rf"(?<!\w){re.escape(term.rstrip('*'))}{ending}(?!\w)", re.IGNORECASE)
                found.append((language, pattern, term))
    return found


def names(language: str) -> dict:
    known = names(BASE[language]) if language in BASE else {}
    for line in (RULES / language / "names.txt").read_text(encoding="utf-8").splitlines():
        key, equals, value = line.partition(" = ")
        if equals and not line.startswith("#"):
            known[key] = value
    return known


def entries(language: str) -> dict:
    """Where each rule text stands, and the text, by its id; a region's with those it takes over."""
    known = entries(BASE[language]) if language in BASE else {}
    for path in sorted((RULES / language).glob("*.md")):
        text = path.read_text(encoding="utf-8")
        known[path.name] = (path, text.split("\n", 1)[0])
        for match in ENTRY.finditer(text):
            known[match[1]] = (path, UNSEEN.sub("", match[2]))
    return known


def as_seen(rule: str, text: str, known: dict) -> str:
    """With the names filled in, and the choices of a ruling by the name that a region gives them."""
    ruling = rule.removeprefix("ruling.")
    text = CHOICE.sub(lambda match: known.get(f"choice:{ruling}:{match[1]}", match[0]), text)
    return re.sub(r"\{([^}]*)\}", lambda match: known.get(match[1], match[0]), text)


def is_named_well(text: str, match: re.Match, quotes: str) -> bool:
    before, after = text[:match.start()], text[match.end():]
    if before.rstrip("\u00a0").endswith(quotes[0]) and after.lstrip("\u00a0").startswith(quotes[1]):
        return True
    alone = re.search(r"(?:: |\()" + LINKS_BEFORE, before) and re.match(LINKS_AFTER, after)
    item = before.endswith("\n- ") and after.startswith("\n")
    return match[1].startswith("card.") or bool(alone) or item


def faults_of_rules(terms: list):
    for language in LANGUAGES:
        known = names(language)
        mine = [term for term in terms if term[0] == language]
        for rule, (path, text) in entries(language).items():
            for match in LINK.finditer(text):
                if not is_named_well(text, match, QUOTES[language]):
                    yield f"{path}: {rule} ({language}): {match[0]} inside a sentence needs {QUOTES[language]}"
            seen = as_seen(rule, text, known)
            for _, pattern, term in mine:
                if pattern.search(seen):
                    yield f"{path}: {rule} ({language}): {term!r} is not said"


def messages(language: str) -> dict:
    """The texts of the screens by context, source and comment; English is what the sources say."""
    known = messages(BASE[language]) if language in BASE else {}
    path = pathlib.Path(f"i18n/flipside_{'de' if language == 'en' else language}.ts")
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source")
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            key = (context.findtext("name"), source, message.findtext("comment"))
            known[key] = (path, [source] if language == "en" else forms)
    return known


def faults_of_screens(terms: list):
    for language in LANGUAGES:
        mine = [term for term in terms if term[0] == language]
        for (context, source, _), (path, forms) in messages(language).items():
            if context in TYPED:
                continue
            for _, pattern, term in mine:
                if any(pattern.search(form) for form in forms):
                    yield f"{path}: {context}: {source!r} ({language}): {term!r} is not said"


def faults_of_names():
    for row in tables():
        key = row.get("key", "").strip("`")
        for language in LANGUAGES if key else ():
            wanted = row[language] or row[BASE.get(language, language)]
            if (actual := names(language).get(key)) != wanted:
                yield f"{TERMS}: {key} is {wanted!r} in {language}, but {actual!r} in names.txt"


def main() -> int:
    terms = unsaid()
    faults = [*faults_of_names(), *faults_of_rules(terms), *faults_of_screens(terms)]
    print("\n".join(faults + [f"{len(terms)} terms, {len(faults)} faults"]))
    return 1 if faults or not terms else 0


sys.exit(main())
