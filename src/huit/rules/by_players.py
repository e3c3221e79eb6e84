"""Numbers that change with how many play: from which number of players on each holds, and how that is said."""

from collections.abc import Iterator, Mapping

from huit.rules.words import counted


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


def ranges(seats: range, value: Mapping[int, int], language: str) -> Iterator[tuple[str, int]]:
    """Yield for how many of *seats* a number holds, in words, and the number; no words where it holds for all.

    >>> list(ranges(range(2, 9), {2: 7, 3: 5}, "en"))
    [('With two players', 7), ('With three or more players', 5)]
    """
    least = sorted(value)
    opening, named = ("À", "joueurs") if language == "fr" else ("With", "players")
    for first, following in zip(least, [*least[1:], None], strict=True):
        last = seats[-1] if following is None else min(following - 1, seats[-1])
        first = max(first, seats[0])
        if first > last:
            continue
        if (first, last) == (seats[0], seats[-1]):
            players = ""
        elif first == last or last == seats[-1]:
            players = f"{opening} {_or_more(first, language) if first < last else f'{counted(first, language)} {named}'}"
        elif last == first + 1:
            players = f"{opening} {either_number(first, last, language)} {named}"
        else:
            opened, to = ("De", "à") if language == "fr" else (opening, "to")
            players = f"{opened} {counted(first, language)} {to} {counted(last, language)} {named}"
        yield players, value[max(seats for seats in value if seats <= first)]


def _or_more(players: int, language: str) -> str:
    number = counted(players, language)
    return f"{number} joueurs et plus" if language == "fr" else f"{number} or more players"


def either_number(first: int, second: int, language: str) -> str:
    """Return two numbers of players that follow each other, as a choice.

    >>> either_number(2, 3, "fr"), either_number(2, 3, "en")
    ('deux ou trois', 'two or three')
    """
    return f"{counted(first, language)} {'ou' if language == 'fr' else 'or'} {counted(second, language)}"
