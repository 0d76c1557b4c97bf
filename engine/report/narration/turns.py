"""Telling of turns, steps and combat."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.draft import UNTAPPED, Draft
from engine.report.narration.names_then import name_then
from engine.report.narration.narrator import FIRST_DAMAGE, Narrator
from engine.state.choices import Message
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged


@tells(ev.TurnBegins, ev.StepBegins)
def _begins(n: Narrator, logged: Logged, event: ev.Event) -> None:
    """Told when something happens in it; the start of the board goes without saying."""
    if logged.id > 1 or not n.history.opening:
        n.waiting.append(logged)


@tells(ev.PhasedOut, ev.PhasedIn)
def _phased(n: Narrator, logged: Logged, event: ev.PhasedOut | ev.PhasedIn) -> None:
    draft = n.same_batch(logged, type(event))
    if draft is not None:
        draft.args["objects"].append(TargetId.of_object(event.object))
        draft.args["count"] += 1
        n.fold(logged, draft)
        return
    n.step(
        logged,
        "tell-phased-out" if isinstance(event, ev.PhasedOut) else "tell-phased-in",
        objects=[TargetId.of_object(event.object)],
        count=1,
    )


@tells(ev.PhasesAdded)
def _phases_added(n: Narrator, logged: Logged, event: ev.PhasesAdded) -> None:
    if "beginning of combat" not in event.steps:
        n.step(logged, "tell-steps-added", steps=[Message("step-" + name.replace(" ", "-")) for name in event.steps])
        return
    main = "postcombat main" in event.steps
    n.step(logged, "tell-combat-and-main-added" if main else "tell-combat-added")


def _declarer(n: Narrator, event: ev.AttackDeclared | ev.BlockDeclared) -> PlayerId:
    """Who declared the creature; the report is told when it may have another controller."""
    return event.by if event.by is not None else n.game.controller(event.object)


@tells(ev.AttackDeclared)
def _attacks(n: Narrator, logged: Logged, event: ev.AttackDeclared) -> None:
    pair = Message("attacks", {"attacker": TargetId.of_object(event.object), "target": event.target})
    if not event.declared:
        n.step(logged, "tell-put-attacking", attack=pair)
        return
    before = next((s for s in reversed(n.steps) if s.key == "tell-attack"), None)
    if before is not None and before.events[0].parent == logged.parent and before is n.steps[-1]:
        n.fold(logged, before)
    else:
        attacks = Message("list", {"items": []})
        before = n.step(logged, "tell-attack", player=TargetId.of_player(_declarer(n, event)), attacks=attacks)
        for one in n.children.get(logged.parent or 0, ()):
            if isinstance(one.event, ev.Tapped) and "508.1f" in one.rules:
                n.fold(one, before)
    _with(before.args["attacks"], event.target, event.object)
    if "702.20b" in logged.rules and name_then(n, event.object, logged) == n.game.characteristics(event.object).name:
        _stays_untapped(before, event.object)


def _stays_untapped(step: Draft, attacker: ObjectId) -> None:
    """A remark on the creatures that don't become tapped by attacking (702.20b)."""
    said = next((one for one in step.notes if one.key == UNTAPPED), None)
    if said is None:
        said = Message(UNTAPPED, {"things": [], "count": 0})
        step.notes.append(said)
    said.args["things"].append(TargetId.of_object(attacker))
    said.args["count"] += 1


def _with(listed: Message, against: TargetId, creature: ObjectId) -> None:
    """One more creature that attacks or blocks something: "Bob with Grizzly Bears and Hill Giant"."""
    same = next((one for one in listed.args["items"] if one.args["against"] == against), None)
    if same is None:
        listed.args["items"].append(
            Message("against-with", {"against": against, "creatures": [TargetId.of_object(creature)]})
        )
    else:
        same.args["creatures"].append(TargetId.of_object(creature))


@tells(ev.AttackReselected)
def _reselected(n: Narrator, logged: Logged, event: ev.AttackReselected) -> None:
    n.step(logged, "tell-reselected", attacker=TargetId.of_object(event.object), target=event.target)


@tells(ev.BecamePlotted)
def _plotted(n: Narrator, logged: Logged, event: ev.BecamePlotted) -> None:
    n.step(logged, "tell-plotted", object=TargetId.of_object(event.object))


@tells(ev.BecameForetold)
def _foretold(n: Narrator, logged: Logged, event: ev.BecameForetold) -> None:
    n.step(logged, "tell-foretold", object=TargetId.of_object(event.object))


@tells(ev.NotBlocking)
def _not_blocking(n: Narrator, logged: Logged, event: ev.NotBlocking) -> None:
    n.step(logged, "tell-not-blocking", object=TargetId.of_object(event.object))


@tells(ev.Banded)
def _banded(n: Narrator, logged: Logged, event: ev.Banded) -> None:
    n.step(logged, "tell-banded", objects=TargetId.of_objects(event.objects))


@tells(ev.Exerted)
def _exerted(n: Narrator, logged: Logged, event: ev.Exerted) -> None:
    n.step(logged, "tell-exerted", player=TargetId.of_player(event.player), object=TargetId.of_object(event.object))


@tells(ev.BlockDeclared)
def _blocks(n: Narrator, logged: Logged, event: ev.BlockDeclared) -> None:
    if not event.declared:
        n.step(
            logged,
            "tell-put-blocking",
            blocker=TargetId.of_object(event.object),
            attacker=TargetId.of_object(event.attacker),
        )
        return
    before = n.steps[-1] if n.steps and n.steps[-1].key == "tell-block" else None
    player = TargetId.of_player(_declarer(n, event))
    if before is not None and before.events[0].parent == logged.parent and before.args["player"] == player:
        n.fold(logged, before)
    else:
        before = n.step(logged, "tell-block", player=player, blocks=Message("list", {"items": []}))
    _with(before.args["blocks"], TargetId.of_object(event.attacker), event.object)


@tells(ev.BecameBlocked, ev.BecameUnblocked)
def _blocked(n: Narrator, logged: Logged, event: ev.Event) -> None:
    if n.steps and n.steps[-1].key == "tell-block" and n.steps[-1].events[0].parent == logged.parent:
        n.fold(logged, n.steps[-1])
    elif isinstance(event, ev.BecameBlocked) and not event.blockers:
        n.step(logged, "tell-became-blocked", object=TargetId.of_object(event.object))


REMOVED, BY_CONTROL = "tell-removed-from-combat", "control"

REASONS_OF_REMOVAL = {
    "not a creature": "creature",
    "not a planeswalker": "planeswalker",
    "not a battle": "no-battle",
    "battle": "battle",
    "control": BY_CONTROL,
}
"""What of a permanent removes it from combat where no effect says so, by the reason of the event (506.4)."""


@tells(ev.RemovedFromCombat)
def _removed_from_combat(n: Narrator, logged: Logged, event: ev.RemovedFromCombat) -> None:
    """Why, and that it deals no combat damage."""
    why = REASONS_OF_REMOVAL.get(event.reason, "none")
    undealt = "true" if event.undealt else "false"
    draft = n.step(logged, REMOVED, object=[TargetId.of_object(event.object)], count=1, reason=why, undealt=undealt)
    draft.cite(["506.4"])


@tells(ev.FirstStrikeDamage)
def _first_strike(n: Narrator, logged: Logged, event: ev.FirstStrikeDamage) -> None:
    """There are two combat damage steps: the one that has begun is the first (510.4)."""
    n.begin_waiting()
    begun = n.steps[-1] if len(n.steps) > n.told else None
    if begun is not None and begun.key == "tell-step-begins":
        begun.key = FIRST_DAMAGE
        n.fold(logged, begun)
    else:
        n.step(logged, "tell-first-strike")
