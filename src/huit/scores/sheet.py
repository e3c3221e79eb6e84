"""Score sheets and their plans. A plan says how points are written and when the match is over."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from huit.names import unseen_in
from huit.spoken import SpokenError
from huit.words.made import plans, score_errors

MOST_PLAYERS = 10
MOST_ROUNDS = 1_000
MOST_POINTS = 100_000
LONGEST_NAME = 24

Round = Mapping[str, int]
"""Points of one round by name; missing names got none. In a plan for winners alone, 0 is for who won nothing."""


class ScoreError(SpokenError):
    """An invalid plan or round."""

    words = score_errors.WORDS


@dataclass(frozen=True)
class Plan:
    """How a sheet is kept.

    >>> PLANS["hollywood"].columns, PLANS["negatif"].wins
    (3, 'lowest')
    """

    id: str
    """Its name, under which `plans` has its words."""
    target: int | None = None
    """Points that end the match; None: the players decide."""
    target_by_players: int = 0
    """Points a player that end the match, if the target grows with the number of players (KP-12: 100); else 0."""
    wins: Literal["highest", "lowest"] = "highest"
    columns: int = 1
    grows_to: int = 1
    """Most columns (HH-07)."""
    winner_only: bool = False
    """Whether a round is written for its winner only; tied winners are written with the same points (LH-34)."""
    rounds: int | None = None
    """Number of rounds of the match, if it is not ended by points."""
    adds_up_to_nothing: bool = False
    """Whether the points of a round must add up to 0 (S3-11)."""
    exact_is_zero: bool = False
    """Whether a total of exactly the target goes back to zero, and only one beyond it counts as reaching it."""
    out_at_target: bool = False
    """Whether whoever reaches the target is out, and the others go on: on paper only, as a table deals to all."""
    players: tuple[int, int] = (2, MOST_PLAYERS)
    """Fewest and most players, or teams."""

    def target_for(self, players: int) -> int | None:
        """Return the points that end a match of *players* players.

        >>> plan_named("x00").target_for(5)
        500
        """
        return self.target_by_players * players if self.target_by_players else self.target

    def text(self, language: str, *, players: int | None = None, in_teams: bool = False) -> str:
        """Return how the match is counted and ends, with the points of so many *players* if these are known.

        *in_teams*: whether some numbers of players form teams, each of which counts as one.

        >>> plan_named("x00").text("en", players=3)
        'the match ends when somebody has 300 points; the lowest wins'
        >>> plan_named("le-8", target=50).text("en")
        'the match ends when somebody has 50 points; the lowest wins'
        """
        words = plans.WORDS[language]
        points = str(self.target)
        if self.target_by_players:
            known = "so-many-points" if players is not None else "for-each-or-team" if in_teams else "for-each"
            points = words[known]["text"].format(n=self.target_by_players if players is None else self.target_for(players))
        return words[self.id]["text"].format(n=points)

    def check_names(self, players: Sequence[str]) -> None:
        """Raise a `ScoreError` if a name is invalid or there are too many players: more may come, as they win."""
        for name in players:
            if not name.strip() or len(name) > LONGEST_NAME or unseen_in(name) is not None:
                raise ScoreError("not_a_name", name=name, most=LONGEST_NAME)
        if len(players) > self.players[1]:
            self.check_number(len(players))

    def check_number(self, players: int) -> None:
        """Raise a `ScoreError` if the plan is not made for so many players, or teams."""
        low, high = self.players
        if low <= players <= high:
            return
        code = "winners_alone" if self.winner_only and players < low else "not_for_so_many"
        raise ScoreError(code, plan=self.id, low=str(low), high=str(high) if low < high else None, players=players)


PLANS: dict[str, Plan] = {
    plan.id: plan
    for plan in (
        Plan("libre"),
        Plan("les-huit", target=100, winner_only=True, players=(2, 8)),
        Plan("hollywood", target=100, columns=3, grows_to=3, winner_only=True, players=(2, 2)),
        Plan("hollywood-5", target=100, columns=3, grows_to=5, winner_only=True, players=(2, 2)),
        Plan("le-8", target=500, wins="lowest", players=(2, 6)),
        Plan("positif", target=200, players=(3, MOST_PLAYERS)),
        Plan("negatif", target=100, wins="lowest"),
        Plan("retour-a-zero", target=101, wins="lowest", exact_is_zero=True),
        Plan("jusqu-au-dernier", target=100, wins="lowest", out_at_target=True),
        Plan("jusqu-au-dernier-retour", target=101, wins="lowest", exact_is_zero=True, out_at_target=True),
        Plan("x00", target_by_players=100, wins="lowest", players=(3, MOST_PLAYERS)),
        Plan("trois-cinq-huit", rounds=18, adds_up_to_nothing=True, players=(3, 3)),
        Plan("trois-cinq-huit-court", rounds=6, adds_up_to_nothing=True, players=(3, 3)),
        Plan("sergent-major", target=10, adds_up_to_nothing=True, players=(3, 3)),
        Plan("sergent-major-manches", rounds=9, adds_up_to_nothing=True, players=(3, 3)),
        Plan("sergent-major-libre", adds_up_to_nothing=True, players=(3, 3)),
        Plan("danish", target=5),
    )
}


def plan_named(name: str, *, target: int | None = None) -> Plan:
    """Return the plan of that name, with another *target* if one is given.

    >>> plan_named("negatif", target=50).target
    50

    Raises:
        ScoreError: if there is no such plan, or the target does not suit it.
    """
    if name not in PLANS:
        raise ScoreError("no_such_plan", name=name, known=", ".join(PLANS))
    if target is None:
        return PLANS[name]
    if PLANS[name].rounds is not None:
        raise ScoreError("ends_by_rounds", plan=name, rounds=PLANS[name].rounds)
    if not 1 <= target <= MOST_POINTS:
        raise ScoreError("target_out_of_bounds", target=target, most=MOST_POINTS)
    return replace(PLANS[name], target=target, target_by_players=0)


def plan_for(match: Mapping[str, object]) -> Plan | None:
    """Return the plan that the table ``match`` of a rule file names, with its ``target`` if given; None if it names none.

    >>> plan_for({"plan": "negatif", "target": 50}).target
    50

    Raises:
        ScoreError: if there is no such plan.
    """
    if not match.get("plan"):
        return None
    target = match.get("target")
    return plan_named(str(match["plan"]), target=target if isinstance(target, int) else None)


@dataclass(frozen=True)
class Sheet:
    """The rounds of a match. Immutable: `write`, `undo` and `mend` return other sheets.

    >>> sheet = Sheet(plan_named("hollywood"), ("Pierre", "Jean"))
    >>> for name, points in [("Pierre", 15), ("Jean", 12), ("Jean", 18), ("Jean", 7), ("Pierre", 6)]:
    ...     sheet = sheet.write({name: points})
    >>> sheet.columns
    {'Pierre': [21, 6, 0], 'Jean': [37, 25, 7]}
    """

    plan: Plan
    players: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    came: int = 0
    """How many of the players, the last ones, were not there from the start but came with a round."""
    outright: tuple[str, ...] = ()
    """Who won the match by the last round alone, whatever the points (SM-11)."""

    def write(self, points: Round, *, outright: tuple[str, ...] = ()) -> "Sheet":
        """Return the sheet with one more round; new names are added to the players.

        *outright*: the winners of a round that wins the match at once.

        Raises:
            ScoreError: if the round cannot be written, or the match is over.
        """
        if self.over:
            raise ScoreError("match_over")
        if len(self.rounds) == MOST_ROUNDS:
            raise ScoreError("sheet_full", most=MOST_ROUNDS)
        self._check_round(points, self.out)
        new = tuple(name for name in points if name not in self.players)
        self.plan.check_names(self.players + new)
        rounds, came = (*self.rounds, dict(points)), self.came + len(new)
        return replace(self, players=self.players + new, rounds=rounds, came=came, outright=outright)

    def _check_round(self, points: Round, out: tuple[str, ...]) -> None:
        plan = self.plan
        if not points:
            raise ScoreError("no_points")
        if plan.winner_only and len({won for won in points.values() if won}) > 1:
            raise ScoreError("several_winners", plan=plan.id)
        if plan.adds_up_to_nothing and (sum(points.values()) or len(points) != plan.players[1]):
            raise ScoreError("not_zero", plan=plan.id, players=str(plan.players[1]))
        for name, won in points.items():
            if name in out and won:
                raise ScoreError("is_out", name=name)
            # The winner of a blocked round may lose points (LH-33: the sum is signed).
            if not -MOST_POINTS <= won <= MOST_POINTS:
                raise ScoreError("points_out_of_bounds", name=name, points=won, most=MOST_POINTS)

    def undo(self) -> "Sheet":
        """Return the sheet without its last round; the players stay.

        Raises:
            ScoreError: if there is no round.
        """
        if not self.rounds:
            raise ScoreError("nothing_written")
        return replace(self, rounds=self.rounds[:-1], outright=())

    def mend(self, number: int, points: Round) -> "Sheet":
        """Return the sheet with other *points* in round *number*, from 1; all others stay as they were written.

        The match may now be over before the last round: the rounds after its end stay on the sheet, and do not count (`counted`).
        A name that only the old round had leaves with it.

        >>> sheet = Sheet(plan_named("les-huit"), ("Anne", "Luc"), ({"Anne": 10}, {"Luc": 60}, {"Luc": 30}))
        >>> mended = sheet.mend(1, {"Anne": 100})
        >>> mended.totals, mended.leaders, mended.counted, len(mended.rounds)
        ({'Anne': 100, 'Luc': 0}, ('Anne',), 1, 3)

        Raises:
            ScoreError: if there is no such round, or it cannot be written like that.
        """
        if not 1 <= number <= len(self.rounds):
            raise ScoreError("no_such_round", number=number, rounds=len(self.rounds))
        self._check_round(points, replace(self, rounds=self.rounds[: number - 1], outright=()).out)
        rounds = (*self.rounds[: number - 1], dict(points), *self.rounds[number:])
        seated = self.players[: len(self.players) - self.came]
        players = tuple(dict.fromkeys((*seated, *(name for each in rounds for name in each))))
        self.plan.check_names(players)
        return replace(self, players=players, rounds=rounds, came=len(players) - len(seated))

    @property
    def counted(self) -> int:
        """How many rounds count: all, unless an earlier one was mended so that the match ends before the last."""
        return self._played().rounds

    @property
    def target(self) -> int | None:
        """The points that end the match."""
        return self.plan.target_for(len(self.players))

    @property
    def columns(self) -> dict[str, list[int]]:
        """The totals of every player, column by column."""
        return self._played().totals

    @property
    def back_at_zero(self) -> tuple[str, ...]:
        """The players whose total was exactly the target in the last round that counts, and went back to zero."""
        return self._played().back_at_zero

    @property
    def out(self) -> tuple[str, ...]:
        """The players who are out of the match, in the order in which they went; rounds written or corrected settle it anew."""
        return self._played().out

    @property
    def totals(self) -> dict[str, int]:
        """The sum of each player's columns."""
        return {name: sum(column) for name, column in self.columns.items()}

    @property
    def column_winners(self) -> list[str | None]:
        """The winner of each column; None while it is open."""
        return self._played().winners

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.outright) or self._played().over

    @property
    def leaders(self) -> tuple[str, ...]:
        """The leaders, who are the winners once over; several if they tie (G-20).

        Columns won count first, then points. A round that wins the match counts before both. Where players go out of the match,
        those left are ahead of them; if the last ones went out together, one of these has won.
        """
        if self.outright or not self.rounds:
            return self.outright
        played = self._played()
        sign = -1 if self.plan.wins == "lowest" else 1
        ranks = {name: (played.winners.count(name), sign * sum(played.totals[name])) for name in played.in_front}
        return tuple(name for name, rank in ranks.items() if rank == max(ranks.values()))

    def _played(self) -> "_Columns":
        columns = _Columns(self.plan, self.players, self.target)
        for points in self.rounds:
            if columns.over:
                break
            columns.write(points)
        return columns


class _Columns:
    """Totals by column while the rounds of a sheet are added up."""

    def __init__(self, plan: Plan, players: Sequence[str], target: int | None) -> None:
        self.plan = plan
        # Without a target nobody ever wins a column.
        self.target = MOST_POINTS * MOST_ROUNDS if target is None else target
        self.totals = {name: [0] * plan.columns for name in players}
        self.winners: list[str | None] = [None] * plan.columns
        self.won = dict.fromkeys(players, 0)
        self.rounds = 0
        self.back_at_zero: tuple[str, ...] = ()
        self.out: tuple[str, ...] = ()
        self.out_last: tuple[str, ...] = ()
        """Who went out in the round in which somebody did last."""

    @property
    def over(self) -> bool:
        """Whether all rounds are played, or somebody has reached the target in every column (HH-05)."""
        if self.plan.rounds is not None:
            return self.rounds >= self.plan.rounds
        if self.plan.out_at_target:
            return bool(self.out) and len(self.totals) - len(self.out) < 2
        return any(min(mine) >= self.target for mine in self.totals.values())

    @property
    def in_front(self) -> tuple[str, ...]:
        """The players among whom the leaders are."""
        return tuple(name for name in self.totals if name not in self.out) or self.out_last

    def write(self, points: Round) -> None:
        self.rounds += 1
        self.back_at_zero = ()
        for name, won in points.items():
            if name in self.out:
                continue
            if self.plan.columns == 1:
                self._add(name, won)
            elif won:
                self._write_in_columns(name, won)
        if self.plan.columns > 1:
            self._close_columns()
            self._open_columns()
        if self.plan.out_at_target:
            self._put_out()

    def _put_out(self) -> None:
        gone = tuple(name for name, mine in self.totals.items() if name not in self.out and mine[0] >= self.target)
        self.out, self.out_last = (*self.out, *gone), gone or self.out_last

    def _add(self, name: str, won: int) -> None:
        total = self.totals[name][0] + won
        back = self.plan.exact_is_zero and won != 0 and total == self.target
        self.totals[name][0] = 0 if back else total
        if back:
            self.back_at_zero = (*self.back_at_zero, name)

    def _write_in_columns(self, name: str, won: int) -> None:
        """A first win goes into column 1, a second into 1 and 2, later ones into all (HH-03), save those won already (HH-04)."""
        self.won[name] += 1
        reached = self.won[name] if self.won[name] < 3 else len(self.winners)
        mine = self.totals[name]
        for column in range(min(reached, len(self.winners))):
            # A player who has reached the target in a column scores there no more.
            if mine[column] < self.target:
                mine[column] += won

    def _close_columns(self) -> None:
        """Note the winners of columns; of two players who reach the target in one round, the one with more points there."""
        for column, winner in enumerate(self.winners):
            best = max(self.totals, key=lambda name: self.totals[name][column])
            if winner is None and self.totals[best][column] >= self.target:
                self.winners[column] = best

    def _open_columns(self) -> None:
        """Open a fourth column when somebody has reached the target in the first, a fifth in the second (HH-07)."""
        while len(self.winners) < self.plan.grows_to and self.winners[len(self.winners) - self.plan.columns] is not None:
            self.winners.append(None)
            for column in self.totals.values():
                column.append(0)
