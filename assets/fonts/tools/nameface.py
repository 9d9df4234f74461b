"""The faces that names need on the page: which characters each has, and the table that leads from a character to its face."""
import json
import unicodedata

from fontTools.subset import Options
from fontTools.ttLib import TTFont

from .facefile import assemble, copy_outline, finish
from .scriptface import ASCENT, DESCENT, build_shaped, ideograph_order, names

# Units of an em of faces with thousands of glyphs: half of the source's, a fifth of a pixel in the largest name. A third
# of the bytes of an outline are saved.
COARSE = 500
# How much smaller the letters of other scripts are than in their sources, as in the faces of the languages.
SHRINK = 1.06
# What the outlines of a face may weigh, in bytes, so that no file is larger than 400 kB; each glyph costs 16 bytes more in
# the other tables.
LARGEST, BESIDE_OUTLINE = 384_000, 16


def encoded(codec, accept=lambda code: True):
    """The characters of two bytes in a national standard, in its order."""
    found = {}
    for code in [*range(0x80, 0xD800), *range(0xE000, 0x10000)]:
        try:
            data = chr(code).encode(codec)
        except UnicodeEncodeError:
            continue
        if len(data) == 2 and accept(int.from_bytes(data, "big")):
            found[data] = chr(code)
    return [found[data] for data in sorted(found)]


def is_ideograph(char):
    return 0x3400 <= ord(char) <= 0x9FFF or 0xF900 <= ord(char) <= 0xFAFF or 0x20000 <= ord(char)


def block(*ranges):
    """The assigned characters of ranges of codes, ends included."""
    codes = [code for first, last in ranges for code in range(first, last + 1)]
    return [chr(code) for code in codes if unicodedata.category(chr(code)) not in ("Cn", "Cc", "Cs")]


def sources(modules, family):
    """The files of a family that is published in parts."""
    return [TTFont(path) for path in sorted((modules / "@fontsource" / family / "files").glob(f"{family}-*-400-normal.woff2"))]


def copyright_of(font):
    return font["name"].getDebugName(0)


class Faces:
    """Writes faces into a folder and collects their table."""

    def __init__(self, out):
        self.out, self.table, self.covered = out, {}, set()
        out.mkdir(exist_ok=True)
        for old in out.glob("*.ttf"):
            old.unlink()

    def note(self, name, path):
        """Adds a face to the table, with the characters that no earlier face has."""
        codes = {code for code in TTFont(path).getBestCmap() if code > 0x17F} - self.covered
        self.covered |= codes
        self.table[name] = ranges(codes)

    def shaped(self, name, path, chars, description):
        font = TTFont(path)
        em = round(font["head"].unitsPerEm * SHRINK)
        features = Options().layout_features
        build_shaped(path, set(chars), em, round(ASCENT * em), names(f"Tessera {name.title()}", description, copyright_of(font)),
                     self.out / f"{name}.ttf", features)
        self.note(name, self.out / f"{name}.ttf")

    def outlines(self, name, fonts, chars, description, units=COARSE, shrink=SHRINK):
        """A face without features, from the first of the sources that has each character; returns the characters left over."""
        em = round(units * shrink)
        outlines, advances, cmap = {}, {}, {}
        outlines[".notdef"], advances[".notdef"] = scaled(fonts[0], ".notdef", units)
        weight, chars = 0, list(dict.fromkeys(chars))
        for place, char in enumerate(chars):
            found = next((font for font in fonts if ord(char) in font.getBestCmap()), None)
            if not found or ord(char) in self.covered:
                continue
            outline, advance = scaled(found, found.getBestCmap()[ord(char)], units)
            weight += len(outline.compile(None)) + BESIDE_OUTLINE
            if weight > LARGEST:
                chars = chars[place:]
                break
            glyph = f"uni{ord(char):04X}"
            outlines[glyph], advances[glyph], cmap[ord(char)] = outline, advance, glyph
        else:
            chars = []
        builder = assemble(em, outlines, advances, cmap)
        path = self.out / f"{name}.ttf"
        finish(builder, "Regular", 400, round(ASCENT * em), round(DESCENT * em),
               names(f"Tessera {name.title()}", description, copyright_of(fonts[0])), path)
        self.note(name, path)
        return chars

    def parts(self, name, fonts, chars, description):
        """As many faces as the characters need, the first characters first."""
        part = 0
        while chars:
            part += 1
            chars = self.outlines(f"{name}-{part}", fonts, chars, description)

    def write_table(self):
        lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(ranges)}" for name, ranges in self.table.items())
        (self.out / "table.json").write_text(f"{{\n{lines}\n}}\n")


def scaled(font, glyph, units):
    """An outline and its advance in other units of the em."""
    outline, advance = copy_outline(font, glyph)
    scale = units / font["head"].unitsPerEm
    if scale != 1 and outline.numberOfContours > 0:
        outline.coordinates.scale((scale, scale))
        outline.coordinates.toInt()
        outline.recalcBounds(None)
    return outline, round(advance * scale)


def ranges(codes):
    """Codes as `first-last` in hexadecimal, separated by blanks."""
    found = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return " ".join(f"{first:x}" if first == last else f"{first:x}-{last:x}" for first, last in found)


def ideographs():
    """Those of the national standards, those that names are most often written with first."""
    kanji = encoded("shift_jis", lambda code: code <= 0x9872)
    traditional = encoded("big5", lambda code: code <= 0xC67E)
    common = encoded("gb2312", lambda code: code <= 0xD7FE)
    rare_kanji = encoded("cp932") + list("𠮷")
    order = ideograph_order()
    by_frequency = lambda chars: sorted(chars, key=lambda char: (order.get(char, len(order)), char))
    groups = [kanji, by_frequency(traditional), by_frequency(common), rare_kanji, by_frequency(encoded("gb2312"))]
    return [char for group in groups for char in group if is_ideograph(char)]


def build_names(modules, locales, out):
    """All faces; those of the languages come first in the table, since a visitor may have them already."""
    faces = Faces(out)
    for tag in ["th", "zh-Hans"]:
        faces.note(tag, locales / tag / "face.ttf")
    european = block((0x180, 0x24F), (0x250, 0x2AF), (0x300, 0x36F), (0x370, 0x52F), (0x1C80, 0x1C88), (0x1E00, 0x1FFF), (0x2C60, 0x2C7F), (0xA640, 0xA69F), (0xA720, 0xA7FF))
    ysabeau = modules / "@fontsource/ysabeau-office/files"
    subsets = ["latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"]
    fonts = [TTFont(ysabeau / f"ysabeau-office-{subset}-500-normal.woff2") for subset in subsets]
    faces.outlines("european", fonts, european, "Ysabeau Office (weight 500)", 1000, 0.9)
    further = modules / "@fontsource/noto-sans/files"
    subsets = ["latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"]
    fonts = [TTFont(further / f"noto-sans-{subset}-400-normal.woff2") for subset in subsets]
    faces.outlines("further", fonts, european, "Noto Sans", 1000)
    for name, description, chars in [
        ("arabic", "Noto Sans Arabic", block((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF))),
        ("hebrew", "Noto Sans Hebrew", block((0x591, 0x5F4), (0xFB1D, 0xFB4F))),
        ("devanagari", "Noto Sans Devanagari", block((0x900, 0x97F)) + ["\u200c", "\u200d", "\u25cc"]),
    ]:
        files = modules / f"@fontsource/noto-sans-{name}/files"
        faces.shaped(name, files / f"noto-sans-{name}-{name}-400-normal.woff2", chars, description)
    japanese, traditional, simplified, korean = (sources(modules, f"noto-sans-{region}") for region in ["jp", "tc", "sc", "kr"])
    kana = block((0x3000, 0x303F), (0x3041, 0x30FF), (0x31F0, 0x31FF), (0xFF00, 0xFFEF))
    faces.outlines("kana", japanese, kana, "Noto Sans JP", 1000)
    faces.parts("han", japanese + traditional + simplified, ideographs(), "Noto Sans JP, TC and SC")
    syllables = [char for char in encoded("euc_kr") if "\uac00" <= char <= "\ud7a3"]
    jamo = block((0x3131, 0x318E))
    faces.parts("hangul", korean, jamo + syllables + block((0xAC00, 0xD7A3)), "Noto Sans KR")
    faces.write_table()
