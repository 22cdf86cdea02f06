"""Hash functions made from a compression kernel: padding, streaming, several messages at once.

Strengthening after Merkle and Damgård, as FIPS 180-2 (section 5.1), RFC 1321 (3.1, 3.2) and ISO/IEC 10118-3 have it:
a one bit, zeros, and the length in bits in the last `length_bytes` bytes of a block. The bits of a byte are those of
the message from the highest down, so after whole bytes the one bit is the byte 0x80.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, Union

from cipherwright.errors import ProtocolError
from cipherwright.protocols.bound import (
    CHUNK,
    AlgorithmLike,
    Bound,
    Executor,
    ParamsOf,
    kernel_of,
    number,
    reverse_words,
)
from dsl.ir import Param


def packed(values: Sequence[int], param: Param) -> bytes:
    """The memory of a parameter whose elements have these values."""
    data = b"".join(v.to_bytes(param.bits // 8, "big") for v in values)
    return reverse_words(data, param.bits // 8) if param.endian == "le" else data


class LastBits(NamedTuple):
    """The end of a message that is no whole number of bytes: the `bits` (1 to 7) highest bits of a byte."""

    value: int
    bits: int


MessagePiece = Union[bytes, LastBits]
"""LastBits can only be the last one."""


class Message:
    """One message being hashed: `update` with its pieces, then `finish`."""

    def __init__(self, function: Hash) -> None:
        self._hash = function
        self.state = function.initial
        self._pending = bytearray()
        self._length = 0
        self._last: LastBits | None = None
        self._padded = False

    @property
    def blocks(self) -> int:
        """Whole blocks that wait to be compressed."""
        return len(self._pending) // self._hash.block_bytes

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
            self._pending += self._hash.padding(self._length, self._last)
            self._padded = True

    def take(self, count: int) -> bytes:
        """The first `count` blocks that wait."""
        size = count * self._hash.block_bytes
        data = bytes(self._pending[:size])
        del self._pending[:size]
        return data

    def update(self, data: MessagePiece) -> None:
        """The next piece of the message, of any length."""
        self.add(data)
        self._hash.compress_waiting(self)

    def finish(self) -> bytes:
        """The digest of all pieces."""
        self.pad()
        self._hash.compress_waiting(self)
        return self._hash.digest_of(self.state)


class _Lane:
    """A message that is read from a source as it is hashed."""

    def __init__(self, function: Hash, pieces: Iterator[MessagePiece]) -> None:
        self.message = Message(function)
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
        self.compress = kernel_of(algorithm, "compress", params_of, executor)
        self.compress.need_count()
        self._blocks = self.compress.only("in", "message")
        states = self.compress.having("inout")
        if len(states) != 1:
            raise ProtocolError(f"kernel {self.compress.name} needs exactly one `inout` parameter, the state, and has "
                                f"{len(states)}")
        self._state = states[0]
        self.block_bytes = self._blocks.bytes
        self.digest_bytes = number(algorithm, "digest")
        self._length_bytes = number(algorithm, "length_bytes")
        self._little = algorithm.fields.get("length_order") == "little_endian"
        self._word = number(algorithm, "big_endian_words", 1)
        name = algorithm.fields.get("initial")
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

    def padding(self, length: int, last: LastBits | None = None) -> bytes:
        """What follows the `length` whole bytes of a message: its last bits, if there are some, and the padding."""
        value, odd = last or (0, 0)
        first = value & 0xFF00 >> odd & 0xFF | 0x80 >> odd
        zeros = -(length + 1 + self._length_bytes) % self.block_bytes
        bits = (8 * length + odd) % (1 << 8 * self._length_bytes)
        return bytes([first]) + bytes(zeros) + bits.to_bytes(self._length_bytes, "little" if self._little else "big")

    def digest_of(self, state: bytes) -> bytes:
        """The digest that a final state gives."""
        return reverse_words(state, self._word)[:self.digest_bytes]

    def start(self) -> Message:
        """Begin a message."""
        return Message(self)

    def digest(self, data: bytes) -> bytes:
        """Of one message."""
        message = self.start()
        message.update(data)
        return message.finish()

    def compress_waiting(self, message: Message) -> None:
        """Compress the whole blocks that wait, in calls of bounded size."""
        while message.blocks:
            self._advance([message], min(message.blocks, self._most))

    def digests(self, messages: Iterable[Iterable[MessagePiece]], limits: Iterable[int] = ()) -> list[bytes]:
        """The digests of messages given as pieces; each is read only as fast as it is compressed.

        As many run at once as the kernel takes; when one ends, the next takes its place, and what is left over at
        the end runs in the kernel for a single message. `limits` are the most blocks of the first calls.
        """
        waiting, steps = iter(messages), iter(limits)
        made: list[Message] = []
        running: list[_Lane] = []
        while True:
            while len(running) < self.messages:
                pieces = next(waiting, None)
                if pieces is None:
                    break
                running.append(_Lane(self, iter(pieces)))
                made.append(running[-1].message)
            if not running:
                return [self.digest_of(m.state) for m in made]
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
            given = [{self._state.name: m.state, self._blocks.name: m.take(count)} for m in group]
            for message, after in zip(group, kernel.call_together(given, count), strict=True):
                message.state = after[self._state.name]
