"""Effects of actions in a trick game: the announcement, the exchange, the discard, the tricks."""

from huit.cards import Face
from huit.engine.actions import NAME_SUIT, PASS, Action, Seat
from huit.engine.bits import lowest, popcount
from huit.engine.events import NOBODY, NOTHING, PASSED, PLAYED, note
from huit.engine.events import OVER as ROUND_OVER
from huit.engine.kernel import hot, kernel
from huit.engine.tricks.events import CHIEN, CHOSE, DISCARDED, EXCHANGED, KITTY, RETURNED, TRICK_MADE
from huit.engine.tricks.legal import takers
from huit.engine.tricks.state import (
    DISCARD,
    GIVE,
    GIVE_TO,
    KIND,
    OUTRIGHT,
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
from huit.rules.tricks.columns import KITTY_AFTER, KITTY_BEFORE, NO_TRUMP, SEATS, TrickRules


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
def open_round(rules: TrickRules, state: TrickState) -> None:
    """Ask for what comes first after the deal: the announcement, or an exchange before it (SM-05)."""
    if rules.exchanges != 0 and rules.exchange_first != 0:
        begin_exchange(rules, state)
    else:
        begin_kind(rules, state)


@kernel
def begin_kind(rules: TrickRules, state: TrickState) -> None:
    """Ask the announcer, who has the chien already where it is taken first, to choose the kind."""
    state.giver = -1
    state.turn = state.announcer
    state.phase = KIND
    if rules.kitty_taken == KITTY_BEFORE:
        take_kitty(rules, state)


@kernel
def announce(rules: TrickRules, state: TrickState, seat: Seat, kind: int) -> None:
    """Choose the kind, and take the chien where it is taken now (S3-06, S3-07)."""
    state.kind = kind
    state.chosen[seat] |= 1 << kind
    owes = owed_by(rules, state, 0) | owed_by(rules, state, 1) << 6 | owed_by(rules, state, 2) << 12
    note(state, CHOSE, seat, kind, owes)
    if rules.kitty_taken == KITTY_AFTER:
        take_kitty(rules, state)
    after_announcement(rules, state)


@kernel
def take_kitty(rules: TrickRules, state: TrickState) -> None:
    """Put the chien into the announcer's hand, before all eyes or unseen by the others."""
    announcer = state.announcer
    state.took_kitty = 1
    state.hands[announcer] |= state.kitty
    state.hand_sizes[announcer] += popcount(state.kitty)
    if rules.kitty_shown != 0:
        note(state, CHIEN, announcer, state.kitty, NOTHING)
    else:
        note(state, KITTY, announcer, popcount(state.kitty), state.kitty)


@kernel
def after_announcement(rules: TrickRules, state: TrickState) -> None:
    """Begin the exchanges, where the kind and the round before allow them (S3-08); else the discard."""
    if rules.exchanges != 0 and rules.exchange_first == 0 and state.kind < NO_TRUMP:
        begin_exchange(rules, state)
    else:
        begin_discard(rules, state)


# The exchange


@kernel
def begin_exchange(rules: TrickRules, state: TrickState) -> None:
    """Let each winner of the round before give: to each loser at most what that one lost (S3-12)."""
    for seat in range(SEATS):
        state.capacity[seat] = -state.previous[seat] if state.previous[seat] < 0 else 0
    go_on_exchanging(rules, state)


@kernel
def end_exchange(rules: TrickRules, state: TrickState) -> None:
    """Go on after the exchange: with the announcement, if it is still to come, or the discard."""
    if rules.exchange_first != 0:
        begin_kind(rules, state)
    else:
        begin_discard(rules, state)


@kernel
def go_on_exchanging(rules: TrickRules, state: TrickState) -> None:
    """Ask for the next card to be given or returned; after all winners of points, end the exchange."""
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
            end_exchange(rules, state)
            return
        state.gave |= 1 << state.giver
        state.gives_left = state.previous[state.giver]


@kernel
def next_giver(rules: TrickRules, state: TrickState) -> Seat:
    """Return the winner of points who gives next, by obligation (S3-14) or by points won (SM-08); -1 when all have given."""
    best = -1
    most = -1
    for role in range(SEATS):
        seat = seat_of_role(state, role)
        claim = rules.owed[role] + 0
        if rules.gives_first != 0:
            claim += 32 * state.previous[seat]
        if state.previous[seat] > 0 and not (state.gave >> seat) & 1 and claim > most:
            most = claim
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
    """Ask the announcer to put away as many cards as the chien has (S3-09)."""
    state.giver = -1
    state.turn = state.announcer
    state.phase = DISCARD
    state.discards_left = popcount(state.kitty)
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
        if state.took_kitty == 0:
            take_kitty(rules, state)
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
    """End the round: most points win; so many points, or so many tricks, win the match at once (SM-11)."""
    state.phase = OVER
    state.reason = PLAYED_OUT
    points = find_best(rules, state, 0)
    if rules.over_to_win != 0 and points >= rules.over_to_win:
        state.reason = OUTRIGHT
    if rules.tricks_to_win != 0 and max(state.made[0], state.made[1], state.made[2]) >= rules.tricks_to_win:
        state.reason = OUTRIGHT
        find_best(rules, state, 1)
    note(state, ROUND_OVER, NOBODY, NOTHING, NOTHING)


@kernel
def find_best(rules: TrickRules, state: TrickState, by_tricks: int) -> int:
    """Write who has most points, or most tricks, as the winners; return how many."""
    most = -100
    for seat in range(SEATS):
        count = state.made[seat] + 0 if by_tricks != 0 else points_of(rules, state, seat)
        if count > most:
            most = count
            state.winners = 0
        state.winners |= (count == most) << seat
    return most
