"""Names of people: nobody is called by what nobody sees, and no two people look the same. Nor do lines hide anything."""

# ruff: noqa: RUF001

import unicodedata
from itertools import combinations, groupby

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from huit.names import MOST_MARKS, ZWJ, ZWNJ, looks_of, seen_line, seen_name, tidy_name, unseen_in
from huit.rooms.chairs import Seating
from huit.rooms.journal import GuestCommand, decode_command, encode_command
from huit.rooms.messages import MOST_NAME_CHARACTERS, Name
from huit.rooms.refusal import Refused
from huit.server.live.request_checks import person_name, rules_title

UNSEEN = (
    *("\u3164", "\u115f", "\u1160", "\u2800", "\uffa0", "\u034f", "\u0301", "\u20dd", "\u17b5"),
    *("\u200b", "\u200c", "\u200d", "\u2060", "\u2062", "\ufeff", "\u00ad", "\u180e"),
    *("\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069"),
    *("\ufe00", "\ufe0f", "\U000e0100", "\U000e0067", "\U000e007f"),
    *("\ue000", "\U000f0000", "\U0010fffd", "\u0378", "\U0001fbfa", "\ufffe", "\ud83d", "\0", "\x1b", "\x7f"),
)
RIGHT = (
    *("Anne", "Zoé", "Éloïse", "Jean-Paul", "L’Œil", "D'Arc", "O", "7", "★", "-_-", "Ёлка", "Ωmega", "İpek"),
    *("محمد", "عَلِيّ", "مهدی‌زاده", "אָדָם", "देवी", "क्‍ष", "श्रीमान्", "ശ്രീ", "สมชาย", "น้ำ", "Nguyễn Thị Hồng", "Đỗ"),
    *("小明", "さくら", "ゆう゛", "김민준", "辻󠄀", "𠮷田", "ᠮᠣᠩᠭᠣᠯ", "ខ្មែរ", "မောင်"),
    *("👩‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥", "👍🏽", "👩🏽‍❤️‍💋‍👨🏿", "1️⃣", "🇫🇷", "☕︎", "🙂‍↔️", "🫩", "🧑‍🧑‍🧒"),
)


@pytest.mark.parametrize("char", UNSEEN, ids=lambda char: f"U+{ord(char):04X}")
def test_a_name_that_nobody_sees_is_refused_and_the_sign_is_named(char: str):
    said = []
    for text in (char, f"{char}{char}", f" {char} ", f"{char}Anne"):
        with pytest.raises(Refused) as refused:
            person_name(text)
        assert refused.value.why is not None
        said.append((refused.value.why["field"], f"U+{ord(char):04X}" in refused.value.why["said"]["fr"]))
    assert set(said) == {("name", True)}


@pytest.mark.parametrize("char", [char for char in UNSEEN if not unicodedata.combining(char) and char != "\u20dd"])
def test_nothing_unseen_stands_inside_a_name(char: str):
    assert unseen_in(f"An{char}ne") == char
    assert seen_name(f"An{char}ne") == "Anne"


@pytest.mark.parametrize("text", ["", " ", "\u00a0\u2003\u3000\t\n"])
def test_spaces_are_no_name(text: str):
    with pytest.raises(Refused, match="needed"):
        person_name(text)
    assert person_name(text, needed=False) == ""


@pytest.mark.parametrize("name", RIGHT)
def test_names_of_all_the_world_stay_as_they_are(name: str):
    assert person_name(name) == unicodedata.normalize("NFC", name) == seen_name(name)


def test_what_is_written_with_two_signs_is_one_letter():
    assert person_name("Zoe\u0301") == "Zoé"
    assert person_name("  Jean \u00a0 Paul ") == "Jean Paul"


@given(text=st.text(st.characters() | st.sampled_from("\u0958\u095c\u09dc\ufb2a"), min_size=1, max_size=MOST_NAME_CHARACTERS))
@example(text="\u0958" * MOST_NAME_CHARACTERS)
def test_a_name_that_is_taken_can_be_read_back(text: str):
    """Some letters are composed of two, so that a name grows when it is tidied: it is refused then, and not written down."""
    try:
        name = person_name(text)
    except Refused:
        return
    command = GuestCommand(0, Name(id="n", name=name))
    assert decode_command(encode_command(command)) == command


@pytest.mark.parametrize("other", ["Zoé", "ZOÉ", "Ｚｏé", "Zoe\u0301", "𝐙oé", "Z\u200boé", "Zoé\ufe0f", "Zo\u034fé", "Zoé\u3164"])
def test_names_that_look_the_same_get_a_number(other: str):
    seating = Seating.of_names(("Zoé",), (False,)).with_guest(other)
    assert seating.guests[1].name == f"{other} 2"


def test_somebody_who_changes_to_a_name_that_looks_taken_gets_a_number_too():
    seating = Seating.of_names(("straße", "Léa"), (False, True)).with_guest("Bob").renamed(1, "STRASSE")
    assert seating.guests[1].name == "STRASSE 2"
    assert seating.renamed(1, "ﬆrasse").guests[1].name == "ﬆrasse 2"
    assert seating.renamed(1, "Strass").guests[1].name == "Strass"


ODD = st.sampled_from([*UNSEEN, *"aé ا 1", "\u094d", "ना", "👩", "🏽", "\u20e3", "辻", "\u0301"])
TEXTS = st.lists(ODD | st.characters(), max_size=12).map("".join)


@given(text=TEXTS)
@example(text="\u0627\u200c\u061c\u0627")
@example(text="1\ufe0f\u20e3\u20e3")
def test_what_is_left_of_any_text_is_a_name_or_nothing(text: str):
    name = seen_name(text)
    assert seen_name(name) == name == tidy_name(name)
    assert unseen_in(name) is None
    assert name == "" or rules_title(name) == name
    assert any(unicodedata.category(char)[0] in "LNPS" or ord(char) > 0x1F000 for char in name) == (name != "")
    if unseen_in(tidy_name(text)) is None:
        assert name == tidy_name(text)


MARKED = st.lists(
    st.sampled_from(["\u0301", "\u0321", "\u0489", "\u20dd", "\u094d", ZWJ, ZWNJ, "क", "e", "\n", "\u202e"]), max_size=60
)


@given(text=TEXTS | MARKED.map("".join))
@example(text="क" + ("\u094d" + ZWJ) * 20)
def test_what_is_left_of_any_line_is_seen_and_climbs_on_no_other(text: str):
    line = seen_line(text)
    assert seen_line(line) == line == tidy_name(line)
    assert unseen_in(line) is None
    drawn = [char for char in line if char not in (ZWJ, ZWNJ)]
    heaps = [len(list(heap)) for is_mark, heap in groupby(drawn, lambda char: unicodedata.category(char)[0] == "M") if is_mark]
    assert max(heaps, default=0) <= MOST_MARKS
    assert not {"Cc", "Zl", "Zp"} & {unicodedata.category(char) for char in line}


@pytest.mark.parametrize("text", ["J’arrive !", "<b>gras</b> & https://exemple.fr", "שָׁלוֹם", "Tiếng Việt", "👩‍🚀👍🏽", "ไม่เป็นไร"])
def test_what_people_write_stays_as_it_is(text: str):
    assert seen_line(text) == unicodedata.normalize("NFC", text)


@given(first=TEXTS, second=TEXTS)
def test_no_two_people_of_a_room_look_the_same(first: str, second: str):
    seating = Seating.of_names(("Anne",), (False,)).with_guest(seen_name(first) or "a").with_guest(seen_name(second) or "A")
    looks = [looks_of(guest.name) for guest in seating.guests.values()]
    assert all(looks)
    assert not any(one & other for one, other in combinations(looks, 2))


@pytest.mark.parametrize(
    ("there", "comes"),
    [
        *(("Anne", name) for name in ("\u0410nne", "\u0391nne", "anne", "ANNE", "Ann\u0435", "\U0001d400nne", "A\u0578\u0578e")),
        *(("Hugo", name) for name in ("\u041dugo", "\u0397ugo", "Hug\u043e")),
        *(("Paul", name) for name in ("\u0420aul", "P\u0430ul", "Pau1", "Pau|", "PauI")),
        ("Marie", "rnarie"),
        ("\u041e\u043b\u044f", "O\u043b\u044f"),
    ],
)
def test_who_writes_a_name_in_another_alphabet_gets_a_number(there: str, comes: str):
    assert Seating.of_names((there,), (False,)).own_name(comes) == f"{comes} 2"


DIFFERENT = ("Anne", "Anna", "Léa", "Lea", "Lia", "Hugo", "Jo", "Ио", "Zoé", "田", "由")


@pytest.mark.parametrize(("one", "other"), list(combinations(DIFFERENT, 2)))
def test_names_that_look_different_are_told_apart(one: str, other: str):
    assert Seating.of_names((one,), (False,)).own_name(other) == other
