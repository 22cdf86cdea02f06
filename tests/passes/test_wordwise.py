"""Operations on vectors of four words: recognised by what is computed, however it is written, and only where equal."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.compiler.state import there
from cipherwright.equality.prove import prove
from cipherwright.machine.assemble import assemble
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.operations import WORDWISE, evaluate
from dsl.parser import parse
from dsl.wordwise import wordwise
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.kernels.test_mapped_code import BASE, check, compiled
from tests.support import words
from tests.support.through import state_of

CPU = "zen3"
TEXT = """
fn p(x: u32) -> u32 { return (x <<< 19) ^ (x >>> 2) ^ ((x >>> 11) >>> 11) }
fn q(x: u32) -> u32 { return ((x ^ (x >>> 5)) >>> 6) ^ (x <<< 7) }
fn r(x: u32) -> u32 { return (x >>> 7) ^ (x >> 3) ^ (x <<< 14) }
fn s(x: u32) -> u32 { return (x >> 10) ^ (x >>> 17) ^ (x <<< 13) }
fn choice(x: u32, y: u32, z: u32) -> u32 { return z ^ (x & (y ^ z)) }
fn most(x: u32, y: u32, z: u32) -> u32 { return (x & y) | (z & (x | y)) }
kernel k(a: secret inout u32le[8], b: secret in u32be[16] per block, n: count) constant_time {
    blocks n {
        var x: u32[8]
        var y: u32[20]
        for i in 0..8 { x[i] = a[i] }
        for i in 0..20 {
            if i < 16 { y[i] = b[i] } else { y[i] = y[i - 16] + (y[i - 7] + r(y[i - 15])) + s(y[i - 2]) }
            let t = y[i] + 77 * (i + 1)
            let u = choice(x[4], x[5], x[6]) + t + x[7] + q(x[4])
            x = [u + most(x[0], x[1], x[2]) + p(x[0]), x[0], x[1], x[2], x[3] + u, x[4], x[5], x[6]]
        }
        for i in 0..8 { a[i] = x[i] + a[i] }
    }
}
"""
"""Twenty steps and one vector of further words, with sums in another order, logic in other forms, and rotations to the
other side than in the table."""


def kinds(text: str, said: str = "prefer rounds", cpu: str = CPU) -> Counter[str]:
    """The kinds of operations behind the pass."""
    tree = parse(f"{text}mapping k {{ {said} }}\n", "k.cw")
    kernel = there(state_of(tree, "k", load_cpu(cpu), until="rounds").kernel)
    return Counter(op.kind for loop in kernel.body.loops() for op in loop.body.ops())


@pytest.mark.parametrize("kind", WORDWISE)
def test_an_operation_is_what_the_manual_says(kind: str) -> None:
    rng, function = random.Random(kind), getattr(words, kind)
    for case in range(30):
        row = wordwise()[kind]
        args = [rng.getrandbits(128) for _ in row.operands]
        imm = [case % row.choices] if row.choices else []
        assert evaluate(kind, 128, *imm or [None], args, [128] * len(args)) == function(*args, *imm)


def test_steps_and_words_in_another_form() -> None:
    """All of a block in vectors, and no memory but the block is read or written between two."""
    assert kinds(TEXT) == {"load": 4, "bytes": 9, "addwords": 8, "steps2": 10, "expand1": 1, "align": 1, "expand2": 1}


@pytest.mark.parametrize("said", ["prefer rounds", "prefer rounds; streams 2"])
def test_values(said: str) -> None:
    kernel, image, messages = compiled(TEXT, said, CPU)
    for count in (0, 1, 2, 5):
        check(kernel, image, messages, count, random.Random(count), CPU)


STEPS = {"a rotation": ("(x <<< 19)", "(x <<< 18)"), "a shift for a rotation": ("(x <<< 7)", "(x << 7)"),
         "operands of the choice": ("choice(x[4], x[5], x[6])", "choice(x[5], x[4], x[6])"),
         "another choice": ("z ^ (x & (y ^ z))", "y ^ (x & (y ^ z))"), "a function": ("(z & (x | y))", "(z & (x & y))"),
         "a word of the majority": ("most(x[0], x[1], x[2])", "most(x[0], x[1], x[3])"),
         "a sum for exclusive-or": ("(x >>> 2) ^", "(x >>> 2) +"), "a difference": ("x[3] + u", "x[3] - u"),
         "a word left out": ("+ x[7] + q", "+ q"), "a word twice": ("+ x[7] + q", "+ x[7] + x[7] + q"),
         "words in another order": ("x[4], x[5], x[6]]", "x[4], x[6], x[5]]")}


@pytest.mark.parametrize("what", STEPS)
def test_steps_that_are_not_equal_are_not_recognised(what: str) -> None:
    with pytest.raises(SourceError, match="nothing in `k` is a round"):
        kinds(TEXT.replace("0..20", "0..6").replace(*STEPS[what]))


EXPANSION = {"a rotation": ("(x <<< 14)", "(x <<< 15)"), "a shift": ("(x >> 10)", "(x >> 11)"),
             "a word": ("y[i - 7]", "y[i - 6]"), "two functions exchanged": ("r(y[i - 15])) + s(y[i - 2])",
                                                                             "s(y[i - 15])) + r(y[i - 2])")}


@pytest.mark.parametrize("what", EXPANSION)
def test_words_that_are_not_equal_stay_words(what: str) -> None:
    """The steps are the instruction's all the same, and take them."""
    text = TEXT.replace(*EXPANSION[what])
    found = kinds(text)
    assert found["steps2"] == 10 and not found["expand1"] and not found["expand2"]
    kernel, image, messages = compiled(text, "prefer rounds", CPU)
    check(kernel, image, messages, 2, random.Random(1), CPU)


def test_words_that_are_read_one_by_one() -> None:
    """A word of the state between two steps, and one of the message, are cut out of vectors; memory is in the loop."""
    text = TEXT.replace("a: secret inout u32le[8]", "a: secret inout u32le[10]").replace(
        "{ a[i] = x[i] + a[i] }", "{ a[i] = x[i] ^ a[i] }\n a[8] = y[3] ^ x[4]\n a[9] = a[0]")
    assert kinds(text)["steps2"] == 10
    kernel, image, messages = compiled(text, "prefer rounds", CPU)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(count), CPU)


FIVE = """
fn f(t: int, x: u32, y: u32, z: u32) -> u32 {
    if t < 8 { return z ^ (x & (y ^ z)) } else if t < 12 { return (x & y) | (z & (x | y)) } else { return z ^ x ^ y }
}
const C: u32[6] = [0x5a827999, 0x5a827999, 0x8f1bbcdc, 0x6ed9eba1, 0xca62c1d6, 0xca62c1d6]
kernel k(a: secret inout u32le[5], b: secret in u32be[16] per block, n: count) constant_time {
    blocks n {
        var x: u32[5]
        var y: u32[24]
        for i in 0..5 { x[i] = a[i] }
        for i in 0..24 {
            if i < 16 { y[i] = b[i] }
            else { y[i] = (y[i - 16] <<< 1) ^ ((y[i - 14] ^ y[i - 3] ^ y[i - 8]) >>> 31) }
            let t = y[i] + (x[0] <<< 5) + C[i / 4] + f(i, x[1], x[2], x[3]) + x[4]
            x = [t, x[0], x[1] >>> 2, x[2], x[3]]
        }
        for i in 0..5 { a[i] = x[i] + a[i] }
    }
}
"""
"""Twenty-four steps by functions in another order than the immediate's, sums in another order, and rotations to the
other side."""


def test_steps_whose_function_an_immediate_chooses() -> None:
    """All of a block in vectors, the fifth word of the state, too."""
    assert kinds(FIVE) == {"load": 4, "bytes": 4, "addwords": 2, "steps4": 6, "addturned": 6, "fold1": 2, "xor": 2,
                           "fold2": 2}


@pytest.mark.parametrize("said", ["prefer rounds", "prefer rounds; streams 2"])
def test_values_of_such_steps(said: str) -> None:
    kernel, image, messages = compiled(FIVE, said, CPU)
    for count in (0, 1, 2, 5):
        check(kernel, image, messages, count, random.Random(count), CPU)


def test_copies_are_for_other_readers() -> None:
    """One step after the other changes the same register; what a step's state is needed for besides has a copy."""
    text = FIVE + "mapping k { prefer rounds }\n"
    asm = compile_kernel(parse(text, "k.cw"), "k", load_cpu(CPU), source_text=text, source_name="k.cw", quick=True).asm
    steps = re.findall(r"sha1rnds4 (\w+), \w+, (\d)", asm)
    assert [imm for _, imm in steps] == list("002133") and len({state for state, _ in steps}) == 1


FIVE_STEPS = {"a rotation": ("(x[0] <<< 5)", "(x[0] <<< 6)"), "a rotation of the state": ("x[1] >>> 2", "x[1] >>> 3"),
              "a function": ("z ^ (x & (y ^ z))", "y ^ (x & (y ^ z))"),
              "words in another order": ("x[1] >>> 2, x[2], x[3]]", "x[1] >>> 2, x[3], x[2]]"),
              "a word left out": ("x[3]) + x[4]", "x[3])"), "a word twice": ("x[3]) + x[4]", "x[3]) + x[4] + x[4]"),
              "a sum for exclusive-or": ("z ^ (x &", "z + (x &"), "a constant": ("[0x5a827999", "[0x5a827998")}


@pytest.mark.parametrize("what", FIVE_STEPS)
def test_such_steps_that_are_not_equal_are_not_recognised(what: str) -> None:
    with pytest.raises(SourceError, match="nothing in `k` is a round"):
        kinds(FIVE.replace("0..24", "0..8").replace(*FIVE_STEPS[what]))


FOLDS = {"a rotation": (">>> 31", ">>> 30"), "a word": ("y[i - 8]", "y[i - 9]"), "a sum": ("y[i - 3] ^", "y[i - 3] +")}


@pytest.mark.parametrize("what", FOLDS)
def test_folded_words_that_are_not_equal_stay_words(what: str) -> None:
    text = FIVE.replace(*FOLDS[what])
    found = kinds(text)
    assert found["steps4"] >= 4 and not found["fold1"] and not found["fold2"]
    kernel, image, messages = compiled(text, "prefer rounds", CPU)
    check(kernel, image, messages, 2, random.Random(1), CPU)


def test_a_cpu_without() -> None:
    tree = parse(f"{TEXT}mapping k {{ prefer rounds }}\n", "k.cw")
    with pytest.raises(SourceError, match="nothing in `k` is a round"):
        state_of(tree, "k", load_cpu("haswell"), until="rounds")
    with pytest.raises(SourceError, match="has no instruction for a round"):
        state_of(tree, "k", load_cpu("core2"), until="rounds")


@pytest.mark.full
def test_code_is_proved_to_compute_what_the_source_says() -> None:
    """For all inputs, from the bytes, in which an instruction is its definition; with another operand it is not."""
    text, cpu = TEXT.replace("0..20", "0..6") + "mapping k { prefer rounds }\n", load_cpu(CPU)
    made = compile_kernel(parse(text, "k.cw"), "k", cpu, source_text=text, source_name="k.cw", quick=True)
    kernel = elaborate(parse(text, "k.cw"), "k")
    first, second = re.findall(r"sha256rnds2 (\w+), (\w+)", made.asm)[-1]
    wrong = f"sha256rnds2 {second}, {first}".join(made.asm.rsplit(f"sha256rnds2 {first}, {second}", 1))
    results = [prove(kernel, made.manifest, load_elf(assemble(asm, "k", cpu.bits), BASE, cpu.bits), cpu.abi).result
               for asm in (made.asm, wrong)]
    assert results[0] == "proved" and results[1] != "proved"
