"""Modes of block ciphers that chain or tweak blocks: CBC and CMAC (NIST SP 800-38A, 6.2; 800-38B), XTS (IEEE 1619)."""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.errors import ProtocolError
from cipherwright.protocols.xorstream import xor_bytes

Blocks = Callable[[bytes], bytes]
"""Whole blocks, each by itself, through a cipher or back."""
REDUCTION = {8: 0x1B, 16: 0x87}
"""By the bytes of a block, the polynomial x^8n is reduced by, without its highest power (SP 800-38B, section 5.3)."""


def cbc_encryption(encrypt: Blocks, size: int, iv: bytes) -> Blocks:
    """What takes the successive whole blocks of a message in CBC mode; one block goes through the cipher at a time."""
    last = iv

    def step(data: bytes) -> bytes:
        nonlocal last
        made = []
        for at in range(0, len(data), size):
            last = encrypt(xor_bytes(data[at:at + size], last))
            made.append(last)
        return b"".join(made)

    return step


def cbc_decryption(decrypt: Blocks, size: int, iv: bytes) -> Blocks:
    """The inverse of `cbc_encryption`; all blocks of a piece go through the cipher at once."""
    last = iv

    def step(data: bytes) -> bytes:
        nonlocal last
        before = (last + data)[:len(data)]
        last = (last + data)[-size:]
        return xor_bytes(decrypt(data), before)

    return step


class Xts:
    """A message in XTS mode, in data units of `unit` bytes, or one unit of any length; the last may end inside a block.

    `step` takes pieces of any length and holds back what may have to be dealt with at the end.
    """

    def __init__(self, crypt: Blocks, tweak: Blocks, number: bytes, decrypt: bool, unit: int | None) -> None:
        """`tweak` encrypts the number of a unit, 16 bytes, little-endian; that of the first is `number`."""
        self._crypt = crypt
        self._tweak = tweak
        self._number = int.from_bytes(number, "little")
        self._decrypt = decrypt
        self._unit = unit
        self._done = 0
        self._held = b""
        self._factor = int.from_bytes(tweak(number), "little")

    def _factors(self, count: int) -> bytes:
        """What the next blocks of the unit are XORed with before and after; each is x times the one before it."""
        made = bytearray()
        factor = self._factor
        for _ in range(count):
            made += factor.to_bytes(16, "little")
            factor = factor << 1 if factor < 1 << 127 else (factor << 1) & (1 << 128) - 1 ^ REDUCTION[16]
        self._factor = factor
        return bytes(made)

    def _whole(self, data: bytes) -> bytes:
        factors = self._factors(len(data) // 16)
        return xor_bytes(self._crypt(xor_bytes(data, factors)), factors)

    def _end(self, data: bytes) -> bytes:
        """The end of a unit: whole blocks, or one and part of another, whose missing bytes are taken from it."""
        rest = len(data) % 16
        if not rest:
            return self._whole(data)
        if len(data) < 16:
            raise ProtocolError(f"XTS takes units of 16 bytes or more, the last one has {len(data)}")
        made = self._whole(data[:-16 - rest])
        factors = self._factors(2)
        first, second = (factors[16:], factors[:16]) if self._decrypt else (factors[:16], factors[16:])
        full = self._one(data[-16 - rest:-rest], first)
        return made + self._one(data[-rest:] + full[rest:], second) + full[:rest]

    def _one(self, block: bytes, factor: bytes) -> bytes:
        return xor_bytes(self._crypt(xor_bytes(block, factor)), factor)

    def step(self, data: bytes) -> bytes:
        """The next piece of the message."""
        self._held += data
        made = []
        while self._unit is not None and len(self._held) >= self._unit - self._done:
            size = self._unit - self._done
            made.append(self._end(self._held[:size]))
            self._held, self._done = self._held[size:], 0
            self._number = (self._number + 1) % (1 << 128)
            self._factor = int.from_bytes(self._tweak(self._number.to_bytes(16, "little")), "little")
        size = max(0, (len(self._held) - 16) // 16 * 16)
        made.append(self._whole(self._held[:size]))
        self._held, self._done = self._held[size:], self._done + size
        return b"".join(made)

    def finish(self) -> bytes:
        """What was held back. ProtocolError at less than a block."""
        return self._end(self._held) if self._held else b""


class Cmac:
    """A message authenticated by a block cipher of 8 or 16 bytes: `update` with its pieces, then `finish`."""

    def __init__(self, encrypt: Blocks, size: int) -> None:
        self._encrypt = encrypt
        self._size = size
        self._state = bytes(size)
        self._held = b""

    def update(self, data: bytes) -> None:
        """The next piece of the message, of any length; one block goes through the cipher at a time."""
        self._held += data
        at, size = 0, self._size
        while len(self._held) - at > size:
            self._state = self._encrypt(xor_bytes(self._state, self._held[at:at + size]))
            at += size
        self._held = self._held[at:]

    def finish(self) -> bytes:
        """The tag of all pieces."""
        size, last = self._size, self._held
        key = self._doubled(self._encrypt(bytes(size)))
        if len(last) < size:
            key, last = self._doubled(key), last + b"\x80" + bytes(size - 1 - len(last))
        return self._encrypt(xor_bytes(xor_bytes(self._state, last), key))

    def _doubled(self, block: bytes) -> bytes:
        """x times a polynomial."""
        value, bits = int.from_bytes(block, "big") << 1, 8 * self._size
        return (value % (1 << bits) ^ REDUCTION[self._size] * (value >> bits)).to_bytes(self._size, "big")
