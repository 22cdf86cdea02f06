"""What a kernel is between two passes: forms, each with its check, its dump, and figures for its size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cipherwright.compiler import dump
from cipherwright.compiler.dump import Shown, ir_tables
from cipherwright.compiler.state import State, overlaps, there
from dsl.check import IrError, check_kernel
from dsl.ir import Table
from scheduler.code.instr import Instr
from scheduler.finish.check import CodeError, check_emitted, check_plans, check_routine
from scheduler.graph.check import GraphError, check_program
from scheduler.graph.nodes import Counted, Piece
from scheduler.graph.places import element_bytes
from scheduler.graph.simplify import pieces

Figures = Mapping[str, float]
"""What is counted -> how many, in the order in which it is said."""


class FormError(Exception):
    """A pass left something malformed that has no checker of its own: a bug in the tool."""


MALFORMED = (IrError, GraphError, CodeError, FormError)
"""What a checker raises."""


@dataclass(frozen=True)
class Form:
    """A form: the `field` of State that has it, `check`, which raises one of MALFORMED, its dump, and its size."""

    name: str
    field: str
    check: Callable[[State], object]
    lines: Callable[[State], Iterable[Shown]]
    figures: Callable[[State], Figures]


def _tree_check(state: State) -> None:
    tree = there(state.tree)
    for name, item in {**tree.definitions, **tree.kernels}.items():
        if getattr(item.meta, "line", None) is None:
            raise FormError(f"the tree of {name} has no place in the source")


def _choice_check(state: State) -> None:
    choice = there(state.choice)
    layout = choice.layout
    if layout.lanes < 1 or layout.streams < 1 or any(times < 1 for times in choice.rolled.values()):
        raise FormError(f"a layout of {layout.lanes} lanes and {layout.streams} streams, loops kept {choice.rolled}")
    if layout.slices and layout.in_lanes:
        raise FormError("a layout with lanes and slices")


def _overlap_check(state: State) -> None:
    there(state.kernel)
    for pair in overlaps(state):
        if pair.read == pair.written:
            raise FormError(f"{pair.read} is in place of itself")


def _access_check(state: State) -> None:
    pairs = {name for pair in there(state.graph).in_place for name in pair[:2]}
    strange = {str(name) for _, *names, _, _, _ in there(state.accesses) for name in names} - pairs
    if strange:
        raise FormError(f"accesses to {', '.join(sorted(strange))}, which may be in no place but its own")


def _tree_figures(state: State) -> Figures:
    tree = there(state.tree)
    return {"definitions": len(tree.definitions), "kernels": len(tree.kernels), "mappings": len(tree.mappings)}


def _choice_figures(state: State) -> Figures:
    choice = there(state.choice)
    return {"directives": len(choice.directives), "loops kept": len(choice.rolled)}


def _ir_figures(state: State) -> Figures:
    kernel = there(state.kernel)
    tables = [t for t in ir_tables(kernel) if isinstance(t, Table)]
    return {"operations": sum(1 for _ in kernel.body.ops()), "loops": sum(1 for _ in kernel.body.loops()),
            **_table_figures(tables)}


def _graph_figures(state: State) -> Figures:
    graph = there(state.graph)

    def loops(items: Iterable[Piece | Counted]) -> int:
        return sum(1 + loops(i.body) for i in items if isinstance(i, Counted))

    return {"nodes": sum(len(p.nodes) for p in pieces(graph)), "pieces": len(pieces(graph)),
            "loops": loops(graph.items), **_table_figures(graph.tables)}


def _table_figures(tables: Iterable[Table]) -> Figures:
    sizes = [len(t.entries) * element_bytes(t) for t in tables]
    return {"tables": len(sizes), "bytes of tables": sum(sizes)}


def _overlap_figures(state: State) -> Figures:
    return {"pairs": len(overlaps(state)), "right": sum(p.right for p in overlaps(state))}


def _access_figures(state: State) -> Figures:
    counts = {"load": 0, "store": 0}
    for key, times in there(state.accesses).items():
        counts[str(key[3])] += times
    return {"bytes read": counts["load"], "bytes written": counts["store"]}


def _plan_figures(state: State) -> Figures:
    plans = [p for p in there(state.plans).values() if p.instrs]
    return {"pieces": len(plans), "instructions": sum(len(p.instrs) for p in plans), "µops": sum(p.uops for p in plans),
            "planned clocks": round(sum(p.planned for p in plans), 1)}


def _routine_figures(state: State) -> Figures:
    routine = there(state.routine)
    code = [line for line in routine.lines if isinstance(line, Instr)]
    return {"instructions": len(code), "µops": sum(i.uops for i in code), "bytes of frame": routine.frame}


def _text_figures(state: State) -> Figures:
    return {"lines": state.text.count("\n")}


def _asm_figures(state: State) -> Figures:
    return {"lines": there(state.emitted).asm.count("\n"), "lines of header": there(state.emitted).header.count("\n")}


TEXT = Form("text", "text", lambda s: None, dump.text_lines, _text_figures)
TREE = Form("syntax tree", "tree", _tree_check, dump.tree_lines, _tree_figures)
MAPPING = Form("mapping", "choice", _choice_check, dump.mapping_lines, _choice_figures)
IR = Form("IR", "kernel", lambda s: check_kernel(there(s.kernel)), dump.ir_lines, _ir_figures)
OVERLAPS = Form("overlaps", "overlap", _overlap_check, dump.overlap_lines, _overlap_figures)
GRAPH = Form("machine graph", "graph", lambda s: check_program(there(s.graph)), dump.graph_lines, _graph_figures)
ACCESSES = Form("accesses", "accesses", _access_check, dump.access_lines, _access_figures)
PLANS = Form("plans", "plans", lambda s: check_plans(there(s.graph), there(s.plans)), dump.plan_lines, _plan_figures)
ROUTINE = Form("routine", "routine", lambda s: check_routine(there(s.routine)), dump.routine_lines, _routine_figures)
ASM = Form("assembly text", "emitted", lambda s: check_emitted(there(s.routine), there(s.emitted)), dump.asm_lines,
           _asm_figures)
