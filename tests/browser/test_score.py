"""The score in sight: the chip and its window, the result told card by card, and a result that stays until it was seen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import finish_round
from tests.browser.friends import Friends
from tests.browser.game import Scene

SHEET_MATCH: dict[str, Any] = {
    "plan": "negatif",
    "target": 100,
    "wins": "lowest",
    "number": 1,
    "sides": [[0], [1], [2]],
    "columns": [[0], [65], [20]],
    "column_winners": [],
    "totals": [0, 65, 20],
    "leaders": [0],
    "over": False,
    "winners": [],
    "owes": [],
}
RESULT: dict[str, Any] = {
    "reason": "out",
    "winners": [0],
    "points": [0, 65, 20],
    "hands": [[], ["8c", "Kd", "5h"], ["Kh", "Ks"]],
    "worth": [[], [50, 10, 5], [10, 10]],
    "tallies": [
        {"why": "nothing", "parts": [], "shared_by": 1, "times": 1},
        {"why": "cards", "parts": [{"seats": [1], "points": 65, "less": 0}], "shared_by": 1, "times": 1},
        {"why": "cards", "parts": [{"seats": [2], "points": 20, "less": 0}], "shared_by": 1, "times": 1},
    ],
}
ROW = {"round": 1, "reason": "out", "winners": [0], "points": [0, 65, 20]}
OVER: dict[str, Any] = {
    "over": True,
    "stage": "between",
    "turn": None,
    "hand": [],
    "moves": [],
    "counts": [0, 3, 2],
    "result": RESULT,
    "counted_by": "left_in_hand",
    "totals": [0, 65, 20],
    "wins": [1, 0, 0],
    "match": SHEET_MATCH,
    "sheet": [ROW],
}
BEGUN: dict[str, Any] = OVER | {
    "over": False,
    "stage": "round",
    "turn": 0,
    "hand": ["5h", "Kd", "2s"],
    "moves": ["5h"],
    "counts": [3, 5, 6],
    "result": None,
    "round_no": 2,
}
SIZES = [(360, 640), (640, 320), (1280, 800)]


def test_a_result_tells_card_by_card_how_its_points_come_about(sit: Sit) -> None:
    game = sit(scene=True)
    scene = Scene(game.page, OVER | {"over": False, "result": None})
    game.page.goto(f"{game.address}/jeu/k3v9abcd")
    expect(game.by("room")).to_be_visible()
    scene.show(over=True, result=RESULT, former=[{"seat": 1, "name": "Bob", "first": 1, "last": 1}])
    expect(game.by("round-over")).to_be_visible()
    expect(game.by("counted-1")).to_contain_text("8 = 50")
    expect(game.by("former-1")).to_have_text("La place de Paul\u00a0: manche 1 jouée par Bob.")
    expect(game.by("counted-1")).to_contain_text("→ 65")
    expect(game.by("counted-2")).to_have_text("roi × 2 = 20 → 20")
    expect(game.by("goal")).to_have_text("Le moins de points gagne. Le rang est celui de la manche.")
    places = game.by("round-over").locator("tbody[data-testid]").evaluate_all("rows => rows.map((row) => row.dataset.testid)")
    assert places == ["result-0", "result-2", "result-1"]
    expect(game.by("moment")).to_have_attribute("data-kind", "round")
    expect(game.by("round-over").locator(".button.main")).to_have_count(1)
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        game.assert_accessible()


@pytest.mark.long(short="test_a_result_tells_card_by_card_how_its_points_come_about")
def test_the_next_round_of_somebody_else_leaves_the_result_open_until_it_was_seen(sit: Sit) -> None:
    game = sit(scene=True)
    scene = Scene(game.page, OVER | {"over": False, "result": None})
    game.page.goto(f"{game.address}/jeu/k3v9abcd")
    expect(game.by("room")).to_be_visible()
    scene.show(over=True, result=RESULT)
    expect(game.by("btn-next-round")).to_be_visible()
    scene.show(**BEGUN)
    expect(game.by("goes-on")).to_contain_text("La manche suivante a commencé.")
    expect(game.by("goes-on")).to_contain_text("C’est à vous")
    expect(game.by("counted-1")).to_contain_text("→ 65")
    game.by("btn-play-on").click()
    expect(game.by("round-over")).to_be_hidden()

    # And it can be opened again, from the score.
    expect(game.by("score-chip")).to_contain_text("1er sur 3")
    game.by("score-chip").click()
    expect(game.by("standing-1")).to_contain_text("65")
    expect(game.by("score-window")).to_contain_text("jusqu’à 100")
    game.assert_accessible()
    game.by("btn-last-result").click()
    expect(game.by("counted-2")).to_have_text("roi × 2 = 20 → 20")


@pytest.mark.long(short="test_a_result_tells_card_by_card_how_its_points_come_about")
def test_a_match_that_is_won_is_told_otherwise_than_a_round(sit: Sit) -> None:
    game = sit(scene=True)
    won = SHEET_MATCH | {"over": True, "winners": [0], "columns": [[0], [165], [20]], "totals": [0, 165, 20]}
    scene = Scene(game.page, OVER | {"over": False, "result": None})
    game.page.goto(f"{game.address}/jeu/k3v9abcd")
    expect(game.by("room")).to_be_visible()
    scene.show(over=True, result=RESULT, match=won)
    expect(game.by("moment")).to_have_attribute("data-kind", "match")
    expect(game.by("moment")).to_contain_text("La partie est à vous")
    expect(game.by("round-over").get_by_role("heading").first).to_have_text("Vous gagnez la partie\xa0!")
    scene.show(match=won | {"winners": [1]}, result=RESULT | {"winners": [1]})
    expect(game.by("round-over").get_by_role("heading").first).to_have_text("Paul gagne la partie")
    expect(game.by("moment")).to_have_count(0)


@pytest.fixture
def friends(sit: Sit) -> Friends:
    return Friends(sit)


@pytest.mark.long(short="test_a_result_tells_card_by_card_how_its_points_come_about")
def test_two_people_each_leave_the_result_when_they_have_seen_it(friends: Friends) -> None:
    anne, leo = friends.open(2).start().games
    finish_round(anne, leo)
    for game in (anne, leo):
        expect(game.by("round-over")).to_be_visible()
    anne.by("btn-next-round").click()
    expect(anne.by("round-over")).to_be_hidden()
    expect(leo.by("goes-on")).to_be_visible()
    leo.by("btn-play-on").click()
    expect(leo.by("round-over")).to_be_hidden()
