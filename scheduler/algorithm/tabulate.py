"""Pass `tabulate`: S-boxes and linear maps become look-up tables, chosen so that they combine.

`linear(concat(S(a), S(b), …))` becomes one table per S-box, `x -> linear(S(x) << offset)`, joined by
XOR: the map is linear and each S-box feeds its own bits. A `concat` of look-ups is the same with the
identity map. A linear map of anything else is tabulated byte by byte. Look-ups at one index are one table:
`linear(concat(S(a), a))` is `a -> linear(S(a)) ^ linear(a)`. What is done to an S-box's operand or result
alone is done in its table before (scheduler.algorithm.compose), and bytes of a rotated word are bytes of the word
(scheduler.algorithm.turned).

`(w << 8) ^ T[w >> 24]` becomes `r ^ T'[r & 255]` with `r = w <<< 8` and `T'[c] = T[c] ^ c`: the low byte
of the rotated word is the table index, and XOR with `T'` removes it again (Matsui and Fukuda, FSE 2005,
Code 6, there found by hand for SNOW 2.0).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from dsl.ir import Carried, Kernel, Linear, Loop, Op, Region, Table
from dsl.operations import MEMORY
from scheduler.algorithm.compose import compose
from scheduler.algorithm.turned import read_unturned

CHUNK = 8  # index bits of a generated table: 256 entries stay inside any first-level cache


def tabulate(kernel: Kernel) -> Kernel:
    """Rewrite every `linear` and every `concat` of look-ups in `kernel` into table look-ups and XORs."""
    free = kernel.tables_allowed or not any(op.secret for op in kernel.body.ops())
    kernel = read_unturned(kernel)
    body = _Tabulate(free).region((compose(kernel) if free else kernel).body)
    return replace(kernel, body=body)


@dataclass
class _Term:
    """A look-up to be joined to a sum: the index is a value, or `width` bits of it from bit `lo` on."""

    name: str
    entries: tuple[int, ...]
    index: Op
    lo: int | None = None
    width: int = 0


class _Tabulate:
    def __init__(self, tables_allowed: bool) -> None:
        self.tables_allowed = tables_allowed
        self.new: dict[int, Op] = {}
        self.keep: list[Op] = []  # keeps keys of `new` alive
        self.made: dict[tuple[int, tuple[int, ...]], Table] = {}
        self.images: dict[tuple[int, int, int], tuple[Linear, Table, tuple[int, ...]]] = {}  # which keep their keys
        self.loops: dict[int, Loop] = {}
        self.out: list[Op | Loop] = []

    def region(self, region: Region) -> Region:
        outer, self.out = self.out, []
        for item in region.items:
            if isinstance(item, Loop):
                self.out.append(self.loop(item))
            else:
                self.new[id(item)] = self.op(item)
                self.keep.append(item)
        self.out, mine = outer, self.out
        return Region(mine)

    def loop(self, loop: Loop) -> Loop:
        made = Loop(loop.name, loop.count, [], Region([]), loop.pos)
        self.loops[id(loop)] = made
        params = []
        for slot in loop.carried:
            param = Op("param", slot.param.bits, (), slot.param.attr, slot.param.pos, slot.param.secret,
                       slot.param.name)
            self.new[id(slot.param)] = param
            self.keep.append(slot.param)
            params.append(param)
        made.body = self.region(loop.body)
        made.carried = [Carried(self.got(s.init), p, self.got(s.next))
                        for s, p in zip(loop.carried, params, strict=True)]
        return made

    def got(self, op: Op) -> Op:
        """The rewritten form of an earlier operation; constants stand in no region and stay."""
        return op if op.kind == "const" else self.new[id(op)]

    def emit(self, like: Op, kind: str, bits: int, args: tuple[Op, ...], attr: object = None) -> Op:
        op = Op(kind, bits, args, attr, like.pos, any(a.secret for a in args), like.name)
        self.out.append(op)
        return op

    def op(self, op: Op) -> Op:
        args = tuple(self.got(a) for a in op.args)
        if op.kind == "linear" and op.secret and not self.tables_allowed:
            return self.logic(op, args[0], op.attr)
        if op.kind == "linear":
            source = op.args[0]
            # the parts as they were joined, before the join itself became table look-ups
            parts = tuple(self.got(a) for a in source.args) if source.kind == "concat" else args
            return self.linear(op, op.attr, parts)
        if op.kind == "concat":
            looked = sum(a.kind == "lookup" for a in args)
            halves = _halves(args) if looked == len(args) else []
            if halves:  # a table of 64-bit entries would hold half of them twice, and the other half would be 0
                parts = tuple(self.linear(op, _identity(32), half) for half in halves)
                return self.emit(op, "concat", op.bits, parts)
            if looked >= 2 and looked == len(args):
                return self.linear(op, _identity(op.bits), args)
        if op.kind == "xor":
            for word, look in (args, args[::-1]):
                trick = self.rotate_and_mask(op, word, look)
                if trick is not None:
                    return trick
        return self.copy(op, args)

    def copy(self, op: Op, args: tuple[Op, ...]) -> Op:
        attr = op.attr
        if op.kind == "result":
            attr = (self.loops[id(attr[0])], attr[1])
        if op.kind in MEMORY and attr.strides:
            attr = replace(attr, strides=tuple(s._replace(loop=self.loops[id(s.loop)]) for s in attr.strides))
        made = Op(op.kind, op.bits, args, attr, op.pos, op.secret, op.name)
        self.out.append(made)
        return made

    def table(self, name: str, bits: int, entries: tuple[int, ...]) -> Table:
        return self.made.setdefault((bits, entries), Table(name, bits, entries))

    def linear(self, op: Op, lin: Linear, parts: tuple[Op, ...]) -> Op:
        constant, offset = 0, 0
        wanted: list[list[_Term]] = []  # of each part
        first: dict[int, _Term] = {}  # index -> the look-up that takes in all others at this index
        for part in parts:
            wanted.append([])
            if part.kind == "const":
                constant ^= lin.apply(part.attr << offset)
            for term in () if part.kind == "const" else self.terms(lin, part, offset):
                known = first.setdefault(id(term.index), term) if term.lo is None else term
                if known is term:
                    wanted[-1].append(term)
                else:
                    known.entries = tuple(x ^ y for x, y in zip(known.entries, term.entries, strict=True))
            offset += part.bits
        total: Op | None = None
        for terms in wanted:
            for found in [self.look_up(op, lin.bits, term) for term in terms]:
                total = found if total is None else self.emit(op, "xor", lin.bits, (total, found))
        if constant or total is None:
            value = self.emit(op, "const", lin.bits, (), constant)
            total = value if total is None else self.emit(op, "xor", lin.bits, (total, value))
        return total

    def look_up(self, op: Op, bits: int, term: _Term) -> Op:
        """An entry of a table. An index of 7 bits inside a byte becomes that byte, and each entry stands twice."""
        index, entries = term.index, term.entries
        if term.lo is not None:
            index = self.emit(op, "extract", term.width, (index,), term.lo)
        if index.kind == "extract" and index.bits == CHUNK - 1 and index.attr % 8 <= 1 \
                and index.attr // 8 * 8 + 8 <= index.args[0].bits:
            down = index.attr % 8
            index = self.emit(op, "extract", CHUNK, index.args, index.attr - down)
            entries = tuple(entries[i >> down & 127] for i in range(256))
        return self.emit(op, "lookup", bits, (index,), self.table(term.name, bits, entries))

    def terms(self, lin: Linear, part: Op, offset: int) -> list[_Term]:
        """What `lin` makes of a part that stands at bit `offset`."""
        if part.kind == "lookup":
            src: Table = part.attr
            *_, entries = self.images.get((id(lin), id(src), offset)) or self.images.setdefault(
                (id(lin), id(src), offset), (lin, src, tuple(lin.apply(e << offset) for e in src.entries)))
            return [_Term(f"{lin.name}_{src.name}_{offset}" if lin.name else f"{src.name}_{offset}", entries,
                          part.args[0])]
        found = []
        for lo in range(0, part.bits, CHUNK):
            width = min(CHUNK, part.bits - lo)
            entries = tuple(lin.apply(x << (offset + lo)) for x in range(1 << width))
            found.append(_Term(f"{lin.name}_{offset + lo}", entries, part, None if width == part.bits else lo, width))
        return found

    def logic(self, op: Op, x: Op, lin: Linear) -> Op:
        """The map without tables: for each distance, the bits that move by it are masked, shifted and joined."""
        width = max(x.bits, lin.bits)
        masks: dict[int, int] = {}
        for i, column in enumerate(lin.columns):
            for j in range(lin.bits):
                if column >> j & 1:
                    masks[j - i] = masks.get(j - i, 0) | 1 << i
        wide = x if x.bits == width else self.emit(op, "zext", width, (x,))
        total: Op | None = None
        whole = {d: ((1 << width) - 1) >> d if d > 0 else ((1 << width) - 1) >> -d << -d for d in masks}
        for distance, mask in sorted(masks.items(), reverse=True):
            back = distance - width
            if distance > 0 and mask == whole[distance] and back in masks and masks[back] == whole[back]:
                term = self.emit(op, "rotl", width, (wide,), distance)
                total = term if total is None else self.emit(op, "xor", width, (total, term))
                continue
            if distance < 0 and distance + width in masks and mask == whole[distance] \
                    and masks[distance + width] == whole[distance + width]:
                continue  # part of a rotation
            term = wide
            if mask != whole[distance]:
                term = self.emit(op, "and", width, (wide, Op("const", width, (), mask, op.pos)))
            if distance:
                term = self.emit(op, "shl" if distance > 0 else "shr", width, (term,), abs(distance))
            total = term if total is None else self.emit(op, "xor", width, (total, term))
        if total is None:
            return Op("const", lin.bits, (), 0, op.pos)
        return total if width == lin.bits else self.emit(op, "extract", lin.bits, (total,), 0)

    def rotate_and_mask(self, op: Op, word: Op, look: Op) -> Op | None:
        if op.bits != 32 or word.kind != "shl" or word.attr != 8 or look.kind != "lookup":
            return None
        index, source = look.args[0], word.args[0]
        if index.kind != "extract" or index.attr != 24 or index.bits != 8 or index.args[0] is not source:
            return None
        old: Table = look.attr
        rotated = self.emit(op, "rotl", 32, (source,), 8)
        low = self.emit(op, "extract", 8, (rotated,), 0)
        table = self.table(old.name + "_rot", 32, tuple(e ^ c for c, e in enumerate(old.entries)))
        return self.emit(op, "xor", 32, (rotated, self.emit(op, "lookup", 32, (low,), table)))


@cache
def _identity(bits: int) -> Linear:
    return Linear("", bits, tuple(1 << i for i in range(bits)))


def _halves(parts: tuple[Op, ...]) -> list[tuple[Op, ...]]:
    """`parts` of 64 bits in two groups of 32 bits, each of two parts at least; nothing if they do not divide so."""
    for cut in range(2, len(parts) - 1):
        if sum(p.bits for p in parts[:cut]) == sum(p.bits for p in parts[cut:]) == 32:
            return [parts[:cut], parts[cut:]]
    return []
