"""Why a permanent is not of a card type that somebody takes it for (CR 301.7, 613.1d)."""

from __future__ import annotations

from engine.abilities.base import Condition
from engine.oracle.names import with_name
from engine.rules.continuous.layers import derived
from engine.rules.continuous.layers.what_each_effect_changed import Application, trace
from engine.rules.evaluate.false_conditions import in_words
from engine.rules.evaluate.numbers_found import behind_colon, number_found
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId


def why_not_of_type(game: Game, object_id: ObjectId, type_: str) -> tuple[Message | str, tuple[str, ...]]:
    """The reason, to stand behind that it isn't of that type, and its rules: the effect that takes the type away, with
    the condition of its own ability and the number that this asks for; that a Vehicle needs a crew. Empty where it is
    just not one."""
    values, now = game.characteristics(object_id), derived(game)
    steps = trace(now, object_id) if object_id in now.start else []
    taken = [one for one in steps if type_ in one.before.types and type_ not in one.after.types]
    if taken:
        return Message("why-not-of-type", {"why": _said_by(game, taken[-1], object_id)}), ("613.1d",)
    if type_ == "Creature" and "Vehicle" in values.subtypes:
        return Message("why-not-of-type", {"why": Message("not-crewed")}), ("301.7", "702.122a")
    return "", ()


def _said_by(game: Game, one: Application, object_id: ObjectId) -> Message:
    """The condition under which its own ability says so, or what the effect is of."""
    assert one.part is not None
    standing = one.part.standing
    source, conditions = standing.frame.source, [c for c in standing.statement.given if isinstance(c, Condition)]
    if source == object_id and conditions:
        words = with_name(in_words(conditions[0]), game.find(source).base.name)
        number = behind_colon(number_found(game, conditions[0], standing.frame))
        return Message("as-long-as", {"condition": words, "number": number})
    return Message("changed-by", {"effects": TargetId.of_objects([source]), "count": 1})
