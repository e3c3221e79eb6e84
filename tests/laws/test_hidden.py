"""What is hidden stays hidden: deal the cards that a seat cannot see anew, and nothing that it gets may change by a byte."""

import json
import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import huit
from huit.cards import parse_face
from huit.engine.chance import begin, seeded
from huit.engine.events import Event
from huit.engine.hands import PLANES, card_at
from huit.engine.jit import row_of
from huit.engine.round import Round
from huit.engine.shedding import view as view_module
from huit.engine.shedding.legal import legal_actions
from huit.engine.shedding.round import set_hand
from huit.engine.shedding.state import GIVE, RUN, SheddingState, first_giver
from huit.engine.state import HIDDEN, PUBLIC, State, known_of
from huit.views.client_view import client_view
from tests.laws.some_rounds import Played, some_move, some_rounds
from tests.laws.test_play import FACE_NAMES

WATCHER = None


@given(some_rounds(longest=120), st.integers(0, 7), st.randoms(use_true_random=False))
def test_what_a_seat_gets_does_not_tell_what_is_hidden(played: Played, seat: int, dice: random.Random) -> None:
    round_ = played.round
    assume(not round_.over)
    seat %= played.seats
    anew = hidden_cards_anew(round_, seat, dice)
    assert all_that_it_gets(anew, seat) == all_that_it_gets(round_, seat)


@given(some_rounds(longest=120), st.integers(0, 7), st.randoms(use_true_random=False))
def test_what_a_seat_hears_does_not_tell_what_is_hidden(played: Played, listener: int, dice: random.Random) -> None:
    """The same move in both deals: the same events, but for the cards that the listener draws himself."""
    round_ = played.round
    assume(not round_.over)
    listener %= played.seats
    mover, word = some_move(round_, random.Random(played.seed))
    shown = parse_face(word[:2]) if word[:2] in FACE_NAMES else None
    anew = hidden_cards_anew(round_, listener, dice, keep=None if mover == listener else (mover, shown))
    # To draw or to pass in one's turn shows that no card fits: only deals in which that holds look the same.
    # To doubt an attack tells whether it was a bluff.
    assume(word != "doubt")
    assume(word.removesuffix("!") in {*anew.legal_moves(mover), *anew.reactions(mover)})
    heard, heard_anew = heard_by(listener, round_.play(word, seat=mover)), heard_by(listener, anew.play(word, seat=mover))
    assume(not round_.over)
    # Who may lay more with his card is asked, and who may not is not: that he holds more of it shows, as at any table.
    assume((round_.state.phase == RUN) == (anew.state.phase == RUN))
    assert heard == heard_anew


def hidden_cards_anew(round_: Round, seat: int, dice: random.Random, keep: tuple[int, int | None] | None = None) -> Round:
    """Return the round with the other hands and the stock dealt anew, and other chances to come.

    *keep* is a seat and a card that stays in its hand.
    """
    state = round_.state.copy()
    others = [other for other in range(round_.seats) if other != seat]
    hands = {other: round_.hands[other] for other in others}
    kept: dict[int, list[int]] = {other: [] for other in others}
    if keep is not None and keep[1] is not None:
        hands[keep[0]].remove(keep[1])
        kept[keep[0]].append(keep[1])
    stock = round_.stock
    hidden = [face for cards in (*hands.values(), stock) for face in cards]
    dice.shuffle(hidden)
    for other in others:
        state.hands[PLANES * other : PLANES * (other + 1)] = [0] * PLANES
        state.hand_sizes[other] = 0
        set_hand(kept[other] + [hidden.pop() for _ in hands[other]], state, other)
    state.stock[: len(stock)] = hidden
    scramble(state, dice)
    if state.phase == GIVE:
        # The card that somebody has set aside lies in his hand; he knows which it is, and nobody else does.
        first = first_giver(round_.columns, state)
        state.aside = round_.state.aside if first == seat else card_at(state, first, 0)
    return type(round_)(round_.rules, round_.columns, state)


def scramble(state: State, dice: random.Random) -> None:
    """Change every number that nobody may know, by the declarations of the fields."""
    for name, known in state.known().items():
        if known == HIDDEN and isinstance(getattr(state, name), int):
            setattr(state, name, dice.getrandbits(60) | 1)
    begin(state, seeded(state, dice.randbytes(32).hex()))


@given(some_rounds())
def test_what_is_legal_follows_from_the_view(played: Played) -> None:
    """The view says all that its seat may know: the kernel comes to the same on it as on the whole truth."""
    round_ = played.round
    for seat in range(round_.seats):
        view = round_.view(seat)
        assert legal_actions(round_.columns, view, seat) == view.actions


@pytest.mark.parametrize("field", ["rng", "key", "stock", "gained"])
def test_a_hidden_field_that_is_published_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    round_, dice = huit.new_round(huit.load_rules("monclar"), seats=3, seed=1), random.Random(1)
    anew = hidden_cards_anew(round_, 0, dice)
    assert all_that_it_gets(anew, 0) == all_that_it_gets(round_, 0)
    monkeypatch.setattr(SheddingState, "_known", {**SheddingState.known(), field: PUBLIC})
    monkeypatch.setattr(view_module, "copy_known", known_of(SheddingState))
    assert all_that_it_gets(anew, 0) != all_that_it_gets(round_, 0)


def all_that_it_gets(round_: Round, seat: int) -> str:
    view = round_.view(seat)
    plays = [name + ending for name in FACE_NAMES for ending in ("", "=h", "!")]
    got: dict[str, Any] = {
        "view": row_of(view).tobytes().hex(),
        "page": client_view(round_, seat),
        "moves": round_.legal_moves(seat),
        "reactions": [round_.reactions(other) for other in range(round_.seats)],
        "refusals": [refusal(round_, seat, word) for word in [*plays, "draw", "pass", "say", "catch"]],
    }
    return json.dumps(got)


def refusal(round_: Round, seat: int, word: str) -> str:
    """Everything that he is told who tries *word* and may not."""
    try:
        round_.copy().play(word, seat=seat)
    except huit.IllegalAction as error:
        return f"{error} {error.reason.as_dict()}"
    return ""


def heard_by(seat: int, events: tuple[Event, ...]) -> str:
    dicts = [dict(event.for_seat(seat)) for event in events]
    for heard, event in zip(dicts, events, strict=True):
        if event.private is not None and event.private.items() <= heard.items():
            assert seat in (heard["seat"], heard.get("to"), heard.get("from")), "only he who gets or loses cards sees them"
            for key in event.private:
                del heard[key]
        assert event.for_seat(WATCHER) == event.public
    return json.dumps(dicts)
