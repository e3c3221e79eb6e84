"""What comes before the deal: who deals first, the size of the hands, the cut. Statements: LH-09, LH-10, W8-05."""

from collections import Counter

import msgspec
import pytest

from huit.cards import parse_face, suit_of
from huit.engine.chance import is_key
from huit.engine.round import LEAST_CUT
from huit.rooms import messages
from huit.rooms.before_deal import Chosen, HandChoice, face_up, next_deal
from huit.rooms.journal import JournalError, Moved, Opened, RoundBegun
from huit.rooms.messages import Viewer
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rules import load_rules
from tests.laws.test_deal import chi_square, limit
from tests.rooms.company import ME, OPEN, Company
from tests.rooms.scenes import begun, bytes_of, moves_of, opened, played, said

CUT = {"cut": True}
HANDS = {"hand_from": 5, "hand_to": 8}


def opened_so_that(cutter: int, *, seats: int = 3, **options: object) -> Opened:
    """Return a room whose first deal is cut by that seat."""
    for seed in range(100):
        opening = opened("monclar", seats=seats, options=CUT | options, seed=seed)
        if Room.open(opening).view(Viewer("k3v9abcd", 0)).dealer == (cutter + 1) % seats:
            return opening
    raise AssertionError("every seat deals first for some seed")


def test_lh_09_cards_are_dealt_face_up_until_a_spade_and_its_seat_deals():
    for seed in range(20):
        view = Room.open(opened("monclar", seats=5, options=CUT, seed=seed)).view(Viewer("k3v9abcd", 0))
        assert view.face_up is not None
        seats, cards = zip(*view.face_up, strict=True)
        assert list(seats) == [at % 5 for at in range(len(seats))]
        suits = [suit_of(parse_face(card)) for card in cards]
        assert suits.index(3) == len(suits) - 1
        assert len(set(cards)) == len(cards)
        assert view.dealer == seats[-1]


@pytest.mark.parametrize("clockwise", [True, False])
def test_the_deal_passes_the_way_play_begins_and_the_player_before_the_dealer_cuts(clockwise: bool):
    way = 1 if clockwise else -1
    room = Room.open(opened("monclar", seats=5, options=CUT | {"clockwise": clockwise}, seed=2))
    first = room.dealer_of(1)
    assert [room.dealer_of(number) for number in (2, 3, 6)] == [(first + way * step) % 5 for step in (1, 2, 5)]
    assert room.deal_of(1).cutter == (first - way) % 5


def test_lh_09_every_seat_deals_first_as_often():
    firsts = [face_up((1 << 52) - 1, seats=2, seed=seed)[-1][0] for seed in range(4000)]
    # 13 spades in 52 cards: the first card is dealt to seat 0, which deals a little more often than the other.
    assert 0.53 < firsts.count(0) / len(firsts) < 0.61


def test_by_a_key_every_seat_deals_first_as_often_and_the_key_of_the_round_settles_what_nobody_chose():
    keys = [f"{number:064x}" for number in range(400)]
    firsts = [face_up((1 << 52) - 1, seats=2, seed=key)[-1][0] for key in keys]
    assert 0.48 < firsts.count(0) / len(firsts) < 0.66
    deal = next_deal(load_rules("monclar", options=CUT | HANDS), seats=3, round_no=1, dealer=0, chosen=Chosen())
    settled = [deal.settled(key) for key in keys]
    assert settled == [deal.settled(key) for key in keys]
    assert {chosen.hand for chosen in settled} == {5, 6, 7, 8}
    middle = range(15, 38)
    cuts = Counter(chosen.cut for chosen in settled)
    assert chi_square(cuts, dict.fromkeys(middle, len(keys) / len(middle))) < limit(len(middle) - 1)


def test_other_rules_settle_anew_who_deals_first_by_a_key_of_their_own():
    company = Company(ME, OPEN, friends=1, seed="0f" * 32, options=CUT)
    seeds = [company.room.agreement.seed]
    for _ in range(3):
        company.rules("minimale", seats=2)
        seeds.append(company.room.agreement.seed)
    assert len(set(seeds)) == 4
    assert all(map(is_key, seeds))
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_the_deal_passes_to_the_left_and_what_settled_the_first_one_is_shown_in_the_first_round_only():
    journal = played(opened_so_that(1), rounds=2)
    room = Room.open(journal[0])
    first = room.view(Viewer("k3v9abcd", 0))
    room = Room.replay(journal)
    second = room.view(Viewer("k3v9abcd", 0))
    assert (second.dealer, second.face_up) == ((first.dealer + 1) % 3, None)


def test_where_nobody_cuts_the_last_seat_deals_first():
    view = Room.open(opened("monclar", seats=3)).view(Viewer("k3v9abcd", 0))
    assert (view.dealer, view.face_up) == (2, None)


def test_a_person_who_is_to_cut_finds_no_cards_dealt():
    opening = opened_so_that(0)
    assert opening.first is None
    room = Room.open(opening)
    view = room.view(Viewer("k3v9abcd", 0))
    assert (view.round_no, view.turn, view.over, view.top, view.hand, view.moves, view.counts) == (
        0,
        None,
        False,
        "",
        [],
        [],
        [0] * 3,
    )
    assert msgspec.to_builtins(view.deal) == {
        "round_no": 1,
        "dealer": 1,
        "hand": None,
        "cut": {"by": 0, "from": 5, "to": 47, "cards": 52, "chosen": None},
    }
    with pytest.raises(Refused, match="illegal"):
        room.after(Moved(0, "draw"))


def test_a_computer_cuts_by_itself():
    opening = opened_so_that(1)
    assert opening.first is not None
    assert opening.first.cut in range(5, 48)
    view = Room.open(opening).view(Viewer("k3v9abcd", 0))
    assert view.deal is None
    assert [event["kind"] for event in view.log] == ["face_up", "cut", "dealt", "starter", "turn"]
    assert view.log[1] == {"kind": "cut", "seat": 1, "at": opening.first.cut}


def test_lh_10_at_least_five_cards_stay_in_each_part_and_only_the_right_seat_cuts():
    room = Room.open(opened_so_that(0))
    for at in (4, 48, 0, 52):
        with pytest.raises(Refused) as refused:
            room.after(said(0, messages.Cut, at=at))
        assert refused.value.why == {"code": "bad_cut", "from": 5, "to": 47}
    with pytest.raises(Refused) as refused:
        room.check_to_come().with_cut(1, 17)
    assert refused.value.why == {"code": "not_cutter", "seat": 0}
    with pytest.raises(Refused) as refused:
        room.check_to_come().with_hand(1, 6)
    assert refused.value.why == {"code": "no_choice"}
    room = room.after(said(0, messages.Cut, at=5)).after(said(0, messages.Cut, at=47, id="c2"))
    assert room.has_answered(0, "c2")
    assert room.next_round(seed=3).cut == 47


def test_the_cut_settles_which_cards_are_dealt():
    room = Room.open(opened_so_that(0))
    hands = {at: room.after(begun_of(room, cut=at)).view(Viewer("k3v9abcd", 0)).hand for at in (5, 17, 47)}
    assert hands[5] != hands[17] != hands[47]


def begun_of(room: Room, **choices: int) -> RoundBegun:
    chosen = room.next_round(seed=7)
    return RoundBegun(7, chosen.digest, chosen.engine, **{"hand": chosen.hand, "cut": chosen.cut} | choices)


def test_who_does_not_cut_is_not_waited_for():
    room = Room.open(opened_so_that(0))
    cuts = {room.next_round(seed=seed).cut for seed in range(50)}
    assert len(cuts) > 10
    assert all(LEAST_CUT <= cut <= 52 - LEAST_CUT for cut in cuts)
    room = room.after(room.next_round(seed=1, seat=0, id="n1"))
    assert (room.round_no, room.view(Viewer("k3v9abcd", 0)).deal) == (1, None)


def test_a_cut_and_a_hand_hold_for_one_deal():
    room = Room.open(opened_so_that(0)).after(said(0, messages.Cut, at=20))
    room = room.after(room.next_round(seed=1))
    *_, (_, room) = moves_of(room)
    deal = room.view(Viewer("k3v9abcd", 0)).deal
    assert deal is not None
    assert deal.cut.chosen is None


def test_w8_05_the_dealer_chooses_the_size_of_the_hands():
    # The last seat deals first, and a computer sits there; the person deals the second round.
    opening = opened("monclar", seats=3, options=HANDS)
    assert opening.first is not None
    assert opening.first.hand in range(5, 9)
    room = Room.replay(played(opening))
    deal = room.view(Viewer("k3v9abcd", 0)).deal
    assert deal is not None
    assert deal.hand == HandChoice(by=0, least=5, most=8, chosen=None)
    with pytest.raises(Refused) as refused:
        room.after(said(0, messages.ChooseHand, hand=9))
    assert refused.value.why == {"code": "bad_hand", "from": 5, "to": 8}
    with pytest.raises(Refused) as refused:
        room.check_to_come().with_hand(1, 6)
    assert refused.value.why == {"code": "not_dealer", "seat": 0}
    room = room.after(said(0, messages.ChooseHand, hand=6))
    room = room.after(room.next_round(seed=1))
    view = room.view(Viewer("k3v9abcd", 0))
    assert view.counts == [6, 6, 6]
    assert view.log[0] == {"kind": "hand_chosen", "seat": 0, "hand": 6}


def test_a_computer_that_deals_chooses_any_of_the_sizes():
    room = Room.replay(played(opened("monclar", seats=3, options=HANDS), rounds=1))
    assert {room.next_round(seed=seed).hand for seed in range(100)} == {5, 6, 7, 8}


def test_nothing_is_chosen_while_a_round_is_being_played():
    opening = opened("monclar", options=CUT | HANDS)
    room = Room.open(opening)
    room = room.after(room.next_round(seed=7)) if opening.first is None else room
    for command in (said(0, messages.ChooseHand, hand=6), said(0, messages.Cut, at=17)):
        with pytest.raises(Refused, match="not_over"):
            room.after(command)


def test_a_journal_with_choices_makes_the_very_same_room():
    journal = [opened_so_that(0, hand_from=5, hand_to=7), said(0, messages.Cut, at=20, id="c")]
    room = Room.replay(journal)
    journal.append(room.next_round(seed=4))
    room = room.after(journal[-1])
    assert bytes_of(Room.replay(journal)) == bytes_of(room)
    assert room.dealt.begun is not None
    assert (room.dealt.begun.cut, room.view(Viewer("k3v9abcd", 0)).counts) == (20, [room.dealt.begun.hand] * 3)


@pytest.mark.parametrize("choices", [{}, {"cut": 4}, {"cut": 48}, {"cut": 17, "hand": 6}])
def test_a_journal_with_a_deal_against_the_rules_is_refused(choices: dict[str, int]):
    opening = opened_so_that(0)
    with pytest.raises(JournalError, match="bad_"):
        Room.replay([opening, RoundBegun(7, Room.open(opening).rules.digest, begun().engine, **choices)])
