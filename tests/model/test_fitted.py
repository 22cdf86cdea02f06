"""What a table says was tried of its fitted parameters: read, checked, combined, and run in place of its own."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from targets.forms import TableError
from targets.model.fitted import (
    Fitted,
    changed_in_words,
    fitted,
    in_words,
    neighbours,
    papers_of_fits,
    settings,
)
from targets.model.parameters import parameters
from targets.simulate import check_table, simulate, with_setting
from targets.tables.files import model_names
from targets.trace import straight_line
from tests.support.sequences import NW, P3, PR, code

PORTS = 'port_binding = ["slots", "fewest", ""], release_clocks = [0, 1]'


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_every_table_says_what_it_tried_rightly() -> None:
    found = {name: fitted(name) for name in model_names()}
    assert Fitted("scheduling", ("port_binding",), "slots", ("slots", "fewest", "")) in found[P3]
    for name, every in found.items():
        check_table(name)
        assert all(one.value in one.tried for one in every), name
        assert len(set(settings(name))) == len(settings(name)) <= 48


def test_the_first_setting_is_the_tables_own() -> None:
    first, *others = settings(NW)
    assert parameters(NW, first) == parameters(NW) and parameters(NW) not in [parameters(NW, one) for one in others]
    sizes = [(p.memory_entries, p.fast_entries, p.slow_entries) for p in
             (parameters(NW, one).scheduling for one in others)]
    assert all(a == b for size in sizes for a, b in pairwise(size)) and len(set(sizes)) > 2
    assert in_words(P3, settings(P3)[0]).startswith("port_binding = slots")


def test_a_base_lends_what_it_tried() -> None:
    assert fitted(PR) == fitted(NW)


def test_papers_that_were_looked_at_are_data() -> None:
    assert {"000:5:northwood", "000:7:northwood", "000:7:pentium3"} <= papers_of_fits()


def test_the_model_runs_with_a_setting() -> None:
    trace = straight_line(list(code(("add eax,ebx", "mov ecx,eax", "shl ecx,2", "xor ebx,ecx", "add edx,1"))), 100)
    own, *_ = settings(NW)
    assert with_setting(trace, NW, own).cycles == with_setting(trace, NW, ()).cycles == simulate(trace, NW).cycles
    small = tuple((section, key, 1 if key.endswith("_entries") else value) for section, key, value in own)
    with pytest.raises(TableError, match="memory_entries is 1, which is not among the tried"):
        with_setting(trace, NW, small)


def test_a_setting_changes_what_it_names() -> None:
    """Shifts have one port, additions both: bound at rename an addition may wait behind a shift, else it need not."""
    trace = straight_line(list(code(("shl ecx,3", "add eax,1", "mov edx,[esi]"))), 100)
    free = tuple((section, key, "" if key == "port_binding" else value) for section, key, value in settings(P3)[0])
    assert free in settings(P3) and with_setting(trace, P3, free).cycles < simulate(trace, P3).cycles


def test_in_order_there_is_none(cpu_tables: Path) -> None:
    trace = straight_line(list(code(("add eax,1",))), 4)
    assert with_setting(trace, "pentium", ()).cycles == simulate(trace, "pentium").cycles
    with pytest.raises(TableError, match="pentium executes in order"):
        with_setting(trace, "pentium", (("agi", "clocks", 2),))


@pytest.mark.parametrize(("new", "said"), [
    ("ports_bound = [true]", "tried: unknown key 'ports_bound'; the keys are port_binding"),
    ("one_queue = [1, true]", "tried: one_queue has 1; expected true or false"),
    ("release_clocks = [2]", "release_clocks is 1, which is not among the tried"),
    ("release_clocks = 3", "tried is {'release_clocks': 3}; expected a table, of a list each"),
    (f"{PORTS}, \"memory_entries+one_queue\" = [true]",
     "tried: memory_entries\\+one_queue has True; expected a whole number"),
    (f"{PORTS}, \"memory_entries+fast_entries\" = [0], fast_entries = [0]", "fast_entries is there twice; name it"),
])
def test_bad_values_are_refused(cpu_tables: Path, new: str, said: str) -> None:
    change(cpu_tables / "pentium3.toml", PORTS, new)
    with pytest.raises(TableError, match=said) as error:
        check_table(P3)
    assert "pentium3.toml: [core.scheduling]" in str(error.value) and ";" in str(error.value)


def test_what_cannot_be_combined_is_refused(cpu_tables: Path) -> None:
    change(cpu_tables / "pentium3.toml", PORTS, f"{PORTS}, memory_entries = {list(range(10))}")
    with pytest.raises(TableError, match="tried makes 60 combinations; leave values out until there are 48"):
        check_table(P3)
    change(cpu_tables / "northwood.toml", "slow_entries = 10", "slow_entries = 12")
    with pytest.raises(TableError, match=r"are one value, but the section has \[10, 10, 12\]"):
        fitted(NW)


@pytest.mark.parametrize(("old", "new", "said"), [
    ('status = "fitted"\nrows = ', 'status = "derived"\nrows = ', "tried is of a fit; write status"),
    ('papers = ["000:7:pentium3"]', 'papers = ["000"]', "papers has '000'; expected \"PAPER:TABLE:CPU\""),
    ('papers = ["000:7:pentium3"]', "papers = 3", "papers is 3; expected a list, of text each"),
])
def test_what_stands_beside_a_fit(cpu_tables: Path, old: str, new: str, said: str) -> None:
    change(cpu_tables / "pentium3.toml", old, new)
    with pytest.raises(TableError, match=said):
        check_table(P3)


def test_a_cpu_in_order_has_none(cpu_tables: Path) -> None:
    change(cpu_tables / "pentium.toml", "in_second_clock_of_fst = true", "in_second_clock_of_fst = true\ntried = "
           "{ in_second_clock_of_fst = [true, false] }")
    with pytest.raises(TableError, match=r"pentium.toml: \[core.x87_exchange\]: .* out of order; remove it here"):
        check_table("pentium")


def test_the_tables_beside_a_table() -> None:
    """One parameter is another in each: of numbers the next ones that were tried, of words all."""
    own, *others = neighbours(P3)
    assert own == settings(P3)[0] and set(others) < set(settings(P3))
    assert [changed_in_words(P3, one) for one in others] == [
        "port_binding = fewest", "port_binding = none", "release_clocks = 0"]
    assert changed_in_words(P3, own) == "" and neighbours("athlon64") and neighbours("zen4") == ((),)
