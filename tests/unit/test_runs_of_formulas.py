"""Short runs of random code as proofs have them, on formulas of every kind, beside the executor's, on numbers.

What registers hold is literals, sums modulo powers of two, or exact integers (cipherwright.equality.exact) with bounds;
behind every instruction all of it is evaluated for random inputs, the integers by what their atoms stand for. Where
there is no rule a run ends: what is said has to be so, and so have the bounds of every atom.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import iced_x86 as iced
import pytest

from cipherwright.equality.carries import Carries
from cipherwright.equality.exact import Whole
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.machine import Machine, Symbolic
from cipherwright.equality.memory import Places
from cipherwright.equality.samples import Samples
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.taken_apart import Apart
from cipherwright.equality.words import Number, Part, Product, Sum, Term, bits_of
from cipherwright.machine.assemble import assemble
from cipherwright.machine.state import State
from cipherwright.machine.steps import step_of
from cipherwright.machine.vector_steps import NotKnown
from scheduler.code.instr import FORMS as ROWS
from targets.elf import Image, load_elf
from targets.x86.operands import form_of, mnemonic_of, operands_of
from tests.unit.test_scalar_semantics_of_formulas import CORNERS, FORMS

WORLDS = ("plain", "closer", "numbers", "plainer", "modulo", "bits", "by words")
NAMES = {"r64": ("rax", "rcx", "rdx", "rbx"), "r32": ("eax", "ecx", "edx", "ebx"), "r16": ("ax", "cx", "dx", "bx"),
         "r8": ("al", "cl", "dl", "bl")}
USED = sorted(name for name, form in FORMS.items() if not form.has_memory and form.does not in (
    "save", "restore", "set if", "address") and all(k in NAMES or k.startswith("imm") for k in form.operand_kinds))
LONG, TRIALS, PAIRS = 9, 20, 8
INPUTS, OPEN = 256, 12
"""Inputs for which runs are evaluated, and bits of the input where these are all that there are."""
SAMPLED = (0, 7, 33, 66, 90, 103, 170, INPUTS - 1)
EASY = ("add", "sub", "add with carry", "subtract with borrow", "multiply wide", "mul", "and", "shr", "shl", "copy")
"""What exact integers have rules for: half of all instructions."""


class All(Samples):
    """Every input of the first OPEN bits that are asked for."""

    def __init__(self, f: Forms, a: Carries) -> None:
        super().__init__(f, a, inputs=1 << OPEN)
        self.bits: dict[Any, int] = {}

    def _variable(self, name: Any, bit: int) -> int:
        at = 1 << self.bits.setdefault((name, bit), len(self.bits))
        assert at < self.inputs
        return sum(((1 << at) - 1) << i + at for i in range(0, self.inputs, 2 * at))


class World:
    """Formulas of one kind, and what they are for random inputs, or for all."""

    def __init__(self, kind: str, all_inputs: bool = False) -> None:
        self.f = Forms()
        self.a = Carries(self.f)
        self.sweep, self.whole = Sweep(self.f, self.a), None if kind in (*WORLDS[:2], "gates") else Whole(self.a, [])
        self.samples = All(self.f, self.a) if all_inputs else Samples(self.f, self.a, 7, INPUTS)
        self.inputs = self.samples.inputs
        self.found: dict[int, list[int]] = {}
        self.atoms: dict[int, Any] = {}
        if kind == "gates":
            self.sweep.gates = Apart(self.f, self.a)
        if kind in ("closer", "bits", "by words", "gates"):
            self.f.alike = True
            self.a.widths({8, 16, 24, 32, 33, 48}, 64)
        if self.whole is None:
            return
        self.a.whole, self.whole.opaque = self.whole, True
        self.whole.sample, self.whole.same = self.sweep.samples.literal, self.sweep.same
        self.whole.expanded = self.whole.integers.expanded = kind == "numbers"
        self.whole.twins = self.sweep.both = kind in ("bits", "by words")
        self.whole.by_words = kind == "by words"
        free = self.samples._variable

        def variable(name: Any, bit: int) -> int:
            return self.bit_of(name[1], bit) if name[0] == "exact" else free(name, bit)

        self.samples._variable = variable  # type: ignore[method-assign]

    def bit_of(self, number: Any, bit: int) -> int:
        """The sample of a literal that is called after a number."""
        return sum((value >> bit & 1) << i for i, value in enumerate(self.polynomial(dict(number))))

    def polynomial(self, x: dict[tuple[int, ...], int]) -> list[int]:
        """What a polynomial is for each input."""
        total = [0] * self.inputs
        for mono, times in x.items():
            part = [times] * self.inputs
            for atom in mono:
                part = [p * v for p, v in zip(part, self.atom(atom), strict=True)]
            total = [t + p for t, p in zip(total, part, strict=True)]
        return total

    def atom(self, number: int) -> list[int]:
        """What an atom of the integers is for each input, which is within its bounds."""
        assert self.whole is not None
        integers = self.whole.integers
        if number not in self.found:
            self.atoms |= {n: what for what, n in integers.made.items()}
            what = self.atoms[number]
            if what[0] == "variable":
                made = self.samples.values(self.whole.literals[number])
            elif what[0] == "word":
                made = self.polynomial(integers.words[number] or {})
            else:
                assert what[0] == "quotient", what
                made = [value >> what[2] for value in self.polynomial(dict(what[1]))]
            self.found[number] = made
        made = self.found[number]
        assert integers.low[number] <= min(made) and max(made) <= integers.high[number], "bounds of an atom"
        return made

    def values(self, x: Number, bits: int) -> list[int]:
        """The low bits of a number for each input."""
        ones = (1 << bits) - 1
        if isinstance(x, int):
            return [x & ones] * self.inputs
        if isinstance(x, Sum):
            total = [0] * self.inputs
            for part, times in x.parts:
                total = [t + times * v & ones for t, v in zip(total, self.values(part, bits), strict=True)]
            return total
        if isinstance(x, Product):
            return [v * w & ones for v, w in zip(self.values(x.x, bits), self.values(x.y, bits), strict=True)]
        if isinstance(x, Part):
            return [v >> x.begin & ones for v in self.values(x.of, bits + x.begin)]
        if isinstance(x, Term) and x.exact:
            made = self.polynomial(x.view)  # type: ignore[attr-defined]
            assert x.low <= min(made) and max(made) <= x.high, "bounds of a number"  # type: ignore[attr-defined]
            return [v & ones for v in made]
        return list(self.samples.values(literals(x, bits)))


def lines(rng: random.Random, easy: bool, count: int) -> list[str]:
    """Instructions on four registers."""
    found: list[str] = []
    while len(found) < count:
        form = FORMS[rng.choice(USED)]
        if easy and form.does not in EASY and rng.random() < 0.8:
            continue
        names = []
        for kind in form.operand_kinds:
            small = 63 if "64" in form.name else 31
            names.append(rng.choice(NAMES[kind]) if kind in NAMES else
                         str(rng.choice((1, 8, 16, 32, rng.randrange(small + 1))) & small) if kind == "imm8" else
                         str(rng.choice((1, 0xFF, 0xFFFF, 0x7FFFFFFF, rng.getrandbits(31)))))
        if form.does.endswith("by"):
            names[-1] = "cl"
        if form.does == "exchange" and names[0] == names[1]:
            continue
        found.append(f"{form.mnemonic} {', '.join(names)}")
    return found


def image_of(code: Sequence[str]) -> Image:
    """Instructions, assembled."""
    text = "\n".join(["bits 64", "global f", "section .text", "f:", *code, ""])
    return load_elf(assemble(text, "f", 64), 0x10000000, 64)


def given(world: World, rng: random.Random) -> list[Number]:
    """What registers hold, and the carry: words of the input, numbers."""
    found: list[Number] = []
    for number in range(4):
        size = rng.choice((1, 8, 16, 26, 32, 64, 64))
        row = [b for byte in range(8) for b in world.f.variables(("in", number, byte), 8)][:size]
        found.append(rng.choice(CORNERS) if rng.random() < 0.1 else bits_of(world.a, row))
        if world.whole is not None and rng.random() < 0.8:
            found[-1] = world.whole.of(found[-1])
    return [*found, rng.choice((0, 1))]


def of_few(world: World, rng: random.Random) -> list[Number]:
    """The same with OPEN bits of the input, side by side or apart, all others constant."""
    found: list[Number] = []
    for number in range(3):
        size = rng.choice((OPEN // 3, 8, 32, 64))
        places = range(OPEN // 3) if rng.random() < 0.5 else rng.sample(range(size), OPEN // 3)
        row = [rng.choice((0, 0, 1)) for _ in range(size)]
        for place, b in zip(places, world.f.variables(("few", number), OPEN // 3), strict=True):
            row[place] = b
        found.append(bits_of(world.a, row))
    return [*found, rng.choice(CORNERS), rng.choice((0, 1))]


def run(world: World, start: Sequence[Number], image: Image, each: bool = True) -> int:
    """How many instructions have rules: behind each of them, or all, what is said is so."""
    a, bits, real = world.a, 64, []
    s = Symbolic(Places(a, image, bits, (0, 0)), bits, True)
    *s.r[:4], s.carry = start
    values = [world.values(x, bits) for x in start]
    samples = SAMPLED if each else range(world.inputs)
    for sample in samples:
        one = State(None, bits)  # type: ignore[arg-type]
        *one.r[:4], one.carry = (row[sample] for row in values)
        real.append(one)
    machine, done = Machine(image, a, bits), 0
    segment = next(segment for segment in image.segments if segment.executable)
    code = list(iced.Decoder(bits, segment.data, ip=segment.address))
    for found in code:
        name = form_of(operands_of(found), mnemonic_of(found))
        try:
            step = machine.decoded(found.ip)[1]
            assert step is not None
            machine.does(s, found.ip, found, step)
            now = [*s.r[:4], 0 if s.carry is None else s.carry]
            last = [world.values(x, bits) for x in now] if each or found is code[-1] else []
            plain = step_of(found, ROWS.get(name), name, (1 << bits) - 1)
            for one in real:
                plain(one)
        except (Unknown, NotKnown):
            break
        done += 1
        for sample, one in zip(samples, real, strict=True) if last else ():
            left = [row[sample] for row in last]
            want = [*one.r[:4], left[4] if s.carry is None or one.carry is None else one.carry]
            assert left == want, (str(found), done, sample, list(map(hex, left)), list(map(hex, want)))
    return done


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", [pytest.param(kind, marks=pytest.mark.spread(3)) for kind in WORLDS])
def test_what_is_said_of_a_run_is_so(kind: str, seed: int) -> None:
    rng, done = random.Random(f"{kind} {seed}"), 0
    for trial in range(TRIALS):
        world = World(kind)
        done += run(world, given(world, rng), image_of(lines(rng, trial % 2 == 0, LONG)))
    assert done > TRIALS * 2


def other(rng: random.Random, code: Sequence[str]) -> list[str]:
    """The same code but for one instruction, which is another one, or two of them, which have changed places."""
    made, at = list(code), rng.randrange(len(code))
    if rng.random() < 0.5:
        made[at:at + 2] = reversed(made[at:at + 2])
    elif rng.random() < 0.5:
        made[at] = lines(rng, True, 1)[0]
    else:
        made[at:at + 1] = lines(rng, True, rng.choice((0, 2)))
    return made


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", [pytest.param(kind, marks=pytest.mark.spread(3)) for kind in (*WORLDS, "gates")])
def test_what_is_said_of_code_beside_a_source_is_so_for_all_inputs(kind: str, seed: int) -> None:
    """A run is the source of another one, whose forms are looked for in it: by what is equal for samples only."""
    rng, done = random.Random(f"{kind} {seed}"), 0
    for trial in range(PAIRS):
        world = World(kind, all_inputs=True)
        start, source = of_few(world, rng), lines(rng, trial % 2 == 0, LONG)
        run(world, start, image_of(source), False)
        world.f.in_code = True
        done += run(world, start, image_of(other(rng, source)), False)
    assert done > PAIRS * 2
