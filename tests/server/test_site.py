"""`huit site`: a folder of files that plays anywhere, and says in which words why it was not written."""

import json
import re
import shutil
from fnmatch import fnmatch
from pathlib import Path

import pytest
from click.testing import CliRunner

from huit.commands import main
from huit.rooms.agreement import rules_in_force
from huit.rooms.snapshot import digest_of_sources
from huit.rules import rule_names
from huit.server.http.pages import WEB
from huit.server.http.security import HEADERS, OF_ENGINE
from huit.server.site.folder import LIST, SiteError, files_of, write_site
from huit.server.site.parts import POLICY, UnknownPageError, start_page, worker
from huit.server.told.games import games_told, sheet_told
from tests.built_engine import build_engine
from tools.engine.folder import DIGEST_LENGTH
from tools.engine.parts import HERE as ENGINE_TOOLS

MOST_PACKED = 5_000_000
"""Bytes of a whole site on their way, by Brotli."""
DIGEST = "0" * DIGEST_LENGTH
SMALL_ENGINE = {"huit.pack": b"pack", "pyodide.mjs": b"export {}", "pyodide.asm.wasm": b"wasm"}


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An engine as `make engine` leaves it, but empty."""
    folder = tmp_path_factory.mktemp("engine")
    (folder / DIGEST / "LICENSES").mkdir(parents=True)
    for name, body in SMALL_ENGINE.items():
        for suffix in ("", ".br", ".gz"):
            (folder / DIGEST / f"{name}{suffix}").write_bytes(body)
    for text in (ENGINE_TOOLS / "licences").iterdir():
        shutil.copy(text, folder / DIGEST / "LICENSES")
    files = [{"name": name, "size": len(body), "br": len(body), "gz": len(body)} for name, body in SMALL_ENGINE.items()]
    (folder / "engine.json").write_text(json.dumps({"digest": DIGEST, "sources": digest_of_sources(), "files": files}))
    return folder


@pytest.fixture(scope="module")
def site(engine: Path) -> dict[str, bytes]:
    return files_of(WEB, engine)[0]


def text(site: dict[str, bytes], name: str) -> str:
    return site[name].decode()


def test_all_that_is_named_is_there_and_nothing_by_an_address_of_its_host(site: dict[str, bytes]):
    page = text(site, "index.html")
    named = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert len(named) > 6
    assert all(name.startswith("./") and name[2:] in site for name in named), named
    manifest = json.loads(text(site, "manifest.webmanifest"))
    assert "id" not in manifest
    assert (manifest["start_url"], manifest["scope"], manifest["shortcuts"][0]["url"]) == ("./", "./", "./?/score")
    assert all(icon["src"].removeprefix("./") in site for icon in manifest["icons"])
    for name, body in site.items():
        if name.startswith("assets/") and name.endswith((".js", ".css")):
            assert b"/assets/" not in body, name
            assert b"url(/" not in body, name
    assert f'data-site="{DIGEST}"' in page


def test_the_worker_keeps_what_is_there_and_every_part_but_sheets_and_the_engine(site: dict[str, bytes]):
    kept = set(re.findall(r'"([^"]*)"', re.findall(r'\["",.*?\]', text(site, "sw.js"))[0])) - {""}
    assert kept <= set(site)
    parts = {name for name in site if name.startswith(("assets/", "api/")) and not name.startswith("api/sheets/")}
    assert {name.partition("-")[0] for name in parts - kept} <= {"assets/pictures"}
    assert not any(name.startswith("engine/") for name in kept)


def test_what_a_server_tells_all_alike_lies_there_as_files(site: dict[str, bytes]):
    assert site["api/games.en.json"] == games_told()["en"]
    assert site["api/games.json"] == games_told()["fr"]
    assert {name for name in site if name.startswith("api/sheets/")} == {
        f"api/sheets/{name}.json" for name in rule_names(unlisted=True)
    }
    sheets, monclar = json.loads(site["api/sheets/monclar.json"]), rules_in_force("monclar")
    assert sheets["any"] == json.loads(sheet_told(monclar, monclar, seats=None, title=""))
    assert sheets["4"] == json.loads(sheet_told(monclar, monclar, seats=4, title=""))
    assert set(sheets) == {"any", *map(str, monclar.seats)}


def sent_with(rules: str, path: str) -> list[tuple[str, str]]:
    """Return the headers that a host sends with *path*, by the *rules* of `_headers`."""
    sent: list[tuple[str, str]] = []
    rule = ""
    for line in rules.splitlines():
        if not line.startswith(" "):
            rule = line.replace(":digest", "*")
        elif fnmatch(path, rule):
            name, _, value = line.strip().partition(": ")
            sent.append((name, value))
    return sent


def headers_of(site: dict[str, bytes], path: str) -> list[tuple[str, str]]:
    return sent_with(text(site, "_headers"), path)


def test_headers_are_those_of_the_server_and_nothing_has_two_policies(site: dict[str, bytes]):
    worker_name = next(name for name in site if name.startswith("assets/engine_worker-"))
    for name in (*site, ""):
        sent = headers_of(site, f"/{name}")
        assert len(sent) == len(dict(sent)), name
        assert dict(sent)["X-Content-Type-Options"] == "nosniff"
    for page in ("/", "/index.html", "/404.html", "/sw.js"):
        assert dict(headers_of(site, page))[POLICY] == HEADERS[POLICY]
    assert dict(headers_of(site, f"/{worker_name}"))[POLICY] == OF_ENGINE[POLICY]
    assert "immutable" in dict(headers_of(site, f"/engine/{DIGEST}/huit.pack"))["Cache-Control"]
    # Hosts without headers: the page has its policy with it.
    assert "script-src &#x27;self&#x27;" in text(site, "index.html")
    assert "<script" not in text(site, "404.html")


def test_the_licences_of_all_parts_lie_beside_them(site: dict[str, bytes]):
    licences = {name.removeprefix("LICENSES/") for name in site if name.startswith("LICENSES/")}
    assert licences >= {"Huit.txt", "page.txt"} | {f"engine/{text.name}" for text in (ENGINE_TOOLS / "licences").iterdir()}
    assert sum("OFL" in name for name in licences) == 2


def test_hosts_that_pack_nothing_send_packed_files_but_for_those_that_browsers_import(site: dict[str, bytes]):
    packed = {name for name in site if name.endswith((".gz", ".br"))}
    assert packed == {f"engine/{DIGEST}/huit.pack.gz", f"engine/{DIGEST}/pyodide.asm.wasm.gz"}


def test_a_site_takes_the_place_of_the_one_before_and_of_nothing_else(tmp_path: Path, engine: Path):
    folder = tmp_path / "a" / "b"
    written = write_site(folder, engine=engine)
    assert written.files == len((folder / LIST).read_text("utf-8").splitlines())
    (folder / ".git").mkdir()
    (folder / "CNAME").write_text("jeu.example.org")
    (folder / "assets" / "old-1.js").write_text("old")
    (tmp_path / "kept").write_text("not ours")
    with (folder / LIST).open("a") as names:
        names.write("assets/old-1.js\n../../kept\n.git/HEAD\n")
    write_site(folder, engine=engine)
    assert not (folder / "assets" / "old-1.js").exists()
    for kept in (folder / "CNAME", folder / ".git", tmp_path / "kept"):
        assert kept.exists(), kept


def test_what_is_missing_is_said_and_what_would_be_right(tmp_path: Path, engine: Path):
    full = tmp_path / "full"
    full.mkdir()
    (full / "thesis.txt").write_text("three years")
    old = tmp_path / "old"
    old.mkdir()
    (old / "engine.json").write_text(json.dumps({"digest": DIGEST, "sources": "others", "files": []}))
    for code, bundle, played, folder in (
        ("no_page", tmp_path, engine, tmp_path / "out"),
        ("no_engine", WEB, tmp_path, tmp_path / "out"),
        ("old_engine", WEB, old, tmp_path / "out"),
        ("not_empty", WEB, engine, full),
    ):
        with pytest.raises(SiteError) as refused:
            write_site(folder, bundle=bundle, engine=played)
        assert refused.value.code == code
        for language in ("fr", "en"):
            assert re.search(r"make (play|engine)|vide|empty", refused.value.text(language))
    assert not (tmp_path / "out").exists()
    told = CliRunner(env={"HUIT_LANG": "fr"}).invoke(main, ["site", str(full)])
    assert told.exit_code == 1
    assert "n’est pas vide" in told.output


@pytest.mark.parametrize("page", ["", "<html>", '<html lang="fr">'])
def test_a_page_of_another_build_is_not_written(page: str):
    with pytest.raises(UnknownPageError):
        start_page(page, DIGEST)
    with pytest.raises(UnknownPageError):
        worker(page, [], DIGEST)


@pytest.mark.long(short="test_all_that_is_named_is_there_and_nothing_by_an_address_of_its_host")
def test_a_whole_site_travels_in_few_bytes():
    build_engine()
    assert files_of()[1] <= MOST_PACKED
