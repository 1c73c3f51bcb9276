"""Tokens, codes and names. Where people play, the generator that is handed in is the operating system's."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

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


def new_token(rng: Random) -> str:
    """Return a secret that proves who somebody is at a table."""
    return urlsafe_b64encode(rng.randbytes(TOKEN_BYTES)).rstrip(b"=").decode()


def hashed(token: str) -> bytes:
    """Return what is stored of a token: it is long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).digest()


def new_id(rng: Random) -> str:
    """Return a name for a table or a person that nobody else has."""
    return rng.randbytes(16).hex()


def new_code(rng: Random) -> str:
    """Return a short code that can be spoken: four syllables and a digit, about a hundred million of them."""
    return syllables(rng, 4) + str(2 + rng.randrange(8))


def new_key(rng: Random) -> str:
    """Return a key that can be read off a screen and typed: ten syllables, 59 random bits."""
    return "-".join(syllables(rng, 2) for _ in range(5))


def syllables(rng: Random, count: int) -> str:
    """Return something that can be spoken: of each syllable there are sixty."""
    return "".join(rng.choice(_CONSONANTS) + rng.choice(_VOWELS) for _ in range(count))


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    r"""Return a name fit to be shown: one form of each letter, nothing invisible, not too long.

    >>> clean_name("  O\u202ema\n ")
    'Oma'
    """
    normal = unicodedata.normalize("NFKC", name)
    visible = "".join(letter for letter in _BLANKS.sub("", normal) if unicodedata.category(letter)[0] != "C")
    flat = _PILE.sub(r"\1", unicodedata.normalize("NFKC", visible))
    return " ".join(flat.split())[:longest].strip()
