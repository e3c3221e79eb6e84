"""`huit verify`: checks that a round was dealt from its commitment, by computing every card anew from the seed."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest
from pathlib import Path

import click

from huit.clients.terminal.output import say
from huit.clients.terminal.replay import is_older
from huit.clients.texts import seat_name
from huit.rooms.grains import deal_text, grain_digest, seal_digest
from huit.rooms.trust import Secret, commitment_of, deal_seed_of
from huit.rules import FileError
from huit.rules.rule_set import as_written
from huit.spoken import filled, language
from huit.views.dealt import Proof
from huit.views.positions import Position, RefusedMoveError, load_position, position_json
from huit.views.trace import Trace, same_cards, same_step, trace_of

_MOST_TOLD = 5
"""Most differing steps that are printed."""
_END_OF = {"not_now": "in_part", "nobody": "by_server", "alone": "by_one"}
"""Findings after which the last line is another than that all is true."""
_WORDS = {
    "fr": {
        "committed": "la promesse est bien l’empreinte de la graine et du sel : {commitment}",
        "not_committed": "la promesse faite avant la donne n’est pas l’empreinte de cette graine et de ce sel : "
        "{found} au lieu de {told}",
        "no_commitment": "rien n’a été promis : la promesse, la graine ou le sel manque",
        "again": "ce sont les cartes d’une manche précédente : rien n’a été promis avant cette donne",
        "mixed": "la graine de la donne est faite de la promesse et du hasard de : {names}",
        "not_mixed": "la graine de la donne n’est pas faite de cette promesse et de ces grains de hasard",
        "no_seal": "les joueurs ne s’étaient pas engagés sur leurs grains : le dernier à ajouter le sien a pu le choisir",
        "nobody": "aucun joueur n’a ajouté de hasard : le serveur a pu choisir cette donne",
        "grains": "chaque grain de hasard est celui sur lequel son joueur s’était engagé : {names}",
        "not_grains": "ce ne sont pas les grains de hasard sur lesquels ces joueurs s’étaient engagés : {names}",
        "order": "tout est venu dans l’ordre : la promesse, les engagements, le sceau, puis les grains de hasard",
        "not_order": "l’ordre n’est pas le bon : d’abord la promesse, puis tous les engagements, le sceau, et enfin les grains",
        "sealed": "le sceau est l’empreinte de la promesse, de la donne prévue et de tous les engagements : {seal}",
        "not_sealed": "le sceau n’est pas l’empreinte de la promesse, de la donne et des engagements : {found} au lieu de {told}",
        "as_sealed": "la donne est celle qui était scellée : règle, places, donneur, taille des mains et coupe",
        "not_as_sealed": "la donne n’est pas celle qui était scellée : {found} au lieu de {told}",
        "own_seal": "le sceau est celui que vous aviez vu avant la donne",
        "not_own_seal": "le sceau n’est pas celui que vous aviez vu avant la donne : {found} au lieu de {told}",
        "left_out": "sans le hasard de : {names} (pas là au moment du sceau)",
        "put_off": "la donne avait été remise, faute du grain de hasard de : {names}",
        "not_put_off": "la donne est dite remise, et ce ne peut être par : {names}",
        "silent": "sans le hasard de : {names} (rien n’est noté de leur part avant le sceau)",
        "alone": "à {count}, seul le hasard de {name} est dans la donne : avec le serveur, cette donne aurait pu être choisie",
        "dealt_by": "la manche est distribuée par cette graine",
        "not_dealt_by": "la manche est distribuée par une autre graine que celle de la preuve",
        "pack": "le paquet et la façon de donner sont ceux de la règle",
        "not_pack": "le paquet ou la façon de donner n’est pas de la règle : {what}",
        "hand": "main : {who} a bien celle que donne le mélange",
        "not_hand": "main : {who} n’a pas celle que donne le mélange : {told} au lieu de {found}",
        "laid_out": "les cartes mises sur la table à la donne sont les bonnes : {found}",
        "not_laid_out": "les cartes mises sur la table à la donne ne sont pas les bonnes : {told} au lieu de {found}",
        "steps": "coup par coup, les cartes sont les bonnes, dont {count} {count:sortie|sorties} de la pioche ou d’une main",
        "not_step": "coup {number} : « {told} » au lieu de « {found} »",
        "recycled": "la pioche a été refaite {count} fois, avec les bonnes cartes",
        "no_record": "ce fichier ne dit pas quelles cartes sont sorties : il n’y a rien à comparer",
        "refused": "le coup {number} ne peut pas être joué avec ces cartes",
        "not_now": "le coup {number} ne se joue plus ainsi dans cette version : la suite n’est pas vérifiée",
        "result": "le résultat est celui de ces coups",
        "not_result": "le résultat n’est pas celui de ces coups : {told} au lieu de {found}",
        "no_result": "ce fichier ne dit pas le résultat",
        "older": "cette manche a été jouée par une autre version de Huit, ou par d’autres règles : elle est rejouée par celle-ci",
        "nothing": "rien à vérifier : ce fichier n’a ni graine ni preuve",
        "all_right": "{file} : tout est vrai",
        "in_part": "{file} : tout est vrai jusque-là",
        "by_server": "{file} : tout est vrai, mais le serveur a pu choisir cette donne",
        "by_one": "{file} : tout est vrai, mais cette donne aurait pu être choisie",
        "wrong": "{file} : tout n’est pas vrai",
    },
    "en": {
        "committed": "what was promised is the digest of the seed and the salt: {commitment}",
        "not_committed": "what was promised before the deal is not the digest of this seed and salt: {found} instead of {told}",
        "no_commitment": "nothing was promised: the promise, the seed or the salt is missing",
        "again": "these are the cards of an earlier round: nothing was promised before this deal",
        "mixed": "the seed of the deal is made of the promise and the chance of: {names}",
        "not_mixed": "the seed of the deal is not made of this promise and these grains of chance",
        "no_seal": "the players had not committed to their grains of chance: the last one to add a grain could choose it",
        "nobody": "no player added any chance: the server could have chosen this deal",
        "grains": "each grain of chance is the one that its player had committed to: {names}",
        "not_grains": "these are not the grains of chance that these players had committed to: {names}",
        "order": "all came in order: the promise, the commitments, the seal, then the grains of chance",
        "not_order": "the order is wrong: first the promise, then all commitments, the seal, and only then the grains of chance",
        "sealed": "the seal is the digest of the promise, the deal and all commitments: {seal}",
        "not_sealed": "the seal is not the digest of this promise, deal and commitments: {found} instead of {told}",
        "as_sealed": "the deal is the one that was sealed: rules, seats, dealer, size of the hands and cut",
        "not_as_sealed": "the deal is not the one that was sealed: {found} instead of {told}",
        "own_seal": "the seal is the one that you were shown before the deal",
        "not_own_seal": "the seal is not the one that you were shown before the deal: {found} instead of {told}",
        "left_out": "without the chance of: {names} (away when it was sealed)",
        "put_off": "the deal had been put off, as a grain of chance was missing: {names}",
        "not_put_off": "the deal is said to be put off, and it cannot have been by: {names}",
        "silent": "without the chance of: {names} (nothing of theirs was noted before the seal)",
        "alone": "of {count} people, only {name} added chance: together with the server, they could have chosen this deal",
        "dealt_by": "the round is dealt by that seed",
        "not_dealt_by": "the round is dealt by another seed than that of the proof",
        "pack": "the pack and the way of dealing are those of the rules",
        "not_pack": "the pack or the way of dealing is not that of the rules: {what}",
        "hand": "the hand of {who} is what the shuffle gives",
        "not_hand": "the hand of {who} is not what the shuffle gives: {told} instead of {found}",
        "laid_out": "the cards laid out in the deal are the right ones: {found}",
        "not_laid_out": "the cards laid out in the deal are not the right ones: {told} instead of {found}",
        "steps": "move by move, all the cards are the right ones, {count} of them drawn or taken",
        "not_step": "move {number}: “{told}” instead of “{found}”",
        "recycled": "how often the stock was made anew, of the right cards: {count}",
        "no_record": "this file does not say which cards came: there is nothing to compare",
        "refused": "move {number} cannot be made with these cards",
        "not_now": "this version no longer plays move {number} that way: what follows is not verified",
        "result": "the result is that of these moves",
        "not_result": "the result is not that of these moves: {told} instead of {found}",
        "no_result": "this file does not tell the result",
        "older": "this round was played by another version of Huit, or by other rules: it is played again by this one",
        "nothing": "nothing to verify: this file has no seed, or no proof",
        "all_right": "{file}: all of it is true",
        "in_part": "{file}: all of it is true as far as that",
        "by_server": "{file}: all of it is true, but the server could have chosen this deal",
        "by_one": "{file}: all of it is true, but this deal could have been chosen",
        "wrong": "{file}: not all of it is true",
    },
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """One check: whether it holds (None: it does not apply), and its message."""

    holds: bool | None
    code: str
    facts: dict[str, str | int]

    def words(self, lang: str) -> str:
        """Return the message with a sign."""
        sign = {True: "✓", False: "✗", None: "–"}[self.holds]
        return f"  {sign} {filled(_WORDS[lang][self.code], lang, **self.facts)}"


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--seal", metavar="DIGEST", help="Le sceau vu avant la donne. · The seal shown before the deal.")
def verify(files: tuple[Path, ...], seal: str | None) -> None:
    """Vérifie le mélange de manches finies. · Verifies the shuffle of finished rounds.

    Sort avec 0 si tout est vrai ; 1 si quelque chose ne l’est pas ; 2 si un fichier est mal écrit. · Exit 0 when all holds; 1
    when something does not; 2 when a file is malformed.
    """
    lang = language()
    try:
        positions = [(file, load_position(file)) for file in files]
    except FileError as error:
        say(error.text(lang), err=True)
        sys.exit(2)
    for file, position in positions:
        if position.proof is None or position.seed is None:
            say(f"{file.name}: {_WORDS[lang]['nothing']}", err=True)
            sys.exit(2)
    # A list: every file is reported, also after one that fails.
    held = [_tell(file, position, lang, seal) for file, position in positions]
    sys.exit(not all(held))


def _tell(file: Path, position: Position, lang: str, seal: str | None) -> bool:
    """Print the verdicts of one file; return whether all hold."""
    holds, end = True, "all_right"
    for finding in verdicts(position, lang, seal=seal):
        holds = holds and finding.holds is not False
        end = _END_OF.get(finding.code, end)
        say(finding.words(lang))
    say(_WORDS[lang][end if holds else "wrong"].format(file=file.name))
    return holds


def verdicts(position: Position, lang: str, *, seal: str | None = None) -> Iterator[Verdict]:
    """Yield the checks of a position with a seed and a proof; *seal* is the digest that a player was shown before the deal."""
    assert position.proof is not None
    if is_older(position):
        yield Verdict(None, "older", {})
    yield from _promise(position.proof)
    yield from _grains(position, position.proof)
    if seal is not None:
        told = position.proof.seal or "–"
        yield _either(told == seal.strip().lower(), "own_seal", found=told, told=seal)
    yield _either(position.seed == position.proof.deal_seed, "dealt_by")
    yield from _cards(position, lang)


def _either(holds: bool, code: str, **facts: str | int) -> Verdict:
    return Verdict(holds, code if holds else f"not_{code}", facts)


def _promise(proof: Proof) -> Iterator[Verdict]:
    """Check the commitment and the seed of the deal."""
    if proof.again:
        yield Verdict(None, "again", {})
        return
    if proof.seed is None or proof.salt is None or proof.commitment is None:
        yield Verdict(False, "no_commitment", {})
        return
    secret = Secret(proof.seed, proof.salt)
    found = commitment_of(secret)
    yield _either(found == proof.commitment, "committed", commitment=found, found=found, told=proof.commitment)
    mixed = deal_seed_of(secret, [nonce for _, nonce in proof.nonces]) == proof.deal_seed
    yield _either(mixed, "mixed", names=", ".join(name for name, _ in proof.nonces) or "–")


def _grains(position: Position, proof: Proof) -> Iterator[Verdict]:
    """Check that the players had committed to their grains before anybody revealed one, and to this deal."""
    yield from _put_off(proof)
    yield from _company(proof)
    if proof.left_out:
        yield Verdict(None, "left_out", {"names": ", ".join(proof.left_out)})
    if proof.seal is None and not proof.commitments:
        if not proof.nonces and not proof.again:
            yield Verdict(None, "nobody", {})
        elif proof.nonces:
            # Whoever adds a grain has committed to it: somebody has left the seal out.
            yield Verdict(False, "no_seal", {})
        return
    promise, deal = proof.commitment or "", proof.deal or ""
    wrong = [
        (committed or added or ("–",))[0]
        for committed, added in zip_longest(proof.commitments, proof.nonces)
        if committed is None or added is None or not _opens(promise, committed, added)
    ]
    yield _either(not wrong, "grains", names=", ".join(wrong or [name for name, *_ in proof.commitments]))
    yield _either(_is_in_order(proof), "order")
    found = seal_digest(promise, deal, (digest for _, _, digest, _ in proof.commitments))
    yield _either(found == proof.seal, "sealed", seal=found, found=found, told=proof.seal or "–")
    dealt = _deal_of(position)
    yield _either(dealt == deal, "as_sealed", found=dealt, told=deal or "–")


def _put_off(proof: Proof) -> Iterator[Verdict]:
    """Tell who put the deal off. Each does so once at most, and takes no part in it any more."""
    part = {*proof.left_out, *(name for name, *_ in (*proof.commitments, *proof.nonces))}
    wrong = [name for name in dict.fromkeys(proof.put_off) if name in part or proof.put_off.count(name) > 1]
    if wrong:
        yield Verdict(False, "not_put_off", {"names": ", ".join(wrong)})
    elif proof.put_off:
        yield Verdict(None, "put_off", {"names": ", ".join(proof.put_off)})


def _company(proof: Proof) -> Iterator[Verdict]:
    """Tell of people without whose chance the deal was made: who is alone with the server could try one grain after another."""
    added = [name for name, _ in proof.nonces]
    told = {*added, *proof.left_out, *proof.put_off}
    people = {*told, *proof.people}
    silent = [name for name in proof.people if name not in told]
    if silent and added:
        yield Verdict(None, "silent", {"names": ", ".join(silent)})
    if len(added) == 1 and len(people) > 1:
        yield Verdict(None, "alone", {"name": added[0], "count": len(people)})


def _opens(promise: str, committed: tuple[str, int, str, int], added: tuple[str, str]) -> bool:
    """Tell whether a grain opens the commitment of the same player."""
    name, guest, digest, _ = committed
    return name == added[0] and grain_digest(promise, guest, added[1]) == digest


def _is_in_order(proof: Proof) -> bool:
    """Tell whether everything came in its order: guests by their numbers, and commands by theirs."""
    guests = [guest for _, guest, _, _ in proof.commitments]
    committed = [seq for _, _, _, seq in proof.commitments]
    promised, sealed = proof.promised_at_seq, proof.sealed_at_seq
    if promised is None or sealed is None or not committed or len(proof.revealed_at_seq) != len(committed):
        return False
    seqs = [promised, *sorted(committed), sealed, *sorted(proof.revealed_at_seq)]
    return all(one < next_ for numbers in (guests, seqs) for one, next_ in pairwise(numbers))


def _deal_of(position: Position) -> str:
    """Return what the deal of the file follows from, as it is sealed."""
    round_, played = position.round, position.played
    return deal_text(
        round_no=0 if played is None else played.round_no,
        rules=round_.rules.digest if played is None else played.digest,
        seats=round_.seats,
        dealer=-1 if position.dealer is None else position.dealer,
        hand=position.hand,
        cut=position.cut,
    )


def _cards(position: Position, lang: str) -> Iterator[Verdict]:
    """Check every card of the deal and of the moves."""
    begun, played, told = position.round.copy(), position.moves, position.trace
    try:
        for _ in position.replay():
            pass
    except RefusedMoveError as error:
        played = played[: error.number - 1]
        if is_older(position):
            # Another engine, or other rules, may have allowed the move: the cards before it can still be verified.
            yield Verdict(None, "not_now", {"number": error.number})
            told = told and replace(told, steps=told.steps[: error.number])
        else:
            yield Verdict(False, "refused", {"number": error.number})
    yield from _compared(position, told, trace_of(begun, played), lang)
    if len(played) == len(position.moves):
        yield _result(position)


def _compared(position: Position, told: Trace | None, found: Trace, lang: str) -> Iterator[Verdict]:
    """Compare what the file tells with the trace *found*."""
    if told is None:
        yield Verdict(None, "no_record", {})
        return
    other = [f"{key} = {as_written(told.pack.get(key))}" for key, value in found.pack.items() if told.pack.get(key) != value]
    yield _either(not other, "pack", what=", ".join(other))
    for key, rows in found.dealt.items():
        for seat, (said, row) in enumerate(zip_longest(told.dealt.get(key, []), rows, fillvalue="")):
            who = seat_name(seat, lang, position.names)
            if key == "dealt":
                yield _either(same_cards(said, row), "hand", who=who, told=said, found=row)
            else:
                # The order matters here: moves name these cards by their place.
                yield _either(same_step(said, row), "laid_out", told=said, found=row)
    yield from _steps(told.steps, found.steps)


def _steps(told: tuple[str, ...], found: tuple[str, ...]) -> Iterator[Verdict]:
    """Compare the cards of every move; move 0 is the deal."""
    pairs = list(zip_longest(told, found, fillvalue=""))
    wrong = [number for number, (said, true) in enumerate(pairs) if not same_step(said, true)]
    for number in wrong[:_MOST_TOLD]:
        yield Verdict(False, "not_step", {"number": number, "told": pairs[number][0], "found": pairs[number][1]})
    if wrong:
        return
    moved = [text.split() for step in found for text in step.split("; ") if text]
    drawn = sum(len(words) - 2 for words in moved if words[1] == "drew") + sum(words[1] == "stole" for words in moved)
    yield Verdict(True, "steps", {"count": drawn})
    recycled = sum(words[0] == "recycled" for words in moved)
    if recycled:
        yield Verdict(True, "recycled", {"count": recycled})


def _result(position: Position) -> Verdict:
    told, found = position.expect.get("result"), position_json(position.round)["result"]
    if told is None:
        return Verdict(None, "no_result", {})
    return _either(told == found, "result", told=as_written(told), found=as_written(found))
