"""Positions of rounds that are played by chance, with small hands: there is little to see in them but what is to be shown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from huit.cards import face_name
from huit.engine.actions import PASS, Seat
from huit.engine.chance import Dice, dice_of, draw_below
from huit.engine.round import Round, StockRound, family_named, new_round
from huit.rules import RulesError, RuleSet, compile_rules
from huit.rules.families import schema_of
from huit.rules.rule_set import once

_One = TypeVar("_One")
FACES = frozenset(map(face_name, range(54)))
_ROUNDS = 300
_MOST_MOVES = 60
_SAYS = 80
"""How often what is to be announced is announced."""
_MOST_MOVES_BEFORE = 200
"""The same, in a round before."""
_DEAL_SEEDS = 1 << 20
_LAYS = (30, 90)
"""How often of a hundred times a card is laid where one may be: some rounds soon come to their end, in others hands grow."""


@dataclass(frozen=True)
class Manner:
    """The way in which small rounds are dealt."""

    hands: Sequence[int] = (3, 4, 5)
    thin: int = 20
    """How often of a hundred times the stock is so short that it runs out."""
    row: int = 3
    """Cards that lie before each player at most, where some do."""


USUAL = Manner()
WITH_FEW_CARDS = Manner(hands=(2, 3))
NEAR_THE_END = Manner(hands=(1, 2), thin=70, row=1)
WITHOUT_STOCK = Manner(hands=(2, 3), thin=100)


def positions(rules: RuleSet, *, seats: int, seed: int, manner: Manner = USUAL) -> Iterator[tuple[Round, Seat]]:
    """Yield positions, each with the seat that acts: the round that is yielded is then played on.

    >>> from huit.rules import load_rules
    >>> round_, seat = next(positions(load_rules("minimale"), seats=3, seed=0))
    >>> round_.seats, round_.over, len(round_.hand(seat)) in USUAL.hands
    (3, False, True)
    """
    may_carry = _left_by(new_round(rules, seats=seats, seed=seed), dice_of(seed)) is not None
    for number in range(_ROUNDS):
        dice = dice_of(seed * _ROUNDS + number)
        lays = _one_of(_LAYS, dice)
        round_ = _small_round(rules, seats, manner, dice, may_carry=may_carry)
        for _ in range(_MOST_MOVES):
            if round_.over:
                break
            seat = round_.next_to_act()
            yield round_, seat
            _go_on(round_, seat, dice, lays=lays)


def beside(round_: Round, rules: RuleSet) -> Round:
    """Return the same position by other *rules* of the family, with hands of the same size."""
    small = _with(rules, *(round_.rules.at(name, seats=round_.seats) for name in _SMALL))
    return family_named(rules.family).round(rules, _columns(small, round_.seats), round_.state.copy())


def by_real_rules(round_: Round, rules: RuleSet) -> Round:
    """Return a copy of a position of `positions` that is of the *rules* whose hands were made small for it."""
    return family_named(rules.family).round(rules, round_.columns, round_.state.copy())


def _small_round(rules: RuleSet, seats: int, manner: Manner, dice: Dice, *, may_carry: bool) -> Round:
    """Return a round with small hands, where the cards are not all dealt out; where rounds *may_carry*, the second of a match."""
    small = _with_small_hands(rules, seats, _one_of(manner.hands, dice), min(manner.row, rules.at("row", seats=seats)))
    round_ = new_round(small, seats=seats, seed=draw_below(dice, _DEAL_SEEDS))
    if may_carry:
        round_ = _next_round(round_, dice)
    if isinstance(round_, StockRound) and draw_below(dice, 100) < manner.thin:
        round_.state.stock_size = min(round_.state.stock_size, draw_below(dice, 4))
    return round_


def _next_round(round_: Round, dice: Dice) -> Round:
    """Return the round after this one, as this one leaves it; this one where chance does not end it, or leaves nothing."""
    carried = _left_by(round_.copy(), dice)
    if carried is None:
        return round_
    return new_round(round_.rules, seats=round_.seats, seed=draw_below(dice, _DEAL_SEEDS), carried=carried)


def _left_by(round_: Round, dice: Dice) -> Mapping[str, Any] | None:
    for _ in range(_MOST_MOVES_BEFORE):
        if round_.over:
            break
        _go_on(round_, round_.next_to_act(), dice, lays=100)
    return round_.carried


@once
def _with_small_hands(rules: RuleSet, seats: int, hand: int, row: int) -> RuleSet:
    """Return *rules* with hands of this size; smaller ones where cards are too few, or hands may not grow so far."""
    for size in range(hand, 0, -1):
        small = _with(rules, size, row)
        try:
            compile_rules(small, seats=seats)
        except RulesError:
            continue
        return small
    return rules


@once
def _columns(rules: RuleSet, seats: int) -> Any:
    """Return the columns of *rules* for a position that lies there already: nothing is dealt, no cards can be too few."""
    return schema_of(rules.family).write_columns(rules, seats=seats)


@once
def _with(rules: RuleSet, *sizes: int) -> RuleSet:
    """Return *rules* with hands and rows of these sizes, as far as they have such."""
    knobs = schema_of(rules.family).knobs
    if "hand" not in knobs:
        return rules
    others = {name: knobs[name].default for name in _OTHER_HANDS if name in knobs}
    small = {name: max(size, knobs[name].low) for name, size in zip(_SMALL, sizes, strict=True) if name in knobs}
    return replace(rules, knobs={**rules.knobs, **others, **small})


_SMALL = ("hand", "row")
_OTHER_HANDS = ("hand_two_packs", "deals_half", "hand_from", "hand_to")


def _go_on(round_: Round, seat: Seat, dice: Dice, *, lays: int) -> None:
    """Make some move for *seat*, announced most times; a reaction is let be as often as not."""
    moves = round_.legal_moves(seat) or round_.reactions(seat)
    plays = [move for move in moves if move[:2] in FACES]
    if plays and draw_below(dice, 100) < lays:
        move = _one_of(plays, dice)
        says = draw_below(dice, 100) < _SAYS and move in round_.announced_plays(seat)
        round_.play(move + "!" if says else move, seat)
    elif moves and (seat == round_.turn or draw_below(dice, 2)):
        round_.play(_one_of(moves, dice), seat)
    else:
        round_.act(PASS, seat)


def _one_of(some: Sequence[_One], dice: Dice) -> _One:
    return some[draw_below(dice, len(some))]
