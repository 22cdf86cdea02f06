"""Finished code, run on every build before it is written: beside the interpreter, and on vectors of its algorithms.

The machine is that of tests and `run` (cipherwright.machine.machine): buffers between inaccessible pages, inputs
read-only, preserved registers, stack and flags checked after each call. What differs ends in CheckFailed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.building.running import MachineExecutor
from cipherwright.errors import CheckFailed
from cipherwright.machine.machine import AbiViolation, CallFault, Machine
from cipherwright.machine.open import open_machine
from cipherwright.project.sources import Library, Source, kernels_of
from cipherwright.protocols.bound import Bound
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.keystream import Keystream
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check_all, summary
from dsl.ir import Param

if TYPE_CHECKING:
    from targets.abi import Abi
    from targets.cpu import Cpu

COUNTS = (0, 1, 2, 3)
"""Blocks of the first calls; further ones fill a pass that takes several, and leave a remainder."""
FILLS = (0x00, 0xFF)
"""Contents of the corner calls; all others are random."""
REPORT = ("nothing was written; this is a fault of cipherwright and not of the source: please report it with the "
          "source. `--no-run` writes the code all the same")


@dataclass(frozen=True)
class Checked:
    """How code was run ("native" or "emulated"), the calls beside the interpreter, and the vectors that agree."""

    how: str
    calls: int
    vectors: int


@dataclass(frozen=True)
class Call:
    """One call beside the interpreter: arguments of each message, and pairs of parameters in one place."""

    messages: list[list[bytes | int]]
    pairs: tuple[tuple[int, int], ...] = ()
    count: int = 1

    @property
    def words(self) -> str:
        """For a message about what went wrong."""
        return f"{self.count} block{'s' * (self.count != 1)}{', output in place of input' * bool(self.pairs)}"


@dataclass
class _Fresh(Builder):
    """A builder that has one kernel's code at hand, which is in no file yet."""

    text: str = ""
    facts: dict[str, Any] = field(default_factory=dict)

    def asm(self, kernel: str, cpu: Cpu, variant: str | None = None) -> str:
        return self.text

    def manifest(self, kernel: str, cpu: Cpu, variant: str | None = None) -> dict[str, Any]:
        return self.facts


@dataclass
class Checker:
    """Runs kernels of a library; machines stay open from one kernel to the next."""

    library: Library
    machines: dict[tuple[frozenset[str], Abi], Machine] = field(default_factory=dict)

    def check(self, job: Job, asm: str, manifest: dict[str, Any]) -> Checked:
        """Assemble and run a kernel; CheckFailed says what differs, and in which call."""
        source = self.library.source_of(job.kernel)
        name = f"{job.kernel}-{job.variant}" if job.variant else job.kernel
        execute = MachineExecutor(_Fresh(self.library, self.library.root, text=asm, facts=manifest), job.cpu,
                                  machine=self.machine(job.cpu), align=1 if not manifest.get("slices") else 64)
        calls = 0
        for call in make_calls(source.params(job.kernel), manifest, random.Random(name)):
            compare(job, name, source, execute, call)
            calls += 1
        agreed = self.run_vectors(job, name, source, execute)
        return Checked(execute.ran, calls, agreed)

    def machine(self, cpu: Cpu) -> Machine:
        """One for each set of features and convention."""
        key = cpu.features, cpu.abi
        if key not in self.machines:
            self.machines[key] = open_machine(cpu.features, self.library.project.machine, cpu.abi)
        return self.machines[key]

    def run_vectors(self, job: Job, name: str, source: Source, execute: MachineExecutor) -> int:
        """Run a sample of the vectors of each algorithm that the kernel is of; its other kernels are interpreted.

        How many were run; CheckFailed at those that do not agree.
        """
        def run(called: str, args: list[bytes | int]) -> list[bytes]:
            return execute(name, args) if called == job.kernel and together == 1 else source.interpreter(called, args)

        done, together = 0, execute.messages(name)
        for algorithm in source.program.algorithms.values():
            if job.kernel not in kernels_of(algorithm):
                continue
            cipher = make_cipher(algorithm, source.program, run, source.params)
            if together > 1:
                if not isinstance(cipher, Hash | Keystream):
                    continue  # its protocol has one message at a time: no vector meets such a kernel
                cipher.run_together(Bound(name, source.params(job.kernel), execute, together))
            chosen = Builder.sampled(source, algorithm)
            failures = check_all(cipher, chosen, reference=source.interpreter)
            if failures:
                raise CheckFailed(f"the machine code is wrong: {summary(algorithm.name, len(chosen), failures, name)}\n"
                                  f"{REPORT}")
            done += len(chosen)
        return done


def make_calls(params: Sequence[Param], manifest: dict[str, Any], rng: random.Random) -> Iterator[Call]:
    """Calls that meet every path through a kernel: no block, few, whole passes and a remainder, corners, in place."""
    together = int(manifest.get("messages", 1))
    group = int(manifest.get("group", 1))
    copies = int(manifest.get("slices", 0)) or int(manifest.get("lanes", 1)) * int(manifest.get("streams", 1)) * group
    if together > 1 or manifest.get("slices_of") == "messages":
        copies = 1
    counted = any(p.kind == "count" for p in params)
    counts = dict.fromkeys([*COUNTS, *((copies + 1, 2 * copies + 1) if copies <= 16 else (copies + 1,))])
    for count in counts if counted else (1, 1):
        yield Call(_contents(params, count, together, rng), (), count)
    for fill in FILLS:
        for count in (1, 2 * group) if counted and group > 1 else (1,):
            yield Call(_contents(params, count, together, rng, fill), (), count)
    names = [p.name for p in params]
    for pair in manifest.get("in_place", []):
        for count in (1, copies + 2) if counted else (1,):
            yield Call(_contents(params, count, together, rng), ((names.index(pair[0]), names.index(pair[1])),), count)


def _contents(params: Sequence[Param], count: int, together: int, rng: random.Random,
              fill: int | None = None) -> list[list[bytes | int]]:
    """Arguments of so many messages; what is no message's own is alike in all."""
    def one(p: Param) -> bytes | int:
        size = p.bytes * (count if p.per_block else 1)
        return count if p.kind == "count" else rng.randbytes(size) if fill is None else bytes([fill]) * size

    first = [one(p) for p in params]
    return [first, *([one(p) if p.own else a for p, a in zip(params, first, strict=True)] for _ in range(together - 1))]


def compare(job: Job, name: str, source: Source, execute: MachineExecutor, call: Call) -> None:
    """Make a call on the machine and in the interpreter; CheckFailed at the first byte that differs."""
    params = source.params(job.kernel)
    sent, pairs = laid_out(params, call)
    try:
        got = execute(name, sent, pairs)
    except (CallFault, AbiViolation) as error:
        raise CheckFailed(f"the machine code is wrong ({call.words}): {error}\n{REPORT}") from None
    wanted = _interpreted(job.kernel, source, call)
    place = iter(got)
    for i, p in enumerate(params):
        if p.kind == "count":
            continue
        number = sum(q.kind != "count" for q in params[:i])
        for message in wanted if p.own else wanted[:1]:
            found, want = next(place), message[number]
            if found != want and i not in [a for a, _ in call.pairs]:  # the input's place holds the output, in its form
                at = next(n for n, (a, b) in enumerate(zip(found, want, strict=True)) if a != b)
                raise CheckFailed(f"the machine code is wrong ({call.words}): byte {at} of `{p.name}` is "
                                  f"{found[at]:#04x}, the interpreter has {want[at]:#04x}\n{REPORT}")


def laid_out(params: Sequence[Param], call: Call) -> tuple[list[bytes | int], list[tuple[int, int]]]:
    """The machine's arguments: a message's own parameters once for each message; and the pairs in one place."""
    sent: list[bytes | int] = []
    first: list[int] = []
    for i, p in enumerate(params):
        first.append(len(sent))
        sent += [message[i] for message in (call.messages if p.own else call.messages[:1])]
    return sent, [(first[a] + n, first[b] + n) for a, b in call.pairs for n in range(len(call.messages))]


def _interpreted(kernel: str, source: Source, call: Call) -> list[list[bytes]]:
    """The pointer parameters of each message after the call."""
    after = []
    for message in call.messages:
        args: list[Any] = list(message)
        for a, b in call.pairs:
            args[a] = args[b] = bytearray(args[a])  # one bytearray given twice is one memory
        after.append(source.interpreter(kernel, args))
    return after
