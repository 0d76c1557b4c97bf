"""What changes the cost of a spell; of several effects how much each does, in the order of the rules: "{0} + {1} by
Thalia, then at least {3} by Trinisphere" (CR 601.2f)."""

from __future__ import annotations

from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import Announcement


def what_changes_it(made: Announcement, spell: ObjectId) -> Message | list[TargetId]:
    """The other objects whose effects change the cost, or the sum, where several have a part in it."""
    if made.cost_sum is None:
        return TargetId.of_objects(made.cost_changed_by)
    parts = []
    for source, change in made.cost_sum.changes:
        by = Message("own-ability", {"count": 1}) if source == spell else TargetId.of_object(source)
        parts.append(Message("cost-more" if change > 0 else "cost-less", {"mana": f"{{{abs(change)}}}", "by": by}))
    least = made.cost_sum.least_by
    floor = Message("cost-at-least", {"mana": f"{{{made.cost_sum.least}}}", "by": TargetId.of_objects(least)})
    of = {"announced": made.cost_sum.announced, "changes": Message("one-by-one", {"items": parts})}
    return Message("cost-sum", of | {"least": floor if least else ""})
