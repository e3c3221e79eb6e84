"""The steps of a check that play: each takes rules by name with options, and returns what it found as plain values."""

from collections.abc import Mapping
from typing import Any

from huit.lab.balance.in_short import in_short
from huit.lab.balance.round_ends import how_rounds_end
from huit.lab.idle import idle_rules
from huit.rules import load_rules

STEPS = ("ends", "idle", "measures")


def checked(name: str, options: Mapping[str, object], step: str) -> dict[str, Any]:
    """Return ``findings``, ``ends`` and ``measures`` of one step of the check, as JSON can hold them.

    >>> checked("minimale", {"powers": {"T": {"skips": 1}}}, "idle")["findings"][0]["key"]
    'powers.T.skips'

    Raises:
        RulesError: if the rules do not load.
    """
    rules = load_rules(name, options=options)
    result: dict[str, Any] = {"findings": [], "ends": [], "measures": []}
    if step == "ends":
        ends, findings = how_rounds_end(rules)
        result["ends"] = [
            {
                "seats": one.seats,
                "rounds": one.rounds,
                "decisions": one.mean_decisions,
                "blocked": one.blocked,
                "unfinished": one.unfinished,
            }
            for one in ends
        ]
        result["findings"] = [finding.as_dict() for finding in findings]
    elif step == "idle":
        result["findings"] = [finding.as_dict() for finding in idle_rules(rules)]
    else:
        result["measures"] = in_short(rules)
    return result
