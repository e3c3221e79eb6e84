back = Accueil
# $seats (Number)
against = { $seats } joueurs : vous, contre des ordinateurs de niveau « { $level } ».
intro = Une donne par jour, la même pour tout le monde : le jeu change, chaque jour un autre de la liste. Votre premier résultat compte ; ensuite vous voyez ce que « fort » fait des mêmes cartes.
play = Jouer la donne du jour
play-late = Jouer cette donne
play-late-told = Son jour est passé : elle sera marquée comme jouée après.
resume = Reprendre la donne
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
par-points = « fort » fait { $points } ± { $half } points en moyenne.
par-won = « fort » gagne { $won }{ "\u00a0" }% ± { $half } des manches.
# $rounds (Number), $imagines (Number)
par-told = À votre place, avec votre main, contre les mêmes ordinateurs, sur { $rounds } manches imaginées : les cartes que vous ne voyiez pas y sont redistribuées au hasard. « fort » imagine ici { $imagines } suites par coup, contre 4000 à une table. L'intervalle est à 95{ "\u00a0" }%.
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
outcome =
    .won = gagné
    .lost = perdu
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
    [0] Aucun jour de suite en ce moment.
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
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
how-kept = Le calendrier n'est que dans ce navigateur ; « Continuer sur un autre appareil », sous « Mes parties », emporte les jours récents.
failed = { NO_ANSWER() }
no-day = Ce jour n'a pas de donne à jouer : ni les jours à venir, ni ceux d'il y a plus d'un an.
