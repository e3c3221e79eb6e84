"""Rules of one's own at a table: their title is text, they are proposed and voted, played to the end, and seen again later."""

import base64
import json
import re
import zlib

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import finish_round, open_replay
from tests.browser.friends import Friends
from tests.browser.game import Game

OWN = {"hand": 5, "powers": {"7": {"draw": 2, "answered_by": ["7"]}, "K": {"skips": 1}}}
MARKUP = "<img src=x onerror=alert(1)> & Mamie"


@pytest.fixture
def friends(sit: Sit) -> Friends:
    return Friends(sit)


def test_other_rules_are_proposed_read_and_voted(friends: Friends):
    anne, leo = friends.open(2, rules="monclar", options=OWN, title=MARKUP).games
    for game in (anne, leo):
        expect(game.by("rules-name")).to_have_text(MARKUP)
        expect(game.by("lobby").locator("img[src='x']")).to_have_count(0)
    leo.by("propose-rules").click()
    leo.by("start-games").click()
    leo.by("start-rules-classique").check()
    leo.by("adopt-rules").click()
    for game in (anne, leo):
        expect(game.by("rules-poll")).to_contain_text("Version classique")
        expect(game.by("rules-poll-changes").locator("li").first).to_be_visible()
    expect(leo.by("rules-vote-yes")).to_have_count(0)
    expect(anne.by("rules-poll-votes")).to_contain_text("1 d’accord sur 2")
    expect(leo.by("rules-poll-votes")).to_have_text("Proposé\u00a0: les autres votent\u202f; il manque Anne.")
    expect(leo.page.locator("[aria-live]").filter(has_text="Proposé")).to_have_count(1)
    expect(anne.by("rules-poll-changes")).not_to_contain_text("Avant")
    anne.by("rules-vote-yes").click()
    for game in (anne, leo):
        expect(game.by("rules-poll")).to_have_count(0)
        expect(game.by("rules-name")).to_have_text("Version classique")
        game.assert_no_complaint()


@pytest.mark.long(short="test_other_rules_are_proposed_read_and_voted")
def test_own_rules_are_played_to_the_end_voted_between_rounds_and_seen_again(friends: Friends):
    anne, leo = friends.open(2, rules="monclar", options=OWN, title="Chez Mamie", settings={"winner_adds": True}).start().games
    expect(anne.page.locator("header .rules")).to_have_text("Chez Mamie")
    finish_round(anne, leo)
    share = f"{friends.address}/api/rooms/{friends.room}/rounds/1/share"
    replay = anne.page.context.request.post(share, headers={"Origin": friends.address}).json()["replay"]
    the_winner_adds_a_rule(anne, leo)
    leo.by("btn-change-rules").click()
    window = leo.by("change-rules-window")
    expect(window.get_by_test_id("start-games")).to_contain_text("Chez Mamie")
    leo.assert_accessible()
    leo.by("change-these").click()
    leo.by("own-cell-8").click()
    expect(leo.by("at-table-state")).to_have_text("0 changement")
    leo.by("rules-at-table").get_by_role("button", name="Fermer").first.click()
    leo.by("start-games").click()
    leo.by("start-rules-minimale").check()
    leo.by("adopt-rules").click()
    expect(anne.by("vote-here-open")).to_have_text("Lire et voter")
    anne.by("vote-here-open").click()
    anne.by("rules-vote-yes").click()
    expect(anne.by("rules-name").first).to_have_text("Version minimale")
    # The round of the rules before, and its totals, are still there.
    expect(leo.by("finished")).to_contain_text("Partie 1, à «\u00a0Chez Mamie\u00a0»")
    expect(leo.by("finished-totals-1")).to_contain_text(re.compile(r"Léo\u00a0: \d+"))
    with leo.page.expect_navigation(url=f"**/revoir/{replay}"):
        leo.by("watch-round-1").click()
    open_replay(leo, replay)
    expect(leo.by("replay-title")).to_have_text("Chez Mamie")
    expect(leo.by("replay")).to_have_attribute("data-playable", "true")
    leo.assert_no_complaint()


def the_winner_adds_a_rule(*games: Game) -> None:
    for game in games:
        expect(game.by("btn-change-rules")).to_be_visible()  # fetched late, and all at once with what the winner is offered
    winner = next(game for game in games if game.by("btn-add-rule").count())
    (other,) = (game for game in games if game is not winner)
    assert not other.by("btn-add-rule").count()
    winner.by("btn-add-rule").click()
    expect(winner.by("own-cell-K")).to_be_visible()
    winner.assert_accessible()
    # The queen and the 5 come to do alike: told together, they are two things all the same.
    for rank, told in (
        ("J", "Une chose change."),
        ("Q", "2 choses changent\u00a0: une seule est permise."),
        ("5", "3 choses changent\u00a0: une seule est permise."),
    ):
        winner.by(f"own-cell-{rank}").click()
        winner.by("own-effect-skips").click()
        expect(winner.by("at-table-state")).to_have_text(told)
    winner.by("own-undo-powers.5_Q").click()
    expect(winner.by("at-table-state")).to_have_text("Une chose change.")
    winner.by("at-table-send").click()
    for game in games:
        expect(game.by("log")).to_contain_text("une règle\u00a0: valet\u00a0: ")
    expect(winner.by("rules-at-table")).to_be_hidden()
    expect(winner.by("btn-add-rule")).to_have_count(0)


def link_to(rules: str, options: object, title: str) -> str:
    """Return the link to rules that somebody composed."""
    deflated = zlib.compressobj(wbits=-15)
    body = deflated.compress(json.dumps({"v": 1, "r": rules, "o": options, "t": title}).encode()) + deflated.flush()
    return "/rules#" + base64.urlsafe_b64encode(body).rstrip(b"=").decode()


@pytest.mark.long(short="test_other_rules_are_proposed_read_and_voted")
def test_a_link_is_pasted_proposed_voted_and_played(friends: Friends):
    anne, leo = friends.open(2, rules="minimale").games
    leo.page.set_viewport_size({"width": 390, "height": 844})
    leo.by("propose-rules").click()
    leo.by("pasted-link").fill(friends.address + link_to("monclar", OWN, MARKUP)[:30])
    leo.by("pasted-read").click()
    expect(leo.by("pasted-problem")).not_to_have_text("")
    leo.by("pasted-link").fill(friends.address + link_to("monclar", OWN, MARKUP))
    leo.by("pasted-read").click()
    expect(leo.by("start-games")).to_contain_text(MARKUP)
    leo.by("adopt-rules").click()
    expect(anne.by("rules-poll")).to_contain_text(MARKUP)
    expect(anne.by("rules-poll-changes")).to_contain_text("5 cartes")
    for game in (anne, leo):
        game.assert_accessible()
    anne.by("rules-vote-yes").click()
    expect(leo.by("rules-name")).to_have_text(MARKUP)
    anne.by("lobby-start").click()
    for game in (anne, leo):
        expect(game.cards).to_have_count(5)
        game.assert_no_complaint()
