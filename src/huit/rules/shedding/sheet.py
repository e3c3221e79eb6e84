"""The part of the rule sheet that only shedding games have."""

from huit.rules.rule_set import RuleSet
from huit.rules.shedding.answers import refusing
from huit.rules.shedding.card_deeds import card_deeds
from huit.rules.shedding.gathered import gathered
from huit.rules.shedding.idle import acting_power
from huit.rules.shedding.round_text import attacks
from huit.rules.shedding.score_text import blocked
from huit.rules.shedding.together_text import answered_together, laid_together, last_cards, left_to_cards
from huit.rules.sheets import Sheet
from huit.words.made import rules_shedding_deeds
from huit.words.telling import tables


def _attacks(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    return (*attacks(rules, language, seats), *answered_together(rules, language))


SHEET = Sheet(
    deeds=card_deeds,
    refusing=refusing,
    words={language: tables(words) for language, words in rules_shedding_deeds.WORDS.items()},
    acting=acting_power,
    gathered=gathered,
    left_to_cards=left_to_cards,
    of_blocked_rounds=blocked,
    also_told={"basics": laid_together, "turn": _attacks, "end": last_cards},
)
