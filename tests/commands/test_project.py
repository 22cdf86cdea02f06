"""Projects: which one a command works on, what cipherwright.toml may say, what `init` makes of a folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import cli
from cipherwright.errors import UserError
from cipherwright.machine import assemble
from cipherwright.paths import TOOL, in_words
from cipherwright.project import project
from cipherwright.project.project import KEYS, read_project
from cipherwright.project.sources import Library
from targets import kept
from targets.kept import MARK, current_project

Call = Callable[..., tuple[int, str, str]]
PAGE = (TOOL / "docs" / "projects.md").read_text(encoding="utf-8")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is the current one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(kept.CACHE, raising=False)
    return tmp_path


@pytest.fixture
def cw(quick: None, capsys: pytest.CaptureFixture[str]) -> Call:
    """Run a command on the project of the current directory."""

    def call(*args: object) -> tuple[int, str, str]:
        code = 0
        try:
            cli.main([str(a) for a in args])
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return call


def files(folder: Path) -> set[str]:
    return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch, here: Path) -> Path:
    """As if the tool were installed, and the current directory in no project."""
    for module in (kept, project):
        monkeypatch.setattr(module, "installed", lambda: True)
    return here


def test_a_project_is_the_current_folder_or_above(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert current_project() == TOOL  # outside any, a checkout works on its own ciphers
    inner = here / "a" / "b"
    inner.mkdir(parents=True)
    (here / MARK).write_text("")
    monkeypatch.chdir(inner)
    assert current_project() == here
    (here / "a" / MARK).write_text("")
    assert current_project() == here / "a"


def test_a_current_directory_that_is_gone(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = here / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert current_project() == TOOL


def test_the_repository_is_a_project() -> None:
    assert read_project(TOOL).command == "./cw" and not read_project(TOOL).read_only
    assert Library(TOOL).tools is None


def test_init_makes_what_works(here: Path, cw: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cw("init", "fair", "--cipher", "one")[0] == 0
    assert files(here / "fair") == {MARK, ".gitignore", "ciphers/one.cw", "tests/vectors/one.json",
                                    ".github/workflows/cipherwright.yml"}
    (here / "fair" / "deep").mkdir()
    monkeypatch.chdir(here / "fair" / "deep")
    assert cw("new", "two")[:2] == (0, "wrote ciphers/two.cw\nwrote tests/vectors/two.json\n"
                                       "next: cipherwright build two; cipherwright test two\n")
    assert cw("build", "--cpu", "core2", "--cpu", "core2-64")[0] == 0
    code, out, _ = cw("test", "--cpu", "core2")
    assert code == 0 and out.count("3 of 3 vectors agree") == 2
    text = (here / "fair" / "generated" / "core2" / "one_encrypt.asm").read_text()
    assert "ciphers/one.cw" in text and "  cipherwright build one_encrypt --cpu core2\n" in text
    assert "./cw" not in text and str(here) not in text
    assert files(here) == {f for f in files(here) if f.startswith("fair/")}


def test_a_file_of_vectors_is_called_as_sources_are(here: Path, cw: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cw("init", "--cipher", "one")[0] == 0
    path = here / "tests" / "vectors" / "one.json"
    path.write_text(path.read_text().replace('"id"', '"idd"', 1))
    said = 'vector number 1: field "id" is missing; add it'
    monkeypatch.chdir(here / "ciphers")
    assert cw("check")[2].startswith(f"tests/vectors/one.json:11:3: {said}\n")
    assert cw("test", "--cpu", "core2")[2] == f"error: tests/vectors/one.json:11:3: {said}\n"
    for given in (path, Path("../tests/vectors/one.json")):
        assert cw("vectors", "one", "--interpret", "--file", given)[2] == f"error: {given}:11:3: {said}\n"


def test_init_leaves_what_is_there(here: Path, cw: Call) -> None:
    (here / ".gitignore").write_text("mine\n")
    (here / "ciphers").mkdir()
    (here / "ciphers" / "own.cw").write_text("kernel own(x: inout u32le[1]) { x[0] = 1 }\n")
    code, out, _ = cw("init")
    assert code == 0 and "next: cipherwright build" in out
    assert files(here) == {".gitignore", "ciphers/own.cw", MARK, ".github/workflows/cipherwright.yml"}
    assert (here / ".gitignore").read_text() == "mine\n"
    before = {p: p.read_bytes() for p in here.rglob("*") if p.is_file()}
    code, _, err = cw("init")
    assert code == 2 and "is a project already" in err
    assert {p: p.read_bytes() for p in here.rglob("*") if p.is_file()} == before


@pytest.mark.parametrize("args, said", [(("--cipher", "Bad"), "cannot be a cipher's name"),
                                        ((TOOL,), "is a project already"), (("file",), "is no folder")])
def test_init_refused_writes_nothing(here: Path, cw: Call, args: tuple[object, ...], said: str) -> None:
    (here / "file").write_text("")
    code, _, err = cw("init", *args)
    assert code == 2 and said in err and files(here) == {"file"}


@pytest.mark.parametrize("text, said", [
    ("language = 2\n", "language = 2 is not known here: this cipherwright knows 1; install a newer one"),
    ("language = 0\n", "the first version is 1"),
    ("language = \"1\"\n", "language is '1'; expected a whole number"),
    ("langage = 1\n", "there is no key `langage`: did you mean `language`?"),
    ("cpus = \"core2\"\n", "expected a list"),
    ("cpus = [\"core3\"]\n", "no CPU is called `core3`: did you mean core2"),
    ("machine = \"fast\"\n", "there is no machine `fast`"),
    ("command = \"\"\n", "expected one line"),
    ("[folders]\ncipher = \"x\"\n", "there is no folder `cipher`: did you mean `ciphers`?"),
    ("[folders]\ngenerated = \"../x\"\n", "generated = '../x' is no folder of the project"),
    ("[folders]\ngenerated = \"/tmp\"\n", "is no folder of the project"),
    ("language = \n", f"{MARK}:1:12: not a TOML file"),
])
def test_a_wrong_file_is_refused_with_a_remedy(here: Path, cw: Call, text: str, said: str) -> None:
    (here / MARK).write_text(text)
    (here / "ciphers").mkdir()
    (here / "ciphers" / "own.cw").write_text("kernel own(x: inout u32le[1]) { x[0] = 1 }\n")
    code, _, err = cw("build")
    assert code == 2 and said in err and MARK in err, err
    assert {path for path in files(here) if not path.startswith(".cache")} == {MARK, "ciphers/own.cw"}
    assert cw("where")[0] == (0 if "cpus = [" in text else 2)


def test_folders_and_cpus(here: Path, cw: Call) -> None:
    (here / MARK).write_text('cpus = ["core2-64", "prescott"]\n'
                             '[folders]\nciphers = "src"\nvectors = "kat"\ngenerated = "out/code"\n')
    assert cw("new", "one")[0] == 0
    assert cw("build", "one_expand")[0] == 0
    assert files(here) >= {"src/one.cw", "kat/one.json", "out/code/core2-64/one_expand.asm",
                           "out/code/prescott/one_expand.asm"}
    assert {p.name for p in (here / "out" / "code").iterdir()} == {"core2-64", "prescott"}
    assert cw("test", "one", "--cpu", "prescott")[0] == 0
    (here / "kat" / "one.json").unlink()
    code, _, err = cw("build", "one")
    assert code == 2 and "kat/one.json" in err


def test_the_machine_that_is_named_is_used(here: Path, cw: Call) -> None:
    (here / MARK).write_text('machine = "emulated"\n')
    assert cw("new", "one")[0] == 0
    code, out, _ = cw("build", "one_expand", "--cpu", "prescott")
    assert code == 0 and "run (emulated" in out
    assert "(emulated (unicorn), code for prescott)" in cw("test", "one", "--cpu", "prescott")[1]


def test_keys_are_on_the_page() -> None:
    assert [key for key in (*KEYS, *(f"folders.{f}" for f in project.FOLDERS)) if key != "folders"
            and f"| `{key}` |" not in PAGE] == []


def test_nothing_of_a_project_is_executed(here: Path) -> None:
    """Folders of a project may be called as the tool's packages are."""
    root = here / "own"
    for name in ("targets", "dsl", "scheduler", "ciphers"):
        (root / name).mkdir(parents=True)
        (root / name / "__init__.py").write_text("raise SystemExit('executed')\n")
    (root / MARK).write_text("")
    script = here / "start"
    script.write_text("from cipherwright.__main__ import main\nmain()\n")  # as an installed command begins
    done = subprocess.run([sys.executable, str(script), "where"], cwd=root, text=True, capture_output=True,
                          env={**os.environ, "PYTHONPATH": str(TOOL)}, check=False)
    assert done.returncode == 0 and f"project:   {root}\n" in done.stdout, done.stdout + done.stderr


def test_where_names_the_assembler(here: Path, cw: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "(from PATH)" in cw("where")[1]
    program = assemble.nasm_program()[0]
    (here / "other").symlink_to(program)
    monkeypatch.setenv(assemble.NASM, str(here / "other"))
    assert f"{here / 'other'} (from CIPHERWRIGHT_NASM)" in cw("where")[1]
    assert assemble.run_nasm("nop", "x", "bin") == b"\x90"
    monkeypatch.setenv(assemble.NASM, str(here / "missing"))
    with pytest.raises(assemble.ToolMissing, match="CIPHERWRIGHT_NASM is .*missing, which is no program"):
        assemble.run_nasm("nop", "x", "bin")


@pytest.mark.full
def test_outside_a_project_an_installed_tool_says_where_it_looked(outside: Path, cw: Call) -> None:
    assert current_project() is None
    with pytest.raises(UserError, match=rf"no {MARK} in {outside} or above it; `./cw init` makes one here"):
        project.need_own(read_project(project.SHIPPED), "build")
    code, out, _ = cw("where")
    assert code == 0 and f"none: no {MARK} in {outside} or above it; `cipherwright init` makes one" in out
    for command in (("build", "md4"), ("new", "mine"), ("refine", "md4", "--cpu", "core2"), ("report",)):
        code, out, err = cw(*command)
        assert code == 2 and "works on a project, and there is none" in err and "`cipherwright init`" in err, err
    assert cw("kernels")[0] == 0 and "aes128" in cw("kernels")[1]
    assert files(outside) == set()


@pytest.mark.full
def test_outside_a_project_code_is_made_and_not_kept(outside: Path, cw: Call) -> None:
    before = {p: p.stat().st_mtime_ns for p in (TOOL / "generated" / "core2").iterdir()}
    code, out, _ = cw("diff", "md4", "core2", "prescott")
    assert code == 0 and "operations are on both CPUs" in out
    library = Library(project.SHIPPED)
    assert "md4_blocks:" in Builder(library, library.project.generated).asm("md4_blocks", get_cpu("core2"))
    assert {p: p.stat().st_mtime_ns for p in (TOOL / "generated" / "core2").iterdir()} == before


def test_words(here: Path) -> None:
    assert in_words("`./cw build`") == "`./cw build`"
    (here / MARK).write_text("")
    assert in_words("`./cw build`") == "`cipherwright build`"


def test_a_table_of_ones_own(here: Path, cw: Call) -> None:
    (here / MARK).write_text('cpus = ["mycore"]\n[folders]\ntables = "cpus"\n')
    (here / "cpus").mkdir()
    table = here / "cpus" / "mycore.toml"
    table.write_text('base = "core2"\nname = "mycore"\ntitle = "A core of mine"\nwidth = 2\n')
    assert "A core of mine" in cw("cpus")[1]
    assert cw("new", "one")[0] == 0
    code, out, err = cw("build")
    assert code == 0 and "2 built" in out, err
    assert "mycore" in (here / "generated" / "mycore" / "one_encrypt.asm").read_text()
    (here / "more").mkdir()  # a process reads a folder once
    (here / "more" / "other.toml").write_text('base = "core2"\ntitle = "Another"\n')
    (here / MARK).write_text('[folders]\ntables = "more"\n')
    code, _, err = cw("build", "--cpu", "other")
    assert code == 2 and "other.toml: name is 'core2'; write `name = \"other\"`, as the file is called" in err


def test_a_table_of_a_name_that_there_is(here: Path, cw: Call) -> None:
    (here / MARK).write_text('[folders]\ntables = "cpus"\n')
    (here / "cpus").mkdir()
    (here / "cpus" / "core2.toml").write_text('base = "northwood"\n')
    code, _, err = cw("cpus")
    assert code == 0 and f"{here / 'cpus' / 'core2.toml'}: cipherwright has a table of this name; rename yours" in err
    (here / MARK).write_text('[folders]\ntables = "nowhere"\n')
    code, _, err = cw("kernels")
    assert code == 2 and "tables = 'nowhere': there is no such folder" in err
