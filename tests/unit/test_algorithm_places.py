"""What is wrong with an `algorithm` block is said with file, line, column and caret by every command that uses it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

HASH = """kernel k(h: inout u32le[2], m: in u32le[4] per block, n: count) { blocks n { h[0] = h[0] + m[0] } }
algorithm x {
    protocol hash
    digest 8
    compress k
    length_bytes 8
    vectors "x.json" "A"
}
"""
BLOCK = """kernel k(rk: in u32le[2], m: in u32le[4] per block, o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = m[i] + rk[0] } }
}
algorithm x {
    protocol block_cipher
    key 8
    encrypt k
    vectors "x.json" "A"
}
"""
STREAM = """kernel i(key: in u8[4], s: out u8[4]) { for j in 0..4 { s[j] = key[j] } }
kernel k(s: inout u8[4], o: out u8[4] per block, n: count) { blocks n { for j in 0..4 { o[j] = s[j] } } }
algorithm x {
    protocol keystream
    key 4
    init i
    keystream k
    vectors "x.json" "A"
}
"""


@pytest.mark.parametrize(("text", "changes", "place", "said"), [
    (HASH, {"u32le[2], m": "u32le[2], g: inout u8[1], m"}, "5:14",
     "kernel `k` has 2 parameters `inout`, the protocol needs one: the state"),
    (HASH, {", n: count": "", "blocks n { h[0] = h[0] + m[0] }": "h[0] = 1"}, "5:14",
     "kernel `k` has no count parameter"),
    (HASH, {"    length_bytes 8\n": ""}, "2:1", "protocol hash needs the field `length_bytes`"),
    (HASH, {"length_bytes 8": "length_bytes eight"}, "6:18", "`length_bytes` takes a number of bytes"),
    (HASH, {"u32le[4] per block": "u32le[4] per block, t: in u32le[2] per block"}, "5:14",
     "named by a line `byte_counter NAME`"),
    (HASH, {"length_bytes 8": "length_bytes 8\n    final_flag m"}, "5:14",
     "kernel `k` has 0 parameters `in … per block`, the protocol needs one: the message"),
    (HASH, {"length_bytes 8": "length_bytes 8\n    byte_counter h"}, "7:18", "`h` of kernel `k` is not `in …"),
    (HASH, {"length_bytes 8": "length_bytes 8\n    padding zeros"}, "6:18", "says nothing with `padding zeros`"),
    (HASH, {"length_bytes 8": "padding sponge\n    domain 1\n    rate 9"}, "8:10", "`rate` is 9 bytes"),
    (HASH, {"length_bytes 8": "padding sponge\n    domain 1\n    output all"}, "8:12", "`all` is no output"),
    (HASH, {"digest 8": "digest 9"}, "4:12", "`digest` is 9 bytes"),
    (HASH, {"compress k": "compress kk"}, "5:14", "there is no kernel `kk` in this file"),
    (BLOCK, {"o: out u32le[4]": "o: out u32le[2]", "0..4": "0..2"}, "7:13", "gives blocks of 8"),
    (BLOCK, {"rk: in u32le[2]": "rk: in u32le[2], r: in u8[1]"}, "7:13", "kernel `k` has 2 parameters `in`"),
    (BLOCK, {"block_cipher": "mca"}, "4:1", "there is no protocol `mca`"),
    (STREAM, {"key: in u8[4]": "key: in u8[4], iv: in u8[1]"}, "6:10", "kernel `i` takes 4 bytes (`key`) and 1 bytes"),
    (STREAM, {"out u8[4])": "out u8[5])"}, "6:10", "kernel `i` makes a state of 5 bytes"),
    (HASH, {'"A"': '"B"'}, "7:13", 'x.json has no variant "B"\n'),
    (HASH, {'"x.json"': '"y.json"'}, "7:13", "there is no file tests/vectors/y.json"),
])
def test_the_place(cw: Any, root: Path, text: str, changes: dict[str, str], place: str, said: str) -> None:
    vector = {"id": "1", "variant": "A", "source": "s", "message": "", "digest": "00"}
    (root / "tests" / "vectors" / "x.json").write_text(json.dumps(
        {"algorithm": "x", "variant": ["A"], "source": {"s": "here"}, "vectors": [vector]}))
    path, bad = root / "ciphers" / "x.cw", text
    for old, new in changes.items():
        assert old in bad
        bad = bad.replace(old, new)
    path.write_text(bad)
    line = bad.splitlines()[int(place.split(":")[0]) - 1]
    commands = [["vectors", "x", "--interpret"], ["test", "x", "--cpu", "northwood"]]
    if "vectors" not in line:
        commands.append(["run", "x", "--cpu", "northwood", "--in", str(path)] + (
            [] if "hash" in bad else ["--mode", "ecb" if text == BLOCK else "stream", "--key", "00" * 4, "--out", "o"]))
    for command in commands:
        code, out, err = cw(*command)
        assert (code, out) == (2, "") and f"{path}:{place}: error: " in err and said in err, err
        assert f"\n    {line}\n    {' ' * (int(place.split(':')[1]) - 1)}^" in err
