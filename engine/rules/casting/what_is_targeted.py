"""What a spell targets, once they have been announced (CR 115, 601.2c, 601.2f)."""

from __future__ import annotations

from engine.abilities.base import CostPart, Ref, Who
from engine.abilities.conditions.what_is_targeted import MoreForTargets, Targets
from engine.rules.casting.announcing import BY_CHOICES
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import CONDITIONS, is_player, objects
from engine.rules.evaluate.event_verbs import is_subject
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import Announcement, GameObject


def _targets(it: GameObject) -> set[TargetId]:
    return {target for slot in it.announced.targets for target in slot} if it.announced is not None else set()


def one_is(game: Game, targets: set[TargetId], what: tuple[Ref | Who, ...], frame: Frame) -> bool:
    """Whether one of some targets is one of those that are described."""
    return any(_is(game, target, one, frame) for target in targets for one in what)


def _is(game: Game, target: TargetId, one: Ref | Who, frame: Frame) -> bool:
    if isinstance(one, Who):
        return target.player is not None and is_player(one)(game, target.player, frame)
    return target.object is not None and is_subject(game, one, target.object, frame)


@CONDITIONS.register(Targets)
def _targets_it(game: Game, node: Targets, frame: Frame) -> bool:
    """While a spell is being cast its targets are known before its cost is determined (601.2c, 601.2f)."""
    its = {target for i in objects(game, node.subject, frame) for target in _targets(game.find(i))}
    return one_is(game, its, node.what, frame)


MORE_FOR_TARGETS = looked_up(MoreForTargets)


@BY_CHOICES.by("601.2f")
def _for_further_targets(game: Game, spell: GameObject, made: Announcement) -> tuple[str, tuple[CostPart, ...]]:
    """Each different target beyond the first makes the spell cost more (601.2f)."""
    further = max(0, len({target for slot in made.targets for target in slot}) - 1)
    more = [node.mana.text for node, _ in MORE_FOR_TARGETS.own(game, spell)]
    return "".join(more) * further, ()
