"""What has happened this turn, from the log and from what the scenario says of the time before (603.4, 608.2i)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.abilities.base import Adjective, Node, Qualifier
from engine.abilities.conditions.turn_history import LifeChange
from engine.abilities.nouns.noun_groups import Head, Thing
from engine.abilities.walk import found
from engine.events import LifeGain, LifeLoss, SpellCast, StepBegins, TurnBegins
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.unknown_cards import is_unknown
from engine.state.zones import Zone


def spells_cast(game: Game, player: PlayerId) -> list[ObjectId]:
    """The spells that a player has cast this turn, in order; those that have left the stack as they last were."""
    return [event.object for event in game.this_turn(SpellCast) if event.player == player]


def spells_described(game: Game, player: PlayerId, asked: Node) -> list[ObjectId]:
    """The same, for what asks which they were: where it is only known how many they are, that is owned up to. What asks
    for nothing but spells, as storm does, is told by their number."""
    cast = spells_cast(game, player)
    unknown = sum(is_unknown(game.find(i)) for i in cast)
    if unknown and any(not isinstance(one, Thing) for one in found(asked, Adjective, Head, Qualifier)):
        game.assume("earlier-spells-unknown", n=unknown, player=game.players[player].name)
    return cast


def spells_of_last_turn(game: Game) -> dict[PlayerId, int]:
    """How many spells each player cast in the turn before this one, as far as the board has seen it."""
    turns = [logged.id for logged, _ in game.logged(TurnBegins)]
    if not turns:
        game.assume("last-turn-unknown")
        return {}
    begun = turns[-2] if len(turns) > 1 else 0
    cast = {p.number: 0 for p in game.players}
    for logged, event in game.logged(SpellCast, since=begun):
        if logged.id < turns[-1]:
            cast[event.player] += 1
    return cast


def began_in_last_turn(game: Game) -> bool:
    """Whether the board began in the turn before this, so that only part of that turn has been seen."""
    return len(game.happened(TurnBegins)) == 1


def active_last_turn(game: Game) -> PlayerId | None:
    """Whose turn was the one before this."""
    return next((p for p, number in game.turn.latest.items() if number == game.turn.number - 1), None)


def end_of_last_turn(game: Game, player: PlayerId) -> int:
    """Where in the log the player's last turn before this one ended; its beginning, if the board has not seen that."""
    first = next((event.player for event in game.happened(StepBegins)), None)
    turns = [(0, first), *((logged.id - 1, event.player) for logged, event in game.logged(TurnBegins))]
    for (_, whose), (end, _) in reversed(list(pairwise(turns))):
        if whose == player:
            return end
    game.assume("before-the-board-unknown")
    return 0


def spell_of(game: Game, object_id: ObjectId) -> ObjectId:
    """The spell that a permanent was, or the object itself."""
    before = game.came_from(object_id)
    if before is not None and before.object.zone is Zone.STACK:
        return before.object.id
    return object_id


def life_changed(game: Game, player: PlayerId, how: LifeChange) -> int:
    """How much life a player has gained, or lost, this turn."""
    game.look("life")
    changes: Sequence[LifeGain | LifeLoss]
    if how is LifeChange.GAINED:
        changes, before = game.this_turn(LifeGain), game.history.of(player).life_gained
    else:
        changes, before = game.this_turn(LifeLoss), game.history.of(player).life_lost
    return before + sum(change.amount for change in changes if change.player == player)
