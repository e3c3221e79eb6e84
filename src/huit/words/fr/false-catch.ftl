heading = Crier quand même ?
announced = { COUNT($names) ->
    [one] { LIST($names) } a annoncé sa carte. Dire « { $call } » à tort coûte { $cost }.
   *[other] { LIST($names) } ont annoncé leur carte. Dire « { $call } » à tort coûte { $cost }.
}
nobody = On n'a entendu personne oublier. Dire « { $call } » à tort coûte { $cost }.
yes = Crier quand même
no = Ne rien dire
