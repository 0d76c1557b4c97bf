"""Where something has gone that is no longer on the battlefield, or was never there: what is told of that, and how."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import events as ev
from engine.report.going_elsewhere import INSTEAD_OF_DYING, by_effects, instead_of_dying
from engine.report.narration.zone_changes import LEFT_GAME, kept_by_who_left
from engine.report.stories import Story
from engine.rules.evaluate.linked_abilities import exiled_for_good
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone
from engine.table.references import References

ELSEWHERE = (Zone.BATTLEFIELD, Zone.STACK)
"""Where something may have been in between that is back where it was."""

CREATURES = ("Creature", "Planeswalker")
"""What "dies" is said of."""

NOT_ENTERING = "verdict-exiled-not-entering"
"""That something has been exiled that would have entered (614.12)."""

BELOW = {1: "second", 2: "third"}
"""Where cards are put in a library below so many."""

AND_THEN = (Zone.COMMAND, Zone.EXILE, Zone.HAND, Zone.LIBRARY)
"""Where what has died may be put from the graveyard."""


class Departures:
    """Where the things of a game have gone."""

    def __init__(self, game: Game, refs: References) -> None:
        self.game = game
        self.refs = refs

    def went(self, story: Story, it: GameObject) -> Iterator[tuple[str, Any, dict[str, Any]]]:
        """It is no longer on the battlefield, or was never there."""
        if not story.moves or (self.game.exists(it.id) and it.zone is Zone.STACK):
            return
        out = next((move for move in story.moves if move.origin is Zone.BATTLEFIELD), None)
        last = next((move for move in reversed(story.moves) if move.to not in (Zone.NOWHERE, Zone.STACK)), None)
        if last is None or (out is None and last.cause in ("draw", "resolved", "unresolved", "mill")):
            return
        stayed = story.moves[0].origin is last.to and not any(move.to in ELSEWHERE for move in story.moves)
        if stayed and not self._is_put_back(story, it):
            return  # it is where it was, or in another order
        owner = {"owner": TargetId.of_player(it.owner)} if last.to is not Zone.EXILE else {"why": by_effects(story)}
        if out is not None:
            named = TargetId.of_object(out.object)
            dies = self.dies(out)
            if it.kind is Kind.TOKEN and not dies:
                gone = "exiled" if out.to is Zone.EXILE else "ceases"
                yield f"verdict-{_by_what(story) or gone}", named, {}
                return
            if dies or out is last:
                if (times := sum(map(self.dies, story.moves))) > 1 and self.dies(last):
                    yield "verdict-dies-again", named, {"times": times}
                    return
                key = "dies" if dies else _by_what(story) or f"to-{out.to.value}"
                if dies and out is not last and last.to in AND_THEN:
                    yield f"verdict-dies-to-{last.to.value}", named, owner
                    return
                if out is last and story.legend_rule and out.to is Zone.GRAVEYARD:
                    yield "verdict-legend-rule", named, owner
                    return
                place = {"place": self._place(story, it)} if out.to is Zone.LIBRARY and out is last else {}
                if out is last and story.instead_of is Zone.GRAVEYARD and it.kind is not Kind.TOKEN:
                    dying = any(kind in self.was(out.object).types for kind in CREATURES)
                    yield (
                        INSTEAD_OF_DYING,
                        named,
                        instead_of_dying(story, out, TargetId.of_player(it.owner), dying=dying),
                    )
                    return
                if out is last and exiled_for_good(self.game, out):
                    yield "verdict-exiled-for-good", named, {}
                    return
                if out is last and out.cause == LEFT_GAME:
                    kept = Message("in-brackets", {"what": kept_by_who_left(out, self.game)})
                    yield f"verdict-{key}", named, {"why": kept}
                    return
                key += "-having-entered" if dies and _came_from_graveyard(story, out) else ""
                yield f"verdict-{key}", named, owner | place if key.startswith("to-") else {}
                if out is last:
                    return
        if last.cause == "discard" and last.to is Zone.GRAVEYARD:
            by = TargetId.of_objects(story.discarded_by)
            changed = Message("changed-by", {"effects": by, "count": len(by)})
            why = Message("in-brackets", {"what": changed}) if by else ""
            yield "verdict-discarded", TargetId.of_object(last.object), {**owner, "why": why}
        elif out is None and last.to is Zone.EXILE and story.instead_of is Zone.BATTLEFIELD:
            yield NOT_ENTERING, TargetId.of_object(last.object), owner
        elif last.to is not Zone.BATTLEFIELD:
            place = {"place": self._place(story, it)} if last.to is Zone.LIBRARY else {}
            yield f"verdict-to-{last.to.value}", TargetId.of_object(last.object), owner | place
            if last.to is Zone.EXILE and last.counters and self.game.exists(it.id):
                yield from (
                    ("verdict-counters", TargetId.of_object(it.id), {"kind": kind, "number": it.counters.get(kind, 0)})
                    for kind, _ in last.counters
                )

    def dies(self, move: ev.ZoneChange) -> bool:
        if move.origin is not Zone.BATTLEFIELD or move.to is not Zone.GRAVEYARD:
            return False
        return any(kind in self.was(move.object).types for kind in CREATURES)

    def was(self, object_id: ObjectId) -> Characteristics:
        """What something was as it left the battlefield (608.2h)."""
        return self.game.former[object_id].characteristics

    def _place(self, story: Story, it: GameObject) -> str:
        """Where in a library it has been put: on top, on the bottom, below the first card or the first two."""
        above = story.moves[-1].position or 0
        there = above in BELOW and not story.shuffled and self.game.exists(it.id) and it.zone is Zone.LIBRARY
        known = there and self.depth(it.id) == above
        return story.place or (BELOW[above] if known else "")

    def depth(self, object_id: ObjectId) -> int:
        """How many cards are above a card in its library."""
        it = self.game.find(self.refs.latest(object_id))
        return self.game.ids(Zone.LIBRARY, it.owner).index(it.id)

    def _is_put_back(self, story: Story, it: GameObject) -> bool:
        """Whether a card of a library is at a place there that it was given: a search has brought it to the top of what
        had been shuffled (701.23), or it has been in the hand."""
        place = self._place(story, it)
        found = place == "top" and any(one.owner == it.owner for one in self.game.happened(ev.Searched))
        return found or (bool(place) and any(move.to is Zone.HAND for move in story.moves))


def _came_from_graveyard(story: Story, out: ev.ZoneChange) -> bool:
    """Whether something that has died was a card in a graveyard at first: it is where it was, but not as if nothing had
    happened."""
    return story.moves[0].origin is Zone.GRAVEYARD and story.moves[0] is not out and not story.cast


def _by_what(story: Story) -> str:
    """What has been done to a permanent, no creature, by which it has left: it was sacrificed or destroyed."""
    return "sacrificed" if story.sacrificed else "destroyed" if story.destroyed else ""
