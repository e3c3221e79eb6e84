"""The part of the rule sheet that only shedding games have."""

from huit.rules.shedding.answers import refusing
from huit.rules.shedding.card_deeds import card_deeds
from huit.rules.shedding.idle import acting_power
from huit.rules.shedding.round_text import attacks
from huit.rules.sheets import Sheet
from huit.words.made import rules_shedding_deeds
from huit.words.telling import tables

SHEET = Sheet(
    deeds=card_deeds,
    refusing=refusing,
    words={language: tables(words) for language, words in rules_shedding_deeds.WORDS.items()},
    acting=acting_power,
    also_told={"turn": attacks},
)
