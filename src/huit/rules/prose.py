"""The rule sheet in words, French and English, written from the rules in force: every sentence comes from the schema."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from huit.cards import Face, FaceSet, faces_of
from huit.rules.families import schema_of
from huit.rules.knobs import Knob
from huit.rules.loader import load_rules
from huit.rules.rule_set import Power, RuleSet, Value
from huit.rules.words import LANGUAGES, any_of, card_words, joined, short_names


@dataclass(frozen=True)
class CardEffect:
    """What some cards do: how they are written (``8``, ``2s``), and the sentence about them in each language."""

    cards: tuple[str, ...]
    text: Mapping[str, str]


def card_effects(rules: RuleSet) -> tuple[CardEffect, ...]:
    """Return the effects of the cards, one entry for all the cards that do the same, in the order of the ranks.

    >>> [(effect.cards, effect.text["en"]) for effect in card_effects(load_rules("minimale"))][0]
    (('2',), 'makes the next player draw 2 cards and lose his turn, unless he plays a 2')
    """
    alike: dict[tuple[tuple[str, Value], ...], FaceSet] = {}
    for face in faces_of(rules.deck):
        power = rules.power(face)
        if power:
            key = tuple(sorted(power.items()))
            alike[key] = alike.get(key, 0) | 1 << face
    return tuple(
        CardEffect(
            short_names(faces, rules.deck), {language: effect_sentence(dict(key), rules, language) for language in LANGUAGES}
        )
        for key, faces in alike.items()
    )


def effect_sentence(power: Power, rules: RuleSet, language: str) -> str:
    """Return what a card does, in one sentence without its subject: the knobs in the order in which the schema declares them."""
    parts: list[str] = []
    for name, knob in schema_of(rules.family).powers.items():
        if name not in power or any(power.get(other) for other in knob.told_by):
            continue
        part = _power_sentence(knob, power, rules, language)
        if knob.joins and parts:
            parts[-1] = parts[-1].removesuffix(",") + ", " + part
        else:
            parts.append(part)
    return joined(parts, language)


def _power_sentence(knob: Knob, power: Power, rules: RuleSet, language: str) -> str:
    value = power[knob.name]
    if knob.kind == "faces":
        words = card_words(knob.code(value, rules.deck), rules.deck, language, article=True)
        return knob.sentence(language, value, cards=any_of(words, language))
    said = knob.sentence(language, value)
    return knob.effect(power, language, said) if knob.effect else said


def notes(rules: RuleSet, language: str, *, seats: int | None = None) -> list[str]:
    """Return the sentences about the round as a whole.

    >>> notes(load_rules("minimale"), "en")[2]
    'Each player is dealt 8 cards.'
    """
    family = schema_of(rules.family)
    said = [basic[0 if language == "fr" else 1] for basic in family.basics]
    for knob in family.knobs.values():
        if _is_told(rules, knob):
            sentence = knob_sentence(rules, knob.name, language, seats=seats)
            said += knob.note(rules, language, seats, sentence) if knob.note else (sentence,)
    return [sentence for sentence in said if sentence]


def _is_told(rules: RuleSet, knob: Knob) -> bool:
    """Tell whether the sheet has a sentence about *knob*, given all the others."""
    silent = knob.in_head or rules.knobs[knob.name] == knob.unsaid or any(_is_on(rules, other) for other in knob.told_by)
    return not silent and all(_is_on(rules, other) for other in knob.needs)


def _is_on(rules: RuleSet, name: str) -> bool:
    """Tell whether a knob is neither off, nor 0, nor a list of cards that the pack has not."""
    knob, value = schema_of(rules.family).knobs[name], rules.knobs[name]
    return bool(knob.code(value, rules.deck) if knob.kind == "faces" else value)


def knob_sentence(rules: RuleSet, name: str, language: str, *, seats: int | None = None) -> str:
    """Return the sentence about one knob of the round; numbers that change with the players are told for each."""
    knob, value = schema_of(rules.family).knobs[name], rules.knobs[name]
    if name == "packs" and value:
        value = _packs_given(rules) if seats is None else rules.packs(seats=seats)
    if isinstance(value, Mapping):
        if seats is not None:
            return knob.sentence(language, rules.at(name, seats=seats))
        told = [(players, knob.sentence(language, number)) for players, number in _ranges(rules, value, language)]
        return " ".join(f"({players}) {sentence}" for players, sentence in told if sentence)
    if knob.kind == "faces":
        words = card_words(knob.code(value, rules.deck), rules.deck, language)
        return knob.sentence(language, value, cards=", ".join(words)) if words else ""
    return knob.sentence(language, value)


def _packs_given(rules: RuleSet) -> Mapping[int, int] | int:
    """Return how many packs there are by the rules: what an option asks for at least (DI-03) goes before what they give."""
    given: Any = rules.knobs["packs"]
    least = rules.at("packs_least", seats=rules.seats[0])
    if not isinstance(given, Mapping):
        return given and max(given, least)
    packs: dict[int, int] = {players: max(given[players], least) for players in given}  # type: ignore[misc]
    return packs if len(set(packs.values())) > 1 else max(packs.values())


def _ranges(rules: RuleSet, value: Mapping[int, int], language: str) -> Iterator[tuple[str, int]]:
    """Yield for how many players a number holds, in words, and the number."""
    least = sorted(value)
    to, more, players = ("à", "et plus", "joueurs") if language == "fr" else ("to", "and more", "players")
    for first, following in zip(least, [*least[1:], None], strict=True):
        if first > rules.seats[-1] or (following is not None and following <= rules.seats[0]):
            continue
        last = rules.seats[-1] if following is None else min(following - 1, rules.seats[-1])
        if first == last:
            yield f"{first} {players}", value[first]
        elif following is None:
            yield f"{first} {players} {more}", value[first]
        else:
            yield f"{first} {to} {last} {players}", value[first]


def own_sentence(rules: RuleSet, key: str, language: str, *, seats: int | None = None) -> str:
    """Return what *key*, a knob or a section that people chose beside the named options, makes of *rules*; "" if nothing is said.

    >>> own_sentence(load_rules("monclar", options={"hand": 5}), "hand", "en")
    'Each player is dealt 5 cards.'
    >>> own_sentence(load_rules("minimale", options={"powers": {"J": {"skips": 1}}}), "powers", "en")
    'J: makes the next player lose his turn'
    """
    if key in schema_of(rules.family).knobs:
        return knob_sentence(rules, key, language, seats=seats)
    usual = [(effect.cards, effect.text[language]) for effect in card_effects(load_rules(rules.id))]
    mark = " : " if language == "fr" else ": "
    told = [(effect.cards, effect.text[language]) for effect in card_effects(rules)]
    return "\n".join(f"{', '.join(cards)}{mark}{text}" for cards, text in told if (cards, text) not in usual)


def differences(rules: RuleSet) -> list[str]:
    """Return the knobs of the round that differ from the parent's (or from the defaults), as ``name = value (parent: value)``."""
    parent = load_rules(rules.parent) if rules.parent else None
    before = parent.knobs if parent else {name: knob.default for name, knob in schema_of(rules.family).knobs.items()}
    return [f"{name} = {_toml(value)} ({_toml(before[name])})" for name, value in rules.knobs.items() if value != before[name]]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {number}" for key, number in value.items()) + " }"  # type: ignore[misc]
    return f'"{value}"' if isinstance(value, str) else str(value)


def own_powers(rules: RuleSet) -> dict[Face, Power]:
    """Return the powers that the parent has not, or has otherwise."""
    before: Mapping[Face, Power] = load_rules(rules.parent).powers if rules.parent else {}
    return {face: power for face, power in rules.powers.items() if before.get(face, {}) != power}
