"""Before the deal: games, options, teams and the match are chosen; at the table, the rule sheet of what was chosen."""

import json
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import Sit
from tests.browser.game import Game

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_what_was_chosen_is_what_is_asked_for(sit: Sit):
    game = _start(sit())
    game.by("start-rules-huit-cochon").check()
    _switch(game, "trois-dames")
    game.by("start-seats-6").check()
    game.by("start-option-equipes-de-deux").check()
    game.by("start-match-les-huit").check()
    game.by("start-target").fill("60")
    game.by("start-forget").select_option(label="une fois sur trois")
    asked = _play(game)
    assert asked["forget"] == 0.35
    assert (asked["rules"], asked["seats"]) == ("huit-cochon", 6)
    assert asked["options"] == {"trois-dames": True, "equipes-de-deux": True}
    assert asked["match"] == {"plan": "les-huit", "target": 60}
    expect(game.by("room").or_(game.by("no-table")).first).to_be_visible()
    game.assert_no_complaint()


def test_sentences_of_options_that_did_not_come_are_asked_for_again_by_themselves(sit: Sit):
    game = sit(own=True)
    lost: list[str] = []

    def lose_twice(route: Route) -> None:
        lost.append(route.request.url)
        if len(lost) <= 2:
            route.abort()
        else:
            route.continue_()

    game.page.route("**/api/options", lose_twice)
    _start(game)
    game.by("start-rules-huit-cochon").check()
    game.by("start-options").locator("summary").click()
    expect(game.by("start-option-trois-dames")).to_be_visible(timeout=20_000)
    assert len(lost) == 3


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
def test_by_default_it_is_one_round_at_a_time_without_options(sit: Sit):
    asked = _play(_start(sit()))
    assert (asked["options"], asked["match"]) == ({}, None)


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
def test_options_change_how_many_may_play_and_how_a_match_is_counted(sit: Sit):
    game = _start(sit())
    game.by("start-rules-monclar").check()
    expect(game.by("start-match-negatif")).to_be_visible()
    _switch(game, "sans-points")
    expect(game.by_kind("start-match-")).to_have_count(0)
    _switch(game, "sans-points")
    _switch(game, "compte-positif")
    expect(game.by("start-match-positif")).to_be_visible()
    expect(game.by("start-match-negatif")).to_have_count(0)
    game.by("start-rules-le-8").check()
    expect(game.by_kind("start-seats-")).to_have_count(1)
    game.assert_no_complaint()


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
def test_who_plays_with_whom_is_said(sit: Sit):
    game = _start(sit())
    game.by("start-rules-les-huit").check()
    expect(game.by("start-teams")).to_have_text("À quatre\u00a0: deux équipes de deux.")
    game.by("start-option-chacun-pour-soi").check()
    expect(game.by("start-teams")).to_have_text("À quatre\u00a0: chacun pour soi.")
    game.by("start-option-grandes-equipes").check()
    game.by("start-seats-8").check()
    expect(game.by("start-teams")).to_have_text("À huit\u00a0: deux équipes de quatre.")
    assert _play(game)["options"] == {"grandes-equipes": True}


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
def test_an_option_turns_off_the_one_that_it_overrules_and_says_so(sit: Sit):
    game = _start(sit())
    game.by("start-rules-deux-jeux").check()
    _switch(game, "un-seul-jeu")
    game.by("start-option-a-la-volee").check()
    expect(game.by("start-option-un-seul-jeu")).not_to_be_checked()
    expect(game.by("start-options-overruled")).to_contain_text("Avec un seul jeu de 52 cartes")
    assert _play(game)["options"] == {"a-la-volee": True}


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
def test_choices_are_kept_for_each_game(sit: Sit):
    game = _start(sit())
    game.by("start-rules-monclar").check()
    _switch(game, "maou")
    game.by("start-match-negatif").check()
    game.by("start-rules-les-huit").check()
    game.page.reload()
    expect(game.by("start-rules-les-huit")).to_be_checked()
    expect(game.by("start-match-none")).to_be_checked()
    game.by("start-rules-monclar").check()
    expect(game.by("start-option-maou")).to_be_checked()
    expect(game.by("start-match-negatif")).to_be_checked()
    game.assert_no_complaint()


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
@pytest.mark.parametrize(
    ("field", "told"), [("options", "Ces options ne vont pas ensemble"), ("match", "Cette partie ne va pas")]
)
def test_a_refusal_says_what_to_change(sit: Sit, field: str, told: str):
    game = _start(sit())
    refusal = json.dumps({"code": "malformed", "message": f"{field}: no", "field": field})
    game.page.route("**/api/rooms", lambda route: route.fulfill(status=400, content_type="application/json", body=refusal))
    game.by("start-play").click()
    expect(game.by("start-problem")).to_contain_text(told)


@pytest.mark.long(short="test_versions.py::test_a_newcomer_sees_what_each_game_is_and_finds_one")
def test_on_a_phone_a_game_is_two_touches_away_and_play_always_in_reach(sit: Sit):
    game = _start(sit(**PHONE))
    expect(game.by("start-play")).to_be_in_viewport()
    expect(game.by("start-rules-le-8")).to_be_hidden()
    game.by("start-games").tap()
    game.by("start-rules-le-8").tap()
    expect(game.by("start-rules-le-8")).to_be_hidden()
    expect(game.by("start-games")).to_contain_text("Le 8")
    expect(game.by("start-play")).to_contain_text("2 joueurs")
    expect(game.by("start-play")).to_be_in_viewport()
    game.assert_no_sideways_scroll()
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_that_can_be_chosen_is_accessible(sit: Sit, theme: str):
    game = _start(sit(color_scheme=theme))
    game.by("start-rules-huit-cochon").check()
    _switch(game, "deux-puis-jouer")
    game.by("start-match-les-huit").check()
    game.by("start-effects").locator("summary").first.click()
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_choosing.py::test_hollywood_begins_with_its_columns_and_can_be_played_without")
def test_the_rule_sheet_opens_by_its_key_and_tells_the_options(sit: Sit):
    game = sit()
    _open_room(game, rules="huit-cochon", seats=4, options={"trois-dames": True})
    game.page.keyboard.press("r")
    expect(game.by("rule-sheet-text")).to_contain_text("Les Huit cochon")
    expect(game.by("rule-sheet-text")).to_contain_text("Trois dames")
    expect(game.by("rule-sheet-text")).not_to_contain_text("Huit cartes chacun, quel que soit")
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(game.by("rule-sheet")).to_be_hidden()
    game.by("language").click()
    game.by("sheet-open").click()
    expect(game.by("rule-sheet-text")).to_contain_text("Piggy Eights")
    game.page.keyboard.press("Escape")
    expect(game.focused).to_have_attribute("data-testid", "sheet-open")
    game.assert_no_complaint()


@pytest.mark.long(short="test_what_was_chosen_is_what_is_asked_for")
def test_on_paper_stands_the_rule_sheet_and_nothing_else(sit: Sit):
    game = sit(own=True)
    _open_room(game, rules="monclar", seats=3)
    game.by("sheet-open").click()
    expect(game.by("rule-sheet-text")).to_be_visible()
    game.page.emulate_media(media="print")
    expect(game.by("rule-sheet")).to_be_hidden()
    expect(game.by("hand")).to_be_hidden()
    expect(game.by("rule-sheet-paper")).to_be_visible()
    expect(game.by("rule-sheet-paper")).to_contain_text("Variante de Monclar")


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_between_rounds_the_sheet_of_the_match_is_shown(sit: Sit):
    game = sit(own=True)
    sides = [[0], [1], [2]]
    match: dict[str, Any] = {"plan": "negatif", "target": 100, "wins": "lowest", "number": 1, "sides": sides}
    match |= {"columns": [[37], [52], [104]], "column_winners": [], "totals": [37, 52, 104], "leaders": [0]}
    rounds = [[0, 20, 50], [37, 0, 12], [0, 32, 42]]
    sheet = [{"round": no, "reason": "out", "winners": [0], "points": points} for no, points in enumerate(rounds, start=1)]
    result = {"reason": "out", "winners": [0], "points": rounds[-1], "hands": [[], ["Ks"], ["2c"]]}
    ended = {"over": True, "winners": [0], "owes": [[2, 0, 119], [2, 1, 74]]}
    game.rewrite_views(
        over=True, turn=None, result=result, totals=[37, 52, 104], wins=[2, 1, 0], match=match | ended, sheet=sheet
    )
    _open_room(game, rules="monclar", seats=3)
    expect(game.by("match-over")).to_contain_text("Vous gagnez la partie")
    expect(game.by("match-sheet").locator("tbody tr")).to_have_count(3)
    expect(game.by("total-2-0")).to_have_text("104")
    expect(game.by("match-owes").locator("li")).to_have_count(2)
    game.assert_accessible()
    game.assert_no_complaint()


def _start(game: Game) -> Game:
    game.hurry_computers()
    game.open_start()
    return game


def _switch(game: Game, option: str) -> None:
    if not game.by(f"start-option-{option}").is_visible():
        game.by("start-options").locator("summary").click()
    game.by(f"start-option-{option}").click()


def _play(game: Game) -> dict[str, Any]:
    """Press « Jouer », and return what was asked of the server, which must have liked it."""

    def opens_room(request: Request) -> bool:
        return request.url.endswith("/api/rooms")

    with game.page.expect_request(opens_room) as sent, game.page.expect_response("**/api/rooms") as answer:
        game.by("start-play").click()
    assert answer.value.status == 201, answer.value.text()
    return json.loads(sent.value.post_data or "{}")


def _open_room(game: Game, **asked: Any) -> None:
    game.page.goto(f"{game.address}/jeu/{game.make_room(**asked)}")
    expect(game.by("sheet-open")).to_be_visible()
    # Whoever was drawn as dealer chooses first, if the rules let him: here it may be us.
    expect(game.by("first-deal").or_(game.cards).first).to_be_visible()
    if game.by("first-deal").is_visible():
        game.by("btn-deal").click()
    expect(game.by("first-deal")).to_be_hidden()
