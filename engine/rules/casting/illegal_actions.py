"""A spell that turns out to be illegal is taken back (CR 733.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import ZoneChange
from engine.state.choices import Message
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.unknown_cards import put_into_library
from engine.state.zones import Zone


def as_it_was(game: Game, message: Message, it: GameObject) -> Message:
    """A refusal that spoke of the spell now speaks of the card, since the spell has never been there (733.1)."""
    args = {
        name: it.target if isinstance(one, TargetId) and one.object is not None and not game.known(one.object) else one
        for name, one in message.args.items()
    }
    return Message(message.key, args)


@dataclass(slots=True)
class Before:
    """What has to be put back when a spell turns out to be illegal (601.2e, 733.1)."""

    it: GameObject
    place: int
    origin: Zone
    log: int
    versions: dict[str, int]
    pending: int
    effects: list[Effect]

    @classmethod
    def of(cls, game: Game, it: GameObject) -> Before:
        return cls(
            it,
            game.zone_list(it.zone, it.owner).index(it.id),
            it.zone,
            len(game.log),
            dict(game.versions),
            len(game.pending),
            list(game.effects),
        )

    def restore(self, game: Game) -> None:
        """The card goes back to where it was, as the object it was, and nothing has happened."""
        for move in game.happened(ZoneChange, since=self.log):
            if move.object == self.it.id:
                new = game.objects.pop(move.became[0])
                game.zone_list(new.zone, new.owner).remove(new.id)
        game.former.pop(self.it.id, None)
        game.objects[self.it.id] = self.it
        if self.origin is Zone.LIBRARY:
            put_into_library(game, self.it.id, self.it.owner, self.place)
        else:
            game.zone_list(self.origin, self.it.owner).insert(self.place, self.it.id)
        game.take_back(self.log)
        del game.pending[self.pending :]
        game.effects = self.effects
        for facet in (self.origin.value, Zone.STACK.value, "effects"):
            game.bump(facet)
