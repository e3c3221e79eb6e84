"""Numbers and intervals as French and English write them."""

from collections.abc import Callable


def number(value: float, language: str, digits: int = 1) -> str:
    """Return *value* as the language writes it.

    >>> number(-0.71, "fr") == "\\N{MINUS SIGN}0,7", number(0.71, "en"), number(-0.01, "fr")
    (True, '0.7', '0,0')
    """
    text = f"{value:z.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return text.replace(".", ",") if language == "fr" else text


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
    return hundredths(share, language) + ("\u00a0%" if language == "fr" else "%")


def between(interval: tuple[float, float], language: str, write: Callable[[float, str], str] = number) -> str:
    """Return *interval* in brackets, each bound written by *write*.

    >>> between((0.5, 1.25), "fr")
    ' (de 0,5 à 1,2)'
    """
    low, high = (write(bound, language) for bound in interval)
    return f" (de {low} à {high})" if language == "fr" else f" ({low} to {high})"


def thousands(count: int, language: str) -> str:
    """Return a count of rounds.

    >>> thousands(12345, "en"), thousands(12345, "fr") == "12\\u202f345"
    ('12,345', True)
    """
    text = f"{count:,}"
    return text.replace(",", "\u202f") if language == "fr" else text
