"""The first spell of a kind cast in a turn, and the next (CR 610.5, 611.2f): what is said of them holds from the time
the spell is put onto the stack, and is looked for anew whenever something is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.permissions import nth_spell as ns
from engine.abilities.prohibitions.cant_be_countered import BeCountered
from engine.abilities.sentences import Does
from engine.abilities.verbs.attack_and_block import Cant
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.events import EffectBegins, Event, SpellCast, ZoneChange
from engine.rules.casting.casting import AS_PUT_ON_STACK
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import begin_effect, settle
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import OBJECTS, test_of
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.rules.replacement.prevention import begin_rule
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

GAIN_AS_CAST = looked_up(ns.GainAsCast)


def _cast_in_order(game: Game, group: Group, frame: Frame, since: int) -> list[ObjectId]:
    """The spells of a kind that "you" have cast from a place of the log on, the one being cast behind them."""
    player, test = frame.controller, test_of(group)
    cast = [event.object for event in game.happened(SpellCast, since=since) if event.player == player]
    on_stack = [it for it in game.in_zone(Zone.STACK) if it.kind is Kind.CARD and it.controller == player]
    known = {event.object for event in game.happened(SpellCast)}
    cast += [it.id for it in on_stack if it.id not in known]
    return [i for i in cast if test(game, game.find(i), game.characteristics(i), frame)]


@OBJECTS.register(ns.NthSpell)
def _nth(game: Game, ref: ns.NthSpell, frame: Frame) -> list[ObjectId]:
    found = _cast_in_order(game, ref.group, frame, game.turn_began_at)
    return [i for i in found[ref.number - 1 : ref.number] if i in game.objects]


@OBJECTS.register(ns.NextSpell)
def _next(game: Game, ref: ns.NextSpell, frame: Frame) -> list[ObjectId]:
    found = _cast_in_order(game, ref.group, frame, frame.known.since)
    return [i for i in found[:1] if i in game.objects]


def cast_since(game: Game, ref: ns.NextSpell, frame: Frame) -> bool:
    """Whether such a spell has been cast since the effect began that waits for the next (611.2f)."""
    return bool(_cast_in_order(game, ref.group, frame, frame.known.since))


def _waiting(game: Game, frame: Frame) -> Frame:
    return frame.apart(since=len(game.log))


@PERFORM.register(ns.NextCosts)
def _next_costs(game: Game, node: ns.NextCosts, frame: Frame) -> Gen[None]:
    """Amounts are worked out as the effect begins (608.2h)."""
    with game.because("611.2f"):
        begin_rule(game, node.what, _waiting(game, frame))
    return
    yield


@PERFORM.register(ns.CostsMeanwhile)
def _costs_meanwhile(game: Game, node: ns.CostsMeanwhile, frame: Frame) -> Gen[None]:
    """Amounts are worked out as the effect begins (608.2h)."""
    begin_rule(game, node.what, frame, lasting=node.duration.when)
    return
    yield


@PERFORM.register(ns.CostThisTurn)
def _cost_this_turn(game: Game, node: ns.CostThisTurn, frame: Frame) -> Gen[None]:
    """Of whatever comes to be such a spell (611.2c); amounts are worked out as the effect begins (608.2h)."""
    begin_rule(game, node.what, frame)
    return
    yield


@PERFORM.register(ns.UncounterableThisTurn)
def _uncounterable(game: Game, node: ns.UncounterableThisTurn, frame: Frame) -> Gen[None]:
    """Of whatever comes to be such a spell (611.2c)."""
    cant = Does(node.subject, (Cant(BeCountered()),), Until(TurnDuration.THIS_TURN))
    yield from perform(game, cant, frame)


def wait_for_spell(game: Game, what: Does, frame: Frame) -> None:
    """ "The next spell you cast this turn has improvise": the effect waits for the spell, for this turn (611.2f)."""
    verbs = tuple(settle(game, verb, frame) for verb in what.verbs)
    made = new_effect(game, _waiting(game, frame), verbs, None, Until(TurnDuration.THIS_TURN), what)
    commit(game, [EffectBegins(made)], "611.2f")


@AS_PUT_ON_STACK.by("610.5")
def _gain(game: Game, player: PlayerId, spell: GameObject) -> None:
    """What a spell gains as it is cast it keeps on the battlefield (610.5, 400.7b)."""
    for node, standing in GAIN_AS_CAST.said(game):
        fits = test_of(node.group)(game, spell, game.characteristics(spell), standing.frame)
        if standing.frame.controller == player and fits:
            with game.because("610.5"):
                begin_effect(game, (GainAbilities(node.abilities),), standing.frame, [spell.target], None)


# ---- the next spell returns as it resolves


@PERFORM.register(ns.NextSpellReturns)
def _next_returns(game: Game, node: ns.NextSpellReturns, frame: Frame) -> Gen[None]:
    """It waits for the spell, for this turn (611.2f)."""
    made = new_effect(game, _waiting(game, frame), (), None, Until(TurnDuration.THIS_TURN), node)
    commit(game, [EffectBegins(made)], "611.2f")
    return
    yield


@replaces(ZoneChange, by="614.1a")
def _returns(game: Game, event: Event) -> Iterable[Replacement]:
    """Only as it resolves, not where it is countered or has no legal target left (608.2n)."""
    assert isinstance(event, ZoneChange)
    if event.cause != "resolved" or event.to is not Zone.GRAVEYARD:
        return
    for effect in game.effects:
        node, frame = effect.statement, effect.frame
        if isinstance(node, ns.NextSpellReturns) and _first_from_hand(game, node, frame) == event.object:
            label = Message(
                "sends-elsewhere",
                {"object": TargetId.of_object(event.object), "source": TargetId.of_object(frame.source)},
            )
            key = ("next spell returns", event.object, effect.timestamp)
            yield Replacement(key, frame.source, label, ("614.1a",), _into_hand)


def _first_from_hand(game: Game, node: ns.NextSpellReturns, frame: Frame) -> ObjectId | None:
    cast = (game.find(i) for i in _cast_in_order(game, node.what.group, frame, frame.known.since))
    made = (it.id for it in cast if it.announced is not None and it.announced.cast_from is Zone.HAND)
    return next(made, None)


@simply
def _into_hand(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, to=Zone.HAND)]
