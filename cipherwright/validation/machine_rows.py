"""What is timed on a machine and run on the model of its table: streams and chains of forms, kernels, OpenSSL's.

A case knows both of its sides: `measure` on this machine, `model` on the model of any CPU. Kernels are those of
generated/ for one target, whatever machine is measured, as they are there: its code is of SSE and of integers, which
every 64-bit CPU of today runs, so that the runs of all machines have the same rows.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cipherwright.bench import openssl
from cipherwright.bench.material import Material
from cipherwright.bench.rows import OpenSsl, read_entries
from cipherwright.building.build import FIRST_BASE
from cipherwright.characterize.bodies import chains, stream
from cipherwright.characterize.calls import Call, prepare
from cipherwright.characterize.prober import ARENA, Prober
from cipherwright.characterize.probes import CODE_BASE, Probe, lines
from cipherwright.characterize.shapes import Shape, encode
from cipherwright.characterize.timing import Figure
from cipherwright.instrument import instrument
from cipherwright.instrument.kernel_args import block_bytes, kernel_arguments
from cipherwright.instrument.kernel_trace import together
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Argument
from cipherwright.microbench.trace import build
from cipherwright.project.sources import Library
from cipherwright.validation.calls_trace import trace_calls
from targets.elf import Image, load_elf
from targets.machinecode import SP, Instruction, decode_one
from targets.trace import Trace

TARGET = "core2-64"
"""Whose kernels are timed: code of SSE2 and SSSE3."""
BLOCKS, BATCHES = 24, 1
"""Blocks of a call of a kernel, and batches of one in bit slices."""
STREAM, CHAIN, KERNEL, PEER = "stream", "chain", "kernel", "OpenSSL"
KINDS = (STREAM, CHAIN, KERNEL, PEER)
ITERATIONS = 12
"""Passes of a probe's loop on the model, of which a third warms up."""
STACK = 0x180000


@dataclass(frozen=True)
class Case:
    """One row: `unit` says what the clocks are of, `code` is a digest of what runs.

    `probe`: it is one, with `count` of what is counted in its body; else `measure` and `trace` are of a call.
    """

    kind: str
    name: str
    unit: str
    code: str
    probe: Probe | None = None
    count: int = 1
    measure: Callable[[Prober], Figure] | None = None
    trace: Callable[[], Trace] | None = None

    def model(self, cpu: str) -> float:
        """Clocks by the model of a CPU's table; CannotRun says what it lacks, other errors as tracing has them."""
        if self.probe is not None:
            trace = probe_trace(self.probe)
            outcome = instrument.simulate(trace, cpu)
            return outcome.cycles / outcome.calls / self.probe.copies / self.count
        assert self.trace is not None
        outcome = instrument.simulate(self.trace(), cpu)
        return outcome.cycles / outcome.calls


def probe_trace(probe: Probe) -> Trace:
    """The loop of a probe, its counter left out, again and again."""
    known = encode(lines([probe]))
    code: list[Instruction] = []
    at = CODE_BASE
    for _ in range(probe.copies):
        for use in probe.body:
            code.append(decode_one(known[use.text], at, 64))
            at += len(known[use.text])
    start = {number: 0 for number in range(16)} | {14: ARENA, SP: STACK}
    order = list(range(len(code)))
    return build(code, [order] * ITERATIONS, ITERATIONS // 3, {}, start, keep=1)


def forms_cases(known: Mapping[str, Shape]) -> Iterator[Case]:
    """Streams and chains of forms."""
    for form, shape in known.items():
        probe = stream(shape)
        count = sum(use.form == form for use in probe.body)
        yield Case(STREAM, form, "clocks an instruction", _digest(*lines([probe])), probe, count)
        for chain in chains(shape):
            yield Case(CHAIN, f"{form}: {chain.name}", "clocks a link", _digest(*lines([chain.probe])), chain.probe,
                       chain.links)


def _digest(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]


def code_digest(asm: str) -> str:
    """A digest of what is assembled of a text: comments, empty lines and space at the ends of lines are not in it."""
    return _digest(*(code for line in asm.splitlines() if (code := line.partition(";")[0].rstrip())))


def kernel_cases(library: Library, target: str = TARGET) -> Iterator[Case]:
    """The kernels of a target that are in the project's folder of generated code, as they are there."""
    folder = library.project.generated / target
    for path in sorted(folder.glob("*.asm")):
        name, _, variant = path.stem.partition("-")
        manifest = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        yield _kernel(library, path, name, variant, *together(manifest))


def _kernel(library: Library, path: Path, name: str, variant: str, messages: int, slices: int) -> Case:
    text = path.read_text(encoding="utf-8")
    count = 1 if not block_bytes(library.source_of(name).params(name)) else BATCHES if slices else BLOCKS

    @cache
    def made() -> tuple[Image, list[Argument]]:
        image = load_elf(assemble(text, name, 64), FIRST_BASE, 64)
        return image, kernel_arguments(library, name, count, messages, slices)

    @cache
    def call() -> Call:
        image, args = made()
        return prepare(image, name, args)

    def trace() -> Trace:
        return trace_calls(made()[0], name, made()[1])

    unit = f"clocks a call, {count} blocks" if count > 1 else "clocks a call"
    title = f"{name} ({variant})" if variant else name
    return Case(KERNEL, title, unit, code_digest(text), measure=lambda prober: call().time(prober), trace=trace)


def peer_cases(library: Library) -> Iterator[Case]:
    """OpenSSL's functions that `cw bench` times, of Debian's libcrypto.a; errors as `load_peers`."""
    from cipherwright.instrument.peers import load_peers

    members = load_peers("amd64").members
    for row in read_entries(library):
        if isinstance(row, OpenSsl):
            yield _peer(row, members)


def _peer(row: OpenSsl, members: Mapping[str, bytes]) -> Case:
    @cache
    def made() -> tuple[Image, list[Argument]]:
        image = openssl.link(row, members, BLOCKS)
        given = Material.make(row.block_bytes, BLOCKS)
        key, _ = openssl.run_once(row, image, given)
        return image, list(openssl.buffers(given, bytes(len(given.data)), key))

    @cache
    def call() -> Call:
        image, args = made()
        return prepare(image, "run", args)

    def trace() -> Trace:
        return trace_calls(made()[0], "run", made()[1])

    code = _digest(*(hashlib.sha256(members[name]).hexdigest() for name in row.members))
    return Case(PEER, f"{row.function} ({row.code})", f"clocks a call, {BLOCKS} blocks", code, trace=trace,
                measure=lambda prober: call().time(prober))
