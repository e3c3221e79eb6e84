"""The shuffle that is promised before the deal, the same cards again, and journals of a later version."""

import msgspec
import pytest

from huit.rooms import messages
from huit.rooms.journal import (
    JournalError,
    KnownDeal,
    decode_command,
    encode_command,
)
from huit.rooms.match import MatchRequest
from huit.rooms.messages import Viewer
from huit.rooms.room import Room
from huit.rooms.trust import SECRET_BYTES, commitment_of, deal_seed_of, secret_from
from tests.rooms.company import COMPUTER, ME, OPEN, Company, secret
from tests.rooms.scenes import bytes_of, said


def two(**opened: object) -> Company:
    return Company(ME, OPEN, friends=1, **opened)


def test_what_is_promised_before_the_deal_is_shown_after_the_round():
    company = two()
    promised = company.room.next_commitment
    company.adds(1, "b")
    company.adds(0, "a")
    company.begin()
    assert company.room.next_commitment is None
    view = company.room.view(Viewer("k3v9abcd", 0))
    assert (view.commitment, view.proof) == (promised, None)
    proof = company.plays_to_the_end().room.view(Viewer("k3v9abcd", 0)).proof
    assert proof is not None
    assert proof.nonces == (("Anne", "a" * 32), ("Bob", "b" * 32))
    assert proof.deal_seed == str(deal_seed_of(secret(1), ["a" * 32, "b" * 32]))
    assert proof.commitment == commitment_of(secret(1)) == promised


def test_a_void_round_is_not_shown_for_a_server_of_its_own_version_may_still_play_it():
    company = two().begin().moves(2)
    old = company.by_an_older_engine()
    assert old.dealt.proof is not None
    view = old.view(Viewer("k3v9abcd", 0))
    assert (view.void, view.proof) == (True, None)


def test_without_a_grain_the_promise_that_everybody_sees_says_nothing_of_the_deal():
    """Once the deal was made from the digest that had been shown as the promise, or from the beginning of it."""
    company = two()
    promised = company.room.next_commitment
    assert promised is not None
    company.begin()
    assert company.room.dealt.begun is not None
    assert company.room.dealt.begun.seed == deal_seed_of(secret(1), [])
    assert company.room.dealt.begun.seed not in (promised, int(promised[:16], 16) >> 2)


def test_a_secret_has_as_many_bits_as_the_key_that_deals():
    made = secret_from(bytes(range(SECRET_BYTES)))
    assert len(made.seed) * 4 == len(deal_seed_of(made, [])) * 4 == 256
    assert len(made.salt) * 4 == 128
    for few in (b"", bytes(24), bytes(SECRET_BYTES - 1)):
        with pytest.raises(ValueError, match="48 random bytes"):
            secret_from(few)


def test_what_was_added_before_the_restart_counts_after_it():
    company = two()
    company.adds(1)
    company.room = company.again()
    assert [one.guest for one in company.room.sources.commitments] == [1]
    company.begin()
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_a_journal_in_which_a_promise_was_not_kept_is_none():
    company = two().begin()
    forged = [
        msgspec.structs.replace(command, seed="0" * 64) if command is company.room.dealt.begun else command
        for command in company.journal
    ]
    with pytest.raises(JournalError, match="promised"):
        Room.replay(forged)


# The same cards again


@pytest.mark.parametrize(("rules", "seats"), [("monclar", 3), ("trois-cinq-huit", 3), ("danish", 3)])
def test_the_same_cards_come_to_the_same_seats_from_the_same_dealer(rules: str, seats: int):
    company = Company(ME, *[OPEN] * (seats - 1), rules=rules, friends=seats - 1).begin()
    dealer, hands = company.room.view(Viewer("k3v9abcd", 0)).dealer, company.hands()
    company.plays_to_the_end().deals().plays_to_the_end()
    promised = company.room.next_commitment
    company.adds(1)
    company.deals_again(1, guest=1)
    assert (company.room.round_no, company.room.view(Viewer("k3v9abcd", 0)).dealer, company.hands()) == (3, dealer, hands)
    company.plays_to_the_end()
    proof = company.room.view(Viewer("k3v9abcd", 0)).proof
    assert proof is not None
    assert (proof.again, proof.commitment) == (True, None)
    # The promise for the next deal was not used up, nor what was added to it.
    assert company.room.next_commitment == promised
    assert [one.guest for one in company.room.sources.commitments] == [1]
    company.deals()
    assert company.hands() != hands
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_again_with_the_hand_and_the_cut_that_were_chosen_then():
    company = Company(ME, OPEN, OPEN, rules="man-et-resta", options={"cut": True}, friends=2)
    deal = company.room.check_to_come()
    assert deal.hands
    assert deal.cuts
    company.do(said(company.guest_at(deal.dealer), messages.ChooseHand, hand=6))
    company.do(said(company.guest_at(deal.cutter), messages.Cut, at=11))
    company.begin()
    hands = company.hands()
    company.plays_to_the_end()
    to_come = company.room.check_to_come()
    company.do(said(company.guest_at(to_come.dealer), messages.ChooseHand, hand=7))
    company.deals_again(1)
    assert company.hands() == hands


def test_not_again_in_a_round_nor_what_never_was_nor_what_other_rules_dealt():
    company = two().begin()
    company.refused(said(0, messages.Again, round_no=1), "not_over")
    company.plays_to_the_end()
    for round_no in (0, 2):
        company.refused(said(0, messages.Again, round_no=round_no), "malformed")
    company.rules("minimale", seats=2)
    company.refused(said(0, messages.Again, round_no=1), "malformed")


def test_not_again_with_a_chair_open_or_after_the_match():
    company = two(match=MatchRequest("negatif", target=1)).begin()
    while not company.plays_to_the_end().room.match.over:
        company.deals()
    company.refused(said(0, messages.Again, round_no=1), "match_over")
    other = two().begin().plays_to_the_end()
    other.stands(1)
    other.knows(1)
    other.refused(other.room.next_round(seat=0), "not_full")


def test_the_cards_of_another_room_are_dealt_first_and_then_what_was_promised():
    company = two().begin()
    hands, past = company.hands(), company.room.past[0]
    other = Company(ME, COMPUTER, cards=past)
    assert other.room.begins_by_itself
    other.deals()
    assert other.hands() == hands
    other.plays_to_the_end().deals()
    assert other.hands() != hands


def test_other_rules_drop_the_cards_of_another_room():
    other = Company(ME, OPEN, friends=1, cards=KnownDeal(seed=5, dealer=1))
    other.rules("minimale", seats=2)
    other.begin()
    assert other.room.dealt.begun is not None
    assert other.room.dealt.begun.seed != 5


# Journals


def test_a_journal_of_a_version_to_come_is_refused():
    body = encode_command(two().journal[0]).replace(b'"version":1', b'"version":2')
    with pytest.raises(JournalError, match="journal version 2"):
        decode_command(body)


def test_every_command_of_a_company_is_the_same_after_its_bytes():
    company = Company(ME, OPEN, OPEN, COMPUTER, friends=2).begin().moves(4)
    for command in company.journal:
        assert decode_command(encode_command(command)) == command
