"""The head of a generated .asm file as text: what its comments say of a kernel to who calls it."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PROTOTYPE = re.compile(r"; void (?P<name>\w+)\((?P<parameters>[^)]*)\);(?:   (?P<convention>.+))?")


@dataclass(frozen=True)
class Head:
    """`parameters` as C declares them, `convention` in words ("" where none is said), a line about each parameter,
    and sentences about the whole, up to an empty line."""

    name: str
    parameters: tuple[str, ...]
    convention: str
    lines: tuple[str, ...]
    sentences: tuple[str, ...]


def read_head(asm: str) -> Head | None:
    """The head of a generated file; None where it declares no function."""
    comments = []
    for line in asm.splitlines():
        if not line.startswith(";"):
            break
        comments.append(line)
    at, found = next(((i, m) for i, line in enumerate(comments) if (m := _PROTOTYPE.match(line))), (0, None))
    if found is None:
        return None
    lines, sentences = [], []
    for line in comments[at + 1:]:
        if not line.startswith(";   "):
            break
        lines.append(line[4:].strip())
    for line in comments[at + 1 + len(lines):]:
        if line == ";":
            break
        sentences.append(line[2:])
    return Head(found["name"], tuple(filter(None, found["parameters"].split(", "))), found["convention"] or "",
                tuple(lines), tuple(sentences))
