"""The explorer's server: who may ask, what is shown, where errors are, limits."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import sys
import time
from typing import Any

import pytest

from cipherwright.commands import cli
from cipherwright.project.sources import ROOT

workers = pytest.importorskip("cipherwright.explore.workers")
pytestmark = pytest.mark.long


def test_only_who_has_the_token_may_ask(server) -> None:
    for path in ("/", "/choices", "/source/toy", "/explore.js", "/view/x"):
        assert server.ask(path, Cookie="")[0] == 403
        assert server.ask(path, Cookie="cipherwright-explore=" + "x" * len(server.token))[0] == 403
        assert server.ask(path)[0] in (200, 404)
    assert server.ask("/?token=wrong", Cookie="")[0] == 403
    assert server.ask("/choices?token=" + server.token, Cookie="")[0] == 403


def test_the_token_becomes_a_cookie_and_is_in_no_page(server) -> None:
    status, headers, _ = server.ask("/?token=" + server.token, Cookie="")
    assert status == 303 and headers["location"] == "/"
    assert "HttpOnly" in headers["set-cookie"] and "samesite=strict" in headers["set-cookie"].lower()
    for path in ("/", "/explore.js", "/choices"):
        _, headers, body = server.ask(path)
        assert server.token.encode() not in body
        assert headers["referrer-policy"] == "no-referrer" and headers["cache-control"] == "no-store"
        assert "default-src 'none'" in headers["content-security-policy"]


def test_another_host_or_origin_is_refused(server, toy) -> None:
    body = json.dumps({"stem": "toy", "source": toy}).encode()
    assert server.ask("/choices", Host="evil.example")[0] == 421
    assert server.ask("/choices", Host="127.0.0.1:1")[0] == 421
    assert server.ask("/choices", Origin="http://evil.example")[0] == 403
    assert server.ask("/compile", body, Origin="http://evil.example")[0] == 403
    assert server.ask("/compile", body, Origin="null")[0] == 403
    assert server.ask("/compile", body, Origin="")[0] == 403
    assert server.ask("/compile", body)[0] == 200


@pytest.fixture(scope="module")
def toy(server) -> str:
    """The text of the source of the project."""
    status, headers, body = server.ask("/source/toy")
    assert status == 200 and headers["content-type"].startswith("text/plain")
    return body.decode()


def test_sources_are_those_of_the_project(server) -> None:
    known = json.loads(server.ask("/choices")[2])
    assert known["sources"] == ["toy"] and known["first"]["stem"] == "toy" and "zen4" in known["cpus"]
    for path in ("/source/..%2f..%2fcipherwright.toml", "/source/../cipherwright.toml", "/source/nothing",
                 "/source/toy.cw", "/../cipherwright.toml", "/cipherwright.toml"):
        assert server.ask(path)[0] == 404, path
    for stem in ("../x", "a/b", "", "x.cw"):
        assert server.ask("/compile", json.dumps({"stem": stem, "source": ""}).encode())[0] == 400


def test_what_is_no_request_is_refused(server) -> None:
    for body in (b"", b"[1]", b"{", b'{"stem": "toy", "cpu": "nothing"}'):
        assert server.ask("/compile", body)[0] == 400, body


def test_what_is_too_long_is_refused_before_it_is_sent(server) -> None:
    asked = http.client.HTTPConnection(server.base.removeprefix("http://"), timeout=60)
    asked.putrequest("POST", "/compile")
    for name, value in (("Cookie", f"cipherwright-explore={server.token}"), ("Origin", server.base),
                        ("Content-Length", str((2 << 20) + 1))):
        asked.putheader(name, value)
    asked.endheaders()
    assert asked.getresponse().status == 413
    asked.close()


def test_a_source_becomes_code_with_its_timeline(server, toy) -> None:
    made = server.compile(toy)
    assert made["error"] is None and made["kernels"][0] == made["request"]["kernel"]
    assert made["request"]["cpu"] == "northwood" and re.match(r"\d+ vectors agree", made["said"][0])
    status, headers, body = server.ask(made["view"])
    assert status == 200 and headers["content-security-policy"].startswith("sandbox allow-scripts; default-src 'none'")
    assert b"northwood" in body and b'id="time"' in body
    assert not (server.project / "generated").exists()          # nothing is written


def test_an_error_is_at_its_place(server, toy) -> None:
    lines = toy.split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith("kernel"))
    lines[number] = lines[number].replace("(", "((", 1)
    made = server.compile("\n".join(lines))
    assert made["error"]["line"] == number + 1 and made["error"]["column"] == lines[number].index("((") + 2
    assert made["error"]["message"] and not made["page"] and "view" not in made
    assert server.compile("")["error"]["message"] == "the file declares no kernel"


def test_other_code_is_shown_and_said(server, toy) -> None:
    """In the midst of work a source does not compute what it will."""
    wrong = re.sub(r"<<< \d+", "<<< 1", toy)
    assert wrong != toy
    made = server.compile(wrong)
    assert made["error"] is None and made["view"] and made["said"][0].startswith("Not what the vectors say")


def test_a_page_that_is_no_longer_kept(server, toy) -> None:
    first = server.compile(toy)["view"]
    assert server.ask(first)[0] == 200
    for _ in range(6):
        server.compile(toy)
    assert server.ask(first)[0] == 404


# ---- processes ----

def run(*works: Any, **limits: Any) -> list[Any]:
    """What comes of works that one page asks for, one after the other has begun: data, or why there is none."""
    async def all_of_them() -> list[Any]:
        pool = workers.Workers(**limits)
        tasks = []
        for work in works:
            tasks.append(asyncio.create_task(pool.run("page", work)))
            await asyncio.sleep(0.05)
        found = await asyncio.gather(*tasks, return_exceptions=True)
        pool.close()
        assert not pool._running and not pool._cancelled
        return [str(one) if isinstance(one, workers.Stopped) else one for one in found]

    return asyncio.run(all_of_them())


def test_a_process_gives_what_its_work_returns() -> None:
    assert run(lambda: {"a": "x" * 300_000}) == [{"a": "x" * 300_000}]


def test_one_that_takes_too_long_is_ended() -> None:
    assert run(lambda: time.sleep(60), seconds=0.2) == ["it took more than 0.2 seconds, and was stopped"]


def test_one_that_takes_too_much_memory_ends() -> None:
    (said,) = run(lambda: {"n": len(bytearray(1 << 28))}, memory=1 << 27)
    assert said.startswith("it took more memory than it may (128 MB)")


def test_something_newer_ends_what_runs() -> None:
    assert run(lambda: time.sleep(60), lambda: {"new": 1}) == ["something newer was asked for", {"new": 1}]


# ---- the command ----

def test_what_cannot_be_explored_is_said(capsys) -> None:
    for name in ("uvicorn", "starlette"):
        pytest.importorskip(name, reason=f"{name} is not installed: pip install 'cipherwright[explore]'")
    for words, said in ((["explore", "aess", "--no-open"], "no source is called `aess`: did you mean aes?"),
                        (["explore", "aes", "--cpu", "zen44", "--no-open"], "no CPU is called `zen44`")):
        with pytest.raises(SystemExit):
            cli.main(words)
        assert said in capsys.readouterr().err


def test_what_is_not_installed_is_said(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    with pytest.raises(SystemExit):
        cli.main(["explore", "aes", "--no-open"])
    assert "pip install 'cipherwright[explore]'" in capsys.readouterr().err


def test_the_page_names_nothing_outside(server) -> None:
    folder = ROOT / "cipherwright" / "explore"
    for path in (*folder.glob("explore.*"), ROOT / "cipherwright" / "explain" / "explain.html.j2"):
        assert not re.search(r"https?://|//[a-z]+\.[a-z]", path.read_text(encoding="utf-8")), path
