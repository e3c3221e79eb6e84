"""Who comes to a room, sits, gets ready, leaves and is sent away: what happens to people, without a server."""

from typing import Any

import pytest

from huit.rooms.journal import (
    Command,
    ComputerSet,
    CutChosen,
    GuestsForgotten,
    HandChosen,
    HostSet,
    Joined,
    Kicked,
    KnownAsked,
    LinksRenewed,
    MatchBegun,
    Moved,
    PollOpened,
    Readied,
    Renamed,
    RulesSet,
    Sat,
    SettingsSet,
    Stood,
    Voted,
)
from huit.rooms.match import MatchAsked
from huit.rooms.messages import Again, ClientMessage, Kick, Presence, Sit, Undo, Vote
from huit.rooms.refused import Refused
from huit.rooms.seating import MOST_GUESTS
from huit.rooms.settings import Links, RoomSettings
from huit.server.live.asked import command_for
from tests.rooms.company import COMPUTER, ME, OPEN, Company, secret
from tests.rooms.scenes import bytes_of, computer_wishes


def four(*, friends: int = 3, **opened: object) -> Company:
    return Company(ME, OPEN, OPEN, OPEN, friends=friends, **opened)


OF_CHANCE: dict[str, Any] = {"at": 0, "secret": lambda: secret(9), "seed": lambda: 9, "links": lambda: Links("new", "watch")}


def asked(company: Company, guest: int, message: ClientMessage) -> Command:
    """What the server would write down."""
    return command_for(company.room, guest, message, here=(), **OF_CHANCE)


# Who is asked


def test_to_take_a_move_back_all_are_asked_there_or_not():
    """Whoever is away has not agreed; whom a computer plays for has left it to the others."""
    company = four().begin().until_turn_of(0).moves()
    for here in ((), (0,), (0, 1, 2, 3)):
        command = command_for(company.room, 0, Undo(id="u"), here=here, **OF_CHANCE)
        assert command == PollOpened(guest=0, kind="undo", seat=0, voters=(1, 2, 3), id="u")
    command = command_for(company.room, 0, Undo(id="u"), here=(0,), stand_ins=(2,), **OF_CHANCE)
    assert command == PollOpened(guest=0, kind="undo", seat=0, voters=(1, 3), id="u")


def test_known_cards_are_not_dealt_in_the_middle_of_a_match():
    """Nor in 3-5-8, where what was announced would be announced again (S3-03)."""
    for company in (
        Company(ME, OPEN, friends=1, match=MatchAsked("negatif", target=500)),
        Company(ME, OPEN, OPEN, rules="trois-cinq-huit", friends=2),
    ):
        company.begin().plays_to_the_end()
        with pytest.raises(Refused, match="cards_known"):
            asked(company, 0, Again("a", 1))
    company = Company(ME, OPEN, friends=1).begin().plays_to_the_end()
    assert asked(company, 0, Again("a", 1)) == KnownAsked(seat=0, round_no=1, id="a")


def test_who_sat_down_meanwhile_is_not_sent_away_in_anothers_place():
    company = four()
    left = company.guest_at(1)
    company.stands(left)
    company.comes("Eve", seat=1)
    with pytest.raises(Refused, match="stale"):
        asked(company, 0, Kick("k", 1, whom=left))
    assert asked(company, 0, Kick("k", 1, whom=company.guest_at(1))) == Kicked(guest=0, seat=1, id="k")


def test_a_vote_answers_what_was_asked_and_no_later_question():
    company = four().begin().until_turn_of(0).moves()
    company.asks_undo(0)
    first = company.room.poll.opened_seq
    assert (first, company.room.poll.told.opened_seq) == (company.room.seq, first)
    assert asked(company, 1, Vote("v", yes=True, poll=first)) == Voted(guest=1, yes=True, id="v")
    company.votes(2, yes=False)
    company.until_turn_of(0).moves()
    company.asks_undo(0)
    with pytest.raises(Refused, match="no_poll"):
        asked(company, 1, Vote("v", yes=True, poll=first))
    assert asked(company, 1, Vote("v", yes=True, poll=company.room.poll.opened_seq)) == Voted(guest=1, yes=True, id="v")
    company.votes(2, yes=False)
    with pytest.raises(Refused, match="no_poll"):
        asked(company, 1, Vote("v", yes=True, poll=first))


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
    company.do(Renamed(guest=1, name="Anne"))
    company.do(Renamed(guest=0, name="Bob"))
    company.do(Renamed(guest=0, name="Bob"))
    assert company.names[:2] == ("Bob", "Anne 2")


def test_nobody_changes_his_name_in_the_middle_of_a_round():
    company = four().begin()
    company.refused(Renamed(guest=1, name="Zorro"), "in_round")


def test_past_the_most_guests_nobody_is_let_in():
    company = Company(ME, OPEN)
    for number in range(1, MOST_GUESTS):
        company.comes(f"Guest {number}")
    company.refused(Joined(guest=MOST_GUESTS, name="Late"), "full")
    company.sits(MOST_GUESTS - 1, 1)
    assert company.names == ("Anne", f"Guest {MOST_GUESTS - 1}")


def test_in_a_full_room_newcomers_take_the_places_of_those_who_are_gone():
    company = Company(ME, OPEN)
    for number in range(1, MOST_GUESTS):
        company.comes(f"Guest {number}")
    company.sits(1, 1)
    for guest in (0, 1, MOST_GUESTS):
        # The host, somebody on a chair, and nobody.
        company.refused(Joined(guest=MOST_GUESTS, name="Late", gone=(guest,)), "stale")
    company.do(Joined(guest=MOST_GUESTS, name="Guest 2", gone=(2,)))
    assert company.room.seating.guests[MOST_GUESTS].name == "Guest 2"
    company.refused(Readied(guest=2, ready=True), "kicked")
    company.refused(Joined(guest=2, name="Late", gone=(3,)), "stale")


def test_who_was_sent_away_stays_known_and_takes_no_place():
    company = Company(ME, OPEN, OPEN, friends=2)
    company.do(Kicked(guest=0, seat=1))
    company.refused(GuestsForgotten(guest=0, guests=(1,)), "stale")
    for number in range(3, MOST_GUESTS + 1):
        company.comes(f"Guest {number}")
    company.refused(Joined(guest=MOST_GUESTS + 1, name="Late"), "full")


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
    company.do(SettingsSet(guest=0, settings=RoomSettings(locked=True)))
    assert (company.room.links, guest in company.room.seating.guests) == (Links("other", "others"), False)
    company.refused(Joined(guest=company.room.seating.next_guest, name="Late"), "locked")


def test_who_is_nobody_does_nothing():
    company = four()
    for guest in (-1, 4, 99):
        company.refused(Sat(guest=guest, seat=1), "kicked")


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
    company.refused(Sat(guest=1, seat=0), "not_open")
    company.refused(Sat(guest=1, seat=4), "malformed")


def test_nobody_changes_chairs_in_the_middle_of_a_round():
    company = four().begin()
    company.refused(Sat(guest=1, seat=3), "in_round")


def test_in_the_middle_of_a_match_points_belong_to_the_chairs():
    company = Company(ME, OPEN, OPEN, OPEN, friends=3, match=MatchAsked("negatif", 1000), rules="monclar").begin()
    company.plays_to_the_end()
    company.stands(1)
    with pytest.raises(Refused, match="in_match"):
        asked(company, 2, Sit(id="a", seat=1))
    points = company.room.match.totals[1]
    company.comes("Eva", seat=1)
    assert (company.names[1], company.room.match.totals[1]) == ("Eva", points)
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
    assert company.again().match == match


def test_in_teams_what_was_won_stays_with_the_team():
    company = four(rules="les-huit").begin().plays_to_the_end()
    match = company.room.match
    company.stands(1)
    company.sits(2, 1)
    assert company.room.match == match


def test_a_round_that_leaves_something_to_the_next_one_leaves_it_to_the_chairs():
    company = Company(ME, OPEN, OPEN, friends=2, rules="trois-cinq-huit").begin().plays_to_the_end()
    assert not company.room.view("k3v9abcd", 2, guest=2).may.change
    company.stands(1)
    with pytest.raises(Refused, match="in_match"):
        asked(company, 2, Sit(id="a", seat=1))


def test_a_journal_in_which_somebody_changed_chairs_in_a_match_is_read():
    company = Company(ME, OPEN, OPEN, friends=2, match=MatchAsked("negatif", 1000)).begin().plays_to_the_end()
    company.stands(1)
    match = company.room.match
    company.sits(2, 1)
    assert company.room.match == match
    assert company.again().seating == company.room.seating


def test_after_a_match_its_sheet_stays_as_it_was_written():
    company = Company(ME, OPEN, OPEN, friends=2, match=MatchAsked("negatif", 1)).begin().plays_to_the_end()
    assert company.room.match.over
    company.stands(0)
    match = company.room.match
    assert asked(company, 2, Sit(id="a", seat=0)) == Sat(guest=2, seat=0, id="a")
    company.sits(2, 0)
    assert company.room.match == match


def test_only_who_has_left_his_chair_is_offered_to_take_it_back():
    company = four().begin()
    assert not company.room.view("k3v9abcd", 1, guest=1).may.back
    company.stands(1)
    assert company.room.view("k3v9abcd", 1, guest=1).may.back
    company.sits(1, 1)
    assert not company.room.view("k3v9abcd", 1, guest=1).may.back


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
    company.refused(ComputerSet(guest=0, seat=2, on=False), "in_round")
    company.stands(1)
    company.refused(ComputerSet(guest=0, seat=1, on=True), "in_round")


def test_only_the_host_sets_computers_rules_and_settings_or_sends_away():
    company = Company(ME, OPEN, OPEN, OPEN, friends=2)
    for command in (
        ComputerSet(guest=1, seat=3, on=True),
        Kicked(guest=1, seat=0),
        SettingsSet(guest=1, settings=RoomSettings(clock_s=60)),
        RulesSet(guest=1, rules="le-8", options={}, match=None, seats=3),
    ):
        company.refused(command, "not_host")


def test_no_computer_is_put_on_a_person():
    four().refused(ComputerSet(guest=0, seat=1, on=True), "not_open")


# Beginning


def test_no_round_begins_with_an_open_chair():
    company = four(friends=2).all_ready()
    assert company.refused(company.room.next_round(seat=0, then=secret(2)), "not_full")["open"] == [3]
    company.computer(3)
    assert company.deals().room.is_playing


def test_no_round_begins_before_the_others_are_ready_and_who_asks_for_it_is():
    company = four()
    company.do(Readied(guest=1, ready=True))
    assert company.refused(company.room.next_round(seat=0), "not_ready")["waiting"] == [2, 3]
    for guest in (0, 2, 3):
        company.do(Readied(guest=guest, ready=True))
    company.do(Readied(guest=2, ready=False))
    assert company.refused(company.room.next_round(seat=0), "not_ready")["waiting"] == [2]
    assert company.deals(guest=2).room.is_playing


def test_whoever_looks_on_does_not_begin_and_is_never_ready():
    company = Company(ME, OPEN, friends=1)
    guest = company.comes("Chloé")
    company.refused(Readied(guest=guest, ready=True), "not_seated")
    assert not company.all_ready().room.view("k3v9abcd", None, guest=guest).may.start


def test_begun_twice_at_once_there_is_one_round():
    company = four().all_ready()
    twice = [company.room.next_round(seat=seat, then=secret(9)) for seat in (0, 1)]
    company.do(twice[0])
    company.refused(twice[1], "not_over")
    assert company.room.round_no == 1


def test_a_next_round_waits_for_nobody_to_be_ready():
    company = four().begin().plays_to_the_end()
    assert company.deals(guest=3).room.round_no == 2


def test_a_room_of_one_person_begins_when_the_page_has_added_its_grain_and_not_before():
    company = Company(ME, COMPUTER)
    assert not company.room.begins_by_itself
    assert company.commits(0).begins_by_itself


def test_a_room_that_its_only_person_has_left_does_not_begin_by_itself():
    company = Company(ME, COMPUTER)
    company.stands(0)
    assert not company.room.begins_by_itself
    company.sits(0, 0)
    company.commits(0)
    company.computer(1, on=False)
    assert not company.room.begins_by_itself
    assert company.computer(1).begins_by_itself


# Leaving


def test_who_leaves_between_rounds_leaves_an_open_chair():
    company = four()
    company.stands(2)
    assert company.room.seating.open_seats == [2]
    company.refused(Stood(guest=2), "not_seated")


def test_who_comes_during_a_round_gets_no_chair_but_may_sit_down_after_it():
    company = four().begin()
    company.stands(3)
    guest = company.comes("Eve", seat=3)
    assert company.room.seating.seat_of(guest) is None
    company.refused(Sat(guest=guest, seat=3), "in_round")
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
    view = company.room.view("k3v9abcd", 0, guest=0, presence=Presence())
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
    while company.room.awaited != (0,) or company.room.view("k3v9abcd", 0).phase == "play":
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
    company.do(Kicked(guest=0, seat=1))
    assert (company.names[1], company.room.sources.commitments) == ("", ())
    company.refused(Sat(guest=1, seat=1), "kicked")
    assert company.comes("Bob", seat=1) == 4
    assert company.names[1] == "Bob 2"


def test_nobody_is_sent_away_in_the_middle_of_a_round():
    four().begin().refused(Kicked(guest=0, seat=1), "in_round")


@pytest.mark.parametrize(("seat", "code"), [(0, "malformed"), (1, "not_seated"), (2, "not_seated"), (7, "malformed")])
def test_the_host_sends_neither_himself_nor_a_computer_nor_a_chair_away(seat: int, code: str):
    Company(ME, COMPUTER, OPEN).refused(Kicked(guest=0, seat=seat), code)


def test_kicked_while_he_was_to_choose_the_hand_and_whoever_sits_down_chooses():
    company = Company(ME, OPEN, OPEN, rules="man-et-resta", friends=2)
    deal = company.room.check_to_come()
    assert deal.hands
    dealer = company.guest_at(deal.dealer)
    company.do(HostSet(guest=next(guest for guest in range(3) if guest != dealer)))
    company.do(Kicked(guest=company.room.seating.host, seat=deal.dealer))
    company.computer(deal.dealer)
    assert company.all_ready().deals(guest=company.room.seating.host).room.is_playing


def test_kicked_after_he_has_chosen_and_the_choice_stands():
    company = Company(ME, OPEN, OPEN, rules="monclar", options={"hand_from": 5, "hand_to": 8}, friends=2)
    deal = company.room.check_to_come()
    company.do(HandChosen(seat=deal.dealer, hand=6))
    company.do(Kicked(guest=0, seat=deal.dealer))
    company.computer(deal.dealer)
    company.all_ready().deals()
    assert {len(hand) for hand in company.hands()} <= {6, 7}


def test_kicked_while_he_was_to_cut_and_chance_cuts():
    company = Company(ME, OPEN, OPEN, options={"cut": True}, friends=2)
    deal = company.room.check_to_come()
    cutter = company.guest_at(deal.cutter)
    company.do(HostSet(guest=next(guest for guest in range(3) if guest != cutter)))
    company.do(Kicked(guest=company.room.seating.host, seat=deal.cutter))
    company.refused(CutChosen(seat=(deal.cutter + 1) % 3, at=10), "illegal")
    company.computer(deal.cutter)
    company.all_ready().deals(guest=company.room.seating.host)
    assert company.room.dealt.begun is not None
    assert company.room.dealt.begun.cut is not None


# Other rules


def test_other_rules_for_more_open_more_chairs_and_everybody_is_asked_again():
    company = Company(ME, OPEN, friends=1).begin().plays_to_the_end()
    room = company.rules("minimale", seats=4)
    assert (room.stage, room.names, room.seating.open_seats) == ("lobby", ("Anne", "Bob", "", ""), [2, 3])
    assert not any(chair.is_ready for chair in room.seating.chairs)
    assert (room.match.rows, room.match.number) == ((), 2)
    company.computer(2)
    company.computer(3)
    company.refused(company.room.next_round(seat=0), "not_ready")
    assert company.begin().room.round_no == 2


def test_other_rules_for_fewer_take_open_chairs_away_and_then_computers():
    company = Company(COMPUTER, OPEN, ME, COMPUTER, OPEN)
    assert company.rules("monclar", seats=4).names == ("Léa", "", "Anne", "Hugo")
    assert company.rules("monclar", seats=2).names == ("Léa", "Anne")


def test_there_are_not_chairs_enough_for_everybody_so_the_rules_stay():
    company = Company(ME, OPEN, OPEN, friends=2)
    company.refused(RulesSet(guest=0, rules="monclar", options={}, match=None, seats=2), "not_open")
    assert company.room.rules.id == "monclar"


def test_no_other_rules_in_the_middle_of_a_round():
    four().begin().refused(RulesSet(guest=0, rules="le-8", options={}, match=None, seats=4), "in_round")


def test_with_other_rules_the_promise_stands_and_what_was_added_to_it():
    company = four()
    company.commits(1)
    before = company.room.next_commitment
    room = company.rules("le-8", seats=4)
    assert (room.next_commitment, [each.guest for each in room.sources.commitments]) == (before, [1])


# Matches and teams


def test_a_match_won_and_a_rematch_that_anybody_asks_for():
    company = four(match=MatchAsked("negatif", target=10))
    company.begin()
    while not company.plays_to_the_end().room.match.over:
        company.deals()
    company.refused(company.room.next_round(seat=0), "match_over")
    rematch = MatchBegun(seat=2, match=MatchAsked("negatif"), first=company.room.next_round(seat=2, then=secret(3)))
    company.do(rematch)
    assert (company.room.match.number, company.room.match.rows, company.room.is_playing) == (2, (), True)


def test_only_the_host_throws_a_match_away_that_is_not_won():
    company = four(match=MatchAsked("negatif", target=500)).begin().plays_to_the_end()
    first = company.room.next_round(seat=1, then=secret(3))
    company.refused(MatchBegun(seat=1, match=None, first=first), "not_host")
    assert company.do(MatchBegun(seat=0, match=None, first=first)).match.number == 2


def test_partners_wait_for_the_fourth_chair():
    company = Company(ME, OPEN, OPEN, OPEN, friends=2, options={"teams": 2}).all_ready()
    company.refused(company.room.next_round(seat=0), "not_full")
    company.computer(3)
    company.begin().plays_to_the_end()
    assert company.room.match.sides == ((0, 2), (1, 3))
    assert company.room.match.totals[0] == company.room.match.totals[2]


# Journals


def test_what_people_did_round_a_round_of_an_older_engine_is_read_and_their_chairs_are_as_they_were():
    company = Company(ME, OPEN, OPEN, COMPUTER, friends=2).begin().moves(5)
    company.stands(1)
    company.stands(2)
    company.comes("Dan", seat=1)
    company.sits(1, 1)
    company.until_turn_of(1).moves(2)
    company.asks_undo(1)
    company.votes(0, yes=True)
    company.until_turn_of(1).moves(2)
    company.asks_undo(1)
    company.moves()
    company.asks_undo(1)
    company.votes(0, yes=False)
    company.plays_to_the_end()
    old = company.by_an_older_engine()
    assert (old.seating, old.match, len(old.played.moves)) == (
        company.room.seating,
        company.room.match,
        len(company.room.played.moves),
    )
    assert company.room.seating.open_seats == [2]


def test_a_void_round_that_somebody_left_keeps_no_chair_from_the_next_one():
    company = Company(ME, OPEN, friends=1).begin().moves(3)
    company.stands(1)
    company.room = company.by_an_older_engine()
    assert company.room.view("k3v9abcd", 0).void
    company.refused(company.room.next_round(seat=0), "not_full")
    company.computer(1)
    assert company.deals().room.is_playing


def test_a_move_of_somebody_else_s_seat_is_not_made():
    company = four().begin()
    turn = company.room.awaited[0]
    company.refused(Moved((turn + 1) % 4, "draw"), "illegal")
