"""Where the values of a piece are while it is scheduled: registers, homes in memory, readers left."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Mapping

from scheduler.code import vector_forms
from scheduler.code.instr import Address, Imm, Instr, Operand, Plan, Reg, changes
from scheduler.graph.nodes import FILE_BYTES, Mem, Node, Piece, Slot, SlotPart, node_bytes
from scheduler.graph.ops import HELD, PARTS, STEPS
from scheduler.graph.places import Touched
from scheduler.schedule.item import Item
from scheduler.schedule.items import Work, at_hand, readable, rotated_word
from scheduler.schedule.loop_residents import stays
from scheduler.schedule.registers import Registers
from scheduler.timing.clock import needs
from scheduler.timing.in_order_clock import planner_clock
from targets.cpu import Cpu
from targets.x86.register_files import STACK

Way = tuple[str, tuple[Operand, ...]]  # a form and its operands
SOON = 24  # places of the order in which items are considered
COPY_UOP = 4.0  # what one uop more counts in choosing a copy, in clocks of a port's backlog

class Values:
    """The plan so far, the registers, and how many readers each value still has."""

    def __init__(self, piece: Piece, work: Work, cpu: Cpu, ready: Callable[[Item], bool],
                 resident: Mapping[Slot, str], groups: Mapping[str, int], quick_copy: float,
                 load_whole: bool, units: bool, ordered: bool) -> None:
        self.work, self.cpu, self.ready = work, cpu, ready
        self.plan = Plan(piece.name, resident=dict(resident))
        self.leaving: dict[str, Node] = {}  # register of a resident slot -> its value at the end
        self.clock = planner_clock(cpu, units, ordered)
        self.uses = dict(work.uses)
        self.users = work.users
        self.regs = Registers(cpu, self.emit, self.next_use, lambda: self.here, piece.nodes, groups)
        self.changed = self.regs.changed
        self.quick_copy = quick_copy
        self.done: set[Item] = set()
        self.started: set[Node] = set()
        self.joined: dict[Node, int] = {}
        self.cursor: dict[Node, int] = {}
        self.doing: list[Item] = []  # performed together
        self.also: list[Item] = []  # performed before them
        self.here = 0  # place of the oldest item left
        self.fetch = False  # a word in memory that is soon read again is loaded into a register of its own
        self.soon = False  # whether there has been such a word
        self.aside = False  # copies are for other readers and the value is changed, where that is sooner
        self.let_go = 0  # places of the order to the next reader, beyond which a word of the frame keeps no register
        self.join_words = False  # a word in memory rather joins a sum in place than begins it, where that saves a slot
        self.label = ""  # of the item being performed: stable across CPUs, for diffing
        every = {a for a, bits in self.bits_read(piece).items() if bits == (1 << node_bytes(a)) - 1}
        self.whole = every if load_whole else set()
        self.words = bool(every)  # whether there are words that can be loaded whole
        self.parts: dict[Node, list[Node]] = {}  # of what is put into a slot
        self.whole_of: dict[Node, Node] = {}  # by what is put into a part of a slot: the slot as a whole
        self.missing: dict[Node, int] = {}  # and how many of its parts are still to be put
        self.old: set[Node] = set()  # values that stood in memory when the piece began
        self.there: Touched[Node] = Touched()  # values that live in memory of parameters, or did
        self.since: dict[Node, int] = {}  # their order
        self.count = itertools.count()
        self.find_homes(piece, resident)

    def find_homes(self, piece: Piece, resident: Mapping[Slot, str]) -> None:
        """Where values stand before anything is scheduled, and what registers they are better in."""
        unchanged = self.plan.unchanged = {n.slot for n in piece.nodes if stays(n) and n.slot}
        for n in piece.nodes:
            if n.file == STACK.file:  # is laid on its stack afterwards
                continue
            if n.kind == "const":
                self.regs.home[n] = Imm(n.imm)
            elif n.kind == "address" and n.mem:
                self.regs.home[n] = Imm(n.mem.disp, n.mem.table)
            elif n.kind == "tables":
                self.regs.home[n] = Imm(0, start=True)
            elif n.slot and n.kind == "slot" and n.slot in resident:
                if self.uses.get(n):
                    self.regs.bind(n, resident[n.slot])
                if n.slot in unchanged:
                    self.regs.home[n] = n.slot
                    self.old.add(n)
            elif n.kind == "slot" and n.slot:
                size = node_bytes(n)
                whole = n.file == "r" and n.slot.size > size
                self.regs.home[n] = SlotPart(n.slot.name, size=size, whole=n.slot, disp=n.imm) if whole else n.slot
                self.old.add(n)
            elif n.kind == "part":
                self.parts.setdefault(n.args[0], []).append(n)
            elif n.kind == "joined":
                self.missing[n] = len(n.args)
                self.whole_of.update(dict.fromkeys(n.args, n))
            elif n.mem and at_hand(n):
                self.regs.home[n] = n.mem
                for b in n.mem.nodes():  # stays to be had as long as the value may be read back
                    self.uses[b] = self.uses.get(b, 0) + 1
            elif n.kind == "setslot" and n.file != "r" and n.slot and n.slot in resident:
                self.regs.wish[n.args[0]] = resident[n.slot]
            elif n.kind in PARTS and (self.cpu.bits == 32 or n.imm == 1):
                if not ((behind := rotated_word(n)) and behind[0].slot not in resident):
                    self.regs.bytes.add(n.args[0])
            elif n.kind == "store" and n.mem and n.mem.size == 1 and self.cpu.bits == 32:
                self.regs.bytes.add(n.args[0])

    @staticmethod
    def named(item: Item) -> str:
        """What the instructions of an item are labelled with."""
        number = f".{item.node.args.index(item.operand)}" if item.operand is not None else ""
        return f"{item.order}{number}"

    @staticmethod
    def bits_read(piece: Piece) -> dict[Node, int]:
        """Of each word in the frame, which bytes the piece reads one by one, as a mask."""
        found: dict[Node, int] = {}
        for n in piece.nodes:
            if n.args and n.args[0].kind in HELD and n.file == "r":
                every = (1 << node_bytes(n)) - 1
                mask = {"byte": 1 << n.imm if n.kind == "byte" else 0,
                        "shr": (every << n.imm // 8) & every if n.kind == "shr" and n.imm % 8 == 0 else 0
                        }.get(n.kind, 0)
                found[n.args[0]] = found.get(n.args[0], 0) | mask
        return found

    def emit(self, instr: Instr) -> None:
        """Add an instruction to the plan and book it on the planner's clock."""
        self.clock.issue(instr)
        instr.note = self.label
        if self.plan.left:
            changed = changes(instr)
            self.plan.left = {s: r for s, r in self.plan.left.items() if r not in changed}
        self.plan.instrs.append(instr)

    def next_use(self, node: Node) -> int:
        """Place of the first item still to read `node` (partial sums: of their next join)."""
        users = self.users.get(node, []) if node not in self.regs.partial else self.work.makers[node]
        at = self.cursor.get(node, 0) if node not in self.regs.partial else 0
        while at < len(users) and users[at] in self.done:
            at += 1
        if node not in self.regs.partial:
            self.cursor[node] = at
        return users[at].place if at < len(users) else 1 << 30

    def use(self, item: Item) -> None:
        """Operands of `item` have been read: those with no reader left free their registers."""
        self.changed.update(item.reads)
        for r in item.reads:
            self.uses[r] -= 1
            if self.uses[r] == 0:
                self.forget(r)

    def forget(self, node: Node) -> None:
        """No reader is left; nor is one left, then, of the address the node could be read back from."""
        home = self.regs.home.get(node)
        self.regs.forget(node)
        if isinstance(home, Mem):
            self.regs.lose_home(node)
            self.unbase(home)

    def unbase(self, mem: Mem) -> None:
        """One value fewer lives at `mem`."""
        for b in mem.nodes():
            self.uses[b] -= 1
            self.changed.add(b)
            if self.uses[b] == 0:
                self.forget(b)

    def out(self, form: str, operands: tuple[Operand, ...], node: Node, role: str = "op") -> None:
        """As Registers.out."""
        self.regs.out(form, operands, node, role)

    def behind(self, node: Node, operand: Operand) -> set[Node]:
        """What is in registers until `operand` is read: `node` itself, or the address of its home in memory."""
        home = self.regs.home.get(node)
        return {node, *home.nodes()} if isinstance(home, Mem) and isinstance(operand, Address) else {node}

    def dying(self, node: Node) -> bool:
        """Whether a value in a register has one reader left."""
        return self.uses[node] == 1 and node in self.regs.reg

    def fetched(self, node: Node, locked: set[Node]) -> None:
        """Load a word that is in memory and soon read again, where two registers are free: one is for its copy."""
        regs = self.regs
        if (self.fetch or not self.soon) and node.file == "r" and node not in regs.reg \
                and isinstance(regs.home.get(node), (Slot, Mem)) and self.uses.get(node, 0) > 1 \
                and len(regs.free(node)) > 1:
            ahead = [i.place for i in self.users.get(node, []) if i not in self.done][1:]
            if ahead and ahead[0] - self.here <= SOON:
                self.soon = True
                if self.fetch:
                    regs.ensure(node, locked)

    def source(self, node: Node, user: Node, locked: set[Node]) -> Operand:
        """`node` as a source operand of `user`: register, immediate, or its memory home if that is as good."""
        regs = self.regs
        if node in regs.reg:
            regs.touch(node)
            return Reg(regs.reg[node])
        home = regs.home[node]
        if isinstance(home, Imm):
            fits = not (home.start or home.table or user.file != "r") and vector_forms.fits(home.value, user.elem)
            return home if fits or self.cpu.bits == 32 else Reg(regs.ensure(node, locked))
        if (self.uses[node] == 1 or not regs.free(node) or self.read_late(node)) and readable(home, user):
            operand = regs.home_operand(node, locked)
            if isinstance(operand, Address) and user.file == "r" and operand.size > node_bytes(user):
                return dataclasses.replace(operand, size=node_bytes(user))
            return operand
        return Reg(regs.ensure(node, locked))

    def read_late(self, value: Node, item: Item | None = None) -> bool:
        """Whether what reads `value`, but for `item`, what is under way and stores that can be done now, comes late."""
        if not self.let_go or value.file != "r":
            return False
        return all(i.place - self.here > self.let_go for i in self.users.get(value, [])
                   if i is not item and i not in self.done and i not in self.doing
                   and not (i.node.kind == "setslot" and self.ready(i)))

    def copied(self, item: Item, reg: str, operand: Operand, source: Node) -> str:
        """`source`, which is at `operand`, copied to the free register `reg`; which of the two the item may change.

        Where `aside` is set, that is the register of the source if the item is what most waits for: it need not wait
        for the copy, which goes to the other readers. So do steps of a compression, which are one chain.
        """
        n, regs = item.node, self.regs
        if n.kind in STEPS and isinstance(operand, Reg) and self.hurried(item, source):
            self.copy_in(reg, operand, source, n)
            regs.release(source)
            regs.bind(source, reg)
            return operand.name
        alike = n.file == source.file == "r" and n.elem == source.elem and not regs.bytes & {n, source}
        if not (self.aside and isinstance(operand, Reg) and alike and self.hurried(item, source)):
            self.copy_in(reg, operand, source, n)
            return reg
        regs.copy(reg, operand.name, source)
        regs.release(source)
        regs.bind(source, reg)
        return operand.name

    def hurried(self, item: Item, source: Node) -> bool:
        """Whether more waits for `item` than for any other reader that `source` still has."""
        return all(item.height > i.height for i in self.users[source] if i is not item and i not in self.done)

    def copy_in(self, reg: str, operand: Operand, source: Node, node: Node) -> None:
        """`source`, which is at `operand`, into `reg` for `node`, which will change it there."""
        if not isinstance(operand, Reg):
            self.regs.load_into(reg, operand, node, "op")
            return
        moves = vector_forms.copies(self.cpu, node.file, node.elem)
        ways: list[Way] = [(form, (Reg(reg), operand, *more)) for form, more in moves]
        if node.file != "r":
            ways += self.read_again(reg, source, node)
        form, operands = min(ways, key=self.burden) if len(ways) > 1 else ways[0]
        self.out(form, operands, node, "copy")

    def read_again(self, reg: str, source: Node, node: Node) -> list[Way]:
        """A copy made by a load: possible where `source` has stood in memory since before the piece."""
        home = self.regs.home.get(source)
        if isinstance(home, Mem) and readable(home, node) and home.size == FILE_BYTES[node.file] \
                and (source in self.old or at_hand(source)) and all(x in self.regs.reg for x in home.nodes()):
            operand = self.regs.home_operand(source, {source})
        elif isinstance(home, Slot) and source in self.old:
            operand = self.regs.home_operand(source, {source})
        else:
            return []
        return [(vector_forms.load(self.cpu, node.file, FILE_BYTES[node.file], True), (Reg(reg), operand))]

    def burden(self, way: Way) -> tuple[float, float]:
        """What a way to copy costs: uops, the wait for the result, and how long its ports are booked already.

        The fast instruction may need a port that is in demand (on NetBurst `pshufw` takes 2 clocks on the only
        port of the vector unit, `movq` 6 on another one), and a load needs neither; so the cost `copy_wait` says
        what a clock of waiting counts against a clock of the port's backlog.
        """
        form, operands = way
        cost, clock = self.cpu.cost(form), self.clock
        begin, backlog = clock.now, 0.0
        for ports, occupancy in zip(cost.ports, cost.occupancy, strict=True):
            until = min(clock.busy[p] for p in ports)
            begin = max(begin, until)
            backlog += max(0.0, until - clock.now) + occupancy / len(ports)
        begin = max(begin, clock.ready(needs(operands[1])))
        wait = begin + (cost.latency if isinstance(operands[1], Reg) else cost.latency_mem or cost.latency)
        return cost.uops * COPY_UOP + self.quick_copy * (wait - clock.now) + backlog, wait

    def finish(self, n: Node) -> None:
        """A node is complete: if nobody reads it, it is forgotten."""
        if self.uses.get(n, 0) == 0:
            self.forget(n)
