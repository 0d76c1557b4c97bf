"""What makes activated abilities cost more or less (CR 602.2b, 601.2f)."""

from __future__ import annotations

from engine.abilities import ability as ab
from engine.abilities.costs.activation_cost_changes import AbilitiesCost, AbilityKind
from engine.abilities.permissions.timing import MoreOrLess
from engine.abilities.prohibitions.cant_activate import ExceptMana
from engine.rules.casting.what_is_targeted import one_is
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.abilities_of_keywords import is_of_keyword
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.evaluate.for_each import count
from engine.rules.mana.production import is_mana_ability
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.mana_costs import ManaCost

ABILITIES_COST = looked_up(AbilitiesCost)


def change_total(game: Game, ability: ab.Activated, frame: Frame, total: ManaCost) -> tuple[tuple[ObjectId, ...], bool]:
    """Apply what is said of the ability's cost: increases first, then reductions (601.2f); first those that leave a
    mana to pay, as its player would. The other objects whose effects change it, and whether one of them that can't
    reduce it to less than one mana would have reduced it to less."""
    changes = [
        (node, int(node.mana.text.strip("{}")) * (count(game, node.per, there) if node.per is not None else 1), there)
        for node, standing in ABILITIES_COST.said(game)
        if _covers(game, node, ability, frame, there := standing.frame)
    ]
    by = dict.fromkeys(there.source for _, number, there in changes if number and there.source != frame.source)
    at_least_one = False
    total.change(sum(number for node, number, _ in changes if node.way is MoreOrLess.MORE))
    less = [(node, number) for node, number, _ in changes if node.way is MoreOrLess.LESS]
    for node, number in sorted(less, key=lambda one: not one[0].floor):
        most = max(0, total.generic + len(total.colored) - 1) if node.floor else number
        at_least_one = at_least_one or most < min(number, total.generic)
        total.change(-min(number, most))
    return (*by,), at_least_one


def _covers(game: Game, node: AbilitiesCost, ability: ab.Activated, frame: Frame, there: Frame) -> bool:
    if node.yours and frame.controller != there.controller:
        return False
    if node.unless is ExceptMana.MANA and is_mana_ability(ability):
        return False
    if node.of is not None and not is_subject(game, node.of, frame.source, there):
        return False
    if node.target is not None and not _targets(game, node, frame, there):
        return False
    return node.kind is AbilityKind.ACTIVATED or is_of_keyword(game, node.kind, ability, frame.source)


def _targets(game: Game, node: AbilitiesCost, frame: Frame, there: Frame) -> bool:
    """Before its targets are chosen it may yet cost less (601.2c, 601.2f)."""
    if not frame.targets:
        return node.way is MoreOrLess.LESS
    assert node.target is not None
    return one_is(game, {target for slot in frame.targets for target in slot}, (node.target,), there)
