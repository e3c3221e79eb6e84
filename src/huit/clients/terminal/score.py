"""`huit score`: a score sheet for real cards, from arguments, or round by round at a prompt that takes back and corrects."""

import json
import sys
from collections.abc import Iterable, Iterator
from decimal import Decimal, InvalidOperation
from fractions import Fraction

import click

from huit.clients.terminal.output import Wrong, say
from huit.scores import PLANS, ScoreError, Sheet, by_points, plan_named, settle
from huit.spoken import language
from huit.words.made import commands

ROUND_ENDS = "/"


class _WithPlans(click.Command):
    """A command whose help ends with the plans of a match."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        named = commands.WORDS[language()].score.plan
        self.epilog = "\n\n".join(named(plan.id, plan.text(language())) for plan in PLANS.values())
        super().format_epilog(ctx, formatter)


@click.command(cls=_WithPlans)
@click.argument("plan")
@click.argument("entries", nargs=-1)
@click.option("--target", type=int)
@click.option("--stake")
@click.option("--json", "as_json", is_flag=True)
def score(plan: str, entries: tuple[str, ...], target: int | None, stake: str | None, as_json: bool) -> None:
    """Keeps a score sheet."""
    try:
        sheet = Sheet(plan_named(plan, target=target), ())
        worth = None if stake is None else _stake(stake)
        sheet = _written(sheet, entries) if entries else _asked_for(sheet)
        if sheet.rounds:
            sheet.plan.check_number(len(sheet.players))
    except ScoreError as error:
        raise Wrong(error.text(language())) from error
    say(json.dumps(_report(sheet, worth), ensure_ascii=False) if as_json else "\n".join(_told(sheet, worth)))


def _stake(text: str) -> Fraction:
    try:
        worth = Decimal(text.replace(",", "."))
    except InvalidOperation:
        worth = Decimal("NaN")
    if not worth.is_finite() or not 0 < worth <= 1_000_000:
        raise ScoreError("not_a_stake", text=text)
    return Fraction(worth)


def _written(sheet: Sheet, entries: Iterable[str]) -> Sheet:
    entries = list(entries)
    # If only winners score, each of them is a round, unless strokes separate the rounds.
    for points in _rounds(entries, alone=sheet.plan.winner_only and ROUND_ENDS not in entries):
        sheet = sheet.write(points)
    return sheet


def _rounds(entries: Iterable[str], *, alone: bool) -> Iterator[dict[str, int]]:
    """Yield the points of each round; with *alone*, a round has one winner, and any number of others with 0."""
    points: dict[str, int] = {}
    for entry in entries:
        if entry == ROUND_ENDS:
            if points:
                yield points
            points = {}
            continue
        name, won = _named(entry)
        if name in points or (alone and won and any(points.values())):
            yield points
            points = {}
        points[name] = won
    if points:
        yield points


def _named(entry: str) -> tuple[str, int]:
    """Return the name and the points of NAME=POINTS."""
    name, _, won = entry.rpartition("=")
    try:
        if name:
            return name, int(won)
    except ValueError:
        pass
    raise ScoreError("not_an_entry", entry=entry)


def _asked_for(sheet: Sheet) -> Sheet:
    """Write the rounds typed, one a line, until the input ends or is ended; errors are printed and asked again.

    Once the match is over an empty line ends it too; until then what was written can still be taken back or corrected.
    """
    words = commands.WORDS[language()].score
    say(words.how, err=True)
    while True:
        asked = words.ended if sheet.over else words.prompt(len(sheet.rounds) + 1)
        say(f"{asked} > ", err=True, nl=False)
        line = sys.stdin.readline()
        if not line or line.strip() == words.end or (sheet.over and not line.strip()):
            break
        try:
            sheet = _typed(sheet, line.split())
        except ScoreError as error:
            say(error.text(language()), err=True)
            continue
        say("\n".join([*_totals(sheet), *_back_at_zero(sheet), *_out(sheet), *_beyond(sheet)]), err=True)
    return sheet


def _typed(sheet: Sheet, line: list[str]) -> Sheet:
    """Do what was typed: take back, correct or write. Where only winners score, the names of the others may still come."""
    words = commands.WORDS[language()].score
    if line == [words.undo]:
        return sheet.undo()
    sheet = _mended(sheet, line[1:]) if line[:1] == [words.mend] else _written(sheet, [*line, ROUND_ENDS])
    if not sheet.plan.winner_only:
        sheet.plan.check_number(len(sheet.players))
    return sheet


def _mended(sheet: Sheet, line: list[str]) -> Sheet:
    """Correct a round: its number comes first, then all its points anew."""
    number, entries = line[:1], line[1:]
    points = dict(_named(entry) for entry in entries)
    if not (number and number[0].isdecimal() and points) or len(points) < len(entries):
        raise ScoreError("which_round")
    return sheet.mend(int(number[0]), points)


def _report(sheet: Sheet, stake: Fraction | None) -> dict[str, object]:
    report: dict[str, object] = {
        "plan": sheet.plan.id,
        "target": sheet.target,
        "rounds": [dict(points) for points in sheet.rounds],
        "counted": sheet.counted,
        "columns": sheet.columns,
        "totals": sheet.totals,
        "column_winners": sheet.column_winners,
        "out": list(sheet.out),
        "back_at_zero": list(sheet.back_at_zero),
        "over": sheet.over,
        "winners": list(sheet.leaders) if sheet.over else [],
    }
    if stake is not None:
        report["owes"] = [[debtor, creditor, f"{float(amount):.2f}"] for debtor, creditor, amount in _owed(sheet, stake)]
    return report


def _owed(sheet: Sheet, stake: Fraction) -> Iterator[tuple[str, str, Fraction]]:
    balances = by_points(sheet.totals, stake=stake, lowest_wins=sheet.plan.wins == "lowest")
    for transfer in settle(balances):
        yield transfer.debtor, transfer.creditor, transfer.amount


def _told(sheet: Sheet, stake: Fraction | None) -> Iterator[str]:
    words = commands.WORDS[language()].score
    yield from _totals(sheet)
    yield from _back_at_zero(sheet)
    yield from _out(sheet)
    yield from _beyond(sheet)
    if sheet.plan.columns > 1:
        yield from (words.won(column, name) for column, name in enumerate(sheet.column_winners, start=1) if name)
    if sheet.leaders:
        yield (words.over if sheet.over else words.ahead)(", ".join(sheet.leaders))
    if stake is not None:
        yield from (words.owes(debtor, float(amount), creditor) for debtor, creditor, amount in _owed(sheet, stake))


def _back_at_zero(sheet: Sheet) -> Iterator[str]:
    if sheet.back_at_zero:
        yield commands.WORDS[language()].score.back_at_zero(list(sheet.back_at_zero))


def _out(sheet: Sheet) -> Iterator[str]:
    if sheet.out:
        yield commands.WORDS[language()].score.out(list(sheet.out))


def _beyond(sheet: Sheet) -> Iterator[str]:
    if sheet.counted < len(sheet.rounds):
        yield commands.WORDS[language()].score.beyond(sheet.counted)


def _totals(sheet: Sheet) -> Iterator[str]:
    width = max((len(name) for name in sheet.players), default=0)
    for name, columns in sheet.columns.items():
        yield f"  {name:<{width}}  " + "  ".join(f"{total:>5}" for total in columns)
