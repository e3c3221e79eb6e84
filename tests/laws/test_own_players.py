"""A player from elsewhere: the one of docs/players.md plays in simulations and duels, and is told what it may not do."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from huit.commands import main
from huit.lab.duels import Duel
from huit.lab.simulate import Simulation
from huit.rules import load_rules

PAGE = Path(__file__).parents[2] / "docs" / "players.md"


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = re.findall(r'```python\n("""mine.py.*?)```', PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "mine.py").write_text(code + CHEAT, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)


CHEAT = """
from huit.players import player_named

house = player_named("thrifty")

class Cheat:
    name = "cheat"

    def choose(self, view, seed):
        return "9h" if not view.actions >> 34 & 1 else "9c"
"""


@pytest.mark.parametrize("rules", ["monclar", "minimale", "variante-1"])
def test_the_player_of_the_page_plays_on(rules: str) -> None:
    simulation = Simulation(load_rules(rules), seats=2, players=["mine:Greedy", "thrifty"], seed=1, clock=lambda: 0.0)
    assert list(simulation.run(25)) == [10, 20, 25]
    report = simulation.report()
    assert (report["players"], report["rounds"], report["unfinished"]) == (["mine:Greedy", "thrifty"], 25, 0)


def test_a_duel_of_players_in_python_is_that_of_compiled_ones() -> None:
    """The heuristic against chance, each deal from both seats: plain Python comes to the same result, deal by deal."""
    told = [
        Duel(load_rules("minimale"), seats=2, challenger=challenger, rival="random", seed=1)
        for challenger in ("mine:house", "thrifty")
    ]
    for duel in told:
        list(duel.run(20))
    assert told[0].score().mean == pytest.approx(told[1].score().mean, abs=0.25)


def test_a_whole_match_of_3_5_8_is_played_in_python() -> None:
    rules = load_rules("trois-cinq-huit")
    duel = Duel(rules, seats=3, challenger="mine:house", rival="random", seed=1, length=18)
    list(duel.run(1))
    assert duel.score().mean > 0.4


def test_huit_simulate_plays_it_and_says_what_it_may_not_do() -> None:
    run = CliRunner(env={"HUIT_LANG": "en"}).invoke
    told = run(main, ["simulate", "minimale", "--seats", "2", "--players", "mine:Greedy,thrifty", "--rounds", "5"])
    assert told.exit_code == 0
    assert "mine:Greedy" in told.stdout
    told = run(main, ["simulate", "minimale", "--seats", "2", "--players", "mine:Cheat,thrifty", "--rounds", "5"])
    assert told.exit_code != 0
    assert "cheat: " in told.output
    told = run(main, ["simulate", "minimale", "--players", "mine:Nobody", "--rounds", "5"])
    assert "mine:Nobody is no player" in told.output
