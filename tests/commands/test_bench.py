"""`cw bench`: other people's functions compute what they should; rows say what was found, or why nothing was."""

from __future__ import annotations

import ctypes.util
import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.poly1305 import Poly1305

try:                                    # where it is from version 43 on
    from cryptography.hazmat.decrepit.ciphers.algorithms import Camellia
except ImportError:
    from cryptography.hazmat.primitives.ciphers.algorithms import Camellia

from cipherwright.bench import bench
from cipherwright.bench import measure as bench_measure
from cipherwright.bench import openssl as bench_openssl
from cipherwright.bench.material import Material, check
from cipherwright.bench.measure import CHAIN, Brackets, Calls, Host, Ticks, check_native
from cipherwright.bench.rows import FILE, OpenSsl, Ours, Shared, choose, read_entries
from cipherwright.commands.shared import explain
from cipherwright.errors import CheckFailed, UserError
from cipherwright.instrument.peers import PeerError, load_peers
from cipherwright.machine.machine import MachineUnavailable, default_abi
from cipherwright.machine.native import NativeMachine
from cipherwright.project.sources import ROOT, Library

ENTRIES = read_entries(Library(ROOT))
OPENSSL = [entry for entry in ENTRIES if isinstance(entry, OpenSsl)]
SHARED = [entry for entry in ENTRIES if isinstance(entry, Shared)]
CIPHERS = {"aes128": algorithms.AES, "camellia128": Camellia}
TOY = '[[ours]]\ncipher = "toy"\nkernel = "toy_encrypt"\ncode = "sums"\n'
PEER = """
[[shared]]
cipher = "toy"
code = "as it chooses"
library = "gcrypt"
name = "AES128"
mode = "ecb"
block_bytes = 16

[[openssl]]
cipher = "toy"
code = "of the test"
block_bytes = 16
members = ["libcrypto-lib-aes-x86_64.o"]
function = "AES_encrypt"
arguments = ["in", "out", "key"]
schedule = "AES_set_encrypt_key"
schedule_arguments = ["raw", 128, "key"]
mode = "ecb"
remark = "none"
"""


@pytest.fixture(scope="module")
def native() -> None:
    try:
        NativeMachine(abi=default_abi(64)).close()
    except MachineUnavailable as error:
        pytest.skip(str(error))


def wanted(cipher: str, mode: str, given: Material) -> bytes:
    """All the data, or the tag, by the package `cryptography`."""
    if mode == "mac":
        assert cipher == "poly1305"
        return Poly1305.generate_tag(given.raw + given.iv, given.data)
    how = {"ecb": modes.ECB(), "cbc": modes.CBC(given.iv), "ctr32": modes.CTR(given.iv)}[mode]
    made = Cipher(CIPHERS[cipher](given.raw), how).encryptor()
    return made.update(given.data) + made.finalize()


def name(row: OpenSsl) -> str:
    return f"{row.cipher}-{row.code}"


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("blocks", [1, 40])
@pytest.mark.parametrize("row", OPENSSL, ids=name)
def test_openssl_computes_what_it_should(row: OpenSsl, blocks: int) -> None:
    """One block, and several with the eight of the bitsliced code among them; all that is left in `out`."""
    try:
        members = load_peers("amd64", fetch=False).members
    except PeerError as error:
        pytest.skip(str(error))
    given = Material.make(row.block_bytes, blocks)
    try:
        _key, out = bench_openssl.run_once(row, bench_openssl.link(row, members, blocks), given)
    except MachineUnavailable as error:
        pytest.skip(str(error))
    expected = wanted(row.cipher, row.mode, given)
    assert out[:len(expected)] == expected and (row.mode == "mac" or len(out) == len(expected))


def test_a_wrong_digest_is_refused() -> None:
    given = Material.make(64, 3)
    digest = hashlib.sha256(given.data).digest()
    right = bench.reference(Library(ROOT), "sha256")
    check("f", "hash", given, digest, right)
    with pytest.raises(CheckFailed, match=f"f: the digest is ..{digest.hex()[2:]}, expected {digest.hex()}; it is not"):
        check("f", "hash", given, bytes([digest[0] ^ 1]) + digest[1:], right)


@pytest.mark.parametrize("mode", ["ecb", "cbc", "ctr32"])
@pytest.mark.parametrize("broken", [0, 1, 20, 39])
def test_a_wrong_result_is_refused(mode: str, broken: int) -> None:
    """The blocks that are looked at: the first two, the middle one and the last. What they depend on is right."""
    given = Material.make(16, 40)

    def encrypt(key: bytes, data: bytes) -> bytes:
        made = Cipher(algorithms.AES(key), modes.ECB()).encryptor()
        return made.update(data) + made.finalize()

    out = bytearray(wanted("aes128", mode, given))
    check("f", mode, given, bytes(out), encrypt)
    out[16 * broken] ^= 1
    with pytest.raises(CheckFailed, match=f"f: block {broken} of 40 in mode {mode} "):
        check("f", mode, given, bytes(out), encrypt)


def test_the_interpreter_is_the_reference() -> None:
    given = Material.make(16, 2)
    assert bench.reference(Library(ROOT), "camellia128")(given.raw, given.data) == wanted("camellia128", "ecb", given)
    tag = bench.reference(Library(ROOT), "poly1305")(given.raw + given.iv, given.data)
    assert tag == wanted("poly1305", "mac", given)


def test_a_wrong_tag_is_refused() -> None:
    given = Material.make(16, 40)
    tag = wanted("poly1305", "mac", given)

    def mac(key: bytes, data: bytes) -> bytes:
        return Poly1305.generate_tag(key, data)

    check("f", "mac", given, tag + bytes(16 * 39), mac)
    with pytest.raises(CheckFailed, match=f"f: the tag is ..{tag.hex()[2:]}, expected {tag.hex()}; it is not timed"):
        check("f", "mac", given, bytes([tag[0] ^ 1]) + tag[1:], mac)


def test_rows_name_what_there_is() -> None:
    library = Library(ROOT)
    for entry in ENTRIES:
        assert entry.cipher in library.algorithms
        if isinstance(entry, Ours):
            assert entry.kernel in library.kernels
            assert not entry.variant or entry.variant in library.source_of(entry.kernel).variants(entry.kernel)
    assert {(e.cipher, e.code) for e in OPENSSL if e.baseline} == {
        ("aes128", "tables"), ("camellia128", "tables"), ("poly1305", "words")}


def test_choice() -> None:
    library = Library(ROOT)
    assert choose(library, [], True) == ENTRIES
    assert all(isinstance(entry, Ours) for entry in choose(library, [], False))
    assert {e.cipher for e in choose(library, ["kasumi"], True)} == {"kasumi", "kasumi_compact"}
    one = choose(library, ["aes_to_slices"], True)
    assert {e.kernel for e in one if isinstance(e, Ours)} == {"aes_to_slices"}
    assert {e.cipher for e in one} == {"aes128", "camellia128", "fox128", "sm4", "whirlpool"}
    assert any(isinstance(e, Shared) for e in one)
    with pytest.raises(UserError, match="no kernel or algorithm is called `aes129`"):
        choose(library, ["aes129"], True)


def test_a_kernel_without_a_row_is_timed_alone() -> None:
    library = Library(ROOT)
    assert "blake2b" not in {entry.cipher for entry in ENTRIES}
    assert choose(library, ["blake2b"], True) == [Ours("blake2b", "blake2b_blocks", "default mapping")]


def flat(ticks: float) -> Ticks:
    return Ticks(ticks, ticks, ticks)


def test_ratios_are_of_medians_and_conversions_have_none() -> None:
    """A tick is a core cycle here; ten blocks a call."""
    def row(entry: Ours | OpenSsl, *ticks: float) -> bench.Row:
        found = [Brackets(flat(10 + t), flat(10), flat(10), flat(10 + CHAIN), 1) for t in ticks]
        return bench.Row(entry, blocks=10, block_bytes=16, rounds=found)

    base = next(entry for entry in OPENSSL if entry.baseline)
    mine = Ours(base.cipher, "k", "c")
    rows = [row(mine, 100, 100, 9000), row(replace(mine, converts=True), 20), row(base, 400),
            replace(row(replace(mine, cipher="other", beside=base.cipher)), missing="no")]
    made = bench.as_data(rows, Host("x", CHAIN))
    assert [r["algorithm"] for r in made] == [base.cipher] * 4
    assert made[0]["cycles_per_block"] == {"average": 10, "median": 10, "minimum": 10}
    assert made[0]["cycles_per_byte"]["median"] == 10 / 16 and made[0]["cycles_per_tick"] == 1
    assert [r["ratio_to_best"] for r in made] == [1, None, 4, None]
    assert [r["ratio_to_openssl_tables"] for r in made] == [0.25, None, 1, None]
    assert made[3]["cycles_per_block"] is None and made[3]["missing"] == "no"


def test_the_faster_half_of_all_calls_counts_each_by_its_own_clock() -> None:
    """Whatever rounds they are of; where the core's rate changed about a call, that is not used."""
    def brackets(calls: list[tuple[int, float, float]]) -> Brackets:
        ticks, before, behind = zip(*calls, strict=True)
        return Brackets(flat(0), flat(10), flat(10), flat(10 + CHAIN), len(calls),
                        Calls.of(ticks, [[WATCH] * len(calls)] * 2, [before, behind], flat(10)))

    slow = (220, 2 * CHAIN + 10, 2 * CHAIN + 10)        # 110 cycles
    rounds = [brackets([slow] * 8 + [(50, CHAIN, 1.02 * CHAIN)] * 9), brackets([(190, CHAIN + 10, CHAIN + 10)] * 8)]
    row = bench.Row(OPENSSL[0], blocks=1, block_bytes=16, rounds=rounds)
    assert row.per_block(Host("x", CHAIN)) == flat(100)
    changed = brackets([(50, CHAIN, 1.02 * CHAIN)] * 9)
    assert changed.calls is None and changed.cycles("brackets", CHAIN) == flat(-10)


def test_of_a_shared_library_a_call_for_nothing_is_subtracted() -> None:
    """What the chain takes is known by a bracket with nothing in it all the same."""
    found = [Brackets(flat(3100), flat(10), flat(1100), flat(10 + CHAIN / 2), 1)]
    ours = bench.Row(OPENSSL[0], blocks=10, block_bytes=16, rounds=found).per_block(Host("x", CHAIN))
    theirs = bench.Row(SHARED[0], blocks=10, block_bytes=16, rounds=found).per_block(Host("x", CHAIN))
    assert ours == flat(618) and theirs == flat(400)


def test_rounds_that_were_drowned_and_rows_that_fail() -> None:
    good = Brackets(flat(20), flat(10), flat(10), flat(10 + CHAIN), 1)
    drowned = replace(good, chain=flat(10))

    def row(*found: Brackets) -> bench.Row:
        left = list(found)
        return bench.Row(OPENSSL[0], blocks=1, block_bytes=16, time=lambda runs: left.pop(0))

    rows = [row(drowned, good), row(drowned, drowned), row(good)]
    bench.time_rows(rows, 2, 1, lambda error: (3, f"why: {error}"))
    assert [len(one.rounds) for one in rows] == [1, 0, 0]
    assert not rows[0].missing and "took no time in any round" in rows[1].missing and "why: pop" in rows[2].missing


WATCH = 1000.0
"""Core cycles of the watch on a core that is its own."""


def watched(*calls: tuple[int, float]) -> Brackets:
    """A round of calls, each with what the watch about it took; a tick is a core cycle."""
    ticks, watch = zip(*calls, strict=True)
    count = len(calls)
    return Brackets(Ticks.of(ticks), flat(0), flat(0), flat(CHAIN), count, Calls(ticks, watch, [CHAIN] * count))


def test_only_calls_with_the_core_to_themselves_count() -> None:
    host = Host("x", CHAIN)
    shared = watched(*[(150, 2 * WATCH)] * 29, *[(110, WATCH)] * 4)
    alone = watched(*[(80, 1.9 * WATCH)] * 8, *[(110, 1.05 * WATCH)] * 11)
    found = bench.Row(OPENSSL[0], blocks=1, block_bytes=16, rounds=[shared, alone])
    assert found.calm(host, WATCH) and found.per_block(host, WATCH) == flat(110)
    lost = bench.Row(OPENSSL[0], blocks=1, block_bytes=16, rounds=[shared])
    assert not lost.calm(host, WATCH)
    assert (least := lost.per_block(host, WATCH)) is not None and least.median == 150
    few = bench.Row(OPENSSL[0], blocks=1, block_bytes=16, rounds=[watched((90, WATCH), (95, WATCH))])
    assert few.calm(host, WATCH) and few.per_block(host, WATCH) == flat(90)
    unknown = bench.Row(OPENSSL[0], blocks=1, block_bytes=16, rounds=[replace(shared, calls=None)])
    assert unknown.calm(host, WATCH) and unknown.per_block(host, WATCH) == flat(shared.function.median)


def test_rows_say_whether_they_were_disturbed() -> None:
    """The best tenth of all runs of the watch is what the core gives when it is one's own."""
    host = Host("x", CHAIN)
    rows = [bench.Row(OPENSSL[0], blocks=1, block_bytes=16, rounds=[one]) for one in
            (watched(*[(100, WATCH)] * 6), watched(*[(100, 1.5 * WATCH)] * 6), watched(*[(100, 1.1 * WATCH)] * 6))]
    assert bench.disturbed(rows, host) == rows[1:2]
    assert [row["calm"] for row in bench.as_data(rows, host)] == [True, False, True]


def write(root: Path, text: str) -> None:
    (root / FILE).write_text(text, encoding="utf-8")


@pytest.mark.usefixtures("native")
def test_command(cw, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(root, TOY)
    monkeypatch.setattr(bench_measure, "LONGEST", 10 ** 12)  # a call that was interrupted must not shorten the others
    code, out, _ = cw("bench", "--cpu", "core2-64", "--cpu", "core2-64-win64", "--runs", 59, "--json")
    got = json.loads(out)
    assert code == 0 and got["machine"] == Host.here().name and (got["runs"], got["rounds"]) == (60, 2)
    assert [row["cpu"] for row in got["rows"]] == ["core2-64", "core2-64-win64"]
    for row in got["rows"]:
        assert row["blocks"] == bench.BYTES // 8 and row["block_bytes"] == 8 and not row["missing"]
        assert row["cycles_per_byte"]["median"] == row["cycles_per_block"]["median"] / 8
        assert row["ratio_to_openssl_tables"] is None and row["cycles_per_tick"] > 0
    code, out, _ = cw("bench", "toy", "--cpu", "core2-64", "--runs", 20)
    assert code == 0 and Host.here().name in out and "ours, core2-64" in out and "core cycles in a tick" in out


@pytest.mark.usefixtures("native")
def test_what_is_not_there_is_a_row_with_the_reason(cw, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(architecture: str) -> None:
        raise PeerError(f"no {architecture} here")

    write(root, TOY + PEER)
    monkeypatch.setattr(ctypes.util, "find_library", lambda name: None)
    monkeypatch.setattr(bench, "load_peers", refuse)
    code, out, _ = cw("bench", "--cpu", "core2-64", "--runs", 20)
    assert code == 0 and "libgcrypt is not installed here" in out and "no amd64 here" in out
    code, out, _ = cw("bench", "--cpu", "core2-64", "--runs", 20, "--json")
    rows = json.loads(out)["rows"]
    assert [bool(row["missing"]) for row in rows] == [False, True, True]
    assert [row["cycles_per_block"] is None for row in rows] == [False, True, True]
    code, out, _ = cw("bench", "--cpu", "core2-64", "--runs", 20, "--no-peers", "--json")
    assert [row["who"] for row in json.loads(out)["rows"]] == ["ours, core2-64"]


@pytest.mark.usefixtures("native")
def test_a_variant_is_timed_where_it_is_meant_for(cw, root: Path) -> None:
    """Elsewhere the name would stand for the default mapping."""
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "\nmapping toy_encrypt two on core2-64 { streams 2 }\n")
    write(root, TOY + TOY + 'variant = "two"\n')
    code, out, _ = cw("bench", "--cpu", "core2-64", "--cpu", "athlon64-64", "--runs", 20, "--json")
    rows = json.loads(out)["rows"]
    assert code == 0 and [(row["symbol"], row["cpu"], row["missing"]) for row in rows] == [
        ("toy_encrypt", "core2-64", ""), ("toy_encrypt", "athlon64-64", ""), ("toy_encrypt-two", "core2-64", "")]
    code, out, _ = cw("bench", "--cpu", "athlon64-64", "--runs", 20)
    assert "ours, sums: toy_encrypt-two is for none of the CPUs whose code is timed here" in out
    assert "1 of 2 rows were not timed" in out


@pytest.mark.usefixtures("native")
def test_a_feature_that_the_cpu_lacks_is_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = replace(OPENSSL[0], needs=["no_such_feature"])
    monkeypatch.setattr(bench_openssl, "link", lambda *args: None)
    library = Library(ROOT)
    monkeypatch.setattr(bench, "load_peers", lambda architecture: type("Objects", (), {"members": {}}))
    (row,) = bench.make_rows(bench.Builder(library, ROOT / "generated"), [entry], [], explain)
    assert row.missing == "this CPU lacks no_such_feature" and row.time is None


def test_a_machine_without_64_bits(cw, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object, features: object = frozenset(), abi: object = None) -> None:
        raise MachineUnavailable("this system does not run x86-64 programs (test)")

    write(root, TOY)
    check_native.cache_clear()
    monkeypatch.setattr(NativeMachine, "__init__", refuse)
    monkeypatch.setattr(NativeMachine, "__del__", lambda self: None)
    code, _, err = cw("bench")
    assert code == 2 and "does not run x86-64 programs (test)" in err


def test_usage(cw, root: Path) -> None:
    code, _, err = cw("bench", "--cpu", "northwood")
    assert code == 2 and "northwood is a target of 32-bit code" in err
    write(root, TOY)
    assert "no CPU is called `core2-46`" in cw("bench", "--cpu", "core2-46")[2]


@pytest.mark.parametrize("old, new, said", [
    ('"key"]\nmode = "ecb"', '"key"]\nmode = "gcm"', "mode is 'gcm'; expected ecb, cbc, ctr32"),
    ('["in", "out", "key"]', '["in", "out", "keys"]', "arguments has 'keys'; expected a number or one of in, out"),
    ('["in", "out", "key"]', '[1, 2, 3, 4, 5, 6, 7]', "7 arguments; at most 6"),
    ('"key"]\nmode = "ecb"', '"key"]\nmode = "mac"', "mode is 'mac' and finish ''; a tag is made by finish"),
    ('mode = "ecb"\nremark = "none"\n', 'mode = "ecb"\nfinish = "f"\nremark = "none"\n', "'ecb' and finish 'f'"),
    ('function =', 'funktion =', "lacks function and has unknown funktion"),
    ('"AES128"\nmode = "ecb"', '"AES128"\nmode = "cbc"', "mode is 'cbc'; expected ecb, stream, ctr32, hash, mac"),
    ('"gcrypt"\nname = "AES128"\nmode = "ecb"', '"ipsec-mb"\nname = "AES"\nmode = "ecb"', "mode is 'ecb'; expected c"),
    ('"gcrypt"', '"openssl"', "library is 'openssl'; expected gcrypt, nettle, botan, cryptopp, ipsec-mb"),
    ('"gcrypt"', '"nettle"\nwithout = "avx2"', "nettle is to do without 'avx2'; expected all"),
    ('"gcrypt"', '"botan"\nwithout = "all"', "botan is to do without 'all'; it cannot be told to"),
    ('"gcrypt"', '"gcrypt"\nfirst = 1', "block_bytes is 16, first 1; expected one byte or more, and in mode stream"),
    ('"AES128"\nmode = "ecb"\nblock_bytes = 16', '"AES128"\nmode = "ecb"\nblock_bytes = 0', "block_bytes is 0"),
    ('"gcrypt"', '"gcrypt"\ninstructions = "many"', "instructions is 'many'; expected words, vectors, special"),
    ('[[shared]]', '[[nettle]]', "unknown 'nettle'"),
    ('name = "AES128"', 'name =', "bench.toml:")])
def test_mistakes_in_the_rows(root: Path, old: str, new: str, said: str) -> None:
    assert old in PEER
    write(root, PEER.replace(old, new))
    with pytest.raises(UserError, match=said):
        read_entries(Library(root))
