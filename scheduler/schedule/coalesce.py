"""Registers given anew to a scheduled piece, so that copies between general registers fall away.

The list scheduler takes registers as it goes and cannot know that a value will want a register with byte names long
after it was made; then it copies. Here the whole piece is known. A *web* is what a register holds from its write to
its last read, through the instructions that overwrite their operand. After a copy whose source is read no more, the
two registers can change their names in all that follows, and the copy is not needed; what then has its bytes read in a
register without byte names is brought back by further exchanges of two registers, each over the webs that hang
together (Kempe chains: Kempe, On the geographical problem of the four colours, 1879). A copy that cannot be mended is
kept. Instructions and their order stay as they are otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from scheduler.code.instr import BYTE, FORMS, GENERAL, Address, Instr, Operand, Plan, Reg
from scheduler.graph.ops import SUMS
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu
from targets.x86.instruction_set import WORD, memory

WORDS = (WORD, WORD)
LATEST = 3  # joins tried before a copy
MOVES = 30  # exchanges tried for one copy
TRIALS = 60  # joins made another way, at most, in a piece


@dataclass(eq=False)
class _Web:
    """What a register holds; times are twice the number of an instruction, plus one for what it writes.

    Sets of webs are integers, with a bit for each number of a web.
    """

    first: int
    last: int
    reg: str
    number: int
    byte: bool = False
    near: int = 0  # those that live at some time when it does
    twins: int = 0  # those that must be in the same register


def recolor(plan: Plan, cpu: Cpu) -> None:
    """Take copies out of `plan`, in place. Pieces with instructions of fixed registers stay as they are."""
    if any(FORMS[i.form].fixed for i in plan.instrs):
        return
    size = len(plan.instrs)
    _spare(plan)
    trials = TRIALS
    while trials > 0 and (used := _shift(plan, cpu, trials)):
        trials -= used
    if len(plan.instrs) == size:
        return
    timed(plan, cpu)


def _spare(plan: Plan, all_of: tuple[int, ...] = ()) -> bool:
    """Take out the copies that other registers make needless, or those in `all_of` if all can be; whether it did."""
    webs = _Webs(plan)
    if all_of and not all(at in webs.copies and webs.spare(at) for at in all_of):
        return False
    gone = set(all_of) or {at for at in webs.copies if webs.spare(at)}
    if not gone:
        return False
    plan.instrs = [webs.renamed(at, instr) for at, instr in enumerate(plan.instrs) if at not in gone]
    plan.resident = {slot: webs.start[reg].reg if reg in GENERAL else reg for slot, reg in plan.resident.items()}
    plan.left = {slot: webs.end[reg].reg if reg in GENERAL else reg for slot, reg in plan.left.items()
                 if reg not in GENERAL or webs.stays(webs.end[reg])}
    return True


def _shift(plan: Plan, cpu: Cpu, trials: int) -> int:
    """Let a sum that is copied to a register with byte names go to another one in a join before.

    How many of the `trials` it took, or 0 when none of them saved the copy.
    """
    webs, used = _Webs(plan), 0
    for at, (source, _) in webs.copies.items():
        joins = [k for k in range(at) if source in webs.writes[k].values() and source in webs.reads[k].values()]
        for join in joins[:-LATEST - 1:-1]:
            for instrs in _other_ways(plan.instrs[join], cpu, webs, join) if source.reg not in BYTE else ():
                trial = replace(plan, instrs=[*plan.instrs[:join], *instrs, *plan.instrs[join + 1:]])
                more, used = len(instrs) - 1, used + 1
                if _spare(trial, (join + more, at + more)):
                    plan.instrs, plan.resident, plan.left = trial.instrs, trial.resident, trial.left
                    return used
                if used == trials:
                    return 0
    return 0


def _other_ways(instr: Instr, cpu: Cpu, webs: _Webs, at: int) -> Iterator[list[Instr]]:
    """The same sum made in another register and copied to its own.

    A memory operand can be loaded into a free register and the sum joined to it, and of two registers the second can
    be the one that is changed if it is not read again.
    """
    reg, operand = instr.operands if instr.does in SUMS and len(instr.operands) == 2 else (None, None)
    if not isinstance(reg, Reg) or reg.name not in GENERAL:
        return
    form = cpu.instructions.form(instr.does, *WORDS)
    copy, read = cpu.instructions.form("copy", *WORDS), cpu.instructions.form("load", WORD, memory(4))
    alive = {w.reg for w in webs.all if w.last > 2 * at and w.first <= 2 * at + 1}
    free = [r for r in GENERAL if r not in alive and r != reg.name]
    for to in map(Reg, free):
        back = replace(instr, operands=(reg, to), form=copy, uops=cpu.cost(copy).uops, role="copy")
        if operand == to:
            yield [replace(instr, operands=(to, reg)), back]
        elif isinstance(operand, Address) and operand.size == 4 \
                and cpu.cost(instr.form).uops >= cpu.cost(form).uops + cpu.cost(read).uops:
            load = replace(instr, operands=(to, operand), form=read, uops=cpu.cost(read).uops)
            yield [load, replace(instr, operands=(to, reg), form=form, uops=cpu.cost(form).uops), back]


def _all_of(webs: Iterable[_Web]) -> int:
    """A set of webs."""
    return sum(1 << w.number for w in webs)


def _numbers(webs: int) -> Iterator[int]:
    """The numbers of a set's webs, the first of them first."""
    while webs:
        low = webs & -webs
        yield low.bit_length() - 1
        webs ^= low


class _Webs:
    """The webs of a plan and the registers they are in now."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(1)
        self.all: list[_Web] = []
        self.reads: list[dict[str, _Web]] = []  # by instruction: register of the plan -> web
        self.writes: list[dict[str, _Web]] = []
        self.start: dict[str, _Web] = {}
        self.end: dict[str, _Web] = {}
        self.copies: dict[int, tuple[_Web, _Web]] = {}
        for reg in plan.resident.values():
            if reg in GENERAL:
                self.end[reg] = self.start[reg] = self.web(-1, reg)
        for at, instr in enumerate(plan.instrs):
            self.add(at, instr)
        for slot, reg in {**plan.left, **plan.resident}.items():
            if reg in GENERAL and (slot.argument is not None or slot in plan.resident):
                self.end[reg].last = 2 * len(plan.instrs)
        for reg, web in self.start.items():
            if self.end[reg] is not web:
                web.twins, self.end[reg].twins = 1 << self.end[reg].number, 1 << web.number
        self.bytes = _all_of(w for w in self.all if w.byte)
        self.held = {r: _all_of(w for w in self.all if w.reg == r) for r in GENERAL}  # by each register
        self.meet()

    def web(self, first: int, reg: str) -> _Web:
        made = _Web(first, first, reg, len(self.all))
        self.all.append(made)
        return made

    def add(self, at: int, instr: Instr) -> None:
        """The webs that an instruction reads and writes."""
        form, reads, writes = FORMS[instr.form], dict[str, _Web](), dict[str, _Web]()
        for o, role in zip(instr.operands, form.operands, strict=True):
            names = [r for r in (o.base, o.index) if r] if isinstance(o, Address) else []
            if isinstance(o, Reg) and o.name in GENERAL and ("r" in role or o.part != "32"):
                names = [o.name]
            for name in names:
                if name not in self.end:  # read before it is written, as by `sbb`
                    self.end[name] = self.web(2 * at, name)
                reads[name] = self.end[name]
                reads[name].last = max(reads[name].last, 2 * at)
            if isinstance(o, Reg) and o.part in ("low", "high"):
                reads[o.name].byte = True
        for o, role in zip(instr.operands, form.operands, strict=True):
            if isinstance(o, Reg) and o.name in GENERAL and "w" in role:
                if "r" in role or o.part != "32":
                    writes[o.name] = reads[o.name]
                    writes[o.name].last = 2 * at + 1
                else:
                    writes[o.name] = self.end[o.name] = self.web(2 * at + 1, o.name)
        self.reads.append(reads)
        self.writes.append(writes)
        if instr.matches("copy", *WORDS):
            (source,), (target,) = reads.values(), writes.values()
            self.copies[at] = source, target

    def meet(self) -> None:
        """Which webs live at the same time; copies whose source lives on are none that could be spared."""
        alive: list[_Web] = []
        for web in sorted(self.all, key=lambda w: w.first):
            alive = [w for w in alive if w.last >= web.first]
            for other in alive:
                other.near |= 1 << web.number
                web.near |= 1 << other.number
            alive.append(web)
        self.copies = {at: (a, b) for at, (a, b) in self.copies.items() if a.last == 2 * at and a is not b}

    def spare(self, at: int) -> bool:
        """Bring both ends of a copy into one register for good; False, and nothing changed, where that fails."""
        source, target = self.copies[at]
        before, held, twins = [w.reg for w in self.all], self.held.copy(), (source.twins, target.twins)
        if source.reg != target.reg:
            self.exchange(target, source.reg)
        if source.reg == target.reg:
            source.twins |= 1 << target.number
            target.twins |= 1 << source.number
            if self.mend():
                return True
            source.twins, target.twins = twins
        for web, reg in zip(self.all, before, strict=True):
            web.reg = reg
        self.held = held
        return False

    def wrong(self) -> int:
        """The webs whose bytes are named and whose registers have no names for them."""
        found = self.bytes
        for reg in BYTE:
            found &= ~self.held[reg]
        return found

    def mend(self) -> bool:
        """Exchange registers until all bytes have names; False when they still have not after `MOVES`."""
        for _ in range(MOVES):
            wrong = self.wrong()
            if not wrong:
                return True
            web = self.all[self.rng.choice(list(_numbers(wrong)))]
            ways = [(self.harm(chain := self.chain(web, to), web.reg, to), self.rng.random(), to, chain) for to in BYTE]
            _, _, to, chain = min(ways, key=lambda way: way[:2]) if self.rng.random() < 0.8 else self.rng.choice(ways)
            self.put(chain, web.reg, to)
        return not self.wrong()

    def chain(self, web: _Web, to: str) -> int:
        """The webs that must change when `web` goes to `to` and those in its way come to its register."""
        left = (self.held[web.reg] | self.held[to]) & ~(1 << web.number)  # those that may be found yet
        todo = found = 1 << web.number
        while todo:
            one = self.all[todo.bit_length() - 1]
            more = (one.near | one.twins) & left
            todo ^= 1 << one.number | more
            left ^= more
            found |= more
        return found

    def harm(self, chain: int, one: str, other: str) -> int:
        """How many more webs are wrong after the registers `one` and `other` change places in a chain."""
        if (one in BYTE) == (other in BYTE):
            return 0
        named = chain & self.bytes
        here = named & self.held[one if one in BYTE else other]
        return 2 * here.bit_count() - named.bit_count()

    def put(self, chain: int, one: str, other: str) -> None:
        for number in _numbers(chain):
            web = self.all[number]
            web.reg = other if web.reg == one else one
        moved = (self.held[one] | self.held[other]) & chain
        self.held[one] ^= moved
        self.held[other] ^= moved

    def exchange(self, web: _Web, to: str) -> None:
        self.put(self.chain(web, to), web.reg, to)

    def stays(self, web: _Web) -> bool:
        """Whether the end of the piece finds the web's value in its register."""
        return all(w is web or w.reg != web.reg or w.first < web.first for w in self.all)

    def renamed(self, at: int, instr: Instr) -> Instr:
        """The instruction with the registers of its webs."""
        return replace(instr, operands=tuple(self.operands(at, instr)), ports=())

    def operands(self, at: int, instr: Instr) -> Iterator[Operand]:
        reads = self.reads[at]
        for o, role in zip(instr.operands, FORMS[instr.form].operands, strict=True):
            if isinstance(o, Address):
                base, index = (reads[name].reg if name else None for name in (o.base, o.index))
                yield o if (base, index) == (o.base, o.index) else replace(o, base=base, index=index)
            elif isinstance(o, Reg) and o.name in GENERAL:
                web = self.writes[at][o.name] if "w" in role else reads[o.name]
                yield o if web.reg == o.name else replace(o, name=web.reg)
            else:
                yield o
