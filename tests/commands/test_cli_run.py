"""`./cw run` with hash functions, variants and --decrypt, on small sources; encrypting is in test_cli.py."""

from __future__ import annotations

import io
import json
import struct
import sys

import pytest

from cipherwright.commands import vectors as cli_check
from cipherwright.instrument.kernel_args import kernel_arguments
from cipherwright.project.sources import Library
from cipherwright.protocols.vectors import check_all
from targets.cpu import cpu_names

KEY = bytes(range(16)).hex()
HASH = """
const START: u32[2] = [0x12345678, 0x9abcdef0]
kernel mix_blocks(h: inout u32le[2], m: in u32be[2] per block, n: count) {
    blocks n {
        var a = h[0]
        var b = h[1]
        for i in 0..8 as rounds {
            a = (a <<< 5) + (b ^ m[0])
            b = (b <<< 7) + (a ^ m[1])
        }
        h[0] = h[0] + a
        h[1] = h[1] + b
    }
}
algorithm mix {
    protocol hash
    block 8
    digest 8
    compress mix_blocks
    initial START
    length_bytes 4
    big_endian_words 4
    vectors "mix.json" "mix"
}
mapping mix_blocks small { roll rounds }
mapping mix_blocks tiny on prescott { roll rounds }
"""

CIPHER = """
kernel expand(key: secret in u32le[4], rk: out u32le[4]) { for i in 0..4 { rk[i] = key[i] <<< 3 } }
kernel expand_back(key: secret in u32le[4], rk: out u32le[4]) { for i in 0..4 { rk[i] = -(key[3 - i] <<< 3) } }
kernel there(rk: secret in u32le[4], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        var x = [src[0], src[1]]
        for i in 0..4 {
            x[i % 2] = (x[i % 2] + rk[i]) <<< 9
            x[i % 2] = x[i % 2] ^ x[1 - i % 2]
        }
        for i in 0..2 { dst[i] = x[i] }
    }
}
kernel back(rk: secret in u32le[4], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        var x = [src[0], src[1]]
        for j in 0..4 {
            let i = 3 - j
            x[i % 2] = x[i % 2] ^ x[1 - i % 2]
            x[i % 2] = (x[i % 2] >>> 9) + rk[j]
        }
        for i in 0..2 { dst[i] = x[i] }
    }
}
algorithm pair {
    protocol block_cipher
    key 16
    block 8
    expand expand
    encrypt there
    expand_decrypt expand_back
    decrypt back
    vectors "pair.json" "pair"
}
"""


def word(x):
    return x & 0xFFFFFFFF


def left(x, n):
    return word(x << n) | word(x) >> 32 - n


def mixed(data):
    """The hash of HASH."""
    padded = data + b"\x80" + bytes(-(len(data) + 5) % 8) + struct.pack(">I", 8 * len(data))
    h = [0x12345678, 0x9ABCDEF0]
    for at in range(0, len(padded), 8):
        m = struct.unpack_from(">2I", padded, at)
        a, b = h
        for _ in range(8):
            a = word(left(a, 5) + (b ^ m[0]))
            b = word(left(b, 7) + (a ^ m[1]))
        h = [word(h[0] + a), word(h[1] + b)]
    return struct.pack(">2I", *h)


def paired(key, data):
    """CIPHER's encryption."""
    rk = [left(k, 3) for k in struct.unpack("<4I", key)]
    out = []
    for x in struct.iter_unpack("<2I", data):
        x = list(x)
        for i in range(4):
            x[i % 2] = left(x[i % 2] + rk[i], 9) ^ x[1 - i % 2]
        out.append(struct.pack("<2I", *x))
    return b"".join(out)


@pytest.fixture
def sources(root):
    """The library with `mix` and `pair`."""
    def write(name, text, vectors):
        (root / "ciphers" / f"{name}.cw").write_text(text)
        document = {"algorithm": name, "variant": [name], "source": {"here": "tests/commands/test_cli_run.py"},
                    "vectors": [{"id": str(i), "variant": name, "source": "here", **v} for i, v in enumerate(vectors)]}
        (root / "tests" / "vectors" / f"{name}.json").write_text(json.dumps(document))

    write("mix", HASH, [{"message": bytes(range(n)).hex(), "digest": mixed(bytes(range(n))).hex()}
                        for n in (0, 3, 4, 8, 100)])
    data = bytes(range(24))
    write("pair", CIPHER, [{"key": KEY, "plaintext": data.hex(),
                            "ciphertext": paired(bytes.fromhex(KEY), data).hex()}])
    return root


def test_hash_files(cw, sources, tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"abc")
    two.write_bytes(bytes(1 << 20))
    lines = f"{mixed(b'abc').hex()}  {one}\n{mixed(bytes(1 << 20)).hex()}  {two}\n"
    command = ["run", "mix", "--cpu", "northwood", "--in", one, "--in", two]
    code, out, err = cw(*command)
    assert (code, out) == (0, lines) and f"{3 + (1 << 20)} bytes, mix, " in err
    code, out, _ = cw(*command, "--out", tmp_path / "sums")
    assert (code, out) == (0, "") and (tmp_path / "sums").read_text() == lines
    code, out, _ = cw("run", "mix_blocks", "--cpu", "prescott", "--in", two, "--length", "1000", "--variant", "small")
    assert (code, out) == (0, f"{mixed(bytes(1000)).hex()}  {two}\n")


def test_hash_of_streams(cw, sources, tmp_path, monkeypatch):
    """Standard input among files; the lines go through a link, or to standard output by its name."""
    one, link = tmp_path / "one", tmp_path / "link"
    one.write_bytes(b"abc")
    link.symlink_to("sums")
    lines = f"{mixed(b'12').hex()}  -\n{mixed(b'abc').hex()}  {one}\n"
    for target in (link, "-"):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"12")))
        code, out, err = cw("run", "mix", "--cpu", "northwood", "--in", "-", "--in", one, "--out", target)
        assert (code, out) == (0, lines if target == "-" else "") and "5 bytes, mix, " in err
    assert link.is_symlink() and (tmp_path / "sums").read_text() == lines


class Together:
    """Stands for the machine: the interpreter, with `small` a variant that takes two messages at once."""

    how = "pretended"
    seen: "list[str]" = []

    def __init__(self, builder, cpu):
        self.cpu = cpu
        self.source = builder.library.source_of("mix_blocks")

    def messages(self, name):
        return 2 if name == "mix_blocks-small" else 1

    def __call__(self, name, args):
        self.seen.append(name)
        if name == "mix_blocks":
            return self.source.interpreter(name, args)
        h0, h1, m0, m1, n = args
        a, b = (self.source.interpreter("mix_blocks", [h, m, n]) for h, m in ((h0, m0), (h1, m1)))
        return [a[0], b[0], a[1], b[1]]


def test_two_files_at_once(cw, sources, tmp_path, monkeypatch):
    monkeypatch.setattr(cli_check, "MachineExecutor", Together)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(bytes(range(100)))
    two.write_bytes(bytes(3000))
    code, out, _ = cw("run", "mix", "--cpu", "northwood", "--variant", "small", "--in", one, "--in", two)
    assert (code, out) == (0, f"{mixed(bytes(range(100))).hex()}  {one}\n{mixed(bytes(3000)).hex()}  {two}\n")
    assert set(Together.seen) == {"mix_blocks", "mix_blocks-small"}
    assert cw("test", "mix", "--cpu", "northwood", "--variant", "small")[0] == 0


def test_vectors_of_a_variant(cw, sources):
    code, out, _ = cw("vectors", "mix", "--cpu", "northwood", "--variant", "small")
    assert code == 0 and "mix: 5 of 5 vectors agree" in out and "variant small" in out
    code, _, err = cw("test", "mix", "--variant", "smal")
    assert code == 2 and f"no kernel of mix has a variant `smal` for {cpu_names()[0]}: did you mean small?" in err
    code, _, err = cw("test", "mix", "--cpu", "northwood", "--variant", "tiny")
    assert code == 2 and "no kernel of mix has a variant `tiny` for northwood: it is for prescott" in err
    code, _, err = cw("vectors", "mix", "--interpret", "--variant", "small")
    assert code == 2 and "give --cpu" in err


@pytest.mark.parametrize("args, said", [
    (["mix"], "--in FILE is needed"),
    (["mix", "--in", "nothing"], "nothing: cannot be read"),
    (["mix", "--key", "00", "--decrypt"], "mix is a hash function and has no --key, --decrypt: leave them out"),
    (["mix", "--mode", "ecb"], "has no --mode: leave it out"),
    (["pair", "--in", "x"], "pair is a cipher and needs --mode, --key, --out"),
    (["pair", "--mode", "ecb", "--key", KEY, "--in", "x", "--in", "y", "--out", "z"], "takes one file"),
    (["toy", "--mode", "ecb", "--key", KEY, "--in", ".", "--out", "z", "--decrypt"], "cannot be read"),
])
def test_bad_use(cw, sources, args, said):
    code, out, err = cw("run", *args, "--cpu", "northwood")
    assert (code, out) == (2, "") and said in err


def test_decrypt(cw, sources, tmp_path):
    plain, coded, again = (tmp_path / n for n in ("plain", "coded", "again"))
    plain.write_bytes(bytes(range(256)) * 40)
    common = ["run", "pair", "--cpu", "northwood", "--key", KEY, "--mode", "ecb"]
    assert cw(*common, "--in", plain, "--out", coded)[0] == 0
    assert coded.read_bytes() == paired(bytes.fromhex(KEY), plain.read_bytes())
    code, _, err = cw(*common, "--in", coded, "--out", again, "--decrypt")
    assert code == 0 and "10240 bytes, pair ecb decrypted, " in err and again.read_bytes() == plain.read_bytes()
    common[-1] = "ctr"
    assert cw(*common, "--iv", "00" * 8, "--in", plain, "--out", coded)[0] == 0
    assert cw(*common, "--iv", "00" * 8, "--in", coded, "--out", again, "--decrypt")[0] == 0
    assert again.read_bytes() == plain.read_bytes() != coded.read_bytes()


def test_a_cipher_that_only_encrypts(cw, sources, tmp_path):
    (tmp_path / "in").write_bytes(bytes(8))
    code, _, err = cw("run", "toy", "--cpu", "northwood", "--key", KEY, "--mode", "ecb", "--decrypt", "--in",
                      tmp_path / "in", "--out", tmp_path / "out")
    assert code == 2 and "needs a line `decrypt KERNEL`" in err and not (tmp_path / "out").exists()


@pytest.mark.parametrize("good, bad", [("x[i % 2] >>> 9", "x[i % 2] >>> 8"), ("-(key[3 - i] <<< 3)", "key[i]"),
                                       ("expand_decrypt expand_back", "")])
def test_wrong_decryption_is_found(cw, sources, good, bad):
    path = sources / "ciphers" / "pair.cw"
    assert cw("build", "pair", "--cpu", "northwood")[0] == 0
    path.write_text(CIPHER.replace(good, bad))
    code, _, err = cw("build", "pair", "--cpu", "northwood")
    assert code == 1 and "does not compute pair" in err and "0, decrypted: first difference" in err


def test_arguments_for_timing(sources):
    """A hash kernel starts from the initial state, decryption gets round keys of its own, as in use."""
    state, blocks, count = kernel_arguments(Library(sources), "mix_blocks", 3)
    assert (state.data, len(blocks.data), count) == (struct.pack("<2I", 0x12345678, 0x9ABCDEF0), 24, 3)
    key = kernel_arguments(Library(sources), "expand_back", 1)[0].data
    words = struct.unpack("<4I", kernel_arguments(Library(sources), "back", 1)[0].data)
    assert words == tuple(word(-left(k, 3)) for k in struct.unpack("<4I", key)[::-1])


def test_decryption_with_the_same_round_keys(sources):
    """Without `expand_decrypt`, both directions take what `expand` makes."""
    text = CIPHER.replace("+ rk[j]", "- rk[3 - j]").replace("expand_decrypt expand_back", "")
    (sources / "ciphers" / "pair.cw").write_text(text)
    library = Library(sources)
    source, algorithm = library.algorithm("pair")
    cipher, _ = cli_check.open_cipher(library, source, algorithm, None)
    assert check_all(cipher, source.vectors(algorithm)) == []


TELLING = """
kernel tick(h: inout u32le[2], m: in u32le[1] per block, t: in u8[1] per block, f: in u32be[1] per block, n: count) {
    blocks n {
        let a = h[0] ^ m[0]
        h[0] = h[1] + a + u32(t[0])
        h[1] = (a <<< 5) ^ f[0]
    }
}
algorithm tick { protocol hash digest 8 compress tick padding zeros key 4 key_length_at 3 byte_counter t final_flag f }
mapping tick twin { streams 2 }
"""
SPONGE = """
kernel soak(h: inout u16le[4], m: in u16le[3] per block, n: count) {
    blocks n {
        for i in 0..3 { h[i] = h[i] ^ m[i] }
        for i in 0..8 { h[i % 4] = (h[i % 4] <<< 3) + h[(i + 1) % 4] }
    }
}
algorithm soak { protocol hash digest 3 output any compress soak padding sponge domain 0x06 rate 5 }
"""


def ticked(data, key):
    """The hash of TELLING."""
    whole = (key.ljust(4, b"\0") if key else b"") + data
    h = [len(key) << 24, 0]
    for at in range(0, max(1, len(whole)), 4):
        block = whole[at:at + 4]
        a = h[0] ^ int.from_bytes(block, "little")
        h = [word(h[1] + a + ((at + len(block)) & 255)), left(a, 5) ^ (0xFFFFFFFF if at + 4 >= len(whole) else 0)]
    return struct.pack("<2I", *h)


def soaked(data, length):
    """So many bytes of the hash of SPONGE."""
    padded = bytearray(data + b"\x06" + bytes(-(len(data) + 1) % 5))
    padded[-1] |= 0x80
    h, out, blocks = [0] * 4, b"", [padded[at:at + 5] for at in range(0, len(padded), 5)]
    while len(out) < length:
        for i, m in enumerate(struct.unpack("<3H", (blocks.pop(0) if blocks else b"").ljust(6, b"\0"))):
            h[i] ^= m
        for i in range(8):
            x = h[i % 4] << 3
            h[i % 4] = ((x | x >> 16) + h[(i + 1) % 4]) & 0xFFFF
        out += b"" if blocks else struct.pack("<4H", *h)[:5]
    return out[:length]


def test_hash_with_a_key(cw, root, tmp_path):
    (root / "ciphers" / "tick.cw").write_text(TELLING)
    files = [tmp_path / str(n) for n in (0, 3, 4, 5, 1000, 70_000)]
    for number, path in enumerate(files):
        path.write_bytes(bytes(range(number, 250)) * 300)
        path.write_bytes(path.read_bytes()[:int(path.name)])
    for key, variant in ((b"", []), (b"k", []), (b"keys", ["--variant", "twin"])):
        given = [*(["--key", key.hex()] if key else []), *variant]
        code, out, _ = cw("run", "tick", "--cpu", "northwood", *given, *(w for p in files for w in ("--in", p)))
        assert (code, out) == (0, "".join(f"{ticked(p.read_bytes(), key).hex()}  {p}\n" for p in files))
    code, out, err = cw("run", "tick", "--cpu", "northwood", "--key", "00" * 5, "--in", files[0])
    assert (code, out) == (2, "") and "tick takes a key of at most 4 bytes, this one has 5" in err
    code, out, err = cw("run", "tick", "--cpu", "northwood", "--digest", "9", "--in", files[0])
    assert (code, out) == (2, "") and "tick gives 8 bytes of digest, not 9" in err


def test_hash_of_any_length(cw, root, tmp_path):
    (root / "ciphers" / "soak.cw").write_text(SPONGE)
    path = tmp_path / "file"
    for size in (0, 1, 4, 5, 6, 1000):
        path.write_bytes(bytes(range(250)) * 4)
        path.write_bytes(path.read_bytes()[:size])
        for length in ([], ["--digest", "1"], ["--digest", "5"], ["--digest", "6"], ["--digest", "333"]):
            code, out, _ = cw("run", "soak", "--cpu", "northwood", "--in", path, *length)
            wanted = soaked(path.read_bytes(), int(length[1]) if length else 3).hex()
            assert (code, out) == (0, f"{wanted}  {path}\n"), (size, length)
    code, out, err = cw("run", "toy", "--mode", "ecb", "--cpu", "northwood", "--key", KEY, "--in", path, "--out",
                        tmp_path / "out", "--digest", "3")
    assert (code, out) == (2, "") and "toy is a cipher and makes no digest: leave --digest out" in err
