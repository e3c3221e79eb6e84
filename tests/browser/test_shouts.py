"""What makes people shout: words across the felt that move nothing and can be switched off; the podium; the rematch."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game, Scene, whole_view
from tests.browser.set_scenes import scene_of
from tests.browser.television import show, unread, watched
from tests.browser.test_score import OVER, RESULT, SHEET_MATCH

CALLED = {"kind": "announced", "seat": 1, "late": False, "what": "card"}
EVENTS: dict[str, list[tuple[list[dict[str, Any]], str]]] = {
    "minimale": [
        ([CALLED], "Carte"),
        ([{"kind": "caught", "seat": 1, "by": 2, "what": "card", "rank": ""}], "Contre-carte"),
        ([{"kind": "attacked", "seat": 1, "debt": 4, "later": False}], "+4"),
        ([{"kind": "stole", "seat": 1, "from": 2}], "Au voleur"),
        ([{"kind": "out", "seat": 1}], "Plus une carte"),
    ],
    "danish": [
        ([{"kind": "burnt", "seat": 1, "count": 12}], "Brûlé"),
        ([{"kind": "picked_up", "seat": 2, "count": 9}], "+9"),
        ([{"kind": "laid", "seat": 1, "cards": ["9c", "9d", "9h"]}], "d’affilée"),
    ],
    "trois-cinq-huit": [([{"kind": "chose", "seat": 1, "what": "spades", "owes": [3, 8, 5]}], "Pique")],
}
BOXES = """() => [...document.querySelectorAll('main.room :is(button, .heap, .chair, .hand, .turn, [data-testid=log])')]
  .map((each) => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height].join(); })"""
FEATS = [
    {"seat": 0, "kind": "last_drawn", "count": 1, "most": True, "card": "8h"},
    {"seat": 1, "kind": "drew", "count": 31, "most": True, "card": None},
    {"seat": 2, "kind": "endured", "count": 8, "most": True, "card": None},
]
WON = SHEET_MATCH | {"over": True, "winners": [0], "columns": [[0], [165], [20]], "totals": [0, 165, 20], "leaders": [0]}
MATCH: dict[str, Any] = OVER | {"match": WON, "totals": [0, 165, 20], "feats": FEATS}
SIZES = [(390, 844), (844, 390), (1440, 900)]


def seated(game: Game, fields: dict[str, Any]) -> Scene:
    """Sit at a table that stands, all of its later parts fetched."""
    scene = Scene(game.page, fields)
    game.page.goto(f"{game.address}/jeu/k3v9abcd")
    expect(game.by("room")).to_have_attribute("data-telling", "true")
    expect(game.by("shouts")).to_be_attached()
    return scene


def test_a_word_comes_across_the_felt_moves_nothing_and_goes(sit: Sit):
    game = sit(scene=True, reduced_motion="reduce")
    scene = seated(game, {"round_no": 1})
    scene.show(log=[{"kind": "played", "seat": 1, "card": "9h"}])
    before = game.page.evaluate(BOXES)
    scene.show(log=[CALLED])
    shout = game.by("shout")
    expect(shout).to_contain_text("Carte")
    # It is told by the story already; and it takes no press.
    expect(shout).to_have_attribute("aria-hidden", "true")
    assert shout.evaluate("each => getComputedStyle(each).pointerEvents") == "none"
    assert shout.evaluate("each => each.getAnimations({ subtree: true }).length") == 0
    assert game.page.evaluate(BOXES) == before
    expect(shout).to_have_count(0)
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_word_comes_across_the_felt_moves_nothing_and_goes")
@pytest.mark.parametrize(("rules", "seats"), [("minimale", 4), ("danish", 3), ("trois-cinq-huit", 3)])
def test_in_every_family_it_is_said_what_befell_at_every_size(sit: Sit, rules: str, seats: int):
    game = sit(own=True)
    scene = seated(game, scene_of(rules, seats=seats))
    for width, height in SIZES:
        game.page.set_viewport_size({"width": width, "height": height})
        for events, text in EVENTS[rules]:
            scene.show(log=events)
            expect(game.by("shout")).to_contain_text(text)
            box = game.by("shout").bounding_box()
            assert box is not None
            assert box["x"] >= -2, (text, width)
            assert box["x"] + box["width"] <= width + 2, (text, width)
            expect(game.by("shout")).to_have_count(0)
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_word_comes_across_the_felt_moves_nothing_and_goes")
def test_they_are_switched_off_in_one_place(sit: Sit):
    game = sit(own=True)
    scene = seated(game, {"round_no": 1})
    scene.show(log=[CALLED])
    expect(game.by("shout")).to_be_visible()
    game.by("settings-open").click()
    game.by("setting-shouts").uncheck()
    game.page.keyboard.press("Escape")
    expect(game.by("shout")).to_have_count(0)
    scene.show(log=[{"kind": "caught", "seat": 1, "by": 2, "what": "card", "rank": ""}])
    expect(game.by("log")).to_contain_text("Contre-carte")
    expect(game.by("shout")).to_have_count(0)
    scene.show(**MATCH)
    expect(game.by("podium")).to_be_visible()
    expect(game.by("fall")).to_have_count(0)


@pytest.mark.long(short="test_television.py::test_the_television_shows_what_a_spectator_may_see_and_no_key_does_anything")
@pytest.mark.parametrize(("rules", "seats"), [("minimale", 4), ("danish", 4), ("trois-cinq-huit", 3)])
def test_on_a_television_they_stand_larger_and_are_read_from_afar(sit: Sit, rules: str, seats: int):
    game = sit(own=True, reduced_motion="reduce")
    scene = show(game, **watched(rules, seats, log=[]))
    expect(game.by("shouts")).to_be_attached()
    for events, text in EVENTS[rules]:
        scene.view = whole_view(watched(rules, seats, log=events)) | {"seq": scene.view["seq"]}
        scene.show()
        expect(game.by("shout")).to_contain_text(text)
        assert not unread(game, (1280, 720), text)
        expect(game.by("shout")).to_have_count(0)
    game.assert_no_complaint()


def feats_told(game: Game) -> list[str]:
    return [text.replace("\xa0", " ") for text in game.by("feats").locator("li").all_inner_texts()]


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_a_match_ends_on_a_podium_with_a_moment_for_everybody(sit: Sit):
    game = sit(own=True)
    scene = seated(game, OVER | {"over": False, "result": None})
    scene.show(**MATCH, log=[{"kind": "over", "reason": "out", "winners": [0], "points": [0, 65, 20]}])
    expect(game.by("podium")).to_have_attribute("data-of", "match")
    # Cards fall for who wins, and are gone.
    expect(game.by("fall")).to_have_count(1)
    for place, name, points in ((1, "Vous", "0"), (2, "Léa", "20"), (3, "Paul", "165")):
        expect(game.by(f"step-{place}")).to_contain_text(points)
        if place == 1:
            expect(game.by(f"step-{place}")).to_contain_text(name)
    said = feats_told(game)
    assert "dernière carte piochée, dernière posée : le 8 de cœur" in said[0]
    assert "le plus de cartes piochées : 31" in said[1]
    assert "la plus grosse attaque encaissée : 8 cartes" in said[2]
    found: list[str] = []
    for width, height in SIZES:
        for theme in ("light", "dark"):
            game.page.set_viewport_size({"width": width, "height": height})
            game.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(game.by("btn-new-match")).to_be_in_viewport()
            game.assert_accessible()
            wide = game.by("round-over").evaluate("each => each.scrollWidth - each.clientWidth")
            found += [f"{width}: {wide} px too wide"] if wide > 1 else []
    assert not found, "\n".join(found)
    expect(game.by("fall")).to_have_count(0)
    game.assert_no_complaint()


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_one_press_is_the_rematch_and_the_others_are_told_that_it_has_begun(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    scene = seated(game, OVER | {"over": False, "result": None})
    scene.show(**MATCH)
    expect(game.by("btn-new-match")).to_contain_text("Revanche")
    game.by("btn-new-match").click()
    game.wait_until(lambda: scene.sent[-1]["type"] == "match", lambda: str(scene.sent))
    assert scene.sent[-1]["match"] == {"plan": "negatif", "target": 100}
    # Another was faster: what I have not read stays, and says so.
    game.page.goto(f"{game.address}/jeu/k3v9abcd")
    scene.show(**MATCH)
    expect(game.by("podium")).to_be_visible()
    begun = OVER | {"over": False, "stage": "round", "turn": 1, "result": None, "round_no": 2, "match_no": 2, "feats": FEATS}
    scene.show(**begun)
    expect(game.by("goes-on")).to_contain_text("La revanche a commencé")
    game.by("btn-play-on").click()
    expect(game.by("round-over")).to_be_hidden()


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_a_round_has_a_smaller_podium(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    scene = seated(game, OVER | {"over": False, "result": None})
    scene.show(over=True, result=RESULT, feats=FEATS[:1])
    expect(game.by("podium")).to_have_attribute("data-of", "round")
    expect(game.by("step-1")).to_contain_text("Vous")
    assert len(feats_told(game)) == 1
    game.assert_accessible()
