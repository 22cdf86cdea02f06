"""The meaning of every form on vectors, as the executor has it, beside the instruction where this machine has it.

What was compared, on which processor and when, is in targets/validation/semantics.toml: `pytest --bless` adds this
machine's rows.
"""

from __future__ import annotations

import datetime
import random
import re
from functools import cache
from pathlib import Path

import pytest
import tomllib

from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, MachineUnavailable
from cipherwright.machine.open import open_machine
from targets.abi import load_abis
from targets.elf import load_elf
from targets.forms import Form, load_forms

DATA = Path(__file__).parents[2] / "targets" / "validation" / "semantics.toml"
ABI = load_abis()["sysv64"]
BYTES = {"mm": 8, "x": 16, "y": 32, "z": 64}
CORNERS = (0, 0xFF, 0x80, 0x7F, 0x01, 0x0F)
CASES = 24
WIDE = re.compile(r"[xyzk]|mm")
"""Features that a form on vectors may need; one that is another needs no test here."""


def on_vectors(form: Form) -> bool:
    """Forms that compute or move something in vectors: not what only leaves a mode, nor what has no meaning here."""
    return bool(form.does) and form.does not in ("leave mm", "leave upper") and form.feature != "x87" \
        and any(WIDE.fullmatch(kind) for kind in form.operand_kinds)


FORMS = {name: form for name, form in load_forms().items() if on_vectors(form)}


def size_of(kind: str) -> int:
    """Bytes of an operand in memory."""
    return int(re.sub(r"\D", "", kind)) // 8


def text_of(form: Form, imm: int) -> str:
    """A function f(in, out): registers 0 to 3 are loaded, the instruction is done, and they are stored.

    Memory operands are behind what is loaded, at `in + 512`; what is stored to memory goes to `out + 512`.
    """
    with_masks = "k" in form.operand_kinds
    wide = next((k for k in "zyx" if any(o == k for o in form.operand_kinds)), "z" if with_masks else "mm")
    size, mnemonic = BYTES[wide], form.mnemonic
    load = {"mm": "movq mm{0}, [rdi + {1}]", "x": "movdqu xmm{0}, [rdi + {1}]", "y": "vmovdqu ymm{0}, [rdi + {1}]",
            "z": "vmovdqu64 zmm{0}, [rdi + {1}]"}[wide]
    store = re.sub(r"^(\w+) (\w+)\{0\}, \[rdi \+ \{1\}\]", r"\1 [rsi + {1}], \2{0}", load)
    names, place, masks = [], 0, 0
    for number, kind in enumerate(form.operand_kinds):
        if kind == "mm" or kind in "xyz":
            names.append(f"{'' if kind == 'mm' else kind}mm{place}")
            place += 1
        elif kind == "k" and form.masked:
            names[-1] += "{k3}"
        elif kind == "k":
            masks += 1
            names.append(f"k{masks}")
        elif kind.startswith("imm"):
            names.append(str(imm))
        elif kind.startswith("m"):
            many = BYTES[wide] // size_of(kind)
            names.append(f"[r{'si' if number == 0 else 'di'} + 512]" + f"{{1to{many}}}" * kind.endswith("b"))
        else:
            names.append({"r32": "eax", "r64": "rax"}[kind])
    lines = [load.format(i, size * i) for i in range(4)] + ["mov rax, [rdi + 640]"]
    lines += [f"kmovq k{i}, [rdi + {640 - 8 * i}]" for i in range(1, 4)] * with_masks
    lines += [f"{mnemonic} {', '.join(names)}"] + [store.format(i, size * i) for i in range(4)]
    lines += [f"kmovq [rsi + {640 - 8 * i}], k{i}" for i in range(1, 4)] * with_masks
    lines += ["mov [rsi + 640], rax", "emms" if wide == "mm" else "vzeroupper" if wide in "yz" else "", "ret"]
    return "bits 64\nglobal f\nsection .text\nf:\n" + "\n".join(lines) + "\n"


@cache
def processor() -> str:
    """What this machine's processor is called."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return "unknown"
    found = dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
    read = {key.strip(): value.strip() for key, value in found.items()}
    return f"{read.get('model name', 'unknown')}, family {read.get('cpu family')}, model {read.get('model')}"


def differences(form: Form) -> str:
    """The first operands on which the executor and this machine's processor differ; MachineUnavailable without it."""
    features = frozenset(form.features | {"sse2"} | ({"avx512f"} if "z" in form.operand_kinds else set())
                         | ({"avx512bw"} if "k" in form.operand_kinds else set()))
    native, executor = (open_machine(features, kind, ABI) for kind in ("native", "executor"))
    rng = random.Random(form.name)
    with_imm = any(kind.startswith("imm") for kind in form.operand_kinds)
    for case in range(CASES):
        imm = rng.choice((0, 1, 7, 8, 31, 63, 255, rng.randrange(256))) if with_imm else 0
        code = assemble(text_of(form, imm), "f", 64)
        for data in (rng.randbytes(648), bytes(rng.choice(CORNERS) for _ in range(648))):
            found = [machine.call(load_elf(code, 0x10000000, 64), "f",
                                  [Buffer(data, False), Buffer(bytes(648))], end_guard=False).buffers[1]
                     for machine in (native, executor)]
            if found[0] != found[1]:
                return f"case {case}, immediate {imm}: {data.hex()} gives {found[0].hex()}, not {found[1].hex()}"
        if not with_imm and case == 7:
            break
    native.close()
    return ""


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.spread(12)) for n in FORMS])
def test_a_form_means_what_it_does(name: str, request: pytest.FixtureRequest) -> None:
    try:
        found = differences(FORMS[name])
    except MachineUnavailable as error:
        pytest.skip(f"not compared: {error}")
    assert not found, found


def rows() -> list[dict[str, object]]:
    return list(tomllib.loads(DATA.read_text(encoding="utf-8"))["compared"])


def test_what_was_compared_is_stored(request: pytest.FixtureRequest) -> None:
    """Every form of the compiler's has been compared on some processor; forms that are gone are in no row."""
    if request.config.getoption("--bless"):
        bless()
    stored = [name for row in rows() for name in row["same"]]  # type: ignore[attr-defined]
    assert {*stored} <= {*FORMS}, "forms that are not there"
    assert {*FORMS} <= {*stored}, "not compared with any processor: pytest --bless tests/unit/test_semantics.py"
    assert all(row["processor"] and row["date"] and not row["differ"] for row in rows())


def bless() -> None:
    """Compare every form on this machine, and put what was found in the place of this processor's row."""
    same, differ = [], []
    for name, form in FORMS.items():
        try:
            (differ if differences(form) else same).append(name)
        except MachineUnavailable:
            continue
    mine = {"processor": processor(), "date": datetime.date.today().isoformat(), "same": same, "differ": differ}
    kept = [row for row in rows() if row["processor"] != mine["processor"]] if DATA.exists() else []
    text = ["# Forms on vectors whose meaning in the executor was compared with the instruction itself, on random",
            "# operands and corners: on which processor, and when. tests/unit/test_semantics.py compares; `pytest`",
            "# `--bless` of it puts a row for the machine that it runs on.", ""]
    for row in [*kept, mine]:
        text += ["[[compared]]", f'processor = "{row["processor"]}"', f'date = "{row["date"]}"']
        for key in ("same", "differ"):
            names = [f'  "{n}",' for n in row[key]]  # type: ignore[attr-defined]
            text += [f"{key} = [", *names, "]"] if names else [f"{key} = []"]
        text.append("")
    DATA.write_text("\n".join(text), encoding="utf-8")
