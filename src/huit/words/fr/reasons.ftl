# Why a move is not allowed, by the code of the refusal. $who: of whom it speaks; $calls: when each may be called out.
# .debt { $answers (List), $refused (Text?), $attack, $debt (Number) }
# .suit { $face (Text?), $suit (Suit), $wanted (List) }
# .match { $face (Text?), $wanted (List) }
# .turn { $who }
# .refused { $face (Text?), $top }
# .never_last { $face (Text?) }
# .last_suit { $face (Text?) }
# .rank { $rank, $wild (List) }
# .not_one_left { $calls (List) }
# .follow { $wanted (List) }
# .must_answer { $answers (List) }
# .too_short { $least (Number) }
# .only_drawn { $cards (List) }
# .called { $answers (List) }
# .bad_rank { $cards (List) }
# .held_up { $answers (List), $turns (Number) }
# .give_needed { $count (Number) }
# .bad_gift { $count (Number) }
# .bad_face { $cards (List) }
# .not_dealer { $who }
# .not_cutter { $who }
# .bad_hand { $from (Number), $to (Number) }
# .not_ready { $names (List) }
why =
    .debt = { COUNT($answers) ->
        [0] { THIS_CARD($refused) } ne se pose pas sur { A_CARD($attack) } { $attack ->
            [Q] non payée
           *[other] non payé
        } : rien n'y répond, piochez { N_CARDS($debt) }
       *[other] { THIS_CARD($refused) } ne se pose pas sur { A_CARD($attack) } { $attack ->
            [Q] non payée
           *[other] non payé
        } : répondez par { ONE_OF($answers) }, ou piochez { N_CARDS($debt) }
    }
    .suit = { THIS_CARD($face) } ne convient pas, on a demandé { SUIT_NAME($suit) } : il faut { ONE_OF($wanted) }
    .match = { THIS_CARD($face) } ne va pas ici : il faut { ONE_OF($wanted) }
    .turn = ce n'est pas à vous de jouer : c'est au tour { OF_NAME($who) }
    .not_held = cette carte ne peut pas être jouée maintenant
    .over = la manche est finie
    .refused = { THIS_CARD($face) } ne se pose pas sur { A_CARD($top) }
    .never_last = { THIS_CARD($face) } ne se pose pas en dernière carte
    .unsaid = vous n'avez pas annoncé votre dernière carte à temps : on ne finit pas à ce tour
    .say_first = annoncez votre dernière carte avant de la poser
    .last_suit = en dernière carte, { THIS_CARD($face) } ne va que sur sa propre couleur
    .must_play = vous avez une carte à jouer : on ne pioche et on ne passe que sans carte jouable
    .must_draw = il vous faut piocher
    .kept = ce qu'on pioche se garde : vous ne posez rien à ce tour
    .penalty = la pénalité vous fait perdre ce tour : vous ne posez rien
    .misses_turns = il vous reste des tours à passer : vous ne posez rien
    .play_or_draw = jouez une carte ou piochez : on ne passe pas encore
    .play_or_pass = on ne pioche plus à ce tour : jouez une carte ou passez
    .only_pass = on ne pioche plus à ce tour : passez
    .must_pass = il n'y a rien à piocher : passez
    .rank = on a demandé { A_CARD($rank) } : jouez { ONE_OF($wild) }
    .rank_needed = choisissez d'abord la valeur demandée
    .no_rank = aucune carte ne fait demander une valeur maintenant
    .bad_rank = on ne peut demander ici que { ONE_OF($cards) }
    .called = on demande une carte précise : il faut { ONE_OF($answers) }
    .card_needed = choisissez d'abord la carte demandée
    .no_card = on ne demande pas cette carte en ce moment
    .suit_needed = choisissez d'abord la couleur demandée
    .no_suit = cette carte ne demande pas de couleur
    .no_window = il n'y a rien à annoncer ni à contrer en ce moment
    .not_one_left = { COUNT($calls) ->
        [0] ce n'est pas permis maintenant
       *[other] on n'annonce { LIST($calls) }
    }
    .unreadable = ce coup n'a pas été compris
    .follow = vous avez la couleur demandée : il faut { ONE_OF($wanted) }
    .must_answer = vous pouvez répondre, il le faut donc : jouez { ONE_OF($answers) }
    .too_short = une seule carte, ou { $least } au moins : jouez-en une avec laquelle on y arrive
    .run = finissez d'abord : jouez une carte qui va avec, ou dites que vous avez fini
    .only_drawn = vous venez de piocher : posez { ONE_OF($cards) }, ou passez
    .held_up = vous perdez { $turns ->
        [1] ce tour
       *[other] { $turns } tours
    }, sauf si vous posez { ONE_OF($answers) }
    .take_needed = tirez d'abord une carte dans la main ouverte
    .nothing_to_take = aucune main ne vous est ouverte
    .give_needed = donnez d'abord { N_CARDS($count) }
    .nothing_to_give = vous n'avez rien à donner
    .bad_gift = donnez { N_CARDS($count) } de votre main à un autre joueur
    .trade_needed = dites d'abord avec qui vous échangez votre main
    .no_trade = on n'échange sa main que si une carte le demande, et avec qui a encore des cartes
    .no_doubt = il n'y a rien dont vous puissiez douter maintenant
    .hit_needed = dites d'abord qui votre carte frappe
    .no_hit = il n'y a personne à viser ainsi en ce moment
    .face_needed = dites d'abord quelle carte le joker devient
    .no_face = cette carte ne prend pas la place d'une autre
    .bad_face = le joker ne peut devenir ici que { ONE_OF($cards) }
    .no_four = il faut quatre cartes de cette valeur en main, à son tour
    .no_jump = à la volée, il faut la carte identique à celle du dessus, aussitôt posée
    .no_choice = il n'y a rien à choisir ici
    .not_dealer = c'est au donneur de choisir : { $who }
    .not_cutter = c'est à { $who } de couper
    .bad_hand = de { $from } à { $to } cartes par joueur
    .not_ready = { ONE_WAITS_FOR($names) }
    .not_full = il reste une place libre
    .bad_cut = laissez au moins cinq cartes de chaque côté
# When a call may be made.
# .left $call
# .ranks $call, $rank
# .end $call
calls =
    .left = { QUOTED(CALL_NAME($call)) } qu'en jouant son avant-dernière carte
    .ranks = { QUOTED(CALL_NAME($call)) } qu'en posant { A_CARD($rank) }
    .end = { QUOTED(CALL_NAME($call)) } qu'en posant sa dernière carte
other = ce n'est pas permis maintenant
# What the server refuses besides.
refused =
    .stale = la table a changé entre-temps : regardez, puis rejouez
    .not_over = la manche n'est pas finie
    .match_over = la partie est finie : commencez-en une nouvelle
    .malformed = ce message n'a pas été compris
    .unsaved = le coup n'a pas pu être enregistré, et n'a donc pas été joué : réessayez
    .too_many = trop de messages à la fois : attendez un instant
    .not_host = seul l'hôte de la table peut le faire
    .no_advice = pas de conseil à cette table, ou pas maintenant
    .no_adviser = le conseil n'est pas venu : redemandez
    .no_chat = personne n'écrit à cette table : elle est ouverte à tous, ou l'hôte ne le veut pas
    .empty_chat = il n'y a rien à lire dans ce message : écrivez quelque chose
    .long_chat = ce message est trop long : deux cents caractères au plus
    .not_seated = asseyez-vous d'abord
    .in_round = pas pendant une manche
    .in_match = les points tiennent aux places : on n'en change qu'avant ou après la partie
    .deal_sealed = on mélange les cartes : attendez la donne
    .cards_known = ces cartes sont connues : pas au milieu d'une partie
    .not_open = cette place est prise
    .no_seat_to_ask = il n'y a pas de place à demander
    .seat_declined = l'hôte a dit non pour cette manche : redemandez à la prochaine
    .locked = la table est fermée à clé : personne de nouveau n'y entre
    .many_asking = trop de personnes attendent déjà une place : redemandez quand l'hôte leur aura répondu
    .no_poll = le vote est clos
    .poll_open = un vote est déjà en cours
    .no_undo = ce coup ne peut plus être repris
    .no_voter = personne n'est là pour dire oui : à plusieurs, un coup n'est repris que si les autres le veulent bien
    .no_adding = à cette table, le gagnant n'ajoute pas de règle
    .not_between = le gagnant change une règle entre deux manches
    .not_winner = seul le gagnant de la manche change une règle
    .winner_first = le gagnant peut d'abord changer une règle : on l'attend
    .too_soon = laissez-lui une minute pour jouer, puis redemandez
    .already_added = une règle a déjà changé après cette manche
    .same_rules = rien n'a changé : changez une règle
    .several_rules = une seule règle change à la fois : défaites les autres
    .ends_match = la partie ne pourrait plus se compter : proposez plutôt cette règle à tous
    .too_late = trop tard
    .kicked = on vous a demandé de quitter cette table
    .full = trop de monde est déjà venu à cette table
    .nobody_gone = aucun invité n'est parti
