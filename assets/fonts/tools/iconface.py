"""The icon font: the icons named in icons.txt, and a table of their codes."""
import json

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from .facefile import assemble, copy_outline, finish

# Characters that text may use for an icon without knowing its private code.
ALIASES = {
    "↶": "arrow-u-up-left", "↷": "arrow-u-up-right", "↺": "arrow-counter-clockwise",
    "↻": "arrow-clockwise", "✓": "check", "✕": "x", "☰": "list", "⚙": "gear",
    "★": "star-fill", "☆": "star", "⚠": "warning",
    "■": "square-fill", "□": "square", "◆": "diamond-fill", "◇": "diamond",
    "▶": "play-fill",
}


def build_icons(folder, out):
    fonts, codes = {}, {}
    for style in ("regular", "fill"):
        base = folder / style
        fonts[style] = TTFont(next(base.glob("Phosphor*.ttf")))
        chosen = json.loads((base / "selection.json").read_text())["icons"]
        codes[style] = {i["properties"]["name"]: i["properties"]["code"] for i in chosen}
    outlines, advances, cmap, table = {}, {}, {}, []
    pen = TTGlyphPen(None)
    outlines[".notdef"], advances[".notdef"] = pen.glyph(), 1024
    for name in (out / "icons.txt").read_text().split():
        style = "fill" if name.endswith("-fill") else "regular"
        code = codes[style][name]
        # Both styles share code points; the filled ones move to plane 15.
        target = code | 0xF0000 if style == "fill" else code
        outlines[name], advances[name] = copy_outline(fonts[style], fonts[style].getBestCmap()[code])
        cmap[target] = name
        table.append((name, target))
    for char, name in ALIASES.items():
        cmap[ord(char)] = name
    builder = assemble(1024, outlines, advances, cmap)
    names = {
        "copyright": "Copyright (c) 2020-2021 Phosphor Icons",
        "familyName": "Tessera Icons", "styleName": "Regular",
        "uniqueFontIdentifier": "Tessera Icons 1.0", "fullName": "Tessera Icons",
        "version": "Version 1.000", "psName": "TesseraIcons-Regular",
        "description": "A subset of Phosphor Icons 2.1", "licenseDescription": "MIT License",
    }
    finish(builder, "Regular", 400, 960, 64, names, out / "icons.ttf")
    lines = [f"{name}\t{code:04x}\n" for name, code in sorted(table)]
    (out / "icons.tsv").write_text("".join(lines))
