"""Running probes on this machine: a child process with their code, which times what it is asked to (probe64.asm)."""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from cipherwright.bench.measure import executable
from cipherwright.characterize.probes import CODE_BASE, Probe, code_of
from cipherwright.characterize.timing import Figure, Overhead, clocks, core_per_tick, settled
from cipherwright.errors import UserError
from cipherwright.machine.assemble import run_nasm
from cipherwright.machine.machine import MachineError, MachineUnavailable
from targets.elf import Segment
from targets.kept import own_folder

PROGRAM, CONFIG, ARENA, ARENA_BYTES = 0x7E000000, 0x7E100000, 0x20000000, 0x18000000
_REPLY_ROOM = 0x10000
RUNS, PASSES, MORE = 15, 3, 6
"""Runs of a probe in a pass, passes over all probes, and at most how many more over those that do not agree."""
BATCH = 400
_REQUEST, _RUN = struct.Struct("<3Q"), struct.Struct("<2Q")


class Timer(Protocol):
    """What can time probes: this machine, or one that is made up."""

    def time(self, probes: Sequence[Probe], least: bool = True) -> list[Figure]:
        """The figures of probes, in their order: clocks a body. `least` false: the median counts, of what varies."""
        ...


def flags() -> frozenset[str]:
    """What /proc/cpuinfo says this CPU has, SSE2 among it; MachineUnavailable where there is none (not Linux)."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise MachineUnavailable("there is no /proc/cpuinfo here (not Linux)") from None
    return next((frozenset(line.split()[2:]) for line in text.splitlines() if line.startswith("flags")), frozenset())


def program() -> bytes:
    """probe64.asm, assembled; kept with the tool's programs where these can be."""
    from cipherwright.files import write_atomically

    source = Path(__file__).with_name("probe64.asm").read_text(encoding="utf-8")
    kept = own_folder("programs")
    cached = kept / ("probe64-" + hashlib.sha256(source.encode()).hexdigest()[:16]) if kept else None
    if cached and cached.exists():
        return cached.read_bytes()
    body = run_nasm(source, "probe64.asm", "bin")
    if cached:
        with contextlib.suppress(UserError):
            write_atomically(cached, body)
    return body


class Prober:
    """This machine. MachineUnavailable where such programs do not run, MachineError when one dies.

    `fill`: what stands in memory, by addresses.
    """

    def __init__(self, passes: int = PASSES, runs: int = RUNS, more: int = MORE,
                 note: Callable[[str], None] = lambda text: None) -> None:
        have = flags()
        self._vectors = 2 if "avx512bw" in have else 1 if "avx2" in have else 0
        self.passes, self.runs, self.more, self.note = passes, runs, more, note
        self.fill: dict[int, bytes] = {}
        self.core_per_tick = 0.0
        self.probes, self.repeated = 0, 0

    def time(self, probes: Sequence[Probe], least: bool = True) -> list[Figure]:
        """As `Timer`; probes whose passes do not agree are run again, up to `more` times."""
        if not probes:
            return []
        self.probes += len(probes)
        every = [Probe("nothing", (), whole=True), *probes]
        with self._started(every) as (child, entries):
            counts = self._sizes(child, entries, every)
            seen: list[list[float]] = [[] for _ in probes]
            wanted = list(range(len(probes)))
            for number in range(self.passes + self.more):
                self._pass(child, entries, every, counts, wanted, seen, least)
                if number + 1 >= self.passes:
                    wanted = [n for n in wanted if not settled(seen[n]).steady]
                    if not wanted:
                        break
                    self.repeated += len(wanted)
                    time.sleep(0.05 * (number + 2 - self.passes))
        return [settled(figures) for figures in seen]

    @contextlib.contextmanager
    def _started(self, probes: Sequence[Probe]) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
        code = code_of(probes)
        segments = [Segment(CODE_BASE, bytes(code.body), False, True), Segment(PROGRAM, program(), False, True),
                    Segment(CONFIG, struct.pack("<Q", self._vectors) + bytes(0x110000), True, False)]
        with tempfile.TemporaryDirectory(prefix="cipherwright-probe-") as folder:
            path = Path(folder, "probe")
            path.write_bytes(executable(segments, PROGRAM, (ARENA, ARENA_BYTES), 64))
            path.chmod(0o700)
            try:
                child = subprocess.Popen([str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         stderr=subprocess.DEVNULL, bufsize=0)
            except OSError as error:
                raise MachineUnavailable(f"this system does not run x86-64 programs ({error})") from None
            try:
                for address, contents in self.fill.items():
                    self._send(child, _REQUEST.pack(0, address, len(contents)) + contents)
                yield child, code.entries
            finally:
                child.kill()
                child.wait()
                for pipe in (child.stdin, child.stdout):
                    if pipe is not None:
                        pipe.close()

    def _send(self, child: subprocess.Popen[bytes], data: bytes) -> None:
        assert child.stdin is not None
        view = memoryview(data)
        try:
            while view:
                view = view[os.write(child.stdin.fileno(), view):]
        except BrokenPipeError:
            raise MachineError("the probing program died") from None

    def _ask(self, child: subprocess.Popen[bytes], requests: Sequence[tuple[int, int, int]],
             ) -> list[list[tuple[int, int]]]:
        """The runs of each request (entry, passes of the loop, runs)."""
        out: list[list[tuple[int, int]]] = []
        assert child.stdout is not None
        for at in range(0, len(requests), BATCH):
            part = requests[at:at + BATCH]
            self._send(child, b"".join(_REQUEST.pack(*one) for one in part))
            for _, _, runs in part:
                data = bytearray()
                while len(data) < runs * _RUN.size:
                    piece = os.read(child.stdout.fileno(), runs * _RUN.size - len(data))
                    if not piece:
                        raise MachineError("a probe faulted, or this machine does not allow RDTSC in user mode: the "
                                           f"probing program ended with {child.wait()}")
                    data += piece
                out.append(list(_RUN.iter_unpack(bytes(data))))
        return out

    def _sizes(self, child: subprocess.Popen[bytes], entries: list[int], probes: Sequence[Probe]) -> list[int]:
        """How many passes of its loop each probe takes for a run of about CLOCKS clocks."""
        found = self._ask(child, [(entry, 8, 3) for entry in entries])
        nothing = min(run[1] for run in found[0])
        out = []
        for probe, runs in zip(probes, found, strict=True):
            chain = min(run[0] for run in runs)
            each = max(min(run[1] for run in runs) - nothing, 1) / chain * 10_000 / 8
            out.append(max(2, min(int(probe.clocks / each), probe.clocks)))
        return out

    def _pass(self, child: subprocess.Popen[bytes], entries: list[int], probes: Sequence[Probe], counts: list[int],
              wanted: list[int], seen: list[list[float]], least: bool) -> None:
        """One figure more for each probe that is wanted."""
        asked = [(entries[0], 1, self.runs), *((entries[n + 1], counts[n + 1], self.runs) for n in wanted)]
        found = self._ask(child, asked)
        nothing = min(run[1] for run in found[0])
        overhead = Overhead(nothing, nothing)
        self.core_per_tick = core_per_tick(found[0], overhead)
        for n, runs in zip(wanted, found[1:], strict=True):
            probe = probes[n + 1]
            ranked = sorted(runs, key=lambda run: run[1])
            chosen = runs if least else [ranked[len(ranked) // 2]]
            chosen = [(min(run[0] for run in runs), run[1]) for run in chosen]
            seen[n].append(clocks(chosen, overhead, counts[n + 1] * probe.copies))
