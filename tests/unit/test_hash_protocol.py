"""The hash protocol's paddings, counters, keys and output: every length, any split, several messages, beside hashlib.

Shipped sources run in the interpreter; kernels that take several messages at once, or rates and counters that no
shipped one has, are Python functions.
"""

from __future__ import annotations

import functools
import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cipherwright.errors import ProtocolError, VectorError
from cipherwright.project.sources import Library
from cipherwright.protocols.bound import Bound
from cipherwright.protocols.hashes import Hash, number_in
from cipherwright.protocols.padding import LastBits, Padding
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check, check_all, check_together
from dsl.ir import Param
from tests.support import fakes
from tests.support.spread import some

LIBRARY = Library()
XOF = {"shake128": hashlib.shake_128, "shake256": hashlib.shake_256}
KEYED: dict[str, Callable[..., Any]] = {"blake2s": hashlib.blake2s, "blake2b": hashlib.blake2b}
SHIPPED = [*KEYED, "sha3_256", "sha3_512", *XOF]


@functools.cache
def function(name: str) -> Hash:
    """A shipped hash function by the interpreter."""
    source = LIBRARY.algorithms[name]
    made = make_cipher(source.program.algorithms[name], source.program, source.interpreter, source.params)
    assert isinstance(made, Hash)
    return made


def expected(name: str, data: bytes, key: bytes = b"", length: int | None = None) -> bytes:
    """The digest by hashlib."""
    if name in XOF:
        return XOF[name](data).digest(function(name).digest_bytes if length is None else length)
    made: bytes = (KEYED[name](data, key=key) if name in KEYED else hashlib.new(name, data)).digest()
    return made


def inputs_of(name: str, data: bytes, *params: str) -> tuple[list[int], ...]:
    """The numbers that these inputs of the kernel `compress` hold, block by block, as a message is hashed."""
    source = LIBRARY.algorithms[name]
    algorithm = source.program.algorithms[name]
    kernel = str(algorithm.fields["compress"])
    places = [next((i, p.bytes) for i, p in enumerate(source.params(kernel)) if p.name == param) for param in params]
    found: tuple[list[int], ...] = tuple([] for _ in params)

    def execute(called: str, args: list[bytes | int]) -> list[bytes]:
        for (place, size), numbers in zip(places, found, strict=True):
            memory = args[place]
            assert isinstance(memory, bytes)
            numbers += [int.from_bytes(memory[at:at + size], "little") for at in range(0, len(memory), size)]
        return source.interpreter(called, args)

    made = make_cipher(algorithm, source.program, execute, source.params)
    assert isinstance(made, Hash)
    made.digest(data)
    return found


def pieces(data: bytes, rng: random.Random, block: int) -> Iterator[bytes]:
    """`data` in pieces of any length, none and whole blocks among them."""
    at = 0
    while at < len(data):
        step = rng.choice([0, 1, block - 1, block, block + 1, rng.randrange(1, 4 * block)])
        yield data[at:at + step]
        at += step


# -- shipped sources --------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", SHIPPED)
def test_every_length_to_three_blocks(name: str) -> None:
    block = function(name).block_bytes
    data = random.Random(name).randbytes(3 * block + 1)
    for length in range(len(data) + 1):
        assert function(name).digest(data[:length]) == expected(name, data[:length]), length


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in SHIPPED for seed in range(3)])
def test_any_split(name: str, seed: int) -> None:
    rng, block = random.Random(f"{name} {seed}"), function(name).block_bytes
    for length in (0, block, 2 * block, 4 * block, rng.randrange(10 * block)):
        data = rng.randbytes(length)
        message = function(name).start()
        for piece in pieces(data, rng, block):
            message.update(piece)
        assert message.finish() == message.finish() == expected(name, data), length


@pytest.mark.parametrize("name", KEYED)
def test_keys(name: str) -> None:
    rng, block, most = random.Random(name), function(name).block_bytes, function(name).key_bytes
    assert most == KEYED[name]().digest_size
    for size in range(1, most + 1):
        key = rng.randbytes(size)
        for length in (0, 1, rng.choice([block - 1, block, block + 1, 2 * block])):
            data = rng.randbytes(length)
            assert function(name).digest(data, key) == expected(name, data, key), (size, length)
    message = function(name).start(b"key")
    for piece in pieces(bytes(5 * block), rng, block):
        message.update(piece)
    assert message.finish() == expected(name, bytes(5 * block), b"key")


@pytest.mark.parametrize("name", XOF)
def test_output_of_any_length(name: str) -> None:
    data = random.Random(name).randbytes(300)
    whole = expected(name, data, length=500)
    message = function(name).start()
    message.update(data)
    for length in range(501):
        assert message.finish(length) == whole[:length], length


@pytest.mark.parametrize("name", SHIPPED)
def test_messages_do_not_disturb_each_other(name: str) -> None:
    block = function(name).block_bytes
    one, two = function(name).start(), function(name).start()
    one.update(b"a" * block)
    two.update(b"b" * (3 * block))
    one.update(b"c" * 9)
    assert two.finish() == expected(name, b"b" * (3 * block))
    assert one.finish() == expected(name, b"a" * block + b"c" * 9)


def test_a_block_that_may_be_the_last_waits() -> None:
    """Of a message that so far ends with a block; the padding of a sponge always adds one."""
    for name, waits in (("blake2s", 1), ("sha3_256", 0)):
        message, block = function(name).start(), function(name).block_bytes
        before = message.state
        message.update(bytes(block))
        assert (message.state == before) == bool(waits)
        message.update(b"x")
        assert message.state != before and message.finish() == expected(name, bytes(block) + b"x")


def test_what_is_not_taken_is_refused() -> None:
    with pytest.raises(ProtocolError, match="blake2s takes a key of at most 32 bytes, this one has 33"):
        function("blake2s").start(bytes(33))
    with pytest.raises(ProtocolError, match="sha3_256 takes no key, this one has 1"):
        function("sha3_256").start(b"k")
    with pytest.raises(ProtocolError, match="sha3_256 gives 32 bytes of digest, not 33"):
        function("sha3_256").digest(b"", length=33)
    message = function("blake2s").start()
    message.update(LastBits(0x80, 3))
    with pytest.raises(ProtocolError, match="blake2s takes messages of whole bytes; this one ends after 3 bits"):
        message.finish()


# -- paddings, beside strings of bits ----------------------------------------------------------------------------

def bits_of(data: bytes, lowest_first: bool) -> str:
    """A message as a string of bits."""
    return "".join(f"{byte:08b}"[::-1 if lowest_first else 1] for byte in data)


def bytes_of(bits: str, lowest_first: bool) -> bytes:
    """The reverse."""
    return bytes(int(bits[at:at + 8][::-1 if lowest_first else 1], 2) for at in range(0, len(bits), 8))


def by_bits(padding: Padding, bits: str) -> str:
    """Bit by bit, what follows a message of these bits."""
    size, length = 8 * padding.size, len(bits)
    if padding.kind == "zeros":
        while not bits or len(bits) % size:
            bits += "0"
        return bits[length:]
    if padding.kind == "sponge":
        bits += f"{padding.domain:b}"[::-1]
        while (len(bits) + 1) % size:
            bits += "0"
        return bits[length:] + "1"
    if padding.kind != "bytes":
        bits += "1" if padding.domain == 0x80 else f"{padding.domain:08b}"
    while (len(bits) + 8 * padding.length_bytes) % size:
        bits += "0"
    unit = 8 if padding.kind == "bytes" else 1
    field = (length // unit % (1 << 8 * padding.length_bytes)).to_bytes(padding.length_bytes,
                                                                  "little" if padding.little else "big")
    return bits[length:] + bits_of(field, False)


PADDINGS = [Padding("x", "zeros", 8), *(Padding("x", "sponge", size, domain) for size in (1, 7, 8)
                                        for domain in (0x01, 0x06, 0x1F, 0x7F, 0x80, 0xFF)),
            *(Padding("x", "length", 20, domain, length_bytes, little) for domain in (0x80, 0x01)
              for length_bytes in range(17) for little in (False, True)),
            *(Padding("x", "bytes", size, 0, length_bytes, little) for size in (8, 20)
              for length_bytes in (1, 2, 8) for little in (False, True))]


@pytest.mark.parametrize("padding", some(PADDINGS, 12), ids=str)
def test_padding_at_every_length(padding: Padding) -> None:
    """To three blocks and a byte, with every number of bits in the last byte where the padding allows it."""
    lowest, rng = padding.kind == "sponge", random.Random(str(padding))
    for count in range(8 * (3 * padding.size + 1) + 1):
        length, odd = divmod(count, 8)
        if odd and not padding.takes_bits:
            with pytest.raises(ProtocolError, match="whole bytes"):
                padding.after(length, LastBits(0, odd))
            continue
        data = rng.randbytes(length + bool(odd))
        bits = bits_of(data, lowest)[:count]
        wanted = bytes_of(bits[8 * length:] + by_bits(padding, bits), lowest)
        assert padding.after(length, LastBits(data[-1], odd) if odd else None) == wanted, count
        assert (length + len(wanted)) % padding.size == 0


def test_bits_that_are_not_of_the_message_do_not_count() -> None:
    sponge, length = Padding("x", "sponge", 8, 0x06), Padding("x", "length", 8, 0x80, 2)
    assert sponge.after(0, LastBits(0b10101, 3)) == sponge.after(0, LastBits(0b00101, 3))
    assert length.after(0, LastBits(0b10101111, 3)) == length.after(0, LastBits(0b10100000, 3))


# -- kernels in Python ---------------------------------------------------------------------------------------------

STATE = fakes.pointer("h", "inout", 32)
RATE, BLOCK = 6, 8


def kernel(params: list[Param]) -> Callable[[str, list[Any]], list[bytes]]:
    """A kernel whose state becomes a hash of it and of all that a block comes with; NAME-N takes N messages."""
    def execute(name: str, args: list[Any]) -> list[bytes]:
        messages, count = int(name.partition("-")[2] or 1), args[-1]
        given = [args[i * messages:(i + 1) * messages] for i in range(len(params) - 1)]
        states = list(given[0])
        for lane in range(messages):
            for i in range(count):
                told = [memory[lane][i * p.bytes:(i + 1) * p.bytes] for p, memory in zip(params[1:], given[1:],
                                                                                       strict=False)]
                states[lane] = hashlib.sha256(states[lane] + b"".join(told)).digest()
        return [*states, *(memory for role in given[1:] for memory in role)]

    return execute


def made(together: int = 1, counter: str = "byte_counter", elements: int = 2, endian: str = "le",
         **changes: Any) -> Hash:
    """A hash function with a counter, a flag, a rate and a key; a field that is None is left out."""
    params = [STATE, Param("t", "in", 16, endian, elements, True, False), fakes.pointer("m", "in", BLOCK, True),
              fakes.pointer("f", "in", 1, True), fakes.COUNT]
    fields = {"rate": RATE, "digest": 32, "compress": "k", "padding": "zeros", counter: "t", "final_flag": "f",
              "key": 4, "key_length_at": 3, **changes}
    algorithm = fakes.Algorithm("told", "hash", {k: v for k, v in fields.items() if v is not None})
    execute = kernel(params)
    found = make_cipher(algorithm, fakes.PROGRAM, execute, {"k": params}.get, {}.get)
    assert isinstance(found, Hash)
    if together > 1:
        found.run_together(Bound(f"k-{together}", params, execute, together))
    return found


def by_definition(data: bytes, key: bytes = b"", counter: str = "byte_counter", width: int = 4,
                  order: Callable[[bytes], bytes] = lambda memory: memory) -> bytes:
    """The same, block by block."""
    state = bytes(3) + bytes([len(key)]) + bytes(28)
    whole = (key + bytes(RATE - len(key)) if key else b"") + data
    blocks = [whole[at:at + RATE] for at in range(0, len(whole), RATE)] or [b""]
    for number, block in enumerate(blocks):
        value = sum(map(len, blocks[:number + 1])) if counter == "byte_counter" else number
        told = order((value % (1 << 8 * width)).to_bytes(width, "little"))
        flag = b"\xff" if number == len(blocks) - 1 else b"\0"
        state = hashlib.sha256(state + told + block.ljust(BLOCK, b"\0") + flag).digest()
    return state


@pytest.mark.parametrize("counter", ["byte_counter", "block_counter"])
def test_counters_and_flags(counter: str) -> None:
    function = made(counter=counter)
    for length in range(5 * RATE):
        for key in (b"", b"key"):
            data = random.Random(length).randbytes(length)
            assert function.digest(data, key) == by_definition(data, key, counter), (length, key)


def test_a_counter_of_any_type() -> None:
    data = bytes(300)
    assert made(elements=1, counter="byte_counter").digest(data) == by_definition(data, width=2)
    assert made(endian="be").digest(data) == by_definition(
        data, order=lambda memory: bytes([memory[1], memory[0], memory[3], memory[2]]))
    wide = Param("t", "in", 32, "be", 2, True, False)
    assert number_in(0x1_0203_0405, wide).hex() == "02030405" + "00000001"
    assert number_in(1 << 64, wide) == bytes(8)


def test_a_counter_with_a_length_in_the_padding() -> None:
    """What only padding fills, and the padding behind the message, are not counted; the flag is of the last block."""
    function = made(padding=None, length_bytes=2, key=None, key_length_at=None)
    state = bytes(32)
    for block, count, flag in ((b"abcde\x80", 5, 0), (b"\0\0\0\0\0\x28", 5, 255)):
        state = hashlib.sha256(state + count.to_bytes(4, "little") + block + b"\0\0" + bytes([flag])).digest()
    assert function.digest(b"abcde") == state


@pytest.mark.parametrize("together", [1, 2, 3])
def test_several_messages_with_keys(together: int) -> None:
    rng = random.Random(together)
    data = [rng.randbytes(n) for n in [*range(40), 1000, 0, 6, 12]]
    keys = [rng.randbytes(n % 5) for n in range(30)]
    found = made(together).digests((pieces(d, rng, RATE) for d in data), (1, 2, 1), keys)
    assert found == [by_definition(d, k) for d, k in zip(data, keys + [b""] * (len(data) - 30), strict=True)]


@pytest.mark.parametrize("together", [1, 2])
def test_several_outputs(together: int) -> None:
    """Squeezed by the kernel for one message."""
    params = [STATE, fakes.pointer("m", "in", BLOCK, True), fakes.COUNT]
    fields = {"rate": RATE, "digest": 10, "compress": "k", "padding": "sponge", "domain": 1, "output": "any"}
    execute = kernel(params)
    function = make_cipher(fakes.Algorithm("sponge", "hash", fields), fakes.PROGRAM, execute, {"k": params}.get, {}.get)
    assert isinstance(function, Hash)
    if together > 1:
        function.run_together(Bound("k-2", params, execute, 2))
    state = hashlib.sha256(bytes(32) + b"x\x01\0\0\0\x80\0\0").digest()
    squeezed = b""
    for _ in range(20):
        squeezed += state[:RATE]
        state = hashlib.sha256(state + bytes(BLOCK)).digest()
    lengths = [0, 1, 6, 7, 12, 13, 100]
    assert function.digests([[b"x"]] * 8, (), (), lengths) == [*(squeezed[:n] for n in lengths), squeezed[:10]]
    vectors = [{"id": str(n), "variant": "v", "message": "78", "digest": squeezed[:n].hex()} for n in (1, 6, 40)]
    assert check_all(function, vectors, reference=execute) == []


# -- vectors ---------------------------------------------------------------------------------------------------------

def test_vectors_with_keys_and_lengths() -> None:
    def vector(data: bytes, **more: Any) -> dict[str, Any]:
        return {"id": str(len(data)), "variant": "v", "message": data.hex(), **more}

    keyed = [vector(bytes(n), key="6b65", digest=by_definition(bytes(n), b"ke").hex()) for n in (0, 5, 6, 7, 50)]
    assert check_all(made(), keyed) == check_together(made(2), keyed) == []
    assert check(made(), {**keyed[0], "key": "6b66"}) is not None
    with pytest.raises(VectorError, match="told takes a key of at most 4 bytes, this one has 5"):
        check(made(), {**keyed[0], "key": "00" * 5})
    with pytest.raises(VectorError, match='"key" says nothing of a hash function'):
        check(made(key=None, key_length_at=None), keyed[0])
    with pytest.raises(VectorError, match='"valid_bits" ends inside a byte, and told takes whole bytes'):
        check(made(), vector(b"a", valid_bits=3, digest="00"))
