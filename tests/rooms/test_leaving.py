"""Who leaves a room, who is its host then, and who is sent away: without a server."""

import pytest

from huit.rooms import messages
from huit.rooms.journal import (
    HostSet,
    PollOpened,
)
from huit.rooms.messages import Presence, Viewer
from tests.rooms.company import COMPUTER, ME, OPEN, Company, four
from tests.rooms.scenes import bytes_of, computer_wishes, said

# Leaving


def test_who_leaves_between_rounds_leaves_an_open_chair():
    company = four()
    company.stands(2)
    assert company.room.seating.open_seats == [2]
    company.refused(said(2, messages.Stand), "not_seated")


def test_who_comes_during_a_round_gets_no_chair_but_may_sit_down_after_it():
    company = four().begin()
    company.stands(3)
    guest = company.comes("Eve", seat=3)
    assert company.room.seating.seat_of(guest) is None
    company.refused(said(guest, messages.Sit, seat=3), "in_round")
    company.plays_to_the_end()
    company.sits(guest, 3)
    assert company.names == ("Anne", "Bob", "Chloé", "Eve")


def test_who_leaves_in_a_round_and_comes_back_before_its_end_plays_on():
    company = four().begin().until_turn_of(1)
    company.stands(1)
    assert (company.names[1], company.is_left(1)) == ("Bob", True)
    company.moves()
    assert company.room.played.moves[-1].stood_in
    company.sits(1, 1)
    assert not company.is_left(1)
    company.plays_to_the_end()
    assert company.deals(guest=1).names == ("Anne", "Bob", "Chloé", "Dan")


def test_who_leaves_in_a_round_and_comes_back_after_its_end_finds_his_chair_open():
    company = four().begin().moves()
    company.stands(1)
    company.plays_to_the_end()
    assert company.room.seating.open_seats == [1]
    company.refused(company.room.next_round(seat=0), "not_full")
    company.sits(1, 1)
    assert company.deals().room.round_no == 2


def test_who_has_left_in_a_round_asks_nothing_of_the_others_and_is_not_asked():
    company = four().begin().until_turn_of(1).moves()
    company.stands(1)
    company.refused(PollOpened(guest=1, kind="undo", seat=1, voters=(0,)), "not_seated")
    company.asks_undo(0)
    assert company.room.poll is not None
    assert company.room.poll.voters == (2, 3)


def test_two_play_and_one_leaves_the_round_is_played_out_and_the_next_one_waits_for_somebody():
    company = Company(ME, OPEN, friends=1).begin().moves()
    company.stands(1)
    company.plays_to_the_end()
    assert company.room.match.rows
    company.refused(company.room.next_round(seat=0), "not_full")
    company.comes("Chloé", seat=1)
    assert company.deals().names == ("Anne", "Chloé")


def test_the_last_person_leaves_and_whoever_comes_back_takes_over():
    company = Company(ME, OPEN, friends=1).begin()
    company.stands(0)
    company.stands(1)
    company.plays_to_the_end()
    assert company.names == ("", "")
    company.sits(1, 0)
    company.do(HostSet(guest=1))
    company.computer(1)
    assert company.deals(guest=1).room.round_no == 2


def test_all_leave_the_lobby_and_one_comes_back():
    company = four()
    for guest in range(4):
        company.stands(guest)
    assert company.room.seating.open_seats == [0, 1, 2, 3]
    company.sits(2, 1)
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_all_are_offline_at_once_and_nothing_changes():
    company = four().begin().moves(3)
    view = company.room.view(Viewer("k3v9abcd", 0, guest=0), presence=Presence())
    assert (view.here, view.stand_ins, view.stage) == ((False,) * 4, (False,) * 4, "round")


# The host


def test_the_owner_leaves_and_the_next_who_came_is_host():
    company = four()
    company.stands(0)
    assert company.room.seating.host == 1
    company.sits(0, 0)
    assert company.room.seating.host == 1


def test_the_owner_leaves_in_the_middle_of_a_choice_and_the_round_goes_on():
    company = four(rules="variante-1").begin()
    while company.room.awaited != (0,) or company.room.view(Viewer("k3v9abcd", 0)).phase == "play":
        company.moves()
    company.stands(0)
    assert company.room.seating.host == 1
    assert [wish.seat for wish in computer_wishes(company.room, seed=1, stand_ins=(0,))] == [0]
    company.moves()
    assert company.room.played.moves[-1].stood_in
    company.plays_to_the_end()
    assert company.room.seating.open_seats == [0]


def test_the_host_is_away_for_long_and_another_who_sits_there_is_host():
    company = four(friends=2)
    company.refused(HostSet(guest=company.comes("Eve")), "not_seated")
    assert company.do(HostSet(guest=2)).seating.host == 2


def test_who_has_left_the_round_does_not_become_host():
    company = four().begin()
    company.stands(2)
    company.refused(HostSet(guest=2), "not_seated")


def test_nobody_else_is_there_so_the_owner_stays_host_without_a_chair():
    company = Company(ME, OPEN)
    company.stands(0)
    assert company.room.seating.host == 0
    company.computer(1)
    assert company.names == ("", "Léa")


# Sent away


def test_the_host_sends_somebody_away_and_he_does_nothing_any_more():
    company = four()
    company.commits(1)
    company.do(said(0, messages.Kick, seat=1))
    assert (company.names[1], company.room.sources.commitments) == ("", ())
    company.refused(said(1, messages.Sit, seat=1), "kicked")
    assert company.comes("Bob", seat=1) == 4
    assert company.names[1] == "Bob 2"


def test_nobody_is_sent_away_in_the_middle_of_a_round():
    four().begin().refused(said(0, messages.Kick, seat=1), "in_round")


@pytest.mark.parametrize(("seat", "code"), [(0, "malformed"), (1, "not_seated"), (2, "not_seated"), (7, "malformed")])
def test_the_host_sends_neither_himself_nor_a_computer_nor_a_chair_away(seat: int, code: str):
    Company(ME, COMPUTER, OPEN).refused(said(0, messages.Kick, seat=seat), code)


def test_kicked_while_he_was_to_choose_the_hand_and_whoever_sits_down_chooses():
    company = Company(ME, OPEN, OPEN, rules="man-et-resta", friends=2)
    deal = company.room.check_to_come()
    assert deal.hands
    dealer = company.guest_at(deal.dealer)
    company.do(HostSet(guest=next(guest for guest in range(3) if guest != dealer)))
    company.do(said(company.room.seating.host, messages.Kick, seat=deal.dealer))
    company.computer(deal.dealer)
    assert company.all_ready().deals(guest=company.room.seating.host).room.is_playing


def test_kicked_after_he_has_chosen_and_the_choice_stands():
    company = Company(ME, OPEN, OPEN, rules="monclar", options={"hand_from": 5, "hand_to": 8}, friends=2)
    deal = company.room.check_to_come()
    company.do(said(company.guest_at(deal.dealer), messages.ChooseHand, hand=6))
    company.do(said(0, messages.Kick, seat=deal.dealer))
    company.computer(deal.dealer)
    company.all_ready().deals()
    assert {len(hand) for hand in company.hands()} <= {6, 7}


def test_kicked_while_he_was_to_cut_and_chance_cuts():
    company = Company(ME, OPEN, OPEN, options={"cut": True}, friends=2)
    deal = company.room.check_to_come()
    cutter = company.guest_at(deal.cutter)
    company.do(HostSet(guest=next(guest for guest in range(3) if guest != cutter)))
    company.do(said(company.room.seating.host, messages.Kick, seat=deal.cutter))
    company.refused(said(company.guest_at((deal.cutter + 1) % 3), messages.Cut, at=10), "illegal")
    company.computer(deal.cutter)
    company.all_ready().deals(guest=company.room.seating.host)
    assert company.room.dealt.begun is not None
    assert company.room.dealt.begun.cut is not None
