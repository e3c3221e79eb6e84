"""A game that OpenSpiel played, played again by Huit: at every decision the same seat must have the same things to do.

This needs no OpenSpiel: `benchmarks/their_games.py` writes its games down, and `tests/twin/openspiel_games.json` holds some.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from huit.cards import SUITS, Face, face_name, faces_of, parse_face, parse_faces
from huit.engine.actions import DRAW, NAME_SUIT, PASS, Action, Seat
from huit.engine.hands import add_to_hand
from huit.engine.shedding.apply import apply_action
from huit.engine.shedding.deal import turn_up_starter
from huit.engine.shedding.legal import legal_actions
from huit.engine.shedding.state import OVER, SheddingState, clear, seat_after
from huit.rules import RuleSet, compile_rules, load_rules
from huit.rules.shedding.columns import SheddingRules

RULE_FILE = Path(__file__).with_name("openspiel.toml")
RULES = load_rules(RULE_FILE)
"""OpenSpiel's rules, as Huit says them."""


class Decision(Struct, array_like=True):
    """What a seat could do, what it did, and the cards that it drew by it, in order."""

    seat: Seat
    could: str
    did: str
    drew: str = ""


class Game(Struct):
    """A game of OpenSpiel for two, from the deal to its end."""

    dealer: Seat
    hands: list[str]
    starter: str
    decisions: list[Decision]


def action_word(action: Action) -> str:
    """Return an action as games are written down.

    >>> [action_word(action) for action in (0, DRAW, PASS, NAME_SUIT + 2)]
    ['Ac', 'draw', 'pass', '=h']
    """
    if action < DRAW:
        return face_name(action)
    return "draw" if action == DRAW else "pass" if action == PASS else f"={SUITS[action - NAME_SUIT]}"


def action_of(word: str) -> Action:
    """Return the action that a word means.

    >>> [action_of(word) for word in ("Ac", "draw", "pass", "=h")] == [0, DRAW, PASS, NAME_SUIT + 2]
    True
    """
    if word.startswith("="):
        return NAME_SUIT + SUITS.index(word[1])
    return DRAW if word == "draw" else PASS if word == "pass" else parse_face(word)


def unlike(game: Game, rules: RuleSet = RULES) -> list[str]:
    """Return each decision of *game* that Huit would not ask for, or not so, as one reads it; none where both play the same."""
    columns = compile_rules(rules, seats=2)
    state = _dealt(columns, game)
    return list(_unlike(columns, state, game.decisions))


def _unlike(columns: SheddingRules, state: SheddingState, decisions: Sequence[Decision]) -> Iterator[str]:
    for number, asked in enumerate(decisions):
        could = "nothing" if state.phase == OVER else _could(columns, state)
        if (state.turn, could) != (asked.seat, asked.could):
            yield f"{number}: seat {asked.seat} could {asked.could}; in Huit seat {state.turn} can {could}"
        if asked.did not in could.split():
            return
        _lay_next(state, parse_faces(asked.drew))
        apply_action(columns, state, state.turn, action_of(asked.did))
    if state.phase != OVER:
        yield f"{len(decisions)}: the game was over; in Huit seat {state.turn} can {_could(columns, state)}"


def _could(columns: SheddingRules, state: SheddingState) -> str:
    return " ".join(map(action_word, faces_of(legal_actions(columns, state, state.turn))))


def _dealt(columns: SheddingRules, game: Game) -> SheddingState:
    """Return the round as it was dealt; the cards of the stock lie in some order."""
    state = SheddingState()
    clear(state)
    state.left = columns.seats
    state.dealer = game.dealer
    state.turn = seat_after(columns, state, game.dealer, 1)
    hands = [parse_faces(hand) for hand in game.hands]
    for seat, hand in enumerate(hands):
        for face in hand:
            add_to_hand(state, seat, face)
    held = {face for hand in hands for face in hand}
    _put_stock(state, [face for face in columns.pack[: columns.cards] if face not in held])
    _lay_next(state, [parse_face(game.starter)])
    turn_up_starter(columns, state)
    return state


def _lay_next(state: SheddingState, cards: Sequence[Face]) -> None:
    """Let *cards* be the next ones of the stock.

    OpenSpiel makes the stock anew as soon as its last card is drawn, Huit when one more is to be drawn.
    """
    stock = state.stock[: state.stock_size]
    if not set(cards) <= set(stock):
        stock = state.discard[: state.discard_size - 1] + stock
        state.discard[0] = state.top
        state.discard_size = 1
    _put_stock(state, [face for face in stock if face not in cards] + list(reversed(cards)))


def _put_stock(state: SheddingState, cards: Sequence[Face]) -> None:
    state.stock[: len(cards)] = cards
    state.stock_size = len(cards)
