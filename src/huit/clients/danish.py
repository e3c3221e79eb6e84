"""What a terminal says of Danish."""

from huit.cards import faces_text
from huit.engine.danish.round import DanishRound

EVENTS = {
    "fr": {
        "swapped": "{who} pose {laid} devant soi et prend {taken}",
        "ready": "{who} est prêt",
        "laid": "{who} pose {cards}",
        "asked": "il faut du {suit}",
        "capped": "il faut {rank} ou moins",
        "burnt": "{who} retire le tas du jeu ({count} carte{s})",
        "sent": "{who} envoie le tas à {to}",
        "picked_up": "{who} ramasse le tas ({count} carte{s})",
        "took_up": "{who} prend ses cartes visibles : {cards}",
        "flipped": "{who} retourne {card}",
    },
    "en": {
        "swapped": "{who} lays {laid} face up and takes {taken}",
        "ready": "{who} is ready",
        "laid": "{who} lays {cards}",
        "asked": "it takes {suit}",
        "capped": "it takes {rank} or lower",
        "burnt": "{who} takes the pile out of the game ({count} card{s})",
        "sent": "{who} sends the pile to {to}",
        "picked_up": "{who} picks up the pile ({count} card{s})",
        "took_up": "{who} takes up the face-up cards: {cards}",
        "flipped": "{who} turns {card}",
    },
}
REASONS = {
    "fr": {
        "too_low": "il faut {rank} ou plus",
        "too_high": "il faut {rank} ou moins",
        "ace": "le tas est envoyé : y répondre ({answers}) ou ramasser",
        "bad_set": "on pose ensemble des cartes de même valeur, comme dans 9c+9d",
        "no_target": "cette carte n’envoie pas le tas",
        "target_needed": "il faut dire à qui va le tas, comme dans As>2",
        "bad_target": "le tas va à un autre joueur encore en jeu : {seats}",
        "can_play": "une carte peut être posée : on ne ramasse pas",
        "no_discard": "il n’y a pas de tas à ramasser",
        "bad_slot": "il n’y a plus de carte à cette place : {slots}",
        "not_blind": "on ne retourne ses cartes cachées qu’une fois les autres jouées",
        "bad_swap": "on échange une carte de sa main avec une de ses cartes visibles, comme dans swap 4h Kd",
        "not_swapping": "on n’échange plus",
        "swapping": "tout le monde n’est pas prêt : échanger (swap 4h Kd) ou passer",
    },
    "en": {
        "too_low": "it takes {rank} or higher",
        "too_high": "it takes {rank} or lower",
        "ace": "the pile was sent: answer it ({answers}) or pick it up",
        "bad_set": "cards laid together are of one rank, as in 9c+9d",
        "no_target": "this card does not send the pile",
        "target_needed": "say whom the pile goes to, as in As>2",
        "bad_target": "the pile goes to another player who still plays: {seats}",
        "can_play": "a card can be laid: no picking up",
        "no_discard": "there is no pile to pick up",
        "bad_slot": "no card lies in that place any more: {slots}",
        "not_blind": "face-down cards are turned only when the others are played",
        "bad_swap": "one exchanges a card of one’s hand for one of one’s face-up cards, as in swap 4h Kd",
        "not_swapping": "the exchange is over",
        "swapping": "not everybody is ready: exchange (swap 4h Kd) or pass",
    },
}
NAMES: dict[str, dict[str, str]] = {"fr": {}, "en": {}}


def lying(round_: DanishRound, lang: str) -> list[str]:
    """Return the cards in front of each seat, the discard and the stock."""
    rows, discard, stock = ("visibles | cachées", "tas", "pioche") if lang == "fr" else ("face up | face down", "pile", "stock")
    lines = [
        f"    {seat}: {rows}: {faces_text(up)} | {faces_text(down)}"
        for seat, (up, down) in enumerate(zip(round_.face_up, round_.face_down, strict=True))
    ]
    return [*lines, f"    {discard}: {faces_text(round_.discard)} · {stock}: {faces_text(round_.stock)}"]
