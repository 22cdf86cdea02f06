"""Libraries for programs that are compiled against their headers: a small program of ours stands between, made by the
machine's own compiler."""

from __future__ import annotations

from ctypes import c_char_p, c_size_t, c_void_p
from typing import Any

from cipherwright.bench.libraries.adapter import CTR, HASH, MAC, STREAM, Asked, Library, Work, buffer


def _begin(library: Any, asked: Asked, data: bytes) -> Work:
    """As the source beside this module says: `bench_begin` gives the bytes of a digest or a tag, those of a block, or
    a number below zero where there is no such function."""
    library.bench_begin.argtypes = [c_char_p, c_char_p, c_char_p, c_size_t, c_char_p, c_size_t]
    key = asked.key + asked.iv if asked.mode == MAC else asked.key
    start = asked.nonce if asked.mode == STREAM else asked.iv
    length = library.bench_begin(asked.name.encode(), asked.mode.encode(), key, len(key), start, len(start))
    if length < 1:
        raise OSError(f"there is no {asked.name!r} in mode {asked.mode}")
    out = buffer(length if asked.mode in (HASH, MAC) else len(data))
    call = library.bench_run
    call.argtypes = [c_void_p, c_char_p, c_size_t]

    def run(size: int) -> None:
        if error := call(out, data, size):
            raise OSError(f"{asked.name} gives error {error}")

    return Work(out, run)


def _version(library: Any) -> str:
    library.bench_version.restype = c_char_p
    return str(library.bench_version().decode())


CRYPTOPP = Library("Crypto++", "cryptopp", "libcrypto++-dev",
                   {CTR: "ProcessData", STREAM: "ProcessData", MAC: "Update",
                    HASH: "Update"}, _begin, _version, source="cryptopp.cpp")
IPSEC_MB = Library("intel-ipsec-mb", "IPSec_MB", "libipsec-mb-dev",
                   {CTR: "IMB_SUBMIT_JOB", STREAM: "IMB_SUBMIT_JOB", MAC: "IMB_SUBMIT_JOB", HASH: "imb_hash"},
                   _begin, _version, source="ipsec_mb.cpp")
