"""An explorer that runs: a project with a cipher that compiles in no time, and who asks it."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cipherwright.project import scaffold
from cipherwright.project.sources import ROOT, Library

CPU = "northwood"


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


@dataclass
class Server:
    """Where it is; `ask` is a request as a browser's page would make it."""

    address: str
    project: Path

    @property
    def base(self) -> str:
        return self.address.split("/?")[0]

    @property
    def token(self) -> str:
        return self.address.split("token=")[1]

    def ask(self, path: str, body: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers (names in small letters) and body. A header that is empty is left out."""
        said = {"Cookie": f"cipherwright-explore={self.token}", "Origin": self.base if body is not None else "",
                **{name.replace("_", "-"): value for name, value in headers.items()}}
        request = urllib.request.Request(self.base + path, body, {k: v for k, v in said.items() if v})
        try:
            with urllib.request.build_opener(_Stay).open(request, timeout=60) as found:
                return found.status, {k.lower(): v for k, v in found.headers.items()}, found.read()
        except urllib.error.HTTPError as error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()

    def compile(self, source: str, **words: str) -> dict[str, Any]:
        """What becomes of a source."""
        body = json.dumps({"stem": "toy", "source": source, "cpu": CPU, "page": "test", **words}).encode()
        status, _, data = self.ask("/compile", body)
        assert status == 200, data
        return dict(json.loads(data))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    for name in ("uvicorn", "starlette"):
        pytest.importorskip(name, reason=f"{name} is not installed: pip install 'cipherwright[explore]'")
    folder = tmp_path_factory.mktemp("explored")
    (folder / "ciphers").mkdir()
    (folder / "tests" / "vectors").mkdir(parents=True)
    (folder / "cipherwright.toml").write_text("")
    scaffold.create(Library(folder), "toy", "arx")
    code = f"import os, sys; sys.path.insert(0, {str(ROOT)!r}); from cipherwright.__main__ import main; main()"
    command = [sys.executable, "-c", code, "explore", "toy", "--cpu", CPU, "--no-open"]
    with subprocess.Popen(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        line = process.stdout.readline()
        if not line.startswith("open http"):
            process.kill()
            raise AssertionError(line + process.stderr.read())
        yield Server(line.split()[1], folder)
        process.kill()
