"""A second implementation of the hash functions that Python's library may lack: MD4 and the RIPEMD family.

Written from RFC 1320 and from the published step tables of RIPEMD, RIPEMD-128 and RIPEMD-160, as these say it: message
words and rotations step by step, variables that are renamed in every step, sums in the order of the text. Nothing is
shared with the sources in ciphers/, which have their tables by rule and move no variables. Only numbers and tuples
occur, so that the compression functions can be compiled for large files (`compiled`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np

Words = tuple[int, ...]
Compress = Callable[[Words, Words], Words]
Function = TypeVar("Function", bound=Callable[..., Any])
MASK = 0xFFFFFFFF
START = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0)
ROOTS = (0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xA953FD4E)       # 2^30 times the square roots of 2, 3, 5, 7
CUBE_ROOTS = (0x50A28BE6, 0x5C4DD124, 0x6D703EF3, 0x7A6D76E9)  # 2^30 times their cube roots

MD4_ORDER = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15,
    0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15)
MD4_TURNS = (3, 7, 11, 19) * 4 + (3, 5, 9, 13) * 4 + (3, 9, 11, 15) * 4

RIPEMD_ORDER = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 14, 2, 11, 8,
    3, 10, 2, 4, 9, 15, 8, 1, 14, 7, 0, 6, 11, 13, 5, 12)
RIPEMD_TURNS = (
    11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8,
    7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 7, 11, 13, 12,
    11, 13, 14, 7, 14, 9, 13, 15, 6, 8, 13, 6, 12, 5, 7, 5)

# RIPEMD-160; RIPEMD-128 has the first four rounds.
LEFT_ORDER = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8,
    3, 10, 14, 4, 9, 15, 8, 1, 2, 7, 0, 6, 13, 11, 5, 12,
    1, 9, 11, 10, 0, 8, 12, 4, 13, 3, 7, 15, 14, 5, 6, 2,
    4, 0, 5, 9, 7, 12, 2, 10, 14, 1, 3, 8, 11, 6, 15, 13)
RIGHT_ORDER = (
    5, 14, 7, 0, 9, 2, 11, 4, 13, 6, 15, 8, 1, 10, 3, 12,
    6, 11, 3, 7, 0, 13, 5, 10, 14, 15, 8, 12, 4, 9, 1, 2,
    15, 5, 1, 3, 7, 14, 6, 9, 11, 8, 12, 2, 10, 0, 4, 13,
    8, 6, 4, 1, 3, 11, 15, 0, 5, 12, 2, 13, 9, 7, 10, 14,
    12, 15, 10, 4, 1, 5, 8, 7, 6, 2, 13, 14, 0, 3, 9, 11)
LEFT_TURNS = (
    11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8,
    7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 11, 7, 13, 12,
    11, 13, 6, 7, 14, 9, 13, 15, 14, 8, 13, 6, 5, 12, 7, 5,
    11, 12, 14, 15, 14, 15, 9, 8, 9, 14, 5, 6, 8, 6, 5, 12,
    9, 15, 5, 11, 6, 8, 13, 12, 5, 12, 13, 14, 11, 8, 5, 6)
RIGHT_TURNS = (
    8, 9, 9, 11, 13, 15, 15, 5, 7, 7, 8, 11, 14, 14, 12, 6,
    9, 13, 15, 7, 12, 8, 9, 11, 7, 7, 12, 7, 6, 15, 13, 11,
    9, 7, 15, 11, 8, 6, 6, 14, 12, 13, 5, 14, 13, 13, 7, 5,
    15, 5, 8, 11, 14, 14, 6, 14, 6, 9, 12, 9, 12, 5, 15, 8,
    8, 5, 12, 9, 12, 5, 14, 6, 8, 13, 6, 5, 15, 13, 11, 11)


def make(compile_: Callable[[Function], Function]) -> dict[str, Compress]:
    """The compression functions, each part passed through `compile_`."""

    @compile_
    def turn(x: int, n: int) -> int:
        return (x << n | x >> 32 - n) & MASK

    @compile_
    def logic(which: int, x: int, y: int, z: int) -> int:
        """1 to 5: RIPEMD-160's functions; 6: the majority of MD4's and RIPEMD's second round."""
        if which == 1:
            return x ^ y ^ z
        if which == 2:
            return x & y | (x ^ MASK) & z
        if which == 3:
            return (x | y ^ MASK) ^ z
        if which == 4:
            return x & z | y & (z ^ MASK)
        if which == 5:
            return x ^ (y | z ^ MASK)
        return x & y | x & z | y & z

    @compile_
    def four(h: Words, m: Words, functions: Words, constants: Words, order: Words, turns: Words) -> Words:
        """Steps with four variables."""
        a, b, c, d = h[0], h[1], h[2], h[3]
        for t in range(16 * len(functions)):
            total = a + logic(functions[t // 16], b, c, d) + m[order[t]] + constants[t // 16]
            a, b, c, d = d, turn(total & MASK, turns[t]), b, c
        return a, b, c, d

    @compile_
    def five(h: Words, m: Words, functions: Words, constants: Words, order: Words, turns: Words) -> Words:
        """Steps with five variables."""
        a, b, c, d, e = h[0], h[1], h[2], h[3], h[4]
        for t in range(16 * len(functions)):
            total = a + logic(functions[t // 16], b, c, d) + m[order[t]] + constants[t // 16]
            a, b, c, d, e = e, (turn(total & MASK, turns[t]) + e) & MASK, b, turn(c, 10), d
        return a, b, c, d, e

    @compile_
    def joined(h: Words, left: Words, right: Words) -> Words:
        """The two lines of RIPEMD and RIPEMD-128 and the old state."""
        return ((h[1] + left[2] + right[3]) & MASK, (h[2] + left[3] + right[0]) & MASK,
                (h[3] + left[0] + right[1]) & MASK, (h[0] + left[1] + right[2]) & MASK)

    @compile_
    def md4(h: Words, m: Words) -> Words:
        v = four(h, m, (2, 6, 1), (0, ROOTS[0], ROOTS[1]), MD4_ORDER, MD4_TURNS)
        return (h[0] + v[0]) & MASK, (h[1] + v[1]) & MASK, (h[2] + v[2]) & MASK, (h[3] + v[3]) & MASK

    @compile_
    def ripemd(h: Words, m: Words) -> Words:
        return joined(h, four(h, m, (2, 6, 1), (0, ROOTS[0], ROOTS[1]), RIPEMD_ORDER, RIPEMD_TURNS),
                      four(h, m, (2, 6, 1), (CUBE_ROOTS[0], 0, CUBE_ROOTS[1]), RIPEMD_ORDER, RIPEMD_TURNS))

    @compile_
    def ripemd128(h: Words, m: Words) -> Words:
        return joined(h, four(h, m, (1, 2, 3, 4), (0, ROOTS[0], ROOTS[1], ROOTS[2]), LEFT_ORDER, LEFT_TURNS),
                      four(h, m, (4, 3, 2, 1), (CUBE_ROOTS[0], CUBE_ROOTS[1], CUBE_ROOTS[2], 0), RIGHT_ORDER,
                           RIGHT_TURNS))

    @compile_
    def ripemd160(h: Words, m: Words) -> Words:
        left = five(h, m, (1, 2, 3, 4, 5), (0, ROOTS[0], ROOTS[1], ROOTS[2], ROOTS[3]), LEFT_ORDER, LEFT_TURNS)
        right = five(h, m, (5, 4, 3, 2, 1), (CUBE_ROOTS[0], CUBE_ROOTS[1], CUBE_ROOTS[2], CUBE_ROOTS[3], 0),
                     RIGHT_ORDER, RIGHT_TURNS)
        return ((h[1] + left[2] + right[3]) & MASK, (h[2] + left[3] + right[4]) & MASK,
                (h[3] + left[4] + right[0]) & MASK, (h[4] + left[0] + right[1]) & MASK,
                (h[0] + left[1] + right[2]) & MASK)

    return {"md4": md4, "ripemd": ripemd, "ripemd128": ripemd128, "ripemd160": ripemd160}


PLAIN = make(lambda function: function)
WORDS = {"md4": 4, "ripemd": 4, "ripemd128": 4, "ripemd160": 5}


def digest(algorithm: str, data: bytes, fast: bool = False) -> bytes:
    """Padding, blocks and digest of the MD4 family; `fast` compiles the blocks' loop (some seconds, once)."""
    padded = data + b"\x80" + bytes(-(len(data) + 9) % 64) + (8 * len(data) % 2 ** 64).to_bytes(8, "little")
    words = np.frombuffer(padded, "<u4").astype(np.int64)
    if fast:
        state = compiled(algorithm)(START[:WORDS[algorithm]], words)
    else:
        state = START[:WORDS[algorithm]]
        for at in range(0, len(words), 16):
            state = PLAIN[algorithm](state, words[at:at + 16].tolist())
    return b"".join(int(word).to_bytes(4, "little") for word in state)


@functools.cache
def compiled(algorithm: str) -> Callable[[Words, np.ndarray], Words]:
    """The loop over the blocks as machine code by Numba."""
    compress = make(numba.njit)[algorithm]

    @numba.njit
    def blocks(state: Words, words: np.ndarray) -> Words:
        for at in range(0, len(words), 16):
            state = compress(state, words[at:at + 16])
        return state

    return blocks
