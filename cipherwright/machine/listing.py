"""Where the lines of an assembly text are, by the listing that nasm makes of it."""

from __future__ import annotations

import re

from cipherwright.machine.assemble import run_nasm_listing

_LISTED = re.compile(r"^\s*(\d+) ([0-9A-F]{8}) [0-9A-F([]")


def offsets(listing: str) -> dict[int, int]:
    """From the number of each line that makes bytes (from 1) to the offset of the first one in its section."""
    listed: dict[int, int] = {}
    for line in listing.splitlines():
        match = _LISTED.match(line)
        if match:
            listed.setdefault(int(match[1]), int(match[2], 16))
    return listed


def places(asm: str, texts: list[str], name: str, bits: int) -> list[int]:
    """The offsets of instructions that stand in `asm` in this order, each in a line of its own."""
    _, listing = run_nasm_listing(asm, name, f"elf{bits}")
    listed, found, wanted = offsets(listing), [], iter(texts)
    text = next(wanted, None)
    for number, line in enumerate(asm.splitlines(), 1):
        if text is not None and number in listed and line.split(" ;")[0].strip() == text:
            found.append(number)
            text = next(wanted, None)
    return [listed[number] for number in found]
