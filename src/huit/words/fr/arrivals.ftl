came = { COUNT($names) ->
    [one] { LIST($names) } vient d'entrer.
   *[other] { LIST($names) } viennent d'entrer.
}
stranger = Quelqu'un que vous n'attendiez pas ? Sous « Qui peut entrer », fermez la table à clé ou renouvelez les liens : le code change aussi.
