"""The cipher sources of the repository: found, parsed once, looked up by kernel or algorithm."""

from __future__ import annotations

import difflib
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from cipherwright.algorithms import check_fields
from cipherwright.bound import Executor
from cipherwright.errors import UserError
from cipherwright.vectors import load_vectors
from dsl.ir import Param

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parent.parent
ROLES = ("expand", "encrypt", "expand_decrypt", "decrypt", "init", "keystream", "compress")
MAIN = ("encrypt", "keystream", "compress")
"""Fields of an `algorithm` block that name kernels, and those that name the one that does the work."""


@dataclass
class Source:
    """One file ciphers/*.cw. Errors in it come out as UserError, with the line shown."""

    path: Path
    text: str
    _kernels: dict[str, Any] = field(default_factory=dict)
    _callables: dict[str, Any] = field(default_factory=dict)

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Give source errors raised inside the text they refer to."""
        from dsl.diagnostics import SourceError

        try:
            yield
        except SourceError as error:
            raise UserError(error.render(self.text)) from error

    @cached_property
    def program(self) -> Any:
        """The parsed file."""
        with self.errors():
            return _program(self.text, shown_path(self.path))

    def variants(self, kernel: str, cpu: str | None = None) -> set[str]:
        """Names of the mappings of a kernel that stand beside its default one; with `cpu`, of those meant for it."""
        return {m.variant for m in self.program.mappings
                if m.kernel == kernel and m.variant and (cpu is None or m.cpu in (None, cpu))}

    def kernel(self, name: str) -> Any:
        """An elaborated kernel."""
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
        """The vectors the `vectors` lines of an algorithm name."""
        chosen = []
        for file, variants in algorithm.vectors:
            path = root / "tests" / "vectors" / file
            found = load_vectors(path)
            have = {v["variant"] for v in found}
            for variant in variants:
                if variant not in have:
                    raise UserError(f'{path}: algorithm {algorithm.name} asks for variant "{variant}"; '
                                    f"the file has {', '.join(sorted(have)) or 'no vectors'}")
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


def _read(path: Path) -> str:
    """A source's text; bytes that are no text are shown with their place."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        before = data[:error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise UserError(f"{shown_path(path)}:{line}:{column}: error: the byte {data[error.start]:#04x} is not UTF-8 "
                        "text\n  save the file in UTF-8") from None


def shown_path(path: Path) -> str:
    """A path as people write it: relative to the repository where it is inside."""
    path = path.resolve()
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def suggestion(name: str, known: Any) -> str:
    """What to type instead of an unknown name."""
    names = sorted(known)
    close = difflib.get_close_matches(name, names, 3)
    if close:
        return "did you mean " + " or ".join(close) + "?"
    return "there are " + (", ".join(names[:40]) + (", …" if len(names) > 40 else "") if names else "none")


@dataclass
class Library:
    """Every source of a repository."""

    root: Path = ROOT

    @cached_property
    def sources(self) -> list[Source]:
        """All files, by name."""
        return [Source(p, _read(p)) for p in sorted((self.root / "ciphers").glob("*.cw"))]

    @cached_property
    def kernels(self) -> dict[str, Source]:
        """Kernel name -> its source."""
        return self._index("kernels")

    @cached_property
    def algorithms(self) -> dict[str, Source]:
        """Algorithm name -> its source."""
        return self._index("algorithms")

    @cached_property
    def papers(self) -> list[dict[str, Any]]:
        """Published counts: the rows of ciphers/papers.toml."""
        path = self.root / "ciphers" / "papers.toml"
        try:
            return list(tomllib.loads(path.read_text(encoding="utf-8"))["row"]) if path.exists() else []
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError) as error:
            raise UserError(f"{shown_path(path)}: not a table of [[row]]s: {error}") from None

    @cached_property
    def builds(self) -> dict[str, list[str]]:
        """Source -> the CPUs that its kernels are built for, for the sources named in ciphers/builds.toml."""
        from targets.cpu import mode_names

        path = self.root / "ciphers" / "builds.toml"
        try:
            said = tomllib.loads(path.read_text(encoding="utf-8"))["sources"] if path.exists() else {}
            found = {name: [str(cpu) for cpu in cpus] for name, cpus in said.items()}
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, AttributeError, TypeError) as error:
            raise UserError(f"{shown_path(path)}: not a table [sources] of lists of CPUs: {error}") from None
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
        """Weights that refinement found for pieces on a CPU (see scheduler.refine)."""
        path = self.refined_path(cpu)
        try:
            return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}
        except ValueError as error:
            raise UserError(f"{shown_path(path)}: not JSON: {error}; delete it or restore it from git") from None

    def _index(self, what: str) -> dict[str, Source]:
        index: dict[str, Source] = {}
        for source in self.sources:
            for name in getattr(source.program, what):
                if name in index:
                    raise UserError(f"{what[:-1]} {name} is defined in {index[name].path} "
                                    f"and in {source.path}: rename one of them")
                index[name] = source
        return index

    def source_of(self, kernel: str) -> Source:
        """Where a kernel is defined."""
        if kernel not in self.kernels:
            raise UserError(f"no kernel is called `{kernel}`: {suggestion(kernel, self.kernels)}")
        return self.kernels[kernel]

    def kernels_for(self, name: str) -> list[str]:
        """The kernel of this name, or the kernels of the algorithm of this name."""
        if name in self.kernels:
            return [name]
        if name in self.algorithms:
            return kernels_of(self.algorithms[name].program.algorithms[name])
        raise self._unknown(name)

    def main_kernel(self, name: str) -> tuple[str, str]:
        """The kernel of this name and "", or an algorithm's kernel that does the work, and how it is one."""
        if name in self.kernels:
            return name, ""
        if name not in self.algorithms:
            raise self._unknown(name)
        fields = self.algorithms[name].program.algorithms[name].fields
        for role in MAIN:
            if isinstance(fields.get(role), str):
                return fields[role], f"the {role} kernel of algorithm {name}"
        raise UserError(f"algorithm {name} names no {' or '.join(MAIN)} kernel; name a kernel")

    def _unknown(self, name: str) -> UserError:
        return UserError(f"no kernel or algorithm is called `{name}`: "
                         + suggestion(name, {*self.kernels, *self.algorithms}))

    def algorithms_for(self, name: str) -> list[tuple[Source, Any]]:
        """The algorithm of this name, or those that use the kernel of this name."""
        if name in self.algorithms:
            source = self.algorithms[name]
            return [(source, source.program.algorithms[name])]
        if name not in self.kernels:
            raise self._unknown(name)
        source = self.kernels[name]
        found = [(source, a) for a in source.program.algorithms.values() if name in kernels_of(a)]
        if not found:
            raise UserError(f"{shown_path(source.path)}: no `algorithm` block uses kernel {name}, so "
                            "there are no vectors for it")
        return found

    def algorithm(self, name: str) -> tuple[Source, Any]:
        """One algorithm; a kernel's name will do if just one algorithm uses it."""
        found = self.algorithms_for(name)
        if len(found) > 1:
            raise UserError(f"kernel {name} is part of several algorithms: choose one of "
                            + ", ".join(a.name for _, a in found))
        return found[0]


def kernels_of(algorithm: Any) -> list[str]:
    """The kernels an algorithm block names, in order."""
    return [algorithm.fields[f] for f in ROLES if isinstance(algorithm.fields.get(f), str)]
