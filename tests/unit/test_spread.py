"""What the default run takes of many cases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.support.spread import sample, taken


@pytest.mark.spread(1)
@pytest.mark.parametrize("one_in", [1, 3, 5, 50])
def test_every_value_is_met(one_in: int) -> None:
    cases = [(a, b, c) for a in "abcdefgh" for b in range(7) for c in (None, "x")]
    chosen = taken(cases, one_in)
    assert len(cases) // one_in <= len(chosen) <= max(len(cases) // one_in, 15)
    for place in range(3):
        assert {cases[i][place] for i in chosen} == {case[place] for case in cases}
    assert chosen == taken(cases, one_in)
    assert not taken([], one_in)


@pytest.mark.spread(10)
@pytest.mark.parametrize("number", range(1))
def test_marks_are_given(request: pytest.FixtureRequest, number: int) -> None:
    """Of this test's one case it is taken; a test with more shows in the count of a default run."""
    assert request.node.get_closest_marker("full") is None


@dataclass(frozen=True)
class Item:
    """What a sample asks of a test."""

    nodeid: str
    full: bool

    def get_closest_marker(self, name: str) -> bool | None:
        return self.full or None


def test_a_sample_leaves_out_no_case_for_ever() -> None:
    items: list[Any] = [Item(f"t.py::test_{name}[{n}]", n > 0) for name in "abc" for n in range(10)]
    alone: list[Any] = [Item(f"t.py::alone_{n}", True) for n in range(9)]
    items += alone
    runs = [sample(items, 3, f"seed {n}") for n in range(30)]
    assert all({*kept, *left} == {*items} and not {*kept} & {*left} for kept, left in runs)
    assert all(item in kept for kept, _ in runs for item in items if not item.full)
    assert len({tuple(kept) for kept, _ in runs}) == 3
    assert {item for kept, _ in runs for item in kept} == {*items}
    for kept, _ in runs:
        assert {*alone} <= {*kept}
        for name in "abc":
            assert sum(item.full and item.nodeid.startswith(f"t.py::test_{name}") for item in kept) == 3
