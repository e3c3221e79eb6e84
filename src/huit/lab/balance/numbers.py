"""Numbers and intervals as each language writes them."""

from collections.abc import Callable

from huit.lab.balance.estimates import Estimate
from huit.lab.balance.kinds import Unit
from huit.words.grammar import fixed
from huit.words.made import measures


def number(value: float, language: str, digits: int = 1) -> str:
    """Return *value* as the language writes it.

    >>> number(-0.71, "fr") == "\\N{MINUS SIGN}0,7", number(0.71, "en"), number(-0.01, "fr")
    (True, '0.7', '0,0')
    """
    rounded = float(f"{value:z.{digits}f}")
    return fixed(rounded, digits, language).replace("-", "\N{MINUS SIGN}")


def hundredths(share: float, language: str) -> str:
    """Return a share in hundredths.

    >>> hundredths(0.256, "fr")
    '25,6'
    """
    return number(100 * share, language)


def points(share: float, language: str) -> str:
    """Return a difference of shares in hundredths, with its sign.

    >>> points(0.012, "fr"), points(0.0, "en")
    ('+1,2', '0.0')
    """
    text = hundredths(share, language)
    return f"+{text}" if round(100 * share, 1) > 0 else text


def percent(share: float, language: str) -> str:
    """Return a share in per cent.

    >>> percent(0.256, "en")
    '25.6%'
    """
    return measures.WORDS[language].percent(hundredths(share, language))


WRITERS: dict[Unit, Callable[[float, str], str]] = {
    "share": percent,
    "difference": points,
    "number": lambda value, language: number(value, language, 2),
    "turns": number,
    "minutes": number,
}
"""How numbers of each unit are written."""


def with_bounds(estimate: Estimate, language: str, write: Callable[[float, str], str]) -> dict[str, str]:
    """Return an estimate and its bounds as texts: ``value``, ``low``, ``high``.

    >>> with_bounds(Estimate(1.0, 0.5, 1.25, 100), "fr", number)
    {'value': '1,0', 'low': '0,5', 'high': '1,2'}
    """
    return {name: write(getattr(estimate, name), language) for name in ("value", "low", "high")}
