"""Floating point as machine code: Poly1305's loop on integers, what the unit is left like, and random kernels."""

from __future__ import annotations

import random

import pytest

from cipherwright.machine.machine import Buffer
from dsl import extended
from dsl.interpret import interpret
from dsl.ir import Access, Carried, Kernel, Loop, Op, Param, Region
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.interpret import run
from scheduler.refine.best_plan import best_plans
from targets.cpu import load_cpu
from targets.elf import Image
from tests.support import float_code, graph_run
from tests.support.float_poly import AT, CLAMP, PRIME, limbs_of, poly, poly_kernel, value_of
from tests.support.spread import some

CPUS = ("pentium", "pentium-pro", "pentium2", "pentium3", "pentium-m", "athlon64", "northwood", "prescott", "core2")
NUMBERS = (0, 1, PRIME - 1, PRIME, PRIME + 1, (1 << 130) - 1)


def image(cpu: str) -> Image:
    return graph_run.image(float_code.poly(cpu)[1])


@pytest.mark.parametrize("cpu", some(CPUS, 2))
def test_poly1305_in_limbs_of_floating_point(cpu: str) -> None:
    """Beside the interpreter bit by bit, and beside integers; no block, one, several; the greatest limbs."""
    rng = random.Random(cpu)
    program, code = float_code.poly(cpu)[0], image(cpu)
    cases = [(rng.getrandbits(128) & CLAMP, rng.choice(NUMBERS), rng.randbytes(16 * n)) for n in (0, 1, 2, 3, 16)]
    cases += [(CLAMP, h, b"\xff" * 48) for h in NUMBERS] + [(0, 5, b"a" * 16), (4, 0, bytes(32))]
    for r, h, message in cases:
        args: list[int | bytes] = [r.to_bytes(16, "little"), limbs_of(h), message, len(message) // 16]
        wanted = interpret(poly_kernel(), args)
        assert run(program, args) == wanted
        assert graph_run.call(program, code, args, align=1) == wanted
        assert value_of(wanted[1]) == poly(r, h, message) % PRIME


OUTER = """
        global outer
outer:                                  ; outer(r, h, m, n, state): state 2 bytes, then 108
        push ebp
        mov ebp, esp
        sub esp, 4
        mov word [esp], {word}
        fnclex
        fldcw [esp]
        push dword [ebp + 20]
        push dword [ebp + 16]
        push dword [ebp + 12]
        push dword [ebp + 8]
        call $poly
        add esp, 16
        mov eax, [ebp + 24]
        fnstcw [eax]
        fldz                            ; here an exception would be raised that is noted and not masked
        fstp st0
        fnsave [eax + 2]
        mov esp, ebp
        pop ebp
        ret
"""


def called(asm: str, word: int, r: int, message: bytes) -> tuple[bytes, bytes]:
    """(h, state) of a call with a control word of the caller's."""
    first, section, rest = asm.partition("        section .text\n")
    code = graph_run.image(first + section + OUTER.format(word=word) + "        align 16\n" + rest)
    given = [Buffer(r.to_bytes(16, "little")), Buffer(limbs_of(3)), Buffer(message), len(message) // 16,
             Buffer(bytes(110))]
    buffers = graph_run.machine().call(code, "outer", given).buffers
    return buffers[1], buffers[-1]


@pytest.mark.parametrize("word", [0x37F, 0x0040, 0x0F40, 0x0C7F], ids=hex)
def test_the_callers_control_word(word: int) -> None:
    """Unmasked exceptions, 24 bits, other ways to round: the same is computed, nothing is raised, all is restored."""
    _, asm = float_code.poly("pentium3")
    r, message = CLAMP - 8, bytes(range(48))
    h, state = called(asm, word, r, message)
    assert h == interpret(poly_kernel(), [r.to_bytes(16, "little"), limbs_of(3), message, 3])[1]
    assert int.from_bytes(state[:2], "little") == word
    status, tags = (int.from_bytes(state[at:at + 2], "little") for at in (6, 10))
    assert status & 0x3F == 0 and tags == 0xFFFF


def test_the_heads_say_what_is_asked_of_the_unit() -> None:
    kernel = poly_kernel()
    cpu = load_cpu("pentium3")
    program = float_code.graph(kernel, cpu)
    made = emit(finish(program, cpu, best_plans(program, cpu, {}, graph_run.FIRST)), kernel, graph_run.FACTS)
    for text in (made.asm, made.header):
        assert "x87 registers, which are also the MMX registers: all must be empty on entry" in text
        assert "Registers are not, but for those of the x87 unit." in text


@pytest.mark.parametrize("wipe", [True, False])
def test_the_stack_is_cleared(wipe: bool) -> None:
    _, asm = float_code.poly("pentium3", wipe)
    _, state = called(asm, 0x37F, CLAMP, bytes(range(16, 64)))
    registers = [state[30 + 10 * i:40 + 10 * i] for i in range(8)]
    assert (not any(map(any, registers))) == wipe


def test_a_fault_of_the_control_word_would_be_seen() -> None:
    """Without forgetting what is noted, a caller that masks nothing gets an exception."""
    _, asm = float_code.poly("pentium3")
    lines = asm.splitlines(keepends=True)
    last = max(i for i, line in enumerate(lines) if "fnclex" in line)
    with pytest.raises(Exception, match="(?i)signal|exception|FPE"):
        called("".join(lines[:last] + lines[last + 1:]), 0x0040, CLAMP, bytes(range(48)))


# -- random kernels ----------------------------------------------------------------------------------------------------
class Random:
    """A kernel of random operations on numbers that come as doubles and singles and go as doubles."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.source = Param("a", "in", 64, "le", 8, False, False)
        self.words = Param("w", "in", 32, "le", 4, True, False)
        self.target = Param("b", "inout", 64, "le", 6, False, False)
        self.count = Param("n", "count", 32, "le", 1, False, False)

    def op(self, region: Region, kind: str, bits: int, *args: Op, attr: object = None) -> Op:
        made = Op(kind, bits, args, attr, AT)
        region.items.append(made)
        return made

    def constant(self) -> Op:
        value = self.rng.choice([extended.pattern(self.rng.getrandbits(20), self.rng.randint(-40, 40)),
                                 extended.pattern(self.rng.getrandbits(50) | 1, self.rng.randint(-20, 20)),
                                 extended.pattern(self.rng.getrandbits(63) | 1, self.rng.randint(-200, 90))])
        return Op("const", 80, (), value, AT)

    def numbers(self, region: Region, given: list[Op], count: int) -> list[Op]:
        """So many operations on values, many of which are wanted late."""
        values = list(given)
        for _ in range(count):
            kind = self.rng.choice(("fadd", "fsub", "fsub", "fmul"))
            a, b = (self.constant() if self.rng.random() < 0.15 else self.rng.choice(values[-14:]) for _ in "ab")
            if a.kind == b.kind == "const":
                continue
            values.append(self.op(region, kind, 80, a, b))
            if self.rng.random() < 0.15:
                short = self.op(region, "narrow", self.rng.choice((32, 64)), values[-1])
                values.append(self.op(region, "widen", 80, short))
        return values

    def kernel(self) -> Kernel:
        body, loop = Region(), Loop("blocks", self.count, [], Region(), AT)
        given = [self.op(body, "widen", 80, self.op(body, "load", 64, attr=Access(self.source, 8 * i, 64, "le")))
                 for i in range(8)]
        values = self.numbers(body, given, 25)
        kept = self.op(body, "narrow", 64, values[-1])
        params = [Op("param", 80, (), f"c{i}", AT) for i in range(self.rng.randint(1, 6))]
        inner = [*params, values[-2], self.op(loop.body, "widen", 80, kept)]
        for i in range(self.rng.randint(0, 4)):
            word = self.op(loop.body, "load", 32, attr=Access(self.words, 4 * i, 32, "le"))
            double = self.op(loop.body, "concat", 64, word, Op("const", 32, (), 0x43300000 + (i << 21), AT))
            inner.append(self.op(loop.body, "widen", 80, double))
        inner = self.numbers(loop.body, inner, self.rng.randint(4, 30))
        small = Op("const", 80, (), extended.pattern(1, -60), AT)
        ends = [self.op(loop.body, "fmul", 80, self.rng.choice(inner[-8:]), small) for _ in params]
        if len(params) > 1 and self.rng.random() < 0.5:
            ends[0], ends[1] = params[1], params[0]
        loop.carried = [Carried(self.rng.choice(values), p, e) for p, e in zip(params, ends, strict=True)]
        body.items.append(loop)
        last = [Op("result", 80, (), (loop, i), AT) for i in range(len(params))]
        values = self.numbers(body, [*last, *values[-4:]], 12)
        for i in range(6):
            short = self.op(body, "narrow", 64, self.rng.choice(values[-10:]))
            self.op(body, "store", 0, short, attr=Access(self.target, 8 * i, 64, "le"))
        return Kernel("k", [self.source, self.words, self.target, self.count], body)

    def double(self) -> int:
        return self.rng.getrandbits(1) << 63 | self.rng.randint(1000, 1046) << 52 | self.rng.getrandbits(52)


@pytest.mark.parametrize("seed", some(range(60), 3))
def test_random_kernels(seed: int) -> None:
    """More values than places, constants of every format, values that change places round a loop."""
    made = Random(seed)
    cpu = load_cpu(CPUS[seed % len(CPUS)])
    kernel = made.kernel()
    program = float_code.graph(kernel, cpu)
    code = graph_run.image(float_code.text(kernel, program, cpu))
    for n in (0, 1, 3):
        source = b"".join(made.double().to_bytes(8, "little") for _ in range(8))
        args: list[int | bytes] = [source, made.rng.randbytes(16 * n), bytes(48), n]
        wanted = interpret(kernel, args)
        assert run(program, args) == wanted
        assert graph_run.call(program, code, args, align=1) == wanted
