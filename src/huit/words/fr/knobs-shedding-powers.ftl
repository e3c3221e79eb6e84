### What cards do in the shedding games: a verb without its subject. See knobs.ftl.

## laying

wild = { ON_ANYTHING() }
    .label = { ON_ANYTHING_LABEL() }
only_if_unable = mais hors de la couleur demandée seulement si l'on ne peut pas fournir
    .asked = Hors de la couleur, seulement si l'on ne peut pas fournir ?
    .label = Faute de mieux
goes_on = se pose aussi sur { $cards }
    .asked = Sur quelles autres cartes se pose-t-elle ?
    .label = Se pose aussi sur…
goes_on_at_two_left = se pose aussi sur { $cards } quand il ne reste que deux joueurs
    .asked = Sur lesquelles quand il ne reste que deux joueurs ?
    .label = À deux restants, sur…
stands_for = prend la couleur et la valeur que l'on veut, avec leur effet
    .label = Remplace toute carte
transparent = on suit la carte qu'il couvre
    .label = Transparente
takes_any = reçoit n'importe quelle carte
    .asked = Reçoit-elle n'importe quelle carte ?
    .label = Reçoit tout
on_debt = se pose aussi sur une attaque, qui passe alors au joueur suivant
    .label = Passe l'attaque
names_suit = permet de choisir la couleur à suivre
    .label = Change la couleur
names_own_suit = mais seulement posé sur sa propre couleur
    .asked = Seulement posée sur sa propre couleur ?
    .label = Sur sa couleur seulement
names_rank = permet de demander une valeur : on ne pose plus que celle-là, ou une autre carte qui en fait demander une, jusqu'à ce que quelqu'un la pose
    .label = Fait demander une valeur
names_card = permet de demander une carte précise : on ne pose plus que celle-là, ou une autre qui en fait demander une, jusqu'à ce que quelqu'un la pose
    .label = Demande une carte
ranks_named = mais on ne peut demander que { $cards }
    .asked = Quelles valeurs peut-on demander ?
    .label = Valeurs à demander

## attack

clears_debt = arrête l'attaque
    .label = Arrête l'attaque
draw = fait piocher { $n } cartes au joueur suivant
    .one = fait piocher une carte au joueur suivant
    .because = { STOCK_EMPTIED() }
    .asked = Combien de cartes fait-elle piocher ?
    .label = Fait piocher
answered_by = { UNLESS_PLAYED($cards) }
    .asked = { ANSWERS_ASKED() }
    .label = { UNLESS_PLAYED_LABEL() }
sweeps = fait le tour de tous les autres joueurs, sans s'ajouter
    .asked = Tous les autres joueurs piochent-ils, l'un après l'autre ?
    .label = Fait le tour
must_answer = celui qui peut répondre y est obligé
    .asked = Celui qui peut répondre y est-il obligé ?
    .label = Réponse obligée
drawn_answers = une réponse tirée en piochant se pose aussitôt
    .asked = Une réponse tirée en piochant se pose-t-elle aussitôt ?
    .label = Réponse piochée posée
comes_back = le tour fini, celui qui l'a posée rejoue
    .asked = Le tour fini, celui qui l'a posée rejoue-t-il ?
    .label = Le tour fait, il rejoue
hits_previous = frappe le joueur précédent, hors de son tour
    .asked = Est-ce le joueur précédent qui pioche ?
    .label = Frappe le précédent
hits_chosen = frappe le joueur de son choix, hors de son tour
    .asked = Choisit-on qui pioche ?
    .label = Frappe qui l'on veut
doubt_costs = celui qui est attaqué peut ne pas y croire, et pioche { $n } cartes de plus s'il se trompe
    .one = celui qui est attaqué peut ne pas y croire, et pioche une carte de plus s'il se trompe
    .because = { STOCK_EMPTIED() }
    .asked = Peut-on mettre l'attaque en doute ? Combien de cartes de plus coûte l'erreur ?
    .label = On peut en douter
draw_doubles = et, sur une attaque, la double au lieu de s'y ajouter
    .asked = Sur une attaque, la double-t-elle au lieu de s'y ajouter ?
    .label = Double l'attaque
sends_back = renvoie une attaque à celui qui l'a lancée, hors de son tour
    .label = Renvoie l'attaque
payer_draws = ou piocher comme à son tour
    .asked = Peut-il aussi piocher comme à son tour ?
    .label = Celui qui a pioché repioche
payer_plays = celui qui a pioché peut ensuite jouer ou passer
    .asked = Celui qui a pioché peut-il ensuite jouer ?
    .label = Qui a pioché peut jouer
then_plays = celui qui a pioché joue quand même, et sa carte pareille s'ajoute à ce qu'il vient de piocher
    .label = Qui pioche joue

## hands

lets_steal = fait tirer au joueur suivant une carte, à l'aveugle, dans la main de celui qui l'a posée
    .label = Fait tirer une carte
gives = oblige à donner { $n } de ses cartes au joueur de son choix
    .one = oblige à donner une de ses cartes au joueur de son choix
    .because = on donne quelques cartes, et non toute sa main
    .asked = Combien de cartes donne-t-on ?
    .label = Donne des cartes
trades = fait échanger toute sa main avec celle d'un joueur de son choix
    .label = Échange les mains
rotates = fait passer toutes les mains au joueur suivant, dans le sens du jeu
    .label = Les mains tournent
passes_on = fait passer à chacun une de ses cartes, qu'il choisit, au joueur suivant
    .label = Chacun passe une carte

## together

plays_flush = permet de poser en même temps autant d'autres cartes de sa couleur que l'on veut
    .label = Toute sa couleur
plays_set = se pose aussi par deux, trois ou quatre de même valeur
    .label = Par deux, trois, quatre
set_of = se pose aussi par { $n } à la fois
    .one = se pose à l'unité
    .because = on ne pose pas plus de huit cartes de même valeur à la fois
    .asked = Exactement combien à la fois ?
    .label = Par tant à la fois
set_from = se pose aussi par { $n } ou plus à la fois
    .one = se pose à l'unité
    .because = on ne demande pas plus de huit cartes de même valeur
    .asked = Combien à la fois, au moins ?
    .label = Par tant ou plus
set_in_suit = en commençant par la carte de la couleur demandée
    .asked = En commençant par celle de la couleur demandée ?
    .label = D'abord celle de la couleur
adds_up = chacune des cartes posées ensemble compte
    .asked = Chacune des cartes posées ensemble compte-t-elle ?
    .label = Chacune compte
plays_run = se pose aussi en suite d'une même couleur, en montant ou en descendant
    .label = En suite
run_from = se pose aussi en suite de { $n } cartes ou plus d'une même couleur, en montant ou en descendant
    .one = se pose seul, ou en suite
    .because = on tient rarement huit cartes qui se suivent
    .asked = De combien de cartes au moins, une suite ?
    .label = En suite, d'au moins
run_turns = dans une suite, aussi sur une carte de même valeur : la suite continue alors dans la nouvelle couleur
    .asked = La suite peut-elle changer de couleur sur une carte de même valeur ?
    .label = La suite change de couleur
announced = se nomme en la posant ; l'oubli coûte autant que celui de « Carte »
    .label = S'annonce

## next

skips = fait passer leur tour aux { $n } joueurs suivants
    .one = fait passer son tour au joueur suivant
    .because = plus loin, on ferait presque le tour de la plus grande table
    .asked = { SKIPPED_ASKED() }
    .label = Fait passer un tour
skip_answered_by = sauf s'il pose aussitôt { $cards }, dont l'effet vise alors le joueur d'après
    .asked = Avec quelles cartes garde-t-on son tour ?
    .label = Tour gardé par…
skips_add_up = les tours à passer s'ajoutant de réponse en réponse, pour celui qui ne répond pas
    .asked = Les tours à passer s'ajoutent-ils de réponse en réponse ?
    .label = Les tours s'ajoutent
refuses = { NEVER_COVERED($cards) }
    .asked = { NEVER_COVERED_ASKED() }
    .label = Refuse…
refuses_higher = ne reçoit jamais une carte plus haute, l'as étant la plus basse
    .label = Ni plus haute
turn_at_two = à deux, permet de rejouer
    .label = À deux, rejoue
not_at_two = sauf à deux
    .asked = Sauf à deux joueurs ?
    .label = Pas à deux
turn_at_two_left = quand il ne reste que deux joueurs, permet de rejouer
    .label = À deux restants, rejoue
reverses = { REVERSES_PLAY() }
    .label = { REVERSES_PLAY_LABEL() }
plays_again = oblige à rejouer (en dernière carte, à piocher)
    .label = { PLAYS_AGAIN_LABEL() }

## last

last_draw = en dernière carte, fait piocher { $n } cartes au joueur suivant
    .one = en dernière carte, fait piocher une carte au joueur suivant
    .because = { STOCK_EMPTIED() }
    .asked = En dernière carte, combien de cartes fait-elle piocher ?
    .label = En dernier, fait piocher
last_answered_by = { UNLESS_PLAYED($cards) }
    .asked = Avec quelles cartes y répond-on alors ?
    .label = En dernier, à moins de…
doubles = en dernière carte, double tous les points
    .label = En dernier, double
never_last = ne se pose pas en dernière carte
    .label = Jamais en dernier
last_on_own_suit = ne se pose en dernière carte que sur sa propre couleur
    .label = En dernier, sa couleur
last_costs = en dernière carte, fait piocher { $n } cartes à son joueur, qui continue de jouer
    .one = en dernière carte, fait piocher une carte à son joueur, qui continue de jouer
    .because = { STOCK_EMPTIED() }
    .asked = En dernière carte, combien de cartes coûte-t-elle à son joueur ?
    .label = En dernier, coûte
last_points = en dernière carte, ajoute { $n } points à son joueur
    .one = en dernière carte, ajoute un point à son joueur
    .because = { HUNDRED_POINTS() }
    .asked = En dernière carte, combien de points ajoute-t-elle à ceux de son joueur (moins de zéro : elle en enlève) ?
    .label = En dernier, points
wins_last = permet de finir
    .asked = Permet-elle de finir ?
    .label = En dernier, on gagne
