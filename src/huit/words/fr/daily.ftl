back = Accueil
# $seats (Number)
against = { $seats } joueurs : vous, contre des ordinateurs de niveau « { $level } ».
intro = Une donne par jour, la même pour tout le monde : le jeu change, chaque jour un autre de la liste. Votre premier résultat compte ; ensuite vous voyez ce que le niveau « fort » fait des mêmes cartes.
play = Jouer la donne du jour
play-late = Jouer cette donne
play-late-told = Son jour est passé : elle sera marquée comme jouée après.
resume = Reprendre la donne
restart = Recommencer
opening = On distribue…
result = Votre résultat : { $told }
won = gagnée
lost = perdue
late = jouée après son jour
see = Le résultat et le par
par = Le par
par-finding = On joue le par de cette donne…
par-preparing = Le serveur se prépare à jouer le par : la première fois, cela prend une minute.
par-steps = { $done } sur { $of }
par-waiting = D'autres demandes passent d'abord.
other-game = Les jeux de Huit ont changé depuis : le par de ce jour n'est plus celui de vos cartes.
par-failed = Le par n'a pas pu être joué.
again = Réessayer
par-points = Le niveau « fort » fait { $points } ± { $half } points en moyenne.
par-won = Le niveau « fort » gagne { $won }{ "\u00a0" }% ± { $half } des manches.
# $rounds (Number), $imagines (Number)
par-told = À votre place, avec votre main, contre les mêmes ordinateurs, sur { NUMBER($rounds) } manches imaginées : les cartes que vous ne voyiez pas y sont redistribuées au hasard. Le niveau « fort » imagine ici { NUMBER($imagines) } suites par coup, contre 4 000 à une table. L'intervalle est à 95{ "\u00a0" }%.
compared =
    .better = Vous avez fait mieux que le par.
    .worse = Vous avez fait moins bien que le par.
    .even = Vous êtes dans le par.
one-round = Sur une seule manche, le hasard compte beaucoup.
share-label = À partager, sans dévoiler de carte
share = Partager
copy = Copier
copied = Copié
copy-by-hand = Le texte est sélectionné : copiez-le.
shared-points = Huit, la donne du { $date } ({ $game }) : { $outcome }, { $points } pour un par de { $par } ± { $half }
shared-won = Huit, la donne du { $date } ({ $game }) : { $outcome } ; « fort » y gagne { $won }{ "\u00a0" }% du temps
shared-alone = Huit, la donne du { $date } ({ $game }) : { $outcome }
shared-so-far = Huit, la donne du { $date } ({ $game }) : { $outcome }, { $points }
calendar = Calendrier
earlier = Mois précédent
later = Mois suivant
day = { $date } : { $told }
state =
    .today = la donne du jour, à jouer
    .open = à jouer
    .begun = commencée
    .none = pas de donne
legend = ✓ gagnée, ✗ perdue, … commencée ; pointillé : jouée après son jour.
# $days
streak = { $days ->
    [0] Aucune série en cours.
    [one] Un jour d'affilée.
   *[other] { $days } jours d'affilée.
}
# $played (Number), $won (Number)
so-far = { $played ->
    [0] Aucune donne jouée.
    [one] Une donne jouée, { $won ->
        [0] perdue.
       *[other] gagnée.
    }
   *[other] { $played } donnes jouées, { $won ->
        [0] aucune gagnée.
        [one] une gagnée.
       *[other] { $won } gagnées.
    }
}
how = Comment ça marche
how-day = La donne change à minuit UTC, soit { $time } chez vous ; c'est l'horloge du serveur qui compte.
how-cards = Les cartes se calculent à partir de la date, et sont les mêmes sur tous les serveurs de la même version de Huit. Qui sait programmer peut donc les connaître d'avance : c'est un jeu entre gens de bonne foi.
how-computers = Devant la même situation, les ordinateurs décident de la même façon pour tout le monde. Annoncer ou réagir à un autre moment peut changer la suite.
how-advice = À cette table, l'ampoule ne conseille pas. Les manches suivantes de la table ne comptent pas.
how-undo = Vous pouvez y reprendre votre coup sans demander à personne, et recommencer une donne que vous n'avez pas finie : le résultat ne le dit pas.
how-kept = Le calendrier n'est que dans ce navigateur ; « Continuer sur un autre appareil », sous « Mes parties », emporte les jours récents.
passed = Minuit UTC est passé : voici la nouvelle donne du jour.
failed = { NO_ANSWER() }
no-day = Ce jour n'a pas de donne à jouer : ni les jours à venir, ni ceux d'il y a plus d'un an.
