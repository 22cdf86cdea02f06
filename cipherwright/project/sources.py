"""The cipher sources of a project: found, looked up by kernel or algorithm, parsed where one is needed."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.files import digest
from cipherwright.project.project import Project, read_project
from cipherwright.project.source import Source, suggestion
from cipherwright.project.source_files import ROOT, read_source, shown_path
from cipherwright.protocols.algorithms import kernels_of, wholes_of
from targets.datafile import check_fields as check_entry
from targets.datafile import fits, read_json, read_toml, tables
from targets.kept import MARK, own_folders

__all__ = ["ROOT", "Fault", "Library", "Source", "kernels_of", "shown_path", "suggestion"]

MAIN = ("encrypt", "keystream", "compress", "blocks", "seal", "kernel")
"""Fields of an `algorithm` block that name the kernel that does the work."""


File = tuple[Path, int, int]
"""A file as it is: its path, the time of its last change in nanoseconds and its bytes."""
_PAPER = {"kernel": str, "loop": str, "unit": str, "units": float, "source": str, "uops": dict[str, float],
          "remark": str}


@lru_cache(maxsize=32)
def _refined(path: Path, _changed: int, _size: int) -> dict[str, Any]:
    """A store of refinement, each entry of the form that scheduler.refine.replay gives them."""
    from scheduler.refine.replay import entry_fault

    remedy = "delete it, and builds do without; or restore it from git"
    where = shown_path(path)
    store = read_json(path, UserError, where, remedy)
    if not isinstance(store, dict):
        raise UserError(f"{where}: expected an object of entries by piece, found {type(store).__name__}; {remedy}")
    for key, entry in store.items():
        fault = entry_fault(entry)
        if fault:
            raise UserError(f"{where}: entry {key}: {fault}; take it out, or {remedy}")
    return store


def _together(files: tuple[File, ...]) -> dict[str, Any]:
    """What the stores in these files say; the caller may add to it."""
    return {piece: entry for file in files for piece, entry in _refined(*file).items()}


@lru_cache(maxsize=256)
def _digest(files: tuple[File, ...]) -> str:
    """Hash of what the stores in these files say."""
    return digest(json.dumps(_together(files), sort_keys=True).encode())


@dataclass
class Fault:
    """What keeps kernels of a library from being used: the source or the name that is meant, and the message."""

    of: str
    message: str


@dataclass
class Library:
    """Every source of a project. Looking up a name parses the source that defines it and no other.

    What a project does not have itself is looked up among the tool's own ciphers, which it can use (`tools`).
    """

    root: Path = ROOT

    @cached_property
    def project(self) -> Project:
        """What the project says of itself."""
        return read_project(self.root)

    @property
    def cache(self) -> Path:
        """Where what takes long to measure is kept between runs: numbers, which are nothing but shown."""
        return next(own_folders()) if self.project.read_only else self.root / ".cache"

    @cached_property
    def tools(self) -> Library | None:
        """The tool's own ciphers; None: these are they."""
        return None if self.root == ROOT else Library(ROOT)

    @cached_property
    def sources(self) -> list[Source]:
        """All files, by name, also those that cannot be read."""
        return [Source(p, *read_source(p), self.project.vectors, self.named)
                for p in sorted(self.project.ciphers.glob("*.cw"))]

    def named(self, name: str) -> Source | None:
        """The source NAME.cw, here or among the tool's own ciphers: what `use … from NAME` means."""
        found = next((s for s in self.sources if s.path.stem == name), None)
        return found or (self.tools.named(name) if self.tools else None)

    def used_kernels(self) -> list[str]:
        """Kernels of the tool's own ciphers that sources of the project use; a build makes them with the project's."""
        from dsl.uses import used_kernels

        return list(dict.fromkeys(kernel for s in self.sources if not s.fault for kernel in used_kernels(s.program)
                                  if kernel not in self.kernels))

    @cached_property
    def kernels(self) -> dict[str, Source]:
        """Kernel name -> its source, which may not parse; of two with one name, the first (`source_of` refuses it)."""
        return {name: sources[0] for name, sources in self._defining["kernel"].items()}

    @cached_property
    def algorithms(self) -> dict[str, Source]:
        """Algorithm name -> its source, as `kernels`."""
        return {name: sources[0] for name, sources in self._defining["algorithm"].items()}

    def usable(self, kind: str) -> tuple[dict[str, Source], list[Fault]]:
        """All names ("kernel" or "algorithm") that can be used, with their sources, and why others cannot.

        An algorithm with a kernel that another source defines, too, is left out with it.
        """
        faults = [Fault(shown_path(s.path), s.fault) for s in self.sources if s.fault]
        twice = {k: {n for n, sources in names.items() if len(sources) > 1} for k, names in self._defining.items()}
        faults += [Fault(name, str(self._twice(k, name))) for k in dict.fromkeys(("kernel", kind))
                   for name in sorted(twice[k])]
        found = {name: sources[0] for name, sources in self._defining[kind].items()
                 if name not in twice[kind] and not sources[0].fault}
        if kind == "algorithm":
            found = {name: source for name, source in found.items()
                     if not twice["kernel"] & set(kernels_of(source.program.algorithms[name]))}
        return found, faults

    @cached_property
    def _defining(self) -> dict[str, dict[str, list[Source]]]:
        """For "kernel" and "algorithm", each name with the sources that define it."""
        found: dict[str, dict[str, list[Source]]] = {"kernel": {}, "algorithm": {}}
        for source in self.sources:
            for kind, names in source.names.items():
                for name in names:
                    found[kind].setdefault(name, []).append(source)
        return found

    def _twice(self, kind: str, name: str) -> UserError:
        one, other, *_ = self._defining[kind][name]
        return UserError(f"{kind} {name} is defined in {shown_path(one.path)} and in {shown_path(other.path)}: "
                         "rename one of them")

    def _source(self, kind: str, name: str) -> Source:
        """The one source that defines a name."""
        sources = self._defining[kind].get(name, [])
        if len(sources) > 1:
            raise self._twice(kind, name)
        if not sources:
            raise self._unknown(kind, name, self.kernels if kind == "kernel" else self.algorithms)
        return sources[0]

    @cached_property
    def papers(self) -> list[dict[str, Any]]:
        """Published counts: the rows of ciphers/papers.toml; UserError names a wrong one."""
        path = self.project.ciphers / "papers.toml"
        where = shown_path(path)
        rows = tables(read_toml(path, UserError, where), "row", where, UserError) if path.exists() else []
        for number, row in enumerate(rows, 1):
            check_entry(row, _PAPER, (), f"{where}, [[row]] {number}", UserError)
            if row["units"] <= 0:
                raise UserError(f"{where}, [[row]] {number}: units is {row['units']}; expected a number above 0")
        return rows

    @cached_property
    def papers_digest(self) -> str:
        """Hash of `papers`."""
        return digest(json.dumps(self.papers, sort_keys=True).encode())

    @property
    def builds(self) -> dict[str, list[str]]:
        """Source -> the CPUs that its kernels are built for, for the sources named in builds.toml beside them."""
        return self._builds[0]

    def keeps_text(self, cpu: str) -> bool:
        """Whether generated/ holds the assembly text of kernels for a CPU for good, and not its hash alone."""
        return cpu not in self._builds[1]

    @cached_property
    def _builds(self) -> tuple[dict[str, list[str]], frozenset[str]]:
        """What builds.toml says: `builds`, and the CPUs of whose kernels no text is kept.

        UserError at a source or a CPU that there is not.
        """
        from targets.cpu import mode_names

        path = self.project.ciphers / "builds.toml"
        table = read_toml(path, UserError, shown_path(path)) if path.exists() else {"sources": {}}
        found: dict[str, list[str]] = table.get("sources", {})
        store: dict[str, str] = table.get("store", {})
        if {*table, "store"} != {"sources", "store"} or not fits(found, dict[str, list[str]]):
            raise UserError(f"{shown_path(path)}: not a table [sources] of lists of CPUs, such as "
                            'aes = ["northwood", "prescott"]; mend it, or restore it from git')
        if not isinstance(store, dict) or set(store.values()) - {"headers"}:
            raise UserError(f"{shown_path(path)}, [store]: not a table of CPUs, such as haswell = \"headers\", the "
                            "only word: of other CPUs all is stored; mend it, or restore it from git")
        for known, names, what in (([s.path.stem for s in self.sources], [*found], "source"),
                                   (mode_names(), [*(c for cpus in found.values() for c in cpus), *store], "CPU")):
            for name in names:
                if name not in known:
                    raise UserError(f"{shown_path(path)}: no {what} is called `{name}`: {suggestion(name, known)}")
        return found, frozenset(store)

    def built_for(self, kernel: str, cpu: str) -> bool:
        """Whether a build makes a kernel for a CPU when not both of them are asked for by name.

        What builds.toml says of a source counts, then what the project says of all; else it is all 32-bit code. Kernels
        of the tool's that a project uses are made for what it says, else for what is said of them there.
        """
        from targets.cpu import cpu_names

        source, said = self.source_of(kernel), self.default_cpus
        if self.tools and kernel not in self.kernels:
            return cpu in said if said else self.tools.built_for(kernel, cpu)
        cpus = self.builds.get(source.path.stem)
        return cpu in (cpus if cpus is not None else said or cpu_names())

    @cached_property
    def default_cpus(self) -> tuple[str, ...]:
        """The CPUs that the project names for all its sources, () if it names none; UserError at an unknown one."""
        from targets.cpu import mode_names

        for cpu in self.project.cpus:
            if cpu not in mode_names():
                raise UserError(f"{shown_path(self.root / MARK)}, cpus: no CPU is called `{cpu}`: "
                                f"{suggestion(cpu, mode_names())}")
        return self.project.cpus

    def refined_path(self, cpu: str) -> Path:
        """Where the results of refinement for a CPU are kept."""
        return self.project.generated / cpu / "refined.json"

    def refined(self, cpu: str) -> dict[str, Any]:
        """What refinement found for pieces on a CPU (see scheduler.refine.store): the project's own.

        UserError for a damaged file.
        """
        return _together(self._refined_file(cpu))

    def _refined_file(self, cpu: str) -> tuple[File, ...]:
        """The file of `refined`, as it is now; () where there is none."""
        path = self.refined_path(cpu)
        try:
            now = path.stat()
        except FileNotFoundError:
            return ()
        return ((path, now.st_mtime_ns, now.st_size),)

    def known_refined(self, cpu: str) -> dict[str, Any]:
        """As `refined`, with what is known of the tool's kernels, which a piece of the project's may be like, and for
        the usual convention of the CPU's mode, whose pieces are the same where there are no tables.

        UserError for a damaged file.
        """
        return _together(self._known_files(cpu))

    def refined_digest(self, cpu: str) -> str:
        """Hash of `known_refined`; it is asked for of every kernel, and made once of files that stay as they are.

        UserError for a damaged file.
        """
        return _digest(self._known_files(cpu))

    def _known_files(self, cpu: str) -> tuple[File, ...]:
        """The files of `known_refined`, as they are now; of two that know a piece, the later one counts."""
        from targets.cpu import mode_name

        usual = self._known_files(mode_name(cpu)) if mode_name(cpu) != cpu else ()
        return (*usual, *(self.tools._refined_file(cpu) if self.tools else ()), *self._refined_file(cpu))

    def source_of(self, kernel: str) -> Source:
        """Where a kernel is defined: here, or among the tool's own ciphers; UserError if it is nowhere, or in two
        sources."""
        if self.tools and kernel not in self.kernels and kernel in self.tools.kernels:
            return self.tools.source_of(kernel)
        return self._source("kernel", kernel)

    def is_kernel(self, name: str) -> bool:
        """Whether a kernel has this name, here or, if nothing here is called so, among the tool's own ciphers."""
        return name in self.kernels or bool(self.tools and name not in self.algorithms and name in self.tools.kernels)

    def kernels_for(self, name: str) -> list[str]:
        """The kernel of this name, or the kernels of the algorithm, or else of the source, of this name.

        UserError if there is none.
        """
        if self.is_kernel(name):
            return [name]
        source = self._source_alone(name)
        return list(source.program.kernels) if source else kernels_of(self._algorithm(name)[1])

    def _source_alone(self, name: str) -> Source | None:
        """The source NAME.cw that has kernels, where no kernel and no algorithm is called so, here or among the tool's;
        the error of one that cannot be read."""
        taken = any(name in (*one.kernels, *one.algorithms) for one in (self, self.tools) if one)
        source = None if taken else self.named(name)
        return source if source and source.program.kernels else None

    def main_kernel(self, name: str) -> tuple[str, str]:
        """The kernel of this name and "", or an algorithm's kernel that does the work, and how it is one.

        UserError for a name of neither, or an algorithm without such a kernel.
        """
        if self.is_kernel(name):
            return name, ""
        algorithm = self._algorithm(name)[1]
        for one in (algorithm, *algorithm.parts):
            for role in MAIN:
                if isinstance(one.fields.get(role), str):
                    return one.fields[role], f"the {role} kernel of algorithm {one.name}"
        raise UserError(f"algorithm {name} names no {' or '.join(MAIN)} kernel; name a kernel")

    def _algorithm(self, name: str) -> tuple[Source, Any]:
        if self.tools and name not in self.algorithms and name in self.tools.algorithms:
            return self.tools._algorithm(name)
        if name not in self.algorithms:
            raise self._unknown("kernel or algorithm", name, {*self.kernels, *self.algorithms})
        source = self._source("algorithm", name)
        return source, source.program.algorithms[name]

    def _unknown(self, kind: str, name: str, known: Collection[str]) -> UserError:
        """No name: with what is near, or what the source of this name has, and the files that cannot be read."""
        file = self.named(name)
        if file and file.path.is_file() and (has := [one for names in file.names.values() for one in names]):
            return UserError(f"no {kind} is called `{name}`; the source {shown_path(file.path)} has "
                             f"{', '.join(has)}: name one of these")
        hidden = "".join(f"\n  {s.fault.splitlines()[0]}" for s in self.sources if s.fault)
        return UserError(f"no {kind} is called `{name}`: {suggestion(name, known)}"
                         + (f"\n  it may be in a file that cannot be read:{hidden}" if hidden else ""))

    def algorithms_for(self, name: str) -> list[tuple[Source, Any]]:
        """The algorithm of this name, those that use the kernel of this name, or else those of the source of this name.

        UserError if there is none.
        """
        named = self._source_alone(name)
        if named and named.program.algorithms:
            return [(named, algorithm) for algorithm in named.program.algorithms.values()]
        if name in self.algorithms or not self.is_kernel(name):
            return [self._algorithm(name)]
        source = self.source_of(name)
        found = [(source, a) for a in source.program.algorithms.values() if name in kernels_of(a)]
        if not found:
            raise UserError(f"{shown_path(source.path)}: no `algorithm` block uses kernel {name}, so "
                            "there are no vectors for it")
        return found

    def tested_for(self, name: str) -> list[tuple[Source, Any]]:
        """As `algorithms_for`, but instead of a part without vectors the algorithms that it is a part of."""
        found = {one.name: (source, one) for source, algorithm in self.algorithms_for(name)
                 for one in wholes_of(algorithm, source.program.algorithms) or [algorithm]}
        return list(found.values())

    def algorithm(self, name: str) -> tuple[Source, Any]:
        """One algorithm; a kernel's name will do if just one algorithm uses it, else UserError lists those that do."""
        found = self.algorithms_for(name)
        if len(found) > 1:
            raise UserError((f"kernel {name} is part of" if self.is_kernel(name) else f"source {name} has")
                            + " several algorithms: choose one of "
                            + ", ".join(a.name for _, a in found))
        return found[0]
