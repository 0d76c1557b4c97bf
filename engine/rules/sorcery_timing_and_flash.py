"""When a player may do something (CR 117.1, 307.1)."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.hooks import Hooks
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject

RULE_OF_TYPE = (
    ("Land", "305.1"),
    ("Battle", "310.1"),
    ("Planeswalker", "306.1"),
    ("Creature", "302.1"),
    ("Artifact", "301.1"),
    ("Enchantment", "303.1"),
    ("Sorcery", "307.1"),
)
"""The rule that says when a card of each type may be cast, the most telling type first."""


def sorcery_speed(game: Game, player: PlayerId) -> bool:
    """Whether the player could cast a sorcery now: their main phase, an empty stack (307.1)."""
    return game.turn.active == player and game.turn.step.is_main and not game.stack


FLASH: Hooks[Callable[[Game, PlayerId, GameObject, Characteristics], bool | ObjectId]] = Hooks()
"""Functions that may let a player cast a card as though it had flash (601.3b, 601.3d): the object that says so, where
that is another."""


def check_timing(
    game: Game, player: PlayerId, it: GameObject, ch: Characteristics
) -> tuple[tuple[str, ...], tuple[ObjectId, ...]]:
    """The rules by which a card can be cast now, as a spell like this, though a sorcery could not, and whose effect
    lets it be; raise ``Illegal`` if it can't, as far as timing goes."""
    if "Instant" in ch.types or sorcery_speed(game, player):
        return (), ()
    if ch.has("flash"):
        return ("702.8a",), ()
    by = next((by for lets in FLASH if (by := lets(game, player, it, ch))), False)
    if by:
        return ("702.8a", "601.3b"), () if by is True else (by,)
    rule = next((rule for word, rule in RULE_OF_TYPE if word in ch.types), "307.1")
    args = {"name": ch.name, "object": it.target}
    if game.turn.active != player:
        active = TargetId.of_player(game.turn.active)
        raise Illegal(Message("only-on-your-turn", {**args, "active": active}), rule)
    if not game.turn.step.is_main:
        raise Illegal(Message("only-in-main-phase", {**args, "step": game.turn.step.value}), rule)
    raise Illegal(Message("only-with-empty-stack", args), rule)
