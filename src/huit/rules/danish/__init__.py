"""The rules of Danish: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.danish.checks import check_deal, check_power
from huit.rules.danish.columns import DanishRules, work_out
from huit.rules.danish.schema import DANISH_BASICS, DANISH_KNOBS, DANISH_POWERS
from huit.rules.families import Schema

SCHEMA = Schema(
    name="danish",
    knobs=DANISH_KNOBS,
    powers=DANISH_POWERS,
    basics=DANISH_BASICS,
    sheet="huit.rules.danish.sheet",
    columns=DanishRules,
    work_out=work_out,
    check_deal=check_deal,
    check_power=check_power,
    counts=lambda rules: "wins" if rules.knobs["winner_points"] else "none",
)
