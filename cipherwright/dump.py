"""Results of passes as text, for `--dump-after`."""

from __future__ import annotations

from typing import Any

from scheduler.emit import Emitted
from scheduler.finish import Routine
from scheduler.instr import Instr


def dump_tree(program: Any, kernel: str) -> str:
    """The syntax tree of one kernel; definitions and blocks of the file by name."""
    names = [f"definitions: {' '.join(program.definitions)}", f"kernels: {' '.join(program.kernels)}",
             f"algorithms: {' '.join(program.algorithms)}", f"mappings: {len(program.mappings)}"]
    return "\n".join([*names, program.kernels[kernel].pretty().rstrip()])


def dump_plans(routine: Routine, emitted: Emitted) -> str:
    """Every piece's instructions in planned order: clock, µops, role, text."""
    text = {id(instr): shown for instr, shown in emitted.lines}
    lines: list[str] = []
    for plan in routine.plans:
        bounds = ", ".join(f"{name} {value:g}" for name, value in plan.bounds.items())
        lines.append(f"piece {plan.name}: {plan.uops} uops, planned {plan.cycles:.1f} clocks; bounds: {bounds}")
        lines += [f"  {i.cycle:7.1f} {i.uops:2} {i.role:8}{text.get(id(i), i.mnemonic)}" for i in plan.instrs]
    return "\n".join(lines)


def dump_routine(routine: Routine, emitted: Emitted) -> str:
    """Frame offsets, then every label and instruction in final order."""
    text = {id(instr): shown for instr, shown in emitted.lines}
    lines = [f"slot esp+{offset:<4} {slot.name}" for slot, offset in routine.offset.items()]
    for line in routine.lines:
        lines.append(f"        {text[id(line)]}" if isinstance(line, Instr) else f"{line.name}:")
    return "\n".join(lines)
