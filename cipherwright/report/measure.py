"""A kernel in one call on the pipeline model, as the report wants it: uops, cycles and lower bounds of that call.

Tracing a call of 128 blocks under emulation takes seconds, so results are kept in .cache/ under a hash of everything
they depend on: the kernel's text, its source (arguments come from the key schedule), the CPU's table, the model's code.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from cipherwright import kept
from cipherwright.building.build import Builder, get_cpu, tool_hash
from cipherwright.errors import UserError
from cipherwright.files import digest, write_atomically
from cipherwright.instrument.kernel_args import block_bytes
from cipherwright.paths import contents_hash
from cipherwright.protocols import MODULES as DRIVERS
from cipherwright.report.rows import BLOCK, BYTES, CALL, KEY, LOOP, OUTSIDE
from cipherwright.validation.kinds import BOUNDS, VECTOR_SHARE
from targets.cpu import Cpu

_CODE = ("instrument/kernel_trace", "instrument/kernel_args", "machine/emulated", *DRIVERS, "report/measure",
         "report/pairs")


@dataclass(frozen=True)
class Measured:
    """What the model says of one call that handled `blocks` blocks of the kernel, all messages together.

    `cycles`, `uops`, `instructions`, `bounds` and `causes` (clocks along the critical path) are of the whole call.
    `form_uops` counts by instruction form alone, without the uop more that a Pentium 4 needs for a store whose address
    has a SIB byte. `pass_path` is the longest dependence path of a call with one pass of the block loop, over its
    blocks. `pairs`: the counts of report.pairs.Pairs for the call, on a CPU with two pipes in order. `bits`: of the
    code. `messages`: how many were hashed side by side, or blocks that a batch in bit slices has. `object_bytes`: of
    code, tables and constants together. `vector`: whether it is vector code (`validation.kinds`).

    Of a loop, and of what is outside it, all figures but those of bytes are differences of calls (`less`), the bounds
    and causes, too: what a block more, or the rest of the call, adds to them; there is no `pass_path`, which is no
    difference. Where a call of another kernel is taken off there are none of these. Of a job of bytes there is nothing
    else: all figures of time are 0, and there is no `pass_path`.
    """

    blocks: int
    cycles: float
    pass_path: float | None
    uops: int
    form_uops: int
    instructions: int
    bounds: dict[str, float]
    causes: dict[str, float]
    table_bytes: int | None
    code_bytes: int
    pairs: dict[str, Any] | None = None
    bits: int = 32
    messages: int = 1
    object_bytes: int = 0
    vector: bool = False

    def less(self, other: Measured, blocks: int) -> Measured:
        """What this call has more than another, as figures of `blocks` blocks; bytes stay those of this one.

        Of pairs, and of the chain through one pass, nothing is said.
        """
        def parts(mine: dict[str, float], theirs: dict[str, float]) -> dict[str, float]:
            return {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {**mine, **theirs}}

        return replace(self, blocks=blocks, cycles=self.cycles - other.cycles, uops=self.uops - other.uops,
                       form_uops=self.form_uops - other.form_uops, instructions=self.instructions - other.instructions,
                       bounds=parts(self.bounds, other.bounds), causes=parts(self.causes, other.causes), pairs=None,
                       pass_path=None)


@dataclass(frozen=True)
class Job:
    """A kernel to measure: its mapping variant, the target, and the blocks of the kernel in the call.

    A kernel in bit slices handles as many whole batches as `blocks` are, one at least. `unit` is one of
    `report.rows.AMOUNTS`: "key": it is a key schedule, which has no blocks; a call handles one key, or one for each
    slice's bit; "bytes": it is assembled and not run. `less`: a kernel of which a call is taken off.
    """

    kernel: str
    mapping: str | None
    cpu: str
    blocks: int
    unit: str = BLOCK
    less: str | None = None


def lacking(builder: Builder, job: Job) -> str:
    """Why a kernel cannot be measured at all: it, or its variant for this CPU, is not there; else ""."""
    from scheduler.mapping.meant import meant

    library = builder.library
    if job.kernel not in library.kernels:
        return f"ciphers/ has no kernel {job.kernel}"
    program = library.source_of(job.kernel).program
    if job.mapping is not None:
        mine = [m for m in program.mappings if (m.kernel, m.variant) == (job.kernel, job.mapping)]
        if not mine:
            return f"kernel {job.kernel} has no mapping called {job.mapping}"
        if not any(m.variant == job.mapping for m in meant(program, job.kernel, job.cpu)):
            return f"the mapping {job.mapping} of {job.kernel} is not for {job.cpu}"
    has_blocks = _has_blocks(builder, job.kernel)
    if job.unit == KEY and has_blocks:
        return f"kernel {job.kernel} takes blocks, and the row is of keys; leave out its unit"
    if job.unit in (LOOP, OUTSIDE) and not has_blocks:
        return f'kernel {job.kernel} takes no blocks, so it has no loop over them; a whole call is unit = "{CALL}"'
    return lacking(builder, Job(job.less, None, job.cpu, 1, CALL)) if job.less else ""


def _has_blocks(builder: Builder, kernel: str) -> bool:
    """Whether a kernel takes blocks, as it was found before: a source is elaborated for that, which takes long."""
    source = builder.library.source_of(kernel)
    words = json.dumps([tool_hash(), code_hash(), kernel, source.digest])
    return bool(kept.keep("has-blocks", words, lambda: block_bytes(source.params(kernel)) is not None))


def measure_job(builder: Builder, job: Job, use_cache: bool = True) -> Measured:
    """Simulate the warm-up calls and the measured one; of a job of bytes the kernel is assembled alone. From .cache/ if
    nothing has changed since, unless `use_cache` is False.

    The kernel is compiled first if generated/ has none that is up to date. Raises what compiling, running and
    simulating raise, and UserError for a kernel without blocks in a row of blocks.
    """
    cpu = get_cpu(job.cpu)
    asm = builder.asm(job.kernel, cpu, job.mapping)
    path = _cached(builder, job, cpu, asm)
    if use_cache:
        with contextlib.suppress(OSError, ValueError, TypeError):
            return Measured(**json.loads(path.read_text(encoding="utf-8")))
    made = _bytes(builder, job, cpu, asm) if job.unit == BYTES else _measure(builder, job, cpu, asm, use_cache)
    with contextlib.suppress(UserError):    # a read-only installation: measure every time
        write_atomically(path, json.dumps(asdict(made)).encode())
    return made


def is_cached(builder: Builder, job: Job) -> bool:
    """Whether `measure_job` would neither compile nor simulate."""
    if must_compile(builder, job):
        return False
    cpu = get_cpu(job.cpu)
    return _cached(builder, job, cpu, builder.asm(job.kernel, cpu, job.mapping)).exists()


def must_compile(builder: Builder, job: Job) -> bool:
    """Whether generated/ lacks the kernel, or the one that is taken off, as it is now."""
    cpu = get_cpu(job.cpu)
    return not builder.can_run(job.kernel, cpu, job.mapping) or bool(
        job.less and not builder.can_run(job.less, cpu, None))


def _cached(builder: Builder, job: Job, cpu: Cpu, asm: str) -> Path:
    parts = [tool_hash(), code_hash(), cpu.table_hash, builder.library.source_of(job.kernel).text, asm, repr(job)]
    if job.less:
        parts += [builder.library.source_of(job.less).text, builder.asm(job.less, cpu, None)]
    name = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]
    return builder.library.cache / "report" / f"{name}.json"


@cache
def code_hash() -> str:
    """Of the modules that make the figures."""
    return contents_hash(_CODE)


def _measure(builder: Builder, job: Job, cpu: Cpu, asm: str, use_cache: bool) -> Measured:
    has_blocks = _has_blocks(builder, job.kernel)
    if job.unit == BLOCK and not has_blocks:
        raise UserError(f'kernel {job.kernel} takes no blocks; a row of a key schedule says unit = "{KEY}"')
    slices = int(builder.manifest(job.kernel, cpu, job.mapping).get("slices", 1))
    passes = max((job.blocks if has_blocks else 1) // slices, 1)
    made = _call(builder, job, cpu, asm, passes)
    if job.unit in (LOOP, OUTSIDE):
        loop = _call(builder, job, cpu, asm, 2 * passes).less(made, made.blocks)
        made = loop if job.unit == LOOP else made.less(loop, 1)
    elif job.unit == CALL:
        made = replace(made, blocks=1)
    if job.less:                        # other code than the kernel's: of that its bounds and causes say nothing
        other = measure_job(builder, Job(job.less, None, job.cpu, 1, CALL), use_cache)
        made = replace(made.less(other, 1), bounds={}, causes={})
    return made


def _bytes(builder: Builder, job: Job, cpu: Cpu, asm: str) -> Measured:
    """What an object has, without a call."""
    tables = builder.manifest(job.kernel, cpu, job.mapping).get("table_bytes")
    return Measured(blocks=1, cycles=0.0, pass_path=None, uops=0, form_uops=0, instructions=0, bounds={}, causes={},
                    table_bytes=tables, code_bytes=code_bytes(asm, job.kernel, cpu.bits), bits=cpu.bits,
                    object_bytes=object_bytes(asm, job.kernel, cpu.bits))


def _call(builder: Builder, job: Job, cpu: Cpu, asm: str, passes: int) -> Measured:
    """A call with so many blocks, or batches of a kernel in bit slices."""
    from cipherwright.instrument.kernel_trace import kernel_trace
    from cipherwright.report.pairs import V, as_table, count_pairs
    from targets.simulate import simulate

    manifest = builder.manifest(job.kernel, cpu, job.mapping)
    ran = kernel_trace(builder, job.kernel, cpu, job.mapping, passes)
    outcome = simulate(ran.trace, cpu.name)
    if V in outcome.ports:              # in order: quick, and its timeline says which pipe each instruction was in
        outcome = simulate(ran.trace, cpu.name, timeline=True)
    first = ran.trace.marks[ran.trace.warmup]
    calls = outcome.calls
    return Measured(
        blocks=passes * ran.messages, cycles=outcome.cycles / calls,
        pass_path=_pass_path(builder, job, cpu, manifest), uops=round(outcome.uops / calls),
        form_uops=round(_form_uops(ran.trace.code, ran.trace.index[first:], outcome.cpu, outcome.uops) / calls),
        instructions=round(outcome.instructions / calls),
        bounds={BOUNDS.get(name, name): clocks / calls for name, clocks in outcome.bounds.items()},
        causes={name: clocks / calls for name, clocks in outcome.causes.items()},
        table_bytes=manifest.get("table_bytes"), code_bytes=code_bytes(asm, job.kernel, cpu.bits),
        pairs=as_table(count_pairs(ran.trace, outcome)), bits=ran.trace.bits, messages=ran.messages,
        object_bytes=object_bytes(asm, job.kernel, cpu.bits),
        vector=_vector_share(ran.trace.code, ran.trace.index[first:]) >= VECTOR_SHARE)


def _vector_share(code: tuple[Any, ...], index: np.ndarray[Any, Any]) -> float:
    """Of the executed instructions those on vectors."""
    return float(np.array([one.vector_bits > 0 for one in code])[index].mean())


def _pass_path(builder: Builder, job: Job, cpu: Cpu, manifest: dict[str, Any]) -> float:
    """Clocks a block of the longest path through one pass: what a block takes if no two passes overlap."""
    from cipherwright.instrument.kernel_trace import kernel_trace
    from targets.simulate import simulate

    messages, slices = int(manifest.get("messages", 1)), int(manifest.get("slices", 1))
    copies = int(manifest.get("lanes", 1)) * int(manifest.get("streams", 1)) * slices
    ran = kernel_trace(builder, job.kernel, cpu, job.mapping, max(copies // messages // slices, 1))
    outcome = simulate(ran.trace, cpu.name)
    return outcome.bounds["dependence path"] / outcome.calls / max(copies, messages)


def _form_uops(code: tuple[Any, ...], index: np.ndarray[Any, Any], cpu: str, uops: int) -> int:
    """Uops of the executed instructions by their rows in the CPU's table; `uops` where the model adds none."""
    from targets.model.outoforder import build_records, parameters
    from targets.tables.files import executes_in_order

    if executes_in_order(cpu):
        return uops
    p = parameters(cpu)
    if p.frontend.kind != "trace-cache":
        return uops
    slots = np.array([record.row.slots for record in build_records(code, p)])
    return int(slots[index].sum())


def code_bytes(asm: str, kernel: str, bits: int = 32) -> int:
    """Bytes of a kernel's instructions, tables and constants not counted."""
    return _sizes(asm, kernel, bits)[0]


def object_bytes(asm: str, kernel: str, bits: int = 32) -> int:
    """Bytes that a kernel's object takes in memory: instructions, tables and constants."""
    return _sizes(asm, kernel, bits)[1]


def _sizes(asm: str, kernel: str, bits: int) -> list[int]:
    """Both, as they were found before: a page has those of every kernel, and nasm takes long for all of them."""
    def made() -> list[int]:
        from cipherwright.machine.assemble import assemble
        from targets.elf_read import SHF_ALLOC, ObjectFile, object_bits

        data = assemble(asm, kernel, bits)
        sections = ObjectFile(data, object_bits(data)).sections
        return [sum(s.size for s in sections if s.name == ".text"),
                sum(s.size for s in sections if s.flags & SHF_ALLOC)]

    words = json.dumps([contents_hash(("machine/assemble",)), code_hash(), bits, digest(asm.encode())])
    return [int(size) for size in kept.keep("object-sizes", words, made)]
