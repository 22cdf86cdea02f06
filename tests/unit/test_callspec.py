"""Call specifications: schema, errors, contents and places of buffers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from targets import callspec
from targets.callspec import Argument, CallSpecError, load_calls, load_spec, parse_call, random_bytes

SHIPPED = Path(callspec.__file__).with_name("validation") / "calls.toml"

BASE: dict[str, Any] = {"id": "x", "package_arch": "i386", "member": "m.o", "entry": "f"}


def call(**more: Any) -> callspec.Call:
    return parse_call({**BASE, **more}, "t.toml")


def test_random_contents_are_the_documented_sequence() -> None:
    assert random_bytes("DATA", 8).hex() == "92dd6ac197c8530b"
    assert random_bytes("DATA", 4) == random_bytes("DATA", 8)[:4] != random_bytes("KEY", 4)


def test_shipped_calls_load() -> None:
    calls = load_calls(SHIPPED)
    assert len(calls) == 61
    one = next(c for c in calls if c.segments)
    assert one.id == "md5-x86_64:md5:hash:integer" and (one.segments[0].start, one.segments[0].end) == (61, 582)
    first = calls[0]
    assert first.args[2] == Argument(buffer="KEY") and first.cpu_features == (("OPENSSL_ia32cap_P", (0, 0, 0, 0)),)
    assert first.setup[0].returns == 0 and first.setup[0].args[1] == Argument(value=128)


def test_buffers_in_order_of_first_mention_each_aligned() -> None:
    one = call(setup=[{"entry": "g", "args": [{"buffer": 3, "align": 16, "contents": "zero", "name": "S"}]}],
               buffers=[{"buffer": 5, "align": 8, "contents": "random", "name": "B"}],
               args=[{"buffer": 10, "align": 64, "contents": "hex:0102", "name": "A"},
                     {"contents": "ref:B", "offset": 4}, {"buffer": 1, "align": 1, "contents": "zero", "name": "Z"},
                     {"int": -1}])
    assert one.offsets(0x1000) == {"S": 0x1000, "B": 0x1008, "A": 0x1040, "Z": 0x104A}
    assert one.buffers[2].data() == b"\1\2" + bytes(8) and one.buffers[1].data() == random_bytes("B", 5)
    assert one.args[1] == Argument(buffer="B", offset=4) and one.args[3].value == 0xFFFFFFFF
    assert one.setup[0].member == "m.o"


def test_defaults() -> None:
    one = call()
    assert (one.abi, one.bits, one.warmup, one.measured, one.instructions_per_call) == ("cdecl", 32, 2, 1, None)
    assert parse_call({**BASE, "package_arch": "amd64"}).abi == "sysv"


@pytest.mark.parametrize(("more", "message"), [
    ({"mesured": 2}, r"^t\.toml, call 'x': unknown key 'mesured' \(did you mean 'measured'\?\)"),
    ({"warmup": "2"}, r"call 'x', key 'warmup': expected an integer, found '2'"),
    ({"warmup": True}, r"key 'warmup': expected an integer, found True"),
    ({"measured": 0}, r"key 'measured': 0 is less than 1"),
    ({"abi": "sysw"}, r"key 'abi': 'sysw' is none of cdecl, sysv, registers \(did you mean 'sysv'\?\)"),
    ({"abi": "sysv"}, r"key 'abi': sysv is not a convention of i386"),
    ({"package_arch": "arm"}, r"key 'package_arch': 'arm' is none of i386, amd64"),
    ({"cpus": ["a", 1]}, r"key 'cpus': expected a list, each item a string, found 1"),
    ({"args": [{"contents": "ref:KEZ"}], "buffers": [{"buffer": 1, "name": "KEY"}]},
     r"call 'x', args 1, key 'contents': no buffer 'KEZ' is named before this \(did you mean 'KEY'\?\)"),
    ({"args": [{"contents": "ref:K", "offset": 9}], "buffers": [{"buffer": 9, "name": "K"}]},
     r"args 1, key 'offset': 9 lies outside buffer 'K' of 9 bytes"),
    ({"args": [{"int": 1}, {"buffer": 4}]}, r"args 2: key 'name' is missing"),
    ({"args": [{"contents": "zero"}]}, r"args 1: key 'buffer' is missing"),
    ({"args": [{"int": 1, "offset": 2}]}, r"args 1, key 'int': stands alone"),
    ({"args": [{"int": 1 << 32}]}, r"args 1, key 'int': 0x100000000 does not fit in 32 bits"),
    ({"args": [{"int": 1, "reg": "eax"}]}, r"key 'reg': only an argument of abi = \"registers\""),
    ({"abi": "registers", "args": [{"int": 1}]}, r"key 'reg': is missing"),
    ({"abi": "registers", "args": [{"int": 1, "reg": "esp"}]}, r"key 'reg': 'esp' is no general register"),
    ({"abi": "registers", "args": [{"int": 1, "reg": "xmm8"}]}, r"key 'reg': 'xmm8' is no .* 32-bit code"),
    ({"args": [{"buffer": 4, "name": "A", "align": 3}]}, r"key 'align': 3 is not a power of two"),
    ({"args": [{"buffer": 4, "name": "A", "contents": "ones"}]}, r"key 'contents': 'ones' is none of zero, random"),
    ({"args": [{"buffer": 1, "name": "A", "contents": "hex:0102"}]}, r"'contents': 2 bytes do not fit in a"),
    ({"args": [{"buffer": 1, "name": "A", "contents": "hex:0"}]}, r"'contents': after hex: there must be pairs"),
    ({"args": [{"buffer": 1, "name": "A"}, {"buffer": 1, "name": "A"}]}, r"args 2, key 'name': there is a buffer 'A'"),
    ({"setup": [{"entri": "f"}]}, r"setup 1: unknown key 'entri' \(did you mean 'entry'\?\)"),
    ({"setup": [{"args": []}]}, r"setup 1: key 'entry' is missing"),
    ({"expect": [{"buffer": "Q", "hex": "00"}]}, r"expect 1, key 'buffer': no buffer 'Q'"),
    ({"expect": [{"registers": ["eax"]}]}, r"expect 1: key 'hex' or key 'sha256' is needed"),
    ({"expect": [{"registers": ["eax"], "hex": "0G"}]}, r"expect 1, key 'hex': expected pairs of lower-case"),
    ({"cpu_features": {"W": [1 << 32]}}, r"key 'cpu_features': W is a list of 32-bit words"),
    ({"segments": [{"row": "r", "from": 1}]}, r"segments 1: key 'to' is missing"),
])
def test_errors_name_the_place(more: dict[str, Any], message: str) -> None:
    with pytest.raises(CallSpecError, match=message):
        call(**more)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "calls.toml"
    path.write_text('schema = 1\n[[call]]\nid = "a"\npackage_arch = "i386"\nmember = "m"\n')
    with pytest.raises(CallSpecError, match=r"calls\.toml, call 'a': key 'entry' is missing"):
        load_calls(path)
    path.write_text("schema = 2\n")
    with pytest.raises(CallSpecError, match=r"calls\.toml, key 'schema': expected 1, found 2"):
        load_calls(path)
    path.write_text("schema = 1\n[[cal]]\n")
    with pytest.raises(CallSpecError, match=r"unknown key 'cal' \(did you mean 'call'\?\)"):
        load_calls(path)
    path.write_text("schema = \n")
    with pytest.raises(CallSpecError, match="not a TOML file"):
        load_calls(path)
    with pytest.raises(CallSpecError, match="No such file"):
        load_calls(tmp_path / "none.toml")
    text = SHIPPED.read_text(encoding="utf-8")
    start = text.index("\n[[call]]\n")
    one = text[start : text.index("\n[[call]]\n", start + 1)]
    path.write_text(f"schema = 1\n{one}{one}")
    with pytest.raises(CallSpecError, match="there are two calls of this id"):
        load_calls(path)


@pytest.mark.parametrize("head", ["", "[[call]]\n"])
def test_a_users_specification(tmp_path: Path, head: str) -> None:
    path = tmp_path / "spec.toml"
    path.write_text(head + 'measured = 3\nargs = [{ int = 5 }]\nsetup = [{ entry = "g" }]\n')
    one = load_spec(path, "amd64", "my.o", "f")
    assert (one.id, one.entry, one.member, one.abi, one.measured, one.setup[0].member) == (
        "f", "f", "my.o", "sysv", 3, "my.o")
    path.write_text(head + 'entry = "g"\n')
    with pytest.raises(CallSpecError, match=r"key 'entry': it says 'g', but the command line means 'f'"):
        load_spec(path, "amd64", "my.o", "f")
    path.write_text("[[call]]\n[[call]]\n")
    with pytest.raises(CallSpecError, match=r"expected one \[\[call\]\]"):
        load_spec(path, "amd64", "my.o", "f")
