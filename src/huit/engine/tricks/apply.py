"""Effects of actions in a trick game: the announcement, the exchange, the discard, the tricks."""

from huit.cards import Face
from huit.engine.actions import NAME_SUIT, PASS, Action, Seat
from huit.engine.bits import lowest, popcount
from huit.engine.events import NOBODY, NOTHING, PASSED, PLAYED, note
from huit.engine.events import OVER as ROUND_OVER
from huit.engine.kernel import hot, kernel
from huit.engine.tricks.events import CHIEN, CHOSE, DISCARDED, EXCHANGED, RETURNED, TRICK_MADE
from huit.engine.tricks.legal import takers
from huit.engine.tricks.state import (
    DISCARD,
    GIVE,
    GIVE_TO,
    KIND,
    OVER,
    PLAYED_OUT,
    RETURN,
    TRICK,
    TrickState,
    height,
    move_card,
    owed_by,
    points_of,
    seat_of_role,
    trumps_of,
)
from huit.rules.tricks.columns import NO_TRUMP, SEATS, TrickRules


@hot
def apply_action(rules: TrickRules, state: TrickState, seat: Seat, action: Action) -> None:
    """Do one legal action."""
    if state.phase == TRICK:
        play_card(rules, state, seat, action)
    else:
        answer(rules, state, seat, action)


@kernel
def answer(rules: TrickRules, state: TrickState, seat: Seat, action: Action) -> None:
    """Carry out what is chosen before the first trick."""
    if state.phase == KIND:
        announce(rules, state, seat, action - NAME_SUIT)
    elif state.phase == GIVE and action == PASS:
        note(state, PASSED, seat, NOTHING, NOTHING)
        state.gives_left = 0
        go_on_exchanging(rules, state)
    elif state.phase == GIVE:
        choose_to_give(rules, state, action)
    elif state.phase == GIVE_TO:
        give(rules, state, action)
    elif state.phase == RETURN:
        give_back(rules, state, seat, action)
    else:
        put_one_away(rules, state, seat, action)


# The announcement and the chien


@kernel
def announce(rules: TrickRules, state: TrickState, seat: Seat, kind: int) -> None:
    """Choose the kind, show the chien to all and take it (S3-06, S3-07)."""
    state.kind = kind
    state.chosen[seat] |= 1 << kind
    owes = owed_by(rules, state, 0) | owed_by(rules, state, 1) << 6 | owed_by(rules, state, 2) << 12
    note(state, CHOSE, seat, kind, owes)
    note(state, CHIEN, seat, state.kitty, NOTHING)
    take_kitty(rules, state)


@kernel
def take_kitty(rules: TrickRules, state: TrickState) -> None:
    """Put the chien into the announcer's hand and begin the exchanges, where the kind and the round before allow them (S3-08)."""
    announcer = seat_of_role(state, 0)
    state.hands[announcer] |= state.kitty
    state.hand_sizes[announcer] += popcount(state.kitty)
    state.discards_left = popcount(state.kitty)
    if rules.exchanges != 0 and state.kind < NO_TRUMP:
        for seat in range(SEATS):
            state.capacity[seat] = -state.previous[seat] if state.previous[seat] < 0 else 0
        go_on_exchanging(rules, state)
    else:
        begin_discard(rules, state)


# The exchange


@kernel
def go_on_exchanging(rules: TrickRules, state: TrickState) -> None:
    """Ask for the next card to be given or returned; after all winners of points, begin the discard."""
    while True:
        if state.gives_left > 0 and takers(state) != 0 and state.hands[state.giver] & ~trumps_of(state) != 0:
            state.phase = GIVE
            state.turn = state.giver
            return
        # S3-13: all are given first, then all returned.
        state.gives_left = 0
        if state.returned_count < state.given_count:
            state.phase = RETURN
            state.turn = state.given_to[state.returned_count]
            return
        state.giver = next_giver(rules, state)
        if state.giver < 0:
            begin_discard(rules, state)
            return
        state.gave |= 1 << state.giver
        state.gives_left = state.previous[state.giver]


@kernel
def next_giver(rules: TrickRules, state: TrickState) -> Seat:
    """Return the winner of points who gives next, the greatest obligation first (S3-14); -1 when all have given."""
    best = -1
    most = -1
    for role in range(SEATS):
        seat = seat_of_role(state, role)
        if state.previous[seat] > 0 and not (state.gave >> seat) & 1 and rules.owed[role] > most:
            most = rules.owed[role] + 0
            best = seat
    return best


@kernel
def choose_to_give(rules: TrickRules, state: TrickState, face: Face) -> None:
    """Choose a card to give; where two losers could take it, ask its giver which."""
    state.given[state.given_count] = face
    seats = takers(state)
    if popcount(seats) == 1:
        give(rules, state, lowest(seats))
    else:
        state.phase = GIVE_TO


@kernel
def give(rules: TrickRules, state: TrickState, taker: Seat) -> None:
    """Give the chosen card to *taker*."""
    face = state.given[state.given_count] + 0
    state.given_from[state.given_count] = state.giver
    state.given_to[state.given_count] = taker
    state.given_count += 1
    state.capacity[taker] -= 1
    state.gives_left -= 1
    move_card(state, face, state.giver, taker)
    note(state, EXCHANGED, state.giver, taker, face)
    go_on_exchanging(rules, state)


@kernel
def give_back(rules: TrickRules, state: TrickState, seat: Seat, face: Face) -> None:
    """Give back the best card of the suit, which may be the card that came."""
    state.returned[state.returned_count] = face
    taker = state.given_from[state.returned_count] + 0
    state.returned_count += 1
    move_card(state, face, seat, taker)
    note(state, RETURNED, seat, taker, face)
    go_on_exchanging(rules, state)


# The discard and the tricks


@kernel
def begin_discard(rules: TrickRules, state: TrickState) -> None:
    """Ask the announcer to put away as many cards as they took (S3-09)."""
    state.giver = -1
    state.turn = seat_of_role(state, 0)
    state.phase = DISCARD
    if state.discards_left == 0:
        begin_tricks(rules, state)


@kernel
def put_one_away(rules: TrickRules, state: TrickState, seat: Seat, face: Face) -> None:
    """Put one card away."""
    state.hands[seat] ^= 1 << face
    state.hand_sizes[seat] -= 1
    state.put_away |= 1 << face
    state.discards_left -= 1
    note(state, DISCARDED, seat, NOTHING, face)
    if state.discards_left == 0:
        begin_tricks(rules, state)


@kernel
def begin_tricks(rules: TrickRules, state: TrickState) -> None:
    """Begin the tricks."""
    state.phase = TRICK
    state.leader = seat_of_role(state, rules.leads)
    state.turn = state.leader
    state.trick_size = 0


@hot
def play_card(rules: TrickRules, state: TrickState, seat: Seat, face: Face) -> None:
    """Lay a card into the middle; the third one makes the trick."""
    state.hands[seat] ^= 1 << face
    state.hand_sizes[seat] -= 1
    state.seen |= 1 << face
    state.trick[state.trick_size] = face
    state.trick_size += 1
    state.plays += 1
    note(state, PLAYED, seat, face, NOTHING)
    state.turn = seat + 1 if seat + 1 < SEATS else 0
    if state.trick_size == SEATS:
        make_trick(rules, state)


@hot
def make_trick(rules: TrickRules, state: TrickState) -> None:
    """Give the trick to the highest trump, or the highest card of the suit led; its winner leads the next (S3-10)."""
    best = 0
    for place in range(1, SEATS):
        if beats(state, state.trick[place] + 0, state.trick[best] + 0):
            best = place
    winner = state.leader + best
    if winner >= SEATS:
        winner -= SEATS
    state.made[winner] += 1
    for place in range(SEATS):
        state.last[place] = state.trick[place]
    state.last_leader = state.leader
    state.last_winner = winner
    packed = state.trick[0] + 0 | (state.trick[1] + 0) << 6 | (state.trick[2] + 0) << 12
    note(state, TRICK_MADE, winner, state.made[winner], packed)
    state.leader = winner
    state.turn = winner
    state.trick_size = 0
    if state.hand_sizes[winner] == 0:
        finish(rules, state)


@hot
def beats(state: TrickState, face: Face, other: Face) -> bool:
    """Tell whether *face* takes the trick from *other*, which was played before it."""
    if face & 3 == other & 3:
        return height(face) > height(other)
    return face & 3 == state.kind


@kernel
def finish(rules: TrickRules, state: TrickState) -> None:
    """End the round: most points win."""
    state.phase = OVER
    state.reason = PLAYED_OUT
    most = -100
    for seat in range(SEATS):
        points = points_of(rules, state, seat)
        if points > most:
            most = points
            state.winners = 0
        state.winners |= (points == most) << seat
    note(state, ROUND_OVER, NOBODY, NOTHING, NOTHING)
