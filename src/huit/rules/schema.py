"""Every knob of a rule file of the family `shedding`, declared once: type, default, bounds, a sentence in English and in French.

The loader, the rule sheet, the form on the page and the generated documentation all read this and nothing else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["int", "bool", "choice", "faces"]
Sentence = tuple[str, str]
"""French, then English. ``{n}`` stands for the knob's number, ``{s}`` for a plural s, ``{cards}`` for its cards."""

BY_SEATS = "by seats"


@dataclass(frozen=True)
class Knob:
    """One thing that a rule file may say."""

    name: str
    kind: Kind
    default: int | bool | str
    french: str
    english: str
    low: int = 0
    high: int = 0
    choices: Mapping[str, Sentence] = field(default_factory=dict[str, Sentence])
    by_seats: bool = False
    """Whether it may be a table from a number of seats on, as in ``{2 = 7, 3 = 5}``."""
    off: Sentence | None = None
    """What to say when it is off or zero, where that is worth a sentence."""
    one: Sentence | None = None
    """What to say for 1, where counting to one sounds wrong."""

    def sentence(self, language: str, value: object, **words: str) -> str:
        """Return the sentence of the rule sheet for *value*, or an empty text where there is nothing to say.

        >>> ROUND_KNOBS["hand"].sentence("en", 5)
        'Each player is dealt 5 cards.'
        """
        french = language == "fr"
        if self.kind == "choice":
            chosen = self.choices[str(value)]
            return chosen[0 if french else 1]
        if self.kind in ("bool", "int") and not value:
            return "" if self.off is None else self.off[0 if french else 1]
        if self.one is not None and value == 1:
            return self.one[0 if french else 1]
        template = self.french if french else self.english
        plural = "s" if isinstance(value, int) and value > 1 else ""
        return template.format(n=value, s=plural, **words)


def named(*knobs: Knob) -> dict[str, Knob]:
    """Return *knobs* by their names, in their order."""
    return {knob.name: knob for knob in knobs}


GOES_ON = Knob(
    "goes_on",
    "choice",
    "first_out",
    "La fin",
    "The end",
    choices={
        "first_out": (
            "Le premier qui n’a plus de carte gagne et la manche finit.",
            "The first to have no card wins, and the round ends.",
        ),
        "places": (
            "La manche continue pour les places, jusqu’à ce qu’il ne reste qu’un joueur.",
            "The round goes on for places, until one player is left.",
        ),
    },
)
"""How long a round goes on: the same in every family where one leaves it with an empty hand."""

SHEDDING_BASICS: tuple[Sentence, ...] = (
    (
        "On pose une carte de la même couleur ou de la même valeur que celle du dessus.",
        "One lays a card of the same suit or of the same rank as the one on top.",
    ),
)
"""What holds in every game of the family, and no knob changes."""

ROUND_KNOBS = named(
    Knob("seats_min", "int", 2, "De {n} joueurs", "From {n} players", low=2, high=10),
    Knob("seats_max", "int", 8, "à {n} joueurs", "to {n} players", low=2, high=10),
    Knob(
        "cards",
        "choice",
        "52",
        "Le paquet",
        "The pack",
        choices={
            "32": ("On joue avec 32 cartes.", "Played with 32 cards, sevens to aces."),
            "52": ("On joue avec 52 cartes.", "Played with 52 cards."),
        },
    ),
    Knob("jokers", "bool", False, "Chaque paquet a ses deux jokers.", "Each pack has its two jokers."),
    Knob(
        "packs",
        "int",
        0,
        "On joue avec {n} paquet{s}.",
        "Played with {n} pack{s}.",
        off=("On prend autant de paquets qu’il en faut.", "As many packs are taken as are needed."),
        high=4,
        by_seats=True,
    ),
    Knob(
        "packs_least",
        "int",
        1,
        "On joue avec {n} paquets au moins.",
        "Played with {n} packs at least.",
        low=1,
        high=4,
        one=("", ""),
    ),
    Knob("hand", "int", 8, "Chacun reçoit {n} cartes.", "Each player is dealt {n} cards.", low=1, high=20, by_seats=True),
    Knob(
        "hand_two_packs",
        "int",
        0,
        "À deux paquets, chacun reçoit {n} cartes.",
        "With two packs, each player is dealt {n} cards.",
        high=20,
        by_seats=True,
    ),
    Knob(
        "hand_from",
        "int",
        0,
        "Le donneur choisit la taille des mains, au moins {n} cartes.",
        "The dealer chooses the size of the hands, at least {n} cards.",
        high=20,
    ),
    Knob("hand_to", "int", 0, "Le donneur va jusqu’à {n} cartes.", "The dealer goes up to {n} cards.", high=20),
    Knob(
        "cut",
        "bool",
        False,
        "Le joueur à la droite du donneur coupe, en laissant au moins cinq cartes de chaque côté.",
        "The player on the dealer’s right cuts, and leaves at least five cards on either side.",
    ),
    Knob(
        "misdeals",
        "int",
        0,
        "Le donneur se trompe {n} fois sur cent\u00a0; qui le voit le dit, et l’on répare.",
        "The dealer errs {n} times in a hundred; whoever sees it says so, and it is put right.",
        high=100,
    ),
    Knob(
        "starter_acts",
        "bool",
        False,
        "La première carte agit comme si le donneur l’avait jouée.",
        "The starter acts as if the dealer had played it.",
        off=("La première carte n’a pas d’effet.", "The starter has no effect."),
    ),
    Knob(
        "starter_buried",
        "faces",
        "joker",
        "Retournées au départ, ces cartes sont remises dans la pioche : {cards}.",
        "Turned up as starter, these go back into the stock: {cards}.",
    ),
    Knob(
        "starter_goes",
        "choice",
        "middle",
        "La carte remise",
        "The card put back",
        choices={
            "middle": ("La carte remise va au milieu de la pioche.", "The card put back goes into the middle of the stock."),
            "bottom": ("La carte remise va sous la pioche.", "The card put back goes under the stock."),
        },
    ),
    Knob(
        "must_follow",
        "bool",
        False,
        "Qui a la couleur demandée doit en jouer\u00a0; les autres cartes sont pour qui n’en a pas.",
        "Who holds the suit in force must play it; the other cards are for who does not.",
    ),
    Knob(
        "draws",
        "int",
        1,
        "Qui ne peut pas jouer pioche {n} carte{s}.",
        "A player who cannot play draws {n} card{s}.",
        off=("Qui ne peut pas jouer pioche jusqu’à pouvoir jouer.", "A player who cannot play draws until he can."),
        high=20,
    ),
    Knob(
        "drawn_card",
        "choice",
        "kept",
        "La carte piochée",
        "The drawn card",
        choices={
            "kept": ("Une fois la carte piochée, le tour est fini.", "Once the card is drawn, the turn is over."),
            "may_be_played": ("La carte piochée peut être jouée tout de suite.", "The drawn card may be played at once."),
            "must_be_played": (
                "Si la carte piochée va, on la joue tout de suite.",
                "If the drawn card fits, it must be played at once.",
            ),
        },
    ),
    Knob(
        "draws_freely",
        "bool",
        False,
        "On peut piocher même quand on pourrait jouer.",
        "A player may draw although he could play.",
    ),
    Knob(
        "recycles",
        "bool",
        True,
        "Pioche vide : la carte du dessus reste, le reste de la défausse est mélangé et redevient la pioche.",
        "Stock empty: the top card stays, the rest of the discard is shuffled into a new stock.",
        off=("Pioche vide : on continue sans piocher.", "Stock empty: play goes on without drawing."),
    ),
    Knob(
        "announces",
        "bool",
        True,
        "Qui n’a plus qu’une carte l’annonce.",
        "A player left with one card says so.",
    ),
    Knob(
        "called",
        "choice",
        "carte",
        "L’annonce",
        "The announcement",
        choices={
            "carte": ("On dit «\u00a0Carte\u00a0».", "One says “Carte”."),
            "last": ("On dit «\u00a0Dernière carte\u00a0».", "One says “Last card”."),
        },
    ),
    Knob(
        "penalty",
        "int",
        2,
        "Une annonce oubliée coûte {n} carte{s}.",
        "A forgotten announcement costs {n} card{s}.",
        low=1,
        high=20,
    ),
    Knob(
        "wrong_catch",
        "bool",
        False,
        "Un « Contre-carte » à tort coûte autant que l’oubli.",
        "A wrong “Contre-carte” costs as much as the forgetting.",
    ),
    Knob(
        "forgotten",
        "choice",
        "caught",
        "L’oubli",
        "The forgetting",
        choices={
            "caught": (
                "L’oubli ne coûte que si un autre le remarque (« Contre-carte »).",
                "Forgetting costs only if another player notices (“Contre-carte”).",
            ),
            "at_once": (
                "L’oubli coûte aussitôt, sans que personne ait à le remarquer.",
                "Forgetting costs at once, noticed or not.",
            ),
            "on_last_card": (
                "L’oubli coûte en posant la dernière carte\u00a0: elle reste posée, mais on ne gagne pas.",
                "Forgetting costs when the last card is laid: it stays, but its player does not win.",
            ),
        },
    ),
    Knob(
        "penalty_skips",
        "bool",
        False,
        "Qui a oublié perd aussi son prochain tour.",
        "Who forgot also loses his next turn.",
    ),
    Knob(
        "announces_last",
        "bool",
        False,
        "En posant sa dernière carte on dit « Maou » ; sinon elle reste posée, on pioche et on continue.",
        "On laying the last card one says “Maou”; if not it stays, one draws and goes on.",
    ),
    Knob(
        "late_say",
        "bool",
        True,
        "Une annonce tardive compte, tant que personne n’a dit « Contre-carte ».",
        "A late announcement counts, as long as nobody has said “Contre-carte”.",
        off=("Une annonce tardive ne compte pas.", "A late announcement does not count."),
    ),
    Knob(
        "plays_after_paying",
        "int",
        0,
        "Qui pioche {n} cartes ou plus pour une attaque peut jouer tout de suite.",
        "A player who draws {n} cards or more for an attack may play at once.",
        high=40,
    ),
    Knob(
        "deals_half",
        "bool",
        False,
        "On distribue la moitié du jeu, en mains égales.",
        "Half of the cards are dealt, in equal hands.",
    ),
    GOES_ON,
    Knob(
        "teams",
        "int",
        0,
        "On joue en {n} équipes, les partenaires assis en alternance\u00a0; une équipe gagne quand tous ses joueurs ont fini.",
        "Played in {n} teams, partners seated alternately; a team wins when all its players are out.",
        high=5,
        by_seats=True,
    ),
    Knob(
        "jump_in",
        "bool",
        False,
        "À la volée\u00a0: qui a la carte identique à celle du dessus peut la poser aussitôt, même hors de son tour.",
        "Jumping in: who holds the very card that lies on top may lay it at once, even out of turn.",
    ),
    Knob(
        "wins_held",
        "faces",
        "",
        "Qui tient quatre cartes de cette valeur gagne en les montrant\u00a0: {cards}.",
        "Who holds four cards of this rank wins by showing them: {cards}.",
    ),
    Knob(
        "winner_points",
        "int",
        0,
        "Le gagnant marque {n} points.",
        "The winner scores {n} points.",
        low=-100,
        high=100,
    ),
    Knob(
        "count",
        "choice",
        "left_in_hand",
        "Les points",
        "The count",
        choices={
            "left_in_hand": (
                "À la fin, chacun compte les points qui lui restent en main.",
                "At the end, each counts the points left in his hand.",
            ),
            "winner_takes": (
                "Le gagnant marque les points restés dans les autres mains\u00a0; manche bloquée, la différence.",
                "The winner scores the points left in the other hands; in a blocked round, the difference.",
            ),
            "podium": (
                "Le premier sorti marque 50 points, le deuxième 20, le troisième 10.",
                "The first out scores 50 points, the second 20, the third 10.",
            ),
            "none": ("On ne compte pas de points.", "No points are counted."),
        },
    ),
    Knob(
        "play_limit",
        "int",
        0,
        "La manche s’arrête après {n} carte{s} jouée{s}.",
        "The round ends after {n} play{s}.",
        high=10_000,
    ),
)

POWER_KNOBS = named(
    Knob("wild", "bool", False, "se pose sur n’importe quelle carte", "goes on any card"),
    Knob(
        "only_if_unable",
        "bool",
        False,
        "mais hors de sa couleur seulement si l’on ne peut pas fournir",
        "but off its suit only for a player who cannot follow",
    ),
    Knob("goes_on", "faces", "", "se pose aussi sur {cards}", "also goes on {cards}"),
    Knob(
        "goes_on_at_two_left",
        "faces",
        "",
        "se pose sur {cards} quand il ne reste que deux joueurs",
        "goes on {cards} when only two players are left",
    ),
    Knob(
        "stands_for",
        "bool",
        False,
        "prend la couleur et la valeur que l’on veut, avec leur effet",
        "takes whatever suit and rank its player wants, with their effect",
    ),
    Knob(
        "transparent",
        "bool",
        False,
        "laisse en vigueur la carte qu’il couvre",
        "leaves the card that it covers in force",
    ),
    Knob(
        "on_debt",
        "bool",
        False,
        "se pose aussi sur une attaque, qui passe au joueur suivant",
        "goes on an attack too, which passes to the next player",
    ),
    Knob("names_suit", "bool", False, "change la couleur", "changes the suit"),
    Knob(
        "names_own_suit",
        "bool",
        False,
        "mais seulement posé sur sa propre couleur",
        "but only where it is laid on its own suit",
    ),
    Knob("clears_debt", "bool", False, "arrête l’attaque", "stops the attack"),
    Knob(
        "draw",
        "int",
        0,
        "fait piocher {n} carte{s} au joueur suivant, qui passe son tour,",
        "makes the next player draw {n} card{s} and lose his turn,",
        high=20,
    ),
    Knob("answered_by", "faces", "", "à moins de poser {cards}", "unless he plays {cards}"),
    Knob(
        "sweeps",
        "bool",
        False,
        "et cela fait le tour de tous les autres joueurs, sans s’ajouter",
        "and this goes round all the other players, without adding up",
    ),
    Knob(
        "must_answer",
        "bool",
        False,
        "qui peut répondre y est obligé",
        "who can answer has to",
    ),
    Knob(
        "drawn_answers",
        "bool",
        False,
        "une réponse tirée en piochant se pose aussitôt",
        "an answer found among the cards drawn is laid at once",
    ),
    Knob(
        "comes_back",
        "bool",
        False,
        "le tour fini, celui qui l’a posé rejoue",
        "when it has gone round, its player plays",
    ),
    Knob(
        "then_plays",
        "bool",
        False,
        "qui a pioché joue quand même, et sa carte pareille s’ajoute à ce qu’il vient de piocher",
        "who has drawn still plays, and a like card of his adds to what he has just drawn",
    ),
    Knob(
        "lets_steal",
        "bool",
        False,
        "fait tirer au joueur suivant une carte à l’aveugle dans la main de son joueur",
        "makes the next player draw a card blindly from its player’s hand",
    ),
    Knob(
        "gives",
        "int",
        0,
        "fait donner {n} de ses cartes au joueur de son choix",
        "makes its player give {n} of his cards to a player of his choice",
        high=4,
    ),
    Knob(
        "plays_flush",
        "bool",
        False,
        "permet de poser en même temps toutes ses cartes de la même couleur",
        "lets its player lay all his cards of that suit with it",
    ),
    Knob(
        "plays_set",
        "bool",
        False,
        "se pose à deux, trois ou quatre de la même valeur",
        "may be laid in twos, threes or fours of its rank",
    ),
    Knob("set_of", "int", 0, "se pose aussi par {n} à la fois", "may be laid {n} at a time too", high=8),
    Knob(
        "set_in_suit",
        "bool",
        False,
        "en commençant par celle de la couleur demandée",
        "beginning with the one of the suit in force",
    ),
    Knob(
        "announced",
        "bool",
        False,
        "s’annonce en la posant\u00a0; l’oubli coûte autant que celui de «\u00a0Carte\u00a0»",
        "is announced as it is laid; forgetting costs as much as forgetting “Carte”",
    ),
    Knob(
        "skips",
        "int",
        0,
        "fait passer leur tour aux {n} joueurs suivants",
        "makes the next {n} players lose their turn",
        high=7,
        one=("fait passer son tour au joueur suivant", "makes the next player lose his turn"),
    ),
    Knob("refuses", "faces", "", "personne n’y pose {cards}", "nobody lays {cards} on it"),
    Knob(
        "turn_at_two",
        "bool",
        False,
        "fait rejouer son joueur quand on joue à deux",
        "gives its player another turn when two play",
    ),
    Knob(
        "not_at_two",
        "bool",
        False,
        "sauf quand on joue à deux",
        "but not when two play",
    ),
    Knob(
        "turn_at_two_left",
        "bool",
        False,
        "fait rejouer son joueur quand il ne reste que deux joueurs",
        "gives its player another turn when only two players are left",
    ),
    Knob(
        "last_draw",
        "int",
        0,
        "fait encore piocher {n} carte{s} au joueur suivant si l’on finit avec",
        "still makes the next player draw {n} card{s} when somebody goes out with it",
        high=20,
    ),
    Knob(
        "last_answered_by",
        "faces",
        "",
        "à moins qu’il ne pose {cards}",
        "unless he lays {cards}",
    ),
    Knob(
        "doubles", "bool", False, "double tous les points si l’on finit avec", "doubles all points when somebody goes out with it"
    ),
    Knob("reverses", "bool", False, "change le sens du jeu", "reverses the direction of play"),
    Knob(
        "plays_again",
        "bool",
        False,
        "oblige à rejouer (en dernière carte, à piocher)",
        "obliges to play again (as a last card, to draw)",
    ),
)

POINTS = Knob("points", "int", 0, "{n} point{s}", "{n} point{s}", high=100)
