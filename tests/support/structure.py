"""The modules of the product as a graph: what each imports, deferred imports included; the page that lists them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("dsl", "targets", "scheduler", "cipherwright")
"""Each imports nothing of those behind it; `dsl` and `targets` nothing of each other."""
HEAD = """# The modules

Made from the modules' own first lines, in the order of imports: a room uses those above it, never one below.
`pytest --bless tests/unit/test_structure.py` writes this page anew. [architecture.md](architecture.md) says how it all
goes together.
"""


@cache
def modules() -> dict[str, Path]:
    """Every module of the product by its dotted name; a package has the name of its folder."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = path
    return found


@cache
def tree(name: str) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(modules()[name].read_text(encoding="utf-8"))


@cache
def imports(name: str) -> frozenset[str]:
    """The product's modules that a module imports anywhere in it, or names in a table to be imported by name."""
    known, found = modules(), set()
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            found.add(node.value)
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else node.module)
    return frozenset(found & known.keys())


def room(name: str) -> str:
    """The folder a module is in; a module of a package's own folder is a room of one, but `dsl` is one room."""
    parts = name.split(".")
    if parts[0] == "dsl":
        return "dsl"
    return name if len(parts) < 3 else ".".join(parts[:-1])


def circle(graph: Mapping[str, frozenset[str]]) -> list[str]:
    """Some way through the graph that comes back to where it began; empty if there is none."""
    done: set[str] = set()

    def walk(at: str, way: list[str]) -> list[str]:
        if at in way:
            return [*way[way.index(at):], at]
        if at in done:
            return []
        for to in sorted(graph.get(at, frozenset())):
            if found := walk(to, [*way, at]):
                return found
        done.add(at)
        return []

    return next((found for start in sorted(graph) if (found := walk(start, []))), [])


def room_graph() -> dict[str, frozenset[str]]:
    """Which rooms each room imports from."""
    graph: dict[str, set[str]] = {}
    for name in modules():
        here = graph.setdefault(room(name), set())
        here.update(room(other) for other in imports(name) if room(other) != room(name))
    return {name: frozenset(others) for name, others in graph.items()}


def in_order(graph: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """The nodes of a graph, each behind those it leads to, but for circles."""
    left = dict(graph)
    while left:
        ready = min((name for name, others in left.items() if not others & left.keys()), default=min(left))
        yield ready
        del left[ready]


def summary(name: str) -> str:
    """The first sentence or line of a module's docstring."""
    text = ast.get_docstring(tree(name)) or ""
    return text.partition("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def page() -> str:
    """docs/modules.md."""
    rooms: dict[str, list[str]] = {}
    for name in modules():
        rooms.setdefault(room(name), []).append(name)
    order = list(in_order(room_graph()))
    lines = [HEAD]
    for package in PACKAGES:
        lines.append(f"## {package}\n")
        own = [r for r in order if r.split(".")[0] == package]
        alone = [r for r in own if rooms[r] == [r] and modules()[r].name != "__init__.py"]
        folders = [r for r in own if r not in alone and modules()[r].name == "__init__.py" and r != package]
        if package == "dsl":
            alone = sorted(n for n in rooms["dsl"] if n != "dsl")
        if alone:
            lines += ["| module | is for |", "|---|---|"]
            lines += [*(f"| `{n.partition('.')[2]}` | {summary(n)} |" for n in alone), ""]
        for folder in folders:
            lines += [f"### {folder.replace('.', '/')}\n", summary(folder) + "\n", "| module | is for |", "|---|---|"]
            lines += [f"| `{n.rpartition('.')[2]}` | {summary(n)} |" for n in rooms_of(rooms, folder)]
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def rooms_of(rooms: Mapping[str, list[str]], folder: str) -> list[str]:
    """The modules of a folder, without the package itself, each behind those it imports."""
    inside = {n for names in rooms.values() for n in names if n.rpartition(".")[0] == folder}
    return list(in_order({n: imports(n) & inside - {n} for n in inside}))
