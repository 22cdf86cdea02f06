"""Pass `elaborate`: a parsed kernel to algorithm IR.

Everything the source says at compile time happens here: constants, unrolled loops, inlined functions,
array indices, tables and linear maps. What is left are operations on machine values, in regions.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from lark import Token, Tree

from dsl.definitions import Bound
from dsl.diagnostics import SourceError, TooLarge, did_you_mean
from dsl.expressions import DEPTH, OPERATIONS, UNROLLED, shown
from dsl.ir import Access, Kernel, Modulus, Op, Param, Pos, Region
from dsl.loops import Loops
from dsl.parser import Program, check_name, pos_of
from dsl.secrecy import secrecy_of
from dsl.uses import definitions_used, renamed, used_constants
from dsl.values import Argument, Array, Function, Kind, Scope, Value, Variable


class _Return(Exception):
    def __init__(self, value: Value, at: Tree[Token]) -> None:
        self.value, self.at = value, at


def elaborate(program: Program, kernel_name: str, rolled: Collection[str] = frozenset(),
              limit: int | None = None) -> Kernel:
    """The IR of one kernel; loops whose label is in `rolled` stay run-time loops. Raises SourceError.

    A mapping as `rolled` says also how often the body is repeated in each pass of the loop. More than `limit`
    operations are refused (TooLarge); None stands for `OPERATIONS`, or `UNROLLED` where no loop is kept here and one is
    in some mapping of the kernel: then no code is made of this.
    """
    if kernel_name not in program.kernels:
        raise SourceError(Pos(program.path, 1, 1), f"there is no kernel `{kernel_name}`",
                          did_you_mean(kernel_name, program.kernels) or "declare it: `kernel NAME(…) { … }`")
    elaborator = _Elaborator(program)
    with _deep(elaborator, program.kernels[kernel_name]):
        elaborator.define()
        kept = rolled if isinstance(rolled, Mapping) else dict.fromkeys(rolled, 1)
        elaborator.limit = limit or (OPERATIONS if kept or not _rolls(program, kernel_name) else UNROLLED)
        return elaborator.kernel(program.kernels[kernel_name], kept)


def _rolls(program: Program, kernel: str) -> bool:
    """Whether any mapping of the kernel keeps a loop."""
    return any(d.words[0] == "roll" for m in program.mappings if m.kernel == kernel for d in m.directives)


def constant_values(program: Program, name: str) -> tuple[int, list[int]]:
    """Bits of an element and the elements of a constant array; 0 bits and nothing if `name` is no such array.

    SourceError for an array that is wrong.
    """
    elaborator = _Elaborator(program)
    tree = program.definitions.get(name) or next(iter(program.kernels.values()), None)
    if tree is not None and (name in program.definitions or name in used_constants(program)):
        with _deep(elaborator, tree):
            elaborator.define()
    meaning = elaborator.file_scope.find(name)
    if not isinstance(meaning, Variable) or not isinstance(meaning.value, Array) or isinstance(meaning.bits, Modulus):
        return 0, []
    cells = meaning.value.flat.cells
    return meaning.bits, [c.attr if isinstance(c, Op) else c for c in cells if isinstance(c, Op | int)]


@contextmanager
def _deep(elaborator: _Elaborator, tree: Tree[Token]) -> Iterator[None]:
    """Room for the deepest nesting that is accepted; what is deeper is the source's error."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, FRAMES))
    try:
        yield
    except RecursionError:
        raise SourceError(pos_of(elaborator.path, elaborator.at or tree),
                          "functions and blocks are nested too deeply here",
                          "call fewer functions inside each other") from None
    finally:
        sys.setrecursionlimit(limit)


CALL = 5  # steps that a call of a function counts for, by the time it takes
FRAMES = 6000  # of Python: the deepest nesting that is accepted needs fewer


class _Elaborator(Loops):
    def __init__(self, program: Program) -> None:
        super().__init__(program.path)
        self.program, self.rolled = program, {}
        self.labels: set[str] = set()
        self.run_function = self.call
        self.file_scope = self.scope
        self.at: Tree[Token] | None = None  # the statement or definition being evaluated
        self.outer_loops = 0  # run-time loops round the function being evaluated

    def define(self) -> None:
        """Evaluate the file's definitions, once for all kernels."""
        if self.program.meanings is None:
            self.take_over()
            self.later = set(self.program.definitions)
            for name, tree in self.program.definitions.items():
                self.at = tree
                if tree.data == "fn":
                    self.later.discard(name)
                getattr(self, "define_" + str(tree.data))(name, tree)
                self.later.discard(name)
            self.program.meanings = self.file_scope.names
        self.file_scope.names = self.program.meanings
        self.steps = 0

    def take_over(self) -> None:
        """What the file uses of others; their definitions are evaluated first, each file's with limits of its own."""
        for use, other in definitions_used(self.program):
            theirs = _Elaborator(other)
            theirs.define()
            meaning = theirs.file_scope.names[use.name]
            self.file_scope.names[use.alias] = renamed(meaning, use, other.path, theirs.file_scope)

    # -- functions ------------------------------------------------------------------------------------------
    def call(self, fn: Function, args: list[Argument], pos: Pos) -> Value | None:
        """What a function gives; one of another file is evaluated with the names of its file."""
        if fn.home is None:
            return self.called(fn, args, pos)
        before = self.path, self.file_scope, self.scope, self.called_at
        self.path, self.file_scope, self.scope = fn.home.path, fn.home.scope, fn.home.scope
        self.called_at = self.called_at or pos
        try:
            return self.called(fn, args, pos)
        finally:
            self.path, self.file_scope, self.scope, self.called_at = before

    def called(self, fn: Function, args: list[Argument], pos: Pos) -> Value | None:
        _, params, _, block = fn.tree.children
        assert isinstance(params, Tree)
        wanted = [p for p in params.children if isinstance(p, Tree)]
        if len(wanted) != len(args):
            names = ", ".join(str(p.children[0]) for p in wanted)
            raise SourceError(pos, f"`{fn.name}` takes {len(wanted)} argument{'s' * (len(wanted) != 1)}, {len(args)} "
                              "given", f"write `{fn.name}({names})`")
        key = fn.name if self.path == self.program.path else f"{fn.name} ({self.path})"
        if key in self.calls:
            round_ = " → ".join([*self.calls[self.calls.index(key):], key])
            raise SourceError(pos, f"`{fn.name}` calls itself ({round_})",
                              "functions are inlined and cannot be recursive: use a `for` loop")
        bound: Bound = {}
        for param, value in zip(wanted, args, strict=True):
            name, kind = param.children
            try:
                bound[str(name)] = self.received(str(name), kind, value, param)  # type: ignore[arg-type]
            except TooLarge:
                raise
            except SourceError as e:
                raise SourceError(pos, f"argument `{name}` of `{fn.name}`: {e.message}", e.hint) from None
        if len(self.calls) >= DEPTH:
            raise SourceError(pos, f"functions are called {DEPTH} deep here", "call fewer functions inside each other")
        returned = self.run(block, bound, key, fn.pos)  # type: ignore[arg-type]
        if fn.result is None:
            return None
        value, at = self.given_back(returned, fn.name, fn.pos)
        bits, length = self.type_of(fn.result)
        return self.shaped(value, bits, length, at)

    def given_back(self, returned: _Return | None, name: str, pos: Pos) -> tuple[Value, Tree[Token]]:
        if returned is None:
            raise SourceError(pos, f"`{name}` ends without `return`", "end it with `return` and a value")
        return returned.value, returned.at

    def body(self, block: Tree[Token], bound: Bound, name: str, pos: Pos) -> tuple[Value, Tree[Token]]:
        return self.given_back(self.run(block, bound, name, pos), name, pos)

    def run(self, block: Tree[Token], bound: Bound, name: str, pos: Pos) -> _Return | None:
        """Evaluate a function's block: what it returns, or None."""
        self.spend(block, CALL)
        self.calls.append(name)
        before, self.outer_loops = self.outer_loops, len(self.nest)
        outer, self.scope = self.scope, Scope(self.file_scope)
        for key, given in bound.items():
            if isinstance(given, Param):
                self.scope.names[key] = given
                continue
            bits, length, value = given
            copy = self.copied(value, block)
            self.scope.names[key] = Variable(key, bits, length, copy, True, pos)
        try:
            self.block(block)
        except _Return as r:
            return r
        finally:
            self.scope, self.outer_loops = outer, before
            self.calls.pop()
        return None

    # -- statements -------------------------------------------------------------------------------------------
    def block(self, tree: Tree[Token]) -> None:
        outer, self.scope = self.scope, Scope(self.scope)
        for number, statement in enumerate(tree.children):
            assert isinstance(statement, Tree)
            self.at = statement
            if statement.data == "return" and number + 1 < len(tree.children):
                self.fail(tree.children[number + 1], "this is never reached: it stands after `return`",
                          "remove it, or move `return`")
            getattr(self, "do_" + str(statement.data))(statement)
        self.scope = outer

    def declare(self, name: Token, bits: Kind, length: int | None, value: Value | None, mutable: bool) -> None:
        check_name(self.path, name)
        if str(name) in self.scope.names:
            self.fail(name, f"`{name}` is declared twice in this block", "give it another name or assign to it")
        self.scope.names[str(name)] = Variable(str(name), bits, length, self.copied(value, name), mutable,
                                               pos_of(self.path, name))

    def copied(self, value: Any, at: Tree[Token] | Token) -> Any:
        """A value for a variable of its own: arrays are copied."""
        if not isinstance(value, Array):
            return value
        self.spend_on(len(value.cells), at)
        return Array(value.bits, list(value.cells))

    def do_let(self, tree: Tree[Token]) -> None:
        name, kind, expr = optional(tree)
        self.name = str(name)
        value = self.eval(expr)
        if kind is not None:
            bits, length = self.type_of(kind)
            value = self.shaped(value, bits, length, expr)
        else:
            bits, length = self.type_found(value, expr)
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
            near = did_you_mean(str(name), self.scope.known())
            self.fail(name, f"`{name}` is not declared", near if near.startswith("did") else
                      f"declare it: `var {name}: u32`")
        if isinstance(target, Param):
            self.store(target, index, expr, tree)
            return
        if not isinstance(target, Variable) or not target.mutable:
            self.fail(name, f"`{name}` cannot be assigned",
                      f"only what is declared with `var` changes: `var {name} = …`")
        self.name = str(name)
        if index is None:
            value = self.shaped(self.eval(expr), target.bits, target.length, expr)
            target.value = self.copied(value, expr)
            return
        if not isinstance(target.value, Array):
            self.fail(name, f"`{name}` is not an array", f"declare it as one, such as `var {name}: u32[4]`")
        i = self.integer(index, "an array index")
        if not 0 <= i < len(target.value.cells):
            self.fail(index, f"index {shown(i)} is outside the array of {len(target.value.cells)}",
                      f"elements count from 0 to {len(target.value.cells) - 1}")
        self.name = f"{name}[{i}]"
        target.value.cells[i] = self.shaped(self.eval(expr), target.bits, None, expr)

    def store(self, param: Param, index: Tree[Token] | None, expr: Tree[Token], tree: Tree[Token]) -> None:
        if param.kind == "count":
            self.fail(tree, f"`{param.name}` is a count and cannot be written", "choose another name for a variable")
        if param.kind == "in":
            self.fail(tree, f"`{param.name}` is `in` and cannot be written", "declare it `out` or `inout`")
        if index is None:
            self.fail(tree, f"`{param.name}` is memory", f"write one element, such as `{param.name}[0] = …`")
        self.name = param.name
        value = self.typed(self.eval(expr), param.bits, expr)
        if self.constant_time and value.secret and param.kind == "inout" and not param.secret:
            self.fail(expr, f"secret data is stored in `{param.name}`, which is public and can be read again",
                      f"declare `{param.name}: secret inout`")
        self.emit("store", 0, (value,), self.access(param, index, tree), pos_of(self.path, tree))

    def do_return(self, tree: Tree[Token]) -> None:
        if not self.calls:
            self.fail(tree, "`return` stands outside a function", "kernels write their results to `out` parameters")
        if len(self.nest) > self.outer_loops:
            self.fail(tree, "`return` inside a run-time loop",
                      "remove the `roll` directive so that the loop is unrolled")
        expr = tree.children[0]
        assert isinstance(expr, Tree)
        raise _Return(self.eval(expr), expr)

    def do_if(self, tree: Tree[Token]) -> None:
        condition, then, *other = tree.children
        value = self.plain(self.eval(condition), condition)
        if isinstance(value, Op) and value.kind != "const":
            self.fail(condition, "`if` decides at compile time, but this is a value of the data",
                      "choose between two values with `select(c, a, b)`")
        chosen = then if self.integer(condition, "a condition") else (other[0] if other else None)  # type: ignore[arg-type]
        if isinstance(chosen, Tree):
            (self.do_if if chosen.data == "if" else self.block)(chosen)

    # -- the kernel -------------------------------------------------------------------------------------------
    def kernel(self, tree: Tree[Token], rolled: Mapping[str, int]) -> Kernel:
        self.rolled = rolled
        name, *rest = tree.children
        *params, mark, wipe, block = rest
        self.constant_time = str(mark) == "constant_time"
        made: list[Param] = []
        self.scope = Scope(self.file_scope)
        for p in params:
            assert isinstance(p, Tree)
            param = self.parameter(p)
            if param.name in self.scope.names:
                self.fail(p, f"parameter `{param.name}` is declared twice", "give one of them another name")
            if param.kind == "count" and any(q.kind == "count" for q in made):
                self.fail(p, "a kernel has at most one count parameter", "all parameters per block advance together")
            self.scope.names[param.name] = param
            made.append(param)
        self.region = Region()
        assert isinstance(block, Tree)
        self.block(block)
        for p, param in zip(params, made, strict=True):
            if param.kind == "count" and not self.looped:
                self.fail(p, f"the count `{param.name}` is not used",
                          f"write the loop `blocks {param.name} {{ … }}`, or remove the parameter")
        for label in sorted(self.rolled.keys() - self.labels):
            raise SourceError(pos_of(self.path, tree), f"no loop of `{name}` is labelled `{label}`",
                              did_you_mean(label, self.labels) or "label one: `for … as label { … }`")
        labels = {str(p.children[0]): str(p.children[1]) for p in params
                  if isinstance(p, Tree) and p.data == "memory_param" and p.children[1] is not None}
        return Kernel(str(name), made, self.region, str(mark) == "tables",
                      self.constant_time if wipe is None else str(wipe) == "wipe", self.constant_time,
                      secrecy_of(made, labels, self.region))

    def parameter(self, tree: Tree[Token]) -> Param:
        token = tree.children[0]
        assert isinstance(token, Token)
        check_name(self.path, token)
        if tree.data == "count_param":
            return Param(str(token), "count", 32, "le", 1, False, False)
        name, secrecy, direction, memory, length, per_block = optional(tree)
        word = str(memory)
        endian = word[-2:] if word.endswith(("le", "be")) else "le"
        bits = int(word[1:].rstrip("leb"))
        size = self.integer(length, "a parameter's length")
        if not 1 <= size <= 1 << 16:
            self.fail(tree, f"`{name}` has {shown(size)} elements", "a length is 1 to 65536")
        if self.constant_time and secrecy is None and direction != "out":
            self.fail(tree, f"`{name}` does not say whether it is secret",
                      f"in a constant_time kernel write `{name}: secret {direction} …` or `public {direction} …`")
        return Param(str(name), str(direction), bits, endian, size, per_block is not None, str(secrecy) == "secret")


def optional(tree: Tree[Token]) -> list[Any]:
    """The children of `tree`, None where an optional part is not written (lark's types leave that out)."""
    return list(tree.children)


__all__ = ["Access", "elaborate"]
