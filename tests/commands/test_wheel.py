"""The package as a user has it: a wheel, installed beside the dependencies that are here, in a folder of one's own."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright.paths import TOOL

LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "*.asm", "*.h", "build", "*.egg-info")
PARTS = ("dsl", "scheduler", "targets", "cipherwright", "ciphers", "tests/vectors", "generated")
MINE = """use S, aes128_expand from aes

kernel mine_encrypt(rk: secret in u32le[44], src: secret in u32le[1] per block,
                    dst: out u32le[1] per block, n: count) tables {
    blocks n {
        let x = src[0] ^ rk[0]
        dst[0] = cat(S(x.byte[0]), S(x.byte[1]), S(x.byte[2]), S(x.byte[3])) ^ rk[1]
    }
}
"""
Run = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = [pytest.mark.long, pytest.mark.full]


def pip(*args: object) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    return subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, args)], text=True,
                          capture_output=True, env=env, check=False)


def can_build() -> bool:
    """Whether this environment can build a wheel by itself: setuptools is as new as pyproject.toml's extra says."""
    try:
        version = importlib.metadata.version("setuptools").split(".")
    except importlib.metadata.PackageNotFoundError:
        return False
    return (int(version[0]), int(version[1])) >= (70, 1)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed package, made from a copy of what git has of it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for part in PARTS:
        shutil.copytree(TOOL / part, source / part, ignore=None if part == "cipherwright" else LEFT_OUT)
    for name in ("pyproject.toml", "setup.py", "LICENSE", "README.md", "cipherwright.toml"):
        shutil.copy(TOOL / name, source / name)
    alone = ["--no-build-isolation"] if can_build() else []
    made = pip("wheel", "--no-deps", *alone, "-w", folder / "dist", source)
    if made.returncode and not alone:
        pytest.skip("setuptools is older than 70.1 here, and no package index is reached for a newer one")
    assert made.returncode == 0, made.stdout + made.stderr
    wheel, = (folder / "dist").glob("*.whl")
    done = pip("install", "--no-deps", "--no-index", "--target", folder / "site", wheel)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "site"


@pytest.fixture
def run(site: Path, tmp_path: Path) -> Run:
    """Run the installed command in the folder `at`; home and temporary files are in `tmp_path`, too."""
    for name in ("home", "temporary", "work"):
        (tmp_path / name).mkdir()

    def call(*args: str, at: str = "work", code: int = 0) -> subprocess.CompletedProcess[str]:
        env = {k: v for k, v in os.environ.items()
               if not k.startswith(("CIPHERWRIGHT", "NUMBA", "XDG", "PYTHON", "PYTEST"))}
        env |= {"PYTHONPATH": str(site), "HOME": str(tmp_path / "home"), "TMPDIR": str(tmp_path / "temporary")}
        done = subprocess.run([site / "bin" / "cipherwright", *args], cwd=tmp_path / at, env=env, text=True,
                              capture_output=True, check=False)
        assert done.returncode == code and "Traceback" not in done.stderr, (args, done.stdout, done.stderr)
        return done

    return call


KEPT = Path("cipherwright") / ".cache"
"""Of the installed package: what it compiles for itself."""


def state(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file below a folder with its size and time, but for those of KEPT."""
    return {str(p.relative_to(folder)): (p.stat().st_size, p.stat().st_mtime_ns) for p in folder.rglob("*")
            if p.is_file() and not p.is_relative_to(folder / KEPT)}


def nothing_that_runs(project: Path) -> bool:
    """Whether what the project keeps is numbers alone."""
    kept = [p for p in (project / ".cache").rglob("*") if p.is_file()]
    return all(p.suffix == ".json" and not os.access(p, os.X_OK) for p in kept)


def test_what_is_installed(site: Path) -> None:
    files = set(state(site))
    shipped = {f for f in files if f.startswith(os.path.join("cipherwright", "shipped"))}
    wanted = {f"ciphers/{p.name}" for p in (TOOL / "ciphers").iterdir()} | {
        f"tests/vectors/{p.name}" for p in (TOOL / "tests" / "vectors").iterdir()} | {
        f"generated/{p.parent.name}/{p.name}" for p in (TOOL / "generated").glob("*/refined.json")}
    assert {Path(f).relative_to("cipherwright/shipped").as_posix() for f in shipped} == wanted
    data = {p.relative_to(TOOL).as_posix() for part in PARTS[:4] for p in (TOOL / part).rglob("*")
            if p.is_file() and not {"__pycache__", ".cache"} & set(p.parts)}
    assert data - files == set()
    assert {f.split(os.sep)[0] for f in files} - {"bin"} == {*PARTS[:4], next(f.split(os.sep)[0] for f in files
                                                                             if "dist-info" in f)}


def test_outside_a_project(run: Run, site: Path, tmp_path: Path) -> None:
    before = state(site)
    where = run("where").stdout
    assert f"none: no cipherwright.toml in {tmp_path / 'work'} or above it; `cipherwright init` makes one" in where
    assert str(site) in where and str(TOOL) not in where
    assert "aes128_encrypt" in run("kernels").stdout and "<cipherwright>/ciphers/aes.cw" in run("kernels").stdout
    assert "northwood" in run("cpus").stdout
    for args in (("build", "md4"), ("new", "mine"), ("refine", "md4")):
        said = run(*args, code=2).stderr
        assert f"no cipherwright.toml in {tmp_path / 'work'} or above it; `cipherwright init` makes one here" in said
    said = run("build", "--help").stdout
    assert "Usage: cipherwright build" in said and "\n    cipherwright build aes128" in said and "./cw" not in said
    assert "Usage: cipherwright build" in run("build", "--nothing", code=2).stderr
    assert "operations are on both CPUs" in run("diff", "md4", "northwood", "prescott").stdout
    assert state(site) == before and state(tmp_path / "work") == {}


def test_a_project_from_nothing(run: Run, site: Path, tmp_path: Path) -> None:
    before = state(site)
    assert "next: cd fair; cipherwright build; cipherwright test" in run("init", "fair").stdout
    root = tmp_path / "work" / "fair"
    table = root / "cipherwright.toml"
    table.write_text('cpus = ["northwood", "prescott"]\n' + table.read_text())
    fair = "work/fair"
    assert "wrote ciphers/two.cw" in run("new", "two", "--like", "sbox", at=fair).stdout
    assert "3 of 3 vectors agree (interpreted)" in run("vectors", "two", "--interpret", at=fair).stdout
    (root / "ciphers" / "mine.cw").write_text(MINE)
    assert "12 built, 0 unchanged, 0 failed" in run("build", at=fair).stdout
    assert "0 built, 12 unchanged, 0 failed" in run("build", at=fair + "/ciphers").stdout
    assert run("test", at=fair).stdout.count("3 of 3 vectors agree") == 4
    (root / "note").write_text("Meet me at the usual place.\n")
    keys = ("--mode", "ctr", "--key", "00" * 16, "--iv", "00" * 8)
    run("run", "two", "--cpu", "northwood", *keys, "--in", "note", "--out", "coded", at=fair)
    run("run", "two", "--cpu", "prescott", *keys, "--in", "coded", "--out", "plain", at=fair)
    assert (root / "plain").read_bytes() == (root / "note").read_bytes() != (root / "coded").read_bytes()
    assert "operations are on both CPUs" in run("diff", "two", "northwood", "prescott", at=fair).stdout
    assert "vectors agree (interpreted)" in run("vectors", "kasumi", "--interpret", at=fair).stdout  # the tool's own
    text = (root / "generated" / "northwood" / "two_encrypt.asm").read_text()
    assert "  cipherwright build two_encrypt --cpu northwood\n" in text
    assert state(site) == before and state(tmp_path / "home") == {} and state(tmp_path / "temporary") == {}
    assert {p.name for p in (tmp_path / "work").iterdir()} == {"fair"} and nothing_that_runs(root)
    assert state(site / KEPT / "programs") and not (site / KEPT / "kept").stat().st_mode & 0o077
    where = run("where", at=fair).stdout
    assert f"cache:     {site / KEPT}\n" in where and f"measured:  {root / '.cache'}\n" in where


@pytest.mark.full
def test_explain_in_a_project(run: Run, site: Path, tmp_path: Path) -> None:
    """Apart, as the model is compiled."""
    before = state(site)
    run("init", "fair")
    assert "where the clocks went" in run("explain", "first_encrypt", "--cpu", "prescott", at="work/fair").stdout
    assert state(site / KEPT / "numba") and nothing_that_runs(tmp_path / "work" / "fair")
    assert state(site) == before and state(tmp_path / "home") == {} and state(tmp_path / "temporary") == {}
