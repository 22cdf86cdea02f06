"""Pass `windows`: tables whose entries have the same bytes are read at offsets into one table of wider entries.

The four tables of AES's rounds are rotations of one another by whole bytes, and the S-box is a byte of each: in entries
of 8 bytes, (0, S, S, 3S, 2S, S, S, 3S), a load of 4 bytes at byte 4, 3, 2 or 1 is an entry of one of the four, a load
of a byte at 1 is the S-box, and one of two bytes at 0 the S-box a byte further up (Bernstein, "Poly1305-AES for the
Pentium Pro/II/III/M": a table of 2 KB). That the bytes are the same is found by comparing all entries.

A table that is zero above its first one or two bytes is a load of so many bytes; one that is zero below is such a load
shifted, and what one sum shifts by as much is added up first.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from dsl.ir import Table
from scheduler.graph.nodes import Node, Piece, Program
from scheduler.graph.ops import SUMS
from scheduler.graph.places import element_bytes
from scheduler.graph.simplify import pieces

WORD = 4
"""Bytes of a general register: what a load reads at most."""
Column = tuple[int, ...]
"""One byte of every entry of a table."""
Bytes = tuple[Column, ...]
"""Bytes side by side, the lowest first."""


@dataclass(frozen=True)
class Reading:
    """A way to read a table: a load of these bytes, zero-extended, moved up by `up` bytes."""

    bytes: Bytes
    up: int = 0


Planned = tuple[Bytes, tuple[Reading, ...]]
"""An entry in which some tables can be read, and how each of them is."""


@dataclass(frozen=True)
class Window:
    """Where a table is read: `width` bytes at byte `at` of an entry of `host`, moved up by `up` bytes."""

    host: Table
    at: int
    width: int
    up: int

    def entry(self, index: int) -> int:
        """The entry so read."""
        return (self.host.entries[index] >> 8 * self.at & (1 << 8 * self.width) - 1) << 8 * self.up


def window_tables(program: Program, width: int) -> Program:
    """Read related tables in tables of entries of `width` bytes, in place: each takes as many as have room in it.

    Tables that are alone stay, and those that are read in another way than by index, whole, into a general register.
    Where one takes less memory than its tables did is not enough: some byte has to be the same.
    """
    uses = _candidates(program)
    found: dict[Table, Window] = {}
    for number, (tables, plan) in enumerate(_hosts(uses, width)):
        found.update(_join(f"windows{number}", width, tables, plan))
    for piece in pieces(program):
        _Rewrite(piece, found).run()
    hosts = dict.fromkeys(w.host for w in found.values())
    program.tables = [t for t in program.tables if t not in found] + list(hosts)
    return program


def _candidates(program: Program) -> Counter[Table]:
    """Tables of entries of up to 4 bytes that nothing but look-ups of whole entries reads, and how many do."""
    uses: Counter[Table] = Counter()
    others: set[Table] = set()
    for n in (n for piece in pieces(program) for n in piece.nodes if n.mem and n.mem.table):
        assert n.mem and n.mem.table
        m, size = n.mem, element_bytes(n.mem.table)
        whole = n.kind == "load" and m.index is not None and (m.size, m.scale, m.disp) == (size, size, 0)
        if whole and ((n.file == "r" and size <= WORD) or (n.file == "mm" and size == WORD)):
            uses[n.mem.table] += 1
        else:
            others.add(n.mem.table)
    return Counter({t: n for t, n in uses.items() if t not in others})


def columns(table: Table) -> Bytes:
    """The bytes of a table's entries, as a general register has them."""
    return tuple(tuple(e >> 8 * i & 0xff for e in table.entries) for i in range(WORD))


def readings(table: Table) -> list[Reading]:
    """The ways to read a table, the cheapest first: narrower loads, loads that are moved up, whole entries."""
    cells = columns(table)
    used = [i for i, cell in enumerate(cells) if any(cell)]
    if not used:
        return [Reading(cells[:1])]
    low, high = used[0], used[-1] + 1
    found = []
    for begin in range(low + 1):
        for width in (1, 2, WORD):
            if width >= high - begin and begin + width <= WORD:
                found.append(Reading(cells[begin:begin + width], begin))
                break
    return found


def _hosts(uses: Counter[Table], width: int) -> list[tuple[list[Table], Planned]]:
    """Tables that share bytes, in groups each of which has room in one table, with how; no group of one."""
    groups: list[tuple[list[Table], Planned | None]] = []
    for table in sorted(uses, key=lambda t: -uses[t]):
        for number, (group, _) in enumerate(groups):
            plan = _plan([*group, table], uses, width) if _related(table, group) else None
            if plan is not None:
                groups[number] = [*group, table], plan
                break
        else:
            groups.append(([table], None))
    return [(group, plan) for group, plan in groups if plan is not None]


def _related(table: Table, group: Iterable[Table]) -> bool:
    """Whether a byte that is not always the same is a byte of one of the group, too."""
    mine = {cell for cell in columns(table) if len({*cell}) > 1}
    return any(len(other.entries) == len(table.entries) and not mine.isdisjoint(columns(other)) for other in group)


def _plan(tables: Sequence[Table], uses: Counter[Table], width: int) -> Planned | None:
    """An entry of up to `width` bytes in which all tables can be read, and how each is, for the fewest instructions."""
    best: tuple[float, Bytes, tuple[Reading, ...]] | None = None
    for choice in itertools.product(*(readings(t) for t in tables)):
        price = _price(choice, [uses[t] for t in tables])
        if best is None or price < best[0]:
            entry = _superstring(tuple(dict.fromkeys(one.bytes for one in choice)), width)
            if entry is not None:
                best = price, entry, choice
    return None if best is None else best[1:]


def _price(choice: Sequence[Reading], uses: Sequence[int]) -> float:
    """Shifts, of which look-ups that are moved alike share one, then loads that cannot be operands of a sum."""
    shifts: dict[int, int] = {}
    for one, n in zip(choice, uses, strict=True):
        if one.up:
            shifts[one.up] = max(shifts.get(one.up, 0), n)
    return sum(shifts.values()) + sum(n for one, n in zip(choice, uses, strict=True) if len(one.bytes) < WORD) / 1024


def _superstring(parts: Sequence[Bytes], width: int) -> Bytes | None:
    """The first row of up to `width` bytes that has every part in it, the shortest; None if there is none."""
    parts = [p for p in parts if not any(p is not q and _place(p, q) is not None for q in parts)]
    return min(_rows((), parts, width), key=len, default=None)


def _rows(row: Bytes, parts: Sequence[Bytes], width: int) -> Iterator[Bytes]:
    """Every row in which the parts follow each other, each as far in the one before it as it goes."""
    if not parts:
        yield row
    for part in parts:
        shared = next(n for n in range(min(len(row), len(part)), -1, -1) if row[len(row) - n:] == part[:n])
        longer = row + part[shared:]
        if len(longer) <= width:
            yield from _rows(longer, [p for p in parts if p is not part and _place(p, longer) is None], width)


def _place(part: Bytes, row: Bytes) -> int | None:
    return next((i for i in range(len(row) - len(part) + 1) if row[i:i + len(part)] == part), None)


def _join(name: str, width: int, tables: Sequence[Table], plan: Planned) -> dict[Table, Window]:
    """The tables as windows of one of entries of `width` bytes."""
    row, choice = plan
    entries = tuple(sum(cell[i] << 8 * k for k, cell in enumerate(row)) for i in range(len(tables[0].entries)))
    host = Table(name, 8 * width, entries, packed=True)
    found = {}
    for table, one in zip(tables, choice, strict=True):
        at = _place(one.bytes, row)
        assert at is not None
        found[table] = Window(host, at, len(one.bytes), one.up)
        assert all(found[table].entry(i) == e for i, e in enumerate(table.entries)), f"{table.name} is not in {name}"
    return found


class _Rewrite:
    """Look-ups of one piece in the wider tables; what is moved up is moved in the sum that alone reads it, or alone.

    A vector register loads 4 bytes as they are. What is less, or moved, is added up in a general register and goes to
    the vector's sum from there, with what else goes so.
    """

    def __init__(self, piece: Piece, windows: dict[Table, Window]) -> None:
        self.piece, self.windows = piece, windows
        self.moved: dict[Node, int] = {}        # loads -> by how many bits they are moved up
        self.over: set[Node] = set()            # loads into a general register, which were into a vector
        self.alone: dict[Node, Node] = {}
        self.users = Counter(a for n in piece.nodes for a in n.operands())
        self.out: list[Node] = []

    def run(self) -> None:
        """Rewrite the piece, in place."""
        for n in self.piece.nodes:
            if n.mem and n.mem.table in self.windows:
                self.load(n, self.windows[n.mem.table])
        for n in self.piece.nodes:
            if n.kind in SUMS and n.file == "r":
                self.together(n)
            elif n.kind == "xor" and n.file == "mm" and any(self.is_over(a) for a in n.args):
                self.beside(n)
            n.args = [self.single(a) for a in n.args]
            if n.mem:
                n.mem.base, n.mem.index = (self.single(x) if x else None for x in (n.mem.base, n.mem.index))
            self.out.append(n)
        self.piece.nodes = self.out

    def load(self, n: Node, w: Window) -> None:
        """`n` reads its window."""
        assert n.mem
        n.mem.table, n.mem.disp, n.mem.size, n.mem.scale = w.host, w.at, w.width, element_bytes(w.host)
        if w.up:
            self.moved[n] = 8 * w.up
        if n.file != "r" and (w.up or w.width < WORD):
            n.file, n.elem = "r", 8 * WORD
            self.over.add(n)

    def add(self, like: Node, kind: str, args: list[Node], imm: int = 0, file: str = "r") -> Node:
        """A node before the one under way."""
        elem = like.elem if like.file == file else 64 if file == "mm" else 8 * WORD
        self.out.append(Node(kind, args, imm, pos=like.pos, name=like.name, file=file, elem=elem, group=like.group))
        return self.out[-1]

    def is_over(self, a: Node) -> bool:
        return a in self.over and self.users[a] == 1

    def single(self, a: Node) -> Node:
        """An operand by itself: moved up, and to a vector register."""
        if a not in self.alone and (a in self.moved or a in self.over):
            made = self.add(a, "shl", [a], self.moved[a]) if a in self.moved else a
            self.alone[a] = self.add(a, "tovector", [made], file="mm") if a in self.over else made
        return self.alone.get(a, a)

    def together(self, n: Node) -> None:
        """The look-ups of the sum `n` that are moved alike are added up first."""
        mine = {a: self.moved[a] for a in n.args if a in self.moved and a not in self.over and self.users[a] == 1}
        n.args = self.summed(n, n.kind, n.args, mine)
        if len(n.args) == 1:
            total = n.args[0]
            n.kind, n.args, n.imm = total.kind, total.args, total.imm
            self.out.remove(total)

    def beside(self, n: Node) -> None:
        """What the vector's sum `n` has of general registers is added up there."""
        words = [a for a in n.args if self.is_over(a)]
        other = [a for a in n.args if a.kind == "tovector" and self.users[a] == 1]
        args = self.summed(n, "xor", [*words, *(a.args[0] for a in other)],
                           {a: self.moved[a] for a in words if a in self.moved})
        self.out = [x for x in self.out if x not in other]
        total = args[0] if len(args) == 1 else self.add(n, "xor", args)
        n.args = [a for a in n.args if a not in words and a not in other]
        if n.args:
            n.args.append(self.add(n, "tovector", [total], file="mm"))
        else:
            n.kind, n.args = "tovector", [total]

    def summed(self, n: Node, kind: str, args: list[Node], moved: dict[Node, int]) -> list[Node]:
        """The operands `args` of a sum with those that are moved alike as one: added up, then moved."""
        for by in sorted({*moved.values()}):
            mine = [a for a in args if moved.get(a) == by]
            total = mine[0] if len(mine) == 1 else self.add(n, kind, mine)
            args = [*(a for a in args if a not in mine), self.add(n, "shl", [total], by)]
        return args
