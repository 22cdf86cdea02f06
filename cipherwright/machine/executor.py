"""The executor: the same calls and checks on Python integers, for code whose instructions this machine lacks.

Machine code is decoded, and every instruction does what the table of forms and the meanings of the machine graph's
operations say (cipherwright.machine.steps). It knows what the compiler emits, floating point apart, and is several
thousand times slower than a processor. `targets/validation/semantics.toml` says on which processors the meaning of
which forms was found to be the instruction's.
"""

from __future__ import annotations

import time

import iced_x86 as iced

from cipherwright.machine.machine import (
    FCW,
    MXCSR,
    STACK,
    STACK_SIZE,
    VECTOR_JUNK,
    Fault,
    Machine,
    MachineUnavailable,
    Outcome,
    Plan,
    default_abi,
    sentinels,
    vector_junk,
)
from cipherwright.machine.state import Invalid, Memory, State, Step
from cipherwright.machine.steps import NotKnown, step_of
from scheduler.code.instr import FORMS
from targets.abi import Abi
from targets.elf import Image, Segment
from targets.forms import FEATURES
from targets.x86.operands import form_of, mnemonic_of, operands_of
from targets.x86.register_files import WIDE
from targets.x86.registers import NotDescribed, vector

_RETURN = 0x7F000000
_NUMBERS = {name: number for number, name in enumerate(WIDE)}
LOOKS_AT_CLOCK = 1 << 14
"""Instructions after which the time is looked at."""
BESIDE = frozenset({"sse3", "sse4.1", "sse4.2", "popcnt", "cmov", "fxsr", "tsc", "cx8"})
"""Features of CPUs that no form asks for."""


class Executor(Machine):
    """Calls run on integers, on any host."""

    name = "executor"
    memory_kind: type[Memory] = Memory

    def __init__(self, features: frozenset[str] = frozenset(), abi: Abi | None = None) -> None:
        self.abi = abi or default_abi()
        missing = sorted(features - {*FEATURES} - BESIDE)
        if missing:
            raise MachineUnavailable(f"the executor does not know {', '.join(missing)}")
        self._images: dict[int, tuple[Image, list[tuple[Segment, bytearray]]]] = {}
        self._code: dict[int, tuple[Step, int]] = {}
        self._memory = self.memory_kind()

    def _load(self, image: Image) -> None:
        """Make an image's memory what it was after its last call; other images' code is forgotten."""
        if id(image) not in self._images:
            self._images = {id(image): (image, [(s, bytearray(s.data)) for s in image.segments])}
            self._code = {}
        self._memory = self.memory_kind()
        for segment, data in self._images[id(image)][1]:
            self._memory.add(segment.address, data, segment.writable)

    def _decoded(self, ip: int) -> tuple[Step, int]:
        """What the instruction at an address does, and where the next one is; NotKnown, or Invalid outside of code."""
        contents, at = self._memory.find(ip, 1, False)
        if not any(s.executable and s.address <= ip < s.end for _, own in self._images.values() for s, _ in own):
            raise Invalid(ip, False)
        one = iced.Decoder(self.abi.bits, bytes(contents[at:at + 15]), ip=ip).decode()
        if one.code == iced.Code.INVALID:
            raise NotKnown("bytes that are no instruction")
        try:
            form = form_of(operands_of(one), mnemonic_of(one))
        except NotDescribed as what:
            raise NotKnown(str(what)) from None
        made = step_of(one, FORMS.get(form), form, (1 << self.abi.bits) - 1), ip + one.len
        self._code[ip] = made
        return made

    def _execute(self, image: Image, entry: int, plan: Plan, timeout: float) -> Outcome:
        self._load(image)
        memory, word = self._memory, self.abi.bits // 8
        regions = [bytearray(r.contents) for r in plan.regions]
        for region, data in zip(plan.regions, regions, strict=True):
            memory.add(region.low, data, region.buffer.writable)
        stack = bytearray(STACK_SIZE)
        at = plan.esp - word - STACK
        stack[at:at + word + len(plan.stack)] = _RETURN.to_bytes(word, "little") + plan.stack
        memory.add(STACK, stack, True)
        state = State(memory, self.abi.bits)
        for name, value in {**sentinels(self.abi), **plan.registers, "esp": plan.esp - word}.items():
            state.r[_NUMBERS[name]] = value
        for number in range(16 if word == 8 else 8):
            state.r[vector(number)] = vector_junk(number) if word == 8 else int.from_bytes(VECTOR_JUNK, "little")
        fault = self._run(state, entry, timeout)
        if fault is not None:
            return Outcome({}, [], b"", fault)
        found = {name: state.r[number] for name, number in _NUMBERS.items() if number < 8 or word == 8}
        found |= {"eip": _RETURN, "eflags": 0x202, "tag": 0xFFFF if not state.used_mm else 0, "fcw": FCW,
                  "mxcsr": MXCSR}
        vectors = {name: state.r[vector(int(name[3:]))] & (1 << 128) - 1 for name in self.abi.preserved_vectors}
        return Outcome(found, [bytes(r) for r in regions], bytes(stack[plan.esp - STACK:][:len(plan.stack)]),
                       vectors=vectors)

    def _run(self, state: State, entry: int, timeout: float) -> Fault | None:
        """Execute from `entry` until the return; what went wrong, if something did."""
        ip, code, left, until = entry, self._code, LOOKS_AT_CLOCK, time.monotonic() + timeout
        try:
            while ip != _RETURN:
                step, after = code.get(ip) or self._decoded(ip)
                to = step(state)
                ip = after if to is None else to
                left -= 1
                if not left:
                    left = LOOKS_AT_CLOCK
                    if time.monotonic() > until:
                        return Fault("timeout", None, ip, f"it did not return within {timeout:g} s")
        except Invalid as place:
            if place.misaligned:
                return Fault("SIGSEGV", None, ip, "general protection (a misaligned vector operand)")
            return Fault(f"SIGSEGV ({'write' if place.write else 'read'})", place.address, ip)
        except NotKnown as what:
            return Fault("SIGILL", None, ip, f"the executor does not know {what}")
        return None
