"""In what two rule sets differ, in words: for the page that composes rules, the vote at a table, and `huit rules show`."""

import re

import pytest

from huit.rules import load_rules, rule_names
from huit.rules.families import schema_of
from huit.rules.prose import differences, differences_told, notes


def _told(options: dict[str, object], language: str = "fr", name: str = "minimale") -> dict[str, str]:
    changed = differences(load_rules(name, options=options), load_rules(name))
    return {change.key: change.text[language] for change in changed}


def test_each_difference_has_its_key_and_both_sentences():
    told = _told({"hand": 5, "powers": {"7": {"skips": 1}, "Kh": {"draw": 3}, "T": {"plays_again": False}}, "points": {"8": 20}})
    assert told == {
        "hand": "Chacun reçoit 5 cartes. (Avant\u00a0: chacun reçoit 8 cartes.)",
        "powers.7": "7\u00a0: fait passer son tour au joueur suivant.",
        "powers.T": told["powers.T"],
        "powers.Kh": told["powers.Kh"],
        "points.8": "8\u00a0: 20 points (avant\u00a0: 50 points).",
    }
    assert told["powers.T"].startswith("10\u00a0: plus d’effet. (Avant\u00a0: ")
    assert told["powers.Kh"].startswith("roi de cœur\u00a0: fait piocher 3 cartes")


def test_what_no_longer_holds_is_said():
    assert _told({"knocks": False}, "en") == {"knocks": "No longer: you may also knock three times on the table, without a word."}
    assert "n’a plus" not in _told({"announces": False})["announces"][:10]


@pytest.mark.parametrize("name", rule_names())
def test_what_is_off_now_is_said_as_people_say_it(name: str):
    """“No longer: with four players: played in two teams”: of what has a sentence for nothing, that is said."""
    for option in load_rules(name).choices:
        rules, before = load_rules(name, options={option: True}), load_rules(name)
        for change in differences(rules, before):
            knob = schema_of(rules.family).knobs.get(change.key)
            assert not re.search(r"\d,? joueurs\s?:|players:", change.text["fr"] + change.text["en"])
            if knob is not None and knob.said("none", "en"):
                assert not change.text["en"].startswith("No longer"), change.text["en"]
    assert _told({"teams": 0}, "en", "les-huit")["teams"].startswith("Everyone plays for themselves. (Before: with four")
    assert _told({"seats_max": 4}, "fr")["seats_max"].startswith("On joue à quatre au plus.")


def test_points_of_nothing_are_told():
    """“8:  (before: 50 points)”."""
    assert _told({"points": {"8": 0}})["points.8"] == "8\u00a0: plus de points (avant\u00a0: 50 points)."
    assert _told({"points": {"8": 0}}, "en")["points.8"] == "8: no points any more (before: 50 points)."
    (told,) = (
        change.text["en"] for change in differences(load_rules("minimale"), load_rules("minimale", options={"points": {"8": 0}}))
    )
    assert told == "8: 50 points (before: no points)."


def test_what_goes_on_after_a_colon_begins_small():
    told = _told({"powers": {"joker": {"skips": 1}}}, "en", "huit-cochon")["powers.joker"]
    assert told.startswith("joker: can be played on any card")
    assert "(Before: can be played on any card" in told


def test_what_another_change_tells_is_not_told_twice():
    """HC-08: « Dernière carte » is said before the last card but one, and what only follows from it is left out."""
    told = [difference.key for difference in differences(load_rules("huit-cochon"), load_rules("les-huit"))]
    assert "called" in told
    assert "announces" not in told


def test_cards_that_are_new_to_the_pack_did_nothing_before():
    told = _told({"jokers": 2, "powers": {"joker": {"wild": True, "skips": 1}}}, "en", "rien")["powers.joker"]
    assert told.startswith("joker: can be played on any card")
    assert "Before" not in told


@pytest.mark.parametrize(
    ("game", "late", "said"),
    [
        ("huit-cochon", True, None),
        ("le-8", False, "No longer: a late announcement counts, even as you play the last card."),
        (
            "carte-et-maou",
            False,
            "A late announcement does not count. (Before: a late announcement counts until the last card is played.)",
        ),
    ],
)
def test_until_when_a_late_word_counts(game: str, late: bool, said: str | None):
    """HC-08, L8-06: never where forgetting costs at once; nobody says « Contre-carte » where it is paid with the last card."""
    assert _told({"late_say": late}, "en", game).get("late_say") == said


def test_how_many_packs_and_cards_there_are_now_is_one_sentence():
    told = _told({"packs": {2: 1, 5: 2, 8: 3}, "hand_two_packs": {2: 15, 3: 12}}, "en")
    assert told["packs"].startswith("Played with one pack; with five to seven players, two; with eight or more players, three.")
    assert told["hand_two_packs"] == (
        "With two packs or more and two players, each player is dealt 15 cards; with three or more players, 12."
    )


def test_points_and_match_are_told_where_they_are_counted():
    told = _told({"match": {"plan": "negatif", "target": 50}}, "en")
    assert told["match"].startswith("Points left in hand; the match ends at 50, the lowest wins. (Before: points left in hand; ")
    assert "points.8" not in _told({"count": "none", "points": {"8": 20}})


def test_drawing_at_will_is_told_where_several_cards_are_drawn():
    """The sentence of `draws` says it then, and `draws` has not changed."""
    several = {"draws": 3, "drawn_card": "may_be_played"}
    before = load_rules("minimale", options=several)
    freely = load_rules("minimale", options=several | {"draws_freely": True})
    for rules, other in ((freely, before), (before, freely)):
        (change,) = differences(rules, other)
        assert change.key == "draws_freely"
        assert change.short["en"] in notes(rules, "en")
        assert change.text["en"] != change.short["en"]


def test_rules_do_not_differ_from_themselves():
    for name in rule_names():
        assert differences(load_rules(name), load_rules(name)) == ()


@pytest.mark.parametrize("name", rule_names())
def test_what_a_version_changes_is_told_in_words_only(name: str):
    """Never a raw key, nor the letters T J Q K for cards."""
    rules = load_rules(name)
    for option in ({}, *({choice: True} for choice in rules.choices)):
        asked = load_rules(name, options=option)
        before = load_rules(rules.parent) if rules.parent and not option else rules
        for language in ("fr", "en"):
            for sentence in differences_told(asked, before, language):
                assert not re.search(r"\b[TJQK]\b|_|=", sentence), sentence
        assert len(differences_told(asked, before, "fr")) >= bool(option)
