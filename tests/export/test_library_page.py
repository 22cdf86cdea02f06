"""docs/library.md is true: its files are written, its commands run in order."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cipherwright.project.sources import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = {"c": "hello.c", "cpp": "hello.cpp", "cmake": "CMakeLists.txt", "python": "hello.py"}
PROGRAMS = ("cc", "make", "nasm", "pkg-config", "cmake", "c++")
HEADERS = shutil.which("openssl") is not None and subprocess.run(
    ["pkg-config", "--exists", "openssl >= 3"], check=False).returncode == 0 if shutil.which("pkg-config") else False
WINDOWS = all(shutil.which(name) for name in ("x86_64-w64-mingw32-gcc", "wine"))
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]


def test_the_page_has_a_file_of_each_kind() -> None:
    assert sorted(kind for kind, _ in BLOCKS if kind not in ("sh", "console")) == sorted(FILES)


def other_project(tmp_path: Path) -> Path:
    """A folder in a copy of the tool's project: what is built for it is not among the kernels that are kept."""
    project = tmp_path / "project"
    for name in ("ciphers", "tests/vectors"):
        shutil.copytree(ROOT / name, project / name)
    shutil.copy(ROOT / "cipherwright.toml", project)
    (project / "mine").mkdir()
    shutil.copy(tmp_path / "hello.c", project / "mine")
    return project / "mine"


@pytest.mark.full
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "cipherwright"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m cipherwright "$@"\n')
    program.chmod(0o755)
    for kind, text in BLOCKS:
        if kind in FILES:
            (tmp_path / FILES[kind]).write_text(text, encoding="utf-8")
    commands = [text for kind, text in BLOCKS if kind == "sh"]
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    env.pop("MAKEFLAGS", None)
    env.update(WINEPREFIX=str(tmp_path / "wine"), WINEDEBUG="-all")
    if not HEADERS:
        commands = [text for text in commands if "openssl" not in text]
    if not WINDOWS:
        commands = [text for text in commands if "wine" not in text]
    for text in commands:
        if "pip" in text:
            env.pop("PYTHONPATH")
        elif "cipherwright export" in text:
            env["PYTHONPATH"] = str(ROOT)
        where = other_project(tmp_path) if "win64" in text else tmp_path
        done = subprocess.run(["sh", "-ec", text], cwd=where, env=env, text=True, capture_output=True, check=False)
        assert done.returncode == 0, (text, done.stdout[-3000:], done.stderr[-3000:])
        env["PKG_CONFIG_PATH"] = str(tmp_path / "installed" / "lib" / "pkgconfig")
    header = (tmp_path / "ciphers" / "include" / "cw.h").read_text(encoding="utf-8")
    assert set(re.findall(r"\bcw_\w+", PAGE)) - {"cw_static"} <= set(re.findall(r"\bcw_\w+", header))
