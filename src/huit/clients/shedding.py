"""What a terminal says of the shedding games."""

from huit.cards import face_name, faces_text
from huit.engine.shedding.round import SheddingRound

EVENTS = {
    "fr": {
        "starter": "première carte : {card}",
        "announced": "{who} annonce « Carte ! »",
        "named": "{who} demande {suit}",
        "attacked": "{who} doit piocher {debt} carte{s} ou répondre",
        "stopped": "{who} arrête l’attaque",
        "caught": "Contre-carte ! {by} prend {who} à oublier sa carte",
        "wrong_catch": "{who} dit « Contre-carte » à tort",
        "recycled": "la défausse redevient la pioche ({count} cartes)",
        "jumped": "{who} pose la même carte à la volée",
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
    },
    "en": {
        "starter": "starter: {card}",
        "announced": "{who} says “Carte!”",
        "named": "{who} calls {suit}",
        "attacked": "{who} must draw {debt} card{s} or answer",
        "stopped": "{who} stops the attack",
        "caught": "Contre-carte! {by} catches {who}, who forgot to announce",
        "wrong_catch": "{who} says “Contre-carte” for nothing",
        "recycled": "the discard becomes the stock ({count} cards)",
        "jumped": "{who} jumps in with the same card",
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
    },
}
REASONS = {
    "fr": {
        "debt": "une attaque de {debt} n’est pas payée : y répondre ({answers}) ou piocher",
        "match": "il faut {suit}, ou la valeur {rank}",
        "refused": "{card} ne se pose pas sur {top}",
        "suit_needed": "il faut dire la couleur demandée, comme dans 8c=h",
        "no_suit": "cette carte ne demande pas de couleur",
        "no_window": "il n’y a rien à annoncer ni à contrer maintenant",
        "not_one_left": "« Carte » ne s’annonce que si la carte jouée en laisse une seule",
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
    },
    "en": {
        "debt": "an attack of {debt} is not paid: answer it ({answers}) or draw",
        "match": "it takes {suit}, or the rank {rank}",
        "refused": "{card} does not go on {top}",
        "suit_needed": "the suit called must be said, as in 8c=h",
        "no_suit": "this card calls no suit",
        "no_window": "there is nothing to announce or to catch now",
        "not_one_left": "“Carte” goes only with a play that leaves one card",
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
    },
}
NAMES: dict[str, dict[str, str]] = {"fr": {}, "en": {}}


def lying(round_: SheddingRound, lang: str) -> list[str]:
    """Return what lies on the discard and in the stock, and what must be followed."""
    stock, discard = ("pioche", "défausse") if lang == "fr" else ("stock", "discard")
    cards = f"    {discard}: {faces_text(round_.discard)} · {stock}: {faces_text(round_.stock)}"
    return [cards, f"    {face_name(round_.state.top)} ({round_.suit})" + (f" +{round_.debt}" if round_.debt else "")]
