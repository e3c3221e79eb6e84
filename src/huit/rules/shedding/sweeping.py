"""What the sheet says of an attack that goes round, and of what answers it (BL-11 to BL-15)."""

from collections.abc import Mapping

from huit.cards import FaceSet, faces_of
from huit.rules.rule_set import Power, RuleSet
from huit.rules.shedding.naming import cards_named, having, layer
from huit.rules.shedding.refusing import answers_to, meeting
from huit.rules.telling import AboutCards, CardClauses


def tell_sweep(cards: AboutCards, told: CardClauses) -> None:
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
    who = (f"celui qui {lay}", f"the player who {played}") if again else (layer(cards), "its player")
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
    stand_ins = answers & having(rules, "stands_for")
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
    if passing & having(cards.rules, "skips"):
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
    power, named = cards.power, cards_named(cards, answers)
    it = "la" if AboutCards(cards.rules, answers, power, cards.language).feminine else "le"
    must = bool(power.get("must_answer"))
    even = (f", même s’il vient de {it} piocher", ", even one they have just drawn") if power.get("drawn_answers") else ("", "")
    return cards.either(
        f"Celui qui a {named} {'doit' if must else 'peut'} {it} poser{even[0]}\u00a0: {french}",
        f"Whoever holds {named} {'must' if must else 'may'} play it{even[1]}: {english}",
    )
