"""What is done as a permanent enters, beside choices and payments: a hand looked at, life lost (CR 614.1c, 614.12a)."""

from __future__ import annotations

from engine.abilities.replacement.entering import DoEntering, GetEmblemEntering, LoseLifeEntering
from engine.abilities.sentences import Imperative
from engine.events import Event, Revealed, ZoneChange
from engine.rules.choices.which_player import which_player
from engine.rules.instructions.performing import perform
from engine.rules.pipeline import show
from engine.rules.replacement.deferred import DeferredInstruction, defer
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.zones import Zone


def look_at_a_hand(game: Game, event: ZoneChange, player: PlayerId) -> Gen[None]:
    """The player chooses whose; only who looks sees the cards (614.12a, 701.20e)."""
    them = [p.number for p in game.opponents(player)]
    if not them:
        return
    whose = yield from which_player(player, them, event.object, "614.12a")
    hand = tuple(game.ids(Zone.HAND, whose))
    if hand:
        yield from show(game, [Revealed(hand, player, (player,))], "701.20e")


def do_entering(game: Game, event: Event, node: LoseLifeEntering | DoEntering, frame: Frame) -> Gen[list[Event]]:
    """The controller-to-be does it before it is there (614.12a)."""
    yield from perform(game, Imperative((node.verb,)), frame)
    return [event]


def get_emblem_entering(game: Game, event: Event, node: GetEmblemEntering, frame: Frame) -> Gen[list[Event]]:
    """The emblem speaks of the permanent, so that it is put into the command zone once that is there (114.1)."""
    key = ("emblem", event.affected_object)
    then = Imperative((node.verb,))
    defer(game, DeferredInstruction(key, then, frame.apart(), game.applied, ("614.1c",), entering=True))
    return [event]
    yield
