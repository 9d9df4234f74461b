#!/usr/bin/env python3
"""Build the game's typeface, the faces of other scripts and the icon font from their published sources.

    pip install fonttools==4.68.0 brotli==1.2.1 jieba==0.42.1
    npm install @fontsource/ysabeau-office@5.3.0 @phosphor-icons/web@2.1.2 @fontsource/noto-sans-sc@5.3.0 @fontsource/sarabun@5.3.0
    npm install @fontsource/noto-sans{,-jp,-tc,-kr,-arabic,-hebrew,-devanagari}@5.3.0
    python3 make.py NODE_MODULES            all fonts
    python3 make.py NODE_MODULES scripts    only the faces of other scripts, after messages have changed
    python3 make.py NODE_MODULES names      only the faces that names need on the page

The text face is cut from Ysabeau Office, whose figures are lining and of one
width. The published files are split by script, so kerning across the split is
lost; it is read here pair by pair and compiled again for the whole set. What
changes against the source, and why:

* Medium is used as Regular and Bold as Bold: light strokes thin out when set
  in ivory on dark wood.
* The em is 900 units instead of 1000: the face is small on its body, and now
  a size means what it means in other interface faces (x-height 0.46, capital
  0.73 of the size).
* Ascent minus capital height equals descent, so that a line of text centred
  by its box is centred by its capitals, and an icon beside it is as well.
* No ligatures (they swallow the dot of a Turkish i and ignore tracking); the
  short forms of f, R and T that avoid collisions are kept.
"""
import sys
from pathlib import Path

from tools.iconface import build_icons
from tools.nameface import build_names
from tools.scriptface import (
    build_outlines, build_shaped, frequent_ideographs, language_name, message_characters, names, thai_block)
from tools.textface import CHARACTERS, build_text

HERE = Path(__file__).resolve().parent
# Style, weight of the source, weight declared.
WEIGHTS = [("Light", 300, 300), ("Regular", 500, 400), ("Bold", 700, 700)]


LOCALES = HERE.parent / "locales"
LATIN = {chr(code) for code in CHARACTERS} | {"\n"}
NOTO = names("Tessera Han", "Noto Sans SC", "Copyright 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'")
SARABUN = names(
    "Tessera Thai", "Sarabun (weight 500)",
    "Copyright 2018 The Sarabun Project Authors (https://github.com/cadsondemak/Sarabun)")
# How many of the most frequent characters people can type in names and comments, beyond those of the messages.
IDEOGRAPHS = 2200
PUNCTUATION = set("，。、：；？！（）《》〈〉「」『』【】—…·～￥％＋－０１２３４５６７８９")


def build_scripts(modules):
    han = list((modules / "@fontsource/noto-sans-sc/files").glob("noto-sans-sc-*-400-normal.woff2"))
    thai = modules / "@fontsource/sarabun/files/sarabun-thai-500-normal.woff2"
    chinese = LOCALES / "zh-Hans"
    wanted = message_characters(chinese) | frequent_ideographs(IDEOGRAPHS) | PUNCTUATION
    missing = build_outlines(han, wanted - LATIN, 1060, dict(NOTO), chinese / "face.ttf")
    missing |= build_shaped(thai, thai_block(), 1080, 1210, dict(SARABUN), LOCALES / "th" / "face.ttf")
    own_names = set().union(*map(language_name, filter(Path.is_dir, LOCALES.iterdir()))) - LATIN
    sources = [*han, thai]
    missing |= build_outlines(sources, own_names, 1060, names("Tessera Names", "Noto Sans SC and Sarabun", NOTO["copyright"]), HERE / "names.ttf")
    print("without a glyph:", "".join(sorted(missing)) or "none")


def main():
    modules, parts = Path(sys.argv[1]), sys.argv[2:] or ["scripts", "names", "text"]
    if "scripts" in parts:
        build_scripts(modules)
    if "names" in parts:
        build_names(modules, LOCALES, HERE / "scripts")
    if "text" not in parts:
        return
    for style, cut, weight in WEIGHTS:
        build_text(modules / "@fontsource/ysabeau-office/files", HERE, style, cut, weight)
    build_icons(modules / "@phosphor-icons/web/src", HERE)


if __name__ == "__main__":
    main()
