"""Values as exclusive-ors of functions of single bytes: what a round of a cipher is, whatever it is written as.

A form is a constant and, for each byte of some other values, the leaves, a table of what the byte adds: exact, as all
256 values of it are tried. Linear operations keep such forms; another one, as a look-up, needs an operand that is a
function of one byte. Where it is not, the words that its operand is a part of become leaves: the cut between rounds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from dsl.ir import Op
from dsl.operations import KINDS, LINEAR, evaluate

BYTE = 256
BY_CONSTANT = ("and", "or")
"""Linear, but for a constant, in one operand where the other is one."""
PARTS = ("extract", "zext")
WIDEST = 64
Place = tuple[Op, int]
"""A leaf and the number of a byte of it."""
Images = tuple[int, ...]
"""Of each value of a byte what it adds; that of 0 is 0."""


@dataclass(frozen=True)
class Form:
    """`constant`, and what the bytes of leaves add to it by exclusive or."""

    constant: int
    terms: dict[Place, Images]


def whole(leaf: Op) -> Form:
    """The form of a leaf: all its bytes as they are."""
    ones = (1 << leaf.bits) - 1
    return Form(0, {(leaf, i): tuple(v << 8 * i & ones for v in range(BYTE)) for i in range(-(-leaf.bits // 8))})


class Forms:
    """The forms of the operations of a region, in order. `own`: an operation's, in leaves behind it.

    `cut`: the operations that are leaves where others read them, though they have a form of their own; `leaves`: kinds
    of which all are.
    """

    def __init__(self, ops: Sequence[Op], leaves: Collection[str] = ()) -> None:
        self.leaves = leaves
        self.cut: dict[Op, None] = {}
        self.wholes: dict[Op, Form] = {}
        self.images: dict[object, Images] = {}  # of operations that were met before on the same
        before = -1
        while len(self.cut) > before:  # a word may have been read as a sum before it was cut
            before, self.own = len(self.cut), dict[Op, Form]()
            for op in ops:
                found = self.form(op)
                if found is not None:
                    self.own[op] = found

    def seen(self, op: Op) -> Form:
        """What others read."""
        if op.kind == "const":
            return Form(op.attr, {})
        if op in self.own and op not in self.cut:
            return self.own[op]
        if op not in self.wholes:
            self.wholes[op] = whole(op)
        return self.wholes[op]

    def form(self, op: Op) -> Form | None:
        """The form of an operation; None of one that is a leaf."""
        if not op.args or op.bits == 0 or op.kind in self.leaves or max(a.bits for a in (op, *op.args)) > WIDEST \
                or KINDS[op.kind].meaning is None or op.modulus or any(a.modulus for a in op.args):
            return None
        forms = [self.seen(a) for a in op.args]
        if _is_linear(op, forms):
            return self.linear(op, forms)
        free = [i for i, f in enumerate(forms) if f.terms]
        if len(free) == 1 and len(forms[free[0]].terms) > 1:
            self.cut_at(op.args[free[0]])
            forms[free[0]] = self.again(op.args[free[0]])
        places = {place for f in forms for place in f.terms}
        return _pointwise(op, forms, *places) if len(places) == 1 else None

    def cut_at(self, op: Op) -> None:
        """Make the word that an operand is a part of a leaf, or the byte that it is made of alone."""
        while _of_one(op):
            op = op.args[0]
        if op in self.own:
            self.cut[op] = None

    def again(self, op: Op) -> Form:
        """What is read of a part of a word that may have been cut since the part was met; of a byte turned, too."""
        if _of_one(op) and op in self.own:
            self.own[op] = self.linear(op, [self.again(op.args[0])])
        return self.seen(op)

    def linear(self, op: Op, forms: Sequence[Form]) -> Form:
        """The form of an operation that is linear in those of its operands that are no constants."""
        fixed = tuple(0 if f.terms else f.constant for f in forms)
        like = op.kind, op.bits, op.attr if isinstance(op.attr, int) else id(op.attr), tuple(a.bits for a in op.args)
        terms: dict[Place, Images] = {}
        for place in dict.fromkeys(place for f in forms for place in f.terms):
            images = tuple(f.terms.get(place) for f in forms)
            key = like, fixed, images
            if key not in self.images:
                zero = _value(op, fixed)
                self.images[key] = tuple(
                    _value(op, (fixed[i] if image is None else image[v] for i, image in enumerate(images))) ^ zero
                    for v in range(BYTE))
            if any(self.images[key]):
                terms[place] = self.images[key]
        return Form(_value(op, (f.constant for f in forms)), terms)


def _of_one(op: Op) -> bool:
    """Whether an operation is a part of a word, or makes a byte of one other byte, as a rotation does."""
    return op.kind in PARTS or (len(op.args) == 1 and op.kind in LINEAR and op.bits == op.args[0].bits == 8)


def _is_linear(op: Op, forms: Sequence[Form]) -> bool:
    """Whether an operation is linear, but for a constant, in those of its operands that are no constants."""
    free = [bool(f.terms) for f in forms]
    return op.kind in LINEAR or (op.kind in BY_CONSTANT and sum(free) == 1) or (
        op.kind == "select" and free == [True, False, False])


def _value(op: Op, args: Iterable[int]) -> int:
    return evaluate(op.kind, op.bits, op.attr, list(args), [a.bits for a in op.args])


def _pointwise(op: Op, forms: Sequence[Form], place: Place) -> Form:
    entries = [_value(op, (f.constant ^ f.terms[place][v] if f.terms else f.constant for f in forms))
               for v in range(min(BYTE, 1 << place[0].bits - 8 * place[1]))]
    entries += [entries[0]] * (BYTE - len(entries))
    made = tuple(e ^ entries[0] for e in entries)
    return Form(entries[0], {place: made} if any(made) else {})
