### What click says by itself in help and errors, looked up by name: in English as click has it, to be found, and in each language as it is told.

usage = Usage :
heading = { $heading } :
try-help = « { $asked } » montre ce qui s’écrit.
error = Erreur : { $message }
headings =
    .Commands = Commandes
    .Options = Options
# What usage lines call the words that are to be written.
capitals =
    .COMMAND = COMMANDE
    .RULES = RÈGLES
    .INTEGER-RANGE = ENTIER
    .INTEGER = ENTIER
    .FLOAT-RANGE = NOMBRE
    .TEXT = TEXTE
    .PATH = CHEMIN
    .FILES = FICHIERS
    .FILE = FICHIER
    .FOLDER = DOSSIER
    .DIRECTORY = DOSSIER
    .ADDRESS = ADRESSE
    .DIGEST = EMPREINTE
    .NAME = NOM
    .WISH = SOUHAIT
    .ENTRIES = NOTES
    .KEY = CLÉ
# What stands behind the help of an option.
marks =
    .default = { $opens }par défaut :{ " " }
    .required = obligatoire]
    .and = { "\u00a0; " }
# What is wrong with the words of a command; $which and $how: words of click's own.
# .did_you_mean $what, $which, $opens, $closes
# .too_many $what, $which
# .no_integer $what, $which
# .no_float $what, $which
# .is_a_directory $what, $which
# .is_a_file $what, $which
# .does_not_exist $what, $which
# .cannot_be_opened $what, $which, $how
errors =
    .no_command_given = il manque une commande
    .no_command = il n’y a pas de commande { $what }
    .no_option = il n’y a pas d’option { $what }
    .did_you_mean = (plutôt { $what }{ "\u00a0" }?)
    .no_argument_given = il manque { $what }
    .no_option_given = il manque l’option { $what }
    .no_parameter_given = il manque { $what }
    .choose_from = à choisir parmi :
    .invalid_value = { $what } :{ " " }
    .requires_a_value = l’option { $what } veut une valeur
    .takes_no_value = l’option { $what } ne prend pas de valeur
    .too_many = de trop : { $what }
    .no_integer = { $what } n’est pas un entier
    .no_float = { $what } n’est pas un nombre
    .out_of_range = { $what } est hors des bornes { $range }
    .no_choice = { $what } n’est pas parmi { $choices }
    .is_a_directory = { $what } est un dossier
    .is_a_file = { $what } est un fichier
    .does_not_exist = { $what } n’existe pas
    .cannot_be_opened = { $what } ne peut pas s’ouvrir
