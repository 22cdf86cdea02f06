"""Random programs of the language (tests/programs) whose code is proved: what no shipped kernel has."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cipherwright.equality.prove import prove
from cipherwright.machine.assemble import assemble
from dsl.elaborate import elaborate
from dsl.ir import Kernel
from dsl.parser import parse
from targets.cpu import load_cpu
from targets.elf import Image, load_elf
from tests.programs.generate import KERNEL, PATH, generate
from tests.programs.prove import PROVED, coded, differs, of_safety, said
from tests.support.mutants import Mutants

NEW = [
    (94, "northwood", "laid"),    # what is carried begins as a constant and changes as a constant the first time round
    (98, "zen3", "laid"),    # the same, where the first time round it seems to grow
    (7013, "zen2-win64", "laid"),    # carried bits that are only seen when others are what they should be
    (5048, "core2-64", "laid"),    # logic on the number of a block in passes of three
    (73, "zen3-win64", "laid"),    # the number of a block in slices, in two streams
    (7041, "core2-pic32", None),    # least forms of numbers that a loop makes
    (7055, "haswell-win64", "laid"),    # bits of numbers side by side
    (9012, "pentium2", "laid"),    # sums of four words in halves, whose carries are comparisons with a sign
    (9052, "core2-64", "laid"),    # a number of words whose bytes are exchanged, which is less than the modulus
    (12013, "pentium-m", "laid"),    # a number that is folded several times before it is multiplied
    (107, "prescott-pic32", "laid"),    # messages in slices, of whose blocks some are brought there
    (176, "zen3", "laid"),    # the number of a block in slices
    (259, "zen5-win64", "laid"),    # a slice that is repeated, and nothing else done to it
    (115, "icelake-win64", None),    # a counter of 32 bits in a register of 64
    (15, "pentium3-pic32", None),    # sums of 64 bits in halves, compared with a sign
    (51, "pentium3-pic32", None),    # the upper half of a product of 64 bits in four parts
    (285, "zen5-win64", None),    # sums and products of parts of words
    (13047, "zen3-win64", "laid"),    # 44 words in each of which there is one bit of the input
    (6115, "core2-64-win64", None),    # numbers of bits of a comparison, which are compared as gates
    (6144, "pentium", "laid"),    # less than nothing, made by logic, beside numbers
    (5083, "pentium-m", "laid"),    # parts of sums of least forms whose bytes are exchanged
    (56, "core2-64", None),    # the square of a word of 16 bits, which is less than the modulus
    (5064, "zen3", "laid"),    # a store to what all blocks share of what was there before
    (428, "pentium3", "laid"),    # words of 64 bits that are compared by logic on their halves
    (8018, "icelake", "laid"),    # bits of a number that code has before the source asks for them
    (1372, "zen3", "laid"),    # slices that are carried round the loop and stay as they are
    (7027, "pentium-m", "laid"),    # slices that are copied byte by byte
    (6037, "pentium-m", "laid"),    # a counter in a vector, whose first bits are carried ones, too
    (6078, "pentium2", "laid"),    # numbers in blocks side by side
    (97, "zen2-win64", "laid"),    # numbers of blocks in 64 bits, in passes of twenty
    (5077, "athlon64-pic32", "laid"),    # carries that are comparisons, and numbers of blocks in passes of three
    (5050, "golden-cove", None),    # logic on sums that the source has of other data than of a number
    (132, "core2-45nm-64", "laid"),    # eight bits of the input in words that are multiplied without carries
    (218, "icelake", None),    # low bits of sums that the source cuts earlier
    (245, "pentium-pro-pic32", "laid"),    # words in halves, of which a sum has the low 40 bits
    (303, "pentium3-pic32", "laid"),    # the upper half of a product in four parts, in several streams
    (301, "skylake-win64", "laid"),    # a rotation by a value in steps, whose last one is a sum of what a mask leaves
    (306, "zen3", "laid"),    # a product without carries by a constant, of words with zeros between their bits
    (339, "pentium3-pic32", None),    # what is carried, and does not change the first time round
    (360, "zen4", None),    # bits of numbers that begin at other places of a word
    (380, "core2", "laid"),    # bits of a number, one of them complemented, as a number again
    (387, "zen4-win64", "laid"),    # a number in which a part of a word is several times
    (434, "core2", "laid"),    # bytes of a table by numbers that are not known, by an instruction of two operands
    (472, "core2-64", None),    # a number that is known before the loop, and behind the first block
    (1165, "pentium2-pic32", "laid"),    # a sum of 61 bits in halves, to which its upper half is added
    (1233, "pentium-pic32", "laid"),    # bits of 2 rotated by a value, of which each is seldom one
    (540, "athlon64", "laid"),    # vectors whose low words are carried, and above them what nobody reads
    (1254, "pentium2", "laid"),    # three times a word of 64 bits in halves, whose carries are comparisons with a sign
    (1553, "northwood-pic32", "laid"),    # a byte and a small number, whose carry is asked for
    (1752, "pentium", "laid"),    # two carried words that begin as one constant
    (56, "core2", "laid"),    # code that reads ahead, and writes to blocks
    (1310, "icelake", "laid"),    # a number that begins as a constant: what it is of limbs the time round says
    (1058, "zen2", "laid"),    # a number of each of two messages
    (1298, "zen5", "laid"),    # products of halves of a factor
    (513, "zen2-win64", "laid"),    # a number that stays nothing
    (854, "zen4", "laid"),    # sums of other data in another order, beside numbers of which no bit is asked for
    (824, "zen2", "laid"),    # a word that is multiplied by a bit
    (358, "prescott", "laid"),    # bytes of a product by a name, of which only the low part is in them
    (411, "pentium3-pic32", "laid"),    # a word taken from nothing, in a sum modulo twice what it is less than
    (561, "core2-pic32", "laid"),    # a number that indexes a table
    (715, "pentium2-pic32", None),    # a bit of a sum that is the borrow of what is below it
    (784, "pentium-pro", "laid"),    # sums of long words in halves, cut at odd places
    (804, "pentium2", "laid"),    # a word and itself with low bits set, in halves, compared with a sign
    (811, "athlon64-pic32", "laid"),    # a carry by itself, of a sum of a sum and a word
    (886, "northwood", "laid"),    # a part of a sum with a difference in it, as an index
    (985, "zen4-win64", None),    # exact sums, by their complements, in sums modulo more
    (1358, "golden-cove", "laid"),    # a long row of words whose upper part is folded once
    (1589, "northwood-pic32", "laid"),    # an even number, which is never the modulus
    (14, "pentium3", None),    # masks one after the other, and words above constants with the highest bit turned
    (712, "icelake", "laid"),    # a factor in which there is what the loop carries
    (1043, "prescott-pic32", "laid"),    # carried words of eight messages whose lowest bit was a constant by chance
    (1278, "athlon64", "laid"),    # a number less a little less than what is above 2**k of it
    (1795, "pentium2-pic32", "laid"),    # choices of long forms by masks that are added
    (1801, "athlon64-pic32", "laid")]    # carries that are 2 less a bit, and carried words of 40 bits
"""Codes of rules that were made for them: mutants of these are tried, too."""


def compiled(seed: int, target: str, variant: str | None) -> tuple[Kernel, dict[str, Any], Image]:
    """A program, the manifest of its code, and the code."""
    text, cpu = generate(seed), load_cpu(target)
    program = parse(text, PATH)
    done = coded(program, target, variant)
    assert done is not None
    manifest = json.loads(json.dumps(done.manifest))
    return elaborate(program, KERNEL), manifest, load_elf(assemble(done.asm, PATH, cpu.bits), 0x08000000, cpu.bits)


@pytest.mark.parametrize("seed, target, variant", [
    (4, "core2-64", "laid"),    # the number of a block in 32 bits of a register of 64
    (88, "icelake", "laid"),    # logic on numbers, and a least form that the code does not have
    (57, "core2-pic32", "laid"),    # shifts by values in halves, which are compared as gates
    (45, "zen2-win64", "laid"),    # two words in a place of 64 bits, of which each grows
    *NEW,
    pytest.param(185, "core2-45nm-64-win64", "laid", marks=pytest.mark.full),    # sums of blocks brought into slices
    pytest.param(152, "zen4", "laid", marks=pytest.mark.full),    # outputs of messages brought back from slices
    pytest.param(69, "pentium3-pic32", "laid", marks=pytest.mark.full)])    # a loop that ends by `test`
def test_random_programs_are_proved(seed: int, target: str, variant: str | None) -> None:
    kernel, manifest, image = compiled(seed, target, variant)
    verdict = prove(kernel, manifest, image, load_cpu(target).abi)
    assert (verdict.result, verdict.findings) == ("proved", ())


@pytest.mark.parametrize("seed, target, variant", [*NEW[:1], *(pytest.param(*row, marks=pytest.mark.full)
                                                               for row in NEW[1:])])
def test_no_mutant_that_differs_is_proved(seed: int, target: str, variant: str | None) -> None:
    kernel, manifest, image = compiled(seed, target, variant)
    mutants, differing = Mutants(image, load_cpu(target).bits), 0
    for number in range(20):
        _, what, other = mutants.numbered(f"{seed}/{target}", number)
        wrong = differs(kernel, manifest, other, target, range(2))
        if wrong and not of_safety(what, wrong):
            differing += 1
            assert said(kernel, manifest, other, target, 3) != PROVED, what
    assert differing > 4
