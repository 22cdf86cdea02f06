"""Which mappings of a source count on a CPU: its own, else those of the CPU that its table names by `mappings`."""

from __future__ import annotations

from dsl.parser import Mapping, Program
from targets.cpu import stand_ins


def meant(program: Program, kernel: str, cpu: str) -> list[Mapping]:
    """The mappings of a kernel, of all its variants, that count on a target: those for every CPU first.

    Of one variant, those of the first of the target's `stand_ins` count that has any.
    """
    mine = [m for m in program.mappings if m.kernel == kernel]
    special = {m.variant: where for where in reversed(stand_ins(cpu)) for m in mine if m.cpu == where}
    chosen = [m for m in mine if m.cpu is None or m.cpu == special.get(m.variant)]
    return sorted(chosen, key=lambda m: m.cpu is not None)


def variants_for(program: Program, kernel: str, cpu: str) -> list[str | None]:
    """The variants of a kernel that are meant for a CPU, the default one (None) first, then as they stand."""
    if not any(m.kernel == kernel and m.variant for m in program.mappings):
        return [None]
    here = meant(program, kernel, cpu)
    return list(dict.fromkeys([None, *(m.variant for m in program.mappings if m.variant and m in here)]))
