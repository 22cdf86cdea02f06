"""Counter mode: what all blocks compute of their counters is one formula, and other code is not taken for the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cipherwright.equality.carries import Carries
from cipherwright.equality.counted import Counted, by_name
from cipherwright.equality.few import leaves
from cipherwright.equality.forms import COPY, Forms, Unknown
from cipherwright.equality.prove import COPIES, _tried
from cipherwright.equality.source import literals
from cipherwright.equality.words import bits_of
from cipherwright.machine.assemble import assemble
from targets.elf import load_elf
from tests.support import shipped
from tests.unit.test_equality import BASE, given

KERNEL = "golden-cove", "aes128_ctr"
FAULTS = [
    ("vpaddq zmm20, zmm3, zmm1", "vpaddq zmm20, zmm2, zmm1"),      # four blocks have the counters of others
    ("vpaddq zmm21, zmm1, zmm4", "vpaddd zmm21, zmm1, zmm4"),      # a carry that hardly ever is
    ("vpaddq zmm1, zmm1, zmm17", "vpaddq zmm1, zmm1, zmm0"),       # the next pass begins elsewhere
    ("vpxord zmm20, zmm20, zmm6", "vpxord zmm20, zmm20, zmm7"),    # another key
    ("vpxord zmm18, zmm18, zmm6", "vpxord zmm18, zmm19, zmm6"),
    ("vpshufb zmm19, zmm19, zmm5", "vmovdqu64 zmm19, zmm19"),      # bytes in the other order
    ("vaesenc zmm19, zmm19, zmm9", "vaesenc zmm19, zmm18, zmm9"),
]


def at_first(old: str = "", new: str = "") -> bool:
    """Whether the kernel is shown at the first look with another word in its text, where that is first met."""
    kernel, manifest, image, abi, _ = given(*KERNEL)
    if old:
        text = Path(shipped.FOLDER, KERNEL[0], f"{KERNEL[1]}.asm").read_text(encoding="utf-8")
        assert re.search(re.escape(old), text), f"{old} is not in {KERNEL}"
        image = load_elf(assemble(text.replace(old, new, 1), KERNEL[1], abi.bits), BASE, abi.bits)
    return _tried(kernel, manifest, image, abi, COPIES)[0] is None


def test_blocks_that_count_are_one_formula() -> None:
    assert at_first()


@pytest.mark.parametrize(("old", "new"), [pytest.param(*case, marks=pytest.mark.full if i > 2 else [])
                                          for i, case in enumerate(FAULTS)])
def test_a_fault_is_not_shown(old: str, new: str) -> None:
    assert not at_first(old, new)


# -- names ----------------------------------------------------------------------------------------------------------
def world() -> tuple[Forms, Counted, tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Forms of copies with what names counters, a counter, a secret and what is not secret, a byte each."""
    f = Forms(True)
    f.secrets = frozenset({7})
    counted = Counted(f, Carries(f))
    counted.block((1,), 2)
    return (f, counted, f.variables(("count",), 8), f.variables(("in", 7, "entry", 0), 8),
            f.variables(("in", 3, "entry", 0), 8))


def test_a_byte_has_its_name_beside_a_secret() -> None:
    f, counted, count, key, other = world()
    counted.name(count)
    turned = tuple(b ^ (i & 1) for i, b in enumerate(count))
    named, same = by_name(f, (turned, key))
    assert same == key and {b >> COPY for b in named} == {3} and not {*named} & {*turned}
    assert tuple(b ^ (i & 1) for i, b in enumerate(named)) == f.counters[count]
    assert by_name(f, (named, count)) == [named, f.counters[count]]    # beside what a block has for itself, too
    assert by_name(f, (turned, other)) == [turned, other]
    assert by_name(f, (count[1:] + count[:1], key)) == [count[1:] + count[:1], key]    # other bytes have none


def test_a_sum_of_bytes_is_the_sum_of_their_names() -> None:
    f, counted, count, key, other = world()
    counted.name(count)
    total = tuple(f.xor(p, q) for p, q in zip(count, other, strict=True))
    counted.name_sum(total, count, other)
    named, _ = by_name(f, (total, key))
    assert named == tuple(f.xor(p, q) for p, q in zip(f.counters[count], other, strict=True))


def test_a_sum_that_is_known_by_a_complement_has_the_complement_of_the_name() -> None:
    """As where code had the sum first, and it was shown to be another form turned over."""
    f, counted, count, key, other = world()
    counted.name(count)
    total = tuple(b ^ 1 for b in f.variables(("known",), 8))    # taken to be count + other
    counted.name_sum(total, count, other)
    named, _ = by_name(f, (total, key))
    assert named == tuple(f.xor(p, q) for p, q in zip(f.counters[count], other, strict=True))


def test_a_block_that_is_run_again_has_the_same_names() -> None:
    f, counted, count, _, _ = world()
    counted.name(count)
    first = dict(f.counters)
    counted.block((1,), 2)
    counted.name(count)
    assert f.counters == first and counted.has((1,), 2) and not counted.has((1,), 3)


def test_a_byte_of_two_blocks_and_a_name_of_two_bytes_are_refused() -> None:
    _, counted, count, _, other = world()
    counted.name(count)
    counted.block((1,), 3)
    with pytest.raises(Unknown, match="two blocks"):
        counted.name(count)
    counted.block((1,), 2)
    with pytest.raises(Unknown, match="not the same when the source is run again"):
        counted.name(other)


def test_constants_have_no_names() -> None:
    f, counted, count, _, _ = world()
    counted.name((0, 1) * 4)
    assert not f.counters
    counted.name((*count[:4], 1, 0, 0, 1))
    assert len(f.counters) == 1


@pytest.mark.parametrize("lost", [None, 7, 3])
def test_bytes_that_are_added_one_by_one_have_the_names_of_the_whole_counter(lost: int | None) -> None:
    """64 bits, the lowest byte last, and a number of less than 32 times a pass; one carry may be `lost`."""
    f = Forms(True)
    f.secrets = frozenset({7})
    a = Carries(f)
    counted, key = Counted(f, a), f.variables(("in", 7, "entry", 0), 8)
    counter = [bits_of(a, f.variables(("in", 3, "entry", 15 - i), 8)) for i in range(8)]
    number = bits_of(a, (1, 0, 1, 0, 0, *f.variables(("turn",), 27)))
    counted.block((1,), 5)
    counted.name(tuple(literals(sum(b << 8 * i for i, b in enumerate(counter)) + number, 64)))
    f.in_code, carry, found = True, 0, []
    for i, byte in enumerate(counter):
        other = number >> 8 * i & 255 if i < 4 else 0
        total = byte + other + carry & 255
        carry = (byte & other | (byte | other) & (total ^ 255)) >> 7 if i != lost else 0
        named, _ = by_name(f, (tuple(literals(total, 8)), key))
        found.append({b >> COPY for b in named} == {6})
    assert found == [lost is None or i <= lost for i in range(8)]


def test_what_a_form_is_a_function_of() -> None:
    f = Forms()
    x, y, z = (f.literal("var", name, 0) for name in "xyz")
    form = f.xor(f.product(x, f.xor(y, z)), y)
    assert leaves(f, form >> 1, 3) == {next(iter(f.contents[b >> 1])) for b in (x, y, z)}
    assert leaves(f, form >> 1, 2) is None
