"""Reading generated assembly, for tests, without the compiler: code lines, and the cost-table form of each."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONG = re.compile(r"r(ax|cx|dx|bx|si|di|bp|sp|[89]|1[0-5])$")
WORD = re.compile(r"(e(ax|cx|dx|bx|si|di|bp|sp)|r([89]|1[0-5])d)$")
HALF = re.compile(r"((ax|cx|dx|bx|si|di|bp)|r([89]|1[0-5])w)$")
BYTE = re.compile(r"([acdb]l|(si|di|bp)l|r([89]|1[0-5])b)$")
SIZES = {"byte": "8", "word": "16", "dword": "32", "qword": "64", "tword": "80"}
SHIFTS = ("shl", "shr", "sar", "rol", "ror", "rorx", "shld", "shrd")
PARTS = {"movd": "m32", "movq": "m64", "movhps": "m64", "pbroadcastb": "m8", "pbroadcastw": "m16",
         "pbroadcastd": "m32", "pbroadcastq": "m64",
         "broadcasti32x4": "m128", "broadcasti128": "m128"}
"""What is read or written of memory by instructions that do not have a whole register there."""
VECTOR_BITS = {"mm": 64, "x": 128, "y": 256, "z": 512}
SKIPPED = ("bits ", "global ", "section ", "align ", "db 0x2e")  # the last one: a prefix of the next instruction


@dataclass(frozen=True)
class Code:
    """One instruction with its comment."""

    number: int
    text: str
    comment: str

    @property
    def mnemonic(self) -> str:
        """The first word."""
        return self.text.split(" ", 1)[0]

    @property
    def operands(self) -> list[str]:
        """The operands, as written."""
        _, _, rest = self.text.partition(" ")
        return [o.strip() for o in rest.split(",")] if rest else []


def header(text: str) -> list[str]:
    """The comment lines at the top, without their semicolons."""
    lines = []
    for line in text.splitlines():
        if not line.startswith(";"):
            break
        lines.append(line[1:].strip())
    return lines


def code(text: str) -> list[Code]:
    """The instructions of a generated file, in order; data and labels left out."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("        section .rodata"):
            break
        body, _, comment = line.partition(";")
        if line.startswith("        ") and body.strip() and not body.strip().startswith(SKIPPED):
            found.append(Code(number, body.strip(), comment.rstrip()))
    return found


def form(instruction: Code) -> str:
    """The name of the instruction's form in targets/forms.toml."""
    mnemonic, operands = instruction.mnemonic, instruction.operands
    if mnemonic.startswith("j"):
        return "jmp" if mnemonic == "jmp" else "jcc"
    if mnemonic == "rep":
        return instruction.text
    if mnemonic.startswith("set"):
        mnemonic = "setcc"
    if mnemonic == "lea":
        return f"lea {kind(operands[0], mnemonic)},{lea_kind(operands[1])}"
    kinds = [kind(o, mnemonic) for o in operands]
    files = [k for k in kinds if k in ("mm", "x", "y", "z")]
    kinds = [vector_memory(mnemonic, files[0], o) if o.startswith("[") else k
             for o, k in zip(operands, kinds, strict=True)] if files else kinds
    return f"{mnemonic} {','.join(kinds)}" if kinds else mnemonic


def kind(operand: str, mnemonic: str) -> str:
    """The class of an operand."""
    if LONG.match(operand):
        return "r64"
    if WORD.match(operand):
        return "r32"
    if HALF.match(operand):
        return "r16"
    if BYTE.match(operand):
        return "r8"
    if re.match(r"[acdb]h$", operand):
        return "r8h"
    if re.match(r"mm[0-7]$", operand):
        return "mm"
    if re.match(r"[xyz]mm\d+$", operand):
        return operand[0]
    if re.match(r"st[0-7]$", operand):
        return "st"
    if operand.startswith("["):
        return "m"
    if re.match(r"\w+\.T\d+_\w+( \+ \d+)?$", operand):
        return "imm32"  # the address of a table
    size, bracket, _ = operand.partition(" [")
    if bracket:
        return "m" + SIZES[size]
    assert re.match(r"(0x[0-9a-f]+|-?\d+)$", operand), operand
    return "imm8" if mnemonic in SHIFTS or mnemonic.startswith(("p", "v")) else "imm32"


def vector_memory(mnemonic: str, file: str, operand: str) -> str:
    """The class of a memory operand, which is written without a size, beside a register of `file`."""
    if operand.endswith("}"):
        return f"m{VECTOR_BITS[file] // int(operand.rpartition('to')[2].rstrip('}'))}b"
    if mnemonic.removeprefix("v") in PARTS:
        return PARTS[mnemonic.removeprefix("v")]
    if file == "mm" and mnemonic.startswith("punpckl"):
        return "m32"
    return f"m{VECTOR_BITS[file]}"


def lea_kind(operand: str) -> str:
    """The shape of an address: base, index, displacement."""
    if operand.startswith("[rel "):
        return "[rip]"
    terms = [t.strip() for t in operand.strip("[]").split("+")]
    plain = [t for t in terms if WORD.match(t) or LONG.match(t)]
    scaled = [t for t in terms if "*" in t]
    other = len(terms) - len(plain) - len(scaled)
    shape = ["r"] * len(plain) + ["r*i"] * len(scaled) + ["i"] * min(other, 1)
    text = f"[{'+'.join(shape)}]"
    return text if text in ("[r+r+i]", "[r*i]", "[r+r*i]", "[r+r*i+i]") else "m"


def table_accesses(text: str, kernel: str) -> list[str]:
    """Memory operands in a table of the kernel, at a place that a register gives."""
    found = [o for c in code(text) for o in c.operands if f"{kernel}.T" in o and "[" in o]
    return [o for o in found if re.search(r"\b(e[a-ds][xip]|r[a-d0-9]\w?)\b", o.split("[", 1)[1])]
