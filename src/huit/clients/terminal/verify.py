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
from huit.spoken import language
from huit.views.dealt import Proof
from huit.views.positions import Position, RefusedMoveError, load_position, position_json
from huit.views.trace import Trace, same_cards, same_step, trace_of
from huit.words.made import commands
from huit.words.telling import messages, said

_MOST_TOLD = 5
"""Most differing steps that are printed."""
_END_OF = {"not_now": "in_part", "nobody": "by_server", "alone": "by_one"}
"""Findings after which the last line is another than that all is true."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One check: whether it holds (None: it does not apply), and its message."""

    holds: bool | None
    code: str
    facts: dict[str, str | int]

    def words(self, lang: str) -> str:
        """Return the message with a sign."""
        sign = {True: "✓", False: "✗", None: "–"}[self.holds]
        told = messages(commands.WORDS[lang].verify)
        message = told.get(self.code) or told[self.code.removeprefix("not_")]
        return f"  {sign} {said(message, self.facts | {'holds': bool(self.holds)})}"


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--seal", metavar="DIGEST")
def verify(files: tuple[Path, ...], seal: str | None) -> None:
    """Verifies the shuffle of finished rounds."""
    lang = language()
    try:
        positions = [(file, load_position(file)) for file in files]
    except FileError as error:
        say(error.text(lang), err=True)
        sys.exit(2)
    for file, position in positions:
        if position.proof is None or position.seed is None:
            say(f"{file.name}: {commands.WORDS[lang].verify.nothing}", err=True)
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
    say(said(messages(commands.WORDS[lang].verify)[end if holds else "wrong"], {"file": file.name}))
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
        for seat, (written, row) in enumerate(zip_longest(told.dealt.get(key, []), rows, fillvalue="")):
            who = seat_name(seat, lang, position.names)
            if key == "dealt":
                yield _either(same_cards(written, row), "hand", who=who, told=written, found=row)
            else:
                # The order matters here: moves name these cards by their place.
                yield _either(same_step(written, row), "laid_out", told=written, found=row)
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
