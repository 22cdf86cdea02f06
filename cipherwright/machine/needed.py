"""Which features of a CPU machine code needs: those of its instructions, not all that the CPU it was made for has."""

from __future__ import annotations

from collections.abc import Iterator

import iced_x86 as iced

from targets.elf import Image
from targets.forms import load_forms
from targets.x86.operands import form_of, mnemonic_of, operands_of
from targets.x86.registers import NotDescribed


def _code(image: Image) -> Iterator[tuple[int, bytes]]:
    """The code of an image with its address: of the sections that hold it, else all that can be executed."""
    texts = [begin for name, begin in image.sections.items() if name.startswith(".text")]
    starts = sorted(image.sections.values())
    for segment in (s for s in image.segments if s.executable):
        inside = [begin for begin in texts if segment.address <= begin < segment.end]
        if not texts:
            yield segment.address, bytes(segment.data)
        for begin in inside:
            end = min((other for other in starts if other > begin), default=segment.end)
            yield begin, bytes(segment.data[begin - segment.address:end - segment.address])


def features_of(image: Image) -> frozenset[str]:
    """The features of the forms of all instructions of an image; instructions that are no form of the table have none.

    Where the image has sections of code, only these are read: bytes of a table are no instructions.
    """
    forms, found = load_forms(), frozenset[str]()
    for begin, code in _code(image):
        for one in iced.Decoder(image.bits, code, ip=begin):
            if one.code == iced.Code.INVALID:
                continue
            try:
                form = forms.get(form_of(operands_of(one), mnemonic_of(one)))
            except NotDescribed:
                continue
            found |= form.features if form else frozenset()
    return found
