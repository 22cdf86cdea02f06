"""Pass `schedule`: forward list scheduling with register allocation, one straight-line piece at a time.

At each step the best ready item inside a window of source order is chosen. Registers are a resource
like any other: an item that would force a store, a reload or a copy waits for one that does not; among
equals, the item that starts earliest on the CPU's ports, then the longest path to the end, then source
order. Everything is decided from the item graph and the CPU's table, so a plan is deterministic.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from scheduler.bounds import bounds
from scheduler.clock import Clock
from scheduler.instr import GENERAL, Address, Imm, Instr, Operand, Plan, Reg
from scheduler.items import UNSCHEDULED, Item, Work, build
from scheduler.lower import may_overlap
from scheduler.nodes import SUMS, Mem, Node, Piece
from scheduler.registers import Registers
from targets.cpu import Cpu

WINDOW = 96  # items of source order looked at; about the reorder window of the CPUs served
TIGHT = 2  # free registers at or below which register need comes before the clock
NAMES = {"shl": "shl", "shr": "shr", "rol": "rol", "ror": "ror"}


def schedule(piece: Piece, cpu: Cpu, weights: Weights | None = None) -> Plan:
    """Schedule and allocate `piece` for `cpu`; always succeeds. Cycles are planned, not simulated."""
    started = time.perf_counter()
    plan = _Scheduler(piece, cpu, weights or Weights()).run()
    plan.bounds = bounds(plan.instrs, cpu)
    plan.seconds = time.perf_counter() - started
    return plan


@dataclass(frozen=True)
class Weights:
    """What the choice of the next item pays for, in arbitrary units (refinement perturbs these)."""

    over: float = 6.0  # registers short: each is a spill or a reload
    need: float = 1.0  # registers filled less registers freed
    nearest: float = 0.5  # readers left of the operand closest to its end
    starts: float = 0.5  # begins a sum
    tight: float = 2.0  # factor on the four above when few registers are free
    copy: float = 3.0  # a register copy
    reload: float = 1.0  # an operand comes back from memory
    lonely: float = 20.0  # begins a sum from memory or a constant
    late: float = 0.2  # clocks until the operands are there
    ahead: float = 0.05  # distance in source order from the oldest item left
    height: float = 0.02  # clocks to the end of the piece


class _Scheduler:
    def __init__(self, piece: Piece, cpu: Cpu, weights: Weights) -> None:
        self.cpu = cpu
        self.weights = weights
        self.head_order = 0
        self.work: Work = build(piece, cpu)
        self.plan = Plan(piece.name)
        self.clock = Clock(cpu)
        self.uses = dict(self.work.uses)
        self.users: dict[Node, list[Item]] = {}
        for item in self.work.items:
            for r in item.reads:
                self.users.setdefault(r, []).append(item)
        self.regs = Registers(cpu, self.emit, self.next_use)
        self.done: set[Item] = set()
        self.started: set[Node] = set()
        self.joined: dict[Node, int] = {}
        self.cursor: dict[Node, int] = {}
        self.label = ""  # of the item being performed: stable across CPUs, for diffing
        for n in piece.nodes:
            if n.kind == "const":
                self.regs.home[n] = Imm(n.imm)
            elif n.kind == "slot" and n.slot:
                self.regs.home[n] = n.slot
            elif n.kind in ("byte", "word"):
                self.regs.bytes.add(n.args[0])
            elif n.kind == "store" and n.mem and n.mem.size == 1:
                self.regs.bytes.add(n.args[0])

    def emit(self, instr: Instr) -> None:
        self.clock.issue(instr)
        instr.note = self.label
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

    def run(self) -> Plan:
        items, head = self.work.items, 0
        waiting = {item: item.waits for item in items}
        ready: list[Item] = [i for i in items if i.waits == 0]
        while head < len(items):
            while head < len(items) and items[head] in self.done:
                head += 1
            if head == len(items):
                break
            self.head_order = items[head].order
            limit = self.head_order + WINDOW
            window = [i for i in ready if i.order <= limit]
            best = min(window, key=self.score)
            self.perform(best)
            self.done.add(best)
            ready.remove(best)
            for after in best.next:
                waiting[after] -= 1
                if waiting[after] == 0:
                    ready.append(after)
        self.plan.cycles = self.clock.end
        return self.plan

    # -- choice -----------------------------------------------------------------------------------------
    def score(self, item: Item) -> tuple[float, ...]:
        regs = self.regs
        # a joined operand that is not in a register is read from memory in place
        free_operand = item.operand if item.node in self.started and not item.fold else None
        kills = sum(self.uses[r] == 1 and r in regs.reg for r in item.reads)
        reloads = sum(r not in regs.reg and r.kind != "const" and r is not free_operand for r in item.reads)
        makes, copy, lonely = self.makes(item)
        need = makes + reloads - kills
        free = len(GENERAL) - len(regs.held)
        over = max(0, (makes and not kills) + reloads - free)
        nearest = min((self.uses[r] for r in item.reads if r in regs.reg), default=9)
        stall = max(0.0, self.clock.ready(item.reads, item.node if item.node in self.started else None))
        late = max(0.0, stall - self.clock.now)
        ahead = item.order - self.head_order
        starts = item.node.kind in SUMS and item.node not in self.started
        w = self.weights
        tight = w.tight if free <= TIGHT else 1.0
        cost = (tight * (w.over * over + w.need * need + w.nearest * nearest + w.starts * starts) + w.copy * copy
                + w.reload * reloads + w.lonely * lonely + w.late * late + w.ahead * ahead
                - w.height * item.height)
        return (cost, item.order)

    def makes(self, item: Item) -> tuple[int, int, int]:
        """(registers it fills, copies it needs, 1 if it starts a sum from memory or a constant alone)."""
        n, reg = item.node, self.regs.reg
        if n.kind in ("store", "setslot"):
            return 0, 0, 0
        if n.kind in SUMS:
            if n in self.started:
                return (0 if n in reg else 1), 0, 0
            o = item.operand
            assert o is not None
            if item.fold:
                return 1, 0, int(not (item.fold.mem and item.fold.mem.index))
            if o.kind in UNSCHEDULED:
                return 1, 0, 1 + (o.kind == "const")
            if self.uses[o] > 1 and o in reg:
                return 1, 1, 0
            return (1, 0, 0) if o in reg else (0, 0, 0)
        if n.kind in ("byte", "word", "load", "ltmask"):
            return 1, 0, 0
        a = n.args[0]
        return 1, int(self.uses[a] > 1 and a in reg), 0

    # -- doing it ---------------------------------------------------------------------------------------
    def use(self, item: Item) -> None:
        """Operands of `item` have been read: those with no reader left free their registers."""
        for r in item.reads:
            self.uses[r] -= 1
            if self.uses[r] == 0:
                self.regs.forget(r)

    def perform(self, item: Item) -> None:
        n = item.node
        self.label = f"{item.order}" + (f".{n.args.index(item.operand)}" if item.operand is not None else "")
        if n.kind in SUMS:
            self.join(item)
        else:
            getattr(self, "do_" + n.kind, self.do_tied)(item)
        self.regs.settle()

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
            form = {Reg: "r32", Imm: "imm32", Address: "m32"}[type(operand)]
            self.out(n.kind, (Reg(acc), operand), f"{n.kind} r32,{form}", n, "join")
            regs.dirty(n)
            self.use(item)
        self.joined[n] = self.joined.get(n, 0) + 1
        if self.joined[n] == len(n.args):
            regs.partial.discard(n)
            self.finish(n)

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
            self.clock.rename(o, n)
        else:
            operand = Reg(regs.reg[o]) if o in regs.reg else regs.home_operand(o, locked)
            self.use(item)
            reg = regs.take(n, locked & set(regs.reg))
            self.copy_in(reg, operand, n)
            regs.bind(n, reg)

    def copy_in(self, reg: str, operand: Operand, node: Node) -> None:
        if isinstance(operand, Reg):
            self.out("mov", (Reg(reg), operand), "mov r32,r32", node, "copy")
        else:
            self.regs.load_into(reg, operand, node, "op")

    def finish(self, n: Node) -> None:
        if self.uses.get(n, 0) == 0:
            self.regs.forget(n)

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
        self.finish(n)

    def do_byte(self, item: Item) -> None:
        n, a = item.node, item.node.args[0]
        src = self.regs.ensure(a, {a}, byte=True)
        reg = self.result(item, set())
        part = "high" if n.imm == 1 else "low"
        self.out("movzx", (Reg(reg), Reg(src, part)), "movzx r32,r8h" if n.imm == 1 else "movzx r32,r8", n)
        self.regs.bind(n, reg)
        self.finish(n)

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
            self.clock.rename(a, n)
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
            form = {Reg: "r32", Imm: "imm32", Address: "m32"}[type(operand)]
            self.out(name, (Reg(reg), operand), f"{name} r32,{form}", n)
        elif n.kind in NAMES:
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
        form = {Reg: "r32", Imm: "imm32", Address: "m32"}[type(right)]
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
            self.uses[b] = self.uses.get(b, 0) + (1 << 20)

    def rescue(self, item: Item, mem: Mem) -> None:
        """Before a store: values that live where it writes come into registers and lose that home."""
        regs = self.regs
        for value, home in list(regs.home.items()):
            if isinstance(home, Mem) and may_overlap(home.where, mem.where):
                if self.uses.get(value, 0) > (value in item.reads and value not in item.node.args):
                    regs.ensure(value, set(item.reads))
                del regs.home[value]

    def do_setslot(self, item: Item) -> None:
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.slot is not None
        reg = regs.ensure(a, {a})
        self.out("mov", (Address(4, slot=n.slot), Reg(reg)), "mov m32,r32", n)
        if a not in regs.home:
            regs.home[a] = n.slot
        self.use(item)
