"""Normal forms of words of 32 bits: what is equal by the rules of sums, logic and turns is equal as a form.

A form is a sum modulo 2^32 of a constant and of words that are logic, each so many times. A word that is logic is, bit
by bit, an exclusive-or of products of bits of other words turned right, the *atoms* (algebraic normal form, which a
Boolean function has one of); a mask says in which bits a product is. Shifts are turns whose masks have zeros. An atom
is a word of which nothing is known, or a sum. So two words with the same form are equal for all values of all atoms;
the reverse need not be.

Words that are sums and are read otherwise than by sums get a name (`Words.names`): in other forms they are atoms.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from dsl.ir import Kernel, Op
from dsl.wordwise import ONES, WORD, Algebra

Product = frozenset[tuple[Hashable, int]]
"""(atom, by how many bits it is turned right)."""
Logic = frozenset[tuple[Product, int]]
"""(product, mask of the bits that it is in)."""
MOST = 48  # products of a word that is taken apart; another is an atom. An exclusive-or has as many as it has words


@dataclass(frozen=True)
class Form:
    """A sum: (word, how often), and a constant."""

    constant: int
    terms: frozenset[tuple[Logic, int]]

    @cached_property
    def key(self) -> int:
        """Made once: a form is looked up often."""
        return hash((self.constant, self.terms))

    def __hash__(self) -> int:
        """Of the form."""
        return self.key

    def plus(self, other: Form, times: int = 1) -> Form:
        """The sum with another, so many times."""
        terms = dict(self.terms)
        for word, often in other.terms:
            terms[word] = terms.get(word, 0) + times * often & ONES
        return Form(self.constant + times * other.constant & ONES, frozenset((w, n) for w, n in terms.items() if n))

    @property
    def atom(self) -> Hashable | None:
        """The atom that this is, as it is; None if it is something else."""
        if self.constant or len(self.terms) != 1:
            return None
        ((word, often),) = self.terms
        return _atom(word) if often == 1 else None


def _atom(word: Logic) -> Hashable | None:
    if len(word) != 1:
        return None
    ((product, mask),) = word
    if mask != ONES or len(product) != 1:
        return None
    ((atom, by),) = product
    return atom if by == 0 else None


def variable(atom: Hashable) -> Form:
    """The form that is an atom."""
    return Form(0, frozenset({(frozenset({(frozenset({(atom, 0)}), ONES)}), 1)}))


def constant(value: int) -> Form:
    """The form that is a constant."""
    return Form(value & ONES, frozenset())


def atoms(word: Logic) -> list[Hashable]:
    """The atoms of a word, in the order of their turns."""
    return list(dict.fromkeys(a for product, _ in sorted(word, key=lambda x: sorted(by for _, by in x[0]))
                              for a, _ in product))


def _turned(value: int, by: int) -> int:
    by %= WORD
    return (value >> by | value << WORD - by) & ONES


class Calculus(Algebra[Form]):
    """Sums and logic of forms; `names`: sums that have one, which stay as they are once something is `memoized`."""

    def __init__(self, names: Mapping[Form, Hashable], memoized: bool = False) -> None:
        self.names = names
        if memoized:  # the same words are asked for again and again
            self.named, self.xor, self.both = cache(self.named), cache(self.xor), cache(self.both)  # type: ignore
            self.turned, self.add = cache(self.turned), cache(self.add)  # type: ignore[method-assign]

    def constant(self, value: int) -> Form:
        """The form that is a number."""
        return constant(value)

    def named(self, form: Form) -> Form:
        """The form by its name, if it has one."""
        return variable(self.names[form]) if form in self.names else form

    def logic(self, form: Form) -> Logic:
        """A form as a word."""
        form = self.named(form)
        if not form.terms:
            return frozenset({(frozenset(), form.constant)}) if form.constant else frozenset()
        if form.constant == 0 and len(form.terms) == 1:
            ((word, often),) = form.terms
            if often == 1:
                return word
        return frozenset({(frozenset({(form, 0)}), ONES)})

    def whole(self, masks: Mapping[Product, int]) -> Form:
        """The form of a word."""
        word = frozenset((product, mask) for product, mask in masks.items() if mask)
        if len(word) > MOST and max(map(len, masks)) > 1:
            return variable(word)
        if all(not product for product, _ in word):
            return constant(sum(mask for _, mask in word))
        atom = _atom(word)
        return atom if isinstance(atom, Form) else Form(0, frozenset({(word, 1)}))

    def add(self, a: Form, b: Form) -> Form:
        """Sums of sums are flat."""
        return self.named(a).plus(self.named(b))

    def xor(self, a: Form, b: Form) -> Form:
        """Masks add."""
        masks = dict(self.logic(a))
        for product, mask in self.logic(b):
            masks[product] = masks.get(product, 0) ^ mask
        return self.whole(masks)

    def both(self, a: Form, b: Form) -> Form:
        """Each product by each."""
        masks: dict[Product, int] = {}
        for p, m in self.logic(a):
            for q, n in self.logic(b):
                masks[p | q] = masks.get(p | q, 0) ^ m & n
        return self.whole(masks)

    def inverse(self, a: Form) -> Form:
        """Exclusive-or with ones."""
        return self.xor(a, constant(ONES))

    def turned(self, a: Form, by: int) -> Form:
        """Turned right: of every product, and its mask."""
        return self.whole({frozenset((x, (at + by) % WORD) for x, at in product): _turned(mask, by)
                           for product, mask in self.logic(a)})

    def shifted(self, a: Form, by: int) -> Form:
        """Shifted right."""
        return self.both(self.turned(a, by), constant(ONES >> by))

    def left(self, a: Form, by: int) -> Form:
        """Shifted left."""
        return self.both(self.turned(a, -by), constant(ONES << by))


class Words:
    """The words of a region: `own` has the form of each, `made` the first word of a form."""

    def __init__(self, kernel: Kernel, ops: Iterable[Op]) -> None:
        self.own: dict[Op, Form] = {}
        self.made: dict[Form, Op] = {}
        self.names: dict[Form, Hashable] = {}
        self.calculus = Calculus(self.names)
        self.containing: dict[Logic, list[Op]] = {}
        self.vectors: dict[tuple[object, ...], list[Form]] = {}  # what operations make of vectors, by what they are
        read = {a for op in kernel.body.ops() if op.kind not in ("add", "sub") for a in op.args}
        for op in ops:
            if op.bits == WORD:
                self.enter(op, op in read)
        self.calculus = Calculus(self.names, True)

    def enter(self, op: Op, read: bool) -> None:
        """One word more; `read`: otherwise than by sums."""
        form = self.of(op)
        self.own[op] = form
        self.made.setdefault(form, op)
        if form.atom is None and (form.constant or len(form.terms) > 1) and read:
            self.names.setdefault(form, op)
        for word, _ in form.terms:
            self.containing.setdefault(word, []).append(op)

    def value(self, op: Op) -> Form:
        """A word as operand."""
        if op.kind == "const":
            return constant(op.attr)
        return self.calculus.named(self.own[op]) if op in self.own else variable(op)

    def of(self, op: Op) -> Form:
        """The form of a word by those of its operands."""
        if any(a.bits != WORD for a in op.args):
            return variable(op)
        a = [self.value(x) for x in op.args]
        return getattr(self, f"of_{op.kind}", self.of_another)(op, *a)

    def of_another(self, op: Op, *args: Form) -> Form:
        """What is not known is an atom."""
        return variable(op)

    def of_add(self, op: Op, a: Form, b: Form) -> Form:
        """A sum."""
        return self.calculus.add(a, b)

    def of_sub(self, op: Op, a: Form, b: Form) -> Form:
        """A difference."""
        return a.plus(b, -1)

    def of_xor(self, op: Op, a: Form, b: Form) -> Form:
        """Exclusive or."""
        return self.calculus.xor(a, b)

    def of_and(self, op: Op, a: Form, b: Form) -> Form:
        """And."""
        return self.calculus.both(a, b)

    def of_or(self, op: Op, a: Form, b: Form) -> Form:
        """The exclusive or of both and their product."""
        return self.calculus.xor(self.calculus.xor(a, b), self.calculus.both(a, b))

    def of_not(self, op: Op, a: Form) -> Form:
        """The complement."""
        return self.calculus.inverse(a)

    def of_rotl(self, op: Op, a: Form) -> Form:
        """Turned left."""
        return self.calculus.turned(a, -op.attr)

    def of_rotr(self, op: Op, a: Form) -> Form:
        """Turned right."""
        return self.calculus.turned(a, op.attr)

    def of_shl(self, op: Op, a: Form) -> Form:
        """Shifted left."""
        return self.calculus.left(a, op.attr)

    def of_shr(self, op: Op, a: Form) -> Form:
        """Shifted right."""
        return self.calculus.shifted(a, op.attr)
