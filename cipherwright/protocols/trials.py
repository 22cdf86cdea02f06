"""Everything that is tried of one vector: whole, in pieces, backwards, and refused where it is to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cipherwright.protocols.aead import Aead, Forged
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.bound import CHUNK
from cipherwright.protocols.hashes import Hash, MessagePiece
from cipherwright.protocols.keystream import Keystream
from cipherwright.protocols.macs import Mac, MacMessage, same
from cipherwright.protocols.manners import check_sizes, hex_bytes, manner_of
from cipherwright.protocols.modes import Cmac
from cipherwright.protocols.padding import LastBits
from cipherwright.protocols.protocols import Cipher
from cipherwright.protocols.single import Single
from cipherwright.protocols.stream import Stream
from cipherwright.protocols.xorstream import XorStream

PIECE = 1 << 16
"""Bytes of a hash vector's message that are given at once."""
LEAST = 5
"""Blocks of keystream that are made of a vector, though it may say less: enough for several calls."""
ACCEPTED, REFUSED = b"accepted", b"refused"
"""What is said of a tag."""
Run = tuple[str, bytes, bytes]
"""(how it was run, what was expected, what came)."""


def piece_lengths(total: int, block: int) -> list[int]:
    """`total` bytes in pieces: one block, one byte, then two that end inside a block and after it, and the rest."""
    made = []
    for length in (block, 1, block // 2, 2 * block + 3, total):
        made.append(min(length, total))
        total -= made[-1]
    return [length for length in made if length]


def by_lengths(data: bytes, lengths: Sequence[int]) -> Iterator[bytes]:
    """Data in pieces of these lengths."""
    at = 0
    for length in lengths:
        yield data[at:at + length]
        at += length


def _ecb_runs(cipher: BlockCipher, vector: dict[str, Any], longest: int) -> Iterator[Run]:
    """Encryption; then decryption, if there is a kernel for it; each in pieces, too."""
    key, repeat = hex_bytes(vector, "key"), vector.get("repeat", 1)
    plain, coded = hex_bytes(vector, "plaintext"), hex_bytes(vector, "ciphertext")
    for how, decrypt, given, wanted in (("", False, plain, coded), ("decrypted", True, coded, plain)):
        if decrypt and not cipher.decrypts:
            return
        process = cipher.start("ecb", key, decrypt=decrypt)
        data = given
        for _ in range(repeat):
            data = process(data)
        yield how, wanted, data
        size = cipher.block_bytes
        if repeat == 1 and size < len(given) <= longest:
            lengths = [n * size for n in piece_lengths(len(given) // size, 1)]
            yield (f"{how} in pieces".lstrip(), wanted, b"".join(map(process, by_lengths(given, lengths))))


def masked(data: bytes, vector: dict[str, Any]) -> bytes:
    """Data without the bits of the last byte that are not valid."""
    spare = -vector.get("valid_bits", 0) % 8
    return data[:-1] + bytes([data[-1] >> spare << spare]) if spare and data else data


def stream_data(vector: dict[str, Any]) -> tuple[bytes, bytes]:
    """What is XORed with the keystream, and what that should give."""
    wanted = hex_bytes(vector, "keystream" if "keystream" in vector else "ciphertext")
    return hex_bytes(vector, "plaintext") or bytes(len(wanted)), wanted


def _stream_runs(start: Callable[[], XorStream], size: int, vector: dict[str, Any], least: int,
                 longest: int) -> Iterator[Run]:
    """A plaintext, or zeros in its place, XORed with the keystream of `start`, at least `least` bytes of it; then in
    pieces."""
    data, wanted = stream_data(vector)
    longer = data + bytes(max(0, least - len(data)))
    stream = start()
    stream.skip(vector.get("offset", 0))
    whole = stream(longer)
    yield "", masked(wanted, vector), masked(whole[:len(data)], vector)
    lengths = piece_lengths(len(longer), size)
    if len(lengths) > 1 and len(data) <= longest:
        stream = start()
        stream.skip(vector.get("offset", 0))
        yield "in pieces", whole, b"".join(map(stream, by_lengths(longer, lengths)))


def message_pieces(vector: dict[str, Any]) -> Iterator[MessagePiece]:
    """The message of a hash vector, `repeat` times, in pieces of bounded size."""
    unit, left = hex_bytes(vector, "message"), vector.get("repeat", 1)
    odd = vector.get("valid_bits", 0) % 8
    last = LastBits(unit[-1], odd) if odd else None
    unit = unit[:-1] if odd else unit
    most = max(1, PIECE // max(1, len(unit)))
    while left and unit:
        count = min(left, most)
        yield unit * count
        left -= count
    if last is not None:
        yield last


def message_bytes(vector: dict[str, Any]) -> int:
    """How long a vector's message is, all repetitions of it."""
    return len(hex_bytes(vector, "message")) * int(vector.get("repeat", 1))


def digest_bytes(cipher: Hash, vector: dict[str, Any]) -> int | None:
    """How many bytes of digest are made of a vector."""
    return len(hex_bytes(vector, "digest")) if cipher.any_length else None


def _hash_runs(cipher: Hash, vector: dict[str, Any], longest: int) -> Iterator[Run]:
    """The digest; then that of the message in pieces, if it fills a block."""
    wanted, key = hex_bytes(vector, "digest"), hex_bytes(vector, "key")
    length = digest_bytes(cipher, vector)
    yield "", wanted, cipher.digests([message_pieces(vector)], (), [key], [length])[0]
    if cipher.block_bytes <= message_bytes(vector) <= longest:
        message = cipher.start(key)
        for piece in message_pieces(vector):
            lengths = piece_lengths(len(piece), cipher.block_bytes)
            for part in [piece] if isinstance(piece, LastBits) else by_lengths(piece, lengths):
                message.update(part)
        yield "in pieces", wanted, message.finish(length)


def _tweaked_runs(cipher: BlockCipher, vector: dict[str, Any], mode: str, longest: int) -> Iterator[Run]:
    """CBC and XTS: encryption, then decryption if there is a kernel for it; each in pieces, too."""
    plain, coded = hex_bytes(vector, "plaintext"), hex_bytes(vector, "ciphertext")
    for how, decrypt, given, wanted in (("", False, plain, coded), ("decrypted", True, coded, plain)):
        if decrypt and not cipher.decrypts:
            return

        def through(pieces: Iterable[bytes], decrypt: bool = decrypt) -> bytes:
            process = cipher.start(mode, hex_bytes(vector, "key"), hex_bytes(vector, "iv"), decrypt, vector.get("unit"))
            return b"".join([*map(process, pieces), process.finish()])

        yield how, wanted, through([given])
        size = cipher.block_bytes
        if size < len(given) <= longest:
            lengths = piece_lengths(len(given), size) if mode == "xts" else [
                n * size for n in piece_lengths(len(given) // size, 1)]
            yield f"{how} in pieces".lstrip(), wanted, through(by_lengths(given, lengths))


def _tag_runs(start: Callable[[], MacMessage | Cmac], size: int, vector: dict[str, Any],
              longest: int) -> Iterator[Run]:
    """The tag of a message, in pieces, too; or that it is not the vector's, which is to be rejected."""
    message, wanted = hex_bytes(vector, "message") * vector.get("repeat", 1), hex_bytes(vector, "tag")

    def tag(pieces: Iterable[bytes]) -> bytes:
        started = start()
        for piece in pieces:
            started.update(piece)
        return started.finish()

    whole = tag([message])
    if vector.get("rejected"):
        yield "its tag", REFUSED, ACCEPTED if same(wanted, whole) else REFUSED
        return
    yield "", wanted, whole
    if size < len(message) <= longest:
        yield "in pieces", wanted, tag(by_lengths(message, piece_lengths(len(message), size)))


def _mac_runs(cipher: Mac, vector: dict[str, Any], longest: int) -> Iterator[Run]:
    """As `_tag_runs`; and of whole blocks by the kernel that takes them all in one call, if there is one."""
    key, nonce = hex_bytes(vector, "key"), hex_bytes(vector, "nonce")
    yield from _tag_runs(lambda: cipher.start(key, nonce), cipher.block_bytes, vector, longest)
    message = hex_bytes(vector, "message") * vector.get("repeat", 1)
    if cipher.once is not None and not vector.get("rejected") and len(message) % cipher.block_bytes == 0:
        yield "at once", hex_bytes(vector, "tag"), cipher.tag_at_once(key, message, nonce)


def _opened(cipher: Aead, vector: dict[str, Any], coded: bytes, tag: bytes) -> bytes | None:
    """What opening gives; None where it is refused."""
    try:
        return cipher.open(hex_bytes(vector, "key"), hex_bytes(vector, "nonce"), coded, tag,
                           hex_bytes(vector, "associated"))
    except Forged:
        return None


def _aead_runs(cipher: Aead, vector: dict[str, Any], longest: int) -> Iterator[Run]:
    """Sealed, opened, each in pieces, too, and refused with another tag and with other associated data."""
    plain, coded, tag = (hex_bytes(vector, field) for field in ("plaintext", "ciphertext", "tag"))
    if vector.get("rejected"):
        yield "its tag", REFUSED, REFUSED if _opened(cipher, vector, coded, tag) is None else ACCEPTED
        return

    def through(given: bytes, opening: bool, lengths: Sequence[int]) -> bytes:
        text = cipher.begin(hex_bytes(vector, "key"), hex_bytes(vector, "nonce"), hex_bytes(vector, "associated"),
                            opening)
        made = b"".join(map(text.update, by_lengths(given, lengths)))
        rest, found = text.finish()
        return made + rest + found

    yield "", coded + tag, through(plain, False, [len(plain)])
    yield "opened", plain + tag, through(coded, True, [len(plain)])
    if 0 < len(plain) <= longest:
        lengths = piece_lengths(len(plain), cipher.block_bytes)
        yield "in pieces", coded + tag, through(plain, False, lengths)
        yield "opened in pieces", plain + tag, through(coded, True, lengths)
    wrong = tag[:-1] + bytes([tag[-1] ^ 1])
    yield "with another tag", REFUSED, REFUSED if _opened(cipher, vector, coded, wrong) is None else ACCEPTED


def _kernel_runs(cipher: Single, vector: dict[str, Any]) -> Iterator[Run]:
    after = cipher.run({name: bytes.fromhex(data) for name, data in vector["inputs"].items()}, vector.get("count"))
    for name, data in vector["outputs"].items():
        yield f"`{name}`", bytes.fromhex(data), after[name]


def runs(cipher: Cipher, vector: dict[str, Any], longest: int = CHUNK) -> Iterator[Run]:
    """Everything that is tried of one vector; in pieces if it has at most `longest` bytes. VectorError for a vector
    that is of no use to the cipher."""
    manner = manner_of(cipher, vector)
    check_sizes(cipher, vector, manner)
    key, iv, nonce = (hex_bytes(vector, field) for field in ("key", "iv", "nonce"))
    if isinstance(cipher, Hash):
        return _hash_runs(cipher, vector, longest)
    if isinstance(cipher, Keystream):
        least = LEAST * cipher.block_bytes
        return _stream_runs(lambda: cipher.start_state(key, iv), cipher.block_bytes, vector, least, longest)
    if isinstance(cipher, Stream):
        return _stream_runs(lambda: cipher.start_stream(key, nonce, vector.get("counter")), cipher.block_bytes, vector,
                            0, longest)
    if isinstance(cipher, Mac):
        return _mac_runs(cipher, vector, longest)
    if isinstance(cipher, Aead):
        return _aead_runs(cipher, vector, longest)
    if isinstance(cipher, Single):
        return _kernel_runs(cipher, vector)
    if manner == "ctr":
        return _stream_runs(lambda: cipher.counter_stream(key, iv), cipher.block_bytes, vector, 0, longest)
    if manner == "cmac":
        return _tag_runs(lambda: cipher.start_mac("cmac", key), cipher.block_bytes, vector, longest)
    return _ecb_runs(cipher, vector, longest) if manner == "ecb" else _tweaked_runs(cipher, vector, manner, longest)
