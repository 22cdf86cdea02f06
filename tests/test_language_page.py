"""The language page: its examples compute what it says, and it names every word of the language."""

from __future__ import annotations

import hashlib
import math
import struct

from cipherwright.algorithms import FIELDS
from cipherwright.sources import ROOT
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import KEYWORDS, parse
from scheduler.mapping import KNOWN, PLANNED

PAGE = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
REFERENCE = PAGE.split("# What comes next")[0]


def example(heading):
    """The first block of code under a heading."""
    return PAGE.split(f"## {heading}")[1].split("```")[1]


def test_definitions_are_accepted():
    text = example("Definitions") + ("kernel k(x: inout u32le[2]) {\n    clear(x, 1)\n"
                                     "    x[0] = f(Mix(x[1]), 1) ^ K[0] ^ T(x[1].byte[0]) ^ first(K) ^ first(x)\n}")
    stores = [op.attr.offset for op in elaborate(parse(text, "page.cw"), "k").body.ops() if op.kind == "store"]
    assert stores == [4, 0]


def test_md5_is_md5():
    numbers = ", ".join(hex(int(abs(math.sin(i + 1)) * 2**32)) for i in range(64))
    text = example("MD5").split("mapping ")[0]
    assert numbers.startswith("0xd76aa478") and "0xd76aa478, …" in text
    kernel = elaborate(parse(text.replace("0xd76aa478, …", numbers), "page.cw"), "md5_blocks")
    start = struct.pack("<4I", 0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476)
    padded = b"abc\x80" + bytes(52) + struct.pack("<Q", 24)
    assert interpret(kernel, [start, padded, 1])[0] == hashlib.md5(b"abc").digest()


def test_every_word_is_on_the_page():
    words = {*KEYWORDS, *KNOWN, *PLANNED, *FIELDS, *(f for fields in FIELDS.values() for f in fields)}
    assert [w for w in sorted(words) if w not in REFERENCE] == []
