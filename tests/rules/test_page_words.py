"""What is wrong with rules, as the page says it: the labels that stand on its buttons, and no word of a rule file."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from huit.rooms.agreement import AgreementError, agreed_rules
from huit.rules import load_rules
from huit.rules.check import what_is_wrong
from huit.rules.families import Schema, schema_of
from huit.rules.findings import Finding
from huit.rules.knobs import Knob
from huit.rules.labels import labelled
from tests.rules.test_check import REFUSED, WARNED

GAMES = ("rien", "minimale", "trois-cinq-huit", "sergeant-major-8-5-3", "danish")
MIXES = 150
OF_A_FILE = re.compile(
    r"[a-z]_[a-z]|\b(powers|points|knobs)\.\w|= (true|false)\b|[{}\[\]]|'[a-z_]+' *=|\b(?!As\b)[A2-9TJQK][cdhs]\b"
)
ALSO_FRENCH = {"cards", "points", "jokers", "chien", "caps"}
"""Keys that a sentence may hold as a word."""


def values(knob: Knob) -> list[Any]:
    """Return what somebody may choose of *knob* on the page: its bounds, one of each choice, some cards."""
    if knob.kind == "bool":
        return [True, False]
    if knob.kind == "choice":
        return list(knob.choices)
    return [knob.low, knob.high, 2] if knob.kind == "int" else [["A"], ["8", "2s"], ["all"], ["joker"]]


def mixes(schema: Schema, dice: Random) -> Iterator[dict[str, Any]]:
    """Yield what people may press together: two or three knobs, and what a card does."""
    for _ in range(MIXES):
        some = dice.sample(list(schema.knobs.values()), k=3)
        options: dict[str, Any] = {knob.name: dice.choice(values(knob)) for knob in some}
        if schema.powers:
            effects = dice.sample(list(schema.powers.values()), k=2)
            card = dice.choice(["7", "Kc", "joker", "h"])
            options["powers"] = {card: {knob.name: dice.choice(values(knob)) for knob in effects}}
        yield options


def of_a_file(found: Finding, schema: Schema) -> Iterator[str]:
    """Yield what the page says of *found* in words of a file."""
    for language in ("fr", "en"):
        told = labelled(found.why, language, schema)
        names = {*schema.knobs, *schema.powers} - ALSO_FRENCH if language == "fr" else set[str]()
        words = set(re.findall(r"\w+", told)) & names
        if words or OF_A_FILE.search(told):
            yield f"{found.code} {found.key}: {told}"


@pytest.mark.parametrize("name", GAMES)
def test_what_people_can_press_on_the_page_is_refused_in_its_own_words(name: str):
    schema, dice = schema_of(load_rules(name).family), Random(31)
    found = [each for options in mixes(schema, dice) for each in what_is_wrong(name, options)[1]]
    wrong = [told for each in found for told in of_a_file(each, schema)]
    assert found
    assert not wrong, "\n".join(sorted(set(wrong))[:40])


def test_all_that_a_check_finds_is_told_in_the_words_of_the_page():
    schema = schema_of("shedding")
    found = [each for options in (REFUSED | WARNED).values() for each in what_is_wrong("minimale", options)[1]]
    wrong = [told for each in found for told in of_a_file(each, schema)]
    assert not wrong, "\n".join(sorted(set(wrong)))


def test_a_request_is_refused_in_both_kinds_of_words():
    with pytest.raises(AgreementError) as refused:
        agreed_rules("minimale", {"packs": 1, "hand": 17}, seats=4)
    assert refused.value.text("fr").startswith("«\u00a0Cartes par joueur\u00a0»\u00a0: ")
    assert refused.value.text("fr", in_file=True).startswith("hand\u00a0: ")
    assert "hand" not in refused.value.text("fr").replace("hand_", "")
    with pytest.raises(AgreementError, match="no 'nowhere'") as refused:
        agreed_rules("nowhere", {})
