"""Results kept from one start to the next, each under a hash of all that it is made of, as JSON.

They lie in a folder of this user alone, `kept` of the tool's or the user's cache (`targets.kept`), and never in a
project: what is found here is believed, and a rule's numbers become Python code. An entry that is damaged, or another
user's, is as one that is not there; without a folder nothing is kept. Nothing depends on what is found here but the
time it takes.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import time
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from cipherwright.files import digest, write_atomically
from targets.kept import CACHE, current_project, own_folder, private

UNUSED = 30 * 24 * 3600
"""Seconds after which an entry that nobody has asked for is removed."""
DAY = 24 * 3600
SUFFIX = ".kept"


@cache
def folder() -> Path | None:
    """The folder, made if need be; None if there is none that this user alone can write to."""
    if current_project() or os.environ.get(CACHE):  # outside a project nothing is written unasked
        return own_folder("kept")
    return None


def _path(kind: str, of: str) -> Path | None:
    place = folder()
    return place / f"{kind}-{digest(of.encode())[:40]}{SUFFIX}" if place else None


def find(kind: str, of: str) -> Any:
    """What was put under these words, or None."""
    path = _path(kind, of)
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            found = os.fstat(file.fileno())
            if not private(found):
                return None
            head, _, body = file.read().partition(b"\n")
        if head != hashlib.sha256(of.encode() + body).hexdigest().encode():
            return None
        if found.st_mtime < time.time() - DAY:
            os.utime(path)  # says that it is in use
        return json.loads(zlib.decompress(body))
    except (OSError, ValueError, zlib.error, RecursionError):
        return None


def put(kind: str, of: str, data: Any) -> None:
    """Keep `data`, unless JSON would make something else of it, or it cannot be written."""
    path = _path(kind, of)
    if path is None:
        return
    try:
        text = json.dumps(data, separators=(",", ":"))
        if json.loads(text) != data:
            return
    except (TypeError, ValueError, RecursionError):
        return
    _remove_unused(path.parent)
    body = zlib.compress(text.encode(), 1)
    with contextlib.suppress(Exception):  # a full disk, a folder that is gone: the next process makes it anew
        write_atomically(path, hashlib.sha256(of.encode() + body).hexdigest().encode() + b"\n" + body, mode=0o600)


def keep(kind: str, of: str, make: Callable[[], Any]) -> Any:
    """What was put under these words, else what `make` gives, which is put there."""
    found = find(kind, of)
    if found is None:
        found = make()
        put(kind, of, found)
    return found


@cache
def _remove_unused(place: Path) -> None:
    """Remove entries that nobody has used for long; once in a process."""
    with contextlib.suppress(OSError):
        for path in place.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):  # another process was faster
                if path.stat().st_mtime < time.time() - UNUSED:
                    path.unlink()


def install() -> None:
    """From now on, parsed data files, the parser's tables and evaluated definitions are kept, too."""
    from dsl import kept as of_sources
    from targets import datafile

    datafile.keep = of_sources.keep = keep
    of_sources.folder = folder()
