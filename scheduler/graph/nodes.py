"""The machine graph: what one straight-line piece computes, in registers of some file, before allocation.

A `Node` is an operation and its value, which lives in a register of one *file*: `r` (general, 32 bits; in 64-bit code
`elem` says whether 32 or 64), `mm` (MMX, 64 bits), `x`, `y` and `z` (XMM to ZMM, 128 to 512 bits), `f` (x87, 80 bits)
or `k` (masks, 64 bits). Associative operations have any number of operands: in which order they are joined is the
scheduler's choice. Values that cross a loop boundary live in `Slot`s of the stack frame; a `slot` node reads one and a
`setslot` node writes one. `group` is the stream a node belongs to: a stream's vector values are confined to its share
of the vector registers.

Which kinds there are and what they mean: scheduler.graph.ops. A word in a general register may be `put` into the frame
as well as a vector; its `part` is the word.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dsl.ir import Param, Pos, Table
from scheduler.graph.ops import IMMEDIATE, OPERATIONS, Operation
from scheduler.graph.places import InPlace
from targets.x86.register_files import MASKS, STACK, VECTOR_FILES

FILE_BYTES = {"r": 4, **{row.file: row.bytes for row in VECTOR_FILES.values()}, STACK.file: STACK.room,
              MASKS.file: MASKS.bytes}
"""The room that a value of a file takes in the frame."""


@dataclass(eq=False)
class Slot:
    """`size` bytes of the frame, aligned to them, or an incoming argument (`argument` is its index)."""

    name: str
    argument: int | None = None
    size: int = 4


@dataclass(eq=False)
class SlotPart(Slot):
    """Four bytes of a larger slot."""

    whole: Slot = field(default_factory=lambda: Slot(""))
    disp: int = 0


@dataclass(eq=False)
class Start(Slot):
    """Where the frame keeps the address at which the kernel's tables begin. The prologue writes it, and nothing else.
    """


@dataclass(eq=False)
class Mem:
    """[base + index*scale + symbol + disp], `size` bytes. `where` identifies the object for ordering.

    `aligned`: the address is a multiple of `size`; only then can 16 bytes be an operand of an instruction. `repeat`:
    these bytes are a vector again and again; `apart`: then an instruction of its own brings them into a register.
    """

    size: int
    base: Node | None = None
    index: Node | None = None
    scale: int = 1
    table: Table | None = None
    disp: int = 0
    where: tuple[object, ...] = ()
    aligned: bool = False
    repeat: bool = False
    apart: bool = True

    def nodes(self) -> list[Node]:
        """The register operands of the address."""
        return [n for n in (self.base, self.index) if n is not None]


@dataclass(eq=False, repr=False)
class Node:
    """An operation and the value that it gives, in a register of `file`, in elements of `elem` bits.

    `args`: register operands, those of the address in `mem` apart; `imm`: the immediate; `order`: its place in the
    source, `group`: the stream whose registers it may be in, `pos` and `name`: where it is from.
    """

    kind: str
    args: list[Node] = field(default_factory=list)
    imm: int = 0
    mem: Mem | None = None
    slot: Slot | None = None
    pos: Pos | None = None
    name: str = ""
    order: int = 0
    file: str = "r"
    elem: int = 32
    group: int = 0

    def __repr__(self) -> str:
        """Short: a graph written out with all operands has no end."""
        return f"<{self.file}{self.elem}.{self.kind} {self.name}>"

    @property
    def op(self) -> Operation:
        """The row of its kind."""
        return OPERATIONS[self.kind]

    def operands(self) -> list[Node]:
        """Every node this one reads, address operands included."""
        return self.args + (self.mem.nodes() if self.mem else [])


@dataclass(eq=False)
class Piece:
    """A straight-line piece; `nodes` in a valid execution order, `groups` and `bits` as of its program."""

    name: str
    nodes: list[Node] = field(default_factory=list)
    groups: dict[str, int] = field(default_factory=dict)
    bits: int = 32


@dataclass(eq=False)
class Tail:
    """What becomes of the blocks that are left when their number is not a multiple of `copies`.

    They are copied to buffers in the frame and go once more round the loop, whose pointers then point there;
    `rest` holds how many they are. `buffers`: (pointer, buffer of copies * bytes, bytes of a block, kind of parameter).
    """

    copies: int
    rest: Slot
    buffers: list[tuple[Slot, Slot, int, str]]


@dataclass(eq=False)
class Counted:
    """A run-time loop. It ends when `pointer` reaches `end`, or when `counter` reaches 0.

    `count`: the argument with the number of iterations, which may be 0; None: it is at least 1. With a `tail`,
    one pass takes `tail.copies` blocks, and the loop's end is computed where the loop is finished.
    """

    name: str
    body: list[Piece | Counted]
    count: Slot | None = None
    pointer: Slot | None = None
    end: Slot | None = None
    counter: Slot | None = None
    tail: Tail | None = None


@dataclass(eq=False)
class Program:
    """A kernel as pieces and loops; `arguments` are the incoming slots in calling order, `params` what they are.
    `messages`: how many independent messages it takes side by side.

    `groups`: into how many shares the registers of a file are split, one for each stream (`Node.group`);
    default 1. `bits`: of its code, 32 or 64. `wipe`: whether the frame is cleared before return. `in_place`: parameters
    that a call may give one address, if that is right. `apart`: where the mapping says that no slot is at the same
    place of a page as a table. `start`: of code in which every table is at a distance from where the first one begins
    (scheduler.rewrite.position), which is kept there.
    """

    name: str
    items: list[Piece | Counted]
    arguments: list[Slot]
    tables: list[Table]
    groups: dict[str, int] = field(default_factory=dict)
    params: list[Param] = field(default_factory=list)
    messages: int = 1
    bits: int = 32
    wipe: bool = False
    in_place: list[InPlace] = field(default_factory=list)
    apart: Pos | None = None
    start: Start | None = None

    @property
    def slices(self) -> int:
        """Copies in bit slices that a pass works on; 0: values are whole."""
        return max((p.slices for p in self.params), default=0)

    @property
    def together(self) -> int:
        """How many messages or blocks one block of a call stands for."""
        return self.messages * max(1, self.slices)

    def __post_init__(self) -> None:
        def tell(items: list[Piece | Counted]) -> None:
            for item in items:
                if isinstance(item, Counted):
                    tell(item.body)
                else:
                    item.groups, item.bits = self.groups, self.bits

        tell(self.items)


def node_bytes(n: Node) -> int:
    """Bytes of the value of a node, as it is kept in memory."""
    return n.elem // 8 if n.file in ("r", STACK.file) else FILE_BYTES[n.file]


def register_bits(n: Node) -> int:
    """Bits of the register that holds the value of a node."""
    return 8 * STACK.bytes if n.file == STACK.file else 8 * node_bytes(n)


def rooms(n: Node) -> int:
    """Bytes of the slot that a node reads or writes as a whole."""
    return STACK.room if n.file == STACK.file and n.elem == 8 * STACK.bytes else node_bytes(n)


def dump(program: Program) -> str:
    """The machine graph as text, one node a line."""
    lines: list[str] = []

    def show(items: list[Piece | Counted], depth: int) -> None:
        pad = "  " * depth
        for item in items:
            if isinstance(item, Counted):
                until = f"{item.pointer.name} == {item.end.name}" if item.pointer and item.end else (
                    f"{item.counter.name} == 0" if item.counter else "")
                lines.append(f"{pad}loop {item.name} until {until}")
                show(item.body, depth + 1)
                continue
            lines.append(f"{pad}piece {item.name}")
            lines.extend(f"{pad}  {line}" for line in dump_piece(item).splitlines())

    show(program.items, 0)
    return "\n".join(lines)


def dump_piece(piece: Piece) -> str:
    """The nodes of one piece as text; names of values are for readers and come after two spaces."""
    lines = []
    number = {id(n): i for i, n in enumerate(piece.nodes)}
    for i, n in enumerate(piece.nodes):
        what = " ".join(f"%{number[id(a)]}" for a in n.args)
        extra = f" #{n.imm:#x}" if n.kind in IMMEDIATE else ""
        extra += f" {n.slot.name}" if n.slot else ""
        if n.mem:
            where = [f"%{number[id(x)]}" for x in n.mem.nodes()]
            where += [n.mem.table.name] if n.mem.table else []
            extra += f" [{' + '.join(where)} *{n.mem.scale} + {n.mem.disp}]:{n.mem.size}{' repeated' * n.mem.repeat}"
        kind = n.kind if n.file == "r" and n.elem == 32 else f"{n.file}{n.elem}.{n.kind}"
        kind += f"@{n.group}" if n.group else ""
        lines.append(f"%{i} = {kind} {what}{extra}  {n.name}".rstrip())
    return "\n".join(lines)
