"""Kerning and short forms, read from the Latin file and compiled for all letters."""
import unicodedata

# Letters that do not decompose, and the letter whose shape sets their kerning.
SHAPED_LIKE = {
    "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ł": "l", "Ł": "L", "ŋ": "n", "Ŋ": "N",
    "ŧ": "t", "Ŧ": "T", "ĸ": "k", "ſ": "f", "ĳ": "j", "Ĳ": "J", "ŀ": "l", "Ŀ": "L",
    "ŉ": "n", "ĩ": "ï", "ī": "ï", "ĭ": "ï", "ẞ": "B",
}
# Carons drawn as apostrophes: the base letter does not define the kerning on their right side.
OPEN_ON_THE_RIGHT = set("ďľťŉ")

SHORT_FORMS = {
    "f": "bhklijıTVWXYÞðþßïíîìàäåèëòöùüÿ!?*()[]{}|\\\"'“”‘’",
    "R": "ARSÀÁÂÃÄÅ",
    "T": "bhklþ",
}

# Signs that stand in columns of figures: no pair of them is kerned.
FIGURE_COLUMN = set("0123456789.,:+−-/ ")


def base_of(char):
    """The character whose sides `char` shares, for kerning and context."""
    if char in SHAPED_LIKE:
        return SHAPED_LIKE[char]
    if ord(char) >= 0x100:
        return unicodedata.normalize("NFD", char)[0]
    return char


def pair_in(table, left, right):
    """The kerning of a pair in one table; None if the table does not cover its first glyph or pair."""
    if left not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        for record in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
            if record.SecondGlyph == right:
                return getattr(record.Value1, "XAdvance", 0) or 0
        return None
    first = table.ClassDef1.classDefs.get(left, 0)
    second = table.ClassDef2.classDefs.get(right, 0)
    record = table.Class1Record[first].Class2Record[second]
    return getattr(record.Value1, "XAdvance", 0) or 0


def kerning(source, cmap):
    """Every non-zero pair as {(left, right): units} over the new glyph names."""
    latin = source.cmaps[0]
    left, right = {}, {}
    for code, name in cmap.items():
        char = chr(code)
        shape = latin.get(ord(base_of(char)))
        if shape is None or char.isspace():
            continue
        right[name] = shape
        if char not in OPEN_ON_THE_RIGHT:
            left[name] = shape
    for letter in SHORT_FORMS:
        left[f"{letter}.short"] = f"{letter}.short"
    rows = {}
    values = {}
    for a, shape_a in left.items():
        for b, shape_b in right.items():
            key = (shape_a, shape_b)
            if key not in values:
                values[key] = source.pair_value(*key)
            if values[key] and not both_figures(a, b, cmap):
                rows[a, b] = values[key]
    return rows


def both_figures(a, b, cmap):
    """Whether the pair belongs in a column of figures, where widths are fixed."""
    names = {cmap[ord(c)] for c in FIGURE_COLUMN if ord(c) in cmap}
    return a in names and b in names


def classes(pairs, side):
    """Glyphs grouped by equal kerning on one side (0 left, 1 right)."""
    profile = {}
    for pair, value in pairs.items():
        profile.setdefault(pair[side], []).append((pair[1 - side], value))
    groups = {}
    for glyph, row in profile.items():
        groups.setdefault(tuple(sorted(row)), []).append(glyph)
    return list(groups.values())


def features(pairs, cmap):
    """Feature text: kerning by class, and the short forms of f, R and T."""
    out = []
    out.append("feature calt {")
    for letter, after in SHORT_FORMS.items():
        follow = sorted(n for c, n in cmap.items() if base_of(chr(c)) in after)
        out.append(f"  sub {letter}' [{' '.join(follow)}] by {letter}.short;")
    out.append("} calt;")
    out.append("feature kern {")
    rows, columns = classes(pairs, 0), classes(pairs, 1)
    for i, group in enumerate(rows):
        out.append(f"  @L{i} = [{' '.join(sorted(group))}];")
    for j, group in enumerate(columns):
        out.append(f"  @R{j} = [{' '.join(sorted(group))}];")
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            value = pairs.get((row[0], column[0]), 0)
            if value:
                out.append(f"  pos @L{i} @R{j} {value};")
    out.append("} kern;")
    return "languagesystem DFLT dflt;\nlanguagesystem latn dflt;\n" + "\n".join(out)
