"""The rule sheet in words: what one needs at a real table, from what goes on what to what is counted."""

import re

import pytest

from huit.cards import faces_of
from huit.rules import load_rules, rule_names
from huit.rules.families import schema_of
from huit.rules.match_plans import plans_fitting
from huit.rules.prose import card_effects, knob_sentence, notes
from huit.rules.words import counted

SHEDDING = [name for name in rule_names() if load_rules(name).family == "shedding"]


@pytest.mark.parametrize("name", SHEDDING)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sheet_says_how_one_plays_ends_and_counts(name: str, language: str):
    rules = load_rules(name)
    for seats in rules.seats:
        told = " ".join(notes(rules, language, seats=seats))
        assert ("même valeur" if language == "fr" else "same rank") in told
        assert ("joker" in told) == bool(rules.knobs["jokers"])
        counted = any(rules.points.get(face) for face in faces_of(rules.deck))
        assert bool(re.search(r"[.] (L’|Le |La |Les |The )[^.]*(compte|comptent|count|counts) ", told)) == counted
        teams = rules.at("teams", seats=seats)
        assert ("équipe gagne" in told or "team wins" in told) == bool(teams)
        assert bool(re.search("gagne, et la manche finit|wins, and the round ends", told)) == (
            not teams and (rules.knobs["goes_on"] == "first_out" or seats == 2)
        )


def test_a_sheet_that_counts_says_who_wins_a_blocked_round():
    """G-05: fewest cards, then fewest points, equals together; G-19: who is out already; LH-37: teams compare their points."""
    told = "In a blocked round, whoever has the fewest cards wins; if equal, whoever’s cards count least; if still equal,"
    assert f"{told} they win together." in notes(load_rules("minimale"), "en")
    for name in SHEDDING:
        rules = load_rules(name)
        for seats in rules.seats:
            told = " ".join(notes(rules, "fr", seats=seats))
            teams = bool(rules.at("teams", seats=seats))
            assert ("Par équipes, une manche bloquée revient" in told) == teams
            assert ("Dans une manche bloquée, celui qui" in told) == (not teams and not rules.knobs["countdown"])
            # At two nobody can be out of a round that goes on.
            places = not teams and rules.knobs["goes_on"] != "first_out" and seats > 2
            assert ("celui qui est sorti le premier gagne\u00a0; si personne n’est sorti, " in told) == places


@pytest.mark.parametrize(("seats", "scores"), [(2, (50, 0)), (3, (50, 20, 0)), (4, (50, 20, 10, 0)), (6, (50, 20, 10, 0, 0, 0))])
def test_a_sheet_says_what_so_many_score_for_their_places(seats: int, scores: tuple[int, ...]):
    """PT-01, G-19: as `score` counts a round of which all but the last one are out."""
    told = next(note for note in notes(load_rules("les-ulis"), "en", seats=seats) if "scores 50" in note)
    named = [int(number) for number in re.findall(r"\d+", told)]
    assert named == [points for points in scores if points]
    assert told.endswith("score nothing." if scores.count(0) > 1 else "scores nothing.")


def test_a_sheet_says_that_winners_of_a_blocked_round_share_its_points():
    """LH-34: equally, and a remainder goes to nobody; at two a tie is worth nothing."""
    shared = "they win together and share those points equally (any remainder is lost)."
    for seats in (2, 3, 5):
        told = " ".join(notes(load_rules("les-huit"), "en", seats=seats))
        assert (shared in told) == (seats != 2)


def test_a_sheet_says_of_cards_that_count_nothing_beside_others_that_count():
    """The 2 to 6 of a larger pack, where the game gives points to the cards from 7 to ace."""
    assert "The other cards count nothing." in notes(load_rules("mau-mau", options={"cards": 52}), "en")
    assert "The other cards count nothing." not in notes(load_rules("mau-mau"), "en")


def test_what_each_card_costs_is_worked_out_by_hand():
    """PT-02: face value from 3 to 9, the 7 too, where it does nothing; 2, 10 and jack 20, queen and king 10, ace and 8 50."""
    assert notes(load_rules("minimale"), "fr")[-2] == (
        "Les 3, 4, 5, 6, 7 et 9 comptent leur valeur\u00a0; la dame et le roi, 10 points\u00a0; le 2, le 10 et le valet,"
        " 20 points\u00a0; l’as et le 8, 50 points."
    )
    assert "Les 7 et 9 comptent leur valeur\u00a0; la dame et le roi, 10 points" in notes(load_rules("courte-amicale"), "fr")[-2]


def test_cards_put_back_go_where_the_source_puts_them():
    """BL-05: under the stock; LH-13: into the middle."""
    told = notes(load_rules("deux-jeux"), "fr")
    assert "La carte remise va sous la pioche." in told
    assert not any("milieu" in sentence for sentence in told)
    assert "La carte remise va au milieu de la pioche." in notes(load_rules("les-huit"), "fr")


def test_to_jump_in_takes_two_packs_in_words_and_in_fact():
    """DI-03, also where the rules give one pack to so many players, or an option asks for one (KP-01, BL-01)."""
    for name, options in [("demi-paquet", {}), ("deux-jeux", {"un-seul-jeu": True}), ("monclar", {})]:
        rules = load_rules(name, options={"a-la-volee": True} | options)
        for seats in rules.seats:
            assert rules.packs(seats=seats) >= 2
            assert not any("1 paquet" in sentence for sentence in notes(rules, "fr", seats=seats))


def test_hands_by_players_leave_the_dealer_nothing_to_choose():
    """DI-01 where W8-05 would let the dealer choose."""
    told = notes(load_rules("man-et-resta", options={"mains-selon-les-joueurs": True}), "fr", seats=3)
    assert "Chacun reçoit 8 cartes." in told
    assert not any("donneur choisit" in sentence for sentence in told)


def test_with_two_packs_the_hands_of_two_packs():
    """DI-01: 15 cards for two players, 12 for three, 9 for four."""
    rules = load_rules("minimale", options={"mains-selon-les-joueurs": True, "deux-paquets": True})
    assert [rules.hand(seats=seats) for seats in (2, 3, 4)] == [15, 12, 9]


def test_what_goes_on_a_joker():
    """W10-03: once the three cards are drawn, any card; on one that is another card, or calls a suit, what goes on that."""
    for name, told in (("paradox-hech", True), ("les-ulis", False), ("huit-cochon", False)):
        effects = [effect.text["en"] for effect in card_effects(load_rules(name)) if effect.cards == ("Xb", "Xr")]
        assert [effect.endswith("Once the attack is over, any card can be played on it") for effect in effects] == [told]
    plain = load_rules("rien", options={"jokers": True, "play_limit": 300})
    assert "Any card can be played on a joker." in notes(plain, "en")


def test_a_last_card_that_obliges_to_play_again_is_told_of():
    """G-09."""
    effects = {effect.cards: effect.text["fr"] for effect in card_effects(load_rules("minimale"))}
    assert effects["T",] == "oblige à rejouer (en dernière carte, à piocher)"


def test_a_starter_that_opens_a_run_does_nothing_else():
    """L8-12, BH-02: the first player has the run, and the direction stays; others act as if the dealer had played them."""
    for name in ("le-8", "bande-des-huit"):
        told = notes(load_rules(name), "en")
        said = (
            "But if it is an ace, all it does is this: the first player may play any number of their cards of that suit at once."
        )
        assert said in told
    rules = load_rules("le-8", options={"starter_buried": ["A", "Xr"]})
    told = notes(rules, "fr")
    assert not any("Mais si c’est" in sentence for sentence in told)
    buried = "Si la première carte est un as ou un joker coloré, elle est remise dans la pioche, et l’on retourne la suivante."
    assert buried in told


def test_with_several_packs_there_are_more_than_four_of_a_rank():
    """W6-06: at four players 64 cards are dealt, and eight 8s are there."""
    told = notes(load_rules("variante-6"), "fr", seats=4)
    assert "On joue avec deux paquets de 32 cartes, du 7 à l’as." in told
    assert "Celui qui tient quatre 8 gagne en les montrant, à son tour." in told
    either = notes(load_rules("variante-6", options={"wins_held": "8 Ah"}), "fr")
    assert "Celui qui tient quatre cartes parmi les as de cœur et les 8 gagne en les montrant, à son tour." in either


def test_what_the_cards_of_danish_do_to_each_other():
    """DA-12: a 3 on nothing is a 3, and several on an 8 skip as many; DA-13: the ways out of a 6, and the top one counts."""
    effects = {effect.cards: effect.text["fr"] for effect in card_effects(load_rules("danish"))}
    assert effects["3",].endswith("Sur un tas vide, c’est un 3. Plusieurs sur un 8 font passer autant de tours")
    assert effects["6",].endswith("(de celle du dessus, si l’on en a posé plusieurs), à moins de poser un 2, un 3 ou un 10")


def test_a_bonus_below_nothing_has_a_minus_sign():
    """W9-05: not a hyphen, which a reader aloud passes over."""
    assert "Le gagnant marque \u221210 points." in notes(load_rules("derniere-carte"), "fr")


FIRST = {"fr": ("On met de côté quatre cartes", "L’annonceur"), "en": ("The kitty of four cards", "The announcer")}


def test_what_a_sheet_of_tricks_calls_by_a_name_is_told_first():
    """The kitty is set aside, and a target is one, before anything is said of them; S3-13: to each what they lost at most."""
    for language, names in (("fr", ("chien", "obligation")), ("en", ("kitty", "target"))):
        told = notes(load_rules("trois-cinq-huit"), language)
        for name, first in zip(names, FIRST[language], strict=True):
            assert next(said for said in told if name in said).startswith(first)
    french = " ".join(notes(load_rules("trois-cinq-huit"), "fr"))
    assert "à chacun au plus autant que celui-ci en a perdu. Il donne d’abord toutes les cartes. Pour chacune" in french


@pytest.mark.parametrize("role", ["announcer", "third", "dealer"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_target_is_told_and_forbids_nothing(role: str, number: int):
    """« L’obligation est de un au plus », and a target of nothing that was told as a ban on taking tricks."""
    for end in ("makes", "least"):
        others = [f"{other}_{end}" for other in ("announcer", "third", "dealer") if other != role]
        options = {f"{role}_{end}": number, others[0]: 8, others[1]: 8 - number}
        for language in ("fr", "en"):
            told = notes(load_rules("trois-cinq-huit", options=options), language)
            assert not any(re.search(r"de un\b|ne peut en faire|ne doit (?:en )?faire|may not|1 tricks?", said) for said in told)
            assert sum(("obligation" if language == "fr" else "target") in said for said in told) >= 4


@pytest.mark.parametrize("points", [1, 5])
def test_a_match_of_danish_adds_up_what_the_winner_scores(points: int):
    """DA-10: one point each said the match, where the winner scores five."""
    for language in ("fr", "en"):
        told = notes(load_rules("danish", options={"winner_points": points}), language)
        assert any("un point" in said or "a point" in said for said in told) == (points == 1)


def test_four_jokers_are_called_by_one_name():
    """W6-06, of jokers: both kinds, or one of them where the pack has both."""
    both = load_rules("rien", options={"packs_least": 2, "jokers": 2, "wins_held": ["joker"]})
    assert "Whoever holds four jokers wins by showing them on their turn." in notes(both, "en")
    red = load_rules("rien", options={"jokers": 4, "packs_least": 2, "wins_held": ["Xr"]})
    assert "Celui qui tient quatre jokers colorés gagne en les montrant, à son tour." in notes(red, "fr")


@pytest.mark.parametrize("name", rule_names())
def test_two_numbers_of_players_that_follow_each_other_are_a_choice(name: str):
    """« De deux à trois joueurs » holds nothing in between."""
    for option in ({}, *({choice: True} for choice in load_rules(name).choices)):
        for language, between in (("fr", r"[Dd]e (\w+) à (\w+) joueurs"), ("en", r"(?:For|[Ww]ith) (\w+) to (\w+) players")):
            for said in notes(load_rules(name, options=option), language):
                numbers = [counted(number, language) for number in range(11)]
                for least, most in re.findall(between, said):
                    assert numbers.index(most) > numbers.index(least) + 1, said


def test_three_or_four_players():
    rules = load_rules("rien", options={"seats_max": 3, "hand": {2: 7, 3: 5}})
    assert notes(rules, "fr")[0] == "À deux ou trois joueurs."
    rules = load_rules("rien", options={"seats_max": 6, "hand": {2: 7, 3: 6, 5: 5}})
    assert any(
        "With two players, each player is dealt 7 cards; with three or four players, 6; with five or more players, 5." in said
        for said in notes(rules, "en")
    )


@pytest.mark.parametrize("name", rule_names())
def test_a_source_is_named_in_no_language_of_ours(name: str):
    """`huit rules show` prints it in both: a title, and where it stands."""
    assert not re.search(r"d’après|\boù\b| ou | or |après|règles| and |\bfrom\b", load_rules(name).source)


@pytest.mark.parametrize("name", rule_names())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_note_is_a_sentence(name: str, language: str):
    for told in notes(load_rules(name), language):
        assert re.match(r"[A-ZÀÉ0-9]", told), told
        assert told.endswith("."), told
        assert "  " not in told
        assert ".." not in told


@pytest.mark.parametrize("name", rule_names())
def test_who_reads_the_round_from_above_is_dealt_cards_before_they_play_them(name: str):
    rules = load_rules(name)
    family, told = schema_of(rules.family), notes(rules, "fr")
    first = told.index(family.basics["fr"][0])
    of_the_deal = [knob_sentence(rules, knob.name, "fr") for knob in family.knobs.values() if knob.group in ("deal", "start")]
    assert [sentence for sentence in told[first:] if sentence in of_the_deal] == []
    assert first > 1


def test_cards_that_count_alike_are_told_together():
    """A 5 that counts five like the other small cards is not told apart as a card that counts its face value."""
    assert (
        "The 2, 3, 4, 5, 6, 7 and 9 count 5 points; the 10, jack, queen and king, 10 points"
        in notes(load_rules("vandatta"), "en")[-2]
    )


def test_the_last_with_cards_has_lost_where_play_goes_on_for_places():
    """SH-11; DA-10 only by choice."""
    lost = "The last player with cards has lost."
    told = [notes(load_rules(name, options=options), "en") for name, options in (("shithead", {}), ("danish", {}))]
    assert [lost in sheet for sheet in told] == [True, False]
    assert lost in notes(load_rules("danish", options={"goes_on": "places"}), "en")
    assert lost not in notes(load_rules("shithead", options={"goes_on": "first_out"}), "en")


def test_a_round_of_danish_may_count_nothing():
    """SH-11: there is then no match."""
    assert "No points are counted." in notes(load_rules("shithead"), "en")
    assert plans_fitting(load_rules("shithead")) == ()
    assert [plan.id for plan in plans_fitting(load_rules("shithead", options={"winner_points": 1}))] == ["danish"]
