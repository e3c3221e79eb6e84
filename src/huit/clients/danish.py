"""Words of a terminal for Danish."""

from collections.abc import Mapping, Sequence
from typing import Any

from huit.clients.texts import Sentences, cards_lying
from huit.engine.danish.round import DanishRound
from huit.words.made import danish, people, terminal
from huit.words.telling import Message, messages


def sentences(lang: str) -> Sentences:
    """Return what is said of events and refusals."""
    told = danish.WORDS[lang]
    return Sentences(messages(told.events), messages(told.why, terminal.WORDS[lang].danish_why))


def kind_words(lang: str) -> Mapping[str, Message]:
    """Return nothing: nobody announces what a round is."""
    return {}


def in_round(events: Sequence[dict[str, Any]], round_: DanishRound) -> list[dict[str, Any]]:
    """Return *events*: their words need nothing else."""
    return list(events)


def lying(round_: DanishRound, lang: str) -> list[str]:
    """Return the cards in front of each seat, the discard and the stock."""
    labelled, told = people.WORDS[lang].labelled, terminal.WORDS[lang].lying
    lines = [
        f"    {labelled(labelled(str(seat), told.rows), f'{cards_lying(up)} | {cards_lying(down)}')}"
        for seat, (up, down) in enumerate(zip(round_.face_up, round_.face_down, strict=True))
    ]
    piles = ((told.pile, round_.discard), (told.stock, round_.stock))
    return [*lines, f"    {' · '.join(labelled(label, cards_lying(cards)) for label, cards in piles)}"]
