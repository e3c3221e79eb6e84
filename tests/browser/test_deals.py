"""How a page helps to make a deal that nobody can steer, what it says meanwhile, and what it says of a server that lies."""

from typing import Any

import pytest
from playwright.sync_api import expect

from huit.rooms.grains import grain_digest, seal_digest
from huit.server.live import duties
from tests.browser.conftest import Sit
from tests.browser.friends import GO_WITH, Friends
from tests.browser.game import AN_HOUR_MS, Game
from tests.browser.serving import PATIENCE_S

PROMISE = "c0" * 32
OTHERS = "0e" * 32
ANNE, LEO = ({"guest": guest, "name": name, "digest": f"{guest}e" * 32} for guest, name in enumerate(("Anne", "Léo")))


def sealed(*commitments: dict[str, Any], deal: str = "1:5f1e:2:0:-:-", promise: str = PROMISE) -> dict[str, Any]:
    """Return the seal of *commitments*, as a server shows it before anybody has revealed."""
    digests = [one["digest"] for one in commitments]
    return {
        "deal": deal,
        "commitments": [{"revealed": False, **one} for one in commitments],
        "digest": seal_digest(promise, deal, digests),
    }


@pytest.mark.long(short="test_a_server_that_seals_without_my_grain_gets_none_and_is_told_of_aloud")
def test_what_a_deal_waits_for_is_said_after_a_moment_and_who_has_put_it_off(sit: Sit):
    game = sit(own=True)
    game.page.clock.install(time=0)
    # Nobody's page: it has no grain of its own in these seals to watch over.
    scene = game.sit_at(stage="between", over=True, turn=None, guest=None)
    game.page.clock.pause_at(AN_HOUR_MS)
    expect(game.by("deal-notes")).to_have_count(0)
    scene.show(seal=sealed(ANNE | {"revealed": True}, LEO), next_commitment=PROMISE)
    expect(game.by("deal-notes")).to_have_count(0)
    game.page.clock.run_for(1600)
    expect(game.by("grain-missing")).to_have_text("On mélange\u00a0: il manque le grain de hasard de Léo.")
    expect(game.by("live")).to_contain_text("il manque le grain de hasard de Léo")
    # axe waits by the clock of the page.
    game.page.clock.resume()
    game.assert_accessible()
    scene.show(seal=None, put_off=[{"guest": 1, "name": "Léo"}])
    expect(game.by("grain-missing")).to_have_count(0)
    expect(game.by("put-off")).to_contain_text("le grain de hasard de Léo n’est pas venu")
    scene.show(put_off=[], known_cards={"round_no": 1})
    expect(game.by("known-cards")).to_contain_text("Cartes connues\u00a0: la prochaine manche redonnera celles de la manche 1.")
    expect(game.by("live")).to_contain_text("Cartes connues")
    scene.show(known_cards=None)
    expect(game.by("deal-notes")).to_have_count(0)
    game.assert_no_complaint()


def left_out(view: dict[str, Any]) -> dict[str, Any]:
    """Seal without the commitment of the page."""
    return view["seal"] | sealed(deal=view["seal"]["deal"], promise=view["next_commitment"])


def replaced(view: dict[str, Any]) -> dict[str, Any]:
    """Seal another commitment in the name of the page: one that the server can open as it likes."""
    own = {"guest": view["guest"], "name": "Anne", "digest": grain_digest(view["next_commitment"], view["guest"], "00" * 16)}
    return view["seal"] | sealed(own, deal=view["seal"]["deal"], promise=view["next_commitment"])


def changed(view: dict[str, Any]) -> dict[str, Any]:
    """Tell of a seal that is none of its commitments."""
    return view["seal"] | {"digest": OTHERS}


@pytest.mark.parametrize(
    ("lie", "alarm"),
    [
        (left_out, "left_out"),
        pytest.param(replaced, "replaced", marks=pytest.mark.long),
        pytest.param(changed, "bad_seal", marks=pytest.mark.long),
    ],
)
def test_a_server_that_seals_without_my_grain_gets_none_and_is_told_of_aloud(sit: Sit, lie: Any, alarm: str):
    game = sit(own=True)
    sent = game.between(lambda view: view | {"seal": view["seal"] and lie(view)})
    game.page.goto(f"{game.address}/jeu/{game.make_room(rules='monclar', seats=2)}")
    expect(game.by("promise-told").get_by_role("alert")).to_have_attribute("data-alarm", alarm)
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(game.by("promise-broken")).to_contain_text("Ne vous fiez pas à cette manche")
    assert [message["type"] for message in sent] == ["commit"]


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server wait for a grain for longer than a page needs that is loaded meanwhile."""
    monkeypatch.setattr(duties, "REVEAL_S", PATIENCE_S)


@pytest.mark.long(short="test_a_server_that_seals_without_my_grain_gets_none_and_is_told_of_aloud")
@pytest.mark.usefixtures("unhurried")
def test_what_was_committed_is_revealed_after_the_page_was_loaded_anew(sit: Sit):
    game = sit(own=True)
    arrive = {"reveal": False}
    sent = game.between(lambda view: view, passes=lambda message: arrive.get(message["type"], True))
    game.page.goto(f"{game.address}/jeu/{game.make_room(rules='monclar', seats=2)}")
    game.wait_until(lambda: len(sent) == 2, lambda: f"the page sent {sent}")
    arrive["reveal"] = True
    game.page.reload()
    expect(game.by("hand")).to_be_visible()
    before, after = [message["nonce"] for message in sent if message["type"] == "reveal"]
    assert before == after
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_server_that_seals_without_my_grain_gets_none_and_is_told_of_aloud")
@pytest.mark.usefixtures("unhurried")
def test_another_tab_reveals_what_this_one_has_committed(sit: Sit):
    game = sit(own=True)
    game.between(lambda view: view, passes=lambda message: message["type"] != "reveal")
    game.page.goto(f"{game.address}/jeu/{game.make_room(rules='monclar', seats=2)}")
    expect(game.by("grain-missing")).to_be_visible()
    other = Game(game.page.context.new_page(), game.address)
    other.page.goto(game.page.url)
    for tab in (other, game):
        expect(tab.by("hand")).to_be_visible()
        tab.assert_no_complaint()


@pytest.mark.long(short="test_a_server_that_seals_without_my_grain_gets_none_and_is_told_of_aloud")
def test_who_does_not_reveal_is_named_and_the_deal_is_made_anew_without_that_grain(sit: Sit):
    friends = Friends(sit, own=True).open(2)
    anne, leo = friends.games
    # From now on no grain of Léo's arrives.
    leo.between(lambda view: view, passes=lambda message: message["type"] != "reveal")
    leo.page.reload()
    for game in friends.games:
        expect(game.by("lobby")).to_be_visible()
        game.page.evaluate(GO_WITH, [{"type": "ready", "ready": True}])
    anne.by("lobby-start").click()
    expect(anne.by("grain-missing")).to_contain_text("le grain de hasard de Léo")
    expect(anne.by("put-off").or_(anne.by("hand"))).to_be_visible()
    expect(leo.by("without-grain")).to_contain_text("la donne se refait sans lui")
    for game in friends.games:
        expect(game.by("hand")).to_be_visible()
    # His browser had sent it, and cannot know where it was lost: it accuses nobody.
    for game in friends.games:
        game.assert_no_complaint()
