"""The lab as a whole: known values, what must come out exactly, and reports."""

import json
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from huit.clients.terminal.lab import lab as lab_command
from huit.engine.jit import rows_of
from huit.lab import measure
from huit.lab.balance.experiments import TURN_SECONDS, Gap, Inert, Information, Spared, Watch, mind_of, sparing_duel
from huit.lab.balance.kinds import KINDS, SECTIONS, section_title
from huit.lab.balance.measurement import CORES, SEED, USUAL_SECONDS, Lab
from huit.lab.balance.report import differences, used
from huit.lab.balance.report_text import against, headline, sections
from huit.lab.balance.sweeps import ROUNDS
from huit.lab.duels import Duel
from huit.lab.idle import statements_of
from huit.lab.mass import Outcome
from huit.lab.searched_play import Play
from huit.rules import load_rules
from huit.rules.questions import card_groups, usual_seats
from tests.cases import measured


def watched(name: str, seats: int, rounds: int) -> dict[tuple[str, str], tuple[float, float]]:
    """Return value and half-width of what was watched, in hundredths where it is a share."""
    watch = Watch(load_rules(name), seats, 1)
    watch.play(rounds)
    return {
        (each.kind.name, each.about): (100 * each.estimate.value, 100 * each.estimate.half_width) for each in watch.measures()
    }


@pytest.mark.parametrize(
    ("name", "seats", "shares"),
    [
        ("monclar", 4, [26.5]),
        ("deux-jeux", 4, [26.6]),
        ("minimale", 2, [51.1]),
        ("variante-6", 6, [20.1, 17.0, 16.7, 15.9, 15.0, 15.3]),
    ],
)
def test_who_sits_after_the_dealer_wins_as_often_as_was_measured_before(name: str, seats: int, shares: list[float]):
    found = watched(name, seats, 20_000)
    for place, share in enumerate(shares, 1):
        value, half_width = found["place", str(place)]
        assert value == pytest.approx(share, abs=half_width + 0.5)


def test_cards_dealt_in_monclar_are_worth_what_was_measured_before():
    found = watched("monclar", 4, 40_000)
    for card, worth in {"8": 11.2, "A": 4.4, "T": 1.4}.items():
        value, half_width = found["held", card]
        assert value == pytest.approx(worth, abs=half_width + 0.4)
    rest = [value for (name, card), (value, _) in found.items() if name == "held" and card not in "8AT"]
    assert all(-2.5 < value < -0.2 for value in rest)


def test_one_sensible_player_among_chance_wins_as_often_as_was_measured_before():
    duel = Duel(load_rules("monclar"), seats=4, challenger="thrifty", rival="random", seed=1)
    list(duel.run(5000))
    assert 100 * duel.score().mean == pytest.approx(58.8, abs=100 * duel.score().half_width + 1.0)


@pytest.mark.parametrize(("name", "seats"), measured([("monclar", 4), ("danish", 3), ("les-huit", 4), ("trois-cinq-huit", 3)]))
def test_a_player_against_itself_on_the_same_deals_is_exactly_even(name: str, seats: int):
    rules = load_rules(name)
    mind = mind_of(rules, seats, "thrifty")
    duel = sparing_duel(rules, seats, 1, mind, mind)
    list(duel.run(200))
    assert duel.shares == pytest.approx([1 / duel.sides] * 200)


def test_a_card_that_is_never_dealt_costs_nothing_to_spare():
    rules = load_rules("monclar")
    spared = Spared(rules, 4, 1, "nothing", 0)
    spared.play(300)
    assert [(each.estimate.value, each.estimate.half_width) for each in spared.measures()] == [(0.0, 0.0)]


def test_spared_cards_are_laid_only_where_nothing_else_can_be_done():
    """A sensible player goes out with an 8 at times; one that spares it draws instead, and wins less often."""
    rules = load_rules("les-huit")
    faces = card_groups(rules)["8"]
    spared = Spared(rules, 2, 1, "8", faces)
    spared.play(2000)
    assert spared.lost.mean() > 0.02


def test_a_dead_rule_changes_no_round_and_a_live_one_some():
    rules = load_rules("minimale", options={"powers": {"T": {"skips": 1}}})
    found = {}
    for said in statements_of(rules):
        inert = Inert(rules, 4, 1, said)
        inert.play(200)
        found[said.key] = next(inert.measures()).estimate.value
    assert found["powers.T.skips"] == 0.0, "a 10 plays again already"
    assert found["powers.8.wild"] > 0.5
    plain = rows_of(Outcome, 100)
    Play(rules, seats=4, players=["thrifty"] * 4)(plain, 1)
    assert len(np.unique(plain["decisions"])) > 10


def test_rules_that_cannot_be_dealt_without_one_of_theirs_are_measured_all_the_same():
    """Six cards each for four players are as many as 32 cards allow: by the usual eight they could not be dealt."""
    rules = load_rules("minimale", options={"cards": "32", "packs": 1, "hand": 6, "seats_max": 4})
    lab = Lab(rules, seats=4)
    assert "hand" in {said.key for said in statements_of(rules)}
    assert "hand" not in {each.experiment.statement.key for each in lab.running if isinstance(each.experiment, Inert)}


@pytest.mark.long(short="test_rules_that_cannot_be_dealt_without_one_of_theirs_are_measured_all_the_same")
def test_long_rounds_do_not_keep_the_lab():
    """Where one card only lets a player go out, rounds with hands open and those with a search end all the same."""
    rules = load_rules("monclar", options={"powers": {"A 3 4 5 6 7 9 T J Q K 8 2c 2d 2h": {"never_last": True}}})
    lab = Lab(rules, seats=2)
    lab.play(2)
    assert lab.report().one("turns").estimate.value > 300
    assert len(lab.costs()) > 20


def test_what_each_card_costs_is_told_beyond_the_median_card():
    rules = load_rules("monclar")
    spared = [Spared(rules, 4, 1, name, faces) for name, faces in card_groups(rules).items()]
    for each in spared:
        each.play(300)
    told = used(spared)
    assert sum(each.estimate.value == 0.0 == each.estimate.half_width for each in told) >= 1, "the median card itself"
    losses = sorted(float(each.lost.mean()) for each in spared)
    assert max(each.estimate.value for each in told) == pytest.approx(losses[-1] - losses[len(losses) // 2])


def test_skill_is_what_a_sensible_player_wins_beyond_an_even_share():
    gap = Gap(load_rules("minimale"), 2, 1)
    gap.play(500)
    estimate = next(gap.measures()).estimate
    assert 0 < estimate.low < estimate.value < 0.5


@pytest.mark.long(short="test_skill_is_what_a_sensible_player_wins_beyond_an_even_share")
def test_who_sees_the_next_hand_wins_more_often():
    """At two the next hand is all that is hidden but the stock: to see it must be worth much."""
    information = Information(load_rules("minimale"), 2, 1)
    information.play(300)
    assert next(information.measures()).estimate.low > 0.1


@pytest.mark.parametrize("name", measured(["monclar", "danish", "trois-cinq-huit"]))
def test_a_report_is_the_same_twice_and_says_all_that_it_measured(name: str):
    rules = load_rules(name)
    reports = []
    for _ in range(2):
        lab = Lab(rules)
        lab.play(100)
        reports.append(lab.report())
    one, other = (json.loads(json.dumps(report.to_dict())) for report in reports)
    assert one == other
    assert one["seats"] == usual_seats(rules)
    for told in one["measures"]:
        assert told["name"] in KINDS
        assert told["interval"][0] <= told["value"] <= told["interval"][1]
    for language in ("fr", "en"):
        parts = dict(sections(reports[0], language))
        assert len(headline(reports[0], language)) >= 4
        assert set(parts) <= {section_title(name, language) for name in SECTIONS}
        said = "\n".join(line for lines in parts.values() for line in lines)
        for told in reports[0].measures:
            assert told.kind.definition(language) in said
        if language == "fr":
            assert "{" not in said
            assert " rounds" not in said


def test_play_goes_where_intervals_are_wide_and_stops_when_time_is_up():
    ticks = count()
    lab = Lab(load_rules("minimale"), seats=2)
    gone = list(lab.run(400.0, lambda: float(next(ticks)), cores=1))
    assert gone[-1] == 1.0
    assert gone == sorted(gone)
    rounds = {name: rounds for name, rounds, _ in lab.costs()}
    assert rounds["Watch"] > rounds["OpenHands"] > 0, "what is dear waits"
    told = {measure.kind.name for measure in lab.report().measures}
    assert {"information", "open_drama"} <= told, "but is told, however widely"


def test_play_stops_early_where_all_is_known():
    lab = Lab(load_rules("trois-cinq-huit"))
    for running in lab.running:
        running.experiment.play(200)
        running.experiment.need = lambda: 0.5
    assert list(lab.run(1e9, float, cores=1))[-1] == 0.0


def test_two_rule_sets_are_compared_on_common_deals():
    """One card fewer in hand: rounds are shorter, which 1000 rounds of each show."""
    reports = []
    for options in ({}, {"hand": 7}):
        lab = Lab(load_rules("monclar", options=options))
        lab.play(1000)
        reports.append(lab.report())
    shorter = {told["name"]: told for told in differences(*reports)}
    assert shorter["turns"]["interval"][0] > 0
    assert any(line.startswith("Tours par manche\u00a0: +") for line in against(*reports, "fr"))
    assert list(against(reports[0], reports[0], "en")) == []


def test_every_measure_has_its_line_in_the_docs():
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    assert [name for name in KINDS if not name.startswith("open_") and f"`{name}`" not in page] == []


def test_the_command_begins_with_what_the_lab_begins_with():
    """The command names its defaults itself, for the lab loads Numba: they are the same."""
    of_rules, of_sweep = (
        {option.name: option.default for option in lab_command.commands[name].params} for name in ("rules", "sweep")
    )
    assert (of_rules["seconds"], of_rules["turn_seconds"], of_rules["seed"]) == (USUAL_SECONDS, TURN_SECONDS, SEED)
    assert (of_sweep["rounds"], of_sweep["cores"], of_sweep["seed"]) == (ROUNDS, CORES, SEED)


def test_a_notebook_gets_a_typed_report():
    report = measure("minimale", seats=2, seconds=0.5)
    assert report.one("place", "1").estimate.values is not None
    assert report.to_dict()["rules"] == "minimale"
    with pytest.raises(KeyError):
        report.one("place", "3")
    with pytest.raises(ValueError, match="no player"):
        measure("minimale", player="clever")
