sweep = { $by ->
    [you] Your card
   *[other] { CAPITAL(OF_NAME($by)) } { CARD_NAME($card) }
} goes round: { $asked ->
    [you] you answer
   *[other] { $asked } answers
} with { A_CARD($answer) }{ $paid ->
    [yes] , if one was drawn.
   *[no] { " " }or { $asked ->
        [you] draw
       *[other] draws
    } { N_CARDS($debt) }.
}
