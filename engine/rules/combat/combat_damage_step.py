"""The combat damage steps: one, or two where a creature has first or double strike (CR 510)."""

from __future__ import annotations

from engine.events import Damage, FirstStrikeDamage
from engine.rules.combat.damage_assignment import assign_all, damage_of
from engine.rules.combat.removed_from_combat import notice_control, remove_from_combat
from engine.rules.continuous.owed_to_effects import keyword_given
from engine.rules.damage import deal
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import TargetId

STRIKES_FIRST = {"first strike": "702.7b", "double strike": "702.4b"}
"""The keywords with which creatures deal damage in the first of two combat damage steps, each with its rule."""


def needs_first_strike_step(game: Game) -> bool:
    """Whether the combat damage step that begins now is the first of two (510.4)."""
    combat = game.combat
    return not combat.first_strike_step and any(
        game.characteristics(i).has(keyword) for i in (*combat.attackers, *combat.blockers) for keyword in STRIKES_FIRST
    )


def combat_damage(game: Game) -> Gen[None]:
    """Combat damage is assigned, then all of it is dealt at the same time (510.1-510.2).

    If a creature in combat has first or double strike as the first step begins, only those creatures deal damage
    in it and a second combat damage step follows for the others and for those with double strike (510.4).
    """
    notice_control(game)
    remove_from_combat(game)
    combat = game.combat
    fighting = {*combat.attackers, *combat.blockers}
    first = needs_first_strike_step(game)
    if first:
        able = {i for i in fighting if any(game.characteristics(i).has(k) for k in STRIKES_FIRST)}
        later = [i for i in sorted(fighting - able) if damage_of(game, i)]
        twice = [i for i in sorted(able) if game.characteristics(i).has("double strike")]
        commit(game, [FirstStrikeDamage(tuple(sorted(able)), tuple(later), tuple(twice))], "510.4")
    elif combat.first_strike_step:
        able = {i for i in fighting if i not in combat.dealt_first or game.characteristics(i).has("double strike")}
        gone = TargetId.of_objects(i for i in combat.strike_later if i not in fighting)
        if gone:
            does_not_happen(game, "gone-before-striking", "702.7b", "510.4", creatures=gone, count=len(gone))
        once = TargetId.of_objects(i for i in combat.strike_twice if i not in fighting)
        if once:
            does_not_happen(game, "gone-before-second-strike", "702.4b", "510.4", creatures=once, count=len(once))
    else:
        able = fighting
    with game.because("510.1"):
        assignment = yield from assign_all(game, able)
    with game.because("510.2"):
        yield from deal(game, [_in_its_step(game, one, first) for one in assignment.damage()])


def _in_its_step(game: Game, damage: Proposal, first: bool) -> Proposal:
    """Damage with the keyword by which its source deals it in this step (702.4b, 702.7b); with double strike that it
    has been given since it dealt damage in the first (702.4d)."""
    assert isinstance(damage.event, Damage)
    source, combat = damage.event.source, game.combat
    ch = game.characteristics(source)
    if not first and source in combat.dealt_first and source not in combat.strike_twice:
        damage.rules = (*damage.rules, "702.4d")
        return damage
    two = first or combat.first_strike_step
    strikes = [rule for keyword, rule in STRIKES_FIRST.items() if ch.has(keyword)] if two else []
    damage.rules = (*damage.rules, *strikes)
    for keyword, rule in STRIKES_FIRST.items():
        if first and rule in strikes:
            damage.remarks += keyword_given(game, keyword, source, damage.event.target)
    return damage
