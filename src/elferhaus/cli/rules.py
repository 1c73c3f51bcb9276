"""``elferhaus rules``: the rules in our own words, with their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from elferhaus.core.options import choose_rules, rules_of
from elferhaus.core.refusal import Refused
from elferhaus.words import rule_text, say

from .arguments import EditionOption, GameArgument, LangOption, fail_by_rule, find_game
from .console import Console

if TYPE_CHECKING:
    from elferhaus.words import Language

COMMON = ("C-1", "C-2", "C-3", "C-4", "C-5")


def rules(game: GameArgument, edition: EditionOption = None, lang: LangOption = "en") -> None:
    """Print the rules of a game as they hold in an edition, each with its id."""
    found = find_game(game)
    info = found.info
    try:
        chosen: str = choose_rules(found, edition, {}, info.players[0]).edition
    except Refused as refused:
        fail_by_rule(refused.refusal, lang)
    console = Console(highlight=False, width=min(Console().width, 100))
    title = say(lang, f"game-{info.id}")
    console.print(Text(f"{title} · {say(lang, 'edition', edition=chosen)}", style="bold"))
    console.print(Padding(Text(say(lang, f"game-{info.id}", "about"), style="italic"), (0, 0, 1, 0)))
    own = info.edition_rules.get(chosen, ())
    for rule in rules_of(info, chosen):
        # Refusals cite the common id for what an edition with a rule of its own leaves as it is.
        _print_rule(console, lang, rule, chosen, f"{rule[:-1]}, {rule}" if rule in own else rule)
    console.print(Text(say(lang, "in-every-game"), style="bold"))
    console.print()
    for rule in COMMON:
        _print_rule(console, lang, rule, chosen, rule)


def _print_rule(console: Console, language: Language, rule: str, edition: str, ids: str) -> None:
    title, text = rule_text(language, rule, edition)
    console.print(Text.assemble((f"{ids}  ", "cyan"), (title, "bold")))
    console.print(Padding(Text(text), (0, 0, 1, 4)))
