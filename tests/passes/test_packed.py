"""Words of a linear recurrence made four at a time: the same values, and only where the recurrence allows it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dsl.diagnostics import SourceError
from dsl.parser import parse
from scheduler.graph.simplify import pieces
from scheduler.rewrite.pack import packable
from scheduler.rewrite.recurrence import Recurrence, rotated
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.support.spread import some
from tests.support.through import graph_of

SAID = "prefer packed w"


def expansion(start: int, words: int, distances: tuple[int, ...], rotation: int, more: str = "+ (b & w[t])") -> str:
    """A kernel whose words from number `start` on follow a recurrence; all go into a sum, with `more` beside them."""
    terms = " ^ ".join(f"w[t - {d}]" for d in distances)
    turned = f"({terms}) <<< {rotation}" if rotation else terms
    return f"""kernel k(h: inout u32le[2], m: in u32le[{start}] per block, n: count) {{
    blocks n {{
        var w: u32[{words}]
        var a = h[0]
        var b = h[1]
        for t in 0..{words} {{
            if t < {start} {{ w[t] = m[t] }} else {{ w[t] = {turned} }}
            b = (b <<< 5) + a
            a = b + w[t] {more}
        }}
        h[0] = a
        h[1] = b
    }}
}}
"""


def kinds(source: str, cpu: str = "core2") -> Counter[str]:
    """Kinds of the block loop's nodes, those of vectors with an `x` before them."""
    graph = graph_of(parse(source, "k.cw"), "k", load_cpu(cpu))
    largest = max(pieces(graph), key=lambda p: len(p.nodes))
    return Counter(("x " if n.file == "x" else "") + n.kind for n in largest.nodes)


@pytest.mark.parametrize("cpu", ["core2", "northwood", "core2-64"])
@pytest.mark.parametrize("seed", some(range(12), 2))
def test_values(seed: int, cpu: str) -> None:
    """Any distances, with and without those below four, and words left over before the first vector."""
    rng = random.Random(seed)
    most = rng.randint(2, 16)
    distances = tuple(sorted({most, *(rng.randrange(1, most + 1) for _ in range(rng.randint(1, 3)))}))
    if len(distances) == 1:
        distances = (max(1, most - 1), most)
    if min(distances) >= 4:
        distances = tuple(dict.fromkeys(d + d % 2 for d in distances))
    start = max(distances)
    if len(distances) == 1:
        distances = (distances[0] - 2, distances[0])
    more = rng.choice(("+ (b & w[t])", "+ 0x5a827999", "+ (t / 20)", ""))
    words = start + rng.randint(5 * start + 8, 5 * start + 40)
    text = expansion(start, words, distances, rng.choice((0, 1, 7, 31)), more)
    kernel, image, messages = compiled(text, SAID, cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, rng, cpu)


@pytest.mark.long
@pytest.mark.parametrize("said", some(["prefer early w", "streams 2", "streams 2 split xmm"], 1))
def test_beside_other_directives(said: str) -> None:
    """Of two streams each vector holds words of both, whose recurrence has distances twice as long from the start."""
    kernel, image, messages = compiled(expansion(16, 80, (3, 8, 14, 16), 1), f"{SAID}; {said}", "core2")
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(1), "core2")


def test_a_recurrence_put_into_itself() -> None:
    rng = random.Random(1)
    once = rotated(16, (3, 8, 14, 16), 1)
    w = [rng.getrandbits(32) for _ in range(16)]

    def word(of: Recurrence, t: int) -> int:
        x = 0
        for d in of.distances:
            x ^= w[t - d]
        by = of.rotation or 0
        return (x << by | x >> 32 - by) & 0xFFFFFFFF

    for t in range(16, 200):
        w.append(word(once, t))
    for of in (once.doubled(), once.doubled().doubled()):
        assert [word(of, t) for t in range(of.first, 200)] == w[of.first:200]
    assert once.doubled() == rotated(32, (6, 16, 28, 32), 2)


def test_vectors_and_what_is_left_of_words() -> None:
    """48 words in 12 vectors of three exclusive ors and a rotation, the halves of two put together for t - 6."""
    found = kinds(expansion(16, 80, (3, 8, 14, 16), 1) + f"mapping k {{ {SAID} }}\n")
    assert found["x shl"] == found["x shr"] == found["x put"] == found["x unpacklow"] == 12
    assert found["x xor"] == 24 and found["x joined"] == 8 and found["put"] == 32 and found["part"] == 48


@pytest.mark.parametrize(("distances", "own"), [((3, 8, 14, 16), 1), ((2, 5, 16), 1), ((2, 3, 9, 16), 2)])
def test_words_of_the_same_vector(distances: tuple[int, ...], own: int) -> None:
    """The first vectors are made without words of their own, which are added then; those behind as on other CPUs."""
    text = expansion(16, 80, distances, 1)
    found = kinds(text + f"mapping k {{ {SAID} }}\n", "haswell")
    assert found["rol"] + found["ror"] == 80 and found["put"] == 0  # of b alone: no word is made by itself
    assert found["x put"] == 20
    shorter = kinds(expansion(16, 32, distances, 1) + f"mapping k {{ {SAID} }}\n", "haswell")
    assert shorter["x xor"] == 4 * (4 + (own > 1))  # two rotations, words before, own words, and those to the rest
    kernel, image, messages = compiled(text, SAID, "haswell")
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(1), "haswell")


@pytest.mark.parametrize(("bits", "cpu"), [(32, "haswell"), (64, "core2-64")])
def test_last_words(bits: int, cpu: str) -> None:
    """Words that are only in the sums of steps are made in vectors, too."""
    found = kinds(message(bits, 16, 64, 2) + f"mapping k {{ {SAID} }}\n", cpu)
    assert found["rol"] + found["ror"] == 64 and found["shr"] == 0
    assert found["part"] == (64 if cpu == "haswell" else 48)


def message(bits: int, start: int, words: int, near: int) -> str:
    """A message expansion as SHA-2 has one, whose nearest words are `near` before; steps add constants to its words."""
    return f"""fn s0(x: u{bits}) -> u{bits} {{ return (x >>> 1) ^ (x >>> 8) ^ (x >> 7) }}
fn s1(x: u{bits}) -> u{bits} {{ return (x >>> 19) ^ (x >>> 29) ^ (x >> 6) }}
kernel k(h: inout u{bits}le[2], m: in u{bits}be[{start}] per block, n: count) {{
    blocks n {{
        var w: u{bits}[{words}]
        var a = h[0]
        var b = h[1]
        for t in 0..{start} {{ w[t] = m[t] }}
        for t in 0..{words} {{
            if {start - 1} < t {{ w[t] = w[t - {start}] + s0(w[t - {start - 1}]) + w[t - 7] + s1(w[t - {near}]) }}
            let c = (b <<< 5) + a + w[t] + u{bits}({0x5a827999} + t)
            b = a
            a = c
        }}
        h[0] = a
        h[1] = b
    }}
}}
"""


@pytest.mark.parametrize("cpu", ["haswell", "golden-cove", "core2-64"])
@pytest.mark.parametrize(("bits", "near", "words"), [(64, 2, 41), (32, 2, 46), (32, 4, 43)])
def test_sums_of_rotations(cpu: str, bits: int, near: int, words: int) -> None:
    """As many 64-bit words as a register has, and of 32 bits half of them from the other half; some are left over."""
    if cpu == "core2-64" and bits == 32:
        with pytest.raises(SourceError, match="several at a time"):  # nothing puts together what is one word apart
            compiled(message(bits, 16, words, near), SAID, cpu)
        return
    kernel, image, messages = compiled(message(bits, 16, words, near), SAID, cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(count), cpu)


def test_words_of_memory_are_loaded_as_vectors_and_constants_added_to_them() -> None:
    found = kinds(message(64, 16, 80, 2) + f"mapping k {{ {SAID} }}\n", "golden-cove")
    assert found["x bytes"] == 8 and found["bswap"] == 0 and found["x joined"] == 0
    assert found["part"] == found["x put"] * 2


def test_what_is_made_of_much_is_no_recurrence() -> None:
    """Each value is made of the one before it twice: written out the last one has 2^60 terms."""
    lines = "\n".join(f"        let x{i} = (x{i - 1} <<< 5) ^ (x{i - 1} + m[{i % 2}])" for i in range(1, 61))
    text = f"""kernel k(h: inout u32le[1], m: in u32le[2] per block, n: count) {{
    blocks n {{
        let x0 = h[0]
{lines}
        h[0] = x60
    }}
}}
"""
    cpu = load_cpu("golden-cove")
    assert packable(graph_of(parse(text, "k.cw"), "k", cpu), cpu.instructions) == []


def test_no_wider_than_it_needs_to_be() -> None:
    """Distances of four and twelve: nothing is put into itself, no halves are put together."""
    found = kinds(expansion(12, 28, (4, 12), 0) + f"mapping k {{ {SAID} }}\n")
    assert found["x xor"] == 4 and found["x joined"] == 3 and found["x shl"] == found["x unpacklow"] == 0


@pytest.mark.parametrize(("text", "said"), [
    (expansion(16, 80, (3, 8, 14, 16), 1), "prefer packed b"),
    (expansion(16, 34, (3, 8, 14, 16), 1), SAID),  # the doubled recurrence holds for two words only
    (expansion(9, 40, (5, 9), 1), SAID),
    (expansion(16, 80, (3, 8, 14, 16), 1), SAID + "; prefer nested_sums"),
    (expansion(16, 80, (3, 8, 14, 16), 1), SAID + "; lanes 4 in xmm"),
    (expansion(16, 80, (3, 8, 14, 16), 1).replace("w[t - 3] ^", "w[t - 3] +"), SAID),
])
def test_refused_where_no_word_can_be(text: str, said: str) -> None:
    with pytest.raises(SourceError, match="several at a time"):
        compiled(text, said, "core2")


def test_refused_without_the_registers() -> None:
    with pytest.raises(SourceError, match="pentium3 has no integer arithmetic in XMM"):
        compiled(expansion(8, 24, (4, 8), 0), SAID, "pentium3")
