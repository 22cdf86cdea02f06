"""What must keep its order among the instructions of a scheduled piece, whose registers are given.

A register counts as a whole, whatever part of it an instruction names. Memory is the frame (by slot and offset),
tables (never written) and parameters (by `scheduler.graph.places.may_overlap`; unknown places may overlap with any).
Flags are compared by letter: what writes them all the time is free to move, unless it came between a writer of a flag
and the reader that wants it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from scheduler.code.instr import Address, Instr, Reg
from scheduler.graph.places import may_overlap
from targets.forms import Form, load_forms

FORMS = load_forms()


@dataclass(frozen=True)
class Dependences:
    """`before[i]` must precede instruction i and `after[i]` follow it (numbers in the order given to `dependences`).

    `flags`: (writer or -1, reader, those that may not come between), for every reader of flags.
    """

    before: list[list[int]]
    after: list[list[int]]
    flags: list[tuple[int, int, frozenset[int]]]

    def allow(self, order: Sequence[int]) -> bool:
        """Whether `order` is a permutation of the instructions that keeps everything."""
        if sorted(order) != list(range(len(self.before))):
            return False
        place = [0] * len(order)
        for at, i in enumerate(order):
            place[i] = at
        return all(place[b] < place[i] for i, first in enumerate(self.before) for b in first) \
            and self.flags_kept(order, place)

    def flags_kept(self, order: Sequence[int], place: Sequence[int]) -> bool:
        """Whether each reader of flags still sees those of its writer; `place` is the inverse of `order`."""
        for writer, reader, others in self.flags:
            start = place[writer] if writer >= 0 else -1
            if not others.isdisjoint(order[start + 1:place[reader]]):
                return False
        return True


@dataclass
class _State:
    """The instructions so far that touched something: last writers, and readers since."""

    writer: dict[str, int] = field(default_factory=dict)
    readers: dict[str, list[int]] = field(default_factory=dict)
    flag_writer: dict[str, int] = field(default_factory=dict)
    loads: list[tuple[int, Address]] = field(default_factory=list)
    stores: list[tuple[int, Address]] = field(default_factory=list)


def dependences(instrs: Sequence[Instr]) -> Dependences:
    """The dependences of straight-line `instrs`; ValueError for a form that touches memory without naming it."""
    state, found = _State(), []
    uses: list[tuple[int, int, frozenset[str]]] = []
    for i, instr in enumerate(instrs):
        form = FORMS[instr.form]
        first = set(_registers(state, i, instr, form)) | set(_memory(state, i, instr, form))
        by_writer: dict[int, set[str]] = {}
        for flag in sorted(form.flags_read):
            by_writer.setdefault(state.flag_writer.get(flag, -1), set()).add(flag)
        for writer, flags in by_writer.items():
            first |= {writer} - {-1}
            uses.append((writer, i, frozenset(flags)))
        state.flag_writer.update(dict.fromkeys(form.flags_written, i))
        found.append(sorted(first - {i}))
    after: list[list[int]] = [[] for _ in found]
    for i, first_of in enumerate(found):
        for b in first_of:
            after[b].append(i)
    return Dependences(found, after, [(w, r, _writers(instrs, flags) - {w, r}) for w, r, flags in uses])


def _writers(instrs: Sequence[Instr], flags: frozenset[str]) -> frozenset[int]:
    return frozenset(i for i, one in enumerate(instrs) if FORMS[one.form].flags_written & flags)


def _registers(state: _State, i: int, instr: Instr, form: Form) -> Iterator[int]:
    """Those whose registers `i` reads, writes over or takes from under them."""
    reads = {o.name for o in form.read(instr.operands) if isinstance(o, Reg)}
    writes = {o.name for o in form.written(instr.operands) if isinstance(o, Reg)}
    reads |= {o.name for o in form.written(instr.operands) if isinstance(o, Reg) and o.part != "32"}
    for o in instr.operands:
        if isinstance(o, Address):
            reads |= {r for r in (o.base, o.index) if r}
    reads |= {name for name, role in form.implicit if "r" in role}
    writes |= {name for name, role in form.implicit if "w" in role}
    if "mem" in reads | writes:
        raise ValueError(f"`{instr.form}` touches memory that it does not name: its order is not known")
    for name in sorted(reads):
        if name in state.writer:
            yield state.writer[name]
    for name in sorted(writes):
        yield from state.readers.get(name, [])
        if name in state.writer:
            yield state.writer[name]
    for name in reads:
        state.readers.setdefault(name, []).append(i)
    for name in writes:
        state.writer[name] = i
        state.readers[name] = [i] if name in reads else []


def _memory(state: _State, i: int, instr: Instr, form: Form) -> Iterator[int]:
    """Those whose memory accesses must come before those of `i`."""
    if form.does == "address":
        return
    for o, role in zip(instr.operands, form.operands, strict=True):
        if not isinstance(o, Address) or (o.table is not None and "w" not in role):
            continue
        yield from (j for j, other in state.stores if meet(o, other))
        if "w" in role:
            yield from (j for j, other in state.loads if meet(o, other))
            state.stores.append((i, o))
        else:
            state.loads.append((i, o))


def meet(a: Address, b: Address) -> bool:
    """Whether two addresses may share a byte."""
    if (a.slot is None) != (b.slot is None):
        return False
    if a.slot is not None and b.slot is not None:
        if a.slot is not b.slot and a.slot.name != b.slot.name:
            return False
        return a.disp < b.disp + b.size and b.disp < a.disp + a.size
    return not a.where or not b.where or may_overlap(a.where, b.where)
