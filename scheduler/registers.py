"""Register state during scheduling: who is where, what may be evicted, and the instructions that move it.

A value is in a register, or has a `home` it can be read back from (a constant, a frame slot, memory of a
parameter), or both. Evicting a value with a home costs nothing; one without is first stored to a slot.
"""

from __future__ import annotations

from collections.abc import Callable

from scheduler.instr import BYTE, GENERAL, Address, Imm, Instr, Operand, Reg, preferred
from scheduler.nodes import Mem, Node, Slot
from targets.cpu import Cpu

Home = Imm | Slot | Mem


class Registers:
    """`free`, `held` (register -> node) and `reg` (node -> register); every change emits its instruction."""

    def __init__(self, cpu: Cpu, emit: Callable[[Instr], None], next_use: Callable[[Node], int],
                 here: Callable[[], int]) -> None:
        self.here = here  # the place in source order that has been reached
        self.store_uops = cpu.cost("mov m32,r32").uops
        self.cpu = cpu
        self.emit_instr = emit
        self.next_use = next_use
        self.held: dict[str, Node] = {}
        self.reg: dict[Node, str] = {}
        self.home: dict[Node, Home] = {}
        self.touched: dict[Node, int] = {}
        self.clock = 0
        self.spills = 0
        self.pool: list[Slot] = []  # spill slots whose value is dead
        self.dead: list[Slot] = []  # those freed by the item under way
        self.bytes: set[Node] = set()  # values whose low or high byte will be read
        self.partial: set[Node] = set()  # sums still being accumulated

    def free(self) -> list[str]:
        return [r for r in GENERAL if r not in self.held]

    def out(self, mnemonic: str, operands: tuple[Operand, ...], form: str, node: Node, role: str) -> None:
        self.emit_instr(Instr(mnemonic, operands, form, self.cpu.cost(form).uops, 0.0, node, role))

    # -- binding --------------------------------------------------------------------------------------
    def bind(self, node: Node, reg: str) -> None:
        assert reg not in self.held, (reg, self.held)
        self.held[reg] = node
        self.reg[node] = reg
        self.touch(node)

    def release(self, node: Node) -> str | None:
        reg = self.reg.pop(node, None)
        if reg is not None:
            del self.held[reg]
        return reg

    def touch(self, node: Node) -> None:
        self.clock += 1
        self.touched[node] = self.clock

    def dirty(self, node: Node) -> None:
        """The register copy has changed: an earlier spilled copy is stale."""
        self._recycle(self.home.pop(node, None))

    def forget(self, node: Node) -> None:
        """No reader is left: the register and the spill slot are free again."""
        self.release(node)
        home = self.home.get(node)
        if isinstance(home, Slot) and home.name.startswith("spill."):
            del self.home[node]
        self._recycle(home)

    def _recycle(self, home: Home | None) -> None:
        if isinstance(home, Slot) and home.name.startswith("spill.") and home not in self.pool:
            self.dead.append(home)

    def settle(self) -> None:
        """End of an item: slots it freed may be used again (not sooner, it may still read them)."""
        self.pool += self.dead
        self.dead = []

    # -- getting a register -----------------------------------------------------------------------------
    def take(self, node: Node, locked: set[Node], byte: bool = False) -> str:
        """A register for `node`: a free one that suits it, else one made free by eviction."""
        wants = byte or node in self.bytes
        free = self.free()
        for reg in preferred(wants):
            if reg in free and (not byte or reg in BYTE):
                return reg
        if byte and free:
            moved = self._relocate(free[0], locked)
            if moved:
                return moved
        return self._evict(locked, BYTE if byte else GENERAL)

    def _relocate(self, to: str, locked: set[Node]) -> str | None:
        for reg in BYTE:
            value = self.held.get(reg)
            if value is not None and value not in self.bytes and value not in locked:
                self.release(value)
                self.bind(value, to)
                self.out("mov", (Reg(to), Reg(reg)), "mov r32,r32", value, "copy")
                return reg
        return None

    def _evict(self, locked: set[Node], allowed: tuple[str, ...]) -> str:
        candidates = [n for r, n in self.held.items() if n not in locked and r in allowed]
        victim = max(candidates, key=self.worth_evicting)
        reg = self.reg[victim]
        if victim not in self.home:
            if self.pool:
                slot = self.pool.pop()
            else:
                slot = Slot(f"spill.{self.spills}")
                self.spills += 1
            self.home[victim] = slot
            self.out("mov", (Address(4, slot=slot), Reg(reg)), "mov m32,r32", victim, "spill")
        self.release(victim)
        return reg

    def worth_evicting(self, node: Node) -> tuple[float, int]:
        """Distance to the next use by the uops that eviction costs; then the least recently touched."""
        price = 1.0 if node in self.home else 1.0 + self.store_uops
        if node in self.partial:
            price += 1.0 + self.store_uops
        return ((self.next_use(node) - self.here()) / price, -self.touched[node])

    # -- reading a value --------------------------------------------------------------------------------
    def ensure(self, node: Node, locked: set[Node], byte: bool = False) -> str:
        """`node` in a register (one with byte names if `byte`); reloaded or moved when it is not."""
        reg = self.reg.get(node)
        if reg is not None and (not byte or reg in BYTE):
            self.touch(node)
            return reg
        if reg is not None:
            return self._to_byte(node, reg, locked)
        operand = self.home_operand(node, locked)
        reg = self.take(node, locked | {node}, byte)
        self.load_into(reg, operand, node, "reload")
        self.bind(node, reg)
        return reg

    def byte_register_at_hand(self, locked: set[Node]) -> bool:
        """Whether a register with byte names is free or holds a value that can be read back."""
        busy = [self.held.get(r) for r in BYTE]
        return any(n is None or (n not in locked and n in self.home) for n in busy)

    def _to_byte(self, node: Node, reg: str, locked: set[Node]) -> str:
        if self.byte_register_at_hand(locked):
            to = self.take(node, locked | {node}, True)
            self.release(node)
            self.bind(node, to)
            self.out("mov", (Reg(to), Reg(reg)), "mov r32,r32", node, "copy")
            return to
        busy = [self.held.get(r) for r in BYTE]
        other = next((n for n in busy if n and n not in self.bytes), None) or busy[0]
        assert other is not None
        to = self.reg[other]
        self.release(other)
        self.release(node)
        self.bind(other, reg)
        self.bind(node, to)
        self.out("xchg", (Reg(to), Reg(reg)), "xchg r32,r32", node, "copy")
        return to

    def load_into(self, reg: str, operand: Operand, node: Node, role: str) -> None:
        form = "mov r32,imm32" if isinstance(operand, Imm) else "mov r32,m32"
        if isinstance(operand, Address) and operand.size < 4:
            self.out("movzx", (Reg(reg), operand), f"movzx r32,m{8 * operand.size}", node, role)
        else:
            self.out("mov", (Reg(reg), operand), form, node, role)

    def home_operand(self, node: Node, locked: set[Node]) -> Operand:
        """The operand that reads `node` back; its address registers are made ready first."""
        home = self.home[node]
        if isinstance(home, Imm):
            return home
        if isinstance(home, Slot):
            return Address(4, slot=home)
        return self.address(home, locked)

    def address(self, mem: Mem, locked: set[Node]) -> Address:
        keep = locked | set(mem.nodes())
        base = self.ensure(mem.base, keep) if mem.base else None
        index = self.ensure(mem.index, keep) if mem.index else None
        return Address(mem.size, base, index, mem.scale, mem.table, mem.disp, where=mem.where)
