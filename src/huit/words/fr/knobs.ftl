### Knobs that several families share, the titles of their groups, and what knobs of several families say alike.
###
### The words of a knob stand under its name. $n: its number; $cards: its cards.
### .one: what is said of 1, .off: of 0 or of a switch that is off, .none: what 0 means, where the sheet says nothing of it;
### .is-…: what is said of a choice; .because: why it is bounded so; .label: two to four words for a button.

group-deal = Les joueurs et la donne
group-start = Le départ
group-turn = Le tour
group-announcing = Les annonces
group-end = La fin
group-count = Les points
group-laying = Où elle se pose
group-attack = L'attaque
group-hands = Les mains
group-together = Plusieurs à la fois
group-next = Qui joue ensuite
group-last = En dernière carte
group-by_hand = Ce que dit la page, et que Huit ne joue pas
group-basics = Comment on joue

pack-32 = 32 cartes, du 7 à l'as
pack-36 = 36 cartes, du 6 à l'as
pack-40 = 40 cartes, sans les 8, les 9 ni les 10
pack-52 = 52 cartes

seats_min = Il faut au moins { $n } joueurs.
    .because = { ENOUGH_PLAYERS($low, $most) }
    .asked = À partir de combien de joueurs ?
    .label = Joueurs au moins
seats_max = On joue à { $n } au plus.
    .because = { ENOUGH_PLAYERS($low, $most) }
    .asked = Jusqu'à combien de joueurs ?
    .label = Joueurs au plus
goes_on = { GROUP_END() }
    .is-first_out = Le premier qui n'a plus de carte gagne, et la manche finit.
    .is-places = La manche continue pour les places, jusqu'à ce qu'il ne reste qu'un joueur.
    .asked = La manche finit-elle au premier qui n'a plus de cartes, ou continue-t-on ?
cards = Le paquet
    .is-32 = Un paquet de { PACK_32() }.
    .is-36 = Un paquet de { PACK_36() }.
    .is-40 = Un paquet de { PACK_40() }.
    .is-52 = Un paquet de { PACK_52() }.
    .asked = Combien de cartes a le paquet ?
packs = On joue avec { $n } paquets.
    .one = On joue avec un paquet.
    .because = { FOUR_PACKS() }
    .asked = Avec combien de paquets joue-t-on ?
    .label = Nombre de paquets
winner_points = Le gagnant marque { $n } points.
    .one = Le gagnant marque un point.
    .label = Points du gagnant
points = { $n } points
    .one = { $n } point
    .label = Ses points

no-points-counted = On ne compte pas de points.
stock-emptied = un coup plus dur viderait la pioche d'une seule fois
hundred-points = un bonus de plus de cent points déciderait seul de la partie
four-packs = on ne mélange pas plus de quatre paquets
cards-each = Cartes par joueur
on-anything = se pose sur n'importe quelle carte
on-anything-label = Se pose partout
# $cards
never-covered = ne reçoit jamais { $cards }
never-covered-asked = Quelles cartes ne la couvrent jamais ?
who-starts-asked = Qui commence ?
winner-points-asked = Combien de points marque le gagnant ?
skipped-asked = Combien de joueurs passent leur tour ?
answers-asked = Avec quelles cartes y répond-on ?
reverses-play = change le sens du jeu
reverses-play-label = Change le sens
unless-played = sauf s'il pose { $cards }
unless-played-label = À moins de poser…
plays-again-label = Fait rejouer
enough-players = il faut être au moins { $low }, et il y a { $most } places à une table
clockwise = On joue dans le sens des aiguilles d'une montre.
