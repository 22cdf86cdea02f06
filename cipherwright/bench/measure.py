"""Measuring a kernel on the machine at hand, by the papers' method: RDTSC before and behind the call.

The measuring loop is measure32.asm, for 64-bit code measure64.asm. What the papers wait for by CPUID is waited for by
LFENCE where the CPU has that: hypervisors serve every CPUID, on one machine in 36,000 ticks. What is reported is in
core cycles: a chain of additions of known latency, timed before and behind each call, says how many core cycles pass
during a tick of the time-stamp counter (on a machine of today the counter runs at a fixed rate that is not the core's).
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import math
import platform
import signal
import statistics
import struct
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cipherwright.errors import UserError
from cipherwright.machine.assemble import run_nasm
from cipherwright.machine.machine import Argument, Buffer, MachineError, MachineUnavailable, default_abi
from targets.abi import Abi
from targets.elf import PAGE, Image, Segment
from targets.kept import own_folder

METHODS = ("brackets", "null-loop")
CODE, CONFIG, RESULTS, ARENA = 0x7E800000, 0x7E900000, 0x7EA00000, 0x20000000
"""As common.inc has them; why the code is not at a multiple of 16 MB: `characterize.probes.CODE_BASE`."""
WORDS = 140
CHAIN = 100 * 100
"""Additions in the chain: PASSES * LINKS of common.inc."""
DISTURBED = 0.12
"""By which share of its best the watch is slower where something else had part of the core: mostly it has half."""
STEADY = 0.01
"""How far the chains before and behind a call may be apart, relative: else the core's rate changed, or one waited."""
WARMUP, SETTLE = 20, 40_000_000
"""Runs before those that count, and ticks that they take at least, some 15 to 20 ms. Behind other code a core after
Golden Cove runs wide instructions of 512 bits a tenth slower, at a higher rate, for 5 to 8 ms, until it has a rate for
them: the chain of additions before and behind a call is not slower, so that it would not be seen."""
TIMEOUT = 120.0
TRIALS = 5
LONGEST = 40_000
"""Ticks of a call of a benchmark: a hypervisor was seen to have the core every 130,000 for 5,500."""
_REGISTERS = ("edi", "esi", "edx", "ecx", "r8d", "r9d")
"""The argument registers of both 64-bit conventions, as measure64.asm has them."""
_COMMON = Path(__file__).with_name("common.inc")
_INCLUDE = f'%include "{_COMMON.name}"\n'
_RUN = struct.Struct("<8I")
"""What a run leaves: ticks of the call, of nothing, of the null function, then before and behind the call those of the
chain and of the watch; and the last one of these."""
_CONFIG = {32: struct.Struct(f"<6I{WORDS}I"), 64: struct.Struct(f"<6I{len(_REGISTERS)}Q{WORDS}Q")}
_HEADER = {32: (struct.Struct("<8I"), struct.Struct("<2H5I6H"), 3),
           64: (struct.Struct("<2I6Q"), struct.Struct("<2HI3QI6H"), 62)}
"""Of ELF: a program header, the file header behind its first 16 bytes, the machine."""


@dataclass(frozen=True)
class Ticks:
    """The time of one bracket over all runs, in ticks of the time-stamp counter."""

    average: float
    median: float
    minimum: float

    @classmethod
    def of(cls, ticks: Sequence[float]) -> Ticks:
        """The three figures of a series."""
        return cls(statistics.fmean(ticks), statistics.median(ticks), min(ticks))


@dataclass(frozen=True)
class Calls:
    """The calls of a measurement about which the core's rate did not change, in ticks; of each the slower of the two
    runs of the watch about it, and the mean of the two chains, both without the bracket.

    The watch is code as wide as the core (WATCHED * WIDE instructions of common.inc). Where another tenant's thread
    has the core's other half, for seconds on end, the chain of additions sees nothing of it: its instructions leave
    nearly all of the core idle. All that is wide is up to twice as slow, and the watch is.
    """

    ticks: Sequence[int]
    watch: Sequence[float]
    chain: Sequence[float]

    @classmethod
    def of(cls, ticks: Sequence[int], watches: Sequence[Sequence[int]], chains: Sequence[Sequence[int]],
           nothing: Ticks) -> Calls | None:
        """Of all calls, of the watches and chains before and behind each, and of brackets with nothing in them."""
        rows = [(call, max(watch) - nothing.median, sum(chain) / 2 - nothing.median)
                for call, watch, chain in zip(ticks, zip(*watches, strict=True), zip(*chains, strict=True), strict=True)
                if max(chain) <= min(chain) * (1 + STEADY) and min(chain) > nothing.median]
        return cls(*zip(*rows, strict=True)) if rows else None


@dataclass(frozen=True)
class Brackets:
    """What every run times: the call, nothing, the null function, of a shared library a call for no data, and the chain
    of additions; and those calls one by one of which that is of use."""

    function: Ticks
    empty: Ticks
    null: Ticks
    chain: Ticks
    runs: int
    calls: Calls | None = None

    def cycles_per_tick(self, chain_cycles: float) -> float:
        """Core cycles in a tick of the counter; `chain_cycles` is what the chain takes on this CPU.

        Medians, because an interrupt during one run of the chain must not change every figure. MachineError if the
        chain took no time.
        """
        ticks = self.chain.median - self.empty.median
        if ticks <= 0:
            raise MachineError("the chain of additions took no time: the time-stamp counter of this machine is too "
                               "coarse, or virtual; measure on another one")
        return chain_cycles / ticks

    def cycles(self, method: str, chain_cycles: float) -> Ticks:
        """Core cycles of one call by a method, each figure with the same figure of the overhead subtracted.

        Where calls are known one by one, of each by the chains about it; else by the chain of all runs.
        """
        overhead = self.overhead(method)
        ratio = self.cycles_per_tick(chain_cycles)
        calls = Ticks.of(self.each(chain_cycles)) if self.calls else \
            Ticks(self.function.average * ratio, self.function.median * ratio, self.function.minimum * ratio)
        return Ticks(calls.average - overhead.average * ratio, calls.median - overhead.median * ratio,
                     calls.minimum - overhead.minimum * ratio)

    def overhead(self, method: str) -> Ticks:
        """What a method subtracts, in ticks."""
        return self.null if method == "null-loop" else self.empty

    def each(self, chain_cycles: float) -> list[float]:
        """Core cycles of each call with its bracket, by the chains about it; the median where that is not known."""
        if self.calls is None:
            return [self.function.median * self.cycles_per_tick(chain_cycles)]
        return [ticks * chain_cycles / chain for ticks, chain in zip(self.calls.ticks, self.calls.chain, strict=True)]

    def watched(self, chain_cycles: float) -> list[float]:
        """Core cycles of the watch about each call; empty where they are not known."""
        return [ticks * chain_cycles / chain for ticks, chain in
                zip(self.calls.watch, self.calls.chain, strict=True)] if self.calls else []

    def disturbed(self, chain_cycles: float) -> int:
        """About how many of the calls something else had part of the core, against the best tenth of them."""
        found = self.watched(chain_cycles)
        return sum(one > quickest(found) * (1 + DISTURBED) for one in found)

    def calm(self, chain_cycles: float, quick: float) -> Brackets | None:
        """The same of those calls alone about which the watch took no more than `quick` core cycles, or little more;
        None if there are none. Where the watch is not known every call counts."""
        if self.calls is None:
            return self
        kept = [row for row, watch in zip(zip(self.calls.ticks, self.calls.watch, self.calls.chain, strict=True),
                                          self.watched(chain_cycles), strict=True)
                if watch <= quick * (1 + DISTURBED)]
        calls = Calls(*zip(*kept, strict=True)) if kept else None
        return replace(self, function=Ticks.of(calls.ticks), runs=len(kept), calls=calls) if calls else None


def not_too_long(blocks: int, ticks: float) -> int:
    """How many of so many blocks a call is to be for that would take so many ticks for all (`LONGEST`)."""
    return blocks if ticks <= LONGEST else max(1, int(blocks * LONGEST / ticks))


def quickest(watched: Sequence[float]) -> float:
    """What the watch takes when the core is ours alone: the best tenth of what is known; without any, no bound."""
    return sorted(watched)[len(watched) // 10] if watched else math.inf


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


def placed_words(args: Sequence[Argument], arena: int) -> tuple[list[int], Segment | None]:
    """The argument words, and the buffers as one segment: one behind the other, each on a cache line of its own.

    MachineError for an argument that stands for another, and for more than `WORDS` have room for.
    """
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
    if len(words) > WORDS - 4:  # four words of the stack may be shadow space
        raise MachineError(f"{len(words)} arguments; at most {WORDS - 4} can be measured")
    return words, Segment(arena, bytes(body), True, False) if body else None


def call_words(words: Sequence[int], abi: Abi) -> list[int]:
    """What a measuring program's settings say of a call by a convention.

    How many words are on the stack, then of 64-bit code what each of the six argument registers holds, then `WORDS`
    words of the stack, of which the last are unused.
    """
    general = dict(zip(abi.arguments, words, strict=False))
    stacked = [*[0] * (abi.shadow // 8), *words[len(abi.arguments):]]
    registers = [general.get(r, 0) for r in _REGISTERS] if abi.bits == 64 else []
    return [len(stacked), *registers, *stacked, *[0] * (WORDS - len(stacked))]


def executable(segments: Sequence[Segment], entry: int, zeros: tuple[int, int], bits: int = 32) -> bytes:
    """A static ELF executable of these segments, and of `zeros` (address, bytes) of cleared memory.

    MachineError for more segments than fit its first page.
    """
    count = len(segments) + 2
    offset = PAGE
    headers, body = [], bytearray()
    program, file, machine = _HEADER[bits]

    def header(kind: int, at: int, address: int, stored: int, size: int, flags: int, align: int) -> None:
        values = (at, address, address, stored, size)
        headers.append(program.pack(kind, *values, flags, align) if bits == 32 else
                       program.pack(kind, flags, *values, align))

    for s in segments:
        flags = 4 | (2 if s.writable else 0) | (1 if s.executable else 0)
        header(1, offset + len(body), s.address, len(s.data), len(s.data), flags, PAGE)
        body += s.data + bytes(-len(s.data) % PAGE)
    header(1, 0, zeros[0], 0, zeros[1], 6, PAGE)
    header(0x6474E551, 0, 0, 0, 0, 6, 16)    # PT_GNU_STACK: not executable
    size = 16 + file.size
    head = b"\x7fELF" + bytes([bits // 32, 1, 1]) + bytes(9)
    head += file.pack(2, machine, 1, entry, size, 0, 0, size, program.size, count, 0, 0, 0)
    head += b"".join(headers)
    if len(head) > PAGE:
        raise MachineError(f"{len(segments)} segments do not fit the header page")
    return head + bytes(PAGE - len(head)) + bytes(body)


def measuring_code(bits: int = 32) -> bytes:
    """measure32.asm or measure64.asm, assembled; errors as `assembled`."""
    return assembled(Path(__file__).with_name(f"measure{bits}.asm"))


def whole_text(path: Path) -> str:
    """The text of a program of the tool, with common.inc in the place where it takes that in."""
    return path.read_text(encoding="utf-8").replace(_INCLUDE, _COMMON.read_text(encoding="utf-8"))


def assembled(path: Path) -> bytes:
    """A program of the tool, assembled; kept with its programs where these can be. Errors as `run_nasm`."""
    source = whole_text(path)
    kept = own_folder("programs")
    if kept is None:                        # nowhere to write: assemble every time
        return run_nasm(source, path.name, "bin")
    cached = kept / f"{path.stem}-{hashlib.sha256(source.encode()).hexdigest()[:16]}"
    try:
        return cached.read_bytes()
    except OSError:
        pass
    body = run_nasm(source, path.name, "bin")
    from cipherwright.files import write_atomically

    with contextlib.suppress(UserError):
        write_atomically(cached, body)
    return body


@functools.cache
def check_native(features: frozenset[str], abi: Abi) -> None:
    """Raise MachineUnavailable unless this machine runs programs of this width and has these features."""
    from cipherwright.machine.native import NativeMachine

    NativeMachine(features, abi).close()


def demand_native(what: str, instead: str, features: frozenset[str] = frozenset(), abi: Abi | None = None) -> None:
    """UserError where `check_native` (of 64-bit code, unless `abi` says other) fails.

    It says `what` cannot be done, why, and what can be `instead`.
    """
    try:
        check_native(features, abi or default_abi(64))
    except MachineUnavailable as error:
        raise UserError(f"{what}: {error}; {instead}") from None


def measure(image: Image, symbol: str, args: Sequence[Argument], blocks: int, runs: int,
            timeout: float = TIMEOUT, abi: Abi | None = None) -> Brackets:
    """Time calls of a function by a convention (cdecl); `blocks` is what the null function counts down (0: no loop).

    `runs` calls, of which each is timed; `timeout` in seconds for all. Raises MachineUnavailable where such programs do
    not run, MachineError when the program dies or does not end. A call that takes longer than 2^32 ticks (about a
    second) comes out too short.
    """
    words, buffers = placed_words(args, ARENA)
    if any(s.address < high and low < s.end for s in image.segments
           for low, high in ((ARENA, 0x60000000), (CODE, 0x80000000))):
        raise MachineError("the code lies at addresses that the measuring program keeps for itself")
    abi = abi or default_abi()
    stacked, *rest = call_words(words, abi)
    config = _CONFIG[abi.bits].pack(WARMUP, runs, image.entry(symbol), blocks, stacked, SETTLE, *rest)
    segments = [*image.segments, Segment(CODE, measuring_code(abi.bits), False, True),
                Segment(CONFIG, config + bytes(64), True, False)]
    if buffers is not None:
        segments.append(buffers)
    size = _RUN.size * runs
    out = _run(executable(segments, CODE, (RESULTS, size), abi.bits), symbol, size, timeout)
    calls, empty, null, *about, _ = zip(*_RUN.iter_unpack(out), strict=True)
    nothing = Ticks.of(empty)
    return Brackets(Ticks.of(calls), nothing, Ticks.of(null), Ticks.of(about[0] + about[1]), runs,
                    Calls.of(calls, about[2:], about[:2], nothing))


def _run(program: bytes, symbol: str, size: int, timeout: float) -> bytes:
    with tempfile.TemporaryDirectory(prefix="cipherwright-measure-") as folder:
        path = Path(folder, "measure")
        path.write_bytes(program)
        path.chmod(0o700)
        try:
            done = subprocess.run([str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, timeout=timeout, check=False)
        except OSError as error:
            raise MachineUnavailable(f"this system does not run such programs ({error})") from None
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
