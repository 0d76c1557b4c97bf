"""Backup, enlist and firebending (CR 702.154, 702.165, 702.189)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.base import Ability
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.keywords.keyword_abilities import (
    AddCombatMana,
    EnlistedPower,
    Firebending,
    ModularSunburst,
    ShareAbilities,
    WardX,
)
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.trigger_events import TriggerWord
from engine.abilities.verbs.delayed_triggers import DoingSo
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.events import ManaAdded, Tapped
from engine.grammar.printer import print_value
from engine.oracle.compile import abilities_meant, ability_meant
from engine.oracle.keywords.definitions import MEANINGS
from engine.oracle.keywords.symbols import STANDS_FOR
from engine.rules.combat.declare_attackers import OPTIONAL_COSTS
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.rules.triggers.listening import BY_RULE
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

# ---- backup


def below(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities printed below backup, without backup itself (702.165a)."""
    places = [n for n, one in enumerate(abilities) if _is_backup(one)]
    return tuple(one for one in abilities[places[0] + 1 :] if not _is_backup(one)) if places else ()


def _is_backup(ability: Ability) -> bool:
    return isinstance(ability, Keyword) and ability.name.word == "backup"


@DO.register(ShareAbilities)
def _share(game: Game, verb: ShareAbilities, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Another creature gains what is printed on this one, whatever that has lost or gained since (702.165c-d)."""
    shared = below(game.find(frame.source).base.abilities.all)
    others = [t for t in things(game, verb.what, frame) if t != TargetId.of_object(frame.source)]
    if shared and others:
        begin_effect(game, (GainAbilities(shared),), frame, others, Until(TurnDuration.END_OF_TURN))
    return others
    yield


# ---- enlist


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
    return game.characteristics(frame.costs["enlisted"]).power or 0


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
                frame = Frame(attacker, player, _when_enlisted(), costs={"enlisted": tapped})
                game.pending.append(PendingTrigger(attacker, player, _when_enlisted(), None, frame=frame))


# ---- ward {X}


@STANDS_FOR.register(WardX)
def _ward(symbol: WardX) -> tuple[Ability, ...]:
    """The usual triggered ability, with an X that is what the keyword says (702.21a-b)."""
    (english,) = MEANINGS["ward"].english
    said = english.format(pays="pays {X}").removesuffix(".")
    return abilities_meant(f"{said}, where X is {print_value(symbol.amount)}.")


# ---- modular—sunburst


@STANDS_FOR.register(ModularSunburst)
def _modular(symbol: ModularSunburst) -> tuple[Ability, ...]:
    """On a noncreature permanent too it is +1/+1 counters (702.44c, 702.43a)."""
    enters = "~ enters with a +1/+1 counter on it for each color of mana spent to cast it."
    return abilities_meant(enters, MEANINGS["modular"].english[1])


# ---- firebending


@STANDS_FOR.register(Firebending)
def _firebending(symbol: Firebending) -> tuple[Ability, ...]:
    """(702.189a)"""
    if isinstance(symbol.count, Fixed):
        text = f"Whenever ~ attacks, add {symbol.count.value} {{R}} lasting until end of combat."
    else:
        text = (
            "Whenever ~ attacks, add an amount of {R} lasting until end of combat equal to "
            f"{print_value(symbol.count)}."
        )
    return abilities_meant(text)


@DO.register(AddCombatMana)
def _add(game: Game, verb: AddCombatMana, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    count = max(0, amount(game, verb.count, frame))
    added = [ManaAdded(p, "R" * count, frame.source, ("combat",)) for p in players] if count else []
    yield from happen(game, added, "106.4", "702.189a")
    return TargetId.of_players(players)
