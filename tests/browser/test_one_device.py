"""Several people pass one phone round: no hand is in the page while it is covered, and each finds theirs when they take it."""

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from benchmarks.visit import PHONE
from tests.browser.conftest import Sit
from tests.browser.friends import LONGEST_S, act_in_danish, act_in_eights, act_in_tricks, pressed
from tests.browser.game import Game

NAMES = ("Anne", "Léo", "Zoé")
HIDDEN = """() => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  delete document.visibilityState;
  document.dispatchEvent(new Event('visibilitychange'));
}"""
WON = re.compile("^(Anne|Léo|Zoé)( et (Anne|Léo|Zoé))? gagn|partagée")
YOU = re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE)
Act = Callable[[Game], bool]


class OneDevice:
    """A phone, and all who sit round it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.shown: list[tuple[str, list[str]]] = []
        """Each hand that was seen, with whose it was."""

    def open(self, *names: str, computers: int = 0, **asked: Any) -> "OneDevice":
        """Open a room for these people, and deal."""
        game = self.game
        chairs = ["me", *["open"] * (len(names) - 1), *["computer"] * computers]
        asked = {"rules": "minimale", "seats": len(chairs), "chairs": chairs} | asked
        room = game.make_room(**asked)
        for person, name in enumerate(names[1:], start=2):
            body = {"name": name, "seat": person - 1, "person": person}
            headers = {"Origin": game.address}
            joined = game.page.context.request.post(f"{game.address}/api/rooms/{room}/guests", data=body, headers=headers)
            assert joined.json()["seat"] == person - 1, joined.text()
        game.page.goto(game.address)
        kept = {room: [[person, name] for person, name in enumerate(names[1:], start=2)]}
        game.page.evaluate("kept => localStorage.setItem('huit.device', kept)", json.dumps(kept))
        game.page.goto(f"{game.address}/jeu/{room}")
        game.by("lobby-start").and_(game.page.locator('[aria-disabled="false"]')).click()
        expect(self.covered).to_be_visible()
        return self

    @property
    def covered(self) -> Locator:
        return self.game.by("device-covered")

    @property
    def whose(self) -> str:
        """Whom the device is passed to: a number, or nobody."""
        return self.covered.get_attribute("data-person") or ""

    def assert_covered(self) -> None:
        """Nothing of any hand is in the page, drawn or said."""
        expect(self.covered).to_be_visible()
        for hook in ("hand", "room", "slots"):
            assert self.game.by(hook).count() == 0, hook
        assert self.game.page.locator("[data-key]").count() == 0
        said = " ".join(self.game.by("live").all_inner_texts())
        assert "vous" not in said.lower().replace("rendez-vous", ""), said

    def take(self) -> str:
        """Take the device as whoever it is passed to; return who that is."""
        whose = self.whose
        self.game.by("device-me").click()
        expect(self.game.by("device-bar")).to_have_attribute("data-person", whose)
        expect(self.game.by("room")).to_be_visible()
        return whose

    def assert_all_are_named(self) -> None:
        """The end of a round speaks to nobody alone: all who sit round the phone look at it."""
        game = self.game
        over = game.by("round-over")
        expect(over.get_by_role("heading", level=2)).to_contain_text(WON)
        expect(over.locator(".me")).to_have_count(0)
        parts = [over, game.by("room"), *game.by("live").all()]
        told = " ".join(part.text_content() or "" for part in parts)
        assert not YOU.search(told), told
        # What is « mine » above the table would be whose?
        expect(game.by("score-chip")).to_have_text("Le score")

    def play(self, act: Act, *, moves: int = 10_000) -> int:
        """Go on with whatever is next, covering and passing, until so many moves are made or the round is over."""
        game, made, until = self.game, 0, monotonic() + LONGEST_S
        cover = game.by("device-cover").and_(game.page.locator(".main"))
        while made < moves:
            assert monotonic() < until, game.page.locator("body").inner_text()
            expect(game.by("device-me").or_(game.by("device-bar")).or_(game.by("round-over")).first).to_be_visible()
            if game.is_over():
                break
            if self.covered.count():
                self.assert_covered()
                self.take()
            elif cover.count():
                cover.click()
            elif pressed(game, act):
                made, until = made + 1, monotonic() + LONGEST_S
        return made


@pytest.fixture
def phone(sit: Sit) -> Game:
    return sit(**PHONE, reduced_motion="reduce")


def test_two_people_sit_down_at_one_phone_and_see_a_hand_each(phone: Game):
    phone.open_start()
    phone.by("start-friends").check()
    phone.by("start-on-device").click()
    phone.by("device-person-1").fill("Anne")
    phone.by("device-play").click()
    expect(phone.by("device-start-problem")).to_contain_text("Il manque un nom")
    expect(phone.by("device-person-2")).to_be_focused()
    phone.by("device-person-2").fill("Léo")
    expect(phone.by("device-start-problem")).to_have_count(0)
    phone.by("device-play").click()
    device = OneDevice(phone)
    expect(phone.by("device-me")).to_be_visible()
    device.assert_covered()
    expect(device.covered.get_by_role("heading", level=1)).to_be_focused()
    expect(phone.by("device-story")).to_contain_text("cartes à chacun")
    phone.assert_accessible()
    phone.assert_no_sideways_scroll()
    first = device.take()
    hand = phone.hand()
    assert hand
    expect(phone.by("device-bar")).to_contain_text(NAMES[int(first) - 1])
    phone.by("device-cover").click()
    device.assert_covered()
    # The other one looks at theirs meanwhile.
    other = "2" if first == "1" else "1"
    phone.by(f"device-take-{other}").click()
    expect(phone.by("device-bar")).to_have_attribute("data-person", other)
    assert sorted(phone.hand()) != sorted(hand)
    expect(phone.by("device-cover")).to_have_text(f"Passer à {NAMES[int(first) - 1]}")
    # The phone is locked: whoever unlocks it may be somebody else.
    phone.page.evaluate(HIDDEN)
    device.assert_covered()
    phone.assert_no_complaint()


@pytest.mark.long(short="test_two_people_sit_down_at_one_phone_and_see_a_hand_each")
def test_three_people_play_a_match_to_its_end_with_a_reload_while_it_is_covered(phone: Game):
    device = OneDevice(phone).open(*NAMES, match={"plan": "negatif", "target": 10})
    device.play(act_in_eights, moves=4)
    while not device.covered.count():
        device.play(act_in_eights, moves=1)
        if phone.by("device-cover").and_(phone.page.locator(".main")).count():
            phone.by("device-cover").click()
    whose = device.whose
    phone.page.reload()
    expect(phone.by("device-me")).to_be_visible()
    device.assert_covered()
    assert device.whose == whose
    for _ in range(12):
        device.play(act_in_eights)
        expect(phone.by("round-over")).to_be_visible()
        device.assert_all_are_named()
        if phone.by("btn-new-match").count():
            break
        phone.by("btn-next-round").click()
        # Dealt anew, whoever asked for it: covered.
        expect(device.covered).to_be_visible()
        # Nobody has it: no place is theirs.
        expect(phone.by("score-chip")).to_have_text("Le score")
        look_at_the_score(phone)
    expect(phone.by("btn-new-match")).to_be_visible()
    expect(phone.by("match-over")).to_have_text(re.compile("^(Anne|Léo|Zoé)( et (Anne|Léo|Zoé))? gagne(nt)? la partie$"))
    expect(phone.by("round-over").get_by_role("heading", level=2)).to_have_text(phone.by("match-over").inner_text())
    phone.assert_accessible()
    phone.assert_no_complaint()


def look_at_the_score(phone: Game) -> None:
    """Open the score above the covered table: nobody has the device, and the last result has no table to stand on."""
    phone.by("score-chip").click()
    window = phone.by("score-window")
    expect(phone.by("standing-0")).to_contain_text("Anne")
    expect(window.locator(".me")).to_have_count(0)
    assert not YOU.search(window.text_content() or "")
    expect(phone.by("btn-last-result")).to_have_count(0)
    phone.page.keyboard.press("Escape")


@pytest.mark.long(short="test_two_people_sit_down_at_one_phone_and_see_a_hand_each")
@pytest.mark.parametrize(("rules", "people", "act"), [("trois-cinq-huit", 3, act_in_tricks), ("danish", 3, act_in_danish)])
def test_a_round_of_every_other_family(phone: Game, rules: str, people: int, act: Act):
    device = OneDevice(phone).open(*NAMES[:people], rules=rules)
    assert device.play(act) > 10
    expect(phone.by("round-over")).to_be_visible()
    device.assert_all_are_named()
    phone.assert_no_complaint()


@pytest.mark.long(short="test_two_people_sit_down_at_one_phone_and_see_a_hand_each")
def test_whoever_forgot_is_caught_by_a_button_on_the_cover(phone: Game):
    device = OneDevice(phone).open(*NAMES, rules="monclar")
    catch = phone.by_kind("react-").and_(phone.page.locator('[data-testid$="-catch"]'))
    for _ in range(300):
        assert not phone.is_over(), "nobody was ever left with one card"
        if device.covered.count() and catch.count():
            break
        device.play(act_in_eights, moves=1)
    # All but whoever it is about may say it, whoever is passed the device.
    assert catch.count() == len(NAMES) - 1
    device.assert_covered()
    phone.assert_accessible()
    catch.first.click()
    expect(catch).to_have_count(0)
    expect(phone.by("device-story")).to_contain_text("pioche")
    phone.assert_no_complaint()


@pytest.mark.long(short="test_two_people_sit_down_at_one_phone_and_see_a_hand_each")
def test_somebody_is_added_at_a_table_and_taken_off_it(phone: Game):
    room = phone.make_room(seats=3, chairs=["me", "open", "computer"], rules="minimale")
    phone.page.goto(f"{phone.address}/jeu/{room}")
    for name in ("Léo", "Zoé"):
        phone.by("device-name").fill(name)
        phone.by("device-add").click()
        expect(phone.by("seat-1")).to_contain_text(name)
        expect(phone.by("seat-1")).to_have_attribute("data-ready", "true")
        if name == "Léo":
            phone.by("device-remove-2").click()
            expect(phone.by("seat-1")).to_have_attribute("data-kind", "open")
    phone.assert_accessible()
    phone.by("lobby-start").click()
    device = OneDevice(phone)
    expect(device.covered).to_be_visible()
    device.play(act_in_eights, moves=3)
    phone.assert_no_complaint()


SIDEWAYS = {"width": PHONE["viewport"]["height"], "height": PHONE["viewport"]["width"]}
IN_VIEW = """buttons => buttons.every((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
})"""


@pytest.mark.long(short="test_two_people_sit_down_at_one_phone_and_see_a_hand_each")
def test_six_people_have_all_that_they_may_say_in_view_on_a_phone(phone: Game):
    device = OneDevice(phone).open(*NAMES, "Malo", "Jean-Christophe", "Inès", rules="monclar")
    said = phone.by_kind("react-")
    for _ in range(400):
        assert not phone.is_over(), "nobody was ever left with one card"
        if device.covered.count() and said.count() > 4:
            break
        device.play(act_in_eights, moves=1)
    for size in (PHONE["viewport"], SIDEWAYS):
        phone.page.set_viewport_size(size)
        phone.wait_until(lambda: said.evaluate_all(IN_VIEW), lambda size=size: f"not all in view on {size}")
        phone.assert_no_sideways_scroll()
    # What several may say is written once: their buttons are names, and are read out whole.
    assert said.last.inner_text() in "Malo Jean-Christophe Inès"
    expect(said.last).to_have_accessible_name(re.compile("Contre-carte"))
    device.take()
    phone.wait_until(lambda: said.count() > 3, lambda: f"{said.count()} buttons")
    for size in (PHONE["viewport"], SIDEWAYS):
        phone.page.set_viewport_size(size)
        phone.wait_until(lambda: said.evaluate_all(IN_VIEW), lambda size=size: f"not all in view on {size}")
    phone.assert_no_complaint()
