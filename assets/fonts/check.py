#!/usr/bin/env python3
"""Check the built fonts: coverage, figures of one width, kerning, icon table.

    pip install fonttools uharfbuzz
    python3 check.py
"""
from pathlib import Path

import uharfbuzz as hb
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
LIMIT = 60 * 1024
NEEDED = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA1, 0x180))).replace("\xad", "")
    + "–—‘’“”…•·×−½←→↑↓"
)
COLUMNS = [["11:17", "04:31", "58:09"], ["+10.80", "−01.25", "+00.04"], ["1", "4", "7"]]


def shaper(path):
    font = hb.Font(hb.Face(path.read_bytes()))

    def width(text):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        return sum(p.x_advance for p in buffer.glyph_positions)

    return width


def check_text(path):
    font = TTFont(path)
    cmap, width = font.getBestCmap(), shaper(path)
    missing = [c for c in NEEDED if ord(c) not in cmap]
    assert not missing, f"{path.name} lacks {missing}"
    assert path.stat().st_size <= LIMIT, f"{path.name} is too large"
    for column in COLUMNS:
        widths = {width(text) for text in column}
        assert len(widths) == 1, f"{path.name}: {column} differ in width: {widths}"
    heights = {font["glyf"][cmap[ord(c)]].yMax > font["OS/2"].sxHeight * 1.3 for c in "0123456789"}
    assert heights == {True}, f"{path.name}: a figure is not lining"
    for pair in ["Te", "AV", "Tş", "Vğ"]:
        alone = width(pair[0]) + width(pair[1])
        assert width(pair) < alone, f"{path.name}: {pair} is not kerned"
    caps, hhea = font["OS/2"].sCapHeight, font["hhea"]
    assert hhea.ascent - caps == -hhea.descent, f"{path.name}: capitals are not centred"


def check_icons():
    font = TTFont(HERE / "icons.ttf")
    cmap = font.getBestCmap()
    rows = [line.split("\t") for line in (HERE / "icons.tsv").read_text().splitlines()]
    assert [name for name, _ in rows] == sorted((HERE / "icons.txt").read_text().split())
    centre = (font["hhea"].ascent + font["hhea"].descent) / 2
    for name, code in rows:
        glyph = font["glyf"][cmap[int(code, 16)]]
        assert glyph.numberOfContours, f"{name} is empty"
        assert 0 <= glyph.xMin and glyph.xMax <= 1024, f"{name} leaves its em"
    circle = font["glyf"][cmap[int(dict(rows)["circle"], 16)]]
    assert abs((circle.yMin + circle.yMax) / 2 - centre) <= 1, "icons are not centred in their line"
    return len(rows)


def main():
    faces = sorted(HERE.glob("tessera-*.ttf"))
    assert len(faces) == 3, faces
    for path in faces:
        check_text(path)
    print(f"{len(faces)} faces and {check_icons()} icons are sound")


if __name__ == "__main__":
    main()
