"""Finds knowledge of one game in files that all games share."""

import re
from pathlib import Path

# The list of games in the rules has a line `Name = module, "documentation";` for each.
LIST = Path(__file__).parents[2] / "crates/rules/src/lib.rs"
GAMES = tuple(re.findall(r'^ +\w+ = (\w+), "', LIST.read_text(), re.MULTILINE))
NAME = re.compile("|".join(GAMES), re.IGNORECASE)

# Enums whose variants may belong to a single game.
RESULTS = ("Victory", "Draw", "IllegalMove")

DEFINITION = f"""\
A file is shared unless a folder on its path or its own name is, or starts with, the name of a game
({", ".join(GAMES)}). A shared file names a game on every line whose code (comments and test items left
out) has
  - an identifier with a game's name in it, in any case and also as a part (`set_breakthrough`),
  - a string literal with a game's name in it, or
  - a variant of {", ".join(RESULTS)} that belongs to one game: exactly one of the folders and files
    `crates/rules/src/GAME…` names this variant."""


def game_of(path):
    """Returns the game that a file belongs to, or None for a shared file."""
    for part in path.removesuffix(".rs").split("/"):
        for game in GAMES:
            if part.startswith(game):
                return game
    return None


def qualified(code):
    """Yields every `Enum::Variant` of the result enums with its line."""
    for first, sign, last in zip(code, code[1:], code[2:]):
        if first.text in RESULTS and sign.text == "::" and last.kind == "name":
            yield (first.text, last.text), last.line


def variants_of_one_game(sources):
    """Returns the variants that the rules of exactly one game name, as pairs of enum and variant."""
    games = {}
    for source in sources:
        game = game_of(source.path)
        if game and source.path.startswith("rules/"):
            for variant, _ in qualified(source.code):
                games.setdefault(variant, set()).add(game)
    return {variant for variant, named in games.items() if len(named) == 1}


def naming_lines(source, variants):
    """Returns the numbers of the lines on which a file names a game."""
    code = source.code
    lines = {token.line for token in code if token.kind in ("name", "string") and NAME.search(token.text)}
    return sorted(lines | {line for variant, line in qualified(code) if variant in variants})


def shared_files(sources):
    """Returns the lines that name a game for every shared file that has any."""
    variants = variants_of_one_game(sources)
    named = {source.path: naming_lines(source, variants) for source in sources if not game_of(source.path)}
    return {path: lines for path, lines in named.items() if lines}


def may_name_games(path):
    """Whether the file is one of protocols, lab or training, which talk about single games by nature."""
    parts = path.removesuffix(".rs").split("/")
    return parts[0] == "lab" or parts[:2] == ["engine", "protocol"] or "train" in parts
