"""Files and streams to read from and write to: what a name stands for, opened once, read to its end, written in order.

`-`, given as text, is standard input or output (a Path is always a file). A regular file that is written appears whole
or not at all, and a symbolic link to it stays one; a pipe, a device or a descriptor that the shell opened is written as
the data come, and keeps what came before an error.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Union

from cipherwright.errors import UserError
from cipherwright.files import atomic_file

Name = Union[str, Path]
STANDARD = "-"
DESCRIPTOR = re.compile(r"/(?:dev/fd|proc/(?:self|thread-self|\d+)/fd)/(\d+)")
NAMED = {"/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2}
LINKS = 40  # followed before they are taken for a circle


def descriptor(name: Name) -> int | None:
    """The number of the open file that a name such as /dev/stdout or /dev/fd/63 stands for, also through links."""
    path = os.path.abspath(name)
    for _ in range(LINKS):
        found = DESCRIPTOR.fullmatch(path)
        if path in NAMED or found:
            return NAMED[path] if not found else int(found[1]) if _ours(path) else None
        if not os.path.islink(path):
            return None
        path = os.path.normpath(os.path.join(os.path.dirname(path), os.readlink(path)))
    return None


def _ours(path: str) -> bool:
    """Whether a path below /proc is of this process."""
    process = path.split("/")[2]
    return not process.isdigit() or int(process) == os.getpid()


def size_of(name: Name) -> int | None:
    """Bytes of a regular file, where its length says so; None of what must be read to know. UserError as `reading`."""
    if name == STANDARD:
        return None
    try:
        found = os.stat(name)
        if stat.S_ISREG(found.st_mode) and descriptor(name) is None:
            with open(name, "rb"):  # may it be read?
                return found.st_size or None  # files of the system say 0 and are not empty
    except OSError as error:
        raise unreadable(name, error.strerror) from None
    if stat.S_ISDIR(found.st_mode):
        raise unreadable(name, "it is a directory; name a file in it")
    return None


def unreadable(name: Name, why: str | None) -> UserError:
    """What is said of an input that gives nothing."""
    return UserError(f"{shown(name)}: cannot be read: {why}")


def _unwritable(name: Name, why: str | None) -> UserError:
    return UserError(f"{shown(name)}: cannot be written: {why}")


def shown(name: Name, standard: str = "standard input") -> str:
    """A name for messages."""
    return standard if name == STANDARD else str(name)


@contextlib.contextmanager
def reading(name: Name) -> Iterator[Callable[[int], bytes]]:
    """Open an input once: a function that gives at most so many bytes, as they come, and none at the end.

    UserError where it cannot be opened or read.
    """
    file = _opened_input(name)
    try:
        def read(most: int) -> bytes:
            try:
                return bytes(file.read1(most))
            except OSError as error:
                raise unreadable(name, error.strerror) from None

        yield read
    finally:
        if file is not getattr(sys.stdin, "buffer", None):
            file.close()


def _opened_input(name: Name) -> Any:
    """A binary file with `read1`."""
    if name == STANDARD:
        if sys.stdin is None:
            raise unreadable(name, "it is closed")
        _wait(sys.stdin.buffer)
        return sys.stdin.buffer
    number = descriptor(name)
    try:
        if number is None and os.path.isdir(name):
            raise unreadable(name, "it is a directory; name a file in it")
        file = open(name if number is None else os.dup(number), "rb")
    except OSError as error:
        raise unreadable(name, error.strerror) from None
    _wait(file)
    return file


def _wait(file: Any) -> None:
    """Reads and writes wait, whatever the program that opened a descriptor made of it."""
    with contextlib.suppress(OSError, ValueError):
        if not os.get_blocking(file.fileno()):
            os.set_blocking(file.fileno(), True)


@dataclass
class Output:
    """What is written to, every piece at once. `whole`: nothing appears before all has been written."""

    name: Name
    file: IO[bytes]
    whole: bool

    def write(self, data: bytes) -> None:
        """Add a piece; BrokenPipeError when nobody reads standard output any more, else UserError."""
        try:
            self.file.write(data)
            self.file.flush()
        except BrokenPipeError:
            if self.name == STANDARD:
                raise
            raise _unwritable(self.name, "its reader is gone") from None
        except OSError as error:
            if self.name == STANDARD:
                with contextlib.suppress(OSError, ValueError):  # what is left is not tried again at the end
                    os.dup2(os.open(os.devnull, os.O_WRONLY), self.file.fileno())
            raise _unwritable(shown(self.name, "standard output"), error.strerror) from None


@contextlib.contextmanager
def writing(name: Name, source: Name | None = None) -> Iterator[Output]:
    """Open an output. `source`, what is read meanwhile, may be the same regular file, but not by a descriptor.

    UserError where it cannot be opened or written.
    """
    number = descriptor(name) if name != STANDARD else None
    if number is None and name != STANDARD:
        mode = _mode(name)
        if mode is None or stat.S_ISREG(mode):
            target = Path(os.path.realpath(name))
            with atomic_file(target, None if mode is None else stat.S_IMODE(mode)) as file:
                yield Output(name, file, True)
            return
    file = _opened_output(name, number)
    try:
        _refuse_same(name, file, source)
        yield Output(name, file, False)
    finally:
        if file is not getattr(sys.stdout, "buffer", None):
            with contextlib.suppress(OSError):  # every piece was flushed
                file.close()


def _mode(name: Name) -> int | None:
    """The mode of an existing output that may be written, None where there is none yet."""
    try:
        mode = os.stat(name).st_mode
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _unwritable(name, error.strerror) from None
    if stat.S_ISDIR(mode):
        raise _unwritable(name, "it is a directory; name a file in it")
    if not os.access(name, os.W_OK):
        raise _unwritable(name, "Permission denied")
    return mode


def _opened_output(name: Name, number: int | None) -> IO[bytes]:
    if name == STANDARD:
        if sys.stdout is None:
            raise UserError("standard output is closed: give --out a file, or leave standard output open")
        sys.stdout.flush()
        _wait(sys.stdout.buffer)
        return sys.stdout.buffer
    try:
        file = os.fdopen(os.open(name, os.O_WRONLY) if number is None else os.dup(number), "wb")
    except OSError as error:
        raise _unwritable(name, error.strerror) from None
    _wait(file)
    return file


def _refuse_same(name: Name, file: IO[bytes], source: Name | None) -> None:
    """A file that grows while it is read has no end."""
    with contextlib.suppress(OSError, ValueError):
        mine = os.fstat(file.fileno())
        theirs = os.fstat(0) if source == STANDARD else os.stat(source) if source else None
        if theirs and os.path.samestat(mine, theirs) and (stat.S_ISREG(mine.st_mode) or stat.S_ISBLK(mine.st_mode)):
            raise UserError(f"{shown(source or '')} is read and written through {shown(name, 'standard output')} at "
                            "once: name it with --out, then it is replaced when all has been read")
