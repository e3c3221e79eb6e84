"""The winner adds a rule, where the room is so set: one thing, once a round, from the next deal on, and the match goes on."""

from typing import Any

import pytest

from huit.rooms import messages
from huit.rooms.added_rules import adders
from huit.rooms.agreement import agreed_rules
from huit.rooms.journal import AddingClosed, RuleAdded
from huit.rooms.match import MatchRequest
from huit.rooms.messages import Viewer
from huit.rooms.polls import ChangeView
from huit.rooms.refusal import Refused
from huit.rooms.settings import Links, RoomSettings
from huit.rooms.snapshot import room_of, snapshot_of
from tests.rooms.company import COMPUTER, ME, OPEN, Company, command_for, secret
from tests.rooms.scenes import bytes_of, said

KING: dict[str, Any] = {"powers": {"K": {"skips": 1}}}


def played(*chairs: str, adds: bool = True, **other: Any) -> Company:
    """People who have played a round."""
    company = Company(*chairs, friends=chairs.count(OPEN), **other)
    company.do(said(0, messages.ChangeSettings, settings=RoomSettings(winner_adds=adds)))
    return company.begin().plays_to_the_end()


def asked(company: Company, guest: int, options: dict[str, Any], *, rules: str = "monclar") -> RuleAdded:
    command = command_for(
        company.room,
        guest,
        messages.AddRule("a1", rules, options),
        here=range(4),
        at=0,
        secret=lambda: secret(9),
        seed=lambda: "0" * 64,
        links=lambda: Links("a", "b"),
    )
    assert isinstance(command, RuleAdded)
    return command


def adds(company: Company, options: dict[str, Any]) -> None:
    company.do(asked(company, company.room.winners[0], options))


def refusal(company: Company, guest: int, options: dict[str, Any] = KING, *, rules: str = "monclar") -> str:
    with pytest.raises(Refused) as refused:
        asked(company, guest, options, rules=rules)
    return refused.value.code


def loser(company: Company) -> int:
    return next(guest for guest in company.room.seating.guests if guest not in company.room.winners)


def test_the_winner_adds_a_rule_and_the_match_goes_on():
    company = played(ME, OPEN, OPEN, match=MatchRequest("negatif", 500), options={"maou": True}, title="Chez Mamie")
    before, (winner,) = company.room, company.room.winners
    assert company.guest_at(before.ended.result.winners[0]) == winner
    adds(company, {"maou": True} | KING)
    room = company.room
    assert (room.stage, room.match.rows, room.match.totals) == ("between", before.match.rows, before.match.totals)
    assert (room.agreement.title, room.rules.options) == ("Chez Mamie", {"maou": True} | KING)
    assert room.round.rules.digest == before.rules.digest, "the round that is over was played by the rules of then"
    told = room.view(Viewer("k3v9abcd", 0, guest=0)).log[-1]
    assert (told["kind"], told["seat"]) == ("rule_changed", room.seating.seat_of(winner))
    assert "roi" in told["fr"]
    assert "king" in told["en"]
    dealer = before.to_come.dealer
    company.deals()
    assert (company.room.dealt.is_foreign, company.room.round.rules.digest) == (False, room.rules.digest)
    assert company.room.dealt.begun is not None
    assert company.room.deal_of(2).dealer == dealer
    assert company.room.match.rows == before.match.rows
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_the_room_is_the_same_from_a_snapshot_of_any_moment():
    company = played(ME, OPEN)
    adds(company, {"cut": True})
    assert bytes_of(room_of(snapshot_of(company.room))) == bytes_of(company.room)
    assert company.room.view(Viewer("k3v9abcd", 0, guest=0)).face_up is None
    company.deals().plays_to_the_end()
    adds(company, {"cut": True, "hand": 5})
    assert bytes_of(room_of(snapshot_of(company.room))) == bytes_of(company.room)
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_who_has_not_won_adds_nothing():
    company = played(ME, OPEN, OPEN)
    assert refusal(company, loser(company)) == "not_winner"
    view = company.room.view(Viewer("k3v9abcd", 0, guest=company.room.winners[0]))
    assert not view.may.add_rule or company.guest_at(0) == company.room.winners[0]
    command = RuleAdded(
        guest=loser(company),
        rules="monclar",
        options=KING,
        resolved=agreed_rules("monclar", KING).resolved,
        change=ChangeView("", "", ""),
    )
    company.refused(command, "not_winner")


def test_nor_who_comes_to_the_winners_chair():
    company = played(ME, OPEN, OPEN)
    (winner,) = company.room.winners
    seat = company.room.seating.seat_of(winner)
    company.stands(winner)
    eve = company.comes("Eve", seat=seat)
    assert (company.room.seating.seat_of(eve), refusal(company, eve), refusal(company, winner)) == (
        seat,
        "not_winner",
        "not_seated",
    )


def test_in_teams_any_of_those_who_won_but_only_one_of_them():
    company = played(ME, OPEN, OPEN, OPEN, options={"equipes-de-deux": True}, rules="les-huit")
    winners = company.room.winners
    seats = {company.room.seating.seat_of(guest) % 2 for guest in winners}
    assert (len(winners), len(seats)) == (2, 1)
    more = {"equipes-de-deux": True, "hand": 5}
    assert refusal(company, loser(company), more, rules="les-huit") == "not_winner"
    company.do(asked(company, winners[1], more, rules="les-huit"))
    assert refusal(company, winners[0], more | {"draws": 2}, rules="les-huit") == "already_added"


def test_a_computer_that_wins_adds_nothing_and_nobody_does():
    company = played(ME, COMPUTER, seed=1)
    while company.room.winners:
        company.deals().plays_to_the_end()
    assert refusal(company, 0) == "not_winner"
    assert not company.room.view(Viewer("k3v9abcd", 0, guest=0)).may.add_rule


def test_once_a_round_and_again_after_the_next():
    company = played(ME, OPEN)
    assert company.room.view(
        Viewer("k3v9abcd", company.room.seating.seat_of(company.room.winners[0]), guest=company.room.winners[0])
    ).may.add_rule
    adds(company, KING)
    assert refusal(company, company.room.winners[0], KING | {"hand": 5}) == "already_added"
    company.deals()
    assert refusal(company, company.room.winners[0]) == "not_between"
    company.plays_to_the_end()
    adds(company, {})
    assert not company.room.rules.power(12 * 4).get("skips")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "same_rules"),
        (KING | {"hand": 5}, "several_rules"),
        ({"powers": {"K": {"skips": 1}, "Q": {"skips": 1}}}, "several_rules"),
        ({"hand": 5, "misdeal_most": 3}, "several_rules"),
        ({"count": "none"}, "ends_match"),
        ({"teams": 2}, "ends_match"),
        ({"match": {"plan": "negatif", "target": 50}}, "ends_match"),
        ({"hand": 99}, "malformed"),
        ({"no_such": 1}, "malformed"),
    ],
)
def test_it_is_one_thing_that_can_be_played(options: dict[str, Any], code: str):
    company = played(ME, OPEN, OPEN, OPEN, match=MatchRequest("negatif", 500))
    assert refusal(company, company.room.winners[0], options) == code


def test_another_game_is_not_one_rule_however_much_alike():
    company = played(ME, OPEN, rules="classique")
    winner = company.room.winners[0]
    assert refusal(company, winner, KING) == "several_rules"
    assert refusal(company, winner, KING, rules="danish") != "same_rules"
    assert asked(company, winner, KING, rules="classique").rules == "classique"


def test_two_jokers_that_do_alike_are_one_card_also_where_the_pack_has_one_of_them():
    company = played(ME, OPEN, options={"jokers": 1, "powers": {"joker": {"wild": True}}})
    adds(company, {"jokers": 1, "powers": {"joker": {"wild": True, "draw": 2}}})
    assert company.room.rules.power(52) == company.room.rules.power(53) == {"wild": True, "draw": 2}


@pytest.mark.parametrize("unseen", [{"points": {"joker": 99}}, {"misdeal_most": 3}], ids=["of a card not there", "of a knob"])
def test_nobody_prepares_a_second_rule_unseen_nor_adds_what_changes_nothing_yet(unseen: dict[str, Any]):
    company = played(ME, OPEN, match=MatchRequest("negatif", 500))
    (winner,) = company.room.winners
    assert refusal(company, winner, {"hand": 5} | unseen) == "several_rules"
    assert refusal(company, winner, unseen) == "same_rules"


def test_not_where_the_room_is_not_so_set_nor_before_a_round_nor_during_a_vote_nor_of_a_sealed_deal():
    company = played(ME, OPEN, adds=False)
    assert refusal(company, company.room.winners[0]) == "no_adding"
    early = Company(ME, OPEN, friends=1)
    early.do(said(0, messages.ChangeSettings, settings=RoomSettings(winner_adds=True)))
    assert refusal(early, 0) == "not_between"
    company = played(ME, OPEN, OPEN)
    (winner,) = company.room.winners
    command = asked(company, winner, KING)
    company.asks_kick(loser(company), company.room.seating.seat_of(winner))
    company.refused(command, "poll_open")
    company = played(ME, OPEN)
    (winner,) = company.room.winners
    command = asked(company, winner, KING)
    company.commits(0, "a")
    company.seals(0, by=0)
    digest = company.room.rules.digest
    company.refused(command, "deal_sealed")
    assert f":{digest}:" in company.room.sources.seal.deal
    seat = company.room.seating.seat_of(winner)
    assert not company.room.view(Viewer("k3v9abcd", seat, guest=winner)).may.add_rule


def test_known_cards_are_those_of_the_rules_in_force():
    company = played(ME, OPEN)
    company.knows(1)
    adds(company, KING)
    assert company.room.sources.again is None
    with pytest.raises(Refused, match="malformed"):
        company.knows(1)


def test_what_was_committed_stays_and_the_seal_is_of_the_new_rules():
    company = played(ME, OPEN)
    company.commits(0, "a")
    promise, committed = company.room.next_commitment, company.room.sources.commitments
    adds(company, KING)
    assert (company.room.next_commitment, company.room.sources.commitments) == (promise, committed)
    company.seals(0, by=0)
    assert f":{company.room.rules.digest}:" in company.room.sources.seal.deal
    company.reveals(0, "a")
    assert company.deals_opened().round.rules.power(48).get("skips") == 1


def next_asked(company: Company, guest: int) -> None:
    command_for(
        company.room,
        guest,
        messages.Next("n1"),
        here=range(4),
        at=0,
        secret=lambda: secret(9),
        seed=lambda: "0" * 64,
        links=lambda: Links("a", "b"),
    )


@pytest.mark.parametrize("over", ["adds", "time", "leaves"])
def test_nobody_deals_before_the_winner_had_the_time_to_change_a_rule(over: str):
    company = played(ME, OPEN, OPEN)
    (winner,), other = company.room.winners, loser(company)
    seats = {guest: company.room.seating.seat_of(guest) for guest in (winner, other)}
    for guest in (winner, other):
        view = company.room.view(Viewer("k3v9abcd", seats[guest], guest=guest))
        assert (view.adders, view.may.start) == ((seats[winner],), guest == winner)
    with pytest.raises(Refused, match="winner_first"):
        next_asked(company, other)
    next_asked(company, winner)
    if over == "adds":
        adds(company, KING)
    elif over == "time":
        company.do(AddingClosed())
    else:
        company.stands(winner)
        company.comes("Eve", seat=seats[winner])
    assert adders(company.room) == ()
    next_asked(company, other)
    assert bytes_of(room_of(snapshot_of(company.room))) == bytes_of(company.room)


def test_a_vote_of_the_others_does_not_take_the_right_away():
    company = played(ME, OPEN, OPEN)
    company.asks_kick(loser(company), company.room.seating.seat_of(company.room.winners[0]))
    with pytest.raises(Refused, match="winner_first"):
        next_asked(company, loser(company))


def test_a_deal_that_did_not_wait_is_read_in_a_journal():
    company = played(ME, OPEN, OPEN)
    company.deals(guest=loser(company))
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_everybody_is_told_of_the_change_between_the_rounds_and_again_with_the_cards():
    company = played(ME, OPEN, OPEN)
    (winner,) = company.room.winners
    adds(company, KING)
    for seat in range(3):
        (told,) = company.room.view(Viewer("k3v9abcd", seat, guest=company.guest_at(seat))).added_rules
        assert (told.guest, told.after, "roi" in told.fr) == (winner, 1, True)
    company.deals()
    for seat in range(3):
        view = company.room.view(Viewer("k3v9abcd", seat, guest=company.guest_at(seat)))
        assert [event["fr"] for event in view.log if event["kind"] == "rule_changed"] == [view.added_rules[-1].fr]
    company.plays_to_the_end().deals()
    view = company.room.view(Viewer("k3v9abcd", 0, guest=0))
    assert "rule_changed" not in [event["kind"] for event in view.log]
    assert len(view.added_rules) == 1, "the sheet goes on saying it"
