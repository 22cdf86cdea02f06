"""`use NAME from SOURCE`: what names of other files mean, whose names their functions see, where mistakes are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.errors import UserError
from cipherwright.project.source_files import used_sources
from cipherwright.project.sources import Library

BASE = """const TURN = [3, 7]
const K: u32[2] = [5, 6]
sbox S: u8 -> u8 = x => x ^ (x <<< 1) ^ 0x17
linear L(x: u32) -> u32 { return x ^ (x <<< TURN[1]) }
fn step(x: u32) -> u32 { return mix(x) + K[1] }
fn mix(x: u32) -> u32 { return L(x) <<< TURN[0] }
fn put(m: u32[]) { m[0] = m[0] ^ K[0] }
kernel base_k(x: inout u32le[1]) { x[0] = step(x[0]) }
"""
HEAD = "kernel k(x: inout u32le[1]) "
ALGORITHM = "algorithm a { protocol block_cipher key 16 encrypt %s expand %s }\n"


@pytest.fixture
def library(tmp_path: Path) -> Callable[..., Library]:
    """A library of sources, of which `base` is one."""
    def made(**texts: str) -> Library:
        (tmp_path / "ciphers").mkdir(exist_ok=True)
        for name, text in {"base": BASE, **texts}.items():
            (tmp_path / "ciphers" / f"{name}.cw").write_text(text)
        return Library(tmp_path)

    return made


def run(library: Library, kernel: str, value: int) -> int:
    out, = library.source_of(kernel).interpreter(kernel, [value.to_bytes(4, "little")])
    return int.from_bytes(out, "little")


def mixed(x: int) -> int:
    def turned(v: int, n: int) -> int:
        return (v << n | v >> 32 - n) & 0xFFFFFFFF

    return turned(x ^ turned(x, 7), 3)


def box(x: int) -> int:
    return x ^ (x << 1 | x >> 7) & 255 ^ 0x17


@pytest.mark.parametrize("text, wanted", [
    ("use step from base\n" + HEAD + "{ x[0] = step(x[0]) }", lambda x: mixed(x) + 6),
    ("use step as f, K from base\n" + HEAD + "{ x[0] = f(x[0]) + K[0] }", lambda x: mixed(x) + 11),
    ("use step from base\nconst K: u32[2] = [9, 9]\nfn mix(x: u32) -> u32 { return step(x) }\n"  # names of both files
     + HEAD + "{ x[0] = mix(x[0]) + K[0] }", lambda x: mixed(x) + 15),
    ("use S, L as M from base\n" + HEAD + "tables { x[0] = M(x[0]) ^ u32(S(x[0].byte[1])) }",
     lambda x: x ^ (x << 7 | x >> 25) & 0xFFFFFFFF ^ box(x >> 8 & 255)),
    ("use put from base\n" + HEAD + "{ put(x) }", lambda x: x ^ 5),
    ("use TURN from base\nconst T: u32 = u32(TURN[1])\n" + HEAD + "{ x[0] = x[0] <<< TURN[0] ^ T }",
     lambda x: (x << 3 | x >> 29) & 0xFFFFFFFF ^ 7),
    (HEAD + "{ x[0] = g(x[0]) }\nuse step as g from base", lambda x: mixed(x) + 6),
], ids=["function", "renamed", "own names", "tables", "memory", "integers", "below"])
def test_names_mean_what_they_mean_there(library: Callable[..., Library], text: str,
                                         wanted: Callable[[int], int]) -> None:
    found = library(one=text)
    for value in (0, 1, 0x12345678, 0xFFFFFFFF):
        assert run(found, "k", value) == wanted(value) & 0xFFFFFFFF


def test_uses_of_uses(library: Callable[..., Library]) -> None:
    found = library(middle="use step from base\nfn twice(x: u32) -> u32 { return step(step(x)) }",
                    top="use twice from middle\n" + HEAD + "{ x[0] = twice(x[0]) }")
    assert run(found, "k", 77) == (mixed(mixed(77) + 6) + 6) & 0xFFFFFFFF
    assert [s.path.stem for s in found.source_of("k").behind] == ["middle", "base"]
    assert found.usable("kernel")[1] == []  # a file of definitions alone is no fault


def test_two_tables_of_one_name(library: Callable[..., Library]) -> None:
    """A function's own S-box beside the caller's of the same name, in machine code."""
    found = library(theirs="sbox S: u8 -> u8 = x => x ^ 0x55\nfn sub(x: u32) -> u32 { return u32(S(x.byte[0])) }",
                    mine="use sub from theirs\nsbox S: u8 -> u8 = x => x + 1\nkernel k(x: inout u32le[1]) tables {\n"
                         "    x[0] = sub(x[0]) ^ (u32(S(x[0].byte[1])) << 8)\n}")
    assert run(found, "k", 0x0102) == (2 ^ 0x55) ^ 2 << 8
    from cipherwright.building.jobs import Job
    from cipherwright.building.verify import Checker

    compiled = Builder(found, found.project.generated).compile("k", get_cpu("northwood"))
    assert Checker(found).check(Job("k", get_cpu("northwood")), compiled.asm, compiled.manifest).calls


def test_the_tools_ciphers_can_be_used(library: Callable[..., Library]) -> None:
    found = library(own="use S, aes128_expand from aes\nsbox T: u8 -> u8 = x => S(x) ^ 1\n"
                        "kernel own(rk: in u32le[44], s: in u8[1] per block, d: out u8[1] per block,\n"
                        "           n: count) tables {\n    blocks n { d[0] = T(s[0]) }\n}\n"
                        + ALGORITHM % ("own", "aes128_expand"))
    source = found.source_of("own")
    assert source.interpreter("own", [bytes(176), b"\x53", b"\0", 1])[-1] == bytes([0xED ^ 1])  # FIPS-197: S(53) is ed
    assert source.params("aes128_expand") == Library().source_of("aes128_expand").params("aes128_expand")
    assert found.used_kernels() == ["aes128_expand"] and found.kernels_for("a") == ["aes128_expand", "own"]
    assert found.source_of("aes128_expand").path.stem == "aes"
    assert found.named("base") is found.sources[0]


def test_what_a_project_has_goes_first(library: Callable[..., Library]) -> None:
    found = library(aes="const S: u32 = 4", own="use S from aes\n" + HEAD + "{ x[0] = S }")
    assert run(found, "k", 0) == 4


@pytest.mark.parametrize("texts, said", [
    ({"one": "use f from two", "two": "use g from one"},
     ["one.cw:1:12: error: `two` uses this file", "use f from two"]),
    ({"one": "use w from bad\n" + HEAD + "{ x[0] = w(x[0]) }", "bad": "fn w(x: u32) -> u32 { return y }"},
     ["bad.cw:1:30: error: `y` is not declared", "fn w(x: u32) -> u32 { return y }"]),
    ({"one": "use w from wide\n" + HEAD + "{ x[0] = w(x[0]) }",  # found when it is called from another file
      "wide": "\n\nfn w(x: u32) -> u32 { return u8(x) }"},
     ["wide.cw:3:30: error: this is u8, but u32 is needed here", "    fn w(x: u32) -> u32 { return u8(x) }"]),
    ({"one": "use f from two\n" + HEAD + "{ x[0] = f(x[0]) }", "two": "use step as f from base\nconst A = 1"},
     ["`two` defines no `f`", "`two` has it from elsewhere: write `use step from base`"]),
], ids=["circle", "not declared", "called", "passed on"])
def test_a_mistake_is_shown_where_it_is(library: Callable[..., Library], texts: Mapping[str, str],
                                        said: list[str]) -> None:
    source = next(s for s in library(**texts).sources if s.path.stem == "one")
    with pytest.raises(UserError) as error:
        source.kernel("k")
    assert [s for s in said if s not in str(error.value)] == [], error.value


def test_a_change_of_what_is_used_is_a_change(library: Callable[..., Library], tmp_path: Path) -> None:
    text = "use step from base\n" + HEAD + "{ x[0] = step(x[0]) }"
    first = library(one=text)
    builder, cpu = Builder(first, tmp_path / "out"), get_cpu("northwood")
    builder.asm("k", cpu)
    assert builder.up_to_date("k", cpu)
    second = library(one=text, base=BASE.replace("K[1] }", "K[0] }"))
    assert not Builder(second, tmp_path / "out").up_to_date("k", cpu)
    assert run(second, "k", 9) == (mixed(9) + 5) & 0xFFFFFFFF


def test_operations_are_of_the_line_that_calls(library: Callable[..., Library]) -> None:
    found = library(one="use step from base\n\n" + HEAD + "{\n    x[0] = step(x[0])\n}")
    assert {op.pos.line for op in found.source_of("k").kernel("k").body.ops() if op.pos} == {4}


def test_labels_of_functions_that_are_used_can_be_kept(library: Callable[..., Library]) -> None:
    loops = "fn f(x: u32) -> u32 {\n    var y = x\n    for i in 0..4 as again { y = (y <<< 3) + 1 }\n    return y\n}"
    found = library(loops=loops, one=f"use f from loops\n{HEAD}{{ x[0] = f(x[0]) }}\nmapping k {{ roll again }}")
    compiled = Builder(found, found.project.generated).compile("k", get_cpu("northwood"))
    assert ".again" in compiled.asm


def test_the_scan_for_sources() -> None:
    text = '# use a from b\nuse a, b as c\n  from d use e from f "use g from h"\nfn use1(from: u8) -> u8 { }'
    assert list(used_sources(text)) == ["d", "f"] and text[used_sources(text)["d"]] == "d"
