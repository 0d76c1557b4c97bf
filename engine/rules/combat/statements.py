"""What static abilities and effects say about attacking and blocking at the moment (CR 508.1c-d, 509.1b-c)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.abilities import verbs as ac
from engine.abilities.base import Condition, Declaration, Ref, Verb
from engine.abilities.dispatch import Use, serves
from engine.abilities.nouns.object_phrases import All, Bare, Each, Some
from engine.abilities.prohibitions import combat as c
from engine.abilities.verbs.ignore_effects import Ignores
from engine.rules.continuous.statements import Standing, is_ignored, said
from engine.rules.evaluate.amounts import amount
from engine.rules.evaluate.conditions import holds
from engine.rules.evaluate.matching import test_of
from engine.rules.evaluate.object_phrases import PLAYERS, things
from engine.rules.mana.mana_costs import ManaCost
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId


@dataclass(slots=True)
class Restriction:
    """Something these creatures can't do: always, alone, in a certain case, or unless somebody pays."""

    act: Verb
    who: frozenset[TargetId]
    frame: Frame
    alone: bool = False
    condition: Condition | None = None
    when_true: bool = False
    cost: ManaCost | None = None

    def applies(self, game: Game, creature: ObjectId, defending: PlayerId | None = None) -> bool:
        """Whether it forbids the act to a creature, given who the defending player would be."""
        if TargetId.of_object(creature) not in self.who:
            return False
        if self.condition is None:
            return True
        frame = replace(self.frame, defending=defending)
        return holds(game, self.condition, frame) is self.when_true

    def message(self, creature: ObjectId) -> Message:
        """Why the creature can't, in words."""
        return Message(
            "forbidden-in-combat",
            {"creature": TargetId.of_object(creature), "source": TargetId.of_object(self.frame.source)},
        )


@dataclass(slots=True)
class Requirement:
    """Something these creatures do, or have done to them, if able."""

    act: Verb
    who: frozenset[TargetId]
    frame: Frame


@dataclass(slots=True)
class Said:
    """Everything said about combat: gathered once for each declaration."""

    restrictions: dict[type[Verb], list[Restriction]]
    requirements: dict[type[Verb], list[Requirement]]
    limits: dict[c.CombatAct, list[tuple[int, ObjectId]]]
    """For each act the greatest numbers of creatures that may be declared, with the objects that say so."""
    caps: list[tuple[int, ObjectId, TargetId]]
    """The greatest numbers of creatures that may attack a player, with the objects that say so."""

    def forbidding(self, act: type[Verb]) -> list[Restriction]:
        return self.restrictions.get(act, [])

    def requiring(self, act: type[Verb]) -> list[Requirement]:
        return self.requirements.get(act, [])


serves((Declaration,), (c.AtMost,), Use.SAID)


def gather(game: Game) -> Said:
    """What is said about combat now."""
    found = Said({}, {}, {}, [])
    for made in _restrictions(game):
        found.restrictions.setdefault(type(made.act), []).append(made)
    for required in _requirements(game):
        found.requirements.setdefault(type(required.act), []).append(required)
    for limit, where in said(game, c.AtMost):
        most = amount(game, limit.count, where.frame)
        if limit.whom is None:
            found.limits.setdefault(limit.act, []).append((most, where.frame.source))
        else:
            found.caps.append((most, where.frame.source, TargetId.of_player(where.frame.controller)))
    return found


def _who(game: Game, where: Standing) -> frozenset[TargetId]:
    things = where.things(game)
    if next(said(game, Ignores), None) is None:
        return frozenset(things)
    return frozenset(thing for thing in things if not is_ignored(game, where, thing))


def _acts(verb: Verb) -> Iterator[tuple[Verb, bool]]:
    """The acts a verb stands for ("attack or block"), and whether it speaks of doing them alone."""
    if isinstance(verb, c.Alone):
        for act, _ in _acts(verb.verb):
            yield act, True
    elif isinstance(verb, c.Either):
        for one in verb.verbs:
            yield one, False
    else:
        yield verb, False


def _restrictions(game: Game) -> Iterator[Restriction]:
    for cant, where in said(game, ac.Cant):
        for act, alone in _acts(cant.what):
            yield Restriction(act, _who(game, where), where.frame, alone)
    for unless, where in said(game, c.CantUnless):
        for act, alone in _acts(unless.what):
            yield Restriction(act, _who(game, where), where.frame, alone, unless.condition, unless.when_true)
    for unpaid, where in said(game, c.CantUnlessPaid):
        for act, alone in _acts(unpaid.what):
            yield Restriction(
                act, _who(game, where), where.frame, alone, cost=ManaCost.of(unpaid.cost.text, where.frame.x or 0)
            )
    for only, where in said(game, c.BlockOnly):
        yield Restriction(only, _who(game, where), where.frame)


def _requirements(game: Game) -> Iterator[Requirement]:
    for able, where in said(game, c.IfAble):
        for act, _ in _acts(able.verb):
            yield Requirement(act, _who(game, where), where.frame)
    for _, where in said(game, c.Goaded):
        for act in (ac.Attack(), ac.Attack((c.AnotherPlayer(),))):
            yield Requirement(act, _who(game, where), where.frame)
    for must, where in said(game, c.MustBeBlocked):
        yield Requirement(must, _who(game, where), where.frame)
    for lured, where in said(game, c.BlockedByAllAble):
        yield Requirement(lured, _who(game, where), where.frame)


def permitted(game: Game, verb: type[Verb], creature: ObjectId) -> bool:
    """Whether something says this of a creature ("can attack as though it didn't have defender")."""
    return any(where.covers(game, TargetId.of_object(creature)) for _, where in said(game, verb))


def describes(game: Game, ref: Ref, object_id: ObjectId, frame: Frame) -> bool:
    """Whether an object is (one of) what a noun phrase of a restriction speaks of."""
    if isinstance(ref, Bare | Each | All | Some):
        return test_of(ref.group)(game, game.objects[object_id], game.characteristics(object_id), frame)
    return TargetId.of_object(object_id) in things(game, ref, frame)


@PLAYERS.register(c.AnotherPlayer)
def _another_player(game: Game, who: c.AnotherPlayer, frame: Frame) -> list[PlayerId]:
    """Everybody but "you" (701.15b)."""
    return [p.number for p in game.apnap() if p.number != frame.controller]
