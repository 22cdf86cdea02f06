"""The instruction forms the tool can emit: operand roles, flags, implicit operands and constraints.

A form is a mnemonic with operand kinds, such as ``xor r32,m32``. `forms.toml` lists them; a CPU
table (see `targets.cpu`) says what each costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from targets.datafile import check_fields, read_toml

FORMS_FILE = Path(__file__).with_name("forms.toml")
T = TypeVar("T")
ROLES = frozenset({"r", "w", "rw"})
FLAGS = frozenset("oszapc")
FEATURES = ("i386", "x87", "i486", "mmx", "sse", "sse2", "ssse3", "x86-64", "movbe", "aes", "pclmul", "sha", "avx",
            "bmi1", "bmi2", "adx", "avx2", "vaes", "vpclmul", "gfni", "avx512f", "avx512bw", "avx512dq", "avx512vl",
            "avx512ifma", "avx512vbmi", "avx512vbmi2")
"""What a form can need, in the order in which instruction sets grew: of two forms for one thing the later is taken."""
KINDS = {"does": str, "elem": int, "separate": bool, "operands": list[str],
         "flags_read": str, "flags_written": str, "implicit": list[str], "two_operand": bool,
         "constraint": str, "feature": str}


class TableError(ValueError):
    """A form or CPU table that cannot be used; the message names the file and the row."""


@dataclass(frozen=True)
class Form:
    """One instruction form.

    `operands` are the roles in NASM order, `implicit` pairs a register (or ``mem``) with its role,
    `constraint` maps an operand class such as ``r8h`` to the letters of the registers it may be. `does` is the
    operation, empty for a form that nothing asks for by what it does, `elem` the bits of its lanes (0: any);
    `separate`: the first source is an operand behind the destination, which is only written. `feature`: what a CPU must
    have, with spaces between several.
    """

    name: str
    operands: tuple[str, ...]
    flags_read: frozenset[str]
    flags_written: frozenset[str]
    implicit: tuple[tuple[str, str], ...]
    two_operand: bool
    constraint: tuple[tuple[str, tuple[str, ...]], ...]
    feature: str
    does: str = ""
    elem: int = 0
    separate: bool = False

    @cached_property
    def features(self) -> frozenset[str]:
        """All that a CPU must have."""
        return frozenset(self.feature.split())

    @cached_property
    def age(self) -> int:
        """The place of the latest of its features in FEATURES."""
        return max(map(FEATURES.index, self.features))

    @property
    def fixed(self) -> bool:
        """Whether it works on a register that nobody can choose: one that it does not name, or the only one it can."""
        return bool(self.implicit) or any(len(letters) == 1 for _, letters in self.constraint)

    @property
    def tied(self) -> bool:
        """Whether the destination is also a source, whose old value is lost."""
        return bool(self.operands) and self.operands[0] == "rw"

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        return {letter: [at for at, role in enumerate(self.operands) if letter in role] for letter in "rw"}

    def written(self, operands: Sequence[T]) -> list[T]:
        """Those of `operands`, one per role, that the instruction writes."""
        return self._those(operands, "w")

    def read(self, operands: Sequence[T]) -> list[T]:
        """Those of `operands`, one per role, whose old value the instruction reads."""
        return self._those(operands, "r")

    def _those(self, operands: Sequence[T], letter: str) -> list[T]:
        if len(operands) != len(self.operands):
            raise ValueError(f"`{self.name}` has {len(self.operands)} operands, not {len(operands)}")
        return [operands[at] for at in self._places[letter]]

    @property
    def mnemonic(self) -> str:
        """The first word of the name."""
        return self.name.split(" ", 1)[0]

    @property
    def instruction(self) -> str:
        """What stands before the operands: the mnemonic with its prefix."""
        return self.name if self.mnemonic == "rep" else self.mnemonic

    @property
    def masked(self) -> bool:
        """Whether it writes of its destination only what a mask says; then the mask is the operand behind that."""
        return "{k}" in self.name

    @property
    def operand_kinds(self) -> tuple[str, ...]:
        """The operand kinds of the name, e.g. ``("r32", "m32")``; empty for ``ret``, jumps and ``rep``."""
        _, _, rest = self.name.replace("{k}", ",k").partition(" ")
        return tuple(rest.split(",")) if rest and self.mnemonic != "rep" else ()

    @property
    def has_memory(self) -> bool:
        """True when a memory operand is named (implicit stack accesses do not count)."""
        return self.mnemonic != "lea" and any(k.startswith("m") and k != "mm" for k in self.operand_kinds)


def parse_form(name: str, row: dict[str, Any], where: str) -> Form:
    """Check one row of a form table and build the Form; raises TableError."""
    check_fields(row, KINDS, KINDS, f"{where}: form '{name}'", TableError)
    operands = tuple(row.get("operands", ()))
    bad_roles = [r for r in operands if r not in ROLES]
    implicit = tuple(_pair(name, text, where) for text in row.get("implicit", ()))
    bad_roles += [role for _, role in implicit if role not in ROLES]
    if bad_roles:
        raise TableError(f"{where}: form '{name}': role '{bad_roles[0]}' is none of r, w, rw")
    flags = {key: frozenset(row.get(key, "")) for key in ("flags_read", "flags_written")}
    for key, letters in flags.items():
        if not letters <= FLAGS:
            raise TableError(f"{where}: form '{name}': {key} has letters outside oszapc")
    feature = row.get("feature", "i386")
    for one in feature.split() or [feature]:
        if one not in FEATURES:
            raise TableError(f"{where}: form '{name}': unknown feature '{one}'")
    two_operand = bool(row.get("two_operand", False))
    if two_operand and (not operands or operands[0] != "rw"):
        raise TableError(f"{where}: form '{name}': two_operand needs a first operand with role rw")
    constraint = tuple(
        (kind.strip(), tuple(letters.split()))
        for kind, _, letters in (part.partition(":") for part in row.get("constraint", "").split(";"))
        if kind.strip()
    )
    separate = bool(row.get("separate", False))
    if separate and operands[:2] != ("w", "r"):
        raise TableError(f"{where}: form '{name}': separate needs a first operand with role w and a source behind it")
    return Form(name, operands, flags["flags_read"], flags["flags_written"], implicit, two_operand, constraint, feature,
                row.get("does", ""), row.get("elem", 0), separate)


def _pair(name: str, text: str, where: str) -> tuple[str, str]:
    register, colon, role = text.partition(":")
    if not colon:
        raise TableError(f"{where}: form '{name}': implicit operand '{text}' is not register:role")
    return register, role


@cache
def _load(path: Path) -> tuple[Form, ...]:
    try:
        data = read_toml(path, TableError)
    except FileNotFoundError:
        raise TableError(f"{path.name}: no such table; restore it from git") from None
    return tuple(parse_form(name, row, path.name) for name, row in data.items())


def load_forms(path: Path = FORMS_FILE) -> dict[str, Form]:
    """All forms by name, in file order; TableError as `parse_form`. The dictionary is the caller's own."""
    return {form.name: form for form in _load(path)}
