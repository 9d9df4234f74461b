#!/usr/bin/env python3
"""Build the game's typeface and its icon font from their published sources.

    pip install fonttools==4.68.0 brotli==1.2.1
    npm install @fontsource/ysabeau-office@5.3.0 @phosphor-icons/web@2.1.2
    python3 make.py NODE_MODULES

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
from tools.textface import build_text

HERE = Path(__file__).resolve().parent
# Style, weight of the source, weight declared.
WEIGHTS = [("Light", 300, 300), ("Regular", 500, 400), ("Bold", 700, 700)]


def main():
    modules = Path(sys.argv[1])
    for style, cut, weight in WEIGHTS:
        build_text(modules / "@fontsource/ysabeau-office/files", HERE, style, cut, weight)
    build_icons(modules / "@phosphor-icons/web/src", HERE)


if __name__ == "__main__":
    main()
