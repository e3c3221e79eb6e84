"""The rules of the shedding games: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.families import Schema
from huit.rules.knobs import POINTS
from huit.rules.shedding.answers import refusing
from huit.rules.shedding.card_deeds import card_deeds
from huit.rules.shedding.checks import check_deal, check_power, look, scores_nothing
from huit.rules.shedding.columns import SheddingRules, work_out
from huit.rules.shedding.idle import acting_power
from huit.rules.shedding.round_text import attacks
from huit.rules.shedding.schema import POWER_KNOBS, ROUND_KNOBS, SHEDDING_BASICS
from huit.words.made import rules_shedding_deeds
from huit.words.telling import tables

SCHEMA = Schema(
    name="shedding",
    knobs=ROUND_KNOBS,
    powers=POWER_KNOBS,
    points=POINTS,
    basics=SHEDDING_BASICS,
    columns=SheddingRules,
    work_out=work_out,
    check_deal=check_deal,
    check_power=check_power,
    deeds=card_deeds,
    refusing=refusing,
    words={language: tables(words) for language, words in rules_shedding_deeds.WORDS.items()},
    acting=acting_power,
    also_told={"turn": attacks},
    look=look,
    counts=lambda rules: str(rules.knobs["count"]),
    scores_nothing=scores_nothing,
)
