"""Words of the terminal, French and English, made from codes. French is the default; English where the locale says so."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from huit.engine.refusal import Reason
from huit.rules.families import USUAL, part_of

SUITS = {
    "fr": {"c": "trèfle", "d": "carreau", "h": "cœur", "s": "pique"},
    "en": {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"},
}
RANKS = {
    "fr": {"A": "as", "T": "10", "J": "valet", "Q": "dame", "K": "roi"},
    "en": {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"},
}
JOKERS = {
    "fr": {"Xr": "joker coloré", "Xb": "joker noir et blanc"},
    "en": {"Xr": "coloured joker", "Xb": "black-and-white joker"},
}

# Facts of events and reasons fill these; {who} is a name, {by} another one.
EVENTS = {
    "fr": {
        "dealt": "{who} donne {count} cartes à chacun ; {first} commence",
        "played": "{who} joue {card}",
        "drew": "{who} pioche {count} carte{s}",
        "drew_nothing": "{who} ne trouve rien à piocher : l’attaque est finie",
        "passed": "{who} passe",
        "skipped": "{who} passe son tour",
        "reversed": "le sens du jeu change",
        "again": "{who} doit rejouer",
        "out": "{who} n’a plus de carte",
        "stands": "la carte posée vaut {card}",
        "over": "la manche est finie",
    },
    "en": {
        "dealt": "{who} deals {count} cards each; {first} begins",
        "played": "{who} plays {card}",
        "drew": "{who} draws {count} card{s}",
        "drew_nothing": "{who} finds nothing to draw: the attack is over",
        "passed": "{who} passes",
        "skipped": "{who} loses a turn",
        "reversed": "the direction of play changes",
        "again": "{who} must play again",
        "out": "{who} has no card left",
        "stands": "the card stands for {card}",
        "over": "the round is over",
    },
}
REASONS = {
    "fr": {
        "suit": "la couleur demandée est {suit}",
        "turn": "c’est au tour de {who}",
        "must_play": "une carte peut être jouée : on ne pioche ni ne passe",
        "must_draw": "il faut piocher",
        "must_pass": "il n’y a rien à piocher : il faut passer",
        "not_held": "cette carte n’est pas dans la main",
        "over": "la manche est finie",
        "follow": "qui a la couleur demandée ({suit}) doit en jouer",
        "unreadable": "coup illisible : {how}",
    },
    "en": {
        "suit": "the suit called is {suit}",
        "turn": "it is the turn of {who}",
        "must_play": "a card can be played: no drawing, no passing",
        "must_draw": "a card must be drawn",
        "must_pass": "there is nothing to draw: pass",
        "not_held": "that card is not in the hand",
        "over": "the round is over",
        "follow": "who holds the suit in force ({suit}) must play it",
        "unreadable": "cannot be read: {how}",
    },
}


class FamilyWords(Protocol):
    """What the module of a family says in a terminal, language by language; `EVENTS` and `REASONS` here are common to all."""

    EVENTS: Mapping[str, Mapping[str, str]]
    REASONS: Mapping[str, Mapping[str, str]]
    NAMES: Mapping[str, Mapping[str, str]]
    """Words for what facts name by a code of their own."""

    @staticmethod
    def lying(round_: Any, lang: str) -> list[str]:
        """Return lines about what lies open or hidden besides the hands."""
        ...


def words_of(family: str) -> FamilyWords:
    """Return the words of *family*.

    >>> words_of("tricks").NAMES["en"]["least"]
    'fewest tricks'
    """
    return part_of(family, "clients")


def language() -> str:
    """Return ``en`` where the locale or HUIT_LANG says English, else ``fr``."""
    said = next((os.environ[name] for name in ("HUIT_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "fr")
    return "en" if said.startswith("en") else "fr"


def card_words(card: str, lang: str) -> str:
    """Return a card as a person says it.

    >>> card_words("9h", "fr"), card_words("Qs", "en")
    ('9 de cœur', 'queen of spades')
    """
    if card in JOKERS[lang]:
        return JOKERS[lang][card]
    of = "de" if lang == "fr" else "of"
    return f"{RANKS[lang].get(card[0], card[0])} {of} {SUITS[lang][card[1]]}"


def rank_or_card(name: str, lang: str) -> str:
    """Return a rank, or a precise card, as a person says it.

    >>> rank_or_card("A", "fr"), rank_or_card("2s", "fr")
    ('as', '2 de pique')
    """
    return RANKS[lang].get(name, name) if len(name) == 1 else card_words(name, lang)


def seat_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """Return what a seat is called: the name of who sits there, if that is known.

    >>> seat_name(1, "fr"), seat_name(1, "fr", ["Anne", "Paul"])
    ('la place 1', 'Paul')
    """
    if seat < len(names) and names[seat]:
        return names[seat]
    return f"la place {seat}" if lang == "fr" else f"seat {seat}"


def event_words(event: dict[str, Any], lang: str, names: Sequence[str] = (), *, family: str = USUAL) -> str:
    """Return what happened as a sentence without its full stop; *names* are those of the seats.

    >>> event_words({"kind": "drew", "seat": 1, "count": 2, "cause": "debt"}, "fr")
    'la place 1 pioche 2 cartes'
    """
    sentences = {**EVENTS[lang], **words_of(family).EVENTS[lang]}
    kind = "drew_nothing" if event["kind"] == "drew" and event["count"] == 0 else event["kind"]
    return sentences[kind].format(**_worded(event, lang, names, family))


def reason_words(reason: Reason, lang: str, names: Sequence[str] = (), *, family: str = USUAL) -> str:
    """Return why something is refused, as a sentence without its full stop.

    >>> reason_words(Reason("suit", {"suit": "h"}), "en")
    'the suit called is hearts'
    """
    sentences = {**REASONS[lang], **words_of(family).REASONS[lang]}
    return sentences[reason.code].format(**_worded(reason.facts, lang, names, family))


def _worded(facts: dict[str, Any], lang: str, names: Sequence[str], family: str) -> dict[str, Any]:
    worded, named = dict(facts), words_of(family).NAMES[lang]
    number = facts.get("count", facts.get("debt", 0))
    worded["s"] = "s" if isinstance(number, int) and number > 1 else ""
    for key, told in (("seat", "who"), ("by", "by"), ("first", "first"), ("to", "to"), ("from", "from")):
        if key in facts:
            worded[told] = seat_name(facts[key], lang, names)
    for key in ("card", "top", "laid", "taken"):
        if key in facts:
            worded[key] = card_words(facts[key], lang)
    if "suit" in facts:
        worded["suit"] = SUITS[lang][facts["suit"]]
    if "rank" in facts:
        worded["rank"] = RANKS[lang].get(facts["rank"], facts["rank"])
    if isinstance(facts.get("cards"), list):
        worded["cards"] = ", ".join(rank_or_card(name, lang) for name in facts["cards"])
    if "what" in facts:
        worded["what"] = named.get(facts["what"], facts["what"])
    if "kinds" in facts:
        worded["kinds"] = ", ".join(named.get(kind, kind) for kind in facts["kinds"])
    if "seats" in facts:
        worded["seats"] = ", ".join(seat_name(seat, lang, names) for seat in facts["seats"]) or "–"
    if "slots" in facts:
        worded["slots"] = ", ".join(str(slot) for slot in facts["slots"])
    if "answers" in facts:
        nothing = "sans recours" if lang == "fr" else "nothing does"
        worded["answers"] = ", ".join(rank_or_card(name, lang) for name in facts["answers"]) or nothing
    return worded
