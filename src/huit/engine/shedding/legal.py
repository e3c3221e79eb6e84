"""Legal actions. Legality takes a seat, because whose turn it is and who may act are two things."""

from huit.cards import BLACK_JOKER, Face, FaceSet
from huit.engine.actions import ALL_SUITS, CATCH, DECLARE, DRAW, NO_ACTION, PASS, SAY, ActionSet, Seat
from huit.engine.bits import lowest
from huit.engine.hands import PLANES, cards_of
from huit.engine.kernel import hot, kernel, rare
from huit.engine.shedding.state import (
    ALOUD,
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_RANK,
    CHOOSE_SEAT,
    CHOOSE_SUIT,
    DOUBT,
    GIVE,
    HIT,
    LAST_HIT,
    NAMED_CARD,
    OVER,
    PLAY,
    RUN,
    SKIP,
    TAKE,
    TARGET,
    TRADE,
    SheddingState,
    can_draw,
)
from huit.rules.shedding.columns import (
    CLUBS,
    FALLING,
    FOLLOWING_ROWS,
    KEPT,
    LAST,
    MAY_ERR,
    NAMED,
    ON_LAST_CARD,
    RANKED,
    RISING,
    SKIPPING,
    STEPS,
    UNPAID,
    SheddingRules,
)

FOUR = 4
"""So many cards of a rank make four of a kind."""


@hot
def legal_actions(rules: SheddingRules, state: SheddingState, seat: Seat) -> ActionSet:
    """Return everything that *seat* may do now."""
    actions = turn_actions(rules, state) if seat == state.turn else NO_ACTION
    if state.window != 0 or (rules.reacts != 0 and is_open(rules, state)):
        reactions = reactions_of(rules, state, seat)
        actions |= reactions
        if reactions != 0 and seat != state.turn:
            actions |= 1 << PASS
    return actions


@hot
def is_attacked(state: SheddingState) -> bool:
    """Tell whether the seat whose turn it is faces an unpaid attack; who must play again after their own attack does not."""
    return state.draw_debt > 0 and state.again == 0


@hot
def row_in_force(state: SheddingState) -> int:
    """Return the row of `accept` for the seat whose turn it is."""
    if state.phase != PLAY:
        if state.phase == LAST_HIT:
            return LAST + state.attacker
        if state.phase == RUN:
            return state.run + state.acting
        if state.phase == SKIP:
            return SKIPPING + state.acting
    # The debt comes before the suit: an unpaid attack is answered before anything else (G-16).
    return UNPAID + state.attacker if state.draw_debt > 0 and state.again == 0 else state.in_force


@hot
def calls_suit(rules: SheddingRules, row: int, face: Face) -> int:
    """Return 1 if *face*, laid on *row*, calls a suit: anywhere, or only on its own (WA-03).

    *row* is what was in force before, `SheddingState.in_force`: under an unpaid attack it is still the suit that lies on top.
    """
    if rules.names_own_suit[face] == 0:
        return rules.names_suit[face]
    # A row in force is a face, or NAMED and up to 63 more; 52 and 53 are jokers, which have no suit.
    has_suit = face < BLACK_JOKER and (row < BLACK_JOKER or NAMED <= row < LAST)
    return 1 if has_suit and (row & 3) == (face & 3) else 0


@hot
def playable(rules: SheddingRules, state: SheddingState) -> FaceSet:
    """Return the cards that the seat whose turn it is may play."""
    if rules.odd == 0:
        # Most turns are ordinary, and this is asked at every one.
        row = state.in_force if state.phase == PLAY and state.draw_debt == 0 else row_in_force(state)
        return state.hands[PLANES * state.turn] & rules.accept[row]
    return oddly_playable(rules, state)


@rare
def oddly_playable(rules: SheddingRules, state: SheddingState) -> FaceSet:
    """Return them where the suit must be followed, a turn is lost, it matters how many still play, or each has a wild rank."""
    hand = last_left_out(rules, state, state.turn)
    loses_this = rules.turns_lost != 0 and (state.loses_turn >> state.turn) & 1 and (state.phase == SKIP or is_attacked(state))
    if loses_this and state.phase != RUN:
        # They pay, or are skipped, and that is all of their turn. Who has jumped in goes on with what they lay together.
        return 0
    row = row_in_force(state)
    cards = hand & rules.accept[row]
    if state.phase == RUN and state.run == STEPS and state.run_least != 0:
        return cards & long_runs(rules, state)
    own = NO_ACTION
    if rules.countdown != 0 and state.phase == PLAY and not is_attacked(state) and row < RANKED:
        own = hand & (0b1111 << 4 * (state.levels[state.turn] - 1)) & ~rules.refused[state.shown]
    if rules.links != 0 and state.left == 2 and row < UNPAID:
        cards |= hand & rules.linked_at_two[row]
    if rules.restricts != 0 and row < FOLLOWING_ROWS and hand & rules.follows[row] != 0:
        cards &= rules.following[row]
    return cards | own


@hot
def last_left_out(rules: SheddingRules, state: SheddingState, seat: Seat) -> FaceSet:
    """Return the cards that *seat* holds, but for a last one that nobody lays as their last, there or anywhere."""
    return state.hands[PLANES * seat] if state.hand_sizes[seat] != 1 else laid_last(rules, state, seat)


@rare
def laid_last(rules: SheddingRules, state: SheddingState, seat: Seat) -> FaceSet:
    """Return the only card that *seat* holds, if it may be laid."""
    hand = state.hands[PLANES * seat]
    if rules.bars != 0 and is_barred(state, seat):
        return NO_ACTION
    if rules.last_on_own_suit & hand != 0:
        row = state.in_force
        has_suit = row < BLACK_JOKER or NAMED <= row < LAST
        return hand & (CLUBS << (row & 3)) if has_suit else NO_ACTION
    return hand & ~rules.never_last


@rare
def is_barred(state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* cannot go out in this turn, since it did not announce its last card before it."""
    return (state.barred >> seat) & 1 != 0 or (state.moved == -1 - seat and is_silent(state, seat))


@rare
def is_silent(state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* has one card, and has not announced it."""
    return state.hand_sizes[seat] == 1 and not ((state.announced | state.out) >> seat) & 1


@rare
def long_runs(rules: SheddingRules, state: SheddingState) -> FaceSet:
    """Return the second cards of the run just begun from which it comes to as many cards as it must have."""
    cards = NO_ACTION
    for row in (RISING, FALLING):
        if comes_to(rules, state, row, state.run_least):
            cards |= rules.accept[row + state.acting]
    return cards


@rare
def comes_to(rules: SheddingRules, state: SheddingState, row: int, least: int) -> bool:
    """Tell whether what is held takes the run begun with the card just laid to *least* cards: up if *row* is RISING, or down."""
    face, left = state.acting, state.hand_sizes[state.turn] + 0
    for _ in range(1, least):
        cards = state.hands[PLANES * state.turn] & rules.accept[row + face]
        if left == 1:
            cards = NO_ACTION if (state.barred >> state.turn) & 1 else cards & ~rules.never_last
        if cards == 0:
            return False
        face = lowest(cards)
        left -= 1
    return True


@hot
def turn_actions(rules: SheddingRules, state: SheddingState) -> ActionSet:
    """Return what the seat whose turn it is may do in its turn."""
    if state.phase != PLAY and state.phase != LAST_HIT:
        return choices(rules, state)
    cards = NO_ACTION if state.drawn != 0 and draws_on(rules) else playable(rules, state)
    if state.answers != 0:
        actions = state.answers if rules.must_answer[state.attacker] != 0 else state.answers | 1 << PASS
        cards = state.answers
    else:
        actions = cards | draw_or_pass(rules, state, cards)
    if rules.speaks != 0 and may_announce(rules, state, state.turn, cards):
        actions |= 1 << SAY
    return actions


@kernel
def choices(rules: SheddingRules, state: SheddingState) -> ActionSet:
    """Return the answers to the choice that a card asks for."""
    if state.phase == OVER:
        return NO_ACTION
    if state.phase == CHOOSE_SUIT:
        return ALL_SUITS
    if state.phase == CHOOSE_FACE:
        return faces_to_stand_for(rules, state)
    if state.phase == CHOOSE_RANK:
        # The club of a rank stands for it.
        return rules.ranks_named[state.acting]
    if state.phase == CHOOSE_CARD:
        return rules.plain
    if state.phase == TAKE:
        return 1 << DRAW
    if state.phase == TRADE or state.phase == TARGET:
        return others_in(rules, state)
    if state.phase == CHOOSE_SEAT or state.phase == GIVE:
        return gifts(rules, state)
    cards = playable(rules, state)
    actions = cards
    if state.phase == HIT:
        actions |= 1 << DRAW
    elif state.phase == DOUBT:
        actions |= 1 << DRAW | 1 << PASS
    elif state.phase == SKIP or state.run_count == 1 or may_end_run(rules, state):
        actions |= 1 << PASS
    if may_announce(rules, state, state.turn, cards):
        actions |= 1 << SAY
    return actions


@kernel
def may_end_run(rules: SheddingRules, state: SheddingState) -> bool:
    """Tell whether so many cards laid together are enough: of exactly three, two would be neither one nor three (HC-12)."""
    return rules.set_of[state.acting] == 0 and state.run_count >= state.run_least


@kernel
def others_in(rules: SheddingRules, state: SheddingState) -> ActionSet:
    """Return the seats that still play, but the one whose turn it is."""
    return ((1 << rules.seats) - 1) & ~state.out & ~(1 << state.turn)


@kernel
def gifts(rules: SheddingRules, state: SheddingState) -> ActionSet:
    """Return who may be given cards, or which cards; with an announcement where one card will be left."""
    own = 1 << state.turn
    if rules.passes_on[state.acting] != 0:
        # Who passes a card on gets one: there is nothing to announce.
        return state.hands[PLANES * state.turn]
    actions = others_in(rules, state) if state.phase == CHOOSE_SEAT else state.hands[PLANES * state.turn]
    if rules.announces != 0 and state.hand_sizes[state.turn] - state.gives_left == 1 and not state.announcements & own:
        actions |= 1 << SAY
    return actions


@kernel
def faces_to_stand_for(rules: SheddingRules, state: SheddingState) -> FaceSet:
    """Return the cards whose place a joker may take: any, or on an attack or a skip one that answers it (W3-04).

    Where no such card answers, the joker that was laid all the same may be any: it answers by itself.
    """
    if state.skips_left != 0:
        faces = rules.accept[SKIPPING + state.acting] & rules.plain
    elif is_attacked(state):
        faces = rules.accept[UNPAID + state.attacker] & rules.plain
    else:
        faces = rules.plain & ~rules.refused[state.shown]
    return faces if faces != 0 else rules.plain


@kernel
def draws_on(rules: SheddingRules) -> bool:
    """Tell whether whoever has drawn a card draws all the others, and lays none: drawn cards are kept."""
    return rules.drawn_card == KEPT and rules.draws != 0


@hot
def draw_or_pass(rules: SheddingRules, state: SheddingState, cards: FaceSet) -> ActionSet:
    """Return DRAW or PASS, whichever of them the turn allows beside *cards*."""
    if state.draw_debt > 0 and state.again == 0:
        if cards != 0 and rules.must_answer[state.attacker] != 0 and state.phase == PLAY:
            return NO_ACTION
        # To pay is always possible, although it could be answered (G-15) and although nothing may be left to draw (G-04).
        return 1 << DRAW
    if state.paid != 0 and (rules.payer_draws[state.attacker] == 0 or state.drawn == 0):
        # KP-08: who paid so much may play, and need not; or draws as in any turn.
        draws = rules.payer_draws[state.attacker] != 0 and (state.stock_size > 0 or can_draw(rules, state))
        return 1 << DRAW if draws else 1 << PASS
    actions = NO_ACTION
    if cards == 0 or rules.draws_freely != 0:
        drawn_enough = rules.draws != 0 and state.drawn >= rules.draws
        if not drawn_enough and (state.stock_size > 0 or can_draw(rules, state)):
            actions = 1 << DRAW
        elif cards == 0:
            return 1 << PASS
    if cards != 0 and state.drawn >= rules.passes_from:
        actions |= 1 << PASS
    return actions


@kernel
def may_announce(rules: SheddingRules, state: SheddingState, seat: Seat, cards: FaceSet) -> bool:
    """Tell whether the next play of *seat*, one of *cards*, may come with an announcement."""
    if (state.announcements >> seat) & 1 or state.phase == LAST_HIT or cards == 0:
        return False
    held = state.hand_sizes[seat]
    if state.phase == RUN and rules.set_of[state.acting] != 0:
        # HC-12: it comes before the first of them; the word of the last card comes with that card.
        return rules.announces_last != 0 and held == 1
    if held <= 2 and is_announced_with(rules, state, seat, held):
        return True
    if cards & rules.words != 0 or (rules.speaks == MAY_ERR and held > 2):
        return True
    return cards & (rules.givers | rules.sets_of_some) != 0 and any_leaves_one(rules, state, cards, held)


@kernel
def is_announced_with(rules: SheddingRules, state: SheddingState, seat: Seat, held: int) -> bool:
    """Tell whether a play out of one or two cards may come with an announcement."""
    if held == 2:
        return rules.announces != 0
    return rules.announces_last != 0 or comes_down_to_one(rules, state, seat) or announces_until_last(rules, state, seat)


@kernel
def comes_down_to_one(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat*, once it has no card left, is dealt a single one."""
    return rules.countdown != 0 and rules.announces != 0 and state.levels[seat] == 2


@kernel
def goes_with(rules: SheddingRules, state: SheddingState, seat: Seat, face: Face) -> bool:
    """Tell whether an announcement may come with the play of *face*: its name, or one of the hand, were it wrong."""
    return (rules.words >> face) & 1 != 0 or carte_goes_with(rules, state, seat, face)


@kernel
def is_due_with(rules: SheddingRules, state: SheddingState, seat: Seat, face: Face) -> bool:
    """Tell whether an announcement is due with the play of *face*."""
    return (rules.words >> face) & 1 != 0 or carte_is_due(rules, state, seat, face)


@kernel
def carte_goes_with(rules: SheddingRules, state: SheddingState, seat: Seat, face: Face) -> bool:
    """Tell whether « Carte », or « Maou », may come with the play of *face*."""
    return (rules.speaks == MAY_ERR and state.hand_sizes[seat] > 2) or carte_is_due(rules, state, seat, face)


@kernel
def carte_is_due(rules: SheddingRules, state: SheddingState, seat: Seat, face: Face) -> bool:
    """Tell whether *face* leaves the one card that is announced, or is the last one of all."""
    held = state.hand_sizes[seat]
    return (held <= 2 and is_announced_with(rules, state, seat, held)) or leaves_one(rules, state, face, held)


@kernel
def any_leaves_one(rules: SheddingRules, state: SheddingState, cards: FaceSet, held: int) -> bool:
    """Tell whether one of *cards* leaves one card of *held*, with all that goes with it."""
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if leaves_one(rules, state, face, held):
            return True
    return False


@kernel
def leaves_one(rules: SheddingRules, state: SheddingState, face: Face, held: int) -> bool:
    """Tell whether *face* leaves one card by what it gives away or is laid with."""
    if rules.announces == 0:
        return False
    if rules.gives[face] != 0:
        return held == 2 + rules.gives[face]
    return state.run == 0 and rules.set_of[face] != 0 and held == 1 + rules.set_of[face]


@kernel
def holds_four(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* holds four cards of the rank that wins (W6-06)."""
    return cards_of(state, seat, rules.wins_held) >= FOUR


@hot
def may_jump_in(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* holds the very card on top, just laid, and may lay it at once (DI-03)."""
    if state.fresh == 0 or (state.hands[PLANES * seat] >> state.top) & 1 == 0:
        return False
    if (last_left_out(rules, state, seat) >> state.top) & 1 == 0:
        return False
    if state.phase not in (PLAY, TAKE, SKIP, HIT, DOUBT) or (rules.refused[state.shown] >> state.top) & 1:
        return False
    if state.phase == SKIP:
        return (rules.accept[SKIPPING + state.acting] >> state.top) & 1 != 0
    return state.draw_debt == 0 or (rules.accept[UNPAID + state.attacker] >> state.top) & 1 != 0


@kernel
def reactions_of(rules: SheddingRules, state: SheddingState, seat: Seat) -> ActionSet:
    """Return what *seat* may do whether or not it is its turn: announce late, catch the others, jump in, show four of a kind.

    To catch is offered whether or not there is something to catch.
    """
    own = 1 << seat
    actions = NO_ACTION
    if state.out & own:
        return actions
    if may_say_late(rules, state, seat):
        actions |= 1 << SAY
    if may_catch(state, seat) or may_catch_word(state, seat):
        actions |= 1 << CATCH
    if rules.reacts != 0:
        actions |= rare_reactions(rules, state, seat)
    return actions


@hot
def may_catch(state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* may say « Contre-carte » now."""
    return state.window & ~(1 << seat) != 0 and not (state.declined >> seat) & 1


@hot
def may_catch_word(state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* may say « contre-4 » now."""
    return state.word_window & ~(1 << seat) != 0 and not (state.declined >> (NAMED_CARD + seat)) & 1


@hot
def may_say_late(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* has one card, has not announced it, and it is not too late to."""
    if rules.late_say == 0:
        return False
    if (state.forgot >> seat) & 1:
        return True
    if rules.bars != 0 and announces_in_time(rules, state, seat):
        return True
    return rules.reacts != 0 and announces_until_last(rules, state, seat)


@rare
def announces_in_time(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat*, left with one card by what it did, may still announce it: nobody else has moved since."""
    if abs(state.moved) != 1 + seat or state.phase == OVER or state.phase == RUN:
        return False
    if state.phase == GIVE and rules.passes_on[state.acting] != 0:
        # As above: they wait for a card.
        return False
    return is_silent(state, seat)


@hot
def announces_until_last(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Tell whether *seat* has one card that must be announced before it is laid, and has not been (L8-06)."""
    if rules.announces == 0 or rules.forgotten != ON_LAST_CARD or state.phase == OVER:
        return False
    if state.phase == GIVE and rules.passes_on[state.acting] != 0:
        # Who has just passed a card on, and waits for theirs, does not hold one card for that.
        return False
    return state.hand_sizes[seat] == 1 and not (state.announced >> seat) & 1


@hot
def rare_reactions(rules: SheddingRules, state: SheddingState, seat: Seat) -> ActionSet:
    """Return the reactions that few versions know."""
    if state.phase == OVER or state.phase == LAST_HIT:
        return NO_ACTION
    actions = NO_ACTION
    if rules.jump_in != 0 and may_jump_in(rules, state, seat):
        actions |= 1 << state.top
        if may_announce(rules, state, seat, actions):
            actions |= 1 << SAY
    if rules.wins_held != 0 and (seat == state.turn or state.drew == 1 + seat) and holds_four(rules, state, seat):
        actions |= 1 << DECLARE
    if state.misdealt != 0 and not (state.declined >> seat) & 1:
        actions |= 1 << CATCH
    return actions


@kernel
def next_to_act(rules: SheddingRules, state: SheddingState) -> Seat:
    """Return who decides next when seats decide one at a time: those who may react, then the seat whose turn it is.

    They follow in the order of play. In the order of their numbers, some could say « Carte » late before others decide.
    """
    if state.window != 0 or (rules.reacts != 0 and is_open(rules, state)):
        only_jumps = state.window == 0 and state.word_window == 0 and state.misdealt == 0 and rules.waits == 0
        for step in range(1, rules.seats):
            seat = state.turn + state.direction * step
            if seat >= rules.seats:
                seat -= rules.seats
            elif seat < 0:
                seat += rules.seats
            if only_jumps and (state.hands[PLANES * seat] >> state.top) & 1 == 0:
                continue
            if (state.declined >> seat) & ALOUD != ALOUD and reactions_of(rules, state, seat) != 0:
                return seat
    return state.turn


@hot
def is_open(rules: SheddingRules, state: SheddingState) -> bool:
    """Tell whether there may be anything to do out of turn."""
    return rules.waits != 0 or state.fresh != 0 or state.word_window != 0 or state.misdealt != 0
