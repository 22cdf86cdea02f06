"""Test vectors: one JSON file per algorithm, checked against a schema, run through a cipher.

The schema is described in tests/vectors/README.md: an object with `algorithm`, `variant` (all variants in
the file), `source` (tag -> description) and `vectors`, each with `id`, `variant`, `source`, and byte strings
in lower- or upper-case hex.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright.errors import VectorError
from cipherwright.hashes import Hash
from cipherwright.protocols import BlockCipher, Cipher, Keystream

HEX_FIELDS = ("key", "iv", "nonce", "plaintext", "message", "ciphertext", "digest", "keystream", "tag")
PIECE = 1 << 16
"""Bytes of a hash vector's message that are given at once."""
NUMBERS = {"repeat": 1, "offset": 0, "valid_bits": 1}
"""Numeric fields with the least value each may have."""


@dataclass(frozen=True)
class Failure:
    """A vector that came out wrong."""

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


def _need(where: str, item: dict[str, Any], field: str, kind: type) -> Any:
    if field not in item:
        raise VectorError(f'{where}: field "{field}" is missing')
    if not isinstance(item[field], kind) or isinstance(item[field], bool):
        names = {str: "a string", list: "a list", dict: "an object", int: "a number"}
        raise VectorError(f'{where}: "{field}" must be {names[kind]}, it is {json.dumps(item[field])[:40]}')
    return item[field]


def _check_hex(where: str, field: str, value: Any) -> None:
    if not isinstance(value, str):
        raise VectorError(f'{where}: "{field}" must be a string of hex digits')
    bad = next((c for c in value if c not in "0123456789abcdefABCDEF"), None)
    if bad is not None:
        raise VectorError(f'{where}: "{field}" has the character {bad!r}, which is not a hex digit')
    if len(value) % 2:
        raise VectorError(f'{where}: "{field}" has {len(value)} hex digits; bytes need an even number')


def _check_vector(where: str, vector: dict[str, Any], variants: Sequence[str],
                  sources: Iterable[str]) -> None:
    if _need(where, vector, "variant", str) not in variants:
        raise VectorError(f'{where}: variant "{vector["variant"]}" is unknown; the file lists '
                          + ", ".join(f'"{v}"' for v in variants))
    if _need(where, vector, "source", str) not in sources:
        raise VectorError(f'{where}: source "{vector["source"]}" has no description under "source"')
    for field in HEX_FIELDS:
        if field in vector:
            _check_hex(where, field, vector[field])
    for field, least in NUMBERS.items():
        if field in vector and _need(where, vector, field, int) < least:
            raise VectorError(f'{where}: "{field}" must be at least {least}, it is {vector[field]}')
    given = set(vector)
    if not given & {"ciphertext", "keystream", "digest", "tag"}:
        raise VectorError(f'{where}: no result: one of "ciphertext", "keystream", "digest", "tag" is needed')
    if "ciphertext" in given:
        if "plaintext" not in given:
            raise VectorError(f'{where}: field "plaintext" is missing (there is a "ciphertext")')
        if len(vector["plaintext"]) != len(vector["ciphertext"]):
            raise VectorError(f'{where}: "plaintext" has {len(vector["plaintext"]) // 2} bytes and '
                              f'"ciphertext" {len(vector["ciphertext"]) // 2}; they must be equally long')
    if "digest" in given and "message" not in given:
        raise VectorError(f'{where}: field "message" is missing (there is a "digest")')
    if given & {"ciphertext", "keystream", "tag"} and "key" not in given:
        raise VectorError(f'{where}: field "key" is missing')
    unknown = given - {"id", "variant", "source", *HEX_FIELDS, *NUMBERS}
    if unknown:
        raise VectorError(f'{where}: unknown field "{min(unknown)}"')


def load_vectors(path: Path | str) -> list[dict[str, Any]]:
    """The vectors of a file, each checked against the schema."""
    path = Path(path)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise VectorError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise VectorError(f"{path}: not a text file (JSON in UTF-8 was expected)") from None
    except json.JSONDecodeError as error:
        raise VectorError(f"{path}:{error.lineno}:{error.colno}: not JSON: {error.msg}") from None
    if not isinstance(data, dict):
        raise VectorError(f'{path}: an object with "algorithm", "variant", "source", "vectors" was expected')
    _need(str(path), data, "algorithm", str)
    variants = _need(str(path), data, "variant", list)
    sources = _need(str(path), data, "source", dict)
    vectors = _need(str(path), data, "vectors", list)
    seen: set[str] = set()
    for number, vector in enumerate(vectors):
        if not isinstance(vector, dict):
            raise VectorError(f"{path}: vector number {number + 1}: an object was expected")
        name = _need(f"{path}: vector number {number + 1}", vector, "id", str)
        where = f'{path}: vector "{name}"'
        if name in seen:
            raise VectorError(f"{where}: there are two vectors with this id")
        seen.add(name)
        _check_vector(where, vector, variants, sources)
    return vectors


def cost(vector: dict[str, Any]) -> int:
    """Roughly how many bytes must be processed for a vector."""
    longest = max(len(vector.get(f, "")) // 2 for f in ("plaintext", "message", "keystream"))
    return (longest + vector.get("offset", 0)) * vector.get("repeat", 1)


def sample(vectors: Sequence[dict[str, Any]], count: int = 6, limit: int = 256) -> list[dict[str, Any]]:
    """Up to `count` cheap vectors, spread over the list: enough to see that a source is right."""
    cheap = [v for v in vectors if cost(v) <= limit] or sorted(vectors, key=cost)[:1]
    if len(cheap) <= count:
        return cheap
    return [cheap[i * (len(cheap) - 1) // (count - 1)] for i in range(count)]


def _block_result(cipher: BlockCipher, vector: dict[str, Any]) -> bytes:
    """What the cipher makes of a block-cipher vector."""
    variant = vector["variant"].upper()
    for mode in ("CBC", "F8"):
        if variant.endswith("-" + mode):
            raise VectorError(f'vector "{vector["id"]}": mode {mode} is not driven here, only ECB and CTR; '
                              "leave its variant out of the algorithm's `vectors` line")
    key, data = bytes.fromhex(vector["key"]), bytes.fromhex(vector["plaintext"])
    if variant.endswith("CTR"):
        return cipher.start("ctr", key, bytes.fromhex(vector.get("iv", "")))(data)
    process = cipher.start("ecb", key)
    for _ in range(vector.get("repeat", 1)):
        data = process(data)
    return data


def _stream_result(cipher: Keystream, vector: dict[str, Any]) -> bytes:
    """What the cipher makes of a keystream vector, or of a plaintext."""
    stream = cipher.start_state(bytes.fromhex(vector["key"]), bytes.fromhex(vector.get("iv", "")))
    stream.take(vector.get("offset", 0))
    if "keystream" in vector:
        return stream.take(len(vector["keystream"]) // 2)
    return stream(bytes.fromhex(vector["plaintext"]))


def _decrypted(cipher: BlockCipher, vector: dict[str, Any]) -> bytes:
    """The ciphertext of an ECB vector brought back."""
    process = cipher.start("ecb", bytes.fromhex(vector["key"]), decrypt=True)
    data = bytes.fromhex(vector["ciphertext"])
    for _ in range(vector.get("repeat", 1)):
        data = process(data)
    return data


def message_pieces(vector: dict[str, Any]) -> Iterator[bytes]:
    """The message of a hash vector, `repeat` times, in pieces of bounded size."""
    unit, left = bytes.fromhex(vector["message"]), vector.get("repeat", 1)
    most = max(1, PIECE // max(1, len(unit)))
    while left:
        count = min(left, most)
        yield unit * count
        left -= count


def _hash_failures(cipher: Hash, vectors: Sequence[dict[str, Any]]) -> list[Failure]:
    """Run hash vectors, as many at once as the cipher can."""
    for vector in vectors:
        if "digest" not in vector:
            raise VectorError(f'vector "{vector["id"]}": a hash function needs "message" and "digest"')
    wanted = [(vector["id"], bytes.fromhex(vector["digest"])) for vector in vectors]
    got = cipher.digests(message_pieces(vector) for vector in vectors)
    return [Failure(name, digest, mine) for (name, digest), mine in zip(wanted, got, strict=True) if digest != mine]


def check(cipher: Cipher, vector: dict[str, Any]) -> Failure | None:
    """Run one vector; one of a block cipher in ECB mode is decrypted, too, if there is a kernel for it."""
    if isinstance(cipher, Hash):
        return next(iter(_hash_failures(cipher, [vector])), None)
    if isinstance(cipher, BlockCipher):
        if "ciphertext" not in vector:
            raise VectorError(f'vector "{vector["id"]}": a block cipher needs "plaintext" and "ciphertext"')
        expected, got = bytes.fromhex(vector["ciphertext"]), _block_result(cipher, vector)
        if expected == got and cipher.decrypts and not vector["variant"].upper().endswith("CTR"):
            name = f'{vector["id"]}, decrypted'
            expected, got = bytes.fromhex(vector["plaintext"]), _decrypted(cipher, vector)
            return None if expected == got else Failure(name, expected, got)
    else:
        if not {"keystream", "ciphertext"} & set(vector):
            raise VectorError(f'vector "{vector["id"]}": a stream cipher needs "keystream" or '
                              '"plaintext" and "ciphertext"')
        expected = bytes.fromhex(vector.get("keystream") or vector["ciphertext"])
        got = _stream_result(cipher, vector)
    return None if expected == got else Failure(vector["id"], expected, got)


def check_all(cipher: Cipher, vectors: Iterable[dict[str, Any]],
              each: Callable[[], None] = lambda: None) -> list[Failure]:
    """Run vectors; `each` is called after every one."""
    if isinstance(cipher, Hash) and cipher.messages > 1:
        return check_together(cipher, list(vectors))
    failures = []
    for vector in vectors:
        failure = check(cipher, vector)
        if failure is not None:
            failures.append(failure)
        each()
    return failures


def check_together(cipher: Hash, vectors: Sequence[dict[str, Any]]) -> list[Failure]:
    """Run hash vectors several at once, each beside others: in the order given, and in the reverse order.

    A lane is taken by the next message as soon as it is free, so messages of all lengths meet, and each comes to
    stand in more than one lane.
    """
    found = _hash_failures(cipher, vectors) + _hash_failures(cipher, vectors[::-1])
    return list({failure.id: failure for failure in found}.values())


def summary(name: str, count: int, failures: Sequence[Failure], how: str, shown: int = 3) -> str:
    """One line of result, then the first failures."""
    if not count:
        return f"{name}: no vectors"
    lines = [f"{name}: {count - len(failures)} of {count} vectors agree ({how})"]
    lines += [failure.describe() for failure in failures[:shown]]
    if len(failures) > shown:
        lines.append(f"… and {len(failures) - shown} more failures")
    return "\n".join(lines)
