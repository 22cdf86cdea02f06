"""Exact scheduling of a kernel's pieces on a CPU that executes in order, and what is proved of the result.

An order is improved window by window with values for registers (`scheduler.inorder.slide`,
`scheduler.inorder.window.web_code`), and then has registers again. What is found is kept as refinement keeps it;
`exact` in the entry says what was proved.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from cipherwright.building.build import Builder, get_cpu
from cipherwright.errors import UserError
from cipherwright.instrument.kernel_judge import Subject, run_kernel, subject
from cipherwright.project.sources import Library
from cipherwright.refinement.refinement import LEAST_NODES, Job
from scheduler.code.instr import Instr, Plan
from scheduler.graph.nodes import Piece
from scheduler.graph.simplify import pieces
from scheduler.inorder import exact, modulo
from scheduler.inorder.coloring import in_forms, joined
from scheduler.inorder.forms import webs_in_order
from scheduler.inorder.pair_bounds import bound
from scheduler.inorder.slide import slide
from scheduler.inorder.webs import webs_again, webs_of
from scheduler.inorder.window import Solver, free_code, given_code, web_code
from scheduler.inorder.window_beam import beam
from scheduler.refine.best_plan import best_plan, starting_point
from scheduler.refine.cost import TRIES
from scheduler.refine.replay import Entry, as_planned, in_new_order, put_in_order, stored_order, with_order
from scheduler.refine.stable_key import stable_key
from scheduler.refine.store import label, name_in, of_kernel
from scheduler.schedule.loop_residents import sole_bodies
from scheduler.timing.pairing import clocks, least, records, rules
from targets.cpu import Cpu

SIZE, BEAM_SIZE = 48, 24  # instructions of a window
BEAM_WIDTH = 1000
SECONDS = 60.0  # when nothing is said
REPEAT_SHARE = 0.2  # of the time, for what repeats
Told = Callable[[str], object]


@dataclass(frozen=True)
class Proof:
    """Clocks of a piece by the rules of pairs, and what no order can beat.

    `listed`: of the list scheduler's order, `before`: of the order to start from, `clocks`: of the one found. `free`: a
    bound for these instructions whatever registers they have; `given`: for the registers that the order found has;
    `least`: two at a time, the unpairable alone. `proved_windows` of `windows` of `size` instructions take the fewest
    clocks that they can after what comes before them.
    """

    listed: int
    before: int
    clocks: int
    free: int
    given: int
    least: int
    size: int
    windows: int
    proved_windows: int
    solver: str

    @property
    def optimal(self) -> bool:
        """Whether no order of these instructions is quicker, whatever registers they have."""
        return self.clocks <= self.free

    def sentences(self) -> list[str]:
        """What is proved, in words."""
        said = [f"{self.clocks} clocks by the rules of pairs; list scheduler {self.listed}, order to start from "
                f"{self.before}"]
        if self.optimal:
            said.append("optimal: no order of these instructions takes fewer clocks, whatever registers they have")
        else:
            above = 100 * (self.clocks / self.free - 1)
            said.append(f"bound: no order of these instructions takes fewer than {self.free} clocks, whatever "
                        f"registers they have ({above:.1f} % above it); with the registers that they have now none "
                        f"fewer than {self.given}; {self.least} if all pair that can")
        said.append(f"windows: {self.proved_windows} of {self.windows} windows of {self.size} instructions are proved "
                    "to take the fewest clocks after what comes before them")
        return said


@dataclass(frozen=True)
class Repetition:
    """A stretch whose instructions repeat, as an endless loop: clocks of a repetition.

    `lines` of the source; `before`: in the order to start from, `now`: in the order found; `floor`: no loop takes
    fewer; `bound`: none of `passes` repetitions does, of which one with `best` was found (None: in time none).
    """

    lines: tuple[int, ...]
    instructions: int
    repeats: int
    before: float
    now: float
    passes: int
    floor: float
    bound: float
    best: float | None

    def sentence(self) -> str:
        """What is proved, in words."""
        lines = ", ".join(map(str, self.lines))
        said = f"repetition (lines {lines}): {self.instructions} instructions {self.repeats} times, {self.now:.2f} " \
               f"clocks each (before {self.before:.2f}); as an endless loop "
        if self.best is not None and self.best <= self.floor:
            return said + f"{self.best:g}, proved: no loop takes fewer"
        loop = f"of {self.passes} repetitions " if self.passes > 1 else ""
        if self.best is not None and self.best <= self.bound:
            return said + f"{loop}{self.best:g}, proved for such loops; no longer one takes fewer than {self.floor:g}"
        found = f"{self.best:g} found, " if self.best is not None else ""
        return said + f"{loop}{found}none takes fewer than {self.bound:g}, no longer one fewer than {self.floor:g}"


@dataclass(frozen=True)
class Exact:
    """A piece after exact scheduling: its entry for the store, what is proved, and the model's clocks of a pass."""

    key: str
    piece: str
    entry: Entry
    proof: Proof
    repetitions: tuple[Repetition, ...]
    model_before: float
    model: float


def solver_named(name: str) -> tuple[Solver, int]:
    """(solver, instructions of a window) for "cp" or "beam"; exact.NoSolver if CP-SAT is not installed."""
    if name == "beam":
        return lambda window, order, seconds: beam(window, order, BEAM_WIDTH, seconds), BEAM_SIZE
    exact.cp_model()
    return partial(exact.solve, workers=1), SIZE


def exact_kernel(job: Job, solver: str = "cp", size: int | None = None, told: Told = lambda line: None) -> list[Exact]:
    """Schedule each piece of a kernel that is worth it; `job.limits` has the seconds for all, which pieces share.

    ValueError for a CPU that executes out of order, exact.NoSolver if "cp" is asked for and not installed.
    """
    cpu = get_cpu(job.cpu)
    rules(cpu.name)
    solve, usual = solver_named(solver)
    library = Library(job.root)
    Builder(library, library.project.generated).check_source(library.source_of(job.kernel))
    of = subject(library, job.kernel, cpu, job.variant)
    loops = sole_bodies(of.graph)
    plans: dict[Piece, Plan] = {}
    works = []
    for piece in pieces(of.graph):
        if len(piece.nodes) < LEAST_NODES:
            plans[piece] = best_plan(piece, cpu, job.store, loop=piece in loops, kernel=job.label)
        else:
            works.append(_Work(job, of, cpu, piece, solver, solve, size or usual, told))
            plans[piece] = works[-1].begin(piece in loops)
    nodes = sum(len(work.piece.nodes) for work in works)
    return [work.run(plans, (job.limits.seconds or SECONDS) * len(work.piece.nodes) / nodes) for work in works]


@dataclass
class _Work:
    job: Job
    of: Subject
    cpu: Cpu
    piece: Piece
    solver: str
    solve: Solver
    size: int
    told: Told

    def begin(self, loop: bool) -> Plan:
        """The plan to start from: in the stored order, or what the search for orders finds, or the scheduler's own.

        Its instructions are those that are put in order from here on: what the search takes apart or together stays so.
        """
        self.entry, self.plan = starting_point(self.piece, self.cpu, self.job.store, loop, self.job.label)
        order, _ = stored_order(self.entry, self.plan, self.cpu)
        if order is None:
            from scheduler.inorder.search import search  # compiled code

            found = search(self.plan, self.cpu, TRIES * len(self.plan.instrs), self.job.seed)
            order = list(found.order) if found is not None else as_planned(self.plan, self.cpu)
        of, webs = rules(self.cpu.name), webs_in_order(self.plan, self.cpu)
        if webs is not None and len(order) != len(webs.access):
            webs = webs_of(self.plan, self.cpu)
        self.units = [[i] for i in order]
        if webs is None:
            self.mix = [self.plan.instrs[i] for i in order]
            self.code = self.free = given_code(self.mix, of)
        else:
            together = joined(webs, order)
            self.units = [[i, order[at + 1]] if at in together else [i] for at, i in enumerate(order)
                          if at - 1 not in together]
            self.mix = in_forms(webs, order)
            mixed = webs_again(webs, self.mix, self.cpu)
            self.code, self.free = web_code(mixed, of), free_code(mixed, of)
        return put_in_order(self.plan, order, self.cpu)

    def items(self, order: Sequence[int]) -> list[int]:
        """An order of the instructions as the store has it."""
        return [i for unit in order for i in self.units[unit]]

    def accept(self, order: Sequence[int]) -> bool:
        """Whether an order has registers, with which it takes no longer than without."""
        made = in_new_order(self.plan, self.items(order), self.cpu)
        return made is not None and clocks(records(made.instrs, self.code.rules), self.code.rules) \
            <= self.code.clocks(order)

    def run(self, plans: dict[Piece, Plan], seconds: float) -> Exact:
        """Find an order for the piece, and put its plan among the others'."""
        of, cpu = self.code.rules, self.cpu
        piece = f"{cpu.name}/{self.job.kernel} {self.piece.name}"
        loops = REPEAT_SHARE * seconds if self.solver == "cp" else 0.0
        slid = slide(self.code, range(len(self.mix)), self.solve, self.size, seconds - loops,
                     lambda turn, now: self.told(f"{piece}: {now} clocks after turn {turn}"), self.accept)
        made = put_in_order(self.plan, self.items(slid.order), cpu)
        proof = Proof(clocks(records(self.plan.instrs, of), of), slid.before, clocks(records(made.instrs, of), of),
                      bound(self.free), bound(given_code(made.instrs, of)), least(self.code.records), self.size,
                      slid.windows, slid.proved, self.solver)
        repetitions = self.repetitions(slid.order, loops)
        before, after = self.model(plans, plans[self.piece]), self.model(plans, made)
        entry = self.entry
        if after <= before:
            plans[self.piece] = made
            entry = with_order(entry, self.plan, self.items(slid.order), after)
            entry = {**entry, "exact": {**asdict(proof), "order": _digest(entry["order"]),
                                        "repetitions": [asdict(r) for r in repetitions]}}
        name = name_in(self.job.store, stable_key(self.piece), self.job.label)
        return Exact(name, self.piece.name, entry, proof, repetitions, before, min(before, after))

    def repetitions(self, order: Sequence[int], seconds: float) -> tuple[Repetition, ...]:
        """What repeats in the piece, as loops; only with CP-SAT."""
        mix = self.mix
        source = sorted(range(len(mix)), key=lambda i: (mix[i].node.order, i))
        found = modulo.patterns(self.free, source, lambda i: (mix[i].form, _line(mix[i]), mix[i].role)) \
            if seconds else []
        out = []
        for one in found:
            made = modulo.interval(one, self.free.rules, seconds / len(found))
            lines = {_line(mix[i]) for i in source[one.begin:one.begin + one.period]}
            out.append(Repetition(
                tuple(sorted(lines)), one.period, one.repeats,
                round(modulo.pace(one, self.free, source, range(len(mix))), 3),
                round(modulo.pace(one, self.free, source, order), 3), made.passes, float(made.floor),
                float(made.bound), None if made.found is None else float(made.found)))
        return tuple(out)

    def model(self, plans: Mapping[Piece, Plan], plan: Plan) -> float:
        """The model's clocks of a pass through the piece."""
        run = run_kernel(self.of, {**plans, self.piece: plan})
        return run.whole(plan)(range(len(plan.instrs)))


def _line(instr: Instr) -> int:
    return instr.node.pos.line if instr.node.pos else 0


def _digest(order: str) -> str:
    return hashlib.sha256(order.encode()).hexdigest()[:16]


def sentences(library: Library, kernel: str, cpu: str, variant: str | None = None) -> list[str]:
    """What the store of a CPU knows to be proved of a kernel's pieces, in words."""
    return [f"{piece}: {said}" for piece, proof, repetitions in proofs(library.refined(cpu), kernel, variant)
            for said in (*proof.sentences(), *(r.sentence() for r in repetitions))]


def proofs(store: Mapping[str, Any], kernel: str, variant: str | None = None,
           ) -> list[tuple[str, Proof, tuple[Repetition, ...]]]:
    """(piece, what is proved of its stored order) for the pieces of a kernel; orders found later are not among them.

    UserError for an entry that is not of the form that `exact_kernel` gives it.
    """
    found = []
    for _, entry in of_kernel(store, label(kernel, variant)):
        said = dict(entry.get("exact", {}))
        if not said:
            continue
        try:
            if said.pop("order") == _digest(entry.get("order", "")):
                repetitions = tuple(Repetition(**{**r, "lines": tuple(r["lines"])}) for r in said.pop("repetitions"))
                found.append((str(entry["piece"]), Proof(**said), repetitions))
        except (KeyError, TypeError):
            raise UserError(f"what is stored as proved of {kernel}, {entry['piece']}, is not of the form that refine "
                            "gives it; refine the kernel again with --exact") from None
    return found
