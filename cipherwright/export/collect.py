"""Which kernels a library has, under which names, and their code: built, run and found to be right before."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cipherwright.building.build import FIRST_BASE, Builder, get_cpus
from cipherwright.building.jobs import Job, all_jobs, unasked
from cipherwright.building.parallel import Explain, Work, build_all
from cipherwright.equality.ledger import Ledger, function_promise, stamp
from cipherwright.errors import CheckFailed, UserError
from cipherwright.export import contract
from cipherwright.export.assembly import rewrite
from cipherwright.export.formats import DEFAULT_FORMAT, ObjectFormat, fitting
from cipherwright.project.sources import Library
from cipherwright.protocols.algorithms import kernels_of
from cipherwright.prove.proofs import Proof, prove_job
from cipherwright.prove.said import promise
from dsl.ir import Param

if TYPE_CHECKING:
    from targets.cpu import Cpu

LICENCE = "MIT"
"""SPDX's name of the licence of generated code: that of the tool."""
SPLIT = {"block_cipher": ("encrypt", "decrypt"), "hash": ("compress",), "mac": ("blocks",),
         "keystream": ("keystream",), "duplex": ("associated", "seal", "open")}
"""Fields of algorithms whose kernels may be called for some blocks, and then for the rest."""


LAYER = ("hash", "mac", "cipher", "stream")
DOES = ("init", "update", "final", "many", "verify", "seek", "clear", "find", "algorithm", "any_length",
        "context_bytes", "digest_bytes", "block_bytes", "key_bytes", "tag_bytes", "nonce_bytes")
RESERVED = ("cpu", "error", "wipe", "equal", "code", "codes", "any", *LAYER)
"""Names of the C layer's functions and types, behind the prefix: a kind and what is done, or a word alone."""
TAKEN = frozenset("anl c crypt crypto dl gcc gcc_s gmp gomp m pthread resolv rt ssl stdc util z".split())
"""Libraries of systems and compilers, and those that most programs have: another libc.so would take its place."""


@dataclass(frozen=True)
class Code:
    """A kernel's code for one CPU: an object file with one symbol.

    `needs`: the features of its instructions; `relocated`: whether code has addresses of tables in it, which cannot be
    put anywhere.
    """

    symbol: str
    cpu: Cpu
    asm: str
    stack: int
    needs: frozenset[str]
    relocated: bool
    obj: bytes


@dataclass(frozen=True)
class Function:
    """What a program calls: one kernel, in one form, for any of several CPUs.

    `slices`, `messages`: as in the manifest; `splits`: whether a call may be made as several of fewer blocks.
    """

    name: str
    kernel: str
    variant: str | None
    slices: int
    contract: contract.Contract
    params: Sequence[Param]
    manifest: dict[str, Any]
    splits: bool
    codes: list[Code] = field(default_factory=list)

    @property
    def stack(self) -> int:
        """The most bytes of stack that a call takes."""
        return max(code.stack for code in self.codes)


@dataclass(frozen=True)
class Collected:
    """A library's functions, the CPUs of its code, and the sources that it is made of."""

    prefix: str
    bits: int
    cpus: list[Cpu]
    functions: list[Function]
    library: Library
    format: ObjectFormat = DEFAULT_FORMAT

    @property
    def fixed(self) -> list[str]:
        """Symbols of code that only runs where it was linked to (no -fPIE, no shared library)."""
        return [code.symbol for f in self.functions for code in f.codes if code.relocated and self.bits == 32]


def c_name(text: str) -> str:
    """A name in which every character is one that C allows."""
    return re.sub(r"\W", "_", text)


def check_prefix(prefix: str) -> None:
    """UserError at a prefix that no name in C can begin with, or under whose name there is a library everywhere."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*", prefix) or len(prefix) > 40:
        raise UserError(f"--prefix {prefix}: expected a name in C of at most 40 characters, letters and digits with "
                        "single `_` between them, such as `mylib`")
    if prefix.lower() in TAKEN:
        raise UserError(f"--prefix {prefix}: the library would be lib{prefix}, which systems have: a program linked "
                        "with it would get one in place of the other; expected another name, such as `mylib`")


def jobs_for(library: Library, names: Sequence[str], cpus: Sequence[str],
             made_for: ObjectFormat = DEFAULT_FORMAT, pic: bool = False) -> list[Job]:
    """What a library is made of: kernels or algorithms of these names (all without), for CPUs of these names, with the
    calling convention of an object format; `pic`: of code that may be loaded anywhere.

    With a block cipher comes the kernel that does counter mode for it, for the CPUs that it is built for. Without CPUs,
    those with 64-bit code that the sources are for. UserError for CPUs of both modes, for those that have no code for
    the format, and where nothing is left.
    """
    tables, broken = get_cpus(cpus)
    if broken:
        raise UserError(broken[0].message)
    found = sorted({cpu.bits for cpu in tables})
    if cpus and len(found) > 1:
        said = [f"{bits}-bit code for {', '.join(c.target for c in tables if c.bits == bits)}" for bits in found]
        raise UserError(f"a library has code of one mode, and there would be {' and '.join(said)}: export twice, into "
                        "two folders")
    kernels = list(dict.fromkeys(k for name in names for k in library.kernels_for(name)))
    kernels = kernels or [*library.usable("kernel")[0], *library.used_kernels()]
    tables = fitting([cpu for cpu in tables if cpus or cpu.bits == 64], made_for, pic)
    jobs, _ = all_jobs(library, kernels, tables, every=bool(names and cpus))
    lacking = [k for k in kernels if names and k not in {job.kernel for job in jobs}]
    if cpus and tables and not (names or jobs):
        raise UserError(unasked(tables))
    if not jobs or lacking:
        raise UserError(f"{', '.join(lacking) or 'nothing'} is built for none of "
                        f"{', '.join(c.target for c in tables) or 'the CPUs'}: name CPUs by --cpu"
                        + ("" if cpus else ", for 32-bit code such as --cpu northwood"))
    return [*jobs, *all_jobs(library, _counting(library, kernels), tables)[0]] if names else jobs


def same_encryption(algorithm: Any) -> tuple[Any, ...]:
    """What is alike in two algorithms that encrypt a block in the same way, by the same kernels."""
    return (algorithm.protocol, *(algorithm.fields.get(f) for f in ("key", "expand", "encrypt")))


def _counting(library: Library, kernels: Sequence[str]) -> list[str]:
    """Kernels beside these that do counter mode for a block cipher of theirs, where they are built: the C layer's."""
    own = [a for k in kernels for a in library.source_of(k).program.algorithms.values() if "encrypt" in a.fields]
    ciphers = {same_encryption(a) for a in own if "ctr" not in a.fields and {*kernels_of(a)} <= {*kernels}}
    if not ciphers:
        return []
    found = ((source, source.program.algorithms[name]) for one in (library, library.tools) if one
             for name, source in one.usable("algorithm")[0].items())
    made = {str(a.fields["ctr"]): source for source, a in found if "ctr" in a.fields and same_encryption(a) in ciphers}
    return [kernel for kernel, source in made.items() if kernel not in kernels and library.source_of(kernel) is source]


@contextmanager
def builder_for(library: Library) -> Iterator[Builder]:
    """A builder that may write: into generated/, or a folder that goes away where the sources are the tool's own."""
    if not library.project.read_only:
        yield Builder(library, library.project.generated)
        return
    with tempfile.TemporaryDirectory(prefix="cipherwright-") as folder:
        yield Builder(library, Path(folder))


def build(builder: Builder, jobs: Sequence[Job], explain: Explain, told: Callable[[str], None]) -> None:
    """Build and run what is not there, or has not been run. CheckFailed with what went wrong first."""
    work = [job for job in jobs if not (builder.can_run(*job.where) and builder.was_run(*job.where))]
    for number, (job, done) in enumerate(build_all(Work(builder, explain), work), 1):
        if done.message:
            raise CheckFailed(f"{job.label} cannot be exported: {done.message}")
        if done.compiled:
            builder.write(job.kernel, job.cpu, done.compiled, job.variant, checked=True)
        else:
            builder.mark_checked(*job.where)
        told(f"built {job.label} ({number} of {len(work)})")


def collect(builder: Builder, jobs: Sequence[Job], prefix: str, advance: Callable[[], None],
            made_for: ObjectFormat = DEFAULT_FORMAT) -> Collected:
    """The code of jobs that are built, as functions with names that begin with `prefix`, in objects of a format.

    UserError where a name would be one of the C layer's.
    """
    library = builder.library
    functions: dict[str, Function] = {}
    said: dict[str, list[tuple[str, contract.Contract]]] = {}
    ledger = Ledger(builder.out)
    for job in jobs:
        paths = builder.paths(*job.where)
        asm = paths["asm"].read_text(encoding="utf-8")
        manifest = json.loads(paths["manifest"].read_text(encoding="utf-8"))
        slices = int(manifest.get("slices", 0))
        name = "_".join([prefix, job.kernel, *([c_name(job.variant)] if job.variant else [])])
        many = slices or int(manifest.get("messages", 0))  # how many go at once, which a mapping may leave to the CPU
        name += str(many) if many else ""
        if name not in functions:
            functions[name] = Function(name, job.kernel, job.variant, slices, contract.read(asm),
                                       library.source_of(job.kernel).params(job.kernel), manifest,
                                       _splits(library, job.kernel))
        functions[name].codes.append(_code(asm, job, f"{name}_{c_name(job.cpu.name)}", made_for))
        known = ledger.find(job.label, stamp(library, job, asm, manifest))
        said.setdefault(name, []).append((job.cpu.name, _proved(contract.read(asm), prove_job(builder, job),
                                                                function_promise(known, manifest))))
        advance()
    _check_names(prefix, functions)
    whole = [_with_contract(f, contract.common(said[name])) for name, f in sorted(functions.items())]
    cpus = list({job.cpu.target: job.cpu for job in jobs}.values())
    return Collected(prefix, cpus[0].bits, cpus, whole, library, made_for)


def _proved(found: contract.Contract, proof: Proof, function: Sequence[str]) -> contract.Contract:
    """A contract that says, too, what is proved of the code."""
    return contract.Contract(found.parameters, found.lines, (*found.sentences, promise(proof), *function))


def _check_names(prefix: str, names: Collection[str]) -> None:
    """UserError at functions that would be called as others of the library are."""
    for name in names:
        own = name.removeprefix(prefix + "_")
        if own in RESERVED or any(own == f"{kind}_{what}" for kind in LAYER for what in DOES) or own.startswith("alg_"):
            raise UserError(f"a function {name} is the library's own: call the kernel {own} otherwise")
        if name.endswith("_cpu") and name.removesuffix("_cpu") in names:
            raise UserError(f"{name} is how the library says which code {name.removesuffix('_cpu')} runs: call the "
                            f"kernel {own} otherwise")


def _with_contract(function: Function, found: contract.Contract) -> Function:
    return Function(function.name, function.kernel, function.variant, function.slices, found, function.params,
                    function.manifest, function.splits, function.codes)


def _code(asm: str, job: Job, symbol: str, made_for: ObjectFormat) -> Code:
    from cipherwright.machine.assemble import assemble, run_nasm
    from cipherwright.machine.needed import features_of
    from targets.elf import load_elf

    bits = job.cpu.bits
    made = rewrite(asm, job.kernel, symbol, bits, LICENCE, made_for.name)
    elf = assemble(made.text, symbol, bits)  # of any format: what instructions there are is read off this
    obj = elf if made_for.elf else run_nasm(made.text, symbol, made_for.nasm(bits))
    needs = features_of(load_elf(elf, FIRST_BASE, bits))
    return Code(symbol, job.cpu, made.text, made.stack, needs, relocated(elf, bits), obj)


def relocated(obj: bytes, bits: int) -> bool:
    """Whether the code of an object has to be changed when it is put in its place: distances need not."""
    from targets.elf_read import R_386_PC32, SHT_REL, SHT_RELA, ObjectFile

    found = ObjectFile(obj, bits)
    return bits == 32 and any(row.kind != R_386_PC32 for s in found.sections for row in found.relocations(s)
                              if s.kind in (SHT_REL, SHT_RELA) and found.sections[s.info].name == ".text")


def _splits(library: Library, kernel: str) -> bool:
    source = library.source_of(kernel)
    return any(algorithm.fields.get(field) == kernel for algorithm in source.program.algorithms.values()
               for field in SPLIT.get(algorithm.protocol, ()))
