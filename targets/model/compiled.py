"""How the model's inner functions are compiled, and where the compiled code is kept.

numba compiles them at first use, which takes most of a minute, and keeps the result on disk. It looks only at the file
a function is in, not at the files of the functions it calls; so the directory's name holds a hash of them all, and a
changed engine never runs with old parts.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path
from typing import Any

import numba

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def cache_directory() -> Path:
    """Where compiled functions are kept: beside the project when it can be written to, else in the user's cache."""
    sources = b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))
    name = hashlib.sha256(sources + numba.__version__.encode()).hexdigest()[:16]
    own = os.access(ROOT, os.W_OK) and (ROOT / "cw").exists()
    base = ROOT / ".cache" if own else Path.home() / ".cache" / "cipherwright"
    kept = base / "numba"
    if kept.exists():
        for old in kept.iterdir():
            if old.name != name:
                shutil.rmtree(old, ignore_errors=True)
    return kept / name


numba.config.CACHE_DIR = str(cache_directory())  # type: ignore[attr-defined]

# Without numba's run-time reference counts: the functions share tuples of some fifty arrays and make no new ones,
# and counting each array at each call costs a hundred times what the functions do.
compiled: Any = numba.njit(cache=True, _nrt=False)  # type: ignore[call-overload]
