#!/usr/bin/env python3
"""Reads what Qt's phone kits would read: manifest, plist and icons exist, parse and name each other."""
import pathlib
import plistlib
import re
import sys
import xml.etree.ElementTree

HERE = pathlib.Path("src/platform")
ANDROID = "{http://schemas.android.com/apk/res/android}"
# What Qt's build fills in; without one of them the package would not start.
FILLED_IN = ("INSERT_APP_NAME", "INSERT_APP_LIB_NAME", "INSERT_VERSION_NAME", "INSERT_VERSION_CODE", "INSERT_PERMISSIONS")


def resources():
    """What @kind/name can mean: files by folder and name, values by tag and name."""
    found = set()
    for file in (HERE / "android/res").rglob("*.*"):
        folder = file.parent.name.split("-")[0]
        if folder != "values":
            found.add((folder, file.stem))
            continue
        for value in xml.etree.ElementTree.parse(file).getroot():
            found.add((value.tag, value.get("name")))
    return found


def android():
    text = (HERE / "android/AndroidManifest.xml").read_text(encoding="utf-8")
    yield from (f"the manifest lacks {name}" for name in FILLED_IN if f"%%{name}" not in text)
    activity = xml.etree.ElementTree.fromstring(text).find("application/activity")
    if activity.get(ANDROID + "screenOrientation") != "fullUser":
        yield "the app does not turn with the device"
    for change in ("orientation", "screenSize", "locale", "fontScale"):
        if change not in activity.get(ANDROID + "configChanges").split("|"):
            yield f"a new {change} would restart the app"
    files = [HERE / "android/AndroidManifest.xml", *(HERE / "android/res").rglob("*.xml")]
    for file in files:
        xml.etree.ElementTree.parse(file)
        for kind, name in re.findall(r'"@(\w+)/(\w+)"', file.read_text(encoding="utf-8")):
            if (kind, name) not in resources():
                yield f"{file}: there is no @{kind}/{name}"


def ios():
    with open(HERE / "ios/Info.plist", "rb") as file:
        plist = plistlib.load(file)
    if len(plist["UISupportedInterfaceOrientations"]) != 4:
        yield "the app does not turn with the device"
    languages = {path.stem.split("_")[1] for path in pathlib.Path("i18n").glob("flipside_*.ts")}
    if set(plist["CFBundleLocalizations"]) != languages:
        yield f"Info.plist names other languages than {sorted(languages)}"
    icons = HERE / "ios/Assets.xcassets/AppIcon.appiconset"
    for name in re.findall(r'"filename": "([^"]+)"', (icons / "Contents.json").read_text()):
        if not (icons / name).exists():
            yield f"there is no {icons / name}"


faults = [*android(), *ios()]
print("\n".join([*faults, f"{len(faults)} things wrong"]))
sys.exit(1 if faults else 0)
