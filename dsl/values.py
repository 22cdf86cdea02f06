"""What names mean during elaboration: compile-time integers, loop variables, machine values, arrays."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import gcd

from lark import Token, Tree

from dsl.ir import Linear, Loop, Modulus, Op, Param, Pos, Stride, Table

Kind = int | Modulus
"""The type of a value: the bits of a word, 0 for a compile-time integer, or what numbers are taken modulo."""


def kind_of(op: Op) -> Kind:
    """The type of a value of the IR."""
    return op.modulus or op.bits


def said(kind: Kind) -> str:
    """A type as the source writes it."""
    return str(kind) if isinstance(kind, Modulus) else f"u{kind}" if kind else "int"


@dataclass(frozen=True, eq=False)
class Affine:
    """A run-time loop variable in an index: `constant` + sum(step * iteration of loop) + what `rings` add."""

    constant: int
    steps: tuple[tuple[Loop, int], ...]
    rings: tuple[Stride, ...] = ()

    def plus(self, other: Affine | int, sign: int = 1) -> Affine:
        """The sum with another index, or with `sign` -1 the difference."""
        if isinstance(other, int):
            return Affine(self.constant + sign * other, self.steps, self.rings)
        total = dict(self.steps)
        for loop, step in other.steps:
            total[loop] = total.get(loop, 0) + sign * step
        return Affine(self.constant + sign * other.constant, tuple((lp, s) for lp, s in total.items() if s),
                      self.rings + other.rings)

    def times(self, k: int) -> Affine:
        """`k` times the index."""
        return Affine(self.constant * k, tuple((lp, s * k) for lp, s in self.steps if k),
                      tuple(r.times(k) for r in self.rings if k))

    def modulo(self, size: int) -> Affine:
        """The rest of division by a power of two, of an index whose steps are those of outer loops first.

        Elements between two steps go round together: what `start` is short of the first element is the constant.
        """
        first = self.constant % size
        between = first % gcd(size, *(step for _, step in self.steps))
        rings = [Stride(loop, step % size, 0, size, joined=i > 0) for i, (loop, step) in enumerate(self.steps)]
        return Affine(between, (), (rings[0]._replace(start=first - between), *rings[1:]))

    @property
    def strides(self) -> tuple[Stride, ...]:
        """Of the loops that move it, in no order."""
        return (*(Stride(*s) for s in self.steps), *self.rings)


@dataclass(eq=False)
class Array:
    """A compile-time-indexed array: `cells` of type `bits` (None: not assigned yet).

    The cells of one of two dimensions are its rows, equally long arrays.
    """

    bits: Kind
    cells: list[Value | None]

    @property
    def rows(self) -> list[Array]:
        """Those of an array of two dimensions; nothing of another."""
        return [c for c in self.cells if isinstance(c, Array)]

    @property
    def flat(self) -> Array:
        """An array of one dimension with its elements, row by row."""
        return Array(self.bits, [c for row in self.rows for c in row.cells]) if self.rows else self


Value = int | Affine | Op | Array
Argument = Value | Param  # a function can be given memory


@dataclass(eq=False)
class Variable:
    """A name in a scope. `length` is None for a scalar; `bits` is its type."""

    name: str
    bits: Kind
    length: int | None
    value: Value | None
    mutable: bool
    pos: Pos


@dataclass(frozen=True, eq=False)
class Home:
    """Where a name of another file is at home: the file's path, and the scope of its definitions."""

    path: str
    scope: Scope


@dataclass(eq=False)
class Function:
    """`fn NAME(params) -> result`, to be inlined; without `-> result` its call is a statement.

    `home` is that of a function which another file defines.
    """

    name: str
    tree: Tree[Token]
    pos: Pos
    home: Home | None = None

    @property
    def result(self) -> Tree[Token] | None:
        """The declared type."""
        declared = self.tree.children[2]
        return declared if isinstance(declared, Tree) else None


Meaning = Variable | Function | Table | Linear | Param | Modulus


@dataclass(eq=False)
class Scope:
    """Names of one block; looks outwards. A function's scope has the file's as parent."""

    parent: Scope | None = None
    names: dict[str, Meaning] = field(default_factory=dict)

    def find(self, name: str) -> Meaning | None:
        """What a name means here or in a scope around; None if nothing does."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        return None

    def known(self) -> set[str]:
        """All names that mean something here."""
        return set(self.names) | (self.parent.known() if self.parent else set())
