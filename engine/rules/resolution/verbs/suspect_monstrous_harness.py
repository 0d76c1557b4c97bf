"""Designations by keyword actions: suspected, monstrous, harnessed; and who watches for actions (CR 701)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.abilities.base import Ability
from engine.abilities.conditions.designations import Designation, IsDesignated
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.prohibitions import combat as c
from engine.abilities.verbs import ForAsLongAs, GainAbilities
from engine.abilities.verbs import further_keyword_actions as d
from engine.events import Designated, EffectBegins, KeywordAction, ZoneChange
from engine.oracle.compile import abilities_meant
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.instructions.carrying_out import ACT, DO, Acted, objects_for
from engine.rules.permanents.designations import has_designation, permanents_among
from engine.rules.pipeline import ALONGSIDE, commit, happen
from engine.rules.triggers.events.watching import done_in, is_subject
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone

GOADED = looked_up(c.Goaded, begun=True)

# ---- suspected


@DO.register(d.Suspect)
def _suspect(game: Game, verb: d.Suspect, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One that is suspected already doesn't become so again (701.60a, 701.60d)."""
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    there = permanents_among(game, TargetId.of_objects(chosen))
    new = [i for i in there if not has_designation(game.objects[i], Designation.SUSPECTED)]
    yield from happen(game, [Designated(i, Designation.SUSPECTED.value) for i in new], "701.60a")
    return TargetId.of_objects(there)


@cache
def _suspicion() -> tuple[Ability, ...]:
    """What a suspected permanent has, read from its English (701.60c)."""
    return abilities_meant("Menace", "~ can't block.")


@ALONGSIDE.by("701.60c")
def _under_suspicion(game: Game, logged: list[Logged]) -> None:
    """For as long as it is suspected it has menace and can't block (701.60c)."""
    for one in logged:
        event = one.event
        if isinstance(event, Designated) and event.has and event.designation == Designation.SUSPECTED.value:
            with game.under(one):
                commit(game, [EffectBegins(suspicion(game, event.object))], "701.60c")


def suspicion(game: Game, suspect: ObjectId) -> Effect:
    """The effect on a suspected permanent (701.60c)."""
    it: TargetId = TargetId.of_object(suspect)
    frame = Frame(suspect, game.controller(suspect), results={0: [it]})
    while_so = ForAsLongAs(IsDesignated(It(antecedent=Antecedent(Role.RESULT, 0)), Designation.SUSPECTED))
    verbs = (GainAbilities(_suspicion()),)
    return new_effect(game, frame, verbs, (it,), while_so)


@ACT.register(d.NoLonger)
def _no_longer(game: Game, verb: d.NoLonger, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(701.60a)"""
    now = [i for i in permanents_among(game, subjects) if has_designation(game.objects[i], verb.designation)]
    yield from happen(game, [Designated(i, verb.designation.value, has=False) for i in now], "701.60a")
    return TargetId.of_objects(now)


@DO.register(d.Harness)
def _harness(game: Game, verb: d.Harness, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """If it isn't harnessed (701.64a-b)."""
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    there = permanents_among(game, TargetId.of_objects(chosen))
    new = [i for i in there if not has_designation(game.objects[i], Designation.HARNESSED)]
    yield from happen(game, [Designated(i, Designation.HARNESSED.value) for i in new], "701.64a")
    return TargetId.of_objects(new)


# ---- descriptions


@FITS.register(d.Marked)
def _marked(node: d.Marked) -> Test:
    def fits(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("designations")
        return has_designation(it, node.designation)

    return fits


@FITS.register(d.IsGoaded)
def _goaded(node: d.IsGoaded) -> Test:
    return lambda game, it, ch, frame: next(GOADED.said_of(game, it.target), None) is not None


# ---- what triggers watch for


@done_in(d.DoDeed, KeywordAction)
def _do_deed(game: Game, act: d.DoDeed, event: KeywordAction, frame: Frame) -> Iterable[int]:
    if event.action == act.deed.value:
        yield event.player


@done_in(d.DoOwnDeed, KeywordAction)
def _do_own_deed(game: Game, act: d.DoOwnDeed, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(701.44b, 701.50b)"""
    if event.action == act.deed.value:
        yield from event.objects[:1]


@done_in(d.ExploitOne, KeywordAction)
def _exploits(game: Game, act: d.ExploitOne, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.110b)"""
    if event.action == "exploit" and is_subject(game, act.what, event.objects[1], frame):
        yield event.objects[0]


@done_in(d.BecomeMarked, Designated)
def _becomes(game: Game, act: d.BecomeMarked, event: Designated, frame: Frame) -> Iterable[int]:
    if event.has and event.designation == act.designation.value:
        yield event.object


@done_in(d.PutIntoExile, ZoneChange)
def _into_exile(game: Game, act: d.PutIntoExile, event: ZoneChange, frame: Frame) -> Iterable[int]:
    if event.leaves and event.to is Zone.EXILE:
        yield event.object
