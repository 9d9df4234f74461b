"""The text face: glyphs gathered from the script files of the source family."""
from io import StringIO

from fontTools.feaLib.builder import addOpenTypeFeatures
from fontTools.ttLib import TTFont

from .facefile import assemble, copy_outline, finish
from .kerning import SHORT_FORMS, features, kerning, pair_in

FAMILY = "Tessera Text"
SUBSETS = ["latin", "latin-ext", "math", "symbols"]
EM = 900
DESCENT = 245
CHARACTERS = sorted({ord(c) for group in [
    map(chr, range(0x20, 0x7F)),
    map(chr, range(0xA0, 0x180)),
    "ȘșȚțẞ",
    "‘’‚“”„‹›–—•…·×÷−½¼¾†′″€₺™\u200b\u2009\u202f\u2011",
    "←→↑↓↔↕↖↗↘↙≈≠≤≥∞○●",
] for c in group})


class Source:
    """One weight of the source family, its script files seen as one."""

    def __init__(self, folder, weight):
        name = "ysabeau-office-{}-{}-normal.woff2"
        self.fonts = [TTFont(folder / name.format(s, weight)) for s in SUBSETS]
        self.cmaps = [f.getBestCmap() for f in self.fonts]
        self.latin = self.fonts[0]
        gpos = self.latin["GPOS"].table
        script = {r.ScriptTag: r.Script for r in gpos.ScriptList.ScriptRecord}["latn"]
        records = [gpos.FeatureList.FeatureRecord[i] for i in script.DefaultLangSys.FeatureIndex]
        used = {i for r in records if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
        self.kerning = [gpos.LookupList.Lookup[i] for i in sorted(used)]

    def find(self, code):
        """The file and glyph name that draw `code`, or None."""
        for font, cmap in zip(self.fonts, self.cmaps):
            if code in cmap:
                return font, cmap[code]
        return None

    def pair_value(self, left, right):
        """Kerning between two glyphs of the Latin file, in source units."""
        total = 0
        for lookup in self.kerning:
            for table in lookup.SubTable:
                value = pair_in(getattr(table, "ExtSubTable", table), left, right)
                if value is not None:
                    total += value
                    break
        return total


def collect(source):
    """Outlines, advances, cmap and the source names of the chosen characters."""
    outlines, advances, cmap = {}, {}, {}
    outlines[".notdef"], advances[".notdef"] = copy_outline(source.latin, ".notdef")
    for code in CHARACTERS:
        found = source.find(code)
        if found is None:
            continue
        name = f"uni{code:04X}" if code > 0x7E else source.cmaps[0][code]
        outlines[name], advances[name] = copy_outline(*found)
        cmap[code] = name
    for letter in SHORT_FORMS:
        name = f"{letter}.short"
        outlines[name], advances[name] = copy_outline(source.latin, name)
    return outlines, advances, cmap


def build_text(folder, out, style, cut, weight):
    source = Source(folder, cut)
    outlines, advances, cmap = collect(source)
    builder = assemble(EM, outlines, advances, cmap)
    glyf = builder.font["glyf"]
    caps, x_height = glyf["H"].yMax, glyf["x"].yMax
    names = {
        "copyright": "Copyright 2023 The Ysabeau Project Authors (https://github.com/CatharsisFonts/Ysabeau)",
        "familyName": FAMILY if style in ("Regular", "Bold") else f"{FAMILY} {style}",
        "styleName": style if style in ("Regular", "Bold") else "Regular",
        "typographicFamily": FAMILY, "typographicSubfamily": style,
        "uniqueFontIdentifier": f"{FAMILY} {style} 1.0",
        "fullName": f"{FAMILY} {style}", "version": "Version 1.000",
        "psName": f"{FAMILY.replace(' ', '')}-{style}",
        "description": f"A subset of Ysabeau Office (weight {cut}), respaced on its body",
        "licenseDescription": "SIL Open Font License, Version 1.1",
        "licenseInfoURL": "https://openfontlicense.org",
        "os2": {"sCapHeight": caps, "sxHeight": x_height},
    }
    addOpenTypeFeatures(builder.font, StringIO(features(kerning(source, cmap), cmap)))
    finish(builder, style, weight, caps + DESCENT, DESCENT, names, out / f"tessera-{style.lower()}.ttf")
