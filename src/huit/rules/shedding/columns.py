"""A rule set and a number of seats as columns of small ints: all that the engine reads of the rules."""

from typing import Annotated

from huit.cards import FACES, JOKERS, Face, FaceSet, faces_of, is_joker, rank_of, select_faces, suit_of
from huit.rules.families import Columns
from huit.rules.record import I8
from huit.rules.rule_set import MOST_PACKS, RuleSet
from huit.rules.shedding.answers import refused_by
from huit.rules.shedding.schema import POWER_KNOBS
from huit.rules.shedding.starters import never_starters, starter_does_something

ON_FACE = 0
"""Row of `accept` for a turn on a face: this plus the face."""
UNPAID = 64
"""Row for an attack that is not paid yet: this plus the face that attacked."""
FLUSH = 128
"""Row while all the cards of a suit may be laid together: this plus the face laid last."""
NAMED = 192
"""Row for a suit that a card named: this plus 4 times the rank of that card plus the suit."""
LAST = 256
"""Row for a last card that still hits: this plus the face that its player went out with."""
SET = 320
"""Row while cards of one rank may be laid together: this plus the face laid last."""
SKIPPING = 384
"""Row for a turn that is lost unless it is answered: this plus the face that skips."""
STEPS = 448
"""Row while a card next to it in its suit may be laid with the first one of a run: this plus the face of that."""
RISING = 512
FALLING = 576
"""Rows while a run goes on, up or down: these plus the face laid last."""
RANKED = 640
"""Row for a rank that a card named: this plus 4 times that rank."""
CALLED = 704
"""Row for a card that is called: this plus its face. From RANKED on, only what is called goes."""
ROWS = 768

KEPT, MAY_BE_PLAYED, MUST_BE_PLAYED, LAST_MAY_BE_KEPT = range(4)
"""What becomes of a drawn card: the values of `drawn_card`."""

PerFace = Annotated[list[int], "i1", 64]
MOST_CARDS = MOST_PACKS * FACES
_NEVER = 32_000

NEXT, DEALER, LAST_WINNER = range(3)
"""Who begins: the values of `starts`."""
CAUGHT, AT_ONCE, ON_LAST_CARD, NEXT_TURN = range(4)
"""When a forgotten announcement costs: the values of `forgotten`."""
MAY_ERR = 2
"""The value of `speaks` where « Carte » may be said with any play."""
NO_COUNT, LEFT_IN_HAND, WINNER_TAKES, PODIUM = range(4)
"""What a round counts: the values of `count`."""
CLUBS = 0x1111111111111
FOLLOWING_ROWS = 256


class SheddingRules(Columns):
    """The rules as the engine reads them. A field named after a knob, or named by it, is written from it alone."""

    accept: Annotated[list[int], "i8", ROWS]
    """By what is in force, the cards that may be played on it."""
    pack: Annotated[list[int], "i1", MOST_CARDS]
    """All the cards of the game, in the order of their faces; the first `cards` of them count."""
    follows: Annotated[list[int], "i8", FOLLOWING_ROWS]
    """By what is in force, the cards of the suit to follow: who holds one of them may play only those of `following`."""
    following: Annotated[list[int], "i8", FOLLOWING_ROWS]
    linked_at_two: Annotated[list[int], "i8", 64]
    """By the face on top, the cards that go on it too once two players are left in the round."""
    refused: Annotated[list[int], "i8", 64]
    """By the face on top, the cards that nobody lays on it."""
    rare: PerFace
    """1 for the cards that do something that few cards do."""
    draw: PerFace
    skips: PerFace
    reverses: PerFace
    names_suit: PerFace
    names_rank: PerFace
    names_card: PerFace
    plays_again: PerFace
    names_own_suit: PerFace
    clears_debt: PerFace
    last_draw: PerFace
    doubles: PerFace
    sweeps: PerFace
    must_answer: PerFace
    drawn_answers: PerFace
    comes_back: PerFace
    then_plays: PerFace
    payer_plays: PerFace
    payer_draws: PerFace
    draw_doubles: PerFace
    sends_back: PerFace
    doubt_costs: PerFace
    hits_previous: PerFace
    hits_chosen: PerFace
    stands_for: PerFace
    transparent: PerFace
    lets_steal: PerFace
    gives: PerFace
    trades: PerFace
    rotates: PerFace
    passes_on: PerFace
    plays_flush: PerFace
    plays_set: PerFace
    set_of: PerFace
    set_from: PerFace
    set_in_suit: PerFace
    adds_up: PerFace
    plays_run: PerFace
    run_from: PerFace
    turn_at_two_left: PerFace
    skips_add_up: PerFace
    last_costs: PerFace
    last_points: PerFace
    kept_last: PerFace
    """The points that it is good to go out with a card for: it is kept for the end."""
    points: Annotated[list[int], "i2", 64]
    plain: I8
    """The cards of a pack but its jokers: what a joker may stand for."""
    words: I8
    """The cards that are announced as they are laid."""
    givers: I8
    """The cards whose player gives some away."""
    sets_of_some: I8
    """The cards that are laid exactly so many at a time."""
    wins_held: I8
    """Four of these in one hand win."""
    wild: I8
    """The cards that go on anything."""
    takes_any: I8
    """The cards on which anything goes, whatever its suit and rank."""
    never_last: I8
    """The cards that nobody lays as their last one."""
    last_on_own_suit: I8
    """The cards that are laid as a last one only on their own suit."""
    wins_last: I8
    """Of the cards that oblige to play again, those that their player may go out with."""
    bad_end: I8
    """The cards that do not end a set as a last card: those that are never last, or only on their own suit."""
    bad_last: I8
    """The cards with which nobody goes out, or hardly: those above, and those that cost their player something as a last card."""
    weighed: I8
    """Those, the cards that let hands change owner, and those that may be of a wild rank of one's own: worth a second thought."""
    starter_buried: I8
    cards: I8
    hand: I8
    draws: I8
    play_limit: I8
    drawn_card: I8
    passes_from: I8
    """The cards drawn in a turn from which on one may pass with a card that goes."""
    draws_freely: I8
    attacks_add: I8
    """0 where an attack takes the place of the one that it is laid on."""
    recycles: I8
    bars: I8
    """1 where whoever did not announce a last card in time cannot go out in their next turn."""
    announces: I8
    announces_last: I8
    penalty: I8
    wrong_catch: I8
    starter_acts: I8
    counts: I8
    late_say: I8
    plays_after_paying: I8
    winner_points: I8
    restricts: I8
    """1 where some card may be laid only by who cannot follow."""
    links: I8
    """1 where some card goes on others once two players are left."""
    must_follow: I8
    goes_on: I8
    """1 where the round goes on for places after somebody is out."""
    hand_limit: I8
    """So many cards put their player out of the round; 0 where none do."""
    teams: I8
    """How many teams; 0 where each plays for himself. Seat *s* plays in team ``s % teams``."""
    forgotten: I8
    penalty_skips: I8
    jump_in: I8
    countdown: I8
    """The wild rank with which each player begins, 1 for the ace; 0 where nobody has one of their own."""
    reacts: I8
    """1 where more may be done out of turn than to catch and to announce late."""
    waits: I8
    """1 where there may be something to do out of turn at any time, and not only right after a play."""
    speaks: I8
    """1 where anything is announced, `MAY_ERR` where « Carte » may be said wrongly too, which costs."""
    ranks_named: Annotated[list[int], "i8", 64]
    """By the card that has a rank named, the ranks that may be, each as its club."""
    turns_lost: I8
    """1 where a seat may lose turns that are still to come: for an announcement, or to cards whose skips add up."""
    odd: I8
    """1 where what may be played is not only a matter of what is in force."""
    starter_bottom: I8
    clockwise: I8
    starts: I8
    misdeals: I8
    misdeal_most: I8


def work_out(rules: RuleSet, columns: SheddingRules, seats: int) -> None:
    """Fill the columns that are no single knob's, for this many players.

    What changes with the number of players is settled here, so that no kernel asks how many play.
    """
    columns.hand = rules.hand(seats=seats)
    columns.starter_buried = never_starters(rules)
    columns.starter_acts = int(starter_does_something(rules))
    columns.play_limit = columns.play_limit or _NEVER
    columns.passes_from = _passes_from(columns)
    _write_cards(rules, columns, rules.packs(seats=seats))
    _write_accept(rules, columns)
    _write_reactions(rules, columns)


def _passes_from(columns: SheddingRules) -> int:
    if columns.draws == 0:
        return _NEVER
    return {MAY_BE_PLAYED: 1, LAST_MAY_BE_KEPT: columns.draws}.get(columns.drawn_card, _NEVER)


def _write_cards(rules: RuleSet, columns: SheddingRules, packs: int) -> None:
    faces = [face for face in rules.pack for _ in range(packs)]
    columns.cards = len(faces)
    columns.plain = rules.deck & ~JOKERS
    columns.pack[: len(faces)] = faces
    for face in faces_of(rules.deck):
        columns.points[face] = rules.points.get(face, 0)
        power = rules.power(face)
        columns.kept_last[face] = _won_at_last(columns, face)
        counts_down = rank_of(face) < columns.countdown
        columns.rare[face] = int(counts_down or any(POWER_KNOBS[name].rare for name in power))
        if columns.seats == 2:
            # G-22: two players are each other's next, whichever way the play goes.
            columns.reverses[face] = 0
            if power.get("not_at_two"):
                columns.skips[face] = 0
            if power.get("turn_at_two"):
                columns.skips[face] = 1
        if power.get("names_rank"):
            columns.ranks_named[face] = ranks_named_by(rules, face) & CLUBS
    columns.givers = _having(rules, "gives")
    columns.sets_of_some = _having(rules, "set_of")
    columns.bad_end = columns.never_last | columns.last_on_own_suit
    columns.bad_last = columns.never_last | columns.last_on_own_suit | _having(rules, "last_costs")
    own_wild = (1 << 4 * columns.countdown) - 1 & rules.deck
    columns.weighed = columns.bad_last | _having(rules, "trades") | _having(rules, "rotates") | own_wild


def _won_at_last(columns: SheddingRules, face: Face) -> int:
    """Return by how many points it is good to go out with *face*: few are wanted where they are left in hand, else many."""
    points = columns.last_points[face] * {LEFT_IN_HAND: -1, WINNER_TAKES: 1}.get(columns.counts, 0)
    return max(0, points)


def ranks_named_by(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards of all ranks that may be named for *face*: those that it lists, or any of the pack.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> powers = {"J": {"names_rank": True, "ranks_named": ["5", "6h"]}}
    >>> faces_text(faces_of(ranks_named_by(load_rules("rien", options={"powers": powers}), 40) & CLUBS))
    '5c 6c'
    """
    listed = select_faces(str(rules.power(face).get("ranks_named", ""))) & rules.deck & ~JOKERS
    return sum(
        _same_rank(4 * rank, rules.deck) for rank in {rank_of(other) for other in faces_of(listed or rules.deck & ~JOKERS)}
    )


def _write_reactions(rules: RuleSet, columns: SheddingRules) -> None:
    """Write what may be done out of turn, and when."""
    on_last_card = columns.announces and columns.forgotten == ON_LAST_CARD
    says_later = on_last_card or (columns.bars and columns.late_say)
    columns.reacts = int(bool(columns.jump_in or columns.wins_held or columns.misdeals or says_later or columns.words))
    columns.waits = int(bool(columns.wins_held or says_later))
    columns.speaks = int(bool(columns.announces or columns.announces_last or columns.words))
    if columns.announces and rules.knobs["wrong_say"]:
        columns.speaks = MAY_ERR
    if columns.words:
        # A joker may become one of them.
        columns.words |= _having(rules, "stands_for")


def _write_accept(rules: RuleSet, columns: SheddingRules) -> None:
    """Write, for whatever may be in force, the cards that go on it (G-01, G-16)."""
    deck = rules.deck
    links = {name: _said(rules, name) for name in ("goes_on", "goes_on_at_two_left")}
    stand_ins, passing, sets = (_having(rules, name) for name in ("stands_for", "on_debt", "plays_set"))
    for face in _callers_last(rules, deck):
        power = rules.power(face)
        columns.refused[face] = refused_by(rules, face)
        takes = deck & ~columns.refused[face]
        anyway = columns.wild | _linked(links["goes_on"], face)
        # Once a suit is called, only the rank of the card counts: a card that goes on hearts goes on no 8 of hearts then.
        called_anyway = columns.wild | _linked_to_all(links["goes_on"], _same_rank(face, deck) or 1 << face)
        columns.linked_at_two[face] = _linked(links["goes_on_at_two_left"], face) & takes
        fitting = deck if power.get("takes_any") else _matching(face, deck)
        columns.accept[ON_FACE + face] = (fitting | anyway) & takes
        columns.accept[UNPAID + face] = (_answers(rules, face, "answered_by", stand_ins) | passing) & takes
        columns.accept[SKIPPING + face] = _answers(rules, face, "skip_answered_by", stand_ins) & takes
        columns.accept[LAST + face] = select_faces(str(power.get("last_answered_by", ""))) & deck
        columns.accept[FLUSH + face] = _same_suit(face, deck) & takes
        columns.accept[SET + face] = _same_rank(face, deck) & sets & takes
        for suit in range(4):
            # G-01: the suit that is called, or the rank of the card that called it.
            columns.accept[named_row(face, suit)] = (_of_suit(suit, deck) | _same_rank(face, deck) | called_anyway) & takes
        _write_steps(rules, columns, face)
    callers = _having(rules, "names_rank")
    for face in faces_of(columns.plain):
        columns.accept[RANKED + (face & ~3)] = _same_rank(face, deck) | callers
    callers = _having(rules, "names_card")
    for face in faces_of(columns.plain):
        columns.accept[CALLED + face] = 1 << face | callers
    columns.links = int(any(columns.linked_at_two))
    _write_following(rules, columns)
    columns.turns_lost = int(bool(columns.penalty_skips or any(columns.skips_add_up)))
    columns.bars = int(bool(columns.announces and columns.forgotten == NEXT_TURN))
    ordinary = not (columns.links or columns.restricts or columns.turns_lost or columns.never_last or columns.countdown)
    columns.odd = int(not ordinary or any(columns.run_from) or bool(columns.last_on_own_suit or columns.bars))


def _write_steps(rules: RuleSet, columns: SheddingRules, face: Face) -> None:
    """Write the cards that go on with a run: those of the suit, one rank above or below (5-6-7), and some of equal rank."""
    if is_joker(face):
        return
    runs = _having(rules, "plays_run") & ~columns.refused[face]
    turning = _same_rank(face, runs & _having(rules, "run_turns"))
    columns.accept[RISING + face] = (1 << face + 4 & runs & ~JOKERS) | turning
    columns.accept[FALLING + face] = ((1 << face >> 4) & runs) | turning
    columns.accept[STEPS + face] = columns.accept[RISING + face] | columns.accept[FALLING + face]


def _answers(rules: RuleSet, face: Face, name: str, stand_ins: FaceSet) -> FaceSet:
    """Return the cards that answer *face*, by its power of that name; a joker that may stand for one of them answers too."""
    answers = select_faces(str(rules.power(face).get(name, ""))) & rules.deck
    return answers | (stand_ins if answers & ~JOKERS else 0)


def _write_following(rules: RuleSet, columns: SheddingRules) -> None:
    """Write what is left to a player who can follow: the suit, and what goes on anything at any time (LH-05 to LH-08)."""
    unable = _having(rules, "only_if_unable")
    columns.restricts = int(bool(columns.must_follow or unable))
    if not columns.restricts:
        return
    always = columns.wild & ~unable if columns.must_follow else rules.deck & ~unable
    for face in _callers_last(rules, columns.plain | rules.deck & JOKERS):
        # LH-08: on a card that names suits, those of its own rank go at any time. Jokers have no rank (JC-07).
        alike = _same_rank(face, rules.deck) if rules.power(face).get("names_suit") and not is_joker(face) else 0
        rows = [(named_row(face, suit), suit) for suit in range(4)]
        if not is_joker(face) and not rules.power(face).get("takes_any"):
            rows.append((ON_FACE + face, suit_of(face)))
        for row, suit in rows:
            columns.follows[row] = _of_suit(suit, rules.deck) & columns.accept[row]
            columns.following[row] = columns.follows[row] | always | alike


def _having(rules: RuleSet, power: str) -> FaceSet:
    return sum(1 << face for face, knobs in rules.powers.items() if knobs.get(power)) & rules.deck


def _said(rules: RuleSet, power: str) -> list[tuple[Face, FaceSet]]:
    """Return the cards with what they say of that power, as sets of cards."""
    return [(face, select_faces(str(knobs[power]))) for face, knobs in rules.powers.items() if knobs.get(power)]


def _linked(links: list[tuple[Face, FaceSet]], top: Face) -> FaceSet:
    """Return the cards that say of themselves that they go on *top* too (W1-03)."""
    return sum(1 << face for face, tops in links if tops >> top & 1)


def _linked_to_all(links: list[tuple[Face, FaceSet]], tops: FaceSet) -> FaceSet:
    return sum(1 << face for face, on in links if on & tops == tops)


def _callers_last(rules: RuleSet, faces: FaceSet) -> list[Face]:
    """Return *faces*, those that call suits last: a rank has one row for each suit that is called, and it is theirs."""
    return sorted(faces_of(faces), key=lambda face: bool(rules.power(face).get("names_suit")))


def named_row(face: int, suit: int) -> int:
    """Return the row that is in force after *face* named *suit*.

    >>> named_row(28, 2) - NAMED
    30
    """
    return NAMED + (face & ~3) + suit


def suit_of_row(row: int) -> int | None:
    """Return the suit that a row in force asks for; None for a joker that named none, a rank or a card.

    >>> suit_of_row(named_row(28, 2)), suit_of_row(28)
    (2, 0)
    """
    if row >= RANKED:
        return None
    return row & 3 if row >= NAMED or not is_joker(row) else None


def _matching(face: int, deck: FaceSet) -> FaceSet:
    return deck if is_joker(face) else _same_suit(face, deck) | _same_rank(face, deck)


def _same_suit(face: int, deck: FaceSet) -> FaceSet:
    return 0 if is_joker(face) else _of_suit(suit_of(face), deck)


def _of_suit(suit: int, deck: FaceSet) -> FaceSet:
    return CLUBS << suit & deck


def _same_rank(face: int, deck: FaceSet) -> FaceSet:
    return 0b1111 << 4 * rank_of(face) & deck
