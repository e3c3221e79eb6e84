"""Computer players at a table: from a seat's view to a move, in words."""

import importlib
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, Protocol, get_args

from huit.engine.actions import Action, ActionSet
from huit.engine.bits import hash_seed
from huit.engine.round import Round
from huit.players.family_players import can_search, players_of
from huit.players.minds import RANDOM, SEARCHING, THRIFTY, WEIGHTS, Decide, Mind, company_of
from huit.spoken import SpokenError
from huit.words.made import player_errors

_WEIGHTS = Path(__file__).with_name("weights.toml")
TUNED = "thrifty"
MOST_ITERATIONS = 1_000_000


class PlayerError(SpokenError):
    """A name that is no player's, or a player that does what cannot be."""

    words = player_errors.WORDS


class Player(Protocol):
    """A player, who decides for a seat."""

    @property
    def name(self) -> str:
        """The name at a table or in a simulation."""
        ...

    def choose(self, view: Any, seed: int) -> str | None:
        """Return the move that the seat of *view* makes, or None to let a reaction be. *seed* settles whatever is left to chance.

        >>> from huit import load_rules, new_round
        >>> round_ = new_round(load_rules("monclar"), seats=3, seed=5)
        >>> player_named("thrifty").choose(round_.view(0), seed=1) in round_.legal_moves()
        True
        """
        ...


@dataclass(frozen=True)
class ComputerPlayer:
    """A player of the house.

    >>> from huit import load_rules, new_round
    >>> round_ = new_round(load_rules("monclar"), seats=2, seed=5)
    >>> round_.watch()  # a search does better with the odds learned in the round
    >>> player_named("strong@100").choose(round_.view(0), seed=1) in round_.legal_moves()
    True
    >>> player_named("thrifty").choose(round_, seed=1) == player_named("thrifty").choose(round_.view(0), seed=1)
    True
    """

    name: str
    kind: int
    iterations: int = 0
    weights: str = TUNED
    slips: int = 0

    def choose(self, view: Any, seed: int) -> str | None:
        """Return the move: see `Player.choose`. For a round, the seat whose turn it is chooses on its own view.

        Who searches takes some seconds the first time, where code is compiled that the machine never had: see `thinker_for`.
        """
        view = view.view(view.state.turn) if isinstance(view, Round) else view
        family = players_of(view.family)
        decide: Decide = family.choose
        if self.searches(view.family):
            from huit.players.thinker import thinker_for

            decide = thinker_for(view.family).decide_by(view.odds)
        return family.move_of(self.mind(view.rules), decide, view, hash_seed(seed & 0x3FFFFFFFFFFFFFFF))

    def searches(self, family: str) -> bool:
        """Tell whether it searches at games of *family*; where nobody can it plays by the heuristic."""
        return self.kind == SEARCHING and can_search(family)

    def mind(self, columns: Any) -> Mind:
        """Return the parameters of this player for the kernels, for rules and a number of players.

        >>> from huit.rules import compile_rules, load_rules
        >>> columns = compile_rules(load_rules("monclar"), seats=2)
        >>> player_named("strong").mind(columns).iterations, player_named("thrifty-1").mind(columns).weights[:2]
        (4000, [48, -960])
        """
        mind = Mind()
        mind.kind, mind.iterations, mind.slips = self.kind, self.iterations, self.slips
        mind.weights = weights_for(self.weights, company_of(columns))
        return mind


@cache
def tuned_weights() -> Mapping[str, Mapping[str, Any]]:
    """Return the contents of ``weights.toml``."""
    return tomllib.loads(_WEIGHTS.read_text("utf-8"))


@cache
def weights_digest() -> str:
    """Return a digest of all weights: with others, computers play otherwise.

    >>> len(weights_digest())
    8
    """
    return sha256(_WEIGHTS.read_bytes()).hexdigest()[:8]


def weights_for(name: str, company: str) -> list[int]:
    """Return the weights of that *name* in a *company*, in the order of `WEIGHTS`.

    >>> weights_for("thrifty-1", "two") == weights_for("thrifty-1", "teams")
    True
    """
    weights = tuned_weights()[name]
    weights = weights.get(company, weights)
    return [weights[weight] for weight in WEIGHTS]


PLAYERS: dict[str, ComputerPlayer] = {
    player.name: player
    for player in (
        ComputerPlayer("thrifty", THRIFTY),
        ComputerPlayer("random", RANDOM),
        ComputerPlayer("beginner", THRIFTY, slips=6),
        ComputerPlayer("thrifty-1", THRIFTY, weights="thrifty-1"),
        ComputerPlayer("strong", SEARCHING, iterations=4000),
    )
}
"""The players that a table or a simulation can name. ``thrifty-1`` plays as ``thrifty`` did before it was tuned."""


Level = Literal["random", "beginner", "thrifty", "strong"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The players that people may choose at a table, from the weakest to the strongest, each stronger than the one before."""


def levels_for(family: str) -> tuple[Level, ...]:
    """Return those of `LEVELS` that play games of *family*, each otherwise than the others.

    >>> levels_for("danish")[-2:]
    ('thrifty', 'strong')
    """
    return tuple(name for name in LEVELS if PLAYERS[name].kind != SEARCHING or can_search(family))


def player_named(name: str) -> ComputerPlayer:
    """Return the player of that name; ``strong@1000`` is ``strong`` with 1000 iterations.

    >>> player_named("thrifty").name, player_named("strong@1000").iterations
    ('thrifty', 1000)

    Raises:
        PlayerError: if there is none; the message names those that there are.
    """
    plain, at, iterations = name.partition("@")
    player = PLAYERS.get(plain)
    if player is None:
        raise PlayerError("no_such_player", name=name, known=", ".join(PLAYERS))
    if not at:
        return player
    if player.kind != SEARCHING:
        searching = [other for other, player in PLAYERS.items() if player.kind == SEARCHING]
        raise PlayerError("does_not_search", name=name, searching=searching, plain=plain)
    if not iterations.isdecimal() or not 1 <= int(iterations) <= MOST_ITERATIONS:
        raise PlayerError("not_iterations", name=name, most=MOST_ITERATIONS, plain=plain)
    return replace(player, name=name, iterations=int(iterations))


def move_by(decide: Callable[[Any, ActionSet, int], Action], view: Any, seed: int) -> str | None:
    """Return the move, in words, of a player that decides one action after another, as ``decide(view, actions, chance)``.

    A move may be made of several: an 8 and the suit that it calls. For each the view is as the actions before leave it.

    >>> from huit import new_round
    >>> view = new_round("monclar", seats=3, seed=7).view(0)
    >>> move_by(lambda view, actions, chance: (actions & -actions).bit_length() - 1, view, seed=1)
    '8h=c'
    """

    def decided(mind: Mind, rules: Any, known: Any, seat: int, actions: ActionSet, chance: int) -> Action:
        return decide(known, actions, chance)

    mind = PLAYERS["thrifty"].mind(view.rules)
    return players_of(view.family).move_of(mind, decided, view, hash_seed(seed & 0x3FFFFFFFFFFFFFFF))


def any_player(name: str) -> Player:
    """Return the player of that name, of the house or from elsewhere: ``module:Name`` is a class without arguments, or a player.

    >>> any_player("thrifty").name
    'thrifty'

    Raises:
        PlayerError: if there is none.
    """
    module, colon, attribute = name.partition(":")
    if not colon:
        return player_named(name)
    if not all(part.isidentifier() for part in (*module.split("."), attribute)):
        raise PlayerError("not_a_module", name=name, meant=f"{Path(module).stem}:{attribute}")
    try:
        found: Any = getattr(importlib.import_module(module), attribute)
        player: Any = found() if isinstance(found, type) else found
    except Exception as error:  # their module may do anything as it is read
        raise PlayerError("not_imported", name=name, why=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(player, "choose", None)) or not isinstance(getattr(player, "name", None), str):
        raise PlayerError("does_not_choose", name=name)
    return player
