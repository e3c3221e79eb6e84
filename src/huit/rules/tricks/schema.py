"""Every knob of a rule file of the family `tricks` (3-5-8), declared once, and what holds in all its games."""

from functools import partial

from huit.rules.knobs import Sentence, choice, grouped, number, pack, players, switch
from huit.rules.rule_set import RuleSet

_TRICKS = (
    "chacun joue dix-sept cartes au plus, et fait donc dix-sept plis au plus",
    "each plays seventeen cards at most, and so takes seventeen tricks at most",
)
_tricks = partial(number, high=17, because=_TRICKS, acts_on="columns")


def _each_dealt(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say how many cards each is dealt: all but the kitty (S3-05)."""
    each = (len(rules.pack) - rules.at("chien", seats=3)) // rules.seats[0]
    return (said, f"Chacun reçoit {each} cartes." if language == "fr" else f"Each player is dealt {each} cards.")


def _put_away(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say when the announcer discards: after the exchange (S3-08)."""
    if language == "fr":
        return said, "Avant le premier pli, l’annonceur écarte, faces cachées, autant de cartes qu’il en a pris au chien."
    return said, "Before the first trick, the announcer discards, face down, as many cards as they took from the kitty."


TRICK_KNOBS = grouped(
    deal={
        **players(3, 3, low=3, high=3),
        "cards": pack("52"),
        "chien": number(
            "{n} carte{s}, le chien, sont mises de côté une à une pendant la distribution\u00a0; tout le reste est distribué.",
            "{n} card{s}, the kitty, are set aside one at a time during the deal; all the others are dealt.",
            default=4,
            low=1,
            high=4,
            one=(
                "Une carte, le chien, est mise de côté pendant la distribution\u00a0; tout le reste est distribué.",
                "One card, the kitty, is set aside during the deal; all the others are dealt.",
            ),
            column="kitty",
            note=_each_dealt,
            because=(
                "il reste au moins seize cartes à chacun, et un chien de quatre se prend bien en main",
                "everyone has at least sixteen cards, and a kitty of four is easily picked up",
            ),
            label=("Le chien", "The kitty"),
            example=3,
        ),
    },
    announcing={
        "announcer_makes": _tricks(
            "L’annonceur, à la gauche du donneur, doit faire {n} pli{s}\u00a0: c’est son obligation.",
            "The announcer, on the dealer’s left, has to take {n} trick{s}: that is their target.",
            default=8,
            off=(
                "L’annonceur, à la gauche du donneur, ne doit faire aucun pli.",
                "The announcer, on the dealer’s left, does not have to take any tricks.",
            ),
            label=("Plis de l’annonceur", "Announcer’s tricks"),
            example=9,
        ),
        "third_makes": _tricks(
            "Le troisième joueur doit en faire {n}.",
            "The third player has to take {n}.",
            default=5,
            off=("Le troisième joueur ne doit en faire aucun.", "The third player does not have to take any."),
            label=("Plis du troisième", "Third player’s tricks"),
            example=4,
        ),
        "dealer_makes": _tricks(
            "Le donneur doit en faire {n}.",
            "The dealer has to take {n}.",
            default=3,
            off=("Le donneur ne doit en faire aucun.", "The dealer does not have to take any."),
            label=("Plis du donneur", "Dealer’s tricks"),
            example=4,
        ),
        "announcer_least": _tricks(
            "Au minimum de plis, l’obligation de l’annonceur est de {n} au plus.",
            "In fewest tricks, the announcer’s target is {n} at most.",
            default=3,
            off=("Au minimum de plis, l’annonceur ne peut en faire aucun.", "In fewest tricks, the announcer may not take any."),
            label=("Minimum, l’annonceur", "Fewest, announcer"),
            example=4,
        ),
        "third_least": _tricks(
            "Au minimum de plis, l’obligation du troisième joueur est de {n} au plus.",
            "In fewest tricks, the third player’s target is {n} at most.",
            default=5,
            off=(
                "Au minimum de plis, le troisième joueur ne peut en faire aucun.",
                "In fewest tricks, the third player may not take any.",
            ),
            label=("Minimum, le troisième", "Fewest, third player"),
            example=4,
        ),
        "dealer_least": _tricks(
            "Au minimum de plis, l’obligation du donneur est de {n} au plus.",
            "In fewest tricks, the dealer’s target is {n} at most.",
            default=8,
            off=("Au minimum de plis, le donneur ne peut en faire aucun.", "In fewest tricks, the dealer may not take any."),
            label=("Minimum, le donneur", "Fewest, dealer"),
            example=9,
        ),
        "kinds": choice(
            "Les annonces",
            "The announcements",
            default="each",
            choices={
                "each": (
                    "Chacun annonce une fois chacune des six sortes de manche, dans l’ordre qu’il veut\u00a0: dix-huit manches.",
                    "Each player announces each of the six kinds of round once, in any order: eighteen rounds.",
                ),
                "once": (
                    "Chaque sorte de manche n’est annoncée qu’une fois en tout\u00a0: six manches.",
                    "Each kind of round is announced only once in all: six rounds.",
                ),
            },
            column="once",
        ),
    },
    turn={
        "exchanges": switch(
            "À l’atout, dès la deuxième manche, celui qui vient de gagner des points peut donner au plus autant de cartes qu’il"
            " a gagné de points, hors atout, à ceux qui en ont perdu, à chacun au plus autant qu’il a perdu de points\u00a0; il"
            " donne tout, puis on lui rend pour chacune sa meilleure carte de la couleur, ou la même si l’on n’en a pas de plus"
            " forte. Celui qui doit faire le plus de plis commence les échanges.",
            "In trump rounds, from the second round on, a player who has just won points may give at most as many cards as they"
            " won points, but no trumps, to players who lost points, to each at most as many as the points that they lost;"
            " all are given first, then for each the other player gives back their best card of the suit, or the same one if"
            " they have no higher card. The player with the most tricks to take starts.",
            default=True,
            note=_put_away,
            off=("On n’échange pas de cartes.", "No cards are exchanged."),
            label=("Échange de cartes", "Exchanging cards"),
        ),
        "leads": choice(
            "L’entame",
            "The first lead",
            default="announcer",
            choices={
                "announcer": ("L’annonceur entame le premier pli.", "The announcer leads the first trick."),
                "third": ("Le troisième joueur entame le premier pli.", "The third player leads the first trick."),
                "dealer": ("Le donneur entame le premier pli.", "The dealer leads the first trick."),
            },
        ),
        "must_trump": switch(
            "Celui qui n’a pas la couleur demandée doit couper s’il le peut.",
            "Players who cannot follow suit must trump if they can.",
            default=True,
            off=(
                "Celui qui n’a pas la couleur demandée joue ce qu’il veut.",
                "Players who cannot follow suit play what they like.",
            ),
            label=("Obligation de couper", "Having to trump"),
        ),
    },
)

TRICK_BASICS: tuple[Sentence, ...] = (
    (
        "Six sortes de manche\u00a0: quatre à l’atout (une par couleur), une sans atout, une au minimum de plis (sans atout).",
        "Six kinds of round: four with trumps (one for each suit), one without, and one of fewest tricks (without trumps).",
    ),
    (
        "On doit fournir la couleur demandée\u00a0; personne n’est obligé de monter. L’as est fort, le 2 faible.",
        "Players must follow suit, but need not play higher. The ace is high, the 2 low.",
    ),
    (
        "Le plus fort atout, sinon la plus forte carte de la couleur demandée, prend le pli\u00a0;"
        " celui qui l’a jouée entame le suivant.",
        "The highest trump, or else the highest card of the suit led, takes the trick; its winner leads the next.",
    ),
    ("On joue dans le sens des aiguilles d’une montre.", "Play goes clockwise."),
)
"""What holds in every game of the family, as French and English sentences."""

_ANNOUNCED: tuple[Sentence, ...] = (
    (
        "L’annonceur choisit la sorte avant de voir le chien, puis le montre et le prend.",
        "The announcer chooses the kind before seeing the kitty, then shows it and takes it.",
    ),
    (
        "Chacun marque ses plis moins son obligation\u00a0; au minimum de plis, l’obligation moins les plis.",
        "Players score their tricks less their target; in fewest tricks, their target less their tricks.",
    ),
)
"""What holds in all of them too, told once the kitty and the targets are."""


def told_of_targets(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say what is done with the kitty, and how tricks are scored."""
    return tuple(both[0 if language == "fr" else 1] for both in _ANNOUNCED)
