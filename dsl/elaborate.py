"""Pass `elaborate`: a parsed kernel to algorithm IR.

Everything the source says at compile time happens here: constants, unrolled loops, inlined functions,
array indices, tables and linear maps. What is left are operations on machine values, in regions.
"""

from __future__ import annotations

import random
from typing import Any

from lark import Token, Tree

from dsl.diagnostics import SourceError, did_you_mean
from dsl.expressions import DEPTH, Expressions, constant
from dsl.ir import Access, Carried, Kernel, Linear, Loop, Op, Param, Pos, Region, Table
from dsl.parser import Program, pos_of
from dsl.values import Affine, Array, Function, Scope, Value, Variable


class _Return(Exception):
    def __init__(self, value: Value) -> None:
        self.value = value


def elaborate(program: Program, kernel_name: str, rolled: frozenset[str] = frozenset()) -> Kernel:
    """The IR of one kernel; loops whose label is in `rolled` stay run-time loops. Raises SourceError."""
    if kernel_name not in program.kernels:
        raise SourceError(Pos(program.path, 1, 1), f"there is no kernel `{kernel_name}`",
                          did_you_mean(kernel_name, program.kernels))
    return _Elaborator(program, rolled).kernel(program.kernels[kernel_name])


def check_definitions(program: Program) -> None:
    """Elaborate every kernel of `program` once, so that a mistake in any of them is reported."""
    for name in program.kernels:
        elaborate(program, name)


class _Elaborator(Expressions):
    def __init__(self, program: Program, rolled: frozenset[str]) -> None:
        super().__init__(program.path)
        self.program, self.rolled = program, rolled
        self.labels: set[str] = set()
        self.run_function = self.call
        self.file_scope = self.scope
        if program.meanings is None:
            for name, tree in program.definitions.items():
                getattr(self, "define_" + str(tree.data))(name, tree)
            program.meanings = self.file_scope.names
        self.file_scope.names = program.meanings

    # -- definitions --------------------------------------------------------------------------------------
    def define_fn(self, name: str, tree: Tree[Token]) -> None:
        self.file_scope.names[name] = Function(name, tree, pos_of(self.path, tree))

    def define_const(self, name: str, tree: Tree[Token]) -> None:
        _, kind, expr = tree.children
        bits, length = self.type_of(kind)  # type: ignore[arg-type]
        value = self.shaped(self.eval(expr), bits, length, expr)  # type: ignore[arg-type]
        if self.region.items:
            self.fail(expr, f"the value of constant `{name}` is not known at compile time")
        self.file_scope.names[name] = Variable(name, bits, length, value, False, pos_of(self.path, tree))

    def define_table(self, name: str, tree: Tree[Token]) -> None:
        _, source, result, entries = tree.children
        index, bits = int(str(source)[1:]), int(str(result)[1:])
        if index > 16:
            self.fail(tree, f"a table indexed by u{index} is too large", "index it by at most u16")
        assert isinstance(entries, Tree)
        if entries.data == "rule":
            values = [self.entry(entries, index, i, bits) for i in range(1 << index)]
        else:
            cells = self.eval_array(entries).cells
            if len(cells) != 1 << index:
                self.fail(entries, f"`{name}` has {len(cells)} entries, u{index} needs {1 << index}")
            values = [int(self.typed(c, bits, entries).attr) for c in cells if c is not None]
        self.file_scope.names[name] = Table(name, bits, tuple(values))

    define_sbox = define_table

    def entry(self, rule: Tree[Token], index: int, i: int, bits: int) -> int:
        variable, expr = rule.children
        assert isinstance(expr, Tree)
        outer, self.scope = self.scope, Scope(self.file_scope)
        self.scope.names[str(variable)] = Variable(str(variable), index, None, constant(index, i), False,
                                                   pos_of(self.path, rule))
        value = self.typed(self.eval(expr), bits, expr)
        self.scope = outer
        if value.kind != "const":
            self.fail(expr, "a table entry must be known at compile time")
        return int(value.attr)

    def define_linear(self, name: str, tree: Tree[Token]) -> None:
        _, argument, source, result, block = tree.children
        width, bits = int(str(source)[1:]), int(str(result)[1:])
        where = pos_of(self.path, tree)

        def image(x: int) -> int:
            value = self.body(block, {str(argument): (width, None, constant(width, x))}, name, where)  # type: ignore[arg-type]
            return int(self.typed(value, bits, tree).attr)

        if image(0):
            raise SourceError(where, f"`{name}` is not linear: it maps 0 to {image(0):#x}",
                              "declare it as a `fn`, or take the constant out of it")
        found = Linear(name, bits, tuple(image(1 << i) for i in range(width)))
        rng = random.Random(name)
        tries = range(1 << width) if width <= 8 else [rng.getrandbits(width) for _ in range(64)]
        for x in tries:
            if image(x) != found.apply(x):
                raise SourceError(where, f"`{name}` is not linear: at {x:#x} it gives {image(x):#x}, the XOR of its "
                                  f"values at the single bits is {found.apply(x):#x}", "declare it as a `fn`")
        self.file_scope.names[name] = found

    # -- types ----------------------------------------------------------------------------------------------
    def type_of(self, tree: Tree[Token]) -> tuple[int, int | None]:
        """(bits, array length or None); `int` is 0 bits."""
        word = str(tree.children[0])
        bits = 0 if word == "int" else int(word[1:])
        size = tree.children[1] if len(tree.children) > 1 else None
        if size is None:
            return bits, None
        length = self.integer(size, "an array length")  # type: ignore[arg-type]
        if not 1 <= length <= 4096:
            self.fail(tree, f"an array of {length} elements", "a length is 1 to 4096")
        return bits, length

    def shaped(self, value: Value, bits: int, length: int | None, at: Tree[Token]) -> Value:
        """`value` checked against a declared type."""
        if length is not None:
            if not isinstance(value, Array) or len(value.cells) != length:
                self.fail(at, f"an array of {length} elements is needed here" + (
                    f", this has {len(value.cells)}" if isinstance(value, Array) else ""))
            cells = [None if c is None else (c if not bits else self.typed(c, bits, at)) for c in value.cells]
            return Array(bits, cells)
        if not bits:
            if isinstance(value, Op) and value.kind == "const":
                return int(value.attr)
            if not isinstance(value, int):
                self.fail(at, "a compile-time integer is needed here")
            return value
        return self.typed(value, bits, at)

    # -- functions ------------------------------------------------------------------------------------------
    def call(self, fn: Function, args: list[Value], pos: Pos) -> Value:
        _, params, result, block = fn.tree.children
        assert isinstance(params, Tree) and isinstance(result, Tree)
        wanted = [p for p in params.children if isinstance(p, Tree)]
        if len(wanted) != len(args):
            raise SourceError(pos, f"`{fn.name}` takes {len(wanted)} arguments, {len(args)} given")
        bound: dict[str, tuple[int, int | None, Value]] = {}
        for param, value in zip(wanted, args, strict=True):
            name, kind = param.children
            bits, length = self.type_of(kind)  # type: ignore[arg-type]
            try:
                bound[str(name)] = (bits, length, self.shaped(value, bits, length, param))
            except SourceError as e:
                raise SourceError(pos, f"argument `{name}` of `{fn.name}`: {e.message}", e.hint) from None
        value = self.body(block, bound, fn.name, pos)  # type: ignore[arg-type]
        bits, length = self.type_of(result)
        return self.shaped(value, bits, length, result)

    def body(self, block: Tree[Token], bound: dict[str, tuple[int, int | None, Value]], name: str, pos: Pos) -> Value:
        if self.calls >= DEPTH:
            raise SourceError(pos, f"`{name}` is called {DEPTH} deep", "functions are inlined and cannot be recursive")
        self.calls += 1
        outer, self.scope = self.scope, Scope(self.file_scope)
        for key, (bits, length, value) in bound.items():
            copy = Array(value.bits, list(value.cells)) if isinstance(value, Array) else value
            self.scope.names[key] = Variable(key, bits, length, copy, True, pos)
        try:
            self.block(block)
        except _Return as r:
            return r.value
        finally:
            self.scope = outer
            self.calls -= 1
        raise SourceError(pos, f"`{name}` ends without `return`", "end it with `return` and a value")

    # -- statements -------------------------------------------------------------------------------------------
    def block(self, tree: Tree[Token]) -> None:
        outer, self.scope = self.scope, Scope(self.scope)
        for statement in tree.children:
            assert isinstance(statement, Tree)
            getattr(self, "do_" + str(statement.data))(statement)
        self.scope = outer

    def declare(self, name: Token, bits: int, length: int | None, value: Value | None, mutable: bool) -> None:
        if str(name) in self.scope.names:
            self.fail(name, f"`{name}` is declared twice in this block", "give it another name or assign to it")
        if isinstance(value, Array):
            value = Array(value.bits, list(value.cells))
        self.scope.names[str(name)] = Variable(str(name), bits, length, value, mutable, pos_of(self.path, name))

    def do_let(self, tree: Tree[Token]) -> None:
        name, kind, expr = optional(tree)
        self.name = str(name)
        value = self.eval(expr)
        if kind is not None:
            bits, length = self.type_of(kind)
            value = self.shaped(value, bits, length, expr)
        else:
            bits = value.bits if isinstance(value, Op | Array) else 0
            length = len(value.cells) if isinstance(value, Array) else None
        self.declare(name, bits, length, value, False)

    def do_var(self, tree: Tree[Token]) -> None:
        name, kind, expr = optional(tree)
        self.name = str(name)
        if kind is None:
            if expr is None:
                self.fail(name, f"`{name}` has neither a type nor a value", f"write `var {name}: u32`")
            self.do_let(tree)
            made = self.scope.names[str(name)]
            assert isinstance(made, Variable)
            made.mutable = True
            return
        bits, length = self.type_of(kind)
        value: Value | None = None
        if expr is not None:
            value = self.shaped(self.eval(expr), bits, length, expr)
        elif length is not None:
            value = Array(bits, [None] * length)
        self.declare(name, bits, length, value, True)

    def do_assign(self, tree: Tree[Token]) -> None:
        name, index, expr = optional(tree)
        target = self.scope.find(str(name))
        if target is None:
            self.fail(name, f"`{name}` is not declared", did_you_mean(str(name), self.scope.known())
                      or f"declare it: `var {name}: u32`")
        if isinstance(target, Param):
            self.store(target, index, expr, tree)
            return
        if not isinstance(target, Variable) or not target.mutable:
            self.fail(name, f"`{name}` cannot be assigned", f"declare it with `var {name}: …`")
        self.name = str(name)
        if index is None:
            value = self.shaped(self.eval(expr), target.bits, target.length, expr)
            target.value = Array(value.bits, list(value.cells)) if isinstance(value, Array) else value
            return
        if not isinstance(target.value, Array):
            self.fail(name, f"`{name}` is not an array")
        i = self.integer(index, "an array index")
        if not 0 <= i < len(target.value.cells):
            self.fail(index, f"index {i} is outside the array of {len(target.value.cells)}")
        self.name = f"{name}[{i}]"
        target.value.cells[i] = self.shaped(self.eval(expr), target.bits, None, expr)

    def store(self, param: Param, index: Tree[Token] | None, expr: Tree[Token], tree: Tree[Token]) -> None:
        if param.kind == "in":
            self.fail(tree, f"`{param.name}` is `in` and cannot be written", "declare it `out` or `inout`")
        if index is None:
            self.fail(tree, f"`{param.name}` is memory", f"write one element, such as `{param.name}[0] = …`")
        self.name = param.name
        value = self.typed(self.eval(expr), param.bits, expr)
        self.emit("store", 0, (value,), self.access(param, index, tree), pos_of(self.path, tree))

    def do_return(self, tree: Tree[Token]) -> None:
        if not self.calls:
            self.fail(tree, "`return` stands outside a function", "kernels write their results to `out` parameters")
        raise _Return(self.eval(tree.children[0]))

    def do_if(self, tree: Tree[Token]) -> None:
        condition, then, *other = tree.children
        value = self.eval(condition)
        if isinstance(value, Op) and value.kind != "const":
            self.fail(condition, "`if` decides at compile time, but this is a value of the data",
                      "use select(c, a, b)")
        chosen = then if self.integer(condition, "a condition") else (other[0] if other else None)  # type: ignore[arg-type]
        if isinstance(chosen, Tree):
            (self.do_if if chosen.data == "if" else self.block)(chosen)

    # -- loops ----------------------------------------------------------------------------------------------
    def do_for(self, tree: Tree[Token]) -> None:
        name, first, last, label, block = tree.children
        assert isinstance(name, Token) and isinstance(block, Tree)
        a, b = self.integer(first, "a loop bound"), self.integer(last, "a loop bound")  # type: ignore[arg-type]
        if label is not None:
            self.labels.add(str(label))
        if label is not None and str(label) in self.rolled and b > a:
            loop = Loop(str(label), b - a, [], Region(), pos_of(self.path, tree))
            self.run_time(loop, block, {str(name): Affine(a, ((loop, 1),))})
            return
        for i in range(a, b):
            outer, self.scope = self.scope, Scope(self.scope)
            self.scope.names[str(name)] = Variable(str(name), 0, None, i, False, pos_of(self.path, name))
            self.block(block)
            self.scope = outer

    def do_blocks(self, tree: Tree[Token]) -> None:
        name, block = tree.children
        param = self.scope.find(str(name))
        if not isinstance(param, Param) or param.kind != "count":
            self.fail(tree, f"`{name}` is not a count parameter", f"declare `{name}: count` in the kernel's head")
        if self.in_blocks:
            self.fail(tree, "`blocks` inside `blocks`", "a kernel has one loop over its blocks")
        self.in_blocks = True
        self.run_time(Loop("blocks", param, [], Region(), pos_of(self.path, tree)), block, {})  # type: ignore[arg-type]
        self.in_blocks = False

    def run_time(self, loop: Loop, block: Tree[Token], bound: dict[str, Value]) -> None:
        """Elaborate `block` once as the body of `loop`; variables assigned in it are carried round."""
        carried = self.carried_cells(block)
        inits: list[Op] = []
        params: list[Op] = []
        for variable, i in carried:
            init = _get(variable, i)
            assert isinstance(init, Op)
            param = Op("param", init.bits, (), variable.name, loop.pos, True, variable.name)
            inits.append(init)
            params.append(param)
            _set(variable, i, param)
        outer_region, self.region = self.region, loop.body
        outer_scope, self.scope = self.scope, Scope(self.scope)
        for key, value in bound.items():
            assert loop.pos is not None
            self.scope.names[key] = Variable(key, 0, None, value, False, loop.pos)
        self.block(block)
        self.scope, self.region = outer_scope, outer_region
        self.region.items.append(loop)
        for (variable, i), init, param in zip(carried, inits, params, strict=True):
            last = _get(variable, i)
            assert isinstance(last, Op)
            loop.carried.append(Carried(init, param, last))
            result = Op("result", init.bits, (), (loop, len(loop.carried) - 1), loop.pos, True, variable.name)
            self.region.items.append(result)
            _set(variable, i, result)

    def carried_cells(self, block: Tree[Token]) -> list[tuple[Variable, int | None]]:
        """Cells of outer variables that `block` assigns; each must have a value already."""
        found: list[tuple[Variable, int | None]] = []
        seen: set[Variable] = set()
        for statement in block.iter_subtrees_topdown():
            if statement.data != "assign":
                continue
            variable = self.scope.find(str(statement.children[0]))
            if not isinstance(variable, Variable) or variable in seen or not variable.mutable:
                continue
            seen.add(variable)
            array = variable.value if isinstance(variable.value, Array) else None
            if array is not None and not any(isinstance(c, int) for c in array.cells):
                found += [(variable, i) for i, c in enumerate(array.cells) if isinstance(c, Op)]
            elif isinstance(variable.value, Op):
                found.append((variable, None))
            elif variable.value is not None:
                self.fail(statement, f"`{variable.name}` is a compile-time integer and cannot change in a "
                          "run-time loop", "declare it with a width, such as `u32`")
        return found

    # -- the kernel -------------------------------------------------------------------------------------------
    def kernel(self, tree: Tree[Token]) -> Kernel:
        name, *rest = tree.children
        *params, constant_time, block = rest
        self.constant_time = constant_time is not None
        made: list[Param] = []
        self.scope = Scope(self.file_scope)
        for p in params:
            assert isinstance(p, Tree)
            param = self.parameter(p)
            if param.name in self.scope.names:
                self.fail(p, f"parameter `{param.name}` is declared twice")
            self.scope.names[param.name] = param
            made.append(param)
        if sum(p.kind == "count" for p in made) > 1:
            self.fail(tree, "a kernel has at most one count parameter")
        self.region = Region()
        self.block(block)  # type: ignore[arg-type]
        for label in sorted(self.rolled - self.labels):
            raise SourceError(pos_of(self.path, tree), f"no loop of `{name}` is labelled `{label}`",
                              did_you_mean(label, self.labels) or "label one: `for … as label { … }`")
        return Kernel(str(name), made, self.region, not self.constant_time)

    def parameter(self, tree: Tree[Token]) -> Param:
        if tree.data == "count_param":
            return Param(str(tree.children[0]), "count", 32, "le", 1, False, False)
        name, secrecy, direction, memory, length, per_block = tree.children
        word = str(memory)
        endian = word[-2:] if word.endswith(("le", "be")) else "le"
        bits = int(word[1:].rstrip("leb"))
        size = self.integer(length, "a parameter's length")  # type: ignore[arg-type]
        if not 1 <= size <= 1 << 16:
            self.fail(tree, f"`{name}` has {size} elements", "a length is 1 to 65536")
        return Param(str(name), str(direction), bits, endian, size, per_block is not None, str(secrecy) == "secret")


def optional(tree: Tree[Token]) -> list[Any]:
    """The children of `tree`, None where an optional part is not written (lark's types leave that out)."""
    return list(tree.children)


def _get(variable: Variable, i: int | None) -> Any:
    if i is None:
        return variable.value
    assert isinstance(variable.value, Array)
    return variable.value.cells[i]


def _set(variable: Variable, i: int | None, value: Op) -> None:
    if i is None:
        variable.value = value
    else:
        assert isinstance(variable.value, Array)
        variable.value.cells[i] = value


__all__ = ["Access", "check_definitions", "elaborate"]
