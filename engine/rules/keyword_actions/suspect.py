"""Suspecting (CR 701.60)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.abilities.base import Ability
from engine.abilities.conditions.designations import Designation, IsDesignated
from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.keyword_actions.suspect import Suspect
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.events import Designated, EffectBegins
from engine.oracle.compile import abilities_meant
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.begun_before import BEGUN_BEFORE
from engine.rules.instructions.carrying_out import DO, Acted, objects_for
from engine.rules.permanents.designations import has_designation, permanents_among
from engine.rules.pipeline import ALONGSIDE, commit, happen
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject


@DO.register(Suspect)
def _suspect(game: Game, verb: Suspect, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
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


@BEGUN_BEFORE.by("701.60c")
def _suspected_before(game: Game, it: GameObject) -> Iterable[Effect]:
    if Designation.SUSPECTED.value in it.memory.designations:
        yield suspicion(game, it.id)


def suspicion(game: Game, suspect: ObjectId) -> Effect:
    """The effect on a suspected permanent (701.60c)."""
    it: TargetId = TargetId.of_object(suspect)
    frame = Frame(suspect, game.controller(suspect), results={0: [it]})
    while_so = ForAsLongAs(IsDesignated(It(antecedent=Antecedent(Role.RESULT, 0)), Designation.SUSPECTED))
    verbs = (GainAbilities(_suspicion()),)
    return new_effect(game, frame, verbs, (it,), while_so)
