### The round of Danish, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .plays = À son tour on pose une carte, ou plusieurs de même valeur, égales ou supérieures à la dernière ; l'as est la plus haute.
    .picks-up = Celui qui ne peut pas jouer ramasse tout le tas.
    .last-cards = Quand toutes les autres sont jouées, on joue ses cartes cachées une à une, à l'aveugle : celle qui ne va pas se ramasse avec le tas.
    .turns = { CLOCKWISE() }

## deal

row = Chacun a { $n } cartes cachées devant lui, et autant de cartes visibles posées dessus.
    .one = Chacun a une carte cachée devant lui, et une carte visible posée dessus.
    .because = quatre places devant soi, pas plus, tiennent sur une table
    .asked = Combien de cartes cachées chacun a-t-il devant lui ?
    .label = Cartes devant soi
hand = Chacun reçoit { $n } cartes en main, et repioche jusqu'à ce nombre après avoir joué, tant qu'il y a une pioche.
    .one = Chacun reçoit une carte en main, et repioche jusqu'à ce nombre après avoir joué, tant qu'il y a une pioche.
    .because = une main plus grande viderait la pioche dès la donne
    .asked = Combien de cartes chacun a-t-il en main ?
    .label = { CARDS_EACH() }
swaps = Avant de jouer, chacun peut échanger des cartes de sa main avec ses cartes visibles.
    .off = On n'échange pas de cartes avant de jouer.
    .asked = Peut-on échanger des cartes avant de jouer ?
    .label = Échange avant de jouer

## turn

starts = Le premier joueur
    .is-left_of_dealer = Le joueur à la gauche du donneur commence.
    .is-lowest_card = Celui qui a en main la carte la plus basse commence ; à égalité, le premier après le donneur.
    .is-lowest_ordinary = Celui qui a en main la carte la plus basse commence, sans compter celles qui se posent sur toute carte ; à égalité, le premier après le donneur.
    .asked = { WHO_STARTS_ASKED() }
picks_up_freely = On peut ramasser le tas même quand on pourrait jouer.
    .asked = Peut-on ramasser le tas alors qu'on pourrait jouer ?
    .label = Ramasser à volonté
turns_on_pick_up = Quand le tas est ramassé, le sens du jeu change.
    .asked = Le sens change-t-il quand on ramasse ?
    .label = Le ramassage tourne
face_up = Les cartes visibles
    .is-taken_up = Quand la pioche est épuisée et la main jouée, on prend ses cartes visibles en main.
    .is-stay = Quand la pioche est épuisée et la main jouée, on joue ses cartes visibles sans les prendre en main ; si l'on ramasse, on joue d'abord sa main.
    .asked = Prend-on ses cartes visibles quand la main est vide, ou les joue-t-on de la table ?
new_discard = Le nouveau tas
    .is-last_player = Quand le tas est ramassé, celui qui a posé la dernière carte en entame un nouveau.
    .is-next_player = Quand le tas est ramassé, le joueur suivant en entame un nouveau.
    .asked = Qui entame un nouveau tas quand on a ramassé ?
four_burn = Quand les quatre cartes du dessus sont de même valeur, le tas est retiré du jeu : celui qui a complété le carré rejoue, et ces cartes n'ont pas d'autre effet.
    .asked = Un carré retire-t-il le tas ?
    .label = Un carré retire le tas

## count

winner_points =
    .off = { NO_POINTS_COUNTED() }
    .because = cent points décideraient seuls de la partie
    .asked = { WINNER_POINTS_ASKED() }
