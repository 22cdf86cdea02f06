"""docs/tutorial.md is true: its files are written, its commands run in order, its output compared."""

from __future__ import annotations

import contextlib
import io
import os
import re
import resource
import shlex
import subprocess
import sys

import pytest

from cipherwright.commands import cli
from cipherwright.project.sources import ROOT
from targets.cpu import cpu_names

TUTORIAL = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)
PLACES = {"cw": ("ciphers/xtea.cw", "ciphers/onetime.cw"),
          "json": ("tests/vectors/xtea.json", "tests/vectors/onetime.json")}
"""Files by the kind of their block, in order."""
FILES = [place for places in PLACES.values() for place in places]


@pytest.fixture
def root(tmp_path, monkeypatch, quick):
    """The current directory, empty."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def project(root, monkeypatch):
    """The tutorial's project with its files, which is also the current directory."""
    execute(root, "cipherwright init fair")
    monkeypatch.chdir(root / "fair")
    for place, text in steps():
        if place in FILES:
            write(place, text)
    return root / "fair"


def write(place: str, text: str) -> None:
    """A file of the tutorial, into the current directory."""
    with open(place, "x", encoding="utf-8") as file:
        file.write(text)


def execute(root, command: str) -> str:
    """What a command of the tutorial prints, on either stream."""
    if not command.startswith("cipherwright "):
        done = subprocess.run(["sh", "-c", command], text=True, capture_output=True, check=False)
        assert done.returncode == 0, (command, done.stderr)
        return done.stdout + done.stderr
    both = io.StringIO()
    with contextlib.redirect_stdout(both), contextlib.redirect_stderr(both), contextlib.suppress(SystemExit):
        cli.main(shlex.split(command)[1:])
    return both.getvalue().replace(f"{root}{os.sep}", "")


def steps() -> list[tuple[str, str]]:
    """(command, output shown) of every console block, and (place, text) of every file, in order."""
    found, places = [], {kind: iter(names) for kind, names in PLACES.items()}
    for kind, text in BLOCKS:
        if kind == "console":
            for step in re.split(r"^\$ ", text.replace("\\\n", " "), flags=re.MULTILINE)[1:]:
                command, _, output = step.partition("\n")
                found.append((" ".join(command.split()) if command.startswith("cipherwright") else command, output))
        elif kind in PLACES:
            found.append((next(places[kind]), text))
    return found


def masked(command: str, text: str) -> list[str]:
    """Lines without what differs from run to run: times and how code is run. A schedule changes with the scheduler:
    of `build` its figures, of `diff` the numbers and the rows of the table are left out, the form is compared."""
    text = re.sub(r"\b\d+\.\d s\b", "N s", text).replace("emulated", "native")
    lines = [line.rstrip() for line in text.splitlines()]
    lines = [line for line in lines if not re.fullmatch("(building|simulating) .* …", line)]  # said of what takes long
    if command.startswith("cipherwright build"):
        figures = re.compile(r"\d+ µops( a pass, \d+)? planned in [\d.]+ clocks \(at least [\d.]+\)")
        lines = [figures.sub("N µops", line) for line in lines]
    if command.startswith("cipherwright diff"):
        lines = [line for line in lines if not re.match(r"[~≠<> ] +(\d+\.\d |\w+ \w+, )|  … ", line)]
        lines = [re.sub(r"-+|─+", "-", re.sub(r"\d+(\.\d+)?", "N", " ".join(line.split()))) for line in lines]
    return [line for line in lines if line]


def agrees(shown: list[str], real: list[str]) -> bool:
    """Whether the shown lines are the real ones; "..." stands for any number of them."""
    if not shown:
        return not real
    if shown[0] == "...":
        return any(agrees(shown[1:], real[i:]) for i in range(len(real) + 1))
    return bool(real) and shown[0] == real[0] and agrees(shown[1:], real[1:])


def test_the_comparison_can_fail():
    assert agrees(["a", "...", "d"], ["a", "b", "d"]) and agrees(["a", "..."], ["a"])
    assert not agrees(["a", "...", "d"], ["a", "d", "e"]) and not agrees([], ["a"]) and not agrees(["a"], [])


@pytest.mark.long
def test_every_command_and_its_output(root, monkeypatch):
    done = steps()
    assert {command.split()[1] for command, _ in done if command.startswith("cipherwright")} == {
        "init", "new", "kernels", "check", "vectors", "build", "test", "run", "diff", "explain"}
    for command, shown in done:
        if command in FILES:
            write(command, shown)
        elif command.startswith("cd "):
            monkeypatch.chdir(command[3:])
        else:
            real = execute(root, command)
            assert agrees(masked(command, shown), masked(command, real)), f"$ {command}\n{real[:3000]}"
    made = root / "fair"
    assert (made / "plain").read_bytes() == (made / "note").read_bytes() != (made / "coded").read_bytes()
    assert [p.name for p in root.iterdir()] == ["fair"]


TIMES = "## 10. How long it takes"


def timed(root) -> list[tuple[str, float]]:
    """The tutorial's commands, in order, each with the seconds of processor time that it takes as a program."""
    found, at = [], root
    for command, shown in steps():
        if command in FILES:
            (at / command).write_text(shown, encoding="utf-8")
        elif command.startswith("cd "):
            at = at / command[3:]
        elif command.startswith("cipherwright "):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-m", *shlex.split(command)], cwd=at, capture_output=True, check=False,
                           env={**os.environ, "PYTHONPATH": str(ROOT)})
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            found.append((command, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
        else:
            subprocess.run(["sh", "-c", command], cwd=at, check=True)
    return found


def rows(found: list[tuple[str, float]]) -> str:
    lines = [f"| `{command.split(' --key')[0]}` | {seconds:.1f} |" for command, seconds in found]
    return "\n".join(["| command | s |", "|---|---|", *lines, ""])


@pytest.mark.long
def test_every_command_has_its_time(request, tmp_path):
    """The commands; the seconds are those of another day."""
    before, _, table = TUTORIAL.partition(TIMES)
    if request.config.getoption("--bless"):
        head = table.partition("|")[0]
        (ROOT / "docs" / "tutorial.md").write_text(before + TIMES + head + rows(timed(tmp_path)), encoding="utf-8")
        return
    shown = re.findall(r"^\| `(cipherwright .*?)` \| \d+\.\d \|$", table, re.MULTILINE)
    assert shown == [command.split(" --key")[0] for command, _ in steps() if command.startswith("cipherwright ")]


def reference(key: bytes, block: bytes) -> bytes:
    """XTEA written down a second time."""
    k = [int.from_bytes(key[i:i + 4], "big") for i in range(0, 16, 4)]
    a, b, total = int.from_bytes(block[:4], "big"), int.from_bytes(block[4:], "big"), 0
    for _ in range(32):
        a = (a + (((b << 4 ^ b >> 5) + b) ^ (total + k[total & 3]))) & 0xFFFFFFFF
        total = (total + 0x9E3779B9) & 0xFFFFFFFF
        b = (b + (((a << 4 ^ a >> 5) + a) ^ (total + k[total >> 11 & 3]))) & 0xFFFFFFFF
    return a.to_bytes(4, "big") + b.to_bytes(4, "big")


@pytest.mark.full
@pytest.mark.long
def test_machine_code_computes_xtea(project):
    root = project
    key, first = bytes(range(16)), 2**64 - 3
    (root / "in").write_bytes(bytes(100))
    stream = b"".join(reference(key, ((first + i) % 2**64).to_bytes(8, "big")) for i in range(13))[:100]
    for cpu in cpu_names():
        assert "4 of 4 vectors agree" in execute(root, f"cipherwright vectors xtea --cpu {cpu}")
        execute(root, f"cipherwright run xtea --cpu {cpu} --mode ctr --key {key.hex()} --iv {first:016x} --in in "
                f"--out {cpu}")
        assert (root / cpu).read_bytes() == stream
        asm = (root / "generated" / cpu / "xtea_encrypt.asm").read_text()
        assert f"({cpu})" in asm and "xtea_encrypt:" in asm


def test_names_in_the_text_exist():
    assert "cipherwright new NAME" in TUTORIAL
    for option in set(re.findall(r"`(--[a-z-]+)`", TUTORIAL)) - {"--debug"}:
        assert any(option in parameter.opts for command in cli.cli.every().values() for parameter in command.params)
