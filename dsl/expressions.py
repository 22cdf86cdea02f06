"""Evaluation of expressions during elaboration: folds what is known, emits operations for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from lark import Token, Tree

from dsl.diagnostics import SourceError, did_you_mean
from dsl.ir import Access, Linear, Op, Param, Pos, Region, Table
from dsl.parser import pos_of
from dsl.semantics import evaluate
from dsl.values import Affine, Array, Function, Scope, Value, Variable

BINARY = {"or_op": "or", "xor_op": "xor", "and_op": "and", "add_op": "add", "sub_op": "sub", "mul_op": "mul",
          "eq_op": "eq", "lt_op": "ltu"}
SHIFTS = {"shl_op": "shl", "shr_op": "shr", "rotl_op": "rotl", "rotr_op": "rotr"}
INTEGER: dict[str, Callable[[int, int], int]] = {
    "or_op": lambda a, b: a | b, "xor_op": lambda a, b: a ^ b, "and_op": lambda a, b: a & b,
    "add_op": lambda a, b: a + b, "sub_op": lambda a, b: a - b, "mul_op": lambda a, b: a * b,
    "eq_op": lambda a, b: int(a == b), "lt_op": lambda a, b: int(a < b),
    "shl_op": lambda a, b: a << b, "shr_op": lambda a, b: a >> b}
SIGN = {"or": "|", "xor": "^", "and": "&", "add": "+", "sub": "-", "mul": "*", "eq": "==", "ltu": "<"}
DEPTH = 64  # nested function calls


def constant(bits: int, value: int, pos: Pos | None = None) -> Op:
    """A typed constant; constants need no place in a region."""
    return Op("const", bits, (), value, pos)


class Expressions:
    """Evaluates expression trees in `scope`, appending operations to `region`."""

    def __init__(self, path: str, constant_time: bool = False) -> None:
        self.path = path
        self.region = Region()
        self.scope = Scope()
        self.constant_time = constant_time
        self.in_blocks = False
        self.calls = 0
        self.name = ""
        self.run_function: Callable[[Function, list[Value], Pos], Value] | None = None

    def fail(self, at: Tree[Token] | Token | Pos, message: str, hint: str = "") -> NoReturn:
        raise SourceError(at if isinstance(at, Pos) else pos_of(self.path, at), message, hint)

    # -- operations -------------------------------------------------------------------------------------
    def emit(self, kind: str, bits: int, args: tuple[Op, ...], attr: Any = None, pos: Pos | None = None) -> Op:
        if kind not in ("load", "store", "result") and all(a.kind == "const" for a in args):
            return constant(bits, evaluate(kind, bits, attr, [a.attr for a in args], [a.bits for a in args]), pos)
        op = Op(kind, bits, args, attr, pos, any(a.secret for a in args), self.name)
        self.region.items.append(op)
        return op

    def typed(self, value: Value, bits: int, at: Tree[Token] | Token) -> Op:
        """`value` as a u<bits>; an integer becomes a constant and must fit."""
        if isinstance(value, int):
            if not -(1 << (bits - 1)) <= value < 1 << bits:
                self.fail(at, f"{value:#x} does not fit in u{bits}", f"write u{bits}(…) to keep its low {bits} bits")
            return constant(bits, value & ((1 << bits) - 1), pos_of(self.path, at))
        if isinstance(value, Affine):
            self.fail(at, "the variable of a run-time loop can only index a memory parameter",
                      "remove the `roll` directive so that the loop is unrolled")
        if isinstance(value, Array):
            self.fail(at, "an array stands where one value is needed", "index it, such as `a[0]`")
        if value.bits != bits:
            self.fail(at, f"this is u{value.bits}, but u{bits} is needed here", f"write u{bits}(…) to convert it")
        return value

    def machine(self, value: Value, at: Tree[Token] | Token) -> Op:
        """`value` as a machine value of its own width."""
        if isinstance(value, Op):
            return value
        if isinstance(value, int):
            self.fail(at, "this constant has no width here", "give it one, such as `u32(1)`")
        return self.typed(value, 0, at)

    def integer(self, tree: Tree[Token], what: str) -> int:
        """A compile-time integer (a typed constant counts)."""
        value = self.eval(tree)
        if isinstance(value, Op) and value.kind == "const":
            return int(value.attr)
        if not isinstance(value, int):
            self.fail(tree, f"{what} must be known at compile time",
                      "use numbers, constants and variables of unrolled `for` loops")
        return value

    # -- trees ------------------------------------------------------------------------------------------
    def eval(self, tree: Tree[Token] | Token) -> Value:
        assert isinstance(tree, Tree), tree
        kind = str(tree.data)
        if kind in BINARY:
            return self.binary(tree, kind)
        if kind in SHIFTS:
            return self.shift(tree, kind)
        return getattr(self, "eval_" + kind)(tree)

    def eval_number(self, tree: Tree[Token]) -> int:
        return int(str(tree.children[0]).replace("_", ""), 0)

    def eval_name(self, tree: Tree[Token]) -> Value:
        token = tree.children[0]
        assert isinstance(token, Token)
        meaning = self.scope.find(str(token))
        if meaning is None:
            self.fail(token, f"`{token}` is not declared", did_you_mean(str(token), self.scope.known()))
        if isinstance(meaning, Variable):
            if meaning.value is None:
                self.fail(token, f"`{token}` has no value yet", "assign it before it is read")
            return meaning.value
        if isinstance(meaning, Param):
            self.fail(token, f"`{token}` is a memory parameter", f"read one element, such as `{token}[0]`")
        self.fail(token, f"`{token}` is not a value", f"call it, such as `{token}(x)`")

    def eval_array(self, tree: Tree[Token]) -> Array:
        cells: list[Value | None] = [self.eval(c) for c in tree.children if c is not None]
        widths = {c.bits for c in cells if isinstance(c, Op)}
        if len(widths) > 1:
            self.fail(tree, f"the elements have different widths: {sorted(widths)}", "convert them to one width")
        bits = widths.pop() if widths else 0
        if bits:
            cells = [self.typed(c, bits, tree) for c in cells if c is not None]
        return Array(bits, cells)

    def binary(self, tree: Tree[Token], kind: str) -> Value:
        left, right = tree.children
        a, b = self.eval(left), self.eval(right)
        if isinstance(a, int) and isinstance(b, int):
            return INTEGER[kind](a, b)
        if isinstance(a, Affine | int) and isinstance(b, Affine | int):
            return self.affine(tree, kind, a, b)
        op = BINARY[kind]
        if isinstance(a, Op) and isinstance(b, Op) and a.bits != b.bits:
            self.fail(tree, f"left of `{SIGN[op]}` is u{a.bits}, right is u{b.bits}",
                      f"write u{max(a.bits, b.bits)}(…) round the narrower one")
        bits = a.bits if isinstance(a, Op) else b.bits if isinstance(b, Op) else 0
        x, y = self.typed(a, bits, left), self.typed(b, bits, right)
        return self.emit(op, 1 if op in ("eq", "ltu") else bits, (x, y), None, pos_of(self.path, tree))

    def affine(self, tree: Tree[Token], kind: str, a: Affine | int, b: Affine | int) -> Value:
        if kind == "add_op":
            return a.plus(b) if isinstance(a, Affine) else b.plus(a)  # type: ignore[union-attr]
        if kind == "sub_op":
            return a.plus(b, -1) if isinstance(a, Affine) else Affine(a, ()).plus(b, -1)
        if kind == "mul_op" and isinstance(a, Affine) != isinstance(b, Affine):
            return a.times(b) if isinstance(a, Affine) else b.times(a)  # type: ignore[union-attr, arg-type]
        self.fail(tree, "the variable of a run-time loop may only be added to or multiplied by constants",
                  "remove the `roll` directive so that the loop is unrolled")

    def eval_div_op(self, tree: Tree[Token]) -> int:
        a, b = (self.integer(c, "an operand of `/`") for c in tree.children)  # type: ignore[arg-type]
        if b == 0:
            self.fail(tree, "division by zero")
        return a // b

    def eval_mod_op(self, tree: Tree[Token]) -> int:
        a, b = (self.integer(c, "an operand of `%`") for c in tree.children)  # type: ignore[arg-type]
        if b == 0:
            self.fail(tree, "division by zero")
        return a % b

    def shift(self, tree: Tree[Token], kind: str) -> Value:
        left, right = tree.children
        a = self.eval(left)
        amount = self.integer(right, "a shift amount")  # type: ignore[arg-type]
        if isinstance(a, int):
            if kind not in INTEGER:
                self.fail(tree, "a constant without a width cannot be rotated", "give it one, such as `u32(1)`")
            return INTEGER[kind](a, amount)
        x = self.machine(a, left)
        if not 0 <= amount < x.bits:
            self.fail(right, f"u{x.bits} cannot be shifted by {amount}", f"the amount is 0 to {x.bits - 1}")
        return self.emit(SHIFTS[kind], x.bits, (x,), amount, pos_of(self.path, tree)) if amount else x

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
        x = self.machine(a, tree)
        return self.emit("sub", x.bits, (constant(x.bits, 0), x), None, pos_of(self.path, tree))

    def eval_byte(self, tree: Tree[Token]) -> Value:
        x = self.machine(self.eval(tree.children[0]), tree)
        i = self.integer(tree.children[1], "a byte number")  # type: ignore[arg-type]
        if not 0 <= i < (x.bits + 7) // 8 or x.bits % 8:
            self.fail(tree, f"u{x.bits} has no byte {i}", "bytes count from 0, the least significant")
        return self.slice(x, 8 * i, 8, tree)

    def eval_slice(self, tree: Tree[Token]) -> Value:
        x = self.machine(self.eval(tree.children[0]), tree)
        lo, width = (self.integer(c, "a bit position") for c in tree.children[1:])  # type: ignore[arg-type]
        if lo < 0 or width < 1 or lo + width > x.bits:
            self.fail(tree, f"bits {lo} to {lo + width - 1} are not inside u{x.bits}")
        return self.slice(x, lo, width, tree)

    def slice(self, x: Op, lo: int, width: int, tree: Tree[Token]) -> Op:
        if lo == 0 and width == x.bits:
            return x
        return self.emit("extract", width, (x,), lo, pos_of(self.path, tree))

    def eval_cast(self, tree: Tree[Token]) -> Op:
        bits = int(str(tree.children[0])[1:])
        a = self.eval(tree.children[1])
        if isinstance(a, int):
            return constant(bits, a & ((1 << bits) - 1), pos_of(self.path, tree))
        x = self.machine(a, tree)
        if bits > x.bits:
            return self.emit("zext", bits, (x,), None, pos_of(self.path, tree))
        return self.slice(x, 0, bits, tree)

    # -- indexing and calls -------------------------------------------------------------------------------
    def eval_index(self, tree: Tree[Token]) -> Value:
        base, index = tree.children
        if isinstance(base, Tree) and base.data == "name":
            meaning = self.scope.find(str(base.children[0]))
            if isinstance(meaning, Param):
                return self.load(meaning, index, tree)  # type: ignore[arg-type]
        array = self.eval(base)
        if not isinstance(array, Array):
            self.fail(tree, "only arrays and memory parameters can be indexed", "bits are read with x[lo +: width]")
        where = self.eval(index)
        if isinstance(where, Op) and where.kind != "const":
            self.fail(index, "an array index must be known at compile time",
                      "for a look-up at run time declare a `table` and call it, such as `T(x)`")
        i = self.integer(index, "an array index")  # type: ignore[arg-type]
        if not 0 <= i < len(array.cells):
            self.fail(index, f"index {i} is outside the array of {len(array.cells)}")
        cell = array.cells[i]
        if cell is None:
            self.fail(tree, f"element {i} has no value yet", "assign it before it is read")
        return cell

    def access(self, param: Param, index: Tree[Token], at: Tree[Token]) -> Access:
        """The memory element `param[index]`; checks bounds over every iteration."""
        where = self.eval(index)
        if isinstance(where, Op) and where.kind == "const":
            where = int(where.attr)
        if not isinstance(where, int | Affine):
            self.fail(index, "an index into memory must be known at compile time or come from a run-time loop",
                      "for a look-up declare a `table` and call it, such as `T(x)`")
        if param.per_block and not self.in_blocks:
            self.fail(at, f"`{param.name}` is per block and can only be used inside `blocks`")
        affine = where if isinstance(where, Affine) else Affine(where, ())
        low = high = affine.constant
        for loop, step in affine.steps:
            assert isinstance(loop.count, int)
            reach = step * (loop.count - 1)
            low, high = low + min(0, reach), high + max(0, reach)
        if low < 0 or high >= param.length:
            span = str(low) if low == high else f"{low} to {high}"
            self.fail(index, f"index {span} is outside `{param.name}`, which has {param.length} elements")
        size = param.bits // 8
        steps = tuple((loop, step * size) for loop, step in affine.steps)
        return Access(param, affine.constant * size, param.bits, param.endian, steps)

    def load(self, param: Param, index: Tree[Token], tree: Tree[Token]) -> Op:
        if param.kind == "out":
            self.fail(tree, f"`{param.name}` is `out` and cannot be read", "declare it `inout`")
        op = self.emit("load", param.bits, (), self.access(param, index, tree), pos_of(self.path, tree))
        op.secret = param.secret
        return op

    def eval_call(self, tree: Tree[Token]) -> Value:
        token, *given = tree.children
        assert isinstance(token, Token)
        args = [a for a in given if a is not None]
        name = str(token)
        if name in ("cat", "select"):
            return getattr(self, "call_" + name)(tree, args)
        meaning = self.scope.find(name)
        if meaning is None:
            self.fail(token, f"`{name}` is not declared",
                      did_you_mean(name, self.scope.known() | {"cat", "select"}))
        if isinstance(meaning, Table | Linear):
            if len(args) != 1:
                self.fail(tree, f"`{name}` takes one operand, {len(args)} given")
            return self.apply(meaning, self.eval(args[0]), args[0])  # type: ignore[arg-type]
        if not isinstance(meaning, Function):
            self.fail(token, f"`{name}` cannot be called", "declare a `fn`, `table`, `sbox` or `linear`")
        assert self.run_function is not None
        return self.run_function(meaning, [self.eval(a) for a in args], pos_of(self.path, tree))

    def apply(self, what: Table | Linear, value: Value, at: Tree[Token]) -> Op:
        width = len(what.entries).bit_length() - 1 if isinstance(what, Table) else len(what.columns)
        x = self.typed(value, width, at)
        kind = "lookup" if isinstance(what, Table) else "linear"
        if kind == "lookup" and x.secret and self.constant_time:
            self.fail(at, f"secret data indexes the table `{what.name}` in a constant_time kernel",
                      "compute it with logic operations, or remove `constant_time`")
        return self.emit(kind, what.bits, (x,), what, pos_of(self.path, at))

    def call_cat(self, tree: Tree[Token], args: list[Any]) -> Op:
        parts = tuple(self.machine(self.eval(a), a) for a in args)
        bits = sum(p.bits for p in parts)
        if not 1 <= bits <= 64:
            self.fail(tree, f"cat joins to {bits} bits", "a value has 1 to 64 bits")
        return self.emit("concat", bits, parts, None, pos_of(self.path, tree)) if len(parts) > 1 else parts[0]

    def call_select(self, tree: Tree[Token], args: list[Any]) -> Value:
        if len(args) != 3:
            self.fail(tree, f"select takes a u1 and two values, {len(args)} operands given")
        c = self.typed(self.eval(args[0]), 1, args[0])
        a, b = self.eval(args[1]), self.eval(args[2])
        bits = a.bits if isinstance(a, Op) else b.bits if isinstance(b, Op) else 0
        if not bits:
            self.fail(tree, "the values of select have no width", "give one of them a type, such as `u8(0)`")
        x, y = self.typed(a, bits, args[1]), self.typed(b, bits, args[2])
        if c.kind == "const":
            return x if c.attr else y
        return self.emit("select", bits, (c, x, y), None, pos_of(self.path, tree))
