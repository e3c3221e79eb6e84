"""The part of the rule sheet that only Danish has."""

from huit.rules.danish.deeds import card_deeds, refusing
from huit.rules.danish.schema import last_has_lost, new_discard
from huit.rules.sheets import Sheet
from huit.words.made import rules_danish
from huit.words.telling import tables

SHEET = Sheet(
    deeds=card_deeds,
    refusing=refusing,
    words={language: tables(words) for language, words in rules_danish.WORDS.items()},
    also_told={"turn": new_discard, "end": last_has_lost},
)
