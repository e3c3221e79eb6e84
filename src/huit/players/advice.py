"""The advice of a strong player: its move, its chance and its reasons, as codes for others to put in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from huit.engine.actions import Action, ActionSet
from huit.engine.bits import hash_seed
from huit.players.family_players import SearchedPlayers, searched_players
from huit.players.minds import CHANCES, NOTHING, Considered, Mind
from huit.players.player import PLAYERS

ADVISER = "strong"


@dataclass(frozen=True)
class Why:
    """One reason, as a code of its family with its facts."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-ready object."""
        return {"code": self.code, **self.facts}


@dataclass(frozen=True)
class Advice:
    """The move that a strong player would make."""

    move: str | None
    """None: to let a reaction be."""
    goal: str = "win"
    """The goal: to ``win``, to be the next one out (``place``), or to be ahead by ``points``."""
    chance: float | None = None
    """How often it reaches the goal, 0 to 1, in the rounds that were imagined; of points, half of how many hundreds one is ahead,
    after a half. None where there was nothing to choose."""
    rounds: int = 0
    """How many rounds were imagined."""
    other: str | None = None
    """The next best choice, as its first action in words."""
    other_chance: float | None = None
    why: tuple[Why, ...] = ()
    """The strongest reasons, two at most."""

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-ready object; chances in thousandths."""
        result: dict[str, Any] = {"move": self.move, "goal": self.goal, "rounds": self.rounds, "other": self.other}
        result["why"] = [why.as_dict() for why in self.why]
        chances = {"chance": self.chance, "other_chance": self.other_chance}
        return result | {name: None if chance is None else round(1000 * chance) for name, chance in chances.items()}


def advise(view: Any, *, seed: int) -> Advice:
    """Return the advice of a strong player to the seat of *view*, which must have a choice.

    >>> from huit.views.positions import read_position
    >>> scene = 'rules = "monclar"\\nhands = ["8s 9h", "4c 5c 6c 7d Jc"]\\ndiscard = "2h"\\nturn = 0'
    >>> advice = advise(read_position(scene).round.view(0), seed=1)
    >>> advice.move, [why.code for why in advice.why], advice.chance > 0.5
    ('9h!', ['keeps_wild', 'last_of_suit'], True)
    """
    from huit.players.thinker import thinker_for

    family = searched_players(view.family)
    player, thinker = PLAYERS[ADVISER], thinker_for(view.family)
    search = thinker.decide_by(view.odds)
    considered: dict[Action, Considered] = {}
    choices: ActionSet = 0

    def decide(mind: Mind, rules: Any, known: Any, seat: int, actions: ActionSet, chance: int) -> Action:
        nonlocal choices
        if not considered:
            choices = choices_of(family, known, actions)
        if considered or not choices:
            return search(mind, rules, known, seat, actions, chance)
        best, second = best_first(thinker.compare(mind, known, choices, chance))[:2]
        # Once more between the two alone: the first time the second was hardly tried.
        considered.update(thinker.compare(mind, known, 1 << best | 1 << second, chance))
        return best_first(considered)[0]

    move = family.move_of(player.mind(view.rules), decide, view, hash_seed(seed & 0x3FFFFFFFFFFFFFFF))
    if not considered:
        return Advice(move)
    best, other = best_first(considered)
    return Advice(
        move,
        family.goal_of(view),
        considered[best].chance,
        sum(each.visits for each in considered.values()),
        family.word_of(view, other),
        considered[other].chance,
        tuple(Why(code, facts) for code, facts in family.reasons_for(view, best, choices)[:2]),
    )


def best_first(considered: Mapping[Action, Considered]) -> list[Action]:
    """Return actions by how many imagined rounds went through them, and of equals by what those brought."""
    return sorted(considered, key=lambda action: considered[action], reverse=True)


def choices_of(family: SearchedPlayers, view: Any, actions: ActionSet) -> ActionSet:
    """Return the *actions* of a view that need thought; none if one is obvious or the only one."""
    if family.reflex(view.rules, view, view.seat, actions, CHANCES // 2) != NOTHING:
        return 0
    choices = family.candidates(view.rules, view, view.seat, actions)
    return choices if choices & (choices - 1) else 0
