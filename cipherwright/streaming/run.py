"""Running a cipher or hash over files and streams: piece by piece, in order, with progress."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Union

from cipherwright.errors import ProtocolError, UserError
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.protocols import Keyed
from cipherwright.streaming.streams import Name, reading, shown, size_of, writing

PIECE = 1 << 18


def parse_hex(option: str, text: str) -> bytes:
    """Bytes from an option's hex digits, two each; UserError for other characters and an odd number."""
    bad = next((c for c in text if c not in "0123456789abcdefABCDEF"), None)
    if bad is not None:
        raise UserError(f"{option}: {bad!r} is not a hex digit; write each byte as two of 0-9 a-f")
    if len(text) % 2:
        raise UserError(f"{option}: {len(text)} hex digits; bytes need an even number, two each")
    return bytes.fromhex(text)


Advance = Callable[[int, Union[int, None]], None]
"""Called with the bytes done, and all there will be or None where only the end says it."""


def no_progress(_done: int, _total: int | None) -> None:
    """Nobody looks."""


def most_of(size: int | None, length: int | None) -> int | None:
    """How many bytes will be taken of an input of `size` bytes, None where that is not known yet."""
    if length == 0:
        return 0
    return size if size is None or length is None else min(size, length)


def input_length(cipher: Keyed, mode: str, source: Name | None, length: int | None) -> int | None:
    """How many bytes will be processed, where that is known.

    Refuses what cannot be, before any output exists: UserError without an input, ProtocolError for part of a block in
    ECB and CBC.
    """
    if source is None:
        if mode != "keystream" or length is None:
            raise UserError("--in FILE is needed (for --mode keystream, --length N will do)")
        return length
    total = most_of(size_of(source), length)
    if total is not None and mode in ("ecb", "cbc") and total % cipher.block_bytes:
        raise _partial(mode, cipher.block_bytes, source, total, "")
    return total


def _partial(mode: str, block: int, source: Name, total: int, written: str) -> ProtocolError:
    return ProtocolError(f"{shown(source)}: {mode.upper()} takes a multiple of {block} bytes, this input has {total}"
                         f"{written}; use --mode ctr for any length")


def run_file(cipher: Keyed, mode: str, key: bytes, iv: bytes, source: Name | None, target: Name,
             length: int | None = None, decrypt: bool = False, advance: Advance = no_progress,
             **options: int) -> int:
    """Process `source` (or `length` keystream bytes) into `target`; the number of bytes written.

    `advance(done, total)` is called as bytes are written. `source` and `target` may be one regular file. ProtocolError
    where the input ends inside a block that the mode needs whole. `options` are the driver's own: of a stream cipher
    `counter`, of a block cipher `unit`.
    """
    total = input_length(cipher, mode, source, length)
    process = cipher.start(mode, key, iv, decrypt, **options)
    block = process.unit
    done = 0
    with contextlib.ExitStack() as opened:
        read = opened.enter_context(reading(source)) if source is not None else bytes
        out = opened.enter_context(writing(target, source))
        rest = b""
        for data in pieces(read, length):
            data = rest + data
            whole = len(data) - len(data) % block
            data, rest = data[:whole], data[whole:]
            if data:
                out.write(process(data))
                done += len(data)
                advance(done, total)
        last = process.finish()
        if last:
            out.write(last)
        if rest:
            assert source is not None
            raise _partial(mode, block, source, done + len(rest), "; nothing was written" if out.whole else
                           f"; its first {done} were written")
    return done


def pieces(read: Callable[[int], bytes], length: int | None) -> Iterator[bytes]:
    """What `read` gives, to its end or up to `length` bytes."""
    left = length
    while left is None or left > 0:
        data = read(PIECE if left is None else min(PIECE, left))
        if not data:
            return
        left = None if left is None else left - len(data)
        yield data


def hash_files(function: Hash, sources: Sequence[Name], length: int | None = None, advance: Advance = no_progress,
               key: bytes = b"", digest: int | None = None) -> list[tuple[bytes, int]]:
    """Digest, of `digest` bytes if that is said, and number of bytes of each file, or of its first `length` bytes.

    Files are hashed together where the kernel takes several messages. `advance(done, total)` is called as bytes
    are read. A key or a length that the function does not take is refused before anything is read.
    """
    function.check_key(key)
    function.check_output(digest)
    sizes = [most_of(size_of(source), length) for source in sources]
    known = [size for size in sizes if size is not None]
    total = sum(known) if len(known) == len(sizes) else None
    counts = [0] * len(sources)

    def counted(number: int) -> Iterator[bytes]:
        with reading(sources[number]) as read:
            for data in pieces(read, length):
                counts[number] += len(data)
                advance(sum(counts), total)
                yield data

    digests = function.digests((counted(number) for number in range(len(sources))), (), [key] * len(sources),
                               [digest] * len(sources))
    return list(zip(digests, counts, strict=True))


def digest_line(digest: bytes, path: Name) -> str:
    """As sha512sum writes and, with -c, reads it: a name with a line end or a backslash is written with escapes."""
    name = str(path)
    shown = name.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
    return f"{'' if shown == name else chr(92)}{digest.hex()}  {shown}"
