"""What a terminal says of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from huit.cards import faces_text
from huit.clients.texts import Sentences
from huit.words.made import cards
from toy_family.engine import HighRound


def sentences(lang: str) -> Sentences:
    """Return what is said of events; of refusals, what is said in all games."""
    shows = {"fr": "montre", "en": "shows"}[lang]
    return Sentences({"played": lambda seat, card: f"{seat.name} {shows} {cards.WORDS[lang].the_card(card)}"}, {})


def kind_words(lang: str) -> Mapping[str, str]:
    """Return nothing: nobody announces what a round is."""
    return {}


def in_round(events: Sequence[dict[str, Any]], round_: HighRound) -> list[dict[str, Any]]:
    """Return *events*: their words need nothing else."""
    return list(events)


def lying(round_: HighRound, lang: str) -> list[str]:
    """Return the cards on the felt."""
    return [f"    {'posées' if lang == 'fr' else 'laid'}: {faces_text(round_.laid)}"]
