"""The server answers over HTTP as its own description says, whatever it is asked: schemathesis asks it."""

import asyncio
from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

import msgspec
import pytest
from aiohttp import ClientSession
from hypothesis import given, settings
from hypothesis import strategies as st

from huit.server.http.app import create_app
from huit.server.http.openapi import document
from tests.browser.serving import Server
from tests.cases import examples, mostly_long
from tests.server.process import WAIT_S, browser
from tests.server.test_replays import a_round

DESCRIPTION: dict[str, Any] = msgspec.json.decode(document())
OPERATIONS = [(method, path) for path, methods in DESCRIPTION["paths"].items() for method in methods if method != "parameters"]


class Asked(NamedTuple):
    """A server in which there is something to ask for, and a guest who may ask: a round is over, and shared."""

    address: str
    names: dict[str, Any]
    cookies: dict[str, str]


async def played(address: str) -> Asked:
    async with browser(address) as client:
        settings = {"public": True, "watch": "all"}
        guest, replay = await a_round(client, "minimale", 3, {}, settings=settings)
        names = {"room": guest.room, "watch": guest.view["watch"], "replay": replay, "round_no": 1}
        # No deal is told of that day: a par would be played for longer than any answer here may take.
        names["day"] = "2000-01-01"
        circle, cookie = await a_circle(client)
        names |= {"circle": circle, "member": 1, "pinned": 1, "result": 1}
        return Asked(address, names, dict(each.split("=", 1) for each in (guest.cookie, cookie)))


async def a_circle(client: ClientSession) -> tuple[str, str]:
    """A circle with rules and a score sheet: its name, and the cookie of who has founded it."""
    async with client.post("/api/circles", json={"circle": "Les Dupont", "name": "Anne"}) as response:
        circle, (cookie,) = (await response.json())["circle"], response.cookies.values()
    headers = {"Cookie": f"{cookie.key}={cookie.value}"}
    sheet = {"at": 1, "lines": [{"member": 1, "points": 2}, {"name": "Max", "points": 1}]}
    for path, body in (("rules", {"rules": "monclar", "seats": 3}), ("evenings", sheet)):
        async with client.post(f"/api/circles/{circle}/{path}", json=body, headers=headers) as response:
            assert response.status == 201
    return circle, headers["Cookie"]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Generator[Asked]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    try:
        told = asyncio.run(played(server.address))
        # A first look at a round compiles, or loads, what it needs: longer than any answer here may take.
        with urlopen(f"{server.address}/api/replays/{told.names['replay']}/moments", timeout=WAIT_S) as response:
            assert response.status == 200
        yield told
    finally:
        server.stop()


@pytest.mark.parametrize(("method", "path"), mostly_long(OPERATIONS, every=7), ids=map(" ".join, OPERATIONS))
def test_every_answer_is_as_described(asked: Asked, method: str, path: str):
    import schemathesis
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method]
    cases = operation.as_strategy()
    if operation.body or operation.path_parameters or operation.query:
        # As described, or with something wrong in it.
        cases |= operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    holds = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]

    @settings(max_examples=examples(50))
    @given(cases, st.booleans(), st.booleans())
    def check(case: schemathesis.Case, is_there: bool, is_guest: bool) -> None:
        if is_there:
            case.path_parameters |= {name: asked.names[name] for name in case.path_parameters or {}}
        response = case.call(base_url=asked.address, cookies=asked.cookies if is_guest else {})
        case.validate_response(response, checks=holds)

    check()


async def test_every_request_that_is_answered_is_described_and_no_other(tmp_path: Path):
    app = await create_app(tmp_path)
    answered = {
        f"{route.method} {route.resource.canonical}"
        for route in app.router.routes()
        if route.resource.canonical.startswith("/api/") and route.method != "HEAD"
    }
    described = {f"{method.upper()} {path}" for method, path in OPERATIONS}
    assert answered - {"GET /api/openapi.json"} == described
    await app.cleanup()
