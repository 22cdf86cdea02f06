"""Nettle: ciphers and hash functions by the names of its tables, ChaCha20 and Poly1305 by functions of their own."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_size_t, c_uint, c_void_p
from typing import Any

from cipherwright.bench.libraries.adapter import ALL, CTR, ECB, HASH, MAC, STREAM, Asked, Library, Work, buffer

_SET_KEY = ctypes.CFUNCTYPE(None, c_void_p, c_char_p)
_CRYPT = ctypes.CFUNCTYPE(None, c_void_p, c_size_t, c_void_p, c_char_p)
_CHACHA_CONTEXT, _POLY1305_CONTEXT, _AES_CONTEXT = 256, 1024, 512
"""More than the contexts of nettle 3 take, in bytes (chacha.h, poly1305.h, aes.h)."""


class _Cipher(ctypes.Structure):
    """struct nettle_cipher of nettle-meta.h."""

    _fields_ = (("name", c_char_p), ("context_size", c_uint), ("block_size", c_uint), ("key_size", c_uint),
                ("set_encrypt_key", c_void_p), ("set_decrypt_key", c_void_p), ("encrypt", c_void_p),
                ("decrypt", c_void_p))


class _Hash(ctypes.Structure):
    """struct nettle_hash of nettle-meta.h."""

    _fields_ = (("name", c_char_p), ("context_size", c_uint), ("digest_size", c_uint), ("block_size", c_uint),
                ("init", c_void_p), ("update", c_void_p), ("digest", c_void_p))


def _found(library: Any, function: str, kind: Any, name: str) -> Any:
    """The entry of this name in the table that a function gives, which ends with a null pointer."""
    call = getattr(library, function)
    call.restype = POINTER(POINTER(kind))
    table, names, n = call(), [], 0
    while table[n]:
        entry = table[n].contents
        names.append(entry.name.decode())
        if names[-1] == name:
            return entry
        n += 1
    raise OSError(f"nettle has no {name!r}; it has {', '.join(names)}")


def _encryption(library: Any, asked: Asked, data: bytes) -> Work:
    cipher = _found(library, "nettle_get_ciphers", _Cipher, asked.name)
    if len(asked.key) != cipher.key_size:
        raise OSError(f"nettle's {asked.name} has keys of {cipher.key_size} bytes")
    context, out = buffer(cipher.context_size), buffer(len(data))
    _SET_KEY(cipher.set_encrypt_key)(context, asked.key)
    if asked.mode == ECB:
        crypt = _CRYPT(cipher.encrypt)
        return Work(out, lambda size: crypt(context, size, out, data))
    counter = buffer(cipher.block_size)
    counter.raw = asked.iv
    call = library.nettle_ctr_crypt
    call.argtypes = [c_void_p, c_void_p, c_size_t, c_void_p, c_size_t, c_void_p, c_char_p]
    call.restype = None
    return Work(out, lambda size: call(context, cipher.encrypt, cipher.block_size, counter, size, out, data))


def _chacha(library: Any, asked: Asked, data: bytes) -> Work:
    context, out = buffer(_CHACHA_CONTEXT), buffer(len(data))
    library.nettle_chacha_set_key(context, asked.key)
    library.nettle_chacha_set_nonce96(context, asked.nonce)
    call = library.nettle_chacha_crypt32
    call.argtypes, call.restype = [c_void_p, c_size_t, c_void_p, c_char_p], None
    return Work(out, lambda size: call(context, size, out, data))


def _poly1305(library: Any, asked: Asked, data: bytes) -> Work:
    """Poly1305-AES is all that nettle offers: it adds AES of a nonce, so the nonce is the one whose AES is `iv`."""
    context, out = buffer(_POLY1305_CONTEXT), buffer(16)
    schedule, nonce, key = buffer(_AES_CONTEXT), buffer(16), bytes(16)
    library.nettle_aes128_set_decrypt_key(schedule, key)
    library.nettle_aes128_decrypt(schedule, c_size_t(16), nonce, asked.iv)
    library.nettle_poly1305_aes_set_key(context, key + asked.key)
    update = library.nettle_poly1305_aes_update
    update.argtypes, update.restype = [c_void_p, c_size_t, c_char_p], None

    def run(size: int) -> None:
        library.nettle_poly1305_aes_set_nonce(context, nonce)
        update(context, size, data)
        library.nettle_poly1305_aes_digest(context, c_size_t(16), out)

    return Work(out, run)


def _digest(library: Any, asked: Asked, data: bytes) -> Work:
    found = _found(library, "nettle_get_hashes", _Hash, asked.name)
    context, out = buffer(found.context_size), buffer(found.digest_size)
    ctypes.CFUNCTYPE(None, c_void_p)(found.init)(context)
    update = ctypes.CFUNCTYPE(None, c_void_p, c_size_t, c_char_p)(found.update)
    digest = ctypes.CFUNCTYPE(None, c_void_p, c_size_t, c_void_p)(found.digest)     # and begins anew

    def run(size: int) -> None:
        update(context, size, data)
        digest(context, len(out), out)

    return Work(out, run)


_SINGLE = {STREAM: ("chacha", _chacha), MAC: ("poly1305", _poly1305)}


def _begin(library: Any, asked: Asked, data: bytes) -> Work:
    if asked.mode in _SINGLE:
        name, made = _SINGLE[asked.mode]
        if asked.name != name:
            raise OSError(f"nettle has no {asked.name!r}; in mode {asked.mode} {name} can be had")
        return made(library, asked, data)
    return (_digest if asked.mode == HASH else _encryption)(library, asked, data)


def _version(library: Any) -> str:
    return f"{library.nettle_version_major()}.{library.nettle_version_minor()}"


LIBRARY = Library("nettle", "nettle", "libnettle8",
                  {ECB: "nettle_cipher.encrypt", CTR: "nettle_ctr_crypt", STREAM: "nettle_chacha_crypt32",
                   MAC: "nettle_poly1305_aes_update", HASH: "nettle_hash.update"},
                  _begin, _version, features=(ALL,), environment={ALL: {"NETTLE_FAT_OVERRIDE": "vendor:other"}})
