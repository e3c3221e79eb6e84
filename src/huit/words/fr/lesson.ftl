show-me = Montrez-moi
# $sentence
show-me-this = Montrez-moi : { $sentence }
discover = Découvrir cette version
# $step (Number), $of (Number)
step = { $step } sur { $of }
looking = On cherche des cartes pour cette règle…
none = Huit n'a pas trouvé de petite position pour cette règle : elle se lit, et se verra en jouant.
failed = { NO_ANSWER() }
too-many = Beaucoup de règles sont demandées à la fois. Attendez un moment, puis réessayez.
refused = Ces règles ne vont pas ensemble pour l'instant.
again = Réessayer
felt = Le tapis de l'exemple
or = ou
look = Regardez la donne.
# $what
try = Essayez de poser { $what }.
# $what
lay = Posez { $what }.
# $what
lay-and-announce = Posez { $what } en l'annonçant : le bouton de l'annonce d'abord.
# $what
lay-last = Posez votre dernière carte, { $what } : la manche est finie, et l'on compte.
# $what
put-away = Écartez { $what }.
# $what
give = Donnez { $what }.
# $what
give-back = Rendez { $what }.
# $laid, $taken
swap = Échangez { $laid } contre { $taken }.
# What to do, by the verb of the move.
do =
    .draw = Piochez.
    .pass = Passez.
    .say = Faites votre annonce.
    .knock = Cognez trois coups.
    .catch = Dites « Contre-carte ! ».
    .take = Tirez une carte.
    .doubt = Dites que vous n'y croyez pas.
    .declare = Montrez votre carré.
    .pickup = Ramassez le tas.
    .flip = Retournez une carte cachée.
    .call = Choisissez ce que vous demandez.
    .ask = Choisissez la carte que vous demandez.
    .become = Choisissez la carte que devient le joker.
    .choose = Choisissez la sorte de manche.
    .trade = Choisissez avec qui échanger votre main.
    .hit = Choisissez qui votre carte frappe.
    .send = Choisissez qui reçoit le tas.
other-move = Jouez.
here = Voilà :
nothing-happened = Rien de plus ne se passe.
not-this = Ce coup-là ne montre pas la règle. Recommencez, et jouez une carte marquée.
not-prepared = Ce coup-là n'est pas prévu dans cet exemple. Essayez-en un autre.
stays = La carte reste en main.
restart = Recommencer
another = Autre exemple
next = Règle suivante
previous = Règle précédente
to-sheet = Retour à la feuille
learnt = C'est l'essentiel. Le reste de la règle se lit sur la feuille.
play = Jouer
no-room = Huit n'a pas pu ouvrir de table. Réessayez dans un moment.
