"""Vectors of other files' making: what came of them, what was left out and why, and the file of ours that they become.

A vector's `id` is the name of its file and the line or number that it has there.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from cipherwright.errors import VectorError
from cipherwright.protocols.vector_files import FILE_BYTES

Fields = dict[str, Any]


class LeftOut(Exception):
    """One vector cannot be said in our form; the message says why."""


@dataclass
class Import:
    """What one file gave: the algorithm, where it comes from, its vectors without `source`, what was left out."""

    path: Path
    algorithm: str = ""
    source: str = ""
    vectors: list[Fields] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)


def read_text(path: Path) -> str:
    """A file's text; VectorError where there is none."""
    try:
        data = path.read_bytes() if path.stat().st_size <= FILE_BYTES else None
    except OSError as error:
        raise VectorError(f"{path}: cannot be read: {error.strerror}", "name a file that is there") from None
    if data is None:
        raise VectorError(f"{path}: more than {FILE_BYTES >> 20} MB", "divide it into several files")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        refuse(path, line, column, f"the byte 0x{data[error.start]:02x} is no text", "give the text file itself, not "
               "an archive of it")


def refuse(path: Path, line: int, column: int, said: str, remedy: str) -> NoReturn:
    """Raise the VectorError for a place in a file."""
    raise VectorError(f"{path}:{line}:{column}: {said}", remedy, line, column)


def unequal(fields: Fields) -> str:
    """What is said of a plaintext and a ciphertext that are not equally long; "" if they are."""
    plain, coded = (len(fields.get(name, "")) // 2 for name in ("plaintext", "ciphertext"))
    return "" if plain == coded or "plaintext" not in fields else (
        f"the plaintext has {plain} bytes and the ciphertext {coded}")


def merged(found: Sequence[Import]) -> Fields:
    """A file of vectors as data; VectorError if there are no vectors."""
    if not any(one.vectors for one in found):
        why = "; ".join(dict.fromkeys(reason for one in found for reason in one.left_out)) or "it has none"
        raise VectorError(f"{', '.join(str(one.path) for one in found)}: no vector can be said in our form ({why})",
                          "docs/vectors.md says what can be")
    sources: dict[str, str] = {}
    vectors: list[Fields] = []
    seen: Counter[str] = Counter()
    for one in found:
        tag = one.path.stem
        while tag in sources:
            tag += "+"
        if one.vectors:
            sources[tag] = one.source
        for vector in one.vectors:
            name = f"{tag}-{vector['id']}"
            seen[name] += 1
            again = f"+{seen[name]}" if seen[name] > 1 else ""
            vectors.append({"id": name + again, "variant": vector["variant"], "source": tag,
                            **{key: value for key, value in vector.items() if key not in ("id", "variant")}})
    return {"algorithm": ", ".join(dict.fromkeys(one.algorithm for one in found if one.vectors)),
            "variant": list(dict.fromkeys(vector["variant"] for vector in vectors)), "source": sources,
            "vectors": vectors}


def as_text(data: Fields) -> str:
    """The file, a vector a line."""
    head = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in data.items()
            if key != "vectors"]
    rows = ",\n".join("  " + json.dumps(vector) for vector in data["vectors"])
    return "\n".join(["{", *head, ' "vectors": [', rows, " ]", "}", ""])
