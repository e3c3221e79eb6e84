"""Legal actions in Danish."""

from huit.cards import Face, FaceSet
from huit.engine.actions import DRAW, NAME_SUIT, NO_ACTION, PASS, Action, ActionSet, Seat
from huit.engine.danish.state import A_SUIT, OVER, PLAY, SET, SWAP, DanishState, lying_up
from huit.engine.hands import PLANES
from huit.engine.kernel import hot, kernel
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW

PICK_UP: Action = DRAW
FLIP: Action = NAME_SUIT
"""This plus a slot turns a face-down card."""
FOUR = 4
"""So many cards of a rank burn the discard, where they do."""
MOST_SWAPS = 6
"""So often a player may exchange: twice as often as the best arrangement of three cards can need."""


@hot
def legal_actions(rules: DanishRules, state: DanishState, seat: Seat) -> ActionSet:
    """Return what *seat* may do: cards; `PICK_UP`; `FLIP` plus a slot; `PASS` ends a set, or the exchange; a seat to send to."""
    if state.phase == SWAP:
        return swaps_of(rules, state, seat)
    if seat != state.turn or state.phase == OVER:
        return NO_ACTION
    if state.phase == PLAY:
        return plays_of(rules, state, seat)
    if state.phase == SET:
        more = source_of(rules, state, seat) & like(state.discard[state.discard_size - 1] + 0)
        return more if state.demand != 0 else more | (1 << PASS)
    return others_playing(rules, state, seat)


@hot
def plays_of(rules: DanishRules, state: DanishState, seat: Seat) -> ActionSet:
    """Return the cards that *seat* may lay first, or the slots that it may turn; and the discard where it may be picked up."""
    free = state.attacked != 0 or (rules.picks_up_freely != 0 and state.discard_size > 0)
    held = source_of(rules, state, seat)
    if held == 0:
        actions = 0
        for slot in range(rules.row):
            actions |= (state.down[MOST_ROW * seat + slot] != 0) << (FLIP + slot)
        return actions | (free << PICK_UP)
    cards = playable(rules, state, held)
    return cards | ((free or cards == 0) << PICK_UP)


@hot
def source_of(rules: DanishRules, state: DanishState, seat: Seat) -> FaceSet:
    """Return the cards that *seat* plays from: its hand; where the rows stay and the hand is empty, its face-up cards."""
    if rules.rows_stay != 0 and state.hand_sizes[seat] == 0:
        return lying_up(rules, state, seat)
    return state.hands[PLANES * seat]


@hot
def playable(rules: DanishRules, state: DanishState, cards: FaceSet) -> FaceSet:
    """Return those of *cards*, held together, that can be laid now, alone or with others of their rank."""
    if state.discard_size == 0:
        return cards
    if state.attacked != 0:
        return cards & rules.answers[state.shown]
    fitting = cards & (rules.at_most[state.shown] if (rules.caps >> state.shown) & 1 else rules.at_least[state.shown])
    if (rules.asks_suit >> state.shown) & 1:
        # DA-13: one of the set is of the suit; so a card goes whose rank is held in that suit.
        suited = (fitting & (A_SUIT << (state.shown & 3))) >> (state.shown & 3)
        fitting &= suited * 15
    return (fitting | (cards & (rules.anywhere | rules.copies))) & ~rules.refuses[state.shown]


@hot
def like(face: Face) -> FaceSet:
    """Return all faces of the rank of *face*."""
    return 15 << (face & ~3)


@hot
def run_on_top(state: DanishState) -> int:
    """Return how many cards of one rank lie on top of the discard."""
    size = state.discard_size
    run = 0
    while run < size and state.discard[size - 1 - run] >> 2 == state.discard[size - 1] >> 2:
        run += 1
    return run


@kernel
def others_playing(rules: DanishRules, state: DanishState, seat: Seat) -> ActionSet:
    """Return the seats that the discard may be sent to."""
    return ((1 << rules.seats) - 1) & ~state.out & ~(1 << seat)


@kernel
def swaps_of(rules: DanishRules, state: DanishState, seat: Seat) -> ActionSet:
    """Return the cards of the hand that may be exchanged, or the face-up ones for the card that is chosen."""
    if (state.ready >> seat) & 1:
        return NO_ACTION
    if state.swapping[seat] == 0:
        cards = state.hands[PLANES * seat] if state.swaps[seat] < MOST_SWAPS else 0
        return cards | (1 << PASS)
    faces = 0
    for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
        faces |= 1 << (state.up[slot] - 1)
    return faces
