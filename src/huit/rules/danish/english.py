"""What the cards of Danish do, in English."""

from huit.rules.danish.deeds import AsksSuit, Copies, CopiesNothing, CopiesSkip, GoesOnAny, KeepsTurn, SendsDiscard, SkipsEach
from huit.rules.deed_sentences import Subject, Words, in_clause
from huit.rules.words import listed


def _copies(deed: Copies, of: Subject) -> str:
    but = f" except {of.named(deed.but)} that was sent" if deed.but else ""
    covered = f"the card {of.agree('it covers', 'they cover')}"
    same = " (a suit that is asked for stays the same)" if deed.same_suit else ""
    return f"{of.agree('copies', 'copy')} the rank and the effect of {covered}{same}; can be played on any card{but}"


def _copies_nothing(deed: CopiesNothing, of: Subject) -> str:
    one = Subject(of.faces & -of.faces, of.deck, "en")
    does = listed([str(in_clause(own, one, WORDS)) for own in deed.does], "en")
    where = "On an empty pile" + (f" or on {of.named(deed.sent)} that was sent" if deed.sent else "")
    return f"{where} it is {of.named(of.faces)}" + (f", which {does}" if does else "")


def _asks_suit(deed: AsksSuit, of: Subject) -> str:
    unless = f", unless {of.named(deed.unless)} is played" if deed.unless else ""
    one = f"{of.agree('means', 'mean')} that one of the cards played next has to be of {of.agree('its', 'their')} suit"
    return f"{one} (that of the top one, if several were played){unless}"


def _skips(deed: SkipsEach, of: Subject) -> str:
    players = "one player" if deed.players == 1 else f"{deed.players} players"
    return f"{of.agree('skips', 'skip')} {players} per card"


def _sends(deed: SendsDiscard, of: Subject) -> str:
    unless = f", unless they play {of.named(deed.answers)} (that is then their turn)" if deed.answers else ""
    return f"{of.agree('sends', 'send')} the pile to a player of your choice, who picks it up{unless}"


WORDS: Words = {
    "anywhere": lambda deed, of: "can be played on any card",
    GoesOnAny: lambda deed, of: f"can be played on any card except {of.named(deed.but)} that was sent",
    Copies: _copies,
    CopiesNothing: _copies_nothing,
    CopiesSkip: lambda deed, of: (
        f"Several on {of.named(deed.on)}"
        + (" skip as many players" if deed.one_each else " each skip as many players as that card")
    ),
    AsksSuit: _asks_suit,
    "caps": lambda deed, of: f"{of.agree('makes', 'make')} the next player play {of.agree('its', 'their')} rank or lower",
    SkipsEach: _skips,
    "burns": lambda deed, of: f"{of.agree('burns', 'burn')} the pile, which is out of the game",
    KeepsTurn: lambda deed, of: (
        f"{of.agree('gives its', 'give their')} player another turn"
        + (f", with {of.agree('its', 'their')} rank or lower" if deed.capped else "")
    ),
    SendsDiscard: _sends,
}
