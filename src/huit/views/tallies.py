"""How the points of a finished round of a shedding game come about, card by card, for a page to tell."""

import msgspec

from huit.engine.shedding.round import SheddingRound
from huit.views.shared import Part, RoundResult, Tally, result_shown


def tallied_result(round_: SheddingRound) -> RoundResult | None:
    """Return how a round ended and what each card left counts; None while it is played: no hand is open before.

    >>> from huit import load_rules, new_round
    >>> tallied_result(new_round(load_rules("monclar"), seats=3, seed=1)) is None
    True
    """
    result, count = result_shown(round_), round_.rules.knobs["count"]
    if result is None or count == "none":
        return result
    if count == "podium":
        return msgspec.structs.replace(result, tallies=[_by_place(result, seat) for seat in range(round_.seats)])
    worth = [[round_.columns.points[face] for face in hand] for hand in round_.hands]
    held = [sum(points) for points in worth]
    tally = _left if count == "left_in_hand" else _taken
    tallies = [tally(round_, result, held, seat) for seat in range(round_.seats)]
    return msgspec.structs.replace(result, worth=worth, tallies=tallies)


def _by_place(result: RoundResult, seat: int) -> Tally:
    """Return what the place of a seat counts: the engine says how much (PT-01)."""
    points = result.points[seat]
    return Tally("place", [Part([seat], points)]) if points else Tally("nothing")


def _times(round_: SheddingRound) -> int:
    return 2 if round_.state.doubled else 1


def _left(round_: SheddingRound, result: RoundResult, held: list[int], seat: int) -> Tally:
    """Return what a hand counts for its own seat; who has won counts none of it (PT-02)."""
    last = round_.state.last_points[seat]
    if seat not in result.winners:
        return Tally("cards", [Part([seat], held[seat])], times=_times(round_), last=last)
    points = round_.columns.winner_points
    return Tally("won", [Part([seat], points)], times=_times(round_), last=last) if points or last else Tally("nothing")


def _taken(round_: SheddingRound, result: RoundResult, held: list[int], seat: int) -> Tally:
    """Return what a winner takes from the others: all that they hold, or the differences if nobody is out (LH-31 to LH-37)."""
    if seat not in result.winners:
        return Tally("nothing")
    sides = _sides(round_)
    own = next(side for side in sides if seat in side)
    less = sum(held[mate] for mate in own) if result.reason in ("blocked", "limit") else 0
    parts = [Part(side, sum(held[other] for other in side), less) for side in sides if side is not own]
    winning = sum(any(other in result.winners for other in side) for side in sides)
    last = sum(round_.state.last_points[mate] for mate in own)
    return Tally("taken", parts, shared_by=winning, times=_times(round_), last=last)


def _sides(round_: SheddingRound) -> list[list[int]]:
    """Return the seats that score together: each team, or each seat."""
    teams = round_.columns.teams or round_.seats
    return [list(range(team, round_.seats, teams)) for team in range(teams)]
