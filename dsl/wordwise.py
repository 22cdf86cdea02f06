"""Operations on vectors of four words that processors have an instruction for, from their definitions in wordwise.toml.

A definition is a program on words of 32 bits. Whoever computes with such an operation (the interpreter, the machine
graph, the executor and the formulas of `./cw prove`, the pass that recognises one) runs the same program, each on
values of its own: an `Algebra` says what sums and logic of those are.
"""

from __future__ import annotations

import ast
import copy
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
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
ALIGN, SUMS = "align", "addwords"
ONES = (1 << WORD) - 1
W = TypeVar("W")


class Algebra(Protocol[W]):
    """Words of some kind."""

    def constant(self, value: int) -> W:
        """The word that is a number."""

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

    def constant(self, value: int) -> Any:
        """The number."""
        return value

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
    """A row of the table; `programs`: for each value of the immediate (one, if there is none) a word's name and its
    expression, one after the other."""

    kind: str
    text: str
    operands: tuple[tuple[str, ...], ...]
    programs: tuple[tuple[tuple[str, ast.expr], ...], ...]
    result: tuple[str, ...]

    @property
    def choices(self) -> int:
        """How many values the immediate has; 0: there is none."""
        return len(self.programs) if len(self.programs) > 1 else 0

    @cached_property
    def heads(self) -> tuple[str, ...]:
        """Words of the program, in its order, that whoever computes the same by sums and logic has, too: those of the
        result, and sums that logic is made of."""
        sums = {name for name, x in self.programs[0] if isinstance(x, ast.BinOp) and isinstance(x.op, ast.Add)}
        read = {one.id for _, x in self.programs[0] for term in _terms(x) if not isinstance(term, ast.Name)
                for one in ast.walk(term) if isinstance(one, ast.Name)}
        return tuple(name for name, _ in self.programs[0] if name in self.result or name in sums & read)

    def steps(self, algebra: Algebra[W], vectors: Sequence[Sequence[W]], imm: int = 0) -> Iterator[tuple[str, W]]:
        """The words that there are, by name: those of each operand, and then those of the program, made one by one. Of
        an immediate the low bits count."""
        known = {name: word for names, words in zip(self.operands, vectors, strict=True)
                 for name, word in zip(names, words, strict=True) if name}
        yield from known.items()
        for name, expression in self.programs[imm % len(self.programs)]:
            known[name] = _value(expression, known, algebra)
            yield name, known[name]

    def run(self, algebra: Algebra[W], vectors: Sequence[Sequence[W]], imm: int = 0) -> list[W]:
        """The words of the result, of those of each operand."""
        known = dict(self.steps(algebra, vectors, imm))
        return [known[name] for name in self.result]

    def apply(self, *args: Any, imm: int = 0) -> Any:
        """The same on values of 128 bits: integers, or formulas."""
        vectors = [[a >> WORD * i & ONES for i in range(COUNT)] for a in args]
        total, *others = self.run(Integers(), vectors, imm)
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


def _terms(node: ast.expr) -> list[ast.expr]:
    """Of which an expression is the sum."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [*_terms(node.left), *_terms(node.right)]
    return [node]


def _value(node: ast.expr, known: dict[str, W], algebra: Algebra[W]) -> W:
    """An expression of words."""
    if isinstance(node, ast.Name):
        return known[node.id]
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return algebra.constant(node.value)
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


class _Chosen(ast.NodeTransformer):
    """Names that stand for functions of words x, y, … and for numbers, with what these are."""

    def __init__(self, said: Mapping[str, str | int]) -> None:
        self.said = {name: ast.parse(str(what), mode="eval").body for name, what in said.items()}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A number."""
        return copy.deepcopy(self.said.get(node.id, node))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A function."""
        args = [self.visit(x) for x in node.args]
        assert isinstance(node.func, ast.Name)
        if node.func.id not in self.said:
            return ast.Call(node.func, args, [])
        return _Chosen({name: ast.unparse(x) for name, x in zip("xyz", args, strict=False)}).visit(
            copy.deepcopy(self.said[node.func.id]))


def _program(row: Mapping[str, Any], said: Mapping[str, str | int]) -> tuple[tuple[str, ast.expr], ...]:
    lines = [text.partition(" = ") for text in row["program"]]
    return tuple((name, _checked(_Chosen(said).visit(ast.parse(text, mode="eval").body), row["kind"]))
                 for name, _, text in lines)


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@cache
def wordwise() -> dict[str, Wordwise]:
    """The operations by kind, in the order of the file; ValueError for a program of more than words can do."""
    return {row["kind"]: Wordwise(row["kind"], row["text"], tuple(map(tuple, row["operands"])),
                                  tuple(_program(row, said) for said in row.get("choices", [{}])), tuple(row["result"]))
            for row in _table()["operation"]}


@cache
def patterns() -> tuple[tuple[Pattern, ...], ...]:
    """The patterns, in the order of the file: each once for every value that its immediate may have."""
    return tuple(tuple(map(partial(_pattern, row), range(row.get("choices", 1)))) for row in _table()["pattern"])


def _pattern(row: Mapping[str, Any], imm: int) -> Pattern:
    made = _Chosen({"i": imm} if "choices" in row else {}).visit(ast.parse(row["made"], mode="eval").body)
    return Pattern(made, tuple(row["operands"]), row.get("words", False), row.get("free", ""))


def aligned(high: Any, low: Any, by: int) -> Any:
    """128 bits of two vectors side by side, from byte `by` of the low one on; zeros above both."""
    return (low | high << VECTOR) >> 8 * by & (1 << VECTOR) - 1
