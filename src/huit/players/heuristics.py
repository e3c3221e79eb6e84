"""`random` and `thrifty`, each written once for plain and compiled runs. They read a `SeatView` and the rules in force, nothing
else.

*chance* is a fresh number in range(2**31) that the caller gives for every decision.
"""

from huit.cards import Face, FaceSet
from huit.engine.actions import ALL_SUITS, CATCH, DECLARE, DRAW, NAME_SUIT, NO_ACTION, PASS, SAY, Action, ActionSet
from huit.engine.bits import lowest, nth, popcount
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel
from huit.engine.shedding.state import CHOOSE_SEAT, GIVE, RUN
from huit.engine.shedding.view import SeatView
from huit.rules.columns import CompiledRules

CHANCES = 1 << 31
"""*chance* is below this."""

RANDOM, THRIFTY = range(2)

# What thrifty weighs, in points of the count: found by rounds against each other (`docs/decisions/0021-thrifty.md`).
_WORTH_OF_A_WILD = 60
_WORTH_OF_AN_ATTACK = 12
_HIT_SOMEBODY_SHORT = 45
_FOLLOW_UP = 10
_SAME_SUIT = 3
_TIRESOME = 300
"""Plays after which a round seems to have no end."""
_SHORT = 2
"""A player with this many cards may go out soon."""


@kernel
def choose_random(actions: ActionSet, chance: int) -> Action:
    """Return one of *actions*, each as likely as any other."""
    return nth(actions, (popcount(actions) * chance) >> 31)


@kernel
def choose_thrifty(rules: CompiledRules, view: SeatView, chance: int) -> Action:
    """Return what a sensible player does: announce, catch who forgot, keep 8s and attacks, empty long suits.

    He sheds points when somebody is short of cards, and draws only when he must.
    """
    actions = view.actions
    if (actions >> DECLARE) & 1:
        return DECLARE
    if (actions >> SAY) & 1:
        return SAY
    if (actions >> CATCH) & 1 and (view.forgot | view.word_forgot) & ~(1 << view.seat):
        return CATCH
    if (actions >> CATCH) & 1 and view.misdealt != 0:
        return CATCH
    if view.plays > _TIRESOME and chance & 3 == 0:
        # Where nearly all cards are in hands, the same sensible plays can go round for ever: now and then another.
        return choose_random(actions & ~(1 << CATCH), chance)
    if actions & ALL_SUITS:
        return NAME_SUIT + best_suit(rules, view)
    cards = actions & ((1 << DRAW) - 1)
    if cards == NO_ACTION:
        return DRAW if (actions >> DRAW) & 1 else PASS
    if view.seat == view.turn and view.phase == CHOOSE_SEAT:
        return shortest_hand(rules, view, cards)
    if view.seat == view.turn and view.phase == GIVE:
        return card_to_give(rules, view, cards)
    if view.phase == RUN and (actions >> PASS) & 1 and leaves_a_bad_end(rules, view, cards):
        return PASS
    return best_card(rules, view, cards, chance)


@kernel
def shortest_hand(rules: CompiledRules, view: SeatView, seats: ActionSet) -> int:
    """Return whom cards hurt most: the opponent who is nearest to going out."""
    best = lowest(seats)
    fewest = 1 << 30
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        weight = view.hand_sizes[seat]
        if rules.teams != 0 and seat % rules.teams == view.seat % rules.teams:
            weight += 1000
        if weight < fewest:
            fewest = weight
            best = seat
    return best


@kernel
def card_to_give(rules: CompiledRules, view: SeatView, cards: FaceSet) -> Face:
    """Return the card to be rid of: one that fits few others, and costs most."""
    best = lowest(cards)
    highest = -1_000_000
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        score = rules.points[face] - _SAME_SUIT * cards_like(rules, view, face)
        if rules.names_suit[face] != 0:
            score -= _WORTH_OF_A_WILD
        if score > highest:
            highest = score
            best = face
    return best


@kernel
def leaves_a_bad_end(rules: CompiledRules, view: SeatView, cards: FaceSet) -> bool:
    """Tell whether all that could go on with a run are cards worth more in the hand: those that name a suit."""
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if rules.names_suit[face] == 0:
            return False
    return view.hand_sizes[view.seat] > 1


@kernel
def best_card(rules: CompiledRules, view: SeatView, cards: ActionSet, chance: int) -> Face:
    """Return the card of the highest score; among equals *chance* says where to begin."""
    best = lowest(cards)
    highest = -1_000_000
    danger = is_somebody_short(rules, view)
    # The tie goes to whoever comes first, so the suits take turns to be first.
    turn = chance & 3
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        score = 4 * score_of(rules, view, face, danger) + ((face + turn) & 3)
        if score > highest:
            highest = score
            best = face
    return best


@kernel
def score_of(rules: CompiledRules, view: SeatView, face: Face, danger: bool) -> int:
    """Return how good it is to play *face* now, roughly in points of the count."""
    score = _SAME_SUIT * cards_like(rules, view, face)
    if rules.names_suit[face] != 0:
        score -= _WORTH_OF_A_WILD
    if rules.draw[face] != 0 or rules.skips[face] != 0:
        score += _HIT_SOMEBODY_SHORT if view.hand_sizes[view.next_seat] <= _SHORT else -_WORTH_OF_AN_ATTACK
    if rules.plays_again[face] != 0:
        score += _FOLLOW_UP if cards_like(rules, view, face) > 0 else -_FOLLOW_UP
    if danger:
        score += rules.points[face]
    if view.hand_sizes[view.seat] == 1 and rules.plays_again[face] == 0:
        score += 1000
    return score


@kernel
def cards_like(rules: CompiledRules, view: SeatView, face: Face) -> int:
    """Return how many other cards of the hand go on *face*: what is left to play when the suit comes back."""
    others = 0
    for plane in range(PLANES):
        others += popcount(view.hand[plane] & rules.accept[face])
    return others - 1


@kernel
def is_somebody_short(rules: CompiledRules, view: SeatView) -> bool:
    """Tell whether another player may go out soon."""
    short = False
    for seat in range(rules.seats):
        short = short or (seat != view.seat and view.hand_sizes[seat] <= _SHORT)
    return short


@kernel
def best_suit(rules: CompiledRules, view: SeatView) -> int:
    """Return the suit of which the hand holds most cards, wild ones left aside; among equals the one that counts most."""
    best = 0
    highest = -1
    for suit in range(4):
        weight = 0
        for plane in range(PLANES):
            cards = view.hand[plane] & (0x1111111111111 << suit)
            while cards != 0:
                face = lowest(cards)
                cards &= cards - 1
                if rules.names_suit[face] == 0:
                    weight += 128 + rules.points[face]
        if weight > highest:
            highest = weight
            best = suit
    return best


@kernel
def choose(kind: int, rules: CompiledRules, view: SeatView, chance: int) -> Action:
    """Return what a player of that *kind* does. A new player is a function above and a line here."""
    if kind == THRIFTY:
        return choose_thrifty(rules, view, chance)
    return choose_random(view.actions, chance)
