"""Losing, leaving and winning the game (CR 104, 800.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.events import (
    EffectEnds,
    Event,
    GameEnds,
    LeftGame,
    MadeToken,
    PlayerLeaves,
    PlayerLoses,
    ZoneChange,
)
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.hooks import Hooks
from engine.rules.pipeline import can_not, commit, follow_up, happen
from engine.rules.pipeline.not_happening import Prohibition
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.log import Logged
from engine.state.zones import Zone


def lose(game: Game, players: Iterable[PlayerId], reason: str, *rules: str) -> Gen[bool]:
    """These players lose the game, at the same time, and leave it (104.3e, 104.5); False if none could lose."""
    logged = yield from happen(game, [PlayerLoses(p, reason) for p in players], *rules)
    yield from depart(game, [one for one in logged if isinstance(one.event, PlayerLoses)])
    return bool(logged)


def concede(game: Game, player: PlayerId) -> Gen[None]:
    """A player concedes: they leave the game at once and lose it (104.3a)."""
    logged = commit(game, [PlayerLoses(player, "conceded")], "104.3a")
    yield from depart(game, logged)


def win(game: Game, player: PlayerId, *rules: str) -> Gen[None]:
    """A player wins by an effect, which ends the game (104.1, 104.2b)."""
    yield from happen(game, [GameEnds(player, "effect")], "104.2b", *rules)


AS_PLAYERS_LEAVE: Hooks[Callable[[Game, list[PlayerId]], None]] = Hooks()
"""What passes on to others as players leave the game (725.4, 726.4)."""


def depart(game: Game, losses: list[Logged]) -> Gen[None]:
    """Players who have lost leave the game, which may be over with that (104.2a, 104.4a, 104.5, 800.4a)."""
    gone = []
    for one in losses:
        assert isinstance(one.event, PlayerLoses)
        if not game.players[one.event.player].left:
            with game.under(one):
                gone += commit(game, [PlayerLeaves(one.event.player)], "104.5")
    if not gone or game.over:
        return
    remaining = game.living()
    if len(remaining) <= 1:
        winner = remaining[0].number if remaining else None
        rule = "104.2a" if remaining else "104.4a"
        commit(game, [GameEnds(winner, "last player" if remaining else "all lost")], rule)
        return
    leaving = [one.event.player for one in gone if isinstance(one.event, PlayerLeaves)]
    for pass_on in AS_PLAYERS_LEAVE:
        pass_on(game, leaving)
    for one in gone:
        assert isinstance(one.event, PlayerLeaves)
        with game.under(one), game.because("800.4a"):
            yield from _objects_leave(game, one.event.player)
            yield from follow_up(game)


def _objects_leave(game: Game, player: PlayerId) -> Gen[None]:
    """A player's objects leave the game; then their control of others ends; then what they still control goes
    (800.4a). Abilities and copies on the stack are among what they own: who put one there owns it here."""
    _owned_leave(game, player)
    ending: list[Event] = [
        EffectEnds(e)
        for e in game.effects
        if e.frame.controller == player
        and any(layer == "2" for verb in e.verbs for layer, _, _ in MODIFIERS.by_verb.get(type(verb), ()))
    ]
    commit(game, ending)
    controlled = [o for zone in (Zone.BATTLEFIELD, Zone.STACK) for o in game.in_zone(zone)]
    exiled = [ZoneChange(o.id, Zone.EXILE, o.zone, "left game") for o in controlled if game.controller(o) == player]
    yield from happen(game, exiled)


def _owned_leave(game: Game, player: PlayerId) -> None:
    """All objects that the player owns leave the game; permanents leave the battlefield by that (603.6c)."""
    owned = [o for o in game.objects.values() if o.owner == player and o.zone is not Zone.NOWHERE]
    permanents = [o for o in owned if o.zone is Zone.BATTLEFIELD and not o.phased_out]  # 702.26k
    left = commit(game, [ZoneChange(o.id, Zone.NOWHERE, o.zone, "left game") for o in permanents])
    moved = [i for one in left if isinstance(one.event, ZoneChange) for i in one.event.became]
    others = [o.id for o in owned if o.zone is not Zone.BATTLEFIELD or o.phased_out]
    commit(game, [LeftGame(player, (*moved, *others))])


def exile_masterless(game: Game) -> Gen[None]:
    """What somebody who has left would control again, as the effect ends that gave it to another, is exiled at once
    (800.4c)."""
    gone = {p.number for p in game.players if p.left}
    if not gone:
        return
    these = [o for o in game.permanents() if game.controller(o) in gone]
    yield from happen(game, [ZoneChange(o.id, Zone.EXILE, o.zone, "left game") for o in these], "800.4c")


@can_not(ZoneChange, by="800.4b")
def _nobody_there(game: Game, event: Event) -> Prohibition | None:
    """Nothing is put onto the battlefield or the stack under the control of somebody who has left (800.4b)."""
    assert isinstance(event, ZoneChange)
    if event.to not in (Zone.BATTLEFIELD, Zone.STACK):
        return None
    player = event.controller if event.controller is not None else game.objects[event.object].owner
    return Prohibition(("800.4b",)) if game.players[player].left else None


@can_not(MadeToken, by="800.4b")
def _no_token(game: Game, event: Event) -> Prohibition | None:
    """(800.4b)"""
    assert isinstance(event, MadeToken)
    return Prohibition(("800.4b",)) if game.players[event.player].left else None
