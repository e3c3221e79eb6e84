"""The rules of the trick games: what a file may say, what cannot be, and the columns that the engine reads."""

from huit.rules.families import Schema
from huit.rules.rule_set import RuleSet
from huit.rules.tricks.checks import check_deal, look
from huit.rules.tricks.columns import TrickRules, work_out
from huit.rules.tricks.schema import TRICK_BASICS, TRICK_KNOBS


def counted(rules: RuleSet) -> str:
    """Return what a round counts, and what settles how many rounds a match has: the announcements, points, or one round.

    >>> from huit.rules import load_rules
    >>> counted(load_rules("trois-cinq-huit"))
    'tricks'
    """
    if rules.knobs["kinds"] == "trumps":
        return "tricks, outright" if rules.knobs["tricks_to_win"] or rules.knobs["over_to_win"] else "tricks, trumps"
    return "tricks, once" if rules.knobs["kinds"] == "once" else "tricks"


SCHEMA = Schema(
    name="tricks",
    knobs=TRICK_KNOBS,
    basics=TRICK_BASICS,
    sheet="huit.rules.tricks.sheet",
    columns=TrickRules,
    work_out=work_out,
    check_deal=check_deal,
    look=look,
    counts=counted,
)
