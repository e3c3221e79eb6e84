"""What a terminal says of it."""

from typing import Any

from huit.cards import faces_text
from toy_family.engine import HighRound

EVENTS: dict[str, dict[str, str]] = {"fr": {"played": "{who} montre {card}"}, "en": {"played": "{who} shows {card}"}}
REASONS: dict[str, dict[str, str]] = {"fr": {}, "en": {}}
NAMES: dict[str, dict[str, str]] = {"fr": {}, "en": {}}


def in_round(event: dict[str, Any], round_: HighRound, lang: str) -> dict[str, Any]:
    """Return *event*: its words need nothing else."""
    return event


def lying(round_: HighRound, lang: str) -> list[str]:
    """Return the cards on the felt."""
    return [f"    {'posées' if lang == 'fr' else 'laid'}: {faces_text(round_.laid)}"]
