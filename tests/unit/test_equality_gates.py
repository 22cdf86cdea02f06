"""Gates, of which those that are equal are one, and the search that compares them: against all values."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from cipherwright.equality.carried import Carried, Pairs
from cipherwright.equality.carries import Carries
from cipherwright.equality.clause_verdicts import FOUND, NEVER, STOPPED
from cipherwright.equality.clauses import search
from cipherwright.equality.few import columns
from cipherwright.equality.forms import Forms
from cipherwright.equality.gates import AND, CHEAP, LEAF, Gates
from cipherwright.equality.samples import INPUTS, Samples
from cipherwright.equality.source import by_amount, literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.taken_apart import CONFLICTS, FEWER, HARD, Apart
from cipherwright.equality.words import bits_of
from scheduler.graph.meaning import less


def test_a_search_says_what_all_assignments_say() -> None:
    rng = random.Random(2)
    seen = set()
    for _ in range(400):
        count = rng.randrange(3, 9)
        clauses = [[2 * v + rng.randrange(2) for v in rng.sample(range(count), rng.choice((1, 2, 3, 3, 3)))]
                   for _ in range(int(count * rng.uniform(2, 5)))]
        said, values = search(clauses, count, 10_000)
        some = any(all(any(x >> (k >> 1) & 1 != k & 1 for k in c) for c in clauses) for x in range(1 << count))
        assert said == (FOUND if some else NEVER)
        assert said == NEVER or all(any(values[k >> 1] != k & 1 for k in c) for c in clauses)
        seen.add(said)
    assert seen == {FOUND, NEVER}


def table(g: Gates, literal: int, values: dict[int, int], ones: int) -> int:
    """The values of a literal for those of the leaves."""
    for n in range(1, len(g.kinds)):
        if g.kinds[n] != LEAF:
            a, b = (values[k >> 1] ^ (ones if k & 1 else 0) for k in (g.left[n], g.right[n]))
            values[n] = a & b if g.kinds[n] == AND else a ^ b
    return values[literal >> 1] ^ (ones if literal & 1 else 0)


@pytest.mark.parametrize("inputs", [7, 12])
def test_gates_are_one_only_if_they_are_equal(inputs: int) -> None:
    """Random circuits, of more inputs than a truth table has, too; each gate beside its values for all inputs."""
    rng, g = random.Random(inputs), Gates()
    ones = (1 << (1 << inputs)) - 1
    made = [(g.leaf(), column) for column in columns(inputs)]
    leaves = {0: 0, **{k >> 1: column for k, column in made}}
    for _ in range(500):
        (a, x), (b, y) = rng.choice(made[-30:]), rng.choice(made)
        if rng.randrange(2):
            a, x = a ^ 1, x ^ ones
        made.append((g.both(a, b), x & y) if rng.randrange(3) else (g.xor(a, b), x ^ y))
    for literal, wanted in made:
        assert table(g, literal, dict(leaves), ones) == wanted
        other, values = rng.choice(made)
        assert g.proved(literal, other, 100_000) == (wanted == values)


def world() -> tuple[Carries, Apart, Any]:
    a = Carries(Forms())
    sweep = Sweep(a.f, a)
    a.widths({32, 64}, 32)
    return a, Apart(a.f, a), sweep.samples


def test_sums_products_and_shifts_are_those_of_numbers() -> None:
    """Their gates, for the samples of their variables."""
    rng = random.Random(4)
    a, apart, samples = world()
    words: list[Any] = [bits_of(a, a.f.variables(("in", 0, "block", 4 * i), 9)) for i in range(3)]
    for _ in range(12):
        x, y = rng.choice(words), rng.choice(words)
        words.append(rng.choice([
            lambda x, y: x - y * rng.randrange(1, 40) & (1 << 32) - 1, lambda x, y: x * 3 + y + 7 >> 5 & 0xFF,
            lambda x, y: (x & 63) * (y & 127) & 0xFFF, lambda x, y: by_amount(a, "shl", x & 0xFFFF, y & 7, 16),
            lambda x, y: by_amount(a, "rotl", x & 0xFF, y & 7, 8), lambda x, y: by_amount(a, "shr", x & 255, y & 7, 8),
        ])(x, y))
    for word in words:
        for one in (b for b in literals(word, 12) if b > 1):
            apart.equal(one, 0)
            leaves = {k >> 1: samples.atom(n) for n, k in apart.atoms.items() if a.f.atoms[n][0] == "var"}
            ones = (1 << INPUTS) - 1
            assert table(apart.gates, apart._literal(one), {0: 0, **leaves}, ones) == samples.literal(one)


def test_a_borrow_of_what_is_left_is_the_borrow() -> None:
    """a < a - b modulo 2**32 exactly where a < b; where a <= b it is for one b more of 2**32, and that is refused."""
    a, apart, _ = world()
    x, y = (bits_of(a, a.f.variables(("in", 0, "block", at), 32)) for at in (0, 4))
    borrow, = literals(x - y >> 32 & 1, 1)
    again, = literals(x - (x - y & (1 << 32) - 1) >> 32 & 1, 1)
    wrong, = literals(x - y - 1 >> 32 & 1, 1)
    assert apart.equal(borrow, again)
    assert not apart.equal(borrow, wrong) and not apart.equal(again, wrong)
    assert not apart.equal(borrow, again ^ 1)


def test_what_is_carried_is_one_only_while_it_is_the_same() -> None:
    """Literal 2 stays, 4 and 6 begin alike, 8 is alone: each of them no longer once a time round says otherwise."""
    made = Carried([2, 0, 0, 0], [20, 22, 24, 26], [2, 1, 1, 1])
    made.join(frozenset((3,)))
    assert made.inside == [2, 22, 22, 26]
    assert not made.split([2, 9, 9, 7])
    assert made.split([2, 9, 8, 7])
    assert made.inside == [2, 22, 24, 26]
    assert made.split([3, 9, 8, 7])
    assert made.inside == [20, 22, 24, 26]
    assert not made.split([5, 9, 8, 7])


def test_carried_bits_are_found_where_most_are_beside_one_another() -> None:
    first, later = [0, 0, 0, 6, 0, 0, 0], [1, 8, 10, 6, 1, 8, 12]
    pairs = Pairs(first, later)
    assert pairs.bits([0, 0, 0], [1, 8, 12]) == [(4, 0), (5, 0), (6, 0)]
    assert pairs.bits([0, 0, 0], [1, 8, 10]) == [(0, 0), (1, 0), (2, 0)]
    assert pairs.bits([1, 1], [0, 9]) == [(0, 1), (1, 1)]    # both complemented
    assert pairs.bits([1, 0, 7], [1, 8, 7]) == [(-1, 1), (1, 0), (3, 1)]    # a constant stays
    assert pairs.bits([0, 0], [8, 20]) == [(1, 0)]    # no further than they are known


def test_a_wrong_guess_of_carried_bits_is_mended_bit_by_bit() -> None:
    made = Carried([0, 0, 0], [1, 0, 1], [2, 4, 6])
    # of the first bit it is seen that it is another one; the second depends on that and stays as it was guessed
    assert made.instead([(-1, 0), (1, 0), (2, 0)], [0, 0, 0], [20, 99, 24], [20, 22, 24]) == [(0, 0), (1, 0), (2, 0)]
    assert made.instead([], [0, 0, 0], [20, 99, 24], [20, 22, 24]) == [(0, 0)]


def test_carried_words_are_found_by_the_constants_that_they_begin_with() -> None:
    """A word of 8 bits in a register of 16, and the same after some other bits; not by zeros, nor by what is open."""
    word = [1, 0, 1, 1, 0, 0, 0, 1]
    made = Carried([*word, 6, 0, *word], [], [])
    assert made.begun([*word, *[0] * 8]) == [tuple((at + i, 0) for i in range(8)) + ((-1, 0),) * 8 for at in (0, 10)]
    assert made.begun([*word, *[0] * 7, 1]) == made.begun([0] * 8) == made.begun([6, *word[1:]]) == []


def moved_in_parts(f: Forms, a: Carries, row: tuple[int, ...], by: tuple[int, ...], wrong: str) -> list[int]:
    """A word of 16 bits, rotated to the right by a value, by shifts of its halves of 8 bits."""
    swapped = [f.xor(p, f.product(by[3], f.xor(p, q))) for p, q in zip(row, row[8:] + row[:8], strict=True)]
    low, high = (bits_of(a, half) for half in (swapped[:8], swapped[8:]))
    amount = bits_of(a, by[:3])
    left = amount ^ (7 if wrong != "amount" else 6)
    made = []
    for one, other in ((low, high), (high, low)):
        above = literals(other, 8) if wrong != "place" else (*literals(other, 8)[1:], 0)
        moved = by_amount(a, "shl", bits_of(a, (0, *above[:7])), left, 8, 7)
        made += literals(by_amount(a, "shr", one, amount, 8, 7) | moved, 8)
    return made


@pytest.mark.parametrize("wrong", ["", "amount", "place"])
def test_a_word_that_is_moved_in_parts_is_the_word_that_is_moved(wrong: str) -> None:
    """Without gates: by the values of the amount. Beside the samples, which say what differs."""
    f = Forms()
    a = Carries(f)
    sweep = Sweep(f, a)
    row, by = (f.variables(("in", number, "entry", 0), 8) for number in (0, 1))
    row = (*row, *f.variables(("in", 0, "entry", 1), 8))
    source = literals(by_amount(a, "rotr", bits_of(a, row), bits_of(a, by[:4]), 16), 16)
    cases = sweep.cases
    f.settle = None
    code = moved_in_parts(f, a, row, by, wrong)
    same = [cases.same(x, y) for x, y in zip(code, source, strict=True)]
    alike = [sweep.samples.literal(x) == sweep.samples.literal(y) for x, y in zip(code, source, strict=True)]
    assert same == alike and all(same) == (not wrong)
    assert not cases.same(source[0], row[0]) and not cases.same(source[0], source[0] ^ 1)


def test_samples_tell_carries_that_reach_far_apart() -> None:
    """The high bits of a word and of it and small numbers, which few random words tell apart."""
    f = Forms()
    a = Carries(f)
    samples = Samples(f, a)
    word = bits_of(a, [b for at in range(8) for b in f.variables(("in", 0, "entry", at), 8)])
    assert len({samples.literal(literals(word + i * 20 & (1 << 64) - 1, 64)[60]) for i in range(8)}) > 2


@pytest.mark.parametrize("wrong", ["", "turned", "mask"])
def test_three_words_in_halves_with_masks_for_carries_are_their_sum(wrong: str) -> None:
    """As MMX adds 64 bits: a carry is a comparison with the highest bits turned, a mask, and masks are added first."""
    a, _, samples = world()
    ones = (1 << 32) - 1
    x, y, z = (bits_of(a, a.f.variables(i, 64)) for i in range(3))
    wanted = literals(x + y + z & (1 << 64) - 1, 64)
    a.f.in_code = True
    top = 1 << 31
    first = (x & ones ^ top) + (y & ones) & ones
    both = first + (z & ones) & ones
    one = less(first ^ top, x & ones, 32)
    other = less(both ^ top, first ^ (top if wrong != "turned" else top >> 1), 32)
    masks = bits_of(a, literals(one + (other if wrong != "mask" else one) & ones, 32))
    high = literals((x >> 32) + (y >> 32) + (z >> 32) - masks & ones, 32)
    assert literals(both ^ top, 32) == wanted[:32]
    assert (high == wanted[32:]) == (not wrong)
    assert (samples.literal(high[0]) == samples.literal(wanted[32])) == (not wrong)


@pytest.mark.parametrize("wrong", [False, True])
def test_what_is_taken_from_nothing_in_halves_is_taken_from_nothing(wrong: bool) -> None:
    """The high half of -x borrows where the low one is not zero, that of x - 1 where it is: not the other way round."""
    a, _, samples = world()
    ones = (1 << 32) - 1
    x = bits_of(a, a.f.variables(0, 64))
    wanted = literals(-x & (1 << 64) - 1, 64), literals(x - 1 & (1 << 64) - 1, 64)
    a.f.in_code = True
    some = less(0, x & ones, 32) & 1
    borrows = (some ^ 1, some) if wrong else (some, some ^ 1)
    for high, borrow, want in zip((-(x >> 32), x >> 32), borrows, wanted, strict=True):
        row = literals(high - borrow & ones, 32)
        assert (row == want[32:]) == (not wrong)
        assert (samples.literal(row[0]) == samples.literal(want[32])) == (not wrong)


def test_searches_in_vain_are_shorter_after_some_and_none_are_made_in_too_many_gates() -> None:
    a, _, _ = world()
    apart, asked = Apart(a.f, a), list[int]()

    def proved(_x: int, _y: int, conflicts: int) -> bool:
        asked.append(conflicts)
        apart.gates.counts[STOPPED] += 1
        return False

    apart.gates.proved = proved    # type: ignore[method-assign, assignment]
    row = a.f.variables(0, HARD + 4)
    assert not any(apart.equal(row[0], other) for other in row[1:])
    assert asked == [CONFLICTS] * HARD + [FEWER] * 3
    assert not apart.equal(row[0], row[1]) and len(asked) == HARD + 3    # the answer is kept
    apart.room = 1
    assert not apart.equal(row[1], row[2]) and len(asked) == HARD + 3


def test_examples_are_cheap() -> None:
    """Gates that differ for few inputs: a search for each of them finds one, which tells the others apart as well."""
    gates = Gates()
    rows = [[gates.leaf() for _ in range(30)] for _ in range(40)]
    for row in rows:
        for turned in (0, 1):
            made = row[0]
            for b in row[1:]:
                made = gates.both(made ^ turned, b)
            gates._never_differ(made, 0, CONFLICTS, (4000,))
    assert gates.counts[FOUND] > CHEAP and gates.searches < sum(gates.counts)


LATE = """
import signal
from cipherwright.equality.clauses import load, search

def late(_signal, _frame):
    raise TimeoutError

signal.signal(signal.SIGPROF, late)
signal.setitimer(signal.ITIMER_PROF, 0.02)
try:
    load()
    while True:
        pass
except TimeoutError:
    print(search([[0, 2], [1, 2]], 2, 10)[0])
"""


def test_the_end_of_a_proofs_time_does_not_fall_into_loading() -> None:
    """Half loaded numba cannot be loaded again; the time ends behind it."""
    done = subprocess.run([sys.executable, "-c", LATE], capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout.split() == [str(FOUND)], done.stderr
