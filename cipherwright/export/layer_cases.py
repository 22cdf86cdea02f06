"""Test vectors of a library's algorithms for its self-test: messages with digests, tags, texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.export.collect import Collected
from cipherwright.export.describe import c_bytes
from cipherwright.protocols.manners import hex_bytes, manner_of
from cipherwright.protocols.protocols import make_cipher

LONGEST = 600
"""Bytes of a message that is in the self-test, at most."""
MODES = {"ecb": 0, "cbc": 1, "ctr": 2}
_UNUSED = {"valid_bits": None, "repeat": 1, "offset": 0, "rejected": False, "counter": None}
"""Fields of vectors that the C layer is not asked for, with what says nothing."""


def layer_cases(collected: Collected,
                made: Mapping[str, Sequence[Mapping[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """Rows for the templates by kind: algorithm, mode, and arrays in C with their lengths."""
    found: dict[str, list[dict[str, Any]]] = {kind: [] for kind in ("hashes", "macs", "ciphers", "streams")}
    names = {row["name"]: kind for kind in found for row in made[kind]}
    sources = {str(s.path): s for s in (collected.library.source_of(f.kernel) for f in collected.functions)}
    for source in sources.values():
        for algorithm in source.program.algorithms.values():
            if algorithm.name in names:
                kind = names[algorithm.name]
                found[kind] += list(_rows(source, algorithm))
    return found


def _rows(source: Any, algorithm: Any) -> Iterator[dict[str, Any]]:
    cipher = make_cipher(algorithm, source.program, source.interpreter, source.params)
    for vector in Builder.sampled(source, algorithm):
        if any(vector.get(name, nothing) != nothing for name, nothing in _UNUSED.items()):
            continue
        manner = manner_of(cipher, vector)
        if manner in ("xts", "cmac"):
            continue
        if "digest" in vector or "tag" in vector:
            text, result = hex_bytes(vector, "message"), hex_bytes(vector, "digest") or hex_bytes(vector, "tag")
        elif "keystream" in vector:
            result = hex_bytes(vector, "keystream")
            text = bytes(len(result))
        else:
            text, result = hex_bytes(vector, "plaintext"), hex_bytes(vector, "ciphertext")
        nonce = hex_bytes(vector, "nonce") or hex_bytes(vector, "iv")
        if len(text) <= LONGEST:
            key = hex_bytes(vector, "key")
            yield _row(algorithm.name, vector["id"], MODES.get(manner, 0), key, nonce, text, result)


def _row(name: str, said: str, mode: int, key: bytes, nonce: bytes, text: bytes, result: bytes) -> dict[str, Any]:
    parts = {"key": key, "nonce": nonce, "text": text, "result": result}
    return {"algorithm": name, "id": said.replace("\\", "").replace('"', ""), "mode": mode,
            "arrays": {part: c_bytes(data) for part, data in parts.items()},
            "sizes": {part: len(data) for part, data in parts.items()}}
