"""The rules of the trick games: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.families import Schema
from huit.rules.tricks.checks import check_deal
from huit.rules.tricks.columns import TrickRules, work_out
from huit.rules.tricks.schema import TRICK_BASICS, TRICK_KNOBS

SCHEMA = Schema(
    name="tricks",
    knobs=TRICK_KNOBS,
    basics=TRICK_BASICS,
    sheet="huit.rules.tricks.sheet",
    columns=TrickRules,
    work_out=work_out,
    check_deal=check_deal,
    counts=lambda rules: "tricks" if rules.knobs["kinds"] == "each" else "tricks, once",
)
