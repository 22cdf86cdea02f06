"""Shared libraries on the machine at hand, where they are installed: each call in a process of its own, checked, timed.
"""

from __future__ import annotations

import ctypes.util
import functools
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright.bench.libraries import child
from cipherwright.bench.libraries.adapter import Library
from cipherwright.bench.libraries.table import LIBRARIES
from cipherwright.bench.material import Encrypt, Material, check
from cipherwright.bench.measure import SETTLE, TIMEOUT, TRIALS, WARMUP, Brackets, Calls, Ticks, assembled, not_too_long
from cipherwright.bench.rows import Shared
from cipherwright.machine.machine import MachineError, MachineUnavailable
from cipherwright.project.sources import ROOT
from targets.kept import own_folder

COMPILER = "g++"
_HERE = Path(child.__file__).parent
_folders: list[tempfile.TemporaryDirectory[str]] = []
"""Where programs lie that cannot be kept, until this process ends."""


@dataclass(frozen=True)
class Prepared:
    """A function that computes what it should: `timed` makes so many calls for `blocks`; the library's `version`."""

    timed: Callable[[int], Brackets]
    version: str
    blocks: int


def installed(library: Library) -> str:
    """The file name of the shared library; MachineUnavailable, with Debian's package, if there is none."""
    name = ctypes.util.find_library(library.soname)
    if name is None:
        raise MachineUnavailable(f"{library.title} is not installed here; install it (Debian: {library.package})")
    return name


def loaded(name: str) -> str:
    """The file that is loaded for a library of `LIBRARIES`: it, or what is compiled to stand before it.

    MachineUnavailable where it, a compiler or its headers are missing. What is compiled is kept with the programs of
    the tool, where these can be kept.
    """
    library = LIBRARIES[name]
    file = installed(library)
    return str(compiled(name, file)) if library.source else file


@functools.cache
def compiled(name: str, file: str) -> Path:
    """What stands before the library of a file, compiled. MachineUnavailable as `loaded`."""
    library = LIBRARIES[name]
    compiler = shutil.which(COMPILER)
    if compiler is None:
        raise MachineUnavailable(f"{library.title} is called through a program in C++, and {COMPILER} was not found; "
                                 f"install it (Debian: {COMPILER} {library.package})")
    source = _HERE / library.source
    known = _run([compiler, "-dumpfullversion", "-dumpmachine"], library).stdout + file
    digest = hashlib.sha256(source.read_bytes() + known.encode()).hexdigest()[:16]
    folder = own_folder("programs")
    if folder is None:                      # nowhere to keep it
        _folders.append(tempfile.TemporaryDirectory(prefix="cipherwright-bench-"))
        folder = Path(_folders[-1].name)
    made = folder / f"{source.stem}-{digest}.so"
    if not made.is_file():
        new = made.with_name(f"{made.name}.{os.getpid()}")
        done = _run([compiler, "-O2", "-shared", "-fPIC", "-o", str(new), str(source), f"-l{library.soname}"], library)
        if done.returncode:
            said = next((line for line in done.stderr.splitlines() if "error" in line), f"status {done.returncode}")
            raise MachineUnavailable(f"{library.title} is installed, but a program for it cannot be compiled ({said}); "
                                     f"install what it needs (Debian: {library.package})")
        new.replace(made)
    return made


def _run(command: list[str], library: Library) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT,
                              stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise MachineUnavailable(f"a program for {library.title} cannot be compiled: {error}") from None


def prepared(row: Shared, blocks: int, encrypt: Encrypt) -> Prepared:
    """Call once for so many blocks and check; calls that take long are then made for fewer.

    MachineUnavailable without the library, MachineError when its process fails, CheckFailed when its result is wrong.
    """
    library = LIBRARIES[row.library]
    file = loaded(row.library)
    given = Material.make(row.block_bytes, blocks, row.mode, row.first)
    first = _child(row, file, given, len(given.data), TRIALS)
    check(f"{library.title}, {row.name}", row.mode, given, bytes.fromhex(first["out"]), encrypt)

    took = min(ticks[child.BRACKETS.index("function")] for ticks in first["ticks"])
    timed_blocks = not_too_long(blocks, took)

    def timed(runs: int) -> Brackets:
        found = zip(*_child(row, file, given, timed_blocks * row.block_bytes, runs)["ticks"], strict=True)
        ticks = dict(zip(child.BRACKETS, found, strict=True))
        nothing = Ticks.of(ticks["nothing"])
        watches, chains = ([ticks[name], ticks[f"{name} behind"]] for name in ("watch", "chain"))
        return Brackets(Ticks.of(ticks["function"]), nothing, Ticks.of(ticks["empty"]),
                        Ticks.of([*chains[0], *chains[1]]), runs,
                        Calls.of(ticks["function"], watches, chains, nothing))

    return Prepared(timed, first["version"], timed_blocks)


def _child(row: Shared, file: str, given: Material, size: int, runs: int) -> dict[str, Any]:
    """One process: what `child.serve` answers."""
    library = LIBRARIES[row.library]
    asked = {"library": row.library, "name": row.name, "mode": row.mode, "without": row.without, "file": file,
             "key": given.raw.hex(), "iv": given.iv.hex(), "data": given.data.hex(), "size": size, "runs": runs,
             "warmup": WARMUP, "settle": SETTLE, "clock": assembled(_HERE / "clock64.asm").hex()}
    try:
        done = subprocess.run([sys.executable, "-m", child.__name__], input=json.dumps(asked), capture_output=True,
                              text=True, check=False, timeout=TIMEOUT, cwd=ROOT,
                              env={**os.environ, **library.environment.get(row.without, {})})
    except subprocess.TimeoutExpired:
        raise MachineError(f"{library.title} did not end within {TIMEOUT:g} s; take fewer runs") from None
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise MachineError(f"{library.title}: {said[-1] if said else f'exit status {done.returncode}'}")
    return dict(json.loads(done.stdout))
