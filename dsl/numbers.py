"""Numbers modulo a constant during elaboration: made of words, added, multiplied, and taken apart into digits."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from dsl.expressions import DIGITS, SIGN, constant, shown
from dsl.ir import WIDEST, Modulus, Op, Param
from dsl.parser import pos_of
from dsl.shifts import Shifts
from dsl.values import Affine, Argument, Array, Value, kind_of, said

ARITHMETIC = {"add": "numadd", "sub": "numsub", "mul": "nummul"}


class Numbers(Shifts):
    """Expressions of numbers; SourceError where something is wrong."""

    def number(self, modulus: Modulus, tree: Tree[Token], args: list[Any]) -> Op:
        """`Field(x)`: an integer, a word, an array of words or memory as a number, element 0 the lowest."""
        name = modulus.name
        if len(args) != 1:
            self.fail(tree, f"`{name}` makes a number of one value, {len(args)} given",
                      f"write `{name}(x)`; several words are an array, `{name}([low, high])`")
        at, pos = args[0], pos_of(self.path, tree)
        given = self.argument(at)
        if isinstance(given, int):
            return constant(modulus, given, pos)
        if isinstance(given, Op) and given.modulus:
            return self.typed(given, modulus, at)
        if isinstance(given, Op):
            words = [given]
        elif isinstance(given, Param):
            words = self.memory_words(given, at)
        else:
            words = self.array_words(given, at)
        return self.emit("number", modulus.bits, tuple(words), modulus, pos)

    def array_words(self, array: Array | Affine, at: Tree[Token]) -> list[Op]:
        """The elements of an array, which are to be words."""
        if not isinstance(array, Array):
            return [self.typed(array, 0, at)]
        if isinstance(array.bits, Modulus) or array.rows:
            what = "arrays" if array.rows else said(array.bits)
            self.fail(at, f"a number is made of words, this is an array of {what}",
                      "make it of one element, or of an array of words")
        if not array.bits:
            self.fail(at, "the words of a number have no width", "give one of them a type, such as `u32(1)`")
        words = [cell for cell in array.cells if isinstance(cell, Op)]
        if len(words) < len(array.cells):
            self.fail(at, f"element {array.cells.index(None)} has no value yet", "assign it before it is read")
        return words

    def of_numbers(self, op: str, tree: Tree[Token], *operands: tuple[Value, Tree[Token]]) -> Op:
        """Two values, one of them at least a number, joined by an operator; an integer is taken modulo."""
        kinds = [kind_of(value) if isinstance(value, Op) else 0 for value, _ in operands]
        modulus = next(kind for kind in kinds if isinstance(kind, Modulus))
        if op not in ARITHMETIC:
            self.fail(tree, f"`{SIGN[op]}` is of words, this is {modulus.name}", "numbers have `+`, `-` and `*`; to "
                      "compare them, or their bits, " + DIGITS)
        if all(kinds) and kinds[0] != kinds[1]:
            words = not all(isinstance(kind, Modulus) for kind in kinds)
            self.fail(tree, f"left of `{SIGN[op]}` is {said(kinds[0])}, right is {said(kinds[1])}",
                      f"write {modulus.name}(…) round the word" if words else
                      f"numbers of two types meet by their digits: `{modulus.name}(digits(x, 32))`")
        pair = tuple(self.typed(value, modulus, at) for value, at in operands)
        return self.emit(ARITHMETIC[op], modulus.bits, pair, modulus, pos_of(self.path, tree))

    def call_digits(self, tree: Tree[Token], args: list[Any]) -> Array:
        """`digits(x, width)`: the words of a number in its least form, the lowest first."""
        if len(args) != 2:
            self.fail(tree, f"digits takes a number and a width, {len(args)} operands given",
                      "write `digits(x, 32)` for an array of u32")
        x, width = self.eval(args[0]), self.integer(args[1], "the width of a digit")
        if not isinstance(x, Op) or not x.modulus:
            what = said(kind_of(x)) if isinstance(x, Op) else "an array" if isinstance(x, Array) else "an integer"
            self.fail(args[0], f"digits are of a number, this is {what}",
                      "declare a type, `type Field = mod …`, and make a number of it: `Field(x)`")
        if not 1 <= width <= WIDEST:
            self.fail(args[1], f"digits of {shown(width)} bits", "a digit has 1 to 64 bits, such as `digits(x, 32)`")
        pos = pos_of(self.path, tree)
        return Array(width, [self.emit("digits", width, (x,), at, pos) for at in range(0, x.modulus.bits, width)])

    def argument(self, tree: Tree[Token]) -> Argument:
        """A value, or memory by its name. (In dsl.calls.)"""
        raise NotImplementedError

    def memory_words(self, param: Param, tree: Tree[Token]) -> list[Op]:
        """All elements of a memory parameter. (In dsl.calls.)"""
        raise NotImplementedError
