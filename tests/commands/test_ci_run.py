"""What `.ci/run` says of itself, and that it touches nothing when it is asked."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("args, code", [(["--help"], 0), (["-h"], 0), (["quick"], 2), (["--help", "quick"], 2)])
def test_arguments_run_nothing(tmp_path: Path, args: list[str], code: int) -> None:
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".venv").mkdir()
    script = shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    done = subprocess.run([script, *args], capture_output=True, text=True, timeout=60, check=False)
    said, other = (done.stdout, done.stderr) if code == 0 else (done.stderr, done.stdout)
    assert done.returncode == code and said.startswith("usage" if code == 0 else ".ci/run: takes no arguments")
    assert "removes .venv" in said and other == "" and (tmp_path / ".venv").is_dir()
