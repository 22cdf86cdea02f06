"""Files written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from cipherwright.errors import UserError


def _unwritable(path: Path, error: OSError) -> UserError:
    remedy = "make some, or name another place" if error.errno == errno.ENOSPC else \
        "name another place, or make this one writable"
    return UserError(f"{path}: cannot be written: {error.strerror}; {remedy}")


@contextlib.contextmanager
def atomic_file(path: Path, mode: int | None = None) -> Iterator[IO[bytes]]:
    """A file that appears under its name only when complete, with `mode` or the usual permissions of a new file.

    UserError where it cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise _unwritable(path, error) from None
    try:
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask if mode is None else mode)
            os.replace(name, path)
        except OSError as error:
            raise error if error.filename not in (None, name) else _unwritable(path, error) from None
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def write_atomically(path: Path, data: bytes, mode: int | None = None) -> None:
    """Replace a file's contents in one step; `mode` as in `atomic_file`."""
    with atomic_file(path, mode) as file:
        file.write(data)


def digest(data: bytes) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(data).hexdigest()
