"""Checked tables of a call specification: every key known, every value of its type, every error with its place."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Mapping
from typing import Any

Keys = Mapping[str, tuple[type, ...]]
"""The types of each key: one type, or list and the type of its items."""

_TYPE_NAMES: dict[type, str] = {str: "a string", int: "an integer", bool: "true or false", dict: "a table",
                                list: "a list"}


class CallSpecError(ValueError):
    """A call specification that does not follow the schema; names file, call, key and what was expected."""


class Table:
    """One table of the file, with its place for errors; checks keys and types once, then hands values out."""

    def __init__(self, raw: Any, keys: Keys, where: str) -> None:
        self.where = where
        if not isinstance(raw, dict):
            raise CallSpecError(f"{where}: expected a table, found {raw!r}")
        for key, value in raw.items():
            if key not in keys:
                raise CallSpecError(f"{where}: unknown key '{key}'{nearest(key, keys)}; "
                                    f"keys are {', '.join(keys)}")
            _check_type(value, keys[key], f"{where}, key '{key}'")
        self.raw: dict[str, Any] = raw

    def get(self, key: str, default: Any = None) -> Any:
        """The value, or the default where the key is missing."""
        return self.raw.get(key, default)

    def need(self, key: str) -> Any:
        """The value of a key that must be there; CallSpecError if it is not."""
        if key not in self.raw:
            raise CallSpecError(f"{self.where}: key '{key}' is missing; add it")
        return self.raw[key]

    def at_least(self, key: str, least: int, default: int) -> int:
        """An integer, `default` where the key is missing; CallSpecError below `least`."""
        value = int(self.get(key, default))
        if value < least:
            raise self.error(key, f"{value} is less than {least}")
        return value

    def error(self, key: str, text: str) -> CallSpecError:
        """An error at a key of this table."""
        return CallSpecError(f"{self.where}, key '{key}': {text}")

    def tables(self, key: str, keys: Keys) -> Iterator[Table]:
        """The tables of a list, numbered from 1 in errors."""
        for number, raw in enumerate(self.get(key, []), 1):
            yield Table(raw, keys, f"{self.where}, {key} {number}")


def nearest(name: str, known: Collection[str]) -> str:
    """"(did you mean '...'?)" with the nearest of the known names, for the end of a message; "" where none is near."""
    near = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return f" (did you mean '{near[0]}'?)" if near else ""


def is_a(value: Any, kind: type) -> bool:
    """Whether a value is of a type of Python's; true and false are no integers here."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _check_type(value: Any, kinds: tuple[type, ...], where: str) -> None:
    if not is_a(value, kinds[0]):
        raise CallSpecError(f"{where}: expected {_TYPE_NAMES[kinds[0]]}, found {value!r}")
    for item in value if len(kinds) > 1 else ():
        if not is_a(item, kinds[1]):
            raise CallSpecError(f"{where}: expected a list, each item {_TYPE_NAMES[kinds[1]]}, found {item!r}")
