"""Vectors of four words that instructions make of others, in place of the words: the second half of pass `rounds`.

scheduler.algorithm.patterns says which words of a region are what operations of dsl.wordwise make; here these
operations are put there. Words that are loaded one behind the other are loaded together; whoever still reads one word
of a vector cuts it out. Where a loop over blocks reads words of a parameter first and writes them last, all at fixed
places, and both are vectors, these are carried round the loop: memory is read before it and written behind it.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from dsl.diagnostics import SourceError
from dsl.ir import Carried, Kernel, Loop, Op, Param, Region
from dsl.operations import MEMORY, STRUCTURE
from dsl.wordwise import ALIGN, COUNT, SUMS, VECTOR, WORD, Pattern, patterns
from scheduler.algorithm.normal import Words
from scheduler.algorithm.patterns import Found, Part, Search, Vector, called
from scheduler.algorithm.rounds import drop_dead

BYTES = WORD // 8


def lay_words(kernel: Kernel, kinds: Collection[str]) -> bool:
    """Put operations of the given kinds where the kernel computes such, in place; whether it does anywhere."""
    known = [ways for ways in patterns() if ways[0].kinds() <= {*kinds}]
    told = any(SUMS != kind != ALIGN for pattern, *_ in known for kind in pattern.kinds())
    regions = [(kernel.body, None), *((loop.body, loop) for loop in kernel.body.loops())]
    done = [_Layer(kernel, region, loop).run(known) for region, loop in regions] if told else []
    return any(done)


class _Layer:
    """One region, and the loop whose body it is."""

    def __init__(self, kernel: Kernel, region: Region, loop: Loop | None) -> None:
        self.kernel, self.region, self.loop = kernel, region, loop
        self.items = region.items
        self.place = {item: i for i, item in enumerate(region.items) if isinstance(item, Op)}
        self.gone: set[Op] = set()  # accesses that are no longer done here
        self.packed: dict[Vector, Op] = {}
        self.within: dict[Op, tuple[Op, int]] = {}  # a word that an operation makes -> the operation, its number
        self.constants: dict[Vector, list[int | None]] = {}  # what is added to the words of a vector
        self.added: dict[tuple[Vector, tuple[int, ...]], Op] = {}  # vectors with constants added to their words
        self.vectors: list[Vector] = []
        self.loadable: Collection[Vector] = ()
        self.loaders: dict[frozenset[Op], Op] = {}
        self.new: set[Op] = set()
        self.loads: dict[int, list[Op]] = {}  # new ones, by the place of the item before which they stand

    def run(self, known: Sequence[Sequence[Pattern]]) -> bool:
        """Whether anything is put."""
        loaded = self.loaded()
        loaded += [words[::-1] for words in loaded]
        found = Search(Words(self.kernel, self.place), loaded).run(known)
        if not any(one.pattern.words for one in found):
            return False
        self.vectors, self.loadable = [*loaded, *(one.words for one in found)], {*loaded}
        for one in found:
            self.want(one)
        for one in found:
            self.put(one)
        self.carry()
        self.finish()
        return True

    def loaded(self) -> list[Vector]:
        """Words that lie one behind the other in memory, four by four; where it is only read."""
        loads = [op for op in self.place if op.kind == "load" and op.bits == op.attr.bits == WORD
                 and op.attr.param.kind == "in" and not op.attr.strides]
        at: dict[tuple[Param, str, int], Op] = {}
        for op in loads:
            at.setdefault((op.attr.param, op.attr.endian, op.attr.offset), op)
        found = []
        for (param, endian, offset), _ in sorted(at.items(), key=lambda x: self.place[x[1]]):
            four = [at.get((param, endian, offset + BYTES * i)) for i in range(COUNT)]
            if offset % (BYTES * COUNT) == 0 and all(four):
                words = tuple(op for op in four if op)
                places = [self.place[op] for op in words]
                if not any(map(self.stores, range(min(places), max(places)))):
                    found.append(words)
        return found

    # -- operations on vectors ----------------------------------------------------------------------------
    def make(self, kind: str, args: Sequence[Op], like: Op, attr: object = None) -> Op:
        """An operation on vectors."""
        made = Op(kind, VECTOR, tuple(args), attr, like.pos, any(a.secret for a in args), like.name)
        self.new.add(made)
        return made

    def constant(self, words: Sequence[int], like: Op) -> Op:
        """Four constants."""
        return Op("const", VECTOR, (), sum(word << WORD * i for i, word in enumerate(words)), like.pos)

    def value(self, words: Vector) -> Op:
        """Four words as one value."""
        if words in self.packed:
            return self.packed[words]
        made = self.load(words) if words in self.loadable else self.make("concat", words, told(words))
        self.packed[words] = made
        return made

    def load(self, words: Vector) -> Op:
        """Words that lie in memory one behind the other, in the order that they have there or the other way round."""
        at = [word.attr.offset for word in words]
        like = words[at.index(min(at))]
        if (made := self.loaders.get(frozenset(words))) is None:
            access = replace(like.attr, bits=VECTOR, endian="le")
            made = self.loaders[frozenset(words)] = Op("load", VECTOR, (), access, like.pos, like.secret, like.name)
            self.new.add(made)
            self.loads.setdefault(min(self.place[word] for word in words), []).append(made)
        turned = BYTES - 1 if like.attr.endian == "be" else 0
        order = [one - min(at) + (byte ^ turned) for one in at for byte in range(BYTES)]
        return made if order == sorted(order) else self.make("bytes", [made], like, tuple(order))

    def source(self, parts: Sequence[Part]) -> tuple[Vector, list[int]] | None:
        """A vector that has some words, and their numbers in it; the lowest, if there is such a one."""
        found = [(vector, [vector.index(op) for op, _ in parts]) for vector in self.vectors
                 if all(op in vector for op, _ in parts)]
        return next((one for one in found if one[1] == [*range(len(parts))]), found[0] if found else None)

    def want(self, found: Found) -> None:
        """Note which constants are added to the words of vectors."""
        where = self.source(found.free) if isinstance(found.free, tuple) and found.free else None
        if where:
            assert isinstance(found.free, tuple)
            noted = self.constants.setdefault(where[0], [None] * COUNT)
            for number, (_, constant) in zip(where[1], found.free, strict=True):
                noted[number] = constant if noted[number] is None else noted[number]

    def sums(self, parts: Sequence[Part]) -> Op:
        """A vector whose lowest words are sums of words and constants."""
        like, where = parts[0][0], self.source(parts)
        if where is None:
            words = tuple(parts[i % len(parts)][0] for i in range(COUNT))
            vector, numbers = words, [*range(len(parts))]
            added = [parts[i % len(parts)][1] for i in range(COUNT)]
        else:
            vector, numbers = where
            added = [constant or 0 for constant in self.constants[vector]]
            added = [dict(zip(numbers, (c for _, c in parts), strict=True)).get(i, c) for i, c in enumerate(added)]
        key = vector, tuple(added)
        if key not in self.added:
            self.added[key] = self.make(SUMS, [self.value(vector), self.constant(added, like)], like)
        made = self.added[key]
        if numbers == [*range(len(parts))]:
            return made
        order = [numbers[i % len(numbers)] for i in range(COUNT)]
        return self.make("bytes", [made], like, tuple(BYTES * word + at for word in order for at in range(BYTES)))

    def put(self, found: Found) -> None:
        """The operations of a pattern."""
        made = self.packed[found.words] = self.made(found, told(found.words))
        for number, word in enumerate(found.words):
            if word.kind != "const":
                self.within.setdefault(word, (made, number))

    def made(self, found: Found, like: Op) -> Op:
        """The vector that a pattern makes."""
        env = dict(zip(found.pattern.operands, map(self.value, found.operands), strict=True))
        if found.free:
            env[found.pattern.free] = self.made(found.free, like) if isinstance(found.free, Found) \
                else self.sums(found.free)

        def value(node: ast.expr) -> Op:
            if isinstance(node, ast.Name):
                return env[node.id]
            if isinstance(node, ast.BinOp):
                return self.make("xor", [value(node.left), value(node.right)], like)
            kind, args, imm = called(node)
            return self.make(kind, [value(x) for x in args], like, BYTES * (imm or 0) if kind == ALIGN else imm)

        return value(found.pattern.made)

    # -- round the loop -----------------------------------------------------------------------------------
    def carry(self) -> None:
        """Vectors that are read of memory first and written there last are carried by a loop over blocks."""
        loop = self.loop
        if loop is None or isinstance(loop.count, int) or loop not in self.kernel.body.items:
            return
        stores = {self.key(op): op for op in self.place if op.kind == "store"}
        final: dict[Vector, Op] = {words: made for words, made in self.packed.items() if len(words) == COUNT}
        for words, made in list(self.packed.items()):
            if made.kind != "concat" or not all(word.kind == "const" or self.alone(word) for word in words):
                continue
            stored = {number: stores[self.key(word)] for number, word in enumerate(words) if word.kind != "const"
                      and self.key(word) in stores}
            ends = tuple(stored[number].args[0] if number in stored else word for number, word in enumerate(words))
            if ends in final and all(self.within.get(ends[i]) == (final[ends], i) for i in stored):
                self.carried(loop, words, made, final[ends], stored)

    @staticmethod
    def key(op: Op) -> tuple[object, int]:
        """Where a word is in memory."""
        return op.attr.param, op.attr.offset

    def alone(self, word: Op) -> bool:
        """Whether a word is read, at a place that all blocks share, by no other than its load and before it is written.
        """
        if word.kind != "load" or word.attr.param.per_block or word.attr.strides or word.attr.param.kind != "inout":
            return False
        mine = [op for op in self.place if op.kind in MEMORY and op.attr.param is word.attr.param and (
            op.attr.strides or (op.attr.offset < word.attr.offset + BYTES
                                and word.attr.offset < op.attr.offset + op.attr.bits // 8))]
        inner = any(isinstance(item, Loop) for item in self.region.items)
        return not inner and [op.kind for op in mine] == ["load", "store"] and mine[1].attr.bits == WORD

    def carried(self, loop: Loop, words: Vector, made: Op, final: Op, stores: Mapping[int, Op]) -> None:
        """A vector carried, and nothing of it in memory while the loop runs; `stores`: of its words that are no
        constants, by their numbers."""
        body, at = self.kernel.body.items, self.kernel.body.items.index(loop)
        like = told(words)
        before = {number: replace(words[number]) for number in stores}
        init = self.make("concat", [before.get(number, word) for number, word in enumerate(words)], like)
        made.kind, made.args = "param", ()
        made.name = like.attr.param.name
        loop.carried.append(Carried(init, made, final))
        for number in stores:
            self.within[words[number]] = made, number
        result = Op("result", VECTOR, (), (loop, len(loop.carried) - 1), like.pos, final.secret, made.name)
        after: list[Op | Loop] = []
        for number, store in stores.items():
            part = Op("extract", WORD, (result,), WORD * number, store.pos, final.secret, store.name)
            after += [part, replace(store, args=(part,))]
        self.kernel.body.items = [*body[:at], *before.values(), init, loop, result, *after, *body[at + 1:]]
        self.gone.update((words[number] for number in stores), stores.values())

    # -- the region ---------------------------------------------------------------------------------------
    def stores(self, place: int) -> bool:
        """Whether the item at a place may change memory."""
        item = self.items[place]
        return isinstance(item, Loop) or item.kind == "store"

    def finish(self) -> None:
        """Every operation behind its operands, words cut out of vectors, and nothing that nobody reads."""
        cut = {word: Op("extract", WORD, (made,), WORD * number, word.pos, word.secret, word.name)
               for word, (made, number) in self.within.items()}
        self.new.update(cut.values())
        loops = [self.loop] if self.loop else []
        for loop in self.kernel.body.loops():
            for c in loop.carried:
                c.init, c.next = cut.get(c.init, c.init), cut.get(c.next, c.next)
        order = _Order(self.place, self.new, cut, list(filter(self.stores, range(len(self.items)))))
        for place, item in enumerate(self.items):
            for load in self.loads.get(place, []):
                order.emit(load, place)
            if isinstance(item, Loop):
                for op in item.body.ops():
                    op.args = tuple(cut.get(a, a) for a in op.args)
                for value in (*(c.init for c in item.carried), *(a for op in item.body.ops() for a in op.args)):
                    order.emit(value, place)
                order.items.append(item)
            elif item not in cut and item not in self.gone:
                order.emit(item, place)
        for loop in loops:
            for c in loop.carried:
                order.emit(c.next, len(self.items))
        self.region.items = order.items
        drop_dead(self.kernel)


def told(words: Vector) -> Op:
    """A word of a vector that is no constant: whose place in the source the vector has."""
    return next(word for word in words if word.kind != "const")


class _Order:
    """Operations in an order in which each comes behind its operands, as far as possible in that in which they are
    given; `place` and `new`: those of the region, with where they stood, and those that are put there; `memory`: the
    places where it is changed."""

    def __init__(self, place: Mapping[Op, int], new: Collection[Op], cut: Mapping[Op, Op],
                 memory: Sequence[int]) -> None:
        self.place, self.new, self.cut, self.memory = place, new, cut, memory
        self.items: list[Op | Loop] = []
        self.done: set[Op] = set()

    def emit(self, op: Op, now: int) -> None:
        """An operation and before it what it is made of. SourceError if that is made of the operation itself, or read
        of memory that is written before."""
        begun, stack = set[Op](), [op]
        while stack:
            one = stack[-1]
            if one in self.done or one.kind in STRUCTURE or not (one in self.place or one in self.new):
                stack.pop()
                continue
            one.args = tuple(self.cut.get(a, a) for a in one.args)
            waiting = [a for a in one.args if a not in self.done]
            if waiting and one not in begun:
                begun.add(one)
                stack += waiting
                continue
            if any(a in begun and a not in self.done for a in waiting) or (
                    one.kind == "load" and any(now <= at < self.place.get(one, now) for at in self.memory)):
                assert one.pos is not None
                raise SourceError(one.pos, "words that one instruction makes together are wanted one before the other",
                                  "remove `prefer rounds`, or write the words before they are stored")
            self.items.append(stack.pop())
            self.done.add(one)
