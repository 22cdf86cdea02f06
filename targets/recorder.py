"""Recording what runs in unicorn: an instruction's address, and its first data addresses, at little cost.

Millions of calls from unicorn into Python would take most of the time, so the hooks are compiled by numba and given to
the emulator as plain C functions; where its library cannot be reached that way, the same hooks run in Python.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import unicorn
from unicorn import unicorn_const as uc_const

from targets.machinecode import Instruction
from targets.trace import Array
from targets.x86.registers import is_mask

# the buffer's first words: records so far, room for records; then three words per record: address, load, store
_COUNT, _ROOM, _HEAD, _WIDTH = 0, 1, 4, 3
_MEMORY = uc_const.UC_HOOK_MEM_READ | uc_const.UC_HOOK_MEM_WRITE
_WRITE = uc_const.UC_MEM_WRITE


def emulated(one: Instruction) -> bool:
    """Whether unicorn runs an instruction as a CPU does.

    Many vector instructions in VEX it takes for those of SSE with the same opcode, silently: ``vpxor xmm0,xmm1,xmm2``
    for ``pxor xmm0,xmm2``, ``kmovq k1,rax`` for ``setb``.
    """
    masks = any(is_mask(r.number) for r in (*one.reads, *one.writes))
    return one.encoding == "legacy" or not (one.vector_bits or masks)


def _on_code(_uc: Any, address: int, _size: int, user: Any) -> None:
    n = user[_COUNT]
    if n < user[_ROOM]:
        at = _HEAD + _WIDTH * n
        user[at] = address
        user[at + 1] = 0
        user[at + 2] = 0
        user[_COUNT] = n + 1


def _on_memory(_uc: Any, kind: int, address: int, _size: int, _value: int, user: Any) -> None:
    n = user[_COUNT] - 1
    if n >= 0:
        at = _HEAD + _WIDTH * n + (2 if kind == _WRITE else 1)
        if user[at] == 0:
            user[at] = address


@cache
def _native() -> tuple[Any, Any, Any] | None:
    """(uc_hook_add, compiled code hook, compiled memory hook), or None where they cannot be had."""
    found = sorted(Path(unicorn.__file__).parent.glob("lib/*unicorn*"))
    libraries = [p for p in found if p.suffix in (".dll", ".dylib") or ".so" in p.suffixes]
    if not libraries:
        return None
    from targets.model.compiled import compiled_callback, numba

    types = numba.types
    words = types.CPointer(types.int64)
    code = compiled_callback(types.void(types.voidptr, types.uint64, types.uint32, words))(_on_code)
    memory = compiled_callback(types.void(types.voidptr, types.int32, types.uint64, types.int32, types.int64, words))(
        _on_memory)
    add = ctypes.CDLL(str(libraries[0])).uc_hook_add
    add.restype = ctypes.c_int
    add.argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t), ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
                    ctypes.c_uint64, ctypes.c_uint64]
    return add, code, memory


class Recorder:
    """Records of one emulator; `room` is how many fit. Memory of the room is only taken as it fills."""

    def __init__(self, uc: Any, room: int, compiled: bool = True) -> None:
        self._words = np.zeros(_HEAD + _WIDTH * room, dtype=np.int64)
        self._words[_ROOM] = room
        native = _native() if compiled and hasattr(uc, "_uch") else None
        if native is None:
            words = self._words.data
            uc.hook_add(uc_const.UC_HOOK_CODE, _on_code, words)
            uc.hook_add(_MEMORY, _on_memory, words)
            return
        add, code, memory = native
        for kind, hook in ((uc_const.UC_HOOK_CODE, code), (_MEMORY, memory)):
            handle = ctypes.c_size_t()
            status = add(uc._uch, ctypes.byref(handle), kind, hook.address, self._words.ctypes.data, 1, 0)
            if status:
                raise RuntimeError(f"unicorn refuses a hook: {unicorn.UcError(status)}")

    @property
    def count(self) -> int:
        """How many records there are."""
        return int(self._words[_COUNT])

    def clear(self) -> None:
        """Forget all records."""
        self._words[_COUNT] = 0

    def records(self) -> Array:
        """The records so far, one row each: address, load address, store address (int64, 0: none). A copy."""
        return self._words[_HEAD : _HEAD + _WIDTH * self.count].reshape(-1, _WIDTH).copy()
