### The round of the shedding games, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .follow = On pose une carte de la même couleur ou de la même valeur que celle du dessus.
    .blocked = Si personne ne peut jouer ni piocher pendant un tour entier, la manche est bloquée, et finit.

## deal

ranks = On ne joue qu'avec ces cartes : { $cards }.
    .label = Un paquet à part
jokers = Chaque paquet a en plus { $n } jokers.
    .one = Chaque paquet a en plus un joker.
    .none = Il n'y a pas de jokers.
    .because = quatre jokers par paquet, c'est déjà deux de chaque
    .label = Jokers par paquet
packs =
    .off = On prend autant de paquets qu'il en faut.
packs_least = On joue avec { $n } paquets au moins.
    .one = { "" }
    .because = { FOUR_PACKS() }
    .label = Paquets au moins
hand = Chacun reçoit { $n } cartes.
    .one = Chacun reçoit une carte.
    .because = { HAND_OF_TWENTY() }
    .label = { CARDS_EACH() }
hand_two_packs = À deux paquets ou plus, chacun reçoit { $n } cartes.
    .one = À deux paquets ou plus, chacun reçoit une carte.
    .none = À deux paquets ou plus, chacun reçoit autant de cartes qu'à un.
    .because = { HAND_OF_TWENTY() }
    .label = Cartes à deux paquets
hand_from = Le donneur choisit des mains de { $n } cartes au moins.
    .one = Le donneur choisit des mains d'une carte au moins.
    .none = { HANDS_AS_DEALT() }
    .because = { HAND_OF_TWENTY() }
    .label = Mains au choix, dès
hand_to = Le donneur choisit des mains de { $n } cartes au plus.
    .one = Le donneur choisit des mains d'une carte au plus.
    .none = { HANDS_AS_DEALT() }
    .because = { HAND_OF_TWENTY() }
    .label = Mains au choix, jusqu'à
deals_half = On distribue à peu près la moitié des cartes, autant à chacun.
    .label = La moitié du jeu
cut = Avant la première manche, on donne des cartes découvertes, une à une : le premier pique désigne le donneur. Le joueur à sa droite coupe, en laissant au moins cinq cartes de chaque côté.
    .label = On coupe
misdeals = Le donneur se trompe { $n } fois sur cent ; celui qui le voit le dit, et l'on répare.
    .one = Le donneur se trompe une fois sur cent ; celui qui le voit le dit, et l'on répare.
    .none = Le donneur ne se trompe jamais.
    .because = c'est un nombre de fois sur cent
    .label = Le donneur se trompe
misdeal_most = Il donne alors jusqu'à { $n } cartes de trop ou de moins à quelqu'un.
    .one = Il donne alors une carte de trop ou de moins à quelqu'un.
    .because = un plus grand écart se verrait aussitôt
    .label = Cartes d'écart
teams = On joue en { $n } équipes, les partenaires assis en alternance ; une équipe gagne quand tous ses joueurs ont fini.
    .one = Une équipe seule n'a pas d'adversaire : il en faut deux.
    .none = On joue chacun pour soi.
    .because = dix places font cinq équipes de deux au plus
    .label = Équipes

## start

clockwise = Le joueur à la gauche du donneur commence, et l'on joue dans le sens des aiguilles d'une montre.
    .off = Le joueur à la droite du donneur commence, et l'on joue dans le sens inverse des aiguilles d'une montre.
    .label = Sens des aiguilles
starts = Qui commence
    .is-next = Le joueur à côté du donneur commence.
    .is-dealer = Le donneur commence.
    .is-last_winner = Le gagnant de la manche d'avant commence ; à la première manche, ou s'ils étaient plusieurs à gagner, c'est le donneur.
starter_acts = La première carte agit comme si le donneur l'avait jouée.
    .off = La première carte n'a pas d'effet.
    .label = La première carte agit
starter_plain = Si la première carte a un effet, elle est remise dans la pioche, et l'on retourne la suivante.
    .label = Première carte sans effet
starter_buried = Si la première carte est l'une de celles-ci, elle est remise dans la pioche, et l'on retourne la suivante : { $cards }.
    .label = Jamais en premier
starter_goes = La carte remise
    .is-middle = La carte remise va au milieu de la pioche.
    .is-bottom = La carte remise va sous la pioche.

## turn

must_follow = On doit fournir la couleur demandée si on le peut ; à défaut seulement, on pose une autre carte.
    .label = Fournir la couleur
jump_in = À la volée : celui qui a la même carte que celle qui vient d'être posée peut la poser aussitôt, même hors de son tour.
    .label = À la volée
countdown = Chacun a sa propre valeur passe-partout, qui change la couleur : le { $n } pour commencer. Celui qui n'a plus de cartes en reçoit autant que le dit la valeur d'en dessous, et elle devient la sienne ; après l'as, il n'en reçoit plus.
    .one = L'as se pose sur n'importe quelle carte et change la couleur.
    .none = Personne n'a de valeur passe-partout à lui.
    .because = les valeurs comptées vont de l'as au 10
    .label = Compte à rebours
draws = Celui qui ne peut pas jouer pioche { $n } cartes.
    .one = Celui qui ne peut pas jouer pioche une carte.
    .off = Celui qui ne peut pas jouer pioche jusqu'à ce qu'il le puisse, et joue.
    .because = { STOCK_EMPTIED() }
    .label = Cartes à piocher
drawn_card = La carte piochée
    .is-kept = Une fois la carte piochée, le tour est fini.
    .is-may_be_played = Si la carte piochée va, on peut la jouer tout de suite.
    .is-must_be_played = Si la carte piochée va, on la joue tout de suite.
    .is-last_may_be_kept = Si la carte piochée va, on la joue tout de suite, sauf la dernière qu'on peut piocher : on peut la garder.
draws_freely = On peut toujours piocher, même quand on pourrait jouer.
    .label = Piocher à volonté
recycles = Quand la pioche est vide, la carte du dessus reste ; les autres, mélangées, redeviennent la pioche.
    .off = Quand la pioche est vide, on continue sans elle, et celui qui ne peut pas jouer passe.
    .label = Pioche refaite
plays_after_paying = Celui qu'une attaque fait piocher { $n } cartes ou plus peut ensuite jouer, sans piocher davantage, au lieu de passer son tour.
    .one = Celui qu'une attaque fait piocher peut ensuite jouer, sans piocher davantage, au lieu de passer son tour.
    .none = Celui qu'une attaque fait piocher passe son tour.
    .because = une attaque fait rarement piocher plus de quarante cartes
    .label = Jouer après avoir payé

## announcing

announces = Celui à qui il ne reste qu'une carte l'annonce.
    .label = Annoncer sa dernière carte
called = L'annonce
    .is-carte = On dit « Carte ».
    .is-last = On dit « Dernière carte ».
    .is-tschau = On dit « Tschau ».
    .is-mau = On dit « Mau ».
    .is-makao = On dit « Makao ».
    .is-niko_kadi = On dit « Niko Kadi ».
    .is-one_card = On dit « One card ».
    .is-macau = On dit « Macau ».
    .is-tek = On dit « Tek ».
    .is-lappen = On dit « Lappen ».
knocks = On peut aussi, sans un mot, cogner trois coups sur la table.
    .label = Cogner sur la table
forgotten = L'oubli
    .is-caught = L'oubli ne coûte que si un autre le remarque et dit « Contre-carte » avant le prochain tour de celui qui a oublié.
    .is-at_once = L'oubli coûte aussitôt, sans que personne ait à le remarquer.
    .is-on_last_card = L'oubli se paie au moment de finir : la dernière carte reste posée, mais on ne gagne pas.
penalty = Celui qui a oublié pioche { $n } cartes.
    .one = Celui qui a oublié pioche une carte.
    .because = { STOCK_EMPTIED() }
    .label = Prix de l'oubli
penalty_skips = Celui qui a oublié perd aussi son prochain tour.
    .label = L'oubli coûte un tour
late_say = Une annonce tardive compte, tant que personne n'a dit « Contre-carte ».
    .off = Une annonce tardive ne compte pas.
    .label = Annonce tardive
wrong_catch = Un « Contre-carte » à tort coûte autant que l'oubli.
    .label = « Contre-carte » à tort
wrong_say = Dire sa dernière carte à tort, quand il en reste plus d'une, coûte autant que l'oubli.
    .label = Annonce à tort
announces_last = Pour finir, on dit « Maou » en posant sa dernière carte.
    .label = Annoncer en finissant
called_last = Avec la dernière carte
    .is-maou = On dit « Maou » en posant sa dernière carte.
    .is-sepp = On dit « Sepp » en posant sa dernière carte.
    .is-mau_mau = On dit « Mau-Mau » en posant sa dernière carte.
    .is-po_makale = On dit « Po makale » en posant sa dernière carte.

## end

wins_held = Celui qui tient quatre de ces cartes gagne en les montrant, à son tour : { $cards }.
    .label = Carré gagnant
hand_limit = Celui qui a { $n } cartes en main, ou plus, est hors de la manche, à la dernière place.
    .one = Celui qui a une carte en main, ou plus, est hors de la manche, à la dernière place.
    .none = On peut avoir autant de cartes en main que l'on veut.
    .because = à plus de soixante cartes, une limite ne toucherait presque personne
    .label = Trop de cartes
play_limit = La manche s'arrête quand { $n } cartes ont été posées, et se règle comme une manche bloquée.
    .one = La manche s'arrête dès qu'une carte a été posée, et se règle comme une manche bloquée.
    .none = Le nombre de cartes posées n'arrête pas la manche.
    .because = une manche plus longue ne finirait pas dans la soirée
    .label = Cartes jouées au plus

## count

count = { GROUP_COUNT() }
    .is-none = On ne compte pas de points.
    .is-left_in_hand = À la fin, ceux qui n'ont pas gagné comptent les points qui leur restent en main.
    .is-winner_takes = Le gagnant marque les points restés dans les mains adverses ; si la manche est bloquée, il marque la somme des différences entre les points de chaque adversaire et les siens.
    .is-podium = Le premier sorti marque 50 points, le deuxième 20, le troisième 10 ; les autres ne marquent rien.
winner_points =
    .none = Le gagnant ne marque pas de points de plus.
    .because = un bonus de plus de cent points déciderait seul de la partie

## What several of them say alike

hand-of-twenty = une main de plus de vingt cartes ne se tient plus
hands-as-dealt = Le donneur ne choisit pas la taille des mains.
