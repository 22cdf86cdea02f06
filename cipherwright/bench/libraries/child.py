"""The process in which a shared library is called and timed: run as a program, asked by JSON, answering by JSON.

Of its own, because a library takes what it may use of the CPU once, when it starts, and because a library that ends a
process ends only this one.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import sys
from collections.abc import Callable
from typing import Any

from cipherwright.bench.libraries.adapter import Asked
from cipherwright.bench.libraries.table import LIBRARIES

BRACKETS = ("chain", "watch", "function", "watch behind", "chain behind", "empty", "nothing")
"""What every run times: a call for data between two of the watch and of the chain of additions, a call for none, and a
function that does nothing."""
BEFORE = 4
"""Calls before the one that is timed: as in measure64.asm, CALLS of common.inc."""
_OFFSETS = {"nothing": 48, "chain": 64, "watch": 512}


def serve(asked: dict[str, Any]) -> dict[str, Any]:
    """What the process does: set up, handle the data once, time.

    Asked are `library` and the fields of `Asked`, `data` and `clock` (clock64.asm, assembled), bytes in hexadecimal,
    `runs`, `warmup` (runs before them, in at least `settle` ticks) and `size`, how much of the data is for the calls
    that are timed. Answered are `version`, `out` of all data and, for every one of `runs`, `ticks` by bracket. OSError
    where the library refuses.
    """
    adapter = LIBRARIES[asked["library"]]
    data = bytes.fromhex(asked["data"])
    given = Asked(asked["name"], asked["mode"], asked["without"], bytes.fromhex(asked["key"]),
                  bytes.fromhex(asked["iv"]), asked["file"])
    library = adapter.load(given.file, given.without)
    work = adapter.begin(library, given, data)
    work.run(len(data))
    made: dict[str, Any] = {"version": adapter.version(library), "out": bytes(work.out).hex()}
    if asked["runs"]:
        made["ticks"] = _ticks(bytes.fromhex(asked["clock"]), work.run, asked["size"],
                               asked["runs"], asked["warmup"], asked["settle"])
    return made


def _ticks(code: bytes, work: Callable[[int], object], size: int, runs: int, warmup: int,
           settle: int) -> list[list[int]]:
    page = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(code)
    place = ctypes.addressof(ctypes.c_char.from_buffer(page))
    clock = ctypes.CFUNCTYPE(ctypes.c_uint64)(place)
    own = {name: ctypes.CFUNCTYPE(None)(place + offset) for name, offset in _OFFSETS.items()}
    actions: dict[str, Callable[[], object]] = {
        **own, "function": lambda: work(size), "watch behind": own["watch"], "chain behind": own["chain"],
        "empty": lambda: work(0)}

    def series(count: int) -> list[list[int]]:
        return [[_called(clock, actions[name]) if name in ("function", "empty") else
                 min(_timed(clock, actions[name]), _timed(clock, actions[name])) for name in BRACKETS]
                for _ in range(count)]

    begun = clock()
    series(warmup)
    while clock() - begun < settle:
        series(warmup)
    return series(runs)


def _called(clock: Callable[[], int], action: Callable[[], object]) -> int:
    for _ in range(BEFORE):
        action()
    return _timed(clock, action)


def _timed(clock: Callable[[], int], action: Callable[[], object]) -> int:
    before = clock()
    action()
    return clock() - before


if __name__ == "__main__":
    try:
        print(json.dumps(serve(json.load(sys.stdin))))
    except OSError as error:
        sys.exit(str(error))
