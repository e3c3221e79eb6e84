"""What a terminal says of the trick games."""

from typing import Any

from huit.cards import faces_text
from huit.engine.tricks.round import TrickRound
from huit.rules.words import by_language

NAMES = by_language(
    clubs=("trèfle", "clubs"),
    diamonds=("carreau", "diamonds"),
    hearts=("cœur", "hearts"),
    spades=("pique", "spades"),
    notrump=("sans atout", "no trump"),
    least=("le minimum de plis", "fewest tricks"),
)
EVENTS = by_language(
    chose=("{who} annonce {what}", "{who} announces {what}"),
    chien=("le chien est montré : {cards}", "the kitty is shown: {cards}"),
    exchanged=("{who} donne une carte à {to}", "{who} gives {to} a card"),
    returned=("{who} rend une carte à {to}", "{who} returns a card to {to}"),
    discarded=("{who} écarte {count} {count:carte|cartes}", "{who} puts {count} {count:card|cards} away"),
    trick=("{who} fait le pli ({made})", "{who} takes the trick ({made})"),
)
REASONS = by_language(
    trump=("qui n’a pas la couleur demandée doit couper ({suit})", "who cannot follow must trump ({suit})"),
    not_given=("un atout ({suit}) ne se donne pas", "trumps ({suit}) are not given"),
    kind_needed=("il faut d’abord annoncer, comme dans choose hearts", "announce first, as in choose hearts"),
    bad_kind=("il reste à annoncer : {kinds}", "left to announce: {kinds}"),
    exchange_needed=("il faut donner une carte (exchange 0 7c), ou passer", "give a card (exchange 0 7c), or pass"),
    bad_exchange=(
        "on donne à qui a perdu des points et prend encore des cartes : {seats}",
        "one gives to who lost points and still takes cards: {seats}",
    ),
    must_return=("il faut rendre la meilleure carte de la couleur, {card}", "the best card of the suit goes back, {card}"),
    no_exchange=("on n’échange rien maintenant", "nothing is exchanged now"),
    discard_needed=(
        "il faut d’abord écarter {count} {count:carte|cartes}, comme dans discard 2c 3c 4d 5d",
        "put {count} {count:card|cards} away first, as in discard 2c 3c 4d 5d",
    ),
    bad_discard=(
        "on écarte {count} {count:carte|cartes différentes} de sa main",
        "one puts away {count} {count:card|different cards} of one’s hand",
    ),
)


def in_round(event: dict[str, Any], round_: TrickRound, lang: str) -> dict[str, Any]:
    """Return *event*: its words need nothing else."""
    return event


def lying(round_: TrickRound, lang: str) -> list[str]:
    """Return what the round is, the trick on the felt and how many tricks each seat has."""
    trick, made = ("pli", "plis faits") if lang == "fr" else ("trick", "tricks made")
    kind = "" if round_.kind is None else NAMES[lang][round_.kind]
    return [f"    {kind}", f"    {trick}: {faces_text(round_.trick)} · {made}: {', '.join(map(str, round_.tricks))}"]
