"""One cipher source: its text, parsed where it is needed; its kernels, constants and vectors."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.project.source_files import defined_names, shown_path
from cipherwright.protocols.algorithms import check_fields, check_vector_files
from cipherwright.protocols.bound import Executor
from cipherwright.protocols.vectors import load_vectors
from dsl.ir import Param


@dataclass
class Source:
    """One file ciphers/*.cw. Errors in it come out as UserError, with the line shown.

    `unread`: what is wrong with the file, where there is no text to parse; `folder`: where its vector files are.
    """

    path: Path
    text: str
    unread: str = ""
    folder: Path = Path()
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

    def vectors(self, algorithm: Any) -> list[dict[str, Any]]:
        """The vectors the `vectors` lines of an algorithm name."""
        from dsl.diagnostics import SourceError

        with self.errors():
            check_vector_files(algorithm, self.folder)
        chosen = []
        for file, variants in algorithm.vectors:
            path = self.folder / file
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


def suggestion(name: str, known: Any) -> str:
    """What to type instead of an unknown name."""
    names = sorted(known)
    close = difflib.get_close_matches(name, names, 3)
    if close:
        return "did you mean " + " or ".join(close) + "?"
    return "there are " + (", ".join(names[:40]) + (", …" if len(names) > 40 else "") if names else "none")
