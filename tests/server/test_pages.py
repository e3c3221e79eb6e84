"""The page, what the page asks for, and the headers on every answer."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from huit.server.http import pages
from huit.server.http.security import HEADERS, OF_DATA, OF_PAGES
from huit.server.limits import MOST_IMPORT_BYTES
from tests.server.conftest import Serve
from tests.server.guests import Guest
from tests.server.test_doors import answered

ORDER: dict[str, Any] = {"rules": "monclar", "seats": 4, "name": "Anne", "player": "thrifty", "pace": 1.0, "forget": 0.0}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    for name in ("index", "start", "room"):
        (tmp_path / "web" / f"{name}.html").write_text(f"<!doctype html><title>Huit</title><!-- {name} -->", "utf-8")
    (tmp_path / "web" / "favicon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "web" / "sw.js").write_text("self.huit = 8", "utf-8")
    (tmp_path / "web" / "assets" / "index-Ab_3-x.js").write_text("let huit = 8", "utf-8")
    (tmp_path / "web" / "assets" / "engine_worker-Ab_3-x.js").write_text("let huit = 8", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return tmp_path / "web"


async def test_security_headers_stand_on_every_answer(serve: Serve, bundle: Path):
    client = await serve(bundle=bundle)
    paths = [
        "/",
        "/jeu/k3v9abcd",
        "/score",
        "/rules",
        "/favicon.svg",
        "/sw.js",
        "/api/sheet",
        "/api/rooms/k3v9abcd",
        "/no/such",
        "/assets/no",
    ]
    for path in paths:
        async with client.get(path) as response:
            assert {name: response.headers.get(name) for name in HEADERS} == HEADERS, path
    # A script is no page: browsers would not look at what is meant for one.
    async with client.get("/assets/index-Ab_3-x.js") as response:
        told = {name: response.headers.get(name) for name in HEADERS}
        assert told == HEADERS | dict.fromkeys(OF_PAGES)
    # Nor is JSON.
    for path in ("/api/games", "/api/rules"):
        async with client.get(path) as response:
            told = {name: response.headers.get(name) for name in HEADERS}
            assert told == HEADERS | dict.fromkeys(OF_PAGES) | OF_DATA, path
    for body in ("{", "x" * 15_000):
        async with client.post("/api/rooms", data=body) as response:
            assert {name: response.headers.get(name) for name in HEADERS} == HEADERS
    socket = await client.ws_connect("/ws/k3v9abcd")
    assert {name: socket._response.headers.get(name) for name in HEADERS} == HEADERS
    await socket.close()


async def test_the_worker_of_the_engine_alone_may_compile_webassembly(serve: Serve, bundle: Path):
    client = await serve(bundle=bundle)
    worker = "/assets/engine_worker-Ab_3-x.js"
    for path in ("/", "/assets/index-Ab_3-x.js", worker, "/sw.js", "/api/games"):
        async with client.get(path) as response:
            policy = response.headers.get("Content-Security-Policy", "")
        assert ("wasm-unsafe-eval" in policy) == (path == worker), path
        assert "'unsafe-eval'" not in policy


async def test_the_engine_is_served_where_it_has_been_made(serve: Serve, bundle: Path, monkeypatch: pytest.MonkeyPatch):
    folder = bundle.parent / "engine"
    monkeypatch.setattr(pages, "ENGINE", folder)
    client = await serve(bundle=bundle)
    async with client.get("/engine/engine.json") as response:
        assert response.status == 404
    (folder / "0123456789abcdef" / "LICENSES").mkdir(parents=True)
    (folder / "engine.json").write_text("{}", "utf-8")
    for name in ("pyodide.mjs", "pyodide.asm.wasm", "huit.pack", "LICENSES/Pyodide-MPL-2.0.txt", ".hidden"):
        (folder / "0123456789abcdef" / name).write_bytes(b"8")
    async with client.get("/engine/engine.json") as response:
        assert (response.status, response.headers["Cache-Control"]) == (200, "no-cache")
    types = {"pyodide.mjs": "javascript", "pyodide.asm.wasm": "application/wasm", "huit.pack": "application/octet-stream"}
    for name, kind in (types | {"LICENSES/Pyodide-MPL-2.0.txt": "text/plain"}).items():
        async with client.get(f"/engine/0123456789abcdef/{name}") as response:
            assert response.status == 200, name
            assert response.content_type.endswith(kind)
            assert "immutable" in response.headers["Cache-Control"]
    outside = ("..%2fsecret.txt", "0123456789abcdef/..%2f..%2fsecret.txt")
    for path in (".sources", "0123456789abcdef/.hidden", "0123456789abcdef/", *outside):
        async with client.get(f"/engine/{path}") as response:
            assert response.status == 404, path


async def test_every_address_of_the_page_is_one_of_the_server(serve: Serve, bundle: Path):
    """A page that is reached by a click alone would be gone on reload."""
    addresses = (Path(__file__).parents[2] / "frontend" / "src" / "ground" / "paths.ts").read_text("utf-8")
    paths = re.findall(r"PATH\w* = '(/[\w-]+)'", addresses)
    assert len(paths) == len(re.findall(r"PATH\w* =(?!=)", addresses)), "an address that this test cannot read"
    paths += [f"/{folder}/k3v9abcd" for folder in re.findall(r"nameIn\('(\w+)'\)", addresses)]
    assert len(paths) > 7
    client = await serve(bundle=bundle)
    for path in paths:
        async with client.get(path) as response:
            assert (response.status, response.content_type) == (200, "text/html"), f"{path} of paths.ts: add it to http/pages.py"


def test_the_page_sends_no_longer_file_of_a_circle_than_is_read():
    asked = (Path(__file__).parents[2] / "frontend" / "src" / "pages" / "circle" / "asked.ts").read_text("utf-8")
    assert re.findall(r"MOST_FILE_MEGABYTES = (\d+);", asked) == [str(MOST_IMPORT_BYTES // 1_000_000)]


async def test_the_page_is_asked_for_again_and_its_assets_are_kept(serve: Serve, bundle: Path):
    client = await serve(bundle=bundle)
    for path in ("/", "/jeu/k3v9abcd", "/score", "/score/", "/rules", "/parties", "/parties/", "/donne-du-jour", "/reprendre"):
        async with client.get(path) as response:
            assert (response.status, response.content_type, response.headers["Cache-Control"]) == (200, "text/html", "no-cache")
    async with client.get("/assets/index-Ab_3-x.js") as response:
        assert response.content_type in ("text/javascript", "application/javascript")
        assert "immutable" in response.headers["Cache-Control"]


@pytest.mark.parametrize(
    ("path", "page"), [("/", "start"), ("/jeu/k3v9abcd", "room"), ("/score", "index"), ("/tv/k3v9", "index")]
)
async def test_an_address_has_the_page_that_names_what_it_asks_for_first(serve: Serve, bundle: Path, path: str, page: str):
    async with (await serve(bundle=bundle)).get(path) as response:
        assert f"<!-- {page} -->" in await response.text()


async def test_what_is_kept_for_ever_is_not_asked_for_again(serve: Serve, bundle: Path):
    client = await serve(bundle=bundle)
    async with client.get("/assets/index-Ab_3-x.js") as response:
        assert "immutable" in response.headers["Cache-Control"]
        assert not {"ETag", "Last-Modified", "Accept-Ranges"} & response.headers.keys()
    async with client.get("/") as response:
        assert response.headers["ETag"]


async def test_the_worker_stands_at_the_top_and_is_asked_for_again(serve: Serve, bundle: Path):
    client = await serve(bundle=bundle)
    async with client.get("/sw.js") as response:
        assert (response.status, response.headers["Cache-Control"]) == (200, "no-cache")
        assert response.content_type in ("text/javascript", "application/javascript")
        assert await response.text() == "self.huit = 8"
        current = response.headers["ETag"]
    async with client.get("/sw.js", headers={"If-None-Match": current}) as response:
        assert (response.status, response.headers["Cache-Control"]) == (304, "no-cache")


async def test_without_a_worker_none_is_served(serve: Serve, bundle: Path):
    (bundle / "sw.js").unlink()
    async with (await serve(bundle=bundle)).get("/sw.js") as response:
        assert response.status == 404


async def test_a_browser_that_takes_brotli_is_sent_that(serve: Serve, bundle: Path):
    (bundle / "assets" / "index-Ab_3-x.js.gz").write_bytes(b"by gzip")
    (bundle / "assets" / "index-Ab_3-x.js.br").write_bytes(b"by Brotli")
    client = await serve(bundle=bundle)
    # The client of the tests cannot unpack it: only the head is read.
    request = "GET /assets/index-Ab_3-x.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n"
    head = (await answered(client.port or 0, request.encode())).split("\r\n")
    assert {"Content-Encoding: br", f"Content-Length: {len(b'by Brotli')}", "Vary: Accept-Encoding"} <= set(head)


async def test_what_stands_compressed_beside_an_asset_is_sent_as_it_is(serve: Serve, bundle: Path):
    small = gzip.compress(b"let huit = 8", mtime=0)
    (bundle / "assets" / "index-Ab_3-x.js.gz").write_bytes(small)
    client = await serve(bundle=bundle)
    async with client.get("/assets/index-Ab_3-x.js", headers={"Accept-Encoding": "gzip"}) as response:
        assert response.headers["Content-Encoding"] == "gzip"
        assert response.content_type in ("text/javascript", "application/javascript")
        assert int(response.headers["Content-Length"]) == len(small)
    async with client.get("/assets/index-Ab_3-x.js", headers={"Accept-Encoding": "identity"}) as response:
        assert "Content-Encoding" not in response.headers


@pytest.mark.parametrize(
    "path", ["/assets/..%2f..%2fsecret.txt", "/..%2fsecret.txt", "/assets/.hidden", "/assets/", "/secret.txt"]
)
async def test_nothing_outside_the_bundle_is_served(serve: Serve, bundle: Path, path: str):
    client = await serve(bundle=bundle)
    async with client.get(path) as response:
        assert response.status == 404
        assert "secret" not in await response.text()


async def test_without_a_bundle_the_page_says_how_to_build_it(serve: Serve, tmp_path: Path):
    async with (await serve(bundle=tmp_path / "none")).get("/") as response:
        assert response.status == 503
        assert "make play" in await response.text()


BAD_CHANGES: list[dict[str, Any]] = [
    {"rules": "no such"},
    {"rules": "huit-americain"},
    {"rules": "../monclar"},
    {"seats": 1},
    {"seats": 11},
    {"rules": "demi-paquet", "seats": 2},
    {"seats": "4"},
    {"name": "x" * 21},
    {"name": "a\u202eb"},
    {"name": 7},
    {"player": "cheater"},
    {"pace": 4},
    {"forget": 2},
    {"extra": 1},
]


async def test_a_room_that_cannot_be_is_refused(serve: Serve):
    client = await serve()
    for change in BAD_CHANGES:
        async with client.post("/api/rooms", json=ORDER | change) as response:
            answer = await response.json()
        assert (response.status, answer["code"]) == (400, "malformed"), change
        assert answer["message"]


async def test_a_computer_never_bears_the_name_of_the_person(serve: Serve):
    guest = await Guest.opening(await serve(), name=" léa ", seats=8)
    names = (await guest.sit_down())["names"]
    assert names[0] == "léa"
    assert len({name.casefold() for name in names}) == 8
