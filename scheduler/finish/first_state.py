"""Pass `first`: a loop's first time round reads what it begins with where the caller has it.

Before a loop of rounds the list scheduler brings a block's words, or slices, from memory to the slots that the loop
carries: a load and a store each, and a CPU has few stores a clock. Here these slots lie one behind the other as the
words do, and a general register that nobody uses points at the words the first time round, at the slots from then on.
The loop reads by it what it carries, and writes to the slots.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from scheduler.code import vector_forms
from scheduler.code.instr import FORMS, Address, Instr, Operand, Plan, Reg, changes
from scheduler.code.short_encodings import PLACE, fetches_bytes
from scheduler.finish.control import control, in_form
from scheduler.graph.nodes import Counted, Piece, Program, Slot
from scheduler.graph.places import may_overlap
from scheduler.schedule.same_slot import stored_to
from scheduler.schedule.unread import LOADS, is_read, leave_out_unread
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu
from targets.x86.register_files import register_set

FEW = 8
"""Slots from which on it pays: there is one instruction more each time round."""
SPARSE = 2
"""Their places are fewer than so many for each of them."""
WHY = "first state"
TABLE = ("table",)
PARTS = 5
"""Parts of a place that is known (Mem.where)."""
ALIGNED = {"m128"}
"""Operands that must be aligned but for a load that says it need not."""

Plans = dict[Piece, Plan]


@dataclass(frozen=True)
class _Way:
    """How a slot is filled: instruction `load` brings to a register what `source` says, bytes behind what the slot
    `pointer` held before the piece, and instruction `store` puts it there."""

    slot: Slot
    load: int
    store: int
    pointer: Slot
    source: Address


@dataclass(frozen=True)
class _Carried:
    """Slots that become parts of the slot `all`; `at`: bytes behind what the register `reg` holds, first of all where
    the words are (`sources`), which is `start` bytes before the first of them."""

    all: Slot
    reg: str
    start: int
    sources: dict[Slot, Address]

    def part(self, operand: Operand) -> Operand:
        """An operand in one of the slots as one in the place of all."""
        if isinstance(operand, Address) and operand.slot in self.sources:
            at = self.sources[operand.slot].disp - self.start
            return replace(operand, slot=self.all, disp=operand.disp + at)
        return operand

    def by_register(self, operand: Operand) -> Operand:
        """The same by the register."""
        if isinstance(operand, Address) and operand.slot in self.sources:
            source = self.sources[operand.slot]
            return replace(operand, slot=None, base=self.reg, disp=operand.disp + source.disp, where=source.where,
                           aligned=operand.aligned and source.aligned)
        return operand


def read_first_state(program: Program, cpu: Cpu, plans: Mapping[Piece, Plan]) -> Plans:
    """The plans for `program`, changed where that pays; those that are given stay as they are.

    Not slots that short addresses in the frame are worth more for (scheduler.code.short_encodings).
    """
    made = dict(plans)
    for before, loop in _entries(program.items):
        _enter(cpu, made, before, loop)
    return made


def _entries(items: Iterable[Piece | Counted]) -> Iterator[tuple[Piece, Counted]]:
    """Loops of pieces alone that go round at least once, each with the piece right before it."""
    last: Piece | Counted | None = None
    for item in items:
        if isinstance(item, Counted):
            if isinstance(last, Piece) and item.count is None and all(isinstance(p, Piece) for p in item.body):
                yield last, item
            yield from _entries(item.body)
        last = item


def _enter(cpu: Cpu, plans: Plans, before: Piece, loop: Counted) -> None:
    """Change the plans of a loop and of the piece before it, and the slots in all of them, where that pays."""
    body = [plans[piece] for piece in loop.body if isinstance(piece, Piece)]
    group = _group(cpu, plans, plans[before].instrs, [i for plan in body for i in plan.instrs])
    free = _free([plans[before], *body], cpu)
    if len(group) < FEW or len(free) < 2:  # one is left for the frame
        return
    start = min(w.source.disp for w in group)
    size = max(w.source.disp + w.slot.size for w in group) - start
    carried = _Carried(Slot(f"{loop.name} state", size=size), free[0], start, {w.slot: w.source for w in group})
    point = in_form(cpu, WHY, vector_forms.load(cpu, "r", cpu.bits // 8, True), Reg(carried.reg),
                    Address(cpu.bits // 8, slot=group[0].pointer))
    turn = control(cpu, WHY, "address", Reg(carried.reg), Address(4, slot=carried.all, disp=-start))
    for piece, plan in plans.items():
        plans[piece] = replace(plan, left={slot: r for slot, r in plan.left.items() if slot not in carried.sources})
    entered = [point, *_without(plans[before], group)]
    rounds = list(_by_register(body, carried))
    rounds[-1].append(turn)
    changed = {before: entered, **dict(zip((p for p in loop.body if isinstance(p, Piece)), rounds, strict=True))}
    for piece, plan in list(plans.items()):
        instrs = [_with_operands(i, carried.part) for i in changed.get(piece, plan.instrs)]
        plans[piece] = replace(plan, instrs=instrs)
        if piece in changed:
            leave_out_unread(plans[piece], cpu)
            timed(plans[piece], cpu)


def _group(cpu: Cpu, plans: Plans, entered: Sequence[Instr], code: Sequence[Instr]) -> list[_Way]:
    """The slots that are filled by instructions `entered` and carried by a loop of instructions `code`, for which it
    can be; none if it does not pay."""
    ways = [w for w in _ways(entered) if not (fetches_bytes(cpu) and w.slot.size == PLACE)]
    if len(ways) < FEW:
        return []
    carried = _carries(code, {w.slot: w.source for w in ways}) - {slot for p in plans.values() for slot in p.resident}
    inside, before = _stores(code), [(number, o) for number, i in enumerate(entered) for o in _stores([i])]
    return _side_by_side([w for w in ways if w.slot in carried and not _overwritten(
        [*inside, *(o for number, o in before if number > w.load)], w.source)])


def _without(plan: Plan, group: Sequence[_Way]) -> list[Instr]:
    """The instructions of a piece without those that fill the slots."""
    stores = {w.store for w in group}
    held = {*plan.resident.values(), *plan.left.values()}
    gone = stores | {w.load for w in group if not is_read(plan.instrs, w.load, stores, held)}
    return [i for number, i in enumerate(plan.instrs) if number not in gone]


def _by_register(body: Sequence[Plan], carried: _Carried) -> Iterator[list[Instr]]:
    """The instructions of each piece of the loop, those that read what a slot held before by the register."""
    old = set(carried.sources)
    for plan in body:
        instrs = []
        for i in plan.instrs:
            to = stored_to(i)
            old.discard(to)
            mine = _touched(i) & old
            instrs.append(_with_operands(i, carried.by_register) if mine else i)
        yield instrs


def _with_operands(i: Instr, change: Callable[[Operand], Operand]) -> Instr:
    """A copy of an instruction with other operands."""
    return replace(i, operands=tuple(map(change, i.operands)))


def _touched(i: Instr) -> set[Slot]:
    """The slots that an instruction names."""
    return {o.slot for o in i.operands if isinstance(o, Address) and o.slot is not None}


def _ways(instrs: Sequence[Instr]) -> list[_Way]:
    """The slots that a piece fills from memory, and does nothing else with."""
    touches = Counter(o.slot for i in instrs for o in i.operands if isinstance(o, Address))
    pointers: dict[str, Slot] = {}  # registers that hold what a slot held before the piece
    loaded: dict[str, tuple[int, Slot]] = {}  # registers that an instruction has loaded, and by which pointer
    written: set[Slot | None] = set()
    found = []
    for number, instr in enumerate(instrs):
        form, first = FORMS[instr.form], instr.operands[0] if instr.operands else None
        to, source = stored_to(instr), instr.operands[-1] if instr.operands else None
        if to is not None and touches[to] == 1 and isinstance(source, Reg) and source.name in loaded:
            load, by = loaded[source.name]
            address = instrs[load].operands[1]
            if isinstance(address, Address) and address.size == to.size:
                found.append(_Way(to, load, number, by, address))
        pointer: Slot | None = None
        slot: Slot | None = None
        if instr.does in LOADS and isinstance(source, Address):
            slot = _slot(source) if source.slot not in written else None
            plain = source.slot is None and source.index is None and source.table is None and source.where != TABLE
            pointer = pointers.get(source.base or "") if plain else None
        written |= {o.slot for o in form.written(instr.operands) if isinstance(o, Address)}
        for name in changes(instr):
            pointers.pop(name, None)
            loaded.pop(name, None)
        if isinstance(first, Reg) and slot is not None:
            pointers[first.name] = slot
        if isinstance(first, Reg) and pointer is not None:
            loaded[first.name] = number, pointer
    return found


def _slot(address: Address) -> Slot | None:
    """The slot, or the argument, of which an operand is all."""
    slot = address.slot
    alone = not (address.base or address.index or address.disp)
    return slot if slot is not None and alone and address.size == slot.size else None


def _carries(code: Iterable[Instr], sources: Mapping[Slot, Address]) -> set[Slot]:
    """The slots of which a loop of such instructions writes all each time round, and which it reads before only as a
    register could say, where they are in `sources`."""
    carried: set[Slot] = set()
    other: set[Slot] = set()
    for i in code:
        to = stored_to(i)
        for slot in _touched(i) - carried - other:
            if slot is to:
                carried.add(slot)
            elif slot not in sources or not _readable(i, sources[slot]):
                other.add(slot)
    return carried


def _readable(i: Instr, source: Address) -> bool:
    """Whether an instruction only reads its operand in memory, which may be at `source` and by any register."""
    form = FORMS[i.form]
    high = any(isinstance(o, Reg) and o.part == "high" for o in i.operands)
    aligned = source.aligned or not ALIGNED & {*form.operand_kinds} or i.does == "load"
    return not high and aligned and not any(isinstance(o, Address) for o in form.written(i.operands))


def _stores(code: Iterable[Instr]) -> list[Address]:
    """What instructions write outside of the frame."""
    return [o for i in code for o in FORMS[i.form].written(i.operands) if isinstance(o, Address) and o.slot is None]


def _overwritten(stores: Iterable[Address], source: Address) -> bool:
    """Whether one of the stores may be where `source` is."""
    return len(source.where) < PARTS or any(len(o.where) < PARTS or may_overlap(o.where, source.where) for o in stores)


def _side_by_side(ways: Sequence[_Way]) -> list[_Way]:
    """As many as there are by one pointer, apart from one another, where there is little between them."""
    by: dict[Slot, list[_Way]] = defaultdict(list)
    for way in ways:
        mine = by[way.pointer]
        if all(abs(way.source.disp - w.source.disp) >= w.slot.size == way.slot.size for w in mine):
            mine.append(way)
    group = max(by.values(), key=len, default=[])
    places = sorted(w.source.disp for w in group)
    if group and (places[-1] - places[0]) // group[0].slot.size >= SPARSE * len(group):
        return []
    return [w for w in group if (w.source.disp - places[0]) % w.slot.size == 0]


def _free(plans: Sequence[Plan], cpu: Cpu) -> list[str]:
    """The general registers that nobody uses, first those that need not be preserved."""
    used: set[str | None] = {reg for plan in plans for reg in plan.resident.values()}
    for i in (i for plan in plans for i in plan.instrs):
        used |= {o.name for o in i.operands if isinstance(o, Reg)} | {name for name, _ in FORMS[i.form].implicit}
        used |= {r for o in i.operands if isinstance(o, Address) for r in (o.base, o.index)}
    return sorted((r for r in register_set(cpu.bits).general if r not in used), key=lambda r: r in cpu.abi.preserved)
