"""What the server's lab would answer: numbers that it found once, with the words of today. Nothing is played for them."""

import json
from collections.abc import Callable, Iterable
from functools import cache, partial
from math import exp
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

from huit.lab.balance.estimates import Estimate
from huit.lab.balance.kinds import KINDS, SECTIONS, Unit, section_title
from huit.lab.balance.report_text import titled, value_text
from huit.rules import RuleSet, load_rules
from huit.words.made import LANGUAGES

SAMPLE = Path(__file__).with_name("lab_sample.json")
"""Eight seconds of two games, and what differs: rows of name, about, value, low, high, narrow, seats, player, rounds."""
HEADLINE = {
    "fr": "Le premier après le donneur gagne 26,5 manches sur 100 au lieu de 25,0.",
    "en": "The first after the dealer wins 26.5 rounds in 100 instead of 25.0.",
}
NDJSON = "application/x-ndjson"
WISHES = (
    ("shorter", {"fr": "plus court", "en": "shorter"}, False),
    ("weaker", {"fr": "cette carte moins forte", "en": "a weaker card"}, True),
)
EVEN = 0.25
_TIMES = 21
"""Points of a course."""


@cache
def lab(*, compared: bool = False) -> dict[str, Any]:
    """Return the last line of an answer."""
    sample = json.loads(SAMPLE.read_text("utf-8"))
    ours, against = _report(sample["ours"]), _report(sample["against"])
    differences = _measures(sample["differences"], load_rules("monclar"), unit="difference")
    return {
        "share": 1.0,
        "waiting": 0,
        "done": True,
        "failed": False,
        "slowed_by": "",
        "report": ours,
        "against": against if compared else None,
        "differences": list(differences) if compared else [],
    }


def suggestions() -> dict[str, Any]:
    """Return the last line of an answer to a wish."""
    told = lab()["report"]["measures"]
    effect = next(each for each in told if (each["name"], each["about"]) == ("held", "8"))
    beside = next(each for each in told if each["name"] == "turns")
    options = {"powers": {"8": {"clears_debt": False}}}
    said = {"fr": "Le 8 n’arrête plus l’attaque.", "en": "The 8 does not stop the attack any more."}
    found = {"options": options, "said": [said], "effect": effect, "side_effects": [beside]}
    return {"share": 1.0, "waiting": 0, "done": True, "failed": False, "slowed_by": "", "suggestions": [found]}


def wishes() -> dict[str, Any]:
    """Return what may be wished."""
    return {"wishes": [{"name": name, "text": text, "of_a_card": of_a_card} for name, text, of_a_card in WISHES]}


def answer(page: Page, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    """Let the lab answer with these *lines*, or with all that it found; return what it is asked, as it is asked."""
    asked: list[dict[str, Any]] = []

    def told(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        route.fulfill(body=_lines(lines or [lab(compared=bool(asked[-1]["against"]))]), content_type=NDJSON)

    page.route("**/api/lab", told)
    page.route("**/api/lab/wishes", lambda route: route.fulfill(json=wishes()))
    page.route("**/api/lab/suggestions", lambda route: route.fulfill(body=_lines([suggestions()]), content_type=NDJSON))
    return asked


def _lines(told: Iterable[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in told)


def _both(said: Callable[[str], str]) -> dict[str, str]:
    return {language: said(language) for language in LANGUAGES}


def _report(sample: dict[str, Any]) -> dict[str, Any]:
    rules = load_rules(sample["rules"])
    return {
        "rules": rules.id,
        "options": {},
        "digest": "0123456789abcdef",
        "name": rules.name,
        "seats": 4,
        "even": EVEN,
        "headline": [HEADLINE],
        "sections": [{"name": name, "title": _both(partial(section_title, name))} for name in SECTIONS],
        "measures": list(_measures(sample["measures"], rules)),
        "ends": list(_measures(sample["ends"], rules)),
        "lengths": sample["lengths"],
        "course": [_point(place / (_TIMES - 1)) for place in range(_TIMES)],
        "brier": 0.176,
    }


def _point(at: float) -> dict[str, float]:
    winner = EVEN + (1 - EVEN) * (exp(3 * at) - 1) / (exp(3) - 1)
    return {"at": at, "winner": winner, "leader": 0.28 + 0.6 * at**1.5, "low": 0.25 * winner, "high": winner + 0.5 * (1 - winner)}


def _measures(rows: list[Any], rules: RuleSet, *, unit: Unit | None = None) -> Iterable[dict[str, Any]]:
    for name, about, value, low, high, narrow, seats, player, rounds in rows:
        kind = KINDS[name]
        told = unit if unit and kind.unit == "share" else kind.unit
        yield {
            "name": name,
            "about": about,
            "section": kind.section,
            "unit": told,
            "value": value,
            "interval": [low, high],
            "narrow": narrow,
            "seats": seats,
            "player": player,
            "rounds": rounds,
            "title": _both(partial(titled, name, about, rules)),
            "said": _both(partial(value_text, Estimate(value, low, high, rounds), told)),
            "definition": _both(kind.definition),
        }
