"""Records of numbers whose fields a class's annotations list, as numpy and numba have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np


def record_type(kind: type, shapes: Mapping[str, tuple[int, ...]]) -> np.dtype[Any]:
    """The numpy record type of a class whose annotations list the fields: numba passes it as one pointer.

    `shapes` has those of fields that are arrays, whatever class they are of.
    """
    fields = []
    for name, annotation in kind.__annotations__.items():
        base: Any = np.float64 if annotation == "float" else np.int64
        fields.append((name, base, shapes[name]) if name in shapes else (name, base))
    return np.dtype(fields)


def new_row(dtype: np.dtype[Any]) -> Any:
    """One record of zeros."""
    return np.rec.array(np.zeros(1, dtype=dtype))[0]
