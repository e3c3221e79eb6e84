### The round of the shedding games, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .follow = On pose une carte de la même couleur ou de la même valeur que celle du dessus.

## deal

ranks = On ne joue qu'avec ces cartes : { $cards }.
    .asked = N'y a-t-il que certaines cartes dans le paquet ? Lesquelles ?
    .label = Un paquet à part
jokers = Chaque paquet a en plus { $n } jokers.
    .one = Chaque paquet a en plus un joker.
    .none = Il n'y a pas de jokers.
    .because = quatre jokers par paquet, c'est déjà deux de chaque
    .asked = Combien de jokers par paquet ?
    .label = Jokers par paquet
packs =
    .off = On prend autant de paquets qu'il en faut.
    .asked = Avec combien de paquets joue-t-on ? 0 : autant qu'il en faut
packs_least = On joue avec { $n } paquets au moins.
    .one = { "" }
    .because = { FOUR_PACKS() }
    .asked = Combien de paquets au moins ?
    .label = Paquets au moins
hand = Chacun reçoit { $n } cartes.
    .one = Chacun reçoit une carte.
    .because = { HAND_OF_TWENTY() }
    .asked = Combien de cartes chacun reçoit-il ?
    .label = { CARDS_EACH() }
hand_two_packs = À deux paquets ou plus, chacun reçoit { $n } cartes.
    .one = À deux paquets ou plus, chacun reçoit une carte.
    .none = À deux paquets ou plus, chacun reçoit autant de cartes qu'à un.
    .because = { HAND_OF_TWENTY() }
    .asked = Combien de cartes chacun reçoit-il à deux paquets ou plus ?
    .label = Cartes à deux paquets
hand_from = Le donneur choisit des mains de { $n } cartes au moins.
    .one = Le donneur choisit des mains d'une carte au moins.
    .none = { HANDS_AS_DEALT() }
    .because = { HAND_OF_TWENTY() }
    .asked = Le donneur choisit-il la taille des mains ? De combien de cartes au moins ?
    .label = Mains au choix, dès
hand_to = Le donneur choisit des mains de { $n } cartes au plus.
    .one = Le donneur choisit des mains d'une carte au plus.
    .none = { HANDS_AS_DEALT() }
    .because = { HAND_OF_TWENTY() }
    .asked = De combien de cartes au plus ?
    .label = Mains au choix, jusqu'à
deals_half = On distribue à peu près la moitié des cartes, autant à chacun.
    .asked = Distribue-t-on la moitié du jeu ?
    .label = La moitié du jeu
cut = Avant la première manche, on donne des cartes découvertes, une à une : le premier pique désigne le donneur. Le joueur à sa droite coupe, en laissant au moins cinq cartes de chaque côté.
    .asked = Tire-t-on le donneur au sort, et coupe-t-on ?
    .label = On coupe
misdeals = Le donneur se trompe { $n } fois sur cent ; celui qui le voit le dit, et l'on répare.
    .one = Le donneur se trompe une fois sur cent ; celui qui le voit le dit, et l'on répare.
    .none = Le donneur ne se trompe jamais.
    .because = c'est un nombre de fois sur cent
    .asked = Le donneur peut-il se tromper ? Combien de fois sur cent ?
    .label = Le donneur se trompe
misdeal_most = Il donne alors jusqu'à { $n } cartes de trop ou de moins à quelqu'un.
    .one = Il donne alors une carte de trop ou de moins à quelqu'un.
    .because = un plus grand écart se verrait aussitôt
    .asked = De combien de cartes se trompe-t-il au plus ?
    .label = Cartes d'écart
teams = On joue en { $n } équipes, les partenaires assis en alternance ; une équipe gagne quand tous ses joueurs ont fini.
    .one = Une équipe seule n'a pas d'adversaire : il en faut deux.
    .none = On joue chacun pour soi.
    .because = dix places font cinq équipes de deux au plus
    .asked = Joue-t-on par équipes ? Combien ?
    .label = Équipes

## start

clockwise = Le joueur à la gauche du donneur commence, et l'on joue dans le sens des aiguilles d'une montre.
    .off = Le joueur à la droite du donneur commence, et l'on joue dans le sens inverse des aiguilles d'une montre.
    .asked = Joue-t-on dans le sens des aiguilles d'une montre ?
    .label = Sens des aiguilles
starts = Qui commence
    .is-next = Le joueur à côté du donneur commence.
    .is-dealer = Le donneur commence.
    .is-last_winner = Le gagnant de la manche d'avant commence ; à la première manche, ou s'ils étaient plusieurs à gagner, c'est le donneur.
    .asked = { WHO_STARTS_ASKED() }
starter_acts = La première carte agit comme si le donneur l'avait jouée.
    .off = La première carte n'a pas d'effet.
    .asked = La première carte retournée a-t-elle son effet ?
    .label = La première carte agit
starter_plain = Si la première carte a un effet, elle est remise dans la pioche, et l'on retourne la suivante.
    .asked = La première carte doit-elle être sans effet ?
    .label = Première carte sans effet
starter_buried = Si la première carte est l'une de celles-ci, elle est remise dans la pioche, et l'on retourne la suivante : { $cards }.
    .asked = Quelles cartes ne peuvent pas être la première ?
    .label = Jamais en premier
starter_goes = La carte remise
    .is-middle = La carte remise va au milieu de la pioche.
    .is-bottom = La carte remise va sous la pioche.
    .asked = Où remet-on une telle carte ?

## turn

must_follow = On doit fournir la couleur demandée si on le peut ; à défaut seulement, on pose une autre carte.
    .asked = Doit-on fournir la couleur si on le peut ?
    .label = Fournir la couleur
jump_in = À la volée : celui qui a la même carte que celle qui vient d'être posée peut la poser aussitôt, même hors de son tour.
    .asked = Peut-on poser hors de son tour la même carte que celle du dessus ?
    .label = À la volée
countdown = Chacun a sa propre valeur passe-partout, qui change la couleur : le { $n } pour commencer. Celui qui n'a plus de cartes en reçoit autant que le dit la valeur d'en dessous, et elle devient la sienne ; après l'as, il n'en reçoit plus.
    .one = L'as se pose sur n'importe quelle carte et change la couleur.
    .none = Personne n'a de valeur passe-partout à lui.
    .because = les valeurs comptées vont de l'as au 10
    .asked = Y a-t-il une valeur passe-partout par joueur, qui descend à chaque main finie ? Laquelle d'abord ?
    .label = Compte à rebours
draws = Celui qui ne peut pas jouer pioche { $n } cartes.
    .one = Celui qui ne peut pas jouer pioche une carte.
    .off = Celui qui ne peut pas jouer pioche jusqu'à ce qu'il le puisse, et joue.
    .because = { STOCK_EMPTIED() }
    .asked = Combien de cartes pioche celui qui ne peut pas jouer ? 0 : jusqu'à ce qu'il le puisse
    .label = Cartes à piocher
drawn_card = La carte piochée
    .is-kept = Une fois la carte piochée, le tour est fini.
    .is-may_be_played = Si la carte piochée va, on peut la jouer tout de suite.
    .is-must_be_played = Si la carte piochée va, on la joue tout de suite.
    .is-last_may_be_kept = Si la carte piochée va, on la joue tout de suite, sauf la dernière qu'on peut piocher : on peut la garder.
    .asked = Peut-on poser la carte que l'on vient de piocher ?
draws_freely = On peut toujours piocher, même quand on pourrait jouer.
    .asked = Peut-on piocher alors qu'on pourrait jouer ?
    .label = Piocher à volonté
recycles = Quand la pioche est vide, la carte du dessus reste ; les autres, mélangées, redeviennent la pioche.
    .off = Quand la pioche est vide, on continue sans elle, et celui qui ne peut pas jouer passe.
    .asked = Quand la pioche est vide, en refait-on une ?
    .label = Pioche refaite
attacks_add = Une attaque posée en réponse à une autre s'y ajoute.
    .off = Les attaques ne s'ajoutent pas : seule la dernière compte.
    .asked = Une attaque posée en réponse à une autre s'y ajoute-t-elle ?
    .label = Attaques qui s'ajoutent
plays_after_paying = Celui qu'une attaque fait piocher { $n } cartes ou plus peut ensuite jouer, sans piocher davantage, au lieu de passer son tour.
    .one = Celui qu'une attaque fait piocher peut ensuite jouer, sans piocher davantage, au lieu de passer son tour.
    .none = Celui qu'une attaque fait piocher passe son tour.
    .because = une attaque fait rarement piocher plus de quarante cartes
    .asked = Après avoir beaucoup pioché pour une attaque, joue-t-on encore ? À partir de combien de cartes ?
    .label = Jouer après avoir payé

## announcing

announces = Celui à qui il ne reste qu'une carte l'annonce.
    .asked = Annonce-t-on sa dernière carte ?
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
    .asked = Que dit-on ?
knocks = On peut aussi, sans un mot, cogner trois coups sur la table.
    .asked = Peut-on cogner sur la table au lieu de parler ?
    .label = Cogner sur la table
forgotten = L'oubli
    .is-caught = L'oubli ne coûte que si un autre le remarque et dit « Contre-carte » avant le prochain tour de celui qui a oublié.
    .is-at_once = L'oubli coûte aussitôt, sans que personne ait à le remarquer.
    .is-on_last_card = L'oubli se paie au moment de finir : la dernière carte reste posée, mais on ne gagne pas.
    .is-next_turn = L'oubli coûte au tour suivant : on ne peut pas y finir.
    .asked = Quand paie-t-on un oubli ?
penalty = Celui qui a oublié pioche { $n } cartes.
    .one = Celui qui a oublié pioche une carte.
    .because = { STOCK_EMPTIED() }
    .asked = Combien de cartes coûte un oubli ?
    .label = Prix de l'oubli
penalty_skips = Celui qui a oublié perd aussi son prochain tour.
    .asked = L'oubli coûte-t-il aussi un tour ?
    .label = L'oubli coûte un tour
late_say = Une annonce tardive compte, tant que personne n'a dit « Contre-carte ».
    .off = Une annonce tardive ne compte pas.
    .asked = Une annonce tardive compte-t-elle ?
    .label = Annonce tardive
wrong_catch = Un « Contre-carte » à tort coûte autant que l'oubli.
    .asked = Accuser quelqu'un à tort coûte-t-il ?
    .label = « Contre-carte » à tort
wrong_say = Annoncer sa dernière carte quand il en reste plus d'une coûte autant que l'oubli.
    .asked = Annoncer trop tôt coûte-t-il ?
    .label = Annonce à tort
announces_last = Pour finir, on dit « Maou » en posant sa dernière carte.
    .asked = Dit-on un mot en posant la dernière carte ?
    .label = Annoncer en finissant
called_last = Avec la dernière carte
    .is-maou = On dit « Maou » en posant sa dernière carte.
    .is-sepp = On dit « Sepp » en posant sa dernière carte.
    .is-mau_mau = On dit « Mau-Mau » en posant sa dernière carte.
    .is-po_makale = On dit « Po makale » en posant sa dernière carte.
    .asked = Que dit-on avec la dernière carte ?

## end

wins_held = Celui qui tient quatre de ces cartes gagne en les montrant, à son tour : { $cards }.
    .asked = Quatre cartes pareilles en main font-elles gagner ? Lesquelles ?
    .label = Carré gagnant
hand_limit = Celui qui a { $n } cartes en main, ou plus, est hors de la manche, à la dernière place.
    .one = Celui qui a une carte en main, ou plus, est hors de la manche, à la dernière place.
    .none = On peut avoir autant de cartes en main que l'on veut.
    .because = à plus de soixante cartes, une limite ne toucherait presque personne
    .asked = Est-on éliminé avec trop de cartes en main ? Combien ?
    .label = Trop de cartes
play_limit = La manche s'arrête quand { $n } cartes ont été posées, et se règle comme une manche bloquée.
    .one = La manche s'arrête dès qu'une carte a été posée, et se règle comme une manche bloquée.
    .none = Le nombre de cartes posées n'arrête pas la manche.
    .because = une manche plus longue ne finirait pas dans la soirée
    .asked = La manche s'arrête-t-elle après un nombre de cartes posées ? Lequel ?
    .label = Cartes jouées au plus

## count

count = { GROUP_COUNT() }
    .is-none = { NO_POINTS_COUNTED() }
    .is-left_in_hand = À la fin, ceux qui n'ont pas gagné comptent les points qui leur restent en main.
    .is-winner_takes = Le gagnant marque les points restés dans les mains adverses ; si la manche est bloquée, il marque la somme des différences entre les points de chaque adversaire et les siens.
    .is-podium = Le premier sorti marque 50 points, le deuxième 20, le troisième 10 ; les autres ne marquent rien.
    .asked = Comment compte-t-on les points ?
winner_points =
    .none = Le gagnant ne marque pas de points de plus.
    .because = { HUNDRED_POINTS() }
    .asked = { WINNER_POINTS_ASKED() }

## What several of them say alike

hand-of-twenty = une main de plus de vingt cartes ne se tient plus
hands-as-dealt = Le donneur ne choisit pas la taille des mains.
