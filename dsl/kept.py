"""Where results may be kept from one process to the next: nowhere, unless who uses the package puts a way here."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

Keep = Callable[[str, str, Callable[[], Any]], Any]
"""(kind of result, in words all that it depends on, function that makes it) -> the result, which is plain data."""


def at_once(kind: str, of: str, make: Callable[[], Any]) -> Any:
    """The result, made anew."""
    return make()


keep: Keep = at_once
folder: Path | None = None
"""For the parser's tables, which are no plain data: a folder that nobody else can write to."""


@cache
def code() -> str:
    """SHA-256 in hex of this package: what it computed is not what it may compute when it has changed."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()
