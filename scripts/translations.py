#!/usr/bin/env python3
"""List what each language lacks, has too much or has left in English, compared with assets/locales/en."""
import re
import sys
from pathlib import Path

LOCALES = Path(__file__).resolve().parent.parent / "assets" / "locales"
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.M)
# Numbers in words, which a language may leave out.
OPTIONAL = {"count-word"}


def messages(folder):
    """The texts of all messages by (file, id)."""
    found = {}
    for path in sorted(folder.glob("*.ftl")):
        text = re.sub(r"^#.*\n?", "", path.read_text("utf-8"), flags=re.M)
        starts = [*MESSAGE.finditer(text)]
        for match, following in zip(starts, [*starts[1:], None]):
            found[path.name, match[1]] = text[match.end():following.start() if following else None].strip()
    return found


def report(english, folder):
    """Prints the faults of a language; returns the number of missing and unknown messages."""
    own = messages(folder)
    known, written = {id for _, id in english}, {id for _, id in own}
    missing = [(file, id) for file, id in english if id not in written | OPTIONAL]
    unused = [(file, id) for file, id in own if id not in known]
    same = [key for key, text in own.items() if english.get(key) == text and re.search("[a-z]{3}", re.sub(r"\{[^}]*\}", "", text))]
    print(f"{folder.name}: {len(own)} of {len(english)} messages, {len(missing)} missing, {len(unused)} unused, {len(same)} as in English")
    for title, keys in [("missing", missing), ("unused", unused), ("as in English", same)]:
        for file, id in keys:
            print(f"  {title:14} {file:20} {id}")
    return len(missing) + len(unused)


def main():
    english = messages(LOCALES / "en")
    folders = sorted(path for path in LOCALES.iterdir() if path.is_dir() and path.name != "en")
    sys.exit(1 if sum(report(english, folder) for folder in folders) else 0)


if __name__ == "__main__":
    main()
