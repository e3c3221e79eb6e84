"""The rule sheet in words, written from the rules in force: every sentence comes from the schema."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from huit.cards import JOKERS, FaceSet, faces_of, is_joker, select_faces
from huit.rules.acting import ActingCards
from huit.rules.by_players import changes, kind_of_range, ranges
from huit.rules.deed_sentences import Subject, in_words
from huit.rules.deeds import Deed
from huit.rules.families import schema_of
from huit.rules.knobs import Knob, group_title
from huit.rules.loader import is_game, load_rules, rule_names
from huit.rules.match_plans import match_plan_for
from huit.rules.rule_set import RuleSet, Value, once
from huit.rules.sheets import sheet_of
from huit.rules.words import (
    card_words,
    counted,
    lowered,
    short_names,
    told_names,
)
from huit.scores import Plan
from huit.words.grammar import capital
from huit.words.made import LANGUAGES
from huit.words.made.rules_sentences import WORDS


@dataclass(frozen=True)
class CardEffect:
    """Some cards, as they are written (``8``, ``h``, ``2s``), and the sentence about what they do in each language."""

    cards: tuple[str, ...]
    text: Mapping[str, str]


def card_effects(rules: RuleSet, *, in_full: bool = False) -> tuple[CardEffect, ...]:
    """Return the effects of the cards, one entry for all the cards that do the same, in the order of the ranks.

    What nearly all cards do the sheet tells once, of the round; *in_full* each card tells it.

    >>> [(effect.cards, effect.text["en"]) for effect in card_effects(load_rules("minimale"))][0]
    (('2',), 'makes the next player draw 2 cards and miss their turn, unless they play a 2')
    """
    alike: dict[tuple[tuple[tuple[str, Value], ...], FaceSet], FaceSet] = {}
    sheet = sheet_of(rules.family)
    for face in faces_of(rules.deck):
        # What a card says and never does is no difference.
        power = sheet.acting(rules, face)
        if power:
            key = (tuple(sorted(power.items())), sheet.refusing(rules, face))
            alike[key] = alike.get(key, 0) | 1 << face
    told = {faces: card_deeds(faces, rules) for faces in sheet.gathered(rules, tuple(alike.values()))}
    left = told if in_full else {faces: sheet.left_to_cards(rules, deeds) for faces, deeds in told.items()}
    return tuple(
        CardEffect(
            told_names(faces, rules.deck), {language: _deeds_in_words(deeds, faces, rules, language) for language in LANGUAGES}
        )
        for faces, deeds in left.items()
        if deeds
    )


def effect_sentence(faces: FaceSet, rules: RuleSet, language: str) -> str:
    """Return what *faces*, which all do the same, do: a sentence without its subject and its full stop; "" for nothing.

    >>> effect_sentence(1 << 28, load_rules("minimale"), "fr")
    'se pose sur n’importe quelle carte et permet de choisir la couleur à suivre'
    """
    return _deeds_in_words(card_deeds(faces, rules), faces, rules, language)


def card_deeds(faces: FaceSet, rules: RuleSet) -> tuple[Deed, ...]:
    """Return what *faces*, which all do the same, do.

    >>> card_deeds(1 << 4, load_rules("rien", options={"powers": {"2": {"never_last": True}}}))
    (Does(knob='never_last'),)
    """
    sheet = sheet_of(rules.family)
    return tuple(sheet.deeds(ActingCards(rules, faces, sheet.acting(rules, faces_of(faces)[0]))))


def _deeds_in_words(deeds: tuple[Deed, ...], faces: FaceSet, rules: RuleSet, language: str) -> str:
    return in_words(deeds, Subject(faces, rules.deck, language), sheet_of(rules.family).words.get(language, {}))


def summary(rules: RuleSet) -> Mapping[str, str]:
    """Return the summary of the game; of what was changed only the game that it starts from: its summary may be untrue by now.

    So too of a file of one's own that says none and would have that of its parent.

    >>> summary(load_rules("variante-7", options={"cards": 52}))["en"]
    'Based on “Version 7”.'
    """
    if not any(value is not False for key, value in rules.options.items() if key not in ("match", "by_hand")):
        parent = None if is_game(rules.id) or not rules.parent else load_rules(rules.parent)
        if parent is None or parent.abstract or parent.summary != rules.summary:
            return rules.summary
        return _based_on(parent)
    if is_game(rules.id) and rules.id not in rule_names():
        return {language: words.blank_sheet for language, words in WORDS.items()}
    return _based_on(rules)


def _based_on(rules: RuleSet) -> Mapping[str, str]:
    return {language: words.based_on(rules.name[language]) for language, words in WORDS.items()}


_IN_ALL_GAMES = "basics"
_BEFORE_PLAY = ("deal", "start")
"""The groups of knobs that are told before what holds in all games of a family."""


def notes(rules: RuleSet, language: str, *, seats: int | None = None) -> list[str]:
    """Return the sentences about the round as a whole, in its order: players, deal, play, how a match is counted.

    What the players keep by hand is not among them: it has a title of its own, as in `chapters`.

    >>> notes(load_rules("minimale"), "en")[2]
    'Each player is dealt 8 cards.'
    """
    told = chapters(rules, language, seats=seats)
    return [sentence for _, chapter in (told[:-1] if rules.by_hand else told) for sentence in chapter]


def chapters(rules: RuleSet, language: str, *, seats: int | None = None) -> list[tuple[str, list[str]]]:
    """Return the `notes` under the titles of their groups, and of what holds in all games of a family.

    >>> [title for title, _ in chapters(load_rules("minimale"), "en")]
    ['Players and deal', 'The start', 'How it is played', 'The turn', 'Announcements', 'The end', 'The count']
    """
    told = _told(rules, language, seats)
    return [(group_title(group, language), [note.text for note in chapter]) for group, chapter in told.items()]


def groups(rules: RuleSet, *, seats: int | None = None) -> list[str]:
    """Return the groups that the `chapters` are about: those of knobs, ``basics`` and ``by_hand``.

    >>> groups(load_rules("minimale"))
    ['deal', 'start', 'basics', 'turn', 'announcing', 'end', 'count']
    """
    return list(_told(rules, "en", seats))


class Row(NamedTuple):
    """One sentence of a rule sheet, and what it stands on."""

    text: str
    key: str
    """The knob that it is about, or a group of knobs where it is about several; ``powers`` where it is about cards.

    Where no knob makes it: ``players``, ``basics``, ``blocked``, ``match``, ``by_hand``.
    """
    faces: FaceSet = 0
    """The cards that it is about."""


def rows(rules: RuleSet, language: str, *, seats: int | None = None) -> list[Row]:
    """Return all rows of a rule sheet in its order: those of the cards, as `card_effects` tells them, then its `chapters`.

    >>> [row.key for row in rows(load_rules("minimale"), "en", seats=3)][:7]
    ['powers', 'powers', 'powers', 'players', 'cards', 'hand', 'clockwise']
    """
    of_cards = [Row(effect.text[language], "powers", select_faces(" ".join(effect.cards))) for effect in card_effects(rules)]
    return of_cards + [note for chapter in _told(rules, language, seats).values() for note in chapter]


@once
def _told(rules: RuleSet, language: str, seats: int | None) -> Mapping[str, Sequence[Row]]:
    """Return the notes by their groups."""
    family, own = schema_of(rules.family), sheet_of(rules.family)
    also_told, of_blocked = own.also_told, tuple(own.of_blocked_rounds(rules, language, seats))
    sheet: dict[str, list[Row]] = {}
    for group in dict.fromkeys(knob.group for knob in family.knobs.values()):
        if group not in _BEFORE_PLAY:
            sheet.setdefault(_IN_ALL_GAMES, _in_all_games(rules, language, seats))
        chapter = sheet.setdefault(group, [] if sheet else [Row(players_sentence(rules, language, seats=seats), "players")])
        for knob in (knob for knob in _in_order(family.knobs) if knob.group == group and _is_told(rules, knob)):
            texts = _sentences(rules, knob, language, seats)
            chapter += [Row(text, "blocked" if text in of_blocked else knob.name) for text in texts]
        if group in also_told:
            chapter += [Row(text, group) for text in also_told[group](rules, language, seats)]
    sheet.setdefault("count", []).append(Row(_usual_match(rules, language, seats), "match"))
    sheet["by_hand"] = [Row(sentence[language], "by_hand") for sentence in rules.by_hand]
    kept = {group: [note for note in chapter if note.text] for group, chapter in sheet.items()}
    return {group: chapter for group, chapter in kept.items() if chapter}


def _in_order(knobs: Mapping[str, Knob]) -> list[Knob]:
    """Return *knobs* in the order in which a sheet tells them."""
    told = [knob for knob in knobs.values() if not knob.told_before]
    for knob in (knob for knob in knobs.values() if knob.told_before):
        told.insert(told.index(knobs[knob.told_before]), knob)
    return told


def _in_all_games(rules: RuleSet, language: str, seats: int | None) -> list[Row]:
    """Return what holds in all games of a family, and what nearly all cards of these rules do alike."""
    of_all = sheet_of(rules.family).also_told.get(_IN_ALL_GAMES)
    basics = [Row(text, "basics") for text in schema_of(rules.family).basics.get(language, ())]
    return basics + [Row(text, _IN_ALL_GAMES + " together") for text in (of_all(rules, language, seats) if of_all else ())]


def _sentences(rules: RuleSet, knob: Knob, language: str, seats: int | None) -> tuple[str, ...]:
    """Return what the sheet says of a knob."""
    sentence = knob_sentence(rules, knob.name, language, seats=seats)
    return knob.note(rules, language, seats, sentence) if knob.note else (sentence,)


def _usual_match(rules: RuleSet, language: str, seats: int | None) -> str:
    """Return how a match is usually counted, and for how many it is; "" where none of so many players, or teams, can be."""
    plan = match_plan_for(rules)
    if plan is None:
        return ""
    numbers = rules.seats if seats is None else (seats,)
    sides = {number: rules.at("teams", seats=number) or number for number in numbers}
    fit = {number: int(plan.players[0] <= sides[number] <= plan.players[1]) for number in numbers}
    if not any(fit.values()):
        return ""
    in_teams = any(sides[number] != number for number in numbers)
    usual = lowered(plan_sentence(plan, language, players=None if seats is None else sides[seats], in_teams=in_teams))
    who = [lowered(players) for players, fits in ranges(rules.seats, changes(fit), language) if players and fits]
    return WORDS[language].usual_match(who if who and seats is None else None, usual)


def players_sentence(rules: RuleSet, language: str, *, seats: int | None = None) -> str:
    """Return for how many players the rules are, or that they are told for so many *seats*.

    >>> players_sentence(load_rules("trois-cinq-huit"), "fr"), players_sentence(load_rules("minimale"), "en")
    ('À trois joueurs.', 'For two to ten players.')
    """
    least, most = (rules.seats[0], rules.seats[-1]) if seats is None else (seats, seats)
    return WORDS[language].for_players(kind_of_range(least, most), counted(least, language), counted(most, language))


def _is_told(rules: RuleSet, knob: Knob) -> bool:
    """Tell whether the sheet has a sentence about *knob*, given all the others."""
    silent = knob.in_head or rules.knobs[knob.name] == knob.unsaid or any(_is_on(rules, other) for other in knob.told_by)
    return not silent and all(_is_on(rules, other) for other in knob.needs)


def _is_on(rules: RuleSet, name: str) -> bool:
    """Tell whether a knob is neither off, nor 0, nor a list of cards that the pack has not."""
    knob, value = schema_of(rules.family).knobs[name], rules.knobs[name]
    return bool(knob.code(value, rules.deck) if knob.kind == "faces" else value)


def knob_sentence(rules: RuleSet, name: str, language: str, *, seats: int | None = None) -> str:
    """Return the sentence about one knob of the round; numbers that change with the players are told for each."""
    knob, value = schema_of(rules.family).knobs[name], rules.knobs[name]
    if name == "packs" and value:
        value = _packs_given(rules) if seats is None else rules.packs(seats=seats)
    if isinstance(value, Mapping):
        if seats is not None:
            return knob.sentence(language, rules.at(name, seats=seats))
        by_players = [(players, knob.sentence(language, number)) for players, number in ranges(rules.seats, value, language)]
        return " ".join(f"{players}, {lowered(one)}" if players else one for players, one in by_players if one)
    if knob.kind == "faces":
        words = card_words(knob.code(value, rules.deck), rules.deck, language)
        return knob.sentence(language, value, cards=", ".join(words)) if words else ""
    return knob.sentence(language, value)


def _packs_given(rules: RuleSet) -> Mapping[int, int] | int:
    """Return how many packs there are by the rules: what an option asks for at least (DI-03) goes before what they give."""
    given: Any = rules.knobs["packs"]
    least = rules.at("packs_least", seats=rules.seats[0])
    if not isinstance(given, Mapping):
        return given and max(given, least)
    packs: dict[int, int] = {players: max(given[players], least) for players in given}  # type: ignore[misc]
    return packs if len(set(packs.values())) > 1 else max(packs.values())


@dataclass(frozen=True)
class Difference:
    """One thing in which two rule sheets differ, by language."""

    key: str
    """What of a rule file it is: ``hand``, ``powers.7``."""
    text: Mapping[str, str]
    short: Mapping[str, str]
    """The text without what was there before."""


class _Change(NamedTuple):
    """A `Difference` in one language."""

    key: str
    text: str
    short: str


def differences(rules: RuleSet, before: RuleSet) -> tuple[Difference, ...]:
    """Return in what *rules* differ from *before*: the round, then the cards, what they count, and the match.

    >>> change, = differences(load_rules("minimale", options={"hand": 5}), load_rules("minimale"))
    >>> change.key, change.short["en"]
    ('hand', 'Each player is dealt 5 cards.')
    """
    changes_of = {language: list(_changes(rules, before, language)) for language in LANGUAGES}
    return tuple(
        Difference(
            alike[0].key,
            {language: change.text for language, change in zip(LANGUAGES, alike, strict=True)},
            {language: change.short for language, change in zip(LANGUAGES, alike, strict=True)},
        )
        for alike in zip(*changes_of.values(), strict=True)
    )


def differences_told(rules: RuleSet, before: RuleSet, language: str) -> list[str]:
    """Return in what *rules* differ from *before*, in words, a sentence for each difference.

    >>> differences_told(load_rules("minimale", options={"hand": 5, "maou": True}), load_rules("minimale"), "en")[0]
    'Each player is dealt 5 cards. (Before: each player is dealt 8 cards.)'
    """
    return [change.text for change in _changes(rules, before, language)]


def _changes(rules: RuleSet, before: RuleSet, language: str) -> Iterator[_Change]:
    yield from _round_differences(rules, before, language)
    yield from _card_differences(rules, before, language)
    yield from _point_differences(rules, before, language)
    if rules.match != before.match:
        yield _now_and_before("match", match_sentence(rules, language), match_sentence(before, language), language)


def _round_differences(rules: RuleSet, before: RuleSet, language: str) -> Iterator[_Change]:
    changed = [name for name in schema_of(rules.family).knobs if rules.knobs[name] != before.knobs.get(name)]
    for name in changed:
        told_by = schema_of(rules.family).knobs[name].told_by
        if any(other in changed and _is_on(rules, other) for other in told_by):
            continue
        now, then = (_first_sentence(one, name, language) if _is_in_force(one, name) else "" for one in (rules, before))
        if now != then and (now or _is_in_force(rules, name)):
            yield _now_and_before(name, now or _nothing(rules, name, language), then, language)
        elif not now and not then:
            yield from _told_beside(rules, before, name, set(changed), language)


def _told_beside(rules: RuleSet, before: RuleSet, name: str, changed: set[str], language: str) -> Iterator[_Change]:
    """Yield what a knob without a sentence of its own changes in that of another of its group, as drawing freely in `draws`."""
    knobs = schema_of(rules.family).knobs
    others = [other for other, knob in knobs.items() if knob.group == knobs[name].group and other not in changed]
    for other in others:
        if _is_in_force(rules, other) and _is_in_force(before, other):
            now, then = (_first_sentence(one, other, language) for one in (rules, before))
            if now and then and now != then:
                yield _now_and_before(name, now, then, language)
                return


def _nothing(rules: RuleSet, name: str, language: str) -> str:
    """Return what it means that a number is 0, where the sheet says nothing of it; "" where nothing is said of that either."""
    knob, value = schema_of(rules.family).knobs[name], rules.knobs[name]
    is_on = any(value.values()) if isinstance(value, Mapping) else bool(value)
    return "" if is_on else knob.said("none", language)


def _first_sentence(rules: RuleSet, name: str, language: str, seats: int | None = None) -> str:
    """Return the first of what the sheet says of a knob: the others tell of more than its own value."""
    return next(iter(_sentences(rules, schema_of(rules.family).knobs[name], language, seats)), "")


def _is_in_force(rules: RuleSet, name: str) -> bool:
    """Tell whether the value of a knob changes anything, given all the others."""
    knob = schema_of(rules.family).knobs.get(name)
    return knob is not None and all(_is_on(rules, other) for other in knob.needs)


def _now_and_before(key: str, now: str, then: str, language: str) -> _Change:
    """Return a sentence and the one in its place before; either may be empty."""
    words = WORDS[language]
    if not now:
        now, then = words.no_longer(lowered(then)), ""
    return _Change(key, words.before(now, lowered(then).removesuffix(".")) if then else now, now)


def _card_differences(rules: RuleSet, before: RuleSet, language: str) -> Iterator[_Change]:
    """Yield what cards do otherwise, those that change alike together; of cards new to the pack, only what they do now."""
    changed: dict[tuple[object, ...], FaceSet] = {}
    for face in faces_of(rules.deck):
        was = bool(before.deck & 1 << face)
        now, then = (tuple(sorted(one.power(face).items())) for one in (rules, before))
        if now != (then if was else ()):
            key = (is_joker(face), was, now, then)
            changed[key] = changed.get(key, 0) | 1 << face
    for faces in changed.values():
        now = effect_sentence(faces, rules, language)
        then = effect_sentence(faces, before, language) if faces & before.deck else ""
        if now != then:
            cards = card_words(faces, rules.deck, language)
            sentence = WORDS[language].cards_do(cards, lowered(now) or None)
            yield _now_and_before(f"powers.{key_of(faces, rules.deck)}", sentence, then, language)


def key_of(faces: FaceSet, deck: FaceSet) -> str:
    """Return how a rule file names *faces*, which are jokers or hold none."""
    return "joker" if faces == deck & JOKERS else " ".join(short_names(faces, deck))


def _point_differences(rules: RuleSet, before: RuleSet, language: str) -> Iterator[_Change]:
    """Yield what cards count otherwise, where hands are counted."""
    points = schema_of(rules.family).points
    if points is None or not all(schema_of(one.family).counts_hands(one) for one in (rules, before)):
        return
    changed: dict[tuple[int, int, int], FaceSet] = {}
    for face in faces_of(rules.deck):
        key = (is_joker(face), rules.points.get(face, 0), before.points.get(face, 0))
        if key[1] != key[2]:
            changed[key] = changed.get(key, 0) | 1 << face
    for (_, now, then), faces in changed.items():
        worth, was = (points.sentence(language, number) or None for number in (now, then))
        sentence = WORDS[language].cards_count(card_words(faces, rules.deck, language), worth, was)
        yield _Change(f"points.{key_of(faces, rules.deck)}", sentence, sentence)


def match_sentence(rules: RuleSet, language: str, *, seats: int | None = None) -> str:
    """Return how a match is counted; "" where a round stands by itself.

    >>> match_sentence(load_rules("minimale"), "en")
    'Points left in hand; the match ends at 100, the lowest wins.'
    """
    plan = match_plan_for(rules)
    return "" if plan is None else plan_sentence(plan, language, players=seats)


def plan_sentence(plan: Plan, language: str, *, players: int | None = None, in_teams: bool = False) -> str:
    """Return how *plan* counts a match of so many players or teams.

    >>> from huit.scores import plan_named
    >>> plan_sentence(plan_named("negatif", target=50), "en")
    'Points left in hand; the match ends at 50, the lowest wins.'
    """
    sentence = plan.text(language, players=players, in_teams=in_teams)
    sentence = capital(sentence) + "."
    if plan.columns == 1 or plan.target is None:
        return sentence
    return f"{sentence} {WORDS[language].columns(plan.target, plan.grows_to > plan.columns)}"


def own_sentence(rules: RuleSet, key: str, language: str, *, seats: int | None = None) -> str:
    """Return what *key*, a knob or a section that people chose beside the named options, makes of *rules*; "" if nothing is said.

    >>> own_sentence(load_rules("monclar", options={"hand": 5}), "hand", "en")
    'Each player is dealt 5 cards.'
    >>> own_sentence(load_rules("minimale", options={"powers": {"J": {"skips": 1}}}), "powers", "fr")
    'valet\xa0: fait passer son tour au joueur suivant.'
    """
    if key in schema_of(rules.family).knobs:
        return _first_sentence(rules, key, language, seats)
    if not is_game(rules.id):
        # A room may play by rules whose file is gone.
        return ""
    changed = differences(rules, load_rules(rules.id))
    return "\n".join(change.text[language] for change in changed if change.key.startswith(key))
