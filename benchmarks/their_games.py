"""Games of OpenSpiel's `crazy_eights`, of random players, written down decision by decision.

    python -m benchmarks.their_games     # writes the sample that the tests play again

Needs the extra `peers`.
"""

from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pyspiel

from benchmarks.same_game import Decision, Game, action_word, unlike
from huit.cards import RANKS, Face, faces_text
from huit.engine.actions import DRAW, NAME_SUIT, PASS, Action

PEER = pyspiel.load_game("crazy_eights(players=2,use_special_cards=true,reshuffle=true)")
SAMPLE = Path(__file__).parents[1] / "tests" / "twin" / "openspiel_games.json"
GAMES, MOST_DECISIONS, LEAST_KEPT = 4, 160, 2
"""So many games are the sample, none of them longer, each with so many choices to play a card or to pass."""
_DRAW, _PASS, _NAME_SUIT = 52, 53, 54
"""What OpenSpiel calls these actions; those below are cards, from the 2 of clubs to the ace of spades."""
_HAND = 7


def action_of_theirs(action: int) -> Action:
    """Return Huit's action for one of OpenSpiel."""
    if action < _DRAW:
        return _face(action)
    return {_DRAW: DRAW, _PASS: PASS}.get(action, NAME_SUIT + action - _NAME_SUIT)


def _face(card: int) -> Face:
    return 4 * ((card // 4 + 1) % len(RANKS)) + card % 4


def their_game(seed: int) -> Game:
    """Return a game in which all choices are made by chance."""
    dice, state = Random(seed), PEER.new_initial_state()
    first, *_ = state.legal_actions()
    state.apply_action(dice.choice(state.legal_actions()))
    dealer = state.history()[0] - first
    dealt = _drawn(state, dice)
    hands = [dealt[(dealer + 1 + seat) % 2 : 2 * _HAND : 2] for seat in range(2)]
    game = Game(dealer, [faces_text(hand) for hand in hands], faces_text(dealt[-1:]), [])
    while not state.is_terminal():
        legal, seat = state.legal_actions(), state.current_player()
        could = " ".join(map(action_word, sorted(map(action_of_theirs, legal))))
        did = dice.choice(legal)
        state.apply_action(did)
        drew = faces_text(_drawn(state, dice))
        game.decisions.append(Decision(seat, could, action_word(action_of_theirs(did)), drew))
    return game


def _drawn(state: Any, dice: Random) -> list[Face]:
    """Let chance deal as long as it is to; return the cards. With one pack all that are left are equally likely."""
    drawn: list[Face] = []
    while state.is_chance_node():
        card = dice.choice(state.legal_actions())
        state.apply_action(card)
        drawn.append(_face(card))
    return drawn


def unlike_decisions(games: int) -> tuple[int, int]:
    """Return how many decisions of so many games are unlike Huit's, and how many there were; print the first that is."""
    played = [their_game(seed) for seed in range(games)]
    found = [(seed, each) for seed, game in enumerate(played) for each in unlike(game)]
    for seed, first in found[:1]:
        print(f"game {seed}, decision {first}")
    return len(found), sum(len(game.decisions) for game in played)


def _tells_enough(game: Game) -> bool:
    kept = sum(" pass" in asked.could for asked in game.decisions)
    return len(game.decisions) <= MOST_DECISIONS and kept >= LEAST_KEPT


def main() -> None:
    """Write the sample: the first games that are fit for it."""
    sample = list(islice(filter(_tells_enough, map(their_game, count())), GAMES))
    lines = ",\n".join(msgspec.json.encode(game).decode().replace("[[", "[\n[").replace("],[", "],\n[") for game in sample)
    SAMPLE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
