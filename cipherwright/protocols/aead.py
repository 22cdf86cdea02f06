"""Authenticated encryption with associated data: what all kinds share, and those put together of a cipher and a MAC."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Literal, Union

from cipherwright.errors import ProtocolError
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.bound import AlgorithmLike, Bound, check_length, number
from cipherwright.protocols.macs import Mac, same
from cipherwright.protocols.stream import Stream
from cipherwright.protocols.xorstream import XorStream, counter_blocks


class Forged(ProtocolError):
    """A tag that does not belong to its message: nothing of it may be used."""


class Text(ABC):
    """A text being encrypted or decrypted, after its associated data: `update` with its pieces, then `finish`."""

    @abstractmethod
    def update(self, data: bytes) -> bytes:
        """The next piece of the text, of any length: what comes out so far. Of a text that is decrypted it is not to
        be used before the tag was found to be right."""

    @abstractmethod
    def finish(self) -> tuple[bytes, bytes]:
        """What comes out last, and the tag."""


class Aead(ABC):
    """Authenticated encryption: a key, a nonce, associated data first, then the text, and a tag."""

    modes = ("seal", "open")
    messages = 1
    name: str
    key_bytes: int
    nonce_bytes: int
    tag_bytes: int
    block_bytes: int

    @property
    @abstractmethod
    def kernels(self) -> list[Bound]:
        """What it calls."""

    @abstractmethod
    def begin(self, key: bytes, nonce: bytes, associated: bytes, opening: bool) -> Text:
        """Start a message, to be decrypted if it is `opening`. ProtocolError for a wrong length."""

    def check(self, key: bytes, nonce: bytes) -> None:
        """Refuse a key or a nonce of the wrong length."""
        check_length("a key", self.name, key, [self.key_bytes])
        check_length("a nonce", self.name, nonce, [self.nonce_bytes])

    def seal(self, key: bytes, nonce: bytes, plaintext: bytes, associated: bytes = b"") -> tuple[bytes, bytes]:
        """Ciphertext and tag of a message."""
        text = self.begin(key, nonce, associated, False)
        first = text.update(plaintext)
        rest, tag = text.finish()
        return first + rest, tag

    def open(self, key: bytes, nonce: bytes, ciphertext: bytes, tag: bytes, associated: bytes = b"") -> bytes:
        """The plaintext of a message; Forged if the tag is not right."""
        text = self.begin(key, nonce, associated, True)
        first = text.update(ciphertext)
        rest, wanted = text.finish()
        self.verify(tag, wanted)
        return first + rest

    def verify(self, tag: bytes, wanted: bytes) -> None:
        """Forged if a tag is not the one that is wanted."""
        if not same(tag, wanted):
            raise Forged(f"{self.name}: the tag is not that of this key, nonce, associated data and text")

    def rehearse(self, rng: random.Random) -> None:
        """Call every kernel."""
        key, nonce = rng.randbytes(self.key_bytes), rng.randbytes(self.nonce_bytes)
        for opening in (False, True):
            text = self.begin(key, nonce, rng.randbytes(self.block_bytes + 1), opening)
            text.update(rng.randbytes(self.block_bytes + 1))
            text.finish()


Cipher = Union[BlockCipher, Stream]


class Composed(Aead):
    """A cipher that makes a keystream, and a MAC of associated data and ciphertext, as RFC 8439 (section 2.8) and NIST
    SP 800-38D (section 7) put them together.

    Associated data and ciphertext are filled with zeros to whole blocks of the MAC; then come their lengths. Blocks of
    the keystream have numbers: a stream cipher's own, or those that stand behind the nonce in a block cipher's input.
    The key of the MAC is the beginning of the keystream's block `mac_key_block`, or the encryption of zeros, or what
    follows the cipher's key; the tag is XORed with the block `mask_block`; the text begins with the block `text_block`.
    """

    def __init__(self, algorithm: AlgorithmLike, cipher: Cipher, mac: Mac) -> None:
        fields = algorithm.fields
        self.name = algorithm.name
        self.cipher, self.mac = cipher, mac
        self._key_block = number(algorithm, "mac_key_block") if "mac_key_block" in fields else None
        self._of_zeros = fields.get("mac_key") == "zero_block"
        self._mask = number(algorithm, "mask_block") if "mask_block" in fields else None
        self._text = number(algorithm, "text_block", 0)
        self._bits = fields.get("lengths") == "bits"
        self._order: Literal["little", "big"] = "little" if fields.get("length_order") == "little_endian" else "big"
        self._length_bytes = number(algorithm, "length_bytes", 8)
        own = 0 if self._key_block is not None or self._of_zeros else mac.key_bytes
        self.key_bytes = cipher.key_bytes + own
        self.nonce_bytes = cipher.nonce_bytes if isinstance(cipher, Stream) else number(algorithm, "nonce")
        self.any_nonce = fields.get("other_nonces") == "mac"
        self.tag_bytes = number(algorithm, "tag", mac.tag_bytes)
        self.block_bytes = mac.block_bytes

    @property
    def kernels(self) -> list[Bound]:
        """What it calls."""
        return self.cipher.kernels + self.mac.kernels

    def check(self, key: bytes, nonce: bytes) -> None:
        """ProtocolError at a key or a nonce of the wrong length."""
        if not self.any_nonce:
            super().check(key, nonce)
            return
        check_length("a key", self.name, key, [self.key_bytes])
        if not nonce:
            raise ProtocolError(f"{self.name} takes a nonce of any length, but not of none", "nonce")

    def begin(self, key: bytes, nonce: bytes, associated: bytes, opening: bool) -> Text:
        """Start a message, to be decrypted if it is `opening`. ProtocolError for a wrong length."""
        self.check(key, nonce)
        key, mac_key = key[:self.cipher.key_bytes], key[self.cipher.key_bytes:]
        if self._of_zeros:
            assert isinstance(self.cipher, BlockCipher)
            self.cipher.set_key(key)
            mac_key = self.cipher.encrypt_blocks(bytes(self.cipher.block_bytes))[:self.mac.key_bytes]
        first = None
        if self.any_nonce and len(nonce) != self.nonce_bytes:
            message = _Framed(self, mac_key, b"")
            message.add(nonce)
            first = message.tag()
        if self._key_block is not None:
            mac_key = self._stream(key, nonce, self._key_block).take(self.mac.key_bytes)
        mask = bytes(self.mac.tag_bytes)
        if self._mask is not None:
            mask = self._stream(key, nonce, self._mask, first).take(self.mac.tag_bytes)
        return _ComposedText(self._stream(key, nonce, self._text, first), _Framed(self, mac_key, associated),
                             mask, self.tag_bytes, opening)

    def _stream(self, key: bytes, nonce: bytes, number: int, masking: bytes | None = None) -> XorStream:
        """The keystream from a block on; `masking` is the input of the block `mask_block`, where the nonce is not."""
        if isinstance(self.cipher, Stream):
            return self.cipher.start_stream(key, nonce, number)
        cipher, size = self.cipher, self.cipher.block_bytes - self.nonce_bytes
        if masking is not None:
            nonce = masking[:self.nonce_bytes]
            number += int.from_bytes(masking[self.nonce_bytes:], "big") - (self._mask or 0)
        cipher.set_key(key)
        at = number

        def blocks(count: int) -> bytes:
            nonlocal at
            at += count
            counters = counter_blocks((at - count) % (1 << 8 * size), count, size)
            parts = (nonce + counters[i:i + size] for i in range(0, len(counters), size))
            return cipher.encrypt_blocks(b"".join(parts))

        return XorStream(blocks, cipher.block_bytes)

    def lengths(self, associated: int, text: int) -> bytes:
        """The lengths, in bytes, as they stand at the end of what is authenticated."""
        size = self._length_bytes
        units = 8 if self._bits else 1
        return b"".join((units * n % (1 << 8 * size)).to_bytes(size, self._order) for n in (associated, text))


class _Framed:
    """What the MAC of a composed algorithm is given: associated data, ciphertext, their lengths."""

    def __init__(self, owner: Composed, key: bytes, associated: bytes) -> None:
        self._owner = owner
        self._message = owner.mac.start(key)
        self._associated = len(associated)
        self._text = 0
        self._message.update(associated + self._fill(len(associated)))

    def _fill(self, length: int) -> bytes:
        return bytes(-length % self._owner.mac.block_bytes)

    def add(self, ciphertext: bytes) -> None:
        """The next piece."""
        self._text += len(ciphertext)
        self._message.update(ciphertext)

    def tag(self) -> bytes:
        """Of all of it."""
        self._message.update(self._fill(self._text) + self._owner.lengths(self._associated, self._text))
        return self._message.finish()


class _ComposedText(Text):
    """A text, XORed with a keystream; the ciphertext goes into the MAC."""

    def __init__(self, stream: XorStream, message: _Framed, mask: bytes, tag_bytes: int, opening: bool) -> None:
        self._stream = stream
        self._message = message
        self._mask = mask
        self._tag_bytes = tag_bytes
        self._opening = opening

    def update(self, data: bytes) -> bytes:
        made = self._stream(data)
        self._message.add(data if self._opening else made)
        return made

    def finish(self) -> tuple[bytes, bytes]:
        tag = self._message.tag()
        return b"", bytes(a ^ b for a, b in zip(tag, self._mask, strict=True))[:self._tag_bytes]
