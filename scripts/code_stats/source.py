"""Reads Rust files and splits them into tokens."""

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

TOKEN = re.compile(
    r"""
    (?P<doc>//[/!](?!/)[^\n]*)
    |(?P<comment>//[^\n]*)
    |(?P<block>/\*)
    |(?P<raw>(?:b|c)?r(?P<hashes>\#*)".*?"(?P=hashes))
    |(?P<string>(?:b|c)?"(?:\\.|[^"\\])*")
    |(?P<char>b?'(?:\\(?:x..|u\{[^}]*\}|.)|[^'\\\n])')
    |(?P<lifetime>'\w+)
    |(?P<number>\d\w*)
    |(?P<name>(?:r\#)?[^\W\d]\w*)
    |(?P<sign>::|=>|->|==|!=|[^\s\w])
    """,
    re.VERBOSE | re.DOTALL,
)

OPENING, CLOSING = {"(", "[", "{"}, {")", "]", "}"}


@dataclass(frozen=True)
class Token:
    """One token: its kind (`name`, `sign`, `string`, `number`, `char`, `lifetime` or `doc`), text and line."""

    kind: str
    text: str
    line: int


@dataclass
class Source:
    """One file of a crate. That of a crate below `crates` is named after it: `rules/point.rs`, and `rules.rs` its root."""

    path: str
    text: str
    tokens: list = field(default_factory=list)
    """The code with its doc comments, without test items."""

    tests: list = field(default_factory=list)
    """The tokens of test items."""

    @cached_property
    def code(self):
        """The tokens without doc comments."""
        return [token for token in self.tokens if token.kind != "doc"]

    @property
    def module(self):
        """The names of the modules from the crate's root to this file; None for the root of a binary."""
        parts = self.path.removesuffix(".rs").split("/")
        if parts == ["lib"]:
            return ()
        return None if parts[0] in ("main", "bin") else tuple(parts)


def tokenize(text):
    """Returns the tokens of a source text; plain comments are left out."""
    tokens, position, line = [], 0, 1
    while match := TOKEN.search(text, position):
        line += text.count("\n", position, match.start())
        end = block_comment_end(text, match.start()) if match["block"] else match.end()
        if match.lastgroup != "comment" and not match["block"]:
            kind = "string" if match["raw"] else match.lastgroup
            tokens.append(Token(kind, match[0].removeprefix("r#") if kind == "name" else match[0], line))
        line += text.count("\n", match.start(), end)
        position = end
    return tokens


def block_comment_end(text, start):
    """Returns the index behind a comment `/* … */`; such comments nest."""
    depth = 0
    for match in re.finditer(r"/\*|\*/", text[start:]):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return start + match.end()
    return len(text)


def matching(tokens, start):
    """Returns the index of the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(tokens)):
        if tokens[index].kind != "sign":
            continue
        if tokens[index].text in OPENING:
            depth += 1
        elif tokens[index].text in CLOSING:
            depth -= 1
            if depth == 0:
                return index
    return len(tokens) - 1


def item_end(tokens, start):
    """Returns the index of the last token of the item that starts at `start`: its `;` or the end of its braces."""
    index = start
    while index < len(tokens):
        text = tokens[index].text if tokens[index].kind == "sign" else ""
        if text == ";":
            return index
        if text in OPENING:
            index = matching(tokens, index)
            if text == "{":
                return index
        index += 1
    return len(tokens) - 1


def is_test_attribute(tokens, start, end):
    names = [token.text for token in tokens[start:end] if token.kind == "name"]
    return names[:1] == ["cfg"] and "test" in names and "not" not in names


def split_tests(tokens):
    """Splits tokens into those of the code and those of items under `#[cfg(test)]`."""
    code, tests, index = [], [], 0
    while index < len(tokens):
        attribute = tokens[index].text == "#" and index + 1 < len(tokens) and tokens[index + 1].text == "["
        end = matching(tokens, index + 1) if attribute else index
        if attribute and is_test_attribute(tokens, index + 2, end):
            after = end + 1
            while after + 1 < len(tokens) and tokens[after].text == "#" and tokens[after + 1].text == "[":
                after = matching(tokens, after + 1) + 1
            end = item_end(tokens, after)
            tests.extend(tokens[index : end + 1])
        else:
            code.extend(tokens[index : end + 1])
        index = end + 1
    return code, tests


def read(path, name):
    """Reads one file; a file called `tests.rs` consists of tests alone."""
    text = path.read_text(encoding="utf-8")
    code, tests = split_tests(tokenize(text))
    if path.stem == "tests":
        code, tests = [], code + tests
    return Source(name, text, code, tests)


def read_workspace(root: Path):
    """Reads every Rust file of the game's own package and of the crates below `crates`."""
    sources = read_all(root / "src")
    for crate in sorted(path.parent for path in root.glob("crates/*/src")):
        for source in read_all(crate / "src"):
            source.path = f"{crate.name}.rs" if source.path == "lib.rs" else f"{crate.name}/{source.path}"
            sources.append(source)
    return sources


def read_all(root: Path):
    """Reads every Rust file below a folder, sorted by path."""
    return [read(path, path.relative_to(root).as_posix()) for path in sorted(root.rglob("*.rs")) if path.is_file()]
