"""Tokens, codes, names and the generator that shuffles where people play."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from random import SystemRandom

LONGEST_NAME = 20
TOKEN_BYTES = 32
# Syllables that can be told apart when spoken, in all five languages.
_CONSONANTS = "bdfgklmnprst"
_VOWELS = "aeiou"
# Letters, and signs that change letters, of which nothing can be seen.
_BLANKS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# Accents can be piled up until they cover the lines above: no language needs more than two.
_MARKS = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_PILE = re.compile(f"({_MARKS}{{2}}){_MARKS}+")

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


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    r"""Return a name fit to be shown: one form of each letter, nothing invisible, not too long.

    >>> clean_name("  O\u202ema\n ")
    'Oma'
    """
    normal = unicodedata.normalize("NFKC", name)
    visible = "".join(letter for letter in _BLANKS.sub("", normal) if unicodedata.category(letter)[0] != "C")
    flat = _PILE.sub(r"\1", unicodedata.normalize("NFKC", visible))
    return " ".join(flat.split())[:longest].strip()
