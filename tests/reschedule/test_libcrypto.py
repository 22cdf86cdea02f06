"""`cw reschedule` on the routines of Debian's libcrypto.a that the page's table shows."""

from __future__ import annotations

import pytest

from tests.support import libcrypto
from tests.support.libcrypto import PAGE, calls, rescheduled

WHY = libcrypto.missing()
needs_objects = pytest.mark.skipif(bool(WHY), reason=WHY)


@pytest.mark.full
@needs_objects
@pytest.mark.skipif(not WHY and "3.0.22" not in libcrypto.version(), reason="another revision of libssl-dev")
def test_the_table_of_the_page(request: pytest.FixtureRequest) -> None:
    """Every routine anew: the same tries give the same code, data flow compared, run beside the old code."""
    rows = [rescheduled(call)[1] for call in calls()]
    text = PAGE.read_text(encoding="utf-8")
    if request.config.getoption("--bless"):
        old = "\n".join(libcrypto.on_page(text))
        PAGE.write_text(text.replace(old, "\n".join(libcrypto.table(rows))), encoding="utf-8")
        text = PAGE.read_text(encoding="utf-8")
    assert libcrypto.on_page(text) == libcrypto.table(rows)
    assert all(row.after <= row.before for row in rows)
    assert all(row.inputs >= 1 for row in rows if row.changed)


def test_the_table_shows_what_the_page_says() -> None:
    lines = [line.split("|")[1:-1] for line in libcrypto.on_page(PAGE.read_text(encoding="utf-8"))[2:]]
    assert [line[0].strip() for line in lines] == [f"`{libcrypto.function(call)}`" for call in calls()]
    faster = [line for line in lines if float(line[4]) > float(line[5])]
    assert len({line[0] for line in lines}) >= 20 and len(faster) >= 12
    assert not [line for line in lines if float(line[5]) > float(line[4])]
    assert f"{len(faster)} of {len(lines)}" in PAGE.read_text(encoding="utf-8")


@needs_objects
@pytest.mark.long
def test_a_routine_of_the_archive() -> None:
    """With few tries: NASM source and data flow are those of the whole table."""
    call = next(one for one in calls() if one.entry == "_bsaes_key_convert")
    made, row = rescheduled(call, tries=60)
    assert row.after <= row.before and (made.changed == 0 or row.inputs == 3)
