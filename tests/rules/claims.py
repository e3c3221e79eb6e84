"""What the sheet says of a card, read out of its sentences, and what must then happen when that card is laid."""

import re
from dataclasses import dataclass

NUMBER = r"(\d+|une|un|a|one)"


@dataclass(frozen=True)
class Claims:
    """Who draws, who loses a turn, who plays next: what a sentence claims, whatever its language."""

    reverses: bool = False
    skips: int = 0
    skips_at_two: bool = True
    draws: int = 0
    after_skipped: bool = False
    """Whether it is the player after the skipped ones who draws, and not the next."""
    aim: str = ""
    """Who draws out of turn: ``previous``, ``chosen``."""
    hit: str = ""
    """What becomes of the turn of who draws: ``loses``, ``plays``."""
    each: bool = False
    """Whether all the others draw in turn."""
    comes_back: bool = False
    own_at_two: bool = False
    own_at_two_left: bool = False
    again: bool = False
    turn_at_two: bool = False
    turn_at_two_left: bool = False
    steals: bool = False
    thief: str = ""
    """``plays`` or ``loses``; "" where the sentence goes on about him, or the turn is another's."""
    gives: int = 0


_READERS = {
    "fr": {
        "each": rf"piocher {NUMBER} cartes? à chacun des autres joueurs, l’un après l’autre, et leur fait passer leur tour",
        "sent_round": r"Celui qui a .*? (?:doit|peut) l[ea] poser.*? et les cartes ne s’ajoutent pas",
        "comes_back": r"Le tour fini, celui qui .*? rejoue",
        "goes_on": r"Le tour fini, c’est au suivant de jouer",
        "previous": rf"(?<=piocher ){NUMBER} cartes? au joueur précédent, hors de son tour",
        "chosen": rf"(?<=piocher ){NUMBER} cartes? au joueur de son choix, hors de son tour",
        "resumes": r"Le jeu reprend ensuite après celui qui a posé la dernière carte",
        "doubt": r"Le joueur attaqué peut ne pas y croire.*? de plus",
        "own_at_two": r"À deux, c’est donc celui qui l’a posée? qui pioche",
        "own_at_two_left": r"Quand il ne reste que deux joueurs, c’est celui qui l’a posée? qui pioche",
        "chain": r"S’il pose alors .*?, le suivant (?:en )?pioche .*?(?= et |\u00a0; |\. |$)",
        "again": r"oblige(?:nt)? à rejouer(?: \(en dernière carte, à piocher\)|, sauf en dernière carte\u00a0: on finit avec)?",
        "last": r"en dernière carte, .*?(?=\u00a0;|\. |$)",
        "multiplied": r", mais les (?:cartes|tours) à .*? par le nombre de cartes posées",
        "announced": r"on dit .*? avant le coup suivant",
        "hit_plays": r"(?<=piocher )(?:\d+ cartes|une carte) au joueur (?:suivant|d’après),"
        r" qui joue quand même",
        "payer_plays": r"Celui qui a pioché peut jouer ensuite",
        "hit_loses": r"(?<=piocher )(?:\d+ cartes|une carte) au joueur (?:suivant|d’après), qui passe son tour",
        "hit": r"(?<=piocher )(?:\d+ cartes|une carte) au joueur (?:suivant|d’après)",
        "turn_at_two_left": r"quand il ne reste que deux joueurs, permet(?:tent)? de rejouer",
        "turn_at_two": r"à deux, permet(?:tent)? (?:donc )?de rejouer",
        "thief_skipped": rf"puis fait passer leur tour à lui et aux {NUMBER} suivants",
        "thief_loses": r"puis lui fait passer son tour",
        "thief_plays": r"puis ce joueur joue son tour",
        "not_at_two": r"sauf à deux|\(à deux, il joue\)",
        "skips": rf"(?:fait|font) passer (?:son tour au joueur suivant|leur tour aux {NUMBER} joueurs suivants)",
        "reverses": r"change(?:nt)? (?:d’abord )?le sens du jeu(?: \(à trois joueurs et plus\))?",
        "steals": r"(?:fait|font) tirer au joueur suivant une carte, à l’aveugle, dans la main de celui qui l’a posée?",
        "gives": rf"oblige(?:nt)? à donner {NUMBER} de ses cartes au joueur de son choix",
        "kept_turn": r", sauf s’il pose aussitôt .*?, dont l’effet vise alors le joueur d’après",
        "links": r"se pose(?:nt)? sur .*? quand il ne reste que deux joueurs",
        "trades": r"(?:fait|font) échanger toute sa main avec celle d’un joueur de son choix",
        "rotates": r"(?:fait|font) passer toutes les mains au joueur suivant, dans le sens du jeu",
        "passes_on": r"(?:fait|font) passer à chacun une de ses cartes, qu’il choisit, au joueur suivant",
        "passes": r"se pose(?:nt)? aussi sur une attaque, qui passe alors au joueur suivant",
    },
    "en": {
        "each": rf"makes? each of the others in turn draw {NUMBER} cards? and lose his turn",
        "sent_round": r"Whoever holds .*? (?:must|may) lay it.*? and the cards do not add up",
        "comes_back": r"When it has gone round, (?:the player who laid .*?|its player) plays again",
        "goes_on": r"When it has gone round, the next player plays",
        "previous": rf"makes? the previous player draw {NUMBER} cards?, out of turn",
        "chosen": rf"makes? a player of his choice draw {NUMBER} cards?, out of turn",
        "resumes": r"Play then goes on after whoever laid the last card",
        "doubt": r"The player attacked may doubt it.*? more",
        "own_at_two": r"So with two players, it is its own player who has to draw",
        "own_at_two_left": r"When only two players are left, its own player has to draw",
        "chain": r"If he then lays .*?, the next draws .*?(?= and |; |\. |$)",
        "again": r"obliges? its player to play again"
        r"(?: \(as a last card, to draw\)|, except as a last card: he goes out with it)?",
        "last": r"as (?:a|the) last card, .*?(?=; |\. |$)",
        "multiplied": r", but the (?:cards|turns) to .*? by the number of cards laid",
        "announced": r"one says .*? before the next move",
        "hit_plays": r"(?<=draw )(?:\d+ cards|a card) and still play",
        "payer_plays": r"Whoever has drawn may then play",
        "hit_loses": r"(?<=draw )(?:\d+ cards|a card) and lose his turn",
        "hit": r"(?<=draw )(?:\d+ cards|a card)",
        "turn_at_two_left": r"when only two players are left, gives? its player another turn",
        "turn_at_two": r"with two players, gives? its player another turn",
        "thief_skipped": rf"and lose his turn, with the {NUMBER} after him",
        "thief_loses": r"(?<=who laid it, )and lose his turn",
        "thief_plays": r"(?<=who laid it), and then play",
        "not_at_two": r"but not with two players|\(with two players, he plays\)",
        "skips": rf"makes? the next (?:player lose his turn|{NUMBER} players lose their turn)",
        "reverses": r"reverses? the direction of play(?: first)?(?: \(with three players and more\))?",
        "steals": r"makes? the next player take a card, unseen, from the hand of the player who laid it",
        "gives": rf"obliges? its player to give {NUMBER} of his cards to a player of his choice",
        "kept_turn": r", unless he plays .*? at once, which then acts on the player after him",
        "links": r"goe?s? on .*? when only two players are left",
        "trades": r"makes? its player swap hands with a player of his choice",
        "rotates": r"makes? all hands move on to the next player, in the direction of play",
        "passes_on": r"makes? every player pass one of his cards, which he chooses, on to the next player",
        "passes": r"goe?s? on an attack too, which then passes to the next player",
        "flush": r"lets? its player lay all his cards of that suit with it",
        "stands_for": r"takes? whatever suit and rank its player wants",
    },
}
_VICTIM = {
    "fr": r"(?:fait|font) (?:ensuite )?piocher (?= au joueur)?|au joueur d’après",
    "en": r"makes? the (?:next player|player after that) (?:then )?draw ",
}
_SPEAKS = {"fr": r"joueur|tour\b|pioch|rejou", "en": r"player|\bturn\b|\bdraw"}


def claims_of(sentence: str, language: str) -> Claims:
    """Return what *sentence* claims of players, turns and drawing.

    >>> claims_of("makes the next player lose his turn and reverses the direction of play", "en")
    Claims(reverses=True, skips=1, skips_at_two=True, draws=0, after_skipped=False, aim='', hit='', each=False, \
comes_back=False, own_at_two=False, own_at_two_left=False, again=False, turn_at_two=False, turn_at_two_left=False, steals=False, \
thief='', gives=0)

    Raises:
        AssertionError: if a part of it speaks of players, turns or drawing, and is not read.
    """
    found: dict[str, re.Match[str]] = {}
    rest = sentence
    after = "cartes au joueur d’après" in sentence or "carte au joueur d’après" in sentence or "player after that" in sentence
    for name, pattern in _READERS[language].items():
        match = re.search(pattern, rest)
        if match:
            found[name] = match
            rest = rest[: match.start()] + rest[match.end() :]
    unread = re.sub(_VICTIM[language], "", rest)
    assert not re.search(_SPEAKS[language], unread), f"not read: {unread!r} of {sentence!r}"
    hit = found.get("hit_plays") or found.get("hit_loses") or found.get("hit")
    plays = {"hit_plays", "payer_plays"} & set(found)
    assert not hit or ("hit" in found) == ("payer_plays" in found), f"whether who draws plays is not said: {sentence!r}"
    skipped = found.get("skips")
    skips = _number(skipped[1]) if skipped else 0
    if "thief_skipped" in found:
        skips = 1 + _number(found["thief_skipped"][1])
    elif "thief_loses" in found:
        skips = 1
    aim = next((name for name in ("previous", "chosen") if name in found), "")
    assert bool(aim) == ("resumes" in found), "who is hit out of turn loses none"
    return Claims(
        reverses="reverses" in found,
        skips=skips,
        skips_at_two="not_at_two" not in found,
        draws=_number(found["each"][1]) if "each" in found else _number(found[aim][1]) if aim else _number(hit[0]) if hit else 0,
        after_skipped=after,
        aim=aim,
        hit="plays" if plays else "loses" if hit or "each" in found else "",
        each="each" in found,
        comes_back="comes_back" in found,
        own_at_two="own_at_two" in found,
        own_at_two_left="own_at_two_left" in found,
        again="again" in found,
        turn_at_two="turn_at_two" in found,
        turn_at_two_left="turn_at_two_left" in found,
        steals="steals" in found,
        thief="plays" if "thief_plays" in found else "loses" if {"thief_loses", "thief_skipped"} & set(found) else "",
        gives=_number(found["gives"][1]) if "gives" in found else int("passes_on" in found),
    )


def _number(text: str | None) -> int:
    match = re.search(r"\d+", text or "")
    return int(match[0]) if match else 1


@dataclass(frozen=True)
class Outcome:
    """What happens after a card: how often the direction turned, who lost a turn, drew, took a card, and who plays."""

    turned: int
    skipped: tuple[int, ...]
    drew: tuple[tuple[int, int], ...]
    stole: tuple[int, ...]
    gave: int
    turn: int


def foretold(claims: Claims, seats: int) -> Outcome:
    """Return what *claims* foretell when seat 0 lays the card, and goes on if it must; nobody holds an answer."""
    way = -1 if claims.reverses and seats > 2 else 1
    skips = claims.skips if claims.skips_at_two or seats > 2 else 0
    if (claims.turn_at_two or (claims.own_at_two and not skips)) and seats == 2:
        skips = 1
    if (claims.turn_at_two_left or claims.own_at_two_left) and seats == 2:
        skips = 1
    skipped = tuple(way * step % seats for step in range(1, skips + 1))
    hit = way * (skips + 1) % seats
    stole = (way % seats,) if claims.steals else ()
    if claims.each:
        drew = tuple((way * step % seats, claims.draws) for step in range(1, seats))
        return Outcome(int(way < 0), (), drew, stole, claims.gives, 0 if claims.comes_back else way % seats)
    if claims.aim:
        victim = -way % seats if claims.aim == "previous" else 1
        return Outcome(int(way < 0), (), ((victim, claims.draws),), stole, claims.gives, way % seats)
    assert claims.after_skipped == bool(claims.draws and claims.skips and not claims.again), (
        "the victim is after the skipped ones"
    )
    drew = ((hit, claims.draws),) if claims.draws else ()
    if claims.again and not claims.draws:
        turn = 0
    elif claims.draws:
        turn = hit if claims.hit == "plays" else (hit + way) % seats
    else:
        turn = hit
    return Outcome(int(way < 0), skipped, drew, stole, claims.gives, turn)
