"""Hash functions made from a kernel that takes blocks: padding, streaming, keys, squeezing, several messages at once.

How a message ends is said by its padding (cipherwright.protocols.padding). A key comes before the message as a block
of its own, as RFC 7693 (section 3.3) has it. A sponge gives output of any length: the first bytes of its state, again
and again, and between two the kernel is called for a block of zeros (FIPS 202, section 4).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, repeat
from typing import Union

from cipherwright.errors import ProtocolError
from cipherwright.protocols.bound import (
    CHUNK,
    AlgorithmLike,
    Bound,
    Contents,
    Executor,
    ParamsOf,
    kernel_of,
    number,
    number_in,
    reverse_words,
)
from cipherwright.protocols.hash_fields import TOLD
from cipherwright.protocols.padding import LENGTH, ONE_BIT, SPONGE, LastBits, Padding
from dsl.ir import Param


def packed(values: Sequence[int], param: Param) -> bytes:
    """The memory of a parameter whose elements have these values."""
    data = b"".join(v.to_bytes(param.bits // 8, "big") for v in values)
    return reverse_words(data, param.bits // 8) if param.endian == "le" else data


MessagePiece = Union[bytes, LastBits]
"""LastBits can only be the last one."""


class Message:
    """One message being hashed: `update` with its pieces, then `finish`."""

    def __init__(self, function: Hash, key: bytes = b"") -> None:
        self._hash = function
        self.state, first = function.begin(key)
        self._pending = bytearray(first)
        self._length = len(first)
        self._taken = 0
        self._last: LastBits | None = None
        self._padded = False

    @property
    def blocks(self) -> int:
        """Whole blocks that wait to be compressed; without one that may be the last and must be told apart."""
        held = 0 if self._padded or self._hash.padding.always else 1
        return max(0, len(self._pending) - held) // self._hash.block_bytes

    def add(self, data: MessagePiece) -> None:
        """The next piece of the message; nothing is computed yet. ProtocolError after bits that end no byte."""
        if self._padded or self._last is not None:
            raise ProtocolError(f"{self._hash.name}: this message is finished; start another one")
        if isinstance(data, LastBits):
            self._last = data
            return
        self._pending += data
        self._length += len(data)

    def pad(self) -> None:
        """The message ends here: what waits becomes whole blocks."""
        if not self._padded:
            self._pending += self._hash.padding.after(self._length, self._last)
            self._padded = True

    def take(self, count: int) -> Contents:
        """What the kernel is given for the first `count` blocks that wait."""
        size = self._hash.block_bytes
        data = bytes(self._pending[:count * size])
        del self._pending[:count * size]
        self._taken += count
        numbers = range(self._taken - count, self._taken)
        ends = [min((i + 1) * size, self._length) for i in numbers]
        return self._hash.inputs(data, numbers, ends, self._padded and not self._pending)

    def update(self, data: MessagePiece) -> None:
        """The next piece of the message, of any length."""
        self.add(data)
        self._hash.compress_waiting(self)

    def finish(self, length: int | None = None) -> bytes:
        """The digest of all pieces; `length` bytes of it, where there are any number."""
        self._hash.check_output(length)
        self.pad()
        self._hash.compress_waiting(self)
        return self._hash.digest_of(self.state, length)


class _Lane:
    """A message that is read from a source as it is hashed."""

    def __init__(self, message: Message, pieces: Iterator[MessagePiece]) -> None:
        self.message = message
        self._pieces = pieces
        self._ended = False

    def fill(self, blocks: int) -> None:
        """Read until this many blocks wait, or the source ends."""
        while not self._ended and self.message.blocks < blocks:
            piece = next(self._pieces, None)
            if piece is None:
                self.message.pad()
                self._ended = True
            else:
                self.message.add(piece)

    @property
    def done(self) -> bool:
        """Whether nothing is left to compress."""
        return self._ended and not self.message.blocks


class Hash:
    """A hash function: `start` a message, or `digests` of several, which run together where a kernel can."""

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor,
                 constant_of: Callable[[str], Sequence[int]]) -> None:
        self.name = algorithm.name
        fields = algorithm.fields
        self.compress = kernel_of(algorithm, "compress", params_of, executor)
        self.compress.need_count()
        told = {field: self.compress.named(str(fields[field])) for field in TOLD if field in fields}
        self._blocks = self.compress.only("in", "message", list(told.values()))
        states = self.compress.having("inout")
        if len(states) != 1:
            raise ProtocolError(f"kernel {self.compress.name} needs exactly one `inout` parameter, the state, and has "
                                f"{len(states)}")
        self._state = states[0]
        self._counter = told.get("byte_counter") or told.get("block_counter")
        self._counts_bytes = "byte_counter" in told
        self._flag = told.get("final_flag")
        self.block_bytes = number(algorithm, "rate", self._blocks.bytes)
        self.digest_bytes = number(algorithm, "digest")
        self.any_length = "output" in fields
        self.key_bytes = number(algorithm, "key", 0)
        self._key_length_at = number(algorithm, "key_length_at", -1)
        self._word = number(algorithm, "big_endian_words", 1)
        kind = str(fields.get("padding", LENGTH))
        self.padding = Padding(self.name, kind, self.block_bytes, number(algorithm, "domain", ONE_BIT),
                               number(algorithm, "length_bytes", None if kind == LENGTH else 0),
                               fields.get("length_order") == "little_endian")
        name = fields.get("initial")
        self.initial = packed(constant_of(str(name)), self._state) if name else bytes(self._state.bytes)
        self._together: Bound | None = None

    def run_together(self, kernel: Bound) -> None:
        """From now on `digests` compresses with `kernel` while there are as many messages as it takes at once."""
        self._together = kernel

    @property
    def messages(self) -> int:
        """How many messages are hashed at once."""
        return self._together.messages if self._together else 1

    @property
    def kernels(self) -> list[Bound]:
        """What it calls."""
        return [self.compress, *([self._together] if self._together else [])]

    def begin(self, key: bytes) -> tuple[bytes, bytes]:
        """The first state, and what comes before the message: the key, filled with zeros to a block."""
        self.check_key(key)
        state = bytearray(self.initial)
        if self._key_length_at >= 0:
            state[self._key_length_at] ^= len(key)
        return bytes(state), key + bytes(-len(key) % self.block_bytes)

    def check_key(self, key: bytes) -> None:
        """ProtocolError at a key that it does not take."""
        if len(key) > self.key_bytes:
            takes = f"a key of at most {self.key_bytes} bytes" if self.key_bytes else "no key"
            raise ProtocolError(f"{self.name} takes {takes}, this one has {len(key)}", "key")

    def check_output(self, length: int | None) -> None:
        """ProtocolError at a number of bytes of digest that it does not give."""
        if length is not None and length != self.digest_bytes and not self.any_length:
            raise ProtocolError(f"{self.name} gives {self.digest_bytes} bytes of digest, not {length}; functions with "
                                "`output any` in their `algorithm` block give any number")

    def inputs(self, data: bytes, numbers: Sequence[int], ends: Sequence[int], last: bool) -> Contents:
        """What the kernel is given beside the state: blocks, their numbers or the bytes of message at their ends,
        and whether one is the last."""
        count, spare = len(numbers), bytes(self._blocks.bytes - self.block_bytes)
        if spare:
            size = self.block_bytes
            data = b"".join(data[at:at + size] + spare for at in range(0, len(data), size))
        given = {self._blocks.name: data}
        if self._counter is not None:
            values = ends if self._counts_bytes else numbers
            given[self._counter.name] = b"".join(number_in(value, self._counter) for value in values)
        if self._flag is not None:
            size = self._flag.bytes
            given[self._flag.name] = bytes((count - last) * size) + b"\xff" * (last * size)
        return given

    def digest_of(self, state: bytes, length: int | None = None) -> bytes:
        """The digest that a final state gives; of a sponge, as many bytes as are asked for."""
        self.check_output(length)
        wanted = self.digest_bytes if length is None else length
        made = [reverse_words(state, self._word)]
        if self.padding.kind == SPONGE:
            zeros = bytes(self._blocks.bytes)
            made = [made[0][:self.block_bytes]]
            for _ in range(self.block_bytes, wanted, self.block_bytes):
                state = self.compress.call({self._state.name: state, self._blocks.name: zeros}, 1)[self._state.name]
                made.append(reverse_words(state, self._word)[:self.block_bytes])
        return b"".join(made)[:wanted]

    def start(self, key: bytes = b"") -> Message:
        """Begin a message."""
        return Message(self, key)

    def digest(self, data: bytes, key: bytes = b"", length: int | None = None) -> bytes:
        """Of one message."""
        message = self.start(key)
        message.update(data)
        return message.finish(length)

    def rehearse(self, rng: random.Random) -> None:
        """Call every kernel."""
        self.digest(bytes(self.block_bytes), rng.randbytes(0))

    def compress_waiting(self, message: Message) -> None:
        """Compress the whole blocks that wait, in calls of bounded size."""
        while message.blocks:
            self._advance([message], min(message.blocks, self._most))

    def digests(self, messages: Iterable[Iterable[MessagePiece]], limits: Iterable[int] = (),
                keys: Iterable[bytes] = (), lengths: Iterable[int | None] = ()) -> list[bytes]:
        """The digests of messages given as pieces; each is read only as fast as it is compressed.

        As many run at once as the kernel takes; when one ends, the next takes its place, and what is left over at
        the end runs in the kernel for a single message. `limits` are the most blocks of the first calls; `keys` and
        `lengths` of digests are those of the first messages, others have none and the usual one.
        """
        waiting, steps = zip(messages, chain(keys, repeat(b"")), strict=False), iter(limits)
        made: list[Message] = []
        running: list[_Lane] = []
        while True:
            while len(running) < self.messages:
                pieces, key = next(waiting, (None, b""))
                if pieces is None:
                    break
                made.append(Message(self, key))
                running.append(_Lane(made[-1], iter(pieces)))
            if not running:
                sizes = chain(lengths, repeat(None))
                return [self.digest_of(m.state, size) for m, size in zip(made, sizes, strict=False)]
            for lane in running:
                lane.fill(self._most)
            count = min(lane.message.blocks for lane in running)
            self._advance([lane.message for lane in running], min(count, next(steps, self._most)))
            running = [lane for lane in running if not lane.done]

    @property
    def _most(self) -> int:
        """Blocks of one message in a call."""
        return max(1, CHUNK // self.block_bytes)

    def _advance(self, messages: Sequence[Message], count: int) -> None:
        """Compress `count` blocks of each."""
        if self._together is not None and len(messages) == self._together.messages:
            kernel, groups = self._together, [messages]
        else:
            kernel, groups = self.compress, [[m] for m in messages]
        for group in groups:
            given = [{self._state.name: m.state, **m.take(count)} for m in group]
            for message, after in zip(group, kernel.call_together(given, count), strict=True):
                message.state = after[self._state.name]
