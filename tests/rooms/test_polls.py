"""What people vote on: a move taken back, which all must want; somebody sent away, whom more than half want gone."""

import pytest

from huit.rooms import deal, messages, moves
from huit.rooms.film import Film
from huit.rooms.journal import Moved, PollClosed, PollOpened
from huit.rooms.messages import Viewer
from huit.rooms.moves import check_current
from huit.rooms.refusal import Refused
from tests.rooms.company import COMPUTER, ME, OPEN, Company
from tests.rooms.scenes import bytes_of, said


def four(**opened: object) -> Company:
    return Company(ME, OPEN, OPEN, OPEN, friends=3, **opened)


# Taking a move back


def test_one_takes_his_move_back_after_the_computers_have_moved_and_nobody_else_is_to_be_asked():
    company = Company(ME, COMPUTER, COMPUTER)
    company.adds(0)
    company.deals().until_turn_of(0)
    before, moves = company.state(), len(company.room.played.moves)
    company.moves(3)
    room = company.asks_undo(0)
    assert (company.state(), len(room.played.moves), room.poll, room.awaited) == (before, moves, None, (0,))
    assert [event["kind"] for event in room.log(0, events_seen=room.played.events.count - 1)] == ["undone"]


def test_with_two_to_ask_both_must_agree():
    company = Company(ME, OPEN, OPEN, friends=2).begin().until_turn_of(0)
    before = company.state()
    company.moves()
    company.asks_undo(0)
    assert company.votes(2, yes=True).poll is not None
    assert company.state() != before
    assert company.votes(1, yes=True).poll is None
    assert company.state() == before


def test_with_three_to_ask_one_against_is_enough():
    company = four().begin().until_turn_of(0).moves()
    after = company.state()
    company.asks_undo(0)
    company.votes(1, yes=True)
    assert company.votes(3, yes=False).poll is None
    assert company.state() == after


def test_nothing_is_played_again_until_all_agree(monkeypatch: pytest.MonkeyPatch):
    company = Company(ME, OPEN, OPEN, friends=2).begin().moves(6)
    dealt: list[int] = []
    monkeypatch.setattr(moves, "redealt", lambda room: dealt.append(room.seq) or deal.redealt(room))
    for _ in range(2):
        company.asks_undo(0)
        company.votes(1, yes=True)
        assert company.room.view(Viewer("k3v9abcd", 0)).may.undo is False
        assert dealt == []
        company.votes(2, yes=False)
        company.until_turn_of(0).moves(1)
    assert dealt == []
    company.asks_undo(0)
    for guest in (1, 2):
        company.votes(guest, yes=True)
    assert len(dealt) == 1


def test_what_was_refused_is_not_asked_for_again_and_again_in_the_same_turn():
    company = four().begin().until_turn_of(0).moves()
    company.asks_undo(0)
    company.votes(3, yes=False)
    assert not company.room.view(Viewer("k3v9abcd", 0, guest=0)).may.undo
    company.refused(PollOpened(guest=0, kind="undo", seat=0, voters=(1, 2, 3)), "no_undo")
    company.until_turn_of(0).moves()
    assert company.asks_undo(0).poll is not None


def test_two_who_take_turns_in_asking_do_not_hold_up_the_round():
    company = four().begin().until_turn_of(2).moves()
    for guest in (0, 2):
        company.asks_undo(company.guest_at(guest))
        company.do(PollClosed())
    for guest in (0, 2):
        company.refused(PollOpened(guest=guest, kind="undo", seat=guest, voters=(1, 3)), "no_undo")


def test_a_question_that_nobody_answered_is_closed_once():
    company = four().begin().until_turn_of(0).moves()
    company.asks_undo(0)
    company.do(PollClosed())
    company.refused(PollClosed(), "no_poll")
    company.refused(said(1, messages.Vote, yes=True), "no_poll")
    company.refused(PollOpened(guest=0, kind="undo", seat=0, voters=(1, 2, 3)), "no_undo")


def test_one_question_at_a_time():
    company = four().begin().until_turn_of(0).moves().until_turn_of(1).moves()
    company.asks_undo(0)
    company.refused(PollOpened(guest=1, kind="undo", seat=1, voters=(0, 2, 3)), "poll_open")


def test_a_question_open_the_next_player_plays_on_and_it_is_gone():
    company = four().begin().until_turn_of(0).moves()
    company.asks_undo(0)
    company.moves()
    assert company.room.poll is None


def test_the_last_card_that_ended_the_round_lies():
    company = four().begin().plays_to_the_end()
    last = company.room.played.moves[-1].seat
    company.refused(PollOpened(guest=last, kind="undo", seat=last, voters=()), "no_undo")


def test_who_has_not_moved_has_nothing_to_take_back_and_nobody_takes_back_for_another():
    company = four().begin()
    turn = company.room.awaited[0]
    company.refused(PollOpened(guest=turn, kind="undo", seat=turn, voters=()), "no_undo")
    company.moves()
    other = (turn + 1) % 4
    company.refused(PollOpened(guest=other, kind="undo", seat=turn, voters=()), "no_undo")


def test_a_move_that_the_computer_made_in_ones_name_can_be_taken_back_too():
    company = Company(ME, OPEN, friends=1).begin().until_turn_of(0)
    before = company.state()
    company.do(Moved(0, company.room.round.legal_moves()[0], stood_in=True))
    company.asks_undo(0)
    company.votes(1, yes=True)
    assert company.state() == before


def test_what_was_told_before_is_told_again_to_who_comes_later():
    company = Company(ME, OPEN, friends=1, options={"cut": True}).begin().until_turn_of(0)
    company.do(Moved(0, company.room.round.legal_moves()[0], stood_in=True))
    told = [event["kind"] for event in company.room.log(0)]
    company.until_turn_of(1).moves()
    company.asks_undo(1)
    company.votes(0, yes=True)
    assert [event["kind"] for event in company.room.log(0)][: len(told)] == told
    assert {"face_up", "cut", "stood_in"} <= set(told)


@pytest.mark.parametrize(("rules", "seats"), [("trois-cinq-huit", 3), ("danish", 3), ("man-et-resta", 3), ("les-ulis", 3)])
def test_in_every_family_the_room_is_as_it_was_before_the_move(rules: str, seats: int):
    company = Company(ME, *[OPEN] * (seats - 1), rules=rules, friends=seats - 1).begin()
    for _ in range(12):
        if not company.room.is_playing:
            break
        before, seat = company.state(), company.room.awaited[0]
        company.moves()
        if not company.room.is_playing:
            break
        after = company.state()
        company.asks_undo(company.guest_at(seat))
        for other in company.room.seating.people:
            if other != seat:
                company.votes(company.guest_at(other), yes=True)
        assert company.state() == before
        company.moves()
        assert company.state() == after
    assert bytes_of(company.again()) == bytes_of(company.room)


def just_reshuffled(nonce: str) -> Company | None:
    """A room in which the stock was made anew after Anne's last move; None if this deal never comes to that."""
    company = Company(ME, COMPUTER, rules="minimale", options={"hand": 20})
    company.adds(0, nonce)
    company.deals()
    stock = 0
    while company.room.is_playing:
        if company.room.awaited == (0,):
            stock = 1000
        elif company.room.view(Viewer("k3v9abcd", 0)).stock > stock:
            return company
        stock = min(stock, company.room.view(Viewer("k3v9abcd", 0)).stock)
        company.moves()
    return None


def test_taken_back_over_a_reshuffle_the_same_cards_come_again():
    company = next(filter(None, map(just_reshuffled, "0123456789abcdef")))
    after, moves = company.state(), company.room.played.moves
    kept = max(at for at, moved in enumerate(moves) if moved.seat == 0)
    company.asks_undo(0)
    assert company.state() != after
    for moved in tuple(moves)[kept:]:
        company.do(moved)
    assert company.state() == after


def test_a_film_leaves_out_what_was_taken_back():
    company = Company(ME, OPEN, friends=1).begin().until_turn_of(0).moves()
    company.asks_undo(0)
    company.votes(1, yes=True)
    company.plays_to_the_end()
    film = Film.of(company.journal, 1)
    assert film is not None
    assert film.moves == tuple(company.room.played.moves)
    assert not any(event["kind"] == "undone" for view in film.views("k3v9abcd", 0) for event in view["log"])


def test_a_card_chosen_before_a_move_was_taken_back_is_stale():
    company = Company(ME, OPEN, friends=1).begin().until_turn_of(0).moves()
    seen = company.room.seq
    company.asks_undo(0)
    company.votes(1, yes=True)
    with pytest.raises(Refused, match="stale"):
        check_current(company.room, seen, "draw", seat=1)


# Votes


def test_a_voter_changes_his_mind():
    company = four().begin().until_turn_of(0).moves()
    company.asks_undo(0)
    company.votes(1, yes=True)
    company.votes(1, yes=True)
    assert company.room.poll is not None
    assert company.room.poll.yes == (1,)
    assert company.votes(1, yes=False).poll is None


def test_who_is_not_asked_has_no_vote():
    company = four().begin().until_turn_of(0).moves()
    guest = company.comes("Eve")
    company.asks_undo(0)
    for other in (0, guest):
        company.refused(said(other, messages.Vote, yes=True), "no_poll")


def test_the_last_who_was_waited_for_leaves_and_the_others_have_agreed():
    company = Company(ME, OPEN, OPEN, friends=2).begin().until_turn_of(0)
    before = company.state()
    company.moves()
    company.asks_undo(0)
    company.votes(1, yes=True)
    assert company.stands(2).poll is None
    assert company.state() == before


def test_all_who_were_asked_leave_and_nobody_is_against_it():
    company = Company(ME, OPEN, friends=1).begin().until_turn_of(0)
    before = company.state()
    company.moves()
    company.asks_undo(0)
    assert company.stands(1).poll is None
    assert company.state() == before


def test_all_who_were_asked_leave_and_nobody_has_said_yes():
    for yes in (False, True):
        company = Company(ME, OPEN, OPEN, friends=2).begin().until_turn_of(0)
        before = company.state()
        company.moves()
        company.do(PollOpened(guest=0, kind="undo", seat=0, voters=(1, 2), needs_yes=True))
        if yes:
            company.votes(1, yes=True)
            assert company.stands(2).poll is None
            assert company.state() == before
        else:
            company.stands(1)
            assert company.stands(2).poll is None
            assert company.state() != before
            company.refused(PollOpened(guest=0, kind="undo", seat=0, voters=(), needs_yes=True), "no_undo")
        assert bytes_of(company.again()) == bytes_of(company.room)


def test_who_asked_leaves_and_so_does_his_question():
    company = four().begin().until_turn_of(0).moves()
    after = company.state()
    company.asks_undo(0)
    assert company.stands(0).poll is None
    assert company.state() == after


# Sending away


def test_of_four_three_are_asked_and_two_are_enough():
    company = four()
    assert company.asks_kick(1, 3).poll is not None
    room = company.votes(2, yes=True)
    assert (room.poll, room.names[3], room.seating.guests[3].is_kicked) == (None, "", True)


def test_the_host_can_be_voted_out_and_another_one_is():
    company = four()
    company.asks_kick(1, 0)
    room = company.votes(2, yes=True)
    assert (room.names[0], room.seating.host) == ("", 1)


def test_two_are_against_it_and_he_stays():
    company = four()
    company.asks_kick(1, 3)
    company.votes(0, yes=False)
    assert company.votes(2, yes=False).poll is None
    assert company.names[3] == "Dan"


def test_of_two_neither_votes_the_other_out_alone():
    company = Company(ME, OPEN, COMPUTER, friends=1)
    company.refused(PollOpened(guest=1, kind="kick", seat=0, voters=(1,)), "not_host")
    assert not company.room.view(Viewer("k3v9abcd", 1, guest=1)).may.kick
    assert company.room.view(Viewer("k3v9abcd", 0, guest=0)).may.kick


@pytest.mark.parametrize(("seat", "code"), [(3, "not_seated"), (1, "malformed"), (8, "malformed")])
def test_nobody_votes_a_computer_or_himself_out(seat: int, code: str):
    company = Company(ME, OPEN, OPEN, COMPUTER, friends=2)
    company.refused(PollOpened(guest=1, kind="kick", seat=seat, voters=(0, 1, 2)), code)


def test_he_changes_chairs_meanwhile_and_it_is_still_he_who_is_voted_on():
    company = Company(ME, OPEN, OPEN, OPEN, OPEN, friends=3)
    company.asks_kick(1, 3)
    company.sits(3, 4)
    company.comes("Eve", seat=3)
    company.refused(said(4, messages.Vote, yes=True), "no_poll")
    room = company.votes(2, yes=True)
    assert room.names == ("Anne", "Bob", "Chloé", "Eve", "")


def test_a_voter_changes_chairs_meanwhile_and_keeps_his_vote():
    company = Company(ME, OPEN, OPEN, OPEN, OPEN, friends=3)
    company.asks_kick(1, 3)
    company.sits(1, 4)
    assert company.room.poll is not None
    assert (company.room.poll.by, company.room.poll.yes) == (4, (4,))
    assert company.votes(2, yes=True).names == ("Anne", "", "Chloé", "", "Bob")


def test_who_is_voted_on_leaves_and_may_come_back():
    company = four()
    company.asks_kick(1, 3)
    assert company.stands(3).poll is None
    company.sits(3, 3)
    assert company.names[3] == "Dan"


def test_a_voter_leaves_and_those_who_stay_are_enough():
    company = Company(ME, OPEN, OPEN, OPEN, OPEN, friends=4)
    company.asks_kick(1, 4)
    company.votes(2, yes=True)
    assert company.room.poll is not None
    room = company.stands(3)
    assert (room.poll, room.names) == (None, ("Anne", "Bob", "Chloé", "", ""))
    assert room.seating.guests[4].is_kicked


def test_nobody_is_voted_out_in_a_round_and_a_deal_ends_the_vote():
    company = four()
    company.asks_kick(1, 3)
    company.begin()
    assert company.room.poll is None
    company.refused(PollOpened(guest=1, kind="kick", seat=3, voters=(0, 1, 2)), "in_round")
