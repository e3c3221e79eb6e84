"""Every knob of a rule file of the family `tricks` (3-5-8), declared once, and what holds in all its games."""

from functools import partial

from huit.rules.knobs import Knob, Sentence, choice, grouped, number, pack, players, switch
from huit.rules.rule_set import RuleSet

_TRICKS = (
    "chacun joue dix-sept cartes au plus, et fait donc dix-sept plis au plus",
    "each plays seventeen cards at most, and so takes seventeen tricks at most",
)
_tricks = partial(number, high=17, because=_TRICKS, acts_on="columns")


def _at_fewest(whose: str, english: str, *, default: int, label: Sentence, example: int) -> Knob:
    """Return the knob of somebody's target in the round of fewest tricks."""
    return _tricks(
        f"Au minimum de plis, l’obligation {whose} est de {{n}} plis au plus.",
        f"In fewest tricks, {english} target is {{n}} tricks at most.",
        default=default,
        one=(
            f"Au minimum de plis, l’obligation {whose} est d’un pli au plus.",
            f"In fewest tricks, {english} target is one trick at most.",
        ),
        off=(
            f"Au minimum de plis, l’obligation {whose} est de n’en faire aucun.",
            f"In fewest tricks, {english} target is to take none.",
        ),
        label=label,
        example=example,
    )


def _each_dealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards each is dealt: all but the kitty (S3-05)."""
    each = (len(rules.pack) - rules.at("chien", seats=3)) // rules.seats[0]
    return (sentence, f"Chacun reçoit {each} cartes." if language == "fr" else f"Each player is dealt {each} cards.")


def _put_away(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say when the announcer discards: after the exchange (S3-08)."""
    if language == "fr":
        return sentence, "Avant le premier pli, l’annonceur écarte, faces cachées, autant de cartes qu’il en a pris au chien."
    return sentence, "Before the first trick, the announcer discards, face down, as many cards as they took from the kitty."


TRICK_KNOBS = grouped(
    deal={
        **players(3, 3, low=3, high=3),
        "cards": pack("52"),
        "chien": number(
            "On met de côté {n} cartes, une à une, pendant la distribution\u00a0: c’est le chien. Tout le reste est distribué.",
            "The kitty of {n} cards is set aside, one at a time, during the deal; all the others are dealt.",
            default=4,
            low=1,
            high=4,
            one=(
                "On met de côté une carte pendant la distribution\u00a0: c’est le chien. Tout le reste est distribué.",
                "The kitty of one card is set aside during the deal; all the others are dealt.",
            ),
            in_words=True,
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
                "L’annonceur, à la gauche du donneur, n’a aucun pli à faire\u00a0: c’est son obligation.",
                "The announcer, on the dealer’s left, has no tricks to take: that is their target.",
            ),
            label=("Plis de l’annonceur", "Announcer’s tricks"),
            example=9,
        ),
        "third_makes": _tricks(
            "Le troisième joueur doit en faire {n}.",
            "The third player has to take {n}.",
            default=5,
            off=("Le troisième joueur n’en a aucun à faire.", "The third player has none to take."),
            label=("Plis du troisième", "Third player’s tricks"),
            example=4,
        ),
        "dealer_makes": _tricks(
            "Le donneur doit en faire {n}.",
            "The dealer has to take {n}.",
            default=3,
            off=("Le donneur n’en a aucun à faire.", "The dealer has none to take."),
            label=("Plis du donneur", "Dealer’s tricks"),
            example=4,
        ),
        "announcer_least": _at_fewest(
            "de l’annonceur", "the announcer’s", default=3, label=("Minimum, l’annonceur", "Fewest, announcer"), example=4
        ),
        "third_least": _at_fewest(
            "du troisième joueur",
            "the third player’s",
            default=5,
            label=("Minimum, le troisième", "Fewest, third player"),
            example=4,
        ),
        "dealer_least": _at_fewest(
            "du donneur", "the dealer’s", default=8, label=("Minimum, le donneur", "Fewest, dealer"), example=9
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
            "À l’atout, dès la deuxième manche, celui qui vient de gagner des points peut donner des cartes, hors atout, à ceux"
            " qui en ont perdu\u00a0: au plus autant qu’il a gagné de points, et à chacun au plus autant que celui-ci en a perdu."
            " Il donne d’abord toutes les cartes\u00a0; pour chacune, celui qui l’a reçue rend ensuite sa meilleure carte de la"
            " même couleur, ou la carte reçue s’il n’en a pas de plus forte. Celui qui doit faire le plus de plis commence les"
            " échanges.",
            "In trump rounds, from the second round on, a player who has just won points may give cards, but no trumps, to"
            " players who have just lost some: at most as many as the points they won, and to each at most as many as that"
            " player lost. All the cards are given first; then for each of them, the player who received it gives back their"
            " best card of the same suit, or the card received if they have no higher one. The player with the most tricks to"
            " take starts the exchange.",
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
        " celui qui fait le pli entame le suivant.",
        "The highest trump, or else the highest card of the suit led, takes the trick; its winner leads the next.",
    ),
    ("On joue dans le sens des aiguilles d’une montre.", "Play goes clockwise."),
)
"""What holds in every game of the family, as French and English sentences."""

_ANNOUNCED: tuple[Sentence, ...] = (
    (
        "L’annonceur choisit la sorte de manche avant de voir le chien, puis le montre et le prend.",
        "The announcer chooses the kind of round before seeing the kitty, then shows it and takes it.",
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
