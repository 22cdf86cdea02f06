"""Registers for webs that are given at the ends, against every assignment there is."""

from __future__ import annotations

import itertools
import random

import pytest

from scheduler.inorder.precolored import Span, follow

REGISTERS = ("eax", "ebx", "ecx")


def fits(spans: list[Span], given: dict[int, str]) -> bool:
    """Whether no two webs that live at once share a register; one may begin where another ends, not where it began."""
    for (one, a), (two, b) in itertools.combinations(given.items(), 2):
        (begin, end), (other, last) = spans[one], spans[two]
        if a == b and ((begin < last and other < end) or begin == other):
            return False
    return True


@pytest.mark.parametrize("seed", range(150))
def test_an_assignment_is_found_where_there_is_one(seed: int) -> None:
    rng = random.Random(seed)
    spans = [(first, first + rng.randint(0, 6)) for first in (rng.randint(-1, 8) for _ in range(6))]
    bound = {w: rng.choice(REGISTERS) for w in range(6) if rng.random() < 0.4}

    def may(web: int, register: str) -> bool:
        return bound.get(web, register) == register

    found = follow(spans, REGISTERS, may)
    there = any(fits(spans, given) and all(may(*one) for one in given.items())
                for given in (dict(enumerate(choice)) for choice in itertools.product(REGISTERS, repeat=6)))
    assert (found is not None) == there
    if found is not None:
        assert set(found) == set(range(6)) and fits(spans, found) and all(may(*one) for one in found.items())


def test_both_happen() -> None:
    assert follow([(0, 2), (0, 2), (1, 2)], REGISTERS, lambda web, register: True)
    assert follow([(0, 2), (0, 2), (1, 2)], REGISTERS[:2], lambda web, register: True) is None
    assert follow([(0, -1)], (), lambda web, register: True) == {}, "what does not live needs no register"
