"""Finds tests that wait for time to pass."""

import re

from .source import read_all

BROWSER_WAIT = re.compile(r"\b(setTimeout|waitForTimeout)\s*\(")


def rust_sleeps(tokens):
    """Returns the lines of calls of a function `sleep`."""
    return [
        name.line
        for before, name, bracket in zip(tokens, tokens[1:], tokens[2:])
        if name.text == "sleep" and bracket.text == "(" and before.text != "fn"
    ]


def sleeps(crate, sources):
    """Returns the sleeps in tests as pairs of file and line: in test files, in test items, in the browser."""
    inside = [(source.path, line) for source in sources for line in rust_sleeps(source.tests)]
    folder = crate / "tests"
    tests = [
        (f"{tests.relative_to(crate)}/{source.path}", line)
        for tests in [folder, *sorted(crate.glob("crates/*/tests"))]
        for source in read_all(tests)
        for line in rust_sleeps(source.code + source.tests)
    ]
    browser = [
        (path.relative_to(crate).as_posix(), number)
        for path in sorted(folder.glob("web/*.mjs"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if BROWSER_WAIT.search(line.partition("//")[0])
    ]
    return {"tests": tests, "unit tests": inside, "browser tests": browser}
