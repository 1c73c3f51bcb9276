"""The seal of a record: what was promised before the deal, what the devices added, and whether the cards follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from .fair import Secret, deal_of_the_day, is_of_the_day
from .refusal import Refusal, Refused, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .cards import Card
    from .fair import MatchLuck
    from .game import Deal, Occasion
    from .match import Match

FAIR: Final = "FAIR"  # the rule id of whatever is wrong with a seal
LONGEST_MATCH: Final = 64

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
MatchName = Annotated[str, Meta(pattern=rf"^[0-9A-Za-z-]{{1,{LONGEST_MATCH}}}$")]


class Sealed(Struct, frozen=True):
    """What is fixed before the first deal; ``numbers`` has one for each seat, None where no device added any."""

    match: MatchName
    commitment: Hex64
    numbers: tuple[Hex32 | None, ...]
    version: Literal[1] = 1


class Opened(Struct, frozen=True):
    """What the house had kept to itself."""

    secret: Hex64


class SealedLine(Struct, frozen=True):
    """The line before the first deal."""

    sealed: Sealed


class OpenedLine(Struct, frozen=True):
    """The line before that of the match's end."""

    opened: Opened


read_sealed = msgspec.json.Decoder(Sealed).decode
read_opened = msgspec.json.Decoder(Opened).decode


class Seal:
    """What a match is played with whose shuffles can be checked: the house's secret and the devices' numbers."""

    def __init__(self, secret: Secret, numbers: Sequence[str | None]) -> None:
        """Fix all luck of the match."""
        self.luck = secret.luck(numbers)
        self._secret, self._numbers = secret, tuple(numbers)

    def sealed_line(self) -> bytes:
        """Return the line that promises the cards of the match."""
        secret = self._secret
        return msgspec.json.encode(SealedLine(Sealed(secret.match, secret.commitment, self._numbers)))

    def opened_line(self) -> bytes:
        """Return the line that lets everyone check them."""
        return msgspec.json.encode(OpenedLine(Opened(self._secret.secret)))


class SealReader:
    """Follows what a record tells of its luck, and compares all of it once the secret is open."""

    def __init__(self) -> None:
        """Begin without a seal: most records have none."""
        self.sealed: Sealed | None = None
        self.line = 0  # where it stands
        self.is_open = False
        self.round = self.shuffles = 0
        self._drawn: list[tuple[int, Callable[[MatchLuck], bool], Refusal]] = []  # with its line and what is wrong

    def seal(self, raw: Raw, line: int, match: Match) -> None:
        """Take in the promise, or raise Refused."""
        if self.sealed is not None or match.round:
            raise Refused(refuse(FAIR, "record-seal-late"))
        sealed = read_sealed(raw)
        if len(sealed.numbers) != match.seats:
            raise Refused(refuse(FAIR, "record-seal-numbers", found=len(sealed.numbers), wanted=match.seats))
        if is_of_the_day(sealed.match) is not None and any(sealed.numbers):
            raise Refused(refuse(FAIR, "record-seal-day"))
        self.sealed, self.line = sealed, line

    def dealt(self, line: int, match: Match, at: Occasion, deal: Deal) -> None:
        """Remember a deal."""
        self.round, self.shuffles = at.round, 0
        game, rules, seats = match.game, match.rules, match.seats
        self._remember(
            line,
            lambda luck: bool(game.deal(rules, seats, at, luck.at(at.round)) == deal),
            refuse(FAIR, "record-seal-deal", round=at.round),
        )

    def shuffled(self, line: int, cards: tuple[Card, ...]) -> None:
        """Remember a shuffle in mid-game."""
        self.shuffles += 1
        number, shuffles = self.round, self.shuffles
        self._remember(
            line,
            lambda luck: tuple(luck.at(number, shuffles).sample(cards, len(cards))) == cards,
            refuse(FAIR, "record-seal-shuffle", round=number),
        )

    def _remember(self, line: int, follows: Callable[[MatchLuck], bool], wrong: Refusal) -> None:
        if self.sealed is not None:
            self._drawn.append((line, follows, wrong))

    def open(self, raw: Raw, line: int, match: Match) -> tuple[int, Refusal] | None:
        """Compare everything with the secret; return the line that is wrong, and why."""
        if self.sealed is None:
            return line, refuse(FAIR, "record-seal-missing")
        if self.is_open or not match.is_over:
            return line, refuse(FAIR, "record-seal-early")
        sealed, secret = self.sealed, Secret(self.sealed.match, read_opened(raw).secret)
        day = is_of_the_day(sealed.match)
        if secret.commitment != sealed.commitment or (day is not None and secret != deal_of_the_day(day)):
            return line, refuse(FAIR, "record-seal-secret")
        luck = secret.luck(sealed.numbers)
        self.is_open = True
        return next(((at, wrong) for at, follows, wrong in self._drawn if not follows(luck)), None)

    def end(self) -> None:
        """Raise Refused where a match ends whose secret nobody has told."""
        if self.sealed is not None and not self.is_open:
            raise Refused(refuse(FAIR, "record-seal-unopened"))
