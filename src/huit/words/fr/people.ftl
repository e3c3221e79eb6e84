of-name = { ELIDES($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
}
you = vous
# Whoever gave no name.
# $name
named = { $name ->
    [none] quelqu'un sans nom
   *[other] { $name }
}
# A label and what it stands before.
labelled = { $label } : { $what }
