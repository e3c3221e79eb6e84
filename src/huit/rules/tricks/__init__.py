"""The rules of the trick games: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.families import Schema
from huit.rules.tricks.checks import check_deal
from huit.rules.tricks.columns import write_columns
from huit.rules.tricks.schema import TRICK_BASICS, TRICK_KNOBS

SCHEMA = Schema(
    name="tricks",
    knobs=TRICK_KNOBS,
    powers={},
    basics=TRICK_BASICS,
    write_columns=write_columns,
    check_deal=check_deal,
)
