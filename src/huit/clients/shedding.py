"""What a terminal says of the shedding games."""

from typing import Any

from huit.cards import face_name, faces_text
from huit.engine.shedding.round import SheddingRound
from huit.engine.shedding.state import LAST_HIT
from huit.rules.shedding.columns import LAST, UNPAID
from huit.rules.shedding.words import called_out
from huit.rules.words import by_language, card_word

EVENTS = by_language(
    starter=("première carte : {card}", "starter: {card}"),
    announced=("{who} {what}", "{who} {what}"),
    named=("{who} demande {suit}", "{who} calls {suit}"),
    rank_named=("{who} demande : {rank}", "{who} calls: {rank}"),
    rank_over=(
        "la valeur demandée est revenue à {who}, qui joue comme d’habitude",
        "the rank called has come round to {who}, who plays as usual",
    ),
    attacked=("{who} doit piocher {debt} {debt:carte|cartes} ou répondre", "{who} must draw {debt} {debt:card|cards} or answer"),
    hit=("{who} a {debt} {debt:carte|cartes} à piocher", "{who} has {debt} {debt:card|cards} to draw"),
    aims=("{who} choisit qui doit piocher {debt} {debt:carte|cartes}", "{who} chooses who must draw {debt} {debt:card|cards}"),
    doubted=("{who} ne croit pas {of}", "{who} doubts {of}"),
    aimed=("{who} vise {to}", "{who} aims at {to}"),
    held_up=("{who} perd son tour, ou répond", "{who} loses a turn, or answers"),
    stopped=("{who} arrête l’attaque", "{who} stops the attack"),
    wrong_say=("{who} a annoncé une carte, et il lui en reste plus", "{who} announced one card, and has more left"),
    caught=(
        "« {contre} ! » {by} prend {who}, qui a oublié son annonce",
        "“{contre}!” {by} catches {who}, who forgot to announce",
    ),
    wrong_catch=("{who} dit « {contre} » à tort", "{who} says “{contre}” without reason"),
    beaten=(
        "{who} a {held} {held:carte|cartes}, et n’est plus de la manche",
        "{who} holds {held} {held:card|cards}, and is out of the round",
    ),
    recycled=(
        "la défausse redevient la pioche ({count} {count:carte|cartes})",
        "the discard becomes the stock ({count} {count:card|cards})",
    ),
    jumped=("{who} pose la même carte à la volée", "{who} jumps in with the same card"),
    run=("{who} peut en poser d’autres avec", "{who} may lay more with it"),
    run_over=("{who} a fini de poser", "{who} has laid them all"),
    gave=("{who} donne {count} {count:carte|cartes} à {to}", "{who} gives {count} {count:card|cards} to {to}"),
    may_steal=("{who} doit tirer une carte de {from}", "{who} has to take a card from {from}"),
    set_aside=("{who} a choisi sa carte pour {to}", "{who} has chosen the card to pass on to {to}"),
    traded=("{who} échange sa main avec {to}", "{who} swaps hands with {to}"),
    rotated=("toutes les mains passent au joueur suivant", "all hands move on to the next player"),
    stole=("{who} tire une carte de {from}", "{who} takes a card from {from}"),
    forgot=("{who} a oublié son annonce", "{who} forgot to announce"),
    declared=("{who} montre un carré", "{who} shows four of a kind"),
    misdeal=("maldonne : {who} n’a pas son compte de cartes", "misdeal: {who} was dealt a wrong number of cards"),
    repaired=("la maldonne est réparée", "the misdeal is put right"),
    came_down=(
        "{who} n’a plus de carte et descend ; son passe-partout : {rank}",
        "{who} has no card left and comes down; wild rank: {rank}",
    ),
    swept=("le tour est fait, {who} joue", "it has gone round, {who} plays"),
)
REASONS = by_language(
    debt=(
        "une attaque de {debt} n’est pas payée : y répondre ({answers}) ou piocher",
        "an attack of {debt} is not paid: answer it ({answers}) or draw",
    ),
    match=("il faut {suit}, ou la valeur {rank}", "it takes {suit}, or the rank {rank}"),
    refused=("{card} ne se pose pas sur {top}", "{card} does not go on {top}"),
    never_last=("{card} ne se pose pas en dernière carte", "{card} is never laid as the last card"),
    rank=("il faut la valeur demandée ({wild})", "it takes the rank called ({wild})"),
    rank_needed=("il faut d’abord dire la valeur demandée, comme dans =7", "the rank called must be said first, as in =7"),
    no_rank=("aucune carte ne fait demander une valeur maintenant", "no card calls a rank now"),
    suit_needed=("il faut dire la couleur demandée, comme dans 8c=h", "the suit called must be said, as in 8c=h"),
    no_suit=("cette carte ne demande pas de couleur", "this card calls no suit"),
    no_window=("il n’y a rien à annoncer ni à contrer maintenant", "there is nothing to announce or to catch now"),
    not_one_left=(
        "« Carte » ne s’annonce qu’avec une carte qui en laisse une seule, et le nom d’une carte qu’avec une carte qui se nomme",
        "“One card” goes only with a play that leaves one card, and the name of a card only with one that is announced",
    ),
    must_answer=("qui peut répondre y est obligé : {answers}", "who can answer has to: {answers}"),
    run=("il faut une carte qui va avec, ou passer pour finir", "it takes a card that goes with it, or a pass to finish"),
    held_up=(
        "le tour est perdu, à moins de répondre ({answers})",
        "the turn is lost unless it is answered ({answers})",
    ),
    take_needed=("il faut d’abord tirer une carte (take)", "a card must be taken first (take)"),
    nothing_to_take=("aucune main n’est ouverte", "no hand lies open"),
    give_needed=(
        "il faut d’abord donner {count} {count:carte|cartes}, comme dans give 1 4c 5d",
        "{count} {count:card|cards} must be given first, as in give 1 4c 5d",
    ),
    nothing_to_give=("il n’y a rien à donner", "there is nothing to give"),
    bad_gift=(
        "on donne {count} {count:carte|cartes} de sa main à un autre joueur, comme dans give 1 4c 5d",
        "one gives {count} {count:card|cards} of one’s hand to another player, as in give 1 4c 5d",
    ),
    trade_needed=(
        "il faut d’abord dire avec qui l’on échange sa main, comme dans trade 1",
        "say first with whom the hands are swapped, as in trade 1",
    ),
    no_trade=(
        "on n’échange sa main que si une carte le demande, et avec un joueur qui a encore des cartes",
        "hands are swapped only where a card says so, and with a player who still holds cards",
    ),
    no_doubt=("il n’y a rien dont on puisse douter maintenant", "there is nothing to doubt now"),
    hit_needed=("il faut d’abord dire qui l’attaque frappe, comme dans hit 1", "say first whom the attack hits, as in hit 1"),
    no_hit=(
        "on ne choisit qui l’attaque frappe que si une carte le demande, et parmi les joueurs encore en jeu",
        "whom an attack hits is chosen only where a card says so, among those who still play",
    ),
    face_needed=("il faut dire quelle carte le joker devient, comme dans Xr=Ad", "say which card the joker becomes, as in Xr=Ad"),
    no_face=("cette carte ne prend pas la place d’une autre", "this card takes no other card’s place"),
    bad_face=("ici le joker ne peut devenir que {cards}", "here the joker can only become {cards}"),
    no_four=(
        "il faut quatre cartes de cette valeur en main, à son tour",
        "it takes four cards of that rank in the hand, in one’s turn",
    ),
    no_jump=(
        "à la volée, il faut la carte identique à celle du dessus, aussitôt posée",
        "to jump in takes the very card on top, just laid",
    ),
)
NAMES = by_language(
    card=("annonce «\u00a0{called}\u202f!\u00a0»", "says “{called}!”"),
    word=("dit «\u00a0{card}\u202f!\u00a0»", "says “{card}!”"),
    knock=("cogne trois coups", "knocks three times"),
)


def in_round(event: dict[str, Any], round_: SheddingRound, lang: str) -> dict[str, Any]:
    """Return *event* with what its words need to know of the round: what is called out, and whether an attack has an answer."""
    if event["kind"] == "attacked":
        state, accept = round_.state, round_.columns.accept
        row = (LAST if state.phase == LAST_HIT else UNPAID) + state.attacker
        return event if accept[row] else event | {"kind": "hit"}
    rank = card_word(face_name(round_.state.shown)[0], lang)
    if event["kind"] == "announced":
        called = called_out(str(round_.rules.knobs["called"]), lang)
        return event | {"what": NAMES[lang][event["what"]].format(called=called, card=rank)}
    if event["kind"] in ("caught", "wrong_catch"):
        of = rank if event.get("what") == "word" else ""
        return event | {"contre": f"Contre-{of or 'carte'}" if lang == "fr" else f"Catch {of}".strip()}
    return event


def lying(round_: SheddingRound, lang: str) -> list[str]:
    """Return what lies on the discard and in the stock, and what must be followed."""
    stock, discard = ("pioche", "défausse") if lang == "fr" else ("stock", "discard")
    cards = f"    {discard}: {faces_text(round_.discard)} · {stock}: {faces_text(round_.stock)}"
    return [cards, f"    {face_name(round_.state.top)} ({round_.suit})" + (f" +{round_.debt}" if round_.debt else "")]
