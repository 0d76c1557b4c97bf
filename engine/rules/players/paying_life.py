"""Paying life (CR 119.4, 119.8)."""

from __future__ import annotations

from engine.events import LifeLoss
from engine.rules.pipeline import barred, happen
from engine.rules.pipeline.not_happening import by_text_of
from engine.rules.prohibitions.paying_to_act import keeps_from_paying_life
from engine.state.choices import Gen, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId


def can_lose(game: Game, player: PlayerId, life: int) -> bool:
    """Whether nothing keeps a player from losing so much life (119.8)."""
    return life <= 0 or barred(game, LifeLoss(player, life)) is None


def can_pay(game: Game, player: PlayerId, life: int) -> bool:
    """Whether a player can pay so much life: has it, and can lose it (119.4, 119.8)."""
    return game.players[player].life >= life and can_lose(game, player, life)


def can_pay_to_act(game: Game, player: PlayerId, life: int) -> bool:
    """Whether a player can pay so much life to cast a spell or activate an ability."""
    return can_pay(game, player, life) and (life <= 0 or keeps_from_paying_life(game, player) is None)


def check(game: Game, player: PlayerId, life: int, acting: ObjectId | None = None) -> None:
    """Raise ``Illegal`` where a player can't pay so much life; ``acting`` is the spell, or what an ability is of, for
    which it is paid as that is cast or activated."""
    if acting is not None and life > 0:
        check_may(game, player, life, acting)
    if game.players[player].life < life:
        who = TargetId.of_player(player)
        raise Illegal(
            Message("not-enough-life", {"player": who, "life": life, "has": game.players[player].life}), "119.4"
        )
    if not can_lose(game, player, life):
        raise Illegal(Message("cannot-lose-life", {"player": TargetId.of_player(player)}), "119.8")


def check_may(game: Game, player: PlayerId, life: int, acting: ObjectId) -> None:
    """Raise ``Illegal`` where something keeps a player from paying life for this spell, or for an ability of it."""
    keeper = keeps_from_paying_life(game, player)
    if keeper is not None:
        said = {"what": TargetId.of_object(acting), "by": by_text_of(game, keeper, acting)}
        who = TargetId.of_player(player)
        raise Illegal(Message("cannot-pay-life-because", {"player": who, "life": life, **said}), "601.2h", "101.2")


def pay(game: Game, player: PlayerId, life: int, source: ObjectId | None = None) -> Gen[None]:
    """A player pays life that they can pay: they lose so much (119.4)."""
    if life:
        yield from happen(game, [LifeLoss(player, life, source, paid=True)], "119.4")
