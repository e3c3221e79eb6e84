came = { COUNT($names) ->
    [one] { LIST($names) } has just come in.
   *[other] { LIST($names) } have just come in.
}
stranger = Somebody you did not expect? Under “Who may come in”, lock the table or renew the links: the code changes too.
