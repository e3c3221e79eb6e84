chairs = Autour de la table
chairs-hint = on joue dans cet ordre
# $no (Number)
seat-no = Place { $no }
chair =
    .me = moi
    .open = un ami
    .computer = un ordinateur
clock = Horloge
no-clock = aucune
per-turn = Par tour
by-letter = Par correspondance
more = Autres réglages
watch = Qui peut regarder, sans voir les mains
watching =
    .nobody = personne
    .link = qui a le lien des spectateurs
    .all = tout le monde
public = Montrer la table à tous, dans « Tables ouvertes »
chat = Écrire des messages (jamais à une table ouverte à tous)
advice = « Que joueriez-vous ? »
advised =
    .nobody = personne
    .alone = qui joue seul
    .all = tous
auto-announce = Laisser la page annoncer (« Carte ! »…)
auto-announced =
    .nobody = à personne
    .alone = à qui joue seul
    .all = à tous
winner-adds = Le gagnant d'une manche ajoute ou retire une règle
reaction = Temps pour réagir à une carte
reaction-hint = Contre-carte et volée : ce délai efface les lenteurs du réseau.
grace = On joue pour un absent après
invites = { $name } vous invite à jouer
at-home = Chez nous :
# $count (Number)
changed = Chez nous : { $count } règles changent
as-usual = La règle du jeu, sans rien y changer.
own = { $key } = { $value }
read-all = Lire toute la règle
your-name = Votre nom
seat = Votre place
free-seat = libre
computer = ordinateur
no-seat = Sans place
no-seat-hint = je regarde d'abord
sit = S'asseoir
come-in = Entrer
playing = Une manche se joue : vous pourrez vous asseoir dès qu'elle sera finie.
all-taken = Toutes les places sont prises : vous entrez sans place, et regardez.
name-missing = Écrivez d'abord votre nom.
name-refused = Ce nom ne va pas : choisissez-en un autre, de vingt caractères au plus.
taken = La place vient d'être prise : choisissez-en une autre.
loading = On cherche la table…
failed = Le serveur ne répond pas. Réessayez.
again = Réessayer
gone =
    .kicked = On vous a retiré de cette table
    .renewed = Ce lien n'est plus bon
    .locked = Cette table est fermée à clé
    .full = Cette table est pleine
    .no_room = Cette table n'existe pas, ou n'existe plus
    .journal_unplayable = Cette table ne peut pas être relue
    .not_watched = Cette table ne se regarde pas
gone-hint =
    .kicked = Vous ne pouvez plus y revenir. Vous pouvez en ouvrir une à vous.
    .renewed = L'hôte a changé les liens de la table : demandez-lui le nouveau.
    .locked = Personne d'autre n'y entre pour l'instant. Dès que l'hôte l'aura rouverte, vous pourrez vous asseoir.
    .full = Deux cents personnes y sont : elle n'en prend pas davantage pour l'instant.
    .no_room = Vérifiez le lien, ou demandez-en un autre à qui vous l'a donné.
    .journal_unplayable = Le serveur ne comprend pas, ou plus, tout ce qui s'y est joué. La personne qui s'en occupe trouvera pourquoi dans le journal du serveur.
    .not_watched = Ceux qui y jouent ne veulent pas, ou plus, de spectateurs.
unwatched = L'hôte ne laisse plus regarder cette table.
own-room = Ouvrir une table
lobby = Avant de commencer
room = La table
people = Les places
you = vous
host = hôte
ready = c'est bon
not-ready = on l'attend
away = pas là
open-seat = Place libre
sit-here = S'asseoir
change-here = Venir ici
# $no (Number)
sit-at = S'asseoir à la place { $no }
take-over = Prendre la place { OF_NAME($name) }
add-computer = Ordinateur
# $no (Number)
add-computer-at = Mettre un ordinateur à la place { $no }
remove = { TAKE_AWAY($name) }
kick = { KICK_OUT($name) }
kick-asked = Exclure { $name } de la table ?
kick-hint = Ce navigateur ne pourra plus revenir. Pour que personne ne revienne sous un autre nom, renouvelez aussi les liens.
kick-vote = Les autres voteront.
keep = Annuler
stand = Se lever
i-am-ready = { ALL_RIGHT_FOR_ME() }
i-am-not = Attendez-moi
start = Commencer
everybody = tout le monde est là
sit-first = asseyez-vous pour jouer
standing = Sans place : { LIST($names) }.
watchers = { $count ->
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
mute = Ne plus voir ce que dit
yes = D'accord
no = Non
invite = Inviter
not-by-link = Cette table n’est que sur cet appareil : aucun lien n’y mène.
invite-hint = Qui ouvre ce lien choisit un nom et une place, sans compte.
link = Le lien de la table
copy = Copier le lien
copy-watch = Copier, pour regarder
copied = Lien copié
copy-by-hand = Le lien est sélectionné : copiez-le à la main.
alone = Pour l'instant, ce lien ne marche que sur cet ordinateur. Pour que d'autres puissent venir, relancez Huit ainsi :
or = ou
share = Partager…
share-text = Viens jouer au 8 américain :
qr = Le lien de la table, à photographier
watch-link = Le lien des spectateurs
watch-link-hint = Il ne montre la main de personne.
on-television = Sur la télé
rules = La règle
change-rules = Changer de jeu ou d'options
change-rules-hint = Chacun devra redire que c'est bon.
propose-rules = { PROPOSE_OTHER_RULES() }
propose-rules-hint = Ceux qui sont à table votent ; il faut que tous soient d'accord. La règle vaut dès la donne suivante.
paste-link = Ou des règles composées ailleurs : collez leur lien
read-link = Lire le lien
change-these = Changer nos règles
propose = Proposer
proposal-heading = Une règle proposée
proposal = { $by ->
    [none] Vous proposez de jouer à « { $what } ».
   *[other] { $by } propose de jouer à « { $what } ».
}
proposal-changes = Ce qui changerait :
more-changes = { $count ->
    [1] et un autre point, à lire dans la règle
   *[other] et { $count } autres points, à lire dans la règle
}
same-rules = Rien ne changerait à la façon de jouer.
ends-match = { $match ->
    [yes] La partie en cours s'arrêterait là, et une autre commencerait à zéro. Ses totaux ({ $standing }) resteraient à lire sous « La table », avec les manches jouées.
   *[no] Les totaux repartiraient de zéro. Ceux d'aujourd'hui ({ $standing }) resteraient à lire sous « La table », avec les manches jouées.
}
change-later = On propose d'autres règles entre deux manches.
# $no (Number), $game
finished-match = Partie { $no }, à « { $game } »
finished-totals = Totaux : { $standing }.
# $no (Number), $winners (List)
finished-round = { COUNT($winners) ->
    [0] Manche { $no } : personne ne gagne
   *[other] { COUNT($winners) ->
        [one] Manche { $no } : { LIST($winners) } gagne
       *[other] Manche { $no } : { LIST($winners) } gagnent
    }
}
finished-later = On peut les revoir entre deux manches.
# $yes (Number), $needs (Number), $names (List)
proposal-votes = { COUNT($names) ->
    [0] { $yes } d'accord sur { $needs }.
   *[other] { $yes } d'accord sur { $needs } ; on attend { LIST($names) }.
}
adopt = Jouer ainsi
runs = Réglages de la table
door = Qui peut entrer
lock = Fermer la table à clé
lock-hint = Plus personne n'entre ; ceux qui sont là peuvent partir et revenir.
locked-told = La table est fermée à clé : plus personne n'entre.
renew = Renouveler les liens
renew-hint = Les liens donnés jusqu'ici ne vaudront plus rien : qui a été exclu ne reviendra pas sous un autre nom.
renew-asked = Renouveler les liens de la table ?
renew-sure = Ceux qui sont là gardent leur place. Les spectateurs sortent ; donnez-leur le nouveau lien.
renewed = Les liens de la table ont été renouvelés.
forget = { $count ->
    [1] Oublier l'invité parti
   *[other] Oublier les { $count } invités partis
}
forget-hint = Sans place et hors ligne : la table s'ouvre ainsi à d'autres. Ils pourront revenir par le lien.
promise = La promesse de la donne
promise-hint = Avant chaque donne, le serveur montre l'empreinte de ce dont il la fera, et chaque navigateur celle d'un grain de hasard. On ne montre les grains qu'une fois toutes les empreintes scellées : personne ne peut choisir le sien d'après les autres. Ce navigateur retient tout, et vous avertira si quelque chose change ; la manche finie, « Vérifier » refait tout le mélange.
rename = Votre nom
called-here = À cette table, on vous appelle « { $name } ».
rename-do = Changer
onlooker = Vous regardez
onlooker-hint = Les mains restent cachées.
onlooker-guest = Vous n'avez pas de place : vous regardez.
onlooker-later = Vous pourrez vous asseoir après la manche.
seats = Voir les places
reactions = { $seconds ->
    [0] aucun délai
   *[other] { NUMBER($seconds) } s
}
# $no (Number)
team = équipe { $no }
# $open, $names
waits = { $open ->
    [0] { COUNT($names) ->
        [0] { "" }
       *[other] on attend { LIST($names) }
    }
    [1] { COUNT($names) ->
        [0] il reste une place libre
       *[other] il reste une place libre ; on attend { LIST($names) }
    }
   *[other] { COUNT($names) ->
        [0] il reste { $open } places libres
       *[other] il reste { $open } places libres ; on attend { LIST($names) }
    }
}
# $mine, $yes, $names
proposal-said = { $mine ->
    [yes] { COUNT($names) ->
        [0] Proposé : les autres votent.
       *[other] Proposé : les autres votent ; il manque { LIST($names) }.
    }
   *[no] { COUNT($names) ->
        [0] Vous avez dit { YES_OR_NO($yes) }.
       *[other] Vous avez dit { YES_OR_NO($yes) } ; il manque { LIST($names) }.
    }
}
yes-or-no = { $yes ->
    [yes] oui
   *[no] non
}
