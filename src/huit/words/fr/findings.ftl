# What verifying a round finds: $holds tells whether it is as it should be.
# {$holds}
promise = { $holds ->
    [yes] Le mélange avait été promis avant la donne, et la promesse est tenue.
   *[no] Ce qui a été promis avant la donne n'est pas ce qui a été joué.
}
# {}
no-promise = Rien n'avait été promis avant la donne.
# {}
again = Ce sont les cartes d'une manche déjà jouée : rien n'était à promettre.
# {}
no-proof = Ce fichier ne porte aucune preuve.
# {}
no-record = Ce fichier ne dit pas quelles cartes sont sorties : il n'y a rien à comparer.
# {$holds (Flag?)}
unsealed = { $holds ->
    [none] Les joueurs ne s'étaient pas engagés d'avance : rien ne montre dans quel ordre leurs grains de hasard sont venus.
   *[other] Ce navigateur a vu sceller cette donne, et le fichier n'en dit rien.
}
# {$holds}
order = { $holds ->
    [yes] Tous s'étaient engagés sur leur grain de hasard avant que personne ne montre le sien.
   *[no] Des grains de hasard ont été montrés avant que tous ne soient engagés.
}
# {$holds, $names}
opened = { $holds ->
    [yes] Chaque grain de hasard est celui de l'engagement : { LIST($names) }.
   *[no] { COUNT($names) ->
        [0] Il manque des engagements, ou des grains de hasard.
       *[other] Ce n'est pas le grain de hasard de l'engagement : { LIST($names) }.
    }
}
# {$holds}
seal = { $holds ->
    [yes] Le sceau est bien l'empreinte de la promesse et de tous les engagements.
   *[no] Le sceau n'est pas l'empreinte de cette promesse et de ces engagements.
}
# {$holds}
sealed-deal = { $holds ->
    [yes] La règle, les places, le donneur, la main et la coupe étaient fixés par le sceau.
   *[no] La manche n'a pas été donnée comme le sceau l'avait fixé : règle, places, donneur, main ou coupe.
}
# {$holds, $told}
own-seal = { $holds ->
    [yes] C'est le sceau que ce navigateur a vu avant la donne : { $told }.
   *[no] Ce n'est pas le sceau que ce navigateur a vu avant la donne : { $told }.
}
# {$names}
left-out = Engagés, mais absents quand on a scellé : { LIST($names) }. La donne s'est faite sans leur grain.
# {$holds (Flag?), $names}
put-off = { $holds ->
    [no] La donne est dite remise, et ce ne peut être à cause { LIST(OF_NAME($names)) }.
   *[other] La donne avait été remise : le grain de hasard { LIST(OF_NAME($names)) } n'était pas venu.
}
# {$names}
silent = La donne s'est faite sans le hasard { LIST(OF_NAME($names)) } : rien n'est noté de leur part avant le sceau.
# {$names, $people (Number)}
alone = À { $people }, seul le hasard { LIST(OF_NAME($names)) } est dans la donne : avec le serveur, elle aurait pu être choisie.
# {}
own-left-out = Le grain de hasard de ce navigateur n'est pas dans le mélange : il n'était pas relié quand on a scellé la donne, ou venait trop tard. Sinon, ne vous y fiez pas.
# {$holds (Flag?)}
own-nonce = { $holds ->
    [none] Ce navigateur ne se souvient d'aucun grain de hasard ajouté à cette donne.
    [yes] Le grain de hasard de ce navigateur est dans le mélange : personne ne pouvait l'arranger d'avance.
   *[no] Le grain de hasard de ce navigateur n'est pas dans le mélange.
}
# {$holds, $names}
nonces = { $holds ->
    [no] La donne n'est pas faite de cette promesse et du hasard des joueurs.
   *[yes] { COUNT($names) ->
        [0] La donne est faite de la promesse seule.
       *[other] La donne est faite de la promesse et du hasard { LIST(OF_NAME($names)) }.
    }
}
# {$holds, $cards}
shuffle = { $holds ->
    [yes] { N_CARDS($cards) } mélangées de nouveau, avec la même graine.
   *[no] Les cartes n'ont pas été mélangées avec cette graine, ou le paquet n'était pas en ordre.
}
# {$holds, $names}
hands = { $holds ->
    [yes] Les mains et tout ce qui a été distribué viennent de ce mélange.
   *[no] { COUNT($names) ->
        [0] Ce mélange donne d'autres cartes sur la table.
       *[other] Ce mélange donne d'autres mains : { LIST($names) }.
    }
}
# {$drawn, $taken}
draws = { $drawn ->
    [0] { $taken ->
        [0] Chaque carte posée vient de la main que ce mélange a donnée.
       *[other] { N_CARDS($taken) } d'une main ouverte : chaque fois, la bonne.
    }
   *[other] { $taken ->
        [0] { N_CARDS($drawn) } de la pioche : chaque fois, la bonne.
       *[other] { N_CARDS($drawn) } de la pioche et { N_CARDS($taken) } d'une main ouverte : chaque fois, la bonne.
    }
}
# {$step, $told, $found}
step = { $found ->
    [none] { AT_STEP($step) }, le fichier dit « { $told } ».
   *[other] { AT_STEP($step) }, le fichier dit « { $told } », et le mélange « { $found } ».
}
at-step = { $step ->
    [0] À la donne
   *[other] Au coup { $step }
}
# {$count}
reshuffles = { $count ->
    [1] La pioche a été refaite une fois, avec les bonnes cartes.
   *[other] La pioche a été refaite { $count } fois, avec les bonnes cartes.
}
