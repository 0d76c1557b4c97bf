"""Fragmented loops: several players undo in turn what the others have done (CR 732.3)."""

from __future__ import annotations

from engine.abilities import ability as ab
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.state_of_game import state_of
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import Announcement


def before(game: Game, player: PlayerId, ability: ab.Activated) -> int | None:
    """How the game is before a player activates an ability, as a number; None where that cannot be told, because mana
    of which there is no end would be used up.

    What continuous effects make of the objects counts, not how many there are of them.
    """
    costs_mana = any(isinstance(cost, ab.PayMana) and cost.mana.text != "{0}" for cost in ability.costs)
    if costs_mana and game.players[player].mana_source == "any":
        return None
    lasting = [effect for effect in game.effects if not all(type(verb) in MODIFIERS for verb in effect.verbs)]
    abilities = tuple(tuple(id(one) for one in game.characteristics(it).abilities.all) for it in game.permanents())
    return hash((state_of(game, lasting), abilities))


def check(
    game: Game, player: PlayerId, state: int | None, source: ObjectId, ability: ab.Activated, made: Announcement
) -> None:
    """Raise ``Illegal`` if the player has done the very same from the very same state, another player has undone it,
    and it is this player who must choose otherwise: the active player if they take part, else the first in turn order
    of those who do (732.3). What is done is noted."""
    if state is None:
        return
    now = (state, player, (source, hash(ability), tuple(tuple(slot) for slot in made.targets), made.modes, made.x))
    done = game.turn.done
    if now in done:
        involved = {who for _, who, _ in done[done.index(now) :]}
        first = next((p.number for p in game.apnap() if p.number in involved), player)
        if len(involved) > 1 and first == player:
            raise Illegal(Message("fragmented-loop", {"player": TargetId.of_player(player)}), "732.3")
    game.turn.note_done(now)
