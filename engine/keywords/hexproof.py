"""Hexproof and shroud: what can't be targeted, and by whom (CR 702.11, 702.18)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.abilities.protection import HexproofFrom
from engine.decisions import Message
from engine.game import Game
from engine.keywords.protection import has_quality, player_abilities
from engine.objects import GameObject, TargetId
from engine.rules.targeting import Bar, shields
from engine.zones import Zone


def _abilities_of(game: Game, thing: TargetId) -> Iterable[Ability]:
    """The abilities of a permanent or player that may have hexproof or shroud; they do nothing elsewhere (113.6)."""
    if thing[0] == "player":
        return player_abilities(game, thing[1])
    if game.find(thing[1]).zone is not Zone.BATTLEFIELD:
        return ()
    ch = game.characteristics(thing[1])
    return ch.abilities if ch.has("hexproof") or ch.has("shroud") else ()


@shields
def _untargetable(game: Game, thing: TargetId, source: GameObject, player: int) -> Bar | None:
    """Shroud keeps everybody from targeting it, hexproof its controller's opponents (702.11b-d, 702.18a)."""
    mine = thing[1] if thing[0] == "player" else None
    for ability in _abilities_of(game, thing):
        if isinstance(ability, Keyword):
            word = ability.name.word
            if word == "shroud":
                return Bar(Message("has-shroud", {"thing": thing}), ("702.18a",))
            if word == "hexproof" and player != (mine if mine is not None else game.controller(thing[1])):
                rule = "702.11b" if mine is None else "702.11c"
                return Bar(Message("has-hexproof", {"thing": thing}), (rule,))
        elif isinstance(ability, HexproofFrom) and player != (mine if mine is not None else game.controller(thing[1])):
            of = source.on_stack.source if source.on_stack is not None else source.id
            if any(has_quality(game, thing, one.quality, of) for one in ability.qualities):
                return Bar(Message("has-hexproof", {"thing": thing}), ("702.11d",))
    return None
