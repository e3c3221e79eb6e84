"""Effects of actions in Danish."""

from huit.cards import Face, FaceSet
from huit.engine.actions import PASS, Action, Seat
from huit.engine.bits import lowest, popcount
from huit.engine.danish.events import ASKED, BURNT, CAPPED, FLIPPED, FOURTH, LAID, PICKED_UP, READY, SENT, SWAPPED
from huit.engine.danish.legal import FLIP, FOUR, PICK_UP, like, others_playing, playable, run_on_top
from huit.engine.danish.state import (
    NOTHING_SHOWN,
    OVER,
    PLAY,
    SET,
    SWAP,
    TARGET,
    WENT_OUT,
    DanishState,
    fill_up,
    holds_nothing,
    lay,
    lying_up,
    seat_after,
    take_from_row,
)
from huit.engine.events import AGAIN, NOBODY, NOTHING, OUT, REVERSED, SKIPPED, STANDS, note
from huit.engine.events import OVER as ROUND_OVER
from huit.engine.hands import PLANES, add_to_hand, take_from_hand
from huit.engine.kernel import hot, kernel, rare
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW

WITHOUT_SPECIAL = 2
"""Of `lowest_starts`: cards that go on any other are not counted."""
NO_HEIGHT = 99


@hot
def apply_action(rules: DanishRules, state: DanishState, seat: Seat, action: Action) -> None:
    """Do one legal action."""
    if state.phase == SWAP:
        exchange(rules, state, seat, action)
    elif state.phase == TARGET:
        send_to(rules, state, seat, action)
    elif action == PASS:
        finish_set(rules, state, seat)
    elif action == PICK_UP:
        pick_up(rules, state, seat)
    elif action >= FLIP:
        flip(rules, state, seat, action - FLIP)
    else:
        lay_one(rules, state, seat, action)


# Before the first play


@kernel
def exchange(rules: DanishRules, state: DanishState, seat: Seat, action: Action) -> None:
    """Choose a card of the hand, then the face-up card to exchange it for; or finish exchanging (DA-03)."""
    if action == PASS:
        state.ready |= 1 << seat
        note(state, READY, seat, NOTHING, NOTHING)
        ask_next_to_swap(rules, state)
    elif state.swapping[seat] == 0:
        state.swapping[seat] = action + 1
    else:
        swap(state, seat, state.swapping[seat] - 1, action)


@kernel
def swap(state: DanishState, seat: Seat, laid: Face, taken: Face) -> None:
    """Exchange two cards."""
    slot = MOST_ROW * seat
    while state.up[slot] != taken + 1:
        slot += 1
    take_from_hand(state, seat, laid)
    state.up[slot] = laid + 1
    add_to_hand(state, seat, taken)
    state.swapping[seat] = 0
    state.swaps[seat] += 1
    note(state, SWAPPED, seat, laid, taken)


@kernel
def ask_next_to_swap(rules: DanishRules, state: DanishState) -> None:
    """Ask the next seat that has not finished exchanging; when all have, begin play."""
    state.turn = seat_after(rules, state, state.dealer, 1)
    for _ in range(rules.seats):
        if not (state.ready >> state.turn) & 1:
            return
        state.turn = seat_after(rules, state, state.turn, 1)
    begin_play(rules, state)


@kernel
def begin_play(rules: DanishRules, state: DanishState) -> None:
    """Give the lead to the seat after the dealer (DA-04), or to the holder of the lowest card; of equals, to the first."""
    state.phase = PLAY
    state.turn = seat_after(rules, state, state.dealer, 1)
    if rules.lowest_starts != 0:
        uncounted = rules.anywhere | rules.copies if rules.lowest_starts == WITHOUT_SPECIAL else 0
        lowest_height = NO_HEIGHT
        seat = state.turn
        for _ in range(rules.seats):
            height = lowest_of(state.hands[PLANES * seat] & ~uncounted)
            if height < lowest_height:
                lowest_height = height
                state.turn = seat
            seat = seat_after(rules, state, seat, 1)


@kernel
def lowest_of(cards: FaceSet) -> int:
    """Return the height of the lowest of *cards*: 0 for a 2, 12 for an ace; more than any for none."""
    higher = cards & ~15
    if higher != 0:
        return (lowest(higher) >> 2) - 1
    return 12 if cards != 0 else NO_HEIGHT


# Laying cards


@hot
def lay_one(rules: DanishRules, state: DanishState, seat: Seat, face: Face) -> None:
    """Lay one card of a set; the set is complete where no other card of its rank is held."""
    if state.phase == PLAY:
        open_set(rules, state, face)
    from_hand = state.hand_sizes[seat] != 0
    if from_hand:
        take_from_hand(state, seat, face)
    else:
        take_from_row(state, seat, face)
    put_on_discard(rules, state, seat, face)
    # The last cards of the hand and those of the row are no one set.
    held = state.hands[PLANES * seat] if from_hand else lying_up(rules, state, seat)
    if held & like(face):
        state.phase = SET
    else:
        finish_set(rules, state, seat)


@hot
def open_set(rules: DanishRules, state: DanishState, face: Face) -> None:
    """Remember what is covered, and the suit that it asks for."""
    state.laid = 0
    state.covered = state.shown
    state.demand = 0
    if state.discard_size > 0 and (rules.asks_suit >> state.shown) & 1 and not ((rules.anywhere | rules.copies) >> face) & 1:
        state.demand = 1 + (state.shown & 3)


@hot
def put_on_discard(rules: DanishRules, state: DanishState, seat: Seat, face: Face) -> None:
    """Lay *face*, and put it in force, or what it copies."""
    lay(state, face)
    state.laid += 1
    state.plays += 1
    if state.demand == 1 + (face & 3):
        state.demand = 0
    copying = state.covered >= 0 and (rules.copies >> face) & 1 and not (rules.sends >> state.covered) & 1
    state.shown = state.covered if copying else face
    note(state, LAID, seat, NOTHING, face)


@hot
def finish_set(rules: DanishRules, state: DanishState, seat: Seat) -> None:
    """Let a complete set take effect."""
    state.phase = PLAY
    state.attacked = 0
    state.last = seat
    if rules.four_burn != 0 and run_on_top(state) >= FOUR:
        burn_four(rules, state, seat)
        return
    tell_effect(rules, state, seat)
    if (rules.sends >> state.shown) & 1 and not (rules.goes_on == 0 and holds_nothing(rules, state, seat)):
        others = others_playing(rules, state, seat)
        if popcount(others) == 1:
            send_to(rules, state, seat, lowest(others))
        else:
            state.phase = TARGET
    else:
        go_on(rules, state, seat)


@rare
def burn_four(rules: DanishRules, state: DanishState, seat: Seat) -> None:
    """Burn the discard for four cards of a rank on top, which do nothing else; their player plays again."""
    note(state, FOURTH, seat, NOTHING, NOTHING)
    burn(state, seat)
    fill_up(rules, state, seat)
    if not holds_nothing(rules, state, seat):
        note(state, AGAIN, seat, NOTHING, NOTHING)
    elif not go_out(rules, state, seat):
        state.turn = seat_after(rules, state, seat, 1)


@kernel
def tell_effect(rules: DanishRules, state: DanishState, seat: Seat) -> None:
    """Tell what the discard now asks of the next player."""
    if state.discard[state.discard_size - 1] != state.shown:
        note(state, STANDS, seat, state.shown, NOTHING)
    if (rules.asks_suit >> state.shown) & 1:
        note(state, ASKED, seat, state.shown & 3, NOTHING)
    if (rules.caps >> state.shown) & 1:
        note(state, CAPPED, seat, state.shown >> 2, NOTHING)


@kernel
def send_to(rules: DanishRules, state: DanishState, seat: Seat, target: Seat) -> None:
    """Send the discard to *target* (DA-17)."""
    state.phase = PLAY
    note(state, SENT, seat, target, NOTHING)
    fill_up(rules, state, seat)
    if holds_nothing(rules, state, seat) and go_out(rules, state, seat):
        return
    state.attacked = 1
    state.turn = target


@hot
def go_on(rules: DanishRules, state: DanishState, seat: Seat) -> None:
    """Burn the discard (DA-16), fill up the hand, and give the turn on, past the seats that are skipped (DA-15)."""
    shown = state.shown
    if (rules.reverses >> shown) & 1:
        reverse(state)
    if (rules.burns >> shown) & 1:
        burn(state, seat)
    fill_up(rules, state, seat)
    if holds_nothing(rules, state, seat):
        if go_out(rules, state, seat):
            return
    elif (rules.plays_again >> shown) & 1:
        note(state, AGAIN, seat, NOTHING, NOTHING)
        return
    state.turn = seat_after(rules, state, seat, 1)
    for _ in range(rules.skips[shown] * state.laid):
        note(state, SKIPPED, state.turn, NOTHING, NOTHING)
        state.turn = seat_after(rules, state, state.turn, 1)


@kernel
def reverse(state: DanishState) -> None:
    """Change the direction of play; that is worth telling where more than two play."""
    state.direction = -state.direction
    if state.left > 2:
        note(state, REVERSED, NOBODY, state.direction, NOTHING)


@kernel
def burn(state: DanishState, seat: Seat) -> None:
    """Take the discard out of the game."""
    note(state, BURNT, seat, state.discard_size, NOTHING)
    for place in range(state.discard_size):
        state.gone[state.gone_size + place] = state.discard[place]
    state.gone_size += state.discard_size
    clear_discard(state)


@kernel
def clear_discard(state: DanishState) -> None:
    """Empty the discard."""
    state.discard_size = 0
    state.shown = NOTHING_SHOWN
    state.attacked = 0


# Picking up, turning a card, going out


@kernel
def pick_up(rules: DanishRules, state: DanishState, seat: Seat) -> None:
    """Take the discard into the hand, change the direction, and let the player of the last card lead (DA-06), or the next."""
    note(state, PICKED_UP, seat, state.discard_size, NOTHING)
    take_discard(state, seat)
    clear_discard(state)
    if rules.turns != 0:
        reverse(state)
    if rules.next_leads != 0:
        state.turn = seat_after(rules, state, seat, 1)
        return
    leader = state.last if state.last >= 0 else seat
    gone = (state.out >> leader) & 1
    state.turn = seat_after(rules, state, leader, 1) if gone or state.last < 0 else leader


@hot
def take_discard(state: DanishState, seat: Seat) -> None:
    """Take the discard into the hand: at once, but for cards that it holds already, of another pack."""
    hand = state.hands[PLANES * seat]
    taken = 0
    for place in range(state.discard_size):
        face = state.discard[place] + 0
        if ((hand | taken) >> face) & 1:
            state.hands[PLANES * seat] = hand | taken
            add_to_hand(state, seat, face)
        else:
            taken |= 1 << face
    state.hands[PLANES * seat] |= taken
    state.hand_sizes[seat] += popcount(taken)


@kernel
def flip(rules: DanishRules, state: DanishState, seat: Seat, slot: int) -> None:
    """Turn a face-down card; pick it up with the discard where it does not fit (DA-09)."""
    place = MOST_ROW * seat + slot
    face = state.down[place] - 1
    state.down[place] = 0
    fits = playable(rules, state, 1 << face) != 0
    note(state, FLIPPED, seat, slot, face | fits << 6)
    if fits:
        open_set(rules, state, face)
        put_on_discard(rules, state, seat, face)
        finish_set(rules, state, seat)
    else:
        lay(state, face)
        pick_up(rules, state, seat)


@kernel
def go_out(rules: DanishRules, state: DanishState, seat: Seat) -> bool:
    """Let a seat without cards leave the round; return whether that ends it (DA-10)."""
    state.places[rules.seats - state.left] = seat
    state.out |= 1 << seat
    state.left -= 1
    note(state, OUT, seat, NOTHING, NOTHING)
    if rules.goes_on != 0 and state.left > 1:
        return False
    state.phase = OVER
    state.reason = WENT_OUT
    state.winners = 1 << state.places[0]
    note(state, ROUND_OVER, NOBODY, NOTHING, NOTHING)
    return True


@kernel
def points_of(rules: DanishRules, state: DanishState, seat: Seat) -> int:
    """Return what the round brings *seat*: one for the winner (DA-10)."""
    return rules.winner_points * ((state.winners >> seat) & 1)
