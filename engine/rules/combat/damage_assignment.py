"""Who assigns how much combat damage to what (CR 510.1, 702.19)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.events import AttackDeclared, Damage
from engine.rules.combat import banding
from engine.rules.combat.removed_from_combat import attacked_by
from engine.rules.combat.statements import (
    ASSIGN_BY_TOUGHNESS,
    ASSIGNS_NO_DAMAGE,
    MAY_ASSIGN_AS_UNBLOCKED,
    permitted,
)
from engine.rules.continuous.owed_to_effects import keyword_given
from engine.rules.lethal_and_excess_damage import enough, lethal_damage
from engine.rules.pipeline.applying_replacement_effects import Proposal, Remark, nothing_is_left
from engine.rules.pipeline.not_happening import still_does_not_happen
from engine.state.choices import YES_NO, Choice, Gen, Illegal, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.undetermined_numbers import determined

Division = Mapping[TargetId, int]

BEYOND = frozenset({"702.19b", "702.19c", "702.19d"})
"""The rules by which damage goes past what blocks a creature, or past the planeswalker that it attacks."""


@dataclass(slots=True)
class Assignment:
    """All the combat damage of one combat damage step as it is being assigned (510.1)."""

    game: Game
    assigned: list[tuple[ObjectId, TargetId, int]] = field(default_factory=list)
    """Which creature assigns how much to what."""
    rules: dict[tuple[ObjectId, TargetId], tuple[str, ...]] = field(default_factory=dict)
    """The rules by which it does."""

    def damage(self) -> list[Proposal]:
        """The damage to deal; none is assigned to a player who has left the game (800.4e)."""
        return [
            Proposal(
                Damage(source, target, amount, combat=True),
                self.rules.get((source, target), ()),
                remarks=self.by_keyword(source, target),
            )
            for source, target, amount in self.assigned
            if amount > 0
        ]

    def by_keyword(self, source: ObjectId, target: TargetId) -> list[Remark]:
        """Which effects give the keywords by which a creature assigns its damage like this."""
        rules = self.rules.get((source, target), ())
        tramples = "trample" if BEYOND.intersection(rules) and "702.2c" not in rules else ""
        keyword = "deathtouch" if "702.2c" in rules else tramples
        return keyword_given(self.game, keyword, source, target) if keyword else []

    def assign(self, source: ObjectId, division: Division, *rules: str) -> None:
        """A creature assigns its damage like this."""
        given = {target: amount for target, amount in division.items() if amount > 0}
        beyond = {target: self.beyond(source, target) for target in given}
        goes_past = any("702.19b" in past for past in beyond.values())
        for target, amount in given.items():
            deadly = ("702.2c", "702.19b") if goes_past and self.deadly_from(source, target, amount) else ()
            self.assigned.append((source, target, amount))
            self.rules[source, target] = (*rules, *deadly, *beyond[target])

    def beyond(self, source: ObjectId, target: TargetId) -> tuple[str, ...]:
        """The rules by which damage of a blocked creature, or one that attacks a planeswalker, goes past that
        (702.19b-d)."""
        combat = self.game.combat
        if source not in combat.attackers or target in TargetId.of_objects(combat.blockers_of(source)):
            return ()
        past = ("702.19c",) if target != combat.attackers[source] else ()
        if source not in combat.blocked or not _tramples(self.game, source):
            return past
        if not combat.blockers_of(source):
            return ("702.19d", *past)
        return ("702.19b", *past)

    def to(self, target: TargetId) -> int:
        """How much has been assigned to something so far."""
        return sum(amount for _, where, amount in self.assigned if where == target)

    def deadly_to(self, target: TargetId) -> bool:
        """Whether a source with deathtouch has assigned damage to it (702.2c)."""
        return any(
            where == target and amount > 0 and self.game.characteristics(source).has("deathtouch")
            for source, where, amount in self.assigned
        )

    def deadly_from(self, source: ObjectId, target: TargetId, amount: int = 1) -> bool:
        """Whether so much would be lethal to a creature only because the source has deathtouch (702.2c)."""
        it = self.game.now(target.object) if target.object is not None else None
        if it is None or "Creature" not in self.game.characteristics(it).types:
            return False
        needed = lethal_damage(it, self.game.characteristics(it)) - self.to(target)
        return amount < needed and self.game.characteristics(source).has("deathtouch") and not self.deadly_to(target)

    def enough_for(self, among: Iterable[TargetId], source: ObjectId) -> dict[TargetId, int]:
        """How much more would have to be assigned to each of them to be lethal, or all that it has left."""
        deathtouch = self.game.characteristics(source).has("deathtouch")
        found = {target: enough(self.game, target, deathtouch=deathtouch) for target in among}
        return {
            target: self.still_needed(target.object_id, deathtouch=deathtouch)
            if "Creature" in self.game.characteristics(target.object_id).types
            else max(0, needed - self.to(target))
            for target, needed in found.items()
            if needed is not None
        }

    def still_needed(self, creature: ObjectId, *, deathtouch: bool = False) -> int:
        """How much more would have to be assigned to a creature for it to be lethal (702.19b)."""
        target = TargetId.of_object(creature)
        if self.deadly_to(target):
            return 0
        it = self.game.objects[creature]
        needed = lethal_damage(it, self.game.characteristics(it)) - self.to(target)
        return min(max(0, needed), 1) if deathtouch else max(0, needed)


def assign_all(game: Game, able: set[ObjectId]) -> Gen[Assignment]:
    """Have the active player assign their creatures' damage, then each defending player (510.1, 802.5).

    ``able`` are the creatures that assign damage in this step (510.4).
    """
    made = Assignment(game)
    for player in game.apnap():
        attackers = [i for i in game.combat.attackers if i in able and game.controller(i) == player.number]
        for attacker in sorted(attackers, key=lambda i: game.characteristics(i).has("trample")):
            yield from _attacker_assigns(game, made, attacker)
    for player in game.apnap():
        for blocker in [i for i in game.combat.blockers if i in able and game.controller(i) == player.number]:
            yield from _blocker_assigns(game, made, blocker)
    return made


def damage_of(game: Game, creature: ObjectId) -> int:
    """How much combat damage a creature assigns: its power, unless something says its toughness (510.1a)."""
    if permitted(game, ASSIGNS_NO_DAMAGE, creature):
        return 0
    ch = game.characteristics(creature)
    counted = ch.toughness if permitted(game, ASSIGN_BY_TOUGHNESS, creature) else ch.power
    return max(0, determined(counted))


def _attacker_assigns(game: Game, made: Assignment, attacker: ObjectId) -> Gen[None]:
    amount = damage_of(game, attacker)
    if not amount:
        _tell_none(game, attacker)
        return
    blockers = game.combat.blockers_of(attacker)
    beyond = _beyond_blockers(game, attacker)
    if attacker not in game.combat.blocked:
        if not beyond:
            _tell_attacks_nothing(game, attacker)
        yield from _divide(game, made, attacker, amount, beyond, rule="510.1b")
        return
    if blockers and (yield from _acts_unblocked(game, attacker)):
        yield from _divide(game, made, attacker, amount, beyond, rule="510.1b")
        return
    among: list[TargetId] = TargetId.of_objects(blockers)
    if _tramples(game, attacker):
        among += beyond
    if not among and _tramples(game, attacker):
        _tell_nothing_beyond(game, attacker)
    elif not among:
        key = "blocked-by-nothing-now" if _has_dealt(game, attacker) else "blocked-by-nothing"
        _tell_once(game, key, "510.1c", "509.1h", creature=TargetId.of_object(attacker))
    if banding.other_player_assigns(game, blockers):
        yield from _divide(game, made, attacker, amount, among, game.controller(blockers[0]), "702.22j")
    else:
        yield from _divide(game, made, attacker, amount, among)


def _tell_attacks_nothing(game: Game, attacker: ObjectId) -> None:
    """The permanent that it attacked has left combat (506.4c), or the player has left the game (800.4e)."""
    chosen, what = game.combat.attackers[attacker], [TargetId.of_object(attacker)]
    if chosen.player is not None:
        _tell_once(game, "attacked-has-left", "800.4e", "510.1b", what=what, count=1, player=chosen)
    else:
        _tell_once(game, "attacks-nothing", "510.1b", "506.4c", what=what, count=1)


def _tell_nothing_beyond(game: Game, attacker: ObjectId) -> None:
    """Nothing is there to trample over to: what it attacked has left combat, and of what attacks a planeswalker
    nothing goes to the player behind it (506.4c, 702.19f); or the player has left the game (800.4e)."""
    if game.combat.attackers[attacker].player is not None:
        _tell_attacks_nothing(game, attacker)
        return
    chosen = game.combat.attackers[attacker].object
    walker = chosen is not None and "Planeswalker" in game.characteristics(chosen).types
    rules = ("702.19f", "506.4c") if walker else ("506.4c",)
    args = {"walker": walker, "again": _has_dealt(game, attacker)}
    _tell_once(game, "tramples-at-nothing", *rules, creature=TargetId.of_object(attacker), **args)


def _has_dealt(game: Game, creature: ObjectId) -> bool:
    """Whether it has dealt damage in this combat, in the step of those with first strike (510.4)."""
    attack = next((one.id for one in reversed(game.log) if isinstance(one.event, AttackDeclared)), 0)
    return any(hit.combat and hit.source == creature for hit in game.happened(Damage, since=attack))


def _tell_none(game: Game, creature: ObjectId) -> None:
    """Damage is waited for of a creature with printed power, be it a star, and where an effect says there is none
    (510.1a, 208.2a)."""
    card = game.find(creature).card
    starred = card is not None and "*" in (card.faces[game.find(creature).face].power or "")
    if permitted(game, ASSIGNS_NO_DAMAGE, creature) or starred or determined(game.find(creature).base.power) > 0:
        power = determined(game.characteristics(creature).power)
        key = "assigns-nothing" if power > 0 else "no-power"
        rules = ("510.1a", *(("107.1b",) if power < 0 else ()))
        _tell_once(game, key, *rules, creature=TargetId.of_object(creature), power=power)


def _tell_once(game: Game, key: str, *rules: str, **args: Any) -> None:
    """Told once in a combat: a creature with double strike comes to it in both of its damage steps (510.4)."""
    attack = next((one.id for one in reversed(game.log) if isinstance(one.event, AttackDeclared)), 0)
    still_does_not_happen(game, attack, key, *rules, **args)


def _tramples(game: Game, attacker: ObjectId) -> bool:
    ch = game.characteristics(attacker)
    return ch.has("trample") or ch.has("trample over planeswalkers")


def _beyond_blockers(game: Game, attacker: ObjectId) -> list[TargetId]:
    """What an attacker could damage if nothing blocked it: what it attacks, and behind a planeswalker its
    controller if it tramples over planeswalkers (510.1b, 702.19c, 702.19e)."""
    target = attacked_by(game, attacker)
    found = [target] if target is not None else []
    chosen = game.combat.attackers[attacker]
    if game.characteristics(attacker).has("trample over planeswalkers") and chosen.object is not None:
        walker = "Planeswalker" in game.characteristics(chosen.object).types
        behind = game.controller(chosen.object)
        if walker and not game.players[behind].left:
            found.append(TargetId.of_player(behind))
    return found


def _acts_unblocked(game: Game, attacker: ObjectId) -> Gen[bool]:
    """Whether a blocked creature's controller has it assign its damage as though it weren't blocked."""
    if not permitted(game, MAY_ASSIGN_AS_UNBLOCKED, attacker) or not _beyond_blockers(game, attacker):
        return False
    prompt = Message("assign-as-unblocked", {"creature": TargetId.of_object(attacker)})
    answer = yield Choice(game.controller(attacker), "may", prompt, "510.1b", YES_NO)
    return bool(answer == ["yes"])


def _blocker_assigns(game: Game, made: Assignment, blocker: ObjectId) -> Gen[None]:
    """A blocking creature assigns its damage among the creatures it blocks (510.1d)."""
    amount = damage_of(game, blocker)
    if not amount:
        _tell_none(game, blocker)
    elif not game.combat.blockers[blocker] and not _has_dealt(game, blocker):
        _tell_once(game, "blocks-nothing", "510.1d", creature=TargetId.of_object(blocker))
    against: list[TargetId] = TargetId.of_objects(game.combat.blockers[blocker])
    if banding.other_player_assigns(game, game.combat.blockers[blocker]):
        yield from _divide(game, made, blocker, amount, against, game.turn.active, "702.22k")
    else:
        yield from _divide(game, made, blocker, amount, against, rule="510.1d")


def _divide(
    game: Game,
    made: Assignment,
    source: ObjectId,
    amount: int,
    among: list[TargetId],
    by: PlayerId | None = None,
    rule: str = "510.1c",
) -> Gen[None]:
    """Assign a creature's damage to one recipient, or have its controller divide it (510.1c-e), or whoever decides
    in the controller's stead (``by``). Where all of it would be prevented nobody is asked."""
    if not among or not amount:
        return
    past = _past(game, source, among)
    if len(among) == 1 or all(nothing_is_left(game, Damage(source, one, amount, combat=True)) for one in among):
        first = next((one for one in among if one not in past), among[0])
        made.assign(source, {first: amount}, rule)
        return

    deadly = [target for target in among if made.deadly_from(source, target)]
    answer = yield Choice(
        game.controller(source) if by is None else by,
        "damage",
        Message("assign-damage", {"creature": TargetId.of_object(source), "amount": amount}),
        rule,
        [Option.of(t) for t in among],
        amount,
        amount,
        form="division",
        enough=made.enough_for(among, source),
        deadly=deadly,
        besides=_besides(deadly, past),
        beyond=past,
        check=partial(_check, game, made, source),
    )
    _check(game, made, source, answer)
    made.assign(source, answer, rule)


def _besides(deadly: Sequence[TargetId], past: Sequence[TargetId]) -> tuple[str, ...]:
    """The rules that say how much must be assigned to whom: 1 is lethal from deathtouch, and what is more may go
    past."""
    if not past:
        return ("702.2b",) if deadly else ()
    return ("702.2c", "702.19b") if deadly else ("702.19b",)


def _past(game: Game, source: ObjectId, among: Sequence[TargetId]) -> list[TargetId]:
    """Those of the recipients that an attacker's damage reaches only past others (702.19b-c)."""
    if source not in game.combat.attackers:
        return []
    blockers = TargetId.of_objects(game.combat.blockers_of(source)) if source in game.combat.blocked else []
    return [target for target in among if target not in blockers]


def _check(game: Game, made: Assignment, source: ObjectId, division: Division) -> None:
    """Raise ``Illegal`` for damage assigned past blockers, or past a planeswalker, that haven't been assigned
    enough themselves (702.19b-c).

    Creatures that trample assign after those that don't, so all damage that may count has been assigned, but
    for that of further trampling creatures with the same blockers: what those could add counts too (510.1e).
    """
    if source not in game.combat.attackers:
        return
    beyond = [t for t in _beyond_blockers(game, source) if division.get(t)]
    blockers = game.combat.blockers_of(source)
    if not beyond:
        return
    deathtouch = game.characteristics(source).has("deathtouch")
    for blocker in blockers if source in game.combat.blocked else ():
        given = division.get(TargetId.of_object(blocker), 0)
        short = made.still_needed(blocker, deathtouch=deathtouch) - given
        if short > 0 and short > _to_come(game, made, source, blocker):
            args = {"creature": TargetId.of_object(source), "blocker": TargetId.of_object(blocker), "short": short}
            raise Illegal(Message("trample-short", args), "702.19b")
    _check_planeswalker(game, made, source, division, beyond)


def _to_come(game: Game, made: Assignment, source: ObjectId, blocker: ObjectId) -> int:
    """How much other trampling attackers that have yet to assign their damage could assign to a blocker."""
    done = {creature for creature, _, _ in made.assigned} | {source}
    waiting = [i for i in game.combat.blockers.get(blocker, ()) if i not in done and _tramples(game, i)]
    return sum(damage_of(game, i) for i in waiting)


def _check_planeswalker(
    game: Game, made: Assignment, source: ObjectId, division: Division, beyond: list[TargetId]
) -> None:
    """Past a planeswalker goes only what is left once its loyalty has been assigned to it (702.19c)."""
    target = attacked_by(game, source)
    if target is None or target.object is None or all(t.player is None for t in beyond):
        return
    short = game.objects[target.object].loyalty - made.to(target) - division.get(target, 0)
    if short > 0:
        args = {"creature": TargetId.of_object(source), "planeswalker": target, "short": short}
        raise Illegal(Message("trample-short-of-loyalty", args), "702.19c")
