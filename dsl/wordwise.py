"""Operations on vectors of four words that processors have an instruction for, from their definitions in wordwise.toml.

A definition is a program on words of 32 bits. Whoever computes with such an operation (the interpreter, the machine
graph, the executor and the formulas of `./cw prove`, the pass that recognises one) runs the same program, each on
values of its own: an `Algebra` says what sums and logic of those are.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FILE = Path(__file__).with_name("wordwise.toml")
WORD, COUNT = 32, 4
"""Bits of a word, and words of a vector."""
VECTOR = WORD * COUNT
ALIGN = "align"
ONES = (1 << WORD) - 1
W = TypeVar("W")


class Algebra(Protocol[W]):
    """Words of some kind."""

    def add(self, a: W, b: W) -> W:
        """a + b modulo 2^32."""

    def xor(self, a: W, b: W) -> W:
        """a ^ b."""

    def both(self, a: W, b: W) -> W:
        """a & b."""

    def inverse(self, a: W) -> W:
        """~a."""

    def turned(self, a: W, by: int) -> W:
        """Turned right by so many bits."""

    def shifted(self, a: W, by: int) -> W:
        """Shifted right."""


class Integers:
    """Integers below 2^32, or formulas that stand for such."""

    def add(self, a: Any, b: Any) -> Any:
        """a + b modulo 2^32."""
        return a + b & ONES

    def xor(self, a: Any, b: Any) -> Any:
        """a ^ b."""
        return a ^ b

    def both(self, a: Any, b: Any) -> Any:
        """a & b."""
        return a & b

    def inverse(self, a: Any) -> Any:
        """~a."""
        return a ^ ONES

    def turned(self, a: Any, by: int) -> Any:
        """Turned right by 0 < `by` < 32."""
        return (a >> by | a << WORD - by) & ONES

    def shifted(self, a: Any, by: int) -> Any:
        """Shifted right."""
        return a >> by


@dataclass(frozen=True)
class Wordwise:
    """A row of the table; `program`: a word's name and its expression."""

    kind: str
    text: str
    operands: tuple[tuple[str, ...], ...]
    program: tuple[tuple[str, ast.expr], ...]
    result: tuple[str, ...]

    def run(self, algebra: Algebra[W], vectors: Sequence[Sequence[W]], first: bool = False) -> list[W]:
        """The words of the result, or only the `first`, of those of each operand."""
        known = {name: word for names, words in zip(self.operands, vectors, strict=True)
                 for name, word in zip(names, words, strict=True) if name}
        for name, expression in self.program:
            known[name] = _value(expression, known, algebra)
            if first and name == self.result[0]:
                return [known[name]]
        return [known[name] for name in self.result]

    def apply(self, *args: Any) -> Any:
        """The same on values of 128 bits: integers, or formulas."""
        vectors = [[a >> WORD * i & ONES for i in range(COUNT)] for a in args]
        total, *others = self.run(Integers(), vectors)
        for i, word in enumerate(others, 1):
            total = total | word << WORD * i
        return total


@dataclass(frozen=True)
class Pattern:
    """What is looked for: `made` of vectors called `operands` and `free`."""

    made: ast.expr
    operands: tuple[str, ...]
    words: bool
    free: str

    def kinds(self) -> set[str]:
        """The operations that it takes."""
        return {node.func.id for node in ast.walk(self.made)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def _value(node: ast.expr, known: dict[str, W], algebra: Algebra[W]) -> W:
    """An expression of words."""
    if isinstance(node, ast.Name):
        return known[node.id]
    if isinstance(node, ast.BinOp):
        a, b = (_value(x, known, algebra) for x in (node.left, node.right))
        if isinstance(node.op, ast.Add):
            return algebra.add(a, b)
        return algebra.xor(a, b) if isinstance(node.op, ast.BitXor) else algebra.both(a, b)
    if isinstance(node, ast.UnaryOp):
        return algebra.inverse(_value(node.operand, known, algebra))
    assert isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and isinstance(node.args[1], ast.Constant)
    move = {"ror": algebra.turned, "shr": algebra.shifted}[node.func.id]
    by = node.args[1].value
    assert isinstance(by, int)
    return move(_value(node.args[0], known, algebra), by)


def _checked(node: ast.expr, where: str) -> ast.expr:
    """An expression in which there is only what `_value` knows; ValueError says where there is more."""
    for one in ast.walk(node):
        known = isinstance(one, (ast.Name, ast.BinOp, ast.UnaryOp, ast.Call, ast.Constant, ast.Add, ast.BitXor,
                                 ast.BitAnd, ast.Invert, ast.Load))
        if not known or (isinstance(one, ast.Call) and (ast.unparse(one.func) not in ("ror", "shr")
                                                        or len(one.args) != 2)):
            raise ValueError(f"{FILE.name}: {where}: `{ast.unparse(node)}` has more than sums, ^, &, ~, ror and shr")
    return node


def _line(text: str, kind: str) -> tuple[str, ast.expr]:
    name, _, expression = text.partition(" = ")
    return name, _checked(ast.parse(expression, mode="eval").body, kind)


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@cache
def wordwise() -> dict[str, Wordwise]:
    """The operations by kind, in the order of the file; ValueError for a program of more than words can do."""
    return {row["kind"]: Wordwise(row["kind"], row["text"], tuple(map(tuple, row["operands"])),
                                  tuple(_line(text, row["kind"]) for text in row["program"]), tuple(row["result"]))
            for row in _table()["operation"]}


@cache
def patterns() -> tuple[Pattern, ...]:
    """The patterns, in the order of the file."""
    return tuple(Pattern(ast.parse(row["made"], mode="eval").body, tuple(row["operands"]), row.get("words", False),
                         row.get("free", "")) for row in _table()["pattern"])


def aligned(high: Any, low: Any, by: int) -> Any:
    """128 bits of two vectors side by side, from byte `by` of the low one on; zeros above both."""
    return (low | high << VECTOR) >> 8 * by & (1 << VECTOR) - 1
