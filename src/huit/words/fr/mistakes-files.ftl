### What can be wrong with a rule file of any family. See mistakes-positions.ftl.

no_such_rules = pas de règles du nom de { AS_TYPED($name) }{ $instead } ; ou le chemin d’un fichier .toml
no_such_file = il n’y a pas de fichier { AS_TYPED($name) } ; vérifier le chemin, ou donner le nom d’un jeu (huit rules list)
no_such_parent = pas de règles du nom de { AS_TYPED($name) }{ $instead } ; nommer un jeu de Huit, ou un fichier .toml d’à côté
unreadable = ne se lit pas ({ $why }) ; donner le chemin d’un fichier de règles (.toml) que l’on peut lire
not_utf8 = ligne { $line } : ce n’est pas du texte en UTF-8 ; enregistrer le fichier en UTF-8
not_toml = ce n’est pas un fichier TOML ({ $where }) ; écrire une clé et sa valeur par ligne (hand = 7), les textes entre guillemets (name = "Chez nous")
twice_in_file = ce n’est pas un fichier TOML ({ $where }) : la clé, ou la section, y est deux fois ; n’en garder qu’une
no_equals_sign = ce n’est pas un fichier TOML ({ $where }) : il manque un signe égal après la clé ; écrire hand = 7
no_value = ce n’est pas un fichier TOML ({ $where }) : ce n’est pas une valeur ; écrire un nombre (7), true ou false, un texte entre guillemets ("7") ou une liste (["7", "8"])
unclosed = ce n’est pas un fichier TOML ({ $where }) : un guillemet, un crochet ou une accolade reste ouvert ; le fermer
too_many_digits = ce n’est pas un fichier TOML : un nombre a des milliers de chiffres ; en écrire un plus petit
too_deep = tables et listes trop emboîtées : { $most } niveaux au plus
too_many_parents = plus de { $most } parents à la suite, ou qui tournent en rond ; nommer un jeu de Huit, comme "minimale"
no_such_family = { AS_TYPED($value) } n’est pas parmi { $known }
other_family = { AS_TYPED($value) }, mais le parent est de la famille { AS_TYPED($parent) } ; à omettre
unknown_key = clé { AS_TYPED($name) } inconnue{ $instead }
not_a_name = { AS_TYPED($value) } n’est pas un nom ; en écrire un entre guillemets, comme "minimale"
not_a_text = { AS_TYPED($value) } n’est pas un texte ; en écrire un entre guillemets, comme "Chez nous"
not_an_order = { AS_TYPED($value) } n’est pas un entier ; en écrire un, comme 225
not_a_switch = { AS_TYPED($value) } n’est ni true ni false ; écrire l’un des deux
not_names = { AS_TYPED($value) } n’est pas une liste de noms ; en écrire une, comme ["maou"]
not_a_number = { AS_TYPED($value) } n’est pas un entier de { $low } à { $high }
out_of_bounds = { $value } est hors des bornes (de { $low } à { $high }){ $because }
not_a_choice = { AS_TYPED($value) } n’est pas parmi { $known }{ $near }
not_cards = { AS_TYPED($value) } n’est pas une liste de cartes ; en écrire une, comme ["A", "8"]
no_such_card = aucune carte ne s’écrit { AS_TYPED($word) } ('Th' est le 10 de cœur) ; ou bien un rang '8', une couleur 'h', 'joker', 'all'
not_a_number_of_players = { AS_TYPED($value) } n’est pas un nombre de joueurs : écrire de 2 à { $most }, comme { "{" } 2 = 7, 3 = 5 { "}" }
not_from_two_on = doit dire ce qui vaut à partir de 2 joueurs, comme { "{" } 2 = 7, 3 = 5 { "}" }
not_in_both_languages = doit être un texte, ou une table avec un texte pour 'fr' et un pour 'en' : { "{" } fr = "…", en = "…" { "}" }
not_a_while = doit être une table de ce que sont les règles où la phrase est dite, comme { "{" } draws_freely = true { "}" }
not_by_hand = une liste de { $most } phrases au plus, de { $longest } caractères au plus, comme ["La triche est permise."]
not_options = doit être une section par option, comme [options.maou], avec fr, en et les clés qu’elle change
no_such_option = pas d’option { AS_TYPED($name) }{ $instead }
not_an_option = doit avoir un nom à elle, et une section avec fr, en et les clés qu’elle change
silent_option = il lui faut sa phrase en français et en anglais : fr = "…", en = "…"
not_a_match = doit être une table, comme { "{" } plan = "negatif", target = 100 { "}" } ; target est un entier de 1 à { $most }
not_lines = doit être une section [{ $name }] avec une ligne par carte, comme { $line }
not_a_power = doit dire ce que fait la carte, comme { "{" } skips = 1 { "}" }
crossed_seats = { $least } dépasse seats_max, { $most } (écrire seats_min = { $most } ou moins, ou seats_max = { $least } ou plus)
not_in_the_pack = pas dans ce paquet de { $size } : { $cards } (changer 'cards' ou 'jokers')
only_on = seulement pour { $cards } (écrire { $cards } = { "{" } … { "}" })
alone = ne fait rien sans '{ $other }' (le donner aussi à la carte, ou omettre ceci)
excluded = ne va pas avec '{ $other }' (omettre l’un des deux)
overruled = « { $one } » et « { $other } » se contredisent : garder l’une des deux options
knob_excluded = ne va pas avec '{ $other }' : remettre l’un des deux réglages à sa valeur par défaut
nothing_without = ne fait rien sans '{ $other }' : le régler aussi, ou laisser ceci à sa valeur par défaut
no_such_cards_here = ne fait rien : aucune de ces cartes ({ $cards }) n’est dans ce paquet de { $size } ; en nommer d’autres, ou changer 'cards' ou 'jokers'
no_such_plan = il n’y a pas de compte { AS_TYPED($name) }{ $instead } ; ou omettre match
plan_has_rounds = le compte { AS_TYPED($name) } finit après { $rounds } manches, quels que soient les points ; omettre target
plan_counts_otherwise = le compte { AS_TYPED($name) } n’additionne pas ce que comptent ces règles ; écrire l’un de { $known }, ou omettre match
plan_on_paper = le compte { AS_TYPED($name) } ne se tient que sur une feuille, car une table distribue à tous ; écrire l’un de { $known }, ou omettre match
nothing_to_count = ces règles ne comptent pas de points, et n’ont donc pas de partie { AS_TYPED($name) } ; omettre match, ou compter les points
match_without_end = aucune carte ne compte de points : la partie { AS_TYPED($name) } ne finirait jamais ; dire ce que valent les cartes ([points]), ou jouer des manches, sans partie (omettre match)
cards_count_nothing = ne fait rien : aucune carte ne compte de points ; dire ce que valent les cartes ([points]), ou ne pas compter de points (count = 'none')
abstract = ce n’est pas un jeu, mais ce que ses versions ont en commun (abstract) ; jouer une d’elles
not_for_so_many = on n’y joue pas à { $seats }, seulement de { $least } à { $most }
unequal_teams = { $seats } joueurs ne font pas { $teams } équipes égales (écrire 0 pour { $seats }, comme { "{" } 2 = 0, 4 = 2, 5 = 0 { "}" })
