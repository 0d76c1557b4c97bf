"""What a player may have expected to be among "all creatures", and is none (CR 109.2, 301.7a)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Ref
from engine.abilities.nouns.noun_groups import Described, OfType, Thing, Where
from engine.abilities.nouns.object_phrases import All, Each
from engine.abilities.nouns.types_and_colors import CardType
from engine.rules.continuous.why_not_of_a_type import why_not_of_type
from engine.rules.evaluate.described_objects import fitting
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject

BECOME_ONE = frozenset({"Vehicle", "Spacecraft"})
"""The subtypes of what has a printed power and is a creature only at times (301.7a, 721.1)."""


def tell_what_is_no_creature(game: Game, what: Ref, frame: Frame) -> None:
    """Tell which permanents stay where all creatures go, since they are none: Vehicles without a crew, Gods without
    devotion."""
    if not isinstance(what, All | Each) or not isinstance(what.group, Described):
        return
    head = what.group.head
    if not isinstance(head, OfType) or head.type is not CardType.CREATURE or head.noun is not Where.PERMANENT:
        return
    others = fitting(game, replace(what.group, head=Thing(Where.PERMANENT)), frame)
    kept = [it for it in others if _may_be_one(it) and "Creature" not in game.characteristics(it).types]
    alike: dict[tuple[Message | str, tuple[str, ...]], list[ObjectId]] = {}
    for it in kept:
        alike.setdefault(why_not_of_type(game, it.id, "Creature"), []).append(it.id)
    for (why, rules), ids in alike.items():
        things = TargetId.of_objects(ids)
        does_not_happen(game, "is-no-creature", "109.2", *rules, things=things, count=len(ids), why=why)


def _may_be_one(it: GameObject) -> bool:
    """Whether a permanent is printed as a creature, or as what has a power as soon as it is one."""
    return it.base.power is not None and ("Creature" in it.base.types or not BECOME_ONE.isdisjoint(it.base.subtypes))
