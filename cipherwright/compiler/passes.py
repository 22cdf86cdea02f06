"""The passes, in order: one tuple, which `pipeline.run_passes` executes and everything that lists passes reads.

A row is a function from State and Target to State. What it leaves is in some form (`cipherwright.compiler.forms`),
which is checked before the next row runs, and can be printed. A row that has nothing to do says so in words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cipherwright.compiler.forms import ACCESSES, ASM, GRAPH, IR, MAPPING, OVERLAPS, PLANS, ROUTINE, TEXT, TREE, Form
from cipherwright.compiler.full_lines import with_full_lines
from cipherwright.compiler.manifest import header_facts
from cipherwright.compiler.state import Overlap, State, Target, overlaps, there
from dsl.check import check_secrets
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.expressions import OPERATIONS
from dsl.parser import parse
from scheduler.algorithm.amounts import by_constants
from scheduler.algorithm.boolean import rewrite_boolean
from scheduler.algorithm.boxes import lay_boxes
from scheduler.algorithm.carries import join_carries
from scheduler.algorithm.carryless import lay_products
from scheduler.algorithm.circuits import lay_circuits
from scheduler.algorithm.complements import move_complements
from scheduler.algorithm.cse import share
from scheduler.algorithm.join import join_boxes
from scheduler.algorithm.parts import join_parts
from scheduler.algorithm.permute import lay_permutations
from scheduler.algorithm.products import shorten_products
from scheduler.algorithm.rounds import lay_rounds
from scheduler.algorithm.slices import slice_kernel
from scheduler.algorithm.tabulate import tabulate
from scheduler.algorithm.transpose import unpacks_bytes
from scheduler.algorithm.wordwise import lay_words
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.finish.first_state import read_first_state
from scheduler.finish.full_lines import cache_of
from scheduler.graph.nodes import Program
from scheduler.graph.simplify import simplify
from scheduler.lowering.boxes import affine_of, fits, prices
from scheduler.lowering.lower import lower
from scheduler.mapping.choose import choose
from scheduler.mapping.directives import round_kinds
from scheduler.mapping.layout import Held, Layout
from scheduler.numbers.choose_form import preferred
from scheduler.numbers.limbs import make_limbs, moduli
from scheduler.numbers.powers import lay_powers
from scheduler.refine.best_plan import best_plans, quick_plans
from scheduler.refine.store import label
from scheduler.rewrite.ahead import joins, store_ahead
from scheduler.rewrite.derive import derive_tables
from scheduler.rewrite.early import make_first
from scheduler.rewrite.fit_tables import fill, fit_tables
from scheduler.rewrite.in_place import accesses, candidates, keep_right, left_as_it_was, read_late
from scheduler.rewrite.merge_tables import merge_tables
from scheduler.rewrite.pack import pack
from scheduler.rewrite.place import place
from scheduler.rewrite.position import from_start, wanted
from scheduler.rewrite.residents import keep_residents
from scheduler.rewrite.windows import window_tables
from scheduler.select.differences import make_differences
from scheduler.select.nested import chain_rotations
from scheduler.select.select import select
from targets.cpu import mode_names

TRUSTED, BY_VECTORS, BY_CODE = "trusted", "vectors", "machine code"
"""Why a result may be believed: it has to be; vectors go through the interpreter; machine code is run beside it."""


def always(state: State, target: Target) -> bool:
    """The guard of a pass that always runs."""
    return True


@dataclass(frozen=True)
class Pass:
    """A row of the pipeline.

    `module`: where the work is done; `reads`, `makes`: forms before and after; `what` it does, in words for readers;
    `run` does it; `trust`: why its result may be believed (above); `applies`: whether it runs at all; `otherwise`: why
    it does not, in words.
    """

    name: str
    module: str
    reads: Form
    makes: Form
    what: str
    run: Callable[[State, Target], State]
    trust: str = BY_CODE
    applies: Callable[[State, Target], bool] = always
    otherwise: str = ""


def _layout(state: State) -> Layout:
    return there(state.choice).layout


def _parse(state: State, target: Target) -> State:
    tree = parse(state.text, state.path)
    tree.used = dict(state.used)
    return replace(state, tree=tree)


def _choose(state: State, target: Target) -> State:
    cpu = target.cpu
    return replace(state, choice=choose(there(state.tree), state.name, cpu.name, state.variant, known_cpus=mode_names(),
                                        features=cpu.features, bits=cpu.bits))


def _elaborate(state: State, target: Target) -> State:
    return replace(state, kernel=elaborate(there(state.tree), state.name, there(state.choice).rolled, OPERATIONS))


def _overlap(state: State, target: Target) -> State:
    kernel = there(state.kernel)
    return replace(state, overlap=Overlap(kernel.params, read_late(kernel)))


def _slice(state: State, target: Target) -> State:
    layout = _layout(state)
    kernel = share(slice_kernel(there(state.kernel), layout.slice_bits, layout.whole,
                                unpacks_bytes(target.cpu, layout.slices), layout.shared))
    sliced = read_late(kernel) | left_as_it_was(kernel)
    return replace(state, kernel=kernel, overlap=state.overlap and replace(state.overlap, sliced=sliced))


def _rounds(state: State, target: Target) -> State:
    layout = _layout(state)
    kinds = round_kinds(layout, target.cpu.features)
    kernel = there(state.kernel)
    if lay_words(kernel, kinds):
        return replace(state, kernel=kernel)
    return replace(state, kernel=lay_rounds(kernel, there(layout.rounds), kinds))


def _boxes(state: State, target: Target) -> State:
    layout = _layout(state)
    boxes = there(layout.boxes)
    return replace(state, kernel=share(lay_boxes(there(state.kernel), layout.element, boxes.pos, boxes.way,
                                                 lambda entries: fits(entries, boxes.way),
                                                 lambda entries: affine_of(entries) is not None,
                                                 prices(boxes.way, target.cpu, layout.lane_file))))


def _powers(state: State, target: Target) -> State:
    layout, held = _layout(state), there(_preferred(state, target))
    try:
        kernel, bound = lay_powers(there(state.kernel), held, target.cpu)
    except SourceError:
        if layout.limbs is None:  # what the mapping does not ask for need not be possible
            return state
        raise
    layout = replace(layout, limbs=held, wide="r")
    return replace(state, kernel=share(kernel), bounds=[bound],
                   choice=replace(there(state.choice), layout=layout))


def _preferred(state: State, target: Target) -> Held | None:
    """How numbers are held: as the mapping says, else as the CPU's table suggests."""
    return _layout(state).limbs or preferred(there(state.kernel), target.cpu)


def _in_lanes(state: State, target: Target) -> bool:
    held = _preferred(state, target)
    return held is not None and held.blocks > 1


def _limbs(state: State, target: Target) -> State:
    kernel, bounds = make_limbs(there(state.kernel), _layout(state), target.cpu)
    return replace(state, kernel=kernel, bounds=[*state.bounds, *bounds])


def _circuits(state: State, target: Target) -> State:
    layout = _layout(state)
    return replace(state, kernel=lay_circuits(there(state.kernel), target.cpu, layout.slices, layout.lane_file))


def _accesses(state: State, target: Target) -> State:
    graph = there(state.graph)
    graph.in_place = overlaps(state)
    return replace(state, accesses=accesses(graph))


def _schedule(state: State, target: Target) -> State:
    if target.quick:
        return replace(state, plans=quick_plans(there(state.graph), target.cpu, target.store,
                                                label(state.name, state.variant)))
    return replace(state, plans=best_plans(there(state.graph), target.cpu, target.store, target.portfolio,
                                           target.thorough, label(state.name, state.variant)))


def _first(state: State, target: Target) -> State:
    return replace(state, plans=read_first_state(there(state.graph), target.cpu, there(state.plans)))


def _finish(state: State, target: Target) -> State:
    return replace(state, routine=finish(there(state.graph), target.cpu, there(state.plans)))


def _lines(state: State, target: Target) -> State:
    kernel = replace(there(state.kernel), params=there(state.graph).params)
    return replace(state, routine=with_full_lines(there(state.routine), kernel, target.cpu))


def _emit(state: State, target: Target) -> State:
    kernel = replace(there(state.kernel), params=there(state.graph).params)
    return replace(state, emitted=emit(there(state.routine), kernel, header_facts(state, target)))


def _on_graph(work: Callable[[Program, State, Target], Program]) -> Callable[[State, Target], State]:
    return lambda state, target: replace(state, graph=work(there(state.graph), state, target))


def _pairs(state: State, target: Target) -> bool:
    return bool(candidates(there(state.kernel).params if state.overlap is None else state.overlap.params))


NO_PAIR = "no output of a block is as large as an input"

PASSES: tuple[Pass, ...] = (
    Pass("parse", "dsl.parser", TEXT, TREE,
         "lark grammar in `dsl/grammar.lark`; every node keeps its position",
         _parse, TRUSTED, lambda s, t: s.tree is None, "the source is parsed already, for all its kernels"),
    Pass("choose", "scheduler.mapping.choose", TREE, MAPPING,
         "the mapping directives that apply to the kernel on the CPU, checked as a whole: loops to keep, a layout",
         _choose, TRUSTED),
    Pass("elaborate", "dsl.elaborate", TREE, IR,
         "compile-time evaluation, inlining, unrolling or run-time loops, type and secrecy checks",
         _elaborate, BY_VECTORS),
    Pass("overlap", "scheduler.rewrite.in_place", IR, OVERLAPS,
         "which output of a block may be in place of which input, and whether a block reads what it has written",
         _overlap, BY_CODE, _pairs, NO_PAIR),
    Pass("cse", "scheduler.algorithm.cse", IR, IR,
         "repeated operations and loads are done once",
         lambda s, t: replace(s, kernel=share(there(s.kernel)))),
    Pass("powers", "scheduler.numbers.powers", IR, IR,
         "of a loop over blocks that multiplies by one number again and again, several blocks in each pass, by powers "
         "of that number, in lanes; those left over a block a pass",
         _powers, BY_CODE, _in_lanes, "numbers are not held in lanes"),
    Pass("limbs", "scheduler.numbers.limbs", IR, IR,
         "numbers modulo a constant become limbs in words, whose intervals prove that nothing overflows; their sums, "
         "products and digits become those of words",
         _limbs, BY_CODE, lambda s, t: bool(moduli(there(s.kernel))), "the kernel has no numbers"),
    Pass("products", "scheduler.algorithm.products", IR, IR,
         "64-bit products of values of 32 bits become products of low halves, which one instruction makes",
         lambda s, t: replace(s, kernel=shorten_products(there(s.kernel)))),
    Pass("slice", "scheduler.algorithm.slices", IR, IR,
         "every value in bit slices, look-ups as `slicewise`, linear maps as XOR programs; blocks transposed; what "
         "repeats is done once",
         _slice, BY_CODE, lambda s, t: bool(_layout(s).slices), "the mapping has no `slices`"),
    Pass("rounds", "scheduler.algorithm.rounds", IR, IR,
         "four words that are, for all values of all bytes, what one instruction makes of four words and a key become "
         "one operation on 128 bits",
         _rounds, BY_CODE, lambda s, t: _layout(s).rounds is not None, "the mapping has no `prefer rounds`"),
    Pass("boxes", "scheduler.algorithm.boxes", IR, IR,
         "look-ups of the bytes of words become boxes of whole words and orders of bytes, which lanes have",
         _boxes, BY_CODE, lambda s, t: _layout(s).boxes is not None, "the mapping has no `boxes`"),
    Pass("secrecy", "dsl.check", IR, IR,
         "secret data that indexes a table is refused where the kernel is not marked `tables`; nothing changes",
         lambda s, t: replace(s, kernel=check_secrets(there(s.kernel))), TRUSTED),
    Pass("amounts", "scheduler.algorithm.amounts", IR, IR,
         "shifts and rotations by a value become some by constants where no instruction may do them: in lanes, and for "
         "secrets in `constant_time` kernels on a CPU whose table says that they take a varying time",
         lambda s, t: replace(s, kernel=by_constants(there(s.kernel), t.cpu, _layout(s)))),
    Pass("carryless", "scheduler.algorithm.carryless", IR, IR,
         "products without carries become integer products of operands with holes, or masks and shifts, by the CPU's "
         "table",
         lambda s, t: replace(s, kernel=lay_products(there(s.kernel), t.cpu, _layout(s)))),
    Pass("parts", "scheduler.algorithm.parts", IR, IR,
         "a sum of look-ups side by side, under a linear map, becomes a join of parts",
         lambda s, t: replace(s, kernel=join_parts(there(s.kernel)))),
    Pass("permute", "scheduler.algorithm.permute", IR, IR,
         "linear maps that only choose bits become exchanges of bits, or rotations and masks, what is cheapest; they "
         "stay where tables are cheaper and allowed",
         lambda s, t: replace(s, kernel=lay_permutations(there(s.kernel), t.cpu, _layout(s)))),
    Pass("boolean", "scheduler.algorithm.boolean", IR, IR,
         "majorities and multiplexers of three values take their short forms, and share the inner sums",
         lambda s, t: replace(s, kernel=share(rewrite_boolean(there(s.kernel))))),
    Pass("circuits", "scheduler.algorithm.circuits", IR, IR,
         "`slicewise` tables become logic, by the stored circuit that is cheapest on the CPU, or one made by the "
         "compiler", _circuits),
    Pass("complements", "scheduler.algorithm.complements", IR, IR,
         "complements and XORed constants in a block loop move through XOR, shifts and rotations into key words, which "
         "take them before the loop",
         lambda s, t: replace(s, kernel=move_complements(there(s.kernel)))),
    Pass("tabulate", "scheduler.algorithm.tabulate", IR, IR,
         "rotations around look-ups and linear maps go into them; `linear(concat(S(a), …))` becomes one table per "
         "S-box; `(w<<8) ^ T[w>>24]` becomes rotate and mask; where secret data may index no table, a linear map "
         "becomes rotations and masks",
         lambda s, t: replace(s, kernel=tabulate(there(s.kernel)))),
    Pass("join", "scheduler.algorithm.join", IR, IR,
         "look-ups at neighbouring parts of one value, in one sum, become one look-up in a table of the joined parts, "
         "where it saves issue slots by the CPU's table and all tables stay in its first-level cache",
         lambda s, t: replace(s, kernel=join_boxes(there(s.kernel), t.cpu, _layout(s)))),
    Pass("carries", "scheduler.algorithm.carries", IR, IR,
         "sums and differences of several words become operations that take a carry and give one",
         lambda s, t: replace(s, kernel=join_carries(there(s.kernel), _layout(s)))),
    Pass("map", "scheduler.lowering.lower", IR, GRAPH,
         "values on the registers of the layout: words, MMX values, lanes, each operation once for every stream; "
         "pointers, loop slots, blocks left over; words that every block uses at fixed places move to the frame",
         lambda s, t: replace(s, graph=lower(there(s.kernel), _layout(s)))),
    Pass("simplify", "scheduler.graph.simplify", GRAPH, GRAPH,
         "sums flattened so that their order is free, terms that cancel and dead nodes dropped",
         _on_graph(lambda graph, s, t: simplify(graph, _layout(s).nested))),
    Pass("accesses", "scheduler.rewrite.in_place", GRAPH, ACCESSES,
         "the order in which the bytes of such an output and input are read and written, for comparison",
         _accesses, BY_CODE, _pairs, NO_PAIR),
    Pass("merge", "scheduler.rewrite.merge_tables", GRAPH, GRAPH,
         "tables of 32-bit entries merged in pairs into tables of 64-bit entries",
         _on_graph(lambda graph, s, t: merge_tables(graph)), BY_CODE, lambda s, t: _layout(s).merged,
         "the mapping has no `tables merge`"),
    Pass("place", "scheduler.rewrite.place", GRAPH, GRAPH,
         "named 32-bit sums in MMX registers, their stores and their words of the frame joined to 64 bits",
         _on_graph(lambda graph, s, t: place(graph, _layout(s).placed)), BY_CODE, lambda s, t: bool(_layout(s).placed),
         "the mapping has no `place NAME`"),
    Pass("pack", "scheduler.rewrite.pack", GRAPH, GRAPH,
         "words of a recurrence as many at a time as an XMM register has",
         _on_graph(lambda graph, s, t: pack(graph, _layout(s).packed, t.cpu.instructions)), BY_CODE,
         lambda s, t: bool(_layout(s).packed),
         "the mapping has no `prefer packed`"),
    Pass("early", "scheduler.rewrite.early", GRAPH, GRAPH,
         "what is to be made first put before the rest, and into the frame",
         _on_graph(lambda graph, s, t: make_first(graph, _layout(s).first)), BY_CODE,
         lambda s, t: bool(_layout(s).first), "the mapping has no `prefer early`"),
    Pass("nest", "scheduler.select.nested", GRAPH, GRAPH,
         "rotations of a value made of one another",
         _on_graph(lambda graph, s, t: chain_rotations(graph)), BY_CODE, lambda s, t: _layout(s).chained,
         "the mapping has no `prefer nested_rotations`"),
    Pass("derive", "scheduler.rewrite.derive", GRAPH, GRAPH,
         "look-ups in tables that are rotations of one another are done in those that the mapping keeps, and rotated",
         _on_graph(lambda graph, s, t: derive_tables(graph, _layout(s).tables)), BY_CODE,
         lambda s, t: _layout(s).tables is not None, "the mapping keeps all tables: it has no `tables N`"),
    Pass("windows", "scheduler.rewrite.windows", GRAPH, GRAPH,
         "tables whose entries have the same bytes are read at offsets into one table of wider entries",
         _on_graph(lambda graph, s, t: window_tables(graph, _layout(s).windows)), BY_CODE,
         lambda s, t: bool(_layout(s).windows), "the mapping has no `tables windows`"),
    Pass("select", "scheduler.select.select", GRAPH, GRAPH,
         "multiplexers chained or taken apart, rotations of one value nested, byte reads, products and rotations by "
         "the costs in the CPU's table; sums of vector shifts in Horner form, and-not, 64-bit sums by halves where "
         "there is no instruction",
         _on_graph(lambda graph, s, t: select(graph, t.cpu))),
    Pass("differences", "scheduler.select.differences", GRAPH, GRAPH,
         "sums that are part of two sums made in one of them, and the other one from that",
         _on_graph(lambda graph, s, t: make_differences(graph, t.cpu)), BY_CODE, lambda s, t: _layout(s).differences,
         "the mapping has no `prefer differences`"),
    Pass("ahead", "scheduler.rewrite.ahead", GRAPH, GRAPH,
         "words of a block that are read as halves of a number in floating point are stored in the pass before, and "
         "constant halves before the loop: no read waits for two stores",
         _on_graph(lambda graph, s, t: store_ahead(graph)), BY_CODE, lambda s, t: joins(there(s.graph)),
         "no loop makes numbers in floating point of words"),
    Pass("residents", "scheduler.rewrite.residents", GRAPH, GRAPH,
         "vectors that are the same in all passes of a loop are made before it, and are residents, as far as registers "
         "go: constants, words that no pass writes, terms of sums",
         _on_graph(lambda graph, s, t: keep_residents(graph)), BY_CODE, lambda s, t: _layout(s).residents,
         "the mapping has no `prefer residents`"),
    Pass("fit-tables", "scheduler.rewrite.fit_tables", GRAPH, GRAPH,
         "small tables read inside larger ones",
         _on_graph(lambda graph, s, t: fit_tables(graph)), BY_CODE,
         lambda s, t: fill(there(s.graph), t.cpu.l1d_bytes), "the tables do not fill the first-level cache"),
    Pass("in-place", "scheduler.rewrite.in_place", GRAPH, OVERLAPS,
         "pairs of parameters that passes have made wrong are struck off: the header and the manifest list the others",
         _on_graph(lambda graph, s, t: keep_right(graph, there(s.accesses))), BY_CODE, _pairs, NO_PAIR),
    Pass("position", "scheduler.rewrite.position", GRAPH, GRAPH,
         "tables are addressed from where the first one begins, which the prologue finds out and keeps in the frame",
         _on_graph(lambda graph, s, t: from_start(graph)), BY_CODE, lambda s, t: wanted(there(s.graph), t.cpu),
         "there are no tables, or code may have their addresses in it, or instructions address them from themselves"),
    Pass("schedule", "scheduler.refine.best_plan", GRAPH, PLANS,
         "list scheduling with registers as a resource, by stored policies and orders or the best of a few (below)",
         _schedule),
    Pass("first", "scheduler.finish.first_state", PLANS, PLANS,
         "slots that a loop carries, and that are filled from memory before it, lie as the words do there; the first "
         "time round the loop reads these where they are",
         _first),
    Pass("finish", "scheduler.finish.finish", PLANS, ROUTINE,
         "frame layout, stack probes, saved registers, loop control, residents, blocks left over, the frame cleared",
         _finish),
    Pass("lines", "scheduler.finish.full_lines", ROUTINE, ROUTINE,
         "loops that the cache of decoded instructions would hold if its lines were full get longer instructions",
         _lines, BY_CODE, lambda s, t: cache_of(t.cpu) is not None,
         "the CPU has no cache of decoded instructions whose lines are of blocks of code, or does not gain by full "
         "ones"),
    Pass("emit", "scheduler.finish.emit", ROUTINE, ASM,
         "NASM and C header through jinja2", _emit, TRUSTED),
)
NAMES = tuple(one.name for one in PASSES)


def before(name: str) -> str:
    """The pass that runs before the pass so called: `run_passes(…, until=before("schedule"))`."""
    return NAMES[NAMES.index(name) - 1]
