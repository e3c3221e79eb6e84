"""Numbers that change with how many play: from which number of players on each holds, and how that is said."""

from collections.abc import Callable, Iterator, Mapping

from huit.rules.words import counted
from huit.words.made import rules_sentences

Players = Mapping[str, Callable[[str, str, str], str]]
"""By language, words for how many players something holds: of a kind, a first and a last number in words."""
WITH_PLAYERS: Players = {language: words.with_players for language, words in rules_sentences.WORDS.items()}
AND_PLAYERS: Players = {language: words.and_players for language, words in rules_sentences.WORDS.items()}
"""The same after another condition."""


def changes(by_players: Mapping[int, int]) -> dict[int, int]:
    """Return only those of *by_players*, a number for each number of players, that differ from the one before.

    >>> changes({2: 8, 3: 8, 4: 6})
    {2: 8, 4: 6}
    """
    starts: dict[int, int] = {}
    for players in sorted(by_players):
        if not starts or by_players[players] != next(reversed(starts.values())):
            starts[players] = by_players[players]
    return starts


def ranges(seats: range, value: Mapping[int, int], language: str, players: Players = WITH_PLAYERS) -> Iterator[tuple[str, int]]:
    """Yield for how many of *seats* a number holds, in words, and the number; no words where it holds for all.

    >>> list(ranges(range(2, 9), {2: 7, 3: 5}, "en"))
    [('With two players', 7), ('With three or more players', 5)]
    """
    least = sorted(value)
    for first, following in zip(least, [*least[1:], None], strict=True):
        last = seats[-1] if following is None else min(following - 1, seats[-1])
        first = max(first, seats[0])
        if first > last:
            continue
        kind = "more" if first < last == seats[-1] else kind_of_range(first, last)
        is_all = (first, last) == (seats[0], seats[-1])
        words = "" if is_all else players[language](kind, counted(first, language), counted(last, language))
        yield words, value[max(seats for seats in value if seats <= first)]


def kind_of_range(first: int, last: int) -> str:
    """Return how the numbers of players from *first* to *last* are said, both of them included.

    >>> kind_of_range(2, 2), kind_of_range(2, 3), kind_of_range(2, 4)
    ('alone', 'either', 'to')
    """
    return {0: "alone", 1: "either"}.get(last - first, "to")
