"""Words of a terminal for the trick games."""

from collections.abc import Mapping, Sequence
from typing import Any

from huit.clients.texts import Sentences, cards_lying
from huit.engine.tricks.round import TrickRound
from huit.words.grammar import Person
from huit.words.made import people, replay, terminal, tricks
from huit.words.telling import Message, messages


def sentences(lang: str) -> Sentences:
    """Return what is said of events and refusals."""
    told = tricks.WORDS[lang]

    def chose(seat: Person, what: str, owes: Sequence[tuple[str, int]]) -> str:
        first = (told.owes_first_least if what == "least" else told.owes_first)(*owes[0])
        return told.events.chose(seat, what, ", ".join([first, *(told.next(name, str(number)) for name, number in owes[1:])]))

    own = messages(told.events) | {"chose": chose}
    return Sentences(own, messages(told.why, terminal.WORDS[lang].tricks_why))


def kind_words(lang: str) -> Mapping[str, Message]:
    """Return what the kinds of rounds are called."""
    return messages(replay.WORDS[lang].kinds)


def in_round(events: Sequence[dict[str, Any]], round_: TrickRound) -> list[dict[str, Any]]:
    """Return *events*: their words need nothing else."""
    return list(events)


def lying(round_: TrickRound, lang: str) -> list[str]:
    """Return what the round is, the trick on the felt and how many tricks each seat has."""
    labelled, told = people.WORDS[lang].labelled, terminal.WORDS[lang].lying
    trick, made = labelled(told.trick, cards_lying(round_.trick)), labelled(told.made, ", ".join(map(str, round_.tricks)))
    return [f"    {'' if round_.kind is None else kind_words(lang)[round_.kind]}", f"    {trick} · {made}"]
