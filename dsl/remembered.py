"""What a definition says with all that it refers to, as text: equal texts have equal meanings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lark import Token, Tree

Definitions = Mapping[str, "Tree[Token]"]


def text_of(definitions: Definitions, name: str) -> str:
    """The definition of a name, and those of the names in it, and so on; places in the file do not matter."""
    wanted = used(definitions, name)
    return "\n".join(f"{one} {''.join(_words(definitions[one]))}" for one in sorted({name, *wanted}))


def used(definitions: Definitions, name: str) -> set[str]:
    """The names of definitions that one refers to, by way of others, too; perhaps some that only look like it."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        tokens = definitions[waiting.pop()].scan_values(lambda value: isinstance(value, Token))
        new = {str(t) for t in tokens} & definitions.keys() - found - {name}
        found |= new
        waiting += new
    return found


def _words(tree: Tree[Token]) -> Iterator[str]:
    yield f"({tree.data}"
    for child in tree.children:
        if isinstance(child, Tree):
            yield from _words(child)
        else:
            yield f" {child!s}" if isinstance(child, Token) else " -"
    yield ")"
