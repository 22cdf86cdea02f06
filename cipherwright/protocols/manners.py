"""How a vector is run: by the driver and, of a block cipher, by its variant's name; what it must say for that."""

from __future__ import annotations

from typing import Any

from cipherwright.errors import ProtocolError
from cipherwright.protocols.aead import Aead
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.keystream import Keystream
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.protocols import Cipher
from cipherwright.protocols.single import Single
from cipherwright.protocols.stream import Stream
from cipherwright.protocols.vector_files import refuse

FURTHEST = 1 << 26
"""Bytes of keystream before a vector's, where they must be made."""
USED = {"hash": {"message", "digest", "repeat", "valid_bits"},
        "keyed hash": {"message", "digest", "repeat", "valid_bits", "key"},
        "ecb": {"key", "plaintext", "ciphertext", "repeat"},
        "ctr": {"key", "iv", "plaintext", "ciphertext", "offset", "valid_bits"},
        "cbc": {"key", "iv", "plaintext", "ciphertext"},
        "xts": {"key", "iv", "plaintext", "ciphertext", "unit"},
        "cmac": {"key", "message", "tag", "rejected"},
        "keystream": {"key", "iv", "keystream", "plaintext", "ciphertext", "offset", "valid_bits"},
        "stream": {"key", "nonce", "counter", "keystream", "plaintext", "ciphertext", "offset", "valid_bits"},
        "mac": {"key", "nonce", "message", "tag", "repeat", "rejected"},
        "aead": {"key", "nonce", "associated", "plaintext", "ciphertext", "tag", "rejected"},
        "kernel": {"inputs", "outputs", "count"}}
"""Fields that say something, by how the vector is run; others must say nothing."""
NOTHING = {"repeat": 1, "offset": 0, "rejected": False}
"""What says nothing in a field that is no string."""
TEXTS = '"plaintext" and "ciphertext"'
MODES = ("CTR", "CBC", "XTS", "CMAC")
"""Of block ciphers, where a variant's name ends so; ECB where it does not."""
OTHER_MODES = ("F8", "OFB", "CFB", "GCM", "CCM")


def hex_bytes(vector: dict[str, Any], name: str) -> bytes:
    """The bytes of a field; none where it is not there."""
    return bytes.fromhex(vector.get(name, ""))


def _kind(cipher: Cipher, vector: dict[str, Any]) -> tuple[str, str, list[str]]:
    """A key of USED, what the driver is in words, and the fields that it needs: just one of these alternatives."""
    if isinstance(cipher, Hash):
        return "keyed hash" if cipher.key_bytes else "hash", "a hash function", ['"message" and "digest"']
    if isinstance(cipher, Keystream | Stream):
        manner = "keystream" if isinstance(cipher, Keystream) else "stream"
        return manner, "a stream cipher", ['"keystream"', TEXTS]
    if isinstance(cipher, Mac):
        return "mac", "a message authentication code", ['"message" and "tag"']
    if isinstance(cipher, Aead):
        return "aead", "authenticated encryption", ['"ciphertext" and "tag"']
    if isinstance(cipher, Single):
        return "kernel", "a kernel by itself", ['"inputs" and "outputs"']
    variant = vector["variant"].upper()
    other = next((m for m in OTHER_MODES if variant.endswith("-" + m)), None)
    if other is not None:
        refuse(vector, f"mode {other} is not driven here, only ECB, {', '.join(MODES[:-1])} and {MODES[-1]}",
               "leave its variant out of the algorithm's `vectors` line", "variant")
    mode = next((m for m in MODES if variant.endswith(m)), "ECB")
    return mode.lower(), f"a block cipher in {mode} mode", ['"message" and "tag"'] if mode == "CMAC" else [TEXTS]


def manner_of(cipher: Cipher, vector: dict[str, Any]) -> str:
    """How a vector is run, a key of USED.

    VectorError for modes that are not driven, results of another kind, and fields that would say nothing.
    """
    manner, what, wanted = _kind(cipher, vector)
    given = [names for names in wanted if names.split('"')[-2] in vector]
    if len(given) != 1:
        refuse(vector, f"{what} needs {' or '.join(wanted)}" + (", not both" if given else ""),
               "leave one of them out" if given else "give them, or name another variant")
    for name, value in vector.items():
        if name not in USED[manner] | {"id", "variant", "source"} and value not in ("", NOTHING.get(name)):
            refuse(vector, f'"{name}" says nothing of {what}', "leave it out", name, name=True)
    if manner == "aead" and "plaintext" not in vector and not vector.get("rejected"):
        refuse(vector, 'field "plaintext" is missing', 'add it, or say "rejected": true where the tag is to be found '
               "wrong")
    return manner


def check_sizes(cipher: Cipher, vector: dict[str, Any], manner: str) -> None:
    """VectorError at a key, an IV or data that the cipher cannot take."""
    try:
        _check_sizes(cipher, vector, manner)
    except ProtocolError as error:
        said, _, remedy = str(error).partition("; ")
        refuse(vector, said, remedy or (f'correct "{error.field}"' if error.field in vector else f'add "{error.field}"'
                                        if error.field else "name another variant"), error.field)


def _check_sizes(cipher: Cipher, vector: dict[str, Any], manner: str) -> None:
    key, nonce = hex_bytes(vector, "key"), hex_bytes(vector, "nonce")
    if isinstance(cipher, Hash):
        cipher.check_key(key)
        if vector.get("valid_bits", 0) % 8 and not cipher.padding.takes_bits:
            raise ProtocolError(f'"valid_bits" ends inside a byte, and {cipher.name} takes whole bytes')
    elif isinstance(cipher, Keystream):
        cipher.check(key, hex_bytes(vector, "iv"))
        if vector.get("offset", 0) > FURTHEST:
            raise ProtocolError(f'"offset" is {vector["offset"]}, at most {FURTHEST} bytes of keystream are made '
                                "to come to it")
    elif isinstance(cipher, BlockCipher):
        _check_block(cipher, vector, manner, key)
    elif isinstance(cipher, Single):
        inputs, outputs = ({name: bytes.fromhex(data) for name, data in vector[field].items()}
                           for field in ("inputs", "outputs"))
        cipher.check(inputs, outputs, vector.get("count"))
    else:
        cipher.check(key, nonce)
        if isinstance(cipher, Stream):
            cipher.check_counter(vector.get("counter", cipher.first) + 1)
        elif not vector.get("rejected") and len(hex_bytes(vector, "tag")) != cipher.tag_bytes:
            raise ProtocolError(f'"tag" has {len(hex_bytes(vector, "tag"))} bytes, {cipher.name} gives '
                                f"{cipher.tag_bytes}")


def _check_block(cipher: BlockCipher, vector: dict[str, Any], manner: str, key: bytes) -> None:
    iv, size = hex_bytes(vector, "iv"), len(hex_bytes(vector, "plaintext"))
    if manner in ("xts", "cmac"):
        cipher.check_mode(manner, key, iv)
        if manner == "xts" and 0 < size % vector.get("unit", size + 1) < cipher.block_bytes:
            raise ProtocolError(f'"plaintext" has {size} bytes, and in XTS mode the last unit needs a block or '
                                "more")
        return
    cipher.check(key, iv if manner in ("ctr", "cbc") else None, "an IV" if manner == "cbc" else
                 "an initial counter block")
    if manner in ("ecb", "cbc") and size % cipher.block_bytes:
        raise ProtocolError(f'"plaintext" has {size} bytes, in {manner.upper()} mode a multiple of '
                            f"{cipher.block_bytes} is needed")
