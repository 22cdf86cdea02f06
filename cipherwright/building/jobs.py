"""What there is to build: every kernel's default mapping and its variants, each on the CPUs that it is meant for."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cipherwright.errors import UserError
from cipherwright.project.sources import Library, Source, suggestion
from targets.kept import MARK

if TYPE_CHECKING:
    from dsl.diagnostics import SourceError
    from targets.cpu import Cpu


@dataclass(frozen=True)
class Job:
    """A kernel to compile for a CPU, with its mapping of the name `variant` (None: the default one)."""

    kernel: str
    cpu: Cpu
    variant: str | None = None

    @property
    def where(self) -> tuple[str, Cpu, str | None]:
        """As a builder's methods take it."""
        return self.kernel, self.cpu, self.variant

    @property
    def label(self) -> str:
        """CPU and kernel as its files are named, without their endings."""
        return f"{self.cpu.target}/{self.kernel}" + (f"-{self.variant}" if self.variant else "")


@dataclass(frozen=True)
class LeftOut:
    """A variant that is said for every CPU, and why it is not there on one."""

    job: Job
    reason: str


def all_jobs(library: Library, names: Iterable[str], cpus: Iterable[Cpu],
             every: bool = False) -> tuple[list[Job], list[LeftOut]]:
    """Each kernel on each CPU, with the default mapping and then every variant; and the variants left out.

    Unless `every`, kernels for CPUs that ciphers/builds.toml does not name for their source are not among them.
    """
    tables = list(cpus)
    jobs: list[Job] = []
    out: list[LeftOut] = []
    for name in names:
        source = library.source_of(name)
        for cpu in (cpu for cpu in tables if every or library.built_for(name, cpu.name)):
            for variant in (None, *source.variants(name, cpu.name)):
                _add(library, Job(name, cpu, variant), jobs, out)
    return jobs, out


def unasked(cpus: Iterable[Cpu]) -> str:
    """Why nothing is made for CPUs that are named where no kernel is, and what to say instead."""
    targets = ", ".join(cpu.target for cpu in cpus)
    return (f"no kernel is built for {targets} unless it is named, too: name kernels or algorithms beside --cpu, or "
            f"put the CPU into `cpus` of {MARK}")


def variant_jobs(library: Library, names: Collection[str], cpus: Iterable[Cpu], variant: str, *, kernels_named: bool,
                 cpus_named: bool) -> tuple[list[Job], list[LeftOut]]:
    """The kernels of `names` that have a mapping `variant`, on those of `cpus` that it is meant for.

    Unless kernel and CPU are both named, it is made for the CPUs that builds.toml names for its source; of a kernel
    that is named, where the mapping is meant for none of those, for all that it is meant for. UserError when none has
    it, or one of `kernels_named` has not, or it is not meant for one of `cpus_named`.
    """
    tables = list(cpus)
    known = {name: library.source_of(name).variants(name) for name in names}
    having = [name for name in names if variant in known[name]]
    lacking = [name for name in names if variant not in known[name]]
    if lacking and (kernels_named or not having):
        name = lacking[0] if kernels_named else None
        there = known[name] if name else set().union(*known.values())
        raise UserError(f"{f'kernel {name}' if name else 'no kernel'} has {'no' if name else 'a'} variant `{variant}`: "
                        f"{suggestion(variant, there)}; a source declares one by `mapping KERNEL {variant} {{ … }}`")
    jobs: list[Job] = []
    out: list[LeftOut] = []
    for name in having:
        meant = [cpu for cpu in tables if variant in library.source_of(name).variants(name, cpu.name)]
        other = [cpu.name for cpu in tables if cpu not in meant]
        if other and cpus_named and (kernels_named or len(having) == 1):
            raise UserError(f"variant `{variant}` of kernel {name} is not for {', '.join(other)}: its mappings are for "
                            f"{', '.join(_meant(library, name, variant))}; name these with --cpu")
        usual = [cpu for cpu in meant if library.built_for(name, cpu.name)]
        for cpu in meant if kernels_named and (cpus_named or not usual) else usual:
            _add(library, Job(name, cpu, variant), jobs, out)
    if not jobs and not out:
        raise UserError(f"variant `{variant}` is for no CPU that its source is built for; "
                        + "; ".join(f"that of {name} is for {', '.join(_meant(library, name, variant))}"
                                    for name in having) + ": name one of these with --cpu")
    return jobs, out


def variant_cpus(library: Library, kernel: str, every: bool = False) -> dict[str, list[str]]:
    """Each variant of a kernel -> the CPUs that it is meant for and that have its registers, of those to be had.

    Unless `every`, only such as its source is built for.
    """
    from cipherwright.building.build import get_cpus

    jobs, _ = all_jobs(library, [kernel], get_cpus()[0], every)
    program = library.source_of(kernel).program
    named = dict.fromkeys(m.variant for m in program.mappings if m.kernel == kernel and m.variant)
    return {v: [job.cpu.name for job in jobs if job.variant == v] for v in named}


def lacking_registers(source: Source, kernel: str, cpu: Cpu, variant: str) -> SourceError | None:
    """Why a variant that is meant for every CPU is not there on one: it has not the registers; None where it has."""
    from scheduler.mapping.choose import lacking

    return lacking(source.program, kernel, cpu.name, variant, cpu.features, cpu.bits)


def _add(library: Library, job: Job, jobs: list[Job], out: list[LeftOut]) -> None:
    """Put a job to the others, or to those left out."""
    error = lacking_registers(library.source_of(job.kernel), job.kernel, job.cpu, job.variant) if job.variant else None
    if error is None:
        jobs.append(job)
    else:
        out.append(LeftOut(job, f"{error.message} ({error.pos.path}:{error.pos.line})"))


def _meant(library: Library, kernel: str, variant: str) -> list[str]:
    """The CPUs that the mappings of a variant name; every CPU if one of them names none."""
    from targets.cpu import mode_names

    return [name for name in mode_names() if variant in library.source_of(kernel).variants(kernel, name)]
