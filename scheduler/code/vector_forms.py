"""The instruction forms that a node takes on a CPU, and those of loads, stores, copies and constants of each file."""

from __future__ import annotations

from functools import cache

from scheduler.code.instr import FORMS, Address, Imm, Operand, Reg
from scheduler.graph.nodes import FILE_BYTES, Node, node_bytes
from scheduler.graph.ops import (
    ADDED,
    BY_AMOUNT,
    FIXED,
    IMMEDIATE,
    MASKED,
    MASKING,
    OPERATIONS,
    PAIRS,
    SHUFFLES,
    TERNARY,
    VALUELESS,
)
from targets.cpu import Cpu
from targets.x86.instruction_set import (
    CONSTANT,
    COUNT,
    LONG,
    LONG_CONSTANT,
    MASK,
    VECTORS,
    WORD,
    InstructionSet,
    general,
    memory,
)
from targets.x86.register_files import MASKS, STACK, VECTOR_FILES

KIND = {"r": WORD, **VECTORS, MASKS.file: MASK}
LOW = {"r": WORD, MASKS.file: MASK, **{row.file: row.low or row.file for row in VECTOR_FILES.values()}}
"""The kind by which instructions on a part of a register of a file name it."""
WHOLE_PRODUCT = "multiply wide"
"""Makes both halves of a product, in registers that it does not name."""
SAME = 0xE4  # the shuffle that changes nothing


def own(n: Node) -> str:
    """The kind of the register that a node computes in."""
    return _own(n.file, n.elem)


def _own(file: str, elem: int) -> str:
    return LONG if file == "r" and elem == 64 else KIND[file]


def operand_bytes(n: Node) -> int:
    """What `n` reads of a memory operand: of the low halves of 8 bytes that are interleaved only these, for a mask
    a vector."""
    if n.kind in MASKING:
        return node_bytes(n.args[-1])
    return 4 if n.file == "mm" and n.kind == "unpacklow" else node_bytes(n)


def kind(o: Operand, n: Node) -> str:
    """The kind of a source operand of `n`."""
    if isinstance(o, Imm):
        return CONSTANT
    if isinstance(o, Address) and o.repeat:
        return repeated(o.size)
    read = n.args[-1] if n.kind in MASKING else n
    return own(read) if isinstance(o, Reg) else memory(operand_bytes(n))


def repeated(size: int) -> str:
    """The kind of so many bytes of memory that are a vector again and again."""
    return memory(size) + "b"


def form(cpu: Cpu, n: Node, source: str = "") -> str:
    """The form of a node that computes, whose last source is of the kind `source`; a register if not given."""
    if n.kind in MASKING and not source:
        source = own(n.args[-1])
    return _form(cpu.instructions, n.kind, n.file, n.elem, source)


@cache
def _form(instructions: InstructionSet, kind: str, file: str, elem: int, source: str) -> str:
    """The same of a node's kind, file and lanes: few, while trials ask for each of them thousands of times."""
    mine = _own(file, elem)
    if kind == "mulhi":
        return instructions.form(WHOLE_PRODUCT, source or mine)
    return instructions.form(kind, *_kinds(kind, mine, source), elem=0 if file == "r" else elem)


def reads(cpu: Cpu, n: Node, source: str) -> bool:
    """Whether there is a form of a node that computes, whose last source is of the kind `source`."""
    kinds = _kinds(n.kind, own(n), source)
    return cpu.instructions.find(n.kind, *kinds, elem=0 if n.file == "r" else n.elem) is not None


def _kinds(kind: str, mine: str, source: str) -> tuple[str, ...]:
    """The operand kinds of the form of a kind of nodes, which compute in registers of the kind `mine`."""
    if kind in SHUFFLES or (kind in PAIRS and kind in IMMEDIATE):
        return mine, source or mine, COUNT
    if kind in TERNARY:
        return mine, mine, source or mine, COUNT
    if kind in ADDED:
        return mine, mine, source or mine
    if kind in MASKED:
        return mine, MASK, *[mine] * (OPERATIONS[kind].arity - 3), source or mine
    if kind in MASKING:
        return mine, source
    if kind in BY_AMOUNT:
        return mine, COUNT
    if kind in FIXED:
        return mine, mine
    return (mine,) if OPERATIONS[kind].arity == 1 else (mine, source or mine)


def fixed(form: str) -> str:
    """The register that an instruction reads and does not name."""
    return next(name for name, role in FORMS[form].implicit if "r" in role)


def operands(form: str, to: str, first: str, *others: Operand) -> tuple[Operand, ...]:
    """The operands of a form that puts into register `to` what it makes of `first` and others.

    A form that overwrites its first source has `to` in both places.
    """
    if FORMS[form].separate:
        return Reg(to), Reg(first), *others
    assert to == first, (form, to, first)
    return Reg(to), *others


def load(cpu: Cpu, file: str, size: int, aligned: bool, repeat: bool = False) -> str:
    """The form that loads `size` bytes, zero-extended or again and again, into a register of `file`."""
    if repeat:
        return cpu.instructions.form("repeat", KIND[file], memory(size), elem=8 * size)
    to = general(max(32, 8 * size)) if file == "r" else _vector(file, size)
    return _move(cpu, "load", aligned, file, to, memory(size))


def store(cpu: Cpu, file: str, size: int, aligned: bool) -> str:
    """The form that stores the low `size` bytes of a register of `file`."""
    source = general(8 * size) if file == "r" else _vector(file, size)
    return _move(cpu, "store", aligned, file, memory(size), source)


def _vector(file: str, size: int) -> str:
    """The kind of a vector register of which so many bytes are loaded or stored."""
    return KIND[file] if size == FILE_BYTES[file] else LOW[file]


def _move(cpu: Cpu, does: str, aligned: bool, file: str, to: str, source: str) -> str:
    """A form of its own is for the low part of a wider register, which may be one that only EVEX can name."""
    low = file != "r" and LOW[file] in (to, source) and KIND[file] != LOW[file]
    found = cpu.instructions.find(f"{does} low" if low else f"{does} aligned", to, source) if low or aligned else None
    return found.name if found else cpu.instructions.form(does, to, source)


def constant(cpu: Cpu, value: int) -> str:
    """The form that brings a constant into a general register, zero-extended."""
    if value >> 32 == 0:
        return cpu.instructions.form("constant", WORD, CONSTANT)
    return cpu.instructions.form("constant", LONG, CONSTANT if fits(value) else LONG_CONSTANT)


def fits(value: int, elem: int = 64) -> bool:
    """Whether a constant can be the immediate operand of an operation of `elem` bits: 32 bits, sign-extended to 64."""
    return elem == 32 or (value + (1 << 31)) & ((1 << 64) - 1) < 1 << 32


def copies(cpu: Cpu, file: str, elem: int = 32) -> list[tuple[str, tuple[Imm, ...]]]:
    """The forms that copy a register of `file`, with the operands they have beside the two registers."""
    mine = general(elem) if file == "r" else KIND[file]
    plain = cpu.instructions.form("copy", mine, mine)
    shuffle = cpu.instructions.find("shuffle", mine, mine, COUNT)
    return [(plain, ()), (shuffle.name, (Imm(SAME),))] if shuffle else [(plain, ())]


def in_place(address: Address, n: Node) -> bool:
    """Whether an instruction of `n` may read this place itself: 16 bytes must be aligned."""
    return (address.size >= operand_bytes(n) or address.repeat) and (n.file != "x" or address.aligned)


def latency(n: Node, cpu: Cpu) -> float:
    """Clocks from the operands of a vector node, a load, or `toword` to the result, by the CPU's table."""
    if n.kind == "load" and n.mem:
        return cpu.cost(load(cpu, n.file, n.mem.size, n.mem.aligned, n.mem.repeat)).latency
    if n.kind == "tovector":
        return cpu.cost(transfer(cpu, LOW[n.file], own(n.args[0]))).latency
    if n.kind == "toword":
        return cpu.cost(transfer(cpu, own(n), LOW[n.args[0].file])).latency
    if n.kind == "loadhigh":
        return cpu.cost(half(cpu, n)).latency
    if n.kind in VALUELESS:
        return 0.0
    if n.kind == "copy":
        return min(cpu.cost(form).latency for form, _ in copies(cpu, n.file))
    return cpu.cost(form(cpu, n)).latency


def float_latency(n: Node, cpu: Cpu) -> float:
    """The same of a node of floating point."""
    if n.op.family != "float":
        return 0.0 if n.kind in VALUELESS else cpu.load_latency
    return cpu.cost(cpu.instructions.form(n.kind, STACK.kind, STACK.kind)).latency


def half(cpu: Cpu, n: Node) -> str:
    """The form of `loadhigh` and `storehigh`."""
    kinds = LOW[n.file], memory(8)
    return cpu.instructions.form(n.kind, *(kinds if n.kind == "loadhigh" else kinds[::-1]))


def transfer(cpu: Cpu, to: str, source: str) -> str:
    """The form of a move between a vector register and a general one or memory, by their kinds."""
    found = cpu.instructions.find("transfer", to, source)
    return found.name if found else cpu.instructions.form("load", to, source)
