"""Rad counters (CR 122.1i, 728)."""

from __future__ import annotations

from engine.events import CountersRemoved, Event, LifeLoss, ZoneChange
from engine.mechanics.rad_counters.words import SufferRadiation
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.rules.triggers.inherent import Inherent, has_inherent
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.unknown_cards import top_of_library
from engine.state.zones import Zone

RAD = "rad"

has_inherent(
    Inherent(
        "Radiation",
        ("At the beginning of your precombat main phase, if you have one or more rad counters, suffer radiation.",),
        "728.1",
        lambda game: [game.turn.active] if game.players[game.turn.active].counters.get(RAD) else [],
    )
)


@DO.register(SufferRadiation)
def _suffer(game: Game, verb: SufferRadiation, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The player mills as many cards, and loses 1 life and a rad counter for each nonland card among them (728.1)."""
    for player in players:
        cards = top_of_library(game, player, game.players[player].counters.get(RAD, 0))
        moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.LIBRARY, "mill", frame.source) for i in cards]
        milled = yield from happen(game, moves, "728.1", "701.17a")
        ids = [one.event.became[0] for one in milled if isinstance(one.event, ZoneChange)]
        nonland = sum("Land" not in game.characteristics(i).types for i in ids)
        if nonland:
            held = game.players[player].counters.get(RAD, 0)
            gone = min(nonland, held)
            then: list[Event] = [LifeLoss(player, nonland, frame.source)]
            then.append(CountersRemoved(TargetId.of_player(player), RAD, gone, held - gone))
            for event in then:
                yield from happen(game, [event], "728.1")
    return TargetId.of_players(players)
