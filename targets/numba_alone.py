"""numba, imported without `.numba_config.yaml`: it reads that from the current directory, which may be a stranger's.

The file could say which modules numba imports. It reads none where there is no PyYAML, and so it finds none here.
"""

from __future__ import annotations

import sys
import warnings
from types import ModuleType
from typing import Any, cast

__all__ = ["numba"]

_there = sys.modules.get("yaml")
sys.modules["yaml"] = cast(ModuleType, None)    # an import of it fails
try:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")         # that there is such a file and no PyYAML
        import numba as _numba
finally:
    del sys.modules["yaml"]
    if _there is not None:
        sys.modules["yaml"] = _there

numba: Any = _numba
