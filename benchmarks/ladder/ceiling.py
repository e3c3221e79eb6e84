"""A search that sees all hands, but not the order of the stock: what a player could win who knew all that anybody knows."""

from typing import Any

from huit.engine.actions import Seat
from huit.engine.bits import next_random, scaled
from huit.engine.jit import entry
from huit.engine.kernel import bound, kernel
from huit.engine.odds import Guess, Odds
from huit.engine.shedding.state import SheddingState
from huit.engine.state import copy_state
from huit.lab.duels import Duel
from huit.lab.mass import PLAIN, write_outcome
from huit.lab.searched_play import Play, play_searched
from huit.players.family_search import search_kernels
from huit.players.search import think
from huit.rules.shedding.columns import SheddingRules


@kernel
def see_all(rules: SheddingRules, known: SheddingState, seat: Seat, state: SheddingState) -> None:
    """Fill *state* with everything."""
    copy_state(known, state)


@kernel
def shuffle_stock(rules: SheddingRules, state: SheddingState, odds: Odds, guess: Guess) -> None:
    """Leave all hands as they are, and shuffle the stock."""
    for size in range(state.stock_size):
        guess.dice = next_random(guess.dice)
        place = scaled(guess.dice, size + 1)
        face = state.stock[size] + 0
        state.stock[size] = state.stock[place]
        state.stock[place] = face
    guess.dice = next_random(guess.dice)
    state.rng = guess.dice


def play_seeing(duel: Duel) -> None:
    """Let whoever searches in *duel* see all hands."""
    names: dict[str, Any] = search_kernels("shedding") | {"as_state": see_all, "redeal": shuffle_stock}
    label = "shedding_seeing"
    names["think"] = bound(think, names, label=label)
    names["observe"] = bound(PLAIN.observe, names, label=label)
    names["write_result"] = bound(write_outcome, names, label=label)
    play = duel.rounds
    assert isinstance(play, Play)
    play.play_by(entry(bound(play_searched, names, label=label)))
