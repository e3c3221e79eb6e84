"""Codes as they are said: every word is easy and decent, and each code is read as itself, whatever somebody makes of it."""

import re
import unicodedata
from collections import Counter
from random import Random

import pytest

from huit.server.live.spoken_codes import (
    FEWEST_LETTERS,
    MOST_DIGITS,
    MOST_LETTERS,
    SPARSE,
    SpokenCode,
    code_in,
    drawn,
    is_given,
    number_range,
    numbers_given,
    sound,
    words,
)

OFFENSIVE = re.compile(
    r"""
    ^( ANAL | ANUS | BITCH | BITE | CHIER | COCK | COON | CRAP | CUNT | DICK | DYKE | GOUINE | HELL | HOMO | JAPE | NEGRO | NUDE |
       PEDE | PISS | PORN | PUTE | SALE | SALOPE | SATAN | SEXE | SLUT | TARE | TWAT )$ |
    BOUGN | BURNE | COUIL | ENCUL | FAG | FUCK | GYPSY | KIKE | MERD | NAZI | NEGR | NIGG | PENIS | PUTA | RAPE | SALOP | SHIT |
    SPIC | SUICI | TAPET | VAGIN | VIOL | WHOR
    """,
    re.VERBOSE,
)
"""Of either language: whole words, and what words contain."""
DECENT = {"VIOLET"}
MISHEARD = ["BALLET", "BEAGLE", "DENSE", "DONUT", "FETE", "PARIS", "SITE", "STEAK", "ZURICH"]
"""Words that sound like commoner ones of either language, « sight », « faites », or are not said as they are spelled."""
LIKE_EACH_OTHER = [("BAGEL", "BEAGLE"), ("BONBON", "POMPON"), ("DEBIT", "DEBRIS")]
"""Two slips apart, and still hardly told from one another on the telephone."""


def plain(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", word).upper() if sign.isascii())


def other_letter(word: str) -> set[str]:
    """Return *word* with a sign for each of its letters in turn: what two words have in common that differ in one letter."""
    return {word[:at] + "?" + word[at + 1 :] for at in range(len(word))}


def letter_less(word: str) -> set[str]:
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


def test_there_are_several_hundred_words_of_four_to_six_letters_in_order():
    plains = [plain(word) for word in words()]
    assert len(plains) >= 500
    assert all(word.isalpha() and FEWEST_LETTERS <= len(word) <= MOST_LETTERS for word in plains)
    assert plains == sorted(set(plains))


def test_no_word_is_one_slip_away_from_another_neither_as_it_is_spelled_nor_as_it_sounds():
    found: list[str] = []
    for form in (plain, sound):
        formed = [form(word) for word in words()]
        patterns = Counter(pattern for word in formed for pattern in other_letter(word))
        found += [f"{form.__name__}: {pattern}" for pattern, times in patterns.items() if times > 1]
        found += [f"{form.__name__}: {word}" for word in formed if letter_less(word) & {*formed}]
        assert len({*formed}) == len(formed)
    assert not found, "\n".join(found)


def test_no_word_is_offensive_in_either_language():
    found = [word for word in {plain(word) for word in words()} - DECENT if OFFENSIVE.search(word)]
    assert not found, found


def test_no_word_is_taken_for_a_commoner_one_or_for_another_on_the_telephone():
    plains = {plain(word) for word in words()}
    assert not plains & {*MISHEARD}
    assert not [pair for pair in LIKE_EACH_OTHER if plains >= {*pair}]


@pytest.mark.parametrize("spelled", ["{} {}", "{}{}", "  {}-{} ", "{} : {}."])
def test_every_code_is_read_in_any_case_with_or_without_accents(spelled: str):
    found: list[str] = []
    for word in words():
        forms = [word, word.upper(), plain(word).lower(), unicodedata.normalize("NFD", word)]
        for number in (2, 17, 101, 4711):
            typed = [spelled.format(form, number) for form in forms]
            found += [text for text in typed if code_in(text) != SpokenCode(word, number)]
    assert not found, "\n".join(found)


def test_what_is_kept_and_what_is_said_are_read_as_the_same_code():
    for word in words():
        code = SpokenCode(word, 17)
        assert {code_in(code.kept), *map(code_in, code.said().values())} == {code}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("kafé 7", "CAFE 7"),
        ("caffe 7", "CAFE 7"),
        ("foto 5", "PHOTO 5"),
        ("safary 11", "SAFARI 11"),
        ("karate 5", "KARATE 5"),
        ("qarate 5", "KARATE 5"),
        ("taksi 9", "TAXI 9"),
        ("pizza 12", "PIZZA 12"),
        ("pisa 12", "PIZZA 12"),
        ("vagon 2", "WAGON 2"),
        ("kiche 3", "QUICHE 3"),
        ("ôpera 3", "OPERA 3"),
        ("dal as 21", "DALLAS 21"),
    ],
)
def test_a_word_may_be_spelled_as_it_was_heard(typed: str, meant: str):
    code = code_in(typed)
    assert code is not None
    assert code.kept == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("c0bra 7", "COBRA 7"),
        ("TAX1 7", "TAXI 7"),
        ("cobra l7", "COBRA 17"),
        ("cobra 1O1", "COBRA 101"),
        ("canal l1", "CANAL 11"),
        ("cobral7", "COBRA 17"),
    ],
)
def test_signs_that_look_alike_are_taken_for_one_another(typed: str, meant: str):
    code = code_in(typed)
    assert code is not None
    assert code.kept == meant


@pytest.mark.parametrize(("heard", "said"), [(10, 6), (30, 13), (40, 14), (50, 15), (60, 16), (70, 17), (80, 18), (90, 19)])
def test_a_number_that_is_never_given_is_taken_for_the_one_that_sounds_like_it(heard: int, said: int):
    assert not is_given(heard)
    assert code_in(f"piano {heard}") == SpokenCode("Piano", said)
    assert code_in(f"piano {100 + heard}") == SpokenCode("Piano", 100 + said)
    assert code_in(f"piano {4700 + heard}") == SpokenCode("Piano", 4700 + said)


@pytest.mark.parametrize(
    "typed",
    ["", "7", "café", "7 café", "café 0", "café 07", "café sept", "xyz 7", "café 1234567", "é" * 40, "café piano 7", "mussel 7"],
)
def test_what_is_no_word_of_ours_and_a_number_is_no_code(typed: str):
    assert code_in(typed) is None


def test_numbers_grow_so_that_few_codes_are_in_use_of_all_that_could_be():
    for in_use in [*range(200), 1_000, 4_000, 10_000]:
        ends = number_range(in_use)
        assert len(words()) * numbers_given(*ends) >= SPARSE * (in_use + 1)
        assert len(str(ends[1])) <= MOST_DIGITS
    assert [numbers_given(*ends) for ends in ((2, 68), (100, 999), (1000, 9999))] == [
        sum(map(is_given, range(least, most + 1))) for least, most in ((2, 68), (100, 999), (1000, 9999))
    ]


def test_codes_are_drawn_from_all_words_and_numbers():
    chance = Random(8)
    codes = [drawn(chance, in_use=0) for _ in range(20_000)]
    assert {code.word for code in codes} == set(words())
    assert {code.number for code in codes} == {number for number in range(2, 69) if is_given(number)}
