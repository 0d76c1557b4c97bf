"""The clauses of a verdict: what came of things, each with its weight, in the order in which they are told.

What is left out of a verdict is what weighs least, not what is longest: the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from engine import events as ev
from engine.report.model import StepKind
from engine.report.narration.characteristics import told
from engine.report.narration.draft import Draft
from engine.report.net_results import ELSEWHERE, Fate, NetResults
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId

if TYPE_CHECKING:
    from engine.table.table import Table

MOST_CLAUSES = 4
"""How much of what came of things a verdict says; one of players and the stack beside it."""

MOST_OF_A_KIND = 2
"""How many steps of one kind a verdict says in their own words."""

MANY = 3
"""So many things to which damage would have been dealt need not be named."""

THE_END = (ev.PlayerLoses, ev.GameEnds)

SAID_AS_TOLD = (
    ev.MadeToken,
    ev.Transformed,
    ev.TurnedFaceUp,
    ev.TurnedFaceDown,
    ev.Attached,
    ev.Regenerated,
    ev.PhasedOut,
    ev.PhasedIn,
    ev.PhasesAdded,
    ev.GotEmblem,
    ev.NotRead,
)
"""What a verdict says in the words of its step."""

TOO_LATE = "gone-before-striking"
LATE = {TOO_LATE, "nothing-to-do", "source-has-left"}
NOT_TRIGGERED = {
    *("kept-from-triggering", "condition-not-met", "no-damage", "entered-tapped", "no-death", "triggered-already"),
}
"""What is told of abilities behind what became of the things that they watch."""
IDLE = "tell-trigger-removed"
"""What is told last of what did not happen, and what only where nothing else is to tell."""

NOT_COUNTERED = "not-countered"
"""What resolves for all that, which is told as well."""

TOKENS = "tell-tokens"

EFFECTS = frozenset({"tell-effect-text", "tell-effect-in-words"})
"""The steps of effects that begin, in words that say what they make of something."""

FALLS_OFF = {"704.5n", "704.5p", "701.3d"}
"""The rules by which what is attached to something that is gone comes off."""

SMALL_FATES = frozenset(
    {"verdict-enters", "verdict-enters-under", "verdict-enters-as-copy", "verdict-ceases", "verdict-sacrificed"}
)
"""What becomes of things in the course of what is asked about: spells resolve, costs are paid."""


class Weight(IntEnum):
    """How much a clause says of what a board was made for."""

    RESULT = 0
    """What became of what was acted on."""
    BESIDE = 1
    COURSE = 2
    """What goes without saying beside any result."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a verdict."""

    said: Message | Fate
    weight: Weight = Weight.RESULT


def at_a_glance(drafts: Sequence[Draft], table: Table, since: int, *, beside: bool) -> list[Message]:
    """What came of things, as much as a verdict says, and how much more there is in the steps; ``beside`` says whether
    it is told as well what came of players."""
    clauses, unsaid = clauses_of(drafts, table, since, MOST_OF_A_KIND)
    results = NetResults(table.game, table.refs, ())
    if beside or any(one.weight is not Weight.COURSE for one in clauses):
        clauses = [one for one in clauses if one.weight is not Weight.COURSE]
    kept = sorted(sorted(range(len(clauses)), key=lambda place: clauses[place].weight)[:MOST_CLAUSES])
    unsaid += len(clauses) - len(kept)
    said = [one.said for one in map(clauses.__getitem__, kept)]
    more = [Message("verdict-more-below", {"count": unsaid})] if unsaid else []
    return [*(results.message(one) if isinstance(one, Fate) else one for one in said), *more]


def clauses_of(drafts: Sequence[Draft], table: Table, since: int, most: int) -> tuple[list[Clause], int]:
    """How the game ended; or who dies, what did not happen, what else came of things, and what has changed because of
    it: ``most`` of each kind of what is told in the words of steps. With how much else there is."""
    ends = [d.message for d in drafts if any(isinstance(one.event, THE_END) for one in d.events)]
    if ends:
        return [Clause(one) for one in ends], 0
    not_happening = [d for d in drafts if d.kind is StepKind.DID_NOT_HAPPEN]
    idle = [d.message for d in not_happening if d.key == IDLE]
    late: list[Message] = []
    for one in (d.message for d in not_happening if d.key in LATE):
        late += [one] if one not in late else []
    quiet = [d.message for d in not_happening if d.key in NOT_TRIGGERED]
    denied = _denied([d for d in not_happening if d.key not in {IDLE, *LATE, *NOT_TRIGGERED}])
    spared = {i for one in denied[-most:] if one.key != NOT_COUNTERED for i in one.objects()}
    changed = _changed_alike(
        [d for d in drafts if d.kind is StepKind.CHANGED and _by_others(d) and _is_so_still(d.changes, table)]
    )
    as_told = _added_up([d for d in drafts if any(isinstance(one.event, SAID_AS_TOLD) for one in d.events)])
    gained = [d for d in drafts if any(_gives_more_than_size(one.event, d, table) for one in d.events)]
    named = {i for d in not_happening for i in d.message.objects()}
    gained = [d for d in gained if named.isdisjoint(one.object for one in d.changes)]
    changes = [one for _, each in changed[-most:] for one in each]
    sized = [one.object for one in changes if one.before.power != one.after.power]
    causes = {cause.source for one in changes for cause in one.causes}
    fates = [*_fates(NetResults(table.game, table.refs, table.game.log[since:], spared, sized), causes)]
    dying = [one for one in fates if isinstance(one.said, Fate) and one.said.key.startswith("verdict-dies")]
    fates = [one for one in fates if not any(_says_size(d, one, table) for d in gained)]
    for one in [*late]:
        death = _death_of(one, dying, table)
        if death is not None:  # the clause of its death says so (702.7b)
            death.key = "verdict-dies-before-striking"
            late.remove(one)
    said = [
        *dying,
        *map(Clause, denied[-most:][:1]),
        *map(Clause, _moved_on(drafts)[-most:]),
        *(one for one in fates if one not in dying),
        *map(Clause, quiet[-most:][:1]),
        *(Clause(message, _weight(d)) for d, message in as_told[-most:]),
        *(Clause(d.message, Weight.BESIDE) for d in gained[-most:]),
        *(Clause(Message(d.key, d.args | told(each, why=False))) for d, each in changed[-most:]),
        *(Clause(one, Weight.BESIDE) for one in (*denied[-most:][1:], *quiet[-most:][1:], *late[-most:])),
    ]
    unsaid = sum(max(0, len(one) - most) for one in (denied, quiet, late, changed, as_told, gained)) + len(idle)
    return (said, unsaid) if said or not idle else ([Clause(idle[-1])], unsaid - 1)


def _death_of(late: Message, dying: Iterable[Clause], table: Table) -> Fate | None:
    """The death of what deals no combat damage any more, if it is that which has died."""
    creatures = {table.refs.root(i) for i in late.objects()} if late.key == TOO_LATE else set()
    for fate in (one.said for one in dying):
        roots = {table.refs.root(i) for i in fate.message().objects()} if isinstance(fate, Fate) else set()
        if creatures and roots == creatures and isinstance(fate, Fate) and fate.key == "verdict-dies":
            return fate
    return None


def _weight(draft: Draft) -> Weight:
    """What a step in its own words weighs: what comes off as its host is gone says nothing of it."""
    return Weight.COURSE if FALLS_OFF & {*draft.rules} else Weight.RESULT


def _fates(results: NetResults, causes: Iterable[ObjectId]) -> Iterator[Clause]:
    """What became of things; that something has entered goes without saying where it is told what it has changed."""
    named = {results.refs.root(one) for one in causes}
    for fate in results.fates():
        if fate.key != "verdict-enters":
            yield Clause(fate, _weight_of(fate, results))
            continue
        for weight in (Weight.BESIDE, Weight.COURSE):
            things = [
                one
                for one in fate.things
                if (results.is_played(one) or results.root(one) in named) is (weight is Weight.COURSE)
            ]
            if things:
                yield Clause(replace(fate, things=things), weight)


def _weight_of(fate: Fate, results: NetResults) -> Weight:
    if results.only_cast(fate):
        return Weight.COURSE
    return Weight.BESIDE if fate.key in SMALL_FATES else Weight.RESULT


def _moved_on(drafts: Sequence[Draft]) -> list[Message]:
    """Damage that has been dealt to something else than was meant (614.9)."""
    moved = [d for d in drafts if isinstance(d.args.get("instead"), Message)]
    return [
        Message(
            "verdict-redirected", {"amount": d.args["amount"], "to": d.args["to"], "of": d.args["instead"].args["to"]}
        )
        for d in moved
    ]


def _changed_alike(drafts: Sequence[Draft]) -> list[tuple[Draft, list[ev.CharacteristicsChanged]]]:
    """What has changed, together where the same effects have made the same of it, whichever of them applied first."""
    alike: dict[str, tuple[Draft, list[ev.CharacteristicsChanged]]] = {}
    for draft in drafts:
        said = told(draft.changes[:1], why=False)
        key = repr((said["what"].key, said["what"].args["clauses"], said["causes"]))
        _, changes = alike.setdefault(key, (draft, []))
        changes += draft.changes
    return [*alike.values()]


def _says_size(draft: Draft, clause: Clause, table: Table) -> bool:
    """Whether a clause only says what size something is, and the words of an effect say that as well."""
    if not isinstance(clause.said, Fate) or clause.said.key != "verdict-is-now" or len(clause.said.things) != 1:
        return False
    now = {one.object: f"{one.after.power}/{one.after.toughness}" for one in draft.changes}
    sizes = {size for i, size in now.items() if i in {*clause.said.message().objects()}}
    return bool(sizes) and all(size in str(draft.args.get("text", "")) for size in sizes)


def _added_up(drafts: Sequence[Draft]) -> list[tuple[Draft, Message]]:
    """What is said in the words of its step; of the same tokens that have been created several times, how many in
    all."""
    said: dict[str, tuple[Draft, Message]] = {}
    for place, draft in enumerate(drafts):
        key = repr({**draft.args, "count": 0}) if draft.key == TOKENS else str(place)
        _, before = said.pop(key, (draft, None))
        count = draft.args["count"] + before.args["count"] if before is not None else None
        said[key] = (draft, Message(draft.key, draft.args | ({"count": count} if count is not None else {})))
    return [*said.values()]


def _is_so_still(changes: Sequence[ev.CharacteristicsChanged], table: Table) -> bool:
    """Whether anything that has changed is there still, and is not again what it was before."""
    latest = [(table.game.find(table.refs.latest(one.object)), one.before) for one in changes]
    there = [(it, before) for it, before in latest if it.zone in ELSEWHERE and table.game.exists(it.id)]
    return any(_seen(table.game.characteristics(it)) != _seen(before) for it, before in there)


def _seen(ch: Characteristics) -> tuple[Any, ...]:
    """What is told of what an object is."""
    return ch.power, ch.toughness, ch.types, ch.subtypes, ch.colors, ch.controller, ch.abilities.all


def _gives_more_than_size(event: ev.Event, draft: Draft, table: Table) -> bool:
    """Whether an effect has begun that still makes something what it was not, beside its size: that is told of what has
    become of it."""
    if not isinstance(event, ev.EffectBegins) or draft.key not in EFFECTS:
        return False
    lasts = any((e.source, e.timestamp) == (event.effect.source, event.effect.timestamp) for e in table.game.effects)
    more = any(_seen(one.before)[2:] != _seen(one.after)[2:] for one in draft.changes)
    return lasts and more and _is_so_still(draft.changes, table)


def _denied(drafts: Sequence[Draft]) -> list[Message]:
    """What did not happen; damage that the same effects have prevented together."""
    said: list[Message] = []
    prevented: dict[tuple[ObjectId, ...], Message] = {}
    for draft in drafts:
        if draft.key != "tell-prevented":
            said.append(draft.message)
            continue
        by = tuple(draft.changed_by)
        if by not in prevented:
            args = {"amount": 0, "things": [], "effects": [], "count": len(by)}
            prevented[by] = Message("verdict-prevented", args | {"effects": TargetId.of_objects(by)})
            said.append(prevented[by])
        together = prevented[by].args
        together["amount"] += draft.args["amount"]
        together["things"] += [draft.args["to"]] if draft.args["to"] not in together["things"] else []
    return [_in_short(one) for one in said]


def _in_short(said: Message) -> Message:
    """What has been prevented of damage to many, without whom it would have been dealt to."""
    if said.key != "verdict-prevented" or len(said.args["things"]) < MANY:
        return said
    return Message("verdict-prevented-in-all", said.args)


def _by_others(draft: Draft) -> bool:
    """Whether something else than an object's own abilities has changed it: those are printed on the card."""
    return any(cause.counters or cause.source != one.object for one in draft.changes for cause in one.causes)
