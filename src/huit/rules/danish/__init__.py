"""The rules of Danish: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.danish.checks import check_deal, check_power
from huit.rules.danish.columns import write_columns
from huit.rules.danish.schema import DANISH_BASICS, DANISH_KNOBS, DANISH_POWERS
from huit.rules.families import Schema

SCHEMA = Schema(
    name="danish",
    knobs=DANISH_KNOBS,
    powers=DANISH_POWERS,
    basics=DANISH_BASICS,
    write_columns=write_columns,
    check_deal=check_deal,
    check_power=check_power,
)
