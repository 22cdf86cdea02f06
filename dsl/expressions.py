"""Evaluation of expressions during elaboration: folds what is known, emits operations for the rest."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NoReturn

from lark import Token, Tree

from dsl.diagnostics import SourceError, TooLarge, did_you_mean
from dsl.ir import Loop, Modulus, Op, Param, Pos, Region
from dsl.operations import KINDS, evaluate
from dsl.parser import pos_of
from dsl.values import Affine, Argument, Array, Function, Kind, Scope, Value, Variable, kind_of, said

BINARY = {"or_op": "or", "xor_op": "xor", "and_op": "and", "add_op": "add", "sub_op": "sub", "mul_op": "mul",
          "eq_op": "eq", "lt_op": "ltu"}
SHIFTS = {"shl_op": "shl", "shr_op": "shr", "rotl_op": "rotl", "rotr_op": "rotr"}
INTEGER: dict[str, Callable[[int, int], int]] = {
    "or_op": lambda a, b: a | b, "xor_op": lambda a, b: a ^ b, "and_op": lambda a, b: a & b,
    "add_op": lambda a, b: a + b, "sub_op": lambda a, b: a - b, "mul_op": lambda a, b: a * b,
    "eq_op": lambda a, b: int(a == b), "lt_op": lambda a, b: int(a < b),
    "shl_op": lambda a, b: a << b, "shr_op": lambda a, b: a >> b}
NO_ROLL = "remove the `roll` directive so that the loop is unrolled"
UNSET = ("assign it before it is read; what a run-time loop assigns needs a value before the loop, too, "
         "because it may run 0 times")
SPINE = {**dict.fromkeys(BINARY, "binary"), **dict.fromkeys(SHIFTS, "shift"), "div_op": "divide", "mod_op": "divide"}
SIGN = {"or": "|", "xor": "^", "and": "&", "add": "+", "sub": "-", "mul": "*", "eq": "==", "ltu": "<"}
DEPTH = 64  # nested function calls
BUDGET = 4_000_000
"""Expressions evaluated, iterations begun and eighths of elements copied, for the definitions of a file or for one
kernel: some seconds. The most that a shipped file's definitions take is 1.3 million, the most for a kernel 20,000."""
OPERATIONS = 40_000
"""Operations of the code of one kernel, with the loops that a mapping keeps taken once. Unrolled, the largest shipped
kernel has 4,300; scheduling takes half a millisecond each and more."""
UNROLLED = 400_000
"""The same with all loops unrolled, as the interpreter runs a kernel whose code keeps some: a few seconds."""
INTEGERS = 1 << 256  # compile-time integers stay below this


DIGITS = "take its digits: `digits(x, 32)` is an array of words"


def constant(kind: Kind, value: int, pos: Pos | None = None) -> Op:
    """A typed constant, which of a number is its least form; constants need no place in a region."""
    if isinstance(kind, Modulus):
        return Op("const", kind.bits, (), value % kind.value, pos, modulus=kind)
    return Op("const", kind, (), value, pos)


def shown(value: int) -> str:
    """An integer for a message, not longer than a line."""
    text = str(value) if -(1 << 20) < value < 1 << 20 else f"{value:#x}"
    return text if len(text) < 40 else f"{text[:20]}…"


class Expressions:
    """Evaluates expression trees in `scope`, appending operations to `region`.

    `eval_RULE`: the value of a tree of that rule of the grammar; SourceError where it is wrong.
    """

    def __init__(self, path: str, constant_time: bool = False) -> None:
        self.path = path
        self.region = Region()
        self.scope = Scope()
        self.constant_time = constant_time
        self.in_blocks = False
        self.nest: list[Loop] = []  # run-time loops round this place, outermost first
        self.calls: list[str] = []  # names of the functions being evaluated
        self.steps = 0  # of `BUDGET`
        self.made, self.limit = 0, OPERATIONS  # operations, and how many there may be
        self.name = ""
        self.called_at: Pos | None = None  # where a function of another file was called, while it is evaluated
        self.later: set[str] = set()  # names of definitions that have not been evaluated yet
        self.run_function: Callable[[Function, list[Argument], Pos], Value | None] | None = None

    def fail(self, at: Tree[Token] | Token | Pos, message: str, hint: str = "") -> NoReturn:
        """SourceError at the place of `at`; `hint` says how to mend it."""
        raise SourceError(at if isinstance(at, Pos) else pos_of(self.path, at), message, hint)

    # -- operations -------------------------------------------------------------------------------------
    def emit(self, kind: str, bits: int, args: tuple[Op, ...], attr: Any = None, pos: Pos | None = None) -> Op:
        """The value of an operation, u<bits> or a number modulo `attr`: a constant if all operands are, else a new
        operation at the end of the region.

        TooLarge beyond the limit of operations.
        """
        pos = self.called_at or pos
        number = attr if isinstance(attr, Modulus) else None
        if KINDS[kind].meaning and all(a.kind == "const" for a in args):
            value = evaluate(kind, bits, attr, [a.attr for a in args], [a.bits for a in args])
            return constant(number or bits, value, pos)
        op = Op(kind, bits, args, attr, pos, any(a.secret for a in args), self.name, number)
        self.region.items.append(op)
        self.made += 1
        if self.made > self.limit:
            raise TooLarge(pos or Pos(self.path, 1, 1), f"the kernel comes to more than {self.limit:,} operations here",
                           "keep a loop round this at run time: label it, `for … as NAME { … }`, and write `roll NAME` "
                           "in a mapping; or make it shorter")
        return op

    def typed(self, value: Value, bits: Kind, at: Tree[Token] | Token) -> Op:
        """`value` as a u<bits>, or as a number; an integer becomes a constant, which in a word must fit."""
        if isinstance(value, Array):
            self.fail(at, "an array stands where one value is needed", "index it, such as `a[0]`")
        if isinstance(value, int) and isinstance(bits, Modulus):
            return constant(bits, value, pos_of(self.path, at))
        if isinstance(value, int):
            assert isinstance(bits, int)
            if not -(1 << (bits - 1)) <= value < 1 << bits:
                self.fail(at, f"{shown(value)} does not fit in u{bits}",
                          f"write u{bits}(…) to keep its low {bits} bits")
            return constant(bits, value & ((1 << bits) - 1), pos_of(self.path, at))
        if isinstance(value, Affine):
            self.fail(at, "the variable of a run-time loop can only index memory parameters and constant arrays",
                      NO_ROLL)
        if kind_of(value) != bits:
            back = f", and `{said(bits)}(digits(x, 32))` a number of another type" if isinstance(bits, Modulus) else ""
            self.fail(at, f"this is {said(kind_of(value))}, but {said(bits)} is needed here",
                      DIGITS + back if value.modulus else f"write {said(bits)}(…) to convert it")
        return value

    def word(self, value: Value, at: Tree[Token] | Token, needed: str = "a word", remedy: str = DIGITS) -> Value:
        """`value` itself, if it is no number; SourceError says what is `needed` otherwise."""
        if isinstance(value, Op) and value.modulus:
            self.fail(at, f"a number, {said(value.modulus)}, stands where {needed} is needed", remedy)
        return value

    def plain(self, value: Value, at: Tree[Token] | Token) -> Value:
        """`value` itself, if it is no number, where an integer of the compiler's is wanted."""
        return self.word(value, at, "a compile-time integer", "such an integer has no modulus: write it as it is, `2`")

    def machine(self, value: Value, at: Tree[Token] | Token) -> Op:
        """`value` as a machine value of its own width."""
        if isinstance(self.word(value, at), Op):
            return value  # type: ignore[return-value]
        if isinstance(value, int):
            self.fail(at, "this constant has no width here", "give it one, such as `u32(1)`")
        return self.typed(value, 0, at)

    def integer(self, tree: Tree[Token], what: str) -> int:
        """A compile-time integer (a typed constant counts)."""
        value = self.plain(self.eval(tree), tree)
        if isinstance(value, Op) and value.kind == "const":
            return int(value.attr)
        if not isinstance(value, int):
            if isinstance(value, Array):
                self.fail(tree, f"{what} must be one number, this is an array", "index it, such as `a[0]`")
            self.fail(tree, f"{what} must be known at compile time",
                      "use numbers, constants and variables of unrolled `for` loops")
        return value

    # -- trees ------------------------------------------------------------------------------------------
    def eval(self, tree: Tree[Token] | Token) -> Value:
        """The value of an expression; SourceError where it is wrong."""
        assert isinstance(tree, Tree), tree
        self.spend(tree)
        if tree.data not in SPINE:
            return getattr(self, "eval_" + tree.data)(tree)
        spine = []
        while tree.data in SPINE:  # a long chain of operators is a deep tree on its left side only
            spine.append(tree)
            tree = tree.children[0]
            assert isinstance(tree, Tree)
        value: Value = getattr(self, "eval_" + tree.data)(tree)
        left = tree
        for operator in reversed(spine):
            value = getattr(self, SPINE[str(operator.data)])(operator, left, value)
            left = operator
        return value

    def spend(self, at: Tree[Token] | Token, steps: int = 1) -> None:
        """Count work, so that a source cannot keep the compiler busy without end: TooLarge beyond the limit."""
        self.steps += steps
        if self.steps > BUDGET:
            raise TooLarge(pos_of(self.path, at), f"compile-time evaluation takes more than {BUDGET:,} steps",
                           "make the loops or tables that are computed here smaller; loops inside each other multiply")

    def spend_on(self, elements: int, at: Tree[Token] | Token) -> None:
        """Count the copying of an array of so many elements: a step for every eight."""
        self.spend(at, elements // 8)

    def bounded(self, value: int, tree: Tree[Token]) -> int:
        """An integer that stays within the bits of an `int`; SourceError for one that does not."""
        if not -INTEGERS < value < INTEGERS:
            self.fail(tree, "this compile-time integer has more than 256 bits", "values have at most 64 bits")
        return value

    def eval_number(self, tree: Tree[Token]) -> int:
        return int(str(tree.children[0]).replace("_", ""), 0)

    def eval_name(self, tree: Tree[Token]) -> Value:
        token = tree.children[0]
        assert isinstance(token, Token)
        meaning = self.scope.find(str(token))
        if meaning is None:
            self.unknown(token, self.scope.known())
        if isinstance(meaning, Variable):
            if meaning.value is None:
                self.fail(token, f"`{token}` has no value yet", UNSET)
            return meaning.value
        if isinstance(meaning, Param) and meaning.kind == "count":
            self.fail(token, f"`{token}` is a count and not a value", f"write `blocks {token} {{ … }}`; in "
                      f"`blocks {token} as i {{ … }}` the number of the block is the value `i`")
        if isinstance(meaning, Param):
            self.fail(token, f"`{token}` is a memory parameter", f"read one element, such as `{token}[0]`")
        if isinstance(meaning, Modulus):
            self.fail(token, f"`{token}` is a type", f"a number of it is made of words, `{token}(x)`")
        self.fail(token, f"`{token}` is not a value", f"call it, such as `{token}(x)`")

    def unknown(self, token: Token, known: set[str]) -> NoReturn:
        """A name that means nothing here."""
        if str(token) in self.later:
            self.fail(token, f"`{token}` is not defined yet",
                      "definitions are evaluated from top to bottom and cannot use themselves: move it further up")
        if re.fullmatch(r"u\d+", token):
            self.fail(token, f"there is no type `{token}`", "a value has 1 to 64 bits: `u1` to `u64`")
        self.fail(token, f"`{token}` is not declared",
                  did_you_mean(str(token), known) or f"declare it, such as `let {token} = …`")

    def eval_array(self, tree: Tree[Token]) -> Array:
        cells: list[Value | None] = []
        for c in tree.children:
            if c is not None:
                cells.append(self.eval(c))
        if not cells:
            self.fail(tree, "an array needs an element", "write its elements between the brackets")
        if any(isinstance(c, Array) for c in cells):
            return self.nested(tree, cells)
        kinds = {kind_of(c) for c in cells if isinstance(c, Op)}
        if len(kinds) > 1:
            numbers = sorted(said(k) for k in kinds) if any(isinstance(k, Modulus) for k in kinds) else []
            self.fail(tree, f"the elements have different types: {', '.join(numbers)}" if numbers else
                      f"the elements have different widths: {sorted(map(int, kinds))}",  # type: ignore[arg-type]
                      "convert them to one type" if numbers else "convert them to one width")
        bits = kinds.pop() if kinds else 0
        if bits:
            cells = [self.typed(c, bits, at) for c, at in zip(cells, tree.children, strict=False) if c is not None]
        return Array(bits, cells)

    def nested(self, tree: Tree[Token], rows: list[Value | None]) -> Array:
        """An array of two dimensions; SourceError where a row is none, or another than the first in its kind."""
        first = next(r for r in rows if isinstance(r, Array))
        for row, at in zip(rows, (c for c in tree.children if c is not None), strict=True):
            if not isinstance(row, Array):
                self.fail(at, "one value stands beside rows of an array", "write the row in brackets, such as `[1, 2]`")
            if row.rows:
                self.fail(at, "an array of three dimensions", "arrays have one or two: compute the index, such as "
                          "`a[i][4*j + k]`")
            if len(row.cells) != len(first.cells):
                self.fail(at, f"a row of {len(row.cells)} elements, the first one has {len(first.cells)}",
                          "make all rows equally long")
            if row.bits != first.bits:
                kinds = [said(r.bits) if r.bits else "integers of no width" for r in (row, first)]
                self.fail(at, f"a row of {kinds[0]}, the first one is of {kinds[1]}", "convert them to one width")
        return Array(first.bits, rows)

    def binary(self, tree: Tree[Token], left: Tree[Token], a: Value) -> Value:
        """`a`, the value of `left`, joined with the right operand by an operator of two values; SourceError as `eval`.
        """
        kind, right = str(tree.data), tree.children[1]
        assert isinstance(right, Tree)
        b = self.eval(right)
        if isinstance(a, int) and isinstance(b, int):
            return self.bounded(INTEGER[kind](a, b), tree)
        if isinstance(a, Affine | int) and isinstance(b, Affine | int):
            return self.affine(tree, kind, a, b)
        for value, at in ((a, left), (b, right)):
            if isinstance(value, Array):
                self.fail(at, f"`{SIGN[BINARY[kind]]}` works on one value, this is an array of {len(value.cells)}",
                          "index it, such as `a[0]`, or use a `for` loop")
        op = BINARY[kind]
        if any(isinstance(value, Op) and value.modulus for value in (a, b)):
            return self.of_numbers(op, tree, (a, left), (b, right))
        if isinstance(a, Op) and isinstance(b, Op) and a.bits != b.bits:
            self.fail(tree, f"left of `{SIGN[op]}` is u{a.bits}, right is u{b.bits}",
                      f"write u{max(a.bits, b.bits)}(…) round the narrower one")
        bits = a.bits if isinstance(a, Op) else b.bits if isinstance(b, Op) else 0
        x, y = self.typed(a, bits, left), self.typed(b, bits, right)
        return self.emit(op, 1 if op in ("eq", "ltu") else bits, (x, y), None, pos_of(self.path, tree))

    def of_numbers(self, op: str, tree: Tree[Token], *operands: tuple[Value, Tree[Token]]) -> Op:
        """Two values, one of them at least a number, joined by an operator. (In dsl.numbers.)"""
        raise NotImplementedError

    def affine(self, tree: Tree[Token], kind: str, a: Affine | int, b: Affine | int) -> Value:
        """The sum, difference or product of indices; SourceError where a run-time loop's variable cannot be followed.
        """
        if kind == "add_op":
            return a.plus(b) if isinstance(a, Affine) else b.plus(a)  # type: ignore[union-attr]
        if kind == "sub_op" and not (isinstance(b, Affine) and b.rings):
            return a.plus(b, -1) if isinstance(a, Affine) else Affine(a, ()).plus(b, -1)
        if kind == "mul_op" and isinstance(a, Affine) != isinstance(b, Affine):
            moving, by = (a, b) if isinstance(a, Affine) else (b, a)
            assert isinstance(moving, Affine) and isinstance(by, int)
            if by == 0:
                return 0
            if by > 0 or not moving.rings:
                return moving.times(by)
        self.fail(tree, "the variable of a run-time loop may only be added to or multiplied by constants", NO_ROLL)

    def rest(self, tree: Tree[Token], a: Affine, b: int) -> Value:
        """`a % b` of a run-time loop's variable: an index that goes round."""
        if tree.data == "div_op" or a.rings or not a.steps:
            self.fail(tree, "an index is divided that the variable of a run-time loop moves; only `%` is possible, "
                      "and once", NO_ROLL)
        if b < 1 or b & (b - 1):
            self.fail(tree, f"the variable of a run-time loop is taken modulo {shown(b)}, which is no power of two",
                      f"an index goes round in 2, 4, 8, … elements; or {NO_ROLL}")
        steps = sorted(a.steps, key=lambda s: self.nest.index(s[0]))
        return Affine(a.constant, tuple(steps)).modulo(b)

    def divide(self, tree: Tree[Token], left: Tree[Token], a: Value) -> Value:
        """`a` divided by the right operand, or the rest; both are known while compiling."""
        sign = "/" if tree.data == "div_op" else "%"
        right = tree.children[1]
        assert isinstance(right, Tree)
        if isinstance(a, Op) and a.modulus:
            self.fail(left, f"numbers are not divided, this is {said(a.modulus)}",
                      "multiply by the inverse, which modulo a prime p is the power of p - 2")
        if isinstance(a, Op) and a.kind == "const":
            a = int(a.attr)
        if not isinstance(a, int | Affine):
            self.fail(left, f"an operand of `{sign}` must be known at compile time",
                      "kernels do not divide: shift, or compute a table")
        b = self.integer(right, f"an operand of `{sign}`")
        if isinstance(a, Affine):
            return self.rest(tree, a, b)
        if b == 0:
            self.fail(right, "division by zero", "the divisor must not be 0 in any iteration")
        return a // b if sign == "/" else a % b

    def eval_not_op(self, tree: Tree[Token]) -> Value:
        a = self.eval(tree.children[0])
        if isinstance(a, int):
            return ~a
        x = self.machine(a, tree)
        return self.emit("not", x.bits, (x,), None, pos_of(self.path, tree))

    def eval_neg_op(self, tree: Tree[Token]) -> Value:
        a = self.eval(tree.children[0])
        if isinstance(a, int):
            return -a
        if isinstance(a, Affine):
            return a.times(-1)
        if isinstance(a, Op) and a.modulus:
            return self.of_numbers("sub", tree, (0, tree), (a, tree))
        x = self.machine(a, tree)
        return self.emit("sub", x.bits, (constant(x.bits, 0), x), None, pos_of(self.path, tree))
