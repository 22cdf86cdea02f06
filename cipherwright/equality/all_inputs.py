"""Literals of few variables, compared for all values of these.

A word of the source may have a few bits of the input in it, and all that is computed of it, sums and products, too:
then much has the same samples, and no normal form shows what is the same. Where all variables below two literals, in
whatever they are made of, are at most VARIABLES, there is a sample (cipherwright.equality.samples) that has every value
of them: the literals are equal if and only if they have the same there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.few import columns
from cipherwright.equality.forms import Forms
from cipherwright.equality.samples import INPUTS, Samples

VARIABLES = 10
KEPT = 8
"""Sets of variables of which the samples are kept."""
Support = frozenset[int] | None
"""The atoms that are the variables of something, None where they are more than VARIABLES."""


class _All(Samples):
    """Samples of all values of some variables; of others they are not asked for."""

    def __init__(self, f: Forms, a: Arithmetic, variables: Iterable[int]) -> None:
        numbers = sorted(variables)
        super().__init__(f, a, inputs=max(INPUTS, 1 << len(numbers)))
        for atom, column in zip(numbers, columns(self.inputs.bit_length() - 1), strict=False):
            self.note(atom, column)

    def _variable(self, name: Any, bit: int) -> int:
        raise AssertionError(f"bit {bit} of {name} is none of the variables of what is compared")


class AllInputs:
    """Compares literals of `f`."""

    def __init__(self, f: Forms, a: Arithmetic) -> None:
        self.f, self.a = f, a
        self.forms: dict[int, Support] = {0: frozenset()}
        self.atoms: dict[int, Support] = {}
        self.cores: dict[int, Support] = {}
        self.samples: dict[frozenset[int], _All] = {}

    def same(self, x: int, y: int) -> bool | None:
        """Whether two literals are the same for all values of their variables; None if these are too many."""
        found = _joined((self.form(x >> 1), self.form(y >> 1)))
        if found is None:
            return None
        if found not in self.samples:
            if len(self.samples) == KEPT:
                self.samples.clear()
            self.samples[found] = _All(self.f, self.a, found)
        return self.samples[found].literal(x) == self.samples[found].literal(y)

    def form(self, number: int) -> Support:
        """The variables of a form."""
        if number not in self.forms:
            self.forms[number] = _joined(self._atom(a) for a in self.f.contents[number])
        return self.forms[number]

    def _atom(self, number: int) -> Support:
        if number not in self.atoms:
            kind, *of = self.f.atoms[number]
            self.atoms[number] = frozenset((number,)) if kind == "var" else self._made(kind, of)
        return self.atoms[number]

    def _made(self, kind: str, of: list[Any]) -> Support:
        if kind == "name":
            return self.form(of[0])
        if kind == "and":
            return _joined(self.form(b >> 1) for b in of)
        if kind == "box":
            return _joined(self.form(b >> 1) for b in self.f.atoms[of[0]][1])
        return _joined(self._core(n) for n in ([n for n, _ in self.a.keys[of[0]][0]] if kind == "sum" else of[:2]))

    def _core(self, number: int) -> Support:
        if number not in self.cores:
            self.cores[number] = _joined(self.form(b >> 1) for b in self.a.cores[number])
        return self.cores[number]


def _joined(parts: Iterable[Support]) -> Support:
    found: frozenset[int] = frozenset()
    for one in parts:
        if one is None or len(found := found | one) > VARIABLES:
            return None
    return found
