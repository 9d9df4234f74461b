"""The imports between the files of the libraries, and their cycles."""

from dataclasses import dataclass, field
from pathlib import Path

from .source import matching

LIBRARY = "tessera"
CRATES = {path.name for path in (Path(__file__).parents[2] / "crates").iterdir()}
ITEMS = {"struct", "enum", "union", "trait", "type", "fn", "const", "static", "macro_rules"}

DEFINITION = """\
File A imports file B if a path in A that begins with `crate`, `super`, `self` or a name bound by `use` leads to an
item that B defines. A name that a module only re-exports or imports itself counts for the file that defines it, so that
importing through a facade makes no cycle. Declarations `mod x;` and the parent's own use of its child modules are no
imports; test items and comments are left out."""


@dataclass
class Module:
    """A module, in a file of its own or inline."""

    file: str
    defined: set = field(default_factory=set)
    bound: dict = field(default_factory=dict)
    """The names bound by `use`, with the path that each stands for."""
    globs: list = field(default_factory=list)
    paths: list = field(default_factory=list)
    """The paths written in the module: line, names, and whether it stands in a `use`."""


def read_modules(sources):
    """Returns all modules of the libraries by their path from the crate's root."""
    modules = {}
    for source in sources:
        if source.module is not None:
            read_file(source, modules)
    for path, module in modules.items():
        module.paths = [(line, absolute(path, names, modules), use) for line, names, use in module.paths]
        module.bound = {name: absolute(path, names, modules) for name, names in module.bound.items()}
        module.globs = [absolute(path, names, modules) for names in module.globs]
    return modules


def read_file(source, modules):
    """Reads the definitions and paths of one file, module by module."""
    code, index, depth = source.code, 0, 0
    stack = [(source.module, 0)]
    modules.setdefault(source.module, Module(source.path))
    while index < len(code):
        token, following = code[index], code[index + 1] if index + 1 < len(code) else None
        path, level = stack[-1]
        module = modules[path]
        if token.text == "{" and token.kind == "sign":
            depth += 1
        elif token.text == "}" and token.kind == "sign":
            depth -= 1
            if len(stack) > 1 and depth < level:
                stack.pop()
        elif token.kind == "name" and following:
            if token.text == "mod" and following.kind == "name" and code[index + 2].text == "{":
                depth += 1
                stack.append((path + (following.text,), depth))
                modules.setdefault(stack[-1][0], Module(source.path))
                index += 3
                continue
            if token.text == "use":
                index = read_use(code, index + 1, module) + 1
                continue
            if token.text in ITEMS and depth == level:
                name = code[index + 2] if following.text == "!" else following
                module.defined.add(name.text)
            if index == 0 or code[index - 1].text not in ("::", "."):
                names = read_path(code, index)
                if len(names) > 1:
                    module.paths.append((token.line, names, False))
        index += 1


def read_path(code, index):
    """Returns the names of the path `a::b::c` that starts at `index`."""
    names = [code[index].text]
    while index + 2 < len(code) and code[index + 1].text == "::" and code[index + 2].kind == "name":
        index += 2
        names.append(code[index].text)
    return names


def read_use(code, start, module):
    """Reads a `use` declaration and returns the index of its `;`."""
    end = next(index for index in range(start, len(code)) if code[index].text == ";")
    for line, names in use_tree(code[start:end], []):
        alias = names[-1]
        if isinstance(alias, tuple):
            names, alias = names[:-1], alias[0]
        if alias == "*":
            module.globs.append(names[:-1])
            module.paths.append((line, names[:-1], False))
            continue
        if names[-1] == "self":
            names = names[:-1]
            alias = names[-1] if alias == "self" else alias
        module.bound.setdefault(alias, names)
        module.paths.append((line, names, True))
    return end


def use_tree(tokens, prefix):
    """Yields the paths of a tree of `use` with their lines; an alias is a last element in a tuple of its own."""
    names, index = list(prefix), 0
    while index < len(tokens):
        token = tokens[index]
        if token.text == "{":
            close = matching(tokens, index)
            for part in split_at_commas(tokens[index + 1 : close]):
                yield from use_tree(part, names)
            return
        if token.text == "as":
            names.append((tokens[index + 1].text,))
            break
        if token.text == "::" and not names:
            return  # another crate
        if token.text != "::":
            names.append(token.text)
        index += 1
    if names:
        yield tokens[0].line, names


def split_at_commas(tokens):
    """Splits the inside of braces at the commas that are not within inner braces."""
    parts, depth = [[]], 0
    for token in tokens:
        depth += {"{": 1, "}": -1}.get(token.text, 0)
        if token.text == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def absolute(path, names, modules):
    """Returns the path from the crate's root, or None for a path into another crate or to a local name."""
    first, rest = names[0], list(names[1:])
    if first == "crate" and path[:1] and path[0] in CRATES:
        return [path[0], *rest]
    if first.removeprefix("tessera_") in CRATES and first.startswith("tessera_"):
        return [first.removeprefix("tessera_"), *rest]
    if first in ("crate", LIBRARY):
        return rest
    if first == "self":
        return [*path, *rest]
    if first == "super":
        up = path[:-1]
        while rest[:1] == ["super"]:
            up, rest = up[:-1], rest[1:]
        return [*up, *rest]
    known = first in modules[path].bound or (*path, first) in modules or first in modules[path].defined
    return [*path, first, *rest] if known else None


def resolve(names, modules, seen=()):
    """Returns the module that defines what a path from the crate's root leads to, and whether that is a module."""
    here = ()
    for index, name in enumerate(names):
        module, inner = modules[here], (*here, name)
        if inner in modules:
            here = inner
            continue
        if name in module.defined:
            return here, False
        target = module.bound.get(name)
        if target and target != [*here, name] and (here, name) not in seen:
            return resolve([*target, *names[index + 1 :]], modules, (*seen, (here, name)))
        for glob in module.globs:
            if glob is not None and (here, "*", name) not in seen:
                found, _ = resolve([*glob, name], modules, (*seen, (here, "*", name)))
                if name in modules[found].defined:
                    return found, False
        return here, False
    return here, True


def imports(sources):
    """Returns the imports as pairs of files, each with the numbers of the lines in the first file."""
    modules = read_modules(sources)
    found = {}
    for path, module in modules.items():
        for line, names, is_use in module.paths:
            if names is None:
                continue
            target, is_module = resolve(names, modules)
            # `use` of a module imports nothing yet: the paths that go on from its name do.
            if modules[target].file == module.file or target[: len(path)] == path or (is_use and is_module):
                continue
            found.setdefault((module.file, modules[target].file), set()).add(line)
    return {files: sorted(lines) for files, lines in found.items()}


def components(edges):
    """Returns the groups of files that import each other, the largest first (Tarjan's algorithm)."""
    graph = {}
    for first, second in edges:
        graph.setdefault(first, []).append(second)
        graph.setdefault(second, [])
    order, low, stack, groups = {}, {}, [], []

    def visit(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        for following in graph[node]:
            if following not in order:
                visit(following)
                low[node] = min(low[node], low[following])
            elif following in stack:
                low[node] = min(low[node], order[following])
        if low[node] == order[node]:
            group = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(group) > 1:
                groups.append(sorted(group))

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return sorted(groups, key=lambda group: (-len(group), group))
