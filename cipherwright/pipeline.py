"""The passes, in order, in one place.

| pass      | module                | trust                                             |
|-----------|-----------------------|---------------------------------------------------|
| parse     | dsl.parser            | trusted                                           |
| choose    | scheduler.mapping     | trusted                                           |
| elaborate | dsl.elaborate         | validated: vectors through the interpreter        |
| tabulate  | scheduler.tables      | validated: machine code against the interpreter   |
| map       | scheduler.lower       | validated: machine code against the interpreter   |
| simplify  | scheduler.normalize   | validated: machine code against the interpreter   |
| select    | scheduler.select      | validated: machine code against the interpreter   |
| fit-tables| scheduler.tablefit    | validated: machine code against the interpreter   |
| schedule  | scheduler.listsched   | validated: machine code against the interpreter   |
| finish    | scheduler.finish      | validated: machine code against the interpreter   |
| emit      | scheduler.emit        | trusted                                           |
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import cipherwright
from cipherwright.dump import dump_plans, dump_routine, dump_tree
from dsl.elaborate import elaborate
from dsl.ir import Kernel, Loop, Region
from scheduler.emit import Emitted, emit
from scheduler.finish import Routine, finish
from scheduler.lower import lower
from scheduler.mapping import Choice, choose
from scheduler.nodes import dump
from scheduler.normalize import simplify
from scheduler.refine import Store
from scheduler.select import select
from scheduler.tablefit import fit_tables
from scheduler.tables import tabulate
from targets.cpu import Cpu, cpu_names

PASSES = ("parse", "elaborate", "tabulate", "map", "simplify", "select", "fit-tables", "schedule", "finish", "emit")
"""Every pass whose result `dump_after` can show."""


@dataclass(frozen=True)
class Line:
    """One instruction of a schedule. `op_id` names the source operation alike on every CPU."""

    cycle: float
    uops: int
    text: str
    source: str
    op_id: str
    form: str
    region: str
    role: str


@dataclass(frozen=True)
class Compiled:
    """What a kernel becomes on one CPU."""

    asm: str
    header: str
    manifest: dict[str, Any]
    schedule: list[Line]


def compile_kernel(program: Any, kernel_name: str, cpu: Cpu, *, source_text: str = "", source_name: str = "",
                   store: Store | None = None, dump_after: str | None = None,
                   out: Callable[[str], object] = print, variant: str | None = None) -> Compiled:
    """Run every pass on one kernel for `cpu`; `dump_after` prints the result of the pass so named.

    `variant` chooses the mapping of that name instead of the default one; `store` has weights found by refinement.
    """
    choice = choose(program, kernel_name, cpu.name, variant, known_cpus=cpu_names())
    _show("parse", dump_after, lambda: dump_tree(program, kernel_name), out)
    kernel = elaborate(program, kernel_name, choice.rolled)
    _show("elaborate", dump_after, lambda: dump_ir(kernel), out)
    tabulated = tabulate(kernel)
    _show("tabulate", dump_after, lambda: dump_ir(tabulated), out)
    graph = lower(tabulated)
    _show("map", dump_after, lambda: dump(graph), out)
    graph = simplify(graph)
    _show("simplify", dump_after, lambda: dump(graph), out)
    graph = select(graph, cpu)
    _show("select", dump_after, lambda: dump(graph), out)
    graph = fit_tables(graph, cpu.l1d_bytes)
    _show("fit-tables", dump_after, lambda: dump(graph), out)
    routine = finish(graph, cpu, store or {})
    command = f"./cw build {kernel_name} --cpu {cpu.name}" + (f" --variant {variant}" if variant else "")
    digest = hashlib.sha256(source_text.encode()).hexdigest()
    facts: dict[str, object] = {
        "cpu": f"{cpu.title} ({cpu.name})", "tool": cipherwright.__version__, "source": source_name,
        "source_hash": digest, "command": command, "plan": plan_lines(routine)}
    emitted = emit(routine, tabulated, facts)
    _show("schedule", dump_after, lambda: dump_plans(routine, emitted), out)
    _show("finish", dump_after, lambda: dump_routine(routine, emitted), out)
    _show("emit", dump_after, lambda: emitted.asm, out)
    lines = schedule_lines(routine, emitted, source_text, source_name)
    manifest = make_manifest(routine, cpu, facts, kernel_name, choice)
    if variant:
        manifest["variant"] = variant
    return Compiled(emitted.asm, emitted.header, manifest, lines)


def _show(name: str, wanted: str | None, text: Callable[[], str], out: Callable[[str], object]) -> None:
    if name == wanted:
        out(text())


def plan_lines(routine: Routine) -> list[str]:
    """Planned clocks and lower bounds of each piece, for the header of the generated file."""
    made = ["Planned (list schedule; an optimistic machine) and lower bounds, clocks:"]
    for p in routine.plans:
        if p.instrs:
            made.append(f"  {p.name}: {p.uops} uops, planned {p.cycles:.1f}; bounds: width {p.bounds['width']:.1f}, "
                        f"ports {p.bounds['ports']:.1f}, path {p.bounds['path']:.1f}")
    return made


def make_manifest(routine: Routine, cpu: Cpu, facts: dict[str, object], kernel: str,
                  choice: Choice) -> dict[str, Any]:
    """Everything a program may want to know of the kernel; no dates, no paths."""
    from scheduler.instr import Instr
    body = [i for i in routine.lines if isinstance(i, Instr)]
    return {
        "kernel": kernel, "cpu": cpu.name, "tool": facts["tool"], "source": facts["source"],
        "source_sha256": facts["source_hash"], "mapping": list(choice.directives), "rolled": sorted(choice.rolled),
        "instructions": len(body), "uops": sum(i.uops for i in body),
        "table_bytes": sum(len(t.entries) * (next(s for s in (1, 2, 4, 8) if t.bits <= 8 * s)) for t in routine.tables),
        "pieces": [{"name": p.name, "instructions": len(p.instrs), "uops": p.uops, "planned_cycles": round(p.cycles, 1),
                    "bounds": p.bounds} for p in routine.plans if p.instrs],
    }


def schedule_lines(routine: Routine, emitted: Emitted, source_text: str, source_name: str) -> list[Line]:
    """The emitted instructions with their source statements."""
    text = source_text.splitlines()
    regions = {id(i): p.name for p in routine.plans for i in p.instrs}
    found = []
    for instr, shown in emitted.lines:
        pos = instr.node.pos
        line = text[pos.line - 1].strip() if pos and pos.line <= len(text) else ""
        region = regions.get(id(instr), "control")
        source = f"{source_name.rsplit('/', 1)[-1]}:{pos.line} {line}" if pos else instr.role
        op_id = f"{region}/{instr.note}/{instr.role}"
        found.append(Line(round(instr.cycle, 1), instr.uops, shown, source, op_id, instr.form, region, instr.role))
    return found


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
            what = "" if what is None or item.kind == "result" else what
            text = f"%{number[id(item)]}: u{item.bits} = {item.kind} {args} {what} {item.name}"
            lines.append("  " * depth + text.rstrip())

    show(kernel.body, 1)
    return "\n".join(lines)
