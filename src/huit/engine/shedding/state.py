"""The state of a round of a shedding game: every field, and how cards move in it. What the rules allow stands in `legal`."""

from typing import Annotated

from huit.cards import Face
from huit.engine.actions import Seat
from huit.engine.chance import KEY_WORDS, draw_below
from huit.engine.events import DREW, NOBODY, NOTHING, note
from huit.engine.hands import PLANES, add_to_hand, shuffle_stock
from huit.engine.kernel import hot, kernel, rare
from huit.engine.shedding.events import MISSES, RECYCLED
from huit.engine.state import CARRIED, HIDDEN, PUBLIC, Derived, Hidden, Public, State, clear_of, own
from huit.rules.record import I8
from huit.rules.rule_set import MOST_SEATS
from huit.rules.shedding.columns import MOST_CARDS, SheddingRules

PLAY, CHOOSE_SUIT, OVER, LAST_HIT, CHOOSE_FACE, RUN, CHOOSE_SEAT, GIVE, TAKE, LAID, TRADE, SKIP, TARGET, HIT = range(14)
CHOOSE_RANK, DOUBT, CHOOSE_CARD = range(14, 17)
"""Phases: an ordinary turn; a choice that a card asks for; over.

In LAST_HIT somebody is out, and their last card still hits the next player before the count. In RUN cards are laid together. In
CHOOSE_SEAT and GIVE a player gives cards away, or all of them pass one on; in TRADE they choose with whom they swap hands; in
TAKE the seat whose turn it is takes one blindly. LAID lasts no longer than an action: a card lies, and has yet to take effect.
In SKIP the seat whose turn it is loses it, unless it answers. In TARGET a player chooses whom their attack hits; in HIT a seat is
hit out of turn, and pays or answers. In
DOUBT a seat is attacked by a card that may be a bluff: it pays, answers or doubts.
"""
PHASES = (
    "play",
    "suit",
    "over",
    "last_hit",
    "face",
    "run",
    "seat",
    "give",
    "take",
    "laid",
    "trade",
    "skip",
    "target",
    "hit",
    "rank",
    "doubt",
    "card",
)
NOT_OVER, WENT_OUT, BLOCKED, FOUR_OF_A_KIND, LAST_LEFT, LIMIT = range(6)
"""Reasons for which a round is over; at the LIMIT of cards it is settled like one that is BLOCKED."""
REASONS = ("", "out", "blocked", "four_of_a_kind", "last_left", "limit")
NAMED_CARD, KNOCKED = 16, 32
"""Where other bits of seats begin in `announcements` and `declined`: of seats that named the card laid, or knocked."""
NAMED_RANK = 16
"""Where the bit of who named a rank, or a card, begins in `loses_turn`: what ends with a turn is looked for in one place."""
ANNOUNCEMENTS = 1 | 1 << NAMED_CARD | 1 << KNOCKED
"""All that a seat may have announced, shifted by the seat."""
ALOUD = 1 | 1 << NAMED_CARD
"""« Carte » (« Maou ») and the name of the card, as a seat says them in one breath, or catches them both."""


class SheddingState(State):
    """The whole truth about a round. Sets of seats are ints with a bit a seat."""

    # What nearly every decision reads stands together, and so takes few lines of a cache.

    phase: Public
    turn: Public
    """The seat whose turn it is."""
    direction: Public = 1
    """1 clockwise, -1 the other way."""
    stock_size: Public
    discard_size: Public
    top: Public
    shown: Public
    """The face in force: the top, what a joker on top stands for, or what a transparent one covers."""
    in_force: Public
    """The row of `accept` for an ordinary turn: the face shown, or a named suit."""
    hand_sizes: Annotated[list[int], "i2", MOST_SEATS, PUBLIC]
    drawn: Public
    """Cards drawn in this turn."""
    draw_debt: Public
    """Cards that the next player must draw unless they answer."""
    attacker: Public
    """The face that attacked last: what may answer depends on it."""
    paid: Public
    """1 in a turn that goes on after an attack was paid."""
    answers: Derived
    """Answers among the cards just drawn in paying, which may be laid at once."""
    gained: Hidden
    """The faces drawn in the last payment."""
    chain: Public
    """What was paid in this turn, where a like card adds to it (HC-10)."""
    again: Public
    """1 while the seat must play again: a debt is then for the seat after it."""
    cause: Public
    """Why cards are being drawn, for the event: one of `events.CAUSES`."""
    calls: Public
    """1 while the card on top was laid on its own suit: for those that call a suit only there."""
    acting: Public
    """The face whose power is being carried out while a choice is open; in RUN the one laid last, or what it stands for."""
    run: Public
    """What may be laid together: 0 nothing, else FLUSH, SET, STEPS, RISING or FALLING, where its rows of `accept` begin."""
    run_count: Public
    run_right: Public
    """1 in the first turn on a starter that lets a player lay all of its suit."""
    window: Public
    """Seats that came down to one card and may still be caught: whether they announced or not (what is legal must not tell)."""
    forgot: Public
    """Those of them that did not announce."""
    announcements: Derived
    """Seats that have announced what their next play will leave; from NAMED_CARD on, those that named the card; from KNOCKED on,
    those of the first that knocked."""
    declined: Derived
    """Seats that have used their « Contre-carte », or waived it, in the windows now open; from NAMED_CARD on, their « contre-4 »
    alike."""
    fresh: Public
    """1 from the moment a card is laid until the next move: it may be jumped in on."""
    drew: Public
    """1 plus the seat that drew last, until the next move: with what it drew it may hold four of a kind."""
    word_window: Public
    """The seat that has just laid a card which is announced as it is laid, whether it was or not."""
    word_forgot: Public
    misdealt: Public
    """1 plus the seat that was dealt too many or too few cards, until it is put right or the round has begun."""
    loses_turn: Public
    """Seats that lose their next turn; from NAMED_RANK on, the one that named the rank or the card in force."""
    out: Public
    """Seats that no longer play: they have no card left, or too many."""
    plays: Public
    idle: Public
    """Turns in a row in which nobody played or drew."""

    # The cards

    hands: Annotated[list[int], "i8", MOST_SEATS * PLANES, own(PLANES)]
    """By ``PLANES * seat + plane``: the faces that the seat holds more than *plane* times."""
    stock: Annotated[list[int], "i1", MOST_CARDS, HIDDEN]
    """Face down; the next one to be drawn is the last of the first `stock_size`."""
    discard: Annotated[list[int], "i1", MOST_CARDS, PUBLIC]
    """Face up; the last of the first `discard_size` is the top."""
    rng: Hidden
    """See `huit.engine.chance`, as for `key`: what the shuffles still to come are drawn from."""
    key: Annotated[list[int], "u4", KEY_WORDS, HIDDEN, CARRIED]

    # What some cards bring, or some moments

    dealer: Public
    won_before: Annotated[I8, PUBLIC, CARRIED]
    """1 plus the seat that alone won the round before in the match, where it begins; else 0."""
    attacked_by: Public
    """Who laid the card that attacked last, or has sent the attack back since."""
    sweeper: Public
    """Who laid the attack that goes round."""
    doubled: Public
    """1 once somebody went out with a card that doubles all points."""
    resumes: Public
    """After whom play goes on, once a seat that is hit out of turn has paid."""
    bluff: Hidden
    """1 if the last card that may be doubted was laid by a player who could have followed suit."""
    bluffer: Public
    """Who laid it."""
    skips_left: Public
    """Turns that a card still takes away, where they may be kept by answering; 0 otherwise."""
    run_least: Public
    """The fewest cards of the run or the set that is being laid, unless its first card stays alone; 0 where two do."""
    laid: Public = 1
    """The cards of the set that was laid last, for those that count each of them; 1 for a card alone."""
    run_announced: Public
    """1 once the one card left was announced in the middle of a run, 2 if by knocking."""
    turned: Public
    """1 once the card that opened a run has turned the direction."""
    gives_left: Public
    gives_to: Public
    levels: Annotated[list[int], "i1", MOST_SEATS, PUBLIC]
    """The wild rank of each seat, where each counts down their own: 1 for the ace."""
    robbed: Public
    """Whose hand lies open to the seat whose turn it is; while all pass a card on, who laid the card that makes them."""
    aside: Hidden
    """The card that the first giver passes on: they hand it over once all the others have given theirs."""
    announced: Public
    """Seats that announced their last card, where it counts when it is laid."""
    barred: Public
    """Seats that did not announce their last card in time, where they cannot go out in their next turn for that."""
    moved: Public
    """1 plus the seat that moved last, where a last card is announced in time until the next one does; less than 0 once the turn
    has come back to it, with nobody between."""
    turns_lost: Annotated[list[int], "i2", MOST_SEATS, PUBLIC]
    """Turns that cards still take from each seat, its next one first. An announcement costs only a bit of `loses_turn`."""
    left: Public
    """How many seats still play."""
    beaten: Public
    """The seats that are out with too many cards: in the last place, and in none of `places`."""
    places: Annotated[list[int], "i1", MOST_SEATS, PUBLIC]
    """The seats that are out with no card left, first to last."""
    last_points: Annotated[list[int], "i2", MOST_SEATS, PUBLIC]
    """What the last card of each seat that is out adds to its points."""
    reason: Public
    winners: Public
    """Seats that won, once over."""


clear = clear_of(SheddingState)
"""Give every field its default, for the next deal."""


@hot
def lay(state: SheddingState, face: Face) -> None:
    """Lay *face* on the discard, as its top; `show` puts it in force."""
    state.discard[state.discard_size] = face
    state.discard_size += 1
    state.top = face


@hot
def show(state: SheddingState, face: Face) -> None:
    """Put *face* in force: the top, or what it stands for."""
    state.shown = face
    state.in_force = face


@hot
def seat_after(rules: SheddingRules, state: SheddingState, seat: Seat, steps: int) -> Seat:
    """Return the seat so many *steps* on among those that still play, in the direction now in force (G-06)."""
    if state.out != 0:
        while steps > 0:
            seat = next_place(rules, state, seat)
            steps -= 1 - ((state.out >> seat) & 1)
        return seat
    seat += state.direction * steps
    while seat >= rules.seats:
        seat -= rules.seats
    while seat < 0:
        seat += rules.seats
    return seat


@kernel
def seat_before(rules: SheddingRules, state: SheddingState, seat: Seat) -> Seat:
    """Return the seat before *seat* among those that still play, in the direction now in force."""
    before = seat - state.direction
    while before < 0 or before >= rules.seats or (state.out >> before) & 1:
        before = rules.seats - 1 if before < 0 else 0 if before >= rules.seats else before - state.direction
    return before


@kernel
def next_place(rules: SheddingRules, state: SheddingState, seat: Seat) -> Seat:
    """Return the seat beside *seat* in the direction of play, whether it still plays or not."""
    seat += state.direction
    if seat >= rules.seats:
        return 0
    return rules.seats - 1 if seat < 0 else seat


@kernel
def first_giver(rules: SheddingRules, state: SheddingState) -> Seat:
    """Return who begins where all pass a card on: who laid the card that makes them, or if that player is out the next one."""
    return seat_after(rules, state, state.robbed, 1) if (state.out >> state.robbed) & 1 else state.robbed


@kernel
def is_own_wild(rules: SheddingRules, state: SheddingState, seat: Seat, face: Face) -> bool:
    """Tell whether *face* is of the wild rank that *seat* has come down to."""
    return rules.countdown != 0 and face >> 2 == state.levels[seat] - 1


@hot
def can_draw(rules: SheddingRules, state: SheddingState) -> bool:
    """Tell whether stock and discard can supply a card."""
    return state.stock_size > 0 or (rules.recycles != 0 and state.discard_size > 1)


@hot
def draw_card(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Move the next card of the stock to a hand; tell whether there was one. `cause` says why."""
    if state.stock_size == 0:
        if not can_draw(rules, state):
            return False
        recycle(state)
    state.stock_size -= 1
    face = state.stock[state.stock_size] + 0  # a whole int of the compiler's, not one of eight bits
    add_to_hand(state, seat, face)
    state.gained |= 1 << face
    note(state, DREW, seat, state.cause, face)
    return True


@kernel
def draw_cards(rules: SheddingRules, state: SheddingState, seat: Seat, count: int, cause: int) -> int:
    """Draw up to *count* cards for some *cause*; return how many were drawn: what cannot be supplied lapses (G-04)."""
    drawn = 0
    state.gained = 0
    state.cause = cause
    while drawn < count and draw_card(rules, state, seat):
        drawn += 1
    if drawn == 0 and count > 0:
        note(state, DREW, seat, cause, NOTHING)  # what was to be drawn lapses, and everybody must hear it
    hand_grew(state, seat)
    return drawn


@kernel
def hand_grew(state: SheddingState, seat: Seat) -> None:
    """Clear announcements when a hand grows beyond one card."""
    if state.hand_sizes[seat] > 1:
        close_window(state, seat)
        state.announced &= ~(1 << seat)


@kernel
def hand_emptied(state: SheddingState, seat: Seat) -> None:
    """Close the window of a hand that is empty."""
    if state.hand_sizes[seat] == 0:
        close_window(state, seat)


@rare
def lose_next_turn(state: SheddingState, seat: Seat) -> int:
    """Count the next turn of *seat* as lost, by whatever takes it; return 1 if only an announcement did."""
    penalty = (state.loses_turn >> seat) & 1 if state.turns_lost[seat] == 0 else 0
    state.turns_lost[seat] -= 1 if state.turns_lost[seat] > 0 else 0
    if state.turns_lost[seat] == 0:
        state.loses_turn &= ~(1 << seat)
    return penalty


@rare
def lose_more_turns(state: SheddingState, seat: Seat, turns: int) -> None:
    """Let *seat* lose so many turns after this one, beside those that it loses already."""
    if turns > 0:
        state.turns_lost[seat] += turns
        state.loses_turn |= 1 << seat
        note(state, MISSES, seat, state.turns_lost[seat] + 0, NOTHING)


@hot
def close_window(state: SheddingState, seat: Seat) -> None:
    """Close the window in which *seat* may be caught."""
    if state.window != 0:
        state.window &= ~(1 << seat)
        state.forgot &= state.window


@kernel
def put_into_stock(state: SheddingState, face: Face) -> None:
    """Put *face* back, somewhere into the stock."""
    place = draw_below(state, state.stock_size + 1)
    at = state.stock_size
    while at > place:
        state.stock[at] = state.stock[at - 1]
        at -= 1
    state.stock[place] = face
    state.stock_size += 1


@kernel
def recycle(state: SheddingState) -> None:
    """Make a new stock of all the discard but its top card (G-03)."""
    count = state.discard_size - 1
    for k in range(count):
        state.stock[k] = state.discard[k]
    state.discard[0] = state.top
    state.discard_size = 1
    state.stock_size = count
    shuffle_stock(state)
    note(state, RECYCLED, NOBODY, count, NOTHING)
