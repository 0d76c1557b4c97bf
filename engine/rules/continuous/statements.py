"""Statements that hold at the moment: static abilities and the continuous effects of what has resolved (CR 604, 611).

A ``Standing`` is one verb said of some objects or players: "creatures you control | get +1/+1". Which layer it
belongs to, if any, depends on the verb (``engine.rules.continuous.layers``); the others are asked for where the rule is
("can't block" by combat, "costs {1} less" by casting).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engine.abilities.ability import Static
from engine.abilities.base import Ability, Condition, Node, Ref, Who
from engine.abilities.conditions.conditions import BothTrue
from engine.abilities.conditions.predicates import Is
from engine.abilities.conditions.predicates import Standing as CardStanding
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.several_zones import SameIsTrue
from engine.abilities.prohibitions.standing_rules import YouAndYours
from engine.abilities.static_abilities import AsLongAs, Both, DuringTurn, While, WhileTurn
from engine.abilities.verbs.ignore_effects import Ignores
from engine.grammar.memoize import remembered
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in


@dataclass(slots=True)
class Statement:
    """A static ability taken apart: of whom, what, and on which conditions."""

    subject: Ref | Who | None
    verbs: tuple[Node, ...]
    given: tuple[Condition | DuringTurn, ...]
    node: Node


@dataclass(slots=True)
class Standing:
    """A statement that holds now. ``affected`` is set where the set is locked in (611.2c)."""

    key: tuple[Any, ...]
    statement: Statement
    frame: Frame
    timestamp: int
    affected: tuple[TargetId, ...] | None = None
    granted: int = 0
    """The timestamp of the effect that gave its object the ability that says it (613.7a); 0: an ability of its own."""

    def things(self, game: Game) -> list[TargetId]:
        """The objects or players it is about."""
        from engine.rules.evaluate.object_phrases import things

        if self.affected is not None:
            return list(self.affected)
        if self.statement.subject is None:
            return []
        return things(game, self.statement.subject, self.frame)

    def objects(self, game: Game) -> list[ObjectId]:
        """Those of them that are objects."""
        from engine.rules.evaluate.object_phrases import objects

        if self.affected is not None:
            return objects_in(self.affected)
        subject = self.statement.subject
        return objects(game, subject, self.frame) if isinstance(subject, Ref) else []

    def covers(self, game: Game, thing: TargetId) -> bool:
        """Whether it is about this object or player."""
        return thing in self.things(game)


@remembered
def statements_of(ability: Ability) -> tuple[Statement, ...]:
    """The statements a static ability makes, worked out once for each ability."""
    if not isinstance(ability, Static):
        return ()
    made: list[Statement] = []
    for effect in ability.effects:
        if isinstance(effect, SameIsTrue):
            made.append(replace(made[-1], subject=effect.subject))
        else:
            made += _statements(effect, ())
    return tuple(made)


def _statements(effect: Node, given: tuple[Condition | DuringTurn, ...]) -> tuple[Statement, ...]:
    """What a sentence states, under the conditions already read around it."""
    if isinstance(effect, While):
        return _statements(effect.what, (*given, effect.condition))
    if isinstance(effect, WhileTurn):
        return _statements(effect.what, (*given, DuringTurn(effect.whose)))
    if isinstance(effect, Both):
        return (*_statements(effect.first, given), *_statements(effect.second, given))
    if isinstance(effect, YouAndYours):
        return tuple(one for part in effect.parts for one in _statements(part, given))
    duration = getattr(effect, "duration", None)
    if isinstance(duration, AsLongAs):
        given = (*given, duration.condition)
    elif isinstance(duration, DuringTurn):
        given = (*given, duration)
    return (Statement(getattr(effect, "subject", None), getattr(effect, "verbs", ()), given, effect),)


def says_from_graveyard(statement: Statement) -> bool:
    """Whether a statement holds as long as its card is in a graveyard, and so functions only there (113.6b)."""
    return any(_of_graveyard(one) for one in statement.given)


def _of_graveyard(condition: Node) -> bool:
    if isinstance(condition, BothTrue):
        return _of_graveyard(condition.first) or _of_graveyard(condition.second)
    if not isinstance(condition, Is) or not isinstance(condition.subject, This) or condition.denied:
        return False
    return getattr(condition.state, "standing", None) is CardStanding.IN_YOUR_GRAVEYARD


def met(game: Game, given: tuple[Condition | DuringTurn, ...], frame: Frame) -> bool:
    """Whether the conditions of a statement are all true now (611.3a)."""
    from engine.rules.evaluate.conditions import holds
    from engine.rules.evaluate.object_phrases import is_player

    for one in given:
        if isinstance(one, DuringTurn):
            game.look("turn")
            if not is_player(one.whose)(game, game.turn.active, frame):
                return False
        elif not holds(game, one, frame):
            return False
    return True


def standing(game: Game) -> list[Standing]:
    """Everything that is said at the moment, by static abilities as they are after layers and by effects."""
    from engine.rules.continuous.layers import derived

    return derived(game).standing


V = TypeVar("V", bound=Node)


def said(game: Game, verb: type[V]) -> Iterator[tuple[V, Standing]]:
    """The statements now in force that use a verb of this class, with their verb."""
    from engine.rules.continuous.layers import derived

    yield from derived(game).by_verb.get(verb, ())  # type: ignore[misc]


def said_of(game: Game, verb: type[V], thing: TargetId) -> Iterator[tuple[V, Standing]]:
    """Those of them that are about this object or player."""
    for one, where in said(game, verb):
        if where.covers(game, thing) and not is_ignored(game, where, thing):
            yield one, where


def is_ignored(game: Game, where: Standing, thing: TargetId) -> bool:
    """Whether a player ignores what an ability says, of themself or of an object that they control (116.2d)."""
    for verb, ignoring in said(game, Ignores):
        if verb.source == where.frame.source and verb.ability == where.frame.ability:
            whose = thing.player if thing.player is not None else game.controller(thing.object_id)
            if ignoring.covers(game, TargetId.of_player(whose)):
                return True
    return False
