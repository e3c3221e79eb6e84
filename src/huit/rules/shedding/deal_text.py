"""What the rule sheet of a shedding game says of the deal: the pack, the hands, the teams, the first card."""

from collections.abc import Iterator, Mapping, Sequence

from huit.cards import JOKERS, Face, FaceSet, faces_of, rank_of, select_faces
from huit.rules.by_players import changes, ranges
from huit.rules.knobs import packs_sentence
from huit.rules.rule_set import RuleSet
from huit.rules.words import (
    any_of,
    card_words,
    counted,
    listed,
    lowered,
)

_JOKERS = (
    ("", ""),
    ("un joker", "one joker"),
    ("deux jokers", "two jokers"),
    ("trois jokers, dont deux colorés", "three jokers, two of them coloured"),
    ("quatre jokers, deux de chaque", "four jokers, two of each kind"),
)


def hands_dealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards each is dealt, for the packs that so many players take (DI-01)."""
    hands = {number: rules.hand(seats=number) for number in (rules.seats if seats is None else (seats,))}
    (who, first), *others = ranges(rules.seats, changes(hands), language)
    if not others:
        return (_each_dealt(first, language),)
    sentences = [f"{who}, {lowered(_each_dealt(first, language))[:-1]}", *(f"{lowered(one)}, {count}" for one, count in others)]
    return (("\u00a0; " if language == "fr" else "; ").join(sentences) + ".",)


def hands_of_two_packs(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards each is dealt from two packs or more, for all numbers of players at once (DI-01)."""
    value = rules.knobs["hand_two_packs"]
    if seats is not None or not isinstance(value, Mapping):
        return (sentence,)
    hands = [(lowered(who), hand) for who, hand in ranges(rules.seats, value, language) if who and hand]
    if not hands:
        return (sentence,)
    (who, first), *others = hands
    later = [f"{one}, {hand}" for one, hand in others]
    if language == "fr":
        return ("\u00a0; ".join([f"À deux paquets ou plus et {who}, chacun reçoit {first} cartes", *later]) + ".",)
    return (
        "; ".join([f"With two packs or more and {who.removeprefix('with ')}, each player is dealt {first} cards", *later]) + ".",
    )


def _each_dealt(count: int, language: str) -> str:
    if language == "fr":
        return f"Chacun reçoit {count} cartes." if count > 1 else "Chacun reçoit une carte."
    return f"Each player is dealt {count} cards." if count > 1 else "Each player is dealt a card."


def half_dealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards half of them make for each, where it is known how many play (KP-02)."""
    return (sentence,) if seats is None or not sentence else (sentence, _each_dealt(rules.hand(seats=seats), language))


def dealer_chooses(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say between which sizes of the hands the dealer chooses, as far as the cards of so many players go (W8-05)."""
    numbers = rules.seats if seats is None else (seats,)
    sizes = {number: rules.hands_to_choose(seats=number) for number in numbers}
    if not all(sizes.values()):
        return (sentence,)
    least = rules.at("hand_from", seats=2)
    (_, first), *others = ranges(rules.seats, changes({number: choice[-1] for number, choice in sizes.items()}), language)
    if first == least:
        return (_each_dealt(least, language),)
    if language == "fr":
        sentences = [f"Le donneur choisit des mains de {least} à {first} cartes"]
        sentences += [
            f"{lowered(who)}, {f'de {least} à {most}' if most > least else f'de {least} seulement'}" for who, most in others
        ]
        return ("\u00a0; ".join(sentences) + ".",)
    sentences = [f"The dealer chooses hands of {least} to {first} cards"]
    sentences += [f"{lowered(who)}, {f'of {least} to {most}' if most > least else f'of {least} only'}" for who, most in others]
    return ("; ".join(sentences) + ".",)


def misdealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards too few there may be where the hands have no more: one is always left (LH-41)."""
    numbers = rules.seats if seats is None else (seats,)
    hands = [rules.hands_to_choose(seats=number)[-1:] or (rules.hand(seats=number),) for number in numbers]
    most, few = rules.at("misdeal_most", seats=2), max(hand for sizes in hands for hand in sizes) - 1
    if few >= most:
        return (sentence,)
    french = language == "fr"
    many = _cards(most, language)
    if not few:
        return (
            f"Il donne alors {'jusqu’à ' if most > 1 else ''}{many} de trop à quelqu’un."
            if french
            else f"Somebody is then dealt {'up to ' if most > 1 else ''}{many} too many.",
        )
    least = ("une" if few == 1 else few) if french else ("one" if few == 1 else few)
    return (
        f"Il donne alors jusqu’à {many} de trop, ou {least} de moins, à quelqu’un."
        if french
        else f"Somebody is then dealt up to {many} too many, or {least} too few.",
    )


def _cards(number: int, language: str) -> str:
    if number == 1:
        return "une carte" if language == "fr" else "a card"
    return f"{number} {'cartes' if language == 'fr' else 'cards'}"


def in_teams(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many teams there are for each number of players, in one sentence (LH-03)."""
    by_teams: dict[int, list[str]] = {}
    for number in rules.seats if seats is None else (seats,):
        by_teams.setdefault(rules.at("teams", seats=number), []).append(counted(number, language))
    if len(by_teams) < 2:
        return (sentence,)
    (first, who), *others = (
        (counted(teams, language), any_of(players, language)) for teams, players in by_teams.items() if teams
    )
    if language == "fr":
        sentences = [f"À {who} joueurs, on joue en {first} équipes", *(f"à {one}, en {teams}" for teams, one in others)]
        seated = "Les partenaires sont assis en alternance\u00a0; une équipe gagne quand tous ses joueurs ont fini."
        return ("\u00a0; ".join(sentences) + f". {seated}",)
    sentences = [f"With {who} players, you play in {first} teams", *(f"with {one}, in {teams}" for teams, one in others)]
    return ("; ".join(sentences) + ". Partners are seated alternately; a team wins when all its players are out.",)


def starter_opens(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what starters do otherwise than cards that are laid.

    A joker that stands for no other card, and calls no suit and no rank, takes any card; it leaves nothing else in force.
    """
    there = rules.deck & ~select_faces(str(rules.knobs["starter_buried"]))
    calling = ("stands_for", "names_suit", "names_rank")
    jokers = [face for face in faces_of(there & JOKERS) if any(rules.power(face).get(name) for name in (*calling, "transparent"))]
    otherwise: tuple[str, ...] = ()
    if rules.knobs["starter_acts"]:
        sentence = sentence[:-1] + _who_starts_then(rules, there, language)
        otherwise = tuple(_acts_otherwise(rules, there, language))
        jokers = [face for face in jokers if not any(rules.power(face).get(name) for name in calling)]
    if not jokers:
        return sentence, *otherwise
    if language == "fr":
        return sentence, *otherwise, f"Si c’est {_named(jokers, rules, 'fr')}, n’importe quelle carte s’y pose."
    return sentence, *otherwise, f"If it is {_named(jokers, rules, 'en')}, any card can be played on it."


_TURNING = ("skips", "reverses", "turn_at_two", "plays_again", "draw", "lets_steal")
"""What makes of a starter that somebody else begins than the player next to the dealer."""


def _who_starts_then(rules: RuleSet, there: FaceSet, language: str) -> str:
    """Return the end of a sentence about starters that act: one of those *there* may let somebody else start."""
    powers = [rules.power(face) for face in faces_of(there)]
    turning = any(power.get(name) and not power.get("plays_flush") for power in powers for name in _TURNING)
    if not turning:
        return "."
    return ", et peut ainsi changer qui commence." if language == "fr" else ", and may so change who starts."


def _named(faces: Sequence[Face], rules: RuleSet, language: str) -> str:
    return any_of(card_words(sum(1 << face for face in faces), rules.deck, language, article=True), language)


def _acts_otherwise(rules: RuleSet, there: FaceSet, language: str) -> Iterator[str]:
    """Say what starters do otherwise: some open a run, and do nothing else (L8-12, BH-02); nobody lays them or doubts them."""
    french = language == "fr"
    faces = [face for face in faces_of(there) if not rules.power(face).get("plays_flush")]
    if opening := there & ~sum(1 << face for face in faces):
        yield from _opens_a_run(rules, opening, language)
    calling = [face for face in faces if rules.power(face).get("names_suit")]
    counted_from = rules.at("countdown", seats=2)
    if counted := [face for face in faces if rank_of(face) + 1 == counted_from and face not in calling]:
        named = _named(counted, rules, language)
        yield f"Si c’est {named}, la couleur ne change pas." if french else f"If it is {named}, the suit does not change."
    if anywhere := [face for face in calling if rules.power(face).get("names_own_suit") and not JOKERS >> face & 1]:
        named = _named(anywhere, rules, language)
        yield f"Si c’est {named}, le donneur change la couleur." if french else f"If it is {named}, the dealer changes the suit."
    if any(rules.power(face).get("doubt_costs") for face in faces):
        yield "Personne ne peut douter d’une première carte." if french else "Nobody may doubt a starter."


def _opens_a_run(rules: RuleSet, opening: FaceSet, language: str) -> tuple[str, ...]:
    named = any_of(card_words(opening, rules.deck, language, article=True), language)
    if language == "fr":
        run = "le premier joueur peut poser en même temps autant de ses cartes de cette couleur qu’il veut"
        return (f"Mais si c’est {named}, elle n’a qu’un effet\u00a0: {run}.",)
    run = "the first player may play any number of their cards of that suit at once"
    return (f"But if it is {named}, all it does is this: {run}.",)


def put_back(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say which cards are no starter; nothing where the pack has none of them."""
    buried = select_faces(str(rules.knobs["starter_buried"])) & rules.deck
    named = any_of(card_words(buried, rules.deck, language, article=True), language)
    if not named:
        return ()
    if language == "fr":
        return (f"Si la première carte est {named}, elle est remise dans la pioche, et l’on retourne la suivante.",)
    return (f"If the starter is {named}, it goes back into the stock, and the next card is turned up.",)


def pack_of_ranks(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say of how many cards a pack of chosen ranks is, and which, and how many packs are taken."""
    if not sentence:
        return ()
    faces = rules.deck & ~JOKERS
    named, size = listed(card_words(faces, faces, language), language), faces.bit_count()
    cards = f"{size} cartes ({named})" if language == "fr" else f"{size} cards ({named})"
    return (packs_sentence(rules, language, seats, cards),)


def on_a_joker(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say which jokers a pack has; what goes on one is told of the joker, but where it does nothing (W10-03)."""
    if not sentence:
        return ()
    french, english = _JOKERS[rules.at("jokers", seats=2)]
    sentence = f"Chaque paquet a en plus {french}." if language == "fr" else f"Each pack also has {english}."
    if any(rules.power(face) for face in faces_of(rules.deck & JOKERS)):
        return (sentence,)
    on_it = "N’importe quelle carte se pose sur un joker." if language == "fr" else "Any card can be played on a joker."
    return sentence, on_it
