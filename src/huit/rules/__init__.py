"""Rules as data: the knobs, the files that set them, the columns that the engine reads, and the rule sheet in words."""

from huit.rules.compile import compile_rules
from huit.rules.loader import is_game, load_rules, read_resolved, rule_names, rules_written
from huit.rules.rule_set import MOST_PACKS, MOST_SEATS, FileError, Mistake, RulesError, RuleSet

__all__ = [
    "MOST_PACKS",
    "MOST_SEATS",
    "FileError",
    "Mistake",
    "RuleSet",
    "RulesError",
    "compile_rules",
    "is_game",
    "load_rules",
    "read_resolved",
    "rule_names",
    "rules_written",
]
