call-name = { $call ->
    [none] One card
    [carte] One card
    [last] Last card
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
