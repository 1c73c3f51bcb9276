"""What the coach found, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from elferhaus.core.game import Action
from elferhaus.notation import action_text
from elferhaus.words import say, say_done, say_reason

if TYPE_CHECKING:
    from elferhaus.core.game import Seat
    from elferhaus.words import Language

    from .report import Balance, Moment, Report


def percent(chance: float) -> str:
    """Return a winning chance as people say it.

    >>> percent(0.214)
    '21'
    """
    return f"{100 * chance:.0f}"


def change(difference: float) -> str:
    """Return a change of a winning chance, with its sign.

    >>> change(-0.214), change(0.03), change(-0.001)
    ('−21', '+3', '0')
    """
    return signed(round(100 * difference))


def signed(points: int) -> str:
    """Return hundredths of a winning chance with their sign."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def summed(each: Balance) -> tuple[str, ...]:
    """Return even chances, cards, own play, the others' play and the result as they are shown: they add up as well.

    >>> from elferhaus.coach.report import Balance
    >>> summed(Balance(1 / 3, 0.174, -0.004, -0.5, 0.0034, "lucky", "good"))
    ('33', '+17', '0', '−50', '0')
    """
    even, own, others, result = (round(100 * part) for part in (each.even, each.own, each.others, each.result))
    return f"{even}", signed(result - even - own - others), signed(own), signed(others), f"{result}"


def chances_before(report: Report, at: int) -> tuple[float, ...]:
    """Return the chances before a moment: before the first they are even."""
    return report.moments[at - 1].chances if at else (1 / len(report.players),) * len(report.players)


def swing(language: Language, report: Report, at: int) -> str:
    """Tell a moment that changed much: what was done, and for whom it changed most."""
    moment = report.moments[at]
    differences = [now - then for now, then in zip(moment.chances, chances_before(report, at), strict=True)]
    seat = max(range(len(differences)), key=lambda each: abs(differences[each]))
    about = {"name": report.players[seat], "change": change(differences[seat])}
    if moment.by is None:
        return say(language, "coach-swing-deal", round=moment.round, **about)
    return say(language, "coach-swing", what=done(language, report, moment), **about)


def done(language: Language, report: Report, moment: Moment, action: Any = None) -> str:
    """Tell who did what at a moment, or could have done; where there are no words for it, as a record has it."""
    action = moment.done if action is None else action
    if moment.by is None or not isinstance(action, Action):
        return ""
    fields = {field.encode_name: getattr(action, field.name) for field in msgspec.structs.fields(action)}
    verb = action.__struct_config__.tag
    told = say_done(language, report.game, moment.by, {"do": verb, **fields}, report.players)
    return told or f"{report.players[moment.by]}, {action_text(action)}"


def word(language: Language, moment: Moment) -> str:
    """Tell how good a decision was, in a word; nothing where there was none, or it was not judged."""
    return "" if moment.verdict is None else say(language, "coach-word", word=moment.verdict.word)


def better(language: Language, report: Report, moment: Moment) -> str:
    """Tell what would have been better."""
    if moment.verdict is None or moment.verdict.word == "best":
        return ""
    if moment.verdict.better is None:
        return say(language, "coach-better-silent")
    return say(language, "coach-better", what=done(language, report, moment, moment.verdict.better))


def why(language: Language, report: Report, moment: Moment) -> str:
    """Tell why the best choice was the best."""
    reason = None if moment.verdict is None else moment.verdict.why
    return "" if reason is None else say_reason(language, reason, report.players)


def balance(language: Language, name: str, each: Balance) -> str:
    """Tell luck and play of somebody in one line."""
    fortune = say(language, "coach-fortune", fortune=each.fortune)
    if each.mark is None:
        return say(language, "coach-luck-line", name=name, fortune=fortune)
    mark = say(language, "coach-mark", mark=each.mark)
    return say(language, "coach-line", name=name, fortune=fortune, mark=mark)


def reaction(language: Language, report: Report, seat: Seat) -> str:
    """Tell how quick somebody was."""
    each = report.reactions[seat]
    return say(
        language,
        "coach-reaction",
        name=report.players[seat],
        count=each.calls,
        median=round(each.median or 0),
        quickest=round(each.quickest or 0),
    )


def sentences(language: Language, report: Report) -> list[str]:
    """Return all that is told in whole sentences, but for the decisions."""
    if report.reactions:
        return [reaction(language, report, seat) for seat in range(len(report.players))]
    lines = [balance(language, name, each) for name, each in zip(report.players, report.balances, strict=True)]
    return [say(language, "coach-only-luck"), *lines] if report.nature == "luck" else lines


def dear(report: Report) -> list[Moment]:
    """Return the decisions that cost something, the dearest first."""
    judged = [moment for moment in report.moments if moment.verdict is not None and moment.verdict.cost > 0]
    return sorted(judged, key=lambda moment: -moment.verdict.cost if moment.verdict else 0.0)
