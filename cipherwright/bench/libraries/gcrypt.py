"""libgcrypt, by its own names of ciphers, hash functions and MACs."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_int, c_size_t, c_void_p
from typing import Any

from cipherwright.bench.libraries.adapter import CTR, ECB, HASH, MAC, STREAM, Asked, Library, Work, buffer

_MODES = {ECB: 1, STREAM: 4, CTR: 6}
_DISABLE_SECMEM, _INITIALIZED, _DISABLE_HWF = 37, 38, 63
"""Of enum gcry_cipher_modes, and of enum gcry_ctl_cmds what the names say (gcrypt.h)."""


def _load(file: str, without: str) -> Any:
    """The library, ready; `without` names features of the CPU that it shall not use ("all": none of them)."""
    library = ctypes.CDLL(file)
    if without and library.gcry_control(_DISABLE_HWF, without.encode(), None):
        raise OSError(f"libgcrypt does not know the feature {without!r}")
    _version(library)
    library.gcry_control(_DISABLE_SECMEM, 0)
    library.gcry_control(_INITIALIZED, 0)
    return library


def _version(library: Any) -> str:
    library.gcry_check_version.restype = c_char_p
    return str(library.gcry_check_version(None).decode())


def _number(library: Any, kind: str, name: str) -> int:
    """The number of an algorithm (`kind`: cipher, md or mac) that has this name."""
    number = int(getattr(library, f"gcry_{kind}_map_name")(name.encode()))
    if not number:
        raise OSError(f"libgcrypt has no {kind} {name!r}")
    return number


def _checked(what: str, error: int) -> None:
    if error:
        raise OSError(f"{what} gives error {error & 0xFFFF}")


def _encryption(library: Any, asked: Asked, data: bytes) -> Work:
    handle = c_void_p()
    number = _number(library, "cipher", asked.name)
    _checked("gcry_cipher_open", library.gcry_cipher_open(byref(handle), number, _MODES[asked.mode], 0))
    _checked("gcry_cipher_setkey", library.gcry_cipher_setkey(handle, asked.key, c_size_t(len(asked.key))))
    if asked.mode == CTR:
        _checked("gcry_cipher_setctr", library.gcry_cipher_setctr(handle, asked.iv, c_size_t(len(asked.iv))))
    if asked.mode == STREAM:
        _checked("gcry_cipher_setiv", library.gcry_cipher_setiv(handle, asked.nonce, c_size_t(len(asked.nonce))))
    out = buffer(len(data))
    call = library.gcry_cipher_encrypt
    call.argtypes = [c_void_p, c_void_p, c_size_t, c_char_p, c_size_t]
    return Work(out, lambda size: _checked("gcry_cipher_encrypt", call(handle, out, size, data, size)))


def _digest(library: Any, asked: Asked, data: bytes) -> Work:
    number = _number(library, "md", asked.name)
    out = buffer(library.gcry_md_get_algo_dlen(number))
    call = library.gcry_md_hash_buffer
    call.argtypes = [c_int, c_void_p, c_char_p, c_size_t]
    return Work(out, lambda size: call(number, out, data, size))


def _tag(library: Any, asked: Asked, data: bytes) -> Work:
    """Of every message the key anew: Poly1305's is for one."""
    handle = c_void_p()
    number = _number(library, "mac", asked.name)
    _checked("gcry_mac_open", library.gcry_mac_open(byref(handle), number, 0, None))
    out, length, key = buffer(library.gcry_mac_get_algo_maclen(number)), c_size_t(), asked.key + asked.iv
    write = library.gcry_mac_write
    write.argtypes = [c_void_p, c_char_p, c_size_t]

    def run(size: int) -> None:
        _checked("gcry_mac_setkey", library.gcry_mac_setkey(handle, key, c_size_t(len(key))))
        _checked("gcry_mac_write", write(handle, data, size))
        length.value = len(out)
        _checked("gcry_mac_read", library.gcry_mac_read(handle, out, byref(length)))

    return Work(out, run)


def _begin(library: Any, asked: Asked, data: bytes) -> Work:
    made = {HASH: _digest, MAC: _tag}.get(asked.mode, _encryption)
    return made(library, asked, data)


LIBRARY = Library("libgcrypt", "gcrypt", "libgcrypt20",
                  {**dict.fromkeys(_MODES, "gcry_cipher_encrypt"), HASH: "gcry_md_hash_buffer", MAC: "gcry_mac_write"},
                  _begin, _version, _load, None)
