"""Codes that are said on the telephone, « CAFÉ 7 »: a word that French and English share, and a number.

A typed code is compared by its sound, so that it may be spelled as it was heard: with K or C, with or without accents and double
letters. No two words of the list are within one slip of each other, neither as they are spelled nor as they sound (a test says
so). Which code a room has: `room_codes`.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

MOST_TYPED_CHARACTERS = 40
"""More than the longest code, however it is spaced."""
FEWEST_LETTERS, MOST_LETTERS = 4, 6
SPARSE = 10_000
"""For each code in use there are at least so many: numbers grow with the codes in use."""
LEAST_NUMBER, MOST_SHORT = 2, 68
"""The numbers of two digits or one. From 70 on French has two ways to say them."""
MOST_DIGITS = 6
UNSAID = frozenset({88, 666, 911, 1488})
"""Numbers that somebody might mind."""


class SpokenCode(NamedTuple):
    """A code: a word as French writes it, with one capital, and a number."""

    word: str
    number: int

    @property
    def kept(self) -> str:
        """The code as it is stored and compared.

        >>> SpokenCode("Café", 7).kept
        'CAFE 7'
        """
        return f"{_letters(self.word)} {self.number}"

    def said(self) -> dict[str, str]:
        """Return the code by language.

        >>> SpokenCode("Café", 7).said()
        {'fr': 'Café 7', 'en': 'Cafe 7'}
        """
        return {"fr": f"{self.word} {self.number}", "en": f"{_letters(self.word).capitalize()} {self.number}"}


def drawn(chance: Random, *, in_use: int) -> SpokenCode:
    """Return a code by chance, with a number as long as is needed while so many codes are *in_use*.

    >>> len(str(drawn(Random(8), in_use=0).number)), len(str(drawn(Random(8), in_use=400).number))
    (2, 4)
    """
    least, most = number_range(in_use)
    while not is_given(number := chance.randint(least, most)):
        pass
    return SpokenCode(chance.choice(words()), number)


def number_range(in_use: int) -> tuple[int, int]:
    """Return the least and the greatest number of a code while so many are *in_use*.

    >>> number_range(0), number_range(10), number_range(100)
    ((2, 68), (100, 999), (1000, 9999))
    """
    digits, ends = 2, (LEAST_NUMBER, MOST_SHORT)
    while digits < MOST_DIGITS and len(words()) * numbers_given(*ends) < SPARSE * (in_use + 1):
        digits += 1
        ends = 10 ** (digits - 1), 10**digits - 1
    return ends


def numbers_given(least: int, most: int) -> int:
    """Return how many numbers from *least* to *most* are given.

    >>> numbers_given(2, 68), numbers_given(100, 999)
    (61, 808)
    """
    tens = most // 10 - (least - 1) // 10
    return most - least + 1 - tens - sum(least <= number <= most for number in UNSAID)


def is_given(number: int) -> bool:
    """Tell whether codes have *number*: thirty sounds like thirteen, and « dix » like « six ».

    >>> is_given(13), is_given(30)
    (True, False)
    """
    return number % 10 != 0 and number not in UNSAID


def code_in(typed: str) -> SpokenCode | None:
    """Return the code that *typed* means, in whatever case, spelled as it sounds; None if it is no word of ours and a number.

    >>> code_in("kafé7"), code_in("Cafe  l7"), code_in("cafe 30"), code_in("7 cafe")
    (SpokenCode(word='Café', number=7), SpokenCode(word='Café', number=17), SpokenCode(word='Café', number=13), None)
    """
    parts = _signs(typed[:MOST_TYPED_CHARACTERS]).split()
    if not parts:
        return None
    *letters, digits = parts
    joined = "".join(parts)
    bare = joined.rstrip("0123456789")
    code = _code("".join(letters), digits) or _code(bare, joined[len(bare) :])
    # Where digits stand apart, the letters before them are the word: « mussel 7 » is not « muse 17 ».
    return code if code is not None or (letters and digits.isdigit()) else _only_code(joined)


@cache
def words() -> tuple[str, ...]:
    """Return the words, each with one capital."""
    text = files("huit.server.live").joinpath("code_words.txt").read_text("utf-8")
    return tuple(line.capitalize() for line in text.split("\n") if line and not line.startswith("#"))


def sound(word: str) -> str:
    """Return how *word* sounds, roughly: words that are spelled alike by ear have the same sound.

    >>> sound("Café"), sound("kafe"), sound("Quiche"), sound("kishe")
    ('KAF', 'KAF', 'KIX', 'KIX')
    """
    heard = _letters(word)
    for written, as_said in _SOUNDS:
        heard = written.sub(as_said, heard)
    return heard


_SOUNDS = tuple(
    (re.compile(written), as_said)
    for written, as_said in (
        ("PH", "F"),
        ("QU|CK", "K"),
        ("SCH|SH|CH", "X"),
        ("EAU|AU", "O"),
        ("OU|OO", "U"),
        ("Y", "I"),
        ("C(?=[EI])", "S"),
        ("[CQ]", "K"),
        ("KS", "X"),
        ("G(?=[EI])", "J"),
        ("GU(?=[EI])", "G"),
        ("Z", "S"),
        ("W", "V"),
        ("H", ""),
        (r"(.)\1+", r"\1"),
        ("(?<=.)E$", ""),
    )
)
_LIKE_LETTERS = str.maketrans("01", "OI")
_LIKE_DIGITS = str.maketrans("OIL", "011")
_HEARD_FOR = {10: 6, 30: 13, 40: 14, 50: 15, 60: 16, 70: 17, 80: 18, 90: 19}
"""Ends of numbers that are never given, and those that sound like them."""


def _only_code(signs: str) -> SpokenCode | None:
    """Return the code that *signs* are, parted somewhere; None if there is none, or more than one."""
    codes = {code for at in range(1, len(signs)) if (code := _code(signs[:at], signs[at:])) is not None}
    return codes.pop() if len(codes) == 1 else None


def _code(letters: str, digits: str) -> SpokenCode | None:
    """Return the code of this word and number, where one sign may stand for another that looks like it; None if there is none."""
    if not any(sign.isdigit() for sign in digits):
        return None
    letters, digits = letters.translate(_LIKE_LETTERS), digits.translate(_LIKE_DIGITS)
    word = _by_sound().get(sound(letters)) if letters.isalpha() else None
    if word is None or not digits.isdigit() or digits[0] == "0" or len(digits) > MOST_DIGITS:
        return None
    hundreds, rest = divmod(int(digits), 100)
    return SpokenCode(word, 100 * hundreds + _HEARD_FOR.get(rest, rest))


@cache
def _by_sound() -> dict[str, str]:
    return {sound(word): word for word in words()}


def _signs(text: str) -> str:
    """Return the letters and digits of *text*, without accents, in capitals; spaces for all else between them."""
    plain = (sign for sign in unicodedata.normalize("NFKD", text).upper() if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in plain)


def _letters(text: str) -> str:
    return "".join(sign for sign in _signs(text) if sign.isalpha())
