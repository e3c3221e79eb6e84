"""How a player searches, in any family: information-set Monte Carlo tree search, by whole numbers, plain and compiled alike.

Each iteration deals the hidden cards anew (`redeal`) and walks down one tree that all the deals share. It adds a node, plays on
by the heuristic, and credits the worth of the round to the searcher. Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search" (2012): single observer, with the count of how often a node could be chosen. The others play by
the heuristic in the tree, on their own views, as in Silver and Veness, "Monte-Carlo Planning in Large POMDPs" (2010). If the
tree chose for them, they would come to know the cards of the searcher.
"""

from math import sqrt
from typing import Any

from huit.engine.actions import NO_ACTION, Action, ActionSet, Seat
from huit.engine.bits import hash_seed, lowest, next_random, nth, popcount
from huit.engine.kernel import kernel, open_name
from huit.engine.odds import WIN, Guess, Odds
from huit.engine.state import copy_state
from huit.players.minds import CHANCES, NOTHING, Mind
from huit.rules.record import I2, I8, Record

Columns = Any
State = Any
Tree = Any
"""Nodes; the first one is the root."""

next_to_act, legal_actions, apply_action = open_name("next_to_act"), open_name("legal_actions"), open_name("apply_action")
as_state, gather, redeal = open_name("as_state"), open_name("gather"), open_name("redeal")
catch_up, is_settled, appraise = open_name("catch_up"), open_name("is_settled"), open_name("appraise")
choose, reflex, candidates = open_name("choose"), open_name("reflex"), open_name("candidates")

MOST_NODES = 1 << 15
"""A tree does not grow beyond this."""
_LONGEST = 600
"""An imagined round that is not settled after so many decisions is worth the same to all."""
_LOOKS = 63
"""Whether the choice is clear is looked at once in 64 rounds."""
_SCALE = 1 << 16
_EXPLORES = 1_424_573
"""(0.7 * `_SCALE`)² * ln 2 / 1024: how much a node that was seldom tried gains, with logarithms to the base 2 in 1024ths."""


class Node(Record):
    """An action in the tree, and what it brought to who did it."""

    parent: I8
    child: I8
    """The first child; 0 for none."""
    sibling: I8
    """The next child of the parent; 0 for none."""
    visits: I8
    value: I8
    """The sum of what rounds through it were worth to who searches, from 0 to `WIN` each."""
    offered: I8
    """How often it could have been chosen."""
    action: I2
    mover: I2


@kernel
def think_once(rules_row: Any, views: Any, odds_row: Any, minds: Any, worlds: Any, guesses: Any, tree: Tree, seed: int) -> Action:
    """Return what a player decides on the first of *views*; *worlds* are two states to imagine on. Called from Python."""
    view = views[0]
    return think(minds[0], rules_row[0], view, view.seat + 0, view.actions + 0, odds_row[0], worlds, guesses[0], tree, seed)


@kernel
def think(
    mind: Mind,
    rules: Columns,
    view: State,
    seat: Seat,
    actions: ActionSet,
    odds: Odds,
    worlds: Any,
    guess: Guess,
    tree: Tree,
    seed: int,
) -> Action:
    """Return which of *actions* *seat* does: what goes without saying, or what most imagined rounds went through."""
    as_state(rules, view, seat, worlds[0])
    root = worlds[0]
    action = reflex(rules, root, seat, actions, seed & (CHANCES - 1))
    if action != NOTHING:
        return action
    actions = candidates(rules, root, seat, actions)
    if actions & (actions - 1) == 0:
        return lowest(actions)
    guess.seat = seat
    guess.dice = hash_seed(seed)
    guess.candidates = actions
    guess.for_points = odds.in_match + 0
    grow(mind, rules, odds, worlds, guess, tree, True)
    return most_visited(tree)


@kernel
def compare_once(
    rules_row: Any, views: Any, odds_row: Any, minds: Any, worlds: Any, guesses: Any, tree: Tree, candidates: ActionSet, seed: int
) -> None:
    """Grow a tree in which the seat of the first view does one of the *candidates*: its first nodes tell what each is worth."""
    view, guess = views[0], guesses[0]
    as_state(rules_row[0], view, view.seat + 0, worlds[0])
    guess.seat = view.seat
    guess.dice = hash_seed(seed)
    guess.candidates = candidates
    guess.for_points = odds_row[0].in_match + 0
    grow(minds[0], rules_row[0], odds_row[0], worlds, guess, tree, False)


@kernel
def grow(mind: Mind, rules: Columns, odds: Odds, worlds: Any, guess: Guess, tree: Tree, until_clear: bool) -> None:
    """Grow a new tree from the first of *worlds*, what ``guess.seat`` knows, by as many imagined rounds as *mind* says.

    *until_clear*: by fewer, where the rest can no longer change which action is the most visited.
    """
    root = worlds[0]
    catch_up(rules, root, odds)
    gather(rules, root, guess)
    clear_node(tree[0])
    guess.nodes = 1
    for done in range(mind.iterations):
        if until_clear and done & _LOOKS == _LOOKS and lead(tree) > mind.iterations - done:
            break
        copy_state(root, worlds[1])
        redeal(rules, worlds[1], odds, guess)
        imagine(mind, rules, worlds[1], guess, tree)


@kernel
def lead(tree: Tree) -> int:
    """Return how many more rounds went through the most visited action of the root than through the next."""
    first = 0
    second = 0
    at = tree[0].child + 0
    while at != 0:
        visits = tree[at].visits + 0
        at = tree[at].sibling + 0
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second


@kernel
def imagine(mind: Mind, rules: Columns, world: State, guess: Guess, tree: Tree) -> None:
    """Play one imagined round to its end, from the root of the tree on, and credit it."""
    at = descend(mind, rules, world, guess, tree)
    decisions = 0
    while not is_settled(rules, world, guess) and decisions < _LONGEST:
        seat = next_to_act(rules, world)
        apply_action(rules, world, seat, choose(mind, rules, world, seat, legal_actions(rules, world, seat), chance_of(guess)))
        decisions += 1
    appraise(rules, world, guess)
    worth = guess.worth[guess.seat]
    while at != 0:
        node = tree[at]
        node.visits += 1
        node.value += worth
        at = node.parent


@kernel
def descend(mind: Mind, rules: Columns, world: State, guess: Guess, tree: Tree) -> int:
    """Walk down the tree until a node is added, the round is settled, or the tree is full; return the last node."""
    at = 0
    seat = guess.seat + 0
    actions = guess.candidates
    action = NOTHING
    while not is_settled(rules, world, guess):
        if action == NOTHING and seat == guess.seat and actions & (actions - 1) == 0:
            action = lowest(actions)
        elif action == NOTHING:
            action = tried_action(mind, rules, world, guess, tree, at, seat, actions)
            below = child_by(tree, at, seat, action)
            if below == 0:
                if guess.nodes < len(tree):
                    at = add_node(tree, guess, at, seat, action)
                apply_action(rules, world, seat, action)
                return at
            at = below
        apply_action(rules, world, seat, action)
        seat = next_to_act(rules, world)
        actions = legal_actions(rules, world, seat)
        action = reflex(rules, world, seat, actions, chance_of(guess))
        actions = candidates(rules, world, seat, actions)
    return at


@kernel
def tried_action(
    mind: Mind, rules: Columns, world: State, guess: Guess, tree: Tree, at: int, seat: Seat, actions: ActionSet
) -> Action:
    """Return which of *actions* is tried below a node: of who searches what promises most, of others what they would do."""
    if seat != guess.seat:
        return choose(mind, rules, world, seat, actions, chance_of(guess))
    untried = actions & ~tried_by(tree, at, seat)
    if untried == 0 or (untried != actions and guess.nodes == len(tree)):
        return tree[best_child(tree, at, seat, actions)].action + 0
    offer(tree, at, seat, actions)
    action = choose(mind, rules, world, seat, untried, chance_of(guess))
    return action if (untried >> action) & 1 else nth(untried, (popcount(untried) * chance_of(guess)) >> 31)


@kernel
def chance_of(guess: Guess) -> int:
    """Return a fresh number in range(`CHANCES`)."""
    guess.dice = next_random(guess.dice)
    return (guess.dice ^ (guess.dice >> 32)) & (CHANCES - 1)


@kernel
def clear_node(node: Node) -> None:
    """Make *node* one that nothing is view of."""
    node.parent = 0
    node.child = 0
    node.sibling = 0
    node.visits = 0
    node.value = 0
    node.offered = 1


@kernel
def add_node(tree: Tree, guess: Guess, parent: int, seat: Seat, action: Action) -> int:
    """Add the node of an *action* of *seat* below *parent*; return its place."""
    at = guess.nodes + 0
    guess.nodes += 1
    clear_node(tree[at])
    tree[at].parent = parent
    tree[at].action = action
    tree[at].mover = seat
    tree[at].sibling = tree[parent].child
    tree[parent].child = at
    return at


@kernel
def tried_by(tree: Tree, parent: int, seat: Seat) -> ActionSet:
    """Return the actions of *seat* that have a child below *parent*.

    Forced actions get no node. A seat may be forced in one deal and free in another, so children of one node can belong to
    different seats.
    """
    tried = NO_ACTION
    at = tree[parent].child + 0
    while at != 0:
        if tree[at].mover == seat:
            tried |= 1 << tree[at].action
        at = tree[at].sibling + 0
    return tried


@kernel
def child_by(tree: Tree, parent: int, seat: Seat, action: Action) -> int:
    """Return the child below *parent* for an *action* of *seat*; 0 where there is none."""
    at = tree[parent].child + 0
    while at != 0 and (tree[at].mover != seat or tree[at].action != action):
        at = tree[at].sibling + 0
    return at


@kernel
def offer(tree: Tree, parent: int, seat: Seat, actions: ActionSet) -> None:
    """Note that each child of *seat* below *parent* among *actions* could have been chosen."""
    at = tree[parent].child + 0
    while at != 0:
        if tree[at].mover == seat:
            tree[at].offered += (actions >> tree[at].action) & 1
        at = tree[at].sibling + 0


@kernel
def best_child(tree: Tree, parent: int, seat: Seat, actions: ActionSet) -> int:
    """Return the child of *seat* among *actions* that promises most: by what it brought, the more if seldom tried (UCB1)."""
    best = 0
    highest = -1
    at = tree[parent].child + 0
    while at != 0:
        node = tree[at]
        if node.mover == seat and (actions >> node.action) & 1:
            node.offered += 1
            score = node.value * _SCALE // (node.visits * WIN) + int(sqrt(_EXPLORES * log2(node.offered) // node.visits))
            if score > highest:
                highest = score
                best = at
        at = node.sibling + 0
    return best


@kernel
def log2(number: int) -> int:
    """Return the logarithm of *number* to the base 2, in 1024ths: exact for powers of 2, on a straight line between them.

    Whole numbers, so that every machine decides alike.

    >>> log2(8), log2(12)
    (3072, 3584)
    """
    places = 0
    rest = number
    if rest >> 16:
        places = 16
        rest >>= 16
    if rest >> 8:
        places += 8
        rest >>= 8
    if rest >> 4:
        places += 4
        rest >>= 4
    if rest >> 2:
        places += 2
        rest >>= 2
    places += rest >> 1
    return ((places - 1) << 10) + ((number << 10) >> places)


@kernel
def most_visited(tree: Tree) -> Action:
    """Return the action below the root that most rounds went through; of equals the one that brought most."""
    best = tree[0].child + 0
    at = best
    while at != 0:
        more = tree[at].visits - tree[best].visits
        if more > 0 or (more == 0 and tree[at].value > tree[best].value):
            best = at
        at = tree[at].sibling + 0
    return tree[best].action + 0
