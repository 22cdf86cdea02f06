"""Message authentication codes: blocks of a message go into a state, of which the tag is made at the end."""

from __future__ import annotations

import hmac
import random

from cipherwright.errors import ProtocolError
from cipherwright.protocols.bound import (
    CHUNK,
    AlgorithmLike,
    Bound,
    Executor,
    ParamsOf,
    Pool,
    check_length,
    kernel_of,
    number,
)
from cipherwright.protocols.padding import LENGTH, PARTIAL, Padding


class MacMessage:
    """A message being authenticated: `update` with its pieces, then `finish`."""

    def __init__(self, function: Mac, pool: Pool) -> None:
        self._function = function
        self._pool = pool
        self._pending = bytearray()
        self._length = 0

    def update(self, data: bytes) -> None:
        """The next piece of the message, of any length."""
        self._pending += data
        self._length += len(data)
        size = self._function.block_bytes
        most = max(1, CHUNK // size) * size
        while len(self._pending) >= size:
            whole = min(most, len(self._pending) // size * size)
            self._function.take(self._pool, bytes(self._pending[:whole]))
            del self._pending[:whole]

    def finish(self) -> bytes:
        """The tag of all pieces."""
        return self._function.end(self._pool, bytes(self._pending), self._length)


class Mac:
    """A message authentication code.

    `init`, if there is one, makes of `key` and `nonce` what the other kernels take by the names of their parameters;
    `blocks` takes whole blocks of a message, `last` the block in which a padding ends, and `finish` gives the tag. What
    no kernel has made begins as zeros. `once` gives the tag of a message of whole blocks in one call.
    """

    messages = 1

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor) -> None:
        def kernel(field: str) -> Bound | None:
            return kernel_of(algorithm, field, params_of, executor) if field in algorithm.fields else None

        fields = algorithm.fields
        self.name = algorithm.name
        self.key_bytes = number(algorithm, "key")
        self.nonce_bytes = number(algorithm, "nonce", 0)
        self._blocks = kernel_of(algorithm, "blocks", params_of, executor)
        self._blocks.need_count()
        self._init, self._last, self._finish = kernel("init"), kernel("last") or self._blocks, kernel("finish")
        self.block_bytes = self._blocks.only("in", "message").bytes
        self.once = kernel("once")
        made = self._finish.having("out") if self._finish else self._blocks.having("inout")
        if len(made) != 1:
            raise ProtocolError(f"{self.name}: one parameter must be the tag, the `out` of `finish` or, without it, "
                                "the `inout` of `blocks`")
        self._tag = made[0].name
        self.tag_bytes = number(algorithm, "tag", made[0].bytes)
        kind = str(fields.get("padding", PARTIAL))
        self._padding = Padding(self.name, kind, self.block_bytes,
                                number(algorithm, "domain", 0x80 if kind == LENGTH else 0),
                                number(algorithm, "length_bytes", 0), fields.get("length_order") == "little_endian")

    @property
    def kernels(self) -> list[Bound]:
        """What it calls."""
        others = (self._init, self._last, self._finish, self.once)
        return [self._blocks, *(k for k in others if k and k is not self._blocks)]

    def check(self, key: bytes, nonce: bytes) -> None:
        """Refuse a key or a nonce of the wrong length."""
        check_length("a key", self.name, key, [self.key_bytes])
        check_length("a nonce", self.name, nonce, [self.nonce_bytes])

    def start(self, key: bytes, nonce: bytes = b"") -> MacMessage:
        """Begin a message. ProtocolError for a wrong length."""
        self.check(key, nonce)
        pool = Pool({"key": key, "nonce": nonce})
        if self._init is not None:
            pool.call(self._init)
        return MacMessage(self, pool)

    def take(self, pool: Pool, data: bytes, last: bool = False) -> None:
        """Whole blocks of a message; `last`: one in which a padding ends."""
        kernel = self._last if last else self._blocks
        pool.call(kernel, {kernel.only("in", "message").name: data}, len(data) // self.block_bytes)

    def end(self, pool: Pool, rest: bytes, length: int) -> bytes:
        """The tag, from what is no whole block of a message of `length` bytes."""
        padding = self._padding.after(length)
        tail = rest + padding
        before = max(0, len(tail) - self.block_bytes) if padding else len(tail)
        for part, last in ((tail[:before], False), (tail[before:], True)):
            if part:
                self.take(pool, part, last)
        if self._finish is not None:
            pool.call(self._finish)
        return pool.values.get(self._tag, bytes(self.tag_bytes))[:self.tag_bytes]

    def tag(self, key: bytes, message: bytes, nonce: bytes = b"") -> bytes:
        """Of one message."""
        started = self.start(key, nonce)
        started.update(message)
        return started.finish()

    def tag_at_once(self, key: bytes, message: bytes, nonce: bytes = b"") -> bytes:
        """Of one message of whole blocks, by the kernel `once`. ProtocolError for a wrong length, and if there is no
        such kernel."""
        self.check(key, nonce)
        if self.once is None:
            raise ProtocolError(f"{self.name}: no kernel makes a tag in one call; the field `once` would name it")
        if len(message) % self.block_bytes:
            raise ProtocolError(f"{self.name}: {len(message)} bytes are not whole blocks of {self.block_bytes}; no "
                                "other message has its tag in one call")
        pool = Pool({"key": key, "nonce": nonce})
        made = pool.call(self.once, {self.once.only("in", "message").name: message}, len(message) // self.block_bytes)
        return made[self.once.having("out")[0].name][:self.tag_bytes]

    def rehearse(self, rng: random.Random) -> None:
        """Call every kernel."""
        key, nonce = rng.randbytes(self.key_bytes), rng.randbytes(self.nonce_bytes)
        self.tag(key, rng.randbytes(self.block_bytes + 1), nonce)
        if self.once is not None:
            self.tag_at_once(key, rng.randbytes(2 * self.block_bytes), nonce)


def same(tag: bytes, wanted: bytes) -> bool:
    """Whether two tags are alike; how long that takes does not say where they differ."""
    return hmac.compare_digest(tag, wanted)
