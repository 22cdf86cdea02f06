"""Building: sources to generated/<cpu>/, only what changed, and machine code to run from it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cipherwright import kept
from cipherwright.building.hashes import Hashes, ignore_texts, kernel_hash, read_hashes, write_hashes
from cipherwright.building.made import PARTS, vouch, was_made
from cipherwright.errors import CheckFailed, UserError
from cipherwright.files import digest, write_atomically
from cipherwright.paths import TOOL, contents_hash
from cipherwright.progress import note
from cipherwright.project.circuits import own_circuits_digest
from cipherwright.project.sources import Fault, Library, Source, shown_path, suggestion
from cipherwright.protocols import MODULES as DRIVERS
from cipherwright.protocols.algorithms import check_sizes, check_vector_files
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check_all, sample, summary
from dsl.diagnostics import SourceError

if TYPE_CHECKING:
    from cipherwright.compiler.lines import Planned
    from targets.cpu import Cpu

TOOL_DIRECTORIES = ("dsl", "scheduler", "targets", "cipherwright/compiler")
TOOL_FILES = ("cipherwright/__init__.py", "cipherwright/machine/__init__.py", "cipherwright/machine/assemble.py",
              "cipherwright/machine/listing.py")
"""What the pipeline of passes is made of."""
CHECK_FILES = ("building/build", "building/in_slices", "building/running", "building/verify", "machine/assemble",
               "machine/emulated", "machine/executor", "machine/machine", "machine/native", "machine/needed",
               "machine/open", "machine/state", "machine/steps", "machine/vector_steps", *DRIVERS)
"""The modules of cipherwright/ that finished code is run with."""
CPU_TABLES, FIGURES = TOOL / "targets" / "cpus", TOOL / "targets" / "validation"
KEPT_LINES = 5000
"""Instructions of a kernel up to which a build keeps the schedule for who looks at it next."""
FIRST_BASE = 0x10000000
"""Where a kernel is put that is alone."""


def tool_files() -> list[Path]:
    """Every file of the compiler that can change what comes out.

    A CPU's table has a hash of its own; figures that the model is compared with make no code.
    """
    suffixes = {".py", ".lark", ".j2", ".json", ".toml"}
    files = [p for d in TOOL_DIRECTORIES for p in (TOOL / d).rglob("*")
             if p.suffix in suffixes and not (p.is_relative_to(CPU_TABLES) or p.is_relative_to(FIGURES))]
    return sorted(files + [TOOL / name for name in TOOL_FILES])


@cache
def tool_hash() -> str:
    """SHA-256 over the names and contents of the compiler's files."""
    whole = hashlib.sha256()
    for path in tool_files():
        whole.update(f"{path.relative_to(TOOL).as_posix()}\0{digest(path.read_bytes())}\n".encode())
    return whole.hexdigest()


@cache
def check_hash() -> str:
    """SHA-256 over the files that run finished code: what they accepted is run again when they change."""
    return contents_hash(CHECK_FILES)


def get_cpu(name: str) -> Cpu:
    """A CPU table by name; UserError with the nearest name if there is none."""
    from targets.cpu import load_cpu, mode_names, target_names
    from targets.tables.files import UnknownCpu, model_names

    try:
        return load_cpu(name)
    except UnknownCpu:
        if name in model_names() and name not in mode_names():
            raise UserError(f"{name} is a CPU of the model alone, no code is made for it: `./cw simulate` takes it, "
                            "and `./cw cpus` says which are targets") from None
        known = target_names() if "-" in name else mode_names()  # a convention is not meant where none is named
        titled = _titled(name)
        raise UserError(f"no CPU is called `{name}`: "
                        + (f"did you mean {' or '.join(titled)}?" if titled else suggestion(name, known))) from None


def _titled(name: str) -> list[str]:
    """The CPUs in whose titles a name stands that is none of theirs, as `pentium4` or `conroe`; signs do not count."""
    from targets.cpu import mode_names, table_name
    from targets.forms import TableError
    from targets.tables.files import merged_table

    found = []
    for mode in mode_names():
        with suppress(TableError):
            if _letters(name) in _letters(str(merged_table(table_name(mode))["title"])):
                found.append(mode)
    return found if len(_letters(name)) > 3 and name.lower() not in mode_names() else []


def _letters(text: str) -> str:
    return "".join(c for c in text.lower() if c.isalnum())


def get_cpus(names: Iterable[str] = ()) -> tuple[list[Cpu], list[Fault]]:
    """The CPUs of some names, by default of all that kernels are built for, and why others cannot be used.

    A table that is broken stops no other; its fault is there once, of the first name that it is of.
    """
    from targets.cpu import mode_names
    from targets.forms import TableError

    found: list[Cpu] = []
    faults: dict[str, Fault] = {}
    for name in dict.fromkeys(names or mode_names()):
        try:
            found.append(get_cpu(name))
        except TableError as error:
            faults.setdefault(str(error), Fault(name, str(error)))
    return found, list(faults.values())


def _several_messages(source: Source, kernel: str, cpu: Cpu, messages: int) -> SourceError:
    """What is wrong with a default mapping by which a kernel takes other parameters than its source says."""
    from scheduler.mapping.meant import meant

    mine = [m for m in meant(source.program, kernel, cpu.name) if m.variant is None]
    pos = next((d.pos for m in mine for d in m.directives if d.words[0] in ("lanes", "streams")), mine[0].pos)
    return SourceError(pos, f"in its default mapping `{kernel}` takes {messages} messages at once, for its blocks "
                       "depend on each other; what calls it has one", "give the mapping a name, which makes it a "
                       f"variant: `mapping {kernel} many on {cpu.name} {{ … }}`")


@dataclass
class Builder:
    """Compiles kernels into `out`, or finds them there."""

    library: Library
    out: Path
    checked: set[str] = field(default_factory=set)
    thorough: bool = False  # search long for an order, where execution is in order
    quick: bool = False  # one plan, and no search; what has been built without is as good
    held: dict[tuple[str, str, str | None], Any] = field(default_factory=dict)  # compiled and not written

    def paths(self, kernel: str, cpu: Cpu, variant: str | None = None) -> dict[str, Path]:
        """Where the parts of a kernel are; a variant's name follows the kernel's."""
        directory = self.out / cpu.target
        kernel = f"{kernel}-{variant}" if variant else kernel
        return {"asm": directory / f"{kernel}.asm", "header": directory / f"{kernel}.h",
                "manifest": directory / f"{kernel}.json", "stamp": directory / f".{kernel}.stamp"}

    def inputs(self, source: Source, cpu: Cpu) -> dict[str, str]:
        """What the output depends on, and who may take it for theirs: a quick build's is for quick ones alone."""
        circuits = own_circuits_digest()
        return {**({"plans": "quick"} if self.quick else {}),
                "source": source.digest, "cpu": cpu.table_hash, "tool": tool_hash(),
                "command": self.library.project.command, **({"circuits": circuits} if circuits else {}),
                "refined": self.library.refined_digest(cpu.pieces), "papers": self.library.papers_digest}

    def up_to_date(self, kernel: str, cpu: Cpu, variant: str | None = None) -> bool:
        """Whether the files are there, unaltered, and made from these inputs."""
        stamp = self._stamp(kernel, cpu, variant)
        try:
            same = self._outputs(kernel, cpu, variant)
            inputs = self.inputs(self.library.source_of(kernel), cpu)
        except (OSError, UserError):  # a fault of the inputs is for `compile` to report, of this job alone
            return False
        made = stamp.get("inputs", {})
        as_good = self.quick and {**made, "plans": "quick"} == inputs
        known = bool(stamp.get("outputs") == same and (made == inputs or as_good))
        return known or self.hashes.kernels.get(self.label(kernel, cpu, variant)) == kernel_hash(inputs, same)

    def _outputs(self, kernel: str, cpu: Cpu, variant: str | None) -> dict[str, str]:
        """Hashes of the files; of a text that is not there, and need not be, the one that is committed.

        OSError where a file is missing.
        """
        paths, made = self.paths(kernel, cpu, variant), {}
        for part in PARTS:
            known = self.hashes.texts.get(self.label(kernel, cpu, variant)) if part == "asm" else None
            left_out = known and not self.library.keeps_text(cpu.name) and not paths[part].exists()
            made[part] = known if known and left_out else digest(paths[part].read_bytes())
        return made

    def has_text(self, kernel: str, cpu: Cpu, variant: str | None = None) -> bool:
        """Whether the assembly text is there, and not its hash alone (`Library.keeps_text`)."""
        return self.paths(kernel, cpu, variant)["asm"].is_file()

    def can_run(self, kernel: str, cpu: Cpu, variant: str | None = None) -> bool:
        """Whether the files are up to date, and made here; the repository's own are as good as the tool."""
        return self.has_text(kernel, cpu, variant) and self.up_to_date(kernel, cpu, variant) and (
            self.out == TOOL / "generated" or was_made(self.paths(kernel, cpu, variant)))

    def was_run(self, kernel: str, cpu: Cpu, variant: str | None = None) -> bool:
        """Whether files that are up to date have been run (cipherwright.building.verify), with these vectors."""
        checks = self._checks(kernel)
        if self._stamp(kernel, cpu, variant).get("checked") == checks:
            return True
        name = self.name(self.library.source_of(kernel))
        return self.label(kernel, cpu, variant) in self.hashes.kernels and self.hashes.checked.get(name) == checks

    @staticmethod
    def label(kernel: str, cpu: Cpu, variant: str | None = None) -> str:
        """CPU and kernel as its files are named, without their endings."""
        return f"{cpu.target}/{kernel}" + (f"-{variant}" if variant else "")

    @cached_property
    def hashes(self) -> Hashes:
        """What is committed of the kernels in `out`."""
        return read_hashes(self.out, tool_hash())

    def commit(self, jobs: Iterable[tuple[str, Cpu, str | None]]) -> None:
        """Write down of kernels that are up to date and have been run what they were made from, and forget others."""
        kernels, checked, texts = {}, {}, {}
        for kernel, cpu, variant in jobs:
            source, outputs = self.library.source_of(kernel), self._outputs(kernel, cpu, variant)
            label = self.label(kernel, cpu, variant)
            kernels[label] = kernel_hash(self.inputs(source, cpu), outputs)
            checked[self.name(source)] = self._checks(kernel)
            if not self.library.keeps_text(cpu.name):
                texts[label] = outputs["asm"]
        write_hashes(self.out, Hashes(tool_hash(), checked, kernels, texts))

    def _stamp(self, kernel: str, cpu: Cpu, variant: str | None) -> dict[str, Any]:
        try:
            found = json.loads(self.paths(kernel, cpu, variant)["stamp"].read_text())
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _checks(self, kernel: str) -> str:
        """What the outcome of running a kernel depends on beside its files."""
        source = self.library.source_of(kernel)
        files = {source.folder / file for a in source.program.algorithms.values() for file, _ in a.vectors}
        return digest(check_hash().encode() + b"".join(p.read_bytes() for p in sorted(files) if p.is_file()))

    def compile(self, kernel: str, cpu: Cpu, variant: str | None = None) -> Any:
        """Check the source, then compile; nothing is written. SourceError where parameters would change."""
        from cipherwright.compiler.pipeline import compile_kernel

        source = self.library.source_of(kernel)
        self.check_source(source)
        with source.errors():
            made = compile_kernel(source.program, kernel, cpu, source_text=source.text, source_name=self.name(source),
                                  store=self.library.known_refined(cpu.pieces), papers=self.library.papers,
                                  variant=variant, thorough=self.thorough, command=self.library.project.command,
                                  quick=self.quick, told=lambda step: note(f"after the pass {step.done.name}"))
            if variant is None and made.manifest.get("messages", 1) > 1:
                raise _several_messages(source, kernel, cpu, made.manifest["messages"])
            return made

    def planned(self, kernel: str, cpu: Cpu, variant: str | None = None) -> Planned:
        """What there is to say of a kernel's code: as it was kept when it was compiled from this, else compiled now."""
        words = self._planned_of(kernel, cpu, variant)
        found = kept.find("schedule", words)
        if found is not None:
            from cipherwright.compiler.lines import Planned

            return Planned.of(found)
        made: Planned = self.compile(kernel, cpu, variant).planned
        kept.put("schedule", words, made.as_data())
        return made

    def _planned_of(self, kernel: str, cpu: Cpu, variant: str | None) -> str:
        """In words, all that a schedule depends on."""
        source = self.library.source_of(kernel)
        return json.dumps([self.name(source), kernel, cpu.target, variant, self.thorough, self.inputs(source, cpu),
                           self._checks(kernel)], sort_keys=True)

    def run_passes(self, kernel: str, cpu: Cpu, variant: str | None = None, anew: bool = False, **how: Any) -> Any:
        """The passes as `compile` runs them, told of and ended as `how` says (`pipeline.run_passes`).

        `anew`: the source is parsed once more, so that nothing that was computed for another kernel is used.
        """
        from cipherwright.compiler.pipeline import run_passes
        from cipherwright.compiler.state import Target

        source = self.library.source_of(kernel)
        self.check_source(source)
        target = Target(cpu, self.library.known_refined(cpu.pieces), thorough=self.thorough, quick=self.quick,
                        papers=self.library.papers, command=self.library.project.command)
        with source.errors():
            return run_passes(None if anew else source.program, kernel, target, variant=variant, text=source.text,
                              path=self.name(source), used=source.program.used, **how)

    def name(self, source: Source) -> str:
        """What a source is called in what is made of it: alike wherever the project, or the tool, is."""
        roots = [self.library.root, *([self.library.tools.root] if self.library.tools else [])]
        return next(source.path.relative_to(r).as_posix() for r in roots if source.path.is_relative_to(r))

    def write(self, kernel: str, cpu: Cpu, compiled: Any, variant: str | None = None, checked: bool = False) -> None:
        """Write the three files, then the stamp that vouches for them (not committed: it names this tool).

        `checked`: the code has been run, and what it does is right.
        """
        paths = self.paths(kernel, cpu, variant)
        text = json.dumps(compiled.manifest, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        parts = {"asm": compiled.asm.encode(), "header": compiled.header.encode(), "manifest": text.encode()}
        for part, data in parts.items():
            write_atomically(paths[part], data)
        ignore_texts(paths["asm"].parent, not self.library.keeps_text(cpu.name))
        stamp = {"inputs": self.inputs(self.library.source_of(kernel), cpu),
                 "outputs": {part: digest(data) for part, data in parts.items()},
                 "checked": self._checks(kernel) if checked else ""}
        write_atomically(paths["stamp"], json.dumps(stamp).encode())
        vouch(paths)
        if not self.thorough and len(compiled.schedule) <= KEPT_LINES:  # a thorough build leaves other inputs behind
            kept.put("schedule", self._planned_of(kernel, cpu, variant), compiled.planned.as_data())

    def mark_checked(self, kernel: str, cpu: Cpu, variant: str | None = None) -> None:
        """Note of files that were there already that they have been run."""
        stamp = self._stamp(kernel, cpu, variant)
        write_atomically(self.paths(kernel, cpu, variant)["stamp"],
                         json.dumps({**stamp, "checked": self._checks(kernel)}).encode())

    def check_source(self, source: Source) -> None:
        """Run some vectors of each algorithm in the interpreter: a wrong source makes no code, but CheckFailed.

        UserError where a circuit of the project cannot be used.
        """
        own_circuits_digest()
        for kernel in source.program.kernels:
            source.params(kernel)  # a mistake in one kernel keeps the others from being written, too
        for algorithm in source.program.algorithms.values():
            if algorithm.name not in self.checked:
                self.check_algorithm(source, algorithm)
                self.checked.add(algorithm.name)

    def check_algorithm(self, source: Source, algorithm: Any) -> int:
        """Run some vectors of an algorithm in the interpreter: how many; CheckFailed if one differs."""
        with source.errors():
            check_sizes(algorithm, source.params, source.constant)
            check_vector_files(algorithm, source.folder)
            cipher = make_cipher(algorithm, source.program, source.interpreter, source.params)
            chosen = self.sampled(source, algorithm)
            failures = check_all(cipher, chosen)
        if failures:
            raise CheckFailed(f"{shown_path(source.path)}: the source does not compute {algorithm.name}; "
                              "no code was generated\n"
                              + summary(algorithm.name, len(chosen), failures, "interpreted"))
        return len(chosen)

    @staticmethod
    def sampled(source: Source, algorithm: Any) -> list[dict[str, Any]]:
        """Some vectors of every variant of an algorithm: enough to see that source or code is right."""
        vectors = source.vectors(algorithm)
        return [v for name in sorted({v["variant"] for v in vectors})
                for v in sample([v for v in vectors if v["variant"] == name])]

    def asm(self, kernel: str, cpu: Cpu, variant: str | None = None) -> str:
        """The kernel's assembly text: from the files if they can be run (`can_run`), else compiled and kept."""
        if self.library.project.read_only:
            return str(self._held(kernel, cpu, variant).asm)
        if not self.can_run(kernel, cpu, variant):
            self.keep(kernel, cpu, self.compile(kernel, cpu, variant=variant), variant)
        return self.paths(kernel, cpu, variant)["asm"].read_text()

    def has(self, kernel: str, cpu: Cpu, variant: str | None = None) -> bool:
        """Whether `asm` and `manifest` need compile nothing."""
        if self.library.project.read_only:
            return (kernel, cpu.target, variant) in self.held
        return self.can_run(kernel, cpu, variant)

    def keep(self, kernel: str, cpu: Cpu, compiled: Any, variant: str | None = None) -> None:
        """Put what is compiled where `asm` and `manifest` find it."""
        if self.library.project.read_only:
            self.held[kernel, cpu.target, variant] = compiled
        else:
            self.write(kernel, cpu, compiled, variant)

    def _held(self, kernel: str, cpu: Cpu, variant: str | None) -> Any:
        """A kernel that is compiled and not written: the tool's own ciphers, where no project is."""
        if not self.has(kernel, cpu, variant):
            self.keep(kernel, cpu, self.compile(kernel, cpu, variant=variant), variant)
        return self.held[kernel, cpu.target, variant]

    def manifest(self, kernel: str, cpu: Cpu, variant: str | None = None) -> dict[str, Any]:
        """The kernel's manifest: from the files if they can be run (`can_run`), else compiled and kept."""
        if self.library.project.read_only:
            return dict(self._held(kernel, cpu, variant).manifest)
        self.asm(kernel, cpu, variant)
        return dict(json.loads(self.paths(kernel, cpu, variant)["manifest"].read_text(encoding="utf-8")))
