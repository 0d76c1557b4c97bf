"""What an effect does instead where something is true (CR 608.2c, 614.15)."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from engine.abilities.base import Instruction, PlayerVerb, Ref
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.quantities.computed_amounts import ThatMuch, Twice
from engine.abilities.sentences import Does, If, Imperative
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.instead_where import AddsInstead, CreatesInstead, DealsInstead, Instead
from engine.abilities.verbs.mana_of_color_range import AddManaWithin
from engine.abilities.walk import found, replaced
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.object_phrases import things
from engine.rules.evaluate.true_conditions import which_of_two
from engine.rules.instructions.carrying_out import CHOICES
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.mana.production import PRODUCES
from engine.rules.resolution.shared_durations import for_a_while
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(DealsInstead)
def _deals_instead(game: Game, node: DealsInstead, frame: Frame) -> Gen[None]:
    """The same damage, in another amount (614.15); "that much" is as much as it would have been."""
    first = node.first
    verb = first.verbs[0]
    assert isinstance(verb, DealDamage)
    with which_of_two(game, node.condition, frame) as met:
        if not met:
            yield from perform(game, first, frame)
        elif node.amount is None:
            yield from perform(game, replace(first, verbs=(replace(verb, amount=Twice(verb.amount)),)), frame)
        else:
            result = Antecedent(Role.RESULT, first.step)
            would = {one for one in found(node.amount, ThatMuch) if one.antecedent == result}
            deals = reduce(lambda so_far, one: replaced(so_far, one, verb.amount), would, node.amount)
            yield from perform(game, replace(first, verbs=(replace(verb, amount=deals),)), frame)


@PERFORM.register(CreatesInstead)
def _creates_instead(game: Game, node: CreatesInstead, frame: Frame) -> Gen[None]:
    """The same tokens, in another number (614.15)."""
    first = node.first
    *before, verb = first.verbs
    made: PlayerVerb = replace(verb, count=node.count)  # type: ignore[type-var]
    with which_of_two(game, node.condition, frame) as met:
        yield from perform(game, replace(first, verbs=(*before, made)) if met else first, frame)


@PERFORM.register(AddsInstead)
def _adds_instead(game: Game, node: AddsInstead, frame: Frame) -> Gen[None]:
    """The same mana, in another amount (614.15)."""
    yield from perform(game, replace(node.first, verbs=(_adds(game, node, frame),)), frame)


@PRODUCES.register(AddsInstead)
def _would_add(game: Game, node: AddsInstead, frame: Frame) -> tuple[str, int | None]:
    verb = _adds(game, node, frame)
    return PRODUCES[type(verb)](game, verb, frame)


def _adds(game: Game, node: AddsInstead, frame: Frame) -> AddManaWithin:
    (verb,) = node.first.verbs
    assert isinstance(verb, AddManaWithin)
    return replace(verb, count=node.count) if holds(game, node.condition, frame) else verb


@PERFORM.register(Instead)
def _instead(game: Game, node: Instead, frame: Frame) -> Gen[None]:
    """One or the other (614.15). "Those creatures" are those that the first would have been about."""
    first, then = node.first, node.then
    enough = isinstance(first, If) and holds(game, first.condition, frame)  # what is smaller does it
    with which_of_two(game, node.condition, frame, also_if_not=not enough) as met:
        if not met:
            yield from perform(game, first, frame)
            _spoken_of_alike(first, then, frame)
            return
        if isinstance(first, Does) and isinstance(first.subject, Ref) and type(first.subject) not in CHOICES:
            frame.results[first.step] = things(game, first.subject, frame)
        if isinstance(first, Does) and first.duration is not None:
            then = for_a_while(then, first.duration)
        yield from perform(game, then, frame)


def _spoken_of_alike(first: Instruction, then: Instruction, frame: Frame) -> None:
    """ "Those cards" behind it: whichever of the two it was."""
    if isinstance(first, Imperative) and isinstance(then, Imperative) and len(first.verbs) == len(then.verbs) == 1:
        frame.results[then.step] = frame.results.get(first.step, [])
