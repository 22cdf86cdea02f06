"""Where the tool itself is, and what its files hold."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent
"""The folder of the packages `dsl`, `scheduler`, `targets` and `cipherwright`."""


def contents_hash(names: Iterable[str]) -> str:
    """SHA-256 in hex over files of the package `cipherwright`, named without their suffix .py: room/module."""
    texts = ((TOOL / "cipherwright" / f"{name}.py").read_bytes() for name in names)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()
