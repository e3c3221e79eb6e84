"""A chair that somebody asks the host for: given at once where a computer sits, else as soon as one is free."""

import json
from typing import Any

from huit.rooms import messages
from huit.rooms.chair_requests import MOST_ONLOOKERS, MOST_REQUESTS
from huit.rooms.journal import GuestJoined, LinksRenewed
from huit.rooms.messages import Mays, Presence, Viewer, encode_message
from huit.rooms.settings import RoomSettings
from huit.rooms.snapshot import room_of, snapshot_of
from tests.rooms.company import COMPUTER, ME, OPEN, Company
from tests.rooms.scenes import said


def playing(*chairs: str, friends: int) -> tuple[Company, int]:
    """Return a room in its first round, and somebody who looks on."""
    company = Company(*chairs, friends=friends)
    company.begin()
    return company, company.comes("Zoé")


def may(company: Company, guest: int) -> Mays:
    return company.room.view(Viewer("room", company.room.seating.seat_of(guest), guest=guest)).may  # type: ignore[attr-defined]


def shown_to_all(company: Company, presence: Presence) -> Any:
    return company.room.view(Viewer("room"), presence=presence)


def shown_by_link(company: Company, onlooker: int | None) -> dict[str, Any]:
    return json.loads(encode_message(company.room.view(Viewer("watch", onlooker=onlooker))))


def test_who_is_given_a_chair_takes_over_that_of_a_computer_in_the_middle_of_a_round():
    company, zoe = playing(ME, COMPUTER, COMPUTER, friends=0)
    assert company.room.view(Viewer("room", None, guest=zoe)).may.ask_seat  # type: ignore[attr-defined]
    company.do(said(zoe, messages.AskSeat, asks=True))
    shown = shown_to_all(company, Presence(here=frozenset({zoe})))
    assert [(each.guest, each.request) for each in shown.people] == [(zoe, "asked")]
    hand = company.hands()[1]
    company.do(said(0, messages.AnswerSeat, whom=zoe, yes=True))
    assert company.room.seating.seat_of(zoe) == 1
    assert company.hands()[1] == hand
    assert company.room.requests.guests == set()


def test_while_several_people_play_nobody_gets_a_hand_that_he_might_see_beside_his_own():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    company.do(said(zoe, messages.AskSeat, asks=True))
    company.do(said(0, messages.AnswerSeat, whom=zoe, yes=True))
    assert company.room.seating.seat_of(zoe) is None
    assert company.room.requests.of(zoe) == "granted"
    company.plays_to_the_end()
    assert company.room.seating.seat_of(zoe) == 2


def test_only_the_host_answers_and_only_who_has_asked_is_answered():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    company.refused(said(0, messages.AnswerSeat, whom=zoe, yes=True), "stale")
    company.do(said(zoe, messages.AskSeat, asks=True))
    company.refused(said(1, messages.AnswerSeat, whom=zoe, yes=True), "not_host")
    company.refused(said(zoe, messages.AnswerSeat, whom=zoe, yes=True), "not_host")
    assert company.room.seating.seat_of(zoe) is None


def test_who_has_a_chair_or_can_take_one_has_none_to_ask_for():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    company.refused(said(1, messages.AskSeat, asks=True), "no_seat_to_ask")
    company.do(said(zoe, messages.AskSeat, asks=True))
    company.refused(said(zoe, messages.AskSeat, asks=True), "no_seat_to_ask")
    company.do(said(zoe, messages.AskSeat, asks=False))
    company.plays_to_the_end()
    company.refused(said(zoe, messages.AskSeat, asks=True), "no_seat_to_ask")


def test_where_only_people_sit_the_promised_chair_is_the_next_one_that_is_free():
    company, zoe = playing(ME, OPEN, friends=1)
    company.do(said(zoe, messages.AskSeat, asks=True))
    company.do(said(0, messages.AnswerSeat, whom=zoe, yes=True))
    assert company.room.requests.granted == (zoe,)
    assert room_of(snapshot_of(company.room)).requests == company.room.requests
    company.plays_to_the_end()
    assert company.room.seating.seat_of(zoe) is None
    company.stands(1)
    assert company.room.seating.seat_of(zoe) == 1


def test_a_no_holds_until_the_next_round():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    company.do(said(zoe, messages.AskSeat, asks=True))
    company.do(said(0, messages.AnswerSeat, whom=zoe, yes=False))
    company.refused(said(zoe, messages.AskSeat, asks=True), "seat_declined")
    company.do(said(zoe, messages.AskSeat, asks=False))
    company.refused(said(zoe, messages.AskSeat, asks=True), "seat_declined")
    company.plays_to_the_end()
    company.deals()
    company.do(said(zoe, messages.AskSeat, asks=True))


def test_a_room_keeps_only_so_many_requests():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    for _ in range(MOST_REQUESTS):
        company.do(said(company.comes("Zoé"), messages.AskSeat, asks=True))
    company.refused(said(zoe, messages.AskSeat, asks=True), "many_asking")
    assert len(company.room.requests.asked) == MOST_REQUESTS, "and nobody who came before loses his"
    company.do(said(0, messages.AnswerSeat, whom=company.room.requests.asked[0], yes=False))
    company.do(said(zoe, messages.AskSeat, asks=True))


def test_who_has_asked_and_put_the_phone_away_still_asks():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    max_ = company.comes("Max")
    nobody = Presence(here=frozenset())
    company.do(said(zoe, messages.AskSeat, asks=True))
    shown = shown_to_all(company, nobody)
    assert [(each.guest, each.here, each.request) for each in shown.people] == [(zoe, False, "asked")]
    assert shown.gone == 1, "only who waits for nothing may be forgotten"
    assert company.room.left_behind == {max_}
    company.do(said(0, messages.AnswerSeat, whom=zoe, yes=True))
    assert [(each.guest, each.request) for each in shown_to_all(company, nobody).people] == [(zoe, "granted")]
    company.do(said(zoe, messages.AskSeat, asks=False))
    assert shown_to_all(company, nobody).people == ()
    assert shown_to_all(company, nobody).gone == 2


# By the spectators' link


def asks_by_link(company: Company, name: str = "Zoé") -> int:
    number = company.room.seating.next_guest
    company.do(GuestJoined(guest=number, name=name, watches=True))
    return number


def test_a_spectator_who_asks_is_a_guest_without_a_chair_and_is_shown_no_more_than_before():
    company = Company(ME, OPEN, COMPUTER, friends=1).begin()
    before = shown_by_link(company, None)
    zoe = asks_by_link(company)
    assert company.room.requests.asked == (zoe,)
    after = [shown_by_link(company, onlooker) for onlooker in (None, zoe)]
    assert {field for field in before if before[field] != after[0][field]} == {"seq", "people"}
    assert {field for field in before if after[0][field] != after[1][field]} == {"onlooker"}
    company.do(said(zoe, messages.AskSeat, asks=False))
    shown = shown_by_link(company, zoe)
    assert [may for may, is_so in shown["may"].items() if is_so] == ["ask_seat"]


def test_a_spectator_who_asks_takes_no_chair_himself_also_between_rounds_and_the_host_gives_one():
    company = Company(ME, COMPUTER, OPEN, friends=0)
    zoe = asks_by_link(company)
    company.refused(said(zoe, messages.Sit, seat=2), "not_host")
    company.do(said(zoe, messages.AskSeat, asks=False))
    company.do(said(zoe, messages.AskSeat, asks=True))
    company.do(said(0, messages.AnswerSeat, whom=zoe, yes=True))
    assert company.room.seating.seat_of(zoe) == 2
    assert room_of(snapshot_of(company.room)).seating == company.room.seating
    company.stands(zoe)
    company.do(said(zoe, messages.Sit, seat=2))
    assert company.room.seating.seat_of(zoe) == 2, "he is a guest like any other by now"


def test_no_spectator_becomes_a_guest_where_nobody_new_comes_in_or_too_many_ask():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    first, *_ = [asks_by_link(company) for _ in range(MOST_ONLOOKERS)]
    number = company.room.seating.next_guest
    company.refused(GuestJoined(guest=number, name="Max", watches=True), "many_asking")
    company.do(said(first, messages.AskSeat, asks=False))
    company.refused(GuestJoined(guest=number, name="Max", watches=True), "many_asking")
    company.do(said(zoe, messages.AskSeat, asks=True))
    company.do(GuestJoined(guest=number, name="Max", watches=True, gone=(first,)))
    assert first not in company.room.seating.guests
    company.do(said(0, messages.ChangeSettings, settings=RoomSettings(locked=True)))
    company.refused(GuestJoined(guest=number + 1, name="Lou", watches=True), "locked")


def test_of_those_with_an_invitation_only_so_many_ask_at_once():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    guests = [company.comes(f"Max {no}") for no in range(MOST_REQUESTS)]
    for guest in guests:
        company.do(said(guest, messages.AskSeat, asks=True))
    company.refused(said(zoe, messages.AskSeat, asks=True), "many_asking")


def test_a_link_that_no_longer_leads_in_takes_the_requests_with_it():
    company, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    company.do(said(zoe, messages.AskSeat, asks=True))
    asking, promised = asks_by_link(company), asks_by_link(company)
    company.do(said(0, messages.AnswerSeat, whom=promised, yes=True))
    company.do(LinksRenewed(guest=0, room="k3v9abcdea", watch="k3v9abcdefga"))
    assert company.room.requests.of(asking) is None
    assert company.room.requests.granted == (promised,), "who was promised a chair is still let in"
    company.do(said(0, messages.ChangeSettings, settings=RoomSettings(watch="nobody")))
    assert company.room.requests.guests == {zoe}


def test_the_host_is_told_whether_a_chair_is_given_at_once():
    alone, _ = playing(ME, COMPUTER, COMPUTER, friends=0)
    several, zoe = playing(ME, OPEN, COMPUTER, friends=1)
    assert may(alone, 0).give_at_once
    assert not may(several, 0).give_at_once
    several.stands(1)
    assert may(several, 0).give_at_once, "the one who has left counts no more"
    assert not may(several, zoe).give_at_once
