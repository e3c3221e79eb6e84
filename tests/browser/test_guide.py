"""A first round that explains itself: offered once, a hint at a time, each once, and nothing of the table under it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.danish_table import view_of
from tests.browser.game import Game, Scene
from tests.browser.test_layout import LETTER_SIZES, PEOPLE, SIZES, felts, first_of, not_reached, set_letters, told
from tests.browser.tricks_table import tricks
from tests.cases import as_case

ALONE: dict[str, Any] = {"may": PEOPLE["may"]}
"""What is at hand at a table of one's own: advice, and a move taken back."""
STARTER = [{"kind": "dealt", "seat": 2, "first": 0, "count": 3}, {"kind": "starter", "card": "9h"}]
TWO_CALLED: dict[str, Any] = {
    "hand": ["5h", "Kd"],
    "counts": [2, 5, 6],
    "moves": ["5h"],
    "may_announce": True,
    "announce_with": ["5h"],
}
"""Two cards left, one of which goes with « Carte ! »."""
INSIDE = """(strip) => [...strip.querySelectorAll('p, button')].every((part) => {
  const [box, all] = [part.getBoundingClientRect(), strip.getBoundingClientRect()];
  return box.left >= all.left && box.right <= all.right + 0.5 && box.top >= all.top && box.bottom <= all.bottom + 0.5;
})"""


def newcomer(sit: Sit, **wishes: Any) -> Game:
    """Return the page of a browser that was never here."""
    return sit(scene=True, newcomer=True, reduced_motion="reduce", **wishes)


def helped(sit: Sit, **fields: Any) -> tuple[Game, Scene]:
    """Return the table of a newcomer who accepted the offer."""
    game = newcomer(sit)
    scene = game.sit_at(**{"log": STARTER, **fields})
    game.by("guide-yes").click()
    return game, scene


def expect_hint(game: Game, code: str, words: str) -> None:
    """This hint shows, in these words, and is read out."""
    expect(game.by("guide")).to_have_attribute("data-code", code)
    expect(game.by("guide-text")).to_have_text(re.compile(words))
    expect(game.by("live").locator("p").last).to_have_text(re.compile(words))


def test_a_newcomer_is_offered_explanations_and_asked_no_more(sit: Sit) -> None:
    game = newcomer(sit)
    game.sit_at(log=STARTER)
    expect(game.by("guide-text")).to_have_text("Première manche\u202f? Je vous explique le jeu au fur et à mesure.")
    expect(game.by("live")).to_contain_text("Je vous explique le jeu")
    expect(game.by("log").locator("li").last).to_be_in_viewport()
    game.assert_accessible()
    game.by("guide-no").click()
    expect(game.by("guide")).to_have_count(0)
    expect(game.by("log")).to_be_visible()
    game.page.reload()
    expect(game.by("log")).to_be_visible()
    expect(game.by("guide")).to_have_count(0)
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_newcomer_is_offered_explanations_and_asked_no_more")
def test_nothing_is_offered_to_who_looks_on_nor_to_who_plays_on(sit: Sit) -> None:
    game = newcomer(sit)
    scene = game.sit_at(log=STARTER)
    expect(game.by("guide-yes")).to_be_visible()
    scene.show(seat=None, hand=[], moves=[], log=[])
    expect(game.by("guide")).to_have_count(0)
    scene.set(log=STARTER)
    expect(game.by("guide-yes")).to_be_visible()
    scene.show(turn=1, top="5h", hand=["Kd", "2s"], counts=[2, 5, 6], moves=[], log=[{"kind": "played", "seat": 0, "card": "5h"}])
    expect(game.by("guide")).to_have_count(0)
    expect(game.by("log")).to_contain_text("Vous jouez")


KEPT = [
    ("huit.guide", '{"wish": "off"}', 0),
    ("huit.guide", '{"wish": 7, "told": "all"}', 1),
    ("huit.guide", "{", 1),
    ("huit.rounds", "{}", 0),
]
"""What a browser has kept, under which name, and how often explanations are offered then: what is kept may be malformed."""


@pytest.mark.long(short="test_a_newcomer_is_offered_explanations_and_asked_no_more")
def test_what_is_kept_says_whether_anything_is_offered(sit: Sit) -> None:
    game = newcomer(sit)
    game.sit_at(log=STARTER)
    for name, text, offered in KEPT:
        game.page.evaluate("([name, text]) => { localStorage.clear(); localStorage.setItem(name, text); }", [name, text])
        game.page.reload()
        expect(game.by("log").or_(game.by("guide")).first).to_be_visible()
        expect(game.by("guide-yes"), f"{name}: {text}").to_have_count(offered)
        expect(game.by("log"), f"{name}: {text}").to_be_visible()
    game.assert_no_complaint()


def test_things_are_explained_as_they_happen_and_each_once(sit: Sit) -> None:
    eight = ["8d=c", "8d=d", "8d=h", "8d=s"]
    game, scene = helped(sit, hand=["5h", "8d", "2s"], moves=["5h", *eight])
    expect_hint(game, "follow", r"de même couleur \(cœur\) ou de même valeur \(9\)\.")
    game.assert_accessible()
    game.by("guide-understood").click()
    expect_hint(game, "wild", "Le 8 de carreau va ici sans suivre")
    # Played without a word: it was seen.
    mine = [{"kind": "played", "seat": 0, "card": "8d"}, {"kind": "named", "seat": 0, "suit": "c"}]
    scene.show(turn=1, top="8d", suit="c", named=True, hand=["5h", "2s"], counts=[2, 5, 6], moves=[], log=mine)
    expect_hint(game, "aim", "plus de carte en main")
    attack = [{"kind": "played", "seat": 2, "card": "2c"}, {"kind": "attacked", "seat": 0, "debt": 2}]
    scene.show(turn=0, top="2c", named=False, debt=2, moves=["2s", "draw"], log=attack)
    expect_hint(game, "attack", "piochez 2\u00a0cartes, ou posez le 2 de pique")
    drawn = [{"kind": "drew", "seat": 0, "count": 2, "cause": "debt", "cards": ["Kc", "Kd"]}]
    scene.show(turn=1, debt=0, hand=["5h", "2s", "Kc", "Kd"], counts=[4, 5, 6], moves=[], log=drawn)
    # The aim was there before, and is still worth a word.
    expect_hint(game, "aim", "plus de carte en main")
    skipped = [{"kind": "played", "seat": 1, "card": "Jc"}, {"kind": "skipped", "seat": 2}]
    scene.show(turn=0, top="Jc", suit="c", counts=[4, 1, 6], one_card=[1], moves=["draw"], log=skipped)
    expect_hint(game, "draw", "Aucune de vos cartes ne va")
    game.by("guide-understood").click()
    expect_hint(game, "skipped", "Le valet de trèfle fait passer un tour\u00a0: Léa a perdu son tour")
    game.by("guide-understood").click()
    expect_hint(game, "one_left", "Paul n’a plus qu’une carte")
    game.by("guide-understood").click()
    expect_hint(game, "aim", "plus de carte en main")
    game.by("guide-understood").click()
    expect(game.by("guide")).to_have_count(0)
    scene.show(**TWO_CALLED, top="9h", suit="h", log=[])
    expect_hint(game, "announce", "touchez «\u00a0Carte\u202f!\u00a0»")
    # Nothing is told twice, not even to a page that is opened again.
    game.by("guide-understood").click()
    game.page.reload()
    expect(game.by("log")).to_be_visible()
    expect(game.by("guide")).to_have_count(0)
    game.assert_no_complaint()


@pytest.mark.long(short="test_things_are_explained_as_they_happen_and_each_once")
def test_help_ends_when_one_wants_and_comes_again_from_the_help(sit: Sit) -> None:
    game, _ = helped(sit)
    expect_hint(game, "follow", "même couleur")
    game.by("guide-stop").click()
    expect(game.by("guide")).to_have_count(0)
    game.page.reload()
    # Under load the words of the story come after its frame, and what is told last is what is read out last.
    expect(game.by("live")).to_contain_text("À vous de jouer")
    game.by("help-open").click()
    game.by("guide-again").click()
    expect(game.by("help")).to_be_hidden()
    expect_hint(game, "follow", "même couleur")


@pytest.mark.long(short="test_things_are_explained_as_they_happen_and_each_once")
def test_the_other_language_is_wholly_so(sit: Sit) -> None:
    game = newcomer(sit, locale="en-GB")
    game.sit_at(log=STARTER)
    expect(game.by("guide")).to_have_text(re.compile("Your first round.*Explain.*No thanks", re.DOTALL))
    game.by("guide-yes").click()
    expect_hint(game, "follow", r"the same suit \(hearts\) or of the same rank \(9\)")
    expect(game.by("guide")).to_have_text(re.compile("Got it.*No more help", re.DOTALL))


@pytest.mark.long(short="test_things_are_explained_as_they_happen_and_each_once")
def test_danish_and_3_5_8_are_explained_too(sit: Sit) -> None:
    game, scene = helped(sit, **view_of())
    expect_hint(game, "height", "Il faut un 9 ou plus")
    led = tricks(trick=[[2, "5c"]])
    trick = {"rules": "trois-cinq-huit", "family": "tricks", "hand": ["2c", "7c"], "moves": ["2c", "7c"], "tricks": led}
    scene.set(**trick, log=STARTER)
    expect_hint(game, "tricks", "vous avez 8 plis à faire")
    game.by("guide-understood").click()
    expect_hint(game, "fetch", "il faut jouer trèfle")


LOTS = [as_case([(360, 640)], is_long=False), as_case([size for size in SIZES if size != (360, 640)], is_long=True)]


def fits(game: Game, size: tuple[int, int], about: str) -> list[str]:
    """Return what is wrong, if the strip does not hold its own words and buttons, or the table does not lie beside it."""
    found = not_reached(game, size, about)
    if not game.by("guide").evaluate(INSIDE):
        found.append(f"{about} at {size}: something stands out of it")
    if not game.by("guide-text").evaluate("(said) => said.scrollWidth <= said.clientWidth"):
        found.append(f"{about} at {size}: words are cut")
    return found


@pytest.mark.parametrize("sizes", LOTS, ids=["a phone", "the others"])
def test_what_is_offered_covers_nothing_at_any_size(sit: Sit, sizes: list[tuple[int, int]]) -> None:
    tables = {f"the offer at {name}": fields | ALONE for name, fields in felts().items()}
    game, scene = first_of(sit, tables, newcomer=True)
    found: list[str] = []
    # Family by family: where its table comes anew, the offer comes a while after it.
    for family in dict.fromkeys(fields["family"] for fields in tables.values()):
        of_family = {about: fields for about, fields in tables.items() if fields["family"] == family}
        for size in sizes:
            for about, fields in of_family.items():
                scene.set(**fields)
                expect(game.by("guide-yes")).to_be_visible()
                found += fits(game, size, about)
    assert not found, "\n".join(found)
    game.assert_no_complaint()


LONGEST = [("attack", "minimale", 10), ("attack", "monclar", 4), ("announce", "le-8", 2), ("announce", "huit-cochon", 8)]


@pytest.mark.long(short="test_what_is_offered_covers_nothing_at_any_size")
def test_neither_do_the_longest_hints(sit: Sit) -> None:
    game = newcomer(sit)
    found: list[str] = []
    for hint, rules, seats in LONGEST:
        attack = {"debt": 12, "hand": ["2s", "2d", "8h"], "moves": ["2s", "2d", "8h=c", "draw"]}
        counts = {"counts": [2, *[7] * (seats - 1)]}
        game.sit_at(**told(rules, seats, None) | ALONE | (attack if hint == "attack" else TWO_CALLED | counts))
        # Each is shown once: this browser is new again.
        game.page.evaluate("localStorage.clear()")
        game.page.reload()
        game.by("guide-yes").click()
        expect(game.by("guide")).to_have_attribute("data-code", hint)
        for size in SIZES:
            found += fits(game, size, f"« {hint} » at {rules} with {seats}")
    assert not found, "\n".join(found)
    game.assert_no_complaint()


@pytest.mark.long(short="test_what_is_offered_covers_nothing_at_any_size")
def test_with_large_letters_neither(sit: Sit) -> None:
    game = newcomer(sit)
    game.sit_at(**told("monclar", 4, None) | ALONE)
    expect(game.by("guide-yes")).to_be_visible()
    found: list[str] = []
    for percent in (150, 200):
        set_letters(game, percent)
        for size in LETTER_SIZES:
            found += not_reached(game, size, f"the offer at {percent} %", may_scroll=True)
    assert not found, "\n".join(found)
