"""What the sheet says of where a card goes, and of what goes on it: only what can be there."""

from huit.cards import JOKERS, FaceSet, faces_of, is_joker, rank_of, select_faces
from huit.rules.shedding.naming import another, cards_named, having, the_cards_rank, tops_refusing
from huit.rules.shedding.refusing import meeting, refused_by
from huit.rules.shedding.schema import POWER_KNOBS
from huit.rules.telling import AboutCards, CardClauses
from huit.rules.words import any_of, card_word, card_words


def tell_names(cards: AboutCards, told: CardClauses) -> None:
    """Name only the cards that can go on these, or these on them: what a card refuses does not answer it either."""
    said, rules = told.by_knob, cards.rules
    refused = rules.deck
    for face in faces_of(cards.faces):
        refused &= refused_by(rules, face)
    kept_off = dict.fromkeys(("answered_by", "skip_answered_by"), refused) | {"last_answered_by": 0}
    kept_off |= dict.fromkeys(("goes_on", "goes_on_at_two_left"), tops_refusing(cards))
    for name, kept in kept_off.items():
        if name in said:
            there = meeting(cards.rules, cards.faces, select_faces(str(cards.power[name])) & rules.deck & ~kept)
            told.named[name] = there
            if there:
                said[name] = POWER_KNOBS[name].sentence(cards.language, cards.power[name], cards=cards_named(cards, there))
            else:
                said.pop(name)
    if "goes_on" in said:
        said["goes_on"] += _unless_called(cards, told.named["goes_on"])


def _unless_called(cards: AboutCards, tops: FaceSet) -> str:
    """Return that the cards do not go on one of *tops* that called a suit: only its rank counts then."""
    rules = cards.rules
    own = (1 << 4 * max(rules.at("countdown", seats=seats) for seats in rules.seats)) - 1
    callers = 0
    for face in faces_of(tops & ~JOKERS & (having(rules, "names_suit") | own)):
        whole = 0b1111 << (face & ~3) & rules.deck
        if tops & whole != whole:
            callers |= 1 << face
    if not callers:
        return ""
    names = card_words(callers, rules.deck, cards.language, article=True)
    top = names[0] if len(names) == 1 else cards.either("une carte", "a card")
    return cards.either(f" (pas sur {top} qui a changé la couleur)", f" (but not on {top} that changed the suit)")


def tell_wild(cards: AboutCards, told: CardClauses) -> None:
    """Say what a wild card cannot be played on, and whose suit rules after one that calls none."""
    said, power = told.by_knob, cards.power
    if "wild" in said:
        refusing = tops_refusing(cards)
        if refusing and power.get("only_if_unable") is None:
            said["wild"] += cards.either(", sauf sur ", ", except on ") + cards_named(cards, refusing)
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


def _refusal(cards: AboutCards) -> str:
    """Return what is never laid on the cards; of their own rank, it is another one."""
    words = card_words(
        select_faces(str(cards.power["refuses"])) & cards.rules.deck, cards.rules.deck, cards.language, article=True
    )
    if cards.rank:
        one = card_word(cards.rank, cards.language, article=True)
        words = [another(cards) if word == one else word for word in words]
    named = any_of(words, cards.language)
    if len(words) > 1 and cards.language == "fr":
        named = " ".join(f"ni {word}" for word in words)
    return POWER_KNOBS["refuses"].sentence(cards.language, cards.power["refuses"], cards=named)


def _on_its_own_rank(cards: AboutCards) -> str:
    """Return that cards laid only by who cannot follow go at any time on one of their rank that changes the suit (LH-08)."""
    rules = cards.rules
    tops = {rank_of(face): 0 for face in faces_of(cards.faces & ~JOKERS)}
    for rank in tops:
        tops[rank] = 0b1111 << 4 * rank & having(rules, "names_suit") & ~tops_refusing(cards)
    on = meeting(cards.rules, cards.faces, sum(tops.values()))
    if not on or not all(tops.values()):
        return ""
    if not cards.rank:
        return cards.either(", ou sur une autre de même valeur", ", or on another of the same rank")
    whole = on == 0b1111 << 4 * next(iter(tops)) & rules.deck
    named = another(cards) if whole or cards.faces == 1 << faces_of(cards.faces)[0] == on else cards_named(cards, on)
    return cards.either(f", ou sur {named}", f", or on {named}")


def _where_it_stands(cards: AboutCards) -> str:
    """Return where a joker does not stand for just any card: on an attack (W3-04), on a skip, and while a rank is asked for."""
    rules = cards.rules
    powers = [rules.power(face) for face in faces_of(rules.deck & ~having(rules, "stands_for"))]
    attacks, skips = (
        [bool(select_faces(str(power.get(answers, ""))) & rules.deck & ~JOKERS) for power in powers if power.get(name)]
        for name, answers in (("draw", "answered_by"), ("skips", "skip_answered_by"))
    )
    where = [("sur une attaque", "on an attack")] if any(attacks) else []
    where += [("pour garder son tour", "to keep your turn")] if any(skips) else []
    said = ""
    if where:
        said = cards.either(
            f"\u00a0; {' ou '.join(french for french, _ in where)}, seulement celles d’une carte qui y répond",
            f"; {' or '.join(english for _, english in where)}, only for a card that answers it",
        )
    if where and cards.power.get("on_debt") and not all(attacks):
        said += cards.either(", s’il y en a", ", if any does")
    if having(rules, "names_rank"):
        said += cards.either("\u00a0; ne se pose pas quand une valeur est demandée", "; cannot be played while a rank is called")
    return said


def tell_asking(cards: AboutCards, told: CardClauses) -> None:
    """Say what else goes on a rank that is asked for, and what is in force once the asking is over."""
    if "names_rank" not in told.by_knob:
        return
    callers = meeting(cards.rules, cards.faces, having(cards.rules, "names_rank"))
    own = cards.faces & ~JOKERS and 0b1111 << (faces_of(cards.faces)[0] & ~3) & cards.rules.deck
    other = another(cards) if cards.rank and callers in (own, cards.faces) else cards_named(cards, callers)
    told.by_knob["names_rank"] = cards.either(
        "fait demander une valeur\u00a0: il faut alors une carte de cette valeur"
        + (f", ou {other}" if other else "")
        + ", jusqu’à ce qu’on en pose une",
        "calls a rank: everyone then has to play that rank" + (f", or {other}" if other else "") + ", until somebody does",
    )
    told.after["names_rank"] = [
        cards.either(
            f"Si la demande revient à qui l’a faite, on joue de nouveau sur {the_cards_rank(cards)}",
            f"If it comes back round to whoever called it, play goes back to {the_cards_rank(cards)}",
        )
    ]


def tell_on_a_joker(cards: AboutCards, told: CardClauses) -> None:
    """Say what goes on a joker that is, calls and leaves in force nothing else: any card, once its attack is over (W10-03)."""
    otherwise = ("stands_for", "transparent", "names_suit", "names_rank")
    if not is_joker(faces_of(cards.faces)[0]) or any(cards.power.get(name) for name in otherwise):
        return
    refused = refused_by(cards.rules, faces_of(cards.faces)[0])
    but = cards.either(", sauf ", ", except ") + cards_named(cards, refused) if refused else ""
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
