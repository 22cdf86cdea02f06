"""A look inside a build: a pass's dump, what every pass did, what became of a value. Nothing is written."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Any

import click

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.errors import UserError
from cipherwright.project.sources import shown_path

PLACE = re.compile(r"(\d+)(?::([^:]+))?(?::(\d+))?")


def check_pass(name: str) -> None:
    """UserError, which lists the passes, for the name of one that does not exist."""
    from cipherwright.compiler.passes import NAMES

    if name not in NAMES:
        close = difflib.get_close_matches(name, NAMES, 1)
        raise UserError(f"no pass is called `{name}`{f', did you mean {close[0]}?' if close else ':'} "
                        f"the passes, in order, are {', '.join(NAMES)}")


def dump_after(builder: Builder, jobs: Sequence[Job], name: str, as_json: bool) -> list[dict[str, Any]]:
    """Print the result of one pass for each job, or that it is that of another; as data if `as_json`."""
    from cipherwright.compiler.watch import Watch

    data = []
    for job in jobs:
        watch = Watch()
        builder.run_passes(*job.where, until=name, told=watch)
        last = watch.seen[-1]
        data.append({"kernel": job.label, "pass": name, "how": last.how, "dump": last.dump})
        if not as_json:
            _head(job, jobs)
            click.echo(last.dump)
    return data


def show_passes(builder: Builder, jobs: Sequence[Job], as_json: bool) -> list[dict[str, Any]]:
    """Print for each job what every pass took and changed."""
    from rich.console import Console

    from cipherwright.compiler import view
    from cipherwright.compiler.watch import Watch

    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=max(console.width, 160))
    data = []
    for job in jobs:
        watch = Watch()
        builder.run_passes(*job.where, anew=True, told=watch)
        data.append({"kernel": job.label, "passes": view.as_data(watch.seen)})
        if not as_json:
            view.show(console, job.label, watch.seen)
    return data


def follow(builder: Builder, jobs: Sequence[Job], place: str, as_json: bool) -> list[dict[str, Any]]:
    """Print for each job what becomes of the value that `place` names, LINE[:NAME[:TIME]]; as data if `as_json`.

    UserError at a place of another form, or where the source has no value.
    """
    from cipherwright.compiler import follow as walk

    asked = PLACE.fullmatch(place)
    if asked is None:
        raise UserError(f"`{place}` names no value: write LINE, LINE:NAME or LINE:NAME:TIME, as in 55:t[0]:2")
    data = []
    for job in jobs:
        follower = walk.Follower(int(asked[1]), asked[2], int(asked[3] or 1))
        try:
            builder.run_passes(*job.where, told=follower, passes=follower.passes)
        except walk.NothingThere as error:
            raise UserError(f"{job.label}: {error}") from None
        data.append({"kernel": job.label, **walk.as_data(follower)})
        if not as_json:
            _head(job, jobs)
            source = builder.library.source_of(job.kernel)
            file = shown_path(builder.paths(*job.where)["asm"])
            click.echo(walk.text(follower, source.text, builder.name(source), file), nl=False)
    return data


def _head(job: Job, jobs: Sequence[Job]) -> None:
    if len(jobs) > 1:
        click.echo(f"{job.label}:")
