"""What a card of a shedding game does, told as one: its knobs act together, in the order of `engine.shedding.apply`."""

from collections.abc import Mapping
from functools import cache

from huit.cards import JOKERS, FaceSet, faces_of, is_joker, rank_of, select_faces
from huit.rules.rule_set import Power, RuleSet
from huit.rules.shedding.idle import goes_on_after
from huit.rules.shedding.refusing import answers_to, meeting, refused_by
from huit.rules.shedding.schema import POWER_KNOBS
from huit.rules.telling import AboutCards, CardClauses
from huit.rules.words import any_of, card_word, card_words, counted, the_card

_IN_TURN = ("clears_debt", "reverses", "gives", "trades", "rotates", "passes_on", "lets_steal", "plays_again", "skips", "draw")
"""The effects in the order in which the engine carries them out; the others stand as the schema has them."""
_JOINS_TO = {"only_if_unable": "wild"}
"""What a joining knob goes on with, where it is not what it needs."""
_BEFORE = {"not_at_two": "skip_answered_by"}
"""What joins the same knob as another one, and is told before it."""


_AIMS = {
    "hits_previous": ("au joueur précédent", "the previous player"),
    "hits_chosen": ("au joueur de son choix", "a player of your choice"),
}
"""Who an attack hits that does not hit the next player."""


def tell_cards(cards: AboutCards, said: Mapping[str, str]) -> CardClauses:
    """Return what *cards* do, from the sentence of each knob."""
    told = CardClauses({name: said[name] for name in _ordered() if name in said})
    for tell in (_names, _wild, _asking, _theft, _again, _next, _attack, _passing, _together, _last, _on_a_joker):
        tell(cards, told)
    return told


@cache
def _ordered() -> list[str]:
    """Return the names of the knobs of a card in the order of the text."""
    first, *_ = (name for name in POWER_KNOBS if name in _IN_TURN)
    heads = [name for name in POWER_KNOBS if not POWER_KNOBS[name].joins and name not in _IN_TURN]
    before = [name for name in heads if list(POWER_KNOBS).index(name) < list(POWER_KNOBS).index(first)]
    heads = [*before, *_IN_TURN, *heads[len(before) :]]
    order: list[str] = []
    for head in heads:
        order += [head, *(name for name in POWER_KNOBS if POWER_KNOBS[name].joins and _joins_to(name) == head)]
    for name, other in _BEFORE.items():
        order.remove(name)
        order.insert(order.index(other), name)
    return [*order, *(name for name in POWER_KNOBS if name not in order)]


def _joins_to(name: str) -> str:
    return _JOINS_TO.get(name) or next(iter(POWER_KNOBS[name].needs), "draw")


def _having(rules: RuleSet, name: str) -> FaceSet:
    """Return the cards of the pack that have a knob."""
    return sum(1 << face for face in faces_of(rules.deck) if rules.power(face).get(name))


def _named(cards: AboutCards, faces: FaceSet) -> str:
    """Return *faces* as a choice between them: ``un as ou un 8``."""
    return any_of(card_words(faces, cards.rules.deck, cards.language, article=True), cards.language)


def _layer(cards: AboutCards) -> str:
    """Return « celui qui l’a posé », after the card, or who played one of several."""
    if cards.several:
        return cards.either("celui qui a posé la carte", "the player who played the card")
    return cards.either(f"celui qui l’a posé{'e' if cards.feminine else ''}", "the player who played it")


def _another(cards: AboutCards) -> str:
    """Return « un autre valet », where the cards have one rank."""
    one = card_word(cards.rank, cards.language, article=True)
    return cards.either(one.replace("une ", "une autre ").replace("un ", "un autre "), f"another {cards.called}")


def _the_card(cards: AboutCards) -> str:
    """Return « la dame », or « la carte » of one of several ranks."""
    return the_card(cards.rank, cards.language) if cards.rank else cards.either("la carte", "the card")


def _names(cards: AboutCards, told: CardClauses) -> None:
    """Name only the cards that can go on these, or these on them: what a card refuses does not answer it either."""
    said, rules = told.by_knob, cards.rules
    refused = rules.deck
    for face in faces_of(cards.faces):
        refused &= refused_by(rules, face)
    kept_off = dict.fromkeys(("answered_by", "skip_answered_by"), refused) | {"last_answered_by": 0}
    kept_off |= dict.fromkeys(("goes_on", "goes_on_at_two_left"), _refusing(cards))
    for name, kept in kept_off.items():
        if name in said:
            there = meeting(cards.rules, cards.faces, select_faces(str(cards.power[name])) & rules.deck & ~kept)
            told.named[name] = there
            if there:
                said[name] = POWER_KNOBS[name].sentence(cards.language, cards.power[name], cards=_named(cards, there))
            else:
                said.pop(name)
    if "goes_on" in said:
        said["goes_on"] += _unless_called(cards, told.named["goes_on"])


def _unless_called(cards: AboutCards, tops: FaceSet) -> str:
    """Return that the cards do not go on one of *tops* that called a suit: only its rank counts then."""
    rules = cards.rules
    own = (1 << 4 * max(rules.at("countdown", seats=seats) for seats in rules.seats)) - 1
    callers = 0
    for face in faces_of(tops & ~JOKERS & (_having(rules, "names_suit") | own)):
        whole = 0b1111 << (face & ~3) & rules.deck
        if tops & whole != whole:
            callers |= 1 << face
    if not callers:
        return ""
    names = card_words(callers, rules.deck, cards.language, article=True)
    top = names[0] if len(names) == 1 else cards.either("une carte", "a card")
    return cards.either(f" (pas sur {top} qui a changé la couleur)", f" (but not on {top} that changed the suit)")


def _wild(cards: AboutCards, told: CardClauses) -> None:
    """Say what a wild card cannot be played on, and whose suit rules after one that calls none."""
    said, power = told.by_knob, cards.power
    if "wild" in said:
        refusing = _refusing(cards)
        if refusing and power.get("only_if_unable") is None:
            said["wild"] += cards.either(", sauf sur ", ", except on ") + _named(cards, refusing)
        if "only_if_unable" in said:
            said["only_if_unable"] += _on_its_own_rank(cards)
        if not cards.faces & JOKERS and not any(power.get(name) for name in ("names_suit", "names_rank", "transparent")):
            last = "only_if_unable" if "only_if_unable" in said else "wild"
            said[last] += cards.either(", et c’est sa couleur qu’il faut suivre", ", and its own suit must be followed")
    if "refuses" in said:
        said["refuses"] = _refusal(cards)
    if cards.feminine:
        for name, masculine, feminine in (("names_own_suit", "posé", "posée"), ("transparent", "qu’il", "qu’elle")):
            if name in said:
                said[name] = said[name].replace(masculine, feminine)
    if "stands_for" in said:
        said["stands_for"] += _where_it_stands(cards)


def _refusing(cards: AboutCards) -> FaceSet:
    """Return the cards of the pack that take none of these."""
    rules = cards.rules
    return sum(1 << face for face in faces_of(rules.deck) if refused_by(rules, face) & cards.faces == cards.faces)


def _refusal(cards: AboutCards) -> str:
    """Return what is never laid on the cards; of their own rank, it is another one."""
    words = card_words(
        select_faces(str(cards.power["refuses"])) & cards.rules.deck, cards.rules.deck, cards.language, article=True
    )
    if cards.rank:
        one = card_word(cards.rank, cards.language, article=True)
        words = [_another(cards) if word == one else word for word in words]
    named = any_of(words, cards.language)
    if len(words) > 1 and cards.language == "fr":
        named = " ".join(f"ni {word}" for word in words)
    return POWER_KNOBS["refuses"].sentence(cards.language, cards.power["refuses"], cards=named)


def _on_its_own_rank(cards: AboutCards) -> str:
    """Return that cards laid only by who cannot follow go at any time on one of their rank that changes the suit (LH-08)."""
    rules = cards.rules
    tops = {rank_of(face): 0 for face in faces_of(cards.faces & ~JOKERS)}
    for rank in tops:
        tops[rank] = 0b1111 << 4 * rank & _having(rules, "names_suit") & ~_refusing(cards)
    on = meeting(cards.rules, cards.faces, sum(tops.values()))
    if not on or not all(tops.values()):
        return ""
    if not cards.rank:
        return cards.either(", ou sur une autre de même valeur", ", or on another of the same rank")
    whole = on == 0b1111 << 4 * next(iter(tops)) & rules.deck
    named = _another(cards) if whole or cards.faces == 1 << faces_of(cards.faces)[0] == on else _named(cards, on)
    return cards.either(f", ou sur {named}", f", or on {named}")


def _where_it_stands(cards: AboutCards) -> str:
    """Return where a joker does not stand for just any card: on an attack (W3-04), and while a rank is asked for."""
    rules = cards.rules
    plain = [
        bool(select_faces(str(power.get("answered_by", ""))) & rules.deck & ~JOKERS)
        for power in (rules.power(face) for face in faces_of(rules.deck))
        if power.get("draw")
    ]
    said = ""
    if any(plain):
        said = cards.either(
            "\u00a0; sur une attaque, seulement d’une carte qui y répond", "; on an attack, only for a card that answers it"
        )
        if cards.power.get("on_debt") and not all(plain):
            said += cards.either(", s’il y en a", ", if any does")
    if _having(rules, "names_rank"):
        said += cards.either("\u00a0; ne se pose pas quand une valeur est demandée", "; cannot be played while a rank is called")
    return said


def _asking(cards: AboutCards, told: CardClauses) -> None:
    """Say what else goes on a rank that is asked for, and what is in force once the asking is over."""
    if "names_rank" not in told.by_knob:
        return
    callers = meeting(cards.rules, cards.faces, _having(cards.rules, "names_rank"))
    own = cards.faces & ~JOKERS and 0b1111 << (faces_of(cards.faces)[0] & ~3) & cards.rules.deck
    other = _another(cards) if cards.rank and callers in (own, cards.faces) else _named(cards, callers)
    told.by_knob["names_rank"] = cards.either(
        "fait demander une valeur\u00a0: il faut alors une carte de cette valeur"
        + (f", ou {other}" if other else "")
        + ", jusqu’à ce qu’on en pose une",
        "calls a rank: everyone then has to play that rank" + (f", or {other}" if other else "") + ", until somebody does",
    )
    told.after["names_rank"] = [
        cards.either(
            f"Si la demande revient à qui l’a faite, on joue de nouveau sur {_the_card(cards)}",
            f"If it comes back round to whoever called it, play goes back to {_the_card(cards)}",
        )
    ]


def _on_a_joker(cards: AboutCards, told: CardClauses) -> None:
    """Say what goes on a joker that is, calls and leaves in force nothing else: any card, once its attack is over (W10-03)."""
    otherwise = ("stands_for", "transparent", "names_suit", "names_rank")
    if not is_joker(faces_of(cards.faces)[0]) or any(cards.power.get(name) for name in otherwise):
        return
    refused = refused_by(cards.rules, faces_of(cards.faces)[0])
    but = cards.either(", sauf ", ", except ") + _named(cards, refused) if refused else ""
    if cards.power.get("draw"):
        told.more.append(
            cards.either(
                "Une fois l’attaque payée, n’importe quelle carte s’y pose",
                "Once the attack is over, any card can be played on it",
            )
            + but
        )
    else:
        told.more.append(cards.either("N’importe quelle carte s’y pose", "Any card can be played on it") + but)


def _theft(cards: AboutCards, told: CardClauses) -> None:
    """Say what becomes of the turn of who takes a card."""
    said, power = told.by_knob, cards.power
    if "lets_steal" not in said:
        return
    said["lets_steal"] = cards.either(
        f"fait tirer au joueur suivant une carte, à l’aveugle, dans la main de {_layer(cards)}",
        f"makes the next player take a card, unseen, from the hand of {_layer(cards)}",
    )
    if power.get("plays_again"):
        return
    skips = int(power.get("skips", 0))
    if skips:
        said.pop("skips")
        said.pop("not_at_two", None)
        said["lets_steal"] += _turns_of_the_thief(cards, skips)
    elif not power.get("draw"):
        said["lets_steal"] += cards.either(", et celui qui a tiré joue ensuite", ", and then play")
        if said.pop("turn_at_two", None):
            said["lets_steal"] += cards.either(
                f" (à deux, il le perd, et {_layer(cards)} rejoue)",
                f" (with two players, they are skipped, and {_layer(cards)} plays again)",
            )


def _turns_of_the_thief(cards: AboutCards, skips: int) -> str:
    """Return that whoever has taken a card misses their turn, and how many after them."""
    makes = "font" if cards.several else "fait"
    if skips == 1:
        said = cards.either(f", puis lui {makes} passer son tour", ", and miss their turn")
    elif skips == 2:
        said = cards.either(
            f", puis {makes} passer leur tour à lui et au suivant", ", and miss their turn, along with the one after them"
        )
    else:
        said = cards.either(
            f", puis {makes} passer leur tour à lui et aux {skips - 1} suivants",
            f", and miss their turn, along with the {skips - 1} after them",
        )
    if not cards.power.get("not_at_two"):
        return said
    if cards.power.get("draw"):
        return said + cards.either(" (sauf à deux)", " (but not with two players)")
    return said + cards.either(" (à deux, il joue)", " (with two players, they play)")


def _again(cards: AboutCards, told: CardClauses) -> None:
    """Say what a card that makes its player play again does as a last card."""
    said, power = told.by_knob, cards.power
    if "plays_again" not in said:
        return
    wins = bool(power.get("wins_last"))
    if "skips" in said:
        said["skips"] = cards.either("en dernière carte, ", "as a last card, ") + said["skips"]
    said.pop("wins_last", None)
    if wins:
        said["plays_again"] = cards.either(
            "oblige à rejouer, sauf en dernière carte\u00a0: on finit avec",
            "makes its player play again, except as a last card: they go out with it",
        )
    elif power.get("never_last") or power.get("last_costs"):
        said["plays_again"] = cards.either("oblige à rejouer", "makes its player play again")
    elif not cards.rules.knobs["recycles"]:
        said["plays_again"] = cards.either(
            "oblige à rejouer (en dernière carte, à piocher, ou à sortir si la pioche est vide)",
            "makes its player play again (as a last card, draw, or go out if the stock is empty)",
        )


def _next(cards: AboutCards, told: CardClauses) -> None:
    """Say that the direction turns first, and what holds with two players."""
    said, power = told.by_knob, cards.power
    if "reverses" in said:
        covered = "plays_flush" in said
        passes = _goes_on_attacks(cards) and not power.get("clears_debt")
        if covered or passes or any(power.get(name) for name in ("draw", "lets_steal", "skips")):
            said["reverses"] = cards.either("change d’abord le sens du jeu", "reverses the direction of play first")
        if covered:
            # BH-02: the direction has turned, whatever is laid on the card then.
            ending = ("e" if cards.feminine else "") + ("s" if cards.several else "")
            said["reverses"] += cards.either(f", même recouvert{ending}", ", even if covered")
        if cards.rules.seats[0] == 2 < cards.rules.seats[-1] and "turn_at_two" not in said:
            said["reverses"] += cards.either(" (à trois joueurs et plus)", " (with three players and more)")
    if "turn_at_two" in said:
        said.pop("not_at_two", None)
        if power.get("draw") and not power.get("sweeps"):
            said.pop("turn_at_two")
        elif power.get("skips") == 1:
            said["turn_at_two"] = cards.either(
                "à deux, permet donc de rejouer", "with two players, gives its player another turn"
            )
    if "skips" not in said:
        said.pop("not_at_two", None)
    elif "skip_answered_by" in said and int(power["skips"]) > 1:
        answers = _named(cards, select_faces(str(power["skip_answered_by"])) & cards.rules.deck)
        said["skip_answered_by"] = cards.either(
            f"jusqu’à celui qui pose aussitôt {answers}, dont l’effet vise alors le joueur d’après",
            f"up to the first to play {answers} at once, which then acts on the player after them",
        )
    elif "skip_answered_by" in said and "not_at_two" in said:
        said["skip_answered_by"] = said["skip_answered_by"].replace("sauf s’il", "ou s’il", 1).replace("unless", "nor if", 1)
    if power.get("draw") and not power.get("sweeps"):
        said.pop("turn_at_two_left", None)


def _attack(cards: AboutCards, told: CardClauses) -> None:
    """Say who an attack hits, what they may do, and what becomes of their turn."""
    said, power = told.by_knob, cards.power
    if "draw" not in said:
        said.pop("then_plays", None)
        return
    if power.get("sweeps"):
        _sweep(cards, told)
        return
    if power.get("skips") and not power.get("plays_again"):
        said["draw"] = said["draw"].replace("au joueur suivant", "au joueur d’après").replace("next player", "player after that")
        if power.get("not_at_two"):
            said["draw"] += cards.either(" (à deux, au suivant)", " (with two players, the next one)")
    if power.get("plays_again"):
        said["draw"] = said["draw"].replace("fait piocher", "fait ensuite piocher").replace("player draw", "player then draw")
    said["draw"] += _turn_of_the_hit(cards)
    said.pop("payer_plays", None)
    more = told.after.setdefault("draw", [])
    if said.pop("doubt_costs", None):
        costs = _counted_cards(int(power["doubt_costs"]), cards.language)
        more.append(
            cards.either(
                f"Le joueur attaqué peut ne pas y croire\u00a0: si {_layer(cards)} avait de quoi suivre la couleur et ne l’a pas"
                f" fait, il pioche à sa place, et l’autre joue\u00a0; sinon l’autre en pioche {costs} de plus",
                "The player attacked may doubt it: if the player who played it could have followed suit and did not, that player"
                f" draws instead, and the doubter plays; if not, the doubter draws {costs} more",
            )
        )
    if _aim(cards):
        more += _aimed(cards, told)
    if power.get("then_plays"):
        said["then_plays"] = ""
        more.append(_chain(cards))
    elif "answered_by" not in said and not power.get("doubt_costs") and not _having(cards.rules, "on_debt"):
        said["draw"] += cards.either(", sans recours", ", with no answer possible")
    if _hits_itself_at_two(cards):
        more.append(_own_attack_at_two(cards))
    if power.get("turn_at_two_left") and not power.get("plays_again") and not power.get("lets_steal"):
        more.append(
            cards.either(
                f"Quand il ne reste que deux joueurs, c’est {_who_played(cards)} qui pioche",
                f"When only two players are left, {_who_played(cards)} has to draw",
            )
        )


def _who_played(cards: AboutCards) -> str:
    """Return « celui qui a posé la dame »: what is played on an attack is not the card that attacks."""
    return cards.either(f"celui qui a posé {_the_card(cards)}", f"whoever played {_the_card(cards)}")


def _own_attack_at_two(cards: AboutCards) -> str:
    """Return that an attack falls on its own player where two play, and why if nothing has said so yet."""
    if cards.power.get("skips") and not cards.power.get("turn_at_two"):
        return cards.either(
            f"À deux, c’est donc {_who_played(cards)} qui pioche", f"So with two players, {_who_played(cards)} has to draw"
        )
    return cards.either(
        f"À deux, où l’adversaire passe son tour, c’est {_who_played(cards)} qui pioche",
        f"With two players, {_who_played(cards)} draws instead",
    )


def _aimed(cards: AboutCards, told: CardClauses) -> list[str]:
    """Say of an attack out of turn whom it hits, who plays then, and what becomes of it where it is answered."""
    said, aim = told.by_knob, _aim(cards)
    french, english = _AIMS[aim]
    said.pop(aim)
    said["draw"] = said["draw"].replace("au joueur suivant", french).replace("the next player", english)
    more = [
        cards.either(
            "Le jeu reprend ensuite après celui qui a posé la dernière carte",
            "Play then continues after whoever played the last card",
        )
    ]
    if _goes_on_attacks(cards) and not cards.power.get("clears_debt"):
        by = cards.either("l’une de ces cartes" if cards.several else "cette carte", "one of these" if cards.several else "it")
        whom = {
            "hits_previous": ("le joueur précédent", "the previous player"),
            "hits_chosen": ("le joueur que l’on choisit", "the player you choose"),
        }[aim]
        more.append(
            cards.either(
                f"Une attaque à laquelle on répond par {by} frappe, elle aussi, {whom[0]}",
                f"If an attack is answered with {by}, the whole of it hits {whom[1]}",
            )
        )
    rules = cards.rules
    passing = meeting(cards.rules, cards.faces, answers_to(rules, faces_of(cards.faces)[0]))
    for name in ("draw", "clears_debt", "stands_for"):
        passing &= ~_having(rules, name)
    if passing:
        named = _named(cards, passing)
        more.append(
            cards.either(
                f"Une fois passée par {named}, l’attaque ne frappe plus hors du tour\u00a0: celui sur qui elle tombe pioche",
                f"Once passed on by {named}, the attack no longer hits out of turn: whoever it falls on draws",
            )
            + (
                cards.either(" à son tour de jouer", " in their own turn")
                if rules.knobs["plays_after_paying"]
                else cards.either(" et passe son tour", " and misses their turn")
            )
        )
    return more


def _counted_cards(number: int, language: str) -> str:
    """Return so many cards in words, without the noun: a card is feminine in French."""
    return "une" if number == 1 and language == "fr" else counted(number, language)


def _goes_on_attacks(cards: AboutCards, *, but: str = "") -> bool:
    """Tell whether *cards* may be laid on an attack that is not paid yet, of a card without the knob *but*."""
    attacks = [cards.rules.power(face) for face in faces_of(cards.rules.deck) if cards.rules.power(face).get("draw")]
    attacks = [power for power in attacks if not power.get(but)]
    return bool(cards.power.get("on_debt")) or any(select_faces(str(one.get("answered_by", ""))) & cards.faces for one in attacks)


def _passing(cards: AboutCards, told: CardClauses) -> None:
    """Say what becomes of an attack on which a card is laid that does not stop it, and does not attack either."""
    said, power = told.by_knob, cards.power
    if "on_debt" in said:
        said["on_debt"] = cards.either("se pose aussi sur une attaque", "can also be played on an attack")
        said["on_debt"] += _attack_covered(cards)
        if power.get("draw") and not power.get("sweeps"):
            said.pop("clears_debt", None)
    elif "draw" in said and power.get("sweeps") and _goes_on_attacks(cards, but="sweeps"):
        told.more.append(
            cards.either(
                "Une attaque d’une autre sorte à laquelle on répond ainsi est remplacée par celle-ci",
                "An attack of another kind answered this way is replaced by this one",
            )
        )
    if any(power.get(name) for name in ("clears_debt", "draw", "stands_for", "plays_again")) or not _goes_on_attacks(cards):
        return
    if power.get("skips"):
        next_at_two = power.get("not_at_two")
        told.more.append(
            cards.either(
                "Une attaque à laquelle on répond ainsi passe au joueur d’après"
                + (" (à deux, au suivant)" if next_at_two else ""),
                "An attack answered this way passes to the player after that"
                + (" (with two players, to the next one)" if next_at_two else ""),
            )
        )
    if _hits_itself_at_two(cards):
        told.more.append(
            cards.either(
                f"À deux, l’attaque revient donc à {_who_played(cards)}",
                f"So with two players, the attack falls back on {_who_played(cards)}",
            )
        )
    if power.get("turn_at_two_left") and not power.get("lets_steal"):
        told.more.append(
            cards.either(
                f"Quand il ne reste que deux joueurs, l’attaque revient à {_who_played(cards)}",
                f"When only two players are left, the attack falls back on {_who_played(cards)}",
            )
        )


def _attack_covered(cards: AboutCards) -> str:
    """Return what becomes of an attack under a card that goes on any; "" where other sentences say it."""
    power = cards.power
    if power.get("sweeps") or (power.get("draw") and power.get("clears_debt")):
        return cards.either(", que la sienne remplace", ", replacing it with its own")
    if power.get("draw"):
        return cards.either(", à laquelle la sienne s’ajoute", ", adding its own to it")
    if power.get("clears_debt") or (power.get("skips") and not power.get("plays_again") and not power.get("stands_for")):
        return ""
    return cards.either(", qui passe alors au joueur suivant", ", which then passes to the next player")


def _aim(cards: AboutCards) -> str:
    """Return the knob by which an attack hits somebody else than the next player."""
    return next((name for name in _AIMS if cards.power.get(name)), "")


def _turn_of_the_hit(cards: AboutCards) -> str:
    """Return what becomes of the turn of who pays an attack."""
    if cards.power.get("then_plays"):
        return cards.either(", qui joue quand même", " and still play")
    if _aim(cards):
        return cards.either(", hors de son tour", ", out of turn")
    if _payer_plays(cards):
        return cards.either(", qui peut ensuite jouer", " (they may then play)")
    return cards.either(", qui passe son tour", " and miss their turn")


def _payer_plays(cards: AboutCards) -> bool:
    """Tell whether who draws for the attack may play then: by the card, or by how many cards they draw (KP-08)."""
    if _aim(cards):
        return False
    least = int(cards.rules.at("plays_after_paying", seats=2))
    by_number = 0 < least <= int(cards.power["draw"]) and not cards.power.get("then_plays")
    return by_number or bool(cards.power.get("payer_plays"))


def _chain(cards: AboutCards) -> str:
    """Return what a like card does whose player has just drawn for one (HC-10)."""
    like = _having(cards.rules, "then_plays")
    adds = {int(cards.rules.power(face)["draw"]) for face in faces_of(like) if cards.rules.power(face).get("draw")}
    if len(adds) == 1:
        more = _counted_cards(adds.pop(), cards.language)
        return cards.either(
            f"S’il pose alors {_named(cards, like)}, le suivant en pioche {more} de plus que lui",
            f"If they then play {_named(cards, like)}, the next player draws {more} more than they did",
        )
    return cards.either(
        f"S’il pose alors {_named(cards, like)}, le suivant pioche ce que dit cette carte, et autant que lui en plus",
        f"If they then play {_named(cards, like)}, the next player draws that card’s own number, plus as many as they drew",
    )


def _hits_itself_at_two(cards: AboutCards) -> bool:
    power = cards.power
    if power.get("plays_again") or cards.rules.seats[0] > 2:
        return False
    return bool(power.get("turn_at_two")) or (int(power.get("skips", 0)) % 2 == 1 and not power.get("not_at_two"))


def _sweep(cards: AboutCards, told: CardClauses) -> None:
    """Say how an attack goes round, in sentences of its own (BL-11 to BL-15)."""
    said, power = told.by_knob, cards.power
    number = int(power["draw"])
    for name in ("answered_by", "sweeps", "must_answer", "drawn_answers", "comes_back"):
        said.pop(name, None)
    said["draw"] = cards.either(
        f"fait piocher {f'{number} cartes' if number > 1 else 'une carte'} à chacun des autres joueurs, l’un après l’autre,"
        f" et leur {'font' if cards.several else 'fait'} passer leur tour",
        f"makes each of the others in turn draw {f'{number} cards' if number > 1 else 'a card'} and miss their turn",
    )
    answers = _answers_to_a_sweep(cards)
    more = told.after.setdefault("draw", [])
    more += [_answer_to_a_sweep(cards, faces, *what) for what, faces in answers.items()]
    more += _round_once_more(cards, answers)
    again = answers.get(_ROUND_AGAIN, 0)
    last = AboutCards(cards.rules, cards.faces | again, power, cards.language)
    if not power.get("comes_back"):
        more.append(cards.either("Le tour fini, c’est au suivant de jouer", "When it has gone round, the next player plays"))
        return
    lay = f"a posé {'la dernière' if last.feminine else 'le dernier'} {last.called}" if last.rank else "l’a lancé en dernier"
    played = f"played the last {last.called}" if last.rank else "last sent it round"
    who = (f"celui qui {lay}", f"the player who {played}") if again else (_layer(cards), "its player")
    more.append(cards.either(f"Le tour fini, {who[0]} rejoue", f"When it has gone round, {who[1]} plays again"))


_ROUND_AGAIN = (
    "le tour recommence à partir de lui, et les cartes ne s’ajoutent pas",
    "it then goes round again from them, and the cards do not add up",
)
_ROUND_STOPPED = ("l’attaque s’arrête", "the attack stops")
_DRAWS_NOTHING = ("il ne pioche pas, et l’attaque ", "they draw nothing, and the attack ")
_PASSED_ON = ("passe au suivant", "goes on to the next player")
_TURNED_BACK = ("repart dans l’autre sens", "goes back the other way")
_ROUND_ADDED = (
    "le tour s’arrête, et l’attaque s’ajoute à celle de sa carte",
    "it goes no further, and is added to that card’s attack",
)


def _answers_to_a_sweep(cards: AboutCards) -> dict[tuple[str, str], FaceSet]:
    """Return the cards that go on an attack that goes round, by what becomes of it then."""
    rules = cards.rules
    answers = meeting(cards.rules, cards.faces, answers_to(rules, faces_of(cards.faces)[0]))
    stand_ins = answers & _having(rules, "stands_for")
    told: dict[tuple[str, str], FaceSet] = {}
    # A joker that stands for one of the others does what that one does.
    for face in faces_of(answers & ~stand_ins or answers):
        power = rules.power(face)
        if power.get("sweeps"):
            what = _ROUND_AGAIN
        elif power.get("clears_debt"):
            what = _ROUND_STOPPED
        else:
            what = _ROUND_ADDED if power.get("draw") else _round_passed(rules, power)
        told[what] = told.get(what, 0) | 1 << face
    return told


def _round_passed(rules: RuleSet, power: Power) -> tuple[str, str]:
    """Return where an attack that goes round goes on, answered by a card that neither attacks nor stops it."""
    turns, skips = bool(power.get("reverses")) and rules.seats[-1] > 2, int(power.get("skips", 0))
    if power.get("plays_again"):
        return (
            f"il ne pioche pas et rejoue, puis l’attaque {(_TURNED_BACK if turns else _PASSED_ON)[0]}",
            f"they draw nothing and play again, and then the attack {(_TURNED_BACK if turns else _PASSED_ON)[1]}",
        )
    ways: list[tuple[str, str]] = [_TURNED_BACK] if turns else []
    if skips:
        many = ("les", "s", f" {skips}") if skips > 1 else ("le", "", "")
        ways.append(
            (
                f"saute {many[0]}{many[2]} joueur{many[1]} suivant{many[1]}",
                f"skips the next{many[2]} player{many[1]}",
            )
        )
    french, english = zip(*(ways or [_PASSED_ON]), strict=True)
    return _DRAWS_NOTHING[0] + " et ".join(french), _DRAWS_NOTHING[1] + " and ".join(english)


def _round_once_more(cards: AboutCards, answers: Mapping[tuple[str, str], FaceSet]) -> list[str]:
    """Say what becomes of an attack that an answer takes back to whoever started it, before it has gone round."""
    passing = sum(faces for what, faces in answers.items() if what not in (_ROUND_AGAIN, _ROUND_STOPPED, _ROUND_ADDED))
    if not passing:
        return []
    if passing & _having(cards.rules, "skips"):
        return [
            cards.either(
                "Si une réponse la mène à celui qui l’a lancée, elle l’attaque aussi\u00a0; alors, ou si elle le saute,"
                " elle refait le tour",
                "If an answer takes it to whoever started it, they are attacked too; then, or if they are skipped,"
                " all the others are attacked again",
            )
        ]
    return [
        cards.either(
            "Si une réponse la mène à celui qui l’a lancée, elle l’attaque aussi, et refait le tour",
            "If an answer takes it to whoever started it, they are attacked too, and all the others again",
        )
    ]


def _answer_to_a_sweep(cards: AboutCards, answers: FaceSet, french: str, english: str) -> str:
    """Return who may lay *answers* on an attack that goes round, or has to, and what becomes of it then."""
    power, named = cards.power, _named(cards, answers)
    it = "la" if AboutCards(cards.rules, answers, power, cards.language).feminine else "le"
    must = bool(power.get("must_answer"))
    even = (f", même s’il vient de {it} piocher", ", even one they have just drawn") if power.get("drawn_answers") else ("", "")
    return cards.either(
        f"Celui qui a {named} {'doit' if must else 'peut'} {it} poser{even[0]}\u00a0: {french}",
        f"Whoever holds {named} {'must' if must else 'may'} play it{even[1]}: {english}",
    )


def _together(cards: AboutCards, told: CardClauses) -> None:
    """Say how cards are laid together, and that only the last one acts."""
    said, power = told.by_knob, cards.power
    if "set_of" in said:
        _exactly(cards, said)
    sets = power.get("plays_set") and any(POWER_KNOBS[name].group != "together" for name in power)
    if any(power.get(name) for name in ("plays_flush", "plays_set", "plays_run")):
        told.more += _passed_under_others(cards)
    if "plays_run" in said and any(POWER_KNOBS[name].group != "together" for name in power):
        said["plays_run"] += cards.either(" (seule la dernière posée agit)", " (only the last one played acts)")
    head = "plays_flush" if "plays_flush" in said else "set_of" if "set_of" in said else "plays_set"
    if head in said and (sets or "plays_flush" in said):
        # The direction has turned before the others are laid.
        acts = cards.either("seule la dernière posée agit", "only the last one played acts")
        if head == "plays_flush" and "reverses" in said:
            acts = cards.either("pour le reste, ", "otherwise, ") + acts
        said[head] += f" ({acts}{_for_each(cards, said)})"
    if "announced" in said:
        said["announced"] = _announced(cards)


def _passed_under_others(cards: AboutCards) -> list[str]:
    """Say what becomes of an attack on which cards are laid together, the last of which has nothing to do with it."""
    rules, power = cards.rules, cards.power
    acting = _having(rules, "draw") | _having(rules, "clears_debt")
    alike = 0
    for face in faces_of(cards.faces & ~JOKERS):
        if power.get("plays_flush"):
            alike |= 0x1111111111111 << (face & 3)
        elif power.get("plays_run"):
            alike |= _having(rules, "plays_run")
        else:
            alike |= 0b1111 << (face & ~3) & _having(rules, "plays_set")
    if not _goes_on_attacks(cards) or not alike & rules.deck & ~acting:
        return []
    return [
        cards.either(
            "Sur une attaque, si la dernière n’attaque pas et ne l’arrête pas, l’attaque passe telle quelle",
            "On an attack, if the last one neither attacks nor stops it, the attack is passed on as it was",
        )
    ]


def _for_each(cards: AboutCards, said: dict[str, str]) -> str:
    """Return what every card of a set counts for, and not only the last one."""
    if not said.pop("adds_up", None) or not any(name in said for name in ("draw", "skips")):
        return ""
    if "skips" not in said:
        what = cards.either("les cartes à piocher sont multipliées", "the cards to draw are")
    elif "draw" not in said:
        what = cards.either("les tours à passer sont multipliés", "the turns to miss are")
    else:
        what = cards.either(
            "les cartes à piocher et les tours à passer sont multipliés", "the cards to draw and the turns to miss are"
        )
    return cards.either(f", mais {what} par le nombre de cartes posées", f", but {what} multiplied by the number of cards played")


def _exactly(cards: AboutCards, said: dict[str, str]) -> None:
    """Tell of a set of so many as of cards by their name (HC-12)."""
    said.pop("plays_set", None)
    if not cards.plural:
        if in_suit := said.pop("set_in_suit", None):
            said["set_of"] += ", " + in_suit
        return
    many = counted(int(cards.power["set_of"]), cards.language)
    first = (
        cards.either(f", cel{'le' if cards.feminine else 'ui'} de la couleur d’abord,", ", the one of the suit in force first,")
        if said.pop("set_in_suit", None)
        else ""
    )
    said["set_of"] = cards.either(
        f"{many} {cards.plural}{first} peuvent se poser ensemble", f"{many} {cards.plural}{first} may be played together"
    )


def _announced(cards: AboutCards) -> str:
    """Return how a card is announced as it is laid, and what forgetting costs (W1-07)."""
    name, penalty = cards.called, int(cards.rules.at("penalty", seats=2))
    word = cards.either(f"«\u00a0{name}\u00a0»" if name else "son nom", f"“{name}”" if name else "its name")
    if cards.several and not name:
        word = cards.either("le nom de la carte", "the name of the card")
    catch = cards.either("«\u00a0Contre-\u00a0» et ce nom", "“Catch” and that name")
    if name:
        catch = cards.either(f"«\u00a0Contre-{name}\u00a0»", f"“Catch {name}”")
    cost = f"{penalty} cartes" if penalty > 1 else "une carte"
    costs = f"{penalty} cards" if penalty > 1 else "a card"
    return cards.either(
        f"on dit {word} en {'la' if cards.feminine or not name else 'le'} posant, et celui qui l’oublie"
        f" pioche {cost} si un autre dit {catch} avant le coup suivant",
        f"you say {word} as you play it, and draw {costs} if you forget and somebody says {catch} before the next move",
    )


def _last(cards: AboutCards, told: CardClauses) -> None:
    """Say what a last card still makes the next player draw (W8-06, W9-08)."""
    said, power = told.by_knob, cards.power
    if "last_costs" in said and not cards.rules.knobs["recycles"]:
        said["last_costs"] += cards.either(" (si la pioche est vide, il est sorti)", " (if the stock is empty, they are out)")
    if "last_draw" not in said:
        return
    if power.get("draw") and power["draw"] != power["last_draw"]:
        # Not both: the card that its player goes out with does this, and nothing else.
        said["last_draw"] = cards.either(
            said["last_draw"].replace("fait piocher", "fait plutôt piocher"), said["last_draw"] + " instead"
        )
    if any(select_faces(str(other.get("answered_by", ""))) & cards.faces for other in cards.rules.powers.values()):
        said["last_draw"] += cards.either(", et tout ce qui est déjà dû", ", plus whatever is already due")
    goes_on = goes_on_after(cards.rules)
    if "last_answered_by" in said:
        if goes_on:
            said["last_answered_by"] += cards.either(
                ", alors sans effet (dans les deux cas, il a joué son tour)",
                ", which then does nothing (either way, that is their turn)",
            )
        return
    if goes_on:
        said["last_draw"] += cards.either(", qui passe son tour", " and miss their turn")
    answers = meeting(cards.rules, cards.faces, answers_to(cards.rules, faces_of(cards.faces)[0]) if power.get("draw") else 0)
    said["last_draw"] += (
        cards.either(f", même s’il a {_named(cards, answers)}", f", even if they hold {_named(cards, answers)}")
        if answers
        else cards.either(", sans recours", ", with no answer possible")
    )
