"""Dredging, by the card that comes back: "dredge Stinkweed Imp" (CR 702.52)."""

from __future__ import annotations

from engine.state.choices import Choice, Message
from engine.state.ids import ObjectId, TargetId
from engine.table.scenario import Json
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps

DREDGE = "dredge-this"
"""What is asked, and offered, where a card may be dredged."""
ORDER_OF_EFFECTS = "replacement"
"""The kind of choice of which of several effects is applied first (616.1)."""


def dredge(reader: Reader, gaps: Gaps) -> Json:
    """The answer by which a card is dredged, now or as the stack resolves; of several cards it is chosen first."""
    span = gaps.get("dredged") or reader.act
    then = when_asked(reader.table)
    if then is None or then.choice is None:
        raise reader.missing(span, "dredged")
    there = reader.on(then)
    offered = _offered(then.choice)
    meant = offered if "dredged" not in gaps else there.all_called(span.text, offered)
    if not meant:
        raise reader.missing(span, "dredged")
    player = there.player_name(then.choice.player)
    yes: Json = {"do": "answer", "player": player, "value": "yes"}
    if then.choice.kind == ORDER_OF_EFFECTS:
        option = next(one for one in then.choice.listed() if one.object == meant[0])
        reader.advance([{"do": "answer", "player": player, "value": option.id}])
    return yes


def _offered(choice: Choice) -> list[ObjectId]:
    """The cards that may be dredged."""
    asked = [choice.prompt] if choice.kind == "may" else []
    listed = [one.label for one in choice.listed()] if choice.kind == ORDER_OF_EFFECTS else []
    said = [one for one in (*asked, *listed) if isinstance(one, Message) and one.key == DREDGE]
    things = (one.args["object"] for one in said)
    return [one.object for one in things if isinstance(one, TargetId) and one.object is not None]
