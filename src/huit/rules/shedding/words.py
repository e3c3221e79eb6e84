"""What the rule sheet of a shedding game says of several knobs at once: attacks, announcements, jokers, what cards are worth."""

from collections.abc import Iterator

from huit.cards import JOKERS, RANKS, FaceSet, faces_of, rank_of, select_faces
from huit.rules.by_players import changes, ranges
from huit.rules.knobs import POINTS, packs_sentence
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.refusing import answers_to, meeting, refused_by, there_are_two
from huit.rules.words import SUIT_WORDS, any_of, are_several, card_words, listed, lowered, of_cards, several_words, short_names

_NUMBERS = "23456789T"
_JOKERS = (
    ("", ""),
    ("un joker", "one joker"),
    ("deux jokers", "two jokers"),
    ("trois jokers, dont deux colorés", "three jokers, two of them coloured"),
    ("quatre jokers, deux de chaque", "four jokers, two of each kind"),
)


def attacks(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say what goes on an unpaid attack, and what becomes of it then; nothing where nothing answers one (G-16)."""
    answers = 0
    for face in faces_of(rules.deck):
        power = rules.power(face)
        if power.get("draw") and not power.get("sweeps"):
            answers |= meeting(rules, 1 << face, answers_to(rules, face))
    if not answers:
        return ()
    powers = [rules.power(face) for face in faces_of(answers)]
    adding = [power for power in powers if power.get("draw") and not power.get("clears_debt") and not power.get("sweeps")]
    aimed = any(power.get("hits_previous") or power.get("hits_chosen") for power in adding)
    # A card that goes on any attack says itself what becomes of it, and so does one that does what another one would.
    others = ("draw", "clears_debt", "on_debt", "stands_for")
    passing = [power for power in powers if not any(power.get(name) for name in others)]
    plain, skipping = (any(bool(power.get("skips")) == skips for power in passing) for skips in (False, True))
    if language == "fr":
        said = ["Tant qu’une attaque n’est pas payée, on n’y pose que les cartes qui y répondent."]
        next_one = "celui qui est frappé" if aimed else "le joueur suivant"
        said += [f"Les attaques s’ajoutent\u00a0: {next_one} doit répondre à son tour, ou piocher le tout."] if adding else []
        also = " et ne fait passer aucun tour" if skipping else ""
        return (*said, *([f"Une réponse qui n’arrête pas l’attaque{also} la passe au joueur suivant."] if plain else []))
    said = ["As long as an attack is on, only cards that answer it can be played."]
    next_one = "whoever is hit next" if aimed else "the next player"
    said += [f"Attacks add up: {next_one} has to answer too, or draw the lot."] if adding else []
    also = " and skips nobody" if skipping else ""
    return (
        *said,
        *([f"An answer that does not stop the attack{also} passes it to the next player."] if plain else []),
    )


_CALLED = {
    "carte": ("Carte", "One card"),
    "last": ("Dernière carte", "Last card"),
    "tschau": ("Tschau", "Tschau"),
    "mau": ("Mau", "Mau"),
    "makao": ("Makao", "Makao"),
}


def called_out(called: str, language: str) -> str:
    """Return what is said with one card left, by the value of the knob `called`.

    >>> called_out("last", "fr")
    'Dernière carte'
    """
    return _CALLED[called][0 if language == "fr" else 1]


def announced(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what is announced, and when: a late word counts, or does not (HC-08, KP-10, WK-06)."""
    quoted = "«\u00a0{}\u00a0»" if language == "fr" else "“{}”"
    name, late = quoted.format(called_out(str(rules.knobs["called"]), language)), rules.knobs["late_say"]
    if language == "fr":
        when = "Celui à qui il ne reste qu’une carte dit" if late else "Avant de poser son avant-dernière carte, on dit"
    else:
        when = "When you have one card left, you say" if late else "Before you play your last card but one, you say"
    return (f"{when} {name}.",)


def followed(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Add the cards that go at any time, where suit must be followed (HC-04, LH-24): anywhere, or on their own rank (LH-08)."""
    powers = [(face, rules.power(face)) for face in faces_of(rules.deck)]
    free = sum(1 << face for face, power in powers if power.get("wild") and not power.get("only_if_unable"))
    aside = card_words(free, rules.deck, language, article=True)
    if rules.at("countdown", seats=seats or rules.seats[-1]):
        aside.append("sa propre valeur passe-partout" if language == "fr" else "your own wild rank")
    on = " sur " if language == "fr" else " on "
    for tops, laid in _on_their_own_rank(rules, rules.deck & ~free):
        aside.append(on.join(any_of(card_words(faces, rules.deck, language, article=True), language) for faces in (laid, tops)))
    if not (said and aside):
        return (said,)
    named = any_of(aside, language)
    return (said[:-1] + (f" ({named} à tout moment)." if language == "fr" else f" ({named} at any time)."),)


def _on_their_own_rank(rules: RuleSet, among: FaceSet) -> Iterator[tuple[FaceSet, FaceSet]]:
    """Yield the cards of each rank that change the suit, and those of *among* that go on them at any time (LH-08).

    Cards that are laid only by who cannot follow say so themselves.
    """
    callers = sum(1 << face for face in faces_of(rules.deck & ~JOKERS) if rules.power(face).get("names_suit"))
    restricted = sum(1 << face for face in faces_of(rules.deck) if rules.power(face).get("only_if_unable"))
    for rank in range(13):
        tops = callers & 0b1111 << 4 * rank
        refused = among
        for top in faces_of(tops):
            refused &= refused_by(rules, top)
        laid = 0b1111 << 4 * rank & among & ~restricted & ~refused
        if tops and laid and there_are_two(rules, tops | laid):
            yield tops, laid


def played_after_paying(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Add the attacks after which nobody plays at once: those that go round, or hit out of turn."""
    powers = [rules.power(face) for face in faces_of(rules.deck) if rules.power(face).get("draw")]
    rounds = any(power.get("sweeps") for power in powers)
    aimed = any(power.get("hits_previous") or power.get("hits_chosen") for power in powers)
    if not said or not (rounds or aimed):
        return (said,)
    french = [*(["qui fait le tour"] if rounds else []), *(["qui frappe hors du tour"] if aimed else [])]
    english = [*(["goes round"] if rounds else []), *(["hits out of turn"] if aimed else [])]
    if language == "fr":
        return (f"{said[:-1]} (sauf d’une attaque {' ou '.join(french)}).",)
    return (f"{said[:-1]} (but not one that {' or '.join(english)}).",)


def drawn_one_by_one(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say how many cards are drawn where there are several: all of them, if they are kept, else up to one that fits."""
    several = rules.at("draws", seats=2)
    if several < 2 or rules.knobs["drawn_card"] == "kept":
        return (said,)
    if language == "fr":
        return (
            f"Celui qui ne peut pas jouer pioche, une carte après l’autre, jusqu’à {several} cartes, et s’arrête à la première"
            " qui va.",
        )
    return (f"If you cannot play, you draw one card after another, up to {several}, and stop at the first you can play.",)


_SEVERAL_DRAWN = {
    "kept": ("Une fois les cartes piochées, le tour est fini.", "Once you have drawn the cards, your turn is over."),
    "may_be_played": ("La carte qui va peut être jouée tout de suite.", "You may play that card at once."),
    "must_be_played": ("La carte qui va se joue tout de suite.", "You must play that card at once."),
}


def of_several_drawn(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what becomes of the card that fits, or of all of them, where several may be drawn."""
    if rules.at("draws", seats=2) < 2:
        return (said,)
    return (_SEVERAL_DRAWN[str(rules.knobs["drawn_card"])][0 if language == "fr" else 1],)


def hands_dealt(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say how many cards each is dealt, for the packs that so many players take (DI-01)."""
    hands = {number: rules.hand(seats=number) for number in (rules.seats if seats is None else (seats,))}
    told = [(who, _each_dealt(count, language)) for who, count in ranges(rules.seats, changes(hands), language)]
    if len(told) == 1:
        return (told[0][1],)
    colon = "\u00a0: " if language == "fr" else ": "
    return (" ".join(f"{who}{colon}{lowered(dealt)}" for who, dealt in told),)


def _each_dealt(count: int, language: str) -> str:
    if language == "fr":
        return f"Chacun reçoit {count} cartes." if count > 1 else "Chacun reçoit une carte."
    return f"Each player is dealt {count} cards." if count > 1 else "Each player is dealt a card."


def half_dealt(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say how many cards half of them make for each, where it is known how many play (KP-02)."""
    return (said,) if seats is None or not said else (said, _each_dealt(rules.hand(seats=seats), language))


def dealer_chooses(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say between which sizes of the hands the dealer chooses, as far as the cards of so many players go (W8-05)."""
    sizes = [rules.hands_to_choose(seats=number) for number in (rules.seats if seats is None else (seats,))]
    if not all(sizes):
        return (said,)
    least, most = sizes[0][0], max(choice[-1] for choice in sizes)
    if language == "fr":
        return (f"Le donneur choisit des mains de {least} à {most} cartes.",)
    return (f"The dealer chooses hands of {least} to {most} cards.",)


def starter_opens(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what a starter does that opens a run: it opens it for the first player, and nothing else (L8-12, BH-02)."""
    buried = select_faces(str(rules.knobs["starter_buried"]))
    opening = sum(1 << face for face in faces_of(rules.deck & ~buried) if rules.power(face).get("plays_flush"))
    if not rules.knobs["starter_acts"] or not opening:
        return (said,)
    named = any_of(card_words(opening, rules.deck, language, article=True), language)
    if language == "fr":
        return said, (
            f"Mais si c’est {named}, elle ne fait qu’une chose\u00a0: le premier joueur peut poser en même temps toutes ses"
            " cartes de la même couleur."
        )
    does = "it does one thing only: the first player may play any number of their cards of that suit at once."
    return said, f"But if it is {named}, {does}"


def put_back(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say which cards are no starter; nothing where the pack has none of them."""
    buried = select_faces(str(rules.knobs["starter_buried"])) & rules.deck
    named = any_of(card_words(buried, rules.deck, language, article=True), language)
    if not named:
        return ()
    if language == "fr":
        return (f"Si la première carte est {named}, elle est remise dans la pioche, et l’on retourne la suivante.",)
    return (f"If the starter is {named}, it goes back into the stock, and the next card is turned up.",)


def four_held(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say of which cards four win, by their name (W6-06): with several packs there are more of them than four."""
    held = select_faces(str(rules.knobs["wins_held"])) & rules.deck
    named = any_of([several_words(name, language) for name in short_names(held, rules.deck)], language)
    if not named:
        return ()
    if language == "fr":
        return (f"Celui qui tient quatre {named} gagne en les montrant.",)
    return (f"Whoever holds four {named} wins by showing them.",)


def pack_of_ranks(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say of how many cards a pack of chosen ranks is, and which, and how many packs are taken."""
    if not said:
        return ()
    faces = rules.deck & ~JOKERS
    named, size = listed(card_words(faces, faces, language), language), faces.bit_count()
    cards = f"{size} cartes ({named})" if language == "fr" else f"{size} cards ({named})"
    return (packs_sentence(rules, language, seats, cards),)


def on_a_joker(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say which jokers a pack has; what goes on one is told of the joker, but where it does nothing (W10-03)."""
    if not said:
        return ()
    french, english = _JOKERS[rules.at("jokers", seats=2)]
    said = f"Chaque paquet a en plus {french}." if language == "fr" else f"Each pack also has {english}."
    if any(rules.power(face) for face in faces_of(rules.deck & JOKERS)):
        return (said,)
    on_it = "N’importe quelle carte se pose sur un joker." if language == "fr" else "Any card can be played on a joker."
    return said, on_it


def counts(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Add who wins a blocked round (G-05), and what the cards are worth where hands are counted."""
    if rules.knobs["count"] == "none":
        return (said,)
    return (said, *_blocked(rules, language, seats), *_worth(rules, language))


def _blocked(rules: RuleSet, language: str, seats: int | None) -> list[str]:
    """Say who wins a blocked round, as `end_blocked` ranks the players (G-05, G-19, LH-37)."""
    french = language == "fr"
    company = {bool(rules.at("teams", seats=number)) for number in (rules.seats if seats is None else (seats,))}
    told: list[str] = []
    if False in company:
        order: list[tuple[str, str]] = []
        if rules.knobs["goes_on"] != "first_out":
            order += [
                ("celui qui est sorti le premier", "si personne n’est sorti") if french else ("the first out", "if nobody is out")
            ]
        if rules.knobs["countdown"]:
            order += [
                ("celui dont le compte est le plus avancé", "au même point")
                if french
                else ("whoever has counted down furthest", "if equal")
            ]
        order += [("celui qui a le moins de cartes", "à nombre égal") if french else ("whoever has the fewest cards", "if equal")]
        order += [("celui qui a le moins de points", "") if french else ("whoever has the fewest points", "")]
        (first, tie), *others = order
        parts = [f"Dans une manche bloquée, {first} gagne" if french else f"In a blocked round, {first} wins"]
        for who, following in others:
            parts.append(f"{tie}, {who}")
            tie = following
        told.append(("\u00a0; " if french else "; ").join(parts) + ".")
    if True in company:
        told.append(
            "Par équipes, une manche bloquée revient à celle qui a le moins de points en main."
            if french
            else "In teams, a blocked round goes to the team with the fewest points in hand."
        )
    return told


def _worth(rules: RuleSet, language: str) -> tuple[str, ...]:
    """Say what the cards are worth, where hands are counted."""
    if rules.knobs["count"] not in ("left_in_hand", "winner_takes"):
        return ()
    printed = _worth_their_number(rules)
    alike: dict[int, FaceSet] = {}
    for face in faces_of(rules.deck & ~printed):
        if points := rules.points.get(face, 0):
            alike[points] = alike.get(points, 0) | 1 << face
    worth = [(printed, "leur valeur" if language == "fr" else "their number")] if printed else []
    worth += [(alike[points], POINTS.sentence(language, points)) for points in sorted(alike)]
    told = [(of_cards(faces, rules.deck, language), points) for faces, points in worth]
    if not told:
        return ()
    (first, points), *others = told
    several = are_several(worth[0][0], rules.deck, language)
    verb = ("comptent" if several else "compte") if language == "fr" else ("count" if several else "counts")
    rest = [f"{cards}, {number}" for cards, number in others]
    semicolon = "\u00a0; " if language == "fr" else "; "
    return (semicolon.join([f"{first[:1].upper()}{first[1:]} {verb} {points}", *rest]) + ".",)


def _worth_their_number(rules: RuleSet) -> FaceSet:
    """Return the cards that count the number printed on them, where there are enough of these to say so."""
    numbered = [face for face in faces_of(rules.deck & ~JOKERS) if RANKS[rank_of(face)] in _NUMBERS]
    printed = sum(1 << face for face in numbered if rules.points.get(face, 0) == 1 + rank_of(face))
    return printed if printed.bit_count() > 2 * len(SUIT_WORDS["en"]) else 0


def announces_something(rules: RuleSet) -> bool:
    """Tell whether anything is announced by *rules*: a last card, or cards as they are laid."""
    announced = any(power.get("announced") for face, power in rules.powers.items() if rules.deck >> face & 1)
    return announced or bool(rules.knobs["announces"] or rules.knobs["announces_last"])


def of_announcements(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Leave out what a forgotten announcement costs where nothing is announced."""
    return (said,) if announces_something(rules) else ()
