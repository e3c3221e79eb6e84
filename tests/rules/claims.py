"""What the sheet says of a card, read out of its sentences, and what must then happen when that card is played."""

import re
from dataclasses import dataclass

NUMBER = r"(\d+|une|un|a|one)"
_LAYER = {"fr": r"celui qui (?:l’a posée?|a posé la carte)", "en": r"the player who played (?:it|the card)"}
_SUBJECT = {"fr": r"(?:(?:l[ae] |l’)[\w ]+ |ces cartes )?", "en": r"(?:(?:the|these) [\w ]+ )?"}
_PLAYED = {"fr": r"celui qui a posé (?:la|le|l’)\s?\w+", "en": r"whoever played the \w+"}


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
        "each": rf"piocher {NUMBER} cartes? à chacun des autres joueurs, l’un après l’autre,"
        " et leur (?:fait|font) passer leur tour",
        "sent_round": r"(?:Celui qui a [^.]*? (?:doit|peut) l[ea] poser[^.]*?\u00a0: [^.]*(?:\. |$))+",
        "once_more": r"Si une réponse la mène à celui qui l’a lancée[^.]*",
        "comes_back": r"Le tour fini, celui qui .*? rejoue",
        "goes_on": r"Le tour fini, c’est au suivant de jouer",
        "previous": rf"(?<=piocher ){NUMBER} cartes? au joueur précédent, hors de son tour",
        "chosen": rf"(?<=piocher ){NUMBER} cartes? au joueur de son choix, hors de son tour",
        "resumes": r"Le jeu reprend ensuite après celui qui a posé la dernière carte",
        "moves": r"Une attaque à laquelle on répond par .*? frappe, elle aussi, le joueur (?:précédent|que l’on choisit)",
        "in_turn": r"Une fois passée par .*?, l’attaque ne frappe plus hors du tour[^.]*",
        "doubt": r"Le joueur attaqué peut ne pas y croire.*? de plus",
        "own_at_two": rf"À deux, (?:où l’adversaire passe son tour, c’est|c’est donc) {_PLAYED['fr']} qui pioche",
        "own_at_two_left": rf"Quand il ne reste que deux joueurs, c’est {_PLAYED['fr']} qui pioche",
        "passed_back": rf"À deux, l’attaque revient donc à {_PLAYED['fr']}",
        "passed_back_at_two_left": rf"Quand il ne reste que deux joueurs, l’attaque revient à {_PLAYED['fr']}",
        "passed_after": r"Une attaque à laquelle on répond ainsi passe au joueur d’après(?: \(à deux, au suivant\))?",
        "chain": r"S’il pose alors .*?, le suivant (?:en )?pioche .*?(?= et |\u00a0; |\. |$)",
        "again": r"oblige(?:nt)? à rejouer"
        r"(?: \(en dernière carte, à piocher(?:, ou à sortir si la pioche est vide)?\)"
        r"|, sauf en dernière carte\u00a0: on finit avec)?",
        "last": r"[Ee]n dernière carte, .*?(?=\u00a0;|\. |$)",
        "multiplied": r", mais les (?:cartes|tours) à .*? par le nombre de cartes posées",
        "announced": r"on dit .*? avant le coup suivant",
        "hit_plays": r"(?<=piocher )(?:\d+ cartes|une carte) au joueur (?:suivant|d’après)"
        r"(?: \(à deux, au suivant\))?, qui (?:joue quand même|peut ensuite jouer)",
        "hit_loses": r"(?<=piocher )(?:\d+ cartes|une carte) au joueur (?:suivant|d’après)"
        r"(?: \(à deux, au suivant\))?, qui passe son tour",
        "hit": r"(?<=piocher )(?:\d+ cartes|une carte) au joueur (?:suivant|d’après)(?: \(à deux, au suivant\))?",
        "turn_at_two_left": rf"quand il ne reste que deux joueurs, {_SUBJECT['fr']}permet(?:tent)? de rejouer",
        "turn_at_two": rf"à deux, {_SUBJECT['fr']}permet(?:tent)? (?:donc )?de rejouer",
        "thief_skipped": rf"puis (?:fait|font) passer leur tour à lui et (?:aux {NUMBER} suivants|au suivant)",
        "thief_loses": r"puis lui (?:fait|font) passer son tour",
        "thief_at_two": rf"\(à deux, il le perd, et {_LAYER['fr']} rejoue\)",
        "thief_plays": r"et celui qui a tiré joue ensuite",
        "not_at_two": r"sauf à deux|\(à deux, il joue\)",
        "skips": rf"(?:fait|font) passer (?:son tour au joueur suivant|leur tour aux {NUMBER} joueurs suivants)",
        "reverses": r"change(?:nt)? (?:d’abord )?le sens du jeu(?:, même recouvert\w*)?(?: \(à trois joueurs et plus\))?",
        "steals": rf"(?:fait|font) tirer au joueur suivant une carte, à l’aveugle, dans la main de {_LAYER['fr']}",
        "gives": rf"oblige(?:nt)? à donner {NUMBER} de ses cartes au joueur de son choix",
        "kept_turn": r", (?:sauf|ou) s’il pose aussitôt .*?, dont l’effet vise alors le joueur d’après",
        "stands": r"(?:sur une attaque ou )?pour garder son tour, seulement celles d’une carte qui y répond",
        "asked": r"Si la demande revient à qui l’a faite, on joue de nouveau sur .*?(?=\. |$)",
        "links": r"se pose(?:nt)? aussi sur .*? quand il ne reste que deux joueurs",
        "trades": r"(?:fait|font) échanger toute sa main avec celle d’un joueur de son choix",
        "rotates": r"(?:fait|font) passer toutes les mains au joueur suivant, dans le sens du jeu",
        "passes_on": r"(?:fait|font) passer à chacun une de ses cartes, qu’il choisit, au joueur suivant",
        "passes": r"se pose(?:nt)? aussi sur une attaque"
        r"(?:, qui passe alors au joueur suivant|, que la sienne remplace|, à laquelle la sienne s’ajoute)?",
    },
    "en": {
        "each": rf"makes? each of the others in turn draw {NUMBER} cards? and miss their turn",
        "sent_round": r"(?:Whoever holds [^.]*? (?:must|may) play it[^.]*?: [^.]*(?:\. |$))+",
        "once_more": r"If an answer takes it to whoever started it[^.]*",
        "comes_back": r"When it has gone round, (?:the player who (?:played|last).*?|(?:its|their) player) plays again",
        "goes_on": r"When it has gone round, the next player plays",
        "previous": rf"makes? the previous player draw {NUMBER} cards?, out of turn",
        "chosen": rf"makes? a player of your choice draw {NUMBER} cards?, out of turn",
        "resumes": r"Play then continues after whoever played the last card",
        "moves": r"If an attack is answered with .*?, the whole of it hits the (?:previous player|player you choose)",
        "in_turn": r"Once passed on by .*?, the attack no longer hits out of turn[^.]*",
        "doubt": r"The player attacked may doubt it.*? more",
        "own_at_two": rf"(?:So with|With) two players, {_PLAYED['en']} (?:has to draw|draws instead)",
        "own_at_two_left": rf"When only two players are left, {_PLAYED['en']} has to draw",
        "passed_back": rf"So with two players, the attack falls back on {_PLAYED['en']}",
        "passed_back_at_two_left": rf"When only two players are left, the attack falls back on {_PLAYED['en']}",
        "passed_after": r"An attack answered this way passes to the player after that(?: \(with two players, to the next one\))?",
        "chain": r"If they then play .*?, the next player draws .*?(?= and |; |\. |$)",
        "again": r"makes? (?:its|their) player play again"
        r"(?: \(as a last card, draw(?:, or go out if the stock is empty)?\)"
        r"|, except as a last card: they go out with it)?",
        "last": r"[Aa]s (?:a|the) last card, .*?(?=; |\. |$)",
        "multiplied": r", but the (?:cards|turns) to .*? by the number of cards played",
        "announced": r"you say .*? before the next move",
        "hit_plays": r"(?<=draw )(?:\d+ cards|a card)(?: \(with two players, the next one\))?"
        r"(?: and still play| \(they may then play\))",
        "hit_loses": r"(?<=draw )(?:\d+ cards|a card)(?: \(with two players, the next one\))? and miss their turn",
        "hit": r"(?<=draw )(?:\d+ cards|a card)(?: \(with two players, the next one\))?",
        "turn_at_two_left": rf"when only two players are left, {_SUBJECT['en']}gives? (?:its|their) player another turn",
        "turn_at_two": rf"with two players, {_SUBJECT['en']}gives? (?:its|their) player another turn",
        "thief_skipped": rf"and miss their turn, along with the {NUMBER} after them",
        "thief_loses": r"(?<=who played it, )and miss their turn|(?<=who played the card, )and miss their turn",
        "thief_at_two": rf"\(with two players, they are skipped, and {_LAYER['en']} plays again\)",
        "thief_plays": r"(?<=who played it), and then play|(?<=who played the card), and then play",
        "not_at_two": r"but not with two players|\(with two players, they play\)",
        "skips": rf"skips? the next (?:player|{NUMBER} players)",
        "reverses": r"reverses? the direction of play(?: first)?(?:, even if covered)?(?: \(with three players and more\))?",
        "steals": rf"makes? the next player take a card, unseen, from the hand of {_LAYER['en']}",
        "gives": rf"makes? (?:its|their) player give {NUMBER} of their cards to a player of their choice",
        "kept_turn": r", (?:unless|nor if) they play .*? at once, which then acts on the player after them",
        "stands": r"(?:on an attack or )?to keep your turn, only for a card that answers it",
        "asked": r"If it comes back round to whoever called it, play goes back to .*?(?=\. |$)",
        "links": r"can also be played on [^;.]*? when only two players are left",
        "trades": r"makes? (?:its|their) player swap hands with a player of their choice",
        "rotates": r"makes? everyone pass their hand to the next player, in the direction of play",
        "passes_on": r"makes? every player choose one of their cards and pass it to the next player",
        "passes": r"can also be played on an attack"
        r"(?:, which then passes to the next player|, replacing it with (?:its|their) own|, adding (?:its|their) own to it)?",
        "flush": r"lets? (?:its|their) player play any number of their other cards of that suit with it",
    },
}
_VICTIM = {
    "fr": r"(?:fait|font) (?:ensuite )?piocher (?= au joueur)?|au joueur d’après",
    "en": r"makes? the (?:next player|player after that) (?:then )?draw ",
}
_SPEAKS = {"fr": r"joueur|tour\b|pioch|rejou", "en": r"player|\bturn\b|\bdraw"}


def claims_of(sentence: str, language: str) -> Claims:
    """Return what *sentence* claims of players, turns and drawing.

    >>> claims_of("skips the next player and reverses the direction of play", "en")
    Claims(reverses=True, skips=1, skips_at_two=True, draws=0, after_skipped=False, aim='', hit='', each=False, \
comes_back=False, own_at_two=False, own_at_two_left=False, again=False, turn_at_two=False, turn_at_two_left=False, steals=False, \
thief='', gives=0)

    Raises:
        AssertionError: if a part of it speaks of players, turns or drawing, and is not read.
    """
    found: dict[str, re.Match[str]] = {}
    rest = sentence
    after = (
        "cartes au joueur d’après" in sentence
        or "carte au joueur d’après" in sentence
        or re.search(r"player after that (?:then )?draw", sentence) is not None
    )
    for name, pattern in _READERS[language].items():
        match = re.search(pattern, rest, re.IGNORECASE)
        if match:
            found[name] = match
            rest = rest[: match.start()] + rest[match.end() :]
    unread = re.sub(_VICTIM[language], "", rest)
    assert not re.search(_SPEAKS[language], unread), f"not read: {unread!r} of {sentence!r}"
    hit = found.get("hit_plays") or found.get("hit_loses")
    plays = "hit_plays" in found
    assert "hit" not in found, f"whether who draws plays is not said: {sentence!r}"
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
        turn_at_two=bool({"turn_at_two", "thief_at_two"} & set(found)),
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
