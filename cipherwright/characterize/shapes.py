"""Instruction forms as text that can be assembled, with what the decoder says of their operands.

Forms are named as everywhere (targets.x86.operands); which are measured is data, forms.toml. What an instruction reads
and writes is the decoder's, so that a form needs no description of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import iced_x86 as iced

from cipherwright.machine.assemble import run_nasm
from cipherwright.machine.native import flag_of
from targets.datafile import read_toml
from targets.forms import TableError
from targets.machinecode import decode_one
from targets.tables.patterns import expand
from targets.x86.registers import GPR, GPR_NAMES, MASK, SP, is_flag, is_mask, is_vector, vector

DATA = Path(__file__).with_name("forms.toml")
GENERAL = ("rbx", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13")
"""General registers that streams write; r14 is the address of memory, r15 counts the passes of the loop."""
CONSTANT = ("rcx", "rdx", "rax")
"""General registers that streams only read, unless an instruction names them by itself."""
BASE = "r14"
VECTORS, VECTOR_CONSTANTS = range(1, 12), range(12, 16)
_PARTS = {"rax": "al ax eax", "rbx": "bl bx ebx", "rcx": "cl cx ecx", "rdx": "dl dx edx", "rsi": "sil si esi",
          "rdi": "dil di edi", "rbp": "bpl bp ebp", "rsp": "spl sp esp"}
_SIZES = {8: "byte", 16: "word", 32: "dword", 64: "qword", 128: "oword", 256: "yword", 512: "zword"}
_IMMEDIATES = {"vpternlogd": 0x96, "vpternlogq": 0x96, "vperm2i128": 0x21,
               **dict.fromkeys(("sha1rnds4", "pclmulqdq", "vpclmulqdq", "vpinsrb", "vpinsrd", "vpinsrq", "vpextrb",
                                "vpextrd", "vpextrq", "vinserti128", "vextracti128"), 1)}
_LEA = {"m": "[{0}]", "[r+r+i]": "[{0}+{1}+8]", "[r+r*i]": "[{0}+{1}*8]", "[r+r*i+i]": "[{0}+{1}*8+8]"}
_ALWAYS = ("INTEL", "MULTIBYTENOP")


@dataclass(frozen=True)
class Operand:
    """One operand that is written out: its kind, and whether its register is read and written."""

    kind: str
    read: bool = False
    written: bool = False

    @property
    def file(self) -> str:
        """Of which registers it is one: r, v or k; empty for memory and constants."""
        head = self.kind.partition("{")[0]
        if head in ("x", "y", "z"):
            return "v"
        return "k" if head == "k" else "r" if re.fullmatch(r"r\d+h?", head) else ""

    @property
    def memory(self) -> bool:
        """Whether it is at an address (lea's is not: it is computed and not used)."""
        return bool(re.fullmatch(r"m\d+b?", self.kind))


@dataclass(frozen=True)
class Shape:
    """A form: its operands, and what it reads and writes unnamed (registers by their numbers); `needs` as cpuid says.
    """

    form: str
    operands: tuple[Operand, ...]
    implicit_reads: tuple[int, ...]
    implicit_writes: tuple[int, ...]
    loads: bool
    stores: bool
    legacy: bool
    needs: tuple[str, ...]

    @property
    def mnemonic(self) -> str:
        """As in the form, with ``cc`` for a condition."""
        return self.form.split()[0]

    @property
    def legacy_vectors(self) -> bool:
        """Whether it is of SSE, which leaves the upper halves of vector registers as they are."""
        return self.legacy and any(op.file == "v" for op in self.operands)


def forms() -> list[str]:
    """All forms of the list, in its order."""
    groups = read_toml(DATA, TableError)["group"]
    return list(dict.fromkeys(form for group in groups for text in group["forms"] for form in expand(text)))


def sized(register: str, kind: str) -> str:
    """A register by the name of its part: a general one by its 64-bit name, a vector or mask by its number."""
    head, _, mask = kind.partition("{")
    if head in ("x", "y", "z"):
        return f"{head}mm{register}" + ("{k1}" + ("{z}" if "z" in mask.partition("}")[2] else "") if mask else "")
    if head == "k":
        return f"k{register}"
    if kind == "r64":
        return register
    if kind == "r8h":
        return f"{register[1]}h"
    if register in _PARTS:
        return _PARTS[register].split()[("r8", "r16", "r32").index(kind)]
    return register + {"r8": "b", "r16": "w", "r32": "d"}[kind]


def text_of(form: str, registers: Sequence[str], memory: str = BASE) -> str:
    """NASM's line for a form with these registers in the places of its register operands, in order.

    `memory` is what stands in the brackets of an operand in memory.
    """
    mnemonic, _, rest = form.partition(" ")
    kinds = rest.split(",") if rest else []
    given = iter(registers)
    wide = next((k[0] for k in kinds if k[0] in "xyz"), "x")
    out = []
    for place, kind in enumerate(kinds):
        if mnemonic == "lea" and place:
            out.append(_LEA[kind].format(next(given), next(given) if "{1}" in _LEA[kind] else ""))
        elif kind == "r8" and place and mnemonic in ("shl", "shr", "sar", "rol", "ror"):
            next(given)
            out.append("cl")
        elif re.fullmatch(r"m\d+b", kind):
            size = int(kind[1:-1])
            out.append(f"[{memory}]{{1to{ {'x': 128, 'y': 256, 'z': 512}[wide] // size}}}")
        elif re.fullmatch(r"m\d+", kind):
            out.append(f"{_SIZES[int(kind[1:])]} [{memory}]")
        elif kind.startswith("imm"):
            out.append("0x123456789abcdef" if kind == "imm64" else str(_IMMEDIATES.get(mnemonic, 5)))
        else:
            out.append(sized(next(given), kind))
    word = re.sub(r"^(cmov|set)cc$", r"\1c", mnemonic)
    return f"{word} {', '.join(out)}".strip()


def register_operands(form: str) -> list[str]:
    """The kinds of the places that take a register, in order; an address of lea has one or two."""
    mnemonic, _, rest = form.partition(" ")
    out: list[str] = []
    for place, kind in enumerate(rest.split(",") if rest else []):
        if mnemonic == "lea" and place:
            out += ["r64"] * (2 if "{1}" in _LEA[kind] else 1)
        elif not re.match(r"m\d|imm", kind):
            out.append(kind)
    return out


def encode(lines: Iterable[str]) -> dict[str, bytes]:
    """Each line's machine code, by one run of nasm; ToolMissing or AssembleError as `run_nasm`."""
    texts = list(dict.fromkeys(lines))
    raw = run_nasm("bits 64\n" + "\n".join(texts) + "\n", "probes", "bin")
    decoder = iced.Decoder(64, raw)
    out, at = {}, 0
    for text in texts:
        size = decoder.decode().len
        out[text] = raw[at:at + size]
        at += size
    return out


@cache
def _distinct(form: str) -> tuple[str, ...]:
    """A register of its own for every place: what is read and written can be told apart."""
    pools = {"r": iter(("rbx", "rcx", "rsi", "rdi")), "v": iter("1234"), "k": iter("234")}
    out = [next(pools[Operand(kind).file]) for kind in register_operands(form)]
    if "r8h" in form:
        out[-1] = "rcx"
    return tuple(out)


def shapes(names: Sequence[str]) -> dict[str, Shape]:
    """The shapes of forms; errors as `encode`."""
    lines = {form: text_of(form, _distinct(form)) for form in names}
    code = encode(lines.values())
    return {form: _shape(form, code[lines[form]]) for form in names}


def _shape(form: str, raw: bytes) -> Shape:
    one = decode_one(raw, 0, 64)
    reads, writes = {r.number for r in one.reads}, {r.number for r in one.writes}
    named = [_number(register, kind) for register, kind in zip(_distinct(form), register_operands(form), strict=True)]
    if one.mnemonic in ("shl", "shr", "sar", "rol", "ror") and form.endswith(",r8"):
        named[-1] = 1
    operands, numbers = [], iter(named)
    for place, kind in enumerate(form.partition(" ")[2].split(",") if " " in form else []):
        if one.mnemonic == "lea" and place:
            operands += [Operand("r64", read=True) for _ in numbers]
        elif re.match(r"m\d|imm", kind):
            operands.append(Operand(kind))
        else:
            number = next(numbers)
            operands.append(Operand(kind, number in reads, number in writes))
    mask = {one.mask} if one.mask >= 0 else set()
    known = {*named, *mask, SP, _general(BASE)}     # the stack pointer and the base of memory are nobody's operands
    return Shape(one.form, tuple(operands), tuple(sorted(reads - known)), tuple(sorted(writes - known)),
                 one.load_bytes > 0, one.store_bytes > 0, one.encoding == "legacy", needs(raw))


def _number(register: str, kind: str) -> int:
    head = kind.partition("{")[0]
    if head in ("x", "y", "z"):
        return vector(int(register))
    if head == "k":
        return MASK + int(register)
    return _general(register)


def _general(register: str) -> int:
    """The number of a general register by its 64-bit name."""
    return GPR + GPR_NAMES.index(register if register in GPR_NAMES else register[1:])


def needs(raw: bytes) -> tuple[str, ...]:
    """The features that an instruction needs, as /proc/cpuinfo spells them."""
    one = iced.Decoder(64, raw).decode()
    names = [name for name in dir(iced.CpuidFeature) if name.isupper()]
    by_value = {getattr(iced.CpuidFeature, name): name for name in names}
    found = [by_value[value] for value in one.cpuid_features()]
    return tuple(flag_of(name.lower()) for name in found if not name.startswith(_ALWAYS))


def file_of(number: int) -> str:
    """Of which registers a number is one: r, v, k, or f for flags."""
    return "v" if is_vector(number) else "k" if is_mask(number) else "f" if is_flag(number) else "r"
