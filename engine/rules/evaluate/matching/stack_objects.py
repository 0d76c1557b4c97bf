"""Descriptions of what is on the stack, by what it is and by what it targets (CR 113.9, 115.9)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities import ability as ab
from engine.abilities.nouns import stack_objects as st
from engine.rules.evaluate.evaluation import FITS, Test, test_of
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

_KINDS: dict[st.AbilityKind, tuple[type, ...]] = {
    st.AbilityKind.ACTIVATED: (ab.Activated,),
    st.AbilityKind.TRIGGERED: (ab.Triggered,),
}


@FITS.register(st.AbilityOnStack)
def _ability(node: st.AbilityOnStack) -> Test:
    kinds = _KINDS.get(node.kind, (object,))
    return lambda game, it, ch, frame: (
        it.zone is Zone.STACK and it.on_stack is not None and isinstance(it.on_stack.ability, kinds)
    )


def chosen_targets(it: GameObject) -> list[TargetId]:
    """Everything chosen as a target of a spell or ability, once for each time it was (115.9a)."""
    return [target for slot in it.announced.targets for target in slot] if it.announced is not None else []


def _aims(it: GameObject, only: bool, fits: Callable[[TargetId], bool]) -> bool:
    """Whether one of its targets fits, as it is now; and whether nothing else was chosen, where that is asked
    (115.9b-c)."""
    different = set(chosen_targets(it))
    return (not only or len(different) == 1) and any(fits(target) for target in different)


@FITS.register(st.TargetsThis)
def _targets_this(node: st.TargetsThis) -> Test:
    only = node.only is st.Only.ONLY
    return lambda game, it, ch, frame: _aims(
        it, only, lambda target: target == TargetId.of_object(frame.source) and frame.source in game.objects
    )


@FITS.register(st.TargetsYou)
def _targets_you(node: st.TargetsYou) -> Test:
    only = node.only is st.Only.ONLY
    return lambda game, it, ch, frame: _aims(it, only, lambda target: target == TargetId.of_player(frame.controller))


@FITS.register(st.TargetsOne)
def _targets_one(node: st.TargetsOne) -> Test:
    only, test = node.said is st.OneOf.ONLY_ONE, test_of(node.group)

    def fits(game: Game, target: TargetId, frame: object) -> bool:
        aimed_at = game.now(target.object) if target.object is not None else None
        return aimed_at is not None and test(game, aimed_at, game.characteristics(aimed_at), frame)  # type: ignore[arg-type]

    return lambda game, it, ch, frame: _aims(it, only, lambda target: fits(game, target, frame))


@FITS.register(st.WithSingleTarget)
def _single(node: st.WithSingleTarget) -> Test:
    return lambda game, it, ch, frame: len(chosen_targets(it)) == 1
