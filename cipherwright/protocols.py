"""Ciphers made from kernels: which kernel is called when, with which buffers.

A driver knows nothing of how a kernel runs: an `Executor` calls one, be it the interpreter or machine code.
The roles of the parameters follow from their kinds, so no names are fixed:

block_cipher   `expand`:    in key -> out round keys (optional; without it, encrypt takes the key itself)
               `encrypt`:   in round keys, in blocks (per block), out blocks (per block), count
keystream      `init`:      in key, in iv -> out (or inout) state
               `keystream`: inout state, out blocks (per block), count; with `big_endian_words 4` the
               words of 4 bytes that it writes in the machine's order are sent most significant byte first
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, Union

from cipherwright.errors import ProtocolError
from dsl.ir import Param

Executor = Callable[[str, "list[Union[bytes, int]]"], "list[bytes]"]
"""(kernel name, arguments in calling order) -> contents of every pointer parameter after the call."""
ParamsOf = Callable[[str], Sequence[Param]]
Process = Callable[[bytes], bytes]
"""Takes successive pieces of a message, gives as many bytes back."""

CHUNK = 1 << 16
_HIGH = bytes(i >> 8 for i in range(1 << 16))
_LOW = bytes(i & 255 for i in range(1 << 16))


class AlgorithmLike(Protocol):
    """What is needed of `dsl.parser.Algorithm`."""

    name: str
    protocol: str
    fields: "dict[str, str | int]"


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


def reverse_words(data: bytes, size: int) -> bytes:
    """The bytes of each word of `size` bytes in reverse order."""
    out = bytearray(data)
    for i in range(size):
        out[i::size] = data[size - 1 - i::size]
    return bytes(out)


class XorStream:
    """XORs messages of any length, in any pieces, with a keystream that comes in whole blocks."""

    def __init__(self, blocks: Callable[[int], bytes], block_bytes: int) -> None:
        self._blocks = blocks
        self._size = block_bytes
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

    def __call__(self, data: bytes) -> bytes:
        """`data` XOR the next keystream bytes."""
        return xor_bytes(data, self.take(len(data)))


class Bound:
    """A kernel with its parameters, called by roles: arguments are dealt out to parameters by kind."""

    def __init__(self, name: str, params: Sequence[Param], executor: Executor) -> None:
        self.name = name
        self.params = list(params)
        self._executor = executor

    def having(self, kinds: str, per_block: bool = False) -> list[Param]:
        """The pointer parameters of these kinds (a space-separated list)."""
        return [p for p in self.params if p.kind in kinds.split() and p.per_block == per_block]

    def only(self, kinds: str, role: str) -> Param:
        """The single per-block parameter of these kinds."""
        found = self.having(kinds, per_block=True)
        if len(found) != 1:
            raise ProtocolError(f"kernel {self.name} needs exactly one `{kinds}` parameter per block for the "
                                f"{role}, and has {len(found)}")
        return found[0]

    def need_count(self) -> None:
        """Refuse a kernel that cannot be told how many blocks there are."""
        if not any(p.kind == "count" for p in self.params):
            raise ProtocolError(f"kernel {self.name} has no `count` parameter; a protocol calls it for many "
                                "blocks at once: add `n: count` and a `blocks n` loop")

    def call(self, given: dict[str, bytes], count: int = 0) -> dict[str, bytes]:
        """Call with contents by parameter name (zeros where none is given); the contents afterwards."""
        args: list[bytes | int] = []
        for param in self.params:
            if param.kind == "count":
                args.append(count)
                continue
            size = param.bytes * (count if param.per_block else 1)
            data = given.get(param.name, bytes(size))
            if len(data) != size:
                raise ProtocolError(f"kernel {self.name}: parameter {param.name} holds {size} bytes, "
                                    f"the protocol has {len(data)}")
            args.append(data)
        after = self._executor(self.name, args)
        pointers = [p.name for p in self.params if p.kind != "count"]
        return dict(zip(pointers, after, strict=True))


def _number(algorithm: AlgorithmLike, field: str, default: int | None = None) -> int:
    value = algorithm.fields.get(field, default)
    if not isinstance(value, int):
        raise ProtocolError(f"algorithm {algorithm.name}: `{field}` must be a number of bytes: "
                            f"`{field} 16`")
    return value


def _kernel(algorithm: AlgorithmLike, field: str, params_of: ParamsOf, executor: Executor) -> Bound:
    name = algorithm.fields.get(field)
    if not isinstance(name, str):
        raise ProtocolError(f"algorithm {algorithm.name}: protocol {algorithm.protocol} needs a line "
                            f"`{field} KERNEL`")
    return Bound(name, params_of(name), executor)


def _check_length(what: str, name: str, data: bytes, expected: Sequence[int]) -> None:
    if len(data) not in expected:
        wanted = " or ".join(str(n) for n in expected)
        raise ProtocolError(f"{name} takes {what} of {wanted} bytes (two hex digits each), "
                            f"this one has {len(data)}")


class BlockCipher:
    """A block cipher: `key` once, then whole blocks; ECB, and CTR with a block-sized big-endian counter."""

    modes = ("ecb", "ctr")

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor) -> None:
        self.name = algorithm.name
        self.key_bytes = _number(algorithm, "key")
        self._encrypt = _kernel(algorithm, "encrypt", params_of, executor)
        self._expand = (_kernel(algorithm, "expand", params_of, executor)
                        if "expand" in algorithm.fields else None)
        self._encrypt.need_count()
        self._source = self._encrypt.only("in", "input")
        self._target = self._encrypt.only("out", "output")
        self.block_bytes = _number(algorithm, "block", self._source.bytes)
        self._keys = self._encrypt.having("in")
        self._round_keys: dict[str, bytes] | None = None

    def set_key(self, key: bytes) -> None:
        """Expand a key."""
        _check_length("a key", self.name, key, [self.key_bytes])
        made = [key]
        if self._expand is not None:
            inputs = self._expand.having("in")
            if len(inputs) != 1:
                raise ProtocolError(f"kernel {self._expand.name} must have one `in` parameter, the key")
            after = self._expand.call({inputs[0].name: key})
            made = [after[p.name] for p in self._expand.having("out inout")]
        if len(made) != len(self._keys):
            raise ProtocolError(f"kernel {self._encrypt.name} takes {len(self._keys)} key arrays, "
                                f"key expansion gives {len(made)}")
        self._round_keys = {p.name: data for p, data in zip(self._keys, made, strict=True)}

    def encrypt_blocks(self, data: bytes) -> bytes:
        """ECB of whole blocks."""
        if self._round_keys is None:
            raise ProtocolError(f"{self.name}: no key has been set")
        if len(data) % self.block_bytes:
            raise ProtocolError(f"{self.name} in ECB mode takes a multiple of {self.block_bytes} bytes, this "
                                f"input has {len(data)}; use --mode ctr for any length")
        step = max(1, CHUNK // self.block_bytes) * self.block_bytes
        pieces = []
        for start in range(0, len(data), step):
            piece = data[start:start + step]
            given = {**self._round_keys, self._source.name: piece}
            pieces.append(self._encrypt.call(given, len(piece) // self.block_bytes)[self._target.name])
        return b"".join(pieces)

    def _counter_stream(self, iv: bytes) -> XorStream:
        _check_length("an initial counter block", self.name, iv, [self.block_bytes])
        size = self.block_bytes
        counter = int.from_bytes(iv, "big")

        def blocks(count: int) -> bytes:
            nonlocal counter
            inputs = counter_blocks(counter, count, size)
            counter = (counter + count) % (1 << 8 * size)
            return self.encrypt_blocks(inputs)

        return XorStream(blocks, size)

    def start(self, mode: str, key: bytes, iv: bytes = b"") -> Process:
        """Begin a message: a function that takes its pieces (of whole blocks in ECB)."""
        if mode not in self.modes:
            raise ProtocolError(f"{self.name} is a block cipher: its modes are {' and '.join(self.modes)}, "
                                f"not {mode}")
        if mode == "ecb" and iv:
            raise ProtocolError("ECB has no IV: leave --iv out")
        self.set_key(key)
        return self.encrypt_blocks if mode == "ecb" else self._counter_stream(iv)


class Keystream:
    """A stream cipher: `init` fills the state, `keystream` gives blocks.

    Algorithms of one program with the same keystream kernel and other key lengths are one cipher: the
    initialisation is chosen by the key's length.
    """

    modes = ("stream", "keystream")

    def __init__(self, algorithm: AlgorithmLike, siblings: Sequence[AlgorithmLike], params_of: ParamsOf,
                 executor: Executor) -> None:
        self.name = algorithm.name
        self.key_bytes = _number(algorithm, "key")
        self.iv_bytes = _number(algorithm, "iv", 0)
        self._make = _kernel(algorithm, "keystream", params_of, executor)
        self._make.need_count()
        self._target = self._make.only("out", "keystream")
        self._state = self._make.having("inout")
        self.block_bytes = self._target.bytes
        self._word = _number(algorithm, "big_endian_words", 1)
        self._inits = {_number(a, "key"): (a, lambda a=a: _kernel(a, "init", params_of, executor))
                       for a in [*siblings, algorithm]}

    def start_state(self, key: bytes, iv: bytes) -> XorStream:
        """Initialise with a key and an IV: the keystream from its first byte."""
        _check_length("a key", self.name, key, sorted(self._inits))
        algorithm, kernel = self._inits[len(key)]
        _check_length("an IV", self.name, iv, [_number(algorithm, "iv", 0)])
        init = kernel()
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
                                f"{init.name} makes {len(made)}")
        state = {p.name: data for p, data in zip(self._state, made, strict=True)}

        def blocks(count: int) -> bytes:
            after = self._make.call(state, count)
            state.update({name: after[name] for name in state})
            return reverse_words(after[self._target.name], self._word)

        return XorStream(blocks, self.block_bytes)

    def start(self, mode: str, key: bytes, iv: bytes = b"") -> Process:
        """Begin a message: "stream" XORs, "keystream" gives the keystream itself (whatever the input)."""
        if mode not in self.modes:
            raise ProtocolError(f"{self.name} is a stream cipher: its modes are {' and '.join(self.modes)}, "
                                f"not {mode}")
        stream = self.start_state(key, iv)
        return stream if mode == "stream" else lambda data: stream.take(len(data))


Cipher = Union[BlockCipher, Keystream]


def make_cipher(algorithm: AlgorithmLike, program: Any, executor: Executor,
                params_of: ParamsOf | None = None) -> Cipher:
    """The driver for an algorithm; `params_of` (default: by elaboration) gives a kernel's parameters."""
    if params_of is None:
        from dsl.elaborate import elaborate

        def params_of(name: str) -> Sequence[Param]:
            return elaborate(program, name).params

    if algorithm.protocol == "block_cipher":
        return BlockCipher(algorithm, params_of, executor)
    if algorithm.protocol == "keystream":
        kernel = algorithm.fields.get("keystream")
        siblings = [a for a in program.algorithms.values()
                    if a.protocol == "keystream" and a.fields.get("keystream") == kernel]
        return Keystream(algorithm, siblings, params_of, executor)
    raise ProtocolError(f"algorithm {algorithm.name}: protocol `{algorithm.protocol}` is unknown; there are "
                        "block_cipher and keystream")
