"""Wrong sources: each must be refused at the right place, in the right words, and leave nothing behind.

`tests/wrong/*.cw` hold what is expected as comments in the line of the mistake: `# error: …` is part of the
message, `# hint: …` of the remedy. `pytest tests/unit/test_wrong.py --bless` (or CW_BLESS=1) rewrites them.
A line `# cpu: NAME` says for which CPU (northwood, if none says so), `# cpu: NAME KERNEL` that the kernel is asked for,
without which none is built for a CPU of today. Lines `# mend N: TEXT` are the remedy followed:
what stands in the place of line N, of several the one below the other; nothing, if it is removed.
"""

from __future__ import annotations

import itertools
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cipherwright.building import checking
from cipherwright.commands import cli, shared
from cipherwright.project.sources import ROOT, Library
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.names import check_names
from dsl.parser import parse
from scheduler.mapping.choose import choose

WRONG = Path(__file__).parents[1] / "wrong"
SOURCES = sorted(WRONG.glob("*.cw"))
COMMENT = re.compile(r"\s*# (?:error|hint): .*")
MEND = re.compile(r"^# mend (\d+):(?: (.*))?$", re.MULTILINE)
MENDED = [path for path in SOURCES if MEND.search(path.read_text(encoding="utf-8"))]


@pytest.fixture
def refuse(tmp_path, monkeypatch, capsys):
    """Build `text` as the only source; (line, column, message, hint) of the refusal."""
    def build(text, *more):
        path = tmp_path / "ciphers" / "x.cw"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        monkeypatch.setattr(shared, "get_library", lambda: Library(tmp_path))
        with pytest.raises(SystemExit) as stop:
            cli.main(["build", *asked_for(text), *more])
        out, err = capsys.readouterr()
        assert stop.value.code == 2, out + err
        assert "Traceback" not in out + err
        assert [p.name for p in tmp_path.rglob("*") if p.is_file()] == ["x.cw"], "something was written"
        return read_message(err, path)

    return build


def asked_for(text):
    """The arguments of `./cw build` for a source."""
    found = re.search(r"^# cpu: (\w+)(?: (\w+))?$", text, re.M) if isinstance(text, str) else None
    return ["--cpu", found[1], *filter(None, [found[2]])] if found else ["--cpu", "northwood"]


def read_message(err, path):
    """Line, column, message and hint of the first error in `err`."""
    found = re.search(rf"{re.escape(str(path))}:(\d+):(\d+): error: (.*)\n(?:    .*\n    .*\^\n)?(?:  (\S.*))?", err)
    assert found, f"no place in: {err}"
    return int(found[1]), int(found[2]), found[3], found[4] or ""


def expectation(text):
    """(line, error, hint) that the comments of a source ask for."""
    at = [(n, line) for n, line in enumerate(text.split("\n"), 1) if "# error: " in line]
    assert len(at) == 1, "one line must say `# error: …`"
    line, said = at[0]
    error, _, hint = said.split("# error: ", 1)[1].partition("# hint: ")
    return line, error.strip(), hint.strip()


def blessed(text, line, message, hint):
    """`text` with the comments that `message` at `line` asks for."""
    lines = [COMMENT.sub("", s) for s in text.split("\n")]
    lines[line - 1] += f"  # error: {message}  # hint: {hint}"
    return "\n".join(lines)


@pytest.mark.spread(2)
@pytest.mark.parametrize("path", SOURCES, ids=[p.stem for p in SOURCES])
def test_wrong_source(path, refuse, request):
    text = path.read_text()
    line, column, message, hint = refuse(text)
    if request.config.getoption("--bless") or os.environ.get("CW_BLESS") == "1":
        path.write_text(blessed(text, line, message, hint))
        return
    wanted = expectation(text)
    assert (line, message, hint) == (wanted[0], message if wanted[1] in message else wanted[1],
                                     hint if wanted[2] in hint else wanted[2])
    assert hint, "no remedy"
    shown = text.split("\n")[line - 1]
    assert 1 <= column <= len(shown.split("  # error: ")[0]) + 1, "the column is outside the line"


def mended(text):
    """The source as its `# mend` lines have it, without what it says of itself."""
    lines = [COMMENT.sub("", line) for line in MEND.sub("", text).split("\n")]
    put = {}
    for number, instead in MEND.findall(text):
        put.setdefault(int(number), []).append(instead)
    return "\n".join(line for number, old in enumerate(lines, 1) for line in put.get(number, [old])
                     if line or number not in put)


@pytest.mark.parametrize("path", MENDED, ids=[p.stem for p in MENDED])
def test_the_remedy_mends_it(path, tmp_path):
    """Nothing is wrong with the source any more, and something was."""
    source = tmp_path / "ciphers" / "x.cw"
    source.parent.mkdir()
    source.write_text(path.read_text())
    assert checking.check(Library(tmp_path), Library(tmp_path).sources[0]).findings
    source.write_text(mended(path.read_text()))
    library = Library(tmp_path)
    assert checking.check(library, library.sources[0]).findings == []


def test_there_are_enough():
    assert len(SOURCES) >= 400 and len(MENDED) >= 90


KERNEL = "kernel k(x: inout u32le[4]) {\n    x[0] = %s\n}\n"


@pytest.mark.parametrize("text, line, said", [
    (KERNEL % ("1" + " + 1" * 2_500_000), 2, "at most 1048576 are read"),
    (KERNEL % ("[" * 10_000 + "1" + "]" * 10_000), 2, "levels of nesting"),
    (KERNEL % ("~" * 10_000 + "x[1]"), 2, "levels of nesting"),
    (KERNEL % ("x[1]" + "[0]" * 10_000), 2, "levels of nesting"),
    (KERNEL % ("f(" * 10_000 + "1" + ")" * 10_000), 2, "levels of nesting"),
    ("kernel k(x: inout u32le[4]) {\n" + "for i in 0..1 {\n" * 10_000 + "}" * 10_001, 51, "levels of nesting"),
    ("kernel k(x: inout u32le[4]) {\n" + "if 0 { } else " * 10_000 + "{ }\n}\n", 2, "levels of nesting"),
    (KERNEL % ("(" * 10_000 + "1"), 3, "the `(` of line 2, column 10011 is not closed"),
    ("const A: u32 = \n" * 50_000, 2, "unexpected `const`"),
    ("x" * 1_000_000, 1, "unexpected `xxx"),
    (b"kernel k(x: inout u32le[4]) {\n    x[0] = 1  # \xe9\xe8\n}\n", 2, "the byte 0xe9 is not UTF-8"),
    (b"\0" * 100, 1, "the character U+0000"),
    ("#\n\ufeffkernel k(x: inout u32le[4]) { x[0] = 1 }\n", 2, "the character U+FEFF"),
], ids=["long line", "arrays", "unary", "indices", "calls", "loops", "else if", "brackets", "repeated", "word", "bytes",
        "zeros", "mark"])
def test_pathological(refuse, text, line, said):
    found = refuse(text)
    assert found[0] == line and said in found[2] and found[3], found
    assert len(found[2]) + len(found[3]) < 400


def test_deep_functions(refuse):
    """Calls in calls, each with its own nesting, end in a refusal and not in Python's stack."""
    inner = "[" * 45 + "a" + "][0]" * 45
    chain = "".join(f"fn f{i}(a: u32) -> u32 {{ return f{i - 1}({inner}) }}\n" for i in range(1, 100))
    found = refuse("fn f0(a: u32) -> u32 { return a }\n" + chain + KERNEL % "f99(x[0])")
    assert "deep" in found[2] and found[3]


def test_endless_work(refuse, monkeypatch):
    monkeypatch.setattr("dsl.expressions.BUDGET", 10_000)
    loops = "".join(f"{'    ' * d}for i{d} in 0..60000 {{\n" for d in range(1, 4))
    found = refuse("kernel k(x: inout u32le[4]) {\n" + loops + "x[0] = 1\n" + "}" * 4)
    assert found[0] in (4, 5) and "takes more than 10,000 steps" in found[2]


def test_long_sums_are_no_mistake():
    program = parse(KERNEL % ("x[0]" + " ^ x[1]" * 5000), "x.cw")
    assert sum(op.kind == "xor" for op in elaborate(program, "k").body.ops()) == 5000


def test_long_lines_are_cut(tmp_path, capsys, monkeypatch):
    (tmp_path / "ciphers").mkdir()
    (tmp_path / "ciphers" / "x.cw").write_text(KERNEL % ("1 + " * 10_000 + "y" + " + 1" * 10_000))
    monkeypatch.setattr(shared, "get_library", lambda: Library(tmp_path))
    with pytest.raises(SystemExit):
        cli.main(["build", "--cpu", "northwood"])
    lines = capsys.readouterr().err.splitlines()
    shown, caret = next((a, b) for a, b in itertools.pairwise(lines) if b.strip() == "^")
    assert len(shown) < 150 and shown[caret.index("^")] == "y"


@pytest.mark.long
def test_the_command_itself(tmp_path):
    """The exit code and output of the program as it is started, not of its functions."""
    run = subprocess.run([sys.executable, "-m", "cipherwright", "build", "nothing"], cwd=ROOT, capture_output=True,
                         text=True)
    assert run.returncode == 2 and "no kernel or algorithm is called `nothing`" in run.stderr
    assert "Traceback" not in run.stderr


def test_blessing_puts_the_comment_where_the_mistake_is():
    text = "a\nb  # error: old  # hint: old\nc\n"
    again = blessed(text, 3, "new", "way")
    assert again == "a\nb\nc  # error: new  # hint: way\n" and expectation(again) == (3, "new", "way")


GOOD = """
const K: u32[4] = [1, 2, 3, 4]
sbox T: u4 -> u4 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]
linear L(x: u8) -> u8 { return x ^ (x <<< 1) }
type Field = mod (1 << 61) - 1
fn step(x: Field, y: Field[2], d: u32[]) -> Field { return x * y[0] - y[1] + Field(d) }
fn g(a: u32[2], i: int) -> u32 {
    var s = u32(0)
    for j in 0..2 as inner { s = s + a[j] * K[(i + j) % 4] }
    if i < 2 { return s } else { return s <<< 3 }
}
fn put(to: u16[], from: u8[], i: int) { to[i] = cat(L(from[2*i]), from[2*i + 1]) & 0xff0f }
kernel k(p: secret in u32be[2], st: secret inout u64le[4], x: in u8[8] per block, y: out u16le[4] per block, n: count) {
    var acc: u32[2]
    for i in 0..2 { acc[i] = p[i] }
    var big = st[0]
    var h = Field(p)
    blocks n {
        h = step(-h, [Field(st[1]), 3], [p[0], 7])
        for i in 0..2 as r { acc[i] = g(acc, i) ^ u32(cat(T(x[i][0 +: 4]), T(x[i][4 +: 4]))) }
        for i in 0..4 as w { put(y, x, i) }
        big = select(big < st[2], (big >>> 7) * st[1], st[3])
    }
    for i in 0..4 as tail { st[i] = st[i] ^ big ^ u64(K[3 - i]) }
    st[0] = st[0] ^ digits(h, 64)[0]
}
mapping k { roll w tail }
"""


@pytest.mark.parametrize("seed", range(4))
def test_mutated_sources_are_refused_or_right(seed):
    """A token removed, replaced, doubled or moved: an error of ours with a place and a remedy, or a kernel."""
    rng = random.Random(seed)
    tokens = re.findall(r"\s+|\w+|<<<|>>>|->|\.\.|\+:|.", GOOD)
    words = [t for t in tokens if t.strip()]
    refused = 0
    for _ in range(150):
        mutant = list(tokens)
        at = rng.choice([i for i, t in enumerate(mutant) if t.strip()])
        other = rng.choice(words)
        mutant[at:at + 1] = rng.choice([[], [other], [mutant[at], " ", mutant[at]], [other, " "]])
        text = "".join(mutant)
        try:
            program = parse(text, "x.cw")
            check_names(program)
            for name in program.kernels:
                elaborate(program, name, choose(program, name, "northwood").rolled)
        except SourceError as e:
            refused += 1
            assert e.hint and 1 <= e.pos.line <= text.count("\n") + 1 and "^" in e.render(text), text
    assert 50 < refused <= 150


def test_the_unmutated_source_is_right():
    program = parse(GOOD, "x.cw")
    assert choose(program, "k", "northwood").rolled == {"w": 1, "tail": 1}
    check_names(program)
