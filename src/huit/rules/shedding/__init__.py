"""The rules of the shedding games: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.families import Schema
from huit.rules.knobs import POINTS
from huit.rules.shedding.checks import check_deal, check_power, look, scores_nothing
from huit.rules.shedding.columns import SheddingRules, work_out
from huit.rules.shedding.schema import POWER_KNOBS, ROUND_KNOBS, SHEDDING_BASICS

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
    sheet="huit.rules.shedding.sheet",
    look=look,
    counts=lambda rules: str(rules.knobs["count"]),
    scores_nothing=scores_nothing,
)
