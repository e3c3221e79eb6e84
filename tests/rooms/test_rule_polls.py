"""Rules that are proposed and voted: all who are there must want them, and they hold from the next deal."""

from typing import Any

import pytest

from huit.rooms import messages
from huit.rooms.journal import Command, DealSealed, GuestCommand, HostSet, PollClosed, PollOpened
from huit.rooms.match import MatchRequest
from huit.rooms.messages import Viewer
from huit.rooms.refusal import Refused
from huit.rooms.settings import Links
from huit.rooms.state import RoomState
from tests.rooms.company import COMPUTER, ME, OPEN, Company, command_for, secret
from tests.rooms.scenes import bytes_of, said

ANNE, BOB, CHLOE, DAN = range(4)
OWN: dict[str, Any] = {"hand": 5, "powers": {"K": {"skips": 1}}}


def three(**opened: Any) -> Company:
    return Company(ME, OPEN, OPEN, friends=2, **opened)


def asked(
    company: Company, guest: int, *, here: tuple[int, ...] = (ANNE, BOB, CHLOE), seats: int = 3, **other: Any
) -> PollOpened:
    fields: dict[str, Any] = {"rules": "monclar", "options": OWN, "match": None, "title": "Chez Mamie"} | other
    command = carried_out(company, guest, messages.Propose(id="p1", seats=seats, **fields), here=here)
    assert isinstance(command, PollOpened)
    return command


def carried_out(
    company: Company, guest: int, message: messages.ClientMessage, *, here: tuple[int, ...] = (ANNE, BOB, CHLOE)
) -> Command:
    """The command that the server makes of *message*."""
    return command_for(
        company.room,
        guest,
        message,
        here=here,
        at=0,
        secret=lambda: secret(9),
        seed=lambda: "0" * 64,
        links=lambda: Links("a", "b"),
    )


def proposes(company: Company, guest: int, **other: Any) -> RoomState:
    return company.do(asked(company, guest, **other))


def refusal(company: Company, guest: int, **other: Any) -> str:
    with pytest.raises(Refused) as refused:
        company.room.after(asked(company, guest, **other))
    return refused.value.code


def test_rules_hold_once_all_have_agreed_and_those_who_did_are_ready():
    company = three()
    digest = company.room.rules.digest
    proposes(company, BOB)
    company.votes(ANNE, yes=True)
    assert company.room.rules.digest == digest
    room = company.votes(CHLOE, yes=True)
    assert (room.rules.knobs["hand"], room.agreement.title, room.poll) == (5, "Chez Mamie", None)
    assert [chair.is_ready for chair in room.seating.chairs] == [True, True, True]
    assert company.deals(guest=BOB).room.round.hands[0].__len__() == 5
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_one_against_is_enough():
    company = three()
    digest = company.room.rules.digest
    proposes(company, ANNE)
    assert company.votes(BOB, yes=False).poll is None
    assert company.room.rules.digest == digest


def test_the_difference_is_told_to_all_in_words_also_to_those_who_look_on():
    company = three()
    proposes(company, BOB)
    for seat, guest in ((0, ANNE), (2, CHLOE), (None, None)):
        poll = company.room.view(Viewer("k3v9abcd", seat, guest=guest)).poll
        assert (poll.kind, poll.by, poll.needs, poll.rules.title) == ("rules", 1, 3, "Chez Mamie")
        assert poll.rules.count == len(poll.rules.changes) == 2
        assert "5 cartes" in poll.rules.changes[0].fr
        assert "5 cards" in poll.rules.changes[0].en
        assert not hasattr(poll.rules, "resolved")


def test_the_match_is_part_of_the_difference_as_it_is_asked_for_and_not_as_the_game_has_it():
    company = three(match=MatchRequest("negatif", target=100))
    same, higher = MatchRequest("negatif", target=100), MatchRequest("negatif", target=200)
    usual = {"match": {"plan": "negatif", "target": 200}}
    told = {
        name: [(change.key, change.en) for change in asked(company, BOB, options=usual, match=match).rules.changes]
        for name, match in {"single": None, "same": same, "higher": higher}.items()
    }
    ends = "Points left in hand; the match ends at 200, the lowest wins."
    assert told == {"single": [("match", "Round by round, with no total to reach.")], "same": [], "higher": [("match", ends)]}


def test_computers_do_not_vote_and_nobody_who_is_away():
    company = Company(ME, OPEN, OPEN, COMPUTER, friends=2)
    command = asked(company, ANNE, here=(ANNE, BOB), seats=4)
    assert command.voters == (0, 1)
    company.do(command)
    assert company.votes(BOB, yes=True).rules.knobs["hand"] == 5


def test_whoever_is_alone_has_agreed_at_once():
    company = Company(ME, COMPUTER, COMPUTER)
    assert proposes(company, ANNE).rules.knobs["hand"] == 5


def test_who_is_there_alone_ends_no_match_under_way():
    company = three(match=MatchRequest("negatif", target=500))
    company.begin().plays_to_the_end()
    room = proposes(company, BOB, here=(BOB,))
    assert room.poll
    assert (room.poll.voters, len(room.match.rows)) == ((ANNE, BOB, CHLOE), 1)


def test_between_rounds_a_match_under_way_ends_and_a_new_one_begins():
    company = three(match=MatchRequest("negatif", target=500))
    company.begin().plays_to_the_end()
    before = company.room.match
    proposes(company, CHLOE, match=MatchRequest("negatif", target=200))
    company.votes(ANNE, yes=True)
    room = company.votes(BOB, yes=True)
    assert before.rows
    assert (room.match.rows, room.match.number, room.match.view.target) == ((), before.number + 1, 200)
    assert (room.stage, room.round_no) == ("lobby", 1)


def test_a_yes_that_comes_late_counts_for_no_later_proposal_of_the_same_person():
    company = three()
    seen = proposes(company, BOB).poll
    company.do(PollClosed())
    now = proposes(company, BOB, options={"hand": 7}, title="Chez Papi").poll
    assert seen
    assert now
    assert (seen.kind, seen.seat) == (now.kind, now.seat)
    late = messages.Vote(id="v", yes=True, poll=seen.opened_seq)
    company.refused(GuestCommand(ANNE, late), "no_poll")
    meant = messages.Vote(id="v", yes=True, poll=now.opened_seq)
    company.room.after(GuestCommand(ANNE, meant))


def test_what_cannot_be_played_is_not_voted_on():
    company = three()
    assert refusal(company, BOB, options={"hand": 99}) == "malformed"
    assert refusal(company, BOB, title="a\u200bb") == "malformed"
    assert refusal(company, BOB, rules="le-8", options={}, seats=2) == "not_open"
    assert refusal(company, company.comes("Dan")) == "not_seated"
    proposes(company, BOB)
    assert refusal(company, CHLOE) == "poll_open"
    company.refused(PollOpened(guest=BOB, kind="rules", seat=1, voters=(0, 1)), "poll_open")


def test_a_proposal_is_from_ones_own_seat_and_says_rules():
    company = three()
    fine = asked(company, BOB)
    company.refused(PollOpened(guest=BOB, kind="rules", seat=1, voters=(0, 1, 2)), "malformed")
    company.refused(PollOpened(guest=BOB, kind="kick", seat=0, voters=(1, 2), rules=fine.rules), "malformed")
    company.refused(PollOpened(guest=BOB, kind="rules", seat=0, voters=(0, 1, 2), rules=fine.rules), "malformed")


def test_nobody_proposes_during_a_round_and_a_deal_ends_the_vote():
    company = three()
    proposes(company, BOB)
    assert company.begin().room.poll is None
    assert company.room.rules.knobs["hand"] == 8
    assert refusal(company, BOB) == "in_round"


def test_a_vote_steers_no_deal_that_is_sealed():
    company = three().all_ready()
    open_vote = asked(company, BOB)
    company.commits(ANNE, "a")
    company.commits(BOB, "b")
    proposes(company, CHLOE)
    assert company.seals(ANNE, BOB).poll is None, "the seal ends the vote"
    assert isinstance(company.journal[-1], DealSealed)
    company.refused(open_vote, "deal_sealed")
    assert not company.room.view(Viewer("k3v9abcd", 1, guest=BOB)).may.propose


def test_voted_rules_leave_what_was_promised_and_committed_as_it_was():
    company = three()
    company.commits(ANNE, "a")
    promise, committed = company.room.next_commitment, company.room.sources.commitments
    proposes(company, BOB)
    company.votes(ANNE, yes=True)
    company.votes(CHLOE, yes=True)
    assert (company.room.next_commitment, company.room.sources.commitments) == (promise, committed)


def test_the_vote_goes_on_when_somebody_leaves_and_ends_when_its_proposer_does():
    company = three()
    proposes(company, BOB)
    company.votes(ANNE, yes=True)
    room = company.stands(CHLOE)
    assert (room.poll, room.rules.knobs["hand"], room.seating.open_seats) == (None, 5, [2])
    other = three()
    proposes(other, BOB)
    assert other.stands(BOB).poll is None
    assert other.room.rules.knobs["hand"] == 8


def test_the_points_of_a_match_that_other_rules_have_ended_are_kept_with_its_rounds():
    company = three(match=MatchRequest("negatif", target=500)).begin().plays_to_the_end()
    totals = company.room.match.totals
    for guest in (BOB, ANNE, CHLOE):
        proposes(company, BOB) if guest == BOB else company.votes(guest, yes=True)
    assert company.room.match.totals == (0, 0, 0)
    (kept,) = company.room.finished
    assert (kept.round_no, kept.match_no, kept.title, kept.names) == (1, 1, "", ("Anne", "Bob", "Chloé"))
    assert (kept.points, kept.totals) == (totals, totals)
    company.deals()
    company.plays_to_the_end()
    assert [(over.match_no, over.title) for over in company.room.finished] == [(1, ""), (2, "Chez Mamie")]
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_rules_for_fewer_than_have_come_meanwhile_do_not_hold():
    company = Company(ME, OPEN, OPEN, friends=1)
    dan = company.comes("Dan")
    proposes(company, BOB, here=(ANNE, BOB), seats=2)
    company.do(said(dan, messages.Sit, seat=2))
    room = company.votes(ANNE, yes=True)
    assert (room.poll, room.rules.knobs["hand"], room.seats) == (None, 8, 3)


@pytest.mark.parametrize(
    "ends", [PollClosed(), HostSet(guest=BOB), said(ANNE, messages.Kick, seat=2), said(ANNE, messages.Ready, ready=True)]
)
def test_whatever_happens_meanwhile_the_room_is_whole(ends: Any):
    company = three()
    proposes(company, BOB)
    company.do(ends)
    assert company.room.rules.knobs["hand"] == 8
    assert bytes_of(company.again()) == bytes_of(company.room)
