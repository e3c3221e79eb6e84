"""`huit verify`: whatever is not as it was promised, or not as somebody saw it, is told, and by its place."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from huit.commands import main
from huit.rooms.journal import ENGINE_VERSION
from huit.rooms.trust import Secret, commitment_of
from tools.whole_rounds import Whole, whole_round

KEY = f"{3:064x}"


@pytest.fixture(scope="module", params=[3, KEY], ids=["by an int", "by a key"])
def whole(request: pytest.FixtureRequest) -> Whole:
    """A round in which the stock is made anew."""
    return whole_round("monclar", seed=request.param, seats=4)


def verified(text: str, folder: Path) -> tuple[int, str]:
    path = folder / "manche.toml"
    path.write_text(text, "utf-8")
    told = CliRunner().invoke(main, ["verify", str(path)], env={"HUIT_LANG": "fr"})
    return told.exit_code, told.output


@pytest.mark.parametrize("name", ["monclar", "variante-1", "les-huit", "trois-cinq-huit", "danish", "man-et-resta"])
@pytest.mark.parametrize("seed", [4, KEY], ids=["by an int", "by a key"])
def test_what_is_true_holds(name: str, seed: int | str, tmp_path: Path) -> None:
    code, told = verified(whole_round(name, seed=seed).text(), tmp_path)
    assert code == 0, told
    assert "tout est vrai" in told
    assert "✗" not in told
    assert ("– la graine est un nombre" in told) == isinstance(seed, int)


def test_reshuffles_are_told_of(whole: Whole, tmp_path: Path) -> None:
    assert "la pioche a été refaite" in verified(whole.text(), tmp_path)[1]


def changed(whole: Whole, **proof: Any) -> str:
    told = {
        "commitment": commitment_of(whole.secret),
        "seed": whole.secret.seed,
        "salt": whole.secret.salt,
        "nonces": whole.nonces,
        "deal_seed": whole.deal["seed"],
        "again": False,
    }
    return whole.text(proof=told | proof)


@pytest.mark.parametrize(
    ("proof", "told"),
    [
        (lambda whole: {"salt": "00" * 16}, "la promesse faite avant la donne n’est pas l’empreinte"),
        (lambda whole: {"seed": 4}, "la promesse faite avant la donne n’est pas l’empreinte"),
        (
            lambda whole: {"commitment": commitment_of(Secret(5, "00" * 16))},
            "la promesse faite avant la donne n’est pas l’empreinte",
        ),
        (lambda whole: {"commitment": None}, "rien n’a été promis"),
        (lambda whole: {"nonces": whole.nonces[1:]}, "n’est pas faite de cette promesse et de ces grains"),
        (lambda whole: {"nonces": whole.nonces[::-1]}, "n’est pas faite de cette promesse et de ces grains"),
        (lambda whole: {"deal_seed": 12}, "une autre graine que celle de la preuve"),
    ],
    ids=["salt", "seed", "promise", "no promise", "nonce left out", "order of nonces", "seed of the deal"],
)
def test_a_proof_that_was_tampered_with(whole: Whole, proof: Any, told: str, tmp_path: Path) -> None:
    code, output = verified(changed(whole, **proof(whole)), tmp_path)
    assert code == 1
    assert told in output
    assert "tout n’est pas vrai" in output


def test_a_card_of_a_hand_that_was_swapped(whole: Whole, tmp_path: Path) -> None:
    text = whole.text()
    hands = re.search(r'dealt = \[\n    "(\S\S) (.*)",\n    "(\S\S) ', text)
    assert hands
    swapped = text.replace(f'"{hands[1]} {hands[2]}"', f'"{hands[3]} {hands[2]}"', 1)
    code, output = verified(swapped, tmp_path)
    assert code == 1
    assert "✗ main : Joueur 0" in output


def test_a_card_that_was_told_otherwise_when_it_was_drawn(whole: Whole, tmp_path: Path) -> None:
    text = whole.text()
    drawn = re.search(r"(\d) drew (\S\S)", text)
    assert drawn
    code, output = verified(text.replace(drawn[0], f"{drawn[1]} drew ??", 1).replace("??", "Xr"), tmp_path)
    assert code == 1
    assert re.search(r"✗ coup \d+ : « .*drew Xr", output)


def test_who_saw_only_his_own_cards_can_check_those(whole: Whole, tmp_path: Path) -> None:
    unseen = re.sub(
        r"(\d) drew ((?:\S\S )*\S\S)", lambda drawn: f"{drawn[1]} drew {' '.join('?' for _ in drawn[2].split())}", whole.text()
    )
    assert verified(unseen, tmp_path)[0] == 0


def test_another_result(whole: Whole, tmp_path: Path) -> None:
    assert whole.round.result is not None
    points = list(whole.round.result.points)[::-1]
    code, output = verified(whole.text(result=whole.round.result.as_dict() | {"points": points}), tmp_path)
    assert code == 1
    assert "✗ le résultat n’est pas celui de ces coups" in output


def test_a_move_that_was_never_made(whole: Whole, tmp_path: Path) -> None:
    code, output = verified(whole.text(moves=[*whole.moves[:5], *whole.moves[6:]]), tmp_path)
    assert code == 1
    assert "✗" in output


def test_another_pack(whole: Whole, tmp_path: Path) -> None:
    code, output = verified(whole.text().replace('deck = "Ac Ad', 'deck = "Ad Ac'), tmp_path)
    assert code == 1
    assert "✗ le paquet" in output


def test_cards_dealt_again_were_not_promised(whole: Whole, tmp_path: Path) -> None:
    proof = {"commitment": None, "seed": None, "salt": None, "nonces": [], "deal_seed": whole.deal["seed"], "again": True}
    code, output = verified(whole.text(proof=proof), tmp_path)
    assert code == 0
    assert "– ce sont les cartes d’une manche précédente" in output


def test_a_file_without_a_proof_is_malformed(whole: Whole, tmp_path: Path) -> None:
    assert verified(whole.text(proof=None), tmp_path)[0] == 2
    assert verified("seats = ", tmp_path)[0] == 2


def test_a_round_of_an_older_engine_is_verified_as_far_as_its_moves_are_still_played_so(tmp_path: Path) -> None:
    """Before WA-03 was put right, an 8 laid on an attacking ace of its own suit called nothing."""
    whole = whole_round("courte-amicale", seed=1, seats=3)
    played = {"engine": ENGINE_VERSION - 1, "digest": whole.rules.digest, "round_no": 1}
    number, (seat, word) = next((number, move) for number, move in enumerate(whole.moves, start=1) if "=" in move[1])
    moves = [*whole.moves[: number - 1], (seat, word[:2]), *whole.moves[number:]]
    code, output = verified(whole.text(moves=moves), tmp_path)
    assert code == 1
    assert f"✗ le coup {number} ne peut pas être joué" in output
    code, output = verified(whole.text(moves=moves, played=played), tmp_path)
    assert code == 0, output
    assert f"– le coup {number} ne se joue plus ainsi" in output
    assert "tout est vrai jusque-là" in output


def test_a_misdeal_of_an_older_engine_is_dealt_as_it_was(tmp_path: Path) -> None:
    """Before version 5 the dealer erred by one card, whatever the option of today says."""
    options = {"le-donneur-se-trompe": True, "misdeals": 100}
    whole = whole_round("les-huit", seed=1, seats=3, options=options | {"misdeal_most": 1})
    text = whole.text().replace("misdeal_most = 1\n", "")
    assert "misdealt" in text
    code, output = verified(text.replace(f"engine = {ENGINE_VERSION}", "engine = 4"), tmp_path)
    assert code == 0, output
    assert verified(text, tmp_path)[0] == 1
