"""The cipher sources of the repository: found, looked up by kernel or algorithm, parsed where one is needed."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.project.source_files import ROOT, defined_names, read_source, shown_path
from cipherwright.protocols.algorithms import check_fields, check_vector_files
from cipherwright.protocols.bound import Executor
from cipherwright.protocols.vectors import load_vectors
from dsl.ir import Param
from targets.datafile import check_fields as check_entry
from targets.datafile import fits, read_json, read_toml, tables

ROLES = ("expand", "encrypt", "expand_decrypt", "decrypt", "init", "keystream", "compress")
MAIN = ("encrypt", "keystream", "compress")
"""Fields of an `algorithm` block that name kernels, and those that name the one that does the work."""


_PAPER = {"kernel": str, "loop": str, "unit": str, "units": float, "source": str, "uops": dict[str, float],
          "remark": str}


@dataclass
class Source:
    """One file ciphers/*.cw. Errors in it come out as UserError, with the line shown.

    `unread`: what is wrong with the file, where there is no text to parse.
    """

    path: Path
    text: str
    unread: str = ""
    _kernels: dict[str, Any] = field(default_factory=dict)
    _callables: dict[str, Any] = field(default_factory=dict)

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Source errors (SourceError) raised inside become UserError, with the text they refer to."""
        from dsl.diagnostics import SourceError

        try:
            yield
        except SourceError as error:
            raise UserError(error.render(self.text)) from error

    @cached_property
    def program(self) -> Any:
        """The parsed file (dsl.parser.Program); UserError if it cannot be parsed, with SourceError as its cause."""
        if self.unread:
            raise UserError(self.unread)
        with self.errors():
            return _program(self.text, shown_path(self.path))

    @cached_property
    def fault(self) -> str:
        """What keeps the file from being parsed; "" where nothing does."""
        try:
            _ = self.program
        except UserError as error:
            return str(error)
        return ""

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """Names of kernels ("kernel") and algorithms ("algorithm") that the file defines, whether or not it parses."""
        return defined_names(self.text)

    def variants(self, kernel: str, cpu: str | None = None) -> set[str]:
        """Names of the mappings of a kernel that stand beside its default one; with `cpu`, of those meant for it."""
        return {m.variant for m in self.program.mappings
                if m.kernel == kernel and m.variant and (cpu is None or m.cpu in (None, cpu))}

    def kernel(self, name: str) -> Any:
        """An elaborated kernel (dsl.ir.Kernel); UserError if there is none of the name, or it is wrong."""
        if name not in self.program.kernels:
            raise UserError(f"{self.path}: there is no kernel `{name}`; "
                            f"{suggestion(name, self.program.kernels)}")
        if name not in self._kernels:
            from dsl.elaborate import elaborate

            with self.errors():
                self._kernels[name] = elaborate(self.program, name)
        return self._kernels[name]

    def params(self, name: str) -> Sequence[Param]:
        """The parameters of a kernel."""
        params: Sequence[Param] = self.kernel(name).params
        return params

    def constant(self, name: str) -> tuple[int, list[int]]:
        """Bits of an element and the elements of a constant array of the file."""
        from dsl.elaborate import constant_values

        with self.errors():
            return constant_values(self.program, name)

    @property
    def interpreter(self) -> Executor:
        """Runs kernels by the reference interpreter."""
        def execute(name: str, args: list[bytes | int]) -> list[bytes]:
            if name not in self._callables:
                from dsl.interpret import compile_interpreter

                self._callables[name] = compile_interpreter(self.kernel(name))
            result: list[bytes] = self._callables[name](args)
            return result

        return execute

    def vectors(self, algorithm: Any, root: Path) -> list[dict[str, Any]]:
        """The vectors that the `vectors` lines of an algorithm name, those below `root`; VectorError at a wrong one.

        UserError, as of any SourceError, at a line whose file or variant is not there.
        """
        from dsl.diagnostics import SourceError

        with self.errors():
            check_vector_files(algorithm, root / "tests" / "vectors")
        chosen = []
        for file, variants in algorithm.vectors:
            path = root / "tests" / "vectors" / file
            found = load_vectors(path)
            have = {v["variant"] for v in found}
            for variant in variants:
                if variant not in have:
                    with self.errors():
                        raise SourceError(algorithm.places.get(f"vectors {file}", algorithm.pos),
                                          f'{shown_path(path)} has no variant "{variant}"',
                                          f"name one that it has: {', '.join(sorted(have))}" if have else
                                          "the file has no vectors: write some; docs/tutorial.md shows the form")
            chosen += [v for v in found if not variants or v["variant"] in variants]
        return chosen


@lru_cache(maxsize=64)
def _program(text: str, path: str) -> Any:
    """A text parsed and checked; its definitions are evaluated once for all who read the same text."""
    from dsl.diagnostics import SourceError
    from dsl.ir import Pos
    from dsl.names import check_names
    from dsl.parser import parse

    program = parse(text, path)
    if not program.kernels:
        raise SourceError(Pos(program.path, 1, 1), "the file declares no kernel",
                          "`./cw new NAME` writes a working source to start from; or remove the file")
    check_names(program)
    constants = [name for name, tree in program.definitions.items() if tree.data == "const"]
    for algorithm in program.algorithms.values():
        check_fields(algorithm, program.kernels, constants)
    return program


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


def suggestion(name: str, known: Any) -> str:
    """What to type instead of an unknown name."""
    names = sorted(known)
    close = difflib.get_close_matches(name, names, 3)
    if close:
        return "did you mean " + " or ".join(close) + "?"
    return "there are " + (", ".join(names[:40]) + (", …" if len(names) > 40 else "") if names else "none")


@dataclass
class Fault:
    """What keeps kernels of a library from being used: the source or the name that is meant, and the message."""

    of: str
    message: str


@dataclass
class Library:
    """Every source of a repository. Looking up a name parses the source that defines it and no other."""

    root: Path = ROOT

    @cached_property
    def sources(self) -> list[Source]:
        """All files, by name, also those that cannot be read."""
        return [Source(p, *read_source(p)) for p in sorted((self.root / "ciphers").glob("*.cw"))]

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
        path = self.root / "ciphers" / "papers.toml"
        where = shown_path(path)
        rows = tables(read_toml(path, UserError, where), "row", where, UserError) if path.exists() else []
        for number, row in enumerate(rows, 1):
            check_entry(row, _PAPER, (), f"{where}, [[row]] {number}", UserError)
            if row["units"] <= 0:
                raise UserError(f"{where}, [[row]] {number}: units is {row['units']}; expected a number above 0")
        return rows

    @cached_property
    def builds(self) -> dict[str, list[str]]:
        """Source -> the CPUs that its kernels are built for, for the sources named in ciphers/builds.toml.

        UserError at a source or a CPU that there is not.
        """
        from targets.cpu import mode_names

        path = self.root / "ciphers" / "builds.toml"
        table = read_toml(path, UserError, shown_path(path)) if path.exists() else {"sources": {}}
        found: dict[str, list[str]] = table.get("sources", {})
        if set(table) != {"sources"} or not fits(found, dict[str, list[str]]):
            raise UserError(f"{shown_path(path)}: not a table [sources] of lists of CPUs, such as "
                            'aes = ["northwood", "prescott"]; mend it, or restore it from git')
        for known, names, what in (([s.path.stem for s in self.sources], found, "source"),
                                   (mode_names(), [cpu for cpus in found.values() for cpu in cpus], "CPU")):
            for name in names:
                if name not in known:
                    raise UserError(f"{shown_path(path)}: no {what} is called `{name}`: {suggestion(name, known)}")
        return found

    def built_for(self, kernel: str, cpu: str) -> bool:
        """Whether a build makes a kernel for a CPU when not both of them are asked for by name.

        64-bit code is made for the sources that ciphers/builds.toml says it of.
        """
        from targets.cpu import cpu_names

        return cpu in self.builds.get(self.source_of(kernel).path.stem, cpu_names())

    def refined_path(self, cpu: str) -> Path:
        """Where the results of refinement for a CPU are kept."""
        return self.root / "generated" / cpu / "refined.json"

    def refined(self, cpu: str) -> dict[str, Any]:
        """What refinement found for pieces on a CPU (see scheduler.refine.store); UserError for a damaged file."""
        path = self.refined_path(cpu)
        try:
            now = path.stat()
        except FileNotFoundError:
            return {}
        return dict(_refined(path, now.st_mtime_ns, now.st_size))  # the caller may add to it

    def source_of(self, kernel: str) -> Source:
        """Where a kernel is defined; UserError if it is nowhere, or in two sources."""
        return self._source("kernel", kernel)

    def kernels_for(self, name: str) -> list[str]:
        """The kernel of this name, or the kernels of the algorithm of this name; UserError if there is neither."""
        return [name] if name in self.kernels else kernels_of(self._algorithm(name)[1])

    def main_kernel(self, name: str) -> tuple[str, str]:
        """The kernel of this name and "", or an algorithm's kernel that does the work, and how it is one.

        UserError for a name of neither, or an algorithm without such a kernel.
        """
        if name in self.kernels:
            return name, ""
        fields = self._algorithm(name)[1].fields
        for role in MAIN:
            if isinstance(fields.get(role), str):
                return fields[role], f"the {role} kernel of algorithm {name}"
        raise UserError(f"algorithm {name} names no {' or '.join(MAIN)} kernel; name a kernel")

    def _algorithm(self, name: str) -> tuple[Source, Any]:
        if name not in self.algorithms:
            raise self._unknown("kernel or algorithm", name, {*self.kernels, *self.algorithms})
        source = self._source("algorithm", name)
        return source, source.program.algorithms[name]

    def _unknown(self, kind: str, name: str, known: Collection[str]) -> UserError:
        """No name: with what is near, and the files that may have it and cannot be read."""
        hidden = "".join(f"\n  {s.fault.splitlines()[0]}" for s in self.sources if s.fault)
        return UserError(f"no {kind} is called `{name}`: {suggestion(name, known)}"
                         + (f"\n  it may be in a file that cannot be read:{hidden}" if hidden else ""))

    def algorithms_for(self, name: str) -> list[tuple[Source, Any]]:
        """The algorithm of this name, or those that use the kernel of this name; UserError if there is none."""
        if name in self.algorithms or name not in self.kernels:
            return [self._algorithm(name)]
        source = self.source_of(name)
        found = [(source, a) for a in source.program.algorithms.values() if name in kernels_of(a)]
        if not found:
            raise UserError(f"{shown_path(source.path)}: no `algorithm` block uses kernel {name}, so "
                            "there are no vectors for it")
        return found

    def algorithm(self, name: str) -> tuple[Source, Any]:
        """One algorithm; a kernel's name will do if just one algorithm uses it, else UserError lists those that do."""
        found = self.algorithms_for(name)
        if len(found) > 1:
            raise UserError(f"kernel {name} is part of several algorithms: choose one of "
                            + ", ".join(a.name for _, a in found))
        return found[0]


def kernels_of(algorithm: Any) -> list[str]:
    """The kernels an algorithm block names, in order."""
    return [algorithm.fields[f] for f in ROLES if isinstance(algorithm.fields.get(f), str)]
