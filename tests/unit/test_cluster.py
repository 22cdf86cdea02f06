"""Work on a cluster of this machine's own: results as they come, workers that are killed, a run that goes on."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cipherwright import kept
from cipherwright.building.build import Builder, get_cpu
from cipherwright.cluster import Unit, connected
from cipherwright.commands import cli
from cipherwright.errors import UserError
from cipherwright.project.project import here
from cipherwright.project.sources import Library
from cipherwright.refinement.on_cluster import refine_all, searched, unit_of
from cipherwright.refinement.refinement import Job, best_of, run_job
from cipherwright.report import measure as report_measure
from cipherwright.report.on_cluster import measured
from cipherwright.tuning.on_cluster import Mappings
from cipherwright.tuning.tuning import Question, Tried, Tuned, tune
from scheduler.schedule.reorder import Limits
from tests.programs import run

distributed = pytest.importorskip("distributed", reason="Dask is not installed: pip install distributed")
PATIENT = {"distributed.comm.timeouts.connect": "120s", "distributed.comm.timeouts.tcp": "120s"}
"""A machine with other work answers late."""


def noted(unit: Unit) -> int:
    """A unit that leaves a line in a file, and takes long enough to be killed at."""
    place, number = unit.argument
    with open(place, "a", encoding="utf-8") as file:
        file.write(f"{number} {os.getpid()}\n")
    time.sleep(0.2)
    return number * number


def ended(_unit: Unit) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def local(monkeypatch) -> Iterator[Any]:
    """Four workers, and an empty store of what was kept."""
    store: dict[tuple[str, str], Any] = {}
    monkeypatch.setattr(kept, "find", lambda kind, of: store.get((kind, of)))
    monkeypatch.setattr(kept, "put", lambda kind, of, data: store.update({(kind, of): data}))
    with dask_config(PATIENT), distributed.LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None,
                                                        host="127.0.0.1", silence_logs=50) as cluster:
        yield cluster


def dask_config(values: dict[str, str]) -> Any:
    """Dask's settings for a while."""
    import dask

    return dask.config.set(values)


def units(place: Path, count: int) -> list[Unit]:
    return [Unit((str(place), n), f"toy {n}") for n in range(count)]


@pytest.mark.full
def test_workers_die_and_the_rest_goes_on(local, tmp_path) -> None:
    seen = tmp_path / "seen"
    with connected(local.scheduler_address) as cluster:
        pids = list(cluster.client.run(os.getpid).values())
        found = {}
        for number, made in cluster.each(noted, units(seen, 16)):
            if not found:
                for pid in pids[:2]:
                    os.kill(pid, signal.SIGKILL)
            found[number] = made
        assert found == {n: n * n for n in range(16)}
        lines = len(seen.read_text().splitlines())
        assert dict(cluster.each(noted, units(seen, 20))) == {n: n * n for n in range(20)}
        assert len(seen.read_text().splitlines()) == lines + 4      # only what was left


@pytest.mark.full
def test_a_unit_that_kills_its_workers_is_given_up(local) -> None:
    with connected(local.scheduler_address) as cluster, pytest.raises(UserError, match="4 workers .* died at 'bad'"):
        list(cluster.each(ended, [Unit(None, "bad")]))


@pytest.mark.full
def test_like_units_are_done_once(local, tmp_path) -> None:
    seen = tmp_path / "seen"
    with connected(local.scheduler_address) as cluster:
        assert sorted(cluster.each(noted, units(seen, 2) * 2)) == [(0, 0), (1, 1), (2, 0), (3, 1)]
    assert len(seen.read_text().splitlines()) == 2


@pytest.mark.full
def test_a_worker_with_other_files_is_refused(local) -> None:
    """What the unit is called by is not what it would be called where it is done."""
    library, (job,) = jobs(1)
    other = replace(unit_of(library, job), words=unit_of(library, job).words + " of another day")
    with connected(local.scheduler_address) as cluster, \
            pytest.raises(UserError, match=f"another cipherwright, table of {job.cpu} or source of {job.kernel}"):
        list(cluster.each(searched, [other]))


def test_an_address_where_nobody_answers() -> None:
    with pytest.raises(UserError, match="no Dask scheduler answers at tcp://127.0.0.1:9"), \
            connected("tcp://127.0.0.1:9"):
        pass


def test_threads_and_missing_workers_are_refused() -> None:
    with distributed.LocalCluster(n_workers=1, threads_per_worker=2, dashboard_address=None, host="127.0.0.1",
                                  silence_logs=50) as cluster:
        with pytest.raises(UserError, match="2 threads"), connected(cluster.scheduler_address):
            pass
    with distributed.LocalCluster(n_workers=0, dashboard_address=None, host="127.0.0.1", silence_logs=50) as cluster, \
            pytest.raises(UserError, match="has no workers"), connected(cluster.scheduler_address):
        pass


def test_a_cluster_is_for_searches_by_the_model(capsys) -> None:
    with pytest.raises(SystemExit):
        cli.main(["refine", "--adopt", "--cluster", "tcp://127.0.0.1:9"])
    assert "leave out --adopt" in capsys.readouterr().err


def jobs(count: int) -> tuple[Library, list[Job]]:
    """Searches of two orders each, for as many kernels, without what is stored."""
    library = Library(here())
    names = [(name, cpu) for cpu in ("northwood", "core2", "pentium3", "prescott", "athlon64", "core2-64", "pentium-m")
             for name in library.kernels if library.built_for(name, cpu)]
    return library, [Job(library.root, name, cpu, None, 1, Limits(600, 2), {}) for name, cpu in names[:count]]


def refined_alike(local: Any, count: int) -> None:
    library, every = jobs(count)
    assert len({unit_of(library, job).key for job in every}) == count
    found: dict[str, Any] = {}
    with distributed.Client(local.scheduler_address, set_as_default=False) as client:
        pids = list(client.run(os.getpid).values())
    for job, made in refine_all(library, every, 1, local.scheduler_address):
        if not found:
            for pid in pids[:2]:
                os.kill(pid, signal.SIGKILL)
        found[f"{job.cpu}/{job.kernel}"] = made
    assert found == {f"{job.cpu}/{job.kernel}": best_of([run_job(job)]) for job in every}


def with_one_killed(local: Any, work: Any) -> Any:
    """What `work` gives while a worker is killed."""
    with distributed.Client(local.scheduler_address, set_as_default=False) as client:
        pid = next(iter(client.run(os.getpid).values()))
    timer = threading.Timer(1.0, os.kill, (pid, signal.SIGKILL))
    timer.start()
    try:
        return work()
    finally:
        timer.cancel()


@pytest.mark.full
def test_mappings_are_tried_as_in_one_process(local) -> None:
    library = Library(here())
    question = Question(library.root, "md5_blocks", "northwood", 8)
    alone: list[Tried] = []
    heard: list[Tried] = []
    here_ = tune(question, 1, alone.append)

    def there() -> Tuned:
        with connected(local.scheduler_address) as cluster:
            return tune(question, 1, heard.append, Mappings(cluster, library))

    assert with_one_killed(local, there).tried == here_.tried and heard == alone and len(alone) > 3


@pytest.mark.full
def test_kernels_of_a_report_are_measured_as_in_one_process(local, tmp_path) -> None:
    library = Library(here())
    builder = Builder(library, library.project.generated)
    measured_jobs = [report_measure.Job("sha1_blocks", None, "pentium3", blocks) for blocks in (5, 6, 7)]
    measured_jobs.append(report_measure.Job("nothing", None, "pentium3", 5))
    for job in measured_jobs[:3]:
        asm = builder.asm(job.kernel, get_cpu(job.cpu), None)
        report_measure._cached(builder, job, get_cpu(job.cpu), asm).unlink(missing_ok=True)
    told: list[int] = []
    found = with_one_killed(local, lambda: measured(builder, measured_jobs, local.scheduler_address,
                                                    lambda: told.append(1)))
    assert set(found) == set(measured_jobs[:3]) and len(told) == 3
    assert found == {job: (report_measure.measure_job(builder, job, False), "") for job in measured_jobs[:3]}


@pytest.mark.full
def test_random_programs_are_checked_as_here(local) -> None:
    there: list[str] = []
    assert run.campaign(9000, 15, 1, there.append, address=local.scheduler_address, size=1) == []
    alone: list[str] = []
    assert run.campaign(9000, 15, 1, alone.append, size=1) == []
    tables = [sorted(line for line in said if "a second" not in line) for said in (there, alone)]
    assert tables[0] == tables[1] != []
    with connected(local.scheduler_address) as cluster, pytest.raises(UserError, match="another cipherwright, comp"):
        list(cluster.each(run.checked, [Unit((range(2), {}), "programs of another day")]))


@pytest.mark.full
def test_a_refinement_is_that_of_one_process(local) -> None:
    refined_alike(local, 2)


@pytest.mark.slow
def test_a_refinement_of_forty_kernels_is_that_of_one_process(local) -> None:
    refined_alike(local, 40)
