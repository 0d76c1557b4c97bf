"""Which colors of mana were spent on a spell, where it is asked (CR 601.2h, 702.44a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.base import Node
from engine.abilities.conditions.comparisons import ColorManaSpent, ColorsSpent, PerColorSpent, SymbolsSpent
from engine.abilities.walk import found
from engine.events import ManaSpent
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject


def letters_spent(game: Game, player: PlayerId, spell: GameObject, total: ManaCost, since: int) -> Gen[str]:
    """The letter of the color of each mana that was spent on the spell. Where mana is unlimited and the spell asks, the
    player says which colors (702.44a); what they leave open is more of the first."""
    if game.players[player].mana_source != "any":
        spent = [unit for event in game.happened(ManaSpent, since=since) for unit in event.units]
        return "".join(sorted((unit[0] for unit in spent if unit[0] in "WUBRG"), key="WUBRG".index))
    known = "".join(c for c in "WUBRG" for one in total.colored if one == c)
    asked = set(_what_is_asked_of_mana(game.characteristics(spell)))
    if not total.generic or not asked:
        return known
    more_of_one = ColorManaSpent in asked or SymbolsSpent in asked
    options = [
        Option(c, Message("color", {"color": c}), kind="color") for c in "WUBRG" if more_of_one or c not in known
    ]
    prompt = Message("choose-colors-spent", {"source": spell.target})
    most = min(total.generic, len(options))
    rule = "702.44a" if game.characteristics(spell).has("sunburst") else "601.2h"
    answer = yield Choice(player, "colors", prompt, rule, options, 0, most)
    return known + "".join(answer) + (answer[0] * (total.generic - len(answer)) if answer else "")


def _what_is_asked_of_mana(values: Characteristics) -> Iterator[type[Node]]:
    """By which of its words it matters to a spell which colors of mana were spent on it."""
    if values.has("sunburst"):
        yield PerColorSpent
    for one in (*values.abilities, *values.abilities.statics, *values.abilities.spells):
        for asks in found(one, ColorsSpent, PerColorSpent, ColorManaSpent, SymbolsSpent):
            yield type(asks)
