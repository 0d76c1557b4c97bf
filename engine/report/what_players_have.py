"""What players have of what was done, as a verdict tells it: effects on them that last (CR 611.2), and mana."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine import events as ev
from engine.report.narration.draft import Draft
from engine.state.choices import Message
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.table.table import Table

ADDS_MANA = "tell-mana"


def had_by_players(drafts: Sequence[Draft], table: Table) -> Iterator[Draft]:
    """The steps of effects on players, or on no certain things, that last still, and of mana that a spell or triggered
    ability has added and nobody has spent (106.4)."""
    for draft in drafts:
        if any(_is_on_no_object(one.event, table) or _is_left(one, table) for one in draft.events):
            yield draft


def mana_in_all(draft: Draft, drafts: Sequence[Draft], table: Table) -> Message | None:
    """The step that mana is added, said of all that its player has added and still has; None for another step."""
    if draft.key != ADDS_MANA:
        return None
    player = draft.args["player"]
    mana = "".join(one.args["mana"] for one in drafts if one.key == ADDS_MANA and one.args["player"] == player)
    pool = table.game.players[player.player].mana
    left = sum(pool.values()) == mana.count("{")
    return Message(ADDS_MANA, {**draft.args, "mana": mana}) if left else draft.message


def _is_on_no_object(event: ev.Event, table: Table) -> bool:
    if not isinstance(event, ev.EffectBegins):
        return False
    effect = event.effect
    lasts = any((one.source, one.timestamp) == (effect.source, effect.timestamp) for one in table.game.effects)
    return lasts and all(one.player is not None for one in effect.affected or ())


def _is_left(logged: Logged, table: Table) -> bool:
    event = logged.event
    if not isinstance(event, ev.ManaAdded):
        return False
    by = table.game.log[logged.parent - 1].event if logged.parent is not None else None
    left = sum(table.game.players[event.player].mana.values())
    return isinstance(by, ev.Resolved) and left >= len(event.mana)  # a mana ability does not resolve (605.3b)
