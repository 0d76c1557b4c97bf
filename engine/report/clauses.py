"""The clauses of a verdict: what came of things, each with its weight, in the order in which they are told.

What is left out of a verdict is what weighs least, not what is longest: the same in every language.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine import events as ev
from engine.abilities.permissions.graveyard_and_library import CastFromThere
from engine.report.clauses_of_fates import Clause, Weight, clauses_of_fates
from engine.report.created_tokens import added_up, made_by, sizes_only
from engine.report.dying_before_striking import dying_before_striking
from engine.report.holding_still import changed_beside_size, grown_as_new, holds_still, stays_changed
from engine.report.lasting_combat_rules import removes_from_combat, still_said
from engine.report.model import StepKind
from engine.report.narration.characteristics import each_sized, told
from engine.report.narration.draft import Draft
from engine.report.narration.effects_in_words import MAY_CAST, MAY_PLAY
from engine.report.narration.not_happening import NOT_COUNTERED
from engine.report.net_changes import Changes, loses_only, net_changes
from engine.report.net_results import IS_NOW, Fate, NetResults
from engine.report.said_as_told import says_itself
from engine.report.what_a_verdict_leaves_out import REMOVED, is_idle, was_done_in_part
from engine.report.what_defeats import with_what_defeats
from engine.report.what_players_have import had_by_players
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.table.messages_in_words import AS_OF

if TYPE_CHECKING:
    from engine.table.table import Table

MOST_CLAUSES = 4
"""How much of what came of things a verdict says; one of players and the stack beside it."""

MOST_OF_A_KIND = 2
"""How many steps of one kind a verdict says in their own words."""

MANY = 3
"""So many things to which damage would have been dealt need not be named."""

THE_END = (ev.PlayerLoses, ev.GameEnds)

TOO_LATE = "gone-before-striking"
MOVED_ON, NOT_SACRIFICED = "has-moved-on", "not-sacrificed-gone"
LATE = {TOO_LATE, "control-stays", "nothing-to-do", "source-has-left", "counts-none", "not-as-it-resolves"}
LOST = "ability-lost"
NOT_TRIGGERED = {"kept-from-triggering", LOST, "condition-not-met", "no-damage"} | {
    *("entered-tapped", "no-death", "triggered-already")
}
"""What is told of abilities behind what became of the things that they watch."""
BESIDE_STAYING = {"verdict-defeated-to-exile": "verdict-defeated"}
"""What a fate that says how something stands says has happened to it, whatever becomes of it."""

ATTACHED = "tell-attached"

EFFECTS = frozenset({"tell-effect-text", "tell-effect-changes", "tell-effect-in-words", "tell-becomes-copy"})
"""The steps of effects that begin, in words that say what they make of something."""

PERMISSIONS = frozenset({MAY_PLAY, MAY_CAST, "tell-may-cast-for"})
"""The steps of effects by which somebody may play or cast what is exiled (601.3)."""

TAPS = {"701.26a", "701.26b"}
"""The rules by which an effect taps or untaps something."""

FALLS_OFF = {"704.5n", "704.5p", "701.3d"}
"""The rules by which what is attached to something that is gone comes off."""

LEAVES_OPEN = (NOT_COUNTERED, "verdict-prevented")
"""What is told not to have happened to things that leaves open what has become of them."""


def at_a_glance(
    drafts: Sequence[Draft],
    table: Table,
    since: int,
    *,
    beside: bool,
    passing: Collection[tuple[str, int]] = (),
) -> list[Message]:
    """What came of things, as much as a verdict says, and how much more there is in the steps; ``beside`` says whether
    it is told as well what came of players. ``passing`` is left out (``Outcomes.passing``)."""
    clauses, unsaid = clauses_of(drafts, table, since, MOST_OF_A_KIND)
    if unsaid == 1:  # saying it takes no more words than saying that there is one
        clauses, unsaid = clauses_of(drafts, table, since, MOST_OF_A_KIND + 1)
    clauses = [one for clause in clauses for one in _without(clause, passing, table)]
    results = NetResults(table.game, table.refs, ())
    if beside or any(one.weight is not Weight.COURSE for one in clauses):
        clauses = [one for one in clauses if one.weight is not Weight.COURSE]
    most = MOST_CLAUSES if unsaid or len(clauses) > MOST_CLAUSES + 1 else MOST_CLAUSES + 1
    kept = sorted(sorted(range(len(clauses)), key=lambda place: clauses[place].weight)[:most])
    unsaid += len(clauses) - len(kept)
    said = [one.said for one in map(clauses.__getitem__, kept)]
    more = [Message("verdict-more-below", {"count": unsaid})] if unsaid else []
    return [*(results.message(one) if isinstance(one, Fate) else one for one in said), *more]


def _without(clause: Clause, passing: Collection[tuple[str, int]], table: Table) -> Iterator[Clause]:
    """A clause without how things stand that do not stay so; what has happened to them for all that is told."""
    fate = clause.said
    if not passing or not isinstance(fate, Fate):
        yield clause
        return
    results = NetResults(table.game, table.refs, ())
    gone = [one for one in fate.things if (fate.key, results.root(one)) in passing]
    kept = [one for one in fate.things if one not in gone]
    if kept:
        yield replace(clause, said=replace(fate, things=kept))
    if gone and fate.key in BESIDE_STAYING:
        yield replace(clause, said=Fate(BESIDE_STAYING[fate.key], gone, {}))


def clauses_of(drafts: Sequence[Draft], table: Table, since: int, most: int) -> tuple[list[Clause], int]:
    """How the game ended; or who dies, what did not happen, what else came of things, and what has changed because of
    it: ``most`` of each kind of what is told in the words of steps. With how much else there is."""
    ends = [d for d in drafts if any(isinstance(one.event, THE_END) for one in d.events)]
    losses = [Clause(with_what_defeats(table.game, one, since)) for one in ends]
    if table.game.over and ends:
        return losses, 0
    if ends:  # the others play on
        rest = [one for one in drafts if one not in ends]
        others, unsaid = clauses_of(rest, table, since, most)
        return [*losses, *(one for one in others if one.weight is not Weight.COURSE), _play_on(table)], unsaid
    not_happening = [
        d
        for d in drafts
        if d.kind is StepKind.DID_NOT_HAPPEN
        and not was_done_in_part(d, drafts, table.game)
        and not _is_no_news(d, table, since)
    ]
    idle = [d.message for d in not_happening if is_idle(d)]
    lost = [one for one in idle if one.key == REMOVED]
    late: list[Message] = []
    for one in (d.message for d in not_happening if d.key in LATE):
        late += [one] if one not in late else []
    quiet = [d.message for d in not_happening if d.key in NOT_TRIGGERED]
    denied = _denied([d for d in not_happening if d.key not in {*LATE, *NOT_TRIGGERED} and not is_idle(d)])
    spared = {i for one in denied[-most:] if one.key not in LEAVES_OPEN for i in one.objects()}
    net = net_changes([d for d in drafts if d.kind is StepKind.CHANGED])
    changed = _changed_alike([(d, each) for d, each in net if _by_others(each) and stays_changed(each, table)])
    untriggered = {i for one in quiet if one.key == LOST for i in one.objects()}
    changed = [(d, each) for d, each in changed if not all(loses_only(one, untriggered) for one in each)]
    told_so = [d for d in drafts if any(says_itself(one, table.game) for one in d.events) or _taps(d, table)]
    told_so += [d for d in drafts if any(_gives_mana(one, table) or removes_from_combat(one) for one in d.events)]
    gained = [d for d in drafts if any(_gives_more_than_size(one.event, d, table) for one in d.events)]
    named = {i for d in not_happening for i in d.message.objects()}
    gained = [d for d in gained if named.isdisjoint(one.object for one in d.changes)]
    grown = grown_as_new(gained[-most:], table, since)
    as_told = added_up([d for d in told_so if holds_still(d, table.game, table.refs)], table, grown)
    made = made_by(told_so, table)
    changed = [(draft, each) for draft, each in changed if not sizes_only(each, made)]
    fitted = {it for d in told_so if d.key == ATTACHED for it in d.message.objects()}
    changes = [one for _, each in changed[-most:] for one in each]
    sized = [*grown, *(one.object for one in changes if one.before.power != one.after.power)]
    causes = {cause.source for one in changes for cause in one.causes}
    fates = [*clauses_of_fates(NetResults(table.game, table.refs, table.game.log[since:], spared, sized), causes)]
    dying = [one for one in fates if isinstance(one.said, Fate) and one.said.key.startswith("verdict-dies")]
    fates = [one for one in fates if not any(_says_size(d, one, table) for d in gained)]
    sizes: dict[int, list[Message | str]] = {
        id(d): [size] for d in gained[-most:] for one in fates if (size := _size_now(d, one)) is not None
    }
    fates = [one for one in fates if not any(id(d) in sizes and _size_now(d, one) is not None for d in gained)]
    sizes |= {id(d): each_sized(d.changes) for d in gained[-most:] if grown & {one.object for one in d.changes}}
    allowed = [d for d in drafts if _permits(d) and all(map(table.game.exists, d.message.objects()))]
    held = [*had_by_players(drafts, table), *still_said(drafts, table)]
    in_exile = {table.refs.root(i) for d in allowed for i in d.message.objects()}
    fates = [one for one in fates if not _says_where(one, in_exile, table)]
    deaths = [one.said for one in dying if isinstance(one.said, Fate)]
    for one in [*late]:
        apart = dying_before_striking(one, deaths, table.refs) if one.key == TOO_LATE else None
        if apart is not None:  # the clause of its death says so (702.7b)
            deaths = apart
            late.remove(one)
    gone = {table.refs.root(i) for one in fates if isinstance(one.said, Fate) for i in one.said.message().objects()}
    kept = as_told[-most:]
    passing = [one for one in kept if not gone.isdisjoint(map(table.refs.root, made_by([one[0]], table)))]
    said = [
        *(Clause(message) for _, message in passing),  # tokens are there before they are gone
        *map(Clause, deaths),
        *map(Clause, denied[-most:][:1]),
        *map(Clause, _moved_on(drafts)[-most:]),
        *(one for one in fates if one not in dying),
        *map(Clause, quiet[-most:][:1]),
        *(
            Clause(message, _weight(d, fitted))
            for d, message in kept
            if not _is_unread(d) and (d, message) not in passing
        ),
        *(Clause(d.message) for d in allowed[-most:]),
        *(Clause(d.message, Weight.BESIDE) for d in held[-most:]),
        *(
            Clause(_as_of(d, sizes.get(id(d))), Weight.RESULT if id(d) in sizes else Weight.BESIDE)
            for d in gained[-most:]
        ),
        *(Clause(Message(d.key, d.args | told(each, why=False))) for d, each in changed[-most:]),
        *(Clause(one, Weight.BESIDE) for one in (*denied[-most:][1:], *quiet[-most:][1:], *late[-most:])),
        *(Clause(message) for d, message in as_told[-most:] if _is_unread(d)),
    ]
    kinds = (denied, quiet, late, changed, as_told, allowed, held, gained)
    unsaid = sum(max(0, len(one) - most) for one in kinds) + len(lost)
    if said or not idle:
        return said, unsaid
    return [Clause(idle[-1], Weight.RESULT if idle[-1] in lost else Weight.COURSE)], unsaid - (idle[-1] in lost)


def _is_no_news(one: Draft, table: Table, since: int) -> bool:
    """Whether it only says that things have moved on of which it is told where to, or that those are not sacrificed
    which have been."""
    kind = {MOVED_ON: ev.ZoneChange, NOT_SACRIFICED: ev.Sacrificed}.get(one.key)
    if kind is None or one.args.get("back"):
        return False
    told = [logged.event.object for logged in table.game.log[since:] if isinstance(logged.event, kind)]
    return {*map(table.refs.root, one.message.objects())} <= {table.refs.root(i) for i in told if i is not None}


def _permits(draft: Draft) -> bool:
    """Whether a step says that somebody may play or cast cards, now or by a keyword that they gain (702.34a)."""
    begun = (verb for one in draft.events if isinstance(one.event, ev.EffectBegins) for verb in one.event.effect.verbs)
    return draft.key in PERMISSIONS or any(isinstance(verb, CastFromThere) for verb in begun)


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


def _is_unread(draft: Draft) -> bool:
    """Whether a step tells that something could not be read: behind what has happened."""
    return any(isinstance(one.event, ev.NotRead) for one in draft.events)


def _gives_mana(logged: Logged, table: Table) -> bool:
    """Whether a spell or ability that resolves has added mana that is there still (106.4, 608.2h)."""
    event = logged.event
    if not isinstance(event, ev.ManaAdded) or not table.game.players[event.player].mana or logged.parent is None:
        return False
    return isinstance(table.game.log[logged.parent - 1].event, ev.Resolved)


def _play_on(table: Table) -> Clause:
    """Who is left in a game that a player has left (104.2a)."""
    players = [TargetId.of_player(one.number) for one in table.game.living()]
    return Clause(Message("verdict-play-on", {"players": players, "count": len(players)}))


def _weight(draft: Draft, fitted: set[ObjectId]) -> Weight:
    """What a step in its own words weighs: what comes off as its host is gone says nothing of it, unless it has been
    attached in the same stretch."""
    comes_off = FALLS_OFF & {*draft.rules}
    return Weight.COURSE if comes_off and fitted.isdisjoint({*draft.message.objects()}) else Weight.RESULT


def _moved_on(drafts: Sequence[Draft]) -> list[Message]:
    """Damage that has been dealt to something else than was meant (614.9)."""
    moved = [d for d in drafts if isinstance(d.args.get("instead"), Message)]
    return [
        Message(
            "verdict-redirected", {"amount": d.args["amount"], "to": d.args["to"], "of": d.args["instead"].args["to"]}
        )
        for d in moved
    ]


def _changed_alike(net: Sequence[tuple[Draft, Changes]]) -> list[tuple[Draft, Changes]]:
    """What has changed, together where the same effects have made the same of it, whichever of them applied first."""
    alike: dict[str, tuple[Draft, Changes]] = {}
    for draft, each in net:
        said = told(each[:1], why=False)
        key = repr((said["what"].key, said["what"].args["clauses"], said["causes"]))
        _, changes = alike.setdefault(key, (draft, []))
        changes += each
    return [*alike.values()]


def _as_of(draft: Draft, sizes: Sequence[Message | str] | None) -> Message:
    """A step in its own words, with the size that what it speaks of has by now."""
    outcome = Message("outcome-size", {"sizes": [*sizes]}) if sizes is not None else None
    return Message(AS_OF, {"said": draft.message, "at": draft.at, "outcome": outcome})


def _size_now(draft: Draft, clause: Clause) -> str | None:
    """The size that a clause tells, where that is all it does, of just the one thing that a step speaks of."""
    if not isinstance(clause.said, Fate) or clause.said.key != IS_NOW or len(clause.said.things) != 1:
        return None
    (thing,) = clause.said.things
    changed = {one.object for one in draft.changes}
    if not isinstance(thing, Message) or {*thing.objects()} != changed or thing.args["damage"]:
        return None
    return f"{thing.args['power']}/{thing.args['toughness']}"


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


def _denied(drafts: Sequence[Draft]) -> list[Message]:
    """What did not happen; damage that the same effects have prevented together."""
    said: list[Message] = []
    prevented: dict[tuple[tuple[ObjectId, ...], str], Message] = {}
    for draft in drafts:
        if draft.key != "tell-prevented":
            said.append(draft.message)
            continue
        by, why = tuple(draft.changed_by), draft.args["why"]
        if (by, repr(why)) not in prevented:
            args = {"amount": 0, "things": [], "effects": TargetId.of_objects(by), "count": len(by), "why": why}
            prevented[by, repr(why)] = Message("verdict-prevented", args)
            said.append(prevented[by, repr(why)])
        together = prevented[by, repr(why)].args
        together["amount"] += draft.args["amount"]
        together["things"] += [draft.args["to"]] if draft.args["to"] not in together["things"] else []
    return [_in_short(one) for place, one in enumerate(said) if one not in said[:place]]


def _in_short(said: Message) -> Message:
    """What has been prevented of damage to many, without whom it would have been dealt to; of what does not resolve,
    without where its card goes; of what is not countered, without what has resolved for nothing."""
    if said.key == NOT_COUNTERED:
        return Message(said.key, said.args | {"resolved": ""})
    if said.key == "tell-not-resolved":
        return Message(said.key, said.args | {"where": ""})
    if said.key != "verdict-prevented" or len(said.args["things"]) < MANY:
        return said
    return Message("verdict-prevented-in-all", said.args)


def _by_others(changes: Changes) -> bool:
    """Whether something else than an object's own abilities has changed it: those are printed on the card."""
    return any(cause.counters or cause.source != one.object for one in changes for cause in one.causes)
