"""Each row of a rule sheet has a position in which it matters. What happens there is what a row about cards says of them."""

import json
from collections.abc import Iterator

import pytest

from benchmarks import mixes
from huit.cards import face_name, faces_of
from huit.lessons import Demonstration, Lesson, demonstration, lesson
from huit.lessons.positions import positions
from huit.rooms.agreement import AgreementError, agreed_rules
from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.deeds import Deed
from huit.rules.prose import Row, card_deeds, rows
from huit.rules.shedding.deeds import (
    CallsCard,
    CallsRank,
    ChangesSuit,
    Draws,
    Gives,
    HandsMove,
    PlaysAgain,
    Reverses,
    Skips,
    Steals,
    StopsAttack,
)
from tests.cases import as_case

HAPPENS: dict[type[Deed], set[str]] = {
    CallsCard: {"card_named"},
    CallsRank: {"rank_named"},
    ChangesSuit: {"named"},
    Draws: {"attacked", "aims", "aimed", "drew"},
    Gives: {"gave"},
    HandsMove: {"traded", "rotated", "gave", "set_aside"},
    PlaysAgain: {"again"},
    Reverses: {"reversed"},
    Skips: {"skipped", "held_up", "misses", "again"},
    Steals: {"may_steal", "stole"},
    StopsAttack: {"stopped"},
}
"""The events of which one at least happens where cards do such a thing."""
MIXES = 300
MOST_IDLE = 0.04
"""Of the rows of mixes, so many may be without a position."""
LEAST_PLAYS = 20
LEAST_FACES = 16
LOTS = 12


def accepted(seed: int) -> RuleSet | None:
    """Return the mix of that number; None if it is refused."""
    name, options = mixes.mix(seed)
    try:
        return agreed_rules(name, options, seats=None)
    except AgreementError:
        return None


def some_mixes(lot: int) -> Iterator[RuleSet]:
    """Yield the first mixes of a *lot* that are played out, with some kinds of cards."""
    found = filter(is_played_out, filter(None, map(accepted, range(lot, 100_000, LOTS))))
    yield from (rules for rules, _ in zip(found, range(MIXES // LOTS), strict=False))


def is_played_out(rules: RuleSet) -> bool:
    """Tell whether a round has more than a few moves, with cards of more than a few kinds: else much of a sheet never matters."""
    return not 0 < rules.at("play_limit", seats=2) < LEAST_PLAYS and rules.deck.bit_count() >= LEAST_FACES


def without_position(rules: RuleSet, *, first: int = 0, every: int = 1) -> list[str]:
    """Return the rows of the sheet of *rules* that have no position, or one in which something else happens than they say.

    From the *first* on, one in *every* so many is looked at.
    """
    wrong: list[str] = []
    for place, row in list(enumerate(rows(rules, "en")))[first::every]:
        if row.key == "by_hand":
            continue
        found = demonstration(rules, place, among=1)
        if found is None:
            wrong.append(f"{rules.id} {rules.options}: no position for: {row.text}")
        elif not is_as_told(rules, row, found):
            wrong.append(f"{rules.id} {rules.options}: {found.moves} in {found.round!r} is not: {row.text}")
    return wrong


def is_as_told(rules: RuleSet, row: Row, found: Demonstration) -> bool:
    """Tell whether what happens in a position is what *row* says: of cards one of their deeds, or that they may be laid."""
    told = lesson(found, rules)
    if not row.faces:
        return found.kind == "deal" or all(is_refused(told, move) for move in found.moves) == (found.kind == "refused")
    laid = {move[:2] for move in found.moves}
    if not laid:
        return False
    if not laid <= {face_name(face) for face in faces_of(row.faces)}:
        # Other cards go on them, or pass.
        return goes_elsewhere(rules, row)
    wanted = [HAPPENS[type(deed)] for deed in card_deeds(row.faces, rules) if type(deed) in HAPPENS]
    shown = {move for move in told.plays if move.split("\n")[0] in found.moves}
    happened = {event["kind"] for move in shown for view in told.plays[move] for event in view["log"]}
    # Cards may be told of what they do elsewhere too: as a last card, to an attack, on others.
    return not wanted or found.kind != "play" or any(kinds & happened for kinds in wanted) or goes_elsewhere(rules, row)


def goes_elsewhere(rules: RuleSet, row: Row) -> bool:
    """Tell whether the cards also do something that is no event: they go where others do not, or take none."""
    return any(type(deed) not in HAPPENS for deed in card_deeds(row.faces, rules))


def is_refused(told: Lesson, move: str) -> bool:
    """Tell whether the page says why *move* may not be made."""
    return move not in told.plays


@pytest.mark.parametrize(
    "name", [as_case(name, is_long=name not in ("minimale", "trois-cinq-huit")) for name in rule_names()], ids=str
)
def test_each_row_of_a_sheet_has_a_position_in_which_it_matters(name: str):
    wrong = without_position(load_rules(name))
    assert not wrong, "\n".join(wrong)


@pytest.mark.long(short="test_each_row_of_a_sheet_has_a_position_in_which_it_matters")
@pytest.mark.parametrize("lot", range(LOTS))
def test_rows_of_mixes_have_positions_in_which_they_matter(lot: int):
    """One row in six of each mix, other ones in the next. Of rules by chance some never matter: no position shows them."""
    wrong: list[str] = []
    looked_at = 0
    for number, rules in enumerate(some_mixes(lot)):
        wrong += without_position(rules, first=number % 6, every=6)
        looked_at += len(rows(rules, "en")) // 6
    assert len(wrong) <= MOST_IDLE * looked_at, "\n".join(wrong)


def test_a_refused_card_is_refused_with_a_reason():
    rules = load_rules("minimale")
    place = next(place for place, row in enumerate(rows(rules, "en")) if row.key == "basics")
    found = demonstration(rules, place)
    assert found is not None
    assert found.kind == "refused"
    told = lesson(found, rules)
    assert {told.view["why"][card]["code"] for card in told.shows} == {"match"}


@pytest.mark.long(short="test_each_row_of_a_sheet_has_a_position_in_which_it_matters")
def test_another_number_finds_another_position_and_the_same_one_the_same():
    rules = load_rules("minimale")
    first, again, other = (demonstration(rules, 0, seed=seed) for seed in (0, 0, 1))
    assert first is not None
    assert again is not None
    assert other is not None
    assert first.round == again.round
    assert first.round != other.round


def test_a_turn_that_goes_on_is_played_on():
    rules = load_rules("minimale")
    place = next(place for place, row in enumerate(rows(rules, "en")) if "play again" in row.text)
    found = demonstration(rules, place)
    assert found is not None
    told = lesson(found, rules)
    second = [move for move in told.plays if move.startswith(f"{told.shows[0]}\n")]
    assert second
    assert all(told.plays[move] for move in second)


@pytest.mark.long(short="test_each_row_of_a_sheet_has_a_position_in_which_it_matters")
def test_as_many_as_may_play_have_lessons_too():
    rules = load_rules("minimale")
    seats = rules.seats[-1]
    general = [place for place, row in enumerate(rows(rules, "en", seats=seats)) if row.key in ("players", "basics", "turn")]
    assert all(demonstration(rules, place, seats=seats, among=1) for place in general)


@pytest.mark.long(short="test_each_row_of_a_sheet_has_a_position_in_which_it_matters")
def test_a_lesson_of_many_moves_has_a_limit():
    rules = load_rules(
        "rien",
        options={"packs": 2, "hand": 7, "powers": {"2 3 4 5 6 7 8": {"plays_again": True, "wild": True, "names_suit": True}}},
    )
    found = demonstration(rules, 0, seats=8, among=1)
    assert found is not None
    assert sum(map(len, lesson(found, rules).plays.values())) < 150


@pytest.mark.parametrize(
    ("name", "options", "seats"), [("danish", {}, 10), ("shithead", {}, 5), ("minimale", {"hand": 3, "hand_limit": 5}, 2)]
)
def test_small_hands_are_smaller_still_where_cards_are_few(name: str, options: dict[str, int], seats: int):
    """Five cards each would be more than there are, or than a hand may hold."""
    rules = load_rules(name, options=options)
    first = [next(positions(rules, seats=seats, seed=seed)) for seed in range(8)]
    assert {len(round_.hand(seat)) for round_, seat in first} == {3, 4}


def test_what_players_keep_by_hand_is_not_shown():
    rules = next(rules for rules in map(load_rules, rule_names()) if rules.by_hand)
    assert demonstration(rules, len(rows(rules, "en")) - 1) is None


def test_a_lesson_tells_its_seat_no_more_than_a_table_would():
    """Others' hands stand in no view, before the round is over."""
    rules = load_rules("minimale")
    found = demonstration(rules, 0)
    assert found is not None
    hidden = {face_name(face) for seat, hand in enumerate(found.round.hands) if seat != found.seat for face in hand}
    assert hidden
    assert not [card for card in hidden if f'"{card}"' in json.dumps(lesson(found, rules).view)]
