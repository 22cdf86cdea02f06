"""Floating point in the list scheduler: it keeps its place among the other items, and is laid on its stack behind them.

The list scheduler gives general registers and an order to what is around: loads of words, stores into the frame,
pointers. Items of floating point need no register that it knows. They leave *marks* in the plan, which are replaced by
the instructions of the stack (scheduler.stack) when the piece is done: as far apart as what both sides read and write
in memory allows, and else in equal parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scheduler.code.dependences import meet
from scheduler.code.instr import FORMS, Address, Instr, Plan, Reg
from scheduler.graph.nodes import Node, Piece, Slot, SlotPart
from scheduler.graph.ops import HELD, VALUELESS
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.items import Work, at_hand
from scheduler.schedule.registers import aligned, slot_address
from scheduler.stack.choose import Laid, as_they_come, laid
from scheduler.stack.code import instruction_of
from scheduler.stack.order import pace_of
from scheduler.stack.task import Step, Task, Value
from targets.cpu import Cpu
from targets.x86.register_files import STACK

MARK = ""
"""The form of a mark."""


def is_floating(n: Node) -> bool:
    """Whether a node is one of floating point."""
    return n.file == STACK.file


class Marks(Emitter):
    """Performs items of floating point: address registers are made ready, and a mark is left."""

    def do_float(self, item: Item) -> None:
        """A mark; words of what is put are there from now on."""
        n, regs = item.node, self.regs
        operands: tuple[Address, ...] = ()
        if n.mem is not None:
            operands = (regs.address(n.mem, set(item.reads)),)
        self.state.plan.instrs.append(Instr(MARK, operands, 0, self.state.clock.now, n, "op", note=self.state.label))
        for part in self.state.parts.get(n, []) if n.kind == "put" else ():
            assert part.slot is not None
            regs.keep_at(part, SlotPart(part.slot.name, size=4, whole=part.slot, disp=part.imm))
            self.state.old.add(part)
        self.use(item)


def place_of(n: Node) -> Address:
    """Where a value is that needs no item: in the frame, or in a table."""
    size = n.elem // 8
    if n.kind in HELD:
        assert n.slot is not None
        return slot_address(n.slot, size, n.imm)
    assert n.mem is not None
    return Address(size, table=n.mem.table, disp=n.mem.disp, aligned=aligned(n.mem), where=n.mem.where)


@dataclass
class Made:
    """A task, the marks that its steps are from, and the numbers of the steps as the list scheduler came by them."""

    task: Task
    marks: list[Instr]
    came: list[int]


def task_of(plan: Plan, work: Work) -> Made:
    """The operations whose marks are in a plan; those of residents are the ends of the task."""
    values: dict[Node, Value] = {}
    resident = [s for s, r in plan.resident.items() if r.startswith(STACK.kind)]
    first: dict[Slot, Value] = {s: Value(s.name) for s in resident}
    last: dict[Slot, Value] = {}

    def value(n: Node) -> Value:
        if n not in values:
            if n.kind == "slot" and n.slot in first:
                values[n] = first[n.slot]
            elif n.kind == "copy" and value(n.args[0]).memory is None:
                values[n] = value(n.args[0])
            elif at_hand(n):
                values[n] = Value(n.name, place_of(n), n.elem)
            else:
                values[n] = Value(n.name)
        return values[n]

    came = [i for i in plan.instrs if i.form == MARK]
    marks = sorted(came, key=lambda mark: mark.node.order)  # a task is the same however the list scheduler goes by it
    steps, kept = [], []
    for mark in marks:
        n = mark.node
        if n.kind == "copy":
            source = value(n.args[0])
            if source.memory is not None:  # its place will hold another value
                steps.append(Step("load", n, (), value(n), source.memory, source.bits))
                kept.append(mark)
            continue
        if n.kind == "setslot" and n.slot in first:
            last[n.slot] = value(n.args[0])
            continue
        if n.kind in VALUELESS:
            address = mark.operands[0] if mark.operands else slot_address(n.slot, n.elem // 8)  # type: ignore[arg-type]
            assert isinstance(address, Address)
            steps.append(Step("store", n, (value(n.args[0]),), None, address, n.elem))
        elif n.kind == "load":
            address = mark.operands[0]
            assert isinstance(address, Address)
            steps.append(Step("load", n, (), value(n), address, n.elem))
        else:
            steps.append(Step(n.kind, n, tuple(value(a) for a in n.args), value(n)))
        kept.append(mark)
    ends = [last.get(s, first[s]) for s in resident]
    number = {id(mark): i for i, mark in enumerate(kept)}
    made = Made(Task(steps, list(first.values()), ends), kept, [number[id(m)] for m in came if id(m) in number])
    _edges(made, work)
    return made


def _edges(made: Made, work: Work) -> None:
    """Which steps must come before which: directly, or by way of other items."""
    number = {mark.node: i for i, mark in enumerate(made.marks)}
    reach: dict[Item, frozenset[int]] = {}  # the steps that wait for an item, the nearest ones
    path = list(reversed(work.items))
    while path:
        item = path[-1]
        left = [after for after in item.next if after not in reach and after.node not in number]
        if left:
            path += left
            continue
        found: set[int] = set()
        for after in item.next:
            mine = number.get(after.node)
            found |= {mine} if mine is not None else reach[after]
        reach[path.pop()] = frozenset(found)
    for item in work.items:
        mine = number.get(item.node)
        if mine is not None:
            for other in reach[item]:
                made.task.steps[other].before.add(mine)


def reads_of(step: Step) -> list[Address]:
    """What a step reads of memory."""
    found = [v.memory for v in step.args if v.memory is not None]
    return [*found, step.address] if step.kind == "load" and step.address else found


class Merge:
    """Instructions around the stack and those of the stack in one order."""

    def __init__(self, plan: Plan, made: Made) -> None:
        self.made = made
        self.others = [i for i in plan.instrs if i.form != MARK]
        place = {id(mark): number for number, mark in enumerate(made.marks)}
        self.first: list[int] = [0] * len(made.marks)  # how many of the others come before a step
        self.waits: list[set[int]] = [set() for _ in self.others]  # steps that come before one of the others
        before: list[int] = []
        at = 0
        for instr in plan.instrs:
            if instr.form != MARK:
                self._after_marks(instr, at, before)
                at += 1
            elif id(instr) in place:
                self.first[place[id(instr)]] = self._needed(made.task.steps[place[id(instr)]], at)
                before.append(place[id(instr)])

    def _needed(self, step: Step, at: int) -> int:
        """Behind how many of the first `at` instructions around a step must come."""
        for k in range(at, 0, -1):
            if _conflict(step, self.others[k - 1]):
                return k
        return 0

    def _after_marks(self, instr: Instr, at: int, before: Sequence[int]) -> None:
        self.waits[at] = {b for b in before if _conflict(self.made.task.steps[b], instr)}

    def merged(self, found: Laid, cpu: Cpu, haste: float = 1.0) -> list[Instr] | None:
        """All instructions, or None where an order of the steps does not go with that of the others.

        Those of the others come `haste` times as fast as would spread them evenly: what they store for the next pass
        is in the cache by then.
        """
        out: list[Instr] = []
        done: set[int] = set()
        at, total = 0, len(found.moves)
        steps = self.made.task.steps
        ahead = [m.step for m in found.moves]
        for k in range(len(ahead) - 2, -1, -1):  # a move that prepares a step is made with it
            ahead[k] = ahead[k] if ahead[k] >= 0 else ahead[k + 1]
        for number, move in enumerate(found.moves):
            due = int(number * len(self.others) * haste // max(1, total))
            if cpu.in_order:  # in pairs, and neither before an exchange, which pairs, nor behind it: a clock more
                beside = any(m.does == "exchange" for m in found.moves[max(0, number - 1):number + 1])
                due = at if beside else due // 2 * 2
            least = self.first[ahead[number]] if ahead[number] >= 0 else 0
            while at < len(self.others) and (at < max(due, least)):
                if not self.waits[at] <= done:
                    if at < least:
                        return None
                    break
                out.append(self.others[at])
                at += 1
            node = steps[ahead[number]].node if ahead[number] >= 0 else steps[found.order[-1]].node
            out.append(instruction_of(move, cpu, node))
            out[-1].cycle = found.starts[number]
            if move.step >= 0:
                done.add(move.step)
        if any(not waits <= done for waits in self.waits[at:]):
            return None
        return [*out, *self.others[at:]]


def _conflict(step: Step, instr: Instr) -> bool:
    """Whether a step and another instruction must keep their order."""
    form = FORMS[instr.form]
    written = form.written(instr.operands)
    mine = [step.address] if step.kind in ("load", "store") and step.address else []
    for a in mine:
        if any(isinstance(o, Reg) and o.name in (a.base, a.index) for o in written) or any(
                name in (a.base, a.index) and "w" in role for name, role in form.implicit):
            return True
    for o, role in zip(instr.operands, form.operands, strict=True):
        if isinstance(o, Address) and form.does != "address":
            if "w" in role and any(meet(o, r) for r in reads_of(step)):
                return True
            if step.kind == "store" and step.address is not None and meet(o, step.address):
                return True
    return False


def lay_floats(plan: Plan, piece: Piece, work: Work, cpu: Cpu, pace: int) -> None:
    """Replace the marks of a plan by the instructions of the stack, in place; the residents by their places."""
    made = task_of(plan, work)
    merge = Merge(plan, made)
    beside = sum(not is_floating(item.node) for item in work.items)
    found = laid(made.task, cpu, pace, beside)
    instrs = merge.merged(found, cpu, pace_of(pace).haste)
    if instrs is None:  # the order in which the list scheduler came by them goes with everything
        found = as_they_come(made.task, cpu, made.came)
        instrs = merge.merged(found, cpu)
    assert instrs is not None
    for instr in instrs:
        instr.note = instr.note or next((m.note for m in made.marks if m.node is instr.node), "")
    plan.instrs = instrs
    slots = [s for s, r in plan.resident.items() if r.startswith(STACK.kind)]
    top = len(slots) - 1
    for low, which in enumerate(found.places):
        plan.resident[slots[which]] = STACK.place(top - low)
    plan.cycles = max(plan.cycles, found.clocks)
