"""A scheduled piece with its registers taken off again: which instructions must keep their order, and what lives when.

A *web* is what a physical register holds from one full write to the next: a value and what is done to it in place.
Without the registers' names only real dependences are left, and additions to one sum (or exclusive ors and so on) may
change places. `Webs` is what a search for a better order needs (scheduler.inorder_search); `assign` gives an order
registers again. An order can have registers as long as no more webs live at once than there are registers, but for
the ends of the piece, where some are promised.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from scheduler.dependences import dependences
from scheduler.instr import BYTE, GENERAL, Address, Instr, Operand, Plan, Reg
from targets.forms import Form, load_forms

FORMS = load_forms()
COMMUTE = {"add": "add", "sub": "add", "lea": "add", "inc": "add", "dec": "add", "xor": "xor", "not": "xor",
           "and": "and", "or": "or"}
"""Instructions on one register that may change places with others of their kind."""
ZEROING = ("xor", "sub", "sbb")  # of a register with itself: what it held does not matter


@dataclass(eq=False)
class Web:
    """One web: the registers it may be in, and those it is in on entry and must be in at the end ("": not there)."""

    number: int
    byte: bool = False
    entry: str = ""
    leave: str = ""


@dataclass
class Access:
    """What an instruction does to webs, by their numbers: `address` are those in its memory operand (or of lea)."""

    reads: list[int] = field(default_factory=list)
    writes: list[int] = field(default_factory=list)
    address: list[int] = field(default_factory=list)
    kind: str = ""  # how it changes a web in place, if others of the kind commute with it

    @property
    def webs(self) -> list[int]:
        """Every web once."""
        return list(dict.fromkeys([*self.reads, *self.address, *self.writes]))


@dataclass
class Webs:
    """A plan's instructions with webs for registers.

    `before[i]`: those that must precede instruction i. `makers[i]`: those whose results may be the newest in its
    address (of which the ones that precede it count). `renamed`: the instructions on registers named after webs;
    `stores`: whether they write memory.
    """

    plan: Plan
    webs: list[Web]
    access: list[Access]
    before: list[set[int]]
    makers: list[list[int]]
    renamed: list[Instr]
    stores: list[bool]
    left: dict[int, list[object]]  # web -> slots whose value it still holds at the end


    def allow(self, order: Sequence[int]) -> bool:
        """Whether `order` is a permutation of the instructions that keeps what must precede each."""
        if sorted(order) != list(range(len(self.before))):
            return False
        place = [0] * len(order)
        for at, i in enumerate(order):
            place[i] = at
        return all(place[b] < place[i] for i, first in enumerate(self.before) for b in first)


def webs_of(plan: Plan) -> Webs | None:
    """The webs of a plan; None where the search cannot serve: vectors, implicit operands, or flags that are read."""
    if any(FORMS[i.form].flags_read or FORMS[i.form].implicit for i in plan.instrs):
        return None
    if any(isinstance(o, Reg) and o.name not in GENERAL for i in plan.instrs for o in i.operands):
        return None
    maker = _Maker(plan)
    for instr in plan.instrs:
        maker.add(instr)
    return maker.finish()


class _Maker:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.webs: list[Web] = []
        self.access: list[Access] = []
        self.renamed: list[Instr] = []
        self.now: dict[str, Web] = {}  # register -> its present web
        for reg in plan.resident.values():
            self.read(reg)

    def fresh(self, reg: str) -> Web:
        web = Web(len(self.webs))
        self.webs.append(web)
        self.now[reg] = web
        return web

    def read(self, reg: str) -> Web:
        if reg not in self.now:
            self.fresh(reg).entry = reg
        return self.now[reg]

    def add(self, instr: Instr) -> None:
        form, made = FORMS[instr.form], Access()
        self.access.append(made)
        names: list[Operand] = []
        new: list[Reg] = []
        for at, (o, role) in enumerate(zip(instr.operands, form.operands, strict=True)):
            names.append(o)
            if isinstance(o, Address):
                names[at] = self.address(o, made)
            elif isinstance(o, Reg) and _fresh(instr, form, at):
                new.append(o)
            elif isinstance(o, Reg) and not _zeroed(instr):
                web = self.read(o.name)
                web.byte |= o.part in ("low", "high")
                made.reads += [web.number] if "r" in role or o.part != "32" else []
                made.writes += [web.number] if "w" in role else []
                names[at] = Reg(_name(web.number), o.part)
        for o in new:
            web = self.now[o.name] if self.in_place(instr, o, made) else self.fresh(o.name)
            made.writes.append(web.number)
            names = [Reg(_name(web.number)) if isinstance(n, Reg) and n.name == o.name else n for n in names]
        if len(made.writes) == 1 and made.reads.count(made.writes[0]) + made.address.count(made.writes[0]) == 1 \
                and isinstance(instr.operands[0], Reg) and instr.operands[0].part == "32":
            made.kind = COMMUTE.get(instr.mnemonic, "")
        self.renamed.append(replace(instr, operands=tuple(names), ports=()))

    def address(self, o: Address, made: Access) -> Address:
        base, index = (self.read(r).number if r else None for r in (o.base, o.index))
        made.address += [w for w in (base, index) if w is not None]
        return replace(o, base=None if base is None else _name(base), index=None if index is None else _name(index))

    def in_place(self, instr: Instr, o: Reg, made: Access) -> bool:
        """Whether `lea` adds to its own register."""
        if instr.mnemonic != "lea" or o.name not in self.now:
            return False
        a = instr.operands[1]
        assert isinstance(a, Address)
        return (a.base == o.name) + (a.index == o.name) == 1 and (a.base == o.name or a.scale == 1)

    def finish(self) -> Webs:
        for reg in self.plan.resident.values():
            self.now[reg].leave = reg
        left: dict[int, list[object]] = {}
        for slot, reg in self.plan.left.items():
            left.setdefault(self.read(reg).number, []).append(slot)
        before, makers = _order(self.access, len(self.webs))
        for i, others in enumerate(dependences([_bare(k, one) for k, one in enumerate(self.plan.instrs)]).before):
            before[i].update(others)
        return Webs(self.plan, self.webs, self.access, before, makers, self.renamed,
                    [_stores(one) for one in self.plan.instrs], left)


def _stores(instr: Instr) -> bool:
    return any(isinstance(o, Address) for o in FORMS[instr.form].written(instr.operands))


def _name(web: int) -> str:
    return f"w{web}"


def _zeroed(instr: Instr) -> bool:
    return instr.mnemonic in ZEROING and len(instr.operands) == 2 and instr.operands[0] == instr.operands[1]


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


def _order(access: Sequence[Access], webs: int) -> tuple[list[set[int]], list[list[int]]]:
    """(what must precede each instruction, whose results its address may have) by the webs alone."""
    before: list[set[int]] = [set() for _ in access]
    makers: list[list[int]] = [[] for _ in access]
    phases: list[list[_Phase]] = [[] for _ in range(webs)]
    for i, one in enumerate(access):
        for w in one.webs:
            mine = phases[w]
            if w not in one.writes:
                mine = mine or phases[w]
                if not mine:
                    mine.append(_Phase([], ""))
                mine[-1].readers.append(i)
            elif mine and one.kind and mine[-1].kind == one.kind and not mine[-1].readers:
                mine[-1].writers.append(i)
            else:
                mine.append(_Phase([i], one.kind))
    for w, mine in enumerate(phases):
        for k, phase in enumerate(mine):
            earlier = [*mine[k - 1].writers, *mine[k - 1].readers] if k else []
            for i in phase.writers:
                before[i].update(earlier)
                if w in access[i].address:
                    makers[i] += [j for j in phase.writers if j != i] + (mine[k - 1].writers if k else [])
            for i in phase.readers:
                before[i].update(phase.writers)
                if w in access[i].address:
                    makers[i] += phase.writers
    for i, first in enumerate(before):
        first.discard(i)
    return before, makers


def lives(webs: Webs, order: Sequence[int]) -> list[tuple[int, int]]:
    """Of each web the places of its first and last instruction in `order`; -1 on entry, len(order) at the end."""
    first, last = [len(order)] * len(webs.webs), [-1] * len(webs.webs)
    for place, i in enumerate(order):
        for w in webs.access[i].webs:
            first[w], last[w] = min(first[w], place), max(last[w], place)
    for web in webs.webs:
        if web.entry:
            first[web.number] = -1
        if web.leave:
            last[web.number] = len(order)
    return list(zip(first, last, strict=True))


def assign(webs: Webs, order: Sequence[int], registers: Sequence[str] = GENERAL) -> Plan | None:
    """The plan in `order` with registers again, or None if there are too few.

    At each place a web takes the register that has been free for longest among those it may have to its end.
    """
    spans = lives(webs, order)
    promised = {web.leave: web.number for web in webs.webs if web.leave}
    given: dict[int, str] = {}
    until = dict.fromkeys(registers, -2)  # register -> last place of its present web
    for number in sorted(range(len(spans)), key=lambda w: spans[w]):
        web, (first, last) = webs.webs[number], spans[number]
        if last < first:
            continue
        free = [r for r in registers if until[r] < first or (until[r] == first and first >= 0)]
        if web.entry or web.leave:
            free = [r for r in free if r == (web.entry or web.leave)]
        else:
            free = [r for r in free if r not in promised or last <= spans[promised[r]][0]]
        free = [r for r in free if not web.byte or r in BYTE]
        if not free or (web.entry and web.leave and web.entry != web.leave):
            return None
        reg = min(free, key=lambda r: (not web.byte and r in BYTE and until[r] < -1, until[r]))
        given[number], until[reg] = reg, max(last, first)
    return _named(webs, order, given)


def _named(webs: Webs, order: Sequence[int], given: dict[int, str]) -> Plan:
    table = {_name(number): reg for number, reg in given.items()}
    instrs = [replace(webs.renamed[i], operands=tuple(_rename(o, table) for o in webs.renamed[i].operands))
              for i in order]
    plan = replace(webs.plan, instrs=instrs)
    holds: dict[str, int] = {}
    for i in order:
        holds.update({given[w]: w for w in webs.access[i].writes})
    plan.left = {slot: given[w] for w, slots in webs.left.items() for slot in slots  # type: ignore[misc]
                 if w in given and holds.get(given[w], w) == w}
    return plan


def _rename(o: Operand, table: dict[str, str]) -> Operand:
    if isinstance(o, Reg):
        return replace(o, name=table[o.name])
    if isinstance(o, Address):
        return replace(o, base=table[o.base] if o.base else None, index=table[o.index] if o.index else None)
    return o
