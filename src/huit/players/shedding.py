"""How computers play the shedding games: `random` and `thrifty`, each written once for plain and compiled runs.

They read a `SheddingView` and the rules in force, nothing else. *chance* is a fresh number in range(2**31) for every decision.
"""

from dataclasses import replace

from huit.cards import Face, FaceSet
from huit.engine.actions import ALL_SUITS, CATCH, DECLARE, DRAW, NAME_SUIT, NO_ACTION, PASS, SAY, Action, ActionSet
from huit.engine.bits import lowest, next_random, popcount
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel
from huit.engine.shedding.legal import calls_suit, is_announced_with, leaves_one
from huit.engine.shedding.moves import Move
from huit.engine.shedding.state import CHOOSE_FACE, CHOOSE_SEAT, GIVE, RUN, TAKE
from huit.engine.shedding.view import SheddingView
from huit.players.choosing import CHANCES, THRIFTY, choose_random
from huit.rules.shedding.columns import ON_LAST_CARD, UNPAID, SheddingRules

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
def choose_thrifty(rules: SheddingRules, view: SheddingView, chance: int) -> Action:
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
def shortest_hand(rules: SheddingRules, view: SheddingView, seats: ActionSet) -> int:
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
def card_to_give(rules: SheddingRules, view: SheddingView, cards: FaceSet) -> Face:
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
def leaves_a_bad_end(rules: SheddingRules, view: SheddingView, cards: FaceSet) -> bool:
    """Tell whether all that could go on with a run are cards worth more in the hand: those that name a suit."""
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if rules.names_suit[face] == 0:
            return False
    return view.hand_sizes[view.seat] > 1


@kernel
def best_card(rules: SheddingRules, view: SheddingView, cards: ActionSet, chance: int) -> Face:
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
def score_of(rules: SheddingRules, view: SheddingView, face: Face, danger: bool) -> int:
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
def cards_like(rules: SheddingRules, view: SheddingView, face: Face) -> int:
    """Return how many other cards of the hand go on *face*: what is left to play when the suit comes back."""
    others = 0
    for plane in range(PLANES):
        others += popcount(view.hand[plane] & rules.accept[face])
    return others - 1


@kernel
def is_somebody_short(rules: SheddingRules, view: SheddingView) -> bool:
    """Tell whether another player may go out soon."""
    short = False
    for seat in range(rules.seats):
        short = short or (seat != view.seat and view.hand_sizes[seat] <= _SHORT)
    return short


@kernel
def best_suit(rules: SheddingRules, view: SheddingView) -> int:
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
def choose(kind: int, rules: SheddingRules, view: SheddingView, chance: int) -> Action:
    """Return what a player of that *kind* does. A new player is a function above and a line here."""
    if kind == THRIFTY:
        return choose_thrifty(rules, view, chance)
    return choose_random(view.actions, chance)


def move_of(kind: int, view: SheddingView, dice: int) -> str | None:
    """Return the move of a shedding game that a player of that *kind* makes; None to let a reaction be."""
    move = Move(None)
    view = view.copy()
    may_say = False
    while True:
        dice = next_random(dice)
        assert view.rules is not None, "a view that a player reads comes with the rules in force"
        action = choose(kind, view.rules, view, (dice ^ (dice >> 32)) % CHANCES)
        if action == SAY and not is_late(view):
            # Said with the card, once it is chosen.
            may_say = True
            view.actions &= ~(1 << SAY)
            continue
        if action == PASS and view.seat != view.turn:
            return None
        if may_say and (move.action is None or view.phase == CHOOSE_FACE):
            move = replace(move, announces=_is_announced(view, action))
        move = _with_action(move, view, action)
        if not _asks_more(view, move, action):
            return str(move)


def is_late(view: SheddingView) -> bool:
    """Tell whether what the seat of *view* may say is about the card that it was left with before."""
    rules = view.rules
    assert rules is not None
    own = 1 << view.seat
    if view.forgot & own:
        return True
    waits = rules.announces and rules.forgotten == ON_LAST_CARD and view.hand_sizes[view.seat] == 1 and not view.announced & own
    return bool(rules.late_say and waits) and (bool(rules.announces_last) or view.seat != view.turn)


def _is_announced(view: SheddingView, action: Action) -> bool:
    """Tell whether *action* is a play, or a gift, that leaves what may be announced."""
    rules, held = view.rules, view.hand_sizes[view.seat]
    assert rules is not None
    if view.phase in (CHOOSE_SEAT, GIVE):
        return True
    if action >= DRAW:
        return False
    return (held <= 2 and is_announced_with(rules, view, view.seat, held)) or leaves_one(rules, view, action, held)


def _with_action(move: Move, view: SheddingView, action: Action) -> Move:
    """Return *move* with what *action* adds to it."""
    if action >= SAY:
        return Move(action)
    if view.seat == view.turn and view.phase == CHOOSE_SEAT:
        return replace(move, to=action)
    if view.seat == view.turn and view.phase == GIVE:
        return replace(move, given=(*move.given, action))
    if view.seat == view.turn and view.phase == CHOOSE_FACE:
        return replace(move, stands_for=action)
    if NAME_SUIT <= action < SAY:
        return replace(move, suit=action - NAME_SUIT)
    return replace(move, action=action, takes=action == DRAW and view.phase == TAKE)


def _asks_more(view: SheddingView, move: Move, action: Action) -> bool:
    """Tell whether a move wants more than *action*, and write into *view* what it wants."""
    rules = view.rules
    assert rules is not None
    if action >= SAY:
        return False
    if move.to is not None:
        view.phase = GIVE
        if move.given:
            view.hand = _without(view.hand, move.given[-1])
        view.actions = view.hand[0]
        return len(move.given) < view.gives_left
    if action >= DRAW or move.stands_for is not None:
        return False
    if rules.stands_for[action]:
        attacked = UNPAID <= view.row < UNPAID + 64
        others = rules.accept[view.row] if attacked else ~rules.refused[view.shown]
        view.phase, view.actions = CHOOSE_FACE, others & rules.plain
        view.turn = view.seat
        return True
    if _names_a_suit(view, action):
        view.hand = _without(view.hand, action)
        view.actions = ALL_SUITS
        return True
    return False


def _names_a_suit(view: SheddingView, face: Face) -> bool:
    """Tell whether laying *face* asks its player for a suit: not in the middle of a run, nor where it ends the round."""
    rules = view.rules
    assert rules is not None
    if not calls_suit(rules, view.in_force if view.phase == RUN else view.row, face):
        return False
    if view.hand_sizes[view.seat] > 1:
        goes_on = view.phase == RUN and _without(view.hand, face)[0] & rules.accept[view.run + face]
        return not goes_on
    may_stay_in = (rules.plays_again[face], rules.announces_last, rules.teams, rules.goes_on, rules.forgotten == ON_LAST_CARD)
    return any(may_stay_in)


def _without(hand: list[int], face: int) -> list[int]:
    """Return the planes of *hand* less one copy of *face*: out of the last plane that has it."""
    planes = hand[:]
    for plane in reversed(range(len(planes))):
        if planes[plane] >> face & 1:
            planes[plane] ^= 1 << face
            break
    return planes
