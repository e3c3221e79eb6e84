"""Huit: the card table for the whole *8 américain* family. `load_rules`, `new_round`, and a round to play.

>>> import huit
>>> round_ = huit.new_round("monclar", seats=4, seed=7)
>>> round_.turn
0
"""

from huit.cards import CardError
from huit.engine.refusal import IllegalAction, Reason
from huit.engine.round import Result, Round, new_round, round_at
from huit.rules import RulesError, RuleSet, load_rules, read_resolved, rule_names

__version__ = "0.1.0"

__all__ = [
    "CardError",
    "IllegalAction",
    "Reason",
    "Result",
    "Round",
    "RuleSet",
    "RulesError",
    "__version__",
    "load_rules",
    "new_round",
    "read_resolved",
    "round_at",
    "rule_names",
]
