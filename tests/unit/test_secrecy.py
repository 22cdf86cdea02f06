"""What the headers call secret: what the source labels so, and outputs that are made of it."""

from __future__ import annotations

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.elaborate import elaborate
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu

KERNEL = "kernel k({params}) {{ {body} }}"
CASES = [
    ("a: secret in u8[1], b: out u8[1]", "b[0] = a[0] ^ 1", {"a": "secret", "b": "secret"}),
    ("a: secret in u8[1], b: public out u8[1]", "b[0] = a[0] ^ 1", {"a": "secret", "b": "public"}),
    ("a: secret in u8[1], c: in u8[1], b: out u8[1], d: out u8[1]", "b[0] = c[0]  d[0] = c[0] + a[0]",
     {"a": "secret", "c": "public", "b": "public", "d": "secret"}),
    ("a: secret in u8[1], m: inout u8[2], b: out u8[1]", "b[0] = m[1]  m[1] = a[0]",
     {"a": "secret", "m": "secret", "b": "secret"}),
    ("a: in u8[1], b: out u8[1]", "b[0] = a[0]", {"a": "", "b": ""}),
    ("a: secret in u8[2] per block, b: out u8[1] per block, c: out u8[1], n: count",
     "var s: u8 = 0  var t: u8 = 0  blocks n { b[0] = s  s = t  t = a[0] }  c[0] = 7",
     {"a": "secret", "b": "secret", "c": "public"}),
    ("a: secret in u8[1], p: public in u8[1] per block, b: out u8[1], n: count",
     "var t: u8 = 0  blocks n { t = t + p[0] }  b[0] = t", {"a": "secret", "p": "public", "b": "public"}),
]


@pytest.mark.parametrize(("params", "body", "expected"), CASES)
def test_secrecy_of_memory(params: str, body: str, expected: dict[str, str]) -> None:
    assert elaborate(parse(KERNEL.format(params=params, body=body), "k.cw"), "k").secrecy == expected


def test_headers_say_it_for_every_message_too() -> None:
    text = ("kernel k(h: inout u32le[2], m: secret in u32le[2] per block, n: count) {\n"
            "    blocks n { for i in 0..2 { h[i] = h[i] + m[i] } }\n}\nmapping k x { lanes 4 in xmm }\n")
    made = compile_kernel(parse(text, "k.cw"), "k", load_cpu("core2"), source_text=text, source_name="k.cw",
                          variant="x", portfolio=PORTFOLIO.first(1))
    for number in range(4):
        assert f"h_{number}: 8 bytes, read and written, secret," in made.header
        assert f"m_{number}: 8 bytes a block, read, secret," in made.asm


def test_nothing_is_said_where_nothing_is_labelled() -> None:
    text = KERNEL.format(params="a: in u8[1], b: out u8[1]", body="b[0] = a[0]")
    made = compile_kernel(parse(text, "k.cw"), "k", load_cpu("core2"), source_text=text, source_name="k.cw")
    assert not any(word in line for line in made.header.splitlines() if " bytes, " in line
                   for word in ("secret", "public"))
    assert "secret" not in made.asm.replace("no secret reaches", "")
