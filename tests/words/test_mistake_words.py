"""The words of mistakes are looked up by their codes: none is missing, and none is left over."""

from importlib import import_module
from pathlib import Path

import pytest

from huit.lab.balance.round_ends import PlayMistake
from huit.lab.idle import IdleMistake
from huit.rooms.agreement import AgreementMistake
from huit.rules.danish.checks import DanishMistake
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import Mistake
from huit.rules.shedding.checks import SheddingMistake
from huit.rules.tricks.checks import TrickMistake
from huit.server.live.wrong_rules import CheckMistake
from huit.views.mistakes import PositionMistake
from tools.words import read_catalogue, write_modules
from tools.words.expressions import snake

CATALOGUE = read_catalogue(Path(__file__).parents[2] / "src/huit/words")
FILES = [name for name in CATALOGUE.files if name.startswith("mistakes")]
KINDS: tuple[type[Mistake], ...] = (
    *(FileMistake, SheddingMistake, TrickMistake, DanishMistake),
    *(PositionMistake, AgreementMistake, IdleMistake, PlayMistake, CheckMistake),
)


def test_no_kind_of_mistakes_is_left_out():
    assert {kind for kind in Mistake.__subclasses__() if kind.__module__.startswith("huit.")} <= set(KINDS)


def test_a_mistake_has_its_words_in_every_language():
    for kind in KINDS:
        assert set(kind.words()) == set(CATALOGUE.languages)
        for words in kind.words().values():
            assert {mistake.name.lower() for mistake in kind} <= set(words), kind.__name__


def test_no_word_belongs_to_no_mistake():
    told = {(id(kind.words()), mistake.name.lower()) for kind in KINDS for mistake in kind}
    tables = {file: import_module(f"huit.words.made.{snake(file)}").WORDS for file in FILES}
    left = [f"{file}.ftl: {key}" for file, words in tables.items() for key in words["fr"] if (id(words), key) not in told]
    assert not left


def test_the_page_has_none_of_them(tmp_path: Path):
    write_modules(CATALOGUE, tmp_path)
    assert not list(tmp_path.rglob("mistakes*.ts"))
    assert len(list(tmp_path.rglob("mistakes*.py"))) == len(FILES)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("{ AS_TYPED($value) } n'est pas dans 'hand' ; écrire { $low }", "{value!r} n'est pas dans 'hand'\u00a0; écrire {low}"),
        ('écrire { "{" } 2 = 1 { "}" }', "écrire {{ 2 = 1 }}"),
    ],
)
def test_what_is_to_be_typed_stays_as_it_is(tmp_path: Path, text: str, made: str):
    for language in ("fr", "en"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "mistakes-ours.ftl").write_text(f"late = {text}\n", "utf-8")
    write_modules(read_catalogue(tmp_path), tmp_path)
    module: dict[str, dict[str, dict[str, dict[str, str]]]] = {}
    exec((tmp_path / "src/huit/words/made/mistakes_ours.py").read_text("utf-8"), module)
    assert module["WORDS"]["fr"]["late"]["text"] == made
