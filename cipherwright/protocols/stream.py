"""Stream ciphers whose blocks are numbered: a kernel makes block after block of a key, a nonce and a counter."""

from __future__ import annotations

import random

from cipherwright.errors import ProtocolError
from cipherwright.protocols.bound import (
    AlgorithmLike,
    Bound,
    Executor,
    ParamsOf,
    Pool,
    check_length,
    kernel_of,
    number,
    number_in,
)
from cipherwright.protocols.process import Process
from cipherwright.protocols.xorstream import XorStream, xor_bytes
from dsl.ir import Param


class _Blocks:
    """The numbered blocks of one key and nonce; `number` is that of the next."""

    def __init__(self, cipher: Stream, pool: Pool, number: int) -> None:
        self._cipher = cipher
        self._pool = pool
        self._number = number

    def make(self, count: int, text: bytes | None = None) -> bytes:
        """The next blocks of keystream, or what they make of a text as long as they are. ProtocolError where no number
        is left."""
        made = self._cipher.blocks(self._pool, self._number, count, text)
        self._number += count
        return made

    def jump(self, count: int) -> None:
        """Leave out blocks."""
        self._cipher.check_counter(self._number + count)
        self._number += count


class _TextStream(XorStream):
    """A keystream whose kernel XORs the text itself."""

    def __init__(self, blocks: _Blocks, size: int) -> None:
        super().__init__(blocks.make, size, blocks.jump)
        self._xor = blocks.make

    def __call__(self, data: bytes) -> bytes:
        """`data` XOR the next keystream bytes."""
        head = data[:self.waiting]
        made = [xor_bytes(head, self.take(len(head)))]
        size, end = self._size, len(data) - (len(data) - len(head)) % self._size
        for at in range(len(head), end, self.most * size):
            piece = data[at:min(end, at + self.most * size)]
            made.append(self._xor(len(piece) // size, piece))
        return b"".join([*made, xor_bytes(data[end:], self.take(len(data) - end))])


class Stream:
    """A stream cipher of numbered blocks: any of them is made without those before it.

    `init`, if there is one, makes of `key` and `nonce` what `blocks` takes by the names of its parameters. A text is
    XORed with the blocks, by the kernel where it takes one.
    """

    modes = ("stream", "keystream")
    messages = 1

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor) -> None:
        self.name = algorithm.name
        self.key_bytes = number(algorithm, "key")
        self.nonce_bytes = number(algorithm, "nonce", 0)
        self._init = kernel_of(algorithm, "init", params_of, executor) if "init" in algorithm.fields else None
        self._make = kernel_of(algorithm, "blocks", params_of, executor)
        self._make.need_count()
        self._counter = self._named(str(algorithm.fields["block_counter"]))
        self._target = self._make.only("out", "keystream")
        texts = [p for p in self._make.having("in", per_block=True) if p is not self._counter]
        self._text = texts[0] if texts else None
        self.first = number(algorithm, "first_counter", 0)
        self.block_bytes = self._target.bytes

    @property
    def kernels(self) -> list[Bound]:
        """What it calls."""
        return [self._make, *([self._init] if self._init else [])]

    def _named(self, name: str) -> Param:
        found = next((p for p in self._make.params if p.name == name), None)
        if found is None:
            raise ProtocolError(f"kernel {self._make.name} has no parameter `{name}`, the counter")
        return found

    def check(self, key: bytes, nonce: bytes) -> None:
        """Refuse a key or a nonce of the wrong length."""
        check_length("a key", self.name, key, [self.key_bytes])
        check_length("a nonce", self.name, nonce, [self.nonce_bytes])

    def check_counter(self, counter: int) -> None:
        """ProtocolError at a counter that the kernel's parameter cannot hold, or one behind the last."""
        if counter > 1 << 8 * self._counter.bytes:
            raise ProtocolError(f"{self.name} counts blocks in {self._counter.bytes} bytes: with one nonce there are "
                                f"{1 << 8 * self._counter.bytes} of {self.block_bytes} bytes, and no more are left",
                                "counter")

    def blocks(self, pool: Pool, first: int, count: int, text: bytes | None = None) -> bytes:
        """`count` blocks from that of number `first` on, or what they make of a text. ProtocolError as
        `check_counter`."""
        self.check_counter(first + count)
        own = range(first, first + count) if self._counter.per_block else [first]
        given = {self._counter.name: b"".join(number_in(i, self._counter) for i in own)}
        size = count * self.block_bytes
        if self._text is not None:
            given[self._text.name] = bytes(size) if text is None else text
        made = pool.call(self._make, given, count)[self._target.name]
        return made if self._text is not None or text is None else xor_bytes(made, text)

    def start_stream(self, key: bytes, nonce: bytes, counter: int | None = None) -> XorStream:
        """The keystream of a key and a nonce from the block of a number on, that of `first_counter` if none is said.

        ProtocolError for a wrong length, and a counter that cannot be held.
        """
        self.check(key, nonce)
        number = self.first if counter is None else counter
        self.check_counter(number + 1)
        pool = Pool({"key": key, "nonce": nonce})
        if self._init is not None:
            pool.call(self._init)
        blocks = _Blocks(self, pool, number)
        return (_TextStream(blocks, self.block_bytes) if self._text is not None else
                XorStream(blocks.make, self.block_bytes, blocks.jump))

    def start(self, mode: str, key: bytes, iv: bytes = b"", decrypt: bool = False,
              counter: int | None = None) -> Process:
        """Begin a message: "stream" XORs, which decrypts, too; "keystream" gives the keystream itself.

        `iv` is the nonce. ProtocolError for another mode, a wrong length, and a counter that cannot be held.
        """
        if mode not in self.modes:
            raise ProtocolError(f"{self.name} is a stream cipher: its modes are {' and '.join(self.modes)}, "
                                f"not {mode}")
        if decrypt and mode == "keystream":
            raise ProtocolError("a keystream is not decrypted: leave --decrypt out, or choose --mode stream")
        stream = self.start_stream(key, iv, counter)
        return Process(stream if mode == "stream" else lambda data: stream.take(len(data)))

    def rehearse(self, rng: random.Random) -> None:
        """Call every kernel."""
        self.start_stream(rng.randbytes(self.key_bytes), rng.randbytes(self.nonce_bytes)).take(1)
