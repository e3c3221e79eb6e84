"""What the rule sheet of a shedding game says of several knobs at once: attacks, announcements, jokers, what cards are worth."""

from collections.abc import Iterator

from huit.cards import JOKERS, RANKS, SUITS, FaceSet, faces_of, rank_of, select_faces
from huit.rules.by_players import changes, ranges
from huit.rules.knobs import POINTS, packs_sentence
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.refusing import answers_to, meeting, refused_by, there_are_two
from huit.rules.words import (
    SUIT_WORDS,
    any_of,
    are_several,
    card_word,
    card_words,
    listed,
    lowered,
    of_cards,
    several_words,
    told_names,
)

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
    name = quoted.format(called_out(str(rules.knobs["called"]), language))
    if _is_said_with_the_last_card(rules):
        when = ("Au plus tard en posant sa dernière carte, on dit", "When you play your last card at the latest, you say")
    elif rules.knobs["late_say"] and rules.knobs["forgotten"] != "at_once":
        when = ("Celui à qui il ne reste qu’une carte dit", "When you have one card left, you say")
    else:
        when = ("Avant de poser son avant-dernière carte, on dit", "Before you play your last card but one, you say")
    return (f"{when[0 if language == 'fr' else 1]} {name}.",)


def _is_said_with_the_last_card(rules: RuleSet) -> bool:
    """Tell whether a last card may still be announced as it is laid, and not before (L8-06)."""
    return rules.knobs["forgotten"] == "on_last_card" and not rules.knobs["late_say"] and not rules.knobs["announces_last"]


def said_late(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Leave out that a late word does not count where the last card may come with it."""
    return () if _is_said_with_the_last_card(rules) else (said,)


def followed(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Add the cards that go on anything at any time, and on their like, where suit must be followed (HC-04, LH-08, LH-24)."""
    if not said:
        return ()
    powers = [(face, rules.power(face)) for face in faces_of(rules.deck)]
    free = sum(1 << face for face, power in powers if power.get("wild") and not power.get("only_if_unable"))
    named = [any_of(card_words(free, rules.deck, language, article=True), language)] if free else []
    if rules.at("countdown", seats=2):
        named.append("sa valeur passe-partout" if language == "fr" else "your wild rank")
    on = " sur " if language == "fr" else " on "
    for tops, laid in _on_their_own_rank(rules, rules.deck & ~free):
        named.append(on.join(any_of(card_words(faces, rules.deck, language, article=True), language) for faces in (laid, tops)))
    if not named:
        return (said,)
    semicolon = "\u00a0; " if language == "fr" else "; "
    return (said[:-1] + f" ({semicolon.join(named)} {'à tout moment' if language == 'fr' else 'at any time'}).",)


def counted_down(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say that the ranks that the pack has not are counted all the same."""
    first = rules.at("countdown", seats=2)
    missing = [RANKS[rank] for rank in range(first) if not 0b1111 << 4 * rank & rules.deck]
    if not missing or first < 2:
        return (said,)
    words = listed([card_word(rank, language) for rank in reversed(missing)], language)
    if language == "fr":
        return said, f"Les valeurs que le paquet n’a pas comptent aussi ({words})."
    return said, f"Ranks that the pack does not have count too ({words})."


def jumps(rules: RuleSet, *, seats: int) -> bool:
    """Tell whether a card may be there twice, so that somebody may jump in (DI-03)."""
    return rules.packs(seats=seats) > 1 or len(rules.pack) > rules.deck.bit_count()


def jumped_in(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say of jumping in, where a card may be there twice, what becomes of the first copy (DI-03)."""
    able = [jumps(rules, seats=number) for number in (rules.seats if seats is None else (seats,))]
    if not said or not any(able):
        return ()
    french = language == "fr"
    if not all(able):
        said = said.replace("À la volée", "À la volée, à deux paquets").replace("Jumping in", "Jumping in, with two packs")
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    goes_on = "Le jeu reprend à partir de lui" if french else "Play goes on from you"
    lapses = any(any(power.get(name) for name in ("skips", "plays_again", "names_suit", "names_rank")) for power in powers)
    adds = any(_answers_its_like(rules, face) for face in faces_of(rules.deck))
    if lapses:
        goes_on += (
            "\u00a0; ce que la première carte avait encore à faire n’a plus lieu"
            if french
            else "; what the first copy had still to do lapses"
        )
        goes_on += "" if not adds else ", sauf son attaque, qui s’ajoute" if french else ", except its attack, which adds up"
    elif adds:
        goes_on += "\u00a0; l’attaque de la première carte s’ajoute" if french else "; the attack of the first copy adds up"
    return said, goes_on + "."


def _answers_its_like(rules: RuleSet, face: int) -> bool:
    """Tell whether a card that attacks goes on the attack of another copy of it, and adds to it."""
    power = rules.power(face)
    if not power.get("draw") or power.get("sweeps") or power.get("clears_debt") or refused_by(rules, face) >> face & 1:
        return False
    return bool(power.get("on_debt") or select_faces(str(power.get("answered_by", ""))) >> face & 1)


def paid_in_turn(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say after which attacks nobody may play: those that go round, or hit out of turn."""
    attacking = [rules.power(face) for face in faces_of(rules.deck) if rules.power(face).get("draw")]
    round_ = any(power.get("sweeps") for power in attacking)
    aimed = any(power.get("hits_previous") or power.get("hits_chosen") for power in attacking)
    if not said or not pays_in_turn(rules):
        return ()
    if not (round_ or aimed):
        return (said,)
    french = ["qui fait le tour"] * round_ + ["qui frappe hors du tour"] * aimed
    english = ["that goes round"] * round_ + ["that hits out of turn"] * aimed
    but = f"sauf d’une attaque {any_of(french, 'fr')}" if language == "fr" else f"not for one {any_of(english, 'en')}"
    return (f"{said[:-1]} ({but}).",)


def pays_in_turn(rules: RuleSet) -> bool:
    """Tell whether an attack is paid in turn, so that its payer may play or not."""
    away = ("sweeps", "hits_previous", "hits_chosen")
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    return any(power.get("draw") and not any(power.get(name) for name in away) for power in powers)


def draws_at_will(rules: RuleSet) -> bool:
    """Tell whether one may draw several cards, one after another, though one could play, and lay one then."""
    several = rules.at("draws", seats=2) > 1 and rules.knobs["drawn_card"] != "kept"
    return several and bool(rules.knobs["draws_freely"])


def drawn_freely(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Leave it to what is said of several cards that are drawn."""
    return () if draws_at_will(rules) else (said,)


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


def drawn_one_by_one(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say how many cards are drawn where there are several: all of them, if they are kept, else up to one that fits."""
    several = rules.at("draws", seats=2)
    if several < 2 or rules.knobs["drawn_card"] == "kept":
        return (said,)
    if draws_at_will(rules):
        return (
            (
                f"On peut piocher, une carte après l’autre, jusqu’à {several} cartes, même quand on pourrait jouer\u00a0; celui"
                " qui ne peut pas jouer y est obligé jusqu’à ce qu’il le puisse."
                if language == "fr"
                else f"You may draw up to {several} cards, one after another, even if you could play; if you cannot play, you"
                " have to, until you can."
            ),
        )
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
_AFTER_DRAWING_FREELY = {
    "may_be_played": ("Ensuite on peut jouer, ou passer.", "Then you may play, or pass."),
    "must_be_played": ("Ensuite on joue, si on le peut.", "Then you must play if you can."),
}


def of_several_drawn(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what becomes of the card that fits, or of all of them, where several may be drawn."""
    if rules.at("draws", seats=2) < 2:
        return (said,)
    told = _AFTER_DRAWING_FREELY if draws_at_will(rules) else _SEVERAL_DRAWN
    return (told[str(rules.knobs["drawn_card"])][0 if language == "fr" else 1],)


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
    """Say of which cards any four win, by their name (W6-06): with several packs there are more of a rank than four."""
    held = select_faces(str(rules.knobs["wins_held"])) & rules.deck
    names = told_names(held, rules.deck)
    if not names:
        return ()
    of_suits = [_OF_SUIT[language][name] if name in SUITS else several_words(name, language) for name in names]
    if language == "fr":
        four = f"quatre {of_suits[0]}" if len(names) == 1 else f"quatre cartes parmi {the_several(of_suits)}"
        return (f"Celui qui tient {four} gagne en les montrant, à son tour.",)
    four = f"four {of_suits[0]}" if len(names) == 1 else f"any four cards that are {any_of(of_suits, language)}"
    return (f"Whoever holds {four} wins by showing them on their turn.",)


_OF_SUIT = {
    "fr": {"c": "trèfles", "d": "carreaux", "h": "cœurs", "s": "piques"},
    "en": {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"},
}
"""What several cards of a suit are called."""


def the_several(words: list[str]) -> str:
    """Return several kinds of cards in French, each with its article.

    >>> the_several(["8", "dames"])
    'les 8 et les dames'
    """
    return listed([f"les {word}" for word in words], "fr")


def put_out(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Add what becomes of the last player left."""
    if not said:
        return ()
    ends = rules.knobs["goes_on"] != "first_out"
    if language == "fr":
        return (f"{said[:-1]}\u00a0; s’il ne reste qu’un joueur, {'la manche finit' if ends else 'il gagne'}.",)
    return (f"{said[:-1]}; if only one player is left, {'the round ends' if ends else 'they win'}.",)


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
    """Add who wins a blocked round (G-05), and what the cards are worth: where nothing else is counted, they decide a tie."""
    if rules.knobs["count"] == "winner_takes" and True in _in_teams(rules, seats):
        said = said.replace("chaque adversaire, les points de celui-ci", "chaque équipe adverse, les points de celle-ci")
        said = said.replace("each opponent, that opponent’s points", "each opposing team, that team’s points")
    return (said, *_blocked(rules, language, seats), *_worth(rules, language))


def _in_teams(rules: RuleSet, seats: int | None) -> set[bool]:
    """Return whether so many play in teams; both where some do."""
    return {bool(rules.at("teams", seats=number)) for number in (rules.seats if seats is None else (seats,))}


def of_the_winner(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what the winner scores where it counts: beside the points left in hands."""
    return (said,) if rules.knobs["count"] == "left_in_hand" else ()


def _blocked(rules: RuleSet, language: str, seats: int | None) -> list[str]:
    """Say who wins a blocked round, as `end_blocked` ranks the players (G-05, G-19, LH-37)."""
    french = language == "fr"
    company, worth = _in_teams(rules, seats), any(rules.points.get(face, 0) for face in faces_of(rules.deck))
    told: list[str] = []
    if False in company:
        order: list[tuple[str, str]] = []
        if rules.knobs["goes_on"] != "first_out":
            order += [
                ("celui qui est sorti le premier", "si personne n’est sorti") if french else ("the first out", "if nobody is out")
            ]
        if rules.at("countdown", seats=2) > 1:
            order += [
                ("celui dont le compte est le plus avancé", "au même point")
                if french
                else ("whoever has counted down furthest", "if equal")
            ]
        order += [("celui qui a le moins de cartes", "à nombre égal") if french else ("whoever has the fewest cards", "if equal")]
        if worth:
            order += [("celui dont les cartes comptent le moins", "") if french else ("whoever’s cards count least", "")]
        (first, tie), *others = order
        parts = [f"Dans une manche bloquée, {first} gagne" if french else f"In a blocked round, {first} wins"]
        for who, following in others:
            parts.append(f"{tie}, {who}")
            tie = following
        told.append(("\u00a0; " if french else "; ").join(parts) + ".")
    if True in company:
        who = ("à celle dont les cartes en main comptent le moins", "to the team whose cards in hand count least")
        who = who if worth else ("à toutes", "to all of them")
        told.append(
            f"Par équipes, une manche bloquée revient {who[0]}." if french else f"In teams, a blocked round goes {who[1]}."
        )
    return told


def _worth(rules: RuleSet, language: str) -> tuple[str, ...]:
    """Say what the cards are worth."""
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
    return names_cards(rules) or bool(rules.knobs["announces"] or rules.knobs["announces_last"])


def names_cards(rules: RuleSet) -> bool:
    """Tell whether some cards are named as they are laid."""
    return any(rules.power(face).get("announced") for face in faces_of(rules.deck))


def may_catch_wrongly(rules: RuleSet) -> bool:
    """Tell whether anybody can ever say « Contre-carte » with nothing to catch: a misdeal is there whenever it can be said.

    >>> from huit.rules import load_rules
    >>> [may_catch_wrongly(load_rules("rien", options={"forgotten": how})) for how in ("caught", "at_once", "on_last_card")]
    [True, False, False]
    """
    return _is_caught(rules) or names_cards(rules)


def _is_caught(rules: RuleSet) -> bool:
    return bool(rules.knobs["announces"]) and rules.knobs["forgotten"] == "caught"


def caught_wrongly(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what a wrong « Contre-carte » costs, where there can be one: no turn, even where forgetting costs one (G-17)."""
    if not said or not may_catch_wrongly(rules):
        return ()
    if not _is_caught(rules) and language == "fr":
        said = "Un contre" + said.partition("»")[2]
    if rules.knobs["penalty_skips"]:
        cost = _cards_counted(rules.at("penalty", seats=2), language)
        said = said.replace("autant que l’oubli", cost).replace("as much as forgetting", cost)
    return (said,)


def _cards_counted(number: int, language: str) -> str:
    if number == 1:
        return "une carte" if language == "fr" else "a card"
    return f"{number} {'cartes' if language == 'fr' else 'cards'}"


def of_the_last_card(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what it costs to forget to announce a last card; elsewhere it is told with what is announced."""
    return (said,) if rules.knobs["announces"] else ()


def of_a_lost_turn(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say that forgetting costs a turn, and forgetting what."""
    if not said or rules.knobs["announces"]:
        return (said,)
    if not names_cards(rules):
        return ()
    if language == "fr":
        return ("Celui qui oublie de nommer une carte perd aussi son prochain tour.",)
    return ("If you forget to name a card, you also miss your next turn.",)


def said_at_last(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Say what becomes of a last card that was not announced, and what forgetting costs (WK-11)."""
    if not said:
        return ()
    cost, loses = _cards_counted(rules.at("penalty", seats=2), language), bool(rules.knobs["penalty_skips"])
    if language == "fr":
        turn = ", on perd son prochain tour" if loses else ""
        return (f"{said[:-1]}\u00a0; sinon elle reste posée, avec son effet, on pioche {cost}{turn}, et la manche continue.",)
    turn = " and miss your next turn" if loses else ""
    return (f"{said[:-1]}; if you forget, the card stays and acts, you draw {cost}{turn}, and the round goes on.",)
