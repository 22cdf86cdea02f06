"""Pass `finish`: frame layout, calling convention and loop control around the scheduled pieces.

The convention is data (`Cpu.abi`): where arguments are, what is preserved. The direction flag is untouched and the x87
state empty (`emms` after MMX code; of floating point: scheduler.finish.floating). The frame holds loop slots and spills
below the saved registers; a kernel may overwrite its own arguments on the stack, which the conventions give to the
callee. Arguments that come in registers go to the frame, or to the place on the stack that the convention has for them.

cdecl promises 4 bytes of stack alignment. In 32-bit code a frame with slots of 8 or 16 bytes is aligned (16 bytes
must be, and 8 across two cache lines are slow): the caller's stack pointer is kept in a slot of its own, and the
arguments that the code uses are copied into the frame. In 64-bit code the size of the frame aligns it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from dsl.diagnostics import SourceError
from dsl.ir import Pos, Table
from scheduler.code import vector_forms
from scheduler.code.instr import Address, Imm, Instr, Operand, Plan, Reg, floats
from scheduler.code.short_encodings import WINDOW, fetches_bytes, slot_uses, windows
from scheduler.finish.control import Label, control, in_form, jump
from scheduler.finish.floating import Unit, load_form, store_form
from scheduler.finish.position import find_tables
from scheduler.finish.remainder import TailCode
from scheduler.finish.wipe import Cleared, Wipe, secret_slots
from scheduler.graph.nodes import Counted, Piece, Program, Slot
from scheduler.graph.places import section_bytes
from targets.abi import DEFAULT, Abi, load_abis
from targets.cpu import Cpu
from targets.x86.code_length import BASES
from targets.x86.frame import ALIGNMENT, REACH
from targets.x86.register_files import STACK, VECTOR_FILES, RegisterSet, file_of, parts_of, register_set

FEW_SLOTS = 12  # uses of the frame from which on a register of its own pays
BIAS = REACH // 2  # the frame's register points behind its first bytes, so that short displacements reach twice as many
LINE = 64  # bytes of a cache line, at most: what tables begin at
PLACES = 4096  # bytes from one address to the next that loads and stores of some CPUs take for the same, and of a page
FEW_PAGES = 9  # of a frame, from which on they are touched in a loop


@dataclass(eq=False)
class Routine:
    """A whole kernel in final form. `lines` mixes `Instr` and `Label`.

    A slot is at `offset` in the frame, which begins at register `base` less `bias`; `windows` are registers that hold
    the places 256, 512, … bytes behind `base` (scheduler.code.short_encodings). `frame`: its bytes; `data`: whether
    values are written to it; `cleared`: how it is cleared before return, if it is. `table_align`: what the
    first table's address is a multiple of. `longer`: bytes of prefixes before a line, by its number from 0;
    `aligned`: what a loop's address is a multiple of, by its label, if not of 16 (scheduler.finish.full_lines).
    """

    name: str
    lines: list[Instr | Label]
    tables: list[Table]
    plans: list[Plan]
    offset: dict[Slot, int] = field(default_factory=dict)
    base: str = RegisterSet.stack
    bias: int = 0
    windows: list[str] = field(default_factory=list)
    abi: Abi = field(default_factory=lambda: load_abis()[DEFAULT[32]])
    frame: int = 0
    data: bool = False
    cleared: Cleared | None = None
    table_align: int = LINE
    longer: dict[int, int] = field(default_factory=dict)
    aligned: dict[str, int] = field(default_factory=dict)


def finish(program: Program, cpu: Cpu, plans: Mapping[Piece, Plan]) -> Routine:
    """Prologue, loops and epilogue for `cpu` around the pieces of `program`, each as `plans` has it."""
    return _Finish(program, cpu, plans).run()


class _Finish:
    def __init__(self, program: Program, cpu: Cpu, plans: Mapping[Piece, Plan]) -> None:
        self.program, self.cpu, self.plans = program, cpu, plans
        self.out: list[Instr | Label] = []
        self.routine = Routine(program.name, self.out, program.tables, [], abi=cpu.abi)
        self.abi, self.set = cpu.abi, register_set(cpu.bits)
        self.word = cpu.bits // 8  # bytes of an address
        self.stack = Reg(self.set.stack)
        self.labels = 0
        self.caller = Slot(f"caller's {self.set.stack}", size=self.word)
        self.alignment = ALIGNMENT

    def emit(self, why: str, does: str, *operands: Operand, bits: int = 0) -> None:
        self.out.append(control(self.cpu, why, does, *operands, bits=bits))

    def emit_form(self, why: str, form: str, *operands: Operand) -> None:
        self.out.append(in_form(self.cpu, why, form, *operands))

    @property
    def keeps_alignment(self) -> bool:
        """Whether the caller's stack is aligned as the frame must be, so that its size alone aligns it."""
        return self.abi.stack_alignment >= self.alignment

    @property
    def spare(self) -> tuple[str, str]:
        """Two registers that are free before and behind the body: nothing is passed or preserved in them."""
        kept = self.abi.preserved + self.abi.arguments
        one, two = [r for r in self.set.general if r not in kept][:2]
        return one, two

    def run(self) -> Routine:
        self.items(self.program.items)
        body = list(self.out)
        if floats(body):
            unit = Unit(self.cpu, self.program.wipe)
            body = [*unit.enter(), *body, *unit.leave()]
        used = {o.name for i in body if isinstance(i, Instr) for o in i.operands if isinstance(o, Reg)}
        own = _slots(body)
        self.alignment = max(ALIGNMENT, *(VECTOR_FILES[f].bytes for f in map(file_of, used) if f in VECTOR_FILES), 0)
        base = self.frame_base(body, used)
        used |= {base} - {self.set.stack}
        self.routine.base, self.routine.bias = base, BIAS * (base != self.set.stack)
        if self.routine.bias and self.set.bits == 64 and fetches_bytes(self.cpu):
            self.routine.windows = windows(slot_uses(body, _place), [r for r in BASES if r not in used])
            used |= {*self.routine.windows}
        data = list({_place(s): s for s in secret_slots(self.program, own)}.values())
        vectors = {Slot(f"caller's {r}", size=16): r for r in self.abi.preserved_vectors
                   if any(r in parts_of(name) for name in used)}
        wide = not self.keeps_alignment and max((s.size for s in (*own, *vectors)), default=0) > self.word
        wide = wide or self.program.apart is not None
        wipe = Wipe(self.cpu, data, used, wide or self.keeps_alignment) if self.program.wipe and data else None
        used |= wipe.registers if wipe else set()
        saved = [r for r in self.abi.preserved if r in used]
        if self.keeps_alignment:
            frame = self.long_layout([*own, *vectors], len(saved), body)
        else:
            frame = self.aligned_layout([*own, *vectors]) if wide else self.layout(own, len(saved))
        self.routine.frame, self.routine.data = frame, bool(data)
        self.out.clear()
        self.prologue(own, frame, saved, vectors, wide)
        self.out.extend(body)
        self.epilogue(used, saved, vectors, wide, wipe)
        return self.routine

    def prologue(self, own: list[Slot], frame: int, saved: list[str], vectors: Mapping[Slot, str], wide: bool) -> None:
        """The frame (`wide`: aligned), with arguments, and the registers `saved` and `vectors` of the caller."""
        for r in saved:
            self.emit("preserved", "save", Reg(r))
        if wide:
            self.enter(frame, own, len(saved))
        elif frame:
            self.probe(frame)
            self.emit("frame", "sub", self.stack, Imm(frame))
        if not wide:
            self.point_base()
        self.take_arguments(own)
        if self.program.start in own:
            self.out.extend(find_tables(self.cpu, self.program.start, self.spare[0]))
        for number, r in enumerate(self.routine.windows, 1):
            self.emit("frame", "address", Reg(r), Address(4, self.routine.base, disp=WINDOW * number))
        for slot, r in vectors.items():
            self.emit("preserved", "store aligned", Address(16, slot=slot), Reg(r))

    def epilogue(self, used: set[str], saved: list[str], vectors: Mapping[Slot, str], wide: bool,
                 wipe: Wipe | None) -> None:
        """What `prologue` did undone, with the frame cleared before by `wipe`; and the return."""
        caller, frame = Address(self.word, slot=self.caller), self.routine.frame
        for slot, r in vectors.items():
            self.emit("preserved", "load aligned", Reg(r), Address(16, slot=slot))
        if wipe and wide:
            self.emit("frame", "load", Reg(wipe.spared), caller)
        if wipe:
            code, self.routine.cleared = wipe.code(self.routine.offset, frame)
            self.out.extend(code)
        for row in VECTOR_FILES.values():
            if row.leave and used & {*self.set.files[row.file]}:
                self.emit("x87 state", row.leave)
        if wide and wipe:
            self.emit("frame", "copy", self.stack, Reg(wipe.spared))
        elif wide:
            self.emit("frame", "load", self.stack, caller)
        elif frame:
            self.emit("frame", "add", self.stack, Imm(frame))
        for r in reversed(saved):
            self.emit("preserved", "restore", Reg(r))
        self.emit("", "return")

    def frame_base(self, body: list[Instr | Label], used: set[str]) -> str:
        """What slots are addressed by: a register that nothing uses, if there is one and they are used often.

        An address on the stack pointer takes one byte more, and on some CPUs a store to it one uop more.
        """
        taken = {*used, *self.abi.arguments, *self.spare}  # the spare ones make the frame
        free = [r for r in reversed(self.set.beside_high) if r not in taken]  # others need as many bytes as the pointer
        slots = sum(isinstance(o, Address) and o.slot is not None for i in body if isinstance(i, Instr)
                    for o in i.operands)
        return free[0] if free and slots >= FEW_SLOTS else self.set.stack

    def probe(self, frame: int) -> None:
        """Touch each page of the frame in order, where the convention asks for it; arguments stay where they are."""
        page = self.abi.probe
        if not page or frame < page:
            return
        why, zero = "probe", Imm(0)
        if frame < FEW_PAGES * page:
            for below in range(page, frame + 1, page):
                self.emit(why, "store", Address(4, self.set.stack, disp=-below), zero)
            return
        at, last = (Reg(r) for r in self.spare)
        self.emit(why, "address", at, Address(4, self.set.stack))
        self.emit(why, "address", last, Address(4, self.set.stack, disp=-(frame // page * page)))
        self.out.append(Label(".probe"))
        self.emit(why, "sub", at, Imm(page))
        self.emit(why, "store", Address(4, at.name), zero)
        self.emit(why, "compare", at, last)
        self.jump(".probe", "not equal")

    def point_base(self) -> None:
        if self.routine.bias:
            self.emit("frame", "address", Reg(self.routine.base), Address(4, self.set.stack, disp=BIAS))

    def take_arguments(self, own: list[Slot]) -> None:
        """Arguments that come in registers go to their slots."""
        for s in own:
            if s.argument is not None and s.argument < len(self.abi.arguments):
                form = vector_forms.store(self.cpu, "r", s.size, True)
                self.emit_form("argument", form, Address(s.size, slot=s), Reg(self.abi.arguments[s.argument]))

    def enter(self, frame: int, own: list[Slot], saved: int) -> None:
        """Make an aligned frame, with copies of the arguments that are on the stack."""
        before, copy = (Reg(r) for r in self.spare)
        self.probe(frame + self.alignment)
        self.emit("frame", "copy", before, self.stack)
        if self.program.apart:
            self.behind_tables(frame, self.program.apart)
        else:
            self.emit("frame", "sub", self.stack, Imm(frame))
            self.emit("frame", "and", self.stack, Imm(-self.alignment & (1 << self.cpu.bits) - 1))
        self.point_base()
        self.emit("frame", "store", Address(self.word, slot=self.caller), before)
        for s, place in self.stacked(own).items():
            if s.argument is not None and s.argument < len(self.abi.arguments):
                continue
            self.emit("frame", "load", copy, Address(self.word, before.name, disp=self.word * saved + place))
            self.emit("frame", "store", Address(self.word, slot=s), copy)

    def behind_tables(self, frame: int, said: Pos) -> None:
        """Begin the frame at the place of a page where the tables end, which begin with a page.

        Where guard pages are one at a time, the page that may be skipped is touched. SourceError without room.
        """
        end = -(-section_bytes(self.program.tables) // LINE) * LINE
        if end + frame > PLACES:
            raise SourceError(said, f"the tables take {end:,} bytes and the frame {frame:,}: {PLACES:,} places have no "
                              "room for both", "leave out `frame apart`, or take less for tables: `tables windows 8`")
        self.routine.table_align = PLACES
        self.emit("page", "store", Address(4, self.set.stack, disp=-PLACES), Imm(0))
        self.emit("frame", "sub", self.stack, Imm(frame + end))
        self.emit("frame", "and", self.stack, Imm(-PLACES & (1 << self.cpu.bits) - 1))
        self.emit("frame", "add", self.stack, Imm(end))

    def stacked(self, own: list[Slot]) -> dict[Slot, int]:
        """The arguments with a place on the stack, and how many bytes that is from the return address."""
        return {s: p for s in own if s.argument is not None and (p := self.abi.stack_place(s.argument)) is not None}

    def aligned_layout(self, own: list[Slot]) -> int:
        """Places for all slots, copies of arguments included: the largest first, so that each is aligned."""
        places: dict[str, int] = {}
        frame = 0
        for s in sorted([*own, self.caller], key=lambda s: -s.size):
            key = _place(s)
            if key not in places:
                whole = s.size <= ALIGNMENT or (s.size & s.size - 1 == 0 and s.size <= self.alignment)
                room = s.size if whole else -(-s.size // self.alignment) * self.alignment
                places[key], frame = frame, frame + room
            self.routine.offset[s] = places[key]
        return -(-frame // self.alignment) * self.alignment

    def long_layout(self, own: list[Slot], saved: int, body: list[Instr | Label]) -> int:
        """Places for the slots of 64-bit code, the largest first; arguments with a place on the stack stay there.

        Where there are windows, the vector slots that are used most come first of all.
        """
        uses = slot_uses(body, _place) if self.routine.windows else Counter()
        places: dict[str, int] = {}
        frame = 0
        stacked = self.stacked(own)
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
        """Places for slots of a word each; arguments on the stack stay where they are."""
        places: dict[str, int] = {}
        stacked = self.stacked(own)
        for s in own:
            if s not in stacked:
                self.routine.offset[s] = places.setdefault(_place(s), self.word * len(places))
        frame = self.word * len(places)
        for s, place in stacked.items():
            self.routine.offset[s] = frame + self.word * saved + place
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
            self.emit(f"no {loop.name}?", "compare", Address(4, slot=loop.count), Imm(0))
            self.jump(done, "equal")
        tail = self.tail(loop, top)
        if tail:
            self.out += [*tail.before(), Label(top + "_share"), *tail.share_out(), Label(top + "_again")]
        before = len(self.out)
        self.out.append(Label(top, True))
        self.items(loop.body)
        self.test(loop)
        self.jump(top, "not equal")
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
        """Load the residents of a loop before it (at `before`), and store those that it changes after it."""
        here, self.out[before:] = self.out[before:], []
        stack = {STACK.number(reg): slot for slot, reg in plan.resident.items() if file_of(reg) == STACK.file}
        named = {slot: reg for slot, reg in plan.resident.items() if file_of(reg) != STACK.file}
        for _, slot in sorted(stack.items(), reverse=True):
            self.emit_form("resident", load_form(self.cpu), Address(STACK.bytes, slot=slot))
        for slot, reg in named.items():
            form = vector_forms.load(self.cpu, file_of(reg), slot.size, True)
            self.emit_form("resident", form, Reg(reg), Address(slot.size, slot=slot))
        self.out.extend(here)
        for _, slot in sorted(stack.items()):
            self.emit_form("resident", store_form(self.cpu), Address(STACK.bytes, slot=slot))
        for slot, reg in named.items():
            if slot not in plan.unchanged:
                form = vector_forms.store(self.cpu, file_of(reg), slot.size, True)
                self.emit_form("resident", form, Address(slot.size, slot=slot), Reg(reg))

    def jump(self, to: str, condition: str) -> None:
        self.out.append(jump(self.cpu, to, condition))

    def test(self, loop: Counted) -> None:
        """Compare what ends the loop; its register is still there if the last piece left it in one."""
        left, why = self.routine.plans[-1].left, f"more {loop.name}?"
        if loop.pointer is None:
            assert loop.counter is not None
            if loop.counter in left:
                self.emit(why, "examine", Reg(left[loop.counter]), Reg(left[loop.counter]), bits=32)
            else:
                self.emit(why, "compare", Address(4, slot=loop.counter), Imm(0))
            return
        kept = self.routine.plans[-1].resident.values()
        reg = Reg(left.get(loop.pointer) or next(r for r in self.set.general if r not in kept))
        if loop.pointer not in left:
            self.emit(why, "load", reg, Address(self.word, slot=loop.pointer))
        self.emit(why, "compare", reg, Address(self.word, slot=loop.end))


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
