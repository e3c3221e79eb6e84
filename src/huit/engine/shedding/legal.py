"""What a seat may do. Legality takes a seat, because whose turn it is and who may act are two things."""

from huit.cards import BLACK_JOKER, Face, FaceSet
from huit.engine.actions import ALL_SUITS, CATCH, DRAW, NO_ACTION, PASS, SAY, ActionSet, Seat
from huit.engine.kernel import kernel
from huit.engine.shedding.state import CHOOSE_SUIT, LAST_HIT, OVER, PLANES, RoundState, can_draw, seat_after
from huit.rules.columns import LAST, MAY_BE_PLAYED, NAMED, UNPAID, CompiledRules


@kernel
def legal_actions(rules: CompiledRules, state: RoundState, seat: Seat) -> ActionSet:
    """Return everything that *seat* may do now."""
    actions = turn_actions(rules, state) if seat == state.turn else NO_ACTION
    if state.window != 0:
        reactions = reactions_of(rules, state, seat)
        actions |= reactions
        if reactions != 0 and seat != state.turn:
            actions |= 1 << PASS
    return actions


@kernel
def is_attacked(state: RoundState) -> bool:
    """Tell whether the seat whose turn it is faces an unpaid attack; who must play again after his own attack does not."""
    return state.draw_debt > 0 and state.again == 0


@kernel
def row_in_force(state: RoundState) -> int:
    """Return the row of `accept` for the seat whose turn it is."""
    if state.phase == LAST_HIT:
        return LAST + state.attacker
    # The debt comes before the suit: an unpaid attack is answered before anything else (G-16).
    return UNPAID + state.attacker if is_attacked(state) else state.in_force


@kernel
def calls_suit(rules: CompiledRules, row: int, face: Face) -> int:
    """Return 1 if *face*, laid while *row* is in force, calls a suit: anywhere, or only on its own and on no attack (WA-03)."""
    if rules.names_own_suit[face] == 0:
        return rules.names_suit[face]
    # A row is a face, or NAMED and more; 52 and 53 are jokers, which have no suit.
    has_suit = row < BLACK_JOKER or NAMED <= row < LAST
    return 1 if has_suit and (row & 3) == (face & 3) else 0


@kernel
def playable(rules: CompiledRules, state: RoundState) -> FaceSet:
    """Return the cards that the seat whose turn it is may play."""
    return state.hands[PLANES * state.turn] & rules.accept[row_in_force(state)]


@kernel
def turn_actions(rules: CompiledRules, state: RoundState) -> ActionSet:
    """Return what the seat whose turn it is may do in its turn."""
    if state.phase == OVER:
        return NO_ACTION
    if state.phase == CHOOSE_SUIT:
        return ALL_SUITS
    cards = playable(rules, state)
    actions = cards | draw_or_pass(rules, state, cards)
    if may_announce(rules, state) and cards != 0:
        actions |= 1 << SAY
    return actions


@kernel
def draw_or_pass(rules: CompiledRules, state: RoundState, cards: FaceSet) -> ActionSet:
    """Return DRAW or PASS, whichever of them the turn allows beside *cards*."""
    if is_attacked(state):
        # To pay is always possible, although it could be answered (G-15) and although nothing may be left to draw (G-04).
        return 1 << DRAW
    if state.paid != 0:
        # KP-08: who paid so much may play, and need not.
        return 1 << PASS
    drawn_enough = rules.draws != 0 and state.drawn >= rules.draws
    if not drawn_enough and can_draw(rules, state):
        return 1 << DRAW if cards == 0 or rules.draws_freely != 0 else NO_ACTION
    if cards == 0 or (drawn_enough and rules.drawn_card == MAY_BE_PLAYED):
        return 1 << PASS
    return NO_ACTION


@kernel
def may_announce(rules: CompiledRules, state: RoundState) -> bool:
    """Tell whether the next play of the seat whose turn it is may come with an announcement."""
    if state.said != 0 or state.phase == LAST_HIT:
        return False
    cards = state.hand_sizes[state.turn]
    return (rules.announces != 0 and cards == 2) or (rules.announces_last != 0 and cards == 1)


@kernel
def reactions_of(rules: CompiledRules, state: RoundState, seat: Seat) -> ActionSet:
    """Return what *seat* may call out in the windows now open: announce late, or catch the others.

    To catch is offered whether or not there is something to catch.
    """
    own = 1 << seat
    actions = NO_ACTION
    if rules.late_say != 0 and state.forgot & own:
        actions |= 1 << SAY
    if state.window & ~own and not state.declined & own:
        actions |= 1 << CATCH
    return actions


@kernel
def next_to_act(rules: CompiledRules, state: RoundState) -> Seat:
    """Return who is asked next when seats are asked one at a time: those who may react, then the seat whose turn it is.

    Asked in the order of play, not of the numbers of the seats, which would let some say « Carte » late before others are asked.
    """
    if state.window != 0:
        for step in range(1, rules.seats):
            seat = seat_after(rules, state, state.turn, step)
            if not (state.declined >> seat) & 1 and reactions_of(rules, state, seat) != 0:
                return seat
    return state.turn
