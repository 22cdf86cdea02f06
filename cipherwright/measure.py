"""Measuring a kernel on the machine at hand, by the papers' method: CPUID and RDTSC around the call.

The measuring loop is measure32.asm. What is reported is in core cycles: a chain of additions of known latency, timed
in the same run, says how many core cycles pass during a tick of the time-stamp counter (on a machine of
today the counter runs at a fixed rate that is not the core's).
"""

from __future__ import annotations

import contextlib
import hashlib
import platform
import signal
import statistics
import struct
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cipherwright.assemble import run_nasm
from cipherwright.errors import UserError
from cipherwright.machine import Argument, Buffer, MachineError, MachineUnavailable
from targets.elf import PAGE, Image, Segment

METHODS = ("brackets", "null-loop")
CODE, CONFIG, RESULTS, ARENA = 0x7E000000, 0x7E100000, 0x7E200000, 0x20000000
WORDS = 16
CHAIN = 1000 * 100
"""Additions in the chain: PASSES * LINKS of measure32.asm."""
WARMUP = 20
TIMEOUT = 120.0
_CONFIG = struct.Struct(f"<5I{WORDS}I")


@dataclass(frozen=True)
class Ticks:
    """The time of one bracket over all runs, in ticks of the time-stamp counter."""

    average: float
    median: float
    minimum: float

    @classmethod
    def of(cls, ticks: Sequence[int]) -> Ticks:
        """The three figures of a series."""
        return cls(statistics.fmean(ticks), statistics.median(ticks), min(ticks))


@dataclass(frozen=True)
class Brackets:
    """What every run times: the call, nothing, the null function, and the chain of additions."""

    function: Ticks
    empty: Ticks
    null: Ticks
    chain: Ticks
    runs: int

    def cycles_per_tick(self, chain_cycles: float) -> float:
        """Core cycles in a tick of the counter; `chain_cycles` is what the chain takes on this CPU.

        Medians, because an interrupt during one run of the chain must not change every figure.
        """
        ticks = self.chain.median - self.empty.median
        if ticks <= 0:
            raise MachineError("the chain of additions took no time: the time-stamp counter of this machine is too "
                               "coarse, or virtual; measure on another one")
        return chain_cycles / ticks

    def cycles(self, method: str, chain_cycles: float) -> Ticks:
        """Core cycles of one call by a method, each figure with the same figure of the overhead subtracted."""
        overhead = self.null if method == "null-loop" else self.empty
        ratio = self.cycles_per_tick(chain_cycles)
        return Ticks((self.function.average - overhead.average) * ratio,
                     (self.function.median - overhead.median) * ratio,
                     (self.function.minimum - overhead.minimum) * ratio)


@dataclass(frozen=True)
class Host:
    """This machine, and what `CHAIN` dependent additions take on it, in core cycles."""

    name: str
    chain_cycles: float

    @classmethod
    def here(cls, cpuinfo: str | None = None) -> Host:
        """From /proc/cpuinfo (or its text).

        `add r32,r32` has a latency of one clock on every x86 since the Pentium except Willamette and Northwood
        (Intel, family 15, models 0 to 2): half a clock (Agner Fog, Instruction tables, sheet P4, row 'ADD, SUB').
        """
        if cpuinfo is None:
            try:
                cpuinfo = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
            except OSError:
                cpuinfo = ""
        first = cpuinfo.split("\n\n")[0].splitlines()
        facts = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in first)}
        model = facts.get("model", "")
        half = (facts.get("vendor_id"), facts.get("cpu family")) == ("GenuineIntel", "15") and model in ("0", "1", "2")
        virtual = " in a virtual machine" if "hypervisor" in facts.get("flags", "").split() else ""
        name = " ".join(facts.get("model name", platform.machine()).split())
        family = f" (family {facts['cpu family']}, model {model})" if "cpu family" in facts else ""
        return cls(name + family + virtual, CHAIN * (0.5 if half else 1))


def _words(args: Sequence[Argument], arena: int) -> tuple[list[int], Segment | None]:
    """The argument words, and the buffers as one segment: one behind the other, each on a cache line of its own."""
    body = bytearray()
    words = []
    for arg in args:
        if isinstance(arg, Buffer):
            body += bytes(-len(body) % 64)
            words.append(arena + len(body))
            body += arg.data
        elif isinstance(arg, int):
            words.append(arg & 0xFFFFFFFF)
        else:
            raise MachineError("a kernel is measured with buffers of its own; no argument may stand for another")
    if len(words) > WORDS:
        raise MachineError(f"{len(words)} arguments; at most {WORDS} can be measured")
    return words, Segment(arena, bytes(body), True, False) if body else None


def executable(segments: Sequence[Segment], entry: int, zeros: tuple[int, int]) -> bytes:
    """A static i386 ELF executable of these segments, and of `zeros` (address, bytes) of cleared memory."""
    count = len(segments) + 2
    offset = PAGE
    headers, body = [], bytearray()
    for s in segments:
        flags = 4 | (2 if s.writable else 0) | (1 if s.executable else 0)
        headers.append(struct.pack("<8I", 1, offset + len(body), s.address, s.address, len(s.data), len(s.data), flags,
                                   PAGE))
        body += s.data + bytes(-len(s.data) % PAGE)
    headers.append(struct.pack("<8I", 1, 0, zeros[0], zeros[0], 0, zeros[1], 6, PAGE))
    headers.append(struct.pack("<8I", 0x6474E551, 0, 0, 0, 0, 0, 6, 16))    # PT_GNU_STACK: not executable
    head = b"\x7fELF\1\1\1" + bytes(9) + struct.pack("<2H5I6H", 2, 3, 1, entry, 52, 0, 0, 52, 32, count, 0, 0, 0)
    head += b"".join(headers)
    if len(head) > PAGE:
        raise MachineError(f"{len(segments)} segments do not fit the header page")
    return head + bytes(PAGE - len(head)) + bytes(body)


def measuring_code() -> bytes:
    """measure32.asm, assembled; kept in the repository's .cache where that can be written."""
    here = Path(__file__).resolve()
    source = here.with_name("measure32.asm").read_text(encoding="utf-8")
    cached = here.parents[1] / ".cache" / ("measure32-" + hashlib.sha256(source.encode()).hexdigest()[:16])
    try:
        return cached.read_bytes()
    except OSError:
        pass
    body = run_nasm(source, "measure32.asm", "bin")
    from cipherwright.build import write_atomically

    with contextlib.suppress(UserError):    # a read-only installation: assemble every time
        write_atomically(cached, body)
    return body


def measure(image: Image, symbol: str, args: Sequence[Argument], blocks: int, runs: int,
            timeout: float = TIMEOUT) -> Brackets:
    """Time calls of a cdecl function; `blocks` is the count that the null function counts down (0: no loop).

    Raises MachineUnavailable where i386 programs do not run, MachineError when the program dies or does not end.
    A call that takes longer than 2^32 ticks (about a second) comes out too short.
    """
    words, buffers = _words(args, ARENA)
    if any(s.address < high and low < s.end for s in image.segments
           for low, high in ((ARENA, 0x60000000), (CODE, 0x80000000))):
        raise MachineError("the code lies at addresses that the measuring program keeps for itself")
    config = _CONFIG.pack(WARMUP, runs, image.entry(symbol), blocks, len(words), *words, *[0] * (WORDS - len(words)))
    segments = [*image.segments, Segment(CODE, measuring_code(), False, True),
                Segment(CONFIG, config + bytes(64), True, False)]
    if buffers is not None:
        segments.append(buffers)
    out = _run(executable(segments, CODE, (RESULTS, 16 * runs)), symbol, 16 * runs, timeout)
    ticks = list(struct.iter_unpack("<4I", out))
    function, empty, null, chain = (Ticks.of([run[k] for run in ticks]) for k in range(4))
    return Brackets(function, empty, null, chain, runs)


def _run(program: bytes, symbol: str, size: int, timeout: float) -> bytes:
    with tempfile.TemporaryDirectory(prefix="cipherwright-measure-") as folder:
        path = Path(folder, "measure")
        path.write_bytes(program)
        path.chmod(0o700)
        try:
            done = subprocess.run([str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, timeout=timeout, check=False)
        except OSError as error:
            raise MachineUnavailable(f"this system does not run i386 programs ({error})") from None
        except subprocess.TimeoutExpired:
            raise MachineError(f"{symbol}: the measurement did not end within {timeout:g} s; "
                               "take fewer runs or blocks") from None
    if done.returncode < 0:
        raise MachineError(f"{symbol}: the measurement ended with {signal.Signals(-done.returncode).name}: the "
                           "kernel faulted, or this machine does not allow CPUID or RDTSC in user mode")
    if done.returncode or len(done.stdout) != size:
        raise MachineError(f"{symbol}: the measurement gave {len(done.stdout)} bytes, {size} were expected "
                           f"(exit status {done.returncode})")
    return done.stdout
