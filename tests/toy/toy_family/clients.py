"""What a terminal says of it."""

from collections.abc import Sequence
from typing import Any

from huit.cards import faces_text
from toy_family.engine import HighRound

EVENTS: dict[str, dict[str, str]] = {"fr": {"played": "{who} montre {card}"}, "en": {"played": "{who} shows {card}"}}
REASONS: dict[str, dict[str, str]] = {"fr": {}, "en": {}}
NAMES: dict[str, dict[str, str]] = {"fr": {}, "en": {}}


def in_round(events: Sequence[dict[str, Any]], round_: HighRound, lang: str) -> list[dict[str, Any]]:
    """Return *events*: their words need nothing else."""
    return list(events)


def lying(round_: HighRound, lang: str) -> list[str]:
    """Return the cards on the felt."""
    return [f"    {'posées' if lang == 'fr' else 'laid'}: {faces_text(round_.laid)}"]
