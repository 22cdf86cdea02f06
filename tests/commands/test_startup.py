"""What a command loads before it has anything to do: start-up guarded by modules, not by a clock."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from cipherwright.commands.cli import cli
from cipherwright.commands.table import COMMANDS
from cipherwright.project.sources import ROOT

HEAVY = ("numba", "numpy", "llvmlite", "unicorn", "ortools", "jinja2", "iced_x86", "rich")
ROOMS = ("scheduler", "dsl.ir", "dsl.parser", "targets.model", "targets.simulate", "cipherwright.compiler",
         "cipherwright.building")
"""What works on sources, code and traces."""
LOADED = """
import json, sys
from cipherwright.commands.cli import main
try:
    main(sys.argv[1:])
except SystemExit as stop:
    assert not stop.code, stop.code
print(json.dumps(sorted(sys.modules)))
"""


def loaded(*args: str) -> list[str]:
    """The modules that a command has loaded when it ends."""
    done = subprocess.run([sys.executable, "-c", LOADED, *args], cwd=ROOT, capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout.splitlines()[-1]))


def of(modules: list[str], names: tuple[str, ...]) -> list[str]:
    """Those of some modules that are one of `names` or in it."""
    return [m for m in modules if m.startswith(tuple(f"{n}." for n in names)) or m in names]


@pytest.mark.parametrize("args, also", [
    (["--help"], ROOMS), (["-h"], ROOMS), (["cpus", "--help"], ROOMS), (["kernels", "--help"], ROOMS),
    (["cpus"], ("scheduler", "dsl.parser", "dsl.elaborate", "targets.model.engine", "targets.model.compiled",
                "cipherwright.building")),
    (["kernels"], ("scheduler.schedule", "scheduler.select", "scheduler.refine", "scheduler.inorder",
                   "scheduler.finish", "targets.model.engine", "targets.model.compiled", "cipherwright.compiler")),
    (["build", "--help"], ("targets.model.engine", "targets.model.compiled", "cipherwright.refinement.refinement")),
    (["refine", "--help"], ("targets.model.engine", "targets.model.compiled", "cipherwright.instrument")),
    (["explain", "--help"], ("scheduler", "dsl.elaborate", "targets.model.engine", "targets.model.compiled")),
    (["diff", "--help"], ("scheduler", "targets.model.engine", "targets.model.compiled")),
], ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_what_is_not_loaded(args: list[str], also: tuple[str, ...]) -> None:
    found = loaded(*args)
    heavy = HEAVY if args[0] != "build" else ("numba", "unicorn", "ortools", "llvmlite")  # it lists the passes
    if args == ["cpus"]:
        heavy = tuple(name for name in HEAVY if name != "iced_x86")  # forms' names are decoded by it
    assert of(found, heavy) == [] and of(found, also) == []


def test_help_loads_no_command() -> None:
    assert of(loaded("--help"), tuple({row.module for row in COMMANDS.values()})) == []


def test_the_table_says_what_the_commands_say() -> None:
    for name, row in COMMANDS.items():
        command = cli.get_command(None, name)
        assert command is not None and command.name == name
        assert row.text == command.get_short_help_str(1000)
        assert (row.hidden, len(row.text) > 20) == (command.hidden, True)
