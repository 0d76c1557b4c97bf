"""Hexproof and shroud: what can't be targeted, and by whom (CR 702.11, 702.18)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.abilities.keywords.hexproof import HexproofFrom, TargetedDespiteHexproof
from engine.oracle.compile import english
from engine.rules.continuous.layers.what_each_effect_changed import giver
from engine.rules.continuous.statements import looked_up
from engine.rules.permanents.protection import from_what, giver_to_player, has_quality, player_abilities
from engine.rules.pipeline.not_happening import by_effect_of
from engine.rules.targeting import SHIELDS, Bar
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

TARGETED_DESPITE_HEXPROOF = looked_up(TargetedDespiteHexproof, begun=True)


def _abilities_of(game: Game, thing: TargetId) -> Iterable[Ability]:
    """The abilities of a permanent or player that may have hexproof or shroud; they do nothing elsewhere (113.6)."""
    if thing.player is not None:
        return player_abilities(game, thing.player)
    if game.find(thing.object_id).zone is not Zone.BATTLEFIELD:
        return ()
    ch = game.characteristics(thing.object_id)
    return ch.abilities if ch.has("hexproof") or ch.has("shroud") else ()


@SHIELDS.by("702.11b")
def _untargetable(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """Shroud keeps everybody from targeting it, hexproof its controller's opponents (702.11b-d, 702.18a)."""
    mine = thing.player if thing.player is not None else game.controller(thing.object_id)
    opposed = player != mine
    for ability in _abilities_of(game, thing):
        if isinstance(ability, Keyword) and ability.name.word == "shroud":
            return Bar(Message("has-shroud", {"thing": thing, "by": _giver(game, thing, ability)}), ("702.18a",))
        rule = _hexproof_against(game, ability, thing, source) if opposed else None
        if rule is not None and not _as_though_without(game, thing, player):
            return Bar(_said(game, ability, thing), (rule,))
    return None


def _hexproof_against(game: Game, ability: Ability, thing: TargetId, source: GameObject) -> str | None:
    """The rule by which an ability is hexproof from a spell or ability of an opponent; None if it isn't."""
    if isinstance(ability, Keyword) and ability.name.word == "hexproof":
        return "702.11c" if thing.player is not None else "702.11b"
    if isinstance(ability, HexproofFrom):
        of = source.on_stack.source if source.on_stack is not None else source.id
        return "702.11d" if any(has_quality(game, thing, one.quality, of) for one in ability.qualities) else None
    return None


def _said(game: Game, ability: Ability, thing: TargetId) -> Message:
    """That it has hexproof, from whose effect, and against what, where that is not everything."""
    args = {"thing": thing, "by": _giver(game, thing, ability)}
    if isinstance(ability, HexproofFrom):
        text = english(ability).rstrip(".").lower()
        said = from_what(text)
        return Message("has-hexproof-from-said" if said else "has-hexproof-from", {**args, "hexproof": said or text})
    return Message("has-hexproof", args)


def _giver(game: Game, thing: TargetId, ability: Ability) -> Message | str:
    if thing.player is not None:
        return by_effect_of(giver_to_player(game, thing.player, ability))
    return by_effect_of(giver(game, thing.object_id, ability), thing.object_id)


def _as_though_without(game: Game, thing: TargetId, player: PlayerId) -> bool:
    """Whether an effect lets this player target it as though it had no hexproof of any kind (702.11e)."""
    return any(said.frame.controller == player for _, said in TARGETED_DESPITE_HEXPROOF.said_of(game, thing))
