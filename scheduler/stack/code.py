"""Moves of the x87 stack as instructions, and the clocks that they take by a CPU's table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from scheduler.code.instr import Instr, Operand, Reg, instruction
from scheduler.graph.nodes import Node
from scheduler.stack.moves import Move
from scheduler.stack.task import Task, Value
from targets.cpu import Cpu
from targets.tables.rows import pick, rows_of
from targets.x86.instruction_set import memory
from targets.x86.register_files import STACK

PASSES = 4  # of a loop, of which the last ones are compared


def form_of(move: Move, cpu: Cpu) -> str:
    """The form of a move."""
    kinds = [STACK.kind] * len(move.places)
    if move.memory is not None:
        kinds.append(memory(move.memory.size))
    return cpu.instructions.form(move.does, *kinds, elem=move.bits if move.memory is not None else 0)


def instruction_of(move: Move, cpu: Cpu, node: Node) -> Instr:
    """A move as an instruction made for `node`."""
    operands: list[Operand] = [Reg(STACK.place(number)) for number in move.places]
    if move.memory is not None:
        operands.append(move.memory)
    role = "op" if move.step >= 0 else "copy" if move.does in ("exchange", "copy") else "reload" \
        if move.makes is not None else "spill"
    made = instruction(cpu, form_of(move, cpu), tuple(operands), node, role)
    made.ports = tuple(ports[0] for ports in cpu.cost(made.form).ports)
    return made


@dataclass(frozen=True)
class Taken:
    """What a move takes: uops, the ports of those that are alone on theirs, the unit, clocks to the result.

    In order: `issue` clocks until the next one, `early` clocks for which an operand must have been there; whether it
    is first of a pair with an exchange (`opens`), or such an exchange (`closes`).
    """

    uops: int
    ports: tuple[tuple[str, float], ...]
    latency: float
    load: float
    reads: tuple[Value, ...]
    makes: Value | None
    issue: float = 0.0
    early: float = 0.0
    opens: bool = False
    closes: bool = False


def taken_in_order(move: Move, cpu: Cpu) -> Taken:
    """What a move takes where execution is in order: only an exchange runs beside another instruction."""
    row = pick(rows_of(cpu.table), form_of(move, cpu))
    assert row is not None
    products = cpu.core["x87"]["multiply_clocks"]
    ports = ((row.unit, float(products)),) if move.does.startswith("fmul") else ()
    return Taken(1, ports, row.latency, 0.0, move.reads, move.makes, row.clocks - row.overlap_fp, float(row.early),
                 row.pair == "FX", move.does == "exchange")


def taken(move: Move, cpu: Cpu) -> Taken:
    """What a move takes on a CPU; of ports with a choice none is booked."""
    if cpu.in_order:
        return taken_in_order(move, cpu)
    cost = cpu.cost(form_of(move, cpu))
    ports = {p[0]: busy for p, busy in zip(cost.ports, cost.occupancy, strict=True) if len(p) == 1}
    if cost.unit:
        ports[cost.unit] = max(ports.get(cost.unit, 0.0), cost.unit_clocks)
    load = max(0.0, (cost.latency_mem or cost.latency) - cost.latency) if move.memory is not None else 0.0
    latency = 0.0 if move.does == "exchange" else cost.latency
    return Taken(cost.uops, tuple(ports.items()), latency, load, move.reads, move.makes)


class Ports:
    """Which ports are taken in which clocks."""

    def __init__(self) -> None:
        self.taken: dict[str, set[int]] = {}
        self.last: dict[str, int] = {}

    def book(self, start: float, wanted: Sequence[tuple[str, float]], in_order: bool) -> float:
        """The first clock from `start` on in which all are free, which are taken then; in order behind all others."""
        if not wanted:
            return start
        at = ceil(start)
        spans = [(self.taken.setdefault(port, set()), ceil(busy)) for port, busy in wanted]
        if in_order:
            at = max([at, *(self.last.get(port, 0) for port, _ in wanted)])
        while any(at + k in taken for taken, busy in spans for k in range(busy)):
            at += 1
        for (taken, busy), (port, _) in zip(spans, wanted, strict=True):
            taken.update(range(at, at + busy))
            self.last[port] = max(self.last.get(port, 0), at + busy)
        return at


@dataclass(frozen=True)
class Times:
    """Clocks of a pass of a loop, or of all, and when each move begins in the last pass."""

    clocks: float
    starts: Sequence[float]


class Run:
    """Moves on a rough machine: `beside` uops of other code go with each."""

    def __init__(self, cpu: Cpu, beside: float) -> None:
        self.cpu, self.beside = cpu, beside / cpu.width
        self.ready: dict[Value, float] = {}
        self.ports = Ports()
        self.retired: list[float] = []
        self.now = self.end = 0.0
        self.opened = False

    def move(self, row: Taken) -> float:
        """The clock in which a move begins, out of order: issued in order, and gone from the window in order."""
        if self.cpu.window and len(self.retired) >= self.cpu.window:
            self.now = max(self.now, self.retired[-self.cpu.window])
        start = max([self.now + row.load, *(self.ready.get(value, 0.0) for value in row.reads)])
        start = self.ports.book(start, row.ports, False)
        done = start + row.latency
        if row.makes is not None:
            self.ready[row.makes] = done
        self.end = max(self.end, done)
        self.now += row.uops / self.cpu.width + self.beside
        self.retired += [max(done, self.retired[-1] if self.retired else 0.0)] * row.uops
        return start

    def move_in_order(self, row: Taken) -> float:
        """The same in order; of an exchange the two change names, and need not be there."""
        if row.closes:
            begun = self.now
            self.now += 0.0 if self.opened else row.issue
            self.opened = False
            return begun
        start = max([self.now, *(self.ready.get(value, 0.0) + row.early for value in row.reads)])
        start = self.ports.book(start, row.ports, True)
        self.now, self.opened = start + row.issue, row.opens
        if row.makes is not None:
            self.ready[row.makes] = start + row.latency
        self.end = max(self.end, self.now)
        return start


def clocks(moves: Sequence[Move], cpu: Cpu, task: Task, beside: int = 0) -> Times:
    """How long the moves take, with `beside` uops of other code: a pass of a loop, whose ends hold values, or all.

    Instructions are issued in order, as many a clock as the CPU can, go to the first clock in which their operands are
    there and their ports free, and leave the window in order.
    """
    rows = [taken(m, cpu) for m in moves]
    run, loop = Run(cpu, beside / max(1, len(rows))), bool(task.first)
    move = run.move_in_order if cpu.in_order else run.move
    ends: list[float] = []
    starts: list[float] = []
    for _ in range(PASSES if loop else 1):
        begun = run.now
        starts = [move(row) - begun for row in rows]
        run.ready.update({a: run.ready.get(b, 0.0) for a, b in zip(task.first, task.last, strict=True)})
        ends.append(run.end)
    return Times((ends[-1] - ends[-3]) / 2 if loop else run.end, starts)
