"""Shuffling (CR 701.24)."""

from __future__ import annotations

from engine.abilities.keyword_actions.shuffle import Shuffle, ShuffleAllInto, ShuffleInto
from engine.events import Revealed, Shuffled, ZoneChange
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.pipeline import ALONGSIDE, commit, happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone


def shuffle(game: Game, player: PlayerId) -> None:
    """Put a library into a random order (701.24a)."""
    order = list(game.ids(Zone.LIBRARY, player))
    game.random.shuffle(order)
    commit(game, [Shuffled(player, tuple(order))], "701.24a")


@DO.register(Shuffle)
def _shuffle(game: Game, verb: Shuffle, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    for player in players:
        shuffle(game, player)
    yield from ()
    return TargetId.of_players(players)


@DO.register(ShuffleInto, ShuffleAllInto)
def _shuffle_into(game: Game, verb: ShuffleInto | ShuffleAllInto, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The libraries are shuffled even if nothing went into them (701.24c-d)."""
    acted: Acted = []
    owners: list[PlayerId] = []
    meant = False
    whats = (verb.what,) if isinstance(verb, ShuffleInto) else verb.whats
    for player in players:
        ids: list[ObjectId] = []
        for what in whats:
            ids += yield from objects_for(game, what, frame, player, "choose-shuffle-in", "608.2d")
        meant = meant or bool(ids)
        owners += [game.find(i).owner for i in ids] or [player]
        moves = [ZoneChange(i, Zone.LIBRARY, game.objects[i].zone, "shuffle", frame.source) for i in present(game, ids)]
        logged = yield from happen(game, moves, "701.24c")
        acted += [TargetId.of_object(i) for e in logged if isinstance(e.event, ZoneChange) for i in e.event.became]
    for owner in dict.fromkeys(owners):
        with game.because(*(() if acted else ("701.24c" if meant else "701.24d",))):
            shuffle(game, owner)
    frame.done = True
    return acted


@ALONGSIDE.by("701.24a")
def _tell_chance(game: Game, logged: list[Logged]) -> None:
    """Which card is on top of a library that has been shuffled is by chance: said where it is seen or drawn, unless all
    its cards have one name. Of a library that goes on with unknown cards it is asked instead."""
    for event in (one.event for one in logged):
        if isinstance(event, ZoneChange) and event.origin is Zone.LIBRARY and event.cause in ("draw", "mill"):
            _tell_chance_of(game, event.object)
        elif isinstance(event, Revealed):
            for i in event.objects:
                if game.find(i).zone is Zone.LIBRARY:
                    _tell_chance_of(game, i)


def _tell_chance_of(game: Game, card: ObjectId) -> None:
    owner = game.players[game.find(card).owner]
    if owner.placed is not None:
        return
    orders = [one.order for one in game.happened(Shuffled) if one.player == owner.number]
    if orders and len({game.find(i).base.name for i in orders[-1]}) > 1:
        game.assume("order-by-chance", player=owner.name)
