"""A family of games that the house does not know: from a package on the path it plays on every floor, and no line is changed.

`docs/families.md` says what a family consists of; the package beside this file is all of it but a page.
"""

import json
from pathlib import Path
from time import perf_counter

import pytest
from click.testing import CliRunner

import huit
from huit.commands import main
from huit.engine.refusal import IllegalAction
from huit.lab.balance.measurement import Lab
from huit.lab.conformance import broken_laws, ends
from huit.lab.simulate import Batch, Simulation
from huit.rooms.messages import Presence, Viewer, encode_message
from huit.rules.families import family_names
from huit.rules.match_plans import plans_fitting
from huit.views.client_view import open_view, own_view
from tests.rooms.company import COMPUTER, ME, Company
from tests.rooms.scenes import bytes_of, computer_wishes

FOLDER = Path(__file__).parent
RULES = FOLDER / "high-card.toml"
PRESENCE = Presence(frozenset(range(4)), frozenset(), 1, None)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FOLDER)


def test_it_is_there_while_its_package_is_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    assert family_names()[-1] == "high-card"
    monkeypatch.undo()
    assert "high-card" not in family_names()


def test_its_rules_are_read_checked_and_put_in_words(tmp_path: Path) -> None:
    assert huit.load_rules(RULES, options={"hand": 3}).knobs["hand"] == 3
    assert "Everybody is dealt 2 cards." in told("rules", "show", RULES)
    (tmp_path / "bad.toml").write_text('family = "high-card"\nhnad = 3', "utf-8")
    with pytest.raises(huit.RulesError, match="hand"):
        huit.load_rules(tmp_path / "bad.toml")


def test_a_round_is_played_by_its_rules() -> None:
    round_ = huit.new_round(huit.load_rules(RULES), seats=3, seed=4)
    with pytest.raises(IllegalAction):
        round_.play(round_.legal_moves()[0], seat=1)
    while not round_.over:
        round_.play(round_.legal_moves()[-1])
    assert round_.result is not None
    assert sum(round_.result.points) == len(round_.result.winners) == 1


def test_it_keeps_the_laws_plain_and_compiled() -> None:
    rules = huit.load_rules(RULES)
    assert list(broken_laws(rules, seats=4, rounds=20)) == []
    assert (lambda end: (end.unfinished, end.broken))(ends(rules, seats=4, player="thrifty", rounds=500, clock=perf_counter)) == (
        0,
        0,
    )
    simulation = Simulation(rules, seats=2, players=["thrifty", "random"], seed=1, clock=perf_counter)
    list(simulation.run(2000))
    assert simulation.report()["wins"][0] > 1200
    batch = Batch(rules, seats=2, size=4, seed=1)
    batch.step(batch.choose(batch.legal()[1]))
    assert batch.states["plays"].tolist() == [1, 1, 1, 1]


@pytest.mark.long(short="test_it_keeps_the_laws_plain_and_compiled")
def test_the_lab_measures_it_though_it_says_nothing_of_its_own() -> None:
    lab = Lab(huit.load_rules(RULES), seats=3)
    lab.play(100)
    report = lab.report()
    assert report.one("turns").estimate.value == 3.0
    assert report.one("held", "K").estimate.low > 0
    assert report.of("drama") == []


def test_a_room_plays_it_to_the_end_with_computers_and_spectators() -> None:
    company = Company(ME, COMPUTER, COMPUTER, rules=str(RULES)).begin()
    round_ = company.room.round
    assert round_ is not None
    assert [plan.id for plan in plans_fitting(company.room.rules)] == ["danish"]
    while company.room.is_playing:
        assert open_view(round_).counts == round_.view(0).hand_sizes[:3]
        for seat in (None, 0, 1):
            viewer = Viewer("abc", seat, guest=0 if seat == 0 else None, watch="def")
            assert b"high-card" in encode_message(company.room.view(viewer, presence=PRESENCE))
        assert len(own_view(round_, 0).hand) == round_.view(0).hand_sizes[0]
        assert computer_wishes(company.room, seed=1, stand_ins=[0])
        company.moves()
        round_ = company.room.round or round_
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_a_scene_is_replayed() -> None:
    assert "seat 1 shows the king of spades" in told("replay", FOLDER / "scene.toml")
    assert told("replay", "--check", FOLDER / "scene.toml") == "scene.toml: ok\n"
    assert json.loads(told("replay", "--json", FOLDER / "scene.toml"))["laid"] == "9h Ks"


def told(*words: object) -> str:
    result = CliRunner(env={"HUIT_LANG": "en"}).invoke(main, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    return result.stdout
