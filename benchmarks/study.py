"""The games of the library played: `make study` writes docs/study.md, which compares the eights.

    python -m benchmarks.study [--rounds 2000] [--write]

Each is played by four, or by what is nearest to it: 40 000 rounds of the sensible player, and of the eights --rounds of one that
searches, the strongest for which there is time. `make docs` says in the page of each game what it is like. What was played is
kept in ``study.jsonl``, and a run that was stopped goes on where it was. --write plays nothing.
"""

import argparse
import json
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from huit.cards import RANKS, faces_of, rank_of
from huit.engine.round import ENGINE_VERSION
from huit.lab.balance.estimates import Estimate
from huit.lab.balance.experiments import Gap, Watch
from huit.lab.balance.measurement import SEED
from huit.lab.duels import Duel
from huit.lab.tally import NORMAL_95
from huit.players.player import weights_digest
from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.questions import card_groups, usual_seats
from huit.rules.words import card_words, counted, listed

FILE = Path(__file__).with_name("study.jsonl")
PAGE = Path(__file__).parents[1] / "docs" / "study.md"
THRIFTY, SEARCHING = "thrifty", "strong@400"
THRIFTY_ROUNDS = 40_000
SKILL_DEALS = 20_000
THINKING_DEALS = 400
_AT_ONCE = 5_000

Found = tuple[float, float]
"""A number with half of its 95 % interval."""
Row = Mapping[str, Any]


def versions() -> list[str]:
    """Return the names of the eights in the library: the versions of the *8 américain*, then cousins; a new one too.

    >>> versions()[0], "mau-mau" in versions(), "danish" in versions()
    ('minimale', True, False)
    """
    return [name for name in rule_names() if load_rules(name).family == "shedding"]


def measured(name: str, player: str, rounds: int) -> Row:
    """Return what play by *player* tells of a version."""
    rules = load_rules(name)
    watch = Watch(rules, usual_seats(rules), SEED, player)
    for start in range(0, rounds, _AT_ONCE):
        watch.play(min(_AT_ONCE, rounds - start))
    found = {(measure.kind.name, measure.about): measure for measure in watch.measures()}
    told = {kind: _found(found[kind, ""].estimate) for kind in ("turns", "minutes", "forced", "blocked")}
    places = [found["place", str(place + 1)].estimate for place in range(watch.seats)]
    told["first"] = _found(places[0].less(watch.even))
    row = _beginning(name, player, rounds) | {"seats": watch.seats}
    if rules.family == "shedding":
        cards = [measure for (kind, _), measure in found.items() if kind == "held"]
        row |= {"cards": {card.about: _found(card.estimate) for card in cards}, "eight": _of_the_eight(watch)}
    row["places"] = [_found(place) for place in places]
    return row | told | {"skill": _skill(rules, watch.seats, player)}


def _skill(rules: RuleSet, seats: int, player: str) -> Found:
    """Return how much more often than its share *player* wins: who is sensible among chance, who searches among the sensible."""
    if player == THRIFTY:
        gap = Gap(rules, seats, SEED)
        gap.play(SKILL_DEALS)
        return _found(next(gap.measures()).estimate)
    duel = Duel(rules, seats=seats, challenger=player, rival=THRIFTY, seed=SEED)
    list(duel.run(THINKING_DEALS))
    score = duel.score()
    return round(score.mean - 1 / duel.sides, 5), round(score.half_width, 5)


def _of_the_eight(watch: Watch) -> str:
    """Return what the rule file calls the 8s, or most of them."""
    eights = {name: faces_of(faces) for name, faces in watch.groups.items() if rank_of(faces_of(faces)[0]) == RANKS.index("8")}
    return max(eights, key=lambda name: len(eights[name]))


def _found(estimate: Estimate) -> Found:
    return round(estimate.value, 5), round(estimate.half_width, 5)


def _beginning(name: str, player: str, rounds: int) -> dict[str, Any]:
    """Return the key of a row: with the same one it holds the same numbers."""
    digest = load_rules(name).digest
    return {
        "rules": name,
        "digest": digest,
        "player": player,
        "rounds": rounds,
        "engine": ENGINE_VERSION,
        "weights": weights_digest(),
    }


def play_all(rounds: int) -> None:
    """Play what is not kept yet, on all cores; keep each row as it comes."""
    kept = rows(rounds)
    asked = [one for one in _asked(rounds) if one[:2] not in kept]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=os.nice, initargs=(5,)) as pool,
        FILE.open("a", encoding="utf-8") as out,
    ):
        task = progress.add_task("", total=len(asked))
        for done in as_completed([pool.submit(measured, *one) for one in asked]):
            out.write(json.dumps(done.result()) + "\n")
            out.flush()
            progress.update(task, advance=1, description=done.result()["rules"])


def _asked(rounds: int) -> list[tuple[str, str, int]]:
    sensible = [(name, THRIFTY, THRIFTY_ROUNDS) for name in rule_names()]
    return sensible + [(name, SEARCHING, rounds) for name in versions()]


@cache
def sensible_rows() -> Mapping[str, Row]:
    """Return what the sensible player was found to make of each game; without those that have changed since."""
    return {name: row for (name, player), row in rows(0).items() if player == THRIFTY}


def rows(rounds: int) -> dict[tuple[str, str], Row]:
    """Return what is kept by version and player, of those rounds and today's engine; a last line that was cut is cut off."""
    written = FILE.read_bytes() if FILE.exists() else b""
    whole = written[: written.rfind(b"\n") + 1]
    if whole != written:
        os.truncate(FILE, len(whole))
    told = [json.loads(line) for line in whole.splitlines()]
    beginnings = {one[:2]: _beginning(*one) for one in _asked(rounds)}
    return {key: row for key, beginning in beginnings.items() for row in told if beginning.items() <= row.items()}


# The page


def page(told: Mapping[tuple[str, str], Row]) -> str:
    """Return the page, of versions that both players have played."""
    both = [
        (told[name, THRIFTY], told[name, SEARCHING]) for name in versions() if {(name, THRIFTY), (name, SEARCHING)} <= told.keys()
    ]
    if not both:
        raise SystemExit("nothing was played yet, or by an older engine: leave out --write")
    counts = {"count": len(both), "thrifty": f"{THRIFTY_ROUNDS:,}", "rounds": f"{both[0][1]['rounds']:,}"}
    parts = [_HEAD.format(searching=SEARCHING, seats=_seats_told([row for row, _ in both]), **counts)]
    for title, about, columns in _TABLES:
        parts.append(f"## {title}\n\n{about}\n\n" + "\n".join(_table(both, columns)))
    parts.append("## Which version comes nearest to a balance\n\n" + "\n".join(_balance(both)))
    parts.append(_READING)
    return "\n\n".join(parts) + "\n"


def _seats_told(told: list[Row]) -> str:
    """Return by how many the games are played.

    >>> _seats_told([{"rules": "monclar", "seats": 4}, {"rules": "le-8", "seats": 2}, {"rules": "minimale", "seats": 4}])
    'each played by four, *le-8* by two'
    """
    by_seats: dict[int, list[str]] = {}
    for row in told:
        by_seats.setdefault(row["seats"], []).append(f"*{row['rules']}*")
    usual = max(by_seats, key=lambda seats: len(by_seats[seats]))
    others = [f"{listed(names, 'en')} by {counted(seats, 'en')}" for seats, names in by_seats.items() if seats != usual]
    return ", ".join([f"each played by {counted(usual, 'en')}", *others])


Column = tuple[str, Callable[[Row, Row], str]]


def _table(both: list[tuple[Row, Row]], columns: list[Column]) -> Iterator[str]:
    yield "| | " + " | ".join(head for head, _ in columns) + " |"
    yield "|---|" + "--:|" * len(columns)
    for one in both:
        yield f"| `{one[0]['rules']}` | " + " | ".join(write(*one) for _, write in columns) + " |"


def _plain(found: Found, digits: int = 1) -> str:
    return f"{found[0]:.{digits}f} ±{found[1]:.{digits}f}"


def _points(found: Found) -> str:
    return f"{100 * found[0]:+.1f} ±{100 * found[1]:.1f}"


def _percent(found: Found) -> str:
    return f"{100 * found[0]:.1f} ±{100 * found[1]:.1f}"


def uneven_seats(row: Row) -> float:
    """Return how uneven the seats are: the root mean square of what each wins more or less than its share, without the noise."""
    return _spread(row["places"])


def uneven_cards(row: Row) -> float:
    """Return how uneven the cards are: the same of what each kind of card is worth in the hand."""
    return _spread(list(row["cards"].values()))


def _spread(found: list[Found]) -> float:
    values, noise = (np.array([one[at] for one in found]) for at in (0, 1))
    return float(max(values.var() - np.square(noise / NORMAL_95).mean(), 0.0) ** 0.5)


def _balance(both: list[tuple[Row, Row]]) -> Iterator[str]:
    """Yield the versions that no other beats in evenness of seats, evenness of cards and skill at once."""
    at_four = [row for row, _ in both if row["seats"] == both[0][0]["seats"]]
    measures = {row["rules"]: (-uneven_seats(row), -uneven_cards(row), row["skill"][0]) for row in at_four}
    teams = [
        f"*{name}*" for name in measures if 0 < load_rules(name).at("teams", seats=both[0][0]["seats"]) < both[0][0]["seats"]
    ]
    yield _BALANCE.format(teams=f" (of two teams, in {listed(teams, 'en')})" if teams else "").lstrip()
    yield "| | Seats | Cards | Skill | |"
    yield "|---|--:|--:|--:|---|"
    for name, (seats, cards, skill) in sorted(measures.items(), key=lambda one: -one[1][0]):
        beaten = [other for other, theirs in measures.items() if all(a > b for a, b in zip(theirs, measures[name], strict=True))]
        said = "beaten by " + ", ".join(f"`{other}`" for other in beaten) if beaten else "**unbeaten**"
        yield f"| `{name}` | {-100 * seats:.2f} | {-100 * cards:.2f} | {100 * skill:+.1f} | {said} |"


_HEAD = """# The eights compared

Written by `make study`: {count} games of the library, {seats}. The sensible player
(`thrifty`) has played {thrifty} rounds of each, and one that searches (`{searching}`, 400 imagined rounds for each choice)
{rounds}: what is told of it has wider intervals. ± is half of a 95 % interval. What each measure means: [lab.md](lab.md). A
difference between two numbers of one table is clear where their intervals are apart; among so many numbers, some are by
chance."""
_TABLES: list[tuple[str, str, list[Column]]] = [
    (
        "How long",
        "Turns of a round, and minutes at six seconds a turn, an assumption. Forced: of 100 decisions, those where one thing is\n"
        "allowed. Blocked: of 100 rounds, those that end because nobody can play or draw.",
        [
            ("Turns, `thrifty`", lambda thrifty, _: _plain(thrifty["turns"])),
            ("searching", lambda _, searching: _plain(searching["turns"])),
            ("Minutes, searching", lambda _, searching: _plain(searching["minutes"])),
            ("Forced, `thrifty`", lambda thrifty, _: _percent(thrifty["forced"])),
            ("Blocked, `thrifty`", lambda thrifty, _: _percent(thrifty["blocked"])),
            ("searching", lambda _, searching: _percent(searching["blocked"])),
        ],
    ),
    (
        "Who begins, luck, and the 8",
        "First: how many more rounds of 100 the first after the dealer wins than a seat on average. Skill: how many more of\n"
        "100 than its share the sensible player wins among players by chance. Thinking: the same of one that searches among\n"
        "sensible ones. The 8: how many more rounds of 100 who is dealt one wins, than with any other card. Best card: what is\n"
        "worth most in the hand.",
        [
            ("First, `thrifty`", lambda thrifty, _: _points(thrifty["first"])),
            ("searching", lambda _, searching: _points(searching["first"])),
            ("Skill", lambda thrifty, _: _points(thrifty["skill"])),
            ("Thinking", lambda _, searching: _points(searching["skill"])),
            ("The 8, `thrifty`", lambda thrifty, _: _points(thrifty["cards"][thrifty["eight"]])),
            ("searching", lambda _, searching: _points(searching["cards"][searching["eight"]])),
            ("Best card, `thrifty`", lambda thrifty, _: _best(thrifty)),
        ],
    ),
]
_BALANCE = """
The sources say that rules may be changed to find the best balance, and not by what measure. Three are taken here, all of the
sensible player, at four: how uneven the seats are, how uneven the cards (both the root mean square of what each wins beyond
the mean, in points, less what chance alone makes), and how much skill wins{teams}. A
version is *beaten* where another is better by all three; who prefers luck reads the third the other way.
"""

_READING = """\
## What surprised

This part was written by hand, in November 2026, of the versions of the *8 américain*, which come first in the tables.

Of the versions in which each plays alone, *derniere-carte* comes nearest: only *bande-des-huit* and *variante-1* have more
even seats and only *courte-amicale* more even cards, and none is better by two of the three. It is paid for in length: ten rounds
take over an hour. Who puts evenness first plays in teams: in *les-huit* the place at the table is worth nothing that 40,000
rounds could show.

- **To begin is worth little.** The first after the dealer wins more than their share in all versions but those in teams, and
  never more than 3 rounds of 100 more. No player that searches makes it clearly more.
- **Nobody is ever stuck.** All versions know what happens when nobody can play or draw, and at four it does not: the discard
  is shuffled into a new stock long before.
- **The 8 is not always the best card.** Where the jack chooses the suit (*carte-et-maou*) or where an 8 takes no other 8
  (*deux-jeux*) it is worth less than a card on average; jokers beat it in *variante-4*, *huit-cochon*, *bande-des-huit* and
  *le-8*, where a coloured one is worth more than two of them.
- **Where nearly each card does something, to think pays most.** In *variante-1* a player who imagines 400 rounds wins 14 of 100
  more than their share among three sensible players; in no other version for four, each alone, do they win 8. An 8, worth 6
  rounds of 100 to the sensible, is worth 1 to those who search.
- **To think makes twelve versions longer and six shorter.** *derniere-carte* takes a sixth more turns and *huit-cochon* an
  eighth; *variante-1* and *les-ulis*, full of attacks, end an eighth and a tenth sooner.
- **Teams are the most even and the least alike**: the sensible player wins hardly more than chance at *les-huit*, and nearly
  always at *huit-cochon*.
"""


def _best(row: Row) -> str:
    name, found = max(row["cards"].items(), key=lambda one: one[1][0])
    rules = load_rules(row["rules"])
    return f"{listed(card_words(card_groups(rules)[name], rules.deck, 'en'), 'en')} {_points(found)}"


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.study", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds of the player that searches")
    parser.add_argument("--write", action="store_true", help="play nothing: write the page of what is kept")
    arguments = parser.parse_args()
    if not arguments.write:
        play_all(arguments.rounds)
    PAGE.write_text(page(rows(arguments.rounds)), "utf-8")


if __name__ == "__main__":
    main()
