"""Every knob of a rule file of the family `tricks` (3-5-8), declared once; its words stand under its name in
`src/huit/words/*/knobs-tricks.ftl`.
"""

from functools import partial

from huit.rules.knobs import basics, choice, grouped, number, pack, players, switch
from huit.rules.rule_set import RuleSet
from huit.words.made.knobs_tricks import WORDS
from huit.words.made.rules_tricks import WORDS as SHEET

_tricks = partial(number, high=17, acts_on="columns")


def _each_dealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards each is dealt: all but the kitty (S3-05)."""
    each = (len(rules.pack) - rules.at("chien", seats=3)) // rules.seats[0]
    return sentence, SHEET[language].each_dealt(each)


def _put_away(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say when the announcer discards: after the exchange (S3-08)."""
    return sentence, SHEET[language].put_away


TRICK_BASICS = basics(WORDS)
"""What holds in every game of the family, and no knob changes."""

TRICK_KNOBS = grouped(
    WORDS,
    deal={
        **players(3, 3, low=3, high=3),
        "cards": pack("52"),
        "chien": number(default=4, low=1, high=4, in_words=True, column="kitty", note=_each_dealt, example=3),
    },
    announcing={
        "announcer_makes": _tricks(default=8, example=9),
        "third_makes": _tricks(default=5, example=4),
        "dealer_makes": _tricks(default=3, example=4),
        "announcer_least": _tricks(default=3, example=4),
        "third_least": _tricks(default=5, example=4),
        "dealer_least": _tricks(default=8, example=9),
        "kinds": choice(default="each", choices=("each", "once"), column="once"),
    },
    turn={
        "exchanges": switch(default=True, note=_put_away),
        "leads": choice(default="announcer", choices=("announcer", "third", "dealer")),
        "must_trump": switch(default=True),
    },
)


def told_of_targets(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say what is done with the kitty, and how tricks are scored."""
    return SHEET[language].kitty_shown, SHEET[language].tricks_scored
