"""What did not happen in a stretch of the game, by kind, as a verdict says it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import events as ev
from engine.abilities.base import Ability
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.report.changed_by_effects import with_effects
from engine.report.model import StepKind
from engine.report.narration.alike import NO_DEATH
from engine.report.narration.bestow import GOES_ON
from engine.report.narration.draft import Draft
from engine.report.narration.not_happening import NOT_COUNTERED
from engine.report.what_a_verdict_leaves_out import (
    LETS_BE,
    NONE_LEFT,
    REMOVED,
    applies_elsewhere,
    is_idle,
    was_done_in_part,
)
from engine.rules.continuous.telling_of_dependency_loops import OLDER_FIRST
from engine.rules.triggers.what_is_missed import so_not
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject, Kind

if TYPE_CHECKING:
    from engine.table.table import Table

MANY = 3
"""So many things to which damage would have been dealt need not be named."""

_DEADLY = "deathtouch"
TOO_LATE, NOT_TWICE = "gone-before-striking", "gone-before-second-strike"
MOVED_ON, TARGET_GONE, NOT_SACRIFICED = "has-moved-on", "target-gone-unaffected", "not-sacrificed-gone"
NOTHING_TO_SACRIFICE = "nothing-to-sacrifice"

NO_POWER = "no-power"
COME_BACK, NOT_THE_SAME = "has-come-back", "verdict-not-the-same"
LATE = {
    *(TOO_LATE, NOT_TWICE, NOT_SACRIFICED, "cost-not-paid", "so-not-done", "control-stays"),
    *("nothing-to-do", "source-has-left"),
    *("nothing-exiled-with", "counts-none", "not-as-it-resolves", "depends-on-hands"),
    *("nothing-dealt", "nothing-gained", "nothing-lost"),
}
LOST, LOST_SAID, SEVERAL_LOST = "ability-lost", "ability-lost-said", "abilities-lost-said"
CONDITION_NOT_MET = "condition-not-met"
NOT_TRIGGERED = {"kept-from-triggering", LOST, LOST_SAID, CONDITION_NOT_MET, "no-damage"} | {
    *("entered-tapped", NO_DEATH, "triggered-already", "near-miss", "never-on-stack")
}
"""What is told of abilities behind what became of the things that they watch."""

DONE_BY: dict[str, frozenset[type[ev.Event]]] = {
    "misses-draw": frozenset({ev.DrawCard}),
    "misses-life-gain": frozenset({ev.LifeGain}),
    "misses-life-loss": frozenset({ev.LifeLoss}),
    "misses-life": frozenset({ev.LifeGain, ev.LifeLoss}),
    "misses-damage": frozenset({ev.Damage}),
    "misses-token": frozenset({ev.MadeToken}),
    "misses-sacrifice": frozenset({ev.Sacrificed}),
    "misses-destroy": frozenset({ev.Destroyed}),
    "misses-counters": frozenset({ev.CountersPut}),
    "misses-counter": frozenset({ev.Countered}),
    "misses-mana": frozenset({ev.ManaAdded}),
    "misses-copy": frozenset({ev.SpellCopied}),
    "misses-search": frozenset({ev.Searched}),
}
"""By what it is done all the same what an ability that did not trigger would have done too."""

SKIPPED = ("tell-skipped-draw", "tell-skipped-life")
"""That nothing is drawn or gained (614.10)."""

LEAVES_OPEN = frozenset(
    {
        *(NOT_COUNTERED, GOES_ON, "tell-not-resolved", "verdict-prevented", "not-prevented"),
        *("stays-where-found", "not-attached", "found-not-into-hand", "not-legendary", "no-legend-rule", NOT_THE_SAME),
        OLDER_FIRST,
    }
)
"""What is told not to have happened to things that leaves open what has become of them."""


@dataclass(slots=True)
class WhatDidNotHappen:
    """What did not happen, each kind in the order in which it did not."""

    denied: list[Message]
    """What somebody would have done or have been done to."""
    quiet: list[Message]
    """Which abilities did not trigger."""
    late: list[Message]
    """What comes to nothing as it would happen; each is said once."""
    idle: list[Message]
    """What is told only where nothing else is to tell (``is_idle``)."""
    named: set[ObjectId]
    """What any of it speaks of."""

    @property
    def removed(self) -> list[Message]:
        """Of what is idle what is told last."""
        return [one for one in self.idle if one.key == REMOVED]

    @property
    def untriggered(self) -> set[ObjectId]:
        """Whose abilities did not trigger since they have been lost."""
        return {i for one in self.quiet if one.key in (LOST_SAID, SEVERAL_LOST) for i in one.objects()}

    def spared(self, most: int) -> set[ObjectId]:
        """What so much of it tells to have been spared something, so that it is known what has become of it."""
        return {i for one in self.denied[-most:] if not _leaves_open(one) for i in one.objects()}


def _leaves_open(said: Message) -> bool:
    """Whether it leaves open what has become of what it speaks of; a spell that isn't countered resolves."""
    so = said.args.get("so")
    spared = isinstance(so, Message) and any(one.key == "spared-counter" for one in so.args.get("what", ()))
    return said.key in LEAVES_OPEN or spared


def what_did_not_happen(drafts: Sequence[Draft], table: Table, since: int) -> WhatDidNotHappen:
    """What these steps tell not to have happened, but for what has been done in part or is told otherwise."""
    told = [
        d
        for d in drafts
        if d.kind is StepKind.DID_NOT_HAPPEN
        and d.key != LETS_BE
        and not was_done_in_part(d, drafts, table.game)
        and not _is_no_news(d, table, since)
        and not (d.key == CONDITION_NOT_MET and _triggers_otherwise(d, table, since))
    ]
    late: list[Message] = []
    for one in (d.message for d in told if d.key in LATE):
        late += [one] if one not in late else []
    quiet = list({repr(d.message): d.message for d in told if d.key in NOT_TRIGGERED}.values())
    not_done = [d for d in told if d.key not in {*LATE, *NOT_TRIGGERED} and not is_idle(d)]
    happened = {type(one.event) for one in table.game.log[since:]}
    return WhatDidNotHappen(
        denied=[
            *_not_lost(drafts),
            *(_with_what_took_its_power(one, table, since) for one in _spared(_denied(not_done), table)),
        ],
        quiet=[
            _with_what_kept_alive(_but_for_what_is_done(one, happened), table, since) for one in _lost_together(quiet)
        ],
        late=late,
        idle=[d.message for d in told if is_idle(d)],
        named={i for d in told if d.key != OLDER_FIRST for i in d.message.objects()},
    )


def _not_lost(drafts: Sequence[Draft]) -> list[Message]:
    """Who would have lost the game, and by which effects does not (614.6)."""
    said: list[Message] = []
    for logged in (one for d in drafts for one in d.events if isinstance(one.replaced, ev.PlayerLoses)):
        assert isinstance(logged.replaced, ev.PlayerLoses)
        by = TargetId.of_objects(logged.changed_by)
        changed = (
            Message("in-brackets", {"what": Message("changed-by", {"effects": by, "count": len(by)})}) if by else ""
        )
        said.append(Message("saved-from-losing", {"player": TargetId.of_player(logged.replaced.player), "by": changed}))
    return said


def _with_what_kept_alive(said: Message, table: Table, since: int) -> Message:
    """That abilities don't trigger as things don't die, with the effects by which those don't (614.6)."""
    if said.key != NO_DEATH:
        return said
    dying = {*said.objects()}
    moved = table.game.logged(ev.ZoneChange, since=since)
    by = (i for one, event in moved if event.object in dying for i in one.changed_by)
    return with_effects(said, [*dict.fromkeys(by)])


def _with_what_took_its_power(said: Message, table: Table, since: int) -> Message:
    """That a creature deals no combat damage, with the effects by which it has no power any more (510.1a, 613.4)."""
    if said.key != NO_POWER:
        return said
    changes = table.game.happened(ev.CharacteristicsChanged, since=since)
    took = [one for one in changes if one.object == said.args["creature"].object_id and _takes_power(one)]
    return with_effects(said, [cause.source for cause in took[-1].causes if cause.applies] if took else [])


def _takes_power(change: ev.CharacteristicsChanged) -> bool:
    before, after = change.before.power, change.after.power
    return before is not None and after is not None and after <= 0 < before


def _is_no_news(one: Draft, table: Table, since: int) -> bool:
    """Whether it only says that things have moved on of which it is told where to, that those are not sacrificed which
    have been, that what has gone since can't be attached, that what is back is not affected, which has left again, or
    that an effect has nothing to apply to that applies to something else as the same spell or ability resolves; or
    that who has nothing sacrifices nothing, where others do."""
    if one.key == "tell-not-resolved" and _is_one_too_many(one, table, since):
        return True
    if one.key == "not-attached":
        return table.refs.latest(one.args["what"].object_id) not in table.game.battlefield
    if one.key == COME_BACK:
        now = ((i, table.refs.latest(i)) for i in one.message.objects())
        return any(table.game.find(i).zone is not table.game.find(latest).zone for i, latest in now)
    if one.key == NOTHING_TO_SACRIFICE:
        return any(True for _ in table.game.happened(ev.Sacrificed, since=since))
    if one.key == NONE_LEFT:
        return applies_elsewhere(one, table.game)
    kind = {MOVED_ON: ev.ZoneChange, "target-gone-unaffected": ev.ZoneChange, NOT_SACRIFICED: ev.Sacrificed}.get(
        one.key
    )
    if kind is None or one.args.get("back"):
        return False
    told = [logged.event.object for logged in table.game.log[since:] if isinstance(logged.event, kind)]
    return {*map(table.refs.root, one.message.objects())} <= {table.refs.root(i) for i in told if i is not None}


def _triggers_otherwise(one: Draft, table: Table, since: int) -> bool:
    """Whether the ability of which it says that it didn't trigger has triggered on something else: in a verdict the
    one would seem to contradict the other. What has come back has other abilities than it had before (400.7)."""
    its = one.args["source"].object_id
    return any(
        event.object == its
        and (on_stack := table.game.find(event.item).on_stack) is not None
        and on_stack.ability is not None
        and with_name(english(on_stack.ability), table.game.find(event.object).base.name) == one.args["text"]
        for event in table.game.happened(ev.AbilityTriggered, since=since)
    )


def _is_one_too_many(one: Draft, table: Table, since: int) -> bool:
    """Whether it says of a spell that it doesn't resolve, of which another copy has (707.10), or of an ability that has
    triggered several times and resolved (603.2d): that has done it all."""
    resolved = [table.game.find(event.object) for event in table.game.happened(ev.Resolved, since=since)]
    its = [table.game.find(i) for i in one.message.objects()][:1]
    return any(_is_another_of(it, other) for it in its for other in resolved)


def _is_another_of(it: GameObject, other: GameObject) -> bool:
    """Whether one is a copy of the other, or both are the same ability of the same source with the same targets."""
    if it.kind is other.kind is Kind.ABILITY:
        return _of_ability(it) is not None and _of_ability(it) == _of_ability(other)
    copies = Kind.COPY in (it.kind, other.kind) and Kind.ABILITY not in (it.kind, other.kind)
    return copies and it.base.name == other.base.name


def _of_ability(item: GameObject) -> tuple[ObjectId, Ability, list[list[TargetId]]] | None:
    on_stack, made = item.on_stack, item.announced
    return (on_stack.source, on_stack.ability, made.targets) if on_stack is not None and made is not None else None


def _lost_together(quiet: Sequence[Message]) -> list[Message]:
    """Which abilities did not trigger, without the words of those that have been lost: several of one thing to the same
    effect at once."""
    said: list[Message] = []
    for one in quiet:
        if one.key != LOST:
            said.append(one)
            continue
        whose = (one.args["object"], one.args["by"])
        alike = [other for other in quiet if other.key == LOST and (other.args["object"], other.args["by"]) == whose]
        missed = [each for other in alike if other.args["so"] for each in other.args["so"].args["what"]]
        several = one.args | {"count": sum(other.args["count"] for other in alike), "so": so_not(missed)}
        short = Message(SEVERAL_LOST if several["count"] > 1 else LOST_SAID, several)
        said += [short] if short not in said else []
    return said


def _but_for_what_is_done(quiet: Message, happened: Collection[type[ev.Event]]) -> Message:
    """Which abilities did not trigger, and what therefore does not happen, but for what others have done."""
    so = quiet.args.get("so")
    if not isinstance(so, Message):
        return quiet
    missed = [one for one in so.args["what"] if DONE_BY.get(one.key, frozenset()).isdisjoint(happened)]
    return Message(quiet.key, quiet.args | {"so": so_not(missed)})


def _of_all_draws(denied: Sequence[Message]) -> list[Message]:
    """What did not happen; that nothing is left for an effect to apply to, once where that is so of every draw."""
    said: list[Message] = []
    for one in denied:
        which = one.args.get("which") if one.key == NONE_LEFT else ""
        alike = [each for each in denied if each.key == NONE_LEFT and each.args["sources"] == one.args.get("sources")]
        if isinstance(which, Message) and len(alike) == which.args["of"]:
            one = Message(one.key, one.args | {"which": ""})
        said += [one] if one not in said else []
    return said


def _denied(drafts: Sequence[Draft]) -> list[Message]:
    """What did not happen; damage that the same effects have prevented together."""
    said: list[Message] = []
    prevented: dict[tuple[tuple[ObjectId, ...], str], Message] = {}
    for draft in drafts:
        if draft.key != "tell-prevented":
            said.append(_with_effect(draft))
            continue
        by, why = tuple(draft.changed_by), draft.args["why"]
        if (by, repr(why)) not in prevented:
            args = {
                "amount": 0,
                "things": [],
                "each": [],
                "sources": [],
                "so": "",
                "effects": TargetId.of_objects(by),
                "count": len(by),
                "why": why,
            }
            prevented[by, repr(why)] = Message("verdict-prevented", args)
            said.append(prevented[by, repr(why)])
        together = prevented[by, repr(why)].args
        together["amount"] += draft.args["amount"]
        together["sources"] += [(draft.args["to"], source) for source in draft.args["source"]]
        if draft.args["to"] in together["things"]:
            together["each"][together["things"].index(draft.args["to"])] += draft.args["amount"]
        else:
            together["things"] += [draft.args["to"]]
            together["each"] += [draft.args["amount"]]
    return _of_all_draws([_in_short(one) for one in said])


def _spared(denied: Sequence[Message], table: Table) -> list[Message]:
    """What did not happen; of damage that is prevented, how much to each if it is as much to all, and who survives to
    whom it would have been lethal (704.5g)."""
    return [_with_who_survives(one, table) if one.key == "verdict-prevented" else one for one in denied]


def _with_who_survives(prevented: Message, table: Table) -> Message:
    things, each = prevented.args["things"], prevented.args["each"]
    amount = {"amount": each[0], "number": "each" if len(each) > 1 else "one"} if len(set(each)) == 1 else {}
    deadly = {to for to, by in prevented.args["sources"] if _has_deathtouch(by, table)}
    survivors = [
        thing for thing, n in zip(things, each, strict=True) if _would_have_died(thing, n, table, thing in deadly)
    ]
    which = "all" if len(survivors) == len(things) else "some"
    said = {"which": which, "things": survivors, "count": len(survivors)}
    so = Message("so-survives", said) if survivors else ""
    return Message(prevented.key, prevented.args | {"number": "several", **amount, "so": so})


def _has_deathtouch(source: TargetId, table: Table) -> bool:
    return source.object is not None and bool(table.game.characteristics(table.game.find(source.object)).has(_DEADLY))


def _would_have_died(thing: TargetId, amount: int, table: Table, deadly: bool) -> bool:
    """Whether a creature is there still to which so much damage would have been lethal, or any from something deadly
    (704.5g-h)."""
    if thing.object is None:
        return False
    now = table.refs.latest(thing.object)
    if now not in table.game.battlefield:
        return False
    ch = table.game.characteristics(now)
    can_die = "Creature" in ch.types and not ch.has("indestructible") and ch.toughness is not None
    return can_die and (deadly or table.game.find(now).damage + amount >= (ch.toughness or 0))


def _with_effect(draft: Draft) -> Message:
    """A step in its own words; of what is not drawn or gained, with whose effect that is."""
    if draft.key not in SKIPPED or not draft.changed_by:
        return draft.message
    changed = Message("changed-by", {"effects": TargetId.of_objects(draft.changed_by), "count": len(draft.changed_by)})
    return Message(draft.key, {**draft.args, "by": Message("in-brackets", {"what": changed})})


def _in_short(said: Message) -> Message:
    """What has been prevented of damage to many, without whom it would have been dealt to; of what does not resolve,
    without where its card goes; of what is not countered, without what has resolved for nothing."""
    if said.key == COME_BACK:
        return Message(NOT_THE_SAME, said.args)
    if said.key == NOT_COUNTERED:
        return Message(said.key, said.args | {"resolved": ""})
    if said.key == "tell-not-resolved":
        return Message(said.key, said.args | {"where": ""})
    if said.key != "verdict-prevented" or len(said.args["things"]) < MANY:
        return said
    return Message("verdict-prevented-in-all", said.args)
