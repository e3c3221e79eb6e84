"""What the cards of a shedding game do, in French."""

from huit.rules.deed_sentences import Clause, Subject, Words, capital
from huit.rules.shedding import deeds
from huit.rules.words import any_of, card_words, counted, listed


def _cards(number: int) -> str:
    return f"{number} cartes" if number > 1 else "une carte"


def _more(number: int) -> str:
    """Return so many cards without the noun."""
    return "une" if number == 1 else counted(number, "fr")


def _it(of: Subject) -> str:
    return "la" if of.feminine else "le"


def _layer(of: Subject) -> str:
    """Return who played the card, after it has been named."""
    return "celui qui a posé la carte" if of.several else f"celui qui l’a posé{'e' if of.feminine else ''}"


def _who_played(of: Subject) -> str:
    """Return who played the card: what is played on an attack is not the card that attacks."""
    return f"celui qui a posé {of.whatever_rank}"


def _makes(of: Subject) -> str:
    return of.agree("fait", "font")


def _goes(of: Subject) -> str:
    return of.agree("se pose", "se posent")


def _obliges(of: Subject) -> str:
    return of.agree("oblige", "obligent")


def _lets(of: Subject) -> str:
    return of.agree("permet", "permettent")


def _ending(of: Subject) -> str:
    """Return the ending of a participle."""
    return ("e" if of.feminine else "") + of.agree("", "s")


_AT_LAST = {"last": "en dernière carte", "last_of_ace": "en dernière carte de la main de l’as"}

# Where they go


def _anywhere(deed: deeds.GoesAnywhere, of: Subject) -> str:
    phrase = f"{_goes(of)} sur n’importe quelle carte"
    if deed.but:
        phrase += f", sauf sur {of.named(of.completed(deed.but))}"
    if deed.if_unable and of.rank == "X":
        phrase += ", mais seulement si l’on ne peut pas fournir la couleur demandée"
    elif deed.if_unable:
        phrase += ", mais hors de la couleur demandée seulement si l’on ne peut pas fournir"
    phrase += " (sauf sur une attaque)" if deed.free_on_attack else ""
    if deed.or_on:
        phrase += f", ou sur {of.another(deed.or_on) if of.rank else 'une autre de même valeur'}"
    phrase += ", sauf quand une valeur est demandée" if deed.not_on_rank else ""
    return phrase + (f", et c’est {of.agree('sa', 'leur')} couleur qu’il faut suivre" if deed.own_suit else "")


def _goes_on(deed: deeds.GoesOn, of: Subject) -> str:
    phrase = f"{_goes(of)} aussi sur {of.named(deed.tops)}"
    if deed.but_called:
        callers = card_words(deed.but_called, of.deck, "fr", article=True)
        phrase += f" (pas sur {callers[0] if len(callers) == 1 else 'une carte'} qui a changé la couleur)"
    phrase += " comme première carte" if deed.as_starter else ""
    return phrase + (" quand il ne reste que deux joueurs" if deed.two_left else "")


def _stands_for(deed: deeds.StandsFor, of: Subject) -> str:
    phrase = f"{of.agree('prend', 'prennent')} la couleur et la valeur que l’on veut, avec leur effet"
    phrase += ", sauf celui de laisser en vigueur la carte couverte" if deed.shows else ""
    where = ["sur une attaque"] * deed.on_attack + ["pour garder son tour"] * deed.on_skip
    if where:
        phrase += f"\u00a0; {' ou '.join(where)}, seulement celles d’une carte qui y répond"
    phrase += ", s’il y en a" if deed.none_on_some else ""
    phrase += f"\u00a0; ne {_goes(of)} pas quand une valeur est demandée" if deed.not_on_rank else ""
    phrase += f"\u00a0; ne {_goes(of)} avec d’autres qu’en premier" if deed.first_of_several else ""
    if deed.even_last:
        phrase += f"\u00a0; {_goes(of)} en dernière carte même pour une carte qui ne s’y pose pas"
    return phrase + (" (et l’on pioche alors, si elle oblige à rejouer)" if deed.even_last == "draws" else "")


def _leaves(deed: deeds.LeavesInForce, of: Subject) -> str:
    it = f"qu’{'elle' if of.feminine else 'il'}{of.agree('', 's')}"
    phrase = (
        f"{of.agree('laisse', 'laissent')} en vigueur la carte {it} {of.agree('couvre', 'couvrent')}, sans en refaire l’effet"
    )
    return phrase + (_BUT_COUNTED if deed.but_counted else "")


_BUT_COUNTED = ", sauf pour celui dont c’est la valeur passe-partout"
_COVERED = {
    "replaced": ", que la sienne remplace",
    "added": ", à laquelle la sienne s’ajoute",
    "passed": ", qui passe alors au joueur suivant",
    "passed_after": "",
    "stopped": "",
    "as_another": ", avec l’effet de la carte dont il prend la place",
}
"""What becomes of an attack under a card that goes on any; other deeds tell the rest."""


def _suit(deed: deeds.ChangesSuit, of: Subject) -> str:
    own = f"mais seulement posé{_ending(of)} sur {of.agree('sa', 'leur')} propre couleur"
    own += _BUT_COUNTED if deed.but_counted else ""
    return of.agree("change", "changent") + " la couleur" + (f", {own}" if deed.on_own_suit else "")


def _rank(deed: deeds.CallsRank, of: Subject) -> str:
    other = f", ou {of.another(deed.others)}" if deed.others else ""
    last = f", sauf {_AT_LAST[deed.but_last]}" if deed.but_last else ""
    but = f" ({of.named(deed.lasting)} n’y suffit pas)" if deed.lasting else ""
    until = f"il faut alors une carte de cette valeur{other}, jusqu’à ce qu’on en pose une{but}"
    return f"{_makes(of)} demander une valeur{last}\u00a0: {until}"


def _on_it(deed: deeds.AnythingOnIt, of: Subject) -> str:
    any_card = "Une fois l’attaque payée, n’importe" if deed.once_paid else "N’importe"
    return f"{any_card} quelle carte s’y pose" + (f", sauf {of.named(deed.but)}" if deed.but else "")


def _refuses(deed: deeds.Refuses, of: Subject) -> Clause:
    words = of.names(deed.cards)
    cards = " ".join(f"ni {word}" for word in words) if len(words) > 1 else words[0]
    return _never_covered(deed, of, cards)


def _never_covered(deed: deeds.Refuses | deeds.RefusesHigher, of: Subject, cards: str) -> Clause:
    return Clause(f"ne {of.agree('reçoit', 'reçoivent')} jamais {cards}", when="en première carte" if deed.as_starter else "")


# Whose turn it is, and hands


def _reverses(deed: deeds.Reverses, of: Subject) -> str:
    phrase = of.agree("change", "changent") + (" d’abord" if deed.first else "") + " le sens du jeu"
    phrase += f", même recouvert{_ending(of)}" if deed.even_covered else ""
    return phrase + (" (à trois joueurs et plus)" if deed.from_three else "")


_AIMED_ON = {
    "": "",
    "some": ", dont l’effet, s’il vise quelqu’un, vise alors le joueur d’après",
    "all": ", dont l’effet vise alors le joueur d’après",
}


def _two(*, of_two: bool) -> str:
    """Return with how many players something holds: in a game for two alone, or where two are left too."""
    return "dans une partie à deux" if of_two else "à deux"


def _skips(deed: deeds.Skips, of: Subject) -> Clause:
    whom = f"leur tour aux {deed.players} joueurs suivants" if deed.players > 1 else "son tour au joueur suivant"
    up_to = deed.kept_by and deed.players > 1
    two = _two(of_two=deed.of_two)
    phrase = f"{_makes(of)} passer {whom}" + (f", sauf {two}" if deed.but_two and not up_to else "")
    phrase += {"": "", "again": " (à deux, on rejoue)", "other": " (à deux, c’est donc à l’adversaire de jouer)"}[deed.at_two]
    if deed.kept_by:
        who = "jusqu’à celui qui" if deed.players > 1 else "ou s’il" if deed.but_two else "sauf s’il"
        phrase += f", {who} pose aussitôt {of.named(deed.kept_by)}{_AIMED_ON[deed.aimed_on]}"
        phrase += f" (mais pas {two})" if deed.but_two and up_to else ""
    return Clause(phrase, when=_AT_LAST["last"] if deed.only_last else "")


def _turn_at_two(deed: deeds.TurnAtTwo, of: Subject) -> Clause:
    kept = f", sauf si l’autre pose aussitôt {of.named(deed.kept_by)}" if deed.kept_by else ""
    return Clause(
        f"{_lets(of)}{' donc' if deed.because_skipped else ''} de rejouer{kept}",
        when=_two(of_two=deed.of_two),
    )


def _hands_move(deed: deeds.HandsMove, of: Subject) -> str:
    what = {
        "rotates": "passer toutes les mains au joueur suivant, dans le sens du jeu",
        "passes_on": "passer à chacun une de ses cartes, qu’il choisit, au joueur suivant",
        "trades": "échanger toute sa main avec celle d’un joueur de son choix",
    }
    return f"{_makes(of)} {what[deed.how]}" + (f" (sauf {_AT_LAST[deed.but_last]})" if deed.but_last else "")


_LAST_AGAIN = {
    "": "",
    "draws": " (en dernière carte, à piocher)",
    "draws_or_out": " (en dernière carte, à piocher, ou à sortir si la pioche est vide)",
    "wins": ", sauf en dernière carte\u00a0: on finit avec",
    "wins_at_ace": f"\u00a0; {_AT_LAST['last_of_ace']}, on finit avec",
}


def _steals(deed: deeds.Steals, of: Subject) -> str:
    phrase = f"{_makes(of)} tirer au joueur suivant une carte, à l’aveugle, dans la main de {_layer(of)}"
    if deed.turn == "plays":
        phrase += ", et celui qui a tiré joue ensuite" + (", sauf s’il est attaqué" if deed.passes_attack else "")
    elif deed.skipped == 1:
        phrase += f", puis lui {_makes(of)} passer son tour"
    elif deed.skipped:
        whom = "au suivant" if deed.skipped == 2 else f"aux {deed.skipped - 1} suivants"
        phrase += f", puis {_makes(of)} passer leur tour à lui et {whom}"
    at_two = {
        "": "",
        "loses": f"à deux, il passe son tour, et {_layer(of)} rejoue",
        "plays": "à deux, il joue",
        "keeps": "sauf à deux",
    }
    told = at_two[deed.at_two].replace("à deux", _two(of_two=deed.of_two))
    return phrase + (f" ({told})" if deed.at_two else "")


# Attacks

_VICTIMS = {
    "next": "au joueur suivant",
    "after_skipped": "au joueur d’après",
    "previous": "au joueur précédent",
    "chosen": "au joueur de son choix",
}
_TURNS = {
    "loses": ", qui passe son tour",
    "plays": ", qui joue quand même",
    "may_play": ", qui peut ensuite jouer ou passer",
    "out_of_turn": ", hors de son tour",
}


_ODD = ", si l’on en a posé un nombre impair"


def _draws(deed: deeds.Draws, of: Subject) -> str:
    phrase = f"{_makes(of)}{' ensuite' if deed.after_again else ''} piocher {_cards(deed.cards)} "
    if deed.who == "each":
        turn = "et passer son tour " if deed.turn == "loses" else ""
        return f"{phrase}{turn}à chacun des autres joueurs, l’un après l’autre"
    phrase += _VICTIMS[deed.who] + (f" ({_two(of_two=deed.of_two)}, au suivant)" if deed.next_at_two else "")
    if deed.final and deed.turn == "may_play":
        return f"{phrase}, sans recours, mais il peut ensuite jouer ou passer"
    phrase += _TURNS[deed.turn]
    return phrase + (f", sauf s’il pose {of.named(deed.answers)}" if deed.answers else ", sans recours" if deed.final else "")


def _doubt(deed: deeds.Doubt, of: Subject) -> str:
    unless = ["la carte se pose sur une attaque"] * deed.but_answers + ["son joueur est sorti"] * deed.but_out
    who = f"Sauf si {' ou si '.join(unless)}, le" if unless else "Le"
    return (
        f"{who} joueur attaqué peut ne pas y croire\u00a0: si {_layer(of)} avait de quoi suivre la couleur et ne l’a pas"
        f" fait, il pioche à sa place, et l’autre joue\u00a0; sinon l’autre en pioche {_more(deed.more)} de plus"
    )


def _takes_aim(deed: deeds.TakesAim, of: Subject) -> str:
    whom = "le joueur précédent" if deed.who == "previous" else "le joueur que l’on choisit"
    by = of.agree("cette carte", "l’une de ces cartes")
    return f"Une attaque à laquelle on répond par {by} frappe, elle aussi, {whom}"


def _passed_in_turn(deed: deeds.PassedInTurn, of: Subject) -> str:
    turn = " à son tour de jouer" if deed.may_play else " et passe son tour"
    by = of.named(deed.by)
    return f"Une fois passée par {by}, l’attaque ne frappe plus hors du tour\u00a0: celui sur qui elle tombe pioche{turn}"


def _chain(deed: deeds.Chain, of: Subject) -> str:
    who = f"S’il pose alors {of.named(deed.like)}, {'le suivant' if deed.next_one else 'celui qui est frappé'}"
    if deed.cards:
        return f"{who} en pioche {_more(deed.cards)} de plus que lui"
    return f"{who} pioche ce que dit cette carte, et autant que lui en plus"


def _at(players: tuple[int, ...]) -> str:
    return "à deux" if players == (2,) else f"à {any_of([counted(number, 'fr') for number in players], 'fr')} joueurs"


def _own_attack(deed: deeds.OwnAttack, of: Subject) -> str:
    when = {
        "skipping": f"{capital(_at(deed.players))}, c’est donc",
        "again": f"{capital(_two(of_two=deed.of_two))}, où l’adversaire passe son tour, c’est",
        "two_left": "Quand il ne reste que deux joueurs, c’est",
    }
    return f"{when[deed.when]} {_who_played(of)} qui pioche{_ODD if deed.if_odd else ''}"


def _goes_round(deed: deeds.GoesRound, of: Subject) -> str:
    it = "le" if deed.or_with else _it(Subject(deed.answers, of.deck, "fr"))
    cards = of.named(deed.answers | deed.or_with)
    even = f" (s’il vient de {it} piocher, une fois tout pioché)" if deed.even_drawn else ""
    return f"Celui qui a {cards} {'doit' if deed.must else 'peut'} {it} poser{even}\u00a0: {_answered(deed)}"


def _answered(deed: deeds.GoesRound) -> str:
    """Return what becomes of an attack that goes round."""
    match deed.attack:
        case "anew":
            return "le tour recommence à partir de lui, et les cartes ne s’ajoutent pas"
        case "stopped":
            return "l’attaque s’arrête"
        case "added":
            return "le tour s’arrête, et l’attaque s’ajoute à celle de sa carte"
        case "passed":
            ways = ["repart dans l’autre sens"] * deed.turns
            if deed.skips:
                ways.append(f"saute les {deed.skips} joueurs suivants" if deed.skips > 1 else "saute le joueur suivant")
            where = " et ".join(ways or ["passe au suivant"])
            if deed.even_drawn:
                return f"{'il rejoue, puis ' if deed.again else ''}l’attaque {where}"
            return f"il ne pioche pas{' et rejoue, puis' if deed.again else ', et'} l’attaque {where}"


def _back_to_attacker(deed: deeds.BackToAttacker, of: Subject) -> str:
    again = "\u00a0; alors, ou si elle le saute, elle refait le tour" if deed.may_skip else ", et refait le tour"
    return f"Si une réponse la mène à celui qui l’a lancée, elle l’attaque aussi{again}"


def _round_over(deed: deeds.RoundOver, of: Subject) -> str:
    if not deed.comes_back:
        return f"Le tour fini, c’est à celui qui suit {'le dernier qui l’a lancé' if deed.again else _layer(of)} de jouer"
    if deed.only_by:
        by = of.named(deed.only_by)
        return (
            f"Le tour fini, celui qui l’a lancé en dernier rejoue, si c’était par {by}\u00a0; sinon, c’est au joueur qui le suit"
        )
    by = Subject(deed.by, of.deck, "fr")
    who = (
        f"celui qui a posé {'la dernière' if by.feminine else 'le dernier'} {by.called}"
        if by.rank
        else "celui qui l’a lancé en dernier"
    )
    return f"Le tour fini, {who if deed.again else _layer(of)} rejoue"


def _passes_after(deed: deeds.PassesAfter, of: Subject) -> str:
    two = f" ({_two(of_two=deed.of_two)}, au suivant)" if deed.next_at_two else ""
    return f"Une attaque à laquelle on répond ainsi passe au joueur d’après{two}"


def _falls_back(deed: deeds.FallsBack, of: Subject) -> str:
    two_left = "Quand il ne reste que deux joueurs, l’attaque revient"
    when = (
        f"{capital(_two(of_two=True) if deed.of_two else _at(deed.players))}, l’attaque revient donc"
        if deed.players
        else two_left
    )
    return f"{when} à {_who_played(of)}{_ODD if deed.if_odd else ''}"


# Several at once


def _set(deed: deeds.PlaysSet, of: Subject) -> str | Clause:
    players = "le nombre de joueurs qui passent leur tour, soi-même compris s’il le faut,"
    times = {
        (True, False): "les cartes à piocher sont multipliées",
        (False, True): f"{players} est multiplié",
        (True, True): f"les cartes à piocher et {players} sont multipliés",
    }.get((deed.times_cards, deed.times_turns), "")
    acts = " (seule la dernière posée agit" if deed.last_acts else ""
    acts += f", mais {times} par le nombre de cartes posées" if times else ""
    acts += ")" if acts else ""
    first = ", en commençant par la carte de la couleur demandée" if deed.suit_first else ""
    if not deed.number:
        return f"{_goes(of)} aussi par paires, brelans ou carrés{acts}{first}"
    if not of.plural:
        return f"{_goes(of)} aussi {counted(deed.number, 'fr')} à la fois{first}{acts}"
    first = f", cel{'le' if of.feminine else 'ui'} de la couleur d’abord," if deed.suit_first else ""
    return Clause(f"{counted(deed.number, 'fr')} {of.plural}{first} peuvent se poser ensemble{acts}", has_subject=True)


def _run(deed: deeds.PlaysRun, of: Subject) -> str:
    acts = " (seule la dernière posée agit)" if deed.last_acts else ""
    ace = ", l’as avant le 2" if deed.ace_before_two else ""
    but = ", mais pas sur une carte qui ne les reçoit pas" if deed.but_refused else ""
    return f"{_goes(of)} aussi en suite d’une même couleur, en montant ou en descendant{ace}{but}{acts}"


def _passes_under(deed: deeds.PassesUnder, of: Subject) -> str:
    unless = ["n’attaque pas"] * deed.may_attack + ["ne l’arrête pas"] * deed.may_stop
    last = f"si la dernière {listed(unless, 'fr')}, " if unless else ""
    whom = "à celui dont c’est alors le tour" if deed.may_skip else "au joueur suivant"
    return f"Sur une attaque, {last}l’attaque passe telle quelle {whom}"


def _announced(deed: deeds.Announced, of: Subject) -> Clause:
    if of.rank:
        word, it, catch = f"«\u00a0{of.called}\u00a0»", _it(of), f"«\u00a0Contre-{of.called}\u00a0»"
    else:
        word, it, catch = of.agree("son nom", "le nom de la carte"), "la", "«\u00a0Contre-\u00a0» et ce nom"
    in_it = ", encore en jeu," if deed.by_those_in else ""
    forgotten = f"celui qui l’oublie pioche {_cards(deed.penalty)} si un autre{in_it} dit {catch} avant le coup suivant"
    last = f", sauf {_AT_LAST[deed.but_last]}," if deed.but_last else ","
    last = (" (si c’est la dernière des cartes posées ensemble)" if deed.on_top else "") + last
    return Clause(f"on dit {word} en {it} posant{last} et {forgotten}", has_subject=True)


# As a last card


_IN_VAIN = ", qui n’a alors pas d’effet{} (dans les deux cas, son tour est fini)"


def _last_draws(deed: deeds.LastDraws, of: Subject) -> Clause:
    when = _AT_LAST["last"] + (f", même posé{_ending(of)} avec d’autres" if deed.even_together else "")
    other = {"": "", "instead": " plutôt", "only": " seulement"}[deed.other]
    phrase = f"{_makes(of)}{other} piocher"
    if deed.and_all_due and deed.goes_on and not deed.answers:
        phrase += f" au joueur suivant, qui passe son tour, {_cards(deed.cards)} et tout ce qui est déjà dû"
        phrase += f", même s’il a {of.named(deed.even_with)}" if deed.even_with else ", sans recours"
        return Clause(phrase + _any_after(deed), when=when)
    phrase += f" {_cards(deed.cards)} au joueur suivant"
    phrase += ", et tout ce qui est déjà dû" if deed.and_all_due else ""
    if deed.answers:
        phrase += f", sauf s’il pose {of.named(deed.answers)}"
        phrase += _IN_VAIN.format(" et se pose sans annonce" if deed.unannounced else "") if deed.goes_on else ", qui l’arrête"
    else:
        phrase += ", qui passe son tour" if deed.goes_on else ""
        phrase += f", même s’il a {of.named(deed.even_with)}" if deed.even_with else ", sans recours"
    return Clause(phrase + _any_after(deed), when=when)


def _any_after(deed: deeds.LastDraws) -> str:
    return "\u00a0; n’importe quelle carte s’y pose ensuite" if deed.calls_nothing else ""


def _doubles(deed: deeds.Doubles, of: Subject) -> Clause:
    once = " (une seule fois dans la manche)" if deed.once else ""
    return Clause(f"{of.agree('double', 'doublent')} tous les points{once}", when=_AT_LAST[deed.last])


def _last_costs(deed: deeds.LastCosts, of: Subject) -> Clause:
    first = " d’abord" if deed.first else ""
    phrase = f"{_makes(of)}{first} piocher {_cards(deed.cards)} à {of.agree('son', 'leur')} joueur, qui reste en jeu"
    return Clause(phrase + (" (si la pioche est vide, il est sorti)" if deed.out_if_empty else ""), when=_AT_LAST["last"])


WORDS: Words = {
    deeds.GoesAnywhere: _anywhere,
    deeds.GoesOn: _goes_on,
    deeds.StandsFor: _stands_for,
    deeds.LeavesInForce: _leaves,
    deeds.GoesOnAttacks: lambda deed, of: f"{_goes(of)} aussi sur une attaque{_COVERED[deed.attack]}",
    deeds.ChangesSuit: _suit,
    deeds.CallsRank: _rank,
    deeds.RankComesBack: lambda deed, of: f"Si la demande revient à qui l’a faite, on joue de nouveau sur {of.whatever_rank}",
    deeds.AnswerEndsCall: lambda deed, of: "Une autre carte posée en réponse à l’attaque met fin à la demande",
    deeds.AnythingOnIt: _on_it,
    deeds.Refuses: _refuses,
    deeds.RefusesHigher: lambda deed, of: _never_covered(deed, of, "une carte plus haute, l’as étant la plus basse"),
    deeds.Reverses: _reverses,
    deeds.Skips: _skips,
    deeds.TurnAtTwo: _turn_at_two,
    "turn_at_two_left": lambda deed, of: Clause(f"{_lets(of)} de rejouer", when="quand il ne reste que deux joueurs"),
    deeds.PlaysAgain: lambda deed, of: f"{_obliges(of)} à rejouer{_LAST_AGAIN[deed.as_last]}",
    deeds.Steals: _steals,
    deeds.Gives: lambda deed, of: (
        f"{_obliges(of)} à donner {deed.cards if deed.cards > 1 else 'une'} de ses cartes au joueur de son choix"
    ),
    deeds.HandsMove: _hands_move,
    deeds.StopsAttack: lambda deed, of: f"{of.agree('arrête', 'arrêtent')} l’attaque",
    deeds.Draws: _draws,
    deeds.Doubt: _doubt,
    deeds.ChangedAgain: lambda deed, of: "Ce que l’on pose en rejouant peut changer qui les pioche, et combien",
    deeds.PlayResumes: lambda deed, of: "Le jeu reprend ensuite après celui qui a posé la dernière carte",
    deeds.TakesAim: _takes_aim,
    deeds.PassedInTurn: _passed_in_turn,
    deeds.Chain: _chain,
    deeds.OwnAttack: _own_attack,
    deeds.GoesRound: _goes_round,
    deeds.BackToAttacker: _back_to_attacker,
    deeds.RoundOver: _round_over,
    deeds.ReplacesAttack: lambda deed, of: "Une attaque d’une autre sorte à laquelle on répond ainsi est remplacée par celle-ci",
    deeds.PassesAfter: _passes_after,
    deeds.FallsBack: _falls_back,
    deeds.PlaysFlush: lambda deed, of: (
        f"{_lets(of)} de poser en même temps autant d’autres cartes de {of.agree('sa', 'leur')} couleur que l’on veut"
        f" ({'pour le reste, ' if deed.has_turned else ''}seule la dernière posée agit)"
    ),
    deeds.PlaysSet: _set,
    deeds.PlaysRun: _run,
    deeds.PassesUnder: _passes_under,
    deeds.Announced: _announced,
    deeds.LastDraws: _last_draws,
    deeds.Doubles: _doubles,
    "never_last": lambda deed, of: f"ne {_goes(of)} pas en dernière carte",
    deeds.LastCosts: _last_costs,
}
