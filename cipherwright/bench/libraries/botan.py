"""Botan 2, through its interface for C."""

from __future__ import annotations

from ctypes import byref, c_char_p, c_size_t, c_uint32, c_void_p
from typing import Any

from cipherwright.bench.libraries.adapter import CTR, ECB, HASH, MAC, STREAM, Asked, Library, Work, buffer

_FINAL = 1
"""BOTAN_CIPHER_UPDATE_FLAG_FINAL of ffi.h."""


def _made(library: Any, kind: str, name: str, *flags: int) -> c_void_p:
    handle = c_void_p()
    begin = getattr(library, f"botan_{kind}_init")
    _checked(f"botan_{kind}_init ({name})", begin(byref(handle), name.encode(), *flags))
    return handle


def _checked(what: str, error: int) -> None:
    if error:
        raise OSError(f"{what} gives error {error}")


def _blocks(library: Any, asked: Asked, data: bytes) -> Work:
    """The cipher by itself, of as many blocks as there are."""
    cipher = _made(library, "block_cipher", asked.name)
    block = library.botan_block_cipher_block_size(cipher)
    _checked("botan_block_cipher_set_key",
             library.botan_block_cipher_set_key(cipher, asked.key, c_size_t(len(asked.key))))
    out = buffer(len(data))
    call = library.botan_block_cipher_encrypt_blocks
    call.argtypes = [c_void_p, c_char_p, c_void_p, c_size_t]
    return Work(out, lambda size: _checked("botan_block_cipher_encrypt_blocks", call(cipher, data, out, size // block)))


def _encryption(library: Any, asked: Asked, data: bytes) -> Work:
    """A mode, one message a call: the interface copies a message in and out as a whole, and in pieces of as few bytes
    as the mode takes where the message is not said to end with it."""
    cipher = _made(library, "cipher", asked.name, 0)
    first = asked.iv if asked.mode == CTR else asked.nonce
    _checked("botan_cipher_set_key", library.botan_cipher_set_key(cipher, asked.key, c_size_t(len(asked.key))))
    out, written, taken = buffer(len(data)), c_size_t(), c_size_t()
    call = library.botan_cipher_update
    call.argtypes = [c_void_p, c_uint32, c_void_p, c_size_t, c_void_p, c_char_p, c_size_t, c_void_p]

    def run(size: int) -> None:
        _checked("botan_cipher_start", library.botan_cipher_start(cipher, first, c_size_t(len(first))))
        _checked("botan_cipher_update", call(cipher, _FINAL, out, size, byref(written), data, size, byref(taken)))
        if taken.value != size:
            raise OSError(f"botan_cipher_update took {taken.value} of {size} bytes")

    return Work(out, run)


def _message(library: Any, asked: Asked, data: bytes) -> Work:
    """The digest or the tag of one message; after it another may begin, of a MAC with the key set anew."""
    kind = "hash" if asked.mode == HASH else "mac"
    function, length = _made(library, kind, asked.name, 0), c_size_t()
    _checked(f"botan_{kind}_output_length", getattr(library, f"botan_{kind}_output_length")(function, byref(length)))
    out, key = buffer(length.value), asked.key + asked.iv
    update, final = getattr(library, f"botan_{kind}_update"), getattr(library, f"botan_{kind}_final")
    update.argtypes = [c_void_p, c_char_p, c_size_t]

    def run(size: int) -> None:
        if kind == "mac":
            _checked("botan_mac_set_key", library.botan_mac_set_key(function, key, c_size_t(len(key))))
        _checked(f"botan_{kind}_update", update(function, data, size))
        _checked(f"botan_{kind}_final", final(function, out))

    return Work(out, run)


def _begin(library: Any, asked: Asked, data: bytes) -> Work:
    made = {ECB: _blocks, CTR: _encryption, STREAM: _encryption}.get(asked.mode, _message)
    return made(library, asked, data)


def _version(library: Any) -> str:
    return f"{library.botan_version_major()}.{library.botan_version_minor()}.{library.botan_version_patch()}"


LIBRARY = Library("Botan", "botan-2", "libbotan-2-19",
                  {ECB: "botan_block_cipher_encrypt_blocks", CTR: "botan_cipher_update", STREAM: "botan_cipher_update",
                   MAC: "botan_mac_update", HASH: "botan_hash_update"}, _begin, _version)
