"""How computers play Danish: on what their seat may know, the same plain and compiled."""

from huit.cards import Face, FaceSet, faces_of
from huit.engine.actions import PASS, Action, ActionSet, Seat
from huit.engine.bits import lowest, next_random, popcount
from huit.engine.danish.apply import apply_action
from huit.engine.danish.legal import FLIP, FOUR, PICK_UP, legal_actions, like, run_on_top
from huit.engine.danish.moves import DanishMove
from huit.engine.danish.state import SET, SWAP, TARGET, DanishState
from huit.engine.danish.view import DanishView
from huit.engine.hands import PLANES, trial_of
from huit.engine.kernel import kernel, rare
from huit.players.minds import CHANCES, NOTHING, Decide, Mind, announces_nothing, choose_random, overlooks
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW

_SPECIAL = 20
"""The extra worth of a card that goes on anything, copies, or sends the discard: it is held back."""
_TIRESOME = 400
"""After so many plays a sensible player sometimes plays by chance, so that the round ends."""


announced_at = announces_nothing


@kernel
def choose(mind: Mind, rules: DanishRules, view: DanishState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return which of *actions* a player of that *mind* chooses, who reads only what *seat* may know."""
    if overlooks(mind, chance):
        return choose_random(actions, chance)
    return choose_thrifty(rules, view, seat, actions, chance)


@kernel
def choose_thrifty(rules: DanishRules, view: DanishState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return what a sensible player does: clear low cards first, all of a rank together, keep what goes on anything.

    Before the first play they lay their best cards face up: they come last, when the discard is high.
    """
    if view.phase == SWAP:
        return thrifty_swap(rules, view, seat, actions)
    if seat == view.turn and view.phase == TARGET:
        return nearest_to_the_end(rules, view, actions)
    if view.plays > _TIRESOME and chance & 3 == 0:
        # The same sensible plays can go round for ever: now and then another.
        return choose_random(actions, chance)
    cards = actions & ((1 << PICK_UP) - 1)
    if cards == 0:
        return choose_random(actions & ~(1 << PICK_UP), chance) if actions >> FLIP else lowest(actions)
    if rules.four_burn != 0:
        fourth = one_of_four(rules, view, seat, cards)
        if fourth >= 0:
            return fourth
    face = cheapest(rules, cards)
    if view.phase == SET and (actions >> PASS) & 1 and worth(rules, face) >= _SPECIAL and view.hand_sizes[seat] > 1:
        return PASS
    return face


@kernel
def thrifty_swap(rules: DanishRules, view: DanishState, seat: Seat, actions: ActionSet) -> Action:
    """Exchange the best card of the hand for the worst that lies there, as long as it is better."""
    worst = -1
    for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
        face = view.up[slot] - 1
        if worst < 0 or worth(rules, face) < worth(rules, worst):
            worst = face
    if view.swapping[seat] != 0:
        return worst
    best = dearest(rules, actions & ((1 << PICK_UP) - 1))
    return best if best >= 0 and worth(rules, best) > worth(rules, worst) else PASS


@kernel
def worth(rules: DanishRules, face: Face) -> int:
    """Return what a card is worth in the hand: its height, and more if it goes on anything, copies, or sends."""
    special = (((rules.anywhere | rules.copies | rules.sends) >> face) & 1) * _SPECIAL
    return special + ((face >> 2) + 12) % 13


@rare
def one_of_four(rules: DanishRules, view: DanishState, seat: Seat, cards: FaceSet) -> Face:
    """Return one of *cards* with which *seat* makes four of a rank that burn the discard; -1 where none is worth it.

    Cards that go on anything are not spent for it, unless one alone completes the four.
    """
    top = view.discard[view.discard_size - 1] >> 2 if view.discard_size > 0 else -1
    while cards != 0:
        face = lowest(cards)
        cards &= ~like(face)
        lying = run_on_top(view) if face >> 2 == top else 0
        held = held_like(rules, view, seat, face)
        if lying + held >= FOUR and (lying == FOUR - 1 or worth(rules, face) < _SPECIAL):
            return face
    return -1


@rare
def held_like(rules: DanishRules, view: DanishState, seat: Seat, face: Face) -> int:
    """Return how many cards of the rank of *face* a seat plays from: its hand, or the row before it."""
    held = 0
    for plane in range(PLANES):
        held += popcount(view.hands[PLANES * seat + plane] & like(face))
    if rules.rows_stay != 0 and view.hand_sizes[seat] == 0:
        for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
            held += view.up[slot] != 0 and (view.up[slot] - 1) >> 2 == face >> 2
    return held


@kernel
def cheapest(rules: DanishRules, cards: FaceSet) -> Face:
    """Return the card worth least in the hand."""
    best = lowest(cards)
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if worth(rules, face) < worth(rules, best):
            best = face
    return best


@kernel
def dearest(rules: DanishRules, cards: FaceSet) -> Face:
    """Return the card worth most in the hand; -1 of none."""
    best = -1
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if best < 0 or worth(rules, face) > worth(rules, best):
            best = face
    return best


@kernel
def nearest_to_the_end(rules: DanishRules, view: DanishState, seats: ActionSet) -> int:
    """Return the seat to send the discard to: the one with fewest cards left."""
    best = lowest(seats)
    fewest = 1 << 30
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        cards = view.hand_sizes[seat]
        for slot in range(rules.row):
            cards += (view.up[MOST_ROW * seat + slot] != 0) + (view.down[MOST_ROW * seat + slot] != 0)
        if cards < fewest:
            fewest = cards
            best = seat
    return best


@kernel
def reflex(rules: DanishRules, view: DanishState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return what a player does without a thought, `NOTHING` where there is something to choose.

    They exchange their cards as the heuristic does, and all cards that lie face down are alike.
    """
    if view.phase == SWAP:
        return choose_thrifty(rules, view, seat, actions, chance)
    if view.phase != TARGET and actions & ((1 << FLIP) - 1) == 0:
        return choose_random(actions, chance)
    return NOTHING


@kernel
def candidates(rules: DanishRules, view: DanishState, seat: Seat, actions: ActionSet) -> ActionSet:
    """Return which of *actions* are worth a thought: of a rank one card, unless its suit matters."""
    if view.phase == TARGET:
        return actions
    different = actions
    cards = actions & ((1 << PICK_UP) - 1) & ~rules.asks_suit
    while cards != 0:
        face = lowest(cards)
        others = cards & like(face) & ~(1 << face)
        different &= ~others
        cards &= ~(others | 1 << face)
    return different


def move_of(mind: Mind, decide: Decide, view: DanishView, dice: int) -> str | None:
    """Return the move, in words, that a player of that *mind* makes: a set with all its cards and whom the discard is sent to."""
    trial, seat, rules = trial_of(view), view.seat, view.rules
    move = DanishMove("play")
    while True:
        dice = next_random(dice)
        action = decide(mind, rules, trial, seat, trial.actions, (dice ^ (dice >> 32)) % CHANCES)
        move = _with_action(move, trial, action)
        if move.word in ("pass", "pickup", "flip"):
            return str(move)
        apply_action(rules, trial, seat, action)
        if trial.phase not in (SET, TARGET) and trial.swapping[seat] == 0:
            break
        trial.actions = legal_actions(rules, trial, seat)
    return str(move._replace(to=trial.turn) if trial.attacked else move)


def _with_action(move: DanishMove, view: DanishView, action: Action) -> DanishMove:
    """Return *move* with the word for *action* added to it."""
    if view.phase == SWAP:
        chosen = view.swapping[view.seat]
        return DanishMove("pass") if action == PASS else DanishMove("swap", (chosen - 1, action))
    if view.phase == TARGET or action == PASS:
        return move
    if action == PICK_UP:
        return DanishMove("pickup")
    return DanishMove("flip", slot=action - FLIP) if action >= FLIP else move._replace(faces=(*move.faces, action))


# For people who ask why


def word_of(view: DanishView, action: Action) -> str:
    """Return one action in words."""
    if view.phase == TARGET:
        return f">{action}"
    return "pass" if action == PASS else str(_with_action(DanishMove("play"), view, action))


def decision_in(view: DanishView, word: str) -> Action | None:
    """Return what was decided first with a move; None of an exchange before the first play."""
    move = DanishMove.parse(word)
    if move.word in ("pass", "pickup"):
        return PASS if move.word == "pass" else PICK_UP
    if move.word in ("swap", "flip"):
        return None
    return move.faces[0] if move.faces else move.to


def goal_of(view: DanishView) -> str:
    """Return what a search compares actions by: to ``win``, or once somebody has, to be the next one out (``place``)."""
    return "place" if view.left < view.rules.seats else "win"


def reasons_for(view: DanishView, action: Action, choices: ActionSet) -> list[tuple[str, dict[str, object]]]:
    """Return the reasons for *action* among *choices*, the strongest first."""
    if view.phase == TARGET:
        count = view.hand_sizes[action]
        is_nearest = count == min(view.hand_sizes[other] for other in faces_of(choices))
        return [("nearest_to_out", {"seat": action, "count": count})] if is_nearest else []
    cards = choices & ((1 << PICK_UP) - 1)
    if action >= PICK_UP or not cards & (cards - 1):
        return []
    if view.rules.four_burn and one_of_four(view.rules, view, view.seat, like(action)) >= 0:
        return [("makes_four", {})]
    return [("lowest_card", {})] if worth(view.rules, action) == worth(view.rules, cheapest(view.rules, cards)) else []
