"""How a player goes out, how a round ends, and what it counts."""

from huit.engine.actions import NO_ACTION, Seat
from huit.engine.bits import lowest, popcount
from huit.engine.events import NOBODY, NOTHING, OUT, note
from huit.engine.events import OVER as ROUND_OVER
from huit.engine.hands import PLANES, cards_of
from huit.engine.kernel import kernel, rare
from huit.engine.shedding.announce import close_word
from huit.engine.shedding.countdown import comes_down
from huit.engine.shedding.events import BEATEN, DECLARED
from huit.engine.shedding.state import (
    BLOCKED,
    FOUR_OF_A_KIND,
    LAST_LEFT,
    LIMIT,
    OVER,
    WENT_OUT,
    SheddingState,
    close_window,
    seat_after,
)
from huit.rules.shedding.columns import LEFT_IN_HAND, NO_COUNT, PODIUM, WINNER_TAKES, SheddingRules


@kernel
def go_out(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Let a seat without cards leave the round, unless it counts down to another hand; return whether that ends the round.

    If the round ends, the last card's effect is skipped (G-08).
    """
    if rules.countdown != 0 and comes_down(rules, state, seat):
        return False
    if leave(rules, state, seat):
        end_out(rules, state)
        return True
    return False


@rare
def leave_with_a_hit(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Let a seat leave whose last card still hits; return whether the round is decided, and ends once the hit is taken."""
    if (rules.countdown != 0 and comes_down(rules, state, seat)) or not leave(rules, state, seat):
        return False
    state.window = 0
    state.forgot = 0
    state.fresh = 0
    return True


@kernel
def leave(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Note that a seat is out; return whether that decides the round for it, for its team, or for the last place."""
    own = 1 << seat
    take_place(rules, state, seat)
    state.window &= ~own
    state.forgot &= ~own
    note(state, OUT, seat, NOTHING, NOTHING)
    mates = team_of(rules, seat)
    over = state.out & mates == mates if rules.teams != 0 else rules.goes_on == 0 or state.left < 2
    if over:
        state.winners = mates if rules.teams != 0 else 1 << state.places[0]
    return over


@rare
def end_out(rules: SheddingRules, state: SheddingState) -> None:
    """End a round that somebody has won by going out."""
    if state.left == 1 and state.beaten != 0:
        # Who is left is not the last: those who are out with too many cards come after them.
        take_place(rules, state, seat_after(rules, state, state.places[0], 1))
    state.reason = WENT_OUT
    end_round(state)


@kernel
def take_place(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Put *seat* out, in the next place."""
    state.places[count_of_places(rules, state)] = seat
    state.out |= 1 << seat
    state.left -= 1


@kernel
def count_of_places(rules: SheddingRules, state: SheddingState) -> int:
    """Return how many seats have a place: they are out, and not with too many cards."""
    return rules.seats - state.left - popcount(state.beaten)


@rare
def beat(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Put *seat* out of the round with too many cards; who is then the last one left has won, or the first who was out."""
    own = 1 << seat
    state.beaten |= own
    state.out |= own
    state.left -= 1
    state.announced &= ~own
    state.barred &= ~own
    state.loses_turn &= ~own
    state.turns_lost[seat] = 0
    close_window(state, seat)
    if state.word_window == own:
        close_word(state)
    if state.misdealt == 1 + seat:
        state.misdealt = 0
    note(state, BEATEN, seat, state.hand_sizes[seat], NOTHING)
    if state.left == 1:
        take_place(rules, state, seat_after(rules, state, seat, 1))
        state.winners = 1 << state.places[0]
        state.reason = LAST_LEFT
        end_round(state)


@kernel
def team_of(rules: SheddingRules, seat: Seat) -> int:
    """Return the seats that play with *seat*: every so many seats round the table (LH-03), or itself alone."""
    if rules.teams == 0:
        return 1 << seat
    mates = 0
    for other in range(seat % rules.teams, rules.seats, rules.teams):
        mates |= 1 << other
    return mates


@rare
def declare(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Show four of the rank that wins, and win (W6-06): the next place, where others are out already (PT-01)."""
    for plane in range(PLANES):
        cards = state.hands[PLANES * seat + plane] & rules.wins_held
        while cards != 0:
            note(state, DECLARED, seat, NOTHING, lowest(cards))
            cards &= cards - 1
    state.winners = team_of(rules, seat)
    take_place(rules, state, seat)
    state.reason = FOUR_OF_A_KIND
    end_round(state)


@rare
def end_blocked(rules: SheddingRules, state: SheddingState, reason: int) -> None:
    """End a blocked round, or one at its limit of cards: fewest cards wins, then fewest points; equals win together (G-05).

    Teams compare their points (LH-37). Where somebody is out already, they have won (G-19); with too many cards nobody has.
    """
    best = 1 << 30
    winners = NO_ACTION
    for seat in range(rules.seats):
        if (state.beaten >> seat) & 1:
            continue
        if rules.teams != 0:
            rank = points_of_seats(rules, state, team_of(rules, seat))
        else:
            # Who has counted down further is nearer to the end, whatever they hold.
            rank = (state.levels[seat] << 24) + (state.hand_sizes[seat] << 16) + points_in_hand(rules, state, seat)
        if rank < best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    state.winners = 1 << state.places[0] if state.out & ~state.beaten != 0 and rules.teams == 0 else winners
    state.reason = reason
    end_round(state)


@kernel
def end_round(state: SheddingState) -> None:
    """End the round; `reason` says why."""
    state.phase = OVER
    state.skips_left = 0
    state.window = 0
    state.forgot = 0
    state.word_window = 0
    state.word_forgot = 0
    state.fresh = 0
    state.misdealt = 0
    note(state, ROUND_OVER, NOBODY, NOTHING, NOTHING)


@kernel
def points_of(rules: SheddingRules, state: SheddingState, seat: Seat) -> int:
    """Return what a round that is over counts for *seat*, by the count of the rules."""
    if rules.counts == NO_COUNT:
        return 0
    if rules.counts == PODIUM:
        return points_of_place(state, count_of_places(rules, state), seat)
    wins = (state.winners >> seat) & 1
    if rules.counts == WINNER_TAKES:
        points = winnings(rules, state, seat) + last_points_of(state, team_of(rules, seat)) if wins else 0
    else:
        # Who won counts none of the cards that they were left with (PT-02).
        points = (rules.winner_points if wins else points_in_hand(rules, state, seat)) + last_points_of(state, 1 << seat)
    return 2 * points if state.doubled != 0 else points


@kernel
def last_points_of(state: SheddingState, seats: int) -> int:
    """Return what the last cards of some seats add to their points."""
    total = 0
    while seats != 0:
        total += state.last_points[lowest(seats)]
        seats &= seats - 1
    return total


@kernel
def counts_hands(rules: SheddingRules) -> bool:
    """Tell whether a round counts hands, and is over when somebody has gone out."""
    return rules.goes_on == 0 and (rules.counts == LEFT_IN_HAND or rules.counts == WINNER_TAKES)


@kernel
def points_of_place(state: SheddingState, out: int, seat: Seat) -> int:
    """Return 50, 20 or 10 for the first three out, and nothing for the others (PT-01)."""
    for place in range(out):
        if state.places[place] == seat:
            return 50 if place == 0 else 20 if place == 1 else 10 if place == 2 else 0
    return 0


@kernel
def winnings(rules: SheddingRules, state: SheddingState, seat: Seat) -> int:
    """Return what the winner takes: all that the others hold, or if blocked what each holds more than they do (LH-31 to LH-37).

    Winners of equal rank share alike, and a remainder goes to nobody; partners all score what their team does.
    """
    if rules.teams != 0:
        return winnings_of_team(rules, state, seat)
    own = points_in_hand(rules, state, seat)
    total = 0
    for other in range(rules.seats):
        points = points_in_hand(rules, state, other)
        if state.reason in (BLOCKED, LIMIT):
            total += points - own
        elif other != seat:
            total += points
    return shared(total, popcount(state.winners))


@kernel
def winnings_of_team(rules: SheddingRules, state: SheddingState, seat: Seat) -> int:
    """Return what the team of *seat* scores."""
    own = points_of_seats(rules, state, team_of(rules, seat))
    total = 0
    for team in range(rules.teams):
        if team != seat % rules.teams:
            total += points_of_seats(rules, state, team_of(rules, team))
            if state.reason in (BLOCKED, LIMIT):
                total -= own
    return shared(total, popcount(state.winners) * rules.teams // rules.seats)


@kernel
def shared(total: int, winners: int) -> int:
    """Divide *total* equally among so many *winners*, rounding towards 0: the remainder goes to nobody (LH-34)."""
    return total // winners if total >= 0 else -(-total // winners)


@kernel
def points_of_seats(rules: SheddingRules, state: SheddingState, seats: int) -> int:
    """Return what the hands of some seats count together."""
    total = 0
    while seats != 0:
        total += points_in_hand(rules, state, lowest(seats))
        seats &= seats - 1
    return total


@kernel
def points_in_hand(rules: SheddingRules, state: SheddingState, seat: Seat) -> int:
    """Return what the cards of a hand count."""
    total = 0
    for plane in range(PLANES):
        cards = state.hands[PLANES * seat + plane]
        while cards != 0:
            total += rules.points[lowest(cards)]
            cards &= cards - 1
    return total


@kernel
def breaks_a_law(rules: SheddingRules, state: SheddingState) -> bool:
    """Tell whether a card is lost or made, the size of a hand is wrong, or the turn is nobody's."""
    cards = state.stock_size + state.discard_size
    for seat in range(rules.seats):
        held = cards_of(state, seat, -1)
        if held != state.hand_sizes[seat]:
            return True
        cards += held
    fair = state.draw_debt >= 0 and 0 <= state.turn < rules.seats and state.direction * state.direction == 1
    return cards != rules.cards or not fair or state.left != rules.seats - popcount(state.out)
