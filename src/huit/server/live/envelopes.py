"""Web Push on the wire: what a browser's push service is sent, encrypted (RFC 8291) and signed (RFC 8292). Slow to import."""

import base64
import binascii
from typing import Any, cast

import http_ece  # pyright: ignore[reportMissingTypeStubs]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # pyright: ignore[reportMissingTypeStubs]

PUBLIC_BYTES, AUTH_BYTES, PRIVATE_BYTES = 65, 16, 32
_CURVE = ec.SECP256R1()


def new_private_key() -> bytes:
    """Return a new private key of a server.

    >>> len(new_private_key()), new_private_key() == new_private_key()
    (32, False)
    """
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(PRIVATE_BYTES)


def public_key_of(private: bytes) -> str:
    """Return the public key to *private*, as browsers take it.

    >>> len(decoded(public_key_of(new_private_key())))
    65
    """
    public = _key(private).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(public).decode().rstrip("=")


def decoded(text: str) -> bytes | None:
    """Return the bytes that *text* writes in base64url, with or without its padding; None if it is none.

    >>> decoded("AQID"), decoded("AQ"), decoded("A"), decoded("é")
    (b'\\x01\\x02\\x03', b'\\x01', None, None)
    """
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None


def is_public_key(public: bytes) -> bool:
    """Tell whether messages can be encrypted to *public*: it is a point of the curve.

    >>> is_public_key(decoded(public_key_of(new_private_key()))), is_public_key(b"\\4" + bytes(64))
    (True, False)
    """
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public)
    except ValueError:
        return False
    return len(public) == PUBLIC_BYTES


def encrypted(told: bytes, *, public: bytes, auth: bytes) -> bytes:
    """Return *told* so that only the browser with the key to *public* reads it."""
    once = ec.generate_private_key(_CURVE)
    return cast(bytes, cast(Any, http_ece).encrypt(told, private_key=once, dh=public, auth_secret=auth, version="aes128gcm"))


def signature(private: bytes, *, audience: str, contact: str, until: int) -> str:
    """Return the `Authorization` of a call to the push service of origin *audience*, good until that second since 1970.

    >>> signature(new_private_key(), audience="https://push.example.org", contact="https://jeu.example.org", until=9)[:8]
    'vapid t='
    """
    signer = cast(Any, Vapid02)(_key(private), conf={"no-strict": True})
    return signer.sign({"aud": audience, "sub": contact, "exp": until})["Authorization"]


def _key(private: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(private), _CURVE)
