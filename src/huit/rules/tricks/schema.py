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
    words = SHEET[language]
    if rules.knobs["dealer_announces"]:
        sentence = words.last_as_kitty(rules.at("chien", seats=3))
    return sentence, words.each_dealt(_tricks_of_each(rules))


def _tricks_of_each(rules: RuleSet) -> int:
    """Return how many cards each is dealt, and so how many tricks a round has."""
    return (len(rules.pack) - rules.at("chien", seats=3)) // rules.seats[0]


def _who_announces(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say where the third player sits, and who announces unless another sentence says it: that the dealer names trumps."""
    return (SHEET[language].third_on_right if _dealer(rules) and _all_trumps(rules) else sentence,)


def _if_left_announces(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what the announcer at the dealer's left has to make; nothing of it where the dealer announces."""
    return () if rules.knobs["dealer_announces"] else (sentence,)


def _all_trumps(rules: RuleSet) -> bool:
    return rules.knobs["kinds"] == "trumps"


def _least(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what is to be made in fewest tricks, where such a round can be announced."""
    return () if _all_trumps(rules) else (sentence,)


def _announcer_least(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    return () if _all_trumps(rules) or rules.knobs["dealer_announces"] else (sentence,)


def _six_kinds(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say first which kinds of round there are (S3-03); where all rounds have trumps the sentence says it."""
    words = SHEET[language]
    return (words.all_trumps(_dealer(rules)),) if _all_trumps(rules) else (words.six_kinds, sentence)


def _dealer(rules: RuleSet) -> bool:
    """Tell whether it is the dealer who announces, and who is called so."""
    return bool(rules.knobs["dealer_announces"])


def _led_by(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say who leads the first trick; the announcer is called the dealer where it is they."""
    return (SHEET[language].announcer_leads if _dealer(rules) and rules.knobs["leads"] == "announcer" else sentence,)


def _kitty_told(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say when the kitty is taken, who sees it, and when as many cards are put away."""
    words, when = SHEET[language], str(rules.knobs["kitty_taken"])
    taken = words.kitty_taken(when, bool(rules.knobs["kitty_shown"]), _all_trumps(rules), _dealer(rules))
    exchanged = bool(rules.knobs["exchanges"]) and not rules.knobs["exchange_first"]
    return taken, words.put_away(when, exchanged, _dealer(rules))


def _exchange_told(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say when cards are exchanged, which, whether one has to, and who begins."""
    if not rules.knobs["exchanges"]:
        return (sentence,)
    words, trumps = SHEET[language], _all_trumps(rules)
    when = "first" if rules.knobs["exchange_first"] else "all" if trumps else "trumps"
    first = words.gives_first(str(rules.knobs["gives_first"]))
    given = words.exchange(bool(rules.knobs["must_give"]), when == "first", trumps)
    return words.exchange_when(when, trumps), given, words.exchange_back, first


def _won_by_tricks(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many tricks win the match: of more than half of them nobody else has as many."""
    tricks = rules.at("tricks_to_win", seats=3)
    return (SHEET[language].so_many_win(tricks) if 2 * tricks > _tricks_of_each(rules) else sentence,)


def _won_by_points(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many tricks over a target win the match: of so many that no two players can have them in one round."""
    over = rules.at("over_to_win", seats=3)
    makes = ("second_makes" if _dealer(rules) else "announcer_makes", "third_makes", "dealer_makes")
    alone = 2 * over > max(rules.at(name, seats=3) for name in makes)
    return (SHEET[language].so_many_over_win(over) if over and alone and _all_trumps(rules) else sentence,)


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
        "dealer_announces": switch(unsaid=False, note=_who_announces),
        "announcer_makes": _tricks(default=8, note=_if_left_announces, example=9),
        "second_makes": _tricks(default=8, needs=("dealer_announces",), example=7),
        "third_makes": _tricks(default=5, example=4),
        "dealer_makes": _tricks(default=3, example=4),
        "announcer_least": _tricks(default=3, note=_announcer_least, example=4),
        "second_least": _tricks(default=3, needs=("dealer_announces",), note=_least, example=4),
        "third_least": _tricks(default=5, note=_least, example=4),
        "dealer_least": _tricks(default=8, note=_least, example=9),
        "kinds": choice(default="each", choices=("each", "once", "trumps"), note=_six_kinds),
        "kitty_taken": choice(default="after", choices=("after", "before", "last"), note=_kitty_told),
        "kitty_shown": switch(default=True, told_by=("kitty_taken",)),
    },
    turn={
        "exchanges": switch(default=True, note=_exchange_told),
        "exchange_first": switch(needs=("exchanges",), told_by=("exchanges",)),
        "must_give": switch(needs=("exchanges",), told_by=("exchanges",)),
        "gives_first": choice(default="target", choices=("target", "won"), needs=("exchanges",), told_by=("exchanges",)),
        "leads": choice(default="announcer", choices=("announcer", "third", "dealer", "left"), acts_on="columns", note=_led_by),
        "must_trump": switch(default=True),
    },
    end={
        "tricks_to_win": number(high=17, level="advanced", unsaid=0, note=_won_by_tricks, example=12),
        "over_to_win": number(high=17, level="advanced", unsaid=0, note=_won_by_points, example=5),
    },
)


def told_of_targets(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say how tricks are scored."""
    return (SHEET[language].tricks_scored(_all_trumps(rules)),)
