notes = La donne
other-cards = Plutôt des cartes nouvelles
close = Vu
without =
    .away = La donne a été scellée sans le grain de hasard de ce navigateur, qui n'était pas relié. Si cela revient, méfiez-vous.
    .late = Le grain de hasard de ce navigateur est venu trop tard : la donne se fait sans lui. Si cela revient, méfiez-vous.
    .put_off = Le grain de hasard de ce navigateur n'était pas venu : la donne se refait sans lui.
    .unknown = Un grain de hasard est à votre nom, et ce navigateur ne le connaît pas : méfiez-vous de cette donne.
missing = { COUNT($names) ->
    [one] On mélange : il manque le grain de hasard { LIST(OF_NAME($names)) }.
   *[other] On mélange : il manque les grains de hasard { LIST(OF_NAME($names)) }.
}
put-off = { COUNT($names) ->
    [one] La donne est remise : le grain de hasard { LIST(OF_NAME($names)) } n'est pas venu. On recommence sans lui.
   *[other] La donne est remise : les grains de hasard { LIST(OF_NAME($names)) } ne sont pas venus. On recommence sans eux.
}
# Of which round they are; none: the host has seen them.
# $round (Number?)
known = { $round ->
    [none] Cartes connues : l'hôte les a déjà vues.
   *[other] Cartes connues : celles de la manche { $round }.
}
# $round (Number?)
known-next = { $round ->
    [none] Cartes connues : la première manche redonne des cartes que l'hôte a déjà vues.
   *[other] Cartes connues : la prochaine manche redonnera celles de la manche { $round }.
}
daily = La donne du jour : les mêmes cartes pour tous.
