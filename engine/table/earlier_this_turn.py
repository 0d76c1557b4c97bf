"""What happened earlier in the turn and is not played: it stands in the log before the board began, where what looks
back finds it (603.4, 608.2i)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import SpellCast, ZoneChange
from engine.state.ids import ObjectId, PlayerId
from engine.state.last_known_information import Former
from engine.state.objects import Announcement
from engine.state.unknown_cards import make_unknown
from engine.state.zones import Zone
from engine.table.placing import Placing, find_card


class Earlier:
    """The past of a board, being written into its log."""

    def __init__(self, placing: Placing) -> None:
        self.placing = placing
        self.game = placing.game

    def spells_cast(self, place: str, player: PlayerId, said: Sequence[str] | int) -> None:
        """Spells that a player has cast, from the hand; they have left the stack. Of a mere number it is unknown which
        they were, and the report says so where anything asks for that."""
        names: Sequence[str | None] = (None,) * said if isinstance(said, int) else said
        for n, name in enumerate(names):
            spell = self.ghost(f"{place}[{n}]", name, player, Zone.STACK, None)
            self.game.find(spell).announced = Announcement(cast_from=Zone.HAND)
            self.game.record(SpellCast(spell, player, Zone.HAND))

    def entered(self, words: Sequence[str]) -> None:
        """Permanents that have entered, among them such as have left since; those that are there came this turn."""
        for name in dict.fromkeys(words):
            here = self.placing.those("history.entered", name, words.count(name), Zone.BATTLEFIELD)
            for it in (self.game.objects[i] for i in here):
                it.since = self.game.turn.number
                self.moved(it.id, Zone.NOWHERE, Zone.BATTLEFIELD, it.id)
            for _ in range(words.count(name) - len(here)):
                left = self.ghost("history.entered", name, self.taken_for_granted(name), Zone.BATTLEFIELD, None)
                self.moved(left, Zone.NOWHERE, Zone.BATTLEFIELD, left)

    def died(self, words: Sequence[str]) -> None:
        """Permanents that have died: the cards in graveyards so named, else some that are not on the board."""
        for name in dict.fromkeys(words):
            here = self.placing.those("history.died", name, words.count(name), Zone.GRAVEYARD)
            for card in (self.game.objects[i] for i in here):
                was = self.ghost("history.died", card.base.name, card.owner, Zone.BATTLEFIELD, card.id)
                self.moved(was, Zone.BATTLEFIELD, Zone.GRAVEYARD, card.id)
            for _ in range(words.count(name) - len(here)):
                was = self.ghost("history.died", name, self.taken_for_granted(name), Zone.BATTLEFIELD, None)
                self.moved(was, Zone.BATTLEFIELD, Zone.GRAVEYARD, was)

    def taken_for_granted(self, name: str) -> PlayerId:
        """Whose permanent it was that is not on the board: nothing says so, and the report does."""
        player = self.game.turn.active
        self.game.assume("earlier-permanent-of", name=name, player=self.game.players[player].name)
        return player

    def ghost(self, place: str, name: str | None, player: PlayerId, zone: Zone, became: ObjectId | None) -> ObjectId:
        """A spell or permanent of a player that has gone already, as it last was (608.2h)."""
        if name is None:
            made = make_unknown(self.game, player, Zone.NOWHERE)
        else:
            made = self.game.make_card(find_card(self.placing.cards, name, place), player, Zone.NOWHERE)
        made.zone = zone
        seen = made.base.thaw()
        seen.controller = player
        del self.game.objects[made.id]
        self.game.former[made.id] = Former(made, seen, became)
        self.game.gone_before |= {made.id}
        return made.id

    def moved(self, it: ObjectId, origin: Zone, to: Zone, became: ObjectId) -> None:
        """Log that something moved, without moving anything."""
        self.game.record(ZoneChange(it, to, origin, became=[became]))
