"""Where the values of a piece are while it is scheduled: registers, homes in memory, readers left."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scheduler.clock import FORMS, Clock
from scheduler.instr import Address, Imm, Instr, Operand, Plan, Reg
from scheduler.items import Item, Work
from scheduler.nodes import Mem, Node, Piece, Slot
from scheduler.registers import Registers
from targets.cpu import Cpu

SUFFIX: dict[type, str] = {Reg: "r32", Imm: "imm32", Address: "m32"}


class Values:
    """The plan so far, the registers, and how many readers each value still has."""

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
            elif n.kind == "address" and n.mem:
                self.regs.home[n] = Imm(n.mem.disp, n.mem.table)
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
        changed = {o.name for o in FORMS[instr.form].written(instr.operands) if isinstance(o, Reg)}
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

    def copy_in(self, reg: str, operand: Operand, node: Node) -> None:
        if isinstance(operand, Reg):
            self.out("mov", (Reg(reg), operand), "mov r32,r32", node, "copy")
        else:
            self.regs.load_into(reg, operand, node, "op")

    def finish(self, n: Node) -> None:
        if self.uses.get(n, 0) == 0:
            self.forget(n)
