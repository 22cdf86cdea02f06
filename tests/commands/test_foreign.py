"""A project that somebody else made: what lies in it is never executed, unpickled or believed as if it were ours."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright import kept as results
from cipherwright.building.build import Builder, get_cpu
from cipherwright.building.hashes import FILE, Hashes, kernel_hash, read_hashes, write_hashes
from cipherwright.commands import shared
from cipherwright.machine import native
from cipherwright.paths import TOOL
from cipherwright.project.sources import Library
from dsl import kept as of_sources
from dsl.elaborate import elaborate
from dsl.parser import TABLES, parse
from targets import kept
from targets.kept import MARK

Call = Callable[..., tuple[int, str, str]]
COMMAND = "from cipherwright.commands.cli import main; main()"
BOX = "sbox S: u8 -> u8 = x => x ^ 99\nkernel k(a: in u8[1], b: out u8[1]) tables { b[0] = S(a[0]) }\n"
JUMP = "from targets.model.frontend import _jump_delay; assert _jump_delay(1, True, False) == (1, True)"


class Trap:
    """What leaves a file when it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[Path]]:
        return Path.touch, (self.path,)


@pytest.fixture
def sprung(tmp_path: Path) -> Path:
    """A file that is there when something planted has run."""
    return tmp_path / "sprung"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A stranger's project with one source."""
    folder = tmp_path / "strange"
    (folder / "ciphers").mkdir(parents=True)
    (folder / MARK).write_text('cpus = ["core2-64"]\n')
    (folder / "ciphers" / "box.cw").write_text(BOX)
    (folder / ".cache" / "kept").mkdir(parents=True, mode=0o700)
    return folder


def started(project: Path, code: str, *args: str, **changes: str) -> str:
    """What a new Python says that runs `code` in the project, as the installed command does: without its folder."""
    left = ("CIPHERWRIGHT", "NUMBA", "PYTHON", "PYTEST")
    env = {k: v for k, v in os.environ.items() if not k.startswith(left)}
    script = project.parent / "script.py"
    script.write_text(f"if __name__ == '__main__':\n    {code}\n")
    done = subprocess.run([sys.executable, script, *args], env=env | {"PYTHONPATH": str(TOOL), **changes}, cwd=project,
                          text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def program(path: Path, sprung: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\ntouch {sprung}\n")
    path.chmod(0o755)


@pytest.mark.parametrize("bits", [32, 64])
def test_a_runner(project: Path, sprung: Path, bits: int) -> None:
    source = Path(native.__file__).with_name(f"runner{bits}.asm").read_bytes()
    name = f"runner{bits}-{hashlib.sha256(source).hexdigest()[:16]}"
    for folder in (project / ".cache", project / ".cache" / "programs"):
        program(folder / name, sprung)
    cpu = "core2-64" if bits == 64 else "core2"
    assert "1 built" in started(project, COMMAND, "build", "k", "--cpu", cpu)
    assert not sprung.exists()


def test_measuring_code(project: Path) -> None:
    from cipherwright.bench import measure

    source = measure.whole_text(Path(measure.__file__).with_name("measure64.asm"))
    name = f"measure64-{hashlib.sha256(source.encode()).hexdigest()[:16]}"
    for folder in (project / ".cache", project / ".cache" / "programs"):
        folder.mkdir(exist_ok=True, mode=0o700)
        (folder / name).write_bytes(b"planted")
    said = started(project, "from cipherwright.bench.measure import measuring_code; print(measuring_code(64))")
    assert said and "planted" not in said


def test_the_parsers_tables(project: Path, sprung: Path) -> None:
    (project / ".cache" / "kept" / TABLES).write_bytes(b"any\n" + pickle.dumps(Trap(sprung)))
    assert "k " in started(project, COMMAND, "kernels")
    assert not sprung.exists()


@pytest.mark.full
def test_compiled_code(project: Path, sprung: Path, tmp_path: Path) -> None:
    ours = tmp_path / "ours"
    started(project, JUMP, NUMBA_CACHE_DIR=str(ours))
    found = list(ours.rglob("*.nbi"))
    assert found
    for path in found:
        planted = project / ".cache" / "numba" / path.relative_to(ours)
        planted.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        planted.write_bytes(pickle.dumps(Trap(sprung)))
    started(project, JUMP)
    assert not sprung.exists()


def test_numbers_of_a_rule(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are believed, and become Python code; so is all that is kept in the same way."""
    place = project / ".cache" / "kept"
    monkeypatch.setattr(results, "folder", lambda: place)
    monkeypatch.setattr(of_sources, "keep", results.keep)
    elaborate(parse(BOX, "box.cw"), "k")
    (path,) = place.glob("table-*")
    known: list[tuple[str, str]] = []
    monkeypatch.setattr(of_sources, "keep", lambda kind, of, make: known.append((kind, of)) or results.keep(
        kind, of, make))
    elaborate(parse(BOX, "box.cw"), "k")
    ((kind, of),) = known
    steps, made, values = results.find(kind, of)
    results.put(kind, of, [steps, made, [v ^ 1 for v in values]])
    assert path.exists()
    code = ("from cipherwright import kept; kept.install(); from dsl.parser import parse; "
            "from dsl.elaborate import elaborate; p = parse(open('ciphers/box.cw').read(), 'box.cw'); "
            "elaborate(p, 'k'); print(p.meanings['S'].entries[0])")
    assert started(project, code).strip() == "99"


def test_other_peoples_functions(project: Path) -> None:
    folder = project / ".cache" / "peers" / "amd64"
    folder.mkdir(parents=True, mode=0o700)
    (folder / "libcrypto.a").write_bytes(b"!<arch>\n")
    (folder / "version").write_text("3.planted\n")
    code = ("import sys; from cipherwright.instrument import peers\n    try: print(peers.load_peers('amd64', "
            "fetch=False).version)\n    except peers.PeerError as e: print(e)")
    said = started(project, code)
    assert said and "planted" not in said


def test_numbas_settings(project: Path, tmp_path: Path) -> None:
    """numba asks PyYAML, where it is installed, for what a file of the current folder says."""
    (project / ".numba_config.yaml").write_text("disable_jit: 1\n")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "yaml.py").write_text("def safe_load(file): return {'disable_jit': 1}\n")
    code = "from targets.model.compiled import numba; print(numba.config.DISABLE_JIT)"
    assert started(project, code, PYTHONPATH=f"{TOOL}{os.pathsep}{tmp_path / 'site'}").strip() == "0"


def test_modules_for_workers(project: Path, sprung: Path) -> None:
    for name in ("multiprocessing", "sitecustomize", "json"):
        (project / f"{name}.py").write_text(f"open({str(sprung)!r}, 'w')\n")
    code = ("from cipherwright.commands.refine import _pool\n    with _pool(2) as pool: "
            "print(list(pool.map(abs, [-1, -2])))")
    assert started(project, code).strip() == "[1, 2]"
    assert not sprung.exists()


@pytest.mark.full
@pytest.mark.parametrize("relative", ["", ".", "bin"])
def test_a_program_by_a_relative_path(project: Path, sprung: Path, relative: str) -> None:
    program(project / relative / "nasm", sprung)
    path = relative + os.pathsep + os.environ["PATH"]
    line = next(x for x in started(project, COMMAND, "where", PATH=path).splitlines() if x.startswith("nasm:"))
    assert line.split()[1].startswith("/") and str(project) not in line
    assert "1 built" in started(project, COMMAND, "build", "k", PATH=path)
    assert not sprung.exists()


@pytest.mark.parametrize("vouched", ["stamps", "hashes", "hashes that nobody checked"])
def test_machine_code(cw: Call, root: Path, vouched: str) -> None:
    """Code that says of itself, in whatever way, that it is up to date is made anew before it is run."""
    (root / MARK).write_text('cpus = ["northwood"]\n')
    assert "4 built" in cw("build")[1]
    library = Library(root)
    builder, cpu = Builder(library, library.project.generated), get_cpu("northwood")
    paths = builder.paths("toy_encrypt", cpu)
    made = paths["asm"].read_text()
    first = next(line for line in made.splitlines(keepends=True) if line.split()[:1] == ["push"])
    paths["asm"].write_text(made.replace(first, f"        ret\n{first}", 1))
    outputs = {part: hashlib.sha256(paths[part].read_bytes()).hexdigest() for part in ("asm", "header", "manifest")}
    stamp = json.loads(paths["stamp"].read_text())
    if vouched == "stamps":
        paths["stamp"].write_text(json.dumps({**stamp, "outputs": outputs}))
    else:
        paths["stamp"].unlink()
        there = read_hashes(builder.out, builder.hashes.tool)
        kernels = {**there.kernels, "northwood/toy_encrypt": kernel_hash(stamp["inputs"], outputs)}
        write_hashes(builder.out, Hashes(there.tool, there.checked if vouched == "hashes" else {}, kernels))
        assert (builder.out / FILE).is_file()
    assert Builder(library, builder.out).up_to_date("toy_encrypt", cpu)
    code, out, err = cw("build") if "nobody" in vouched else cw("test", "toy")
    assert code == 0 and ("0 failed" in out or "3 of 3 vectors agree" in out), out + err
    assert paths["asm"].read_text() == made


def test_links_out_of_the_project(cw: Call, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (root / "generated").mkdir()
    for place in (root / "generated" / "northwood", root / ".cache"):
        place.symlink_to(elsewhere)
        monkeypatch.setattr(shared, "get_library", lambda: Library(root))
        code, _, err = cw("build", "toy_encrypt", "--cpu", "northwood")
        assert code == 2 and f"{place} leads out of the project, to {elsewhere}" in err
        place.unlink()
        assert list(elsewhere.iterdir()) == []
    assert cw("build", "toy_encrypt", "--cpu", "northwood")[0] == 0


def test_which_folders_are_trusted(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in (kept.CACHE, "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    user = tmp_path / "home" / ".cache" / "cipherwright"
    assert list(kept.own_folders()) == [TOOL / ".cache", user]
    monkeypatch.setattr(kept, "installed", lambda: True)
    assert list(kept.own_folders()) == [TOOL / "cipherwright" / ".cache", user]
    for name in (kept.CACHE, "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, ".cache")  # another place in every folder
    assert list(kept.own_folders()) == [TOOL / "cipherwright" / ".cache", user]
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv(kept.CACHE, str(tmp_path / "named"))
    assert list(kept.own_folders()) == [tmp_path / "named", tmp_path / "xdg" / "cipherwright"]


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
def test_a_folder_is_this_users_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "own_folders", lambda: iter([tmp_path / "one", tmp_path / "two"]))
    mine = kept.own_folder("x")
    assert mine == tmp_path / "one" / "x" and mine.stat().st_mode & 0o777 == 0o700
    for mode in (0o770, 0o702):
        mine.chmod(mode)
        assert kept.own_folder("x") == tmp_path / "two" / "x"
    mine.rmdir()
    mine.symlink_to(tmp_path / "two" / "x")
    assert kept.own_folder("x") == tmp_path / "two" / "x"
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert kept.own_folder("x") is None


def test_where_says_what_is_kept_where(project: Path, tmp_path: Path) -> None:
    named = tmp_path / "named"
    said = started(project, COMMAND, "where", CIPHERWRIGHT_CACHE=str(named))
    assert f"cache:     {named}\n" in said and f"measured:  {project / '.cache'}\n" in said
