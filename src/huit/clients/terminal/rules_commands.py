"""`huit rules`: what games there are, what one of them says, and whether a file of one's own can be played."""

from collections.abc import Iterator
from pathlib import Path

import click

from huit.clients.texts import language
from huit.rules import RulesError, RuleSet, load_rules, rule_names
from huit.rules.prose import card_effects, card_words, differences, notes, own_powers, short_names

_WORDS = {
    "fr": {
        "parent": "d’après",
        "differs": "Ce qui change par rapport à",
        "cards": "Les cartes",
        "round": "La manche",
        "none": "aucun réglage de la manche",
        "fine": "jouable",
        "players": "joueurs",
        "source": "source",
        "new": "nouveau",
    },
    "en": {
        "parent": "after",
        "differs": "What differs from",
        "cards": "The cards",
        "round": "The round",
        "none": "no knob of the round",
        "fine": "can be played",
        "players": "players",
        "source": "source",
        "new": "new",
    },
}


@click.group()
def rules() -> None:
    """Les règles : la liste, une version en mots, vérifier un fichier. · The rules: list, show, check."""


@rules.command("list")
def list_rules() -> None:
    """La liste des versions. · The games of the library."""
    lang = language()
    for name in rule_names():
        rule_set = load_rules(name)
        click.echo(f"{name:<16} {rule_set.name[lang]} : {rule_set.summary[lang]}")


@rules.command()
@click.argument("name")
def show(name: str) -> None:
    """Une version en mots : ce qui change par rapport à son parent, l’effet de chaque carte. · One game in words."""
    try:
        rule_set = load_rules(name)
    except RulesError as error:
        raise click.ClickException(str(error)) from error
    click.echo("\n".join(sheet(rule_set, language())))


@rules.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Vérifie un fichier de règles. · Checks a rule file: exit 0 if it can be played, 1 with what is wrong if not."""
    lang = language()
    try:
        rule_set = load_rules(file)
    except RulesError as error:
        raise click.ClickException(str(error)) from error
    seats = rule_set.seats
    click.echo(f"{file.name}: {_WORDS[lang]['fine']} ({seats[0]}–{seats[-1]} {_WORDS[lang]['players']})")
    click.echo("\n".join(sheet(rule_set, lang)))


def sheet(rules: RuleSet, lang: str) -> Iterator[str]:
    """Yield the lines of a rule sheet for a terminal."""
    words = _WORDS[lang]
    yield f"{rules.name[lang]} ({rules.id})"
    yield rules.summary[lang]
    yield f"{words['source']} : {rules.source}" if lang == "fr" else f"{words['source']}: {rules.source}"
    if rules.parent:
        yield ""
        yield f"{words['differs']} {rules.parent} :" if lang == "fr" else f"{words['differs']} {rules.parent}:"
        yield from (f"  {line}" for line in differences(rules) or [words["none"]])
        named = 0
        for face in own_powers(rules):
            named |= 1 << face
        yield "  " + ", ".join(short_names(named & rules.deck, rules.deck))
    yield ""
    yield words["cards"]
    for effect in card_effects(rules):
        cards = ", ".join(_said(name, rules, lang) for name in effect.cards)
        yield f"  {cards} : {effect.text[lang]}." if lang == "fr" else f"  {cards}: {effect.text[lang]}."
    yield ""
    yield words["round"]
    yield from (f"  {line}" for line in notes(rules, lang))


def _said(name: str, rules: RuleSet, lang: str) -> str:
    from huit.cards import select_faces

    return card_words(select_faces(name) & rules.deck, rules.deck, lang)[0]
