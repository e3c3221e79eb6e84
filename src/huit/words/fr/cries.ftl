# What is called out; a forgotten call of which nothing is known is the usual one. « Mau », « Maou » are said alike everywhere.
# $call
call-name = { $call ->
    [none] Carte
    [carte] Carte
    [last] Dernière carte
    [niko_kadi] Niko Kadi
    [one_card] One card
    [mau_mau] Mau-Mau
    [po_makale] Po makale
   *[other] { CAPITAL(RANK_NAME($call)) }
}
# $call
catch-name = { $call ->
    [none] Contre-carte
   *[other] { PRECISE($call) ->
        [yes] Contre-carte
       *[no] Contre-{ RANK_NAME($call) }
    }
}
aloud = { $name } !
quoted = « { $name } ! »
knock = Toc, toc, toc
