"""What may be asked of the lab, checked: what rules are like, and which small changes bring a wish."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec

from huit import __version__
from huit.engine.round import ENGINE_VERSION
from huit.players.player import weights_digest
from huit.rooms.refusal import Refused
from huit.rules import RuleSet
from huit.rules.asking import WISHES, card_groups, common_seats, usual_seats
from huit.server.limits import Limits
from huit.server.live.agreeing import agreed, malformed
from huit.server.live.checking import mix_of
from huit.server.live.lobby import Seats

REPORT_SCHEMA = 1
"""That of the reports of the lab. The server does not load the lab, which would take it half a second."""
_LAB: Mapping[str, Any] = {"report": None, "against": None, "differences": []}
_SUGGESTIONS: Mapping[str, Any] = {"suggestions": []}


class RulesNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules with options."""

    rules: str
    options: dict[str, Any] = {}


class LabAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to measure rules with options, for `seats` (four, or what is nearest to it), beside others."""

    rules: str
    options: dict[str, Any] = {}
    seats: Seats | None = None
    against: RulesNamed | None = None


class WishAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for small changes of rules that bring a wish."""

    rules: str
    wish: Literal["shorter", "longer", "fairer", "weaker", "stronger", "choice", "unblocked", "comebacks"]
    options: dict[str, Any] = {}
    card: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The cards that the wish is about, as rule files write them."""
    seats: Seats | None = None


@dataclass(frozen=True)
class Question:
    """A question to the lab, which can be played."""

    asked: Mapping[str, Any]
    """What the process of the lab is told."""
    blank: Mapping[str, Any]
    """What is answered before anything is found."""
    what: str
    """The rules, for the log."""
    digest: str
    """The same for the same answer: of the question, and of whatever else the answer hangs on."""

    def line(self, *, waiting: int = 0, failed: bool = False, slowed_by: str = "") -> bytes:
        """Return a line of the answer while nothing is found, or because it *failed*; *slowed_by* is as in `LabTold`."""
        told = {"share": 0.0, "waiting": waiting, "done": failed, **self.blank, "failed": failed, "slowed_by": slowed_by}
        return msgspec.json.encode(told) + b"\n"


def question_of_lab(asked: LabAsked, limits: Limits) -> Question:
    """Return the question what rules are like.

    Raises:
        Refused: ``malformed``, if they cannot be played by so many, or have no number of players in common with the others.
    """
    rules = agreed(asked.rules, asked.options, seats=asked.seats)
    other = None if asked.against is None else _other(asked.against, asked.seats)
    compared = [rules] if other is None else [rules, other]
    seats = asked.seats or common_seats(compared)
    if seats is None:
        raise malformed(
            "against",
            "these two games have no number of players in common: choose another",
            french="ces deux jeux n’ont aucun nombre de joueurs en commun\u00a0: en choisir un autre",
        )
    agreed(asked.rules, asked.options, seats=seats)
    if asked.against is not None:
        _other(asked.against, seats)
    told = {"play": "lab", "compared": [_named(each) for each in compared], "seats": seats, "seconds": limits.lab_play_s}
    return _question(told, _LAB, compared)


def question_of_wish(asked: WishAsked, limits: Limits) -> Question:
    """Return the question which small changes bring a wish.

    Raises:
        Refused: ``malformed``, if the rules cannot be played by so many, or have no such card.
    """
    rules = agreed(asked.rules, asked.options, seats=asked.seats)
    seats = asked.seats or usual_seats(rules)
    agreed(asked.rules, asked.options, seats=seats)
    of_a_card = WISHES[asked.wish].of_a_card
    if of_a_card and asked.card not in card_groups(rules):
        known = ", ".join(card_groups(rules))
        raise malformed("card", f"needed for this wish: one of {known}", french=f"ce souhait parle d’une carte\u00a0: {known}")
    told = {
        "play": "suggestions",
        **_named(rules),
        "wish": asked.wish,
        "card": asked.card if of_a_card else "",
        "seats": seats,
        "rounds": limits.suggestion_rounds,
    }
    return _question(told, _SUGGESTIONS, [rules])


def _other(asked: RulesNamed, seats: int | None) -> RuleSet:
    """Return the rules that others are compared with."""
    try:
        return agreed(asked.rules, asked.options, seats=seats)
    except Refused as refused:
        raise Refused(refused.code, {**(refused.why or {}), "field": "against"}) from refused


def _named(rules: RuleSet) -> dict[str, Any]:
    return {"rules": rules.id, "options": rules.options}


def _question(told: Mapping[str, Any], blank: Mapping[str, Any], compared: Sequence[RuleSet]) -> Question:
    # Names too, not digests alone: the answer tells them, and its suggestions are options over the game of that name.
    hangs_on = [told, [rules.digest for rules in compared], *_versions()]
    digest = sha256(json.dumps(hangs_on, sort_keys=True).encode()).hexdigest()
    return Question(told, blank, " ".join(map(mix_of, compared)), digest)


@cache
def _versions() -> tuple[int, int, str, str]:
    """Return what else an answer hangs on: how rounds are played, by which players, what is told of them, in which words."""
    return ENGINE_VERSION, REPORT_SCHEMA, weights_digest(), __version__
