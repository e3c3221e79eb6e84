company = Avec qui ?
companies =
    .alone = Seul
    .friends = { WITH_FRIENDS() }
company-hint =
    .alone = contre l'ordinateur
    .friends = par un lien
open-room = { OPEN_THE_TABLE() }
code = J'ai un code
code-sample = CAFÉ 7
code-do = Entrer
name-seen = vos amis le verront
name-needed = { WRITE_YOUR_NAME() }
game = Le jeu
change = Choisir un autre jeu
# $count (Number)
games = { $count } jeux
options = Options
overruled = Désactivé, car les deux se contredisent : « { $sentence } »{ " " }
teams = Équipes
usual-teams = Comme le veut la règle
# $count (Number)
players = { SO_MANY_PLAYERS($count) }
match = La partie
rounds = { ROUND_BY_ROUND() }
rounds-hint = les totaux s'ajoutent, sans limite
target = { POINTS_TO_END() }
# $points (Number?)
usual-target = { $points ->
    [none] { "" }
   *[other] d'ordinaire { $points }
}
no-match = Ce jeu ne compte pas de points : on joue manche par manche.
real-cards = Vous jouez avec de vraies cartes ?
wrong =
    .rules = Ce jeu n'existe plus sur le serveur. Rechargez la page.
    .seats = Ce jeu ne se joue pas à ce nombre avec ces options.
    .name = Ce nom ne va pas : choisissez-en un autre.
    .options = Ces options ne vont pas ensemble, ou pas à ce nombre de joueurs.
    .match = Cette partie ne va pas avec ce jeu. Changez de marque ou de total.
# $key, $name
family = { $key ->
    [le-huit-americain] Le huit américain à deux jeux
    [cousins-abroad] Ailleurs
   *[other] { $name }
}
options-on = { $count ->
    [0] aucune
    [1] une choisie
   *[other] { FEW($count) } choisies
}
# $seats, $teams, $each
in-teams = À { FEW($seats) } : { FEW($teams) } équipes de { FEW($each) }.
alone = À { FEW($seats) } : chacun pour soi.
# $name
plan = { $name ->
    [libre] Libre
    [les-huit] Les Huit
    [hollywood] Hollywood
    [hollywood-5] Hollywood en cinq parties
    [le-8] Le 8
    [positif] Compte positif
    [negatif] Compte négatif
    [retour-a-zero] Retour à zéro
    [jusqu-au-dernier] Jusqu'au dernier
    [jusqu-au-dernier-retour] Jusqu'au dernier, retour à zéro
    [x00] 100 points par joueur
    [trois-cinq-huit] Dix-huit manches
    [trois-cinq-huit-court] Six manches
    [sergent-major] À un nombre de points
    [sergent-major-manches] Neuf manches
    [sergent-major-libre] À une manche qui gagne tout
    [danish] Manches gagnées
   *[other] { $name }
}
# $often (Number)
forgets = { $often ->
    [0] jamais
    [10] une fois sur dix
    [35] une fois sur trois
    [60] plus d’une fois sur deux
   *[90] presque toujours
}
