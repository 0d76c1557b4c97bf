"""What a spell or ability does nothing to, since it has left the zone it was in: it may be back as a new object (CR
400.7, 603.7c)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.keyword_actions.destroy import Destroy
from engine.abilities.keyword_actions.exile import Exile
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keywords.warp import WarpAway
from engine.abilities.sentences import Sentences
from engine.abilities.verbs.put_and_return import Put, Return
from engine.abilities.walk import found
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.resolution.illegal_targets import is_back
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone


def tell_gone(game: Game, text: Sentences, gone: Sequence[TargetId]) -> None:
    """Note of what a delayed triggered ability speaks of that it has left, or is there again as a new object, which the
    ability doesn't affect (603.7c, 400.7); ``stays``: which it would else have taken off the battlefield."""
    back = [one for one in gone if is_back(game, one.object_id, game.find(one.object_id).zone)]
    again = {_last(game, one.object_id) for one in back}
    away = [one for one in gone if one not in back and _last(game, one.object_id) not in again]
    if away:
        does_not_happen(game, "has-moved-on", "603.7c", count=len(away), things=away)
    if back:
        _tell_back(game, text, back)


def back_beside_others(game: Game, frame: Frame) -> list[TargetId]:
    """Of several things that a delayed triggered ability speaks of together, those that have left and are there again,
    where others still are what they were (603.7c)."""
    if not frame.known.later:
        return []
    found_back: dict[TargetId, None] = {}
    for some in (*frame.targets, *frame.results.values()):
        gone = [one for one in some if one.object is not None and one.object not in game.objects]
        if gone and len(gone) < len(some):
            back = (one for one in gone if is_back(game, one.object_id, game.find(one.object_id).zone))
            found_back.update(dict.fromkeys(back))
    return [*found_back]


def tell_back_beside_others(game: Game, text: Sentences, back: Sequence[TargetId]) -> None:
    """Note of such things that the ability doesn't affect them, beside what it has done to the others."""
    if back:
        _tell_back(game, text, back)


def _tell_back(game: Game, text: Sentences, back: Sequence[TargetId], rule: str = "603.7c") -> None:
    there = all(game.find(one.object_id).zone is Zone.BATTLEFIELD for one in back)
    stays = there and next(found(text, Destroy, Exile, Put, Return, Sacrifice, WarpAway), None) is not None
    args = {"count": len(back), "things": back, "stays": str(stays).lower()}
    does_not_happen(game, "has-come-back", "400.7", rule, **args)


def _last(game: Game, object_id: ObjectId) -> ObjectId:
    """What an object has become in the end."""
    while (became := game.follow(object_id)) is not None:
        object_id = became
    return object_id


def tell_source_gone(game: Game, text: Sentences, frame: Frame) -> None:
    """Note of an ability that does something to its source that this has left, or is there again as a new object, which
    the ability doesn't affect (400.7, 603.7c, 609.3)."""
    source, rule = TargetId.of_object(frame.source), "603.7c" if frame.known.later else "609.3"
    if is_back(game, frame.source, game.find(frame.source).zone):
        _tell_back(game, text, [source], rule)
    else:
        does_not_happen(game, "source-has-left", rule, "400.7", source=source, which="")
