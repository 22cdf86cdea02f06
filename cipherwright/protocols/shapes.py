"""Kernels that an `algorithm` block names, and what is refused of their parameters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dsl.diagnostics import SourceError
from dsl.ir import Param, Pos


def place_of(algorithm: Any, field: str) -> Pos:
    """Where a field of an algorithm stands, or where the algorithm does if it is not there."""
    where: Pos = algorithm.places.get(field, algorithm.pos)
    return where


class Shape:
    """A kernel that a field of an algorithm names, with the place where it does."""

    def __init__(self, algorithm: Any, field: str, params_of: Callable[[str], Sequence[Param]]) -> None:
        self.name = str(algorithm.fields[field])
        self.pos = place_of(algorithm, field)
        self.params = params_of(self.name)

    def having(self, kinds: str, per_block: bool = False) -> list[Param]:
        """The pointer parameters of these kinds (a space-separated list)."""
        return [p for p in self.params if p.kind in kinds.split() and p.per_block == per_block]

    def one(self, kinds: str, per_block: bool, role: str, besides: Sequence[Param] = (), remedy: str = "") -> Param:
        """The only parameter of these kinds, apart from those that are known to be something else.

        SourceError, at the algorithm, if there is not just one.
        """
        found = [p for p in self.having(kinds, per_block) if p not in besides]
        if len(found) != 1:
            shape = f"`{kinds.split()[0]}{' … per block' if per_block else ''}`"
            raise SourceError(self.pos, f"kernel `{self.name}` has {len(found)} parameters {shape}, the protocol needs "
                              f"one: {role}", "give the kernel exactly one such parameter, or name another kernel"
                              + (remedy if len(found) > 1 else ""))
        return found[0]

    def count(self) -> None:
        """SourceError at a kernel that cannot be told how many blocks there are."""
        if not any(p.kind == "count" for p in self.params):
            raise SourceError(self.pos, f"kernel `{self.name}` has no count parameter; it is called for many blocks "
                              "at once", "add `n: count` and the loop `blocks n { … }`")


def same_size(algorithm: Any, field: str, kernel: Shape, param: Param) -> None:
    """SourceError if the size that a field gives is not that of a kernel's parameter."""
    size = algorithm.fields.get(field)
    if size is not None and size != param.bytes:
        raise SourceError(algorithm.places.get(field, algorithm.pos), f"`{field}` is {size} bytes, but parameter "
                          f"`{param.name}` of kernel `{kernel.name}` holds {param.bytes}",
                          f"write `{field} {param.bytes}`, or change the parameter's length")


def sizes(params: Sequence[Param]) -> str:
    """Parameters with their bytes, for a message."""
    return " and ".join(f"{p.bytes} bytes (`{p.name}`)" for p in params) or "nothing"
