"""Rule sheets for the page: rules in words, options, and match plans."""

from collections.abc import Iterable
from typing import Any

from huit.cards import JOKERS, face_name, faces_of, rank_of
from huit.players.player import levels_for
from huit.rooms.before_deal import hand_sizes
from huit.rooms.match import MatchRequest
from huit.rules import RuleSet
from huit.rules.match_plans import match_plan_for, plans_fitting
from huit.rules.prose import card_effects, chapters, differences, groups, own_sentence, summary
from huit.scores import PLANS
from huit.server.told.answers import (
    Chapter,
    Effect,
    GameInShort,
    GameSheet,
    HandSizes,
    OptionInShort,
    OptionTexts,
    PlanInShort,
    PlanView,
    RuleChange,
    RuleOption,
)
from huit.words.made import LANGUAGES

_MOST_SHOWN = 5


def rule_sheet(rules: RuleSet, *, seats: int | None = None, title: str = "") -> GameSheet:
    """Return the sheet of *rules*, options included, called *title*; with *seats*, its sentences are for so many players."""
    told = [_chapter(said) for said in zip(*(chapters(rules, language, seats=seats) for language in LANGUAGES), strict=True)]
    return GameSheet(
        **_in_short(rules, seats, title),
        options=tuple(
            RuleOption(name=option.name, text=dict(option.text), excludes=list(option.excludes))
            for option in rules.choices.values()
        ),
        effects=_effects(rules),
        notes=[note for _, notes in told for note in notes],
        chapters=[
            Chapter(title, len(notes), about) for about, (title, notes) in zip(groups(rules, seats=seats), told, strict=True)
        ],
    )


def _in_short(rules: RuleSet, seats: int | None = None, title: str = "") -> dict[str, Any]:
    """Return what a list of games and a sheet both say of *rules*: nothing that takes long to tell."""
    plan = match_plan_for(rules)
    return {
        "id": rules.id,
        "family": rules.family,
        "shelf": rules.shelf,
        "name": dict(rules.name),
        "summary": dict(summary(rules)),
        "title": title,
        "source": rules.source,
        "seats": (rules.seats[0], rules.seats[-1]),
        "own": _own(rules, seats),
        "counts": bool(plans_fitting(rules)),
        "match": None if plan is None else MatchRequest(plan.id, plan.target),
        "plans": [fitting.id for fitting in plans_fitting(rules)],
        "teams": {str(number): teams for number in rules.seats if (teams := rules.at("teams", seats=number))},
        "hand": _hands(rules, seats or rules.seats[0]),
        "cut": bool(rules.at("cut", seats=2)),
        "cards": (rules.deck & ~JOKERS).bit_count(),
        "jokers": rules.at("jokers", seats=2),
        "levels": list(levels_for(rules.family)),
        "acting": acting_in_short(rules),
        "mood": rules.mood,
    }


def acting_in_short(rules: RuleSet) -> list[str]:
    """Return some of the cards that act, one of a rank and of one suit after another: those of which there is most to say.

    >>> from huit.rules import load_rules
    >>> acting_in_short(load_rules("monclar")), acting_in_short(load_rules("trois-cinq-huit"))
    (['8c', 'Ad', 'Jh', 'Ts', '9c'], [])
    """
    acting = [face for face in faces_of(rules.deck) if rules.power(face)]
    ranks = {rank_of(face): [other for other in acting if rank_of(other) == rank_of(face)] for face in reversed(acting)}
    most = sorted(ranks.values(), key=lambda faces: -max(len(rules.power(face)) for face in faces))[:_MOST_SHOWN]
    return [face_name(faces[place % len(faces)]) for place, faces in enumerate(most)]


def effects_in_full(rules: RuleSet) -> list[Effect]:
    """Return all that each card does, even what a sheet tells once of nearly all of them.

    >>> from huit.rules import load_rules
    >>> switch = load_rules("switch")
    >>> len(rule_sheet(switch).effects), len(effects_in_full(switch))
    (4, 5)
    """
    return _effects(rules, in_full=True)


def _effects(rules: RuleSet, *, in_full: bool = False) -> list[Effect]:
    return [Effect(list(effect.cards), dict(effect.text)) for effect in card_effects(rules, in_full=in_full)]


def in_short(rules: RuleSet, language: str) -> GameInShort:
    """Return what a list of games says of a game, with its summary in *language*.

    >>> from huit.rules import load_rules
    >>> in_short(load_rules("monclar"), "fr").name["fr"]
    'Variante de Monclar'
    """
    fields = _in_short(rules)
    fields["summary"] = dict.fromkeys(LANGUAGES, "") | {language: fields["summary"][language]}
    # A list names the sources of the games of ours alone: those from abroad stand on a shelf of their own.
    fields["source"] = "" if rules.shelf else rules.source
    options = tuple(OptionInShort(name=option.name, excludes=list(option.excludes)) for option in rules.choices.values())
    return GameInShort(**fields, options=options)


def option_texts(games: Iterable[RuleSet]) -> OptionTexts:
    """Return the sentences of all options.

    >>> from huit.rules import load_rules
    >>> option_texts([load_rules("minimale")]).games["minimale"]["maou"]["en"]
    'To go out, say “Maou” as you play your last card.'
    """
    return OptionTexts(
        {rules.id: {option.name: dict(option.text) for option in rules.choices.values()} for rules in games if rules.choices}
    )


def _chapter(said: Iterable[tuple[str, list[str]]]) -> tuple[dict[str, str], list[dict[str, str]]]:
    """Return the title and the notes of a chapter, each by language, from those in every language."""
    titles, notes = zip(*said, strict=True)
    return _by_language(titles), [_by_language(each) for each in zip(*notes, strict=True)]


def _by_language(texts: Iterable[str]) -> dict[str, str]:
    """Return *texts*, one in every language, by language."""
    return dict(zip(LANGUAGES, texts, strict=True))


def _own(rules: RuleSet, seats: int | None) -> dict[str, dict[str, str]]:
    """Return sentences about the knobs that differ from the game without being one of its named options."""
    keys = [key for key in rules.options if key not in rules.choices]
    sentences = {key: {language: own_sentence(rules, key, language, seats=seats) for language in LANGUAGES} for key in keys}
    return {key: text for key, text in sentences.items() if all(text.values())}


def _hands(rules: RuleSet, seats: int) -> HandSizes | None:
    sizes = hand_sizes(rules, seats=seats)
    return HandSizes(sizes[0], sizes[-1]) if sizes else None


def plan_views() -> list[PlanView]:
    """Return all match plans as they are sent to the page."""
    return [
        PlanView(
            id=plan.id,
            text={language: plan.text(language) for language in LANGUAGES},
            target=plan.target,
            target_by_players=plan.target_by_players,
            wins=plan.wins,
            columns=plan.columns,
            grows_to=plan.grows_to,
            rounds=plan.rounds,
            adds_up_to_nothing=plan.adds_up_to_nothing,
            exact_is_zero=plan.exact_is_zero,
            out_at_target=plan.out_at_target,
            players=plan.players,
        )
        for plan in PLANS.values()
    ]


def plans_in_short() -> list[PlanInShort]:
    """Return the plans by which a table counts a match, as a list of games has them.

    >>> plans_in_short()[1].id
    'les-huit'
    """
    tables = [plan for plan in PLANS.values() if not plan.out_at_target]
    return [PlanInShort(**{name: getattr(plan, name) for name in PlanInShort.__struct_fields__}) for plan in tables]


def rule_changes(rules: RuleSet, before: RuleSet) -> list[RuleChange]:
    """Return in what *rules* differ from *before*, in words."""
    return [RuleChange(change.key, dict(change.text)) for change in differences(rules, before)]
