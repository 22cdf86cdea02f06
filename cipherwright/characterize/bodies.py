"""Bodies of probes: one form again and again, independent, or in a chain from one operand to another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from cipherwright.characterize.probes import Probe, Use
from cipherwright.characterize.shapes import (
    BASE,
    CONSTANT,
    GENERAL,
    VECTOR_CONSTANTS,
    VECTORS,
    Shape,
    file_of,
    register_operands,
    sized,
    text_of,
)

_MASKS, _MASK_CONSTANTS = range(2, 6), ("1", "6", "7")
_LOW = ("rbx", "rbp", "rsi", "rdi")     # which a byte of the second kind (ch) can stand beside
MEMORY, FLAGS = -1, -2
"""In the place of an operand's number: the address of memory, the flags."""


def uses(shape: Shape, start: int = 0, place: int = 0, span: int = 128) -> Iterator[Use]:
    """Independent instructions of a form without end: each writes the next register, sources stay as they are.

    `place` is where in memory they read and write, in bytes from the base, `span` how many bytes they do so in. What an
    instruction reads and writes by its own choice (rax of mul, carry) it reads and writes all the same.
    """
    for n in count(start):
        yield Use(shape.form, text_of(shape.form, _registers(shape, n), _address(shape, n, place, span)))


def _address(shape: Shape, n: int, place: int, span: int) -> str:
    size = max((int(op.kind[1:].rstrip("b")) for op in shape.operands if op.memory), default=64) // 8
    spread = 16 if shape.stores and shape.loads else max(1, span // size)
    return f"{BASE}+{place + n % spread * size}"


def _registers(shape: Shape, n: int) -> list[str]:
    """The registers of the n-th independent instruction."""
    general = _LOW if any(op.kind == "r8h" for op in shape.operands) else GENERAL
    constants = {"r": iter(CONSTANT), "v": map(str, VECTOR_CONSTANTS), "k": iter(_MASK_CONSTANTS)}
    out = []
    places = [op for op in shape.operands if op.file]
    written = 0
    for op in places:
        if not op.written:
            out.append(next(constants[op.file]))
            continue
        pool = {"r": general, "v": tuple(map(str, VECTORS)), "k": tuple(map(str, _MASKS))}[op.file]
        out.append(pool[(n + written * (len(pool) // 2)) % len(pool)])
        written += 1
    return out


def has_chain(shape: Shape) -> bool:
    """Whether instructions of a form depend on one another whatever registers are chosen: by rax, carry, the stack."""
    return bool(set(shape.implicit_reads) & set(shape.implicit_writes)) or shape.mnemonic in ("push", "pop")


def stream(shape: Shape, length: int = 48) -> Probe:
    """How many of a form the CPU can do at a time; the figure is of `length` instructions.

    Where each instruction reads what the one before has written by its own choice in rax, a copy of another register
    comes between; a chain through carry stays.
    """
    body = list(islice(uses(shape), length))
    if 0 in shape.implicit_reads and 0 in shape.implicit_writes:
        body = [u for one in body for u in (Use("mov r64,r64", "mov rax, r11"), one)]
    if shape.mnemonic in ("push", "pop"):
        body = body[:16]
        body.append(Use("lea r64,m", f"lea rsp, [rsp{'+' if shape.mnemonic == 'push' else '-'}128]"))
    return Probe(f"{shape.form}: stream", tuple(body))


@dataclass(frozen=True)
class Chain:
    """A chain through a form: from operand `source` to operand `target` (numbers of operands, MEMORY or FLAGS).

    `back` are the instructions that bring the result to the source again, with forms; what they take is subtracted:
    `known` clocks, and the latency of the transfer named `via`, if any.
    """

    form: str
    source: int
    target: int
    probe: Probe
    known: float = 0.0
    via: str = ""
    links: int = 1

    @property
    def name(self) -> str:
        """``2>1`` for from the second operand to the first, ``m`` for the address, ``f`` for the flags."""
        said = {MEMORY: "m", FLAGS: "f"}
        return f"{said.get(self.source, str(self.source + 1))}>{said.get(self.target, str(self.target + 1))}"


RETURNS = {
    ("v", "r"): ("vmovq {1:r64}, {0:x}", "v>r"), ("r", "v"): ("vmovq {1:x}, {0:r64}", "r>v"),
    ("v", "k"): ("vpmovd2m {1:k}, {0:z}", "v>k"), ("k", "v"): ("vpmovm2d {1:z}, {0:k}", "k>v"),
    ("r", "k"): ("kmovq {1:k}, {0:r64}", "r>k"), ("k", "r"): ("kmovq {1:r64}, {0:k}", "k>r"),
}
"""From one file of registers to another: the instruction that brings a result back, and what its latency is called."""
LEGACY_RETURNS = {("v", "r"): "movq {1:r64}, {0:x}", ("r", "v"): "movq {1:x}, {0:r64}"}
ROUND_TRIPS = {("v>r", "r>v"): ("vmovq rbx, xmm1", "vmovq xmm1, rbx"),
               ("v>k", "k>v"): ("vpmovd2m k2, zmm1", "vpmovm2d zmm1, k2"),
               ("r>k", "k>r"): ("kmovq k2, rbx", "kmovq rbx, k2")}
"""What is known of transfers: a round trip, of which each way counts half."""


def round_trips(have: frozenset[str]) -> dict[tuple[str, str], Probe]:
    """The chains there and back between files of registers that this machine has."""
    out = {}
    for names, pair in ROUND_TRIPS.items():
        if "k" in names[0] and "avx512dq" not in have:
            continue
        texts = pair if "avx" in have else tuple(t.replace("vmovq", "movq") for t in pair)
        out[names] = Probe(f"{names[0]} and back", tuple(Use("", t) for t in texts), chain=True)
    return out


def _back(shape: Shape, source: str, target: str, registers: tuple[str, str]) -> tuple[str, str] | None:
    """The line from `registers[0]` of file `target` to `registers[1]` of `source`, with its latency's name."""
    if (target, source) not in RETURNS:
        return None
    pattern, via = RETURNS[target, source]
    if shape.legacy and "k" not in (source, target):
        pattern = LEGACY_RETURNS[target, source]
    for place in (0, 1):
        head, _, rest = pattern.partition(f"{{{place}:")
        if rest:
            kind, _, tail = rest.partition("}")
            pattern = head + sized(registers[place], kind) + tail
    return pattern, via


_FIRST = {"r": ("rbx", "rsi"), "v": ("1", "2"), "k": ("2", "3")}


def chains(shape: Shape) -> list[Chain]:
    """The chains that tell a form's latencies: from each operand that it reads to each that it writes."""
    out: list[Chain] = []
    operands = () if shape.mnemonic in ("push", "pop") else shape.operands
    for t, target in enumerate(operands):
        if not target.written:
            continue
        for s, source in enumerate(operands):
            if source.read and (found := _between(shape, s, t)):
                out.append(found)
        for number in shape.implicit_reads:
            if file_of(number) == "f" and (found := _from_flags(shape, t)):
                out.append(found)
        if shape.loads and not shape.stores and (found := _from_memory(shape, t)):
            out.append(found)
    if not any(c.source != FLAGS for c in out) and has_chain(shape) and 0 in shape.implicit_writes:
        body = tuple(islice(uses(shape), 1))
        out.append(Chain(shape.form, 0, 0, Probe(f"{shape.form}: by rax", body, chain=True)))
    if any(file_of(n) == "f" for n in shape.implicit_reads) and any(
            file_of(n) == "f" and n in shape.implicit_writes for n in shape.implicit_reads):
        body = tuple(islice(uses(shape), 10))
        out.append(Chain(shape.form, FLAGS, FLAGS, Probe(f"{shape.form}: f>f", body, chain=True), links=10))
    return out


def _places(shape: Shape) -> list[int]:
    """The numbers of operands that are registers, in order of `register_operands`."""
    return [n for n, op in enumerate(shape.operands) if op.file]


def _filled(shape: Shape, given: dict[int, str], memory: str = BASE) -> str:
    """The line of a form with these registers, and constants elsewhere; what is written besides goes out of the way.
    """
    registers = _registers(shape, 4)
    for position, n in enumerate(_places(shape)):
        if n in given:
            registers[position] = given[n]
    assert len(registers) == len(register_operands(shape.form))
    return text_of(shape.form, registers, memory)


def _between(shape: Shape, s: int, t: int) -> Chain | None:
    source, target = shape.operands[s], shape.operands[t]
    name = f"{shape.form}: {s + 1}>{t + 1}"
    first, second = _FIRST[target.file]
    if shape.mnemonic in ("shl", "shr", "sar", "rol", "ror") and s:
        return None         # by cl, which is no other register: the count
    if source.kind == "r8h":
        return None
    if source.file == target.file:
        if s == t:
            texts = [_filled(shape, {t: first})]
        elif shape.operands[s].written:         # xchg: what one gives the other takes, next time
            texts = [_filled(shape, {t: first, s: second})]
        else:
            texts = [_filled(shape, {t: first, s: second}), _filled(shape, {t: second, s: first})]
        probe = Probe(name, tuple(Use(shape.form, text) for text in texts), chain=True)
        return Chain(shape.form, s, t, probe, links=len(texts))
    if "z}" in source.kind:
        return None
    here = _FIRST[source.file][0]
    back = _back(shape, source.file, target.file, (first, here))
    if back is None:
        return None
    body = (Use(shape.form, _filled(shape, {t: first, s: here})), Use("", back[0]))
    return Chain(shape.form, s, t, Probe(name, body, chain=True), via=back[1])


def _from_flags(shape: Shape, t: int) -> Chain | None:
    """From the flags to a register: a comparison with it, of one clock, makes the next flags."""
    target = shape.operands[t]
    if any(file_of(n) == "f" for n in shape.implicit_writes):
        return None
    body = (Use(shape.form, _filled(shape, {t: "rbx"})),
            Use("cmp r32,r32", f"cmp {sized('rbx', target.kind)}, {sized('rcx', target.kind)}"))
    return Chain(shape.form, FLAGS, t, Probe(f"{shape.form}: f>{t + 1}", body, chain=True), known=1)


def _from_memory(shape: Shape, t: int) -> Chain | None:
    """From the address of memory that holds zeros to a register, which is then made the next address."""
    from cipherwright.characterize.prober import ARENA

    target = shape.operands[t]
    zero = ("xor ebx, ebx", "xor ecx, ecx", "xor edx, edx")
    address, name = f"rbx+{ARENA + 0x4000:#x}", f"{shape.form}: m>{t + 1}"
    if target.file == "r":
        body = [Use(shape.form, _filled(shape, {t: "rbx"}, address))]
        return Chain(shape.form, MEMORY, t, Probe(name, tuple(body), zero, chain=True))
    if target.file != "v":
        return None
    back = _back(shape, "r", "v", ("1", "rbx"))
    assert back is not None
    body = [Use(shape.form, _filled(shape, {t: "1"}, address)), Use("", back[0]),
            Use("and r64,r64", "and rbx, rcx")]
    return Chain(shape.form, MEMORY, t, Probe(name, tuple(body), zero, chain=True), known=1,
                 via=back[1])
