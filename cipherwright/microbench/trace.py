"""Traces of microbenchmarks: which lines run in which order, with data addresses from a small sum over registers.

No code is executed. Only additions of constants and moves change an address register here; the result of
anything else leaves it where it was, so that an example whose data are not stated stays on its own memory.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from cipherwright.microbench.text import TextError
from targets.machinecode import SP, Instruction
from targets.trace import Trace
from targets.x86.registers import is_vector

# Each register starts at a place of its own: a multiple of 64 (what manuals mean by aligned), and no two of them, nor
# sums of two, at the same distance within 4 KB or 64 KB.
REGISTER_BASE = 0x200000
REGISTER_STEP = 0x2440
STACK = 0x180000


def start_values(changes: dict[int, int] | None = None) -> dict[int, int]:
    """Values of the general registers by number; `changes` moves some of them off their multiple of 64."""
    values = {n: REGISTER_BASE + n * REGISTER_STEP for n in range(16)} | {SP: STACK}
    for number, by in (changes or {}).items():
        values[number] += by
    return values


def stated_registers(measure: str, numbers: dict[str, int]) -> dict[int, int]:
    """What a measure says of addresses: ``esi not divisible by 4`` and ``esi mod 8 = 4`` move a register."""
    out: dict[int, int] = {}
    for name, by in re.findall(r"\b(\w+) not divisible by (\w+)", measure):
        if name in numbers:
            out[numbers[name]] = _value(by) // 2 or 1
    for name, rest in re.findall(r"\b(\w+) mod \w+ ?= ?(\w+)", measure):
        if name in numbers:
            out[numbers[name]] = _value(rest)
    return out


def _value(text: str) -> int:
    text = text.lower()
    return int(text[:-1], 16) if text.endswith("h") else int(text, 0)


@dataclass
class Addresses:
    """The general registers as far as addresses need them."""

    values: dict[int, int]

    def step(self, one: Instruction) -> tuple[int, int]:
        """Load and store address of one instruction (0: none), and then what it does to the registers.

        TextError at an address that cannot be known.
        """
        place = one.displacement
        if one.base >= 0:
            place += self.values.get(one.base, 0)
        if is_vector(one.index):
            raise TextError(f"'{one.text}' takes its addresses from a vector, whose elements are not followed here")
        if one.index >= 0:
            place += self.values.get(one.index, 0) * one.scale
        if one.stack_delta < 0:
            place = self.values[SP] + one.stack_delta
        load, store = (place if one.load_bytes else 0), (place if one.store_bytes else 0)
        self._change(one, place)
        return load, store

    def _change(self, one: Instruction, place: int) -> None:
        written = [r.number for r in one.writes if r.number < 16 and r.part == 0]
        if one.stack_delta:
            self.values[SP] += one.stack_delta
        if not written or one.store_bytes or one.load_bytes:
            return
        target, name = written[0], one.mnemonic
        if name in ("inc", "dec"):
            self.values[target] += 1 if name == "inc" else -1
        elif name in ("add", "sub") and one.immediate is not None:
            self.values[target] += _signed(one.immediate) * (1 if name == "add" else -1)
        elif name == "mov" and one.immediate is not None:
            self.values[target] = one.immediate
        elif name == "mov" and one.reads and one.reads[0].number < 16 and one.reads[0].part == 0:
            self.values[target] = self.values[one.reads[0].number]


def _signed(value: int) -> int:
    for bits in (64, 32):
        if value >> (bits - 1) == 1:
            return value - (1 << bits)
    return value


def build(code: list[Instruction], calls: list[list[int]], warmup: int, taken: dict[int, int],
          start: dict[int, int], keep: int = 1) -> Trace:
    """A trace that runs the positions of `code` listed for each call, `warmup` calls of them before measuring.

    `taken` says of the jumps, by position in `code`, whether they are taken. Registers begin anew every `keep` calls,
    so that a loop that walks through memory stays in the first-level cache.
    """
    index: list[int] = []
    loads: list[int] = []
    stores: list[int] = []
    marks = [0]
    addresses = Addresses(dict(start))
    for number, call in enumerate(calls):
        if number % keep == 0:
            addresses = Addresses(dict(start))
        for position in call:
            load, store = addresses.step(code[position])
            index.append(position)
            loads.append(load)
            stores.append(store)
        marks.append(len(index))
    flags = [taken.get(position, 0) for position in index]
    return Trace(bits=code[0].bits, code=tuple(code), index=_array(index, np.int32), load=_array(loads, np.int64),
                 store=_array(stores, np.int64), taken=_array(flags, np.int8), marks=tuple(marks), warmup=warmup)


def _array(values: list[int], kind: Any) -> np.ndarray[Any, Any]:
    return np.array(values, dtype=np.int64).astype(kind)


def touched(trace: Trace) -> list[int]:
    """The data addresses of a trace, each once, in order."""
    both = zip(trace.load.tolist(), trace.store.tolist(), strict=True)
    return list(dict.fromkeys(address for pair in both for address in pair if address))
