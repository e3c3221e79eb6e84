"""The words of knobs are looked up by name: none is missing, none is left over, and none is sent to the page with the program."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from huit.rules.families import Schema, family_names, schema_of
from huit.rules.knobs import GROUPS, POINTS, Knob
from tools.words import WordsError, read_catalogue, write_modules
from tools.words.expressions import snake

WORDS = Path(__file__).parents[2] / "src/huit/words"
CATALOGUE = read_catalogue(WORDS)
FILES = [name for name, words in CATALOGUE.files.items() if words.by_name and name.startswith("knobs")]
HOUSE = [schema_of(name) for name in family_names() if f"knobs-{name}" in FILES]
OPEN = {
    "bool": {"text", "label", "asked", "off"},
    "faces": {"text", "label", "asked"},
    "int": {"text", "label", "asked", "one", "off", "none", "because"},
}
"""What may be said of a knob of each kind, beside its choices."""
TITLES = {"basics", *(f"group-{group}" for group in (*GROUPS, "basics", "by_hand"))}
"""What is no knob."""


def knobs_of(schema: Schema) -> list[Knob]:
    return [*schema.knobs.values(), *schema.powers.values(), *([schema.points] if schema.points else [])]


KNOBS = [pytest.param(knob, id=f"{schema.name}-{knob.name}") for schema in HOUSE for knob in knobs_of(schema)]


@pytest.mark.parametrize("knob", KNOBS)
def test_a_knob_has_its_words_in_every_language(knob: Knob):
    asked = {"text", *(f"is-{choice}" for choice in knob.choices)} | (set() if knob.choices else {"label"})
    assert set(knob.words) == set(CATALOGUE.languages)
    for parts in knob.words.values():
        assert asked <= set(parts)
        assert knob.choices or set(parts) <= OPEN[knob.kind]


def test_no_word_belongs_to_no_knob():
    said = {
        (knob.name, part, text)
        for schema in HOUSE
        for knob in (*knobs_of(schema), POINTS)
        for parts in knob.words.values()
        for part, text in parts.items()
    }
    called = {
        name.lower().replace("_", "-")
        for path in WORDS.rglob("knobs*.ftl")
        for name in re.findall(r"([A-Z][A-Z0-9_]+)\(", path.read_text("utf-8"))
    }
    left = [
        f"{file}.ftl: {key}.{part}"
        for file in FILES
        for messages in import_module(f"huit.words.made.{snake(file)}").WORDS.values()
        for key, parts in messages.items()
        for part, text in parts.items()
        if (key, part, text) not in said and key not in called | TITLES
    ]
    assert not left


def test_the_page_has_none_of_them(tmp_path):
    write_modules(CATALOGUE, tmp_path)
    assert not list(tmp_path.rglob("knobs*.ts"))
    assert len(list(tmp_path.rglob("knobs*.py"))) == len(FILES)


def of_one_file(folder: Path, text: str) -> dict[str, dict[str, dict[str, str]]]:
    for language in ("fr", "en"):
        (folder / language).mkdir()
        (folder / language / "knobs.ftl").write_text(text, "utf-8")
    made: dict[str, dict[str, dict[str, dict[str, str]]]] = {}
    write_modules(read_catalogue(folder), folder)
    exec((folder / "src/huit/words/made/knobs.py").read_text("utf-8"), made)
    return made["WORDS"]


def test_a_text_has_slots_and_says_what_others_say(tmp_path):
    text = 'draw = pioche { $n } : { UNLESS($cards) } ; l\'as\n    .one = { "" }\nunless = sauf { $cards }\n'
    words = of_one_file(tmp_path, text)
    assert words["fr"]["draw"] == {"text": "pioche {n}\u00a0: sauf {cards}\u00a0; l’as", "one": ""}
    assert words["en"]["unless"] == {"text": "sauf {cards}"}


@pytest.mark.parametrize(
    "text",
    [
        "a = { UNLESS($n) }\nunless = sauf { $cards }\n",
        "a = { $n ->\n    [one] une\n   *[other] plusieurs\n}\n",
        "a = { CAPITAL($n) }\n",
    ],
)
def test_what_no_slot_can_stand_for_is_refused(tmp_path, text):
    with pytest.raises(WordsError, match=r"knobs\.ftl"):
        of_one_file(tmp_path, text)
