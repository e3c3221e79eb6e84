"""« Contre-carte ! » is advised only where somebody was heard to forget, and asks first where a false one costs."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit

COSTS: dict[str, Any] = {"rules": "monclar", "options": {"contre-carte-a-tort": True}, "may_catch": True, "counts": [3, 1, 6]}
GOLD = re.compile(r"\bcall\b")


def test_after_an_announcement_it_is_plain_and_asks(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**COSTS, one_card=[1])
    expect(game.by("btn-contre")).to_be_enabled()
    expect(game.by("btn-contre")).not_to_have_class(GOLD)
    game.by("btn-contre").click()
    expect(game.by("false-catch")).to_contain_text("Paul a annoncé sa carte")
    expect(game.by("false-catch")).to_contain_text("2\u00a0cartes")
    game.assert_accessible()
    game.by("false-catch-no").click()
    expect(game.by("false-catch")).to_be_hidden()
    assert not [message for message in scene.sent if message["type"] == "move"]
    game.page.keyboard.press("k")
    with game.answer_shown():
        game.by("false-catch-yes").click()
    assert [message["move"] for message in scene.sent if message["type"] == "move"] == ["catch"]
    game.assert_no_complaint()


FORGOT: dict[str, Any] = {**COSTS, "one_card": []}
COSTS_NOTHING: dict[str, Any] = {**COSTS, "options": {}, "one_card": [1]}


@pytest.mark.long(short="test_after_an_announcement_it_is_plain_and_asks")
def test_it_is_said_at_once_where_somebody_forgot_or_it_costs_nothing(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(**FORGOT)
    for table, gold in ((FORGOT, True), (COSTS_NOTHING, False)):
        scene.set(**table)
        if gold:
            expect(game.by("btn-contre")).to_have_class(GOLD)
        else:
            expect(game.by("btn-contre")).not_to_have_class(GOLD)
        with game.answer_shown():
            game.by("btn-contre").click()
        assert scene.sent[-1]["move"] == "catch"
        expect(game.by("false-catch")).to_have_count(0)


@pytest.mark.long(short="test_after_an_announcement_it_is_plain_and_asks")
def test_draws_in_a_row_are_one_line(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(rules="les-huit")
    drew = {"kind": "drew", "seat": 1, "count": 1, "cause": "turn"}
    for count in ("1\u00a0carte", "2\u00a0cartes", "3\u00a0cartes"):
        scene.show(log=[drew])
        expect(game.by("log").locator("li")).to_have_text([f"Paul pioche {count}."])
