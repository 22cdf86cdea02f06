"""What makes code shorter: equal instructions with fewer bytes, and registers that cost none in an address.

Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, sections 2.1 and 2.2 (prefixes, SIB and
REX) and the pages of the instructions.
"""

from __future__ import annotations

SHORTER = {"pxor": "xorps", "pand": "andps", "por": "orps", "pandn": "andnps", "movdqa": "movaps", "movdqu": "movups"}
"""On XMM registers: the packed-single instruction that has no prefix 66 or F3 and so is a byte shorter."""
BASES = ("edx", "esi", "edi", "ecx", "eax", "ebx", "r8d", "r9d", "r10d", "r11d", "r13d", "r14d", "r15d")
"""Registers that places of the frame may be addressed by, the best first: those without a REX prefix. r12 takes a SIB
byte more, as esp does."""
