"""Who comes to a room, under which name, and sits on which chair; and the computers that sit there: without a server."""

import pytest

from huit.rooms import messages
from huit.rooms.agreement import rules_in_force
from huit.rooms.chairs import MOST_GUESTS
from huit.rooms.journal import (
    GuestJoined,
    GuestsForgotten,
    LinksRenewed,
    RulesSet,
)
from huit.rooms.match import Former, MatchRequest
from huit.rooms.messages import Sit, Viewer
from huit.rooms.refusal import Refused
from huit.rooms.settings import Links, RoomSettings
from tests.rooms.company import COMPUTER, ME, OPEN, Company, asked, four
from tests.rooms.scenes import said

# Coming and sitting down


def test_who_opens_a_room_sits_where_he_wanted_to_and_is_its_host():
    room = Company(OPEN, COMPUTER, ME).room
    assert (room.names, room.computers, room.seating.host) == (("", "Léa", "Anne"), (False, True, False), 0)
    assert room.stage == "lobby"


def test_a_friend_takes_the_chair_that_he_asked_for():
    company = Company(ME, OPEN, OPEN)
    assert company.comes("Bob", seat=2) == 1
    assert company.names == ("Anne", "", "Bob")


@pytest.mark.parametrize("seat", [0, 9, None])
def test_a_chair_that_is_taken_meanwhile_sends_no_friend_away(seat: int | None):
    company = Company(ME, OPEN)
    guest = company.comes("Bob", seat=seat)
    assert (company.room.seating.seat_of(guest), company.names) == (None, ("Anne", ""))


def test_a_name_that_is_taken_gets_a_number():
    company = Company(ME, OPEN, COMPUTER)
    for name in ("anne", "Anne", "léa"):
        company.comes(name)
    assert [guest.name for guest in company.room.seating.guests.values()] == ["Anne", "anne 2", "Anne 3", "léa 2"]


def test_another_name_is_ones_own_and_the_old_one_is_free_again():
    company = four(friends=1)
    company.do(said(1, messages.Name, name="Anne"))
    company.do(said(0, messages.Name, name="Bob"))
    company.do(said(0, messages.Name, name="Bob"))
    assert company.names[:2] == ("Bob", "Anne 2")


def test_nobody_changes_his_name_in_the_middle_of_a_round():
    company = four().begin()
    company.refused(said(1, messages.Name, name="Zorro"), "in_round")


def test_past_the_most_guests_nobody_is_let_in():
    company = Company(ME, OPEN)
    for number in range(1, MOST_GUESTS):
        company.comes(f"Guest {number}")
    company.refused(GuestJoined(guest=MOST_GUESTS, name="Late"), "full")
    company.sits(MOST_GUESTS - 1, 1)
    assert company.names == ("Anne", f"Guest {MOST_GUESTS - 1}")


def test_in_a_full_room_newcomers_take_the_places_of_those_who_are_gone():
    company = Company(ME, OPEN)
    for number in range(1, MOST_GUESTS):
        company.comes(f"Guest {number}")
    company.sits(1, 1)
    for guest in (0, 1, MOST_GUESTS):
        # The host, somebody on a chair, and nobody.
        company.refused(GuestJoined(guest=MOST_GUESTS, name="Late", gone=(guest,)), "stale")
    company.do(GuestJoined(guest=MOST_GUESTS, name="Guest 2", gone=(2,)))
    assert company.room.seating.guests[MOST_GUESTS].name == "Guest 2"
    company.refused(said(2, messages.Ready, ready=True), "kicked")
    company.refused(GuestJoined(guest=2, name="Late", gone=(3,)), "stale")


def test_who_was_sent_away_stays_known_and_takes_no_place():
    company = Company(ME, OPEN, OPEN, friends=2)
    company.do(said(0, messages.Kick, seat=1))
    company.refused(GuestsForgotten(guest=0, guests=(1,)), "stale")
    for number in range(3, MOST_GUESTS + 1):
        company.comes(f"Guest {number}")
    company.refused(GuestJoined(guest=MOST_GUESTS + 1, name="Late"), "full")


def test_whoever_has_a_part_in_the_next_deal_is_not_forgotten():
    company = Company(ME, OPEN, OPEN, friends=2)
    company.all_ready()
    for guest in range(3):
        company.commits(guest)
    company.seals(0, 1, 2)
    guest = company.comes("Eve")
    # Under the seal the host may still let people in and forget them: nothing of that changes the deal.
    seal = company.room.sources.seal
    company.do(LinksRenewed(guest=0, room="other", watch="others"))
    company.do(GuestsForgotten(guest=0, guests=(guest,)))
    assert company.room.sources.seal == seal is not None
    company.refused(GuestsForgotten(guest=0, guests=(1,)), "stale")


def test_the_host_alone_locks_renews_and_frees_even_in_a_round():
    company = four()
    guest = company.comes("Eve")
    company.begin()
    company.refused(LinksRenewed(guest=1, room="other", watch="others"), "not_host")
    company.refused(GuestsForgotten(guest=1, guests=(guest,)), "not_host")
    company.do(LinksRenewed(guest=0, room="other", watch="others"))
    company.do(GuestsForgotten(guest=0, guests=(guest,)))
    company.do(said(0, messages.ChangeSettings, settings=RoomSettings(locked=True)))
    assert (company.room.links, guest in company.room.seating.guests) == (Links("other", "others"), False)
    company.refused(GuestJoined(guest=company.room.seating.next_guest, name="Late"), "locked")


def test_who_is_nobody_does_nothing():
    company = four()
    for guest in (-1, 4, 99):
        company.refused(said(guest, messages.Sit, seat=1), "kicked")


def test_one_changes_to_an_open_chair_and_leaves_ones_own_open():
    company = four(friends=1)
    company.sits(1, 3)
    assert company.names == ("Anne", "", "", "Bob")


def test_one_takes_the_chair_of_a_computer_and_it_goes():
    company = Company(ME, COMPUTER, OPEN, friends=1)
    company.sits(1, 1)
    assert (company.names, company.room.computers) == (("Anne", "Bob", ""), (False, False, False))


def test_nobody_sits_on_anothers_knees():
    company = four()
    company.refused(said(1, messages.Sit, seat=0), "not_open")
    company.refused(said(1, messages.Sit, seat=4), "malformed")


def test_nobody_changes_chairs_in_the_middle_of_a_round():
    company = four().begin()
    company.refused(said(1, messages.Sit, seat=3), "in_round")


def test_in_the_middle_of_a_match_points_belong_to_the_chairs():
    company = Company(ME, OPEN, OPEN, OPEN, friends=3, match=MatchRequest("negatif", 1000), rules="monclar").begin()
    company.plays_to_the_end()
    company.stands(1)
    with pytest.raises(Refused, match="in_match"):
        asked(company, 2, Sit(id="a", seat=1))
    points = company.room.match.totals[1]
    company.comes("Eva", seat=1)
    assert (company.names[1], company.room.match.totals[1]) == ("Eva", points)
    assert company.room.match.former(company.room.seating.sitters) == (Former(1, "Bob", first=1, last=1),)
    company.stands(3)
    company.rules("monclar", seats=4)
    company.sits(2, 3)
    assert company.names == ("Anne", "Eva", "", "Chloé")


def test_what_was_won_in_single_rounds_goes_to_another_chair_with_whoever_won_it():
    company = Company(ME, OPEN, OPEN, friends=2).begin().plays_to_the_end()
    totals, wins, row = company.room.match.totals, company.room.match.wins, company.room.match.rows[0]
    company.stands(0)
    company.sits(2, 0)
    match = company.room.match
    assert company.names == ("Chloé", "Bob", "")
    assert (match.totals, match.wins) == (totals[::-1], wins[::-1])
    assert match.rows[0].points == row.points[::-1]
    assert [2 - seat for seat in match.rows[0].winners] == list(row.winners)
    assert not match.former(company.room.seating.sitters), "whoever sits there has their own points"
    assert company.again().match == match


def test_in_teams_what_was_won_stays_with_the_team():
    company = four(rules="les-huit").begin().plays_to_the_end()
    match = company.room.match
    company.stands(1)
    company.sits(2, 1)
    assert company.room.match == match


def test_a_round_that_leaves_something_to_the_next_one_leaves_it_to_the_chairs():
    company = Company(ME, OPEN, OPEN, friends=2, rules="trois-cinq-huit").begin().plays_to_the_end()
    assert not company.room.view(Viewer("k3v9abcd", 2, guest=2)).may.change
    company.stands(1)
    with pytest.raises(Refused, match="in_match"):
        asked(company, 2, Sit(id="a", seat=1))


def test_a_journal_in_which_somebody_changed_chairs_in_a_match_is_read():
    company = Company(ME, OPEN, OPEN, friends=2, match=MatchRequest("negatif", 1000)).begin().plays_to_the_end()
    company.stands(1)
    match = company.room.match
    company.sits(2, 1)
    assert company.room.match == match
    assert company.again().seating == company.room.seating


def test_after_a_match_its_sheet_stays_as_it_was_written():
    company = Company(ME, OPEN, OPEN, friends=2, match=MatchRequest("negatif", 1)).begin().plays_to_the_end()
    assert company.room.match.over
    company.stands(0)
    match = company.room.match
    assert asked(company, 2, Sit(id="a", seat=0)) == said(2, messages.Sit, seat=0, id="a")
    company.sits(2, 0)
    assert company.room.match == match


def test_only_who_has_left_his_chair_is_offered_to_take_it_back():
    company = four().begin()
    assert not company.room.view(Viewer("k3v9abcd", 1, guest=1)).may.back
    company.stands(1)
    assert company.room.view(Viewer("k3v9abcd", 1, guest=1)).may.back
    company.sits(1, 1)
    assert not company.room.view(Viewer("k3v9abcd", 1, guest=1)).may.back


def test_who_changes_chairs_is_asked_again_whether_he_is_ready():
    company = four(friends=2).all_ready()
    company.sits(1, 3)
    assert [chair.is_ready for chair in company.room.seating.chairs] == [True, False, True, False]


# Computers


def test_a_computer_comes_to_an_open_chair_and_goes_again():
    company = Company(ME, OPEN, OPEN)
    company.computer(1)
    assert company.names == ("Anne", "Léa", "")
    company.computer(1, on=False)
    assert (company.names, company.room.seating.open_seats) == (("Anne", "", ""), [1, 2])
    company.computer(1, on=False)
    assert company.room.seating.open_seats == [1, 2]


def test_a_computer_has_a_name_of_its_own():
    company = Company(ME, OPEN, OPEN)
    company.comes("Léa", seat=2)
    company.computer(1)
    assert company.names == ("Anne", "Hugo", "Léa")


def test_computers_never_change_during_a_round():
    company = Company(ME, OPEN, COMPUTER, friends=1).begin()
    company.refused(said(0, messages.Computer, seat=2, on=False), "in_round")
    company.stands(1)
    company.refused(said(0, messages.Computer, seat=1, on=True), "in_round")


def test_only_the_host_sets_computers_rules_and_settings_or_sends_away():
    company = Company(ME, OPEN, OPEN, OPEN, friends=2)
    for command in (
        said(1, messages.Computer, seat=3, on=True),
        said(1, messages.Kick, seat=0),
        said(1, messages.ChangeSettings, settings=RoomSettings(clock_s=60)),
        RulesSet(guest=1, rules="le-8", options={}, match=None, seats=3, resolved=rules_in_force("le-8").resolved),
    ):
        company.refused(command, "not_host")


def test_no_computer_is_put_on_a_person():
    four().refused(said(0, messages.Computer, seat=1, on=True), "not_open")
