### What can be wrong with rules of the shedding games.

too_few_cards = { $seats } joueurs à { $hand } cartes chacun et la première carte en demandent { $needed }, et il y en a { $there } (écrire { $ways }plus de cartes ; au plus { $packs } paquets)
too_many_jokers = avec { $jokers } jokers par paquet, il y en a { $packs } au plus, et ces règles en veulent { $wanted } (écrire jokers = 2 ou moins, packs = { $packs } ou moins, ou moins de joueurs)
part_of_a_rank = un paquet a toutes les cartes d’une valeur, ou aucune, et ses jokers sont dits par 'jokers' : { $cards } (écrire des valeurs, comme dans ["A", "7", "8"])
dealt_over_the_limit = { $hand } cartes sont données à chacun, et { $limit } mettent hors de la manche (écrire hand_limit = { $least } ou plus)
limit_in_teams = en équipes, personne n’est mis hors de la manche (écrire hand_limit = 0, ou teams = 0)
unpayable = personne ne pourra jamais piocher { $draw } cartes : après la donne il en reste { $most } (écrire draw = { $most } ou moins, distribuer moins de cartes, ou plus de paquets)
no_last_card = aucune carte ne permet de finir (laisser à quelques-unes never_last = false et last_costs = 0)
unlike_refusals = une carte qui fait demander une couleur refuse les mêmes cartes, quelle que soit la sienne (à dire de { $rank }, pas d’une seule carte)
hand_crossed = le donneur choisirait de { $low } à { $high } cartes ; écrire hand_from = { $high } ou moins, ou hand_to = { $low } ou plus
hand_half_said = le donneur choisit la taille des mains entre hand_from et hand_to ; écrire { $other } aussi, ou 0 ici
hand_too_great = à { $seats }, le donneur ne peut pas donner { $low } cartes à chacun : il y en a { $there } (écrire { $ways }plus de paquets)
nothing_goes_on_it = personne ne peut rien poser sur { $cards } : la manche s’y arrête, bloquée ; permettre à une carte d’y aller
no_attack = aucune carte n’attaque : il n’y a rien à arrêter ; donner 'draw' à une autre carte, ou enlever ceci
stops_nothing = aucune attaque n’accepte cette carte en réponse : elle n’en arrête aucune ; la nommer dans 'answered_by' de la carte qui attaque, ou enlever ceci
nothing_to_pass = aucune carte n’attaque : il n’y a rien à passer ; donner 'draw' à une autre carte, ou enlever ceci
idle_beside = ne fait rien à côté de '{ $other }' : garder l’un des deux
no_suit_of_its_own = un joker n’a pas de couleur à lui : ainsi, il n’en change jamais ; enlever ceci
idle_without = ne fait rien sans { $others } : le donner aussi à la carte, ou enlever ceci
runs_alone = ne fait rien : aucune carte voisine ne se pose en suite ; donner 'plays_run' à l’une d’elles aussi, ou enlever ceci
adds_nothing = ne fait rien : cette carte ne fait passer qu’un tour, et n’en garde aucun ; la nommer dans un 'skip_answered_by', ou enlever ceci
never_meet = ne change rien : aucune attaque ne répond à une autre ; nommer l’une dans 'answered_by' de l’autre, ou enlever ceci
never_answers = ne fait rien : cette carte ne répond à aucune attaque ; la nommer dans 'answered_by' de la carte qui attaque, ou enlever ceci
never_two = ne fait rien : ces règles ne se jouent pas à deux ; écrire seats_min = 2, ou enlever ceci
answers_refused = cette carte ne reçoit aucune de celles qui y répondraient ({ $cards }) ; en nommer d’autres, ou enlever 'refuses' ou 'refuses_higher'
sets_of_one = une carte seule se pose toujours ; écrire 2 ou plus, ou enlever ceci
runs_of_two = fait ce que fait toute suite : elle a deux cartes au moins ; écrire 3 ou plus, ou enlever ceci
runs_too_short = aucune suite de { $count } cartes ne commence par cette carte : { $there } au plus ; écrire { $there } ou moins, ou plus de cartes en suite
wild_for_all = avec countdown = { $most }, { $cards } se pose partout pour celui dont c’est la valeur ; si elle l’est pour tous, cette étape ne donne rien à personne ; enlever ceci, ou écrire un 'countdown' plus petit
never_laid = un joker ne se pose ici que sur un joker : qui en tient un ne peut pas finir ; lui donner un effet (joker = { "{" } wild = true { "}" }, 'stands_for' avec 'wild', ou 'goes_on'), ou jouer sans jokers
trapped = après { $top }, plus rien ne permet de poser { $cards } : qui en tient ne peut plus finir, et la manche n’a pas de fin ; enlever ceci, ou permettre à une carte d’y aller qui mène plus loin
never_held = il y a au plus { $there } de ces cartes dans le jeu, et il en faut { $four } pour gagner ; nommer une valeur entière, ou plus de paquets
never_that_many = on n’en tient jamais { $count } à la fois : il y en a { $there } ; écrire { $there } ou moins, ou plus de paquets
nothing_announced = ne fait rien : ces règles n’annoncent rien ; écrire announces = true, ou laisser ceci à sa valeur par défaut
counted_otherwise = ne fait rien : ces points-là ne sont pas comptés avec count = '{ $count }' ; écrire count = { $counting }, ou enlever ceci
nothing_drawn = ne fait rien : avec forgotten = 'next_turn', oublier ne fait rien piocher ; enlever ceci
nobody_catches = ne fait rien : personne ne peut dire « Contre-carte » à tort ; écrire announces = true et forgotten = 'caught', ou enlever ceci
never_jumps = ne fait rien : aucune carte n’est là deux fois ; écrire packs_least = 2, ou enlever ceci
one_drawn = revient à drawn_card = 'may_be_played' quand on ne pioche qu’une carte ; écrire cela, ou draws = 2 ou plus
dealer_chooses = ne fait rien : le donneur choisit la taille des mains ; écrire hand_from = 0 et hand_to = 0, ou enlever ceci
paid_out_of_turn = ne fait rien : aucune attaque ne se paie à son tour ; donner 'draw' seul à une carte, ou enlever ceci
only_two = ne fait rien : ces règles ne se jouent qu’à deux ; écrire seats_max = 3 ou plus, ou enlever ceci
podium_of_one = la manche finit au premier sorti, seul à marquer ; pour les trois premiers, écrire goes_on = 'places'
no_plain_card = aucune carte ne peut rester la première : toutes ont un effet, ou sont dites par 'starter_buried' ; enlever ceci, ou laisser une carte sans effet
nothing_put_back = ne fait rien : toute carte peut être la première ; nommer des cartes dans 'starter_buried', écrire starter_plain = true, ou enlever ceci
plain_starter = ne fait rien : avec starter_plain, la première carte n’a pas d’effet ; garder l’un des deux
put_back_anyway = ne fait rien : ces cartes ont toutes un effet, et starter_plain les remet déjà ; en nommer d’autres, ou enlever l’un des deux
