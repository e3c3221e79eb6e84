# An attack goes round the table: whose card it is, and who answers it with what; once the cards are drawn, one among them may.
# $by (Person), $asked (Person), $card (Face), $answer, $debt (Number), $paid (Flag)
sweep = { $by ->
    [you] Votre carte fait le tour
   *[other] { CAPITAL(THE_CARD($card)) } { OF_NAME($by) } fait le tour
} : à { $asked } de répondre par { A_CARD($answer) }{ $paid ->
    [yes] { " " }s'il vient d'en arriver.
   *[no] , sinon de piocher { N_CARDS($debt) }.
}
