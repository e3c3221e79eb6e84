"""Words of the terminal, French and English, made from codes. French is the default; English where the locale says so."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from huit.cards import Face, faces_text
from huit.engine.refusal import Reason
from huit.rules.families import USUAL, part_of
from huit.rules.words import any_of, by_language, card_word, listed, suit_word, the_card
from huit.spoken import COLON, filled
from huit.views.shared import MoveView, parse_move
from huit.words.grammar import Person
from huit.words.made import advice, events, reasons

WHO, TO = Person("{who}"), Person("{to}")
_Words = TypeVar("_Words")


def as_on_the_page(words: Mapping[str, _Words], say: Callable[[_Words], str]) -> tuple[str, str]:
    """Return what the page says in French and in English; `WHO` and `TO` stand for people in it.

    >>> as_on_the_page(events.WORDS, lambda page: page.events.passed(WHO))
    ('{who} passe', '{who} passes')
    """
    return say(words["fr"]), say(words["en"])


# Facts of events and reasons fill these; {who} is a name, {by} another one. `_sentence_for` says which of a kind is told.
EVENTS = by_language(
    dealt=("{who} donne {count} {count:carte|cartes} à chacun", "{who} deals {count} {count:card|cards} each"),
    played=("{who} joue {card}", "{who} plays {card}"),
    drew=("{who} pioche {count} {count:carte|cartes}", "{who} draws {count} {count:card|cards}"),
    drew_debt=(
        "{who} pioche {count} {count:carte|cartes} pour l’attaque",
        "{who} draws {count} {count:card|cards} for the attack",
    ),
    drew_caught=("{who} pioche {count} {count:carte|cartes} en pénalité", "{who} draws {count} {count:card|cards} as a penalty"),
    drew_again=(
        "{who} pioche {count} {count:carte|cartes} : on ne finit pas sur une carte qui fait rejouer",
        "{who} draws {count} {count:card|cards}: nobody can go out on a card that makes them play again",
    ),
    drew_last=(
        "{who} pioche {count} {count:carte|cartes} : on ne finit pas ainsi",
        "{who} draws {count} {count:card|cards}: nobody can go out like that",
    ),
    drew_misdeal=(
        "{who} pioche {count} {count:carte|cartes} pour avoir son compte",
        "{who} draws {count} {count:card|cards} to make up a full hand",
    ),
    drew_level=("{who} reçoit {count} {count:carte|cartes}", "{who} is dealt {count} {count:card|cards}"),
    drew_wrong=(
        "{who} pioche {count} {count:carte|cartes} pour une annonce à tort",
        "{who} draws {count} {count:card|cards} for a wrong call",
    ),
    drew_nothing=("la pioche est vide : {who} ne pioche rien", "the stock is empty: {who} draws nothing"),
    passed=as_on_the_page(events.WORDS, lambda page: page.events.passed(WHO)),
    skipped=as_on_the_page(events.WORDS, lambda page: page.events.skipped(WHO, False)),
    reversed=as_on_the_page(events.WORDS, lambda page: page.events.reversed(-1)),
    reversed_back=as_on_the_page(events.WORDS, lambda page: page.events.reversed(1)),
    again=("{who} doit rejouer", "{who} has to play again"),
    out=as_on_the_page(events.WORDS, lambda page: page.events.out(WHO)),
    stands=("la carte posée vaut {card}", "the card stands for {card}"),
    over=("la manche est finie, gagnée par {winners}", "the round is over, won by {winners}"),
    over_blocked=("la manche est bloquée, gagnée par {winners}", "the round is blocked, won by {winners}"),
    over_limit=(
        "la limite de cartes est atteinte : la manche est gagnée par {winners}",
        "the limit of cards has been reached: the round is won by {winners}",
    ),
)
ASKED = by_language(
    play=("à {who} de jouer", "{who} to play"),
    start=("{who} commence", "{who} starts"),
    doubt=("{who} peut ne pas y croire", "{who} may doubt it"),
    answer=("à {who} de répondre encore, ou de passer", "{who} may still answer, or pass"),
    must_answer=("à {who} de répondre", "{who} has to answer"),
    suit=("à {who} de demander une couleur", "{who} has to call a suit"),
    rank=("à {who} de demander une valeur", "{who} has to call a rank"),
    face=("à {who} de dire ce que vaut le joker", "{who} has to say what the joker stands for"),
    give=("à {who} de donner {count} {count:carte|cartes}", "{who} has to give away {count} {count:card|cards}"),
    pass_on=("à {who} de passer une carte", "{who} has to pass a card on"),
    trade=("à {who} de choisir avec qui échanger sa main", "{who} has to choose who to swap hands with"),
    send=("à {who} de dire à qui va le tas", "{who} has to say who gets the pile"),
    kind=("à {who} d’annoncer", "{who} has to announce"),
    give_back=("à {who} de rendre une carte", "{who} has to give a card back"),
    discard=("à {who} d’écarter {count} {count:carte|cartes}", "{who} has to discard {count} {count:card|cards}"),
    lead=("à {who} d’entamer", "{who} leads"),
)
"""What is asked of whoever is on turn: see `huit.engine.events.DutyName`."""
REASONS = by_language(
    suit=("la couleur demandée est {suit} : il faut {wanted}", "the suit called is {suit}: play {wanted}"),
    turn=("c’est au tour {of_who}", "it is {who}’s turn"),
    must_play=("une carte peut être jouée : on ne pioche ni ne passe", "you have a card to play: no drawing or passing"),
    must_draw=("il faut piocher", "you have to draw"),
    kept=(
        "ce qu’on pioche se garde : aucune carte ne se pose à ce tour",
        "drawn cards are kept: you cannot play a card this turn",
    ),
    penalty=(
        "la pénalité fait perdre ce tour : aucune carte ne se pose",
        "the penalty costs you this turn: you cannot play a card",
    ),
    play_or_draw=("on joue une carte ou on pioche : on ne passe pas encore", "play a card or draw: no passing yet"),
    play_or_pass=("on ne pioche plus à ce tour : jouer une carte ou passer", "no more drawing this turn: play a card or pass"),
    only_pass=("on ne pioche plus à ce tour : il faut passer", "no more drawing this turn: pass"),
    must_pass=("il n’y a rien à piocher : il faut passer", "there is nothing to draw: pass"),
    not_held=("cette carte n’est pas dans la main", "you do not have that card"),
    over=as_on_the_page(reasons.WORDS, lambda page: page.why.over),
    follow=("il y a du {suit} dans la main : il faut {wanted}", "you hold the suit in force: play {wanted}"),
    unreadable=("coup illisible : {how}", "cannot be read: {how}"),
)


REPLIES = by_language(
    some=("y répondre par {answers}, ou piocher", "answer it with {answers}, or draw"),
    none=("rien n’y répond, il faut piocher", "nothing answers it, draw"),
)
"""What is left to whoever is attacked."""

ENDS = by_language(
    blocked=("manche bloquée\u00a0: ", "blocked round: "),
    limit=("la limite de cartes est atteinte\u00a0: ", "the limit of cards is reached: "),
    last_left=("seul en jeu\u00a0: ", "the last one left: "),
    four_of_a_kind=("un carré\u00a0: ", "four of a kind: "),
)
"""How a round ended, where that is worth a word."""


MOVES = by_language(
    play=("poser {cards}", "play {cards}"),
    play_naming=("poser {cards} et demander {suit}", "play {cards} and call {suit}"),
    name=("demander {suit}", "call {suit}"),
    draw=("piocher", "draw"),
    take=("prendre une carte", "take a card"),
    doubt=("ne pas y croire", "doubt it"),
    pass_=("passer", "pass"),
    pickup=("ramasser le tas", "pick up the pile"),
    choose=("annoncer {what}", "announce {what}"),
    at=("viser {who}", "aim at {who}"),
    send=("envoyer le tas à {who}", "send the pile to {who}"),
    play_sending=("poser {cards} et envoyer le tas à {who}", "play {cards} and send the pile to {who}"),
    play_as=("poser {cards}, qui devient {card}", "play {cards} as {card}"),
    become=("faire de la carte {card}", "make the card {card}"),
    rank=("demander {rank}", "call for {rank}"),
    give=("donner {cards} à {who}", "give {cards} to {who}"),
    discard=("écarter {cards}", "discard {cards}"),
    exchange=("donner {cards} à {who}", "give {cards} to {who}"),
    give_back=("rendre {cards}", "give {cards} back"),
    swap=("échanger {cards}", "swap {cards}"),
    trade=("échanger sa main avec {who}", "swap hands with {who}"),
    flip=("retourner la carte cachée n\u00ba\u00a0{card}", "turn over face-down card {card}"),
    say=("annoncer", "announce it"),
    knock=("cogner trois coups", "knock three times"),
    declare=("montrer un carré", "show four of a kind"),
    catch=("dire « Contre-carte ! »", "say “Catch!”"),
    catch_word=("dire « Contre-{rank} ! »", "say “Catch {rank}!”"),
    announcing=("{move} en l’annonçant", "{move} and announce it"),
)
"""Moves, as something that one may do."""
_VOWEL = re.compile("[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiou]", re.IGNORECASE)
WHY = by_language(
    goes_out=as_on_the_page(advice.WORDS, lambda page: page.why.goes_out),
    answers_attack=(
        "cela répond à l’attaque de {count} {count:carte|cartes}",
        "it answers the attack of {count} {count:card|cards}",
    ),
    attacks_short=(
        "cela attaque {who}, qui n’a que {count} {count:carte|cartes}",
        "it attacks {who}, who has only {count} {count:card|cards}",
    ),
    skips_short=(
        "cela fait passer {who}, qui n’a que {count} {count:carte|cartes}",
        "it skips {who}, who has only {count} {count:card|cards}",
    ),
    turn_again=as_on_the_page(advice.WORDS, lambda page: page.why.turn_again),
    keeps_wild=("on garde {card}, qui va partout", "it saves {card}, which can be played on anything"),
    last_of_suit=("c’est la seule carte de {suit} de la main", "there are no other {suit} in hand"),
    goes_on_with=(
        "{count} {count:autre carte|autres cartes} de la main {count:va|vont} dessus",
        "{count} other {count:card|cards} in hand can be played on it",
    ),
    sheds_points=(
        "{count} {count:point|points} de moins en main si la manche finit",
        "{count} fewer {count:point|points} in hand if the round ends",
    ),
    longest_suit=(
        "c’est la couleur dont on a le plus : {count} {count:carte|cartes} de {suit}",
        "it is the longest suit in hand: {suit}, {count} {count:card|cards}",
    ),
    nearest_to_out=("{who} n’a que {count} {count:carte|cartes}", "{who} has only {count} {count:card|cards}"),
    lowest_card=("c’est la plus basse : les autres serviront plus tard", "it is the lowest: the others will be useful later"),
    nobody_beats=as_on_the_page(advice.WORDS, lambda page: page.why.nobody_beats),
    makes_trick=as_on_the_page(advice.WORDS, lambda page: page.why.makes_trick),
)
"""Why a move is good: the codes of `huit.players.advice`."""


def cards_lying(faces: Iterable[Face]) -> str:
    """Return *faces* as a scene shows them, and a dash where there are none.

    >>> cards_lying([]), cards_lying([7, 51])
    ('–', '2s Ks')
    """
    return faces_text(faces) or "–"


class FamilyWords(Protocol):
    """What the module of a family says in a terminal, language by language; `EVENTS` and `REASONS` here are common to all."""

    EVENTS: Mapping[str, Mapping[str, str]]
    REASONS: Mapping[str, Mapping[str, str]]
    NAMES: Mapping[str, Mapping[str, str]]
    """Words for what facts name by a code of their own."""

    @staticmethod
    def in_round(events: Sequence[dict[str, Any]], round_: Any, lang: str) -> list[dict[str, Any]]:
        """Return the events of one move with what their words need to know of each other, and of their round."""
        ...

    @staticmethod
    def lying(round_: Any, lang: str) -> list[str]:
        """Return lines about what lies open or hidden besides the hands."""
        ...


def words_of(family: str) -> FamilyWords:
    """Return the words of *family*.

    >>> words_of("tricks").NAMES["en"]["least"]
    'fewest tricks'
    """
    return part_of(family, "clients")


def seat_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """Return what a seat is called: the name of who sits there, if that is known.

    >>> seat_name(1, "fr"), seat_name(1, "fr", ["Anne", "Paul"])
    ('la place 1', 'Paul')
    """
    if seat < len(names) and names[seat]:
        return names[seat]
    return f"la place {seat}" if lang == "fr" else f"seat {seat}"


def event_words(event: dict[str, Any], lang: str, names: Sequence[str] = (), *, family: str = USUAL, round_: Any = None) -> str:
    """Return what happened as a sentence without its full stop; *names* are those of the seats.

    With the *round_* in which it just happened, what is called out is told by its name, and whether an attack has an answer.

    >>> event_words({"kind": "drew", "seat": 1, "count": 2, "cause": "debt"}, "fr")
    'la place 1 pioche 2 cartes pour l’attaque'
    """
    return events_words([event], lang, names, family=family, round_=round_)[0]


def events_words(
    events: Sequence[dict[str, Any]], lang: str, names: Sequence[str] = (), *, family: str = USUAL, round_: Any = None
) -> list[str]:
    """Return what one move did, as sentences without their full stops: see `event_words`.

    >>> events_words([{"kind": "reversed", "direction": -1}, {"kind": "skipped", "seat": 0, "penalty": False}], "en")
    ['play now goes anticlockwise', 'seat 0 is skipped']
    """
    words = words_of(family)
    sentences = {**EVENTS[lang], **words.EVENTS[lang]}
    lines: list[str] = []
    for event in events if round_ is None else words.in_round(events, round_, lang):
        if event["kind"] == "turn":
            lines.append(filled(ASKED[lang][event["to"]], lang, who=seat_name(event["seat"], lang, names), count=event["count"]))
        else:
            lines.append(filled(sentences[_sentence_for(event, sentences)], lang, **_worded(event, lang, names, family)))
    return lines


def _sentence_for(event: Mapping[str, Any], sentences: Mapping[str, str]) -> str:
    """Return the name of the sentence that tells *event*: that of its kind, unless one of its facts has its own."""
    kind = event["kind"]
    if kind == "drew" and event["count"] == 0:
        return "drew_nothing"
    for fact, value in event.items():
        own = value if isinstance(value, str) else fact if value is True or (fact == "back" and value) else ""
        if fact == "count" and int(event[fact]) < 0:
            own = "fewer"
        elif fact == "count" and value == 1:
            own = "one"
        elif fact == "direction" and value == 1:
            own = "back"
        if f"{kind}_{own}" in sentences:
            return f"{kind}_{own}"
    return kind


def of_name(name: str) -> str:
    """Return *name* after « de ».

    >>> of_name("Anne"), of_name("Bruno"), of_name("Yves"), of_name("Yann")
    ('d’Anne', 'de Bruno', 'd’Yves', 'de Yann')
    """
    return f"d’{name}" if _VOWEL.match(name) else f"de {name}"


def reason_words(reason: Reason, lang: str, names: Sequence[str] = (), *, family: str = USUAL) -> str:
    """Return why something is refused, as a sentence without its full stop.

    >>> reason_words(Reason("suit", {"suit": "h"}), "en")
    'the suit called is hearts: play a heart'
    """
    sentences = {**REASONS[lang], **words_of(family).REASONS[lang]}
    return filled(sentences[reason.code], lang, **_worded(reason.facts, lang, names, family))


def result_words(result: Mapping[str, Any], lang: str, names: Sequence[str] = ()) -> str:
    """Return how a round ended: why, who won, and the points of all where there are any, the best first.

    >>> result_words({"reason": "out", "winners": [1], "points": [20, 0, 5]}, "en", ["Ann", "Bob", "Cid"])
    '1. Bob (0 points) · 2. Cid (5 points) · 3. Ann (20 points)'
    """
    points, winners = list(result["points"]), list(result["winners"])
    lowest_best = bool(winners) and points[winners[0]] <= min(points, default=0)
    order = sorted(range(len(points)), key=lambda seat: (seat not in winners, points[seat] if lowest_best else -points[seat]))
    lines: list[str] = []
    place = 0
    for number, seat in enumerate(order, start=1):
        before = order[number - 2]
        tied = number > 1 and points[seat] == points[before] and (seat in winners) == (before in winners)
        place = place if tied else number
        worth = filled(" ({n} {n:point|points})", lang, n=points[seat])
        lines.append(f"{place}. {seat_name(seat, lang, names)}{worth if any(points) else ''}")
    return ENDS[lang].get(result["reason"], "") + " · ".join(lines)


def _worded(facts: dict[str, Any], lang: str, names: Sequence[str], family: str) -> dict[str, Any]:
    worded, named = dict(facts), words_of(family).NAMES[lang]
    for key, slot in (("seat", "who"), *((key, key) for key in ("by", "first", "to", "from", "of"))):
        if key in facts:
            worded[slot] = seat_name(facts[key], lang, names)
            worded[f"of_{slot}"] = of_name(worded[slot])
    for key in ("card", "top", "laid", "taken"):
        if key in facts:
            worded[key] = the_card(facts[key], lang)
    if facts.get("rank"):
        worded["rank"] = card_word(facts["rank"], lang)
        worded["a_rank"] = card_word(facts["rank"], lang, article=True)
    if facts.get("suit"):
        worded["suit"] = suit_word(facts["suit"], lang)
    worded["wanted"] = any_of(_wanted(facts, lang), lang)
    if isinstance(facts.get("cards"), list):
        worded["cards"] = listed([the_card(name, lang) for name in facts["cards"]], lang)
    if "what" in facts:
        worded["what"] = named.get(facts["what"], facts["what"])
    if "kinds" in facts:
        worded["kinds"] = ", ".join(named.get(kind, kind) for kind in facts["kinds"])
    if "winners" in facts:
        worded["winners"] = listed([seat_name(seat, lang, names) for seat in facts["winners"]], lang)
    if "count" in facts:
        worded["count"] = abs(facts["count"])
    if "seats" in facts:
        worded["seats"] = ", ".join(seat_name(seat, lang, names) for seat in facts["seats"]) or "–"
    if "owes" in facts:
        seats = [(facts["seat"] + step) % len(facts["owes"]) for step in range(len(facts["owes"]))]
        worded["owes"] = ", ".join(f"{seat_name(seat, lang, names)}{COLON[lang]}{facts['owes'][seat]}" for seat in seats)
    if "slots" in facts:
        worded["slots"] = ", ".join(str(slot) for slot in facts["slots"])
    if "answers" in facts:
        worded["answers"] = any_of([card_word(name, lang, article=True) for name in facts["answers"]], lang)
        worded["reply"] = REPLIES[lang]["some" if facts["answers"] else "none"].format(answers=worded["answers"])
    return worded


def _wanted(facts: Mapping[str, Any], lang: str) -> list[str]:
    """Return what may be played: of the suit or the rank in force, or what goes all the same."""
    ranks = facts.get("wild", ())
    of_rank = [facts["rank"]] if facts.get("rank") and facts["rank"] not in ranks else []
    names = [name for name in (facts.get("suit"), *of_rank, *ranks) if name]
    return [the_card(name, lang) if len(name) > 1 else card_word(name, lang, article=True) for name in names]


def move_words(move: str | MoveView, lang: str, names: Sequence[str] = (), *, family: str = USUAL) -> str:
    """Return a move, taken apart or as it is written, as something that one may do.

    >>> move_words("8c=h", "fr"), move_words("draw", "en"), move_words("choose least", "en", family="tricks")
    ('poser le 8 de trèfle et demander cœur', 'draw', 'announce fewest tricks')
    >>> move_words("9h!", "fr")
    'poser le 9 de cœur en l’annonçant'
    >>> from huit import new_round
    >>> from huit.views import own_view
    >>> for move in own_view(new_round("minimale", seats=2, seed=1), 0).moves:
    ...     print(move, "-", move_words(move, "en"))
    3c - play the 3 of clubs
    """
    parts = parse_move(move, family) if isinstance(move, str) else move
    facts = {
        "cards": listed([the_card(card, lang) for card in parts.cards], lang),
        "who": "" if parts.to is None else seat_name(parts.to, lang, names),
        "suit": parts.suit and suit_word(parts.suit, lang),
        "rank": parts.rank and card_word(parts.rank, lang, article=True),
        "card": parts.slot if parts.becomes is None else the_card(parts.becomes, lang),
        "what": parts.kind and words_of(family).NAMES[lang].get(parts.kind, parts.kind),
    }
    name = _sentence_of(parts)
    if name == "catch_word":
        facts["rank"] = card_word(str(parts.word), lang)
    words = MOVES[lang][name].format(**facts)
    return MOVES[lang]["announcing"].format(move=words) if parts.announces else words


def _sentence_of(move: MoveView) -> str:
    """Return the name of the sentence that tells *move*: that of what it does, and of what goes with that."""
    if move.verb == "play" and move.suit:
        return "play_naming"
    if move.verb == "play" and move.becomes:
        return "play_as"
    if move.verb == "play" and move.to is not None:
        return "play_sending"
    if move.verb == "call":
        return "name" if move.suit else "rank"
    if move.verb == "catch" and move.word and len(move.word) == 1:
        return "catch_word"
    return {"pass": "pass_", "return": "give_back", "hit": "at"}.get(move.verb, move.verb)


def why_words(why: Mapping[str, Any], lang: str, names: Sequence[str] = (), *, family: str = USUAL) -> str:
    """Return why a move is good, as a sentence without its full stop.

    >>> why_words({"code": "keeps_wild", "card": "8c"}, "en")
    'it saves the 8 of clubs, which can be played on anything'
    """
    return filled(WHY[lang][why["code"]], lang, **_worded(dict(why), lang, names, family))
