"""`use NAME from SOURCE`: what a file takes from others, and what the names mean there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lark import Token, Tree

from dsl.diagnostics import SourceError, did_you_mean
from dsl.ir import Modulus
from dsl.parser import Program, Use
from dsl.values import Function, Home, Meaning, Scope, Variable


def check_uses(program: Program) -> None:
    """Refuse names of sources that are not there, names that these do not define, and kernels under other names.

    SourceError at the first of them.
    """
    for use in program.uses:
        other = program.used.get(use.source)
        if other is None:
            raise SourceError(use.source_pos, f"there is no source `{use.source}` to use names from",
                              "name a file of the project's folder of sources, or one of cipherwright's own ciphers "
                              "(`./cw where` says where these are), without its ending")
        if use.name in other.kernels:
            if use.alias != use.name:
                raise SourceError(use.pos, f"the kernel `{use.name}` cannot have another name here",
                                  f"its name is that of its C function: write `use {use.name} from {use.source}`")
        elif use.name not in other.definitions:
            again = next((u for u in other.uses if u.alias == use.name), None)
            raise SourceError(use.pos, f"`{use.source}` defines no `{use.name}`",
                              f"`{use.source}` has it from elsewhere: write `use {again.name} from {again.source}`"
                              if again else did_you_mean(use.name, {*other.definitions, *other.kernels}))


def used_kernels(program: Program) -> dict[str, str]:
    """The kernels of other files that a file uses -> the sources that define them."""
    return {use.name: use.source for use in program.uses
            if use.source in program.used and use.name in program.used[use.source].kernels}


def used_constants(program: Program) -> set[str]:
    """Names in a file that are constants of others."""
    return {use.alias for use in program.uses if use.source in program.used
            and getattr(program.used[use.source].definitions.get(use.name), "data", "") == "const"}


def function_of(program: Program, name: str) -> tuple[Program, Tree[Token]] | None:
    """The function that a name means in a file, with the file that defines it; None where it means something else."""
    for use in program.uses:
        if use.alias == name and use.source in program.used:
            return function_of(program.used[use.source], use.name)
    found = program.definitions.get(name)
    return (program, found) if found is not None and found.data == "fn" else None


def renamed(meaning: Meaning, use: Use, path: str, scope: Scope) -> Meaning:
    """What a name of another file means here: under its name here; `path` and `scope` are that file's."""
    if isinstance(meaning, Function):
        return replace(meaning, name=use.alias, home=meaning.home or Home(path, scope))
    if isinstance(meaning, Variable):
        return replace(meaning, name=use.alias)
    if isinstance(meaning, Modulus):
        return meaning  # one type, whatever a file calls it
    return meaning if use.alias == use.name else replace(meaning, name=use.alias)


def definitions_used(program: Program) -> Iterator[tuple[Use, Program]]:
    """What a file uses of other files' definitions, kernels left out."""
    for use in program.uses:
        other = program.used.get(use.source)
        if other is None:
            check_uses(program)
        elif use.name in other.definitions:
            yield use, other
