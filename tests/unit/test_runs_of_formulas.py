"""Short runs of random code as proofs have them, on formulas of every kind, beside the executor's, on numbers.

What registers hold is literals, sums modulo powers of two, or exact integers (cipherwright.equality.exact) with bounds;
behind every instruction all of it is evaluated for random inputs, the integers by what their atoms stand for. Where
there is no rule a run ends: what is said has to be so, and so have the bounds of every atom.
"""

from __future__ import annotations

import random
from typing import Any

import iced_x86 as iced
import pytest

from cipherwright.equality.carries import Carries
from cipherwright.equality.exact import Whole
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.machine import Machine, Symbolic
from cipherwright.equality.memory import Places
from cipherwright.equality.samples import INPUTS
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
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
LONG, TRIALS = 9, 40
SAMPLED = (0, 7, 33, 66, 90, 103, INPUTS - 1)
EASY = ("add", "sub", "add with carry", "subtract with borrow", "multiply wide", "mul", "and", "shr", "shl", "copy")
"""What exact integers have rules for: half of all instructions."""


class World:
    """Formulas of one kind, and what they are for random inputs."""

    def __init__(self, kind: str) -> None:
        self.f = Forms()
        self.a = Carries(self.f)
        self.sweep, self.whole = Sweep(self.f, self.a), None if kind in WORLDS[:2] else Whole(self.a, [])
        self.samples = self.sweep.samples
        self.found: dict[int, list[int]] = {}
        self.atoms: dict[int, Any] = {}
        if kind in ("closer", "bits", "by words"):
            self.f.alike = True
            self.a.widths({8, 16, 24, 32, 33, 48}, 64)
        if self.whole is None:
            return
        self.a.whole, self.whole.opaque = self.whole, True
        self.whole.sample, self.whole.same = self.samples.literal, self.sweep.same
        self.whole.expanded = self.whole.integers.expanded = kind == "numbers"
        self.whole.twins = self.sweep.both = kind in ("bits", "by words")
        self.whole.by_words = kind == "by words"
        free = self.samples._variable
        self.samples._variable = lambda name, bit: self.bit_of(name[1], bit) if name[0] == "exact" else free(name, bit)  # type: ignore[method-assign]

    def bit_of(self, number: Any, bit: int) -> int:
        """The sample of a literal that is called after a number."""
        return sum((value >> bit & 1) << i for i, value in enumerate(self.polynomial(dict(number))))

    def polynomial(self, x: dict[tuple[int, ...], int]) -> list[int]:
        """What a polynomial is for each input."""
        total = [0] * INPUTS
        for mono, times in x.items():
            part = [times] * INPUTS
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
            return [x & ones] * INPUTS
        if isinstance(x, Sum):
            total = [0] * INPUTS
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


def code(rng: random.Random, easy: bool) -> Image:
    """A few instructions on four registers."""
    text = ["bits 64", "global f", "section .text", "f:"]
    while len(text) < 4 + LONG:
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
        text.append(f"{form.mnemonic} {', '.join(names)}")
    return load_elf(assemble("\n".join(text) + "\n", "f", 64), 0x10000000, 64)


def run(world: World, rng: random.Random, image: Image) -> int:
    """How many instructions have rules: behind each of them what is said is so."""
    a, bits = world.a, 64
    s = Symbolic(Places(a, image, bits, (0, 0)), bits, True)
    for number in range(4):
        size = rng.choice((1, 8, 16, 26, 32, 64, 64))
        row = [b for byte in range(8) for b in world.f.variables(("in", number, byte), 8)][:size]
        s.r[number] = rng.choice(CORNERS) if rng.random() < 0.1 else bits_of(a, row)
        if world.whole is not None and rng.random() < 0.8:
            s.r[number] = world.whole.of(s.r[number])
    s.carry = rng.choice((0, 1))
    real = []
    start = [world.values(s.r[number], bits) for number in range(4)]
    for sample in SAMPLED:
        one = State(None, bits)  # type: ignore[arg-type]
        one.r[:4], one.carry = [row[sample] for row in start], s.carry
        real.append(one)
    machine, done = Machine(image, a, bits), 0
    segment = next(segment for segment in image.segments if segment.executable)
    for found in iced.Decoder(bits, segment.data, ip=segment.address):
        where = segment.data.hex(), str(found), done
        name = form_of(operands_of(found), mnemonic_of(found))
        try:
            step = machine.decoded(found.ip)[1]
            assert step is not None
            machine.does(s, found.ip, found, step)
            left = [world.values(s.r[number], bits) for number in range(4)]
            plain = step_of(found, ROWS.get(name), name, (1 << bits) - 1)
            for one in real:
                plain(one)
            carry = None if s.carry is None else world.values(s.carry, 1)
        except (Unknown, NotKnown):
            break
        done += 1
        for sample, one in zip(SAMPLED, real, strict=True):
            for number, row in enumerate(left):
                assert row[sample] == one.r[number], (*where, number, sample, hex(row[sample]), hex(one.r[number]))
            assert carry is None or one.carry is None or carry[sample] == one.carry, (*where, "carry", sample)
    return done


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("kind", WORLDS)
def test_what_is_said_of_a_run_is_so(kind: str, seed: int) -> None:
    rng, done = random.Random(f"{kind} {seed}"), 0
    for trial in range(TRIALS):
        done += run(World(kind), rng, code(rng, trial % 2 == 0))
    assert done > TRIALS * 2
