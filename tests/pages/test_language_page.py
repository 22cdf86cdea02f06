"""The language page: its examples compute what it says, and it names every word of the language."""

from __future__ import annotations

from cipherwright.project.sources import ROOT
from cipherwright.protocols.algorithms import FIELDS
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import BUILT_IN, KEYWORDS, parse
from scheduler.mapping.choose import KNOWN
from scheduler.mapping.directives import REWRITES

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


def test_products_of_the_definitions():
    """What the page's functions compute."""
    text = example("Definitions") + ("kernel k(a: in u32le[2], t: out u64le[1], o: out u32le[1]) {\n"
                                     "    t[0] = times(a[0], a[1])\n    o[0] = tenth(a[0])\n}")
    kernel = elaborate(parse(text, "page.cw"), "k")
    for x, y in ((0xFFFFFFFF, 0xFFFFFFFE), (1234567, 89), (19, 0)):
        _, t, o = interpret(kernel, [x.to_bytes(4, "little") + y.to_bytes(4, "little"), bytes(8), bytes(4)])
        assert (int.from_bytes(t, "little"), int.from_bytes(o, "little")) == (x * y, x // 10)


def test_numbers_of_the_page():
    """Each function of the example, on a number made of memory."""
    text = example("Numbers modulo a constant") + (
        "kernel k(m: in u32le[4], y: out u32le[6]) {\n    let d = digits(next(G[0], m, Field(m)), 32)\n"
        "    for i in 0..5 { y[i] = d[i] }\n    y[5] = lowest(Field(m)) + digits(Wide(-1), 32)[0]\n}")
    m = (1 << 128) - 99
    _, y = interpret(elaborate(parse(text, "page.cw"), "k"), [m.to_bytes(16, "little"), bytes(24)])
    p = (1 << 130) - 5
    lowest = (m ** 3 + 1) % p + (1 << 255) - 20
    assert y == ((9 + m + (1 << 128)) * m % p).to_bytes(20, "little") + (lowest % (1 << 32)).to_bytes(4, "little")


def test_every_word_is_on_the_page():
    words = {*KEYWORDS, *BUILT_IN, *KNOWN, *REWRITES, *FIELDS, *(f for fields in FIELDS.values() for f in fields)}
    assert [w for w in sorted(words) if w not in REFERENCE] == []
