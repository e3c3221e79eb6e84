"""Grains of chance that are committed to, sealed and revealed: nobody who knows the others' can still choose his own."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from huit.engine.round import ENGINE_VERSION
from huit.rooms import journal, messages
from huit.rooms.agreement import agreed_rules, rules_in_force
from huit.rooms.grains import DealRequest, deal_text, grain_digest, seal_digest
from huit.rooms.journal import (
    DealSealed,
    GuestJoined,
    JournalError,
    MatchBegun,
    RoundBegun,
    SealBroken,
    content_of,
)
from huit.rooms.match import MatchRequest
from huit.rooms.messages import Viewer, encode_message
from huit.rooms.polls import ChangeView
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.seals import MAY_BE_SEALED, due_deal, next_deal_command, opened_deal
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import commitment_of, deal_seed_of
from tests.cases import examples
from tests.rooms.company import COMPUTER, ME, OPEN, Company, secret
from tests.rooms.scenes import bytes_of, said

ANNE, BOB, CHLOE = range(3)


def three(**opened: Any) -> Company:
    return Company(ME, OPEN, OPEN, friends=2, **opened).all_ready()


def sealed_by_two() -> Company:
    """Anne and Bob have committed, and the deal is sealed."""
    company = Company(ME, OPEN, friends=1).all_ready()
    company.commits(ANNE, "a")
    company.commits(BOB, "b")
    company.seals(ANNE, BOB)
    return company


def digest(company: Company, guest: int, digit: str) -> str:
    return grain_digest(company.room.next_commitment or "", guest, digit * 32)


# Nobody chooses after he has seen the others


def test_who_knows_the_secret_and_the_grain_of_his_friend_cannot_open_his_commitment_otherwise():
    company = sealed_by_two()
    company.reveals(BOB, "b")
    # Anne runs the server: she reckons what each grain of hers would deal, and wants another one.
    company.refused(said(ANNE, messages.Reveal, nonce="c" * 32), "wrong_grain")
    company.refused(said(ANNE, messages.Commit, digest=digest(company, ANNE, "c")), "too_late")
    deal = opened_deal(company.room, at=1, then=lambda: secret(9))
    assert deal is None
    company.reveals(ANNE, "a")
    company.deals_opened()
    assert company.room.dealt.begun.seed == deal_seed_of(secret(1), ["a" * 32, "b" * 32])


def test_a_commitment_of_somebody_else_cannot_be_copied_nor_used_for_another_deal():
    company = Company(ME, OPEN, friends=1).all_ready()
    company.commits(ANNE, "a")
    company.do(said(BOB, messages.Commit, digest=digest(company, ANNE, "a")))
    company.seals(ANNE, BOB)
    company.reveals(ANNE, "a")
    company.refused(said(BOB, messages.Reveal, nonce="a" * 32), "wrong_grain")
    promises = {company.room.next_commitment, commitment_of(secret(2))}
    assert len({grain_digest(promise or "", ANNE, "a" * 32) for promise in promises}) == 2


def test_nobody_commits_twice_or_after_the_seal_or_without_a_chair_or_in_a_round():
    company = three()
    company.commits(ANNE)
    company.refused(said(ANNE, messages.Commit, digest="0" * 64), "too_late")
    company.refused(said(company.comes("Dan"), messages.Commit, digest="0" * 64), "not_seated")
    company.seals(ANNE)
    company.refused(said(BOB, messages.Commit, digest="0" * 64), "too_late")
    company.reveals(ANNE)
    company.deals_opened()
    company.refused(said(BOB, messages.Commit, digest="0" * 64), "too_late")


def test_nobody_reveals_before_the_seal_or_twice_or_from_outside_of_it():
    company = three()
    company.commits(ANNE)
    company.commits(BOB)
    company.refused(said(ANNE, messages.Reveal, nonce="1" * 32), "too_late")
    company.seals(ANNE)
    company.refused(said(BOB, messages.Reveal, nonce="1" * 32), "too_late")
    company.reveals(ANNE)
    company.refused(said(ANNE, messages.Reveal, nonce="1" * 32), "too_late")


def test_no_deal_is_made_from_a_seal_that_is_not_open():
    company = sealed_by_two()
    company.reveals(ANNE, "a")
    company.refused(company.room.next_round(seat=0, then=secret(5)), "deal_sealed")
    for nonces in ([], ["a" * 32], ["a" * 32, "c" * 32]):
        begun = replace(company.room.next_round(seat=0, then=secret(5)), seed=deal_seed_of(secret(1), nonces))
        company.refused(begun, "deal_sealed")
    with pytest.raises(Refused, match="deal_sealed"):
        company.seals(ANNE)


def test_a_deal_of_other_grains_than_those_revealed_makes_no_journal():
    company = sealed_by_two()
    company.reveals(ANNE, "a")
    company.reveals(BOB, "b")
    deal = opened_deal(company.room, at=1, then=lambda: secret(5))
    assert isinstance(deal, RoundBegun)
    for nonces in ([], ["a" * 32], ["b" * 32, "a" * 32]):
        with pytest.raises(JournalError, match="promised"):
            company.room.after(replace(deal, seed=deal_seed_of(secret(1), nonces)))


def test_a_seal_holds_who_has_committed_and_sits_there_and_is_connected():
    company = three()
    for guest in (CHLOE, ANNE, BOB):
        company.commits(guest, str(guest))
    company.seals(ANNE, CHLOE)
    seal = company.room.sources.seal
    assert seal is not None
    assert [each.guest for each in seal.commitments] == [ANNE, CHLOE]
    assert seal.left_out == (BOB,)
    for guest in (ANNE, CHLOE):
        company.reveals(guest, str(guest))
    company.deals_opened()
    assert company.room.dealt.proof.left_out == ("Bob",)
    assert company.room.dealt.proof.people == ("Anne", "Bob", "Chloé")
    assert company.room.dealt.begun.seed == deal_seed_of(secret(1), ["0" * 32, "2" * 32])


@pytest.mark.parametrize(
    "change",
    [
        {"guests": (ANNE, BOB, CHLOE)},
        {"guests": (BOB, ANNE)},
        {"guests": ()},
        {"guests": (ANNE, ANNE)},
        {"deal": "1:5:3:2:-:-"},
        {"hand": 7},
    ],
)
def test_a_seal_of_who_has_not_committed_or_of_another_deal_is_refused(change: dict[str, Any]):
    company = three()
    company.commits(ANNE)
    company.commits(BOB)
    right = next_deal_command(company.room, DealRequest(0), [ANNE, BOB], at=1, then=lambda: secret(2), seed=lambda: 1)
    assert isinstance(right, DealSealed)
    if "deal" in change:
        change = {"deal": right.deal.replace(":3:", ":4:", 1)}
    company.refused(replace(right, **change), "illegal" if "hand" in change else "malformed")


def test_who_commits_to_nothing_is_waited_for_and_then_dealt_without():
    company = three()
    assert company.room.still_to_commit([ANNE, BOB]) == {ANNE, BOB}
    company.seals(ANNE, BOB)
    proof = company.room.dealt.proof
    assert (proof.nonces, proof.commitments, proof.seal) == ((), (), None)


# From the seal to the deal nothing changes


def everything(company: Company) -> Iterator[journal.Command]:
    """One command of each kind."""
    room = company.room
    begun = RoundBegun(seed="0" * 64, digest=room.rules.digest, engine=ENGINE_VERSION, seat=0)
    yield from (
        said(room.check_to_come().dealer, messages.ChooseHand, hand=6),
        said(room.check_to_come().cutter, messages.Cut, at=9),
    )
    yield from (journal.Moved(0, "draw"), begun, MatchBegun(seat=0, match=None, first=begun))
    yield from (said(0, messages.Pace, pace=0.5), said(0, messages.Again, round_no=1))
    yield from (GuestJoined(guest=len(room.seating.guests), name="Eve", seat=3), said(BOB, messages.Name, name="Robert"))
    yield from (said(BOB, messages.Look, look="owl-red"), said(BOB, messages.AskSeat, asks=False))
    yield said(ANNE, messages.AnswerSeat, whom=BOB, yes=False)
    yield from (said(BOB, messages.Sit, seat=3), said(BOB, messages.Stand), said(BOB, messages.Ready, ready=False))
    yield from (journal.HostSet(guest=BOB), said(ANNE, messages.Computer, seat=3, on=False), said(ANNE, messages.Kick, seat=1))
    yield from (journal.PollOpened(guest=BOB, kind="kick", seat=2, voters=(0, 1)), said(ANNE, messages.Vote, yes=True))
    yield journal.RulesSet(
        guest=ANNE, rules="minimale", options={}, match=None, seats=4, resolved=rules_in_force("minimale").resolved
    )
    added = ChangeView(key="knobs.hand", fr="Chacun reçoit 6 cartes.", en="Each gets 6 cards.")
    six = {"cut": True, "hand": 6}
    resolved = agreed_rules("man-et-resta", six).resolved
    yield journal.RuleAdded(guest=ANNE, rules="man-et-resta", options=six, resolved=resolved, change=added)
    yield from (said(ANNE, messages.ChangeSettings, settings=RoomSettings(clock_s=60)), journal.PollClosed())
    yield journal.PlayedFor(guest=BOB, seat=1)
    yield from (said(BOB, messages.PlayFor, seat=1), journal.AddingClosed())
    yield from (journal.LinksRenewed(guest=ANNE, room="new", watch="newer"), journal.GuestsForgotten(guest=ANNE, guests=()))
    yield said(CHLOE, messages.Commit, digest="5" * 64)
    yield from (said(ANNE, messages.Reveal, nonce="5" * 32), SealBroken(then=secret(77)))
    yield DealSealed(guests=(ANNE,), deal="1:0:4:3:-:-", asked=DealRequest(0))
    yield msgspec.structs.replace(company.journal[0])


def test_while_a_deal_is_sealed_nothing_is_accepted_that_it_follows_from():
    company = Company(ME, OPEN, OPEN, COMPUTER, rules="man-et-resta", options={"cut": True}, friends=2).all_ready()
    company.deals().plays_to_the_end()
    company.commits(ANNE)
    company.commits(BOB)
    company.seals(ANNE, BOB)
    before = company.room
    commands = list(everything(company))
    kinds = {*get_args(journal.Command), *get_args(messages.KeptMessage)} - {journal.GuestCommand}
    assert {type(content_of(command)) for command in commands} == kinds, "a command of each kind is tried"
    for command in commands:
        if not isinstance(content_of(command), MAY_BE_SEALED):
            company.refused(command, "deal_sealed")
            continue
        # What may be tried leaves the deal and the people as they are, but for a broken seal.
        try:
            after = before.after(command)
        except Refused:
            continue
        if isinstance(command, SealBroken):
            continue
        assert after.sources == before.sources, command
        assert (after.agreement, after.match, after.names) == (before.agreement, before.match, before.names)
        people = (
            after.seating.played_for(1, on=False)
            if isinstance(content_of(command), messages.PlayFor | journal.PlayedFor)
            else after.seating
        )
        assert people.chairs == before.seating.chairs
    came = before.after(GuestJoined(guest=len(before.seating.guests), name="Eve", seat=1))
    assert came.seating.seat_of(len(before.seating.guests)) is None


def test_hand_and_cut_are_settled_at_the_seal_and_not_by_who_knows_the_deal():
    company = Company(ME, COMPUTER, COMPUTER, rules="man-et-resta", options={"cut": True})
    company.commits(ANNE)
    company.seals(ANNE)
    seal = company.room.sources.seal
    assert seal is not None
    assert seal.hand in range(5, 9)
    assert seal.cut is not None
    company.reveals(ANNE)
    deal = opened_deal(company.room, at=1, then=lambda: secret(3))
    assert isinstance(deal, RoundBegun)
    assert (deal.hand, deal.cut) == (seal.hand, seal.cut)
    for change in ({"cut": seal.cut + 1}, {"hand": 13 - seal.hand}, {"seat": None}, {"again": 0}):
        company.refused(replace(deal, **change), "deal_sealed")
    other = MatchBegun(seat=0, match=None, first=deal)
    company.refused(other, "deal_sealed")
    told = seal.deal.split(":")
    assert told[4:] == [str(seal.hand), str(seal.cut)]


def test_an_open_vote_ends_with_the_seal():
    company = three()
    company.asks_kick(BOB, 2)
    for guest in range(3):
        company.commits(guest)
    company.seals(ANNE, BOB, CHLOE)
    assert company.room.poll is None
    company.refused(said(ANNE, messages.Vote, yes=True), "deal_sealed")


def test_who_is_sent_away_before_the_seal_takes_his_commitment_with_him():
    company = three()
    for guest in range(3):
        company.commits(guest)
    company.do(said(ANNE, messages.Kick, seat=1))
    assert [each.guest for each in company.room.sources.commitments] == [ANNE, CHLOE]


def test_a_new_match_is_sealed_as_a_match_and_dealt_as_one():
    company = Company(ME, OPEN, friends=1).begin().plays_to_the_end()
    company.commits(ANNE)
    company.commits(BOB)
    plan = MatchRequest("negatif", target=50)
    company.seals(ANNE, BOB, is_match=True, match=plan)
    for guest in (ANNE, BOB):
        company.reveals(guest)
    deal = opened_deal(company.room, at=1, then=lambda: secret(3))
    assert isinstance(deal, MatchBegun)
    company.refused(deal.first, "deal_sealed")
    company.refused(replace(deal, match=None), "deal_sealed")
    company.do(deal)
    assert company.room.match.sheet.target == 50


# Who does not reveal


def test_who_does_not_reveal_is_named_and_everything_is_committed_anew():
    company = sealed_by_two()
    promise = company.room.next_commitment
    company.reveals(ANNE, "a")
    company.breaks()
    room = company.room
    assert room.next_commitment not in (None, promise)
    assert (room.sources.commitments, room.sources.reveals, room.sources.seal) == ((), (), None)
    view = room.view(Viewer("abc"))
    assert [each.name for each in view.put_off] == ["Bob"]
    assert view.commitments == ()
    # He has had his try. The other one commits to another grain, and the deal follows by itself.
    company.refused(said(BOB, messages.Commit, digest="0" * 64), "too_late")
    assert due_deal(room, [ANNE, BOB]) is None
    company.commits(ANNE, "c")
    asked = due_deal(company.room, [ANNE, BOB])
    assert asked == DealRequest(0)
    company.do(next_deal_command(company.room, asked, [ANNE, BOB], at=1, then=lambda: secret(5), seed=lambda: 1))
    company.reveals(ANNE, "c")
    company.deals_opened()
    proof = company.room.dealt.proof
    assert proof.put_off == ("Bob",)
    assert proof.nonces == (("Anne", "c" * 32),)
    # He comes back into a round that was dealt by another promise than he had seen: the view says why.
    assert [each.name for each in company.room.view(Viewer("abc", 1)).put_off] == ["Bob"]
    company.plays_to_the_end()
    assert company.room.sources.put_off == company.room.view(Viewer("abc", 1)).put_off == ()
    company.commits(BOB)


def test_who_comes_after_a_broken_seal_has_no_grain_in_the_next_try():
    # He could be the one who put it off, under another name: each time he would have seen the deal first.
    company = sealed_by_two()
    company.reveals(ANNE, "a")
    company.breaks()
    company.stands(BOB)
    assert company.comes("Carl", seat=1) == CHLOE
    company.refused(said(CHLOE, messages.Commit, digest="0" * 64), "too_late")
    company.all_ready()
    company.commits(ANNE, "c")
    company.seals(ANNE)
    company.reveals(ANNE, "c")
    company.deals_opened()
    # The view names him as long as the round is played: he is not forgotten meanwhile.
    company.refused(journal.GuestsForgotten(guest=ANNE, guests=(BOB,)), "stale")
    assert [each.name for each in company.room.view(Viewer("abc", 0)).put_off] == ["Bob"]
    company.plays_to_the_end()
    company.commits(CHLOE)
    company.do(journal.GuestsForgotten(guest=ANNE, guests=(BOB,)))


def test_a_new_match_that_was_put_off_is_not_asked_for_again_once_another_is_host():
    plan = MatchRequest("negatif", target=500)
    company = Company(ME, OPEN, friends=1, match=plan).begin().plays_to_the_end()
    company.commits(ANNE)
    company.commits(BOB)
    company.seals(ANNE, BOB, is_match=True, match=plan)
    company.breaks()
    assert company.room.sources.request is not None
    company.do(journal.HostSet(guest=BOB))
    assert due_deal(company.room, []) is None


def test_a_seal_that_is_open_or_that_there_is_not_is_not_broken():
    company = sealed_by_two()
    company.reveals(ANNE, "a")
    company.reveals(BOB, "b")
    company.refused(SealBroken(then=secret(9)), "too_late")
    company.deals_opened()
    company.refused(SealBroken(then=secret(9)), "too_late")


def test_after_a_deal_that_nobody_reveals_for_the_server_deals_alone_and_says_so():
    company = Company(ME, COMPUTER)
    company.commits(ANNE)
    company.seals(ANNE)
    company.breaks()
    asked = due_deal(company.room, [ANNE])
    assert asked is not None
    company.do(next_deal_command(company.room, asked, [ANNE], at=1, then=lambda: secret(5), seed=lambda: 1))
    assert company.room.dealt.proof.put_off == ("Anne",)
    assert company.room.dealt.proof.nonces == ()


# What is kept, and what is shown


def test_a_room_that_was_killed_at_any_moment_goes_on_to_the_same_deal():
    company = three()
    company.deals_with(ANNE, BOB, CHLOE)
    for length in range(1, len(company.journal) + 1):
        room = Room.replay(journal.decode_command(journal.encode_command(one)) for one in company.journal[:length])
        for command in company.journal[length:]:
            room = room.after(command)
        assert bytes_of(room) == bytes_of(company.room)


def test_the_proof_tells_the_order_of_everything():
    company = three()
    company.deals_with(CHLOE, ANNE)
    proof = company.room.dealt.proof
    assert [(name, guest) for name, guest, _, _ in proof.commitments] == [("Anne", ANNE), ("Chloé", CHLOE)]
    committed = [seq for _, _, _, seq in proof.commitments]
    assert proof.promised_at_seq == 1 < min(committed) < max(committed) < proof.sealed_at_seq < min(proof.revealed_at_seq)
    assert [type(content_of(company.journal[seq - 1])) for seq in (*committed, proof.sealed_at_seq, *proof.revealed_at_seq)] == [
        *(messages.Commit, messages.Commit, DealSealed, messages.Reveal, messages.Reveal)
    ]
    rules, dealer = company.room.rules.digest, company.room.past[0].dealer
    assert proof.deal == deal_text(round_no=1, rules=rules, seats=3, dealer=dealer, hand=None, cut=None)
    assert proof.seal == seal_digest(proof.commitment, proof.deal, [each[2] for each in proof.commitments])


def all_views(room: Room) -> list[bytes]:
    guests = range(len(room.seating.guests))
    looks = [(None, None), *((guest, room.seating.seat_of(guest)) for guest in guests)]
    return [encode_message(room.view(Viewer("abc", seat, guest=guest, watch="def"))) for guest, seat in looks]


def test_neither_the_secret_nor_a_grain_is_in_any_view_before_its_time():
    company = three()
    for guest in range(3):
        company.commits(guest, "abc"[guest])
    company.seals(ANNE, BOB, CHLOE)
    company.reveals(BOB, "b")
    company.reveals(CHLOE, "c")
    room = company.room
    frames = all_views(room)
    others = tuple(replace(reveal, nonce="d" * 32) for reveal in room.sources.reveals)
    assert all_views(replace(room, sources=replace(room.sources, reveals=others))) == frames
    assert not any(hidden.encode() in frame for frame in frames for hidden in ("a" * 32, "b" * 32, "c" * 32, secret(1).salt))
    company.reveals(ANNE, "a")
    company.deals_opened()
    proof = replace(
        company.room.dealt.proof,
        nonces=(("Anne", "d" * 32),),
        seed=12,
        salt="e" * 32,
        deal_seed="f" * 64,
        commitments=(),
        revealed_at_seq=(),
    )
    frames = all_views(company.room)
    assert all_views(replace(company.room, dealt=replace(company.room.dealt, proof=proof))) == frames
    assert not any(hidden.encode() in frame for frame in frames for hidden in ("a" * 32, "b" * 32, "c" * 32, secret(1).salt))


def test_a_view_shows_the_seal_to_everybody_and_who_has_revealed():
    company = sealed_by_two()
    company.reveals(BOB, "b")
    view = company.room.view(Viewer("abc"))
    assert [(each.guest, each.name, each.revealed) for each in view.seal.commitments] == [(0, "Anne", False), (1, "Bob", True)]
    assert [each.digest for each in view.seal.commitments] == [each.digest for each in view.commitments]
    assert view.seal.digest == seal_digest(view.next_commitment, view.seal.deal, [each.digest for each in view.commitments])
    assert not company.room.view(Viewer("abc", 0, guest=0)).may.start


# Known cards


def test_known_cards_are_told_before_the_deal_and_until_the_round_is_over():
    company = Company(ME, OPEN, friends=1).begin().plays_to_the_end()
    assert company.room.known_cards is None
    company.commits(ANNE)
    promise = company.room.next_commitment
    company.knows(1)
    view = company.room.view(Viewer("abc"))
    assert (view.known_cards.round_no, view.next_commitment, view.commitments) == (1, None, ())
    company.refused(said(BOB, messages.Commit, digest="0" * 64), "too_late")
    company.knows(None)
    assert (company.room.known_cards, company.room.next_commitment) == (None, promise)
    company.knows(1)
    company.do(next_deal_command(company.room, DealRequest(1), [ANNE, BOB], at=1, then=lambda: secret(8), seed=lambda: 1))
    view = company.room.view(Viewer("abc"))
    assert (view.known_cards.round_no, view.commitment) == (1, None)
    company.plays_to_the_end()
    # What was promised and committed is for the deal after it.
    assert (company.room.known_cards, company.room.next_commitment) == (None, promise)
    assert [each.guest for each in company.room.sources.commitments] == [ANNE]


def test_a_room_of_known_cards_promises_nothing_for_them_and_says_so():
    past = Company(ME, OPEN, friends=1).begin().room.past[0]
    company = Company(ME, OPEN, friends=1, cards=past)
    view = company.room.view(Viewer("abc"))
    assert (view.known_cards.round_no, view.next_commitment) == (0, None)
    company.all_ready()
    with pytest.raises(Refused, match="cards_known"):
        company.seals(ANNE, BOB, is_match=True, match=MatchRequest("negatif", target=50))
    company.deals()
    assert company.room.view(Viewer("abc")).known_cards.round_no == 0
    company.plays_to_the_end()
    assert company.room.known_cards is None
    assert company.room.next_commitment == commitment_of(secret(1))


def test_one_alone_gets_the_same_cards_at_once_and_several_ask_for_them():
    alone = Company(ME, COMPUTER).deals().plays_to_the_end()
    alone.knows(1)
    assert due_deal(alone.room, [ANNE]) == DealRequest(0)
    several = Company(ME, OPEN, friends=1).begin().plays_to_the_end()
    several.knows(1)
    assert due_deal(several.room, [ANNE, BOB]) is None


# Any order of commands


class Fate:
    """A company whose every command is tried, and whose every deal is reckoned from the journal by other means."""

    def __init__(self) -> None:
        self.company = Company(ME, OPEN, OPEN, friends=2).all_ready()
        self.secrets = 100
        self.deals = 0

    def fresh(self) -> Any:
        self.secrets += 1
        return secret(self.secrets)

    def step(self, what: str, guest: int, digit: str, here: frozenset[int]) -> None:
        room = self.company.room
        promise = room.next_commitment or "0" * 64
        match what:
            case "commit":
                self.tries(said(guest, messages.Commit, digest=grain_digest(promise, guest, digit * 32)))
            case "reveal":
                self.tries(said(guest, messages.Reveal, nonce=digit * 32))
            case "all commit":
                for each in range(3):
                    self.step("commit", each, digit, here)
            case "all reveal":
                for each in sorted(range(3), key=lambda other: other != guest):
                    for tried in "ab":
                        self.step("reveal", each, tried, here)
            case "next" if not room.is_playing:
                self.asks(DealRequest(room.seating.seat_of(guest)), here)
            case "by itself" if (asked := due_deal(room, here)) is not None:
                self.asks(asked, here)
            case "open" if (deal := opened_deal(room, at=1, then=self.fresh)) is not None:
                self.tries(deal)
            case "forge" if not room.is_playing and room.sources.secret is not None:
                nonces = [reveal.nonce for reveal in room.sources.reveals if reveal.guest in here]
                self.tries(replace(room.next_round(seat=0, then=self.fresh()), seed=deal_seed_of(room.sources.secret, nonces)))
            case "break":
                self.tries(SealBroken(then=self.fresh()))
            case "known":
                self.tries(said(0, messages.Again, round_no=1 if digit == "a" else None))
            case "whole":
                for each in ("fill", "play", "all commit", "next", "all reveal", "forge", "open"):
                    self.step(each, guest, digit, here)
            case "fill":
                for seat in room.seating.open_seats:
                    self.tries(said(room.seating.host, messages.Computer, seat=seat, on=True))
            case "kick":
                self.tries(said(0, messages.Kick, seat=1))
            case "stand":
                self.tries(said(guest, messages.Stand))
            case "sit":
                self.tries(said(guest, messages.Sit, seat=(here and min(here)) or 0))
            case "ready":
                self.tries(said(guest, messages.Ready, ready=True))
            case "play" if room.is_playing:
                self.company.plays_to_the_end()
            case _:
                pass

    def asks(self, asked: DealRequest, here: frozenset[int]) -> None:
        try:
            command = next_deal_command(self.company.room, asked, here, at=1, then=self.fresh, seed=lambda: 1)
        except Refused:
            return
        self.tries(command)

    def tries(self, command: journal.Command) -> None:
        try:
            self.company.do(command)
        except (Refused, JournalError):
            return
        if isinstance(command, RoundBegun) and command.again is None:
            self.deals += 1
            self.is_fair(command)

    def is_fair(self, begun: RoundBegun) -> None:
        """Reckon from the journal alone which grains this deal may be made from."""
        before = self.company.journal[:-1]
        last = max(at for at, one in enumerate(before) if isinstance(one, SealBroken) or _brings_secret(one))
        since = before[last + 1 :]
        promised = before[last]
        key = promised.then if isinstance(promised, SealBroken | RoundBegun) else promised.secret
        seals = [at for at, one in enumerate(since) if isinstance(one, DealSealed)]
        if not seals:
            assert begun.seed == deal_seed_of(key, [])
            return
        (at,) = seals
        sealed = since[at]
        committed = {one.guest: content_of(one).digest for one in since[:at] if isinstance(content_of(one), messages.Commit)}
        assert not any(isinstance(content_of(one), messages.Commit) for one in since[at:])
        revealed = {one.guest: content_of(one).nonce for one in since[at:] if isinstance(content_of(one), messages.Reveal)}
        assert not any(isinstance(content_of(one), messages.Reveal) for one in since[:at])
        assert set(revealed) == set(sealed.guests) <= set(committed)
        promise = commitment_of(key)
        assert all(grain_digest(promise, guest, nonce) == committed[guest] for guest, nonce in revealed.items())
        assert begun.seed == deal_seed_of(key, [revealed[guest] for guest in sorted(revealed)])


def _brings_secret(command: journal.Command) -> bool:
    return isinstance(command, journal.Opened) or (isinstance(command, RoundBegun) and command.then is not None)


KINDS = [
    *("commit", "reveal", "by itself", "forge", "break", "known", "kick", "stand", "sit", "ready"),
    *("all commit", "all commit", "next", "next", "all reveal", "open", "play", "fill", "whole", "whole"),
]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(KINDS),
        st.integers(0, 2),
        st.sampled_from(["a", "a", "a", "b"]),
        st.sampled_from([frozenset({0, 1, 2}), frozenset({0, 1, 2}), frozenset({0, 1}), frozenset({0}), frozenset[int]()]),
    ),
    min_size=10,
    max_size=60,
)


@settings(max_examples=examples(120))
@given(steps=STEPS)
def test_in_whatever_order_a_deal_is_made_from_all_grains_of_one_seal_and_all_were_committed_before(
    steps: list[tuple[str, int, str, frozenset[int]]],
):
    fate = Fate()
    for step in steps:
        fate.step(*step)
    assert bytes_of(fate.company.again()) == bytes_of(fate.company.room)
