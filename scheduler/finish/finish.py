"""Pass `finish`: frame layout, calling convention and loop control around the scheduled pieces.

The convention is data (`Cpu.abi`): where arguments are, what is preserved. The direction flag is untouched and the
x87 state empty (`emms` after MMX code). The frame holds loop slots and spills below the saved registers; a kernel may
overwrite its own arguments on the stack, which the conventions give to the callee. Arguments that come in registers go
to the frame, or to the place on the stack that the convention has for them.

cdecl promises 4 bytes of stack alignment. In 32-bit code a frame with slots of 8 or 16 bytes is aligned (16 bytes
must be, and 8 across two cache lines are slow): the caller's stack pointer is kept in a slot of its own, and the
arguments that the code uses are copied into the frame. In 64-bit code the size of the frame aligns it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from dsl.ir import Table
from scheduler.code import vector_forms
from scheduler.code.instr import Address, Imm, Instr, Operand, Plan, Reg
from scheduler.code.short_encodings import WINDOW, fetches_bytes, slot_uses, windows
from scheduler.finish.remainder import TailCode
from scheduler.finish.wipe import Cleared, Wipe, secret_slots
from scheduler.graph.nodes import Counted, Node, Piece, Program, Slot
from targets.abi import DEFAULT, Abi, load_abis
from targets.cpu import Cpu
from targets.x86.code_length import BASES
from targets.x86.register_files import LEGACY, file_of, register_set

FEW_SLOTS = 12  # uses of the frame from which on a register of its own pays
BIAS = 128  # the frame's register points behind its first bytes, so that one-byte displacements reach 256 of them
FEW_PAGES = 9  # of a frame, from which on they are touched in a loop
ALIGNMENT = 16  # of a frame with slots of 8 or 16 bytes


@dataclass(eq=False)
class Label:
    name: str
    align: bool = False


@dataclass(eq=False)
class Routine:
    """A whole kernel in final form. `lines` mixes `Instr` and `Label`.

    A slot is at `offset` in the frame, which begins at register `base` less `bias`; `windows` are registers that hold
    the places 256, 512, … bytes behind `base` (scheduler.code.short_encodings). `frame`: its bytes; `data`: whether
    values are written to it; `cleared`: how it is cleared before return, if it is.
    """

    name: str
    lines: list[Instr | Label]
    tables: list[Table]
    plans: list[Plan]
    offset: dict[Slot, int] = field(default_factory=dict)
    base: str = "esp"
    bias: int = 0
    windows: list[str] = field(default_factory=list)
    abi: Abi = field(default_factory=lambda: load_abis()[DEFAULT[32]])
    frame: int = 0
    data: bool = False
    cleared: Cleared | None = None


def finish(program: Program, cpu: Cpu, plans: Mapping[Piece, Plan]) -> Routine:
    """Prologue, loops and epilogue for `cpu` around the pieces of `program`, each as `plans` has it."""
    return _Finish(program, cpu, plans).run()


class _Finish:
    def __init__(self, program: Program, cpu: Cpu, plans: Mapping[Piece, Plan]) -> None:
        self.program, self.cpu, self.plans = program, cpu, plans
        self.out: list[Instr | Label] = []
        self.routine = Routine(program.name, self.out, program.tables, [], abi=cpu.abi)
        self.abi, self.set = cpu.abi, register_set(cpu.bits)
        self.r, self.m, self.word = f"r{cpu.bits}", f"m{cpu.bits}", cpu.bits // 8  # kinds and bytes of an address
        self.labels = 0
        self.caller = Slot("caller's esp")
        self.control = Node("control")

    def emit(self, why: str, mnemonic: str, form: str, *operands: Operand) -> None:
        self.out.append(Instr(mnemonic, operands, form, self.cpu.cost(form).uops, 0.0, self.control, "control",
                              why=why))

    def run(self) -> Routine:
        self.items(self.program.items)
        body = list(self.out)
        used = {o.name for i in body if isinstance(i, Instr) for o in i.operands if isinstance(o, Reg)}
        own = _slots(body)
        base = self.frame_base(body, used)
        used |= {base} - {"esp"}
        self.routine.base, self.routine.bias = base, BIAS * (base != "esp")
        if self.routine.bias and self.set.bits == 64 and fetches_bytes(self.cpu):
            self.routine.windows = windows(slot_uses(body, _place), [r for r in BASES if r not in used])
            used |= {*self.routine.windows}
        data = list({_place(s): s for s in secret_slots(self.program, own)}.values())
        wide = self.set.bits == 32 and max((s.size for s in own), default=4) > 4
        wipe = Wipe(self.cpu, data, used, wide or self.set.bits == 64) if self.program.wipe and data else None
        used |= wipe.registers if wipe else set()
        saved = [r for r in self.abi.preserved if r in used]
        vectors = {Slot(f"caller's {r}", size=16): r for r in self.abi.preserved_vectors if r in used}
        if self.set.bits == 64:
            frame = self.long_layout([*own, *vectors], len(saved), body)
        else:
            frame = self.aligned_layout(own) if wide else self.layout(own, len(saved))
        self.routine.frame, self.routine.data = frame, bool(data)
        self.out.clear()
        for r in saved:
            self.emit("preserved", "push", f"push {self.r}", Reg(r))
        if wide:
            self.enter(frame, own, len(saved))
        elif frame:
            self.probe(frame)
            self.emit("frame", "sub", f"sub {self.r},imm32", Reg("esp"), Imm(frame))
        if not wide:
            self.point_base()
        self.take_arguments(own)
        for number, r in enumerate(self.routine.windows, 1):
            self.emit("frame", "lea", f"lea {self.r},m", Reg(r), Address(4, base, disp=WINDOW * number))
        for slot, r in vectors.items():
            self.emit("preserved", "movdqa", "movdqa m128,x", Address(16, slot=slot), Reg(r))
        self.out.extend(body)
        for slot, r in vectors.items():
            self.emit("preserved", "movdqa", "movdqa x,m128", Reg(r), Address(16, slot=slot))
        if wipe and wide:
            self.emit("frame", "mov", "mov r32,m32", Reg(wipe.spared), Address(4, slot=self.caller))
        if wipe:
            code, self.routine.cleared = wipe.code(self.routine.offset, frame)
            self.out.extend(code)
        if used & {*self.set.files["mm"]}:
            self.emit("x87 state", "emms", "emms")
        if wide and wipe:
            self.emit("frame", "mov", "mov r32,r32", Reg("esp"), Reg(wipe.spared))
        elif wide:
            self.emit("frame", "mov", "mov r32,m32", Reg("esp"), Address(4, slot=self.caller))
        elif frame:
            self.emit("frame", "add", f"add {self.r},imm32", Reg("esp"), Imm(frame))
        for r in reversed(saved):
            self.emit("preserved", "pop", f"pop {self.r}", Reg(r))
        self.emit("", "ret", "ret")
        return self.routine

    def frame_base(self, body: list[Instr | Label], used: set[str]) -> str:
        """What slots are addressed by: a register that nothing uses, if there is one and they are used often.

        An address on esp takes one byte more, and on some CPUs a store to it one uop more.
        """
        free = [r for r in LEGACY[:1:-1] if r not in used]  # eax and ecx make the frame
        if self.set.bits == 64:  # not where an argument comes in; r8 to r15 need no more bytes than esp
            free = [r for r in free if r not in self.abi.arguments]
        slots = sum(isinstance(o, Address) and o.slot is not None for i in body if isinstance(i, Instr)
                    for o in i.operands)
        return free[0] if free and slots >= FEW_SLOTS else "esp"

    def probe(self, frame: int) -> None:
        """Touch each page of the frame in order, where the convention asks for it; arguments stay where they are."""
        page = self.abi.probe
        if not page or frame < page:
            return
        why, zero = "probe", Imm(0)
        if frame < FEW_PAGES * page:
            for below in range(page, frame + 1, page):
                self.emit(why, "mov", "mov m32,imm32", Address(4, "esp", disp=-below), zero)
            return
        kept = self.abi.preserved + self.abi.arguments
        at, last = [Reg(r) for r in self.set.general if r not in kept][:2]
        self.emit(why, "lea", f"lea {self.r},m", at, Address(4, "esp"))
        self.emit(why, "lea", f"lea {self.r},m", last, Address(4, "esp", disp=-(frame // page * page)))
        self.out.append(Label(".probe"))
        self.emit(why, "sub", f"sub {self.r},imm32", at, Imm(page))
        self.emit(why, "mov", "mov m32,imm32", Address(4, at.name), zero)
        self.emit(why, "cmp", f"cmp {self.r},{self.r}", at, last)
        self.jump("jne", ".probe")

    def point_base(self) -> None:
        if self.routine.base != "esp":
            self.emit("frame", "lea", f"lea {self.r},m", Reg(self.routine.base), Address(4, "esp", disp=BIAS))

    def take_arguments(self, own: list[Slot]) -> None:
        """Arguments that come in registers go to their slots."""
        for s in own:
            if s.argument is not None and s.argument < len(self.abi.arguments):
                form = vector_forms.store("r", s.size, True)
                self.emit("argument", "mov", form, Address(s.size, slot=s), Reg(self.abi.arguments[s.argument]))

    def enter(self, frame: int, own: list[Slot], saved: int) -> None:
        """Make an aligned frame; eax and ecx are free before the body."""
        before, copy = Reg("eax"), Reg("ecx")
        self.emit("frame", "mov", "mov r32,r32", before, Reg("esp"))
        self.emit("frame", "sub", "sub r32,imm32", Reg("esp"), Imm(frame))
        self.emit("frame", "and", "and r32,imm32", Reg("esp"), Imm(-ALIGNMENT & 0xFFFFFFFF))
        self.point_base()
        self.emit("frame", "mov", "mov m32,r32", Address(4, slot=self.caller), before)
        for s in own:
            if s.argument is not None:
                self.emit("frame", "mov", "mov r32,m32", copy, Address(4, "eax", disp=4 * saved + 4 + 4 * s.argument))
                self.emit("frame", "mov", "mov m32,r32", Address(4, slot=s), copy)

    def aligned_layout(self, own: list[Slot]) -> int:
        """Places for all slots, copies of arguments included: the largest first, so that each is aligned."""
        places: dict[str, int] = {}
        frame = 0
        for s in sorted([*own, self.caller], key=lambda s: -s.size):
            key = _place(s)
            if key not in places:
                room = s.size if s.size <= ALIGNMENT else -(-s.size // ALIGNMENT) * ALIGNMENT
                places[key], frame = frame, frame + room
            self.routine.offset[s] = places[key]
        return -(-frame // ALIGNMENT) * ALIGNMENT

    def long_layout(self, own: list[Slot], saved: int, body: list[Instr | Label]) -> int:
        """Places for the slots of 64-bit code, the largest first; arguments with a place on the stack stay there.

        Where there are windows, the vector slots that are used most come first of all.
        """
        uses = slot_uses(body, _place) if self.routine.windows else Counter()
        places: dict[str, int] = {}
        frame = 0
        stacked = {s: p for s in own if s.argument is not None and (p := self.abi.stack_place(s.argument)) is not None}
        for s in sorted((s for s in own if s not in stacked), key=lambda s: (-s.size, -uses[_place(s)])):
            key = _place(s)
            if key not in places:
                align = s.size if s.size <= 8 else ALIGNMENT
                frame = -(-frame // align) * align
                places[key], frame = frame, frame + s.size
            self.routine.offset[s] = places[key]
        above = self.word * (saved + 1)  # the pushed registers and the return address
        frame = -(-(frame + above) // ALIGNMENT) * ALIGNMENT - above if frame else 0
        for s, place in stacked.items():
            self.routine.offset[s] = frame + self.word * saved + place
        return frame

    def layout(self, own: list[Slot], saved: int) -> int:
        """Places for slots of 4 bytes; arguments stay where they are."""
        places: dict[str, int] = {}
        for s in own:
            if s.argument is None:
                self.routine.offset[s] = places.setdefault(_place(s), 4 * len(places))
        frame = 4 * len(places)
        for s in own:
            if s.argument is not None:
                self.routine.offset[s] = frame + 4 * saved + 4 + 4 * s.argument
        return frame

    def items(self, items: list[Piece | Counted]) -> None:
        for item in items:
            if isinstance(item, Counted):
                self.loop(item)
            else:
                self.routine.plans.append(self.plans[item])
                self.out.extend(self.plans[item].instrs)

    def loop(self, loop: Counted) -> None:
        self.labels += 1
        top, done = f".{loop.name}_{self.labels}", f".{loop.name}_{self.labels}_done"
        if loop.count is not None:
            self.emit(f"no {loop.name}?", "cmp", "cmp m32,imm32", Address(4, slot=loop.count), Imm(0))
            self.jump("je", done)
        tail = self.tail(loop, top)
        if tail:
            self.out += [*tail.before(), Label(top + "_share"), *tail.share_out(), Label(top + "_again")]
        before = len(self.out)
        self.out.append(Label(top, True))
        self.items(loop.body)
        self.test(loop)
        self.jump("jne", top)
        self.residents(self.routine.plans[-1], before)
        if tail:
            self.out += [Label(top + "_rest"), *tail.copy_in(), Label(top + "_back"), *tail.copy_back()]
        if loop.count is not None:
            self.out.append(Label(done))

    def tail(self, loop: Counted, label: str) -> TailCode | None:
        """The code for blocks that are left over, if a pass takes several."""
        if loop.tail is None:
            return None
        assert loop.count and loop.pointer and loop.end
        return TailCode(self.cpu, loop, loop.tail, loop.count, loop.pointer, loop.end, label)

    def residents(self, plan: Plan, before: int) -> None:
        """Load the residents of a loop before it (at `before`) and store them after it."""
        here, self.out[before:] = self.out[before:], []
        for slot, reg in plan.resident.items():
            form = vector_forms.load(file_of(reg), slot.size, True)
            self.emit("resident", form.split()[0], form, Reg(reg), Address(slot.size, slot=slot))
        self.out.extend(here)
        for slot, reg in plan.resident.items():
            form = vector_forms.store(file_of(reg), slot.size, True)
            self.emit("resident", form.split()[0], form, Address(slot.size, slot=slot), Reg(reg))

    def jump(self, mnemonic: str, to: str) -> None:
        self.out.append(Instr(mnemonic, (), "jcc", self.cpu.cost("jcc").uops, 0.0, self.control, "control", to))

    def test(self, loop: Counted) -> None:
        """Compare what ends the loop; its register is still there if the last piece left it in one."""
        left, why = self.routine.plans[-1].left, f"more {loop.name}?"
        if loop.pointer is None:
            assert loop.counter is not None
            if loop.counter in left:
                self.emit(why, "test", "test r32,r32", Reg(left[loop.counter]), Reg(left[loop.counter]))
            else:
                self.emit(why, "cmp", "cmp m32,imm32", Address(4, slot=loop.counter), Imm(0))
            return
        kept = self.routine.plans[-1].resident.values()
        reg = Reg(left.get(loop.pointer) or next(r for r in self.set.general if r not in kept))
        if loop.pointer not in left:
            self.emit(why, "mov", f"mov {self.r},{self.m}", reg, Address(self.word, slot=loop.pointer))
        self.emit(why, "cmp", f"cmp {self.r},{self.m}", reg, Address(self.word, slot=loop.end))


def _slots(body: list[Instr | Label]) -> list[Slot]:
    """The frame slots and arguments that the code touches, in order of appearance."""
    own: dict[Slot, None] = {}
    for i in body:
        if isinstance(i, Instr):
            own.update({o.slot: None for o in i.operands if isinstance(o, Address) and o.slot})
    return list(own)


def _place(slot: Slot) -> str:
    """Slots of one answer share a place: spill slots of different pieces never live together."""
    return slot.name if slot.name.startswith("spill.") else f"{slot.name}@{id(slot)}"
