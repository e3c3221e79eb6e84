"""What a deal settles, and a position file cannot show: sizes of hands, starters that act or go back, misdeals put right."""

from collections import Counter
from collections.abc import Callable

import pytest

import huit
from huit.cards import face_name, faces_of, parse_face
from huit.engine.round import DealError, Round

SEEDS = range(4000)


def round_where(name: str, seats: int, wanted: Callable[[Round], bool], **options: object) -> Round:
    """The first deal of which *wanted* holds."""
    rules = huit.load_rules(name, options=options)
    for seed in SEEDS:
        round_ = huit.new_round(rules, seats=seats, seed=seed)
        if wanted(round_):
            return round_
    raise AssertionError(f"no such deal of {name} among {len(SEEDS)}")


def starting_with(name: str, card: str, seats: int = 2, **options: object) -> Round:
    return round_where(name, seats, lambda round_: face_name(round_.discard[0]) == card, **options)


def test_l8_12_an_8_of_the_suit_goes_with_the_others_of_it() -> None:
    """Among all his hearts the first player may lay the 8 as any other; named, its suit ends them."""
    round_ = huit.new_round(huit.load_rules("bande-des-huit"), seats=3, seed=2)
    assert face_name(round_.discard[0]) == "Ah"
    assert {"2h", "3h", "8h"} <= set(map(face_name, round_.hands[0]))
    assert round_.why_not(0, "8h") is None
    for word in ("8h", "2h", "3h"):
        round_.play(word)
    assert round_.turn == 0


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 5), (5, 5), (8, 5)])
def test_lh_11_lh_12_seven_cards_for_two_five_for_more(seats: int, each: int) -> None:
    round_ = huit.new_round(huit.load_rules("les-huit"), seats=seats, seed=1)
    assert [len(hand) for hand in round_.hands] == [each] * seats


def test_lh_11_lh_12_dealt_one_by_one_from_the_dealers_left() -> None:
    rules = huit.load_rules("les-huit")
    pack = huit.new_round(rules, seats=3, seed=5, dealer=2)
    other = huit.new_round(rules, seats=3, seed=5, dealer=0)
    # The same pack dealt by another dealer: what seat 0 was dealt first now goes to seat 1.
    assert pack.hands[0] == other.hands[1]
    assert pack.hands[2] == other.hands[0]


def test_lh_02_two_packs_from_six_players_on() -> None:
    rules = huit.load_rules("les-huit")
    assert [rules.packs(seats=seats) for seats in (5, 6, 8)] == [1, 2, 2]


def test_lh_13_an_8_turned_up_is_put_back_into_the_stock() -> None:
    rules = huit.load_rules("les-huit")
    for seed in range(200):
        assert face_name(huit.new_round(rules, seats=4, seed=seed).discard[0])[0] != "8"
    buried = round_where("les-huit", 2, lambda round_: face_name(round_.stock[0])[0] != "8" and has_an_8(round_.stock))
    assert buried.turn == 0


def has_an_8(faces: list[int]) -> bool:
    return any(face_name(face)[0] == "8" for face in faces)


def test_lh_14_eight_cards_each_by_an_option() -> None:
    rules = huit.load_rules("les-huit", options={"huit-cartes": True})
    assert [rules.hand(seats=seats) for seats in rules.seats] == [8] * 7


def test_lh_21_every_deal_is_shuffled_anew() -> None:
    rules = huit.load_rules("les-huit")
    assert len({tuple(huit.new_round(rules, seats=2, seed=seed).stock) for seed in range(50)}) == 50


def misdealt(sizes: list[int]) -> Round:
    """A deal of Les Huit to three in which the dealer erred."""
    return round_where("les-huit", 3, lambda dealt: sorted(map(len, dealt.hands)) == sizes, **{"le-donneur-se-trompe": True})


@pytest.mark.parametrize("too_many", [1, 2, 3])
def test_lh_40_cards_too_many_go_back_into_the_stock(too_many: int) -> None:
    round_ = misdealt([5, 5, 5 + too_many])
    wronged = next(seat for seat, hand in enumerate(round_.hands) if len(hand) > 5)
    caller, stock = (wronged + 1) % 3, len(round_.stock)
    held = list(round_.hands[wronged])
    events = round_.play("catch", seat=caller)
    assert [event.kind for event in events] == ["repaired"]
    assert [len(hand) for hand in round_.hands] == [5, 5, 5]
    assert events[0].for_seat(None)["back"] == too_many
    assert len(round_.stock) == stock + too_many
    # Drawn blindly out of his hand: some of those that he held lie in the stock now.
    assert set(round_.hands[wronged]) < set(held)
    assert not round_.reactions(caller)


@pytest.mark.parametrize("too_few", [1, 2, 3])
def test_lh_41_who_was_dealt_too_few_takes_from_the_stock(too_few: int) -> None:
    round_ = misdealt([5 - too_few, 5, 5])
    wronged = next(seat for seat, hand in enumerate(round_.hands) if len(hand) < 5)
    first = round_.stock[:too_few]
    round_.play("catch", seat=(wronged + 2) % 3)
    assert set(first) < set(round_.hands[wronged])
    assert [len(hand) for hand in round_.hands] == [5, 5, 5]


def test_lh_40_a_misdeal_leaves_a_card_for_the_starter() -> None:
    """Three hands of 16 leave four cards of 52: the dealer cannot give more than three of them too many."""
    rules = huit.load_rules("les-huit", options={"misdeals": 100, "misdeal_most": 10, "hand": 16})
    rounds = [huit.new_round(rules, seats=3, seed=seed) for seed in range(60)]
    assert {len(hand) for round_ in rounds for hand in round_.hands} >= {6, 15, 16, 17, 18, 19}
    assert all(max(map(len, round_.hands)) <= 19 and len(round_.discard) == 1 for round_ in rounds)
    for round_ in rounds:
        round_.play("catch", seat=0)
        assert [len(hand) for hand in round_.hands] == [16, 16, 16]
        assert len(round_.stock) == 3


def test_l8_12_an_ace_turned_up_gives_the_first_player_its_whole_suit() -> None:
    round_ = round_where("le-8", 2, lambda dealt: face_name(dealt.discard[0]) == "Ah" and hearts(dealt) >= 3)
    cards = [face_name(face) for face in round_.hands[0] if face_name(face)[1] == "h" and face_name(face)[0] not in "8A2J"]
    for card in cards[:2]:
        round_.play(card)
        assert round_.turn == 0
    while "pass" not in round_.legal_moves() and round_.turn == 0:
        round_.play(round_.legal_moves()[0])
    if round_.turn == 0:
        round_.play("pass")
    assert round_.turn == 1


def hearts(round_: Round) -> int:
    return sum(face_name(face)[1] == "h" and face_name(face)[0] not in "8A2J" for face in round_.hands[0])


@pytest.mark.parametrize(("card", "debt"), [("2h", 2), ("2s", 4)])
def test_l8_13_a_2_turned_up_hits_the_first_player(card: str, debt: int) -> None:
    round_ = starting_with("le-8", card)
    assert (round_.turn, round_.debt, round_.legal_moves()) == (0, debt, ("draw",))


def test_l8_14_an_8_turned_up_lets_the_dealer_call() -> None:
    round_ = starting_with("le-8", "8h")
    assert round_.turn == 1
    assert round_.legal_moves() == ("=c", "=d", "=h", "=s")
    round_.play("=s")
    assert (round_.turn, round_.suit) == (0, "s")


@pytest.mark.parametrize(("card", "debt"), [("Xr", 10), ("Xb", 5)])
def test_l8_15_a_joker_turned_up_hits_the_first_player_and_the_dealer_calls(card: str, debt: int) -> None:
    round_ = starting_with("le-8", card)
    assert round_.turn == 1
    round_.play("=d")
    assert (round_.turn, round_.debt, round_.suit) == (0, debt, "d")


def test_l8_16_a_jack_turned_up_takes_the_first_players_turn() -> None:
    assert starting_with("le-8", "Jh").turn == 1


def test_bh_02_the_ace_of_spades_turned_up_does_not_reverse() -> None:
    round_ = starting_with("bande-des-huit", "As", seats=4)
    assert (round_.turn, round_.direction) == (0, 1)


def test_bl_02_a_special_card_turned_up_goes_under_the_stock() -> None:
    rules = huit.load_rules("deux-jeux")
    special = {"8", "T", "7", "A"}
    seen = 0
    for seed in range(300):
        round_ = huit.new_round(rules, seats=3, seed=seed)
        assert face_name(round_.discard[0])[0] not in special
        assert face_name(round_.discard[0]) != "Kh"
        seen += face_name(round_.stock[-1])[0] in special or face_name(round_.stock[-1]) == "Kh"
    # The last card of the stock is special far more often than by chance (17 of 52).
    assert seen > 120


def test_hh_08_for_two_with_the_values_of_hollywood() -> None:
    rules = huit.load_rules("huit-hollywood")
    assert rules.seats == range(2, 3)
    assert [rules.points[parse_face(card)] for card in ("8c", "Ah", "Kd", "Ts", "9c", "2d")] == [20, 15, 10, 10, 9, 2]


@pytest.mark.parametrize(("seats", "packs", "each"), [(2, 1, 10), (3, 1, 8), (4, 1, 6), (2, 2, 15), (3, 2, 12), (6, 2, 9)])
def test_di_01_hands_by_players_and_packs(seats: int, packs: int, each: int) -> None:
    rules = huit.load_rules("minimale", options={"mains-selon-les-joueurs": True, "packs": packs})
    assert rules.hand(seats=seats) == each


def test_hc_01_two_jokers_to_every_pack() -> None:
    round_ = huit.new_round(huit.load_rules("huit-cochon"), seats=6, seed=1)
    cards = [face_name(face) for hand in round_.hands for face in hand] + [face_name(face) for face in round_.stock]
    assert sorted(card for card in [*cards, face_name(round_.discard[0])] if card[0] == "X") == ["Xb", "Xb", "Xr", "Xr"]


def test_bh_01_108_cards() -> None:
    rules = huit.load_rules("bande-des-huit")
    assert rules.packs(seats=3) * len(faces_of(rules.deck)) == 108


def test_lh_10_the_cut_lays_the_upper_part_under_the_lower() -> None:
    rules = huit.load_rules("les-huit")
    whole, cut = (huit.new_round(rules, seats=2, seed=3, cut=lifted) for lifted in (None, 20))
    assert whole.hands != cut.hands
    for lifted in (4, 48):
        with pytest.raises(ValueError, match="fewer than 5"):
            huit.new_round(rules, seats=2, seed=3, cut=lifted)


def test_w8_05_the_dealer_chooses_five_to_eight_cards() -> None:
    rules = huit.load_rules("man-et-resta")
    assert [len(huit.new_round(rules, seats=3, seed=1, hand=hand).hands[0]) for hand in (5, 6, 7, 8)] == [5, 6, 7, 8]
    with pytest.raises(ValueError, match="from 5 to 8"):
        huit.new_round(rules, seats=3, seed=1, hand=9)
    with pytest.raises(ValueError, match="not the dealer's"):
        huit.new_round(huit.load_rules("minimale"), seats=3, seed=1, hand=6)


def test_w8_05_the_dealer_chooses_no_more_than_there_are_cards() -> None:
    """The deal refuses more, and no card is there more often than in the packs."""
    rules = huit.load_rules("rien", options={"hand": 6, "hand_from": 4, "hand_to": 9})
    for seats in rules.seats:
        sizes = rules.hands_to_choose(seats=seats)
        for hand in range(3, 21):
            if hand not in sizes:
                with pytest.raises(DealError, match=f"from {sizes[0]} to {sizes[-1]}") as refused:
                    huit.new_round(rules, seats=seats, seed=1, hand=hand)
                assert (refused.value.low, refused.value.high) == (sizes[0], sizes[-1])
                continue
            cards = list(huit.new_round(rules, seats=seats, seed=1, hand=hand).cards())
            assert max(Counter(cards).values()) <= rules.packs(seats=seats)


@pytest.mark.parametrize(
    ("name", "seats", "packs"), [("makao", 4, 1), ("makao", 5, 2), ("switch", 4, 1), ("switch", 5, 2), ("tschau-sepp", 5, 2)]
)
def test_mk_01_sw_01_ts_01_two_packs_from_five_players_on(name: str, seats: int, packs: int) -> None:
    assert huit.load_rules(name).packs(seats=seats) == packs


HANDS_BY_CHOICE = [
    ("switch", "neuf-cartes", [9, 9, 9, 7, 7]),
    ("tschau-sepp", "sept-cartes", [7, 7, 7, 7]),
    ("prsi", "cinq-cartes", [5, 5, 5, 5]),
    ("mau-mau", "six-cartes", [6, 6, 6, 6]),
]


@pytest.mark.parametrize(
    ("name", "option", "sizes"), HANDS_BY_CHOICE, ids=lambda given: given if isinstance(given, str) else None
)
def test_sw_15_ts_12_pr_08_mm_09_other_hands_by_choice(name: str, option: str, sizes: list[int]) -> None:
    rules = huit.load_rules(name, options={option: True})
    assert [rules.hand(seats=seats) for seats in rules.seats] == sizes


@pytest.mark.parametrize(
    ("name", "buried"),
    [("makao", "2 3 4 J Q A Kh Ks"), ("switch", "2 8 J A"), ("pesten", "2 7 8 J K A X")],
    ids=lambda given: given[:4],
)
def test_mk_11_sw_12_pe_14_the_first_card_is_an_ordinary_one(name: str, buried: str) -> None:
    pack = {face_name(face) for face in huit.load_rules(name).pack}
    starters = {face_name(huit.new_round(name, seats=4, seed=seed).discard[0]) for seed in range(400)}
    assert starters == {card for card in pack if not is_among(card, buried)}


def is_among(card: str, cards: str) -> bool:
    return card in cards.split() or card[0] in cards.split()


@pytest.mark.parametrize(
    ("name", "buried"),
    [("kadi", "A 2 3 8 J Q K X"), ("macau", "2 3 4 J A Kh Ks"), ("one-card", "A 2 7 J Q K X")],
    ids=lambda given: given[:5],
)
def test_kd_13_mc_13_oc_14_the_first_card_does_nothing(name: str, buried: str) -> None:
    rules = huit.load_rules(name)
    starters = {face_name(huit.new_round(rules, seats=4, seed=seed).discard[0]) for seed in range(400)}
    assert starters == {face_name(face) for face in rules.pack if not is_among(face_name(face), buried)}


def test_oc_14_a_3_that_stops_attacks_is_no_first_card() -> None:
    rules = huit.load_rules("one-card", options={"trois-bouclier": True})
    starters = {face_name(huit.new_round(rules, seats=4, seed=seed).discard[0])[0] for seed in range(400)}
    assert starters == set("45689T")


def test_mc_13_by_choice_a_2_turned_up_acts() -> None:
    assert starting_with("macau", "2h", **{"la-premiere-agit": True}).debt == 2


def test_mk_11_a_queen_turned_up_goes_under_the_stock() -> None:
    rules = huit.load_rules("makao")
    seed = next(seed for seed in SEEDS if starter_of("makao", seed, **{"premiere-carte-libre": True}) == "Qh")
    stock = [face_name(face) for face in huit.new_round(rules, seats=2, seed=seed).stock]
    # Below it lie only those that were turned up after it.
    assert all(is_among(card, "2 3 4 J Q A Kh Ks") for card in stock[stock.index("Qh") :])


def test_mk_17_a_queen_turned_up_stays_by_choice_and_does_nothing() -> None:
    round_ = starting_with("makao", "2h", **{"premiere-carte-libre": True})
    assert round_.why_not(0, "draw") is None
    assert round_.debt == 0


def starter_of(name: str, seed: int, **options: object) -> str:
    return face_name(huit.new_round(huit.load_rules(name, options=options), seats=2, seed=seed).discard[0])


def test_mm_12_the_first_card_acts_by_choice() -> None:
    assert starting_with("mau-mau", "7h").debt == 0
    assert starting_with("mau-mau", "7h", **{"premiere-carte": True}).debt == 2
    assert starting_with("mau-mau", "8h", seats=3, **{"premiere-carte": True}).turn == 1
