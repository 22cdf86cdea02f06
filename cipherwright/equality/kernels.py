"""Finished kernels proved to compute what their source says, each in so much processor time; answers are kept."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from cipherwright import kept
from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.building.jobs import Job
from cipherwright.equality.ledger import OUT_OF_MEMORY, Ledger, apart, stamp
from cipherwright.equality.prove import prove, refuted
from cipherwright.equality.search import Search, searcher
from cipherwright.files import digest
from cipherwright.machine.assemble import assemble
from cipherwright.paths import TOOL
from cipherwright.processes import in_order
from cipherwright.progress import step
from cipherwright.project.sources import Library
from cipherwright.prove.proofs import Found, Proof
from cipherwright.prove.verdict import FUNCTION, UNKNOWN, Finding, Result, Verdict, worst
from targets.elf import Image, load_elf

KIND = "equality"
FILES = ("cipherwright/equality", "cipherwright/machine", "dsl", "scheduler/graph", "targets")
"""What the answer depends on beside the code, the source and the manifest."""
LOOK = 0.5
"""Seconds of processor time after which a proof's time and memory are looked at."""
SHORT = 1 / 16
"""The share of the machine's memory that is left free."""
_MEMORY = Path("/proc/meminfo")
_MINE = Path("/proc/self/statm")


class TooLong(Exception):
    """The processor time that a proof may take is spent."""


class TooLarge(TooLong):
    """The memory of the machine is nearly spent, and the proof has much of it."""


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Raise TooLong after so many seconds of processor time, TooLarge where memory runs out before; only in a process's
    main thread.
    """
    end = time.process_time() + seconds

    def spent(_signal: int, _frame: FrameType | None) -> None:
        if time.process_time() >= end - LOOK / 2:
            raise TooLong
        if memory_is_short():
            raise TooLarge

    before = signal.signal(signal.SIGPROF, spent)
    signal.setitimer(signal.ITIMER_PROF, min(seconds, LOOK), LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def memory_is_short() -> bool:
    """Whether the machine has little memory left and this process has more than that; no where it cannot be asked.

    A long proof's terms are gigabytes: beside others it is the one that stops, before the system stops any of them.
    """
    try:
        facts = dict(line.split(":") for line in _MEMORY.read_text(encoding="ascii").splitlines())
        left, of = (int(facts[key].split()[0]) << 10 for key in ("MemAvailable", "MemTotal"))
        mine = int(_MINE.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, KeyError):
        return False
    return left < of * SHORT and mine > left


@cache
def _prover_hash() -> str:
    paths = sorted(p for folder in FILES for p in (TOOL / folder).glob("**/*.py") if "cpus" not in p.parts)
    return digest(b"\0".join(digest(p.read_bytes()).encode() for p in paths))


def function_of(builder: Builder, job: Job, seconds: int, anew: bool = False) -> Verdict:
    """As `function_of_text`, of a finished kernel's files."""
    return function_of_text(builder.library, job, builder.asm(*job.where), builder.manifest(*job.where), seconds, anew)


def function_of_text(library: Library, job: Job, asm: str, manifest: Mapping[str, Any], seconds: int,
                     anew: bool = False) -> Verdict:
    """Whether a kernel computes what its source says: as it was kept of the same text, or proved now.

    What is not finished in `seconds` of processor time is unknown; that is kept, too, for when it has no more. Where
    memory ran out is not kept: there may be more of it the next time.
    """
    source = library.source_of(job.kernel)
    words = json.dumps([digest(asm.encode()), source.digest, digest(json.dumps(manifest).encode()), _prover_hash()])
    found = None if anew else kept.find(KIND, words)
    if found is not None and seconds <= found.get("given", seconds):
        return Verdict(found["result"], tuple(Finding(**one) for one in found["findings"]), found["instructions"],
                       found["seconds"])
    image = load_elf(assemble(asm, job.label, job.cpu.bits), FIRST_BASE, job.cpu.bits)
    try:
        with at_most(seconds):
            made = prove(source.kernel(job.kernel), manifest, image, job.cpu.abi)
    except TooLarge:
        return Verdict(UNKNOWN, (Finding(0, "", OUT_OF_MEMORY),), 0, float(seconds))
    except TooLong:
        what = f"not finished in {seconds} s of processor time: --seconds gives it more"
        made = Verdict(UNKNOWN, (Finding(0, "", what),), 0, float(seconds))
    else:
        if made.result == UNKNOWN:
            made = _searched(made, searcher(library, job, dict(manifest)), image, seconds)
        kept.put(KIND, words, made.data())
        return made
    kept.put(KIND, words, {**made.data(), "given": seconds})
    return made


def _searched(verdict: Verdict, search: Search, image: Image, seconds: int) -> Verdict:
    """Refuted, if a search finds an input in its time; else as it was."""
    try:
        with at_most(seconds):
            return refuted(verdict, search, image)
    except TooLong:
        return verdict


def with_function(proof: Proof, verdict: Verdict, in_place: Sequence[Sequence[str]] = ()) -> Proof:
    """A proof of safety with what was found of the function; `in_place`: (read, written) that may be one memory.

    That is not covered by a proof of the function, and so it is said to be assumed that they are not.
    """
    findings = [Found(FUNCTION, one.address, one.instruction, one.what) for one in verdict.findings]
    results = {**proof.results, FUNCTION: verdict.result}
    said: list[Result] = [how for how in results.values()]  # type: ignore[misc]
    but = apart(in_place)
    assumed = f"that {but}" if but and verdict.result == "proved" else proof.assumed
    return replace(proof, assumed=assumed, results=results, findings=[*findings, *proof.findings],
                   result=worst(tuple(said)),
                   seconds=round(proof.seconds + verdict.seconds, 4))


def stamp_of(builder: Builder, job: Job) -> str:
    """The stamp of a finished kernel (cipherwright.equality.ledger)."""
    return stamp(builder.library, job, builder.asm(*job.where), builder.manifest(*job.where))


def functions(builder: Builder, jobs: Sequence[Job], proofs: Sequence[Proof], seconds: int,
              anew: bool = False, ledger: Ledger | None = None) -> Iterator[Proof]:
    """The proofs with what is shown of each function, as many at once as there are processors; a ledger has it, too."""
    _prover_hash()
    with in_order(lambda job: function_of(builder, job, seconds, anew), jobs) as results:
        for job, proof in zip(jobs, proofs, strict=True):
            with step(f"proving what {job.label} computes"):
                made = next(results)
            if ledger is not None:
                ledger.put(job.label, stamp_of(builder, job), made)
                ledger.write()
            yield with_function(proof, made, builder.manifest(*job.where).get("in_place", ()))
