call-name = { $call ->
    [none] One card
    [carte] One card
    [last] Last card
    [niko_kadi] Niko Kadi
    [one_card] One card
    [mau_mau] Mau-Mau
    [po_makale] Po makale
   *[other] { CAPITAL(RANK_NAME($call)) }
}
catch-name = { $call ->
    [none] Catch
   *[other] { PRECISE($call) ->
        [yes] Catch
       *[no] Catch { RANK_NAME($call) }
    }
}
aloud = { $name }!
quoted = “{ $name }!”
knock = Knock, knock, knock
