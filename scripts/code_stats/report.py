"""Measures the workspace and prints the figures."""

import argparse
import json
import math
import statistics
from pathlib import Path

from . import games, imports, items, sleeps
from .source import read_workspace

DESCRIPTION = "Prints figures about the form of the code in src/ and crates/ and about waits in tests/."

DEFINITIONS = f"""\
definitions

Lines are all lines of a file. Test items are those under `#[cfg(test)]` and files called tests.rs; all figures but
the lines of files and the sleeps leave them out. p90 is the length that nine of ten files do not exceed.

Shared files that name a game:
{games.DEFINITION}
Files of protocols, lab and training (`engine/protocol/`, `crates/lab/`, and `train` on the path) are listed apart.

Import cycles:
{imports.DEFINITION}

Duplicate public types: names that `pub` types (also `pub(…)`; struct, enum, union, trait, type) of two or more files
share.

Documented public items: of the items that are `pub` without limits (functions and methods, types, traits and what they
declare, constants, statics, modules; not fields and variants), those with a doc comment. A module may have its `//!`.

Sleeps in tests: calls of a function `sleep` in tests/**/*.rs and in test items, those of crates/ included, and calls of setTimeout or
waitForTimeout in tests/web/*.mjs.
"""


def measure(crate):
    """Returns all figures of the workspace as values that JSON can hold."""
    sources = read_workspace(crate)
    edges = imports.imports(sources)
    public = items.documentation(sources)
    documented = sum(item[-1] for item in public)
    return {
        "files": file_lengths(sources),
        "long_functions": [
            {"lines": lines, "file": file, "line": line, "name": name}
            for lines, file, line, name in items.long_functions(sources)
        ],
        "naming_games": naming_games(sources),
        "import_cycles": [cycle(group, edges) for group in imports.components(edges)],
        "duplicate_types": items.duplicate_types(sources),
        "string_results": places(items.string_results(sources)),
        "public_items": {
            "all": len(public),
            "documented": documented,
            "per_cent": round(100 * documented / len(public), 1) if public else 100.0,
            "undocumented": [f"{file}:{line} {kind} {name}" for file, line, kind, name, has in public if not has],
        },
        "unwraps": places(items.unwraps(sources)),
        "sleeps": {where: places(found) for where, found in sleeps.sleeps(crate, sources).items()},
    }


def file_lengths(sources):
    """Returns the number of files and lines with median, 90th percentile and the longest file."""
    lengths = sorted((source.text.count("\n"), source.path) for source in sources)
    lines = [length for length, _ in lengths]
    return {
        "count": len(lines),
        "lines": sum(lines),
        "median": statistics.median(lines),
        "p90": lines[math.ceil(0.9 * len(lines)) - 1],
        "longest": lines[-1],
        "longest_file": lengths[-1][1],
    }


def naming_games(sources):
    """Returns the shared files that name a game, in two groups, with their numbers of lines."""
    named = games.shared_files(sources)
    split = {"protocol_lab_training": {}, "the_rest": {}}
    for path, lines in named.items():
        split["protocol_lab_training" if games.may_name_games(path) else "the_rest"][path] = len(lines)
    return {"files": len(named), "lines": sum(map(len, named.values())), **split}


def cycle(group, edges):
    """Returns the files of a cycle and the imports between them."""
    inner = {files: lines for files, lines in sorted(edges.items()) if set(files) <= set(group)}
    texts = [f"{first} -> {second}: {', '.join(map(str, lines))}" for (first, second), lines in inner.items()]
    return {"files": group, "imports": texts}


def places(found):
    return [f"{file}:{line}" for file, line in found]


def show(figures):
    """Prints the figures as text."""
    files, naming, public = figures["files"], figures["naming_games"], figures["public_items"]
    print(f"files                      {files['count']}, {files['lines']} lines")
    print(f"lines of a file            median {files['median']:g}, p90 {files['p90']}, longest {files['longest']}"
          f" ({files['longest_file']})")
    show_list("functions over 60 lines", [
        f"{function['lines']} {function['file']}:{function['line']} {function['name']}"
        for function in figures["long_functions"]
    ])
    groups = {"protocols, lab, training": "protocol_lab_training", "the rest": "the_rest"}
    print(f"shared files naming a game {naming['files']}, on {naming['lines']} lines")
    for title, group in groups.items():
        show_list(f"  {title}", [f"{lines} {path}" for path, lines in naming[group].items()], "    ")
    cycles = figures["import_cycles"]
    print(f"import cycles              {len(cycles)}, of {sum(len(cycle['files']) for cycle in cycles)} files")
    for found in cycles:
        show_list("  cycle", found["files"], "    ")
        print(*(f"      {edge}" for edge in found["imports"]), sep="\n")
    show_list("duplicate public types", [
        f"{name}: {', '.join(found)}" for name, found in figures["duplicate_types"].items()
    ])
    results = figures["string_results"]
    show_list("Result<_, String>", grouped(results), count=len(results))
    print(f"documented public items    {public['per_cent']} % ({public['documented']} of {public['all']})")
    show_list("unwrap() outside tests", figures["unwraps"])
    for where, found in figures["sleeps"].items():
        show_list(f"sleeps in {where}", grouped(found), count=len(found))


def show_list(title, lines, indent="  ", count=None):
    print(f"{title:<26} {len(lines) if count is None else count}")
    for line in lines:
        print(f"{indent}{line}")


def grouped(found):
    """Returns places as one line for each file."""
    lines = {}
    for place in found:
        file, line = place.rsplit(":", 1)
        lines.setdefault(file, []).append(line)
    return [f"{file}: {', '.join(numbers)}" for file, numbers in lines.items()]


def main():
    parser = argparse.ArgumentParser(
        prog="code-stats", description=DESCRIPTION, epilog=DEFINITIONS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    here = Path(__file__).resolve().parents[2]
    parser.add_argument("--path", type=Path, default=here, metavar="DIR", help="the workspace's folder (default: this one)")
    parser.add_argument("--json", action="store_true", help="print JSON, with every undocumented item")
    arguments = parser.parse_args()
    if not (arguments.path / "src").is_dir():
        parser.error(f"{arguments.path} has no folder src")
    figures = measure(arguments.path)
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures)
