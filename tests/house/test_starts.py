"""What a start does not load: people who open a Python for one round wait for every module."""

import json
import subprocess
import sys

from huit.rules import load_rules, rule_names
from huit.scores import plan_for

FIRST_ROUND = "import huit; huit.new_round('monclar', seats=4, seed=7)"
NOT_FOR_A_ROUND = {
    "numba": "mass play",
    "numpy": "mass play",
    "msgspec": "what goes over the wire, and the deeds of rule sheets",
    "pathlib": "nothing that paths as texts cannot do",
    "fractions": "settling up",
    "huit.scores": "score sheets",
    "huit.rules.prose": "rule sheets",
    "huit.rules.deeds": "rule sheets",
    "huit.words.made.rules_shedding_deeds": "rule sheets",
    "huit.engine.jit": "mass play",
    "huit.players": "computer players",
    "hashlib": "rooms",
    "difflib": "mistakes",
    "importlib.metadata": "families of installed packages",
}
"""Modules, and what they are for."""
MOST_OF_THE_HOUSE = 85
"""Modules of the house that a first round loads; where it needs one more, look first whether it can come later."""


def loaded_by(code: str) -> set[str]:
    """Return the modules that *code* loads in a Python of its own."""
    told = f"{code}; import sys; modules = list(sys.modules); import json; print(json.dumps(modules))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_a_first_round_loads_what_it_needs():
    loaded = loaded_by(FIRST_ROUND)
    in_vain = [f"{name}: only for {what}" for name, what in NOT_FOR_A_ROUND.items() if name in loaded]
    assert not in_vain, "\n".join(in_vain)
    house = sorted(name for name in loaded if name.partition(".")[0] == "huit")
    assert len(house) <= MOST_OF_THE_HOUSE, "\n".join(house)


def test_a_first_sheet_loads_the_rest():
    loaded = loaded_by(
        "from huit.rules import load_rules; from huit.rules.prose import notes; notes(load_rules('monclar'), 'en')"
    )
    assert {"huit.rules.shedding.sheet", "huit.words.made.rules_shedding_deeds"} <= loaded


WITHOUT_COMPILERS = """
import sys


class Away:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numpy", "llvmlite"):
            raise ModuleNotFoundError(name, name=name)


sys.meta_path.insert(0, Away)
from huit.lab.review import Review
from huit.players.advice import advise
from huit.players.thinker import thinker_for
from huit.rooms.computers import PlayerQuestion, answer
from huit.views.positions import read_position

scene = 'rules = "minimale"\\nhands = ["8c 9h Kd", "4c 5c 7d"]\\ndiscard = "2h"'
view = read_position(scene).round.view(0)
review = Review(read_position(scene).round, [(0, "8c=s")], seats=[0])
print(thinker_for("shedding").kind, advise(view, seed=1).move, answer(PlayerQuestion(0, view, "strong@20", 1, True, None)).move)
print(*review.run(), *(moment.better for moment in review.moments))
"""


def test_players_search_without_what_compiles():
    """Shorter, where neither NumPy nor Numba can be had: in a browser."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_COMPILERS], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["plain", "9h", "9h", "1", "9h"], done.stderr


def test_every_game_of_the_library_names_a_plan_that_there_is():
    """The loader does not look: plans of matches are loaded for files of one's own alone."""
    assert {plan.id for name in rule_names() if (plan := plan_for(load_rules(name).match))} >= {"negatif", "trois-cinq-huit"}
