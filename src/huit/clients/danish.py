"""What a terminal says of Danish."""

from collections.abc import Sequence
from typing import Any

from huit.clients.texts import TO, WHO, as_on_the_page, cards_lying
from huit.engine.danish.round import DanishRound
from huit.rules.words import by_language
from huit.spoken import COLON
from huit.words.made import danish

EVENTS = by_language(
    swapped=("{who} pose {laid} devant soi et prend {taken}", "{who} puts {laid} face up and takes {taken}"),
    ready=as_on_the_page(danish.WORDS, lambda page: page.events.ready(WHO)),
    rows=(
        "devant chacun, {count} {count:carte cachée|cartes cachées} et autant de visibles",
        "everyone has {count} {count:card|cards} face down and as many face up",
    ),
    blind=(
        "{who} n’a plus que {count} {count:carte cachée|cartes cachées}",
        "{who} has only {count} face-down {count:card|cards} left",
    ),
    blind_one=("{who} n’a plus qu’une carte cachée", "{who} has only one face-down card left"),
    laid=("{who} pose {cards}", "{who} plays {cards}"),
    asked=("il faut du {suit}", "the next cards have to include {suit}"),
    capped=("il faut {a_rank} ou moins", "the next card has to be {a_rank} or lower"),
    burnt=(
        "{who} retire le tas du jeu ({count} {count:carte|cartes})",
        "{who} burns the pile ({count} {count:card|cards})",
    ),
    sent=as_on_the_page(danish.WORDS, lambda page: page.events.sent(WHO, TO)),
    picked_up=("{who} ramasse le tas ({count} {count:carte|cartes})", "{who} picks up the pile ({count} {count:card|cards})"),
    took_up=("{who} prend ses cartes visibles : {cards}", "{who} picks up their face-up cards: {cards}"),
    flipped=("{who} retourne {card}", "{who} turns over {card}"),
)
REASONS = by_language(
    too_low=("il faut {a_rank} ou plus", "it has to be {a_rank} or higher"),
    too_high=("il faut {a_rank} ou moins", "it has to be {a_rank} or lower"),
    suit=("l’une des cartes posées doit être {wanted}", "one of the cards you play has to be {wanted}"),
    ace=(
        "le tas est envoyé : y répondre par {answers}, ou ramasser",
        "the pile is coming to you: answer with {answers}, or pick it up",
    ),
    bad_set=(
        "on pose ensemble des cartes de même valeur, comme dans 9c+9d",
        "only cards of one rank can be played together, as in 9c+9d",
    ),
    no_target=("cette carte n’envoie pas le tas", "this card does not send the pile"),
    target_needed=("il faut dire à qui va le tas, comme dans As>2", "say who gets the pile, as in As>2"),
    bad_target=(
        "le tas va à un autre joueur encore en jeu : {seats}",
        "send the pile to another player who is still in: {seats}",
    ),
    can_play=("une carte peut être posée : on ne ramasse pas", "you have a card to play: no picking up"),
    no_discard=as_on_the_page(danish.WORDS, lambda page: page.why.no_discard),
    bad_slot=("il n’y a plus de carte à cette place : {slots}", "there is no card in that place any more: {slots}"),
    not_blind=(
        "on ne retourne ses cartes cachées qu’une fois les autres jouées",
        "turn over your face-down cards only when the others are gone",
    ),
    bad_swap=(
        "on échange une carte de sa main avec une de ses cartes visibles, comme dans swap 4h Kd",
        "swap a card from your hand with one of your face-up cards, as in swap 4h Kd",
    ),
    not_swapping=as_on_the_page(danish.WORDS, lambda page: page.why.not_swapping),
    swapping=(
        "tout le monde n’est pas prêt : échanger (swap 4h Kd) ou passer",
        "not everybody is ready: swap (swap 4h Kd) or pass",
    ),
    unreadable=(
        "ce n’est pas un coup\u00a0; écrire une carte (9c), des cartes de même valeur (9c+9d), un as envoyé (As>2), >2, pickup,"
        " flip 1, swap 4h Kd ou pass",
        "this is no move; write a card (9c), cards of one rank (9c+9d), an ace sent (As>2), >2, pickup, flip 1, swap 4h Kd"
        " or pass",
    ),
)
NAMES: dict[str, dict[str, str]] = {"fr": {}, "en": {}}


def in_round(events: Sequence[dict[str, Any]], round_: DanishRound, lang: str) -> list[dict[str, Any]]:
    """Return *events*: their words need nothing else."""
    return list(events)


def lying(round_: DanishRound, lang: str) -> list[str]:
    """Return the cards in front of each seat, the discard and the stock."""
    rows, discard, stock = ("visibles | cachées", "tas", "pioche") if lang == "fr" else ("face up | face down", "pile", "stock")
    lines = [
        f"    {seat}{COLON[lang]}{rows}{COLON[lang]}{cards_lying(up)} | {cards_lying(down)}"
        for seat, (up, down) in enumerate(zip(round_.face_up, round_.face_down, strict=True))
    ]
    return [*lines, f"    {discard}{COLON[lang]}{cards_lying(round_.discard)} · {stock}{COLON[lang]}{cards_lying(round_.stock)}"]
