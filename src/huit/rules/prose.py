"""The rule sheet in words, French and English, written from the rules in force: every sentence comes from the schema."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from huit.cards import JOKERS, RANKS, Face, FaceSet, face_name, faces_of, is_joker, rank_of, select_faces, suit_of
from huit.rules.families import USUAL, schema_of
from huit.rules.knobs import Knob
from huit.rules.loader import load_rules
from huit.rules.rule_set import Power, RuleSet
from huit.rules.shedding.schema import POINTS

LANGUAGES = ("fr", "en")
_RANK_WORDS = {
    "fr": {"A": "as", "J": "valet", "Q": "dame", "K": "roi", "T": "10"},
    "en": {"A": "ace", "J": "jack", "Q": "queen", "K": "king", "T": "10"},
}
_SUIT_WORDS = {"fr": ("trèfle", "carreau", "cœur", "pique"), "en": ("clubs", "diamonds", "hearts", "spades")}
_JOKER_WORDS = {"fr": ("joker noir et blanc", "joker coloré"), "en": ("black-and-white joker", "coloured joker")}
_FEMININE = {"Q"}
_NUMBERS = "23456789T"
# Said of every version, and told in the sheet only where it is otherwise.
_TOLD = (
    *(
        "cards",
        "jokers",
        "packs",
        "packs_least",
        "hand",
        "hand_two_packs",
        "hand_from",
        "hand_to",
        "deals_half",
        "cut",
        "misdeals",
        "teams",
    ),
    *(
        "starter_acts",
        "starter_buried",
        "starter_goes",
        "must_follow",
        "jump_in",
        "draws",
        "drawn_card",
        "draws_freely",
        "recycles",
        "plays_after_paying",
    ),
    *(
        "announces",
        "called",
        "forgotten",
        "penalty",
        "penalty_skips",
        "late_say",
        "wrong_catch",
        "announces_last",
        "wins_held",
        "goes_on",
    ),
    *("count", "winner_points"),
)
# Told only where the round has what they are about.
_ABOUT = {
    "called": ("announces",),
    "penalty": ("announces",),
    "forgotten": ("announces",),
    "penalty_skips": ("announces",),
    "late_say": ("announces",),
    "drawn_card": ("draws",),
}
# Told only where they are not as in most versions.
_UNSAID = {"late_say": True, "teams": 0, "packs": 0}


@dataclass(frozen=True)
class CardEffect:
    """What some cards do: how they are written (``8``, ``2s``), and the sentence about them in each language."""

    cards: tuple[str, ...]
    text: Mapping[str, str]


def card_effects(rules: RuleSet) -> tuple[CardEffect, ...]:
    """Return the effects of the cards, one entry for all the cards that do the same, in the order of the ranks.

    >>> [(effect.cards, effect.text["en"]) for effect in card_effects(load_rules("minimale"))][0]
    (('2',), 'makes the next player draw 2 cards and lose his turn, unless he plays a 2')
    """
    alike: dict[tuple[tuple[str, object], ...], FaceSet] = {}
    for face in faces_of(rules.deck):
        power = rules.power(face)
        if power:
            key = tuple(sorted(power.items()))
            alike[key] = alike.get(key, 0) | 1 << face
    return tuple(
        CardEffect(
            short_names(faces, rules.deck), {language: effect_sentence(dict(key), rules, language) for language in LANGUAGES}
        )
        for key, faces in alike.items()
    )


def effect_sentence(power: Mapping[str, object], rules: RuleSet, language: str) -> str:
    """Return what a power does, in one sentence without its subject: the knobs in the order in which the schema declares them."""
    parts: list[str] = []
    for name, knob in schema_of(rules.family).powers.items():
        if name == "draw" and name in power:
            parts.append(_attack_sentence(knob, power, language))
        elif name in power and not (name == "plays_set" and power.get("set_of")):
            part = _power_sentence(knob, power[name], rules, language)
            if name in _GO_WITH_THE_ONE_BEFORE and parts:
                parts[-1] = parts[-1].removesuffix(",") + ", " + part
            else:
                parts.append(part)
    return _joined(parts, language)


_GO_WITH_THE_ONE_BEFORE = (
    *("answered_by", "names_own_suit", "last_answered_by", "only_if_unable", "on_debt", "sweeps", "must_answer"),
    *("drawn_answers", "comes_back", "then_plays", "set_in_suit", "not_at_two"),
)


def _attack_sentence(knob: Knob, power: Mapping[str, object], language: str) -> str:
    """Return what an attack makes the next player do: draw, and lose his turn unless the card says otherwise."""
    sentence = knob.sentence(language, power["draw"])
    if power.get("then_plays") or power.get("sweeps"):
        for lost in (", qui passe son tour,", " and lose his turn,"):
            sentence = sentence.removesuffix(lost)
    elif "answered_by" not in power:
        sentence += " sans recours" if language == "fr" else " with no answer possible"
    return sentence


def _power_sentence(knob: Knob, value: object, rules: RuleSet, language: str) -> str:
    if knob.kind != "faces":
        return knob.sentence(language, value)
    words = card_words(select_faces(str(value)) & rules.deck, rules.deck, language, article=True)
    return knob.sentence(language, value, cards=_or(words, language))


def notes(rules: RuleSet, language: str, *, seats: int | None = None) -> list[str]:
    """Return the sentences about the round as a whole.

    >>> notes(load_rules("minimale"), "en")[2]
    'Each player is dealt 8 cards.'
    """
    family = schema_of(rules.family)
    said = [basic[0 if language == "fr" else 1] for basic in family.basics]
    for name in _TOLD if family.name == USUAL else family.knobs:
        if name in ("seats_min", "seats_max"):
            continue
        if not all(rules.knobs[other] for other in _ABOUT.get(name, ())) or (
            family.name == USUAL and rules.knobs[name] == _UNSAID.get(name)
        ):
            continue
        if _goes_without_saying(rules, name, seats):
            continue
        said.append(knob_sentence(rules, name, language, seats=seats))
        if name == "count":
            said.append(_values_sentence(rules, language))
        elif name == "jokers":
            said.append(_on_a_joker(rules, language))
    return [sentence for sentence in said if sentence]


def _goes_without_saying(rules: RuleSet, name: str, seats: int | None) -> bool:
    """Tell whether the other knobs of *rules* leave nothing to say of this one."""
    knobs = rules.knobs
    if name == "hand":
        return bool(knobs.get("deals_half") or knobs.get("hand_to"))
    if name == "packs_least":
        return bool(knobs.get("packs"))
    if name == "starter_goes":
        return not knob_sentence(rules, "starter_buried", "fr")
    if name == "goes_on":
        return knobs[name] == "first_out" and seats is not None and bool(rules.at("teams", seats=seats))
    return False


def _on_a_joker(rules: RuleSet, language: str) -> str:
    """Return what goes on a joker that is no other card, calls no suit, and leaves nothing else in force (W10-03)."""
    otherwise = ("stands_for", "transparent", "names_suit")
    plain = [face for face in faces_of(rules.deck & JOKERS) if not any(rules.power(face).get(name) for name in otherwise)]
    if not plain:
        return ""
    attacks = any(rules.power(face).get("draw") for face in plain)
    if language == "fr":
        return ("Une fois l’attaque payée, n" if attacks else "N") + "’importe quelle carte se pose sur un joker."
    return ("Once the attack is paid, any" if attacks else "Any") + " card goes on a joker."


def _values_sentence(rules: RuleSet, language: str) -> str:
    """Return what the cards are worth, where hands are counted."""
    if rules.knobs["count"] not in ("left_in_hand", "winner_takes"):
        return ""
    printed = _worth_their_number(rules)
    alike: dict[int, FaceSet] = {}
    for face in faces_of(rules.deck & ~printed):
        if points := rules.points.get(face, 0):
            alike[points] = alike.get(points, 0) | 1 << face
    worth = [(printed, "leur nombre" if language == "fr" else "their number")] if printed else []
    worth += [(alike[points], POINTS.sentence(language, points)) for points in sorted(alike)]
    told = [f"{points} ({listed(card_words(faces, rules.deck, language), language)})" for faces, points in worth]
    return ("Les cartes comptent " if language == "fr" else "The cards count ") + ", ".join(told) + "."


def _worth_their_number(rules: RuleSet) -> FaceSet:
    """Return the cards that count the number printed on them, where there are enough of these to say so."""
    numbered = [face for face in faces_of(rules.deck & ~JOKERS) if RANKS[rank_of(face)] in _NUMBERS]
    printed = sum(1 << face for face in numbered if rules.points.get(face, 0) == 1 + rank_of(face))
    return printed if printed.bit_count() > 2 * len(_SUIT_WORDS["en"]) else 0


def listed(words: list[str], language: str) -> str:
    """Return *words* as one says them one after another.

    >>> listed(["as", "8", "10"], "fr")
    'as, 8 et 10'
    """
    both = " et " if language == "fr" else " and "
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + both + words[-1]


def knob_sentence(rules: RuleSet, name: str, language: str, *, seats: int | None = None) -> str:
    """Return the sentence about one knob of the round; numbers that change with the players are told for each."""
    knob, value = schema_of(rules.family).knobs[name], rules.knobs[name]
    if name == "packs" and value:
        value = _packs_given(rules) if seats is None else rules.packs(seats=seats)
    if isinstance(value, Mapping):
        if seats is not None:
            return knob.sentence(language, rules.at(name, seats=seats))
        told = [(players, knob.sentence(language, number)) for players, number in _ranges(rules, value, language)]
        return " ".join(f"({players}) {sentence}" for players, sentence in told if sentence)
    if knob.kind == "faces":
        faces = select_faces(str(value)) & rules.deck
        return knob.sentence(language, value, cards=", ".join(card_words(faces, rules.deck, language))) if faces else ""
    return knob.sentence(language, value)


def _packs_given(rules: RuleSet) -> Mapping[int, int] | int:
    """Return how many packs there are by the rules: what an option asks for at least (DI-03) goes before what they give."""
    given: Any = rules.knobs["packs"]
    least = rules.at("packs_least", seats=rules.seats[0])
    if not isinstance(given, Mapping):
        return given and max(given, least)
    packs: dict[int, int] = {players: max(given[players], least) for players in given}  # type: ignore[misc]
    return packs if len(set(packs.values())) > 1 else max(packs.values())


def _ranges(rules: RuleSet, value: Mapping[int, int], language: str) -> Iterator[tuple[str, int]]:
    """Yield for how many players a number holds, in words, and the number."""
    least = sorted(value)
    to, more, players = ("à", "et plus", "joueurs") if language == "fr" else ("to", "and more", "players")
    for first, following in zip(least, [*least[1:], None], strict=True):
        if first > rules.seats[-1] or (following is not None and following <= rules.seats[0]):
            continue
        last = rules.seats[-1] if following is None else min(following - 1, rules.seats[-1])
        if first == last:
            yield f"{first} {players}", value[first]
        elif following is None:
            yield f"{first} {players} {more}", value[first]
        else:
            yield f"{first} {to} {last} {players}", value[first]


def own_sentence(rules: RuleSet, key: str, language: str, *, seats: int | None = None) -> str:
    """Return what *key*, a knob or a section that people chose beside the named options, makes of *rules*; "" if nothing is said.

    >>> own_sentence(load_rules("monclar", options={"hand": 5}), "hand", "en")
    'Each player is dealt 5 cards.'
    >>> own_sentence(load_rules("minimale", options={"powers": {"J": {"skips": 1}}}), "powers", "en")
    'J: makes the next player lose his turn'
    """
    if key in schema_of(rules.family).knobs:
        return knob_sentence(rules, key, language, seats=seats)
    usual = [(effect.cards, effect.text[language]) for effect in card_effects(load_rules(rules.id))]
    mark = " : " if language == "fr" else ": "
    told = [(effect.cards, effect.text[language]) for effect in card_effects(rules)]
    return "\n".join(f"{', '.join(cards)}{mark}{text}" for cards, text in told if (cards, text) not in usual)


def differences(rules: RuleSet) -> list[str]:
    """Return the knobs of the round that differ from the parent's (or from the defaults), as ``name = value (parent: value)``."""
    parent = load_rules(rules.parent) if rules.parent else None
    before = parent.knobs if parent else {name: knob.default for name, knob in schema_of(rules.family).knobs.items()}
    return [f"{name} = {_toml(value)} ({_toml(before[name])})" for name, value in rules.knobs.items() if value != before[name]]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {number}" for key, number in value.items()) + " }"  # type: ignore[misc]
    return f'"{value}"' if isinstance(value, str) else str(value)


def own_powers(rules: RuleSet) -> dict[Face, Power]:
    """Return the powers that the parent has not, or has otherwise."""
    before: Mapping[Face, Power] = load_rules(rules.parent).powers if rules.parent else {}
    return {face: power for face, power in rules.powers.items() if before.get(face, {}) != power}


def card_words(faces: FaceSet, deck: FaceSet, language: str, *, article: bool = False) -> list[str]:
    """Return *faces* as a person says them, by rank where a whole rank of *deck* is meant.

    >>> card_words(0b1111 << 28 | 1 << 7, (1 << 52) - 1, "fr", article=True)
    ['un 2 de pique', 'un 8']
    """
    names = [name for name in short_names(faces, deck) if faces & JOKERS != JOKERS or name[0] != "X"]
    if faces & JOKERS == JOKERS:
        names.append("X")
    return [_word(name, language, article=article) for name in names]


def _word(name: str, language: str, *, article: bool) -> str:
    rank = _RANK_WORDS[language].get(name[0], name[0])
    if name == "X":
        word = "joker"
    elif name[0] == "X":
        word = _JOKER_WORDS[language][name == "Xr"]
    elif len(name) == 1:
        word = rank
    else:
        of = "de" if language == "fr" else "of"
        word = f"{rank} {of} {_SUIT_WORDS[language]['cdhs'.index(name[1])]}"
    if not article:
        return word
    if language == "fr":
        return ("une " if name[0] in _FEMININE else "un ") + word
    return ("an " if word[0] in "a8" else "a ") + word


def short_names(faces: FaceSet, deck: FaceSet) -> tuple[str, ...]:
    """Return *faces* as rank letters where all of a rank in *deck* is meant, else one by one."""
    names: list[str] = []
    for face in faces_of(faces):
        whole = 0b1111 << (face & ~3) & deck
        if is_joker(face) or faces & whole != whole:
            names.append(face_name(face))
        elif suit_of(face) == 0:
            names.append(RANKS[rank_of(face)])
    return tuple(names)


def _or(words: list[str], language: str) -> str:
    either = " ou " if language == "fr" else " or "
    return "".join(words) if len(words) < 2 else ", ".join(words[:-1]) + either + words[-1]


def _joined(parts: list[str], language: str) -> str:
    """Return *parts* as one sentence; where one of them has a comma of its own they are kept apart by semicolons."""
    if any("," in part for part in parts):
        return ("\u00a0; " if language == "fr" else "; ").join(parts)
    return listed(parts, language)
