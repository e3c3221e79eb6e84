"""The rules of the shedding games: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.families import Schema
from huit.rules.shedding.checks import check_deal, check_power
from huit.rules.shedding.columns import write_columns
from huit.rules.shedding.schema import POWER_KNOBS, ROUND_KNOBS, SHEDDING_BASICS

SCHEMA = Schema(
    name="shedding",
    knobs=ROUND_KNOBS,
    powers=POWER_KNOBS,
    has_points=True,
    basics=SHEDDING_BASICS,
    write_columns=write_columns,
    check_deal=check_deal,
    check_power=check_power,
)
