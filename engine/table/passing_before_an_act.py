"""What has to happen before an act and decides nothing: passes, going to combat (CR 117.3d, 508.1, 509.1)."""

from __future__ import annotations

from engine.table.scenario import Json
from engine.table.table import Table


def passes_to(table: Table, player: str) -> list[Json]:
    """The entries by which everybody before a player passes, if that brings them priority without anything resolving
    and in the same step (117.3d); none if it does not, or if they have it already."""
    choice = table.choice
    if choice is None or choice.kind != "priority":
        return []
    holder = table.game.players[choice.player].name
    living = [one.name for one in table.game.players if not one.left]
    if player not in living or player == holder:
        return []
    order = living[living.index(holder) :] + living[: living.index(holder)]
    passes: list[Json] = [{"do": "pass", "player": name} for name in order[: order.index(player)]]
    after = table.fork()
    if any(after.act(dict(entry)) is not None for entry in passes):
        return []
    if after.choice is None or after.choice.kind != "priority":
        return []
    now, then = table.game, after.game
    same = (len(now.stack), now.turn.step, now.turn.number) == (len(then.stack), then.turn.step, then.turn.number)
    return passes if same and then.players[after.choice.player].name == player else []


_DECLARED = {"attack": "declare attackers", "block": "declare blockers"}
_ACTS = ("cast", "play", "activate", "special")


def lead_up(table: Table, do: str, player: str) -> list[Json]:
    """The entries that have to come before an act of a player and decide nothing: going to where attackers or blockers
    are declared, passes to whom it is to act."""
    if do in _DECLARED:
        asked = table.choice is not None and table.choice.kind == f"{do}ers"
        return [] if asked else [{"do": "go_to", "step": _DECLARED[do]}]
    return passes_to(table, player) if do in _ACTS else []
