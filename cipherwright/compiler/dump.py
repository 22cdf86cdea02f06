"""Results of passes as text, for `--dump-after`."""

from __future__ import annotations

from typing import Any

from dsl.ir import Kernel, Loop, Region
from scheduler.code.instr import Instr
from scheduler.finish.emit import Emitted
from scheduler.finish.finish import Routine


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


def dump_ir(kernel: Kernel) -> str:
    """The algorithm IR as text, an operation a line."""
    lines: list[str] = [f"kernel {kernel.name}"]
    number: dict[int, int] = {}

    def show(region: Region, depth: int) -> None:
        for item in region.items:
            if isinstance(item, Loop):
                lines.append("  " * depth + f"loop {item.name} carried {[c.param.name for c in item.carried]}")
                for c in item.carried:
                    number[id(c.param)] = len(number)
                show(item.body, depth + 1)
                continue
            number[id(item)] = len(number)
            args = " ".join(f"{a.attr:#x}" if a.kind == "const" else f"%{number.get(id(a), '?')}" for a in item.args)
            what = getattr(item.attr, "name", None) or (
                f"{item.attr.param.name}+{item.attr.offset}" if item.kind in ("load", "store") else item.attr)
            if item.kind == "slicewise":
                what = f"{item.attr[0].name} bit {item.attr[1]}"
            what = "" if what is None or item.kind == "result" else what
            text = f"%{number[id(item)]}: u{item.bits} = {item.kind} {args} {what} {item.name}"
            lines.append("  " * depth + text.rstrip())

    show(kernel.body, 1)
    return "\n".join(lines)
