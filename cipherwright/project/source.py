"""One cipher source: its text, parsed where it is needed; its kernels, constants and vectors."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.files import digest
from cipherwright.project.source_files import defined_names, shown_path, used_sources
from cipherwright.protocols.algorithms import check_fields, check_vector_files
from cipherwright.protocols.bound import Executor
from cipherwright.protocols.vectors import load_vectors
from dsl.ir import Param


@dataclass
class Source:
    """One file ciphers/*.cw. Errors in it come out as UserError, with the line shown.

    `unread`: what is wrong with the file, where there is no text to parse; `folder`: where its vector files are;
    `find`: a source by its name, for those that this one uses.
    """

    path: Path
    text: str
    unread: str = ""
    folder: Path = Path()
    find: Callable[[str], Source | None] = field(default=lambda name: None, compare=False, repr=False)
    _kernels: dict[str, Any] = field(default_factory=dict)
    _callables: dict[str, Any] = field(default_factory=dict)

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Source errors (SourceError) raised inside become UserError, with the text they refer to."""
        from dsl.diagnostics import SourceError

        try:
            yield
        except SourceError as error:
            raise UserError(error.render(self._text_of(error.pos.path))) from error

    def _text_of(self, path: str) -> str:
        """The text of the file that is called so: this one, or one that it uses."""
        return next((s.text for s in (self, *self.behind) if shown_path(s.path) == path), self.text)

    @cached_property
    def used(self) -> dict[str, Source]:
        """The sources that this one names in `use`, as far as there are."""
        return {name: found for name in used_sources(self.text) if (found := self.find(name)) is not None}

    @cached_property
    def behind(self) -> list[Source]:
        """The sources that this one uses, and those that these use, and so on."""
        found: dict[Path, Source] = {}
        waiting = list(self.used.values())
        while waiting:
            source = waiting.pop()
            if source.path not in found:
                found[source.path] = source
                waiting += source.used.values()
        return list(found.values())

    @cached_property
    def digest(self) -> str:
        """Of its text and that of all it uses: what code depends on."""
        others = sorted(f"{shown_path(s.path)} {digest(s.text.encode())}" for s in self.behind if s.path != self.path)
        return digest(self.text.encode()) if not others else digest("\n".join([self.text, *others]).encode())

    @cached_property
    def program(self) -> Any:
        """The parsed file (dsl.parser.Program); UserError if it cannot be parsed, with SourceError as its cause."""
        if self.unread:
            raise UserError(self.unread)
        with self.errors():
            self._check_circle()
        used = Used(tuple((name, s.digest) for name, s in sorted(self.used.items())),
                    {name: s.program for name, s in self.used.items()})
        with self.errors():
            return _program(self.text, shown_path(self.path), used)

    def _check_circle(self) -> None:
        """Refuse a source that uses itself, by way of others or not."""
        from dsl.diagnostics import SourceError
        from dsl.ir import Pos

        for name, at in used_sources(self.text).items():
            source = self.used.get(name)
            if source is not None and self.path in {s.path for s in (source, *source.behind)}:
                before = self.text[:at]
                raise SourceError(Pos(shown_path(self.path), before.count("\n") + 1, at - before.rfind("\n")),
                                  f"`{name}` " + ("is this file" if source.path == self.path else "uses this file"),
                                  "definitions go one way: move what both need into a file of its own")

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

    def variants(self, kernel: str, cpu: str | None = None) -> list[str]:
        """Names of the mappings of a kernel that stand beside its default one, as they stand in the source; with `cpu`,
        of those meant for it."""
        if (other := self._defining(kernel)) is not None:
            return other.variants(kernel, cpu)
        if cpu is not None:
            from scheduler.mapping.meant import variants_for

            return [name for name in variants_for(self.program, kernel, cpu) if name]
        return list(dict.fromkeys(m.variant for m in self.program.mappings if m.kernel == kernel and m.variant))

    def _defining(self, kernel: str) -> Source | None:
        """The other source that defines a kernel which this one uses."""
        from dsl.uses import used_kernels

        return self.used.get(used_kernels(self.program).get(kernel, ""))

    def kernel(self, name: str) -> Any:
        """An elaborated kernel, of this source or used by it; UserError if there is none, or it is wrong."""
        if (other := self._defining(name)) is not None:
            return other.kernel(name)
        if name not in self.program.kernels:
            raise UserError(f"{shown_path(self.path)}: there is no kernel `{name}`; "
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

    def vectors(self, algorithm: Any) -> list[dict[str, Any]]:
        """The vectors that the `vectors` lines of an algorithm name; VectorError at a wrong one.

        UserError, as of any SourceError, at a line whose file or variant is not there.
        """
        from dsl.diagnostics import SourceError

        with self.errors():
            check_vector_files(algorithm, self.folder)
        chosen = []
        for file, variants in algorithm.vectors:
            path = self.folder / file
            found = load_vectors(path, shown_path(path))
            have = {v["variant"] for v in found}
            for variant in variants:
                if variant not in have:
                    with self.errors():
                        raise SourceError(algorithm.places.get(f"vectors {file}", algorithm.pos),
                                          f'{shown_path(path)} has no variant "{variant}"',
                                          f"name one that it has: {', '.join(sorted(have))}" if have else
                                          "the file has no vectors: write some; docs/vectors.md has the form")
            chosen += [v for v in found if not variants or v["variant"] in variants]
        return chosen


@dataclass(frozen=True)
class Used:
    """Parsed files that a file uses, by name; `key` tells them from others."""

    key: tuple[tuple[str, str], ...] = ()
    programs: dict[str, Any] = field(default_factory=dict, compare=False)


@lru_cache(maxsize=64)
def _program(text: str, path: str, used: Used) -> Any:
    """A text parsed and checked; its definitions are evaluated once for all who read the same text."""
    from dsl.diagnostics import SourceError
    from dsl.ir import Pos
    from dsl.names import check_names
    from dsl.parser import parse
    from dsl.uses import check_uses, used_constants, used_kernels

    program = parse(text, path)
    program.used = used.programs
    check_uses(program)
    if not program.kernels and not program.algorithms and not program.definitions:
        raise SourceError(Pos(program.path, 1, 1), "the file declares no kernel",
                          "`./cw new NAME` writes a working source to start from; or remove the file")
    check_names(program)
    constants = {name for name, tree in program.definitions.items() if tree.data == "const"} | used_constants(program)
    for algorithm in program.algorithms.values():
        check_fields(algorithm, {*program.kernels, *used_kernels(program)}, constants, program.algorithms)
    return program


def suggestion(name: str, known: Any) -> str:
    """What to type instead of an unknown name."""
    names = sorted(known)
    close = difflib.get_close_matches(name, names, 3)
    if close:
        return "did you mean " + " or ".join(close) + "?"
    return "there are " + (", ".join(names[:40]) + (", …" if len(names) > 40 else "") if names else "none")
