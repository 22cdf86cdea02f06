"""The pipeline model is fast enough, by a wide margin, on a machine that does other things as well."""

from __future__ import annotations

import bench_model
import pytest

LEAST = 100_000     # uops a second: a tenth of what is asked of it on an idle machine


@pytest.mark.parametrize("cpu", bench_model.cpus())
def test_uops_per_second(cpu: str) -> None:
    for name, trace in (("kernel", bench_model.kernel(30_000)), ("mixed", bench_model.mixed(30_000))):
        result = bench_model.measure(cpu, name, trace, times=2)
        print(bench_model.TITLES, result.line(), sep="\n")
        assert result.uops >= 30_000
        assert result.plain > LEAST
        assert result.causes > LEAST


def test_the_traces_are_what_they_say() -> None:
    kernel, mixed = bench_model.kernel(1000), bench_model.mixed(1000)
    assert len(kernel) >= 1000 and len(mixed) == 1000
    assert kernel.marks == (0, len(kernel)) and len(kernel.code) > 100
    places = mixed.load[mixed.load > 0]
    assert places.max() - places.min() > bench_model.SPREAD // 2 and len(set(places.tolist())) > 200
