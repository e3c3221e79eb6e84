"""What a browser fetches until a new player sees the first hand, as it travels: small enough for a phone on a train."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Response, expect

import huit.clients
from tests.browser.conftest import Sit

BUNDLE = Path(huit.clients.__file__).parent / "web"
MOST_AT_FIRST = 102_000
"""Bytes of page, scripts and styles, gzipped, from the start page to the first hand of Monclar; fonts and sounds apart.

It was 119 700 before. 90 000 are wanted: what would save most is a file of sentences for each language.
"""
MOST_OF_FONTS = 40_000
APART = {".woff2", ".mp3", ".ogg", ".opus", ".wav", ".m4a"}


def weight(path: Path) -> int:
    """Return the bytes of a file as the server sends it: a font as it is, a text as the `.gz` that a build for release writes."""
    body = path.read_bytes()
    return len(body) if path.suffix in APART else len(gzip.compress(body, mtime=0))


def test_the_first_table_weighs_no_more_than_it_should(sit: Sit):
    game = sit(own=True, newcomer=True)
    fetched: dict[Path, int] = {}

    def came(response: Response) -> None:
        path = urlsplit(response.url).path
        file = BUNDLE / path.lstrip("/") if path.startswith("/assets/") else BUNDLE / "index.html"
        if path.startswith("/assets/") or response.request.resource_type == "document":
            fetched[file] = weight(file)

    game.page.on("response", came)
    game.open_start()
    game.hurry_computers()
    game.by("start-rules-monclar").check()
    game.by("start-play").click()
    expect(game.by("hand")).to_be_visible()
    expect(game.cards).to_have_count(8)
    game.page.wait_for_load_state("networkidle")
    first = {file: size for file, size in fetched.items() if file.suffix not in APART}
    told = "\n".join(f"{size:7d} {file.name}" for file, size in sorted(first.items(), key=lambda each: -each[1]))
    assert sum(file.suffix == ".js" for file in first) > 1
    assert sum(first.values()) <= MOST_AT_FIRST, f"{sum(first.values())} bytes:\n{told}"
    assert 0 < sum(size for file, size in fetched.items() if file.suffix in APART) <= MOST_OF_FONTS
    game.assert_no_complaint()
