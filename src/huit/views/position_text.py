"""Writing a whole round down as a position file."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import tomli_w

from huit.engine.chance import Seed
from huit.engine.refusal import IllegalAction
from huit.engine.round import new_round
from huit.rules import RulesError, RuleSet, load_rules
from huit.views.trace import trace_of


def position_text(
    *,
    rules: str,
    options: Mapping[str, Any],
    seats: int,
    dealer: int,
    seed: Seed,
    moves: Sequence[tuple[int, str]],
    hand: int | None = None,
    cut: int | None = None,
    carried: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    result: Mapping[str, Any] | None = None,
    proof: Mapping[str, Any] | None = None,
    played: Mapping[str, Any] | None = None,
    title: str = "",
    resolved: RuleSet | None = None,
) -> str:
    """Return a round as the text of a position file, with the trace of all its cards where the engine still plays it so.

    *result* is that of `Result.as_dict`, *proof* the fields of `Proof`, *played* the section of that name: engine, digest,
    round_no; room and date are optional. *resolved* are the rules themselves, to be written into the file: it then needs none of
    the library. None is left out.

    >>> print(position_text(rules="minimale", options={}, seats=2, dealer=1, seed=1, moves=[(0, "draw")]).splitlines()[4])
    moves = [
    """
    dealt = {"rules": rules, "seats": seats, "dealer": dealer, "seed": seed, "hand": hand, "cut": cut}
    sections: dict[str, Any] = {
        "title": title,
        **dealt,
        "names": list(names),
        "moves": [f"{seat} {word}" for seat, word in moves],
    }
    sections |= {"with": options, "carried": carried, "expect": None if result is None else {"result": result}}
    sections |= {"proof": None if proof is None else dict(proof), "played": played}
    sections["resolved"] = None if resolved is None else resolved.resolved
    chosen = {"hand": hand, "cut": cut, "carried": carried}
    sections["record"] = _trace(resolved or (rules, options), moves, seats=seats, seed=seed, dealer=dealer, **chosen)
    return tomli_w.dumps({key: _for_toml(value) for key, value in sections.items() if value not in (None, "", {}, [])})


def _trace(
    played_by: RuleSet | tuple[str, Mapping[str, Any]], moves: Iterable[tuple[int, str]], **deal: Any
) -> dict[str, Any] | None:
    """Return the trace of a round; None of one that today's engine would play otherwise."""
    try:
        rules = played_by if isinstance(played_by, RuleSet) else load_rules(played_by[0], options=played_by[1])
        return trace_of(new_round(rules, **deal), moves).as_dict()
    except (RulesError, ValueError, IllegalAction):
        return None


def _for_toml(value: Any) -> Any:
    """Return *value* in the types of TOML: keys are text, and None is left out."""
    if isinstance(value, Mapping):
        section = cast("Mapping[Any, Any]", value)
        return {str(key): _for_toml(inner) for key, inner in section.items() if inner is not None}
    if isinstance(value, (list, tuple)):
        return [_for_toml(inner) for inner in cast("Sequence[Any]", value)]
    return value
