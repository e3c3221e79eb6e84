"""What is told of all games: in short, whole, as sentences of options, as what their cards do, as what rules may say.

Each is made once, which takes a second; a caller that has other work makes it in a thread.
"""

from functools import cache

import msgspec

from huit.rooms.agreement import rules_in_force
from huit.rules import RuleSet, rule_names
from huit.server.told.answers import Games, GameSheet, Powers, Sheets, SheetView
from huit.server.told.rule_sheets import (
    effects_in_full,
    in_short,
    option_texts,
    plan_views,
    plans_in_short,
    rule_changes,
    rule_sheet,
)
from huit.server.told.schemas import all_schemas, cards_at_work, values_of
from huit.words.made import LANGUAGES


def sheet_told(rules: RuleSet, before: RuleSet, *, seats: int | None, title: str) -> bytes:
    """Return the sheet of *rules*, and what differs from those *before*, as JSON."""
    sheet = rule_sheet(rules, seats=seats, title=title)
    return msgspec.json.encode(SheetView(sheet, rule_changes(rules, before), values_of(rules)))


@cache
def games_told() -> dict[str, bytes]:
    """Return the games in short as JSON, by language: a visitor reads one."""
    plans = plans_in_short()
    told = [Games(language, [in_short(rules, language) for rules in _in_force()], plans) for language in LANGUAGES]
    return {games.language: msgspec.json.encode(games) for games in told}


@cache
def options_told() -> bytes:
    """Return the sentences of all options as JSON."""
    return msgspec.json.encode(option_texts(_in_force()))


@cache
def sheets_told() -> bytes:
    """Return the games and all of their rules as JSON."""
    return msgspec.json.encode(Sheets(_sheets(), plan_views()))


@cache
def powers_told() -> bytes:
    """Return what the cards of all games do as JSON."""
    at_work = {rules.id: cards_at_work(rules, effects_in_full(rules)) for rules in _in_force()}
    return msgspec.json.encode(Powers({name: cards for name, cards in at_work.items() if cards is not None}))


@cache
def schemas_told() -> bytes:
    """Return what rules may say as JSON."""
    return msgspec.json.encode(all_schemas())


@cache
def _in_force() -> list[RuleSet]:
    return [rules_in_force(name) for name in rule_names()]


@cache
def _sheets() -> list[GameSheet]:
    return [rule_sheet(rules) for rules in _in_force()]
