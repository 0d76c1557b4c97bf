"""What came of a stretch of the game, by kind: what a verdict can say, before it is put in the order of one."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine import events as ev
from engine.abilities.permissions.graveyard_and_library import CastFromThere
from engine.report.changed_by_effects import with_effects
from engine.report.clauses_of_fates import Clause, clauses_of_fates, is_death
from engine.report.created_tokens import added_up, made_by, sizes_only
from engine.report.dying_before_striking import dying_before_striking
from engine.report.fates import IS_NOW, Fate
from engine.report.holding_still import changed_beside_size, grown_as_new, holds_still, of_what_is_there, stays_changed
from engine.report.lasting_combat_rules import removes_from_combat, still_said
from engine.report.model import StepKind
from engine.report.narration.characteristics_in_words import each_sized, told
from engine.report.narration.draft import Draft
from engine.report.narration.effects_in_words import MAY_CAST, MAY_PLAY
from engine.report.narration.effects_on_fewer import of_fewer
from engine.report.narration.keywords_lost_or_barred import LOSES, LOSES_AND_CANT_HAVE
from engine.report.narration.leaving_the_stack import CUT
from engine.report.net_changes import Changes, is_change, loses_only, net_changes
from engine.report.net_results import NetResults
from engine.report.said_as_told import says_itself
from engine.report.what_did_not_happen import TOO_LATE, WhatDidNotHappen, what_did_not_happen
from engine.report.what_players_have import had_by_players
from engine.state.choices import Message
from engine.state.ids import ObjectId
from engine.state.log import Logged
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.table.table import Table

ATTACHED = "tell-attached"

EFFECTS = frozenset(
    {"tell-effect-text", "tell-effect-changes", "tell-effect-in-words", "tell-becomes-copy", LOSES, LOSES_AND_CANT_HAVE}
)
"""The steps of effects that begin, in words that say what they make of something."""

PERMISSIONS = frozenset({MAY_PLAY, MAY_CAST, "tell-may-cast-for"})
"""The steps of effects by which somebody may play or cast what is exiled (601.3)."""

_MAY_PLAY = re.compile(r"you may (?:play|cast) ", re.IGNORECASE)
"""How the words of such an effect begin."""

TAPS = {"701.26a", "701.26b"}
"""The rules by which an effect taps or untaps something."""


@dataclass(slots=True)
class WhatCame:
    """What came of it, each kind in the order in which it happened."""

    not_happening: WhatDidNotHappen
    deaths: list[Fate]
    """Who dies; with those that die before they strike, whom."""
    moved_on: list[Message]
    """Damage that has been dealt to something else than was meant."""
    fates: list[Clause]
    """What else has become of things."""
    as_told: list[tuple[Draft, Message]]
    """What is said in the words of steps, tokens that were created in several added up."""
    allowed: list[Draft]
    """What may be played or cast from now on."""
    held: list[Draft]
    """What players have, and rules of combat that are in force."""
    gained: list[Draft]
    """Effects that have made something what it was not, beside its size."""
    sizes: dict[int, list[Message | str]]
    """The sizes that things have by now of which such a step (by its ``id``) speaks."""
    changed: list[tuple[Draft, Changes]]
    """What has changed because of something else."""
    fitted: set[ObjectId]
    """What has been attached."""

    def beyond(self, most: int) -> int:
        """How much there is beyond so much of each kind."""
        no = self.not_happening
        kinds = (no.denied, no.quiet, no.late, self.changed, self.as_told, self.allowed, self.held, self.gained)
        return sum(max(0, len(one) - most) for one in kinds)


def what_came(drafts: Sequence[Draft], table: Table, since: int, most: int) -> WhatCame:
    """What these steps tell of, and what has become of things in the log since then. What is told otherwise, where
    ``most`` of each kind are told, is not among what has become of them."""
    no = what_did_not_happen(drafts, table, since)
    told_so = [d for d in drafts if any(says_itself(one, table.game) for one in d.events) or _taps(d, table)]
    if any(d.key == CUT for d in drafts):  # it is told of that ability that the turn ends
        told_so = [d for d in told_so if not any(isinstance(one.event, ev.PartEnds) for one in d.events)]
    told_so += [d for d in drafts if any(_gives_mana(one, table) or removes_from_combat(one) for one in d.events)]
    gained = [d for d in drafts if any(_gives_more_than_size(one.event, d, table) for one in d.events)]
    gained = [_of_those_there(d, table) for d in gained]
    gained = [d for d in gained if no.named.isdisjoint(one.object for one in d.changes)]
    grown = grown_as_new(gained[-most:], table, since)
    changed = _changed_by_others(drafts, table, since, no.untriggered, made_by(told_so, table))
    changes = [one for _, each in changed[-most:] for one in each]
    sized = [*grown, *(one.object for one in changes if one.before.power != one.after.power)]
    results = NetResults(table.game, table.refs, table.game.log[since:], no.spared(most), sized)
    named = {i for one in changes for cause in one.causes for i in (cause.source, *cause.over)} | {
        i for d in _moving(drafts) for i in d.changed_by
    }
    fates = [*clauses_of_fates(results, named)]
    dying = [one for one in fates if is_death(one)]
    allowed = [d for d in drafts if _permits(d) and all(map(table.game.exists, d.message.objects()))]
    in_exile = {table.refs.root(i) for d in allowed for i in d.message.objects()}
    fates = [
        one
        for one in fates
        if one not in dying
        and not any(_says_size(d, one, table) for d in gained)
        and not _says_where(one, in_exile, table)
    ]
    sizes: dict[int, list[Message | str]] = {
        id(d): [size] for d in gained[-most:] for one in fates if (size := _size_now(d, one)) is not None
    }
    fates = [one for one in fates if not any(id(d) in sizes and _size_now(d, one) is not None for d in gained)]
    sizes |= {id(d): each_sized(d.changes) for d in gained[-most:] if grown & {one.object for one in d.changes}}
    deaths, no.late = _with_what_comes_too_late(
        [one.said for one in dying if isinstance(one.said, Fate)], no.late, table
    )
    return WhatCame(
        not_happening=no,
        deaths=deaths,
        moved_on=_moved_on(drafts),
        fates=fates,
        as_told=added_up([d for d in told_so if holds_still(d, table.game, table.refs)], table, grown),
        allowed=allowed,
        held=[*had_by_players(drafts, table), *still_said(drafts, table)],
        gained=gained,
        sizes=sizes,
        changed=changed,
        fitted={it for d in told_so if d.key == ATTACHED for it in d.message.objects()},
    )


def _changed_by_others(
    drafts: Sequence[Draft], table: Table, since: int, untriggered: Collection[ObjectId], made: Collection[ObjectId]
) -> list[tuple[Draft, Changes]]:
    """What has changed because of something else and stays so, but for what is told of abilities that are lost and of
    tokens that were created."""
    net = net_changes([d for d in drafts if d.kind is StepKind.CHANGED])
    now = [(d, [_but_for_its_former_size(one, table) for one in each]) for d, each in net]
    net = [(d, kept) for d, each in now if (kept := [one for one in each if is_change(one)])]
    changed = _changed_alike([(d, each) for d, each in net if _is_news(each) and stays_changed(each, table)])
    changed = [(d, each) for d, each in changed if not all(loses_only(one, untriggered) for one in each)]
    changed = [(d, each) for d, each in changed if not sizes_only(each, made) and _says_something(each)]
    new = {i for event in table.game.happened(ev.ZoneChange, since=since) for i in event.became}
    changed = [(d, each) for d, each in changed if not all(_is_again(one, new, table) for one in each)]
    return [(d, of_what_is_there(each, table)) for d, each in changed]


def _but_for_its_former_size(change: ev.CharacteristicsChanged, table: Table) -> ev.CharacteristicsChanged:
    """A change without the size that it came to, where an effect has given another since: that is told by itself."""
    it = table.game.find(table.refs.latest(change.object))
    if not table.game.exists(it.id) or it.zone is not Zone.BATTLEFIELD or change.before.power is None:
        return change
    now, after = table.game.characteristics(it), change.after
    if after.power is None or (now.power, now.toughness) == (after.power, after.toughness):
        return change
    before = change.before.thaw()
    before.power, before.toughness = after.power, after.toughness
    return replace(change, before=before, makers=(), adds=False)


def _says_something(changes: Changes) -> bool:
    """Whether it differs in anything that is told from what it was: it may have lost what it has gained again."""
    return bool(told(changes, why=False)["what"].args.get("clauses", True))


def _of_those_there(draft: Draft, table: Table) -> Draft:
    """The step of an effect that has begun, said only of what it affects still: what has left is gone, and what has
    come back is a new object (400.7)."""
    there = of_what_is_there(draft.changes, table)
    kept = {one.object for one in there}
    begins = next(one.event for one in draft.events if isinstance(one.event, ev.EffectBegins))
    affected = begins.effect.affected or ()
    things = [one for one in affected if one.object is None or table.game.exists(one.object) or one.object in kept]
    return of_fewer(draft, begins.effect, there, tuple(things))


def _is_again(change: ev.CharacteristicsChanged, new: Collection[ObjectId], table: Table) -> bool:
    """Whether what has come back, as one of the ``new`` objects, is but for its size what it was as it left: the same
    effects applied to it then."""
    if change.object not in new:
        return False
    root, former = table.refs.root(change.object), table.game.former
    were = [i for i, it in former.items() if it.object.zone is Zone.BATTLEFIELD and table.refs.root(i) == root]
    return bool(were) and not changed_beside_size(former[max(were)].characteristics, change.after)


def _with_what_comes_too_late(
    deaths: Sequence[Fate], late: Sequence[Message], table: Table
) -> tuple[list[Fate], list[Message]]:
    """The deaths, which say of whom that they come before those have dealt damage (702.7b); and what else is late."""
    told, rest = list(deaths), list[Message]()
    for one in late:
        apart = dying_before_striking(one, told, table.refs) if one.key == TOO_LATE else None
        told, rest = (told, [*rest, one]) if apart is None else (apart, rest)
    return told, rest


def _changed_alike(net: Sequence[tuple[Draft, Changes]]) -> list[tuple[Draft, Changes]]:
    """What has changed, together where the same effects have made the same of it, whichever of them applied first."""
    alike: dict[str, tuple[Draft, Changes]] = {}
    for draft, each in net:
        said = told(each[:1], why=False)
        key = repr((said["what"].key, said["what"].args["clauses"], said["causes"]))
        _, changes = alike.setdefault(key, (draft, []))
        changes += each
    return [*alike.values()]


def _is_news(changes: Changes) -> bool:
    """Whether something else than an object's own abilities has changed it, or these have made more of what was there
    than another size: what counts things, or is so from the beginning, is printed on the card."""
    by_others = any(cause.counters or cause.source != one.object for one in changes for cause in one.causes)
    return by_others or any(changed_beside_size(one.before, one.after) and not one.enters for one in changes)


def _permits(draft: Draft) -> bool:
    """Whether a step says that somebody may play or cast cards, now or by a keyword that they gain (702.34a)."""
    if draft.key in PERMISSIONS or (draft.key == "tell-effect-said" and _MAY_PLAY.match(draft.args["text"])):
        return True
    begun = (verb for one in draft.events if isinstance(one.event, ev.EffectBegins) for verb in one.event.effect.verbs)
    return any(isinstance(verb, CastFromThere) for verb in begun)


def _says_where(clause: Clause, exiled: Collection[ObjectId], table: Table) -> bool:
    """Whether a clause only says of cards that they are in exile, which somebody may play from there."""
    if not isinstance(clause.said, Fate) or clause.said.key != "verdict-to-exile":
        return False
    return {table.refs.root(i) for i in clause.said.message().objects()} <= {*exiled}


def _taps(draft: Draft, table: Table) -> bool:
    """Whether an effect taps or untaps something: what pays a cost goes without saying."""
    parents = (table.game.log[one.parent - 1].event for one in draft.events if one.parent is not None)
    return bool(TAPS & {*draft.rules}) and not any(
        isinstance(one, ev.AbilityActivated | ev.SpellCast) for one in parents
    )


def _gives_mana(logged: Logged, table: Table) -> bool:
    """Whether a spell or ability that resolves has added mana that is there still (106.4, 608.2h)."""
    event = logged.event
    if not isinstance(event, ev.ManaAdded) or not table.game.players[event.player].mana or logged.parent is None:
        return False
    return isinstance(table.game.log[logged.parent - 1].event, ev.Resolved)


def _size_now(draft: Draft, clause: Clause) -> str | None:
    """The one size that a clause tells, where that is all it does, of just those things that a step speaks of."""
    if not isinstance(clause.said, Fate) or clause.said.key != IS_NOW:
        return None
    things = [one for one in clause.said.things if isinstance(one, Message) and not one.args["damage"]]
    told = {i for one in things for i in one.objects()}
    sizes = {(one.args["power"], one.args["toughness"]) for one in things}
    if len(things) < len(clause.said.things) or told != {one.object for one in draft.changes} or len(sizes) != 1:
        return None
    ((power, toughness),) = sizes
    return f"{power}/{toughness}"


def _says_size(draft: Draft, clause: Clause, table: Table) -> bool:
    """Whether a clause only says what size something is now, and the words of an effect say that as well."""
    if not isinstance(clause.said, Fate) or clause.said.key != IS_NOW:
        return False
    changed, things = {one.object for one in draft.changes}, {*clause.said.message().objects()}
    now = [table.game.characteristics(i) for i in things]
    said = str(draft.args.get("text", ""))
    return bool(things) and things <= changed and all(f"{one.power}/{one.toughness}" in said for one in now)


def _gives_more_than_size(event: ev.Event, draft: Draft, table: Table) -> bool:
    """Whether an effect has begun that still makes something what it was not, beside its size: that is told of what has
    become of it."""
    if not isinstance(event, ev.EffectBegins) or draft.key not in EFFECTS:
        return False
    lasts = any((e.source, e.timestamp) == (event.effect.source, event.effect.timestamp) for e in table.game.effects)
    more = any(changed_beside_size(one.before, one.after) for one in draft.changes)
    return lasts and more and stays_changed(draft.changes, table)


def _moving(drafts: Sequence[Draft]) -> list[Draft]:
    """The steps in which that is dealt."""
    return [d for d in drafts if isinstance(d.args.get("instead"), Message)]


def _moved_on(drafts: Sequence[Draft]) -> list[Message]:
    """Damage that has been dealt to something else than was meant (614.9)."""
    return [
        with_effects(
            Message(
                "verdict-redirected",
                {"amount": d.args["amount"], "to": d.args["to"], "of": d.args["instead"].args["to"]},
            ),
            d.changed_by,
        )
        for d in _moving(drafts)
    ]
