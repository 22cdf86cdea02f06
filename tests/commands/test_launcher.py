"""The launcher ./cw: its decisions, its stamp, and the time a second start takes."""
from __future__ import annotations

import fcntl
import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def load() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("cw_launcher", str(ROOT / "cw"))
    spec = importlib.util.spec_from_loader("cw_launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    writing, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = writing
    return module


cw = load()


@pytest.fixture
def complete(tmp_path: Path) -> Path:
    """A directory that looks set up, with a `python` that prints what it is started with."""
    root = tmp_path.resolve()
    for name in ("cw", "pyproject.toml"):
        shutil.copy(ROOT / name, root / name)
    python = root / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    python.chmod(0o755)
    (root / ".venv" / ".cw-stamp").write_text("3.11\n" + cw.stamp_key(str(root)))
    return root


def start(root: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(root / "cw"), *args], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, env={**os.environ, **env}, check=False)


def imported(*args: str) -> set[str]:
    """The modules that a Python process imports."""
    done = subprocess.run([sys.executable, "-X", "importtime", *args], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, check=True)
    return {line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if line.startswith("import time:")}


def test_second_start_imports_next_to_nothing(complete: Path) -> None:
    """What makes it quick, on any machine."""
    assert imported(str(complete / "cw"), "--launcher-check") <= imported("-c", "import hashlib, os, sys")


def test_second_start_passes_the_arguments_on_and_says_nothing(complete: Path) -> None:
    done = start(complete, "build", "--x", "a b")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["-P", "-m", "cipherwright", "build", "--x", "a b"]


def test_python_3_10_has_no_safe_path_option() -> None:
    assert "-P" not in cw.command("/r", (3, 10), [])


@pytest.mark.parametrize("harm", ["no stamp", "half stamp", "pyproject", "python", "moved"])
def test_anything_but_a_matching_stamp_is_not_ready(complete: Path, harm: str) -> None:
    root = complete
    assert cw.ready(str(root)) == (3, 11)
    if harm == "no stamp":
        (root / ".venv" / ".cw-stamp").unlink()
    elif harm == "half stamp":
        (root / ".venv" / ".cw-stamp").write_text("3.11\n")
    elif harm == "pyproject":
        with (root / "pyproject.toml").open("a") as f:
            f.write("\n")
    elif harm == "python":
        (root / ".venv" / "bin" / "python").unlink()
        (root / ".venv" / "bin" / "python").symlink_to(sys.executable)
    else:
        root = root.rename(root.with_name(root.name + "-moved"))
    assert cw.ready(str(root)) is None
    assert start(root, "--launcher-check").returncode == 1


@pytest.mark.parametrize("has, plan", [
    # venv, ensurepip, pip, virtualenv, apt
    ((True, True, True, False, True), ["venv", "system-pip", "apt-venv"]),
    ((True, True, False, False, False), ["venv"]),
    ((True, False, True, False, True), ["system-pip", "apt-venv"]),    # Debian with python3-pip
    ((True, False, False, False, True), ["apt-venv"]),                 # Debian's bare python3
    ((False, False, False, True, False), ["virtualenv"]),
    ((True, False, False, False, False), []),
    ((False, True, True, False, False), []),
])
def test_ways_to_a_virtual_environment(has: tuple[bool, ...], plan: list[str]) -> None:
    assert cw.venv_plan(*has) == plan


@pytest.mark.parametrize("uid, programs, found", [
    (0, {"apt-get", "sudo"}, ([], "apt-get")),
    (1000, {"apt-get", "sudo"}, (["sudo"], "apt-get")),
    (1000, {"apt-get"}, None),
    (1000, {"brew"}, ([], "brew")),
    (0, {"dnf"}, ([], "dnf")),
    (0, {"pacman"}, ([], "pacman")),
    (0, set(), None),
])
def test_system_installer(uid: int, programs: set[str], found: object) -> None:
    assert cw.installer(uid, lambda name: name if name in programs else None) == found


def test_installation_commands() -> None:
    update, install = cw.install_commands(["sudo"], "apt-get", ["nasm"])
    assert update[0] == install[0] == "sudo" and update[-1] == "update"
    assert install[-1] == "nasm" and "-y" in install
    for manager in ("dnf", "pacman", "brew"):
        (only,) = cw.install_commands([], manager, ["nasm"])
        assert only[0] == manager and only[-1] == "nasm"


def test_dependencies_are_those_of_pyproject() -> None:
    tomllib = pytest.importorskip("tomllib")
    text = (ROOT / "pyproject.toml").read_text()
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    assert cw.dependencies(text) == project["dependencies"]
    assert cw.dependencies(text, ["test", "dev"]) == project["dependencies"] + extras["test"] + extras["dev"]
    with pytest.raises(cw.SetupError, match="no list 'tests'"):
        cw.dependencies(text, ["tests"])


def test_a_build_needs_no_test_tools() -> None:
    needed = " ".join(cw.dependencies((ROOT / "pyproject.toml").read_text()))
    assert "lark" in needed and not [n for n in ("pytest", "hypothesis", "mypy", "ruff", "cryptography") if n in needed]


@pytest.mark.parametrize("args, extras", [(["build"], []), (["test"], ["test"]), (["test", "--quick"], ["test"]),
                                          (["test", "--full"], ["test"]), (["test", "md5"], []),
                                          (["test", "--cpu", "core2"], []), ([], [])])
def test_the_extras_of_a_command(args: list[str], extras: list[str]) -> None:
    assert cw.extras_for(args) == extras


def test_what_is_missing_is_named_at_once() -> None:
    assert cw.missing([], False) == ["venv", "nasm"] and cw.missing(["venv"], True) == []
    assert cw.package_names(["venv", "nasm"], "apt-get") == ["python3-venv", "nasm"]
    assert cw.package_names(["venv", "nasm"], "dnf") == ["python3", "nasm"]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A system without venv and nasm; the packages that are asked of it."""
    asked: list[list[str]] = []
    monkeypatch.delenv("CIPHERWRIGHT_NASM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(cw, "has_module", lambda name: name == "venv")
    monkeypatch.setattr(cw.Setup, "system_install", lambda self, packages: bool(asked.append(packages)))
    return asked


def test_without_an_installer_all_is_in_one_message(bare: list[list[str]], tmp_path: Path) -> None:
    with pytest.raises(cw.SetupError) as error:
        cw.Setup(str(tmp_path), 0).system_packages()
    assert "python3-venv nasm" in error.value.what and "apt-get install" in error.value.remedy and bare == []


def test_an_installer_is_asked_once(bare: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(cw, "installer", lambda uid, which: ([], "apt-get"))
    cw.Setup(str(tmp_path), 0).system_packages()
    err = capsys.readouterr().err
    assert bare == [["python3-venv", "nasm"]] and "missing of the system: python3-venv nasm" in err and "Remedy" in err


def test_a_named_assembler_that_is_none_stops_the_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CIPHERWRIGHT_NASM", str(tmp_path / "nasm"))
    with pytest.raises(cw.SetupError, match="CIPHERWRIGHT_NASM is .*no program"):
        cw.Setup(str(tmp_path), 0).system_packages()


def test_extras_are_added_to_what_is_there(complete: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root, installed = str(complete), []
    monkeypatch.setattr(cw.Setup, "install", lambda self, wanted: installed.append(wanted))
    assert cw.ready(root) == (3, 11) and cw.ready(root, ["test"]) is None
    cw.set_up(root, ["test"])
    assert cw.ready(root, ["test"]) == (3, 11) and cw.ready(root, ["test", "dev"]) is None
    cw.set_up(root, ["dev"])
    assert cw.complete(root) == ((3, 11), ["dev", "test"])
    assert [any("pytest" in w for w in wanted) for wanted in installed] == [True, False]
    cw.set_up(root, ["test"])
    assert len(installed) == 2  # it was there


def test_extras_that_cannot_be_had_leave_what_is_there(complete: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cw.Setup, "run", lambda self, argv, quiet=False: False)
    with pytest.raises(cw.SetupError, match="pip could not install"):
        cw.set_up(str(complete), ["test"])
    assert cw.ready(str(complete)) == (3, 11)


def test_failure_is_one_message_with_a_remedy(complete: Path) -> None:
    (complete / ".venv" / ".cw-stamp").unlink()
    (complete / "pyproject.toml").write_text("[project]\n")
    done = start(complete, "build")
    assert done.returncode == 2 and done.stdout == ""
    assert "error: " in done.stderr and "remedy: " in done.stderr and "Traceback" not in done.stderr


def test_a_start_waits_for_a_running_set_up(complete: Path) -> None:
    stamp = complete / ".venv" / ".cw-stamp"
    text = stamp.read_text()
    stamp.unlink()
    (complete / ".cache").mkdir()
    with (complete / ".cache" / "setup.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        waiting = subprocess.Popen([sys.executable, str(complete / "cw"), "list"], text=True,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert waiting.stderr is not None
        assert "waiting" in waiting.stderr.readline()
        stamp.write_text(text)      # as the other start does last
    out, err = waiting.communicate()
    assert (waiting.returncode, err) == (0, "")
    assert out.split() == ["-P", "-m", "cipherwright", "list"]
