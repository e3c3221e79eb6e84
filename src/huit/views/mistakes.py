"""Mistakes of a position file, in French and English. Those of its rules are declared with the rules."""

from huit.rules import Mistake


class PositionMistake(Mistake):
    """A mistake of a position file of any family. Cards, moves and keys are written alike in both languages."""

    # The file
    NO_SUCH_FILE = (
        "il n’y a pas de tel fichier\u00a0; vérifier le chemin",
        "there is no such file; check the path",
    )
    UNREADABLE = (
        "ne se lit pas\u00a0; donner le chemin d’un fichier de position (.toml) que l’on peut lire",
        "cannot be read; give the path of a position file (.toml) that can be read",
    )
    UNKNOWN_KEY = ("clé inconnue{instead}", "unknown key{instead}")
    OF_RULES = ("{why}", "{why}")

    # What is missing
    RULES_NEEDED = ('il en faut\u00a0: écrire rules = "monclar"', 'needed, as in rules = "monclar"')
    HANDS_NEEDED = (
        'il en faut\u00a0: écrire un texte par place, comme ["9h As", "5c"]',
        'needed: write a text for each seat, as in ["9h As", "5c"]',
    )
    SEATS_NEEDED = (
        "il en faut quand une graine donne les cartes\u00a0: écrire combien jouent, comme seats = 3",
        "needed where a round is dealt by a seed: write how many play, as in seats = 3",
    )
    DISCARD_NEEDED = (
        'il en faut\u00a0: écrire au moins la carte du dessus, la dernière, comme "3c 5h"',
        'needed: write at least the top card, last, as in "3c 5h"',
    )

    # One value
    NOT_RULES = (
        '{value!r} n’est pas un nom de règles\u00a0; écrire un nom ou un chemin entre guillemets, comme "monclar"',
        '{value!r} does not name rules; write a name or a path in quotes, as in "monclar"',
    )
    NOT_A_SECTION = (
        "{value!r} n’est pas une section\u00a0; écrire [{name}], et ses clés dessous",
        "{value!r} is not a section; write [{name}], and its keys below",
    )
    NOT_A_SEED = (
        "{value!r} n’est pas une graine\u00a0; écrire un entier de 0 à {most}, ou une clé de 64 chiffres hexadécimaux"
        " (0-9, a-f) entre guillemets",
        "{value!r} is not a seed; write a whole number from 0 to {most}, or a key of 64 hexadecimal digits (0-9, a-f) in quotes",
    )
    NOT_A_KEY = (
        "{value!r} n’est pas une clé\u00a0; écrire 64 chiffres hexadécimaux (0-9, a-f) entre guillemets",
        "{value!r} is not a key; write 64 hexadecimal digits (0-9, a-f) in quotes",
    )
    NOT_HEXADECIMAL = (
        '{value!r} n’est pas de l’hexadécimal\u00a0; écrire des chiffres 0-9 et a-f entre guillemets, comme "0f3a"',
        '{value!r} is not hexadecimal; write digits 0-9 and a-f in quotes, as in "0f3a"',
    )
    NOT_CARDS = (
        '{value!r} n’est pas un texte de cartes\u00a0; en écrire un entre guillemets, comme "2c 3d"',
        '{value!r} is not a text of cards; write one in quotes, as in "2c 3d"',
    )
    NO_SUCH_CARD = (
        "aucune carte ne s’écrit {word!r}\u00a0; écrire le rang (A23456789TJQK) puis la couleur (c d h s), comme 'Th'"
        " pour le 10 de cœur, ou un joker, 'Xr' ou 'Xb'",
        "no such card: {word!r}; write the rank (A23456789TJQK) then the suit (c d h s), as in 'Th' for the 10 of hearts,"
        " or a joker, 'Xr' or 'Xb'",
    )
    NOT_A_SUIT = (
        '{value!r} n’est pas une couleur\u00a0; écrire "c", "d", "h" ou "s"',
        '{value!r} is not a suit; write "c", "d", "h" or "s"',
    )
    NOT_A_DIRECTION = (
        "{value} n’est pas un sens\u00a0; écrire 1 (celui des aiguilles d’une montre) ou -1",
        "{value} is not a direction; write 1 (clockwise) or -1",
    )
    NOT_A_KIND = ("{value!r} n’est pas une annonce{instead}", "{value!r} is not a kind of round{instead}")

    # Lists
    NOT_HANDS = (
        '{value!r} n’est pas une liste d’un texte par place\u00a0; en écrire une, comme ["9h As", "5c"]',
        '{value!r} is not a list with a text for each seat; write one, as in ["9h As", "5c"]',
    )
    NOT_MOVES = (
        '{value!r} n’est pas une liste de coups\u00a0; en écrire une, comme ["0 9h", "1 draw"]',
        '{value!r} is not a list of moves; write one, as in ["0 9h", "1 draw"]',
    )
    NOT_NAMES = (
        '{value!r} n’est pas une liste de noms\u00a0; en écrire une, comme ["Anne", "Paul"]',
        '{value!r} is not a list of names; write one, as in ["Anne", "Paul"]',
    )
    NOT_STATEMENTS = (
        '{value!r} n’est pas une liste de phrases des règles\u00a0; en écrire une, comme ["WM-02"]',
        '{value!r} is not a list of statements of the rules; write one, as in ["WM-02"]',
    )
    NOT_SEATS = (
        "{value!r} n’est pas une liste de places\u00a0; en écrire une, comme [2, 0]",
        "{value!r} is not a list of seats; write one, as in [2, 0]",
    )
    NOT_LEVELS = (
        '{value!r} n’est pas une liste d’un rang par place\u00a0; en écrire une, comme ["8", "3"]',
        '{value!r} is not a list with a rank for each seat; write one, as in ["8", "3"]',
    )
    NOT_THREE_NUMBERS = (
        "{value!r} n’est pas une liste de trois entiers de {low} à {high}\u00a0; en écrire une, comme [2, 1, 0]",
        "{value!r} is not a list of three whole numbers from {low} to {high}; write one, as in [2, 1, 0]",
    )
    NOT_LEFT = (
        '{value!r} n’est pas une liste de trois textes\u00a0; en écrire une, comme ["hearts least", "", "clubs"]',
        '{value!r} is not a list of three texts; write one, as in ["hearts least", "", "clubs"]',
    )
    NOT_STEPS = (
        "{value!r} n’est pas une liste d’un texte pour la donne et un par coup\u00a0; en écrire une,"
        ' comme ["starter 7s", "0 drew 5c"]',
        '{value!r} is not a list of a text for the deal and one a move; write one, as in ["starter 7s", "0 drew 5c"]',
    )
    NOT_NUMBERS_OF_COMMANDS = (
        "{value!r} n’est pas une liste de numéros de commandes, de 0 à {most}\u00a0; en écrire une, comme [5, 6]",
        "{value!r} is not a list of numbers of commands, from 0 to {most}; write one, as in [5, 6]",
    )
    NOT_COMMITMENTS = (
        "{value!r} n’est pas une liste de noms, numéros d’invités, empreintes et numéros de commandes\u00a0; en écrire une,"
        ' comme [["Anne", 0, "0f3a", 2]]',
        "{value!r} is not a list of names, guests’ numbers, digests and numbers of commands; write one,"
        ' as in [["Anne", 0, "0f3a", 2]]',
    )
    NOT_NONCES = (
        '{value!r} n’est pas une liste de noms et de chiffres hexadécimaux\u00a0; en écrire une, comme [["Anne", "0f3a"]]',
        '{value!r} is not a list of names and hexadecimal digits; write one, as in [["Anne", "0f3a"]]',
    )

    # How many
    WRONG_NUMBER_OF_HANDS = (
        "le nombre de mains est {count}\u00a0; avec ces règles, en écrire {wanted}",
        "the number of hands is {count}; by these rules, write {wanted}",
    )
    FEWER_SEATS_THAN_HANDS = (
        "{seats} places pour {count} mains\u00a0; écrire seats = {count} ou plus, ou enlever des mains",
        "{seats} seats for {count} hands; write seats = {count} or more, or leave out hands",
    )
    MORE_THAN_SEATS = (
        "il y en a {count} pour {seats} places\u00a0; en écrire {seats} au plus",
        "there are {count} of them for {seats} seats; write {seats} at most",
    )
    TOO_MANY_MOVES = ("il y a {count} coups\u00a0; en écrire {most} au plus", "there are {count} moves; write {most} at most")
    TOO_MANY_CARDS = (
        "trop de cartes en jeu\u00a0; en écrire {most} au plus, mains, pioche et tas ensemble",
        "too many cards in play; write {most} at most, hands, stock and discard together",
    )
    TOO_MANY_OF_A_CARD = (
        "{card} est là {count} fois en tout\u00a0; avec ces règles, en garder {most} au plus",
        "there are {count} of {card} in all; by these rules, keep {most} at most",
    )
    TOO_MANY_IN_ROW = (
        "la place {seat} a {count} cartes devant elle\u00a0; en écrire {most} au plus avec ces règles",
        "seat {seat} has {count} cards lying there; by these rules, write {most} at most",
    )
    TOO_MANY_IN_TRICK = (
        "{count} cartes sont au milieu, et la troisième finit le pli\u00a0; en écrire {most} au plus",
        "{count} cards lie in the middle, and the third would end the trick; write {most} at most",
    )
    TWICE = ("{what} y est deux fois\u00a0; n’en garder qu’une", "{what} stands there twice; keep one of them")
    NOT_IN_THE_PACK = (
        "{card} n’est pas dans ce paquet de {size} cartes\u00a0; l’enlever, ou changer 'cards' ou 'jokers' dans [with]",
        "{card} is not in this pack of {size} cards; leave it out, or change 'cards' or 'jokers' in [with]",
    )

    # What the scene or the rules do not allow
    NOT_A_MOVE = (
        "coup {number}\u00a0: {value!r} n’est pas une place (de 0 à {last}) et un mot\u00a0; écrire comme '0 9h'",
        "move {number}: {value!r} is not a seat (0 to {last}) and a word; write it as in '0 9h'",
    )
    NOT_THE_EMPTY_SEATS = (
        "{value!r} n’est pas la liste des places sans carte\u00a0; écrire {empty} dans l’ordre où elles sont sorties",
        "{value!r} is not the list of seats that are out; write {empty} in the order in which they went out",
    )
    NOBODY_IS_OUT = (
        "{value!r}, mais personne ici n’est sorti pendant que d’autres jouent encore\u00a0; enlever la clé",
        "{value!r}, but nobody here is out while others still play; leave the key out",
    )
    NOT_A_SEAT_WITH_ONE_CARD = (
        "{value!r} n’est pas une place avec une seule carte{instead}",
        "{value!r} is not a seat with one card{instead}",
    )
    STANDS_FOR_NOTHING = (
        "{card} ne vaut aucune autre carte avec ces règles\u00a0; enlever {text!r}",
        "{card} stands for no other card by these rules; leave out {text!r}",
    )
    NOT_ONE_CARD_COPIED = (
        '{text!r}, mais il faut une seule carte après =\u00a0; écrire comme "9h Xr=Ad"',
        '{text!r}, but = needs one card after it; write it as in "9h Xr=Ad"',
    )
    LEVELS_OUT_OF_BOUNDS = (
        "{value!r} ne convient pas\u00a0; écrire un rang de A à {most} pour chacune des {seats} places",
        "{value!r} cannot be; write a rank from A to {most} for each of {seats} seats",
    )
    NO_LEVELS = (
        "personne ne descend ses 8 avec ces règles\u00a0; enlever la clé, ou régler countdown dans [with]",
        "nobody counts down by these rules; leave the key out, or set countdown in [with]",
    )
    NO_MISDEALS = (
        "il n’y a pas de maldonne avec ces règles\u00a0; enlever la clé, ou régler misdeals dans [with]",
        "there are no misdeals by these rules; leave the key out, or set misdeals in [with]",
    )
    NOT_MISDEALT = (
        "la place {seat} a autant de cartes qu’il faut ({hand})\u00a0; nommer une place qui en a plus ou moins",
        "seat {seat} has as many cards as it should ({hand}); name a seat that has more or fewer",
    )
    NOT_A_PHASE = (
        "{value!r} n’est pas ce que {card} demande avec ces règles{instead}",
        "{value!r} is not what {card} asks for by these rules{instead}",
    )
    SENDS_NOTHING = (
        "la carte du dessus n’envoie rien\u00a0; écrire attacked = false, ou changer la dernière carte de discard",
        "the card on top of the discard sends nothing; write attacked = false, or change the last card of discard",
    )

    # The deal
    NOT_CHOSEN_HERE = (
        "personne ne choisit cela dans ce jeu\u00a0; enlever la clé",
        "nobody chooses that in this game; leave the key out",
    )
    NOT_TO_CHOOSE = (
        "{value} ne peut pas être choisi avec ces règles\u00a0; en écrire de {low} à {high}",
        "{value} cannot be chosen by these rules; write from {low} to {high}",
    )
    NOT_CARRIED = (
        "ce n’est pas ce qu’une manche laisse\u00a0; écrire previous, trois entiers de {low} à {high}, et chosen,"
        " trois entiers, comme {{ previous = [2, -1, -1], chosen = [1, 2, 4] }}",
        "this is not what a round leaves; write previous, three whole numbers from {low} to {high}, and chosen,"
        " three whole numbers, as in {{ previous = [2, -1, -1], chosen = [1, 2, 4] }}",
    )

    # The end
    NOT_TOLD = ("la fin ne dit rien de tel{instead}", "the end tells nothing of the kind{instead}")
