"""The clauses of a verdict: what came of things, each with its weight, in the order in which they are told.

What is left out of a verdict is what weighs least, not what is longest: the same in every language.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING

from engine import events as ev
from engine.report.clauses_of_fates import Clause, Weight
from engine.report.created_tokens import made_by
from engine.report.fates import Fate
from engine.report.holding_still import is_still
from engine.report.narration.characteristics import IS_NEWER, OUTCOME_LOSES
from engine.report.narration.characteristics_in_words import told
from engine.report.narration.draft import Draft
from engine.report.narration.not_happening import NOT_COUNTERED
from engine.report.narration.turns import BY_CONTROL, REMOVED
from engine.report.net_results import NetResults
from engine.report.results_of_players import life
from engine.report.what_came_of_it import ATTACHED, WhatCame, what_came
from engine.report.what_defeats import lets_lose, with_what_defeats
from engine.report.what_did_not_happen import NOT_THE_SAME
from engine.rules.choices.declined import UNPAID
from engine.state.choices import Message, targets_in
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone
from engine.table.messages_in_words import AS_OF, REMARKED

if TYPE_CHECKING:
    from engine.table.table import Table

MOST_CLAUSES = 4
"""How much of what came of things a verdict says; one of players and the stack beside it."""

MOST_OF_A_KIND = 2
"""How many steps of one kind a verdict says in their own words."""

THE_END = (ev.PlayerLoses, ev.GameEnds)

QUOTED = frozenset({"tell-effect-said", "tell-effect-rule"})
"""The steps of effects that last in the words of their cards: what they come to is told where something does."""

BESIDE_STAYING = {"verdict-defeated-to-exile": "verdict-defeated"}
"""What a fate that says how something stands says has happened to it, whatever becomes of it."""

OF_WHAT_ENTERS = frozenset({"no-legend-rule", "not-legendary", NOT_THE_SAME})
"""What is told not to have happened to what has entered, behind that."""

LETS_HAPPEN = frozenset({"tell-not-resolved", NOT_COUNTERED})
"""What is told not to have happened to spells, before what therefore has come of others."""

EXCEPTIONS = frozenset({"not-turned-face-down"})
"""What is told not to have happened to some of the things to which it has happened, behind those."""

ENTERED, BACK = ("verdict-enters", "verdict-returns"), "verdict-back"
"""That something has entered, and that it is back as a new object."""

NO_LIFE = "no life"

FALLS_OFF = {"704.5n", "704.5p", "701.3d"}
"""The rules by which what is attached to something that is gone comes off."""


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
    """How the game ended, or what came of it: ``most`` of each kind of what is told in the words of steps; and how
    much else there is."""
    ends = [d for d in drafts if any(isinstance(one.event, THE_END) for one in d.events)]
    if table.game.is_two_player and sum(len(_loses(d)) for d in ends) == 1:  # then the other wins (104.2a)
        ends = [d for d in ends if _loses(d)]
    freeing = [lets_lose(table.game, drafts, one) for one in ends]
    losses = [one for end, freed in zip(ends, freeing, strict=True) for one in _the_end(table, end, freed, since)]
    if table.game.over and ends:
        return [*losses, *_lives_changed(table, ends, since)], 0
    if ends:  # the others play on
        rest = [one for one in drafts if one not in (*ends, *freeing)]
        others, unsaid = clauses_of(rest, table, since, most)
        others = [one for one in others if one.weight is not Weight.COURSE and not _says_again(one, freeing, table)]
        return [*losses, *_taken_along(drafts, table), *others, _play_on(table)], unsaid
    came = what_came(drafts, table, since, most)
    said, unsaid, no = in_order(came, table, most), came.beyond(most), came.not_happening
    if said or not no.idle:
        return said, unsaid
    last, more = no.idle[-1], max(0, len(no.removed) - 1)
    return [Clause(last, Weight.RESULT if last in no.removed else Weight.COURSE)], unsaid + more


def _loses(end: Draft) -> list[ev.PlayerLoses]:
    """Who loses in a step."""
    return [one.event for one in end.events if isinstance(one.event, ev.PlayerLoses)]


def _lives_changed(table: Table, ends: Sequence[Draft], since: int) -> Iterator[Clause]:
    """At how much life a player is who loses for something else, where effects have changed what life was lost."""
    losers = {one.player for end in ends for one in _loses(end) if one.reason != NO_LIFE}
    for player in losers:
        changes = [
            one
            for one in table.game.log[since:]
            if isinstance(one.event, ev.LifeGain | ev.LifeLoss) and one.event.player == player
        ]
        if any(one.changed_by for one in changes):
            yield Clause(life(table.game, player, changes))


def _the_end(table: Table, end: Draft, freed: Draft | None, since: int) -> Iterator[Clause]:
    """That a player loses or wins: to what; behind the step in which that has gone which had held it off."""
    if freed is None:
        yield Clause(with_what_defeats(table.game, end, since))
        return
    yield Clause(freed.message)
    yield Clause(Message("verdict-so-loses", {"player": end.args["player"], "state": end.args["state"]}))


def _says_again(clause: Clause, freeing: Sequence[Draft | None], table: Table) -> bool:
    """Whether a clause only says what has become of what is told to have let a player lose."""
    told = {table.refs.root(i) for one in freeing if one is not None for i in one.message.objects()}
    things = {table.refs.root(i) for i in clause.said.message().objects()} if isinstance(clause.said, Fate) else set()
    return bool(things) and things <= told


def in_order(came: WhatCame, table: Table, most: int) -> list[Clause]:
    """Who dies, what did not happen, what else came of things, and what has changed because of it: ``most`` of each
    kind."""
    no, kept = came.not_happening, came.as_told[-most:]
    first = no.denied[-most:][:1]
    of_entering = [one for one in first if one.key in OF_WHAT_ENTERS]
    excepted = [one for one in first if one.key in EXCEPTIONS]
    first = [one for one in first if one not in (*of_entering, *excepted)]
    others, of_entering = _back_and_no_longer_meant(came.fates, of_entering, table)
    fates = [*came.deaths, *(one.said for one in came.fates if isinstance(one.said, Fate))]
    gone = {table.refs.root(i) for one in fates for i in one.message().objects()}
    passing = [one for one in kept if not gone.isdisjoint(map(table.refs.root, made_by([one[0]], table)))]
    quoted = Weight.BESIDE if fates and all(map(_is_loyalty, fates)) else Weight.COURSE
    unpaid = [one for one in first if one.key in UNPAID and gone and not _is_before(one, gone, table)]
    first = [one for one in first if one not in unpaid]
    dead = {table.refs.root(i) for one in came.deaths for i in one.message().objects()}
    lets_happen = [one for one in first if one.key in LETS_HAPPEN and _has_gone_before(one, dead, table)]
    first = [one for one in first if one not in lets_happen]
    so_changed = [one for one in first if _comes_of(one, came, table)]
    first = [one for one in first if one not in so_changed]
    return [
        *(Clause(message) for _, message in passing),  # tokens are there before they are gone
        *map(Clause, lets_happen),
        *map(Clause, came.moved_on[-most:]),  # what is dealt elsewhere before what comes of it there
        *map(Clause, came.deaths),
        *map(Clause, first),
        *(one for one in others if not one.falls_off),
        *map(Clause, (*of_entering, *unpaid)),
        *map(Clause, no.quiet[-most:][:1]),
        *(
            Clause(_with_what_it_is(d, message, table), _weight(d, came.fitted))
            for d, message in kept
            if not _is_unread(d) and d.key != REMOVED and (d, message) not in passing
        ),
        *map(Clause, excepted),
        *(Clause(d.message) for d in came.allowed[-most:]),
        *(Clause(d.message, quoted if d.key in QUOTED else Weight.BESIDE) for d in came.held[-most:]),
        *(
            Clause(_as_of(d, came.sizes.get(id(d))), Weight.RESULT if id(d) in came.sizes else Weight.BESIDE)
            for d in came.gained[-most:]
        ),
        *(one for one in came.fates if one.falls_off),  # also as what they enchanted has become something else
        *(Clause(Message(d.key, d.args | told(each, why=False))) for d, each in came.changed[-most:]),
        *map(Clause, so_changed),
        *(Clause(_removed(d, came)) for d, _ in kept if d.key == REMOVED),
        *(Clause(note, Weight.BESIDE) for d, _ in came.changed[-most:] for note in d.notes if note.args.get("more")),
        *(Clause(one, Weight.BESIDE) for one in (*no.denied[-most:][1:], *no.quiet[-most:][1:], *no.late[-most:])),
        *(Clause(message) for d, message in kept if _is_unread(d)),
    ]


def _comes_of(said: Message, came: WhatCame, table: Table) -> bool:
    """Whether what did not happen to something is told behind what has changed about it, which comes first."""
    changed = {table.refs.root(one.object) for _, each in came.changed for one in each}
    things = {*map(table.refs.root, said.objects())}
    return bool(things) and things <= changed


def _is_loyalty(fate: Fate) -> bool:
    """Whether it says how much loyalty a planeswalker has: that is what its ability has cost (606.4)."""
    return fate.args.get("kind") == "loyalty"


def _back_and_no_longer_meant(
    fates: Sequence[Clause], denied: Sequence[Message], table: Table
) -> tuple[list[Clause], list[Message]]:
    """What has become of things and what has not; that a thing is back and that it therefore stays, as one clause."""
    told, rest = [*fates], [*denied]
    for one in denied:
        things = {*map(table.refs.root, one.objects())}
        for place, clause in enumerate(told):
            fate = clause.said
            alike = isinstance(fate, Fate) and {*map(table.refs.root, fate.message().objects())} == things
            if one.key == NOT_THE_SAME and isinstance(fate, Fate) and fate.key in ENTERED and alike:
                told[place] = replace(clause, said=Fate(BACK, fate.things, {**fate.args, "stays": one.args["stays"]}))
                rest.remove(one)
    return told, rest


def _removed(draft: Draft, came: WhatCame) -> Message:
    """What is removed from combat, behind what has become of it; why is not said where that has been (506.4)."""
    others = {
        one.object for _, each in came.changed for one in each if "Creature" in one.before.types - one.after.types
    }
    known = draft.args["reason"] == BY_CONTROL or {*draft.message.objects()} <= others
    return Message(draft.key, draft.args | {"reason": "none"} if known else draft.args)


def _is_before(unpaid: Message, gone: Set[ObjectId], table: Table) -> bool:
    """Whether something was not paid before that became of any of these things."""
    log, said = table.game.log, ev.DidNotHappen(unpaid)
    then = next((one.id for one in reversed(log) if one.event == said), 0)
    later = (one.event.object for one in log[then:] if isinstance(one.event, ev.ZoneChange | ev.Countered))
    return not gone.isdisjoint(map(table.refs.root, later))


def _has_gone_before(said: Message, dead: Set[ObjectId], table: Table) -> bool:
    """Whether a spell or ability has left the stack before any of these things has died."""
    item = said.args.get("item")
    own = {*map(table.refs.root, (one.object for one in targets_in(item) if one.object is not None))}
    moves = [(one.id, event.origin, table.refs.root(event.object)) for one, event in table.game.logged(ev.ZoneChange)]
    deaths = [then for then, origin, thing in moves if thing in dead and origin is Zone.BATTLEFIELD]
    left = [then for then, origin, thing in moves if thing in own and origin is Zone.STACK]
    return bool(deaths) and bool(left) and left[-1] < deaths[-1]


def _taken_along(drafts: Sequence[Draft], table: Table) -> Iterator[Clause]:
    """What others have controlled and has left the game with the player who owns it (800.4a)."""
    for logged in (one for draft in drafts for one in draft.events):
        if not isinstance(event := logged.event, ev.LeftGame):
            continue
        were = {i: table.game.came_from(i) for i in event.objects}
        theirs = [i for i, was in were.items() if was is not None and was.characteristics.controller != event.player]
        if theirs:
            args = {"player": TargetId.of_player(event.player), "objects": TargetId.of_objects(theirs)}
            yield Clause(Message("verdict-taken-along", {**args, "count": len(theirs)}))


def _play_on(table: Table) -> Clause:
    """Who is left in a game that a player has left (104.2a)."""
    players = [TargetId.of_player(one.number) for one in table.game.living()]
    return Clause(Message("verdict-play-on", {"players": players, "count": len(players)}))


def _weight(draft: Draft, fitted: set[ObjectId]) -> Weight:
    """What a step in its own words weighs: what comes off as its host is gone says nothing of it, unless it has been
    attached in the same stretch or is of another type now."""
    fits = not fitted.isdisjoint({*draft.message.objects()}) or _is_other_now(draft)
    return Weight.COURSE if FALLS_OFF & {*draft.rules} and not fits else Weight.RESULT


def _is_other_now(draft: Draft) -> bool:
    """Whether what a step speaks of has come off and is of another type for that (702.151b)."""
    objects = {*draft.message.objects()} if FALLS_OFF & {*draft.rules} else set()
    return any(one.object in objects and one.before.types != one.after.types for one in draft.changes)


def _with_what_it_is(draft: Draft, message: Message, table: Table) -> Message:
    """What a verdict says of a step, with what has come of it where that is another type, or what it has been attached
    to is still so."""
    equips = draft.key == ATTACHED and bool(draft.changes) and all(is_still(one, table) for one in draft.changes)
    if draft.outcome is None or not (equips or _is_other_now(draft)):
        return message
    return Message(AS_OF, {"said": message, "at": draft.at, "outcome": draft.outcome})


def _is_unread(draft: Draft) -> bool:
    """Whether a step tells that something could not be read: behind what has happened."""
    return any(isinstance(one.event, ev.NotRead) for one in draft.events)


def _as_of(draft: Draft, sizes: Sequence[Message | str] | None) -> Message:
    """A step in its own words, with the size that what it speaks of has by now, and what takes its abilities."""
    outcome = Message("outcome-size", {"sizes": [*sizes]}) if sizes is not None else None
    if draft.outcome is not None and draft.outcome.key == OUTCOME_LOSES:
        outcome = Message(OUTCOME_LOSES, {**draft.outcome.args, "size": outcome or ""})
    newer = next((one for one in draft.notes if one.key == IS_NEWER), None)
    said = Message(REMARKED, {"said": draft.message, "remark": newer}) if newer is not None else draft.message
    return Message(AS_OF, {"said": said, "at": draft.at, "outcome": outcome})
