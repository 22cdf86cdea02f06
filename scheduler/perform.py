"""Doing what the list scheduler chose: an item becomes instructions with real registers.

Two-operand destruction, copies, memory operands, `lea` as a three-operand add, byte reads from memory
and the homes of values are decided here, where the live ranges are known.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scheduler.clock import Clock
from scheduler.instr import BYTE, Address, Imm, Instr, Operand, Plan, Reg
from scheduler.items import Item, Work
from scheduler.lower import may_overlap
from scheduler.nodes import SUMS, Mem, Node, Piece, Slot
from scheduler.registers import Registers
from targets.cpu import Cpu

SUFFIX: dict[type, str] = {Reg: "r32", Imm: "imm32", Address: "m32"}


class Performer:
    """Emits the instructions of one item after another into `plan`; keeps registers and uses."""

    def __init__(self, piece: Piece, work: Work, cpu: Cpu, ready: Callable[[Item], bool],
                 resident: Mapping[Slot, str]) -> None:
        self.work, self.cpu, self.ready = work, cpu, ready
        self.plan = Plan(piece.name, resident=dict(resident))
        self.leaving: dict[str, Node] = {}  # register of a resident slot -> its value at the end
        self.clock = Clock(cpu)
        self.uses = dict(work.uses)
        self.users: dict[Node, list[Item]] = {}
        for item in work.items:
            for r in item.reads:
                self.users.setdefault(r, []).append(item)
        self.regs = Registers(cpu, self.emit, self.next_use, lambda: self.here)
        self.done: set[Item] = set()
        self.started: set[Node] = set()
        self.joined: dict[Node, int] = {}
        self.cursor: dict[Node, int] = {}
        self.doing: list[Item] = []
        self.here = 0  # order of the oldest item left
        self.label = ""  # of the item being performed: stable across CPUs, for diffing
        self.old: set[Node] = set()  # values that stood in memory when the piece began
        for n in piece.nodes:
            if n.kind == "const":
                self.regs.home[n] = Imm(n.imm)
            elif n.slot and n.kind == "slot" and n.slot in resident:
                if self.uses.get(n):
                    self.regs.bind(n, resident[n.slot])
            elif n.kind == "slot" and n.slot:
                self.regs.home[n] = n.slot
                self.old.add(n)
            elif n.kind in ("byte", "word"):
                self.regs.bytes.add(n.args[0])
            elif n.kind == "store" and n.mem and n.mem.size == 1:
                self.regs.bytes.add(n.args[0])

    def emit(self, instr: Instr) -> None:
        self.clock.issue(instr)
        instr.note = self.label
        if instr.operands and isinstance(instr.operands[0], Reg) and instr.mnemonic != "cmp":
            changed = {o.name for o in instr.operands[:1 + (instr.mnemonic == "xchg")] if isinstance(o, Reg)}
            self.plan.left = {s: r for s, r in self.plan.left.items() if r not in changed}
        self.plan.instrs.append(instr)

    def next_use(self, node: Node) -> int:
        """Source order of the first item still to read `node` (partial sums: of their next join)."""
        users = self.users.get(node, []) if node not in self.regs.partial else self.work.makers[node]
        at = self.cursor.get(node, 0) if node not in self.regs.partial else 0
        while at < len(users) and users[at] in self.done:
            at += 1
        if node not in self.regs.partial:
            self.cursor[node] = at
        return users[at].order if at < len(users) else 1 << 30

    def use(self, item: Item) -> None:
        """Operands of `item` have been read: those with no reader left free their registers."""
        for r in item.reads:
            self.uses[r] -= 1
            if self.uses[r] == 0:
                self.forget(r)

    def forget(self, node: Node) -> None:
        """No reader is left; nor is one left, then, of the address the node could be read back from."""
        home = self.regs.home.get(node)
        self.regs.forget(node)
        if isinstance(home, Mem):
            del self.regs.home[node]
            self.unbase(home)

    def unbase(self, mem: Mem) -> None:
        """One value fewer lives at `mem`."""
        for b in mem.nodes():
            self.uses[b] -= 1
            if self.uses[b] == 0:
                self.forget(b)

    def perform(self, item: Item) -> list[Item]:
        """Emit `item`; the items that are done by it (`lea` does two)."""
        n = item.node
        self.doing = [item]
        self.label = f"{item.order}" + (f".{n.args.index(item.operand)}" if item.operand is not None else "")
        if n.kind in SUMS:
            self.join(item)
        else:
            getattr(self, "do_" + n.kind, self.do_tied)(item)
        self.regs.settle()
        self.done.update(self.doing)
        return self.doing

    def out(self, mnemonic: str, operands: tuple[Operand, ...], form: str, node: Node, role: str = "op") -> None:
        self.regs.out(mnemonic, operands, form, node, role)

    def behind(self, node: Node) -> set[Node]:
        """`node` and the address registers of its home in memory."""
        home = self.regs.home.get(node)
        return {node, *home.nodes()} if isinstance(home, Mem) else {node}

    def dying(self, node: Node) -> bool:
        return self.uses[node] == 1 and node in self.regs.reg

    def source(self, node: Node, locked: set[Node]) -> Operand:
        """`node` as a source operand: register, immediate, or its memory home if that is as good."""
        regs = self.regs
        if node in regs.reg:
            regs.touch(node)
            return Reg(regs.reg[node])
        home = regs.home[node]
        if isinstance(home, Imm) or ((self.uses[node] == 1 or not regs.free()) and not (
                isinstance(home, Mem) and home.size < 4)):
            return regs.home_operand(node, locked)
        return Reg(regs.ensure(node, locked))

    def join(self, item: Item) -> None:
        n, o, regs = item.node, item.operand, self.regs
        assert o is not None
        if n not in self.started:
            self.start_sum(item)
        else:
            locked = {n, *item.reads}
            acc = regs.ensure(n, locked)  # before the operand, whose address must not be evicted for it
            operand: Operand
            if item.fold and item.fold.mem:
                operand = regs.address(item.fold.mem, locked)
            else:
                operand = self.source(o, locked)
            if not self.join_elsewhere(item, acc, operand):
                form = SUFFIX[type(operand)]
                self.out(n.kind, (Reg(acc), operand), f"{n.kind} r32,{form}", n, "join")
                regs.dirty(n)
                self.use(item)
        self.joined[n] = self.joined.get(n, 0) + len(self.doing)
        if self.joined[n] == len(n.args):
            regs.partial.discard(n)
            self.finish(n)

    def join_elsewhere(self, item: Item, acc: str, operand: Operand) -> bool:
        """Let the sum move to a register with byte names, where that costs nothing.

        If the operand's register dies, it can be the destination as well; a memory operand can be loaded
        into a free register or over its own dying index, where load and operation are two uops anyway.
        """
        n, regs = item.node, self.regs
        if n not in regs.bytes or acc in BYTE:
            return False
        if isinstance(operand, Reg) and operand.name in BYTE and item.operand and self.dying(item.operand):
            to: str | None = operand.name
        elif isinstance(operand, Address) and operand.size == 4 \
                and self.cpu.cost(f"{n.kind} r32,m32").uops >= 1 + self.cpu.cost(f"{n.kind} r32,r32").uops:
            index = item.fold.mem.index if item.fold and item.fold.mem else None
            over = operand.index if index and operand.index in BYTE and self.dying(index) else None
            to = over or next((r for r in regs.free() if r in BYTE), None)
            if to is not None:
                self.out("mov", (Reg(to), operand), "mov r32,m32", n, "join")
        else:
            return False
        if to is None:
            return False
        self.out(n.kind, (Reg(to), Reg(acc)), f"{n.kind} r32,r32", n, "join")
        self.use(item)
        regs.dirty(n)
        regs.release(n)
        regs.bind(n, to)
        return True

    def start_sum(self, item: Item) -> None:
        n, o, regs = item.node, item.operand, self.regs
        assert o is not None
        self.started.add(n)
        regs.partial.add(n)
        locked = set(item.reads)
        if item.fold and item.fold.mem:
            address = regs.address(item.fold.mem, locked)
            self.use(item)
            reg = regs.take(n, locked & set(regs.reg))
            regs.load_into(reg, address, n, "op")
            regs.bind(n, reg)
        elif self.dying(o):
            reg = regs.reg[o]
            self.use(item)
            regs.bind(n, reg)
        elif not self.three_operand_add(item):
            operand = Reg(regs.reg[o]) if o in regs.reg else regs.home_operand(o, locked)
            self.use(item)
            reg = regs.take(n, locked & set(regs.reg))
            self.copy_in(reg, operand, n)
            regs.bind(n, reg)

    def three_operand_add(self, item: Item) -> bool:
        """Start an addition by `lea` with a second operand that is at hand; neither operand is lost."""
        n, o, regs = item.node, item.operand, self.regs
        if n.kind != "add" or o not in regs.reg:
            return False
        for other in self.work.makers[n]:
            b = other.operand
            if other is item or other.fold or b is None or not self.ready(other) or b is o:
                continue
            if b.kind == "const":
                address, form = Address(4, regs.reg[o], disp=_signed(b.imm)), "lea r32,m"
            elif b in regs.reg:
                address, form = Address(4, regs.reg[o], regs.reg[b]), "lea r32,m"
            else:
                continue
            if self.cpu.cost(form).uops > 2:
                return False
            self.doing.append(other)
            self.use(item)
            self.use(other)
            reg = regs.take(n, {x for x in (o, b) if x in regs.reg})
            self.out("lea", (Reg(reg), address), form, n)
            regs.bind(n, reg)
            return True
        return False

    def copy_in(self, reg: str, operand: Operand, node: Node) -> None:
        if isinstance(operand, Reg):
            self.out("mov", (Reg(reg), operand), "mov r32,r32", node, "copy")
        else:
            self.regs.load_into(reg, operand, node, "op")

    def finish(self, n: Node) -> None:
        if self.uses.get(n, 0) == 0:
            self.forget(n)

    def result(self, item: Item, locked: set[Node]) -> str:
        self.use(item)
        return self.regs.take(item.node, {x for x in locked if x in self.regs.reg})

    def do_load(self, item: Item) -> None:
        n = item.node
        assert n.mem is not None
        address = self.regs.address(n.mem, set(item.reads))
        reg = self.result(item, set())
        self.regs.load_into(reg, address, n, "op")
        self.regs.bind(n, reg)
        if n.mem.where != ("table",):
            self.live_in_memory(n, n.mem)
            self.old.add(n)
        self.finish(n)

    def do_byte(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        in_memory = self.byte_in_memory(n, a)
        if in_memory is not None:
            reg = self.result(item, set())
            self.out("movzx", (Reg(reg), in_memory), "movzx r32,m8", n)
            self.regs.bind(n, reg)
            self.finish(n)
            return
        if self.regs.reg.get(a, "eax") not in BYTE and not self.regs.byte_register_at_hand({a}):
            self.byte_by_mask(item)
            return
        src = self.regs.ensure(a, {a}, byte=True)
        reg = self.result(item, set())
        part = "high" if n.imm == 1 else "low"
        self.out("movzx", (Reg(reg), Reg(src, part)), "movzx r32,r8h" if n.imm == 1 else "movzx r32,r8", n)
        self.regs.bind(n, reg)
        self.finish(n)

    def byte_by_mask(self, item: Item) -> None:
        """The byte of a register without byte names: shift and mask, in place if the register dies."""
        n = item.node
        reg = self.tied_input(item, set())
        if n.imm:
            self.out("shr", (Reg(reg), Imm(8)), "shr r32,imm8", n)
        self.out("and", (Reg(reg), Imm(0xFF)), "and r32,imm32", n)
        self.finish(n)

    def byte_in_memory(self, n: Node, a: Node) -> Address | None:
        """The byte's address if `a` is in no register that can give it, but in memory.

        Bytes above the first are read only from memory written before the piece: a byte load inside a
        word just stored is not forwarded on every CPU.
        """
        home = self.regs.home.get(a)
        if self.regs.reg.get(a) in BYTE or (n.imm and a not in self.old):
            return None
        if isinstance(home, Slot):
            return Address(1, slot=home, disp=n.imm)
        if isinstance(home, Mem) and home.size == 4 and all(x in self.regs.reg for x in home.nodes()):
            found = self.regs.address(home, {a})
            return Address(1, found.base, found.index, found.scale, found.table, found.disp + n.imm)
        return None

    def do_word(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        src = self.regs.ensure(a, {a})
        reg = self.result(item, set())
        self.out("movzx", (Reg(reg), Reg(src, "16")), "movzx r32,r16", n)
        self.regs.bind(n, reg)
        self.finish(n)

    def tied_input(self, item: Item, keep: set[Node]) -> str:
        """The first operand in a register that the result may overwrite."""
        n, a, regs = item.node, item.node.args[0], self.regs
        if self.dying(a) and n.args.count(a) == 1:
            reg = regs.reg[a]
            self.use(item)
            regs.bind(n, reg)
            return reg
        operand = Reg(regs.reg[a]) if a in regs.reg else regs.home_operand(a, keep)
        reg = regs.take(n, keep | {a})
        self.copy_in(reg, operand, n)
        regs.bind(n, reg)
        self.use(item)
        return reg

    def do_tied(self, item: Item) -> None:
        n = item.node
        if n.kind in ("sub", "mul"):
            b = n.args[1]
            operand = self.source(b, set(item.reads))
            if isinstance(operand, Imm) and n.kind == "mul":
                operand = Reg(self.regs.ensure(b, set(item.reads)))
            reg = self.tied_input(item, self.behind(b))
            name = "imul" if n.kind == "mul" else "sub"
            form = SUFFIX[type(operand)]
            self.out(name, (Reg(reg), operand), f"{name} r32,{form}", n)
        elif n.kind in ("shl", "shr", "rol", "ror"):
            reg = self.tied_input(item, set())
            self.out(n.kind, (Reg(reg), Imm(n.imm)), f"{n.kind} r32,imm8", n)
        else:
            reg = self.tied_input(item, set())
            self.out(n.kind, (Reg(reg),), f"{n.kind} r32", n)
        self.finish(n)

    def do_copy(self, item: Item) -> None:
        self.tied_input(item, set())

    def do_ltmask(self, item: Item) -> None:
        n, regs = item.node, self.regs
        a, b = n.args
        left = regs.ensure(a, {a, b})
        right = self.source(b, {a, b})
        reg = regs.take(n, {a} | self.behind(b))
        form = SUFFIX[type(right)]
        self.out("cmp", (Reg(left), right), f"cmp r32,{form}", n)
        self.out("sbb", (Reg(reg), Reg(reg)), "sbb r32,r32", n)
        self.use(item)
        regs.bind(n, reg)
        self.finish(n)

    def do_store(self, item: Item) -> None:
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.mem is not None
        locked = set(item.reads)
        self.rescue(item, n.mem)
        reg = regs.ensure(a, locked, byte=n.mem.size == 1)
        address = regs.address(n.mem, locked)
        part = {1: "low", 2: "16", 4: "32"}[n.mem.size]
        bits = 8 * n.mem.size
        self.out("mov", (address, Reg(reg, part)), f"mov m{bits},r{bits}", n)
        if n.mem.size == 4 and a not in regs.home:
            self.live_in_memory(a, n.mem)
        self.use(item)

    def live_in_memory(self, value: Node, mem: Mem) -> None:
        """`value` can be read back from `mem`, so the address must stay available."""
        self.regs.home[value] = mem
        for b in mem.nodes():
            self.uses[b] = self.uses.get(b, 0) + 1

    def rescue(self, item: Item, mem: Mem) -> None:
        """Before a store: values that live where it writes come into registers and lose that home."""
        regs = self.regs
        for value, home in list(regs.home.items()):
            if isinstance(home, Mem) and may_overlap(home.where, mem.where):
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
                self.out("mov", (Reg(to), Reg(source)), "mov r32,r32", value, "copy")
                if list(self.leaving.values()).count(value) > 1:
                    del pending[to]  # a second copy; the binding stays
                    continue
                regs.release(value)
                regs.bind(value, to)

    def swap(self, to: str, source: str, value: Node) -> None:
        other = self.regs.held[to]
        self.out("xchg", (Reg(to), Reg(source)), "xchg r32,r32", value, "copy")
        self.regs.release(other)
        self.regs.release(value)
        self.regs.bind(value, to)
        self.regs.bind(other, source)

    def keep_pointers(self, slot: Slot, a: Node) -> None:
        """Before `slot` changes: its old value stays in a register if it is still wanted.

        That is an old pointer while values in memory depend on it, or what a resident slot takes over.
        """
        regs = self.regs
        for node in [x for x, home in regs.home.items() if home is slot and x is not a]:
            if self.uses.get(node, 0) > 0:
                regs.ensure(node, {a})
            else:
                regs.release(node)
            del regs.home[node]

    def do_setslot(self, item: Item) -> None:
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.slot is not None
        if n.slot in self.plan.resident:  # the use stays: the value is wanted at the end of the piece
            self.leaving[self.plan.resident[n.slot]] = a
            return
        reg = regs.ensure(a, {a})
        self.keep_pointers(n.slot, a)
        self.out("mov", (Address(4, slot=n.slot), Reg(reg)), "mov m32,r32", n)
        self.plan.left[n.slot] = reg
        if a not in regs.home:
            regs.home[a] = n.slot
        self.use(item)


def _signed(value: int) -> int:
    return value - (1 << 32) if value >> 31 else value
