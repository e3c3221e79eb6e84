"""Questions to the lab, checked: the measures of rules, and small changes that bring a wish."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec

from huit import __version__
from huit.engine.round import ENGINE_VERSION
from huit.players.player import weights_digest
from huit.rooms.daily import Day, daily_deal
from huit.rooms.refusal import Refused
from huit.rules import RuleSet
from huit.rules.questions import WISHES, card_groups, common_seats, usual_seats
from huit.server.limits import Limits
from huit.server.live.checker import mix_of
from huit.server.live.lobby import Seats
from huit.server.live.preparer import Need, Progress
from huit.server.live.request_checks import checked_rules, wrong
from huit.words.made import server

REPORT_SCHEMA = 1
"""The schema of the lab's reports, repeated here since loading the lab takes half a second."""
_LAB: Mapping[str, Any] = {"report": None, "against": None, "differences": []}
_SUGGESTIONS: Mapping[str, Any] = {"suggestions": []}
_PAR: Mapping[str, Any] = {"par": None}


class RulesNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules with options."""

    rules: str
    options: dict[str, Any] = {}


class LabRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to measure rules with options, for `seats` (four, or what is nearest to it), beside others."""

    rules: str
    options: dict[str, Any] = {}
    seats: Seats | None = None
    against: RulesNamed | None = None


class WishRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for small changes of rules that bring a wish."""

    rules: str
    wish: Literal["shorter", "longer", "fairer", "weaker", "stronger", "choice", "unblocked", "comebacks"]
    options: dict[str, Any] = {}
    card: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The cards that the wish is about, as rule files write them."""
    seats: Seats | None = None


@dataclass(frozen=True)
class LabQuestion:
    """A question to the lab, which can be played."""

    job: Mapping[str, Any]
    """The question as the process of the lab reads it."""
    blank: Mapping[str, Any]
    """The answer before anything is found."""
    families: frozenset[str]
    """The families of the rules."""
    what: str
    """The rules, for the log."""
    digest: str
    """The digest of everything that the answer depends on."""
    need: Need = "lab"
    """What has to be compiled for it."""

    def line(self, *, waiting: int = 0, failed: bool = False, slowed_by: str = "", preparing: Progress | None = None) -> bytes:
        """Return a line of the answer while nothing is found, or because it *failed*; the rest is as in `LabView`."""
        line = {"share": 0.0, "waiting": waiting, "done": failed, **self.blank, "failed": failed, "slowed_by": slowed_by}
        if preparing is not None:
            line["preparing"] = preparing._asdict()
        return msgspec.json.encode(line) + b"\n"


def question_of_lab(request: LabRequest, limits: Limits) -> LabQuestion:
    """Return the question for the measures of rules.

    Raises:
        Refused: ``malformed``, if they cannot be played by so many, or have no number of players in common with the others.
    """
    rules = checked_rules(request.rules, request.options, seats=request.seats)
    other = None if request.against is None else _other(request.against, request.seats)
    compared = [rules] if other is None else [rules, other]
    seats = request.seats or common_seats(compared)
    if seats is None:
        raise wrong("against", lambda language: server.WORDS[language].field.apart)
    checked_rules(request.rules, request.options, seats=seats)
    if request.against is not None:
        _other(request.against, seats)
    job = {"play": "lab", "compared": [_named(each) for each in compared], "seats": seats, "seconds": limits.lab_play_s}
    return _question(job, _LAB, compared)


def question_of_wish(request: WishRequest, limits: Limits) -> LabQuestion:
    """Return the question for small changes that bring a wish.

    Raises:
        Refused: ``malformed``, if the rules cannot be played by so many, or have no such card.
    """
    rules = checked_rules(request.rules, request.options, seats=request.seats)
    seats = request.seats or usual_seats(rules)
    checked_rules(request.rules, request.options, seats=seats)
    of_a_card = WISHES[request.wish].of_a_card
    if of_a_card and request.card not in card_groups(rules):
        cards = ", ".join(card_groups(rules))
        raise wrong("card", lambda language: server.WORDS[language].field.card(cards))
    job = {
        "play": "suggestions",
        **_named(rules),
        "wish": request.wish,
        "card": request.card if of_a_card else "",
        "seats": seats,
        "rounds": limits.suggestion_rounds,
    }
    return _question(job, _SUGGESTIONS, [rules])


def question_of_par(day: Day, limits: Limits) -> LabQuestion:
    """Return the question for the par of the deal of *day*."""
    deal = daily_deal(day)
    job = {"play": "par", "day": day.number, "date": day.date, "rounds": limits.par_rounds}
    question = _question(job | {"cards": msgspec.to_builtins(deal.cards), "seats": deal.seats}, _PAR, [deal.rules])
    return replace(question, need="par")


def _other(request: RulesNamed, seats: int | None) -> RuleSet:
    """Return the rules that others are compared with."""
    try:
        return checked_rules(request.rules, request.options, seats=seats)
    except Refused as refused:
        raise Refused(refused.code, {**(refused.why or {}), "field": "against"}) from refused


def _named(rules: RuleSet) -> dict[str, Any]:
    return {"rules": rules.id, "options": rules.options}


def _question(job: Mapping[str, Any], blank: Mapping[str, Any], compared: Sequence[RuleSet]) -> LabQuestion:
    # The job has names too, not digests alone: the answer repeats them, and suggestions are options over that game.
    hangs_on = [job, [rules.digest for rules in compared], *_versions()]
    digest = sha256(json.dumps(hangs_on, sort_keys=True).encode()).hexdigest()
    families = frozenset(rules.family for rules in compared)
    return LabQuestion(job, blank, families, " ".join(map(mix_of, compared)), digest)


@cache
def _versions() -> tuple[int, int, str, str]:
    """Return the versions that an answer depends on: of the engine, the report, the players and the program."""
    return ENGINE_VERSION, REPORT_SCHEMA, weights_digest(), __version__
