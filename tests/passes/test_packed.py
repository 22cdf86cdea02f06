"""Words of a linear recurrence made four at a time: the same values, and only where the recurrence allows it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dsl.diagnostics import SourceError
from dsl.parser import parse
from scheduler.graph.simplify import pieces
from scheduler.rewrite.pack import Recurrence
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
    once = Recurrence(16, (3, 8, 14, 16), 1)
    w = [rng.getrandbits(32) for _ in range(16)]

    def word(of: Recurrence, t: int) -> int:
        x = 0
        for d in of.distances:
            x ^= w[t - d]
        return (x << of.rotation | x >> 32 - of.rotation) & 0xFFFFFFFF

    for t in range(16, 200):
        w.append(word(once, t))
    for of in (once.doubled(), once.doubled().doubled()):
        assert [word(of, t) for t in range(of.first, 200)] == w[of.first:200]
    assert once.doubled() == Recurrence(32, (6, 16, 28, 32), 2)


def test_vectors_and_what_is_left_of_words() -> None:
    """48 words in 12 vectors of three exclusive ors and a rotation, the halves of two put together for t - 6."""
    found = kinds(expansion(16, 80, (3, 8, 14, 16), 1) + f"mapping k {{ {SAID} }}\n")
    assert found["x shl"] == found["x shr"] == found["x put"] == found["x unpacklow"] == 12
    assert found["x xor"] == 24 and found["x joined"] == 8 and found["put"] == 32 and found["part"] == 48


def test_no_wider_than_it_needs_to_be() -> None:
    """Distances of four and eight: nothing is put into itself, no halves are put together."""
    found = kinds(expansion(8, 24, (4, 8), 0) + f"mapping k {{ {SAID} }}\n")
    assert found["x xor"] == 4 and found["x joined"] == 2 and found["x shl"] == found["x unpacklow"] == 0


@pytest.mark.parametrize(("text", "said"), [
    (expansion(16, 80, (3, 8, 14, 16), 1), "prefer packed b"),
    (expansion(16, 34, (3, 8, 14, 16), 1), SAID),  # the doubled recurrence holds for two words only
    (expansion(9, 40, (5, 9), 1), SAID),
    (expansion(16, 80, (3, 8, 14, 16), 1), SAID + "; prefer nested_sums"),
    (expansion(16, 80, (3, 8, 14, 16), 1), SAID + "; lanes 4 in xmm"),
    (expansion(16, 80, (3, 8, 14, 16), 1).replace("w[t - 3] ^", "w[t - 3] +"), SAID),
])
def test_refused_where_no_word_can_be(text: str, said: str) -> None:
    with pytest.raises(SourceError, match="four at a time"):
        compiled(text, said, "core2")


def test_refused_without_the_registers() -> None:
    with pytest.raises(SourceError, match="pentium3 has no integer arithmetic in XMM"):
        compiled(expansion(8, 24, (4, 8), 0), SAID, "pentium3")
