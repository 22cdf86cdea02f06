"""Pass `rounds`: four words that are what one instruction makes of four words and a key become one operation on them.

Nothing is known of a cipher. The words of a region are cut where look-ups need it (scheduler.algorithm.bytewise), each
word is then a sum of functions of single bytes of four words, the state, and of other words as they are, the key. A
round (dsl.rounds) is such a sum, too; where all functions are equal, for all 256 values of each byte, and so are the
constants, the round is put in their place. The order of the four words is that in which they were loaded together, or
in which an earlier round has made them; other words are put together as they come.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product

from dsl.diagnostics import SourceError
from dsl.ir import Kernel, Loop, Op, Pos, Region
from dsl.operations import MEMORY
from dsl.rounds import SIDE, STATE, Round, rounds
from scheduler.algorithm.bytewise import Form, Forms, Images, whole
from scheduler.algorithm.counted import counter

WORD = STATE // SIDE
Words = tuple[Op, ...]
"""Four words, the lowest of the state first."""
Column = tuple[dict[tuple[int, int], Images], int]
"""A column of a round: (number of a word, of a byte) -> what it adds; the constant."""


@dataclass(frozen=True)
class Found:
    """Words that are a round's: of which words, with which keys of each."""

    round: Round
    words: Words
    state: Words
    keys: tuple[Words, ...]


def lay_rounds(kernel: Kernel, pos: Pos, kinds: Collection[str]) -> Kernel:
    """Put rounds of the given kinds where the kernel computes such, in place; SourceError at `pos` if it nowhere does.
    """
    known = [row for row in rounds().values() if row.kind in kinds]
    regions = [kernel.body, *(loop.body for loop in kernel.body.loops())]
    if not sum(_Packer(kernel, region, known).run() for region in regions):
        raise SourceError(pos, f"nothing in `{kernel.name}` is a round that one instruction makes",
                          "remove `prefer rounds`: it is for kernels that turn four words of 32 bits into four others "
                          "as an instruction of the CPU does, for all values of each byte")
    return kernel


def columns(row: Round) -> tuple[Column, ...]:
    """What each column of the next state is of the bytes of the state."""
    found = []
    for c in range(SIDE):
        image = [[x >> WORD * c & (1 << WORD) - 1 for x in images] for images in row.images]
        terms = {divmod(q, SIDE): tuple(x ^ one[0] for x in one) for q, one in enumerate(image)}
        constant = 0
        for one in image:
            constant ^= one[0]
        found.append(({place: images for place, images in terms.items() if any(images)}, constant))
    return tuple(found)


def apart(form: Form) -> tuple[Form, Words]:
    """A word's form without the words that are added to it as they are, and these."""
    leaves = dict.fromkeys(leaf for leaf, _ in form.terms if leaf.bits == WORD)
    keys = [leaf for leaf in leaves if all(form.terms.get(place) == images for place, images in
                                           whole(leaf).terms.items())]
    return Form(form.constant, {p: images for p, images in form.terms.items() if p[0] not in keys}), tuple(keys)


class _Packer:
    """One region: its rounds, and the values of 128 bits that they read and make."""

    def __init__(self, kernel: Kernel, region: Region, known: Sequence[Round]) -> None:
        self.kernel, self.region, self.items = kernel, region, region.items
        self.columns = {row: columns(row) for row in known}
        self.ops = [item for item in region.items if isinstance(item, Op)]
        self.place = {item: i for i, item in enumerate(region.items) if isinstance(item, Op)}
        self.after: dict[int, list[Op]] = {}  # new operations, by the place of the item that they follow
        self.packed: dict[Words, Op] = {}
        self.within: dict[Op, tuple[Op, int]] = {}  # a word of a round -> the round, its number
        self.stores: dict[int, Op | None] = {}  # by its place what a store becomes, if anything
        self.readers: dict[Op, list[int]] = {}  # places of the items that read a word
        for i, item in enumerate(region.items):
            for op in (item.body.ops() if isinstance(item, Loop) else (item,)):
                for a in op.args:
                    self.readers.setdefault(a, []).append(i)

    def run(self) -> int:
        """How many rounds are put."""
        forms = Forms(self.ops)
        by_state: dict[frozenset[Op], list[tuple[Op, Form, Words]]] = {}
        for op in self.roots(forms):
            form, keys = apart(forms.own[op])
            state = frozenset(leaf for leaf, _ in form.terms)
            if len(state) == SIDE and all(leaf.bits == WORD for leaf in state):
                by_state.setdefault(state, []).append((op, form, keys))
        done = 0
        for state, made in by_state.items():
            found = self.match(state, made)
            if found is not None and self.put(found):
                done += 1
        if done:
            self.finish()
        return done

    def roots(self, forms: Forms) -> list[Op]:
        """Words with a form that something else reads than a sum which has a form itself."""
        read: set[Op] = {*forms.cut}
        for op in self.kernel.body.ops():
            if op not in forms.own:
                read.update(op.args)
        for loop in self.kernel.body.loops():
            read.update(x for c in loop.carried for x in (c.init, c.next))
        return [op for op in self.ops if op in read and op.bits == WORD and op in forms.own]

    # -- recognition --------------------------------------------------------------------------------------
    def match(self, state: Collection[Op], made: Sequence[tuple[Op, Form, Words]]) -> Found | None:
        """A round of these words of which all of `made` are sums of functions."""
        orders = list(permutations(sorted(state, key=lambda op: self.place.get(op, -1))))
        for order in sorted(orders, key=lambda order: not self.together(order)):
            number = {op: i for i, op in enumerate(order)}
            moved = [(op, {(number[leaf], byte): images for (leaf, byte), images in form.terms.items()},
                      form.constant, keys) for op, form, keys in made]
            for row, wanted in self.columns.items():
                chosen = [next(((op, keys) for op, terms, constant, keys in moved if (terms, constant) == column), None)
                          for column in wanted]
                there = [one for one in chosen if one is not None]
                if len(there) == SIDE and len({len(keys) for _, keys in there}) == 1:
                    return Found(row, tuple(op for op, _ in there), order, self.lined_up([k for _, k in there]))
        return None

    def together(self, words: Words) -> bool:
        """Whether four words are a value of 128 bits anyway: a round's, neighbours in memory, a counter block, or sums
        of such."""
        return words in self.packed or self.loaded(words) or counter(words) is not None \
            or self.sums(words) is not None

    def loaded(self, words: Words) -> bool:
        """Whether four words are neighbours in memory that stay there while they are read; outputs may be in place of
        blocks."""
        if not neighbours(words) or not all(w in self.place for w in words):
            return False
        if not words[0].attr.param.per_block:
            return True
        places = [self.place[w] for w in words]
        return not any(isinstance(x, Loop) or x.kind == "store" for x in self.items[min(places):max(places)])

    def sums(self, words: Words) -> tuple[Words, Words] | None:
        """The operands of four exclusive-ors, in the order in which both are together; None if they are not."""
        if not all(w.kind == "xor" and len(w.args) == 2 and w in self.place for w in words):
            return None
        for turned in product((0, 1), repeat=SIDE - 1):
            ways = (0, *turned)
            first, second = (tuple(w.args[way ^ other] for w, way in zip(words, ways, strict=True)) for other in (0, 1))
            if self.together(first) and self.together(second):
                return first, second
        return None

    def lined_up(self, keys: Sequence[Words]) -> tuple[Words, ...]:
        """The keys of the four words, four by four, neighbours beside each other where they are some."""
        found = []
        left = [list(words) for words in keys]
        for first in keys[0]:
            rest = list(product(*left[1:]))
            four = next(((first, *others) for others in rest if self.together((first, *others))), (first, *rest[0]))
            found.append(four)
            for words, one in zip(left, four, strict=True):
                words.remove(one)
        return tuple(found)

    # -- new operations -----------------------------------------------------------------------------------
    def add(self, op: Op, place: int = -1) -> Op:
        """A new operation behind its operands, and the item at a place."""
        place = max((place, *(self.place.get(a, -1) for a in op.args)))
        self.place[op] = place
        self.after.setdefault(place, []).append(op)
        return op

    def value(self, words: Words) -> Op:
        """Four words as one value."""
        if words in self.packed:
            return self.packed[words]
        like = words[0]
        if self.loaded(words):
            access = replace(like.attr, bits=STATE)
            made = self.add(Op("load", STATE, (), access, like.pos, like.secret, like.name), self.ready(words))
        elif counter(words) is not None:
            made = self.counted(words)
        elif (parts := self.sums(words)) is not None:
            made = self.make("xor", [self.value(part) for part in parts], like)
        else:
            made = self.make("concat", words, like)
        self.packed[words] = made
        return made

    def counted(self, words: Words) -> Op:
        """A counter block: what all blocks share, with the number of the block added to its low half."""
        found, like = counter(words), words[0]
        assert found is not None
        shared = self.add(Op("load", STATE, (), found.memory, like.pos, like.secret, like.name))
        base = self.make("bytes", [shared], like, found.before)
        number = self.add(Op("index", STATE, (), None, like.pos, False, like.name))
        return self.make("bytes", [self.make("add", [base, number], like)], like, found.after)

    def make(self, kind: str, args: Sequence[Op], like: Op, attr: object = None) -> Op:
        """An operation on values of 128 bits."""
        return self.add(Op(kind, STATE, tuple(args), attr, like.pos, any(a.secret for a in args), like.name))

    def ready(self, words: Words) -> int:
        """The place of the item behind which four words can be one value: memory stays, so that all of it can be read
        where the first is."""
        if words in self.packed:
            return self.place[self.packed[words]]
        if self.loaded(words):
            return min(self.place[w] for w in words)
        if counter(words) is not None:
            return -1
        parts = self.sums(words)
        return max(map(self.ready, parts)) if parts else max(self.place.get(w, -1) for w in words)

    def put(self, found: Found) -> bool:
        """A round in the place of the words that are its; False, and nothing done, if one of them is read before."""
        like = found.words[0]
        place = max(map(self.ready, (found.state, *found.keys)))
        stores = self.stored(found.words)
        if any(i <= place and i not in stores for word in found.words for i in self.readers.get(word, [])):
            return False
        keys = [self.value(four) for four in found.keys]
        key = keys[0] if keys else Op("const", STATE, (), 0, like.pos)
        for other in keys[1:]:
            key = self.make("xor", [key, other], like)
        made = self.make(found.round.kind, [self.value(found.state), key], like)
        self.packed[found.words] = made
        for number, word in enumerate(found.words):
            self.within[word] = made, number
            self.place[word] = max(self.place[word], self.place[made])
        first = self.items[stores[0]] if stores else None
        if isinstance(first, Op):
            access = replace(first.attr, bits=STATE)
            self.stores.update(dict.fromkeys(stores))
            self.stores[max(stores)] = Op("store", 0, (made,), access, first.pos, first.secret, first.name)
        return True

    def stored(self, words: Words) -> list[int]:
        """The places of the stores of four words to neighbours, in the order of the words, if nothing between them
        could see one that is not yet done; else none. What all blocks use may live in the frame, word by word."""
        found = [next((i for i in self.readers.get(word, []) if is_store(self.items[i])), -1) for word in words]
        first = self.items[found[0]]
        if -1 in found or not isinstance(first, Op) or not neighbours([self.items[i] for i in found]):
            return []
        if first.attr.param.kind != "out" and not first.attr.param.per_block:
            return []
        between = self.items[min(found):max(found)]
        seen = any(isinstance(x, Loop) or (x.kind == "load" and (x.attr.param.per_block or x.attr.param.kind != "in"))
                   or (is_store(x) and x not in [self.items[i] for i in found]) for x in between)
        return [] if seen else found

    # -- the region ---------------------------------------------------------------------------------------
    def finish(self) -> None:
        """New operations at their places, whole states stored, and nothing that nobody reads."""
        items: list[Op | Loop] = [*self.after.get(-1, [])]
        for i, item in enumerate(self.items):
            kept = self.stores.get(i, item)
            items += [*([kept] if kept else []), *self.after.get(i, [])]
        self.region.items = items
        self.parts()
        drop_dead(self.kernel)

    def parts(self) -> None:
        """Whoever still reads a word of a round reads it there."""
        cut: dict[Op, Op] = {}
        for word, (made, number) in self.within.items():
            cut[word] = Op("extract", WORD, (made,), WORD * number, word.pos, word.secret, word.name)
        for op in self.kernel.body.ops():
            op.args = tuple(cut.get(a, a) for a in op.args)
        for loop in self.kernel.body.loops():
            for c in loop.carried:
                c.init, c.next = cut.get(c.init, c.init), cut.get(c.next, c.next)
        items: list[Op | Loop] = []
        for item in self.region.items:
            items.append(item)
            items += [part for part in cut.values() if part.args[0] is item]
        self.region.items = items


def is_store(item: Op | Loop) -> bool:
    """Whether an item stores."""
    return isinstance(item, Op) and item.kind == "store"


def neighbours(ops: Sequence[Op | Loop]) -> bool:
    """Whether these load, or store, words of the order of a state that lie one behind the other.

    What is loaded must be read only, so that it is the same wherever it is read.
    """
    first, *others = ops
    if not isinstance(first, Op) or first.kind not in MEMORY:
        return False
    if any(not isinstance(op, Op) or op.kind != first.kind for op in others):
        return False
    a = first.attr
    if a.bits != WORD or a.endian != "le" or a.strides or (first.kind == "load" and a.param.kind != "in"):
        return False
    places = [(b.param, b.offset, b.bits, b.endian, b.strides) for b in (op.attr for op in ops if isinstance(op, Op))]
    return places == [(a.param, a.offset + WORD // 8 * i, WORD, "le", ()) for i in range(len(ops))]


def drop_dead(kernel: Kernel) -> None:
    """Remove what nobody reads."""
    read: set[Op] = {x for loop in kernel.body.loops() for c in loop.carried for x in (c.init, c.next)}
    for op in reversed(list(kernel.body.ops())):
        if op.kind == "store" or op in read:
            read.add(op)
            read.update(op.args)
    for region in [kernel.body, *(loop.body for loop in kernel.body.loops())]:
        region.items = [item for item in region.items if isinstance(item, Loop) or item in read]
