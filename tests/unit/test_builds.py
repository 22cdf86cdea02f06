"""ciphers/builds.toml: which CPUs a source is built for when kernel and CPU are not both named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import UserError
from cipherwright.project.sources import Library
from targets.cpu import cpu_names, mode_names


def test_the_shipped_list_names_sources_and_cpus_that_there_are() -> None:
    library = Library()
    assert set(library.builds) == {s.path.stem for s in library.kernels.values()}  # a CPU more multiplies nothing
    assert all(cpus and set(cpus) <= set(mode_names()) for cpus in library.builds.values())
    assert not library.built_for("aes128_encrypt", "pentium") and library.built_for("aes128_encrypt", "northwood")
    assert {cpu for cpu in cpu_names() if not library.built_for("md5_blocks", cpu)} == {"pentium-m", "pentium-pro",
                                                                                        "pentium2"}
    assert library.built_for("aes128_encrypt", "core2-64") and not library.built_for("md4_blocks", "core2-64")


@pytest.mark.full
def test_what_is_not_meant_is_built_when_both_are_named(cw: Any, root: Path) -> None:
    (root / "ciphers" / "builds.toml").write_text('[sources]\ntoy = ["northwood"]\n')

    def would(*args: str) -> set[str]:
        code, out, err = cw("build", *args, "--json")
        assert code == 0, err
        return set(json.loads(out)["built"])

    assert would("toy_expand") == {"northwood/toy_expand"}
    assert would("toy_expand", "--cpu", "pentium") == {"pentium/toy_expand"}
    assert not any(one.endswith("toy_encrypt") for one in would("--cpu", "pentium"))


def test_a_cpu_for_which_nothing_is_built_unasked_is_said(cw: Any, root: Path) -> None:
    """A new project names no CPU, so what is built without names is 32-bit code; it was `0 built`, and no error."""
    code, _, err = cw("build", "--cpu", "golden-cove")
    assert code == 2 and "no kernel is built for golden-cove unless it is named, too" in err, err


@pytest.mark.parametrize(("text", "said"), [
    ('[sources]\ntoi = ["northwood"]\n', "no source is called `toi`: did you mean toy"),
    ('[sources]\ntoy = ["northwod"]\n', "no CPU is called `northwod`: did you mean northwood"),
    ("[sources]\ntoy = 3\n", "not a table"),
    ("[source]\n", "not a table"),
    ('[sources]\n[store]\nnorthwood = "text"\n', "not a table of CPUs, such as haswell = .headers., the only word"),
    ('[sources]\n[store]\nnorthwod = "headers"\n', "no CPU is called `northwod`: did you mean northwood"),
    ("nothing\n", r"builds.toml:1:8: not a TOML file"),
])
def test_a_wrong_list_is_refused(root: Path, text: str, said: str) -> None:
    path = root / "ciphers" / "builds.toml"
    path.write_text(text)
    with pytest.raises(UserError, match=said):
        Library(root).built_for("toy_expand", "northwood")
