"""Doing what the list scheduler chose: an item becomes instructions with real registers.

Copies, memory operands, byte reads from memory and the homes of values are decided here and in
scheduler.schedule.sums, where the live ranges are known.
"""

from __future__ import annotations

from scheduler.code.instr import Address, Imm, Reg
from scheduler.code.vector_forms import copies, form, half, kind, load, own, store
from scheduler.graph.nodes import Mem, Node, Slot, SlotPart, node_bytes
from scheduler.graph.ops import BY_AMOUNT, SUMS
from scheduler.schedule.item import Item
from scheduler.schedule.items import readable, rotated_word
from scheduler.schedule.registers import slot_address
from scheduler.schedule.vectors import Vectors
from targets.x86.instruction_set import CONSTANT, COUNT, HALF, HIGH, LOW, SCALED, WORD


class Performer(Vectors):
    """Emits the instructions of one item after another into `plan`."""

    def perform(self, item: Item) -> list[Item]:
        """Emit `item`; the items that are done by it (`lea` does two or three) or had better be done before it."""
        n = item.node
        self.doing, self.also = [item], []
        self.label = self.named(item)
        if n.kind in SUMS:
            self.join(item)
        else:
            getattr(self, "do_" + n.kind, self.do_tied if n.file == "r" else self.do_vector)(item)
        self.regs.settle()
        self.done.update(self.doing)
        return self.also + self.doing

    def do_load(self, item: Item) -> None:
        n = item.node
        assert n.mem is not None
        address = self.regs.address(n.mem, set(item.reads))
        reg = self.result(item, set())
        self.regs.load_into(reg, address, n, "op")
        self.regs.bind(n, reg)
        if n.mem.where != ("table",) and all(b in self.regs.reg or b in self.regs.home for b in n.mem.nodes()):
            self.live_in_memory(n, n.mem)
            self.old.add(n)
        self.finish(n)

    def do_byte(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        in_memory = self.byte_in_memory(n, a)
        if in_memory is not None:
            reg = self.result(item, set())
            self.out(load(self.cpu, "r", 1, True), (Reg(reg), in_memory), n)
            self.regs.bind(n, reg)
            self.finish(n)
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
            reg = self.result(item, set())
        part, kind = ("high", HIGH) if n.imm == 1 else ("low", LOW)
        self.out(isa.form("byte", WORD, kind), (Reg(reg), Reg(src, part)), n)
        self.regs.bind(n, reg)
        self.finish(n)

    def byte_by_mask(self, item: Item) -> None:
        """The byte of a register without that name: shift and mask, in place if the register dies."""
        n, form = item.node, self.cpu.instructions.form
        reg = self.tied_input(item, set())
        if n.imm:
            self.out(form("shr", WORD, COUNT), (Reg(reg), Imm(8)), n)
        if self.cpu.bits == 64:
            self.out(form("byte", WORD, LOW), (Reg(reg), Reg(reg, "low")), n)
        else:
            self.out(form("and", WORD, CONSTANT), (Reg(reg), Imm(0xFF)), n)
        self.finish(n)

    def byte_in_memory(self, n: Node, a: Node) -> Address | None:
        """The byte's address if `a` is in no register that can give it, but in memory.

        Bytes above the first are read only from memory written before the piece: a byte load inside a
        word just stored is not forwarded on every CPU. A word all of whose bytes are read is loaded once.
        """
        behind, home = rotated_word(n), self.regs.home.get(a)
        names = self.regs.set.high if n.imm else self.regs.set.low
        if behind and self.regs.reg.get(a) not in names and behind[0].slot \
                and behind[0].slot not in self.plan.resident:
            return slot_address(behind[0].slot, 1, behind[1])
        if self.regs.reg.get(a) in names or (n.imm and a not in self.old) or a in self.whole:
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
        reg = self.result(item, set())
        self.out(self.cpu.instructions.form("word", WORD, HALF), (Reg(reg), Reg(src, "16")), n)
        self.regs.bind(n, reg)
        self.finish(n)

    def do_low(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        src = self.regs.ensure(a, {a})
        reg = self.result(item, set())
        self.out(self.cpu.instructions.form("copy", WORD, WORD), (Reg(reg), Reg(src)), n)
        self.regs.bind(n, reg)
        self.finish(n)

    def do_tied(self, item: Item) -> None:
        n = item.node
        if n.op.arity == 2:
            b = n.args[1]
            operand = self.source(b, n, set(item.reads))
            if isinstance(operand, Imm) and n.kind == "mul":
                operand = Reg(self.regs.ensure(b, set(item.reads)))
            reg = self.tied_input(item, self.behind(b, operand))
            self.out(form(self.cpu, n, kind(operand, n)), (Reg(reg), operand), n)
        elif n.kind in BY_AMOUNT:
            if self.scaled(item):
                return
            reg = self.tied_input(item, set())
            self.out(form(self.cpu, n), (Reg(reg), Imm(n.imm)), n)
        else:
            reg, mine, by_ones = self.tied_input(item, set()), form(self.cpu, n), ""
            if n.kind == "not" and n.elem == 32:
                by_ones = self.cpu.instructions.form("xor", WORD, CONSTANT)
            if by_ones and self.cpu.slots(by_ones) < self.cpu.slots(mine):
                self.out(by_ones, (Reg(reg), Imm(0xFFFFFFFF)), n)
            else:
                self.out(mine, (Reg(reg),), n)
        self.finish(n)

    def scaled(self, item: Item) -> bool:
        """Shift left by 1 to 3 into another register by `lea`, where that is cheaper than a copy and a shift."""
        n, a, regs = item.node, item.node.args[0], self.regs
        if n.kind != "shl" or n.file != "r" or not 1 <= n.imm <= 3 or a not in regs.reg or self.dying(a):
            return False
        mine = own(n)
        multiple = self.cpu.instructions.form("address", mine, SCALED)
        copy = self.cpu.slots(copies(self.cpu, "r", n.elem)[0][0]) + self.cpu.slots(form(self.cpu, n))
        if self.cpu.slots(multiple) >= copy:
            return False
        address = Address(4, None, regs.reg[a], 1 << n.imm)
        reg = self.result(item, {a})
        self.out(multiple, (Reg(reg), address), n)
        regs.bind(n, reg)
        self.finish(n)
        return True

    def do_ltmask(self, item: Item) -> None:
        n, regs, mine, isa = item.node, self.regs, own(item.node), self.cpu.instructions
        a, b = n.args
        left = regs.ensure(a, {a, b})
        right = self.source(b, n, {a, b})
        reg = regs.take(n, {a} | self.behind(b, right))
        self.out(isa.form("compare", mine, kind(right, n)), (Reg(left), right), n)
        self.out(isa.form("subtract with borrow", mine, mine), (Reg(reg), Reg(reg)), n)
        self.use(item)
        regs.bind(n, reg)
        self.finish(n)

    def do_store(self, item: Item) -> None:
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.mem is not None
        locked = set(item.reads)
        self.rescue(item, n.mem)
        reg = regs.ensure(a, locked, regs.set.low if n.mem.size == 1 else None)
        address = regs.address(n.mem, locked)
        part = {1: "low", 2: "16"}.get(n.mem.size, "32")
        whole = n.kind == "store"
        mine = store(self.cpu, n.file, n.mem.size, address.aligned) if whole else half(self.cpu, n)
        self.out(mine, (address, Reg(reg, part)), n)
        if n.mem.size == node_bytes(a) and a not in regs.home and readable(n.mem, n):
            self.live_in_memory(a, n.mem)
        self.use(item)

    do_storehigh = do_store

    def live_in_memory(self, value: Node, mem: Mem) -> None:
        """`value` can be read back from `mem`, so the address must stay available."""
        self.regs.home[value] = mem
        self.there.add(mem.where, value)
        self.since[value] = next(self.count)
        for b in mem.nodes():
            self.uses[b] = self.uses.get(b, 0) + 1

    def rescue(self, item: Item, mem: Mem) -> None:
        """Before a store: values that live where it writes come into registers and lose that home."""
        regs = self.regs
        for value in sorted(self.there.overlapping(mem.where), key=self.since.__getitem__):
            home = regs.home.get(value)
            if isinstance(home, Mem):
                self.there.remove(home.where, value)
                if self.uses.get(value, 0) > (value in item.reads and value not in item.node.args):
                    regs.ensure(value, set(item.reads))
                del regs.home[value]
                self.unbase(home)

    def leave(self) -> None:
        """End of the piece: values of resident slots go to their registers, all at once."""
        regs, pending = self.regs, dict(self.leaving)
        self.label = "leave"
        for value in pending.values():
            regs.ensure(value, set(pending.values()))
        for value in [v for v in regs.reg if v not in pending.values()]:
            regs.release(value)
        while True:
            pending = {to: v for to, v in pending.items() if regs.reg[v] != to}
            if not pending:
                self.plan.left.update(self.plan.resident)
                return
            free = next((to for to in pending if regs.held.get(to) not in self.leaving.values()), None)
            to = free or next(iter(pending))
            value = pending[to]
            source = regs.reg[value]
            if free is None:
                self.swap(to, source, value)
            else:
                self.move(to, source, value)
                if list(pending.values()).count(value) > 1:
                    del pending[to]  # a second copy; the binding stays
                    continue
                regs.release(value)
                regs.bind(value, to)

    def move(self, to: str, source: str, value: Node) -> None:
        """A copy that nothing waits for."""
        form, more = copies(self.cpu, value.file, value.elem)[0]
        self.out(form, (Reg(to), Reg(source), *more), value, "copy")

    def swap(self, to: str, source: str, value: Node) -> None:
        """`value` from `source` to `to`; what is there goes to `source`, or elsewhere in a file without `xchg`."""
        other = self.regs.held[to]
        if value.file != "r":
            # the registers that no resident is promised are free: all values are in a cycle of those that are
            names = self.regs.set.files[value.file]
            spare = next(r for r in names if r not in self.regs.held and r not in self.leaving)
            self.move(spare, to, other)
            self.regs.release(other)
            self.regs.bind(other, spare)
            return
        self.regs.exchange(to, source, value, other)
        self.regs.release(other)
        self.regs.release(value)
        self.regs.bind(value, to)
        self.regs.bind(other, source)

    def keep_pointers(self, slot: Slot, a: Node) -> None:
        """Before `slot` changes: its old value stays in a register if it is still wanted.

        That is an old pointer while values in memory depend on it, or what a resident slot takes over.
        """
        regs = self.regs
        for node in [x for x, home in regs.home.items() if x is not a and isinstance(home, Slot)
                     and slot in (home, home.whole if isinstance(home, SlotPart) else home)]:
            if self.uses.get(node, 0) > 0:
                regs.ensure(node, {a})
            else:
                regs.release(node)
            del regs.home[node]

    def do_put(self, item: Item) -> None:
        """Write a slot in the middle of a piece; its parts are there from now on."""
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.slot is not None
        reg = regs.ensure(a, {a})
        regs.store_into(slot_address(n.slot, n.slot.size), reg, n, "op")
        for part in self.parts.get(n, []):
            regs.home[part] = SlotPart(n.slot.name, size=8 if part.file == "x" else 4, whole=n.slot, disp=part.imm)
            self.old.add(part)
        whole = self.whole_of.get(n)
        if whole is not None:
            self.missing[whole] -= 1
            if not self.missing[whole] and isinstance(n.slot, SlotPart):
                regs.home[whole] = n.slot.whole
                self.old.add(whole)
        if a not in regs.home:
            regs.home[a] = n.slot
        self.use(item)

    def do_setslot(self, item: Item) -> None:
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.slot is not None
        if n.slot in self.plan.resident:  # the use stays: the value is wanted at the end of the piece
            self.leaving[self.plan.resident[n.slot]] = a
            return
        reg = regs.ensure(a, {a})
        self.keep_pointers(n.slot, a)
        regs.store_into(Address(n.slot.size, slot=n.slot, aligned=True), reg, n, "op")
        self.plan.left[n.slot] = reg
        if a not in regs.home:
            regs.home[a] = n.slot
        self.use(item)
