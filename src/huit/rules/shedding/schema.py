"""Every knob of a rule file of the shedding games, declared once: type, default, bounds, a sentence in French and in English.

The loader, the rule sheet, the page and the generated documentation read this and nothing else.
"""

from functools import partial

from huit.rules.knobs import GOES_ON, Sentence, cards, choice, grouped, number, pack, players, switch
from huit.rules.shedding.words import attack, on_a_joker, values

advanced_number, advanced_switch, advanced_cards = (partial(knob, level="advanced") for knob in (number, switch, cards))
of_a_sweep = partial(advanced_switch, joins=True, needs=("sweeps",))

SHEDDING_BASICS: tuple[Sentence, ...] = (
    (
        "On pose une carte de la même couleur ou de la même valeur que celle du dessus.",
        "One lays a card of the same suit or of the same rank as the one on top.",
    ),
)
"""What holds in every game of the family, and no knob changes."""

ROUND_KNOBS = grouped(
    deal={
        **players(2, 8, level="basic"),
        "cards": pack("32", "52", level="basic"),
        "jokers": switch(
            "Chaque paquet a ses deux jokers.",
            "Each pack has its two jokers.",
            level="basic",
            acts_on="columns",
            note=on_a_joker,
        ),
        "packs": number(
            "On joue avec {n} paquet{s}.",
            "Played with {n} pack{s}.",
            off=("On prend autant de paquets qu’il en faut.", "As many packs are taken as are needed."),
            high=4,
            by_seats=True,
            acts_on="columns",
            unsaid=0,
        ),
        "packs_least": advanced_number(
            "On joue avec {n} paquets au moins.",
            "Played with {n} packs at least.",
            default=1,
            low=1,
            high=4,
            one=("", ""),
            acts_on="columns",
            told_by=("packs",),
        ),
        "hand": number(
            "Chacun reçoit {n} cartes.",
            "Each player is dealt {n} cards.",
            default=8,
            low=1,
            high=20,
            by_seats=True,
            level="basic",
            acts_on="columns",
            told_by=("deals_half", "hand_to"),
        ),
        "hand_two_packs": advanced_number(
            "À deux paquets, chacun reçoit {n} cartes.",
            "With two packs, each player is dealt {n} cards.",
            high=20,
            by_seats=True,
            acts_on="columns",
        ),
        "hand_from": advanced_number(
            "Le donneur choisit la taille des mains, au moins {n} cartes.",
            "The dealer chooses the size of the hands, at least {n} cards.",
            high=20,
            acts_on="deal",
        ),
        "hand_to": advanced_number(
            "Le donneur va jusqu’à {n} cartes.", "The dealer goes up to {n} cards.", high=20, acts_on="deal"
        ),
        "deals_half": advanced_switch(
            "On distribue la moitié du jeu, en mains égales.", "Half of the cards are dealt, in equal hands.", acts_on="columns"
        ),
        "cut": switch(
            "Le joueur à la droite du donneur coupe, en laissant au moins cinq cartes de chaque côté.",
            "The player on the dealer’s right cuts, and leaves at least five cards on either side.",
            acts_on="deal",
        ),
        "misdeals": advanced_number(
            "Le donneur se trompe {n} fois sur cent\u00a0; qui le voit le dit, et l’on répare.",
            "The dealer errs {n} times in a hundred; whoever sees it says so, and it is put right.",
            high=100,
        ),
        "misdeal_most": advanced_number(
            "Il donne alors jusqu’à {n} cartes de trop ou de moins à quelqu’un.",
            "Somebody is then dealt up to {n} cards too many or too few.",
            default=1,
            low=1,
            high=10,
            one=(
                "Il donne alors une carte de trop ou de moins à quelqu’un.",
                "Somebody is then dealt a card too many or too few.",
            ),
            since=5,
            needs=("misdeals",),
        ),
        "teams": number(
            "On joue en {n} équipes, les partenaires assis en alternance\u00a0;"
            " une équipe gagne quand tous ses joueurs ont fini.",
            "Played in {n} teams, partners seated alternately; a team wins when all its players are out.",
            high=5,
            by_seats=True,
        ),
    },
    start={
        "starter_acts": switch(
            "La première carte agit comme si le donneur l’avait jouée.",
            "The starter acts as if the dealer had played it.",
            off=("La première carte n’a pas d’effet.", "The starter has no effect."),
        ),
        "starter_buried": advanced_cards(
            "Retournées au départ, ces cartes sont remises dans la pioche : {cards}.",
            "Turned up as starter, these go back into the stock: {cards}.",
            default="joker",
            acts_on="columns",
        ),
        "starter_goes": choice(
            "La carte remise",
            "The card put back",
            default="middle",
            choices={
                "middle": ("La carte remise va au milieu de la pioche.", "The card put back goes into the middle of the stock."),
                "bottom": ("La carte remise va sous la pioche.", "The card put back goes under the stock."),
            },
            level="advanced",
            column="starter_bottom",
            needs=("starter_buried",),
        ),
    },
    turn={
        "must_follow": switch(
            "Qui a la couleur demandée doit en jouer\u00a0; les autres cartes sont pour qui n’en a pas.",
            "Who holds the suit in force must play it; the other cards are for who does not.",
        ),
        "jump_in": switch(
            "À la volée\u00a0: qui a la carte identique à celle du dessus peut la poser aussitôt, même hors de son tour.",
            "Jumping in: who holds the very card that lies on top may lay it at once, even out of turn.",
        ),
        "draws": number(
            "Qui ne peut pas jouer pioche {n} carte{s}.",
            "A player who cannot play draws {n} card{s}.",
            default=1,
            off=("Qui ne peut pas jouer pioche jusqu’à pouvoir jouer.", "A player who cannot play draws until he can."),
            high=20,
            level="basic",
        ),
        "drawn_card": choice(
            "La carte piochée",
            "The drawn card",
            default="kept",
            choices={
                "kept": ("Une fois la carte piochée, le tour est fini.", "Once the card is drawn, the turn is over."),
                "may_be_played": ("La carte piochée peut être jouée tout de suite.", "The drawn card may be played at once."),
                "must_be_played": (
                    "Si la carte piochée va, on la joue tout de suite.",
                    "If the drawn card fits, it must be played at once.",
                ),
            },
            level="basic",
            needs=("draws",),
        ),
        "draws_freely": switch("On peut piocher même quand on pourrait jouer.", "A player may draw although he could play."),
        "recycles": switch(
            "Pioche vide : la carte du dessus reste, le reste de la défausse est mélangé et redevient la pioche.",
            "Stock empty: the top card stays, the rest of the discard is shuffled into a new stock.",
            default=True,
            off=("Pioche vide : on continue sans piocher.", "Stock empty: play goes on without drawing."),
        ),
        "plays_after_paying": advanced_number(
            "Qui pioche {n} cartes ou plus pour une attaque peut jouer tout de suite.",
            "A player who draws {n} cards or more for an attack may play at once.",
            high=40,
        ),
    },
    announcing={
        "announces": switch(
            "Qui n’a plus qu’une carte l’annonce.",
            "A player left with one card says so.",
            default=True,
            level="basic",
        ),
        "called": choice(
            "L’annonce",
            "The announcement",
            default="carte",
            choices={
                "carte": ("On dit «\u00a0Carte\u00a0».", "One says “Carte”."),
                "last": ("On dit «\u00a0Dernière carte\u00a0».", "One says “Last card”."),
                "mau": ("On dit «\u00a0Mau\u00a0».", "One says “Mau”."),
            },
            acts_on="words",
            needs=("announces",),
        ),
        "knocks": switch(
            "On peut aussi l’annoncer sans un mot, en cognant trois coups sur la table.",
            "It may also be announced without a word, by knocking three times on the table.",
            acts_on="words",
            needs=("announces",),
        ),
        "forgotten": choice(
            "L’oubli",
            "The forgetting",
            default="caught",
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
            needs=("announces",),
        ),
        "penalty": number(
            "Une annonce oubliée coûte {n} carte{s}.",
            "A forgotten announcement costs {n} card{s}.",
            default=2,
            low=1,
            high=20,
            needs=("announces",),
        ),
        "penalty_skips": advanced_switch(
            "Qui a oublié perd aussi son prochain tour.", "Who forgot also loses his next turn.", needs=("announces",)
        ),
        "late_say": advanced_switch(
            "Une annonce tardive compte, tant que personne n’a dit « Contre-carte ».",
            "A late announcement counts, as long as nobody has said “Contre-carte”.",
            default=True,
            off=("Une annonce tardive ne compte pas.", "A late announcement does not count."),
            needs=("announces",),
            unsaid=True,
        ),
        "wrong_catch": switch(
            "Un « Contre-carte » à tort coûte autant que l’oubli.",
            "A wrong “Contre-carte” costs as much as the forgetting.",
        ),
        "announces_last": switch(
            "En posant sa dernière carte on dit « Maou » ; sinon elle reste posée, on pioche et on continue.",
            "On laying the last card one says “Maou”; if not it stays, one draws and goes on.",
        ),
    },
    end={
        "wins_held": advanced_cards(
            "Qui tient quatre cartes de cette valeur gagne en les montrant\u00a0: {cards}.",
            "Who holds four cards of this rank wins by showing them: {cards}.",
        ),
        "goes_on": GOES_ON,
        "play_limit": advanced_number(
            "La manche s’arrête après {n} carte{s} jouée{s}.", "The round ends after {n} play{s}.", high=10_000
        ),
    },
    count={
        "count": choice(
            "Les points",
            "The count",
            default="left_in_hand",
            choices={
                "none": ("On ne compte pas de points.", "No points are counted."),
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
            },
            level="basic",
            column="counts",
            note=values,
        ),
        "winner_points": advanced_number("Le gagnant marque {n} points.", "The winner scores {n} points.", low=-100, high=100),
    },
)

POWER_KNOBS = grouped(
    laying={
        "wild": switch("se pose sur n’importe quelle carte", "goes on any card", level="basic"),
        "only_if_unable": advanced_switch(
            "mais hors de sa couleur seulement si l’on ne peut pas fournir",
            "but off its suit only for a player who cannot follow",
            acts_on="columns",
            joins=True,
        ),
        "goes_on": cards("se pose aussi sur {cards}", "also goes on {cards}", acts_on="columns"),
        "goes_on_at_two_left": advanced_cards(
            "se pose sur {cards} quand il ne reste que deux joueurs",
            "goes on {cards} when only two players are left",
            acts_on="columns",
        ),
        "stands_for": advanced_switch(
            "prend la couleur et la valeur que l’on veut, avec leur effet",
            "takes whatever suit and rank its player wants, with their effect",
            rare=True,
            only_on="joker",
            excludes=("transparent", "names_suit"),
        ),
        "transparent": advanced_switch("laisse en vigueur la carte qu’il couvre", "leaves the card that it covers in force"),
        "on_debt": advanced_switch(
            "se pose aussi sur une attaque, qui passe au joueur suivant",
            "goes on an attack too, which passes to the next player",
            acts_on="columns",
            joins=True,
        ),
        "names_suit": switch("change la couleur", "changes the suit", level="basic"),
        "names_own_suit": advanced_switch(
            "mais seulement posé sur sa propre couleur",
            "but only where it is laid on its own suit",
            joins=True,
            needs=("names_suit",),
        ),
    },
    attack={
        "clears_debt": switch("arrête l’attaque", "stops the attack", level="basic"),
        "draw": number(
            "fait piocher {n} carte{s} au joueur suivant, qui passe son tour,",
            "makes the next player draw {n} card{s} and lose his turn,",
            high=20,
            level="basic",
            effect=attack,
        ),
        "answered_by": cards(
            "à moins de poser {cards}",
            "unless he plays {cards}",
            level="basic",
            acts_on="columns",
            joins=True,
            needs=("draw",),
        ),
        "sweeps": switch(
            "et cela fait le tour de tous les autres joueurs, sans s’ajouter",
            "and this goes round all the other players, without adding up",
            rare=True,
            joins=True,
            needs=("draw",),
            excludes=("skips", "plays_again", "then_plays", "lets_steal"),
        ),
        "must_answer": of_a_sweep("qui peut répondre y est obligé", "who can answer has to"),
        "drawn_answers": of_a_sweep(
            "une réponse tirée en piochant se pose aussitôt", "an answer found among the cards drawn is laid at once"
        ),
        "comes_back": of_a_sweep("le tour fini, celui qui l’a posé rejoue", "when it has gone round, its player plays"),
        "then_plays": advanced_switch(
            "qui a pioché joue quand même, et sa carte pareille s’ajoute à ce qu’il vient de piocher",
            "who has drawn still plays, and a like card of his adds to what he has just drawn",
            rare=True,
            joins=True,
        ),
    },
    hands={
        "lets_steal": switch(
            "fait tirer au joueur suivant une carte à l’aveugle dans la main de son joueur",
            "makes the next player draw a card blindly from its player’s hand",
            rare=True,
        ),
        "gives": number(
            "fait donner {n} de ses cartes au joueur de son choix",
            "makes its player give {n} of his cards to a player of his choice",
            high=4,
            rare=True,
        ),
    },
    together={
        "plays_flush": advanced_switch(
            "permet de poser en même temps toutes ses cartes de la même couleur",
            "lets its player lay all his cards of that suit with it",
            rare=True,
        ),
        "plays_set": switch(
            "se pose à deux, trois ou quatre de la même valeur",
            "may be laid in twos, threes or fours of its rank",
            rare=True,
            told_by=("set_of",),
        ),
        "set_of": advanced_number(
            "se pose aussi par {n} à la fois", "may be laid {n} at a time too", high=8, needs=("plays_set",)
        ),
        "set_in_suit": advanced_switch(
            "en commençant par celle de la couleur demandée",
            "beginning with the one of the suit in force",
            joins=True,
            needs=("plays_set",),
        ),
        "announced": switch(
            "s’annonce en la posant\u00a0; l’oubli coûte autant que celui de «\u00a0Carte\u00a0»",
            "is announced as it is laid; forgetting costs as much as forgetting “Carte”",
            rare=True,
            column="words",
        ),
    },
    next={
        "skips": number(
            "fait passer leur tour aux {n} joueurs suivants",
            "makes the next {n} players lose their turn",
            high=7,
            one=("fait passer son tour au joueur suivant", "makes the next player lose his turn"),
            level="basic",
        ),
        "refuses": cards("personne n’y pose {cards}", "nobody lays {cards} on it", column="refused"),
        "turn_at_two": switch(
            "fait rejouer son joueur quand on joue à deux",
            "gives its player another turn when two play",
            acts_on="columns",
        ),
        "not_at_two": advanced_switch("sauf quand on joue à deux", "but not when two play", acts_on="columns", joins=True),
        "turn_at_two_left": advanced_switch(
            "fait rejouer son joueur quand il ne reste que deux joueurs",
            "gives its player another turn when only two players are left",
            rare=True,
        ),
        "reverses": switch("change le sens du jeu", "reverses the direction of play", level="basic"),
        "plays_again": switch(
            "oblige à rejouer (en dernière carte, à piocher)",
            "obliges to play again (as a last card, to draw)",
            level="basic",
        ),
    },
    last={
        "last_draw": number(
            "fait encore piocher {n} carte{s} au joueur suivant si l’on finit avec",
            "still makes the next player draw {n} card{s} when somebody goes out with it",
            high=20,
        ),
        "last_answered_by": advanced_cards(
            "à moins qu’il ne pose {cards}", "unless he lays {cards}", acts_on="columns", joins=True, needs=("last_draw",)
        ),
        "doubles": switch("double tous les points si l’on finit avec", "doubles all points when somebody goes out with it"),
    },
)
