"""The text of a microbenchmark, as manuals print it, read into lines that NASM accepts.

Manuals write MASM (``byte ptr``, ``offset a``, ``array[ecx*4]``, ``0fh``), name memory and constants by symbols, jump
to labels outside the example, and sometimes say in words what the code is. All that is decided by rules on the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from cipherwright.microbench.prose import expand_prose

SYMBOL_BASE = 0x120000      # above 64K, so that an address does not fit 16 bits
SYMBOL_STEP = 0x450         # room for 1 KB tables; not a multiple of a cache line, so neighbours differ in their banks
SHIFT_COUNT = 7
CONSTANT = 0x5A827999       # a constant that needs 32 bits

_GPR = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di")
_TOKEN = re.compile(r"0x[0-9a-f]+|\d[0-9a-f]*h\b|\d+|[a-z_$?.@][\w$?.@]*|\{\w+\}|[^\s\w]", re.IGNORECASE)
_SIZES = {"byte": 1, "word": 2, "dword": 4, "qword": 8, "tword": 10, "oword": 16}
_ALIASES = {"xmmword": "oword", "mmword": "qword", "tbyte": "tword"}
_SHIFTS = frozenset("shl sal shr sar rol ror rcl rcr shld shrd".split())
_PREFIXES = frozenset("rep repe repne repz repnz lock".split())
SEGMENTS = frozenset(f"{name}:" for name in ("cs", "ds", "es", "fs", "gs", "ss"))
"""Segment registers in front of an address. All segments begin at 0 here: an override is a prefix and no more."""
_SEGMENT = re.compile(r"\b([cdefgs]s)\s*:", re.IGNORECASE)


class TextError(ValueError):
    """A line of a sequence that cannot be turned into an instruction; the message says which and why."""


@dataclass(frozen=True)
class Register:
    """A register name: its class (gpr, mm, xmm, ymm, zmm, k, st), number and width in bits (0: a high byte)."""

    kind: str
    number: int
    width: int

    @property
    def text(self) -> str:
        """The name as NASM writes it."""
        n = self.number
        if self.kind != "gpr":
            return f"{self.kind}{n}"
        if self.width == 0:
            return _GPR[n][0] + "h"
        if n >= 8:
            return f"r{n}" + {8: "b", 16: "w", 32: "d", 64: ""}[self.width]
        low = _GPR[n][0] + "l" if n < 4 else _GPR[n] + "l"
        return {8: low, 16: _GPR[n], 32: "e" + _GPR[n], 64: "r" + _GPR[n]}[self.width]


def _names() -> dict[str, Register]:
    out = {}
    registers = [Register("gpr", n, w) for n in range(16) for w in (8, 16, 32, 64)]
    registers += [Register("gpr", n, 0) for n in range(4)] + [Register("st", n, 80) for n in range(8)]
    registers += [Register("mm", n, 64) for n in range(8)]
    registers += [Register("k", n, 64) for n in range(8)]
    registers += [Register(k, n, w) for k, w in (("xmm", 128), ("ymm", 256), ("zmm", 512)) for n in range(32)]
    for register in registers:
        out[register.text] = register
    return out | {"st": Register("st", 0, 80)}


REGISTERS = _names()


@dataclass(frozen=True)
class Line:
    """One instruction: `operands` are lists of tokens in NASM's spelling; `dependent` is what the text says of it."""

    mnemonic: str
    operands: tuple[tuple[str, ...], ...] = ()
    label: str = ""
    dependent: bool | None = None

    @property
    def text(self) -> str:
        """The NASM line without its label."""
        return f"{self.mnemonic} {', '.join(' '.join(o) for o in self.operands)}".strip()

    @property
    def jumps_to(self) -> str:
        """The label it jumps to, or an empty text."""
        if self.operands and (self.mnemonic[0] == "j" or self.mnemonic in ("call", "loop")):
            name = self.operands[-1][-1]
            return name if name.startswith("l_") else ""
        return ""

    def registers(self) -> list[Register]:
        """The registers named, in order."""
        return [REGISTERS[t] for operand in self.operands for t in operand if t in REGISTERS]

    def renamed(self, mapping: dict[tuple[str, int], int]) -> Line:
        """The line with registers exchanged, by (class, number)."""
        def one(token: str) -> str:
            register = REGISTERS.get(token)
            if register is None:
                return token
            return replace(register, number=mapping.get((register.kind, register.number), register.number)).text
        return replace(self, operands=tuple(tuple(one(t) for t in operand) for operand in self.operands))


@dataclass
class Sequence:
    """The lines of one microbenchmark and the values of the symbols in them."""

    lines: list[Line]
    bits: int
    symbols: dict[str, int] = field(default_factory=dict)


def parse_sequence(texts: list[str], bits: int = 32) -> Sequence:
    """Read the lines of a row; `bits` is raised to 64 by a 64-bit register. TextError names the line."""
    sequence = Sequence([], bits)
    items: list[tuple[str, bool | None]] = []
    for text in texts:
        prose = expand_prose(text)
        items += [(part, None) for part in text.split(" / ")] if prose is None else prose
    if any(REGISTERS[t].width == 64 and REGISTERS[t].kind == "gpr" for text, _ in items
           for t in _TOKEN.findall(text.lower()) if t in REGISTERS):
        sequence.bits = 64
    labels = {text.split(":")[0].strip() for text, _ in items if _label(text)}
    for text, dependent in items:
        sequence.lines += [replace(line, dependent=dependent) for line in _lines(text, sequence, labels)]
    return sequence


def _label(text: str) -> bool:
    return bool(re.match(r"\s*[A-Za-z_]\w*\s*:", text))


def _lines(text: str, sequence: Sequence, labels: set[str]) -> list[Line]:
    """The instruction of one text, or two where it says ``mov rax,rax-chain``: the value goes to and fro."""
    chain = re.fullmatch(r"\s*(\w+)\s+(\w+)\s*,\s*(\w+)-chain\s*", text)
    if chain:
        register = REGISTERS.get(chain[2].lower())
        if register is None or chain[3] != chain[2]:
            raise TextError(f"'{text}': a chain needs the same register twice")
        other = replace(register, number=3 if register.number != 3 else 0)
        return [_line(f"{chain[1]} {a.text},{b.text}", sequence, labels)
                for a, b in ((other, register), (register, other))]
    return [_line(text, sequence, labels)]


def _line(text: str, sequence: Sequence, labels: set[str]) -> Line:
    label, body = "", text.split(";")[0].strip()
    if _label(body):
        label, _, body = (part.strip() for part in body.partition(":"))
    words = body.split()
    if len(words) > 1 and f"{words[0].lower()}:" in SEGMENTS:      # the prefix in front, ``ds mov eax,[ebx]``
        if "[" not in body:
            raise TextError(f"'{text}' has no memory operand for {words[0]}; write it in front of one in brackets")
        body = body.split(None, 1)[1].replace("[", f"[{words[0]}:", 1)
        words = body.split()
    if not words or not re.fullmatch(r"[A-Za-z]\w*", words[0]):
        raise TextError(f"'{text}' is not an instruction")
    count = 2 if words[0].lower() in _PREFIXES and len(words) > 1 else 1
    mnemonic, rest = " ".join(words[:count]).lower(), body.split(None, count)[count:]
    operands = [_tokens(part, text) for part in _split(rest[0])] if rest else []
    jump = mnemonic[0] == "j" or mnemonic in ("call", "loop")
    done = tuple(tuple(_operand(tokens, mnemonic, jump, sequence, labels)) for tokens in operands)
    return Line(mnemonic, tuple(_sized(done, mnemonic, sequence.bits)), f"l_{label}" if label else "")


def _split(text: str) -> list[str]:
    """Operands, apart at commas."""
    return [part.strip() for part in text.split(",")]


def _tokens(part: str, text: str) -> list[str]:
    """Tokens with MASM's words taken out and ``array[ecx]`` turned into ``[array+ecx]``.

    So is ``ds:[ebx]`` into ``[ds:ebx]``; ``ds:1234h`` is memory, too.
    """
    part = re.sub(r"\bst\((\d)\)", r"st\1", part, flags=re.IGNORECASE)
    part, segments = _without_segment(part)
    tokens = [_lower(t) for t in _TOKEN.findall(part)]
    tokens = [_ALIASES.get(t, t) for t in tokens if t not in ("ptr", "flat", "short")]
    if not tokens or len(segments) > 1:
        raise TextError(f"'{text}': {'an empty operand' if not tokens else 'an operand has one segment register'}")
    if segments and "[" not in tokens:
        at = 1 if tokens[0] in _SIZES else 0
        tokens = [*tokens[:at], "[", *tokens[at:], "]"]
    if "[" in tokens:
        at = tokens.index("[")
        before = [t for t in tokens[:at] if t not in _SIZES]
        if before:
            tokens = [t for t in tokens[:at] if t in _SIZES] + ["["] + before + ["+"] + tokens[at + 1:]
            tokens = [t for i, t in enumerate(tokens) if t not in "[]" or i == tokens.index("[")] + ["]"]
        tokens[tokens.index("[") + 1:tokens.index("[") + 1] = segments
    return tokens


def _without_segment(part: str) -> tuple[str, list[str]]:
    """An operand without its segment register, and that with its colon."""
    found = [match[1].lower() + ":" for match in _SEGMENT.finditer(part)]
    return (_SEGMENT.sub("", part), found) if found else (part, [])


def _lower(token: str) -> str:
    low = token.lower()
    known = low in REGISTERS or low in _SIZES or low in _ALIASES or low in ("ptr", "offset", "flat", "short")
    return low if known or token[0].isdigit() else token


def _operand(tokens: list[str], mnemonic: str, jump: bool, sequence: Sequence, labels: set[str]) -> list[str]:
    address = "[" in tokens or "offset" in tokens
    out = []
    for token in tokens:
        if token == "offset":
            continue
        segment = token in SEGMENTS or f"{token.lower()}:" in SEGMENTS
        if segment or token in REGISTERS or token in _SIZES or not re.match(r"[A-Za-z_$?.@]", token):
            out.append(_number(token))
        elif jump and not address:
            out.append(f"l_{token}")
        elif token in labels:
            out.append(f"l_{token}")
        else:
            out.append(_symbol(token, tokens, mnemonic, address, sequence))
    return out


def _number(token: str) -> str:
    return str(int(token[:-1], 16)) if re.fullmatch(r"\d[0-9a-fA-F]*[hH]", token) else token


def _symbol(name: str, tokens: list[str], mnemonic: str, address: bool, sequence: Sequence) -> str:
    """A symbol by its place: in an address the place of a table or variable, else a constant or a shift count.

    One letter added to an unscaled base register is a small displacement (a word of a block), in ``lea`` a constant.
    """
    key = f"s_{name}"
    if not address:
        value = SHIFT_COUNT if mnemonic in _SHIFTS else CONSTANT
    elif len(name) == 1 and any(t in REGISTERS for t in tokens) and "*" not in tokens:
        value = CONSTANT if mnemonic == "lea" else 8
    else:
        value = SYMBOL_BASE + SYMBOL_STEP * len(sequence.symbols)
    sequence.symbols.setdefault(key, value)
    return key


def _sized(operands: tuple[tuple[str, ...], ...], mnemonic: str, bits: int) -> list[tuple[str, ...]]:
    """A memory operand beside no register is given the size that the manuals mean: 32 bits (64 for push and pop)."""
    needs = all(not (len(o) == 1 and o[0] in REGISTERS) for o in operands)
    size = "qword" if mnemonic in ("push", "pop") and bits == 64 else "dword"
    free = mnemonic.startswith(("prefetch", "clflush", "lea", "fnst", "fld", "fst", "j", "call"))
    out = []
    for o in operands:
        bare = o[0] == "["
        out.append((size, *o) if bare and needs and (not free or mnemonic in ("fld", "fst", "fstp")) else o)
    return out


def memory_operand(line: Line) -> int:
    """The position of the memory operand of a line, or -1."""
    return next((i for i, o in enumerate(line.operands) if "[" in o and line.mnemonic != "lea"), -1)
