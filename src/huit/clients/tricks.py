"""What a terminal says of the trick games."""

from huit.cards import faces_text
from huit.engine.tricks.round import TrickRound

NAMES = {
    "fr": {
        "clubs": "trèfle",
        "diamonds": "carreau",
        "hearts": "cœur",
        "spades": "pique",
        "notrump": "sans atout",
        "least": "le minimum de plis",
    },
    "en": {
        "clubs": "clubs",
        "diamonds": "diamonds",
        "hearts": "hearts",
        "spades": "spades",
        "notrump": "no trump",
        "least": "fewest tricks",
    },
}
EVENTS = {
    "fr": {
        "chose": "{who} annonce {what}",
        "chien": "le chien est montré : {cards}",
        "exchanged": "{who} donne une carte à {to}",
        "returned": "{who} rend une carte à {to}",
        "discarded": "{who} écarte {count} carte{s}",
        "trick": "{who} fait le pli ({made})",
    },
    "en": {
        "chose": "{who} announces {what}",
        "chien": "the kitty is shown: {cards}",
        "exchanged": "{who} gives {to} a card",
        "returned": "{who} returns a card to {to}",
        "discarded": "{who} puts {count} card{s} away",
        "trick": "{who} takes the trick ({made})",
    },
}
REASONS = {
    "fr": {
        "trump": "qui n’a pas la couleur demandée doit couper ({suit})",
        "not_given": "un atout ({suit}) ne se donne pas",
        "kind_needed": "il faut d’abord annoncer, comme dans choose hearts",
        "bad_kind": "il reste à annoncer : {kinds}",
        "exchange_needed": "il faut donner une carte (exchange 0 7c), ou passer",
        "bad_exchange": "on donne à qui a perdu des points et prend encore des cartes : {seats}",
        "must_return": "il faut rendre la meilleure carte de la couleur, {card}",
        "no_exchange": "on n’échange rien maintenant",
        "discard_needed": "il faut d’abord écarter {count} carte{s}, comme dans discard 2c 3c 4d 5d",
        "bad_discard": "on écarte {count} carte{s} différentes de sa main",
    },
    "en": {
        "trump": "who cannot follow must trump ({suit})",
        "not_given": "trumps ({suit}) are not given",
        "kind_needed": "announce first, as in choose hearts",
        "bad_kind": "left to announce: {kinds}",
        "exchange_needed": "give a card (exchange 0 7c), or pass",
        "bad_exchange": "one gives to who lost points and still takes cards: {seats}",
        "must_return": "the best card of the suit goes back, {card}",
        "no_exchange": "nothing is exchanged now",
        "discard_needed": "put {count} card{s} away first, as in discard 2c 3c 4d 5d",
        "bad_discard": "one puts away {count} different card{s} of one’s hand",
    },
}


def lying(round_: TrickRound, lang: str) -> list[str]:
    """Return what the round is, the trick on the felt and how many tricks each seat has."""
    trick, made = ("pli", "plis faits") if lang == "fr" else ("trick", "tricks made")
    kind = "" if round_.kind is None else NAMES[lang][round_.kind]
    return [f"    {kind}", f"    {trick}: {faces_text(round_.trick)} · {made}: {', '.join(map(str, round_.tricks))}"]
