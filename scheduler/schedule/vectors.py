"""Vector instructions: what they overwrite, which operand is read from memory, and values that change files.

As for general registers an instruction overwrites its first operand, so that it is copied if it is still wanted;
unless the form has a destination of its own.
"""

from __future__ import annotations

import dataclasses

from scheduler.code.instr import Address, Imm, Operand, Reg
from scheduler.code.vector_forms import KIND, LOW, fixed, form, half, kind, load, operand_bytes, operands, own, transfer
from scheduler.graph.nodes import Mem, Node, Slot, node_bytes
from scheduler.graph.ops import FIXED, IMMEDIATE, PAIRS
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.results import Results
from scheduler.schedule.values import Values
from targets.x86.instruction_set import COUNT, WORD, memory

HIGH_HALF = 0xEE  # the high half in both halves, as the immediate of a shuffle


class Vectors(Emitter):
    """Performs what is computed in vector files."""

    def __init__(self, state: Values, results: Results) -> None:
        super().__init__(state)
        self.results = results
        for item in state.work.items:
            if item.node.kind in FIXED:
                self.regs.wish[item.node.args[-1]] = fixed(form(self.cpu, item.node))

    def do_vector(self, item: Item) -> None:
        """Shifts, and operations on a first operand that is overwritten and a second that may be in memory."""
        n = item.node
        if n.kind not in PAIRS:
            mine = form(self.cpu, n)
            reg, first = self.results.first_source(item, mine, n.args[0], set())
            self.out(mine, operands(mine, reg, first, Imm(n.imm)), n)
        else:
            a, b = n.args
            if n.op.commutes and not item.fold and self.state.dying(b) and not self.state.dying(a):
                a, b = b, a
            operand, keep = self.second(item, b)
            mine = form(self.cpu, n, kind(operand, n))
            reg, first = self.results.first_source(item, mine, a, keep)
            order = (Imm(n.imm),) if n.kind in IMMEDIATE else ()
            self.out(mine, operands(mine, reg, first, operand, *order), n)
        self.state.finish(n)

    def do_ternary(self, item: Item) -> None:
        """Logic on three operands: one that dies is overwritten if there is one, one may be in memory."""
        n, args, regs = item.node, item.node.args, self.regs
        dies = [a is not item.fold and self.state.dying(a) and args.count(a) == 1 for a in args]
        third = min(range(3), key=lambda i: (args[i] is not item.fold, args[i] in regs.reg, dies[i], -i))
        first = min((i for i in range(3) if i != third), key=lambda i: (not dies[i], args[i] in regs.reg, i))
        order = first, 3 - first - third, third
        operand, keep = self.second(item, args[third])
        middle = regs.ensure(args[order[1]], {*item.reads, *keep})
        mine = form(self.cpu, n, kind(operand, n))
        reg = self.results.overwrite(item, args[first], keep | {args[order[1]]})
        self.out(mine, (Reg(reg), Reg(middle), operand, Imm(_reordered(n.imm, order))), n)
        self.state.finish(n)

    def do_fixed(self, item: Item) -> None:
        """An operation whose last operand is in a register that the instruction does not name."""
        n, regs = item.node, self.regs
        a, b, last = n.args
        mine = form(self.cpu, n)
        regs.bring(last, fixed(mine), {a, b})
        middle = regs.ensure(b, {a, b, last})
        reg = self.results.overwrite(item, a, {b, last})
        self.out(mine, (Reg(reg), Reg(middle)), n)
        self.state.finish(n)

    def do_added(self, item: Item) -> None:
        """A part of a product added to the first operand, which is overwritten; the last one may be in memory."""
        n = item.node
        c, a, b = n.args
        operand, keep = self.second(item, b)
        middle = self.regs.ensure(a, {*item.reads, *keep})
        mine = form(self.cpu, n, kind(operand, n))
        reg = self.results.overwrite(item, c, keep | {a})
        self.out(mine, (Reg(reg), Reg(middle), operand), n)
        self.state.finish(n)

    def do_masking(self, item: Item) -> None:
        """A mask of a vector, or of two, the second of which may be in memory."""
        n = item.node
        first, *others = n.args
        operand, keep = self.second(item, others[0]) if others else (None, set())
        keep |= {first}
        sources = [Reg(self.regs.ensure(first, {*item.reads, *keep})), *([operand] if operand else [])]
        mine = form(self.cpu, n, kind(sources[-1], n))
        reg = self.results.result(item, keep)
        self.out(mine, (Reg(reg), *sources), n)
        self.regs.bind(n, reg)
        self.state.finish(n)

    def do_masked(self, item: Item) -> None:
        """What overwrites the first operand where a mask, the second, has ones; the last one may be in memory."""
        n = item.node
        old, *others, last = n.args
        operand, keep = self.second(item, last)
        keep |= {*others}
        names = [Reg(self.regs.ensure(a, {*item.reads, *keep})) for a in others]
        mine = form(self.cpu, n, kind(operand, n))
        reg = self.results.overwrite(item, old, keep)
        self.out(mine, (Reg(reg), *names, operand), n)
        self.state.finish(n)

    def second(self, item: Item, b: Node) -> tuple[Operand, set[Node]]:
        """The source operand `b`, and the values in registers that it needs."""
        locked = set(item.reads)
        if item.fold and item.fold.mem:
            operand: Operand = self.regs.address(item.fold.mem, locked)
            keep = set(item.fold.mem.nodes())
        else:
            operand = self.state.source(b, item.node, locked)
            keep = self.state.behind(b, operand)
        if isinstance(operand, Address) and operand.size > operand_bytes(item.node) and not operand.repeat:
            operand = dataclasses.replace(operand, size=operand_bytes(item.node))
        return operand, keep

    def do_shuffle(self, item: Item) -> None:
        """The result goes to any register: nothing is overwritten."""
        n = item.node
        operand, keep = self.second(item, n.args[0])
        reg = self.results.result(item, keep)
        self.out(form(self.cpu, n, kind(operand, n)), (Reg(reg), operand, Imm(n.imm)), n)
        self.regs.bind(n, reg)
        self.state.finish(n)

    def do_tovector(self, item: Item) -> None:
        """A word from a general register, or straight from memory if it is in none."""
        n, a, regs = item.node, item.node.args[0], self.regs
        home = regs.home.get(a)
        operand: Operand | None = None
        if item.fold and item.fold.mem:
            operand = regs.address(item.fold.mem, set(item.reads))
        elif a not in regs.reg and (isinstance(home, Slot) or (isinstance(home, Mem) and home.size == node_bytes(a))):
            operand = regs.home_operand(a, {a})
        source = operand or Reg(regs.ensure(a, {a}))
        reg = self.results.result(item, set())
        move = transfer(self.cpu, LOW[n.file], memory(a.elem // 8) if operand else own(a))
        self.out(move, (Reg(reg), source), n)
        regs.bind(n, reg)
        self.state.finish(n)

    def do_toword(self, item: Item) -> None:
        """A word of a vector, read from memory where the vector is there and that is no dearer."""
        n, a, regs = item.node, item.node.args[0], self.regs
        move = transfer(self.cpu, own(n), LOW[a.file])
        address = self.word_in_memory(a, node_bytes(n))
        if address is not None and n.imm:
            address = dataclasses.replace(address, disp=address.disp + 4 * n.imm, aligned=False)
        if address is None and n.imm:
            self.high_word(item)
            return
        from_memory = load(self.cpu, "r", n.elem // 8, True)
        dearer = self.cpu.cost(move).uops > self.cpu.cost(from_memory).uops
        if address is not None and (n.imm or a not in regs.reg or dearer):  # the high word is not the one that is moved
            reg = self.results.result(item, set())
            self.out(from_memory, (Reg(reg), address), n)
        else:
            source = regs.ensure(a, {a})
            reg = self.results.result(item, set())
            self.out(move, (Reg(reg), Reg(source)), n)
        regs.bind(n, reg)
        self.state.finish(n)

    def high_word(self, item: Item) -> None:
        """The high word of a vector in a register: brought down, in place if the vector dies, then moved."""
        n, a, regs = item.node, item.node.args[0], self.regs
        source, mine = regs.ensure(a, {a}), KIND[a.file]
        shuffle = self.isa.find("shuffle", mine, mine, COUNT)
        low = source if self.state.dying(a) else regs.take(a, {a})
        if low != source and shuffle:
            self.out(shuffle.name, (Reg(low), Reg(source), Imm(HIGH_HALF)), n)
        else:
            if low != source:
                self.out(self.isa.form("copy", mine, mine), (Reg(low), Reg(source)), n)
            shift = self.isa.form("shr", mine, COUNT, elem=64)
            self.out(shift, operands(shift, low, low, Imm(32)), n)
        reg = self.results.result(item, set())
        self.out(transfer(self.cpu, WORD, LOW[a.file]), (Reg(reg), Reg(low)), n)
        regs.bind(n, reg)
        self.state.finish(n)

    def word_in_memory(self, a: Node, size: int) -> Address | None:
        """The low `size` bytes of `a` in memory written before the piece: not every CPU forwards a part of a store."""
        home = self.regs.home.get(a)
        if a not in self.state.old:
            return None
        if isinstance(home, Slot):
            return Address(size, slot=home)
        if isinstance(home, Mem) and all(x in self.regs.reg for x in home.nodes()):
            return dataclasses.replace(self.regs.address(home, {a}), size=size)
        return None

    def do_loadhigh(self, item: Item) -> None:
        n, regs = item.node, self.regs
        assert n.mem is not None
        address = regs.address(n.mem, set(item.reads))
        form = half(self.cpu, n)
        reg, first = self.results.first_source(item, form, n.args[0], set(n.mem.nodes()))
        self.out(form, operands(form, reg, first, address), n)
        self.state.finish(n)

    def do_copy(self, item: Item) -> None:
        self.results.tied_input(item, set())


def _reordered(table: int, order: tuple[int, int, int]) -> int:
    """The immediate of a function of three operands, for the same function of them in another order."""
    made = 0
    for number in range(8):
        before = sum((number >> 2 - new & 1) << 2 - old for new, old in enumerate(order))
        made |= (table >> before & 1) << number
    return made
