"""Statements that hold at the moment: static abilities and the continuous effects of what has resolved (CR 604, 611).

A ``StatementInForce`` is one verb said of some objects or players: "creatures you control | get +1/+1". Which layer it
belongs to, if any, depends on the verb (``engine.rules.continuous.layers``); the others are asked for where the rule is
("can't block" by combat, "costs {1} less" by casting).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.abilities.ability import Static
from engine.abilities.base import Ability, Condition, Declaration, Instruction, Node, Ref, Verb, Who
from engine.abilities.conditions.conditions import BothTrue
from engine.abilities.conditions.predicates import Is, IsInState, ObjectState
from engine.abilities.dispatch import Use, serves
from engine.abilities.keywords.hexproof import BothDespiteHexproof
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.several_zones import SameIsTrue
from engine.abilities.static_abilities import AsLongAs, Both, DuringCombat, DuringTurn, OtherwiseIs, While, WhileTurn
from engine.abilities.two_statements import TwoStatements
from engine.abilities.verbs.abilities_of_players import YouAndYours
from engine.abilities.verbs.ignore_effects import Ignores
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import holds, is_player, objects
from engine.rules.evaluate.object_phrases import things
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.rules.continuous.layers import Derived


@dataclass(slots=True)
class Statement:
    """A static ability taken apart: of whom, what, and on which conditions."""

    subject: Ref | Who | None
    verbs: tuple[Node, ...]
    given: tuple[Condition | DuringTurn | DuringCombat, ...]
    node: Node


BY_COUNTERS = "counter"
"""What the keys of what keyword counters say begin with."""


@dataclass(slots=True)
class StatementInForce:
    """A statement that holds now. ``affected`` is set where the set is locked in (611.2c)."""

    key: tuple[Any, ...]
    statement: Statement
    frame: Frame
    timestamp: int
    affected: tuple[TargetId, ...] | None = None
    granted: int = 0
    """The timestamp of the effect that gave its object the ability that says it (613.7a); 0: an ability of its own."""

    @property
    def kind_of_counter(self) -> str | None:
        """The kind of the keyword counters that say it (122.1b), or None."""
        return self.key[-1] if self.key[0] == BY_COUNTERS else None

    def things(self, game: Game) -> list[TargetId]:
        """The objects or players it is about."""
        if self.affected is not None:
            return list(self.affected)
        if self.statement.subject is None:
            return []
        return things(game, self.statement.subject, self.frame)

    def objects(self, game: Game) -> list[ObjectId]:
        """Those of them that are objects."""
        if self.affected is not None:
            return objects_in(self.affected)
        subject = self.statement.subject
        return objects(game, subject, self.frame) if isinstance(subject, Ref) else []

    def covers(self, game: Game, thing: TargetId) -> bool:
        """Whether it is about this object or player."""
        return thing in self.things(game)


@memoized
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


def _statements(
    effect: Instruction | Declaration, given: tuple[Condition | DuringTurn | DuringCombat, ...]
) -> tuple[Statement, ...]:
    """What a sentence states, under the conditions already read around it."""
    if isinstance(effect, While):
        return _statements(effect.what, (*given, effect.condition))
    if isinstance(effect, WhileTurn):
        return _statements(effect.what, (*given, DuringTurn(effect.whose)))
    if isinstance(effect, Both):
        return (*_statements(effect.first, given), *_statements(effect.second, given))
    if isinstance(effect, OtherwiseIs):
        return (*_statements(effect.first, given), *_statements(effect.then, (*given, effect.otherwise)))
    if isinstance(effect, BothDespiteHexproof):
        return tuple(Statement(subject, effect.verbs, given, effect) for subject in effect.subjects)
    if isinstance(effect, YouAndYours | TwoStatements):
        return tuple(one for part in effect.parts for one in _statements(part, given))
    if isinstance(effect.duration, AsLongAs):
        given = (*given, effect.duration.truth)
    elif isinstance(effect.duration, DuringTurn | DuringCombat):
        given = (*given, effect.duration)
    return (Statement(effect.subject, effect.verbs, given, effect),)


def says_from_graveyard(statement: Statement) -> bool:
    """Whether a statement holds as long as its card is in a graveyard, and so functions only there (113.6b)."""
    return any(_of_graveyard(one) for one in statement.given)


def _of_graveyard(condition: Node) -> bool:
    if isinstance(condition, BothTrue):
        return _of_graveyard(condition.first) or _of_graveyard(condition.second)
    if not isinstance(condition, Is) or not isinstance(condition.subject, This) or condition.denied:
        return False
    return isinstance(condition.state, IsInState) and condition.state.state is ObjectState.IN_YOUR_GRAVEYARD


def says_off_battlefield(statement: Statement) -> bool:
    """Whether a statement holds as long as its object isn't on the battlefield, and so functions everywhere else
    (113.6b)."""
    return any(
        isinstance(one, Is)
        and isinstance(one.subject, This)
        and one.denied
        and isinstance(one.state, IsInState)
        and one.state.state is ObjectState.ON_BATTLEFIELD
        for one in statement.given
    )


def met(game: Game, given: tuple[Condition | DuringTurn | DuringCombat, ...], frame: Frame) -> bool:
    """Whether the conditions of a statement are all true now (611.3a)."""
    for one in given:
        if isinstance(one, DuringTurn):
            game.look("turn")
            if not is_player(one.whose)(game, game.turn.active, frame):
                return False
        elif isinstance(one, DuringCombat):
            game.look("turn")
            if not game.turn.step.is_combat:
                return False
        elif not holds(game, one, frame):
            return False
    return True


def standing(game: Game) -> list[StatementInForce]:
    """Everything that is said at the moment, by static abilities as they are after layers and by effects."""
    return game.derived().standing


# ---- looking statements up

V_co = TypeVar("V_co", bound=Node, covariant=True)

LOOKED_UP: set[type[Node]] = set()
"""The verbs and declarations that some rule looks up where they are said."""

RULE_VERBS: set[type[Node]] = set()
"""Those of them that a resolving text begins as an effect, though they belong to no layer: they say what can or must be
done (613.11)."""

serves((Verb, Declaration), LOOKED_UP, Use.SAID)
serves((Verb, Declaration), RULE_VERBS)


class LookUp(Generic[V_co]):
    """The statements of some classes, as one module of the rules asks for them. Made by ``looked_up``."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[type[V_co], ...]) -> None:
        self.kinds = kinds

    def said(self, game: Game, before: Derived | None = None) -> Iterator[tuple[V_co, StatementInForce]]:
        """The statements in force, each with its verb: now, or before an event that is looked back at (603.10a). What
        an effect of a layer asks for ("goaded creatures get ...") is what has been said so far (613.6)."""
        if before is None and game.in_layers is not None:
            yield from self._said_so_far(game)
            return
        by_verb = (before or game.derived()).by_verb
        for kind in self.kinds:
            yield from by_verb.get(kind, ())  # type: ignore[misc]

    def _said_so_far(self, game: Game) -> Iterator[tuple[V_co, StatementInForce]]:
        for where in game.said_in_layers:
            for verb in where.statement.verbs:
                if isinstance(verb, self.kinds) and met(game, where.statement.given, where.frame):
                    yield verb, where

    def said_of(self, game: Game, thing: TargetId) -> Iterator[tuple[V_co, StatementInForce]]:
        """Those of them that are about this object or player."""
        for one, where in self.said(game):
            if where.covers(game, thing) and not is_ignored(game, where, thing):
                yield one, where

    def stated(self, abilities: Iterable[Ability]) -> Iterator[tuple[V_co, Statement, Ability]]:
        """What these static abilities state, be it in force or not, each with its verb and the ability."""
        for ability in abilities:
            for statement in statements_of(ability):
                for verb in statement.verbs:
                    if isinstance(verb, self.kinds):
                        yield verb, statement, ability

    def own(self, game: Game, it: GameObject) -> Iterator[tuple[V_co, Frame]]:
        """What an object's own static abilities say of itself, outside the battlefield too (113.6e-g); X of a spell is
        what was chosen for it (107.3i)."""
        ch = game.characteristics(it)
        x = it.announced.x if it.zone is Zone.STACK and it.announced is not None else None
        for verb, statement, ability in self.stated(ch.abilities.statics):
            frame = Frame(it.id, ch.controller, ability, x=x)
            of_itself = statement.subject is None or isinstance(statement.subject, This)
            if of_itself and met(game, statement.given, frame):
                yield verb, frame


def looked_up(*kinds: type[V_co], begun: bool = False) -> LookUp[V_co]:
    """What a rule looks statements of these classes up by. There is no other way to look, so what is looked up is
    what counts as carried out. ``begun``: where a resolving text says it, that begins an effect, which is found too."""
    (RULE_VERBS if begun else LOOKED_UP).update(kinds)
    return LookUp(kinds)


IGNORES = looked_up(Ignores, begun=True)


def is_ignored(game: Game, where: StatementInForce, thing: TargetId) -> bool:
    """Whether a player ignores what an ability says, of themself or of an object that they control (116.2d)."""
    for verb, ignoring in IGNORES.said(game):
        if verb.source == where.frame.source and verb.ability == where.frame.ability:
            whose = thing.player if thing.player is not None else game.controller(thing.object_id)
            if ignoring.covers(game, TargetId.of_player(whose)):
                return True
    return False


def own_statements(game: Game, it: GameObject) -> Iterator[tuple[Node, Frame]]:
    """What an object's own static abilities say of itself, outside the battlefield too (113.6e-g)."""
    ch = game.characteristics(it)
    for ability in ch.abilities.statics:
        frame = Frame(it.id, ch.controller, ability)
        for statement in statements_of(ability):
            if statement.subject is None or isinstance(statement.subject, This):
                for verb in statement.verbs:
                    if met(game, statement.given, frame):
                        yield verb, frame
