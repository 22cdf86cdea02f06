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
from itertools import combinations, permutations

from dsl.ir import Op
from dsl.operations import MEMORY
from dsl.wordwise import ALIGN, COUNT, Pattern, wordwise
from scheduler.algorithm.normal import Form, Logic, Product, Words, atoms, constant, variable

Vector = tuple[Op, ...]
"""Four words, the lowest first."""
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
    """Words of a region that a pattern makes of vectors and, of its free operand, of words and constants."""

    pattern: Pattern
    operands: tuple[Vector, ...]
    free: tuple[Part, ...]
    words: Vector


class Search:
    """The patterns in a region. `vectors`: the values of four words that there are, in the order they are made in."""

    def __init__(self, words: Words, vectors: Sequence[Vector]) -> None:
        self.words, self.vectors = words, list(vectors)
        self.found: list[Found] = []
        self.known = set(vectors)

    def run(self, patterns: Sequence[Pattern]) -> list[Found]:
        """All that is found, in an order in which operands come before what is made of them."""
        for pattern in patterns:
            if not pattern.words:
                self.grow(pattern, 0)
            while pattern.words and (found := self.begin(pattern)):
                for operand in found.operands:
                    self.enter(operand)
                self.take(found)
                self.grow(pattern, min(map(self.vectors.index, found.operands)))
        return self.found

    def enter(self, vector: Vector) -> None:
        """A vector, if it is none yet."""
        if vector not in self.known:
            self.known.add(vector)
            self.vectors.append(vector)

    def take(self, found: Found) -> None:
        """What was found, as an operand of others."""
        self.found.append(found)
        self.enter(found.words)

    def grow(self, pattern: Pattern, begin: int) -> None:
        """All that a pattern makes of vectors from the one with number `begin` on, the last operand made last."""
        at = begin
        while at < len(self.vectors):
            last = self.vectors[at]
            for others in combinations(self.vectors[begin:at], len(pattern.operands) - 1):
                given = (*others, last)
                found = self.solve(pattern, {u: self.words.value(word) for name, vector in
                                             zip(pattern.operands, given, strict=True)
                                             for u, word in zip(unknowns(pattern, name), vector, strict=True)})
                if found and found.words not in self.known:
                    self.take(found)
            at += 1

    def begin(self, pattern: Pattern) -> Found | None:
        """The first that a pattern makes of words which are no vectors yet."""
        made = {word for vector in self.known for word in vector}
        first, = run(pattern, {}, self.words, True)
        for op, form in self.words.own.items():
            if op in made or len(form.terms) < len(first.terms):
                continue
            for binding in self.lay(first, form, {}):
                found = self.solve(pattern, binding)
                if found:
                    return found
        return None

    def solve(self, pattern: Pattern, binding: Binding) -> Found | None:
        """What the pattern makes where the unknowns of `binding` are known, and the others anything."""
        forms = run(pattern, binding, self.words, True)
        if not wanted(forms[0]):
            if forms[0] not in self.words.made:
                return None
            forms = run(pattern, binding, self.words)
        open_ = [form for form in forms if wanted(form)]
        if any(form not in self.words.made for form in forms if form not in open_):
            return None
        if not open_:
            return self.result(pattern, binding, [self.words.made[form] for form in forms])
        for form in (f for f in open_ if not any(map(hidden, f.terms))):
            for op in self.candidates(form):
                for more in self.lay(form, self.words.own[op], binding):
                    if found := self.solve(pattern, more):
                        return found
            return None
        return None

    def result(self, pattern: Pattern, binding: Binding, made: Sequence[Op]) -> Found | None:
        """What was found; None if an operand is no word of the region."""
        operands = tuple(tuple(self.word(binding[u]) for u in unknowns(pattern, name)) for name in pattern.operands)
        free = [self.part(binding[u]) for u in unknowns(pattern, pattern.free) if u in binding] if pattern.free else []
        if len({*made}) < COUNT:
            return None
        vectors = tuple(tuple(op for op in vector if op is not None) for vector in operands)
        parts = tuple(part for part in free if part is not None)
        if any(len(vector) < COUNT for vector in vectors) or len(parts) < len(free):
            return None
        return Found(pattern, vectors, parts, tuple(made))

    def word(self, form: Form) -> Op | None:
        """The word of the region that has a form."""
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
        if len(free) == 1 and self.part(left) is not None:
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


def run(pattern: Pattern, binding: Binding, words: Words, first: bool = False) -> list[Form]:
    """The forms of what a pattern makes, or only the `first`."""
    env = {name: [binding.get(u, variable(u)) for u in unknowns(pattern, name)]
           for name in (*pattern.operands, *([pattern.free] if pattern.free else []))}

    def value(node: ast.expr) -> list[Form]:
        if isinstance(node, ast.Name):
            return env[node.id]
        assert isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == ALIGN:
            high, low, by = node.args
            assert isinstance(by, ast.Constant) and isinstance(by.value, int)
            return [*value(low), *value(high)][by.value:by.value + COUNT]
        return wordwise()[node.func.id].run(words.calculus, [value(x) for x in node.args],
                                            first and node is pattern.made)

    return value(pattern.made)


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
