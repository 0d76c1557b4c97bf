"""What has been done once a keyword ability has resolved: crewing, mentoring, training, giving (CR 608.2p)."""

from __future__ import annotations

from engine.events import CountersPut, KeywordAction
from engine.oracle.keywords.expansion import rules_of
from engine.rules.pipeline import commit
from engine.rules.resolution.resolving import ABILITY_RESOLVED
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.log import Logged
from engine.state.objects import GameObject

CREWED, GIFT, MENTOR, TRAIN, FIREBEND = "become crewed", "give a gift", "mentor", "train", "firebend"


DEEDS = {
    "702.122a": (CREWED, "702.122d"),
    "702.134a": (MENTOR, "702.134c"),
    "702.149a": (TRAIN, "702.149c"),
    "702.174a": (GIFT, "702.174c"),
    "702.189a": (FIREBEND, "702.189b"),
}
"""By the rule of the keyword what has been done once its ability has resolved, and the rule that says so."""


@ABILITY_RESOLVED.by("608.2p")
def _deed(game: Game, item: GameObject, frame: Frame, root: Logged) -> None:
    assert item.on_stack is not None
    abilities = game.characteristics(game.find(frame.source)).abilities.all
    for keyword in rules_of(abilities, item.on_stack.ability):
        done, rule = DEEDS.get(keyword, ("", ""))
        if not done or (done == TRAIN and not _grew(game, frame.source, root)):
            continue
        targets = [number for slot in frame.targets for number in objects_in(slot)]
        commit(game, [KeywordAction(item.controller, done, 0, (frame.source, *targets))], rule)


def _grew(game: Game, creature: ObjectId, root: Logged) -> bool:
    """Whether counters have been put on the creature since (702.149c)."""
    return any(event.target == TargetId.of_object(creature) for event in game.happened(CountersPut, since=root.id))
