"""What a page shows of the lab: the structs of the wire take it, and it says what the report says."""

import msgspec
import pytest

from huit.lab.balance.measurement import Lab
from huit.lab.balance.page import lab_page, report_page, suggestions_page
from huit.lab.balance.report import Report
from huit.lab.balance.report_text import headline
from huit.lab.balance.suggestions import SuggestionSearch
from huit.rules import load_rules
from huit.rules.questions import WISHES
from huit.server.told.answers import LabView, SuggestionsView
from tests.cases import measured


def report_on(name: str, rounds: int, options: dict[str, object] | None = None) -> Report:
    lab = Lab(load_rules(name, options=options or {}), seats=3)
    if rounds:
        lab.watch.learn(rounds)
        lab.play(rounds)
    return lab.report()


def told(*reports: Report) -> LabView:
    return msgspec.json.decode(msgspec.json.encode(lab_page(reports, share=0.5, done=False)), type=LabView)


@pytest.mark.parametrize("name", measured(["monclar", "danish", "trois-cinq-huit"]))
def test_the_wire_takes_a_report_of_each_family_and_its_sentences_are_those_of_the_terminal(name: str):
    report = report_on(name, 100)
    page = told(report).report
    assert page is not None
    assert [said["fr"] for said in page.headline] == headline(report, "fr")
    assert [said["en"] for said in page.headline] == headline(report, "en")
    assert page.name == report.rules.name
    assert {(measure.name, measure.about): measure.value for measure in page.measures} == {
        (measure.kind.name, measure.about): measure.estimate.value for measure in report.measures
    }
    assert sum(page.lengths.rounds) == 100


def test_before_the_first_rounds_there_is_nothing_to_say():
    report = report_on("minimale", 0)
    assert report.course == ()
    assert report_page(report)["headline"] == []
    assert told(report).report is None
    assert told(report_on("minimale", 50), report).against is None


def test_measures_of_too_few_rounds_to_have_an_interval_are_left_out():
    lab = Lab(load_rules("minimale"), seats=2)
    lab.watch.play(1)
    page = told(lab.report()).report
    assert page is not None
    assert "turns" not in {measure.name for measure in page.measures}
    assert page.headline


def test_two_reports_are_told_with_what_is_between_them():
    ours, other = report_on("minimale", 200, {"hand": 4}), report_on("minimale", 200)
    page = told(ours, other)
    turns = next(measure for measure in page.differences if measure.name == "turns")
    assert turns.value == pytest.approx(ours.one("turns").estimate.value - other.one("turns").estimate.value)
    assert turns.said["en"].startswith("\N{MINUS SIGN}")
    assert {measure.unit for measure in page.differences if measure.name == "place"} == {"difference"}


def test_the_winner_is_likelier_to_win_the_later_it_is():
    report = report_on("monclar", 1500)
    course = report.course
    assert [round(point.at, 6) for point in course] == [place / 10 for place in range(11)]
    assert course[-1].winner > course[0].winner + 0.2
    assert all(point.low <= point.winner <= point.high for point in course)
    assert all(point.winner <= point.leader for point in course)
    assert report.to_dict()["course"][3]["winner"] == course[3].winner


def test_a_suggestion_is_told_with_the_options_that_bring_it():
    rules = load_rules("minimale", options={"powers": {"9": {"skips": 1}}})
    asked = SuggestionSearch(rules, WISHES["shorter"], seats=2)
    for _ in asked.run(first=60, last=120):
        pass
    page = msgspec.json.decode(msgspec.json.encode(suggestions_page(asked, share=1, done=True)), type=SuggestionsView)
    assert page.suggestions
    for suggestion, found in zip(page.suggestions, asked.best, strict=True):
        assert load_rules("minimale", options=suggestion.options).digest == found.neighbour.rules.digest
        assert [said["fr"] for said in suggestion.said] == found.neighbour.sentences(rules, "fr")
        assert (suggestion.effect.name, suggestion.effect.value) == ("turns", found.effect.value)
        assert suggestion.effect.said["en"].startswith("\N{MINUS SIGN}")
