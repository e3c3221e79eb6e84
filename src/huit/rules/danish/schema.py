"""Every knob of a rule file of the family `danish`, declared once; its words stand under its name in
`src/huit/words/*/knobs-danish.ftl` and `knobs-danish-powers.ftl`.
"""

from huit.cards import faces_of, set_of
from huit.rules.knobs import GOES_ON, basics, cards, choice, grouped, number, pack, packs_given, players, switch
from huit.rules.rule_set import RuleSet
from huit.rules.words import of_cards, with_articles
from huit.words.made.knobs_danish import WORDS
from huit.words.made.knobs_danish_powers import WORDS as POWER_WORDS
from huit.words.made.rules_danish import WORDS as SHEET

MOST_ROW = 4
"""So many cards may lie in the rows before a player."""

DANISH_BASICS = basics(WORDS)
"""What holds in every game of the family, and no knob changes."""


def _fours_of_copies(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say beside what burns the discard that a card that copies is no card of the rank it covers."""
    copying = set_of(face for face in faces_of(rules.deck) if rules.power(face).get("copies"))
    if not copying or not sentence:
        return (sentence,)
    return sentence, SHEET[language].fours_of_copies(with_articles(copying, rules.deck, language))


def _first_by_cards(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Name the cards that do not count where whoever has the lowest ordinary card starts."""
    free = set_of(face for face in faces_of(rules.deck) if any(rules.power(face).get(name) for name in ("anywhere", "copies")))
    if rules.knobs["starts"] != "lowest_ordinary" or not free:
        return (sentence,)
    return (SHEET[language].lowest_ordinary(of_cards(free, rules.deck, language)),)


DANISH_KNOBS = grouped(
    WORDS,
    deal={
        **players(2, 10),
        "cards": pack("52"),
        "packs": number(
            default=1,
            low=1,
            high=4,
            by_seats=True,
            in_words=True,
            acts_on="columns",
            told_by=("cards",),
            note=packs_given,
            example=2,
        ),
        "row": number(default=3, low=1, high=MOST_ROW, example=2),
        "hand": number(default=3, low=1, high=10, example=5),
        "swaps": switch(default=True),
    },
    turn={
        "starts": choice(
            default="left_of_dealer",
            choices=("left_of_dealer", "lowest_card", "lowest_ordinary"),
            column="lowest_starts",
            note=_first_by_cards,
        ),
        "picks_up_freely": switch(),
        "turns_on_pick_up": switch(default=True, column="turns"),
        "face_up": choice(default="taken_up", choices=("taken_up", "stay"), column="rows_stay"),
        "new_discard": choice(default="last_player", choices=("last_player", "next_player"), column="next_leads"),
        "four_burn": switch(note=_fours_of_copies),
    },
    end={"goes_on": GOES_ON},
    count={
        "winner_points": number(default=1, high=100, example=2),
    },
)

DANISH_POWERS = grouped(
    POWER_WORDS,
    laying={
        "anywhere": switch(sign="✱"),
        "copies": switch(excludes=("anywhere", "sends", "burns"), sign="="),
        "asks_suit": switch(sign="♠?"),
        "caps": switch(sign="≤"),
        "refuses": cards(excludes=("sends", "burns"), sign="≠", example="T"),
    },
    next={
        "skips": number(high=9, sign="⊘", example=1),
        "reverses": switch(excludes=("sends",), sign="⇄"),
        "burns": switch(excludes=("sends", "asks_suit", "caps"), sign="✕"),
        "plays_again": switch(excludes=("skips",), sign="↺"),
    },
    attack={
        "sends": switch(excludes=("skips", "plays_again", "caps", "asks_suit"), sign="⇒"),
        "answered_by": cards(joins=True, column="answers", needs=("sends",), sign="▽", example="A"),
    },
)


def new_discard(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say who starts a new discard where whoever should may be out."""
    if rules.knobs["goes_on"] == "first_out" or (seats or rules.seats[-1]) == 2:
        return ()
    return (SHEET[language].new_discard,)


def last_has_lost(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say that the last one with cards has lost, where play goes on for places (SH-11)."""
    return (SHEET[language].last_has_lost,) if rules.knobs["goes_on"] == "places" else ()
