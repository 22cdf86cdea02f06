"""The object formats that libraries are made for, and what CPUs of a library have code for one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cipherwright.errors import UserError
from targets.abi import DEFAULT, independent

if TYPE_CHECKING:
    from targets.cpu import Cpu


@dataclass(frozen=True)
class ObjectFormat:
    """An object format by the name that `--format` takes.

    `bits`: of the code that it is for, 0 for either; `abi`: the calling convention (targets/abi.toml), "" for the usual
    one of the mode; `ending`: that of an object's file.
    """

    name: str
    title: str
    bits: int = 0
    abi: str = ""
    ending: str = ".o"

    @property
    def elf(self) -> bool:
        """Whether objects are ELF."""
        return self.name.startswith("elf")

    def nasm(self, bits: int) -> str:
        """What `nasm -f` calls it, for code of so many bits."""
        return f"elf{bits}" if self.elf else self.name


FORMATS = {row.name: row for row in (
    ObjectFormat("elf", "ELF (Linux, the BSDs)"),
    ObjectFormat("elf64", "ELF (Linux, the BSDs)", 64),
    ObjectFormat("win64", "COFF (Windows)", 64, "win64", ".obj"),
    ObjectFormat("macho64", "Mach-O (macOS)", 64),
)}
DEFAULT_FORMAT = FORMATS["elf"]


def fitting(cpus: Sequence[Cpu], made_for: ObjectFormat, pic: bool = False) -> list[Cpu]:
    """CPUs that somebody named, each as the target with the calling convention of a format; `pic`: code that may be
    loaded anywhere, which 64-bit code is.

    UserError for one with another convention in its name, and for 32-bit code in a format of 64-bit code.
    """
    from targets.cpu import load_cpu

    found = {}
    for cpu in cpus:
        abi = made_for.abi or (independent(cpu.bits) if pic else DEFAULT[cpu.bits])
        if made_for.bits not in (0, cpu.bits):
            raise UserError(f"--format {made_for.name} is for 64-bit code, and {cpu.target} is of 32-bit code; "
                            "`./cw cpus` lists those of 64-bit code")
        if cpu.target != cpu.name and cpu.abi.name != abi:
            others = " or ".join([*(f"--format {row.name}" for row in FORMATS.values() if row.abi == cpu.abi.name),
                                  *(["--pic"] if cpu.abi.name == independent(cpu.bits) else [])])
            raise UserError(f"{cpu.target}: libraries of {made_for.title} are called by another convention; leave "
                            f"-{cpu.abi.name} out, or export with {others}")
        one = cpu if cpu.abi.name == abi else load_cpu(f"{cpu.name}-{abi}")
        found[one.target] = one
    return list(found.values())
