away = hors ligne
stood-in = l'ordi joue
open = place libre
stood-in-for = { $name } n'est plus là : l'ordinateur joue à sa place
below-level = au plus simple
below-level-of = { $name } joue au plus simple pour l'instant, au-dessous du niveau choisi
stood-in-for-me = L'ordinateur joue à votre place.
come-back = Reprendre ma place
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
about = À propos { OF_NAME($name) }
mute = Ne plus voir ce que dit { $name }
kick = { KICK_OUT($name) }
ask-kick = Proposer d'exclure { $name }
kick-later = On ne peut exclure quelqu'un qu'entre deux manches.
kick-sure = Exclure { $name } ? Cette personne ne pourra plus revenir à cette table.
# $count (Number)
last-seconds = Plus que { $count } secondes.
time-up = Temps écoulé : l'ordinateur joue pour vous.
phrases = Petites phrases
says = { $name } : { $words }
on-card = { " " }sur { $card }
at-card = À propos de la carte : { $card }
you-say = Vous
dash = { " " }—{ " " }
undo-poll = { $name } voudrait reprendre son dernier coup.
undo-poll-mine = Vous demandez à reprendre votre coup.
kick-poll = { $name } propose d'exclure { $who }.
kick-poll-mine = Vous proposez d'exclure { $who }.
kick-poll-me = { $name } propose de vous exclure.
play-for-poll = { $name } propose que l'ordinateur joue pour { $who }.
play-for-poll-mine = Vous proposez que l'ordinateur joue pour { $who }.
play-for-poll-me = { $name } propose que l'ordinateur joue pour vous.
play-for = Faire jouer l'ordinateur pour { $name }
ask-play-for = Proposer que l'ordinateur joue pour { $name }
play-for-hint = Jusqu'à ce que la personne reprenne la main, d'un geste.
rest = Pause : jouez pour moi
rest-hint = L'ordinateur joue jusqu'à ce que vous repreniez votre place.
rules-changed = Changé par les gagnants
waits-for-winner = On attend { LIST($names) }, qui peut changer une règle.
rules-poll = { $name } propose d'autres règles.
rules-poll-mine = Vous proposez d'autres règles.
read-proposal = Lire et voter
see-proposal = Voir le vote
poll = On vote
agree = D'accord
disagree = Non
# $yes (Number), $needs (Number)
votes = { $yes } oui sur { $needs }
waiting-for = { ONE_WAITS_FOR($names) }
you = vous
host = hôte
present = en ligne
leave = Quitter ma place
leave-sure = Quitter votre place ?
leave-in-round = L'ordinateur finira la manche à votre place ; vous pourrez revenir d'ici là.
leave-between = Elle sera libre pour quelqu'un d'autre.
stay = Rester
look-on = Voir les places et la règle
next = { NEXT_ROUND() }
change-rules = Changer de règles
finished = Manches jouées
propose-rules = { PROPOSE_OTHER_RULES() }
add-rule = Ajouter ou retirer une règle
add-rule-do = Changer cette règle
same-cards = { SAME_DEAL_AGAIN() }
same-cards-hint = les mêmes cartes dans les mêmes mains
computer-adds-nothing = Qui gagne la manche peut changer une règle. Un ordinateur a gagné : les règles restent comme elles sont.
waits-for-seat = { $count ->
    [1] Une place est libre : la suite attend quelqu'un.
   *[other] { $count } places sont libres : la suite attend du monde.
}
fill-seats = Inviter ou compléter
waits-for-seated = La suite attend ceux qui sont à table.
void-heading = Cette manche s'arrête là
void-round = Le serveur a été mis à jour entre-temps et ne peut pas la continuer. Elle ne compte pas ; les totaux restent.
phrase =
    .hello = Bonjour !
    .good_game = Belle partie !
    .well_played = { WELL_PLAYED() }
    .thanks = Merci !
    .sorry = Pardon !
    .oops = Oups !
    .hurry = On joue ?
    .thinking = { LET_ME_THINK() }
    .wow = Waouh !
    .laugh = Ha ha !
    .sad = Snif…
    .clap = Bravo !
    .heart = J'adore !
    .angry = Grrr !
    .luck = Quelle chance !
# $name, $what
rule-changed = { $name ->
    [none] Vous avez changé une règle : { $what }
   *[other] { $name } a changé une règle : { $what }
}
