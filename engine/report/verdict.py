"""The answer in two sentences: the end of the game, a refusal, or what came of it, and what is to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import events as ev
from engine.report.model import StepKind, UnreadText
from engine.report.narration.characteristics import told
from engine.report.narration.narrator import Draft
from engine.report.net_results import Fate, NetResults
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.table.messages_in_words import Speech

if TYPE_CHECKING:
    from engine.table.table import Table

MOST_CLAUSES = 5
"""How much of what came of things a verdict says; one of players and the stack beside it."""

ALWAYS = 2
"""So much of it whatever its length."""

ABOUT_TWO_LINES = 160
"""So many characters of it."""

MOST_OF_A_KIND = 2
"""How many steps of one kind a verdict says in their own words."""

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
    ev.NotRead,
)
"""What a verdict says in the words of its step."""

BY_ITSELF = {"502.3", "504.1", "514.2"}
"""The rules of what every turn brings: untapping, drawing, cleaning up."""

UNTOLD = (ev.TurnBegins, ev.StepBegins, ev.CombatEnds, ev.ManaEmptied, ev.EffectEnds)


def verdict(
    table: Table,
    drafts: list[Draft],
    speech: Speech,
    unread: Sequence[UnreadText] = (),
    since: int = 0,
    *,
    asking: bool = True,
) -> str:
    """What a person who asks "what happens?" wants to hear, in at most two sentences: what has come of it since nothing
    was under way, or since the event with the id ``since``. Without ``asking`` what is to be chosen is left out, which
    stands beside it: the verdict may be empty then.

    Where a sentence that is not read could matter, the verdict says so itself: an answer that may be wrong is
    not given with confidence.
    """
    said = _answer(table, drafts, speech, since, asking)
    doubts = list(dict.fromkeys(one.card for one in unread if one.could_matter))
    if not doubts:
        return said
    return f"{said} {speech.say(Message('verdict-unread', {'cards': ', '.join(doubts)}))}".lstrip()


def _answer(table: Table, drafts: list[Draft], speech: Speech, since: int, asking: bool) -> str:
    refusals = table.history.refused
    if refusals and (not refusals[-1].expected or refusals[-1].log == len(table.game.log)):
        return speech.say(refusals[-1].reason)
    since = max(_since(table), since)
    recent = _after(drafts, since)
    things = _short(*_of_things(recent, table, since), speech)
    choice = table.choice
    asked = ""
    if choice is not None and choice.kind != "priority":
        args = {"player": TargetId.of_player(choice.player), "prompt": choice.prompt}
        asked = speech.say(Message("verdict-choose", args))
    results = NetResults(table.game, table.refs, table.game.log[since:])
    ended = any(isinstance(one.event, THE_END) for d in recent for one in d.events)
    players = [] if ended else [*results.of_players()]
    announced = _announced(table, recent, triggers=not asked) if not things and not players else None
    if announced is not None:
        things = [announced.message]
    still = results.on_stack(below=announced is not None) if not asked and not ended else ()
    others = [*players, *still]
    if not things and not others:
        things = [_what_it_comes_to(one) for one in _last(recent or drafts)] if not asked else []
    sentences = [[*things, *others]] if asked else [things, others]
    said = [*(_sentence(clauses, speech) for clauses in sentences if clauses), asked if asking else ""]
    return " ".join(filter(None, said)) or ("" if asked else speech.say(Message("verdict-nothing")))


def results_since(table: Table, drafts: Sequence[Draft], since: int) -> list[Message | Fate]:
    """All that has come of it since the event with the id ``since``, as a verdict says it: of things, of players, and
    what is on the stack still."""
    came, _ = _came(_after(drafts, since), table, since, len(drafts) + 1)
    results = NetResults(table.game, table.refs, table.game.log[since:])
    return [*came, *results.of_players(), *results.on_stack(below=False)]


def _after(drafts: Sequence[Draft], since: int) -> list[Draft]:
    return [d for d in drafts if (d.events[-1].id if d.events else d.before) > since]


def _sentence(clauses: Sequence[Message], speech: Speech) -> str:
    parts = ((speech.goes_on if place else speech.say)(one).rstrip(".") for place, one in enumerate(clauses))
    return speech.words("between-sentences").join(dict.fromkeys(parts)) + "."


def _short(things: Sequence[Message], unsaid: int, speech: Speech) -> list[Message]:
    """As much as can be read at a glance, and how much more there is in the steps."""
    kept: list[Message] = []
    length = 0
    for one in things:
        words = len(speech.say(one))
        if len(kept) < ALWAYS or (length + words <= ABOUT_TWO_LINES and len(kept) < MOST_CLAUSES):
            kept.append(one)
            length += words
    unsaid += len(things) - len(kept)
    return [*kept, *([Message("verdict-more-below", {"count": unsaid})] if unsaid else [])]


def _since(table: Table) -> int:
    """Where the stretch of the game begins that the verdict speaks of: when nothing was under way for the last time
    before the latest thing that happened."""
    latest = next((one.id for one in reversed(table.game.log) if _matters(one)), 0)
    return max((rest for rest in table.history.rests if rest < latest), default=0)


def _matters(logged: Logged) -> bool:
    return not isinstance(logged.event, UNTOLD) and BY_ITSELF.isdisjoint(logged.rules)


def _announced(table: Table, drafts: Sequence[Draft], *, triggers: bool) -> Draft | None:
    """The step that put what is on top of the stack there; a triggered ability's only where ``triggers`` says so."""
    for draft in reversed(drafts):
        for logged in draft.events:
            event, top = logged.event, table.game.stack[-1:]
            if isinstance(event, ev.SpellCast) and [event.object] == top:
                return draft
            if isinstance(event, ev.AbilityActivated | ev.AbilityTriggered) and [event.item] == top:
                return draft if triggers or isinstance(event, ev.AbilityActivated) else None
    return None


def _of_things(drafts: Sequence[Draft], table: Table, since: int) -> tuple[list[Message], int]:
    """What came of things, and how much else is left to the steps."""
    came, unsaid = _came(drafts, table, since, MOST_OF_A_KIND)
    results = NetResults(table.game, table.refs, ())
    return [results.message(one) if isinstance(one, Fate) else one for one in came], unsaid


def _came(drafts: Sequence[Draft], table: Table, since: int, most: int) -> tuple[list[Message | Fate], int]:
    """How the game ended; or what did not happen, what came of things, and what has changed because of it: ``most`` of
    each kind of what is told in the words of steps. With how much else there is."""
    ends = [d.message for d in drafts if any(isinstance(one.event, THE_END) for one in d.events)]
    if ends:
        return [*ends], 0
    not_happening = [d for d in drafts if d.kind is StepKind.DID_NOT_HAPPEN]
    idle = [d.message for d in not_happening if d.key == "tell-trigger-removed"]
    late = [d.message for d in not_happening if d.key == "gone-before-striking"]
    denied = _denied([d for d in not_happening if d.key not in ("tell-trigger-removed", "gone-before-striking")])
    moved = _moved_on(drafts)
    spared = {i for one in denied[-most:] for i in one.objects()}
    changed = _changed_alike([d for d in drafts if d.kind is StepKind.CHANGED and _by_others(d)])
    sized = [one.object for _, changes in changed[-most:] for one in changes if one.before.power != one.after.power]
    fates = NetResults(table.game, table.refs, table.game.log[since:], spared, sized).fates()
    as_told = [d for d in drafts if any(isinstance(one.event, SAID_AS_TOLD) for one in d.events)]
    said: list[Message | Fate] = [
        *denied[-most:][:1],
        *moved[-most:],
        *fates,
        *(Message(d.key, d.args | told(changes, why=False)) for d, changes in changed[-most:]),
        *(d.message for d in as_told[-most:]),
        *denied[-most:][1:],
        *late[-most:],
    ]
    said = said or [*idle[-1:]]
    return said, sum(map(len, (denied, moved, idle, late))) + len(fates) + len(changed) + len(as_told) - len(said)


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
    return said


def _by_others(draft: Draft) -> bool:
    """Whether something else than an object's own abilities has changed it: those are printed on the card."""
    return any(cause.counters or cause.source != one.object for one in draft.changes for cause in one.causes)


def _what_it_comes_to(draft: Draft) -> Message:
    """The words of a step; of effects that end, what has become of the things that they applied to."""
    ended = draft.outcome if draft.key == "tell-effects-end" else None
    return ended.args["changes"] if ended is not None else draft.message


def _last(drafts: Sequence[Draft]) -> list[Draft]:
    """The last step that tells more than that a step has begun."""
    told = [d for d in drafts if any(not isinstance(one.event, UNTOLD) for one in d.events)]
    return told[-1:] or list(drafts[-1:])
