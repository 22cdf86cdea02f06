"""The passes, in order, in one place.

| pass      | module                | trust                                             |
|-----------|-----------------------|---------------------------------------------------|
| parse     | dsl.parser            | trusted                                           |
| elaborate | dsl.elaborate         | validated: vectors through the interpreter        |
| common    | scheduler.algorithm.cse      | validated: machine code against the interpreter   |
| slice     | scheduler.algorithm.slices      | validated: machine code against the interpreter   |
| boolean   | scheduler.algorithm.boolean     | validated: machine code against the interpreter   |
| circuits  | scheduler.algorithm.circuits    | validated: machine code against the interpreter   |
| complements | scheduler.algorithm.complements | validated: machine code against the interpreter |
| tabulate  | scheduler.algorithm.tabulate      | validated: machine code against the interpreter   |
| map       | scheduler.lowering.lower       | validated: machine code against the interpreter   |
| simplify  | scheduler.graph.simplify   | validated: machine code against the interpreter   |
| place     | scheduler.rewrite.place      | validated: machine code against the interpreter   |
| derive    | scheduler.rewrite.derive      | validated: machine code against the interpreter   |
| select    | scheduler.select.select      | validated: machine code against the interpreter   |
| fit-tables| scheduler.rewrite.fit_tables    | validated: machine code against the interpreter   |
| schedule  | scheduler.refine.portfolio      | validated: machine code against the interpreter   |
| finish    | scheduler.finish.finish      | validated: machine code against the interpreter   |
| emit      | scheduler.finish.emit        | trusted                                           |

What each pass leaves is checked for form (dsl.check, scheduler.graph.check) before the next one runs.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import cipherwright
from cipherwright.compiler.dump import dump_ir, dump_plans, dump_routine, dump_tree
from cipherwright.compiler.manifest import Line, beside_papers, loop_uops, make_manifest, plan_lines, schedule_lines
from dsl.check import check_kernel, check_secrets
from dsl.elaborate import elaborate
from dsl.expressions import OPERATIONS
from dsl.ir import Kernel
from scheduler.algorithm.boolean import rewrite_boolean
from scheduler.algorithm.circuits import lay_circuits
from scheduler.algorithm.complements import move_complements
from scheduler.algorithm.cse import share
from scheduler.algorithm.slices import slice_kernel, unpacks_bytes
from scheduler.algorithm.tabulate import tabulate
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.check import check_program
from scheduler.graph.nodes import Program, dump
from scheduler.graph.simplify import pieces, simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.choose import Choice, choose
from scheduler.refine.portfolio import PORTFOLIO, Store, key
from scheduler.rewrite.derive import derive_tables
from scheduler.rewrite.early import make_first
from scheduler.rewrite.fit_tables import fit_tables
from scheduler.rewrite.in_place import accesses, in_place, keep_right, left_as_it_was, named, overlap_lines, read_late
from scheduler.rewrite.pack import pack
from scheduler.rewrite.place import place
from scheduler.schedule.priority import Weights
from scheduler.select.nested import chain_rotations
from scheduler.select.select import select
from targets.cpu import Cpu, mode_names

PASSES = ("parse", "elaborate", "common", "slice", "boolean", "circuits", "complements", "tabulate", "map", "simplify",
          "place", "derive", "select", "fit-tables", "schedule", "finish", "emit")
"""Every pass whose result `dump_after` can show."""
Show = Callable[[str, Callable[[], str]], None]
"""Called after each pass with its name and a function that prints its result."""


@dataclass(frozen=True)
class Compiled:
    """What a kernel becomes on one CPU."""

    asm: str
    header: str
    manifest: dict[str, Any]
    schedule: list[Line]
    seconds: float = 0.0  # spent in scheduling, trials included
    choices: Mapping[str, Any] = field(default_factory=dict)  # entries for a store, of pieces that were tried out
    keys: frozenset[str] = frozenset()  # of all pieces, where entries for a store are asked for


def mapped_graph(program: Any, kernel_name: str, cpu: Cpu, variant: str | None = None,
                 show: Show = lambda name, text: None) -> tuple[Kernel, Program, Choice]:
    """The passes up to `simplify`: (kernel with its tables, machine graph in source order, mapping)."""
    choice = choose(program, kernel_name, cpu.name, variant, known_cpus=mode_names(), features=cpu.features,
                    bits=cpu.bits)
    show("parse", lambda: dump_tree(program, kernel_name))
    kernel = check_kernel(elaborate(program, kernel_name, choice.rolled, OPERATIONS))
    show("elaborate", lambda: dump_ir(kernel))
    source_params, late, late_slices = kernel.params, read_late(kernel), None
    kernel = check_kernel(share(kernel))
    show("common", lambda: dump_ir(kernel))
    if choice.layout.slices:
        kernel = check_kernel(share(slice_kernel(kernel, choice.layout.slice_bits, choice.layout.whole,
                                                 unpacks_bytes(cpu))))
        late_slices = read_late(kernel) | left_as_it_was(kernel)
    check_secrets(kernel)
    show("slice", lambda: dump_ir(kernel))
    kernel = check_kernel(share(rewrite_boolean(kernel)))
    show("boolean", lambda: dump_ir(kernel))
    kernel = check_kernel(lay_circuits(kernel, cpu, bool(choice.layout.slices)))
    show("circuits", lambda: dump_ir(kernel))
    kernel = check_kernel(move_complements(kernel))
    show("complements", lambda: dump_ir(kernel))
    tabulated = check_kernel(tabulate(kernel))
    show("tabulate", lambda: dump_ir(tabulated))
    graph = check_program(lower(tabulated, choice.layout))
    graph.in_place = in_place(source_params, late, late_slices, [name for name, _ in choice.layout.whole])
    show("map", lambda: dump(graph))
    graph = check_program(simplify(graph, choice.layout.nested))
    show("simplify", lambda: dump(graph))
    return tabulated, graph, choice


def machine_graph(program: Any, kernel_name: str, cpu: Cpu, variant: str | None = None,
                  show: Show = lambda name, text: None) -> tuple[Kernel, Program, Choice]:
    """The passes up to scheduling: (kernel with its tables, machine graph, mapping)."""
    tabulated, graph, choice = mapped_graph(program, kernel_name, cpu, variant, show)
    before = accesses(graph)
    graph = check_program(pack(place(graph, choice.layout.placed, choice.layout.merged), choice.layout.packed))
    graph = check_program(make_first(graph, choice.layout.first))
    graph = check_program(chain_rotations(graph) if choice.layout.chained else graph)
    show("place", lambda: dump(graph))
    graph = check_program(derive_tables(graph, choice.layout.tables))
    show("derive", lambda: dump(graph))
    graph = check_program(select(graph, cpu))
    show("select", lambda: dump(graph))
    graph = check_program(fit_tables(graph, cpu.l1d_bytes))
    show("fit-tables", lambda: dump(graph))
    keep_right(graph, before)
    return tabulated, graph, choice


def compile_kernel(program: Any, kernel_name: str, cpu: Cpu, *, source_text: str = "", source_name: str = "",
                   store: Store | None = None, papers: Sequence[dict[str, Any]] = (), dump_after: str | None = None,
                   out: Callable[[str], object] = print, variant: str | None = None,
                   portfolio: Sequence[Weights] = PORTFOLIO, thorough: bool = False) -> Compiled:
    """Run every pass on one kernel for `cpu`; `dump_after` prints the result of the pass so named.

    `variant` chooses the mapping of that name instead of the default one; `store` has weights found by
    refinement, `portfolio` those tried without; `thorough` is a longer search for an order (`best_plan`); `papers` are
    published counts (ciphers/papers.toml) to print beside ours.
    """
    def show(name: str, text: Callable[[], str]) -> None:
        if name == dump_after:
            out(text())

    kernel, graph, choice = machine_graph(program, kernel_name, cpu, variant, show)
    begun = time.perf_counter()
    routine = finish(graph, cpu, store or {}, portfolio, thorough=thorough)
    seconds = time.perf_counter() - begun
    command = f"./cw build {kernel_name} --cpu {cpu.target}" + (f" --variant {variant}" if variant else "")
    beside = beside_papers(list(papers), kernel_name, cpu.name, loop_uops(routine))
    facts: dict[str, Any] = {
        "cpu": f"{cpu.title} ({cpu.name})", "tool": cipherwright.__version__, "source": source_name,
        "source_hash": hashlib.sha256(source_text.encode()).hexdigest(), "command": command, "papers": beside,
        "plan": plan_lines(routine, beside), "overlap": overlap_lines(graph)}
    emitted = emit(routine, replace(kernel, params=graph.params), facts)
    show("schedule", lambda: dump_plans(routine, emitted))
    show("finish", lambda: dump_routine(routine, emitted))
    show("emit", lambda: emitted.asm)
    manifest = make_manifest(routine, cpu, facts, kernel_name, choice)
    manifest["in_place"] = [[p.read, p.written] for p in named(graph) if p.right]
    if variant:
        manifest["variant"] = variant
    manifest.update({name: n for name, n in (("lanes", choice.layout.lanes), ("streams", choice.layout.streams),
                                             ("messages", graph.messages), ("slices", graph.slices)) if n > 1})
    if graph.slices and any(p.kind == "count" and not p.slices for p in graph.params):
        manifest["slices_of"] = "messages"
    if choice.layout.whole:
        manifest["whole"] = sorted({name for name, _ in choice.layout.whole})
    return Compiled(emitted.asm, emitted.header, manifest,
                    schedule_lines(routine, emitted, source_text, source_name), seconds,
                    {k: {"kernel": kernel_name, **({"variant": variant} if variant else {}), **entry}
                     for plan in routine.plans for k, entry in plan.to_store.items()},
                    frozenset(key(piece) for piece in pieces(graph)) if thorough else frozenset())
