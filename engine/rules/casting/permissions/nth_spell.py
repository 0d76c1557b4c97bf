"""The first spell of a kind cast in a turn, and the next (CR 610.5, 611.2f): what is said of them holds from the time
the spell is put onto the stack, and is looked for anew whenever something is."""

from __future__ import annotations

from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.permissions import nth_spell as ns
from engine.abilities.prohibitions.standing_rules import BeCountered
from engine.abilities.sentences import Does
from engine.abilities.verbs.attack_and_block import Cant
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.events import EffectBegins, SpellCast
from engine.rules.casting.casting import AS_PUT_ON_STACK
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import begin_effect, settle
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import OBJECTS, test_of
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.replacement.prevention import begin_rule
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
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
