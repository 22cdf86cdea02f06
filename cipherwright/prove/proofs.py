"""Kernels proved: the finished file assembled, its bytes followed, the answer kept as long as nothing of it changes."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from cipherwright import kept
from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.building.jobs import Job
from cipherwright.files import digest
from cipherwright.machine.assemble import assemble, nasm_program
from cipherwright.paths import TOOL
from cipherwright.processes import in_order, workers
from cipherwright.progress import step
from cipherwright.prove.code import load_code
from cipherwright.prove.contract import Contract, from_header
from cipherwright.prove.safety import Shown, prove_safety
from targets.elf import load_elf

FILES = ("cipherwright/prove", "targets")
"""What the answer depends on beside the code and what is said of it."""
KIND = "proof"


@dataclass(frozen=True)
class Found:
    """One finding as data: which property, where and at which instruction, and what."""

    of: str
    address: int
    instruction: str
    what: str


@dataclass(frozen=True)
class Proof:
    """What came of one function; fields are JSON's.

    `results` are proved, refuted or unknown for each property; `indexed` the instructions that load from tables at
    addresses that depend on secrets, and `varying` those whose time depends on them, by address. `address`es are those
    of the code as it was loaded: its section at `base`. `assumed`: what was taken for granted, in words.
    """

    name: str
    result: str
    results: dict[str, str]
    findings: list[Found]
    indexed: list[Found]
    varying: list[Found]
    instructions: int
    seconds: float
    base: int = FIRST_BASE
    assumed: str = ""
    kept: bool = field(default=False, compare=False)

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @staticmethod
    def of(made: dict[str, Any]) -> Proof:
        """From plain data."""
        lists = {key: [Found(**one) for one in made[key]] for key in ("findings", "indexed", "varying")}
        return Proof(**{**made, **lists})


def proof_of(name: str, shown: Shown, contract: Contract) -> Proof:
    """What was shown of a function, as data."""
    verdict = shown.verdict
    findings = [Found(of, f.address, f.instruction, f.what)
                for f, of in zip(verdict.findings, shown.properties, strict=True)]

    def listed(of: str, some: Any) -> list[Found]:
        return [Found(of, f.address, f.instruction, f.what) for f in some]

    return Proof(name, verdict.result, {**shown.results}, findings,
                 listed("table", shown.indexed) if contract.tables else [], listed("amount", shown.varying),
                 verdict.instructions, round(verdict.seconds, 4))


@cache
def prover_hash() -> str:
    """SHA-256 over what proves: this package, and the tables and readers below it."""
    paths = sorted(p for folder in FILES for p in (TOOL / folder).glob("**/*")
                   if p.suffix in (".py", ".toml") and "validation" not in p.parts and "cpus" not in p.parts)
    return digest(b"\0".join(digest(p.read_bytes()).encode() for p in paths))


@cache
def _assembler() -> str:
    done = subprocess.run([nasm_program()[0], "-v"], capture_output=True, text=True, errors="replace", check=False)
    return done.stdout.strip()


def prove_text(asm: str, name: str, variable_time: frozenset[str] = frozenset()) -> Proof:
    """Prove the kernel in the text of an .asm file, by the contract in its head; nothing is kept."""
    contract = from_header(asm, name, variable_time)
    data = assemble(asm, name, contract.abi.bits)
    image = load_elf(data, FIRST_BASE, contract.abi.bits)
    return proof_of(name, prove_safety(load_code(data, image, contract.name), contract), contract)


def prove_job(builder: Builder, job: Job, anew: bool = False) -> Proof:
    """Prove a finished kernel, or find what was proved of the same text before (unless `anew`)."""
    return prove_asm(builder.asm(*job.where), job, anew)


def prove_asm(asm: str, job: Job, anew: bool = False) -> Proof:
    """As `prove_job`, of a text that need not be written yet."""
    words = json.dumps([digest(asm.encode()), sorted(job.cpu.variable_time), _assembler(), prover_hash()])
    found = None if anew else kept.find(KIND, words)
    if found is not None:
        return Proof.of({**found, "kept": True})
    made = prove_text(asm, job.label, job.cpu.variable_time)
    kept.put(KIND, words, made.as_data())
    return made


def prove_all(builder: Builder, jobs: Sequence[Job], anew: bool = False) -> Iterator[Proof]:
    """The proofs of all jobs in their order, as many at once as there are processors."""
    def work(job: Job) -> Proof:
        return prove_job(builder, job, anew)

    if workers(len(jobs)) < 2:
        for job in jobs:
            with step(f"proving {job.label}"):
                made = work(job)
            yield made
        return
    prover_hash(), _assembler()
    with in_order(work, list(jobs)) as results:
        for job in jobs:
            with step(f"proving {job.label}"):
                made = next(results)
            yield made
