"""What other people's functions are given, and whether what they make of it is right."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from cipherwright.bench.libraries.adapter import CTR, ECB, HASH, MAC, STREAM
from cipherwright.errors import CheckFailed
from cipherwright.protocols.xorstream import xor_bytes

KEY_BYTES, STREAM_KEY_BYTES = 16, 32    # of a key; of that of a stream cipher
STREAM_NONCE_BYTES = 12
COUNTER_BYTES = 4                       # of a counter at the end of a chaining value, or behind a nonce
SEED = 6                                # of keys and data: the same at every call
Encrypt = Callable[[bytes, bytes], bytes]
"""Whole blocks by a key in ECB mode: (key, blocks) -> blocks; of a stream cipher (key, nonce and behind it a block's
number in four bytes, the high one first) -> that block of the keystream; of a MAC (key, blocks) -> tag; of a hash,
without a key, its digest."""


@dataclass(frozen=True)
class Material:
    """A key, a chaining value, data of whole blocks, and how many bytes a block has."""

    raw: bytes
    iv: bytes
    data: bytes
    block_bytes: int

    @classmethod
    def make(cls, block_bytes: int, blocks: int, mode: str = "", first: int = 0) -> Material:
        """Random ones, the same at every call. The counter at the end of the chaining value is `first`, and does not
        overflow."""
        rng = random.Random(SEED)
        stream = mode == STREAM
        key = rng.randbytes(STREAM_KEY_BYTES if stream else KEY_BYTES)
        start = rng.randbytes(STREAM_NONCE_BYTES if stream else block_bytes - COUNTER_BYTES)
        return cls(key, start + first.to_bytes(COUNTER_BYTES, "big"), rng.randbytes(block_bytes * blocks), block_bytes)


def check(what: str, mode: str, given: Material, out: bytes, encrypt: Encrypt) -> None:
    """Compare the first two blocks, one in the middle and the last with a cipher that is known to be right, or a tag
    with a MAC whose key is the 16 bytes and behind them the chaining value; of a hash its digest.

    CheckFailed says which block differs.
    """
    if mode == MAC:
        tag = encrypt(given.raw + given.iv, given.data)
        if out[:len(tag)] != tag:
            raise CheckFailed(f"{what}: the tag is {out[:len(tag)].hex()}, expected {tag.hex()}; it is not timed")
        return
    if mode == HASH:
        digest = encrypt(b"", given.data)
        if out != digest:
            raise CheckFailed(f"{what}: the digest is {out.hex()}, expected {digest.hex()}; it is not timed")
        return
    size = given.block_bytes
    blocks = len(given.data) // size
    for n in sorted({0, min(1, blocks - 1), blocks // 2, blocks - 1}):
        text, got = given.data[n * size:(n + 1) * size], out[n * size:(n + 1) * size]
        if mode in (CTR, STREAM):
            counter = (int.from_bytes(given.iv[-COUNTER_BYTES:], "big") + n) % (1 << 8 * COUNTER_BYTES)
            numbered = given.iv[:-COUNTER_BYTES] + counter.to_bytes(COUNTER_BYTES, "big")
            wanted = xor_bytes(text, encrypt(given.raw, numbered))
        else:
            before = bytes(size) if mode == ECB else out[(n - 1) * size:n * size] if n else given.iv
            wanted = encrypt(given.raw, xor_bytes(text, before))
        if got != wanted:
            raise CheckFailed(f"{what}: block {n} of {blocks} in mode {mode} is {got.hex()}, expected {wanted.hex()}; "
                              "it is not timed")
