"""`huit verify`: whatever is not as it was promised, or not as somebody saw it, is told, and by its place."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from huit.commands import main
from huit.engine.round import ENGINE_VERSION
from huit.rooms.trust import Secret, commitment_of
from tools.whole_rounds import Whole, whole_round

KEY = f"{3:064x}"


@pytest.fixture(scope="module")
def whole() -> Whole:
    """A round in which the stock is made anew."""
    return whole_round("monclar", seed=KEY, seats=4)


def verified(text: str, folder: Path) -> tuple[int, str]:
    path = folder / "manche.toml"
    path.write_text(text, "utf-8")
    told = CliRunner().invoke(main, ["verify", str(path)], env={"HUIT_LANG": "fr"})
    return told.exit_code, told.output


@pytest.mark.parametrize("name", ["monclar", "variante-1", "les-huit", "trois-cinq-huit", "danish", "man-et-resta"])
def test_what_is_true_holds(name: str, tmp_path: Path) -> None:
    code, told = verified(whole_round(name, seed=KEY).text(), tmp_path)
    assert code == 0, told
    assert "tout est vrai" in told
    assert "✗" not in told


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
        (lambda whole: {"seed": "4" * 64}, "la promesse faite avant la donne n’est pas l’empreinte"),
        (
            lambda whole: {"commitment": commitment_of(Secret("5" * 64, "00" * 16))},
            "la promesse faite avant la donne n’est pas l’empreinte",
        ),
        (lambda whole: {"commitment": None}, "rien n’a été promis"),
        (lambda whole: {"nonces": whole.nonces[1:]}, "n’est pas faite de cette promesse et de ces grains"),
        (lambda whole: {"nonces": whole.nonces[::-1]}, "n’est pas faite de cette promesse et de ces grains"),
        (lambda whole: {"deal_seed": "1" * 64}, "une autre graine que celle de la preuve"),
    ],
    ids=["salt", "seed", "promise", "no promise", "nonce left out", "order of nonces", "seed of the deal"],
)
def test_a_proof_that_was_tampered_with(whole: Whole, proof: Any, told: str, tmp_path: Path) -> None:
    code, output = verified(changed(whole, **proof(whole)), tmp_path)
    assert code == 1
    assert told in output
    assert "tout n’est pas vrai" in output


# Commitments and their seal


@pytest.fixture(scope="module")
def by_key() -> Whole:
    return whole_round("minimale", seed="0f" * 32, seats=3)


def resealed(whole: Whole, **proof: Any) -> str:
    """The round with other fields of its proof."""
    told = {
        "commitment": commitment_of(whole.secret),
        "seed": whole.secret.seed,
        "salt": whole.secret.salt,
        "nonces": whole.nonces,
        "deal_seed": whole.deal["seed"],
        "again": False,
    }
    return whole.text(proof=told | whole.sealed | proof)


OTHER = "d" * 32
ATTACKS: dict[str, tuple[Any, str, str]] = {
    "a grain changed": (
        lambda whole: {"nonces": [(whole.nonces[0][0], OTHER), whole.nonces[1]]},
        "ce ne sont pas les grains de hasard sur lesquels ces joueurs s’étaient engagés\u00a0: Joueur 0",
        "these are not the grains of chance that these players had committed to: Joueur 0",
    ),
    "a deal made from a subset": (
        lambda whole: {"nonces": whole.nonces[:1], "revealed_at_seq": whole.sealed["revealed_at_seq"][:1]},
        "ce ne sont pas les grains de hasard sur lesquels ces joueurs s’étaient engagés\u00a0: Joueur 1",
        "these are not the grains of chance that these players had committed to: Joueur 1",
    ),
    "a commitment left out of the seal": (
        lambda whole: {"commitments": whole.sealed["commitments"][:1], "nonces": whole.nonces[:1], "revealed_at_seq": [9]},
        "le sceau n’est pas l’empreinte de la promesse",
        "the seal is not the digest of this promise",
    ),
    "a grain that nobody had committed to": (
        lambda whole: {"nonces": [*whole.nonces, ("Zoé", OTHER)], "revealed_at_seq": [9, 10, 11]},
        "ces joueurs s’étaient engagés\u00a0: Zoé",
        "had committed to: Zoé",
    ),
    "a commitment after the seal": (
        lambda whole: {"commitments": [[*row[:3], row[3] + 2] for row in whole.sealed["commitments"]]},
        "l’ordre n’est pas le bon",
        "the order is wrong",
    ),
    "a grain revealed before the seal": (
        lambda whole: {"revealed_at_seq": [5, 9]},
        "l’ordre n’est pas le bon",
        "the order is wrong",
    ),
    "a promise after the commitments": (lambda whole: {"promised_at_seq": 5}, "l’ordre n’est pas le bon", "the order is wrong"),
    "guests in another order": (
        lambda whole: {"commitments": whole.sealed["commitments"][::-1], "nonces": whole.nonces[::-1]},
        "l’ordre n’est pas le bon",
        "the order is wrong",
    ),
    "another digest of the seal": (
        lambda whole: {"seal": "ab" * 32},
        "le sceau n’est pas l’empreinte de la promesse",
        "the seal is not the digest of this promise",
    ),
    "another deal than the one that was sealed": (
        lambda whole: {"deal": whole.sealed["deal"].replace(":3:", ":4:")},
        "la donne n’est pas celle qui était scellée",
        "the deal is not the one that was sealed",
    ),
    "the seal left out": (
        lambda whole: dict.fromkeys(whole.sealed),
        "les joueurs ne s’étaient pas engagés",
        "the players had not committed",
    ),
}


@pytest.mark.parametrize(("proof", "french", "english"), ATTACKS.values(), ids=ATTACKS)
def test_a_seal_that_was_tampered_with(by_key: Whole, proof: Any, french: str, english: str, tmp_path: Path) -> None:
    text = resealed(by_key, **proof(by_key))
    code, output = verified(text, tmp_path)
    assert (code, french in output, "tout n’est pas vrai" in output) == (1, True, True), output
    told = CliRunner().invoke(main, ["verify", str(tmp_path / "manche.toml")], env={"HUIT_LANG": "en"})
    assert english in told.output


def test_a_round_whose_seal_holds(by_key: Whole, tmp_path: Path) -> None:
    code, output = verified(resealed(by_key, put_off=["Béa"], left_out=["Zoé"]), tmp_path)
    assert code == 0, output
    for told in (
        "✓ chaque grain",
        "✓ tout est venu dans l’ordre",
        "✓ le sceau",
        "✓ la donne est celle",
        "– la donne avait été remise",
    ):
        assert told in output
    assert re.search("– sans le hasard de.: Zoé", output)


@pytest.mark.parametrize(
    ("proof", "wrong"),
    [
        ({"put_off": ["Béa", "Zoé", "Béa"]}, "Béa"),
        ({"put_off": ["Joueur 1"]}, "Joueur 1"),
        ({"put_off": ["Zoé"], "left_out": ["Zoé"]}, "Zoé"),
        ({"put_off": ["Béa", "Zoé"]}, None),
    ],
    ids=["twice", "and in the seal", "and committed again", "each once"],
)
def test_nobody_puts_a_deal_off_twice_or_takes_part_in_it_then(
    by_key: Whole, proof: dict[str, Any], wrong: str | None, tmp_path: Path
) -> None:
    code, output = verified(resealed(by_key, **proof), tmp_path)
    assert code == (wrong is not None), output
    assert (f"✗ la donne est dite remise, et ce ne peut être par : {wrong}" in output) == (wrong is not None)


@pytest.mark.parametrize(
    ("grains", "proof", "told"),
    [
        (1, {"people": ["Joueur 0", "Zoé"]}, "– à 2, seul le hasard de Joueur 0"),
        (1, {"people": [], "left_out": ["Zoé"]}, "– à 2, seul le hasard de Joueur 0"),
        (1, {"people": ["Joueur 0"], "put_off": ["Zoé", "Béa"]}, "– à 3, seul le hasard de Joueur 0"),
        (1, {"people": ["Joueur 0"]}, None),
        (1, {}, None),
        (2, {"people": ["Joueur 0", "Joueur 1", "Zoé"]}, None),
    ],
)
def test_where_one_of_several_people_added_chance_the_deal_could_have_been_chosen(
    grains: int, proof: dict[str, Any], told: str | None, tmp_path: Path
) -> None:
    whole = whole_round("minimale", seed="0f" * 32, seats=3, grains=grains)
    code, output = verified(resealed(whole, **proof), tmp_path)
    assert code == 0, output
    assert ("tout est vrai, mais cette donne aurait pu être choisie" in output) == (told is not None)
    assert told is None or told in output
    assert ("– sans le hasard de : Zoé (rien n’est noté" in output) == ("Zoé" in proof.get("people", []))


def test_a_round_to_which_nobody_has_added_chance_could_be_chosen_by_the_server(tmp_path: Path) -> None:
    code, output = verified(whole_round("minimale", seed="0f" * 32, seats=2, grains=0).text(), tmp_path)
    assert (code, "– aucun joueur n’a ajouté de hasard" in output) == (0, True), output
    assert "tout est vrai, mais le serveur a pu choisir cette donne" in output


def test_the_seal_that_a_page_showed_is_held_against_the_file(by_key: Whole, tmp_path: Path) -> None:
    path = tmp_path / "manche.toml"
    # Somebody who runs the server makes a whole proof anew, with grains that suit him: all of it holds but what was shown before.
    path.write_text(by_key.text(), "utf-8")
    for seal, code in ((by_key.sealed["seal"], 0), ("ab" * 32, 1)):
        told = CliRunner().invoke(main, ["verify", "--seal", seal, str(path)], env={"HUIT_LANG": "fr"})
        assert (told.exit_code, "le sceau " in told.output) == (code, True)
        assert ("✗ le sceau n’est pas celui que vous aviez vu" in told.output) == (code == 1)


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
