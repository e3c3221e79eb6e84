"""How Python says a message whose variables are fields of what it tells, as the page does: `frontend/src/words/said.ts`."""

from collections.abc import Callable, Mapping
from functools import cache
from inspect import signature
from typing import Any

Message = str | Callable[..., str]
"""A text, or a function with variables."""


class Words:
    """What a file of words, or a table in it, says in one language: its fields are messages, and tables of them."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)


def said(message: Message, facts: Mapping[str, Any]) -> str:
    """Return what *message* says of *facts*: it takes those that it has variables for.

    >>> said("no card", {}), said(lambda count, from_: f"{count} cards from {from_}", {"count": 2, "from": "Ann", "rank": "8"})
    ('no card', '2 cards from Ann')
    """
    return message if isinstance(message, str) else message(*(facts.get(name) for name in _variables(message)))


@cache
def _variables(message: Callable[..., str]) -> tuple[str, ...]:
    # A variable that is a word of Python has an underscore.
    return tuple(name.rstrip("_") for name in signature(message).parameters)


def messages(*groups: Words) -> dict[str, Message]:
    """Return the messages of *groups* by their keys; those of a later group stand before those of an earlier one."""
    return {name.rstrip("_"): message for group in groups for name, message in vars(group).items()}


def tables(words: Words) -> dict[str, dict[str, Message]]:
    """Return the tables of a file of words, by their keys.

    >>> from huit.words.made import often, offer
    >>> tables(often.WORDS["en"])
    {}
    """
    groups = {name.rstrip("_"): group for name, group in vars(words).items()}
    return {name: messages(group) for name, group in groups.items() if isinstance(group, Words)}
