"""Which commander's combat damage a player has lost to, and how much that was in all (CR 704.6c, 903.3c, 903.10a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import Damage
from engine.rules.variants.commander import ENOUGH_DAMAGE
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject


def commanders_that_defeat(game: Game, player: PlayerId) -> list[Message]:
    """Each commander that has dealt the player enough combat damage, with the sum of it: what it had dealt before the
    game is looked at, and then; of a merged permanent, which card in it is the commander (903.3c)."""
    dealt = game.players[player].commander_damage
    enough = {who for who, damage in dealt.items() if damage >= ENOUGH_DAMAGE}
    return [
        Message("commander-damage-in-all", {"commander": it.target, "of": _component(it), **_sum(game, player, it)})
        for it in game.objects.values()
        if it.commander in enough
    ]


def _component(it: GameObject) -> Message | str:
    """The card that is the commander among those that a permanent consists of; nothing of one that is it itself."""
    card = next((one for one in it.parts if one.commander is not None), None)
    return Message("commander-component", {"name": card.base.name}) if card is not None else ""


def _sum(game: Game, player: PlayerId, it: GameObject) -> dict[str, str | int]:
    assert it.commander is not None
    total = game.players[player].commander_damage[it.commander]
    amounts = [*_amounts(game, player, it.commander)]
    parts = [*([total - sum(amounts)] if sum(amounts) < total else []), *amounts]
    return {"sum": " + ".join(map(str, parts)), "parts": len(parts), "total": total}


def _amounts(game: Game, player: PlayerId, commander: ObjectId) -> Iterator[int]:
    """The combat damage from a commander to a player that has been dealt in this game, one by one."""
    for event in game.happened(Damage):
        is_to = event.combat and event.target == TargetId.of_player(player)
        if is_to and game.find(event.source).commander == commander:
            yield event.amount
