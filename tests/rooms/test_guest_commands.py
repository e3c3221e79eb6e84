"""How people begin together, without a server: who is asked, who is ready, other rules, matches, and the journal of it all."""

import pytest
from msgspec.structs import replace

from huit.rooms import messages
from huit.rooms.agreement import rules_in_force
from huit.rooms.journal import (
    MatchBegun,
    Moved,
    PollOpened,
    RulesSet,
)
from huit.rooms.match import MatchRequest
from huit.rooms.messages import Again, Kick, Undo, Viewer
from huit.rooms.refusal import Refused
from tests.rooms.company import COMPUTER, ME, OF_CHANCE, OPEN, Company, asked, command_for, four, secret
from tests.rooms.scenes import said

# Who is asked


def test_to_take_a_move_back_all_are_asked_there_or_not():
    """Whoever is away has not agreed; whom a computer plays for has left it to the others."""
    company = four().begin().until_turn_of(0).moves()
    for here in ((), (0,), (0, 1, 2, 3)):
        command = command_for(company.room, 0, Undo(id="u"), here=here, **OF_CHANCE)
        assert command == PollOpened(guest=0, kind="undo", seat=0, voters=(1, 2, 3), needs_yes=True, id="u")
    command = command_for(company.room, 0, Undo(id="u"), here=(0,), stand_ins=(2,), **OF_CHANCE)
    assert command == PollOpened(guest=0, kind="undo", seat=0, voters=(1, 3), needs_yes=True, id="u")


@pytest.mark.parametrize("rules", ["minimale", "trois-cinq-huit", "danish", "man-et-resta"])
@pytest.mark.parametrize("left", [False, True], ids=["away", "left"])
def test_nobody_looks_at_a_card_and_takes_back_behind_the_backs_of_the_others(rules: str, left: bool):
    """Whatever was played, and whoever plays for them meanwhile: they may come back to these cards."""
    company = Company(ME, OPEN, OPEN, rules=rules, friends=2).begin()
    seats = company.room.seating.people
    for _ in range(9):
        company.moves()
    mover = company.guest_at(company.room.played.moves[-1].seat)
    others = [seat for seat in seats if company.guest_at(seat) != mover]
    for seat in others if left else []:
        company.stands(company.guest_at(seat))
    command = command_for(company.room, mover, Undo(id="u"), here=(mover,), stand_ins=others, **OF_CHANCE)
    company.refused(command, "no_voter")
    alone = Company(ME, COMPUTER, COMPUTER, rules=rules).begin().until_turn_of(0).moves(2)
    command = command_for(alone.room, 0, Undo(id="u"), here=(0,), **OF_CHANCE)
    assert alone.do(command).poll is None


def test_known_cards_are_not_dealt_in_the_middle_of_a_match():
    """Nor in 3-5-8, where what was announced would be announced again (S3-03)."""
    for company in (
        Company(ME, OPEN, friends=1, match=MatchRequest("negatif", target=500)),
        Company(ME, OPEN, OPEN, rules="trois-cinq-huit", friends=2),
    ):
        company.begin().plays_to_the_end()
        with pytest.raises(Refused, match="cards_known"):
            asked(company, 0, Again("a", 1))
    company = Company(ME, OPEN, friends=1).begin().plays_to_the_end()
    assert asked(company, 0, Again("a", 1)) == said(0, messages.Again, round_no=1, id="a")


def test_who_sat_down_meanwhile_is_not_sent_away_in_anothers_place():
    company = four()
    left = company.guest_at(1)
    company.stands(left)
    company.comes("Eve", seat=1)
    with pytest.raises(Refused, match="stale"):
        asked(company, 0, Kick("k", 1, whom=left))
    eve = company.guest_at(1)
    assert asked(company, 0, Kick("k", 1, whom=eve)) == said(0, messages.Kick, seat=1, whom=eve, id="k")


def test_a_vote_answers_what_was_asked_and_no_later_question():
    company = four().begin().until_turn_of(0).moves()
    company.asks_undo(0)
    first = company.room.poll.opened_seq
    assert (first, company.room.poll.view.opened_seq) == (company.room.seq, first)
    company.room.after(said(1, messages.Vote, yes=True, poll=first))
    company.votes(2, yes=False)
    company.until_turn_of(0).moves()
    company.asks_undo(0)
    company.refused(said(1, messages.Vote, yes=True, poll=first), "no_poll")
    company.room.after(said(1, messages.Vote, yes=True, poll=company.room.poll.opened_seq))
    company.votes(2, yes=False)
    company.refused(said(1, messages.Vote, yes=True, poll=first), "no_poll")


# Beginning


def test_no_round_begins_with_an_open_chair():
    company = four(friends=2).all_ready()
    assert company.refused(company.room.next_round(seat=0, then=secret(2)), "not_full")["open"] == [3]
    company.computer(3)
    assert company.deals().room.is_playing


def test_no_round_begins_before_the_others_are_ready_and_who_asks_for_it_is():
    company = four()
    company.do(said(1, messages.Ready, ready=True))
    assert company.refused(company.room.next_round(seat=0), "not_ready")["waiting"] == [2, 3]
    for guest in (0, 2, 3):
        company.do(said(guest, messages.Ready, ready=True))
    company.do(said(2, messages.Ready, ready=False))
    assert company.refused(company.room.next_round(seat=0), "not_ready")["waiting"] == [2]
    assert company.deals(guest=2).room.is_playing


def test_whoever_looks_on_does_not_begin_and_is_never_ready():
    company = Company(ME, OPEN, friends=1)
    guest = company.comes("Chloé")
    company.refused(said(guest, messages.Ready, ready=True), "not_seated")
    assert not company.all_ready().room.view(Viewer("k3v9abcd", None, guest=guest)).may.start


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
    company.refused(
        RulesSet(guest=0, rules="monclar", options={}, match=None, seats=2, resolved=rules_in_force("monclar").resolved),
        "not_open",
    )
    assert company.room.rules.id == "monclar"


def test_no_other_rules_in_the_middle_of_a_round():
    four().begin().refused(
        RulesSet(guest=0, rules="le-8", options={}, match=None, seats=4, resolved=rules_in_force("le-8").resolved), "in_round"
    )


def test_with_other_rules_the_promise_stands_and_what_was_added_to_it():
    company = four()
    company.commits(1)
    before = company.room.next_commitment
    room = company.rules("le-8", seats=4)
    assert (room.next_commitment, [each.guest for each in room.sources.commitments]) == (before, [1])


# Matches and teams


def test_a_match_won_and_a_rematch_that_anybody_asks_for():
    company = four(match=MatchRequest("negatif", target=10))
    company.begin()
    while not company.plays_to_the_end().room.match.over:
        company.deals()
    company.refused(company.room.next_round(seat=0), "match_over")
    rematch = MatchBegun(seat=2, match=MatchRequest("negatif"), first=company.room.next_round(seat=2, then=secret(3)))
    company.do(rematch)
    assert (company.room.match.number, company.room.match.rows, company.room.is_playing) == (2, (), True)


def test_only_the_host_throws_a_match_away_that_is_not_won():
    company = four(match=MatchRequest("negatif", target=500)).begin().plays_to_the_end()
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
    # Who left it was Chloé; of a round that cannot be played here that is not known.
    assert [one.sitter.name for one in old.match.held] == ["Anne", "Bob", "", "Léa"]
    now = company.room.match
    assert (old.seating, replace(old.match, held=now.held, tally=now.tally, feats=now.feats), len(old.played.moves)) == (
        company.room.seating,
        now,
        len(company.room.played.moves),
    )
    assert company.room.seating.open_seats == [2]


def test_a_void_round_that_somebody_left_keeps_no_chair_from_the_next_one():
    company = Company(ME, OPEN, friends=1).begin().moves(3)
    company.stands(1)
    company.room = company.by_an_older_engine()
    assert company.room.view(Viewer("k3v9abcd", 0)).void
    company.refused(company.room.next_round(seat=0), "not_full")
    company.computer(1)
    assert company.deals().room.is_playing


def test_a_move_of_somebody_else_s_seat_is_not_made():
    company = four().begin()
    turn = company.room.awaited[0]
    company.refused(Moved((turn + 1) % 4, "draw"), "illegal")
