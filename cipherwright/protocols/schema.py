"""A JSON schema (draft 2020-12) held against data: the keywords that vectors.schema.json uses, and no others.

Messages say what stands there, what was expected and a remedy, which validators of any schema cannot; and a command
that reads two thousand vectors in a tenth of a second does not load one. tests/unit/test_vector_schema_agrees.py holds
the result against such a validator.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path as File
from typing import Any, NamedTuple

from cipherwright.protocols.json_places import Path

SCHEMA = File(__file__).with_name("vectors.schema.json")
DIGITS = 18
"""Of a number in a vector file, at most."""
TYPES: dict[str, type] = {"string": str, "array": list, "object": dict, "integer": int, "boolean": bool}
KINDS = {"string": "a string", "array": "a list", "object": "an object", "integer": "a number",
         "boolean": "true or false"}
EXAMPLES = {"string": 'it in quotes, as "00ff"', "array": "[ … ]", "object": "{ … }",
            "integer": "digits without quotes", "boolean": "true, or leave it out"}


class Number:
    """A number that is none for us: too many digits, or NaN, Infinity, which JSON has not."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text if len(self.text) <= 2 * DIGITS else f"a number of {len(self.text)} digits"


class Fault(NamedTuple):
    """What is wrong, and what mends it; `name`: of the name of the field at `path`, not of its value."""

    path: Path
    said: str
    remedy: str
    name: bool = False


Node = dict[str, Any]
Rule = Callable[[Node, Any, Any, Path], Iterator[Fault]]
"""(the schema at this place, what the keyword says, the value, where it is)."""


@cache
def schema() -> Node:
    """The schema of vector files."""
    found: Node = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return found


def quoted(text: str) -> str:
    """A name from the file as messages show it, whatever characters it has."""
    made = f'"{text}"' if text.isprintable() else json.dumps(text)
    return made if len(made) <= 80 else made[:77] + '…"'


def shown(value: Any) -> str:
    """What stands in a field, in a few characters."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    if isinstance(value, str):
        return quoted(value)
    return str(value) if isinstance(value, Number) else json.dumps(value)


def named(path: Path) -> str:
    """What messages call the value at a path."""
    inside = path[2:] if path[:1] == ("vectors",) and len(path) > 2 else path
    if inside and isinstance(inside[-1], int):
        return f'every variant in "{inside[0]}"'
    return quoted(": ".join(map(str, inside)))


def faults(node: Node, value: Any, path: Path = ()) -> Iterator[Fault]:
    """Everything wrong, in the order of the schema's keywords; a value of the wrong type has that fault alone."""
    kind = node.get("type")
    if kind is not None and not _is(kind, value):
        yield _other_type(node, kind, value, path)
        return
    for word, said in node.items():
        rule = RULES.get(word)
        if rule is not None:
            yield from rule(node, said, value, path)


def _is(kind: str, value: Any) -> bool:
    return isinstance(value, TYPES[kind]) and (kind == "boolean") == isinstance(value, bool)


def _other_type(node: Node, kind: str, value: Any, path: Path) -> Fault:
    hexed = node is schema()["$defs"]["hex"]
    wanted = KINDS[kind] + " of hex digits" * hexed
    if isinstance(value, Number):
        wanted += f" of at most {DIGITS} digits" * (kind == "integer")
    elif isinstance(value, float) and kind == "integer":
        wanted += " without a fraction"
    if path and isinstance(path[-1], int) and path[0] == "vectors":
        return Fault(path, f"an object was expected, it is {shown(value)}", "write { … } with the vector's fields")
    if not path:
        return Fault(path, 'an object with "algorithm", "variant", "source", "vectors" was expected, it is '
                     f"{shown(value)}", "write { … } with these")
    return Fault(path, f"{named(path)} must be {wanted}, it is {shown(value)}", f"write {EXAMPLES[kind]}")


def _ref(_: Node, said: str, value: Any, path: Path) -> Iterator[Fault]:
    return faults(schema()["$defs"][said.rpartition("/")[2]], value, path)


def _required(_: Node, said: list[str], value: Any, path: Path) -> Iterator[Fault]:
    if isinstance(value, dict):
        for field in said:
            if field not in value:
                yield Fault(path, f'field "{field}" is missing{_because(field, value)}', "add it")


def _because(field: str, value: dict[str, Any]) -> str:
    if field == "plaintext":
        return ' (there is a "ciphertext")'
    if field == "message" and "tag" in value:
        return ' (there is a "tag", and no "ciphertext")'
    return ""


def _dependent(_: Node, said: dict[str, list[str]], value: Any, path: Path) -> Iterator[Fault]:
    for given, fields in said.items():
        for field in fields:
            if given in value and field not in value:
                verb = "are" if given.endswith("s") else "is a"
                yield Fault(path, f'field "{field}" is missing (there {verb} "{given}")', "add it")


def _properties(_: Node, said: dict[str, Node], value: Any, path: Path) -> Iterator[Fault]:
    if isinstance(value, dict):
        for field, node in said.items():
            if field in value:
                yield from faults(node, value[field], (*path, field))


def _additional(node: Node, said: Any, value: dict[str, Any], path: Path) -> Iterator[Fault]:
    known = node.get("properties", {})
    for field in value:
        if field not in known:
            if said is False:
                yield Fault((*path, field), f"unknown field {quoted(field)}", "remove it, or give it the name that "
                            "docs/vectors.md has for it", name=True)
            else:
                yield from faults(said, value[field], (*path, field))


def _items(_: Node, said: Node, value: list[Any], path: Path) -> Iterator[Fault]:
    for number, item in enumerate(value):
        yield from faults(said, item, (*path, number))


def _pattern(node: Node, said: str, value: str, path: Path) -> Iterator[Fault]:
    if _compiled(said).fullmatch(value) is not None:
        return
    if node is not schema()["$defs"]["hex"]:
        what = named(path)
        yield Fault(path, f"{what} is {quoted(value)}", node["errorMessage"])
        return
    bad = next((c for c in value if c not in "0123456789abcdefABCDEF"), None)
    if bad is not None:
        yield Fault(path, f"{named(path)} has the character {bad!r}, which is not a hex digit", node["errorMessage"])
    else:
        yield Fault(path, f"{named(path)} has {len(value)} hex digits; bytes need an even number",
                    node["errorMessage"])


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _length(_: Node, said: int, value: Any, path: Path) -> Iterator[Fault]:
    if isinstance(value, str | dict) and len(value) < said:
        yield Fault(path, f"{named(path)} is empty, so there is nothing to compare",
                    "give the result, or leave the vector out")


def _minimum(_: Node, said: int, value: int, path: Path) -> Iterator[Fault]:
    if value < said:
        yield Fault(path, f"{named(path)} must be at least {said}, it is {value}", f"write {said} or more")


def _maximum(_: Node, said: int, value: Any, path: Path) -> Iterator[Fault]:
    if isinstance(value, int) and value > said:
        yield Fault(path, f"{named(path)} is {value}, at most {said} are run", "take fewer")


def _const(_: Node, said: Any, value: Any, path: Path) -> Iterator[Fault]:
    if value is not said:
        yield Fault(path, f"{named(path)} must be {json.dumps(said)}", "write so")


def _fits(node: Node, value: Any, path: Path) -> bool:
    return next(faults(node, value, path), None) is None


def _any(node: Node, said: list[Node], value: Any, path: Path) -> Iterator[Fault]:
    if not any(_fits(one, value, path) for one in said):
        what, _, remedy = node["errorMessage"].rpartition("; ")
        yield Fault(path, what, remedy)


def _all(_: Node, said: list[Node], value: Any, path: Path) -> Iterator[Fault]:
    for one in said:
        yield from faults(one, value, path)


def _if(node: Node, said: Node, value: Any, path: Path) -> Iterator[Fault]:
    taken = node.get("then" if _fits(said, value, path) else "else")
    return faults(taken, value, path) if taken is not None else iter(())


def _not(_: Node, said: Node, value: Any, path: Path) -> Iterator[Fault]:
    if _fits(said, value, path):
        yield Fault(path, "this must not be so", "change it")


RULES: dict[str, Rule] = {
    "$ref": _ref, "required": _required, "dependentRequired": _dependent, "properties": _properties,
    "additionalProperties": _additional, "items": _items, "pattern": _pattern, "minLength": _length,
    "minProperties": _length, "minimum": _minimum, "maximum": _maximum, "const": _const, "anyOf": _any, "allOf": _all,
    "if": _if, "not": _not}
SILENT = {"$schema", "$defs", "type", "title", "description", "errorMessage", "then", "else"}
"""Keywords that have no rule: said elsewhere, or for people."""
