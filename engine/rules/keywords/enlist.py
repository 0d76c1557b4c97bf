"""Enlist (CR 702.154)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.abilities.ability import Triggered
from engine.abilities.keywords.enlist import EnlistedPower
from engine.abilities.trigger_events import TriggerWord
from engine.abilities.verbs.delayed_triggers import DoingSo
from engine.events import Tapped
from engine.oracle.compile import ability_meant
from engine.rules.combat.declare_attackers import OPTIONAL_COSTS
from engine.rules.evaluate.evaluation import AMOUNTS
from engine.rules.pipeline import happen
from engine.rules.triggers.listening import BY_RULE
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame, Known
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.undetermined_numbers import determined


@cache
def _when_enlisted() -> Triggered:
    """The linked triggered ability (702.154a-b)."""
    text = "When ~ enters, ~ gets +X/+0 until end of turn, where X is the enlisted creature's power."
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    made = Triggered(TriggerWord.WHEN, DoingSo(made=True), ability.effect)
    BY_RULE[made] = ("702.154a",)
    return made


@AMOUNTS.register(EnlistedPower)
def _enlisted_power(game: Game, node: EnlistedPower, frame: Frame) -> int:
    assert frame.known.enlisted is not None
    return determined(game.characteristics(frame.known.enlisted).power)


@OPTIONAL_COSTS.by("702.154a")
def enlist(game: Game, player: PlayerId, attackers: Iterable[ObjectId]) -> Gen[None]:
    """For each instance up to one untapped creature that does not attack, and that has haste or has been there since
    the turn began, may be tapped as an optional cost to attack (508.1g, 702.154a, 702.154d)."""
    attacking = list(attackers)
    for attacker in attacking:
        for _ in game.characteristics(attacker).abilities.keyword("enlist"):
            able = [
                it
                for it in game.permanents()
                if "Creature" in (ch := game.characteristics(it)).types
                and ch.controller == player
                and not it.tapped
                and it.id not in attacking
                and (ch.has("haste") or not game.sick(it))
            ]
            if not able:
                continue
            prompt = Message("choose-enlisted", {"source": TargetId.of_object(attacker)})
            answer = yield Choice(player, "enlist", prompt, "702.154a", [Option.of(it.target) for it in able], 0, 1)
            for one in answer:
                tapped = one.object
                yield from happen(game, [Tapped(tapped)], "508.1g", "702.154a")
                frame = Frame(attacker, player, _when_enlisted(), known=Known(enlisted=tapped))
                game.note_triggered(PendingTrigger(attacker, player, _when_enlisted(), None, frame=frame))
