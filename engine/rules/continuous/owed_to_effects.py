"""What an object fits a description for, or fails it by, only because another object's effect says so (CR 613.1).

Painter's Servant makes a land blue that a spell may destroy "if it's blue". Who reads what came of it doesn't see that
on the land: the effect is named, and the rule of its layer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from engine.abilities.ability import Keyword
from engine.abilities.base import Condition, Node, Ref, Verb
from engine.abilities.conditions.predicates import Is, IsA, IsColor
from engine.abilities.nouns.object_phrases import All, Bare, Each, Some
from engine.abilities.nouns.target_phrases import AnyTarget, TargetPlayer
from engine.abilities.verbs.deal_damage import DealDamage
from engine.events import ZoneChange
from engine.rules.continuous.layers import derived
from engine.rules.continuous.layers.what_each_effect_changed import Application, trace
from engine.rules.evaluate.described_objects import fitting, zones_of
from engine.rules.evaluate.evaluation import objects, test_of
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.rules.targeting import DAMAGEABLE, TargetPhrase, described_by
from engine.state.characteristics import COLORS, Characteristics
from engine.state.choices import Message, Term
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject
from engine.words import keyword_had, keyword_name

OWED, OWED_TO_HAVE, OWED_NOT, HERE = "owed-to", "owed-to-have", "owed-to-not", "-here"
"""That something is so, has an ability, or is so no longer, because of an effect; and how that is said of what stands
before it."""

MOST_SUBTYPES = 6
"""An effect that gives so many subtypes gives all of a kind: none of them is named."""


def owed_to_effect(game: Game, fits: Callable[[Characteristics], bool], object_id: ObjectId) -> Remark | None:
    """What a static ability of something that has been there from the start makes of an object so that it ``fits``, or
    doesn't; None where it would anyway, or where a step tells how it came to be so."""
    one = _decides(game, fits, object_id)
    if one is None or one.part is None or _is_attached(game, one.part.standing.frame.source, object_id):
        return None
    key, words = _words(one)
    if not words:
        return None
    by = TargetId.of_objects([one.part.standing.frame.source])
    args = {"things": [TargetId.of_object(object_id)], "count": 1, "what": words, "effects": by}
    return Remark(Message(key, args), one.rules)


def source_that_decides(game: Game, fits: Callable[[Characteristics], bool], object_id: ObjectId) -> ObjectId | None:
    """Whose static ability makes it so that an object ``fits``, or doesn't, be it attached to that object or not."""
    one = _decides(game, fits, object_id)
    return one.part.standing.frame.source if one is not None and one.part is not None else None


def keyword_given(game: Game, keyword: str, source: ObjectId, decides_for: TargetId) -> list[Remark]:
    """Whose static ability gives the keyword to that by which damage or life is what it is (113.10, 613.1f), as it is
    told of the thing or player that this decides for; none where what deals the damage has it by itself, or where a
    step tells how it got it."""
    if source not in game.objects or not game.characteristics(source).has(keyword):
        return []
    by = source_that_decides(game, lambda ch: ch.has(keyword), source)
    if by is None:
        return []
    what = Term(keyword_name(keyword), keyword)
    said = {"things": [decides_for], "count": 1, "what": what, "effects": TargetId.of_objects([by])}
    return [Remark(Message("with-keyword", said), ())]


def _decides(game: Game, fits: Callable[[Characteristics], bool], object_id: ObjectId) -> Application | None:
    """The last effect that has turned whether an object ``fits``, if that is one which nobody has been told of."""
    now = derived(game)
    if object_id not in now.start:
        return None
    it = fits(game.characteristics(object_id))
    made = [one for one in trace(now, object_id) if fits(one.before) is not it and fits(one.after) is it]
    return made[-1] if made and _speaks_of_others(game, made[-1], object_id) else None


def _is_attached(game: Game, source: ObjectId, object_id: ObjectId) -> bool:
    """Whether it is attached to the object, where everybody sees it."""
    return game.exists(source) and game.objects[source].attached_to == TargetId.of_object(object_id)


def owed_as_described(game: Game, group: Node, it: GameObject, frame: Frame) -> Remark | None:
    """The same of what a description says."""
    test = test_of(group)
    return owed_to_effect(game, lambda ch: test(game, it, ch, frame), it.id) if it.zone in zones_of(group) else None


def owed_as_target(game: Game, phrase: TargetPhrase, target: TargetId, frame: Frame) -> Remark | None:
    """The same of what a target phrase describes (115.1); of "any target", of its being a creature (115.4)."""
    if target.object is None or isinstance(phrase, TargetPlayer):
        return None
    if isinstance(phrase, AnyTarget):
        return owed_to_effect(game, lambda ch: not DAMAGEABLE.isdisjoint(ch.types), target.object)
    groups = described_by(phrase)
    return owed_as_described(game, groups[0], game.objects[target.object], frame) if len(groups) == 1 else None


@contextmanager
def told_what_they_are(game: Game, verb: Verb, frame: Frame) -> Iterator[None]:
    """What happens inside is told with what makes them what they are that the verb speaks of, as all of a kind."""
    groups = [one.group for one in _spoken_of(verb) if isinstance(one, Bare | All | Each)]
    with game.because() if groups else nullcontext():
        for group in groups:
            for it in fitting(game, group, frame):
                owed = owed_as_described(game, group, it, frame)
                if owed is not None:
                    game.count(owed.said, *owed.rules)
        yield


def _spoken_of(verb: Verb) -> Iterator[Node]:
    """What a verb is done to."""
    if isinstance(verb, DealDamage):
        yield from verb.recipients
    elif isinstance(verb.what, Ref):
        yield verb.what


def owed_of_condition(game: Game, condition: Condition, frame: Frame) -> list[Remark]:
    """What effects make of that of which a condition says that it is of a color or a kind."""
    if not isinstance(condition, Is) or isinstance(condition.subject, Some):
        return []
    state, those = condition.state, [game.find(i) for i in objects(game, condition.subject, frame)]
    if isinstance(state, IsColor):
        letters = {color.letter for color in state.colors}
        found = [owed_to_effect(game, lambda ch: not letters.isdisjoint(ch.colors), it.id) for it in those]
    elif isinstance(state, IsA) and state.other is None:
        found = [owed_as_described(game, state.group, it, frame) for it in those]
    else:
        found = []
    return [one for one in found if one is not None]


def said_here(owed: Remark) -> Message:
    """The same behind what names the object already."""
    return Message(owed.said.key + HERE, owed.said.args)


def _speaks_of_others(game: Game, one: Application, object_id: ObjectId) -> bool:
    """Whether it is what a static ability of another object says that has not come during what is told (611.3)."""
    if one.part is None or one.part.standing.affected is not None or one.part.standing.kind_of_counter is not None:
        return False
    source = one.part.standing.frame.source
    return source != object_id and all(source not in move.became for move in game.happened(ZoneChange))


def _words(one: Application) -> tuple[str, list[Term | str]]:
    """What it has made of the object: its colors, types, keywords or size, and how that is said."""
    before, after = one.before, one.after
    if after.colors != before.colors:
        colors = after.colors - before.colors or after.colors
        return OWED, [Term(f"color-{c}", c) for c in COLORS if c in colors] or [Term("color-none", "")]
    if gained := _types(after, before):
        return OWED, gained
    if lost := _types(before, after):
        return OWED_NOT, lost
    if keywords := [one for one in after.abilities.all if one not in before.abilities.all and isinstance(one, Keyword)]:
        return OWED_TO_HAVE, [Term(keyword_had(one.name.word), one.name.word.lower()) for one in keywords]
    sized = one.changes("size") and after.power is not None
    return OWED, [f"{after.power}/{after.toughness}"] if sized else []


def _types(new: Characteristics, old: Characteristics) -> list[Term | str]:
    """The supertypes, card types and subtypes that are new."""
    subtypes = sorted(new.subtypes - old.subtypes)
    found = [Term(f"supertype-{word}", word.lower()) for word in sorted(new.supertypes - old.supertypes)]
    found += [Term(f"card-type-{word}", word.lower()) for word in sorted(new.types - old.types)]
    if len(subtypes) <= MOST_SUBTYPES and not found:
        found += [Term(f"{'land-type' if word in LAND_TYPES else 'subtype'}-{word}", word) for word in subtypes]
    return [*found]
