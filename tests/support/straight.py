"""Random straight-line code of the forms that the compiler emits, for tests of pairing and of exact schedules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cipherwright.machine.assemble import run_nasm
from dsl.ir import Table
from scheduler.code.instr import Address, Imm, Instr, Operand, Reg
from scheduler.finish.emit import render
from scheduler.finish.finish import Routine
from scheduler.graph.nodes import Node, Slot
from targets.machinecode import decode_all
from targets.model.p5 import run
from targets.trace import Trace, straight_line

REGISTERS = ("eax", "ecx", "edx", "ebx", "ebp")  # esi and edi stay pointers
BYTES = REGISTERS[:4]
SLOTS = tuple(Slot(f"slot{n}") for n in range(2))
OFFSETS = {slot: 16 + 4 * n for n, slot in enumerate(SLOTS)}
OBJECTS = {"esi": 0x10000, "edi": 0x10108}
"""Pointers: what they point to is in banks 0 and 1, 2 and 3; the frame's slots are in 4 and 5, look-ups in 6 and 7."""
GAP = "test edi,1"
NODE = Node("test")


def instr(mnemonic: str, form: str, *operands: Operand) -> Instr:
    """An instruction for a test."""
    return Instr(f"{mnemonic} {form}".strip(), operands, 1, 0.0, NODE, "op")


def _register(rng: random.Random) -> Reg:
    return Reg(rng.choice(REGISTERS))


def _address(rng: random.Random, size: int = 4) -> Address:
    if rng.random() < 0.4:
        return Address(size, slot=rng.choice(SLOTS))
    base = rng.choice(("esi", "edi"))
    return Address(size, base, disp=(disp := rng.choice((0, 4, 32, 36))), where=(base, (), disp, size, None))


def _lookup(rng: random.Random, size: int) -> Address:
    return Address(size, rng.choice(REGISTERS), rng.choice(BYTES), rng.choice((1, 4)), disp=rng.choice((0, 64)),
                   where=("table", (), 0, 128, None))


def _two(rng: random.Random) -> Instr:
    name = rng.choice(("add", "sub", "and", "or", "xor", "adc"))
    kind = rng.choice(("r", "r", "r", "imm", "m"))
    if kind == "r":
        return instr(name, "r32,r32", _register(rng), _register(rng))
    if kind == "imm":
        return instr(name, "r32,imm32", _register(rng), Imm(rng.choice((5, 0x5A827999))))
    return instr(name, "r32,m32", _register(rng), _address(rng))


def _move(rng: random.Random) -> Instr:
    kind = rng.choice(("r", "load", "load", "store", "imm", "constant", "byte", "look"))
    if kind == "r":
        return instr("mov", "r32,r32", _register(rng), _register(rng))
    if kind == "load":
        return instr("mov", "r32,m32", _register(rng), _address(rng))
    if kind == "look":
        return instr("mov", "r32,m32", _register(rng), _lookup(rng, 4))
    if kind == "store":
        return instr("mov", "m32,r32", _address(rng), _register(rng))
    if kind == "imm":
        return instr("mov", "r32,imm32", _register(rng), Imm(7))
    if kind == "constant":
        return instr("mov", "m32,imm32", _address(rng), Imm(7))
    return instr("mov", "m8,r8", _address(rng, 1), Reg(rng.choice(BYTES), "low"))


def _lea(rng: random.Random) -> Instr:
    kind = rng.randrange(3)
    base, index = rng.choice(REGISTERS), rng.choice(REGISTERS)
    made = (Address(4, base, index, rng.choice((1, 2, 4)), disp=rng.choice((0, 0x5A827999))),
            Address(4, base, disp=8), Address(4, None, index, rng.choice((2, 4))))[kind]
    return instr("lea", "r32,m", _register(rng), made)


def _one(rng: random.Random) -> Instr:
    name = rng.choice(("not", "bswap", "inc", "dec"))
    return instr(name, "r32", _register(rng))


def _shift(rng: random.Random) -> Instr:
    name = rng.choice(("shl", "shr", "rol", "rol", "rol", "ror"))
    return instr(name, "r32,imm8", _register(rng), Imm(rng.choice((1, 5, 9))))


def _wide(rng: random.Random) -> Instr:
    kind = rng.randrange(4)
    if kind == 0:
        return instr("movzx", "r32,r8h", _register(rng), Reg(rng.choice(BYTES), "high"))
    if kind == 1:
        return instr("movzx", "r32,m8", _register(rng), _lookup(rng, 1))
    if kind == 2:
        return instr("add", "m32,r32", _address(rng), _register(rng))
    return instr("add", "m32,imm32", _address(rng), Imm(300))


MAKERS: tuple[Callable[[random.Random], Instr], ...] = (_two, _two, _two, _move, _move, _lea, _shift, _one, _wide)


def random_code(rng: random.Random, count: int, makers: Sequence[Callable[[random.Random], Instr]] = MAKERS,
                ) -> list[Instr]:
    """`count` instructions, each drawn by one of `makers`."""
    return [rng.choice(makers)(rng) for _ in range(count)]


def text(code: Sequence[Instr], tables: Sequence[Table] = ()) -> list[str]:
    """NASM lines of instructions; the frame is at esp."""
    routine = Routine("test", [], list(tables), [], dict(OFFSETS))
    return [render(i, routine) for i in code]


def places(code: Sequence[Instr]) -> dict[int, int]:
    """The byte that each instruction accesses (0: none). Look-ups on other registers than the last are in another bank.

    For whether they clash is known of neither.
    """
    found: dict[int, int] = {}
    last: tuple[str | None, str | None, int] = (None, None, 0)
    bank = 0
    for i, one in enumerate(code):
        address = next((o for o in one.operands if isinstance(o, Address)), None)
        if address is None or one.mnemonic == "lea":
            found[i] = 0
        elif address.slot is not None:
            found[i] = 0x10200 + OFFSETS[address.slot]
        elif address.index is None:
            found[i] = OBJECTS[str(address.base)] + address.disp
        else:
            if (address.base, address.index, address.scale) != last:
                last, bank = (address.base, address.index, address.scale), 1 - bank
            found[i] = 0x10318 + 4 * bank + address.disp
    return found


def model_clocks(code: Sequence[Instr], cpu: str = "pentium") -> float:
    """Clocks of the model for `code` between instructions that pair with nothing, caches warm."""
    lines = [*text(code), *4 * [GAP]]
    made = list(decode_all(run_nasm("bits 32\n" + "\n".join(lines), "straight", "bin"), 0x1000, 32))
    assert len(made) == len(lines)
    where = places(code)
    whole = straight_line(made, repeat=2, loads=where, stores=where)
    n, end = len(made), 2 * len(made) - 4
    trace = Trace(bits=32, code=whole.code, index=whole.index[:end], load=whole.load[:end], store=whole.store[:end],
                  taken=whole.taken[:end], marks=(0, n, end), warmup=1)
    return run(trace, cpu).cycles
