"""Which effect has taken a keyword from what would have been kept from something by it (CR 613.1f)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules.continuous.layers import derived
from engine.rules.continuous.layers.what_each_effect_changed import Application, newer_than, trace
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.rules.pipeline.not_happening import than_older
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.words import keyword_had

NO_LONGER_HAS = "no-longer-has"
"""That something has a keyword no longer, and whose effect has taken it."""

KEEPING_FROM_OPPONENTS, KEEPING_FROM_ALL = "hexproof", "shroud"
"""What keeps a permanent from being targeted (702.11b, 702.18a)."""


def no_longer_has(game: Game, object_id: ObjectId, keyword: str) -> Iterator[Remark]:
    """What has taken a keyword from a permanent that would have it, and than whose effects that is newer (613.7)."""

    def takes(one: Application) -> bool:
        return one.part is not None and bool(one.before.has(keyword)) and not one.after.has(keyword)

    now = derived(game)
    taken = [one for one in trace(now, object_id) if takes(one)] if object_id in now.start else []
    if not taken or taken[-1].part is None or game.characteristics(object_id).has(keyword):
        return
    by = TargetId.of_objects([taken[-1].part.standing.frame.source])
    older = newer_than(game, object_id, takes)
    what = Term(keyword_had(keyword), keyword)
    said = {"things": [TargetId.of_object(object_id)], "count": 1, "what": what, "effects": by}
    rules = (*(("613.7",) if older else ()), *taken[-1].rules)
    yield Remark(Message(NO_LONGER_HAS, said | {"newer": than_older(older)}), rules)


def can_be_targeted_now(game: Game, target: TargetId, player: PlayerId) -> Iterator[Remark]:
    """Why a player can target a permanent that would have something against it."""
    if target.object is None or target.object not in game.battlefield:
        return
    yield from no_longer_has(game, target.object, KEEPING_FROM_ALL)
    if game.controller(target.object) in {one.number for one in game.opponents(player)}:
        yield from no_longer_has(game, target.object, KEEPING_FROM_OPPONENTS)
