"""The register files of 32-bit and of 64-bit code: which registers there are, and in which order they are taken.

A general register has its 32-bit name, whatever width is meant. In 32-bit code four of them have a low and a high byte
name; in 64-bit code all have a low one, and the high ones are there only in instructions without a REX prefix, that
is, with none of r8 to r15.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

LEAST = 3  # registers that a stream must have
HIGH = ("eax", "ecx", "edx", "ebx")  # have a high byte name
LEGACY = (*HIGH, "esi", "edi", "ebp")  # can stand beside a high byte


@dataclass(frozen=True)
class VectorFile:
    """A file of vector registers, one row.

    `file` is its name in the machine graph and as an operand kind, `said` in mapping directives. `bytes` of a register,
    `name` of the registers before their numbers, `count` by the bits of the code. `feature`: what a CPU must have, and
    `title`, as messages call it. `overlaps`: the registers that are other names for these; `leave`: the operation
    (targets/forms.toml) behind which those may be used. `low`: the file whose registers are the low parts of these, by
    which instructions on less than a whole register name them.
    """

    file: str
    said: str
    bytes: int
    name: str
    count: tuple[tuple[int, int], ...]
    feature: str
    title: str
    overlaps: str = ""
    leave: str = ""
    low: str = ""

    def registers(self, bits: int) -> tuple[str, ...]:
        """The names in code of so many bits."""
        return tuple(f"{self.name}{i}" for i in range(dict(self.count)[bits]))


@dataclass(frozen=True)
class StackFile:
    """The registers of floating point, which are a stack and have no names of their own.

    `file` as of a vector file; `kind`: the operand kind of a register by its place, of which `count` there are. A value
    has `bytes`, and `room` in memory, aligned. `feature`: what a CPU must have; `title`, as messages call it.
    """

    file: str
    kind: str
    count: int
    bytes: int
    room: int
    feature: str
    title: str

    def place(self, number: int) -> str:
        """What the register is called that is so many below the top."""
        return f"{self.kind}{number}"

    def number(self, place: str) -> int:
        """The inverse of `place`."""
        return int(place.removeprefix(self.kind))


@dataclass(frozen=True)
class MaskFile:
    """The registers of masks, each with a bit for every byte of the longest vector: which of a result are written.

    `file` as of a vector file; `bytes` of a register, `name` before their numbers, of which `least` to `most` can be
    masks: the one below stands for no mask at all. `title`, as messages call them. Every convention lets a function
    change them all (targets/abi.toml).
    """

    file: str
    bytes: int
    name: str
    least: int
    most: int
    title: str

    @property
    def registers(self) -> tuple[str, ...]:
        """The names, the same in code of both widths."""
        return tuple(f"{self.name}{i}" for i in range(self.least, self.most + 1))


MASKS = MaskFile("k", 8, "k", 1, 7, "mask registers")
STACK = StackFile("f", "st", 8, 10, 16, "x87", "x87 registers")
ROWS = (VectorFile("mm", "mmx", 8, "mm", ((32, 8), (64, 8)), "mmx", "MMX registers", "st", "leave mm"),
        VectorFile("x", "xmm", 16, "xmm", ((32, 8), (64, 16)), "sse2", "integer arithmetic in XMM registers (SSE2)"),
        VectorFile("y", "ymm", 32, "ymm", ((32, 8), (64, 16)), "avx2", "integer arithmetic in YMM registers (AVX2)",
                   "xmm", "leave upper", "x"),
        VectorFile("z", "zmm", 64, "zmm", ((32, 8), (64, 32)), "avx512bw", "arithmetic in ZMM registers (AVX-512BW)",
                   "xmm", "leave upper", "x"))
VECTOR_FILES = {row.file: row for row in ROWS}
WIDE = {"eax": "rax", "ecx": "rcx", "edx": "rdx", "ebx": "rbx", "esp": "rsp", "ebp": "rbp", "esi": "rsi", "edi": "rdi",
        **{f"r{n}d": f"r{n}" for n in range(8, 16)}}
"""The 64-bit name of each general register by its 32-bit name, which stands for the register in code of both widths."""
NARROW = {wide: narrow for narrow, wide in WIDE.items()}


@dataclass(frozen=True)
class RegisterSet:
    """`files`: file -> registers; `low`, `high`: general registers with a low and with a high byte name.

    `beside_high`: those that may be in one instruction with a high byte. The others are general registers by what
    instructions that name no operands do with them: `source`, `destination` and `counter` of string instructions,
    which store the `accumulator`; `stack` points to the stack and holds no value.
    """

    bits: int
    files: dict[str, tuple[str, ...]]
    low: tuple[str, ...]
    high: tuple[str, ...] = HIGH
    beside_high: tuple[str, ...] = LEGACY
    stack: str = "esp"
    accumulator: str = "eax"
    counter: str = "ecx"
    data: str = "edx"
    source: str = "esi"
    destination: str = "edi"

    @property
    def general(self) -> tuple[str, ...]:
        """The general registers that hold values; the stack pointer does not."""
        return self.files["r"]

    def preferred(self, byte: bool, wide: bool = False) -> Sequence[str]:
        """The general registers in the order to take them: those with a high byte name first if `byte`, else last.

        In 64-bit code r8 to r15 come first for 64-bit values (`wide`), whose instructions have a prefix anyway.
        """
        return self._orders[byte, wide]

    @cached_property
    def _orders(self) -> dict[tuple[bool, bool], tuple[str, ...]]:
        """`preferred` by whether a byte name is wanted, and whether the value is one of 64 bits."""
        others = tuple(r for r in self.general if r not in HIGH)
        long = tuple(r for r in others if r not in LEGACY) + tuple(r for r in others if r in LEGACY)
        return {(byte, wide): HIGH + some if byte else some + HIGH
                for wide, some in ((False, others), (True, long)) for byte in (False, True)}

    def share(self, file: str, group: int, groups: int) -> tuple[str, ...]:
        """The registers of `file` that a stream may use: neighbours, but every `groups`-th of the general registers.

        So each stream has some with byte names. No instruction needs more than three registers of one file at once;
        ValueError where a share has fewer.
        """
        names = self.files[file]
        if len(names) // groups < LEAST:
            raise ValueError(f"{groups} streams in the {len(names)} registers of file {file}: each needs at least "
                             f"{LEAST}; use fewer streams or let them share the file")
        if file == "r":
            return names[group % groups::groups]
        size = len(names) // groups
        return names[group % groups * size:][:size]


@cache
def register_set(bits: int) -> RegisterSet:
    """The registers of code of so many bits."""
    long = bits == 64
    general = LEGACY + tuple(f"r{n}d" for n in range(8, 16) if long)
    vectors = {row.file: row.registers(bits) for row in ROWS}
    stack = {} if long else {STACK.file: tuple(STACK.place(i) for i in range(STACK.count))}
    files = {"r": general, **vectors, MASKS.file: MASKS.registers, **stack}
    return RegisterSet(bits, files, general if long else HIGH)


@cache
def file_of(register: str) -> str:
    """The file that a register belongs to."""
    if register.startswith(STACK.kind):
        return STACK.file
    if register in MASKS.registers:
        return MASKS.file
    return next((row.file for row in ROWS if register.startswith(row.name)), "r")


def parts_of(register: str) -> tuple[str, ...]:
    """A register with the names of its low part, if that has one."""
    row = VECTOR_FILES.get(file_of(register))
    return (register, low_part(register, row.low)) if row and row.low else (register,)


def low_part(register: str, file: str) -> str:
    """The register of a vector file that has the number of this one, which is as wide or wider."""
    number = register.removeprefix(VECTOR_FILES[file_of(register)].name)
    return VECTOR_FILES[file].name + number


def register_name(register: str, part: str = "32", wide: bool = False) -> str:
    """How code writes a register, or a part of a general one: "32", "16", "low" or "high"; `wide`: all its 64 bits."""
    if part == "32":
        return WIDE.get(register, register) if wide else register
    if register.startswith("r"):  # r8d to r15d
        return register[:-1] + ("w" if part == "16" else "b")
    if part == "16":
        return register[1:]
    return register[1] + "h" if part == "high" else register[1] + "l" if register.endswith("x") else register[1:] + "l"
