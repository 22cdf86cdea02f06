"""OpenSSL's functions in the report: shipped data, a stand-in for an object, what is missing, JSON, page, terminal."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.instrument import instrument, peers
from cipherwright.instrument.peers import PeerError, Peers, load_peers
from cipherwright.machine.assemble import assemble
from cipherwright.project.sources import Library
from cipherwright.report import html as report_html
from cipherwright.report import peer_rows
from cipherwright.report import peers as report_peers
from cipherwright.report import peers_view as report_peers_view
from cipherwright.report.measure import Job, Measured
from cipherwright.report.peer_rows import Peer, read_peers
from cipherwright.report.peers import PeerRow, Theirs, our_jobs, peers_data
from cipherwright.report.report import measure_jobs
from targets.callspec import Call, parse_call
from targets.tables.files import UnknownCpu, merged_table, model_names

TINY = """kernel tiny(src: in u32le[1] per block, dst: out u32le[1] per block, n: count) {
    blocks n { dst[0] = src[0] ^ 5 }
}
mapping tiny slow on northwood { }
"""
REPORT = """[paper.999]
title = "A paper"
method = "by hand"
uops = "by hand"

[[series]]
paper = "999"
table = "1"
cipher = "another"
variant = "plain"
title = "Another"
kernel = "toy_encrypt"
block_bytes = 8
blocks = 8
source = "Table 1"
rows = [{ cpu = "pentium3", cycles = 10, uops = 9 }]
"""
PEERS = """[[peer]]
cipher = "tiny"
kernel = "tiny"
block_bytes = 4
object = "i386"
source = "tiny.pl"
calls = { pentium3 = "tiny:f:plain", northwood = "tiny:f:plain" }
"""
CALL = {"id": "tiny:f:plain", "package_arch": "i386", "member": "tiny.o", "entry": "tiny", "bytes_per_call": 64,
        "args": [{"buffer": 64, "contents": "random", "name": "SRC"}, {"buffer": 64, "name": "DST"}, {"int": 16}],
        "instructions_per_call": 1}
KEYS = {"cipher", "cpu", "object", "mode", "cycles_per_byte", "ours", "ratio", "path", "missing", "ours_missing"}


@pytest.fixture
def tiny(root: Path, monkeypatch: pytest.MonkeyPatch) -> Builder:
    """A library with a small kernel, whose own object for the Pentium III stands for other people's."""
    (root / "ciphers" / "tiny.cw").write_text(TINY)
    (root / "ciphers" / "report.toml").write_text(REPORT)
    (root / "ciphers" / "peers.toml").write_text(PEERS)
    builder = Builder(Library(root), root / "generated")
    members = {"tiny.o": assemble(builder.asm("tiny", get_cpu("pentium3")), "tiny")}

    def there(architecture: str, fetch: bool = True) -> Peers:
        return Peers(architecture, "3.0.0", members)

    monkeypatch.setattr(peer_rows, "_calls", lambda: {CALL["id"]: parse_call(CALL)})
    monkeypatch.setattr(report_peers, "load_peers", there)
    monkeypatch.setattr(peers, "load_peers", there)
    return builder


def rows_of(builder: Builder, fetch: bool = False) -> list[PeerRow]:
    """All rows, measured."""
    listed = read_peers(builder.library)
    found = measure_jobs(builder, [job for peer in listed for job in our_jobs(builder.library, peer)], shared.explain)
    return report_peers.peer_rows(builder, listed, found, shared.explain, fetch)


class TestShipped:
    def test_every_function_on_every_cpu(self):
        listed = read_peers(Library())
        there = {(p.cipher, p.object, p.cpu) for p in listed}
        ciphers = ("md5", "sha1", "ripemd160", "sha256", "poly1305")
        assert there == {(c, "i386", cpu) for c in ciphers for cpu in (
            "pentium", "pentium3", "northwood", "prescott", "athlon64", "core2")} | {
            (c, "amd64", cpu) for c in ciphers for cpu in ("athlon64", "core2", "prescott-64")} | {
            ("poly1305", "i386", cpu) for cpu in ("pentium-pro", "pentium2", "pentium-m")}
        assert len(there) == len(listed) and {p.cpu for p in listed} <= set(model_names())
        assert all(p.kernel == f"{p.cipher}_blocks" and p.blocks * p.block_bytes == 4096 for p in listed)

    def test_the_path_is_one_that_the_cpu_can_run(self):
        """SSSE3 where the CPU has it and OpenSSL has such code; the loop of SHA-256 where it marks a Pentium 4."""
        for peer in read_peers(Library()):
            features = merged_table(peer.cpu)["features"]
            ssse3 = "ssse3" in features and peer.cipher in ("sha1", "sha256")
            assert (peer.path == "ssse3") == ssse3, peer
            words = dict(peer.call.cpu_features).get("OPENSSL_ia32cap_P", (0, 0, 0, 0))
            assert bool(words[1] & 1 << 9) == ssse3
            netburst = peer.cpu in ("northwood", "prescott") and peer.cipher == "sha256"
            assert (peer.path == "integer-folded-loop") == netburst == bool(words[0] & 1 << 20)
            sse2 = "sse2" in features and peer.cipher == "poly1305" and peer.mode == 32
            assert (peer.path == "sse2") == sse2

    def test_every_call_of_the_file_is_used(self):
        used = {peer.call.id for peer in read_peers(Library())}
        for call in instrument.load_calls(peer_rows.MORE_CALLS):
            assert call.id in used and call.rows == () and call.expect
            assert set(call.cpus) == {p.cpu for p in read_peers(Library()) if p.call.id == call.id}


class TestMeasuring:
    def test_a_kernel_beside_itself(self, tiny):
        """The same code at another address: the same instructions, and the same clocks to a few."""
        same, other = rows_of(tiny)
        assert same.theirs is not None and same.ours is not None
        assert same.theirs.instructions == same.ours.instructions > 5 * 16
        assert same.ratio == pytest.approx(1, abs=0.05) and same.theirs.uops == same.ours.uops
        assert other.theirs is not None and other.theirs.instructions == same.theirs.instructions
        assert other.theirs.cycles != same.theirs.cycles and "instructions_per_call" in same.theirs.differences
        assert same.cycles_per_byte == same.theirs.cycles / 64 and same.ours_per_byte == same.ours.cycles / 64

    def test_results_are_kept_until_something_changes(self, tiny, monkeypatch):
        first = rows_of(tiny)
        report_peers._traced.cache_clear()
        monkeypatch.setattr(report_peers, "trace_of", lambda call: pytest.fail("run again"))
        assert [r.theirs for r in rows_of(tiny)] == [r.theirs for r in first]
        with pytest.raises(pytest.fail.Exception):
            report_peers.measure_peer(first[0].peer, Peers("i386", "3.0.1", {"tiny.o": b"other"}), tiny.library.root)

    @pytest.mark.full
    def test_the_number_of_processes_changes_nothing(self, tiny, monkeypatch):
        """Calls measured in one process and in two; one that cannot be run keeps its reason."""
        other = parse_call({**CALL, "id": "tiny:f:other", "entry": "absent"})
        peer = read_peers(tiny.library)[0]
        listed, found = [peer, replace(peer, call=other), replace(peer, cpu="northwood")], []
        for cores in (1, 2):
            monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
            shutil.rmtree(tiny.library.root / ".cache" / "report", ignore_errors=True)
            ours = measure_jobs(tiny, our_jobs(tiny.library, peer) + our_jobs(tiny.library, listed[2]), shared.explain)
            told: list[int] = []
            found.append((report_peers.peer_rows(tiny, listed, ours, shared.explain, False, lambda t=told: t.append(1)),
                          told))
        assert found[0] == found[1] and len(found[0][1]) == 3
        assert [bool(row.missing) for row in found[0][0]] == [False, True, False] and "absent" in found[0][0][1].missing

    def test_without_the_objects_ours_stay(self, tiny, monkeypatch):
        tried = []

        def absent(architecture, fetch=True):
            tried.append(architecture)
            raise PeerError("fetched" if fetch else "not asked for")

        monkeypatch.setattr(report_peers, "load_peers", absent)
        for fetch, said in ((False, "not asked for"), (True, "fetched")):
            for row in rows_of(tiny, fetch):
                assert (row.missing, row.theirs, row.ratio, row.state) == (said, None, None, "missing")
                assert row.ours is not None and row.ours_per_byte
        assert tried == ["i386"] * 2, "once a report, not once a row"

    def test_nothing_is_fetched_unless_asked(self, tmp_path, monkeypatch):
        monkeypatch.setattr(peers, "_apt", lambda *a: pytest.fail("apt-get was run"))
        with pytest.raises(PeerError, match=r"libssl-dev \(i386\) has not been fetched; ./cw peers i386 fetches it"):
            load_peers("i386", tmp_path, fetch=False)

    def test_a_routine_that_does_not_run(self, tiny, monkeypatch):
        broken = {**CALL, "id": "broken", "entry": "absent"}
        monkeypatch.setattr(peer_rows, "_calls", lambda: {CALL["id"]: parse_call(broken)})
        assert all("absent" in row.missing and row.ours for row in rows_of(tiny))


def measured(cycles: float, messages: int = 1) -> Measured:
    """Sixteen blocks a message."""
    return Measured(blocks=16 * messages, cycles=cycles, pass_path=1.0, uops=1, form_uops=1, instructions=1,
                    bounds={}, causes={}, table_bytes=0, code_bytes=1, messages=messages)


class TestOurs:
    def test_every_mapping_for_the_cpu_is_tried(self, tiny):
        one, two = read_peers(tiny.library)
        assert our_jobs(tiny.library, one) == [Job("tiny", None, "pentium3", 16)]
        assert our_jobs(tiny.library, two) == [Job("tiny", None, "northwood", 16), Job("tiny", "slow", "northwood", 16)]

    def test_the_fastest_that_hashes_one_message(self, tiny):
        _, peer = read_peers(tiny.library)
        plain, slow = our_jobs(tiny.library, peer)
        for found, job, said in (
                ({plain: (measured(100), ""), slow: (measured(90), "")}, slow, ""),
                ({plain: (measured(100), ""), slow: (measured(100), "")}, plain, ""),
                ({plain: (measured(100), ""), slow: (measured(150, 2), "")}, plain, ""),
                ({plain: (None, "why"), slow: (measured(100), "")}, slow, ""),
                ({plain: (None, "why"), slow: (None, "too")}, None, "why"),
                ({plain: (measured(1, 2), ""), slow: (measured(1, 2), "")}, None, "every mapping hashes several")):
            best, _measured, reason = report_peers._best(tiny.library, peer, found)
            assert best == job and reason.startswith(said) and bool(reason) == bool(said)

    def test_what_is_not_there(self, tiny):
        one = read_peers(tiny.library)[0]
        absent = Peer("x", "x_blocks", 4, "pentium3", one.call, "x")
        assert report_peers._best(tiny.library, absent, {})[2] == "ciphers/ has no kernel x_blocks"
        nowhere = Peer("tiny", "tiny", 4, "core2-45nm", one.call, "x")
        assert report_peers._best(tiny.library, nowhere, {})[2] == "no kernels are built for core2-45nm"

    def test_64_bit_code_may_be_matched_by_either(self, tiny, monkeypatch):
        asked = []

        def load(name: str) -> object:
            asked.append(name)
            if name == "northwood":
                raise UnknownCpu(name)
            return get_cpu("northwood")

        monkeypatch.setattr(report_peers, "load_cpu", load)
        for bits, names in (("i386", ["northwood"]), ("amd64", ["northwood", "northwood-64"])):
            asked.clear()
            call = parse_call({**CALL, "package_arch": bits})
            jobs = our_jobs(tiny.library, Peer("tiny", "tiny", 4, "northwood", call, "x"))
            assert asked == names and len(jobs) == (2 if bits == "amd64" else 0)


def shown(theirs: float | None, ours: float | None) -> PeerRow:
    """A row of 64-bit code with these clocks for its 16 blocks."""
    call: Call = parse_call({**CALL, "package_arch": "amd64"})
    peer = Peer("tiny", "tiny", 4, "athlon64", call, "tiny.pl")
    found = (None, "no <object>") if theirs is None else (Theirs(theirs, 160, 200, "3.0.0", ""), "")
    if ours is None:
        return PeerRow(peer, *found, None, None, "no kernel")
    return PeerRow(peer, *found, Job("tiny", None, "athlon64", 16), measured(ours), "")


class TestShown:
    def test_data(self):
        below, level, above, absent, none = peers_data([shown(640, 320), shown(640, 640), shown(640, 641),
                                                        shown(None, 320), shown(640, None)])
        assert set(below) >= KEYS and (below["cycles_per_byte"], below["ours"], below["ratio"]) == (10, 5, 0.5)
        assert (below["mode"], below["ours_mode"], below["cycles_per_block"]) == (64, 32, 40)
        assert (below["ours_target"], none["ours_target"]) == ("athlon64", None)
        assert [r["within"] for r in (below, level, above, absent, none)] == [True, True, False, None, None]
        assert (absent["missing"], absent["ours"], absent["cycles_per_byte"]) == ("no <object>", 5, None)
        assert (none["ours_missing"], none["ours"], none["kernel"]) == ("no kernel", None, "tiny")
        json.dumps([below, absent, none])

    def test_page(self):
        rows = [shown(640, 320), shown(640, 704), shown(None, 320)]
        page = report_html.render([], [], rows)
        assert "Beside OpenSSL" in page and "1 of 3" in page and "falls short by 10.0 %" in page
        assert "no &lt;object&gt;" in page and "no <object>" not in page
        assert "tiny (32-bit), 0" in page and "All rows" not in page
        chart = report_peers_view.peer_bars(rows)
        assert chart.count("<rect") == 5 and chart.count('class="paper"') == 2 and chart.count('class="short"') == 1

    def test_summary(self):
        assert report_peers_view.summary([shown(640, 320), shown(640, 704), shown(None, 320)]) == \
            "3 rows beside OpenSSL, 2 with both figures, 1 at or below its cycles"


class TestCommand:
    def test_json_and_terminal(self, tiny, cw):
        code, out, _ = cw("report", "--json")
        data = json.loads(out)
        assert code == 0 and len(data["rows"]) == 1 and len(data["peers"]) == 2
        assert all(set(row) >= KEYS and row["ratio"] for row in data["peers"])
        code, out, _ = cw("report", "tiny")
        assert code == 0 and "2 rows beside OpenSSL, 2 with both figures" in out and "another" not in out

    def test_filters(self, tiny, cw):
        def count(*args: str) -> tuple[int, int]:
            data = json.loads(cw("report", "--json", *args)[1])
            return len(data["rows"]), len(data["peers"])

        assert count("--paper", "999") == (1, 0) and count("--paper", "999", "--peers") == (1, 2)
        assert count("--cpu", "northwood") == (0, 1) and count("toy_encrypt") == (1, 0)

    @pytest.mark.parametrize("old, new, said", [
        ('kernel = "tiny"', "", "[[peer]] 1: lacks kernel"),
        ('object = "i386"', 'object = "amd64"', "object is 'amd64', but tiny:f:plain is of i386"),
        ('northwood = "tiny:f:plain"', 'northwood = "tiny:f:pain"', "no call is called `tiny:f:pain`: did you mean"),
        ("block_bytes = 4", "block_bytes = 5", "handles 64 bytes; expected a number of blocks of 5 bytes"),
        ("[[peer]]", "[[peer", "ciphers/peers.toml")])
    def test_bad_data(self, tiny, cw, old, new, said):
        path = tiny.library.root / "ciphers" / "peers.toml"
        path.write_text(PEERS.replace(old, new))
        code, _, err = cw("report", "--json")
        assert code == 2 and said in err
