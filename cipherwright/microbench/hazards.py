"""What a stall is measured against: the same sequence with its hazard taken out.

A stall, a penalty or extra clocks are the end of the sequence minus the end of its reference, both run once from the
same state. The reference keeps the ordinary dependence and loses only what makes the CPU stumble. For one thing there
is none that keeps the clocks of the instructions: a wait for an address, on a CPU that executes in order. That is what
the model spends on it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from cipherwright.microbench.encode import assemble
from cipherwright.microbench.run import Bench
from cipherwright.microbench.text import REGISTERS, SEGMENTS, Line, Register, TextError, memory_operand
from cipherwright.microbench.trace import build
from targets.machinecode import SP, Instruction
from targets.tables.files import executes_in_order
from targets.x86.registers import is_flag

PARTIAL_FLAG_WRITERS = frozenset("shl sal shr sar rol ror rcl rcr shld shrd inc dec bt bts btr btc bsf bsr".split())


AGI = "agi"
"""The model's name of the cause where an instruction in order waits for an address."""


def waits_for_address(bench: Bench, lines: list[Line], measure: str) -> bool:
    """Whether a measure is of an address-generation interlock: by its words, or, without a cause in them, by the lines.

    There is one where a register that was written is part of an address: of memory, of ``lea``, or of the stack.
    TextError where the words say so of a CPU that has none.
    """
    in_order, stated = executes_in_order(bench.cpu), _stated(measure)
    if _AGI.search(measure) and not in_order:
        raise TextError(f"{bench.cpu} executes out of order, where an address waits as any operand does")
    if stated or not in_order or _AGI.search(measure):
        return in_order and bool(_AGI.search(measure))
    code = assemble(lines, bench.sequence, bench.origin)
    written: set[int] = set()
    for one in code:
        if written & _addressing(one):
            return True
        written |= {r.number for r in one.writes if not (r.number == SP and one.stack_delta)}
    return False


def _addressing(one: Instruction) -> set[int]:
    registers = {r.number for r in one.reads} if one.mnemonic == "lea" else set(one.address_registers)
    return registers | ({SP} if one.stack_delta else set())


def reference(bench: Bench, lines: list[Line], measure: str = "") -> tuple[list[Line], str]:
    """The lines without their hazard, and what was done in words; TextError if none is recognised.

    The hazard is the one that the words of `measure` name (`STATED`), else the first of these: a length-changing
    prefix becomes a 32-bit operand; a store that a load only partly matches is given the load's place and size; a write
    to a part of a register becomes a write to all of it; a shift or increment in front of an instruction that reads the
    flags becomes an addition; an address that is not a multiple of its size is moved to one that is; a segment register
    is left out, and with it the prefix. A prefix that is named may be of any kind: of a 16-bit operand, too, and
    ``lock``.
    """
    code = assemble(lines, bench.sequence, bench.origin)
    finders = _stated(measure) or (_length_changing, _forwarding, _partial_register, _partial_flags, _misaligned,
                                   _segments)
    for find in finders:
        found = find(bench, lines, code)
        if found is not None:
            return found
    what = " of the kind that the measure names" if _stated(measure) else ""
    raise TextError(f"no hazard{what} is recognised in " + "; ".join(line.text for line in lines))


Found = tuple[list[Line], str]


def _swap(lines: list[Line], place: int, line: Line) -> list[Line]:
    return [*lines[:place], line, *lines[place + 1:]]


def _widened(line: Line, number: int) -> Line:
    """The line with every narrow name of a general register exchanged for its 32-bit name, and no operand size.

    Other registers are widened too where both operands of an instruction must be as wide.
    """
    extends = line.mnemonic in ("movzx", "movsx")

    def one(token: str) -> str:
        register = REGISTERS.get(token)
        if register is None or register.kind != "gpr" or register.width >= 32:
            return token
        return token if extends and register.number != number else Register("gpr", register.number, 32).text
    sizes = ("byte", "word")
    operands = tuple(tuple(one(t) for t in operand if t not in sizes) for operand in line.operands)
    return replace(line, operands=operands)


def _length_changing(bench: Bench, lines: list[Line], code: list[Instruction]) -> Found | None:
    for place, one in enumerate(code):
        if one.length_changing_prefix:
            line = lines[place]
            for register in line.registers():
                line = _widened(line, register.number)
            line = replace(line, operands=tuple(tuple("dword" if t == "word" else t for t in o)
                                                for o in line.operands))
            return _swap(lines, place, line), "against the same instruction with a 32-bit operand"
    return None


def _forwarding(bench: Bench, lines: list[Line], code: list[Instruction]) -> Found | None:
    trace = build(code, [list(range(len(code)))], 0, {}, bench.start)
    for load, one in enumerate(code):
        for store in range(load - 1, -1, -1):
            size, wanted = code[store].store_bytes, one.load_bytes
            if not size or not wanted or code[store].load_bytes:
                continue
            distance = int(trace.load[load]) - int(trace.store[store])
            if (distance == 0 and size == wanted) or not -wanted < distance < size:
                continue
            changed = _matching_store(lines[store], lines[load], wanted, bench.sequence.bits)
            if changed is not None:
                return _swap(lines, store, changed), "against a store of the load's place and size"
    return None


def _matching_store(store: Line, load: Line, size: int, bits: int) -> Line | None:
    """A store to the place of `load` of its size in bytes, of the register or constant that `store` stores."""
    place, source = memory_operand(store), memory_operand(load)
    if place != 0 or source < 0 or len(store.operands) < 2:
        return None
    sizes = {1: "byte", 2: "word", 4: "dword", 8: "qword"}
    bare = tuple(t for t in load.operands[source] if t not in sizes.values())
    register = REGISTERS.get(store.operands[1][0])
    if register is None and size * 8 <= 32:
        return replace(store, operands=((sizes[size], *bare), *store.operands[1:]))
    if size * 8 <= bits:
        number = register.number if register is not None and register.kind == "gpr" else 0
        narrow = size == 1 and number >= 4 and bits == 32
        return Line("mov", (bare, (Register("gpr", 0 if narrow else number, size * 8).text,)), store.label)
    moves = {8: ("movq", "mm7"), 16: ("movups", "xmm7")}
    if size not in moves:
        return None
    return Line(moves[size][0], (bare, (moves[size][1],)), store.label)


def _partial_register(bench: Bench, lines: list[Line], code: list[Instruction]) -> Found | None:
    for place, one in enumerate(code):
        for wrote in one.writes:
            if wrote.number >= 16 or wrote.part == 0:
                continue
            later = code[place + 1:]
            wider = any(r.number == wrote.number and r.part == 0 for c in later for r in c.reads) or any(
                wrote.number in c.address_registers for c in later)
            if wider:
                return (_swap(lines, place, _widened(lines[place], wrote.number)),
                        "against a write to the whole register")
    return None


def _partial_flags(bench: Bench, lines: list[Line], code: list[Instruction]) -> Found | None:
    for place in range(1, len(code)):
        before = code[place - 1]
        reads_flags = any(is_flag(r.number) for r in code[place].reads)
        if reads_flags and before.mnemonic in PARTIAL_FLAG_WRITERS:
            target = lines[place - 1].operands[0]
            line = Line("add", (target, ("1",)), lines[place - 1].label)
            return _swap(lines, place - 1, line), "against an addition, which writes all flags"
    return None


def _misaligned(bench: Bench, lines: list[Line], code: list[Instruction]) -> Found | None:
    trace = build(code, [list(range(len(code)))], 0, {}, bench.start)
    for place, one in enumerate(code):
        size = one.load_bytes or one.store_bytes
        address = int(trace.load[place]) or int(trace.store[place])
        if size > 1 and address % size:
            return _swap(lines, place, moved(lines[place], -(address % size))), "against an aligned address"
    return None


def _segments(bench: Bench, lines: list[Line], code: list[Instruction]) -> Found | None:
    plain = [replace(line, operands=tuple(tuple(t for t in o if t not in SEGMENTS) for o in line.operands))
             for line in lines]
    return (plain, "against the same addresses without a segment register") if plain != lines else None


def _prefixed(bench: Bench, lines: list[Line], code: list[Instruction]) -> Found | None:
    plain = [replace(line, mnemonic=line.mnemonic.removeprefix("lock ")) for line in lines]
    plain = (_segments(bench, plain, code) or (plain, ""))[0]
    for place, one in enumerate(assemble(plain, bench.sequence, bench.origin)):
        if one.prefixes and any(r.width == 16 for r in plain[place].registers()):
            line = plain[place]
            for register in line.registers():
                line = _widened(line, register.number)
            plain = _swap(plain, place, line)
    return (plain, "against the same instructions without prefixes") if plain != lines else None


Finder = Callable[[Bench, list[Line], list[Instruction]], "Found | None"]
_AGI = re.compile(r"\bagi\b|address.generation|address interlock", re.IGNORECASE)
STATED: tuple[tuple[str, tuple[Finder, ...]], ...] = (
    (r"length.changing|\blcp\b", (_length_changing,)),
    (r"prefix", (_prefixed,)),
    (r"forward", (_forwarding,)),
    (r"partial.register", (_partial_register,)),
    (r"\bflags?\b", (_partial_flags,)),
    (r"mis-?align|unalign|not aligned|alignment|\bcross", (_misaligned,)),
)
"""Causes by the words of a measure, and what takes each out."""


def _stated(measure: str) -> tuple[Finder, ...]:
    return next((finders for words, finders in STATED if re.search(words, measure, re.IGNORECASE)), ())


def moved(line: Line, by: int) -> Line:
    """The line with its memory operand `by` bytes further on; TextError if it has none."""
    memory = memory_operand(line)
    if memory < 0:
        raise TextError(f"'{line.text}' has no memory operand to move")
    operand = line.operands[memory]
    sign = "+" if by >= 0 else "-"
    changed = (*operand[:-1], sign, str(abs(by)), "]")
    return replace(line, operands=tuple(changed if i == memory else o for i, o in enumerate(line.operands)))


def one_register(lines: list[Line]) -> list[Line]:
    """The lines with one and the same register of each class everywhere: no uop group reads more than one old one."""
    mapping = {(r.kind, r.number): 3 if r.kind == "gpr" else 0 for line in lines for r in line.registers()
               if r.kind != "st"}
    return [line.renamed(mapping) for line in lines]


X87_ARITHMETIC = frozenset("fadd fsub fsubr fmul fdiv fdivr".split())


def operands_loaded(bench: Bench, lines: list[Line]) -> list[Line]:
    """The lines with memory operands that do not depend on them replaced by registers nothing else uses.

    Only of instructions that load and compute: a load by itself stays, and so does what was stored before.
    """
    code = assemble(lines, bench.sequence, bench.origin)
    used = {(r.kind, r.number) for line in lines for r in line.registers()} | {("gpr", 4)}
    written: set[int] = set()
    stored = False
    out: list[Line] = []
    for line, one in zip(lines, code, strict=True):
        memory = memory_operand(line)
        ready = not stored and not written & set(one.address_registers)
        if memory >= 0 and one.load_bytes and not one.store_bytes and ready and not line.mnemonic.startswith("mov"):
            line = _in_register(line, memory, used)
        out.append(line)
        written |= {r.number for r in one.writes}
        stored = stored or bool(one.store_bytes)
    return out


def _in_register(line: Line, memory: int, used: set[tuple[str, int]]) -> Line:
    if line.mnemonic in X87_ARITHMETIC and len(line.operands) == 1:
        free = next((n for n in range(7, 0, -1) if ("st", n) not in used), None)
        return line if free is None else Line(line.mnemonic, (("st0",), (f"st{free}",)), line.label)
    others = [r for i, o in enumerate(line.operands) if i != memory for t in o if (r := REGISTERS.get(t))]
    if not others:
        return line
    free = next((n for n in range(7, -1, -1) if (others[0].kind, n) not in used), None)
    if free is None:
        return line
    register = (replace(others[0], number=free).text,)
    return replace(line, operands=tuple(register if i == memory else o for i, o in enumerate(line.operands)))
