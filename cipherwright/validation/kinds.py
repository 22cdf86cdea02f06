"""The kinds of code between which the model's error is told apart: vector code, and by what bounds a run of the rest.

A run is of the kind of its highest lower bound where that is `NEAR` to its cycles; where none is, several things hold
it back together.
"""

from __future__ import annotations

from collections.abc import Mapping

BOUNDS = {"rename width": "width", "instructions / 2": "width", "dependence path": "path",
          "pairable instructions / 2": "ports"}
"""The model's names of lower bounds in the words of reports; a name that is not here stays."""
NEAR = 0.9
SIMD, MIXED = "SIMD", "mixed"
BOUND = {"width": "near width", "ports": "ports", "path": "latency"}
KINDS = (SIMD, *BOUND.values(), MIXED)
VECTOR_SHARE = 1 / 6
"""Executed instructions on vectors, of all, from which on a kernel of ours is vector code: the published ones that are
called so have more, and others less, but for two that hold a state, or masked tables, in vectors."""
_VECTOR = ("mmx", "sse", "avx", "xop")


def is_vector(variant: str) -> bool:
    """Whether a variant of code, as a published row names it, is vector code."""
    return any(word in variant for word in _VECTOR)


def kind_of(bounds: Mapping[str, float], cycles: float, vector: bool) -> str:
    """The kind of a run, one of `KINDS`: its lower bounds, by either name, and its cycles, in one unit."""
    if vector:
        return SIMD
    found = {BOUND[name]: clocks for key, clocks in bounds.items() if (name := BOUNDS.get(key, key)) in BOUND}
    highest = max(found, key=lambda name: found[name], default=MIXED)
    return highest if found and found[highest] >= NEAR * cycles else MIXED
