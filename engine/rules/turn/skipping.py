"""What the turn asks of effects that skip parts of it or hand a player over to another (CR 500.11, 614.10, 723)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.verbs.skip import MaySkip, PlayersSkip, Skipped, SkippedByAll, SkipsStep, Unit
from engine.events import ExtraTurnAdded, PartSkipped, PlayerControlled
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import holds
from engine.rules.instructions.performing import perform
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.resolution.verbs.take_extra_turn import kept_from_extra_turns
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Message,
)
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.turn import Step

MAY_SKIP = looked_up(MaySkip)

FIRST_STEP = {
    Step.UNTAP: Unit.UNTAP,
    Step.UPKEEP: Unit.UPKEEP,
    Step.DRAW: Unit.DRAW,
    Step.BEGINNING_OF_COMBAT: Unit.COMBAT,
}
"""What is skipped by skipping from this step on."""


def skips(game: Game, step: Step) -> bool:
    """Whether the active player skips the step, or the phase that begins with it; a skip is used up by that."""
    turn, unit = game.turn, FIRST_STEP.get(step)
    if unit is None or (turn.active, unit.value) not in turn.skips:
        return False
    commit(game, [PartSkipped(turn.active, unit.value)], "614.10")
    return True


def skips_turn(game: Game, player: PlayerId, extra: bool) -> bool:
    """Whether a player skips the turn that would begin now (614.10)."""
    if extra and kept_from_extra_turns(game, player):
        commit(game, [PartSkipped(player, Unit.TURN.value, once=False)], "614.10")
        return True
    if (player, Unit.TURN.value) not in game.turn.skips:
        return False
    commit(game, [PartSkipped(player, Unit.TURN.value)], "614.10")
    return True


def is_declined(game: Game, player: PlayerId, unit: Unit | None) -> Gen[bool]:
    """Whether a player takes up an offer to skip the turn or step that would begin now. What they do for it is the
    first thing that happens in the next that really begins (614.10b)."""
    for node, where in list(MAY_SKIP.said(game)):
        if unit is None or node.unit is not unit or where.frame.controller != player:
            continue
        if node.condition is not None and not holds(game, node.condition, where.frame):
            continue
        what = Message("unit-" + unit.value.replace(" ", "-"))
        prompt = Message("may-skip", {"source": TargetId.of_object(where.frame.source), "unit": what})
        answer = yield Choice(player, "may", prompt, "614.10b", YES_NO)
        if answer == ["yes"]:
            commit(game, [_skipped(player, unit, where.frame.source)], "614.10")
            game.turn.put_off(node.then, where.frame)
            return True
    return False


def do_what_is_due(game: Game) -> Gen[None]:
    """Do what players had to do for skipping what would have come before (614.10b)."""
    for instruction, frame in game.turn.take_due():
        with game.because("614.10b"):
            yield from perform(game, instruction, replace(frame, results={}))


def control(game: Game, player: PlayerId) -> None:
    """A turn begins: whoever was to control its player does so until the next turn begins (723.1)."""
    by = game.turn.to_control.get(player)
    if by is not None and not game.players[by].left:
        commit(game, [PlayerControlled(player, by)], "723.1", "723.5")
    for _ in range(game.turn.to_have_another.count(player)):
        number = 1 + len(game.happened(ExtraTurnAdded))
        commit(game, [ExtraTurnAdded(player, number, was_told=True)], "500.7")


SKIPS_STEP = looked_up(SkipsStep)
PLAYERS_SKIP = looked_up(PlayersSkip)


SKIPPED = {Skipped.DRAW: Step.DRAW, Skipped.UNTAP: Step.UNTAP, Skipped.UPKEEP: Step.UPKEEP}


SKIPPED_BY_ALL = {
    SkippedByAll.DRAW: Step.DRAW,
    SkippedByAll.UNTAP: Step.UNTAP,
    SkippedByAll.UPKEEP: Step.UPKEEP,
}


def skips_each_turn(game: Game, step: Step) -> bool:
    """Whether the active player skips a step in each of their turns (614.10)."""
    active = game.turn.active
    own = [where for node, where in SKIPS_STEP.said(game) if SKIPPED[node.step] is step]
    by = [where.frame.source for where in own if where.frame.controller == active]
    by += [where.frame.source for node, where in PLAYERS_SKIP.said(game) if SKIPPED_BY_ALL[node.steps] is step]
    if by:
        commit(game, [_skipped(active, FIRST_STEP[step], *by)], "614.10")
    return bool(by)


def _skipped(player: PlayerId, unit: Unit, *by: ObjectId) -> Proposal:
    """That a player skips it by effects that go on."""
    return Proposal(PartSkipped(player, unit.value, once=False), changed_by=tuple(dict.fromkeys(by)))
