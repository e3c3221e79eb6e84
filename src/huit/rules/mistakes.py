"""What can be wrong with a rule file, in French and English. A family declares its own mistakes beside its checks."""

from huit.rules.rule_set import Mistake


class FileMistake(Mistake):
    """What can be wrong with a rule file of any family."""

    # The file
    NO_SUCH_RULES = (
        "pas de règles du nom de {name!r}{instead}\u00a0; ou le chemin d’un fichier .toml",
        "no rules named {name!r}{instead}; or give the path of a .toml file",
    )
    NO_SUCH_FILE = (
        "il n’y a pas de fichier {name!r}\u00a0; vérifier le chemin, ou donner le nom d’un jeu (huit rules list)",
        "there is no file {name!r}; check the path, or give the name of a game (huit rules list)",
    )
    UNREADABLE = (
        "ne se lit pas ({why})\u00a0; un fichier de règles est un texte TOML en UTF-8",
        "cannot be read ({why}); a rule file is a TOML text in UTF-8",
    )
    NOT_TOML = ("ce n’est pas un fichier TOML\u00a0: {why}", "not a TOML file: {why}")
    TOO_DEEP = (
        "tables et listes trop emboîtées\u00a0: {most} niveaux au plus",
        "tables and lists are nested too deep: {most} levels at most",
    )
    TOO_MANY_PARENTS = (
        "plus de {most} parents à la suite (tournent-ils en rond\u00a0?)",
        "the chain of parents is longer than {most} (does it go in a circle?)",
    )
    NO_SUCH_FAMILY = ("{value!r} n’est pas parmi {known}", "{value!r} is not one of {known}")
    OTHER_FAMILY = (
        "{value!r}, mais le parent est de la famille {parent!r}\u00a0; à omettre",
        "{value!r}, but its parent is of the family {parent!r}; leave it out",
    )
    UNKNOWN_KEY = ("clé {name!r} inconnue{instead}", "unknown key {name!r}{instead}")

    # One value
    NOT_A_NAME = ("{value!r} n’est pas un nom entre guillemets", "{value!r} is not a name, in quotes")
    NOT_A_TEXT = ("{value!r} n’est pas un texte", "{value!r} is not a text")
    NOT_AN_ORDER = ("{value!r} n’est pas un entier", "{value!r} is not a whole number")
    NOT_A_SWITCH = ("{value!r} n’est ni true ni false", "{value!r} is not true or false")
    NOT_NAMES = ("{value!r} n’est pas une liste de noms", "{value!r} is not a list of names")
    NOT_A_NUMBER = ("{value!r} n’est pas un entier de {low} à {high}", "{value!r} is not a whole number from {low} to {high}")
    OUT_OF_BOUNDS = (
        "{value} est hors des bornes (de {low} à {high}){because}",
        "{value} is out of bounds (from {low} to {high}){because}",
    )
    NOT_A_CHOICE = ("{value!r} n’est pas parmi {known}{near}", "{value!r} is not one of {known}{near}")
    NO_SUCH_CARD = (
        "aucune carte ne s’écrit {word!r} ('Th' est le 10 de cœur)\u00a0; ou bien un rang '8', une couleur 'h', 'joker', 'all'",
        "no such card: {word!r} ('Th' is the 10 of hearts); or a rank '8', a suit 'h', 'joker', 'all'",
    )
    NOT_A_NUMBER_OF_PLAYERS = (
        "{value!r} n’est pas un nombre de joueurs de 2 à {most}",
        "{value!r} is not a number of players from 2 to {most}",
    )
    NOT_FROM_TWO_ON = (
        "doit dire ce qui vaut à partir de 2 joueurs, comme {{ 2 = 7, 3 = 5 }}",
        "must say what holds from 2 players on, as in {{ 2 = 7, 3 = 5 }}",
    )

    # Sections
    NOT_IN_BOTH_LANGUAGES = (
        "doit être un texte, ou une table avec un texte pour 'fr' et un pour 'en'",
        "must be a text, or a table with a text for 'fr' and one for 'en'",
    )
    NOT_OPTIONS = (
        "doit être une section par option, comme [options.maou], avec fr, en et les clés qu’elle change",
        "must be a section for each, as in [options.maou] with fr, en and the keys it changes",
    )
    NO_SUCH_OPTION = ("pas d’option {name!r}{instead}", "no option {name!r}{instead}")
    NOT_AN_OPTION = (
        "doit avoir un nom à elle, et une section avec fr, en et les clés qu’elle change",
        "must be a name of its own, with a section of fr, en and the keys that it changes",
    )
    SILENT_OPTION = (
        'il lui faut sa phrase en français et en anglais\u00a0: fr = "…", en = "…"',
        'needs its sentence in French and in English: fr = "…", en = "…"',
    )
    NOT_A_MATCH = (
        'doit être une table, comme {{ plan = "negatif", target = 100 }}\u00a0; target est un entier de 1 à {most}',
        'must be a table, as in {{ plan = "negatif", target = 100 }}; target is a whole number from 1 to {most}',
    )
    NOT_LINES = (
        "doit être une section [{name}] avec une ligne par carte",
        "must be a section [{name}] with a line for each card",
    )
    NOT_A_POWER = ("doit dire ce que fait la carte, comme {{ skips = 1 }}", "must say what the card does, as in {{ skips = 1 }}")

    # What cannot be together
    CROSSED_SEATS = ("{least} dépasse seats_max, {most}", "{least} is more than seats_max, {most}")
    NOT_IN_THE_PACK = (
        "pas dans ce paquet de {size}\u00a0: {cards} (changer 'cards' ou 'jokers')",
        "no such card in this pack of {size}: {cards} (change 'cards' or 'jokers')",
    )
    ONLY_ON = ("seulement pour {cards} (écrire {cards} = {{ … }})", "only for {cards} (say {cards} = {{ … }})")
    ALONE = (
        "ne fait rien sans '{other}' (le donner aussi à la carte, ou omettre ceci)",
        "does nothing without '{other}' (give the card that too, or leave this out)",
    )
    EXCLUDED = ("ne va pas avec '{other}' (omettre l’un des deux)", "cannot be together with '{other}' (leave one of them out)")

    OVERRULED = (
        "«\u00a0{one}\u00a0» et «\u00a0{other}\u00a0» se contredisent\u00a0: garder l’une des deux options",
        "“{one}” and “{other}” overrule each other: keep one of the two options",
    )
    KNOB_EXCLUDED = (
        "ne va pas avec '{other}'\u00a0: remettre l’un des deux réglages à sa valeur par défaut",
        "cannot be together with '{other}': give one of the two its default again",
    )
    NOTHING_WITHOUT = (
        "ne fait rien sans '{other}'\u00a0: le régler aussi, ou laisser ceci à sa valeur par défaut",
        "does nothing without '{other}': set that too, or leave this at its default",
    )
    NO_SUCH_CARDS_HERE = (
        "ne fait rien\u00a0: aucune de ces cartes ({cards}) n’est dans ce paquet de {size}\u00a0; en nommer d’autres,"
        " ou changer 'cards' ou 'jokers'",
        "does nothing: none of these cards ({cards}) is in this pack of {size}; name others, or change 'cards' or 'jokers'",
    )
    NO_SUCH_PLAN = (
        "il n’y a pas de compte {name!r}{instead}\u00a0; ou omettre match",
        "there is no match plan {name!r}{instead}; or leave match out",
    )
    PLAN_HAS_ROUNDS = (
        "le compte {name!r} finit après {rounds} manches, quels que soient les points\u00a0; omettre target",
        "the plan {name!r} ends after {rounds} rounds, whatever the points; leave target out",
    )
    PLAN_COUNTS_OTHERWISE = (
        "le compte {name!r} n’additionne pas ce que comptent ces règles\u00a0; écrire l’un de {known}, ou omettre match",
        "the plan {name!r} does not add up what these rules count; say one of {known}, or leave match out",
    )
    NOTHING_TO_COUNT = (
        "ces règles ne comptent pas de points, et n’ont donc pas de partie {name!r}\u00a0; omettre match, ou compter les points",
        "these rules count no points, so there is no match {name!r}; leave match out, or count points",
    )
    MATCH_WITHOUT_END = (
        "aucune carte ne compte de points\u00a0: la partie {name!r} ne finirait jamais\u00a0; dire ce que valent les cartes"
        " ([points]), ou jouer des manches, sans partie (omettre match)",
        "no card counts any points: the match {name!r} would never end; say what the cards count ([points]),"
        " or play single rounds (leave match out)",
    )
    CARDS_COUNT_NOTHING = (
        "ne fait rien\u00a0: aucune carte ne compte de points\u00a0; dire ce que valent les cartes ([points]),"
        " ou ne pas compter de points (count = 'none')",
        "does nothing: no card counts any points; say what the cards count ([points]), or count no points (count = 'none')",
    )

    # Playing by them
    ABSTRACT = (
        "ce n’est pas un jeu, mais ce que ses versions ont en commun (abstract)",
        "abstract: not a game by itself, but what its versions share",
    )
    NOT_FOR_SO_MANY = ("on ne joue pas à {seats}, seulement à {least}–{most}", "{seats} cannot play, only {least} to {most}")
    UNEQUAL_TEAMS = (
        "{seats} joueurs ne font pas {teams} équipes égales (écrire 0 pour {seats}, comme {{ 2 = 0, 4 = 2, 5 = 0 }})",
        "{seats} players do not make {teams} equal teams (say 0 for {seats}, as in {{ 2 = 0, 4 = 2, 5 = 0 }})",
    )
