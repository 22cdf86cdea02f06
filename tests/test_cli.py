"""The command line, with kernels, CPUs and a pipeline written in Python."""

from __future__ import annotations

import contextlib
import json
import sys
import types
from dataclasses import dataclass

import fakes
import pytest
from test_vectors_schema import GOOD, HEAD

from cipherwright import build, cli, cli_check, difference
from cipherwright.sources import Library, Source

KEY = GOOD["key"]


@dataclass
class Cpu:
    name: str
    table_hash: str = "1"
    features: frozenset = frozenset()


@dataclass
class Line:
    cycle: float
    uops: int
    text: str
    source: str
    op_id: str
    form: str
    region: str = "body"
    port: str = "0"


class UnknownCpu(Exception):
    pass


class FakeSource(Source):
    program = None

    @contextlib.contextmanager
    def errors(self):
        yield

    def params(self, name):
        return fakes.PARAMS[name]

    @property
    def interpreter(self):
        return fakes.executor


class Machine:
    how = "emulated, code for northwood"

    def __init__(self, builder, cpu, prefer=None):
        pass

    def __call__(self, name, args):
        return fakes.executor(name, args)


def schedule(cpu):
    a = [Line(0, 1, "mov eax, [esi]", "aes.cw:1 x = a", "x", "mov r,m"),
         Line(1, 1, "rol eax, 8", "y", "y", "rol"),
         Line(2, 1, "xor eax, ebx", "z", "z", "xor"), Line(3, 1, "add ecx, edx", "w", "w", "add")]
    b = [a[3], a[0], Line(5, 2, "shld eax, eax, 8", "y", "y", "shld"), a[2],
         Line(9, 1, "mov [esp], eax", "q", "q", "m")]
    return a if cpu == "northwood" else b


def compile_kernel(program, kernel_name, cpu, source_text="", source_name="", dump_after=None, out=print):
    if dump_after:
        out(f"dump {dump_after}")
    compile_kernel.calls += 1
    return types.SimpleNamespace(asm=f"; {cpu.name}\n", header="/* h */\n",
                                 manifest={"bounds": {"issue": 2.5}}, schedule=schedule(cpu.name))


@pytest.fixture
def root(tmp_path, monkeypatch):
    (tmp_path / "tests" / "vectors").mkdir(parents=True)
    (tmp_path / "tests" / "vectors" / "v.json").write_text(json.dumps({**HEAD, "vectors": [GOOD]}))
    algorithm = fakes.Algorithm("aes128", "block_cipher", fakes.AES.fields, [("v.json", ["AES-128-ECB"])])
    source = FakeSource(tmp_path / "ciphers" / "aes.cw", "text")
    source.program = fakes.Program({"aes128": algorithm}, {"expand": None, "encrypt": None})
    library = Library(tmp_path)
    library.sources = [source]
    monkeypatch.setattr(cli, "get_library", lambda: library)
    monkeypatch.setattr(cli_check, "MachineExecutor", Machine)

    def load_cpu(name):
        if name not in ("northwood", "prescott"):
            raise UnknownCpu(name)
        return Cpu(name)

    cpus = types.SimpleNamespace(UnknownCpu=UnknownCpu, load_cpu=load_cpu,
                                 cpu_names=lambda: ["northwood", "prescott"])
    monkeypatch.setitem(sys.modules, "targets.cpu", cpus)
    pipeline = types.SimpleNamespace(compile_kernel=compile_kernel)
    monkeypatch.setitem(sys.modules, "cipherwright.pipeline", pipeline)
    compile_kernel.calls = 0
    return tmp_path


@pytest.fixture
def cw(root, capsys):
    def call(*args):
        code = 0
        try:
            cli.main([str(a) for a in args])
        except SystemExit as stop:
            code = stop.code or 0
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return call


@pytest.mark.parametrize("command", ["build", "test", "vectors", "run", "diff", "cpus", "kernels", "new"])
def test_help_has_an_example(cw, command):
    code, out, _ = cw(command, "--help")
    assert code == 0 and "Example:" in out and "./cw " + command in out


def test_build_writes_only_what_changed(cw, root):
    code, out, _ = cw("build", "encrypt", "--json")
    assert code == 0 and json.loads(out)["built"] == ["northwood/encrypt", "prescott/encrypt"]
    files = sorted(p.name for p in (root / "generated" / "northwood").iterdir())
    assert files == [".encrypt.stamp", "encrypt.asm", "encrypt.h", "encrypt.json"]
    stamp = json.loads((root / "generated" / "northwood" / ".encrypt.stamp").read_text())
    assert set(stamp["inputs"]) == {"source", "cpu", "tool"}
    assert "2 unchanged" in cw("build", "encrypt")[1]
    (root / "generated" / "prescott" / "encrypt.asm").write_text("edited")
    assert "1 built, 1 unchanged" in cw("build", "encrypt")[1]


def test_build_refuses_a_source_that_computes_something_else(cw, root):
    wrong = {**GOOD, "ciphertext": "00" * 16}
    (root / "tests" / "vectors" / "v.json").write_text(json.dumps({**HEAD, "vectors": [wrong]}))
    code, _, err = cw("build", "encrypt")
    assert code == 1 and "does not compute aes128" in err and compile_kernel.calls == 0
    assert not (root / "generated").exists()


def test_dump_writes_nothing(cw, root):
    code, out, _ = cw("build", "encrypt", "--cpu", "northwood", "--dump-after", "map")
    assert code == 0 and "dump map" in out and not (root / "generated").exists()


@pytest.mark.parametrize("args, said", [
    (["build", "encrpyt"], "did you mean encrypt"),
    (["build", "--cpu", "nortwood"], "did you mean northwood"),
    (["vectors", "aes128"], "--cpu CPU or --interpret"),
    (["run", "aes128", "--cpu", "northwood", "--mode", "ctr", "--key", "0", "--out", "x"], "even number"),
    (["run", "aes128", "--cpu", "northwood", "--mode", "cbc", "--key", "0", "--out", "x"], "cbc"),
    (["new", "Bad-Name"], "cannot be a cipher's name"),
    (["frobnicate"], "No such command"),
])
def test_bad_input(cw, args, said):
    code, _, err = cw(*args)
    assert code == 2 and said in err


def test_vectors(cw, root):
    code, out, _ = cw("vectors", "aes128", "--cpu", "northwood")
    assert code == 0 and "1 of 1 vectors agree (emulated" in out
    path = root / "mine.json"
    path.write_text(json.dumps({**HEAD, "vectors": [{**GOOD, "ciphertext": "00" * 16}]}))
    code, out, _ = cw("vectors", "encrypt", "--interpret", "--file", path)
    assert code == 1 and "c128: first difference at byte 0" in out
    assert json.loads(cw("vectors", "aes128", "--interpret", "--json")[1])[0]["failures"] == []


def test_test_one_kernel(cw):
    assert cw("test", "encrypt", "--cpu", "northwood")[0] == 0


def test_run(cw, root):
    (root / "in").write_bytes(bytes(17))
    common = ["run", "aes128", "--cpu", "northwood", "--key", KEY, "--in", root / "in"]
    code, _, err = cw(*common, "--mode", "ctr", "--iv", "00" * 16, "--out", root / "out")
    assert code == 0 and "17 bytes" in err
    assert (root / "out").read_bytes()[:16] == fakes.aes_ecb(bytes.fromhex(KEY), bytes(16))
    assert cw(*common, "--mode", "ecb", "--out", root / "out2")[0] == 2
    assert cw(*common, "--mode", "ctr", "--iv", "00" * 16, "--out", "/proc/none/x")[0] == 2
    assert not (root / "out2").exists()


@pytest.mark.parametrize("width", [100, 200])
def test_diff_fits_the_width(cw, width):
    code, out, _ = cw("diff", "encrypt", "northwood", "prescott", "--width", width)
    assert code == 0 and "lower bounds: issue 2.5" in out
    table = out.split("\n\n")[0].splitlines()
    assert max(map(len, table)) <= width
    assert "1 x: northwood uses rol, prescott uses shld" in out


def test_match_marks():
    rows = difference.match(schedule("northwood"), schedule("prescott"))
    marks = {(row.a or row.b).op_id: row.mark for row in rows}
    assert marks == {"x": "same", "y": "selected", "z": "same", "w": "moved", "q": "only"}


def test_unknown_error_is_a_bug_message(cw, monkeypatch):
    monkeypatch.setattr(build.Builder, "compile", lambda *a: 1 / 0)
    code, _, err = cw("build", "encrypt")
    assert code == 3 and "bug in cipherwright" in err and "--debug" in err


def test_kernels_and_cpus(cw):
    assert json.loads(cw("kernels", "--json")[1])[0]["algorithms"] == ["aes128"]
    assert "northwood" in cw("cpus")[1]


@pytest.mark.parametrize("like", ["arx", "sbox"])
def test_new_cipher_works(tmp_path, like):
    pytest.importorskip("dsl.parser")
    pytest.importorskip("dsl.interpret")
    from cipherwright.scaffold import create
    from cipherwright.vectors import load_vectors

    source, vectors = create(Library(tmp_path), "mine", like)
    assert len(load_vectors(vectors)) == 3
    assert "mine_encrypt" in Library(tmp_path).kernels
    library = Library(tmp_path)
    build.Builder(library, tmp_path / "generated").check_source(library.source_of("mine_expand"))
    with pytest.raises(cli.UserError, match="exists already"):
        create(Library(tmp_path), "mine", like)
    assert source.name == "mine.cw"
