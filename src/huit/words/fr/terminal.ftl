### Not on the page
# $no (Number)
seat = la place { $no }
# Whose turn it is in a scene.
# $who (List)
to-play = au tour { LIST(OF_NAME($who)) }
# What befalls, where a page says less: it shows the rest.
# .may_answer { $seat (Person), $debt (Number) }
# .drew_debt { $seat (Person), $count (Number) }
events =
    .may_answer = { $seat } doit piocher { N_CARDS($debt) } ou répondre
    .drew_debt = { $seat } pioche { N_CARDS($count) } pour l'attaque
# Why a move is not allowed, where it has to be written otherwise, or a page would not have let it be made.
why =
    .not_held = cette carte n'est pas dans la main
# .give_needed { $count (Number) }
# .bad_gift { $count (Number) }
shedding-why =
    .card_needed = il faut d'abord dire la carte demandée, comme dans ask Td
    .rank_needed = il faut d'abord dire la valeur demandée, comme dans =7
    .suit_needed = il faut dire la couleur demandée, comme dans 8c=h
    .not_one_left = on n'annonce qu'avec l'avant-dernière carte, avec une carte dont on dit le nom, ou avec la dernière là où cela se dit
    .run = il faut une carte qui va avec, ou passer pour finir
    .take_needed = il faut d'abord tirer une carte (take)
    .give_needed = il faut d'abord donner { N_CARDS($count) }, comme dans give 1 4c 5d
    .bad_gift = on donne { N_CARDS($count) } de sa main à un autre joueur, comme dans give 1 4c 5d
    .trade_needed = il faut d'abord dire avec qui l'on échange sa main, comme dans trade 1
    .hit_needed = il faut d'abord dire qui l'attaque frappe, comme dans hit 1
    .face_needed = il faut dire quelle carte le joker devient, comme dans Xr=Ad
    .unreadable = ce n'est pas un coup ; écrire une carte (9h, 9h!, 8c=h, Xr=Ad), draw, pass, doubt, take, give 2 4c 5d, trade 2, hit 2, =7, say, knock, catch, catch 4 ou declare
# .bad_target { $seats }
# .bad_slot { $slots }
danish-why =
    .bad_set = on pose ensemble des cartes de même valeur, comme dans 9c+9d
    .target_needed = il faut dire à qui va le tas, comme dans As>2
    .bad_target = le tas va à un autre joueur encore en jeu : { $seats }
    .bad_slot = il n'y a plus de carte à cette place : { $slots }
    .bad_swap = on échange une carte de sa main avec une de ses cartes visibles, comme dans swap 4h Kd
    .swapping = tout le monde n'est pas prêt : échanger (swap 4h Kd) ou passer
    .unreadable = ce n'est pas un coup ; écrire une carte (9c), des cartes de même valeur (9c+9d), un as envoyé (As>2), >2, pickup, flip 1, swap 4h Kd ou pass
# .bad_kind { $kinds }
# .bad_exchange { $seats }
# .discard_needed { $count (Number) }
tricks-why =
    .kind_needed = il faut d'abord annoncer, comme dans choose hearts
    .bad_kind = il reste à annoncer : { $kinds }
    .exchange_needed = il faut donner une carte (exchange 0 7c), ou passer
    .bad_exchange = on donne à qui a perdu des points et prend encore des cartes : { $seats }
    .discard_needed = il faut d'abord écarter { N_CARDS($count) }, comme dans discard 2c 3c 4d 5d
    .unreadable = ce n'est pas un coup ; écrire choose hearts, exchange 0 7c, pass, return Kc, discard 2c 3c 4d 5d ou une carte (9h)
# How a round ended, where that is worth a word; then the places, best first.
# .blocked $places
# .limit $places
# .outright $places
# .last_left $places
# .four_of_a_kind $places
ends =
    .blocked = manche bloquée : { $places }
    .limit = la limite de cartes est atteinte : { $places }
    .outright = la partie est gagnée dans cette manche : { $places }
    .last_left = seul en jeu : { $places }
    .four_of_a_kind = un carré : { $places }
# $place (Number), $who, $points (Number?)
ranked = { $points ->
    [none] { $place }. { $who }
   *[other] { $place }. { $who } ({ N_POINTS($points) })
}
# Moves, as something that one may do.
# .play { $cards (List) }
# .play_naming { $cards (List), $suit (Suit) }
# .call_suit { $suit (Suit) }
# .call_rank { $rank }
# .hit { $who }
# .send { $who }
# .play_sending { $cards (List), $who }
# .play_as { $cards (List), $becomes (Face) }
# .ask { $cards (List) }
# .become { $becomes (Face) }
# .give { $cards (List), $who }
# .discard { $cards (List) }
# .return { $cards (List) }
# .swap { $cards (List) }
# .trade { $who }
# .flip { $slot (Number) }
# .choose { $what }
# .catch_word { $word }
moves =
    .play = poser { THE_CARDS($cards) }
    .play_naming = poser { THE_CARDS($cards) } et demander { SUIT_NAME($suit) }
    .call_suit = demander { SUIT_NAME($suit) }
    .call_rank = demander { A_CARD($rank) }
    .draw = piocher
    .take = prendre une carte
    .doubt = ne pas y croire
    .pass = passer
    .pickup = { PICK_UP_THE_PILE() }
    .choose = annoncer { $what }
    .hit = viser { $who }
    .send = envoyer le tas à { $who }
    .play_sending = poser { THE_CARDS($cards) } et envoyer le tas à { $who }
    .play_as = poser { THE_CARDS($cards) }, qui devient { THE_CARD($becomes) }
    .ask = demander { THE_CARDS($cards) }
    .become = faire de la carte { THE_CARD($becomes) }
    .give = donner { THE_CARDS($cards) } à { $who }
    .discard = écarter { THE_CARDS($cards) }
    .return = rendre { THE_CARDS($cards) }
    .swap = échanger { THE_CARDS($cards) }
    .trade = échanger sa main avec { $who }
    .flip = retourner la carte cachée nº{ "\u00a0" }{ $slot }
    .say = annoncer
    .knock = cogner trois coups
    .declare = { SHOW_FOUR() }
    .catch = { SAY_CATCH() }
    .catch_word = dire { QUOTED(CATCH_NAME($word)) }
# $move
announcing = { $move } en l'annonçant
# What lies on the felt.
lying =
    .discard = défausse
    .stock = pioche
    .top = dessus
    .stands_for = vaut
    .below = en vigueur dessous
    .named = demandé
    .debt = cartes à piocher
    .back = on tourne dans l'autre sens
    .rows = visibles | cachées
    .pile = tas
    .trick = pli
    .made = plis faits
