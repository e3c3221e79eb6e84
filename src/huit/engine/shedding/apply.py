"""What an action does. A power of a card is told once, in `apply_power` and `after_power`, one power a line."""

from huit.cards import Face, Suit
from huit.engine.actions import CATCH, DRAW, NAME_SUIT, PASS, SAY, Action, Seat
from huit.engine.bits import lowest
from huit.engine.events import (
    AGAIN,
    ANNOUNCED,
    ATTACKED,
    CAUGHT,
    DREW,
    FOR_AGAIN,
    FOR_CAUGHT,
    FOR_DEBT,
    FOR_TURN,
    NAMED_SUIT,
    NOTHING,
    OUT,
    PASSED,
    PLAYED,
    REVERSED,
    SKIPPED,
    STOPPED,
    WRONG_CATCH,
    note,
)
from huit.engine.kernel import kernel
from huit.engine.shedding.legal import calls_suit, is_attacked, row_in_force
from huit.engine.shedding.scoring import end_blocked, end_round, go_out
from huit.engine.shedding.state import (
    CHOOSE_SUIT,
    LAST_HIT,
    PLAY,
    WENT_OUT,
    RoundState,
    draw_card,
    lay,
    seat_after,
    take_from_hand,
)
from huit.rules.columns import KEPT, NAMED, CompiledRules


@kernel
def apply_action(rules: CompiledRules, state: RoundState, seat: Seat, action: Action) -> None:
    """Carry out one legal action of *seat*."""
    if state.phase == LAST_HIT:
        take_last_hit(rules, state, action)
    elif action < DRAW:
        play_card(rules, state, action)
    elif action == DRAW:
        draw_in_turn(rules, state)
    elif action == PASS:
        if seat == state.turn:
            pass_turn(rules, state)
        else:
            state.declined |= 1 << seat
    elif action < SAY:
        name_suit(rules, state, action - NAME_SUIT)
    elif action == SAY:
        announce(state, seat)
    elif action == CATCH:
        catch(rules, state, seat)


@kernel
def play_card(rules: CompiledRules, state: RoundState, face: Face) -> None:
    """Lay a card and carry out what it does."""
    seat = state.turn
    close_window(state, seat)
    state.calls = calls_suit(rules, row_in_force(state), face)
    take_from_hand(state, seat, face)
    lay(state, face)
    state.idle = 0
    state.plays += 1
    note(state, PLAYED, seat, face, NOTHING)
    if state.hand_sizes[seat] == 0 and rules.plays_again[face] == 0:
        if rules.announces_last == 0 or state.said != 0:
            leave_with(rules, state, face)
            return
        # WK-11: the card stays, with its effect, and its player draws.
        draw_cards(rules, state, seat, rules.penalty, FOR_CAUGHT)
    open_window(rules, state, seat)
    state.said = 0
    if state.plays >= rules.play_limit:
        end_blocked(rules, state)
    else:
        apply_power(rules, state, face)


@kernel
def leave_with(rules: CompiledRules, state: RoundState, face: Face) -> None:
    """Go out with *face*, which may double the points, or still hit the next player before the count (W8-06)."""
    seat = state.turn
    state.doubled = rules.doubles[face]
    if rules.last_draw[face] == 0:
        go_out(rules, state, seat)
        return
    state.winners = 1 << seat
    note(state, OUT, seat, NOTHING, NOTHING)
    state.window = 0
    state.forgot = 0
    state.draw_debt += rules.last_draw[face]
    state.attacker = face
    end_turn(rules, state, 1)
    state.phase = LAST_HIT
    note(state, ATTACKED, state.turn, state.draw_debt, NOTHING)


@kernel
def take_last_hit(rules: CompiledRules, state: RoundState, action: Action) -> None:
    """Draw for the card that somebody went out with, or lay one that answers it; and the round is over."""
    seat = state.turn
    if action == DRAW:
        draw_cards(rules, state, seat, state.draw_debt, FOR_DEBT)
    else:
        # W9-08: it passes nothing on, and who lays it is rid of its points.
        take_from_hand(state, seat, action)
        lay(state, action)
        note(state, PLAYED, seat, action, NOTHING)
    state.draw_debt = 0
    end_round(state, WENT_OUT)


@kernel
def apply_power(rules: CompiledRules, state: RoundState, face: Face) -> None:
    """Carry out what *face* does, up to a choice that its player has to make."""
    if rules.clears_debt[face] != 0 and state.draw_debt > 0:
        state.draw_debt = 0
        note(state, STOPPED, state.turn, NOTHING, NOTHING)
    if rules.draw[face] != 0:
        state.draw_debt += rules.draw[face]
        state.attacker = face
    if rules.reverses[face] != 0:
        state.direction = -state.direction
        note(state, REVERSED, state.turn, state.direction, NOTHING)
    if state.calls != 0:
        state.phase = CHOOSE_SUIT
    else:
        after_power(rules, state, face)


@kernel
def after_power(rules: CompiledRules, state: RoundState, face: Face) -> None:
    """Say who is next, now that *face* has had its say."""
    if rules.plays_again[face] != 0:
        # G-10: a new turn in all but the name. With no card left he draws one, as for any turn without a card to play (W0-02).
        state.again = 1
        state.drawn = 0
        state.paid = 0
        note(state, AGAIN, state.turn, NOTHING, NOTHING)
    else:
        end_turn(rules, state, 1 + rules.skips[face])
    if rules.draw[face] != 0:
        note(state, ATTACKED, seat_after(rules, state, state.turn, state.again), state.draw_debt, NOTHING)


@kernel
def name_suit(rules: CompiledRules, state: RoundState, suit: Suit) -> None:
    """Name the suit to follow."""
    state.in_force = NAMED + (state.top & ~3) + suit
    state.phase = PLAY
    note(state, NAMED_SUIT, state.turn, suit, NOTHING)
    after_power(rules, state, state.top)


@kernel
def draw_in_turn(rules: CompiledRules, state: RoundState) -> None:
    """Pay an unpaid attack with one draw, or draw one card for want of a play."""
    seat = state.turn
    close_window(state, seat)
    if is_attacked(state):
        debt = state.draw_debt
        state.draw_debt = 0
        drawn = draw_cards(rules, state, seat, debt, FOR_DEBT)
        state.idle = 0 if drawn > 0 else state.idle + 1
        if drawn == 0:
            note(state, DREW, seat, FOR_DEBT, NOTHING)  # the debt lapses, and everybody must hear it
        if rules.plays_after_paying != 0 and debt >= rules.plays_after_paying:
            state.paid = 1
        else:
            end_turn(rules, state, 1)
        return
    had_none = state.hand_sizes[seat] == 0
    draw_card(rules, state, seat, FOR_AGAIN if had_none else FOR_TURN)
    state.idle = 0
    state.said = 0
    if had_none:
        open_window(rules, state, seat)
    state.drawn += 1
    if rules.drawn_card == KEPT and rules.draws != 0 and state.drawn >= rules.draws:
        end_turn(rules, state, 1)


@kernel
def draw_cards(rules: CompiledRules, state: RoundState, seat: Seat, count: int, cause: int) -> int:
    """Draw up to *count* cards and return how many there were; what cannot be supplied lapses (G-04)."""
    drawn = 0
    while drawn < count and draw_card(rules, state, seat, cause):
        drawn += 1
    if state.hand_sizes[seat] > 1:
        close_window(state, seat)
    return drawn


@kernel
def pass_turn(rules: CompiledRules, state: RoundState) -> None:
    """End a turn in which nothing could be played or drawn; if that goes once round, the round is blocked (G-05)."""
    close_window(state, state.turn)
    # A turn in which a card was laid or drawn before was not idle.
    state.idle = state.idle + 1 if state.again == 0 and state.drawn == 0 and state.paid == 0 else 0
    note(state, PASSED, state.turn, NOTHING, NOTHING)
    if state.hand_sizes[state.turn] == 0:
        # A 10 was his last card and there is nothing left to draw: a hand emptied by any means is out (G-07).
        go_out(rules, state, state.turn)
    elif state.idle >= rules.seats:
        end_blocked(rules, state)
    else:
        end_turn(rules, state, 1)


@kernel
def end_turn(rules: CompiledRules, state: RoundState, steps: int) -> None:
    """Give the turn to the seat so many *steps* on."""
    before = state.turn
    for step in range(1, steps):
        note(state, SKIPPED, seat_after(rules, state, before, step), NOTHING, NOTHING)
    state.turn = seat_after(rules, state, before, steps)
    state.drawn = 0
    state.paid = 0
    state.again = 0
    state.said = 0
    close_window(state, state.turn)


@kernel
def open_window(rules: CompiledRules, state: RoundState, seat: Seat) -> None:
    """If a hand came down to one card, the others may catch its player from now on (G-18)."""
    if rules.announces == 0 or state.hand_sizes[seat] != 1:
        return
    own = 1 << seat
    state.window |= own
    state.declined = 0
    if state.said != 0:
        note(state, ANNOUNCED, seat, 0, NOTHING)
    else:
        state.forgot |= own


@kernel
def close_window(state: RoundState, seat: Seat) -> None:
    """It is too late to catch *seat*, or there is no need any more."""
    if state.window != 0:
        state.window &= ~(1 << seat)
        state.forgot &= state.window


@kernel
def announce(state: RoundState, seat: Seat) -> None:
    """« Carte »: late if the hand is down to one card unannounced, else for the play that follows."""
    if (state.forgot >> seat) & 1:
        close_window(state, seat)
        note(state, ANNOUNCED, seat, 1, NOTHING)
    else:
        state.said = 1


@kernel
def catch(rules: CompiledRules, state: RoundState, seat: Seat) -> None:
    """« Contre-carte »: every other seat that forgot to announce draws (WK-07); a wrong one costs nothing, or as much (G-17)."""
    caught = state.forgot & ~(1 << seat)
    state.declined |= 1 << seat
    if caught == 0:
        note(state, WRONG_CATCH, seat, NOTHING, NOTHING)
        if rules.wrong_catch != 0:
            draw_cards(rules, state, seat, rules.penalty, FOR_CAUGHT)
    while caught != 0:
        victim = lowest(caught)
        caught &= caught - 1
        note(state, CAUGHT, victim, seat, NOTHING)
        close_window(state, victim)
        draw_cards(rules, state, victim, rules.penalty, FOR_CAUGHT)
