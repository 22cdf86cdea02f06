"""Mutants of a kernel run, searched and proved: what becomes of each, kept so that a campaign can be stopped."""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.building.running import MachineExecutor
from cipherwright.building.verify import compare, make_calls
from cipherwright.equality.kernels import TooLong, at_most
from cipherwright.equality.prove import prove
from cipherwright.errors import CheckFailed
from cipherwright.files import digest, write_atomically
from cipherwright.machine.assemble import assemble
from cipherwright.prove.proofs import proof_of
from cipherwright.prove.safety import prove_safety
from cipherwright.prove.verdict import Verdict
from targets.cpu import load_cpu
from targets.elf import Image, load_elf
from tests.support import shipped
from tests.support.mutants import Mutants

BASE = 0x08000000
FIRST, STRONG, STRONGEST = 1, 30, 400
"""Times that all calls of a build are made, with other random contents each: of any mutant, of one that this does not
tell from the kernel, and of one that is proved."""
EACH = 20
"""Of mutants that differ the checker is given every one of so many, too: none may be proved."""


class Given(Builder):
    """A builder that has one kernel's manifest at hand."""

    facts: dict[str, Any]

    def manifest(self, kernel: str, cpu: Any, variant: str | None = None) -> dict[str, Any]:
        return dict(self.facts)


class Subject:
    """One kernel: how it is run beside the interpreter, and proved."""

    def __init__(self, label: str) -> None:
        cpu, _, name = label.partition("/")
        path = Path(shipped.FOLDER, cpu, f"{name}.asm")
        self.text = path.read_text(encoding="utf-8")
        self.manifest: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        self.label, self.name, table = label, name, load_cpu(cpu)
        self.job = Job(self.manifest["kernel"], table, self.manifest.get("variant"))
        self.source = shipped.LIBRARY.source_of(self.job.kernel)
        self.kernel, self.abi = self.source.kernel(self.job.kernel), table.abi
        self.image = load_elf(assemble(self.text, label, table.bits), BASE, table.bits)
        self.mutants = Mutants(self.image, table.bits)
        builder = Given(shipped.LIBRARY, shipped.LIBRARY.root)
        builder.facts = self.manifest
        self.execute = MachineExecutor(builder, table, align=1 if not self.manifest.get("slices") else 64)

    def differs(self, image: Image, times: range) -> str:
        """For which of so many times all calls something else comes out than the interpreter has: what; "" if none.

        No output is in place of an input: that is not what is proved.
        """
        self.execute._images[self.name] = image
        for turn in times:
            for call in make_calls(self.source.params(self.job.kernel), self.manifest,
                                   random.Random(f"{self.name}/{turn}")):
                if call.pairs:
                    continue
                try:
                    compare(self.job, self.name, self.source, self.execute, call)
                except CheckFailed as error:
                    return str(error).splitlines()[0]
        return ""

    def verdict(self, image: Image, seconds: int) -> Verdict | None:
        """Of the function; None if it is not finished."""
        try:
            with at_most(seconds):
                return prove(self.kernel, self.manifest, image, self.abi)
        except TooLong:
            return None


@dataclass
class Outcome:
    """What became of a kernel's mutants so far; `rows` of what is proved or unknown: number, kind, mutant, reason."""

    of: str
    done: int = 0
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    also: dict[str, int] = field(default_factory=dict)
    rows: list[list[Any]] = field(default_factory=list)
    wrong: list[list[Any]] = field(default_factory=list)

    def count(self, kind: str, verdict: str) -> None:
        """One mutant more."""
        self.counts.setdefault(kind, {}).setdefault(verdict, 0)
        self.counts[kind][verdict] += 1


def run(subject: Subject, count: int, seconds: int, store: Path | None, told: Callable[[str], None]) -> Outcome:
    """The first `count` mutants of a kernel; those in `store` are not tried again."""
    of = digest(subject.image.segments[0].data)[:32]
    path = store / f"{subject.label.replace('/', '.')}.json" if store else None
    made = Outcome(of)
    if path and path.is_file():
        found = Outcome(**json.loads(path.read_text(encoding="utf-8")))
        made = found if found.of == of else made
    if subject.differs(subject.image, range(FIRST)):
        raise AssertionError(f"{subject.label} itself differs from its source")
    while made.done < count:
        one(subject, made, made.done, seconds, told)
        made.done += 1
        if path and (made.done % 25 == 0 or made.done == count):
            write_atomically(path, json.dumps(vars(made)).encode())
    return made


def one(subject: Subject, made: Outcome, number: int, seconds: int, told: Callable[[str], None]) -> None:
    """What becomes of one mutant: refuted by running it, or what the checker says, which a long search then doubts."""
    kind, what, image = subject.mutants.numbered(subject.label, number)
    found = subject.differs(image, range(FIRST)) or subject.differs(image, range(FIRST, STRONG))
    if found:
        made.count(kind, "refuted")
        if number % EACH == 0:
            verdict = subject.verdict(image, seconds)
            result = verdict.result if verdict else "not finished"
            made.also[result] = made.also.get(result, 0) + 1
            if result == "proved":
                doubted(subject, made, [number, kind, what, found], image, told)
        return
    verdict = subject.verdict(image, seconds)
    if verdict is None or verdict.result != "proved":
        reason = verdict.findings[0].what if verdict else "not finished"
        late = subject.differs(image, range(STRONG, STRONGEST // 4))
        made.count(kind, "refuted" if late else "unknown")
        if not late:
            made.rows.append([number, kind, what, reason])
        return
    made.count(kind, "proved")
    made.rows.append([number, kind, what, "proved"])
    found = subject.differs(image, range(STRONG, STRONGEST))
    if found:
        doubted(subject, made, [number, kind, what, found], image, told)


def doubted(subject: Subject, made: Outcome, row: list[Any], image: Image, told: Callable[[str], None]) -> None:
    """A mutant that is proved and differs: a hole, unless the other half of the proof, of safety, does not have it."""
    from cipherwright.prove.code import load_code
    from cipherwright.prove.contract import from_header

    contract = from_header(subject.text, subject.label, subject.job.cpu.variable_time)
    data = patched_object(subject, image)
    safe = proof_of(subject.label, prove_safety(load_code(data, image, contract.name), contract), contract)
    if safe.result == "proved":
        made.wrong.append(row)
        told(f"{subject.label}: a mutant that differs is proved: {row}")
    else:
        made.also["proved, not safe"] = made.also.get("proved, not safe", 0) + 1


def patched_object(subject: Subject, image: Image) -> bytes:
    """The object with the mutant's code in the place of the kernel's."""
    data = assemble(subject.text, subject.label, subject.job.cpu.bits)
    was, now = subject.mutants.own.data, next(s for s in image.segments if s.executable).data
    changed = [i for i, (a, b) in enumerate(zip(was, now, strict=True)) if a != b]
    begin = max(0, changed[0] - 16)
    at = data.find(was[begin:changed[-1] + 1])
    return data[:at] + now[begin:changed[-1] + 1] + data[at + changed[-1] + 1 - begin:] if at >= 0 else data


def total(outcomes: Sequence[Outcome]) -> dict[str, Counter[str]]:
    """Of each kind of mutants how many are what."""
    found: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        for kind, row in outcome.counts.items():
            found.setdefault(kind, Counter()).update(row)
    return found


@functools.cache
def kernels() -> tuple[str, ...]:
    """Those that generated/proofs.json has as proved in half a second at most, of all sources and CPUs in turn."""
    from cipherwright.equality.ledger import Ledger

    quick = sorted(label for label, e in Ledger(Path(shipped.FOLDER)).entries.items()
                   if e.result == "proved" and e.seconds <= 0.5 and Path(shipped.FOLDER, f"{label}.asm").is_file())
    turns: Counter[str] = Counter()
    order = []
    for label in sorted(quick, key=lambda text: digest(text.encode())):
        source = label.partition("/")[2]
        order.append((turns[source], len(order), label))
        turns[source] += 1
    return tuple(label for _, _, label in sorted(order))
