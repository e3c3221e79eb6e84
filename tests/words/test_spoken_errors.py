"""The words of errors and of plans: every error that is raised has its sentence, with all facts that the sentence names."""

import ast
import pickle
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest

from huit.players import PlayerError
from huit.rooms.match import Match
from huit.rules import load_rules
from huit.scores import PLANS, ScoreError
from huit.server.site.folder import SiteError
from huit.spoken import SpokenError, language
from huit.words.made import people, plans
from huit.words.telling import messages
from tools.words import read_catalogue

ROOT = Path(__file__).parents[2]
LANGUAGES = read_catalogue(ROOT / "src/huit/words").languages
KINDS: dict[str, type[SpokenError]] = {kind.__name__: kind for kind in (ScoreError, PlayerError, SiteError)}
OF_NO_PLAN = {"so-many-points", "for-each", "for-each-or-team", "single-rounds"}


def raised() -> Iterator[tuple[str, set[str], set[str]]]:
    """Yield the class, the codes and the facts of every error that is made somewhere."""
    for path in (ROOT / "src/huit").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        codes = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp):
                either = {part.value for part in (node.value.body, node.value.orelse) if isinstance(part, ast.Constant)}
                codes |= {target.id: either for target in node.targets if isinstance(target, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                (code,) = node.args
                several = {code.value} if isinstance(code, ast.Constant) else codes[ast.unparse(code)]
                yield node.func.id, {str(each) for each in several}, {str(fact.arg) for fact in node.keywords}


RAISED = list(raised())


def test_no_kind_of_errors_is_left_out():
    assert {kind for kind in SpokenError.__subclasses__() if kind.__module__.startswith("huit.")} == set(KINDS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_sentence_and_every_sentence_its_facts(lang: str):
    for kind, codes, facts in RAISED:
        for code in codes:
            message = messages(KINDS[kind].words[lang])[code]
            named = set() if isinstance(message, str) else {name.rstrip("_") for name in signature(message).parameters}
            assert named == facts, code


@pytest.mark.parametrize("kind", KINDS)
def test_no_sentence_belongs_to_no_error(kind: str):
    assert set(messages(KINDS[kind].words["fr"])) == {code for each, codes, _ in RAISED if each == kind for code in codes}


def test_an_error_keeps_its_words_on_the_way_to_another_process():
    error = pickle.loads(pickle.dumps(ScoreError("no_such_plan", name="poker", known="libre")))
    assert (error.code, str(error)) == ("no_such_plan", "no plan named 'poker': there are libre")


def test_a_plan_has_its_words_in_every_language():
    assert set(plans.WORDS) == set(LANGUAGES)
    for words in plans.WORDS.values():
        assert set(words) == {*PLANS, *OF_NO_PLAN}
    assert Match.begin(None, load_rules("monclar"), seats=2, number=1).sentence("fr").startswith("Manche par manche")


def test_a_terminal_may_ask_for_any_language_of_the_catalogue(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(people.WORDS, "de", people.WORDS["en"])
    for name, asked in {"de_AT.UTF-8": "de", "EN": "en", "fr": "fr", "C": "fr", "": "fr"}.items():
        monkeypatch.setenv("HUIT_LANG", name)
        monkeypatch.setenv("LC_ALL", "fr")
        assert language() == asked
