"""The match above the rounds: which plan it is counted by, its score sheet round after round, who is ahead and who has won."""

from fractions import Fraction
from functools import cached_property
from typing import Annotated, Literal, Self

import msgspec

from huit.engine.events import SeatNumber
from huit.engine.round import Result
from huit.rules import RuleSet
from huit.rules.families import schema_of
from huit.scores import MOST_ROUNDS, PLANS, Plan, ScoreError, Sheet, by_points, plan_for, plan_named, settle

MOST_ROWS = 40
"""So many rounds of the sheet go over the wire, the latest ones."""
MOST_PLAN_CHARACTERS = 40

# What a plan adds up must be what the rules count.
_FITTING = {
    "left_in_hand": ("negatif", "le-8", "x00"),
    "winner_takes": ("les-huit", "hollywood", "hollywood-5"),
    "podium": ("positif",),
    "none": (),
    "tricks": ("trois-cinq-huit",),
    "tricks, once": ("trois-cinq-huit-court",),
    "wins": ("danish",),
}

Side = tuple[int, ...]
"""The seats that win and lose together: a team, or one seat."""


class MatchAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match that is to be played: a plan of `scores`, and its target where it is not the plan's own."""

    plan: Annotated[str, msgspec.Meta(max_length=MOST_PLAN_CHARACTERS)]
    target: int | None = None


class Row(msgspec.Struct, frozen=True):
    """One round on the sheet: how it ended, the seats that won it, and the points of every seat."""

    round: int
    reason: str
    winners: tuple[SeatNumber, ...]
    points: tuple[int, ...]


class MatchTold(msgspec.Struct, frozen=True, kw_only=True):
    """A match as a page gets it, side by side; a side is a team, or a seat by itself."""

    plan: str
    target: int | None
    wins: Literal["highest", "lowest"]
    number: int
    """1 for the first match of the room."""
    sides: tuple[tuple[SeatNumber, ...], ...]
    columns: list[list[int]]
    """The running totals of each side, column by column."""
    column_winners: list[int | None]
    """The sides that have won a column; empty where there is only one."""
    totals: list[int]
    leaders: list[int]
    over: bool
    winners: list[int]
    owes: list[tuple[int, int, int]]
    """Which side pays which one how many points, with the fewest payments (LH-38), once the match is over."""


def plans_fitting(rules: RuleSet) -> tuple[Plan, ...]:
    """Return the plans that can add up what *rules* count; none where they count nothing.

    >>> from huit.rules import load_rules
    >>> [plan.id for plan in plans_fitting(load_rules("monclar"))]
    ['negatif', 'le-8', 'x00']
    """
    return tuple(PLANS[name] for name in _FITTING.get(schema_of(rules.family).counts(rules), ()))


def match_plan_for(rules: RuleSet) -> Plan | None:
    """Return the plan that a match under *rules* is usually counted by, with its target; None where rounds stand by themselves.

    The rule file says it: ``match = { plan = "negatif", target = 100 }``. An option may have changed what is counted: a plan that
    does not fit any more is none.
    """
    plan = plan_for(rules.match)
    return plan if plan is not None and plan.id in {fitting.id for fitting in plans_fitting(rules)} else None


def sides_of(rules: RuleSet, *, seats: int) -> tuple[Side, ...]:
    """Return the seats of each team, partners seated alternately (LH-03); every seat by itself where there are no teams.

    >>> from huit.rules import load_rules
    >>> sides_of(load_rules("monclar"), seats=3)
    ((0,), (1,), (2,))
    """
    teams = rules.at("teams", seats=seats) or seats
    return tuple(tuple(range(team, seats, teams)) for team in range(teams))


def plan_of(asked: MatchAsked, rules: RuleSet, *, seats: int) -> Plan:
    """Return the plan of the match that is asked for.

    Raises:
        ScoreError: if it cannot be played under these rules, by so many; the message says what could.
    """
    plan = plan_named(asked.plan, target=asked.target)
    fitting = [other.id for other in plans_fitting(rules)]
    if plan.id not in fitting:
        raise ScoreError(f"{plan.id} does not add up what these rules count; {', '.join(fitting) or 'no plan'} does")
    sides, (low, high) = len(sides_of(rules, seats=seats)), plan.players
    if not low <= sides <= high:
        raise ScoreError(f"{plan.id} is for {low} to {high} players or teams, and there are {sides}")
    return plan


class Match(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The rounds played so far, and their sheet. A value: `after_round` gives the next one."""

    number: int
    """1 for the first match of a room."""
    sides: tuple[Side, ...]
    sheet: Sheet | None
    """None where no match is played, but single rounds."""
    team_points: bool
    """Whether a result gives each member of a team the points of the whole team, which then count once."""
    rows: tuple[Row, ...] = ()
    totals: tuple[int, ...]
    """What every seat has; in teams, what its team has."""
    wins: tuple[int, ...]
    """How many rounds every seat has won."""

    @classmethod
    def begin(cls, asked: MatchAsked | None, rules: RuleSet, *, seats: int, number: int) -> Self:
        """Return a match with an empty sheet.

        >>> from huit.rules import load_rules
        >>> match = Match.begin(MatchAsked("negatif", target=100), load_rules("monclar"), seats=2, number=1)
        >>> match.after_round(Result("out", (0,), (0, 60))).totals
        (0, 60)

        Raises:
            ScoreError: if it cannot be played.
        """
        sides = sides_of(rules, seats=seats)
        names = tuple(str(side) for side in range(len(sides)))
        return cls(
            number=number,
            sides=sides,
            sheet=None if asked is None else Sheet(plan_of(asked, rules, seats=seats), names),
            team_points=schema_of(rules.family).counts(rules) == "winner_takes",
            totals=(0,) * seats,
            wins=(0,) * seats,
        )

    def after_round(self, result: Result) -> Self:
        """Return the match with one more round written down."""
        won = [self._won_by(side, result) for side in self.sides]
        gained = {seat: points for side, points in zip(self.sides, won, strict=True) for seat in side}
        return msgspec.structs.replace(
            self,
            sheet=self._written(won, result),
            rows=(*self.rows, Row(len(self.rows) + 1, result.reason, result.winners, result.points)),
            totals=tuple(total + gained[seat] for seat, total in enumerate(self.totals)),
            wins=tuple(wins + (seat in result.winners) for seat, wins in enumerate(self.wins)),
        )

    def _won_by(self, side: Side, result: Result) -> int:
        points = [result.points[seat] for seat in side]
        return max(points, key=abs) if self.team_points else sum(points)

    def _written(self, won: list[int], result: Result) -> Sheet | None:
        if self.sheet is None:
            return None
        points = {str(side): points for side, points in enumerate(won)}
        if self.sheet.plan.winner_only:
            winners = [index for index, side in enumerate(self.sides) if set(side) & set(result.winners)]
            # A round that brings nothing, shared by equals, is nobody's first or second win (HH-03).
            points = {str(side): won[side] for side in winners if won[side]}
        return self.sheet.write(points) if points else self.sheet

    def moved(self, before: int, after: int) -> Self:
        """Return the match when somebody takes another seat: what he has won in single rounds goes with him.

        In teams it stays with the team, and what stands on a sheet where it is written.
        """
        if before == after or self.sheet is not None or len(self.sides) < len(self.totals):
            return self
        places = list(range(len(self.totals)))
        places[before], places[after] = after, before

        def by_place(numbers: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(numbers[place] for place in places)

        rows = (
            msgspec.structs.replace(row, points=by_place(row.points), winners=tuple(places[seat] for seat in row.winners))
            for row in self.rows
        )
        return msgspec.structs.replace(self, rows=tuple(rows), totals=by_place(self.totals), wins=by_place(self.wins))

    @property
    def over(self) -> bool:
        """Whether the match has been won, or its sheet is full."""
        return self.sheet is not None and (self.sheet.over or len(self.rows) >= MOST_ROUNDS)

    @cached_property
    def told(self) -> MatchTold | None:
        """The match as a page gets it, sides by their numbers; None for single rounds."""
        sheet = self.sheet
        if sheet is None:
            return None
        leaders = [int(side) for side in sheet.leaders]
        several = sheet.plan.columns > 1
        return MatchTold(
            plan=sheet.plan.id,
            target=sheet.target,
            wins=sheet.plan.wins,
            number=self.number,
            sides=self.sides,
            columns=list(sheet.columns.values()),
            column_winners=[None if winner is None else int(winner) for winner in sheet.column_winners] if several else [],
            totals=list(sheet.totals.values()),
            leaders=leaders,
            over=self.over,
            winners=leaders if self.over else [],
            owes=self._owed(sheet) if self.over else [],
        )

    @property
    def latest_rows(self) -> tuple[Row, ...]:
        """The rounds of the sheet that a page gets."""
        return self.rows[-MOST_ROWS:]

    def _owed(self, sheet: Sheet) -> list[tuple[int, int, int]]:
        """Who owes whom how many points, settled with the fewest payments (LH-38)."""
        balances = by_points(sheet.totals, stake=Fraction(1), lowest_wins=sheet.plan.wins == "lowest")
        return [(int(owed.debtor), int(owed.creditor), int(owed.amount)) for owed in settle(balances)]
