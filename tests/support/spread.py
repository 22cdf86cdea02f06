"""Tests with many cases: the default run takes some that meet every value of every parameter, a full run takes all.

`@pytest.mark.spread(n)` on a test, or on a whole module, says that about one case in n will do; the others get the mark
`full`, which `./cw test` leaves out and `./cw test --full` runs, too; so do those that last (`lasting.py`). The same
cases are taken in every run, but where one in so many of these others is asked for: `.ci/run` does that, with other
ones on another day.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

PAGES = "tests/pages/"


def taken(cases: Sequence[tuple[Any, ...]], one_in: int) -> set[int]:
    """The numbers of about one in so many of `cases`; every value that stands at some place of a case is among them,
    unless there is only one place: then every case is a value of its own."""
    ordered = sorted(range(len(cases)), key=lambda i: _number(repr(cases[i])))
    chosen: set[int] = set()
    met: set[tuple[int, str]] = set()
    for i in ordered if any(len(case) > 1 for case in cases) else ordered[:1]:
        values = {(place, repr(value)) for place, value in enumerate(cases[i])}
        if not values <= met:
            met |= values
            chosen.add(i)
    more = [i for i in ordered if i not in chosen]
    return chosen | {*more[:max(0, len(cases) // one_in - len(chosen))]}


def some(values: Iterable[Any], first: int) -> list[Any]:
    """Values for one parameter, seeds say: a default run takes the `first` of them, a full run all."""
    return [pytest.param(value, marks=() if number < first else pytest.mark.full)
            for number, value in enumerate(values)]


def every(cases: Sequence[tuple[Any, ...]], number: int) -> list[Any]:
    """Values for several parameters: a default run takes the first of so many cases, a full run all."""
    return [pytest.param(*case, marks=() if place % number == 0 else pytest.mark.full)
            for place, case in enumerate(cases)]


def mark_full(items: Iterable[pytest.Item]) -> None:
    """Give the mark `full` to what the default run leaves out."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("spread") and hasattr(item, "callspec"):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        mark = cases[0].get_closest_marker("spread")
        assert mark is not None
        kept = taken([tuple(value if isinstance(value, (str, int, tuple)) else place  # objects by their number
                            for value, place in zip(case.callspec.params.values(), case.callspec.indices.values(),
                                                    strict=True)) for case in cases], *mark.args)
        for number, case in enumerate(cases):
            if number not in kept:
                case.add_marker(pytest.mark.full)


def sample(items: Iterable[pytest.Item], one_in: int, seed: str) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Those that no mark `full` has, and of each test one in so many of those that have it; and what is left.

    The seed says which. Of a test's cases, in an order of their own, each has its turn in `one_in` seeds with different
    remainders. Where a test of a page has one such case, it is always taken: a page becomes stale by changes elsewhere.
    """
    turn = _number(seed)
    places: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("full"):
            places.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left = {case for name, cases in places.items() if len(cases) > 1 or not name.startswith(PAGES)
            for place, case in enumerate(sorted(cases, key=lambda case: _number(case.nodeid)))
            if (place + _number(name)) % one_in != turn % one_in}
    return [item for item in items if item not in left], [item for item in items if item in left]


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def first_cases(items: Iterable[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The first default case of every test that is not marked `long`, and all others."""
    taken: list[pytest.Item] = []
    left: list[pytest.Item] = []
    met: set[str] = set()
    for item in items:
        name = item.nodeid.partition("[")[0]
        marked = any(item.get_closest_marker(mark) for mark in ("long", "full", "slow"))
        (left if marked or name in met else taken).append(item)
        met |= set() if marked else {name}
    return taken, left
