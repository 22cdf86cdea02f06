"""The meaning of every form on general registers as proofs have it, on formulas, beside the executor's, on numbers.

An instruction is done once on registers, a place in memory and a carry that are variables, or some of them numbers, and
once for each of some samples of the variables on what these are then. Of what there is no rule for nothing is said;
what is said of registers, memory and flags has to be so. (tests/unit/test_flags.py has the executor beside the CPU.)
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.machine import Machine, Symbolic
from cipherwright.equality.memory import Places
from cipherwright.equality.samples import INPUTS, Samples
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Number, bits_of
from cipherwright.machine.assemble import assemble
from cipherwright.machine.state import State, Step
from cipherwright.machine.steps import MAKERS, step_of
from targets.elf import Image, load_elf
from targets.forms import Form, load_forms
from targets.x86.registers import SP

AX, CX, DX, BX, SI = 0, 1, 2, 3, 6
KINDS = {"r64": ("rax", "rdx", "rbx"), "r32": ("eax", "edx", "ebx"), "r16": ("ax", "dx"), "r8": ("al", "cl"),
         "r8h": ("ah", "dh"), "m": ("[rdx - 8]",) * 2, "[r+r+i]": ("[rdx + rbx + 0x7F]",) * 2,
         "[r*i]": ("[8*rdx]",) * 2, "[r+r*i]": ("[rdx + 4*rbx]",) * 2, "[r+r*i+i]": ("[rdx + 2*rbx - 1]",) * 2,
         "m8": ("byte [rsi]",), "m16": ("word [rsi]",), "m32": ("dword [rsi]",), "m64": ("qword [rsi]",)}
ELSEWHERE = ("jump", "jump if", "call", "return", "copy bytes", "fill", "leave mm", "leave upper")
"""Steps that are no function of registers, memory and flags: runs of code have them."""
FORMS = {name: form for name, form in load_forms().items()
         if form.does in MAKERS and form.does not in ELSEWHERE
         and all(kind in KINDS or kind.startswith("imm") for kind in form.operand_kinds)}
CORNERS = (0, 1, 0x80, 0xFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x100000000, 1 << 63, (1 << 64) - 1)
KNOWN: tuple[frozenset[int], ...] = (frozenset(), frozenset({AX}), frozenset({DX}), frozenset({CX, SI}),
                                     frozenset({AX, BX, CX, DX}))
"""Registers that hold numbers; SI stands for the place in memory."""
PLACE, STACK = 0x1000, 0x2000
SAMPLED = (0, 3, 31, 64, 90, 101, INPUTS - 1)
GENERAL = (AX, CX, DX, BX)


class Cell:
    """A place in memory, wherever it is asked for."""

    def __init__(self, value: Number, size: int = 8) -> None:
        self.value, self.at, self.ones = value, 0, (1 << 8 * size) - 1

    def read(self, at: int, size: int) -> Number:
        self.at = at
        return self.value & (1 << 8 * size) - 1

    def write(self, at: int, size: int, value: Number) -> None:
        self.at, ones = at, (1 << 8 * size) - 1
        self.value = self.value & (self.ones ^ ones) | value & ones


@cache
def image_of(form: Form, imm: int, bits: int) -> Image:
    names = [str(imm) if kind.startswith("imm") else KINDS[kind][min(place, len(KINDS[kind]) - 1)]
             for place, kind in enumerate(form.operand_kinds)]
    if form.does == "exchange" and "r8h" in form.operand_kinds:
        names = ["dh", "dl"]    # which is how it is decoded
    mnemonic = "setc" if form.does == "set if" else form.mnemonic
    text = f"bits {bits}\nglobal f\nsection .text\nf: {mnemonic} {', '.join(names)}\n"
    if bits == 32:
        text = text.replace("[r", "[e").replace("+ r", "+ e").replace("*r", "*e")
    return load_elf(assemble(text, "f", bits), 0x10000000, bits)


def given(a: Arithmetic, known: frozenset[int], rng: random.Random, bits: int) -> dict[int, Number]:
    """What registers hold; under -1 the carry."""
    made: dict[int, Number] = {}
    for number in (AX, CX, DX, BX, SI):
        variables = list(a.f.variables(number, 64))
        made[number] = bits_of(a, variables[:bits] if number != SI else variables)
        if number in known:
            made[number] = rng.choice([rng.choice(CORNERS), rng.getrandbits(64)]) & (1 << bits) - 1
    made[-1] = rng.choice([0, 1, bits_of(a, list(a.f.variables(7, 1)))])
    return made


def on_numbers(step: Step, values: dict[int, int], bits: int) -> State:
    """What the executor does."""
    s = State(Cell(values[SI]), bits)  # type: ignore[arg-type]
    for number in GENERAL:
        s.r[number] = values[number]
    s.r[SI], s.r[SP], s.carry = PLACE, STACK, values[-1]
    s.zero = s.sign = s.overflow = None
    step(s)
    return s


def flags_of(s: Symbolic) -> dict[str, Number]:
    """Flags of which the formulas say something: the zero and the sign are of a result."""
    made: dict[str, Number] = {"carry": s.carry, "overflow": s.overflow}
    if s.from_result is not None:
        value, bits = s.from_result
        made |= {"zero": value & (1 << bits) - 1, "sign": value >> bits - 1 & 1}
    return {name: value for name, value in made.items() if value is not None}


def values(samples: Samples, value: Number) -> tuple[int, ...]:
    """A value for each input of the samples."""
    return tuple(samples.values(literals(value, 64)))


def compared(form: Form, imm: int, known: frozenset[int], rng: random.Random, bits: int) -> bool:
    """Whether there is a rule for a form; if so, it is what the executor does."""
    a = Arithmetic(Forms())
    samples, image = Sweep(a.f, a).samples, image_of(form, imm, bits)
    s, start = Symbolic(Places(a, image, bits, (0, 0)), bits, True), given(a, known, rng, bits)
    cell = Cell(start[SI])
    s.memory = cell  # type: ignore[assignment]
    for number in GENERAL:
        s.r[number] = start[number]
    s.r[SI], s.r[SP], s.carry = PLACE, STACK, start[-1]
    machine = Machine(image, a, bits)
    at = next(segment for segment in image.segments if segment.executable).address
    try:
        one, step, _ = machine.decoded(at)
        assert step is not None
        machine.does(s, at, one, step)
        flags = flags_of(s)
    except Unknown:
        return False
    inputs = {n: values(samples, x) for n, x in start.items()}
    left = {n: values(samples, s.r[n]) for n in GENERAL} | {SI: values(samples, cell.value)}
    said = {name: values(samples, value) for name, value in flags.items()}
    plain = step_of(one, form, form.name, (1 << bits) - 1)
    for sample in SAMPLED:
        real = on_numbers(plain, {n: row[sample] for n, row in inputs.items()}, bits)
        where = form.name, imm, sorted(known), bits, sample
        assert (s.r[SI], s.r[SP], cell.at) == (PLACE, real.r[SP], real.memory.at), where  # type: ignore[attr-defined]
        for number, row in left.items():
            want = real.memory.value if number == SI else real.r[number]  # type: ignore[attr-defined]
            assert row[sample] == want, (*where, number, hex(row[sample]), hex(want))
        for name, row in said.items():
            want = getattr(real, name)
            if want is not None:
                assert (int(row[sample] == 0) if name == "zero" else row[sample]) == want, (*where, name)
    return True


def modes(form: Form) -> tuple[int, ...]:
    """In which modes of the processor there is a form: stacks have words of the mode."""
    if form.does in ("save", "restore"):
        return (64,) if "64" in form.name else (32,)
    return (64,) if "64" in form.name or "x86-64" in form.features else (32, 64)


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.spread(6)) for n in FORMS])
def test_a_form_means_on_formulas_what_it_means_on_numbers(name: str) -> None:
    form, rng = FORMS[name], random.Random(name)
    constant = next((kind for kind in form.operand_kinds if kind.startswith("imm")), "")
    some = (1, 2, 7, 15, 31) if constant == "imm8" else (1, 3, 0x7F, 0x12345678, -1) if constant else (0,)
    tried = [compared(form, imm, known, rng, bits)
             for bits in modes(form) for imm in some for known in KNOWN for _ in range(3)]
    assert any(tried), "no rule at all"
