"""Which plans of a match add up what rules count."""

from huit.rules.families import schema_of
from huit.rules.rule_set import RuleSet
from huit.scores import PLANS, Plan, plan_for

# The plans that fit, by what the rules count (`schema_of(family).counts`).
_FITTING = {
    "left_in_hand": ("negatif", "le-8", "x00", "retour-a-zero"),
    "winner_takes": ("les-huit", "hollywood", "hollywood-5"),
    "podium": ("positif",),
    "none": (),
    "tricks": ("trois-cinq-huit",),
    "tricks, once": ("trois-cinq-huit-court",),
    "tricks, trumps": ("sergent-major", "sergent-major-manches"),
    "tricks, outright": ("sergent-major", "sergent-major-manches", "sergent-major-libre"),
    "wins": ("danish",),
}


def plans_fitting(rules: RuleSet) -> tuple[Plan, ...]:
    """Return the plans that fit what *rules* count; none if they count nothing, or no card counts any points.

    >>> from huit.rules import load_rules
    >>> [plan.id for plan in plans_fitting(load_rules("monclar"))]
    ['negatif', 'le-8', 'x00', 'retour-a-zero']
    >>> plans_fitting(load_rules("switch", options={"count": "left_in_hand"}))
    ()
    """
    return () if schema_of(rules.family).scores_nothing(rules) else plans_counting(rules)


def plans_counting(rules: RuleSet) -> tuple[Plan, ...]:
    """Return the plans that add up what *rules* count, even if that is always nothing: a journal may tell of such a match.

    >>> from huit.rules import load_rules
    >>> [plan.id for plan in plans_counting(load_rules("switch", options={"count": "left_in_hand"}))]
    ['negatif', 'le-8', 'x00', 'retour-a-zero']
    """
    return tuple(PLANS[name] for name in _FITTING.get(schema_of(rules.family).counts(rules), ()))


def match_plan_for(rules: RuleSet) -> Plan | None:
    """Return the plan that the rule file names, as in ``match = { plan = "negatif", target = 100 }``, or None.

    Also None if an option has changed what is counted, so that the plan does not fit.
    """
    plan = plan_for(rules.match)
    return plan if plan is not None and plan.id in {fitting.id for fitting in plans_fitting(rules)} else None
