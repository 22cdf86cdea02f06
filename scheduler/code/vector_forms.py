"""Which instruction does what on vector registers, and the cost-table forms of loads, stores and copies of each file.

Kinds are written as in the CPU tables: `r32 mm x` for registers, `m32 m64 m128` for memory.
"""

from __future__ import annotations

from scheduler.code.instr import Address, Imm, Operand, Reg
from scheduler.graph.nodes import Node, node_bytes
from scheduler.graph.ops import INTERLEAVES, SHIFTS, SHUFFLES, VALUELESS
from targets.cpu import Cpu

KIND = {"r": "r32", "mm": "mm", "x": "x"}
BITWISE = {"xor": "pxor", "and": "pand", "or": "por", "andn": "pandn"}
COMPARED = {"gt": "pcmpgtd", "equal": "pcmpeqd"}
UNPACKED = {8: "bw", 16: "wd", 32: "dq", 64: "qdq"}
LETTER = {16: "w", 32: "d", 64: "q"}
SAME = 0xE4  # the shuffle that changes nothing


def own(n: Node) -> str:
    """The kind of the register that a node computes in."""
    return "r64" if n.file == "r" and n.elem == 64 else KIND[n.file]


def mnemonic(n: Node) -> str:
    """The instruction of a node that computes: `n` in a vector file, or a sum in a general register."""
    if n.file == "r":
        return n.kind
    if n.kind in ("add", "sub"):
        return f"p{n.kind}{LETTER[n.elem]}"
    if n.kind in SHIFTS:
        return f"ps{'l' if n.kind == 'shl' else 'r'}l{LETTER[n.elem]}"
    if n.kind in INTERLEAVES:
        return f"punpck{n.kind[6]}{UNPACKED[n.elem]}"
    if n.kind == "shuffle":
        return "pshufw" if n.file == "mm" else "pshufd"
    return {**BITWISE, **COMPARED, "shufflelow": "pshuflw", "shufflehigh": "pshufhw"}[n.kind]


def operand_bytes(n: Node) -> int:
    """What `n` reads of a memory operand: the low half is enough for `punpckl` on MMX registers."""
    return 4 if n.file == "mm" and n.kind == "unpacklow" else node_bytes(n)


def kind(o: Operand, n: Node) -> str:
    """The kind of a source operand of `n`."""
    if isinstance(o, Imm):
        return "imm32"
    return own(n) if isinstance(o, Reg) else f"m{8 * operand_bytes(n)}"


def load(file: str, size: int, aligned: bool) -> str:
    """The form that loads `size` bytes, zero-extended, into a register of `file`."""
    if file == "r":
        return f"{'mov' if size >= 4 else 'movzx'} r{max(32, 8 * size)},m{8 * size}"
    return f"{_move(size, aligned)} {KIND[file]},m{8 * size}"


def store(file: str, size: int, aligned: bool) -> str:
    """The form that stores the low `size` bytes of a register of `file`."""
    if file == "r":
        return f"mov m{8 * size},r{8 * size}"
    return f"{_move(size, aligned)} m{8 * size},{KIND[file]}"


def _move(size: int, aligned: bool) -> str:
    return {4: "movd", 8: "movq"}.get(size, "movdqa" if aligned else "movdqu")


def constant(value: int) -> str:
    """The form that brings a constant into a general register, zero-extended."""
    if value >> 32 == 0:
        return "mov r32,imm32"
    return "mov r64,imm32" if fits(value) else "mov r64,imm64"


def fits(value: int, elem: int = 64) -> bool:
    """Whether a constant can be the immediate operand of an operation of `elem` bits: 32 bits, sign-extended to 64."""
    return elem == 32 or (value + (1 << 31)) & ((1 << 64) - 1) < 1 << 32


def copies(file: str, elem: int = 32) -> list[tuple[str, tuple[Imm, ...]]]:
    """The forms that copy a register of `file`, with the operands they have beside the two registers."""
    if file == "r":
        return [(f"mov r{elem},r{elem}", ())]
    move, shuffle = ("movq", "pshufw") if file == "mm" else ("movdqa", "pshufd")
    return [(f"{move} {file},{file}", ()), (f"{shuffle} {file},{file},imm8", (Imm(SAME),))]


def in_place(address: Address, n: Node) -> bool:
    """Whether an instruction of `n` may read this place itself: 16 bytes must be aligned."""
    return address.size >= operand_bytes(n) and (n.file != "x" or address.aligned)


def latency(n: Node, cpu: Cpu) -> float:
    """Clocks from the operands of a vector node, a load, or `toword` to the result, by the CPU's table."""
    if n.kind == "load" and n.mem:
        return cpu.cost(load(n.file, n.mem.size, n.mem.aligned)).latency
    if n.kind == "tovector":
        return cpu.cost(transfer(n.file, own(n.args[0]))).latency
    if n.kind == "toword":
        return cpu.cost(transfer(own(n), n.args[0].file)).latency
    if n.kind == "loadhigh":
        return cpu.cost("movhps x,m64").latency
    if n.kind in VALUELESS:
        return 0.0
    if n.kind == "copy":
        return min(cpu.cost(form).latency for form, _ in copies(n.file))
    return cpu.cost(form(n)).latency


def transfer(to: str, source: str) -> str:
    """The form of a move between a vector register and a general one or memory, by their kinds."""
    return f"mov{'q' if '64' in to + source else 'd'} {to},{source}"


def form(n: Node, source: str = "") -> str:
    """The form of a computing vector node whose (second) source is of the kind `source`; a register if not given."""
    mine = own(n)
    if n.kind in SHUFFLES:
        return f"{mnemonic(n)} {mine},{source or mine},imm8"
    if n.kind in SHIFTS:
        return f"{mnemonic(n)} {mine},imm8"
    return f"{mnemonic(n)} {mine},{source or mine}"
