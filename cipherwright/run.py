"""Running a cipher or hash over files: streaming, with progress, and an output file that is whole or absent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from cipherwright.build import atomic_file
from cipherwright.errors import ProtocolError, UserError
from cipherwright.hashes import Hash
from cipherwright.protocols import BlockCipher, Keyed

PIECE = 1 << 18


def parse_hex(option: str, text: str) -> bytes:
    """Bytes from an option's hex digits."""
    bad = next((c for c in text if c not in "0123456789abcdefABCDEF"), None)
    if bad is not None:
        raise UserError(f"{option}: {bad!r} is not a hex digit; write each byte as two of 0-9 a-f")
    if len(text) % 2:
        raise UserError(f"{option}: {len(text)} hex digits; bytes need an even number, two each")
    return bytes.fromhex(text)


def _size(path: Path, length: int | None) -> int:
    """Bytes of a file, at most `length`; refuses one that cannot be read."""
    try:
        with path.open("rb"):
            size = path.stat().st_size
    except OSError as error:
        raise UserError(f"{path}: cannot be read: {error.strerror}") from None
    return size if length is None else min(size, length)


def input_length(cipher: Keyed, mode: str, path: Path | None, length: int | None) -> int:
    """How many bytes will be processed; refuses what cannot be, before any output exists."""
    if path is None:
        if mode != "keystream" or length is None:
            raise UserError("--in FILE is needed (for --mode keystream, --length N will do)")
        return length
    size = _size(path, None)
    if mode == "ecb" and isinstance(cipher, BlockCipher) and size % cipher.block_bytes:
        raise ProtocolError(f"{path}: ECB takes a multiple of {cipher.block_bytes} bytes, this file has "
                            f"{size}; use --mode ctr for any length")
    return size if length is None else min(size, length)


def run_file(cipher: Keyed, mode: str, key: bytes, iv: bytes, source: Path | None, target: Path,
             length: int | None = None, decrypt: bool = False,
             advance: Callable[[int, int], None] = lambda done, total: None) -> int:
    """Process `source` (or `length` keystream bytes) into `target`; the number of bytes written.

    `advance(done, total)` is called as bytes are written. `source` and `target` may be one file.
    """
    total = input_length(cipher, mode, source, length)
    process = cipher.start(mode, key, iv, decrypt)
    if target.is_dir():
        raise UserError(f"{target}: cannot be written: it is a directory; name a file in it")
    done = 0
    with atomic_file(target) as out:
        reader = source.open("rb") if source is not None else None
        try:
            while done < total:
                want = min(PIECE, total - done)
                data = reader.read(want) if reader is not None else bytes(want)
                if not data:
                    raise UserError(f"{source}: became shorter while it was read; run again when nothing writes to it")
                out.write(process(data))
                done += len(data)
                advance(done, total)
        finally:
            if reader is not None:
                reader.close()
    return done


def hash_files(function: Hash, sources: Sequence[Path], length: int | None = None,
               advance: Callable[[int, int], None] = lambda done, total: None) -> list[tuple[bytes, int]]:
    """Digest and number of bytes of each file, or of its first `length` bytes.

    Files are hashed together where the kernel takes several messages. `advance(done, total)` is called as bytes
    are read.
    """
    total = sum(_size(path, length) for path in sources)
    counts = [0] * len(sources)

    def pieces(number: int) -> Iterator[bytes]:
        with sources[number].open("rb") as reader:
            while length is None or counts[number] < length:
                data = reader.read(PIECE if length is None else min(PIECE, length - counts[number]))
                if not data:
                    return
                counts[number] += len(data)
                advance(min(sum(counts), total), total)
                yield data

    digests = function.digests(pieces(number) for number in range(len(sources)))
    return list(zip(digests, counts, strict=True))


def digest_line(digest: bytes, path: Path) -> str:
    """As sha512sum writes and, with -c, reads it: a name with a line end or a backslash is written with escapes."""
    name = str(path)
    shown = name.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
    return f"{'' if shown == name else chr(92)}{digest.hex()}  {shown}"
