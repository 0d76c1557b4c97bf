"""The order in which a player puts abilities that have triggered onto the stack (CR 603.3b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.abilities.base import Instruction, Node, NounPhrase
from engine.abilities.conditions.how_it_was_cast import CameFromYourGraveyard, WasCast, WasCastFrom, WasKicked, YouCast
from engine.abilities.durations.temporary_statements import UnlessTrue
from engine.abilities.keywords.escape import Escaped
from engine.abilities.nouns.adjectives import Other
from engine.abilities.nouns.antecedents import OF_THE_EVENT, Antecedent, Role
from engine.abilities.nouns.object_phrases import Host, Targeting, This
from engine.abilities.nouns.player_phrases import DefendingPlayer
from engine.abilities.nouns.target_phrases import AnyTarget, Article, Target, TargetEither, TargetPlayer
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.abilities.sentences import Does, If, Imperative, Sentences
from engine.abilities.verbs.counters import PutCounters
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.verbs.may_have import MayHave
from engine.abilities.verbs.power_toughness import GetPT, GetPTForEach
from engine.abilities.walk import found as nodes
from engine.events import Event
from engine.events.base import looked_at
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.choices.interchangeable import interchangeable, is_linked
from engine.rules.choices.what_is_spoken_of import meant_by
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.evaluate.described_objects import zones_of
from engine.rules.evaluate.evaluation import holds, players
from engine.rules.targeting import depends_on_targets, legal, phrases
from engine.rules.triggers.by_keyword import keyword_that_triggers
from engine.rules.triggers.pending_triggers import PendingTrigger, itself, subject_frame
from engine.rules.triggers.results_that_add_up import add_up
from engine.rules.triggers.settled_conditions import is_settled
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import Kind
from engine.state.zones import Zone

_OF_THE_EVENT = OF_THE_EVENT | {Role.DEFENDING}
_OF_ITSELF = {Role.THIS, Role.ATTACHED}
_CHANGES = (GainAbilities, GetPT, GetPTForEach)
_HOW_IT_WAS_CAST = (CameFromYourGraveyard, Escaped, WasCast, WasCastFrom, WasKicked, YouCast)
"""Conditions that no later event makes true or untrue."""
_TARGETS = (AnyTarget, Target, TargetEither, TargetOfEach, TargetPlayer)


def alike(game: Game, mine: Sequence[PendingTrigger], above: Sequence[PendingTrigger] = ()) -> bool:
    """Whether the order of triggers can't matter: all those that will do something are the same, or what they do adds
    up to the same, with those of other players that will stand ``above`` them."""
    active = [one for one in mine if not _does_nothing(game, one)]
    return len(active) < 2 or _are_the_same(game, active) or add_up(game, [*active, *above])


def _are_the_same(game: Game, mine: Sequence[PendingTrigger]) -> bool:
    """Whether triggers say the same and would do the same: of the events they speak only of what is the same in all of
    them, of their own objects only if those are interchangeable."""
    first, *others = mine
    if any(not _does_the_same(one, first) or not _say_the_same(one.frame, first.frame) for one in others):
        return False
    open_condition = None if all(is_settled(game, one) for one in mine) else first.ability.condition
    said = (first.ability.effect, *((open_condition,) if open_condition is not None else ()))
    roles = {pointer.role for part in said for pointer in nodes(part, Antecedent)}
    sources = list(dict.fromkeys(one.source for one in mine))
    if len({_quality(ch) for ch in map(game.characteristics, sources)}) > 1 and _names(said, *_TARGETS):
        return False  # what they may target may protect itself from one of them
    if any(_own(game, source) != _own(game, first.source) for source in sources):
        return False
    if any(subject_frame(game, one).x != subject_frame(game, first).x for one in others):
        return False
    of_itself = roles & _OF_ITSELF or _speaks_of_itself(said) or any(_tells_of_itself(game, said, one) for one in mine)
    apart = len(sources) > 1 and (of_itself or any(is_linked(game, i) for i in sources))
    as_often = len(sources) == len(mine) or (_only_deal_damage(said) and _as_often([one.source for one in mine]))
    if apart and not (as_often and _same_sources(game, sources, mine)):
        return False
    if _names(said, DefendingPlayer) and any(_defenders(game, one) != _defenders(game, first) for one in others):
        return False
    if all(_event(one) is _event(first) and one.batch == first.batch for one in others):
        return True
    if roles.isdisjoint(_OF_THE_EVENT) and not _names(said, Targeting):
        return True
    if _names(said, Targeting):
        return False
    return all(_of_the_same(game, said, first, one) for one in others) or _of_the_like(game, said, mine)


def _does_nothing(game: Game, one: PendingTrigger) -> bool:
    """Whether an ability has no target to have (603.3d), or all that it does depends on how its source was cast, and is
    not done, or would be done to its own source, which is gone for good (400.7)."""
    if _has_no_target(game, one):
        return True
    frame = subject_frame(game, one)
    if all(_is_not_carried_out(game, part, frame) for part in one.ability.effect.parts):
        return True
    if one.source in game.objects:
        return False
    return all(_is_only_about_itself(part) for part in one.ability.effect.parts)


def _is_not_carried_out(game: Game, part: Instruction, frame: Frame) -> bool:
    """Whether a sentence is not carried out for how a spell was cast: "sacrifice it unless it escaped"."""
    if isinstance(part, UnlessTrue):
        return isinstance(part.condition, _HOW_IT_WAS_CAST) and holds(game, part.condition, frame)
    return (
        isinstance(part, If) and isinstance(part.condition, _HOW_IT_WAS_CAST) and not holds(game, part.condition, frame)
    )


def _has_no_target(game: Game, one: PendingTrigger) -> bool:
    """Whether an ability must have a target that is no ability or spell, and there is none."""
    if not isinstance(one.ability.effect, Sentences):
        return False
    frame = subject_frame(game, one)
    return any(
        isinstance(phrase, Target)
        and Zone.STACK not in zones_of(phrase.group)
        and not depends_on_targets(phrase)
        and bounds(game, phrase.count, frame)[0] > 0
        and not legal(game, phrase, frame, [])
        for phrase in phrases(one.ability.effect)
    )


def _is_only_about_itself(part: Instruction) -> bool:
    """Whether a sentence has counters put on its source, or makes something else of it, and does no more than that."""
    if isinstance(part, Imperative):
        return all(isinstance(verb, PutCounters) and verb.what == This() for verb in part.verbs)
    return isinstance(part, Does) and part.subject == This() and all(isinstance(v, _CHANGES) for v in part.verbs)


def _quality(ch: Characteristics) -> Any:
    """That from which something may have protection, or hexproof (702.16a, 702.11d)."""
    return ch.name, ch.colors, ch.types, ch.subtypes, ch.supertypes


def _own(game: Game, source: ObjectId) -> Any:
    """What is an object's own and spoken of without naming it: "the chosen type", "the noted number" (607.2d-e),
    "enchanted player" (303.4)."""
    it = game.find(source)
    return it.chosen, it.memory, it.attached_to


def _defenders(game: Game, one: PendingTrigger) -> list[PlayerId]:
    """The defending player of whom an ability speaks, which depends on its source too (508.5)."""
    return players(game, DefendingPlayer(), subject_frame(game, one))


def _does_the_same(one: PendingTrigger, other: PendingTrigger) -> bool:
    """Whether two abilities do the same once they have triggered, as chapters I and II of a Saga may."""
    return (one.ability.effect, one.ability.condition) == (other.ability.effect, other.ability.condition)


def _of_the_same(game: Game, said: Iterable[Node], one: PendingTrigger, other: PendingTrigger) -> bool:
    """Whether what a text says of the event that triggered it is the same for two events of one kind and size."""
    mine, theirs = subject_frame(game, one), subject_frame(game, other)
    if not mine.batch or [_bare(e) for e in mine.batch] != [_bare(e) for e in theirs.batch]:
        return False
    own, other_own = itself(game, one.source), itself(game, other.source)
    return all(
        [t in own or t for t in antecedent(game, pointer, mine)]
        == [t in other_own or t for t in antecedent(game, pointer, theirs)]
        for pointer in _of_events(said)
    )


def _of_the_like(game: Game, said: Iterable[Node], mine: Sequence[PendingTrigger]) -> bool:
    """Whether the events happened to objects that nothing tells apart, to each of them as often: two Mountains that
    have entered together."""
    said = [*said]
    first, *others = frames = [subject_frame(game, one) for one in mine]
    if any([_bare(e) for e in frame.batch] != [_bare(e) for e in first.batch] for frame in others):
        return False
    met = [{t for pointer in _of_events(said) for t in antecedent(game, pointer, frame)} for frame in frames]
    those = [t.object for one in met for t in one]
    ids = [i for i in dict.fromkeys(those) if i is not None and i in game.objects]
    if any(len(one) != 1 for one in met) or len(ids) < len({*those}) or not _as_often(those):
        return False
    return interchangeable(game, ids, aside=mine)


def _of_events(said: Iterable[Node]) -> Iterator[Antecedent]:
    """The words of a text for what is part of the event that triggered it."""
    return (one for part in said for one in nodes(part, Antecedent) if one.role in _OF_THE_EVENT)


def _tells_of_itself(game: Game, said: Iterable[Node], one: PendingTrigger) -> bool:
    """Whether the event that triggered an ability has happened to its own source: "whenever ~ becomes tapped, it …"."""
    frame = subject_frame(game, one)
    own = itself(game, one.source)
    return any(not own.isdisjoint(antecedent(game, pointer, frame)) for pointer in _of_events(said))


def _only_deal_damage(said: Iterable[Node]) -> bool:
    """Whether texts name their source only as what deals damage: so it does as it last was, if it is gone (608.2h)."""
    dealing = [
        part
        for text in said
        for part in nodes(text, Does, MayHave)
        if part.subject == This() and all(isinstance(verb, DealDamage) for verb in part.verbs)
    ]
    return (
        not _names(said, Host)
        and not _other_than_itself(said)
        and len(dealing) == sum(1 for text in said for _ in nodes(text, This))
    )


def _as_often(those: Iterable[ObjectId | None]) -> bool:
    """Whether each of them is there as often as the others."""
    return len({*Counter(those).values()}) == 1


def _same_sources(game: Game, sources: Sequence[ObjectId], mine: Sequence[PendingTrigger]) -> bool:
    """Whether nothing tells the sources apart; tokens that are gone if they were the same as they left."""
    if all(source in game.objects for source in sources):
        return interchangeable(game, sources, aside=mine if len(sources) < len(mine) else ())
    if any(source in game.objects or game.find(source).kind is not Kind.TOKEN for source in sources):
        return False
    first, *others = (game.former[source] for source in sources)
    return all(
        one.characteristics.same_as(first.characteristics)
        and (one.object.owner, one.object.counters, one.object.damage, one.object.tapped, one.object.memory)
        == (first.object.owner, first.object.counters, first.object.damage, first.object.tapped, first.object.memory)
        for one in others
    )


_WHICH = frozenset({"object", "became"})
"""The fields of an event that tell to which object it happened."""


def _bare(event: Event) -> list[Any]:
    """An event but for the object that it happened to."""
    return [type(event), *(getattr(event, f.name) for f in looked_at(event) if f.name not in _WHICH)]


def _event(pending: PendingTrigger) -> Any:
    """What it is about: what made it trigger, or what was replaced by the effect that made it."""
    return pending.event if pending.frame is None or pending.event is not None else pending.frame.event


def _say_the_same(one: Frame | None, other: Frame | None) -> bool:
    """Whether the words of two delayed triggers refer to the same, but for the events that they are about."""
    if one is None or other is None or one is other:
        return one is other
    return replace(one, event=None) == replace(other, event=None)


def _speaks_of_itself(said: Iterable[Node]) -> bool:
    """Whether a text speaks of its source, be it as what "another" and "other" are other than."""
    return (
        _names(said, This, Host)
        or _other_than_itself(said)
        or any(one.article not in (None, Article.NONE) for part in said for one in nodes(part, NounPhrase))
    )


def _other_than_itself(said: Iterable[Node]) -> bool:
    """Whether "other" may be other than the source, not than what the event happened to."""
    others = [one.than for part in said for one in nodes(part, Other)]
    return any(not isinstance(than, Antecedent) or than.role not in _OF_THE_EVENT for than in others)


def _names(said: Iterable[Node], *kinds: type[Node]) -> bool:
    """Whether a text has such a noun phrase."""
    return any(True for part in said for _ in nodes(part, *kinds))


def in_order(
    game: Game, player: PlayerId, mine: list[PendingTrigger], above: Sequence[PendingTrigger]
) -> Gen[list[PendingTrigger]]:
    """A player orders their triggers; the last one put onto the stack resolves first (603.3b), but after those of other
    players that are put ``above`` them."""
    options = [Option(str(i), _label(game, p, mine), kind="trigger", object=p.source) for i, p in enumerate(mine)]
    again = [TargetId.of_object(i) for i in dict.fromkeys(p.again_by for p in mine) if i is not None]
    prompt = Message("order-triggers-again", {"by": again}) if again else Message("order-triggers")
    answer = yield Choice(
        player,
        "order",
        prompt,
        "603.3b",
        options,
        minimum=len(mine),
        maximum=len(mine),
        ordered=True,
        alike=alike(game, mine, above),
        same=partial(_same, game, mine),
        onto_stack=True,
        besides=("603.2d",) if again else (),
    )
    return [mine[int(i)] for i in answer]


def _same(game: Game, mine: Sequence[PendingTrigger]) -> list[list[str]]:
    """The places of triggers, those together whose order among themselves can't matter."""
    groups: list[list[int]] = []
    for place, one in enumerate(mine):
        group = next((group for group in groups if _are_the_same(game, [mine[group[0]], one])), None)
        if group is None:
            groups.append([place])
        else:
            group.append(place)
    return [[str(place) for place in group] for group in groups]


def _about(game: Game, one: PendingTrigger) -> TargetId | None:
    """What an ability has triggered on: of a player who has done something with one object, that object. Of a delayed
    one, what its words speak of (603.7c)."""
    meant = meant_by(game, one.ability.effect, subject_frame(game, one)) if one.frame is not None else []
    if len(meant) == 1:
        return meant[0]
    objects = {logged.event.object for logged in one.batch if logged.event.object is not None}
    if one.subject is None or one.subject.player is None or len(objects) != 1:
        return one.subject
    return TargetId.of_object(objects.pop())


def _label(game: Game, one: PendingTrigger, mine: Iterable[PendingTrigger]) -> Message:
    """Its source, with what it does where what is so called has triggered in more than one way (as what it was, and as
    the new object that it has become, 400.7), or what it has triggered on where the same ability has triggered more
    than once."""
    source = TargetId.of_object(one.source)
    of_it = [other for other in mine if other.source == one.source]
    about = _about(game, one)
    alike_ones = [_about(game, other) for other in of_it if other.ability == one.ability]
    if about is not None and any(other != about for other in alike_ones):
        subject = Message("trigger-about-itself") if about in itself(game, one.source) else about
        return Message("trigger-about", {"source": source, "subject": subject})
    name = game.find(one.source).base.name
    if all(other.ability == one.ability for other in mine if game.find(other.source).base.name == name):
        return Message("trigger-of", {"source": source})
    keyword = keyword_that_triggers(game, one.source, one.ability)
    text = with_name(english(one.ability.effect), name).rstrip(".")
    is_said_by_it = isinstance(keyword, Message) and not keyword.args["more"]  # a cost says nothing of what it does
    return Message("trigger-that", {"source": source, "text": keyword if is_said_by_it else text})
