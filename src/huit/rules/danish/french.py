"""What the cards of Danish do, in French."""

from huit.cards import FaceSet
from huit.rules.danish.deeds import AsksSuit, Copies, CopiesNothing, CopiesSkip, GoesOnAny, KeepsTurn, SendsDiscard, SkipsEach
from huit.rules.deed_sentences import Subject, Words, in_clause
from huit.rules.words import listed


def _copies(deed: Copies, of: Subject) -> str:
    covers = f"qu’{'elle' if of.feminine else 'il'}{of.agree('', 's')} {of.agree('couvre', 'couvrent')}"
    but = f", sauf {_sent(deed.but, of)}" if deed.but else ""
    same = " (une couleur demandée reste la même)" if deed.same_suit else ""
    return (
        f"{of.agree('prend', 'prennent')} la valeur et l’effet de la carte {covers}{same}\u00a0;"
        f" {of.agree('se pose', 'se posent')} sur toute carte{but}"
    )


def _anywhere(deed: GoesOnAny, of: Subject) -> str:
    return f"{of.agree('se pose', 'se posent')} sur n’importe quelle carte, sauf {_sent(deed.but, of)}"


def _sent(cards: FaceSet, of: Subject) -> str:
    """Return cards with which the pile was sent."""
    names = of.named(cards).replace(" ou ", ", ").split(", ")
    feminine = all(name.startswith("une ") for name in names)
    return f"{of.named(cards)} envoyé{'e' if feminine else ''}{'s' if len(names) > 1 else ''}"


def _copies_nothing(deed: CopiesNothing, of: Subject) -> str:
    one = Subject(of.faces & -of.faces, of.deck, "fr")
    does = listed([str(in_clause(own, one, WORDS)) for own in deed.does], "fr")
    where = "Sur un tas vide" + (f" ou sur {_sent(deed.sent, of)}" if deed.sent else "")
    return f"{where}, c’est {of.named(of.faces)}" + (f", qui {does}" if does else "")


def _asks_suit(deed: AsksSuit, of: Subject) -> str:
    unless = f", à moins de poser {of.named(deed.unless)}" if deed.unless else ""
    one = f"{of.agree('demande', 'demandent')} que l’une des cartes posées ensuite soit de {of.agree('sa', 'leur')} couleur"
    return f"{one} (de celle du dessus, si l’on en a posé plusieurs){unless}"


def _skips(deed: SkipsEach, of: Subject) -> str:
    makes = of.agree("fait", "font")
    if deed.players == 1:
        return f"{makes} passer son tour à un joueur par carte posée"
    return f"{makes} passer leur tour à {deed.players} joueurs par carte posée"


def _sends(deed: SendsDiscard, of: Subject) -> str:
    unless = f", sauf s’il pose {of.named(deed.answers)} (c’est alors son tour)" if deed.answers else ""
    return f"{of.agree('envoie', 'envoient')} le tas au joueur de son choix, qui le ramasse{unless}"


WORDS: Words = {
    "anywhere": lambda deed, of: f"{of.agree('se pose', 'se posent')} sur n’importe quelle carte",
    GoesOnAny: _anywhere,
    Copies: _copies,
    CopiesNothing: _copies_nothing,
    CopiesSkip: lambda deed, of: (
        f"Plusieurs sur {of.named(deed.on)} font passer"
        + (" autant de tours" if deed.one_each else f" chacun{'e' if of.feminine else ''} autant de tours que cette carte")
    ),
    AsksSuit: _asks_suit,
    "caps": lambda deed, of: (
        f"{of.agree('oblige', 'obligent')} le joueur suivant à poser une carte de valeur inférieure ou égale"
    ),
    SkipsEach: _skips,
    "burns": lambda deed, of: f"{of.agree('retire', 'retirent')} le tas du jeu",
    KeepsTurn: lambda deed, of: (
        f"{of.agree('oblige', 'obligent')} à rejouer" + (", une carte de valeur inférieure ou égale" if deed.capped else "")
    ),
    SendsDiscard: _sends,
}
