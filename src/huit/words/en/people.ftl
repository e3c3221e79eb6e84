of-name = { $name }’s
you = you
named = { $name ->
    [none] somebody without a name
   *[other] { $name }
}
labelled = { $label }: { $what }
