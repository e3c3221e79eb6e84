"""Laws of play: no card is lost, what is listed is what is accepted, a replay comes to the same bytes, a copy is its own."""

from collections import Counter

import pytest
from hypothesis import given

import huit
from huit.cards import FACES, SUITS, face_name, faces_of, parse_face
from huit.engine.jit import row_of
from huit.engine.round import Round
from huit.views.positions import read_position
from tests.laws.some_rounds import Played, deal, may_announce, some_rounds

FACE_NAMES = [face_name(face) for face in range(FACES)]


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
        words = every_word() if seat == round_.turn else [*FACE_NAMES, "9h!", "8c=h", "=h", "draw", "pass", "say", "catch"]
        accepted = {word for word in words if is_accepted(round_, seat, word)}
        assert accepted == allowed(round_, seat), f"seat {seat}\n{round_}"
    assert row_of(round_.state).tobytes() == before, "a refused move changed something"


def every_word() -> list[str]:
    plays = [name + suit for name in FACE_NAMES for suit in ("", *(f"={letter}" for letter in SUITS))]
    return [*plays, *(play + "!" for play in plays), *(f"={letter}" for letter in SUITS), "draw", "pass", "say", "catch"]


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
    """What is listed, with a "!" where that leaves one card; and a last 8 goes with a suit or without, for it ends the round."""
    listed = set(round_.legal_moves(seat))
    announced = {word + "!" for word in listed if may_announce(round_, word)}
    if listed and len(round_.hands[seat]) == 1:
        last = face_name(round_.hands[seat][0])
        both_ways = {last, *(f"{last}={letter}" for letter in SUITS)} if names_suit(round_, last) else set[str]()
        if announced & {word + "!" for word in both_ways}:
            announced |= {word + "!" for word in both_ways}
        elif last in listed:
            listed |= both_ways
    reactions = set(round_.reactions(seat))
    # To let a reaction be is a move as well, which carries nothing on.
    declining = {"pass"} if reactions and seat != round_.turn else set[str]()
    return listed | announced | reactions | declining


def names_suit(round_: Round, card: str) -> bool:
    return bool(round_.rules.power(parse_face(card)).get("names_suit"))


@pytest.mark.parametrize("announces_last", [False, True])
def test_a_last_8_is_accepted_exactly_as_listed(announces_last: bool) -> None:
    scene = 'rules = "minimale"\nhands = ["8c", "5s 6s"]\ndiscard = "4h"\nstock = "3c 3d"\n[with]\nannounces_last = '
    round_ = read_position(scene + str(announces_last).lower()).round
    assert {word for word in every_word() if is_accepted(round_, 0, word)} == allowed(round_, 0)


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
def test_the_end_is_one_of_the_two(played: Played) -> None:
    result = played.round.result
    if result is None:
        return
    sizes = [len(hand) for hand in played.round.hands]
    fewest = [seat for seat, size in enumerate(sizes) if size == min(sizes)]
    assert result.reason in ("out", "blocked")
    assert result.winners
    assert set(result.winners) <= set(fewest)
    assert (result.reason == "out") == (min(sizes) == 0)
    won = played.rules.at("winner_points", seats=played.seats) if played.rules.knobs["count"] != "none" else 0
    assert all(result.points[seat] in (won, 2 * won) for seat in result.winners)
    assert (result.reason == "out") == bool(played.round.out)


NO_MOVES = ["", "9", "9x", "10h", "8h=", "8h=x", "9h!!", "draw!", "DRAW", "9h 4h", "Xx", "è", "!", "=", "0 9h"]


@pytest.mark.parametrize("word", NO_MOVES)
def test_what_is_no_move_is_refused_in_words(word: str) -> None:
    round_ = huit.new_round(huit.load_rules("minimale"), seats=3, seed=1)
    with pytest.raises(huit.IllegalAction) as caught:
        round_.play(word)
    assert caught.value.code in ("unreadable", "not_one_left")
