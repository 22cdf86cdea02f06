"""A scheduled piece with its registers taken off again: which instructions must keep their order, and what lives when.

A *web* is what a physical register holds from one full write to the next: a value and what is done to it in place.
Without the registers' names only real dependences are left, and additions to one sum (or exclusive ors and so on) may
change places. `Webs` is what a search for a better order needs (scheduler.inorder.search); scheduler.inorder.coloring
gives an order registers again.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from scheduler.code.dependences import dependences
from scheduler.code.instr import FORMS, GENERAL, Address, Imm, Instr, Operand, Plan, Reg
from scheduler.graph.nodes import Slot
from targets.cpu import Cpu
from targets.forms import Form
from targets.x86.instruction_set import CONSTANT, SUM3, WORD, memory

COMMUTE = {"add": "add", "sub": "add", "address": "add", "increment": "add", "decrement": "add", "xor": "xor",
           "not": "xor", "and": "and", "or": "or"}
"""What instructions do on one register that may change places with others of their kind."""
JOINING = ("add", "sub", "xor", "and", "or")  # have a memory operand, instead of a load before them
ZEROING = ("xor", "sub", "subtract with borrow")  # of a register with itself: what it held does not matter
WORDS, MEMORY, IMMEDIATE = (WORD, WORD), (WORD, memory(4)), (WORD, CONSTANT)
"""The kinds of a register and its second operand."""


@dataclass(eq=False)
class Web:
    """One web: the registers it may be in, and those it is in on entry and must be in at the end ("": not there)."""

    number: int
    byte: bool = False
    entry: str = ""
    leave: str = ""


@dataclass
class Access:
    """What an instruction does to webs, by their numbers: `address` are those in an address that it uses or makes."""

    reads: list[int] = field(default_factory=list)
    writes: list[int] = field(default_factory=list)
    address: list[int] = field(default_factory=list)
    kind: str = ""  # how it changes a web in place, if others of the kind commute with it

    @property
    def webs(self) -> list[int]:
        """Every web once."""
        return list(dict.fromkeys([*self.reads, *self.address, *self.writes]))


@dataclass(frozen=True)
class Mate:
    """Two instructions, by number, that one can stand for when `first` comes right before `second`.

    A load becomes the memory operand of the only one that reads it, and needs no register (`web`; else -1); a constant
    that is added becomes the displacement of an address that adds a register as well.
    """

    first: int
    second: int
    web: int
    joint: Instr


@dataclass
class Webs:
    """A plan's instructions with webs for registers.

    `before[i]`: those that must precede instruction i. `sources[i]`: by web, those whose result it may read there (of
    which the ones that precede it count). `renamed`: the instructions on registers named after webs; `stores`: whether
    they write memory. `mates`: pairs that are one instruction when they follow each other.
    """

    plan: Plan
    webs: list[Web]
    access: list[Access]
    before: list[set[int]]
    sources: list[dict[int, list[int]]]
    renamed: list[Instr]
    stores: list[bool]
    mates: list[Mate]
    left: dict[int, list[Slot]]  # web -> slots whose value it still holds at the end

    @property
    def makers(self) -> list[list[int]]:
        """For every instruction, those whose results may be the newest in the registers of its address."""
        return [sorted({j for w in one.address for j in self.sources[i][w]}) for i, one in enumerate(self.access)]

    def allow(self, order: Sequence[int]) -> bool:
        """Whether `order` is a permutation of the instructions that keeps what must precede each."""
        if sorted(order) != list(range(len(self.before))):
            return False
        place = [0] * len(order)
        for at, i in enumerate(order):
            place[i] = at
        return all(place[b] < place[i] for i, first in enumerate(self.before) for b in first)


def webs_of(plan: Plan, cpu: Cpu) -> Webs | None:
    """The webs of a plan; None where the search cannot serve: vectors, given registers, or flags that are read."""
    if any(FORMS[i.form].flags_read or FORMS[i.form].fixed for i in plan.instrs):
        return None
    if any(isinstance(o, Reg) and o.name not in GENERAL for i in plan.instrs for o in i.operands):
        return None
    kept = {reg: reg for reg in plan.resident.values()}
    return _Maker(plan, kept, cpu).make(plan.instrs, kept, plan.left)


def webs_again(webs: Webs, instrs: Sequence[Instr], cpu: Cpu) -> Webs:
    """The webs of other instructions that do the same, on registers named as in `webs.renamed` and new ones."""
    entry = {web_name(w.number): w.entry for w in webs.webs if w.entry}
    leave = {web_name(w.number): w.leave for w in webs.webs if w.leave}
    left = {slot: web_name(w) for w, slots in webs.left.items() for slot in slots}
    return _Maker(webs.plan, entry, cpu).make(instrs, leave, left)


class _Maker:
    """`entry`: registers by the names that the instructions have for them."""

    def __init__(self, plan: Plan, entry: Mapping[str, str], cpu: Cpu) -> None:
        self.plan, self.entry, self.cpu = plan, entry, cpu
        self.webs: list[Web] = []
        self.access: list[Access] = []
        self.renamed: list[Instr] = []
        self.now: dict[str, Web] = {}  # register -> its present web
        for reg in entry:
            self.read(reg)

    def fresh(self, reg: str) -> Web:
        web = Web(len(self.webs))
        self.webs.append(web)
        self.now[reg] = web
        return web

    def read(self, reg: str) -> Web:
        if reg not in self.now:
            self.fresh(reg).entry = self.entry.get(reg, reg)
        return self.now[reg]

    def add(self, instr: Instr) -> None:
        form, made = FORMS[instr.form], Access()
        self.access.append(made)
        names: list[Operand] = []
        new: dict[Reg, list[int]] = {}
        for at, (o, role) in enumerate(zip(instr.operands, form.operands, strict=True)):
            names.append(o)
            if isinstance(o, Address):
                names[at] = self.address(o, made)
            elif isinstance(o, Reg) and _fresh(instr, form, at):
                new[o] = [0, 1] if _zeroed(instr) else [at]
            elif isinstance(o, Reg) and not _zeroed(instr):
                web = self.read(o.name)
                web.byte |= o.part in ("low", "high")
                made.reads += [web.number] if "r" in role or o.part != "32" else []
                made.writes += [web.number] if "w" in role else []
                names[at] = Reg(web_name(web.number), o.part)
        for o, places in new.items():
            web = self.now[o.name] if self.in_place(instr, o, made) else self.fresh(o.name)
            made.writes.append(web.number)
            for at in places:
                names[at] = Reg(web_name(web.number))
        if len(made.writes) == 1 and made.reads.count(made.writes[0]) + made.address.count(made.writes[0]) == 1 \
                and isinstance(instr.operands[0], Reg) and instr.operands[0].part == "32":
            made.kind = COMMUTE.get(instr.does, "")
        self.renamed.append(replace(instr, operands=tuple(names), ports=()))

    def address(self, o: Address, made: Access) -> Address:
        found = [self.read(r).number if r else None for r in (o.base, o.index)]
        made.address += [w for w in found if w is not None]
        base, index = (None if w is None else web_name(w) for w in found)
        return replace(o, base=base, index=index)

    def in_place(self, instr: Instr, o: Reg, made: Access) -> bool:
        """Whether an address is made that adds to its own register."""
        if instr.does != "address" or o.name not in self.now:
            return False
        a = instr.operands[1]
        assert isinstance(a, Address)
        return (a.base == o.name) + (a.index == o.name) == 1 and (a.base == o.name or a.scale == 1)

    def make(self, instrs: Sequence[Instr], leave: Mapping[str, str], left_in: Mapping[Slot, str]) -> Webs:
        for instr in instrs:
            self.add(instr)
        for name, reg in leave.items():
            self.now[name].leave = reg
        left: dict[int, list[Slot]] = {}
        for slot, name in left_in.items():
            left.setdefault(self.read(name).number, []).append(slot)
        before, sources = _order(self.access, len(self.webs))
        for i, others in enumerate(dependences([_bare(k, one) for k, one in enumerate(instrs)]).before):
            before[i].update(others)
        return Webs(self.plan, self.webs, self.access, before, sources, self.renamed,
                    [_stores(one) for one in instrs], [*self.operands(), *self.displacements()], left)

    def operands(self) -> Iterator[Mate]:
        """Loads with those that read them."""
        users: dict[int, list[int]] = {}
        for i, one in enumerate(self.access):
            for w in one.webs:
                users.setdefault(w, []).append(i)
        for web in self.webs:
            mine = users.get(web.number, [])
            if len(mine) != 2 or web.entry or web.leave:
                continue
            load, user = (self.renamed[i] for i in mine)
            name = Reg(web_name(web.number))
            if load.matches("load", *MEMORY) and user.does in JOINING and user.matches(user.does, *WORDS) \
                    and user.operands[1] == name != user.operands[0] \
                    and set(self.access[mine[0]].webs) & set(self.access[mine[1]].webs) == {web.number}:
                form = self.cpu.instructions.form(user.does, *MEMORY)
                joint = replace(user, form=form, operands=(user.operands[0], load.operands[1]))
                yield Mate(mine[0], mine[1], web.number, joint)

    def displacements(self) -> Iterator[Mate]:
        """Constants with the registers that are added to the same sum, in place and with nobody reading in between."""
        form = self.cpu.instructions.form("address", WORD, SUM3)
        for group in self.sums():
            adds = [k for k in group if self.renamed[k].matches("add", *WORDS)]
            for constant in (k for k in group if self.renamed[k].matches("add", *IMMEDIATE)):
                value = self.renamed[constant].operands[1]
                if not isinstance(value, Imm) or value.table is not None:
                    continue
                signed = value.value - (1 << 32) if value.value >> 31 else value.value
                for k in adds:
                    to, other = self.renamed[k].operands
                    assert isinstance(to, Reg) and isinstance(other, Reg)
                    joint = replace(self.renamed[k], form=form, operands=(
                        to, Address(4, to.name, other.name, disp=signed)))
                    yield Mate(constant, k, -1, joint)

    def sums(self) -> list[list[int]]:
        """Runs of instructions that add to one web."""
        open_runs: dict[int, list[int]] = {}
        found: list[list[int]] = []
        for k, one in enumerate(self.access):
            for w in one.webs:
                if one.writes == [w] and one.kind == "add":
                    if w not in open_runs:
                        open_runs[w] = []
                        found.append(open_runs[w])
                    open_runs[w].append(k)
                else:
                    open_runs.pop(w, None)
        return found


def _stores(instr: Instr) -> bool:
    return any(isinstance(o, Address) for o in FORMS[instr.form].written(instr.operands))


def web_name(web: int) -> str:
    """The register of that web in `Webs.renamed`."""
    return f"w{web}"


def _zeroed(instr: Instr) -> bool:
    return instr.does in ZEROING and len(instr.operands) == 2 and instr.operands[0] == instr.operands[1]


def _fresh(instr: Instr, form: Form, at: int) -> bool:
    """Whether operand `at` is a whole register whose old value does not matter."""
    o = instr.operands[at]
    return isinstance(o, Reg) and o.part == "32" and (form.operands[at] == "w" or (at == 0 and _zeroed(instr)))


def _bare(number: int, instr: Instr) -> Instr:
    """The instruction with registers that no other has: what is left are dependences through memory."""
    names = [replace(o, name=f"{number}.{k}") if isinstance(o, Reg) else
             replace(o, base=None, index=None) if isinstance(o, Address) else o for k, o in enumerate(instr.operands)]
    return replace(instr, operands=tuple(names))


@dataclass
class _Phase:
    """Of a web: the instructions that change it together, in any order, and those that read it after that."""

    writers: list[int]
    kind: str
    readers: list[int] = field(default_factory=list)


def _order(access: Sequence[Access], webs: int) -> tuple[list[set[int]], list[dict[int, list[int]]]]:
    """(what must precede each instruction, who may have given each of its webs what it reads) by the webs alone."""
    before: list[set[int]] = [set() for _ in access]
    sources: list[dict[int, list[int]]] = [{} for _ in access]
    phases: list[list[_Phase]] = [[_Phase([], "")] for _ in range(webs)]
    for i, one in enumerate(access):
        for w in one.webs:
            mine = phases[w]
            if w not in one.writes:
                mine[-1].readers.append(i)
            elif one.kind and mine[-1].kind == one.kind and not mine[-1].readers:
                mine[-1].writers.append(i)
            else:
                mine.append(_Phase([i], one.kind))
    for w, mine in enumerate(phases):
        for earlier, phase in itertools.pairwise([_Phase([], ""), *mine]):
            for i in phase.writers:
                before[i].update(earlier.writers, earlier.readers)
                sources[i][w] = [j for j in phase.writers if j != i] + earlier.writers
            for i in phase.readers:
                before[i].update(phase.writers)
                sources[i][w] = phase.writers
    return [first - {i} for i, first in enumerate(before)], sources
