"""Where the words of a region are what operations on vectors of four words make: a search that proves what it finds.

A pattern (dsl.wordwise) is run on normal forms (scheduler.algorithm.normal), as a machine would run it on words. What
comes out are four forms; where the region has words of all four, these are the pattern's, for all values. Operands
whose words are not known yet, and what is missing from a sum, are unknowns: a form with unknowns is laid on that of a
word of the region, which says what they must be, and the pattern is run again with these.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product

from dsl.ir import Op
from dsl.operations import MEMORY
from dsl.wordwise import ALIGN, COUNT, SUMS, WORD, Pattern, wordwise
from scheduler.algorithm.normal import Form, Logic, Product, Words, atoms, constant, variable

Vector = tuple[Op, ...]
"""Four words, the lowest first; some may be constants."""
Part = tuple[Op, int]
"""A word and a constant that is added to it."""


@dataclass(frozen=True)
class Unknown:
    """A word of an operand; `free`: it may be any sum of a word and a constant."""

    operand: str
    number: int
    free: bool


Binding = Mapping[Unknown, Form]


@dataclass(frozen=True)
class Found:
    """Words of a region that a pattern makes of vectors and, of its free operand, of words and constants or of what
    another pattern makes; that one's `words` are none of the region."""

    pattern: Pattern
    operands: tuple[Vector, ...]
    free: tuple[Part, ...] | Found
    words: Vector

    def made_of(self) -> tuple[Vector, ...]:
        """All vectors that must be there before."""
        return (*self.operands, *(self.free.operands if isinstance(self.free, Found) else ()))


class Search:
    """The patterns in a region. `vectors`: the values of four words that there are, in the order they are made in."""

    def __init__(self, words: Words, vectors: Sequence[Vector]) -> None:
        self.words, self.vectors = words, list(vectors)
        self.found: list[Found] = []
        self.known = set(vectors)
        self.constants: dict[int, Op] = {}
        self.forms: dict[Vector, list[Form]] = {}
        self.helpers: list[Pattern] = []  # that make a free operand of two vectors
        self.helped: dict[tuple[Form, ...], Found] = {}  # what they make of those that there are
        self.pairs = 0  # of so many vectors

    def run(self, patterns: Sequence[Sequence[Pattern]]) -> list[Found]:
        """All that is found, in an order in which operands come before what is made of them; patterns that stand
        together are one with another immediate each."""
        self.helpers = [pattern for ways in patterns for pattern in ways
                        if len(pattern.operands) == 2 and not pattern.words and not pattern.free]
        for ways in patterns:
            if not ways[0].words:
                self.grow(ways, 0)
            while ways[0].words and (found := self.begin(ways)):
                self.take(found)
                self.grow(ways, min(map(self.vectors.index, found.operands)))
        return self.found

    def enter(self, vector: Vector) -> None:
        """A vector, if it is none yet."""
        if vector not in self.known:
            self.known.add(vector)
            self.vectors.append(vector)

    def take(self, found: Found) -> None:
        """What was found, and what it is made of, as operands of others."""
        for operand in found.made_of():
            self.enter(operand)
        self.found.append(found)
        self.enter(found.words)

    def grow(self, ways: Sequence[Pattern], begin: int) -> None:
        """All that patterns make of vectors from the one with number `begin` on, the last operand made last."""
        at = begin
        while at < len(self.vectors):
            last = self.vectors[at]
            for others in combinations(self.vectors[begin:at], len(ways[0].operands) - 1):
                for pattern in ways:
                    if found := self.best(self.solve(pattern, self.given(pattern, (*others, last)))):
                        self.take(found)
            at += 1

    def given(self, pattern: Pattern, vectors: Sequence[Vector]) -> Binding:
        """Operands that are known."""
        for vector in vectors:
            if vector not in self.forms:
                self.forms[vector] = [*map(self.words.value, vector)]
        return {u: form for name, vector in zip(pattern.operands, vectors, strict=True)
                for u, form in zip(unknowns(pattern, name), self.forms[vector], strict=True)}

    def begin(self, ways: Sequence[Pattern]) -> Found | None:
        """The first that patterns make of words which are no vectors yet."""
        made = {word for vector in self.known for word in vector}
        firsts = [(pattern, next(heads(pattern, {}, self.words))) for pattern in ways]
        for op, form in self.words.own.items():
            for pattern, first in firsts:
                if op in made or len(form.terms) < len(first.terms):
                    continue
                for binding in self.lay(first, form, {}):
                    if found := self.best(self.solve(pattern, binding)):
                        return found
        return None

    def best(self, found: Iterator[Found]) -> Found | None:
        """That whose free operand takes least, if it is new: of sums that are made one after the other several fit."""
        best = min(found, key=self.effort, default=None)
        return best if best and best.words not in self.known else None

    def effort(self, found: Found) -> int:
        """What a free operand takes: words of one vector, an operation, words put together."""
        if isinstance(found.free, Found):
            return 2 if found.free.operands[1] not in self.known else 1
        words = {op for op, _ in found.free}
        return 0 if any(words <= {*vector} for vector in self.vectors) else 3

    def solve(self, pattern: Pattern, binding: Binding) -> Iterator[Found]:
        """What the pattern makes where the unknowns of `binding` are known, and the others anything."""
        forms: list[Form] = []
        for form in heads(pattern, binding, self.words):
            if not wanted(form) and self.word(form) is None:
                return
            forms.append(form)
        open_ = [form for form in forms if wanted(form)]
        if not open_ and (found := self.result(pattern, binding, forms[-COUNT:])):
            yield found
        for form in (f for f in open_ if not any(map(hidden, f.terms))):
            for op in self.candidates(form):
                for more in self.lay(form, self.words.own[op], binding):
                    yield from self.solve(pattern, more)
            return

    def result(self, pattern: Pattern, binding: Binding, forms: Sequence[Form]) -> Found | None:
        """What was found, with words of these forms; None if an operand is no word of the region."""
        made = self.vector(forms)
        words = {op for op in made or () if op.kind != "const"}
        operands = [self.vector([binding[u] for u in unknowns(pattern, name)]) for name in pattern.operands]
        vectors = tuple(vector for vector in operands if vector)
        if made is None or len(words) < sum(op.kind != "const" for op in made) or not words or \
                len(vectors) < len(operands):
            return None
        free = self.free([binding[u] for u in unknowns(pattern, pattern.free) if u in binding]) if pattern.free else ()
        return None if free is None else Found(pattern, vectors, free, made)

    def free(self, forms: Sequence[Form]) -> tuple[Part, ...] | Found | None:
        """How words of these forms are made, as the lowest of a vector: each of a word and a constant, or all of two
        vectors."""
        parts = [part for part in map(self.part, forms) if part]
        if len(parts) == len(forms):
            return tuple(parts)
        if len(forms) < COUNT:
            return None
        for last in range(self.pairs, len(self.vectors)):
            for pattern, other in product(self.helpers, self.vectors[:last]):
                pair = other, self.vectors[last]
                made = tuple(heads(pattern, self.given(pattern, pair), self.words, True))
                self.helped.setdefault(made, Found(pattern, pair, (), ()))
        self.pairs = len(self.vectors)
        return self.helped.get(tuple(forms)) or self.sum(forms)

    def sum(self, forms: Sequence[Form]) -> Found | None:
        """Words of these forms as sums of a vector's and others, with as many zeros among these as can be."""
        zero, best = self.word(constant(0)), None
        for vector in self.vectors:
            rest = self.vector([form.plus(self.words.value(word), -1) for form, word in
                                zip(forms, vector, strict=True)])
            if rest and (best is None or rest.count(zero) > best[1].count(zero)):
                best = vector, rest
        adding = next((pattern for pattern in self.helpers if pattern.kinds() == {SUMS}), None)
        return Found(adding, best, (), ()) if best and adding else None

    def vector(self, forms: Sequence[Form]) -> Vector | None:
        """The words of the region that have these forms; None if there is none of one."""
        words = tuple(op for op in map(self.word, forms) if op is not None)
        return words if len(words) == COUNT else None

    def word(self, form: Form) -> Op | None:
        """The word of the region that has a form, or the constant that it is."""
        if not form.terms:
            return self.constants.setdefault(form.constant, Op("const", WORD, (), form.constant))
        atom = form.atom
        return atom if isinstance(atom, Op) else self.words.made.get(form)

    def part(self, form: Form) -> Part | None:
        """A form as a word and a constant."""
        bare = Form(0, form.terms)
        if (op := self.word(bare)) is not None:
            return op, form.constant
        return (whole, 0) if (whole := self.word(form)) is not None else None

    # -- unknowns -----------------------------------------------------------------------------------------
    def candidates(self, form: Form) -> list[Op]:
        """The words of the region that a form with unknowns may be."""
        lists = [self.words.containing.get(word, []) for word, _ in form.terms if not unknowns_of(word)
                 and len(word) > 1]
        return min(lists, key=len) if lists else list(self.words.own)

    def lay(self, form: Form, there: Form, binding: Binding) -> Iterator[Binding]:
        """What unknowns can be if `form` is the form `there`."""
        rest = dict(there.terms)
        single: list[Logic] = []
        several: list[Logic] = []
        for word, often in form.terms:
            if not unknowns_of(word):
                if rest.get(word, 0) < often:
                    return
                rest[word] -= often
            else:
                (single if alone(word) else several).append(word)
                if often > 1:
                    return
        for known in self.lay_logic(several, rest, {}):
            left = dict(rest)
            for word in several:
                left[substituted(word, known)] -= 1
            names = [substituted(word, known) for word in single]
            if any(left.get(word, 0) < 1 for word in names if not unknowns_of(word)):
                continue
            for word in names:
                if not unknowns_of(word):
                    left[word] -= 1
            whole = {u: variable(atom) for u, atom in known.items()}
            yield from self.lay_words([u for word in names for u in unknowns_of(word)], left,
                                      there.constant - form.constant, {**binding, **whole})

    def lay_logic(self, several: Sequence[Logic], rest: dict[Logic, int], known: dict[Unknown, object]
                  ) -> Iterator[dict[Unknown, object]]:
        """What unknowns can be so that words of logic are among those of `rest`."""
        if not several:
            yield known
            return
        first, *others = several
        for word, often in rest.items():
            if often < 1 or shape(word) != shape(first):
                continue
            open_ = [u for u in unknowns_of(first) if u not in known]
            for chosen in permutations(atoms(word), len(open_)):
                more = {**known, **dict(zip(open_, chosen, strict=True))}
                if substituted(first, more) == word:
                    yield from self.lay_logic(others, {**rest, word: often - 1}, more)

    def lay_words(self, single: Sequence[Unknown], rest: dict[Logic, int], constant_: int, binding: Binding
                  ) -> Iterator[Binding]:
        """What unknowns that are terms of a sum can be: words of it, those first that are read where others are."""
        open_ = [u for u in single if not u.free]
        free = [u for u in single if u.free]
        if open_:
            bound = Counter(place(form.atom) for form in binding.values())
            choice = [(atom, word) for word, often in rest.items() if often > 0
                      and isinstance(atom := Form(0, frozenset({(word, 1)})).atom, Op)]
            for atom, word in sorted(choice, key=lambda x: -bound[place(x[0])] if place(x[0]) else 0):
                yield from self.lay_words([u for u in single if u is not open_[0]], {**rest, word: rest[word] - 1},
                                          constant_, {**binding, open_[0]: variable(atom)})
            return
        left = constant(constant_).plus(Form(0, frozenset((w, n) for w, n in rest.items() if n)))
        if len(free) == 1:
            yield {**binding, free[0]: left}
        elif not free and left == constant(0):
            yield binding


def place(atom: object) -> object:
    """The parameter that a word is read from; None if it is none."""
    return atom.attr.param if isinstance(atom, Op) and atom.kind in MEMORY else None


@cache
def unknowns(pattern: Pattern, operand: str) -> tuple[Unknown, ...]:
    """Those of an operand."""
    return tuple(Unknown(operand, i, operand == pattern.free) for i in range(COUNT))


def heads(pattern: Pattern, binding: Binding, words: Words, only: bool = False) -> Iterator[Form]:
    """One after the other the forms of words that a pattern makes on its way, as of `Wordwise.heads`, and then those
    of its result, or `only` these."""
    calculus = words.calculus
    env = {name: [binding.get(u, variable(u)) for u in unknowns(pattern, name)]
           for name in (*pattern.operands, *([pattern.free] if pattern.free else []))}

    def value(node: ast.expr) -> list[Form]:
        if isinstance(node, ast.Name):
            return env[node.id]
        if isinstance(node, ast.BinOp):
            return list(map(calculus.xor, value(node.left), value(node.right)))
        kind, args, imm = called(node)
        vectors = [value(x) for x in args]
        if kind == ALIGN:
            return [*vectors[1], *vectors[0]][imm or 0:][:COUNT]
        key = kind, imm, *(form for vector in vectors for form in vector)
        if key not in words.vectors:
            words.vectors[key] = wordwise()[kind].run(calculus, vectors, imm or 0)
        return words.vectors[key]

    kind, args, imm = called(pattern.made)
    row, made = wordwise()[kind], dict[str, Form]()
    for name, form in row.steps(calculus, [value(x) for x in args], imm or 0):
        made[name] = form
        if name in row.heads and not only:
            yield form
    yield from (made[name] for name in row.result)


def called(node: ast.expr) -> tuple[str, list[ast.expr], int | None]:
    """What a call in a pattern calls, its operands, and the immediate, which comes last."""
    assert isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    *args, last = node.args
    if isinstance(last, ast.Constant):
        assert isinstance(last.value, int)
        return node.func.id, args, last.value
    return node.func.id, node.args, None


@cache
def unknowns_of(word: Logic) -> tuple[Unknown, ...]:
    """The unknowns that are atoms of a word."""
    return tuple(sorted({a for a in atoms(word) if isinstance(a, Unknown)}, key=lambda u: (u.operand, u.number)))


@cache
def alone(word: Logic) -> bool:
    """Whether a word is one unknown."""
    return isinstance(Form(0, frozenset({(word, 1)})).atom, Unknown)


@cache
def inside(word: Logic) -> bool:
    """Whether there is an unknown in a sum that is an atom of a word."""
    return any(isinstance(a, Form) and wanted(a) for a in atoms(word))


def hidden(term: tuple[Logic, int]) -> bool:
    """The same of a term."""
    return inside(term[0])


def wanted(form: Form) -> bool:
    """Whether a form has unknowns."""
    return any(unknowns_of(word) or inside(word) for word, _ in form.terms)


@cache
def shape(word: Logic) -> tuple[tuple[tuple[int, ...], int], ...]:
    """A word but for what its atoms are."""
    return tuple(sorted((tuple(sorted(by for _, by in product)), mask) for product, mask in word))


def substituted(word: Logic, known: Mapping[Unknown, object]) -> Logic:
    """A word with what unknowns are."""
    def of(product: Product) -> Product:
        return frozenset((known.get(atom, atom) if isinstance(atom, Unknown) else atom, by) for atom, by in product)

    return frozenset((of(product), mask) for product, mask in word)
