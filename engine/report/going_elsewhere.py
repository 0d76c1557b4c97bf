"""What effects have sent elsewhere than it would have gone, as a verdict tells it (CR 614.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.events import ZoneChange
from engine.report.stories import Story
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.report.fates import Fate

INSTEAD_OF_DYING = "verdict-instead-of-dying"
"""What an effect has sent elsewhere than to the graveyard."""


def instead_of_dying(story: Story, move: ZoneChange, owner: TargetId, *, dying: bool) -> dict[str, Any]:
    """Where something has gone instead of the graveyard and by which effects; ``dying``: it would have died (700.4)."""
    where = story.place or ("shuffled" if story.shuffled else move.to.value)
    whose = {"owner": owner} if move.to is not Zone.EXILE else {}
    return whose | {"where": where, "dying": str(dying).lower(), "why": by_effects(story, move.object)}


def sent_together(fates: dict[tuple[str, str], Fate]) -> None:
    """What the same effect has sent to the same place is told together, creatures or not, itself among them."""
    kept: dict[str, Fate] = {}
    for key, fate in [(key, one) for key, one in fates.items() if one.key == INSTEAD_OF_DYING]:
        place = repr((fate.args["where"], fate.args.get("owner")))
        same = kept.setdefault(place, fate)
        reasons = {repr(one.args["why"]) for one in (same, fate) if one.args["why"]}
        if same is fate or len(reasons) > 1:
            continue
        same.things += fate.things
        dying = "true" if same.args["dying"] == fate.args["dying"] == "true" else "false"
        same.args |= {"dying": dying, "why": same.args["why"] or fate.args["why"]}
        del fates[key]


def by_effects(story: Story, itself: ObjectId | None = None) -> Message | str:
    """By which effects something has gone elsewhere than it would have (614.1a), but for one of its own."""
    by = [one for one in story.sent_elsewhere_by if one != itself]
    changed = Message("changed-by", {"effects": TargetId.of_objects(by), "count": len(by)})
    return Message("in-brackets", {"what": changed}) if by else ""
