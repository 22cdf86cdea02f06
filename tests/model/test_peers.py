"""The shipped call specifications against Debian's objects (fetched, so only with -m slow), and their rows."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from cipherwright.instrument.peers import load_peers
from targets import callspec
from targets.callspec import Call, load_calls
from targets.run_trace import trace_call

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FOLDER = Path(callspec.__file__).with_name("validation")
CALLS = load_calls(FOLDER / "calls.toml") + load_calls(FOLDER / "peers.toml")


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
