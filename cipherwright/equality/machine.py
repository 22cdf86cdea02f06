"""The code on formulas: the executor's own steps, on a state whose registers and flags are formulas.

Flags are kept as what they come from until an instruction reads them. A condition that the formulas do not decide is
for the caller: `Machine.run` stops there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import iced_x86 as iced

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.bytewise import KINDS, byte_step
from cipherwright.equality.forms import Unknown, copy_of, plain
from cipherwright.equality.memory import Places
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.repeated import Repeated
from cipherwright.equality.source import by_amount, literals
from cipherwright.equality.vectors import LANE, difference, either, ternary
from cipherwright.equality.words import Number, bits_of
from cipherwright.machine.state import Invalid, State, Step, operand_bits, reader, writer
from cipherwright.machine.steps import COUNTER, DESTINATION, SOURCE, step_of
from cipherwright.machine.vector_steps import NotKnown, on_vectors
from dsl.operations import ROUNDS
from dsl.rounds import STATE, rounds
from scheduler.code.instr import FORMS
from targets.elf import Image
from targets.x86.operands import form_of, mnemonic_of, operands_of
from targets.x86.registers import MASK, MM, SP, ST, XMM, NotDescribed

RETURN = 0x7F000000
TURNS = {"rolby": "rotl", "rorby": "rotr", "shlby": "shl", "shrby": "shr"}
SAME = {"movaps": "movdqa", "movups": "movdqu", "xorps": "pxor", "andps": "pand", "orps": "por", "andnps": "pandn"}
"""Logic and moves for floating point, which the table of forms gives no meaning: what does the same."""
COPIES = "copy bytes"
IN_ORDER = 0xE4
"""The order of a shuffle that moves nothing: a copy."""
_C = iced.ConditionCode
LONGEST = 150
"""Instructions for each byte of code after which a run is given up."""


class Registers(list[Any]):
    """All registers; one that nobody has written holds anything."""

    junk: Callable[[int], Number]

    def __getitem__(self, number: Any) -> Any:
        value = super().__getitem__(number)
        if value is None:
            value = self.junk(number)
            self[number] = value
        return value


class Symbolic(State):
    """The state of the code."""

    def __init__(self, memory: Places, bits: int, wide: bool) -> None:
        super().__init__(memory, bits)
        self.places = memory
        self.wide = wide
        self.r = Registers([None] * (MASK + 8))
        self.r.junk = self.junk
        self.from_result: tuple[Number, int] | None = None
        self.from_sum: tuple[Number, Number, Number, int, bool] | None = None
        self.differ: Callable[[Number], bool] = lambda value: False
        """Whether a number is known not to be zero."""
        self.borrows: Callable[[Number, Number], int | None] = lambda x, y: None
        """Whether x - y is known to borrow."""
        self.forget_flags()    # the caller's

    def junk(self, number: int) -> Number:
        """What a register holds that nobody has written."""
        size = self.bits // 8 if number < MM else 8 if number < XMM else 64 if self.wide else 16
        return self.places.junk(size)

    def misaligned(self, at: Number, size: int) -> bool:
        """Whether an address that is known is no multiple of a size; of others that is not this half's matter."""
        return isinstance(at, int) and at % size != 0

    def resulted(self, value: Number, bits: int) -> None:
        """The flags of a result are found when they are asked for."""
        self.from_result, self.zero, self.sign = (value, bits), None, None

    def summed(self, total: Number, x: Number, y: Number, bits: int, subtract: bool) -> None:
        """The same of a sum or a difference, whose carry is a bit of `total`."""
        self._carry, self.from_sum = None, (total, x, y, bits, subtract)
        self.overflow = None
        self.resulted(total & (1 << bits) - 1, bits)

    def forget_flags(self) -> None:
        """Nothing is known of the flags."""
        self.carry = self.overflow = self.zero = self.sign = None
        self.from_result = None

    def multiplied(self, whole: Number, kept: Number) -> None:
        """The flags behind a product."""
        self.forget_flags()

    @property
    def carry(self) -> Number:
        """The carry, made when it is read."""
        if self._carry is None and self.from_sum:
            total, x, y, bits, subtract = self.from_sum
            from_zero = subtract and isinstance(x, int) and x == 0    # 0 - y borrows unless y is zero
            made: Number = self.borrows(x, y) if subtract else None
            if made is None:
                made = 1 if from_zero and self.differ(y) else total >> bits & 1
            self._carry = made
        return self._carry

    @carry.setter
    def carry(self, value: Number) -> None:
        self._carry, self.from_sum = value, None


@dataclass
class Stop:
    """Where a run stopped: at a conditional jump to `target` with `after` behind it, or (`returned`) at the end."""

    address: int
    returned: bool = False
    target: int = 0
    after: int = 0
    condition: Any = None




class Machine:
    """Code that is run on formulas."""

    def __init__(self, image: Image, a: Arithmetic, bits: int) -> None:
        self.image, self.a, self.bits = image, a, bits
        self.code: dict[int, tuple[Any, Step | None, str]] = {}
        self.steps = 0
        self.rounds: dict[tuple[str, tuple[int, ...], tuple[int, ...]], list[int]] = {}
        self.floats: Callable[[Any, str, str, int], Step | None] = lambda one, does, kinds, mask: None
        """What an instruction of the x87 unit does."""
        self.repeated: Repeated | None = None
        """What stretches of the code left, where it is run again and again on much the same."""
        self.longest = LONGEST * sum(len(s.data) for s in image.segments if s.executable)
        self.ends: Callable[[Symbolic, Any], bool] = lambda s, jump: False
        """Whether a loop that ends with this jump has a rule; then the state is the one behind it."""

    def decoded(self, ip: int) -> tuple[Any, Step | None, str]:
        """The instruction at an address, and what it does; Unknown where that is not known."""
        found = self.code.get(ip)
        if found is None:
            segment = next((s for s in self.image.segments if s.executable and s.address <= ip < s.end), None)
            if segment is None:
                raise Unknown(f"a jump to {ip:#x}, which is no code")
            at = ip - segment.address
            one = iced.Decoder(self.bits, segment.data[at:at + 15], ip=ip).decode()
            try:
                form = form_of(operands_of(one), mnemonic_of(one))
                found = self.code[ip] = one, *self._meaning(one, form)
            except (NotKnown, NotDescribed) as what:
                raise Unknown(f"the instruction {what}") from None
        return found

    def _meaning(self, one: Any, form: str) -> tuple[Step | None, str]:
        row, mask = FORMS.get(form), (1 << self.bits) - 1
        mnemonic, _, kinds = form.partition(" ")
        if mnemonic in SAME:
            row = FORMS.get(f"{SAME[mnemonic]} {kinds}")
        does = row.does if row else ""
        if does == "jump if":
            return None, does
        if mnemonic.startswith("f") and (step := self.floats(one, does, kinds, mask)) is not None:
            return step, does
        if does == "shuffle" and one.immediate(one.op_count - 1) == IN_ORDER and one.op_kind(1) == iced.OpKind.REGISTER:
            read, write = reader(one, 1, mask), writer(one, 0, mask)
            return lambda s: write(s, read(s)), does
        if does == "ternary" and one.op_count == 4:
            return ternary(one, mask), does
        if does == "or" and operand_bits(one, 0) > LANE:
            return either(one, mask), does
        if does == "sub" and on_vectors(one):
            return difference(one, step_of(one, row, form, mask), mask), does
        if does in ROUNDS:
            return self._round(one, does, mask), does
        if does in KINDS and (made := byte_step(one, does, self.a, mask)) is not None:
            return made, does
        if does == "leave upper":
            return _forget_vectors, does
        if does in TURNS and one.op_kind(1) == iced.OpKind.REGISTER:
            return self._by_value(one, TURNS[does], mask), does
        if does == COPIES:
            return _copying(max(8, row.elem) // 8 if row else 0, step_of(one, row, form, mask), mask), does
        return step_of(one, row, form, mask), does

    def _round(self, one: Any, kind: str, mask: int) -> Step:
        """A round of each 128 bits: look-ups of the images of every byte, whose tables are dsl.rounds'."""
        bits, write, last = operand_bits(one, 0), writer(one, 0, mask), one.op_count - 1
        state, key = (reader(one, op, mask) for op in (last - 1, last))

        def step(s: State) -> None:
            a, b = (literals(read(s), bits) for read in (state, key))
            made: list[int] = []
            for at in range(0, bits, STATE):
                made += self._one_round(kind, a[at:at + STATE], b[at:at + STATE])
            write(s, bits_of(self.a, made))

        return step

    def _one_round(self, kind: str, state: tuple[int, ...], key: tuple[int, ...]) -> list[int]:
        """The literals of a round of 128 bits; of a state of which nothing is known nothing is."""
        f = self.a.f
        if f.has_junk(state):
            return list(f.junk(STATE))
        try:
            copy = copy_of((*state, *key))
        except Unknown:    # of several blocks: a round that only moves their bytes leaves them apart
            return self._images(kind, state, key)
        known = kind, plain(state), plain(key)
        found = self.rounds.get(known)
        if found is None:
            found = self.rounds[known] = self._images(*known)
        return f.of_copy(found, copy)

    def _images(self, kind: str, state: tuple[int, ...], key: tuple[int, ...]) -> list[int]:
        parts = [[bit] for bit in key]
        for q, columns in enumerate(image_columns(kind)):
            for i, bit in enumerate(self.a.f.look_up(state[8 * q:8 * q + 8], columns)):
                if bit:
                    parts[i].append(bit)
        return [self.a.f.xor_all(row) for row in parts]

    def _by_value(self, one: Any, kind: str, mask: int) -> Step:
        bits, read, write, amount = operand_bits(one, 0), reader(one, 0, mask), writer(one, 0, mask), \
            reader(one, 1, mask)
        counts = bits - 1 if kind.startswith("rot") else max(31, bits - 1)

        def step(s: State) -> None:
            write(s, by_amount(self.a, kind, read(s), amount(s), bits, counts))
            s.carry = s.overflow = s.zero = s.sign = None
            if kind in ("shl", "shr"):
                s.from_result = None    # type: ignore[attr-defined]

        return step

    def run(self, s: Symbolic, ip: int, until: frozenset[int] = frozenset()) -> Stop:
        """Run from an address to the end, to a jump that is not decided, or to one of the addresses `until`.

        Unknown where there is no rule.
        """
        first = True
        while ip != RETURN:
            if ip in until and not first:
                return Stop(ip)
            first = False
            if self.repeated is not None:
                ip, steps = self.repeated.run(s, ip, until)
                if steps:
                    self.steps += steps
                    continue
            one, step, _ = self.decoded(ip)
            self.steps += 1
            if self.steps > self.longest:
                raise Unknown("code that runs too long")
            if step is None:
                after = ip + one.len
                taken = self.decided(s, one)
                if taken is None and self.ends(s, one):
                    taken = False
                if taken is None:
                    return Stop(ip, False, one.near_branch_target, after, one.condition_code)
                ip = one.near_branch_target if taken else after
            else:
                ip = self.does(s, ip, one, step)
        return Stop(ip, True)

    def does(self, s: State, ip: int, one: Any, step: Step) -> int:
        """Do what the instruction at an address does: where the code goes on; Unknown where there is no rule."""
        try:
            to = step(s)
        except (Unknown, NotKnown, Invalid) as error:
            what = f"an access at {error.address:#x}" if isinstance(error, Invalid) else str(error)
            raise Unknown(f"{what} (at {ip:#x}: {one})") from None
        if to is not None and not isinstance(to, int):
            raise Unknown(f"a return to a place that is not known (at {ip:#x})")
        return ip + int(one.len) if to is None else to

    def decided(self, s: Symbolic, one: Any) -> bool | None:
        """Whether a conditional jump is taken; None where the formulas do not say."""
        code, value = one.condition_code, s.from_result
        if code in (_C.E, _C.NE) and value is not None and isinstance(value[0], int):
            return (value[0] == 0) == (code == _C.E)
        if code in (_C.E, _C.NE) and value is not None and s.differ(value[0]):
            return bool(code == _C.NE)
        if code in (_C.S, _C.NS) and value is not None and isinstance(value[0], int):
            return bool(value[0] >> value[1] - 1) == (code == _C.S)
        if code in (_C.B, _C.AE) and isinstance(s.carry, int):
            return bool(s.carry) == (code == _C.B)
        return None


@cache
def image_columns(kind: str) -> tuple[Columns, ...]:
    """The images of each byte of a state as tables."""
    return tuple(Columns(images, STATE) for images in rounds()[kind].images)


def _forget_vectors(s: State) -> None:
    """Vectors of which a part becomes zero: they are taken to hold anything."""
    for number in range(XMM, ST):
        s.r[number] = None    # type: ignore[call-overload]


def _copying(size: int, step: Step, mask: int) -> Step:
    """Elements of `size` bytes that are copied as often as the counter says, which is a number: all at once.

    `step` copies one after the other.
    """
    def copied(s: State) -> int | None:
        count, source, to = s.r[COUNTER] & mask, s.r[SOURCE], s.r[DESTINATION]
        if not isinstance(count, int) or not count or not isinstance(s.memory, Places) or \
                not s.memory.copy(source, to, count * size):
            return step(s)
        s.r[COUNTER], s.r[SOURCE], s.r[DESTINATION] = 0, source + count * size & mask, to + count * size & mask
        return None

    return copied


def new_state(memory: Places, bits: int, wide: bool, stack: int) -> Symbolic:
    """A state whose stack pointer is a number; all else is anything."""
    s = Symbolic(memory, bits, wide)
    s.r[SP] = stack
    return s


def code_of(image: Image) -> bytes:
    """The bytes of an image's code."""
    begin = image.sections[".text"]
    end = min((at for at in image.sections.values() if at > begin), default=image.end)
    for segment in image.segments:
        if segment.address <= begin < segment.end:
            return bytes(segment.data[begin - segment.address:end - segment.address])
    return b""
