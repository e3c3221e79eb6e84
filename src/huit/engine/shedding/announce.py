"""Announcements: with a play or late, and the cost of forgetting them (G-17, G-18)."""

from huit.cards import Face
from huit.engine.actions import Seat
from huit.engine.bits import lowest
from huit.engine.events import FOR_CAUGHT, FOR_WRONG, NOTHING, note
from huit.engine.kernel import kernel, rare
from huit.engine.shedding.events import (
    ANNOUNCED,
    CARD_CRY,
    CAUGHT,
    FORGOT,
    FORGOT_CARD,
    FORGOT_WORD,
    KNOCK_CRY,
    WORD_CRY,
    WRONG_CATCH,
    WRONG_SAY,
)
from huit.engine.shedding.legal import announces_in_time, announces_until_last, is_silent
from huit.engine.shedding.state import ALOUD, KNOCKED, NAMED_CARD, SheddingState, close_window, draw_cards
from huit.engine.shedding.trade import repair_misdeal
from huit.rules.shedding.columns import AT_ONCE, NEXT_TURN, ON_LAST_CARD, SheddingRules


@kernel
def announce(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Announce « Carte »: late if a window is open for it, else all that the play that follows needs."""
    if not announce_late(rules, state, seat, CARD_CRY):
        state.announcements |= ALOUD << seat


@kernel
def announce_late(rules: SheddingRules, state: SheddingState, seat: Seat, what: int) -> bool:
    """Announce what was forgotten, by saying or knocking it; return whether there was anything."""
    own = 1 << seat
    if state.forgot & own:
        close_window(state, seat)
    elif announces_until_last(rules, state, seat) or announces_in_time(rules, state, seat):
        state.announced |= own
    else:
        return False
    note(state, ANNOUNCED, seat, 1, what)
    return True


@kernel
def announce_with_play(rules: SheddingRules, state: SheddingState, seat: Seat, cries: int) -> None:
    """Announce with a play: first, late, what was forgotten before; then the play itself. *cries*: bits of `ANNOUNCEMENTS`."""
    on_last_card = rules.forgotten == ON_LAST_CARD and rules.announces_last == 0 and state.hand_sizes[seat] == 1
    if cries & 1 and (state.forgot & (1 << seat) or on_last_card):
        announce_late(rules, state, seat, KNOCK_CRY if cries >> KNOCKED else CARD_CRY)
    state.announcements |= cries << seat


@kernel
def open_window(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Settle the announcement of a hand that came down to one card: made, or forgotten at the cost that the rules say."""
    if rules.announces == 0 or state.hand_sizes[seat] != 1:
        return
    own = 1 << seat
    made = state.announcements & own if state.run_announced == 0 else own
    if made:
        knocked = state.run_announced == 2 or (state.announcements >> (KNOCKED + seat)) & 1
        note(state, ANNOUNCED, seat, 0, KNOCK_CRY if knocked else CARD_CRY)
    if rules.forgotten == ON_LAST_CARD or rules.forgotten == NEXT_TURN:
        state.announced = (state.announced & ~own) | made
    elif rules.forgotten == AT_ONCE:
        if not made and seat == state.turn:
            note(state, FORGOT, seat, FORGOT_CARD, NOTHING)
            punish(rules, state, seat, FOR_CAUGHT)
    else:
        state.window |= own
        state.declined = 0
        if not made:
            state.forgot |= own


@kernel
def open_window_unplayed(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Settle a hand that came down to one card without a play with which to announce it.

    It owes an announcement only where that may still be made later.
    """
    if rules.forgotten == AT_ONCE:
        return
    if rules.late_say != 0 or (rules.forgotten == ON_LAST_CARD and rules.announces_last == 0):
        open_window(rules, state, seat)
    elif (rules.forgotten == ON_LAST_CARD or rules.forgotten == NEXT_TURN) and state.hand_sizes[seat] == 1:
        state.announced |= 1 << seat


@rare
def bar_silent(state: SheddingState, seat: Seat) -> None:
    """Settle what the player who moved last did not announce, now that *seat* moves: they cannot go out in their next turn.

    That turn is over once they have moved. It may be the one that *seat* begins, where the turn came back to them.
    """
    last = abs(state.moved) - 1
    if state.moved == 1 + seat:
        return
    state.moved = 1 + seat
    if last < 0:
        return
    own = 1 << last
    state.barred &= ~own
    if is_silent(state, last):
        state.barred |= own
        note(state, FORGOT, last, FORGOT_CARD, NOTHING)


@kernel
def open_word(state: SheddingState, seat: Seat) -> None:
    """Open the window of a card that is announced as it is laid: until the next move its player may be caught (W1-07)."""
    state.word_window = 1 << seat
    state.declined = 0
    if (state.announcements >> (NAMED_CARD + seat)) & 1:
        note(state, ANNOUNCED, seat, 0, WORD_CRY)
    else:
        state.word_forgot = 1 << seat


@kernel
def close_word(state: SheddingState) -> None:
    """Close the window of a card that is announced as it is laid."""
    state.word_window = 0
    state.word_forgot = 0


@rare
def judge_word(rules: SheddingRules, state: SheddingState, seat: Seat, face: Face) -> None:
    """Make *seat* draw for « Carte » announced with *face* and more than one card left.

    In one breath with the name of a card that is named, it is that name.
    """
    carte = 1 << seat
    if state.hand_sizes[seat] < 2 or not state.announcements & carte:
        return
    if (rules.words >> face) & 1 and (state.announcements >> (NAMED_CARD + seat)) & 1:
        return
    state.announcements &= ~(carte | carte << KNOCKED)
    note(state, WRONG_SAY, seat, NOTHING, NOTHING)
    punish(rules, state, seat, FOR_WRONG)


@kernel
def punish(rules: SheddingRules, state: SheddingState, seat: Seat, cause: int) -> None:
    """Make *seat* draw for an announcement forgotten or wrong, and lose a turn where the rules say so."""
    if rules.penalty_skips != 0:
        state.loses_turn |= 1 << seat
    draw_cards(rules, state, seat, rules.penalty, cause)


@kernel
def catch(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """« Contre-carte », « contre-4 » and « Maldonne » in one breath: whatever there is to catch."""
    catch_some(rules, state, seat, ALOUD)


@kernel
def catch_some(rules: SheddingRules, state: SheddingState, seat: Seat, what: int) -> None:
    """Make every other seat that forgot it draw (WK-07, W1-07); a wrong catch costs nothing, or as much (G-17).

    *what*: bits of `ALOUD`; the first is « Maldonne » too.
    """
    others = ~(1 << seat)
    caught = state.forgot & others if what & 1 else 0
    words = state.word_forgot & others if what >> NAMED_CARD else 0
    state.declined |= what << seat
    right = caught | words
    if what & 1 and state.misdealt != 0:
        right = 1
        repair_misdeal(rules, state, seat)
    if right == 0:
        note(state, WRONG_CATCH, seat, FORGOT_CARD if what & 1 else FORGOT_WORD | state.shown >> 2 << 1, NOTHING)
        if rules.wrong_catch != 0:
            draw_cards(rules, state, seat, rules.penalty, FOR_CAUGHT)
    while caught != 0:
        victim = lowest(caught)
        caught &= caught - 1
        note(state, CAUGHT, victim, seat, FORGOT_CARD)
        close_window(state, victim)
        punish(rules, state, victim, FOR_CAUGHT)
    if words != 0:
        victim = lowest(words)
        state.word_forgot = 0
        note(state, CAUGHT, victim, seat, FORGOT_WORD | state.shown >> 2 << 1)
        punish(rules, state, victim, FOR_CAUGHT)
