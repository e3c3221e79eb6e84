stand-in = Quelle carte devient le joker ?
stand-in-hint = Il en prend la couleur, la valeur et l'effet.
ask-card = Quelle carte demandez-vous ?
ask-card-hint = Elle seule se pose, jusqu'à ce que la demande vous revienne.
give-to = Donner à { $name } ({ $held })
trade = Avec qui échangez-vous votre main ?
ranks = Quelle valeur demandez-vous ?
hit = Qui votre carte frappe-t-elle ?
hit-hint = Elle lui fait piocher { $cards }.
trade-hint = Toutes vos cartes contre toutes les siennes.
trade-with = { $name } ({ $held })
take = Tirez une carte { OF_NAME($name) }
take-hint = À l'aveugle : toutes se valent, vues de dos.
# $place (Number), $of (Number)
back = Carte { $place } sur { $of }, de dos
deals = { $name } donne.
you-deal = C'est à vous de donner.
face-up = Une carte à chacun, à découvert, jusqu'au premier pique : { $name } donne.
face-up-you = Une carte à chacun, à découvert, jusqu'au premier pique : c'est vous qui donnez.
hand = Cartes par joueur
cut = Coupez le paquet
cut-now = Couper ici
cut-done = Coupé.
deal = Distribuer
give = { $count ->
    [one] Donnez une carte
   *[other] Donnez { FEW($count) } cartes
}
# $left, $name
give-hint = { $left ->
    [0] { $name ->
        [none] À qui les donner ?
       *[other] Tout est choisi.
    }
   *[other] { $name ->
        [none] Encore { FEW($left) } à choisir, puis le joueur.
       *[other] Encore { FEW($left) } à choisir.
    }
}
# $above (Number), $below (Number)
cut-at = { $above } cartes dessus, { $below } dessous
