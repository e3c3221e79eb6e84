"""`huit rules new`: writes down a page that somebody found, question by question, and shows the sheet as it grows."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, cast

import click

from huit.cards import CardError, face_name, faces_of, select_faces
from huit.clients.terminal.output import Wrong, say
from huit.rules import RulesError, load_rules
from huit.rules.check import findings
from huit.rules.drafts import BLANK, Draft, Question, follow_ups, questions
from huit.rules.knobs import Knob, Level, group_title
from huit.rules.match_plans import plans_fitting
from huit.rules.prose import chapters, effect_sentence, plan_sentence
from huit.rules.questions import card_groups
from huit.rules.rule_set import Value
from huit.rules.toml import parsed
from huit.rules.words import card_words
from huit.scores import Plan
from huit.spoken import language
from huit.words.made import commands, people

MARK = "# Begun with `huit rules new`, which may go on with it and write it anew."
EXPLAIN, BACK, STOP, NOTE = "?", "<", ".", "+"
"""What may be typed instead of an answer."""
_RANKS: Mapping[str, Mapping[str, str]] = {
    "fr": {"10": "T", "V": "J", "D": "Q", "R": "K", "As": "A", "as": "A"},
    "en": {"10": "T"},
}
"""How ranks are written on cards, and how a rule file writes them."""
_NUMBER = re.compile(r"[-\N{MINUS SIGN}]?[0-9]+")
_MOST_POINTS = 100_000


class _StopError(Exception):
    """Nothing more is asked."""


class _BackError(Exception):
    """The question before is asked again."""


class _NotUnderstoodError(Exception):
    """An answer that is none; its text says what would be one."""


@click.command("new")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--like", default=BLANK)
@click.option("--every", is_flag=True)
def new(file: Path, like: str, every: bool) -> None:
    """Write down a page of rules, question by question."""
    words = commands.WORDS[language()].writing
    try:
        draft = _begun(file, like)
    except RulesError as error:
        raise Wrong(error.text(language())) from error
    say(words.how)
    if file.exists():
        say(words.goes_on(file.name))
    Conversation(draft, file, "advanced" if every else "usual").hold()
    say("")
    say(words.saved(str(file)))
    refused = next((found for found in findings(draft.rules) if found.level == "refused"), None)
    if refused:
        say(words.not_yet(refused.why.text(language())))


def _begun(file: Path, like: str) -> Draft:
    """Return what *file* says by now, if this command began it; else what differs in nothing from the game called *like*."""
    if not file.exists():
        load_rules(like)
        return Draft(like)
    text = file.read_text("utf-8", errors="replace")
    if not text.startswith(MARK):
        raise Wrong(commands.WORDS[language()].writing.there_is(file.name))
    said = parsed(text, file.name)
    head = {key: said.pop(key) for key in ("name", "source") if key in said}
    return Draft(said.pop("extends", BLANK), said, head)


class Conversation:
    """Questions and answers about a draft. After each answer the file says it."""

    def __init__(self, draft: Draft, file: Path, level: Level) -> None:
        self.draft = draft
        self.file = file
        self.level: Level = level
        self.lang = language()
        self.words = commands.WORDS[self.lang].writing

    def hold(self) -> None:
        """Ask all that is open, until somebody stops."""
        try:
            self._ask_head()
            self._ask_all()
        except _StopError:
            pass
        self._write()

    def _ask_head(self) -> None:
        for key, asked in (("name", self.words.title), ("source", self.words.source)):
            try:
                answer = self._typed(asked, self.draft.head.get(key, ""))
            except _BackError:
                say(f"  {self.words.nothing_before}")
                continue
            if answer:
                self.draft.head[key] = answer
        self._write()

    def _ask_all(self) -> None:
        asked = list(questions(self.draft.schema, level=self.level))
        at, gone = 0, list[int]()
        while at < len(asked):
            question = asked[at]
            if self.draft.is_open(question):
                try:
                    self._ask(question)
                except _BackError:
                    if not gone:
                        say(f"  {self.words.nothing_before}")
                    else:
                        at = gone.pop()
                    continue
                gone.append(at)
                self._write()
            at += 1
            if at == len(asked) or asked[at].group != question.group:
                self._end_chapter(question.group)

    def _end_chapter(self, group: str) -> None:
        """Show what the sheet says of a chapter by now, and ask what else the page says of it."""
        title = group_title(group, self.lang)
        if lines := dict(chapters(self.draft.rules, self.lang)).get(title):
            say("")
            say(self.words.growing(title))
            say("\n".join(f"  {line}" for line in lines))
        try:
            while more := self._typed(self.words.more, ""):
                self._note(more)
        except _BackError:
            say(f"  {self.words.nothing_before}")
        self._write()

    # One question

    def _ask(self, question: Question) -> None:
        match question.asks:
            case "cards":
                self._ask_cards()
            case "points":
                self._until_said(self.words.points, self._points_now(), self._say_points, self.words.points_as)
            case "match":
                self._ask_match()
            case knob:
                self._knob(knob, self.draft.rules.knobs[knob.name], lambda value: self.draft.say(knob.name, value))

    def _knob(self, knob: Knob, now: object, take: Callable[[Any], None]) -> None:
        """Ask about *knob*, whose value is *now*, and let *take* take the answer."""
        asked = knob.said("asked", self.lang) or knob.label(self.lang)
        if knob.kind == "choice":
            say("\n".join(self._choices(knob, now)))

        def answer(text: str) -> None:
            take(self._value(knob, text))

        self._until_said(asked, self._as_typed(knob, now), answer, self._explained(knob))

    def _choices(self, knob: Knob, now: object) -> Iterator[str]:
        """Yield what may be chosen, each sentence once: words of other languages may read alike in this one."""
        said = set[str]()
        for number, name in enumerate(knob.choices, 1):
            sentence = knob.sentence(self.lang, name)
            if sentence not in said or name == now:
                yield f"  {number} {sentence}"
            said.add(sentence)

    def _until_said(self, asked: str, now: str, take: Callable[[str], None], explained: str) -> None:
        """Ask until an answer is one; what is wrong with it is said."""
        while answer := self._typed(asked, now):
            if answer == EXPLAIN:
                say(f"  {explained}")
                continue
            try:
                take(answer)
            except _NotUnderstoodError as error:
                say(f"  {error}")
            except RulesError as error:
                say(f"  {error.text(self.lang, of_file=False)}")
            else:
                return

    def _typed(self, asked: str, now: str) -> str:
        """Return what was typed; notes are taken, and asked after again."""
        while True:
            say(f"{asked}{f' [{now}]' if now else ''} ", nl=False)
            line = sys.stdin.readline()
            answer = line.strip()
            if not line or answer == STOP:
                raise _StopError
            if answer == BACK:
                raise _BackError
            if not answer.startswith(NOTE):
                return answer
            self._note(answer.removeprefix(NOTE).strip())

    def _note(self, sentence: str) -> None:
        """Note what no question asks."""
        if not sentence:
            return
        try:
            self.draft.keep_by_hand(sentence)
        except RulesError as error:
            say(f"  {error.text(self.lang, of_file=False)}")
            return
        say(f"  {self.words.noted}")

    # Values, as they are typed

    def _as_typed(self, knob: Knob, value: object) -> str:
        if knob.kind == "bool":
            return self.words.yes if value else self.words.no
        if knob.kind == "choice":
            return str(1 + knob.choices.index(str(value)))
        if isinstance(value, Mapping):
            return " ".join(f"{seats}={number}" for seats, number in cast("Mapping[int, int]", value).items())
        return (self._as_printed(str(value)) or self.words.none) if knob.kind == "faces" else str(value)

    def _as_printed(self, cards: str) -> str:
        """Return cards of a rule file as they are written on cards of this language."""
        printed = {rank: written for written, rank in _RANKS[self.lang].items() if rank != "A"}
        return " ".join(printed.get(word[0], word[0]) + word[1:] for word in cards.split())

    def _explained(self, knob: Knob) -> str:
        """Return what an answer to a question looks like, and what it would say."""
        if knob.kind == "choice":
            return self.words.one_of(len(knob.choices))
        example = knob.sentence(self.lang, knob.example, cards="A 8") if knob.example is not None else ""
        of_kind = {"bool": self.words.yes_or_no, "faces": self.words.cards_as}
        how = of_kind.get(knob.kind) or self._number_as(knob)
        explained = f"{how}. {example}".rstrip()
        # What 0 says is often no number: as many as needed, until one can.
        if knob.kind == "int" and knob.low == 0 and (none := knob.sentence(self.lang, 0)):
            explained += f" ({people.WORDS[self.lang].labelled('0', none)})"
        return explained

    def _number_as(self, knob: Knob) -> str:
        if knob.by_seats:
            return self.words.a_number_by_seats(knob.low, knob.high)
        return self.words.a_number(knob.low, knob.high)

    def _value(self, knob: Knob, text: str) -> Value | dict[str, int]:
        """Return the value of *knob* that was typed."""
        word = text.casefold()
        is_no = word in (self.words.no, self.words.no[0], self.words.none)
        if knob.kind == "bool":
            if is_no or word in (self.words.yes, self.words.yes[0]):
                return not is_no
            raise _NotUnderstoodError(self.words.yes_or_no)
        if knob.kind == "choice":
            if text.isdecimal() and 1 <= int(text) <= len(knob.choices):
                return knob.choices[int(text) - 1]
            raise _NotUnderstoodError(self.words.one_of(len(knob.choices)))
        if knob.kind == "faces":
            return "" if is_no else self._cards(text)
        if _NUMBER.fullmatch(text) or (is_no and knob.low <= 0):
            return 0 if is_no else int(text.replace("\N{MINUS SIGN}", "-"))
        if knob.by_seats and (pairs := re.findall(r"(\d+)\s*=\s*(\d+)", text)):
            return {seats: int(number) for seats, number in pairs}
        raise _NotUnderstoodError(self._number_as(knob))

    def _cards(self, text: str) -> str:
        """Return cards as a rule file writes them, from how they are written on cards of this language."""
        words = [self._card(word) for word in text.replace(",", " ").split()]
        try:
            select_faces(" ".join(words))
        except CardError:
            raise _NotUnderstoodError(self.words.cards_as) from None
        return " ".join(words)

    def _card(self, word: str) -> str:
        for written, rank in _RANKS.get(self.lang, {}).items():
            if word == written or (word.startswith(written) and word.removeprefix(written) in tuple("cdhs")):
                return rank + word.removeprefix(written)
        return word.upper() if len(word) == 1 and word.upper() in "AJQKT" else word

    # What cards do, count, and end

    def _ask_cards(self) -> None:
        """Ask which cards do anything, then what each of them does."""
        choice = [knob for knob in self.draft.schema.powers.values() if not knob.needs and knob.level != "advanced"]
        if self.level == "advanced":
            choice = [knob for knob in self.draft.schema.powers.values() if not knob.needs]
        self._until_said(self.words.cards, self._acting_now(), lambda text: self._ask_each(text, choice), self.words.cards_as)

    def _acting_now(self) -> str:
        groups = card_groups(self.draft.rules).items()
        return ", ".join(self._as_printed(key) for key, faces in groups if self.draft.rules.power(_first(faces)))

    def _ask_each(self, text: str, choice: Sequence[Knob]) -> None:
        named = [] if text.casefold() == self.words.none else [group for group in text.split(",") if group.strip()]
        groups = _broad_first([self._cards(group) for group in named])
        self._clear_all_but(groups)
        if not groups:
            return
        say("\n".join(self._listed(choice)))
        for cards in groups:
            said = ", ".join(card_words(select_faces(cards) & self.draft.rules.deck, self.draft.rules.deck, self.lang)) or cards
            self._until_said(
                self.words.does(said),
                self._done_now(cards, choice),
                lambda answer, cards=cards: self._say_card(cards, answer, choice),
                self.words.powers_as(len(choice)),
            )
            self._show(cards)

    def _clear_all_but(self, groups: Sequence[str]) -> None:
        """Take from all cards but those of *groups* what they did: whoever says which cards do anything names them all."""
        named = select_faces(" ".join(groups)) if groups else 0
        for key, faces in card_groups(self.draft.rules).items():
            left = faces & ~named
            if left and self.draft.rules.power(_first(faces)):
                self.draft.card(key if left == faces else " ".join(face_name(face) for face in faces_of(left)), {})

    def _listed(self, choice: Sequence[Knob]) -> Iterator[str]:
        group = ""
        for number, knob in enumerate(choice, 1):
            if knob.group != group:
                group = knob.group
                yield f" {group_title(group, self.lang)}"
            yield f"  {number:>2} {knob.label(self.lang)}"

    def _done_now(self, cards: str, choice: Sequence[Knob]) -> str:
        power = self.draft.rules.power(_first(select_faces(cards)))
        return " ".join(str(number) for number, knob in enumerate(choice, 1) if knob.name in power)

    def _say_card(self, cards: str, answer: str, choice: Sequence[Knob]) -> None:
        numbers = [] if answer.casefold() == self.words.none else answer.replace(",", " ").split()
        if not all(number.isdecimal() and 1 <= int(number) <= len(choice) for number in numbers):
            raise _NotUnderstoodError(self.words.powers_as(len(choice)))
        before = self.draft.rules.power(_first(select_faces(cards)))
        power: dict[str, Any] = {}
        for knob in (choice[int(number) - 1] for number in numbers):
            power[knob.name] = True
            if knob.kind != "bool":
                self._knob(knob, before.get(knob.name, knob.example), lambda value, name=knob.name: power.update({name: value}))
                if power[knob.name] is True:
                    power[knob.name] = before.get(knob.name, knob.example)
        self._follow_up(power, before)
        self.draft.card(cards, {name: value for name, value in power.items() if value})

    def _follow_up(self, power: dict[str, Any], before: Mapping[str, Value]) -> None:
        asked = set[str]()
        while open_knobs := [knob for knob in follow_ups(self.draft.schema, power, level=self.level) if knob.name not in asked]:
            knob = open_knobs[0]
            asked.add(knob.name)
            now = before.get(knob.name, knob.default)
            power[knob.name] = now
            self._knob(knob, now, lambda value, name=knob.name: power.update({name: value}))
            if not power[knob.name]:
                del power[knob.name]

    def _show(self, cards: str) -> None:
        """Show what the sheet says that some cards do."""
        rules = self.draft.rules
        faces = select_faces(cards) & rules.deck
        if faces and (told := effect_sentence(faces, rules, self.lang)):
            named = ", ".join(card_words(faces, rules.deck, self.lang))
            say(f"  {people.WORDS[self.lang].labelled(named, told)}.")

    def _points_now(self) -> str:
        alike: dict[int, list[str]] = {}
        for key, faces in card_groups(self.draft.rules).items():
            alike.setdefault(self.draft.rules.points.get(_first(faces), 0), []).append(self._as_printed(key))
        return ", ".join(f"{' '.join(keys)} = {points}" for points, keys in sorted(alike.items()))

    def _say_points(self, text: str) -> None:
        found = [re.fullmatch(r"\s*(.+?)\s*=\s*(\d+)\s*", part) for part in text.split(",") if part.strip()]
        if not found or not all(found):
            raise _NotUnderstoodError(self.words.points_as)
        points = {self._cards(part[1]): int(part[2]) for part in found if part}
        self.draft.say("points", {**self.draft.changes.get("points", {}), **points})

    def _ask_match(self) -> None:
        plans = plans_fitting(self.draft.rules)
        ways = chain([self.words.no_match], (plan_sentence(plan, self.lang) for plan in plans))
        say("\n".join(f"  {number} {way}" for number, way in enumerate(ways, 1)))
        named = [plan.id for plan in plans]
        now = self.draft.rules.match.get("plan")
        self._until_said(
            self.words.match,
            str(2 + named.index(str(now))) if now in named else "1",
            lambda answer: self._say_match(answer, named),
            self.words.one_of(len(named) + 1),
        )

    def _say_match(self, answer: str, named: Sequence[str]) -> None:
        if not answer.isdecimal() or not 1 <= int(answer) <= len(named) + 1:
            raise _NotUnderstoodError(self.words.one_of(len(named) + 1))
        if answer == "1":
            self.draft.say("match", {"plan": ""})
            return
        plan = plans_fitting(self.draft.rules)[int(answer) - 2]
        target = self._target_now(plan)
        self.draft.say("match", {"plan": plan.id})
        if plan.target:
            self._until_said(
                self.words.target,
                str(target),
                lambda text: self._say_target(plan.id, text),
                self.words.a_number(1, _MOST_POINTS),
            )

    def _target_now(self, plan: Plan) -> object:
        said = self.draft.rules.match
        return said.get("target", plan.target) if said.get("plan") == plan.id else plan.target

    def _say_target(self, plan: str, text: str) -> None:
        if not text.isdecimal():
            raise _NotUnderstoodError(self.words.a_number(1, _MOST_POINTS))
        self.draft.say("match", {"plan": plan, "target": int(text)})

    def _write(self) -> None:
        try:
            self.file.write_text(f"{MARK}\n{self.draft.written()}\n", encoding="utf-8")
        except OSError as error:
            raise Wrong(self.words.cannot_write(str(self.file), error.strerror or str(error.errno))) from error


def _broad_first(groups: Sequence[str]) -> list[str]:
    """Return *groups* of cards, broad ones before those within them: what the aces do takes the place of what each did.

    >>> _broad_first(["Ah", "8", "A 3"])
    ['8', 'A 3', 'Ah']
    """
    faces = {cards: select_faces(cards) for cards in groups}
    return sorted(groups, key=lambda cards: sum(not faces[cards] & ~other for other in faces.values()))


def _first(faces: int) -> int:
    return (faces & -faces).bit_length() - 1
