"""How computers play trick games: on what their seat may know, the same plain and compiled.

They count tricks in sixteenths, by how high a card is in its suit and how many trumps there are. The weights were found by
rounds against each other (`docs/decisions/0026-thrifty-at-tricks.md`).
"""

from huit.cards import Face, FaceSet
from huit.engine.actions import NAME_SUIT, PASS, Action, ActionSet, Seat
from huit.engine.bits import lowest, next_random, popcount
from huit.engine.kernel import kernel
from huit.engine.tricks.apply import apply_action
from huit.engine.tricks.legal import legal_actions
from huit.engine.tricks.moves import TrickMove
from huit.engine.tricks.state import (
    A_SUIT,
    DISCARD,
    GIVE,
    GIVE_TO,
    KIND,
    RETURN,
    TRICK,
    TrickState,
    height,
    trumps_of,
)
from huit.engine.tricks.view import TrickView
from huit.players.minds import CHANCES, NOTHING, Decide, Mind, announces_nothing, choose_random, overlooks
from huit.rules.tricks.columns import LEAST, NO_TRUMP, SEATS, TrickRules

_ACE, _KING, _QUEEN, _JACK = 15, 11, 6, 3
"""The worth of an honour, in sixteenths of a trick."""
_LONG_TRUMP = 10
"""The extra worth of every trump beyond the third."""
_USUAL_TRUMPS, _USUAL_NO_TRUMP, _USUAL_LEAST = 72, 66, 40
"""The usual worth of a hand in each kind of round: a kind is chosen if the hand exceeds it most."""


announced_at = announces_nothing


@kernel
def choose(mind: Mind, rules: TrickRules, view: TrickState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return which of *actions* a player of that *mind* chooses, who reads only what *seat* may know."""
    if overlooks(mind, chance):
        return choose_random(actions, chance)
    return choose_thrifty(view, seat, actions)


@kernel
def choose_thrifty(view: TrickState, seat: Seat, actions: ActionSet) -> Action:
    """Return what a sensible player does: announce by the hand, keep what makes tricks, win cheaply and lose cheaply."""
    if view.phase == KIND:
        return NAME_SUIT + best_kind(view, seat, actions)
    if view.phase == GIVE:
        return card_to_give(view, seat, actions)
    if view.phase == GIVE_TO:
        return who_lost_most(view, actions)
    if view.phase == RETURN:
        return lowest(actions)
    if view.phase == DISCARD:
        return card_to_put_away(view, seat, actions)
    return card_to_play(view, seat, actions)


# Before the first trick


@kernel
def best_kind(view: TrickState, seat: Seat, actions: ActionSet) -> int:
    """Return the kind that this hand is better for than hands usually are."""
    kinds = actions >> NAME_SUIT
    best = lowest(kinds)
    most = -1000
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        gain = sixteenths(view.hands[seat], kind) - usual(kind)
        if kind == LEAST:
            gain = -gain
        if gain > most:
            most = gain
            best = kind
    return best


@kernel
def usual(kind: int) -> int:
    """Return what a hand usually makes in a round of that kind."""
    if kind == LEAST:
        return _USUAL_LEAST
    return _USUAL_NO_TRUMP if kind == NO_TRUMP else _USUAL_TRUMPS


@kernel
def sixteenths(hand: FaceSet, kind: int) -> int:
    """Return how much of a trick, in sixteenths, a hand may make."""
    made = 0
    for suit in range(4):
        cards = hand & (A_SUIT << suit)
        length = popcount(cards)
        made += _ACE * ((cards >> suit) & 1) + _KING * ((cards >> (48 + suit)) & 1)
        made += _QUEEN * ((cards >> (44 + suit)) & 1) + _JACK * ((cards >> (40 + suit)) & 1)
        if suit == kind:
            made += _LONG_TRUMP * (length - 3 if length > 3 else 0)
        elif kind == NO_TRUMP:
            made += _LONG_TRUMP * (length - 5 if length > 5 else 0)
    return made


@kernel
def card_to_give(view: TrickState, seat: Seat, actions: ActionSet) -> Action:
    """Return a low card of a suit whose best one is not held, so that a better one comes back; or give no more, if one may."""
    cards = actions & ((1 << PASS) - 1)
    best = PASS
    most = 0
    if actions == cards:
        best = lowest(cards)
        most = -1000
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        suit = face & 3
        gain = 60 - height(face) - 12 * ((view.hands[seat] >> suit) & 1) - 6 * ((view.hands[seat] >> (48 + suit)) & 1)
        if gain > most:
            most = gain
            best = face
    return best


@kernel
def who_lost_most(view: TrickState, seats: ActionSet) -> int:
    """Return the loser who takes most cards: they hold the most that is worth having back."""
    best = lowest(seats)
    for seat in range(SEATS):
        if (seats >> seat) & 1 and view.capacity[seat] > view.capacity[best]:
            best = seat
    return best


@kernel
def card_to_put_away(view: TrickState, seat: Seat, actions: ActionSet) -> Face:
    """Return the card that helps least: the highest in fewest tricks, else a low one of a short suit that is no trump."""
    cards = actions
    best = lowest(cards)
    most = -1000
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        suit = face & 3
        length = popcount(view.hands[seat] & (A_SUIT << suit))
        if view.kind == LEAST:
            gain = height(face) - 2 * length
        else:
            gain = -height(face) - (5 * length if view.kind < NO_TRUMP else -2 * length) - 200 * (suit == view.kind)
        if gain > most:
            most = gain
            best = face
    return best


# The tricks


@kernel
def card_to_play(view: TrickState, seat: Seat, actions: ActionSet) -> Face:
    """Return the card to lead, or to play to the trick in the middle."""
    if view.trick_size == 0:
        return card_to_lead(view, seat, actions)
    winning = those_that_win(view, actions)
    losing = actions & ~winning
    if view.kind == LEAST:
        # The highest that does not make the trick; if it cannot be helped, the highest of all where one is the last to play.
        if losing != 0:
            return highest(view, losing)
        return highest(view, winning) if view.trick_size == SEATS - 1 else cheapest(view, winning)
    if winning == 0:
        return cheapest(view, losing)
    if view.trick_size == SEATS - 1:
        return cheapest(view, winning)
    # Somebody plays after us: only what nobody beats is worth a high card.
    sure = masters(view, seat, winning)
    if sure != 0:
        return cheapest(view, sure)
    return cheapest(view, losing) if losing != 0 else cheapest(view, winning)


@kernel
def card_to_lead(view: TrickState, seat: Seat, cards: FaceSet) -> Face:
    """Return a card that nobody can beat, trumps first; else a low one of the longest suit; in fewest tricks the lowest."""
    if view.kind == LEAST:
        return cheapest(view, cards)
    sure = masters(view, seat, cards)
    trumps = A_SUIT << view.kind if view.kind < NO_TRUMP else 0
    if sure & trumps:
        return highest(view, sure & trumps)
    if sure != 0:
        return highest(view, sure)
    plain = cards & ~trumps
    return cheapest(view, plain if plain != 0 else cards)


@kernel
def those_that_win(view: TrickState, cards: FaceSet) -> FaceSet:
    """Return those of *cards* that take the trick as it lies."""
    top = view.trick[0] + 0
    for place in range(1, view.trick_size):
        if takes(view, view.trick[place] + 0, top):
            top = view.trick[place] + 0
    winning = 0
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if takes(view, face, top):
            winning |= 1 << face
    return winning


@kernel
def takes(view: TrickState, face: Face, top: Face) -> bool:
    """Tell whether *face* beats *top*, which was played before it."""
    if face & 3 == top & 3:
        return height(face) > height(top)
    return face & 3 == view.kind


@kernel
def masters(view: TrickState, seat: Seat, cards: FaceSet) -> FaceSet:
    """Return those of *cards* that no card still to come can beat in their suit."""
    unseen = ((1 << 52) - 1) & ~(view.seen | view.hands[seat] | put_away_by(view, seat))
    sure = 0
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        suit = face & 3
        rivals = unseen & (A_SUIT << suit)
        if face >= 4:
            higher = rivals & ~((1 << face) - 1)
            # The ace is above them all.
            higher |= rivals & 15
        else:
            higher = 0
        if higher == 0:
            sure |= 1 << face
    return sure


@kernel
def put_away_by(view: TrickState, seat: Seat) -> FaceSet:
    """Return what *seat* has put away: nobody else may know it."""
    return view.put_away if seat == view.announcer else 0


@kernel
def cheapest(view: TrickState, cards: FaceSet) -> Face:
    """Return the lowest card; a trump counts as higher than any other."""
    return farthest(view, cards, -1)


@kernel
def highest(view: TrickState, cards: FaceSet) -> Face:
    """Return the highest card; a trump counts as higher than any other."""
    return farthest(view, cards, 1)


@kernel
def farthest(view: TrickState, cards: FaceSet, way: int) -> Face:
    """Return the highest card (*way* 1) or the lowest (-1); of equals, the one of the first suit."""
    best = lowest(cards)
    most = -1000
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        cost = way * (height(face) + 100 * (face & 3 == view.kind))
        if cost > most:
            most = cost
            best = face
    return best


# At a table


@kernel
def reflex(rules: TrickRules, view: TrickState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return what a player does without a thought: nothing. `NOTHING` says that there is something to choose."""
    return NOTHING


@kernel
def candidates(rules: TrickRules, view: TrickState, seat: Seat, actions: ActionSet) -> ActionSet:
    """Return which of *actions* are worth a thought: of cards that make the same tricks, the lowest."""
    if view.phase != TRICK:
        return actions
    gone = view.seen | put_away_by(view, seat)
    for place in range(view.trick_size):
        gone &= ~(1 << view.trick[place])
    different = actions
    for suit in range(4):
        touches = False
        for rank in range(1, 14):
            # From the 2 up; the ace is the highest.
            face = suit + 4 * (rank if rank < 13 else 0)
            if (actions >> face) & 1:
                if touches:
                    different &= ~(1 << face)
                touches = True
            elif (gone >> face) & 1 == 0:
                touches = False
    return different


def move_of(mind: Mind, decide: Decide, view: TrickView, dice: int) -> str | None:
    """Return the move, in words, that a player of that *mind* makes: all the cards put away at once, a card and who gets it."""
    trial, seat, rules = view.copy(), view.seat, view.rules
    chosen: list[Action] = []
    while True:
        dice = next_random(dice)
        action = decide(mind, rules, trial, seat, trial.actions, (dice ^ (dice >> 32)) % CHANCES)
        chosen.append(action)
        if action == PASS:
            return str(TrickMove("pass"))
        if view.phase not in (GIVE, GIVE_TO, DISCARD):
            return word_of(view, action)
        apply_action(rules, trial, seat, action)
        if trial.phase != (DISCARD if view.phase == DISCARD else GIVE_TO):
            break
        trial.actions = legal_actions(rules, trial, seat)
    if view.phase == DISCARD:
        return str(TrickMove("discard", tuple(chosen)))
    return str(TrickMove("exchange", (trial.given[view.given_count],), trial.given_to[view.given_count]))


# For people who ask why


def word_of(view: TrickView, action: Action) -> str:
    """Return one action in words."""
    if action == PASS:
        return str(TrickMove("pass"))
    if view.phase == KIND:
        return str(TrickMove("choose", kind=action - NAME_SUIT))
    return str(TrickMove("return" if view.phase == RETURN else "play", (action,)))


def decision_in(view: TrickView, word: str) -> Action | None:
    """Return what was decided with a move: the kind, or the card of a trick; None of what comes between."""
    move = TrickMove.parse(word)
    if move.kind is not None:
        return NAME_SUIT + move.kind
    return move.faces[0] if view.phase == TRICK else None


def goal_of(view: TrickView) -> str:
    """Return what a search compares actions by: to ``win`` the round."""
    return "win"


def reasons_for(view: TrickView, action: Action, choices: ActionSet) -> list[tuple[str, dict[str, object]]]:
    """Return the reasons for *action* among *choices*, the strongest first."""
    if view.phase != TRICK:
        return []
    trumps = trumps_of(view)
    may_be_trumped = trumps != 0 and not trumps >> action & 1
    if view.trick_size == 0 and view.kind != LEAST and masters(view, view.seat, 1 << action) and not may_be_trumped:
        return [("nobody_beats", {})]
    if view.trick_size == SEATS - 1 and view.kind != LEAST and those_that_win(view, 1 << action):
        return [("makes_trick", {})]
    return []
