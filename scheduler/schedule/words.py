"""What general registers compute beside sums: parts of words, shifts, products, comparisons."""

from __future__ import annotations

from scheduler.code.instr import Address, Imm, Reg
from scheduler.code.vector_forms import copies, form, kind, load, operands, own
from scheduler.graph.nodes import Mem, Node, Slot, node_bytes
from scheduler.graph.ops import BY_AMOUNT
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.items import rotated_word
from scheduler.schedule.registers import slot_address
from scheduler.schedule.results import Results
from scheduler.schedule.values import Values
from targets.x86.instruction_set import CONSTANT, COUNT, HALF, HIGH, LOW, SCALED, WORD


class Words(Emitter):
    """Performs what is computed in general registers."""

    def __init__(self, state: Values, results: Results) -> None:
        super().__init__(state)
        self.results = results

    def do_byte(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        in_memory = self.byte_in_memory(n, a)
        if in_memory is not None:
            reg = self.results.result(item, set())
            self.out(load(self.cpu, "r", 1, True), (Reg(reg), in_memory), n)
            self.regs.bind(n, reg)
            self.state.finish(n)
            return
        names, isa = self.regs.set, self.cpu.instructions
        allowed = names.high if n.imm else names.low
        by_mask = isa.form("copy", WORD, WORD), isa.form("shr", WORD, COUNT), isa.form("and", WORD, CONSTANT)
        dearer = self.cpu.slots(isa.form("byte", WORD, LOW)) > sum(map(self.cpu.slots, by_mask))
        if dearer or not self.regs.gives_byte(a, bool(n.imm)) or (
                self.regs.reg.get(a, allowed[0]) not in allowed and not self.regs.byte_register_at_hand(a, {a})):
            self.byte_by_mask(item)
            return
        assert n.imm < 2, "bytes 2 and up of a register are read by shifting (scheduler.select.select)"
        src = self.regs.ensure(a, {a}, allowed)
        if n.imm and names.bits == 64:
            self.use(item)
            reg = self.regs.take(n, {a} & set(self.regs.reg), names.beside_high)
        else:
            reg = self.results.result(item, set())
        part, kind = ("high", HIGH) if n.imm == 1 else ("low", LOW)
        self.out(isa.form("byte", WORD, kind), (Reg(reg), Reg(src, part)), n)
        self.regs.bind(n, reg)
        self.state.finish(n)

    def byte_by_mask(self, item: Item) -> None:
        """The byte of a register without that name: shift and mask, in place if the register dies."""
        n, form = item.node, self.isa.form
        reg = self.results.tied_input(item, set())
        if n.imm:
            self.out(form("shr", WORD, COUNT), (Reg(reg), Imm(8)), n)
        if self.cpu.bits == 64:
            self.out(form("byte", WORD, LOW), (Reg(reg), Reg(reg, "low")), n)
        else:
            self.out(form("and", WORD, CONSTANT), (Reg(reg), Imm(0xFF)), n)
        self.state.finish(n)

    def byte_in_memory(self, n: Node, a: Node) -> Address | None:
        """The byte's address if `a` is in no register that can give it, but in memory.

        Bytes above the first are read only from memory written before the piece: a byte load inside a
        word just stored is not forwarded on every CPU. A word all of whose bytes are read is loaded once.
        """
        behind, home = rotated_word(n), self.regs.home.get(a)
        names = self.regs.set.high if n.imm else self.regs.set.low
        if behind and self.regs.reg.get(a) not in names and behind[0].slot \
                and behind[0].slot not in self.state.plan.resident:
            return slot_address(behind[0].slot, 1, behind[1])
        if self.regs.reg.get(a) in names or (n.imm and a not in self.state.old) or a in self.state.whole:
            return None
        if isinstance(home, Slot):
            return slot_address(home, 1, n.imm)
        if isinstance(home, Mem) and home.size == node_bytes(a) and all(x in self.regs.reg for x in home.nodes()):
            found = self.regs.address(home, {a})
            return Address(1, found.base, found.index, found.scale, found.table, found.disp + n.imm,
                           where=found.where)
        return None

    def do_word(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        src = self.regs.ensure(a, {a})
        reg = self.results.result(item, set())
        self.out(self.isa.form("word", WORD, HALF), (Reg(reg), Reg(src, "16")), n)
        self.regs.bind(n, reg)
        self.state.finish(n)

    def do_low(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        src = self.regs.ensure(a, {a})
        reg = self.results.result(item, set())
        self.out(self.isa.form("copy", WORD, WORD), (Reg(reg), Reg(src)), n)
        self.regs.bind(n, reg)
        self.state.finish(n)

    def do_tied(self, item: Item) -> None:
        n = item.node
        if n.op.arity == 2:
            b = n.args[1]
            operand = self.state.source(b, n, set(item.reads))
            if isinstance(operand, Imm) and n.kind == "mul":
                operand = Reg(self.regs.ensure(b, set(item.reads)))
            reg = self.results.tied_input(item, self.state.behind(b, operand))
            self.out(form(self.cpu, n, kind(operand, n)), (Reg(reg), operand), n)
        elif n.kind in BY_AMOUNT:
            if self.scaled(item):
                return
            self.turned_or_shifted(item)
        else:
            reg, mine, by_ones = self.results.tied_input(item, set()), form(self.cpu, n), ""
            if n.kind == "not" and n.elem == 32:
                by_ones = self.isa.form("xor", WORD, CONSTANT)
            if by_ones and self.cpu.slots(by_ones) < self.cpu.slots(mine):
                self.out(by_ones, (Reg(reg), Imm(0xFFFFFFFF)), n)
            else:
                self.out(mine, (Reg(reg),), n)
        self.state.finish(n)

    def turned_or_shifted(self, item: Item) -> None:
        """By an amount that is known: in place, or to a register of its own where a form does so and that saves a copy.
        """
        n, a, mine = item.node, item.node.args[0], form(self.cpu, item.node)
        if self.state.dying(a):
            mine = self.isa.overwriting(mine)
        reg, first = self.results.first_source(item, mine, a, set())
        self.out(mine, operands(mine, reg, first, Imm(n.imm)), n)

    def scaled(self, item: Item) -> bool:
        """Shift left by 1 to 3 into another register by `lea`, where that is cheaper than a copy and a shift."""
        n, a, regs = item.node, item.node.args[0], self.regs
        if n.kind != "shl" or n.file != "r" or not 1 <= n.imm <= 3 or a not in regs.reg or self.state.dying(a):
            return False
        mine = own(n)
        multiple = self.isa.form("address", mine, SCALED)
        copy = self.cpu.slots(copies(self.cpu, "r", n.elem)[0][0]) + self.cpu.slots(form(self.cpu, n))
        if self.cpu.slots(multiple) >= copy:
            return False
        address = Address(4, None, regs.reg[a], 1 << n.imm)
        reg = self.results.result(item, {a})
        self.out(multiple, (Reg(reg), address), n)
        regs.bind(n, reg)
        self.state.finish(n)
        return True

    def do_ltmask(self, item: Item) -> None:
        n, regs, mine, isa = item.node, self.regs, own(item.node), self.cpu.instructions
        a, b = n.args
        left = regs.ensure(a, {a, b})
        right = self.state.source(b, n, {a, b})
        reg = regs.take(n, {a} | self.state.behind(b, right))
        self.out(isa.form("compare", mine, kind(right, n)), (Reg(left), right), n)
        self.out(isa.form("subtract with borrow", mine, mine), (Reg(reg), Reg(reg)), n)
        self.use(item)
        regs.bind(n, reg)
        self.state.finish(n)
