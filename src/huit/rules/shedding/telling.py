"""What a card of a shedding game does, told as one: its knobs act together, in the order of `engine.shedding.apply`."""

from collections.abc import Mapping
from functools import cache

from huit.cards import JOKERS, faces_of, select_faces
from huit.rules.shedding.attacking import tell_attack, tell_passing
from huit.rules.shedding.idle import goes_on_after
from huit.rules.shedding.naming import cards_named, goes_on_attacks, having, layer
from huit.rules.shedding.placing import tell_asking, tell_names, tell_on_a_joker, tell_wild
from huit.rules.shedding.refusing import answers_to, meeting
from huit.rules.shedding.schema import POWER_KNOBS
from huit.rules.telling import AboutCards, CardClauses
from huit.rules.words import counted

_IN_TURN = ("clears_debt", "reverses", "gives", "trades", "rotates", "passes_on", "lets_steal", "plays_again", "skips", "draw")
"""The effects in the order in which the engine carries them out; the others stand as the schema has them."""
_JOINS_TO = {"only_if_unable": "wild"}
"""What a joining knob goes on with, where it is not what it needs."""
_BEFORE = {"not_at_two": "skip_answered_by"}
"""What joins the same knob as another one, and is told before it."""


def tell_cards(cards: AboutCards, said: Mapping[str, str]) -> CardClauses:
    """Return what *cards* do, from the sentence of each knob."""
    told = CardClauses({name: said[name] for name in _ordered() if name in said})
    for tell in (
        tell_names,
        tell_wild,
        tell_asking,
        _theft,
        _again,
        _next,
        tell_attack,
        tell_passing,
        _together,
        _last,
        tell_on_a_joker,
    ):
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


def _theft(cards: AboutCards, told: CardClauses) -> None:
    """Say what becomes of the turn of who takes a card."""
    said, power = told.by_knob, cards.power
    if "lets_steal" not in said:
        return
    said["lets_steal"] = cards.either(
        f"fait tirer au joueur suivant une carte, à l’aveugle, dans la main de {layer(cards)}",
        f"makes the next player take a card, unseen, from the hand of {layer(cards)}",
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
                f" (à deux, il le perd, et {layer(cards)} rejoue)",
                f" (with two players, they are skipped, and {layer(cards)} plays again)",
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
        passes = goes_on_attacks(cards) and not power.get("clears_debt")
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
        answers = cards_named(cards, select_faces(str(power["skip_answered_by"])) & cards.rules.deck)
        said["skip_answered_by"] = cards.either(
            f"jusqu’à celui qui pose aussitôt {answers}, dont l’effet vise alors le joueur d’après",
            f"up to the first to play {answers} at once, which then acts on the player after them",
        )
    elif "skip_answered_by" in said and "not_at_two" in said:
        said["skip_answered_by"] = said["skip_answered_by"].replace("sauf s’il", "ou s’il", 1).replace("unless", "nor if", 1)
    if power.get("draw") and not power.get("sweeps"):
        said.pop("turn_at_two_left", None)


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
    acting = having(rules, "draw") | having(rules, "clears_debt")
    alike = 0
    for face in faces_of(cards.faces & ~JOKERS):
        if power.get("plays_flush"):
            alike |= 0x1111111111111 << (face & 3)
        elif power.get("plays_run"):
            alike |= having(rules, "plays_run")
        else:
            alike |= 0b1111 << (face & ~3) & having(rules, "plays_set")
    if not goes_on_attacks(cards) or not alike & rules.deck & ~acting:
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
        cards.either(f", même s’il a {cards_named(cards, answers)}", f", even if they hold {cards_named(cards, answers)}")
        if answers
        else cards.either(", sans recours", ", with no answer possible")
    )
