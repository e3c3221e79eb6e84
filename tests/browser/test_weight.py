"""What a browser fetches until a new player sees the first hand, as it travels: small enough for a phone on a train."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

import huit.clients
from benchmarks.visit import PHONE, Watched
from tests.browser.conftest import Sit
from tests.browser.game import Game

BUNDLE = Path(huit.clients.__file__).parent / "web"
MOST_OF_ANSWERS = 12_000
"""Bytes of what the server answers besides, as it travels: the list of games is 60 kB if it is not compressed."""
MOST_BY_LINK = 97_200
"""Bytes of page, scripts and styles, gzipped, for whoever opens a table by its link, until nothing more is fetched.

What has to come before the start screen is bounded by `tests.house.test_page`: 90 500. Letters, sounds and words of the story
come later, as the clock of the page goes on. Half a thousand of them keep each thing on the felt in its place, three hundred
lay its seats round a table, two hundred hold the widths of letters that come later, four hundred draw all signs of a card
as one and show a press before what answers it, and six hundred let a browser answer by itself, wherever the page lies, and
several people share it.
"""
MOST_FROM_THE_START = 116_400
"""The same by way of the start screen, where a game is chosen first, or the code of a table is written."""
MOST_TO_THE_FIRST_HAND = 112_800
"""Every byte that comes until the first hand lies there, by way of the start screen on a phone: page, scripts, styles and
answers, as they travel and with their headers, and what the socket says: some hundred bytes more or less, by the hand. The bar of
`make bench-visit` is 110 000; two thousand more are needed since turns to miss stand at a seat, seats round a table, the list of
games says which cards act in each, and a press is shown before what answers it."""
WAITS = ("letters-", "told-", "Windows-", "player-")
"""Files that come after the first hand, by themselves: letters of headings, words of the story, what opens windows, sounds."""
APART = {".woff2", ".mp3", ".ogg", ".opus", ".wav", ".m4a"}


def weight(path: Path) -> int:
    """Return the bytes of a file as the server sends it: a font as it is, a text as the `.gz` that a build for release writes."""
    body = path.read_bytes()
    return len(body) if path.suffix in APART else len(gzip.compress(body, mtime=0))


def answered(response: Response) -> int:
    """Return the bytes of an answer that is no file, as the server sends it."""
    body = response.body()
    return len(gzip.compress(body, mtime=0)) if response.headers.get("content-encoding") else len(body)


@contextmanager
def weighed(game: Game, most: int) -> Iterator[None]:
    """What the page fetches meanwhile weighs no more than *most*.

    Its clock stands: what it offers or keeps a second later, so as not to delay the table, never comes, on no machine.
    """
    game.page.clock.install(time=0)
    game.page.clock.pause_at(1)
    fetched: dict[Path, int] = {}
    answers: list[Response] = []

    def came(response: Response) -> None:
        path = urlsplit(response.url).path
        page = "start.html" if path == "/" else "room.html"
        file = BUNDLE / (path.lstrip("/") if path.startswith("/assets/") else page)
        if path.startswith("/assets/") or response.request.resource_type == "document":
            fetched[file] = weight(file)
        elif response.ok:
            answers.append(response)

    game.page.on("response", came)
    yield
    expect(game.by("hand")).to_be_visible()
    expect(game.cards).to_have_count(8)
    game.page.wait_for_load_state("networkidle")
    first = {file: size for file, size in fetched.items() if file.suffix not in APART}
    told = "\n".join(f"{size:7d} {file.name}" for file, size in sorted(first.items(), key=lambda each: -each[1]))
    assert sum(file.suffix == ".js" for file in first) > 1
    assert sum(first.values()) <= most, f"{sum(first.values())} bytes:\n{told}"
    assert not [file.name for file in fetched if file.suffix in APART or file.name.startswith(WAITS)]
    others = {urlsplit(response.url).path: answered(response) for response in answers}
    assert sum(others.values()) <= MOST_OF_ANSWERS, others
    game.assert_no_complaint()


def test_the_first_table_weighs_no_more_than_it_should(sit: Sit):
    game = sit(own=True, newcomer=True)
    room = game.make_room(rules="monclar", seats=3)
    with weighed(game, MOST_BY_LINK):
        game.page.goto(f"{game.address}/jeu/{room}")


@pytest.mark.long(short="test_the_first_table_weighs_no_more_than_it_should")
def test_so_does_the_way_there_from_the_start(sit: Sit):
    game = sit(own=True, newcomer=True)
    with weighed(game, MOST_FROM_THE_START):
        game.open_start()
        game.hurry_computers()
        game.by("start-rules-monclar").check()
        game.by("start-play").click()


def test_every_byte_until_the_first_hand(sit: Sit):
    game = sit(own=True, newcomer=True, **PHONE)
    game.page.clock.install(time=0)
    game.page.clock.pause_at(1)
    watched = Watched(game.page.context.new_cdp_session(game.page))
    game.open_start()
    game.by("start-play").click()
    expect(game.by("hand")).to_be_visible()
    expect(game.cards.first).to_be_visible()
    requests = watched.requests
    told = "\n".join(f"{request.got:7d} {request.what}" for request in requests)
    assert [request.what for request in requests if request.what.startswith("SOCKET")], told
    assert sum(request.got for request in requests) <= MOST_TO_THE_FIRST_HAND, told
    game.assert_no_complaint()


def test_what_waits_for_the_first_hand_comes_by_itself(sit: Sit):
    game = sit(own=True, newcomer=True, **PHONE)
    fetched: list[str] = []
    game.page.on("request", lambda asked: fetched.append(urlsplit(asked.url).path.rpartition("/")[2]))
    game.open_start()
    game.by("start-play").click()
    expect(game.cards).to_have_count(8)
    game.wait_until(lambda: all(any(name.startswith(part) for name in fetched) for part in WAITS), lambda: str(fetched))
    expect(game.by("log")).to_contain_text("8 cartes à chacun")
    game.assert_no_complaint()
