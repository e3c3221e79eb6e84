"""Mass play of any players: the loop of `huit.lab.mass`, and the one of players that search."""

from collections.abc import Sequence
from functools import cache
from statistics import mean
from typing import Any

import numpy as np

from huit.engine.actions import PASS
from huit.engine.bits import hash_seed, next_random
from huit.engine.jit import entry, row_of, rows_of, write_row
from huit.engine.kernel import bound, kernel, open_name
from huit.engine.odds import Guess, Odds
from huit.engine.own_kernels import LEAST_SECONDS, own_if_worth_it
from huit.engine.round import OVER, family_named
from huit.lab.mass import (
    LONGEST,
    NOBODY,
    ONCE,
    PLAIN,
    Observer,
    Outcome,
    in_lab,
    loop_for,
    play_rounds,
    seed_and_shift,
    write_outcome,
)
from huit.lab.plain_play import PlainPlay
from huit.players import player_named
from huit.players.family_players import can_search
from huit.players.family_search import search_kernels, think_for
from huit.players.minds import RANDOM, SEARCHING, THRIFTY, Mind
from huit.players.search import MOST_NODES, Node
from huit.players.search import think as think_kernel
from huit.rules import RuleSet, compile_rules
from huit.rules.rule_set import MOST_SEATS

deal_round, next_to_act, legal_actions = open_name("deal_round"), open_name("next_to_act"), open_name("legal_actions")
apply_action, choose, observe = open_name("apply_action"), open_name("choose"), open_name("observe")
begin_odds, learn, think, write_result = (
    open_name("begin_odds"),
    open_name("learn"),
    open_name("think"),
    open_name("write_result"),
)


@kernel
def play_searched(
    rules_row: Any, states: Any, odds_row: Any, guesses: Any, tree: Any, rows: Any, minds: Any, first: int, again: Any
) -> None:
    """Play as `play_rounds` does, with players that may search; *states* are three: the round, and two to imagine on."""
    rules = rules_row[0]
    for k in range(len(rows)):
        seed, shift = seed_and_shift(states[0], first, k, again)
        deal_round(rules, states[0], seed, seed % rules.seats)
        begin_odds(rules, states[0], odds_row[0])
        play_one(rules, states, odds_row[0], guesses[0], tree, rows[k], minds, shift, hash_seed(~seed & 0x3FFFFFFF))


@kernel
def play_one(
    rules: Any, states: Any, odds: Odds, guess: Guess, tree: Any, row: Outcome, minds: Any, shift: int, dice: int
) -> None:
    """Play a round until it ends, the observer abandons it, or `LONGEST` decisions are made; write its row."""
    state = states[0]
    decisions = 0
    while state.phase != OVER and decisions < LONGEST:
        seat = next_to_act(rules, state)
        dice = next_random(dice)
        mind = minds[(seat + shift) % rules.seats]
        chance = (dice ^ (dice >> 32)) & 0x7FFFFFFF
        actions = legal_actions(rules, state, seat)
        if mind.kind == SEARCHING:
            action = think(mind, rules, state, seat, actions, odds, states[1:], guess, tree, chance)
        else:
            action = choose(mind, rules, state, seat, actions, chance)
        decisions += 1
        if observe(rules, state, seat, action, row):
            break
        learn(rules, state, odds, seat, action)
        apply_action(rules, state, seat, action)
    observe(rules, state, NOBODY, PASS, row)
    write_result(rules, state, row, decisions)


@cache
def searched_loop(family: str, observer: Observer = PLAIN) -> Any:
    """Return `play_searched` bound to the kernels of *family* and to an observer."""
    label = f"{family}_{observer.name}"
    names = search_kernels(family) | {"think": think_for(family)}
    names["observe"] = bound(observer.observe, names, label=label)
    names["write_result"] = bound(write_outcome, names, label=label)
    return bound(play_searched, names, label=label)


@cache
def peeking_loop(family: str) -> Any:
    """Return `play_searched` for players who see the next hand when they search; None where the family does not say how."""
    peeking = in_lab(family, "PEEKING")
    if peeking is None:
        return None
    label = f"{family}_peeking"
    names = search_kernels(family) | peeking
    names["think"] = bound(think_kernel, names, label=label)
    names["observe"] = bound(PLAIN.observe, names, label=label)
    names["write_result"] = bound(write_outcome, names, label=label)
    return bound(play_searched, names, label=label)


SECONDS_A_DECISION = {RANDOM: 30e-9, THRIFTY: 65e-9, SEARCHING: 2e-6}
"""What a player of each kind takes for a decision, roughly; one that searches, for each round that it imagines."""


class Play:
    """Rounds of one rule set by given players, one for each seat: fills rows of outcomes. Compiled on the first call.

    >>> from huit.rules import load_rules
    >>> play = Play(load_rules("minimale"), seats=2, players=["thrifty", "random"])
    >>> rows = rows_of(Outcome, 10)
    >>> play(rows, 1)
    >>> int(rows["over"].sum())
    10
    """

    def __init__(
        self, rules: RuleSet, *, seats: int, players: Sequence[str], observer: Observer = PLAIN, in_match: bool = False
    ) -> None:
        """*in_match*: points decide, and players that search know it."""
        columns, family = compile_rules(rules, seats=seats), family_named(rules.family)
        self._rules, self._state = columns, family.state
        self.set_minds([player_named(name).mind(columns) for name in players])
        self._columns, self._states = row_of(columns), rows_of(family.state, 3)
        self._rounds = self._decisions = 0
        self._worth_a_look = LEAST_SECONDS
        self._searches = can_search(rules.family) and any(player_named(name).kind == SEARCHING for name in players)
        if self._searches:
            self._shared = searched_loop(rules.family, observer)
            self._odds, self._guesses, self._tree = rows_of(Odds, 1), rows_of(Guess, 1), rows_of(Node, MOST_NODES)
            self._odds["in_match"] = in_match
        else:
            by_chance = all(player_named(name).kind == RANDOM for name in players)
            self._shared = loop_for(play_rounds, rules.family, observer=observer, by_chance=by_chance)
        self._loop = entry(self._shared)

    def play_by(self, loop: Any) -> None:
        """Play by another compiled *loop*, of the same arguments."""
        self._loop, self._shared = loop, None

    def expect(self, rounds: int) -> None:
        """Say how many *rounds* are to come: where it is worth it, they are played by kernels for these rules alone."""
        if self._shared is not None and self._rounds > 0:
            seconds = rounds * self._decisions / self._rounds * self._seconds
            if seconds >= self._worth_a_look:
                own = own_if_worth_it([self._shared], self._rules, self._state, seconds=seconds)
                self._worth_a_look = 2 * seconds
                if own is not None:
                    self.play_by(entry(own[0]))

    @property
    def at_once(self) -> int:
        """How many rounds take some seconds at most."""
        return 100 if self._searches else 20_000

    def set_minds(self, minds: Sequence[Mind]) -> None:
        """Let the seats decide by other minds, of the same kinds and all of one class."""
        self._seconds = mean(SECONDS_A_DECISION.get(mind.kind, 0.0) * max(1, mind.iterations) for mind in minds)
        self._minds = rows_of(type(minds[0]), MOST_SEATS)
        for row, mind in zip(self._minds, minds, strict=False):
            write_row(row, mind)

    def __call__(self, rows: np.ndarray, first: int, *, again: tuple[int, int] = ONCE) -> None:
        """Play a round for each of *rows*, which must be zeros; see `huit.lab.mass.play_rounds`."""
        memory = (self._odds, self._guesses, self._tree) if self._searches else ()
        self._loop(self._columns, self._states, *memory, rows, self._minds, first, again)
        self._rounds += len(rows)
        self._decisions += int(rows["decisions"].sum())


def play_of(
    rules: RuleSet, *, seats: int, players: Sequence[str], observer: Observer = PLAIN, in_match: bool = False
) -> Play | PlainPlay:
    """Return what plays rounds of these players: compiled, or in plain Python where one is from elsewhere (``module:Name``)."""
    if any(":" in name for name in players):
        return PlainPlay(rules, seats=seats, players=players, in_match=in_match)
    return Play(rules, seats=seats, players=players, observer=observer, in_match=in_match)
