"""Assembling NASM source text to an object (or a flat binary) with the external ``nasm`` program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

NASM = "CIPHERWRIGHT_NASM"
_LOCATION = re.compile(r"^[^\n:]+:(?P<line>\d+): (?P<message>(?:error|fatal|panic)[^\n]*)", re.MULTILINE)


class ToolMissing(Exception):
    """A program this step needs is not installed; the message says how to get it."""


class AssembleError(Exception):
    """nasm refused the source; the message has nasm's own words and the offending line."""


def _explain(name: str, source: str, output: str, nasm: str) -> str:
    lines = source.splitlines()
    parts = []
    for match in list(_LOCATION.finditer(output))[:5]:
        number = int(match["line"])
        text = lines[number - 1].strip() if 0 < number <= len(lines) else ""
        parts.append(f"{name}:{number}: {match['message']}\n    {text}")
    return "\n".join(parts) or f"{name}: {nasm} failed: {output.strip() or 'no message'}"


def nasm_program() -> tuple[str, str]:
    """The assembler, and what names it: $CIPHERWRIGHT_NASM where that is set, else PATH. ToolMissing: there is none."""
    given = os.environ.get(NASM)
    found = shutil.which(given or "nasm")
    if found is None and given:
        raise ToolMissing(f"{NASM} is {given}, which is no program that can be run; name nasm by its whole path, or "
                          f"unset {NASM} to use the one on PATH")
    if found is None:
        raise ToolMissing(
            "nasm was not found on PATH; install it (Debian/Ubuntu: apt-get install nasm; "
            f"Fedora: dnf install nasm; macOS: brew install nasm; or https://www.nasm.us), or name it by {NASM}"
        )
    return found, NASM if given else "PATH"


def run_nasm(source: str, name: str, output_format: str) -> bytes:
    """Assemble ``source`` to ``output_format`` (a nasm ``-f`` name); the file's bytes. Errors as `run_nasm_listing`."""
    return run_nasm_listing(source, name, output_format)[0]


def run_nasm_listing(source: str, name: str, output_format: str) -> tuple[bytes, str]:
    """As `run_nasm`, with nasm's listing: each source line with its number, offset in its section, and bytes.

    ToolMissing without nasm; AssembleError where it refuses the source.
    """
    nasm, _ = nasm_program()
    with tempfile.TemporaryDirectory(prefix="cipherwright-") as folder:
        asm, obj = Path(folder, "source.asm"), Path(folder, "source.out")
        # relative names, because nasm records the name in the object: the same text gives the same bytes
        asm.write_text(source, encoding="utf-8")
        done = subprocess.run(
            [nasm, "-f", output_format, "-o", obj.name, "-l", "source.lst", asm.name],
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            cwd=folder,
        )
        if done.returncode != 0 or not obj.exists():
            raise AssembleError(_explain(name, source, done.stderr.replace(asm.name, name), nasm))
        return obj.read_bytes(), Path(folder, "source.lst").read_text(encoding="utf-8", errors="replace")


def assemble(asm_text: str, name: str, bits: int = 32) -> bytes:
    """Assemble NASM source to a relocatable ELF object for code of so many bits; ``name`` stands for it in messages."""
    return run_nasm(asm_text, name, f"elf{bits}")
