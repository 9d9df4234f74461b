"""Code shared by both fonts: copying outlines and writing the tables around them."""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

STAMP = 3_850_000_000  # a fixed date (2026), so that two builds are identical


def copy_outline(font, name):
    """The outline of a glyph with its components resolved, and its advance."""
    pen = TTGlyphPen(None)
    glyphs = font.getGlyphSet()
    flat = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(flat)
    flat.replay(pen)
    return pen.glyph(), font["hmtx"][name][0]


def assemble(em, outlines, advances, cmap):
    """A font under construction with its glyphs, widths and characters."""
    builder = FontBuilder(em, isTTF=True)
    builder.setupGlyphOrder(list(outlines))
    builder.setupCharacterMap(cmap)
    builder.setupGlyf(outlines)
    glyf = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (wide, getattr(glyf[name], "xMin", 0)) for name, wide in advances.items()})
    return builder


def finish(builder, style, weight, ascent, descent, names, path):
    """Tables common to both fonts; then the file itself."""
    builder.setupHorizontalHeader(ascent=ascent, descent=-descent, lineGap=0)
    builder.setupOS2(version=4, sTypoAscender=ascent, sTypoDescender=-descent, sTypoLineGap=0,
                     usWinAscent=ascent, usWinDescent=descent, usWeightClass=weight,
                     fsSelection=0x80 | (0x40 if style == "Regular" else 0x20 if style == "Bold" else 0),
                     **names.pop("os2", {}))
    builder.setupNameTable(names, mac=False)
    builder.setupPost(keepGlyphNames=False)
    font = builder.font
    font["head"].created = font["head"].modified = STAMP
    font["head"].macStyle = 1 if style == "Bold" else 0
    font.recalcTimestamp = False
    font.save(path)
    print(f"{path.name:22} {path.stat().st_size:6} bytes  {len(font.getGlyphOrder())} glyphs")
