"""The table of 3-5-8: what one sees of a round, plays in it, and reads at its end."""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import AN_HOUR_MS
from tests.browser.tricks_table import ANY_SUIT, CHOOSING, GIVING, HAND, LEAST, OVER, PHONE, PLAYING, SCENES, Scene, set_scene

SWEPT_MS = 1500
"""By then a trick that was made is cleared away."""


# What one sees


IN_SHORT = [(name, "light") for name in ("exchange", "over")]
AT_LENGTH = list(product(SCENES, ("light", "dark")))


@pytest.mark.parametrize(
    ("wishes", "scenes"),
    [
        ({}, IN_SHORT),
        pytest.param({}, [row for row in AT_LENGTH if row not in IN_SHORT], marks=pytest.mark.long),
        pytest.param(PHONE, AT_LENGTH, marks=pytest.mark.long),
    ],
    ids=["desktop", "the others", "phone"],
)
def test_every_scene_can_be_read_by_everybody(sit: Sit, wishes: dict[str, Any], scenes: list[tuple[str, Any]]):
    game, stage = set_scene(sit, CHOOSING, **wishes)
    for name, theme in scenes:
        game.page.emulate_media(color_scheme=theme)
        stage.set(SCENES[name])
        if name == "over":
            expect(game.by("round-over")).to_be_visible()
        game.assert_accessible()
        game.assert_no_sideways_scroll()
        game.assert_no_complaint()
    game.page.emulate_media(color_scheme="null")


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_sm_04_where_any_suit_is_named_there_are_four_and_none_is_used_up(sit: Sit):
    game, _ = set_scene(sit, ANY_SUIT)
    expect(game.page.locator('[data-testid^="choose-"]:enabled')).to_have_count(4)
    expect(game.by("choose-least")).to_have_count(0)
    expect(game.by("seat-0")).to_contain_text("Donneur")
    game.page.keyboard.press("m")
    expect(game.by("tricks-match")).to_be_visible()
    expect(game.by("left-0")).to_have_count(0)
    game.assert_accessible()


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_names_trumps_and_the_cards_of_a_trick_are_where_they_belong(sit: Sit):
    game, stage = set_scene(sit, PLAYING)
    # The ace lies above the king.
    assert game.hand()[:4] == ["2c", "7c", "Kc", "Ac"]
    for seat, role, made, owes in [(0, "Annonceur", 2, 8), (1, "Troisième", 3, 5), (2, "Donneur", 1, 3)]:
        expect(game.by(f"seat-{seat}")).to_contain_text(role)
        expect(game.by(f"seat-{seat}")).to_have_attribute("data-made", str(made))
        expect(game.by(f"seat-{seat}")).to_have_attribute("data-owes", str(owes))
    expect(game.by("seat-1").locator(".leads")).to_have_text("entame")
    expect(game.by("seat-1").locator(".heard")).to_have_text(
        re.compile("Est, troisième.: 3.plis, 5 à faire, 9.cartes en main, entame")
    )

    # What is trumps is said by mark and word.
    expect(game.by("kind")).to_have_text(re.compile(r"Atout\s+Cœur"))
    expect(game.by("kind").locator("svg.suit-h")).to_be_visible()
    stage.then({"kind": "least", "trumps": None})
    expect(game.by("kind")).to_have_text(re.compile("Minimum de plis"))
    expect(game.by("kind").locator("svg")).to_have_count(0)

    # The cards of a trick lie on the side of their players.
    stage.then({"kind": "hearts", "trumps": "h", "trick": [[1, "9c"], [2, "Jc"], [0, "Kc"]]})
    at = {seat: game.by(f"trick-{seat}").bounding_box() for seat in range(3)}
    seats = {seat: game.by(f"seat-{seat}").bounding_box() for seat in range(3)}
    assert all([*at.values(), *seats.values()])
    assert at[1]["x"] < at[0]["x"] < at[2]["x"]
    assert seats[1]["x"] < seats[0]["x"] < seats[2]["x"]
    assert at[0]["y"] > at[1]["y"]
    expect(game.by("trick-0")).to_have_class(re.compile("taker"))
    expect(game.by("trick-2")).not_to_have_class(re.compile("taker"))


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_the_mark_of_trumps_keeps_to_four_colours(sit: Sit):
    game = sit(own=True)
    game.page.add_init_script("localStorage.setItem('huit.settings', JSON.stringify({fourColours: true}))")
    Scene(game).open({"kind": "clubs", "trumps": "c"})
    expect(game.by("kind").locator("svg")).to_have_css("color", "rgb(10, 97, 56)")


# The trick that was made


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_a_trick_made_shows_its_winner_and_is_swept(sit: Sit):
    game = sit(scene=True, own=True)
    game.page.clock.install(time=0)
    stage = Scene(game)
    own, fields = PLAYING
    stage.open(own, **fields)
    # A trick lies there until the test lets time pass.
    game.page.clock.pause_at(AN_HOUR_MS)
    for motion in ("no-preference", "reduce"):
        game.page.emulate_media(reduced_motion=motion)
        stage.set(PLAYING)
        make_a_trick(stage)
        expect(game.by("taker")).to_have_text("Vous faites le pli")
        expect(game.by("trick-0")).to_have_attribute("data-face", "Kc")
        expect(game.by("trick").locator("li")).to_have_count(3)
        game.page.clock.run_for(SWEPT_MS)
        expect(game.by("trick").locator("li")).to_have_count(0)
        expect(game.by("seat-0")).to_have_attribute("data-made", "3")
        if motion == "reduce":
            assert game.page.evaluate("document.getAnimations().length") == 0
        else:
            # The cards fly by the browser's own clock, which no test holds: they come to rest before the next trick.
            game.page.evaluate("Promise.allSettled(document.getAnimations().map((flight) => flight.finished)).then(() => null)")
    # The next card does not wait for that.
    stage.set(PLAYING)
    make_a_trick(stage)
    stage.then({"trick": [[0, "Ac"]]}, {"kind": "played", "seat": 0, "card": "Ac"}, turn=1)
    expect(game.by("trick").locator("li")).to_have_count(1)
    expect(game.by("trick-0")).to_have_attribute("data-face", "Ac")
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_the_last_trick_is_shown_at_a_key_and_by_a_button(sit: Sit):
    game, stage = set_scene(sit, CHOOSING)
    game.by("btn-last-trick").click()
    expect(game.by("last-trick")).to_contain_text("Aucun pli n’est encore fait.")
    game.page.keyboard.press("Escape")
    expect(game.by("last-trick")).to_be_hidden()
    stage.set(PLAYING)
    game.page.keyboard.press("l")
    expect(game.by("last-trick")).to_contain_text("Est fait le pli")
    expect(game.by("last-1")).to_have_attribute("data-face", "Kd")
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(game.by("last-trick")).to_be_hidden()
    game.by("btn-last-trick").click()
    expect(game.by("last-trick")).to_be_visible()


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_a_window_that_is_opened_again_as_it_closes_stays_open(sit: Sit):
    game, _ = set_scene(sit, PLAYING)
    game.page.keyboard.press("l")
    expect(game.by("last-1")).to_be_visible()
    game.by("last-trick").evaluate(
        """async (dialog) => {
          dialog.requestClose();
          // The page has closed it; what the browser tells of that comes later.
          for (let turn = 0; turn < 9; turn++) await null;
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true, cancelable: true }));
          return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }"""
    )
    expect(game.by("last-1")).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(game.by("last-trick")).to_be_hidden()


def make_a_trick(stage: Scene) -> None:
    """Anne's king takes the trick of `PLAYING`, and she leads."""
    stage.then(
        {"trick": [], "made": [3, 3, 1], "leader": 0, "last": {"winner": 0, "cards": [[1, "9c"], [2, "Jc"], [0, "Kc"]]}},
        {"kind": "played", "seat": 0, "card": "Kc"},
        {"kind": "trick", "seat": 0, "made": 3, "cards": ["9c", "Jc", "Kc"]},
        hand=[face for face in HAND[:10] if face != "Kc"],
        counts=[9, 9, 9],
    )


# Playing


def test_a_card_is_played_or_says_why_not(sit: Sit):
    game, stage = set_scene(sit, PLAYING)
    expect(game.by("hint")).to_have_text("Fournissez à trèfle.")
    game.click_card(game.by("card-9s"))
    expect(game.by("why")).to_have_text(re.compile("Vous avez du trèfle.: il faut en fournir."))
    expect(game.by("live")).to_contain_text("il faut en fournir")
    game.click_card(game.by("card-Kc"))
    stage.expect_moves("Kc")
    # Out of turn one hears whose turn it is.
    stage.set(LEAST)
    game.click_card(game.by("card-2c"))
    expect(game.by("why")).to_contain_text("c’est au tour d’Est")
    stage.expect_moves("Kc")


# The sheet


def test_the_end_of_a_round_shows_the_sheet_and_what_is_left_to_announce(sit: Sit):
    game, stage = set_scene(sit, OVER)
    expect(game.by("round-over")).to_contain_text("Vous gagnez la manche")
    expect(game.by("result-0")).to_contain_text(re.compile(r"8\s*9\s*\+1\s*\+4"))
    expect(game.by("result-1")).to_contain_text(re.compile(r"5\s*4\s*\u22121\s*\u22123"))
    expect(game.by("rounds-played")).to_have_text("3 manches sur 18.")
    expect(game.by("total-0-0")).to_have_text("4")
    expect(game.by("left-0").locator("[data-kind]")).to_have_count(3)
    expect(game.by("left-1")).to_contain_text("Atout cœur")
    expect(game.by("left-2")).to_contain_text("plus rien")
    game.by("btn-next-round").click()
    stage.expect_asked("next")


@pytest.mark.long(short="test_the_end_of_a_round_shows_the_sheet_and_what_is_left_to_announce")
def test_a_match_that_is_over_names_its_winner(sit: Sit):
    own, fields = OVER
    match = {**fields["match"], "over": True, "winners": [0]}
    game, stage = set_scene(sit, (own, {**fields, "match": match}))
    expect(game.by("match-over")).to_have_text(re.compile("Vous gagnez la partie.!"))
    expect(game.by("round-over").get_by_role("heading").first).to_have_text(re.compile("Vous gagnez la partie.!"))
    game.by("btn-new-match").click()
    assert stage.expect_asked("match")["match"] == {"plan": "trois-cinq-huit", "target": None}


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_the_sheet_opens_at_a_key_and_the_help_names_the_keys(sit: Sit):
    game, _ = set_scene(sit, PLAYING)
    game.page.keyboard.press("m")
    expect(game.by("tricks-sheet")).to_contain_text("Ce que chacun doit encore annoncer")
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    game.page.keyboard.press("?")
    expect(game.by("help")).to_contain_text("revoir le dernier pli")
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_every_scene_can_be_read_by_everybody")
def test_it_is_all_said_in_english_too(sit: Sit):
    game, _ = set_scene(sit, GIVING, locale="en-GB")
    expect(game.by("seat-0")).to_contain_text("Announcer")
    expect(game.by("turn")).to_contain_text("Your turn to exchange")
    expect(game.by("chien")).to_contain_text("The kitty")
    game.assert_accessible()
