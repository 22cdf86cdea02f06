"""Test vectors run through a cipher: whole, in pieces, several messages at once, and the state that kernels leave.

A vector that fits one call of a kernel says nothing of what the kernel leaves for the next one. So each is run again in
pieces that end at the ends of blocks and inside them, and where a reference is at hand, what every call leaves in
memory is compared with what the reference leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from cipherwright.protocols.bound import CHUNK, Executor
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.keystream import Keystream
from cipherwright.protocols.manners import check_sizes, hex_bytes, manner_of
from cipherwright.protocols.protocols import Cipher
from cipherwright.protocols.state_watch import StateWatch
from cipherwright.protocols.trials import LEAST, digest_bytes, masked, message_pieces, runs, stream_data
from cipherwright.protocols.vector_files import load_vectors
from cipherwright.protocols.xorstream import xor_bytes

__all__ = ["Failure", "check", "check_all", "check_together", "cost", "load_vectors", "sample", "summary"]

CALLS = (1, 2, 1, 3)
"""Blocks of the first calls when messages that run together are run in pieces."""
SHORT = 1 << 12
"""Bytes of a vector whose state is compared: the interpreter is slow."""


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


def check(cipher: Cipher, vector: dict[str, Any], longest: int = CHUNK) -> Failure | None:
    """Run one vector, whole and in pieces; one of a block cipher in ECB mode is decrypted, too, if there is a kernel
    for it.

    VectorError for one that is of no use to the cipher. Pieces only of at most `longest` bytes.
    """
    for how, expected, got in runs(cipher, vector, longest):
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
        check_sizes(cipher, vector, manner_of(cipher, vector))
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
                              [hex_bytes(vector, "key") for vector in vectors],
                              [digest_bytes(cipher, vector) for vector in vectors])
    assert isinstance(cipher, Keystream)
    least = LEAST * cipher.block_bytes
    return cipher.keystreams([(hex_bytes(v, "key"), hex_bytes(v, "iv"),
                               v.get("offset", 0) + max(least, len(stream_data(v)[0]))) for v in vectors], limits)


def _told(vector: dict[str, Any], made: bytes) -> tuple[bytes, bytes]:
    """What a vector says, and the same of a digest or a keystream."""
    if "digest" in vector:
        return hex_bytes(vector, "digest"), made
    data, wanted = stream_data(vector)
    at = vector.get("offset", 0)
    return masked(wanted, vector), masked(xor_bytes(data, made[at:at + len(data)]), vector)


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
                for _ in runs(cipher, group[0]):
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
        more = len(failures) - shown
        lines.append(f"… and {more} more failure{'s' * (more != 1)}")
    return "\n".join(lines)
