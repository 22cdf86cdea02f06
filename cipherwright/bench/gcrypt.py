"""libgcrypt on the machine at hand, where it is installed: through ctypes, in a process of its own.

The process is this module run as a program, because libgcrypt takes what it may use of the CPU once, when it starts.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import mmap
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cipherwright.bench.measure import TIMEOUT, WARMUP, Brackets, Ticks
from cipherwright.bench.openssl import Encrypt, Material, check
from cipherwright.bench.rows import HASH, Gcrypt
from cipherwright.machine.assemble import run_nasm
from cipherwright.machine.machine import MachineError, MachineUnavailable
from cipherwright.project.sources import ROOT

_MODES = {"ecb": 1, "ctr32": 6}
_DISABLE_SECMEM, _INITIALIZED, _DISABLE_HWF = 37, 38, 63
"""Of enum gcry_cipher_modes, and of enum gcry_ctl_cmds what the names say (gcrypt.h)."""
_CHAIN_OFFSET = 64
Work = tuple[Any, Callable[[int], object]]


def installed() -> str:
    """The name of the shared library; MachineUnavailable if there is none."""
    name = ctypes.util.find_library("gcrypt")
    if name is None:
        raise MachineUnavailable("libgcrypt is not installed here; install it (Debian: libgcrypt20)")
    return name


def prepared(row: Gcrypt, blocks: int, encrypt: Encrypt) -> Callable[[int], Brackets]:
    """Encrypt once and check; what comes back times so many calls of all `blocks`.

    MachineUnavailable without libgcrypt, MachineError when its process fails, CheckFailed when its result is wrong.
    """
    installed()
    given = Material.make(row.block_bytes, blocks)
    check(f"libgcrypt, cipher {row.number}", row.mode, given, bytes.fromhex(_child(row, given, 0)["out"]), encrypt)

    def timed(runs: int) -> Brackets:
        found = _child(row, given, runs)["ticks"]
        function, empty, chain = (Ticks(**found[name]) for name in ("function", "empty", "chain"))
        return Brackets(function, empty, empty, chain, runs)

    return timed


def _child(row: Gcrypt, given: Material, runs: int) -> dict[str, Any]:
    """One process: `out`, what the data become, and, if there are `runs`, `ticks` by bracket."""
    asked = {"number": row.number, "without": row.without, "mode": row.mode, "key": given.raw.hex(),
             "iv": given.iv.hex(), "data": given.data.hex(),
             "runs": runs, "clock": run_nasm(_source(), "bench64.asm", "bin").hex()}
    try:
        done = subprocess.run([sys.executable, "-m", __name__], input=json.dumps(asked), capture_output=True, text=True,
                              check=False, timeout=TIMEOUT, cwd=ROOT)
    except subprocess.TimeoutExpired:
        raise MachineError(f"libgcrypt did not end within {TIMEOUT:g} s; take fewer runs") from None
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise MachineError(f"libgcrypt: {said[-1] if said else f'exit status {done.returncode}'}")
    return dict(json.loads(done.stdout))


def _source() -> str:
    return Path(__file__).with_name("bench64.asm").read_text(encoding="utf-8")


def _open(library: Any, number: int, mode: str, key: bytes, iv: bytes) -> ctypes.c_void_p:
    handle = ctypes.c_void_p()
    error = library.gcry_cipher_open(ctypes.byref(handle), number, _MODES[mode], 0)
    error = error or library.gcry_cipher_setkey(handle, key, ctypes.c_size_t(len(key)))
    if mode != "ecb":
        error = error or library.gcry_cipher_setctr(handle, iv, ctypes.c_size_t(len(iv)))
    if error:
        raise OSError(f"cipher {number} cannot be had (error {error & 0xFFFF})")
    return handle


def _load(without: str) -> Any:
    """The library, ready; `without` names features of the CPU that it shall not use ("all": none of them)."""
    library = ctypes.CDLL(installed())
    if without and library.gcry_control(_DISABLE_HWF, without.encode(), None):
        raise OSError(f"libgcrypt does not know the feature {without!r}")
    library.gcry_check_version.restype = ctypes.c_char_p
    library.gcry_check_version(None)
    library.gcry_control(_DISABLE_SECMEM, 0)
    library.gcry_control(_INITIALIZED, 0)
    return library


def _encryption(library: Any, asked: dict[str, Any], data: bytes) -> Work:
    """Where the result is, and what encrypts so many bytes of the data; OSError with the number of an error."""
    handle = _open(library, asked["number"], asked["mode"], bytes.fromhex(asked["key"]), bytes.fromhex(asked["iv"]))
    out = ctypes.create_string_buffer(len(data))
    call = library.gcry_cipher_encrypt
    call.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]

    def work(size: int) -> None:
        if error := call(handle, out, size, data, size):
            raise OSError(f"gcry_cipher_encrypt gives error {error & 0xFFFF}")

    return out, work


def _digest(library: Any, asked: dict[str, Any], data: bytes) -> Work:
    """The same of a hash function: the digest of so many bytes."""
    length = library.gcry_md_get_algo_dlen(asked["number"])
    if not length:
        raise OSError(f"hash function {asked['number']} cannot be had")
    out = ctypes.create_string_buffer(length)
    call = library.gcry_md_hash_buffer
    call.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
    return out, lambda size: call(asked["number"], out, data, size)


def serve(asked: dict[str, Any]) -> dict[str, Any]:
    """What the process does: set up, encrypt, time; OSError with the library's number of an error."""
    library = _load(asked["without"])
    data = bytes.fromhex(asked["data"])
    out, work = (_digest if asked["mode"] == HASH else _encryption)(library, asked, data)
    work(len(data))
    made: dict[str, Any] = {"out": out.raw.hex()}
    if asked["runs"]:
        page = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        page.write(bytes.fromhex(asked["clock"]))
        place = ctypes.addressof(ctypes.c_char.from_buffer(page))
        clock = ctypes.CFUNCTYPE(ctypes.c_uint64)(place)
        chain = ctypes.CFUNCTYPE(None)(place + _CHAIN_OFFSET)
        actions: dict[str, Callable[[], object]] = {
            "function": lambda: work(len(data)), "empty": lambda: work(0),
                                                  "chain": chain}
        ticks = [{name: _timed(clock, action) for name, action in actions.items()}
                 for _ in range(WARMUP + asked["runs"])][WARMUP:]
        made["ticks"] = {name: asdict(Ticks.of([run[name] for run in ticks])) for name in actions}
    return made


def _timed(clock: Callable[[], int], action: Callable[[], object]) -> int:
    before = clock()
    action()
    return clock() - before


if __name__ == "__main__":
    print(json.dumps(serve(json.load(sys.stdin))))
