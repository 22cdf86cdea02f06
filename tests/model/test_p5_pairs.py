"""The rules of pairs, said once: known cases, registers as masks and as lists, plain and compiled."""

from __future__ import annotations

import inspect
import random
from types import ModuleType

import numba
import numpy as np
import pytest

from scheduler.inorder import anneal, beam
from scheduler.timing import pairing
from targets.model import p5_compiled, p5_engine, p5_pairs, p5_records, p5_rules
from targets.model.p5_pairs import (
    CALL,
    FREE,
    POP,
    PUSH,
    RAW,
    WAW,
    bank,
    decoding,
    listed_conflict,
    register_conflict,
    shadow,
    sides,
    together,
)
from targets.model.p5_table import p5_rules as numbers

SP = 16
PAIR_CLOCKS = numbers("pentium").pair_clocks
RULES = [function for _, function in inspect.getmembers(p5_pairs, inspect.isfunction)]


def test_sides() -> None:
    kinds = ("UV", "PU", "PV", "NP", "FX")
    assert [sides(kind, False, False) for kind in kinds] == [
        (True, True), (True, False), (False, True), (False, False), (False, False)]
    assert sides("UV", False, True) == (True, False)         # a prefix keeps it out of V
    assert sides("UV", True, False) == (False, False)        # a displacement and an immediate out of both
    assert sides("UV", True, False, mmx=True) == (True, False)


def test_registers() -> None:
    assert register_conflict(1, 2, 4, 8, 0, 0, SP) == FREE
    assert register_conflict(2, 2, 4, 8, 0, 0, SP) == register_conflict(4, 2, 4, 8, 0, 0, SP) == RAW
    assert register_conflict(8, 2, 4, 8, 0, 0, SP) == WAW
    # two that push, a push and a call, two that pop: the stack pointer is no hindrance; other registers are
    for stack, following, free in ((PUSH, PUSH, True), (PUSH, CALL, True), (POP, POP, True), (PUSH, POP, False),
                                   (POP, PUSH, False), (CALL, PUSH, False), (0, PUSH, False)):
        assert register_conflict(SP, 0, SP, SP, stack, following, SP) == (FREE if free else RAW)
    assert register_conflict(SP | 1, 1, SP, SP, PUSH, PUSH, SP) == RAW
    assert register_conflict(SP | 1, 0, SP, SP | 1, POP, POP, SP) == WAW


def test_registers_as_masks_and_as_lists() -> None:
    rng = random.Random(3)

    def drawn(count: int) -> list[int]:
        return [rng.choice((-1, *range(6))) for _ in range(count)]

    def mask(numbers: list[int]) -> int:
        return sum(1 << n for n in set(numbers) if n >= 0)

    seen = set()
    for _ in range(500):
        writes, reads, address, changes = drawn(2), drawn(2), drawn(1), drawn(1)
        found = register_conflict(mask(writes), mask(reads), mask(address), mask(changes), 0, 0, 0)
        assert listed_conflict(writes, [*reads, *address, *changes]) == (found != FREE)
        seen.add(found)
    assert seen == {FREE, RAW, WAW}


@pytest.mark.parametrize(("first", "second", "wait", "clash", "wanted"), [
    (0, 0, 0, False, (0, 1)), (0, 1, 0, False, (0, 2)), (1, 1, 0, False, (0, 2)), (1, 2, 0, False, (0, 3)),
    (2, 1, 0, False, (2, 4)), (2, 2, 0, False, (2, 5)),             # an access waits for the store before it
    (0, 0, 0, True, (1, 2)), (1, 1, 0, True, (1, 3)),               # one bank: a clock more
    (0, 0, 2, True, (2, 3)), (1, 0, 1, False, (1, 2)),              # who waits longer does not clash
])
def test_two_together(first: int, second: int, wait: int, clash: bool, wanted: tuple[int, int]) -> None:
    """Classes 0 (register), 1 (reads an operand), 2 (changes it), of one clock, two and three."""
    assert together(PAIR_CLOCKS[first][second], 1 + first, 1 + second, second, wait, clash) == wanted


def test_banks() -> None:
    assert bank(0x1000, 4, 8) == bank(0x1003, 4, 8) == bank(0x1020, 4, 8) != bank(0x1004, 4, 8)


def test_decoding_is_hidden_by_the_groups_before() -> None:
    assert shadow(3, 4, 5, 2) == (0, 5) and shadow(3, 7, 0, 2) == (3, 0)    # all clocks of a group but one
    assert shadow(3, 7, 5, 1) == (3, 0) and shadow(3, 7, 5, 0) == (0, 0)    # as far as the CPU's table says
    assert decoding(0, 2, 1) == (0, 2, 1)
    assert decoding(2, 2, 1) == (0, 1, 0)                                   # the oldest first
    assert decoding(5, 2, 1) == (2, 0, 0)


@numba.njit
def _compiled(a: int, b: int, c: int, d: int, e: int, f: int, listed: np.ndarray) -> tuple[int, ...]:
    left, last, before = p5_compiled.decoding(a, b, c)
    offset, clocks = p5_compiled.together(a + 1, b + 1, c + 1, d, e, f > 2)
    closed, old = p5_compiled.shadow(a, b, c, d)
    return (left, last, before, offset, clocks, closed, old, p5_compiled.register_conflict(a, b, c, d, e, f, 4),
            p5_compiled.listed_conflict(listed[:2], listed[2:]), p5_compiled.bank(a, 4, 8),
            p5_compiled.address_ready(a, b))


def test_compiled_they_say_the_same() -> None:
    rng = np.random.default_rng(1)
    for a, b, c, d, e, f in rng.integers(0, 5, (400, 6)).tolist():
        listed = rng.integers(-1, 6, 6)
        assert _compiled(a, b, c, d, e, f, listed) == (
            *decoding(a, b, c), *together(a + 1, b + 1, c + 1, d, e, f > 2), *shadow(a, b, c, d),
            register_conflict(a, b, c, d, e, f, 4), listed_conflict(listed[:2].tolist(), listed[2:].tolist()),
            bank(a, 4, 8), p5_pairs.address_ready(a, b))


@pytest.mark.parametrize("module", [anneal, beam, pairing, p5_engine, p5_records, p5_rules])
def test_who_counts_asks_them(module: ModuleType) -> None:
    """Every rule has users, and every one who counts pairs or decoding is among them."""
    known = {id(getattr(of, name)) for of in (p5_pairs, p5_compiled) for name in vars(of)
             if name in {rule.__name__ for rule in RULES}}
    assert any(id(value) in known for value in vars(module).values())


def test_every_rule_has_users() -> None:
    used = {name for module in (anneal, beam, pairing, p5_engine, p5_records, p5_rules) for name in vars(module)}
    assert len(RULES) == 8 and {rule.__name__ for rule in RULES} <= used
