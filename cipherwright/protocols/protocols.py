"""Ciphers made from kernels: which kernel is called when, with which buffers.

A driver knows nothing of how a kernel runs: an `Executor` calls one, be it the interpreter or machine code.
The roles of the parameters follow from their kinds, so no names are fixed:

block_cipher   `expand`:    in key -> out round keys (optional; without it, encrypt takes the key itself)
               `encrypt`:   in round keys, in blocks (per block), out blocks (per block), count
               `decrypt`:   the same (optional), with the round keys of `expand_decrypt` if there is one
keystream      `init`:      in key, in iv -> out (or inout) state
               `keystream`: inout state, out blocks (per block), count; with `big_endian_words 4` the
               words of 4 bytes that it writes in the machine's order are sent most significant byte first
hash           `compress`:  inout state, in blocks (per block), count, and where the algorithm names them a counter and
               a flag of the last block (in, per block) (cipherwright.protocols.hashes)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Union

from cipherwright.errors import ProtocolError
from cipherwright.protocols.algorithms import check_sizes
from cipherwright.protocols.bound import (
    CHUNK,
    AlgorithmLike,
    Bound,
    Contents,
    Executor,
    ParamsOf,
    check_length,
    kernel_of,
    number,
    reverse_words,
)
from cipherwright.protocols.hashes import Hash
from dsl.ir import Param

Process = Callable[[bytes], bytes]
"""Takes successive pieces of a message, gives as many bytes back."""

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

    def take(self, length: int) -> bytes:
        """The next `length` bytes of keystream."""
        parts = [self._rest[:length]]
        self._rest = self._rest[length:]
        missing = length - len(parts[0])
        while missing > 0:
            count = min(-(-missing // self._size), max(1, CHUNK // self._size))
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


class _Direction:
    """Encryption or decryption: whole blocks under one key."""

    def __init__(self, algorithm: AlgorithmLike, kernel: str, expand: str, params_of: ParamsOf,
                 executor: Executor) -> None:
        self._kernel = kernel_of(algorithm, kernel, params_of, executor)
        self._expand = kernel_of(algorithm, expand, params_of, executor) if expand in algorithm.fields else None
        self._kernel.need_count()
        self._source = self._kernel.only("in", "input")
        self._target = self._kernel.only("out", "output")
        self._keys = self._kernel.having("in")
        self._round_keys: dict[str, bytes] | None = None
        self.name = algorithm.name
        self.kernels = [self._kernel, *([self._expand] if self._expand else [])]
        self.block_bytes = number(algorithm, "block", self._source.bytes)

    def set_key(self, key: bytes) -> None:
        """Expand a key."""
        made = [key]
        if self._expand is not None:
            inputs = self._expand.having("in")
            if len(inputs) != 1:
                raise ProtocolError(f"kernel {self._expand.name} must have one `in` parameter, the key")
            after = self._expand.call({inputs[0].name: key})
            made = [after[p.name] for p in self._expand.having("out inout")]
        if len(made) != len(self._keys):
            raise ProtocolError(f"kernel {self._kernel.name} takes {len(self._keys)} key arrays, "
                                f"key expansion gives {len(made)}; declare as many in both")
        self._round_keys = {p.name: data for p, data in zip(self._keys, made, strict=True)}

    def blocks(self, data: bytes) -> bytes:
        """ECB of whole blocks."""
        if self._round_keys is None:
            raise ProtocolError(f"{self.name}: no key has been set; call set_key first")
        if len(data) % self.block_bytes:
            raise ProtocolError(f"{self.name} in ECB mode takes a multiple of {self.block_bytes} bytes, this "
                                f"input has {len(data)}; use --mode ctr for any length")
        step = max(1, CHUNK // self.block_bytes) * self.block_bytes
        pieces = []
        for start in range(0, len(data), step):
            piece = data[start:start + step]
            given = {**self._round_keys, self._source.name: piece}
            pieces.append(self._kernel.call(given, len(piece) // self.block_bytes)[self._target.name])
        return b"".join(pieces)


class BlockCipher:
    """A block cipher: `key` once, then whole blocks; ECB, and CTR with a block-sized big-endian counter.

    Source: NIST SP 800-38A, sections 6.1 and 6.5.
    """

    modes = ("ecb", "ctr")
    messages = 1
    """How many messages a kernel takes at once: blocks that depend on each other have no place in this protocol."""

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor) -> None:
        self.name = algorithm.name
        self.key_bytes = number(algorithm, "key")
        self._encrypt = _Direction(algorithm, "encrypt", "expand", params_of, executor)
        self._decrypt: _Direction | None = None
        if "decrypt" in algorithm.fields:
            expand = "expand_decrypt" if "expand_decrypt" in algorithm.fields else "expand"
            self._decrypt = _Direction(algorithm, "decrypt", expand, params_of, executor)
        self.block_bytes = self._encrypt.block_bytes
        self.kernels = self._encrypt.kernels + (self._decrypt.kernels if self._decrypt else [])

    @property
    def decrypts(self) -> bool:
        """Whether there is a kernel that decrypts."""
        return self._decrypt is not None

    def check(self, key: bytes, iv: bytes | None) -> None:
        """Refuse a key of the wrong length, and such an initial counter block where there is one."""
        check_length("a key", self.name, key, [self.key_bytes])
        if iv is not None:
            check_length("an initial counter block", self.name, iv, [self.block_bytes])

    def set_key(self, key: bytes) -> None:
        """Expand a key for encryption."""
        self.check(key, None)
        self._encrypt.set_key(key)

    def encrypt_blocks(self, data: bytes) -> bytes:
        """ECB of whole blocks."""
        return self._encrypt.blocks(data)

    def counter_stream(self, key: bytes, iv: bytes) -> XorStream:
        """The keystream of counter mode from its first byte."""
        self.check(key, iv)
        self.set_key(key)
        size = self.block_bytes
        counter = int.from_bytes(iv, "big")

        def blocks(count: int) -> bytes:
            nonlocal counter
            inputs = counter_blocks(counter, count, size)
            counter = (counter + count) % (1 << 8 * size)
            return self.encrypt_blocks(inputs)

        def jump(count: int) -> None:
            nonlocal counter
            counter = (counter + count) % (1 << 8 * size)

        return XorStream(blocks, size, jump)

    def start(self, mode: str, key: bytes, iv: bytes = b"", decrypt: bool = False) -> Process:
        """Begin a message: a function that takes its pieces (of whole blocks in ECB).

        CTR decrypts as it encrypts. ProtocolError for another mode, a wrong length, and a kernel that there is not.
        """
        if mode not in self.modes:
            raise ProtocolError(f"{self.name} is a block cipher: its modes are {' and '.join(self.modes)}, "
                                f"not {mode}")
        if mode == "ecb" and iv:
            raise ProtocolError("ECB has no IV: leave --iv out")
        if mode == "ecb" and decrypt:
            if self._decrypt is None:
                raise ProtocolError(f"{self.name} has no kernel that decrypts ECB: its `algorithm` block needs a line "
                                    "`decrypt KERNEL`; CTR needs none")
            self.check(key, None)
            self._decrypt.set_key(key)
            return self._decrypt.blocks
        if mode == "ctr":
            return self.counter_stream(key, iv)
        self.set_key(key)
        return self.encrypt_blocks


@dataclass
class _Lane:
    """A message whose keystream is being made: its state, the bytes that are wanted, the blocks still to come."""

    state: Contents
    wanted: int
    blocks: int
    parts: list[bytes] = field(default_factory=list)


class Keystream:
    """A stream cipher: `init` fills the state, `keystream` gives blocks.

    Algorithms of one program with the same keystream kernel and other key lengths are one cipher: the
    initialisation is chosen by the key's length.
    """

    modes = ("stream", "keystream")

    def __init__(self, algorithm: AlgorithmLike, siblings: Sequence[AlgorithmLike], params_of: ParamsOf,
                 executor: Executor) -> None:
        self.name = algorithm.name
        self.key_bytes = number(algorithm, "key")
        self.iv_bytes = number(algorithm, "iv", 0)
        self._make = kernel_of(algorithm, "keystream", params_of, executor)
        self._make.need_count()
        self._target = self._make.only("out", "keystream")
        self._state = self._make.having("inout")
        self.block_bytes = self._target.bytes
        self._word = number(algorithm, "big_endian_words", 1)
        self._inits = {number(a, "key"): (a, lambda a=a: kernel_of(a, "init", params_of, executor))
                       for a in [*siblings, algorithm]}
        self._together: Bound | None = None

    def run_together(self, kernel: Bound) -> None:
        """From now on `keystreams` calls `kernel` while there are as many messages as it takes at once."""
        self._together = kernel

    @property
    def messages(self) -> int:
        """How many messages run at once."""
        return self._together.messages if self._together else 1

    @property
    def kernels(self) -> list[Bound]:
        """What makes the keystream."""
        return [self._make, *([self._together] if self._together else [])]

    def check(self, key: bytes, iv: bytes) -> None:
        """Refuse a key or an IV of the wrong length."""
        check_length("a key", self.name, key, sorted(self._inits))
        check_length("an IV", self.name, iv, [number(self._inits[len(key)][0], "iv", 0)])

    def _initial(self, key: bytes, iv: bytes) -> Contents:
        """The state that a key and an IV give."""
        self.check(key, iv)
        init = self._inits[len(key)][1]()
        inputs = init.having("in")
        values = [key, iv][:len(inputs)]
        if len(inputs) == 2 and "iv" in inputs[0].name.lower() and "iv" not in inputs[1].name.lower():
            values.reverse()
        if len(inputs) != (2 if iv else 1):
            raise ProtocolError(f"kernel {init.name} must have {'the key and the IV' if iv else 'the key'} "
                                f"as its `in` parameters, and has {len(inputs)}")
        after = init.call({p.name: v for p, v in zip(inputs, values, strict=True)})
        made = [after[p.name] for p in init.having("out inout")]
        if len(made) != len(self._state):
            raise ProtocolError(f"kernel {self._make.name} has {len(self._state)} state arrays (`inout`), "
                                f"{init.name} makes {len(made)}; declare as many in both")
        return {p.name: data for p, data in zip(self._state, made, strict=True)}

    def start_state(self, key: bytes, iv: bytes) -> XorStream:
        """Initialise with a key and an IV: the keystream from its first byte."""
        state = self._initial(key, iv)
        return XorStream(lambda count: self._advance([state], count)[0], self.block_bytes)

    def keystreams(self, requests: Iterable[tuple[bytes, bytes, int]], limits: Iterable[int] = ()) -> list[bytes]:
        """The keystreams of several messages, each given by its key, its IV and the bytes that are wanted.

        As many run at once as the kernel takes; when one ends, the next takes its place, and what is left over at
        the end runs in the kernel for a single message. `limits` are the most blocks of the first calls.
        """
        waiting, steps, most = iter(requests), iter(limits), max(1, CHUNK // self.block_bytes)
        made: list[_Lane] = []
        running: list[_Lane] = []
        while True:
            while len(running) < self.messages:
                request = next(waiting, None)
                if request is None:
                    break
                made.append(_Lane(self._initial(*request[:2]), request[2], -(-request[2] // self.block_bytes)))
                running += made[-1:] if request[2] else []
            if not running:
                return [b"".join(lane.parts)[:lane.wanted] for lane in made]
            count = min(*(lane.blocks for lane in running), next(steps, most), most)
            for lane, part in zip(running, self._advance([lane.state for lane in running], count), strict=True):
                lane.parts.append(part)
                lane.blocks -= count
            running = [lane for lane in running if lane.blocks]

    def _advance(self, states: Sequence[Contents], count: int) -> list[bytes]:
        """The next `count` blocks of each message, whose state moves on."""
        if self._together is not None and len(states) == self._together.messages:
            kernel, groups = self._together, [states]
        else:
            kernel, groups = self._make, [[state] for state in states]
        made = []
        for group in groups:
            for state, after in zip(group, kernel.call_together(group, count), strict=True):
                state.update({name: after[name] for name in state})
                made.append(reverse_words(after[self._target.name], self._word))
        return made

    def start(self, mode: str, key: bytes, iv: bytes = b"", decrypt: bool = False) -> Process:
        """Begin a message: "stream" XORs, which decrypts, too; "keystream" gives the keystream itself.

        ProtocolError for another mode, and a wrong length.
        """
        if mode not in self.modes:
            raise ProtocolError(f"{self.name} is a stream cipher: its modes are {' and '.join(self.modes)}, "
                                f"not {mode}")
        if decrypt and mode == "keystream":
            raise ProtocolError("a keystream is not decrypted: leave --decrypt out, or choose --mode stream")
        stream = self.start_state(key, iv)
        return stream if mode == "stream" else lambda data: stream.take(len(data))


Keyed = Union[BlockCipher, Keystream]
Cipher = Union[BlockCipher, Keystream, Hash]


def make_cipher(algorithm: AlgorithmLike, program: Any, executor: Executor, params_of: ParamsOf | None = None,
                constant_of: Callable[[str], Sequence[int]] | None = None) -> Cipher:
    """The driver for an algorithm; ProtocolError for an unknown protocol.

    `params_of` gives a kernel's parameters, `constant_of` a constant array's elements (default: by elaboration). What
    does not fit in a source's `algorithm` block is a SourceError with its place there.
    """
    from dsl.elaborate import constant_values, elaborate
    from dsl.parser import Algorithm

    if params_of is None:
        def params_of(name: str) -> Sequence[Param]:
            return elaborate(program, name).params

    if constant_of is None:
        def constant_of(name: str) -> Sequence[int]:
            return constant_values(program, name)[1]

    if isinstance(algorithm, Algorithm):
        check_sizes(algorithm, params_of, lambda name: constant_values(program, name))
    if algorithm.protocol == "block_cipher":
        return BlockCipher(algorithm, params_of, executor)
    if algorithm.protocol == "keystream":
        kernel = algorithm.fields.get("keystream")
        siblings = [a for a in program.algorithms.values()
                    if a.protocol == "keystream" and a.fields.get("keystream") == kernel]
        return Keystream(algorithm, siblings, params_of, executor)
    if algorithm.protocol == "hash":
        return Hash(algorithm, params_of, executor, constant_of)
    raise ProtocolError(f"algorithm {algorithm.name}: protocol `{algorithm.protocol}` is unknown; there are "
                        "block_cipher, keystream and hash")
