"""The ways back: « Mes tables », the question before leaving a round, « Mes parties », and a code for another device."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import finish_round
from tests.browser.friends import Friends
from tests.browser.game import Game

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def room_of(game: Game) -> str:
    return game.page.url.rpartition("/")[2]


def sit_down(game: Game, *, seats: int) -> None:
    """Open a room, and wait until the round is dealt: the deal waits for the grain of this browser."""
    game.open_room(seats=seats)
    expect(game.cards).not_to_have_count(0)


def leave_round(game: Game) -> None:
    """Press the logo, and say yes."""
    game.page.get_by_role("link", name=re.compile("^Huit")).click()
    game.by("quit-sure").click()
    expect(game.by("start-play")).to_be_visible()


def test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back(sit: Sit):
    game = sit(**PHONE, **CALM)
    sit_down(game, seats=2)
    table, room = game.page.url, room_of(game)
    logo = game.page.get_by_role("link", name=re.compile("^Huit"))
    logo.click()
    expect(game.by("quit")).to_contain_text("Votre place vous attend\u00a0: vous la retrouverez sous «\u00a0Mes tables\u00a0».")
    game.assert_accessible()
    expect(game.by("quit-stay")).to_be_focused()
    game.by("quit-stay").click()
    expect(game.by("quit")).to_be_hidden()
    logo.click()
    game.page.keyboard.press("Escape")
    expect(game.by("quit")).to_be_hidden()
    assert game.page.url == table
    leave_round(game)
    line = game.by(f"my-table-{room}")
    expect(line).to_contain_text("Reprendre\u00a0: Variante de Monclar")
    expect(line).to_contain_text("sans horloge")
    expect(line).not_to_contain_text("Anne")
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.by(f"resume-{room}").click()
    expect(game.by("hand")).to_be_visible()
    assert game.page.url == table
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_between_rounds_the_logo_goes_home_at_once(sit: Sit):
    game = sit(**CALM)
    sit_down(game, seats=2)
    finish_round(game)
    expect(game.by("round-over")).to_be_visible()
    game.page.keyboard.press("Escape")
    game.page.get_by_role("link", name=re.compile("^Huit")).click()
    expect(game.by("start-play")).to_be_visible()
    expect(game.by("my-tables")).to_contain_text("entre deux manches")


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_tables_that_wait_for_me_come_first_say_since_when_and_are_looked_at_again(sit: Sit):
    game = sit(**CALM)
    rooms = [game.make_room(rules="minimale", seats=2, settings={"clock_s": clock}) for clock in (30, 86400)]
    told: dict[str, Any] = {"seat": 0, "awaited": [1], "waits_s": 120}

    def rewrite(route: Any) -> None:
        answer = route.fetch()
        mine = route.request.url.endswith(rooms[1]) or told["awaited"] == [0]
        own = {**told, "awaited": [0], "waits_s": 3 * 3600 + 5} if mine else told
        route.fulfill(json={**answer.json(), "stage": "round", "own": own})

    game.page.route(re.compile("/api/rooms/[a-z0-9]+$"), rewrite)
    game.open_start()
    game.page.evaluate("(rooms) => localStorage.setItem('huit.rooms', JSON.stringify(rooms.map((room) => [room, ''])))", rooms)
    game.page.reload()
    lines = game.by("my-tables").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("À vous de jouer")
    expect(lines.nth(0)).to_contain_text("depuis 3\u00a0h")
    expect(lines.nth(0)).to_contain_text("1 jour par tour")
    expect(lines.nth(1)).to_contain_text("depuis 2\u00a0min")
    expect(lines.nth(1)).to_contain_text("30 secondes par tour")
    expect(lines.nth(1)).not_to_contain_text("À vous de jouer")
    game.assert_accessible()
    told["awaited"] = [0]
    game.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(lines.nth(1)).to_contain_text("À vous de jouer")
    game.page.unroute_all()


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_a_table_that_is_forgotten_is_gone_and_its_seat_too_if_one_likes(sit: Sit):
    game = sit(**CALM)
    sit_down(game, seats=2)
    first = room_of(game)
    leave_round(game)
    sit_down(game, seats=3)
    second = room_of(game)
    leave_round(game)
    game.by(f"forget-{first}").click()
    expect(game.by("forget")).to_contain_text("Une manche y est en cours.")
    game.assert_accessible()
    game.by("forget-keep").click()
    expect(game.by(f"my-table-{first}")).to_be_visible()
    game.by(f"forget-{first}").click()
    game.by("forget-sure").click()
    expect(game.by(f"my-table-{first}")).to_have_count(0)
    game.by(f"forget-{second}").click()
    game.by("forget-stand").click()
    expect(game.by(f"my-table-{second}")).to_have_count(0)
    game.page.reload()
    expect(game.by("start-play")).to_be_visible()
    expect(game.by("my-tables")).to_have_count(0)
    own = game.page.context.request.get(f"{game.address}/api/rooms/{second}").json()["own"]
    assert own is None or own["seat"] is None
    assert game.page.context.request.get(f"{game.address}/api/rooms/{first}").json()["own"]["seat"] == 0
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_a_finished_round_is_listed_with_its_rules_replay_and_cards_and_is_deleted(sit: Sit):
    game = sit(**PHONE, **CALM)
    sit_down(game, seats=2)
    room = room_of(game)
    finish_round(game)
    expect(game.by("round-over")).to_be_visible()
    game.open_start()
    game.by("start-rounds").click()
    line = game.by(f"my-round-{room}-1")
    expect(line).to_contain_text("Variante de Monclar")
    expect(line).to_contain_text(re.compile("Gagnée|Perdue|Sans vainqueur"))
    expect(line).to_contain_text("Vous")
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.by(f"round-rules-{room}-1").click()
    expect(game.by("rule-sheet-text")).to_contain_text("Variante de Monclar")
    game.page.keyboard.press("Escape")
    game.by(f"round-replay-{room}-1").click()
    expect(game.by("replay-caption")).to_be_visible()
    game.page.go_back()
    game.by(f"round-again-{room}-1").click()
    expect(game.page).to_have_url(re.compile("/jeu/"))
    assert room_of(game) != room
    expect(game.by("hand")).to_be_visible()
    game.page.goto(f"{game.address}/parties")
    game.by(f"round-remove-{room}-1").click()
    expect(game.by("no-rounds")).to_be_visible()
    # It stays deleted, though the table still shows its end.
    game.page.goto(f"{game.address}/jeu/{room}")
    expect(game.by("round-over")).to_be_visible()
    game.page.goto(f"{game.address}/parties")
    expect(game.by("no-rounds")).to_be_visible()
    game.assert_no_complaint()


@pytest.fixture
def friends(sit: Sit) -> Friends:
    return Friends(sit)


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_a_round_is_listed_once_though_the_links_are_renewed_under_its_result(friends: Friends):
    anne, leo = friends.open(2).start().games
    finish_round(anne, leo)
    old = room_of(anne)
    expect(anne.by("round-over")).to_be_visible()
    anne.page.keyboard.press("Escape")
    anne.by("room-open").click()
    anne.by("renew").click()
    anne.by("renew-yes").click()
    expect(anne.by("renewed")).to_be_visible()
    for game in (anne, leo):
        expect(game.page).not_to_have_url(re.compile(f"{old}$"))
        new = room_of(game)
        game.page.goto(f"{game.address}/parties")
        expect(game.by(f"my-round-{new}-1")).to_be_visible()
        expect(game.by_kind("my-round-")).to_have_count(1)
        game.by(f"round-replay-{new}-1").click()
        expect(game.by("replay-caption")).to_be_visible()


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_all_finished_rounds_are_deleted_after_a_question(sit: Sit):
    game = sit(**CALM)
    sit_down(game, seats=2)
    finish_round(game)
    expect(game.by("round-over")).to_be_visible()
    game.page.goto(f"{game.address}/parties")
    game.by("rounds-remove-all").click()
    game.by("rounds-remove-all-sure").click()
    expect(game.by("no-rounds")).to_be_visible()
    game.page.reload()
    expect(game.by("no-rounds")).to_be_visible()


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_a_code_brings_a_running_game_and_the_finished_rounds_to_another_device(sit: Sit):
    desk, phone = sit(**CALM), sit(**PHONE, **CALM)
    sit_down(desk, seats=2)
    finished = room_of(desk)
    finish_round(desk)
    expect(desk.by("round-over")).to_be_visible()
    sit_down(desk, seats=3)
    room, hand = room_of(desk), sorted(desk.hand())
    desk.page.goto(f"{desk.address}/parties")
    desk.by("carry-make").click()
    expect(desk.by("carry")).to_contain_text("Il sert une seule fois, pendant 10 minutes\u00a0; tapé, pendant 5 minutes.")
    desk.assert_accessible()
    link = desk.by("carry-link").input_value()
    assert desk.by("invite-qr").get_attribute("data-text") == link
    phone.page.goto(link)
    expect(phone.by("bring")).to_contain_text("N’acceptez que s’il vient de vous.")
    assert "#" not in phone.page.url, "the code stays in no history"
    phone.assert_accessible()
    phone.assert_no_sideways_scroll()
    phone.by("bring-here").click()
    expect(phone.by("brought")).to_contain_text("2 places et 1 manche de plus")
    phone.by("bring-to-start").click()
    expect(phone.by("my-tables").get_by_role("listitem")).to_have_count(2)
    phone.by(f"resume-{room}").click()
    expect(phone.cards).to_have_count(len(hand))
    assert sorted(phone.hand()) == hand, "the same seat"
    phone.page.goto(f"{phone.address}/parties")
    phone.by(f"round-replay-{finished}-1").click()
    expect(phone.by("replay-caption")).to_be_visible()
    # The first device keeps its seat.
    desk.page.goto(f"{desk.address}/jeu/{room}")
    expect(desk.by("hand")).to_be_visible()
    assert sorted(desk.hand()) == hand
    desk.assert_no_complaint()
    phone.assert_no_complaint()
    late = sit(**CALM)
    late.page.goto(link)
    late.by("bring-here").click()
    expect(late.by("bring-problem")).to_contain_text("il a déjà servi")
    expect(late.by("bring-typed")).to_be_visible()
    late.assert_accessible()


@pytest.mark.long(short="test_the_logo_asks_before_it_leaves_a_round_and_my_tables_leads_back")
def test_a_code_is_typed_on_a_device_without_a_camera(sit: Sit):
    phone, desk = sit(**PHONE, **CALM), sit(**CALM)
    sit_down(phone, seats=2)
    room, hand = room_of(phone), sorted(phone.hand())
    phone.page.goto(f"{phone.address}/parties")
    phone.by("carry-make").click()
    code = phone.by("carry-typed").inner_text()
    assert re.fullmatch("[2-9A-Z]{4} [2-9A-Z]{4}", code)
    phone.assert_accessible()
    phone.assert_no_sideways_scroll()
    desk.open_start()
    desk.by("start-rounds").click()
    desk.by("have-code").click()
    field = desk.by("bring-typed")
    field.fill("K7QF")
    field.press("Enter")
    expect(desk.by("bring-problem")).to_contain_text("huit lettres et chiffres")
    expect(field).to_be_focused()
    desk.assert_accessible()
    field.fill(("A" if code[0] != "A" else "C") + code[1:])
    desk.by("bring-typed-here").click()
    expect(desk.by("bring-problem")).to_contain_text("mal tapé")
    assert desk.page.context.cookies() == []
    field.fill(code.lower().replace(" ", "-"))
    desk.by("bring-typed-here").click()
    expect(desk.by("brought")).to_contain_text("1 place")
    desk.by("bring-to-start").click()
    expect(desk.by("have-code")).to_be_visible()
    desk.by(f"resume-{room}").click()
    expect(desk.cards).to_have_count(len(hand))
    assert sorted(desk.hand()) == hand, "the same seat"
    # Used up, and the link with it.
    late = sit(**CALM)
    late.page.goto(phone.by("carry-link").input_value())
    late.by("bring-here").click()
    expect(late.by("bring-problem")).to_contain_text("il a déjà servi")
    late.by("bring-typed").fill(code)
    late.by("bring-typed-here").click()
    expect(late.by("bring-problem")).to_contain_text("mal tapé")
    assert late.page.context.cookies() == []
