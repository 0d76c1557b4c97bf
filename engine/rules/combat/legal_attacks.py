"""Which creatures can attack what, which must, and what attacking costs (CR 508.1a-d, 508.1h)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.abilities.prohibitions import combat_restrictions as c
from engine.abilities.prohibitions.players_cant import BeingAttacked
from engine.abilities.verbs import attack_and_block as verbs
from engine.rules.combat import attack_and_block_costs
from engine.rules.combat.most_attacks import MostAttacks
from engine.rules.combat.statements import (
    ATTACK_AS_THOUGH_HASTE,
    ATTACK_DESPITE_DEFENDER,
    CANT,
    Requirement,
    Restriction,
    Said,
    gather,
    permitted,
)
from engine.rules.continuous.why_not_of_a_type import why_not_of_type
from engine.rules.evaluate.defending_player import defending_player
from engine.rules.evaluate.object_phrases import things
from engine.rules.pipeline.not_happening import by_effect_of, by_text_of
from engine.rules.prohibitions.players_cant import forbidding
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone

Declared = Mapping[ObjectId, TargetId]
"""The creatures declared as attackers, and what each of them attacks."""


def attackable(game: Game, player: PlayerId) -> list[TargetId]:
    """What a player's creatures could attack: every opponent, the planeswalkers they control and the battles they
    protect (506.2, 802.2, 310.8b)."""
    defending = {p.number for p in game.opponents(player)}
    found: list[TargetId] = [p.target for p in game.opponents(player)]
    for it in game.permanents():
        ch = game.characteristics(it)
        walker = "Planeswalker" in ch.types and ch.controller in defending
        if walker or ("Battle" in ch.types and it.protector in defending):
            found.append(it.target)
    return [one for one in found if _kept_from_attacks(game, one) is None]


def _kept_from_attacks(game: Game, target: TargetId) -> ObjectId | None:
    """What says that a player or permanent can't be attacked (101.2, 508.1c)."""
    if target.player is not None:
        said = forbidding(game, target.player, BeingAttacked)
        return said.by if said is not None else None
    said_of = (where.frame for cant, where in CANT.said_of(game, target) if isinstance(cant.what, BeingAttacked))
    return next((frame.source for frame in said_of), None)


def why_cannot_attack(game: Game, player: PlayerId, it: GameObject, said: Said) -> Illegal | None:
    """Why a permanent can't be declared as an attacker at all; None if nothing speaks against it (508.1a, 508.1c)."""
    this = {"creature": it.target}
    if it.zone is not Zone.BATTLEFIELD or it.phased_out:
        return Illegal(Message("attacker-not-there", this), "508.1a")
    ch = game.characteristics(it)
    if "Creature" not in ch.types:
        why, rules = why_not_of_type(game, it.id, "Creature")
        return Illegal(Message("only-creatures-attack", this | {"why": why}), "506.3", *rules)
    if ch.controller != player:
        return Illegal(Message("attacker-not-yours", this), "508.1a")
    if "Battle" in ch.types:
        return Illegal(Message("battles-do-not-attack", this), "508.1a")
    if it.tapped:
        return Illegal(Message("attacker-tapped", this), "508.1a")
    hasty = ch.has("haste") or permitted(game, ATTACK_AS_THOUGH_HASTE, it.id)
    if it.since >= game.turn.number and not hasty:
        return Illegal(Message("attacker-sick", this), "508.1a", "302.6")
    if ch.has("defender") and not permitted(game, ATTACK_DESPITE_DEFENDER, it.id):
        return Illegal(Message("attacker-defender", this), "508.1c", "702.3b")
    for one in said.forbidding(verbs.Attack):
        assert isinstance(one.act, verbs.Attack)
        plain = not one.act.what and not one.alone and one.cost is None and one.condition is None
        if plain and one.applies(game, it.id):
            return one.refusal(game, it.id, "508.1c")
    return None


def _forbidden_there(game: Game, creature: ObjectId, target: TargetId, said: Said) -> Illegal | None:
    for one in said.forbidding(verbs.Attack):
        if one.alone or one.cost is not None or not _is_about(game, one, target):
            continue
        if one.applies(game, creature, _defender(game, target)):
            return one.refusal(game, creature, "508.1c")
    return None


def _defender(game: Game, target: TargetId) -> PlayerId:
    return defending_player(game, target)


def _is_about(game: Game, one: Restriction | Requirement, target: TargetId) -> bool:
    """Whether what is said of attacking concerns attacks on this target."""
    assert isinstance(one.act, verbs.Attack)
    return not one.act.what or any(target in things(game, what, one.frame) for what in one.act.what)


def _not_attackable(game: Game, player: PlayerId, creature: ObjectId, target: TargetId) -> Illegal:
    """Why something can't be attacked by this player's creatures."""
    args = {"creature": TargetId.of_object(creature), "target": target}
    by = _kept_from_attacks(game, target)
    if by is not None and target.player != player:
        return Illegal(Message("attack-forbidden", {**args, "by": by_effect_of(by)}), "508.1c", "101.2")
    if target.player is not None:
        return Illegal(Message("attack-yourself", args), "506.2")
    it = game.now(target.object_id)
    if it is None or it.zone is not Zone.BATTLEFIELD:
        return Illegal(Message("attack-nothing", args), "506.3")
    types = game.characteristics(it).types
    if "Battle" in types:
        if it.protector == player:
            return Illegal(Message("attack-protected-by-you", args), "310.8b")
        return Illegal(Message("attack-unprotected", args), "310.8b")
    if "Planeswalker" in types:
        return Illegal(Message("attack-own-planeswalker", args), "506.2")
    return Illegal(Message("attack-what-cannot-be", args), "506.3")


@dataclass(slots=True)
class Attack:
    """What is needed to judge a declaration of attackers: who could attack what, and what is said about it."""

    game: Game
    player: PlayerId
    said: Said
    targets: list[TargetId]
    able: dict[ObjectId, list[TargetId]] = field(default_factory=dict)
    """For each creature that could be declared what it could attack."""

    @classmethod
    def of(cls, game: Game, player: PlayerId) -> Attack:
        made = cls(game, player, gather(game), attackable(game, player))
        bound = bool(made.said.forbidding(verbs.Attack))
        for it in game.permanents():
            if "Creature" in game.characteristics(it).types and why_cannot_attack(game, player, it, made.said) is None:
                can = made.targets
                if bound:
                    can = [t for t in can if _forbidden_there(game, it.id, t, made.said) is None]
                if can:
                    made.able[it.id] = can
        return made

    def why_not(self, creature: ObjectId) -> Illegal | None:
        """Why a permanent can't attack."""
        it = self.game.now(creature)
        if it is None:
            return None
        reason = why_cannot_attack(self.game, self.player, it, self.said)
        if reason is None and creature not in self.able:
            reasons = (_forbidden_there(self.game, creature, t, self.said) for t in self.targets)
            reason = next((r for r in reasons if r is not None), None)
        return reason

    def check(self, declared: Declared) -> None:
        """Raise ``Illegal`` unless the declaration is legal (508.1a-d)."""
        game = self.game
        for creature, target in declared.items():
            reason = why_cannot_attack(game, self.player, game.objects[creature], self.said)
            reason = reason or self._why_not_there(creature, target)
            if reason is not None:
                raise reason
        self._check_company(declared)
        self._check_requirements(declared)
        attack_and_block_costs.check(game, self.player, self._taxes_by_creature(declared), "508.1j")

    def _why_not_there(self, creature: ObjectId, target: TargetId) -> Illegal | None:
        """Why a creature that can attack can't attack this player, planeswalker or battle (508.1b-c, 310.8b)."""
        if target not in self.targets:
            return _not_attackable(self.game, self.player, creature, target)
        return _forbidden_there(self.game, creature, target, self.said)

    def _check_company(self, declared: Declared) -> None:
        """Limits on how many attack, creatures that can't attack alone, and those that can't but alone (508.1c)."""
        for most, source in self.said.limits.get(c.CombatAct.ATTACK, ()):
            if len(declared) > most:
                raise Illegal(
                    Message("too-many-attackers", {"most": most, "source": TargetId.of_object(source)}), "508.1c"
                )
        for most, source, player in self.said.caps:
            if sum(target == player for target in declared.values()) > most:
                args = {"most": most, "source": TargetId.of_object(source), "player": player}
                raise Illegal(Message("too-many-attack-you", args), "508.1c")
        loner = next((creature for creature in declared if self._only_alone(creature)), None)
        if loner is not None and len(declared) > 1:
            raise Illegal(Message("attacks-only-alone", {"creature": TargetId.of_object(loner)}), "508.1c", "506.5")
        if len(declared) == 1:
            (creature,) = declared
            for one in self.said.forbidding(verbs.Attack):
                if one.alone and one.applies(self.game, creature):
                    raise Illegal(
                        Message("cannot-attack-alone", {"creature": TargetId.of_object(creature)}), "508.1c", "506.5"
                    )

    def _check_requirements(self, declared: Declared) -> None:
        """As many requirements must be obeyed as can be without disobeying a restriction or paying (508.1d)."""
        required = self.said.requiring(verbs.Attack)
        if not required:
            return
        best = self.best(declared)
        if self.obeyed(declared) >= self.obeyed(best):
            return
        for one in required:
            able = (creature for creature in self._required(one) if self._obeys(one, creature, best))
            amiss = [creature for creature in able if not self._obeys(one, creature, declared)]
            if amiss:
                else_where = amiss[0] in declared
                those = [creature for creature in amiss if (creature in declared) is else_where]
                by = by_text_of(self.game, one.frame, *those)
                args = {"creatures": TargetId.of_objects(those), "count": len(those), "by": by}
                raise Illegal(Message("must-attack-else" if else_where else "must-attack", args), "508.1d")

    def _obeys(self, one: Requirement, creature: ObjectId, declared: Declared) -> bool:
        return creature in declared and _is_about(self.game, one, declared[creature])

    def spared_by_costs(self, declared: Declared) -> Iterator[tuple[ObjectId, TargetId, list[Restriction]]]:
        """The creatures that a requirement would have attack something else than they do, with what that is and what
        would have to be paid for it: nobody has to (508.1d)."""
        for one in self.said.requiring(verbs.Attack):
            for creature in self._required(one):
                meant = [t for t in self.able[creature] if _is_about(self.game, one, t)]
                costly = [(t, taxes) for t in meant if (taxes := self.taxes_on(creature, t))]
                if meant and len(costly) == len(meant) and not self._obeys(one, creature, declared):
                    yield creature, *costly[0]

    def _required(self, one: Requirement) -> list[ObjectId]:
        return sorted(number for number in objects_in(one.who) if number in self.able)

    def obeyed(self, declared: Declared) -> int:
        """How many requirements a declaration obeys."""
        return sum(self._worth(creature, target) for creature, target in declared.items())

    def _worth(self, creature: ObjectId, target: TargetId) -> int:
        return sum(
            TargetId.of_object(creature) in one.who and _is_about(self.game, one, target)
            for one in self.said.requiring(verbs.Attack)
        )

    def best(self, declared: Declared) -> Declared:
        """A declaration that obeys as many requirements as can be obeyed. Nobody has to pay for it: what costs
        something counts only where the player has chosen it (508.1d)."""
        gains: dict[ObjectId, dict[TargetId, int]] = {}
        for creature, can in self.able.items():
            free = [t for t in can if declared.get(creature) == t or not self.taxes_on(creature, t)]
            if free:
                gains[creature] = {t: self._worth(creature, t) for t in free}
        loners = [creature for creature in gains if self._only_alone(creature)]
        if loners:
            one = max(loners, key=lambda creature: max(gains[creature].values()))
            target = max(gains[one], key=lambda t: gains[one][t])
            rest = self._best_of({creature: of for creature, of in gains.items() if creature not in loners})
            return {one: target} if gains[one][target] > self.obeyed(rest) else rest
        return self._best_of(gains)

    def _best_of(self, gains: dict[ObjectId, dict[TargetId, int]]) -> Declared:
        """Of attacks that all of these creatures may be part of together, those that obey the most."""
        most = min((most for most, _ in self.said.limits.get(c.CombatAct.ATTACK, ())), default=len(gains))
        shy = frozenset(i for i in gains if self._needs_company(i))
        caps = {player: min(n for n, _, p in self.said.caps if p == player) for _, _, player in self.said.caps}
        if most >= len(gains) and not shy and not caps:
            return {creature: max(of, key=lambda t: of[t]) for creature, of in gains.items() if max(of.values())}
        return MostAttacks(gains, most, caps, shy).best()

    def _only_alone(self, creature: ObjectId) -> bool:
        return any(one.applies(self.game, creature) for one in self.said.forbidding(c.AttackOnlyAlone))

    def _needs_company(self, creature: ObjectId) -> bool:
        return any(one.alone and one.applies(self.game, creature) for one in self.said.forbidding(verbs.Attack))

    def had_to(self, declared: Declared) -> frozenset[ObjectId]:
        """Those of the creatures declared that something requires to attack, whatever else could attack (506.6)."""
        required = {who for one in self.said.requiring(verbs.Attack) for who in one.who}
        return frozenset(i for i in declared if TargetId.of_object(i) in required)

    # ---- costs

    def taxes_on(self, creature: ObjectId, target: TargetId) -> list[Restriction]:
        """What has to be paid for so that one creature can attack one target (508.1h)."""
        return [
            one
            for one in self.said.forbidding(verbs.Attack)
            if one.cost is not None and TargetId.of_object(creature) in one.who and _is_about(self.game, one, target)
        ]

    def taxes(self, declared: Declared) -> list[Restriction]:
        """All that has to be paid for to attack like this."""
        return [tax for taxes in self._taxes_by_creature(declared) for tax in taxes]

    def _taxes_by_creature(self, declared: Declared) -> list[list[Restriction]]:
        return [self.taxes_on(creature, target) for creature, target in declared.items()]
