"""What a terminal says of the shedding games."""

from collections.abc import Sequence
from typing import Any

from huit.cards import face_name
from huit.clients.texts import TO, WHO, as_on_the_page, cards_lying
from huit.engine.shedding.round import SheddingRound
from huit.engine.shedding.state import LAST_HIT
from huit.rules.shedding.columns import LAST, UNPAID
from huit.rules.shedding.words import called_out
from huit.rules.words import by_language, card_word
from huit.spoken import COLON
from huit.words.made import events, reasons

EVENTS = by_language(
    starter=("première carte : {card}", "the first card is {card}"),
    announced=("{who} {what}", "{who} {what}"),
    announced_late=("{who} {what}, après coup", "{who} {what}, late"),
    out_maou=("{who} annonce « Maou ! » et n’a plus de carte", "{who} says “Maou!” and is out"),
    named=("{who} demande {suit}", "{who} calls {suit}"),
    rank_named=("{who} demande {a_rank}", "{who} calls for {a_rank}"),
    rank_over=(
        "la valeur demandée est revenue à {who}, qui joue comme d’habitude",
        "the call has come back round to {who}, who plays as usual",
    ),
    attacked=(
        "{who} doit piocher {debt} {debt:carte|cartes} ou répondre",
        "{who} has to answer or draw {debt} {debt:card|cards}",
    ),
    attacked_later=(
        "{who} aura ensuite {debt} {debt:carte|cartes} à piocher",
        "{who} will then have {debt} {debt:card|cards} to draw",
    ),
    hit=("{who} a {debt} {debt:carte|cartes} à piocher", "{who} has {debt} {debt:card|cards} to draw"),
    aims=(
        "à {who} de dire qui doit piocher {debt} {debt:carte|cartes}",
        "{who} has to choose who draws {debt} {debt:card|cards}",
    ),
    doubted=(
        "{who} n’y croit pas : {of} n’avait pas la couleur",
        "{who} doubts {of}, who could not follow suit",
    ),
    doubted_right=("{who} n’y croit pas : {of} avait la couleur", "{who} doubts {of}, who could have followed suit"),
    aimed=as_on_the_page(events.WORDS, lambda page: page.events.aimed(WHO, TO)),
    held_up=("{who} perd son tour, ou répond", "{who} answers or is skipped"),
    paid=("l’attaque est payée", "the attack is over"),
    lapsed=("il n’y a plus rien à piocher : l’attaque est finie", "there is nothing left to draw: the attack is over"),
    shows_suit=("en dessous, {card} reste en vigueur, {suit} demandé", "below, {card} stays in force, with {suit} called"),
    shows=("en dessous, {card} reste en vigueur", "below, {card} stays in force"),
    stopped=("{who} arrête l’attaque", "{who} stops the attack"),
    wrong_say=("{who} a annoncé une carte, et il lui en reste plus", "{who} called one card by mistake"),
    caught=(
        "« {contre} ! » {by} prend {who}, qui a oublié son annonce",
        "“{contre}!” {by} catches {who}, who forgot to call",
    ),
    wrong_catch=("{who} dit « {contre} » à tort", "{who} says “{contre}” for no reason"),
    beaten=(
        "{who} a {held} {held:carte|cartes}, et n’est plus de la manche",
        "{who} has {held} {held:card|cards}, and is out of the round",
    ),
    recycled=(
        "la défausse redevient la pioche ({count} {count:carte|cartes})",
        "the discard pile is shuffled into a new stock ({count} {count:card|cards})",
    ),
    jumped=("{who} pose la même carte à la volée", "{who} jumps in with the same card"),
    run=("{who} peut en poser d’autres avec", "{who} may play more with it"),
    run_over=as_on_the_page(events.WORDS, lambda page: page.events.run_over(WHO)),
    gave=("{who} donne {count} {count:carte|cartes} à {to}", "{who} gives {count} {count:card|cards} to {to}"),
    may_steal=("{who} doit tirer une carte {of_from}", "{who} has to take a card from {from}"),
    set_aside=as_on_the_page(events.WORDS, lambda page: page.events.set_aside(WHO, TO)),
    traded=as_on_the_page(events.WORDS, lambda page: page.events.traded(WHO, TO)),
    rotated=as_on_the_page(events.WORDS, lambda page: page.events.rotated),
    stole=("{who} tire une carte {of_from}", "{who} takes a card from {from}"),
    forgot=("{who} a oublié de dire «\u00a0{word}\u202f!\u00a0»", "{who} forgot to say “{word}!”"),
    declared=("{who} montre un carré : {cards}", "{who} shows four of a kind: {cards}"),
    misdeal=(
        "maldonne : {who} a reçu {count} {count:carte|cartes} de trop",
        "misdeal: {who} was dealt {count} {count:card|cards} too many",
    ),
    misdeal_fewer=(
        "maldonne : {who} a reçu {count} {count:carte|cartes} de moins",
        "misdeal: {who} was dealt {count} {count:card|cards} too few",
    ),
    repaired=("{by} dit « Maldonne ! »", "{by} says “Misdeal!”"),
    repaired_back=(
        "{by} dit « Maldonne ! » : {back} {back:carte retourne|cartes retournent} dans la pioche",
        "{by} says “Misdeal!”: {back} {back:card goes|cards go} back to the stock",
    ),
    came_down=(
        "{who} n’a plus de carte et descend ; son passe-partout : {rank}",
        "{who} is out of cards and moves down to the {rank}",
    ),
    swept=("le tour est fait, {who} joue", "that is once round the table: {who} plays"),
)
REASONS = by_language(
    debt=(
        "une attaque de {debt} {debt:carte|cartes} n’est pas payée : {reply}",
        "there is an attack of {debt} {debt:card|cards}: {reply}",
    ),
    match=("il faut {wanted}", "play {wanted}"),
    refused=("{card} ne se pose pas sur {top}", "{card} cannot be played on {top}"),
    never_last=("{card} ne se pose pas en dernière carte", "{card} cannot be your last card"),
    rank=("la valeur demandée est {rank} : il faut {wanted}", "the rank called is {rank}: play {wanted}"),
    rank_needed=("il faut d’abord dire la valeur demandée, comme dans =7", "first say which rank you call, as in =7"),
    no_rank=as_on_the_page(reasons.WORDS, lambda page: page.why.no_rank),
    suit_needed=("il faut dire la couleur demandée, comme dans 8c=h", "say which suit you call, as in 8c=h"),
    no_suit=as_on_the_page(reasons.WORDS, lambda page: page.why.no_suit),
    no_window=("il n’y a rien à annoncer ni à contrer maintenant", "there is nothing to say or to catch now"),
    not_one_left=(
        "on n’annonce qu’avec l’avant-dernière carte, avec une carte dont on dit le nom, ou avec la dernière là où cela se dit",
        "announce only with your last card but one, with a card whose name is said, or with the last one where that is said",
    ),
    must_answer=("qui peut répondre y est obligé : il faut {answers}", "you can answer, so you have to: play {answers}"),
    run=("il faut une carte qui va avec, ou passer pour finir", "play a card that goes with it, or pass to finish"),
    only_drawn=(
        "il ne reste qu’à poser ce qui vient d’être pioché ({cards}), ou à passer",
        "all you may still do is play what you have just drawn ({cards}), or pass",
    ),
    held_up=(
        "le tour est perdu, à moins de poser {answers}",
        "your turn is skipped unless you play {answers}",
    ),
    take_needed=("il faut d’abord tirer une carte (take)", "take a card first (take)"),
    nothing_to_take=("aucune main n’est ouverte", "there is no hand to take from"),
    give_needed=(
        "il faut d’abord donner {count} {count:carte|cartes}, comme dans give 1 4c 5d",
        "first give {count} {count:card|cards}, as in give 1 4c 5d",
    ),
    nothing_to_give=("il n’y a rien à donner", "there is nothing to give"),
    bad_gift=(
        "on donne {count} {count:carte|cartes} de sa main à un autre joueur, comme dans give 1 4c 5d",
        "give {count} {count:card|cards} from your hand to another player, as in give 1 4c 5d",
    ),
    trade_needed=(
        "il faut d’abord dire avec qui l’on échange sa main, comme dans trade 1",
        "first say who you swap hands with, as in trade 1",
    ),
    no_trade=(
        "on n’échange sa main que si une carte le demande, et avec un joueur qui a encore des cartes",
        "you swap hands only when a card says so, and only with a player who still has cards",
    ),
    no_doubt=("il n’y a rien dont on puisse douter maintenant", "there is nothing to doubt now"),
    hit_needed=("il faut d’abord dire qui l’attaque frappe, comme dans hit 1", "first say who the attack hits, as in hit 1"),
    no_hit=(
        "on ne choisit qui l’attaque frappe que si une carte le demande, et parmi les joueurs encore en jeu",
        "you choose who an attack hits only when a card says so, among the players still in",
    ),
    face_needed=(
        "il faut dire quelle carte le joker devient, comme dans Xr=Ad",
        "say which card the joker stands for, as in Xr=Ad",
    ),
    no_face=as_on_the_page(reasons.WORDS, lambda page: page.why.no_face),
    bad_face=("ici le joker ne peut devenir que {cards}", "here the joker can only stand for {cards}"),
    no_four=as_on_the_page(reasons.WORDS, lambda page: page.why.no_four),
    no_jump=as_on_the_page(reasons.WORDS, lambda page: page.why.no_jump),
    unreadable=(
        "ce n’est pas un coup\u00a0; écrire une carte (9h, 9h!, 8c=h, Xr=Ad), draw, pass, doubt, take, give 2 4c 5d, trade 2,"
        " hit 2, =7, say, knock, catch, catch 4 ou declare",
        "this is no move; write a card (9h, 9h!, 8c=h, Xr=Ad), draw, pass, doubt, take, give 2 4c 5d, trade 2, hit 2, =7, say,"
        " knock, catch, catch 4 or declare",
    ),
)
NAMES = by_language(
    card=("annonce «\u00a0{called}\u202f!\u00a0»", "says “{called}!”"),
    word=("dit «\u00a0{card}\u202f!\u00a0»", "says “{card}!”"),
    knock=("cogne trois coups", "knocks three times"),
)

LYING = by_language(
    discard=("défausse", "discard"),
    stock=("pioche", "stock"),
    top=("dessus", "on top"),
    stands_for=("vaut", "stands for"),
    below=("en vigueur dessous", "in force below"),
    named=("demandé", "called"),
    debt=("cartes à piocher", "cards to draw"),
    back=("on tourne dans l’autre sens", "play goes anticlockwise"),
)


def in_round(events: Sequence[dict[str, Any]], round_: SheddingRound, lang: str) -> list[dict[str, Any]]:
    """Return *events* with what is called out in them, whether an attack has an answer, and without what holds no more."""
    heard: list[dict[str, Any]] = []
    laid = ""
    for event in events:
        if event["kind"] in ("starter", "played", "gave", "stole"):
            laid = event["kind"]
        # Whoever has finished laying could lay more before.
        if event["kind"] != "run" or all(other["kind"] != "run_over" for other in events):
            heard.append(_in_round(event, round_, lang, laid))
    return heard


def _in_round(event: dict[str, Any], round_: SheddingRound, lang: str, laid: str) -> dict[str, Any]:
    """Return one event; *laid*: what has moved a card before it."""
    if event["kind"] == "again" and laid == "starter":
        return {"kind": "turn", "seat": event["seat"], "to": "start", "count": 0}
    if event["kind"] == "paid" and event["lapsed"]:
        return event | {"kind": "lapsed"}
    if event["kind"] == "shows" and event["suit"]:
        return event | {"kind": "shows_suit"}
    if event["kind"] == "attacked" and not event["later"]:
        state, accept = round_.state, round_.columns.accept
        row = (LAST if state.phase == LAST_HIT else UNPAID) + state.attacker
        return event if accept[row] else event | {"kind": "hit"}
    if event["kind"] == "out" and round_.calls["end"] and laid == "played":
        return event | {"kind": "out_maou"}
    rank = card_word(face_name(round_.state.shown)[0], lang)
    called = called_out(str(round_.rules.knobs["called"]), lang)
    if event["kind"] == "forgot":
        return event | {"word": {"announce": called, "word": rank, "last": "Maou"}[event["cause"]]}
    if event["kind"] == "announced":
        return event | {"what": NAMES[lang][event["what"]].format(called=called, card=rank)}
    if event["kind"] in ("caught", "wrong_catch"):
        of = card_word(event["rank"], lang) if event["rank"] else rank if event["what"] == "word" else ""
        return event | {"contre": f"Contre-{of or 'carte'}" if lang == "fr" else f"Catch {of}".strip()}
    return event


def lying(round_: SheddingRound, lang: str) -> list[str]:
    """Return what lies on the discard and in the stock; then the card on top, and what is in force beside it."""
    colon, words = COLON[lang], LYING[lang]
    cards = f"{words['discard']}{colon}{cards_lying(round_.discard)} · {words['stock']}{colon}{cards_lying(round_.stock)}"
    state, stands_for = round_.state, round_.stands_for
    named = card_word(round_.named, lang) if round_.named else ""
    in_force = {
        "top": face_name(state.top),
        "stands_for": face_name(stands_for) if stands_for is not None else "",
        "below": face_name(state.shown) if stands_for is None and state.shown != state.top else "",
        "named": named,
        "debt": str(round_.debt or ""),
    }
    heard = [f"{words[name]}{colon}{said}" for name, said in in_force.items() if said]
    return [f"    {cards}", f"    {' · '.join([*heard, *([words['back']] if round_.direction < 0 else [])])}"]
