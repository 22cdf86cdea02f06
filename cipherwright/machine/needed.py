"""Which features of a CPU machine code needs: those of its instructions, not all that the CPU it was made for has."""

from __future__ import annotations

import iced_x86 as iced

from targets.elf import Image
from targets.forms import load_forms
from targets.x86.operands import form_of, mnemonic_of, operands_of
from targets.x86.registers import NotDescribed


def features_of(image: Image) -> frozenset[str]:
    """The features of the forms of all instructions of an image; instructions that are no form of the table have none.
    """
    forms, found = load_forms(), frozenset[str]()
    for segment in (s for s in image.segments if s.executable):
        for one in iced.Decoder(image.bits, segment.data, ip=segment.address):
            if one.code == iced.Code.INVALID:
                continue
            try:
                form = forms.get(form_of(operands_of(one), mnemonic_of(one)))
            except NotDescribed:
                continue
            found |= form.features if form else frozenset()
    return found
