"""What an adapter of a shared library says of it, and what the process that calls it is asked."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

ECB, CTR, STREAM, MAC, HASH = "ecb", "ctr32", "stream", "mac", "hash"
"""What is done with the data: whole blocks; the same in counter mode; a stream cipher of numbered blocks; the tag of a
MAC; the digest of a hash function."""
ALL = "all"
"""Of `Asked.without`: no instructions beyond those that every CPU of its kind has."""


@dataclass(frozen=True)
class Asked:
    """One function of a library: `name` as the library spells it, `mode`, and features that it shall do `without`.

    `key` and `iv` are those of `cipherwright.bench.material`: of a MAC the key is both, one behind the other; of a
    stream cipher `iv` is the nonce and behind it the first block's number in four bytes, with which the library begins
    by itself. `file` is what is loaded.
    """

    name: str
    mode: str
    without: str
    key: bytes
    iv: bytes
    file: str

    @property
    def nonce(self) -> bytes:
        """Of a stream cipher: `iv` without the number."""
        return self.iv[:-4]


@dataclass(frozen=True)
class Work:
    """`run(size)` handles the first so many bytes of the data, whose result is then in `out`."""

    out: ctypes.Array[ctypes.c_char]
    run: Callable[[int], object]


Begin = Callable[[Any, Asked, bytes], Work]
"""(the library, what is asked, the data) -> work. OSError where the library refuses."""


@dataclass(frozen=True)
class Library:
    """A library as its adapter has it.

    `soname`: what `ctypes.util.find_library` takes. `package`: Debian's, to be installed. `modes`: the function that is
    timed, by mode. `begin`: what makes work of it, `load` what is done before, with the file and the features that it
    is to do without; `version` as it says itself. `features`: which of these may be named in a row (None: any, the
    library will say). `environment`: variables of its process, by such a feature. `source`: of a library for C++, or
    for programs compiled against its header alone, the file beside this one that is compiled and loaded in its place.
    """

    title: str
    soname: str
    package: str
    modes: Mapping[str, str]
    begin: Begin
    version: Callable[[Any], str]
    load: Callable[[str, str], Any] = lambda file, without: ctypes.CDLL(file)
    features: Sequence[str] | None = ()
    environment: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    source: str = ""


def buffer(size: int) -> ctypes.Array[ctypes.c_char]:
    """Cleared memory of so many bytes, that begins on a cache line."""
    whole = ctypes.create_string_buffer(size + 64)
    start = -ctypes.addressof(whole) % 64
    return (ctypes.c_char * size).from_buffer(whole, start)
