"""The measures by name: what each means, in which unit it is given, and how narrow its interval should be."""

from dataclasses import dataclass, replace
from typing import Literal

from huit.rules.rule_set import Both

Unit = Literal["share", "difference", "number", "turns", "minutes"]
"""A share of rounds; a difference of two shares; a plain number; turns; minutes."""


@dataclass(frozen=True)
class Kind:
    """One kind of measure."""

    name: str
    section: str
    unit: Unit
    title: Both
    """``{}`` stands for what it is about: a place, some cards, a rule."""
    definition: Both
    target: float
    """Half of the 95 % interval that is narrow enough."""


SECTIONS: dict[str, Both] = {
    "seats": Both("Les places", "Seats"),
    "length": Both("La durée", "Length"),
    "choice": Both("Le choix", "Choice"),
    "tension": Both("La tension", "Tension"),
    "open": Both("La tension, cartes sur table", "Tension, hands open"),
    "skill": Both("Le hasard et l’adresse", "Luck and skill"),
    "held": Both("Ce que vaut une carte reçue", "What a card is worth when dealt"),
    "used": Both("Ce que vaut une carte jouée", "What a card is worth in play"),
    "ends": Both("La fin des manches", "How rounds end"),
    "rules": Both("Ce que chaque règle change", "What each rule changes"),
}
"""The parts of a report, in its order."""

_ALL = (
    Kind(
        "place",
        "seats",
        "share",
        Both("Place {} après le donneur", "Seat {} after the dealer"),
        Both("Part des manches gagnées depuis cette place.", "Share of the rounds won from this seat."),
        0.01,
    ),
    Kind(
        "turns",
        "length",
        "turns",
        Both("Tours par manche", "Turns per round"),
        Both(
            "Combien de fois c’est le tour d’un autre, la première fois comprise.",
            "How often it is another player’s turn, the first one included.",
        ),
        0.5,
    ),
    Kind(
        "turns_short",
        "length",
        "turns",
        Both("Manche courte", "A short round"),
        Both("Une manche sur vingt n’est pas plus longue.", "One round in twenty is no longer than this."),
        1.0,
    ),
    Kind(
        "turns_median",
        "length",
        "turns",
        Both("Manche du milieu", "The median round"),
        Both("La moitié des manches ne sont pas plus longues.", "Half of the rounds are no longer than this."),
        1.0,
    ),
    Kind(
        "turns_long",
        "length",
        "turns",
        Both("Longue manche", "A long round"),
        Both("Une manche sur vingt est plus longue.", "One round in twenty is longer than this."),
        2.0,
    ),
    Kind(
        "minutes",
        "length",
        "minutes",
        Both("Minutes par manche", "Minutes per round"),
        Both("Les tours, par le temps que l’on met à jouer.", "The turns, by the time that people take."),
        0.1,
    ),
    Kind(
        "forced",
        "choice",
        "share",
        Both("Coups forcés", "Forced moves"),
        Both("Part des décisions où une seule chose est permise.", "Share of the decisions where only one thing is allowed."),
        0.005,
    ),
    Kind(
        "choices",
        "choice",
        "number",
        Both("Choix par décision", "Choices per decision"),
        Both("Combien de choses sont permises, en moyenne.", "How many things are allowed, on average (branching factor)."),
        0.02,
    ),
    Kind(
        "chains",
        "choice",
        "share",
        Both("Grosses attaques", "Long attack chains"),
        Both(
            "Part des manches où huit cartes au moins sont dues à la fois.",
            "Share of the rounds in which eight cards or more are owed at once.",
        ),
        0.005,
    ),
    Kind(
        "lead_changes",
        "tension",
        "number",
        Both("Changements de tête", "Lead changes"),
        Both(
            "Combien de fois celui qui a le plus de chances de gagner change, à ce que l’on voit.",
            "How often the likeliest winner changes, by what everybody sees.",
        ),
        0.2,
    ),
    Kind(
        "drama",
        "tension",
        "number",
        Both("Drame", "Drama"),
        Both(
            "De combien le gagnant était mené : moyenne de la racine de son retard, aux tours où un autre avait plus de chances.",
            "How far the winner was behind: the mean root of the gap, at turns at which somebody else was likelier to win.",
        ),
        0.005,
    ),
    Kind(
        "decision",
        "tension",
        "share",
        Both("Moment de la décision", "Decisiveness"),
        Both(
            "Le dernier tour où le gagnant n’était pas en tête, en part de la manche.",
            "The last turn at which the winner was not ahead, as a share of the round.",
        ),
        0.01,
    ),
    Kind(
        "lead_held",
        "tension",
        "share",
        Both("Avance tenue", "Leads that hold"),
        Both("Part des manches où qui est en tête à la moitié gagne.", "Share of the rounds won by the leader at half-time."),
        0.01,
    ),
    Kind(
        "comeback",
        "tension",
        "share",
        Both("Remontées", "Comebacks"),
        Both(
            "Part des manches où le gagnant a eu moins de la moitié d’une chance égale.",
            "Share of the rounds whose winner once had less than half of an even chance.",
        ),
        0.01,
    ),
    Kind(
        "surprise",
        "tension",
        "number",
        Both("Surprise", "Surprise"),
        Both("Tous les changements de la chance du gagnant, ajoutés.", "All changes of the winner’s chance, added up."),
        0.02,
    ),
    Kind(
        "suspense",
        "tension",
        "number",
        Both("Suspense", "Suspense"),
        Both(
            "De combien les chances bougent d’un tour à l’autre : racine de la moyenne des carrés.",
            "How far the chances move from turn to turn: the root mean square.",
        ),
        0.005,
    ),
    Kind(
        "skill",
        "skill",
        "difference",
        Both("Écart de force", "Skill gap"),
        Both(
            "De combien un joueur sensé gagne plus souvent parmi des joueurs qui posent au hasard ce qu’ils peuvent.",
            "How much more often a sensible player wins among players who play whatever they can at random.",
        ),
        0.005,
    ),
    Kind(
        "information",
        "skill",
        "difference",
        Both("Valeur de l’information", "Value of information"),
        Both(
            "De combien gagne plus souvent qui cherche en voyant la main du suivant, au lieu de ne pas la voir.",
            "How much more often a player that searches wins if it sees the next hand than if it does not.",
        ),
        0.02,
    ),
    Kind(
        "held",
        "held",
        "difference",
        Both("En main\u00a0: {}", "In hand: {}"),
        Both(
            "De combien une telle carte reçue à la donne rend la victoire plus fréquente qu’une carte quelconque.",
            "How much more often a player who is dealt such a card wins than with any other card (least squares).",
        ),
        0.003,
    ),
    Kind(
        "used",
        "used",
        "difference",
        Both("En jeu\u00a0: {}", "In play: {}"),
        Both(
            "Ce que perd qui ne la pose jamais par choix, de plus que pour la carte du milieu.",
            "What is lost by never playing it by choice, beyond the median card (restricted play).",
        ),
        0.005,
    ),
    Kind(
        "blocked",
        "ends",
        "share",
        Both("Manches bloquées", "Blocked rounds"),
        Both("Part des manches où plus personne ne peut jouer.", "Share of the rounds in which nobody can play any more."),
        0.005,
    ),
    Kind(
        "unfinished",
        "ends",
        "share",
        Both("Manches sans fin", "Endless rounds"),
        Both("Part des manches qui ne finissent pas.", "Share of the rounds that do not end."),
        0.005,
    ),
    Kind(
        "inert",
        "rules",
        "share",
        Both("{}", "{}"),
        Both(
            "Part des manches qui changent si l’on enlève cette règle.",
            "Share of the rounds that change when this rule is taken away.",
        ),
        0.05,
    ),
)
_OPEN = tuple(
    replace(kind, name=f"open_{kind.name}", section="open", target=4 * kind.target) for kind in _ALL if kind.section == "tension"
)
"""The same of chances that are found with all hands open: far dearer, so that less narrow intervals must do."""
KINDS: dict[str, Kind] = {kind.name: kind for kind in (*_ALL, *_OPEN)}
"""All measures by their names."""
