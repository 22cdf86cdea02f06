"""A source checked as it is edited: parsed, elaborated, its mappings weighed, and run in the interpreter on vectors.

Nothing is compiled, so that some of what a mapping asks of a kernel is left to a build. All that is wrong is told, not
only what comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from cipherwright.building.build import Builder, get_cpu
from cipherwright.building.jobs import lacking_registers
from cipherwright.errors import CheckFailed, UserError, VectorError
from cipherwright.project.source_files import read_source
from cipherwright.project.sources import Library, Source, shown_path, suggestion
from cipherwright.protocols.algorithms import wholes_of
from dsl.check import check_secrets
from dsl.diagnostics import SourceError
from dsl.written import left_alone
from targets.cpu import cpu_names, mode_names

Stamp = dict[Path, tuple[int, int] | None]
"""Of each file its time of change in nanoseconds and its bytes; None where there is none."""


@dataclass(frozen=True)
class Finding:
    """What is wrong: the whole message, the exit code it is worth, and of one with a place the parts of it."""

    message: str
    exit: int = 2
    line: int | None = None
    column: int | None = None
    error: str = ""
    remedy: str = ""


@dataclass
class Report:
    """What came of a source: how many kernels and mappings are right, how many vectors agree of each algorithm; and
    what is likely to be forgotten, but not wrong."""

    file: str
    kernels: int = 0
    mappings: int = 0
    vectors: dict[str, int] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    warnings: list[Finding] = field(default_factory=list)

    @contextmanager
    def part(self) -> Iterator[None]:
        """What is wrong in the body is a finding, and the rest goes on; the same one counts once."""
        try:
            yield
        except (UserError, CheckFailed) as error:
            found = _finding(error)
            self.findings += [found] * (found not in self.findings)

    @property
    def exit(self) -> int:
        """0, or that of the worst finding."""
        return max((found.exit for found in self.findings), default=0)

    @property
    def text(self) -> str:
        """For readers: warnings, then the findings, or one line."""
        before = [found.message for found in (*self.warnings, *self.findings)]
        if self.findings:
            return "\n".join(before)
        said = [f"{count} of {name}" if count else f"none of {name}, which names no file of them"
                for name, count in self.vectors.items()]
        agree = f"; vectors agree (interpreted): {', '.join(said)}" if said else "; no algorithm, so no vectors"
        return "\n".join([*before, f"{self.file}: {_count(self.kernels, 'kernel')}, "
                          f"{_count(self.mappings, 'mapping')}{agree}"])


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def _found(said: SourceError, message: str, code: int) -> Finding:
    return Finding(message, code, said.pos.line, said.pos.column, said.message, said.hint)


def _finding(error: Exception) -> Finding:
    cause = error.__cause__
    if isinstance(cause, SourceError):
        return _found(cause, str(error), 2)
    if isinstance(error, VectorError):
        return Finding(str(error), 2, error.line, error.column, error.said, error.remedy)
    return Finding(str(error), 1 if isinstance(error, CheckFailed) else 2, error=str(error))


def sources_named(library: Library, names: Iterable[str]) -> list[Source]:
    """The files of these paths or of these names in ciphers/; of no names all that the library has.

    UserError at a name of neither.
    """
    found = []
    for name in names:
        path = Path(name)
        mine = [s for s in library.sources if s.path.stem == name or s.path.resolve() == path.resolve()]
        if not mine and not path.exists():
            raise UserError(f"there is no file and no source `{name}`: "
                            f"{suggestion(name, [s.path.stem for s in library.sources])}")
        found += mine[:1] or [Source(path, *read_source(path), library.project.vectors, library.named)]
    return found or library.sources


def check(library: Library, source: Source) -> Report:
    """All that can be said of a source without compiling it."""
    report = Report(shown_path(source.path))
    with report.part():
        program = source.program
    if report.findings:
        return report
    for name in program.kernels:
        with report.part():
            if source in library.sources:
                library.source_of(name)  # or another file defines it, too
            report.warnings += [_found(one, one.render(source.text, "warning"), 0)
                                for one in left_alone(program, source.kernel(name))]
            report.kernels += 1
    for name in program.kernels:
        with report.part(), source.errors():
            report.mappings += _mappings(library, source, name)
    if not report.findings:
        builder = Builder(library, library.project.generated)
        for algorithm in program.algorithms.values():
            with report.part():
                count = builder.check_algorithm(source, algorithm)
                if not wholes_of(algorithm, program.algorithms):
                    report.vectors[algorithm.name] = count
    return report


def _mappings(library: Library, source: Source, kernel: str) -> int:
    """How many mappings the kernel has, each found right on a CPU that it is meant for; SourceError at one that is not.

    A kernel must not index tables by secrets unless it says so, where a mapping leaves look-ups: in bit slices, by
    `boxes` and by `prefer rounds` none may be left, which a build finds out.
    """
    from scheduler.mapping.choose import choose
    from scheduler.mapping.meant import variants_for

    mine = [m for m in source.program.mappings if m.kernel == kernel]
    known = mode_names()
    built = library.builds.get(source.path.stem, cpu_names())
    named = [m.cpu for m in mine if m.cpu in known]
    whole = False
    for name in dict.fromkeys([*built[:1], *named]):
        cpu = get_cpu(name)
        for variant in variants_for(source.program, kernel, name):
            if variant and lacking_registers(source, kernel, cpu, variant):
                continue
            found = choose(source.program, kernel, name, variant, known_cpus=known, features=cpu.features,
                           bits=cpu.bits)
            whole = whole or not (found.layout.slices or found.layout.rounds or found.layout.boxes)
    if whole:
        check_secrets(source.kernel(kernel))
    return len(mine)


def files_of(library: Library, sources: Iterable[Source]) -> list[Path]:
    """The files of vectors that a check of these sources reads, of those that parse."""
    found = [source.folder / file for source in sources if not source.fault
             for algorithm in source.program.algorithms.values() for file, _ in algorithm.vectors]
    return list(dict.fromkeys(found))


def stamps(files: Iterable[Path]) -> Stamp:
    """Files as they are now."""
    found: Stamp = {}
    for path in files:
        try:
            now = path.stat()
            found[path] = now.st_mtime_ns, now.st_size
        except OSError:
            found[path] = None
    return found


def watch(prepare: Callable[[], tuple[Stamp, Callable[[], object]]], pause: Callable[[], object]) -> NoReturn:
    """Do what `prepare` gives, and again whenever one of the files that it names has changed, for ever.

    It names them as they were before anything was made of them. `pause` waits between two looks.
    """
    while True:
        before, run = prepare()
        run()
        while stamps(before) == before:
            pause()
