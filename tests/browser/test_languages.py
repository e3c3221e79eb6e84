"""The page in one language is wholly in it: what one sees and what one hears, on every screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import hurry_on, open_replay
from tests.browser.game import Game
from tests.cases import as_case

SEEN = """() => {
  const mine = document.documentElement.lang;
  const told = [];
  const walk = (node) => {
    if (node.nodeType === 3) return void told.push(node.data);
    if (node.nodeType !== 1 || (node.lang && node.lang !== mine)) return;
    if (/^(SCRIPT|STYLE|NOSCRIPT|CODE|KBD)$/.test(node.tagName)) return;
    for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'])
      if (node.getAttribute(name)) told.push(node.getAttribute(name));
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  told.push(document.title);
  return told.map((text) => text.trim()).filter(Boolean);
}"""
"""All text and all accessible names of the page, but for what is marked as being in the other language."""

FRENCH = re.compile(
    r"[«»œçàâêîôûùëï]|\b(le|la|les|des|du|une|et|est|sont|vous|votre|vos|pour|avec|dans|qui|que|pas|joue|jouer|joueurs?|cartes?|"
    r"manches?|pioche|piochez|défausse|annoncez?|règles?|langue|retour|fermer|aide|réglages|partie|gagne|coups?|nouvelle)\b",
    re.IGNORECASE,
)
ENGLISH = re.compile(
    r"\b(the|and|your|you|cards?|plays?|with|of|is|are|to|round|draws?|stock|discard|settings|help|close|back|start|rules|wins?|moves?|"
    r"game|what|which|how|hearts|spades|clubs|diamonds|seat|players?)\b",
    re.IGNORECASE,
)
PROPER = re.compile(
    r"«»|\b(Léa|Zoé|Inès|Noé|Léo|Huit|Anne|Hugo|Malo|Jade|Rose|Sacha|Est|Nord|Ouest|Crazy Eights|Hollywood|Countdown"
    r"|One [Cc]ard|TOML)\b"
)
"""Names, and a sign of the composer that is the same in both languages."""


def strangers(game: Game, language: str) -> list[str]:
    """Return what of the page is in the other language; names of games and people may be in either."""
    games = game.page.context.request.get(f"{game.address}/api/rules").json()["rules"]
    names = {name for rules in games for name in rules["name"].values()}
    other = FRENCH if language == "en" else ENGLISH

    def bare(text: str) -> str:
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, " ")
        return PROPER.sub(" ", text)

    return sorted({text for text in game.page.evaluate(SEEN) if other.search(bare(text))})


def dialog(opener: str) -> Callable[[Game], None]:
    """Return what opens a window of the table."""

    def opened(game: Game) -> None:
        game.by(opener).click()
        expect(game.page.get_by_role("dialog")).to_be_visible()

    return opened


def page_at(path: str, hook: str) -> Callable[[Game], None]:
    def opened(game: Game) -> None:
        game.page.goto(f"{game.address}{path}")
        expect(game.by(hook).first).to_be_visible()

    return opened


def table_of(rules: str) -> Callable[[Game], None]:
    def opened(game: Game) -> None:
        game.open_room(rules=rules)
        # Whoever was drawn to cut does so first: here it may be us.
        if game.by("first-deal").is_visible():
            game.by("btn-deal").click()
        expect(game.by("first-deal")).to_be_hidden()

    return opened


def shown(game: Game) -> None:
    game.by("show-me-0").click()
    expect(game.by("lesson-state")).to_have_attribute("data-stage", "asks", timeout=NOTHING_MORE_MS)


def lobby(game: Game) -> None:
    room = game.make_room(rules="monclar", seats=2, chairs=["me", "open"])
    game.page.goto(f"{game.address}/jeu/{room}")
    expect(game.by("lobby")).to_be_visible()


SCREENS: dict[str, Callable[[Game], None]] = {
    "start": lambda game: game.open_start(),
    "lobby": lobby,
    "table of 3-5-8": table_of("trois-cinq-huit"),
    "table of Danish": table_of("danish"),
    "verifier": page_at("/verifier", "verifier"),
    "score sheet": page_at("/score", "score"),
    "lab": page_at("/lab", "lab"),
    "daily": page_at("/donne-du-jour", "daily-calendar"),
    "circles": page_at("/cercle", "no-circles"),
    "playing without a server": page_at("/ici", "here"),
    "side by side": page_at("/cote-a-cote", "side-table"),
    "own rules": page_at("/rules", "own-sheet"),
    "table of the eights": table_of("les-huit"),
    # Windows of that table.
    "settings": dialog("settings-open"),
    "help": dialog("help-open"),
    "rule sheet": dialog("sheet-open"),
    # Over the rule sheet.
    "lesson": shown,
}
WINDOWS = ("settings", "help", "lesson")


NOTHING_MORE_MS = 120_000
"""The moments of a replay are worked out while one looks: for as long as the server takes, the page waits for them."""


def assert_wholly(game: Game, language: str, screen: str) -> None:
    """All that the page shows, and all that it says, is in this language, once nothing more comes."""
    expect(game.page.locator("html")).to_have_attribute("lang", language)
    game.page.wait_for_load_state("networkidle", timeout=NOTHING_MORE_MS)
    assert strangers(game, language) == [], screen


FEW = ["start", "table of the eights", "settings"]
REST = [screen for screen in SCREENS if screen not in FEW or screen == "table of the eights"]
"""With the table whose windows are opened after it."""
LOTS = [
    as_case(("en", FEW), is_long=False),
    as_case(("en", REST), is_long=True),
    as_case(("fr", list(SCREENS)), is_long=True),
]


@pytest.mark.parametrize(("language", "screens"), LOTS, ids=["en", "en, the others", "fr"])
def test_a_screen_is_wholly_in_one_language(sit: Sit, language: str, screens: list[str]):
    game = sit(locale="en-GB" if language == "en" else "fr-FR")
    for screen in screens:
        SCREENS[screen](game)
        assert_wholly(game, language, screen)
        if screen in WINDOWS:
            # What lies beneath a window closes after it.
            while left := game.page.get_by_role("dialog").count():
                game.page.keyboard.press("Escape")
                expect(game.page.get_by_role("dialog")).to_have_count(left - 1)
            expect(game.page.get_by_role("dialog")).to_have_count(0)


def in_the_other_language(game: Game) -> None:
    """Press for the other language, and open the page anew: nothing is left of what was said before."""
    game.by("language").click()
    game.page.reload()


@pytest.mark.long(short="test_a_screen_is_wholly_in_one_language")
@pytest.mark.parametrize("rules", ["monclar", "danish"])
def test_so_is_the_result_of_a_round(sit: Sit, rules: str):
    game = sit(locale="en-GB")
    game.open_room(rules=rules)
    hurry_on(game)
    expect(game.by("round-over")).to_be_visible()
    assert_wholly(game, "en", rules)
    game.page.keyboard.press("Escape")
    expect(game.by("round-over")).to_be_hidden()
    in_the_other_language(game)
    expect(game.by("round-over")).to_be_visible()
    assert_wholly(game, "fr", rules)


@pytest.mark.long(short="test_a_screen_is_wholly_in_one_language")
def test_so_is_a_replay(sit: Sit, replay: str):
    game = sit()
    for language in ("fr", "en"):
        open_replay(game, replay)
        game.by("replay-verify").click()
        expect(game.by("findings")).to_be_visible()
        assert_wholly(game, language, "replay")
        in_the_other_language(game)


def test_the_test_sees_a_stranger(sit: Sit):
    game = sit()
    game.open_start()
    game.page.evaluate("document.querySelector('main').append('The other players')")
    assert strangers(game, "fr") == ["The other players"]
