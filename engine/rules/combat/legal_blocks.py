"""Which creatures can block which, how many, and at what cost (CR 509.1a-b, 509.1d)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.abilities.permissions.attacking_and_blocking import BlockMore
from engine.abilities.prohibitions import combat_restrictions as c
from engine.abilities.verbs import attack_and_block as ac
from engine.rules.combat import attack_and_block_costs
from engine.rules.combat.blocking_despite import LANDWALK, put_aside
from engine.rules.combat.evasion import MINIMUM_BLOCKERS, evades, landwalk
from engine.rules.combat.statements import Requirement, Restriction, Said, describes, gather
from engine.rules.continuous.owed_to_effects import source_that_decides
from engine.rules.continuous.statements import looked_up
from engine.rules.continuous.why_not_of_a_type import why_not_of_type
from engine.rules.evaluate.defending_player import defending_player
from engine.rules.evaluate.evaluation import amount
from engine.rules.permanents.protection import from_what, owed_quality, protection_from
from engine.rules.pipeline.not_happening import by_text_of
from engine.rules.prohibitions.players_cant import forbidden
from engine.state.choices import Illegal, Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined
from engine.state.zones import Zone

BLOCK_MORE = looked_up(BlockMore, begun=True)

Declared = Mapping[ObjectId, Sequence[ObjectId]]
"""The creatures declared as blockers, and the attackers each of them blocks."""


def why_cannot_block(game: Game, player: PlayerId, it: GameObject, said: Said) -> Illegal | None:
    """Why a permanent can't be declared as a blocker at all; None if nothing speaks against it (509.1a-b)."""
    this = {"creature": it.target}
    if it.zone is not Zone.BATTLEFIELD or it.phased_out:
        return Illegal(Message("blocker-not-there", this), "509.1a")
    ch = game.characteristics(it)
    if "Creature" not in ch.types:
        why, rules = why_not_of_type(game, it.id, "Creature")
        return Illegal(Message("only-creatures-block", this | {"why": why}), "506.3", *rules)
    if ch.controller != player:
        return Illegal(Message("blocker-not-yours", this), "509.1a")
    if "Battle" in ch.types:
        return Illegal(Message("battles-do-not-block", this), "509.1a")
    if it.tapped:
        return Illegal(Message("blocker-tapped", this), "509.1a")
    for one in said.forbidding(ac.Block):
        assert isinstance(one.act, ac.Block)
        plain = one.act.what is None and not one.alone and one.cost is None
        if plain and one.applies(game, it.id, player):
            return one.refusal(game, it.id, "509.1b")
    return None


def why_cannot_block_that(
    game: Game, player: PlayerId, blocker: ObjectId, attacker: ObjectId, said: Said
) -> Illegal | None:
    """Why a creature that can block can't block this attacker, which it would otherwise be free to block (509.1b)."""
    one, two = game.characteristics(attacker), game.characteristics(blocker)
    aside, missing = put_aside(game, blocker, attacker)
    keyword = evades(one, two, aside, missing)
    if keyword is not None:
        decides = [
            source_that_decides(game, lambda ch: evades(ch, two, aside, missing) is not None, attacker),
            source_that_decides(game, lambda ch: evades(one, ch, aside, missing) is not None, blocker),
        ]
        effects = TargetId.of_objects(dict.fromkeys(one for one in decides if one is not None))
        by: Message | str = Message("made-true-by", {"things": effects}) if effects else ""
        return _illegal_pair("evades", blocker, attacker, keyword[1], keyword=keyword[0], by=by)
    walk = None if LANDWALK in aside else landwalk(game, one, player, aside)
    if walk is not None:
        return _illegal_pair("walks", blocker, attacker, "702.14c", keyword=walk)
    protection = protection_from(game, TargetId.of_object(attacker), blocker) if one.has("protection") else None
    if protection is not None:
        said_of = from_what(protection)
        key = "blocker-protected-from-color" if said_of else "blocker-protected-from"
        owed = owed_quality(game, TargetId.of_object(attacker), blocker)
        by = Message("in-brackets", {"what": owed.said}) if owed is not None else ""
        return _illegal_pair(key, blocker, attacker, "702.16f", protection=said_of or protection, by=by)
    for restriction in _about_pair(game, said, blocker, attacker) if said.restrictions else ():
        by = by_text_of(game, restriction.frame, blocker, attacker)
        return _illegal_pair("block-forbidden", blocker, attacker, by=by)
    return None


def _illegal_pair(
    key: str, blocker: ObjectId, attacker: ObjectId, *rules: str, **args: Message | Term | str | tuple[Term, ...]
) -> Illegal:
    """That one creature can't block another, by the rules that say so beside 509.1b."""
    pair = {"blocker": TargetId.of_object(blocker), "attacker": TargetId.of_object(attacker)}
    return Illegal(Message(key, {**pair, **args}), "509.1b", *rules)


def _about_pair(game: Game, said: Said, blocker: ObjectId, attacker: ObjectId) -> Iterable[Restriction]:
    """The restrictions by which one creature can't block another."""
    for one in said.forbidding(c.BeBlocked):
        assert isinstance(one.act, c.BeBlocked)
        by = one.act.by
        if one.applies(game, attacker) and (by is None or describes(game, by, blocker, one.frame)):
            yield one
    for one in said.forbidding(c.BeBlockedByStronger):
        power = determined(game.characteristics(attacker).power)
        if one.applies(game, attacker) and determined(game.characteristics(blocker).power) > power:
            yield one
    for one in said.forbidding(c.BeBlockedExceptBy):
        assert isinstance(one.act, c.BeBlockedExceptBy)
        if one.applies(game, attacker) and not describes(game, one.act.by, blocker, one.frame):
            yield one
    for one in said.forbidding(ac.Block):
        assert isinstance(one.act, ac.Block)
        what = one.act.what if one.cost is None else None
        if what is not None and one.applies(game, blocker) and describes(game, what, attacker, one.frame):
            yield one
    for one in said.forbidding(c.BlockOnly):
        assert isinstance(one.act, c.BlockOnly)
        if one.applies(game, blocker) and not describes(game, one.act.what, attacker, one.frame):
            yield one


def speaks_of(game: Game, one: Restriction | Requirement, attacker: ObjectId) -> bool:
    """Whether what is said of blocking concerns blocking this attacker."""
    assert isinstance(one.act, ac.Block)
    return one.act.what is None or describes(game, one.act.what, attacker, one.frame)


@dataclass(slots=True)
class Blocks:
    """What is needed to judge one player's declaration of blockers."""

    game: Game
    player: PlayerId
    said: Said
    against: list[ObjectId]
    """The attackers that this player's creatures may block (509.1a)."""
    able: dict[ObjectId, list[ObjectId]] = field(default_factory=dict)
    """For each creature that could be declared the attackers it could block."""

    @classmethod
    def of(cls, game: Game, player: PlayerId, against: list[ObjectId]) -> Blocks:
        """What one player could declare."""
        said = gather(game)
        made = cls(game, player, said, against)
        for it in game.permanents():
            if "Creature" in game.characteristics(it).types and why_cannot_block(game, player, it, said) is None:
                can = [a for a in against if why_cannot_block_that(game, player, it.id, a, said) is None]
                if can:
                    made.able[it.id] = can
        return made

    def why_not(self, creature: ObjectId) -> Illegal | None:
        """Why a permanent can't block."""
        it = self.game.now(creature)
        if it is None:
            return None
        reason = why_cannot_block(self.game, self.player, it, self.said)
        if reason is None and creature not in self.able:
            reasons = (self.why_not_that(creature, a) for a in self.against)
            reason = next((r for r in reasons if r is not None), None)
        return reason

    # ---- how many

    def capacity(self, blocker: ObjectId) -> int:
        """How many attackers a creature can block (509.1a)."""
        most = 1
        for more, _ in BLOCK_MORE.said_of(self.game, TargetId.of_object(blocker)):
            most = len(self.against) if more.additional is None else most + more.additional
        return min(most, len(self.against))

    def least(self, attacker: ObjectId) -> tuple[int, tuple[str, ...]]:
        """How many creatures must block an attacker together, if any does, and the rules that say so."""
        least = 1
        rules: tuple[str, ...] = ("509.1b",)
        ch = self.game.characteristics(attacker)
        for keyword, (rule, count) in MINIMUM_BLOCKERS.items():
            if ch.has(keyword) and count > least:
                least, rules = count, ("509.1b", rule)
        for one in self.said.forbidding(c.BeBlockedByFewerThan):
            assert isinstance(one.act, c.BeBlockedByFewerThan)
            if one.applies(self.game, attacker):
                least = max(least, amount(self.game, one.act.count, one.frame))
        return least, rules

    def greatest(self, attacker: ObjectId) -> int:
        """How many creatures at most can block an attacker."""
        most = len(self.able)
        for one in self.said.forbidding(c.BeBlockedByMoreThan):
            assert isinstance(one.act, c.BeBlockedByMoreThan)
            if one.applies(self.game, attacker):
                most = min(most, amount(self.game, one.act.count, one.frame))
        return most

    def most_blockers(self) -> int:
        """How many creatures at most can block at all."""
        return min((most for most, _ in self._limits()), default=len(self.able))

    def _limits(self) -> Iterator[tuple[int, ObjectId]]:
        """The greatest numbers of creatures that may be declared, with the objects that say so."""
        yield from self.said.limits.get(c.CombatAct.BLOCK, ())
        for one, frame in forbidden(self.game, self.player, c.BlockingWithMore):
            assert isinstance(one, c.BlockingWithMore)
            yield amount(self.game, one.count, frame), frame.source

    # ---- the declaration as a whole

    def check(self, declared: Declared) -> None:
        """Raise ``Illegal`` if a restriction is disobeyed or a cost can't be paid (509.1a-b, 509.1d)."""
        for blocker, attackers in declared.items():
            self._check_blocker(blocker, attackers)
        self._check_numbers(declared)
        attack_and_block_costs.check(self.game, self.player, self._taxes_by_creature(declared), "509.1f")

    def _check_blocker(self, blocker: ObjectId, attackers: Sequence[ObjectId]) -> None:
        it = self.game.objects[blocker]
        reason = why_cannot_block(self.game, self.player, it, self.said)
        for attacker in attackers:
            reason = reason or self.why_not_that(blocker, attacker)
        if reason is not None:
            raise reason
        most = self.capacity(blocker)
        if len(set(attackers)) < len(attackers) or len(attackers) > most:
            raise Illegal(Message("blocks-too-many", {"creature": it.target, "most": most}), "509.1a")

    def why_not_that(self, blocker: ObjectId, attacker: ObjectId) -> Illegal | None:
        """Why a creature can't block this attacker."""
        if attacker not in self.against:
            return self._not_theirs(blocker, attacker)
        return why_cannot_block_that(self.game, self.player, blocker, attacker, self.said)

    def _not_theirs(self, blocker: ObjectId, attacker: ObjectId) -> Illegal:
        """Why a creature is not among those that this player may block (509.1a, 310.8c, 802.4a)."""
        args = {"blocker": TargetId.of_object(blocker), "attacker": TargetId.of_object(attacker)}
        target = self.game.combat.attackers.get(attacker)
        if target is None:
            return Illegal(Message("not-attacking", args), "509.1a")
        args["target"] = target
        args["player"] = TargetId.of_player(defending_player(self.game, target))
        if target.object is not None and "Battle" in self.game.characteristics(target.object).types:
            return Illegal(Message("only-protector-blocks", args), "310.8c")
        return Illegal(Message("attacks-somebody-else", args), "509.1a", "802.4a")

    def _check_numbers(self, declared: Declared) -> None:
        """How many block, and how many block each attacker (509.1b)."""
        for most, source in self._limits():
            if len(declared) > most:
                raise Illegal(
                    Message("too-many-blockers", {"most": most, "source": TargetId.of_object(source)}), "509.1b"
                )
        for attacker, count in self.counts(declared).items():
            least, rules = self.least(attacker)
            if count < least:
                args = {"attacker": TargetId.of_object(attacker), "least": least}
                raise Illegal(Message("too-few-block-it", args), *rules)
            if count > self.greatest(attacker):
                args = {"attacker": TargetId.of_object(attacker), "most": self.greatest(attacker)}
                raise Illegal(Message("too-many-block-it", args), "509.1b")
        for blocker in declared if len(declared) == 1 else ():
            if self.is_shy(blocker):
                raise Illegal(
                    Message("cannot-block-alone", {"creature": TargetId.of_object(blocker)}), "509.1b", "506.5"
                )

    def is_shy(self, blocker: ObjectId) -> bool:
        """Whether a creature can't block alone."""
        return any(one.alone and one.applies(self.game, blocker) for one in self.said.forbidding(ac.Block))

    @staticmethod
    def counts(declared: Declared) -> dict[ObjectId, int]:
        """How many creatures block each attacker that is blocked."""
        found: dict[ObjectId, int] = {}
        for attackers in declared.values():
            for attacker in attackers:
                found[attacker] = found.get(attacker, 0) + 1
        return found

    # ---- costs

    def taxes_on(self, blocker: ObjectId, attacker: ObjectId) -> list[Restriction]:
        """What has to be paid for so that one creature can block another (509.1d)."""
        return [
            one
            for one in self.said.forbidding(ac.Block)
            if one.cost is not None and TargetId.of_object(blocker) in one.who and speaks_of(self.game, one, attacker)
        ]

    def taxes(self, declared: Declared) -> list[Restriction]:
        """All that has to be paid for to block like this."""
        return [tax for taxes in self._taxes_by_creature(declared) for tax in taxes]

    def _taxes_by_creature(self, declared: Declared) -> list[list[Restriction]]:
        firsts = ((blocker, attacker) for blocker, attackers in declared.items() for attacker in attackers[:1])
        return [self.taxes_on(blocker, attacker) for blocker, attacker in firsts]
