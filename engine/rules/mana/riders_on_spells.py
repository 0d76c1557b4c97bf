"""What mana makes of the spell that it is spent on (CR 106.6)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Activated
from engine.abilities.verbs import mana as ac
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.walk import found
from engine.events import ManaSpent, Marked, SpellCast
from engine.rules import costs
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import fits
from engine.rules.mana.production import activated_of, is_mana_ability
from engine.rules.mana.restrictions_on_spending import Purpose, may_pay, riders_of
from engine.rules.pipeline import commit
from engine.rules.triggers.reflexive_triggers import triggers_when_done
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Message,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


def marked_by_mana(game: Game, player: PlayerId, spell: GameObject, since: int) -> Gen[None]:
    """A spell on which mana was spent that makes something of it. Where mana is unlimited, the player says whether it
    comes from what could make it."""
    spent = (unit for event in game.happened(ManaSpent, since=since) for unit in event.units)
    known = {rider: game.mana_limits[rider] for unit in spent for rider in _riders(game, unit)}
    if any(_makes_so(limit) for limit, _ in known.values()):
        _mark(game, spell)
    for limit, source in known.values():
        if isinstance(limit, ac.WhenSpentOn) and source is not None:
            _spent_on(game, player, spell, limit, source)
    if known or game.players[player].mana_source != "any":
        return
    source, ability = _could_make_so(game, player, spell)
    if source is None or ability is None:
        return
    prompt = Message("spend-mana-of", {"source": TargetId.of_object(source), "object": spell.target})
    options = YES_NO
    if (yield Choice(player, "may", prompt, "106.6", options)) == ["yes"]:
        yield from _pay_beside_tapping(game, player, source, ability)
        _mark(game, spell)


def _pay_beside_tapping(game: Game, player: PlayerId, source: ObjectId, ability: Activated) -> Gen[None]:
    """What the mana ability costs beside tapping its permanent is paid for its mana (605.3a)."""
    if len(ability.costs) > 1:
        with game.because("605.3a"):
            yield from costs.pay(game, ability.costs, Frame(source, player, ability, to_act=True))


def _mark(game: Game, spell: GameObject) -> None:
    commit(game, [Marked(spell.id, replace(spell.memory, uncounterable=True))], "106.6")


def _riders(game: Game, unit: str) -> list[str]:
    """What is written on a unit of mana that restricts it or makes something of a spell."""
    return [rider for rider in unit.split("|")[1:] if rider in game.mana_limits]


def _spent_on(game: Game, player: PlayerId, spell: GameObject, limit: ac.WhenSpentOn, source: ObjectId) -> None:
    """However much of the mana of one source was spent on it, once (106.6)."""
    frame = Frame(source, player)
    if not fits(game, limit.group, spell, frame):
        return
    if limit.then is not None:
        frame.event = SpellCast(spell.id, player, Zone.HAND)
        with game.because("106.6"):
            triggers_when_done(game, limit.then, frame)
    elif limit.gains:
        with game.because("106.6"):
            begin_effect(game, (GainAbilities(limit.gains),), frame, [spell.target], limit.duration)
    else:
        _mark(game, spell)


def _makes_so(limit: ac.ManaLimit) -> bool:
    return isinstance(limit, ac.SpendOnly) and limit.made is ac.SpellMade.UNCOUNTERABLE


def _could_make_so(game: Game, player: PlayerId, spell: GameObject) -> tuple[ObjectId, Activated] | tuple[None, None]:
    """A permanent of the player's that could make such mana for this spell, by which ability."""
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller != player or it.tapped:
            continue
        for ability in activated_of(it, ch):
            if not isinstance(ability, Activated) or not is_mana_ability(ability):
                continue
            for limit in found(ability.effect, ac.SpendOnly, ac.WhenSpentOn):
                riders = riders_of(game, limit, Frame(it.id, player, ability))
                if _would_make_so(game, player, limit, spell) and may_pay(game, riders, Purpose(spell=spell.id)):
                    return it.id, ability
    return None, None


def _would_make_so(game: Game, player: PlayerId, limit: ac.ManaLimit, spell: GameObject) -> bool:
    if isinstance(limit, ac.WhenSpentOn):
        return limit.then is None and not limit.gains and fits(game, limit.group, spell, Frame(spell.id, player))
    return _makes_so(limit)
