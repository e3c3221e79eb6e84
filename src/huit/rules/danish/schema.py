"""Every knob of a rule file of the family `danish`, declared once, and what holds in all its games."""

from huit.rules.knobs import GOES_ON, Sentence, cards, choice, grouped, number, pack, packs_given, players, switch
from huit.rules.rule_set import RuleSet

MOST_ROW = 4
"""So many cards may lie in the rows before a player."""

DANISH_KNOBS = grouped(
    deal={
        **players(2, 10),
        "cards": pack("52"),
        "packs": number(
            "On joue avec {n} paquets.",
            "Played with {n} packs.",
            default=1,
            one=("On joue avec un paquet.", "Played with one pack."),
            low=1,
            high=4,
            by_seats=True,
            in_words=True,
            acts_on="columns",
            told_by=("cards",),
            note=packs_given,
            because=("on ne mélange pas plus de quatre paquets", "no more than four packs are shuffled together"),
            label=("Nombre de paquets", "Number of packs"),
            example=2,
        ),
        "row": number(
            "Chacun a {n} cartes cachées devant lui, et autant de cartes visibles posées dessus.",
            "Each player has {n} cards face down in front of them, and as many face up on top.",
            default=3,
            one=(
                "Chacun a une carte cachée devant lui, et une carte visible posée dessus.",
                "Each player has one card face down in front of them, and one face up on top.",
            ),
            low=1,
            high=MOST_ROW,
            because=(
                "quatre places devant soi, pas plus, tiennent sur une table",
                "no more than four places in front of each player fit on a table",
            ),
            label=("Cartes devant soi", "Cards in the rows"),
            example=2,
        ),
        "hand": number(
            "Chacun reçoit {n} carte{s} en main, et repioche jusqu’à ce nombre après avoir joué, tant qu’il y a une pioche.",
            "Each player is dealt {n} card{s}, and draws back up to that many after playing, as long as the stock lasts.",
            default=3,
            low=1,
            high=10,
            because=("une main plus grande viderait la pioche dès la donne", "a larger hand would empty the stock in the deal"),
            label=("Cartes par joueur", "Cards each"),
            example=5,
        ),
        "swaps": switch(
            "Avant de jouer, chacun peut échanger des cartes de sa main avec ses cartes visibles.",
            "Before play begins, players may swap cards from their hand with their face-up cards.",
            default=True,
            off=("On n’échange pas de cartes avant de jouer.", "No cards are swapped before play begins."),
            label=("Échange avant de jouer", "Swapping before play"),
        ),
    },
    turn={
        "starts": choice(
            "Le premier joueur",
            "The first player",
            default="left_of_dealer",
            choices={
                "left_of_dealer": ("Le joueur à la gauche du donneur commence.", "The player on the dealer’s left starts."),
                "lowest_card": (
                    "Celui qui a en main la carte la plus basse commence\u00a0; à égalité, le premier après le donneur.",
                    "Whoever has the lowest card in hand starts; if several do, the first of them after the dealer.",
                ),
            },
            column="lowest_starts",
        ),
        "picks_up_freely": switch(
            "On peut ramasser le tas même quand on pourrait jouer.",
            "A player may pick up the pile even if they could play.",
            label=("Ramasser à volonté", "Picking up at will"),
        ),
        "turns_on_pick_up": switch(
            "Quand le tas est ramassé, le sens du jeu change.",
            "When the pile is picked up, the direction of play changes.",
            default=True,
            column="turns",
            label=("Le ramassage tourne", "Picking up reverses"),
        ),
    },
    end={"goes_on": GOES_ON},
    count={
        "winner_points": number(
            "Le gagnant marque {n} points.",
            "The winner scores {n} points.",
            one=("Le gagnant marque un point.", "The winner scores a point."),
            default=1,
            low=1,
            high=100,
            because=(
                "le gagnant marque quelque chose, et cent points décideraient seuls de la partie",
                "the winner scores something, and a hundred points would decide a match by themselves",
            ),
            label=("Points du gagnant", "Winner’s points"),
            example=2,
        ),
    },
)

DANISH_POWERS = grouped(
    laying={
        "anywhere": switch(
            "se pose sur n’importe quelle carte",
            "can be played on any card",
            label=("Se pose partout", "Playable on anything"),
            sign="✱",
        ),
        "copies": switch(
            "prend la valeur et l’effet de la carte qu’il couvre",
            "copies the rank and the effect of the card it covers",
            excludes=("anywhere", "sends", "burns"),
            label=("Copie la carte couverte", "Copies what it covers"),
            sign="=",
        ),
        "asks_suit": switch(
            "demande que l’une des cartes posées ensuite soit de sa couleur (de celle du dessus, si l’on en a posé plusieurs)",
            "means that one of the cards played next has to be of its suit (that of the top one, if several were played)",
            label=("Demande sa couleur", "Asks for its suit"),
            sign="♠?",
        ),
        "caps": switch(
            "oblige le joueur suivant à poser une carte de valeur inférieure ou égale",
            "makes the next player play its rank or lower",
            label=("Inférieure ou égale", "Its rank or lower"),
            sign="≤",
        ),
    },
    next={
        "skips": number(
            "fait passer leur tour à {n} joueurs par carte posée",
            "skips {n} players per card",
            high=9,
            one=("fait passer son tour à un joueur par carte posée", "skips one player per card"),
            because=("il y a dix places à une table", "there are ten seats at a table"),
            label=("Fait passer un tour", "Skips a turn"),
            sign="⊘",
            example=1,
        ),
        "burns": switch(
            "retire le tas du jeu",
            "burns the pile, which is out of the game",
            excludes=("sends", "asks_suit", "caps"),
            label=("Retire le tas", "Burns the pile"),
            sign="✕",
        ),
        "plays_again": switch(
            "oblige à rejouer",
            "gives its player another turn",
            excludes=("skips",),
            label=("Fait rejouer", "Plays again"),
            sign="↺",
        ),
    },
    attack={
        "sends": switch(
            "envoie le tas au joueur de son choix, qui le ramasse",
            "sends the pile to a player of your choice, who picks it up",
            excludes=("skips", "plays_again", "caps", "asks_suit"),
            label=("Envoie le tas", "Sends the pile"),
            sign="⇒",
        ),
        "answered_by": cards(
            "sauf s’il pose {cards}",
            "unless they play {cards}",
            joins=True,
            column="answers",
            needs=("sends",),
            label=("À moins de poser…", "Unless they play…"),
            sign="▽",
            example="A",
        ),
    },
)

DANISH_BASICS: tuple[Sentence, ...] = (
    (
        "À son tour on pose une carte, ou plusieurs de même valeur, égale ou supérieure à la dernière\u00a0;"
        " l’as est la plus haute.",
        "On your turn, play one card, or several of one rank, equal to the last one or higher; the ace is high.",
    ),
    (
        "Celui qui ne peut pas jouer ramasse tout le tas\u00a0; celui qui a posé la dernière carte entame alors un nouveau tas.",
        "If you cannot play, you pick up the whole pile; whoever played the last card then starts a new one.",
    ),
    (
        "La pioche épuisée et la main jouée, on prend ses cartes visibles\u00a0; celles-ci jouées, on joue ses cartes"
        " cachées une à une, à l’aveugle\u00a0: celle qui ne va pas se ramasse avec le tas.",
        "Once the stock is gone and your hand is empty, you pick up your face-up cards; when those are gone, you play your"
        " face-down cards one at a time, unseen: one that cannot be played is picked up with the pile.",
    ),
    ("On joue dans le sens des aiguilles d’une montre.", "Play goes clockwise."),
)
"""What holds in every game of the family, as French and English sentences."""


def new_discard(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say who starts a new discard where whoever should may be out."""
    if rules.knobs["goes_on"] == "first_out" or (seats or rules.seats[-1]) == 2:
        return ()
    if language == "fr":
        return ("Si celui qui doit entamer un nouveau tas est sorti, c’est au suivant.",)
    return ("If whoever should start a new pile is out, the next player does.",)
