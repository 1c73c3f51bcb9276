"""Counting bits in kernels: one instruction each where they are compiled."""

from __future__ import annotations


def ones(bits: int) -> int:
    """Return how many bits are set.

    >>> ones(0b1011)
    3
    """
    return bits.bit_count()


def length(bits: int) -> int:
    """Return how many bits it takes to write it; it is not negative.

    >>> length(0b1011)
    4
    """
    return bits.bit_length()
