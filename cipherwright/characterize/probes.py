"""Probes: loops of instructions as text and as machine code, and what is timed of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cipherwright.characterize.shapes import encode
from targets.machinecode import decode_one
from targets.x86.registers import is_vector

CODE_BASE = 0x40800000
"""Where probes lie, and what calls a function that is timed: not at a multiple of 16 MB from kernels' code.

Golden Cove takes code at such distances for the same when it predicts jumps: 35 clocks a call (docs/characterize.md).
"""
LINE = 64
INSTRUCTIONS = 192
"""About how many instructions a loop has: its counter must not be seen, and the micro-op cache must hold it."""
CLEAN_UPPER = "vzeroupper"
"""What has to run before instructions of SSE on a machine with AVX: they need clean upper halves of vectors."""
_COUNT, _AGAIN, _RETURN = b"\x49\xff\xcf", b"\x0f\x85", b"\xc3"   # dec r15; jnz near; ret


@dataclass(frozen=True)
class Use:
    """One instruction of a body: its form, and the line that is assembled."""

    form: str
    text: str


@dataclass(frozen=True)
class Probe:
    """A loop whose `body` is repeated; `setup` runs before it.

    A `chain` is one in which every instruction of the body waits for the one before; else what is timed is how many
    the CPU can do at a time. `whole`: the body is not to be copied, for it jumps, or its length matters. `clocks` is
    about how long one run of it is to be.
    """

    name: str
    body: tuple[Use, ...]
    setup: tuple[str, ...] = ()
    chain: bool = False
    whole: bool = False
    clocks: int = 24_000

    @property
    def copies(self) -> int:
        """How often the body stands in the loop."""
        return 1 if self.whole else max(1, INSTRUCTIONS // len(self.body))


@dataclass
class Code:
    """Machine code of probes from CODE_BASE on; `entries`: where each begins."""

    body: bytearray = field(default_factory=bytearray)
    entries: list[int] = field(default_factory=list)


def lines(probes: Iterable[Probe]) -> Iterable[str]:
    """All lines of probes."""
    for probe in probes:
        yield from probe.setup
        yield from (use.text for use in probe.body)


def _of_sse(raw: bytes) -> bool:
    """Whether an instruction is of SSE, which leaves the upper halves of vector registers as they are."""
    one = decode_one(raw, 0, 64)
    return one.encoding == "legacy" and any(is_vector(r.number) for r in (*one.reads, *one.writes))


def code_of(probes: Sequence[Probe], avx: bool = False) -> Code:
    """The code of probes, one behind the other; errors as `encode`.

    `avx`: the machine has it, so that upper halves are cleaned before a probe with instructions of SSE in its body.
    """
    known = encode(["ret", CLEAN_UPPER, *lines(probes)])
    sse = {use.text for use in dict.fromkeys(use for p in probes for use in p.body) if _of_sse(known[use.text])}
    out = Code()
    for probe in probes:
        out.body += bytes(-len(out.body) % LINE)
        out.entries.append(CODE_BASE + len(out.body))
        clean = (CLEAN_UPPER,) if avx and any(use.text in sse for use in probe.body) else ()
        out.body += b"".join(known[text] for text in (*clean, *probe.setup))
        out.body += b"\x90" * (-len(out.body) % LINE)
        start = len(out.body)
        out.body += b"".join(known[use.text] for use in probe.body) * probe.copies + _COUNT
        back = start - (len(out.body) + len(_AGAIN) + 4)
        out.body += _AGAIN + back.to_bytes(4, "little", signed=True) + _RETURN
    return out
