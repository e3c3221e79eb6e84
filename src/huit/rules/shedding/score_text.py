"""The part of a rule sheet of a shedding game about the count: what is scored, who wins a blocked round, what cards are worth."""

from collections.abc import Iterator
from functools import partial

from huit.cards import JOKERS, RANKS, SUITS, FaceSet, faces_of, rank_of, select_faces
from huit.rules.knobs import POINTS
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.endings import goes_on_after
from huit.rules.shedding.idle import DOUBLING, acting_power
from huit.rules.words import apart, form_of, lowered, of_cards, spoken_names, with_articles
from huit.words.made import rules_cards
from huit.words.made.rules_shedding_count import WORDS

_NUMBERS = "23456789T"


def counts(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add who wins a blocked round (G-05), and what the cards are worth: where nothing else is counted, they decide a tie."""
    if rules.knobs["count"] == "winner_takes":
        company = _in_teams(rules, seats)
        sentence = WORDS[language].winner_takes("either" if len(company) > 1 else "teams" if True in company else "alone")
    elif rules.knobs["count"] == "podium":
        return (*_podium(rules, language, seats), *blocked(rules, language, seats), *_worth(rules, language))
    worth = _worth(rules, language)
    if not worth and rules.knobs["count"] != "none":
        worth = (WORDS[language].all_nothing,)
    return (sentence, *blocked(rules, language, seats), *worth, *_at_last(rules, language))


def _podium(rules: RuleSet, language: str, seats: int | None) -> Iterator[str]:
    """Say what the first out score (PT-01): three of them, or as many as there can be; and who has a place without going out."""
    words, in_teams = WORDS[language], _in_teams(rules, seats)
    alone = rules.knobs["goes_on"] == "first_out" and in_teams == {False}
    scoring = min(3, 1 if alone else (rules.seats[-1] if seats is None else seats) - 1)
    players = rules.seats[0] if seats is None and len(rules.seats) == 1 else seats
    all_but_one = players == 1 + scoring and in_teams == {False}
    yield words.podium(scoring, ("opponent" if players == 2 else "last") if all_but_one else "others")
    if rules.at("hand_limit", seats=2):
        yield words.last_left_is_out
    if select_faces(str(rules.knobs["wins_held"])) & rules.deck:
        yield words.four_shown_is_out


def _at_last(rules: RuleSet, language: str) -> Iterator[str]:
    """Say what last cards take off the points, or add to them: single cards first, then the others of their ranks."""
    if rules.knobs["count"] not in DOUBLING:
        return
    alike: dict[int, FaceSet] = {}
    for face in faces_of(rules.deck):
        if points := int(acting_power(rules, face).get("last_points", 0)):
            alike[points] = alike.get(points, 0) | 1 << face
    words, told, parts = WORDS[language], 0, list[str]()
    for points in sorted(alike, key=lambda points: (alike[points].bit_count(), points)):
        cards = _with_other_ones(alike[points], told, rules.deck, language)
        told |= alike[points]
        if parts:
            parts.append(words.last_points_too(cards, abs(points), points < 0))
        else:
            if_won = rules.knobs["count"] == "winner_takes" and goes_on_after(rules)
            parts.append(words.last_points(cards, abs(points), points < 0, if_won))
    if parts:
        yield apart(parts, language)


def _with_other_ones(faces: FaceSet, told: FaceSet, deck: FaceSet, language: str) -> list[str]:
    """Return *faces* with their articles; where the rest of a rank was told before, they are just another of it."""
    others, named = list[str](), faces
    for rank, letter in enumerate(RANKS):
        whole = 0b1111 << 4 * rank & deck
        left = whole & faces
        if left.bit_count() > 1 and whole & told and whole & ~told == left:
            others.append(rules_cards.WORDS[language].another_called(letter))
            named &= ~left
    return [*with_articles(named, deck, language), *others] if named else others


def _in_teams(rules: RuleSet, seats: int | None) -> set[bool]:
    """Return whether so many play in teams; both where some do."""
    return {bool(rules.at("teams", seats=number)) for number in (rules.seats if seats is None else (seats,))}


def of_the_winner(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what the winner scores where it counts: beside the points left in hands."""
    return (sentence,) if rules.knobs["count"] == "left_in_hand" else ()


def blocked(rules: RuleSet, language: str, seats: int | None) -> list[str]:
    """Say when a round is blocked, and who wins it then, as `end_blocked` ranks the players (G-05, G-19, LH-37)."""
    words, company = WORDS[language], _in_teams(rules, seats)
    counting = any(rules.points.get(face, 0) for face in faces_of(rules.deck))
    sentences = [words.when_blocked]
    if False in company:
        reasons = ["out"] if rules.knobs["goes_on"] != "first_out" and seats != 2 else []
        reasons += ["countdown"] if rules.at("countdown", seats=2) > 1 else []
        reasons += ["cards", *(["points"] if counting else [])]
        # A tie of places, where nobody is out, is none yet.
        ties = [words.blocked_tie(reason, "countdown" in reasons) for reason in reasons]
        sharing = rules.knobs["count"] == "winner_takes" and seats != 2
        parts = [words.blocked(reasons[0])]
        parts += [words.blocked_then(tie, reason) for tie, reason in zip(ties, reasons[1:], strict=False)]
        sentences.append(apart([*parts, words.blocked_together(ties[-1], sharing)], language))
    if True in company:
        sentences.append(words.blocked_teams(counting))
    return sentences


def _worth(rules: RuleSet, language: str) -> tuple[str, ...]:
    """Say what the cards are worth: whole suits first, where these count alike and the others are then ranks again."""
    sentences = _with_the_others(rules, _worth_of(rules, rules.deck, _worth_their_number(rules, rules.deck), language), language)
    suits = _suits_alike(rules)
    others = rules.deck & ~suits & ~JOKERS
    if not suits:
        return sentences
    left = [suit for suit in SUITS if select_faces(suit) & others]
    words = WORDS[language]
    opened = partial(words.in_suit, left[0]) if len(left) == 1 else words.in_other_suits
    of_suits = _worth_of(rules, suits | rules.deck & JOKERS, 0, language)
    of_others = _worth_of(rules, others, _worth_their_number(rules, others), language)
    by_suit = _with_the_others(rules, (*of_suits, *(opened(lowered(sentence)) for sentence in of_others)), language)
    return min(sentences, by_suit, key=lambda sentences: len(" ".join(sentences)))


def _with_the_others(rules: RuleSet, sentences: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Add to what cards are worth that others are worth nothing."""
    others = sum(1 << face for face in faces_of(rules.deck) if not rules.points.get(face, 0))
    if not sentences or not others:
        return sentences
    words = WORDS[language]
    if len(spoken_names(others, rules.deck)) == 1:
        return (*sentences, words.one_nothing(form_of(others, rules.deck), of_cards(others, rules.deck, language)))
    return (*sentences, words.others_nothing)


def _suits_alike(rules: RuleSet) -> FaceSet:
    """Return the suits of which each card counts as many points, and not nothing."""
    alike = 0
    for suit in SUITS:
        faces = select_faces(suit) & rules.deck
        if len({rules.points.get(face, 0) for face in faces_of(faces)}) == 1 and rules.points.get(faces_of(faces)[0], 0):
            alike |= faces
    return alike


def _worth_of(rules: RuleSet, among: FaceSet, printed: FaceSet, language: str) -> tuple[str, ...]:
    """Say what cards are worth, some of them the number *printed* on them where that is shorter to tell."""
    ways = [_each_worth(rules, among, numbered, language) for numbered in (printed, 0)]
    return min(ways, key=lambda sentences: len(" ".join(sentences)))


def _each_worth(rules: RuleSet, among: FaceSet, printed: FaceSet, language: str) -> tuple[str, ...]:
    """Say what cards are worth, some of them the number *printed* on them; whole ranks are those *among* them."""
    alike: dict[int, FaceSet] = {}
    for face in faces_of(among & ~printed):
        if points := rules.points.get(face, 0):
            alike[points] = alike.get(points, 0) | 1 << face
    words = WORDS[language]
    worth = [(printed, words.face_value)] if printed else []
    worth += [(alike[points], POINTS.sentence(language, points)) for points in sorted(alike)]
    if not worth:
        return ()
    (first, points), *others = worth
    sentences = [words.worth(form_of(first, among), of_cards(first, among, language), points)]
    sentences += [words.worth_too(of_cards(faces, among, language), number) for faces, number in others]
    return (apart(sentences, language),)


def _worth_their_number(rules: RuleSet, among: FaceSet) -> FaceSet:
    """Return the cards that count the number printed on them, where there are enough of these to say so."""
    numbered = [face for face in faces_of(among & ~JOKERS) if RANKS[rank_of(face)] in _NUMBERS]
    printed = sum(1 << face for face in numbered if rules.points.get(face, 0) == 1 + rank_of(face))
    ranks, counting = ({rank_of(face) for face in faces} for faces in (faces_of(printed), filter(rules.points.get, numbered)))
    return printed if len(ranks) > 1 and 2 * len(ranks) >= len(counting) else 0
