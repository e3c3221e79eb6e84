"""`huit rules`: lists the games, shows one in words, and checks rule files."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from huit.cards import select_faces
from huit.clients.terminal.new_rules import new
from huit.clients.terminal.options import options_of, with_options
from huit.clients.terminal.output import Wrong, say
from huit.rules import RulesError, RuleSet, load_rules, rule_names
from huit.rules.check import checked_rules, findings
from huit.rules.findings import Finding
from huit.rules.knobs import group_title
from huit.rules.prose import card_effects, differences_told, notes, summary
from huit.rules.words import card_words
from huit.spoken import language
from huit.words.made import commands, people


@click.group()
def rules() -> None:
    """The rules: list, show, check."""


rules.add_command(new)


@rules.command("list")
def list_rules() -> None:
    """The games of the library."""
    lang = language()
    for name in rule_names():
        rule_set = load_rules(name)
        say(f"{name:<16} {people.WORDS[lang].labelled(rule_set.name[lang], rule_set.summary[lang])}")


@rules.command()
@click.argument("name")
@with_options
def show(name: str, chosen: tuple[str, ...]) -> None:
    """One game in words."""
    try:
        rule_set = checked_rules(name, options_of(chosen))
    except RulesError as error:
        raise Wrong(error.text(language())) from error
    say("\n".join(sheet(rule_set, language(), offered(name, rule_set))))


def offered(name: str | Path, rules: RuleSet) -> list[str]:
    """Return the options of *rules* that may be chosen: those of a game, and those of a file's parent that go with the file."""
    is_game = str(name) in rule_names()
    return [each for each in rules.choices if is_game or rules.options.get(each) or _may_be_chosen(name, rules, each)]


def _may_be_chosen(name: str | Path, rules: RuleSet, option: str) -> bool:
    try:
        checked_rules(name, {**rules.options, option: True})
    except RulesError:
        return False
    return True


@rules.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_options
@click.option("--simulate", is_flag=True)
@click.option("--rounds", type=click.IntRange(1, 1_000_000), default=1000, show_default=True)
def check(file: Path, chosen: tuple[str, ...], simulate: bool, rounds: int) -> None:
    """Checks a rule file: exit 0 if it can be played, 1 with what is wrong if not."""
    lang = language()
    try:
        rule_set = checked_rules(file, options_of(chosen))
    except RulesError as error:
        raise Wrong(error.text(language())) from error
    least, most = rule_set.seats[0], rule_set.seats[-1]
    say(commands.WORDS[lang].rules.can_be_played(file.name, least, most, least != most))
    found = findings(rule_set)
    _warn(found, lang)
    if simulate:
        known = {finding.key for finding in found}
        _warn((finding for finding in idle(rule_set) if finding.key not in known), lang)
        conform(rule_set, rounds, lang)
    else:
        say("\n".join(sheet(rule_set, lang, offered(file, rule_set))))


def _warn(found: Iterable[Finding], lang: str) -> None:
    """Print what a check found besides."""
    for finding in found:
        say(f"  {commands.WORDS[lang].rules.warning(finding.why.text(lang))}", err=True)


def idle(rules: RuleSet) -> list[Finding]:
    """Return the rules that do nothing, found by playing without them."""
    from huit.lab.idle import idle_rules

    return idle_rules(rules)


def conform(rules: RuleSet, rounds: int, lang: str) -> None:
    """Run the conformance kit on *rules*, and print for each number of players how rounds end.

    Raises:
        Wrong: if a law is broken, or rounds of `thrifty` players do not end.
    """
    from huit.engine.jit import when_compiling
    from huit.lab.balance.round_ends import how_rounds_end
    from huit.lab.conformance import broken_laws, ends

    words, wrong = commands.WORDS[lang], 0
    for seats in rules.seats:
        for broken in broken_laws(rules, seats=seats, rounds=max(1, rounds // 50)):
            say(f"  {broken}", err=True)
            wrong += 1
        with when_compiling(lambda: say(words.compiles, err=True)):
            told = ends(rules, seats=seats, player="random", rounds=rounds, clock=perf_counter)
        say(f"  {_ends(told, lang)}")
        wrong += told.broken
    with when_compiling(lambda: say(words.compiles, err=True)):
        sensible, found = how_rounds_end(rules, rounds=rounds)
    for told in sensible:
        say(f"  {_ends(told, lang)}")
    # The page says the same of the same rounds.
    _warn((finding for finding in found if finding.level == "warning"), lang)
    for finding in found:
        if finding.level == "refused":
            say(f"  {finding.why.text(lang)}", err=True)
            wrong += 1
    if wrong:
        raise Wrong(words.rules.wrong(wrong))
    say(words.rules.laws_kept)


def _ends(told: Any, lang: str) -> str:
    facts = told.seats, told.player, told.rounds, told.mean_decisions, told.blocked, told.unfinished
    return commands.WORDS[lang].rules.ends(*facts)


def sheet(rules: RuleSet, lang: str, options: Sequence[str] = ()) -> Iterator[str]:
    """Yield the lines of a rule sheet for a terminal; then those of the *options* that may be chosen."""
    words = commands.WORDS[lang].rules
    yield f"{rules.name[lang]} ({rules.id})"
    yield summary(rules)[lang]
    if rules.source:
        yield words.source(rules.source)
    if rules.parent:
        parent = load_rules(rules.parent)
        yield ""
        yield words.differs(parent.name[lang])
        yield from (f"  {line}" for line in differences_told(rules, parent, lang) or [words.none])
    effects = card_effects(rules)
    yield from ("", words.cards) if effects else ()
    for effect in effects:
        cards = ", ".join(card_words(select_faces(" ".join(effect.cards)) & rules.deck, rules.deck, lang))
        yield f"  {words.does(cards, effect.text[lang])}"
    yield ""
    yield words.round
    yield from (f"  {line}" for line in notes(rules, lang))
    if rules.by_hand:
        yield from ("", group_title("by_hand", lang), *(f"  {sentence[lang]}" for sentence in rules.by_hand))
    if options:
        yield ""
        yield words.options
        for name in options:
            option = rules.choices[name]
            yield f"  {'x' if rules.options.get(name) else ' '} {name:<24} {option.text[lang]}"
