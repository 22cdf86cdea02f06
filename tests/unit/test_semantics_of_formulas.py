"""The meaning of every form on vectors as proofs have it, on formulas, beside the executor's, on numbers.

Registers, and a place in memory, are variables, or all but one or two of them, which are numbers: of a look-up either
the table or the index is known. In half of the trials all bytes that are not known are less than 16. Of what there is
no rule for nothing is said; what is said has to be so for each sample of the variables.
"""

from __future__ import annotations

import random
from functools import cache

import iced_x86 as iced
import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.machine import Machine, Symbolic
from cipherwright.equality.memory import Places
from cipherwright.equality.samples import INPUTS
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Number, bits_of
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer
from cipherwright.machine.open import open_machine
from cipherwright.machine.state import State
from cipherwright.machine.steps import step_of
from targets.elf import Image, load_elf
from targets.forms import Form
from targets.x86.registers import MASK, MM, XMM
from tests.unit.test_scalar_semantics_of_formulas import Cell
from tests.unit.test_semantics import ABI, BYTES, FORMS, text_of

IN_MEMORY = {name: form for name, form in FORMS.items()
             if any(kind[0] == "m" and kind != "mm" for kind in form.operand_kinds)}
REGISTERS = {name: form for name, form in FORMS.items() if name not in IN_MEMORY}
KNOWN: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (2,), (0, 1), (1, 2))
"""Vector registers that hold numbers."""
SAMPLED = (0, 5, 40, 77, 100, INPUTS - 1)
SIZE = 648
RDI, RSI, PLACE = 7, 6, -1
NUMBERS = (0x0F, 0xFF, 0x00, 0x80, 0x07)


@cache
def image_of(form: Form, imm: int) -> Image:
    """f(in, out) of tests/unit/test_semantics.py."""
    return load_elf(assemble(text_of(form, imm), "f", 64), 0x10000000, 64)


def instruction(image: Image, form: Form) -> int:
    """Where the instruction is: behind the loads."""
    own = next(s for s in image.segments if s.executable)
    loads = 5 + 3 * ("k" in form.operand_kinds)
    return list(iced.Decoder(64, own.data, ip=own.address))[loads].ip


def compared(form: Form, imm: int, known: tuple[int, ...], bits: int) -> bool:
    """Whether there is a rule for a form; if so, it is what the executor does. `bits`: of each byte not known."""
    wide = next((k for k in "zyx" if k in form.operand_kinds), "z" if "k" in form.operand_kinds else "mm")
    size, rng = BYTES[wide], random.Random(f"{form.name} {imm} {known}")
    a = Arithmetic(Forms())
    samples, image = Sweep(a.f, a).samples, image_of(form, imm)
    state = Symbolic(Places(a, image, 64, (0, 0)), 64, True)
    first = MM if wide == "mm" else XMM
    words: dict[int, tuple[int, int]] = {first + i: (size * i, size) for i in range(4)}
    words |= {0: (640, 8)} | {MASK + i: (640 - 8 * i, 8) for i in range(1, 4) if "k" in form.operand_kinds}
    given: dict[int, Number] = {}
    for number, (_, count) in words.items():
        given[number] = bits_of(a, [b if i % 8 < bits else 0 for i, b in enumerate(a.f.variables(number, 8 * count))])
        if number - first in known:
            given[number] = int.from_bytes(bytes(rng.choice(NUMBERS) for _ in range(count))
                                           if rng.random() < 0.5 else rng.randbytes(count), "little")
        state.r[number] = given[number]
    machine, at = Machine(image, a, 64), instruction(image, form)
    try:
        one, step, _ = machine.decoded(at)
        assert step is not None
        machine.does(state, at, one, step)
        made = {number: literals(state.r[number], 8 * count) for number, (_, count) in words.items()}
    except Unknown:
        return False
    features = form.features | {"sse2", "avx512f", "avx512bw"}
    executor = open_machine(frozenset(features), "executor", ABI)
    values = {n: samples.values(literals(x, 8 * words[n][1])) for n, x in given.items()}
    found = {n: samples.values(row) for n, row in made.items()}
    for sample in SAMPLED:
        data = bytearray(SIZE)
        for number, (place, count) in words.items():
            data[place:place + count] = values[number][sample].to_bytes(count, "little")
        out = executor.call(image, "f", [Buffer(bytes(data), False), Buffer(bytes(SIZE))], end_guard=False).buffers[1]
        for number, (place, count) in words.items():
            want = int.from_bytes(out[place:place + count], "little")
            assert found[number][sample] == want, (form.name, imm, known, bits, number - first, sample)
    return True


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.spread(6)) for n in REGISTERS])
def test_a_form_means_on_formulas_what_it_means_on_numbers(name: str) -> None:
    form = REGISTERS[name]
    some = (0, 1, 27, 0xB1, 0xE8) if any(kind.startswith("imm") for kind in form.operand_kinds) else (0,)
    tried = [compared(form, imm, known, bits) for imm in some for known in KNOWN for bits in (4, 8)]
    assert any(tried), "no rule at all"


def beside_numbers(form: Form, imm: int, known: tuple[int, ...], bits: int) -> bool:
    """The same of a form with a place in memory, beside the executor's step; that place is known as the first word is.
    """
    wide = next((k for k in "zyx" if k in form.operand_kinds), "z" if "k" in form.operand_kinds else "mm")
    size, rng = BYTES[wide], random.Random(f"{form.name} {imm} {known}")
    a = Arithmetic(Forms())
    samples, image = Sweep(a.f, a).samples, image_of(form, imm)
    state, plain = Symbolic(Places(a, image, 64, (0, 0)), 64, True), State(Cell(0), 64)  # type: ignore[arg-type]
    first = MM if wide == "mm" else XMM
    words = {PLACE: 64, **{first + i: size for i in range(4)}} | {0: 8} | {
        MASK + i: 8 for i in range(1, 4) if "k" in form.operand_kinds}
    given: dict[int, Number] = {}
    for number, count in words.items():
        given[number] = bits_of(a, [b if i % 8 < bits else 0 for i, b in enumerate(a.f.variables(number, 8 * count))])
        if number - first in known or (number == PLACE and 0 in known):
            given[number] = int.from_bytes(rng.randbytes(count), "little")
    cell = state.memory = Cell(given.pop(PLACE), 64)  # type: ignore[assignment]
    values = {PLACE: samples.values(literals(cell.value, 512))}  # type: ignore[attr-defined]
    for number, x in given.items():
        values[number], state.r[number] = samples.values(literals(x, 8 * words[number])), x
    state.r[RDI] = state.r[RSI] = 0
    machine, at = Machine(image, a, 64), instruction(image, form)
    try:
        one, step, _ = machine.decoded(at)
        assert step is not None
        machine.does(state, at, one, step)
        made = {number: literals(state.r[number], 8 * words[number]) for number in given}
        made[PLACE] = literals(cell.value, 512)  # type: ignore[attr-defined]
    except Unknown:
        return False
    found = {n: samples.values(row) for n, row in made.items()}
    does = step_of(one, form, form.name, (1 << 64) - 1)
    for sample in SAMPLED:
        plain.memory = Cell(values[PLACE][sample], 64)  # type: ignore[assignment]
        for number in given:
            plain.r[number] = values[number][sample]
        plain.r[RDI] = plain.r[RSI] = 0
        does(plain)
        for number in made:
            want = plain.memory.value if number == PLACE else plain.r[number]  # type: ignore[attr-defined]
            assert found[number][sample] == want & (1 << 8 * words[number]) - 1, (
                form.name, imm, known, bits, number, sample)
    return True


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.spread(6)) for n in IN_MEMORY])
def test_a_form_with_a_place_in_memory_means_on_formulas_what_it_means_on_numbers(name: str) -> None:
    form = IN_MEMORY[name]
    some = (0, 1, 27, 0xB1, 0xE8) if any(kind.startswith("imm") for kind in form.operand_kinds) else (0,)
    tried = [beside_numbers(form, imm, known, bits) for imm in some for known in KNOWN for bits in (4, 8)]
    assert any(tried), "no rule at all"
