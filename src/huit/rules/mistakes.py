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
    NO_SUCH_PARENT = (
        "pas de règles du nom de {name!r}{instead}\u00a0; nommer un jeu de Huit, ou un fichier .toml d’à côté",
        "no rules named {name!r}{instead}; name a game of Huit, or a .toml file beside this one",
    )
    UNREADABLE = (
        "ne se lit pas ({why})\u00a0; donner le chemin d’un fichier de règles (.toml) que l’on peut lire",
        "cannot be read ({why}); give the path of a rule file (.toml) that can be read",
    )
    NOT_UTF8 = (
        "ligne {line}\u00a0: ce n’est pas du texte en UTF-8\u00a0; enregistrer le fichier en UTF-8",
        "line {line}: this is not UTF-8 text; save the file as UTF-8",
    )
    NOT_TOML = (
        "ce n’est pas un fichier TOML ({where})\u00a0; écrire une clé et sa valeur par ligne (hand = 7),"
        ' les textes entre guillemets (name = "Chez nous")',
        'not a TOML file ({where}); write a key and its value on each line (hand = 7), texts in quotes (name = "Our rules")',
    )
    TWICE_IN_FILE = (
        "ce n’est pas un fichier TOML ({where})\u00a0: la clé, ou la section, y est deux fois\u00a0; n’en garder qu’une",
        "not a TOML file ({where}): this key, or this section, is there twice; keep only one",
    )
    NO_EQUALS_SIGN = (
        "ce n’est pas un fichier TOML ({where})\u00a0: il manque un signe égal après la clé\u00a0; écrire hand = 7",
        "not a TOML file ({where}): an equals sign is missing after the key; write hand = 7",
    )
    NO_VALUE = (
        "ce n’est pas un fichier TOML ({where})\u00a0: ce n’est pas une valeur\u00a0; écrire un nombre (7), true ou false,"
        ' un texte entre guillemets ("7") ou une liste (["7", "8"])',
        'not a TOML file ({where}): this is not a value; write a number (7), true or false, a text in quotes ("7")'
        ' or a list (["7", "8"])',
    )
    UNCLOSED = (
        "ce n’est pas un fichier TOML ({where})\u00a0: un guillemet, un crochet ou une accolade reste ouvert\u00a0; le fermer",
        "not a TOML file ({where}): a quote, a bracket or a brace is left open; close it",
    )
    TOO_MANY_DIGITS = (
        "ce n’est pas un fichier TOML\u00a0: un nombre a des milliers de chiffres\u00a0; en écrire un plus petit",
        "not a TOML file: a number has thousands of digits; write a smaller one",
    )
    TOO_DEEP = (
        "tables et listes trop emboîtées\u00a0: {most} niveaux au plus",
        "tables and lists are nested too deep: {most} levels at most",
    )
    TOO_MANY_PARENTS = (
        'plus de {most} parents à la suite, ou qui tournent en rond\u00a0; nommer un jeu de Huit, comme "minimale"',
        'the chain of parents is longer than {most}, or goes in a circle; name a game of Huit, as in "minimale"',
    )
    NO_SUCH_FAMILY = ("{value!r} n’est pas parmi {known}", "{value!r} is not one of {known}")
    OTHER_FAMILY = (
        "{value!r}, mais le parent est de la famille {parent!r}\u00a0; à omettre",
        "{value!r}, but its parent is of the family {parent!r}; leave it out",
    )
    UNKNOWN_KEY = ("clé {name!r} inconnue{instead}", "unknown key {name!r}{instead}")

    # One value
    NOT_A_NAME = (
        '{value!r} n’est pas un nom\u00a0; en écrire un entre guillemets, comme "minimale"',
        '{value!r} is not a name; say one in quotes, as in "minimale"',
    )
    NOT_A_TEXT = (
        '{value!r} n’est pas un texte\u00a0; en écrire un entre guillemets, comme "Chez nous"',
        '{value!r} is not a text; say one in quotes, as in "Our rules"',
    )
    NOT_AN_ORDER = (
        "{value!r} n’est pas un entier\u00a0; en écrire un, comme 225",
        "{value!r} is not a whole number; say one, as in 225",
    )
    NOT_A_SWITCH = (
        "{value!r} n’est ni true ni false\u00a0; écrire l’un des deux",
        "{value!r} is not true or false; say one of the two",
    )
    NOT_NAMES = (
        '{value!r} n’est pas une liste de noms\u00a0; en écrire une, comme ["maou"]',
        '{value!r} is not a list of names; say one, as in ["maou"]',
    )
    NOT_A_NUMBER = ("{value!r} n’est pas un entier de {low} à {high}", "{value!r} is not a whole number from {low} to {high}")
    OUT_OF_BOUNDS = (
        "{value} est hors des bornes (de {low} à {high}){because}",
        "{value} is out of bounds (from {low} to {high}){because}",
    )
    NOT_A_CHOICE = ("{value!r} n’est pas parmi {known}{near}", "{value!r} is not one of {known}{near}")
    NOT_CARDS = (
        '{value!r} n’est pas une liste de cartes\u00a0; en écrire une, comme ["A", "8"]',
        '{value!r} is not a list of cards; say one, as in ["A", "8"]',
    )
    NO_SUCH_CARD = (
        "aucune carte ne s’écrit {word!r} ('Th' est le 10 de cœur)\u00a0; ou bien un rang '8', une couleur 'h', 'joker', 'all'",
        "no such card: {word!r} ('Th' is the 10 of hearts); or a rank '8', a suit 'h', 'joker', 'all'",
    )
    NOT_A_NUMBER_OF_PLAYERS = (
        "{value!r} n’est pas un nombre de joueurs\u00a0: écrire de 2 à {most}, comme {{ 2 = 7, 3 = 5 }}",
        "{value!r} is not a number of players: say 2 to {most}, as in {{ 2 = 7, 3 = 5 }}",
    )
    NOT_FROM_TWO_ON = (
        "doit dire ce qui vaut à partir de 2 joueurs, comme {{ 2 = 7, 3 = 5 }}",
        "must say what holds from 2 players on, as in {{ 2 = 7, 3 = 5 }}",
    )

    # Sections
    NOT_IN_BOTH_LANGUAGES = (
        "doit être un texte, ou une table avec un texte pour 'fr' et un pour 'en'\u00a0: {{ fr = \"…\", en = \"…\" }}",
        "must be a text, or a table with a text for 'fr' and one for 'en': {{ fr = \"…\", en = \"…\" }}",
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
        "doit être une section [{name}] avec une ligne par carte, comme {line}",
        "must be a section [{name}] with a line for each card, as in {line}",
    )
    NOT_A_POWER = ("doit dire ce que fait la carte, comme {{ skips = 1 }}", "must say what the card does, as in {{ skips = 1 }}")

    # What cannot be together
    CROSSED_SEATS = (
        "{least} dépasse seats_max, {most} (écrire seats_min = {most} ou moins, ou seats_max = {least} ou plus)",
        "{least} is more than seats_max, {most} (say seats_min = {most} or less, or seats_max = {least} or more)",
    )
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
        "“{one}” and “{other}” contradict each other: keep one of the two options",
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
        "ce n’est pas un jeu, mais ce que ses versions ont en commun (abstract)\u00a0; jouer une d’elles",
        "abstract: not a game by itself, but what its versions share; play one of them",
    )
    NOT_FOR_SO_MANY = (
        "on n’y joue pas à {seats}, seulement de {least} à {most}",
        "not for {seats} players, only for {least} to {most}",
    )
    UNEQUAL_TEAMS = (
        "{seats} joueurs ne font pas {teams} équipes égales (écrire 0 pour {seats}, comme {{ 2 = 0, 4 = 2, 5 = 0 }})",
        "{seats} players do not make {teams} equal teams (say 0 for {seats}, as in {{ 2 = 0, 4 = 2, 5 = 0 }})",
    )
