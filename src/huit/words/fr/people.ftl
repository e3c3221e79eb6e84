of-name = { ELIDES($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
}
