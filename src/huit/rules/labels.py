"""Sentences about a rule file in the words of the page: labels of knobs for keys, cards for their short names."""

import re
from functools import cache, reduce
from typing import Any

from huit.cards import CardError, select_faces
from huit.rules.families import Schema
from huit.rules.knobs import Knob
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import RulesError
from huit.rules.words import card_words
from huit.words.made import labels, own, people

_CHOICE = re.compile(r"\b([a-z_]+) = '([a-z_]+)'")
_KEY = re.compile(r"'([a-z_]+)'|\b([a-z_]+)(?= = )|\b([a-z]+_[a-z_]+)\b")
"""The name of a knob: in quotes, before an equals sign, or written as no word of a language is."""
_CARD = re.compile(r"'?\b((?!As\b)[A2-9TJQK][cdhs]|X[br]|As(?=[,;)']|$))\b'?")
"""A card; « As » is a word too."""
_LINE = re.compile(r"\w+ = \{ ([^{}]*) \}")
_ALL = (1 << 54) - 1


@cache
def _of_a_file(language: str) -> re.Pattern[str]:
    """Return the pattern of examples that show how a file is written."""
    words = labels.WORDS[language].of_a_file
    like, write = f"{re.escape(words.like)}|{re.escape(words.like_in)}", re.escape(words.write)
    return re.compile(rf" \(\[\w+\]\)|,? (?:{like}) (?:\{{[^{{}}]*\}}|\[[^][]*\])| \({write} [^()]* = \{{ … \}}\)")


@cache
def _of_a_match(language: str) -> re.Pattern[str]:
    """Return the pattern of what a rule file says of a match, which is no knob."""
    return re.compile(rf"\b({re.escape(labels.WORDS[language].of_a_file.leave)}) (match|target)\b")


def in_labels(text: str, language: str, schema: Schema, *, key: str = "") -> str:
    """Return *text*, said of what stands at *key* of a rule file, without a word that only a file has.

    >>> from huit.rules.families import schema_of
    >>> in_labels("say hand = 7 or less, or announces = false", "en", schema_of("shedding"), key="hand")
    'say “Cards each” = 7 or less, or “Announcing one card” = no'
    """
    page = own.WORDS[language]
    of_card = key.startswith("powers.") or _LINE.search(text)
    knobs = {**schema.knobs, **schema.powers} if of_card else {**schema.powers, **schema.knobs}

    def choice(found: re.Match[str]) -> str:
        knob = knobs.get(found[1])
        chosen = knob.said(f"is-{found[2]}", language) if knob else ""
        return f"{_label(knob, language)} = {page.quoted(chosen)}" if knob and chosen else found[0]

    def label(found: re.Match[str]) -> str:
        knob = knobs.get(next(filter(None, found.groups())))
        return _label(knob, language) if knob else found[0]

    words = _CARD.sub(lambda found: _cards(found[1], language), _LINE.sub(r"\1", _of_a_file(language).sub("", text)))
    words = _of_a_match(language).sub(lambda found: f"{found[1]} {page.quoted(getattr(page, found[2]))}", words)
    words = _CHOICE.sub(choice, words)
    words = _KEY.sub(label, words)
    return re.sub(r" = (true|false)\b", lambda found: f" = {getattr(labels.WORDS[language].switch, found[1])}", words)


def labelled(error: RulesError, language: str, schema: Schema) -> str:
    """Return what is wrong and what would be right, with the label or the cards that it is about.

    >>> from huit.rules.families import schema_of
    >>> from huit.rules.mistakes import FileMistake
    >>> error = RulesError(FileMistake.OUT_OF_BOUNDS, "", "powers.Kh.draw", value=70, low=0, high=9, because="")
    >>> labelled(error, "en", schema_of("shedding"))
    'King of hearts: “Makes next draw”: 70 is out of bounds (from 0 to 9)'
    """
    section, *rest = error.key.split(".")
    if section in ("powers", "points"):
        cards = [_cards(names, language) for names in rest[:1]]
        about = [name[:1].upper() + name[1:] for name in cards]
        about += [_label(knob, language) for name in rest[1:] if (knob := schema.powers.get(name))]
    elif knob := schema.knobs.get(error.key):
        about = [_label(knob, language)]
    else:  # an option has its own name; what else there is stands in the sentence
        about = [error.key] if error.mistake is FileMistake.NOT_A_SWITCH else []
    sentence = in_labels(error.sentence(language), language, schema, key=error.key)
    return reduce(people.WORDS[language].labelled, [*about, sentence])


def finding_in_labels(finding: dict[str, Any], schema: Schema) -> dict[str, Any]:
    """Return a finding as it is told to the page, its text in labels; its key says where to look."""
    text = {language: in_labels(words, language, schema, key=finding["key"]) for language, words in finding["text"].items()}
    return finding | {"text": text}


def _label(knob: Knob, language: str) -> str:
    return own.WORDS[language].quoted(knob.label(language))


def _cards(names: str, language: str) -> str:
    """Return the cards that *names* mean, or *names* where they mean none."""
    try:
        return ", ".join(card_words(select_faces(names), _ALL, language)) or names
    except CardError:
        return names
