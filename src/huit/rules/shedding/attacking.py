"""What the sheet says of an attack: whom it hits, what becomes of their turn, and what an answer makes of it."""

from huit.cards import faces_of
from huit.rules.shedding.naming import cards_named, counted_cards, goes_on_attacks, having, layer, who_played
from huit.rules.shedding.refusing import answers_to, meeting
from huit.rules.shedding.sweeping import tell_sweep
from huit.rules.telling import AboutCards, CardClauses

_AIMS = {
    "hits_previous": ("au joueur précédent", "the previous player"),
    "hits_chosen": ("au joueur de son choix", "a player of your choice"),
}
"""Who an attack hits that does not hit the next player."""


def tell_attack(cards: AboutCards, told: CardClauses) -> None:
    """Say who an attack hits, what they may do, and what becomes of their turn."""
    said, power = told.by_knob, cards.power
    if "draw" not in said:
        said.pop("then_plays", None)
        return
    if power.get("sweeps"):
        tell_sweep(cards, told)
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
        costs = counted_cards(int(power["doubt_costs"]), cards.language)
        more.append(
            cards.either(
                f"Le joueur attaqué peut ne pas y croire\u00a0: si {layer(cards)} avait de quoi suivre la couleur et ne l’a pas"
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
    elif "answered_by" not in said and not power.get("doubt_costs") and not having(cards.rules, "on_debt"):
        said["draw"] += cards.either(", sans recours", ", with no answer possible")
    if _hits_itself_at_two(cards):
        more.append(_own_attack_at_two(cards))
    if power.get("turn_at_two_left") and not power.get("plays_again") and not power.get("lets_steal"):
        more.append(
            cards.either(
                f"Quand il ne reste que deux joueurs, c’est {who_played(cards)} qui pioche",
                f"When only two players are left, {who_played(cards)} has to draw",
            )
        )


def _own_attack_at_two(cards: AboutCards) -> str:
    """Return that an attack falls on its own player where two play, and why if nothing has said so yet."""
    if cards.power.get("skips") and not cards.power.get("turn_at_two"):
        return cards.either(
            f"À deux, c’est donc {who_played(cards)} qui pioche", f"So with two players, {who_played(cards)} has to draw"
        )
    return cards.either(
        f"À deux, où l’adversaire passe son tour, c’est {who_played(cards)} qui pioche",
        f"With two players, {who_played(cards)} draws instead",
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
    if goes_on_attacks(cards) and not cards.power.get("clears_debt"):
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
        passing &= ~having(rules, name)
    if passing:
        named = cards_named(cards, passing)
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


def tell_passing(cards: AboutCards, told: CardClauses) -> None:
    """Say what becomes of an attack on which a card is laid that does not stop it, and does not attack either."""
    said, power = told.by_knob, cards.power
    if "on_debt" in said:
        said["on_debt"] = cards.either("se pose aussi sur une attaque", "can also be played on an attack")
        said["on_debt"] += _attack_covered(cards)
        if power.get("draw") and not power.get("sweeps"):
            said.pop("clears_debt", None)
    elif "draw" in said and power.get("sweeps") and goes_on_attacks(cards, but="sweeps"):
        told.more.append(
            cards.either(
                "Une attaque d’une autre sorte à laquelle on répond ainsi est remplacée par celle-ci",
                "An attack of another kind answered this way is replaced by this one",
            )
        )
    if any(power.get(name) for name in ("clears_debt", "draw", "stands_for", "plays_again")) or not goes_on_attacks(cards):
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
                f"À deux, l’attaque revient donc à {who_played(cards)}",
                f"So with two players, the attack falls back on {who_played(cards)}",
            )
        )
    if power.get("turn_at_two_left") and not power.get("lets_steal"):
        told.more.append(
            cards.either(
                f"Quand il ne reste que deux joueurs, l’attaque revient à {who_played(cards)}",
                f"When only two players are left, the attack falls back on {who_played(cards)}",
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
    like = having(cards.rules, "then_plays")
    adds = {int(cards.rules.power(face)["draw"]) for face in faces_of(like) if cards.rules.power(face).get("draw")}
    if len(adds) == 1:
        more = counted_cards(adds.pop(), cards.language)
        return cards.either(
            f"S’il pose alors {cards_named(cards, like)}, le suivant en pioche {more} de plus que lui",
            f"If they then play {cards_named(cards, like)}, the next player draws {more} more than they did",
        )
    return cards.either(
        f"S’il pose alors {cards_named(cards, like)}, le suivant pioche ce que dit cette carte, et autant que lui en plus",
        f"If they then play {cards_named(cards, like)}, the next player draws that card’s own number, plus as many as they drew",
    )


def _hits_itself_at_two(cards: AboutCards) -> bool:
    power = cards.power
    if power.get("plays_again") or cards.rules.seats[0] > 2:
        return False
    return bool(power.get("turn_at_two")) or (int(power.get("skips", 0)) % 2 == 1 and not power.get("not_at_two"))
