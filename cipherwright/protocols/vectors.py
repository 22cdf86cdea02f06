"""Test vectors run through a cipher: whole, in pieces, several messages at once, and the state that kernels leave.

A vector that fits one call of a kernel says nothing of what the kernel leaves for the next one. So each is run again in
pieces that end at the ends of blocks and inside them, and where a reference is at hand, what every call leaves in
memory is compared with what the reference leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from cipherwright.errors import ProtocolError, VectorError
from cipherwright.protocols.bound import CHUNK, Executor
from cipherwright.protocols.hashes import Hash, MessagePiece
from cipherwright.protocols.padding import LastBits
from cipherwright.protocols.protocols import BlockCipher, Cipher, Keystream, XorStream, xor_bytes
from cipherwright.protocols.state_watch import StateWatch
from cipherwright.protocols.vector_files import load_vectors, place

__all__ = ["Failure", "check", "check_all", "check_together", "cost", "load_vectors", "sample", "summary"]

PIECE = 1 << 16
"""Bytes of a hash vector's message that are given at once."""
CALLS = (1, 2, 1, 3)
"""Blocks of the first calls when messages that run together are run in pieces."""
LEAST = 5
"""Blocks of keystream that are made of a vector, though it may say less: enough for several calls."""
SHORT = 1 << 12
"""Bytes of a vector whose state is compared: the interpreter is slow."""
FURTHEST = 1 << 26
"""Bytes of keystream before a vector's, where they must be made."""
USED = {"hash": {"message", "digest", "repeat", "valid_bits"},
        "keyed hash": {"message", "digest", "repeat", "valid_bits", "key"},
        "ecb": {"key", "plaintext", "ciphertext", "repeat"},
        "ctr": {"key", "iv", "plaintext", "ciphertext", "offset", "valid_bits"},
        "stream": {"key", "iv", "keystream", "plaintext", "ciphertext", "offset", "valid_bits"}}
"""Fields that say something, by how the vector is run; others must say nothing."""
NOTHING = {"repeat": 1, "offset": 0}
"""What says nothing in a numeric field."""
Run = tuple[str, bytes, bytes]
"""(how it was run, what was expected, what came)."""


@dataclass(frozen=True)
class Failure:
    """A vector that came out wrong, or state that a kernel left wrong; `id` says which."""

    id: str
    expected: bytes
    got: bytes

    def describe(self) -> str:
        """The id, and both strings around the first difference."""
        pairs = zip(self.expected, self.got, strict=False)
        first = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(self.expected), len(self.got)))
        start = max(0, first - 8)

        def window(data: bytes) -> str:
            head, tail = ("… " if start else ""), (" …" if start + 24 < len(data) else "")
            return head + data[start:start + 24].hex(" ") + tail

        return (f"{self.id}: first difference at byte {first} of {len(self.expected)}\n"
                f"  expected {window(self.expected)}\n  got      {window(self.got)}")


def cost(vector: dict[str, Any]) -> int:
    """Roughly how many bytes must be processed for a vector."""
    longest = max(len(vector.get(f, "")) // 2 for f in ("plaintext", "message", "keystream"))
    return int((longest + vector.get("offset", 0)) * vector.get("repeat", 1))


def sample(vectors: Sequence[dict[str, Any]], count: int = 6, limit: int = 256) -> list[dict[str, Any]]:
    """Up to `count` vectors of at most `limit` bytes, spread over the list: enough to see that a source is right."""
    cheap = [v for v in vectors if cost(v) <= limit] or sorted(vectors, key=cost)[:1]
    if len(cheap) <= count:
        return cheap
    return [cheap[i * (len(cheap) - 1) // (count - 1)] for i in range(count)]


def piece_lengths(total: int, block: int) -> list[int]:
    """`total` bytes in pieces: one block, one byte, then two that end inside a block and after it, and the rest."""
    made = []
    for length in (block, 1, block // 2, 2 * block + 3, total):
        made.append(min(length, total))
        total -= made[-1]
    return [length for length in made if length]


def _by_lengths(data: bytes, lengths: Sequence[int]) -> Iterator[bytes]:
    at = 0
    for length in lengths:
        yield data[at:at + length]
        at += length


def _bytes(vector: dict[str, Any], name: str) -> bytes:
    return bytes.fromhex(vector.get(name, ""))


def _manner(cipher: Cipher, vector: dict[str, Any]) -> str:
    """How a vector is run, a key of USED; refuses modes that are not driven, results of another kind, and fields that
    would say nothing."""
    variant, where = vector["variant"].upper(), place(vector)
    if isinstance(cipher, Hash):
        manner = "keyed hash" if cipher.key_bytes else "hash"
        what, wanted = "a hash function", ['"message" and "digest"']
    elif isinstance(cipher, Keystream):
        manner, what, wanted = "stream", "a stream cipher", ['"keystream"', '"plaintext" and "ciphertext"']
    else:
        mode = next((m for m in ("CBC", "F8") if variant.endswith("-" + m)), None)
        if mode is not None:
            raise VectorError(f"{where}: mode {mode} is not driven here, only ECB and CTR; leave its variant out of "
                              "the algorithm's `vectors` line")
        manner = "ctr" if variant.endswith("CTR") else "ecb"
        what, wanted = f"a block cipher in {manner.upper()} mode", ['"plaintext" and "ciphertext"']
    given = [names for names in wanted if names.split('"')[-2] in vector]
    if len(given) != 1:
        raise VectorError(f"{where}: {what} needs {' or '.join(wanted)}" + (", not both" if given else ""))
    for name, value in vector.items():
        if name not in USED[manner] | {"id", "variant", "source"} and value not in ("", NOTHING.get(name)):
            raise VectorError(f'{where}: "{name}" says nothing of {what}; leave it out')
    return manner


def _check_sizes(cipher: Cipher, vector: dict[str, Any], manner: str) -> None:
    """Refuse a key, an IV or data that the cipher cannot take."""
    where = place(vector)
    try:
        if isinstance(cipher, Hash):
            cipher.check_key(_bytes(vector, "key"))
            if vector.get("valid_bits", 0) % 8 and not cipher.padding.takes_bits:
                raise ProtocolError(f'"valid_bits" ends inside a byte, and {cipher.name} takes whole bytes')
        elif isinstance(cipher, Keystream):
            cipher.check(_bytes(vector, "key"), _bytes(vector, "iv"))
            if vector.get("offset", 0) > FURTHEST:
                raise ProtocolError(f'"offset" is {vector["offset"]}, at most {FURTHEST} bytes of keystream are made '
                                    "to come to it")
        elif isinstance(cipher, BlockCipher):
            cipher.check(_bytes(vector, "key"), _bytes(vector, "iv") if manner == "ctr" else None)
            if manner == "ecb" and len(_bytes(vector, "plaintext")) % cipher.block_bytes:
                raise ProtocolError(f'"plaintext" has {len(_bytes(vector, "plaintext"))} bytes, in ECB mode a multiple '
                                    f"of {cipher.block_bytes} is needed")
    except ProtocolError as error:
        raise VectorError(f"{where}: {error}") from None


def _ecb_runs(cipher: BlockCipher, vector: dict[str, Any], longest: int) -> Iterator[Run]:
    """Encryption; then decryption, if there is a kernel for it; each in pieces, too."""
    key, repeat = _bytes(vector, "key"), vector.get("repeat", 1)
    plain, coded = _bytes(vector, "plaintext"), _bytes(vector, "ciphertext")
    for how, decrypt, given, wanted in (("", False, plain, coded), ("decrypted", True, coded, plain)):
        if decrypt and not cipher.decrypts:
            return
        process = cipher.start("ecb", key, decrypt=decrypt)
        data = given
        for _ in range(repeat):
            data = process(data)
        yield how, wanted, data
        size = cipher.block_bytes
        if repeat == 1 and size < len(given) <= longest:
            lengths = [n * size for n in piece_lengths(len(given) // size, 1)]
            yield (f"{how} in pieces".lstrip(), wanted, b"".join(map(process, _by_lengths(given, lengths))))


def _masked(data: bytes, vector: dict[str, Any]) -> bytes:
    """Data without the bits of the last byte that are not valid."""
    spare = -vector.get("valid_bits", 0) % 8
    return data[:-1] + bytes([data[-1] >> spare << spare]) if spare and data else data


def _stream_data(vector: dict[str, Any]) -> tuple[bytes, bytes]:
    """What is XORed with the keystream, and what that should give."""
    wanted = _bytes(vector, "keystream" if "keystream" in vector else "ciphertext")
    return _bytes(vector, "plaintext") or bytes(len(wanted)), wanted


def _stream_runs(start: Callable[[], XorStream], size: int, vector: dict[str, Any], least: int,
                 longest: int) -> Iterator[Run]:
    """A plaintext, or zeros in its place, XORed with the keystream of `start`, at least `least` bytes of it; then in
    pieces."""
    data, wanted = _stream_data(vector)
    longer = data + bytes(max(0, least - len(data)))
    stream = start()
    stream.skip(vector.get("offset", 0))
    whole = stream(longer)
    yield "", _masked(wanted, vector), _masked(whole[:len(data)], vector)
    lengths = piece_lengths(len(longer), size)
    if len(lengths) > 1 and len(data) <= longest:
        stream = start()
        stream.skip(vector.get("offset", 0))
        yield "in pieces", whole, b"".join(map(stream, _by_lengths(longer, lengths)))


def message_pieces(vector: dict[str, Any]) -> Iterator[MessagePiece]:
    """The message of a hash vector, `repeat` times, in pieces of bounded size."""
    unit, left = _bytes(vector, "message"), vector.get("repeat", 1)
    odd = vector.get("valid_bits", 0) % 8
    last = LastBits(unit[-1], odd) if odd else None
    unit = unit[:-1] if odd else unit
    most = max(1, PIECE // max(1, len(unit)))
    while left and unit:
        count = min(left, most)
        yield unit * count
        left -= count
    if last is not None:
        yield last


def _digest_bytes(cipher: Hash, vector: dict[str, Any]) -> int | None:
    """How many bytes of digest are made of a vector."""
    return len(_bytes(vector, "digest")) if cipher.any_length else None


def _hash_runs(cipher: Hash, vector: dict[str, Any], longest: int) -> Iterator[Run]:
    """The digest; then that of the message in pieces, if it fills a block."""
    wanted, key = _bytes(vector, "digest"), _bytes(vector, "key")
    length = _digest_bytes(cipher, vector)
    yield "", wanted, cipher.digests([message_pieces(vector)], (), [key], [length])[0]
    if cipher.block_bytes <= cost(vector) <= longest:
        message = cipher.start(key)
        for piece in message_pieces(vector):
            lengths = piece_lengths(len(piece), cipher.block_bytes)
            for part in [piece] if isinstance(piece, LastBits) else _by_lengths(piece, lengths):
                message.update(part)
        yield "in pieces", wanted, message.finish(length)


def _runs(cipher: Cipher, vector: dict[str, Any], longest: int = CHUNK) -> Iterator[Run]:
    """Everything that is tried of one vector; in pieces if it has at most `longest` bytes."""
    manner = _manner(cipher, vector)
    _check_sizes(cipher, vector, manner)
    key, iv = _bytes(vector, "key"), _bytes(vector, "iv")
    if isinstance(cipher, Hash):
        return _hash_runs(cipher, vector, longest)
    if isinstance(cipher, Keystream):
        least = LEAST * cipher.block_bytes
        return _stream_runs(lambda: cipher.start_state(key, iv), cipher.block_bytes, vector, least, longest)
    if manner == "ctr":
        return _stream_runs(lambda: cipher.counter_stream(key, iv), cipher.block_bytes, vector, 0, longest)
    return _ecb_runs(cipher, vector, longest)


def check(cipher: Cipher, vector: dict[str, Any], longest: int = CHUNK) -> Failure | None:
    """Run one vector, whole and in pieces; one of a block cipher in ECB mode is decrypted, too, if there is a kernel
    for it.

    VectorError for one that is of no use to the cipher. Pieces only of at most `longest` bytes.
    """
    for how, expected, got in _runs(cipher, vector, longest):
        if expected != got:
            return Failure(vector["id"] + (f", {how}" if how else ""), expected, got)
    return None


def check_all(cipher: Cipher, vectors: Iterable[dict[str, Any]], each: Callable[[], None] = lambda: None,
              reference: Executor | None = None, longest: int = CHUNK) -> list[Failure]:
    """Run vectors whole and, if they have at most `longest` bytes, in pieces; `each` is called after every one.

    A vector of more than CHUNK bytes takes several calls anyway.

    With a `reference`, an executor that is right (the interpreter), what the kernels with `inout` parameters leave in
    memory is compared with what it leaves, after every call that a few short vectors take.
    """
    vectors = list(vectors)
    failures = []
    if cipher.messages > 1:
        failures += check_together(cipher, vectors)
    else:
        for vector in vectors:
            failure = check(cipher, vector, longest)
            failures += [failure] if failure else []
            each()
    return failures + (check_state(cipher, sample(vectors), reference) if reference else [])


def check_together(cipher: Cipher, vectors: Sequence[dict[str, Any]]) -> list[Failure]:
    """Run vectors several at once, each beside others: in the order given, and in the reverse order in pieces.

    A lane is taken by the next message as soon as it is free, so messages of all lengths meet, and each comes to stand
    in more than one lane. Fewer vectors than the kernel takes messages stand in several lanes. VectorError as `check`.
    """
    for vector in vectors:
        _check_sizes(cipher, vector, _manner(cipher, vector))
    every = list(islice(cycle(vectors), max(len(vectors), cipher.messages)))
    there, back = _side_by_side(cipher, every, ()), _side_by_side(cipher, every[::-1], CALLS)[::-1]
    found: dict[str, Failure] = {}
    for vector, one, two in zip(every, there, back, strict=True):
        wanted, got = _told(vector, one)
        if wanted != got:
            found.setdefault(vector["id"], Failure(vector["id"], wanted, got))
        elif one != two:
            found.setdefault(vector["id"], Failure(f"{vector['id']}, in pieces", one, two))
    return list(found.values())


def _side_by_side(cipher: Cipher, vectors: Sequence[dict[str, Any]], limits: Sequence[int]) -> list[bytes]:
    """Digests, or keystreams from their first byte."""
    if isinstance(cipher, Hash):
        return cipher.digests((message_pieces(vector) for vector in vectors), limits,
                              [_bytes(vector, "key") for vector in vectors],
                              [_digest_bytes(cipher, vector) for vector in vectors])
    assert isinstance(cipher, Keystream)
    least = LEAST * cipher.block_bytes
    return cipher.keystreams([(_bytes(v, "key"), _bytes(v, "iv"),
                               v.get("offset", 0) + max(least, len(_stream_data(v)[0]))) for v in vectors], limits)


def _told(vector: dict[str, Any], made: bytes) -> tuple[bytes, bytes]:
    """What a vector says, and the same of a digest or a keystream."""
    if "digest" in vector:
        return _bytes(vector, "digest"), made
    data, wanted = _stream_data(vector)
    at = vector.get("offset", 0)
    return _masked(wanted, vector), _masked(xor_bytes(data, made[at:at + len(data)]), vector)


def check_state(cipher: Cipher, vectors: Sequence[dict[str, Any]], reference: Executor) -> list[Failure]:
    """What kernels with `inout` parameters leave in memory, call by call, beside what `reference` leaves.

    Each vector is run alone, or all side by side; long ones are not. The first difference of each is told. VectorError
    as `check`.
    """
    short = [vector for vector in vectors if cost(vector) <= SHORT]
    if not short or not any(kernel.having("inout") for kernel in cipher.kernels):
        return []
    failures = []
    for group in [short] if cipher.messages > 1 else [[vector] for vector in short]:
        watch = StateWatch(reference, group[0]["id"] if cipher.messages == 1 else "")
        with watch.of(cipher.kernels):
            if cipher.messages > 1:
                check_together(cipher, group)
            else:
                for _ in _runs(cipher, group[0]):
                    pass
        failures += [Failure(watch.where, *watch.found)] if watch.found else []
    return failures


def summary(name: str, count: int, failures: Sequence[Failure], how: str, shown: int = 3) -> str:
    """One line of result, then the first failures."""
    if not count:
        return f"{name}: no vectors"
    lines = [f"{name}: {max(0, count - len(failures))} of {count} vectors agree ({how})"]
    lines += [failure.describe() for failure in failures[:shown]]
    if len(failures) > shown:
        lines.append(f"… and {len(failures) - shown} more failures")
    return "\n".join(lines)
