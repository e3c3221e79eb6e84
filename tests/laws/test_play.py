"""Laws of play: no card is lost, what is listed is what is accepted, a replay comes to the same bytes, a copy is its own."""

from collections import Counter

import pytest
from hypothesis import given

import huit
from huit.cards import FACES, SUITS, face_name, faces_of, parse_face, rank_of
from huit.engine.jit import row_of
from huit.engine.round import Round
from huit.engine.shedding.state import PLAY
from huit.views.positions import read_position
from tests.laws.some_rounds import Played, deal, some_rounds

FACE_NAMES = [face_name(face) for face in range(FACES)]
REACTIONS = ("say", "knock", "catch", "catch carte", "catch 4")


@given(some_rounds())
def test_no_card_is_lost(played: Played) -> None:
    round_ = played.round
    packs = played.rules.packs(seats=played.seats)
    lying = Counter(face for cards in (*round_.hands, round_.stock, round_.discard) for face in cards)
    assert lying == dict.fromkeys(faces_of(played.rules.deck), packs)


@given(some_rounds())
def test_hands_and_their_sizes_agree(played: Played) -> None:
    state = played.round.state
    assert [len(hand) for hand in played.round.hands] == state.hand_sizes[: played.seats]
    assert not any(state.hand_sizes[played.seats :])


@given(some_rounds(longest=120))
def test_a_move_is_accepted_exactly_if_it_is_listed(played: Played) -> None:
    round_ = played.round
    before = row_of(round_.state).tobytes()
    for seat in range(played.seats):
        brief = [
            *FACE_NAMES,
            *(name + "!" for name in FACE_NAMES),
            "8c=h",
            "=h",
            "draw",
            "pass",
            "declare",
            "take",
            *REACTIONS,
        ]
        words = list(every_word() if seat == round_.turn or round_.columns.jump_in else brief)
        words += round_.legal_moves(seat)
        accepted = {word for word in words if is_accepted(round_, seat, word)}
        free = loose(round_, seat)
        assert accepted - free == allowed(round_, seat) - free, f"seat {seat}\n{round_}"
        assert {word for word in round_.legal_moves(seat) if is_accepted(round_, seat, word)} == set(round_.legal_moves(seat))
    assert row_of(round_.state).tobytes() == before, "a refused move changed something"


def every_word() -> list[str]:
    plays = [name + suit for name in FACE_NAMES for suit in ("", *(f"={letter}" for letter in SUITS))]
    stand_ins = [f"{joker}={name}" for joker in ("Xb", "Xr") for name in FACE_NAMES]
    others = ["draw", "pass", "take", "declare", *REACTIONS, *(f"={letter}" for letter in SUITS)]
    knocked = (name + "!knock" for name in FACE_NAMES)
    return [*plays, *(play + "!" for play in plays), *knocked, *stand_ins, *(word + "!" for word in stand_ins), *others]


def is_accepted(round_: Round, seat: int, word: str) -> bool:
    trial = round_.copy()
    try:
        trial.play(word, seat=seat)
    except huit.IllegalAction as error:
        told = error.legal
    else:
        return True
    assert told == round_.legal_moves(seat) + round_.reactions(seat)
    return False


def allowed(round_: Round, seat: int) -> set[str]:
    """What is listed, with a "!" where that leaves what is announced, and with a knock where that says it too."""
    listed = set(round_.legal_moves(seat))
    announced = {word + "!" for word in listed if word[:2] in round_.announced_plays(seat)}
    if round_.rules.at("knocks", seats=round_.seats):
        announced |= {
            word + "knock" for word in announced if word[:-1] in FACE_NAMES and carte_goes_with(round_, seat, word[:-1])
        }
    reactions = set(round_.reactions(seat))
    # To let a reaction be is a move as well, which carries nothing on.
    declining = {"pass"} if round_.legal_actions(seat) and seat != round_.turn else set[str]()
    return listed | announced | reactions | declining


def carte_goes_with(round_: Round, seat: int, card: str) -> bool:
    """Of a card that is laid with a word: whether that may be « Carte », and not only « maou » or the name of the card."""
    power, left = round_.rules.power(parse_face(card)), len(round_.hands[seat]) - 1
    if left == 0:
        return not round_.rules.knobs["announces_last"]
    return left in (1, 1 + power.get("gives", 0)) or not power.get("announced") or bool(round_.rules.knobs["wrong_say"])


def loose(round_: Round, seat: int) -> set[str]:
    """Ways to lay a card that calls a suit where it may be the last of the round, or of a run: with a suit or without."""
    goes_on = len(round_.hands[seat]) > 1 and round_.state.phase == PLAY
    powers = {face_name(face): round_.rules.power(face) for face in round_.hands[seat]}
    together = {name for name, power in powers.items() if power.get("plays_run") or power.get("plays_set")}
    cards = {name for name, power in powers.items() if power.get("names_suit") and (not goes_on or name in together)}
    return {word for word in every_word() if word[:2] in cards}


def test_a_round_that_leaves_nobody_can_be_looked_at() -> None:
    scene = 'rules = "minimale"\nhands = ["4c 5c", "6s 7s"]\ndiscard = "9h"\nstock = "3c 3d"\n[with]\nhand_limit = 3\nhand = 2'
    round_ = read_position(scene).round
    round_.play("draw", seat=0)
    assert round_.over
    assert [round_.view(seat).next_seat for seat in range(2)] == [round_.state.turn] * 2


@pytest.mark.parametrize("announces_last", [False, True])
def test_a_last_8_needs_a_suit_only_where_the_round_goes_on(announces_last: bool) -> None:
    scene = 'rules = "minimale"\nhands = ["8c", "5s 6s"]\ndiscard = "4h"\nstock = "3c 3d"\n[with]\nannounces_last = '
    round_ = read_position(scene + str(announces_last).lower()).round
    both_ways = {"8c", *(f"8c={letter}" for letter in SUITS)}
    aloud = {word + "!" for word in both_ways}
    accepted = {word for word in every_word() if is_accepted(round_, 0, word)}
    assert accepted == (both_ways - {"8c"} | aloud if announces_last else both_ways)


@given(some_rounds())
def test_somebody_can_always_go_on(played: Played) -> None:
    round_ = played.round
    assert round_.over == (not round_.legal_moves())
    assert round_.over == (round_.result is not None)
    assert round_.over == (round_.turn is None)


@given(some_rounds())
def test_a_replay_comes_to_the_same_bytes(played: Played) -> None:
    again = deal(played.rules, played.seats, played.seed)
    for seat, word in played.moves:
        again.play(word, seat=seat)
    assert row_of(again.state).tobytes() == row_of(played.round.state).tobytes()
    assert again.result == played.round.result


@given(some_rounds())
def test_a_copy_is_its_own(played: Played) -> None:
    round_ = played.round
    copy = round_.copy()
    before = row_of(round_.state).tobytes()
    for _ in range(6):
        if not copy.over:
            copy.play(copy.legal_moves()[0])
    assert row_of(round_.state).tobytes() == before
    if not round_.over:
        assert row_of(copy.state).tobytes() != before


@given(some_rounds())
def test_the_end_is_one_of_the_three(played: Played) -> None:
    round_, result = played.round, played.round.result
    if result is None:
        return
    assert result.winners
    assert (result.reason == "out") <= bool(round_.out)
    if result.reason == "out" and not round_.columns.teams:
        assert result.winners == round_.out[:1]
    if result.reason == "four_of_a_kind":
        assert sum(rank_of(face) == rank_of(parse_face("8c")) for face in round_.hands[result.winners[0]]) >= 4
    teams = round_.columns.teams
    if teams:
        assert {seat for seat in range(played.seats) if seat % teams == result.winners[0] % teams} <= set(result.winners)
    assert len(result.points) == played.seats


NO_MOVES = ["", "9", "9x", "10h", "8h=", "8h=x", "9h!!", "draw!", "DRAW", "9h 4h", "Xx", "è", "!", "=", "0 9h"]


@pytest.mark.parametrize("word", NO_MOVES)
def test_what_is_no_move_is_refused_in_words(word: str) -> None:
    round_ = huit.new_round(huit.load_rules("minimale"), seats=3, seed=1)
    with pytest.raises(huit.IllegalAction) as caught:
        round_.play(word)
    assert caught.value.code in ("unreadable", "not_one_left")
