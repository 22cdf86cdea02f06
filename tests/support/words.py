"""Instructions on four words as the Software Developer's Manual writes them: what dsl.wordwise is held against."""

from __future__ import annotations

from itertools import pairwise

ONES = (1 << 32) - 1


def turned(x: int, by: int) -> int:
    """Turned right."""
    return (x >> by | x << 32 - by) & ONES


def words_of(value: int) -> list[int]:
    """The four words of a vector, the lowest first."""
    return [value >> at & ONES for at in range(0, 128, 32)]


def vector_of(words: list[int]) -> int:
    """The inverse."""
    return sum((word & ONES) << 32 * i for i, word in enumerate(words))


def steps2(cdgh: int, abef: int, added: int) -> int:
    """SHA256RNDS2, the eight words moved on after each step as in FIPS 180-2."""
    (h, g, d, c), (f, e, b, a) = words_of(cdgh), words_of(abef)
    for k in words_of(added)[:2]:
        choice = sum((f if e >> i & 1 else g) & 1 << i for i in range(32))
        most = sum(((a >> i & 1) + (b >> i & 1) + (c >> i & 1) >= 2) << i for i in range(32))
        t = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + k
        u = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
        h, g, f, e, d, c, b, a = g, f, e, d + t & ONES, c, b, a, t + u & ONES
    return vector_of([f, e, b, a])


def expand1(w: int, x: int) -> int:
    """SHA256MSG1."""
    five = [*words_of(w), words_of(x)[0]]
    return vector_of([a + (turned(b, 7) ^ turned(b, 18) ^ b >> 3) for a, b in pairwise(five)])


def expand2(w: int, x: int) -> int:
    """SHA256MSG2."""
    found = words_of(x)[2:]
    for word in words_of(w):
        last = found[-2]
        found.append(word + (turned(last, 17) ^ turned(last, 19) ^ last >> 10) & ONES)
    return vector_of(found[2:])


def steps4(dcba: int, added: int, imm: int) -> int:
    """SHA1RNDS4, the words moved on after each step as in FIPS 180-2; the first of all is the highest."""
    d, c, b, a = words_of(dcba)
    e = 0  # the first sum has it already
    for k in reversed(words_of(added)):
        choice = sum((c if b >> i & 1 else d) & 1 << i for i in range(32))
        most = sum(((b >> i & 1) + (c >> i & 1) + (d >> i & 1) >= 2) << i for i in range(32))
        function = (choice, b ^ c ^ d, most, b ^ c ^ d)[imm]
        root = (0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6)[imm]
        a, b, c, d, e = function + turned(a, 27) + k + e + root & ONES, a, turned(b, 2), c, d
    return vector_of([d, c, b, a])


def addturned(state: int, w: int) -> int:
    """SHA1NEXTE."""
    *others, first = words_of(w)
    return vector_of([*others, first + turned(words_of(state)[3], 2)])


def fold1(w: int, x: int) -> int:
    """SHA1MSG1."""
    six = [*words_of(w)[::-1], *words_of(x)[:1:-1]]
    return vector_of([six[i] ^ six[i + 2] for i in range(4)][::-1])


def fold2(w: int, x: int) -> int:
    """SHA1MSG2."""
    found = words_of(x)[2::-1]
    for word in words_of(w)[::-1]:
        found.append(turned(word ^ found[-3], 31))
    return vector_of(found[:2:-1])


def addwords(a: int, b: int) -> int:
    """PADDD."""
    return vector_of([x + y for x, y in zip(words_of(a), words_of(b), strict=True)])
