tables = Mes tables
resume = Reprendre : { $table }
yours = À vous de jouer !
somebody = un joueur
since = depuis { $time }
with = avec { LIST($names) }
away = Le serveur ne répond pas pour cette table.
again = Réessayer
unknown = Table { $room }
forget = Oublier : { $table }
forget-short = Oublier
forget-ask = Oublier cette table ?
forget-in-round = Une manche y est en cours. Oubliée, la table quitte cette liste ; votre place reste la vôtre, mais vous n'y reviendrez que par le lien de la table.
forget-between = Elle quitte cette liste ; votre place reste la vôtre, et le lien de la table y ramène.
keep = Garder
forget-it = Oublier la table
stand-up = Rendre aussi ma place
standing-up = On rend la place…
not-stood = La place n'a pas pu être rendue : le serveur ne répond pas. Réessayez dans un moment.
forgotten = Table oubliée.
quit = Quitter la table ?
quit-told = Votre place vous attend : vous la retrouverez sous « Mes tables ».
stay = Rester
to-start = Aller à l'accueil
rounds = { MY_ROUNDS() }
no-rounds = Aucune manche finie n'est gardée dans ce navigateur.
# $no (Number)
round = { ROUND_OF_NUMBER($no) }
won = Gagnée
lost = { COUNT($names) ->
    [0] Sans vainqueur
   *[other] Perdue, gagnée par { LIST($names) }
}
match-won = Partie gagnée
match-lost = Partie perdue
totals = Totaux : { $totals }
rules = Les règles
replay = Revoir
same-deal = Rejouer la même donne
same-deal-told = « Rejouer la même donne » ouvre une table contre l'ordinateur seul, où il est dit que les cartes sont connues.
remove = Effacer
# $no (Number), $game
remove-of = Effacer : manche { $no }, { $game }
removed = Manche effacée de la liste.
remove-all = Tout effacer
no-replay = Cette manche n'est plus accessible : la table n'existe plus, ou ce navigateur n'y a pas de place.
older = Cette donne vient d'une autre version de Huit : elle ne peut plus être rejouée.
failed = { NO_ANSWER() }
back = Accueil
carry = Continuer sur un autre appareil
carry-told = Un code amène vos places, vos cercles et « Mes parties » sur l'autre appareil. Celui-ci les garde aussi.
make-code = Faire un code
new-code = Faire un autre code
code-qr = Code à viser avec l'appareil photo de l'autre appareil
code-typed = Sans appareil photo : sur l'autre appareil, sous « Mes parties », « J'ai un code d'un autre appareil », puis
code-link = Ou ouvrez ce lien sur l'autre appareil
copy = Copier
copied = Copié
copy-by-hand = Copiez le texte sélectionné.
too-many = Trop de codes demandés ou essayés : réessayez dans une minute.
bring = Continuer vos parties ici ?
bring-told = Ce lien amène dans ce navigateur les places et les parties d'un autre appareil. N'acceptez que s'il vient de vous.
bring-here = Continuer ici
not-here = Non
bringing = On apporte vos places…
to-tables = Voir mes tables
no-code = Ce code n'est pas bon : il a déjà servi, ou il est trop vieux. Faites-en un autre sur le premier appareil.
have-code = J'ai un code d'un autre appareil
type-code = Le code de l'autre appareil
type-told = L'autre appareil le montre sous « Mes parties », « Continuer sur un autre appareil » : huit lettres et chiffres. Le vôtre seulement : il amène ici ses places et ses parties.
not-eight = Un code a huit lettres et chiffres, par exemple K7QF 3MXA.
not-typed = Ce code n'est pas bon : mal tapé, déjà utilisé, remplacé par un autre, ou trop vieux. Relisez-le, ou faites-en un autre sur le premier appareil.
turn-of = { COUNT($names) ->
    [one] au tour { OF_NAME(LIST($names)) }
   *[other] on attend { LIST($names) }
}
only-here = Cette liste n'est que dans ce navigateur : les 100 dernières manches jouées ici.
remove-all-ask = Effacer { N_ROUNDS($rounds) } de ce navigateur ?
# $minutes, $typed
code-told = Il sert une seule fois, pendant { N_MINUTES($minutes) } ; tapé, pendant { N_MINUTES($typed) }. Qui l'a eu a vos places : ne le montrez à personne.
# $seats, $rounds, $circles
brought = C'est fait : { $circles ->
    [0] { N_SEATS($seats) } et { N_ROUNDS($rounds) }
    [one] { N_SEATS($seats) }, { N_ROUNDS($rounds) } et { $circles } cercle
   *[other] { N_SEATS($seats) }, { N_ROUNDS($rounds) } et { $circles } cercles
} de plus dans ce navigateur. Une place que vous aviez déjà ici reste la même.
days = { $count ->
    [one] { $count }{ "\u00a0" }jour
   *[other] { $count }{ "\u00a0" }jours
}
circles = { MY_CIRCLES() }
here = ici, sur cet appareil
forget-here = Elle n’est que sur cet appareil : elle en est effacée, pour de bon, et ses manches ne pourront plus être revues.
play-here = Jouer sans réseau
