"""A search that is given seconds begins nothing when they are over, whatever its judge costs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cipherwright.instrument.kernel_judge import run_kernel
from cipherwright.refinement import refinement
from cipherwright.refinement.refinement import Job, refine_kernel
from scheduler.schedule.reorder import Limits

SECONDS, RUN, LOOK = 60.0, 5.0, 0.1


@pytest.mark.full
def test_a_slow_judge_takes_no_more_seconds_than_were_given(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that every run of the kernel sets on by some seconds, and every look at it by a little."""
    now = [0.0]

    def slow(*args: Any, **named: Any) -> Any:
        now[0] += RUN
        return run_kernel(*args, **named)

    def look() -> float:
        now[0] += LOOK
        return now[0]

    monkeypatch.setattr(refinement, "run_kernel", slow)
    monkeypatch.setattr(refinement.time, "monotonic", look)
    job = Job(root, "box_encrypt", "pentium3", None, 1, Limits(SECONDS), {})
    found = refine_kernel(job)
    assert found and all(one.cycles <= one.before for one in found)
    assert now[0] <= 1.5 * SECONDS, now  # one run to share out the time, and what was begun is ended


@pytest.mark.full
def test_what_there_was_no_time_for_is_said(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The piece that counts most is searched first, and always."""
    job, said, now = Job(root, "box_encrypt", "pentium3", None, 1, Limits(SECONDS), {}), [], [0.0]
    work, loops, limits = refinement.start(job, print)
    first, second = (*limits, *limits)[:2]
    searched = []

    def piece_by_piece(work: Any, piece: Any, part: Limits, loop: bool) -> Any:
        searched.append((piece, part.seconds))
        now[0] += 2 * SECONDS
        return refinement.Refined("k", piece.name, {}, 1.0, 1.0, 1, 1, 1)

    monkeypatch.setattr(refinement, "start", lambda *_: (work, loops, {first: Limits(1.0), second: Limits(59.0)}))
    monkeypatch.setattr(refinement, "_refine_piece", piece_by_piece)
    monkeypatch.setattr(refinement.time, "monotonic", lambda: now[0])
    refinement.run_job(job, said.append)
    assert searched == [(second, 59.0)]
    assert said == [f"pentium3/box_encrypt: the time is up; not searched: {first.name}"]
