"""Why an effect makes what it makes of an object: its mana value, what it is by other effects (CR 202.3, 613.1d)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.nouns.noun_groups import Number
from engine.abilities.nouns.object_phrases import All, Bare, Each
from engine.abilities.quantities.amounts import NumberOf
from engine.abilities.walk import found
from engine.rules.continuous.layers.what_each_effect_changed import Application
from engine.rules.evaluate.evaluation import test_of
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject


def is_by_mana_value(applied: Sequence[Application], place: int) -> bool:
    """Whether what is applied at that place sets power and toughness to the mana value of the very object, and nothing
    behind it to something else (613.4b)."""
    one = applied[place]
    if one.part is None or one.layer != "7b" or any(_sets(later) for later in applied[place + 1 :]):
        return False
    return any(number.what is Number.MANA_VALUE for number in found(one.part.verb, NumberOf))


def _sets(one: Application) -> bool:
    return one.layer == "7b" and one.changes("size")


def made_to_fit(
    game: Game, it: GameObject, applied: Sequence[Application], place: int
) -> tuple[tuple[ObjectId, str], ...]:
    """The sources of effects of others without which an object would not be something that the effect at that place
    speaks of ("noncreature artifact"), each with the card type that it has by it."""
    one = applied[place]
    subject = one.part.standing.statement.subject if one.part is not None else None
    if one.part is None or one.part.standing.affected is not None or not isinstance(subject, Bare | Each | All):
        return ()
    fits, frame = test_of(subject.group), one.part.standing.frame
    if not fits(game, it, one.before, frame):
        return ()
    made: list[tuple[ObjectId, str]] = []
    for earlier in applied[:place]:
        if earlier.part is None or earlier.part.standing.frame.source in (it.id, frame.source):
            continue
        for kind in sorted(earlier.after.types - earlier.before.types):
            without = one.before.thaw()
            without.types -= {kind}
            if not fits(game, it, without, frame):
                made.append((earlier.part.standing.frame.source, kind))
    return tuple(made)
