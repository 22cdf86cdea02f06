"""Authenticated encryption by one state that takes in and gives out blocks: sponges, as NIST SP 800-232 has Ascon."""

from __future__ import annotations

from cipherwright.errors import ProtocolError
from cipherwright.protocols.aead import Aead, Text
from cipherwright.protocols.bound import CHUNK, AlgorithmLike, Bound, Executor, ParamsOf, Pool, kernel_of, number
from cipherwright.protocols.xorstream import xor_bytes
from dsl.ir import Param


class Duplex(Aead):
    """Kernels that hand on a state, by the names of their parameters, from `init` to `finish`.

    `init` begins with `key` and `nonce`. `associated` takes the blocks of associated data, if there are any, and
    `separate` says that they are at an end. `seal` and `open` make of a block of text its other form. The last block
    of either is filled by the byte `domain` and zeros, always; that of the text goes through `last`, in encryption as
    in decryption, which takes plaintext. `finish` gives the tag.
    """

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor) -> None:
        def kernel(field: str) -> Bound:
            return kernel_of(algorithm, field, params_of, executor)

        fields = algorithm.fields
        self.name = algorithm.name
        self.key_bytes, self.nonce_bytes = number(algorithm, "key"), number(algorithm, "nonce")
        self.domain = number(algorithm, "domain")
        self.init, self.absorb, self.sealing, self.opening = map(kernel, ("init", "associated", "seal", "open"))
        self.separate = kernel("separate") if "separate" in fields else None
        self.last = kernel("last") if "last" in fields else self.sealing
        self.ending = kernel("finish")
        self.block_bytes = self.sealing.only("in", "plaintext").bytes
        for one in (self.absorb, self.sealing, self.opening):
            one.need_count()
        tags = self.ending.having("out")
        if len(tags) != 1:
            raise ProtocolError(f"kernel {self.ending.name} must have one `out` parameter, the tag")
        self.tag_param: Param = tags[0]
        self.tag_bytes = number(algorithm, "tag", tags[0].bytes)

    @property
    def kernels(self) -> list[Bound]:
        """What it calls."""
        every = [self.sealing, self.opening, self.init, self.absorb, self.separate, self.last, self.ending]
        return list(dict.fromkeys(k for k in every if k is not None))

    def padded(self, data: bytes) -> bytes:
        """A last block, or data to their end in whole blocks."""
        return data + bytes([self.domain]) + bytes(-(len(data) + 1) % self.block_bytes)

    def absorbed(self, pool: Pool, data: bytes) -> None:
        """Associated data."""
        size = max(1, CHUNK // self.block_bytes) * self.block_bytes
        data = self.padded(data)
        for at in range(0, len(data), size):
            part = data[at:at + size]
            pool.call(self.absorb, {self.absorb.only("in", "associated data").name: part},
                      len(part) // self.block_bytes)

    def through(self, pool: Pool, kernel: Bound, data: bytes) -> bytes:
        """Whole blocks of text through a kernel."""
        given = {kernel.only("in", "text").name: data}
        return pool.call(kernel, given, len(data) // self.block_bytes)[kernel.only("out", "text").name]

    def begin(self, key: bytes, nonce: bytes, associated: bytes, opening: bool) -> Text:
        """Start a message, to be decrypted if it is `opening`. ProtocolError for a wrong length."""
        self.check(key, nonce)
        pool = Pool({"key": key, "nonce": nonce})
        pool.call(self.init)
        if associated:
            self.absorbed(pool, associated)
        if self.separate is not None:
            pool.call(self.separate)
        return _DuplexText(self, pool, opening)


class _DuplexText(Text):
    """A text on its way through the state."""

    def __init__(self, owner: Duplex, pool: Pool, opening: bool) -> None:
        self._owner = owner
        self._pool = pool
        self._opening = opening
        self._held = b""

    def update(self, data: bytes) -> bytes:
        owner = self._owner
        self._held += data
        whole = len(self._held) // owner.block_bytes * owner.block_bytes
        text, self._held = self._held[:whole], self._held[whole:]
        kernel, most = owner.opening if self._opening else owner.sealing, max(1, CHUNK // owner.block_bytes)
        step = most * owner.block_bytes
        return b"".join(owner.through(self._pool, kernel, text[at:at + step]) for at in range(0, whole, step))

    def finish(self) -> tuple[bytes, bytes]:
        owner, rest = self._owner, self._held
        if self._opening:  # what the state gives for a block of zeros is what plaintext is XORed with
            mask = owner.through(Pool(self._pool.values), owner.last, bytes(owner.block_bytes))
            rest = xor_bytes(rest, mask[:len(rest)])
        made = owner.through(self._pool, owner.last, owner.padded(rest))[:len(rest)]
        tag = self._pool.call(owner.ending)[owner.tag_param.name]
        return rest if self._opening else made, tag[:owner.tag_bytes]
