"""How computers play the shedding games, written once for plain and compiled runs: a heuristic, and what a search asks of it.

*view* is the view of a seat, or a state read only as far as *seat* may know it: the choice is the same, as a test checks.
*chance* is a fresh number in range(2**31) for every decision.
"""

from collections.abc import Iterator

from huit.cards import BLACK_JOKER, FACES, SUITS, Face, FaceSet, face_name, faces_of
from huit.engine.actions import ALL_SUITS, CATCH, DECLARE, DRAW, NAME_SUIT, NO_ACTION, PASS, SAY, Action, ActionSet, Seat
from huit.engine.bits import lowest, next_random, nth, popcount
from huit.engine.events import NOBODY
from huit.engine.hands import PLANES, trial_of
from huit.engine.kernel import kernel
from huit.engine.shedding.announce import announce_with_play
from huit.engine.shedding.apply import apply_action, may_be_sent_back
from huit.engine.shedding.legal import goes_with, is_attacked, is_due_with, may_say_late, turn_actions
from huit.engine.shedding.moves import SheddingMove, actions_named
from huit.engine.shedding.score import count_of_places, counts_hands
from huit.engine.shedding.state import (
    ALOUD,
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_RANK,
    CHOOSE_SEAT,
    CHOOSE_SUIT,
    DOUBT,
    GIVE,
    PLAY,
    RUN,
    TAKE,
    TARGET,
    TRADE,
    SheddingState,
    is_own_wild,
    seat_after,
    seat_before,
)
from huit.engine.shedding.view import SheddingView
from huit.players.minds import (
    ATTACK,
    CHANCES,
    FOLLOW,
    LIKE,
    LONE,
    NOTHING,
    POINTS,
    POINTS_SHORT,
    RANDOM,
    SKIP,
    WILD,
    Decide,
    Mind,
    choose_random,
    overlooks,
)
from huit.rules.shedding.columns import CLUBS, MAY_ERR, SKIPPING, SheddingRules

_KEEP_A_WILD, _KEEP_ALIKE = 60, 3
"""The weights of a wild card, and of every matching card, against the points of a card given away."""
_LAST_CARD = 1 << 20
"""More than all that the score of a card can add up to otherwise."""
_TIRESOME = 300
"""After so many plays a sensible player sometimes plays by chance, so that the round ends."""
_ALMOST_OUT = 3
"""The hand size from which cards that cannot go out are shed."""
_SHORT = 2
"""A player with this many cards may go out soon."""


@kernel
def choose_thrifty(mind: Mind, rules: SheddingRules, view: SheddingState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return what a sensible player does: announce, catch who forgot, keep 8s and attacks, empty long suits.

    They shed points when somebody is short of cards, and draw only when they must.
    """
    if (actions >> DECLARE) & 1:
        return DECLARE
    if (actions >> SAY) & 1:
        if rules.speaks != MAY_ERR or says_right(rules, view, seat, actions):
            return SAY
        actions &= ~(1 << SAY)
    if (actions >> CATCH) & 1 and (view.forgot | view.word_forgot) & ~(1 << seat):
        return CATCH
    if (actions >> CATCH) & 1 and view.misdealt != 0:
        return CATCH
    if view.plays > _TIRESOME and chance & 3 == 0:
        # Where nearly all cards are in hands, the same sensible plays can go round for ever: now and then another.
        return choose_random(actions & ~(1 << CATCH), chance)
    if actions & ALL_SUITS:
        return NAME_SUIT + best_suit(rules, view, seat)
    cards = actions & ((1 << DRAW) - 1)
    if cards == NO_ACTION:
        if view.phase == DOUBT and seat == view.turn and is_doubtful(view, chance):
            return PASS
        return DRAW if (actions >> DRAW) & 1 else PASS
    if seat == view.turn and (view.phase == CHOOSE_SEAT or view.phase == TRADE or view.phase == TARGET):
        return shortest_hand(rules, view, seat, cards)
    if seat == view.turn and view.phase == CHOOSE_RANK:
        return best_rank(view, seat, cards)
    if seat == view.turn and view.phase == CHOOSE_CARD:
        return card_to_name(view, seat, cards, chance)
    if seat == view.turn and view.phase == GIVE:
        return card_to_give(rules, view, seat, cards)
    if view.phase == RUN and (actions >> PASS) & 1 and leaves_a_bad_end(rules, view, seat, cards):
        return PASS
    return best_card(mind, rules, view, seat, cards, chance)


@kernel
def says_right(rules: SheddingRules, view: SheddingState, seat: Seat, actions: ActionSet) -> bool:
    """Tell whether an announcement is right, whatever card it comes with."""
    held = view.hand_sizes[seat]
    if held <= 2 or may_say_late(rules, view, seat) or view.phase == GIVE or view.phase == CHOOSE_SEAT:
        return True
    cards = actions & ((1 << DRAW) - 1)
    while cards != 0:
        if not is_due_with(rules, view, seat, lowest(cards)):
            return False
        cards &= cards - 1
    return True


@kernel
def is_doubtful(view: SheddingState, chance: int) -> bool:
    """Tell whether to doubt an attack: the more cards its player holds, the more often one of them is of the suit."""
    return chance & 15 < view.hand_sizes[view.bluffer]


@kernel
def shortest_hand(rules: SheddingRules, view: SheddingState, seat: Seat, seats: ActionSet) -> int:
    """Return the seat to give cards to, to swap hands with, or to attack: the opponent nearest to going out."""
    best = lowest(seats)
    fewest = 1 << 30
    while seats != 0:
        other = lowest(seats)
        seats &= seats - 1
        weight = view.hand_sizes[other]
        if rules.teams != 0 and other % rules.teams == seat % rules.teams:
            weight += 1000
        if weight < fewest:
            fewest = weight
            best = other
    return best


@kernel
def best_rank(view: SheddingState, seat: Seat, ranks: FaceSet) -> Face:
    """Return the rank of which the hand holds most cards, named by its club: nobody else is so likely to have to draw for it."""
    best = lowest(ranks)
    most = -1
    while ranks != 0:
        face = lowest(ranks)
        ranks &= ranks - 1
        held = 0
        for plane in range(PLANES):
            held += popcount(view.hands[PLANES * seat + plane] & (0b1111 << face))
        if held > most:
            most = held
            best = face
    return best


@kernel
def card_to_name(view: SheddingState, seat: Seat, cards: FaceSet, chance: int) -> Face:
    """Return the card to ask for: one that nobody else is sure to hold, for it is one's own; by chance where no card is."""
    own = cards & view.hands[PLANES * seat]
    if own == 0:
        own = cards
    return nth(own, (popcount(own) * chance) >> 31)


@kernel
def card_to_give(rules: SheddingRules, view: SheddingState, seat: Seat, cards: FaceSet) -> Face:
    """Return the card to give away: one that fits few others, and costs most."""
    best = lowest(cards)
    highest = -1 << 40
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        score = rules.points[face] - _KEEP_ALIKE * cards_like(rules, view, seat, face)
        if rules.names_suit[face] != 0:
            score -= _KEEP_A_WILD
        if score > highest:
            highest = score
            best = face
    return best


@kernel
def leaves_a_bad_end(rules: SheddingRules, view: SheddingState, seat: Seat, cards: FaceSet) -> bool:
    """Tell whether all that could go on with a run are cards worth more in the hand: those that name a suit."""
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if rules.names_suit[face] == 0:
            return False
    return view.hand_sizes[seat] > 1


@kernel
def best_card(mind: Mind, rules: SheddingRules, view: SheddingState, seat: Seat, cards: ActionSet, chance: int) -> Face:
    """Return the card of the highest score; among equals *chance* says where to begin."""
    if rules.weighed & cards != 0:
        cards = worth_laying(rules, view, seat, cards)
    best = lowest(cards)
    highest = -1 << 40
    danger = is_somebody_short(rules, view, seat)
    # The tie goes to whoever comes first, so the suits take turns to be first.
    turn = chance & 3
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        score = 4 * score_of(mind, rules, view, seat, face, danger) + ((face + turn) & 3)
        if score > highest:
            highest = score
            best = face
    return best


@kernel
def score_of(mind: Mind, rules: SheddingRules, view: SheddingState, seat: Seat, face: Face, danger: bool) -> int:
    """Return how good it is to play *face* now, in sixteenths of a point of the count."""
    like = cards_like(rules, view, seat, face)
    score = mind.weights[LIKE] * like + mind.weights[POINTS_SHORT if danger else POINTS] * rules.points[face]
    if rules.names_suit[face] != 0:
        score += mind.weights[WILD]
    if rules.draw[face] != 0 or rules.skips[face] != 0:
        # Whom an attack hits may be chosen.
        chosen = rules.hits_chosen[face] != 0
        short = danger if chosen else view.hand_sizes[seat_after(rules, view, view.turn, 1)] <= _SHORT
        score += mind.weights[(ATTACK if rules.draw[face] != 0 else SKIP) + (1 if short else 0)]
    if rules.kept_last[face] != 0 and 1 < view.hand_sizes[seat] <= _ALMOST_OUT:
        score -= mind.weights[POINTS] * rules.kept_last[face]
    if rules.plays_again[face] != 0:
        score += mind.weights[FOLLOW if like > 0 else LONE]
    elif view.hand_sizes[seat] == 1:
        score += _LAST_CARD
    return score


@kernel
def worth_laying(rules: SheddingRules, view: SheddingState, seat: Seat, cards: FaceSet) -> FaceSet:
    """Return those of *cards* to choose from, where some do what the score of a card does not weigh."""
    if rules.bad_last & cards != 0 and 1 < view.hand_sizes[seat] <= _ALMOST_OUT:
        # Nobody goes out with these: now, or never.
        cards &= rules.bad_last
    better = worse = NO_ACTION
    rest = cards & rules.weighed & ~rules.bad_last
    while rest != 0:
        face = lowest(rest)
        won = cards_won(rules, view, seat, face)
        better |= 1 << face if won > 1 else 0
        worse |= 1 << face if won < 0 else 0
        rest &= rest - 1
    if better != 0:
        return better
    return cards & ~worse if cards & ~worse != 0 else cards


@kernel
def cards_won(rules: SheddingRules, view: SheddingState, seat: Seat, face: Face) -> int:
    """Return by how many cards the hand would be smaller that comes with *face*; -1 for one's own wild rank, which is kept."""
    if rules.trades[face] != 0:
        others = (((1 << rules.seats) - 1) & ~view.out) & ~(1 << seat)
        if others == 0:
            # Somebody has gone out with a card that still hits: there is nobody to swap with.
            return 0
        other = shortest_hand(rules, view, seat, others)
    elif rules.rotates[face] != 0:
        other = giver_to(rules, view, seat, face)
    else:
        return -1 if is_own_wild(rules, view, seat, face) else 0
    return view.hand_sizes[seat] - 1 - view.hand_sizes[other]


@kernel
def giver_to(rules: SheddingRules, view: SheddingState, seat: Seat, face: Face) -> int:
    """Return whose hand comes to *seat* when all hands move on after *face*."""
    back = -view.direction if rules.reverses[face] == 0 else view.direction
    giver = (seat + back) % rules.seats
    while (view.out >> giver) & 1:
        giver = (giver + back) % rules.seats
    return giver


@kernel
def cards_like(rules: SheddingRules, view: SheddingState, seat: Seat, face: Face) -> int:
    """Return how many other cards of the hand go on *face*: what is left to play when the suit comes back."""
    others = 0
    for plane in range(PLANES):
        others += popcount(view.hands[PLANES * seat + plane] & rules.accept[face])
    return others - 1


@kernel
def is_somebody_short(rules: SheddingRules, view: SheddingState, seat: Seat) -> bool:
    """Tell whether another player may go out soon."""
    short = False
    for other in range(rules.seats):
        short = short or (other != seat and view.hand_sizes[other] <= _SHORT)
    return short


@kernel
def best_suit(rules: SheddingRules, view: SheddingState, seat: Seat) -> int:
    """Return the suit of which the hand holds most cards, wild ones left aside; among equals the one that counts most."""
    best = 0
    highest = -1
    for suit in range(4):
        weight = 0
        for plane in range(PLANES):
            cards = view.hands[PLANES * seat + plane] & (0x1111111111111 << suit)
            while cards != 0:
                face = lowest(cards)
                cards &= cards - 1
                if rules.names_suit[face] == 0:
                    weight += 128 + rules.points[face]
        if weight > highest:
            highest = weight
            best = suit
    return best


@kernel
def choose(mind: Mind, rules: SheddingRules, view: SheddingState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return which of *actions* a player of that *mind* chooses, who reads only what *seat* may know."""
    if mind.kind == RANDOM:
        return choose_random(actions, chance)
    noticed = actions & ~(1 << SAY | 1 << CATCH)
    if noticed != 0 and overlooks(mind, chance):
        return choose_random(noticed, chance)
    return choose_thrifty(mind, rules, view, seat, actions, chance)


@kernel
def reflex(rules: SheddingRules, view: SheddingState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return what a player does without a thought, `NOTHING` where there is something to choose.

    They show four of a kind, announce, catch whoever forgot, and let other reactions be. What a joker stands for, or a card to
    ask for, is nothing to search for either: there are too many cards.
    """
    if (actions >> DECLARE) & 1:
        return DECLARE
    if (actions >> SAY) & 1 and (rules.speaks != MAY_ERR or says_right(rules, view, seat, actions)):
        return SAY
    if (actions >> CATCH) & 1 and ((view.forgot | view.word_forgot) & ~(1 << seat) or view.misdealt != 0):
        return CATCH
    if seat != view.turn and actions & ((1 << DRAW) - 1) == 0:
        return PASS
    if view.phase == CHOOSE_CARD and seat == view.turn:
        return card_to_name(view, seat, actions, chance)
    if view.phase == CHOOSE_FACE and seat == view.turn:
        return nth(actions, (popcount(actions) * chance) >> 31)
    return NOTHING


@kernel
def candidates(rules: SheddingRules, view: SheddingState, seat: Seat, actions: ActionSet) -> ActionSet:
    """Return which of *actions* are worth a thought: to draw is not, where a card can be played and nothing is owed."""
    actions &= ~(1 << SAY | 1 << CATCH)
    cards = actions & ((1 << DRAW) - 1)
    if cards != 0 and seat == view.turn and view.phase == PLAY and not is_attacked(view):
        actions &= ~(1 << DRAW)
    return actions


def move_of(mind: Mind, decide: Decide, view: SheddingView, dice: int) -> str | None:
    """Return the move of a shedding game that a player of that *mind* makes; None to let a reaction be.

    What a card asks for, the next action of the same move answers: both are done on a trial of what the seat knows.
    """
    trial, seat, rules = trial_of(view), view.seat, view.rules
    speaks_with = goes_with if mind.kind == RANDOM else is_due_with
    move, may_say = SheddingMove(None), False
    while True:
        dice = next_random(dice)
        action = decide(mind, rules, trial, seat, trial.actions, (dice ^ (dice >> 32)) % CHANCES)
        if action == SAY and not may_say_late(rules, view, seat):
            # Announced with the card, once it is chosen.
            may_say = True
            trial.actions &= ~(1 << SAY)
            continue
        if action == PASS and seat != view.turn:
            return None
        if may_say and action < DRAW:
            gives = trial.phase in (CHOOSE_SEAT, GIVE)
            move = move._replace(announces=gives or speaks_with(rules, view, seat, action))
            if move.announces:
                announce_with_play(rules, trial, seat, ALOUD)
        move = _with_action(move, trial, action)
        if action in (DRAW, PASS) or action >= SAY:
            return str(move)
        apply_action(rules, trial, seat, action)
        # Where a card makes all pass one on, that is a move of its own.
        goes_on = trial.phase in (CHOOSE_SUIT, CHOOSE_FACE) or (trial.phase == GIVE and move.to is not None)
        if trial.turn != seat or not goes_on:
            return str(move)
        trial.actions = turn_actions(rules, trial) & ~(1 << SAY)


def announced_at(view: SheddingView, move: str) -> Face | None:
    """Return the card that the seat of *view* is left with once it has made *move*, which announces; None where it does not.

    Where no card is left (« Maou »), it is the card laid; `FACES` where the hand is empty already.
    """
    if move != "say" and not move.endswith("!"):
        return None
    parsed = SheddingMove.parse(move)
    left = view.faces
    for face in parsed.given if parsed.action is None else (parsed.action,):
        if face in left and len(left) > 1:
            left.remove(face)
    return left[0] if left else FACES


def _with_action(move: SheddingMove, view: SheddingView, action: Action) -> SheddingMove:
    """Return *move* with the word for *action* added to it."""
    if action >= SAY:
        return SheddingMove(action)
    if action >= NAME_SUIT:
        return move._replace(suit=action - NAME_SUIT)
    if view.seat == view.turn and view.phase in (CHOOSE_SEAT, TRADE, TARGET):
        return move._replace(to=action, hits=view.phase == TARGET)
    if view.seat == view.turn and view.phase == GIVE:
        return move._replace(to=view.gives_to, given=(*move.given, action))
    if view.seat == view.turn and view.phase == CHOOSE_RANK:
        return move._replace(rank=action >> 2)
    if view.seat == view.turn and view.phase == CHOOSE_CARD:
        return move._replace(names=action)
    if view.seat == view.turn and view.phase == CHOOSE_FACE:
        return move._replace(stands_for=action)
    doubts = action == PASS and view.phase == DOUBT and view.seat == view.turn
    return move._replace(action=action, takes=action == DRAW and view.phase == TAKE, doubts=doubts)


# For people who ask why


def word_of(view: SheddingView, action: Action) -> str:
    """Return one action in words."""
    return str(_with_action(SheddingMove(None), view, action))


def decision_in(view: SheddingView, word: str) -> Action | None:
    """Return what was decided first with a move: its card, say; None of a reaction."""
    move = SheddingMove.parse(word)
    if move.action is not None:
        return move.action if move.action <= PASS else None
    if move.to is not None and view.phase in (CHOOSE_SEAT, TRADE, TARGET):
        return move.to
    return next(iter(move.given or actions_named(move)), None)


def reasons_for(view: SheddingView, action: Action, choices: ActionSet) -> list[tuple[str, dict[str, object]]]:
    """Return the reasons for *action* among *choices*, the strongest first."""
    rules, seat = view.rules, view.seat
    if NAME_SUIT <= action < SAY:
        counts = [cards_of_suit(view, seat, suit) for suit in range(4)]
        suit = action - NAME_SUIT
        return [("longest_suit", {"suit": SUITS[suit], "count": counts[suit]})] if 0 < counts[suit] == max(counts) else []
    if view.phase in (CHOOSE_SEAT, TRADE, TARGET):
        count = view.hand_sizes[action]
        is_nearest = count == min(view.hand_sizes[other] for other in faces_of(choices))
        return [("nearest_to_out", {"seat": action, "count": count})] if is_nearest else []
    if action >= DRAW or view.phase in (GIVE, CHOOSE_RANK, CHOOSE_CARD, CHOOSE_FACE):
        return []
    return list(_reasons_for_card(view, rules, action, choices & ((1 << DRAW) - 1)))


def goal_of(view: SheddingView) -> str:
    """Return what a search compares actions by: to ``win``, to be the next one out (``place``), or to be ahead by ``points``."""
    if view.rules.goes_on:
        return "place" if count_of_places(view.rules, view) else "win"
    by_points = view.odds is not None and view.odds.in_match and counts_hands(view.rules)
    return "points" if by_points else "win"


def cards_of_suit(view: SheddingView, seat: Seat, suit: int) -> int:
    """Return how many cards of a suit a hand holds."""
    return sum(popcount(view.hands[PLANES * seat + plane] & (CLUBS << suit)) for plane in range(PLANES))


def _victim(rules: SheddingRules, view: SheddingView, face: Face) -> Seat:
    """Return who has to answer an attack by *face*, or `NOBODY`: it attacks nobody, or who it hits is not known yet."""
    if rules.sends_back[face] and may_be_sent_back(rules, view):
        return view.attacked_by
    # Its player says whom it hits, or it turns play round.
    if not rules.draw[face] or rules.hits_chosen[face] or rules.reverses[face]:
        return NOBODY
    return seat_before(rules, view, view.turn) if rules.hits_previous[face] else seat_after(rules, view, view.turn, 1)


def _reasons_for_card(
    view: SheddingView, rules: SheddingRules, face: Face, choices: FaceSet
) -> Iterator[tuple[str, dict[str, object]]]:
    seat, held = view.seat, view.hand_sizes[view.seat]
    after, victim = seat_after(rules, view, view.turn, 1), _victim(rules, view, face)
    if held == 1:
        yield "goes_out", {}
    if is_attacked(view) and view.phase == PLAY:
        yield "answers_attack", {"count": view.draw_debt}
    if victim not in (seat, NOBODY) and view.hand_sizes[victim] <= _SHORT:
        yield "attacks_short", {"seat": victim, "count": view.hand_sizes[victim]}
    elif rules.skips[face] and not rules.reverses[face] and after != seat and view.hand_sizes[after] <= _SHORT:
        yield "skips_short", {"seat": after, "count": view.hand_sizes[after]}
    # A skip that may be answered is no turn yet.
    if rules.plays_again[face] or (rules.skips[face] and rules.seats == 2 and not rules.accept[SKIPPING + face]):
        yield "turn_again", {}
    wild = rules.wild & choices & ~(1 << face)
    if wild and not rules.wild >> face & 1:
        yield "keeps_wild", {"card": face_name(lowest(wild))}
    if face < BLACK_JOKER and cards_of_suit(view, seat, face & 3) == 1:
        yield "last_of_suit", {"suit": SUITS[face & 3]}
    like = cards_like(rules, view, seat, face)
    if like > 1:
        yield "goes_on_with", {"count": like}
    if is_somebody_short(rules, view, seat) and rules.points[face] == max(rules.points[other] for other in faces_of(choices)) > 0:
        yield "sheds_points", {"count": rules.points[face]}
