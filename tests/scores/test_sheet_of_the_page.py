"""The page keeps score sheets with no server in reach, so it reckons for itself: the examples that both must agree on.

`python -m tests.scores.test_sheet_of_the_page` writes them anew; `frontend/tests/score_sheet.test.ts` reads them.
"""

import json
from dataclasses import replace
from fractions import Fraction
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from huit.scores import PLANS, Plan, Sheet, by_points, plan_named, settle

EXAMPLES = Path(__file__).parents[2] / "frontend" / "tests" / "score_examples.json"
NAMES = ("Anne", "Luc", "Zoé", "Hugo", "Léa", "Malo", "Inès", "Noé", "Jade", "Rose")
MOST_ROUNDS = 30
SHEETS_A_PLAN = 8


def sheets() -> list[dict[str, Any]]:
    """Return sheets of every plan, played to their end or for a good while, and what comes of them."""
    numbers = count()
    return [_reckoned(_played(plan, Random(next(numbers)))) for plan in PLANS.values() for _ in range(SHEETS_A_PLAN)]


def debts() -> list[dict[str, Any]]:
    """Return balances, many of which cancel out among some players, and the payments that settle them."""
    found = []
    for number in range(40):
        chance = Random(number)
        balances = [chance.choice((-20, -10, -5, 0, 5, 10, 20)) for _ in range(chance.randint(1, 9))]
        balances.append(-sum(balances))
        transfers = settle(dict(zip(NAMES, balances, strict=False)))
        found.append({"balances": balances, "transfers": [_told(t.debtor, t.creditor, t.amount) for t in transfers]})
    return found


def _played(plan: Plan, chance: Random) -> Sheet:
    low, high = plan.players
    players = NAMES[: chance.randint(low, high)]
    target = chance.choice((None, None, 30, 250)) if plan.rounds is None else None
    sheet = Sheet(plan if target is None else plan_named(plan.id, target=target), players)
    for _ in range(chance.randint(0, MOST_ROUNDS)):
        if not sheet.over:
            points = _round(plan, players, chance) | _exactly(sheet, chance)
            left = {name: won for name, won in points.items() if name not in sheet.out}
            sheet = sheet.write(left or dict.fromkeys(players, 0))
    # Some are corrected: what then stands after the end does not count.
    if sheet.rounds and chance.random() < 0.5:
        number, points = chance.randint(1, len(sheet.rounds)), _round(plan, players, chance)
        out = replace(sheet, rounds=sheet.rounds[: number - 1]).out
        sheet = sheet.mend(number, {name: 0 if name in out else won * 2 for name, won in points.items()})
    return sheet


def _exactly(sheet: Sheet, chance: Random) -> dict[str, int]:
    """Return, where that matters, now and then what brings a player to exactly the target."""
    if not sheet.plan.exact_is_zero or chance.random() < 0.5:
        return {}
    name = chance.choice(sheet.players)
    return {name: (sheet.target or 0) - sheet.totals[name]}


def _round(plan: Plan, players: tuple[str, ...], chance: Random) -> dict[str, int]:
    if plan.adds_up_to_nothing:
        first, second = chance.randint(-5, 8), chance.randint(-3, 5)
        return dict(zip(players, (first, second, -first - second), strict=True))
    if plan.winner_only:
        won = chance.randint(-3, 45)
        sharing = chance.choice((1, 1, 1, 1, 2))
        winners = {name: won for name in players if name in chance.sample(players, sharing)} or {players[0]: won}
        # Sometimes the others are entered too, with nothing.
        return dict.fromkeys(players, 0) | winners if chance.random() < 0.2 else winners
    return {name: chance.randint(-2, 60) for name in players if chance.random() < 0.8} or {players[-1]: 7}


def _reckoned(sheet: Sheet) -> dict[str, Any]:
    balances = by_points(sheet.totals, stake=Fraction(1), lowest_wins=sheet.plan.wins == "lowest")
    own = sheet.plan == PLANS[sheet.plan.id]
    return {
        "plan": sheet.plan.id,
        "target": None if own else sheet.plan.target,
        "players": list(sheet.players),
        "rounds": [[points.get(name) for name in sheet.players] for points in sheet.rounds],
        "ends": sheet.target,
        "columns": [sheet.columns[name] for name in sheet.players],
        "winners": [None if name is None else sheet.players.index(name) for name in sheet.column_winners],
        "over": sheet.over,
        "counted": sheet.counted,
        "back_at_zero": [sheet.players.index(name) for name in sheet.back_at_zero],
        "out": [sheet.players.index(name) for name in sheet.out],
        "leaders": [sheet.players.index(name) for name in sheet.leaders],
        "transfers": [_told(t.debtor, t.creditor, t.amount) for t in settle(balances)],
    }


def _told(debtor: str, creditor: str, amount: Fraction) -> list[int]:
    return [NAMES.index(debtor), NAMES.index(creditor), int(amount)]


def _examples() -> dict[str, Any]:
    return {"sheets": sheets(), "debts": debts()}


@pytest.mark.parametrize("part", ["sheets", "debts"])
def test_the_examples_of_the_page_are_what_the_code_reckons(part: str):
    assert json.loads(EXAMPLES.read_text("utf-8"))[part] == _examples()[part]


def _lines(examples: dict[str, Any]) -> str:
    """Return one example a line, so that a change of one shows as one."""
    parts = (
        f"{json.dumps(part)}: [\n" + ",\n".join(json.dumps(example, ensure_ascii=False) for example in of_part) + "\n]"
        for part, of_part in examples.items()
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    EXAMPLES.write_text(_lines(_examples()), "utf-8")
