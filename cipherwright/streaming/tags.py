"""Tags of files, and files sealed and opened: nothing of a text is let out before its tag was found to be right."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Union

from cipherwright.errors import CheckFailed, UserError
from cipherwright.protocols.aead import Aead, Forged
from cipherwright.protocols.macs import MacMessage, same
from cipherwright.protocols.modes import Cmac
from cipherwright.streaming.run import PIECE, Advance, most_of, no_progress, pieces
from cipherwright.streaming.streams import Name, Output, reading, shown, size_of, writing

IN_MEMORY = 1 << 24
"""Bytes of unverified plaintext that are held in memory; more are in a file that has no name."""
Started = Callable[[], Union[MacMessage, Cmac]]


def tag_files(start: Started, sources: Sequence[Name], length: int | None = None,
              advance: Advance = no_progress) -> list[tuple[bytes, int]]:
    """Tag and number of bytes of each file, or of its first `length` bytes; `start` begins a message."""
    sizes = [most_of(size_of(source), length) for source in sources]
    known = [size for size in sizes if size is not None]
    total = sum(known) if len(known) == len(sizes) else None
    found, done = [], 0
    for source in sources:
        message, before = start(), done
        with reading(source) as read:
            for data in pieces(read, length):
                message.update(data)
                done += len(data)
                advance(done, total)
        found.append((message.finish(), done - before))
    return found


def check_tag(tag: bytes, wanted: bytes, source: Name) -> None:
    """CheckFailed if a file's tag is not the one that is wanted."""
    if not same(tag, wanted):
        raise CheckFailed(f"{shown(source)}: the tag is not that of this key and file")


def seal_file(cipher: Aead, key: bytes, nonce: bytes, associated: bytes, source: Name, target: Name,
              advance: Advance = no_progress) -> int:
    """Encrypt a file; the tag stands behind the ciphertext. The bytes that were read."""
    text, total, done = cipher.begin(key, nonce, associated, False), size_of(source), 0
    with reading(source) as read, writing(target, source) as out:
        for data in pieces(read, None):
            out.write(text.update(data))
            done += len(data)
            advance(done, total)
        rest, tag = text.finish()
        out.write(rest + tag)
    return done


def open_file(cipher: Aead, key: bytes, nonce: bytes, associated: bytes, source: Name, target: Name,
              advance: Advance = no_progress) -> int:
    """Decrypt a file whose tag stands behind the ciphertext; the bytes that were written.

    CheckFailed, and nothing is written, if the tag is not right; UserError if there is none.
    """
    text, total, done = cipher.begin(key, nonce, associated, True), size_of(source), 0
    with reading(source) as read, writing(target, source) as out, _held_back(out) as held:
        tail = b""
        for data in pieces(read, None):
            done += len(data)
            advance(done, total)
            data = tail + data
            tail = data[max(0, len(data) - cipher.tag_bytes):]
            held.write(text.update(data[:len(data) - len(tail)]))
        if len(tail) < cipher.tag_bytes:
            raise UserError(f"{shown(source)}: has {done} bytes, and the tag alone {cipher.tag_bytes}; it stands at "
                            "the end of a file that was sealed")
        rest, wanted = text.finish()
        try:
            cipher.verify(tail, wanted)
        except Forged as error:
            raise CheckFailed(f"{shown(source)}: {error}; nothing was written") from None
        held.write(rest)
    return done - cipher.tag_bytes


@contextlib.contextmanager
def _held_back(out: Output) -> Iterator[IO[bytes] | Output]:
    """Where plaintext goes before its tag is known: to an output that appears whole or not at all, else to a place of
    its own, from where it is let out at the end."""
    if out.whole:
        yield out
        return
    with tempfile.SpooledTemporaryFile(IN_MEMORY) as held:
        yield held
        held.seek(0)
        while data := held.read(PIECE):
            out.write(data)
