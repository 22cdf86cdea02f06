"""`--cpu native`: this machine's own target, in the place of a CPU's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import click

from cipherwright.errors import UserError

NATIVE = "native"
Value = TypeVar("Value", str, None, tuple[str, ...])


def chosen(asked: Sequence[str], otherwise: Callable[[], list[str]]) -> tuple[list[str], str]:
    """The targets asked for, with this machine's in the place of `native`, and which that is and why, in words.

    Nothing asked means native, or `otherwise` where no table is this machine's. UserError for `native` there, or where
    its table is for the model alone; TableError for tables that cannot be used.
    """
    if asked and NATIVE not in asked:
        return list(dict.fromkeys(asked)), ""
    own, why = _own()
    if own is None:
        if asked:
            raise _no_table(why)
        return otherwise(), f"{why}; name a CPU by --cpu"
    return list(dict.fromkeys(own if name == NATIVE else name for name in asked or [NATIVE])), why


def named(name: str) -> str:
    """The name of a CPU as it is, of `native` that of this machine's target; UserError where it has none."""
    if name != NATIVE:
        return name
    own, why = _own()
    if own is None:
        raise _no_table(why)
    return own


def option(_context: click.Context, _parameter: click.Parameter, value: Value) -> Value:
    """What an option --cpu was given, one name or several, with this machine's target in the place of `native`."""
    if value is None:
        return value
    return named(value) if isinstance(value, str) else tuple(named(name) for name in value)


def _own() -> tuple[str | None, str]:
    """The target of this machine, None where no table is its own or that is for the model alone, and why in words."""
    from targets.cpu import long_name, target_names
    from targets.cpuid import here
    from targets.tables.files import model_names

    found = here()
    own = long_name(found.table) if found.table in model_names() else None
    return own if own in target_names() else None, found.why


def _no_table(why: str) -> UserError:
    return UserError(f"--cpu native: {why}; name a CPU, or write a table by `./cw characterize` "
                     "--out FILE --against CPU, the nearest")
