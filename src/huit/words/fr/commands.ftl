### Not on the page
# What the commands of a terminal say. Their help is in command-help.ftl.
compiles = Première fois avec ces règles : compilation, quelques secondes…
nothing-now = rien pour l'instant
how-options = écrire un nom (maou), ou une clé et sa valeur, comme dans un fichier (hand=6, powers.7.skips=1, count={ "'" }none{ "'" })
# $error
wrong-options = { $error } ; { HOW_OPTIONS() }
# .differs $key, $expected (Text?), $found (Text?)
# .refused $number (Number), $move, $why, $who, $legal
replay =
    .differs = { $key } : attendu { $expected ->
        [none] rien
       *[other] { $expected }
    }, trouvé { $found ->
        [none] rien
       *[other] { $found }
    }
    .both = --json ou --check, pas les deux
    .files = un seul fichier, sauf avec --check
    .older = Cette manche a été jouée avec d'autres règles, ou une autre version de Huit.
    .as_written = Huit ne la jouerait plus ainsi ({ $why }). Voici ses coups et son résultat, tels qu'ils sont écrits :
    .refused = coup { $number } ({ $move }) refusé : { $why }. Permis à { $who } : { $legal }
# .no_seat $seat (Number), $most (Number)
# .win { $who, $done, $chance (Number), $better, $better-chance (Number) }
# .place { $who, $done, $chance (Number), $better, $better-chance (Number) }
review =
    .no_seat = pas de place { $seat } : de 0 à { $most }
    .head = Coups à revoir ({ $who }), sur 100 manches imaginées à partir de ce que le joueur voyait :
    .none = Aucun coup clairement moins bon qu'un autre ({ $who }), à partir de ce que le joueur voyait.
    .win = { $chance ->
        [one] { $who } : { $done }, { FIXED($chance, 0) } gagnée ; { $better }, { FIXED($better-chance, 0) }
       *[other] { $who } : { $done }, { FIXED($chance, 0) } gagnées ; { $better }, { FIXED($better-chance, 0) }
    }
    .place = { $who } : { $done }, le prochain à sortir dans { FIXED($chance, 0) } ; { $better }, dans { FIXED($better-chance, 0) }
n-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
n-decisions = { $count ->
    [one] { FIXED($count, $places) } décision
   *[other] { FIXED($count, $places) } décisions
}
share = { SHARE($share) }
# A number between two others, with 95 % certainty.
interval = [{ SHARE($low) } ; { SHARE($high) }]
mean-points = { $points ->
    [one] { FIXED($points, 1) } point
   *[other] { FIXED($points, 1) } points
}
# .head { $rules, $seats (Number), $rounds (Number), $seed (Number) }
# .speed { $rounds (Number), $decisions (Number) }
# .length { $mean-decisions (Number), $spread-decisions (Number), $shortest (Number), $longest (Number), $mean-plays (Number) }
# .ends { $blocked (Number), $unfinished (Number) }
# .points $points (Number)
simulate =
    .rounds = Manches
    .head = { $rules }, { N_PLAYERS($seats) }, { N_ROUNDS($rounds) } (graine { $seed })
    .speed = { $rounds ->
        [one] { NUMBER($rounds) } manche
       *[other] { NUMBER($rounds) } manches
    } et { $decisions ->
        [one] { NUMBER($decisions) } décision
       *[other] { NUMBER($decisions) } décisions
    } par seconde, sur un cœur
    .length = longueur : { N_DECISIONS($mean-decisions, 1) } en moyenne ± { FIXED($spread-decisions, 1) }, de { $shortest } à { $longest } ; { FIXED($mean-plays, 1) } { $mean-plays ->
        [one] carte posée
       *[other] cartes posées
    }
    .ends = { $blocked } { $blocked ->
        [one] manche bloquée
       *[other] manches bloquées
    }, { $unfinished } sans fin
    .places = victoires par place après le donneur, avec l'intervalle à 95 %
    .wins = victoires par joueur, où que l'on donne, et points en moyenne
    .points = { MEAN_POINTS($points) } par joueur et par manche
# .ends { $seats (Number), $player, $rounds (Number), $decisions (Number), $blocked (Number), $unfinished (Number) }
# .can_be_played { $file, $least (Number), $most (Number), $several (Flag) }
# .wrong $wrong (Number)
rules =
    .differs = Ce qui change par rapport à « { $parent } » :
    .cards = Les cartes
    .round = La manche
    .none = rien
    .can_be_played = { $several ->
        [yes] { $file } : jouable ({ $least }–{ $most } joueurs)
       *[no] { $file } : jouable ({ N_PLAYERS($most) })
    }
    .warning = attention : { $what }
    .source = source : { $what }
    .does = { $cards } : { $what }.
    .options = Les options (--with NOM)
    .ends = { N_PLAYERS($seats) }, { $player } : { N_ROUNDS($rounds) }, { N_DECISIONS($decisions, 0) } en moyenne, { $blocked } { $blocked ->
        [one] bloquée
       *[other] bloquées
    }, { $unfinished } sans fin
    .laws_kept = Toutes les lois tiennent.
    .wrong = { $wrong ->
        [one] { $wrong } manquement : ces règles ne tiennent pas toujours
       *[other] { $wrong } manquements : ces règles ne tiennent pas toujours
    }
# .a_number { $low (Number), $high (Number) }
# .a_number_by_seats { $low (Number), $high (Number) }
# .one_of $most (Number)
# .powers_as $most (Number)
writing =
    .how = Une page de règles, question par question. Entrée garde ce qui est entre crochets ; « ? » explique, « < » revient en arrière, « . » s'arrête là. « + … » note ce qu'aucune de ces questions ne sait dire.
    .title = Comment le jeu s'appelle-t-il ?
    .source = Où la page se trouve-t-elle ?
    .cards = Quelles cartes font quelque chose ? Ensemble celles qui font la même chose, des virgules entre les autres : 2, 7, V, Rh Rs, joker
    .does = Que font celles-ci : { $cards } ? Des numéros de la liste, séparés par des espaces
    .points = Que comptent les cartes en main ? Comme : 8 = 50, V D R = 10
    .match = { HOW_IS_A_MATCH_WON() }
    .no_match = par manches, chacune pour soi
    .target = Combien de points finissent la partie ?
    .more = Que dit encore la page à ce sujet, et que ces questions n'ont pas demandé ?
    .growing = « { $title } » jusqu'ici :
    .yes = oui
    .no = non
    .none = aucune
    .yes_or_no = répondre oui ou non
    .a_number = un nombre de { $low } à { $high }
    .a_number_by_seats = un nombre de { $low } à { $high } ; selon le nombre de joueurs, comme : 2=7 3=5
    .one_of = un des numéros de 1 à { $most }
    .powers_as = des numéros de la liste, de 1 à { $most }, séparés par des espaces ; ou « aucune »
    .cards_as = des cartes, comme : A 8 10 V D R, 7h pour celui de cœur, joker ; ou « aucune »
    .points_as = des cartes et ce qu'elles comptent, comme : 8 = 50, V D R = 10
    .noted = Noté : Huit ne joue pas cela ; c'est écrit à la fin de la fiche.
    .nothing_before = C'était la première question.
    .there_is = { $file } existe déjà, et n'a pas été commencé par cette commande ; choisir un autre nom
    .goes_on = { $file } existe : ses réponses sont entre crochets.
    .cannot_write = { $file } ne peut pas être écrit : { $why }
    .not_yet = Tel qu'il est, il ne se joue pas encore : { $why }
    .saved = Écrit : { $file }. « huit rules check { $file } --simulate » le joue ; « huit play » l'ouvre (Nos propres règles, depuis un fichier).
# .head { $name, $seats (Number), $seconds }
# .swept { $out, $more (Number), $known (Number) }
# .for_wish { $name, $seats (Number), $wish }
lab =
    .head = { $name }, à { N_PLAYERS($seats) }, { $seconds } s de jeu
    .against = Par rapport à « { $name } », ce qui diffère nettement :
    .alike = rien de net
    .no_cluster = pas de grappe Ray : { $error }
    .grid_or_sample = dire --grid, une fois ou plusieurs, ou --sample
    .an_axis = écrire une clé et ses valeurs, comme dans un fichier (hand=5,6,7, powers.8.wild=true,false)
    .no_rows = { $out } n'est pas un fichier de « huit lab sweep » : en nommer un autre
    .swept = { $out } : { $more } règles de plus, { $known } y étaient déjà
    .no_file = { $out } ne peut pas s'écrire : { $error }
    .otherwise = la grappe joue d'autres règles : { $error } ; y mettre le même Huit et les mêmes fichiers
    .no_wish = aucun souhait « { $wish } » : il y a { $wishes }
    .no_card = « { $wish } » parle d'une carte : ajouter --card 8, par exemple
    .not_a_card = aucune carte { $cards }
    .for_wish = { $name }, à { N_PLAYERS($seats) } : { $wish }
    .also = aussi :
    .apart = ces deux jeux n'ont aucun nombre de joueurs en commun : en choisir d'autres
    .brier = Justesse des chances (score de Brier) : { $brier } ; à chances égales ce serait { $even }.
# .prompt $number (Number)
# .beyond $last (Number)
# .back_at_zero $who (List)
# .out $who (List)
# .won $column (Number), $name
# .owes $debtor, $amount (Number), $creditor
score =
    .plan = { $plan }{ " " }: { $text }
    .prompt = manche { $number }
    .how = NOM=POINTS pour chacun de la manche ; « annule » efface la dernière, « corrige 2 NOM=POINTS » récrit la manche 2, « fin » termine.
    .undo = annule
    .mend = corrige
    .end = fin
    .ended = partie finie (annule, corrige, fin)
    .beyond = La partie finit à la manche { $last } : ce qui est noté après ne compte pas, et reste sur la feuille.
    .out = { OUT_OF_THE_MATCH($who) }
    .back_at_zero = Tombé juste, retour à zéro : { LIST($who) }.
    .over = La partie est finie : { $names }.
    .ahead = En tête : { $names }.
    .won = colonne { $column } : { $name }
    .owes = { $debtor } doit { FIXED($amount, 2) } à { $creditor }
# .alone { $count (Number), $name }
# .steps { $count (Number) }
# .not_step { $number (Number), $told, $found }
# .recycled { $count (Number) }
# .refused { $number (Number) }
# .not_now { $number (Number) }
verify =
    .committed = { $holds ->
        [yes] la promesse est bien l'empreinte de la graine et du sel : { $commitment }
       *[no] la promesse faite avant la donne n'est pas l'empreinte de cette graine et de ce sel : { $found } au lieu de { $told }
    }
    .no_commitment = rien n'a été promis : la promesse, la graine ou le sel manque
    .again = ce sont les cartes d'une manche précédente : rien n'a été promis avant cette donne
    .mixed = { $holds ->
        [yes] la graine de la donne est faite de la promesse et du hasard de : { $names }
       *[no] la graine de la donne n'est pas faite de cette promesse et de ces grains de hasard
    }
    .no_seal = les joueurs ne s'étaient pas engagés sur leurs grains : le dernier à ajouter le sien a pu le choisir
    .nobody = aucun joueur n'a ajouté de hasard : le serveur a pu choisir cette donne
    .grains = { $holds ->
        [yes] chaque grain de hasard est celui sur lequel son joueur s'était engagé : { $names }
       *[no] ce ne sont pas les grains de hasard sur lesquels ces joueurs s'étaient engagés : { $names }
    }
    .order = { $holds ->
        [yes] tout est venu dans l'ordre : la promesse, les engagements, le sceau, puis les grains de hasard
       *[no] l'ordre n'est pas le bon : d'abord la promesse, puis tous les engagements, le sceau, et enfin les grains
    }
    .sealed = { $holds ->
        [yes] le sceau est l'empreinte de la promesse, de la donne prévue et de tous les engagements : { $seal }
       *[no] le sceau n'est pas l'empreinte de la promesse, de la donne et des engagements : { $found } au lieu de { $told }
    }
    .as_sealed = { $holds ->
        [yes] la donne est celle qui était scellée : règle, places, donneur, taille des mains et coupe
       *[no] la donne n'est pas celle qui était scellée : { $found } au lieu de { $told }
    }
    .own_seal = { $holds ->
        [yes] le sceau est celui que vous aviez vu avant la donne
       *[no] le sceau n'est pas celui que vous aviez vu avant la donne : { $found } au lieu de { $told }
    }
    .left_out = sans le hasard de : { $names } (pas là au moment du sceau)
    .put_off = la donne avait été remise, faute du grain de hasard de : { $names }
    .not_put_off = la donne est dite remise, et ce ne peut être par : { $names }
    .silent = sans le hasard de : { $names } (rien n'est noté de leur part avant le sceau)
    .alone = à { $count }, seul le hasard de { $name } est dans la donne : avec le serveur, cette donne aurait pu être choisie
    .dealt_by = { $holds ->
        [yes] la manche est distribuée par cette graine
       *[no] la manche est distribuée par une autre graine que celle de la preuve
    }
    .pack = { $holds ->
        [yes] le paquet et la façon de donner sont ceux de la règle
       *[no] le paquet ou la façon de donner n'est pas de la règle : { $what }
    }
    .hand = { $holds ->
        [yes] main : { $who } a bien celle que donne le mélange
       *[no] main : { $who } n'a pas celle que donne le mélange : { $told } au lieu de { $found }
    }
    .laid_out = { $holds ->
        [yes] les cartes mises sur la table à la donne sont les bonnes : { $found }
       *[no] les cartes mises sur la table à la donne ne sont pas les bonnes : { $told } au lieu de { $found }
    }
    .steps = { $count ->
        [one] coup par coup, les cartes sont les bonnes, dont { $count } sortie de la pioche ou d'une main
       *[other] coup par coup, les cartes sont les bonnes, dont { $count } sorties de la pioche ou d'une main
    }
    .not_step = coup { $number } : « { $told } » au lieu de « { $found } »
    .recycled = la pioche a été refaite { $count } fois, avec les bonnes cartes
    .no_record = ce fichier ne dit pas quelles cartes sont sorties : il n'y a rien à comparer
    .refused = le coup { $number } ne peut pas être joué avec ces cartes
    .not_now = le coup { $number } ne se joue plus ainsi dans cette version : la suite n'est pas vérifiée
    .result = { $holds ->
        [yes] le résultat est celui de ces coups
       *[no] le résultat n'est pas celui de ces coups : { $told } au lieu de { $found }
    }
    .no_result = ce fichier ne dit pas le résultat
    .older = cette manche a été jouée par une autre version de Huit, ou par d'autres règles : elle est rejouée par celle-ci
    .nothing = rien à vérifier : ce fichier n'a ni graine ni preuve
    .all_right = { $file } : tout est vrai
    .in_part = { $file } : tout est vrai jusque-là
    .by_server = { $file } : tout est vrai, mais le serveur a pu choisir cette donne
    .by_one = { $file } : tout est vrai, mais cette donne aurait pu être choisie
    .wrong = { $file } : tout n'est pas vrai
