"""Effects of actions. Each power of a card stands once, in `apply_power` or `after_power`, one power a line."""

from huit.cards import BLACK_JOKER, Face, Suit
from huit.engine.actions import CATCH, DRAW, NAME_SUIT, PASS, SAY, Action, Seat
from huit.engine.events import (
    AGAIN,
    FOR_AGAIN,
    FOR_CAUGHT,
    FOR_DEBT,
    FOR_LAST,
    FOR_TURN,
    NOTHING,
    PASSED,
    PLAYED,
    REVERSED,
    SKIPPED,
    STANDS,
    note,
)
from huit.engine.hands import PLANES, cards_of, take_from_hand
from huit.engine.kernel import hot, kernel, rare
from huit.engine.shedding.announce import (
    announce,
    bar_silent,
    catch,
    close_word,
    judge_word,
    open_window,
    open_window_unplayed,
    open_word,
    punish,
)
from huit.engine.shedding.events import (
    AIMED,
    AIMS,
    ATTACKED,
    CARD_NAMED,
    CARD_OVER,
    DOUBTED,
    FORGOT,
    FORGOT_CARD,
    FORGOT_LAST,
    HELD_UP,
    JUMPED,
    MAY_STEAL,
    NAMED_RANK_OF,
    NAMED_SUIT,
    PAID,
    RANK_OVER,
    RUN_ON,
    RUN_OVER,
    SHOWS,
    STOPPED,
    SWEPT,
)
from huit.engine.shedding.hand_changes import change_hands, pass_card, trade_hands
from huit.engine.shedding.legal import FOUR, calls_suit, comes_to, draws_on, is_attacked, last_left_out
from huit.engine.shedding.score import beat, declare, end_blocked, end_out, go_out, leave_with_a_hit
from huit.engine.shedding.state import (
    ALOUD,
    ANNOUNCEMENTS,
    BLOCKED,
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_RANK,
    CHOOSE_SEAT,
    CHOOSE_SUIT,
    DOUBT,
    GIVE,
    HIT,
    KNOCKED,
    LAID,
    LAST_HIT,
    LIMIT,
    NAMED_RANK,
    PLAY,
    RUN,
    SKIP,
    TAKE,
    TARGET,
    TRADE,
    SheddingState,
    close_window,
    draw_card,
    draw_cards,
    hand_grew,
    is_own_wild,
    lay,
    lose_more_turns,
    lose_next_turn,
    next_place,
    seat_after,
    seat_before,
    show,
)
from huit.engine.shedding.trade import give_card, take_blindly
from huit.rules.shedding.columns import (
    CALLED,
    CLUBS,
    FALLING,
    FLUSH,
    LAST,
    MAY_ERR,
    NAMED,
    ON_LAST_CARD,
    RANKED,
    RISING,
    SET,
    SKIPPING,
    STEPS,
    UNPAID,
    SheddingRules,
)


@kernel
def apply_action(rules: SheddingRules, state: SheddingState, seat: Seat, action: Action) -> None:
    """Carry out one legal action of *seat*."""
    if action < DRAW:
        if (state.phase == PLAY and seat == state.turn) or answer_or_jump_in(rules, state, seat, action):
            play_card(rules, state, action)
    elif action == DRAW:
        if state.phase == LAST_HIT:
            take_last_hit(rules, state, action)
        elif state.phase == TAKE:
            take_in_turn(rules, state)
        else:
            draw_in_turn(rules, state)
    elif action == PASS:
        if seat != state.turn:
            state.declined |= ALOUD << seat
        elif state.phase == RUN:
            end_run(rules, state)
        elif state.answers != 0:
            state.answers = 0
            note(state, PASSED, seat, NOTHING, NOTHING)
            sweep_on(rules, state)
        elif state.phase == SKIP:
            lose_turn(rules, state)
        elif state.phase == DOUBT:
            doubt(rules, state)
        else:
            pass_turn(rules, state)
    elif action < SAY:
        name_suit(rules, state, action - NAME_SUIT)
    elif action == SAY:
        announce(rules, state, seat)
    elif action == CATCH:
        catch(rules, state, seat)
    else:
        declare(rules, state, seat)
    if state.phase == LAID:
        carry_out(rules, state)
    if rules.hand_limit != 0:
        send_off(rules, state)


@rare
def send_off(rules: SheddingRules, state: SheddingState) -> None:
    """Put out of the round whoever holds too many cards, once nothing is left to choose; an attack on them passes on."""
    for seat in range(rules.seats):
        if state.phase != PLAY or state.hand_sizes[seat] < rules.hand_limit or (state.out >> seat) & 1:
            continue
        beat(rules, state, seat)
        if state.phase == PLAY and seat == state.turn:
            if state.draw_debt > 0 and rules.sweeps[state.attacker] != 0:
                state.answers = 0
                sweep_on(rules, state)
            else:
                end_turn(rules, state, 1)


@kernel
def answer_or_jump_in(rules: SheddingRules, state: SheddingState, seat: Seat, face: Face) -> bool:
    """Answer an attack with *face*, or take the turn to lay it; return whether it is still to be laid."""
    phase = state.phase
    if phase == SKIP and rules.rare[face] == 0:
        # A rare card may add to the turns at stake: see `end_run`.
        state.skips_left = 0
    if phase in (PLAY, RUN, TAKE, SKIP, HIT, DOUBT):
        return phase == RUN or (phase in (SKIP, HIT, DOUBT) and seat == state.turn) or jump_in_on(rules, state, seat)
    if phase == LAST_HIT:
        take_last_hit(rules, state, face)
    elif phase == CHOOSE_RANK:
        name_rank(rules, state, face)
    elif phase == CHOOSE_CARD:
        name_card(rules, state, face)
    elif phase == CHOOSE_FACE:
        stand_for(rules, state, face)
    elif phase == CHOOSE_SEAT:
        state.gives_to = face
        state.phase = GIVE
    elif phase == TRADE:
        state.phase = PLAY
        trade_hands(rules, state, seat, face)
        after_hands(rules, state)
    elif phase == TARGET:
        hit(rules, state, face)
    else:
        give_in_turn(rules, state, face)
    return False


@kernel
def jump_in_on(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Take the turn to lay the same card as the top: what the first copy still had to do lapses (DI-03).

    False if the round ends before the card is laid.
    """
    note(state, JUMPED, seat, NOTHING, NOTHING)
    last = state.turn
    state.skips_left = 0
    if state.hand_sizes[last] == 0 and not (state.out >> last) & 1:
        # A card that obliges to play again was their last: they have not won, and draw as they would have (W0-02).
        if draw_cards(rules, state, last, 1, FOR_AGAIN) > 0:
            open_window_unplayed(rules, state, last)
        elif go_out(rules, state, last):
            return False
    state.turn = seat
    state.announcements &= ANNOUNCEMENTS << seat
    state.again = 0
    state.drawn = 0
    state.paid = 0
    state.chain = 0
    state.phase = PLAY
    return True


@hot
def play_card(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Lay a card and carry out what it does, unless more may be laid with it."""
    seat = state.turn
    if state.window != 0:
        close_window(state, seat)
    if rules.bars != 0:
        bar_before_a_play(rules, state, seat)
    before = state.in_force
    state.calls = 0
    if rules.names_suit[face] != 0:
        state.calls = calls_suit(rules, before, face)
    state.answers = 0
    take_from_hand(state, seat, face)
    lay(state, face)
    state.idle = 0
    state.plays += 1
    note(state, PLAYED, seat, face, NOTHING)
    if rules.reacts != 0:
        shut_windows(state)
        state.fresh = rules.jump_in
        state.declined = 0
    if rules.stands_for[face] != 0:
        state.phase = CHOOSE_FACE
        return
    if rules.transparent[face] == 0:
        show(state, face)
    elif state.calls == 0:
        note(state, SHOWS, seat, state.shown, state.in_force & 3 if NAMED <= before < LAST else NOTHING)
    state.acting = face
    state.phase = LAID
    if rules.rare[face] != 0 or state.run != 0 or state.run_right != 0:
        lay_together(rules, state, face, before)


@rare
def stand_for(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Let the joker on top take the place of *face*, and its effect; one that calls a suit calls its own."""
    note(state, STANDS, state.turn, face, NOTHING)
    before = state.in_force
    state.calls = 0
    show(state, face)
    if rules.names_suit[face] != 0:
        state.in_force = NAMED + face
    state.acting = face
    lay_together(rules, state, face, before)


@kernel
def lay_together(rules: SheddingRules, state: SheddingState, face: Face, before: int) -> None:
    """Begin a run or a set with *face*, go on with it or end it; *before* is the row that was in force."""
    if rules.countdown != 0 and state.top == face and is_own_wild(rules, state, state.turn, face):
        state.calls = 1
    if rules.doubt_costs[face] != 0:
        state.bluff = could_follow(rules, state, face, before)
    if state.run != 0:
        state.run_count += 1
        state.turned = 0
        if state.run >= STEPS and (face ^ before) & 60 == 0:
            # 5-6 of hearts, 6 of spades: in the new suit the run may go either way.
            state.run = STEPS
        elif state.run == STEPS:
            # 5-6-7 or 7-6-5: the second card says which way. A row holds the face that calls a suit in its last bits.
            state.run = RISING if face > before & 63 else FALLING
    else:
        state.run = run_opened(rules, state, face, before)
        state.run_count = 1 if state.run != 0 else 0
        state.run_least = rules.set_from[face] if state.run == SET else rules.run_from[face] if state.run == STEPS else 0
        if state.run == FLUSH and rules.reverses[face] != 0:
            # BH-02: the direction turns first, and what covers the ace does not undo it.
            reverse(state)
            state.turned = 1
    state.run_right = 0
    if state.run == 0 or not may_continue(rules, state):
        end_run(rules, state)
        return
    state.phase = RUN
    note(state, RUN_ON, state.turn, NOTHING, NOTHING)
    if state.hand_sizes[state.turn] == 1 and (state.announcements >> state.turn) & 1:
        # « Carte » is used up: the card after this one may want a word of its own.
        state.run_announced = 2 if (state.announcements >> (KNOCKED + state.turn)) & 1 else 1
        state.announcements &= ~(ANNOUNCEMENTS << state.turn)


@rare
def could_follow(rules: SheddingRules, state: SheddingState, face: Face, before: int) -> int:
    """Return 1 if the player of *face* still holds a card of the suit that was in force before, and *face* is of another.

    On a card that takes any there was no suit to follow.
    """
    if before < BLACK_JOKER and (rules.takes_any >> before) & 1:
        return 0
    has_suit = before < BLACK_JOKER or NAMED <= before < LAST
    if not has_suit or (face < BLACK_JOKER and (before & 3) == (face & 3)):
        return 0
    return 1 if state.hands[PLANES * state.turn] & (CLUBS << (before & 3)) != 0 else 0


@kernel
def run_opened(rules: SheddingRules, state: SheddingState, face: Face, before: int) -> int:
    """Return what *face* lets its player lay with it: 0 nothing, FLUSH, SET or STEPS."""
    own_suit = face < BLACK_JOKER and (before < BLACK_JOKER or NAMED <= before < LAST) and (before & 3) == (face & 3)
    if rules.plays_flush[face] != 0 or (state.run_right != 0 and own_suit):
        return FLUSH
    if rules.plays_run[face] != 0:
        least = rules.run_from[face]
        return STEPS if least == 0 or comes_to(rules, state, RISING, least) or comes_to(rules, state, FALLING, least) else 0
    if rules.plays_set[face] == 0 or (rules.set_in_suit[face] != 0 and not own_suit):
        return 0
    exactly = rules.set_of[face] + rules.set_from[face]
    bad_end = state.hands[PLANES * state.turn] & rules.bad_end != 0 or (state.barred >> state.turn) & 1 != 0
    if exactly != 0 and state.hand_sizes[state.turn] + 1 == exactly and bad_end:
        # All of them together would be the player's last cards, and one of them is not laid last on another of its rank.
        return 0
    enough = cards_of(state, state.turn, rules.accept[SET + face]) + 1 >= exactly
    return SET if enough else 0


@kernel
def may_continue(rules: SheddingRules, state: SheddingState) -> bool:
    """Tell whether the player holds anything that could be laid with what they have laid.

    Of a rank, four at most (W10-05), but for cards of which there is a least number instead.
    """
    face = state.acting
    most = FOUR if rules.set_of[face] == 0 else rules.set_of[face]
    if state.run == SET and rules.set_from[face] == 0 and state.run_count >= most:
        return False
    return last_left_out(rules, state, state.turn) & rules.accept[state.run + face] != 0


@kernel
def end_run(rules: SheddingRules, state: SheddingState) -> None:
    """End a run or a set: only its last card, which is `acting`, takes effect (G-14), were it for each of them."""
    state.laid = 1
    if rules.skips_add_up[state.acting] == 0:
        # Laid to keep a turn, it takes those at stake away; one that adds up goes on with them.
        state.skips_left = 0
    if state.run_count > 1 or state.phase == RUN:
        note(state, RUN_OVER, state.turn, NOTHING, NOTHING)
    if state.run_count > 1 and state.run == SET:
        state.laid = state.run_count
    state.run = 0
    state.phase = LAID


@hot
def carry_out(rules: SheddingRules, state: SheddingState) -> None:
    """Carry out the card just laid: its player may go out with it, or be left with one card."""
    seat = state.turn
    face = state.acting
    state.phase = PLAY
    drew = False
    emptied = state.hand_sizes[seat] == 0
    if emptied:
        drew = draws_for_last(rules, state, face)
        if not drew and may_go_out_with(rules, face):
            if forgot_at_last(rules, state, seat):
                # The card stays, with its effect, and its player draws (WK-11, L8-06).
                # With nothing left to draw they are out (G-07).
                punish(rules, state, seat, FOR_CAUGHT)
                drew = state.hand_sizes[seat] > 0
                open_window_unplayed(rules, state, seat)
            if state.hand_sizes[seat] == 0 and leave_with(rules, state, face):
                end_laying(state)
                return
    if rules.speaks != 0:
        if rules.speaks == MAY_ERR and not emptied and (rules.gives[face] == 0 or state.left < 2):
            judge_word(rules, state, seat, face)
        if not drew:
            open_window(rules, state, seat)
        if (rules.words >> face) & 1 and state.hand_sizes[seat] > 0:
            open_word(state, seat)
    if state.plays >= rules.play_limit:
        end_blocked(rules, state, LIMIT)
    else:
        apply_power(rules, state, face)
    if state.run_count != 0:
        end_laying(state)


@kernel
def end_laying(state: SheddingState) -> None:
    """Forget the cards that were laid together."""
    state.run_count = 0
    state.run_least = 0
    state.turned = 0
    state.run_announced = 0


@rare
def draws_for_last(rules: SheddingRules, state: SheddingState, face: Face) -> bool:
    """Make who laid *face* as their last card draw its cost; return whether they have cards again, and so stay in the round."""
    seat = state.turn
    if rules.last_costs[face] == 0 or draw_cards(rules, state, seat, rules.last_costs[face], FOR_LAST) == 0:
        return False
    # An announcement for the emptied hand does not cover the newly drawn one.
    state.announcements &= ~((1 | 1 << KNOCKED) << seat)
    state.run_announced = 0
    open_window_unplayed(rules, state, seat)
    return True


@kernel
def may_go_out_with(rules: SheddingRules, face: Face) -> bool:
    """Tell whether an empty hand is out after *face*: not where it obliges to play again (G-09), unless it wins all the same."""
    return rules.plays_again[face] == 0 or (rules.wins_last >> face) & 1 != 0


@kernel
def forgot_at_last(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Tell whether the last card was laid without an announcement that it needs; a run never leaves one card alone."""
    announced = (state.announcements >> seat) & 1
    if rules.announces_last != 0 and announced == 0:
        note(state, FORGOT, seat, FORGOT_LAST, NOTHING)
        return True
    if rules.announces != 0 and rules.forgotten == ON_LAST_CARD and state.run_count < 2 and not (state.announced >> seat) & 1:
        note(state, FORGOT, seat, FORGOT_CARD, NOTHING)
        return True
    return False


@kernel
def leave_with(rules: SheddingRules, state: SheddingState, face: Face) -> bool:
    """Go out with *face*, which may double the points, or add some, or still hit the next player before the count (W8-06).

    True if its usual effect is skipped: the round ends, now or after that hit.
    """
    seat = state.turn
    hits = rules.last_draw[face] != 0
    over = leave_with_a_hit(rules, state, seat) if hits else go_out(rules, state, seat)
    # Not where they have only counted down to another hand.
    state.doubled |= rules.doubles[face] & (state.out >> seat)
    if rules.last_points[face] != 0 and (state.out >> seat) & 1 != 0:
        state.last_points[seat] = rules.last_points[face]
    if not hits:
        return over
    state.skips_left = 0
    state.draw_debt = rules.last_draw[face] + (state.draw_debt if rules.attacks_add != 0 else 0)
    state.attacker = face
    end_turn(rules, state, 1)
    state.phase = LAST_HIT
    note(state, ATTACKED, state.turn, state.draw_debt, NOTHING)
    return True


@rare
def take_last_hit(rules: SheddingRules, state: SheddingState, action: Action) -> None:
    """Draw for the card that somebody went out with, or answer it; then the round ends or goes on."""
    seat = state.turn
    if rules.reacts != 0:
        shut_windows(state)
    if action == DRAW:
        drawn = draw_cards(rules, state, seat, state.draw_debt, FOR_DEBT)
        note(state, PAID, seat, drawn, state.draw_debt - drawn)
    else:
        state.fresh = rules.jump_in
        # W9-08: it passes nothing on, and who lays it is rid of its points.
        take_from_hand(state, seat, action)
        lay(state, action)
        show(state, action)
        note(state, PLAYED, seat, action, NOTHING)
        note(state, STOPPED, seat, NOTHING, NOTHING)
    state.draw_debt = 0
    if state.winners != 0:
        end_out(rules, state)
        return
    state.phase = PLAY
    if state.hand_sizes[seat] > 0 or not go_out(rules, state, seat):
        open_window_unplayed(rules, state, seat)
        end_turn(rules, state, 1)


@hot
def apply_power(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Carry out what *face* does, up to a choice that its player has to make."""
    if rules.clears_debt[face] != 0 and state.draw_debt > 0:
        state.draw_debt = 0
        note(state, STOPPED, state.turn, NOTHING, NOTHING)
    if rules.draw[face] != 0:
        attack(rules, state, face)
    if rules.reverses[face] != 0 and state.turned == 0 and (rules.adds_up[face] == 0 or state.laid & 1 != 0):
        # Each of several may turn it: an even number leaves it as it was.
        reverse(state)
    if state.calls != 0:
        state.acting = face
        state.phase = CHOOSE_SUIT
    elif rules.rare[face] != 0:
        after_power(rules, state, face)
    else:
        move_on(rules, state, face, rules.skips[face])


@kernel
def attack(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Let *face* attack: it adds to what is unpaid, or to what its player has just paid (HC-10), unless it takes its place.

    What goes round never adds.
    """
    if rules.sweeps[face] != 0:
        state.draw_debt = rules.draw[face]
        state.sweeper = state.turn
    elif rules.draw_doubles[face] != 0 and state.draw_debt > 0:
        state.draw_debt *= 2
    else:
        if rules.attacks_add == 0:
            state.draw_debt = 0
        state.draw_debt += rules.draw[face] if rules.adds_up[face] == 0 else rules.draw[face] * state.laid
        if rules.then_plays[face] != 0:
            state.draw_debt += state.chain
    state.attacker = face
    state.attacked_by = state.turn


@kernel
def reverse(state: SheddingState) -> None:
    """Turn the direction of play."""
    state.direction = -state.direction
    note(state, REVERSED, state.turn, state.direction, NOTHING)


@kernel
def after_power(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Go on to what else *face* asks for: a rank, where its player is still in the round, then what is done with hands."""
    if (rules.names_rank[face] != 0 or rules.names_card[face] != 0) and not (state.out >> state.turn) & 1:
        state.acting = face
        state.phase = CHOOSE_RANK if rules.names_rank[face] != 0 else CHOOSE_CARD
        return
    after_names(rules, state, face)


@rare
def name_rank(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Name the rank of *face*, which is in force until a card is laid, or it is the turn of who named it again."""
    note(state, NAMED_RANK_OF, state.turn, face >> 2, NOTHING)
    ask_for(rules, state, RANKED + (face & ~3))


@rare
def name_card(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Name *face*, which is in force as a rank would be."""
    note(state, CARD_NAMED, state.turn, face, NOTHING)
    ask_for(rules, state, CALLED + face)


@kernel
def ask_for(rules: SheddingRules, state: SheddingState, row: int) -> None:
    """Put what was named in force: nothing else goes until it is laid, or comes round to who named it."""
    state.in_force = row
    state.loses_turn = (state.loses_turn & ((1 << NAMED_RANK) - 1)) | 1 << (NAMED_RANK + state.turn)
    state.phase = PLAY
    after_names(rules, state, state.acting)


@kernel
def after_names(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Go on to what *face* does with hands: cards given away, hands that change owner, a card taken blindly."""
    if rules.rare[face] != 0:
        held = state.hand_sizes[state.turn]
        if (state.barred >> state.turn) & 1 and held > 0:
            # They keep a card: nobody goes out so, either.
            held -= 1
        if rules.gives[face] != 0 and held > 0 and state.left > 1:
            state.acting = face
            state.gives_left = rules.gives[face] if rules.gives[face] < held else held
            state.phase = CHOOSE_SEAT
            return
        if change_hands(rules, state, face) or open_hand(rules, state, face):
            return
    go_on(rules, state, face)


@kernel
def give_in_turn(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Give one card away; after the last one, go on with the card that had it given."""
    if rules.passes_on[state.acting] != 0:
        if pass_card(rules, state, face):
            state.phase = PLAY
            after_hands(rules, state)
        return
    giver = state.turn
    give_card(state, giver, state.gives_to, face)
    state.gives_left -= 1
    if state.gives_left > 0:
        return
    state.phase = PLAY
    if state.hand_sizes[giver] == 0 and may_go_out_with(rules, state.acting):
        # G-07: a hand emptied by any means is out.
        if go_out(rules, state, giver):
            return
    else:
        if rules.speaks == MAY_ERR:
            judge_word(rules, state, giver, state.acting)
        open_window(rules, state, giver)
    after_hands(rules, state)


@kernel
def after_hands(rules: SheddingRules, state: SheddingState) -> None:
    """Go on with the card by which cards or hands changed owner."""
    if not open_hand(rules, state, state.acting):
        go_on(rules, state, state.acting)


@kernel
def open_hand(rules: SheddingRules, state: SheddingState, face: Face) -> bool:
    """Let the next player take a card blindly where *face* says so and the hand is not empty; return whether they do."""
    player = state.turn
    # As above: who cannot go out keeps a card.
    kept = (state.barred >> player) & 1
    if rules.lets_steal[face] == 0 or state.hand_sizes[player] <= kept:
        return False
    # Who loses their turn takes a card all the same (HC-11), and then has lost it.
    end_turn_with(rules, state, seat_after(rules, state, player, 1))
    state.acting = face
    state.robbed = player
    state.phase = TAKE
    note(state, MAY_STEAL, state.turn, player, NOTHING)
    return True


@kernel
def take_in_turn(rules: SheddingRules, state: SheddingState) -> None:
    """Take a card blindly; then the thief plays, or loses their turn, or the victim plays again, as the card says."""
    thief = state.turn
    victim = state.robbed
    face = state.acting
    begin_move(rules, state, thief)
    take_blindly(state, thief, victim)
    state.phase = PLAY
    if state.hand_sizes[victim] == 0:
        if go_out(rules, state, victim):
            return
    else:
        open_window_unplayed(rules, state, victim)
    if rules.plays_again[face] != 0 and not (state.out >> victim) & 1:
        state.turn = victim
        move_on(rules, state, face, rules.skips[face])
        return
    if rules.skips[face] != 0 or (state.loses_turn >> thief) & 1:
        note(state, SKIPPED, thief, lose_next_turn(state, thief), NOTHING)
        end_turn(rules, state, rules.skips[face] if rules.skips[face] != 0 else 1)
    tell_debt(state)


@kernel
def go_on(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Give the turn to whoever is next after *face*, one of the rare cards: they may be about to lose it."""
    if rules.hits_chosen[face] != 0 and state.left > 2 - ((state.out >> state.turn) & 1):
        state.acting = face
        state.phase = TARGET
        note(state, AIMS, state.turn, state.draw_debt, NOTHING)
        return
    if rules.hits_chosen[face] != 0 or rules.hits_previous[face] != 0:
        hit(rules, state, seat_before(rules, state, state.turn))
        return
    if rules.sends_back[face] != 0 and may_be_sent_back(rules, state):
        sender = state.attacked_by
        state.attacked_by = state.turn
        hit(rules, state, sender)
        return
    if may_be_doubted(rules, state, face):
        state.bluffer = state.turn
        move_on(rules, state, face, 0)
        state.phase = DOUBT
        return
    skips = rules.skips[face] if rules.adds_up[face] == 0 else rules.skips[face] * state.laid
    if skips == 0 or rules.accept[SKIPPING + face] == 0:
        state.skips_left = 0
        move_on(rules, state, face, skips)
        return
    state.acting = face
    hold_up(rules, state, skips + state.skips_left if rules.skips_add_up[face] != 0 else skips)


@rare
def may_be_sent_back(rules: SheddingRules, state: SheddingState) -> bool:
    """Tell whether an attack is on that goes back to somebody else: not one that goes round, and not to a player who is out."""
    sender = state.attacked_by
    return state.draw_debt > 0 and rules.sweeps[state.attacker] == 0 and sender != state.turn and not (state.out >> sender) & 1


@rare
def hit(rules: SheddingRules, state: SheddingState, victim: Seat) -> None:
    """Let an attack hit *victim*, out of turn: once it has paid, play goes on after the seat that attacked."""
    attacker = state.turn
    note(state, AIMED, attacker, victim, NOTHING)
    end_turn_with(rules, state, victim)
    state.resumes = attacker
    state.phase = HIT
    note(state, ATTACKED, victim, state.draw_debt, NOTHING)


@kernel
def may_be_doubted(rules: SheddingRules, state: SheddingState, face: Face) -> bool:
    """Tell whether the next player may doubt *face*: a fresh attack, laid by a player who is still in."""
    fresh = state.draw_debt == rules.draw[face] and state.plays > 0 and not (state.out >> state.turn) & 1
    return rules.doubt_costs[face] != 0 and fresh


@rare
def doubt(rules: SheddingRules, state: SheddingState) -> None:
    """Doubt an attack: who bluffed draws instead, and the seat plays; else it draws so many more (JC-16)."""
    seat = state.turn
    begin_move(rules, state, seat)
    state.phase = PLAY
    note(state, DOUBTED, seat, state.bluffer, state.bluff)
    if state.bluff == 0:
        state.draw_debt += rules.doubt_costs[state.attacker]
        state.drew = 1 + seat
        pay(rules, state)
        return
    debt = state.draw_debt
    state.draw_debt = 0
    state.drew = 1 + state.bluffer
    drawn = draw_cards(rules, state, state.bluffer, debt, FOR_DEBT)
    note(state, PAID, state.bluffer, drawn, debt - drawn)
    first = first_with_a_turn(rules, state, seat)
    if first != seat:
        end_turn_with(rules, state, first)


@rare
def hold_up(rules: SheddingRules, state: SheddingState, turns: int) -> None:
    """Let the next seat lose its turn unless it answers, and *turns* in all (PR-05); one that loses it anyway has no choice.

    Where they add up, one seat loses them all.
    """
    end_turn_with(rules, state, seat_after(rules, state, state.turn, 1))
    while (state.loses_turn >> state.turn) & 1:
        note(state, SKIPPED, state.turn, lose_next_turn(state, state.turn), NOTHING)
        turns -= 1
        if rules.skips_add_up[state.acting] != 0:
            lose_more_turns(state, state.turn, turns)
            turns = 0
        if turns == 0:
            after_lost_turn(rules, state)
            return
        end_turn_with(rules, state, seat_after(rules, state, state.turn, 1))
    state.skips_left = turns
    state.phase = SKIP
    note(state, HELD_UP, state.turn, turns if rules.skips_add_up[state.acting] != 0 else 1, NOTHING)


@rare
def lose_turn(rules: SheddingRules, state: SheddingState) -> None:
    """Lose a turn that could be kept; the next seat may be about to lose its own, or the same one loses more of them."""
    begin_move(rules, state, state.turn)
    note(state, SKIPPED, state.turn, NOTHING, NOTHING)
    # Whoever was caught meanwhile could not answer: that is the turn that it costs.
    lose_next_turn(state, state.turn)
    state.skips_left -= 1
    if rules.skips_add_up[state.acting] != 0:
        lose_more_turns(state, state.turn, state.skips_left)
        state.skips_left = 0
    if state.skips_left > 0:
        hold_up(rules, state, state.skips_left)
        return
    after_lost_turn(rules, state)


@kernel
def after_lost_turn(rules: SheddingRules, state: SheddingState) -> None:
    """Go on after the last of the turns that a card took away."""
    state.skips_left = 0
    state.phase = PLAY
    end_turn(rules, state, 1)
    tell_debt(state)


@kernel
def tell_debt(state: SheddingState) -> None:
    """Tell whose turn begins under an attack of it."""
    if state.draw_debt != 0:
        note(state, ATTACKED, state.turn, state.draw_debt, NOTHING)


@hot
def move_on(rules: SheddingRules, state: SheddingState, face: Face, skips: int) -> None:
    """Give the turn to whoever is next after *face*, which takes away *skips* turns."""
    state.announcements &= ~(ANNOUNCEMENTS << state.turn)
    if rules.plays_again[face] != 0 and not (state.out >> state.turn) & 1:
        # G-10: a new turn in all but the name. With no card left they draw one, as for any turn without a card to play (W0-02).
        state.again = 1
        state.drawn = 0
        state.paid = 0
        state.chain = 0
        note(state, AGAIN, state.turn, NOTHING, NOTHING)
    else:
        steps = 1 + skips
        if rules.turn_at_two_left[face] != 0 and state.left == 2 and not (state.out >> state.turn) & 1:
            steps = 2
        end_turn(rules, state, steps)
    if state.draw_debt != 0:
        # Also by a card that only answers: whoever comes next hears what lands on them.
        note(state, ATTACKED, seat_after(rules, state, state.turn, state.again), state.draw_debt, state.again)


@kernel
def name_suit(rules: SheddingRules, state: SheddingState, suit: Suit) -> None:
    """Name the suit to follow: the card that does so is in force, even if it lets another be so."""
    state.shown = state.acting
    state.in_force = NAMED + (state.acting & ~3) + suit
    state.phase = PLAY
    note(state, NAMED_SUIT, state.turn, suit, NOTHING)
    after_power(rules, state, state.acting)


@hot
def begin_move(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Close the windows that the next move closes; *seat* makes it."""
    if state.window != 0:
        close_window(state, seat)
    if rules.bars != 0:
        bar_before_a_move(rules, state, seat)
    if rules.reacts != 0:
        shut_windows(state)


@rare
def bar_before_a_move(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Settle what was not announced, before *seat* draws or passes: to pay out of turn, or to lose a turn, is no turn."""
    bar_silent(state, seat)
    if state.phase == SKIP or is_out_of_turn(rules, state):
        state.moved = 0


@rare
def bar_before_a_play(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Settle what was not announced, before *seat* lays a card: who answers out of turn still has the turn before them."""
    if state.phase == RUN:
        # The first of the cards laid together has settled it.
        return
    bar_silent(state, seat)
    if (state.barred >> seat) & 1 and is_out_of_turn(rules, state):
        state.moved = 0


@kernel
def is_out_of_turn(rules: SheddingRules, state: SheddingState) -> bool:
    """Tell whether who pays or answers an attack now was hit by it out of turn."""
    return state.phase == HIT or (state.phase == PLAY and is_attacked(state) and rules.sweeps[state.attacker] != 0)


@kernel
def shut_windows(state: SheddingState) -> None:
    """End what was possible only until the next move."""
    close_word(state)
    state.fresh = 0
    state.drew = 0
    state.misdealt = 0


@kernel
def draw_in_turn(rules: SheddingRules, state: SheddingState) -> None:
    """Draw all the cards of an unpaid attack, or one card where none is played."""
    seat = state.turn
    begin_move(rules, state, seat)
    state.drew = 1 + seat
    if state.draw_debt > 0 and is_attacked(state):
        pay(rules, state)
        return
    had_none = state.hand_sizes[seat] == 0
    state.cause = FOR_AGAIN if had_none else FOR_TURN
    draw_card(rules, state, seat)
    state.idle = 0
    state.announcements &= ~(ANNOUNCEMENTS << seat)
    if had_none:
        open_window_unplayed(rules, state, seat)
    elif state.hand_sizes[seat] == 2:
        hand_grew(state, seat)
    state.drawn += 1
    if state.drawn >= rules.draws and draws_on(rules):
        end_turn(rules, state, 1)


@kernel
def pay(rules: SheddingRules, state: SheddingState) -> None:
    """Draw all the cards of an unpaid attack; the card that attacked says what its player may do then."""
    seat = state.turn
    if state.phase == DOUBT:
        state.phase = PLAY
    debt = state.draw_debt
    drawn = draw_cards(rules, state, seat, debt, FOR_DEBT)
    state.idle = 0 if drawn > 0 else state.idle + 1
    face = state.attacker
    if rules.sweeps[face] != 0:
        if (state.loses_turn >> seat) & 1:
            lose_next_turn(state, seat)
        elif rules.drawn_answers[face] != 0:
            state.answers = state.gained & rules.accept[UNPAID + face]
        if state.answers == 0:
            sweep_on(rules, state)
        return
    state.draw_debt = 0
    note(state, PAID, seat, drawn, debt - drawn)
    if state.phase == HIT:
        # They were hit out of turn, and have lost none.
        state.phase = PLAY
        end_turn_with(rules, state, first_with_a_turn(rules, state, seat_after(rules, state, state.resumes, 1)))
    elif rules.turns_lost != 0 and (state.loses_turn >> seat) & 1:
        lose_next_turn(state, seat)
        end_turn(rules, state, 1)
    elif rules.then_plays[face] != 0:
        state.chain = debt
    elif rules.payer_plays[face] != 0 or 0 < rules.plays_after_paying <= drawn:
        state.paid = 1
    else:
        end_turn(rules, state, 1)


@kernel
def sweep_on(rules: SheddingRules, state: SheddingState) -> None:
    """Pass an attack that goes round to the next player; it ends with the one who laid it (BL-11 to BL-15)."""
    seat = next_place(rules, state, state.turn)
    while seat != state.sweeper and (state.out >> seat) & 1:
        seat = next_place(rules, state, seat)
    if seat != state.sweeper:
        end_turn_with(rules, state, seat)
        note(state, ATTACKED, seat, state.draw_debt, NOTHING)
        return
    state.draw_debt = 0
    if rules.comes_back[state.attacker] == 0 or (state.out >> seat) & 1:
        seat = seat_after(rules, state, seat, 1)
    seat = first_with_a_turn(rules, state, seat)
    end_turn_with(rules, state, seat)
    note(state, SWEPT, seat, NOTHING, NOTHING)


@kernel
def pass_turn(rules: SheddingRules, state: SheddingState) -> None:
    """End a turn without a play or a draw; once all seats have done so, the round is blocked (G-05)."""
    seat = state.turn
    begin_move(rules, state, seat)
    # A turn in which a card was laid or drawn before was not idle.
    state.idle = state.idle + 1 if state.again == 0 and state.drawn == 0 and state.paid == 0 and state.chain == 0 else 0
    note(state, PASSED, seat, NOTHING, NOTHING)
    # A 10 was their last card and there is nothing left to draw: a hand emptied by any means is out (G-07).
    if state.hand_sizes[seat] == 0 and go_out(rules, state, seat):
        return
    if state.idle >= state.left:
        end_blocked(rules, state, BLOCKED)
    else:
        end_turn(rules, state, 1)


@hot
def end_turn(rules: SheddingRules, state: SheddingState, steps: int) -> None:
    """Give the turn to the seat so many *steps* on."""
    before = state.turn
    if steps > 1:
        for step in range(1, steps):
            skipped = seat_after(rules, state, before, step)
            note(state, SKIPPED, skipped, NOTHING, NOTHING)
            if state.loses_turn != 0:
                lose_next_turn(state, skipped)
    seat = seat_after(rules, state, before, steps)
    if state.loses_turn != 0:
        seat = first_with_a_turn(rules, state, seat)
    end_turn_with(rules, state, seat)


@kernel
def first_with_a_turn(rules: SheddingRules, state: SheddingState, seat: Seat) -> Seat:
    """Return *seat*, or the first after it that does not lose its turn; an attack hits such a seat all the same (HC-08)."""
    while state.draw_debt == 0 and (state.loses_turn >> seat) & 1:
        note(state, SKIPPED, seat, lose_next_turn(state, seat), NOTHING)
        seat = seat_after(rules, state, seat, 1)
    if state.loses_turn >> NAMED_RANK != 0:
        end_rank(state, seat)
    return seat


@kernel
def end_rank(state: SheddingState, seat: Seat) -> None:
    """End the asking for a rank or a card if *seat*, whose turn begins, named it: the card laid is in force with its own suit."""
    back = (state.loses_turn >> (NAMED_RANK + seat)) & 1 != 0
    if back and state.in_force >= RANKED:
        note(state, RANK_OVER if state.in_force < CALLED else CARD_OVER, seat, NOTHING, NOTHING)
        state.in_force = state.shown
    if back or state.in_force < RANKED:
        state.loses_turn &= (1 << NAMED_RANK) - 1


@hot
def end_turn_with(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Begin the turn of *seat*."""
    if rules.bars != 0 and state.moved == 1 + seat:
        state.moved = -1 - seat
    state.announcements &= ~(ANNOUNCEMENTS << state.turn)
    state.turn = seat
    state.drawn = 0
    state.paid = 0
    state.chain = 0
    state.again = 0
    state.run_right = 0
    if state.window != 0:
        close_window(state, seat)
