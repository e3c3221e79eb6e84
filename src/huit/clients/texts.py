"""Words of the terminal, French and English, made from codes. French is the default; English where the locale says so."""

import os
from collections.abc import Sequence
from typing import Any

from huit.clients import texts_danish, texts_tricks
from huit.engine.refusal import Reason

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
        "starter": "première carte : {card}",
        "played": "{who} joue {card}",
        "announced": "{who} annonce « Carte ! »",
        "named": "{who} demande {suit}",
        "attacked": "{who} doit piocher {debt} carte{s} ou répondre",
        "stopped": "{who} arrête l’attaque",
        "drew": "{who} pioche {count} carte{s}",
        "drew_nothing": "{who} ne trouve rien à piocher : l’attaque est finie",
        "passed": "{who} passe",
        "skipped": "{who} passe son tour",
        "reversed": "le sens du jeu change",
        "again": "{who} doit rejouer",
        "caught": "Contre-carte ! {by} prend {who} à oublier sa carte",
        "wrong_catch": "{who} dit « Contre-carte » à tort",
        "recycled": "la défausse redevient la pioche ({count} cartes)",
        "out": "{who} n’a plus de carte",
        "jumped": "{who} pose la même carte à la volée",
        "stands": "la carte posée vaut {card}",
        "run": "{who} peut en poser d’autres avec",
        "run_over": "{who} a fini de poser",
        "gave": "{who} donne {count} carte{s} à {to}",
        "may_steal": "{who} doit tirer une carte de {from}",
        "stole": "{who} tire une carte de {from}",
        "forgot": "{who} a oublié son annonce",
        "declared": "{who} montre un carré",
        "misdeal": "maldonne : {who} n’a pas son compte de cartes",
        "repaired": "la maldonne est réparée",
        "swept": "le tour est fait, {who} joue",
        "over": "la manche est finie",
    },
    "en": {
        "dealt": "{who} deals {count} cards each; {first} begins",
        "starter": "starter: {card}",
        "played": "{who} plays {card}",
        "announced": "{who} says “Carte!”",
        "named": "{who} calls {suit}",
        "attacked": "{who} must draw {debt} card{s} or answer",
        "stopped": "{who} stops the attack",
        "drew": "{who} draws {count} card{s}",
        "drew_nothing": "{who} finds nothing to draw: the attack is over",
        "passed": "{who} passes",
        "skipped": "{who} loses a turn",
        "reversed": "the direction of play changes",
        "again": "{who} must play again",
        "caught": "Contre-carte! {by} catches {who}, who forgot to announce",
        "wrong_catch": "{who} says “Contre-carte” for nothing",
        "recycled": "the discard becomes the stock ({count} cards)",
        "out": "{who} has no card left",
        "jumped": "{who} jumps in with the same card",
        "stands": "the card stands for {card}",
        "run": "{who} may lay more with it",
        "run_over": "{who} has laid them all",
        "gave": "{who} gives {count} card{s} to {to}",
        "may_steal": "{who} has to take a card from {from}",
        "stole": "{who} takes a card from {from}",
        "forgot": "{who} forgot to announce",
        "declared": "{who} shows four of a kind",
        "misdeal": "misdeal: {who} was dealt a wrong number of cards",
        "repaired": "the misdeal is put right",
        "swept": "it has gone round, {who} plays",
        "over": "the round is over",
    },
}
REASONS = {
    "fr": {
        "debt": "une attaque de {debt} n’est pas payée : y répondre ({answers}) ou piocher",
        "suit": "la couleur demandée est {suit}",
        "match": "il faut {suit}, ou la valeur {rank}",
        "refused": "{card} ne se pose pas sur {top}",
        "turn": "c’est au tour de {who}",
        "not_held": "cette carte n’est pas dans la main",
        "over": "la manche est finie",
        "must_play": "une carte peut être jouée : on ne pioche ni ne passe",
        "must_draw": "il faut piocher",
        "must_pass": "il n’y a rien à piocher : il faut passer",
        "suit_needed": "il faut dire la couleur demandée, comme dans 8c=h",
        "no_suit": "cette carte ne demande pas de couleur",
        "no_window": "il n’y a rien à annoncer ni à contrer maintenant",
        "not_one_left": "« Carte » ne s’annonce que si la carte jouée en laisse une seule",
        "follow": "qui a la couleur demandée ({suit}) doit en jouer",
        "must_answer": "qui peut répondre y est obligé : {answers}",
        "run": "il faut une carte qui va avec, ou passer pour finir",
        "take_needed": "il faut d’abord tirer une carte (take)",
        "nothing_to_take": "aucune main n’est ouverte",
        "give_needed": "il faut d’abord donner {count} carte{s}, comme dans give 1 4c 5d",
        "nothing_to_give": "il n’y a rien à donner",
        "bad_gift": "on donne {count} carte{s} de sa main à un autre joueur, comme dans give 1 4c 5d",
        "face_needed": "il faut dire quelle carte le joker devient, comme dans Xr=Ad",
        "no_face": "cette carte ne prend pas la place d’une autre",
        "bad_face": "ici le joker ne peut devenir que {cards}",
        "no_four": "il faut quatre cartes de cette valeur en main, à son tour",
        "no_jump": "à la volée, il faut la carte identique à celle du dessus, aussitôt posée",
        "unreadable": "coup illisible : {how}",
    },
    "en": {
        "debt": "an attack of {debt} is not paid: answer it ({answers}) or draw",
        "suit": "the suit called is {suit}",
        "match": "it takes {suit}, or the rank {rank}",
        "refused": "{card} does not go on {top}",
        "turn": "it is the turn of {who}",
        "not_held": "that card is not in the hand",
        "over": "the round is over",
        "must_play": "a card can be played: no drawing, no passing",
        "must_draw": "a card must be drawn",
        "must_pass": "there is nothing to draw: pass",
        "suit_needed": "the suit called must be said, as in 8c=h",
        "no_suit": "this card calls no suit",
        "no_window": "there is nothing to announce or to catch now",
        "not_one_left": "“Carte” goes only with a play that leaves one card",
        "follow": "who holds the suit in force ({suit}) must play it",
        "must_answer": "who can answer has to: {answers}",
        "run": "it takes a card that goes with it, or a pass to finish",
        "take_needed": "a card must be taken first (take)",
        "nothing_to_take": "no hand lies open",
        "give_needed": "{count} card{s} must be given first, as in give 1 4c 5d",
        "nothing_to_give": "there is nothing to give",
        "bad_gift": "one gives {count} card{s} of one’s hand to another player, as in give 1 4c 5d",
        "face_needed": "say which card the joker becomes, as in Xr=Ad",
        "no_face": "this card takes no other card’s place",
        "bad_face": "here the joker can only become {cards}",
        "no_four": "it takes four cards of that rank in the hand, in one’s turn",
        "no_jump": "to jump in takes the very card on top, just laid",
        "unreadable": "cannot be read: {how}",
    },
}


for _lang in ("fr", "en"):
    EVENTS[_lang] |= texts_tricks.EVENTS[_lang] | texts_danish.EVENTS[_lang]
    REASONS[_lang] |= texts_tricks.REASONS[_lang] | texts_danish.REASONS[_lang]


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


def event_words(event: dict[str, Any], lang: str, names: Sequence[str] = ()) -> str:
    """Return what happened as a sentence without its full stop; *names* are those of the seats.

    >>> event_words({"kind": "drew", "seat": 1, "count": 2, "cause": "debt"}, "fr")
    'la place 1 pioche 2 cartes'
    """
    facts = _worded(event, lang, names)
    # Announcing late is told where it matters: in time or late, everybody heard it.
    kind = "drew_nothing" if event["kind"] == "drew" and event["count"] == 0 else event["kind"]
    return EVENTS[lang][kind].format(**facts)


def reason_words(reason: Reason, lang: str, names: Sequence[str] = ()) -> str:
    """Return why something is refused, as a sentence without its full stop.

    >>> reason_words(Reason("suit", {"suit": "h"}), "en")
    'the suit called is hearts'
    """
    return REASONS[lang][reason.code].format(**_worded(reason.facts, lang, names))


def _worded(facts: dict[str, Any], lang: str, names: Sequence[str]) -> dict[str, Any]:
    worded = dict(facts)
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
        worded["what"] = texts_tricks.KINDS[lang].get(facts["what"], facts["what"])
    if "kinds" in facts:
        worded["kinds"] = ", ".join(texts_tricks.KINDS[lang][kind] for kind in facts["kinds"])
    if "seats" in facts:
        worded["seats"] = ", ".join(seat_name(seat, lang, names) for seat in facts["seats"]) or "–"
    if "slots" in facts:
        worded["slots"] = ", ".join(str(slot) for slot in facts["slots"])
    if "answers" in facts:
        nothing = "sans recours" if lang == "fr" else "nothing does"
        worded["answers"] = ", ".join(rank_or_card(name, lang) for name in facts["answers"]) or nothing
    return worded
