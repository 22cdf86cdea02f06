"""How the end of a message becomes whole blocks: the paddings of hash functions and MACs, as an `algorithm` block has
them.

`length`: a first byte, zeros, and the length in bits in the last bytes of a block, as FIPS 180-4 (section 5.1), RFC
1321 (3.1, 3.2) and ISO/IEC 10118-3 have it. `sponge`: the bits of a first byte, zeros, and a one bit at the end of the
block (FIPS 202, sections 5.1 and B.2). `zeros`: up to a whole block, and no more (RFC 7693, section 3.3). `bytes`:
zeros, and the length in bytes in the last bytes of a block (Aumasson and Bernstein, SipHash, 2012, section 2.2).
`partial`: a first byte, if there is one, and zeros, where a block is not whole, and nothing else (RFC 8439, section
2.5.1).
"""

from __future__ import annotations

from typing import NamedTuple

from cipherwright.errors import ProtocolError

LENGTH, SPONGE, ZEROS, BYTES, PARTIAL = "length", "sponge", "zeros", "bytes", "partial"
PADDINGS = (LENGTH, SPONGE, ZEROS, BYTES)
"""Of hash functions."""
MAC_PADDINGS = (PARTIAL, *PADDINGS)
ONE_BIT = 0x80
"""The first byte of a padding of one bit, where the bits of a byte are those of the message from the highest down."""


class LastBits(NamedTuple):
    """The end of a message that is no whole number of bytes: `bits` (1 to 7) bits of a byte, the highest of it, or the
    lowest with a sponge's padding."""

    value: int
    bits: int


class Padding(NamedTuple):
    """A padding to blocks of `size` bytes; `domain`, `length_bytes` and `little` are those of the fields."""

    name: str
    kind: str
    size: int
    domain: int = ONE_BIT
    length_bytes: int = 0
    little: bool = False

    @property
    def always(self) -> bool:
        """Whether it adds something to every message, so that no whole block of the message is the last one."""
        return self.kind not in (ZEROS, PARTIAL)

    @property
    def takes_bits(self) -> bool:
        """Whether a message may end inside a byte."""
        return self.kind == SPONGE or (self.kind == LENGTH and self.domain == ONE_BIT)

    def after(self, length: int, last: LastBits | None = None) -> bytes:
        """What follows the `length` whole bytes of a message: its last bits, if there are some, and the padding.

        ProtocolError at last bits where messages are whole bytes.
        """
        if last is not None and not self.takes_bits:
            raise ProtocolError(f"{self.name} takes messages of whole bytes; this one ends after {last.bits} bits of "
                                "one")
        value, odd = last or (0, 0)
        if self.kind == ZEROS:
            return bytes(-length % self.size if length else self.size)
        if self.kind == PARTIAL:
            return bytes([self.domain, *bytes(self.size)])[:-length % self.size]
        if self.kind == SPONGE:
            return self._sponge(length, value, odd)
        if self.kind == BYTES:
            return bytes(-(length + self.length_bytes) % self.size) + self._coded(length)
        first = (value & 0xFF00 >> odd & 0xFF) | self.domain >> odd
        zeros = -(length + 1 + self.length_bytes) % self.size
        return bytes([first]) + bytes(zeros) + self._coded(8 * length + odd)

    def _coded(self, number: int) -> bytes:
        return (number % (1 << 8 * self.length_bytes)).to_bytes(self.length_bytes, "little" if self.little else "big")

    def _sponge(self, length: int, value: int, odd: int) -> bytes:
        """Bits are those of the message from the lowest of a byte up."""
        least = 8 * length + odd + self.domain.bit_length() + 1
        size = -(-least // (8 * self.size)) * self.size - length
        tail = value & (1 << odd) - 1 | self.domain << odd | 1 << 8 * size - 1
        return tail.to_bytes(size, "little")
