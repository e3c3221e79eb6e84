"""The same laws in the trick games and in Danish: no card is lost, what is listed is accepted, what is hidden stays so."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import huit
from huit.cards import FACES, face_name, faces_of
from huit.engine.hands import PLANES
from huit.engine.jit import row_of
from huit.engine.round import Round, family_named
from huit.engine.state import PUBLIC, known_of
from huit.rules.tricks.columns import KINDS
from huit.views.client_view import client_view
from huit.views.positions import position_json
from tests.laws.some_rounds import some_seed
from tests.laws.test_hidden import scramble

NAMES = [face_name(face) for face in range(FACES - 2)]
FAMILIES = ("tricks", "danish")
GAMES = [name for name in huit.rule_names() if huit.load_rules(name).family in FAMILIES]
DECK = set(range(52))
NO_MOVES = [
    "",
    "9",
    "9x",
    "10h",
    "9h+",
    "As>",
    "As>x",
    "flip 9",
    "flip",
    "swap 4h",
    "choose red",
    "exchange 7 7c",
    "PASS",
    "9h 4h",
]


@dataclass(frozen=True)
class Played:
    round: Round
    carried: dict[str, Any] | None
    seed: int
    moves: tuple[tuple[int, str], ...]


@st.composite
def some_rounds(draw: st.DrawFn, longest: int = 120) -> Played:
    name = draw(st.sampled_from(GAMES))
    options: list[dict[str, Any]] = [{}, *({option: True} for option in huit.load_rules(name).choices)]
    if huit.load_rules(name).family == "tricks":
        options += [{"kitty_taken": "before", "kitty_shown": shown, "gives_first": "won"} for shown in (False, True)]
        options += [{"kitty_taken": "last", "kitty_shown": shown, "must_give": True} for shown in (False, True)]
    rules = huit.load_rules(name, options=draw(st.sampled_from(options)))
    seats = draw(st.sampled_from(rules.seats))
    carried = None
    if rules.family == "tricks":
        won = draw(st.tuples(st.integers(-3, 5), st.integers(-4, 4)))
        carried = {"previous": [*won, -sum(won)], "chosen": [draw(st.integers(0, 62)) for _ in range(3)]}
    seed = draw(st.integers(0, 10_000))
    round_ = huit.new_round(rules, seats=seats, seed=some_seed(seed), dealer=seed % seats, carried=carried)
    dice, moves = random.Random(seed), []
    for _ in range(draw(st.integers(0, longest))):
        if round_.over:
            break
        seat, word = some_move(round_, dice)
        round_.play(word, seat=seat)
        moves.append((seat, word))
    return Played(round_, carried, seed, tuple(moves))


def some_move(round_: Round, dice: random.Random) -> tuple[int, str]:
    seat, words = dice.choice([(seat, words) for seat, words in round_.may_act().items() if words])
    return seat, dice.choice(words)


@pytest.mark.parametrize(("seats", "stock"), [(2, 34), (5, 7), (6, 50), (10, 14)])
def test_da_02_three_down_three_up_three_in_hand(seats: int, stock: int) -> None:
    round_ = huit.new_round(huit.load_rules("danish"), seats=seats, seed=1)
    told = position_json(round_)
    assert [len(hand) for hand in round_.hands] == [3] * seats
    assert [len(row.split()) for row in told["face_up"]] == told["face_down_left"] == [3] * seats
    assert len(told["stock"].split()) == stock


def test_s3_05_sixteen_each_and_four_aside() -> None:
    round_ = huit.new_round(huit.load_rules("trois-cinq-huit"), seats=3, seed=1)
    assert [len(hand) for hand in round_.hands] == [16, 16, 16]
    assert len(position_json(round_)["chien"].split()) == 4


@given(some_rounds())
def test_no_card_is_lost(played: Played) -> None:
    round_ = played.round
    packs = round_.rules.packs(seats=round_.seats)
    assert Counter(round_.cards()) == dict.fromkeys(DECK, packs)
    assert round_.oddity() is None
    breaks_a_law = family_named(round_.rules.family).kernels["breaks_a_law"]
    assert not breaks_a_law(round_.columns, round_.state)


@given(some_rounds())
def test_a_move_is_accepted_exactly_if_it_is_listed(played: Played) -> None:
    round_ = played.round
    before = row_of(round_.state).tobytes()
    for seat in range(round_.seats):
        listed = set(round_.legal_moves(seat))
        words = {*every_word(round_, seat), *sorted(listed)[:80]}
        accepted = {word for word in words if is_accepted(round_, seat, word)}
        assert {as_listed(word, listed) for word in accepted} == listed & {as_listed(word, listed) for word in words}, f"{round_}"
    assert row_of(round_.state).tobytes() == before, "a refused move changed something"


def every_word(round_: Round, seat: int) -> Iterator[str]:
    """Everything of one card, and sets of two; the discards of a hand are too many to try them all."""
    yield from ("pass", "pickup", *(f"flip {slot}" for slot in range(1, 5)), *(f"choose {kind}" for kind in KINDS))
    yield from (f">{other}" for other in range(round_.seats))
    hand = [face_name(face) for face in round_.hands[seat]]
    for card in NAMES:
        yield from (card, f"{card}>{(seat + 1) % round_.seats}", f"return {card}")
        yield from (f"exchange {other} {card}" for other in range(3))
    yield from (f"{one}+{other}" for one, other in combinations(hand, 2))
    if round_.rules.family == "tricks":
        yield from (f"discard {' '.join(some)}" for some in list(combinations(hand, 4))[:20])
    else:
        yield from (f"swap {one} {other}" for one in hand for other in NAMES[::3])


def as_listed(word: str, listed: set[str]) -> str:
    """A set is listed in one order, a discard too; an ace whose target goes without saying is listed with it."""
    if word in listed:
        return word
    if "+" in word:
        cards, arrow, to = word.partition(">")
        wanted = sorted(cards.split("+")), to
        for other in listed:
            told, _, target = other.partition(">")
            if (sorted(told.split("+")), target) == wanted or (not arrow and sorted(told.split("+")) == wanted[0] and target):
                return other
    if word.startswith("discard "):
        wanted_cards = sorted(word.split(" "))
        return next((other for other in listed if sorted(other.split(" ")) == wanted_cards), word)
    ways = [other for other in listed if other.partition(">")[0] == word]
    return ways[0] if len(ways) == 1 else word


def is_accepted(round_: Round, seat: int, word: str) -> bool:
    return round_.why_not(seat, word) is None


@given(some_rounds())
def test_a_replay_comes_to_the_same_bytes(played: Played) -> None:
    round_ = played.round
    dealer = played.seed % round_.seats
    again = huit.new_round(round_.rules, seats=round_.seats, seed=some_seed(played.seed), dealer=dealer, carried=played.carried)
    for seat, word in played.moves:
        again.play(word, seat=seat)
    assert row_of(again.state).tobytes() == row_of(round_.state).tobytes()
    assert again.result == round_.result


@given(some_rounds(), st.randoms())
def test_a_set_of_danish_is_laid_in_an_order_that_is_listed(played: Played, chance: random.Random) -> None:
    round_ = played.round
    listed = round_.legal_moves()
    for word in (word for word in listed if "+" in word):
        cards, sent, seat = word.partition(">")
        turned = cards.split("+")
        chance.shuffle(turned)
        one = round_.copy()
        one.play("+".join(turned) + sent + seat)
        outcomes = [round_.copy() for _ in listed]
        for other, move in zip(outcomes, listed, strict=True):
            other.play(move)
        assert row_of(one.state).tobytes() in [row_of(other.state).tobytes() for other in outcomes], word


@given(some_rounds())
def test_a_copy_is_its_own(played: Played) -> None:
    round_ = played.round
    assume(not round_.over)
    before = row_of(round_.state).tobytes()
    copy = round_.copy()
    copy.play(copy.legal_moves()[0])
    assert row_of(round_.state).tobytes() == before
    assert row_of(copy.state).tobytes() != before


@given(some_rounds(longest=400))
def test_the_end_makes_sense(played: Played) -> None:
    round_, result = played.round, played.round.result
    assert round_.over == (result is not None) == (round_.turn is None) == (not round_.may_act())
    if result is None:
        return
    assert result.winners
    assert len(result.points) == round_.seats
    if result.reason == "played":
        assert sum(result.points) == 0
        assert all(result.points[seat] == max(result.points) for seat in result.winners)
    else:
        assert result.winners == round_.out[:1]
        assert sum(result.points) == round_.rules.knobs["winner_points"]


# What is hidden


@given(some_rounds(), st.integers(0, 9), st.randoms(use_true_random=False))
def test_what_a_seat_gets_does_not_tell_what_is_hidden(played: Played, seat: int, dice: random.Random) -> None:
    round_ = played.round
    assume(not round_.over)
    seat %= round_.seats
    anew = hidden_cards_anew(round_, seat, dice)
    assert all_that_it_gets(anew, seat) == all_that_it_gets(round_, seat)


@given(some_rounds())
def test_what_is_legal_follows_from_the_view(played: Played) -> None:
    """The view says all that its seat may know: the kernel comes to the same on it as on the whole truth."""
    round_ = played.round
    legal_actions = family_named(round_.rules.family).kernels["legal_actions"]
    for seat in range(round_.seats):
        view = round_.view(seat)
        assert legal_actions(round_.columns, view, seat) == view.actions


@pytest.mark.parametrize(
    ("name", "field"), [("trois-cinq-huit", "rng"), ("trois-cinq-huit", "key"), ("danish", "rng"), ("danish", "stock")]
)
def test_a_hidden_field_that_is_published_is_noticed(name: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    round_ = huit.new_round(huit.load_rules(name), seats=3, seed=1)
    state = type(round_.state)
    anew = hidden_cards_anew(round_, 0, random.Random(1))
    assert all_that_it_gets(anew, 0) == all_that_it_gets(round_, 0)
    monkeypatch.setattr(state, "_known", {**state.known(), field: PUBLIC})
    monkeypatch.setattr(f"huit.engine.{round_.rules.family}.view.copy_known", known_of(state))
    assert all_that_it_gets(anew, 0) != all_that_it_gets(round_, 0)


@given(some_rounds(longest=60), st.integers(0, 9), st.randoms(use_true_random=False))
def test_what_a_seat_hears_does_not_tell_what_is_hidden(played: Played, listener: int, dice: random.Random) -> None:
    """The same move in both deals, or another one of the same kind where its cards are hidden: the same events."""
    round_ = played.round
    assume(not round_.over)
    mover, word = some_move(round_, random.Random(played.seed))
    listener %= round_.seats
    # Cards that are turned up are others in another deal.
    assume(mover != listener and not word.startswith(("flip", "choose")))
    told = heard_in_both(round_, mover, word, listener, dice)
    assume(told is not None)
    assert told[0] == told[1]


@pytest.mark.parametrize("kind", ["discard ", "exchange ", "return "])
def test_s3_09_s3_12_what_is_put_away_or_exchanged_is_heard_by_nobody_else(kind: str) -> None:
    told = []
    for seed in range(40):
        dice = random.Random(seed)
        carried = {"previous": [(2, -1, -1), (-2, 1, 1), (1, -3, 2)][seed % 3], "chosen": [0, 0, 0]}
        round_ = huit.new_round(huit.load_rules("trois-cinq-huit"), seats=3, seed=seed, dealer=0, carried=carried)
        while not round_.over:
            mover, word = some_move(round_, dice)
            if word.startswith(kind):
                told += [heard_in_both(round_.copy(), mover, word, other, dice) for other in range(3) if other != mover]
            round_.play(word, seat=mover)
    told = [both for both in told if both is not None]
    assert len(told) > 20
    for heard, heard_anew in told:
        assert heard == heard_anew


IN_SECRET = ("discard ", "exchange ", "return ")
Heard = list[dict[str, Any]]


def heard_in_both(round_: Round, mover: int, word: str, listener: int, dice: random.Random) -> tuple[Heard, Heard] | None:
    """What *listener* hears of a move as the cards lie, and as they might lie for all that he knows; None if it is his matter."""
    in_secret = word.startswith(IN_SECRET)
    shown = [] if in_secret else [face for face in round_.hands[mover] if face_name(face) in word]
    anew = hidden_cards_anew(round_, listener, dice, keep=(mover, shown))
    alike = [other for other in anew.legal_moves(mover) if other == word or (in_secret and other[:-3] == word[:-3])]
    if word.startswith("discard "):
        alike = list(anew.legal_moves(mover))[:50]
    if not alike:
        return None
    heard, heard_anew = round_.play(word, seat=mover), anew.play(dice.choice(alike), seat=mover)
    # Whom the cards go to sees them; and when all is over all is shown.
    if round_.over or any(event.private is not None and listener in event.knowers for event in (*heard, *heard_anew)):
        return None
    return [event.for_seat(listener) for event in heard], [event.for_seat(listener) for event in heard_anew]


Kept = tuple[int, list[int]]
"""A seat, and cards that stay in its hand."""


def hidden_cards_anew(round_: Round, seat: int, dice: random.Random, keep: Kept = (-1, [])) -> Round:
    """Return the round with everything that *seat* cannot see dealt anew, and other chances to come."""
    anew = round_.copy()
    deal_anew = tricks_anew if round_.rules.family == "tricks" else danish_anew
    deal_anew(anew.state, seat, dice, round_, keep)
    scramble(anew.state, dice)
    assert Counter(anew.cards()) == Counter(round_.cards())
    return anew


def shuffled(cards: list[int], keep: Kept, dice: random.Random) -> tuple[list[int], list[int]]:
    """Return the cards that stay where they are, and the others in any order."""
    kept = list(keep[1])
    for face in kept:
        cards.remove(face)
    dice.shuffle(cards)
    return kept, cards


def tricks_anew(state: Any, seat: int, dice: random.Random, round_: Round, keep: Kept) -> None:
    """Other hands, the chien before the announcement, and what was put away, unless *seat* did that."""
    others = [other for other in range(3) if other != seat]
    hidden_kitty = 0 if state.took_kitty else state.kitty
    hidden_discard = 0 if seat == state.announcer else state.put_away
    cards = [
        face for part in (*(state.hands[other] for other in others), hidden_kitty, hidden_discard) for face in faces_of(part)
    ]
    # Cards that this seat gave away and has not got back, and that lie in the hand it knows of, may not wander: it saw them go.
    kept, cards = shuffled(cards, keep, dice)
    for other in others:
        stay = kept if other == keep[0] else []
        dealt = stay + [cards.pop() for _ in range(state.hand_sizes[other] - len(stay))]
        state.hands[other] = sum(1 << face for face in dealt)
    if hidden_kitty:
        state.kitty = sum(1 << cards.pop() for _ in range(hidden_kitty.bit_count()))
    if hidden_discard:
        state.put_away = sum(1 << cards.pop() for _ in range(hidden_discard.bit_count()))
    for place in range(state.given_count):
        if seat not in (state.given_from[place], state.given_to[place]):
            # What the two others exchanged between them: any cards.
            state.given[place] = dice.choice(faces_of(state.hands[state.given_to[place]]) or (state.given[place],))
            if place < state.returned_count:
                state.returned[place] = state.given[place]


def danish_anew(state: Any, seat: int, dice: random.Random, round_: Round, keep: Kept) -> None:
    """Other hands, all face-down cards, and the stock."""
    others = [other for other in range(round_.seats) if other != seat]
    hands = {other: round_.hands[other] for other in others}
    slots = [slot for slot, card in enumerate(state.down) if card]
    cards = [face for hand in hands.values() for face in hand] + [state.down[slot] - 1 for slot in slots]
    cards += state.stock[: state.stock_size]
    kept, cards = shuffled(cards, keep, dice)
    for other in others:
        state.hands[PLANES * other : PLANES * (other + 1)] = [0] * PLANES
        stay = kept if other == keep[0] else []
        for face in stay + [cards.pop() for _ in range(len(hands[other]) - len(stay))]:
            plane = PLANES * other
            while state.hands[plane] >> face & 1:
                plane += 1
            state.hands[plane] |= 1 << face
    for slot in slots:
        state.down[slot] = 1 + cards.pop()
    state.stock[: state.stock_size] = cards


def beside_fields(view: Any) -> dict[str, Any]:
    """All that a view holds besides its fields, but for the rules, which everybody may read."""
    places = {name for base in type(view).__mro__ for name in getattr(base, "__slots__", ())} | set(getattr(view, "__dict__", ()))
    others = sorted(places - {"rules", *(name for name, _, _ in view.fields())})
    return {name: getattr(view, name) for name in others}


def all_that_it_gets(round_: Round, seat: int) -> str:
    view = round_.view(seat)
    got = {
        "view": row_of(view).tobytes().hex(),
        "beside": beside_fields(view),
        "page": client_view(round_, seat),
        "moves": list(round_.legal_moves(seat))[:200],
        "refusals": [str(round_.why_not(seat, word)) for word in every_word(round_, seat)],
    }
    return json.dumps(got, default=str)


@given(some_rounds())
def test_only_he_who_gets_cards_hears_which(played: Played) -> None:
    round_ = played.round
    assume(not round_.over)
    seat, word = some_move(round_, random.Random(played.seed))
    for event in round_.play(word, seat=seat):
        for listener in (None, *range(round_.seats)):
            heard = event.for_seat(listener)
            if listener not in event.knowers:
                assert heard == event.public
        assert event.private is None or event.knowers


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("word", NO_MOVES)
def test_what_is_no_move_is_refused_in_words(name: str, word: str) -> None:
    round_ = huit.new_round(huit.load_rules(name), seats=3, seed=1)
    with pytest.raises(huit.IllegalAction) as caught:
        round_.play(word)
    assert caught.value.code == "unreadable"
    assert "a move is" in caught.value.reason.facts["how"]
