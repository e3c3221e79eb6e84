"""The rules of Danish: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.danish.checks import check_deal
from huit.rules.danish.columns import DanishRules, work_out
from huit.rules.danish.deeds import card_deeds, refusing
from huit.rules.danish.schema import DANISH_BASICS, DANISH_KNOBS, DANISH_POWERS, new_discard
from huit.rules.families import Schema
from huit.words.made import rules_danish
from huit.words.telling import tables

SCHEMA = Schema(
    name="danish",
    knobs=DANISH_KNOBS,
    powers=DANISH_POWERS,
    basics=DANISH_BASICS,
    also_told={"turn": new_discard},
    columns=DanishRules,
    work_out=work_out,
    check_deal=check_deal,
    deeds=card_deeds,
    refusing=refusing,
    words={language: tables(words) for language, words in rules_danish.WORDS.items()},
    counts=lambda rules: "wins",
)
