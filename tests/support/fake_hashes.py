"""A hash made of a compression function in Python, and the same hash written out in another way."""

from __future__ import annotations

import hashlib
import struct

from tests.support import fakes

BLOCK, STATE = 16, 12
INITIAL = [0x01020304, 0x05060708, 0x090A0B0C]
FIELDS = {"block": BLOCK, "digest": 10, "compress": "squeeze", "initial": "START", "length_bytes": 8,
          "length_order": "big_endian", "big_endian_words": 4}
WORDS = fakes.Param("h", "inout", 32, "le", 3, False, False)
PARAMS = [WORDS, fakes.pointer("m", "in", BLOCK, True), fakes.COUNT]


def squeeze(state: bytes, block: bytes) -> bytes:
    """A new state of a state and a block."""
    return hashlib.sha256(state + block).digest()[:STATE]


class Executor:
    """Runs `squeeze`, and `squeeze-N` with N messages; `calls` lists (messages, blocks) of each call.

    `swapped` makes a kernel of several messages mix up the blocks of the first two.
    """

    def __init__(self, swapped: bool = False) -> None:
        self.calls: list[tuple[int, int]] = []
        self.swapped = swapped

    def __call__(self, name: str, args: "list[bytes | int]") -> "list[bytes]":
        messages = int(name.partition("-")[2] or 1)
        assert len(args) == 2 * messages + 1
        count = args[-1]
        states, blocks = list(args[:messages]), list(args[messages:-1])
        if self.swapped and messages > 1:
            blocks[:2] = blocks[1::-1]
        self.calls.append((messages, count))
        for lane in range(messages):
            assert len(states[lane]) == STATE and len(blocks[lane]) == BLOCK * count
            for i in range(count):
                states[lane] = squeeze(states[lane], blocks[lane][BLOCK * i:BLOCK * (i + 1)])
        return states + list(args[messages:-1])


def algorithm(**changes: object) -> fakes.Algorithm:
    """The hash; a field that is None is left out."""
    fields = {**FIELDS, **changes}
    return fakes.Algorithm("squeezed", "hash", {k: v for k, v in fields.items() if v is not None})


def expected(data: bytes, little: bool = False, start: bytes = struct.pack("<3I", *INITIAL)) -> bytes:
    """The hash of `data`, padded byte by byte, with the state's words reversed one by one."""
    length = struct.pack("<Q" if little else ">Q", 8 * len(data))
    padded = data + b"\x80"
    while len(padded) % BLOCK != BLOCK - 8:
        padded += b"\0"
    padded += length
    state = start
    for at in range(0, len(padded), BLOCK):
        state = squeeze(state, padded[at:at + BLOCK])
    return struct.pack(">3I", *struct.unpack("<3I", state))[:10]
