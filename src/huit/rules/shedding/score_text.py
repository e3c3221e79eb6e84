"""What the rule sheet of a shedding game says of the count: what is scored, who wins a blocked round, what cards are worth."""

from collections.abc import Iterator

from huit.cards import JOKERS, RANKS, SUITS, FaceSet, faces_of, rank_of, select_faces
from huit.rules.knobs import POINTS
from huit.rules.rule_set import RuleSet
from huit.rules.words import form_of, lowered, of_cards, suit_word

_NUMBERS = "23456789T"


def counts(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add who wins a blocked round (G-05), and what the cards are worth: where nothing else is counted, they decide a tie."""
    if rules.knobs["count"] == "winner_takes":
        sentence = _winnings(_in_teams(rules, seats), language, sentence)
    elif rules.knobs["count"] == "podium":
        return (*_podium(rules, language, seats), *_blocked(rules, language, seats), *_worth(rules, language))
    worth = _worth(rules, language)
    if not worth and rules.knobs["count"] != "none":
        worth = ("Aucune carte ne compte de points." if language == "fr" else "No card counts any points.",)
    return (sentence, *_blocked(rules, language, seats), *worth)


_OF_A_TEAM = {
    "fr": (
        ("Le gagnant marque", "L’équipe gagnante marque", "Le gagnant, ou l’équipe gagnante, marque"),
        ("il marque", "elle marque", "il marque"),
        ("chaque adversaire", "chaque équipe adverse", "chaque adversaire ou équipe adverse"),
    ),
    "en": (
        ("The winner scores", "The winning team scores", "The winner or the winning team scores"),
        ("each opponent", "each opposing team", "each opponent or opposing team"),
        ("the winner’s own", "its own", "the winner’s own"),
    ),
}
"""Words about the winner: where all play alone, where all play in teams, and where some do."""


def _winnings(company: set[bool], language: str, sentence: str) -> str:
    """Return what the winner takes, as said of who plays alone, in the words of those who play (LH-37)."""
    for alone, team, either in _OF_A_TEAM[language] if True in company else ():
        sentence = sentence.replace(alone, either if False in company else team)
    return sentence


def _podium(rules: RuleSet, language: str, seats: int | None) -> Iterator[str]:
    """Say what the first out score (PT-01): three of them, or as many as there can be; and who has a place without going out."""
    french = language == "fr"
    alone = rules.knobs["goes_on"] == "first_out" and _in_teams(rules, seats) == {False}
    most = 1 if alone else (rules.seats[-1] if seats is None else seats) - 1
    first, *later = (
        ("Le premier sorti marque 50 points", "le deuxième 20", "le troisième 10")
        if french
        else ("The first out scores 50 points", "the second 20", "the third 10")
    )
    scoring = ", ".join([first, *later[: most - 1]])
    players = rules.seats[0] if seats is None and len(rules.seats) == 1 else seats
    if players == 1 + len([first, *later[: most - 1]]) and _in_teams(rules, seats) == {False}:
        rest = ("l’autre", "the other") if players == 2 else ("le dernier", "the last player")
        yield f"{scoring}\u00a0; {rest[0]} ne marque rien." if french else f"{scoring}; {rest[1]} scores nothing."
    else:
        yield f"{scoring}\u00a0; les autres ne marquent rien." if french else f"{scoring}; the others score nothing."
    if rules.at("hand_limit", seats=2):
        yield (
            "Si quelqu’un a été mis hors de la manche, le dernier en jeu compte comme sorti."
            if french
            else "If anybody has been put out of the round, the last player left counts as the next one out."
        )
    if select_faces(str(rules.knobs["wins_held"])) & rules.deck:
        yield (
            "Celui qui gagne en montrant quatre cartes compte comme sorti."
            if french
            else "Whoever wins by showing four cards counts as the next one out."
        )


def _in_teams(rules: RuleSet, seats: int | None) -> set[bool]:
    """Return whether so many play in teams; both where some do."""
    return {bool(rules.at("teams", seats=number)) for number in (rules.seats if seats is None else (seats,))}


def of_the_winner(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what the winner scores where it counts: beside the points left in hands."""
    return (sentence,) if rules.knobs["count"] == "left_in_hand" else ()


def _blocked(rules: RuleSet, language: str, seats: int | None) -> list[str]:
    """Say who wins a blocked round, as `end_blocked` ranks the players (G-05, G-19, LH-37)."""
    french = language == "fr"
    company, worth = _in_teams(rules, seats), any(rules.points.get(face, 0) for face in faces_of(rules.deck))
    sentences: list[str] = []
    if False in company:
        order: list[tuple[str, str]] = []
        if rules.knobs["goes_on"] != "first_out" and seats != 2:
            order += [
                ("celui qui est sorti le premier", "si personne n’est sorti") if french else ("the first out", "if nobody is out")
            ]
        if rules.at("countdown", seats=2) > 1:
            order += [
                ("celui dont le compte est le plus avancé", "au même point")
                if french
                else ("whoever has counted down furthest", "if equal")
            ]
        again = "if still equal" if order and order[-1][1] == "if equal" else "if equal"
        order += [("celui qui a le moins de cartes", "à nombre égal") if french else ("whoever has the fewest cards", again)]
        if worth:
            least = (
                ("celui dont les cartes comptent le moins", "à égalité")
                if french
                else ("whoever’s cards count least", "if still equal")
            )
            order += [least]
        (first, tie), *others = order
        parts = [f"Dans une manche bloquée, {first} gagne" if french else f"In a blocked round, {first} wins"]
        for who, following in others:
            parts.append(f"{tie}, {who}")
            tie = following
        shared = ""
        if rules.knobs["count"] == "winner_takes" and seats != 2:
            # LH-34: a remainder goes to nobody.
            shared = (
                " et se partagent ces points (un reste n’est à personne)"
                if french
                else " and share those points equally (any remainder is lost)"
            )
        parts.append(f"{tie}, ils gagnent ensemble{shared}" if french else f"{tie}, they win together{shared}")
        sentences.append(("\u00a0; " if french else "; ").join(parts) + ".")
    if True in company:
        who = ("à l’équipe dont les cartes en main comptent le moins", "to the team whose cards in hand count least")
        tie = ("\u00a0; à égalité, elles gagnent ensemble", "; if equal, they win together")
        won = "Par équipes, une manche bloquée revient" if french else "In teams, a blocked round goes"
        shared = (
            "Par équipes, si la manche est bloquée, toutes gagnent ensemble."
            if french
            else "In teams, a blocked round is won by all."
        )
        sentences.append(f"{won} {who[0 if french else 1]}{tie[0 if french else 1]}." if worth else shared)
    return sentences


def _worth(rules: RuleSet, language: str) -> tuple[str, ...]:
    """Say what the cards are worth: whole suits first, where these count alike and the others are then ranks again."""
    sentences = _with_the_others(rules, _worth_of(rules, rules.deck, _worth_their_number(rules, rules.deck), language), language)
    suits = _suits_alike(rules)
    others = rules.deck & ~suits & ~JOKERS
    if not suits:
        return sentences
    left = [suit for suit in SUITS if select_faces(suit) & others]
    opening = "Dans les autres couleurs, " if language == "fr" else "In the other suits, "
    if len(left) == 1:
        opening = f"{'En' if language == 'fr' else 'In'} {suit_word(left[0], language)}, "
    of_suits = _worth_of(rules, suits | rules.deck & JOKERS, 0, language)
    of_others = _worth_of(rules, others, _worth_their_number(rules, others), language)
    by_suit = _with_the_others(rules, (*of_suits, *(opening + lowered(sentence) for sentence in of_others)), language)
    return min(sentences, by_suit, key=lambda sentences: len(" ".join(sentences)))


def _with_the_others(rules: RuleSet, sentences: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Add to what cards are worth that others are worth nothing."""
    if not sentences or all(rules.points.get(face, 0) for face in faces_of(rules.deck)):
        return sentences
    return (*sentences, "Les autres cartes ne comptent rien." if language == "fr" else "The other cards count nothing.")


def _suits_alike(rules: RuleSet) -> FaceSet:
    """Return the suits of which each card counts as many points, and not nothing."""
    alike = 0
    for suit in SUITS:
        faces = select_faces(suit) & rules.deck
        if len({rules.points.get(face, 0) for face in faces_of(faces)}) == 1 and rules.points.get(faces_of(faces)[0], 0):
            alike |= faces
    return alike


def _worth_of(rules: RuleSet, among: FaceSet, printed: FaceSet, language: str) -> tuple[str, ...]:
    """Say what cards are worth, some of them the number *printed* on them; whole ranks are those *among* them."""
    alike: dict[int, FaceSet] = {}
    for face in faces_of(among & ~printed):
        if points := rules.points.get(face, 0):
            alike[points] = alike.get(points, 0) | 1 << face
    worth = [(printed, "leur valeur" if language == "fr" else "face value")] if printed else []
    worth += [(alike[points], POINTS.sentence(language, points)) for points in sorted(alike)]
    sentences = [(of_cards(faces, among, language), points) for faces, points in worth]
    if not sentences:
        return ()
    (first, points), *others = sentences
    several = form_of(worth[0][0], among) in ("several", *(["suit"] if language == "en" else ()))
    verb = ("comptent" if several else "compte") if language == "fr" else ("count" if several else "counts")
    rest = [f"{cards}, {number}" for cards, number in others]
    semicolon = "\u00a0; " if language == "fr" else "; "
    return (semicolon.join([f"{first[:1].upper()}{first[1:]} {verb} {points}", *rest]) + ".",)


def _worth_their_number(rules: RuleSet, among: FaceSet) -> FaceSet:
    """Return the cards that count the number printed on them, where there are enough of these to say so."""
    numbered = [face for face in faces_of(among & ~JOKERS) if RANKS[rank_of(face)] in _NUMBERS]
    printed = sum(1 << face for face in numbered if rules.points.get(face, 0) == 1 + rank_of(face))
    return printed if len({rank_of(face) for face in faces_of(printed)}) > 1 else 0
