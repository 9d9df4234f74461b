"""The faces of other scripts: the characters that a language needs, in one file in the language's folder."""
import re

from fontTools.fontBuilder import FontBuilder
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from .facefile import STAMP, assemble, copy_outline, finish

# Ascent and descent by the em, as the Latin face has them: lines stay as high as they are.
ASCENT, DESCENT = 1.0, 0.272


def message_characters(folder):
    """All characters of a language's messages."""
    return set("".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl"))))


def language_name(folder):
    """What the language calls itself."""
    return set(re.search(r"^language-name = (.*)$", (folder / "settings.ftl").read_text("utf-8"), re.M)[1])


def ideograph_order():
    """The place of each Chinese character by its frequency in the words of jieba's dictionary."""
    import jieba

    totals = {}
    for line in jieba.get_dict_file().read().decode("utf-8").splitlines():
        word, frequency = line.split(" ")[:2]
        for sign in word:
            if "\u4e00" <= sign <= "\u9fff":
                totals[sign] = totals.get(sign, 0) + int(frequency)
    return {sign: place for place, sign in enumerate(sorted(totals, key=lambda sign: (-totals[sign], sign)))}


def frequent_ideographs(count):
    """The most frequent Chinese characters."""
    return {sign for sign, place in ideograph_order().items() if place < count}


def thai_block():
    return {chr(code) for code in range(0xE01, 0xE5C) if not 0xE3B <= code <= 0xE3E}


def names(family, origin, copyright_line):
    return {
        "copyright": copyright_line, "familyName": family, "styleName": "Regular",
        "uniqueFontIdentifier": f"{family} 1.0", "fullName": family, "version": "Version 1.000",
        "psName": family.replace(" ", ""), "description": f"A subset of {origin}",
        "licenseDescription": "SIL Open Font License, Version 1.1", "licenseInfoURL": "https://openfontlicense.org",
    }


def build_outlines(files, wanted, em, name_table, out):
    """A face without features, gathered from many files; returns what no file has."""
    fonts = [TTFont(path) for path in sorted(files)]
    outlines, advances, cmap = {}, {}, {}
    outlines[".notdef"], advances[".notdef"] = copy_outline(fonts[0], ".notdef")
    for font in fonts:
        for code, glyph in sorted(font.getBestCmap().items()):
            if chr(code) in wanted and code not in cmap:
                name = f"uni{code:04X}"
                outlines[name], advances[name] = copy_outline(font, glyph)
                cmap[code] = name
    builder = assemble(em, outlines, advances, cmap)
    finish(builder, "Regular", 400, round(ASCENT * em), round(DESCENT * em), name_table, out)
    return wanted - {chr(code) for code in cmap}


MARKS = ["ccmp", "mark", "mkmk", "liga", "locl", "kern"]


def build_shaped(path, wanted, em, ascent, name_table, out, features=MARKS):
    """A face with the features that shape its letters and place its marks, cut from one file."""
    font = TTFont(path)
    options = Options(layout_features=features, hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(wanted))
    subsetter.subset(font)
    font["name"].names = []
    builder = FontBuilder(font=font)
    builder.setupNameTable(name_table, mac=False)
    font["head"].unitsPerEm = em
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, -round(DESCENT * em), 0
    font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender = ascent, -round(DESCENT * em)
    font["head"].created = font["head"].modified = STAMP
    font.recalcTimestamp = False
    font.flavor = None
    font.save(out)
    print(f"{out.name:22} {out.stat().st_size:6} bytes  {len(font.getGlyphOrder())} glyphs")
    return wanted - {chr(code) for code in font.getBestCmap()}
