"""The explorer's server: a page, the project's sources, and what a text becomes. On the loopback address alone.

Who has the token may ask: it comes once, in the address that is opened, and stays in a cookie. A request whose Host is
another is refused (a name that was made to point here), and one that asks for work and whose Origin is another page.
Nothing that is sent names a file: sources are chosen by names that the server has listed.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.requests import Request as Asked
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from cipherwright.explore.compiling import Request, shown
from cipherwright.explore.workers import Stopped, Workers
from cipherwright.project.sources import Library
from dsl.parser import MAX_TEXT
from targets.cpu import mode_names

HERE = Path(__file__).parent
PAGES = HERE.parent / "pages"
COOKIE = "cipherwright-explore"
BODY = 2 * MAX_TEXT
"""Bytes of a request, at most."""
VIEWS = 6
"""Pages of code that are kept for the page's frame."""
FIELDS = ("stem", "source", "kernel", "cpu", "variant", "page")
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; "
          "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
FRAME_POLICY = ("sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
                "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'")
"""Of the page of code, which has its script and style in itself: it may reach nothing, nor this server."""
HEADERS = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
           "Cache-Control": "no-store", "Cross-Origin-Opener-Policy": "same-origin",
           "Cross-Origin-Resource-Policy": "same-origin"}


@dataclass
class Explorer:
    """What the server knows. `port`: where it listens; `token`: what opens it."""

    library: Library
    port: int
    first: dict[str, str] = field(default_factory=dict)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    workers: Workers = field(default_factory=Workers)
    views: OrderedDict[str, str] = field(default_factory=OrderedDict)

    @property
    def hosts(self) -> tuple[str, ...]:
        """By what names a browser may call it."""
        return f"127.0.0.1:{self.port}", f"localhost:{self.port}"

    @property
    def address(self) -> str:
        """What is opened."""
        return f"http://127.0.0.1:{self.port}/?token={self.token}"

    def app(self) -> Starlette:
        """The application."""
        app = Starlette(routes=[
            Route("/", self.page), Route("/explore.js", partial(self.file, "explore.js", "text/javascript")),
            Route("/explore.css", partial(self.file, "explore.css", "text/css")), Route("/style.css", self.style),
            Route("/choices", self.choices), Route("/source/{stem}", self.source),
            Route("/compile", self.compile, methods=["POST"]), Route("/view/{key}", self.view)])
        app.add_middleware(BaseHTTPMiddleware, dispatch=self.guard)
        return app

    async def guard(self, asked: Asked, answer: Callable[[Asked], Awaitable[Response]]) -> Response:
        """Refuse who may not ask, and give every answer its headers."""
        response = self._refused(asked) or await answer(asked)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    def _refused(self, asked: Asked) -> Response | None:
        if asked.headers.get("host") not in self.hosts:
            return _plain(421, f"this server answers to {' and '.join(self.hosts)} alone")
        origin = asked.headers.get("origin")
        foreign = origin is not None and origin not in [f"http://{host}" for host in self.hosts]
        if foreign or (asked.method != "GET" and origin is None):
            return _plain(403, "a page of another origin may not ask")
        given = asked.query_params.get("token", "") if asked.url.path == "/" else ""
        if not self._opens(asked.cookies.get(COOKIE, "")) and not self._opens(given):
            return _plain(403, "open the address that `explore` has printed: it has a token")
        if int(asked.headers.get("content-length") or 0) > BODY:
            return _plain(413, f"more than {BODY} bytes")
        return None

    def _opens(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), self.token.encode())

    async def page(self, asked: Asked) -> Response:
        """The page; a token in its address becomes a cookie."""
        if asked.query_params.get("token"):
            response: Response = RedirectResponse("/", 303)
            response.set_cookie(COOKIE, self.token, httponly=True, samesite="strict")
            return response
        return HTMLResponse((HERE / "explore.html").read_text(encoding="utf-8"))

    async def file(self, name: str, kind: str, asked: Asked) -> Response:
        """A part of the page."""
        return Response((HERE / name).read_bytes(), media_type=kind)

    async def style(self, asked: Asked) -> Response:
        """What all pages share."""
        return Response((PAGES / "style.css").read_bytes(), media_type="text/css")

    async def choices(self, asked: Asked) -> Response:
        """Sources and CPUs there are, and what to begin with."""
        sources = sorted(s.path.stem for s in self.library.sources if not s.unread)
        return JSONResponse({"sources": sources, "cpus": mode_names(), "first": self.first})

    async def source(self, asked: Asked) -> Response:
        """The text of a source of the project."""
        for one in self.library.sources:
            if one.path.stem == asked.path_params["stem"] and not one.unread:
                return Response(one.text, media_type="text/plain")
        return _plain(404, "no source of the project is called so")

    async def compile(self, asked: Asked) -> Response:
        """What a text becomes: as `compiling.Shown`, with the address of the code's page in the place of the page."""
        body = await _body(asked)
        if body is None:
            return _plain(413, f"more than {BODY} bytes")
        try:
            given = json.loads(body)
            words = {name: str(given.get(name, "")) for name in FIELDS}
        except (ValueError, AttributeError):
            return _plain(400, "expected an object as JSON")
        page = words.pop("page")
        if not words["stem"].isidentifier() or (words["cpu"] and words["cpu"] not in mode_names()):
            return _plain(400, "expected the name of a source, and of a CPU that kernels are built for")
        try:
            made = await self.workers.run(page, partial(shown, Request(**words), self.library))
        except Stopped as error:
            made = {"error": {"line": 0, "column": 0, "message": str(error), "hint": ""}, "stopped": True}
        if made.get("page"):
            made["view"] = f"/view/{self._keep(made.pop('page'))}"
        return JSONResponse(made)

    def _keep(self, page: str) -> str:
        key = secrets.token_urlsafe(12)
        self.views[key] = page
        while len(self.views) > VIEWS:
            self.views.popitem(last=False)
        return key

    async def view(self, asked: Asked) -> Response:
        """A page of code, for the frame."""
        page = self.views.get(asked.path_params["key"])
        if page is None:
            return _plain(404, "this page of code is no longer kept: change the source, or reload")
        return HTMLResponse(page, headers={"Content-Security-Policy": FRAME_POLICY})


def _plain(status: int, text: str) -> Response:
    return Response(text + "\n", status, media_type="text/plain")


async def _body(asked: Asked) -> bytes | None:
    """What was sent; None if it is too much, whatever its length was said to be."""
    parts, size = [], 0
    async for part in asked.stream():
        size += len(part)
        if size > BODY:
            return None
        parts.append(part)
    return b"".join(parts)
