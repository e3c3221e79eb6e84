"""Words of the terminal, French and English, made from codes. French is the default; English where the locale says so."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from huit.engine.refusal import Reason
from huit.rules.families import USUAL, part_of
from huit.rules.words import by_language, card_word, suit_word

# Facts of events and reasons fill these; {who} is a name, {by} another one.
EVENTS = by_language(
    dealt=("{who} donne {count} cartes à chacun ; {first} commence", "{who} deals {count} cards each; {first} begins"),
    played=("{who} joue {card}", "{who} plays {card}"),
    drew=("{who} pioche {count} carte{s}", "{who} draws {count} card{s}"),
    drew_nothing=("{who} ne trouve rien à piocher : l’attaque est finie", "{who} finds nothing to draw: the attack is over"),
    passed=("{who} passe", "{who} passes"),
    skipped=("{who} passe son tour", "{who} loses a turn"),
    reversed=("le sens du jeu change", "the direction of play changes"),
    again=("{who} doit rejouer", "{who} must play again"),
    out=("{who} n’a plus de carte", "{who} has no card left"),
    stands=("la carte posée vaut {card}", "the card stands for {card}"),
    over=("la manche est finie", "the round is over"),
)
REASONS = by_language(
    suit=("la couleur demandée est {suit}", "the suit called is {suit}"),
    turn=("c’est au tour de {who}", "it is the turn of {who}"),
    must_play=("une carte peut être jouée : on ne pioche ni ne passe", "a card can be played: no drawing, no passing"),
    must_draw=("il faut piocher", "a card must be drawn"),
    must_pass=("il n’y a rien à piocher : il faut passer", "there is nothing to draw: pass"),
    not_held=("cette carte n’est pas dans la main", "that card is not in the hand"),
    over=("la manche est finie", "the round is over"),
    follow=("qui a la couleur demandée ({suit}) doit en jouer", "who holds the suit in force ({suit}) must play it"),
    unreadable=("coup illisible : {how}", "cannot be read: {how}"),
)


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
    for key in ("card", "top", "laid", "taken", "rank"):
        if key in facts:
            worded[key] = card_word(facts[key], lang)
    if "suit" in facts:
        worded["suit"] = suit_word(facts["suit"], lang)
    if isinstance(facts.get("cards"), list):
        worded["cards"] = ", ".join(card_word(name, lang) for name in facts["cards"])
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
        worded["answers"] = ", ".join(card_word(name, lang) for name in facts["answers"]) or nothing
    return worded
