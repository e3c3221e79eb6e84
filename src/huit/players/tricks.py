"""How computers play trick games: on what their seat may know, the same plain and compiled.

They count tricks in sixteenths, by how high a card is in its suit and how many trumps there are; the weights were found by rounds
against each other (`docs/decisions/0026-thrifty-at-tricks.md`).
"""

from huit.cards import Face, FaceSet, face_name
from huit.engine.actions import NAME_SUIT, PASS, Action, ActionSet
from huit.engine.bits import lowest, next_random, popcount
from huit.engine.kernel import kernel
from huit.engine.tricks.apply import apply_action
from huit.engine.tricks.legal import legal_actions
from huit.engine.tricks.state import A_SUIT, DISCARD, GIVE, GIVE_TO, KIND, RETURN, height
from huit.engine.tricks.view import TrickView
from huit.players.choosing import CHANCES, THRIFTY, announces_nothing, choose_random
from huit.rules.tricks.columns import KINDS, LEAST, NO_TRUMP, SEATS, TrickRules

_ACE, _KING, _QUEEN, _JACK = 15, 11, 6, 3
"""What an honour makes, in sixteenths of a trick."""
_LONG_TRUMP = 10
"""What every trump beyond the third makes besides."""
_USUAL_TRUMPS, _USUAL_NO_TRUMP, _USUAL_LEAST = 72, 66, 40
"""What a hand usually makes in a round of each kind: a kind is chosen where the hand makes more of it than usual."""


announced_at = announces_nothing


@kernel
def choose(kind: int, rules: TrickRules, view: TrickView, chance: int) -> Action:
    """Return what a player of that *kind* does."""
    if kind == THRIFTY:
        return choose_thrifty(rules, view, chance)
    return choose_random(view.actions, chance)


@kernel
def choose_thrifty(rules: TrickRules, view: TrickView, chance: int) -> Action:
    """Return what a sensible player does: announce by the hand, keep what makes tricks, win cheaply and lose cheaply."""
    if view.phase == KIND:
        return NAME_SUIT + best_kind(view)
    if view.phase == GIVE:
        return card_to_give(view)
    if view.phase == GIVE_TO:
        return who_lost_most(view, view.actions)
    if view.phase == RETURN:
        return lowest(view.actions)
    if view.phase == DISCARD:
        return card_to_put_away(view)
    return card_to_play(view)


# Before the first trick


@kernel
def best_kind(view: TrickView) -> int:
    """Return the kind that this hand is better for than hands usually are."""
    kinds = view.actions >> NAME_SUIT
    best = lowest(kinds)
    most = -1000
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        gain = sixteenths(view.hands[view.seat], kind) - usual(kind)
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
def card_to_give(view: TrickView) -> Action:
    """Return a low card of a suit whose best one is not held, so that a better one comes back; or give no more."""
    cards = view.actions & ((1 << PASS) - 1)
    best = PASS
    most = 0
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        suit = face & 3
        gain = 60 - height(face) - 12 * ((view.hands[view.seat] >> suit) & 1) - 6 * ((view.hands[view.seat] >> (48 + suit)) & 1)
        if gain > most:
            most = gain
            best = face
    return best


@kernel
def who_lost_most(view: TrickView, seats: ActionSet) -> int:
    """Return the loser who takes most cards: he holds the most that is worth having back."""
    best = lowest(seats)
    for seat in range(SEATS):
        if (seats >> seat) & 1 and view.capacity[seat] > view.capacity[best]:
            best = seat
    return best


@kernel
def card_to_put_away(view: TrickView) -> Face:
    """Return the card that helps least: the highest in fewest tricks, else a low one of a short suit that is no trump."""
    cards = view.actions
    best = lowest(cards)
    most = -1000
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        suit = face & 3
        length = popcount(view.hands[view.seat] & (A_SUIT << suit))
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
def card_to_play(view: TrickView) -> Face:
    """Return the card to lead, or to play to the trick in the middle."""
    if view.trick_size == 0:
        return card_to_lead(view, view.actions)
    winning = those_that_win(view, view.actions)
    losing = view.actions & ~winning
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
    sure = masters(view, winning)
    if sure != 0:
        return cheapest(view, sure)
    return cheapest(view, losing) if losing != 0 else cheapest(view, winning)


@kernel
def card_to_lead(view: TrickView, cards: FaceSet) -> Face:
    """Return a card that nobody can beat, trumps first; else a low one of the longest suit; in fewest tricks the lowest."""
    if view.kind == LEAST:
        return cheapest(view, cards)
    sure = masters(view, cards)
    trumps = A_SUIT << view.kind if view.kind < NO_TRUMP else 0
    if sure & trumps:
        return highest(view, sure & trumps)
    if sure != 0:
        return highest(view, sure)
    plain = cards & ~trumps
    return cheapest(view, plain if plain != 0 else cards)


@kernel
def those_that_win(view: TrickView, cards: FaceSet) -> FaceSet:
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
def takes(view: TrickView, face: Face, top: Face) -> bool:
    """Tell whether *face* beats *top*, which was played before it."""
    if face & 3 == top & 3:
        return height(face) > height(top)
    return face & 3 == view.kind


@kernel
def masters(view: TrickView, cards: FaceSet) -> FaceSet:
    """Return those of *cards* that no card still to come can beat in their suit."""
    unseen = ((1 << 52) - 1) & ~(view.seen | view.hands[view.seat] | view.put_away)
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
def cheapest(view: TrickView, cards: FaceSet) -> Face:
    """Return the lowest card; a trump counts as higher than any other."""
    return farthest(view, cards, -1)


@kernel
def highest(view: TrickView, cards: FaceSet) -> Face:
    """Return the highest card; a trump counts as higher than any other."""
    return farthest(view, cards, 1)


@kernel
def farthest(view: TrickView, cards: FaceSet, way: int) -> Face:
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


def move_of(kind: int, view: TrickView, dice: int) -> str | None:
    """Return the move, in words, that a player of that *kind* makes: all the cards put away at once, a card and who gets it."""
    trial, seat, rules = view.copy(), view.seat, view.rules
    chosen: list[Action] = []
    while True:
        dice = next_random(dice)
        action = choose(kind, rules, trial, (dice ^ (dice >> 32)) % CHANCES)
        chosen.append(action)
        if action == PASS:
            return "pass"
        if view.phase not in (GIVE, GIVE_TO, DISCARD):
            return _word_of(view, action)
        apply_action(rules, trial, seat, action)
        if trial.phase != (DISCARD if view.phase == DISCARD else GIVE_TO):
            break
        trial.actions = legal_actions(rules, trial, seat)
    if view.phase == DISCARD:
        return f"discard {' '.join(face_name(face) for face in chosen)}"
    return f"exchange {trial.given_to[view.given_count]} {face_name(trial.given[view.given_count])}"


def _word_of(view: TrickView, action: Action) -> str:
    """Return the move that is one action."""
    if view.phase == KIND:
        return f"choose {KINDS[action - NAME_SUIT]}"
    return f"return {face_name(action)}" if view.phase == RETURN else face_name(action)
