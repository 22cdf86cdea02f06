"""The shipped call specifications against Debian's objects (fetched, so only with -m slow), and their rows."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cipherwright.instrument.peers import load_peers
from cipherwright.project.sources import Library
from cipherwright.report.peer_rows import Peer, read_peers
from targets import callspec
from targets.callspec import Call, load_calls, random_bytes
from targets.run_trace import trace_call
from targets.tables.files import merged_table

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FOLDER = Path(callspec.__file__).with_name("validation")
CALLS = load_calls(FOLDER / "calls.toml") + load_calls(FOLDER / "peers.toml")
POLY1305 = [call for call in CALLS if ":poly1305:" in call.id]
WORDS = {"mmx": (0, 1 << 23), "sse": (0, 3 << 24), "sse2": (0, 1 << 26), "ssse3": (1, 1 << 9)}
"""What CPUID says of a feature (Intel's manual, volume 2, CPUID leaf 1): the word and its bits; SSE came with FXSR."""


def poly1305(key: bytes, message: bytes) -> bytes:
    """The tag of RFC 8439, 2.5; `key` is r and s."""
    p, r, h = (1 << 130) - 5, int.from_bytes(key[:16], "little") & 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF, 0
    for at in range(0, len(message), 16):
        h = (h + int.from_bytes(message[at : at + 16] + b"\1", "little")) * r % p
    return ((h + int.from_bytes(key[16:], "little")) % (1 << 128)).to_bytes(16, "little")


@pytest.mark.parametrize("call", POLY1305, ids=lambda call: call.id)
def test_the_tag_that_a_poly1305_call_is_to_give(call: Call) -> None:
    """What each run is compared with, from the buffers that the specification names."""
    message = random_bytes("DATA", call.bytes_per_call) * (call.warmup + call.measured)
    expected = {one.buffer: one.hex for one in call.expect}
    assert expected["MAC"] == poly1305(random_bytes("RKEY", 32), message).hex()
    assert [one.entry.removeprefix("_").removesuffix("_sse2") for one in call.finish] == ["poly1305_emit"]


@pytest.mark.slow
@pytest.mark.parametrize("peer", [p for p in read_peers(Library()) if p.cipher == "poly1305"],
                         ids=lambda peer: f"{peer.object}-{peer.cpu}")
def test_poly1305_takes_the_code_of_the_row_on_its_cpu(peer: Peer) -> None:
    """With the words that the CPU's own CPUID gives, poly1305_init chooses the function that the call enters."""
    words = [0, 0, 0, 0]
    for feature in merged_table(peer.cpu)["features"]:
        word, bits = WORDS.get(feature, (0, 0))
        words[word] |= bits
    call = replace(peer.call, cpu_features=(("OPENSSL_ia32cap_P", tuple(words)),), warmup=0, expect=(), finish=())
    traced = trace_call(call, load_peers(call.package_arch).members, check=False)
    chosen = int.from_bytes(traced.contents["FUNC"][: call.bits // 8], "little")
    assert traced.offset_of(chosen) == call.entry_offset


def test_every_row_that_a_call_serves_is_published() -> None:
    rows = {row["id"] for row in tomllib.loads((FOLDER / "published.toml").read_text(encoding="utf-8"))["row"]}
    served = [row for call in CALLS for row in call.rows] + [part.row for call in CALLS for part in call.segments]
    assert served and not set(served) - rows


@pytest.mark.slow
@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.id)
def test_shipped_calls_run_as_specified(call: Call) -> None:
    traced = trace_call(call, load_peers(call.package_arch).members)    # compares results and instruction counts
    trace = traced.trace
    assert set(traced.instructions_per_call) == {call.instructions_per_call}
    assert traced.offset_of(traced.entry) == call.entry_offset
    for kind, addresses in (("load_bytes", trace.load), ("store_bytes", trace.store)):
        accesses = np.array([getattr(one, kind) > 0 for one in trace.code])
        silent = np.flatnonzero(accesses[trace.index] != (addresses != 0))
        known = {one.mnemonic for one in trace.code if one.mnemonic.startswith("prefetch")}
        assert {trace.code[trace.index[n]].mnemonic for n in silent} <= known
    for part in call.segments:
        assert len(traced.positions_of(part.start)) == len(traced.positions_of(part.end)) > 0
