"""Foraging (CR 701.61)."""

from __future__ import annotations

from engine.abilities.keyword_actions.forage import Forage
from engine.events import ZoneChange
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.keyword_actions.action_done import action_done
from engine.rules.pipeline import happen
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


def _foods(game: Game, player: PlayerId) -> list[ObjectId]:
    found = ((it.id, game.characteristics(it)) for it in game.permanents())
    return [i for i, ch in found if ch.controller == player and "Food" in ch.subtypes]


@DO.register(Forage)
def _forage(game: Game, verb: Forage, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Three cards of one's graveyard are exiled, or a Food sacrificed (701.61a)."""
    acted: Acted = []
    for player in players:
        foods, cards = _foods(game, player), list(game.ids(Zone.GRAVEYARD, player))
        if not foods and len(cards) < 3:
            continue
        with game.because("701.61a"):
            exiling = not foods
            if foods and len(cards) >= 3:
                exiling = (yield Choice(player, "may", Message("forage-exile"), "701.61a", YES_NO)) == ["yes"]
            if exiling:
                chosen = yield from choose_objects(game, player, cards, 3, 3, "choose-exile", "701.61a", frame)
                yield from happen(game, [ZoneChange(i, Zone.EXILE, Zone.GRAVEYARD, "forage") for i in chosen])
            else:
                chosen = yield from choose_objects(game, player, foods, 1, 1, "choose-sacrifice", "701.61a", frame)
                yield from sacrifice(game, ((player, i) for i in chosen))
            action_done(game, player, "forage", "701.61a")
        acted.append(TargetId.of_player(player))
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(Forage)
def _can_forage(game: Game, verb: Forage, frame: Frame, player: PlayerId) -> bool:
    return bool(_foods(game, player)) or len(game.ids(Zone.GRAVEYARD, player)) >= 3
