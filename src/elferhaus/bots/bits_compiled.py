"""Counting bits as one instruction: how numba writes ``bits.ones`` and ``bits.length``."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

WORD = ir.IntType(64)


@intrinsic
def ones(_context: Any, _bits: Any) -> tuple[Any, Any]:
    """Return how many bits are set."""

    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), write


@intrinsic
def length(_context: Any, _bits: Any) -> tuple[Any, Any]:
    """Return how many bits it takes to write a number."""

    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.sub(WORD(64), builder.ctlz(arguments[0], ir.IntType(1)(0)))

    return types.int64(types.int64), write
