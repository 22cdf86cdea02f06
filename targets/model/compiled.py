"""How the model's inner functions are compiled, and where the compiled code is kept.

numba compiles them at first use, which takes 10 to 20 seconds for each engine, and keeps the result on disk. It looks
only at the file a function is in, not at the files of the functions it calls; so the directory's name holds a hash of
them all, and a changed engine never runs with old parts.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from targets.kept import own_folders, private_folder
from targets.numba_alone import numba

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NUMBERS = HERE.parent / "x86" / "registers.py"
KEPT_SECONDS = 7 * 24 * 3600    # a directory not used for so long belongs to sources that are gone
ENTRIES = {"out of order": "engine.simulate_uops", "in order": "p5_engine.run_all"}


def sources_name() -> str:
    """A name that changes with the compiled functions' sources (contents and times, as numba looks at these) and numba.

    Beside the model's those are the searches for an order where execution is in order, and the numbers of registers.
    """
    found = hashlib.sha256(numba.__version__.encode())
    for path in sorted([*HERE.glob("*.py"), *ROOT.glob("scheduler/inorder/*.py"), NUMBERS]):
        found.update(f"{path.name} {path.stat().st_mtime_ns}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _bases() -> Iterator[Path]:
    """Where compiled code may be kept, the best place first."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    if given and os.path.isabs(given):
        yield Path(given)
    yield from (folder / "numba" for folder in own_folders())


def _usable(directory: Path) -> bool:
    """Whether files can be made in a directory, made if need be, and by this user alone: it holds code that is run."""
    try:
        if not private_folder(directory):
            return False
        os.utime(directory)     # says that it is in use
        with tempfile.TemporaryFile(dir=directory):
            return True
    except OSError:
        return False


def _temporary(name: str) -> Path:
    """A directory of this user alone among the temporary files."""
    user = getattr(os, "getuid", lambda: 0)()
    shared = Path(tempfile.gettempdir()) / f"cipherwright-{user}"
    try:
        if private_folder(shared) and _usable(shared / name):
            return shared / name
    except OSError:
        pass
    own = tempfile.mkdtemp(prefix="cipherwright-")
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return Path(own)


def cache_directory() -> Path:
    """Where compiled functions are kept: $NUMBA_CACHE_DIR, beside the tool, or in the user's cache.

    The first of these where this user, and nobody else, can write; else a directory of temporary files.
    Directories beside it that nobody has used for a week are removed; younger ones may be another process's.
    """
    name = sources_name()
    for base in _bases():
        if _usable(base / name):
            remove_old(base, name)
            return base / name
    return _temporary(name)


def remove_old(base: Path, name: str) -> None:
    """Remove the directories in `base` named as `sources_name` does, but not `name`, that are unused for a week."""
    for old in base.iterdir():
        named = len(old.name) == len(name) and not set(old.name) - set("0123456789abcdef")
        try:
            if named and old.name != name and old.stat().st_mtime < time.time() - KEPT_SECONDS:
                shutil.rmtree(old, ignore_errors=True)
        except OSError:         # another process was faster
            continue


DIRECTORY = cache_directory()
numba.config.CACHE_DIR = str(DIRECTORY)


def is_cold(engine: str = "out of order") -> bool:
    """Whether an engine (`out of order`, or `in order` for the Pentium) has to be compiled before it can run."""
    version = f"py{sys.version_info.major}{sys.version_info.minor}"
    return not any(DIRECTORY.glob(f"*/{ENTRIES[engine]}-*.{version}*.nbc"))


# Without numba's run-time reference counts: the functions share arrays and make no new ones, and counting each array at
# each call costs a hundred times what the functions do. Other threads of Python go on meanwhile, such as the one that
# says what takes so long.
compiled: Any = numba.njit(cache=True, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)
"""For functions that only compiled ones call: what Python needs to call them takes a quarter of the time to compile."""
entry: Any = numba.njit(cache=True, _nrt=False, nogil=True)
"""For functions that Python calls."""


def compiled_callback(signature: Any) -> Any:
    """As `compiled`, of a function that C code calls: `signature` is numba's."""
    return numba.cfunc(signature, cache=True)
