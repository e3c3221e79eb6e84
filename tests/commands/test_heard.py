"""Whoever hears a round as the terminal tells it knows whose turn it is, what is owed, what may be played: no word is untrue."""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import huit
from huit.cards import SUITS, face_name
from huit.clients.texts import events_words, move_words, reason_words, words_of
from huit.engine.events import Event
from huit.engine.round import Round
from huit.engine.shedding.state import PHASES
from huit.views.positions import read_position
from huit.words.made import cards
from tools.told_rounds import GAMES, MOST_MOVES, SETTLED

NAMES = ("Anne", "Bruno", "Chloé", "David")
LANGUAGES = ("fr", "en")
THEIRS = (
    r"^à (\w+) d",
    r"^(\w+) (?:commence|peut|rejoue|doit piocher|tire|fait son \w+ pli)",
    r"le tour est fait, à (\w+)",
    r"revient à (\w+)",
    r"envoie le tas à (\w+)",
)
"""What says whose turn it is."""
DONE = (r"^(\w+) (?:joue |pose |passe$|demande |perd son tour(?:$| \()|donne \d+ cartes? à (?!chacun)|échange sa main|ramasse )",)
"""What says that somebody has had their turn."""
OWED = r"(?:piocher|ensuite|a) (\d+) cartes?(?: ou répondre| à piocher|$)"
PYTHON = re.compile(r"[\[\]{}]|None|True|False|\(\)|  | [,.]")
"""What no sentence has."""
GOES = ("match", "suit", "rank", "debt", "follow", "must_answer", "only_drawn")
"""Refusals that name all that may be played instead."""


class Listener:
    """Keeps whose turn it is, and the debt, from French words alone."""

    def __init__(self) -> None:
        self.turn = self.drew = -1
        self.debt = 0

    def hear(self, words: str, round_: Round) -> None:
        theirs, done = _seat(THEIRS, words), _seat(DONE, words)
        draws = _seat((r"(?:^|: )(\w+) (?:ne )?pioche",), words)
        self.drew = self.drew if draws < 0 else draws
        if theirs >= 0:
            self.turn = theirs
        elif done >= 0:
            self.turn = round_.after(done)
        elif draws >= 0 and round_.draw_ends and not re.search("pour|on ne finit pas|reçoit", words):
            self.turn = round_.after(draws)
        if re.search("l’attaque est (payée|finie)", words):
            self.turn = round_.after(self.drew)
        if owed := re.search(OWED, words):
            self.debt = int(owed[1])
        if re.search("l’attaque est (payée|finie|arrêtée)|le tour est fait", words):
            self.debt = 0


def _seat(patterns: Sequence[str], words: str) -> int:
    found = [match[1] for pattern in patterns if (match := re.search(pattern, words)) and match[1] in NAMES]
    return NAMES.index(found[0]) if found else -1


def played(name: str, seats: int, options: dict[str, Any]) -> Iterator[tuple[Round, Sequence[Event]]]:
    """Each position of a round, with what has just happened."""
    round_ = huit.new_round(huit.load_rules(name, options=options), seats=seats, seed=5)
    chance = random.Random(name)
    yield round_, round_.opening
    for _ in range(MOST_MOVES):
        if round_.over:
            return
        seat, words = chance.choice(list(round_.may_act().items()))
        yield round_, round_.play(chance.choice(words), seat=seat)


def told(round_: Round, events: Sequence[Event], language: str) -> list[str]:
    heard = [event.for_seat(None) for event in events]
    words = events_words(heard, language, NAMES, family=round_.rules.family, round_=round_)
    return [one.replace("\u00a0", " ").replace("\u202f", " ") for one in words]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_it_leaves_no_doubt_whose_turn_it_is_and_what_is_owed(name: str, seats: int, options: dict[str, Any]) -> None:
    listener = Listener()
    for round_, events in played(name, seats, options):
        words = told(round_, events, "fr")
        for one in words:
            listener.hear(one, round_)
        if round_.duty is None or round_.over:
            continue
        if round_.is_out(listener.turn) and listener.turn != round_.turn:
            listener.turn = round_.after(listener.turn)
        assert listener.turn == round_.turn, words
        if round_.rules.family == "shedding" and PHASES[round_.state.phase] in SETTLED:
            assert listener.debt == round_.state.draw_debt, words


def test_whoever_chooses_with_their_last_card_is_not_told_to_play():
    rules = "[with]\ngoes_on = 'places'\nannounces = false\npowers = { 7 = { draw = 2, hits_chosen = true } }\n"
    cards = 'hands = ["7c", "8d 9d", "Td Jd"]\ndiscard = "4c"\nstock = "2c 2d 3c 3d"\nmoves = []\n'
    round_ = read_position(f'rules = "rien"\n{cards}{rules}').round
    heard = told(round_, round_.play("7c", seat=0), "fr")
    assert heard == ["Anne joue le 7 de trèfle", "Anne n’a plus de carte", "à Anne de dire qui doit piocher 2 cartes"]
    assert told(round_, round_.play("hit 1", seat=0), "fr")[0] == "Anne vise Bruno"


def test_whom_an_attack_hits_after_a_turn_that_was_not_kept_is_heard():
    powers = "{ 7 = { draw = 2, answered_by = '4' }, 4 = { skips = 1, skip_answered_by = '4' } }"
    cards = 'hands = ["7h 9h 2c", "4h 2s 9d", "8h 2d 7c", "Kd Kc"]\ndiscard = "5h"\nstock = "3c 3d 4c 4d"\nmoves = []\n'
    round_ = read_position(f'rules = "rien"\n{cards}[with]\nannounces = false\npowers = {powers}\n').round
    for seat, move in enumerate(("7h", "4h")):
        round_.play(move, seat=seat)
    heard = told(round_, round_.play("pass", seat=2), "fr")
    assert heard == ["Chloé perd son tour", "David doit piocher 2 cartes ou répondre"]


@pytest.mark.parametrize(("hand", "rules", "word"), [("7c 9c", "at_once", "Carte"), ("7c", "on_last_card", "Maou")])
def test_what_was_forgotten_is_named(hand: str, rules: str, word: str):
    rules = f'rules = "carte-et-maou"\n[with]\nforgotten = "{rules}"\n'
    cards = f'hands = ["{hand}", "8c 5h"]\ndiscard = "4c"\nstock = "2c 2d 3c 3d"\nmoves = []\n'
    name, _, options = rules.partition("\n")
    round_ = read_position(f"{name}\n{cards}{options}").round
    assert f"Anne a oublié de dire « {word} ! »" in told(round_, round_.play("7c", seat=0), "fr")


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_it_is_words_and_nothing_else(name: str, seats: int, options: dict[str, Any]) -> None:
    for round_, events in played(name, seats, options):
        family = round_.rules.family
        for language in LANGUAGES:
            said = told(round_, events, language) + words_of(family).lying(round_, language)[-1:]
            for seat in range(seats):
                said += [move_words(move, language, NAMES, family=family) for move in round_.legal_moves(seat)]
                said += [words for _, words in refusals(round_, seat, language)]
            odd = [one for one in said if PYTHON.search(one.strip())]
            assert not odd


def refusals(round_: Round, seat: int, language: str) -> Iterator[tuple[str, str]]:
    """The code of each refusal of a card that *seat* holds, of drawing and of passing, and its words."""
    for word in ("draw", "pass", *sorted({face_name(face) for face in round_.hands[seat]})):
        reason = round_.why_not(seat, word)
        if reason is not None:
            words = reason_words(reason, language, NAMES, family=round_.rules.family)
            yield reason.code, words.replace("\u00a0", " ")


@pytest.mark.parametrize(("name", "seats", "options"), [game for game in GAMES if game[0] != "trois-cinq-huit"])
def test_a_refusal_names_all_that_goes(name: str, seats: int, options: dict[str, Any]) -> None:
    for round_, _ in played(name, seats, options):
        if round_.over or round_.turn is None or round_.rules.family != "shedding":
            continue
        plays = {move[:2] for move in round_.legal_moves() if move[0] in "A23456789TJQKX" and move[1:2] in (*SUITS, "r", "b")}
        for language in LANGUAGES:
            called = cards.WORDS[language]
            for code, words in refusals(round_, round_.turn, language):
                for card in plays if code in GOES else ():
                    names = {called.card_name(card)} | {called.a_card(part) for part in card if card[0] != "X"}
                    assert names & _named(words), (words, plays)


def _named(words: str) -> set[str]:
    """The cards, ranks and suits that a refusal says one may play."""
    parts = re.split(r", ou | ou |, or | or |, | : |: | par | with | unless |il faut |play |jouez |posez ", words)
    return {re.sub(r"^(?:le |la |l’|the )(?=.* (?:de|of) |joker|coloured|black)", "", part) for part in parts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words_of_its_own(language: str) -> None:
    moves = {
        "shedding": ("9h", "8c=h", "Xr=Ad", "=7", "=h", "draw", "pass", "catch", "catch 4", "say", "knock", "hit 1", "trade 1"),
        "danish": ("As", "As>2", ">2", "9c+9d", "swap 4h Kd", "flip 1", "pickup"),
        "tricks": ("Kc", "return Kc", "exchange 0 Kc", "discard 2c 3c", "choose least"),
    }
    for family, words in moves.items():
        said = [move_words(word, language, NAMES, family=family) for word in words]
        assert len(set(said)) == len(said), said
    assert cards.WORDS[language].suit_name("h") in move_words("8c=h", language)
