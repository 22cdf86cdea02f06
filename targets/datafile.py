"""Data files, TOML and JSON: read with errors that name the file, the place and the remedy; and the shape of entries.

Every reader gives the kind of its errors, `fail`, and what the file is called in them, `where`.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_origin

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

Fail = Callable[[str], Exception]
Kinds = Mapping[str, Any]
"""Field -> its kind: a type, where `float` is any finite number; `list[str]`, `dict[str, float]`, `str | int`."""
MEND = "mend it, or restore it from git"
PLACE = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)$")
Keep = Callable[[str, str, Callable[[], Any]], Any]
"""(kind, text, function of no argument that says what the text means) -> what it means."""
WORDS = {str: "text", int: "a whole number", float: "a number", bool: "true or false", dict: "a table", list: "a list"}


def _at_once(kind: str, text: str, read: Callable[[], Any]) -> Any:
    return read()


keep: Keep = _at_once
"""How what a text means is kept from one process to the next: not at all, unless who uses the package says how."""


def read_toml(path: Path, fail: Fail, where: str = "", remedy: str = MEND) -> dict[str, Any]:
    """What a TOML file says; `fail` if it cannot be read as one, FileNotFoundError if there is none."""
    where = where or path.name
    text = _text(path, fail, where, remedy)
    try:
        found: dict[str, Any] = keep("toml", text, lambda: tomllib.loads(text))
        return found
    except (ValueError, RecursionError) as error:  # ValueError: also an integer of thousands of digits
        raise fail(f"{_placed(where, text, error)}; {remedy}") from None


def read_json(path: Path, fail: Fail, where: str = "", remedy: str = MEND) -> Any:
    """What a JSON file says; `fail` if it cannot be read as one, FileNotFoundError if there is none."""
    where = where or path.name
    text = _text(path, fail, where, remedy)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise fail(f"{where}:{error.lineno}:{error.colno}: not JSON: {error.msg}; {remedy}") from None
    except (ValueError, RecursionError) as error:
        raise fail(f"{where}: not JSON that can be read: {_short(error)}; {remedy}") from None


def _text(path: Path, fail: Fail, where: str, remedy: str) -> str:
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise fail(f"{where}: cannot be read: {error.strerror}; {remedy}") from None
    try:
        return data.decode("utf-8").removeprefix("\ufeff")  # as editors of some systems write it
    except UnicodeDecodeError as error:
        before = data[:error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise fail(f"{where}:{line}:{column}: the byte {data[error.start]:#04x} is not UTF-8 text; save the file in "
                   "UTF-8, or restore it from git") from None


def _placed(where: str, text: str, error: Exception) -> str:
    """What TOML's reader says, with the place in front."""
    said = _short(error)
    found = PLACE.search(said)
    if found is None:
        return f"{where}: not a TOML file: {said}"
    line, column = (found[1], found[2]) if found[1] else (text.count("\n") + 1, len(text) - text.rfind("\n"))
    return f"{where}:{line}:{column}: not a TOML file: {said[:found.start()]}"


def _short(error: Exception) -> str:
    return "it is nested too deeply" if isinstance(error, RecursionError) else str(error).partition(";")[0]


def tables(table: Mapping[str, Any], key: str, where: str, fail: Fail) -> list[dict[str, Any]]:
    """The [[key]] tables of a file, none if it has none; `fail` if it has something else there."""
    rows = table.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise fail(f"{where}: `{key}` is {_said(rows)}; expected tables: write [[{key}]] above each")
    return rows


def table_of(table: Mapping[str, Any], key: str, where: str, fail: Fail) -> dict[str, Any]:
    """The table [key] of a file, empty if it has none; `fail` if it has something else there."""
    found = table.get(key, {})
    if not isinstance(found, dict):
        raise fail(f"{where}: `{key}` is {_said(found)}; expected a table: write [{key}] above it")
    return found


def check_fields(entry: Any, fields: Kinds, optional: Collection[str], where: str, fail: Fail) -> None:
    """`fail` for an entry that is no table, and for fields that are missing, unknown or of another kind."""
    if not isinstance(entry, dict):
        raise fail(f"{where}: expected a table, found {_said(entry)}")
    check_names(entry, fields, optional, where, fail)
    check_kinds(entry, fields, where, fail)


def check_names(entry: Mapping[str, Any], fields: Collection[str], optional: Collection[str], where: str,
                fail: Fail) -> None:
    """`fail` for fields that are missing or unknown."""
    missing = sorted(set(fields) - set(optional) - set(entry))
    unknown = sorted(set(entry) - set(fields))
    if missing or unknown:
        said = [f"lacks {', '.join(missing)}"] * bool(missing) + [f"has unknown {', '.join(unknown)}"] * bool(unknown)
        raise fail(f"{where}: {' and '.join(said)}; the fields are {', '.join(fields)}")


def check_kinds(entry: Mapping[str, Any], fields: Kinds, where: str, fail: Fail) -> None:
    """`fail` for fields of another kind than theirs; others may be there, or missing."""
    for name, value in entry.items():
        if name in fields and not fits(value, fields[name]):
            raise fail(f"{where}: {name} is {_said(value)}; expected {words(fields[name])}")


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a kind, as in `Kinds`."""
    if kind is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    if type(kind) is type:
        return isinstance(value, kind) and isinstance(value, bool) == (kind is bool)
    if isinstance(kind, UnionType):
        return any(fits(value, one) for one in get_args(kind))
    if get_origin(kind) is list:
        return isinstance(value, list) and all(fits(v, get_args(kind)[0]) for v in value)
    return isinstance(value, dict) and all(fits(v, get_args(kind)[1]) for v in value.values())


def words(kind: Any) -> str:
    """A kind in words."""
    if isinstance(kind, UnionType):
        return " or ".join(words(one) for one in get_args(kind))
    if get_origin(kind) is list:
        return f"a list, of {words(get_args(kind)[0])} each"
    if get_origin(kind) is dict:
        return f"a table, of {words(get_args(kind)[1])} each"
    return WORDS[kind]


def _said(value: Any) -> str:
    try:
        text = repr(value)
    except ValueError:  # an integer of thousands of digits
        return "a number that is too long"
    return text if len(text) <= 60 else f"{text[:57]}…"
