"""The parameters of a CPU that were chosen by rows of published figures, and the values that were tried of each.

A fitted section of a table says so in `tried`. Running the rows with every value again shows what a fit is worth on
rows that it has not seen (`cipherwright/validation/leaveout.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from targets.model.parameters import SECTIONS, Setting, Value, parameters
from targets.tables.files import directories, executes_in_order, merged_table, model_names, sound
from targets.tables.shape import fault

MOST = 48
"""Settings of a CPU: all its rows are run with each."""


@dataclass(frozen=True)
class Fitted:
    """Keys of a section of `[core]` that have one value and were fitted together, that value, and those tried."""

    section: str
    keys: tuple[str, ...]
    value: Value
    tried: tuple[Value, ...]


def fitted(name: str) -> tuple[Fitted, ...]:
    """The fitted parameters of a CPU of which its table says what was tried, in the table's order.

    TableError where that cannot be run: keys that were set together and differ, too many combinations (`MOST`), a
    cache, or a CPU that executes in order, whose rules are read elsewhere.
    """
    table, where = merged_table(name), f"{name}.toml"
    core = {key: section for key, section in table.get("core", {}).items() if _tried(section)}
    elsewhere = [f"[core.{key}]" for key in core if executes_in_order(name) or key not in SECTIONS]
    elsewhere += [f"[caches.{key}]" for key, level in table.get("caches", {}).items() if _tried(level)]
    if elsewhere:
        raise fault(f"{where}: {elsewhere[0]}: tried is of {', '.join(SECTIONS)} of a CPU that executes out of order; "
                    "remove it here")
    if not core:
        return ()
    own = parameters(name)
    out = []
    for section, entry in core.items():
        for names, values in entry["tried"].items():
            keys = tuple(names.split("+"))
            present = [getattr(getattr(own, section), key) for key in keys]
            if any(value != present[0] for value in present):
                raise fault(f"{where}: [core.{section}]: tried: {names} are one value, but the section has {present}; "
                            "make them equal, or name each by itself")
            out.append(Fitted(section, keys, present[0], tuple(map(_value, values))))
    count = len(list(product(*(one.tried for one in out))))
    if count > MOST:
        raise fault(f"{where}: tried makes {count} combinations; leave values out until there are {MOST} at most")
    return tuple(out)


def _tried(section: Any) -> bool:
    return isinstance(section, dict) and section.get("status") == "fitted" and bool(section.get("tried"))


def _value(value: Any) -> Value:
    return tuple(value) if isinstance(value, list) else value


def settings(name: str) -> tuple[Setting, ...]:
    """Every combination of the values that were tried on a CPU, that of its table first; TableError as `fitted`."""
    found = fitted(name)
    own = tuple(one.value for one in found)
    every = [own, *(values for values in product(*(one.tried for one in found)) if values != own)]
    return tuple(tuple((one.section, key, value) for one, value in zip(found, values, strict=True) for key in one.keys)
                 for values in every)


def neighbours(name: str) -> tuple[Setting, ...]:
    """The CPU's table and those beside it, of which each has one fitted parameter at another value that was tried.

    Of numbers that is the next lower or higher one, of words and of what is true or false any other. Each is a whole
    setting, the table's own first; TableError as `fitted`.
    """
    found = fitted(name)
    own = tuple(one.value for one in found)
    every = [own]
    for k, one in enumerate(found):
        every += [(*own[:k], value, *own[k + 1:]) for value in _beside(one)]
    return tuple(tuple((one.section, key, value) for one, value in zip(found, values, strict=True) for key in one.keys)
                 for values in every)


def _beside(one: Fitted) -> tuple[Value, ...]:
    others = [value for value in one.tried if value != one.value]
    if isinstance(one.value, bool) or not isinstance(one.value, (int, float)):
        return tuple(others)
    numbers = [value for value in others if isinstance(value, (int, float))]
    low, high = ([v for v in numbers if v < one.value], [v for v in numbers if v > one.value])
    return (*((max(low),) if low else ()), *((min(high),) if high else ()))


def in_words(name: str, setting: Setting) -> str:
    """A setting as a page shows it: ``memory_entries+fast_entries = 12, load_address_may_borrow = true``."""
    return _in_words(fitted(name), setting)


def changed_in_words(name: str, setting: Setting) -> str:
    """What a setting has otherwise than the table, as `in_words`; empty for the table's own."""
    own = {(section, key): value for section, key, value in settings(name)[0]}
    changed = {(section, key) for section, key, value in setting if own[section, key] != value}
    return _in_words([one for one in fitted(name) if (one.section, one.keys[0]) in changed], setting)


def _in_words(every: Sequence[Fitted], setting: Setting) -> str:
    values = {(section, key): value for section, key, value in setting}
    return ", ".join(f"{'+'.join(one.keys)} = {_shown(values[one.section, one.keys[0]])}" for one in every)


def _shown(value: Value) -> str:
    if value == "":
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(list(value) if isinstance(value, tuple) else value)


def papers_of_fits() -> frozenset[str]:
    """The papers' figures that took part in a fit of any table that can be read, as ``PAPER:TABLE:CPU``."""
    return _papers_of_fits(directories())


@cache
def _papers_of_fits(folders: tuple[Path, ...]) -> frozenset[str]:
    """`papers_of_fits` of the tables of some directories."""
    out: set[str] = set()
    for name in sound(model_names())[0]:
        table = merged_table(name)
        for section in (*table.get("core", {}).values(), *table.get("caches", {}).values()):
            if isinstance(section, dict) and section.get("status") == "fitted":
                out |= set(section.get("papers", ()))
    return frozenset(out)
