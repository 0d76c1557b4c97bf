"""Phasing out and in (CR 502.1, 702.26)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords import phasing as ph
from engine.abilities.keywords.phasing import PhaseIn
from engine.abilities.verbs.attack_and_block import Cant
from engine.events import (
    EffectBegins,
    EffectEnds,
    Event,
    PhasedIn,
    PhasedOut,
    Tapped,
)
from engine.rules.combat.removed_from_combat import remove_from_combat
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import objects
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import AFTERWARDS, commit, propose
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.pipeline.not_happening import by_effect_of, does_not_happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    ObjectId,
    PlayerId,
    TargetId,
    objects_in,
)
from engine.state.memory import EffectMemory
from engine.state.objects import GameObject
from engine.state.zones import Zone

GOES_ALONG = {"Aura", "Equipment", "Fortification"}
"""What phases out, and in, together with what it is attached to (702.26g)."""


def untap_step(game: Game) -> Gen[None]:
    """The active player's permanents with phasing phase out, and at the same time what phased out under that player's
    control phases in (502.1, 702.26a)."""
    active = game.turn.active
    seen = [(it, game.characteristics(it)) for it in game.permanents()]
    leaving = [it.id for it, ch in seen if ch.controller == active and ch.has("phasing")]
    events = [*_out(game, leaving), *_in(game, {active, *game.turn.passed_over})]
    commit(game, (yield from propose(game, events)), "502.1", "702.26a")
    remove_from_combat(game)


def phase_out(game: Game, ids: Iterable[ObjectId], *rules: str) -> Gen[list[ObjectId]]:
    """These permanents phase out, with what is attached to them (702.26b, 702.26g); which did so directly."""
    events = _out(game, ids)
    along = ("702.26g",) if any(isinstance(one, PhasedOut) and one.host is not None for one in events) else ()
    logged = commit(game, (yield from propose(game, events)), *rules, *along)
    remove_from_combat(game)
    return [one.event.object for one in logged if isinstance(one.event, PhasedOut) and one.event.host is None]


def _out(game: Game, ids: Iterable[ObjectId]) -> list[Event]:
    """What phases out, by whom it was controlled, and with what each goes along (702.26g-h)."""
    present = {it.id: it for it in game.permanents()}
    direct = [i for i in dict.fromkeys(ids) if i in present]
    hosts: dict[ObjectId, ObjectId] = {}
    going = set(direct)
    while more := {i for i, it in present.items() if i not in hosts and _goes_along(game, it, going)}:
        hosts |= {i: ObjectId(_host(present[i]) or 0) for i in more}
        going |= more
    return [PhasedOut(i, game.controller(i), hosts.get(i)) for i in present if i in going]


def _goes_along(game: Game, it: GameObject, going: set[ObjectId]) -> bool:
    return _host(it) in going and not GOES_ALONG.isdisjoint(game.characteristics(it).subtypes)


def _in(game: Game, players: set[PlayerId]) -> list[Event]:
    """What phased out directly under the control of one of the players, with what went along with it (702.26c,
    702.26g); of a player who has left, once their turn would have begun (702.26n)."""
    out = {it.id: it for it in game.in_zone(Zone.BATTLEFIELD) if it.phased_out}
    return _with_company(
        out,
        {
            i
            for i, it in out.items()
            if _went_with(it, out) is None
            and _under(it) in players
            and it.memory.phased_out_until is None
            and not _kept_out(game, it)
        },
    )


CANT = looked_up(Cant, begun=True)


def _kept_out(game: Game, it: GameObject) -> bool:
    """Whether an effect says that it can't phase in (101.2)."""
    by = next(
        (said.frame.source for cant, said in CANT.said_of(game, it.target) if isinstance(cant.what, PhaseIn)), None
    )
    if by is not None:
        does_not_happen(game, "does-not-phase-in", "101.2", what=it.target, by=by_effect_of(by))
    return by is not None


def _with_company(out: dict[ObjectId, GameObject], coming: set[ObjectId]) -> list[Event]:
    """These phase in, with what went along with them (702.26g)."""
    while more := {i for i, it in out.items() if i not in coming and _went_with(it, out) in coming}:
        coming |= more
    return [PhasedIn(i) for i in sorted(coming)]


def _went_with(it: GameObject, out: dict[ObjectId, GameObject]) -> ObjectId | None:
    """What it phased out with; on a board that begins with it, what it is attached to, if that is phased out too."""
    if it.memory.phased_under is not None:
        return it.memory.phased_with
    host = _host(it)
    return host if host in out else None


def _under(it: GameObject) -> int:
    """Who controlled it when it phased out (702.26a)."""
    under = it.memory.phased_under
    return it.controller if under is None else under


def _host(it: GameObject) -> ObjectId | None:
    return it.attached_to.object if it.attached_to is not None else None


# ---- until something leaves the battlefield


@PERFORM.register(ph.PhaseOutUntil)
def _out_until(game: Game, node: ph.PhaseOutUntil, frame: Frame) -> Gen[None]:
    """Nothing phases out if what was to leave has left already (610.4b-c)."""
    leavers = [i for i in objects(game, node.leaver, frame) if _is_there(game, i)]
    going = objects(game, node.what, frame) if leavers else []
    gone = yield from phase_out(game, going, "610.4", "702.26b")
    frame.done = bool(gone)
    if not gone:
        return
    affected: tuple[TargetId, ...] = tuple(TargetId.of_object(i) for i in gone)
    memory = EffectMemory(phased_until_these_leave=tuple(leavers), phases_in_tapped=node.tapped)
    commit(game, [EffectBegins(new_effect(game, frame, (), affected, memory=memory))], "610.4")


def _is_there(game: Game, object_id: ObjectId) -> bool:
    it = game.now(object_id)
    return it is not None and it.zone is Zone.BATTLEFIELD


@AFTERWARDS.by("610.4")
def _back_in(game: Game) -> Gen[None]:
    """Right after the event they phase in, all at once (610.4, 610.4d); not what has phased in since (610.4a)."""
    ending = [e for e in game.effects if any(not _is_there(game, i) for i in e.memory.phased_until_these_leave)]
    if not ending:
        return
    rules = ("610.4", "610.4d") if len(ending) > 1 else ("610.4",)
    commit(game, [EffectEnds(e) for e in ending], *rules)
    out = {it.id: it for it in game.in_zone(Zone.BATTLEFIELD) if it.phased_out}
    coming = {
        i: e
        for e in ending
        for i in objects_in(e.affected or ())
        if i in out and out[i].memory.phased_out_until == e.timestamp
    }
    back = yield from propose(game, _with_company(out, set(coming)))
    tapped = [Proposal(Tapped(i)) for i, e in coming.items() if e.memory.phases_in_tapped and not out[i].tapped]
    commit(game, [*back, *tapped], *rules)


@ACT.register(ph.PhaseOut)
def _phase_out(game: Game, verb: ph.PhaseOut, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(702.26b)"""
    gone = yield from phase_out(game, objects_in(subjects), "702.26b")
    frame.done = bool(gone)
    return TargetId.of_objects(gone)


@done_in(ph.PhasesOut, PhasedOut)
def _phases_out(game: Game, act: ph.PhasesOut, event: PhasedOut, frame: Frame) -> Iterable[int]:
    """(603.10b)"""
    return (event.object,)


@done_in(ph.PhasesIn, PhasedIn)
def _phases_in(game: Game, act: ph.PhasesIn, event: PhasedIn, frame: Frame) -> Iterable[int]:
    return (event.object,)
