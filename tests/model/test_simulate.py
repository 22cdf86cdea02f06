"""`cw simulate`: routines assembled here, the real model, text, JSON and every error."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import UserError
from cipherwright.explain import simulation
from cipherwright.explain.view import by_cause
from cipherwright.machine.assemble import run_nasm
from cipherwright.project.sources import ROOT
from cipherwright.validation import bias
from cipherwright.validation.bias import Bias
from targets.callspec import parse_call, random_bytes
from targets.outcome import Outcome
from targets.tables.files import model_names

EXAMPLE = ROOT / "tests" / "model"
PAGE = ROOT / "docs" / "model.md"
HEAD = "bits {bits}\nglobal f\nsection .text\nalign 16\nf:\n"
Run = Callable[..., tuple[int, str, str]]


def assembled(path: Path, body: str, bits: int = 32) -> Path:
    path.write_bytes(run_nasm(HEAD.format(bits=bits) + body, path.name, f"elf{bits}"))
    return path


def archive(path: Path, members: dict[str, bytes]) -> Path:
    """A static archive as `ar` writes it, without an index."""
    out = b"!<arch>\n"
    for name, data in members.items():
        out += f"{name + '/':<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(data):<10}`\n".encode()
        out += data + b"\n" * (len(data) % 2)
    path.write_bytes(out)
    return path


@pytest.fixture
def run(cw: Run, tmp_path: Path) -> Run:
    """Assemble a routine `f`, write its specification, and simulate it."""
    def call(body: str, spec: str = "", cpus: Sequence[str] = ("pentium3",), bits: int = 32, *more: str) -> Any:
        obj = assembled(tmp_path / "f.o", body, bits)
        (tmp_path / "f.toml").write_text(spec)
        named = [word for cpu in cpus for word in ("--cpu", cpu)]
        return cw("simulate", obj, "--entry", "f", "--call", tmp_path / "f.toml", *named, *more)
    return call


@pytest.fixture
def data(run: Run) -> Callable[..., dict[str, Any]]:
    """The same as JSON."""
    def call(*args: Any) -> dict[str, Any]:
        code, out, err = run(*args, *[("pentium3",), 32][len(args) - 2:], "--json")
        assert code == 0, err
        return dict(json.loads(out))
    return call


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The object of the example."""
    text = (EXAMPLE / "xtea.asm").read_text(encoding="utf-8")
    (tmp_path / "xtea.o").write_bytes(run_nasm(text, "xtea.asm", "elf32"))
    return tmp_path / "xtea.o"


def xtea(key: Sequence[int], block: Sequence[int]) -> list[int]:
    """XTEA by its definition (Needham and Wheeler, 1997)."""
    a, b = block
    total, mask = 0, 0xFFFFFFFF
    for _ in range(32):
        a = (a + (((b << 4 ^ b >> 5) + b) ^ (total + key[total & 3]))) & mask
        total = (total + 0x9E3779B9) & mask
        b = (b + (((a << 4 ^ a >> 5) + a) ^ (total + key[total >> 11 & 3]))) & mask
    return [a, b]


def simulated(cw: Run, example: Path, *more: str) -> tuple[int, str, str]:
    return cw("simulate", example, "--entry", "xtea_encrypt", "--call", EXAMPLE / "xtea.toml", *more)


class TestExample:
    def test_it_expects_what_xtea_is(self):
        key, block = struct.unpack("<4I", random_bytes("key", 16)), [*struct.unpack("<2I", random_bytes("block", 8))]
        for _ in range(3):
            block = xtea(key, block)
        spec = (EXAMPLE / "xtea.toml").read_text(encoding="utf-8")
        assert f'hex = "{struct.pack("<2I", *block).hex()}"' in spec

    def test_json(self, cw, example):
        cpus = ("--cpu", "pentium3", "--cpu", "northwood", "--cpu", "pentium3")
        code, out, err = simulated(cw, example, *cpus, "--json")
        assert code == 0 and "simulate" in err
        found = json.loads(out)
        assert {k: found[k] for k in ("object", "member", "entry", "bits", "warmup", "measured", "unit",
                                      "bytes_per_call")} == {
            "object": str(example), "member": "xtea.o", "entry": "xtea_encrypt", "bits": 32, "warmup": 2, "measured": 1,
            "unit": "cycles/byte", "bytes_per_call": 8}
        assert [one["cpu"] for one in found["cpus"]] == ["pentium3", "northwood"]
        for one in found["cpus"]:
            cycles = one["cycles_per_call"]
            assert one["cycles"] == cycles > 0 and one["cycles_per_byte"] == cycles / 8
            assert one["instructions"] == 32 * 28 + 16 and one["uops"] >= one["instructions"]
            assert one["uops_per_cycle"] == one["uops"] / cycles
            assert one["instructions_per_cycle"] == one["instructions"] / cycles
            assert sum(c["cycles"] for c in one["causes"].values()) == pytest.approx(cycles)
            assert sum(c["share"] for c in one["causes"].values()) == pytest.approx(1)
            spent = [c["cycles"] for c in one["causes"].values()]
            assert spent == sorted(spent, reverse=True)
            assert all(0 <= port["share"] <= 1 for port in one["ports"].values())
            assert 0 < max(bound["share"] for bound in one["bounds"].values()) <= 1
            (part,) = one["segments"]
            assert (part["row"], part["from"], part["to"], part["steps"]) == ("round", 0x11, 0x5E, 32)
            assert 0.8 * cycles < 32 * part["cycles_per_step"] < cycles
            known = bias.bias(one["cpu"])
            assert known and one["bias"]["rows"] == known.rows and one["bias_sentence"] == known.sentence

    def test_text_of_one(self, cw, example):
        code, out, err = simulated(cw, example, "--cpu", "northwood")
        assert code == 0 and err.strip() == "simulate"
        for words in ("xtea_encrypt of xtea.o, 32-bit code", "northwood: Intel Pentium 4 (Northwood). On ",
                      "Calls 1 and 2 warm up caches and branch prediction, call 3 is measured",
                      "cycles/call", "cycles/byte", "cycles/step of round", "instructions/cycle", "uops/cycle",
                      "where the cycles went", "busy clocks of the ports", "lower bounds", "█"):
            assert words in out

    def test_text_side_by_side(self, cw, example):
        code, out, _ = simulated(cw, example, "--cpu", "northwood", "--cpu", "pentium", "--cpu", "athlon64")
        assert code == 0 and "smaller causes" in out
        found = json.loads(simulated(cw, example, "--cpu", "northwood", "--cpu", "pentium", "--cpu", "athlon64",
                                     "--json")[1])
        (row,) = re.findall(r"(?m)^cycles/call +(.*?) *$", out)
        assert [float(n) for n in row.split()] == [one["cycles"] for one in found["cpus"]]
        assert re.search(r"(?m)^U +- +\d+\.\d +\d+ % +-$", out)        # a pipe of one CPU only

    def test_the_page_has_the_specification(self):
        page = PAGE.read_text(encoding="utf-8")
        (shown,) = re.findall(r"(?ms)^```toml\n(.*?)^```$", page)
        lines = [line for line in (EXAMPLE / "xtea.toml").read_text(encoding="utf-8").splitlines()
                 if line and not line.startswith("#")]
        assert shown.splitlines() == lines

    def test_the_page_has_what_the_command_prints(self, cw, example, monkeypatch, pytestconfig):
        """A model that has changed says something else: --bless rewrites the page."""
        page = PAGE.read_text(encoding="utf-8")
        (found,) = re.finditer(r"(?ms)^\$ \./cw (simulate xtea\.o .*?)\n(.*?)^```$", page)
        monkeypatch.chdir(ROOT)
        code, out, _ = cw(*found[1].replace("xtea.o", str(example)).split())
        printed = "".join(f"{line.rstrip()}\n" for line in out.splitlines())
        if pytestconfig.getoption("--bless"):
            PAGE.write_text(page[: found.start(2)] + printed + page[found.end(2):], encoding="utf-8")
        else:
            assert code == 0 and found[2] == printed, "pytest tests/model/test_simulate.py --bless"

    def test_the_page_has_every_unit(self):
        (row,) = re.findall(r"(?m)^\| `unit` \| (.*?) \|", PAGE.read_text(encoding="utf-8"))
        assert tuple(re.findall(r"`(.*?)`", row)) == simulation.UNITS


def add_chain(count: int) -> str:
    """Each call goes on where the one before it ended, so that calls do not overlap."""
    return "add eax, 1\n" * count + "ret\n"


@pytest.mark.parametrize("cpu", [name for name in model_names() if name != "prescott-64"])
def test_a_longer_chain_costs_its_latency_on_every_cpu(data, cpu):
    """An add to itself: half a clock on the double-speed adders of Northwood, one elsewhere."""
    short, long = (data(add_chain(n), "", (cpu,), 32)["cpus"][0]["cycles"] for n in (100, 300))
    assert (long - short) / 200 == pytest.approx(0.5 if cpu == "northwood" else 1, abs=0.02)


class TestCalls:
    SUM = "xor eax, eax\n.next: add rax, [rdi]\nadd rdi, 8\ndec rsi\njnz .next\nret\n"
    SPEC = 'args = [{ buffer = 256, name = "b", contents = "random" }, { int = 32 }]\n'

    def test_64_bit_code(self, data):
        found = data(self.SUM, self.SPEC + "bytes_per_call = 256\nmeasured = 3\n", ("core2", "athlon64"), 64)
        assert found["bits"] == 64 and found["measured"] == 3 and found["unit"] == "cycles/call"
        assert "calls 3 to 5 are measured" in found["calls"]
        for one in found["cpus"]:
            assert one["instructions"] == 1 + 32 * 4 + 1
            assert one["cycles"] == pytest.approx(3 * one["cycles_per_call"])
            assert one["cycles_per_byte"] == pytest.approx(one["cycles_per_call"] / 256)
            assert sum(c["cycles"] for c in one["causes"].values()) == pytest.approx(one["cycles_per_call"])

    def test_only_measured_calls_count(self, data):
        """The first call misses the cache; it is measured only without a warm-up."""
        spec = self.SPEC.replace("256", "8192").replace("int = 32", "int = 1024")
        cold, warm = (data(self.SUM, spec + f"warmup = {n}\n", ("core2",), 64) for n in (0, 2))
        assert cold["calls"].startswith("No call warms up caches") and "call 1 is measured" in cold["calls"]
        assert cold["cpus"][0]["instructions"] == warm["cpus"][0]["instructions"]
        assert cold["cpus"][0]["cycles_per_byte"] is None

    def test_several_calls_as_text(self, run):
        code, out, _ = run(self.SUM, self.SPEC + "measured = 2\n", ("prescott-64",), 64)
        assert code == 0 and "cycles of 2 calls" in out and "calls 3 and 4 are measured" in out
        assert "cycles/byte" not in out

    def test_cycles_per_key(self, run):
        code, out, _ = run(add_chain(5), 'unit = "cycles/key"\n')
        assert code == 0 and "cycles/key" in out and "cycles/call" not in out

    def test_a_member_of_an_archive(self, cw, tmp_path):
        """Its set-up calls a routine of another member."""
        one = run_nasm("bits 32\nglobal f\nextern g\nf: mov eax, [esp + 4]\nmov eax, [eax]\nret\n", "f", "elf32")
        two = run_nasm("bits 32\nglobal g\ng: mov eax, [esp + 4]\nmov dword [eax], 7\nmov eax, 7\nret\n", "g", "elf32")
        library = archive(tmp_path / "libx.a", {"one.o": one, "two.o": two, "note": b"no object"})
        buffer = '{ buffer = 4, name = "b" }'
        (tmp_path / "s.toml").write_text(
            f'setup = [{{ member = "two.o", entry = "g", args = [{buffer}], returns = 7 }}]\n'
            'args = [{ contents = "ref:b" }]\nexpect = [{ buffer = "b", hex = "07000000" }]\n')
        arguments = ("simulate", library, "--entry", "f", "--call", tmp_path / "s.toml", "--cpu", "pentium-m")
        code, out, err = cw(*arguments, "--member", "one.o")
        assert code == 0 and "f in one.o of libx.a" in out, err
        for more in ([], ["--member", "three.o"]):
            code, _, err = cw(*arguments, *more)
            assert code == 2 and "`f` is defined in one.o" in err
        code, _, err = cw(*[("gg" if a == "f" else a) for a in arguments])
        assert code == 2 and "no member defines `gg`: did you mean g?" in err
        assert "not an ELF file" in cw(*arguments, "--member", "note")[2]


def refused(answer: tuple[int, str, str]) -> str:
    code, out, err = answer
    assert (code, out) == (2, ""), err
    return err


class TestErrors:
    def test_no_such_symbol(self, cw, tmp_path):
        obj = assembled(tmp_path / "f.o", "ret\nglobal encrypt_block\nencrypt_block: ret\n")
        (tmp_path / "f.toml").write_text("")
        err = refused(cw("simulate", obj, "--entry", "encryptblock", "--call", tmp_path / "f.toml", "--cpu", "pentium"))
        assert "no symbol 'encryptblock'" in err and "did you mean encrypt_block?" in err

    @pytest.mark.parametrize("body, said", [
        ("mov eax, 1\nmov ecx, [eax + 15]\nret\n", ["f+0x5 in f.o", "mov", "reads address 0x10"]),
        ("mov [f], eax\nret\n", ["writes address"]),
        ("push eax\nret\n", ["jumps to address"]),
        ("ud2\n", ["ud2"]),
        ("hlt\n", ["hlt"]),
        ("ret 4\n", ["the stack pointer"]),
        ("mov ebx, 1\nret\n", ["ebx", "callee-saved"]),
    ])
    def test_a_call_that_faults(self, run, body, said):
        err = refused(run(body))
        assert all(words in err for words in said), err

    @pytest.mark.parametrize("spec, said", [
        ("wamup = 3\n", ["f.toml", "unknown key 'wamup'", "did you mean 'warmup'?"]),
        ("args = [{ integer = 3 }]\n", ["args 1: unknown key 'integer'", "did you mean 'int'?"]),
        ("args = 3\n", ["key 'args': expected a list"]),
        ("warmup = = 3\n", ["f.toml:1:10: not a TOML file"]),
        ('entry = "g"\n', ["key 'entry'", "'g'", "'f'"]),
        ('unit = "cycles/byte"\n', ["f.toml, key 'bytes_per_call'"]),
        ('unit = "cycles/step"\n', ["f.toml, key 'segments'"]),
        ('unit = "cycles/bite"\n', ["f.toml, key 'unit': 'cycles/bite' is none of cycles/call, cycles/byte"]),
        ('args = [{ buffer = 1, name = "b" }]\nexpect = [{ buffer = "b", hex = "01" }]\n', ["expected 01, found 00"]),
        ('segments = [{ row = "r", from = 0, to = 999, steps = 2 }]\n', ["never reaches offset 0x3e7"]),
        ('setup = [{ member = "other.o", entry = "g" }]\n', ["object other.o is not at hand; there are f.o"]),
    ])
    def test_the_specification(self, run, spec, said):
        err = refused(run("ret\n", spec))
        assert all(words in err for words in said), err

    @pytest.mark.parametrize("cpu, bits, code, form", [
        ("pentium3", 32, "pshufb xmm0, xmm1\nret\n", "pshufb x,x"),
        ("pentium", 32, "paddd mm0, mm1\nret\n", "paddd mm,mm"),
        ("core2", 64, "aesenc xmm0, xmm1\nret\n", "aesenc x,x"),
    ])
    def test_a_form_the_table_lacks(self, run, cpu, bits, code, form):
        err = refused(run(code, "", (cpu,), bits))
        assert f"'{form}'" in err and f"model of {cpu} " in err and f"targets/cpus/{cpu}.toml" in err

    def test_64_bit_code_on_a_cpu_without_it(self, run):
        for cpu in ("pentium", "pentium3", "northwood"):
            err = refused(run("ret\n", "", ("core2", cpu), 64))
            assert f"64-bit code, which {cpu} does not run" in err
            assert "athlon64, core2, core2-45nm, golden-cove, haswell" in err

    def test_unknown_cpu(self, run):
        assert "no CPU called `nortwood`: did you mean northwood?" in refused(run("ret\n", "", ("nortwood",)))

    def test_files(self, cw, tmp_path):
        obj = assembled(tmp_path / "f.o", "ret\n")
        (tmp_path / "f.toml").write_text("")
        rest = ("--entry", "f", "--cpu", "pentium", "--call")
        assert "missing.o: No such file" in refused(cw("simulate", tmp_path / "missing.o", *rest, tmp_path / "f.toml"))
        assert "missing.toml: No such file" in refused(cw("simulate", obj, *rest, tmp_path / "missing.toml"))
        err = refused(cw("simulate", tmp_path / "f.toml", *rest, tmp_path / "f.toml"))
        assert "not an ELF file" in err and "expected a relocatable object" in err
        assert "leave --member away" in refused(cw("simulate", obj, *rest, tmp_path / "f.toml", "--member", "x.o"))
        (tmp_path / "cut.o").write_bytes(obj.read_bytes()[:100])
        assert "damaged object" in refused(cw("simulate", tmp_path / "cut.o", *rest, tmp_path / "f.toml"))
        (tmp_path / "cut.a").write_bytes(b"!<arch>\n" + b"x" * 70)
        assert "damaged ar archive" in refused(cw("simulate", tmp_path / "cut.a", *rest, tmp_path / "f.toml"))

    def test_usage(self, cw, tmp_path):
        assert "--cpu" in refused(cw("simulate", "x.o", "--entry", "f", "--call", "f.toml"))
        assert "--entry" in refused(cw("simulate", "x.o", "--cpu", "pentium", "--call", "f.toml"))
        assert "--call" in refused(cw("simulate", "x.o", "--cpu", "pentium", "--entry", "f"))


class TestView:
    OUTCOME = Outcome(cpu="x", cycles=2000.0, calls=2, instructions=300, uops=500, slots=400, ports={"p0": 100.0},
                      bounds={"a": 10.0, "b": 1500.0}, causes={"few": 2.0, "most": 1990.0, "some": 8.0}, marks=())

    def test_figures_are_of_one_call(self):
        one = simulation.figures(self.OUTCOME, "X", None)
        assert (one.total, one.cycles, one.instructions, one.uops, one.ports) == (2000, 1000, 150, 250, {"p0": 50})
        assert [*one.bounds.items()] == [("b", 750), ("a", 5)]
        assert [*one.causes.items()] == [("most", 995), ("some", 4), ("few", 1)]

    def test_a_call_of_no_cycles(self):
        assert simulation.figures(Outcome("x", 0.0, 1, 0, 0, 0, {}, {}, {}, ()), "", None).a_cycle(0) == 0

    def test_causes_together(self):
        one = simulation.figures(self.OUTCOME, "", None)
        other = simulation.figures(Outcome("y", 100.0, 1, 0, 0, 0, {}, {}, {"some": 60.0, "more": 40.0}, ()), "", None)
        assert by_cause([one, other]) == [("most", [995, 0]), ("some", [4, 60]), ("more", [0, 40]), ("few", [1, 0])]
        assert by_cause([one]) == [("most", [995]), ("2 smaller causes", [5])]

    def test_the_bias_is_said_and_its_absence_too(self, run, monkeypatch):
        monkeypatch.setattr(bias, "bias",
                            lambda cpu, path=None: Bias(cpu, 4, 0.5, 0.25, 2.0) if cpu == "pentium" else None)
        code, out, _ = run("ret\n", "", ("pentium", "core2-45nm"))
        assert code == 0 and "On 4 published kernels the model of pentium gives 0.50 times" in out
        assert "The model of core2-45nm has not been compared with any published kernel." in out

    @pytest.mark.parametrize("warmup, measured, said", [
        (0, 1, "No call warms up caches and branch prediction, call 1 is measured"),
        (1, 2, "Call 1 warms up caches and branch prediction, calls 2 and 3 are measured"),
        (3, 9, "Calls 1 to 3 warm up caches and branch prediction, calls 4 to 12 are measured")])
    def test_calls_in_words(self, warmup, measured, said):
        call = parse_call({"id": "f", "package_arch": "i386", "member": "f.o", "entry": "f", "warmup": warmup,
                           "measured": measured})
        code = simulation.Code(Path("f.o"), "f.o", 32, {})
        assert simulation.Simulation(code, call, ()).calls.startswith(said)

    def test_progress(self, tmp_path):
        path = assembled(tmp_path / "f.o", "nop\nnop\nret\n")
        code = simulation.read_code(path, None, "f")
        call = parse_call({"id": "f", "package_arch": "i386", "member": "f.o", "entry": "f",
                           "segments": [{"row": "s", "from": 0, "to": 2}]})
        told: list[str] = []
        simulation.simulate(code, call, ["pentium", "pentium3"], told.append)
        assert told == ["f under emulation", "pentium", "pentium, s", "pentium3", "pentium3, s"]
        assert len(told) == simulation.steps(call, ["pentium", "pentium3"])

    def test_check_cpus(self):
        assert simulation.check_cpus(["core2", "pentium", "core2"]) == ["core2", "pentium"]
        with pytest.raises(UserError, match="did you mean core2"):
            simulation.check_cpus(["core3"])
