"""Findings of a check of rules: a code, where it is, the facts, and what to do about it in every language."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, cast

from huit.rules.rule_set import ByLanguage, Mistake, RulesError
from huit.words.made import LANGUAGES

Level = Literal["refused", "warning"]


class Finding(NamedTuple):
    """Something that a check found in rules.

    ``refused``: nobody may play by them. ``warning``: a rule does nothing, or misleads.

    >>> from huit.rules.mistakes import FileMistake
    >>> found = refused(FileMistake.CROSSED_SEATS, "seats_min", least=5, most=3)
    >>> found.code, found.key, found.text["en"].partition(" (")[0]
    ('crossed_seats', 'seats_min', '5 is more than seats_max, 3')
    """

    level: Level
    why: RulesError

    @property
    def code(self) -> str:
        return self.why.code

    @property
    def key(self) -> str:
        """The part of the rules that it is about, as in ``powers.7.skips``; empty for all of them."""
        return self.why.key

    @property
    def facts(self) -> Mapping[str, object]:
        return self.why.facts

    @property
    def text(self) -> Mapping[str, str]:
        """The sentence of what is wrong and what to do, without the key, by language."""
        return {language: self.why.sentence(language) for language in LANGUAGES}

    def as_dict(self) -> dict[str, Any]:
        """Return it as a JSON-ready object.

        >>> from huit.rules.check import what_is_wrong
        >>> what_is_wrong("minimale", {"hand_to": 5})[1][0].as_dict()["facts"]
        {'other': 'hand_from'}
        """
        facts = {name: _plain(fact) for name, fact in self.facts.items()}
        return {"code": self.code, "level": self.level, "key": self.key, "facts": facts, "text": dict(self.text)}


def _plain(fact: object) -> object:
    if isinstance(fact, ByLanguage):
        return dict(fact)
    if isinstance(fact, list | tuple):
        return [str(part) for part in cast("list[object]", fact)]
    return fact if isinstance(fact, bool | int | float | str) else str(fact)


def refused(mistake: Mistake, key: str = "", **facts: object) -> Finding:
    """Return the finding that rules cannot be played."""
    return Finding("refused", RulesError(mistake, "", key, **facts))


def warned(mistake: Mistake, key: str = "", **facts: object) -> Finding:
    """Return the finding that a rule does nothing, or misleads."""
    return Finding("warning", RulesError(mistake, "", key, **facts))
