"""How the values of a kernel are laid on the registers: lanes, streams, register groups and placement.

The four axes of a mapping are independent of what is computed:

* *slices*: bit i of many copies of a value in register i (`scheduler.algorithm.slices`);
* *lanes*: one vector register holds the same variable of several copies of the computation side by side;
* *streams*: further copies are interleaved, each with registers of its own where a file is split;
* *placement*: which register file a variable is in when there are no lanes.

The copies work on consecutive blocks of the same buffers if no block depends on the one before it, else on
independent messages, each with its own pointers.
"""

from __future__ import annotations

from dataclasses import dataclass

from dsl.ir import Pos
from dsl.semantics import LANE
from scheduler.graph.nodes import FILE_BYTES
from targets.x86.register_files import VECTOR_FILES

FILES = {**{row.said: row.file for row in VECTOR_FILES.values()}, "general": "r"}
"""What the files are called in a mapping."""
REPEATED = 32
"""Bits of a slice in memory of what all copies share, where the mapping says so (`broadcast`)."""

ALONE = 32
"""Bits of the lane of one copy that has a vector register alone."""


@dataclass(frozen=True)
class Held:
    """How a mapping says that numbers are held: `count` limbs, `radix` bits apart, in registers of `file`.

    blocks: how many a pass of the loop over blocks takes; more than one in lanes.
    """

    count: int
    radix: int
    file: str
    pos: Pos
    blocks: int = 1


@dataclass(frozen=True)
class BoxWay:
    """A way to do look-ups of bytes in lanes: `needs` in words; kinds of the machine graph that must be instructions,
    each with how many registers and counts it is asked for by (targets.x86.instruction_set); the `least` bytes of a
    register.
    """

    needs: str
    kinds: tuple[tuple[str, int, int], ...]
    least: int = 16


BOX_WAYS = {
    "inversion": BoxWay("instructions for affine maps of bytes and of their inverses in GF(2^8)",
                        (("affine", 2, 1), ("affineinverse", 2, 1))),
    "round": BoxWay("an instruction for the last round of a cipher with such a box", (("roundlast", 2, 0),)),
    "nibbles": BoxWay("an instruction that chooses bytes of a register by numbers", (("bytes", 2, 0),)),
    "registers": BoxWay("an instruction that picks bytes of two registers of 64 bytes",
                        (("pick", 3, 0), ("ternary", 3, 1)), 64),
    "affine": BoxWay("an instruction for affine maps of bytes in GF(2^8), and one that picks bytes of two registers of "
                     "64 bytes", (("affine", 2, 1), ("pick", 3, 0), ("ternary", 3, 1)), 64),
    "masks": BoxWay("masks of bytes, and an instruction that picks bytes of a register of 64 under one",
                    (("look", 2, 0),), 64),
}
"""How look-ups of bytes in lanes can be done; scheduler.lowering.boxes does them."""


@dataclass(frozen=True)
class Boxes:
    """Where a mapping says that look-ups of bytes are done in lanes, and which of `BOX_WAYS`."""

    way: str
    pos: Pos


@dataclass(frozen=True)
class Layout:
    """lanes: copies in one register of `lane_file`; streams: copies interleaved; split: files shared out to streams.

    turns, bytes: the files whose lanes an instruction rotates, and whose bytes one puts into any order, with a
    destination of its own; rows: those of several times 128 bits into all of whose registers 128 bits can be loaded;
    wide: the file of 64-bit values ("r": a general register, in 32-bit code two); multiplies: whether vector files have
    products; placed: 32-bit variables that are in MMX, and where the mapping says it; merged: whether tables of 32-bit
    entries are merged in pairs;
    packed: variables whose words are made four at a time in XMM registers, where they follow a linear recurrence;
    first: variables and parameters whose words are made before the rest of their piece, and kept in the frame;
    kept: vector variables that are written to the frame before their words are read, from there;
    nested: whether sums of sums stay so, as a circuit has them;
    chained: whether a value's rotations are made of one another;
    differences: whether a sum that is part of two is made in one of them, and the other from that;
    residents: whether vectors that are the same in all passes of a loop are made before it, to be in registers;
    rounds: where the mapping wants rounds done by one instruction (None: nowhere);
    slices: the file that holds bit slices ("": values are whole), whole: parameters in blocks all the same;
    shared: parameters that are the same in all copies, of which a slice is a word;
    tables: how many tables of 64-bit entries stay, where others are rotations of them (None: all);
    limbs: how numbers modulo a constant are held (None: as the CPU's table suggests);
    boxes: how look-ups of bytes are done in lanes (None: they are not);
    apart: where the mapping says that no slot of the frame is at the same place of a page as a table (None: nowhere);
    windows: bytes of the entries of a table in which tables with the same bytes are read (0: they stay);
    bits: of the code, 32 or 64.
    """

    lanes: int = 1
    lane_file: str = "r"
    streams: int = 1
    split: frozenset[str] = frozenset()
    wide: str = "r"
    multiplies: bool = False
    turns: frozenset[str] = frozenset()
    bytes: frozenset[str] = frozenset()
    rows: frozenset[str] = frozenset()
    placed: tuple[tuple[str, Pos], ...] = ()
    merged: bool = False
    packed: tuple[tuple[str, Pos], ...] = ()
    kept: frozenset[str] = frozenset()
    first: tuple[tuple[str, Pos], ...] = ()
    tables: int | None = None
    windows: int = 0
    apart: Pos | None = None
    bits: int = 32
    nested: bool = False
    chained: bool = False
    differences: bool = False
    residents: bool = False
    rounds: Pos | None = None
    slices: str = ""
    whole: tuple[tuple[str, Pos], ...] = ()
    shared: tuple[tuple[str, Pos], ...] = ()
    limbs: Held | None = None
    boxes: Boxes | None = None

    @property
    def copies(self) -> int:
        """How many blocks or messages one pass of the block loop works on."""
        return self.lanes * self.streams

    @property
    def in_lanes(self) -> bool:
        """Whether values are in lanes of vectors, be it one copy's alone."""
        return self.lane_file != "r"

    @property
    def element(self) -> int:
        """Bits of a lane (0 without lanes)."""
        if self.lanes == 1:
            return ALONE if self.in_lanes else 0
        return 8 * FILE_BYTES[self.lane_file] // self.lanes

    def copy_in(self, lane: int) -> int:
        """Which copy is in a lane. With `boxes` rows of 128 bits of neighbouring copies are in one register, not those
        of copies that are as many apart as 128 bits have lanes: they are loaded and stored together.
        """
        if self.boxes is None:
            return lane
        each = LANE // self.element
        return lane % each * (self.lanes // each) + lane // each

    @property
    def slice_bits(self) -> int:
        """Copies in bit slices: bits of a register (0 without slices)."""
        return 0 if not self.slices else self.bits if self.slices == "r" else 8 * FILE_BYTES[self.slices]

    @property
    def groups(self) -> dict[str, int]:
        """File -> number of register groups."""
        return {file: self.streams for file in sorted(self.split)} if self.streams > 1 else {}
