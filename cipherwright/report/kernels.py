"""What generated/ holds: each kernel's uops, bytes of tables and bytes of code, from its manifest and its text."""

from __future__ import annotations

import json
from dataclasses import dataclass

from cipherwright.building.build import Builder, get_cpus
from cipherwright.errors import UserError
from cipherwright.project.sources import shown_path
from cipherwright.report.measure import code_bytes
from targets.cpu import Cpu


@dataclass(frozen=True)
class Kernel:
    """One generated kernel: `uops` of all its text, `loop_uops` of one pass of its largest run-time loop (0: none)."""

    name: str
    cpu: str
    instructions: int
    uops: int
    loop_uops: int
    table_bytes: int
    code_bytes: int


def kernel_list(builder: Builder) -> list[Kernel]:
    """Every kernel with its three files in `builder.out`, by name and CPU; nothing is built.

    Those for CPUs whose tables cannot be used are left out. UserError for a file that is not a kernel's manifest.
    """
    out = []
    for cpu in get_cpus()[0]:
        for path in sorted((builder.out / cpu.name).glob("*.json")):
            asm = path.with_suffix(".asm")
            if asm.exists():
                out.append(_kernel(path.stem, cpu, path.read_text(encoding="utf-8"), asm.read_text(encoding="utf-8"),
                                   shown_path(path)))
    return sorted(out, key=lambda kernel: (kernel.name, kernel.cpu))


def _kernel(name: str, cpu: Cpu, manifest: str, asm: str, where: str) -> Kernel:
    try:
        facts = json.loads(manifest)
        return Kernel(name, cpu.name, facts["instructions"], facts["uops"], max(facts["loop_uops"].values(), default=0),
                      facts["table_bytes"], code_bytes(asm, name, cpu.bits))
    except (ValueError, KeyError, TypeError) as error:
        raise UserError(f"{where}: not a kernel's manifest ({error}); build it again with ./cw build") from None
