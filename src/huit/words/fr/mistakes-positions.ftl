### What can be wrong with a position file.
###
### Mistakes are looked up by their code. $…: facts; AS_TYPED($…): a fact as a file would say it, a text in quotes.
### Straight quotes enclose what is typed; an apostrophe is ’.

no_such_file = il n’y a pas de tel fichier ; vérifier le chemin
unreadable = ne se lit pas ; donner le chemin d’un fichier de position (.toml) que l’on peut lire
unknown_key = clé inconnue{ $instead }
of_rules = { $why }
rules_needed = il en faut : écrire rules = "monclar"
hands_needed = il en faut : écrire un texte par place, comme ["9h As", "5c"]
seats_needed = il en faut quand une graine donne les cartes : écrire combien jouent, comme seats = 3
discard_needed = il en faut : écrire au moins la carte du dessus, la dernière, comme "3c 5h"
not_rules = { AS_TYPED($value) } n’est pas un nom de règles ; écrire un nom ou un chemin entre guillemets, comme "monclar"
not_a_section = { AS_TYPED($value) } n’est pas une section ; écrire [{ $name }], et ses clés dessous
not_a_seed = { AS_TYPED($value) } n’est pas une graine ; écrire un entier de 0 à { $most }, ou une clé de 64 chiffres hexadécimaux (0-9, a-f) entre guillemets
not_a_key = { AS_TYPED($value) } n’est pas une clé ; écrire 64 chiffres hexadécimaux (0-9, a-f) entre guillemets
not_hexadecimal = { AS_TYPED($value) } n’est pas de l’hexadécimal ; écrire des chiffres 0-9 et a-f entre guillemets, comme "0f3a"
not_cards = { AS_TYPED($value) } n’est pas un texte de cartes ; en écrire un entre guillemets, comme "2c 3d"
no_such_card = aucune carte ne s’écrit { AS_TYPED($word) } ; écrire le rang (A23456789TJQK) puis la couleur (c d h s), comme 'Th' pour le 10 de cœur, ou un joker, 'Xr' ou 'Xb'
not_a_suit = { AS_TYPED($value) } n’est pas une couleur ; écrire "c", "d", "h" ou "s"
not_a_direction = { $value } n’est pas un sens ; écrire 1 (celui des aiguilles d’une montre) ou -1
not_a_kind = { AS_TYPED($value) } n’est pas une annonce{ $instead }
not_hands = { AS_TYPED($value) } n’est pas une liste d’un texte par place ; en écrire une, comme ["9h As", "5c"]
not_moves = { AS_TYPED($value) } n’est pas une liste de coups ; en écrire une, comme ["0 9h", "1 draw"]
not_names = { AS_TYPED($value) } n’est pas une liste de noms ; en écrire une, comme ["Anne", "Paul"]
not_statements = { AS_TYPED($value) } n’est pas une liste de phrases des règles ; en écrire une, comme ["WM-02"]
not_seats = { AS_TYPED($value) } n’est pas une liste de places ; en écrire une, comme [2, 0]
not_levels = { AS_TYPED($value) } n’est pas une liste d’un rang par place ; en écrire une, comme ["8", "3"]
not_three_numbers = { AS_TYPED($value) } n’est pas une liste de trois entiers de { $low } à { $high } ; en écrire une, comme [2, 1, 0]
not_left = { AS_TYPED($value) } n’est pas une liste de trois textes ; en écrire une, comme ["hearts least", "", "clubs"]
not_steps = { AS_TYPED($value) } n’est pas une liste d’un texte pour la donne et un par coup ; en écrire une, comme ["starter 7s", "0 drew 5c"]
not_numbers_of_commands = { AS_TYPED($value) } n’est pas une liste de numéros de commandes, de 0 à { $most } ; en écrire une, comme [5, 6]
not_commitments = { AS_TYPED($value) } n’est pas une liste de noms, numéros d’invités, empreintes et numéros de commandes ; en écrire une, comme [["Anne", 0, "0f3a", 2]]
not_nonces = { AS_TYPED($value) } n’est pas une liste de noms et de chiffres hexadécimaux ; en écrire une, comme [["Anne", "0f3a"]]
wrong_number_of_hands = le nombre de mains est { $count } ; avec ces règles, en écrire { $wanted }
hands_out_of_bounds = le nombre de mains est { $count } ; avec ces règles, en écrire de { $low } à { $high }
fewer_seats_than_hands = { $seats } places pour { $count } mains ; écrire seats = { $count } ou plus, ou enlever des mains
more_than_seats = il y en a { $count } pour { $seats } places ; en écrire { $seats } au plus
too_many_moves = il y a { $count } coups ; en écrire { $most } au plus
too_many_cards = trop de cartes en jeu ; en écrire { $most } au plus, mains, pioche et tas ensemble
too_many_of_a_card = { $card } est là { $count } fois en tout ; avec ces règles, en garder { $most } au plus
too_many_in_row = la place { $seat } a { $count } cartes devant elle ; en écrire { $most } au plus avec ces règles
too_many_in_trick = { $count } cartes sont au milieu, et la troisième finit le pli ; en écrire { $most } au plus
twice = { $what } y est deux fois ; n’en garder qu’une
not_in_the_pack = { $card } n’est pas dans ce paquet de { $size } cartes ; l’enlever, ou changer 'cards' ou 'jokers' dans [with]
not_a_move = coup { $number } : { AS_TYPED($value) } n’est pas une place (de 0 à { $last }) et un mot ; écrire comme '0 9h'
not_the_empty_seats = { AS_TYPED($value) } n’est pas la liste des places sans carte ; écrire { $empty } dans l’ordre où elles sont sorties
nobody_is_out = { AS_TYPED($value) }, mais personne ici n’est sorti pendant que d’autres jouent encore ; enlever la clé
not_a_seat_with_one_card = { AS_TYPED($value) } n’est pas une place avec une seule carte{ $instead }
stands_for_nothing = { $card } ne vaut aucune autre carte avec ces règles ; enlever { AS_TYPED($text) }
not_one_card_copied = { AS_TYPED($text) }, mais il faut une seule carte après = ; écrire comme "9h Xr=Ad"
levels_out_of_bounds = { AS_TYPED($value) } ne convient pas ; écrire un rang de A à { $most } pour chacune des { $seats } places
no_levels = personne ne descend ses 8 avec ces règles ; enlever la clé, ou régler countdown dans [with]
no_misdeals = il n’y a pas de maldonne avec ces règles ; enlever la clé, ou régler misdeals dans [with]
not_misdealt = la place { $seat } a autant de cartes qu’il faut ({ $hand }) ; nommer une place qui en a plus ou moins
not_a_phase = { AS_TYPED($value) } n’est pas ce que { $card } demande avec ces règles{ $instead }
sends_nothing = la carte du dessus n’envoie rien ; écrire attacked = false, ou changer la dernière carte de discard
not_chosen_here = personne ne choisit cela dans ce jeu ; enlever la clé
not_to_choose = { $value } ne peut pas être choisi avec ces règles ; en écrire de { $low } à { $high }
not_carried = ce n’est pas ce qu’une manche laisse ; écrire previous, trois entiers de { $low } à { $high }, et chosen, trois entiers, comme { "{" } previous = [2, -1, -1], chosen = [1, 2, 4] { "}" }
not_told = la fin ne dit rien de tel{ $instead }
