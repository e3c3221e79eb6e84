"""Matches: the plan that counts the rounds, the score sheet, the leaders and the winners."""

from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from typing import Annotated, Literal, Self

import msgspec

from huit.engine.events import SeatNumber
from huit.engine.round import Result
from huit.rooms.feats import NOTHING_COUNTED, Feat, Tally
from huit.rules import RuleSet
from huit.rules.families import schema_of
from huit.rules.match_plans import plans_counting, plans_fitting
from huit.rules.prose import plan_sentence
from huit.scores import MOST_ROUNDS, Plan, ScoreError, Sheet, by_points, plan_named, settle
from huit.words.made import plans as plan_words

MOST_ROWS = 40
"""Most rounds of the sheet that are sent to the page, the latest ones."""
MOST_PLAN_CHARACTERS = 40

Side = tuple[int, ...]
"""The seats that win and lose together: a team, or one seat."""


class MatchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match to play: a plan of `scores`, and a target if it differs from the plan's."""

    plan: Annotated[str, msgspec.Meta(max_length=MOST_PLAN_CHARACTERS)]
    target: int | None = None


class Row(msgspec.Struct, frozen=True):
    """One round on the sheet: its number and reason, the seats that won, and the points by seat."""

    round: int
    reason: str
    winners: tuple[SeatNumber, ...]
    points: tuple[int, ...]


class FinishedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of the room that is over, of this match or of an earlier one."""

    round_no: int
    match_no: int
    """1 for the first match of the room."""
    rules: str
    title: str
    """The players' own name for their rules; empty: use the name of the game."""
    names: tuple[str, ...]
    """By seat, as when it ended."""
    reason: str
    winners: tuple[SeatNumber, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    """By seat, with this round counted."""


class Sitter(msgspec.Struct, frozen=True):
    """The occupant of a seat on the score sheet: a guest by number, a computer by name."""

    guest: int | None
    name: str
    """ "" for an open chair, or a person without a name."""

    @property
    def is_there(self) -> bool:
        """Whether somebody sits there."""
        return self.guest is not None or bool(self.name)

    def is_same(self, other: Self) -> bool:
        """Tell whether *other* is the same occupant, who may have changed their name."""
        return self.guest == other.guest and (self.guest is not None or self.name == other.name)


class Former(msgspec.Struct, frozen=True):
    """A former occupant, who played the rounds *first* to *last* of the match. Their successor on the seat has their points."""

    seat: SeatNumber
    name: str
    first: int
    last: int


class _Held(msgspec.Struct, frozen=True):
    """The occupant of a seat during some consecutive rounds."""

    seat: int
    sitter: Sitter
    first: int
    last: int


class MatchView(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it is sent to the page. Lists are by side: a team, or a single seat."""

    plan: str
    target: int | None
    wins: Literal["highest", "lowest"]
    number: int
    """1 for the first match of the room."""
    sides: tuple[tuple[SeatNumber, ...], ...]
    columns: list[list[int]]
    """The running totals of each side, column by column."""
    column_winners: list[int | None]
    """The side that has won each column; empty if the plan has one column."""
    totals: list[int]
    leaders: list[int]
    over: bool
    winners: list[int]
    owes: list[tuple[int, int, int]]
    """Debtor, creditor and points of the fewest payments that settle a finished match (LH-38)."""


def sides_of(rules: RuleSet, *, seats: int) -> tuple[Side, ...]:
    """Return the seats of each team, partners seated alternately (LH-03); one side for each seat without teams.

    >>> from huit.rules import load_rules
    >>> sides_of(load_rules("monclar"), seats=3)
    ((0,), (1,), (2,))
    """
    teams = rules.at("teams", seats=seats) or seats
    return tuple(tuple(range(team, seats, teams)) for team in range(teams))


def plan_of(request: MatchRequest, rules: RuleSet, *, seats: int) -> Plan:
    """Return the plan of *request*.

    Raises:
        ScoreError: if it does not fit these rules and seats; the message says what would.
    """
    plan = _plan_of(request, plans_fitting(rules))
    plan.check_number(len(sides_of(rules, seats=seats)))
    return plan


def _plan_of(request: MatchRequest, plans: tuple[Plan, ...]) -> Plan:
    """Return the plan of *request*, which must be one of *plans*."""
    plan = plan_named(request.plan, target=request.target)
    fitting = [other.id for other in plans]
    if plan.out_at_target and fitting:
        raise ScoreError("on_paper_only", plan=plan.id, names=", ".join(fitting))
    if plan.id not in fitting:
        raise ScoreError("counts_otherwise", plan=plan.id, names=", ".join(fitting))
    return plan


class Match(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The rounds of a match and their sheet. Immutable: `after_round` returns the next match."""

    number: int
    """1 for the first match of a room."""
    sides: tuple[Side, ...]
    sheet: Sheet | None
    """None for single rounds."""
    team_points: bool
    """Whether a result lists the points of a team at each of its members, so that they count once."""
    rows: tuple[Row, ...] = ()
    totals: tuple[int, ...]
    """By seat; in teams, the total of the team."""
    wins: tuple[int, ...]
    """Rounds won by seat."""
    held: tuple[_Held, ...] = ()
    """The occupants of each seat and their rounds."""
    tally: Tally = NOTHING_COUNTED
    """What those who sit there now have done in their rounds."""
    feats: tuple[Feat, ...] = ()
    """What is told of the latest round; once the match is over, of all its rounds."""

    @classmethod
    def begin(cls, request: MatchRequest | None, rules: RuleSet, *, seats: int, number: int) -> Self:
        """Return a match with an empty sheet.

        >>> from huit.rules import load_rules
        >>> match = Match.begin(MatchRequest("negatif", target=100), load_rules("monclar"), seats=2, number=1)
        >>> match.after_round(Result("out", (0,), (0, 60))).totals
        (0, 60)

        Raises:
            ScoreError: if the plan does not fit.
        """
        sides = sides_of(rules, seats=seats)
        plan = None if request is None else _plan_of(request, plans_counting(rules))
        if plan is not None and not plan.players[0] <= len(sides) <= plan.players[1]:
            # `plan_of` refuses new requests for it; a journal may hold one from an earlier version.
            plan = replace(plan, players=(len(sides), len(sides)))
        names = tuple(str(side) for side in range(len(sides)))
        return cls(
            number=number,
            sides=sides,
            sheet=None if plan is None else Sheet(plan, names),
            team_points=schema_of(rules.family).counts(rules) == "winner_takes",
            totals=(0,) * seats,
            wins=(0,) * seats,
        )

    def after_round(self, result: Result, sitters: tuple[Sitter, ...] = (), tally: Tally = NOTHING_COUNTED) -> Self:
        """Return the match with one more round, played by *sitters*, seat by seat, in which *tally* was counted."""
        won = [self.won_by(side, result) for side in self.sides]
        sheet = self._written(won, result)
        held = self._held_after(sitters)
        # What somebody before them has done is not theirs.
        newcomers = {one.seat for one in held if one.first == len(self.rows) + 1}
        whole = self.tally.without(newcomers).plus(tally)
        after = msgspec.structs.replace(
            self,
            sheet=sheet,
            rows=(*self.rows, Row(len(self.rows) + 1, result.reason, result.winners, result.points)),
            totals=self._totals_after(won, sheet),
            wins=tuple(wins + (seat in result.winners) for seat, wins in enumerate(self.wins)),
            held=held,
            tally=whole,
        )
        told = whole if after.over else tally
        return msgspec.structs.replace(after, feats=told.feats(len(self.totals)))

    def _totals_after(self, won: list[int], sheet: Sheet | None) -> tuple[int, ...]:
        """Return the totals by seat: as on the sheet where a total may go back to zero, else with what each side has won."""
        sides = list(enumerate(self.sides))
        if sheet is not None and sheet.plan.exact_is_zero:
            after = {seat: sheet.totals[str(side)] for side, seats in sides for seat in seats}
        else:
            after = {seat: self.totals[seat] + won[side] for side, seats in sides for seat in seats}
        return tuple(after[seat] for seat in range(len(self.totals)))

    def _held_after(self, sitters: tuple[Sitter, ...]) -> tuple[_Held, ...]:
        """Return the occupants of each seat and their rounds, after one more round."""
        played, latest = len(self.rows) + 1, {held.seat: held for held in self.held}
        going_on = {seat for seat, sitter in enumerate(sitters) if seat in latest and latest[seat].sitter.is_same(sitter)}
        before = [held for held in self.held if held.seat not in going_on or held is not latest[held.seat]]
        now = (
            _Held(seat, sitter, latest[seat].first if seat in going_on else played, played) for seat, sitter in enumerate(sitters)
        )
        return (*before, *now)

    def former(self, sitters: tuple[Sitter, ...]) -> tuple[Former, ...]:
        """Return the former occupants of seats that others have now; open chairs have none.

        A person who left a round dealt by another version of the engine is missing: their chair was open at its end.

        >>> from huit.rules import load_rules
        >>> anne, bob, zoe = Sitter(0, "Anne"), Sitter(1, "Bob"), Sitter(2, "Zoé")
        >>> match = Match.begin(None, load_rules("monclar"), seats=2, number=1)
        >>> match = match.after_round(Result("out", (0,), (0, 60)), (anne, bob))
        >>> match.former((anne, zoe))
        (Former(seat=1, name='Bob', first=1, last=1),)
        """
        return tuple(
            Former(held.seat, held.sitter.name, held.first, held.last)
            for held in self.held
            if held.sitter.name and sitters[held.seat].is_there and not sitters[held.seat].is_same(held.sitter)
        )

    def feats_of(self, sitters: tuple[Sitter, ...]) -> tuple[Feat, ...]:
        """Return what is told of those who played the latest round and still sit there."""
        latest = {held.seat: held.sitter for held in self.held}
        still = {
            seat for seat, sitter in enumerate(sitters) if sitter.is_there and seat in latest and sitter.is_same(latest[seat])
        }
        return tuple(feat for feat in self.feats if feat.seat in still)

    def goes_on_by(self, rules: RuleSet) -> bool:
        """Tell whether the match can continue under *rules*, with the same sides and the same count.

        >>> from huit.rules import load_rules
        >>> rules = load_rules("monclar")
        >>> match = Match.begin(MatchRequest("negatif"), rules, seats=4, number=1)
        >>> match.goes_on_by(load_rules("monclar", options={"hand": 5})), match.goes_on_by(load_rules("danish"))
        (True, False)
        """
        fits = self.sheet is None or self.sheet.plan.id in [plan.id for plan in plans_counting(rules)]
        counts = schema_of(rules.family).counts(rules) == "winner_takes"
        return fits and counts == self.team_points and sides_of(rules, seats=len(self.totals)) == self.sides

    def won_by(self, side: Side, result: Result) -> int:
        """Return the points that *side* has from a round."""
        points = [result.points[seat] for seat in side]
        return max(points, key=abs) if self.team_points else sum(points)

    def _written(self, won: list[int], result: Result) -> Sheet | None:
        if self.sheet is None:
            return None
        points = {str(side): points for side, points in enumerate(won)}
        if self.sheet.plan.winner_only:
            winners = [index for index, side in enumerate(self.sides) if set(side) & set(result.winners)]
            # A round without points counts as nobody's win (HH-03).
            points = {str(side): won[side] for side in winners if won[side]}
        if not points:
            return self.sheet
        at_once = [str(side) for side, seats in enumerate(self.sides) if set(seats) & set(result.winners)]
        return self.sheet.write(points, outright=tuple(at_once) if result.reason == "outright" else ())

    def moved(self, before: int, after: int) -> Self:
        """Return the match after a person moved from seat *before* to *after*: points of single rounds move along.

        With teams or a sheet, nothing moves.
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
        return msgspec.structs.replace(
            self,
            rows=tuple(rows),
            totals=by_place(self.totals),
            wins=by_place(self.wins),
            held=tuple(msgspec.structs.replace(one, seat=places[one.seat]) for one in self.held),
            tally=self.tally.by_place(places),
            feats=tuple(msgspec.structs.replace(feat, seat=places[feat.seat]) for feat in self.feats),
        )

    @property
    def over(self) -> bool:
        """Whether the match is won or its sheet is full."""
        return self.sheet is not None and (self.sheet.over or len(self.rows) >= MOST_ROUNDS)

    def sentence(self, language: str) -> str:
        """Return how the match is counted, or that single rounds are played.

        >>> from huit.rules import load_rules
        >>> Match.begin(None, load_rules("monclar"), seats=2, number=1).sentence("en")
        'Round by round, with no total to reach.'
        """
        if self.sheet is None:
            return plan_words.WORDS[language]["single-rounds"]["text"]
        return plan_sentence(self.sheet.plan, language, players=len(self.sides))

    @cached_property
    def view(self) -> MatchView | None:
        """The match as it is sent to the page; None for single rounds."""
        sheet = self.sheet
        if sheet is None:
            return None
        leaders = [int(side) for side in sheet.leaders]
        several = sheet.plan.columns > 1
        return MatchView(
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
        """The rounds that are sent to the page."""
        return self.rows[-MOST_ROWS:]

    def _owed(self, sheet: Sheet) -> list[tuple[int, int, int]]:
        """Return debtors, creditors and points of the fewest payments (LH-38)."""
        balances = by_points(sheet.totals, stake=Fraction(1), lowest_wins=sheet.plan.wins == "lowest")
        return [(int(owed.debtor), int(owed.creditor), int(owed.amount)) for owed in settle(balances)]
