"""A kernel on this machine, in a process of its own that stays: the bytes of one of its pieces are put in another order
there and timed, hundreds of orders a second (order64.asm).

What else runs on the machine matters, and most of it is out of sight: another program on the other half of a core takes
half of its slots for seconds on end. So each run has a loop of nops on both sides, and counts only where both took what
they take at best.
"""

from __future__ import annotations

import os
import select
import statistics
import struct
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from types import TracebackType

import iced_x86 as iced

from cipherwright.bench.measure import (
    ARENA,
    CODE,
    CONFIG,
    RESULTS,
    TIMEOUT,
    WORDS,
    assembled,
    call_words,
    executable,
    placed_words,
)
from cipherwright.building.build import FIRST_BASE
from cipherwright.compiler.full_lines import NO_FACTS
from cipherwright.instrument.kernel_args import block_bytes, kernel_arguments
from cipherwright.instrument.kernel_judge import Subject
from cipherwright.instrument.kernel_trace import code_lines
from cipherwright.machine.assemble import run_nasm_listing
from cipherwright.machine.machine import MachineError, MachineUnavailable
from scheduler.code.instr import Instr, Plan
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.nodes import Piece
from targets.cpuid import here
from targets.elf import Image, Segment, load_elf
from targets.tables.files import merged_table

SOURCE = Path(__file__).with_name("order64.asm")
CHAIN = 10_000
"""Clocks of the chain of additions."""
NOPS = 12_000
"""Instructions of a probe."""
LONG = 50_000
"""About so many clocks a run of the kernel takes: long against the clock's steps, short against an interruption."""
BYTES = 16_384
"""Of a message in a call, at most: as a benchmark has them, and in the first caches."""
SIZED = 4
"""How often the length of a run is set anew: few blocks cost more each than many."""
GROUP = 64
"""Blocks of which a longer call has a multiple, of one message."""
WARMUP, RUNS = 3, 24
"""Of a question: runs that are not looked at, and runs that are."""
SHARED = 1.05
"""How much longer than at best (relative) the nops take in a run that does not count."""
STEADY = 1.02
"""How far the chain of a run may be from that of the others (relative): else the clock's rate changed in it."""
PATIENCE = 40
"""Questions for one figure, until it is given up."""
FEW = 6
"""Runs of a question, fewer than which that count mean that this core is not to be had now: the next one is tried."""
_CONFIG = struct.Struct(f"<5I4x6Q{WORDS}Q2Q")


@dataclass(frozen=True)
class Spot:
    """Where a piece lies, the bytes of its instructions, and of those with an address relative to their own: where in
    them it stands and what it means."""

    address: int
    codes: tuple[bytes, ...]
    relative: tuple[tuple[int, int] | None, ...]

    def in_order(self, order: Sequence[int]) -> bytes:
        """The bytes with the instructions in an order; as many as before."""
        out = bytearray()
        for k in order:
            code, known = self.codes[k], self.relative[k]
            if known is not None:
                at, means = known
                by = means - (self.address + len(out) + len(code))
                code = code[:at] + struct.pack("<i", by) + code[at + 4:]
            out += code
        return bytes(out)


def find(image: Image, addresses: Sequence[int], ends: Sequence[int], bits: int) -> Spot:
    """The instructions at `addresses`, which end at `ends`; ValueError where they do not lie one behind the other."""
    if list(addresses[1:]) != list(ends[:-1]):
        raise ValueError("something lies between the instructions of the piece")
    codes, relative = [], []
    segment = next(s for s in image.segments if s.executable and s.address <= addresses[0] < s.end)
    for start, end in zip(addresses, ends, strict=True):
        code = segment.data[start - segment.address:end - segment.address]
        decoder = iced.Decoder(bits, code, ip=start)
        one = decoder.decode()
        where = decoder.get_constant_offsets(one).displacement_offset
        relative.append((where, one.ip_rel_memory_address) if one.is_ip_rel_memory_operand else None)
        codes.append(bytes(code))
    return Spot(addresses[0], tuple(codes), tuple(relative))


def width_here() -> float:
    """How many instructions a clock this machine takes, by its table; no bound where it has none."""
    table = here().table
    return float(merged_table(table)["width"]) if table is not None else float("inf")


class MachineRun:
    """Calls of a kernel with certain plans, in a process that lives until `close`.

    `plans` are for all pieces, and `piece` is the one whose orders are timed. Its code is not lengthened to fill lines
    of the cache of decoded instructions. ValueError where the piece's instructions do not lie one behind the other;
    MachineUnavailable where such programs do not run.
    """

    def __init__(self, of: Subject, plans: Mapping[Piece, Plan], piece: Piece) -> None:
        routine = finish(of.graph, of.cpu, plans)
        text = emit(routine, replace(of.kernel, params=of.graph.params), NO_FACTS).asm
        obj, listing = run_nasm_listing(text, f"{of.name}.asm", f"elf{of.cpu.bits}")
        lines, words = code_lines(text, listing, FIRST_BASE), text.splitlines()
        every = sorted(lines)
        following = dict(pairwise(every))
        starts = [a for a in every if words[lines[a] - 1].split()[0] != "align"]
        where = dict(zip(map(id, (line for line in routine.lines if isinstance(line, Instr))), starts, strict=True))
        at = [where[id(i)] for i in plans[piece].instrs]
        self._image = load_elf(obj, FIRST_BASE, of.cpu.bits)
        self.spot = find(self._image, at, [following[a] for a in at], of.cpu.bits)
        self._of, self._best = of, float("inf")
        self._width, self._cpus = width_here(), sorted(os.sched_getaffinity(0))
        self.asked = self.calm = 0
        size = block_bytes(of.library.source_of(of.name).params(of.name))
        self._most = 1 if size is None else max(2, BYTES // size // max(1, of.graph.slices))
        self._child: subprocess.Popen[bytes] | None = None
        try:
            self._begin(1, 1)
            for _ in range(SIZED):
                longer = LONG / max(1.0, self._roughly())
                if longer < 2:
                    break
                self.close()
                self._begin(*self._longer(longer))
        except BaseException:
            self.close()
            raise

    def _longer(self, longer: float) -> tuple[int, int]:
        """Blocks of a call, and calls, for a run that is about so many times as long; whole groups where there are
        several: lanes have a tail."""
        wanted = longer * self._count / self._of.graph.together
        blocks = min(self._most, round(wanted))
        if blocks > GROUP and self._of.graph.messages == 1:
            blocks = min(self._most, -(-blocks // GROUP) * GROUP)
        return blocks, max(1, round(wanted / blocks))

    def _begin(self, blocks: int, calls: int) -> None:
        of, folder = self._of, tempfile.TemporaryDirectory(prefix="cipherwright-order-")
        args = kernel_arguments(of.library, of.name, blocks, of.graph.messages, of.graph.slices)
        words, buffers = placed_words(args, ARENA)
        size = sum(map(len, self.spot.codes))
        config = _CONFIG.pack(WARMUP, RUNS, self._image.entry(of.name), calls, *call_words(words, of.cpu.abi),
                              self.spot.address, size)
        code = [replace(s, writable=True) if s.executable else s for s in self._image.segments]
        segments = [*code, Segment(CODE, assembled(SOURCE), False, True),
                    Segment(CONFIG, config + bytes(64), True, False), *([buffers] if buffers is not None else [])]
        self._calls, self._count = calls, calls * blocks * of.graph.together
        with folder as name:
            path = Path(name, "order")
            path.write_bytes(executable(segments, CODE, (RESULTS, 16 * RUNS), of.cpu.bits))
            path.chmod(0o700)
            try:
                self._child = subprocess.Popen([str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                               stderr=subprocess.DEVNULL)
            except OSError as error:
                raise MachineUnavailable(f"this system does not run such programs ({error})") from None
            self._ask(range(len(self.spot.codes)))    # it runs, so that its file may go

    def __enter__(self) -> MachineRun:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.communicate()

    def _ask(self, order: Sequence[int]) -> list[tuple[int, int, int, int]]:
        """The ticks of the runs of one question."""
        child = self._child
        assert child is not None and child.stdin is not None and child.stdout is not None
        out, size, until = bytearray(), 16 * RUNS, time.monotonic() + TIMEOUT
        try:
            child.stdin.write(self.spot.in_order(order))
            child.stdin.flush()
            while len(out) < size:
                ready = select.select([child.stdout], [], [], max(0.0, until - time.monotonic()))[0]
                part = os.read(child.stdout.fileno(), size - len(out)) if ready else b""
                if not part:
                    raise MachineError(f"{self._of.name}: an order did not come to its end" if ready else
                                       f"{self._of.name}: an order took longer than {TIMEOUT:g} s")
                out += part
        except BrokenPipeError:
            raise MachineError(f"{self._of.name}: the process that times orders has ended by itself") from None
        return list(struct.iter_unpack("<4I", bytes(out)))

    def _roughly(self) -> float:
        """Clocks of a call, whether anything disturbed it or not."""
        return statistics.median(CHAIN * run[0] / run[3] for run in self._ask(range(len(self.spot.codes))))

    def clocks(self, order: Sequence[int], least: int = RUNS) -> float | None:
        """Clocks a block, or a call where there are no blocks, with the piece in an order: the median of `least` runs
        that nothing disturbed; None where there were not so many.

        Not less than that: some code takes one time in most calls and another, less, in a few.
        """
        calm: list[float] = []
        for _ in range(PATIENCE):
            found = self._undisturbed(self._ask(order))
            self.asked, self.calm = self.asked + RUNS, self.calm + len(found)
            calm += found
            if len(calm) >= least:
                return statistics.median(calm) / self._count
            if len(found) < FEW:
                self._elsewhere()
        return None

    def _undisturbed(self, runs: Sequence[tuple[int, int, int, int]]) -> list[float]:
        """Clocks of those of a question's runs that count."""
        usual = sorted(run[3] for run in runs)[len(runs) // 4]
        least = NOPS / self._width / STEADY    # nops that take less say that the chain ran at another rate
        steady = [(CHAIN / chain * kernel, CHAIN / chain * before, CHAIN / chain * behind)
                  for kernel, before, behind, chain in runs if usual / STEADY < chain < usual * STEADY]
        sound = [(kernel, max(before, behind)) for kernel, before, behind in steady if min(before, behind) >= least]
        self._best = min([self._best, *(nops for _, nops in sound)])
        return [kernel for kernel, nops in sound if nops <= SHARED * self._best]

    def _elsewhere(self) -> None:
        """Go on on the next core that may be had."""
        assert self._child is not None
        self._cpus = [*self._cpus[1:], self._cpus[0]]
        os.sched_setaffinity(self._child.pid, self._cpus[:1])
