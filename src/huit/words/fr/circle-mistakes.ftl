### Not on the page
# What is wrong with what somebody writes into a circle.
# .row $row (Number)
# .twice $name
why =
    .circle = donnez un nom au cercle
    .people = sur chaque ligne une personne du cercle ou le nom d’un invité, chacun une seule fois, et au moins une personne du cercle
    .sides = il faut au moins deux camps : un numéro de camp sur chaque ligne, ou sur aucune
    .places = il faut les places de tous, ou les points de tous ; les partenaires ont les mêmes
    .rounds = chaque manche a une case pour chaque ligne
    .bounds = un nombre ou un texte est trop grand
    .later = cette date est encore à venir
    .game = ce jeu n’est pas dans la liste : choisissez-en un, ou aucun
    .pinned = ces règles sont trop longues pour être épinglées
    .room = des règles épinglées, ou un salon à ouvrir : l’un des deux
    .file = ce fichier ne vient pas d’un cercle, ou il a été abîmé
    .row = ligne { $row } : il y manque quelque chose, ou ce n’est pas un nombre
    .twice = { $name } : quelqu’un porte déjà ce nom dans le cercle, ou un nom qui lui ressemble
