"""The envelopes of Web Push: encrypted (RFC 8291) and signed (RFC 8292) messages for push services. Slow to import."""

import base64
import binascii
import os
import struct
from typing import Any, cast

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # pyright: ignore[reportMissingTypeStubs]

PUBLIC_BYTES, AUTH_BYTES, PRIVATE_BYTES = 65, 16, 32
SALT_BYTES, KEY_BYTES, NONCE_BYTES = 16, 16, 12
RECORD_BYTES = 4096
"""The largest message that every push service takes: ours are one record each (RFC 8291, section 4)."""
_LAST = b"\2"
"""The mark after the text of the last record (RFC 8188, section 2)."""
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


def encrypted(text: bytes, *, public: bytes, auth: bytes) -> bytes:
    """Return *text* encrypted so that only the browser with the key to *public* reads it: coding ``aes128gcm``, one record."""
    once = ec.generate_private_key(_CURVE)
    ours = once.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public))
    secret = _derived(shared, salt=auth, what=b"WebPush: info\0" + public + ours, length=32)
    salt = os.urandom(SALT_BYTES)
    key = _derived(secret, salt=salt, what=b"Content-Encoding: aes128gcm\0", length=KEY_BYTES)
    nonce = _derived(secret, salt=salt, what=b"Content-Encoding: nonce\0", length=NONCE_BYTES)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, text + _LAST, None)


def _derived(secret: bytes, *, salt: bytes, what: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, what).derive(secret)


def signature(private: bytes, *, audience: str, contact: str, until: int) -> str:
    """Return the `Authorization` of a call to the push service of origin *audience*, good until that second since 1970.

    >>> signature(new_private_key(), audience="https://push.example.org", contact="https://jeu.example.org", until=9)[:8]
    'vapid t='
    """
    signer = cast(Any, Vapid02)(_key(private), conf={"no-strict": True})
    return signer.sign({"aud": audience, "sub": contact, "exp": until})["Authorization"]


def _key(private: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(private), _CURVE)
