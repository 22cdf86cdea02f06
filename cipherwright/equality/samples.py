"""What forms are for some random inputs: candidates for what is equal, and examples of what differs.

A *sample* is a number with a bit for each of `INPUTS` inputs. Every variable has random bits, the same in all proofs.
In half of the inputs all bits of a word but those of one byte, most often at an end, are the same, as else few carries
reach far, and the high bits of a word and of it and a small number are no different.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.forms import Forms
from cipherwright.equality.polynomials import transformed

INPUTS = 128
ONES = (1 << INPUTS) - 1
FAR = 32
"""Inputs in which all bits of a word of 32 bits but for a byte are the same; and as many for one of 64."""
_WORD = 64
Array = Any


class Samples:
    """Samples of all forms of a proof, made when they are asked for."""

    def __init__(self, f: Forms, a: Arithmetic, seed: int = 1, inputs: int = INPUTS) -> None:
        self.f, self.a = f, a
        self.inputs, self.ones = inputs, (1 << inputs) - 1
        self.rng = random.Random(seed)
        self.atoms: list[int | None] = []
        self.forms: list[int | None] = []
        self.words: dict[int, Array] = {}
        self.far: dict[Any, tuple[int, list[int]]] = {}
        self.rows: dict[Any, list[int]] = {}
        self.indices: dict[int, Array] = {}
        self.tables: dict[tuple[int, int], Array] = {}

    def literal(self, one: int) -> int:
        """The sample of a literal."""
        found = self.form(one >> 1)
        return found ^ self.ones if one & 1 else found

    def form(self, number: int) -> int:
        """The sample of a form."""
        forms = self.forms
        if number >= len(forms):
            forms += [None] * (len(self.f.contents) - len(forms))
        found = forms[number]
        if found is None:
            a, b = self.f.summands[number]
            one, other = forms[a], forms[b]
            if b and one is not None and other is not None:
                found = one ^ other
            else:
                found = 0
                for atom in self.f.contents[number]:
                    found ^= self.atom(atom)
            forms[number] = found
        return found

    def atom(self, number: int) -> int:
        """The sample of an atom."""
        if number >= len(self.atoms):
            self.atoms += [None] * (len(self.f.atoms) - len(self.atoms))
        found = self.atoms[number]
        if found is None:
            found = self.atoms[number] = self._made(self.f.atoms[number])
        return found

    def note(self, number: int, sample: int) -> None:
        """The sample of an atom, from somebody who has it."""
        if number >= len(self.atoms):
            self.atoms += [None] * (len(self.f.atoms) - len(self.atoms))
        if self.atoms[number] is None:
            self.atoms[number] = sample

    def _made(self, atom: tuple[Any, ...]) -> int:
        kind = atom[0]
        if kind == "var":
            return self._variable(*atom[1:])
        if kind == "name":
            return self.form(atom[1])
        if kind == "and":
            return self.literal(atom[1]) & self.literal(atom[2])
        if kind == "box":
            return self._box(atom[1], atom[2])
        key = atom[:-1]
        if key not in self.rows:
            self.rows[key] = self._sum(key[1]) if kind == "sum" else self._product(*key[1:]) if kind == "mul" else \
                self._by_amount(*key)
        return self.rows[key][atom[-1]]

    def _variable(self, name: Any, bit: int) -> int:
        """A variable's sample: random, and for some inputs the same as those of most bits of the word that it is in."""
        sample, byte = self.rng.getrandbits(self.inputs), bit // 8
        inner = name[1] if isinstance(name, tuple) and name[0] == "each" else name
        if isinstance(inner, tuple) and inner[0] == "in":    # these are bytes, others words
            name, byte = (name[0], inner[:-1]) if inner is not name else inner[:-1], inner[-1]
        for part, size in enumerate((4, 8)):
            word = name, byte // size, size
            found = self.far.get(word)
            if found is None:
                free = [0] * size
                for i in range(FAR):
                    free[self.rng.choice((0, size - 1, self.rng.randrange(size)))] |= 1 << i
                found = self.far[word] = self.rng.getrandbits(FAR), free
            same, free = found
            kept = ((1 << FAR) - 1 ^ free[byte % size]) << part * FAR
            sample = sample & ~kept | same << part * FAR & kept
        return sample

    # -- words ------------------------------------------------------------------------------------------------------
    def values(self, row: Sequence[int]) -> list[int]:
        """The word of these literals for each input."""
        bits = self._matrix(row)
        packed = np.packbits(bits.T, axis=1, bitorder="little")
        return [int.from_bytes(p.tobytes(), "little") for p in packed]

    def _matrix(self, row: Sequence[int]) -> Array:
        data = b"".join(self.literal(b).to_bytes(self.inputs // 8, "little") for b in row)
        return np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little").reshape(len(row), self.inputs)

    def _core(self, number: int) -> Array:
        found = self.words.get(number)
        if found is None:
            row = self.a.cores[number]
            if len(row) > _WORD:
                found = np.array(self.values(row), dtype=object)
            else:
                places = np.arange(len(row), dtype=np.uint64)[:, None]
                found = (self._matrix(row).astype(np.uint64) << places).sum(axis=0, dtype=np.uint64)
            self.words[number] = found
        return found

    def _bits(self, values: Array, width: int) -> list[int]:
        if values.dtype == object:
            return [sum((v >> i & 1) << k for k, v in enumerate(values)) for i in range(width)]
        bits = (values[None, :] >> np.arange(width, dtype=np.uint64)[:, None] & np.uint64(1)).astype(np.uint8)
        packed = np.packbits(bits, axis=1, bitorder="little")
        return [int.from_bytes(p.tobytes(), "little") for p in packed]

    def _sum(self, number: int) -> list[int]:
        terms, const, width = self.a.keys[number]
        cores = [(self._core(n), times) for n, times in sorted(terms)]
        if width > _WORD or any(c.dtype == object for c, _ in cores):
            total = np.array([const] * self.inputs, dtype=object)
            for values, times in cores:
                total = total + values.astype(object) * times
            return self._bits(total, width)
        total = np.full(self.inputs, const, dtype=np.uint64)
        with np.errstate(over="ignore"):
            for values, times in cores:
                total = total + values * np.uint64(times)
        return self._bits(total, width)

    def _product(self, x: int, y: int) -> list[int]:
        one, other = (self._core(n).astype(object) for n in (x, y))
        return self._bits(one * other, len(self.a.cores[x]) + len(self.a.cores[y]))

    def _by_amount(self, kind: str, what: int, by: int) -> list[int]:
        values, amounts, bits = self._core(what), self._core(by), len(self.a.cores[what])
        if kind == "shl":
            bits += (1 << len(self.a.cores[by])) - 1
        made = []
        for v, k in zip(values.astype(object), amounts.astype(object), strict=True):
            v, k = int(v), int(k)
            made.append(v << k if kind == "shl" else v >> k if kind == "shr" else v << k | v >> bits - k)
        return self._bits(np.array(made, dtype=object), bits)

    def _box(self, box: int, anf: int) -> int:
        names = self.f.atoms[box][1]
        index = self.indices.get(box)
        if index is None:
            weights = np.arange(len(names))[:, None]
            index = self.indices[box] = (self._matrix(names).astype(np.int64) << weights).sum(axis=0)
        data = self.tables.get((len(names), anf))
        if data is None:
            table = transformed(anf, len(names)).to_bytes(max(1, (1 << len(names)) // 8), "little")
            data = np.unpackbits(np.frombuffer(table, np.uint8), bitorder="little")
            self.tables[len(names), anf] = data
        return int.from_bytes(np.packbits(data[index], bitorder="little").tobytes(), "little")


class Near(Samples):
    """Samples in which words of the input are a little less than nothing: the one from -1 on, the next from -65 on.

    Sums of a word and small numbers differ high above in few inputs only, and each of these has one of its own here.
    """

    def __init__(self, f: Forms, a: Arithmetic, begin: int, size: int) -> None:
        super().__init__(f, a, 3)
        self.begin, self.size = begin, size
        """Which numbers, in words of so many bytes."""

    def _variable(self, name: Any, bit: int) -> int:
        """A variable's sample: in half of the inputs the lowest byte is the first one in memory, else the last."""
        inner = name[1] if isinstance(name, tuple) and name[0] == "each" else name
        if not isinstance(inner, tuple) or inner[0] != "in":
            return super()._variable(name, bit)
        place, half = inner[-1] % self.size, INPUTS // 2
        low = sum(((255 - self.begin - k) >> bit & 1) << k for k in range(half))
        ones = (1 << half) - 1
        return (low if place == 0 else ones) | (low if place == self.size - 1 else ones) << half
