"""Mutants of finished code, one instruction or one byte of a table another: made from a number, always the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import iced_x86 as iced

from targets.elf import Image, Segment

OPCODES = (("ADD", "SUB", "ADC", "SBB", "XOR", "AND", "OR"), ("ROL", "ROR"), ("SHL", "SHR", "SAR"), ("INC", "DEC"),
           ("PADDD", "PSUBD", "PXOR", "POR", "PAND", "PANDN"), ("PADDQ", "PSUBQ"), ("PSLLD", "PSRLD"),
           ("PSLLQ", "PSRLQ"), ("PUNPCKLDQ", "PUNPCKHDQ"), ("MOVZX", "MOVSX"), ("NOT", "NEG"),
           ("VPADDD", "VPSUBD", "VPXOR", "VPOR", "VPAND"), ("VPXORD", "VPORD", "VPANDD"), ("VPXORQ", "VPORQ", "VPANDQ"),
           ("VPMADD52LUQ", "VPMADD52HUQ"), ("VPADDQ", "VPSUBQ"), ("VPUNPCKLQDQ", "VPUNPCKHQDQ"))
TURNS = ("ROL", "ROR", "SHL", "SHR", "SAR", "SHLD", "SHRD", "PSLL", "PSRL", "VPSLL", "VPSRL", "RORX", "VPROL", "VPROR")
_R = iced.Register
_CLASSES = [[getattr(_R, name) for name in names] for names in (
    ("EAX", "ECX", "EDX", "EBX", "ESI", "EDI", "EBP"), ("RAX", "RCX", "RDX", "RBX", "RSI", "RDI", "RBP"),
    [f"R{i}" for i in range(8, 16)], [f"R{i}D" for i in range(8, 16)], ("AL", "CL", "DL", "BL"),
    ("AH", "CH", "DH", "BH"), [f"MM{i}" for i in range(8)], [f"XMM{i}" for i in range(8)],
    [f"XMM{i}" for i in range(8, 16)], [f"YMM{i}" for i in range(8)], [f"YMM{i}" for i in range(8, 16)],
    *([f"ZMM{i}" for i in range(at, at + 8)] for at in range(0, 32, 8)))]
_CLASS = {r: row for row in _CLASSES for r in row}
Change = Callable[[iced.Instruction, random.Random], bool]


@cache
def _names() -> dict[int, str]:
    return {value: name for name, value in vars(iced.Code).items() if isinstance(value, int)}


def _name(one: iced.Instruction) -> str:
    return _names()[one.code]


def _register(one: iced.Instruction, rng: random.Random) -> bool:
    """Another register as operand."""
    ops = [i for i in range(one.op_count) if one.op_kind(i) == iced.OpKind.REGISTER and one.op_register(i) in _CLASS]
    if not ops:
        return False
    op = rng.choice(ops)
    now = one.op_register(op)
    setattr(one, f"op{op}_register", rng.choice([r for r in _CLASS[now] if r != now]))
    return True


def _base(one: iced.Instruction, rng: random.Random) -> bool:
    """Another register in an address."""
    now = one.memory_index if one.memory_index != _R.NONE and rng.random() < 0.5 else one.memory_base
    if now not in _CLASS or one.op_count == 0:
        return False
    other = rng.choice([r for r in _CLASS[now] if r != now])
    if now == one.memory_base:
        one.memory_base = other
    else:
        one.memory_index = other
    return True


def _opcode(one: iced.Instruction, rng: random.Random) -> bool:
    """Another operation on the same operands."""
    what, _, rest = _name(one).partition("_")
    prefix = ""
    if what in ("VEX", "EVEX"):
        prefix, (what, _, rest) = f"{what}_", rest.partition("_")
    for row in OPCODES:
        if what in row:
            found = [code for other in row if other != what
                     and (code := getattr(iced.Code, f"{prefix}{other}_{rest}", None)) is not None]
            if found:
                one.code = rng.choice(found)
                return True
    return False


def _has_immediate(one: iced.Instruction) -> bool:
    return one.op_count > 0 and one.op_kind(one.op_count - 1) in (
        iced.OpKind.IMMEDIATE8, iced.OpKind.IMMEDIATE8TO32, iced.OpKind.IMMEDIATE8TO64, iced.OpKind.IMMEDIATE32,
        iced.OpKind.IMMEDIATE32TO64)


def _turns(one: iced.Instruction) -> bool:
    return _name(one).removeprefix("VEX_").removeprefix("EVEX_").startswith(TURNS)


def _number(one: iced.Instruction, rng: random.Random) -> bool:
    """Another immediate: a little off, or one bit."""
    if not _has_immediate(one) or _turns(one):
        return False
    op = one.op_count - 1
    bits = 7 if one.op_kind(op) in (iced.OpKind.IMMEDIATE8, iced.OpKind.IMMEDIATE8TO32, iced.OpKind.IMMEDIATE8TO64) \
        else 31
    now = one.immediate(op)
    value = now + rng.choice((1, -1, 4, -4)) if rng.random() < 0.5 else now ^ 1 << rng.randrange(bits)
    if bits == 7 and one.op_kind(op) == iced.OpKind.IMMEDIATE8:
        value &= 255
    elif one.op_kind(op) == iced.OpKind.IMMEDIATE32:
        value &= 0xFFFFFFFF
    one.set_immediate_i64(op, value - (1 << 64) if value >> 63 == 1 else value)
    return True


def _turned(one: iced.Instruction, rng: random.Random) -> bool:
    """Another count of a shift or a rotation."""
    if not _has_immediate(one) or not _turns(one):
        return False
    op = one.op_count - 1
    one.set_immediate_i32(op, one.immediate(op) + rng.choice((1, -1)) & 63)
    return True


def _displacement(one: iced.Instruction, rng: random.Random) -> bool:
    """Another displacement."""
    if not one.memory_displ_size or one.memory_base == _R.RIP:
        return False
    one.memory_displacement = one.memory_displacement + rng.choice((1, -1, 4, -4, 8, -8, 16)) & (1 << 32) - 1
    return True


def _condition(one: iced.Instruction, rng: random.Random) -> bool:
    """A conditional jump, or move, on the contrary."""
    if one.condition_code == iced.ConditionCode.NONE:
        return False
    one.negate_condition_code()
    return True


CHANGES: dict[str, Change] = {
    "register": _register, "address": _base, "opcode": _opcode, "immediate": _number, "rotation": _turned,
    "displacement": _displacement, "condition": _condition}
KINDS = (*CHANGES, "dropped", "dropped spill", "swapped", "table", "bound")


class Mutants:
    """All mutants of one image."""

    def __init__(self, image: Image, bits: int) -> None:
        self.image, self.bits = image, bits
        self.own = next(s for s in image.segments if s.executable)
        self.end = image.sections.get(".rodata", image.end) - self.own.address
        data = self.own.data[:self.end]
        self.where = [(one.ip - self.own.address, one) for one in iced.Decoder(bits, data, ip=self.own.address)
                      if one.mnemonic != iced.Mnemonic.NOP]
        last = max(n for n, (_, one) in enumerate(self.where) if one.mnemonic == iced.Mnemonic.RET)
        self.where = self.where[:last + 1]    # what is behind fills up
        jumps = [n for n, (_, one) in enumerate(self.where) if one.condition_code != iced.ConditionCode.NONE]
        self.bounds = sorted({k for n in jumps for k in range(max(0, n - 2), n) if _has_immediate(self.where[k][1])})

    def numbered(self, label: str, number: int) -> tuple[str, str, Image]:
        """Mutant `number` of a kernel: its kind, what it is in words, and the image."""
        rng = random.Random(f"{label}/{number}")
        while True:
            kind = rng.choice(KINDS)
            made = self._made(kind, rng)
            if made is not None and made[1] != self.own.data:
                segments = tuple(Segment(s.address, made[1], s.writable, True) if s is self.own else s
                                 for s in self.image.segments)
                fields = {f: getattr(self.image, f) for f in self.image.__dataclass_fields__}
                return kind, made[0], Image(**{**fields, "segments": segments})

    def _made(self, kind: str, rng: random.Random) -> tuple[str, bytes] | None:
        data = self.own.data
        if kind == "table":
            if len(data) <= self.end:
                return None
            at = rng.randrange(self.end, len(data))
            return f"byte {at - self.end} of the tables", _with(data, at, bytes((data[at] ^ 1 << rng.randrange(8),)))
        if kind == "bound" and not self.bounds:
            return None
        number = rng.choice(self.bounds) if kind == "bound" else rng.randrange(len(self.where) - 1)
        at, one = self.where[number]
        if kind == "swapped":
            after, other = self.where[number + 1]
            if after != at + one.len or one.flow_control != iced.FlowControl.NEXT or \
                    other.flow_control != iced.FlowControl.NEXT:
                return None
            end = after + other.len
            return f"{one} | {other}", data[:at] + data[after:end] + data[at:after] + data[end:]
        if kind.startswith("dropped"):
            spill = one.op_count == 2 and one.op0_kind == iced.OpKind.MEMORY and one.memory_base in (_R.ESP, _R.RSP)
            if (kind == "dropped spill") != spill or one.flow_control != iced.FlowControl.NEXT:
                return None
            return f"no {one}", _with(data, at, b"\x90" * one.len)
        other, encoder = one.copy(), iced.Encoder(self.bits)
        try:
            if not (_number if kind == "bound" else CHANGES[kind])(other, rng):
                return None
            size = encoder.encode(other, one.ip)
        except (ValueError, OverflowError):    # what no instruction says
            return None
        if size > one.len:
            return None
        return f"{one} -> {other}", _with(data, at, encoder.take_buffer() + b"\x90" * (one.len - size))


def _with(data: bytes, at: int, new: bytes) -> bytes:
    return data[:at] + new + data[at + len(new):]
