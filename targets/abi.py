"""Calling conventions: where arguments are, what a function preserves, how the stack is aligned (`abi.toml`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from targets.datafile import check_fields, read_toml
from targets.forms import TableError
from targets.x86.register_files import NARROW

ABI_FILE = Path(__file__).with_name("abi.toml")
LISTS = ("arguments", "preserved", "preserved_vectors", "unprobed", "formats", "refused", "underscore", "rdata", "elf")
DEFAULT = {32: "cdecl32", 64: "sysv64"}
"""The convention of a target that names none, by the bits of its code."""
KINDS = {"title": str, "bits": int, **dict.fromkeys(LISTS, list[str]), "stack_alignment": int, "shadow": int,
         "stack_slot": int, "red_zone": int, "relative_tables": bool, "probe": int, "hint": str, "source": str}
GUARD = 4096
"""Bytes of the stack behind which one guard page at a time stands on systems that ask for probes."""


@dataclass(frozen=True)
class Abi:
    """One convention; general registers by their 32-bit names. Sizes are bytes."""

    name: str
    title: str
    bits: int
    arguments: tuple[str, ...]
    preserved: tuple[str, ...]
    preserved_vectors: tuple[str, ...]
    stack_alignment: int
    shadow: int
    stack_slot: int
    red_zone: int
    relative_tables: bool
    probe: int
    unprobed: tuple[str, ...]
    formats: tuple[str, ...]
    refused: tuple[str, ...]
    underscore: tuple[str, ...]
    rdata: tuple[str, ...]
    elf: tuple[str, ...]
    hint: str
    source: str

    def stack_place(self, argument: int) -> int | None:
        """Bytes from the return address to where an argument (from 0) has its place; None: it has only a register.

        With shadow space the arguments in registers have a place, too, which nobody has written to.
        """
        if argument < len(self.arguments) and not self.shadow:
            return None
        skipped = 0 if self.shadow else len(self.arguments)
        return self.bits // 8 + self.stack_slot * (argument - skipped)


def independent(bits: int) -> str:
    """The convention, of the usual calls, of code of so many bits that may be loaded anywhere."""
    usual = load_abis()[DEFAULT[bits]]
    return next(abi.name for abi in (usual, *load_abis().values())
                if abi.relative_tables and (abi.bits, abi.arguments) == (usual.bits, usual.arguments))


@cache
def load_abis() -> dict[str, Abi]:
    """All conventions by name; TableError for a file that cannot be used."""
    found = {}
    try:
        table = read_toml(ABI_FILE, TableError)
    except FileNotFoundError:
        raise TableError(f"{ABI_FILE.name}: no such table; restore it from git") from None
    for name, row in table.items():
        check_fields(row, KINDS, (), f"{ABI_FILE.name}: {name}", TableError)
        lists = {key: tuple(NARROW.get(r, r) for r in row[key]) for key in LISTS}
        found[name] = Abi(**{**row, **lists}, name=name)
    return found
