"""Running probes on this machine: a child process with their code, which times what it is asked to (probe64.asm)."""

from __future__ import annotations

import contextlib
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from cipherwright.bench.measure import assembled, executable
from cipherwright.characterize.probes import CODE_BASE, Probe, Use, code_of
from cipherwright.characterize.timing import CHAIN, LEAST, Figure, chain_ticks, clocks, core_per_tick, settled
from cipherwright.machine.machine import MachineError, MachineUnavailable
from cipherwright.machine.native import flags
from targets.elf import Segment

PROGRAM, CONFIG, ARENA, ARENA_BYTES = 0x7E000000, 0x7E100000, 0x20000000, 0x18000000
RUNS, PASSES, MORE = 15, 3, 40
"""Runs of a probe in a pass, passes over all probes, and at most how many more over those that do not agree."""
BUDGET = 400.0
"""Seconds from its beginning on after which a prober runs no probe again."""
SHARE = 0.06
"""Of the seconds that are left, how many (a share) a batch of probes may take to be run again: it starves no other."""
WATCHED = 16
"""How many probes run between two runs of the watch."""
DISTURBED = 0.04
"""By how much (relative) the watch may be slower than it is on a quiet machine."""
WATCH = Probe("the watch", (Use("xor r32,r32 (zero)", "xor r11d, r11d"),))
"""What is timed among probes to see whether something else has a part of the core: as many a clock as it has slots.

A chain sees nothing of another program on the other half of a core, a stream may take twice as long, for seconds.
"""
BATCH = 400
SOURCE = Path(__file__).with_name("probe64.asm")
"""The probing program."""
_REQUEST, _RUN = struct.Struct("<3Q"), struct.Struct("<2Q")


class Timer(Protocol):
    """What can time probes: this machine, or one that is made up."""

    def time(self, probes: Sequence[Probe], least: bool = True) -> list[Figure]:
        """The figures of probes, in their order: clocks a body. `least` false: the median counts, of what varies."""
        ...


@dataclass(frozen=True)
class Job:
    """Code at `entry` whose loop has `copies` of what is counted; a run of it is to take about so many clocks.

    `name` is what errors call it.
    """

    entry: int
    copies: int
    clocks: int
    name: str


class Prober:
    """This machine. MachineUnavailable where such programs do not run, MachineError when one dies, NoClock (which is
    MachineUnavailable) where the time-stamp counter is none.

    `fill`: what stands in memory, by addresses.
    """

    def __init__(self, passes: int = PASSES, runs: int = RUNS, more: int = MORE,
                 note: Callable[[str], None] = lambda text: None) -> None:
        have = flags()
        self._avx = "avx" in have
        self._vectors = 2 if "avx512bw" in have else 1 if "avx2" in have else 0
        self.passes, self.runs, self.more, self.note = passes, runs, more, note
        self.fill: dict[int, bytes] = {}
        self.core_per_tick = 0.0
        self.probes, self.repeated = 0, 0
        self._until = time.monotonic() + BUDGET
        self._watched: list[float] = []

    def time(self, probes: Sequence[Probe], least: bool = True) -> list[Figure]:
        """As `Timer`; probes whose passes do not agree are run again, up to `more` times."""
        if not probes:
            return []
        self.probes += len(probes)
        code = code_of([Probe("nothing", (), whole=True), WATCH, *probes], self._avx)
        watch, *jobs = [Job(entry, probe.copies, probe.clocks, probe.name)
                        for entry, probe in zip(code.entries[1:], (WATCH, *probes), strict=True)]
        return self.time_jobs([Segment(CODE_BASE, bytes(code.body), False, True)], code.entries[0], jobs, least, watch)

    def time_jobs(self, segments: Sequence[Segment], nothing: int, jobs: Sequence[Job], least: bool = True,
                  watch: Job | None = None) -> list[Figure]:
        """Figures of code that is there in `segments`; `nothing` is the entry of a loop without a body.

        With a `watch`, figures of times at which it was slow count only where there are not enough others.
        """
        began = time.monotonic()
        until = began + SHARE * (self._until - began)
        with self._started(segments) as child:
            counts = self._sizes(child, nothing, [*jobs, *([watch] if watch else [])])
            seen: list[list[float]] = [[] for _ in jobs]
            slow: list[list[float]] = [[] for _ in jobs]
            wanted = list(range(len(jobs)))
            for number in range(self.passes + self.more):
                self._pass(child, nothing, [*jobs, *([watch] if watch else [])], counts, wanted, seen, slow, least)
                if number + 1 >= self.passes:
                    wanted = [n for n in wanted if len(seen[n]) < min(LEAST, self.passes)
                              or not settled(seen[n]).steady]
                    if not wanted or time.monotonic() > until:
                        break
                    self.repeated += len(wanted)
                    time.sleep(min(0.02 * (number + 2 - self.passes), 0.5))
        return [settled(quiet if len(quiet) >= LEAST else [*quiet, *others])
                for quiet, others in zip(seen, slow, strict=True)]

    @contextlib.contextmanager
    def _started(self, code: Sequence[Segment]) -> Iterator[subprocess.Popen[bytes]]:
        segments = [*code, Segment(PROGRAM, assembled(SOURCE), False, True),
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
                yield child
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

    def _ask(self, child: subprocess.Popen[bytes], requests: Sequence[tuple[Job, int, int]],
             ) -> list[list[tuple[int, int]]]:
        """The runs of each request (job, passes of its loop, runs); MachineError with the job that ended the program.
        """
        out: list[list[tuple[int, int]]] = []
        assert child.stdout is not None
        for at in range(0, len(requests), BATCH):
            part = requests[at:at + BATCH]
            self._send(child, b"".join(_REQUEST.pack(job.entry, passes, runs) for job, passes, runs in part))
            for job, _, runs in part:
                data = bytearray()
                while len(data) < runs * _RUN.size:
                    piece = os.read(child.stdout.fileno(), runs * _RUN.size - len(data))
                    if not piece:
                        raise MachineError(f"{job.name}: it faulted, or this machine does not allow RDTSC in user "
                                           f"mode: the probing program ended with {child.wait()}")
                    data += piece
                out.append(list(_RUN.iter_unpack(bytes(data))))
        return out

    def _sizes(self, child: subprocess.Popen[bytes], nothing: int, jobs: Sequence[Job]) -> list[int]:
        """How many passes of its loop each job takes for a run of about as many clocks as it wants; NoClock."""
        found = self._ask(child, [(job, 8, 3) for job in (_empty(nothing), *jobs)])
        least = min(run[1] for run in found[0])
        out = []
        for job, runs in zip(jobs, found[1:], strict=True):
            each = max(min(run[1] for run in runs) - least, 1) / chain_ticks(runs, least) * CHAIN / 8
            out.append(max(2, min(int(job.clocks / each), job.clocks)))
        return out

    def _pass(self, child: subprocess.Popen[bytes], nothing: int, jobs: Sequence[Job], counts: list[int],
              wanted: list[int], seen: list[list[float]], slow: list[list[float]], least: bool) -> None:
        """One figure more for each job that is wanted, in `slow` if the job behind the last of them, the watch, was.

        There is a watch if there are more jobs than places in `seen`.
        """
        parts = [wanted[at:at + WATCHED] for at in range(0, len(wanted), WATCHED)]
        between = list(range(len(seen), len(jobs)))
        order = [*between, *(n for part in parts for n in (*part, *between))]
        found = self._ask(child, [(_empty(nothing), 1, self.runs), *((jobs[n], counts[n], self.runs) for n in order)])
        empty = min(run[1] for run in found[0])
        self.core_per_tick = core_per_tick(found[0], empty)
        figures = [clocks(runs, empty, counts[n] * jobs[n].copies, least and n < len(seen))
                   for n, runs in zip(order, found[1:], strict=True)]
        at = len(between)
        for part in parts:
            ends = [figures[n] for n in (at - 1, at + len(part)) for _ in between]
            quiet = self._quiet(ends)
            for n, figure in zip(part, figures[at:], strict=False):
                (seen if quiet else slow)[n].append(figure)
            at += len(part) + len(between)

    def _quiet(self, figures: Sequence[float]) -> bool:
        """Whether the watch is as quick as it mostly is at its best; its `figures` are kept to know that."""
        self._watched = sorted([*self._watched, *figures])
        return all(one <= self._watched[len(self._watched) // 10] * (1 + DISTURBED) for one in figures)


def _empty(entry: int) -> Job:
    """The loop without a body."""
    return Job(entry, 1, 1, "an empty loop")
