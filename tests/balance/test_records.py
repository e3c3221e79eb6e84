"""What is recorded of rounds, and the course of their chances, against slow readings of the same rounds."""

from itertools import pairwise
from math import ceil

import numpy as np
import pytest

from huit.engine.bits import hash_seed, next_random
from huit.engine.hands import PLANES
from huit.engine.jit import entry, rows_of
from huit.engine.round import Round, family_named, new_round
from huit.lab.balance.chances import ChancesSeen, Course, Courses, Reliability, opened_course, tension_of
from huit.lab.balance.experiments import Watch, held_of
from huit.lab.balance.tension import Tension
from huit.lab.mass import Outcome, in_lab
from huit.lab.open_hands import TIMES, OpenHandsOutcome, open_loop
from huit.lab.records import Recorded, recorder
from huit.lab.searched_play import Play
from huit.lab.tally import NORMAL_95
from huit.players import player_named, players_of
from huit.rules import RuleSet, load_rules
from tests.cases import mostly_long

GAMES = (("monclar", 4), ("les-huit", 4), ("huit-hollywood", 2), ("danish", 3), ("trois-cinq-huit", 3))


def played_slowly(rules: RuleSet, seats: int, seed: int) -> tuple[Round, list[tuple[int, int, int, list[int]]]]:
    """Play a round as mass play does, in plain Python; return it, and of each decision whose turn it was, how many actions there
    were, how much was owed, and the facts of all seats."""
    family = family_named(rules.family)
    round_ = new_round(rules, seats=seats, seed=seed, dealer=seed % seats)
    mind, choose = player_named("thrifty").mind(round_.columns), players_of(rules.family).choose
    facts, debt = in_lab(rules.family, "facts"), in_lab(rules.family, "debt", lambda state: 0)
    dice, told = hash_seed(~seed & 0x3FFFFFFF), list[tuple[int, int, int, list[int]]]()
    while not round_.over:
        state = round_.state
        seat = family.kernels["next_to_act"](round_.columns, state)
        actions = family.kernels["legal_actions"](round_.columns, state, seat)
        seen = [facts(round_.columns, state, other) for other in range(seats)]
        told.append((state.turn, actions.bit_count(), debt(state), seen))
        dice = next_random(dice)
        action = choose(mind, round_.columns, state, seat, actions, (dice ^ (dice >> 32)) & 0x7FFFFFFF)
        family.kernels["apply_action"](round_.columns, state, seat, action)
    return round_, told


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_row_says_what_happened_in_its_round(name: str, seats: int):
    rules = load_rules(name)
    rows = rows_of(Recorded, 6)
    Play(rules, seats=seats, players=["thrifty"] * seats, observer=recorder(rules.family))(rows, 40)
    # Where one round leaves something to the next, mass play goes on and a round dealt alone does not.
    for k in range(1 if rules.family == "tricks" else 6):
        row, (round_, told) = rows[k], played_slowly(rules, seats, 40 + k)
        begins = [told[0], *(late for early, late in pairwise(told) if early[0] != late[0])]
        assert (row["decisions"], row["turns"], row["kept"]) == (len(told), len(begins), len(begins))
        assert row["choices"] == sum(actions for _, actions, _, _ in told)
        assert row["forced"] == sum(actions == 1 for _, actions, _, _ in told)
        assert row["debt"] == max(debt for _, _, debt, _ in told)
        assert row["dealer"] == (40 + k) % seats
        assert row["winners"] == round_.state.winners
        assert row["facts"][: seats * len(begins)].tolist() == [fact for _, _, _, seen in begins for fact in seen]
        dealt = new_round(rules, seats=seats, seed=40 + k, dealer=(40 + k) % seats)
        held = row["held"].reshape(-1, PLANES)
        for seat in range(seats):
            cards = [face for plane in held[seat] for face in range(54) if int(plane) >> face & 1]
            assert sorted(cards) == sorted(dealt.hand(seat))


def slow_tension(chances: list[list[float]], winner: int) -> dict[str, float]:
    """Return the tension of one round from the definitions, a turn at a time."""
    leaders = [max(range(len(turn)), key=lambda side: (turn[side], -side)) for turn in chances]
    after = [*chances[1:], [float(side == winner) for side in range(len(chances[0]))]]
    gaps = [(max(turn) - turn[winner]) ** 0.5 for turn, leader in zip(chances, leaders, strict=True) if leader != winner]
    behind = [place for place, leader in enumerate(leaders, 1) if leader != winner]
    return {
        "lead_changes": sum(one != other for one, other in pairwise(leaders)),
        "drama": sum(gaps) / len(gaps) if gaps else 0.0,
        "decision": behind[-1] / len(chances) if behind else 0.0,
        "lead_held": float(leaders[len(chances) // 2] == winner),
        "comeback": float(min(turn[winner] for turn in chances) < 0.5 / len(chances[0])),
        "surprise": sum(abs(late[winner] - early[winner]) for early, late in zip(chances, after, strict=True)),
        "jumps": sum(
            (late[side] - early[side]) ** 2 for early, late in zip(chances, after, strict=True) for side in range(len(early))
        ),
        "turns": float(len(chances)),
    }


def test_tension_is_what_its_definitions_say():
    chance = np.random.default_rng(4)
    lengths = chance.integers(1, 30, 50)
    chances = chance.dirichlet([2.0, 1.0, 1.0], int(lengths.sum()))
    starts, winner = np.cumsum(lengths) - lengths, chance.integers(0, 3, 50)
    found = tension_of(Course(chances, starts, lengths, np.eye(3)[winner]))
    for k in range(50):
        turns = chances[starts[k] : starts[k] + lengths[k]].tolist()
        slow = slow_tension(turns, int(winner[k]))
        assert {name: values[k] for name, values in found.items()} == pytest.approx(slow)


def test_the_course_of_all_rounds_is_what_a_slow_reading_of_each_finds():
    chance, courses = np.random.default_rng(5), Courses()
    assert courses.points() == ()
    own: list[list[float]] = [[] for _ in range(11)]
    lead: list[list[float]] = [[] for _ in range(11)]
    for _ in range(3):
        lengths = chance.integers(1, 40, 70)
        chances = chance.dirichlet([2.0, 1.0, 1.0], int(lengths.sum()))
        starts, winner = np.cumsum(lengths) - lengths, chance.integers(0, 3, 70)
        courses.add(Course(chances, starts, lengths, np.eye(3)[winner]))
        for k in range(70):
            for moment in range(11):
                turn = chances[starts[k] + int(moment * (int(lengths[k]) - 1) / 10 + 0.5)].tolist()
                own[moment].append(turn[winner[k]])
                lead[moment].append(max(turn))
    for moment, point in enumerate(courses.points()):
        assert point.at == pytest.approx(moment / 10)
        assert (point.winner, point.leader) == pytest.approx((np.mean(own[moment]), np.mean(lead[moment])))
        for told, share in ((point.low, 0.1), (point.high, 0.9)):
            assert told == pytest.approx(sorted(own[moment])[ceil(share * 210) - 1], abs=0.5 / 400 + 1e-9)


def recorded(name: str, seats: int, rounds: int, first: int = 1) -> np.ndarray:
    rules = load_rules(name)
    rows = rows_of(Recorded, rounds)
    Play(rules, seats=seats, players=["thrifty"] * seats, observer=recorder(rules.family))(rows, first)
    return rows


def test_chances_are_how_often_each_fact_won():
    rows, sides = recorded("monclar", 3, 60), 3
    seen, won = dict[int, int](), dict[int, int]()
    for row in rows:
        for turn in range(row["kept"]):
            for seat in range(3):
                fact = int(row["facts"][3 * turn + seat])
                seen[fact] = seen.get(fact, 0) + 1
                won[fact] = won.get(fact, 0) + (int(row["winners"]) >> seat & 1)
    chances = ChancesSeen(3, sides)
    chances.learn(rows)
    usual = sum(won.values()) / sum(seen.values())
    course = chances.read(rows[:1])
    for turn in range(int(rows[0]["kept"])):
        facts = [int(fact) for fact in rows[0]["facts"][3 * turn : 3 * turn + 3]]
        weights = [(won[fact] + 4 * usual) / (seen[fact] + 4) for fact in facts]
        assert course.chances[turn].tolist() == pytest.approx([weight / sum(weights) for weight in weights])


def test_chances_are_learned_anew_from_all_rounds_when_there_are_twice_as_many():
    tension, told = Tension(3, 3), list[tuple[int, int]]()
    for lot in range(7):
        tension.add(recorded("minimale", 3, 3000, first=1 + 3000 * lot))
        read = {estimate.rounds for _, estimate in tension.estimates()}
        told.append((tension.chances.rounds, max(read, default=0)))
    assert told == [(0, 0), (0, 0), (6000, 3000), (6000, 6000), (12_000, 3000), (12_000, 6000), (12_000, 9000)]


@pytest.mark.parametrize(("name", "seats"), mostly_long([("minimale", 2), ("monclar", 4), ("danish", 3)], every=3))
def test_tension_is_as_uncertain_as_it_says(name: str, seats: int):
    """Whoever plays other rounds finds the same, give or take the intervals: of the rounds read, and of those learned from."""
    rules, found, wide = load_rules(name), dict[str, list[float]](), dict[str, list[float]]()
    for seed in range(8):
        watch = Watch(rules, seats, 1 + 1_000_000 * seed)
        for _ in range(3):
            watch.play(6000)
        for kind, estimate in watch.tension.estimates():
            found.setdefault(kind, []).append(estimate.value)
            wide.setdefault(kind, []).append(estimate.half_width)
    for kind, values in found.items():
        spread, said = float(np.std(values, ddof=1)), float(np.sqrt(np.mean(np.square(wide[kind])))) / NORMAL_95
        # Eight values tell a spread within a factor of two; half-samples are generous where a measure jumps.
        assert said / 8 < spread < 2 * said, kind


@pytest.mark.parametrize(("name", "seats"), [("monclar", 4), ("les-huit", 4), ("danish", 3), ("trois-cinq-huit", 3)])
def test_chances_are_right_on_rounds_that_they_were_not_learned_from(name: str, seats: int):
    """Where somebody is said to win 30 rounds of 100, about 30 of 100 are won; and the chances say more than nothing."""
    chances, reliability = ChancesSeen(seats, 2 if name == "les-huit" else seats), Reliability.empty()
    chances.learn(recorded(name, seats, 6000))
    course = chances.read(recorded(name, seats, 4000, first=100_000))
    reliability.add(course)
    for said, won, turns in reliability.curve():
        # The turns of one round hang together: so many of them are worth some hundred.
        assert turns < 20_000 or said == pytest.approx(won, abs=0.05), (said, won, turns)
    even = 1 / chances.sides
    assert reliability.brier < even * (1 - even)


def test_chances_with_hands_open_are_shares_of_the_rounds_played_on():
    rules = load_rules("monclar")
    play, rows = Play(rules, seats=3, players=["thrifty"] * 3), rows_of(OpenHandsOutcome, 20)
    play.play_by(entry(open_loop("shedding")))
    play(rows, 1)
    plain = rows_of(Outcome, 20)
    Play(rules, seats=3, players=["thrifty"] * 3)(plain, 1)
    assert (rows["winners"] == plain["winners"]).all(), "to look ahead changes nothing"
    for row in rows:
        by_turn = row["won"][: 3 * row["kept"]].reshape(-1, 3)
        assert (by_turn.sum(axis=1) == 5040 * TIMES).all(), "somebody wins each of them"
    course = opened_course(rows, 3, 3)
    last = course.chances[course.starts + course.lengths - 1, course.winner]
    first = course.chances[course.starts, course.winner]
    assert last.mean() > 0.9 > first.mean(), "who goes out next is known when all hands are open"


def test_suits_by_other_names_change_nothing():
    """What a card is worth does not depend on what its suit is called: the same hands, each suit called like the next."""
    watch = Watch(load_rules("monclar"), 3, 1)
    rows = recorded("monclar", 3, 500)
    renamed = rows.copy()
    clubs = np.int64(0x1111111111111)
    spades = clubs << 3
    renamed["held"] = (rows["held"] & ~spades) << 1 | (rows["held"] & spades) >> 3
    assert not (renamed["held"] == rows["held"]).all()
    assert (held_of(renamed, 3, watch.groups) == held_of(rows, 3, watch.groups)).all()


def test_a_family_without_a_stock_has_no_rounds_to_play_on():
    assert open_loop("tricks") is None
