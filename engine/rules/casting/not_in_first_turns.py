"""Spells that can't be cast in a player's first three turns of the game (CR 601.3).

Which of a player's turns it is, only a board knows on which it has been said. On any other it is taken to be a later
one, and that is told as such a spell is cast.
"""

from __future__ import annotations

from engine.abilities.permissions.first_turns import NotInFirstTurns
from engine.events import TurnBegins
from engine.rules.continuous.statements import looked_up
from engine.rules.prohibitions.cant_cast import FORBIDS, ONCE_PROPOSED
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject

EARLY_TURNS = 3
NOT_IN_FIRST_TURNS = looked_up(NotInFirstTurns)


def _is_said_of(values: Characteristics) -> bool:
    return next(iter(NOT_IN_FIRST_TURNS.stated(values.abilities.statics)), None) is not None


def _own_turns(game: Game, player: PlayerId) -> int | None:
    """How many turns a player has begun, this one among them; None where it is not known in which turn the board
    began."""
    begun_here = game.happened(TurnBegins)
    first = game.turn.number - len(begun_here)
    if first <= 1:
        return None
    before = (first + len(game.players) - 1) // len(game.players)
    return before + sum(event.player == player for event in begun_here)


@FORBIDS.by("601.3")
def _not_yet(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> None:
    """(601.3)"""
    if game.turn.active != player or not _is_said_of(ch):
        return
    turns = _own_turns(game, player)
    if turns is not None and turns <= EARLY_TURNS:
        raise Illegal(Message("not-in-first-turns", {"object": it.target, "turn": turns}), "601.3", "101.2")


@ONCE_PROPOSED.by("601.3")
def _taken_to_be_later(game: Game, player: PlayerId, spell: GameObject) -> None:
    if game.turn.active == player and _is_said_of(game.characteristics(spell)) and _own_turns(game, player) is None:
        game.assume("taken-to-be-a-later-turn", player=game.players[player].name, name=spell.base.name)
