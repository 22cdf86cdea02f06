"""Forms of a number: into how many limbs it is cut, how many bits they are apart, and which registers hold them; and
what is proved of one that a loop carries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dsl.ir import Modulus
from scheduler.numbers.bounds import Interval, shown


class Unsuited(Exception):
    """A form that a number of some modulus cannot have, or a modulus that no form is known for; says why."""


@dataclass(frozen=True)
class Form:
    """`count` limbs, `radix` bits apart, in registers of `file` ("r", "mm", "x", "st")."""

    count: int
    radix: int
    file: str

    def __str__(self) -> str:
        """As a mapping says it, without the file."""
        return f"{self.count} by {self.radix}"


@dataclass(frozen=True)
class Shape:
    """A modulus 2^bits - excess, in a form.

    `top`: the bits of the number that are in its highest limb. Unsuited if the modulus is none of that kind, or the
    limbs are too few or too many for it.
    """

    modulus: Modulus
    form: Form

    def __post_init__(self) -> None:
        bits, excess = self.bits, self.excess
        if excess < 1 or excess.bit_length() > max(1, min(bits // 4, 28)):
            raise Unsuited(f"a modulus of {bits} bits that is not a little below a power of two: numbers become limbs "
                           "modulo 2^k - c, c below 2^28 and 2^(k/4)")
        count, radix = self.form.count, self.form.radix
        if count * radix < bits and self.form.file != "st":
            raise Unsuited(f"{count} limbs of {radix} bits have {count * radix}, the modulus has {bits}")
        if (count - 1) * radix >= bits:
            raise Unsuited(f"{count} limbs of {radix} bits where {-(-bits // radix)} have all of the modulus' {bits}")

    @property
    def bits(self) -> int:
        """Of the modulus."""
        return self.modulus.bits

    @property
    def excess(self) -> int:
        """What a power of two that is divided by 2^bits leaves: c of 2^bits - c."""
        return (1 << self.bits) - self.modulus.value

    @property
    def top(self) -> int:
        """Bits of the number in the highest limb."""
        return self.bits - (self.form.count - 1) * self.form.radix

    def width(self, limb: int) -> int:
        """Bits of the number in a limb."""
        return self.form.radix if limb < self.form.count - 1 else self.top

    def digits(self, number: int) -> list[int]:
        """A number that is not negative in limbs, each in units of its place; the last has what is above the others."""
        radix, last = self.form.radix, self.form.count - 1
        return [number >> i * radix & (1 << radix) - 1 for i in range(last)] + [number >> last * radix]

    def spread(self, least: Sequence[int]) -> list[int]:
        """Limbs of a multiple of the modulus, in units of their places, none of which is less than asked for."""
        whole = sum(limb << i * self.form.radix for i, limb in enumerate(least))
        return [limb + digit for limb, digit in zip(least, self.digits(-whole % self.modulus.value), strict=True)]


@dataclass(frozen=True)
class Bound:
    """What a number that a loop carries can be: its name, the loop's, the form, the interval of each limb."""

    name: str
    loop: str
    form: Form
    limbs: tuple[Interval, ...]

    @property
    def lines(self) -> list[str]:
        """For the head of the code."""
        return [f"{self.name} in {self.loop}, limb {i} of {self.form} bits: "
                f"at {f'least -{shown(-limb.low)}, at ' if limb.low < 0 else ''}most {shown(limb.high)}"
                for i, limb in enumerate(self.limbs)]

    def as_data(self) -> dict[str, Any]:
        """For the manifest: the least and the most that each limb can be, in hexadecimal."""
        return {"name": self.name, "loop": self.loop, "count": self.form.count, "radix": self.form.radix,
                "least": [hex(limb.low) for limb in self.limbs], "most": [hex(limb.high) for limb in self.limbs]}
