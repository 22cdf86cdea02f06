"""What the other instructions do to a state: vectors, the x87 unit, strings, and whatever iced-x86 describes.

Of vectors only the labels are followed: what is written depends on what is read. Copies keep the value, so that a
register that is saved and restored is known to be what it was.
"""

from __future__ import annotations

from collections.abc import Callable

import iced_x86 as iced

from cipherwright.prove.linear import Number, Sum, scaled, signed
from cipherwright.prove.memory import Place
from cipherwright.prove.operands import Described
from cipherwright.prove.state import STACK, State, flagged, weakened
from cipherwright.prove.values import IN_PART, SECRET, UNWRITTEN, Data, Value, add, data, exact, label_of, narrow
from cipherwright.prove.verdict import ABI, CONSTANT_TIME, FOLLOWED, MEMORY, REFUTED, UNKNOWN, WRITTEN
from targets.x86.accesses import zeroes
from targets.x86.registers import HIGH8, LOW8, LOW16, MM, ST, XMM, iced_registers

Step = Callable[[State], None]
CX, SI, DI = 1, 6, 7
COPIES = frozenset("movaps movups movapd movupd movdqa movdqu lddqu movntdq movntps movntpd movntdqa vmovaps vmovups "
                   "vmovapd vmovupd vmovdqa vmovdqu vmovdqa32 vmovdqa64 vmovdqu8 vmovdqu16 vmovdqu32 vmovdqu64 "
                   "vmovntdq vmovntps vlddqu".split())
PARTIAL = frozenset("movhps movlps movhpd movlpd pinsrb pinsrw pinsrd pinsrq movss movsd movhlps movlhps cvtsi2ss "
                    "cvtsi2sd vpinsrb vpinsrw vpinsrd vpinsrq vmovhps vmovlps".split())
REFUSED = frozenset("syscall sysenter int int1 int3 into in out hlt xsave xrstor xsave64 xrstor64 fxsave fxrstor "
                    "fninit fnsave frstor fldenv wrmsr iret iretd iretq enter xbegin maskmovq maskmovdqu wrfsbase "
                    "wrgsbase popf popfd popfq popa popad pusha pushad leave_".split())
NOTHING = frozenset("nop endbr64 endbr32 prefetcht0 prefetcht1 prefetcht2 prefetchnta prefetchw lfence mfence sfence "
                    "pause fnclex fnop fwait wait".split())
READS = frozenset(getattr(iced.OpAccess, n) for n in ("READ", "COND_READ", "READ_WRITE", "READ_COND_WRITE",
                                                      "COND_WRITE"))
WRITES = frozenset(getattr(iced.OpAccess, n) for n in ("WRITE", "COND_WRITE", "READ_WRITE", "READ_COND_WRITE"))
_INFO = iced.InstructionInfoFactory()
WHOLE = (1 << 512) - 1


def copied(d: Described) -> Step:
    """A copy of a whole vector register."""
    read, write = d.read(1), d.write(0)
    return lambda s: write(s, read(s))


def described(d: Described) -> Step:
    """An instruction as iced-x86 describes it: what it writes depends on all that it reads."""
    one, m = d.one, d.m
    info = _INFO.info(one)
    reads, writes = _registers(d, info)
    same = reads[0] if len(reads) == 1 and d.memory is None and d.kinds.count(iced.OpKind.REGISTER) >= 2 else -1
    if same >= 0 and zeroes(d.mnemonic, tuple(r for r in iced_registers().values() if r.number == same)[:1], "") and \
            not one.has_op_mask and len({d.register(n) for n in range(len(d.kinds) - 2 + (len(d.kinds) == 2),
                                                                      len(d.kinds))}) == 1:
        reads = []
    places = [(place.access in READS and place.access != iced.OpAccess.COND_WRITE, place.access in WRITES)
              for place in info.used_memory()] if d.memory else []
    if not d.memory and info.used_memory():
        return refused(d, "its memory is not described")
    loads, stores = any(a for a, _ in places), any(b for _, b in places)
    partial = d.mnemonic in PARTIAL
    mmx = any(MM <= n < XMM for n, _ in writes) or any(MM <= n < XMM for n in reads)
    upper = any(d.bits(op) > 128 and XMM <= d.register(op) < ST for op in range(len(d.kinds)) if d.register(op) >= 0)
    legacy = one.encoding == iced.EncodingKind.LEGACY  # what is above 128 bits stays
    flags_in, flags_out = bool(one.rflags_read), bool(one.rflags_modified)
    where, size, align = d.memory, d.size, d.align
    if where is not None and ((not size and (loads or stores)) or where.vsib):
        return refused(d, "its memory is not described")

    def step(s: State) -> None:
        label = 0
        for n in reads:
            v = s.r[n]
            label |= v.label if type(v) is Data else 0 if type(v) is int else label_of(v, s.facts)
        if partial and label & UNWRITTEN:
            label = weakened(label)
        if loads:
            assert where is not None
            label |= label_of(m.memory.load(s, where, size, align), s.facts)
        if flags_in:
            label |= s.flags.both
        if label & UNWRITTEN:
            for n in reads:
                d.used(s, s.r[n])
            label &= ~UNWRITTEN
        for n, bits in writes:
            kept_ = label_of(s.r[n], s.facts) & ~UNWRITTEN if legacy and s.units.upper and XMM <= n < ST else 0
            s.r[n] = data(label | kept_, (1 << bits) - 1)
        if mmx:
            s.units.mmx = True
            if s.units.stack:
                m.find(ABI, REFUTED, "MMX registers are used while there are values on the x87 stack")
        if upper:
            s.units.upper = True
        if stores:
            assert where is not None
            m.memory.store(s, where, size, data(label, (1 << 8 * size) - 1), align)
        if flags_out:
            s.flags = flagged("data", 0, 0, m.width, label)

    return step


def _registers(d: Described, info: iced.InstructionInfo) -> tuple[list[int], list[tuple[int, int]]]:
    """Registers that are read as data, and those that are written with their bits."""
    known = iced_registers()
    place = [d.one.memory_base, d.one.memory_index] if d.memory else []
    reads: list[int] = []
    writes: dict[int, int] = {}
    for used in info.used_registers():
        reg = known.get(used.register)
        if reg is None:
            continue
        if used.access in WRITES:
            bits = 64 if MM <= reg.number < XMM else int(iced.RegisterExt.size(used.register)) * 8
            if reg.number < MM:
                bits = max(bits, d.m.width)
            if reg.part in (LOW8, HIGH8, LOW16):  # the rest of it stays
                reads.append(reg.number)
            writes[reg.number] = max(bits, writes.get(reg.number, 0))
        elif used.register in place:
            place.remove(used.register)
            continue
        if used.access in READS:
            reads.append(reg.number)
    return list(dict.fromkeys(reads)), list(writes.items())


def refused(d: Described, why: str) -> Step:
    """An instruction that is not followed."""
    return lambda s: d.m.find(FOLLOWED, UNKNOWN, f"the instruction is not followed: {why}")


def nothing(d: Described) -> Step:
    """An instruction that changes nothing that is looked at."""
    return lambda s: None


def emptied(d: Described) -> Step:
    """emms."""
    def step(s: State) -> None:
        s.units.mmx = False

    return step


def upper_cleared(d: Described) -> Step:
    """vzeroupper, vzeroall."""
    def step(s: State) -> None:
        s.units.upper = False
        if d.mnemonic == "vzeroall":
            s.r[XMM:XMM + 16] = [0] * 16

    return step


def direction(d: Described) -> Step:
    """cld, std."""
    def step(s: State) -> None:
        s.units.backwards = d.mnemonic == "std"

    return step


def control_word(d: Described) -> Step:
    """fldcw, fnstcw, ldmxcsr, stmxcsr."""
    m, where, size = d.m, d.memory, d.size
    assert where is not None
    name = "control" if d.mnemonic in ("fldcw", "fnstcw") else "vector_control"

    def step(s: State) -> None:
        if d.mnemonic in ("fnstcw", "stmxcsr"):
            m.memory.store(s, where, size, getattr(s.units, name))
        else:
            setattr(s.units, name, m.memory.load(s, where, size))

    return step


def floating(d: Described) -> Step:
    """An instruction of the x87 unit, by what iced-x86 says of the stack."""
    one, m, where, size = d.one, d.m, d.memory, d.size
    known = iced_registers()
    change = one.fpu_stack_increment_info().increment
    registers = [known[one.op_register(i)].number - ST for i, k in enumerate(d.kinds)
                 if k == iced.OpKind.REGISTER and known[one.op_register(i)].number >= ST]
    name = d.mnemonic
    to_memory = where is not None and name in ("fst", "fstp", "fist", "fistp", "fisttp")
    compares = "comi" in name

    def label_at(s: State, n: int) -> int:
        if n >= len(s.units.stack):
            m.find(WRITTEN, REFUTED, f"st{n} is read, and nothing was put there")
            return 0
        return s.units.stack[n]

    def step(s: State) -> None:
        if s.units.mmx:
            m.find(ABI, REFUTED, "the x87 unit is used while MMX registers are in use: emms is missing")
        stack = list(s.units.stack)
        if change < 0:
            label = label_of(m.memory.load(s, where, size), s.facts) if where is not None else \
                label_at(s, registers[-1]) if registers and name == "fld" else 0
            stack.insert(0, label & ~UNWRITTEN)
            if len(stack) > 8:
                m.find(ABI, REFUTED, "more than eight values on the x87 stack")
        elif name == "fxch":
            other = registers[-1]
            label_at(s, other)
            if other < len(stack):
                stack[0], stack[other] = stack[other], stack[0]
        elif to_memory:
            assert where is not None
            m.memory.store(s, where, size, data(label_at(s, 0), (1 << 8 * size) - 1))
        elif compares:
            s.flags = flagged("data", 0, 0, m.width, label_at(s, 0) | label_at(s, registers[-1]))
        else:
            to = registers[0] if registers else 0
            label = label_at(s, 0)
            if name not in ("fst", "fstp"):
                for n in registers:
                    label |= label_at(s, n)
                label |= label_of(m.memory.load(s, where, size), s.facts) if where is not None else 0
            if to < len(stack):
                stack[to] = label & ~UNWRITTEN
        s.units.stack = tuple(stack[max(change, 0):])

    return step


def string(d: Described) -> Step:
    """movs, stos and lods, once or repeated cx times."""
    m, one, name = d.m, d.one, d.mnemonic
    element = {"b": 1, "w": 2, "d": 4, "q": 8}[name[-1]]
    repeated = one.has_rep_prefix or one.has_repne_prefix
    moves, loads = name.startswith("movs"), name.startswith("lods")

    def step(s: State) -> None:
        facts = s.facts
        if s.units.backwards:
            m.find(FOLLOWED, UNKNOWN, "a string instruction with the direction flag set")
        length: Number | None = element
        if repeated:
            count = s.r[CX]
            if label_of(count, facts) & SECRET:
                m.find(CONSTANT_TIME, REFUTED, "a secret says how often the instruction is repeated")
            d.used(s, count)
            number = exact(count, facts, m.width)
            length = None if number is None else scaled(number, element)
            s.r[CX] = 0
        label = label_of(s.r[0], facts) if not moves and not loads else _source(d, s, length)
        if loads:
            s.r[0] = data(label, (1 << 8 * element) - 1)
        else:
            _target(d, s, length, s.r[0] if not moves else data(label, (1 << 8 * element) - 1), element)
        for number_, there in ((SI, moves or loads), (DI, not loads)):
            if there:
                s.r[number_] = data(0, (1 << m.width) - 1) if length is None else \
                    add(s.r[number_], length, facts, m.width)

    return step


def _address(d: Described, s: State, number: int) -> Place | None:
    value = s.r[number]
    if isinstance(value, Data):
        d.m.find(MEMORY, UNKNOWN, "the address of a string is in no parameter, frame or table")
        return None
    total = signed(value, d.m.width) if isinstance(value, int) else value
    return Place(total, 0, 0, label_of(value, s.facts))


def _length(d: Described, s: State, length: Number | None) -> Number:
    if length is None:
        d.m.find(MEMORY, UNKNOWN, "how many bytes the instruction moves is not known")
        return 1
    return length


def _source(d: Described, s: State, length: Number | None) -> int:
    """The label of what is loaded."""
    place = _address(d, s, SI)
    if place is None:
        return SECRET
    length = _length(d, s, length)
    region, _ = d.m.memory.check(s, place, length, False)
    if region is None:
        return SECRET
    if region.kind != STACK:
        return region.label
    assert isinstance(place.total, Sum)
    at = place.total.constant
    label = d.m.frame.around(s, place.total.terms, at, at + s.facts.most(length))
    if label is None:
        d.m.find(WRITTEN, UNKNOWN, "bytes of the stack are read that may never have been written")
        return SECRET | IN_PART
    return label


def _target(d: Described, s: State, length: Number | None, value: Value, element: int) -> None:
    place, m = _address(d, s, DI), d.m
    if place is None:
        return
    length = _length(d, s, length)
    region, _ = m.memory.check(s, place, length, True)
    if region is None:
        return
    value = narrow(value, s.facts, 8 * element, m.width)
    if region.kind != STACK:
        m.memory.put(s, region, place, element, value)
        return
    assert isinstance(place.total, Sum)
    terms, at = place.total.terms, place.total.constant
    if isinstance(length, int):
        for n in range(0, length, element):
            m.frame.store(s, terms, at + n, element, value)
        return
    # what is left over of a count by m: the buffer is as long as m of them, and the rest of it is nobody's
    whole = max([s.facts.most(length), *(abs(c) for _, c in length.terms)])
    m.frame.may_store(s, terms, at, at + whole, label_of(value, s.facts))


def system(d: Described) -> Step:
    """cpuid, rdtsc, xgetbv: public numbers."""
    def step(s: State) -> None:
        for n in (0, 1, 2, 3) if d.mnemonic == "cpuid" else (0, 2):
            s.r[n] = data(0, (1 << 32) - 1)

    return step


HANDLERS: dict[str, Callable[[Described], Step]] = {
    **dict.fromkeys(COPIES, copied), **dict.fromkeys(NOTHING, nothing), **dict.fromkeys(("cld", "std"), direction),
    **dict.fromkeys(("emms", "femms"), emptied), **dict.fromkeys(("vzeroupper", "vzeroall"), upper_cleared),
    **dict.fromkeys(("fldcw", "fnstcw", "ldmxcsr", "stmxcsr"), control_word),
    **dict.fromkeys((f"{n}{e}" for n in ("movs", "stos", "lods") for e in "bwdq"), string),
    **dict.fromkeys(("cpuid", "rdtsc", "xgetbv"), system),
    **dict.fromkeys(REFUSED, lambda d: refused(d, d.mnemonic)),
}
"""What makes the step of an instruction, by mnemonic; `described` of others."""

__all__ = ["HANDLERS", "described", "floating"]
