"""Tokens, codes, names and the generator that shuffles where people play."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from random import SystemRandom

LONGEST_NAME = 20
TOKEN_BYTES = 32
# Syllables that can be told apart when spoken, in all five languages.
_CONSONANTS = "bdfgklmnprst"
_VOWELS = "aeiou"
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters that look like nothing

cryptographic = SystemRandom()  # shuffles: nothing in it can be reached or guessed


def new_token() -> str:
    """Return a secret that proves who somebody is at a table."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """Return what is stored of a token: it is long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).digest()


def new_id() -> str:
    """Return a name for a table or a person that nobody else has."""
    return secrets.token_hex(16)


def new_code() -> str:
    """Return a short code that can be spoken: three syllables and a digit, about nine million of them."""
    syllables = "".join(secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(3))
    return syllables + str(2 + secrets.randbelow(8))


def clean_name(name: str) -> str:
    r"""Return a name fit to be shown: one form of each letter, nothing invisible, at most 20 characters.

    >>> clean_name("  O\u202ema\n ")
    'Oma'
    """
    normal = unicodedata.normalize("NFKC", name)
    visible = "".join(letter for letter in normal if unicodedata.category(letter)[0] != "C" and letter not in _BLANKS)
    return " ".join(unicodedata.normalize("NFKC", visible).split())[:LONGEST_NAME].strip()
