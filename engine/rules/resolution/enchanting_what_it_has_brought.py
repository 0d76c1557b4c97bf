"""A permanent on a described board that became attached to the creature that it put onto the battlefield itself
(CR 607.2c, 611.2c, 603.7a)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Triggered
from engine.abilities.base import Instruction
from engine.abilities.keyword_actions.attach import Attach
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.sentences import Does, Imperative
from engine.abilities.verbs.delayed_triggers import Later
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.begun_before import BEGUN_BEFORE
from engine.rules.resolution.verbs.delayed_triggers import delayed_trigger
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


@BEGUN_BEFORE.by("607.2c")
def _has_brought(game: Game, it: GameObject) -> Iterable[Effect]:
    """What its ability made of it as it entered, and what is to happen as it leaves."""
    host = game.now(it.attached_to.object) if it.attached_to is not None and it.attached_to.object else None
    if host is None or host.zone is not Zone.BATTLEFIELD:
        return
    for ability in it.base.abilities.all:
        if not isinstance(ability, Triggered) or ability.effect is None:
            continue
        parts = ability.effect.parts
        made_of_itself = [one for one in parts if isinstance(one, Does) and _is_about_itself(one)]
        brought = _brought(parts)
        if not made_of_itself or brought is None:
            continue
        game.assume("has-brought", object=it.target, what=host.target)
        frame = _frame(Frame(it.id, game.controller(it), ability), brought, host.target)
        for sentence in made_of_itself:
            yield new_effect(game, frame, sentence.verbs, (it.target,))
        for later in (one for one in parts if isinstance(one, Later)):
            game.set_up(delayed_trigger(game, later, frame))
        return


def _brought(parts: Iterable[Instruction]) -> Antecedent | None:
    """What a permanent attaches itself to that it puts onto the battlefield."""
    verbs = (verb for one in parts if isinstance(one, Imperative) for verb in one.verbs)
    to = (verb.to for verb in verbs if isinstance(verb, Attach) and isinstance(verb.what, This))
    return next((one.antecedent for one in to if isinstance(one, It)), None)


def _is_about_itself(sentence: Does) -> bool:
    it = sentence.subject
    return isinstance(it, It) and it.antecedent is not None and it.antecedent.role is Role.EVENT


def _frame(frame: Frame, brought: Antecedent, host: TargetId) -> Frame:
    """The values of the ability, with what it has put onto the battlefield."""
    if brought.role is Role.TARGET:
        frame.targets = [[host]]
    else:
        frame.results = {brought.index: [host]}
    return frame
