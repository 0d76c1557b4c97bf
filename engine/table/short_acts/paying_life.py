"""An ability whose cost is life, by how much life is paid for it: "pay 5" with Necropotence (CR 118.8, 119.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability import Activated, PayLife
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.walk import found
from engine.rules.casting.activating import numbered
from engine.state.ids import ObjectId
from engine.table.scenario import Json
from engine.table.short_acts.answering import answer
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Span

MOST_TIMES = 40
"""So often at the most one ability is activated by a few words."""


def pay_life(reader: Reader, gaps: Gaps) -> Json:
    """The ability of a player's only permanent that costs life, activated as often as makes that much; or "yes" to what
    asks whether that is paid: the number is none of the answer."""
    asked = when_asked(reader.table)
    if asked is not None and asked.choice is not None and {one.id for one in asked.choice.listed()} == {"yes", "no"}:
        named = reader.player(gaps["player"]) if "player" in gaps else None
        return answer(reader, Span("yes", 0, 0), named)
    player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
    mine = reader.permanents(player)
    mine = reader.all_called(gaps["source"].text, mine) if "source" in gaps else mine
    life = int(gaps["count"].text)
    able = [(entry, life // each) for entry, each in _costing_life(reader, player, mine) if each and life % each == 0]
    if when_asked(reader.table) is not None or len(able) != 1 or not 0 < able[0][1] <= MOST_TIMES:
        raise reader.missing(gaps["count"], "act")
    ((entry, times),) = able
    reader.come_to_act(player)
    reader.advance([entry] * (times - 1))
    return entry


def _costing_life(reader: Reader, player: str, mine: list[ObjectId]) -> Iterator[tuple[Json, int]]:
    """The abilities whose only cost is life, with how much each costs."""
    for i in mine:
        abilities = numbered(reader.game, reader.game.objects[i])
        for number, ability in enumerate(abilities, start=1):
            costs = ability.costs if isinstance(ability, Activated) else ()
            amounts = [one.amount for cost in costs for one in found(cost, PayLife)]
            if len(costs) == len(amounts) == 1 and isinstance(amounts[0], Fixed):
                which = {"ability": number} if len(abilities) > 1 else {}
                yield {"do": "activate", "player": player, "source": reader.reference(i), **which}, amounts[0].value
