"""Where the tool itself is, what its files hold, and what it is called."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from targets.kept import TOOL, current_project, installed

__all__ = ["SHIPPED", "TOOL", "contents_hash", "in_words"]

SHIPPED = TOOL / "cipherwright" / "shipped" if installed() else TOOL
"""The project of the tool's own ciphers: the repository, or a copy of its data in the installed package."""


def contents_hash(names: Iterable[str]) -> str:
    """SHA-256 in hex over files of the package `cipherwright`, named without their suffix .py: room/module."""
    texts = ((TOOL / "cipherwright" / f"{name}.py").read_bytes() for name in names)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def in_words(text: str) -> str:
    """A message or help as the user can type it: `./cw` is what the program is called in the repository alone."""
    return text if current_project() == TOOL else text.replace("./cw", "cipherwright")
