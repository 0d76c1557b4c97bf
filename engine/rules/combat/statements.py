"""What static abilities and effects say about attacking and blocking at the moment (CR 508.1c-d, 509.1b-c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.abilities.base import Condition, Ref, Verb
from engine.abilities.keyword_actions.goad import AnotherPlayer, Goaded
from engine.abilities.nouns.object_phrases import All, Bare, Each, Some
from engine.abilities.permissions.attacking_and_blocking import AttackAsThoughHaste, AttackDespiteDefender
from engine.abilities.permissions.combat_damage_assignment import (
    AssignByToughness,
    AssignsNoDamage,
    MayAssignAsUnblocked,
)
from engine.abilities.prohibitions import combat_restrictions as c
from engine.abilities.prohibitions.combat_requirements import AttacksOthers, BlockedByAllAble, IfAble, MustBeBlocked
from engine.abilities.verbs import attack_and_block as ac
from engine.abilities.verbs.ignore_effects import Ignores
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.oracle.keywords.expansion import rules_of
from engine.rules.continuous.statements import LookUp, StatementInForce, is_ignored, looked_up
from engine.rules.evaluate.evaluation import PLAYERS, amount, holds, test_of
from engine.rules.evaluate.object_phrases import things
from engine.rules.pipeline.not_happening import by_text_of
from engine.state.choices import Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_costs import ManaCost
from engine.state.undetermined_numbers import determined

AT_MOST = looked_up(c.AtMost)
IGNORES = looked_up(Ignores, begun=True)
CANT = looked_up(ac.Cant, begun=True)
CANT_UNLESS = looked_up(c.CantUnless, begun=True)
CANT_UNLESS_PAID = looked_up(c.CantUnlessPaid, begun=True)
BLOCK_ONLY = looked_up(c.BlockOnly, begun=True)
ATTACK_ONLY_ALONE = looked_up(c.AttackOnlyAlone, begun=True)
IF_ABLE = looked_up(IfAble, begun=True)
GOADED = looked_up(Goaded, begun=True)
ATTACKS_OTHERS = looked_up(AttacksOthers, begun=True)
MUST_BE_BLOCKED = looked_up(MustBeBlocked, begun=True)
BLOCKED_BY_ALL_ABLE = looked_up(BlockedByAllAble, begun=True)


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

    def refusal(self, game: Game, creature: ObjectId, rule: str) -> Illegal:
        """Why the creature can't, by this rule of combat and that of the keyword, if one says it."""
        key = "forbidden-to-attack" if isinstance(self.act, ac.Attack) else "forbidden-to-block"
        message = Message(key, {"creature": TargetId.of_object(creature), "by": by_text_of(game, self.frame, creature)})
        said = self.frame.ability
        of_keyword = rules_of(game.characteristics(self.frame.source).abilities.all, said) if said is not None else ()
        return Illegal(message, rule, *of_keyword)


def sources(taxes: Iterable[Restriction]) -> tuple[ObjectId, ...]:
    """The objects that say these, each once."""
    return (*dict.fromkeys(tax.frame.source for tax in taxes),)


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
    """The greatest numbers of creatures that may attack a player or planeswalker, with the objects that say so."""

    def forbidding(self, act: type[Verb]) -> list[Restriction]:
        return self.restrictions.get(act, [])

    def requiring(self, act: type[Verb]) -> list[Requirement]:
        return self.requirements.get(act, [])


def gather(game: Game) -> Said:
    """What is said about combat now."""
    found = Said({}, {}, {}, [])
    for made in _restrictions(game):
        found.restrictions.setdefault(type(made.act), []).append(made)
    for required in _requirements(game):
        found.requirements.setdefault(type(required.act), []).append(required)
    for limit, where in AT_MOST.said(game):
        most = amount(game, limit.count, where.frame)
        if limit.whom is None:
            found.limits.setdefault(limit.act, []).append((most, where.frame.source))
        else:
            this = limit.whom is c.AttackedSide.THIS
            kept = TargetId.of_object(where.frame.source) if this else TargetId.of_player(where.frame.controller)
            found.caps.append((most, where.frame.source, kept))
    return found


def _who(game: Game, where: StatementInForce) -> frozenset[TargetId]:
    things = where.things(game)
    if next(IGNORES.said(game), None) is None:
        return frozenset(things)
    return frozenset(thing for thing in things if not is_ignored(game, where, thing))


def acts(verb: Verb) -> Iterator[tuple[Verb, bool]]:
    """The acts a verb stands for ("attack or block"), and whether it speaks of doing them alone."""
    if isinstance(verb, c.Alone):
        for act, _ in acts(verb.verb):
            yield act, True
    elif isinstance(verb, c.Either):
        for one in verb.verbs:
            yield one, False
    elif isinstance(verb, c.BlockOrBeBlockedBy):
        yield ac.Block(verb.by), False
        yield c.BeBlocked(verb.by), False
    else:
        yield verb, False


def _restrictions(game: Game) -> Iterator[Restriction]:
    for cant, where in CANT.said(game):
        for act, alone in acts(cant.what):
            yield Restriction(act, _who(game, where), where.frame, alone)
    for unless, where in CANT_UNLESS.said(game):
        for act, alone in acts(unless.what):
            yield Restriction(act, _who(game, where), where.frame, alone, unless.condition, unless.when_true)
    for unpaid, where in CANT_UNLESS_PAID.said(game):
        cost = ManaCost.of(unpaid.cost.text, _x(game, where))
        for act, alone in acts(unpaid.what):
            yield Restriction(act, _who(game, where), where.frame, alone, cost=cost)
    for only, where in (*BLOCK_ONLY.said(game), *ATTACK_ONLY_ALONE.said(game)):
        yield Restriction(only, _who(game, where), where.frame)


def _x(game: Game, where: StatementInForce) -> int:
    """What X is as the cost is determined: what the statement says, or what was chosen (107.3i, 508.1h)."""
    said = where.statement.node
    return amount(game, said.amount, where.frame) if isinstance(said, WhereX) else determined(where.frame.x)


def _requirements(game: Game) -> Iterator[Requirement]:
    for able, where in IF_ABLE.said(game):
        for act, _ in acts(able.verb):
            yield Requirement(act, _who(game, where), where.frame)
    for _, where in (*GOADED.said(game), *ATTACKS_OTHERS.said(game)):
        for act in (ac.Attack(), ac.Attack((AnotherPlayer(),))):
            yield Requirement(act, _who(game, where), where.frame)
    for must, where in MUST_BE_BLOCKED.said(game):
        yield Requirement(must, _who(game, where), where.frame)
    for lured, where in BLOCKED_BY_ALL_ABLE.said(game):
        yield Requirement(lured, _who(game, where), where.frame)


ATTACK_AS_THOUGH_HASTE = looked_up(AttackAsThoughHaste, begun=True)
ATTACK_DESPITE_DEFENDER = looked_up(AttackDespiteDefender, begun=True)
ASSIGN_BY_TOUGHNESS = looked_up(AssignByToughness, begun=True)
ASSIGNS_NO_DAMAGE = looked_up(AssignsNoDamage, begun=True)
MAY_ASSIGN_AS_UNBLOCKED = looked_up(MayAssignAsUnblocked, begun=True)
"""What ``permitted`` is asked of."""


def permitted(game: Game, verb: LookUp[Verb], creature: ObjectId) -> bool:
    """Whether something says this of a creature ("can attack as though it didn't have defender")."""
    return any(where.covers(game, TargetId.of_object(creature)) for _, where in verb.said(game))


def describes(game: Game, ref: Ref, object_id: ObjectId, frame: Frame) -> bool:
    """Whether an object is (one of) what a noun phrase of a restriction speaks of."""
    if isinstance(ref, Bare | Each | All | Some):
        return test_of(ref.group)(game, game.objects[object_id], game.characteristics(object_id), frame)
    return TargetId.of_object(object_id) in things(game, ref, frame)


@PLAYERS.register(AnotherPlayer)
def _another_player(game: Game, who: AnotherPlayer, frame: Frame) -> list[PlayerId]:
    """Everybody but "you" (701.15b)."""
    return [p.number for p in game.apnap() if p.number != frame.controller]
