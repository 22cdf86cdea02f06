"""Differences that are taken apart, and sums found by marks: what is shown is so for every input."""

from __future__ import annotations

import itertools
import random
from collections import defaultdict
from typing import Any

import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.carries import Carries
from cipherwright.equality.difference import Difference
from cipherwright.equality.forms import LONGEST, Forms
from cipherwright.equality.marks import Marks
from cipherwright.equality.polynomials import Columns, transformed
from cipherwright.equality.sweep import Sweep

INPUTS = 7
ALL = 1 << INPUTS


class Truth:
    """What forms are for each value of a few inputs."""

    def __init__(self, f: Forms, names: tuple[int, ...]) -> None:
        self.f = f
        self.of = {next(iter(f.contents[n >> 1])): sum((i >> k & 1) << i for i in range(ALL))
                   for k, n in enumerate(names)}

    def literal(self, one: int) -> int:
        """A bit for each value."""
        value = (1 << ALL) - 1 if one & 1 else 0
        for a in self.f.contents[one >> 1]:
            value ^= self.atom(a)
        return value

    def atom(self, a: int) -> int:
        """The same of an atom."""
        if a not in self.of:
            kind, *what = self.f.atoms[a]
            if kind == "and":
                self.of[a] = self.literal(what[0]) & self.literal(what[1])
            elif kind == "name":
                self.of[a] = self.literal(2 * what[0])
            else:
                index = [self.literal(n) for n in self.f.atoms[what[0]][1]]
                table = transformed(what[1], len(index))
                self.of[a] = sum((table >> sum((row >> i & 1) << k for k, row in enumerate(index)) & 1) << i
                                 for i in range(ALL))
        return self.of[a]


def forms(seed: int) -> tuple[Forms, Truth, list[int]]:
    """Random forms of a few inputs, a part of them the code's, with tables and names in them."""
    rng, f = random.Random(seed), Forms()
    names = f.variables("x", INPUTS)
    made = list(names)
    table = Columns(rng.sample(range(8), 8), 3)
    for number in range(40):
        f.in_code = number > 24
        p, q = (b ^ rng.getrandbits(1) for b in rng.sample(made, 2))
        kind = rng.choice(("xor", "xor", "product", "table", "long"))
        if kind == "table":
            made += f.look_up(rng.sample(made, 3), table)
        elif kind == "long":
            made.append(f.xor_all(rng.sample(made, min(12, len(made)))))
        else:
            made.append((f.xor if kind == "xor" else f.product)(p, q))
    for _ in range(6):    # a carry, and what code has for it
        x, y, c = rng.sample(made, 3)
        f.in_code = False
        made.append(f.xor(f.product(x, y), f.product(f.xor(x, y), c)))
        f.in_code = True
        made += [one := f.xor(f.product(f.xor(x, y), f.xor(y, c)), y), f.product(one, rng.choice(made))]
        made.append(f.xor(made[-1], made[-3]))
    f.in_code = False
    return f, Truth(f, names), made


@pytest.mark.parametrize("seed", range(20))
def test_a_difference_that_is_shown_to_be_a_constant_is_one(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each way of taking apart, for sums of random forms: those that are nothing, and others."""
    monkeypatch.setattr("cipherwright.equality.forms.LONGEST", 4)    # names of forms that are not long
    f, truth, made = forms(seed)
    sweep = Sweep(f, Arithmetic(f))
    f.settle = None
    rng, shown = random.Random(seed), 0
    alike: dict[int, list[int]] = defaultdict(list)
    for one in {b & ~1 for b in made}:
        value = truth.literal(one)
        alike[min(value, value ^ (1 << ALL) - 1)].append(one)
    pairs = [(x, y) for same in alike.values() for x in same for y in same] + \
        [tuple(b & ~1 for b in rng.sample(made, 2)) for _ in range(40)]
    products = [a for a, atom in enumerate(f.atoms) if atom[0] == "and" and not f.atom_dirty[a]]
    for x, y in pairs:
        for whole, more in itertools.product((False, True), (frozenset(), *({a} for a in rng.sample(products, 4)))):
            want = truth.literal(x) ^ truth.literal(y) ^ (truth.atom(*more) if more else 0)
            one, other = (sweep.expanded(n >> 1) if whole else f.contents[n >> 1] for n in (x, y))
            content = sweep._joined(one ^ other ^ more)
            ours = {f.atoms[a][1] if f.atoms[a][0] == "box" else a for a in other & content}
            for opened, depth, sparing in ((ours, 0, True), (None, 0, True), (ours, 2, True), (ours, 0, False),
                                           (None, 0, False), (None, 3, False)):
                found = Difference(f, content, opened, frozenset(), depth, sweep.expanded if whole else None,
                                   sparing).constant()
                if found is not None:
                    shown += x != y and not more
                    assert want == ((1 << ALL) - 1) * found, (x, y, whole, opened, depth, sparing)
    assert shown


@pytest.mark.parametrize("fault", [0, 1, 2])
def test_carries_of_words_that_are_long_sums_are_seen(fault: int) -> None:
    """Words whose bits have names, are carries themselves, and share parts; another carry is not taken for one."""
    a = Arithmetic(Forms())
    f, sweep = a.f, Sweep(a.f, a)
    rows = [f.variables(("x", i), 6) for i in range(LONGEST + 6)]
    x = list(rows[0])
    y = [f.xor_all([row[i] for row in rows[1:]]) for i in range(6)]

    def summed(p: list[int], q: list[int], product: Any) -> tuple[list[int], list[int]]:
        carry, total, carries = 0, [], []
        for u, v in zip(p, q, strict=True):
            total.append(f.xor(f.xor(u, v), carry))
            carry = product(len(total), u, v, carry)
            carries.append(carry)
        return total, carries

    def plain(place: int, u: int, v: int, c: int) -> int:
        return f.xor(f.product(u, v), f.product(f.xor(u, v), c))

    def other(place: int, u: int, v: int, c: int) -> int:
        by = f.xor(v, c) ^ ((fault, place) == (1, 4))
        return f.xor(f.product(f.xor(u, v), by), u if (fault, place) == (2, 4) else v)

    first, _ = summed(x, y, plain)
    second, carries = summed(first, [f.xor(p, q) for p, q in zip(y, first[1:] + x[:1], strict=True)], plain)
    f.in_code = True
    again, _ = summed(x, y, other if not fault else plain)
    assert again == first
    made, found = summed(again, [f.xor(p, q) for p, q in zip(y, again[1:] + x[:1], strict=True)], other)
    for i, (p, q) in enumerate(zip(found, carries, strict=True)):
        assert (p == q) == (not fault or i < 3), i
    assert (made == second) == (not fault) and sweep.shown


def test_sums_are_found_by_marks_wherever_words_are_cut() -> None:
    a = Carries(Forms())
    a.widths({64}, 32)
    x, y = a.f.variables("x", 64), a.f.variables("y", 64)
    whole = {a.core(x): 1, a.core(y): 3}
    halves = {a.core(x[:32]): 1, a.core(x[32:]): 1 << 32, a.core(y[:20]): 3, a.core(y[20:]): 3 << 20}
    marks = a.marks
    mark, const = marks.mark(whole.items())
    marks.add(mark, const + 5, 64, a.literals(whole.items(), 0, 64), 17)
    for terms in (whole, halves):
        mark, const = marks.mark(terms.items())
        assert marks.find(mark, const + 5, 64, terms.items(), 1) == 17
        assert marks.find(mark, const + 6, 64, terms.items(), 1) is None
        assert marks.find(mark, const + 5, 32, terms.items(), 1) is None
        assert marks.find(mark, -const + 5, 64, terms.items(), -1) is None
    opposite = {n: -t % (1 << 64) for n, t in whole.items()}
    mark, const = marks.mark(opposite.items())
    assert marks.find(mark, -const + 5, 64, opposite.items(), -1) == 17


def test_sums_of_one_mark_are_compared() -> None:
    """Should lots be the same, sums are not."""
    a = Carries(Forms())
    a.marks = marks = Marks(a.cores, a.literals)
    marks.drawn = defaultdict(lambda: 1)
    x, y = a.core(a.f.variables("x", 8)), a.core(a.f.variables("y", 8))
    mark, const = marks.mark([(x, 1)])
    marks.add(mark, const, 32, a.literals([(x, 1)], 0, 32), 3)
    assert marks.mark([(y, 1)]) == (mark, const)
    assert marks.find(mark, const, 32, [(y, 1)], 1) is None and marks.find(mark, const, 32, [(x, 1)], 1) == 3
