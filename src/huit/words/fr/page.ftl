title = Huit
# What rules are called that began on a blank sheet and have no title.
house-rules = Règles maison
tagline = Le 8 américain, tout de suite, seul ou entre amis.
start =
    .effects = { WHAT_CARDS_DO() }
    .notes = Le reste de la règle
    .seats = { HOW_MANY_PLAYERS() }
    .seats-hint = vous compris
    .forget = Ils oublient d'annoncer
    .name = Votre nom
    .optional = facultatif
    .play = Jouer
    .loading = On prépare les cartes…
    .failed = Le serveur ne répond pas. Vérifiez qu'il tourne, puis réessayez.
    .refused = Le serveur n'a pas voulu de cette table. Changez un choix, puis réessayez.
    .again = Réessayer
missing =
    .told = Une partie de la page n’est pas arrivée.
    .away = Le serveur ne répond pas encore. Réessayez dans un instant.
    .again = Charger à nouveau
    .later = Plus tard
# .round $no (Number)
# .stock-name $count (Number), $may (Flag)
# .suit-name $suit (Suit)
# .counted $count (Number), $written, $unit
table =
    .heading = La table
    .round = { ROUND_OF_NUMBER($no) }
    .opponents = Les autres joueurs
    .middle = Le milieu de la table
    .stock = Pioche
    .discard = Défausse
    .stock-name = { $may ->
        [yes] Pioche, { N_CARDS($count) } : piocher
       *[no] Pioche, { N_CARDS($count) }
    }
    .top = Carte du dessus : { $card }
    .suit = Couleur
    .suit-named = Demandé
    .suit-name = { CAPITAL(SUIT_NAME($suit)) }
    .attack = Attaque : { N_CARDS($debt) } à piocher
    .to-draw = à piocher
    .direction = { $direction ->
        [1] On tourne dans le sens des aiguilles d'une montre.
       *[other] On tourne dans le sens inverse des aiguilles.
    }
    .opponent = { $name } : { N_CARDS($count) }
    .playing = à son tour
    .hand = Votre main : { N_CARDS($count) }
    .playable = jouable
    .jumpable = jouable à la volée
    .unplayable = non jouable
    .your-turn = { IT_IS_YOUR_TURN() }
    .turn-of = { IT_IS_TURN_OF($name) }
    .round-over = { ROUND_OVER() }
    .answers = répondez à l'attaque
    .plays = jouez
    .shows = montrez votre carré
    .draws = { $debt ->
        [0] piochez
       *[other] piochez { N_CARDS($debt) }
    }
    .passes = passez
    .or = , ou{ " " }
    .hint-pay = Rien pour répondre : piochez { N_CARDS($debt) }.
    .hint-draw = Aucune carte jouable : piochez.
    .hint-only-pass = { NOTHING_STILL() }
    .draw = Piocher
    .pass = Passer
    .armed = { $call } sera annoncé avec la carte que vous jouez.
    .counted = { $unit ->
        [points] { $written } pts
       *[other] { $count ->
            [one] { $written } manche
           *[other] { $written } manches
        }
    }
    .log = Le fil de la manche
    .open-log = Tout le fil de la manche
    .close-log = Fermer le fil
    .pin-log = Garder à côté de la table
    .tools = Conseil, reprendre, parler
    .since-turn = Depuis votre tour :
    .result = Résultat
suits =
    .heading = Quelle couleur demandez-vous ?
you = Vous
connection =
    .connecting = Connexion…
    .open = Connecté
    .lost = Reconnexion…
    .lost-hint = La partie vous attend.
    .elsewhere = Cette table est ouverte dans trop d'onglets : celui-ci s'est arrêté.
    .take-over = Reprendre ici
    .no_room = Cette table n'existe pas, ou n'existe plus.
    .no_seat = Vous n'avez pas de place à cette table.
    .kicked = On vous a retiré de cette table.
    .journal_unplayable = Cette table ne peut pas être relue.
    .renewed = Ce lien n'est plus bon.
    .not_watched = Cette table ne se regarde pas, ou plus.
    .closed = Déconnecté
    .to-start = { HOME_AGAIN() }
settings = Réglages
score = { SCORE_SHEET() }
help = Aide
rules-open = La règle du jeu (touche R)
advice = Que joueriez-vous ?
undo = Reprendre mon coup
close = Fermer
sounds = Sons
