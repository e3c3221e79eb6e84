"""What a terminal says of the trick games."""

from collections.abc import Sequence
from typing import Any

from huit.clients.texts import cards_lying
from huit.engine.tricks.round import TrickRound
from huit.rules.words import by_language
from huit.spoken import COLON

NAMES = by_language(
    clubs=("trèfle", "clubs"),
    diamonds=("carreau", "diamonds"),
    hearts=("cœur", "hearts"),
    spades=("pique", "spades"),
    notrump=("sans atout", "no trumps"),
    least=("le minimum de plis", "fewest tricks"),
)
EVENTS = by_language(
    chose=("{who} annonce {what} ({owes} à faire)", "{who} announces {what} ({owes} to take)"),
    chose_least=("{who} annonce {what} ({owes} au plus)", "{who} announces {what} ({owes} at most)"),
    chien=("le chien est montré : {cards}", "the kitty is shown: {cards}"),
    exchanged=("{who} donne une carte à {to}", "{who} gives {to} a card"),
    returned=("{who} rend une carte à {to}", "{who} gives {to} a card back"),
    discarded=("{who} écarte {count} {count:carte|cartes}", "{who} discards {count} {count:card|cards}"),
    trick=("{who} fait le pli ({made} en tout)", "{who} takes the trick ({made} in all)"),
)
REASONS = by_language(
    trump=("qui n’a pas la couleur demandée doit couper ({suit})", "you cannot follow suit, so you have to trump ({suit})"),
    not_given=("un atout ({suit}) ne se donne pas", "you cannot give trumps away ({suit})"),
    kind_needed=("il faut d’abord annoncer, comme dans choose hearts", "announce first, as in choose hearts"),
    bad_kind=("il reste à annoncer : {kinds}", "you have left to announce: {kinds}"),
    exchange_needed=("il faut donner une carte (exchange 0 7c), ou passer", "give a card (exchange 0 7c), or pass"),
    bad_exchange=(
        "on donne à qui a perdu des points et prend encore des cartes : {seats}",
        "give to a player who lost points and can still take cards: {seats}",
    ),
    must_return=(
        "il faut rendre la meilleure carte de la couleur, {card}",
        "you have to give back your best card of the suit, {card}",
    ),
    no_exchange=("on n’échange rien maintenant", "there is nothing to exchange now"),
    discard_needed=(
        "il faut d’abord écarter {count} {count:carte|cartes}, comme dans discard 2c 3c 4d 5d",
        "first discard {count} {count:card|cards}, as in discard 2c 3c 4d 5d",
    ),
    bad_discard=(
        "on écarte {count} {count:carte|cartes différentes} de sa main",
        "discard {count} {count:card|different cards} from your hand",
    ),
    unreadable=(
        "ce n’est pas un coup\u00a0; écrire choose hearts, exchange 0 7c, pass, return Kc, discard 2c 3c 4d 5d ou une carte (9h)",
        "this is no move; write choose hearts, exchange 0 7c, pass, return Kc, discard 2c 3c 4d 5d or a card (9h)",
    ),
)


def in_round(events: Sequence[dict[str, Any]], round_: TrickRound, lang: str) -> list[dict[str, Any]]:
    """Return *events*: their words need nothing else."""
    return list(events)


def lying(round_: TrickRound, lang: str) -> list[str]:
    """Return what the round is, the trick on the felt and how many tricks each seat has."""
    trick, made = ("pli", "plis faits") if lang == "fr" else ("trick", "tricks taken")
    kind = "" if round_.kind is None else NAMES[lang][round_.kind]
    return [
        f"    {kind}",
        f"    {trick}{COLON[lang]}{cards_lying(round_.trick)} · {made}{COLON[lang]}{', '.join(map(str, round_.tricks))}",
    ]
