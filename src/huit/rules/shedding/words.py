"""What the rule sheet of a shedding game says of several knobs at once: attacks, turns, announcements, the end."""

from collections.abc import Iterator

from huit.cards import JOKERS, RANKS, FaceSet, faces_of, select_faces
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.answers import answering, answers_to, laid_after, meeting, plays_on_attacks, refused_by, there_are_two
from huit.rules.shedding.answers import counted_down as counted_from
from huit.rules.shedding.endings import goes_on_after, two_may_be_left
from huit.rules.words import (
    any_of,
    card_word,
    card_words,
    listed,
    several_words,
    told_names,
)
from huit.words.made.knobs_shedding import WORDS


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
    farther = ("hits_previous", "hits_chosen", "skips", "turn_at_two", "turn_at_two_left")
    aimed = any(power.get(name) for power in adding for name in farther)
    # A card that goes on any attack says itself what becomes of it, and so does one that does what another one would.
    others = ("draw", "clears_debt", "on_debt", "stands_for")
    passing = [power for power in powers if not any(power.get(name) for name in others)]
    plain, skipping = (any(bool(power.get("skips")) == skips for power in passing) for skips in (False, True))
    but = _laid_on_attacks_besides(rules, answers, language)
    if language == "fr":
        sentence = [f"Tant qu’une attaque n’est pas payée, on n’y pose que les cartes qui y répondent{but}."]
        next_one = "celui qui est frappé" if aimed else "le joueur suivant"
        sentence += [f"Les attaques s’ajoutent\u00a0: {next_one} doit répondre à son tour, ou piocher le tout."] if adding else []
        also = " et ne fait passer aucun tour" if skipping else ""
        return (*sentence, *([f"Une réponse qui n’arrête pas l’attaque{also} la passe au joueur suivant."] if plain else []))
    sentence = [f"As long as an attack is on, only cards that answer it can be played{but}."]
    next_one = "whoever is hit next" if aimed else "the next player"
    sentence += [f"Attacks add up: {next_one} has to answer too, or draw the lot."] if adding else []
    also = " and skips nobody" if skipping else ""
    return (
        *sentence,
        *([f"An answer that does not stop the attack{also} passes it to the next player."] if plain else []),
    )


def _laid_on_attacks_besides(rules: RuleSet, answers: FaceSet, language: str) -> str:
    """Return who lays other cards on an attack: whoever plays again, and whoever may keep a turn that an answer takes."""
    laid = answers
    for face in faces_of(answers):
        laid |= laid_after(rules, face)
    who: list[tuple[str, str]] = []
    if plays_on_attacks(rules):
        who.append(("celui qui rejoue joue comme à un tour ordinaire", "whoever plays again plays as in any other turn"))
    if any(rules.power(face).get("skip_answered_by") for face in faces_of(laid)):
        who.append(
            (
                "celui dont la réponse fait passer le tour peut d’abord le garder",
                "whoever the answer skips may keep their turn first",
            )
        )
    said = "\u00a0; ".join(one[0] for one in who) if language == "fr" else "; ".join(one[1] for one in who)
    return f" ({said})" if said else ""


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


def announced(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what is announced, and when: a late word counts, or does not (HC-08, KP-10, WK-06)."""
    quoted = "«\u00a0{}\u00a0»" if language == "fr" else "“{}”"
    name = quoted.format(called_out(str(rules.knobs["called"]), language))
    # Whoever moves hands has another one, of which nothing is owed then.
    but = (", sauf si elle fait changer les mains", ", unless it moves hands") if _moves_hands(rules) else ("", "")
    but = but if rules.knobs["forgotten"] != "at_once" else ("", "")
    if _is_said_with_the_last_card(rules):
        when = ("Au plus tard en posant sa dernière carte, on dit", "When you play your last card at the latest, you say")
    elif rules.knobs["late_say"] and rules.knobs["forgotten"] != "at_once":
        # A hand that is counted down may be dealt as a single card.
        left = "Celui qui n’a qu’une carte en main dit" if counted_from(rules) > 1 else "Celui à qui il ne reste qu’une carte dit"
        when = (left, "When you have one card left, you say")
    elif any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in _LEAVING_ONE):
        when = (
            f"Avant de poser la carte après laquelle il n’en reste qu’une{but[0]}, on dit",
            f"Before you come down to one card{but[1]}, you say",
        )
    else:
        when = (
            f"Avant de poser son avant-dernière carte{but[0]}, on dit",
            f"Before you play your last card but one{but[1]}, you say",
        )
    return (f"{when[0 if language == 'fr' else 1]} {name}.", *_owed_of_a_new_hand(rules, language))


_LEAVING_ONE = ("gives", "plays_set", "plays_run", "plays_flush")
"""What lets somebody come down from three cards or more to one."""


def _moves_hands(rules: RuleSet) -> bool:
    """Tell whether a card makes whole hands change owner."""
    return any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in ("trades", "rotates"))


def _owed_of_a_new_hand(rules: RuleSet, language: str) -> Iterator[str]:
    """Say that nobody can forget what they would have to say of a hand that they get just as they are to play."""
    if _moves_hands(rules) and rules.knobs["late_say"] and rules.knobs["forgotten"] == "caught":
        yield (
            "Celui qui reçoit une main d’une seule carte juste avant son tour n’a rien à dire."
            if language == "fr"
            else "If you get a hand of a single card just before your turn, you need not say anything."
        )


def _is_said_with_the_last_card(rules: RuleSet) -> bool:
    """Tell whether a last card may still be announced as it is laid, and not before (L8-06)."""
    return rules.knobs["forgotten"] == "on_last_card" and not rules.knobs["late_say"] and not rules.knobs["announces_last"]


def said_late(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say until when a late word counts: never where forgetting costs at once; nothing where the last card may come with it."""
    if _is_said_with_the_last_card(rules):
        return ()
    if rules.knobs["forgotten"] == "at_once":
        return (WORDS[language]["late_say"]["off"],)
    if rules.knobs["late_say"] and rules.knobs["forgotten"] == "on_last_card":
        return tuple(_until_the_last_card(rules, language))
    return (sentence,)


def followed(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add the cards that go on anything at any time, and on their like, where suit must be followed (HC-04, LH-08, LH-24)."""
    if not sentence:
        return ()
    powers = [(face, rules.power(face)) for face in faces_of(rules.deck)]
    free = sum(1 << face for face, power in powers if power.get("wild") and not power.get("only_if_unable"))
    named = [any_of(card_words(free, rules.deck, language, article=True), language)] if free else []
    if rules.at("countdown", seats=2):
        named.append("sa valeur passe-partout" if language == "fr" else "your wild rank")
    on = " sur " if language == "fr" else " on "
    for tops, laid in _on_their_own_rank(rules, rules.deck & ~free):
        named.append(on.join(any_of(card_words(faces, rules.deck, language, article=True), language) for faces in (laid, tops)))
    but = _not_followed(rules, language)
    if language == "fr":
        at_any_time = "\u00a0; ".join(named)
        cards = f" (à tout moment\u00a0: {at_any_time})" if named else ""
        return (f"{sentence[:-1]}{cards}{f', sauf {but}' if but else ''}.",)
    cards = f" (at any time: {'; '.join(named)})" if named else ""
    return (f"{sentence[:-1]}{cards}{f', except {but}' if but else ''}.",)


def _not_followed(rules: RuleSet, language: str) -> str:
    """Return where suit need not be followed: under an attack, or a skip, by what answers it, or while a rank is called."""
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    where: list[tuple[str, str]] = []
    if answering(rules):
        where.append(("pour répondre à une attaque", "to answer an attack"))
    if any(select_faces(str(power.get("skip_answered_by", ""))) & rules.deck for power in powers):
        where.append(("pour garder son tour", "to keep your turn"))
    if any(power.get("names_rank") for power in powers):
        where.append(("quand une valeur est demandée", "while a rank is called"))
    return any_of([one[0 if language == "fr" else 1] for one in where], language)


def counted_down(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say that the ranks that the pack has not are counted all the same."""
    first = rules.at("countdown", seats=2)
    missing = [RANKS[rank] for rank in range(first) if not 0b1111 << 4 * rank & rules.deck]
    if first < 2:
        return (sentence,)
    words = listed([card_word(rank, language) for rank in reversed(missing)], language)
    more: list[tuple[str, str]] = []
    if missing:
        more.append(
            (
                f"Les valeurs que le paquet n’a pas comptent aussi ({words}).",
                f"Ranks that the pack does not have count too ({words}).",
            )
        )
    if not rules.knobs["recycles"]:
        more.append(
            (
                "S’il y a moins de cartes à la pioche, il reçoit celles-là\u00a0; s’il n’y en a plus, cette main"
                " est finie aussi.",
                "If fewer cards are left in the stock, you get those; if it is empty, you have finished that hand too.",
            )
        )
    return sentence, *(each[0 if language == "fr" else 1] for each in more)


def jumps(rules: RuleSet, *, seats: int) -> bool:
    """Tell whether a card may be there twice, so that somebody may jump in (DI-03)."""
    return rules.packs(seats=seats) > 1 or len(rules.pack) > rules.deck.bit_count()


def jumped_in(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say of jumping in, where a card may be there twice, what becomes of the first copy (DI-03)."""
    able = [jumps(rules, seats=number) for number in (rules.seats if seats is None else (seats,))]
    if not sentence or not any(able):
        return ()
    french = language == "fr"
    if not all(able):
        sentence = sentence.replace("À la volée", "À la volée, à deux paquets ou plus")
        sentence = sentence.replace("Jumping in", "Jumping in, with two packs or more")
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    sentence = sentence[:-1] + _no_jump(rules, language, seats) + "."
    goes_on = "Le jeu reprend à partir de lui" if french else "Play goes on from you"
    undone = ("skips", "plays_again", "names_suit", "names_rank", "lets_steal")
    lapses = rules.at("countdown", seats=2) > 0 or any(power.get(name) for power in powers for name in undone)
    sweeping = " (mais non celle qui fait le tour)" if french else " (but not one that goes round)"
    sweeping = sweeping if any(power.get("sweeps") for power in powers) else ""
    adds = any(_answers_its_like(rules, face) for face in faces_of(rules.deck))
    if lapses:
        goes_on += (
            "\u00a0; ce que la carte déjà posée avait encore à faire n’a plus lieu"
            if french
            else "; whatever the first copy still had to do is cancelled"
        )
        goes_on += "" if not adds else ", sauf son attaque, qui s’ajoute" if french else ", except its attack, which adds up"
        goes_on += sweeping if adds else ""
        if any(power.get("plays_again") and not power.get("wins_last") for power in powers):
            goes_on += (
                "\u00a0; celui qui l’avait posée en dernière carte, et devait rejouer, pioche quand même"
                if french
                else "; whoever had played it as a last card, and had to play again, still draws"
            )
    elif adds:
        goes_on += "\u00a0; l’attaque de la carte déjà posée s’ajoute" if french else "; the attack of the first copy adds up"
        goes_on += sweeping
    first: tuple[str, ...] = ()
    if any(power.get(name) for power in powers for name in ("gives", "trades", "rotates", "passes_on")):
        first = (
            "Si la carte déjà posée fait donner, échanger ou passer des cartes, cela se fait d’abord."
            if french
            else "If the first copy makes somebody give, swap or pass on cards, that happens first.",
        )
    if JOKERS & rules.deck == JOKERS:
        first = (
            *first,
            "Un joker coloré et un joker noir et blanc ne sont pas la même carte."
            if french
            else "A coloured joker and a black-and-white joker are not the same card.",
        )
    return sentence, goes_on + ".", *first


def _no_jump(rules: RuleSet, language: str, seats: int | None) -> str:
    """Say when nobody jumps in, where no other sentence does: on attacks and lost turns that the same card does not answer."""
    but: list[tuple[str, str]] = []
    attacking = [face for face in faces_of(rules.deck) if rules.power(face).get("draw")]
    unanswered = [face for face in attacking if not _goes_on_its_like(rules, face)]
    if unanswered and not attacks(rules, language, seats):
        some = (" à laquelle elle ne répond pas", " that it does not answer") if len(unanswered) < len(attacking) else ("", "")
        but.append((f"sur une attaque{some[0]}", f"on an attack{some[1]}"))
    keeping = [face for face in faces_of(rules.deck) if rules.power(face).get("skip_answered_by")]
    if any(not select_faces(str(rules.power(face)["skip_answered_by"])) >> face & 1 for face in keeping):
        but.append(("tant qu’un joueur peut garder son tour", "while a player may still keep their turn"))
    if last := sum(1 << face for face in faces_of(rules.deck) if rules.power(face).get("last_draw")) * goes_on_after(rules):
        of = any_of(card_words(last, rules.deck, language, article=True), language)
        but.append((f"sur {of} en dernière carte", f"on {of} as a last card"))
    if not but:
        return ""
    return (", sauf " if language == "fr" else ", but not ") + any_of(
        [one[0 if language == "fr" else 1] for one in but], language
    )


def _answers_its_like(rules: RuleSet, face: int) -> bool:
    """Tell whether a card that attacks goes on the attack of another copy of it, and adds to it."""
    power = rules.power(face)
    adds = power.get("draw") and not power.get("sweeps") and not power.get("clears_debt")
    return bool(adds) and _goes_on_its_like(rules, face)


def _goes_on_its_like(rules: RuleSet, face: int) -> bool:
    """Tell whether a card goes on the unpaid attack of another copy of it."""
    power = rules.power(face)
    answers = power.get("on_debt") or select_faces(str(power.get("answered_by", ""))) >> face & 1
    return bool(answers) and not refused_by(rules, face) >> face & 1


def paid_in_turn(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say after which attacks nobody may play: those that go round, or hit out of turn."""
    attacking = [rules.power(face) for face in faces_of(rules.deck) if rules.power(face).get("draw")]
    round_ = any(power.get("sweeps") for power in attacking)
    aimed = any(power.get("hits_previous") or power.get("hits_chosen") for power in attacking)
    if not sentence or not pays_in_turn(rules):
        return ()
    last = goes_on_after(rules) and any(rules.power(face).get("last_draw") for face in faces_of(rules.deck))
    if not (round_ or aimed or last):
        return (sentence,)
    french = ["qui fait le tour"] * round_ + ["qui frappe hors du tour"] * aimed + ["d’une dernière carte"] * last
    english = ["that goes round"] * round_ + ["that hits out of turn"] * aimed + ["of a last card"] * last
    but = f"sauf d’une attaque {any_of(french, 'fr')}" if language == "fr" else f"not for one {any_of(english, 'en')}"
    return (f"{sentence[:-1]} ({but}).",)


def pays_in_turn(rules: RuleSet) -> bool:
    """Tell whether an attack is paid in turn, so that its payer may play or not."""
    away = ("sweeps", "hits_previous", "hits_chosen")
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    return any(power.get("draw") and not any(power.get(name) for name in away) for power in powers)


def draws_at_will(rules: RuleSet) -> bool:
    """Tell whether one may draw several cards, one after another, though one could play, and lay one then."""
    several = rules.at("draws", seats=2) > 1 and rules.knobs["drawn_card"] != "kept"
    return several and bool(rules.knobs["draws_freely"])


def drawn_freely(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Leave it to what is said of several cards that are drawn."""
    return () if draws_at_will(rules) else (sentence,)


def _on_their_own_rank(rules: RuleSet, among: FaceSet) -> Iterator[tuple[FaceSet, FaceSet]]:
    """Yield the cards of each rank that change the suit, and those of *among* that go on them at any time (LH-08)."""
    callers = sum(1 << face for face in faces_of(rules.deck & ~JOKERS) if rules.power(face).get("names_suit"))
    for rank in range(13):
        tops = callers & 0b1111 << 4 * rank
        refused = among
        for top in faces_of(tops):
            refused &= refused_by(rules, top)
        laid = 0b1111 << 4 * rank & among & ~refused
        if tops and laid and there_are_two(rules, tops | laid):
            yield tops, laid


def drawn_one_by_one(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards are drawn where there are several: all of them, if they are kept, else up to one that fits."""
    several = rules.at("draws", seats=2)
    if several < 2 or rules.knobs["drawn_card"] == "kept":
        return (sentence,)
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
    last_goes = _last_may_go_then(rules)
    if language == "fr":
        until = "dès qu’il peut jouer" if last_goes else "à la première qui va"
        return (f"Celui qui ne peut pas jouer pioche, une carte après l’autre, jusqu’à {several} cartes, et s’arrête {until}.",)
    until = "as soon as you can play" if last_goes else "at the first you can play"
    return (f"If you cannot play, you draw one card after another, up to {several}, and stop {until}.",)


def _last_may_go_then(rules: RuleSet) -> bool:
    """Tell whether a card that is never laid as the last one goes once another is drawn."""
    return any(rules.power(face).get("never_last") for face in faces_of(rules.deck))


_SEVERAL_DRAWN = {
    "kept": ("Une fois les cartes piochées, le tour est fini.", "Once you have drawn the cards, your turn is over."),
    "may_be_played": ("La carte qui va peut être jouée tout de suite.", "You may play that card at once."),
    "must_be_played": ("La carte qui va se joue tout de suite.", "You must play that card at once."),
}

_AFTER_DRAWING_FREELY = {
    "may_be_played": ("Ensuite on peut jouer, ou passer.", "Then you may play, or pass."),
    "must_be_played": ("Ensuite on joue, si on le peut.", "Then you must play if you can."),
}


def of_several_drawn(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what becomes of the card that fits, or of all of them, where several may be drawn."""
    drawn = str(rules.knobs["drawn_card"])
    if rules.at("draws", seats=2) < 2:
        return (_AFTER_DRAWING_FREELY[drawn][0 if language == "fr" else 1],) if _held_ones_go_too(rules) else (sentence,)
    freely = draws_at_will(rules) or (drawn != "kept" and _last_may_go_then(rules))
    wordings = _AFTER_DRAWING_FREELY if freely else _SEVERAL_DRAWN
    return (wordings[drawn][0 if language == "fr" else 1],)


def _held_ones_go_too(rules: RuleSet) -> bool:
    """Tell whether others than the card that was drawn may be laid then: held back before, or no last card any more."""
    if rules.at("draws", seats=2) != 1 or rules.knobs["drawn_card"] == "kept":
        return False
    return bool(rules.knobs["draws_freely"]) or _last_may_go_then(rules)


def four_held(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say of which cards any four win, by their name (W6-06): with several packs there are more of a rank than four."""
    held = select_faces(str(rules.knobs["wins_held"])) & rules.deck
    if not held:
        return ()
    names = list(told_names(held & ~JOKERS if held & JOKERS == rules.deck & JOKERS else held, rules.deck))
    names += ["joker"] if len(names) < len(told_names(held, rules.deck)) else []
    ends = rules.knobs["goes_on"] != "first_out"
    stands = any(rules.power(face).get("stands_for") for face in faces_of(rules.deck & JOKERS & ~held))
    of_suits = [_SEVERAL[language].get(name) or several_words(name, language) for name in names]
    if language == "fr":
        four = f"quatre {of_suits[0]}" if len(names) == 1 else f"quatre cartes parmi {the_several(of_suits)}"
        but = " (un joker n’en tient pas lieu)" if stands else ""
        return (f"Celui qui tient {four} gagne en les montrant, à son tour{', et la manche finit' if ends else ''}{but}.",)
    four = f"four {of_suits[0]}" if len(names) == 1 else f"any four cards that are {any_of(of_suits, language)}"
    but = " (a joker does not count as one)" if stands else ""
    return (f"Whoever holds {four} wins by showing them on their turn{', and the round ends' if ends else ''}{but}.",)


_SEVERAL = {
    "fr": {"c": "trèfles", "d": "carreaux", "h": "cœurs", "s": "piques"}
    | {"joker": "jokers", "Xr": "jokers colorés", "Xb": "jokers noir et blanc"},
    "en": {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
    | {"joker": "jokers", "Xr": "coloured jokers", "Xb": "black-and-white jokers"},
}
"""What several cards of a suit, or several jokers, are called."""


def the_several(words: list[str]) -> str:
    """Return several kinds of cards in French, each with its article.

    >>> the_several(["8", "dames"])
    'les 8 et les dames'
    """
    return listed([f"les {word}" for word in words], "fr")


def limited(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add that cards laid together are all laid, where there are any."""
    together = ("plays_set", "plays_run", "plays_flush")
    if not sentence or not any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in together):
        return (sentence,)
    more = "les cartes posées ensemble le sont toutes" if language == "fr" else "cards played together are all played"
    return (f"{sentence[:-1]} ({more}).",)


def put_out(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add what becomes of the last player left."""
    if not sentence:
        return ()
    ends = rules.knobs["goes_on"] != "first_out"
    if language == "fr":
        return (f"{sentence[:-1]}\u00a0; s’il ne reste qu’un joueur, {'la manche finit' if ends else 'il gagne'}.",)
    return (f"{sentence[:-1]}; if only one player is left, {'the round ends' if ends else 'they win'}.",)


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


def caught_wrongly(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what a wrong « Contre-carte » costs, where there can be one: no turn, even where forgetting costs one (G-17)."""
    if not sentence or not may_catch_wrongly(rules):
        return ()
    if not _is_caught(rules) and language == "fr":
        sentence = "Un contre" + sentence.partition("»")[2]
    if rules.knobs["penalty_skips"]:
        cost = _cards_counted(rules.at("penalty", seats=2), language)
        sentence = sentence.replace("autant que l’oubli", cost).replace("as much as forgetting", cost)
    return (sentence,)


def _cards_counted(number: int, language: str) -> str:
    if number == 1:
        return "une carte" if language == "fr" else "a card"
    return f"{number} {'cartes' if language == 'fr' else 'cards'}"


def of_the_last_card(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what it costs to forget to announce a last card; elsewhere it is told with what is announced."""
    return (sentence,) if rules.knobs["announces"] else ()


def of_a_lost_turn(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say that forgetting costs a turn, and forgetting what."""
    if not sentence:
        return ()
    if not rules.knobs["announces"]:
        if not names_cards(rules):
            return ()
        forgets = "Celui qui oublie de nommer une carte perd aussi son prochain tour."
        sentence = forgets if language == "fr" else "If you forget to name a card, you also miss your next turn."
    parts = [sentence[:-1]]
    if may_be_answered(rules):
        attacked = ("attaqué alors, il pioche sans pouvoir répondre", "if you are attacked then, you draw and cannot answer")
        parts.append(attacked[0 if language == "fr" else 1])
    skipping = [power for power in map(rules.power, faces_of(rules.deck)) if power.get("skips")]
    if skipping:
        fr, en = "si une carte lui fait alors passer son tour, c’est celui-là", "if a card skips you then, that is the turn"
        if any(power.get("skip_answered_by") for power in skipping):
            fr, en = f"{fr}, et il ne peut pas répondre", f"{en}, and you cannot answer"
        parts.append(fr if language == "fr" else en)
    return (("\u00a0; " if language == "fr" else "; ").join(parts) + ".",)


def may_be_answered(rules: RuleSet) -> bool:
    """Tell whether some attack that is paid in turn has an answer."""
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    attacks = [power for power in powers if power.get("draw")]
    return any(power.get("answered_by") for power in attacks) or (bool(attacks) and any(power.get("on_debt") for power in powers))


def said_at_last(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what becomes of a last card that was not announced, and what forgetting costs (WK-11)."""
    if not sentence:
        return ()
    if counted_from(rules) > 1:
        sentence = sentence.replace("Pour finir,", "Pour finir chaque main,").replace("To go out,", "To finish each hand,")
    cost, loses = _cards_counted(rules.at("penalty", seats=2), language), bool(rules.knobs["penalty_skips"])
    both = bool(rules.knobs["announces"]) and rules.knobs["forgotten"] == "on_last_card"
    last = any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in ("last_draw", "doubles"))
    usual = (" ordinaire", " as at any other time") if last else ("", "")
    if language == "fr":
        turn = ", on perd son prochain tour" if loses else ""
        cost += _unless_empty(rules, language)
        more = " (oublier aussi «\u00a0{}\u00a0» ne coûte rien de plus)".format(called_out(str(rules.knobs["called"]), "fr"))
        lost = f"sinon elle reste posée, avec son effet{usual[0]}, on pioche {cost}{turn}, et la manche continue"
        return (f"{sentence[:-1]}\u00a0; {lost}{more if both else ''}.",)
    turn = " and miss your next turn" if loses else ""
    cost += _unless_empty(rules, language)
    more = f" (forgetting “{called_out(str(rules.knobs['called']), 'en')}” as well costs no more)" if both else ""
    return (
        f"{sentence[:-1]}; if you forget, the card stays and acts{usual[1]}, you draw {cost}{turn}, and the round goes on{more}.",
    )


def _unless_empty(rules: RuleSet, language: str) -> str:
    """Return what becomes of somebody who should draw instead of going out, where the stock may stay empty (G-04)."""
    if rules.knobs["recycles"]:
        return ""
    return " (si la pioche est vide, on est sorti)" if language == "fr" else " (if the stock is empty, you are out)"


def forgotten_at_last(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add that whoever forgets goes out all the same where nothing is left to draw, and that who is out catches nobody."""
    if rules.knobs["forgotten"] == "caught" and two_may_be_left(rules):
        sentence = sentence.replace("un autre le remarque", "un autre, encore en jeu, le remarque")
        sentence = sentence.replace("another player notices", "another player still in the round notices")
    if rules.knobs["forgotten"] == "at_once" and names_cards(rules):
        called = called_out(str(rules.knobs["called"]), language)
        sentence = sentence.replace("L’oubli coûte", f"Oublier «\u00a0{called}\u00a0» coûte")
        sentence = sentence.replace("Forgetting costs", f"Forgetting “{called}” costs")
    if rules.knobs["forgotten"] != "on_last_card":
        return (sentence,)
    if counted_from(rules) > 1:
        for of_the_round, of_a_hand in _OF_A_HAND:
            sentence = sentence.replace(of_the_round, of_a_hand)
    return (f"{sentence[:-1]}{_unless_empty(rules, language)}.", *_until_the_last_card(rules, language))


def _until_the_last_card(rules: RuleSet, language: str) -> Iterator[str]:
    """Say how long a late word mends what was forgotten, where it is paid for with the last card (L8-06)."""
    if not rules.knobs["late_say"]:
        return
    if rules.knobs["announces_last"]:
        until = (", tant que la dernière carte n’est pas posée", " until the last card is played")
    else:
        until = (", même en posant la dernière carte", ", even as you play the last card")
    yield f"Une annonce tardive compte{until[0]}." if language == "fr" else f"A late announcement counts{until[1]}."


_OF_A_HAND = (
    ("de finir", "de finir une main"),
    ("mais on ne gagne pas", "mais la main n’est pas finie"),
    ("would go out", "would finish a hand"),
    ("but you do not win", "but the hand is not finished"),
)
"""Words about the end of a round, and those about a hand where hands are counted down."""
