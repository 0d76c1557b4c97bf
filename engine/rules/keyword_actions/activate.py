"""Activating abilities of a keyword, watched for (CR 701.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Activated, LoyaltyCost
from engine.abilities.costs.activation_cost_changes import AbilityKind
from engine.abilities.keyword_actions.activate import Activatable, ActivateKeyword, NotYetActivated
from engine.abilities.keywords.boast_exhaust_forecast_power_up import Before, Headed
from engine.events import AbilityActivated
from engine.oracle.keywords.expansion import rules_of
from engine.oracle.keywords.written_out import MEANINGS
from engine.rules.evaluate.abilities_of_keywords import is_of_keyword
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.state.frame import Frame
from engine.state.game import Game

_KINDS = {
    Activatable.CYCLING: AbilityKind.CYCLING,
    Activatable.EQUIP: AbilityKind.EQUIP,
    Activatable.NINJUTSU: AbilityKind.NINJUTSU,
}
"""Keywords that other texts name too, some of them with variants: "basic landcycling" is cycling."""


@done_in(ActivateKeyword, AbilityActivated)
def activates_keyword(game: Game, act: ActivateKeyword, event: AbilityActivated, frame: Frame) -> Iterable[int]:
    """(702.142b)"""
    subject = act.of is None or is_subject(game, act.of, event.object, frame)
    if subject and any(is_keyword_ability(game, word, event) for word in act.words):
        yield event.player


def is_keyword_ability(game: Game, word: Before | Activatable, event: AbilityActivated) -> bool:
    """Whether what was activated is an ability of that word."""
    ability = event.ability
    if word is Activatable.LOYALTY:
        return isinstance(ability, Activated) and any(isinstance(cost, LoyaltyCost) for cost in ability.costs)
    abilities = game.characteristics(event.object).abilities.all
    rules = rules_of(abilities, ability)
    if isinstance(word, Before):
        return any(one.word is word and one.rule in rules for one in abilities if isinstance(one, Headed))
    kind = _KINDS.get(word)
    return MEANINGS[word.value].rule in rules if kind is None else is_of_keyword(game, kind, ability, event.object)


@CONDITIONS.register(NotYetActivated)
def _not_yet_activated(game: Game, node: NotYetActivated, frame: Frame) -> bool:
    """One that is being activated has been begun (702.177b)."""
    game.look("turn")
    begun = game.this_turn(AbilityActivated)
    return all(frame.controller not in activates_keyword(game, node.act, event, frame) for event in begun)
