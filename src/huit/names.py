"""Names of people, and lines that they write: which characters may stand in them, and which names count as the same."""

import json
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path

ZWNJ, ZWJ = "\u200c", "\u200d"
TEXT_STYLE, EMOJI_STYLE, KEYCAP = "\ufe0e", "\ufe0f", "\u20e3"
SKIN = ("\U0001f3fb", "\U0001f3ff")
"""The first and the last colour of skin."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Characters that Unicode calls letters or symbols, but that show nothing."""
IGNORED = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4")
"""Combining marks that show nothing."""
MOST_MARKS = 4
"""Combining marks that a line may heap on one character: enough to write with, too few to climb into the line above."""
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
_VIRAMA = 9
"""The combining class of the signs that suppress a vowel: a joiner behind them settles the shape of the consonants."""


def tidy_name(text: str) -> str:
    """Return *text* in Unicode form NFC, with single spaces.

    >>> tidy_name("  Ane\\u0301  Lou ")
    'Ané Lou'
    """
    return " ".join(unicodedata.normalize("NFC", text).split())


def seen_name(text: str) -> str:
    """Return *text* without what cannot be seen, tidied; empty if nothing is left.

    >>> seen_name("A\\u200bnne\\u3164"), seen_name("\\u0301")
    ('Anne', '')
    """
    name = tidy_name(text)
    seen: list[str] = []
    for char, after in zip_longest(name, name[1:], fillvalue=""):
        if _is_seen(seen, char, after):
            seen.append(char)
    return tidy_name("".join(seen))


def seen_line(text: str) -> str:
    """Return *text* as a line of what can be seen, with at most `MOST_MARKS` combining marks on a character.

    It is empty if nothing is left.

    >>> seen_line(" on\\n joue\\u202e ? "), len(seen_line("e" + 50 * "\\u0321"))
    ('on joue ?', 5)
    """
    kept: list[str] = []
    marks = 0
    for char in seen_name(text):
        if unicodedata.category(char).startswith("M"):
            marks += 1
        elif char not in (ZWJ, ZWNJ):
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return seen_name("".join(kept))


def unseen_in(name: str) -> str | None:
    """Return the first character of *name* that shows nothing where it stands; None if there is none.

    Joiners are allowed inside emoji, after a virama and between Arabic letters; variation selectors after emoji and ideographs;
    combining marks after anything but a space.

    >>> unseen_in("Zoé"), unseen_in("👩‍🚀"), unseen_in("Zo\\u2060é")
    (None, None, '\\u2060')
    """
    pairs = enumerate(zip_longest(name, name[1:], fillvalue=""))
    return next((char for index, (char, after) in pairs if not _is_seen(name[:index], char, after)), None)


def looks_of(name: str) -> frozenset[str]:
    """Return what *name* looks like: names that share a look can be taken for each other. Empty if nothing is seen of it.

    Case and invisible characters make no difference, nor does the alphabet: by the table of Unicode's UTS 39, of what is written,
    and of its small letters.

    >>> bool(looks_of("ANNE") & looks_of("\\uff21nn\\uff45")), bool(looks_of("Anne") & looks_of("an\\u200bne"))
    (True, True)
    >>> bool(looks_of("Anne") & looks_of("\\u0410nne")), bool(looks_of("Anne") & looks_of("Anna"))
    (True, False)
    """
    seen = tidy_name("".join(char for char in _folded(name, str) if not (_is_unseen(char) or _is_selector(char))))
    return frozenset({_folded(_skeleton(seen), str.casefold), _skeleton(_folded(seen, str.casefold))}) if seen else frozenset()


def _folded(text: str, fold: Callable[[str], str]) -> str:
    for _ in range(2):
        text = fold(unicodedata.normalize("NFKC", text))
    return text


def _skeleton(text: str) -> str:
    """Return *text* with one character for all that look like it, in Unicode form NFD."""
    drawn = drawn_alike()
    return unicodedata.normalize("NFD", "".join(drawn.get(char, char) for char in unicodedata.normalize("NFD", text)))


@cache
def drawn_alike() -> Mapping[str, str]:
    """Return the text that stands for each character that looks like others: ``rn`` for ``m``, since two may look like one."""
    alike, drawn = _letters_alike(), dict[str, str]()
    for first in alike:
        if first in drawn:
            continue
        group, found = {first}, [first]
        while found:
            others = {other["c"] for other in alike.get(found.pop(), ())} - group
            group |= others
            found += others
        chosen = max(group, key=lambda text: (len(text), [-ord(char) for char in text]))
        drawn |= dict.fromkeys(group, chosen)
    return drawn


def _letters_alike() -> Mapping[str, Sequence[Mapping[str, str]]]:
    """Return what can be taken for each character, as Unicode's table has it: the data of a package of which we run nothing."""
    package = find_spec("confusable_homoglyphs")
    assert package is not None
    folders = package.submodule_search_locations or ()
    return json.loads(Path(*folders, "confusables.json").read_text("utf-8"))


def _is_seen(before: Sequence[str], char: str, after: str) -> bool:
    last = before[-1] if before else ""
    if char in (ZWJ, ZWNJ):
        return _may_join(before, char, after)
    if _is_selector(char):
        return _may_select(last, char, after)
    if _is_unseen(char):
        return False
    return not unicodedata.category(char).startswith("M") or last not in ("", " ")


def _may_join(before: Sequence[str], joiner: str, after: str) -> bool:
    last = before[-1] if before else ""
    if last and unicodedata.combining(last) == _VIRAMA:
        return True
    if not last or not after:
        return False
    if joiner == ZWJ:
        return _is_picture(after) and (_is_picture(last) or last == EMOJI_STYLE or SKIN[0] <= last <= SKIN[1])
    base = next((char for char in reversed(before) if not unicodedata.combining(char)), "")
    return _is_arabic(base) and _is_arabic(after)


def _may_select(last: str, selector: str, after: str) -> bool:
    if selector in (TEXT_STYLE, EMOJI_STYLE):
        return _is_picture(last) or (last != "" and last in "0123456789#*" and after == KEYCAP)
    return selector >= "\U000e0100" and _is_ideograph(last)


def _is_selector(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_unseen(char: str) -> bool:
    if _is_picture(char) or _is_ideograph(char):
        return char in BLANK
    return char in BLANK or char in IGNORED or unicodedata.category(char) in _UNSEEN


def _is_picture(char: str) -> bool:
    """Tell whether *char* is an emoji, or another sign drawn like one; also one that is newer than this version of Python."""
    if "\U0001f000" <= char <= "\U0001faff":
        return True
    return char > "\u00a8" and unicodedata.category(char) in ("So", "Sm")


def _is_arabic(char: str) -> bool:
    return char != "" and unicodedata.bidirectional(char) == "AL" and unicodedata.category(char).startswith("L")


def _is_ideograph(char: str) -> bool:
    """Tell whether *char* is a Han character; also one that is newer than this version of Python."""
    return "\u3400" <= char <= "\u4dbf" or "\u4e00" <= char <= "\u9fff" or "\U00020000" <= char <= "\U0003fffd"
