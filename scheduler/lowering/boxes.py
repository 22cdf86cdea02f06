"""Boxes of bytes in vector registers: a box of 256 entries applied to every byte of a register, without memory.

Six ways, which a mapping chooses between by `boxes by`:

* inversion: the box is inversion in GF(2^8) between two affine maps (scheduler.logic.inversion finds them), and the CPU
  has instructions for affine maps of bytes, and of their inverses;
* round: the same, by an instruction that does a round of a cipher with such a box (dsl.rounds); what is affine before
  and behind it are two look-ups of half bytes each, and its rows are turned back;
* nibbles: the same, by look-ups of half bytes alone (scheduler.logic.nibbles), which the pass `boxes` has laid out;
* registers: an instruction picks bytes of two registers by 7 bits; the eighth chooses between two halves of any box;
* affine: the same, and affine maps are done by an instruction for them, as is the choice's mask;
* masks: an instruction picks bytes of one register, a quarter of any box, by 6 bits, and writes only those that a mask
  says, which is one of the other two bits; by the last one the half is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from dsl.ir import Table
from dsl.rounds import SIDE, Round, inverses, rounds
from dsl.semantics import LANE
from scheduler.graph.nodes import FILE_BYTES, Node
from scheduler.logic.byte_parts import Prices, by_top_bit
from scheduler.logic.inversion import Equivalence, find_inversion, image
from scheduler.logic.nibbles import sixteen
from scheduler.select.ternary import on_three
from targets.cpu import Cpu
from targets.x86.instruction_set import COUNT, MASK, VECTORS

BYTE, NIBBLE = 8, 4  # bits
ONES = (1 << BYTE) - 1
SECOND = 1 << BYTE - 2
"""The bit below the highest one."""
CHOICE = 0b11001010
"""The function of three bits that is the second where the first is 1, else the third."""
PICKED = ("registers", "affine", "masks")
"""Ways that do any box, by parts of its table."""
LAST = "roundlast"
"""A round in which bytes go through the box, and to other columns; nothing else."""


class Vectors(Protocol):
    """Where nodes of a vector file and constants are made: scheduler.lowering.vector_ops."""

    def vnode(self, kind: str, args: list[Node], imm: int = 0, file: str = "mm", elem: int = 64) -> Node:
        """A node of a vector file."""

    def constant(self, value: int, file: str, elem: int, bits: int = 0) -> Node:
        """A constant of so many bits, as often as the register is wide."""


@dataclass(frozen=True)
class Affine:
    """x -> rows(x) ^ constant: bit i of the map of x is the parity of x & rows[i]."""

    rows: tuple[int, ...]
    constant: int

    def apply(self, x: int) -> int:
        """The image of a byte."""
        return sum(((x & row).bit_count() & 1) << i for i, row in enumerate(self.rows)) ^ self.constant

    @property
    def nothing(self) -> bool:
        """Whether it changes no byte."""
        return self == Affine(tuple(1 << i for i in range(BYTE)), 0)


def affine_of(entries: Sequence[int]) -> Affine | None:
    """The affine map that a table of 256 bytes is; None if it is none."""
    constant = entries[0]
    columns = [entries[1 << i] ^ constant for i in range(BYTE)]
    made = Affine(tuple(sum((c >> j & 1) << i for i, c in enumerate(columns)) for j in range(BYTE)), constant)
    return made if all(made.apply(x) == e for x, e in enumerate(entries)) else None


@cache
def inversion_of(entries: tuple[int, ...]) -> tuple[Affine, Affine] | None:
    """The affine maps before and behind inversion that make a box, compared for all bytes; None if there are none."""
    found: Equivalence | None = find_inversion(entries)
    if found is None:
        return None
    before = affine_of([image(found.before, x ^ found.point) for x in range(1 << BYTE)])
    behind = affine_of([image(found.after, x) ^ entries[found.point] for x in range(1 << BYTE)])
    if before is None or behind is None or any(behind.apply(inverses()[before.apply(x)]) != e
                                               for x, e in enumerate(entries)):
        return None
    return before, behind


def fits(entries: tuple[int, ...], way: str) -> bool:
    """Whether a box of 256 bytes can be done this way."""
    return way in PICKED or affine_of(entries) is not None or inversion_of(entries) is not None


def prices(way: str, cpu: Cpu, file: str) -> Prices:
    """What operations on the bytes of a register of a vector file cost on a CPU, in uops; any affine map: one way."""
    isa, x = cpu.instructions, VECTORS[file]

    def uops(*asked: tuple[str, int, int, int]) -> float:
        """Of kinds, each with operands, counts, and bits of an element."""
        return sum(cpu.slots(isa.form(kind, *[x] * arity, *[COUNT] * counts, elem=elem))
                   for kind, arity, counts, elem in asked)

    choice, logic = ("bytes", 2, 0, BYTE), ("xor", 2, 0, 64)
    whole = {"inversion": lambda: uops(("affine", 2, 1, BYTE)),
             "registers": lambda: uops(("pick", 3, 0, BYTE), ("pick", 3, 0, BYTE), choice, ("ternary", 3, 1, 64)),
             "round": lambda: uops(choice, choice, ("shr", 1, 1, 64), logic, logic, logic)}
    whole["masks"] = lambda: _uops_by_masks(cpu, x)
    whole["nibbles"], whole["affine"] = whole["round"], whole["inversion"]
    boxed = uops(choice, choice, logic) if way == "nibbles" else 0
    return Prices(uops(("add", 2, 0, BYTE)), uops(choice), uops(logic), whole[way](), on_three(cpu, x), boxed)


def boxed(vec: Vectors, a: Node, table: Table, way: str) -> Node:
    """The entries of a table in place of all bytes of a register, by one of scheduler.mapping.layout.BOX_WAYS."""
    top, few = by_top_bit(table.entries), sixteen(table.entries)
    if top is not None:
        return vec.vnode("bytes", [vec.constant(top, a.file, BYTE, BYTE), a], file=a.file, elem=BYTE)
    if few:
        return vec.vnode("bytes", [vec.constant(_lane(few), a.file, BYTE, LANE), a], file=a.file, elem=BYTE)
    linear = affine_of(table.entries) if way not in ("registers", "masks") else None
    if way == "masks":
        return _under_masks(vec, a, table)
    if way in PICKED:
        return _picked(vec, a, table, way) if linear is None else _mapped(vec, a, linear)
    assert linear is not None or way != "nibbles", table.name
    if way == "inversion":
        return _inverted(vec, a, table) if linear is None else _mapped(vec, a, linear)
    return _by_round(vec, a, table) if linear is None else _by_nibbles(vec, a, linear)


def _matrix(vec: Vectors, a: Node, rows: Sequence[int]) -> Node:
    """Rows as the instructions for affine maps take them: the row of bit 0 in the highest byte."""
    return vec.constant(sum(row << BYTE * (BYTE - 1 - i) for i, row in enumerate(rows)), a.file, BYTE, 64)


def _mapped(vec: Vectors, a: Node, by: Affine) -> Node:
    """An affine map of all bytes, by its instruction."""
    return a if by.nothing else vec.vnode("affine", [a, _matrix(vec, a, by.rows)], by.constant, a.file, BYTE)


def _inverted(vec: Vectors, a: Node, table: Table) -> Node:
    maps = inversion_of(table.entries)
    assert maps is not None, table.name
    inner = _mapped(vec, a, maps[0])
    return vec.vnode("affineinverse", [inner, _matrix(vec, a, maps[1].rows)], maps[1].constant, a.file, BYTE)


def _by_nibbles(vec: Vectors, a: Node, by: Affine) -> Node:
    """An affine map of all bytes: two tables of 16 entries."""
    if by.nothing:
        return a
    low_bits = vec.constant((1 << NIBBLE) - 1, a.file, BYTE, BYTE)
    low = vec.vnode("and", [a, low_bits], file=a.file)
    high = vec.vnode("and", [vec.vnode("shr", [a], NIBBLE, file=a.file, elem=64), low_bits], file=a.file)
    tables = [[by.apply(x) for x in range(16)], [by.apply(x << NIBBLE) ^ by.constant for x in range(16)]]
    halves = [vec.vnode("bytes", [vec.constant(_lane(entries), a.file, BYTE, LANE), index], file=a.file, elem=BYTE)
              for entries, index in zip(tables, (low, high), strict=True)]
    return vec.vnode("xor", halves, file=a.file)


def _lane(entries: Sequence[int]) -> int:
    return sum(e << BYTE * i for i, e in enumerate(entries))


def _by_round(vec: Vectors, a: Node, table: Table) -> Node:
    maps = inversion_of(table.entries)
    assert maps is not None, table.name
    row = rounds()[LAST]
    own = inversion_of(own_box(row))
    assert own is not None
    before = behind(maps[0], inverse(own[0]))
    after = behind(inverse(own[1]), maps[1])
    inner = _by_nibbles(vec, a, before)
    order = vec.constant(_lane(turned_back(row)), a.file, BYTE, LANE)
    back = vec.vnode("bytes", [inner, order], file=a.file, elem=BYTE)
    key = vec.constant(0, a.file, 64)
    return _by_nibbles(vec, vec.vnode(LAST, [back, key], file=a.file), after)


@cache
def own_box(row: Round) -> tuple[int, ...]:
    """The box of a round in which columns stay as they are."""
    place = max(row.images[0]).bit_length() - 1 & -BYTE
    return tuple(image >> place & ONES for image in row.images[0])


def turned_back(row: Round) -> list[int]:
    """The order of bytes that makes a round's rows be where they were: byte i of a state is byte order[i] before."""
    order = [0] * SIDE * SIDE
    for q, images in enumerate(row.images):
        to = (max(images).bit_length() - 1) // BYTE  # where byte q goes: the other bytes' images have nothing there
        order[q] = to
    return order


def inverse(a: Affine) -> Affine:
    """The map that undoes an affine one, which is bijective."""
    images = [a.apply(x) for x in range(1 << BYTE)]
    made = affine_of([images.index(y) for y in range(1 << BYTE)])
    assert made is not None
    return made


def behind(first: Affine, second: Affine) -> Affine:
    """One affine map behind another."""
    made = affine_of([second.apply(first.apply(x)) for x in range(1 << BYTE)])
    assert made is not None
    return made


def _picked(vec: Vectors, a: Node, table: Table, way: str) -> Node:
    """Of both halves of a table the entry that 7 bits number, and the half by the eighth bit, which fills the mask."""
    parts = _parts(vec, a, table)
    low, high = (vec.vnode("pick", [a, *parts[i:i + 2]], file=a.file, elem=BYTE) for i in (0, 2))
    if way == "affine":
        mask = _mapped(vec, a, Affine((1 << BYTE - 1,) * BYTE, 0))
        return vec.vnode("ternary", [mask, high, low], CHOICE, file=a.file)
    mask = vec.vnode("bytes", [vec.constant(ONES, a.file, BYTE, BYTE), a], file=a.file, elem=BYTE)
    return vec.vnode("ternary", [mask, low, high], CHOICE, file=a.file)


def _parts(vec: Vectors, a: Node, table: Table) -> list[Node]:
    """As many entries of a table as a register has bytes, and those behind them."""
    size = FILE_BYTES[a.file]
    return [vec.constant(_lane(table.entries[at:at + size]), a.file, BYTE, BYTE * size)
            for at in range(0, 1 << BYTE, size)]


def _under_masks(vec: Vectors, a: Node, table: Table) -> Node:
    """Of both halves of a table the entry that 6 bits number, of the quarter that the next bit says; then the half.

    One quarter over the other, each under a mask of its own, are as many operations, but more of them in a row.
    """
    parts = _parts(vec, a, table)
    high = vec.vnode("masktop", [a], file=MASK, elem=BYTE)
    second = vec.vnode("masktest", [a, vec.constant(SECOND, a.file, BYTE, BYTE)], file=MASK, elem=BYTE)
    lows = [vec.vnode("look", [a, part], file=a.file, elem=BYTE) for part in parts[::2]]
    halves = [vec.vnode("lookmasked", [low, second, a, part], file=a.file, elem=BYTE)
              for low, part in zip(lows, parts[1::2], strict=True)]
    return vec.vnode("copymasked", [halves[0], high, halves[1]], file=a.file, elem=BYTE)


def _uops_by_masks(cpu: Cpu, x: str) -> float:
    """What that costs, by the operand kind of the registers."""
    asked = [("masktop", MASK, x), ("masktest", MASK, x), ("copymasked", x, MASK, x),
             *[("look", x, x), ("lookmasked", x, MASK, x, x)] * 2]
    return sum(cpu.slots(cpu.instructions.form(*one, elem=BYTE)) for one in asked)
