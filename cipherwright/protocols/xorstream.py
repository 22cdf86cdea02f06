"""Keystreams in blocks, XORed with messages of any length; counters as blocks."""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.protocols.bound import CHUNK

_HIGH = bytes(i >> 8 for i in range(1 << 16))
_LOW = bytes(i & 255 for i in range(1 << 16))


def counter_blocks(first: int, count: int, size: int) -> bytes:
    """`count` big-endian counters of `size` bytes (at least 2), starting at `first`, modulo 2**(8*size)."""
    pieces = []
    while count > 0:
        low = first & 0xFFFF
        run = min(count, 0x10000 - low)
        blocks = bytearray(first.to_bytes(size, "big") * run)
        blocks[size - 2::size] = _HIGH[low:low + run]
        blocks[size - 1::size] = _LOW[low:low + run]
        pieces.append(bytes(blocks))
        first = (first + run) % (1 << 8 * size)
        count -= run
    return b"".join(pieces)


def xor_bytes(a: bytes, b: bytes) -> bytes:
    """XOR of two strings of one length."""
    return (int.from_bytes(a, "little") ^ int.from_bytes(b, "little")).to_bytes(len(a), "little")


class XorStream:
    """XORs messages of any length, in any pieces, with a keystream that comes in whole blocks."""

    def __init__(self, blocks: Callable[[int], bytes], block_bytes: int,
                 jump: Callable[[int], None] | None = None) -> None:
        """`blocks` gives so many blocks; `jump` leaves so many out, where that can be done without making them."""
        self._blocks = blocks
        self._size = block_bytes
        self._jump = jump
        self._rest = b""

    @property
    def waiting(self) -> int:
        """Bytes of keystream that were made with a block and are not used yet."""
        return len(self._rest)

    @property
    def most(self) -> int:
        """Blocks that are made at once."""
        return max(1, CHUNK // self._size)

    def take(self, length: int) -> bytes:
        """The next `length` bytes of keystream."""
        parts = [self._rest[:length]]
        self._rest = self._rest[length:]
        missing = length - len(parts[0])
        while missing > 0:
            count = min(-(-missing // self._size), self.most)
            fresh = self._blocks(count)
            parts.append(fresh[:missing])
            self._rest = fresh[missing:]
            missing -= len(parts[-1])
        return b"".join(parts)

    def skip(self, length: int) -> None:
        """Leave out the next `length` bytes of keystream."""
        if self._jump is not None and length > len(self._rest):
            length -= len(self._rest)
            self._rest = b""
            self._jump(length // self._size)
            length %= self._size
        for start in range(0, length, CHUNK):
            self.take(min(CHUNK, length - start))

    def __call__(self, data: bytes) -> bytes:
        """`data` XOR the next keystream bytes."""
        return xor_bytes(data, self.take(len(data)))
