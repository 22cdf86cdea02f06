"""Which files of machine code this user's tool has made: the only ones that are run.

Stamps and hashes.json say so, too, but they come with a project's other files.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cipherwright import kept
from cipherwright.files import digest

PARTS = ("asm", "header", "manifest")
_made: set[str] = set()  # by this process


def _contents(files: Mapping[str, Path]) -> str:
    return " ".join(digest(files[part].read_bytes()) for part in PARTS)


def vouch(files: Mapping[str, Path]) -> None:
    """Note of a kernel's files that the tool has made them, here and now."""
    made = _contents(files)
    _made.add(made)
    kept.put("made", made, 1)


def was_made(files: Mapping[str, Path]) -> bool:
    """Whether files of these contents have been made here, by this process or another of this user."""
    made = _contents(files)
    return made in _made or kept.find("made", made) is not None
