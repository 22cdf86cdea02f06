"""Definitions of a file (constants, tables, linear maps), evaluated once, and declared types."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import prod
from typing import Any

from lark import Token, Tree

from dsl import kept
from dsl.calls import Calls
from dsl.diagnostics import SourceError
from dsl.expressions import BUDGET, constant, shown
from dsl.ir import Linear, Modulus, Op, Param, Pos, Table
from dsl.parser import TYPES, Program, check_name, no_type, pos_of
from dsl.remembered import text_of, used
from dsl.rules import compiled_rule
from dsl.values import Affine, Argument, Array, Function, Kind, Scope, Value, Variable, kind_of, said

LENGTH = 4096  # elements of an array
ROW = "name a row of it, such as `let row = T[0]`, or declare `const T: u32[4][8] = …` before the kernels"
Bound = dict[str, tuple[Kind, int | None, Value] | Param]


def _columns(name: str, where: Pos, width: int, bits: int, image: Callable[[int], int]) -> list[int]:
    """The values of a linear map at the single bits; SourceError if it is not linear at some operand that is tried."""
    if image(0):
        raise SourceError(where, f"`{name}` is not linear: it maps 0 to {image(0):#x}",
                          "declare it as a `fn`, or take the constant out of it")
    found = Linear(name, bits, tuple(image(1 << i) for i in range(width)))
    rng = random.Random(name)
    for x in range(1 << width) if width <= 8 else [rng.getrandbits(width) for _ in range(64)]:
        if image(x) != found.apply(x):
            raise SourceError(where, f"`{name}` is not linear: at {x:#x} it gives {image(x):#x}, the XOR of its "
                              f"values at the single bits is {found.apply(x):#x}",
                              "declare it as a `fn`; linear are XOR, shifts and AND with constants")
    return list(found.columns)


class Definitions(Calls):
    """`file_scope` holds what the definitions of `program` mean; `define_RULE` evaluates one and puts it there,
    SourceError if it is wrong."""

    file_scope: Scope
    program: Program

    # -- definitions --------------------------------------------------------------------------------------
    def define_fn(self, name: str, tree: Tree[Token]) -> None:
        params = tree.children[1]
        assert isinstance(params, Tree)
        seen: set[str] = set()
        for param in params.children:
            if isinstance(param, Tree):
                token = param.children[0]
                assert isinstance(token, Token)
                check_name(self.path, token)
                if str(token) in seen:
                    self.fail(token, f"parameter `{token}` is declared twice", "give one of them another name")
                seen.add(str(token))
        made = Function(name, tree, pos_of(self.path, tree))
        back = next(tree.find_data("return"), None)
        if made.result is None and back is not None:
            self.fail(back, f"`{name}` declares no result, but returns one",
                      f"write `fn {name}(…) -> u32` with the result's type, or remove `return`")
        self.file_scope.names[name] = made

    def define_number_type(self, name: str, tree: Tree[Token]) -> None:
        _, expr = tree.children
        assert isinstance(expr, Tree)
        value = self.integer(expr, "a modulus")
        if value < 2:
            self.fail(expr, f"numbers modulo {shown(value)}", "a modulus is 2 or more, such as `mod (1 << 130) - 5`")
        self.file_scope.names[name] = Modulus(value, name)

    def define_const(self, name: str, tree: Tree[Token]) -> None:
        _, kind, expr = tree.children
        value = self.eval(expr)
        if isinstance(kind, Tree):
            bits, length, columns = self.dimensions(kind)
            value = self.shaped(value, bits, length, expr, columns)  # type: ignore[arg-type]
        elif isinstance(value, Array) and value.rows:
            bits, length = value.bits, len(value.cells)
        else:
            bits, length = self.type_found(value, expr)
        if self.region.items:
            self.fail(expr, f"the value of constant `{name}` is not known at compile time",
                      "compute it from numbers and constants")
        self.file_scope.names[name] = Variable(name, bits, length, value, False, pos_of(self.path, tree))

    def define_table(self, name: str, tree: Tree[Token]) -> None:
        _, source, result, entries = tree.children
        index, bits = int(str(source)[1:]), int(str(result)[1:])
        if index > 16:
            self.fail(tree, f"a table indexed by u{index} is too large", "index it by at most u16, or split the index")
        assert isinstance(entries, Tree)
        if entries.data == "rule":
            def computed() -> list[int]:
                rule = compiled_rule(self, index, lambda x: self.entry(entries, x, bits)) or (
                    lambda i: self.known_entry(entries, constant(index, i), bits))
                return [rule(i) for i in range(1 << index)]

            values = self.remembered(name, computed)
        else:
            written = [c for c in entries.children if isinstance(c, Tree)]
            if len(written) != 1 << index:
                self.fail(entries, f"`{name}` has {len(written)} entries, an index of u{index} needs {1 << index}",
                          "complete the list, or give a rule: `x => …`")
            values = [int(self.typed(self.eval(c), bits, c).attr) for c in written]
        self.file_scope.names[name] = Table(name, bits, tuple(values))

    define_sbox = define_table

    def entry(self, rule: Tree[Token], index: Op, bits: int) -> Op:
        """What the rule of a table gives at an index."""
        variable, expr = rule.children
        assert isinstance(expr, Tree) and isinstance(variable, Token)
        check_name(self.path, variable)
        outer, self.scope = self.scope, Scope(self.file_scope)
        self.scope.names[str(variable)] = Variable(str(variable), index.bits, None, index, False,
                                                   pos_of(self.path, rule))
        value = self.typed(self.eval(expr), bits, expr)
        self.scope = outer
        return value

    def known_entry(self, rule: Tree[Token], index: Op, bits: int) -> int:
        """The same as a number."""
        value = self.entry(rule, index, bits)
        if value.kind != "const":
            self.fail(rule.children[1], "a table entry must be known at compile time",
                      "compute it from the index and constants")
        return int(value.attr)

    def define_linear(self, name: str, tree: Tree[Token]) -> None:
        """A linear map, by its images of single bits; SourceError where the rule is not linear."""
        _, argument, source, result, block = tree.children
        width, bits = int(str(source)[1:]), int(str(result)[1:])
        where = pos_of(self.path, tree)
        assert isinstance(block, Tree) and isinstance(argument, Token)
        check_name(self.path, argument)

        def value_of(x: Op) -> Op:
            value, at = self.body(block, {str(argument): (width, None, x)}, name, where)
            return self.typed(value, bits, at)

        def columns() -> list[int]:
            image = compiled_rule(self, width, value_of) or (lambda x: int(value_of(constant(width, x)).attr))
            return _columns(name, where, width, bits, image)

        self.file_scope.names[name] = Linear(name, bits, tuple(self.remembered(name, columns)))

    def remembered(self, name: str, make: Callable[[], list[int]]) -> list[int]:
        """The numbers that `make` computes for a definition, or once did for one that says the same.

        What it took of the budgets counts either way.
        """
        steps, made = self.steps, self.made
        definitions = self.program.definitions
        if name not in definitions or used(definitions, name) & self.later:  # `make` says what is the matter
            return make()

        def counted() -> list[Any]:
            values = make()
            return [self.steps - steps, self.made - made, values]

        more_steps, more_made, values = kept.keep("table", f"{kept.code()}\n{text_of(definitions, name)}", counted)
        if steps + more_steps > BUDGET or made + more_made > self.limit:
            return make()
        self.steps, self.made = steps + more_steps, made + more_made
        return list(values)

    def body(self, block: Tree[Token], bound: Bound, name: str, pos: Pos) -> tuple[Value, Tree[Token]]:
        """What `return` in `block` gives, and where it stands; parameters are `bound`. (In dsl.elaborate.)"""
        raise NotImplementedError

    # -- types ----------------------------------------------------------------------------------------------
    def kind_named(self, word: Token) -> Kind:
        """What a type's word means: `u32` its bits, `int` 0, another name the modulus declared with it.

        SourceError where it means no type.
        """
        if word.type != "NAME":
            return 0 if word == "int" else int(word[1:])
        meaning = self.scope.find(str(word))
        if isinstance(meaning, Modulus):
            return meaning
        if meaning is not None:
            self.fail(word, f"`{word}` is not a type", TYPES)
        if str(word) in self.later:
            self.unknown(word, set())
        raise no_type(self.path, word, self.scope.known())

    def type_of(self, tree: Tree[Token]) -> tuple[Kind, int | None]:
        """(type of an element, array length or None)."""
        bits, length, columns = self.dimensions(tree)
        if columns is not None:
            self.fail(tree, "an array of two dimensions can only be a constant", ROW)
        return bits, length

    def dimensions(self, tree: Tree[Token]) -> tuple[Kind, int | None, int | None]:
        """(type, array length or None, length of its elements or None). SourceError beyond the limits."""
        sizes = [self.integer(size, "an array length") for size in tree.children[1:] if isinstance(size, Tree)]
        for length in sizes:
            if not 1 <= length <= LENGTH:
                self.fail(tree, f"an array of {shown(length)} elements", f"a length is 1 to {LENGTH}")
        if prod(sizes) > LENGTH:
            self.fail(tree, f"an array of {' times '.join(map(str, sizes))} elements",
                      f"it can have {LENGTH} elements in all: make two of it")
        length, columns, *_ = [*sizes, None, None]
        return self.kind_named(tree.children[0]), length, columns  # type: ignore[arg-type]

    def type_found(self, value: Value, at: Tree[Token] | Token) -> tuple[Kind, int | None]:
        """The type of a value for which none is declared, as `type_of`."""
        if isinstance(value, Array):
            if value.rows:
                self.fail(at, "an array of two dimensions can only be a constant", ROW)
            return value.bits, len(value.cells)
        return kind_of(value) if isinstance(value, Op) else 0, None

    def shaped(self, value: Value, bits: Kind, length: int | None, at: Tree[Token],
               columns: int | None = None) -> Value:
        """`value` checked against a declared type; `columns`: the elements of each element of an array, if it has any.
        """
        if length is not None:
            if not isinstance(value, Array) or len(value.cells) != length:
                self.fail(at, f"an array of {length} elements is needed here" + (
                    f", this has {len(value.cells)}" if isinstance(value, Array) else ", this is one value"),
                    f"write its {length} elements in brackets, or change the declared type")
            self.spend_on(length, at)
            return Array(bits, [None if c is None else self.shaped(c, bits, columns, at) for c in value.cells])
        if not bits:
            self.plain(value, at)
            if isinstance(value, Op) and value.kind == "const":
                return int(value.attr)
            if isinstance(value, Affine):
                return value
            if not isinstance(value, int):
                self.fail(at, "a compile-time integer is needed here", "use numbers, constants and loop variables; "
                          "data has a width, such as `u32`")
            return value
        return self.typed(value, bits, at)

    def received(self, name: str, kind: Tree[Token], value: Argument, at: Tree[Token]) -> tuple[
            Kind, int | None, Value] | Param:
        """What a function's parameter is bound to; `T[]` takes an array of any length, or memory by reference."""
        if kind.data == "type":
            bits, length = self.type_of(kind)
            if isinstance(value, Param):
                if isinstance(bits, Modulus) and not length:
                    self.fail(at, f"`{value.name}` is memory, and {said(bits)} is needed here",
                              f"make a number of its words: `{said(bits)}({value.name})`")
                self.fail(at, f"`{value.name}` is memory, and {'an array' if length else 'one value'} is needed here",
                          f"declare the parameter as `{name}: u{value.bits}[]`, or give it "
                          f"{'elements, such as' if length else 'one element, such as'} `{value.name}[0]`")
            return bits, length, self.shaped(value, bits, length, at)
        bits = self.kind_named(kind.children[0])  # type: ignore[arg-type]
        needed = said(bits)
        if isinstance(value, Param):
            if value.bits != bits:
                self.fail(at, f"`{value.name}` has elements of u{value.bits}, but {needed} is needed here",
                          f"declare the parameter as `{name}: u{value.bits}[]`")
            return value
        if not isinstance(value, Array):
            self.fail(at, "an array or memory is needed here, this is one value",
                      f"write the elements in brackets, or declare the parameter as `{name}: {needed}`")
        return bits, len(value.cells), self.shaped(value, bits, len(value.cells), at)
