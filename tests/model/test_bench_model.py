"""The benchmark of the pipeline model runs, and its traces are what they say; how fast it is, is for it to say."""

from __future__ import annotations

import pytest

from tests import bench_model


@pytest.mark.parametrize("cpu", bench_model.cpus()[:2])
def test_it_measures(cpu: str) -> None:
    for name, trace in (("kernel", bench_model.kernel(2000)), ("mixed", bench_model.mixed(2000))):
        result = bench_model.measure(cpu, name, trace, times=1)
        print(bench_model.TITLES, result.line(), sep="\n")
        assert result.uops >= 2000 and result.plain > 0 and result.causes > 0


def test_the_traces_are_what_they_say() -> None:
    kernel, mixed = bench_model.kernel(1000), bench_model.mixed(1000)
    assert len(kernel) >= 1000 and len(mixed) == 1000
    assert kernel.marks == (0, len(kernel)) and len(kernel.code) > 100
    places = mixed.load[mixed.load > 0]
    assert places.max() - places.min() > bench_model.SPREAD // 2 and len(set(places.tolist())) > 200
