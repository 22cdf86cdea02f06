"""Reading elements and calling tables, linear maps and functions during elaboration."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from lark import Token, Tree

from dsl.expressions import NO_ROLL, UNSET, shown
from dsl.ir import WIDEST, Access, Linear, Modulus, Op, Param, Pos, Table, reach, together
from dsl.numbers import Numbers
from dsl.parser import BUILT_IN, pos_of
from dsl.values import Affine, Argument, Array, Function, Value, Variable

SLICED = 10  # input bits of a table that `slicewise` accepts: with more, a circuit has thousands of operations

NUMBERINGS = ("lsb0", "lsb1", "msb0", "msb1")
"""How a standard numbers bits: from the least or the most significant one on, and what the first one is called."""

WORDS = (32, 64)  # bits of what `mulhi` multiplies


class Calls(Numbers):
    """Expressions with brackets after a name; `eval_RULE` as in Expressions, `call_NAME`: a call of that built-in
    function."""

    # -- indexing and calls -------------------------------------------------------------------------------
    def eval_index(self, tree: Tree[Token]) -> Value:
        base, index = tree.children
        if isinstance(base, Tree) and base.data == "name":
            meaning = self.scope.find(str(base.children[0]))
            if isinstance(meaning, Param):
                return self.load(meaning, index, tree)  # type: ignore[arg-type]
        assert isinstance(base, Tree) and isinstance(index, Tree)
        found = self.row(base, index)
        array: Value = found[0] if found else self.eval(base)
        if not isinstance(array, Array):
            self.fail(tree, "only arrays and memory parameters can be indexed", "bits are read with x[lo +: width]")
        where: Value = found[1] if found else self.plain(self.eval(index), index)
        if isinstance(where, Affine) and where.strides:
            if array.rows:
                self.fail(index, "the variable of a run-time loop takes a whole row of an array",
                          f"take one element of it, such as `T[i][0]`, or {NO_ROLL}")
            return self.constant_load(array, where, base, index)
        if isinstance(where, Op) and where.kind != "const":
            self.fail(index, "an array index must be known at compile time",
                      "for a look-up at run time declare a `table` and call it, such as `T(x)`")
        i = self.integer(index, "an array index")
        if not 0 <= i < len(array.cells):
            self.fail(index, f"index {shown(i)} is outside the array of {len(array.cells)}",
                      f"elements count from 0 to {len(array.cells) - 1}")
        cell = array.cells[i]
        if cell is None:
            self.fail(tree, f"element {i} has no value yet", UNSET)
        return cell

    def row(self, base: Tree[Token], index: Tree[Token]) -> tuple[Array, Affine] | None:
        """Of an element `T[i][j]` that the variable of a run-time loop moves: all elements of T, and where it is there.

        None of anything else.
        """
        name = base.children[0]
        if base.data != "index" or not isinstance(name, Tree) or name.data != "name":
            return None
        meaning = self.scope.find(str(name.children[0]))
        array = meaning.value if isinstance(meaning, Variable) else None
        if not isinstance(array, Array) or not array.rows:
            return None
        indices = [base.children[1], index]
        found = [self.eval(at) for at in indices]
        if not any(isinstance(f, Affine) and f.strides for f in found):
            return None
        where: list[Affine] = []
        length = len(array.cells), len(array.rows[0].cells)
        for at, place, size in zip(indices, found, length, strict=True):
            assert isinstance(at, Tree)
            where.append(place if isinstance(place, Affine) else Affine(self.integer(at, "an array index"), ()))
            self.inside(where[-1], size, "the array", at)
        return array.flat, where[0].times(length[1]).plus(where[1])

    def access(self, param: Param, index: Tree[Token], at: Tree[Token]) -> Access:
        """The memory element `param[index]`; checks bounds over every iteration."""
        where = self.plain(self.eval(index), index)
        if isinstance(where, Op) and where.kind == "const":
            where = int(where.attr)
        if isinstance(where, Op) and "index" in (where.kind, *(a.kind for a in where.args)):
            self.fail(index, f"the number of the block indexes `{param.name}`",
                      "a parameter `per block` goes on with each block: index it from the beginning of its block")
        if not isinstance(where, int | Affine):
            self.fail(index, "an index into memory must be known at compile time or come from a run-time loop",
                      "for a look-up declare a `table` and call it, such as `T(x)`")
        self.reachable(param, at)
        return self.element(param, where if isinstance(where, Affine) else Affine(where, ()), index)

    def reachable(self, param: Param, at: Tree[Token]) -> None:
        """SourceError where a parameter per block is used outside the loop over the blocks."""
        if param.per_block and not self.in_blocks:
            self.fail(at, f"`{param.name}` is per block and can only be used inside `blocks`",
                      "move this into the loop `blocks n { … }`, or remove `per block`")

    def element(self, param: Param, affine: Affine, index: Tree[Token]) -> Access:
        """The element at `affine`, if it is inside `param` in every iteration."""
        if len({s.loop for s in affine.strides}) < len(affine.strides):
            self.fail(index, "the variable of one run-time loop moves this index in two ways at once",
                      f"take `%` of the whole index, such as `x[(i + 1) % 4]`, or {NO_ROLL}")
        self.inside(affine, param.length, f"`{param.name}`", index)
        size = param.bits // 8
        strides = sorted(affine.strides, key=lambda s: self.nest.index(s.loop))
        outside = {s.loop: outer.loop for outer, s in pairwise(affine.strides) if s.joined}
        if any(outside.get(s.loop, outer.loop) is not outer.loop for outer, s in pairwise(strides)):
            self.fail(index, "a loop between those of one `%` moves this index, too",
                      f"an index goes round by loops one in the other, with no third between them; or {NO_ROLL}")
        return Access(param, affine.constant * size, param.bits, param.endian, tuple(s.times(size) for s in strides))

    def inside(self, affine: Affine, length: int, what: str, index: Tree[Token]) -> None:
        """SourceError where an index is outside `what`, of so many elements, in some iteration."""
        low = high = affine.constant
        for group in together(affine.strides):
            least, most = reach(group)
            low, high = low + least, high + most
        if low < 0 or high >= length:
            span = shown(low) if low == high else f"{shown(low)} to {shown(high)}"
            self.fail(index, f"index {span} is outside {what}, which has {length} elements",
                      f"elements count from 0 to {length - 1}")

    def constant_load(self, array: Array, where: Affine, base: Tree[Token], index: Tree[Token]) -> Op:
        """An element of an array of constants, at a place that a run-time loop moves: a load from constant memory."""
        named = base.children[0] if base.data == "index" else base
        name = str(named.children[0]) if isinstance(named, Tree) and named.data == "name" else "constants"
        self.spend_on(len(array.cells), index)
        if isinstance(array.bits, Modulus):
            self.fail(index, "the variable of a run-time loop indexes an array of numbers",
                      f"constants in memory are words: make each number of words where it is used, or {NO_ROLL}")
        entries = tuple(c.attr for c in array.cells if isinstance(c, Op) and c.kind == "const")
        if len(entries) < len(array.cells):
            what = "has no width" if any(isinstance(c, int) for c in array.cells) else "is not constant"
            self.fail(index, f"the variable of a run-time loop indexes an array that {what}",
                      "index a memory parameter or an array of typed constants, such as `const K: u32[4]`; or remove "
                      "the `roll` directive so that the loop is unrolled")
        size = next(s for s in (8, 16, 32, 64) if array.bits <= s)
        param = Param(name, "const", size, "le", len(entries), False, False, entries)
        op = self.emit("load", size, (), self.element(param, where, index), pos_of(self.path, index))
        return self.slice(op, 0, array.bits, index)

    def load(self, param: Param, index: Tree[Token], tree: Tree[Token]) -> Op:
        """The element `param[index]`, loaded here; SourceError where a kernel may not read it."""
        if param.kind == "count":
            self.fail(tree, f"`{param.name}` is a count and cannot be indexed", "it only says how often `blocks` runs")
        return self.loaded(param, self.access(param, index, tree), tree)

    def loaded(self, param: Param, access: Access, tree: Tree[Token]) -> Op:
        """What is in memory there; SourceError where a kernel may not read it."""
        if param.kind == "out":
            self.fail(tree, f"`{param.name}` is `out` and cannot be read", "declare it `inout`")
        op = self.emit("load", param.bits, (), access, pos_of(self.path, tree))
        op.secret = param.secret
        return op

    def memory_words(self, param: Param, tree: Tree[Token]) -> list[Op]:
        """All elements of a memory parameter; SourceError as of one of them."""
        self.reachable(param, tree)
        self.spend(tree, param.length)
        return [self.loaded(param, self.element(param, Affine(i, ()), tree), tree) for i in range(param.length)]

    def eval_call(self, tree: Tree[Token]) -> Value:
        token, *given = tree.children
        assert isinstance(token, Token)
        args = [a for a in given if a is not None]
        name = str(token)
        if name in BUILT_IN:
            return getattr(self, "call_" + name)(tree, args)
        meaning = self.scope.find(name)
        if meaning is None:
            self.unknown(token, self.scope.known() | set(BUILT_IN))
        if isinstance(meaning, Table | Linear):
            if len(args) != 1:
                self.fail(tree, f"`{name}` takes one operand, {len(args)} given",
                          f"write `{name}(x)`; join parts with cat(…)")
            return self.apply(meaning, self.eval(args[0]), args[0])  # type: ignore[arg-type]
        if isinstance(meaning, Modulus):
            return self.number(meaning, tree, args)
        if not isinstance(meaning, Function):
            self.fail(token, f"`{name}` cannot be called", f"elements are read with brackets, such as `{name}[0]`; "
                      "only `fn`, `table`, `sbox` and `linear` are called")
        if meaning.result is None:
            self.fail(token, f"`{name}` gives no value", "call it as a statement, or give it a result: `fn … -> u32`")
        return self.enter(meaning, args, tree)  # type: ignore[return-value]

    def enter(self, fn: Function, args: list[Any], tree: Tree[Token]) -> Value | None:
        """Call a function; None if it has no result."""
        assert self.run_function is not None
        return self.run_function(fn, [self.argument(a) for a in args], pos_of(self.path, tree))

    def do_invoke(self, tree: Tree[Token]) -> None:
        """A call as a statement: of a function that has no result, but writes memory."""
        token, *given = tree.children
        assert isinstance(token, Token)
        meaning = self.scope.find(str(token))
        if meaning is None:
            self.unknown(token, self.scope.known())
        if not isinstance(meaning, Function) or meaning.result is not None:
            self.fail(token, f"a call of `{token}` stands alone", f"use what it gives: `let y = {token}(…)`; only a "
                      "function without `->` is a statement")
        self.enter(meaning, [a for a in given if a is not None], tree)

    def argument(self, tree: Tree[Token]) -> Argument:
        """An argument of a function: a value, or memory by its name."""
        if tree.data == "name":
            meaning = self.scope.find(str(tree.children[0]))
            if isinstance(meaning, Param) and meaning.kind != "count":
                return meaning
        return self.eval(tree)

    def call_slicewise(self, tree: Tree[Token], args: list[Any]) -> Array:
        """`slicewise(S, x0, x1, …)`: table S at every bit position, input bit i in xi; output bit j is element j."""
        table = self.scope.find(str(args[0].children[0])) if args and args[0].data == "name" else None
        if not isinstance(table, Table):
            self.fail(args[0] if args else tree, "slicewise needs a table or an S-box first",
                      "write `slicewise(S, x0, x1, …)`, where S is a declared `sbox` and xi holds input bit i of "
                      "all positions")
        inputs = len(table.entries).bit_length() - 1
        if inputs > SLICED:
            self.fail(args[0], f"`{table.name}` has {inputs} input bits, slicewise takes at most {SLICED}",
                      "such a table makes a very large circuit: split it, or write the operations")
        if len(args) - 1 != inputs:
            self.fail(tree, f"`{table.name}` has {inputs} input bits, {len(args) - 1} values given",
                      "give one value for each input bit, bit 0 first")
        values = [self.word(self.eval(a), a) for a in args[1:]]
        bits = next((v.bits for v in values if isinstance(v, Op)), 0)
        for value, at in zip(values, args[1:], strict=True):
            if isinstance(value, Array):
                self.typed(value, 1, at)
        if not bits:
            self.fail(tree, "the values of slicewise have no width", "give one of them a type, such as `u32(0)`")
        parts = tuple(self.typed(v, bits, at) for v, at in zip(values, args[1:], strict=True))
        pos = pos_of(self.path, tree)
        return Array(bits, [self.emit("slicewise", bits, parts, (table, j), pos) for j in range(table.bits)])

    def apply(self, what: Table | Linear, value: Value, at: Tree[Token]) -> Op:
        """The image of a value by a table or a linear map; SourceError where secret data may index no table."""
        width = len(what.entries).bit_length() - 1 if isinstance(what, Table) else len(what.columns)
        x = self.typed(value, width, at)
        kind = "lookup" if isinstance(what, Table) else "linear"
        if kind == "lookup" and x.secret and self.constant_time:
            self.fail(at, f"secret data indexes the table `{what.name}` in a constant_time kernel",
                      "compute it with logic operations, or write `tables` in place of `constant_time`")
        return self.emit(kind, what.bits, (x,), what, pos_of(self.path, at))

    def call_cat(self, tree: Tree[Token], args: list[Any]) -> Op:
        parts = tuple(self.machine(self.eval(a), a) for a in args)
        bits = sum(p.bits for p in parts)
        if not 1 <= bits <= WIDEST:
            self.fail(tree, f"cat joins to {bits} bits", "give it operands of 1 to 64 bits together")
        return self.emit("concat", bits, parts, None, pos_of(self.path, tree)) if len(parts) > 1 else parts[0]

    def call_mulhi(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`mulhi(a, b)`: the high word of the product."""
        return self.product("mulhi", tree, args)

    def call_clmul(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`clmul(a, b)`: the low half of the product without carries."""
        return self.product("clmul", tree, args)

    def call_clmulhi(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`clmulhi(a, b)`: its high half."""
        return self.product("clmulhi", tree, args)

    def product(self, kind: str, tree: Tree[Token], args: list[Any]) -> Op:
        """A product of two values of one width; SourceError where there is none, or no high half of it."""
        if len(args) != 2:
            self.fail(tree, f"{kind} takes two values, {len(args)} operands given", f"write `{kind}(a, b)`")
        values = [self.word(self.eval(a), a) for a in args]
        bits = next((v.bits for v in values if isinstance(v, Op)), 0)
        if not bits and all(isinstance(v, int) for v in values):
            self.fail(tree, f"the values of {kind} have no width", "give one of them a type, such as `u32(3)`")
        x, y = (self.typed(v, bits, at) for v, at in zip(values, args, strict=True))
        if bits not in WORDS and kind != "clmul":
            self.fail(tree, f"{kind} is of u32 or u64, this is u{bits}",
                      "multiply values of twice the width and take the bits that are wanted")
        return self.emit(kind, bits, (x, y), None, pos_of(self.path, tree))

    def call_addc(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`addc(a, b, c)`: the sum of two values and a carry."""
        return self.summed("add", tree, args)[1]

    def call_carry(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`carry(a, b, c)`: the carry out of that sum."""
        a, total, first, pos = self.summed("add", tree, args)
        out = self.emit("ltu", 1, (first, a), None, pos)
        return out if total is first else self.emit("or", 1, (out, self.emit("ltu", 1, (total, first), None, pos)),
                                                    None, pos)

    def call_subc(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`subc(a, b, c)`: a value less another and a borrow."""
        return self.summed("sub", tree, args)[1]

    def call_borrow(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`borrow(a, b, c)`: the borrow of that difference."""
        a, total, first, pos = self.summed("sub", tree, args)
        out = self.emit("ltu", 1, (a, first), None, pos)
        return out if total is first else self.emit("or", 1, (out, self.emit("ltu", 1, (first, total), None, pos)),
                                                    None, pos)

    def summed(self, kind: str, tree: Tree[Token], args: list[Any]) -> tuple[Op, Op, Op, Pos]:
        """The first value, the sum or difference with the carry and without, and where it stands.

        SourceError where the values are not of one width, or the carry is no u1.
        """
        name = str(tree.children[0])
        if not 2 <= len(args) <= 3:
            self.fail(tree, f"{name} takes two values and a carry, {len(args)} operands given",
                      f"write `{name}(a, b, c)`, or `{name}(a, b)` where nothing comes in")
        values = [self.word(self.eval(a), a) for a in args]
        bits = next((v.bits for v in values[:2] if isinstance(v, Op)), 0)
        if not bits and all(isinstance(v, int) for v in values[:2]):
            self.fail(tree, f"the values of {name} have no width", "give one of them a type, such as `u32(3)`")
        a, b = (self.typed(v, bits, at) for v, at in zip(values[:2], args[:2], strict=True))
        pos = pos_of(self.path, tree)
        first = self.emit(kind, bits, (a, b), None, pos)
        if len(args) == 2:
            return a, first, first, pos
        c = self.typed(values[2], 1, args[2])
        if c.kind == "const" and not c.attr:
            return a, first, first, pos
        wide = c if bits == 1 else self.emit("zext", bits, (c,), None, pos)
        return a, self.emit(kind, bits, (first, wide), None, pos), first, pos

    def call_permute(self, tree: Tree[Token], args: list[Any]) -> Op:
        """`permute(x, TABLE, NUMBERS)`: bit k of the result is the bit of x that element k of the table names."""
        if not 2 <= len(args) <= 3:
            self.fail(tree, f"permute takes a value and a table, {len(args)} operands given",
                      "write `permute(x, TABLE)`, or `permute(x, TABLE, msb1)` for bits numbered from 1, the first the "
                      "most significant")
        x, table = self.machine(self.eval(args[0]), args[0]), self.eval(args[1])
        sources = self.bit_numbers(x.bits, table, args[1], args[2] if len(args) > 2 else None)
        if sources == list(range(x.bits)):
            return x
        columns = tuple(sum(1 << k for k, s in enumerate(sources) if s == i) for i in range(x.bits))
        name = str(args[1].children[0]) if args[1].data == "name" else "permutation"
        return self.emit("linear", len(sources), (x,), Linear(name, len(sources), columns), pos_of(self.path, tree))

    def bit_numbers(self, bits: int, table: Value, at: Tree[Token], numbers: Tree[Token] | None) -> list[int]:
        """The bits of a u<bits> that a table names, the least significant of the result first; SourceError where it
        names others."""
        named = "lsb0" if numbers is None else str(numbers.children[0]) if numbers.data == "name" else ""
        if named not in NUMBERINGS:
            self.fail(numbers or at, "permute does not know how these bits are numbered",
                      f"write {', '.join(f'`{n}`' for n in NUMBERINGS[:-1])} or `{NUMBERINGS[-1]}`: from the least or "
                      "the most significant bit on, the first being 0 or 1")
        if not isinstance(table, Array) or table.rows:
            self.fail(at, "permute needs an array of bit numbers", "declare one, such as `const P = [2, 0, 1]`")
        if len(table.cells) > WIDEST:
            self.fail(at, f"a permutation to {len(table.cells)} bits", f"a value has at most {WIDEST}: split the table")
        first, sources = int(named[-1]), []
        for k, cell in enumerate(table.cells):
            if isinstance(cell, Op):
                self.plain(cell, at)
            number = cell.attr if isinstance(cell, Op) and cell.kind == "const" else cell
            if not isinstance(number, int):
                self.fail(at, f"element {k} of the table is not known at compile time",
                          "compute it from numbers and constants")
            if not first <= number < first + bits:
                self.fail(at, f"element {k} of the table names bit {shown(number)}, u{bits} has bits {first} to "
                          f"{first + bits - 1} here", "the third operand says how bits are numbered: `lsb0`, `lsb1`, "
                          "`msb0` or `msb1`; a value with more bits is made by `u64(…)`")
            sources.append(number - first)
        return sources if named.startswith("l") else [bits - 1 - s for s in sources[::-1]]

    def call_select(self, tree: Tree[Token], args: list[Any]) -> Value:
        if len(args) != 3:
            self.fail(tree, f"select takes a u1 and two values, {len(args)} operands given",
                      "write `select(c, if_1, if_0)`")
        c = self.typed(self.eval(args[0]), 1, args[0])
        a, b = self.eval(args[1]), self.eval(args[2])
        for value, at in ((a, args[1]), (b, args[2])):
            if isinstance(value, Array):
                self.typed(value, 1, at)
            if isinstance(value, Op) and value.modulus:
                self.fail(at, f"select chooses between words, this is {value.modulus.name}",
                          f"compute it, such as `b + {value.modulus.name}(c) * (a - b)`")
        bits = a.bits if isinstance(a, Op) else b.bits if isinstance(b, Op) else 0
        if not bits:
            self.fail(tree, "the values of select have no width", "give one of them a type, such as `u8(0)`")
        x, y = self.typed(a, bits, args[1]), self.typed(b, bits, args[2])
        if c.kind == "const":
            return x if c.attr else y
        return self.emit("select", bits, (c, x, y), None, pos_of(self.path, tree))
