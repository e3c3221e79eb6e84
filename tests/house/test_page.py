"""The page as it travels: small enough for a phone on a train."""

import gzip
import re
from pathlib import Path

import huit.clients

BUNDLE = Path(huit.clients.__file__).parent / "web"
MOST_AT_FIRST = 90_500
"""Bytes before the start screen stands, and a whole game can be played by most rules."""
STORED = 4
"""Bytes that Brotli adds at most to a text that it leaves as it is."""
MOST_IN_ALL = 464_500
"""And with what is fetched when it is first wanted: sheets, windows of rare choices, the tables of 3-5-8 of Danish, replays,
what guards a deal, the page where rules of one's own are composed (with a way back to those before and the options of the game
they start from), how they are voted, how well computers play, what a strong one would do in one's place and why, which moves of
a round that is over were worse, what filters the list of games, the way back to one's tables, and the rounds of a table that
are over, the way to the lab, what is told of an absent player and of a chair that was somebody else’s, what calls one at one's
turn (sounds, notifications), what keeps the page for a time without a network, and the finished rounds that this browser keeps,
with the code that carries them to another device; the questions of a page that one writes down, what is kept by hand, the
window in which a card is called; the code of a table, and who has come in; what people write; what finished rounds say in
figures; a hand alone; what is shouted across the felt, and the podium; several people at one device; parts that lie anywhere;
what is said where something needs a server and there is none.
"""
APART = {
    "the lab": (("LabPage-", "pictures-"), 103_000),
    "all games side by side": (("SidePage-",), 12_500),
    "the deal of the day": (("DailyPage-", "daily-"), 10_500),
    "the television": (("Television-", "screen-"), 22_000),
    "the circle": (("circle-",), 38_000),
    "playing without a server": (("here-", "engine_worker-"), 13_200),
    "lessons": (("LessonWindow-", "ShowMe-"), 9_500),
}
"""What is fetched there and nowhere else: how its files begin, and their most bytes. Of the lab, 88 thousand draw the pictures
(Observable Plot); words of the deal of the day are fetched also where it ends at its table."""


def texts() -> list[Path]:
    return [path for path in BUNDLE.rglob("*") if path.suffix in {".css", ".html", ".js", ".svg"}]


def weight(paths: list[Path]) -> int:
    return sum(path.with_name(path.name + ".gz").stat().st_size for path in paths)


def test_the_page_weighs_no_more_than_it_should():
    index = BUNDLE / "index.html"
    named = set(re.findall(r"[\w.-]+\.(?:js|css|svg)", index.read_text("utf-8")))
    first = [index, *(path for path in texts() if path.name in named)]
    assert any(path.suffix == ".js" for path in first)
    assert weight(first) <= MOST_AT_FIRST
    rest = set(texts())
    for place, (names, most) in APART.items():
        apart = [path for path in texts() if path.name.startswith(names)]
        assert not {*apart} & set(first), place
        assert 0 < weight(apart) <= most, place
        rest -= set(apart)
    assert weight([*rest]) <= MOST_IN_ALL
    for path in texts():
        assert gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == path.read_bytes()


def test_every_text_lies_there_by_brotli_too():
    for path in texts():
        packed, by_gzip = (path.with_name(path.name + suffix).stat().st_size for suffix in (".br", ".gz"))
        # A line that is nearly all names of files gets no smaller by either: by how much not, their digests decide.
        size = path.stat().st_size
        assert 0 < packed <= (size + STORED if by_gzip >= size else by_gzip), path.name


def test_pages_name_what_their_script_asks_for_first_and_browsers_compile_it_ahead():
    start, room, index = (named_in(BUNDLE / f"{name}.html") for name in ("start", "room", "index"))
    assert {name.partition("-")[0] for name in start} >= {"index", "start", "room"}
    assert index < room < start
    for name in start:
        path = BUNDLE / "assets" / name
        assert path.is_file(), name
        if name.startswith(("index-", "start-", "room-")) and path.suffix == ".js":
            assert path.read_text("utf-8").startswith("//# allFunctionsCalledOnLoad\n"), name
    assert 'href="/api/games"' in (BUNDLE / "start.html").read_text("utf-8")


def named_in(page: Path) -> set[str]:
    """Return the names of the files that *page* names."""
    return set(re.findall(r"/assets/([\w.-]+)", page.read_text("utf-8")))


def test_a_link_shows_what_it_leads_to_and_nothing_of_a_room():
    index = (BUNDLE / "index.html").read_text("utf-8")
    told = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]+)"', index))
    assert "8 américain" in told["title"]
    assert "on ouvre le lien" in told["description"]
