"""Score sheets and their plans. A plan says how points are written and when the match is over."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from huit.names import unseen_in
from huit.spoken import SpokenError

MOST_PLAYERS = 10
MOST_ROUNDS = 1_000
MOST_POINTS = 100_000
LONGEST_NAME = 24

Round = Mapping[str, int]
"""Points of one round by name; missing names got none. In a plan for winners alone, 0 is for who won nothing."""


class ScoreError(SpokenError):
    """An invalid plan or round."""


@dataclass(frozen=True)
class Plan:
    """How a sheet is kept.

    >>> PLANS["hollywood"].columns, PLANS["negatif"].wins
    (3, 'lowest')
    """

    id: str
    french: str
    """``{n}`` stands for the points that end the match; see `text`."""
    english: str
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
        french = language == "fr"
        points: object = self.target
        if self.target_by_players:
            each = "points par joueur à la table" if french else "points for each player at the table"
            if in_teams:
                each += ", ou par équipe" if french else ", or for each team"
            points = f"{self.target_by_players} {each}" if players is None else f"{self.target_for(players)} points"
        return (self.french if french else self.english).format(n=points)

    def check_names(self, players: Sequence[str]) -> None:
        """Raise a `ScoreError` if a name is invalid or there are too many players: more may come, as they win."""
        for name in players:
            if not name.strip() or len(name) > LONGEST_NAME or unseen_in(name) is not None:
                raise ScoreError(
                    f"{name!r} n’est pas un nom : de 1 à {LONGEST_NAME} lettres",
                    f"{name!r} is no name: 1 to {LONGEST_NAME} letters",
                )
        if len(players) > self.players[1]:
            self.check_number(len(players))

    def check_number(self, players: int) -> None:
        """Raise a `ScoreError` if the plan is not made for so many players, or teams."""
        low, high = self.players
        if low <= players <= high:
            return
        some = (f"{low} à {high}", f"{low} to {high}") if low < high else (f"{low}", f"{low}")
        losers = (
            (" ; qui n’a rien gagné s’inscrit avec 0, comme Luc=0", "; enter those who won nothing with 0, as in Luc=0")
            if self.winner_only and players < low
            else ("", "")
        )
        raise ScoreError(
            f"{self.id} est pour {some[0]} joueurs ou équipes, et il y en a {players}{losers[0]}",
            f"{self.id} is for {some[1]} players or teams, and there {'is' if players == 1 else 'are'} {players}{losers[1]}",
        )


PLANS: dict[str, Plan] = {
    plan.id: plan
    for plan in (
        Plan("libre", "on additionne, sans limite\u00a0; le plus haut gagne", "add up without end; the highest wins"),
        Plan(
            "les-huit",
            "le gagnant de la manche marque\u00a0; le premier à {n} gagne",
            "the winner of a round scores; the first with {n} wins",
            target=100,
            winner_only=True,
            players=(2, 8),
        ),
        Plan(
            "hollywood",
            "trois colonnes à la fois, chacune en {n} points",
            "three columns at once, each to {n} points",
            target=100,
            columns=3,
            grows_to=3,
            winner_only=True,
            players=(2, 2),
        ),
        Plan(
            "hollywood-5",
            "cinq colonnes, chacune en {n} points\u00a0; la 4e et la 5e s’ouvrent en route",
            "five columns, each to {n} points; the 4th and the 5th open on the way",
            target=100,
            columns=3,
            grows_to=5,
            winner_only=True,
            players=(2, 2),
        ),
        Plan(
            "le-8",
            "la partie s’arrête dès que quelqu’un a {n} points\u00a0; le plus bas gagne",
            "the match ends when somebody has {n} points; the lowest wins",
            target=500,
            wins="lowest",
            players=(2, 6),
        ),
        Plan(
            "positif",
            "50, 20 et 10 points à ceux qui sortent, dans cet ordre\u00a0; le premier à {n} gagne",
            "50, 20 and 10 points for going out, in that order; the first with {n} wins",
            target=200,
            players=(3, MOST_PLAYERS),
        ),
        Plan(
            "negatif",
            "les points laissés en main\u00a0; la partie s’arrête à {n}, le plus bas gagne",
            "points left in hand; the match ends at {n}, the lowest wins",
            target=100,
            wins="lowest",
        ),
        Plan(
            "x00",
            "la partie s’arrête dès que quelqu’un a {n}\u00a0; le plus bas gagne",
            "the match ends when somebody has {n}; the lowest wins",
            target_by_players=100,
            wins="lowest",
            players=(3, MOST_PLAYERS),
        ),
        Plan(
            "trois-cinq-huit",
            "dix-huit manches, où la somme des points est toujours nulle\u00a0; le plus haut gagne",
            "eighteen rounds, in each of which the points add up to zero; the highest wins",
            rounds=18,
            adds_up_to_nothing=True,
            players=(3, 3),
        ),
        Plan(
            "trois-cinq-huit-court",
            "six manches, où la somme des points est toujours nulle\u00a0; le plus haut gagne",
            "six rounds, in each of which the points add up to zero; the highest wins",
            rounds=6,
            adds_up_to_nothing=True,
            players=(3, 3),
        ),
        Plan(
            "danish",
            "les points des manches gagnées\u00a0; le premier à {n} gagne",
            "the points of rounds won; the first with {n} wins",
            target=5,
        ),
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
        known = ", ".join(PLANS)
        raise ScoreError(f"pas de compte du nom de {name!r} ; il y a {known}", f"no plan named {name!r}: there are {known}")
    if target is None:
        return PLANS[name]
    if PLANS[name].rounds is not None:
        rounds = PLANS[name].rounds
        raise ScoreError(
            f"target : {name} finit après {rounds} manches, quels que soient les points",
            f"target: {name} ends after {rounds} rounds, whatever the points",
        )
    if not 1 <= target <= MOST_POINTS:
        raise ScoreError(f"target : {target} n’est pas de 1 à {MOST_POINTS}", f"target: {target} is not from 1 to {MOST_POINTS}")
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

    def write(self, points: Round) -> "Sheet":
        """Return the sheet with one more round; new names are added to the players.

        Raises:
            ScoreError: if the round cannot be written, or the match is over.
        """
        if self.over:
            raise ScoreError(
                "la partie est finie : effacez une manche, ou commencez une nouvelle feuille",
                "the match is over: undo, or begin a new sheet",
            )
        if len(self.rounds) == MOST_ROUNDS:
            raise ScoreError(
                f"une feuille a de la place pour {MOST_ROUNDS} manches", f"a sheet has room for {MOST_ROUNDS} rounds"
            )
        self._check_round(points)
        new = tuple(name for name in points if name not in self.players)
        self.plan.check_names(self.players + new)
        return replace(self, players=self.players + new, rounds=(*self.rounds, dict(points)), came=self.came + len(new))

    def _check_round(self, points: Round) -> None:
        plan = self.plan
        if not points:
            raise ScoreError(
                "une manche donne des points à quelqu’un, comme Pierre=15", "a round has points for somebody, as in Pierre=15"
            )
        if plan.winner_only and len({won for won in points.values() if won}) > 1:
            raise ScoreError(
                f"{plan.id} : par manche un nom, celui du gagnant ; s’ils sont plusieurs, chacun avec autant de points,"
                " et les autres avec 0",
                f"{plan.id}: one name a round, that of its winner; or several who share, each with as many points,"
                " and the others with 0",
            )
        if plan.adds_up_to_nothing and (sum(points.values()) or len(points) != plan.players[1]):
            raise ScoreError(
                f"{plan.id} : les points des {plan.players[1]} joueurs, dont la somme fait 0",
                f"{plan.id}: the points of all {plan.players[1]} players, which add up to 0",
            )
        for name, won in points.items():
            # The winner of a blocked round may lose points (LH-33: the sum is signed).
            if not -MOST_POINTS <= won <= MOST_POINTS:
                raise ScoreError(
                    f"{name} : {won} n’est pas de {-MOST_POINTS} à {MOST_POINTS}",
                    f"{name}: {won} is not from {-MOST_POINTS} to {MOST_POINTS}",
                )

    def undo(self) -> "Sheet":
        """Return the sheet without its last round; the players stay.

        Raises:
            ScoreError: if there is no round.
        """
        if not self.rounds:
            raise ScoreError("rien n’est encore noté", "nothing is written yet")
        return replace(self, rounds=self.rounds[:-1])

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
            some = (f"de 1 à {len(self.rounds)}", f"1 to {len(self.rounds)}") if self.rounds else ("aucune encore", "none yet")
            raise ScoreError(f"pas de manche {number} à corriger : {some[0]}", f"no round {number} to correct: {some[1]}")
        self._check_round(points)
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
        return self._played().over

    @property
    def leaders(self) -> tuple[str, ...]:
        """The leaders, who are the winners once over; several if they tie (G-20).

        Columns won count first, then points.
        """
        if not self.rounds:
            return ()
        played = self._played()
        sign = -1 if self.plan.wins == "lowest" else 1
        ranks = {name: (played.winners.count(name), sign * sum(column)) for name, column in played.totals.items()}
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

    @property
    def over(self) -> bool:
        """Whether all rounds are played, or somebody has reached the target in every column (HH-05)."""
        if self.plan.rounds is not None:
            return self.rounds >= self.plan.rounds
        return any(min(mine) >= self.target for mine in self.totals.values())

    def write(self, points: Round) -> None:
        self.rounds += 1
        for name, won in points.items():
            if self.plan.columns == 1:
                self.totals[name][0] += won
            elif won:
                self._write_in_columns(name, won)
        if self.plan.columns > 1:
            self._close_columns()
            self._open_columns()

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
