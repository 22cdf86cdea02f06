"""What is said of a compiled kernel: the manifest, the plan lines of the header, the lines of the schedule."""

from __future__ import annotations

import hashlib
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

import cipherwright
from cipherwright.compiler.lines import Line
from cipherwright.compiler.state import State, Target, there
from dsl.ir import Kernel, Loop, Share
from scheduler.algorithm.amounts import varies
from scheduler.code.instr import Instr
from scheduler.finish.control import Label
from scheduler.finish.emit import Emitted
from scheduler.finish.finish import Routine
from scheduler.graph.places import element_bytes
from scheduler.numbers.form import Bound
from scheduler.refine.store import label, left_out
from scheduler.rewrite.in_place import named, overlap_lines


def plan_lines(routine: Routine, papers: list[dict[str, Any]]) -> list[str]:
    """Planned clocks and lower bounds of each piece, and published counts, for the header of the generated file."""
    made = ["Planned (list schedule; an optimistic machine) and lower bounds, clocks:"]
    for p in routine.plans:
        if p.instrs:
            made.append(f"  {p.name}: {p.uops} uops, planned {p.planned:.1f}; bounds: width {p.bounds['width']:.1f}, "
                        f"ports {p.bounds['ports']:.1f}, path {p.bounds['path']:.1f}")
    for row in papers:
        made.append(f"Uops a {row['unit']}: {row['ours']:g}; published {row['published']:g}")
        made += textwrap.wrap(f"({row['source']}) {row['remark']}", 100, initial_indent="  ", subsequent_indent="  ")
    return made


def loop_uops(routine: Routine) -> dict[str, int]:
    """Uops of one pass of each run-time loop with its control; inner loops count one pass."""
    open_loops: list[str] = []
    found: dict[str, int] = {}
    for line in routine.lines:
        if isinstance(line, Label):
            if line.align:
                open_loops.append(line.name)
        else:
            for name in open_loops:
                found[name] = found.get(name, 0) + line.uops
            if open_loops and line.does == "jump if" and line.note == open_loops[-1]:
                open_loops.pop()
    return {name.strip(".").rsplit("_", 1)[0]: n for name, n in found.items()}


def beside_papers(rows: Sequence[Mapping[str, Any]], kernel: str, cpu: str,
                  uops: dict[str, int]) -> list[dict[str, Any]]:
    """Published counts for this kernel and CPU with ours beside them; `rows` as in ciphers/papers.toml."""
    return [{"unit": r["unit"], "published": r["uops"][cpu], "ours": round(uops[r["loop"]] / r["units"], 2),
             "source": r["source"], "remark": r["remark"]}
            for r in rows if r["kernel"] == kernel and cpu in r["uops"] and r["loop"] in uops]


def limb_lines(bounds: Sequence[Bound]) -> list[str]:
    """What numbers can be that loops carry, for the header of the generated file: proved by intervals."""
    lines = [line for bound in bounds for line in bound.lines]
    head = ["Limbs of numbers that a loop carries, proved by intervals:"] if lines else []
    return head + [f"  {line}" for line in lines]


def header_facts(state: State, target: Target) -> dict[str, Any]:
    """What the headers say of a routine beside its parameters; no dates, no paths."""
    cpu, routine = target.cpu, there(state.routine)
    variant = f" --variant {state.variant}" if state.variant else ""
    command = f"{target.command} build {state.name} --cpu {cpu.target}{variant}"
    papers = beside_papers(target.papers, state.name, cpu.name, loop_uops(routine))
    return {"cpu": f"{cpu.title} ({cpu.name})", "tool": cipherwright.__version__, "source": state.path,
            "source_hash": hashlib.sha256(state.text.encode()).hexdigest(), "command": command, "papers": papers,
            "plan": plan_lines(routine, papers), "limbs": limb_lines(state.bounds),
            "overlap": overlap_lines(there(state.graph)),
            "secret_amount": any(varies(op, cpu) for op in there(state.kernel).body.ops())}


def make_manifest(state: State, target: Target) -> dict[str, Any]:
    """Everything a program may want to know of a kernel that has gone through all passes; no dates, no paths."""
    routine, graph, choice, facts = (there(state.routine), there(state.graph), there(state.choice),
                                     header_facts(state, target))
    layout = choice.layout
    body = [i for i in routine.lines if isinstance(i, Instr)]
    unused = left_out(target.store, label(state.name, state.variant), there(state.plans).values(), target.cpu.in_order)
    if graph.start:  # what is stored for the same kernel is mostly for the usual convention, and for other pieces
        unused = [one for one in unused if one.key in {plan.key for plan in there(state.plans).values()}]
    made = {
        **({"left_out": [one.as_data() for one in unused]} if unused else {}),
        "kernel": state.name, "cpu": target.cpu.name, "tool": facts["tool"], "source": facts["source"],
        "source_sha256": facts["source_hash"], "mapping": list(choice.directives), "rolled": sorted(choice.rolled),
        "instructions": len(body), "uops": sum(i.uops for i in body), "loop_uops": loop_uops(routine),
        "table_bytes": sum(len(t.entries) * element_bytes(t) for t in routine.tables),
        "papers": facts["papers"],
        "pieces": [{"name": p.name, "instructions": len(p.instrs), "uops": p.uops,
                    "planned_cycles": round(p.planned, 1), "bounds": p.bounds} for p in routine.plans if p.instrs],
        **({"limbs": [bound.as_data() for bound in state.bounds]} if state.bounds else {}),
        "in_place": [[p.read, p.written] for p in named(graph) if p.right],
        **({"variant": state.variant} if state.variant else {}),
        **({"quick": True} if target.quick and any(p.key not in target.store for p in there(state.plans).values())
           else {}),
        **{name: n for name, n in (("lanes", layout.lanes), ("streams", layout.streams), ("messages", graph.messages),
                                   ("slices", graph.slices), ("group", _group(there(state.kernel)))) if n > 1}}
    if graph.slices and any(p.kind == "count" and not p.slices for p in graph.params):
        made["slices_of"] = "messages"
    if layout.whole:
        made["whole"] = sorted({name for name, _ in layout.whole})
    if layout.shared:
        made["broadcast"] = sorted({name for name, _ in layout.shared})
    return made


def _group(kernel: Kernel) -> int:
    """How many blocks a pass takes where a call's blocks are shared out to loops; else 1."""
    loops = [item for item in kernel.body.items if isinstance(item, Loop)]
    return max((loop.count.size for loop in loops if isinstance(loop.count, Share)), default=1)


def in_short(manifest: dict[str, Any]) -> str:
    """The largest piece in a few words: uops, planned clocks, the highest lower bound.

    Of a loop of this one piece, the uops of a pass come first: with its control, as beside published counts.
    """
    if not manifest["pieces"]:
        return "no code"
    piece = max(manifest["pieces"], key=lambda p: p["uops"])
    name, whole = piece["name"], pass_uops(manifest, piece["name"])
    said = f"{whole} µops a pass, {piece['uops']}" if whole is not None else f"{piece['uops']} µops"
    return (f"{name} {said} planned in {piece['planned_cycles']:g} clocks (at least "
            f"{max(piece['bounds'].values()):g})")


def pass_uops(manifest: dict[str, Any], name: str) -> int | None:
    """Uops of a pass of the loop that has only the piece `name`, with its control; None where there is no such loop."""
    names = [p["name"] for p in manifest["pieces"]]
    label = name.rsplit("/", 1)[-1]
    inside = (f"{name}.", f"{name}/")
    others = [n for n in names if n != name and (n.rsplit("/", 1)[-1] == label or n.startswith(inside))]
    found = manifest["loop_uops"].get(label)
    return None if others or found is None else int(found)


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
