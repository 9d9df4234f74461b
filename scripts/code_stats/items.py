"""Finds items of the code: long functions, types, documentation, and calls that should not be there."""

from .source import OPENING, item_end, matching

LONG_FUNCTION = 60
TYPES = ("struct", "enum", "union", "trait", "type")
QUALIFIERS = {"const", "unsafe", "async", "extern"}
DOCUMENTED = {"fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"}


def long_functions(sources):
    """Returns the functions of more than 60 lines from `fn` to the closing brace: lines, file, line and name."""
    found = []
    for source in sources:
        code = source.code
        for index, token in enumerate(code[:-1]):
            if token.text == "fn" and token.kind == "name" and code[index + 1].kind == "name":
                lines = code[item_end(code, index)].line - token.line + 1
                if lines > LONG_FUNCTION:
                    found.append((lines, source.path, token.line, code[index + 1].text))
    return sorted(found, reverse=True)


def after_visibility(code, index):
    """Returns the index behind `pub` or `pub(…)`, and whether it is `pub` without limits."""
    if code[index + 1].text == "(":
        return matching(code, index + 1) + 1, False
    return index + 1, True


def duplicate_types(sources):
    """Returns the names that public types of two or more files share, with these files."""
    files = {}
    for source in sources:
        code = source.code
        for index, token in enumerate(code[:-3]):
            if token.text == "pub" and token.kind == "name":
                start, _ = after_visibility(code, index)
                while code[start].text in QUALIFIERS:
                    start += 1
                if code[start].text in TYPES:
                    files.setdefault(code[start + 1].text, set()).add(source.path)
    return {name: sorted(found) for name, found in sorted(files.items()) if len(found) > 1}


def string_results(sources):
    """Returns the places of `Result<…, String>` as pairs of file and line."""
    return [
        (source.path, code[index].line)
        for source in sources
        for code in [source.code]
        for index in range(len(code) - 2)
        if code[index].text == "Result" and code[index + 1].text == "<" and last_argument(code, index + 1) == ["String"]
    ]


def last_argument(code, start):
    """Returns the tokens of the last of several arguments between the angle brackets that open at `start`."""
    depth, argument, several = 0, [], False
    for token in code[start:]:
        if token.text == "<" or token.text in OPENING:
            depth += 1
        elif token.text in (">", ")", "]", "}"):
            depth -= 1
            if depth == 0:
                return argument if several else []
        if token.text == "," and depth == 1:
            argument, several = [], True
        elif depth > 1 or token.text != "<":
            argument.append(token.text)
    return []


def unwraps(sources):
    """Returns the calls of `unwrap` outside tests as pairs of file and line."""
    return [
        (source.path, name.line)
        for source in sources
        for dot, name, bracket in zip(source.code, source.code[1:], source.code[2:])
        if (dot.text, name.text, bracket.text) == (".", "unwrap", "(")
    ]


def documentation(sources):
    """Returns the public items as tuples of file, line, kind, name and whether each has a doc comment."""
    inner = {source.module: source.text.startswith("//!") for source in sources}
    found = []
    for source in sources:
        tokens, documented, index = source.tokens, False, 0
        while index < len(tokens):
            token = tokens[index]
            if token.kind == "doc":
                documented = documented or token.text.startswith("///")
            elif token.text == "#" and tokens[index + 1].text == "[":
                index = matching(tokens, index + 1)
            elif token.text == "pub" and token.kind == "name":
                found.extend(public_item(source, index, documented, inner))
                documented = False
            else:
                documented = False
            index += 1
    return found


def public_item(source, index, documented, inner):
    """Yields the item behind a `pub` without limits, if it is one to document, and the items of a trait."""
    tokens = source.tokens
    start, unlimited = after_visibility(tokens, index)
    while is_qualifier(tokens, start):
        start += 1
    kind, name = tokens[start].text, tokens[start + 1].text
    if not unlimited or kind not in DOCUMENTED:
        return
    if kind == "mod":
        documented = documented or inner.get((*(source.module or ()), name), False)
    yield source.path, tokens[start].line, kind, name, documented
    if kind == "trait":
        yield from trait_items(source, start)


def is_qualifier(tokens, index):
    """Whether a token only qualifies the item behind it, as `const` does in `const fn`; an ABI is a string."""
    token, following = tokens[index], tokens[index + 1]
    qualified = following.kind == "string" or following.text in DOCUMENTED | QUALIFIERS
    return token.kind == "string" or (token.text in QUALIFIERS and qualified)


def trait_items(source, start):
    """Yields the functions, types and constants that a public trait declares."""
    tokens = source.tokens
    index = next(index for index in range(start, len(tokens)) if tokens[index].text == "{")
    end, documented = matching(tokens, index), False
    index += 1
    while index < end:
        token = tokens[index]
        if token.kind == "doc":
            documented = True
        elif token.text == "#":
            index = matching(tokens, index + 1)
        else:
            if token.text in ("fn", "type", "const"):
                yield source.path, token.line, token.text, tokens[index + 1].text, documented
            index = item_end(tokens, index)
            documented = False
        index += 1
